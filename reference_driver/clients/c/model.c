#include "model.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { INT32 = 1, TENSOR_FLOAT32 = 3 };
enum { TEMPORARY, MODEL_INPUT, MODEL_OUTPUT, CONSTANT_COPY, CONSTANT_REFERENCE };
enum { ADD = 0, FLOOR = 8, FULLY_CONNECTED = 9, LOGISTIC = 14, MUL = 18, RELU = 19, RELU1 = 20, RELU6 = 21, TANH = 28,
       DIV = 30, SUB = 36, ABS = 38, EXP = 49, NEG = 67, SQRT = 88 };

static void *zeroed(size_t count, size_t size) {
    void *made = calloc(count + 1, size);
    if (!made) abort();
    return made;
}

/* Where `length` bytes at the location of an argument or a constant are, NULL outside its pool. */
static uint8_t *bytes_at(struct value location, struct pool *pool, int64_t *length) {
    int64_t offset = mp_integer(location, "offset", -1);
    *length = mp_integer(location, "length", -1);
    if (!pool || offset < 0 || *length < 0 || (uint64_t)offset + (uint64_t)*length > pool->size) return NULL;
    return pool->data + offset;
}

static struct pool *pool_of(struct value location, struct value pools, find_pool *find, void *context) {
    int64_t index = mp_integer(location, "pool_index", -1);
    if (pools.kind != ARRAY || index < 0 || index >= pools.count) return NULL;
    struct value identity = mp_first(pools);
    while (index--) identity = mp_next(identity);
    return identity.kind == INTEGER ? find(context, identity.integer) : NULL; /* a map is a buffer: we have none */
}

static bool is_constant(const struct tensor *tensor) {
    return tensor->lifetime == CONSTANT_COPY || tensor->lifetime == CONSTANT_REFERENCE;
}

static bool read_constant(struct tensor *tensor, struct value operand, struct value sent, find_pool *find,
                          void *context) {
    struct value location = mp_get(operand, "location"), values = mp_get(sent, "operand_values");
    struct pool copied = {.data = (uint8_t *)values.at, .size = values.count};
    bool copy = tensor->lifetime == CONSTANT_COPY;
    int64_t length;
    struct pool *pool = copy ? &copied : pool_of(location, mp_get(sent, "pools"), find, context);
    uint8_t *data = bytes_at(location, pool, &length);
    if (!data) return false;
    if (tensor->type == INT32 && length == 4) {
        int32_t scalar;
        memcpy(&scalar, data, 4);
        tensor->scalar = scalar;
    } else if (tensor->count) {
        if ((uint64_t)length != 4 * tensor->count) return false;
        tensor->constant = zeroed(tensor->count, sizeof(float));
        memcpy(tensor->constant, data, (size_t)length);
    }
    return true;
}

static bool read_tensor(struct tensor *tensor, struct value operand, struct value sent, find_pool *find,
                        void *context) {
    struct value dimensions = mp_get(operand, "dimensions"), each = mp_first(dimensions);
    tensor->type = (int)mp_integer(operand, "type", -1);
    tensor->lifetime = (int)mp_integer(operand, "lifetime", -1);
    if (dimensions.kind != ARRAY || tensor->lifetime < TEMPORARY || tensor->lifetime > 6) return false;
    if (tensor->type == TENSOR_FLOAT32 && dimensions.count && dimensions.count <= 4) {
        uint64_t count = 1;
        tensor->rank = dimensions.count;
        for (uint32_t i = 0; i < tensor->rank; i++, each = mp_next(each)) {
            if (each.kind != INTEGER || each.integer < 0 || each.integer > UINT32_MAX) return false;
            tensor->dimensions[i] = (uint32_t)each.integer;
            count = count * tensor->dimensions[i] > 1u << 28 ? 0 : count * tensor->dimensions[i];
        }
        tensor->count = count;
    }
    return !is_constant(tensor) || read_constant(tensor, operand, sent, find, context);
}

