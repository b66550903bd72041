"""What the GM may say of anybody at any time, and damage to several."""

from collections.abc import Mapping, Sequence

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import swallowed
from desktop.rules.pv_negatifs.fight import helping, judging
from desktop.rules.pv_negatifs.fight.choosing import NO, YES, deep_options, yes_no
from desktop.rules.pv_negatifs.fight.commands import Sweep
from desktop.rules.pv_negatifs.fight.parts import Phase
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.sheet.words import wound_name
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Refused


def extras(tables: Tables, state: State) -> tuple[Ask, ...]:
    """What the GM may say of anybody."""
    if state.phase is Phase.CLOSED:
        return ()
    found: list[Ask] = []
    for one in state.fighters:
        if not one.removed:
            found += _of_fighter(tables, state, one)
    return tuple(found)


def _of_fighter(tables: Tables, state: State, one: Fighter) -> list[Ask]:
    found = _conditions(tables, one)
    found.append(_bears(one))
    if not one.document.dead:
        found += [_hurt(state, one), _heal(one)]
    found += _held(state, one)
    found += _between(tables, state, one)
    found += _clock(one)
    wounds = tuple(
        Option(each.id, wound_name(tables, each)) for each in one.document.mortal if not each.healed
    )
    if wounds:
        field = AskField("wound", say("pv.fight.field.wound"), wounds, default=wounds[-1].value)
        found.append(_ask("disbelieve", one, field))
    return found


def _ask(what: str, one: Fighter, *fields: AskField, wounds: bool = False) -> Ask:
    title = say(f"pv.fight.ask.{what}", name=one.name)
    return Ask(id=f"{what}:{one.id}", actor=one.id, title=title, fields=fields, wounds=wounds)


def _conditions(tables: Tables, one: Fighter) -> list[Ask]:
    """States that may begin, and those that may end."""
    marked = {judging.HUNTED: one.marks.hunted, judging.HASTED: one.marks.hasted}
    held = (*one.document.body.conditions, *(name for name, on in marked.items() if on))
    every = [
        *(Option(each.id, each.name) for each in tables.states),
        Option(judging.HUNTED, say("pv.fight.hunted")),
        Option(judging.HASTED, say("pv.fight.hasted")),
    ]
    found: list[Ask] = []
    if others := tuple(each for each in every if each.value not in held):
        margin = AskField(
            "margin",
            say("pv.fight.field.margin"),
            most=judging.MOST_MARGIN,
            default="0",
            when=("what=confus",),
        )
        what = AskField("what", say("pv.fight.field.condition"), others)
        found.append(_ask("condition", one, what, margin))
    if mine := tuple(each for each in every if each.value in held):
        found.append(_ask("end", one, AskField("what", say("pv.fight.field.condition"), mine)))
    return found


def _bears(one: Fighter) -> Ask:
    """How he bears up, by the GM's word; never as he does now."""
    now = one.document.body.standing.value
    held = {"valide", "defensif"} if one.able else {now}
    if one.document.dead:
        held |= {"mort-atroce"}
    every = ("valide", "impotent", "evanoui", "coma", "mort", "mort-atroce")
    options = tuple(
        Option(each, say(f"pv.fight.bears.{each}")) for each in every if each not in held
    )
    return _ask("bears", one, AskField("standing", say("pv.fight.field.standing"), options))


def _hurt(state: State, one: Fighter) -> Ask:
    amount = AskField("amount", say("pv.fight.field.damage"), least=1, most=judging.MOST_DAMAGE)
    nonlethal = AskField("nonlethal", say("pv.fight.field.nonlethal"), yes_no(), default=NO)
    if not state.settings.hidden.willing_damage:
        return _ask("hurt", one, amount, nonlethal, wounds=True)
    willing = AskField("willing", say("pv.fight.field.willing"), yes_no(), default=NO)
    return _ask("hurt", one, amount, nonlethal, willing, wounds=True)


