"""Finds the reference data that lie beside the repository, for tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

_SHARED = Path(__file__).resolve().parents[2].parent / "shared"


def shared_data(name: str) -> Path:
    """The folder ``../shared/name`` beside the repository.

    Where it is missing, the calling test is skipped; with CI set in the environment it fails, so that no run of the
    pipeline passes for want of its data.
    """
    path = _SHARED / name
    if not path.exists():
        reason = f"{path} is missing: the reference data are to lie beside the repository"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return path
