"""The arguments of a request, read from its memories and written into them, as numpy arrays or as Tensors."""

from typing import Any, List, Sequence

try:
    import numpy
except ImportError:  # Tensors need none
    numpy = None  # type: ignore[assignment]

from nnconform_driver.codes import ErrorStatus, OperandLifeTime, OperandType
from nnconform_driver.errors import ValidationError
from nnconform_driver.memory import Memory
from nnconform_driver.values import (
    ExecutionResult,
    Model,
    Operand,
    OutputShape,
    Request,
    RequestArgument,
    Tensor,
)

_T = OperandType
# In the notation of numpy; the number is the size of an element in bytes.
ELEMENTS = {
    _T.FLOAT32: "<f4",
    _T.INT32: "<i4",
    _T.UINT32: "<u4",
    _T.TENSOR_FLOAT32: "<f4",
    _T.TENSOR_INT32: "<i4",
    _T.TENSOR_QUANT8_ASYMM: "u1",
    _T.BOOL: "b1",
    _T.TENSOR_QUANT16_SYMM: "<i2",
    _T.TENSOR_FLOAT16: "<f2",
    _T.TENSOR_BOOL8: "b1",
    _T.FLOAT16: "<f2",
    _T.TENSOR_QUANT8_SYMM_PER_CHANNEL: "i1",
    _T.TENSOR_QUANT16_ASYMM: "<u2",
    _T.TENSOR_QUANT8_SYMM: "i1",
    _T.TENSOR_QUANT8_ASYMM_SIGNED: "i1",
    _T.TENSOR_OEM_BYTE: "u1",
}
_SCALARS = frozenset((_T.FLOAT32, _T.INT32, _T.UINT32, _T.BOOL, _T.FLOAT16, _T.OEM))
_CONSTANT = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


def require_numpy() -> None:
    """Raise ImportError if there is no numpy, with what to do."""
    if numpy is None:
        raise ImportError("compute.device needs numpy here: install it, or pass tensors=True to do without arrays")


def constant_value(model: Model, operand: Operand, tensors: bool = False) -> Any:
    """Return the value of a constant operand, an array or a Tensor; None if it is not constant, or vendor-defined.

    Raises ValidationError if its bytes are not those of its dimensions.
    """
    if operand.lifetime not in _CONSTANT or operand.type not in ELEMENTS:
        return None
    data = model.constant(operand)
    _expect_length("constant", len(data), operand.type, operand.dimensions)
    return _array(data, operand.type, operand.dimensions, tensors)


def read_inputs(model: Model, request: Request, tensors: bool = False) -> List[Any]:
    """Return the inputs, arrays that are read-only or Tensors; None for one without a value. Raises ValidationError."""
    indexes = model.main.input_indexes
    _expect_count("request.inputs", request.inputs, indexes)
    found = []
    for position, (argument, index) in enumerate(zip(request.inputs, indexes)):
        operand, where = model.main.operands[index], f"request.inputs[{position}]"
        found.append(None if argument.has_no_value else _read(where, argument, operand, request, tensors))
    return found


def write_outputs(model: Model, request: Request, values: Sequence[Any]) -> ExecutionResult:
    """Write one array or Tensor an output (None for one that is left out), and return the result.

    Raises ValidationError, and writes nothing, if the request gives an output other dimensions; TypeError for what is
    no such value, or has other elements than the operand: a mistake of the driver.
    """
    indexes = model.main.output_indexes
    _expect_count("request.outputs", request.outputs, indexes)
    if not isinstance(values, (list, tuple)) or len(values) != len(indexes):
        raise TypeError(f"compute returned a {type(values).__name__}, wanted a list of {len(indexes)} outputs")
    work: List[Any] = []
    for position, (argument, index, value) in enumerate(zip(request.outputs, indexes, values)):
        where = f"request.outputs[{position}]"
        if argument.has_no_value:
            work.append((argument, b"", (), None))
            continue
        data, dimensions = _content(where, model.main.operands[index], value)
        if not _matches(argument.dimensions, dimensions):
            raise ValidationError(where, "dimensions", list(argument.dimensions), list(dimensions))
        work.append((argument, data, dimensions, _pool(where, argument, request)))
    shapes = []
    for argument, data, dimensions, pool in work:
        enough = len(data) <= argument.location.length or pool is None
        if enough and data and pool is not None:
            pool[argument.location.offset : argument.location.offset + len(data)] = data
        shapes.append(OutputShape(tuple(dimensions), enough))
    whole = all(shape.is_sufficient for shape in shapes)
    return ExecutionResult(ErrorStatus.NONE if whole else ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, tuple(shapes))


