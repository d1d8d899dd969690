#include "msgpack.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH = 32 }; /* no message of the protocol is deeper than 10 */

static const struct value bad = {.kind = BAD};

static uint64_t big_endian(const uint8_t *at, int bytes) {
    uint64_t number = 0;
    for (int i = 0; i < bytes; i++) number = number << 8 | at[i];
    return number;
}

/* The value at `at`; its `at` is behind its head. */
static struct value head(const uint8_t *at, const uint8_t *end) {
    struct value found = {.kind = BAD, .end = end};
    if (at >= end) return bad;
    uint8_t tag = *at++;
    /* How long the number after the tag is, for the tags c4 to df; ext types are not of the protocol. */
    static const int8_t lengths[] = {1, 2, 4, -1, -1, -1, 4, 8, 1, 2, 4, 8, 1, 2,
                                     4, 8, -1, -1, -1, -1, -1, 1, 2, 4, 2, 4, 2, 4};
    int length = tag >= 0xc4 && tag < 0xe0 ? lengths[tag - 0xc4] : 0;
    if (length < 0 || length > end - at) return bad;
    uint64_t number = big_endian(at, length);
    found.at = at + length;
    found.count = (uint32_t)number;
    found.integer = (int64_t)number;
    if (tag < 0x80 || tag >= 0xe0) found.kind = INTEGER, found.integer = (int8_t)tag;
    else if (tag < 0x90) found.kind = MAP, found.count = tag & 15;
    else if (tag < 0xa0) found.kind = ARRAY, found.count = tag & 15;
    else if (tag < 0xc0) found.kind = TEXT, found.count = tag & 31;
    else if (tag == 0xc0) found.kind = NIL;
    else if (tag == 0xc2 || tag == 0xc3) found.kind = BOOLEAN, found.integer = tag & 1;
    else if (tag >= 0xc4 && tag <= 0xc6) found.kind = BYTES;
    else if (tag == 0xca) {
        float single;
        uint32_t bits = (uint32_t)number;
        memcpy(&single, &bits, sizeof single);
        found.kind = FLOAT, found.number = single;
    } else if (tag == 0xcb) found.kind = FLOAT, memcpy(&found.number, &number, sizeof number);
    else if (tag >= 0xcc && tag <= 0xcf) found.kind = INTEGER;
    else if (tag >= 0xd0 && tag <= 0xd3) {
        int unused = 64 - 8 * length; /* extends the sign */
        found.kind = INTEGER, found.integer = (int64_t)(number << unused) >> unused;
    } else if (tag >= 0xd9 && tag <= 0xdb) found.kind = TEXT;
    else if (tag >= 0xdc) found.kind = tag >= 0xde ? MAP : ARRAY;
    if ((found.kind == TEXT || found.kind == BYTES) && found.count > end - found.at) return bad;
    return found;
}

/* Where the value ends, NULL if it does not. */
static const uint8_t *skip(struct value found, int depth) {
    if (found.kind == BAD || depth == DEPTH) return NULL;
    if (found.kind == TEXT || found.kind == BYTES) return found.at + found.count;
    if (found.kind != ARRAY && found.kind != MAP) return found.at;
    const uint8_t *at = found.at;
    for (uint64_t left = (uint64_t)found.count * (found.kind == MAP ? 2 : 1); left && at; left--)
        at = skip(head(at, found.end), depth + 1);
    return at;
}

struct value mp_parse(const uint8_t *at, const uint8_t *end) {
    struct value found = head(at, end);
    return skip(found, 0) == end ? found : bad;
}

struct value mp_next(struct value element) {
    const uint8_t *at = skip(element, 0);
    return at ? head(at, element.end) : bad;
}

struct value mp_first(struct value array) {
    return array.kind == ARRAY && array.count ? head(array.at, array.end) : bad;
}

struct value mp_get(struct value map, const char *key) {
    if (map.kind != MAP || !map.count) return bad;
    struct value name = head(map.at, map.end);
    for (uint32_t left = map.count; left; left--) {
        struct value found = mp_next(name);
        if (mp_is(name, key)) return found;
        name = left > 1 ? mp_next(found) : bad;
    }
    return bad;
}

int64_t mp_integer(struct value map, const char *key, int64_t otherwise) {
    struct value found = mp_get(map, key);
    return found.kind == INTEGER || found.kind == BOOLEAN ? found.integer : otherwise;
}

bool mp_is(struct value text, const char *wanted) {
    return text.kind == TEXT && text.count == strlen(wanted) && !memcmp(text.at, wanted, text.count);
}

void put_raw(struct buffer *out, const void *data, size_t size) {
    if (out->size + size > out->room) {
        out->room = 2 * (out->size + size);
        out->data = realloc(out->data, out->room);
        if (!out->data) abort();
    }
    memcpy(out->data + out->size, data, size);
    out->size += size;
}

static void put_tagged(struct buffer *out, uint8_t tag, uint64_t number, int bytes) {
    uint8_t encoded[9] = {tag};
    for (int i = 0; i < bytes; i++) encoded[1 + i] = (uint8_t)(number >> 8 * (bytes - 1 - i));
    put_raw(out, encoded, 1 + (size_t)bytes);
}

void put_map(struct buffer *out, uint32_t pairs) { put_tagged(out, 0xdf, pairs, 4); }
void put_array(struct buffer *out, uint32_t elements) { put_tagged(out, 0xdd, elements, 4); }
void put_integer(struct buffer *out, uint64_t number) { put_tagged(out, 0xcf, number, 8); }
void put_boolean(struct buffer *out, bool yes) { put_tagged(out, yes ? 0xc3 : 0xc2, 0, 0); }
void put_nil(struct buffer *out) { put_tagged(out, 0xc0, 0, 0); }

void put_float(struct buffer *out, double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    put_tagged(out, 0xcb, bits, 8);
}

void put_text(struct buffer *out, const char *text) {
    put_tagged(out, 0xdb, strlen(text), 4);
    put_raw(out, text, strlen(text));
}
