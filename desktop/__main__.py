"""`python -m desktop` and the entry point of the frozen program."""

import sys

from desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
