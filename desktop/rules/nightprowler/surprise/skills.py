"""The parts of a surprise that share out points and answer choices (I.C, II)."""

import random
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from desktop.rules.nightprowler.character.choices import accepts, complete, every_key
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Choice, Derived
from desktop.rules.nightprowler.character.skill_rules import limits
from desktop.rules.nightprowler.commands import creation as commands
from desktop.rules.nightprowler.creation.steps import checked
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Character, Skills
from desktop.rules.nightprowler.edits.apply import edit
from desktop.rules.nightprowler.edits.numbers import with_points
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.surprise.words import SPECIALISATIONS
from desktop.rules.nightprowler.tables.effects import ArtId
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.system import Edited

MOST = 16
"""No surprise raises a skill beyond this."""


@dataclass
class Filling:
    """A character being filled, with the caller's generator."""

    tables: Tables
    settings: Settings
    rng: random.Random
    character: Character
    _known: tuple[Character, Derived] | None = None

    def do(self, command: msgspec.Struct) -> bool:
        """Apply a command; False when it is refused, which changes nothing."""
        result = edit(self.tables, self.character, self.settings, command)
        if isinstance(result, Edited) and isinstance(result.document, Character):
            self.character = result.document
            return True
        return False

    def derived(self) -> Derived:
        """What follows from the character as it is now, worked out once."""
        if self._known is None or self._known[0] is not self.character:
            known = derive(self.tables, self.character, self.settings)
            self._known = (self.character, known)
        return self._known[1]


def answer(filling: Filling, step: str) -> bool:
    """Answer every choice of a step that is not answered; False when one cannot be."""
    able = True
    tried: set[str] = set()
    while True:
        derived = filling.derived()
        open_choices = (
            choice
            for choice in derived.choices
            if choice.step == step
            and choice.id not in tried
            and not complete(choice, filling.character.choices.get(choice.id, ()))
        )
        choice = next(open_choices, None)
        if choice is None:
            return able
        tried.add(choice.id)
        values = _values(filling, choice, derived)
        able = able and len(values) == choice.count
        filling.do(commands.Answer(choice.id, values))


def _values(filling: Filling, choice: Choice, derived: Derived) -> tuple[str, ...]:
    offered: list[str] = []
    for value, _ in choice.options:
        skill, specialisation = split_key(value)
        if specialisation == ANY:
            offered += [skill_key(skill, each) for each in SPECIALISATIONS.get(skill, ())]
        else:
            offered.append(value)
    offered = [value for value in dict.fromkeys(offered) if accepts(choice, value)]
    if not offered:
        return ()
    if choice.repeatable:
        return tuple(filling.rng.choices(offered, k=choice.count))
    filling.rng.shuffle(offered)
    if choice.id.endswith((".lower", ".source")):
        # What loses points had better survive the loss.
        totals = {view.key: view.value.total for view in derived.skills}
        offered.sort(key=lambda value: -totals.get(value, 0))
    return tuple(offered[: choice.count])


def characteristics(filling: Filling) -> None:
    """Share the campaign's points, each characteristic within its span, the main one favoured.

    What is placed stays and the rest is filled; where nothing is left, all of it is shared anew.
    """
    creation, rng = filling.settings.creation, filling.rng
    least, placed = creation.characteristic_min, filling.character.characteristics
    points = {str(one): max(least, placed.of(one)) for one in CHARACTERISTICS}
    if sum(points.values()) >= creation.characteristic_points:
        points = dict.fromkeys(points, least)
    left = creation.characteristic_points - sum(points.values())
    main = filling.derived().main
    while left > 0:
        able = [one for one in CHARACTERISTICS if points[one] < creation.characteristic_max]
        if not able:
            break
        one = rng.choice([*able, main] if main in able else able)
        points[one] += 1
        left -= 1
    values = filling.character.characteristics
    for one in CHARACTERISTICS:
        values = with_points(values, one, points[one])
    filling.character = replace(filling.character, characteristics=values)


def skills(filling: Filling) -> None:
    """Answer what traits ask of skills, then open a few and raise what is held.

    What is opened and raised stays while points are left; else they are all shared anew.
    """
    if filling.derived().skill_points.total < filling.settings.creation.raise_cost:
        filling.character = replace(filling.character, skills=Skills())
    _hold_what_traits_need(filling)
    answer(filling, "skills")
    creation = filling.settings.creation
    for _ in range(filling.rng.randint(0, 2)):
        if filling.derived().skill_points.total >= creation.opening_cost:
            _open_one(filling, None)
    _raise(filling)


def _open_one(filling: Filling, arts: tuple[ArtId, ...] | None) -> bool:
    """Open one more skill, of some Arts or any."""
    derived = filling.derived()
    keys = [
        key
        for key in every_key(filling.tables)
        if split_key(key)[1] != ANY
        and (arts is None or filling.settings.arts.of(key) in arts)
        and not ((view := derived.skill(key)) and view.opened)
    ]
    return bool(keys) and filling.do(commands.OpenSkill(filling.rng.choice(keys)))


def _hold_what_traits_need(filling: Filling) -> None:
    """Open skills until those that lower or move points find enough of them (I.C.4,
    NP-TRAIT-NAIN-EVEIL-TARDIF, NP-TRAIT-ELFE-SENS-PRATIQUE)."""
    sheet = checked(filling.tables, filling.character, filling.settings, filling.derived())
    needs: list[tuple[tuple[ArtId, ...], int]] = []
    for cause in sheet.causes:
        if lower := cause.effects.lower:
            needs.append((lower.arts, lower.count))
        if transfer := cause.effects.transfer:
            needs += [(transfer.source_arts, 1), (transfer.target_arts, 1)]
    for arts, count in needs:
        for _ in range(count):
            held = [
                view.key
                for view in filling.derived().skills
                if view.opened and filling.settings.arts.of(view.key) in arts
            ]
            if len(held) >= count or not _open_one(filling, arts):
                break


def _raise(filling: Filling) -> None:
    """Spend the points left on skills that are held, below every limit of creation."""
    sheet = checked(filling.tables, filling.character, filling.settings, filling.derived())
    limit = limits(sheet.causes)
    room: dict[str, int] = {}
    for view in sheet.derived.skills:
        if view.opened:
            capped = limit is not None and view.limited
            room[view.key] = (limit.cap if limit and capped else MOST) - view.value.total
    for cause in sheet.causes:
        effects = cause.effects
        caps = {cap.skill: cap.maximum for cap in effects.skill_caps}
        if effects.kit_max is not None:
            caps |= dict.fromkeys(filling.character.kits.professional, effects.kit_max)
        for key, most in caps.items():
            view = sheet.derived.skill(key)
            if key in room and view:
                room[key] = min(room[key], most - view.value.total)
    left = sheet.derived.skill_points.total // filling.settings.creation.raise_cost
    raised = dict(filling.character.skills.raised)
    while left > 0 and (able := [key for key, points in room.items() if points > 0]):
        key = filling.rng.choice(able)
        room[key] -= 1
        raised[key] = raised.get(key, 0) + 1
        left -= 1
    after = replace(filling.character.skills, raised=raised)
    filling.character = replace(filling.character, skills=after)
