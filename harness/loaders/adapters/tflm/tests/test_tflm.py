"""``tflm:``: what TFLM computes, what it refuses and when, and wrong addresses. The first two need the real TFLM."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.messages import printed
from nnconform.harness.loaders.adapters.tests.flows import NONE, NUMBER, VALUES, graph_of
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from nnconform.harness.loaders.adapters.tflm import package
from nnconform.harness.loaders.adapters.tflm.device import TflmDevice
from nnconform.harness.loaders.adapters.tflm.options import parse_arena
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Verdict

F32, I32, U8, I8 = T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED
ARENA = 1 << 20


@pytest.fixture
def tflm():
    """The adapter, where TFLM is installed."""
    pytest.importorskip("tflite_micro", reason="not installed: pip install 'nnconform[tflm]'")
    pytest.importorskip("ai_edge_litert", reason="not installed: pip install 'nnconform[litert]'")
    return TflmDevice(ARENA)


SUPPORTED = {
    "float": (O.NEG, [fed(F32, [1.0, -2.0])], [fed(F32, [-1.0, 2.0])]),
    "int8": (O.RELU, [fed(I8, [-4, 5], 0.5, 0)], [fed(I8, [0, 5], 0.5, 0)]),
    # Ones are no valid indexes here: the trial goes on with zeros.
    "indexes": (O.GATHER, [fed(F32, [[3.0]]), const(T.INT32, 0), fed(I32, [0, 0])], [fed(F32, [[3.0], [3.0]])]),
    # Zeros are no blocks: TFLM would divide by them.
    "blocks": (
        O.SPACE_TO_BATCH_ND,
        [fed(F32, [[[[1.0], [2.0]], [[3.0], [4.0]]]]), fed(I32, [2, 2]), const(I32, [[0, 0], [0, 0]])],
        [fed(F32, [[[[1.0]]], [[[2.0]]], [[[3.0]]], [[[4.0]]]])],
    ),
}


@pytest.mark.parametrize("name", SUPPORTED)
def test_what_it_computes(tflm, name):
    case = case_of(*SUPPORTED[name])
    assert tflm.reasons(case.model) == [""]
    outcome = outcome_of(case, f"tflm:?arena={ARENA}")
    assert outcome.verdict is Verdict.PASSED, outcome


REFUSED = {
    "no kernel": (
        (O.POW, [fed(F32, [1.0]), fed(F32, [2.0])], [fed(F32, [1.0])]),
        "POW: TFLM refuses it: Didn't find op",
    ),
    # Said only when it executes.
    "no type": ((O.RELU, [fed(U8, [4, 5], 0.5, 0)], [fed(U8, [4, 5], 0.5, 0)]), "RELU: TFLM refuses it: Only float32"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_it_refuses(tflm, name):
    operation, wanted = REFUSED[name]
    case = case_of(*operation)
    (reason,) = tflm.reasons(case.model)
    assert reason.startswith(wanted)
    assert outcome_of(case, "tflm:").verdict is Verdict.UNSUPPORTED


def test_the_operations_beside_a_refused_one_are_supported(tflm):
    main = graph_of((NUMBER, NONE, NUMBER, NUMBER), ((O.NEG, (0,), (2,)), (O.POW, (2, 0), (3,))), (0,), (3,))
    negated, raised = tflm.reasons(Model(main, operand_values=VALUES))
    assert (negated, raised[:20]) == ("", "POW: TFLM refuses it")


def test_an_unknown_size_is_refused(tflm):
    """TFLM would take it for 1."""
    model = case_of(*SUPPORTED["float"]).model
    operands = tuple(replace(operand, dimensions=(0,)) for operand in model.main.operands)
    model = replace(model, main=replace(model.main, operands=operands))
    assert tflm.reasons(model) == ["NEG: TFLM takes only sizes that are known when the model is prepared"]


def test_an_arena_that_is_too_small(tflm):
    large = case_of(O.NEG, [fed(F32, np.zeros(4000))], [fed(F32, np.zeros(4000))])
    (reason,) = TflmDevice(4096).reasons(large.model)
    assert "Failed to" in reason
    assert tflm.reasons(large.model) == [""]


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        ("x", "got 'x' after the colon; wanted nothing, or ?arena=BYTES"),
        ("?size=3", "unknown option size; known: arena"),
        ("?arena=", "arena=; wanted bytes from 4096 to 2147483647, such as 256K"),
        ("?arena=-1", "arena=-1; wanted bytes"),
        ("?arena=1K", "arena=1K; wanted bytes"),
        ("?arena=2G", "arena=2G; wanted bytes"),
        ("?arena", "options 'arena' are no key=value&key=value"),
    ],
)
def test_a_wrong_address(rest, problem):
    with pytest.raises(UsageError) as raised:
        open_driver(f"tflm:{rest}")
    assert problem in str(raised.value)


def test_the_arena():
    assert (parse_arena(""), parse_arena("?arena=256K")) == (64 << 20, 256 << 10)


def test_without_the_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "tflite_micro.python.tflite_micro.runtime", None)
    package.runtime.cache_clear()
    with pytest.raises(UsageError, match="is not installed: pip install 'nnconform\\[tflm\\]'"):
        open_driver("tflm:")
    package.runtime.cache_clear()


PRINTS = """
import os, sys
from nnconform.harness.loaders.adapters.messages import printed
os.write(2, b"before\\n")
lines = []
try:
    with printed(lines):
        os.write(2, b"first\\nsecond\\n")
        raise KeyError
except KeyError:
    os.write(2, b"after\\n")
    os.write(1, repr(lines).encode())
"""


@pytest.mark.parametrize("to_file", [True, False])
def test_what_is_printed_is_read(tmp_path, to_file):
    """A file keeps all of it, as that of a driver's process must; elsewhere only what is read is kept back."""
    path = tmp_path / "output"
    with path.open("w+b") as file:
        stderr = file if to_file else subprocess.PIPE
        done = subprocess.run([sys.executable, "-c", PRINTS], stdout=subprocess.PIPE, stderr=stderr, check=True)
    assert done.stdout == b"['first', 'second']"
    kept = path.read_bytes() if to_file else done.stderr
    assert kept.split() == ([b"before", b"first", b"second", b"after"] if to_file else [b"before", b"after"])


def test_nothing_printed():
    lines: list[str] = []
    with printed(lines):
        os.write(1, b"")
    assert lines == []
