/* The four ways to execute: synchronous, with an event, in a burst, behind fences. */
#include "execution.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct ANeuralNetworksEvent {
    struct task *task; /* NULL for a fence that is not the driver's */
    int fence;         /* -1 unless it is one */
};

struct ANeuralNetworksBurst {
    const struct ANeuralNetworksCompilation *compilation;
    atomic_flag busy;
};

uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* The time a duration later, the last that there is if the sum is none. */
static uint64_t after(uint64_t time, uint64_t duration) {
    return duration > UINT64_MAX - time ? UINT64_MAX : time + duration;
}

static void wait_for(int fence) {
    struct pollfd ready = {fence, POLLIN, 0};
    while (poll(&ready, 1, -1) < 0 && errno == EINTR) {}
}

/* Whether a fence can no longer be signalled, because its other end is closed. */
static bool has_failed(int fence) {
    struct pollfd ready = {fence, POLLIN, 0};
    return poll(&ready, 1, 0) > 0 && !(ready.revents & POLLIN);
}

/* Waits until all fences are signalled or one fails; returns whether all are signalled. Closes them in any case. */
static bool wait_for_all(const int *fences, uint32_t count) {
    struct pollfd *ready = calloc(count + 1, sizeof *ready);
    bool failed = !ready;
    for (uint32_t i = 0; ready && i < count; i++) ready[i] = (struct pollfd){fences[i], POLLIN, 0};
    for (uint32_t left = count; left && !failed;) {
        if (poll(ready, count, -1) < 0) {
            failed = errno != EINTR;
            continue;
        }
        for (uint32_t i = 0; i < count; i++) {
            if (ready[i].fd < 0 || !ready[i].revents) continue;
            failed |= !(ready[i].revents & POLLIN);
            ready[i].fd = -1; /* poll ignores it from now on */
            left--;
        }
    }
    for (uint32_t i = 0; i < count; i++) close(fences[i]);
    free(ready);
    return !failed;
}

static void leave(struct task *task) {
    if (task && atomic_fetch_sub(&task->users, 1) == 1) {
        close(task->done);
        free(task);
    }
}

void join_execution(ANeuralNetworksExecution *execution) {
    if (execution->threaded) pthread_join(execution->thread, NULL);
    execution->threaded = false;
    leave(execution->task);
    execution->task = NULL;
}

static int execute(ANeuralNetworksExecution *execution) {
    uint64_t deadline = execution->timeout ? after(execution->launched, execution->timeout) : 0;
    bool ready = wait_for_all(execution->fences, execution->fence_count);
    uint64_t began = now();
    uint64_t until = after(began, execution->timeout_after_fences);
    if (execution->timeout_after_fences && (!deadline || until < deadline)) deadline = until;
    bool late = deadline && began > deadline;
    int status = !ready ? OP_FAILED : late ? MISSED_DEADLINE_TRANSIENT : run_execution(execution, deadline);
    /* A failed execution leaves no content in the device memories of its outputs, whether it began or not. */
    for (uint32_t i = 0; i < execution->compilation->model->output_count; i++)
        if (execution->outputs[i].memory) execution->outputs[i].memory->initialised = !status;
    execution->durations[0] = now() - execution->launched;
    execution->durations[1] = now() - began;
    if (status) execution->measure = false; /* a failure has no timing */
    execution->state = COMPLETED;
    return status;
}

static bool all_set(const ANeuralNetworksExecution *execution) {
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    bool set = true;
    for (uint32_t i = 0; i < model->input_count; i++) set &= execution->inputs[i].set;
    for (uint32_t i = 0; i < model->output_count; i++) set &= execution->outputs[i].set;
    return set;
}

/* Checks that the execution can start, and marks it as running. */
static int launch(ANeuralNetworksExecution *execution) {
    if (!execution) return UNEXPECTED_NULL;
    if (execution->state == COMPLETED && execution->reusable) {
        join_execution(execution);
        execution->state = PREPARATION;
    }
    if (!all_set(execution)) return BAD_DATA;
    enum state idle = PREPARATION;
    if (!atomic_compare_exchange_strong(&execution->state, &idle, RUNNING)) return BAD_STATE;
    execution->launched = now();
    return NO_ERROR;
}

int ANeuralNetworksExecution_compute(ANeuralNetworksExecution *execution) {
    int status = launch(execution);
    return status ? status : execute(execution);
}

int ANeuralNetworksBurst_create(ANeuralNetworksCompilation *compilation, ANeuralNetworksBurst **burst) {
    if (!compilation || !burst) return UNEXPECTED_NULL;
    *burst = NULL;
    if (!compilation->finished) return BAD_STATE;
    *burst = calloc(1, sizeof **burst);
    if (*burst) (*burst)->compilation = compilation;
    return *burst ? NO_ERROR : OUT_OF_MEMORY;
}

void ANeuralNetworksBurst_free(ANeuralNetworksBurst *burst) {
    free(burst);
}

