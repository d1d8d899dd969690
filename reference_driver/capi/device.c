/* The devices, and the functions of the API that need no object. */
#include "driver.h"

static struct ANeuralNetworksDevice DEVICES[] = {
    {"nnconform-c", DEVICE_CPU, true},
    {"nnconform-c-float", DEVICE_ACCELERATOR, false},
};
enum { DEVICE_COUNT = sizeof DEVICES / sizeof *DEVICES };

int check_devices(const struct ANeuralNetworksDevice *const *devices, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (!devices[i]) return UNEXPECTED_NULL;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (devices[i] == devices[j]) return BAD_DATA;
    return count ? NO_ERROR : BAD_DATA;
}

int ANeuralNetworks_getDeviceCount(uint32_t *count) {
    if (!count) return UNEXPECTED_NULL;
    commit_fault("open");
    *count = DEVICE_COUNT;
    return NO_ERROR;
}

int ANeuralNetworks_getDevice(uint32_t index, ANeuralNetworksDevice **device) {
    if (!device) return UNEXPECTED_NULL;
    if (index >= DEVICE_COUNT) return BAD_DATA;
    *device = &DEVICES[index];
    return NO_ERROR;
}

int ANeuralNetworksDevice_getName(const ANeuralNetworksDevice *device, const char **name) {
    if (!device || !name) return UNEXPECTED_NULL;
    *name = device->name;
    return NO_ERROR;
}

int ANeuralNetworksDevice_getVersion(const ANeuralNetworksDevice *device, const char **version) {
    if (!device || !version) return UNEXPECTED_NULL;
    *version = "1.0";
    return NO_ERROR;
}

int ANeuralNetworksDevice_getType(const ANeuralNetworksDevice *device, int32_t *type) {
    if (!device || !type) return UNEXPECTED_NULL;
    *type = device->type;
    return NO_ERROR;
}

int ANeuralNetworksDevice_getFeatureLevel(const ANeuralNetworksDevice *device, int64_t *level) {
    if (!device || !level) return UNEXPECTED_NULL;
    *level = FEATURE_LEVEL_5;
    return NO_ERROR;
}

int ANeuralNetworksDevice_wait(const ANeuralNetworksDevice *device) {
    return device ? NO_ERROR : UNEXPECTED_NULL;
}

int ANeuralNetworksDevice_getExtensionSupport(const ANeuralNetworksDevice *device, const char *name, bool *supported) {
    if (!device || !name || !supported) return UNEXPECTED_NULL;
    *supported = false;
    return NO_ERROR;
}

uint64_t ANeuralNetworks_getDefaultLoopTimeout(void) {
    return 2000000000;
}

uint64_t ANeuralNetworks_getMaximumLoopTimeout(void) {
    return 15000000000;
}

int64_t ANeuralNetworks_getRuntimeFeatureLevel(void) {
    return FEATURE_LEVEL_5;
}
