"""Features that only a support library has: performance figures, vendor extensions, caching by file descriptors.

Source: the functions of NnApiSLDriverImpl that begin with SL_.
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_char_p, c_int, c_uint8, c_uint32
from typing import Any

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN
from nnconform.harness.loaders.nnapi import declarations as d
from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.model.capabilities import (
    Capabilities,
    Extension,
    ExtensionOperandType,
    OperandPerformance,
    PerformanceInfo,
)
from nnconform.harness.model.codes import ErrorStatus, OperandType

_RELAXED_SCALAR, _RELAXED_TENSOR, _IF, _WHILE = range(4)


def capabilities(library: Library, device: int) -> Capabilities:
    """Return the device's performance figures, in the device's order. Raises Refusal."""

    def figures(kind: int) -> PerformanceInfo:
        return _info(library.read("SL_ANeuralNetworksDevice_getPerformanceInfo", d.PerformanceInfoStruct, device, kind))

    entries: list[OperandPerformance] = []

    def add(entry: Any, context: Any) -> None:
        # A type that the HAL does not have is of no use to its clients.
        if entry.type in OperandType._value2member_map_:
            entries.append(OperandPerformance(OperandType(entry.type), _info(entry.info)))

    library.check(
        "SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo", device, None, d.OperandPerformanceCallback(add)
    )
    return Capabilities(
        figures(_RELAXED_SCALAR), figures(_RELAXED_TENSOR), tuple(entries), figures(_IF), figures(_WHILE)
    )


def _info(info: Any) -> PerformanceInfo:
    return PerformanceInfo(info.exec_time, info.power_usage)


def extensions(library: Library, device: int) -> tuple[Extension, ...]:
    """Return the device's vendor extensions. Raises Refusal."""
    count = library.read("SL_ANeuralNetworksDevice_getVendorExtensionCount", c_uint32, device)
    return tuple(_extension(library, device, index) for index in range(count))


def _extension(library: Library, device: int, index: int) -> Extension:
    name: bytes | None = library.read("SL_ANeuralNetworksDevice_getVendorExtensionName", c_char_p, device, index)
    types: list[ExtensionOperandType] = []

    def add(entry: Any, context: Any) -> None:
        types.append(ExtensionOperandType(entry.type, entry.is_tensor, entry.byte_size))

    function = "SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation"
    library.check(function, device, index, None, d.ExtensionTypeCallback(add))
    return Extension((name or b"").decode(errors="replace"), tuple(types))


def cache_files(library: Library, device: int) -> tuple[int, int]:
    """Return how many model cache and data cache files the device wants. Raises Refusal."""
    models, data = c_uint32(), c_uint32()
    library.check("SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded", device, models, data)
    return models.value, data.value


def set_caching(
    library: Library, compilation: int, model_cache: Sequence[int], data_cache: Sequence[int], token: bytes
) -> None:
    """Make a compilation use these cache files. Raises Refusal, also for a library that takes a folder instead."""
    if len(token) != BYTE_SIZE_OF_CACHE_TOKEN:
        raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"a cache token of {len(token)} bytes")
    models, data = ((c_int * len(files))(*files) for files in (model_cache, data_cache))
    function = "SL_ANeuralNetworksCompilation_setCachingFromFds"
    content = (c_uint8 * len(token))(*token)
    library.check(function, compilation, models, len(models), data, len(data), content)
