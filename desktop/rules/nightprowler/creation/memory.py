"""Checks of memory traits, points de Mémoire and unanswered choices (I.C.4)."""

from collections import Counter
from collections.abc import Iterator

from desktop.rules.message import say
from desktop.rules.nightprowler.character.choices import complete
from desktop.rules.nightprowler.character.fortune import prison_stays
from desktop.rules.nightprowler.creation.problem import Checked, advice, broken
from desktop.rules.nightprowler.tables.rule_ids import rule_of
from desktop.rules.system import Problem

STEP = "traits"


def memory_problems(checked: Checked) -> Iterator[Problem]:
    """Traits bought: known, payable, not exclusive, with the words they need (I.C.4)."""
    tables, character = checked.tables, checked.character
    counts: Counter[str] = Counter()
    for pick in character.traits:
        if pick.trait not in tables.traits:
            text = say("np.problem.unknown-trait", id=pick.trait)
            yield broken("NP-TRAIT-TYPES", STEP, text)
            continue
        trait = tables.trait(pick.trait)
        counts[trait.id] += 1
        if tables.is_free(trait.id):
            text = say("np.problem.trait-not-bought", name=trait.name)
            yield broken("NP-TRAIT-TYPES", STEP, text)
        if counts[trait.id] > 1:
            yield advice(rule_of(trait.id), STEP, say("np.problem.trait-twice", name=trait.name))
        if trait.effects.needs_text and not pick.text.strip():
            wanted = trait.effects.needs_text
            text = say("np.problem.trait-text", name=trait.name, wanted=wanted)
            yield advice(rule_of(trait.id), STEP, text)
    yield from _exclusive(checked)
    balance = checked.derived.memory.total
    if balance < 0:
        text = say("np.problem.memory", balance=balance)
        yield broken("NP-TRAIT-PM-SIGN", STEP, text)
    yield from _branch_advice(checked)


def _exclusive(checked: Checked) -> Iterator[Problem]:
    """At most one trait of each exclusive group (I.C.4, NP-TRAIT-EXCLUSIVE-GROUP)."""
    groups: dict[str, dict[str, str]] = {}
    for pick in checked.character.traits:
        if pick.trait in checked.tables.traits:
            trait = checked.tables.trait(pick.trait)
            if trait.exclusive_group:
                groups.setdefault(trait.exclusive_group, {})[trait.id] = trait.name
    for names in groups.values():
        if len(names) > 1:
            text = say("np.problem.exclusive", names=", ".join(names.values()))
            yield broken("NP-TRAIT-EXCLUSIVE-GROUP", STEP, text)


def _branch_advice(checked: Checked) -> Iterator[Problem]:
    """Traqué leads to the Spadassins (I.C.4, NP-TRAIT-RACE-TRAQUE): a warning only."""
    branch = checked.character.identity.branch
    for cause in checked.causes:
        advised = cause.effects.branch_advice
        if advised and branch in checked.tables.branches and branch != advised:
            wanted = checked.tables.branch(advised).name
            text = say("np.problem.branch-advice", name=cause.name, branch=wanted)
            yield advice(cause.source, "branch", text)


def choice_problems(checked: Checked) -> Iterator[Problem]:
    """Choices without a whole legal answer, and answers that nothing asks for."""
    answers = checked.character.choices
    asked = {choice.id for choice in checked.derived.choices}
    for choice in checked.derived.choices:
        if not complete(choice, answers.get(choice.id, ())):
            text = say("np.problem.unanswered", title=choice.title, count=choice.count)
            yield broken(choice.rule or "NP-MEMORY-STEPS", choice.step, text)
    for id in answers:
        if id not in asked:
            yield advice("NP-MEMORY-STEPS", STEP, say("np.problem.answer-unused", id=id))


def reputation_problems(checked: Checked) -> Iterator[Problem]:
    """Réputations and contacts that traits and prison give and the sheet does not hold yet (I.C.4,
    NP-TRAIT-EVENT-CATASTROPHE, NP-TRAIT-EVENT-COUP-JUTEUX, NP-TRAIT-CONTACT); a Jeunot has no
    negative one (NP-TRAIT-JEUNOT)."""
    character = checked.character
    if character.created:
        return
    effects = [cause.effects for cause in checked.causes]
    stays = [stay.effects for stay in prison_stays(character, checked.settings)]
    positive = sum(one.reputation_positive for one in (*effects, *stays))
    negative = sum(one.reputation_negative for one in (*effects, *stays))
    if any(one.no_negative_reputation for one in effects):
        negative = 0
        if any(not one.positive for one in character.reputations):
            yield advice("NP-TRAIT-JEUNOT", STEP, say("np.problem.no-negative-reputation"))
    missing = positive - sum(one.positive for one in character.reputations)
    if missing > 0:
        text = say("np.problem.reputation-positive", count=missing)
        yield advice("NP-TRAIT-EVENT-COUP-JUTEUX", STEP, text)
    missing = negative - sum(not one.positive for one in character.reputations)
    if missing > 0:
        text = say("np.problem.reputation-negative", count=missing)
        yield advice("NP-TRAIT-EVENT-CATASTROPHE", STEP, text)
    missing = sum(one.contacts for one in (*effects, *stays)) - len(character.contacts)
    if missing > 0:
        yield advice("NP-TRAIT-CONTACT", STEP, say("np.problem.contacts", count=missing))
