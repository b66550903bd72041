"""Traits in effect: race, birth, milieu and memory (I.C)."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import Kits, Origins
from desktop.rules.nightprowler.tables.rule_ids import CASSURES, TRAITS
from tests.rules.nightprowler.characters import Rules, picks, plain


def born(**origins: str) -> Origins:
    return Origins(**{"race": "humain", **origins})


def test_every_trait_and_cassure_has_an_inventory_id(rules: Rules) -> None:
    assert set(TRAITS) == set(rules.tables.traits.ids())
    assert set(CASSURES) == set(rules.tables.cassures.ids())


@pytest.mark.rule("NP-BIRTH-CULTURE-TRAIT")
@pytest.mark.parametrize(
    ("culture", "trait"),
    [
        ("umelorien", "solidarite"),
        ("cassar", "rupture"),
        ("khaler", "segregation"),
        ("effarat", "devot-race"),
        ("djazar", "perdu"),
        ("soloman", "discretion-race"),
        ("izgane", "voleur"),
        ("stovenger", "barbare"),
    ],
)
def test_a_culture_gives_its_trait_free(rules: Rules, culture: str, trait: str) -> None:
    derived = rules.derive(plain(origins=born(culture=culture)))
    assert [view.trait for view in derived.traits] == [trait]
    assert derived.traits[0].pm == 0
    assert derived.memory.total == 0


@pytest.mark.rule("NP-TRAIT-RACE-BARBARE")
@pytest.mark.rule("NP-TRAIT-RACE-DEVOT-RACE")
@pytest.mark.rule("NP-TRAIT-RACE-DISCRETION-RACE")
@pytest.mark.rule("NP-TRAIT-RACE-PERDU")
@pytest.mark.rule("NP-TRAIT-RACE-RUPTURE")
@pytest.mark.rule("NP-TRAIT-RACE-SEGREGATION")
@pytest.mark.rule("NP-TRAIT-RACE-SOLIDARITE")
@pytest.mark.rule("NP-TRAIT-RACE-VENGEANCE")
@pytest.mark.rule("NP-TRAIT-RACE-VOLEUR")
@pytest.mark.rule("NP-TRAIT-RACE-OPPROBRE")
@pytest.mark.rule("NP-TRAIT-SOCIAL-RAT")
@pytest.mark.parametrize(
    "trait",
    [
        "barbare",
        "devot-race",
        "discretion-race",
        "perdu",
        "rupture",
        "segregation",
        "solidarite",
        "vengeance",
        "voleur",
        "opprobre",
        "rat-de-bibliotheque",
    ],
)
def test_a_trait_without_number_changes_none(rules: Rules, trait: str) -> None:
    before = rules.derive(plain())
    after = rules.derive(plain(traits=picks(trait)))
    assert replace(after, traits=before.traits) == before


@pytest.mark.rule("NP-BIRTH-METIS")
@pytest.mark.parametrize(
    ("raised", "mother", "traits"),
    [
        ("khaler", "khaler", ["segregation"]),
        ("khaler", "soloman", ["opprobre"]),
        ("cassar", "umelorien", ["opprobre"]),
        ("cassar", "", ["rupture"]),
        ("", "", []),
        ("metis", "khaler", []),
    ],
)
def test_metis_takes_the_trait_of_who_raised_him(
    rules: Rules, raised: str, mother: str, traits: list[str]
) -> None:
    assert (
        rules.traits(plain(origins=born(culture="metis", raised=raised, mother=mother))) == traits
    )


@pytest.mark.rule("NP-BIRTH-IMMIGRE")
def test_immigre_adds_two_difficulties_to_his_homeland(rules: Rules) -> None:
    immigre = plain(origins=born(culture="immigre", raised="djazar"))
    assert rules.traits(immigre) == [
        "perdu",
        "difficultes-linguistiques",
        "difficultes-d-integration",
    ]
    umelorien = plain(origins=born(culture="immigre", raised="umelorien"))
    assert "solidarite" not in rules.traits(umelorien)


@pytest.mark.rule("NP-BIRTH-IMMIGRE-KESHITE")
def test_keshite_has_both_traits_and_no_difficulty(rules: Rules) -> None:
    keshite = plain(origins=born(culture="immigre-keshite"))
    assert rules.traits(keshite) == ["vengeance", "traque"]
    assert "difficultes-linguistiques" in rules.reading(keshite_difficulties=True).traits(keshite)


def test_keshite_may_be_asked_for_one_trait(rules: Rules) -> None:
    one = rules.reading(keshite_one_trait=True)
    keshite = plain(origins=born(culture="immigre-keshite"))
    assert one.traits(keshite) == []
    assert one.choice(keshite, "immigre-keshite.trait").count == 1
    answered = replace(keshite, choices={"immigre-keshite.trait": ("traque",)})
    assert one.traits(answered) == ["traque"]


@pytest.mark.rule("NP-SOCIAL-ORIGIN-TRAIT")
@pytest.mark.parametrize(
    ("milieu", "trait"),
    [
        ("aristocratie", "vie-de-la-cite"),
        ("bourgeois", "aisance-materielle"),
        ("desoeuvre", "debrouillard"),
        ("esclave", "determination"),
        ("lettre", "rat-de-bibliotheque"),
        ("militaire", "caractere-milieu"),
        ("orphelin", "faux-semblant"),
        ("ouvrier", "morale"),
    ],
)
def test_a_milieu_gives_its_trait(rules: Rules, milieu: str, trait: str) -> None:
    assert rules.traits(plain(origins=born(milieu=milieu))) == [trait]


@pytest.mark.rule("NP-TRAIT-GOURI-ANONYME")
@pytest.mark.parametrize(
    "origins", [{"culture": "cassar"}, {"culture": "immigre", "raised": "djazar"}]
)
def test_gouri_ignores_traits_of_birth_and_keeps_the_kit(
    rules: Rules, origins: dict[str, str]
) -> None:
    gouri = plain(origins=Origins(race="gouri", **origins), kits=Kits(birth={"commerce": 8}))
    assert rules.traits(gouri) == ["anonyme", "resistant", "deracine", "noctambule", "racisme"]
    assert rules.value(gouri, "commerce") == 8


def test_anonyme_may_keep_the_trait_of_the_people(rules: Rules) -> None:
    kept = rules.reading(anonyme_keeps_culture_trait=True)
    gouri = plain(origins=Origins(race="gouri", culture="immigre", raised="djazar"))
    assert "perdu" in kept.traits(gouri)
    assert "difficultes-linguistiques" not in kept.traits(gouri)


@pytest.mark.rule("NP-RACE-TRAIT-SETS")
@pytest.mark.parametrize(
    ("race", "number"),
    [("humain", 0), ("felis", 5), ("gouri", 5), ("nain", 4), ("elfe", 6)],
)
def test_racial_traits_come_together(rules: Rules, race: str, number: int) -> None:
    assert len(rules.traits(plain(origins=Origins(race=race)))) == number


@pytest.mark.rule("NP-TRAIT-SANG-MELE-PERE-FELIS")
@pytest.mark.rule("NP-TRAIT-SANG-MELE-OPPROBRE")
@pytest.mark.rule("NP-TRAIT-SANG-MELE-REJET")
def test_son_of_a_felis(rules: Rules) -> None:
    traits = rules.traits(plain(origins=Origins(race="sang-mele-felis", mother="cassar")))
    assert {"rejet", "nyctalope", "aversion-pour-l-eau", "opprobre"} <= set(traits)
    assert not {"paresse", "athlete", "rupture"} & set(traits)


@pytest.mark.rule("NP-TRAIT-SANG-MELE-PERE-ELFE")
def test_son_of_an_elf_has_the_elven_kit(rules: Rules) -> None:
    half = plain(origins=Origins(race="sang-mele-elfe", mother="cassar"))
    traits = rules.traits(half)
    assert {"enfant-de-la-mer-et-du-vent", "manque-de-sens-pratique", "opprobre"} <= set(traits)
    assert not {"charmeur", "desinvolture"} & set(traits)
    assert rules.skill(half, "naviguer").opened


def test_mother_may_give_her_peoples_trait(rules: Rules) -> None:
    half = plain(origins=Origins(race="sang-mele-felis", mother="cassar"))
    assert "rupture" in rules.reading(sang_mele_culture_trait=True).traits(half)


@pytest.mark.rule("NP-TRAIT-HOMONYMS")
def test_homonyms_stay_apart(rules: Rules) -> None:
    nain = rules.derive(plain(origins=Origins(race="nain"), traits=picks("robuste")))
    robust = [view for view in nain.traits if view.name == "Robuste"]
    assert [view.pm for view in robust] == [0, -4]
    assert nain.memory.total == -4
    effarat = rules.derive(plain(origins=born(culture="effarat"), traits=picks("devot")))
    assert [view.name for view in effarat.traits] == ["Dévot", "Dévot"]
    assert effarat.memory.total == 1
    militaire = rules.derive(plain(origins=born(milieu="militaire")))
    assert militaire.characteristics["caractere"].total == 10


def test_unknown_ids_are_skipped(rules: Rules) -> None:
    odd = plain(
        origins=Origins(race="dragon", culture="martien", milieu="lune", mother="?", raised="?"),
        cassure="rien",
        traits=picks("inconnu", "secret"),
    )
    assert rules.traits(odd) == ["secret"]


def test_a_granted_trait_names_its_giver(rules: Rules) -> None:
    derived = rules.derive(plain(traits=picks("si-pere-felis")))
    given = next(view for view in derived.traits if view.trait == "nyctalope")
    assert given.origin.params == {"name": "Si père félis"}
