"""The installers of a frozen build, one module a system; standard library only."""
