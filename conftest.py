"""What all of the project's own tests share."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

pytest_plugins = ["nnconform.harness.pytest_plugin.garbage", "nnconform.harness.tests.nightly"]

# The asserts of modules that tests share explain themselves too where pytest does not find our plugin by itself
# (Makefile), and so rewrites no other modules of nnconform.
_SRC = Path(__file__).parent / "src"
_FOLDERS = [folder for top in _SRC.glob("nnconform/*") for folder in top.rglob("tests")]
pytest.register_assert_rewrite(*(".".join(folder.relative_to(_SRC).parts) for folder in _FOLDERS))


@pytest.fixture(scope="module")
def light_collections() -> None:
    """Exempt what there is before the tests of a module from the collections in them, which look for what the tests
    leave: after thousands of other tests a collection of all takes half a second.
    """
    gc.collect()
    gc.freeze()
