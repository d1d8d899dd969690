/* What the driver makes of a model: elementwise operations on float32 tensors with known dimensions. Of everything else
 * it knows what the HAL says of all operands and operations. */
#include <float.h>
#include <math.h>
#include <sys/mman.h>
#include <unistd.h>

#include "msgpack.h"

enum status { NONE = 0, GENERAL_FAILURE = 2, OUTPUT_INSUFFICIENT_SIZE = 3, INVALID_ARGUMENT = 4 };
enum lifetime { TEMPORARY, GRAPH_INPUT, GRAPH_OUTPUT, CONSTANT_COPY, CONSTANT_REFERENCE, NO_VALUE, SUBGRAPH };
enum { INT32 = 1, TENSOR_FLOAT32 = 3, TENSOR_INT32 = 4, PER_CHANNEL = 11, TYPE_SUBGRAPH = 15, TYPES, OEM = 10000 };
enum { OPERATIONS = 106, MOST_ELEMENTS = 1 << 24, MOST_RANK = 4 };

struct place {
    const struct held *pool; /* NULL if it is in none */
    int64_t offset, length;
};

struct operand {
    int64_t type, lifetime, consumers;
    uint32_t rank, dimensions[MOST_RANK]; /* of a higher rank the first */
    uint64_t count;                       /* of elements, 0 while it is not known */
    bool written, listed;                 /* has a value by now; is among the inputs or outputs */
    union { float *floats; int32_t *integer; }; /* room for a value of a type of ours; a constant's is there */
    struct place place;                         /* of an output in the request */
};

struct step {
    const struct operation *operation; /* NULL if it is not supported */
    struct operand *inputs[3], *output;
};

struct graph {
    enum status status;       /* sticky: what breaks a rule does no harm, and the rest is read */
    struct operand *operands; /* and one more, for those that there are not */
    struct step *steps;
    struct operand **arguments; /* the inputs, then the outputs */
    uint32_t operand_count, step_count, input_count, argument_count;
    const struct value *model; /* while it is read */
    const uint8_t *session;
};

/* Something that a client has. A memory is read and written as a file: one that becomes shorter harms nobody. */
struct held {
    uint8_t session[16];
    enum held_kind { MODEL, POOL } kind;
    int64_t number; /* handle or identity */
    struct graph graph;
    int file;
    int64_t offset, size, protection;
    struct held *next;
};
static struct held *all_held;

/* The link that leads to it, or to nothing. */
static struct held **find(const uint8_t *session, enum held_kind kind, int64_t number) {
    struct held **link = &all_held;
    while (*link && ((*link)->kind != kind || (*link)->number != number || memcmp((*link)->session, session, 16)))
        link = &(*link)->next;
    return link;
}

static void *zeroed(size_t count, size_t size) {
    void *made = calloc(count + 1, size);
    if (!made) abort();
    return made;
}

/* What operands may be, by the number of their type; the last row is for the types of vendors. */
enum { NO_SCALE, MAYBE, SCALE };
static const struct { uint8_t size, is_tensor, has_scale; int lowest, highest; /* zero point */ } types[] = {
    {4, 0, NO_SCALE, 0, 0},  {4, 0, NO_SCALE, 0, 0}, {4, 0, NO_SCALE, 0, 0},   {4, 1, NO_SCALE, 0, 0},
    {4, 1, MAYBE, 0, 0},     {1, 1, SCALE, 0, 255},  {1, 0, NO_SCALE, 0, 0},   {2, 1, SCALE, 0, 0},
    {2, 1, NO_SCALE, 0, 0},  {1, 1, NO_SCALE, 0, 0}, {2, 0, NO_SCALE, 0, 0},   {1, 1, NO_SCALE, 0, 0},
    {2, 1, SCALE, 0, 65535}, {1, 1, SCALE, 0, 0},    {1, 1, SCALE, -128, 127}, {0, 0, NO_SCALE, 0, 0},
    {0, 1, NO_SCALE, 0, 0}};

