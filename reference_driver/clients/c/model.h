/* The objects of sessions, and models: the driver computes some operations of float32 tensors with known dimensions.
 * Everything else in a model is ignored, and operations that need it are not supported. */
#include <math.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "msgpack.h"

enum status { NONE = 0, GENERAL_FAILURE = 2, OUTPUT_INSUFFICIENT_SIZE = 3, INVALID_ARGUMENT = 4 };
enum lifetime { TEMPORARY, GRAPH_INPUT, GRAPH_OUTPUT, CONSTANT_COPY, CONSTANT_REFERENCE };
enum { INT32 = 1, TENSOR_FLOAT32 = 3, MOST_RANK = 4, MOST_ELEMENTS = 1 << 24 }; /* types of operands, and limits */
enum { ADD = 0, FLOOR = 8, LOGISTIC = 14, MUL = 18, RELU = 19, RELU1 = 20, RELU6 = 21, TANH = 28, SUB = 36 };

struct operand {
    size_t rank, dimensions[MOST_RANK]; /* the operand's own come last, after ones */
    size_t count;                       /* of elements; 0 if unknown or too many */
    float *values;                      /* NULL if it is not a tensor of this driver */
    int32_t activation;                 /* the value of a constant INT32, -1 for others */
    bool has_value;                     /* after the operations so far */
};

/* An object of a session, in one list for all sessions. */
struct held {
    uint8_t session[16];
    enum held_kind { CONNECTION, POOL, MODEL } kind;
    int64_t number;           /* 0; identity; handle */
    struct value *message;    /* that created it, with its other fields */
    int file;                 /* of a pool; read and written, because a mapping of a truncated file would crash */
    const struct value *sent; /* the model */
    struct operand *operands; /* with one more, for indexes out of range */
    uint32_t operand_count;
    enum status status; /* of preparing the model */
    struct held *next;
};
static struct held *all_held;
static _Thread_local uint8_t session[16];   /* of the connection that the thread serves */
static _Thread_local struct value *message; /* being handled; NULL once an object keeps it */

static struct held *hold(enum held_kind kind, int64_t number) {
    struct held *held = calloc(1, sizeof *held);
    if (!held) abort();
    *held = (struct held){.kind = kind, .number = number, .message = message, .file = -1, .next = all_held};
    message = NULL;
    memcpy(held->session, session, sizeof session);
    return all_held = held;
}

/* Returns the link to the object, or the link at the end of the list. */
static struct held **find(enum held_kind kind, int64_t number) {
    struct held **link = &all_held;
    while (*link && ((*link)->kind != kind || (*link)->number != number || memcmp((*link)->session, session, 16)))
        link = &(*link)->next;
    return link;
}

/* Drops the object of a link; returns false if there is none. */
static bool drop(struct held **link) {
    struct held *held = *link;
    if (!held) return false;
    *link = held->next;
    for (uint32_t i = 0; i < held->operand_count; i++) free(held->operands[i].values);
    free(held->operands);
    free(held->message);
    close(held->file);
    free(held);
    return true;
}

/* Reads or writes an argument of a request, or reads a constant of a model: `owner` has the pools. */
static enum status transfer(const struct value *owner, const struct value *argument, int use, void *data, size_t size) {
    const struct value *location = field(MAP, argument, "location");
    int64_t offset = integer(location, "offset"), length = integer(location, "length");
    uint64_t index = (uint64_t)integer(location, "pool_index");
    const struct held *pool = NULL;
    for EACH(identity, field(ARRAY, owner, "pools")) /* a map is a driver-managed buffer: there are none */
        if (index-- == 0 && identity->kind == INTEGER) pool = *find(POOL, identity->integer);
    if (!pool || !(integer(pool->message, "protection") & use) || offset < 0 || length < 0 ||
        length > integer(pool->message, "size") - offset) return INVALID_ARGUMENT;
    if (length < (int64_t)size) return OUTPUT_INSUFFICIENT_SIZE;
    offset += integer(pool->message, "offset");
    ssize_t done = use == PROT_READ ? pread(pool->file, data, size, offset) : pwrite(pool->file, data, size, offset);
    return done == (ssize_t)size ? NONE : GENERAL_FAILURE;
}

