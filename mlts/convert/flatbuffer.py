"""A `.tflite` file as plain values: its subgraphs' operators, and their tensors on demand. Independent of the HAL.

Source: the schema of TensorFlow Lite, version 3, as the ``tflite`` package has it.
"""

from __future__ import annotations

import copy
import struct
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import tflite

from nnconform.harness.model.errors import FormatError

_VERSION = 3

# The exceptions of reading a damaged flatbuffer: offsets are followed unchecked, to any bytes or beyond the end.
_DAMAGE = (struct.error, IndexError, ValueError, TypeError, OverflowError, AttributeError)


@cache
def _names(kind: type) -> Mapping[int, str]:
    """Return the names of an enumeration of the schema, by number."""
    return {value: name for name, value in vars(kind).items() if isinstance(value, int)}


def enum_name(kind: type, value: int) -> str:
    """Return the schema's name for ``value``, or the number if the schema has none."""
    return _names(kind).get(value, f"unknown {kind.__name__} {value}")


class TfliteTensor(msgspec.Struct, frozen=True):
    """A tensor. ``shape`` () is a scalar's or an unknown one; ``data`` is None if there is no constant value.

    ``signature``: the shape with -1 for extents that may change, () if none may. ``variable``: an operator changes it
    in place, and it keeps its value from one run to the next. ``scales`` has none, one, or one for each index along
    ``channel_dim``; ``zero_points`` as many.
    """

    location: str
    type: str
    shape: tuple[int, ...]
    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    channel_dim: int
    data: bytes | None
    signature: tuple[int, ...] = ()
    variable: bool = False
    name: str = ""


class Operator(msgspec.Struct, frozen=True):
    """An operator: its name in the schema, its tensors (-1: omitted) and its table, which holds the options."""

    location: str
    name: str
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    table: Any


class FlatModel:
    """The parts of the file at ``path``. Raises FormatError unless it is a sound TFLite model."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.content = path.read_bytes()
        except OSError as problem:
            raise FormatError(path, f"cannot be read: {problem.strerror}") from problem
        if self.content[4:8] != b"TFL3":
            self.refuse(f"no TFLite model: got {self.content[4:8]!r} at offset 4, wanted b'TFL3'")
        self._graphs: dict[int, FlatGraph] = {}
        with self.report_damage("the model"):
            self._model = tflite.Model.GetRootAs(self.content)
            if self._model.Version() != _VERSION:
                self.refuse(f"schema version: got {self._model.Version()}, wanted {_VERSION}")
            self.graph_count = self._model.SubgraphsLength()
            if not self.graph_count:
                self.refuse("number of subgraphs: got 0, wanted at least 1")
            self.graph(0)

    def signatures(self) -> Mapping[str, int]:
        """Return the subgraphs that the file offers to be run, by the names of their signatures."""
        found: dict[str, int] = {}
        with self.report_damage("the list of signatures"):
            for number in range(self._model.SignatureDefsLength()):
                signature = self._model.SignatureDefs(number)
                found[(signature.SignatureKey() or b"").decode(errors="replace")] = signature.SubgraphIndex()
        return found

    def entry(self, signature: str) -> FlatGraph:
        """Return the subgraph of a signature, the main one for ""."""
        if not signature:
            return self.graph(0)
        known = self.signatures()
        if signature not in known:
            names = ", ".join(map(repr, known)) or "none"
            self.refuse(f"no signature {signature!r}; the file has {names}")
        if not 0 <= known[signature] < self.graph_count:
            self.refuse(f"signature {signature!r}: no subgraph {known[signature]}, the file has {self.graph_count}")
        return self.graph(known[signature])

    @contextmanager
    def report_damage(self, location: str) -> Iterator[None]:
        """Convert the exceptions of reading ``where`` in a damaged file to FormatError."""
        try:
            yield
        except _DAMAGE as problem:
            raise FormatError(self.path, f"truncated or damaged: {location} cannot be read ({problem})") from problem

    def refuse(self, problem: str) -> NoReturn:
        """Raise FormatError for the file."""
        raise FormatError(self.path, problem)

    def graph(self, index: int) -> FlatGraph:
        """Return the subgraph of that index; 0 is the main one."""
        if index not in self._graphs:
            with self.report_damage(f"subgraph {index}"):
                self._graphs[index] = FlatGraph(self, index, self._model.Subgraphs(index))
        return self._graphs[index]

    def operator_name(self, opcode: int) -> str | None:
        """Return the schema's name of an operator code, None if the file has none of that index."""
        if not opcode < self._model.OperatorCodesLength():
            return None
        code = self._model.OperatorCodes(opcode)
        # Codes up to 127 are in the older field, later ones in the newer; the other field then has a smaller number.
        number = max(code.DeprecatedBuiltinCode(), code.BuiltinCode())
        if number == tflite.BuiltinOperator.CUSTOM:
            return f"CUSTOM {(code.CustomCode() or b'').decode(errors='replace')!r}"
        return enum_name(tflite.BuiltinOperator, number)

    def code_count(self) -> int:
        """Return the number of operator codes of the file."""
        return int(self._model.OperatorCodesLength())

    def data(self, index: int, location: str) -> bytes | None:
        """Return the content of the buffer of that index, None if it is empty."""
        count = self._model.BuffersLength()
        if not (index or count):
            # The first buffer is always empty, and means that there is no data.
            return None
        if not index < count:
            self.refuse(f"{location}: buffer {index} is missing, the file has {count}")
        buffer = self._model.Buffers(index)
        if buffer.Offset() > 1:
            # Behind the flatbuffer, whose offsets reach 2 GiB at most.
            end = buffer.Offset() + buffer.Size()
            if end > len(self.content):
                self.refuse(f"{location}: its data ends at byte {end}, the file at {len(self.content)}")
            return self.content[buffer.Offset() : end] or None
        return None if buffer.DataLength() == 0 else buffer.DataAsNumpy().tobytes()


