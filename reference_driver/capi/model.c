/* Building a model, and checking it when it is finished. */
#include "driver.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void *copied(const void *bytes, size_t length) {
    void *copy = malloc(length ? length : 1);
    if (copy && length) memcpy(copy, bytes, length);
    return copy;
}

/* Room for one more item of `size` bytes. */
static bool grow(void **items, uint32_t count, size_t size) {
    if (count & (count - 1)) return true; /* the array grows at powers of two */
    void *larger = realloc(*items, (count ? 2 * (size_t)count : 1) * size);
    if (larger) *items = larger;
    return larger;
}

int ANeuralNetworksModel_create(ANeuralNetworksModel **model) {
    if (!model) return UNEXPECTED_NULL;
    *model = calloc(1, sizeof **model);
    return *model ? NO_ERROR : OUT_OF_MEMORY;
}

void ANeuralNetworksModel_free(ANeuralNetworksModel *model) {
    if (!model) return;
    for (uint32_t i = 0; i < model->operand_count; i++) {
        free(model->operands[i].copy);
        free(model->operands[i].channel_scales);
    }
    for (uint32_t i = 0; i < model->operation_count; i++) {
        free(model->operations[i].inputs);
        free(model->operations[i].outputs);
    }
    free(model->operands);
    free(model->operations);
    free(model->inputs);
    free(model->outputs);
    free(model->order);
    free(model);
}

/* Whether nothing can be added. */
static bool is_closed(const ANeuralNetworksModel *model) {
    return model->finished || model->refused;
}

static bool quantisation_is_valid(const ANeuralNetworksOperandType *type) {
    float scale = type->scale;
    if (!isfinite(scale)) return false;
    int32_t zero = type->zeroPoint;
    switch (type->type) {
        case TENSOR_QUANT8_ASYMM: return scale > 0 && zero >= 0 && zero <= 255;
        case TENSOR_QUANT8_ASYMM_SIGNED: return scale > 0 && zero >= -128 && zero <= 127;
        case 12: return scale > 0 && zero >= 0 && zero <= 65535; /* TENSOR_QUANT16_ASYMM */
        case 7: case 13: return scale > 0 && zero == 0;          /* the other symmetric ones */
        case TENSOR_INT32: return scale >= 0 && zero == 0;       /* a bias has a scale */
        default: return scale == 0 && zero == 0;
    }
}

static bool is_scalar(int32_t type) {
    return type <= 2 || type == BOOL || type == 10 || type == 15; /* UINT32, FLOAT16, MODEL */
}

/* Whether 32 bits can count the bytes, as far as the extents are known. */
static bool size_is_valid(const ANeuralNetworksOperandType *type) {
    uint64_t size = element_size(type->type);
    for (uint32_t i = 0; i < type->dimensionCount; i++)
        if (type->dimensions[i] && (size *= type->dimensions[i]) > UINT32_MAX) return false;
    return true;
}

int ANeuralNetworksModel_addOperand(ANeuralNetworksModel *model, const ANeuralNetworksOperandType *type) {
    if (!model || !type || (type->dimensionCount && !type->dimensions)) return UNEXPECTED_NULL;
    if (is_closed(model)) return BAD_STATE;
    if (type->type < 0 || type->type > LAST_OPERAND_TYPE || type->dimensionCount > MAX_RANK) return BAD_DATA;
    if (is_scalar(type->type) && type->dimensionCount) return BAD_DATA;
    if (!quantisation_is_valid(type) || !size_is_valid(type)) return BAD_DATA;
    if (!grow((void **)&model->operands, model->operand_count, sizeof *model->operands)) return OUT_OF_MEMORY;
    struct operand *operand = &model->operands[model->operand_count++];
    *operand = (struct operand){.type = type->type, .rank = type->dimensionCount, .scale = type->scale,
                                .zero_point = type->zeroPoint};
    for (uint32_t i = 0; i < operand->rank; i++) operand->dims[i] = type->dimensions[i];
    commit_operand_fault(operand);
    return NO_ERROR;
}

