"""No module depends on itself by way of others, the imports for type checking included."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.source_facts import facts_of
from nnconform.harness.tests.whole_repo.tree import ROOT, is_test, module_name, source_files


def cycle(root: Path) -> list[str]:
    """The modules of one import cycle below ``root``, the first again at the end; empty where there is none."""
    files = {module_name(path, root): path for path in source_files(root)}
    graph = {}
    for module, path in files.items():
        if not is_test(module):
            names = facts_of(path).imports
            # What is imported is a module, or a name in one.
            graph[module] = {name if name in files else name.rpartition(".")[0] for name in names} - {module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_import_cycle() -> None:
    assert cycle(ROOT) == []


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        ({"a": "from nnconform.fuzz import b", "b": "import nnconform.fuzz.c", "c": ""}, set()),
        ({"a": "from nnconform.fuzz import b", "b": "from nnconform.fuzz.a import name"}, {"a", "b"}),
        (
            {
                "a": "import nnconform.fuzz.b",
                "b": "if TYPE_CHECKING:\n    from nnconform.fuzz.c import C",
                "c": "def f():\n    import nnconform.fuzz.a",
            },
            {"a", "b", "c"},
        ),
    ],
)
def test_the_rule_itself(tmp_path: Path, texts: dict[str, str], found: set[str]) -> None:
    (tmp_path / "fuzz").mkdir()
    for name, text in texts.items():
        (tmp_path / "fuzz" / f"{name}.py").write_text(text)
    assert set(cycle(tmp_path)) == {f"nnconform.fuzz.{name}" for name in found}
