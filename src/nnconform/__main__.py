"""``python -m nnconform`` is the command ``nnconform``."""

from __future__ import annotations

import sys
from importlib import import_module

# As a shell reports a process that SIGINT ended.
_INTERRUPTED = 130


def main() -> None:
    """Import the command line and run it. Ctrl-C ends the process without a traceback before that is imported, too."""
    try:
        run = import_module("nnconform.harness.cli.main").main
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
    run()


if __name__ == "__main__":
    main()
