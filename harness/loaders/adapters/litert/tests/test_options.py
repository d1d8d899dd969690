"""The addresses of ``litert:``: options, delegate libraries, and LiteRT not installed."""

from __future__ import annotations

import shutil
import subprocess
import sys

import numpy as np
import pytest

from harness.loaders.adapters.litert import package
from harness.loaders.adapters.litert.device import LitertDevice, open_device
from harness.loaders.adapters.litert.options import Options, parse_options
from harness.loaders.adapters.litert.session import Session
from harness.loaders.adapters.litert.write import write
from harness.loaders.adapters.tests.models import case_of, fed
from harness.loaders.registry import load, schemes
from harness.model.codes import DeviceType
from harness.model.codes import OperandType as T
from harness.model.codes import OperationType as O
from harness.model.errors import UsageError
from harness.validate.model import validate_model


def test_it_is_a_scheme():
    assert "litert" in schemes()


@pytest.mark.parametrize(
    ("rest", "resolver", "threads"),
    [
        ("", "BUILTIN", 1),
        ("?kernels=reference", "BUILTIN_REF", 1),
        ("?kernels=optimised&threads=3", "BUILTIN_WITHOUT_DEFAULT_DELEGATES", 3),
    ],
)
def test_options(rest, resolver, threads):
    options = parse_options(rest)
    assert (options.resolver, options.threads, options.delegate) == (resolver, threads, "")


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("?speed=1", "unknown option speed; known: kernels, threads"),
        ("?kernels=slow", "kernels=slow; known: default, optimised, reference"),
        ("?threads=0", "threads=0; wanted a number of at least 1"),
        ("?threads=many", "threads=many; wanted a number of at least 1"),
        ("?threads", "are no key=value"),
        ("/nowhere/delegate.so", "no file /nowhere/delegate.so"),
    ],
)
def test_refused_options(rest, message):
    with pytest.raises(UsageError, match=message):
        load(f"litert:{rest}")


def test_the_options_of_a_delegate_are_its_own(tmp_path):
    library = tmp_path / "delegate.so"
    library.touch()
    wanted = Options("optimised", 2, str(library), (("speed", "1"), ("mode", "")))
    assert parse_options(f"{library}?speed=1&threads=2&mode=") == wanted


def test_a_file_that_is_no_library(tmp_path):
    (tmp_path / "delegate.so").write_text("text")
    with pytest.raises(UsageError, match=r"delegate\.so cannot be loaded as a library: .*(header|short)"):
        load(f"litert:{tmp_path}/delegate.so")


DELEGATE = """
#include <stdlib.h>
#include <string.h>
/* TfLiteDelegate as far as LiteRT reads one: data, Prepare, three copies, FreeBufferHandle, flags. */
struct delegate {
  void* data; int (*prepare)(void*, struct delegate*); void* others[4]; long long flags; void* more[4];
};
static int prepare(void* context, struct delegate* self) { return 0; }
void* tflite_plugin_create_delegate(char** keys, char** values, size_t count, void (*report)(const char*)) {
  for (size_t i = 0; i < count; ++i)
    if (strcmp(keys[i], "mode")) { report("only mode is known"); return 0; }
  struct delegate* self = calloc(1, sizeof *self);
  self->prepare = prepare;
  return self;
}
void tflite_plugin_destroy_delegate(void* self) { free(self); }
"""


@pytest.fixture(scope="module")
def libraries(tmp_path_factory):
    """A delegate that takes no operator, and a library that is no delegate."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler on this machine")
    folder = tmp_path_factory.mktemp("delegate")
    for name, text in (("delegate", DELEGATE), ("other", "int nothing;")):
        (folder / f"{name}.c").write_text(text)
        command = [compiler, "-shared", "-fPIC", "-w", "-o", folder / f"{name}.so", folder / f"{name}.c"]
        subprocess.run(command, check=True)
    return folder


def test_what_a_delegate_leaves_is_not_supported(libraries):
    case = case_of(O.NEG, [fed(T.TENSOR_FLOAT32, np.ones(2))], [fed(T.TENSOR_FLOAT32, -np.ones(2))])
    device = open_device(f"{libraries}/delegate.so?mode=fast")
    assert isinstance(device, LitertDevice)
    assert device.info().type == DeviceType.OTHER
    assert device.reasons(case.model) == ["NEG: the delegate leaves it to LiteRT's kernels"]


def test_which_operators_a_delegate_took():
    """XNNPACK, the delegate that LiteRT brings, takes the NEG and not the CAST before it."""
    case = case_of(O.NEG, [fed(T.TENSOR_FLOAT16, np.ones(2))], [fed(T.TENSOR_FLOAT16, -np.ones(2))])
    written = write(case.model, validate_model(case.model))
    assert [(node.code, node.conversion) for node in written.trace] == [("CAST", True), ("NEG", False), ("CAST", True)]
    assert Session(written.content, Options()).delegated() == {1}
    assert Session(written.content, Options("reference")).delegated() == frozenset()


def test_a_delegate_refuses_its_options(libraries):
    with pytest.raises(UsageError, match=r"refused its options: .*only mode is known"):
        load(f"litert:{libraries}/delegate.so?speed=1")


def test_a_library_that_is_no_delegate(libraries):
    with pytest.raises(UsageError, match=r"other\.so is no delegate: it exports no tflite_plugin_create_delegate"):
        load(f"litert:{libraries}/other.so")


def test_not_installed(monkeypatch):
    package._module.cache_clear()
    monkeypatch.setitem(sys.modules, "ai_edge_litert.interpreter", None)
    with pytest.raises(UsageError, match=r"litert: LiteRT is not installed: pip install 'nnconform\[litert\]'"):
        load("litert:")
    package._module.cache_clear()
