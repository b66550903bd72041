"""Edits of memory traits, answers, overrides, and the end of creation (I.C.4)."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.nightprowler.character.choices import legal
from desktop.rules.nightprowler.character.fortune import prison_stays
from desktop.rules.nightprowler.commands.creation import (
    AddTrait,
    Answer,
    FinishCreation,
    MemoryCommand,
    RemoveTrait,
    SetTraitText,
)
from desktop.rules.nightprowler.creation.steps import cost, problems
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Character, TraitPick
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.edits.numbers import with_points
from desktop.rules.overrides import Restore, Waive, overridden, withdrawn
from desktop.rules.progress import blocking
from desktop.rules.system import Edited, Refused


def edit_memory(editing: Editing, command: MemoryCommand) -> Edited | Refused:
    """Apply a command of this module."""
    match command:
        case AddTrait():
            return _add(editing, command)
        case RemoveTrait(pick):
            return _remove(editing, pick)
        case SetTraitText(pick, text):
            return _set_text(editing, pick, text)
        case Answer(choice, values):
            return _answer(editing, choice, values)
        case Waive(rule, reason):
            return _override(editing, rule.strip(), reason.strip())
        case Restore(rule):
            return _withdraw(editing, rule)
        case FinishCreation():
            return _finish(editing)


def _add(editing: Editing, command: AddTrait) -> Edited | Refused:
    """Buy a trait. What it breaks (balance, exclusion) is a problem that the GM may override."""
    if command.trait not in editing.tables.traits:
        return refuse("np.problem.unknown-trait", id=command.trait)
    taken = {pick.id for pick in editing.character.traits}
    pick, number = command.id or command.trait, 1
    while pick in taken:
        if command.id:
            return refuse("edit.id-taken")
        number += 1
        pick = f"{command.trait}-{number}"
    traits = (*editing.character.traits, TraitPick(pick, command.trait, command.text))
    name = editing.tables.trait(command.trait).name
    return done(replace(editing.character, traits=traits), "np.edit.trait-added", name=name)


def _name(editing: Editing, pick: TraitPick) -> str:
    """A trait's name; its id when the tables do not know it."""
    known = pick.trait in editing.tables.traits
    return editing.tables.trait(pick.trait).name if known else pick.trait


def _remove(editing: Editing, id: str) -> Edited | Refused:
    traits = editing.character.traits
    found = next((pick for pick in traits if pick.id == id), None)
    if found is None:
        return refuse("edit.no-such-entry")
    # Only the first of that id: a damaged file may hold two.
    place = traits.index(found)
    after = replace(editing.character, traits=(*traits[:place], *traits[place + 1 :]))
    return done(after, "np.edit.trait-removed", name=_name(editing, found))


def _set_text(editing: Editing, id: str, text: str) -> Edited | Refused:
    traits = editing.character.traits
    found = next((pick for pick in traits if pick.id == id), None)
    if found is None:
        return refuse("edit.no-such-entry")
    named = tuple(replace(pick, text=text) if pick is found else pick for pick in traits)
    after = replace(editing.character, traits=named)
    return done(after, "np.edit.trait-text", name=_name(editing, found))


def _answer(editing: Editing, id: str, values: tuple[str, ...]) -> Edited | Refused:
    """Answer a choice that is asked now, wholly or in part; no value takes the answer back."""
    choice = next((one for one in editing.derived.choices if one.id == id), None)
    if choice is None:
        return refuse("np.edit.no-such-choice")
    if len(values) > choice.count:
        return refuse("np.edit.too-many-values", count=choice.count)
    if legal(choice, values) != values:
        return refuse("np.edit.value-not-offered")
    answers = {key: answer for key, answer in editing.character.choices.items() if key != id}
    if values:
        answers[id] = values
    after = replace(editing.character, choices=answers)
    return done(after, "np.edit.answered", title=choice.title)


def _override(editing: Editing, rule: str, reason: str) -> Edited | Refused:
    held = overridden(editing.character.overrides, rule, reason)
    if isinstance(held, Refused):
        return held
    after = replace(editing.character, overrides=held)
    return done(after, "np.edit.overridden", rule=rule, reason=reason)


def _withdraw(editing: Editing, rule: str) -> Edited | Refused:
    held = withdrawn(editing.character.overrides, rule)
    if isinstance(held, Refused):
        return held
    return done(replace(editing.character, overrides=held), "np.edit.withdrawn", rule=rule)


def _finish(editing: Editing) -> Edited | Refused:
    """End creation (I): no broken rule may be left unless overridden. The maxima of creation are
    settled in points, and the pools filled (II.C.2, NP-PROGRESSION-TOKENS-START; III.G,
    NP-CRASSE-START)."""
    tables, character, settings = editing.tables, editing.character, editing.settings
    if character.created:
        return refuse("np.edit.already-created")
    left = blocking(problems(tables, character, settings, editing.derived))
    if left:
        reasons = tuple(problem.text for problem in left)
        return refuse("np.edit.creation-blocked", count=len(left), problems=reasons)
    stays = prison_stays(character, settings)
    given = settings.creation
    now = character.pools
    spent = cost(tables, character, settings)
    pools = replace(
        now,
        heroism_spent=0,
        couronnes=now.couronnes or max(0, editing.derived.capital.total - spent),
        jetons=(now.jetons or given.jetons) + sum(stay.effects.jetons for stay in stays),
        crasse=(now.crasse or given.crasse) + sum(stay.effects.crasse for stay in stays),
    )
    after = replace(_settled(editing), created=True, pools=pools)
    return done(after, "np.edit.created", name=character.name)


def _settled(editing: Editing) -> Character:
    """The character with what a maximum of creation took already taken from its points, so that
    the value stays when the maximum no longer holds (I.C.4, NP-TRAIT-VETERAN)."""
    character = editing.character
    after = Editing(editing.tables, replace(character, created=True), editing.settings).derived
    points = character.characteristics
    for one in CHARACTERISTICS:
        capped = editing.derived.characteristics[one].total
        excess = after.characteristics[one].total - capped
        if excess > 0:
            points = with_points(points, one, points.of(one) - excess)
    return replace(character, characteristics=points)
