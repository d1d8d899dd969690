/* The support library's entry: the same functions in a struct, and the queries that only a support library has. */
#include "driver.h"

static int set_caching(ANeuralNetworksCompilation *compilation, const int *models, uint32_t model_count,
                       const int *data, uint32_t data_count, const uint8_t *token) {
    if (!compilation || !token || (model_count && !models) || (data_count && !data)) return UNEXPECTED_NULL;
    return model_count || data_count ? BAD_DATA : NO_ERROR; /* it asked for no files */
}

static int cache_files(const ANeuralNetworksDevice *device, uint32_t *models, uint32_t *data) {
    if (!device || !models || !data) return UNEXPECTED_NULL;
    *models = *data = 0;
    return NO_ERROR;
}

static int performance(const ANeuralNetworksDevice *device, int32_t kind, PerformanceInfo *info) {
    if (!device || !info) return UNEXPECTED_NULL;
    if (kind < 0 || kind > 3) return BAD_DATA;
    *info = (PerformanceInfo){1.0f + (float)kind, 2.0f};
    return NO_ERROR;
}

static int each_performance(const ANeuralNetworksDevice *device, void *context, void (*callback)(OperandPerformanceInfo,
                            void *)) {
    if (!device || !callback) return UNEXPECTED_NULL;
    callback((OperandPerformanceInfo){TENSOR_FLOAT32, {0.5f, 0.75f}}, context);
    if (device->quantised) callback((OperandPerformanceInfo){TENSOR_QUANT8_ASYMM, {0.25f, 0.5f}}, context);
    if (device->quantised) callback((OperandPerformanceInfo){TENSOR_QUANT8_ASYMM_SIGNED, {0.25f, 0.5f}}, context);
    return NO_ERROR;
}

static int extension_count(const ANeuralNetworksDevice *device, uint32_t *count) {
    if (!device || !count) return UNEXPECTED_NULL;
    *count = 1;
    return NO_ERROR;
}

static int extension_name(const ANeuralNetworksDevice *device, uint32_t index, const char **name) {
    if (!device || !name) return UNEXPECTED_NULL;
    if (index) return BAD_DATA;
    *name = "com.example.nnconform";
    return NO_ERROR;
}

static int each_extension_type(const ANeuralNetworksDevice *device, uint32_t index, void *context,
                               void (*callback)(ExtensionOperandTypeInfo, void *)) {
    if (!device || !callback) return UNEXPECTED_NULL;
    if (index) return BAD_DATA;
    callback((ExtensionOperandTypeInfo){.byteSize = 3, .type = 7, .isTensor = true}, context);
    return NO_ERROR;
}

__attribute__((visibility("default"))) NnApiSLDriverImpl *ANeuralNetworks_getSLDriverImpl(void) {
#define MEMBER(result, name, parameters) .ANeuralNetworks##name = ANeuralNetworks##name,
    static NnApiSLDriverImpl implementation = {
        .implFeatureLevel = FEATURE_LEVEL_5,
        NNAPI_SHARED(MEMBER)
        .SL_ANeuralNetworksCompilation_setCachingFromFds = set_caching,
        .SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded = cache_files,
        .SL_ANeuralNetworksDevice_getPerformanceInfo = performance,
        .SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo = each_performance,
        .SL_ANeuralNetworksDevice_getVendorExtensionCount = extension_count,
        .SL_ANeuralNetworksDevice_getVendorExtensionName = extension_name,
        .SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation = each_extension_type,
    };
#undef MEMBER
    return &implementation;
}
