"""Faults in kernels: each has the effect that it describes, at its place only, and every operation has some of every
kind.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec
from nnconform.reference_driver.faulty import open_device
from nnconform.reference_driver.faulty.kernel._device import KernelFaultDevice, kernel_faults

SHAPE_FAULTS = {"rank_too_high", "extents_exchanged"}

# Of each operation here the right answer, by hand, is in the spec; what a fault makes of it is in the tests.
SPECS = {
    "add": """
a = Input("a", ("TENSOR_FLOAT32", [2, 2]))
b = Input("b", ("TENSOR_FLOAT32", [2, 1]))
y = Output("y", ("TENSOR_FLOAT32", [2, 2]))
Model().Operation("ADD", a, b, 1).To(y)
Example({a: [1, 2, 3, -9], b: [10, 4], y: [11, 12, 7, 0]})
""",
    "sub_float16": """
a = Input("a", ("TENSOR_FLOAT16", [2]))
b = Input("b", ("TENSOR_FLOAT16", [2]))
y = Output("y", ("TENSOR_FLOAT16", [2]))
Model().Operation("SUB", a, b, 0).To(y)
Example({a: [1, 2], b: [3, 5], y: [-2, -3]})
""",
    "dequantize": """
x = Input("x", ("TENSOR_QUANT8_ASYMM", [3], 0.5, 128))
y = Output("y", ("TENSOR_FLOAT32", [3]))
Model().Operation("DEQUANTIZE", x).To(y)
Example({x: [127, 128, 200], y: [-0.5, 0, 36]})
""",
    "dequantize_tenths": """
x = Input("x", ("TENSOR_QUANT8_ASYMM", [2], 0.1, 0))
y = Output("y", ("TENSOR_FLOAT32", [2]))
Model().Operation("DEQUANTIZE", x).To(y)
Example({x: [3, 255], y: [0.3, 25.5]})
""",
    "quantize": """
x = Input("x", ("TENSOR_FLOAT32", [3]))
y = Output("y", ("TENSOR_QUANT8_ASYMM", [3], 0.5, 10))
Model().Operation("QUANTIZE", x).To(y)
Example({x: [0.3, -1.4, 200.0], y: [11, 7, 255]})
""",
    "argmax": """
x = Input("x", ("TENSOR_FLOAT32", [2, 3]))
y = Output("y", ("TENSOR_INT32", [2]))
Model().Operation("ARGMAX", x, -1).To(y)
Example({x: [3, 1, 3, 0, 2, 1], y: [0, 1]})
""",
    "max_pool": """
x = Input("x", ("TENSOR_FLOAT32", [1, 2, 2, 2]))
y = Output("y", ("TENSOR_FLOAT32", [1, 2, 2, 1]))
Model().Operation("MAX_POOL_2D", x, 0, 0, 0, 0, 1, 1, 2, 1, 0, True).To(y)
Example({x: [1, 2, 3, 4, 5, 6, 7, 8], y: [2, 4, 6, 8]})
""",
    "depthwise": """
x = Input("x", ("TENSOR_FLOAT32", [1, 2, 1, 1]))
f = Input("f", ("TENSOR_FLOAT32", [1, 2, 1, 1]))
b = Input("b", ("TENSOR_FLOAT32", [1]))
y = Output("y", ("TENSOR_FLOAT32", [1, 2, 1, 1]))
Model().Operation("DEPTHWISE_CONV_2D", x, f, b, 0, 0, 1, 0, 1, 1, 1, 0).To(y)
Example({x: [1, 2], f: [10, 100], b: [1000], y: [1100, 1210]})
""",
    "concatenation": """
a = Input("a", ("TENSOR_FLOAT32", [1]))
b = Input("b", ("TENSOR_FLOAT32", [2]))
y = Output("y", ("TENSOR_FLOAT32", [3]))
Model().Operation("CONCATENATION", a, b, 0).To(y)
Example({a: [1], b: [2, 3], y: [1, 2, 3]})
""",
    "add_int32": """
a = Input("a", ("TENSOR_INT32", [2]))
b = Input("b", ("TENSOR_INT32", [2]))
y = Output("y", ("TENSOR_INT32", [2]))
Model().Operation("ADD", a, b, 0).To(y)
Example({a: [16777217, 3], b: [0, 4], y: [16777217, 7]})
""",
    "relu": """
