"""A sheet with nothing on it: every basic skill, and room to write."""

from desktop.rules.sheetmodel import SheetModel
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.pages import sheet
from desktop.rules.warhammer.tables.tables import Tables


def blank_sheet(tables: Tables) -> SheetModel:
    """Two pages to fill in by hand or as a form."""
    return sheet(tables, Settings(), Character())