/* Returns the operand that is to get a value, or NULL with the error in `why`. */
static struct operand *settable(ANeuralNetworksModel *model, int32_t index, int *why) {
    *why = !model ? UNEXPECTED_NULL : is_closed(model) ? BAD_STATE : BAD_DATA;
    if (*why != BAD_DATA || index < 0 || (uint32_t)index >= model->operand_count) return NULL;
    *why = NO_ERROR;
    return &model->operands[index];
}

static int set_value(struct operand *operand, const void *value, size_t length) {
    size_t wanted = byte_size(operand->type, operand->rank, operand->dims);
    if (!value || length != wanted) return BAD_DATA;
    operand->lifetime = CONSTANT;
    operand->value = value;
    operand->length = length;
    return NO_ERROR;
}

int ANeuralNetworksModel_setOperandValue(ANeuralNetworksModel *model, int32_t index, const void *buffer,
                                         size_t length) {
    int why;
    struct operand *operand = settable(model, index, &why);
    if (!operand) return why;
    if (!buffer && length) return UNEXPECTED_NULL;
    if (!buffer) {
        operand->lifetime = NO_VALUE;
        return NO_ERROR;
    }
    if ((why = set_value(operand, buffer, length))) return why;
    free(operand->copy);
    operand->value = operand->copy = copied(buffer, length);
    return operand->copy ? NO_ERROR : OUT_OF_MEMORY;
}

int ANeuralNetworksModel_setOperandValueFromMemory(ANeuralNetworksModel *model, int32_t index,
                                                   const ANeuralNetworksMemory *memory, size_t offset, size_t length) {
    int why;
    struct operand *operand = settable(model, index, &why);
    if (!operand) return why;
    if (!memory) return UNEXPECTED_NULL;
    if (memory->roles || offset > memory->size || length > memory->size - offset) return BAD_DATA;
    return set_value(operand, memory->data + offset, length);
}

int ANeuralNetworksModel_setOperandValueFromModel(ANeuralNetworksModel *model, int32_t index,
                                                  const ANeuralNetworksModel *value) {
    int why;
    struct operand *operand = settable(model, index, &why);
    if (!operand) return why;
    if (!value) return UNEXPECTED_NULL;
    if (!value->finished) return BAD_STATE;
    if (operand->type != 15) return BAD_DATA;
    operand->lifetime = CONSTANT; /* no operation of this driver reads it */
    return NO_ERROR;
}

int ANeuralNetworksModel_setOperandSymmPerChannelQuantParams(ANeuralNetworksModel *model, int32_t index,
                                                             const ANeuralNetworksSymmPerChannelQuantParams *params) {
    int why;
    struct operand *operand = settable(model, index, &why);
    if (!operand) return why;
    if (!params || !params->scales) return UNEXPECTED_NULL;
    if (operand->type != TENSOR_QUANT8_SYMM_PER_CHANNEL || params->channelDim >= operand->rank) return BAD_DATA;
    if (!params->scaleCount || params->scaleCount != operand->dims[params->channelDim]) return BAD_DATA;
    for (uint32_t i = 0; i < params->scaleCount; i++)
        if (!(params->scales[i] > 0) || !isfinite(params->scales[i])) return BAD_DATA;
    free(operand->channel_scales);
    operand->channel_scales = copied(params->scales, params->scaleCount * sizeof(float));
    operand->channels = params->scaleCount;
    operand->channel_dim = params->channelDim;
    return operand->channel_scales ? NO_ERROR : OUT_OF_MEMORY;
}

int ANeuralNetworksModel_setOperandExtensionData(ANeuralNetworksModel *model, int32_t index, const void *data,
                                                 size_t length) {
    (void)data, (void)length;
    int why;
    return settable(model, index, &why) ? BAD_DATA : why; /* there are no extensions */
}

int ANeuralNetworksModel_getExtensionOperandType(ANeuralNetworksModel *model, const char *name, uint16_t code,
                                                 int32_t *type) {
    (void)code;
    return model && name && type ? BAD_DATA : UNEXPECTED_NULL;
}

int ANeuralNetworksModel_getExtensionOperationType(ANeuralNetworksModel *model, const char *name, uint16_t code,
                                                   int32_t *type) {
    return ANeuralNetworksModel_getExtensionOperandType(model, name, code, type);
}

