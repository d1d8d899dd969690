"""Lowers an operator's test to a case of the HAL, by the converter of ``.onnx`` networks.

What the test feeds and the HAL wants as a constant, such as axes and shapes, becomes one; INT64 becomes INT32. A test
whose result the HAL leaves open, or defines otherwise, is no case.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from nnconform.harness.generate.unspecified import depends_on_unspecified
from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.spec.case import Case
from nnconform.mlts.convert.onnx.content import of_known_opset
from nnconform.mlts.convert.onnx.reader import read_onnx
from nnconform.mlts.node_tests.node_test import NodeTest


class NotLowered(Exception):
    """A test is no case of the HAL; the text says why."""


def lowered(test: NodeTest) -> Case:
    """Return the test as a case. Raises NotLowered."""
    if test.problem:
        raise NotLowered(test.problem)
    if not all(isinstance(each, np.ndarray | np.generic) for each in (*test.inputs, *test.outputs)):
        raise NotLowered("a sequence or an optional value, which the HAL has not")
    try:
        model = of_known_opset(test.model)
    except UsageError as problem:
        raise NotLowered(str(problem)) from None
    first: FormatError | None = None
    for narrowed, constants in _choices(test):
        try:
            case = _case(test, model, narrowed, constants)
        except FormatError as error:
            first = first or error
            continue
        reason = depends_on_unspecified(case.model, case.inputs, case.expected)
        if reason:
            raise NotLowered(f"the HAL leaves it open: {reason}")
        return case
    raise NotLowered(str(first).partition("model.onnx: ")[2])


def _choices(test: NodeTest) -> Iterator[tuple[bool, frozenset[int]]]:
    """Yield whether INT64 inputs are INT32, and which inputs are constants, the best first."""
    wide = frozenset(place for place, value in enumerate(test.inputs) if value.dtype == np.int64)
    every = frozenset(range(len(test.inputs)))
    if wide:
        # An index below 0 counts from the end in ONNX alone; the converter counts it from the front if it is constant.
        if not any((np.asarray(test.inputs[place]) < 0).any() for place in wide - {0}):
            yield True, frozenset()
        if wide - {0}:
            yield 0 in wide, wide - {0}
    else:
        yield False, frozenset()
    if len(every) > 1:
        yield 0 in wide, every - {0}


def _case(test: NodeTest, source: Any, narrowed: bool, constants: frozenset[int]) -> Case:
    """Return the case. Raises FormatError, NotLowered."""
    with scratch_folder() as folder:
        path = folder / "model.onnx"
        path.write_bytes(_with_constants(test, source, narrowed, constants).SerializeToString())
        model = read_onnx(path).model
    fed = [value for place, value in enumerate(test.inputs) if place not in constants]
    inputs = _stored(model, model.main.input_indexes, fed)
    return Case(test.name, model, inputs, _stored(model, model.main.output_indexes, test.outputs), test.source)


def _with_constants(test: NodeTest, source: Any, narrowed: bool, constants: frozenset[int]) -> Any:
    """Return a copy of the model in which some inputs are constants, and INT64 inputs and outputs INT32."""
    onnx = package.onnx()
    model = onnx.ModelProto()
    model.CopyFrom(source)
    graph = model.graph
    given = [each for each in graph.input if each.name not in {one.name for one in graph.initializer}]
    if len(given) != len(test.inputs):
        raise NotLowered(f"{len(test.inputs)} values for {len(given)} inputs")
    for place in sorted(constants):
        graph.initializer.append(onnx.numpy_helper.from_array(np.asarray(test.inputs[place]), given[place].name))
    del graph.input[:]
    graph.input.extend(each for place, each in enumerate(given) if place not in constants)
    if narrowed:
        for each in (*graph.input, *graph.output):
            if each.type.tensor_type.elem_type == onnx.TensorProto.INT64:
                each.type.tensor_type.elem_type = onnx.TensorProto.INT32
    return model


def _stored(model: Model, indexes: Sequence[int], values: Sequence[Any]) -> tuple[Array, ...]:
    """Return arrays in the element types of operands, and in their shapes where ONNX has none. Raises NotLowered."""
    if len(indexes) != len(values):
        raise NotLowered(f"{len(values)} values for {len(indexes)} operands")
    return tuple(_as_operand(model.main.operands[index], value) for index, value in zip(indexes, values, strict=True))


def _as_operand(operand: Operand, value: Any) -> Array:
    array, dtype = np.asarray(value), DTYPES[OperandType(operand.type)]
    with np.errstate(over="ignore", invalid="ignore"):
        stored = array.astype(dtype)
    if array.dtype.kind in "iu" and (stored != array).any():
        raise NotLowered(f"numbers that {OperandType(operand.type).name} does not hold")
    if array.dtype.kind != stored.dtype.kind and {array.dtype.kind, stored.dtype.kind} - set("iu"):
        raise NotLowered(f"values of {array.dtype} for {OperandType(operand.type).name}")
    if array.size == 0:
        raise NotLowered("a tensor without elements")
    return stored.reshape(array.shape or (1,))
