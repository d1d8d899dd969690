"""What all of the project's own tests share."""

from __future__ import annotations

import gc

import pytest

pytest_plugins = ["nnconform.harness.pytest_plugin.garbage"]


@pytest.fixture(scope="module")
def light_collections() -> None:
    """Exempt what there is before the tests of a module from the collections in them, which look for what the tests
    leave: after thousands of other tests a collection of all takes half a second.
    """
    gc.collect()
    gc.freeze()
