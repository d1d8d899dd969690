"""Reads cases from files of one JSON object a line.

The first line of a ``.jsonl`` file is a header, an object that holds what all its cases have in common: ``source``,
where the expected numbers come from, and, where they were computed, the ``seed`` and the ``oracle``, the address of the
driver that computed them. Every further line is a case; its keys, in the order in which they are written:

``name``
    Names the case; no two in a file are equal.
``source``
    Where its numbers come from, if the header does not say it.
``min_version``, ``relaxed``, ``expect_failure``, ``multinomial_tolerance``, ``variations``, ``whole_network``
    As of a Case; left out where they are None, false, 0 or none.
``confirmed``
    The runtimes that gave the expected numbers too, as ``nnconform confirm`` found.
``subgraphs``
    The main one first. Each has ``operands``, ``operations`` (``type``, and ``inputs`` and ``outputs`` as indexes of
    operands), and its own ``inputs`` and ``outputs``.

An operand has ``type`` and ``lifetime`` by name, and, where they are not empty or 0, ``dimensions``, ``scale``,
``zero_point``, ``channel_dim`` and ``channel_scales``; one of life time SUBGRAPH has the index of a ``subgraph``.
``values`` is the value of a constant, what is fed to an input (none: it is left out) or what is expected of an output
(``ignored``: it is not compared), flat, as ``harness/spec/json_values.py`` writes it; ``shape`` has the value's own
dimensions where those of the operand leave them open.

The form in which AOSP's cases are shared, ``.jsonl.gz``, differs in this: it is compressed, has no header but ``spec``
in each case, and its values are bytes in base64, ``data``.
"""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import prod
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
from msgspec import UNSET, Meta, UnsetType

from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import FormatError
from nnconform.harness.model.graph import NOWHERE, DataLocation, ExtraParams, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.spec.build import Constants, PoolCache, extra_params, float32
from nnconform.harness.spec.case import Case, PendingCase
from nnconform.harness.spec.json_values import Number, array_of

SUFFIX = ".jsonl"
PACKED_SUFFIX = ".jsonl.gz"

