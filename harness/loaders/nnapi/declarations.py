"""The NNAPI C API for ctypes: structs, prototypes, and the support library's struct in the order of its members.

Source: NeuralNetworks.h, NeuralNetworksTypes.h and NeuralNetworksSupportLibraryImpl.h, up to feature level 8.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_bool,
    c_char_p,
    c_float,
    c_int,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any

from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams


class OperandTypeStruct(Structure):
    """ANeuralNetworksOperandType."""

    _fields_ = (
        ("type", c_int32),
        ("dimension_count", c_uint32),
        ("dimensions", POINTER(c_uint32)),
        ("scale", c_float),
        ("zero_point", c_int32),
    )

    @classmethod
    def of(cls, type: int, operand: Operand, dimensions: Sequence[int]) -> OperandTypeStruct:
        """Return the struct of an operand with the library's number of its type, and dimensions, which it keeps."""
        extents = (c_uint32 * len(dimensions))(*dimensions) if dimensions else None
        return cls(type, len(dimensions), extents, operand.scale, operand.zero_point)


class PerChannelQuantParams(Structure):
    """ANeuralNetworksSymmPerChannelQuantParams."""

    _fields_ = (("channel_dim", c_uint32), ("scale_count", c_uint32), ("scales", POINTER(c_float)))

    @classmethod
    def of(cls, params: SymmPerChannelQuantParams) -> PerChannelQuantParams:
        """Return the struct of an operand's scales, which it keeps."""
        return cls(params.channel_dim, len(params.scales), (c_float * len(params.scales))(*params.scales))


class PerformanceInfoStruct(Structure):
    """SL_ANeuralNetworksPerformanceInfo."""

    _fields_ = (("exec_time", c_float), ("power_usage", c_float))


class OperandPerformanceInfo(Structure):
    """SL_ANeuralNetworksOperandPerformanceInfo."""

    _fields_ = (("type", c_int32), ("info", PerformanceInfoStruct))


class ExtensionOperandTypeInfo(Structure):
    """SL_ANeuralNetworksExtensionOperandTypeInformation."""

    _fields_ = (("byte_size", c_uint32), ("type", c_uint16), ("is_tensor", c_bool))


OperandPerformanceCallback = CFUNCTYPE(None, OperandPerformanceInfo, c_void_p)
ExtensionTypeCallback = CFUNCTYPE(None, ExtensionOperandTypeInfo, c_void_p)

# A function's result and parameters. Every object of the API is opaque.
Prototype = tuple[Any, ...]
_OBJECT, _NEW = c_void_p, POINTER(c_void_p)
_INDEXES, _TYPE = POINTER(c_uint32), POINTER(OperandTypeStruct)
_DEVICES, _TOKEN = POINTER(c_void_p), POINTER(c_uint8)
_FREE: Prototype = (None, _OBJECT)
_CREATE: Prototype = (c_int, _NEW)
_DO: Prototype = (c_int, _OBJECT)
_SET_DURATION: Prototype = (c_int, _OBJECT, c_uint64)
_SET_FLAG: Prototype = (c_int, _OBJECT, c_bool)
_GET_TEXT: Prototype = (c_int, _OBJECT, POINTER(c_char_p))
_PREFERRED: Prototype = (c_int, _OBJECT, c_uint32, POINTER(c_uint32))
_OF_OUTPUT: Prototype = (c_int, _OBJECT, c_int32, POINTER(c_uint32))
_SET_ARGUMENT: Prototype = (c_int, _OBJECT, c_int32, _TYPE, c_void_p, c_size_t)
_SET_FROM_MEMORY: Prototype = (c_int, _OBJECT, c_int32, _TYPE, _OBJECT, c_size_t, c_size_t)
_ADD_ROLE: Prototype = (c_int, _OBJECT, _OBJECT, c_uint32, c_float)
_EXTENSION_CODE: Prototype = (c_int, _OBJECT, c_char_p, c_uint16, POINTER(c_int32))

