"""docs/resolve.md is true: every example is run, and every operation has one."""

import json
import re
from pathlib import Path

import pytest

from desktop.resolve.nightprowler.operations import OPERATIONS
from tests.resolve.kit import resolver, shows

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "resolve.md"
TEXT = DOCUMENT.read_text("utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
EXAMPLES = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))
HEADINGS = re.findall(r"^### `([a-z-]+)`$", TEXT, re.MULTILINE)


@pytest.mark.parametrize(
    ("request_", "answer"), EXAMPLES, ids=[request["op"] for request, _ in EXAMPLES]
)
def test_an_example_is_answered_as_shown(request_: dict[str, object], answer: object) -> None:
    given = json.loads(json.dumps(resolver("en").answer(json.dumps(request_))))
    assert shows(given, answer), given


def test_every_operation_is_documented_once_with_an_example() -> None:
    assert list(OPERATIONS) == HEADINGS
    assert {request["op"] for request, answer in EXAMPLES if answer["ok"]} == set(OPERATIONS)
