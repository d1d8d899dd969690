/* The NNAPI C API as this driver serves it: opaque objects, codes, functions and the support library's struct.
   Names, numbers and the order of the struct are those of the NDK's NeuralNetworks.h at feature level 5. */
#ifndef NNCONFORM_NNAPI_H
#define NNCONFORM_NNAPI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FLOAT32 = 0, INT32 = 1, TENSOR_FLOAT32 = 3, TENSOR_INT32 = 4, TENSOR_QUANT8_ASYMM = 5, BOOL = 6,
       TENSOR_QUANT8_SYMM_PER_CHANNEL = 11, TENSOR_QUANT8_ASYMM_SIGNED = 14, LAST_OPERAND_TYPE = 15 };

enum { ADD = 0, CONV_2D = 3, FULLY_CONNECTED = 9, LOGISTIC = 14, MUL = 18, RELU = 19, RELU1 = 20, RELU6 = 21,
       RESHAPE = 22, SOFTMAX = 25, TANH = 28, LAST_OPERATION = 105 };

enum { NO_ERROR = 0, OUT_OF_MEMORY = 1, INCOMPLETE = 2, UNEXPECTED_NULL = 3, BAD_DATA = 4, OP_FAILED = 5, BAD_STATE = 6,
       UNMAPPABLE = 7, OUTPUT_INSUFFICIENT_SIZE = 8, MISSED_DEADLINE_TRANSIENT = 10 };

enum { DEVICE_CPU = 2, DEVICE_ACCELERATOR = 4 };
enum { FEATURE_LEVEL_5 = 31 };
enum { DURATION_ON_HARDWARE = 0, DURATION_IN_DRIVER = 1, FENCED_DURATION_ON_HARDWARE = 2,
    FENCED_DURATION_IN_DRIVER = 3 };

typedef struct ANeuralNetworksBurst ANeuralNetworksBurst;
typedef struct ANeuralNetworksCompilation ANeuralNetworksCompilation;
typedef struct ANeuralNetworksDevice ANeuralNetworksDevice;
typedef struct ANeuralNetworksEvent ANeuralNetworksEvent;
typedef struct ANeuralNetworksExecution ANeuralNetworksExecution;
typedef struct ANeuralNetworksMemory ANeuralNetworksMemory;
typedef struct ANeuralNetworksMemoryDesc ANeuralNetworksMemoryDesc;
typedef struct ANeuralNetworksModel ANeuralNetworksModel;

typedef struct {
    int32_t type;
    uint32_t dimensionCount;
    const uint32_t *dimensions;
    float scale;
    int32_t zeroPoint;
} ANeuralNetworksOperandType;

typedef struct {
    uint32_t channelDim;
    uint32_t scaleCount;
    const float *scales;
} ANeuralNetworksSymmPerChannelQuantParams;

typedef struct { float execTime, powerUsage; } PerformanceInfo;
typedef struct { int32_t operandType; PerformanceInfo info; } OperandPerformanceInfo;
typedef struct { uint32_t byteSize; uint16_t type; bool isTensor; } ExtensionOperandTypeInfo;

