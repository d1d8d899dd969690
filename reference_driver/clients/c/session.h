/* What the service holds for each client: memories and prepared models, shared by the client's connections. */
#ifndef SESSION_H
#define SESSION_H

#include "model.h"

struct held {
    int64_t handle;
    struct model model;
    int users; /* the client, and each execution under way */
    struct held *next;
};

struct session {
    uint8_t name[16];
    int connections;
    struct pool *pools;
    struct held *held;
    struct session *next;
};

struct session *session_enter(struct value name);
void session_leave(struct session *session); /* the last connection to leave takes all with it */

find_pool session_pool;
bool session_add_pool(struct session *session, struct value message, const int *descriptors, int count);
void session_forget_pool(struct session *session, int64_t identity);

int64_t session_hold(struct session *session, struct held *made); /* its new handle */
struct held *session_acquire(struct session *session, int64_t handle);
bool session_close_handle(struct session *session, int64_t handle);
void held_release(struct held *held);

#endif
