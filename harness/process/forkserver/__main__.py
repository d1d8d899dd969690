"""``python -m nnconform.harness.process.forkserver DESCRIPTOR MODULE FUNCTION ARGUMENTS`` runs a fork server."""

from __future__ import annotations

import sys

from nnconform.harness.process.forkserver.server import main

if __name__ == "__main__":
    main(*sys.argv[1:])