x = Input("x", ("TENSOR_FLOAT32", [1, 17]))
y = Output("y", ("TENSOR_FLOAT32", [1, 17]))
Model().Operation("RELU", x).To(y)
Example({x: list(range(1, 18)), y: list(range(1, 18))})
""",
}

# The spec, the fault and its place, and the answer that is to come of it, worked out by hand.
WRONG = [
    ("add", "activation_missing", "fused_activation", [[11, 12], [7, -5]]),
    ("add", "argument_ignored", "rhs", [[1, 2], [3, 0]]),
    ("add", "broadcast_by_remainder", "rhs", [[11, 6], [13, 0]]),
    ("add", "column_major", "lhs", [[11, 13], [6, 0]]),
    ("add", "first_batch_for_all", "", [[11, 12], [11, 12]]),
    ("add", "inner_tail_dropped", "lhs", [[11, 10], [7, 4]]),
    ("add", "last_element_lost", "", [[11, 11], [7, 7]]),
    ("add", "neighbour_copied", "", [[11, 7], [7, 0]]),
    ("add", "rank_too_high", "", [[[11, 12], [7, 0]]]),
    ("sub_float16", "arguments_exchanged", "lhs", [2, 3]),
    ("dequantize", "zero_point_ignored", "input", [63.5, 64, 100]),
    ("dequantize", "read_as_other_sign", "input", [-0.5, -128, -92]),
    ("dequantize_tenths", "float16", "output", [0.300048828125, 25.5]),
    ("quantize", "result_truncated", "", [10, 8, 255]),
    ("quantize", "result_wraps", "", [11, 7, 154]),
    ("quantize", "output_zero_point_ignored", "", [1, 0, 255]),
    ("argmax", "last_of_equals", "", [2, 1]),
    ("argmax", "negative_as_first", "axis", [0, 1]),
    ("max_pool", "layout_ignored", "input", [[[[3], [7]], [[4], [8]]]]),
    ("depthwise", "window_shifted", "window.height", [[[[1210]], [[1020]]]]),
    ("depthwise", "scalar_taken_as_zero", "padding_top", [[[[1210]], [[0]]]]),
    ("concatenation", "last_input_dropped", "inputs", [1, 1, 0]),
    ("add_int32", "int32_through_float32", "", [16777216, 7]),
    ("relu", "tail_of_16_lost", "", [[*range(1, 17), 0]]),
]


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Case]:
    """The first case of each spec."""
    folder: Path = tmp_path_factory.mktemp("specs")
    result = {}
    for name, text in SPECS.items():
        path = folder / f"{name}.mod.py"
        path.write_text(text)
        result[name] = next(iter(read_spec(path)))
    return result


def answer(case: Case, fault: str, place: str, **options: str) -> Array:
    """Return the first output of a driver with this fault in the case's operation."""
    more = "".join(f"&{name}={value}" for name, value in options.items())
    address = f"inproc:reference_driver.faulty?fault=kernel.{fault}&operation={case.operations()[0]}&place={place}"
    with closing(open_oracle(address + more)) as oracle:
        return oracle.answer(case.model, case.inputs)[0]


@pytest.mark.parametrize(("spec", "fault", "place", "wrong"), WRONG)
def test_a_fault_does_what_it_says(
    cases: dict[str, Case], spec: str, fault: str, place: str, wrong: list[object]
) -> None:
    result = answer(cases[spec], fault, place)
    np.testing.assert_array_equal(result, wrong)
    assert result.shape == np.asarray(wrong).shape


@pytest.mark.parametrize("spec", SPECS)
def test_the_right_answers_are_those_of_the_specs(cases: dict[str, Case], spec: str) -> None:
    """A fault of another operation changes nothing."""
    case = cases[spec]
    address = "inproc:reference_driver.faulty?fault=kernel.argument_ignored&operation=BATCH_MATMUL&place=rhs"
    with closing(open_oracle(address)) as oracle:
        np.testing.assert_array_equal(oracle.answer(case.model, case.inputs)[0], case.expected[0])


def test_a_fault_strikes_in_its_signature_only(cases: dict[str, Case]) -> None:
    rows = [signature.row.of.name for signature in TABLE[O.ADD].signatures()]
    where = {"signature": str(rows.index("TENSOR_FLOAT16"))}
    case = cases["add"]
    np.testing.assert_array_equal(answer(case, "argument_ignored", "rhs", **where), case.expected[0])
    where = {"signature": str(rows.index("TENSOR_FLOAT32"))}
    assert (answer(case, "argument_ignored", "rhs", **where) != case.expected[0]).any()


@pytest.mark.parametrize(
    ("fault", "place"),
    [("refuses_rank", "lhs.2"), ("refuses_life_time", "lhs.runtime"), ("refuses_rank", "rhs.2")],
)
def test_a_refused_call_is_not_prepared(cases: dict[str, Case], fault: str, place: str) -> None:
    with pytest.raises(Unanswered, match="INVALID_ARGUMENT"):
        answer(cases["add"], fault, place)


def test_other_calls_are_not_refused(cases: dict[str, Case]) -> None:
    case = cases["add"]
    for fault, place in (("refuses_rank", "lhs.1"), ("refuses_life_time", "lhs.constant")):
        np.testing.assert_array_equal(answer(case, fault, place), case.expected[0])


def test_every_fault_says_what_it_is_and_may_be_somewhere() -> None:
    device = KernelFaultDevice(None)
    somewhere = {seed.name for code in TABLE for seed in device.fault_sites(code)}
    assert somewhere == set(kernel_faults())
    assert all(fault.says and fault.needs for fault in kernel_faults().values())


@pytest.mark.parametrize("code", sorted(TABLE), ids=lambda code: code.name)
def test_every_operation_has_a_numeric_fault_and_one_of_shape_or_status(code: O) -> None:
    result = {seed.name for seed in KernelFaultDevice(None).fault_sites(code)}
    status = {name for name, fault in kernel_faults().items() if fault.refuses is not None} | SHAPE_FAULTS
    assert result & status
    assert result - status


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"fault": "kernel.neighbour"}, "no fault 'kernel.neighbour' in .*; similar: kernel.neighbour_copied"),
        ({"fault": "kernel.neighbour_copied", "operation": "NONSENSE"}, "no operation 'NONSENSE'; known: ADD"),
        ({"fault": "kernel.neighbour_copied", "signature": "99"}, "TANH has no signature '99'; it has 0 to"),
    ],
)
def test_what_there_is_not_is_said(options: dict[str, str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        open_device(**options)
