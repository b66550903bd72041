"""What one lives on between adventures (VII, WH-INCOME-TABLE): spans of each level, in sous."""

from typing import Literal, TypeAlias, get_args

from desktop.rules.warhammer.money import CO, PA
from desktop.rules.warhammer.tables.life import Income

Period: TypeAlias = Literal["day", "week", "month", "year"]
PERIODS: tuple[Period, ...] = get_args(Period)


def span(income: Income, period: Period) -> tuple[int, int | None]:
    """The least and the most of a level in sous, None for a most without limit."""
    match period:
        case "day":
            numbers, unit = income.day_s, 1
        case "week":
            numbers, unit = income.week_s, 1
        case "month":
            numbers, unit = income.month_pa, PA
        case "year":
            numbers, unit = income.year_halves_co, CO // 2
    least, *rest = numbers
    return least * unit, rest[0] * unit if rest else None