def _read(where: str, argument: RequestArgument, operand: Operand, request: Request, tensors: bool) -> Any:
    pool, start, length = _pool(where, argument, request), argument.location.offset, argument.location.length
    data = pool[start : start + length]
    if operand.type not in ELEMENTS:
        return Tensor((length,), data)  # only the vendor knows its elements
    dimensions, requested = operand.dimensions or argument.dimensions, argument.dimensions
    if requested and len(requested) == len(dimensions):
        dimensions = tuple([extent or default for extent, default in zip(requested, dimensions)])
    if not all(dimensions) or (not dimensions and operand.type not in _SCALARS):
        raise ValidationError(where, "dimensions", list(dimensions), "no unknown extent")
    _expect_length(where, length, operand.type, dimensions)
    return _array(data, operand.type, dimensions, tensors)


def _array(data: memoryview, type: int, dimensions: Sequence[int], tensors: bool) -> Any:
    if tensors:
        return Tensor(tuple(dimensions), data)
    array = numpy.ndarray(tuple(dimensions), numpy.dtype(ELEMENTS[OperandType(type)]), data)
    if array.dtype == numpy.bool_:
        array = array.view(numpy.uint8) != 0  # true is any byte but 0, which arrays of truth values do not expect
    array.flags.writeable = False
    return array


def _content(where: str, operand: Operand, value: Any) -> Any:
    """Return the bytes and the dimensions of an output."""
    elements = ELEMENTS.get(OperandType(operand.type)) if operand.type in ELEMENTS else None
    if isinstance(value, Tensor):
        data = memoryview(value.data).tobytes()
        if elements is not None:
            wanted = _size(elements, value.dimensions)
            if len(data) != wanted:
                raise TypeError(f"{where}: got {len(data)} bytes, wanted {wanted}")
        return data, tuple(value.dimensions)
    if not hasattr(value, "dtype"):
        raise TypeError(f"{where}: got a {type(value).__name__}, wanted an array or a Tensor")
    if elements is not None and value.dtype != numpy.dtype(elements):
        raise TypeError(f"{where}: got elements of {value.dtype}, wanted {elements}")
    return value.tobytes(), tuple(value.shape)


def _size(elements: str, dimensions: Sequence[int]) -> int:
    size = int(elements[-1])
    for extent in dimensions:
        size *= extent
    return size


def _expect_length(where: str, length: int, type: int, dimensions: Sequence[int]) -> None:
    wanted = _size(ELEMENTS[OperandType(type)], dimensions)
    if length != wanted:
        raise ValidationError(where, "length in bytes", length, wanted)


def _expect_count(where: str, arguments: Sequence[Any], indexes: Sequence[int]) -> None:
    if len(arguments) != len(indexes):
        raise ValidationError(where, "number of arguments", len(arguments), len(indexes))


def _matches(requested: Sequence[int], computed: Sequence[int]) -> bool:
    if not requested:
        return True
    return len(requested) == len(computed) and all(each in (0, got) for each, got in zip(requested, computed))


def _pool(where: str, argument: RequestArgument, request: Request) -> memoryview:
    """Return the bytes of the pool that an argument lies in. Raises ValidationError unless it lies inside."""
    location, pools = argument.location, request.pools
    pool = pools[location.pool_index] if 0 <= location.pool_index < len(pools) else None
    if not isinstance(pool, Memory):
        raise ValidationError(where, "pool index", location.pool_index, f"that of a memory, of {len(pools)}")
    view = pool.view()
    if min(location[1:]) < 0 or sum(location[1:]) > len(view):
        raise ValidationError(where, "location", location, f"within {len(view)} bytes")
    return view