/* X(result, name after ANeuralNetworks, parameters), in the order of the support library's struct. */
#define NNAPI_SHARED(X) \
    X(int, Burst_create, (ANeuralNetworksCompilation *, ANeuralNetworksBurst **)) \
    X(void, Burst_free, (ANeuralNetworksBurst *)) \
    X(int, Compilation_createForDevices, \
      (ANeuralNetworksModel *, const ANeuralNetworksDevice *const *, uint32_t, ANeuralNetworksCompilation **)) \
    X(int, Compilation_finish, (ANeuralNetworksCompilation *)) \
    X(void, Compilation_free, (ANeuralNetworksCompilation *)) \
    X(int, Compilation_getPreferredMemoryAlignmentForInput, \
      (const ANeuralNetworksCompilation *, uint32_t, uint32_t *)) \
    X(int, Compilation_getPreferredMemoryAlignmentForOutput, \
      (const ANeuralNetworksCompilation *, uint32_t, uint32_t *)) \
    X(int, Compilation_getPreferredMemoryPaddingForInput, (const ANeuralNetworksCompilation *, uint32_t, uint32_t *)) \
    X(int, Compilation_getPreferredMemoryPaddingForOutput, (const ANeuralNetworksCompilation *, uint32_t, uint32_t *)) \
    X(int, Compilation_setCaching, (ANeuralNetworksCompilation *, const char *, const uint8_t *)) \
    X(int, Compilation_setPreference, (ANeuralNetworksCompilation *, int32_t)) \
    X(int, Compilation_setPriority, (ANeuralNetworksCompilation *, int)) \
    X(int, Compilation_setTimeout, (ANeuralNetworksCompilation *, uint64_t)) \
    X(int, Device_getExtensionSupport, (const ANeuralNetworksDevice *, const char *, bool *)) \
    X(int, Device_getFeatureLevel, (const ANeuralNetworksDevice *, int64_t *)) \
    X(int, Device_getName, (const ANeuralNetworksDevice *, const char **)) \
    X(int, Device_getType, (const ANeuralNetworksDevice *, int32_t *)) \
    X(int, Device_getVersion, (const ANeuralNetworksDevice *, const char **)) \
    X(int, Device_wait, (const ANeuralNetworksDevice *)) \
    X(int, Event_createFromSyncFenceFd, (int, ANeuralNetworksEvent **)) \
    X(void, Event_free, (ANeuralNetworksEvent *)) \
    X(int, Event_getSyncFenceFd, (const ANeuralNetworksEvent *, int *)) \
    X(int, Event_wait, (ANeuralNetworksEvent *)) \
    X(int, Execution_burstCompute, (ANeuralNetworksExecution *, ANeuralNetworksBurst *)) \
    X(int, Execution_compute, (ANeuralNetworksExecution *)) \
    X(int, Execution_create, (ANeuralNetworksCompilation *, ANeuralNetworksExecution **)) \
    X(int, Execution_enableInputAndOutputPadding, (ANeuralNetworksExecution *, bool)) \
    X(void, Execution_free, (ANeuralNetworksExecution *)) \
    X(int, Execution_getDuration, (const ANeuralNetworksExecution *, int32_t, uint64_t *)) \
    X(int, Execution_getOutputOperandDimensions, (ANeuralNetworksExecution *, int32_t, uint32_t *)) \
    X(int, Execution_getOutputOperandRank, (ANeuralNetworksExecution *, int32_t, uint32_t *)) \
    X(int, Execution_setInput, \
      (ANeuralNetworksExecution *, int32_t, const ANeuralNetworksOperandType *, const void *, size_t)) \
    X(int, Execution_setInputFromMemory, \
      (ANeuralNetworksExecution *, int32_t, const ANeuralNetworksOperandType *, const ANeuralNetworksMemory *, \
        size_t, size_t)) \
    X(int, Execution_setLoopTimeout, (ANeuralNetworksExecution *, uint64_t)) \
    X(int, Execution_setMeasureTiming, (ANeuralNetworksExecution *, bool)) \
    X(int, Execution_setOutput, \
      (ANeuralNetworksExecution *, int32_t, const ANeuralNetworksOperandType *, void *, size_t)) \
    X(int, Execution_setOutputFromMemory, \
      (ANeuralNetworksExecution *, int32_t, const ANeuralNetworksOperandType *, const ANeuralNetworksMemory *, \
        size_t, size_t)) \
    X(int, Execution_setReusable, (ANeuralNetworksExecution *, bool)) \
    X(int, Execution_setTimeout, (ANeuralNetworksExecution *, uint64_t)) \
    X(int, Execution_startComputeWithDependencies, \
      (ANeuralNetworksExecution *, const ANeuralNetworksEvent *const *, uint32_t, uint64_t, ANeuralNetworksEvent **)) \
    X(int, MemoryDesc_addInputRole, \
      (ANeuralNetworksMemoryDesc *, const ANeuralNetworksCompilation *, uint32_t, float)) \
    X(int, MemoryDesc_addOutputRole, \
      (ANeuralNetworksMemoryDesc *, const ANeuralNetworksCompilation *, uint32_t, float)) \
    X(int, MemoryDesc_create, (ANeuralNetworksMemoryDesc **)) \
    X(int, MemoryDesc_finish, (ANeuralNetworksMemoryDesc *)) \
    X(void, MemoryDesc_free, (ANeuralNetworksMemoryDesc *)) \
    X(int, MemoryDesc_setDimensions, (ANeuralNetworksMemoryDesc *, uint32_t, const uint32_t *)) \
    X(int, Memory_copy, (const ANeuralNetworksMemory *, const ANeuralNetworksMemory *)) \
    X(int, Memory_createFromAHardwareBuffer, (const void *, ANeuralNetworksMemory **)) \
    X(int, Memory_createFromDesc, (const ANeuralNetworksMemoryDesc *, ANeuralNetworksMemory **)) \
    X(int, Memory_createFromFd, (size_t, int, int, size_t, ANeuralNetworksMemory **)) \
    X(void, Memory_free, (ANeuralNetworksMemory *)) \
    X(int, Model_addOperand, (ANeuralNetworksModel *, const ANeuralNetworksOperandType *)) \
    X(int, Model_addOperation, \
      (ANeuralNetworksModel *, int32_t, uint32_t, const uint32_t *, uint32_t, const uint32_t *)) \
    X(int, Model_create, (ANeuralNetworksModel **)) \
    X(int, Model_finish, (ANeuralNetworksModel *)) \
    X(void, Model_free, (ANeuralNetworksModel *)) \
    X(int, Model_getExtensionOperandType, (ANeuralNetworksModel *, const char *, uint16_t, int32_t *)) \
    X(int, Model_getExtensionOperationType, (ANeuralNetworksModel *, const char *, uint16_t, int32_t *)) \
    X(int, Model_getSupportedOperationsForDevices, \
      (const ANeuralNetworksModel *, const ANeuralNetworksDevice *const *, uint32_t, bool *)) \
    X(int, Model_identifyInputsAndOutputs, \
      (ANeuralNetworksModel *, uint32_t, const uint32_t *, uint32_t, const uint32_t *)) \
    X(int, Model_relaxComputationFloat32toFloat16, (ANeuralNetworksModel *, bool)) \
    X(int, Model_setOperandExtensionData, (ANeuralNetworksModel *, int32_t, const void *, size_t)) \
    X(int, Model_setOperandSymmPerChannelQuantParams, \
      (ANeuralNetworksModel *, int32_t, const ANeuralNetworksSymmPerChannelQuantParams *)) \
    X(int, Model_setOperandValue, (ANeuralNetworksModel *, int32_t, const void *, size_t)) \
    X(int, Model_setOperandValueFromMemory, \
      (ANeuralNetworksModel *, int32_t, const ANeuralNetworksMemory *, size_t, size_t)) \
    X(int, Model_setOperandValueFromModel, (ANeuralNetworksModel *, int32_t, const ANeuralNetworksModel *)) \
    X(uint64_t, _getDefaultLoopTimeout, (void)) \
    X(int, _getDevice, (uint32_t, ANeuralNetworksDevice **)) \
    X(int, _getDeviceCount, (uint32_t *)) \
    X(uint64_t, _getMaximumLoopTimeout, (void)) \
    X(int64_t, _getRuntimeFeatureLevel, (void))

