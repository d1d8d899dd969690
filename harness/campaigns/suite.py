"""The folder of the conformance suite, in the checkout or the installation, and how pytest runs it from any other."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from nnconform.harness.model.errors import UsageError


def suite_folder() -> Path:
    """Return the folder ``generated_tests``. Raises UsageError if it is not installed."""
    spec = find_spec("nnconform.generated_tests")
    if spec is None or spec.origin is None:
        raise UsageError("the package nnconform.generated_tests is not installed; install nnconform whole")
    return Path(spec.origin).parent


def suite_options() -> list[str]:
    """Return pytest's options for the suite: neither settings of the folder of the run, nor files left in it. Its
    verdicts are not asserts, so that pytest need not rewrite all modules of nnconform.
    """
    folder = str(suite_folder())
    words = ["-c", "/dev/null", "--rootdir", folder, "--confcutdir", folder, "-p", "no:cacheprovider"]
    return [*words, "--import-mode", "importlib", "--assert", "plain"]