SHARED: Mapping[str, Prototype] = {
    "ANeuralNetworksBurst_create": (c_int, _OBJECT, _NEW),
    "ANeuralNetworksBurst_free": _FREE,
    "ANeuralNetworksCompilation_createForDevices": (c_int, _OBJECT, _DEVICES, c_uint32, _NEW),
    "ANeuralNetworksCompilation_finish": _DO,
    "ANeuralNetworksCompilation_free": _FREE,
    "ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput": _PREFERRED,
    "ANeuralNetworksCompilation_getPreferredMemoryAlignmentForOutput": _PREFERRED,
    "ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput": _PREFERRED,
    "ANeuralNetworksCompilation_getPreferredMemoryPaddingForOutput": _PREFERRED,
    "ANeuralNetworksCompilation_setCaching": (c_int, _OBJECT, c_char_p, _TOKEN),
    "ANeuralNetworksCompilation_setPreference": (c_int, _OBJECT, c_int32),
    "ANeuralNetworksCompilation_setPriority": (c_int, _OBJECT, c_int),
    "ANeuralNetworksCompilation_setTimeout": _SET_DURATION,
    "ANeuralNetworksDevice_getExtensionSupport": (c_int, _OBJECT, c_char_p, POINTER(c_bool)),
    "ANeuralNetworksDevice_getFeatureLevel": (c_int, _OBJECT, POINTER(c_int64)),
    "ANeuralNetworksDevice_getName": _GET_TEXT,
    "ANeuralNetworksDevice_getType": (c_int, _OBJECT, POINTER(c_int32)),
    "ANeuralNetworksDevice_getVersion": _GET_TEXT,
    "ANeuralNetworksDevice_wait": _DO,
    "ANeuralNetworksEvent_createFromSyncFenceFd": (c_int, c_int, _NEW),
    "ANeuralNetworksEvent_free": _FREE,
    "ANeuralNetworksEvent_getSyncFenceFd": (c_int, _OBJECT, POINTER(c_int)),
    "ANeuralNetworksEvent_wait": _DO,
    "ANeuralNetworksExecution_burstCompute": (c_int, _OBJECT, _OBJECT),
    "ANeuralNetworksExecution_compute": _DO,
    "ANeuralNetworksExecution_create": (c_int, _OBJECT, _NEW),
    "ANeuralNetworksExecution_enableInputAndOutputPadding": _SET_FLAG,
    "ANeuralNetworksExecution_free": _FREE,
    "ANeuralNetworksExecution_getDuration": (c_int, _OBJECT, c_int32, POINTER(c_uint64)),
    "ANeuralNetworksExecution_getOutputOperandDimensions": _OF_OUTPUT,
    "ANeuralNetworksExecution_getOutputOperandRank": _OF_OUTPUT,
    "ANeuralNetworksExecution_setInput": _SET_ARGUMENT,
    "ANeuralNetworksExecution_setInputFromMemory": _SET_FROM_MEMORY,
    "ANeuralNetworksExecution_setLoopTimeout": _SET_DURATION,
    "ANeuralNetworksExecution_setMeasureTiming": _SET_FLAG,
    "ANeuralNetworksExecution_setOutput": _SET_ARGUMENT,
    "ANeuralNetworksExecution_setOutputFromMemory": _SET_FROM_MEMORY,
    "ANeuralNetworksExecution_setReusable": _SET_FLAG,
    "ANeuralNetworksExecution_setTimeout": _SET_DURATION,
    "ANeuralNetworksExecution_startComputeWithDependencies": (c_int, _OBJECT, _NEW, c_uint32, c_uint64, _NEW),
    "ANeuralNetworksMemoryDesc_addInputRole": _ADD_ROLE,
    "ANeuralNetworksMemoryDesc_addOutputRole": _ADD_ROLE,
    "ANeuralNetworksMemoryDesc_create": _CREATE,
    "ANeuralNetworksMemoryDesc_finish": _DO,
    "ANeuralNetworksMemoryDesc_free": _FREE,
    "ANeuralNetworksMemoryDesc_setDimensions": (c_int, _OBJECT, c_uint32, _INDEXES),
    "ANeuralNetworksMemory_copy": (c_int, _OBJECT, _OBJECT),
    "ANeuralNetworksMemory_createFromAHardwareBuffer": (c_int, _OBJECT, _NEW),
    "ANeuralNetworksMemory_createFromDesc": (c_int, _OBJECT, _NEW),
    "ANeuralNetworksMemory_createFromFd": (c_int, c_size_t, c_int, c_int, c_size_t, _NEW),
    "ANeuralNetworksMemory_free": _FREE,
    "ANeuralNetworksModel_addOperand": (c_int, _OBJECT, _TYPE),
    "ANeuralNetworksModel_addOperation": (c_int, _OBJECT, c_int32, c_uint32, _INDEXES, c_uint32, _INDEXES),
    "ANeuralNetworksModel_create": _CREATE,
    "ANeuralNetworksModel_finish": _DO,
    "ANeuralNetworksModel_free": _FREE,
    "ANeuralNetworksModel_getExtensionOperandType": _EXTENSION_CODE,
    "ANeuralNetworksModel_getExtensionOperationType": _EXTENSION_CODE,
    "ANeuralNetworksModel_getSupportedOperationsForDevices": (c_int, _OBJECT, _DEVICES, c_uint32, POINTER(c_bool)),
    "ANeuralNetworksModel_identifyInputsAndOutputs": (c_int, _OBJECT, c_uint32, _INDEXES, c_uint32, _INDEXES),
    "ANeuralNetworksModel_relaxComputationFloat32toFloat16": _SET_FLAG,
    "ANeuralNetworksModel_setOperandExtensionData": (c_int, _OBJECT, c_int32, c_void_p, c_size_t),
    "ANeuralNetworksModel_setOperandSymmPerChannelQuantParams": (
        c_int,
        _OBJECT,
        c_int32,
        POINTER(PerChannelQuantParams),
    ),
    "ANeuralNetworksModel_setOperandValue": (c_int, _OBJECT, c_int32, c_void_p, c_size_t),
    "ANeuralNetworksModel_setOperandValueFromMemory": (c_int, _OBJECT, c_int32, _OBJECT, c_size_t, c_size_t),
    "ANeuralNetworksModel_setOperandValueFromModel": (c_int, _OBJECT, c_int32, _OBJECT),
    "ANeuralNetworks_getDefaultLoopTimeout": (c_uint64,),
    "ANeuralNetworks_getDevice": (c_int, c_uint32, _NEW),
    "ANeuralNetworks_getDeviceCount": (c_int, POINTER(c_uint32)),
    "ANeuralNetworks_getMaximumLoopTimeout": (c_uint64,),
    "ANeuralNetworks_getRuntimeFeatureLevel": (c_int64,),
}