static float relu(float x) { return x < 0 ? 0 : x; }
static float relu1(float x) { return x < -1 ? -1 : x > 1 ? 1 : x; }
static float relu6(float x) { return x < 0 ? 0 : x > 6 ? 6 : x; }
static float logistic(float x) { return 1 / (1 + expf(-x)); }
static float add(float x, float y) { return x + y; }
static float sub(float x, float y) { return x - y; }
static float mul(float x, float y) { return x * y; }

/* Operations of one tensor, or of two and an activation; of which types the HAL admits them, a bit each. */
enum { FLOATS = 1 << 3 | 1 << 8, QUANT8 = 1 << 5 | 1 << 14, INT32S = 1 << 4 };
static const struct operation {
    int64_t code;
    int types;
    float (*unary)(float), (*binary)(float, float);
} operations[] = {
    {0, FLOATS | QUANT8 | INT32S, NULL, add},  {18, FLOATS | QUANT8 | INT32S, NULL, mul},
    {36, FLOATS | QUANT8 | INT32S, NULL, sub}, {8, FLOATS, floorf, NULL},
    {14, FLOATS | QUANT8, logistic, NULL},     {19, FLOATS | QUANT8, relu, NULL},
    {20, FLOATS | QUANT8, relu1, NULL},        {21, FLOATS | QUANT8, relu6, NULL},
    {28, FLOATS | QUANT8, tanhf, NULL},        {-1, 0, NULL, NULL}};
static float (*const activations[])(float) = {NULL, relu, relu1, relu6};

static void require(struct graph *graph, bool kept) {
    if (!kept) graph->status = INVALID_ARGUMENT;
}

static size_t size_of(const struct operand *tensor) { return 4 * tensor->count; }
static bool is_sufficient(const struct operand *output) { return (size_t)output->place.length >= size_of(output); }
static bool is_constant(const struct operand *operand) {
    return operand->lifetime == CONSTANT_COPY || operand->lifetime == CONSTANT_REFERENCE;
}

static bool is_inside(struct place place, int64_t size) {
    return place.offset >= 0 && place.length >= 0 && place.length <= size - place.offset;
}

/* Where a location of a model or request is. */
static struct place find_place(const struct value *location, const struct value *owner, const uint8_t *session) {
    struct place found = {NULL, integer(location, "offset"), integer(location, "length")};
    int64_t index = integer(location, "pool_index");
    for EACH(identity, field(ARRAY, owner, "pools")) /* a map is a buffer: we have none */
        if (index-- == 0 && identity->kind == INTEGER) found.pool = *find(session, POOL, identity->integer);
    if (found.pool && !is_inside(found, found.pool->size)) found.pool = NULL;
    return found;
}

static bool read_place(struct place place, void *data, size_t size) {
    return pread(place.pool->file, data, size, place.pool->offset + place.offset) == (ssize_t)size;
}

/* Whether a type or operation is of an extension that the model names, or the OEM's. */
static bool is_vendors(const struct graph *graph, int64_t code) {
    for EACH(pair, field(ARRAY, graph->model, "extension_name_to_prefix"))
        if (as(ARRAY, pair)->count == 2 && code >> 16 > 0 && next(pair + 1)->integer == code >> 16) return true;
    return code == OEM;
}

