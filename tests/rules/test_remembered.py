"""What was worked out is given again for the same objects, and never for others."""

from desktop.rules.remembered import MOST, Remembered


class Counted:
    """A function that counts how often it is asked."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> int:
        self.times += 1
        return self.times


def test_the_same_objects_are_worked_out_once() -> None:
    remembered, counted = Remembered[int](), Counted()
    values = ([1], {"a": 2})
    assert [remembered.of(values, counted) for _ in range(3)] == [1, 1, 1]


def test_an_equal_object_is_another_one() -> None:
    remembered, counted = Remembered[int](), Counted()
    assert remembered.of(([1],), counted) == 1
    assert remembered.of(([1],), counted) == 2


def test_what_is_kept_has_an_end() -> None:
    remembered, counted = Remembered[int](), Counted()
    first = ([0],)
    remembered.of(first, counted)
    for number in range(MOST):
        remembered.of(([number],), counted)
    assert remembered.of(first, counted) == MOST + 2
