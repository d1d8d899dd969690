/* The part of MessagePack that the service protocol uses. A message is read into an array of values; a reply is
 * written as JSON with ' for ", which printf can fill in, and then encoded. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 32 }; /* no message of the protocol is deeper than 10 */
enum kind { UNKNOWN, NIL, BOOLEAN, INTEGER, FLOAT, TEXT, BYTES, ARRAY, MAP };

/* The elements of an ARRAY come after it, and so do the keys and values of a MAP, in turn. */
struct value {
    enum kind kind;
    uint32_t count; /* bytes of TEXT and BYTES, elements of an ARRAY, pairs of a MAP */
    uint32_t span;  /* number of values in it, itself included */
    int64_t integer;
    const uint8_t *bytes;
};

/* Sticky error: the message is malformed, or a field is missing or of another kind. Such a field reads as 0 or as
 * empty, so that this needs to be checked only at the end. */
static _Thread_local bool malformed;

static const struct value *as(enum kind kind, const struct value *value) {
    static const struct value missing = {.span = 1};
    if (value && value->kind == kind) return value;
    malformed = true;
    return &missing;
}

static const struct value *next(const struct value *value) { return value + value->span; }

#define EACH(item, list) (const struct value *item = (list) + 1; item < next(list); item = next(item))

static bool equals(const struct value *text, const char *wanted) {
    return text->kind == TEXT && text->count == strlen(wanted) && !memcmp(text->bytes, wanted, text->count);
}

static const struct value *field(enum kind kind, const struct value *map, const char *name) {
    map = as(MAP, map);
    for (const struct value *key = map + 1; key < next(map); key = next(next(key)))
        if (equals(key, name)) return as(kind, next(key));
    return as(kind, NULL);
}

static int64_t integer(const struct value *map, const char *name) { return field(INTEGER, map, name)->integer; }

/* Reads a value with everything in it; returns the next free place in the array. */
static struct value *read_value(struct value *to, const uint8_t **at, const uint8_t *end, int depth) {
    static const struct { enum kind kind; int size; } formats[] = { /* of tags from c0 on; the number after it */
        {NIL, 0},     {UNKNOWN, 0}, {BOOLEAN, 0}, {BOOLEAN, 0}, {BYTES, 1},   {BYTES, 2},   {BYTES, 4},   {UNKNOWN, 0},
        {UNKNOWN, 0}, {UNKNOWN, 0}, {FLOAT, 4},   {FLOAT, 8},   {INTEGER, 1}, {INTEGER, 2}, {INTEGER, 4}, {INTEGER, 8},
        {INTEGER, 1}, {INTEGER, 2}, {INTEGER, 4}, {INTEGER, 8}, {UNKNOWN, 0}, {UNKNOWN, 0}, {UNKNOWN, 0}, {UNKNOWN, 0},
        {UNKNOWN, 0}, {TEXT, 1},    {TEXT, 2},    {TEXT, 4},    {ARRAY, 2},   {ARRAY, 4},   {MAP, 2},     {MAP, 4}};
    uint8_t tag = *at < end ? *(*at)++ : 0xc1;
    if (tag < 0x80 || tag >= 0xe0) *to = (struct value){INTEGER, .integer = (int8_t)tag};
    else if (tag < 0x90) *to = (struct value){MAP, .count = tag & 15};
    else if (tag < 0xa0) *to = (struct value){ARRAY, .count = tag & 15};
    else if (tag < 0xc0) *to = (struct value){TEXT, .count = tag & 31};
    else {
        int size = formats[tag - 0xc0].size, unused = tag >= 0xd0 && tag <= 0xd3 ? 64 - 8 * size : 0; /* for the sign */
        uint64_t number = 0;
        malformed |= end - *at < size;
        for (; size && !malformed; size--) number = number << 8 | *(*at)++;
        *to = (struct value){formats[tag - 0xc0].kind, .count = (uint32_t)number};
        to->integer = (int64_t)(number << unused) >> unused;
    }
    int64_t bytes = to->kind == TEXT || to->kind == BYTES ? to->count : 0;
    int64_t inside = to->kind == MAP ? 2 * (int64_t)to->count : to->kind == ARRAY ? to->count : 0;
    malformed |= to->kind == UNKNOWN || bytes > end - *at || depth == DEEPEST;
    to->bytes = *at;
    *at += malformed ? 0 : bytes;
    struct value *after = to + 1;
    while (inside-- && !malformed) after = read_value(after, at, end, depth + 1);
    to->span = (uint32_t)(after - to);
    return after;
}

static void put(uint8_t **to, int tag, uint64_t number, int size) {
    *(*to)++ = (uint8_t)tag;
    while (size--) *(*to)++ = (uint8_t)(number >> 8 * size);
}

/* Encodes the first value of JSON into room of nine bytes for each of its bytes; returns the rest of the JSON. */
static const char *encode(const char *json, uint8_t **to) {
    uint8_t *head = *to;
    uint32_t count = 0;
    char first = *json++;
    if (first == '[' || first == '{') {
        for (*to += 5; json += strspn(json, " ,:"), !strchr("]}", *json); count++) json = encode(json, to);
        put(&head, first == '{' ? 0xdf : 0xdd, first == '{' ? count / 2 : count, 4);
        return json + 1;
    }
    if (first == '\'') {
        size_t size = strcspn(json, "'");
        put(to, 0xdb, size, 4);
        *to = (uint8_t *)memcpy(*to, json, size) + size;
        return json + size + 1;
    }
    if (!strncmp(json, ".0", 2)) put(to, 0xcb, 0x3ff0000000000000, 8); /* 1.0 is the only float sent */
    else if (first >= '0' && first <= '9') put(to, 0xcf, strtoull(json - 1, NULL, 10), 8);
    else put(to, first == 't' ? 0xc3 : first == 'f' ? 0xc2 : 0xc0, 0, 0); /* true, false, null */
    return json + strspn(json, ".0123456789aelrsu");
}
