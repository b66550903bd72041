"""From a prepared encounter to a fight with everybody placed, and from a fight back to a plan."""

import re

import msgspec

from desktop.rules.document import Loaded
from desktop.rules.errors import known
from desktop.rules.fightview import FighterView
from desktop.rules.message import Message, say
from desktop.rules.quick_entry import copy_names
from desktop.rules.system import Struct, System
from desktop.rules.table.state import Cue, Recruit, Wave
from desktop.services.bestiary import Bestiary
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk, changed, read_document
from desktop.services.encounter_absent import absence
from desktop.services.encounter_plan import EncounterPlan, Line
from desktop.services.fights import Fights
from desktop.services.handover import Entrant
from desktop.services.names import distinct
from desktop.services.originals import as_json
from desktop.services.parties import Parties
from desktop.services.rehearsal import Rehearsal
from desktop.services.rolled import roll_for

replace = msgspec.structs.replace
_MANY = 3
"""As many copies as this begin as one row of the order."""
_NUMBERED = re.compile(r"(.*\S) \d+", re.DOTALL)


class LeftOut(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who could not come: `character` is "" for a party and for copies, `fight` the one
    that has him, "" when nothing has."""

    character: str
    name: str
    side: int
    reason: Message
    fight: str = ""


class _Cast(msgspec.Struct, kw_only=True):
    """Who comes, while they are gathered; `lines` tells whose line each fighter is of."""

    entrants: list[Entrant]
    lines: dict[str, str]
    left_out: list[LeftOut]

    def of(self, line: str) -> tuple[str, ...]:
        """The fighters of a line."""
        return tuple(fighter for fighter, its in self.lines.items() if its == line)

    def reasons(self) -> tuple[Message, ...]:
        """Why each of those who are left out is."""
        return tuple(one.reason for one in self.left_out)


class Mustering:
    """Gathers the people of a plan and places them."""

    def __init__(self, desk: Desk, parties: Parties, bestiary: Bestiary, fights: Fights) -> None:
        self._desk = desk
        self._parties = parties
        self._bestiary = bestiary
        self._fights = fights

    def start(
        self, plan: EncounterPlan, name: str, campaign: str, initiator: str
    ) -> tuple[str, tuple[LeftOut, ...], ChangeSet]:
        """Begin a fight; its id, who could not come, and what changed, which the caller tells.

        Raises `KnownError` when nobody can come.
        """
        cast_ = self._present(plan, campaign)
        automatic = {one.id for one in plan.lines if one.rolled}
        rolled = [one for one, line in cast_.lines.items() if line in automatic]
        with self._desk.transaction():
            session, touched = self._fights.muster(plan.system, name, campaign, cast_.entrants)
            roll_for(self._desk.store.preferences, rolled)
            groups, waves = self._groups(plan, cast_), self._waves(plan, cast_, campaign)
            touched |= session.handover.prepare(groups, waves, _cues(plan, cast_))
            touched |= session.handover.begin_if_ready(frozenset(rolled))
        self._fights.keep(session)
        change = ChangeSet(
            initiator=initiator,
            characters=touched,
            fights=frozenset((session.id,)),
            library=True,
        )
        return session.id, tuple(cast_.left_out), change

    def rehearsal(self, plan: EncounterPlan, campaign: str) -> Rehearsal | None:
        """What the fight that `start` would begin is simulated from; nothing begins.

        Raises `KnownError` when nobody can come.
        """
        cast_ = self._present(plan, campaign)
        waves, missing = self._waves(plan, cast_, campaign), cast_.reasons()
        return self._fights.rehearse(plan.system, campaign, cast_.entrants, waves, missing)

    def _present(self, plan: EncounterPlan, campaign: str) -> _Cast:
        """Who comes; somebody does."""
        cast_ = self._gathered(plan, campaign)
        if not cast_.entrants:
            if reasons := cast_.reasons():
                raise known("preparing.nobody-free", name=plan.name, reasons=reasons)
            raise known("preparing.nobody", name=plan.name)
        return cast_

    def _gathered(self, plan: EncounterPlan, campaign: str) -> _Cast:
        gathered = _Cast(entrants=[], lines={}, left_out=[])
        system = self._desk.registry.get(plan.system)
        for line in plan.lines:
            gone = absence(self._desk.store, line)
            if gone is not None:
                gathered.left_out.append(
                    LeftOut(
                        character=line.character,
                        name=gone.name,
                        side=line.side,
                        reason=gone.reason,
                    )
                )
                continue
            if line.arrival:
                continue
            if line.copied:
                self._add_copies(gathered, system, line, campaign)
                continue
            for character in self._persons(line, campaign):
                if all(one.character != character for one in gathered.entrants):
                    self._add_character(gathered, plan, line, character, campaign)
        return gathered

    def _groups(self, plan: EncounterPlan, gathered: _Cast) -> dict[str, tuple[str, ...]]:
        """Copies of one line who are many enough to be one row of the order, by name."""
        found: dict[str, tuple[str, ...]] = {}
        for line in plan.lines:
            members = gathered.of(line.id)
            if line.copied and not line.arrival and len(members) >= _MANY:
                name = _base(next(one.name for one in gathered.entrants if one.id == members[0]))
                found[distinct(name, found.keys())] = members
        return found

    def _waves(self, plan: EncounterPlan, gathered: _Cast, campaign: str) -> tuple[Wave, ...]:
        """Those who come later, with names that nobody bears, one wave for each round."""
        system = self._desk.registry.get(plan.system)
        taken = {one.name for one in gathered.entrants}
        people: dict[int, list[Recruit]] = {}
        for line in plan.lines:
            if line.arrival and absence(self._desk.store, line) is None:
                for one in self._recruits(line, system, campaign, frozenset(taken)):
                    taken.add(one.name)
                    gathered.lines[one.fighter] = line.id
                    people.setdefault(line.arrival, []).append(one)
        return tuple(
            Wave(self._desk.new_id(), number, tuple(people[number])) for number in sorted(people)
        )

    def _recruits(
        self, line: Line, system: System, campaign: str, taken: frozenset[str]
    ) -> tuple[Recruit, ...]:
        new_id = self._desk.new_id
        if not line.copied:
            return tuple(
                Recruit(
                    fighter=new_id(),
                    name=self._desk.store.characters.get(one).name,
                    side=line.side,
                    character=one,
                )
                for one in self._persons(line, campaign)
            )
        sheet = self.sheet_of(line, system, campaign)
        return tuple(
            Recruit(
                fighter=new_id(),
                name=name,
                side=line.side,
                document=as_json(changed(sheet, system.renamed(sheet.value, name))),
            )
            for name in _names(line.name or system.name_of(sheet.value), line.count, taken)
        )

    def _persons(self, line: Line, campaign: str) -> tuple[str, ...]:
        """The characters that come in person: the one named, or those of a party who are of the
        campaign."""
        if line.character:
            return (line.character,)
        members, store = self._parties.document(line.party).members, self._desk.store.characters
        return tuple(one for one in members if store.get(one).campaign == campaign)

    def _add_character(
        self, gathered: _Cast, plan: EncounterPlan, line: Line, character: str, campaign: str
    ) -> None:
        row = self._desk.store.characters.get(character)
        reason, fight = None, ""
        if row.deleted_at is not None:
            reason = say("preparing.left-removed", name=row.name)
        elif row.system != plan.system:
            reason = say("preparing.left-other-system", name=row.name)
        elif row.campaign != campaign:
            reason = say("preparing.left-other-campaign", name=row.name)
        elif row.owner is not None:
            fight = row.owner
            other = self._desk.store.encounters.get(fight).name
            reason = say("preparing.left-in-fight", name=row.name, fight=other)
        if reason is not None:
            gathered.left_out.append(
                LeftOut(
                    character=character, name=row.name, side=line.side, reason=reason, fight=fight
                )
            )
            return
        entrant = Entrant(
            id=self._desk.new_id(),
            side=line.side,
            name=row.name,
            document=read_document(self._desk.registry.get(row.system), row.document),
            character=character,
        )
        gathered.entrants.append(entrant)
        gathered.lines[entrant.id] = line.id

    def _add_copies(self, gathered: _Cast, system: System, line: Line, campaign: str) -> None:
        sheet = self.sheet_of(line, system, campaign)
        taken = frozenset(one.name for one in gathered.entrants)
        for name in _names(line.name or system.name_of(sheet.value), line.count, taken):
            entrant = Entrant(
                id=self._desk.new_id(),
                side=line.side,
                name=name,
                document=changed(sheet, system.renamed(sheet.value, name)),
            )
            gathered.entrants.append(entrant)
            gathered.lines[entrant.id] = line.id

    def sheet_of(self, line: Line, system: System, campaign: str) -> Loaded[Struct]:
        """The sheet that the copies of a line have.

        Raises `KnownError` when it is gone or cannot be read.
        """
        if line.document is not None:
            return read_document(system, msgspec.json.encode(line.document))
        if line.copy:
            row = self._desk.store.characters.get(line.copy)
            shown = row.document if row.live is None else row.live
            return read_document(self._desk.registry.get(row.system), shown)
        return Loaded(self._bestiary.template(system.id, line.template, campaign))

    # The other way.

    def plan_of(self, fight: str) -> EncounterPlan:
        """Those who came into a fight, as a plan: NPCs of one sheet are one line."""
        session = self._fights.open(fight)
        system = self._desk.registry.get(session.system)
        ready = {one.name: _nameless(system, one.document) for one in self._fights.templates(fight)}
        lines: list[Line] = []
        for arrival in session.handover.arrivals():
            one = arrival.fighter
            if one.character:
                lines.append(self._line(one, arrival.round, character=one.character))
                continue
            sheet = changed(arrival.document, _nameless(system, arrival.document.value))
            template = next((name for name, held in ready.items() if Loaded(held) == sheet), "")
            written = None if template else as_json(sheet)
            name = _base(one.name)
            line = replace(
                self._line(one, arrival.round, template=template),
                document=written,
                name="" if name == template else name,
            )
            same = next((each for each in lines if _alike(each, line)), None)
            if same is None:
                lines.append(line)
            else:
                lines[lines.index(same)] = replace(same, count=same.count + 1)
        return EncounterPlan(name=session.name, system=session.system, lines=tuple(lines))

    def _line(
        self, one: FighterView, arrival: int, *, character: str = "", template: str = ""
    ) -> Line:
        return Line(
            id=self._desk.new_id(),
            side=one.side,
            character=character,
            template=template,
            arrival=arrival if arrival > 1 else 0,
        )


def _cues(plan: EncounterPlan, gathered: _Cast) -> tuple[Cue, ...]:
    """The reminders of a plan, about the fighters that its lines became."""
    return tuple(
        Cue(
            id=one.id,
            text=one.text,
            round=one.round,
            fighters=gathered.of(one.line) if one.line else (),
            when=one.when,
        )
        for one in plan.reminders
    )


def _alike(one: Line, other: Line) -> bool:
    return one.copied and replace(one, id="", count=1) == replace(other, id="")


def _names(name: str, count: int, taken: frozenset[str]) -> tuple[str, ...]:
    """Names of copies that nobody bears; numbers go on where some are numbered already."""
    numbered = any(one != name and _base(one) == name for one in taken)
    return copy_names(name, count, taken | {name} if numbered else taken)


def _base(name: str) -> str:
    """The name of a copy without its number."""
    numbered = _NUMBERED.fullmatch(name)
    return numbered[1] if numbered else name


def _nameless(system: System, document: Struct) -> Struct:
    return system.renamed(document, "")
