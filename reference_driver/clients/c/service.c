/* A driver for nnconform in C: float32 arithmetic, served on a Unix socket by the protocol of harness/docs/protocol.md.
 *
 *     service PATH        listens on PATH until it is killed
 *
 * A thread a connection. What the HAL calls asynchronous is done before the call returns, and there are no bursts,
 * fences, caches and buffers: see `info`. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "session.h"

enum { MOST_DESCRIPTORS = 253, MOST_BYTES = 1 << 30, VERSION = 1 };

struct connection {
    int socket;
    int descriptors[2 * MOST_DESCRIPTORS], descriptor_count;
    struct session *session;
    struct buffer received;
    char fault[80]; /* of a message without a reply */
};

/* Answers. Each is {"type": "answer", "value": ..., "callbacks": [...], "callback_done": true}. */

static void begin_answer(struct buffer *out) {
    put_map(out, 4);
    put_text(out, "type"), put_text(out, "answer");
    put_text(out, "callback_done"), put_boolean(out, true);
}

static void put_value(struct buffer *out) { put_text(out, "callbacks"), put_array(out, 0), put_text(out, "value"); }

static void put_fault(struct buffer *out, const char *what) {
    out->size = 0;
    put_map(out, 6);
    put_text(out, "type"), put_text(out, "fault");
    put_text(out, "kind"), put_text(out, "protocol");
    put_text(out, "message"), put_text(out, what);
    put_text(out, "traceback"), put_text(out, "");
    put_text(out, "callbacks"), put_array(out, 0);
    put_text(out, "callback_done"), put_boolean(out, true);
}

static void put_performance(struct buffer *out, const char *name) {
    put_text(out, name), put_map(out, 2);
    put_text(out, "exec_time"), put_float(out, 1), put_text(out, "power_usage"), put_float(out, 1);
}

static void put_capabilities(struct buffer *out) {
    put_array(out, 2), put_integer(out, NONE), put_map(out, 5);
    put_performance(out, "relaxed_float32_to_float16_performance_scalar");
    put_performance(out, "relaxed_float32_to_float16_performance_tensor");
    put_performance(out, "if_performance");
    put_performance(out, "while_performance");
    put_text(out, "operand_performance"), put_array(out, 15);
    for (uint32_t type = 0; type < 15; type++) {
        put_map(out, 2), put_text(out, "type"), put_integer(out, type);
        put_performance(out, "info");
    }
}

static void put_info(struct buffer *out) {
    static const char *const emulated[] = {"allocate", "asynchronous", "burst", "caching", "deadline",
                                           "fenced", "priority", "validation"};
    enum { COUNT = sizeof emulated / sizeof *emulated };
    put_map(out, 4);
    put_text(out, "version"), put_text(out, "1");
    put_text(out, "type"), put_integer(out, 2);
    put_text(out, "hal"), put_integer(out, 13);
    put_text(out, "emulated"), put_array(out, COUNT);
    for (int i = 0; i < COUNT; i++) put_text(out, emulated[i]);
}

static uint64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static bool is_late(struct value message) {
    struct value deadline = mp_get(message, "deadline");
    return deadline.kind == INTEGER && nanoseconds() >= (uint64_t)deadline.integer;
}

/* Executes, and puts the ExecutionResult; its status. */
static enum status put_result(struct buffer *out, struct held *held, struct session *session, struct value message) {
    const struct model *model = &held->model;
    bool *fits = calloc(model->output_count, sizeof *fits);
    int64_t measure = mp_integer(message, "measure", -1);
    uint64_t began = nanoseconds(), took = UINT64_MAX;
    if (!fits) abort();
    enum status status = measure < 0 || measure > 1 ? INVALID_ARGUMENT : is_late(message) ? MISSED_DEADLINE_PERSISTENT
                         : model_execute(model, mp_get(message, "request"), session_pool, session, fits);
    if (!status && measure) took = (nanoseconds() - began) / 1000;
    put_map(out, 3);
    put_text(out, "status"), put_integer(out, status);
    put_text(out, "output_shapes");
    put_array(out, status == NONE || status == OUTPUT_INSUFFICIENT_SIZE ? model->output_count : 0);
    for (uint32_t i = 0; (status == NONE || status == OUTPUT_INSUFFICIENT_SIZE) && i < model->output_count; i++) {
        const struct tensor *tensor = &model->tensors[model->outputs[i]];
        put_map(out, 2), put_text(out, "dimensions"), put_array(out, tensor->rank);
        for (uint32_t k = 0; k < tensor->rank; k++) put_integer(out, tensor->dimensions[k]);
        put_text(out, "is_sufficient"), put_boolean(out, fits[i]);
    }
    put_text(out, "timing"), put_map(out, 2);
    put_text(out, "time_on_device"), put_integer(out, took), put_text(out, "time_in_driver"), put_integer(out, took);
    free(fits);
    return status;
}

