"""The test suite. Folders below are plain; only this level is a package, for `tests.` imports."""
