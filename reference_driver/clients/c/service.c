/* A driver for nnconform in C: float32 arithmetic, served on a Unix socket by the protocol of harness/docs/protocol.md.
 *
 *     cc -D_GNU_SOURCE -pthread service.c -o service -lm
 *     ./service PATH        listens on PATH until it is killed
 *
 * Each connection has a thread that reads it. The device does one thing at a time, and all of it before it answers. */
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "model.h"

enum { HEADER = 8, MOST_DESCRIPTORS = 253, MOST_BYTES = 1 << 26 };

struct connection {
    int socket, files[2 * MOST_DESCRIPTORS];
    uint32_t file_count, announced; /* descriptors that came, and how many of them are the message's */
    const struct value *message;
    FILE *out;         /* what to reply, as JSON */
    const char *fault; /* sticky, until a reply says it */
    bool greeted;
    uint8_t session[16];
    struct connection *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of the device, of all that is held, and of what follows */
static struct connection *connections;                  /* that said hello */
static int64_t last_handle;

static void hello(struct connection *from) {
    const struct value *name = field(BYTES, from->message, "session");
    malformed |= integer(from->message, "version") != 1 || name->count != 16;
    if (malformed) return;
    memcpy(from->session, name->bytes, 16);
    from->greeted = true, from->next = connections, connections = from;
    fprintf(from->out, "{'version': 1, 'name': 'float32 in C'}");
}

/* The last connection of a session takes with it all that the session has. */
static void leave(struct connection *gone) {
    struct connection **link = &connections;
    while (*link != gone) link = &(*link)->next;
    *link = gone->next;
    for (struct connection *each = connections; each; each = each->next)
        if (!memcmp(each->session, gone->session, 16)) return;
    for (struct held **each = &all_held; *each;)
        if (memcmp((*each)->session, gone->session, 16)) each = &(*each)->next;
        else drop(each);
}

static void add_pool(struct connection *from) {
    struct held pool = {.kind = POOL, .number = integer(from->message, "identity"),
                        .offset = integer(from->message, "offset"), .size = integer(from->message, "size"),
                        .protection = integer(from->message, "protection")};
    struct stat file;
    if (*find(from->session, POOL, pool.number)) return;
    bool exists = from->announced == 1 && !fstat(from->files[0], &file) && pool.size > 0 && pool.offset >= 0;
    if (exists && pool.size <= file.st_size - pool.offset) pool.file = fcntl(from->files[0], F_DUPFD_CLOEXEC, 3);
    if (pool.file > 0) hold(from->session, pool);
    else from->fault = "no such memory";
}

static void forget_pools(struct connection *from) {
    for EACH(identity, field(ARRAY, from->message, "identities"))
        drop(find(from->session, POOL, as(INTEGER, identity)->integer));
}

static void close_handle(struct connection *from) {
    if (!drop(find(from->session, MODEL, integer(from->message, "handle")))) from->fault = "no such handle";
}

static void supported_operations(struct connection *from) {
    struct graph graph = read_model(field(MAP, from->message, "model"), from->session);
    fprintf(from->out, "[%d, [", graph.status);
    for (uint32_t i = 0; !graph.status && i < graph.step_count; i++)
        fprintf(from->out, "%s ", graph.steps[i].operation ? "true" : "false");
    fprintf(from->out, "]]");
    free_graph(&graph);
}

static void prepare_model(struct connection *from) {
    uint64_t preference = (uint64_t)integer(from->message, "preference");
    uint64_t priority = (uint64_t)integer(from->message, "priority");
    struct graph graph = read_model(field(MAP, from->message, "model"), from->session);
    enum status status = preference > 2 || priority > 2 ? INVALID_ARGUMENT : graph.status;
    for (uint32_t i = 0; !status && i < graph.step_count; i++)
        if (!graph.steps[i].operation) status = GENERAL_FAILURE;
    if (status || malformed) {
        free_graph(&graph);
        fprintf(from->out, "[[%d, null]], 'value': %d", status, status);
    } else {
        hold(from->session, (struct held){.kind = MODEL, .number = ++last_handle, .graph = graph});
        fprintf(from->out, "[[0, %" PRId64 "]], 'value': 0", last_handle);
    }
}

/* Executes, and writes the result; its status. */
static enum status write_result(struct connection *from) {
    const struct held *held = *find(from->session, MODEL, integer(from->message, "prepared"));
    const struct value *request = field(MAP, from->message, "request");
    uint64_t measure = (uint64_t)integer(from->message, "measure");
    if (!held) return from->fault = "no such handle", INVALID_ARGUMENT;
    enum status status = measure > 1 ? INVALID_ARGUMENT : execute_graph(&held->graph, request, from->session);
    bool executed = status == NONE || status == OUTPUT_INSUFFICIENT_SIZE;
    fprintf(from->out, "{'status': %d, 'timing': {'time_on_device': %" PRIu64 ", 'time_in_driver': %" PRIu64 "}, "
            "'output_shapes': [", status, UINT64_MAX, UINT64_MAX);
    for (uint32_t i = held->graph.input_count; executed && i < held->graph.argument_count; i++) {
        const struct operand *output = held->graph.arguments[i];
        fprintf(from->out, "{'is_sufficient': %s, 'dimensions': [", is_sufficient(output) ? "true" : "false");
        for (uint32_t k = 0; k < output->rank; k++) fprintf(from->out, "%" PRIu32 " ", output->dimensions[k]);
        fprintf(from->out, "]}");
    }
    fprintf(from->out, "]}");
    return status;
}

static void execute(struct connection *from) {
    enum status status = write_result(from);
    fprintf(from->out, "], 'value': %d", status == INVALID_ARGUMENT ? status : NONE);
}

static void execute_synchronously(struct connection *from) { write_result(from); }

#define RATIO "{'exec_time': 1.0, 'power_usage': 1.0}"
static const struct call {
    const char *type;
    void (*perform)(struct connection *);
    const char *answer; /* its callbacks and value, or how they begin; NULL where there is no reply */
} calls[] = {
    {"add_pool", add_pool, NULL},
    {"forget_pools", forget_pools, NULL},
    {"close_handle", close_handle, NULL},
    {"hello", hello, "[], 'value': "},
    {"info", NULL, "[], 'value': {'version': '1', 'type': 2, 'hal': 13, 'emulated': ['allocate', 'asynchronous', "
                   "'burst', 'caching', 'capabilities', 'deadline', 'fenced', 'timing', 'validation']}"},
    {"status", NULL, "[], 'value': 0"},
    {"get_capabilities", NULL, "[], 'value': [0, {'relaxed_float32_to_float16_performance_scalar': " RATIO
                               ", 'relaxed_float32_to_float16_performance_tensor': " RATIO ", 'if_performance': " RATIO
                               ", 'while_performance': " RATIO ", 'operand_performance': []}]"},
    {"supported_extensions", NULL, "[], 'value': [0, []]"},
    {"number_of_cache_files_needed", NULL, "[], 'value': [0, 0, 0]"},
    {"supported_operations", supported_operations, "[], 'value': "},
    {"prepare_model", prepare_model, ""},
    {"prepare_model_from_cache", NULL, "[[2, null]], 'value': 2"},
    {"allocate", NULL, "[], 'value': [2, null, 0]"},
    {"execute", execute, "["},
    {"execute_synchronously", execute_synchronously, "[], 'value': "},
    {"execute_fenced", NULL, "[], 'value': [2, null]"},
    {"configure_execution_burst", NULL, "[], 'value': [2, null]"},
    {"configure_burst_channel", NULL, "[], 'value': [2, null]"},
    {"close_device", NULL, "[], 'value': null"},
    {NULL, NULL, NULL}};

/* Does what a message asks for, and writes what there is to reply. */
static void perform(struct connection *from) {
    const struct value *type = field(TEXT, from->message, "type");
    const struct call *call = calls;
    while (call->type && !equals(type, call->type)) call++;
    malformed |= !call->type || from->greeted == (call->perform == hello);
    bool failed = from->fault && call->answer; /* an earlier message */
    if (call->answer) fprintf(from->out, "{'type': 'answer', 'callback_done': true, 'callbacks': %s", call->answer);
    if (call->perform && !malformed && !failed) call->perform(from);
    if (call->answer) fprintf(from->out, "}");
    if (!malformed && !(from->fault && call->answer)) return;
    rewind(from->out);
    fprintf(from->out, "{'type': 'fault', 'kind': 'protocol', 'message': '%s', 'traceback': '', 'callbacks': [], "
            "'callback_done': true}", malformed ? "no message of the protocol" : from->fault);
    from->fault = NULL;
}

/* Receives bytes, and whatever descriptors come with them. */
static bool receive(struct connection *from, void *data, size_t size) {
    while (size) {
        char ancillary[CMSG_SPACE(MOST_DESCRIPTORS * sizeof(int))];
        struct iovec into = {data, size};
        struct msghdr header = {
            .msg_iov = &into, .msg_iovlen = 1, .msg_control = ancillary, .msg_controllen = sizeof ancillary};
        ssize_t received = recvmsg(from->socket, &header, MSG_CMSG_CLOEXEC);
        if (received <= 0) return false;
        for (struct cmsghdr *part = CMSG_FIRSTHDR(&header); part; part = CMSG_NXTHDR(&header, part))
            for (int *file = (int *)CMSG_DATA(part); (char *)file < (char *)part + part->cmsg_len; file++) {
                if (from->file_count == 2 * MOST_DESCRIPTORS) close(*file);
                else from->files[from->file_count++] = *file;
            }
        data = (char *)data + received, size -= (size_t)received;
    }
    return true;
}

/* Closes the first of the descriptors that came. */
static void close_files(struct connection *from, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) close(from->files[i]);
    from->file_count -= count;
    memmove(from->files, from->files + count, from->file_count * sizeof *from->files);
}

