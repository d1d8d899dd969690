"""Processes of the harness look for cyclic garbage less often than Python does; drivers do not."""

from __future__ import annotations

import gc

import pytest

from nnconform.harness.cli import main
from nnconform.harness.process.collector import RARELY
from nnconform.harness.process.jobs import run_sharded
from nnconform.harness.process.tests.sharded_work import Shard, Word, work


@pytest.fixture(autouse=True)
def threshold():
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_pytest_with_our_plugin() -> None:
    assert gc.get_threshold() == RARELY


def test_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.set_threshold(700, 10, 10)
    monkeypatch.setattr(main, "cli", lambda: None)
    main.main()
    assert gc.get_threshold() == RARELY


def test_a_shard() -> None:
    (counts,) = run_sharded(work, [Shard("count")], Word, 1)
    assert counts.text == str(RARELY)