static void execute(struct connection *from, struct value message, bool synchronous, struct buffer *out) {
    struct held *held = session_acquire(from->session, mp_integer(message, "prepared", 0));
    if (!held) {
        put_fault(out, "no prepared model has this handle");
        return;
    }
    if (synchronous) put_value(out);
    else put_text(out, "callbacks"), put_array(out, 1);
    enum status status = put_result(out, held, from->session, message);
    if (!synchronous) put_text(out, "value"), put_integer(out, status == INVALID_ARGUMENT ? status : NONE);
    held_release(held);
}

static void supported_operations(struct connection *from, struct value message, struct buffer *out) {
    struct model model;
    enum status status = model_read(&model, mp_get(message, "model"), session_pool, from->session);
    put_value(out), put_array(out, 2), put_integer(out, status);
    put_array(out, status ? 0 : model.step_count);
    for (uint32_t i = 0; !status && i < model.step_count; i++) put_boolean(out, model.steps[i].supported);
    model_free(&model);
}

static void prepare_model(struct connection *from, struct value message, struct buffer *out) {
    struct held *held = calloc(1, sizeof *held);
    if (!held) abort();
    int64_t preference = mp_integer(message, "preference", -1), priority = mp_integer(message, "priority", -1);
    enum status status = model_read(&held->model, mp_get(message, "model"), session_pool, from->session);
    if (preference < 0 || preference > 2 || priority < 0 || priority > 2) status = INVALID_ARGUMENT;
    if (!status && is_late(message)) status = MISSED_DEADLINE_PERSISTENT;
    if (!status && !model_is_supported(&held->model)) status = GENERAL_FAILURE;
    put_text(out, "callbacks"), put_array(out, 1), put_array(out, 2), put_integer(out, status);
    if (status) {
        put_nil(out);
        model_free(&held->model), free(held);
    } else {
        put_integer(out, (uint64_t)session_hold(from->session, held));
    }
    put_text(out, "value"), put_integer(out, status);
}

/* What is answered where there are no caches, fences and bursts. */
static void put_nothing_made(struct buffer *out) { put_array(out, 2), put_integer(out, GENERAL_FAILURE), put_nil(out); }

/* Answers a call; false if there is no such call. */
static bool answer(struct connection *from, struct value message, struct value type, struct buffer *out) {
    begin_answer(out);
    if (mp_is(type, "supported_operations")) return supported_operations(from, message, out), true;
    if (mp_is(type, "prepare_model")) return prepare_model(from, message, out), true;
    if (mp_is(type, "execute")) return execute(from, message, false, out), true;
    if (mp_is(type, "execute_synchronously")) return execute(from, message, true, out), true;
    if (mp_is(type, "prepare_model_from_cache")) {
        put_text(out, "callbacks"), put_array(out, 1), put_nothing_made(out);
        put_text(out, "value"), put_integer(out, GENERAL_FAILURE);
        return true;
    }
    put_value(out);
    if (mp_is(type, "info")) put_info(out);
    else if (mp_is(type, "status")) put_integer(out, 0);
    else if (mp_is(type, "get_capabilities")) put_capabilities(out);
    else if (mp_is(type, "supported_extensions")) put_array(out, 2), put_integer(out, NONE), put_array(out, 0);
    else if (mp_is(type, "execute_fenced")) put_nothing_made(out);
    else if (mp_is(type, "configure_execution_burst") || mp_is(type, "configure_burst_channel")) put_nothing_made(out);
    else if (mp_is(type, "number_of_cache_files_needed")) put_raw(out, "\x93\0\0", 4); /* [NONE, 0, 0] */
    else if (mp_is(type, "allocate")) put_raw(out, "\x93\x02\xc0\0", 4); /* [GENERAL_FAILURE, nil, 0] */
    else if (mp_is(type, "close_device")) put_nil(out);
    else return false;
    return true;
}

