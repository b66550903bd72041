"""What techniques demand of their target before the dice (IV.B.4)."""

from desktop.rules.nightprowler.fight.events import Asked
from desktop.rules.nightprowler.fight.parts import Query, Question
from desktop.rules.nightprowler.fight.stance import technique
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import Mastery
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.terms import target_modifier
from desktop.rules.nightprowler.tables.load import Tables


def demand(tables: Tables, story: Story) -> None:
    """Ask every target who can pay to escape a malus whether he does (NP-TECHNIQUE-COURTES-
    ATTAQUE-SURPRISE, NP-TECHNIQUE-HAST-CHARGE, NP-TECHNIQUE-HAST-MUR)."""
    for foe in story.state.fighters:
        own = technique(tables, foe.choice)
        if own is None or foe.choice is None or not own.target_avoid_ph or not foe.able:
            continue
        target = story.state.find(foe.choice.target)
        if target is not None and payable(tables, story.state, target, foe):
            question = Question(Query.AVOID, target.id, price=own.target_avoid_ph, foe=foe.id)
            story.tell(Asked(question=question))


def payable(tables: Tables, state: State, target: Fighter, foe: Fighter) -> bool:
    """Whether a target who rolls is under a malus that he can afford to pay off; PH are for wounds
    alone with a weapon of an incompatible family."""
    own = technique(tables, foe.choice)
    return (
        own is not None
        and target.choice is not None
        and state.acts(target)
        and target.heroism >= own.target_avoid_ph
        and target.arm.mastery is not Mastery.INCOMPATIBLE
        and target_modifier(tables, state, target, foe, own) < 0
    )
