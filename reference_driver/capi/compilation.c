/* Compilations and bursts. */
#include "driver.h"

#include <stdlib.h>

static int create(const ANeuralNetworksModel *model, const ANeuralNetworksDevice *device, bool named,
                  ANeuralNetworksCompilation **compilation) {
    if (!model->finished) return BAD_STATE;
    *compilation = calloc(1, sizeof **compilation);
    if (!*compilation) return OUT_OF_MEMORY;
    **compilation = (struct ANeuralNetworksCompilation){.model = model, .device = device, .named = named};
    return NO_ERROR;
}

int ANeuralNetworksCompilation_createForDevices(ANeuralNetworksModel *model,
                                                const ANeuralNetworksDevice *const *devices, uint32_t count,
                                                ANeuralNetworksCompilation **compilation) {
    if (!compilation) return UNEXPECTED_NULL;
    *compilation = NULL;
    if (!model || !devices) return UNEXPECTED_NULL;
    int status = check_devices(devices, count);
    if (status) return status;
    if (count != 1) return BAD_DATA; /* it splits no models */
    return create(model, devices[0], true, compilation);
}

int ANeuralNetworksCompilation_create(ANeuralNetworksModel *model, ANeuralNetworksCompilation **compilation) {
    if (!model || !compilation) return UNEXPECTED_NULL;
    *compilation = NULL;
    ANeuralNetworksDevice *device; /* the one that has everything */
    ANeuralNetworks_getDevice(0, &device);
    return create(model, device, false, compilation);
}

void ANeuralNetworksCompilation_free(ANeuralNetworksCompilation *compilation) {
    if (compilation) commit_fault("free");
    free(compilation);
}

/* The result of a setting: BAD_STATE once the compilation is finished. */
static int check_setting(const ANeuralNetworksCompilation *compilation, bool valid) {
    return !compilation ? UNEXPECTED_NULL : compilation->finished ? BAD_STATE : valid ? NO_ERROR : BAD_DATA;
}

int ANeuralNetworksCompilation_setPreference(ANeuralNetworksCompilation *compilation, int32_t preference) {
    return check_setting(compilation, preference >= 0 && preference <= 2);
}

int ANeuralNetworksCompilation_setPriority(ANeuralNetworksCompilation *compilation, int priority) {
    return check_setting(compilation, priority == 90 || priority == 100 || priority == 110);
}

int ANeuralNetworksCompilation_setCaching(ANeuralNetworksCompilation *compilation, const char *folder,
                                          const uint8_t *token) {
    return folder && token ? check_setting(compilation, true) : UNEXPECTED_NULL; /* it writes no cache, which is allowed */
}

int ANeuralNetworksCompilation_setTimeout(ANeuralNetworksCompilation *compilation, uint64_t duration) {
    int status = check_setting(compilation, compilation && compilation->named);
    if (!status) compilation->timeout = duration;
    return status;
}

int ANeuralNetworksCompilation_finish(ANeuralNetworksCompilation *compilation) {
    uint64_t began = now();
    int status = check_setting(compilation, true);
    if (status) return status;
    commit_fault("compile");
    for (uint32_t i = 0; i < compilation->model->operation_count; i++)
        if (!supports(compilation->device, compilation->model, i)) return OP_FAILED;
    if (compilation->timeout && now() - began > compilation->timeout) return MISSED_DEADLINE_TRANSIENT;
    compilation->finished = true;
    return NO_ERROR;
}

/* Any alignment works, and no padding is needed. */
static int preferred(const ANeuralNetworksCompilation *compilation, bool output, uint32_t index, uint32_t *value) {
    if (!compilation || !value) return UNEXPECTED_NULL;
    if (!compilation->finished) return BAD_STATE;
    *value = 1;
    return index < (output ? compilation->model->output_count : compilation->model->input_count) ? NO_ERROR : BAD_DATA;
}

#define PREFERRED(what, of, output) \
    int ANeuralNetworksCompilation_getPreferredMemory##what##For##of(const ANeuralNetworksCompilation *compilation, \
                                                                     uint32_t index, uint32_t *value) { \
        return preferred(compilation, output, index, value); \
    }
PREFERRED(Alignment, Input, false)
PREFERRED(Alignment, Output, true)
PREFERRED(Padding, Input, false)
PREFERRED(Padding, Output, true)