static void read_operand(struct graph *graph, struct operand *to, const struct value *sent) {
    const struct value *location = field(MAP, sent, "location"), *values = field(BYTES, graph->model, "operand_values");
    *to = (struct operand){.type = integer(sent, "type"), .lifetime = integer(sent, "lifetime"), .count = 1,
                           .consumers = integer(sent, "number_of_consumers")};
    bool known = to->type >= 0 && to->type < TYPES;
    int row = known ? (int)to->type : TYPES;
    uint64_t most = UINT32_MAX / (types[row].size ? types[row].size : 1);
    for EACH(dimension, field(ARRAY, sent, "dimensions")) {
        uint64_t extent = (uint64_t)as(INTEGER, dimension)->integer;
        require(graph, extent <= most && extent * to->count <= most);
        to->count = graph->status ? 0 : extent * to->count;
        if (to->rank++ < MOST_RANK) to->dimensions[to->rank - 1] = (uint32_t)extent;
    }
    if (types[row].is_tensor && !to->rank) to->count = 0;
    require(graph, types[row].is_tensor || !to->rank);
    require(graph, known || is_vendors(graph, to->type) || to->type == OEM + 1);

    double scale = field(FLOAT, sent, "scale")->number;
    int64_t zero_point = integer(sent, "zero_point");
    enum kind extra = field(ANY, sent, "extra_params")->kind;
    bool is_scale = scale >= FLT_TRUE_MIN && scale <= FLT_MAX;
    require(graph, scale == 0 ? types[row].has_scale != SCALE : types[row].has_scale != NO_SCALE && is_scale);
    require(graph, zero_point >= types[row].lowest && zero_point <= types[row].highest);
    require(graph, to->type == PER_CHANNEL ? extra == MAP : extra == NIL || (extra == BYTES && !known));

    struct place place = find_place(location, graph->model, graph->session);
    int64_t most_places = 0; /* bytes, or subgraphs */
    if (to->lifetime == CONSTANT_COPY) most_places = values->count;
    if (to->lifetime == SUBGRAPH) most_places = (int64_t)field(ARRAY, graph->model, "referenced")->count - 1;
    size_t size = types[row].size * to->count;
    require(graph, to->lifetime >= TEMPORARY && to->lifetime <= SUBGRAPH);
    require(graph, (to->type == TYPE_SUBGRAPH) == (to->lifetime == SUBGRAPH));
    require(graph, is_constant(to) ? to->count && (!size || (size_t)place.length == size) : !place.length);
    if (to->lifetime == CONSTANT_REFERENCE) require(graph, place.pool);
    else require(graph, !integer(location, "pool_index") && is_inside(place, most_places));
    to->written = to->lifetime != TEMPORARY && to->lifetime != GRAPH_OUTPUT;

    bool ours = to->type == TENSOR_FLOAT32 || to->type == INT32;
    if (graph->status || !ours || to->count > MOST_ELEMENTS || !(to->floats = calloc(to->count, 4))) return;
    if (to->lifetime == CONSTANT_COPY) memcpy(to->floats, values->bytes + place.offset, size);
    if (to->lifetime == CONSTANT_REFERENCE) require(graph, read_place(place, to->floats, size));
}

static struct operand *operand_at(struct graph *graph, const struct value *index) {
    int64_t number = as(INTEGER, index)->integer;
    bool exists = number >= 0 && number < graph->operand_count;
    require(graph, exists);
    return &graph->operands[exists ? number : graph->operand_count];
}

/* Whether the output's dimensions are those that its inputs are broadcast to. */
static bool dimensions_fit(const struct operand *a, const struct operand *b, const struct operand *out) {
    bool fit = out->rank == (a->rank > b->rank ? a->rank : b->rank);
    for (uint32_t i = 1; fit && i <= out->rank; i++) {
        uint32_t x = i <= a->rank ? a->dimensions[a->rank - i] : 1, y = i <= b->rank ? b->dimensions[b->rank - i] : 1;
        fit = (x == y || x == 1 || y == 1) && out->dimensions[out->rank - i] == (x > y ? x : y);
    }
    return fit;
}

/* Checks a step of ours. It is supported if it is of float32 tensors with room, so with known dimensions. */
static void check_step(struct graph *graph, struct step *step, const struct operation *operation) {
    const struct operand *a = step->inputs[0], *b = operation->unary ? a : step->inputs[1], *out = step->output;
    const struct operand *activation = step->inputs[2], *tensors[] = {a, b, out};
    bool supported = a->type == TENSOR_FLOAT32;
    require(graph, a->type >= 0 && a->type < TYPES && operation->types >> a->type & 1);
    for (int i = 0; i < 3; i++) {
        require(graph, tensors[i]->type == a->type && tensors[i]->lifetime != NO_VALUE);
        require(graph, tensors[i]->rank <= MOST_RANK);
        supported &= tensors[i]->count && tensors[i]->floats;
    }
    if (operation->binary) {
        require(graph, activation->type == INT32 && activation->lifetime != NO_VALUE);
        if (graph->status) return;
        supported &= is_constant(activation) && activation->integer;
        int most = a->type == TENSOR_INT32 ? 0 : 3;
        if (activation->integer) require(graph, *activation->integer >= 0 && *activation->integer <= most);
    }
    if (supported) require(graph, dimensions_fit(a, b, out)), step->operation = operation;
}

