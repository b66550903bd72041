"""A pytest plugin for every run on a slip: properties are tried on fewer examples, always the same,
and what breaks one is not made smaller."""

from hypothesis import HealthCheck, Phase, settings

PROFILE = "mutation"

settings.register_profile(
    PROFILE,
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=10,
    phases=(Phase.explicit, Phase.generate),
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
