"""A level imports only lower levels: the picture of ``harness/docs/ARCHITECTURE.md``, held by reading every import."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.import_each import unit
from nnconform.harness.tests.whole_repo.source_facts import facts_of
from nnconform.harness.tests.whole_repo.tree import NAME, PACKAGES, ROOT, is_test, module_name, source_files

LEVELS = {
    "model": 0,
    "arguments": 0,
    "discovery": 0,
    "ops": 1,
    "extensions": 1,
    "diagnostics": 1,
    **dict.fromkeys(("validate", "driver", "spec", "oracle", "minimise", "results", "process", "drawing"), 2),
    "conversion": 3,
    "runtime": 4,
    **dict.fromkeys(("generate", "loaders", "cluster"), 5),
    "execution": 6,
    "conformance": 7,
    **dict.fromkeys(("campaigns", "stress"), 8),
    **dict.fromkeys(("pytest_plugin", "selftest"), 9),
    "cli": 10,
}
# What the folders beside harness may import of ours. Nobody imports them: drivers come by address, commands by entry
# point.
_ALL = {f"harness.{name}" for name in LEVELS}
OUTSIDE = {
    "reference_driver": {
        "harness.discovery",
        "harness.model",
        "harness.ops",
        "harness.validate",
        "harness.driver",
        "harness.extensions",
        "harness.diagnostics",
    },
    "generated_tests": _ALL,
    # It fuzzes the readers of networks and the page too: decision 0060.
    "fuzz": _ALL | {"mlts", "reports"},
    "mlts": _ALL,
    "reports": {"harness.results"},
}
MODEL_LIBRARIES = sys.stdlib_module_names | {"numpy", "msgspec"}


def allowed(importer: str, imported: str) -> bool:
    """Whether code of the unit ``importer`` may import from the unit ``imported``, by the two tables above."""
    if imported == importer:
        return True
    if not imported:
        return False  # a relative import
    if imported.partition(".")[0] not in PACKAGES:
        return importer != "harness.model" or imported in MODEL_LIBRARIES
    if importer in OUTSIDE:
        return imported in OUTSIDE[importer]
    own, other = (LEVELS.get(name.removeprefix("harness.")) for name in (importer, imported))
    return own is not None and other is not None and other < own


def broken(root: Path) -> list[str]:
    """The imports below ``root`` that the tables forbid, one line each."""
    found = []
    for path in source_files(root):
        module = module_name(path, root)
        # A test may look at anything; the package harness itself holds a docstring.
        if is_test(module):
            continue
        for name in facts_of(path).imports:
            top, _, ours = name.partition(".")
            # Without the prefix a module of ours is loaded twice; the public names of nnconform lie above all units.
            misnamed = ours.partition(".")[0] not in PACKAGES if top == NAME else top in PACKAGES
            if misnamed or not allowed(unit(module), unit(name)):
                found.append(f"{module} must not import {name}")
    return found


def test_every_import_goes_down() -> None:
    assert broken(ROOT) == []


def test_every_package_has_a_level() -> None:
    units = {unit(module_name(path)) for path in source_files()}
    names = {name.removeprefix("harness.") for name in units if name.startswith("harness.")}
    assert names - {"tests"} <= LEVELS.keys(), "give the package its level in LEVELS and in ARCHITECTURE.md"


@pytest.mark.parametrize(
    ("file", "text", "accepted"),
    [
        ("harness/model/x.py", "import numpy as np", True),
        ("harness/model/x.py", "import pandas", False),
        ("harness/model/x.py", "from nnconform.harness.model.graph import Model", True),
        ("harness/model/x.py", "def f():\n    from nnconform.harness.driver import interface", False),
        ("harness/driver/x.py", "from nnconform.harness import oracle", False),
        ("harness/driver/x.py", "import reportsomething", True),
        ("harness/driver/x.py", "from .. import model", False),
        ("harness/driver/x.py", "from harness.model import graph", False),
        ("harness/driver/x.py", "from nnconform import Device", False),
        ("harness/loaders/x.py", "import nnconform.reference_driver.kernels", False),
        ("harness/campaigns/x.py", "from nnconform.harness.results.store import Store", True),
        ("harness/nowhere/x.py", "from nnconform.harness.model import graph", False),
        ("reference_driver/x.py", "from nnconform.harness.validate import model", True),
        ("reference_driver/x.py", "from nnconform.harness.oracle import compare", False),
        ("generated_tests/x.py", "import nnconform.harness.spec.case", True),
        ("generated_tests/x.py", "from nnconform.reference_driver import open_device", False),
        ("fuzz/x.py", "from nnconform.mlts.convert.tflite import read_tflite", True),
        ("fuzz/x.py", "from nnconform.reference_driver import open_device", False),
        ("mlts/x.py", "from nnconform.fuzz.target import Target", False),
        ("reports/x.py", "from nnconform.harness.results.store import Store", True),
        ("reports/x.py", "from nnconform.harness.model import errors", False),
        ("harness/oracle/tests/test_x.py", "from nnconform.harness.campaigns import graphs", True),
    ],
)
def test_the_rule_itself(tmp_path: Path, file: str, text: str, accepted: bool) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert (broken(tmp_path) == []) is accepted
