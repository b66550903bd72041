"""The tables as peewee sees them.

No model is bound to a database: a query is built here and executed on the connection that it is
given, so that several libraries can be open at once. `migrations.py` makes the tables; a test
compares the two.
"""

from peewee import BlobField, IntegerField, Model, TextField


class Meta(Model):
    key = TextField(primary_key=True)
    value = TextField()


class Campaign(Model):
    id = TextField(primary_key=True)
    name = TextField()
    created = TextField()


class Settings(Model):
    campaign = TextField()
    system = TextField()
    version = IntegerField()
    document = BlobField()
    at = TextField()

    class Meta:
        primary_key = False


class Portrait(Model):
    sha256 = TextField(primary_key=True)
    mime = TextField()
    data = BlobField()
    at = TextField()


class Encounter(Model):
    id = TextField(primary_key=True)
    campaign = TextField()
    system = TextField()
    name = TextField()
    status = TextField()
    round = IntegerField()
    settings_version = IntegerField()
    created = TextField()
    updated = TextField()
    kind = TextField()
    deleted_at = TextField(null=True)


class Entry(Model):
    id = TextField(primary_key=True)
    encounter = TextField()
    parent = TextField(null=True)
    ordinal = IntegerField()
    kind = TextField()
    origin = TextField()
    at = TextField()
    version = IntegerField()
    settings_version = IntegerField()
    command = TextField()
    dice = TextField()
    events = TextField()


class EntryMove(Model):
    ordinal = IntegerField(primary_key=True)
    encounter = TextField()
    kind = TextField()
    origin = TextField(null=True)
    target = TextField(null=True)

    class Meta:
        table_name = "entry_move"


class Character(Model):
    number = IntegerField(primary_key=True)
    id = TextField(unique=True)
    system = TextField()
    campaign = TextField()
    kind = TextField()
    name = TextField()
    folded = TextField()
    document = BlobField()
    live = BlobField(null=True)
    owner = TextField(null=True)
    portrait = TextField()
    card = TextField()
    updated = TextField()
    deleted_at = TextField(null=True)


class Revision(Model):
    id = TextField(primary_key=True)
    character = TextField()
    parent = TextField(null=True)
    at = TextField()
    label = TextField()
    document = BlobField()
    live = BlobField(null=True)
    portrait = TextField()
    fight = TextField(null=True)
    entry = TextField(null=True)


class RevisionMove(Model):
    ordinal = IntegerField(primary_key=True)
    character = TextField()
    kind = TextField()
    origin = TextField(null=True)
    target = TextField(null=True)

    class Meta:
        table_name = "revision_move"


class ReserveMove(Model):
    ordinal = IntegerField(primary_key=True)
    campaign = TextField()
    system = TextField()
    name = TextField()
    amount = IntegerField()
    at = TextField()
    label = TextField()
    step = TextField(null=True)
    reverses = IntegerField(null=True)

    class Meta:
        table_name = "reserve_move"


class Joint(Model):
    revision = TextField(primary_key=True)
    step = TextField()


class Preparation(Model):
    id = TextField(primary_key=True)
    campaign = TextField()
    kind = TextField()
    name = TextField()
    document = BlobField()
    created = TextField()
    updated = TextField()
    deleted_at = TextField(null=True)


class PreparationRevision(Model):
    id = TextField(primary_key=True)
    preparation = TextField()
    at = TextField()
    label = TextField()
    document = BlobField()

    class Meta:
        table_name = "preparation_revision"


class PreparationMove(Model):
    ordinal = IntegerField(primary_key=True)
    preparation = TextField()
    kind = TextField()
    origin = TextField(null=True)
    target = TextField(null=True)

    class Meta:
        table_name = "preparation_move"


class Draft(Model):
    id = TextField(primary_key=True)
    system = TextField()
    document = BlobField()
    step = TextField()
    updated = TextField()


class Preference(Model):
    key = TextField(primary_key=True)
    value = TextField()


MODELS: tuple[type[Model], ...] = (
    Meta,
    Campaign,
    Settings,
    Portrait,
    Encounter,
    Entry,
    EntryMove,
    Character,
    Revision,
    RevisionMove,
    ReserveMove,
    Joint,
    Preparation,
    PreparationRevision,
    PreparationMove,
    Draft,
    Preference,
)
