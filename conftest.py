"""What all of the project's own tests share."""

from __future__ import annotations

import gc

import pytest

pytest_plugins = ["nnconform.harness.pytest_plugin.garbage"]


def pytest_configure(config: pytest.Config) -> None:
    """Let the asserts of modules that tests share explain themselves too, where pytest does not find nnconform's plugin
    by itself (Makefile).
    """
    root, tops = config.rootpath, config.getini("testpaths")
    folders = [folder.relative_to(root) for top in tops for folder in (root / top, *(root / top).rglob("tests"))]
    pytest.register_assert_rewrite(*(".".join(("nnconform", *each.parts)) for each in folders if each.name == "tests"))


@pytest.fixture(scope="module")
def light_collections() -> None:
    """Exempt what there is before the tests of a module from the collections in them, which look for what the tests
    leave: after thousands of other tests a collection of all takes half a second.
    """
    gc.collect()
    gc.freeze()
