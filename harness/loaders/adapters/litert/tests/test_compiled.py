"""``litert:?accelerator=``: options, models compiled for the processor, and an accelerator that is not there."""

from __future__ import annotations

import threading
from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.adapters.litert import device
from nnconform.harness.loaders.adapters.litert.accelerators import settings
from nnconform.harness.loaders.adapters.litert.compiled import CompiledSession
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions, parse_options
from nnconform.harness.loaders.adapters.litert.session import LiteRtRefused
from nnconform.harness.loaders.adapters.litert.write import write
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import DeviceType
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.validate.model import validate_model

CPU = "litert:?accelerator=cpu"
SUM = case_of(
    O.ADD,
    [fed(T.TENSOR_FLOAT32, [1.0, 2.0]), fed(T.TENSOR_FLOAT32, [10.0, 20.0]), const(T.INT32, 0)],
    [fed(T.TENSOR_FLOAT32, [11.0, 22.0])],
)
# In these the accelerator's own kernels have no part: LiteRT's do it.
LARGEST = case_of(O.ARGMAX, [fed(T.TENSOR_QUANT8_ASYMM, [3, 9, 5], 0.5), const(T.INT32, 0)], [fed(T.TENSOR_INT32, [1])])
BOTH = case_of(
    O.LOGICAL_AND,
    [fed(T.TENSOR_BOOL8, [True, True]), fed(T.TENSOR_BOOL8, [True, False])],
    [fed(T.TENSOR_BOOL8, [True, False])],
)


@pytest.mark.parametrize("address", [CPU, f"{CPU}&threads=2", f"service:{CPU}"])
@pytest.mark.parametrize("case", [SUM, LARGEST, BOTH], ids=["sum", "largest", "both"])
def test_models_are_computed(address, case):
    with closing(Session(address)) as session:
        assert session.info().type == DeviceType.CPU
        outcome = run_case(session, case)
    assert outcome.verdict is Verdict.PASSED, outcome


def test_a_wrong_expectation_is_wrong():
    wrong = case_of(O.RELU, [fed(T.TENSOR_FLOAT32, [-1.0])], [fed(T.TENSOR_FLOAT32, [-1.0])])
    with closing(Session(CPU)) as session:
        assert run_case(session, wrong).verdict is Verdict.WRONG


def compiled(case=SUM):
    content = write(case.model, validate_model(case.model), {}).content
    return CompiledSession(content, parse_options("?accelerator=cpu"))


def test_other_shapes_are_refused_and_the_next_run_is_right():
    session = compiled()
    with pytest.raises(ComputeFailed, match="take no other shapes"):
        session.run([np.ones(3, np.float32)] * 2)
    (out,) = session.run([np.ones(2, np.float32)] * 2)
    assert out.tolist() == [2.0, 2.0]


def test_threads_share_one_model():
    session, wrong = compiled(), list[int]()

    def work(number):
        for _ in range(200):
            (out,) = session.run([np.full(2, number, np.float32)] * 2)
            if out.tolist() != [2.0 * number] * 2:
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert wrong == []


def test_what_is_no_model_is_refused():
    with pytest.raises(LiteRtRefused):
        CompiledSession(b"nothing", parse_options("?accelerator=cpu"))


HALVES = case_of(O.NEG, [fed(T.TENSOR_FLOAT16, [1.5, -2.0])], [fed(T.TENSOR_FLOAT16, [-1.5, 2.0])])
SHORTS = case_of(O.RANK, [fed(T.TENSOR_QUANT16_SYMM, [1, 2], 0.5)], [fed(T.INT32, 1)])
# LiteRT's PRELU stretches slopes, not the input.
STRETCHED = case_of(
    O.PRELU,
    [fed(T.TENSOR_FLOAT32, [-1.0]), fed(T.TENSOR_FLOAT32, [2.0, 3.0])],
    [fed(T.TENSOR_FLOAT32, [-2.0, -3.0])],
)
RESHAPED = case_of(
    O.RESHAPE,
    [fed(T.TENSOR_FLOAT32, [1.0, 2.0]), fed(T.TENSOR_INT32, [2, 1])],
    [fed(T.TENSOR_FLOAT32, [[1.0], [2.0]])],
)
GRAPH = RESHAPED.model.main
UNRANKED = replace(
    RESHAPED,
    model=Model(replace(GRAPH, operands=(*GRAPH.operands[:2], replace(GRAPH.operands[2], dimensions=())))),
)