static void read_step(struct graph *graph, struct step *step, const struct value *sent) {
    const struct value *inputs = field(ARRAY, sent, "inputs"), *outputs = field(ARRAY, sent, "outputs");
    const struct operation *operation = operations;
    int64_t code = integer(sent, "type");
    uint32_t count = 0;
    for EACH(index, inputs) {
        struct operand *operand = operand_at(graph, index);
        require(graph, operand->written);
        operand->consumers--;
        if (count < 3) step->inputs[count++] = operand;
    }
    for EACH(index, outputs) {
        step->output = operand_at(graph, index);
        require(graph, !step->output->written);
        step->output->written = true;
    }
    while (operation->types && operation->code != code) operation++;
    if (!operation->types) return require(graph, (code >= 0 && code < OPERATIONS) || is_vendors(graph, code));
    require(graph, inputs->count == (operation->unary ? 1 : 3) && outputs->count == 1);
    if (!graph->status) check_step(graph, step, operation);
}

/* Reads the list of the inputs or outputs: all operands of a life time, each once. */
static void read_arguments(struct graph *graph, const struct value *indexes, enum lifetime lifetime) {
    for EACH(index, indexes) {
        struct operand *operand = operand_at(graph, index);
        require(graph, operand->lifetime == lifetime && !operand->listed);
        operand->listed = true;
        graph->arguments[graph->argument_count++] = operand;
    }
}

static void free_graph(struct graph *graph) {
    for (uint32_t i = 0; i < graph->operand_count; i++) free(graph->operands[i].floats);
    free(graph->operands), free(graph->steps), free(graph->arguments);
}

/* Reads and checks a graph of a model; to be freed, whatever its status. */
static struct graph read_graph(const struct value *sent, const struct value *model, const uint8_t *session) {
    const struct value *operands = field(ARRAY, sent, "operands"), *steps = field(ARRAY, sent, "operations");
    const struct value *inputs = field(ARRAY, sent, "input_indexes"), *outputs = field(ARRAY, sent, "output_indexes");
    struct graph graph = {.model = model, .session = session, .input_count = inputs->count};
    graph.operands = zeroed(operands->count, sizeof *graph.operands);
    graph.steps = zeroed(steps->count, sizeof *graph.steps);
    graph.arguments = zeroed(inputs->count + outputs->count, sizeof *graph.arguments);
    require(&graph, operands->count && steps->count);
    for EACH(operand, operands) read_operand(&graph, &graph.operands[graph.operand_count++], operand);
    read_arguments(&graph, inputs, GRAPH_INPUT);
    read_arguments(&graph, outputs, GRAPH_OUTPUT);
    for EACH(step, steps) read_step(&graph, &graph.steps[graph.step_count++], step);
    for (uint32_t i = 0; i < graph.operand_count; i++) {
        const struct operand *operand = &graph.operands[i];
        bool boundary = operand->lifetime == GRAPH_INPUT || operand->lifetime == GRAPH_OUTPUT;
        require(&graph, operand->written && !operand->consumers && operand->listed == boundary);
    }
    return graph;
}

/* Checks all graphs of a model, and reads the main one. */
static struct graph read_model(const struct value *model, const uint8_t *session) {
    struct graph main = read_graph(field(MAP, model, "main"), model, session);
    for EACH(sent, field(ARRAY, model, "referenced")) {
        struct graph graph = read_graph(sent, model, session);
        if (graph.status) main.status = graph.status;
        free_graph(&graph);
    }
    return main;
}

