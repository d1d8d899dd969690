"""The arguments of a request as arrays: reads inputs from their pools without a copy, writes outputs into theirs.

Source: Request, RequestArgument and OutputShape of types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from nnconform.harness.model.codes import ErrorStatus, extension_parts
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request, RequestArgument

Pools = Sequence[memoryview]

# By the number of an operand's type, whatever that is.
_DTYPES: dict[int, np.dtype[Any]] = {int(code): dtype for code, dtype in DTYPES.items()}
# The kind of an argument and its position, from which its name is made for a message.
_Where = tuple[str, int]
_INPUT, _OUTPUT = "request.inputs[{}]", "output {}"


def pool_views(request: Request) -> list[memoryview]:
    """Return the bytes of each memory of the request.

    Raises ValidationError if a pool is a device buffer: only its driver knows that one.
    """
    views = []
    for index, pool in enumerate(request.pools):
        if not isinstance(pool, Memory):
            raise ValidationError(f"request.pools[{index}]", "kind of pool", pool, "a memory: no device buffers here")
        views.append(pool.view())
    return views


def read_inputs(model: Model, request: Request, pools: Pools | None = None) -> list[Array | None]:
    """Return one array an input, or None for an input without a value.

    An array has its operand's element type and the request's shape, and is a read-only view of ``pools`` (default: the
    request's memories). An input of a vendor extension's type is an array of bytes, which only the vendor can read.
    Raises ValidationError if an argument lies outside its pool, has a wrong length or has unknown dimensions.
    """
    pools = pool_views(request) if pools is None else pools
    indexes = model.main.input_indexes
    _expect_count("inputs", request.inputs, indexes)
    operands = [model.main.operands[index] for index in indexes]
    return [
        None if argument.has_no_value else _read(position, argument, operand, pools)
        for position, (argument, operand) in enumerate(zip(request.inputs, operands, strict=True))
    ]


def write_outputs(
    model: Model, request: Request, arrays: Sequence[Array | None], pools: Pools | None = None
) -> ExecutionResult:
    """Write one array an output, and return the result with the shapes of the arrays.

    The status is OUTPUT_INSUFFICIENT_SIZE if a buffer is too small; the outputs that fit are written. Raises
    ValidationError, and writes nothing, if the request gives an output other dimensions than its array has. Raises
    TypeError for a mistake of the driver: a wrong number of arrays, something that is no array, or an array whose
    element type is not the operand's.
    """
    pools = pool_views(request) if pools is None else pools
    indexes = model.main.output_indexes
    _expect_count("outputs", request.outputs, indexes)
    _expect_arrays(arrays, len(indexes))
    for position, (argument, array) in enumerate(zip(request.outputs, arrays, strict=True)):
        if array is not None and not _matches(argument.dimensions, array.shape):
            wanted = f"{list(array.shape)}, which the inputs give"
            raise ValidationError(f"request.outputs[{position}]", "dimensions", list(argument.dimensions), wanted)
    shapes = [
        _write(position, argument, model.main.operands[index], array, pools)
        for position, (argument, index, array) in enumerate(zip(request.outputs, indexes, arrays, strict=True))
    ]
    enough = all(shape.is_sufficient for shape in shapes)
    return ExecutionResult(ErrorStatus.NONE if enough else ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, tuple(shapes))


def _read(position: int, argument: RequestArgument, operand: Operand, pools: Pools) -> Array:
    dtype, start, length = _DTYPES.get(operand.type), argument.location.offset, argument.location.length
    where = _INPUT, position
    pool = _pool(where, argument, pools)
    if dtype is None:
        _dtype(where, operand)
        return np.ndarray((length,), np.uint8, pool.toreadonly(), start)
    dimensions, requested = operand.dimensions or argument.dimensions, argument.dimensions
    if requested and requested != dimensions and len(requested) == len(dimensions):
        dimensions = tuple(extent or default for extent, default in zip(requested, dimensions, strict=True))
    if not all(dimensions) or (not dimensions and is_tensor(operand.type)):
        raise ValidationError(_text(where), "dimensions", list(dimensions), "no unknown extent")
    size = prod(dimensions) * dtype.itemsize
    if length != size:
        raise ValidationError(_text(where), "length in bytes", length, f"{size} for {list(dimensions)} of {dtype}")
    return np.ndarray(dimensions, dtype, pool.toreadonly(), start)


def _write(
    position: int, argument: RequestArgument, operand: Operand, array: Array | None, pools: Pools
) -> OutputShape:
    if argument.has_no_value:
        return OutputShape(())
    where = _OUTPUT, position
    # Only the vendor knows the elements of an extension's type.
    dtype = _DTYPES.get(operand.type) or _dtype(where, operand) or (None if array is None else array.dtype)
    if array is None or array.dtype != dtype:
        got = "None" if array is None else array.dtype
        raise TypeError(f"{_text(where)}: got {got}, wanted an array of {dtype}")
    pool = _pool(where, argument, pools)
    if array.nbytes > argument.location.length:
        return OutputShape(array.shape, False)
    np.ndarray(array.shape, dtype, pool, argument.location.offset)[...] = array
    return OutputShape(array.shape)


def _text(where: _Where) -> str:
    """Return the name of an argument in messages, by its kind and position."""
    return where[0].format(where[1])


def _matches(requested: tuple[int, ...], computed: tuple[int, ...]) -> bool:
    """Return whether an output's dimensions in the request (0 or none: unknown) agree with its array's."""
    return not requested or (
        len(requested) == len(computed)
        and all(extent in (0, actual) for extent, actual in zip(requested, computed, strict=True))
    )


def _dtype(where: _Where, operand: Operand) -> np.dtype[Any] | None:
    """Return the element type of an operand, None for an extension's type. Raises ValidationError for others."""
    dtype = _DTYPES.get(operand.type)
    if dtype is None and not extension_parts(operand.type)[0]:
        raise ValidationError(_text(where), "operand type", operand.type, "a type with elements of a known size")
    return dtype


def _pool(where: _Where, argument: RequestArgument, pools: Pools) -> memoryview:
    """Return the pool of an argument. Raises ValidationError if the argument is not inside it."""
    location = argument.location
    if not 0 <= location.pool_index < len(pools):
        raise ValidationError(_text(where), "pool index", location.pool_index, f"less than the {len(pools)} pools")
    pool = pools[location.pool_index]
    end = location.offset + location.length + location.padding
    if location.offset < 0 or location.length < 0 or location.padding < 0 or end > len(pool):
        raise ValidationError(_text(where), "location", location, f"within the {len(pool)} bytes of the pool")
    return pool


def _expect_count(what: str, arguments: Sequence[RequestArgument], indexes: Sequence[int]) -> None:
    if len(arguments) != len(indexes):
        raise ValidationError(f"request.{what}", "number of arguments", len(arguments), len(indexes))


def _expect_arrays(arrays: object, count: int) -> None:
    """Raise TypeError unless ``arrays``, which a driver's code returned, is a sequence of ``count`` arrays."""
    wanted = f"wanted {count} (a sequence of arrays)"
    if isinstance(arrays, np.ndarray) and len(np.atleast_1d(arrays)) != count:
        raise TypeError(f"compute returned one array of shape {list(arrays.shape)}, {wanted}")
    if not isinstance(arrays, Sequence | np.ndarray) or isinstance(arrays, str | bytes):
        raise TypeError(f"compute returned a {type(arrays).__name__}, {wanted}")
    if len(arrays) != count:
        raise TypeError(f"compute returned {len(arrays)} outputs, {wanted}")
    for position, array in enumerate(arrays):
        if array is not None and not isinstance(array, np.ndarray | np.generic):
            raise TypeError(f"compute returned a {type(array).__name__} as output {position}, wanted an array")
