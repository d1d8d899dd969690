"""The demands of AIDL name every method and field of its files."""

from __future__ import annotations

from nnconform.harness.selftest.demands import read_documents

# The members of each file of AIDL 4; "" for an enumeration, or what is said of an interface as a whole.
FILES = {
    "BufferDesc": "dimensions",
    "BufferRole": "modelIndex ioIndex probability",
    "Capabilities": "relaxedFloat32toFloat16PerformanceScalar relaxedFloat32toFloat16PerformanceTensor"
    " operandPerformance ifPerformance whilePerformance",
    "DataLocation": "poolIndex offset length padding",
    "DeviceBuffer": "buffer token",
    "DeviceType": "",
    "ErrorStatus": "",
    "ExecutionConfig": "measureTiming loopTimeoutDurationNs executionHints extensionNameToPrefix",
    "ExecutionPreference": "",
    "ExecutionResult": "outputSufficientSize outputShapes timing",
    "Extension": "name operandTypes",
    "ExtensionNameAndPrefix": "name prefix",
    "ExtensionOperandTypeInformation": "type isTensor byteSize",
    "FencedExecutionResult": "callback syncFence",
    "FusedActivationFunc": "",
    "IBuffer": "copyFrom copyTo",
    "IBurst": "executeSynchronously releaseMemoryResource executeSynchronouslyWithConfig",
    "IDevice": "BYTE_SIZE_OF_CACHE_TOKEN MAX_NUMBER_OF_CACHE_FILES EXTENSION_TYPE_HIGH_BITS_PREFIX"
    " EXTENSION_TYPE_LOW_BITS_TYPE OPERAND_TYPE_BASE_MAX OPERATION_TYPE_BASE_MAX allocate getCapabilities"
    " getNumberOfCacheFilesNeeded getSupportedExtensions getSupportedOperations getType getVersionString prepareModel"
    " prepareModelFromCache prepareModelWithConfig",
    "IExecution": "executeSynchronously executeFenced",
    "IFencedExecutionCallback": "getExecutionInfo",
    "IPreparedModel": "DEFAULT_LOOP_TIMEOUT_DURATION_NS MAXIMUM_LOOP_TIMEOUT_DURATION_NS executeSynchronously"
    " executeFenced configureExecutionBurst createReusableExecution executeSynchronouslyWithConfig"
    " executeFencedWithConfig",
    "IPreparedModelCallback": "notify",
    "IPreparedModelParcel": "preparedModel",
    "Memory": "ashmem mappableFile hardwareBuffer",
    "Model": "main referenced operandValues pools relaxComputationFloat32toFloat16 extensionNameToPrefix",
    "NumberOfCacheFiles": "numModelCache numDataCache",
    "Operand": "type dimensions scale zeroPoint lifetime location extraParams",
    "OperandExtraParams": "channelQuant extension",
    "OperandLifeTime": "",
    "OperandPerformance": "type info",
    "OperandType": "",
    "Operation": "type inputs outputs",
    "OperationType": "BATCH_MATMUL PACK MIRROR_PAD REVERSE",
    "OutputShape": "dimensions isSufficient",
    "PerformanceInfo": "execTime powerUsage",
    "PrepareModelConfig": "preference priority deadlineNs modelCache dataCache cacheToken compilationHints"
    " extensionNameToPrefix",
    "Priority": "",
    "Request": "inputs outputs pools",
    "RequestArgument": "hasNoValue location dimensions",
    "RequestMemoryPool": "pool token",
    "Subgraph": "operands operations inputIndexes outputIndexes",
    "SymmPerChannelQuantParams": "scales channelDim",
    "Timing": "timeOnDeviceNs timeInDriverNs",
    "TokenValuePair": "token value",
}
AIDL = ("The interfaces of AIDL 1 to 4", "The parcelables and enumerations of AIDL 1 to 4")


def test_every_method_and_field_has_its_sentence() -> None:
    places = {each.place for document in read_documents() if document.title in AIDL for each in document.demands}
    members = {f"{file}.{name}" if name else file for file, names in FILES.items() for name in names.split() or [""]}
    assert members - places == set()
    # Beyond those: what holds for an interface as a whole, and the operations that take more types.
    assert places - members == {"IExecution", "OperationType.RESHAPE", "OperationType.RSQRT"}
    assert len(FILES) == 44
