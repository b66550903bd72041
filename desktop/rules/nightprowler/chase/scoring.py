"""The end of a turn: points gathered, who escapes, who is caught, and what is left of the chase
(VI.B.1)."""

from collections.abc import Sequence

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.nightprowler.chase.apply import Story
from desktop.rules.nightprowler.chase.events import Fated, QuarrySet, Restarted, Scored
from desktop.rules.nightprowler.chase.moves import MASCARADE, TRAQUE
from desktop.rules.nightprowler.chase.opposing import hidden
from desktop.rules.nightprowler.chase.state import FUGITIVE, Fate, Phase, Runner, State
from desktop.rules.nightprowler.tables.load import Tables


def settle(tables: Tables, story: Story) -> None:
    """End a turn whose rolls are made and judged: points first, then manœuvres, then goals."""
    for runner in story.state.runners:
        if runner.running and runner.roll is not None and runner.gain is not None:
            label = say("np.chase.term.turn", turn=story.state.round, what=runner.roll.label)
            score = runner.score.plus(label, runner.gain.total, "NP-CHASE-TURN")
            if score != runner.score:
                story.tell(Scored(fighter=runner.id, score=score))
    for runner in story.state.pursuers():
        _shadow(story, runner)
    for runner in story.state.fugitives():
        if _blends_in(runner) or hidden(story.state, runner):
            story.tell(Fated(fighter=runner.id, fate=Fate.ESCAPED))
    for runner in story.state.fugitives():
        _reach(tables, story, runner)
    for runner in story.state.fugitives():
        if runner.choice is not None and runner.choice.move == MASCARADE and not _blends_in(runner):
            _restart(story, runner)
    conclude(story, Phase.RESULT)


def conclude(story: Story, phase: Phase) -> None:
    """Give pursuers another prey, end the chase where nobody is left to run, else go to `phase`.

    Contact stays open, for a fight may follow (NP-CHASE-SWITCH-TO-COMBAT); an escape closes the
    chase.
    """
    for runner in story.state.runners:
        if runner.side == FUGITIVE and runner.fate is Fate.RUNNING and not runner.removed:
            _overtake(story, runner)
    prey = story.state.fugitives()
    if not story.state.pursuers():
        for runner in prey:
            _left_alone(story, runner)
    elif prey:
        known = {each.id for each in prey}
        for pursuer in story.state.pursuers():
            if pursuer.quarry not in known:
                story.tell(QuarrySet(fighter=pursuer.id, quarry=prey[0].id))
        if story.state.phase is not phase:
            story.enter(phase)
        return
    caught = any(each.fate is Fate.CAUGHT and not each.removed for each in story.state.runners)
    story.enter(Phase.CONTACT if caught else Phase.CLOSED)


def _overtake(story: Story, prey: Runner) -> None:
    """A fugitive who can run no more is in the hands of whoever runs after him."""
    pursuers = story.state.pursuers(prey.id)
    if prey.able or not pursuers:
        return
    story.tell(Fated(fighter=prey.id, fate=Fate.CAUGHT, other=_best(pursuers).id))
    for each in pursuers:
        story.tell(Fated(fighter=each.id, fate=Fate.CONTACT, other=prey.id))


def _shadow(story: Story, pursuer: Runner) -> None:
    """Traque (VI.B.2.a, NP-CHASE-TRAQUE): forgotten, he follows his prey to where it goes; seen, he
    has lost it for good."""
    if pursuer.choice is None or pursuer.choice.move != TRAQUE or pursuer.roll is None:
        return
    fate = Fate.SHADOWING if pursuer.roll.success else Fate.LOST
    story.tell(Fated(fighter=pursuer.id, fate=fate, other=pursuer.quarry))


def _blends_in(runner: Runner) -> bool:
    """Mascarade (VI.B.2.c, NP-CHASE-MASCARADE): a success ends the chase at once."""
    masked = runner.choice is not None and runner.choice.move == MASCARADE
    return masked and runner.roll is not None and runner.roll.success


def _reach(tables: Tables, story: Story, prey: Runner) -> None:
    """The goal (VI.B.1, NP-CHASE-GOAL): more points than 16. Both sides in one turn: the greater
    total wins, equal ones go on (NP-CHASE-SIMULTANEOUS-FINISH)."""
    goal = tables.constants.poursuite_but_depasser
    bar = max(goal, prey.points)
    pursuers = story.state.pursuers(prey.id)
    reaching = [each for each in pursuers if each.points > bar]
    if reaching:
        story.tell(Fated(fighter=prey.id, fate=Fate.CAUGHT, other=_best(reaching).id))
        for each in reaching:
            story.tell(Fated(fighter=each.id, fate=Fate.CONTACT, other=prey.id))
    elif prey.points > goal and all(each.points < prey.points for each in pursuers):
        story.tell(Fated(fighter=prey.id, fate=Fate.ESCAPED))


def _restart(story: Story, prey: Runner) -> None:
    """A failed Mascarade (NP-CHASE-MASCARADE): back to 0, leads included, for both sides."""
    runners = (prey.id, *(each.id for each in story.state.pursuers(prey.id)))
    score = start(say("np.chase.term.restart", turn=story.state.round), 0, "NP-CHASE-MASCARADE")
    story.tell(Restarted(fighter=prey.id, runners=runners, score=score))


def _left_alone(story: Story, prey: Runner) -> None:
    """A fugitive whom nobody runs after any more: shadowed by whoever tracks him, else away."""
    shadow = tracker(story.state, prey)
    fate = Fate.ESCAPED if shadow is None else Fate.SHADOWED
    story.tell(Fated(fighter=prey.id, fate=fate, other="" if shadow is None else shadow.id))


def tracker(state: State, prey: Runner) -> Runner | None:
    """Who follows a fugitive unseen, or None."""
    for each in state.runners:
        if each.able and each.fate is Fate.SHADOWING and each.quarry == prey.id:
            return each
    return None


def _best(runners: Sequence[Runner]) -> Runner:
    return max(runners, key=_points)


def _points(runner: Runner) -> int:
    return runner.points
