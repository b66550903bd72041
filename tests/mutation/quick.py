"""A pytest plugin for every run on a slip: properties are tried on fewer examples, always the
same."""

from hypothesis import HealthCheck, settings

PROFILE = "mutation"

settings.register_profile(
    PROFILE,
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=20,
    suppress_health_check=list(HealthCheck),
)