# Only exported, not in the struct.
EXPORTED_ONLY: Mapping[str, Prototype] = {
    "ANeuralNetworksCompilation_create": (c_int, _OBJECT, _NEW),
    "ANeuralNetworksExecution_startCompute": (c_int, _OBJECT, _NEW),
}

# Only in the struct, after the shared ones. The functions after them are for diagnostics, and not used.
SUPPORT_LIBRARY_ONLY: Mapping[str, Prototype] = {
    "SL_ANeuralNetworksCompilation_setCachingFromFds": (
        c_int,
        _OBJECT,
        POINTER(c_int),
        c_uint32,
        POINTER(c_int),
        c_uint32,
        _TOKEN,
    ),
    "SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded": (c_int, _OBJECT, POINTER(c_uint32), POINTER(c_uint32)),
    "SL_ANeuralNetworksDevice_getPerformanceInfo": (c_int, _OBJECT, c_int32, POINTER(PerformanceInfoStruct)),
    "SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo": (c_int, _OBJECT, c_void_p, OperandPerformanceCallback),
    "SL_ANeuralNetworksDevice_getVendorExtensionCount": (c_int, _OBJECT, POINTER(c_uint32)),
    "SL_ANeuralNetworksDevice_getVendorExtensionName": (c_int, _OBJECT, c_uint32, POINTER(c_char_p)),
    "SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation": (
        c_int,
        _OBJECT,
        c_uint32,
        c_void_p,
        ExtensionTypeCallback,
    ),
}

ENTRY = "ANeuralNetworks_getSLDriverImpl"


class SupportLibrary(Structure):
    """NnApiSLDriverImpl as of feature level 5; those of later levels begin with it."""

    _fields_ = (
        ("feature_level", c_int64),
        *((name, CFUNCTYPE(*types)) for name, types in {**SHARED, **SUPPORT_LIBRARY_ONLY}.items()),
    )


# The functions that every driver needs: feature level 3, which introduced devices. Later features may be missing.
REQUIRED = (
    "ANeuralNetworksCompilation_createForDevices",
    "ANeuralNetworksCompilation_finish",
    "ANeuralNetworksCompilation_free",
    "ANeuralNetworksCompilation_setPreference",
    "ANeuralNetworksDevice_getFeatureLevel",
    "ANeuralNetworksDevice_getName",
    "ANeuralNetworksDevice_getType",
    "ANeuralNetworksDevice_getVersion",
    "ANeuralNetworksExecution_compute",
    "ANeuralNetworksExecution_create",
    "ANeuralNetworksExecution_free",
    "ANeuralNetworksExecution_getOutputOperandDimensions",
    "ANeuralNetworksExecution_getOutputOperandRank",
    "ANeuralNetworksExecution_setInput",
    "ANeuralNetworksExecution_setInputFromMemory",
    "ANeuralNetworksExecution_setOutput",
    "ANeuralNetworksExecution_setOutputFromMemory",
    "ANeuralNetworksMemory_createFromFd",
    "ANeuralNetworksMemory_free",
    "ANeuralNetworksModel_addOperand",
    "ANeuralNetworksModel_addOperation",
    "ANeuralNetworksModel_create",
    "ANeuralNetworksModel_finish",
    "ANeuralNetworksModel_free",
    "ANeuralNetworksModel_getSupportedOperationsForDevices",
    "ANeuralNetworksModel_identifyInputsAndOutputs",
    "ANeuralNetworksModel_relaxComputationFloat32toFloat16",
    "ANeuralNetworksModel_setOperandValue",
    "ANeuralNetworksModel_setOperandValueFromMemory",
    "ANeuralNetworks_getDevice",
    "ANeuralNetworks_getDeviceCount",
)
