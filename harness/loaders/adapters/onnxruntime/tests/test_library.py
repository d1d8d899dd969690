"""Which library an address of a plug-in names, and what is said of addresses that name none."""

from __future__ import annotations

import sys

import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.onnxruntime.library import KNOWN, find_library
from nnconform.harness.loaders.query import Query
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.errors import UsageError

pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
pytest.importorskip("onnxruntime", reason="not installed: pip install 'nnconform[onnx]'")


def library_of(rest):
    return find_library(Query.parse("onnxruntime", rest))


@pytest.fixture
def write_package(tmp_path, monkeypatch):
    """A function that writes a package which can be imported, and beside it a file of the name that it may return."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "libacme_ep.so").write_text("no library")

    def write(name, text):
        (tmp_path / f"{name}.py").write_text(text.format(folder=tmp_path))
        sys.modules.pop(name, None)
        return tmp_path

    yield write
    for name in list(sys.modules):
        if name.startswith("acme_"):
            del sys.modules[name]


def test_a_library_by_its_path(tmp_path, monkeypatch):
    path = tmp_path / "libacme_ep.so"
    path.write_text("any")
    monkeypatch.chdir(tmp_path)
    for rest in (str(path), "./libacme_ep.so", "libacme_ep.so"):
        found = library_of(rest)
        assert (found.path, found.name, found.release, found.defaults) == (str(path), "acme_ep", "", {})


def test_a_library_by_the_name_of_its_package(write_package):
    folder = write_package("acme_ep_one", "def get_library_path(): return '{folder}/libacme_ep.so'")
    for rest in ("acme_ep_one", "acme-ep-one", "acme_ep_one?key=value"):
        found = library_of(rest)
        assert (found.path, found.name) == (f"{folder}/libacme_ep.so", "acme_ep")


def test_a_package_may_name_its_provider(write_package):
    text = "def get_library_path(): return '{folder}/libacme_ep.so'\ndef get_ep_name(): return 'AcmeProvider'"
    write_package("acme_ep_two", text)
    assert library_of("acme_ep_two").name == "AcmeProvider"


def test_options_that_a_known_package_needs(write_package, monkeypatch):
    write_package("acme_ep_three", "def get_library_path(): return '{folder}/libacme_ep.so'")
    monkeypatch.setitem(KNOWN, "qnn", type(KNOWN["qnn"])("acme_ep_three", "x", KNOWN["qnn"].defaults, "backend_path"))
    assert library_of("qnn?soc_model=60").defaults == {"backend_type": "htp"}
    assert library_of("qnn?backend_path=/x").defaults == {}


def test_the_option_with_which_a_known_package_computes_in_16_bits(write_package, monkeypatch):
    write_package("acme_ep_four", "def get_library_path(): return '{folder}/libacme_ep.so'")
    monkeypatch.setitem(KNOWN, "qnn", replace(KNOWN["qnn"], module="acme_ep_four"))
    assert [library_of(rest).halves for rest in ("qnn", "qnn?soc_model=60", "acme_ep_four")] == [False, True, False]


def test_a_name_that_is_no_package():
    assert library_of("NoSuchProvider") is None
    assert library_of("no such") is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the package acme_ep_bad has no function get_library_path"),
        (
            "def get_library_path(): return '/no/such.so'",
            "acme_ep_bad names a library that does not exist: /no/such",
        ),
        (
            "def get_library_path(): raise FileNotFoundError('broken\\ninstall')",
            "acme_ep_bad does not say where its library is: broken",
        ),
        ("import no_such_module_at_all", "acme_ep_bad does not say where its library is: No module named"),
        (
            "def get_library_path(): return '{folder}/libacme_ep.so'",
            "no plug-in of ONNX Runtime: Failed to load library .*libacme_ep.so",
        ),
    ],
)
def test_a_package_that_brings_no_provider(write_package, text, message):
    write_package("acme_ep_bad", text)
    with pytest.raises(UsageError, match=rf"^driver 'onnxruntime:acme_ep_bad': {message}"):
        open_driver("onnxruntime:acme_ep_bad")


@pytest.mark.parametrize("name", KNOWN)
def test_a_known_package_that_is_not_installed(name, monkeypatch):
    package = KNOWN[name]
    monkeypatch.setattr("nnconform.harness.loaders.adapters.onnxruntime.library.find_spec", lambda module: None)
    with pytest.raises(UsageError, match=rf"{package.module} is not installed: pip install {package.distribution}$"):
        open_driver(f"onnxruntime:{name}")


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("/no/such.so", "no file /no/such.so; name the provider's library by its path"),
        ("/tmp", "no file /tmp; name"),
        ("/etc/passwd", "no plug-in of ONNX Runtime: Failed to load library /etc/passwd .*invalid ELF header$"),
        ("json", r"the package json has no function get_library_path\(\): it brings no provider"),
    ],
)
def test_addresses_that_name_no_provider(rest, message):
    with pytest.raises(UsageError, match=rf"^driver 'onnxruntime:{rest}': {message}"):
        open_driver(f"onnxruntime:{rest}")
