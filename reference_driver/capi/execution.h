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
    int done, end; /* a pipe: its reading end has a byte after a success, and is hung up after a failure */
};

enum state { PREPARATION, RUNNING, COMPLETED };

struct ANeuralNetworksExecution {
    struct ANeuralNetworksCompilation *compilation;
    struct argument *inputs, *outputs;
    _Atomic enum state state;
    bool measure, reusable, threaded, padded;
    uint64_t timeout, timeout_after_fences, launched, durations[2]; /* from launch, and from the last fence on */
    pthread_t thread;
    struct task *task;
    int *fences;
    uint32_t fence_count;
};

int run_execution(ANeuralNetworksExecution *execution, uint64_t deadline); /* execution.c */
void join_execution(ANeuralNetworksExecution *execution);                  /* launch.c: waits for its thread */

#endif
