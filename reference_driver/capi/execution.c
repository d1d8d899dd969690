/* Executions: their arguments, their computation and their results. */
#include "execution.h"

#include <stdlib.h>
#include <string.h>

int ANeuralNetworksExecution_create(ANeuralNetworksCompilation *compilation, ANeuralNetworksExecution **execution) {
    if (!execution) return UNEXPECTED_NULL;
    *execution = NULL;
    if (!compilation) return UNEXPECTED_NULL;
    if (!compilation->finished) return BAD_STATE;
    struct ANeuralNetworksExecution *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    made->compilation = compilation;
    made->inputs = calloc(compilation->model->input_count + 1, sizeof *made->inputs);
    made->outputs = calloc(compilation->model->output_count + 1, sizeof *made->outputs);
    *execution = made;
    return made->inputs && made->outputs ? NO_ERROR : OUT_OF_MEMORY;
}

void ANeuralNetworksExecution_free(ANeuralNetworksExecution *execution) {
    if (!execution) return;
    join_execution(execution);
    free(execution->inputs);
    free(execution->outputs);
    free(execution->fences);
    free(execution);
}

/* Settings */

static int check_setting(const ANeuralNetworksExecution *execution) {
    return !execution ? UNEXPECTED_NULL : execution->state == PREPARATION ? NO_ERROR : BAD_STATE;
}

/* The result of limiting or measuring the time, which needs a device that the client named. */
static int check_time(const ANeuralNetworksExecution *execution) {
    int status = check_setting(execution);
    return status ? status : execution->compilation->named ? NO_ERROR : BAD_DATA;
}

int ANeuralNetworksExecution_setTimeout(ANeuralNetworksExecution *execution, uint64_t duration) {
    int status = check_time(execution);
    if (!status) execution->timeout = duration;
    return status;
}

int ANeuralNetworksExecution_setLoopTimeout(ANeuralNetworksExecution *execution, uint64_t duration) {
    (void)duration; /* there are no loops */
    return check_setting(execution);
}

int ANeuralNetworksExecution_setMeasureTiming(ANeuralNetworksExecution *execution, bool measure) {
    int status = check_time(execution);
    if (!status) execution->measure = measure;
    return status;
}

int ANeuralNetworksExecution_setReusable(ANeuralNetworksExecution *execution, bool reusable) {
    int status = check_setting(execution);
    if (!status) execution->reusable = reusable;
    return status;
}

int ANeuralNetworksExecution_enableInputAndOutputPadding(ANeuralNetworksExecution *execution, bool enable) {
    int status = check_setting(execution);
    if (status) return status;
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    for (uint32_t i = 0; i < model->input_count; i++)
        if (execution->inputs[i].set) return BAD_STATE;
    for (uint32_t i = 0; i < model->output_count; i++)
        if (execution->outputs[i].set) return BAD_STATE;
    execution->padded = enable;
    return NO_ERROR;
}

static int set_argument(ANeuralNetworksExecution *execution, bool output, int32_t index,
                        const ANeuralNetworksOperandType *type, struct argument value) {
    int status = check_setting(execution);
    if (status) return status;
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    if (index < 0 || (uint32_t)index >= (output ? model->output_count : model->input_count)) return BAD_DATA;
    const struct operand *operand = &model->operands[(output ? model->outputs : model->inputs)[index]];
    struct argument *argument = &(output ? execution->outputs : execution->inputs)[index];
    value.rank = operand->rank;
    memcpy(value.dims, operand->dims, sizeof value.dims);
    if (type && !value.omitted) {
        if (type->dimensionCount > MAX_RANK || (type->dimensionCount && !type->dimensions)) return BAD_DATA;
        if (!merge_dims(&value.rank, value.dims, type->dimensionCount, type->dimensions)) return BAD_DATA;
    }
    size_t size = byte_size(operand->type, value.rank, value.dims);
    bool fits = !size ? output : execution->padded ? value.length >= size : value.length == size;
    if (!value.omitted && !fits) return BAD_DATA;
    if (argument->set) return BAD_STATE;
    value.set = true;
    *argument = value;
    return NO_ERROR;
}

