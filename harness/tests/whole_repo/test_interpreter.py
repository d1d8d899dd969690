"""The Makefile makes ``.venv`` with the first ``python3`` of PATH, or with an optimised one of its minor version."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.tree import ROOT

PROGRAM = ROOT / "requirements" / "interpreter.py"
SLOW, FAST, OTHER, NO_VENV = "echo 3.11 False", "echo 3.11 True", "echo 3.12 True", "exit 1"


def chosen(tmp_path: Path, *texts: str) -> tuple[str, str]:
    """Return the folder that is chosen of those with such interpreters, and what is said."""
    for number, text in enumerate(texts):
        path = tmp_path / str(number) / "python3"
        path.parent.mkdir()
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
    folders = os.pathsep.join(str(tmp_path / name) for name in ("none", *map(str, range(len(texts)))))
    done = subprocess.run([sys.executable, PROGRAM], env={"PATH": folders}, capture_output=True, text=True, check=True)
    return done.stdout.strip().removeprefix(f"{tmp_path}/").removesuffix("/python3"), done.stderr


@pytest.mark.parametrize(
    ("texts", "wanted"),
    [
        ([FAST, FAST], "0"),
        ([SLOW], "0"),
        ([SLOW, SLOW, FAST], "2"),
        ([SLOW, OTHER], "0"),
        ([SLOW, NO_VENV, FAST], "2"),
        # The first cannot be used: that is for make to say, which runs it.
        ([NO_VENV, FAST], "0"),
        ([], "python3"),
    ],
)
def test_the_first_or_an_optimised_one_of_its_version(tmp_path: Path, texts: list[str], wanted: str) -> None:
    assert chosen(tmp_path, *texts)[0] == wanted


def test_what_is_preferred_is_said(tmp_path: Path) -> None:
    told = chosen(tmp_path, SLOW, FAST)[1]
    assert f"{tmp_path}/1/python3" in told
    assert "PYTHON=python3" in told


@pytest.mark.parametrize("texts", [[FAST, SLOW], [SLOW, OTHER]])
def test_the_first_is_not_spoken_of(tmp_path: Path, texts: list[str]) -> None:
    assert chosen(tmp_path, *texts)[1] == ""


def test_real_interpreters_answer() -> None:
    """One of those here has the minor version of the first and can make environments."""
    words = [subprocess.run([sys.executable, PROGRAM], capture_output=True, text=True, check=True).stdout.strip()]
    ask = [word + " -c 'import ensurepip, sys, venv; print(*sys.version_info[:2])'" for word in (*words, "python3")]
    assert subprocess.check_output(ask[0], shell=True) == subprocess.check_output(ask[1], shell=True)
