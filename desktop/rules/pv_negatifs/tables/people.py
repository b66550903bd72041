"""Tables of people: abilities, saves, groups of classes, Table A of Constitution, essence."""

from desktop.rules.tomltables import Count, Entry, Record, Titled


class Named(Entry, frozen=True, kw_only=True):
    """An entry that is only a name."""

    name: str


class Ability(Titled, frozen=True, kw_only=True):
    """One of the six."""

    KIND = "pv.a"


class Save(Titled, frozen=True, kw_only=True):
    """What a saving throw stands against."""

    KIND = "pv.name.save"


class Pace(Record, frozen=True, kw_only=True):
    """`points` better at every `levels` levels."""

    points: Count
    levels: Count


class Group(Titled, frozen=True, kw_only=True):
    """A group of classes: its hit die, the pace of its THAC0 and its saves from each of `levels`
    on. `written` is what forms and the library's search hold of it, whatever the language."""

    KIND = "pv.name.group"
    written: str
    die: Count
    infiltrator: bool = False
    thac0: Pace
    levels: tuple[int, ...]
    ppm: tuple[int, ...]
    baguette: tuple[int, ...]
    petrification: tuple[int, ...]
    souffle: tuple[int, ...]
    sorts: tuple[int, ...]


class PeopleFile(Record, frozen=True, kw_only=True):
    ability: tuple[Ability, ...]
    save: tuple[Save, ...]
    proficiency: tuple[Named, ...]
    group: tuple[Group, ...]


class Constitution(Record, frozen=True, kw_only=True):
    """A row of Table A: hit points per level, faces that hit dice may not show (as printed and as
    in the book), hit points regained per hour, System Shock and poison save."""

    score: Count
    hit_points: int = 0
    excluded: tuple[int, ...] = ()
    excluded_book: tuple[int, ...] | None = None
    regeneration: Count = 0
    shock: Count
    shock_printed: bool = True
    poison: int = 0


class ConstitutionFile(Record, frozen=True, kw_only=True):
    row: tuple[Constitution, ...]


class Loss(Entry, frozen=True, kw_only=True):
    """A cause of lost essence; without `points` the GM says how many."""

    name: str
    points: Count | None = None
    hidden: bool = False


class Trial(Entry, frozen=True, kw_only=True):
    """A hardship that asks `rolls` essence rolls at +`grade`, each day where `daily`."""

    name: str
    grade: Count
    rolls: Count = 1
    daily: bool = False
    hidden: bool = False


class Threshold(Record, frozen=True, kw_only=True):
    """What holds below a number of essence points, on top of higher thresholds; percents."""

    below: int
    wisdom: int
    fear: int
    charisma: int
    divisor: Count


class Compensation(Record, frozen=True, kw_only=True):
    """From an intelligence of `least` on, so many percents beyond the end."""

    least: Count
    points: Count


class EssenceFile(Record, frozen=True, kw_only=True):
    beginning: Count
    xp_percent_per_negative: Count
    most_xp_percent: Count
    grades: tuple[int, ...]
    loss: tuple[Loss, ...]
    trial: tuple[Trial, ...]
    threshold: tuple[Threshold, ...]
    compensation: tuple[Compensation, ...]
