"""``python -m nnconform`` is the command ``nnconform``."""

from __future__ import annotations

from nnconform.harness.cli.main import main

main()
