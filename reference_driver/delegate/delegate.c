/* A delegate that computes additions of float32 tensors of one shape, and leaves all else to LiteRT.
 *
 * Options: fault=NAME@STAGE with a name that commit() knows and the stage create, prepare, kernel, invoke or destroy;
 * fault=refuse or refuse_silently, take_nothing, prepare, kernel, invoke, wrong; any=TEXT is ignored. Other options
 * are refused. */
#include "tflite.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NAME_ROOM = 64, TEXT_ROOM = 512 };

typedef struct {
    Delegate delegate;
    char fault[NAME_ROOM];
} Own;

/* An addition by its tensors. Those of one kernel are in execution order. Tensors inside a kernel have memory of
 * the kernel, not of LiteRT. */
typedef struct {
    int first, second, sum, activation;
    size_t count;
    float *inside;
} Addition;

typedef struct {
    const Own *own;
    int count;
    Addition additions[];
} Kernel;

static bool is(const Own *own, const char *fault) { return !strcmp(own->fault, fault); }

static void commit(const Own *own, const char *stage) {
    const char *at = strchr(own->fault, '@');
    if (!at || strcmp(at + 1, stage)) return;
    size_t length = (size_t)(at - own->fault);
    /* volatile keeps the compiler from recognising the invalid access and removing it. */
    if (!strncmp(own->fault, "segv", length)) {
        volatile int *volatile nowhere = NULL;
        *nowhere = 1;
    }
    if (!strncmp(own->fault, "abort", length)) abort();
    if (!strncmp(own->fault, "exit", length)) _Exit(3);
    if (!strncmp(own->fault, "hang", length))
        for (;;) pause();
}

static bool same_shape(const Tensor *a, const Tensor *b) {
    size_t length = sizeof(int) * (size_t)a->dims->size;
    return a->dims->size == b->dims->size && !memcmp(a->dims->data, b->dims->data, length);
}

static bool can_do(const Context *context, const Node *node, const Registration *registration) {
    if (registration->builtin_code != OPERATOR_ADD || !node->builtin_data) return false;
    if (node->inputs->size != 2 || node->outputs->size != 1) return false;
    if (((const AddParams *)node->builtin_data)->activation > ACTIVATION_RELU6) return false;
    const Tensor *first = &context->tensors[node->inputs->data[0]];
    const Tensor *second = &context->tensors[node->inputs->data[1]];
    const Tensor *sum = &context->tensors[node->outputs->data[0]];
    if (first->type != TYPE_FLOAT32 || second->type != TYPE_FLOAT32 || sum->type != TYPE_FLOAT32) return false;
    return same_shape(first, second) && same_shape(first, sum);
}

static bool has(const Ints *ints, int value) {
    for (int i = 0; i < ints->size; i++)
        if (ints->data[i] == value) return true;
    return false;
}

static void kernel_free(Context *context, void *data) {
    (void)context;
    Kernel *kernel = data;
    for (int i = 0; kernel && i < kernel->count; i++) free(kernel->additions[i].inside);
    free(kernel);
}

static void *kernel_init(Context *context, const char *buffer, size_t length) {
    (void)length;
    const DelegateParams *params = (const void *)buffer;
    size_t count = (size_t)params->nodes->size;
    Kernel *kernel = malloc(sizeof *kernel + count * sizeof(Addition));
    if (!kernel) return NULL;
    kernel->own = params->delegate->data;
    kernel->count = 0;
    for (size_t i = 0; i < count; i++) {
        Node *node;
        Registration *registration;
        if (context->GetNodeAndRegistration(context, params->nodes->data[i], &node, &registration)) continue;
        Addition *each = &kernel->additions[kernel->count++];
        *each = (Addition){.first = node->inputs->data[0], .second = node->inputs->data[1]};
        each->sum = node->outputs->data[0];
        each->activation = ((const AddParams *)node->builtin_data)->activation;
        each->count = 1;
        const Ints *dims = context->tensors[each->sum].dims;
        for (int k = 0; k < dims->size; k++) each->count *= (size_t)dims->data[k];
        if (has(params->outputs, each->sum)) continue;
        each->inside = calloc(each->count + 1, sizeof(float));
        if (each->inside) continue;
        kernel_free(context, kernel);
        return NULL;
    }
    return kernel;
}

static int kernel_prepare(Context *context, Node *node) {
    (void)context;
    const Kernel *kernel = node->user_data;
    if (!kernel) return STATUS_ERROR;
    commit(kernel->own, "kernel");
    return is(kernel->own, "kernel") ? STATUS_ERROR : STATUS_OK;
}

