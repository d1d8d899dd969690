"""Fixtures: the C driver, built once in both of its forms, and devices that are closed after the test."""

from __future__ import annotations

import os
import subprocess

import pytest

from nnconform.harness.loaders.nnapi import open_device
from nnconform.harness.tests.made_once import c_driver
from nnconform.reference_driver.compiling import compiler


@pytest.fixture(scope="session")
def cc():
    """The C compiler. Without one the test is skipped, and fails where CI is set in the environment."""
    path = compiler()
    if path is None:
        reason = "no C compiler: cc is not on the PATH"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return path


@pytest.fixture(scope="session")
def exporting(cc):
    """The library that exports the API."""
    return c_driver()


@pytest.fixture(scope="session")
def support_library(cc):
    """The library that has only the support library's entry."""
    return c_driver(support_library=True)


@pytest.fixture(params=["exporting", "support_library"])
def library(request):
    """Each of the two libraries."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def opened():
    """A function that opens ``nnapi:REST`` in this process."""
    devices = []

    def open_it(rest):
        devices.append(open_device(str(rest)))
        return devices[-1]

    yield open_it
    for device in devices:
        device.close()


@pytest.fixture
def device(library, opened):
    """The first device of each library."""
    return opened(library)


@pytest.fixture
def compiled(cc, tmp_path):
    """A function that compiles a few lines of C to a shared library."""

    def compile_it(text):
        source, library = tmp_path / "library.c", tmp_path / "library.so"
        source.write_text(text)
        subprocess.run([cc, "-shared", "-fPIC", "-o", library, source], check=True)
        return library

    return compile_it
