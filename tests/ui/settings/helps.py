"""What the tests of settings windows do over and over."""

from desktop.ui.settings.common.window import SettingsFrame


def shipped_again(window: SettingsFrame) -> None:
    """Everything as shipped, nothing held back, no search: where a flow begins anew."""
    editor = window.editor
    editor.give_up()
    window.ui.search.clear()
    window.context.library.campaigns.change(editor.system, editor.shipped, "elsewhere")
    assert editor.shown == editor.shipped
