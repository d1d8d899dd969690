"""Tests of the recorded environment of a run."""

from __future__ import annotations

import platform

import numpy as np

from nnconform.harness.results.environment import machine, versions


def test_versions() -> None:
    installed = versions(("numpy", "no-such-package-at-all"))
    assert installed == {"python": platform.python_version(), "numpy": np.__version__}


def test_machine() -> None:
    assert platform.machine() in machine()
    assert "\n" not in machine()
