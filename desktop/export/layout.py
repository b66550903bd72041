"""A sheet model laid out on pages: pure geometry in points.

Each page of the model is a band of full-width blocks, two columns, and full-width blocks below
them. What does not fit flows on: columns to both columns of the next page, everything else
downwards. Needs a QGuiApplication, for the measures of the fonts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, product

import msgspec

from desktop.export import look, typeset
from desktop.export.audit import audit_of
from desktop.export.blocks import body, fields, items, pips, prose, table, track
from desktop.export.blocks.setting import Setting
from desktop.export.header import footer, header
from desktop.export.marks import Flow, Page, Placed, Rect
from desktop.export.options import Audit, Form, Numbers, Options, Renderer, Spread
from desktop.export.paper import Sheets
from desktop.export.typeset import load_fonts
from desktop.rules.message import say
from desktop.rules.sheetmodel import (
    Block,
    Body,
    Fields,
    Items,
    Pips,
    Prose,
    SheetModel,
    Table,
    Track,
    Zone,
)

#: Looser grids leave more room for a pencil, tighter ones save a page that would be nearly empty;
#: the first that gives the pages the model asks for and every line to write on is taken.
DENSITIES = (1.16, 1.12, 1.08, 1.04, 1.0, 0.95, 0.9)
#: Sizes of print for a sheet on one page, the largest first, and its columns.
ZOOMS = (0.8, 0.77, 0.74, 0.71, 0.68, 0.65, 0.62)
COLUMNS = 3
#: Sheets this much longer than the model asks for are not worth trying to fit.
HOPELESS = 4


def lay_out(model: SheetModel, catalogue: Renderer, options: Options) -> tuple[Page, ...]:
    """The pages of a sheet, at least one."""
    load_fonts()
    setting = Setting(catalogue, options)
    zoom = 1.0
    if options.spread is Spread.ONE_PAGE:
        pages, zoom = compact(setting, model)
    else:
        pages = _fitted(setting, worth_printing(setting, model))
    audit = _audit(setting, model) if options.audit is Audit.APPENDED else []
    count = len(pages) + len(audit)
    return (
        *_numbered(replace(setting, zoom=zoom), model, pages, 1, count),
        *_numbered(setting, model, audit, len(pages) + 1, count),
    )


def _numbered(
    setting: Setting, model: SheetModel, pages: Sequence[list[Placed]], first: int, count: int
) -> Iterator[Page]:
    width, height = setting.size
    for number, pieces in enumerate(pages, start=first):
        foot = footer(setting, model, number, count)
        yield Page(width, height, (*pieces, foot), setting.zoom)


def worth_printing(setting: Setting, model: SheetModel) -> SheetModel:
    """A sheet without texts that nobody has written: those are only worth their place on a
    form."""
    if setting.options.form is Form.FILLABLE:
        return model
    kept = tuple(
        block
        for block in model.blocks
        if not (isinstance(block, Prose) and block.entry is not None)
        or block.blank_lines
        or typeset.is_visible(block.text)
    )
    return msgspec.structs.replace(model, blocks=kept)


def compact(setting: Setting, model: SheetModel) -> tuple[list[list[Placed]], float]:
    """The sheet in three columns, at the largest print that needs one page only, and how large
    that is. What is too much for the smallest one goes on over more pages."""
    model = worth_printing(setting, without_room(model))
    size = ZOOMS[-1]
    tightest = replace(setting, grid=look.GRID * DENSITIES[-1], zoom=size)
    best = _in_columns(tightest, model)
    if best.count == 1:
        for zoom, density in product(ZOOMS, DENSITIES):
            tried = replace(setting, grid=look.GRID * density, zoom=zoom)
            sheets = _in_columns(tried, model)
            if sheets.count == 1 and not sheets.dropped:
                return sheets.finished(), zoom
    return best.finished(), size


def without_room(model: SheetModel) -> SheetModel:
    """A sheet with one line to write on where there were several, at its foot only."""
    blocks: list[Block] = []
    for block in model.blocks:
        if isinstance(block, Table):
            blocks.append(msgspec.structs.replace(block, blank_rows=min(1, block.blank_rows)))
        elif isinstance(block, Prose):
            blocks.append(msgspec.structs.replace(block, blank_lines=min(1, block.blank_lines)))
        else:
            blocks.append(block)
    return msgspec.structs.replace(model, blocks=tuple(blocks))


def _in_columns(setting: Setting, model: SheetModel) -> Sheets:
    sheets = Sheets(setting)
    head = header(setting, model, sheets.frame)
    sheets.put(head.pieces)
    sheets.y = head.title.rect.bottom
    blocks = model.blocks
    if head.cut:
        blocks = (*blocks, in_full(model, head.cut))
    zones = {zone: [block for block in blocks if block.zone is zone] for zone in Zone}
    _band(sheets, setting, zones[Zone.BAND], head.portrait.rect)
    width = (sheets.frame.width - (COLUMNS - 1) * look.GUTTER) / COLUMNS
    columns = [block for block in blocks if block.zone in (Zone.LEFT, Zone.RIGHT)]
    sheets.pour_through(column_flows(setting, columns, width), COLUMNS)
    for group in _groups(zones[Zone.FULL]):
        sheets.pour(_flow(setting, group, sheets.frame.width), sheets.frame.width)
    return sheets


def _fitted(setting: Setting, model: SheetModel) -> list[list[Placed]]:
    """The sheet at the loosest grid that gives the fewest pages and every line to write on."""
    best = _sheet(setting, model)
    planned = max(1, len({block.page for block in model.blocks}))
    if best.count - planned < HOPELESS:
        for density in DENSITIES:
            tried = _sheet(replace(setting, grid=look.GRID * density), model)
            if tried.lacks < best.lacks:
                best = tried
            if tried.lacks == (planned, 0, 0):
                best = tried
                break
    return best.finished()


def _sheet(setting: Setting, model: SheetModel) -> Sheets:
    sheets = Sheets(setting)
    head = header(setting, model, sheets.frame)
    sheets.put(head.pieces)
    sheets.y = head.title.rect.bottom
    blocks = model.blocks
    if head.cut:
        blocks = (*blocks, in_full(model, head.cut))
    ran_over: bool | None = None
    for number in sorted({block.page for block in blocks}):
        # When a page of the model has run over, the next one follows on: its rest, or the head
        # of the sheet alone, would be a nearly empty page.
        if ran_over is False:
            sheets.new_page()
        before = sheets.count
        portrait = head.portrait.rect if ran_over is None else None
        _model_page(sheets, setting, [b for b in blocks if b.page == number], portrait)
        ran_over = sheets.count > before
        sheets.run_over += ran_over
    return sheets


def _audit(setting: Setting, model: SheetModel) -> list[list[Placed]]:
    blocks = audit_of(model)
    if not blocks:
        return []
    # Whoever asks where the numbers come from wants to see them, close together.
    options = replace(setting.options, numbers=Numbers.SHOWN)
    shown = replace(setting, options=options, grid=look.GRID * DENSITIES[-1])
    sheets = Sheets(shown)
    _model_page(sheets, shown, blocks, None)
    return sheets.finished()


def in_full(model: SheetModel, cut: Sequence[str]) -> Block:
    """What did not fit in the head, at the end of the sheet."""
    page = max((block.page for block in model.blocks), default=1)
    title = say("export.in-full")
    return Prose(id="in-full", title=title, zone=Zone.FULL, page=page, text="\n".join(cut))


def _model_page(
    sheets: Sheets, setting: Setting, blocks: Sequence[Block], portrait: Rect | None
) -> None:
    zones = {zone: [block for block in blocks if block.zone is zone] for zone in Zone}
    width = sheets.frame.width
    _band(sheets, setting, zones[Zone.BAND], portrait)
    column = (width - look.GUTTER) / 2
    sheets.pour_columns(
        column_flows(setting, zones[Zone.LEFT], column),
        column_flows(setting, zones[Zone.RIGHT], column),
        column,
    )
    for group in _groups(zones[Zone.FULL]):
        sheets.pour(_flow(setting, group, width), width)


def _band(sheets: Sheets, setting: Setting, blocks: Sequence[Block], portrait: Rect | None) -> None:
    """Blocks over the full width, beside the portrait as long as it lasts."""
    width = sheets.frame.width
    start = sheets.count
    foot = sheets.frame.y if portrait is None else portrait.bottom
    for group in _groups(blocks):
        beside = sheets.count == start and sheets.y < foot - setting.grid
        room = width - look.PORTRAIT_WIDTH - look.GUTTER if beside else width
        if not beside and sheets.count == start:
            sheets.y = max(sheets.y, foot)
        sheets.pour(_flow(setting, group, room), room)
    if sheets.count == start:
        sheets.y = max(sheets.y, foot)


def column_flows(setting: Setting, blocks: Sequence[Block], width: float) -> list[Flow]:
    """The flows of a column: pools together, two narrow health tables side by side."""
    tracks = [block for block in blocks if isinstance(block, Track)]
    common = track.shape(setting, tracks, track.COMMON_BOXES)
    half = (width - track.PAIR_GAP) / 2
    flows: list[Flow] = []
    waiting: Track | None = None
    for group in _groups(blocks):
        block = group[0]
        if isinstance(block, Track) and track.shape(setting, [block]).width <= half:
            if waiting is None:
                waiting = block
                continue
            left, right = (
                track.flow(setting, each, half, track.filling(track.shape(setting, [each]), half))
                for each in (waiting, block)
            )
            flows.append(track.pair(left, right, half + track.PAIR_GAP))
            waiting = None
            continue
        if waiting is not None:
            flows.append(track.flow(setting, waiting, width, common))
            waiting = None
        flows.append(_flow(setting, group, width, common))
    if waiting is not None:
        flows.append(track.flow(setting, waiting, width, common))
    return flows


def _flow(
    setting: Setting, group: Sequence[Block], width: float, common: track.Shape | None = None
) -> Flow:
    pools = [block for block in group if isinstance(block, Pips)]
    if pools:
        return pips.flow(setting, pools, width)
    match group[0]:
        case Fields() as block:
            return fields.flow(setting, block, width)
        case Table() as block:
            return table.flow(setting, block, width)
        case Track() as block:
            own = common or track.shape(setting, [block], track.COMMON_BOXES)
            return track.flow(setting, block, width, own)
        case Items() as block:
            return items.flow(setting, block, width)
        case Prose() as block:
            return prose.flow(setting, block, width)
        case Body() as block:
            return body.flow(setting, block, width)
        case Pips() as block:
            return pips.flow(setting, [block], width)


def _groups(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Blocks one by one, but pools that follow each other together."""
    for pools, run in groupby(blocks, key=_is_pool):
        if pools:
            yield list(run)
        else:
            yield from ([block] for block in run)


def _is_pool(block: Block) -> bool:
    return isinstance(block, Pips)
