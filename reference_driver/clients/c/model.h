/* What the driver makes of a model: float32 tensors with known dimensions, elementwise operations, FULLY_CONNECTED. */
#ifndef MODEL_H
#define MODEL_H

#include "msgpack.h"

enum status { NONE = 0, GENERAL_FAILURE = 2, OUTPUT_INSUFFICIENT_SIZE = 3, INVALID_ARGUMENT = 4,
              MISSED_DEADLINE_PERSISTENT = 6 };

/* A memory of the client, mapped. */
struct pool {
    int64_t identity;
    uint8_t *data, *mapping;
    size_t size, mapped;
    bool writable;
    struct pool *next;
};

struct tensor {
    uint32_t rank, dimensions[4];
    size_t count; /* of elements; 0 for an operand of another kind */
    int lifetime, type;
    float *constant;
    int64_t scalar; /* a constant INT32 */
};

struct step {
    int type;
    uint32_t inputs[4], input_count, output;
    bool supported;
};

struct model {
    struct tensor *tensors;
    struct step *steps;
    uint32_t *inputs, *outputs;
    uint32_t tensor_count, step_count, input_count, output_count;
};

/* Which pool an identity names, NULL for none. */
typedef struct pool *find_pool(void *context, int64_t identity);

enum status model_read(struct model *model, struct value sent, find_pool *find, void *context);
bool model_is_supported(const struct model *model);
/* Sets for each output whether its buffer is large enough. */
enum status model_execute(const struct model *model, struct value request, find_pool *find, void *context, bool *fits);
void model_free(struct model *model);

#endif
