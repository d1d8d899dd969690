"""Faults in the constants of models that come back from a cache."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.graph import Model, Operand, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.caching import CacheFileSet, Caching

_BACK = "cache_constants.come_back"
# Bytes of a constant that is too small to look for another like it.
_LINE = 64


@fault(options={f"room={size}": [_BACK] for size in (4096, 65536, 262144)})
class OnlySoManyBytes(Caching):
    """The cache has room for so many bytes of constants: the rest come back as zeros."""

    room: str

    def pack_data(self, constants: bytes) -> bytes:
        room = int(self.room)
        return super().pack_data(constants[:room] + np.zeros(max(0, len(constants) - room), np.uint8).tobytes())


def _as_float16(array: Array) -> Array:
    return array.astype(np.float16).astype(np.float32)


def _as_text(array: Array) -> Array:
    return np.array([float(f"{number:.3g}") for number in array.ravel()], np.float32).reshape(array.shape)


def _as_fixed_point(array: Array) -> Array:
    fixed: Array = np.clip(array * 65536, -(2.0**31), 2.0**31 - 1).round() / 65536
    return fixed.astype(np.float32)


_ROUNDED: Mapping[str, Callable[[Array], Array]] = {
    "float16": _as_float16,
    "text": _as_text,
    "fixed_point": _as_fixed_point,
}


@fault(options={f"as={name}": [_BACK] for name in _ROUNDED})
class RoundedConstants(Caching):
    """Constants of float32 are saved in a form with fewer digits, or a smaller range."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        rounded = _ROUNDED[getattr(self, "as")]
        values = bytearray(model.operand_values)
        for operand in model.main.operands:
            if operand.type == OperandType.TENSOR_FLOAT32 and operand.lifetime == OperandLifeTime.CONSTANT_COPY:
                place = slice(operand.location.offset, operand.location.offset + operand.location.length)
                with np.errstate(all="ignore"):
                    values[place] = rounded(np.frombuffer(bytes(values[place]), np.float32)).tobytes()
        super().write(files, replace(model, operand_values=bytes(values)), priority)


@fault(_BACK)
class WithoutItsPools(Caching):
    """Constants in pools are not saved: they come back as zeros."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        for pool in model.pools:
            # The driver's own copies.
            pool.view()[:] = bytes(pool.size)
        super().write(files, model, priority)


@fault(options={"pool=first": [_BACK], "pool=last": [_BACK]})
class ConstantsFromOnePool(Caching):
    """Constants in pools are saved from the first pool, or the last one, at their places there."""

    pool: str

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        index = 0 if self.pool == "first" else len(model.pools) - 1

        def moved(operand: Operand) -> Operand:
            place = operand.location
            if operand.lifetime != OperandLifeTime.CONSTANT_REFERENCE or (
                place.offset + place.length > model.pools[index].size
            ):
                return operand
            return replace(operand, location=replace(place, pool_index=index))

        super().write(files, model.with_operands(moved), priority)


@fault(_BACK)
class CopiesInPlaceOfPools(Caching):
    """Where the model has values of its own, constants in pools are saved from these."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        def moved(operand: Operand) -> Operand:
            end = operand.location.offset + operand.location.length
            if operand.lifetime != OperandLifeTime.CONSTANT_REFERENCE or end > len(model.operand_values):
                return operand
            return replace(
                operand,
                lifetime=OperandLifeTime.CONSTANT_COPY,
                location=replace(operand.location, pool_index=0),
            )

        super().write(files, model.with_operands(moved), priority)


@fault(_BACK)
class ConstantsByOffset(Caching):
    """Constants are saved once for each offset and length: what lies there in the first memory is that of all."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        known: dict[tuple[int, int], Operand] = {}

        def shared(operand: Operand) -> Operand:
            if operand.lifetime not in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE):
                return operand
            first = known.setdefault((operand.location.offset, operand.location.length), operand)
            return replace(operand, lifetime=first.lifetime, location=first.location)

        super().write(files, model.with_operands(shared), priority)


@fault(options={"as=main": [_BACK], "as=first": [_BACK]})
class ConstantsByNumber(Caching):
    """Constants are saved by the numbers of their operands, without their graph's: those of the main graph, or of the
    first graph that it refers to, are those of all.
    """

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        if model.referenced:
            graph = model.main if getattr(self, "as") == "main" else model.referenced[0]
            model = replace(model, referenced=tuple(_with_constants_of(graph, each) for each in model.referenced))
        super().write(files, model, priority)


def _with_constants_of(one: Subgraph, other: Subgraph) -> Subgraph:
    """Return the other graph with the constants of one, where those of the same number have as many bytes."""
    operands = list(other.operands)
    for number, (theirs, own) in enumerate(zip(one.operands, other.operands, strict=False)):
        copied = theirs.lifetime == own.lifetime == OperandLifeTime.CONSTANT_COPY
        if copied and theirs.location.length == own.location.length:
            operands[number] = replace(own, location=theirs.location)
    return replace(other, operands=tuple(operands))


@fault("caching.keeps_caches_apart", may_be_caught_by=["caching.restores_what_may_be_left_out"])
class ConstantsOfTheLastModel(Caching):
    """Constants that are restored stay on the device: a model with as many gets those, and not its own."""

    last: ClassVar[list[bytes]] = []

    def unpack_data(self, data: bytes) -> bytes:
        constants = super().unpack_data(data)
        if self.last and len(self.last[0]) == len(constants):
            return self.last[0]
        self.last[:] = [constants]
        return constants


_MARKS: Mapping[str, Callable[[bytes], bytes]] = {
    "head": lambda data: data[:64],
    "ends": lambda data: data[:32] + data[-32:],
    "numbers": lambda data: bytes(sorted(data)),
}


@fault(options={f"by={name}": [_BACK] for name in _MARKS})
class ConstantsAlikeAreOne(Caching):
    """Constants of as many bytes are saved once, if their heads, their ends, or their bytes in any order agree."""

    by: str

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        known: dict[tuple[int, bytes], Operand] = {}

        def shared(operand: Operand) -> Operand:
            if operand.lifetime != OperandLifeTime.CONSTANT_COPY or operand.location.length <= _LINE:
                return operand
            content = bytes(model.constant(operand))
            first = known.setdefault((len(content), _MARKS[self.by](content)), operand)
            return replace(operand, location=first.location)

        super().write(files, model.with_operands(shared), priority)
