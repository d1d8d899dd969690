"""Validates one operand: type, dimensions, scale, zero point, extra parameters, life time and location."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from nnconform.harness.model.codes import EXTENSION_TYPE_BITS, OperandLifeTime, OperandType, extension_parts, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import NOWHERE, Model, Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import ZERO_POINTS, byte_size, is_tensor

T = OperandType
_LIFETIMES = frozenset(OperandLifeTime)
_CONSTANTS = frozenset({OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE})
# Life times of operands that have a location.
_PLACED = _CONSTANTS | {OperandLifeTime.SUBGRAPH}
# Types from this number on carry the prefix of an extension.
_EXTENSIONS = 1 << EXTENSION_TYPE_BITS
_OEM = frozenset({T.OEM, T.TENSOR_OEM_BYTE})
_OF_THE_HAL = frozenset(T) - _OEM
# The operands that were found right, by identity: the models that are made from one share most of them. An operand of
# an extension needs its model.
_MOST_CHECKED = 1 << 14
_checked: dict[int, _Checked] = {}
# More bytes than any model's values have.
_ANY_MODEL = 1 << 64
# The size of an operand in bytes must fit 32 bits.
_LARGEST = 2**32 - 1
# A scale crosses the interface as a float32, in which it must be neither 0 nor infinite.
_LEAST_SCALE, _LARGEST_SCALE = float(np.finfo(np.float32).smallest_subnormal), float(np.finfo(np.float32).max)


class _Checked(NamedTuple):
    """An operand that is right but for its location in a model.

    ``needed`` is the size in bytes of what is there, 0 if unknown. A model whose values have ``room`` bytes has the
    location: 0 for an operand without one, _ANY_MODEL if it depends on more than the values.
    """

    operand: Operand
    needed: int
    room: int


def check_operand(model: Model, operand: Operand) -> None:
    """Check the rules that concern this operand alone. Raises ValidationError without its place."""
    known = _checked.get(id(operand))
    if known is None or known.operand is not operand:
        needed = _check(model, operand)
        known = _Checked(operand, needed, _room(operand, needed))
        if operand.type < _EXTENSIONS:
            if len(_checked) >= _MOST_CHECKED:
                _checked.clear()
            _checked[id(operand)] = known
    if known.room > len(model.operand_values):
        _check_location(model, operand, known.needed)


def check_operands(model: Model, operands: Sequence[Operand], where: str) -> None:
    """Check the rules that concern each operand alone; ``where`` names their graph. Raises ValidationError."""
    known_by, values = _checked.get, len(model.operand_values)
    for index, operand in enumerate(operands):
        known = known_by(id(operand))
        # Most are known, and have no location or one that the model has.
        if known is None or known[0] is not operand or known[2] > values:
            try:
                check_operand(model, operand)
            except ValidationError as error:
                raise ValidationError(f"{where}.operands[{index}]", error.rule, error.got, error.wanted) from None


def _room(operand: Operand, needed: int) -> int:
    """Return how many bytes of values a model must have for the location of an operand to be right."""
    place = operand.location
    if operand.lifetime not in _PLACED:
        return 0
    plain = operand.lifetime == OperandLifeTime.CONSTANT_COPY and not (place.pool_index or place.padding)
    fits = 0 < needed == place.length and place.offset >= 0
    return place.offset + needed if plain and fits else _ANY_MODEL


def _check(model: Model, operand: Operand) -> int:
    """Check all but the location; return the size in bytes that this wants, 0 if unknown."""
    code, lifetime = operand.type, operand.lifetime
    if code >= _EXTENSIONS and lifetime in _LIFETIMES:
        check_prefix(model, extension_parts(code)[0], "")
    return _check_alone(operand)


@lru_cache(maxsize=1 << 14)
def _check_alone(operand: Operand) -> int:
    """Check what does not depend on the model; return the size of the value in bytes, 0 if unknown.

    Cached: the same operands recur in every model of an operation, and of a client.
    """
    if operand.lifetime not in _LIFETIMES:
        raise ValidationError("", "life time", operand.lifetime, "a life time of the HAL")
    if operand.type >= _EXTENSIONS:
        _check_extension(operand)
    elif operand.type not in T._value2member_map_:
        raise ValidationError("", "operand type", operand.type, "a type of the HAL")
    else:
        check_dimensions(operand.type, operand.dimensions, "")
        if is_tensor(operand.type) and operand.lifetime in _CONSTANTS and 0 in (operand.dimensions or (0,)):
            wanted = "all known and above 0"
            raise ValidationError("", "dimensions of a constant", list(operand.dimensions), wanted)
        if operand.type not in _OEM:
            _check_quantisation(operand, "")
    if (operand.type == T.SUBGRAPH) != (operand.lifetime == OperandLifeTime.SUBGRAPH):
        lifetime = name_of(OperandLifeTime, operand.lifetime)
        raise ValidationError("", "life time", lifetime, "SUBGRAPH for type SUBGRAPH and no other")
    if operand.lifetime not in _PLACED and operand.location != NOWHERE:
        wanted = f"all zero for {name_of(OperandLifeTime, operand.lifetime)}"
        raise ValidationError("", "location", operand.location, wanted)
    return value_size(operand.type, operand.dimensions)


def check_prefix(model: Model, prefix: int, where: str) -> None:
    """Check that the model declares an extension with this prefix. Raises ValidationError."""
    if prefix not in {number for _, number in model.extension_name_to_prefix}:
        raise ValidationError(where, "extension prefix", prefix, "one that the model maps to an extension's name")


def _check_extension(operand: Operand) -> None:
    check_dimensions(operand.type, operand.dimensions, "")
    if isinstance(operand.extra_params, SymmPerChannelQuantParams):
        raise ValidationError("", "extra parameters of an extension type", operand.extra_params, "bytes or none")
    if operand.scale or operand.zero_point:
        got = f"{operand.scale:g}, {operand.zero_point}"
        raise ValidationError("", "quantisation of an extension type", got, "0, 0")


def is_vendors(code: int) -> bool:
    """Return whether the elements of this type are vendor-defined: the OEM's types and those of extensions."""
    return code not in _OF_THE_HAL


