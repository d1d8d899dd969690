/* A driver for nnconform in C: float32 arithmetic, served on a Unix socket by the protocol of harness/docs/protocol.md.
 *
 *     cc -D_GNU_SOURCE -pthread service.c -o service -lm && ./service PATH
 *
 * Each connection has a thread. The device does one thing at a time, and completes it before it answers. */
#include <fcntl.h>
#include <pthread.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "model.h"

enum { MOST_DESCRIPTORS = 253, MOST_BYTES = 1 << 26 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of all objects */

/* The connection that a thread serves. */
static _Thread_local int connection, files[2 * MOST_DESCRIPTORS];
static _Thread_local uint32_t file_count, announced; /* received descriptors, and how many belong to the message */
static _Thread_local bool greeted;
static _Thread_local enum status status;
static _Thread_local FILE *out;         /* the content of the reply */
static _Thread_local const char *fault; /* of this message, or of an earlier one that had no reply */

static void hello(void) {
    const struct value *name = field(BYTES, message, "session");
    malformed |= integer(message, "version") != 1 || name->count != sizeof session;
    if (malformed) return;
    memcpy(session, name->bytes, sizeof session);
    greeted = hold(CONNECTION, 0);
}

/* The last connection of a session drops all objects of the session. */
static void leave(void) {
    drop(find(CONNECTION, 0));
    if (*find(CONNECTION, 0)) return;
    for (struct held **link = &all_held; *link;)
        if (memcmp((*link)->session, session, sizeof session)) link = &(*link)->next;
        else drop(link);
}

static void add_pool(void) {
    int64_t size = integer(message, "size"), offset = integer(message, "offset");
    int64_t identity = integer(message, "identity"), protection = integer(message, "protection");
    struct stat file = {.st_size = -1};
    if (malformed || *find(POOL, identity)) return;
    if (announced == 1) fstat(files[0], &file);
    bool exists = size > 0 && offset >= 0 && offset <= file.st_size - size && protection >= 0;
    if (exists) hold(POOL, identity)->file = fcntl(files[0], F_DUPFD_CLOEXEC, 0);
    else fault = "no such memory";
}

static void forget_pools(void) {
    for EACH(identity, field(ARRAY, message, "identities")) drop(find(POOL, as(INTEGER, identity)->integer));
}

static void close_handle(void) {
    if (!drop(find(MODEL, integer(message, "handle")))) fault = "no such handle";
}

static void supported_operations(void) {
    struct held *model = read_model(field(MAP, message, "model"));
    if (model->status == INVALID_ARGUMENT) status = INVALID_ARGUMENT;
    for EACH(step, list(model, "operations"))
        if (!status) fputs(perform_step(model, step, false) ? "true " : "false ", out);
    drop(&all_held);
}

static void prepare_model(void) {
    struct held *model = read_model(field(MAP, message, "model"));
    status = model->status;
    if (status || malformed) {
        fputs("null", out);
        drop(&all_held);
    } else {
        fprintf(out, "%lld", (long long)model->number);
    }
}

static void execute(void) {
    struct held *model = *find(MODEL, integer(message, "prepared"));
    if (model) status = execute_model(model, field(MAP, message, "request"), out);
    else fault = "no such handle";
}

/* Replies: %1$s is the output of the call, %2$d its status, %3$d the same, or NONE if an execution was launched. */
#define REPLY(type, more) "{'type': '" type "', 'callback_done': true, " more "}"
#define ANSWER(callbacks, value) REPLY("answer", "'callbacks': [" callbacks "], 'value': " value)
#define FAULT REPLY("fault", "'callbacks': [], 'kind': 'protocol', 'message': '%s', 'traceback': ''")
#define RATIO "{'exec_time': 1.0, 'power_usage': 1.0}"
#define UNMEASURED "{'time_on_device': 18446744073709551615, 'time_in_driver': 18446744073709551615}"
#define RESULT "{'status': %2$d, 'output_shapes': [%1$s], 'timing': " UNMEASURED "}"
static const struct call {
    const char *type;
    void (*perform)(void);
    const char *answer; /* NULL if there is no reply */
} calls[] = {
    {"add_pool", add_pool, NULL},
    {"forget_pools", forget_pools, NULL},
    {"close_handle", close_handle, NULL},
    {"hello", hello, ANSWER("", "{'version': 1, 'name': 'float32 in C'}")},
    {"info", NULL, ANSWER("", "{'version': '1', 'type': 2, 'hal': 13, 'emulated': ['allocate', 'asynchronous', "
                              "'burst', 'caching', 'capabilities', 'deadline', 'fenced', 'timing', 'validation']}")},
    {"status", NULL, ANSWER("", "0")},
    {"get_capabilities", NULL, ANSWER("", "[0, {'relaxed_float32_to_float16_performance_scalar': " RATIO
                                          ", 'relaxed_float32_to_float16_performance_tensor': " RATIO
                                          ", 'if_performance': " RATIO ", 'while_performance': " RATIO
                                          ", 'operand_performance': []}]")},
    {"supported_extensions", NULL, ANSWER("", "[0, []]")},
    {"number_of_cache_files_needed", NULL, ANSWER("", "[0, 0, 0]")},
    {"supported_operations", supported_operations, ANSWER("", "[%2$d, [%1$s]]")},
    {"prepare_model", prepare_model, ANSWER("[%2$d, %1$s]", "%2$d")},
    {"prepare_model_from_cache", NULL, ANSWER("[2, null]", "2")},
    {"allocate", NULL, ANSWER("", "[2, null, 0]")},
    {"execute", execute, ANSWER(RESULT, "%3$d")},
    {"execute_synchronously", execute, ANSWER("", RESULT)},
    {"execute_fenced", NULL, ANSWER("", "[2, null]")},
    {"configure_execution_burst", NULL, ANSWER("", "[2, null]")},
    {"configure_burst_channel", NULL, ANSWER("", "[2, null]")},
    {"close_device", NULL, ANSWER("", "null")},
    {NULL, NULL, NULL}};

/* Receives bytes and the descriptors that come with them. */
static bool receive(uint8_t *data, size_t size) {
    char ancillary[CMSG_SPACE(MOST_DESCRIPTORS * sizeof *files)];
    for (ssize_t received; size; data += received, size -= (size_t)received) {
        struct iovec into = {data, size};
        struct msghdr header = {NULL, 0, &into, 1, ancillary, sizeof ancillary, 0};
        if (file_count > MOST_DESCRIPTORS) return false; /* more than any message announces */
        received = recvmsg(connection, &header, MSG_CMSG_CLOEXEC);
        if (received <= 0) return false;
        struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
        size_t count = rights ? (rights->cmsg_len - CMSG_LEN(0)) / sizeof *files : 0;
        if (count) memcpy(files + file_count, CMSG_DATA(rights), count * sizeof *files);
        file_count += (uint32_t)count;
    }
    return true;
}

/* Closes the first `count` received descriptors. */
static void close_files(uint32_t count) {
    for (uint32_t i = 0; i < count; i++) close(files[i]);
    file_count -= count;
    memmove(files, files + count, file_count * sizeof *files);
}

static bool send_json(const char *json, size_t length) {
    uint32_t header[2] = {0}; /* little-endian, as all supported machines are */
    uint8_t *frame = malloc(sizeof header + 9 * length), *end = frame + sizeof header;
    if (!frame) abort();
    encode(json, &end);
    header[0] = (uint32_t)(end - frame - (ssize_t)sizeof header);
    memcpy(frame, header, sizeof header);
    bool sent = send(connection, frame, (size_t)(end - frame), MSG_NOSIGNAL) == end - frame;
    free(frame);
    return sent;
}

/* Performs the message and replies; returns false if no other message follows. */
static bool perform(void) {
    const struct call *call = calls;
    char *written, *json = NULL;
    size_t size;
    int length = 0;
    while (!malformed && call->type && !equals(field(TEXT, message, "type"), call->type)) call++;
    malformed |= !call->type || greeted == (call->perform == hello);
    status = NONE;
    out = open_memstream(&written, &size);
    pthread_mutex_lock(&lock);
    if (call->perform && !malformed && !(fault && call->answer)) call->perform();
    pthread_mutex_unlock(&lock);
    fclose(out);
    if (malformed) fault = "no message of the protocol";
    if (malformed || (fault && call->answer)) length = asprintf(&json, FAULT, fault);
    else if (call->answer)
        length = asprintf(&json, call->answer, written, status, status == OUTPUT_INSUFFICIENT_SIZE ? NONE : status);
    if (length) fault = NULL;
    bool open = (length <= 0 || send_json(json, (size_t)length)) && !malformed;
    free(written);
    free(json);
    return open;
}

/* Serves a connection until its end. */
static void *serve(void *accepted) {
    uint32_t header[2];
    bool open = true;
    connection = (int)(intptr_t)accepted;
    pthread_detach(pthread_self());
    while (open && receive((uint8_t *)header, sizeof header) && header[0] <= MOST_BYTES) {
        message = malloc((header[0] + (size_t)1) * sizeof *message + header[0]); /* the values, then the bytes */
        uint8_t *payload = (uint8_t *)(message + header[0] + 1);
        const uint8_t *end = payload;
        open = message && receive(payload, header[0]);
        malformed = header[1] > file_count;
        announced = malformed ? 0 : header[1];
        if (open) {
            read_value(message, &end, payload + header[0], 0);
            malformed |= end != payload + header[0];
            open = perform();
        }
        close_files(announced);
        free(message);
    }
    pthread_mutex_lock(&lock);
    if (greeted) leave();
    pthread_mutex_unlock(&lock);
    close_files(file_count);
    close(connection);
    return NULL;
}

int main(int count, char **arguments) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (count != 2 || strlen(arguments[1]) >= sizeof address.sun_path) {
        fputs("usage: service PATH\n", stderr);
        return 2;
    }
    strcpy(address.sun_path, arguments[1]);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 64)) {
        perror(arguments[1]);
        return 1;
    }
    for (;;) {
        int accepted = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        pthread_t thread;
        if (accepted < 0 || pthread_create(&thread, NULL, serve, (void *)(intptr_t)accepted)) {
            close(accepted); /* out of descriptors or threads, until others have ended */
            usleep(10000);
        }
    }
}
