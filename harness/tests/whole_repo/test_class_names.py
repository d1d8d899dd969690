"""A class name means one thing: no two public classes of product code have the same name."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.source_facts import facts_of
from nnconform.harness.tests.whole_repo.tree import ROOT, is_test, module_name, source_files

# Name -> why two classes may have it.
EXCEPTIONS = {
    "Model": "a word of the language of specs, beside the model of the HAL",
    "Operand": "a word of the language of specs, beside the operand of the HAL",
    "SymmPerChannelQuantParams": "a word of the language of specs, beside the parameters of the HAL",
}


def repeated(root: Path) -> dict[str, list[str]]:
    """The names of several classes, each with the files that define one; faulty drivers are named by their faults."""
    places = defaultdict(list)
    for path in source_files(root):
        name = path.relative_to(root).as_posix()
        if is_test(module_name(path, root)) or name.startswith("reference_driver/faulty/") or "/benchmarks/" in name:
            continue
        for each in facts_of(path).classes:
            places[each].append(name)
    return {name: files for name, files in places.items() if len(files) > 1}


def test_no_two_classes_have_one_name() -> None:
    found = repeated(ROOT)
    assert {name: files for name, files in found.items() if name not in EXCEPTIONS} == {}
    assert EXCEPTIONS.keys() - found.keys() == set(), "these exceptions are no longer needed"


@pytest.mark.parametrize(
    ("one", "other", "names"),
    [
        ("class Session: ...", "class Session: ...", ["Session"]),
        ("class Session: ...", "class Store: ...", []),
        ("class _Part: ...", "class _Part: ...", []),
        ("class Session:\n    class Part: ...", "class Part: ...", []),
    ],
)
def test_the_search_itself(tmp_path: Path, one: str, other: str, names: list[str]) -> None:
    for folder, text in (("harness", one), ("mlts", other)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.py").write_text(text)
    assert list(repeated(tmp_path)) == names
