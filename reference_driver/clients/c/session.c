#include "session.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of everything below, and of what sessions list */
static struct session *sessions;
static int64_t last_handle;

struct pool *session_pool(void *session, int64_t identity) {
    pthread_mutex_lock(&lock);
    struct pool *pool = ((struct session *)session)->pools;
    while (pool && pool->identity != identity) pool = pool->next;
    pthread_mutex_unlock(&lock);
    return pool;
}

static struct pool *map_pool(struct value message, int descriptor) {
    int64_t size = mp_integer(message, "size", -1), offset = mp_integer(message, "offset", -1);
    int protection = (int)mp_integer(message, "protection", 0) & (PROT_READ | PROT_WRITE);
    struct stat file;
    if (size <= 0 || offset < 0 || fstat(descriptor, &file) || file.st_size - offset < size) return NULL;
    size_t skipped = (size_t)offset % (size_t)sysconf(_SC_PAGESIZE), mapped = (size_t)size + skipped;
    uint8_t *mapping = mmap(NULL, mapped, protection, MAP_SHARED, descriptor, offset - (off_t)skipped);
    if (mapping == MAP_FAILED) return NULL;
    struct pool *pool = calloc(1, sizeof *pool);
    if (!pool) abort();
    *pool = (struct pool){mp_integer(message, "identity", 0), mapping + skipped, mapping, (size_t)size, mapped,
                          protection & PROT_WRITE, NULL};
    return pool;
}

bool session_add_pool(struct session *session, struct value message, const int *descriptors, int count) {
    if (count != 1) return false;
    if (session_pool(session, mp_integer(message, "identity", 0))) return true;
    struct pool *pool = map_pool(message, descriptors[0]);
    if (!pool) return false;
    pthread_mutex_lock(&lock);
    pool->next = session->pools;
    session->pools = pool;
    pthread_mutex_unlock(&lock);
    return true;
}

void session_forget_pool(struct session *session, int64_t identity) {
    pthread_mutex_lock(&lock);
    struct pool **link = &session->pools, *pool;
    while (*link && (*link)->identity != identity) link = &(*link)->next;
    if ((pool = *link)) {
        *link = pool->next;
        munmap(pool->mapping, pool->mapped);
        free(pool);
    }
    pthread_mutex_unlock(&lock);
}

void held_release(struct held *held) {
    pthread_mutex_lock(&lock);
    bool last = !--held->users;
    pthread_mutex_unlock(&lock);
    if (last) model_free(&held->model), free(held);
}

int64_t session_hold(struct session *session, struct held *made) {
    made->users = 1;
    pthread_mutex_lock(&lock);
    int64_t handle = made->handle = ++last_handle;
    made->next = session->held;
    session->held = made;
    pthread_mutex_unlock(&lock);
    return handle;
}

struct held *session_acquire(struct session *session, int64_t handle) {
    pthread_mutex_lock(&lock);
    struct held *held = session->held;
    while (held && held->handle != handle) held = held->next;
    if (held) held->users++;
    pthread_mutex_unlock(&lock);
    return held;
}

bool session_close_handle(struct session *session, int64_t handle) {
    pthread_mutex_lock(&lock);
    struct held **link = &session->held, *held;
    while (*link && (*link)->handle != handle) link = &(*link)->next;
    if ((held = *link)) *link = held->next;
    pthread_mutex_unlock(&lock);
    if (held) held_release(held);
    return held;
}

struct session *session_enter(struct value name) {
    pthread_mutex_lock(&lock);
    struct session *session = sessions;
    while (session && memcmp(session->name, name.at, 16)) session = session->next;
    if (!session) {
        session = calloc(1, sizeof *session);
        if (!session) abort();
        memcpy(session->name, name.at, 16);
        session->next = sessions;
        sessions = session;
    }
    session->connections++;
    pthread_mutex_unlock(&lock);
    return session;
}

void session_leave(struct session *session) {
    pthread_mutex_lock(&lock);
    bool last = !--session->connections;
    if (last) {
        struct session **link = &sessions;
        while (*link != session) link = &(*link)->next;
        *link = session->next;
    }
    pthread_mutex_unlock(&lock);
    if (!last) return;
    while (session->held) session_close_handle(session, session->held->handle);
    while (session->pools) session_forget_pool(session, session->pools->identity);
    free(session);
}