static uint32_t *read_indexes(struct value sent, uint32_t limit, uint32_t *count) {
    if (sent.kind != ARRAY) return NULL;
    uint32_t *indexes = zeroed(sent.count, sizeof *indexes);
    struct value each = mp_first(sent);
    for (*count = 0; *count < sent.count; each = mp_next(each), ++*count) {
        if (each.kind != INTEGER || each.integer < 0 || each.integer >= limit) return free(indexes), NULL;
        indexes[*count] = (uint32_t)each.integer;
    }
    return indexes;
}

static bool is_binary(int type) { return type == ADD || type == SUB || type == MUL || type == DIV; }

static bool is_unary(int type) {
    static const int types[] = {FLOOR, LOGISTIC, RELU, RELU1, RELU6, TANH, ABS, EXP, NEG, SQRT};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (types[i] == type) return true;
    return false;
}

static bool same_shape(const struct tensor *a, const struct tensor *b) {
    return a->rank == b->rank && !memcmp(a->dimensions, b->dimensions, sizeof a->dimensions);
}

static bool broadcasts(const struct tensor *a, const struct tensor *b, const struct tensor *out) {
    uint32_t rank = a->rank > b->rank ? a->rank : b->rank;
    for (uint32_t i = 1; i <= rank && out->rank == rank; i++) {
        uint32_t x = i <= a->rank ? a->dimensions[a->rank - i] : 1, y = i <= b->rank ? b->dimensions[b->rank - i] : 1;
        if ((x != y && x != 1 && y != 1) || out->dimensions[rank - i] != (x > y ? x : y)) return false;
    }
    return out->rank == rank;
}

/* Whether a step whose tensors are all known keeps the rules of its operation. */
static bool is_valid(const struct step *step, const struct tensor **in, const struct tensor *out) {
    if (is_unary(step->type)) return same_shape(in[0], out);
    const struct tensor *activation = in[step->input_count - 1];
    if (activation->scalar < 0 || activation->scalar > 3) return false;
    if (is_binary(step->type)) return broadcasts(in[0], in[1], out);
    uint32_t units = in[1]->dimensions[0], size = in[1]->dimensions[1];
    return in[0]->rank >= 2 && in[1]->rank == 2 && in[2]->rank == 1 && out->rank == 2 && in[0]->count % size == 0 &&
           in[2]->count == units && out->dimensions[1] == units && out->dimensions[0] == in[0]->count / size;
}

static enum status read_step(struct model *model, struct step *step, struct value sent, bool *has_value) {
    uint32_t outputs = 0, *in = read_indexes(mp_get(sent, "inputs"), model->tensor_count, &step->input_count);
    uint32_t *out = read_indexes(mp_get(sent, "outputs"), model->tensor_count, &outputs);
    enum status status = in && out ? NONE : INVALID_ARGUMENT;
    for (uint32_t i = 0; !status && i < step->input_count; i++)
        if (!has_value[in[i]]) status = INVALID_ARGUMENT; /* not yet computed */
    for (uint32_t i = 0; !status && i < outputs; i++) {
        if (has_value[out[i]]) status = INVALID_ARGUMENT; /* nobody's to write, or written already */
        has_value[out[i]] = true;
    }
    step->type = (int)mp_integer(sent, "type", -1);
    uint32_t wanted = is_unary(step->type) ? 1 : is_binary(step->type) ? 3 : step->type == FULLY_CONNECTED ? 4 : 0;
    if (!status && wanted && (step->input_count != wanted || outputs != 1)) status = INVALID_ARGUMENT;
    if (!status && wanted) {
        const struct tensor *given[4], *result = &model->tensors[step->output = out[0]];
        step->supported = result->count > 0;
        for (uint32_t i = 0; i < wanted; i++) {
            given[i] = &model->tensors[step->inputs[i] = in[i]];
            bool activation = wanted > 1 && i == wanted - 1;
            step->supported &= activation ? given[i]->type == INT32 && is_constant(given[i]) : given[i]->count > 0;
        }
        if (step->supported && !is_valid(step, given, result)) status = INVALID_ARGUMENT;
    }
    free(in), free(out);
    return status;
}

