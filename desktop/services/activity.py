"""The rules of a kind of activity (fight, chase, contract) of a system."""

from desktop.rules.errors import known
from desktop.rules.message import say
from desktop.rules.system import FightRules, System


def activity(system: System, kind: str) -> FightRules:
    """The rules of a kind of activity. Raises `KnownError` when the system has none such."""
    rules = system.activities.get(kind)
    if rules is None:
        raise known("services.no-activity", system=system.title, kind=say(f"activity.{kind}"))
    return rules
