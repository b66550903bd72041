"""Which problems of a creation only say that something is still to be chosen."""

MISSING = frozenset(
    {
        "np.problem.no-style",
        "np.problem.no-branch",
        "np.problem.no-specialty",
        "np.problem.no-profession",
        "np.problem.no-secondary",
        "np.problem.no-race",
        "np.problem.no-culture",
        "np.problem.no-people",
        "np.problem.no-mother",
        "np.problem.no-milieu",
        "np.problem.no-cassure",
        "np.problem.no-name",
        "np.problem.prison-due",
        "np.problem.unanswered",
        "np.problem.points-left",
        "np.problem.trait-text",
        "np.problem.contacts",
        "np.problem.reputation-positive",
        "np.problem.reputation-negative",
    }
)
"""Keys of the problems that say that something is not chosen yet."""