enum status model_read(struct model *model, struct value sent, find_pool *find, void *context) {
    struct value graph = mp_get(sent, "main"), steps = mp_get(graph, "operations");
    struct value operands = mp_get(graph, "operands");
    *model = (struct model){0};
    if (operands.kind != ARRAY || steps.kind != ARRAY || !steps.count) return INVALID_ARGUMENT;
    model->tensors = zeroed(operands.count, sizeof *model->tensors);
    model->steps = zeroed(steps.count, sizeof *model->steps);
    struct value each = mp_first(operands);
    for (; model->tensor_count < operands.count; each = mp_next(each))
        if (!read_tensor(&model->tensors[model->tensor_count++], each, sent, find, context)) return INVALID_ARGUMENT;
    model->inputs = read_indexes(mp_get(graph, "input_indexes"), model->tensor_count, &model->input_count);
    model->outputs = read_indexes(mp_get(graph, "output_indexes"), model->tensor_count, &model->output_count);
    if (!model->inputs || !model->outputs || !model->output_count) return INVALID_ARGUMENT;
    bool *has_value = zeroed(model->tensor_count, sizeof *has_value);
    for (uint32_t i = 0; i < model->tensor_count; i++)
        has_value[i] = model->tensors[i].lifetime != TEMPORARY && model->tensors[i].lifetime != MODEL_OUTPUT;
    enum status status = NONE;
    each = mp_first(steps);
    for (; !status && model->step_count < steps.count; each = mp_next(each))
        status = read_step(model, &model->steps[model->step_count++], each, has_value);
    for (uint32_t i = 0; !status && i < model->output_count; i++)
        if (!has_value[model->outputs[i]] || model->tensors[model->outputs[i]].lifetime != MODEL_OUTPUT)
            status = INVALID_ARGUMENT;
    for (uint32_t i = 0; !status && i < model->input_count; i++)
        if (model->tensors[model->inputs[i]].lifetime != MODEL_INPUT) status = INVALID_ARGUMENT;
    free(has_value);
    return status;
}

bool model_is_supported(const struct model *model) {
    for (uint32_t i = 0; i < model->step_count; i++)
        if (!model->steps[i].supported) return false;
    return true;
}

static float unary(int type, float x) {
    switch (type) {
    case FLOOR: return floorf(x);
    case LOGISTIC: return 1 / (1 + expf(-x));
    case RELU: return x < 0 ? 0 : x;
    case RELU1: return x < -1 ? -1 : x > 1 ? 1 : x;
    case RELU6: return x < 0 ? 0 : x > 6 ? 6 : x;
    case TANH: return tanhf(x);
    case ABS: return fabsf(x);
    case EXP: return expf(x);
    case NEG: return -x;
    default: return sqrtf(x);
    }
}

static float binary(int type, float x, float y) {
    return type == ADD ? x + y : type == SUB ? x - y : type == MUL ? x * y : x / y;
}

static float activated(int64_t activation, float x) {
    static const int types[] = {0, RELU, RELU1, RELU6};
    return activation ? unary(types[activation], x) : x;
}

/* The element of `tensor` that is broadcast to element `index` of `out`. */
static size_t broadcast(const struct tensor *tensor, const struct tensor *out, size_t index) {
    size_t found = 0, stride = 1;
    for (uint32_t i = 1; i <= tensor->rank; i++) {
        size_t place = index % out->dimensions[out->rank - i], extent = tensor->dimensions[tensor->rank - i];
        index /= out->dimensions[out->rank - i];
        found += extent == 1 ? 0 : place * stride;
        stride *= extent;
    }
    return found;
}