def _heal(one: Fighter) -> Ask:
    sources = (
        Option("sort", say("pv.fight.source.spell")),
        Option("potion", say("pv.fight.source.potion")),
    )
    fields = [
        AskField("points", say("pv.fight.field.points"), least=1, most=helping.MOST_POINTS),
        AskField("source", say("pv.fight.field.source"), sources, default="sort"),
    ]
    if len(one.document.deep) > 1:
        deep = deep_options(one)
        fields.append(AskField("deep", say("pv.fight.field.deep"), deep, default=deep[0].value))
    return _ask("heal", one, *fields)


def _held(state: State, one: Fighter) -> list[Ask]:
    """Somebody who held his initiative may act now (PV-HOLD-REROLL)."""
    foes = tuple(Option(each.id, each.name) for each in state.others(one.id) if each.able)
    if not (one.marks.held and one.able and foes) or state.busy or state.phase is not Phase.TURNS:
        return []
    reactions = tuple(
        Option(each, say(f"pv.fight.reaction.{each}"))
        for each in ("autre", "contact", "sort-court")
    )
    return [
        _ask(
            "react",
            one,
            AskField("foe", say("pv.fight.field.foe"), foes),
            AskField("reaction", say("pv.fight.field.reaction"), reactions, default="autre"),
        )
    ]


def _between(tables: Tables, state: State, one: Fighter) -> list[Ask]:
    """Who is hand to hand with him, and what swallowed him."""
    found: list[Ask] = []
    others = [each for each in state.fighters if each.id != one.id and not each.removed]
    able = [each for each in others if each.able] if one.able else []
    for what, engaged in (("engage", False), ("separate", True)):
        foes = tuple(
            Option(each.id, each.name) for each in able if state.engaged(one.id, each.id) is engaged
        )
        if foes:
            found.append(_ask(what, one, AskField("foe", say("pv.fight.field.foe"), foes)))
    if one.swallowed is not None:
        found.append(_ask("spat", one))
    elif others and not one.document.dead:
        names = tuple(Option(each.id, each.name) for each in others)
        most = judging.MOST_DAMAGE
        inner = AskField(
            "ac",
            say("pv.fight.field.inner-ac"),
            least=judging.LEAST_AC,
            most=judging.MOST_AC,
            default=str(swallowed.inner_ac(tables, None)),
        )
        found.append(
            _ask(
                "swallow",
                one,
                AskField("creature", say("pv.fight.field.creature"), names),
                AskField("base", say("pv.fight.field.base"), least=1, most=most, default="4"),
                inner,
            )
        )
    return found


def _clock(one: Fighter) -> list[Ask]:
    """The GM's secret clock, with its figure: questions of this kind are for him alone
    (PV-COMA-SECRET)."""
    clock = one.document.body.countdown
    if clock is None or one.document.dead:
        return []
    kind = say(f"pv.countdown.{clock.until.value}-{clock.unit.value}")
    title: Message = say("pv.fight.ask.clock", name=one.name, left=clock.left, kind=kind)
    most = judging.MOST_UNITS
    units = AskField("units", say("pv.fight.field.units"), least=1, most=most, default="1")
    return [Ask(id=f"clock:{one.id}", actor=one.id, title=title, fields=(units,))]


def area_fields() -> tuple[AskField, ...]:
    """What has to be said of damage done to several at once."""
    damage = AskField("damage", say("pv.fight.field.damage"), least=1, most=judging.MOST_DAMAGE)
    spell = AskField("spell", say("pv.fight.field.spell"), yes_no(), default=YES)
    level = AskField(
        "level",
        say("pv.fight.field.level"),
        most=judging.MOST_LEVEL,
        default="0",
        when=(f"spell={YES}",),
    )
    return damage, spell, level


def area(targets: Sequence[tuple[str, bool]], values: Mapping[str, str]) -> Sweep | Refused:
    """The command of `area_fields`."""
    damage, level = values.get("damage", ""), values.get("level", "0") or "0"
    if not (damage.isdecimal() and level.isdecimal()):
        return Refused(say("pv.fight.why.value"))
    return Sweep(
        targets=tuple((fighter, halved) for fighter, halved in targets),
        damage=int(damage),
        spell=values.get("spell", YES) == YES,
        level=int(level),
    )