_Unsigned = Annotated[int, Meta(ge=0, le=2**32 - 1)]
_Signed = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
_Float32 = Annotated[float, Meta(ge=-float(np.finfo(np.float32).max), le=float(np.finfo(np.float32).max))]
_TYPES, _STEPS, _LIFETIMES = OperandType.__members__, OperationType.__members__, OperandLifeTime.__members__
_CONSTANTS = frozenset({OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE})
_VALUED = _CONSTANTS | {OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT}


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The fields that all cases of a file share."""

    source: str
    seed: int | None = None
    oracle: str = ""


class _Operand(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    lifetime: str
    name: str = ""
    dimensions: tuple[_Unsigned, ...] = ()
    scale: _Float32 = 0.0
    zero_point: _Signed = 0
    channel_dim: _Unsigned = 0
    channel_scales: tuple[_Float32, ...] = ()
    subgraph: _Unsigned = 0
    ignored: bool = False
    shape: tuple[_Unsigned, ...] | None = None
    values: list[Number] | UnsetType = UNSET
    data: bytes = b""


class _Operation(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    inputs: tuple[_Unsigned, ...]
    outputs: tuple[_Unsigned, ...]


class _Subgraph(msgspec.Struct, forbid_unknown_fields=True):
    operands: list[_Operand]
    operations: list[_Operation]
    inputs: tuple[_Unsigned, ...]
    outputs: tuple[_Unsigned, ...]


class _Case(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    subgraphs: Annotated[list[_Subgraph], Meta(min_length=1)]
    spec: str = ""
    source: str = ""
    variations: list[tuple[str, str] | str] = []
    min_version: str | None = None
    relaxed: bool = False
    expect_failure: bool = False
    multinomial_tolerance: float = 0.0
    confirmed: tuple[str, ...] = ()
    whole_network: bool = False


_header_decoder = msgspec.json.Decoder(Header)
_case_decoder = msgspec.json.Decoder(_Case)


class _Problem(ValueError):
    """A line is wrong; the text says how."""


def _value(entry: _Operand) -> Array:
    """Return the value of an operand, in its shape. Raises _Problem."""
    dtype = DTYPES.get(_TYPES[entry.type])
    if dtype is None:
        raise _Problem(f"{entry.type} has no values")
    flat = np.frombuffer(entry.data, dtype) if entry.values is UNSET else array_of(entry.values, dtype)
    shape = entry.dimensions if entry.shape is None else entry.shape
    if entry.shape is None and not shape and is_tensor(_TYPES[entry.type]):
        # Without a rank the shape is unknown: return the flat values.
        return flat
    if prod(shape) != flat.size:
        raise _Problem(f"got {flat.size} values, wanted {prod(shape)}: dimensions {list(shape)}")
    return flat.reshape(shape)


def _operand(entry: _Operand, consumers: int, constants: Constants, subgraphs: int) -> tuple[Operand, Array | None]:
    """Return the operand of a model, and its value if it has one. Raises _Problem."""
    lifetime = _LIFETIMES[entry.lifetime]
    value = _value(entry) if entry.values is not UNSET or (entry.data and lifetime in _VALUED) else None
    location = NOWHERE
    if lifetime in _CONSTANTS:
        if value is None:
            raise _Problem(f"{entry.lifetime} without values")
        location = constants.add(value.tobytes(), lifetime == OperandLifeTime.CONSTANT_REFERENCE)
    elif lifetime == OperandLifeTime.SUBGRAPH:
        index = int.from_bytes(entry.data, "little") + 1 if entry.data else entry.subgraph
        if not 0 < index < subgraphs:
            raise _Problem(f"subgraph {index}, wanted 1 to {subgraphs - 1}")
        location = DataLocation(0, index - 1, 0)
    elif value is not None and lifetime not in _VALUED:
        raise _Problem(f"{entry.lifetime} with values")
    operand = Operand(
        _TYPES[entry.type],
        entry.dimensions,
        lifetime,
        float32(entry.scale),
        entry.zero_point,
        location,
        _extras(entry),
        consumers,
    )
    return operand, value


def _extras(entry: _Operand) -> ExtraParams:
    return extra_params(entry.channel_scales, entry.channel_dim) if entry.channel_scales else None


def _subgraph(entry: _Subgraph, constants: Constants, subgraphs: int) -> tuple[Subgraph, list[Array | None]]:
    """Return the subgraph, and the values of its operands. Raises _Problem."""
    consumers = Counter(index for step in entry.operations for index in step.inputs)
    operands, values = [], []
    for place, each in enumerate(entry.operands):
        try:
            operand, value = _operand(each, consumers[place], constants, subgraphs)
        except KeyError as error:
            raise _Problem(f"operand {place}: unknown name {error} of a type or life time") from None
        except ValueError as error:
            raise _Problem(f"operand {place}: {error}") from None
        operands.append(operand)
        values.append(value)
    try:
        steps = tuple(Operation(_STEPS[step.type], step.inputs, step.outputs) for step in entry.operations)
    except KeyError as error:
        raise _Problem(f"unknown name {error} of an operation") from None
    indexes = {*entry.inputs, *entry.outputs, *(index for step in steps for index in (*step.inputs, *step.outputs))}
    if indexes and max(indexes) >= len(operands):
        raise _Problem(f"operand index {max(indexes)}, wanted below {len(operands)}")
    return Subgraph(tuple(operands), steps, entry.inputs, entry.outputs), values


def _expected(place: int, entry: _Operand, value: Array | None) -> Array | None:
    """Return the expected value of an output; None if it is not compared. Raises _Problem."""
    if entry.ignored or value is not None:
        return None if entry.ignored else value
    if entry.dimensions and 0 not in entry.dimensions:
        raise _Problem(f"operand {place}: an output without values that is not ignored")
    # A value without elements: AOSP's form leaves out the bytes.
    return _value(entry)


def _case(entry: _Case, source: str, path: str, pools: PoolCache) -> Case:
    constants, count = Constants(pools), len(entry.subgraphs)
    (main, values), *others = [_subgraph(each, constants, count) for each in entry.subgraphs]
    operands = entry.subgraphs[0].operands
    return Case(
        name=entry.name,
        model=Model(
            main, tuple(graph for graph, _ in others), constants.operand_values(), constants.pools(), entry.relaxed
        ),
        inputs=tuple(values[index] for index in main.input_indexes),
        expected=tuple(_expected(index, operands[index], values[index]) for index in main.output_indexes),
        source=source,
        path=path,
        min_version=None if entry.min_version is None else HalVersion.parse(entry.min_version),
        expect_failure=entry.expect_failure,
        multinomial_tolerance=entry.multinomial_tolerance,
        variations=tuple(filter(None, (each if isinstance(each, str) else each[1] for each in entry.variations))),
        confirmed=entry.confirmed,
        whole_network=entry.whole_network,
    )


class _Reader:
    """Reads one file; ``line`` is the number of the current line."""

    def __init__(self, path: Path) -> None:
        self._path, self._packed = path, path.name.endswith(PACKED_SUFFIX)
        self._pools = PoolCache()
        self._lines_of_names: dict[str, int] = {}
        self.line = 0

    def header(self) -> Header:
        """Return the header, the first line of a plain file."""
        with self._path.open("rb") as lines:
            return self._header(lines.readline())

    def cases(self) -> Iterator[Case]:
        """Yield the cases."""
        for _, entry, source in self._entries():
            yield self._case(entry, source)

    def pending(self) -> Iterator[PendingCase]:
        """Yield the cases, not yet built: their lines are kept as bytes, which take the least memory."""
        for text, entry, source in self._entries():
            yield PendingCase(entry.name, partial(self._build, self.line, text, source))

    def _entries(self) -> Iterator[tuple[bytes, _Case, str]]:
        """Yield the text of each case, what it says, and the source of its numbers."""
        with gzip.open(self._path, "rb") if self._packed else self._path.open("rb") as lines:
            shared = "" if self._packed else self._header(lines.readline()).source
            for text in lines:
                self.line += 1
                entry = _case_decoder.decode(text)
                if not self._packed and self._lines_of_names.setdefault(entry.name, self.line) != self.line:
                    raise _Problem(
                        f"case {entry.name!r} is already in line {self._lines_of_names[entry.name]}; rename one of them"
                    )
                yield text, entry, entry.source or (f"AOSP {entry.spec}" if self._packed else shared)

    def _build(self, line: int, text: bytes, source: str) -> Case:
        with _located(lambda: line, self._path):
            return self._case(_case_decoder.decode(text), source)

    def _header(self, text: bytes) -> Header:
        self.line = 1
        try:
            return _header_decoder.decode(text)
        except msgspec.MsgspecError as error:
            raise _Problem(f'the first line must be a header such as {{"source": "by hand"}}: {error}') from None

    def _case(self, entry: _Case, source: str) -> Case:
        try:
            return _case(entry, source, str(self._path), self._pools)
        except ValueError as error:
            raise _Problem(f"case {entry.name!r}: {error}") from None


def read_jsonl(path: str | Path) -> Iterator[Case]:
    """Yield the cases of one ``.jsonl`` or ``.jsonl.gz`` file. Raises FormatError, with the line, for any other
    file.
    """
    reader = _Reader(Path(path))
    with _located(lambda: reader.line, path):
        yield from reader.cases()


def pending_lines(path: str | Path) -> Iterator[PendingCase]:
    """Yield the cases of one ``.jsonl`` or ``.jsonl.gz`` file, not yet built. Raises FormatError, with the line, for
    any other file; values that are not valid are told when their case is built.
    """
    reader = _Reader(Path(path))
    with _located(lambda: reader.line, path):
        yield from reader.pending()


def read_header(path: str | Path) -> Header:
    """Return the header of a ``.jsonl`` file. Raises FormatError for any other file."""
    reader = _Reader(Path(path))
    with _located(lambda: reader.line, path):
        return reader.header()


@contextmanager
def _located(line: Callable[[], int], path: str | Path) -> Iterator[None]:
    """Convert errors in a line to FormatError, with the path and the line."""
    try:
        yield
    except (ValueError, RecursionError) as error:
        # msgspec's errors are ValueErrors, and so are those of invalid UTF-8.
        raise FormatError(path, f"line {line()}: {' '.join(str(error).split())}") from None
    except (OSError, EOFError, zlib.error) as error:
        where = f"after line {line()}: " if line() else ""
        raise FormatError(path, f"{where}{getattr(error, 'strerror', None) or error}") from None