def value_size(code: int, dimensions: tuple[int, ...]) -> int:
    """Return the size of a value in bytes; 0 if its dimensions are unknown or its type is vendor-defined."""
    return 0 if is_vendors(code) else byte_size(code, dimensions)


def check_dimensions(code: int, dimensions: tuple[int, ...], where: str) -> None:
    """Check dimensions against the type. Raises ValidationError for dimensions that no operand of this type can
    have.
    """
    if dimensions and not is_tensor(code):
        raise ValidationError(where, f"dimensions of {name_of(T, code)}", list(dimensions), "none")
    if dimensions and (min(dimensions) < 0 or max(dimensions) > _LARGEST):
        raise ValidationError(where, "dimensions", list(dimensions), "each from 0 to 2**32 - 1")
    size = value_size(code, dimensions)
    if size > _LARGEST:
        raise ValidationError(where, "size in bytes", size, "less than 2**32")


def _is_scale(value: float) -> bool:
    return _LEAST_SCALE <= value <= _LARGEST_SCALE


def _check_quantisation(operand: Operand, where: str) -> None:
    code, scale = T(operand.type), operand.scale
    per_channel = code == T.TENSOR_QUANT8_SYMM_PER_CHANNEL
    if per_channel != isinstance(operand.extra_params, SymmPerChannelQuantParams) or (
        not per_channel and operand.extra_params is not None
    ):
        wanted = "scales for each channel" if per_channel else "none"
        raise ValidationError(where, f"extra parameters of {code.name}", operand.extra_params, wanted)
    if isinstance(operand.extra_params, SymmPerChannelQuantParams):
        _check_channels(operand, operand.extra_params, where)
    if code in ZERO_POINTS:
        wanted_scale, fits = "finite and above 0", _is_scale(scale)
    elif code == T.TENSOR_INT32:
        wanted_scale, fits = "finite and at least 0", scale == 0 or _is_scale(scale)
    else:
        wanted_scale, fits = "0", scale == 0
    if not fits:
        raise ValidationError(where, f"scale of {code.name}", scale, wanted_scale)
    low, high = ZERO_POINTS.get(code, (0, 0))
    if not low <= operand.zero_point <= high:
        raise ValidationError(where, f"zero point of {code.name}", operand.zero_point, f"{low} to {high}")


def _check_channels(operand: Operand, params: SymmPerChannelQuantParams, where: str) -> None:
    rank = len(operand.dimensions)
    if not 0 <= params.channel_dim < rank:
        raise ValidationError(
            where, "channel dimension", params.channel_dim, f"0 to {rank - 1}" if rank else "a known rank"
        )
    extent = operand.dimensions[params.channel_dim]
    if not extent or len(params.scales) != extent:
        raise ValidationError(
            where, "number of channel scales", len(params.scales), f"the extent {extent} of that dimension"
        )
    for channel, scale in enumerate(params.scales):
        if not _is_scale(scale):
            raise ValidationError(where, f"scale of channel {channel}", scale, "finite and above 0")


def _check_location(model: Model, operand: Operand, needed: int) -> None:
    """Check that the operand's location lies within the model's values and pools, and has the size ``needed``."""
    place, lifetime = operand.location, operand.lifetime
    if place.padding:
        raise ValidationError("", "padding", place.padding, "0 in a model")
    if lifetime == OperandLifeTime.SUBGRAPH:
        if place.pool_index or place.length or not 0 <= place.offset < len(model.referenced):
            raise ValidationError(
                "", "location of a subgraph", place, f"offset 0 to {len(model.referenced) - 1}, rest 0"
            )
        return
    if lifetime == OperandLifeTime.CONSTANT_COPY:
        if place.pool_index:
            raise ValidationError("", "pool index of a CONSTANT_COPY", place.pool_index, 0)
        available = len(model.operand_values)
    else:
        if not 0 <= place.pool_index < len(model.pools):
            raise ValidationError("", "pool index", place.pool_index, f"less than the {len(model.pools)} pools")
        available = model.pools[place.pool_index].size
    if place.offset < 0 or place.length < 0 or place.offset + place.length > available:
        raise ValidationError("", "location", place, f"within the {available} bytes there")
    if needed and place.length != needed:
        raise ValidationError("", "length", place.length, f"{needed} bytes, as type and dimensions have it")
