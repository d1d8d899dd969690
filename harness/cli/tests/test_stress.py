"""Tests of what ``nnconform stress`` prints and stores."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from click.testing import CliRunner

from nnconform.harness.cli.commands.stress import _summary, command
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.stress.outcome import Ending, Report


def test_the_text_of_a_driver_is_printable() -> None:
    message, details = "\x1b]0;a title\a", {"stderr": "one\n\x1b[2Jtwo"}
    for ending in Ending:
        text = _summary("soak", Report(ending, Verdict.ERROR, message, details=details), 1.0)
        assert r"\x1b]0;a title\x07" in text
        assert text.replace("\n", "").isprintable()


def test_what_it_samples_is_stored(tmp_path: Path) -> None:
    words = ["--driver", "service:inproc:reference_driver", "--test", "parallel-inference", "--time", "1s"]
    done = CliRunner().invoke(command, [*words, "--results", str(tmp_path / "r.sqlite")])
    assert done.exit_code == 0, done.output
    with Store.open(tmp_path / "r.sqlite") as store:
        found = {each.quantity: each.samples for each in store.measurements(1)}
    assert len({len(each) for each in found.values()}) == 1
    assert all(later >= before for before, later in pairwise(found["steps"]))
    assert found["steps"][-1] > 0
    assert max(found["memory"]) > 1e6
