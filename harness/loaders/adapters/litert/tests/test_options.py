"""The addresses of ``litert:``: options, and LiteRT not installed. Delegate libraries: ``test_delegate.py``."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions, parse_options
from nnconform.harness.loaders.adapters.litert.session import LiteRtSession
from nnconform.harness.loaders.adapters.litert.write import write
from nnconform.harness.loaders.adapters.tests.models import case_of, fed
from nnconform.harness.loaders.registry import open_driver, schemes
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.validate.model import validate_model


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
        ("?speed=1", "unknown option speed; known: kernels, threads, accelerator"),
        ("?kernels=slow", "kernels=slow; known: default, optimised, reference"),
        ("?threads=0", "threads=0; wanted a number of at least 1"),
        ("?threads=many", "threads=many; wanted a number of at least 1"),
        ("?threads", "are no key=value"),
        ("/nowhere/delegate.so", "no file /nowhere/delegate.so"),
    ],
)
def test_refused_options(rest, message):
    with pytest.raises(UsageError, match=message):
        open_driver(f"litert:{rest}")


def test_the_options_of_a_delegate_are_its_own(tmp_path):
    library = tmp_path / "delegate.so"
    library.touch()
    wanted = LiteRtOptions("optimised", 2, str(library), (("speed", "1"), ("mode", "")))
    assert parse_options(f"{library}?speed=1&threads=2&mode=") == wanted


def test_the_kernels_that_would_take_what_a_delegate_leaves(tmp_path):
    (tmp_path / "delegate.so").touch()
    with pytest.raises(UsageError, match="kernels=default; wanted optimised or reference beside a delegate: XNNPACK"):
        open_driver(f"litert:{tmp_path}/delegate.so?kernels=default")
    assert parse_options(f"{tmp_path}/delegate.so?kernels=reference").kernels == "reference"


def test_a_library_is_named_by_a_path_and_not_looked_for(tmp_path, monkeypatch):
    (tmp_path / "delegate.so").touch()
    monkeypatch.chdir(tmp_path)
    assert parse_options("delegate.so").delegate == f"{tmp_path}/delegate.so"


def test_which_operators_a_delegate_took():
    """XNNPACK, the delegate that LiteRT brings, takes the NEG and not the CAST before it."""
    case = case_of(O.NEG, [fed(T.TENSOR_FLOAT16, np.ones(2))], [fed(T.TENSOR_FLOAT16, -np.ones(2))])
    model_file = write(case.model, validate_model(case.model))
    assert [(node.code, node.conversion) for node in model_file.trace] == [
        ("CAST", True),
        ("NEG", False),
        ("CAST", True),
    ]
    assert LiteRtSession(model_file.content, LiteRtOptions()).delegated() == {1}
    assert LiteRtSession(model_file.content, LiteRtOptions("reference")).delegated() == frozenset()


def test_not_installed(monkeypatch):
    package._module.cache_clear()
    monkeypatch.setitem(sys.modules, "ai_edge_litert.interpreter", None)
    with pytest.raises(UsageError, match=r"litert: LiteRT is not installed: pip install 'nnconform\[litert\]'"):
        open_driver("litert:")
    package._module.cache_clear()