/* Functions that only the exported API has. */
#define NNAPI_EXPORTED_ONLY(X) \
    X(int, Compilation_create, (ANeuralNetworksModel *, ANeuralNetworksCompilation **)) \
    X(int, Execution_startCompute, (ANeuralNetworksExecution *, ANeuralNetworksEvent **))

/* Functions that only the support library has, after the above. */
#define NNAPI_SUPPORT_LIBRARY(X) \
    X(int, Compilation_setCachingFromFds, \
      (ANeuralNetworksCompilation *, const int *, uint32_t, const int *, uint32_t, const uint8_t *)) \
    X(int, Device_getNumberOfCacheFilesNeeded, (const ANeuralNetworksDevice *, uint32_t *, uint32_t *)) \
    X(int, Device_getPerformanceInfo, (const ANeuralNetworksDevice *, int32_t, PerformanceInfo *)) \
    X(int, Device_forEachOperandPerformanceInfo, \
      (const ANeuralNetworksDevice *, void *, void (*)(OperandPerformanceInfo, void *))) \
    X(int, Device_getVendorExtensionCount, (const ANeuralNetworksDevice *, uint32_t *)) \
    X(int, Device_getVendorExtensionName, (const ANeuralNetworksDevice *, uint32_t, const char **)) \
    X(int, Device_forEachVendorExtensionOperandTypeInformation, \
      (const ANeuralNetworksDevice *, uint32_t, void *, void (*)(ExtensionOperandTypeInfo, void *)))

#define DECLARE(result, name, parameters) result ANeuralNetworks##name parameters;
NNAPI_SHARED(DECLARE)
NNAPI_EXPORTED_ONLY(DECLARE)
#undef DECLARE

#define MEMBER(result, name, parameters) result(*ANeuralNetworks##name) parameters;
#define SL_MEMBER(result, name, parameters) result(*SL_ANeuralNetworks##name) parameters;
typedef struct {
    int64_t implFeatureLevel;
    NNAPI_SHARED(MEMBER)
    NNAPI_SUPPORT_LIBRARY(SL_MEMBER)
    void (*diagnostics[26])(void);
} NnApiSLDriverImpl;
#undef MEMBER
#undef SL_MEMBER

#endif