int ANeuralNetworksExecution_setInput(ANeuralNetworksExecution *execution, int32_t index,
                                      const ANeuralNetworksOperandType *type, const void *buffer, size_t length) {
    if (!buffer && length) return UNEXPECTED_NULL;
    struct argument value = {.omitted = !buffer, .data = (void *)buffer, .length = length};
    return set_argument(execution, false, index, type, value);
}

int ANeuralNetworksExecution_setOutput(ANeuralNetworksExecution *execution, int32_t index,
                                       const ANeuralNetworksOperandType *type, void *buffer, size_t length) {
    if (!buffer && length) return UNEXPECTED_NULL;
    struct argument value = {.omitted = !buffer, .data = buffer, .length = length};
    return set_argument(execution, true, index, type, value);
}

static int set_from_memory(ANeuralNetworksExecution *execution, bool output, int32_t index,
                           const ANeuralNetworksOperandType *type, const ANeuralNetworksMemory *memory, size_t offset,
                           size_t length) {
    if (!execution || !memory) return UNEXPECTED_NULL;
    if (!memory_allows(memory, execution->compilation, (uint32_t)index, output)) return BAD_DATA;
    if (memory->roles && (offset || length)) return BAD_DATA; /* a device memory can only be used as a whole */
    if (memory->roles) length = memory->size;
    if (offset > memory->size || length > memory->size - offset || (output && !memory->writable)) return BAD_DATA;
    struct argument value = {.memory = (void *)memory, .data = memory->data + offset, .length = length};
    return set_argument(execution, output, index, type, value);
}

int ANeuralNetworksExecution_setInputFromMemory(ANeuralNetworksExecution *execution, int32_t index,
                                                const ANeuralNetworksOperandType *type,
                                                const ANeuralNetworksMemory *memory, size_t offset, size_t length) {
    return set_from_memory(execution, false, index, type, memory, offset, length);
}

int ANeuralNetworksExecution_setOutputFromMemory(ANeuralNetworksExecution *execution, int32_t index,
                                                 const ANeuralNetworksOperandType *type,
                                                 const ANeuralNetworksMemory *memory, size_t offset, size_t length) {
    return set_from_memory(execution, true, index, type, memory, offset, length);
}

/* Computing */

static struct argument *argument_of(ANeuralNetworksExecution *execution, uint32_t operand, bool output) {
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    for (uint32_t i = 0; i < (output ? model->output_count : model->input_count); i++)
        if ((output ? model->outputs : model->inputs)[i] == operand)
            return &(output ? execution->outputs : execution->inputs)[i];
    return NULL;
}

/* Returns the destination of a result: the client's buffer, or a driver buffer in `owned`. */
static int place_result(ANeuralNetworksExecution *execution, uint32_t index, struct tensor *tensor, void **owned) {
    size_t size = byte_size(tensor->operand->type, tensor->rank, tensor->dims);
    struct argument *argument = argument_of(execution, index, true);
    if (argument) {
        if (!merge_dims(&argument->rank, argument->dims, tensor->rank, tensor->dims)) return OP_FAILED;
        argument->insufficient = !argument->omitted && argument->length < size;
        if (!argument->omitted && !argument->insufficient) {
            tensor->data = argument->data;
            return NO_ERROR;
        }
    }
    tensor->data = *owned = malloc(size);
    return *owned ? NO_ERROR : OUT_OF_MEMORY;
}

static int run_operations(ANeuralNetworksExecution *execution, struct tensor *tensors, void **owned,
                          uint64_t deadline) {
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    for (uint32_t i = 0; i < model->operation_count; i++) {
        const struct operation *operation = &model->operations[model->order[i]];
        enum support why;
        const struct form *form = find_form(model, operation, &why);
        uint32_t result = operation->outputs[0];
        struct call call;
        make_call(operation, tensors, &call);
        for (uint32_t j = 0; j < call.count; j++)
            if (!call.in[j]->data) return BAD_DATA; /* omitted by the request, and not optional */
        if (infer_shape(form, &call) != FITS) return BAD_DATA;
        struct tensor known = declared(&model->operands[result]);
        if (!merge_dims(&known.rank, known.dims, call.out->rank, call.out->dims)) return BAD_DATA;
        int status = place_result(execution, result, call.out, &owned[result]);
        if (status) return status;
        compute(form, &call);
        if (deadline && now() > deadline) return MISSED_DEADLINE_TRANSIENT;
    }
    return NO_ERROR;
}