/* Faults that only few models show, for fuzzers, chosen by NNCONFORM_FAULT. The sanitizers see both. */
static void commit_operand_fault(const struct value *sent, const struct operand *operand) {
    static volatile uint8_t seen[256];
    const char *chosen = getenv("NNCONFORM_FAULT");
    if (chosen && !strcmp(chosen, "zero_table")) seen[integer(sent, "zero_point")] = 1;
    (void)seen[0];
    if (chosen && !strcmp(chosen, "wrapped_count")) {
        volatile int32_t bytes = 4;
        for (size_t i = 0; i < MOST_RANK; i++) bytes = bytes * (int32_t)operand->dimensions[i];
    }
}

static void read_operand(struct held *model, const struct value *sent) {
    struct operand *to = &model->operands[model->operand_count++];
    const struct value *copies = field(BYTES, model->sent, "operand_values");
    int64_t type = integer(sent, "type"), lifetime = integer(sent, "lifetime");
    int64_t offset = integer(field(MAP, sent, "location"), "offset");
    *to = (struct operand){.dimensions = {1, 1, 1, 1}, .count = 1, .activation = -1};
    to->has_value = lifetime != TEMPORARY && lifetime != GRAPH_OUTPUT;
    for EACH(dimension, field(ARRAY, sent, "dimensions")) {
        uint64_t extent = (uint64_t)as(INTEGER, dimension)->integer;
        memmove(to->dimensions, to->dimensions + 1, sizeof to->dimensions - sizeof *to->dimensions);
        to->dimensions[MOST_RANK - 1] = extent;
        to->count = extent > MOST_ELEMENTS || extent * to->count > MOST_ELEMENTS ? 0 : extent * to->count;
        to->rank++;
    }
    commit_operand_fault(sent, to);
    bool is_tensor = type == TENSOR_FLOAT32 && to->rank > 0 && to->rank <= MOST_RANK && to->count > 0;
    if (is_tensor) to->values = calloc(to->count, 4);
    void *data = type == INT32 && to->rank == 0 ? (void *)&to->activation : to->values;
    size_t size = 4 * to->count;
    bool found = true;
    if (data && lifetime == CONSTANT_REFERENCE) found = !transfer(model->sent, sent, PROT_READ, data, size);
    if (data && lifetime == CONSTANT_COPY) found = offset >= 0 && offset <= (int64_t)copies->count - (int64_t)size;
    if (data && lifetime == CONSTANT_COPY && found) memcpy(data, copies->bytes + offset, size);
    if (!found) model->status = INVALID_ARGUMENT;
}

static struct operand *operand_at(struct held *model, const struct value *index) {
    int64_t number = as(INTEGER, index)->integer;
    bool exists = number >= 0 && number < model->operand_count;
    if (!exists) model->status = INVALID_ARGUMENT;
    return &model->operands[exists ? number : model->operand_count];
}

/* Operations; those of one tensor ignore y. */
static float apply(int64_t code, float x, float y) {
    switch (code) {
    case ADD: return x + y;
    case FLOOR: return floorf(x);
    case LOGISTIC: return 1 / (1 + expf(-x));
    case MUL: return x * y;
    case RELU: return x < 0 ? 0 : x;
    case RELU1: return x < -1 ? -1 : x > 1 ? 1 : x;
    case RELU6: return x < 0 ? 0 : x > 6 ? 6 : x;
    case SUB: return x - y;
    default: return tanhf(x);
    }
}

static bool can_be_broadcast(const struct operand *tensor, const struct operand *out) {
    for (int axis = 0; axis < MOST_RANK; axis++)
        if (tensor->dimensions[axis] != 1 && tensor->dimensions[axis] != out->dimensions[axis]) return false;
    return true;
}

/* The element of a tensor that is broadcast to element `index` of `out`. */
static float element(const struct operand *tensor, const struct operand *out, size_t index) {
    size_t found = 0, stride = 1;
    for (int axis = MOST_RANK - 1; axis >= 0; axis--) {
        found += index % out->dimensions[axis] % tensor->dimensions[axis] * stride;
        index /= out->dimensions[axis];
        stride *= tensor->dimensions[axis];
    }
    return tensor->values[found];
}