static void hold(const uint8_t *session, struct held what) {
    struct held *held = zeroed(1, sizeof *held);
    *held = what;
    memcpy(held->session, session, 16);
    held->next = all_held, all_held = held;
}

/* Drops what a link leads to; false if that is nothing. */
static bool drop(struct held **link) {
    struct held *held = *link;
    if (!held) return false;
    *link = held->next;
    if (held->kind == POOL) close(held->file);
    return free_graph(&held->graph), free(held), true;
}

/* The element of a tensor that is broadcast to element `index` of `out`. */
static float element(const struct operand *tensor, const struct operand *out, size_t index) {
    size_t found = 0, stride = 1;
    for (uint32_t i = 1; i <= tensor->rank; i++) {
        uint32_t extent = tensor->dimensions[tensor->rank - i], wanted = out->dimensions[out->rank - i];
        found += extent == 1 ? 0 : index % wanted * stride;
        index /= wanted;
        stride *= extent;
    }
    return tensor->floats[found];
}

static void compute(const struct step *step) {
    const struct operand *a = step->inputs[0], *b = step->inputs[1], *out = step->output;
    float (*unary)(float) = step->operation->unary, (*binary)(float, float) = step->operation->binary;
    if (binary) unary = activations[*step->inputs[2]->integer];
    for (size_t i = 0; i < out->count; i++) {
        float found = element(a, out, i);
        if (binary) found = binary(found, element(b, out, i));
        out->floats[i] = unary ? unary(found) : found;
    }
}

/* Where the argument of an operand is, nowhere if it does not agree with what is known of the operand. */
static struct place find_argument(const struct value *argument, const struct operand *operand,
                                  const struct value *request, const uint8_t *session) {
    struct place found = find_place(field(MAP, argument, "location"), request, session);
    bool agrees = !field(BOOLEAN, argument, "has_no_value")->integer;
    uint32_t rank = 0;
    for EACH(extent, field(ARRAY, argument, "dimensions")) {
        int64_t wanted = as(INTEGER, extent)->integer;
        if (rank < MOST_RANK) agrees &= !wanted || wanted == operand->dimensions[rank];
        rank++;
    }
    if (!agrees || (rank && rank != operand->rank)) found.pool = NULL;
    return found;
}

/* Executes a graph of which all is supported. */
static enum status execute_graph(const struct graph *graph, const struct value *request, const uint8_t *session) {
    const struct value *inputs = field(ARRAY, request, "inputs"), *outputs = field(ARRAY, request, "outputs");
    struct operand **operand = graph->arguments;
    enum status status = NONE;
    if (inputs->count != graph->input_count || inputs->count + outputs->count != graph->argument_count)
        return INVALID_ARGUMENT;
    for EACH(input, inputs) {
        struct place place = find_argument(input, *operand, request, session);
        size_t size = size_of(*operand);
        if (!place.pool || !(place.pool->protection & PROT_READ)) return INVALID_ARGUMENT;
        if ((size_t)place.length != size || !read_place(place, (*operand++)->floats, size)) return INVALID_ARGUMENT;
    }
    for EACH(output, outputs) {
        struct place place = (*operand)->place = find_argument(output, *operand, request, session);
        if (!place.pool || !(place.pool->protection & PROT_WRITE)) return INVALID_ARGUMENT;
        if (!is_sufficient(*operand++)) status = OUTPUT_INSUFFICIENT_SIZE;
    }
    for (uint32_t i = 0; i < graph->step_count; i++) compute(&graph->steps[i]);
    for (uint32_t i = graph->input_count; i < graph->argument_count; i++) {
        const struct operand *from = graph->arguments[i];
        int64_t offset = from->place.pool->offset + from->place.offset;
        if (is_sufficient(from) && pwrite(from->place.pool->file, from->floats, size_of(from), offset) < 0)
            status = GENERAL_FAILURE;
    }
    return status;
}