static int bind_inputs(ANeuralNetworksExecution *execution, struct tensor *tensors) {
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    for (uint32_t i = 0; i < model->operand_count; i++) tensors[i] = declared(&model->operands[i]);
    for (uint32_t i = 0; i < model->input_count; i++) {
        struct argument *argument = &execution->inputs[i];
        struct tensor *tensor = &tensors[model->inputs[i]];
        const struct ANeuralNetworksMemory *memory = argument->memory;
        if (!argument->set) return BAD_DATA;
        if (memory && memory->roles && !memory->initialised) return OP_FAILED;
        tensor->data = argument->omitted ? NULL : argument->data;
        tensor->rank = argument->rank;
        memcpy(tensor->dims, argument->dims, sizeof tensor->dims);
    }
    for (uint32_t i = 0; i < model->output_count; i++)
        if (!execution->outputs[i].set) return BAD_DATA;
    return NO_ERROR;
}

/* Faults that need the results. */
static int spoil(ANeuralNetworksExecution *execution, int status) {
    struct argument *first = &execution->outputs[0];
    if (!first->data) return status;
    if (fault_is("wrong", "compute")) first->data[first->length - 1] ^= 0x40;
    if (fault_is("overrun", "compute")) memset(first->data + first->length, 0x5a, 16);
    return fault_is("status", "compute") ? 77 : status;
}

int run_execution(ANeuralNetworksExecution *execution, uint64_t deadline) {
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    struct tensor *tensors = calloc(model->operand_count + 1, sizeof *tensors);
    void **owned = calloc(model->operand_count + 1, sizeof *owned);
    int status = tensors && owned ? bind_inputs(execution, tensors) : OUT_OF_MEMORY;
    commit_fault("compute");
    if (!status) status = run_operations(execution, tensors, owned, deadline);
    for (uint32_t i = 0; owned && i < model->operand_count; i++) free(owned[i]);
    free(owned);
    free(tensors);
    for (uint32_t i = 0; i < model->output_count; i++)
        if (!status && execution->outputs[i].insufficient) status = OUTPUT_INSUFFICIENT_SIZE;
    return spoil(execution, status);
}

/* Results */

static int result_of(ANeuralNetworksExecution *execution, int32_t index, const void *answer, struct argument **output) {
    if (!execution || !answer) return UNEXPECTED_NULL;
    if (execution->state != COMPLETED) return BAD_STATE;
    if (index < 0 || (uint32_t)index >= execution->compilation->model->output_count) return BAD_DATA;
    *output = &execution->outputs[index];
    return (*output)->insufficient ? OUTPUT_INSUFFICIENT_SIZE : NO_ERROR;
}

int ANeuralNetworksExecution_getOutputOperandRank(ANeuralNetworksExecution *execution, int32_t index, uint32_t *rank) {
    struct argument *output = NULL;
    int status = result_of(execution, index, rank, &output);
    if (output) *rank = output->rank;
    return status;
}

int ANeuralNetworksExecution_getOutputOperandDimensions(ANeuralNetworksExecution *execution, int32_t index,
                                                        uint32_t *dims) {
    struct argument *output = NULL;
    int status = result_of(execution, index, dims, &output);
    if (output && !output->rank) return BAD_DATA; /* a scalar */
    if (output) memcpy(dims, output->dims, output->rank * sizeof *dims);
    return status;
}

int ANeuralNetworksExecution_getDuration(const ANeuralNetworksExecution *execution, int32_t code, uint64_t *duration) {
    if (!execution || !duration) return UNEXPECTED_NULL;
    if (execution->state != COMPLETED || !execution->measure) return BAD_STATE;
    if (code < DURATION_ON_HARDWARE || code > FENCED_DURATION_IN_DRIVER) return BAD_DATA;
    *duration = execution->durations[code >= FENCED_DURATION_ON_HARDWARE];
    return NO_ERROR;
}
