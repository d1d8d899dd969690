"""Which files the project is made of, for the tests that read them all."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# What an installed copy occupies of the names that can be imported.
NAME = "nnconform"
PACKAGES = ("harness", "reference_driver", "generated_tests", "fuzz", "mlts", "reports")


def source_files(root: Path = ROOT) -> list[Path]:
    """The Python files of the packages. Specs (``*.mod.py``) are data in a language of their own, and left out."""
    found = (path for package in PACKAGES for path in sorted((root / package).rglob("*.py")))
    return [path for path in found if not path.name.endswith(".mod.py")]


def module_name(path: Path, root: Path = ROOT) -> str:
    """The dotted name under which a source file is imported."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join((NAME, *(parts[:-1] if parts[-1] == "__init__" else parts)))


def is_test(module: str) -> bool:
    """Whether a module belongs to the project's own tests."""
    return "tests" in module.split(".")[2:] or module.split(".")[-1] == "conftest"
