"""The top level of the repository has what the README says, and no file that a command left there."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from nnconform.harness.tests.whole_repo.tree import PACKAGES, ROOT

KNOWN = {
    *PACKAGES,
    *(".ci", ".gitattributes", ".gitignore", "CHANGELOG.md", "LICENSE", "Makefile", "README.md", "conftest.py"),
    *("driver_package", "pyproject.toml", "requirements", "src"),
}


@pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("git"), reason="this is no checkout of git's")
def test_nothing_else_is_there() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {path.partition("/")[0] for path in listed.stdout.splitlines()} == KNOWN
