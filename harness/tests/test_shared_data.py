"""Where the shared reference data are missing, a test is skipped; in the pipeline it fails."""

from __future__ import annotations

import pytest

from nnconform.harness.tests.shared_data import shared_data


def test_missing_data(monkeypatch):
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no_such_folder is missing"):
        shared_data("no_such_folder")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no_such_folder is missing"):
        shared_data("no_such_folder")