int ANeuralNetworksExecution_burstCompute(ANeuralNetworksExecution *execution, ANeuralNetworksBurst *burst) {
    if (!execution || !burst) return UNEXPECTED_NULL;
    if (execution->compilation != burst->compilation) return BAD_DATA;
    if (atomic_flag_test_and_set(&burst->busy)) return BAD_STATE;
    int status = ANeuralNetworksExecution_compute(execution);
    atomic_flag_clear(&burst->busy);
    return status;
}

static void *execute_in_thread(void *argument) {
    ANeuralNetworksExecution *execution = argument;
    int status = execute(execution), end = execution->task->end;
    atomic_store(&execution->task->status, status);
    /* A byte signals the fence; closing the pipe without one fails it. */
    while (!status && write(end, "", 1) < 0 && errno == EINTR) {}
    close(end);
    return NULL;
}

/* Launches on a new thread, with an event for the end. */
static int start(ANeuralNetworksExecution *execution, ANeuralNetworksEvent **event, bool fenced) {
    struct task *task = calloc(1, sizeof *task);
    *event = calloc(1, sizeof **event);
    int ends[2] = {-1, -1};
    if (task && *event && !pipe2(ends, O_CLOEXEC)) {
        *task = (struct task){2, OP_FAILED, ends[0], ends[1]};
        **event = (struct ANeuralNetworksEvent){task, fenced && !fault_is("no_fence", "compute") ? ends[0] : -1};
        execution->task = task;
        execution->threaded = !pthread_create(&execution->thread, NULL, execute_in_thread, execution);
        if (execution->threaded) return NO_ERROR;
        execution->task = NULL;
    }
    for (int i = 0; i < 2; i++)
        if (ends[i] >= 0) close(ends[i]);
    free(task);
    free(*event);
    *event = NULL;
    execution->state = COMPLETED;
    return OUT_OF_MEMORY;
}

int ANeuralNetworksExecution_startCompute(ANeuralNetworksExecution *execution, ANeuralNetworksEvent **event) {
    if (!event) return UNEXPECTED_NULL;
    *event = NULL;
    int status = launch(execution);
    return status ? status : start(execution, event, false);
}

int ANeuralNetworksExecution_startComputeWithDependencies(ANeuralNetworksExecution *execution,
                                                          const ANeuralNetworksEvent *const *dependencies,
                                                          uint32_t count, uint64_t duration,
                                                          ANeuralNetworksEvent **event) {
    if (!execution || !event || (count && !dependencies)) return UNEXPECTED_NULL;
    *event = NULL;
    for (uint32_t i = 0; i < count; i++)
        if (!dependencies[i]) return UNEXPECTED_NULL;
    const struct ANeuralNetworksModel *model = execution->compilation->model;
    for (uint32_t i = 0; i < model->output_count; i++) {
        const struct argument *output = &execution->outputs[i];
        const struct operand *operand = &model->operands[model->outputs[i]];
        /* All outputs must be fully specified. */
        if (!output->omitted && !byte_size(operand->type, output->rank, output->dims)) return BAD_DATA;
    }
    for (uint32_t i = 0; i < count; i++)
        if (!dependencies[i]->task && has_failed(dependencies[i]->fence)) return BAD_DATA;
    int status = launch(execution);
    if (status) return status;
    execution->timeout_after_fences = duration;
    execution->fences = calloc(count + 1, sizeof *execution->fences);
    if (!execution->fences) return OUT_OF_MEMORY;
    for (uint32_t i = 0; i < count; i++) {
        const struct ANeuralNetworksEvent *before = dependencies[i];
        execution->fences[execution->fence_count++] = dup(before->task ? before->task->done : before->fence);
    }
    return start(execution, event, true);
}

/* Events */

int ANeuralNetworksEvent_createFromSyncFenceFd(int fence, ANeuralNetworksEvent **event) {
    if (!event) return UNEXPECTED_NULL;
    *event = NULL;
    if (fence < 0) return BAD_DATA;
    *event = calloc(1, sizeof **event);
    if (!*event) return OUT_OF_MEMORY;
    (*event)->fence = dup(fence);
    return NO_ERROR;
}

int ANeuralNetworksEvent_getSyncFenceFd(const ANeuralNetworksEvent *event, int *fence) {
    if (!event || !fence) return UNEXPECTED_NULL;
    *fence = event->fence < 0 ? -1 : dup(event->fence);
    return event->fence < 0 ? BAD_DATA : NO_ERROR;
}

int ANeuralNetworksEvent_wait(ANeuralNetworksEvent *event) {
    if (!event) return UNEXPECTED_NULL;
    wait_for(event->task ? event->task->done : event->fence);
    return event->task ? atomic_load(&event->task->status) : NO_ERROR;
}

void ANeuralNetworksEvent_free(ANeuralNetworksEvent *event) {
    if (!event) return;
    if (!event->task) close(event->fence);
    leave(event->task);
    free(event);
}
