"""Tests of ``nnconform show``: the printed spec reads back as the same case, and errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from nnconform.generated_tests.tests.specs import FOLDER
from nnconform.harness.cli.commands.show import command, find_case
from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.files import case_files, read_cases, suffix_of
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.spec.tests.spec_text import assert_same
from nnconform.harness.spec.writer import spec_text

FILES = case_files([FOLDER])


def show(what: str) -> str:
    result = CliRunner().invoke(command, [what], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


@pytest.mark.sampled(one_in=24)
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_what_is_shown_reads_back(path: Path, tmp_path: Path) -> None:
    """Read back the first, the middle and the last case of every file, as the command writes them."""
    cases = read_cases(path)
    for case in (cases[0], cases[len(cases) // 2], cases[-1]):
        saved = tmp_path / f"{case.name}.mod.py"
        saved.write_text(spec_text([case], case.name))
        (again,) = read_spec(saved)
        assert (again.name, again.source) == (case.name, case.source)
        assert_same(case, again)


def test_a_case_is_found_in_a_file_of_either_form() -> None:
    for path in (FOLDER / "elu.mod.py", FOLDER / "generated" / "prelu.jsonl"):
        case = read_cases(path)[-1]
        assert show(f"{path}::{case.name}") == spec_text([case], case.name)


def test_a_name_alone() -> None:
    for name in ("prelu_default_FLOAT32_mixed_0", read_cases(FOLDER / "elu.mod.py")[0].name):
        assert find_case(name).name == name


def test_who_confirms_it() -> None:
    assert "# confirmed by litert-default" in show("prelu_default_FLOAT32_mixed_0")


def test_what_cannot_be_shown(tmp_path: Path) -> None:
    prelu = FOLDER / "generated" / "prelu.jsonl"
    for query, message in (
        ("nonsense", "specs: holds no case 'nonsense'"),
        (f"{prelu}::nonsense", f"{prelu}: holds no case 'nonsense'"),
        (str(prelu), f"{prelu}: is a file; name one of its cases: {prelu}::NAME"),
        (f"{tmp_path}/none.jsonl::x", "none.jsonl: No such file or directory"),
        (f"{tmp_path}/none.txt::x", "holds no case"),
    ):
        with pytest.raises(UsageError) as raised:
            find_case(query)
        assert message in str(raised.value)


def test_every_form_of_file_is_among_them() -> None:
    assert {suffix_of(path) for path in FILES} == {".mod.py", ".jsonl"}
