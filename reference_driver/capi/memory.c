/* Memory: the client's, mapped from its descriptor, and the device's, allocated for roles. */
#include "driver.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct ANeuralNetworksMemoryDesc {
    struct role *roles;
    uint32_t role_count, rank, dims[MAX_RANK];
    bool finished;
};

int ANeuralNetworksMemory_createFromFd(size_t size, int protection, int fd, size_t offset,
                                       ANeuralNetworksMemory **memory) {
    if (!memory) return UNEXPECTED_NULL;
    *memory = NULL;
    if (fd < 0 || !size) return UNEXPECTED_NULL;
    void *data = mmap(NULL, size, protection, MAP_SHARED, fd, (off_t)offset);
    if (data == MAP_FAILED) return UNMAPPABLE;
    *memory = calloc(1, sizeof **memory);
    if (!*memory) {
        munmap(data, size);
        return OUT_OF_MEMORY;
    }
    **memory = (struct ANeuralNetworksMemory){.data = data, .size = size, .writable = protection & PROT_WRITE};
    return NO_ERROR;
}

int ANeuralNetworksMemory_createFromAHardwareBuffer(const void *buffer, ANeuralNetworksMemory **memory) {
    return buffer && memory ? BAD_DATA : UNEXPECTED_NULL;
}

void ANeuralNetworksMemory_free(ANeuralNetworksMemory *memory) {
    if (!memory) return;
    if (memory->roles) free(memory->data);
    else munmap(memory->data, memory->size);
    free(memory->roles);
    free(memory);
}

bool memory_allows(const struct ANeuralNetworksMemory *memory, const struct ANeuralNetworksCompilation *compilation,
                   uint32_t index, bool output) {
    for (uint32_t i = 0; i < memory->role_count; i++) {
        const struct role *role = &memory->roles[i];
        if (role->compilation == compilation && role->index == index && role->output == output) return true;
    }
    return !memory->roles;
}

int ANeuralNetworksMemory_copy(const ANeuralNetworksMemory *from, const ANeuralNetworksMemory *to) {
    if (!from || !to) return UNEXPECTED_NULL;
    bool valid = from->size == to->size && to->writable && (!from->roles || from->initialised);
    if (valid) memmove(to->data, from->data, from->size);
    ((struct ANeuralNetworksMemory *)to)->initialised = valid; /* a copy that fails leaves no content */
    return valid ? NO_ERROR : BAD_DATA;
}

int ANeuralNetworksMemoryDesc_create(ANeuralNetworksMemoryDesc **desc) {
    if (!desc) return UNEXPECTED_NULL;
    *desc = calloc(1, sizeof **desc);
    return *desc ? NO_ERROR : OUT_OF_MEMORY;
}

void ANeuralNetworksMemoryDesc_free(ANeuralNetworksMemoryDesc *desc) {
    if (!desc) return;
    free(desc->roles);
    free(desc);
}

static const struct operand *operand_of(const struct role *role) {
    const struct ANeuralNetworksModel *model = role->compilation->model;
    return &model->operands[(role->output ? model->outputs : model->inputs)[role->index]];
}

/* Whether both have the same scales of channels, or none. */
static bool same_channels(const struct operand *one, const struct operand *other) {
    if (one->channels != other->channels || one->channel_dim != other->channel_dim) return false;
    return !one->channels || !memcmp(one->channel_scales, other->channel_scales, one->channels * sizeof(float));
}

static int add_role(ANeuralNetworksMemoryDesc *desc, struct role role, float frequency) {
    if (!desc || !role.compilation) return UNEXPECTED_NULL;
    if (desc->finished) return BAD_STATE;
    const struct ANeuralNetworksModel *model = role.compilation->model;
    if (role.index >= (role.output ? model->output_count : model->input_count)) return BAD_DATA;
    if (!role.compilation->finished || !(frequency > 0 && frequency <= 1)) return BAD_DATA;
    const struct operand *operand = operand_of(&role);
    for (uint32_t i = 0; i < desc->role_count; i++) {
        const struct role *other = &desc->roles[i];
        const struct operand *theirs = operand_of(other);
        if (other->compilation == role.compilation && other->index == role.index && other->output == role.output)
            return BAD_DATA;
        if (theirs->type != operand->type || theirs->scale != operand->scale ||
            theirs->zero_point != operand->zero_point || !same_channels(theirs, operand))
            return BAD_DATA;
    }
    if (!merge_dims(&desc->rank, desc->dims, operand->rank, operand->dims)) return BAD_DATA;
    struct role *larger = realloc(desc->roles, (desc->role_count + 1) * sizeof *larger);
    if (!larger) return OUT_OF_MEMORY;
    desc->roles = larger;
    desc->roles[desc->role_count++] = role;
    return NO_ERROR;
}

int ANeuralNetworksMemoryDesc_addInputRole(ANeuralNetworksMemoryDesc *desc,
                                           const ANeuralNetworksCompilation *compilation, uint32_t index,
                                           float frequency) {
    return add_role(desc, (struct role){compilation, index, false}, frequency);
}

int ANeuralNetworksMemoryDesc_addOutputRole(ANeuralNetworksMemoryDesc *desc,
                                            const ANeuralNetworksCompilation *compilation, uint32_t index,
                                            float frequency) {
    return add_role(desc, (struct role){compilation, index, true}, frequency);
}

int ANeuralNetworksMemoryDesc_setDimensions(ANeuralNetworksMemoryDesc *desc, uint32_t rank, const uint32_t *dims) {
    if (!desc || (rank && !dims)) return UNEXPECTED_NULL;
    if (desc->finished) return BAD_STATE;
    return rank <= MAX_RANK && merge_dims(&desc->rank, desc->dims, rank, dims) ? NO_ERROR : BAD_DATA;
}

int ANeuralNetworksMemoryDesc_finish(ANeuralNetworksMemoryDesc *desc) {
    if (!desc) return UNEXPECTED_NULL;
    if (desc->finished) return BAD_STATE;
    desc->finished = desc->role_count;
    return desc->finished ? NO_ERROR : BAD_DATA;
}

int ANeuralNetworksMemory_createFromDesc(const ANeuralNetworksMemoryDesc *desc, ANeuralNetworksMemory **memory) {
    if (!memory) return UNEXPECTED_NULL;
    *memory = NULL;
    if (!desc) return UNEXPECTED_NULL;
    if (!desc->finished) return BAD_STATE;
    size_t size = byte_size(operand_of(desc->roles)->type, desc->rank, desc->dims);
    if (!size) return OP_FAILED; /* unknown extents are not supported */
    struct ANeuralNetworksMemory *made = calloc(1, sizeof *made);
    if (made) {
        struct role *roles = calloc(desc->role_count, sizeof *roles);
        *made = (struct ANeuralNetworksMemory){calloc(1, size), size, true, roles, desc->role_count, false};
        if (made->data && made->roles) {
            memcpy(made->roles, desc->roles, desc->role_count * sizeof *made->roles);
            *memory = made;
            return NO_ERROR;
        }
        free(made->data);
        free(made->roles);
    }
    free(made);
    return OUT_OF_MEMORY;
}
