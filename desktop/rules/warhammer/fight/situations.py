"""The modifiers of a situation (WH-MOD-CC, WH-MOD-CT) as questions: those that exclude each other
are one field, and all of them are folded away until somebody wants them."""

from collections.abc import Iterator, Mapping

from desktop.rules.fightview import AskField, Option
from desktop.rules.message import Text, say
from desktop.rules.warhammer.tables.tables import Tables

YES, NO, NONE = "oui", "non", "aucun"
SIDE = ("", "sur-le-flanc", "dans-le-dos")
HEIGHT = ("", "adversaire-en-contrebas", "adversaire-en-hauteur")
ODDS = ("", "a-2-contre-1", "a-3-contre-1", "a-4-contre-1")
PACE = ("", "adversaire-qui-court")
SHOT_HEIGHT = ("", "cible-en-contrebas", "cible-en-hauteur")
SIZE = (
    "",
    "petite-cible-halfling-nain",
    "grosse-cible-2-3-fois-un-humain",
    "cible-geante",
    "cible-gigantesque-dragon",
)
CROWD = (
    "",
    "groupe-de-deux-ennemis",
    "groupe-de-trois-ennemis",
    "groupe-de-quatre-ennemis",
)
SPEED = ("", "cible-qui-marche", "cible-qui-court-m-4", "cible-tres-rapide-m-8")
SIGHT = (
    "",
    "vent-modere-ou-faible-obscurite",
    "vent-fort-ou-nuit-noire",
    "tempete-ou-obscurite-totale",
)
MELEE_FIELDS = {"side": SIDE, "height": HEIGHT, "odds": ODDS, "pace": PACE}
SHOT_FIELDS = {
    "shot-height": SHOT_HEIGHT,
    "size": SIZE,
    "crowd": CROWD,
    "speed": SPEED,
    "sight": SIGHT,
}


def situational(
    tables: Tables, situation: str, groups: Mapping[str, tuple[str, ...]], when: tuple[str, ...]
) -> Iterator[AskField]:
    """The modifiers of the situation, folded away until somebody wants them: one field for each
    group of those that exclude each other."""
    folded = (
        Option(NO, say("wh.fight.situation.usual")),
        Option(YES, say("wh.fight.situation.own")),
    )
    yield AskField(situation, say("wh.fight.field.situation"), folded, default=NO, when=when)
    for name, group in groups.items():
        yield AskField(
            name,
            say(f"wh.fight.field.{name}"),
            tuple(Option(id or NONE, _modifier(tables, name, id)) for id in group),
            default=NONE,
            when=(f"{situation}={YES}",),
        )


def _modifier(tables: Tables, group: str, id: str) -> Text:
    """A modifier with its amount; what is usual for "" ."""
    if not id:
        return say(f"wh.fight.usual.{group}")
    one = (tables.ct_modifiers if group in SHOT_FIELDS else tables.cc_modifiers).get(id)
    return say("wh.fight.modifier", name=one.name, amount=one.amount)
