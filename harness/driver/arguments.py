"""A request's arguments as arrays: inputs read from their pools without a copy, outputs written to theirs.

Source: Request, RequestArgument and OutputShape of types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from nnconform.harness.model.codes import ErrorStatus, OperandType, extension_parts
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request, RequestArgument

Pools = Sequence[memoryview]


def pool_views(request: Request) -> list[memoryview]:
    """The bytes of the request's memories. A device buffer among them is a ValidationError: its driver knows it."""
    views = []
    for place, pool in enumerate(request.pools):
        if not isinstance(pool, Memory):
            raise ValidationError(f"request.pools[{place}]", "kind of pool", pool, "a memory: no device buffers here")
        views.append(pool.view())
    return views


def read_inputs(model: Model, request: Request, pools: Pools | None = None) -> list[Array | None]:
    """The inputs, in the operands' element types and the request's shapes; None for one without value.

    The arrays are read-only views of ``pools`` (default: the request's memories). One of a vendor extension's type is
    of bytes, which only the vendor can read. Raises ValidationError for an argument outside its pool, of a wrong length
    or with unknown dimensions.
    """
    pools = pool_views(request) if pools is None else pools
    indexes = model.main.input_indexes
    _expect_count("inputs", request.inputs, indexes)
    operands = [model.main.operands[index] for index in indexes]
    return [
        None if argument.has_no_value else _read(f"request.inputs[{place}]", argument, operand, pools)
        for place, (argument, operand) in enumerate(zip(request.inputs, operands, strict=True))
    ]


def write_outputs(
    model: Model, request: Request, arrays: Sequence[Array | None], pools: Pools | None = None
) -> ExecutionResult:
    """Write the outputs, and say which shapes they came to.

    OUTPUT_INSUFFICIENT_SIZE when a buffer is too small; the outputs that fit are written. Raises ValidationError, and
    writes nothing, where the request says other dimensions than an output came to. Another number of arrays, no array,
    and an array that is not of its operand's element type are the driver's mistake: TypeError.
    """
    pools = pool_views(request) if pools is None else pools
    indexes = model.main.output_indexes
    _expect_count("outputs", request.outputs, indexes)
    _expect_arrays(arrays, len(indexes))
    for place, (argument, array) in enumerate(zip(request.outputs, arrays, strict=True)):
        if array is not None and not _agree(argument.dimensions, array.shape):
            wanted = f"{list(array.shape)}, which the inputs give"
            raise ValidationError(f"request.outputs[{place}]", "dimensions", list(argument.dimensions), wanted)
    shapes = [
        _write(f"output {place}", argument, model.main.operands[index], array, pools)
        for place, (argument, index, array) in enumerate(zip(request.outputs, indexes, arrays, strict=True))
    ]
    enough = all(shape.is_sufficient for shape in shapes)
    return ExecutionResult(ErrorStatus.NONE if enough else ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, tuple(shapes))


def _read(where: str, argument: RequestArgument, operand: Operand, pools: Pools) -> Array:
    if extension_parts(operand.type)[0]:
        return np.frombuffer(_bytes(where, argument, pools).toreadonly(), np.uint8)
    dtype = _dtype(where, operand)
    dimensions = operand.dimensions or argument.dimensions
    if argument.dimensions and len(argument.dimensions) == len(dimensions):
        dimensions = tuple(given or known for given, known in zip(argument.dimensions, dimensions, strict=True))
    if not all(dimensions) or (is_tensor(operand.type) and not dimensions):
        raise ValidationError(where, "dimensions", list(dimensions), "no unknown extent")
    data = _bytes(where, argument, pools)
    if len(data) != prod(dimensions) * dtype.itemsize:
        wanted = f"{prod(dimensions) * dtype.itemsize} for {list(dimensions)} of {dtype}"
        raise ValidationError(where, "length in bytes", len(data), wanted)
    return np.frombuffer(data.toreadonly(), dtype).reshape(dimensions)


def _write(where: str, argument: RequestArgument, operand: Operand, array: Array | None, pools: Pools) -> OutputShape:
    if argument.has_no_value:
        return OutputShape(())
    # What the elements of a vendor extension's type are, the vendor knows.
    dtype = array.dtype if array is not None and extension_parts(operand.type)[0] else _dtype(where, operand)
    if array is None or array.dtype != dtype:
        raise TypeError(f"{where}: got {'None' if array is None else array.dtype}, wanted an array of {dtype}")
    data = _bytes(where, argument, pools)
    if array.nbytes > len(data):
        return OutputShape(array.shape, False)
    np.frombuffer(data, dtype, array.size).reshape(array.shape)[...] = array
    return OutputShape(array.shape)


def _agree(given: tuple[int, ...], found: tuple[int, ...]) -> bool:
    """Whether the dimensions in a request, 0 or none where unknown, are those that came out."""
    return not given or (
        len(given) == len(found) and all(one in (0, other) for one, other in zip(given, found, strict=True))
    )


def _dtype(where: str, operand: Operand) -> np.dtype[np.generic]:
    known = OperandType._value2member_map_.get(operand.type)
    if not isinstance(known, OperandType) or known not in DTYPES:
        raise ValidationError(where, "operand type", operand.type, "a type with elements of a known size")
    return DTYPES[known]


def _bytes(where: str, argument: RequestArgument, pools: Pools) -> memoryview:
    place = argument.location
    if not 0 <= place.pool_index < len(pools):
        raise ValidationError(where, "pool index", place.pool_index, f"less than the {len(pools)} pools")
    pool = pools[place.pool_index]
    if place.offset < 0 or place.length < 0 or place.offset + place.length > len(pool):
        raise ValidationError(where, "location", place, f"within the {len(pool)} bytes of the pool")
    return pool[place.offset : place.offset + place.length]


def _expect_count(what: str, arguments: Sequence[RequestArgument], indexes: Sequence[int]) -> None:
    if len(arguments) != len(indexes):
        raise ValidationError(f"request.{what}", "number of arguments", len(arguments), len(indexes))


def _expect_arrays(arrays: object, count: int) -> None:
    """What a driver's code made is the outputs: so many arrays."""
    wanted = f"wanted {count} (a sequence of arrays)"
    if isinstance(arrays, np.ndarray) and len(np.atleast_1d(arrays)) != count:
        raise TypeError(f"compute returned one array of shape {list(arrays.shape)}, {wanted}")
    if not isinstance(arrays, Sequence | np.ndarray) or isinstance(arrays, str | bytes):
        raise TypeError(f"compute returned a {type(arrays).__name__}, {wanted}")
    if len(arrays) != count:
        raise TypeError(f"compute returned {len(arrays)} outputs, {wanted}")
    for place, array in enumerate(arrays):
        if array is not None and not isinstance(array, np.ndarray | np.generic):
            raise TypeError(f"compute returned a {type(array).__name__} as output {place}, wanted an array")
