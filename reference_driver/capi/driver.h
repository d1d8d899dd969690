/* Declarations shared by the driver's files. */
#ifndef NNCONFORM_DRIVER_H
#define NNCONFORM_DRIVER_H

#include "nnapi.h"

#define MAX_RANK 32
#define MAX_INPUTS 16

enum lifetime { TEMPORARY, MODEL_INPUT, MODEL_OUTPUT, CONSTANT, NO_VALUE };

struct operand {
    int32_t type;
    uint32_t rank, dims[MAX_RANK];
    float scale;
    int32_t zero_point;
    enum lifetime lifetime;
    const void *value; /* of a constant */
    void *copy;        /* the same if the model owns it */
    size_t length;
    uint32_t channel_dim, channels;
    float *channel_scales;
};

struct operation {
    int32_t type;
    uint32_t input_count, output_count;
    uint32_t *inputs, *outputs;
};

struct ANeuralNetworksModel {
    struct operand *operands;
    struct operation *operations;
    uint32_t operand_count, operation_count, input_count, output_count;
    uint32_t *inputs, *outputs;
    uint32_t *order; /* in which the operations run: they may be added in any */
    bool finished, refused, relaxed; /* one that was refused stays as it is too */
};

struct ANeuralNetworksDevice {
    const char *name;
    int32_t type;
    bool quantised; /* whether it computes quantised operations too */
};

struct ANeuralNetworksCompilation {
    const struct ANeuralNetworksModel *model;
    const struct ANeuralNetworksDevice *device;
    uint64_t timeout;
    bool finished, named; /* whether the client named the device */
};

struct role {
    const struct ANeuralNetworksCompilation *compilation;
    uint32_t index;
    bool output;
};

struct ANeuralNetworksMemory {
    uint8_t *data;
    size_t size;
    bool writable;
    /* Of a device memory: its roles, and whether it holds a value. */
    struct role *roles;
    uint32_t role_count;
    bool initialised;
};

/* One value while an operation is checked or computed; data is NULL while only the shape is known. */
struct tensor {
    const struct operand *operand;
    uint32_t rank, dims[MAX_RANK];
    void *data;
};

struct call {
    uint32_t count;
    const struct tensor *in[MAX_INPUTS];
    struct tensor *out;
};

/* The result of checking a call. */
enum fit { FITS, NOT_YET_KNOWN, BROKEN };
enum support { SUPPORTED, UNSUPPORTED, INVALID };

/* kernels.c */
struct form; /* one form of calling an operation */
const struct form *find_form(const struct ANeuralNetworksModel *model, const struct operation *operation,
                             enum support *why);
enum fit infer_shape(const struct form *form, struct call *call); /* fills the output's rank and dims */
void compute(const struct form *form, struct call *call);

/* tensor.c */
bool is_quantised(int32_t type);
size_t element_size(int32_t type);
size_t byte_size(int32_t type, uint32_t rank, const uint32_t *dims); /* 0 while it is not known */
size_t count_of(const struct tensor *tensor);
bool is_known(const struct tensor *tensor);
double get_real(const struct tensor *tensor, size_t index);
void put_real(struct tensor *tensor, size_t index, double value); /* rounded and clamped to the type */

/* model.c */
struct tensor declared(const struct operand *operand);
void make_call(const struct operation *operation, struct tensor *tensors, struct call *call);
bool supports(const struct ANeuralNetworksDevice *device, const struct ANeuralNetworksModel *model, uint32_t operation);
bool merge_dims(uint32_t *rank, uint32_t *dims, uint32_t other_rank, const uint32_t *other);
int check_devices(const struct ANeuralNetworksDevice *const *devices, uint32_t count); /* that each comes once */

/* memory.c */
bool memory_allows(const struct ANeuralNetworksMemory *memory, const struct ANeuralNetworksCompilation *compilation,
                   uint32_t index, bool output);

/* fault.c: NNCONFORM_FAULT=FAULT[@STAGE], the stage "compute" unless named. */
bool fault_is(const char *fault, const char *stage);
void commit_fault(const char *stage);
void commit_operand_fault(const struct operand *operand);

uint64_t now(void); /* nanoseconds */

#endif
