"""``tvm:`` on the real package where it is installed, and what it makes of the answers of a stand-in for it."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import numpy as np
import pytest

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.onnx.write import Trace, to_onnx
from nnconform.harness.loaders.adapters.tests.flows import NONE, NUMBER, VALUES, graph_of
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from nnconform.harness.loaders.adapters.tests.small_calls import F32, HALF, INTEGERS, NEG, NOT, QUANTIZE, SIGNED
from nnconform.harness.loaders.adapters.tvm import package
from nnconform.harness.loaders.adapters.tvm.session import TvmSession
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Verdict

REAL = {"float": NEG, "half": HALF, "integers": INTEGERS, "truth": NOT, "unsigned": QUANTIZE, "signed": SIGNED}


@pytest.fixture
def tvm():
    """The driver, where TVM is installed."""
    for name in ("tvm", "onnx"):
        pytest.importorskip(name, reason="not installed: pip install 'nnconform[tvm]'")
    return open_driver("tvm:")


@pytest.mark.parametrize("name", REAL)
def test_what_it_computes(tvm, name):
    case = case_of(*REAL[name])
    assert tvm.reasons(case.model) == [""]
    outcome = outcome_of(case, "tvm:?threads=2")
    assert outcome.verdict is Verdict.PASSED, outcome


# What the package answers, where it is not installed.


class Package:
    """Imports any model, refuses what ``refusal`` is for, and runs ``compute`` on the inputs as numpy's arrays."""

    __version__ = "1.0"

    def __init__(self, compute, refusal=lambda model: None):
        self.compute, self.refusal, self.threads = compute, refusal, None
        self.relax = SimpleNamespace(VirtualMachine=lambda executable, device: {"main": self.main})
        self.runtime = SimpleNamespace(tensor=self.tensor)

    def get_global_func(self, name):
        assert name == "runtime.config_threadpool"

        def config(mode, count):
            self.threads = count

        return config

    def from_onnx(self, model, keep_params_in_input):
        assert not keep_params_in_input
        error = self.refusal(model)
        if error:
            raise error
        return "module"

    def compile(self, module, target):
        return module, target

    def cpu(self):
        return "cpu"

    @staticmethod
    def tensor(array):
        return SimpleNamespace(numpy=lambda: array)

    def main(self, *inputs):
        results = self.compute(*(each.numpy() for each in inputs))
        wrapped = [self.tensor(each) for each in results]
        return wrapped[0] if len(wrapped) == 1 else wrapped


@pytest.fixture
def stand_in(monkeypatch):
    """Put a stand-in in place of TVM, and open the driver."""
    pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")

    def put(compute, refusal=lambda model: None):
        package_ = Package(compute, refusal)
        monkeypatch.setattr(package, "tvm", lambda: package_)
        monkeypatch.setattr(package, "from_onnx", lambda: package_.from_onnx)
        return package_, open_driver("tvm:?threads=3")

    return put


def test_one_output(stand_in):
    package_, _ = stand_in(lambda x: [-x])
    assert outcome_of(case_of(*NEG), "tvm:?threads=3").verdict is Verdict.PASSED
    assert package_.threads == 3


def test_several_outputs(stand_in):
    stand_in(lambda x: [x[:1], x[1:]])
    split = (O.SPLIT, [fed(F32, [1.0, 2.0]), const(T.INT32, 0), const(T.INT32, 2)], [fed(F32, [1.0]), fed(F32, [2.0])])
    assert outcome_of(case_of(*split), "tvm:?threads=3").verdict is Verdict.PASSED


def test_a_wrong_result_is_told(stand_in):
    stand_in(lambda x: [x])
    assert outcome_of(case_of(*NEG), "tvm:?threads=3").verdict is Verdict.WRONG


def breaks(x):
    raise RuntimeError('Traceback (most recent call last):\n  File "/tvm.cc", line 7\nCheck failed: no such shape\n')


def test_a_failure_of_a_request(stand_in):
    stand_in(breaks)
    session = TvmSession(to_onnx(case_of(*NEG).model), Trace(("tensor1",), {}))
    with pytest.raises(ComputeFailed, match="TVM fails: RuntimeError: Check failed: no such shape"):
        session.run([np.ones(2, np.float32)])
    assert outcome_of(case_of(*NEG), "tvm:?threads=3").verdict is Verdict.ERROR


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (
            NotImplementedError("The following operators are not supported for frontend ONNX: Neg, Foo"),
            "NEG: TVM refuses it: NotImplementedError: The following operators are not supported",
        ),
        (ValueError("bad shape"), "NEG: TVM refuses the model: ValueError: bad shape"),
        (AssertionError(), "NEG: TVM refuses the model: AssertionError"),
    ],
)
def test_why_a_file_is_refused(stand_in, error, reason):
    _, device = stand_in(lambda x: [x], lambda model: error)
    (given,) = device.reasons(case_of(*NEG).model)
    assert given.startswith(reason), given


def test_the_operations_beside_a_refused_one_are_supported(stand_in):
    def refusal(model):
        if any(node.op_type == "Pow" for node in model.graph.node):
            return NotImplementedError("The following operators are not supported for frontend ONNX: Pow")
        return None

    _, device = stand_in(lambda x: [x], refusal)
    main = graph_of((NUMBER, NONE, NUMBER, NUMBER), ((O.NEG, (0,), (2,)), (O.POW, (2, 0), (3,))), (0,), (3,))
    assert device.reasons(Model(main, operand_values=VALUES))[0] == ""
    assert device.reasons(Model(main, operand_values=VALUES))[1].startswith("POW: TVM refuses it: ")


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        ("x", "got 'x' after the colon; wanted nothing, or ?threads=N"),
        ("?size=3", "unknown option size; known: threads"),
        ("?threads=0", "threads=0; wanted a number of at least 1"),
    ],
)
def test_a_wrong_address(rest, problem):
    with pytest.raises(UsageError) as raised:
        open_driver(f"tvm:{rest}")
    assert problem in str(raised.value)


def test_without_the_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "tvm", None)
    monkeypatch.setitem(sys.modules, "tvm.relax.frontend.onnx", None)
    for each in (package.tvm, package.from_onnx):
        each.cache_clear()
    with pytest.raises(UsageError, match="apache-tvm is not installed: pip install 'nnconform\\[tvm\\]'"):
        open_driver("tvm:")
    for each in (package.tvm, package.from_onnx):
        each.cache_clear()