class FlatGraph:
    """A subgraph of the file. ``inputs`` and ``outputs`` are tensors by index."""

    def __init__(self, model: FlatModel, index: int, table: Any) -> None:
        self.model, self.index, self._table = model, index, table
        self.inputs, self.outputs = _integers(table, "Inputs"), _integers(table, "Outputs")
        self._tensors: dict[int, TfliteTensor] = {}
        self._operators: tuple[Operator, ...] | None = None
        name = (table.Name() or b"").decode(errors="replace")
        self.location = f"subgraph {index}{f' {name!r}' if name else ''}" if index else "the main subgraph"
        # Errors in the main subgraph, often the only one, do not name it.
        self._prefix = f"{self.location}: " if index else ""

    def report_damage(self, location: str) -> AbstractContextManager[None]:
        """Convert the exceptions of reading ``where`` in a damaged file to FormatError."""
        return self.model.report_damage(f"{self._prefix}{location}")

    def refuse(self, problem: str) -> NoReturn:
        """Raise FormatError for a problem in this subgraph."""
        self.model.refuse(f"{self._prefix}{problem}")

    def operators(self) -> tuple[Operator, ...]:
        """Return the operators in execution order."""
        if self._operators is None:
            with self.report_damage("the list of operators"):
                self._operators = tuple(map(self._read_operator, range(self._table.OperatorsLength())))
        return self._operators

    def _read_operator(self, index: int) -> Operator:
        table = self._table.Operators(index)
        name = self.model.operator_name(table.OpcodeIndex())
        if name is None:
            wanted = f"wanted one below {self.model.code_count()}"
            self.refuse(f"operator {index}: operator code {table.OpcodeIndex()}, {wanted}")
        return Operator(
            f"operator {index} ({name})", name, _integers(table, "Inputs"), _integers(table, "Outputs"), table
        )

    def uses(self, index: int) -> int:
        """Return how many operators have the tensor of that index as an input or output."""
        return sum(index in (*operator.inputs, *operator.outputs) for operator in self.operators())

    def is_read(self, index: int) -> bool:
        """Return whether an operator has the tensor of that index as an input, or it is an output of the subgraph."""
        return index in self.outputs or any(index in operator.inputs for operator in self.operators())

    def tensor(self, index: int) -> TfliteTensor:
        """Return the tensor of that index."""
        if index not in self._tensors:
            count = self._table.TensorsLength()
            if not 0 <= index < count:
                self.refuse(f"tensor {index}: no such tensor, wanted one from 0 to {count - 1}")
            with self.report_damage(f"tensor {index}"):
                self._tensors[index] = self._read_tensor(index)
        return self._tensors[index]

    def replace_tensor(self, index: int, tensor: TfliteTensor) -> None:
        """Use another tensor for that of the file."""
        self._tensors[index] = tensor

    def add_tensor(self, tensor: TfliteTensor) -> int:
        """Add a tensor that the file does not have, and return its index."""
        index = max(int(self._table.TensorsLength()), *self._tensors, 0) + 1
        self._tensors[index] = tensor
        return index

    def with_operators(
        self, operators: Sequence[Operator], inputs: Sequence[int] | None = None, outputs: Sequence[int] | None = None
    ) -> FlatGraph:
        """Return a subgraph of the same tensors with other operators; its inputs and outputs are those of this one
        unless others are named.
        """
        other = copy.copy(self)
        other._operators, other._tensors = tuple(operators), dict(self._tensors)
        other.inputs = self.inputs if inputs is None else tuple(inputs)
        other.outputs = self.outputs if outputs is None else tuple(outputs)
        return other

    def _read_tensor(self, index: int) -> TfliteTensor:
        table = self._table.Tensors(index)
        name = (table.Name() or b"").decode(errors="replace")
        location = f"tensor {index} {name!r}"
        if table.Sparsity() is not None:
            self.refuse(f"{location}: sparse, wanted a dense tensor")
        shape = _integers(table, "Shape")
        if any(extent < 0 for extent in shape):
            self.refuse(f"{location}: shape {list(shape)}, wanted no extent below 0")
        data, variable = self.model.data(table.Buffer(), f"{self._prefix}{location}"), bool(table.IsVariable())
        if variable and data is not None:
            self.refuse(f"{location}: a variable with a value of its own, wanted one that starts at zero")
        quantisation = table.Quantization()
        scaled = quantisation is not None and quantisation.ScaleLength() > 0
        return TfliteTensor(
            location,
            enum_name(tflite.TensorType, table.Type()),
            shape,
            tuple(quantisation.ScaleAsNumpy().tolist()) if scaled else (),
            _integers(quantisation, "ZeroPoint") if scaled else (),
            quantisation.QuantizedDimension() if scaled else 0,
            data,
            _integers(table, "ShapeSignature"),
            variable,
            name,
        )

    def options(self, operator: Operator, kind: type) -> Any:
        """Return the operator's options, which must be of the schema's table ``kind``."""
        got = enum_name(tflite.BuiltinOptions, operator.table.BuiltinOptionsType())
        table = operator.table.BuiltinOptions()
        if got != kind.__name__ or table is None:
            self.refuse(f"{operator.location}: options: got {got}, wanted {kind.__name__}")
        options = kind()
        options.Init(table.Bytes, table.Pos)
        return options


def _integers(table: Any, field_name: str) -> tuple[int, ...]:
    """Return a vector of integers of a table; () if it is omitted."""
    if getattr(table, f"{field_name}Length")() == 0:
        return ()
    return tuple(getattr(table, f"{field_name}AsNumpy")().tolist())