static bool in_range(const ANeuralNetworksModel *model, uint32_t count, const uint32_t *indexes) {
    for (uint32_t i = 0; i < count; i++)
        if (indexes[i] >= model->operand_count) return false;
    return true;
}

int ANeuralNetworksModel_addOperation(ANeuralNetworksModel *model, int32_t type, uint32_t input_count,
                                      const uint32_t *inputs, uint32_t output_count, const uint32_t *outputs) {
    if (!model || !inputs || !outputs) return UNEXPECTED_NULL;
    if (is_closed(model)) return BAD_STATE;
    if (type < 0 || type > LAST_OPERATION || !output_count) return BAD_DATA;
    if (!in_range(model, input_count, inputs) || !in_range(model, output_count, outputs)) return BAD_DATA;
    struct operation asked = {type, input_count, output_count, (uint32_t *)inputs, (uint32_t *)outputs};
    enum support why;
    if (!find_form(model, &asked, &why) && why == INVALID) return BAD_DATA;
    if (!grow((void **)&model->operations, model->operation_count, sizeof *model->operations)) return OUT_OF_MEMORY;
    struct operation *operation = &model->operations[model->operation_count++];
    *operation = (struct operation){type, input_count, output_count, copied(inputs, input_count * sizeof *inputs),
                                    copied(outputs, output_count * sizeof *outputs)};
    return operation->inputs && operation->outputs ? NO_ERROR : OUT_OF_MEMORY;
}

static bool identify(ANeuralNetworksModel *model, uint32_t count, const uint32_t *indexes, enum lifetime lifetime) {
    if (!in_range(model, count, indexes)) return false;
    for (uint32_t i = 0; i < count; i++) {
        struct operand *operand = &model->operands[indexes[i]];
        if (operand->lifetime != TEMPORARY) return false; /* a constant, or named twice */
        operand->lifetime = lifetime;
    }
    return true;
}

int ANeuralNetworksModel_identifyInputsAndOutputs(ANeuralNetworksModel *model, uint32_t input_count,
                                                  const uint32_t *inputs, uint32_t output_count,
                                                  const uint32_t *outputs) {
    if (!model || !inputs || !outputs) return UNEXPECTED_NULL;
    if (is_closed(model) || model->inputs) return BAD_STATE;
    if (!output_count || !identify(model, input_count, inputs, MODEL_INPUT)) return BAD_DATA;
    if (!identify(model, output_count, outputs, MODEL_OUTPUT)) return BAD_DATA;
    model->inputs = copied(inputs, input_count * sizeof *inputs);
    model->outputs = copied(outputs, output_count * sizeof *outputs);
    model->input_count = input_count;
    model->output_count = output_count;
    return model->inputs && model->outputs ? NO_ERROR : OUT_OF_MEMORY;
}

int ANeuralNetworksModel_relaxComputationFloat32toFloat16(ANeuralNetworksModel *model, bool allow) {
    if (!model) return UNEXPECTED_NULL;
    if (is_closed(model)) return BAD_STATE;
    model->relaxed = allow; /* it still computes in full precision, which is allowed */
    return NO_ERROR;
}

struct tensor declared(const struct operand *operand) {
    struct tensor found = {.operand = operand, .rank = operand->rank, .data = (void *)operand->value};
    memcpy(found.dims, operand->dims, sizeof found.dims);
    return found;
}

void make_call(const struct operation *operation, struct tensor *tensors, struct call *call) {
    call->count = operation->input_count;
    for (uint32_t i = 0; i < call->count; i++) call->in[i] = &tensors[operation->inputs[i]];
    call->out = &tensors[operation->outputs[0]];
}

bool merge_dims(uint32_t *rank, uint32_t *dims, uint32_t other_rank, const uint32_t *other) {
    if (!other_rank) return true;
    if (*rank && *rank != other_rank) return false;
    for (uint32_t i = 0; i < other_rank; i++) {
        if (*rank && dims[i] && other[i] && dims[i] != other[i]) return false;
        if (!*rank || other[i]) dims[i] = other[i];
    }
    *rank = other_rank;
    return true;
}

