"""Reads cases as plain data: gzip'd files of one JSON object a line, the form in which AOSP's cases are shared.

A case has ``subgraphs``, the first the main one; a subgraph ``operands``, ``operations``, and indexes of ``inputs`` and
``outputs``; an operand its type and, in base64, its data: the value of a constant, the value to feed to an input (none:
left out), the value to expect of an output.
"""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import FormatError
from nnconform.harness.model.graph import NOWHERE, DataLocation, ExtraParams, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.spec.build import Constants, PoolCache, extra_params, float32
from nnconform.harness.spec.case import Case


class _Operand(msgspec.Struct):
    type: str
    dimensions: tuple[int, ...]
    lifetime: str
    scale: float = 0.0
    zero_point: int = 0
    channel_dim: int = 0
    channel_scales: tuple[float, ...] = ()
    ignored: bool = False
    data: bytes = b""


class _Operation(msgspec.Struct):
    type: str
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


class _Subgraph(msgspec.Struct):
    operands: list[_Operand]
    operations: list[_Operation]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


class _Case(msgspec.Struct):
    name: str
    spec: str
    subgraphs: list[_Subgraph]
    variations: list[tuple[str, str]] = []
    min_version: str | None = None
    relaxed: bool = False
    expect_failure: bool = False
    multinomial_tolerance: float = 0.0


_decoder = msgspec.json.Decoder(_Case)
_CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


def _location(given: _Operand, lifetime: OperandLifeTime, constants: Constants) -> DataLocation:
    if lifetime in _CONSTANTS:
        return constants.add(given.data, lifetime == OperandLifeTime.CONSTANT_REFERENCE)
    if lifetime == OperandLifeTime.SUBGRAPH:
        return DataLocation(0, int.from_bytes(given.data, "little"), 0)
    return NOWHERE


def _extras(given: _Operand) -> ExtraParams:
    return extra_params(given.channel_scales, given.channel_dim) if given.channel_scales else None


def _subgraph(given: _Subgraph, constants: Constants) -> Subgraph:
    consumers = Counter(index for step in given.operations for index in step.inputs)
    operands = []
    for index, operand in enumerate(given.operands):
        lifetime = OperandLifeTime[operand.lifetime]
        operands.append(
            Operand(
                OperandType[operand.type],
                operand.dimensions,
                lifetime,
                float32(operand.scale),
                operand.zero_point,
                _location(operand, lifetime, constants),
                _extras(operand),
                consumers[index],
            )
        )
    steps = tuple(Operation(OperationType[step.type], step.inputs, step.outputs) for step in given.operations)
    return Subgraph(tuple(operands), steps, given.inputs, given.outputs)


def _array(given: _Operand) -> Array:
    code = OperandType[given.type]
    flat = np.frombuffer(given.data, DTYPES[code])
    # Without a rank, the data are all that is known.
    return flat if is_tensor(code) and not given.dimensions else flat.reshape(given.dimensions)


def _case(given: _Case, path: str, pools: PoolCache) -> Case:
    constants = Constants(pools)
    main, *others = [_subgraph(subgraph, constants) for subgraph in given.subgraphs]
    operands = given.subgraphs[0].operands
    return Case(
        name=given.name,
        model=Model(main, tuple(others), constants.operand_values(), constants.pools(), given.relaxed),
        inputs=tuple(_array(operands[index]) if operands[index].data else None for index in main.input_indexes),
        expected=tuple(None if operands[index].ignored else _array(operands[index]) for index in main.output_indexes),
        source=f"AOSP {given.spec}",
        path=path,
        min_version=None if given.min_version is None else HalVersion.parse(given.min_version),
        expect_failure=given.expect_failure,
        multinomial_tolerance=given.multinomial_tolerance,
        variations=tuple(title for _, title in given.variations if title),
    )


def read_jsonl(path: str | Path) -> Iterator[Case]:
    """The cases of one ``.jsonl.gz`` file, one by one. Raises FormatError, with the line, for a file that is none."""
    pools, number = PoolCache(), 0
    try:
        with gzip.open(path, "rb") as lines:
            for line in lines:
                number += 1
                yield _case(_decoder.decode(line), str(path), pools)
    except KeyError as error:
        raise FormatError(path, f"line {number}: unknown name {error} of a type, operation or life time") from None
    except (msgspec.MsgspecError, ValueError, IndexError) as error:
        raise FormatError(path, f"line {number}: {' '.join(str(error).split())}") from None
    except (OSError, EOFError) as error:
        raise FormatError(path, f"after line {number}: {error}") from None
