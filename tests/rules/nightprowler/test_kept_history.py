"""What history says of each edit of a sheet, or why it was refused, and what it changed; read once
and kept."""

import msgspec
from msgspec.structs import replace

from desktop.rules.nightprowler.commands import care as r
from desktop.rules.nightprowler.commands import creation as c
from desktop.rules.nightprowler.commands import play as y
from desktop.rules.nightprowler.commands import progress as p
from desktop.rules.nightprowler.document import character as d
from desktop.rules.nightprowler.edits.apply import edit
from desktop.rules.system import Refused, Struct
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.golden_sheet import CHARACTERS
from tests.rules.outline import kept, outline

SOMEONE = CHARACTERS["rich"]
CREATION: tuple[Struct, ...] = (
    c.Rename("Jo"),
    c.SetText("player", "Al"),
    c.SetText("appearance", "blonde"),
    c.SetText("history", "née en mer"),
    c.SetText("notes", "dort"),
    c.SetText("gm_notes", "ment"),
    c.SetText("cassure_text", "un pont"),
    c.SetText("profession", "notaire"),
    c.ChooseStyle("brutes"),
    c.ChooseStyle("rien"),
    c.ChooseBranch("monte-en-l-air"),
    c.ChooseBranch("limier"),
    c.ChooseBranch("rien"),
    c.ChooseSpecialty("perceur"),
    c.ChooseSpecialty("corrompu"),
    c.ChooseSpecialty("rien"),
    c.ChooseSecondary("doigte"),
    c.ChooseSecondary("force"),
    c.ChooseRace("felis"),
    c.ChooseRace("elfe"),
    c.ChooseRace("rien"),
    c.ChooseCulture("umelorien"),
    c.ChooseCulture("immigre"),
    c.ChooseCulture("rien"),
    c.ChooseRaised("soloman"),
    c.ChooseRaised("rien"),
    c.ChooseMother("khaler"),
    c.ChooseMother("rien"),
    c.ChooseMilieu("militaire"),
    c.ChooseMilieu("rien"),
    c.ChooseCassure("accident"),
    c.ChooseCassure("rien"),
    c.AddPrison("endurci"),
    c.AddPrison("rien"),
    c.RemovePrison(0),
    c.RemovePrison(1),
    c.RemovePrison(-1),
    c.AddTrait("secret", "un meurtre"),
    c.AddTrait("rien"),
    c.AddTrait("secret", "", "p0"),
    c.RemoveTrait("p1"),
    c.RemoveTrait("p9"),
    c.SetTraitText("p1", "la banque"),
    c.SetTraitText("p9", "la banque"),
    c.Answer("veteran.age", ("5",)),
    c.Answer("veteran.open", ()),
    c.Answer("veteran.open", ("soin",)),
    c.Answer("veteran.open", ("soin", "soin", "soin", "soin")),
    c.Answer("veteran.open", ("rien",)),
    c.Answer("rien", ("soin",)),
    c.Waive("NP-TRAIT-PM-SIGN", "autre raison"),
    c.Waive("NP-TRAIT-PM-SIGN", " "),
    c.Waive(" ", "pourquoi"),
    c.Restore("NP-TRAIT-PM-SIGN"),
    c.Restore("NP-RIEN"),
    c.SetCharacteristic("doigte", 11),
    c.SetCharacteristic("doigte", 0),
    c.SetCharacteristic("doigte", -1),
    c.SetCharacteristic("force", 3),
    c.OpenSkill("passe-passe"),
    c.OpenSkill("comedie"),
    c.OpenSkill("rien"),
    c.OpenSkill("langue"),
    c.CloseSkill("comedie"),
    c.CloseSkill("passe-passe"),
    c.SetSkill("comedie", 9),
    c.SetSkill("comedie", 6),
    c.SetSkill("comedie", 5),
    c.SetSkill("passe-passe", 9),
    c.Adjust("heroism", 3),
    c.Adjust("heroism", 0),
    c.Adjust("rien", 3),
    c.FinishCreation(),
)
PLAY: tuple[Struct, ...] = (
    y.TickBox(d.Track.VITALITY, 0),
    y.TickBox(d.Track.VITALITY, 2),
    y.TickBox(d.Track.VITALITY, 4),
    y.TickBox(d.Track.ENDURANCE, 4),
    y.ClearBox(d.Track.VITALITY, 0),
    y.ClearBox(d.Track.VITALITY, 4),
    y.ClearBox(d.Track.VITALITY, 5),
    y.StayConscious(True),
    y.SetState("unconscious", True),
    y.SetState("dying", True),
    y.SetState("dead", True),
    y.SetState("dead", False),
    y.SetBleeding(3),
    y.AddSequela("borgne"),
    y.AddSequela(" "),
    y.RemoveSequela(0),
    y.RemoveSequela(1),
    y.SpendHeroism(2),
    y.RegainHeroism(2),
    y.SetPool("jetons", 9),
    y.SetPool("crasse", 0),
    y.SetPool("couronnes", 30),
    y.SetSwitch("vitality_italic", False),
    y.SetSwitch("vitality_dashed", True),
    y.AddWeapon(d.Weapon("n", "Hache", "haches", 2)),
    y.AddWeapon(d.Weapon("w0", "Hache", "haches", 2)),
    y.AddWeapon(d.Weapon("n", "Hache", "haches", 2, hands=3)),
    y.UpdateWeapon(d.Weapon("w0", "Hache", "haches", 2)),
    y.UpdateWeapon(d.Weapon("n", "Hache", "haches", 2)),
    y.RemoveWeapon("w0"),
    y.RemoveWeapon("n"),
    y.AddArmour(d.Armour("n", "Cuir", 2)),
    y.UpdateArmour(d.Armour("a0", "Cuir", 2)),
    y.RemoveArmour("a0"),
    y.AddItem(d.Item("n", "Lampe")),
    y.UpdateItem(d.Item("i0", "Lampe")),
    y.RemoveItem("i0"),
    y.AddContact(d.Contact("n", "Oudin")),
    y.AddContact(d.Contact("n", "Oudin", rank="prince")),
    y.UpdateContact(d.Contact("c0", "Oudin")),
    y.RemoveContact("c0"),
    y.AddReputation(d.Reputation("n", "rusée")),
    y.UpdateReputation(d.Reputation("r0", "rusée", False)),
    y.RemoveReputation("r0"),
    y.SetShield(""),
    y.SetShield("rien"),
)
PROGRESS: tuple[Struct, ...] = (
    p.AwardJetons("l", 3, " la cave ", True),
    p.AwardJetons("l", -2),
    p.RaiseSkill("l", "cambriole", 2),
    p.RaiseSkill("l", "passe-passe", 1),
    p.LearnSkill("l", "passe-passe"),
    p.LearnSkill("l", "langue:cassar"),
    p.RaiseSurgery("l", 1),
    p.RaiseCharacteristic("l", "cervelle"),
    p.RaiseCharacteristic("l", "force"),
    p.RaiseHeroism("l"),
    p.StrikeLine("l"),
    p.Steal("l", "jetons", 2, "Al", "m"),
    p.Steal("l", "crasse", 1, "Al"),
    p.BeRobbed("l", "jetons", 2, "Al", "m"),
    p.BeRobbed("l", "crasse", 2, "Al"),
    p.SpendCrasse("l", "quality", "il triche", False, 1),
    p.SpendCrasse("l", "rien", "il triche"),
    p.AwardHeroism("l", 2, "bravoure"),
    p.EndScene("l", "la cave"),
    p.DefyAuthority("l"),
    p.GoOutInRain("l", 30),
    p.EndWeek("l", 3, 3),
    p.Earn("l", 10, "vol"),
    p.Pay("l", 4, "loyer"),
    p.PayHabit("l", 2),
    p.LetDebtGrow("l", 2),
    p.RepayDebt("l", 5),
    p.RepairArmour("l", "a1", 1),
    p.UseFavour("l", "cache"),
    p.ConvertContact("commerce", "influent"),
    p.ConvertContact("commerce", "mineur"),
    p.KeepContact(0),
)
CARE: tuple[Struct, ...] = (
    r.PassTime(8, resting=True),
    r.PassTime(24),
    r.PassTime(0),
    r.PassTime(10_000),
    r.PassTime(10_001),
    r.SetInfected(True),
    r.SetInfected(False),
    r.EndSideEffect(0),
    r.AddChokedSequela("bégaie"),
    r.RemoveChokedSequela(0),
)


