/* The interface between LiteRT and a delegate, as far as this delegate needs it: the layout of TensorFlow Lite's C
 * structures, which delegates are compiled against, and the two entry points of an external one.
 *
 * Source: TensorFlow Lite's c/common.h, c/builtin_op_data.h and delegates/external. Members that are not used here
 * only take up their space. */
#ifndef NNCONFORM_TFLITE_H
#define NNCONFORM_TFLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { STATUS_OK = 0, STATUS_ERROR = 1, STATUS_DELEGATE_ERROR = 2 };
enum { TYPE_FLOAT32 = 1 };
enum { OPERATOR_ADD = 0, OPERATOR_DELEGATE = 51 };
enum { ACTIVATION_NONE = 0, ACTIVATION_RELU = 1, ACTIVATION_RELU_N1_TO_1 = 2, ACTIVATION_RELU6 = 3 };

typedef struct Context Context;
typedef struct Delegate Delegate;

typedef struct {
    int size;
    int data[];
} Ints;

typedef struct {
    int type;
    union {
        void *raw;
        float *real;
    } data;
    Ints *dims;
    struct {
        float scale;
        int32_t zero_point;
    } params;
    int allocation_type;
    size_t bytes;
    const void *allocation;
    const char *name;
    Delegate *delegate;
    int buffer_handle;
    bool data_is_stale;
    bool is_variable;
    struct {
        int type;
        void *params;
    } quantisation;
    void *sparsity;
    const Ints *dims_signature;
} Tensor;

typedef struct {
    Ints *inputs;
    Ints *outputs;
    Ints *intermediates;
    Ints *temporaries;
    void *user_data;
    void *builtin_data;
    const void *custom_initial_data;
    int custom_initial_data_size;
    Delegate *delegate;
    bool might_have_side_effect;
} Node;

typedef struct {
    void *(*init)(Context *context, const char *buffer, size_t length);
    void (*free)(Context *context, void *data);
    int (*prepare)(Context *context, Node *node);
    int (*invoke)(Context *context, Node *node);
    const char *(*profiling_string)(const Context *context, const Node *node);
    int32_t builtin_code;
    const char *custom_name;
    int version;
    void *registration_external;
    void *async_kernel;
    uint64_t inplace_operator;
} Registration;

/* There are more members after these. */
struct Context {
    size_t tensors_size;
    int (*GetExecutionPlan)(Context *context, Ints **plan);
    Tensor *tensors;
    void *impl;
    int (*ResizeTensor)(Context *context, Tensor *tensor, Ints *dims);
    void (*ReportError)(Context *context, const char *format, ...);
    int (*AddTensors)(Context *context, int count, int *first);
    int (*GetNodeAndRegistration)(Context *context, int index, Node **node, Registration **registration);
    int (*ReplaceNodeSubsetsWithDelegateKernels)(
        Context *context, Registration registration, const Ints *nodes, Delegate *delegate);
};

struct Delegate {
    void *data;
    int (*Prepare)(Context *context, Delegate *delegate);
    int (*CopyFromBufferHandle)(Context *context, Delegate *delegate, int handle, Tensor *tensor);
    int (*CopyToBufferHandle)(Context *context, Delegate *delegate, int handle, Tensor *tensor);
    void (*FreeBufferHandle)(Context *context, Delegate *delegate, int *handle);
    int64_t flags;
    void *opaque_delegate_builder;
};

/* The argument of a kernel's init in place of a buffer. */
typedef struct {
    Delegate *delegate;
    Ints *nodes;
    Ints *inputs;
    Ints *outputs;
} DelegateParams;

typedef struct {
    int activation;
    bool pot_scale_int16;
} AddParams;

Delegate *tflite_plugin_create_delegate(
    char **keys, char **values, size_t count, void (*report_error)(const char *text));
void tflite_plugin_destroy_delegate(Delegate *delegate);

#endif