static float activated(float value, int activation) {
    if (activation == ACTIVATION_RELU) return fmaxf(value, 0);
    if (activation == ACTIVATION_RELU6) return fminf(fmaxf(value, 0), 6);
    if (activation == ACTIVATION_RELU_N1_TO_1) return fminf(fmaxf(value, -1), 1);
    return value;
}

static float *values_of(const Context *context, const Kernel *kernel, int tensor) {
    for (int i = 0; i < kernel->count; i++)
        if (kernel->additions[i].sum == tensor && kernel->additions[i].inside) return kernel->additions[i].inside;
    return context->tensors[tensor].data.real;
}

static int kernel_invoke(Context *context, Node *node) {
    const Kernel *kernel = node->user_data;
    commit(kernel->own, "invoke");
    if (is(kernel->own, "invoke")) {
        context->ReportError(context, "the accelerator has gone away");
        return STATUS_ERROR;
    }
    for (int i = 0; i < kernel->count; i++) {
        const Addition *each = &kernel->additions[i];
        const float *first = values_of(context, kernel, each->first);
        const float *second = values_of(context, kernel, each->second);
        float *sum = values_of(context, kernel, each->sum);
        for (size_t k = 0; k < each->count; k++) sum[k] = activated(first[k] + second[k], each->activation);
        if (is(kernel->own, "wrong") && each->count) sum[each->count - 1] += 1;
    }
    return STATUS_OK;
}

/* Assigns the nodes that it supports to its kernels; LiteRT creates one kernel for each connected group. */
static int prepare(Context *context, Delegate *delegate) {
    const Own *own = delegate->data;
    commit(own, "prepare");
    if (is(own, "prepare")) {
        context->ReportError(context, "the accelerator does not like this graph");
        return STATUS_ERROR;
    }
    Ints *plan;
    if (context->GetExecutionPlan(context, &plan)) return STATUS_ERROR;
    Ints *taken = malloc(sizeof *taken + sizeof(int) * (size_t)plan->size);
    if (!taken) return STATUS_ERROR;
    taken->size = 0;
    for (int i = 0; i < plan->size; i++) {
        Node *node;
        Registration *registration;
        if (context->GetNodeAndRegistration(context, plan->data[i], &node, &registration)) continue;
        if (!is(own, "take_nothing") && can_do(context, node, registration))
            taken->data[taken->size++] = plan->data[i];
    }
    const Registration kernel = {
        .init = kernel_init,
        .free = kernel_free,
        .prepare = kernel_prepare,
        .invoke = kernel_invoke,
        .builtin_code = OPERATOR_DELEGATE,
        .custom_name = "nnconform",
        .version = 1,
    };
    int status = context->ReplaceNodeSubsetsWithDelegateKernels(context, kernel, taken, delegate);
    free(taken);
    return status;
}

/* With the fault "refuse" it reports the options that it got. */
static void refuse(char **keys, char **values, size_t count, void (*report_error)(const char *text)) {
    char text[TEXT_ROOM] = "no accelerator; options:";
    size_t used = strlen(text);
    for (size_t i = 0; i < count && used < sizeof text; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, " %s=%s", keys[i], values[i]);
    report_error(text);
}

Delegate *tflite_plugin_create_delegate(
    char **keys, char **values, size_t count, void (*report_error)(const char *text)) {
    Own *own = calloc(1, sizeof *own);
    if (!own) return NULL;
    own->delegate = (Delegate){.data = own, .Prepare = prepare};
    for (size_t i = 0; i < count; i++) {
        if (!strcmp(keys[i], "fault") && strlen(values[i]) < NAME_ROOM) {
            strcpy(own->fault, values[i]);
        } else if (strcmp(keys[i], "any")) {
            char text[TEXT_ROOM];
            snprintf(text, sizeof text, "unknown option %s=%s; known: fault, any", keys[i], values[i]);
            report_error(text);
            free(own);
            return NULL;
        }
    }
    commit(own, "create");
    if (is(own, "refuse") || is(own, "refuse_silently")) {
        if (is(own, "refuse")) refuse(keys, values, count, report_error);
        free(own);
        return NULL;
    }
    return &own->delegate;
}

void tflite_plugin_destroy_delegate(Delegate *delegate) {
    if (!delegate) return;
    commit(delegate->data, "destroy");
    free(delegate->data);
}