@pytest.mark.parametrize(
    ("case", "verdict", "why"),
    [
        (HALVES, Verdict.PASSED, ""),
        (SHORTS, Verdict.UNSUPPORTED, "Unsupported dtype: int16"),
        (STRETCHED, Verdict.UNSUPPORTED, "PRELU"),
        (UNRANKED, Verdict.UNSUPPORTED, "unknown rank"),
    ],
    ids=["halves", "shorts", "stretched", "unranked"],
)
def test_what_would_fail_when_executed_is_refused_before(case, verdict, why):
    with closing(Session(CPU)) as session:
        outcome = run_case(session, case)
    assert outcome.verdict is verdict, outcome
    assert why in outcome.message


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("?accelerator=tpu", "accelerator=tpu; known: cpu, gpu, npu"),
        ("?accelerator=cpu&kernels=reference", "accelerator=cpu and kernels: wanted one of the two"),
        ("/x.so?accelerator=gpu", "accelerator=gpu and a delegate: wanted one of the two"),
        ("?accelerator=gpu&threads=2", "threads= goes with accelerator=cpu, not with gpu"),
        ("?accelerator=cpu&speed=1", "unknown option speed of accelerator=cpu; known: enable_ynnpack"),
        ("?accelerator=gpu&enforce_f32=yes", "enforce_f32=yes; known: 0, 1"),
        ("?accelerator=npu&graph_backend=TPU", "graph_backend=TPU; known: CPU, GPU, NPU"),
        ("?accelerator=npu&float=half", "float=half; known: relaxed, any"),
        ("?accelerator=gpu&float=any", "unknown option float of accelerator=gpu"),
    ],
)
def test_refused_options(rest, message):
    with pytest.raises(UsageError, match=message):
        open_driver(f"litert:{rest}")


@pytest.mark.parametrize(
    ("rest", "kind", "values"),
    [
        ("?accelerator=cpu&threads=3", "cpu_options", {"num_threads": 3}),
        ("?accelerator=gpu", "gpu_options", {"enforce_f32": True, "benchmark_mode": False}),
        (
            "?accelerator=gpu&enforce_f32=0&benchmark_mode=1",
            "gpu_options",
            {"enforce_f32": False, "benchmark_mode": True},
        ),
        ("?accelerator=npu&graph_backend=cpu", "intel_openvino_options", {"graph_backend": 0}),
    ],
)
def test_options_reach_the_accelerator(rest, kind, values):
    made = settings(parse_options(rest))
    own = getattr(made, kind)
    assert {name: getattr(own, name) for name in values} == values
    assert made.hardware_accelerators.name == kind.partition("_")[0].upper().replace("INTEL", "NPU")


@pytest.mark.parametrize(
    ("rest", "relaxed", "claimed"),
    [
        ("?accelerator=npu", False, False),
        ("?accelerator=npu", True, True),
        ("?accelerator=npu&float=any", False, True),
        ("?accelerator=gpu", False, True),
    ],
)
def test_floats_are_claimed_where_less_precision_will_do(rest, relaxed, claimed):
    model = replace(SUM.model, relax_computation_float32_to_float16=relaxed)
    (reason,) = device.Litert(parse_options(rest)).write(model, validate_model(model), {}).reasons
    assert reason == ("" if claimed else f"ADD: {device.LESS}")


def test_an_accelerator_that_is_not_there_is_no_driver(monkeypatch):
    def refuse(content, options):
        raise LiteRtRefused("no Vulkan device")

    monkeypatch.setattr(device, "CompiledSession", refuse)
    with pytest.raises(UsageError, match=r"'litert:.accelerator=gpu': the accelerator cannot be used here: no Vulkan"):
        open_driver("litert:?accelerator=gpu")


def test_without_it_nothing_has_changed():
    assert parse_options("") == LiteRtOptions()
