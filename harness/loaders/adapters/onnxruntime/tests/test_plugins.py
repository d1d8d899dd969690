"""A plug-in execution provider as a driver: ``nxrt-ep-cpu``, a small one that runs on any CPU."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import version as version_of
from importlib.util import find_spec

import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.device import OnnxRuntimeDevice
from nnconform.harness.loaders.adapters.onnxruntime.options import parse_options
from nnconform.harness.loaders.adapters.tests.flows import constant, graph_of
from nnconform.harness.loaders.adapters.tests.models import case_of, fed, outcome_of
from nnconform.harness.loaders.adapters.tests.onnx_operations import CASES, F32, ints
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import DeviceType, ErrorStatus
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.results.verdict import Verdict

pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
pytest.importorskip("onnxruntime", reason="not installed: pip install 'nnconform[onnx]'")
pytestmark = pytest.mark.skipif(
    find_spec("nxrt_ep_cpu") is None, reason="not installed: pip install 'nnconform[plugin]'"
)

ADDRESS = "onnxruntime:nxrt"


def test_what_the_device_says_of_itself():
    device = open_driver(ADDRESS)
    info = device.info()
    version = f"{version_of('nxrt-ep-cpu')} (onnxruntime {package.onnxruntime().__version__})"
    assert (info.version, info.type) == (version, DeviceType.CPU)
    assert device.name.startswith("onnxruntime-")


def test_every_way_to_name_it():
    path = import_module("nxrt_ep_cpu").get_library_path()
    plugins = [parse_options(f"{rest}?threads=2").plugin for rest in (path, "nxrt", "nxrt-ep-cpu")]
    assert [each and each.library.path for each in plugins] == [path] * 3


def test_a_registered_plugin_is_no_built_in_provider():
    provider = parse_options("nxrt").provider
    assert provider in package.onnxruntime().get_available_providers()
    with pytest.raises(UsageError, match=f"unknown provider '{provider}'"):
        open_driver(f"onnxruntime:{provider}")


@pytest.mark.parametrize("name", CASES)
def test_operation(name):
    """What it takes is right; what it does not is unsupported, never computed by another's kernels."""
    outcome = outcome_of(case_of(*CASES[name]), ADDRESS)
    assert outcome.verdict in (Verdict.PASSED, Verdict.UNSUPPORTED), outcome.message


def test_a_wrong_answer_is_told():
    case = case_of(O.ADD, [fed(F32, [1.0, 2.0]), fed(F32, [2.0, 2.0]), *ints(0)], [fed(F32, [3.0, 5.0])])
    assert outcome_of(case, ADDRESS).verdict == Verdict.WRONG


def test_what_it_leaves_to_the_cpu_is_unsupported_and_the_rest_is_not():
    """A DEPTH_TO_SPACE of blocks of one cell, and an ADD of its result."""
    image, block, none = Operand(F32, (1, 1, 1, 1)), constant(T.INT32, 0), constant(T.INT32, 4)
    operations = ((O.DEPTH_TO_SPACE, (0, 1), (2,)), (O.ADD, (2, 0, 3), (4,)))
    model = Model(graph_of((image, block, image, none, image), operations, (0,), (4,)), operand_values=b"\1" + bytes(7))
    assert open_driver(ADDRESS).supported_operations(model) == (ErrorStatus.NONE, (False, True))
    reason, _ = OnnxRuntimeDevice(parse_options("nxrt")).reasons(model)
    assert re.match("DEPTH_TO_SPACE: ONNX Runtime refuses it: .* leaves DepthToSpace.* to the CPU$", reason)


def test_float32_of_a_provider_that_computes_in_16_bits():
    """It is claimed in relaxed models alone."""
    one, none = Operand(F32, (1,)), constant(T.INT32, 0)
    model = Model(graph_of((one, none, one), ((O.ADD, (0, 0, 1), (2,)),), (0,), (2,)), operand_values=bytes(4))
    relaxed = replace(model, relax_computation_float32_to_float16=True)
    device = OnnxRuntimeDevice(parse_options("nxrt?float=relaxed"))
    assert device.reasons(relaxed) == [""]
    assert "claimed where the model is relaxed, or with float=any" in device.reasons(model)[0]
    assert OnnxRuntimeDevice(parse_options("nxrt?float=any")).reasons(model) == [""]


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("device=npu", r"device=npu; known: 0 \(cpu\)"),
        ("device=7", r"device=7; known: 0 \(cpu\)"),
        ("threads=0", "threads=0; wanted a number of at least 1"),
        ("optimisation=some", "optimisation=some; known: off, all"),
        ("float=some", "float=some; known: relaxed, any"),
    ],
)
def test_refused_options(query, message):
    with pytest.raises(UsageError, match=message):
        open_driver(f"{ADDRESS}?{query}")


def test_a_process_has_one_choice_of_options():
    open_driver(f"{ADDRESS}?device=cpu")
    open_driver(f"{ADDRESS}?device=0&threads=2&optimisation=off")
    with pytest.raises(UsageError, match=r"no options, wanted device 0 with key=value; .* service:onnxruntime:nxrt"):
        open_driver(f"{ADDRESS}?key=value")


def test_a_process_of_its_own_has_its_own_options():
    open_driver(ADDRESS)
    case = case_of(O.ADD, [fed(F32, [1.0, 2.0]), fed(F32, [2.0, 2.0]), *ints(0)], [fed(F32, [3.0, 4.0])])
    assert outcome_of(case, f"service:{ADDRESS}?key=value").verdict == Verdict.PASSED
