"""The inputs of a network: drawn at random, or from an ``.npy`` or ``.npz`` file."""

from __future__ import annotations

from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES, QUANTISED, Array, quantised_range
from nnconform.mlts.islands.network import CutNetwork

RANDOM = "random"


def random_inputs(model: Model, seed: int) -> list[Array]:
    """Draw a value for each input: floats evenly from -1 to 1, quantised ones from their whole range, integers and
    truths from 0 and 1, so that an index lies within its table.
    """
    generator = np.random.default_rng(seed)
    return [_drawn(generator, operand) for operand in _operands(model)]


def _drawn(generator: np.random.Generator, operand: Operand) -> Array:
    code, shape = OperandType(operand.type), _known_shape(operand)
    if code in QUANTISED:
        low, high = quantised_range(code)
        return generator.integers(low, high, shape, endpoint=True).astype(DTYPES[code])
    if np.issubdtype(DTYPES[code], np.floating):
        return generator.uniform(-1, 1, shape).astype(DTYPES[code])
    return generator.integers(0, 1, shape, endpoint=True).astype(DTYPES[code])


def _known_shape(operand: Operand) -> tuple[int, ...]:
    if 0 in operand.dimensions:
        raise UsageError(f"the network's input {operand!r} has extents that are not known: name them with --shape")
    return operand.dimensions


def network_inputs(network: CutNetwork, seed: int, file: Path | None = None) -> list[Array]:
    """Return the inputs of a network without its states: drawn, or from a file as far as that goes: one array of an
    ``.npy`` file, or those of an ``.npz`` file in its order.

    A file has raw values, of the inputs' own element types and shapes. Raises FormatError; no file is unpickled.
    """
    whole = network.whole
    drawn = network.draw(seed) if whole is None else random_inputs(whole.model, seed)[: len(whole.inputs())]
    if file is None:
        return drawn
    arrays = _arrays(file)
    if not 0 < len(arrays) <= len(drawn):
        raise FormatError(file, f"number of arrays: got {len(arrays)}, the network has {len(drawn)} inputs")
    for place, (array, wanted) in enumerate(zip(arrays, drawn, strict=False)):
        if array.shape != wanted.shape or array.dtype != wanted.dtype:
            got = f"got {array.dtype} {list(array.shape)}"
            kind = f", raw values of {_type_name(whole.inputs()[place])}" if whole is not None else ""
            raise FormatError(file, f"array {place}: {got}, wanted {wanted.dtype} {list(wanted.shape)}{kind}")
    return [np.ascontiguousarray(array) for array in arrays] + drawn[len(arrays) :]


def _type_name(operand: Operand) -> str:
    return name_of(OperandType, operand.type)


def _arrays(path: Path) -> list[Array]:
    try:
        loaded = np.load(path, allow_pickle=False)
        if isinstance(loaded, np.ndarray):
            return [loaded]
        with loaded:
            return [loaded[name] for name in loaded.files]
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror or error}") from None
    except (ValueError, EOFError, BadZipFile) as error:
        raise FormatError(path, f"no .npy or .npz file of plain numbers: {error}") from None


def _operands(model: Model) -> list[Operand]:
    return [model.main.operands[index] for index in model.main.input_indexes]
