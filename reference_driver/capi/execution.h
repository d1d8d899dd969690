/* Executions: declarations shared by the files that set them up and that launch them. */
#ifndef NNCONFORM_EXECUTION_H
#define NNCONFORM_EXECUTION_H

#include "driver.h"

#include <pthread.h>
#include <stdatomic.h>

struct argument {
    bool set, omitted, insufficient;
    struct ANeuralNetworksMemory *memory; /* NULL for the client's own buffer */
    uint8_t *data;
    size_t length;
    uint32_t rank, dims[MAX_RANK];
};

/* The completion of an execution; shared by it and its event, freed by the last of them. */
struct task {
    atomic_int users, status;
    int done; /* an eventfd, readable once the execution has ended */
};

enum state { PREPARATION, RUNNING, COMPLETED };

struct ANeuralNetworksExecution {
    struct ANeuralNetworksCompilation *compilation;
    struct argument *inputs, *outputs;
    _Atomic enum state state;
    bool measure, reusable, threaded;
    uint64_t timeout, timeout_after_fences, launched, durations[2]; /* from launch, and from the last fence on */
    pthread_t thread;
    struct task *task;
    int *fences;
    uint32_t fence_count;
};

int run_execution(ANeuralNetworksExecution *execution, uint64_t deadline); /* execution.c */
void join_execution(ANeuralNetworksExecution *execution);                  /* launch.c: waits for its thread */

#endif
