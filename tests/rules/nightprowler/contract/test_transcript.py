"""A whole contract as a window shows it, read once and kept."""

from desktop.rules.nightprowler.contract import commands as c
from desktop.rules.nightprowler.contract.state import Counting, Unit
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.contract.work import Work, burglar
from tests.rules.outline import kept
from tests.rules.transcript import transcript


def play(rules: Rules) -> Work:
    """Three burglars on a task of several days: an attempt taken back, PH, a disaster, one who is
    knocked out, one who leaves, success at last."""
    work = Work(rules)
    work.run(work.rules.join("a", 0, burglar(ph=3), "Isabeau", "7"))
    work.run(work.rules.join("b", 0, burglar(commerce=14), "Corvin", ""))
    work.run(work.rules.join("c", 0, burglar(ph=1), "Corvin", ""))
    work.run(c.TakeTask(task=rules.tables.contract_examples.ids()[-1]))
    work.run(c.SetTerms(threshold=14, most=4, period=2, unit=Unit.DAY, counting=Counting.PERIODS))
    work.run(c.Announce(skill="cambriole"))
    work.run(c.Announce(skill="discretion"))
    work.run(c.Announce(skill="discretion", on=False))
    work.run(c.Begin())
    work.run(c.Elapse(amount=1))
    work.run(c.Announce(skill="commerce"))
    work.run(c.Elapse(amount=1))
    work.run(
        c.Try(fighter="a", skill="cambriole", heroism=2, modifier=-3, explanation="au rossignol")
    )
    work.run(c.Try(fighter="b", skill="commerce"))
    work.run(c.Withdraw(fighter="b"))
    work.run(c.Try(fighter="b", skill="commerce", modifier=1))
    work.roll(a=11, b=14)
    work.run(work.rules.correct_pool("c", "heroism", 0, "oubli"))
    work.run(work.rules.correct_box("c", "vitalite", 1, True, "une tuile"))
    work.run(c.Elapse(amount=4))
    work.roll(a=20, c=1)
    work.run(work.rules.remove("c", "prend peur"))
    work.run(work.rules.remove("b", ""))
    work.roll(a=5)
    work.run(c.Elapse(amount=2))
    work.roll(a=9)
    work.run(c.Close())
    return work


def broken(rules: Rules) -> Work:
    """A contract without periods, which the MJ breaks."""
    work = Work(rules)
    work.run(work.rules.join("a", 0, burglar(), "Isabeau", ""))
    work.run(c.SetTerms(threshold=8, most=2))
    work.run(c.Announce(skill="cambriole"))
    work.run(c.Begin())
    work.roll(a=13)
    work.run(c.Break(reason="le garde s’éveille"))
    return work


def used_up(rules: Rules) -> Work:
    """A contract whose rolls are used up."""
    work = Work(rules)
    work.run(work.rules.join("a", 0, burglar(), "Isabeau", ""))
    work.run(c.TakeTask(size=rules.tables.contract_sizes.ids()[0]))
    work.run(c.Announce(skill="discretion"))
    work.run(c.Begin())
    work.roll("discretion", a=1)
    work.roll("discretion", a=1)
    work.run(c.Close())
    return work


def test_contracts_are_shown_as_before(rules: Rules) -> None:
    for name, made in (("several", play), ("broken", broken), ("used-up", used_up)):
        work = made(rules)
        shown = transcript(work.rules, work.rules.blank(rules.settings), work.entries)
        assert shown == kept(f"nightprowler-contract-{name}-shown", shown)