def told(rules: Rules, character: d.Character, command: Struct) -> list[str]:
    """A command, what history says of it, and the lines of the document that it changed."""
    result = edit(rules.tables, character, rules.settings, command)
    lines = [f"# {outline(command)}"]
    if isinstance(result, Refused):
        return [*lines, f"refused {outline(result.reason)}"]
    before, after = (
        [
            f"{name} {line}"
            for name, value in msgspec.structs.asdict(one).items()
            for line in outline(value).splitlines()
        ]
        for one in (character, result.document)
    )
    return [
        *lines,
        outline(result.label),
        *(f"-{line}" for line in before if line not in after),
        *(f"+{line}" for line in after if line not in before),
    ]


def test_edits_of_creation_are_told_as_before(rules: Rules) -> None:
    lines = [line for each in CREATION for line in told(rules, SOMEONE, each)]
    shown = "\n".join(lines)
    assert shown == kept("nightprowler-history-creation", shown)


def test_edits_of_play_are_told_as_before(rules: Rules) -> None:
    someone = replace(SOMEONE, created=True)
    commands = (*PLAY, *PROGRESS, *CARE)
    lines = [line for each in commands for line in told(rules, someone, each)]
    shown = "\n".join(lines)
    assert shown == kept("nightprowler-history-play", shown)