static bool reply(int to, const char *json, size_t size) {
    uint8_t *frame = zeroed(HEADER + 9 * size, 1), *end = encode(&json, frame + HEADER);
    uint32_t length = (uint32_t)(end - frame - HEADER);
    memcpy(frame, &length, sizeof length); /* little-endian, as are all machines that this is for */
    bool sent = send(to, frame, HEADER + length, MSG_NOSIGNAL) == HEADER + length;
    return free(frame), sent;
}

/* Serves one frame; false if no other is to come. */
static bool serve_frame(struct connection *from) {
    uint32_t header[2];
    if (!receive(from, header, HEADER) || header[0] > MOST_BYTES || header[1] > MOST_DESCRIPTORS) return false;
    char *json = NULL;
    size_t size = 0;
    uint8_t *payload = zeroed(header[0], 1);
    bool open = receive(from, payload, header[0]);
    if (open) {
        malformed = header[1] > from->file_count;
        from->announced = malformed ? 0 : header[1];
        struct value *message = decode(payload, header[0]);
        from->message = message;
        from->out = open_memstream(&json, &size);
        pthread_mutex_lock(&lock);
        perform(from);
        pthread_mutex_unlock(&lock);
        fclose(from->out);
        open = (!size || reply(from->socket, json, size)) && !malformed;
        close_files(from, from->announced);
        free(message);
    }
    return free(json), free(payload), open;
}

static void *serve(void *connection) {
    struct connection *from = connection;
    while (serve_frame(from)) continue;
    pthread_mutex_lock(&lock);
    if (from->greeted) leave(from);
    pthread_mutex_unlock(&lock);
    close_files(from, from->file_count);
    close(from->socket);
    return free(from), NULL;
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
        struct connection *made = zeroed(1, sizeof *made);
        pthread_t thread;
        made->socket = accept(listener, NULL, NULL);
        if (made->socket >= 0 && !pthread_create(&thread, NULL, serve, made)) {
            pthread_detach(thread);
        } else { /* out of descriptors or threads: until others have ended */
            close(made->socket), free(made);
            usleep(10000);
        }
    }
}
