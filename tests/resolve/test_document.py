"""The pages about `cassure resolve` are true: every example is run, and every operation has one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from desktop.resolve.harp import operations as harp
from desktop.resolve.nightprowler import operations as nightprowler
from desktop.resolve.pv_negatifs import operations as pv_negatifs
from desktop.resolve.warhammer import operations as warhammer
from tests.resolve.kit import resolver, shows

DOCS = Path(__file__).resolve().parents[2] / "docs"
#: Each page with the operations that it documents, and the system that its examples name.
PAGES = {
    "resolve.md": (nightprowler.OPERATIONS, "nightprowler"),
    "resolve-warhammer.md": (warhammer.OPERATIONS, "warhammer"),
    "resolve-pv_negatifs.md": (pv_negatifs.OPERATIONS, "pv_negatifs"),
    "resolve-harp.md": (harp.OPERATIONS, "harp"),
}
Block = dict[str, Any]


def text_of(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


def examples(page: str) -> list[tuple[Block, Block]]:
    """Requests and their answers, in the order of a page."""
    found = re.findall(r"```json\n(.*?)```", text_of(page), re.DOTALL)
    blocks = [json.loads(block) for block in found]
    return list(zip(blocks[::2], blocks[1::2], strict=True))


@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        pytest.param(request, answer, id=f"{page}: {request['op']}")
        for page in PAGES
        for request, answer in examples(page)
    ],
)
def test_an_example_is_answered_as_shown(request_: Block, answer: Block) -> None:
    given = json.loads(json.dumps(resolver("en").answer(json.dumps(request_))))
    assert shows(given, answer), given


@pytest.mark.parametrize("page", PAGES)
def test_every_operation_is_documented_once_with_an_example(page: str) -> None:
    operations, system = PAGES[page]
    headings = re.findall(r"^### `([a-z-]+)`$", text_of(page), re.MULTILINE)
    assert list(operations) == headings
    shown = examples(page)
    assert {request["op"] for request, answer in shown if answer["ok"]} == set(operations)
    assert {request.get("system", "nightprowler") for request, _ in shown} == {system}