/* Whether the operation is valid, as far as can be known without inputs. */
static bool operation_is_valid(const ANeuralNetworksModel *model, const struct operation *operation,
                               struct tensor *tensors) {
    enum support why;
    const struct form *form = find_form(model, operation, &why);
    if (!form) return why == UNSUPPORTED;
    struct call call;
    make_call(operation, tensors, &call);
    struct tensor *out = call.out, known = *out;
    enum fit fit = infer_shape(form, &call);
    if (fit == BROKEN) return false;
    if (fit == FITS && !merge_dims(&known.rank, known.dims, out->rank, out->dims)) return false;
    *out = known; /* the inferred shape, for later operations */
    return true;
}

static bool can_run(const struct operation *operation, const bool *written) {
    for (uint32_t i = 0; i < operation->input_count; i++)
        if (!written[operation->inputs[i]]) return false;
    return true;
}

/* Moves the first of the remaining operations that can run to place `at` of the order, and returns it. */
static const struct operation *next_to_run(const ANeuralNetworksModel *model, uint32_t at, const bool *written) {
    for (uint32_t i = at; i < model->operation_count; i++) {
        uint32_t number = model->order[i];
        if (!can_run(&model->operations[number], written)) continue;
        memmove(&model->order[at + 1], &model->order[at], (i - at) * sizeof *model->order);
        model->order[at] = number;
        return &model->operations[number];
    }
    return NULL;
}

static bool graph_is_valid(const ANeuralNetworksModel *model, struct tensor *tensors, bool *written) {
    for (uint32_t i = 0; i < model->operand_count; i++) {
        const struct operand *operand = &model->operands[i];
        tensors[i] = declared(operand);
        written[i] = operand->lifetime == MODEL_INPUT || operand->lifetime == CONSTANT || operand->lifetime == NO_VALUE;
        if (operand->type == TENSOR_QUANT8_SYMM_PER_CHANNEL && !operand->channel_scales) return false;
    }
    for (uint32_t i = 0; i < model->operation_count; i++) {
        const struct operation *operation = next_to_run(model, i, written);
        if (!operation) return false; /* all that are left read what is not written */
        for (uint32_t j = 0; j < operation->output_count; j++) {
            if (written[operation->outputs[j]]) return false; /* written twice, or not writable */
            written[operation->outputs[j]] = true;
        }
        if (!operation_is_valid(model, operation, tensors)) return false;
    }
    for (uint32_t i = 0; i < model->operand_count; i++)
        if (!written[i]) return false;
    return true;
}

int ANeuralNetworksModel_finish(ANeuralNetworksModel *model) {
    if (!model) return UNEXPECTED_NULL;
    if (is_closed(model)) return BAD_STATE;
    if (!model->inputs) {
        model->refused = true;
        return BAD_DATA;
    }
    struct tensor *tensors = calloc(model->operand_count + 1, sizeof *tensors);
    bool *written = calloc(model->operand_count + 1, sizeof *written);
    free(model->order);
    model->order = calloc(model->operation_count + 1, sizeof *model->order);
    for (uint32_t i = 0; model->order && i < model->operation_count; i++) model->order[i] = i;
    int status = !tensors || !written || !model->order ? OUT_OF_MEMORY : graph_is_valid(model, tensors, written) ? NO_ERROR : BAD_DATA;
    free(tensors);
    free(written);
    model->finished = status == NO_ERROR;
    model->refused = status == BAD_DATA;
    return status;
}

bool supports(const struct ANeuralNetworksDevice *device, const struct ANeuralNetworksModel *model,
              uint32_t operation) {
    enum support why;
    if (!find_form(model, &model->operations[operation], &why)) return false;
    return device->quantised || !is_quantised(model->operands[model->operations[operation].inputs[0]].type);
}

int ANeuralNetworksModel_getSupportedOperationsForDevices(const ANeuralNetworksModel *model,
                                                          const ANeuralNetworksDevice *const *devices, uint32_t count,
                                                          bool *supported) {
    if (!model || !devices || !supported) return UNEXPECTED_NULL;
    if (!model->finished) return BAD_STATE;
    int status = check_devices(devices, count);
    if (status) return status;
    commit_fault("query");
    for (uint32_t i = 0; i < model->operation_count; i++) {
        supported[i] = false;
        for (uint32_t j = 0; j < count; j++) supported[i] |= supports(devices[j], model, i);
    }
    return NO_ERROR;
}