/* Returns whether an operation of a model is supported, and computes it on request. */
static bool perform_step(struct held *model, const struct value *sent, bool compute) {
    const struct value *inputs = field(ARRAY, sent, "inputs"), *outputs = field(ARRAY, sent, "outputs");
    int64_t code = integer(sent, "type");
    for EACH(index, inputs) if (!operand_at(model, index)->has_value) model->status = INVALID_ARGUMENT;
    for EACH(index, outputs) operand_at(model, index)->has_value = true;
    bool binary = code == ADD || code == MUL || code == SUB; /* its third input is an activation */
    bool unary = code == FLOOR || code == LOGISTIC || code == TANH || (code >= RELU && code <= RELU6);
    if ((!binary && !unary) || inputs->count != (binary ? 3 : 1) || outputs->count != 1) return false;
    const struct operand *a = operand_at(model, inputs + 1), *b = binary ? operand_at(model, inputs + 2) : a;
    int32_t activation = binary ? operand_at(model, inputs + 3)->activation : 0;
    struct operand *out = operand_at(model, outputs + 1);
    if (activation < 0 || activation > 3 || !a->values || !b->values || !out->values) return false;
    if (!can_be_broadcast(a, out) || !can_be_broadcast(b, out)) return false;
    for (size_t i = 0; compute && i < out->count; i++) {
        float found = apply(code, element(a, out, i), element(b, out, i));
        out->values[i] = activation ? apply(RELU + activation - 1, found, 0) : found;
    }
    return true;
}

static const struct value *list(const struct held *model, const char *name) {
    return field(ARRAY, field(MAP, model->sent, "main"), name);
}

/* Reads a model and stores it as a prepared one; the caller drops it if it is not to stay. */
static struct held *read_model(const struct value *sent) {
    static int64_t last_handle;
    struct held *model = hold(MODEL, ++last_handle);
    bool supported = true;
    model->sent = sent;
    model->operands = calloc(list(model, "operands")->count + (size_t)1, sizeof *model->operands);
    if (!model->operands) abort();
    for EACH(operand, list(model, "operands")) if (!malformed) read_operand(model, operand);
    for EACH(index, list(model, "input_indexes")) supported &= operand_at(model, index)->values != NULL;
    for EACH(index, list(model, "output_indexes")) supported &= operand_at(model, index)->values != NULL;
    for EACH(step, list(model, "operations")) supported &= perform_step(model, step, false);
    if (!supported && !model->status) model->status = GENERAL_FAILURE;
    return model;
}

/* Executes a prepared model, and writes the shapes of its outputs. */
static enum status execute_model(struct held *model, const struct value *request, FILE *shapes) {
    const struct value *inputs = field(ARRAY, request, "inputs"), *outputs = field(ARRAY, request, "outputs");
    const struct value *input = list(model, "input_indexes"), *output = list(model, "output_indexes");
    enum status status = NONE;
    if (inputs->count != input->count || outputs->count != output->count) return INVALID_ARGUMENT;
    for EACH(argument, inputs) {
        const struct operand *to = operand_at(model, ++input);
        if (transfer(request, argument, PROT_READ, to->values, 4 * to->count)) return INVALID_ARGUMENT;
    }
    for EACH(argument, outputs) /* nothing is written before everything is checked */
        if (transfer(request, argument, PROT_WRITE, NULL, 0)) return INVALID_ARGUMENT;
    for EACH(step, list(model, "operations")) perform_step(model, step, true);
    for EACH(argument, outputs) {
        const struct operand *from = operand_at(model, ++output);
        enum status written = transfer(request, argument, PROT_WRITE, from->values, 4 * from->count);
        if (written) status = written;
        fprintf(shapes, "{'is_sufficient': %s, 'dimensions': [", written ? "false" : "true");
        for (size_t i = MOST_RANK - from->rank; i < MOST_RANK; i++) fprintf(shapes, "%zu ", from->dimensions[i]);
        fputs("]}", shapes);
    }
    return status;
}
