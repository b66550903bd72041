"""The questions about what is done out of combat, or for free."""

from collections.abc import Mapping

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Text, say
from desktop.rules.system import Refused
from desktop.rules.warhammer.arms import IMPROVISED, in_hand
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.fight import doing, sums
from desktop.rules.warhammer.fight.commands import Do
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.limbs import cannot_hold
from desktop.rules.warhammer.tables.tables import Tables


def do_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """What is done out of combat, or for free."""
    options = tuple(
        Option(each, doing_name(tables, each), doing.illegal(tables, state, one, each))
        for each in (*doing.OUT_OF_COMBAT, *doing.FREE)
    )
    fields = [AskField("what", say("wh.fight.field.what"), options)]
    fields.extend(_taking(tables, one))
    for name, action, among in (
        ("reloaded", doing.RELOAD, doing.unloaded(tables, one)),
        (
            "released",
            doing.RELEASE,
            tuple(each for each in one.document.weapons if each.hand.value != "rangee"),
        ),
    ):
        if among:
            fields.append(
                AskField(
                    name,
                    say("wh.fight.field.weapon"),
                    tuple(
                        Option(each.id, sums.arm_of(tables, one.document, each.id).name)
                        for each in among
                    ),
                    default=among[0].id,
                    when=(f"what={action}",),
                )
            )
    lengths = (
        Option("1", say("wh.fight.length.half")),
        Option("2", say("wh.fight.length.whole")),
    )
    fields.append(
        AskField(
            "length",
            say("wh.fight.field.length"),
            lengths,
            default="2",
            when=tuple(f"what={each}" for each in doing.LONG),
        )
    )
    fields.append(
        AskField(
            "halves",
            say("wh.fight.field.halves"),
            least=1,
            most=doing.MOST_HALVES,
            default="2",
            when=(f"what={doing.SKILL}",),
        )
    )
    return Ask(
        id=f"do:{one.id}",
        actor=one.id,
        title=say("wh.fight.ask.do", name=one.name),
        fields=tuple(fields),
        optional=True,
    )


def _taking(tables: Tables, one: Fighter) -> tuple[AskField, AskField]:
    """What is taken, with the hands that it wants and that are free by themselves."""
    stowed = doing.stowed(one)
    found = {each.id: sums.arm_of(tables, one.document, each.id) for each in stowed}
    names = [Option(id, each.name) for id, each in found.items()]
    names.append(Option(IMPROVISED, tables.shields.get(IMPROVISED).name))
    busy = {each.hand for each in in_hand(one.document)}
    hands = tuple(
        Option(
            each.value,
            say(f"wh.fight.hand.{each.value}"),
            cannot_hold(one.document, each),
        )
        for each in (Hand.RIGHT, Hand.LEFT, Hand.BOTH)
    )
    free = [
        each.value
        for each in (Hand.RIGHT, Hand.LEFT)
        if each not in busy and cannot_hold(one.document, each) is None
    ]
    first = found.get(names[0].value)
    default = Hand.BOTH.value if first is not None and first.hands == 2 else (*free, "droite")[0]
    if any(each.value == default and each.why_not is not None for each in hands):
        default = (*free, "droite")[0]
    when = (f"what={doing.TAKE}",)
    label = say("wh.fight.field.weapon")
    return (
        AskField("taken", label, tuple(names), default=names[0].value, when=when),
        AskField("hand", say("wh.fight.field.hand"), hands, default=default, when=when),
    )


def doing_name(tables: Tables, action: str) -> Text:
    """How something out of combat is called."""
    if action in tables.other_actions:
        return tables.other_actions.get(action).name
    if action in tables.free_actions:
        return tables.free_actions.get(action).name
    return say(f"wh.fight.action.{action}")


def do_command(fighter: str, values: Mapping[str, str]) -> Do | Refused:
    """What the values of `do_ask` make."""
    what = values.get("what", "")
    fields = {doing.TAKE: "taken", doing.RELOAD: "reloaded", doing.RELEASE: "released"}
    length = values.get("halves" if what == doing.SKILL else "length", "2")
    if not length.isdecimal():
        return Refused(say("wh.fight.why.value"))
    timed = what in (*doing.LONG, doing.SKILL)
    return Do(
        fighter=fighter,
        action=what,
        weapon=values.get(fields[what], "") if what in fields else "",
        hand=values.get("hand", "droite") if what == doing.TAKE else "",
        halves=int(length) if timed else 0,
    )