/* Does what a message asks; false when the connection is to end. */
static bool perform(struct connection *from, struct value message, int *descriptors, int count, struct buffer *out) {
    struct value type = mp_get(message, "type"), name = mp_get(message, "session");
    if (!from->session) {
        bool right = mp_integer(message, "version", 0) == VERSION && name.kind == BYTES && name.count == 16;
        if (!mp_is(type, "hello") || !right)
            return put_fault(out, "a connection starts with hello of version 1 and a session of 16 bytes"), false;
        from->session = session_enter(name);
        begin_answer(out), put_value(out), put_map(out, 2);
        put_text(out, "version"), put_integer(out, VERSION), put_text(out, "name"), put_text(out, "float32 in C");
        return true;
    }
    if (mp_is(type, "add_pool")) {
        if (!session_add_pool(from->session, message, descriptors, count))
            strcpy(from->fault, "add_pool: no memory that can be mapped");
    } else if (mp_is(type, "close_handle")) {
        if (!session_close_handle(from->session, mp_integer(message, "handle", 0)))
            strcpy(from->fault, "close_handle: no such handle");
    } else if (mp_is(type, "forget_pools")) {
        struct value identities = mp_get(message, "identities"), each = mp_first(identities);
        for (uint32_t i = 0; i < identities.count; i++, each = mp_next(each))
            session_forget_pool(from->session, each.integer);
    } else if (from->fault[0]) {
        put_fault(out, from->fault);
        from->fault[0] = 0;
    } else if (!answer(from, message, type, out)) {
        return put_fault(out, "no message of the protocol"), false;
    }
    return true;
}

static bool receive(struct connection *from, size_t wanted) {
    while (from->received.size < wanted) {
        uint8_t data[1 << 16];
        char ancillary[CMSG_SPACE(MOST_DESCRIPTORS * sizeof(int))];
        struct iovec into = {data, sizeof data};
        struct msghdr header = {
            .msg_iov = &into, .msg_iovlen = 1, .msg_control = ancillary, .msg_controllen = sizeof ancillary};
        ssize_t size = recvmsg(from->socket, &header, MSG_CMSG_CLOEXEC);
        if (size <= 0 || header.msg_flags & MSG_CTRUNC) return false;
        for (struct cmsghdr *part = CMSG_FIRSTHDR(&header); part; part = CMSG_NXTHDR(&header, part)) {
            int count = (int)((part->cmsg_len - CMSG_LEN(0)) / sizeof(int)), *sent = (int *)CMSG_DATA(part);
            for (int i = 0; i < count; i++) {
                if (from->descriptor_count == 2 * MOST_DESCRIPTORS) close(sent[i]);
                else from->descriptors[from->descriptor_count++] = sent[i];
            }
        }
        put_raw(&from->received, data, (size_t)size);
    }
    return true;
}

/* Drops the first `size` of what was received. */
static void consume(struct connection *from, size_t size, uint32_t descriptors) {
    from->received.size -= size;
    memmove(from->received.data, from->received.data + size, from->received.size);
    from->descriptor_count -= (int)descriptors;
    for (uint32_t i = 0; i < descriptors; i++) close(from->descriptors[i]);
    memmove(from->descriptors, from->descriptors + descriptors, (size_t)from->descriptor_count * sizeof(int));
}

static bool reply(struct connection *to, struct buffer *out) {
    uint32_t header[2] = {(uint32_t)out->size, 0}; /* little-endian, as is every machine that this is for */
    struct buffer frame = {0};
    put_raw(&frame, header, sizeof header), put_raw(&frame, out->data, out->size);
    size_t sent = 0;
    for (ssize_t size = 1; size > 0 && sent < frame.size; sent += size > 0 ? (size_t)size : 0)
        size = send(to->socket, frame.data + sent, frame.size - sent, MSG_NOSIGNAL);
    free(frame.data);
    return sent == frame.size;
}

static void *serve(void *argument) {
    struct connection *from = argument;
    struct buffer out = {0};
    for (bool open = true; open && receive(from, 8);) {
        uint32_t header[2];
        memcpy(header, from->received.data, sizeof header);
        if (header[0] > MOST_BYTES || header[1] > MOST_DESCRIPTORS || !receive(from, 8 + (size_t)header[0])) break;
        const uint8_t *payload = from->received.data + 8;
        struct value message = mp_parse(payload, payload + header[0]);
        out.size = 0;
        open = header[1] <= (uint32_t)from->descriptor_count;
        if (!open) put_fault(&out, "fewer descriptors came than were announced");
        else open = perform(from, message, from->descriptors, (int)header[1], &out);
        if (out.size) open = reply(from, &out) && open;
        if (open) consume(from, 8 + (size_t)header[0], header[1]);
    }
    consume(from, 0, (uint32_t)from->descriptor_count);
    if (from->session) session_leave(from->session);
    close(from->socket);
    free(out.data), free(from->received.data), free(from);
    return NULL;
}

int main(int count, char **arguments) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (count != 2 || strlen(arguments[1]) >= sizeof address.sun_path)
        return fprintf(stderr, "usage: service PATH\n"), 2;
    strcpy(address.sun_path, arguments[1]);
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 64))
        return perror(arguments[1]), 1;
    for (;;) {
        struct connection *made = calloc(1, sizeof *made);
        pthread_t thread;
        if (!made || (made->socket = accept(listener, NULL, NULL)) < 0) return perror("accept"), 1;
        if (pthread_create(&thread, NULL, serve, made)) return perror("thread"), 1;
        pthread_detach(thread);
    }
}
