"""Commands of the sheet and of the wizard."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.document import character as document
from desktop.rules.nightprowler.document.character import Character, Origins, Skills, Track
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.edits.apply import edit
from desktop.rules.system import Edited, Refused
from tests.rules.nightprowler.characters import PERCEUR, Rules, picks, plain

Do = Callable[..., Character]
Refusal = Callable[..., str]


@pytest.fixture(scope="session")
def do(rules: Rules) -> Do:
    """Apply commands that must be accepted."""

    def apply(character: Character, *commands: msgspec.Struct) -> Character:
        for command in commands:
            result = edit(rules.tables, character, rules.settings, command)
            assert isinstance(result, Edited), (command, result)
            assert isinstance(result.document, Character)
            character = result.document
        return character

    return apply


@pytest.fixture(scope="session")
def refusal(rules: Rules) -> Refusal:
    """The key of the reason why a command is refused."""

    def apply(character: Character, command: msgspec.Struct) -> str:
        result = edit(rules.tables, character, rules.settings, command)
        assert isinstance(result, Refused), command
        return result.reason.key

    return apply


# --- Identity ---


@pytest.mark.rule("NP-STYLE-BRANCHES")
def test_a_branch_is_picked_inside_its_style(do: Do, refusal: Refusal) -> None:
    fingers = do(plain(), edits.ChooseStyle("doigts-de-fee"))
    assert refusal(fingers, edits.ChooseBranch("limier")) == "np.problem.branch-outside"
    brutes = do(plain(), edits.ChooseStyle("brutes"), edits.ChooseBranch("molosse"))
    assert brutes.identity.branch == "molosse"


@pytest.mark.rule("NP-BRANCH-SPECIALTIES")
def test_a_specialty_is_picked_inside_its_branch(do: Do, refusal: Refusal) -> None:
    thief = do(plain(), edits.ChooseBranch("monte-en-l-air"))
    assert refusal(thief, edits.ChooseSpecialty("ombre")) == "np.problem.specialty-outside"
    assert do(thief, edits.ChooseSpecialty("perceur")).identity == PERCEUR


def test_a_specialty_alone_brings_style_branch_and_kit(do: Do, rules: Rules) -> None:
    perceur = do(plain(), edits.ChooseSpecialty("perceur"))
    assert perceur.identity == PERCEUR
    kit = rules.settings.kits.of_specialty("perceur").values()
    assert perceur.kits.professional == kit


def test_another_style_clears_what_does_not_fit(do: Do) -> None:
    perceur = do(plain(), edits.ChooseSpecialty("perceur"))
    brute = do(perceur, edits.ChooseStyle("brutes"))
    assert brute.identity == document.Identity(style="brutes")
    assert brute.kits.professional == {}
    assert do(perceur, edits.ChooseStyle("doigts-de-fee")) == perceur
    other = do(perceur, edits.ChooseBranch("brelandier"))
    assert (other.identity.branch, other.identity.specialty) == ("brelandier", "")


def test_the_gm_may_open_another_style(do: Do) -> None:
    thief = do(
        plain(),
        edits.ChooseStyle("doigts-de-fee"),
        edits.Waive("NP-STYLE-BRANCHES", "ancien limier"),
        edits.ChooseBranch("limier"),
    )
    assert (thief.identity.style, thief.identity.branch) == ("doigts-de-fee", "limier")


@pytest.mark.rule("NP-SPECIALTY-CORROMPU")
def test_only_a_corrompu_chooses_his_secondary(do: Do, refusal: Refusal) -> None:
    corrompu = do(
        plain(),
        edits.ChooseSpecialty("corrompu"),
        edits.ChooseSecondary("doigte"),
        edits.SetText("profession", "notaire"),
    )
    assert (corrompu.identity.secondary, corrompu.identity.profession) == ("doigte", "notaire")
    perceur = do(plain(), edits.ChooseSpecialty("perceur"))
    assert refusal(perceur, edits.ChooseSecondary("doigte")) == "np.edit.secondary-fixed"


@pytest.mark.parametrize("field", ["player", "appearance", "history", "notes", "cassure_text"])
def test_texts_are_kept_as_typed(do: Do, field: str) -> None:
    assert getattr(do(plain(), edits.SetText(field, " <b>x</b>\n")), field) == " <b>x</b>\n"


# --- Origins ---


@pytest.mark.rule("NP-TRAIT-ELFE-ENFANT-MER-VENT")
def test_an_elf_has_no_culture_and_his_own_kit(do: Do, refusal: Refusal, rules: Rules) -> None:
    elf = do(plain(), edits.ChooseCulture("cassar"), edits.ChooseRace("elfe"))
    assert (elf.origins.culture, elf.kits.birth) == ("", {})
    assert refusal(elf, edits.ChooseCulture("cassar")) == "np.edit.birth-imposed"
    choice = "enfant-de-la-mer-et-du-vent.kit"
    musician = do(elf, edits.Answer(choice, ("art:Musique",)))
    for key in ("naviguer", "connaissance:Religion elfique", "art:Musique"):
        assert rules.skill(musician, key).opened
    both = edits.Answer(choice, ("art:Musique", "breuvage:Alchimie"))
    assert refusal(elf, both) == "np.edit.too-many-values"
    assert refusal(elf, edits.Answer(choice, ("cambriole",))) == "np.edit.value-not-offered"
    sculptor = do(elf, edits.Answer(choice, ("art:Sculpture",)))
    assert rules.skill(sculptor, "art:Sculpture").opened


@pytest.mark.rule("NP-TRAIT-SANG-MELE-COMPETENCES")
def test_a_half_blood_has_his_mothers_kit(do: Do, rules: Rules) -> None:
    half = do(plain(), edits.ChooseRace("sang-mele-felis"), edits.ChooseMother("cassar"))
    assert half.kits.birth == rules.settings.kits.of_culture("cassar").values()
    assert half.origins.culture == ""


@pytest.mark.rule("NP-BIRTH-IMMIGRE")
def test_an_immigre_cannot_come_from_the_principaute(do: Do, refusal: Refusal) -> None:
    immigre = do(plain(), edits.ChooseCulture("immigre"))
    assert refusal(immigre, edits.ChooseRaised("umelorien")) == "np.problem.people-excluded"
    assert refusal(plain(), edits.ChooseRaised("cassar")) == "np.edit.no-people-to-choose"


@pytest.mark.rule("NP-TRAIT-RACE-LINGUISTIQUE")
def test_an_immigre_swaps_his_two_languages(do: Do, rules: Rules) -> None:
    cassar = do(plain(), edits.ChooseCulture("cassar"))
    immigre = do(plain(), edits.ChooseCulture("immigre"), edits.ChooseRaised("cassar"))
    for one, common, native in ((cassar, 8, 6), (immigre, 6, 8)):
        assert rules.value(one, "langue:umélorien") == common
        assert rules.value(one, "langue:cassar") == native


def test_a_human_again_has_no_mother(do: Do) -> None:
    half = do(plain(), edits.ChooseRace("sang-mele-elfe"), edits.ChooseMother("cassar"))
    human = do(half, edits.ChooseRace("humain"))
    assert human.origins == Origins(race="humain")
    assert human.kits.birth == {}


def test_answers_go_with_their_cause(do: Do) -> None:
    accident = do(
        plain(),
        edits.ChooseSpecialty("perceur"),
        edits.ChooseCassure("accident"),
        edits.Answer("accident.kit", ("cambriole", "cambriole")),
    )
    assert do(accident, edits.ChooseCassure("ruine")).choices == {}
    assert do(accident, edits.ChooseSpecialty("chapardeur")).choices == {}
    shared = do(accident, edits.Answer("accident.kit", ("cambriole", "acrobatie")))
    assert do(shared, edits.ChooseSpecialty("chapardeur")).choices == {
        "accident.kit": ("acrobatie",)
    }


def test_unknown_answers_of_a_file_are_kept(do: Do) -> None:
    odd = plain(choices={"futur.choix": ("x",)})
    assert do(odd, edits.ChooseCassure("ruine")).choices == {"futur.choix": ("x",)}


# --- Memory ---


def test_a_trait_added_and_removed_restores_everything(do: Do, rules: Rules) -> None:
    base = do(
        plain(),
        edits.ChooseSpecialty("perceur"),
        edits.ChooseMilieu("esclave"),
        edits.ChooseCassure("accident"),
        edits.Answer("accident.kit", ("cambriole", "acrobatie")),
    )
    before = rules.derive(base)
    for trait in rules.tables.traits.ids():
        added = do(base, edits.AddTrait(trait, id="x"))
        removed = do(added, edits.RemoveTrait("x"))
        assert removed == base, trait
        assert rules.derive(removed) == before


def test_picks_get_ids_of_their_own(do: Do, refusal: Refusal) -> None:
    twice = do(plain(), edits.AddTrait("secret"), edits.AddTrait("secret", "un fils"))
    assert [pick.id for pick in twice.traits] == ["secret", "secret-2"]
    assert refusal(twice, edits.AddTrait("dette", id="secret")) == "edit.id-taken"
    named = do(twice, edits.SetTraitText("secret", "une fille"))
    assert [pick.text for pick in named.traits] == ["une fille", "un fils"]
    assert [pick.id for pick in do(twice, edits.RemoveTrait("secret")).traits] == ["secret-2"]


def test_unknown_traits_are_refused(refusal: Refusal) -> None:
    assert refusal(plain(), edits.AddTrait("inconnu")) == "np.problem.unknown-trait"
    assert refusal(plain(), edits.RemoveTrait("x")) == "edit.no-such-entry"


@pytest.mark.rule("NP-TRAIT-EXPLORATEUR")
def test_explorateur_opens_only_what_he_lacks(do: Do, refusal: Refusal, rules: Rules) -> None:
    base = do(
        plain(),
        edits.AddTrait("explorateur"),
        edits.OpenSkill("naviguer"),
    )
    assert rules.derive(base).age.total == 22
    answer = ("connaissance:Mystère", "breuvage:Alchimie", "langue:Kesh")
    explorer = do(base, edits.Answer("explorateur.open", answer))
    assert [rules.value(explorer, key) for key in answer] == [6, 6, 6]
    held = edits.Answer("explorateur.open", ("naviguer",))
    assert refusal(base, held) == "np.edit.value-not-offered"
    foreign = edits.Answer("explorateur.open", ("cambriole",))
    assert refusal(base, foreign) == "np.edit.value-not-offered"


def test_an_answer_may_be_partial_and_taken_back(do: Do, refusal: Refusal) -> None:
    veteran = do(plain(), edits.AddTrait("veteran"))
    part = do(veteran, edits.Answer("veteran.open", ("cambriole",)))
    assert part.choices == {"veteran.open": ("cambriole",)}
    assert do(part, edits.Answer("veteran.open", ())) == veteran
    twice = edits.Answer("veteran.open", ("cambriole", "cambriole"))
    assert refusal(veteran, twice) == "np.edit.value-not-offered"
    assert refusal(plain(), twice) == "np.edit.no-such-choice"


def test_an_override_needs_its_reason(do: Do, refusal: Refusal) -> None:
    assert refusal(plain(), edits.Waive("NP-TRAIT-PM-SIGN", "  ")) == "edit.no-reason"
    assert refusal(plain(), edits.Waive(" ", "x")) == "edit.no-rule"
    first = do(plain(), edits.Waive("NP-TRAIT-PM-SIGN", "une faveur"))
    second = do(first, edits.Waive("NP-TRAIT-PM-SIGN", "une autre"))
    assert second.overrides == (document.Override("NP-TRAIT-PM-SIGN", "une autre"),)
    assert do(second, edits.Restore("NP-TRAIT-PM-SIGN")) == plain()
    assert refusal(plain(), edits.Restore("NP-TRAIT-PM-SIGN")) == "edit.no-such-entry"


# --- Numbers ---


@pytest.mark.rule("NP-SKILL-OPEN-BEFORE-RAISE")
def test_a_skill_is_opened_at_six_then_raised(do: Do, refusal: Refusal, rules: Rules) -> None:
    base = plain(characteristics=document.Characteristics(10, 12, 10, 10))
    assert rules.value(base, "comedie") == 4
    assert refusal(base, edits.SetSkill("comedie", 5)) == "np.edit.open-first"
    opened = do(base, edits.OpenSkill("comedie"))
    assert rules.value(opened, "comedie") == 6
    raised = do(opened, edits.SetSkill("comedie", 8))
    assert rules.value(raised, "comedie") == 8
    assert raised.skills.raised == {"comedie": 2}
    assert do(raised, edits.SetSkill("comedie", 6)) == opened
    assert refusal(raised, edits.SetSkill("comedie", 5)) == "np.edit.below-held"
    assert refusal(raised, edits.OpenSkill("comedie")) == "np.edit.already-open"
    assert do(raised, edits.CloseSkill("comedie")) == base


@pytest.mark.rule("NP-SKILL-NEED-SPEC")
@pytest.mark.rule("NP-SKILL-FALSIFICATION")
@pytest.mark.parametrize(
    "skill",
    [
        "combat-arme",
        "art",
        "artisanat",
        "breuvage",
        "connaissance",
        "falsification",
        "langue",
        "lire-et-ecrire",
    ],
)
def test_some_skills_need_a_specialisation(refusal: Refusal, skill: str) -> None:
    for key in (skill, f"{skill}:", f"{skill}: ", f"{skill}:*"):
        assert refusal(plain(), edits.OpenSkill(key)) == "np.edit.need-specialisation"
    assert refusal(plain(), edits.OpenSkill("perception:x")) == "np.problem.unknown-skill"


@pytest.mark.rule("NP-SKILL-SPECIALISATION")
@pytest.mark.rule("NP-SKILL-FALSIFICATION")
def test_each_specialisation_lives_alone(do: Do, rules: Rules) -> None:
    singer = do(plain(), edits.OpenSkill("art:Chant"), edits.SetSkill("art:Chant", 9))
    assert rules.value(singer, "art:Chant") == 9
    dance = rules.derive(singer).skill("art:Danse")
    assert dance is None or dance.value.total == 0
    forger = do(plain(), edits.OpenSkill("falsification:sceaux"))
    assert rules.derive(forger).skill("falsification:peintures") is None


@pytest.mark.rule("NP-SKILL-ART")
def test_open_lists_take_other_words(do: Do, refusal: Refusal, rules: Rules) -> None:
    sculptor = do(plain(), edits.OpenSkill("art:  Sculpture  "))
    assert rules.skill(sculptor, "art:Sculpture").name == "Art (Sculpture)"
    assert refusal(plain(), edits.OpenSkill("breuvage:Vin")) == "np.problem.unknown-skill"


def test_skills_of_ones_own(do: Do, rules: Rules) -> None:
    hunter = do(plain(), edits.OpenSkill("autre:Chasse"))
    assert hunter.skills == Skills(opened=("autre:Chasse",), custom=("Chasse",))
    assert rules.skill(hunter, "autre:Chasse").name == "Chasse"
    assert rules.value(hunter, "autre:Chasse") == 6
    assert do(hunter, edits.CloseSkill("autre:Chasse")) == plain()


def test_corrections_show_as_such(do: Do, refusal: Refusal, rules: Rules) -> None:
    better = do(plain(), edits.Adjust("characteristic:doigte", 2), edits.Adjust("heroism", -1))
    derived = rules.derive(better)
    assert derived.characteristics["doigte"].total == 12
    assert derived.heroism_max.total == 3
    back = do(better, edits.Adjust("characteristic:doigte", 0), edits.Adjust("heroism", 0))
    assert back == plain()
    for number in ("skill:inconnue", "characteristic:force", "penalty", ""):
        assert refusal(plain(), edits.Adjust(number, 1)) == "np.edit.no-such-number"


def test_characteristics_take_points_from_zero(do: Do, refusal: Refusal) -> None:
    assert do(plain(), edits.SetCharacteristic("doigte", 14)).characteristics.doigte == 14
    negative = edits.SetCharacteristic("doigte", -1)
    assert refusal(plain(), negative) == "np.problem.characteristic-negative"
    unknown = edits.SetCharacteristic("force", 8)
    assert refusal(plain(), unknown) == "np.problem.unknown-characteristic"


# --- Health and pools ---


@pytest.mark.rule("NP-HEALTH-ITALIC-BOXES")
@pytest.mark.rule("NP-HEALTH-OVERFLOW")
def test_ticks_overflow_upward(do: Do) -> None:
    tick = edits.TickBox(Track.VITALITY, 1)
    assert do(plain(), tick, tick, tick).health.vitality == (0, 2, 1, 0, 0)
    nain = plain(origins=Origins(race="nain"))
    bruise = edits.TickBox(Track.ENDURANCE, 1)
    assert do(nain, bruise, bruise, bruise).health.endurance == (0, 3, 0, 0, 0)


def test_consequences_become_flags(do: Do, refusal: Refusal) -> None:
    assert do(plain(), edits.TickBox(Track.VITALITY, 4)).health.dying
    knocked = do(plain(), edits.TickBox(Track.ENDURANCE, 4))
    assert knocked.health.unconscious
    full = edits.TickBox(Track.ENDURANCE, 4)
    assert refusal(knocked, full) == "np.edit.no-box-left"
    dying = do(plain(), edits.TickBox(Track.VITALITY, 4))
    assert do(dying, edits.TickBox(Track.VITALITY, 4)).health.dead
    assert not do(dying, edits.ClearBox(Track.VITALITY, 4)).health.dying


def test_a_tick_is_cleared(do: Do, refusal: Refusal) -> None:
    ticked = do(plain(), edits.TickBox(Track.VITALITY, 0))
    assert do(ticked, edits.ClearBox(Track.VITALITY, 0)) == plain()
    assert refusal(plain(), edits.ClearBox(Track.VITALITY, 0)) == "np.edit.nothing-ticked"
    for row in (-1, 5):
        assert refusal(plain(), edits.TickBox(Track.VITALITY, row)) == "np.health.no-such-line"
        assert refusal(plain(), edits.ClearBox(Track.VITALITY, row)) == "np.health.no-such-line"


@pytest.mark.rule("NP-HEALTH-CONSCIOUSNESS")
def test_a_point_keeps_conscious(do: Do, refusal: Refusal, rules: Rules) -> None:
    grave = do(plain(), edits.TickBox(Track.VITALITY, 3))
    assert not grave.health.unconscious
    up = do(grave, edits.StayConscious(True))
    assert rules.derive(up).heroism == 3
    assert up.health.held
    fallen = do(grave, edits.StayConscious(False))
    assert fallen.health.unconscious
    for one in (plain(), up, fallen, do(plain(), edits.TickBox(Track.ENDURANCE, 3))):
        assert refusal(one, edits.StayConscious(True)) == "np.edit.nothing-asked"
    again = do(up, edits.TickBox(Track.VITALITY, 0), edits.StayConscious(True))
    assert rules.derive(again).heroism == 2
    twice = do(plain(), edits.TickBox(Track.VITALITY, 3), edits.TickBox(Track.VITALITY, 4))
    assert twice.health.owed == 2
    assert rules.derive(do(twice, edits.StayConscious(True))).heroism == 2
    assert do(twice, edits.ClearBox(Track.VITALITY, 4)).health.owed == 1
    assert do(twice, edits.StayConscious(True)).health.owed == 0
    spent = do(grave, edits.SpendHeroism(4))
    assert refusal(spent, edits.StayConscious(True)) == "np.edit.not-enough-heroism"


def test_heroism_is_spent_and_regained(do: Do, refusal: Refusal, rules: Rules) -> None:
    assert rules.derive(do(plain(), edits.SpendHeroism(4))).heroism == 0
    assert refusal(plain(), edits.SpendHeroism(5)) == "np.edit.not-enough-heroism"
    assert rules.derive(do(plain(), edits.RegainHeroism(2))).heroism == 6
    for command in (edits.SpendHeroism(0), edits.RegainHeroism(-1)):
        assert refusal(plain(), command) == "np.edit.not-positive"


@pytest.mark.parametrize("pool", ["crasse", "jetons", "couronnes"])
def test_pools_are_never_negative(do: Do, refusal: Refusal, pool: str) -> None:
    assert getattr(do(plain(), edits.SetPool(pool, 7)).pools, pool) == 7
    assert refusal(plain(), edits.SetPool(pool, -1)) == "np.edit.negative"


def test_states_and_switches(do: Do, refusal: Refusal, rules: Rules) -> None:
    dead = do(plain(), edits.SetState("dying", True), edits.SetState("dead", True))
    assert (dead.health.dead, dead.health.dying) == (True, False)
    assert do(plain(), edits.SetBleeding(2)).health.bleeding == 2
    assert refusal(plain(), edits.SetBleeding(-1)) == "np.edit.negative"
    opened = do(plain(), edits.SetSwitch("vitality_italic", True))
    assert rules.derive(opened).vitality.capacity == (3, 3, 2, 2, 2)
    scarred = do(plain(), edits.AddSequela("main gauche"))
    assert rules.derive(scarred).heroism_max.total == 1
    assert do(scarred, edits.RemoveSequela(0)) == plain()
    assert refusal(plain(), edits.AddSequela(" ")) == "np.edit.no-text"


# --- Gear ---

GEAR = [
    (edits.AddWeapon, edits.UpdateWeapon, edits.RemoveWeapon, document.Weapon, "weapons"),
    (edits.AddArmour, edits.UpdateArmour, edits.RemoveArmour, document.Armour, "armours"),
    (edits.AddItem, edits.UpdateItem, edits.RemoveItem, document.Item, "items"),
    (edits.AddContact, edits.UpdateContact, edits.RemoveContact, document.Contact, "contacts"),
    (
        edits.AddReputation,
        edits.UpdateReputation,
        edits.RemoveReputation,
        document.Reputation,
        "reputations",
    ),
]


@pytest.mark.parametrize(("add", "update", "remove", "kind", "field"), GEAR)
def test_lists_are_added_to_updated_and_removed_from(
    do: Do,
    refusal: Refusal,
    add: Callable[..., msgspec.Struct],
    update: Callable[..., msgspec.Struct],
    remove: Callable[..., msgspec.Struct],
    kind: Callable[..., msgspec.Struct],
    field: str,
) -> None:
    one = do(plain(), add(kind("a", "un")))
    assert getattr(one, field) == (kind("a", "un"),)
    assert refusal(one, add(kind("a", "deux"))) == "edit.id-taken"
    assert refusal(one, add(kind("", "deux"))) == "edit.id-taken"
    assert getattr(do(one, update(kind("a", "deux"))), field) == (kind("a", "deux"),)
    assert refusal(one, update(kind("b", "deux"))) == "edit.no-such-entry"
    assert do(one, remove("a")) == plain()
    assert refusal(one, remove("b")) == "edit.no-such-entry"


def test_impossible_gear_is_refused(refusal: Refusal) -> None:
    weapon = document.Weapon("a", "x", family="canon")
    assert refusal(plain(), edits.AddWeapon(weapon)) == "np.problem.unknown-family"
    armour = document.Armour("a", "x", lost=-1)
    assert refusal(plain(), edits.AddArmour(armour)) == "np.edit.impossible-value"
    item = document.Item("a", "x", quantity=-1)
    assert refusal(plain(), edits.AddItem(item)) == "np.edit.impossible-value"
    assert refusal(plain(), edits.SetShield("porte")) == "np.problem.unknown-shield"


# --- End of creation ---


def test_creation_ends_only_when_rules_are_kept(refusal: Refusal) -> None:
    assert refusal(plain(), edits.FinishCreation()) == "np.edit.creation-blocked"


def test_commands_survive_storage(rules: Rules) -> None:
    commands = [
        edits.Rename("Jo"),
        edits.Answer("a", ("b",)),
        edits.TickBox(Track.ENDURANCE, 2),
        edits.AddWeapon(document.Weapon("a", "Dague", track=Track.VITALITY)),
        edits.FinishCreation(),
    ]
    for command in commands:
        assert msgspec.convert(msgspec.to_builtins(command), edits.EditCommand) == command


def test_a_foreign_command_is_refused(refusal: Refusal) -> None:
    assert refusal(plain(), document.Item("a", "b")) == "np.edit.unknown-command"


def test_the_same_pick_id_twice_in_a_file(do: Do) -> None:
    odd = replace(plain(), traits=(*picks("secret"), *picks("dette")))
    assert do(odd, edits.RemoveTrait("p0")).traits == picks("dette")