static void compute(const struct model *model, const struct step *step, float **values) {
    const struct tensor *in = &model->tensors[step->inputs[0]], *out = &model->tensors[step->output];
    float *result = values[step->output], *x = values[step->inputs[0]], *y = values[step->inputs[1]];
    for (size_t i = 0; i < out->count; i++) {
        if (is_unary(step->type)) {
            result[i] = unary(step->type, x[i]);
        } else if (is_binary(step->type)) {
            const struct tensor *other = &model->tensors[step->inputs[1]];
            float found = binary(step->type, x[broadcast(in, out, i)], y[broadcast(other, out, i)]);
            result[i] = activated(model->tensors[step->inputs[2]].scalar, found);
        } else {
            size_t units = out->dimensions[1], size = model->tensors[step->inputs[1]].dimensions[1];
            double sum = values[step->inputs[2]][i % units];
            for (size_t k = 0; k < size; k++) sum += (double)x[i / units * size + k] * y[i % units * size + k];
            result[i] = activated(model->tensors[step->inputs[3]].scalar, (float)sum);
        }
    }
}

static bool agrees(const struct tensor *tensor, struct value argument) {
    struct value dimensions = mp_get(argument, "dimensions"), each = mp_first(dimensions);
    if (dimensions.kind != ARRAY || (dimensions.count && dimensions.count != tensor->rank)) return false;
    for (uint32_t i = 0; i < dimensions.count; i++, each = mp_next(each))
        if (each.integer && each.integer != tensor->dimensions[i]) return false;
    return !mp_integer(argument, "has_no_value", 1);
}

enum status model_execute(const struct model *model, struct value request, find_pool *find, void *context, bool *fits) {
    struct value inputs = mp_get(request, "inputs"), outputs = mp_get(request, "outputs");
    struct value pools = mp_get(request, "pools");
    if (inputs.kind != ARRAY || inputs.count != model->input_count) return INVALID_ARGUMENT;
    if (outputs.kind != ARRAY || outputs.count != model->output_count) return INVALID_ARGUMENT;
    float **values = zeroed(model->tensor_count, sizeof *values);
    enum status status = NONE;
    for (uint32_t i = 0; i < model->tensor_count; i++) {
        values[i] = zeroed(model->tensors[i].count, sizeof(float));
        if (model->tensors[i].constant) memcpy(values[i], model->tensors[i].constant, 4 * model->tensors[i].count);
    }
    struct value each = mp_first(inputs);
    for (uint32_t i = 0; i < inputs.count; i++, each = mp_next(each)) {
        const struct tensor *tensor = &model->tensors[model->inputs[i]];
        struct value location = mp_get(each, "location");
        int64_t length;
        uint8_t *data = bytes_at(location, pool_of(location, pools, find, context), &length);
        if (!data || !agrees(tensor, each) || (uint64_t)length != 4 * tensor->count) status = INVALID_ARGUMENT;
        else memcpy(values[model->inputs[i]], data, (size_t)length);
    }
    for (uint32_t i = 0; !status && i < model->step_count; i++) compute(model, &model->steps[i], values);
    for (int writing = 0; writing < 2 && status != INVALID_ARGUMENT; writing++) { /* first all is checked */
        each = mp_first(outputs);
        for (uint32_t i = 0; i < outputs.count; i++, each = mp_next(each)) {
            const struct tensor *tensor = &model->tensors[model->outputs[i]];
            struct value location = mp_get(each, "location");
            struct pool *pool = pool_of(location, pools, find, context);
            int64_t length;
            uint8_t *data = bytes_at(location, pool, &length);
            if (status == INVALID_ARGUMENT) break;
            if (!data || !pool->writable || !agrees(tensor, each)) status = INVALID_ARGUMENT;
            else if (!(fits[i] = (uint64_t)length >= 4 * tensor->count)) status = OUTPUT_INSUFFICIENT_SIZE;
            else if (writing) memcpy(data, values[model->outputs[i]], 4 * tensor->count);
        }
    }
    for (uint32_t i = 0; i < model->tensor_count; i++) free(values[i]);
    free(values);
    return status;
}

void model_free(struct model *model) {
    for (uint32_t i = 0; i < model->tensor_count; i++) free(model->tensors[i].constant);
    free(model->tensors), free(model->steps), free(model->inputs), free(model->outputs);
}
