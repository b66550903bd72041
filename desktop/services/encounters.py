"""Prepared encounters: written before an evening, started in one step, and there again after it."""

import msgspec

from desktop.rules.errors import known
from desktop.rules.message import say
from desktop.rules.quick_entry import Misread
from desktop.services.bestiary import NPC, Bestiary
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.characters import Characters
from desktop.services.desk import Desk
from desktop.services.encounter_absent import Absence, absences
from desktop.services.encounter_entry import Source, read_lines
from desktop.services.encounter_plan import EncounterPlan, Line, Reminder
from desktop.services.encounter_start import LeftOut, Mustering
from desktop.services.fights import Fights
from desktop.services.names import distinct
from desktop.services.parties import Parties
from desktop.services.preparations import Preparations
from desktop.services.rehearsal import Rehearsal
from desktop.services.shelf import EncounterCard, Shelf
from desktop.store.rows import Among

replace = msgspec.structs.replace


class Started(msgspec.Struct, frozen=True, kw_only=True):
    """A fight that was started, and who could not come."""

    fight: str
    left_out: tuple[LeftOut, ...]


class Encounters(Preparations[EncounterPlan]):
    """See the module. Each edit is one step that `undo` takes back."""

    def __init__(
        self,
        desk: Desk,
        campaigns: Campaigns,
        characters: Characters,
        parties: Parties,
        bestiary: Bestiary,
        fights: Fights,
        shelf: Shelf,
    ) -> None:
        super().__init__(desk, campaigns, "encounter", EncounterPlan)
        self._shelf = shelf
        self._characters = characters
        self._parties = parties
        self._bestiary = bestiary
        self._fights = fights
        self._mustering = Mustering(desk, parties, bestiary, fights)
        self._left_out: dict[str, tuple[LeftOut, ...]] = {}

    def list(self) -> tuple[EncounterCard, ...]:
        """The prepared encounters of the current campaign, oldest first."""
        return self._shelf.encounters()

    def removed(self) -> tuple[EncounterCard, ...]:
        """Those that were put away and can be restored."""
        return self._shelf.encounters(Among.DELETED)

    def create(self, system: str, name: str, initiator: str = "") -> str:
        """Begin to prepare an encounter; its id."""
        plan = EncounterPlan(name=name, system=system)
        return self._create(plan, say("preparing.encounter-created"), initiator)

    def duplicate(self, encounter: str, initiator: str = "") -> str:
        """Copy a prepared encounter under a name that no other has; its id."""
        plan = self.document(encounter)
        taken = {row.name for row in self.rows()}
        copy = replace(plan, name=distinct(plan.name, taken))
        return self._create(copy, say("services.duplicated", name=plan.name), initiator)

    def from_fight(self, fight: str, initiator: str = "") -> str:
        """Prepare an encounter with those who came into a fight, NPCs as they came; its id.

        Raises `KnownError` when there is no such fight.
        """
        plan = self._mustering.plan_of(fight)
        taken = {row.name for row in self.rows()}
        named = replace(plan, name=distinct(plan.name, taken))
        return self._create(named, say("preparing.from-fight", fight=plan.name), initiator)

    def rename(self, encounter: str, name: str, initiator: str = "") -> ChangeSet:
        """Give a prepared encounter another name."""
        plan = replace(self.document(encounter), name=name)
        return self._edit(encounter, plan, say("preparing.renamed", name=name), initiator)

    def set_notes(self, encounter: str, notes: str, initiator: str = "") -> ChangeSet:
        """Write the GM's notes."""
        plan = replace(self.document(encounter), notes=notes)
        return self._edit(encounter, plan, say("preparing.notes"), initiator)

    # Who takes part.

    def sources(self, encounter: str) -> tuple[Source, ...]:
        """Who can be named in it, the campaign's own before the ready adversaries."""
        return self._sources(self.document(encounter).system)

    def enter(
        self, encounter: str, text: str, side: int, initiator: str = ""
    ) -> ChangeSet | Misread:
        """Add the people that a text names ("3 miliciens, 1 sergent", "tour 3 : 2 miliciens") to a
        side; what of it cannot be read, with nothing changed."""
        plan = self.document(encounter)
        read = read_lines(text, side, self._sources(plan.system), self._desk.new_id)
        if isinstance(read, Misread):
            return read
        added = replace(plan, lines=(*plan.lines, *read))
        label = say("preparing.added", text=" ".join(text.split()))
        return self._edit(encounter, added, label, initiator)

    def change_line(self, encounter: str, line: Line, initiator: str = "") -> ChangeSet:
        """Put a line in the place of the one of its id."""
        plan = self.document(encounter)
        lines = tuple(line if one.id == line.id else one for one in plan.lines)
        label = say("preparing.line-changed", name=self.name_of(line))
        return self._edit(encounter, replace(plan, lines=lines), label, initiator)

    def remove_line(self, encounter: str, line: str, initiator: str = "") -> ChangeSet:
        """Take a line out, and the reminders that are about it."""
        plan = self.document(encounter)
        gone = plan.line(line)
        after = replace(
            plan,
            lines=tuple(one for one in plan.lines if one.id != line),
            reminders=tuple(one for one in plan.reminders if one.line != line),
        )
        name = "" if gone is None else self.name_of(gone)
        return self._edit(encounter, after, say("preparing.line-removed", name=name), initiator)

    def name_of(self, line: Line) -> str:
        """What a line is called in a list."""
        if line.name:
            return line.name
        store = self._desk.store
        if line.character or line.copy:
            return store.characters.get(line.character or line.copy).name
        if line.party:
            return store.preparations.get(line.party).name
        return line.template

    def absences(self, encounter: str) -> tuple[Absence, ...]:
        """Those of its lines whose people were put away since: they come to no fight."""
        return absences(self._desk.store, self.document(encounter).lines)

    # What the GM wants to be told.

    def put_reminder(self, encounter: str, reminder: Reminder, initiator: str = "") -> ChangeSet:
        """Add a reminder, or change the one of its id; a new one has the id ""."""
        plan = self.document(encounter)
        if not reminder.text.strip():
            raise known("preparing.reminder-empty")
        if reminder.id:
            kept = tuple(reminder if one.id == reminder.id else one for one in plan.reminders)
        else:
            kept = (*plan.reminders, replace(reminder, id=self._desk.new_id()))
        label = say("preparing.reminder", text=reminder.text)
        return self._edit(encounter, replace(plan, reminders=kept), label, initiator)

    def remove_reminder(self, encounter: str, reminder: str, initiator: str = "") -> ChangeSet:
        """Take a reminder out."""
        plan = self.document(encounter)
        kept = tuple(one for one in plan.reminders if one.id != reminder)
        label = say("preparing.reminder-removed")
        return self._edit(encounter, replace(plan, reminders=kept), label, initiator)

    # At the table.

    def start(self, encounter: str, initiator: str = "") -> Started:
        """Begin a new fight with everybody placed; the encounter stays, and no other fight is
        touched.

        Whoever is in another fight is left out and named; the rest starts. Raises `KnownError`
        when nobody can come.
        """
        row = self._desk.store.preparations.get(encounter)
        return self._start(self._read(row.document).value, row.campaign, initiator)

    def rehearsal(self, encounter: str) -> Rehearsal | None:
        """What the fight that `start` would begin is simulated from, None where its system offers
        nothing for it; nothing begins.

        Raises `KnownError` when nobody can come.
        """
        row = self._desk.store.preparations.get(encounter)
        return self._mustering.rehearsal(self._read(row.document).value, row.campaign)

    def replay(self, fight: str, initiator: str = "") -> Started:
        """Begin a new fight with those who came into an old one, as they are now (NPCs as they
        came)."""
        plan = self._mustering.plan_of(fight)
        return self._start(plan, self._fights.open(fight).campaign, initiator)

    def left_out(self, fight: str) -> tuple[LeftOut, ...]:
        """Who could not come when a fight was started, since this start of the program, and has not
        come since."""
        fighters = self._fights.open(fight).view().fighters
        here = {one.character for one in fighters if one.character}
        waiting = self._left_out.get(fight, ())
        return tuple(one for one in waiting if one.character not in here)

    def _start(self, plan: EncounterPlan, campaign: str, initiator: str) -> Started:
        taken = {card.name for card in self._fights.list()}
        fight, left_out, change = self._mustering.start(
            plan, distinct(plan.name, taken), campaign, initiator
        )
        if left_out:
            self._left_out[fight] = left_out
        self._desk.changes.publish(change)
        return Started(fight=fight, left_out=left_out)

    def _sources(self, system: str) -> tuple[Source, ...]:
        cards = [card for card in self._characters.list() if card.system == system]
        return (
            *(Source(name=card.name, party=card.id) for card in self._parties.list()),
            *(Source(name=card.name, character=card.id) for card in cards if card.kind != NPC),
            *(Source(name=card.name, copy=card.id) for card in cards if card.kind == NPC),
            *(Source(name=one.name, template=one.name) for one in self._bestiary.templates(system)),
        )
