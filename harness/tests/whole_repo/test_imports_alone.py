"""Every module but tests can be imported first, and says nothing when it is: warnings are errors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo import import_each
from nnconform.harness.tests.whole_repo.tree import ROOT, is_test, module_name, source_files

# Top-level packages that only an extra installs; the code that wraps them cannot be imported without.
OPTIONAL = {"ai_edge_litert", "atheris", "onnx", "onnxruntime", "openvino", "scipy"}


def failures(root: Path, cache: Path) -> dict[str, tuple[str, str]]:
    """Module -> (the package it misses or "", traceback), for the modules below ``root`` that do not import alone, but
    for tests. Compiled modules go to ``cache``.
    """
    modules = [module_name(path, root) for path in source_files(root)]
    answer = subprocess.run(
        [sys.executable, "-W", "error", import_each.__file__],
        input="\n".join(name for name in modules if not is_test(name)),
        cwd=root,
        # A module is imported again whenever its unit is forgotten, and compiled once.
        env={"PYTHONPATH": str(root / "src"), "PYTHONPYCACHEPREFIX": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return {name: (missing, text) for name, (missing, text) in json.loads(answer.stdout).items()}


@pytest.mark.nightly(daily="test_what_does_not_import_is_found")
@pytest.mark.timeout(1200)
def test_every_module_imports_alone(tmp_path: Path) -> None:
    # What the tests before have compiled serves.
    found = failures(ROOT, Path(os.environ.get("PYTHONPYCACHEPREFIX", tmp_path)))
    left_out = {name: missing for name, (missing, _) in found.items() if missing in OPTIONAL}
    if texts := [f"{name}: {text}" for name, (_, text) in found.items() if name not in left_out]:
        pytest.fail("\n".join(texts), pytrace=False)
    if left_out:
        pytest.skip(f"all others import; these need an extra that is not installed: {left_out}")


def test_what_does_not_import_is_found(tmp_path: Path) -> None:
    package = tmp_path / "reports"
    package.mkdir()
    (tmp_path / "src/nnconform").mkdir(parents=True)
    (tmp_path / "src/nnconform/__init__.py").touch()
    (tmp_path / "src/nnconform/reports").symlink_to(package)
    for name, text in {
        "__init__": "",
        # a can come first and then leaves b loaded: only a fresh start shows that b cannot come first.
        "a": "from nnconform.reports.b import value",
        "b": "import nnconform.reports.a\nvalue = 1",
        "loud": "import warnings\nwarnings.warn('old', DeprecationWarning)",
        "missing": "import no_such_package.part",
        "quiet": "import nnconform.reports",
    }.items():
        (package / f"{name}.py").write_text(text)
    found = failures(tmp_path, tmp_path / "compiled")
    assert {name: missing for name, (missing, _) in found.items()} == {
        "nnconform.reports.b": "",
        "nnconform.reports.loud": "",
        "nnconform.reports.missing": "no_such_package",
    }
