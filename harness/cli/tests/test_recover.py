"""``nnconform recover``, and what a damaged store says."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands import recover
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.store import Store
from nnconform.harness.results.tests.test_recovery import COUNT, PAGE, write


def test_a_damaged_store(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    write(path)
    content = path.read_bytes()
    path.write_bytes(content[: 12 * PAGE] + Random(1).randbytes(PAGE) + content[13 * PAGE :])
    with pytest.raises(FormatError, match="nnconform recover copies what can be read"):
        Store.open(path, must_exist=True)
    done = CliRunner().invoke(recover.command, [str(path), "-o", str(tmp_path / "new.sqlite")])
    assert done.exit_code == 0, done.output
    assert done.output.startswith(f"wrote {tmp_path / 'new.sqlite'}: 2 runs, ")
    with Store.open(tmp_path / "new.sqlite", must_exist=True) as store:
        assert 0.9 * COUNT < sum(len(store.verdicts(run.id)) for run in store.runs()) < COUNT


def test_the_output_must_not_exist(tmp_path: Path) -> None:
    write(tmp_path / "old")
    (tmp_path / "new").write_text("mine")
    done = CliRunner().invoke(recover.command, [str(tmp_path / "old"), "-o", str(tmp_path / "new")])
    assert isinstance(done.exception, UsageError)
    assert (tmp_path / "new").read_text() == "mine"
