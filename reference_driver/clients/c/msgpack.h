/* MessagePack, as much of it as the service protocol uses: messages are read to an array of values, written as JSON. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 32 }; /* no message of the protocol is deeper than 10 */
enum kind { ANY, NIL, BOOLEAN, INTEGER, FLOAT, TEXT, BYTES, ARRAY, MAP };

/* An array's elements come after it, and so do the keys and values of a map, in turn. */
struct value {
    enum kind kind;
    uint32_t count; /* bytes of TEXT and BYTES, elements of an ARRAY */
    uint32_t span;  /* how many values it is made of, itself too */
    union {
        int64_t integer; /* of a BOOLEAN, too */
        double number;
        const uint8_t *bytes;
    };
};

/* Sticky: the message is none, or what was looked for in it is not there, or of another kind. That reads as 0 or as
 * empty, so that nobody has to look at this before the end. */
static _Thread_local bool malformed;

static const struct value *as(enum kind kind, const struct value *value) {
    static const struct value missing = {.span = 1};
    if (value && (kind == ANY || value->kind == kind)) return value;
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

struct reader {
    const uint8_t *at, *end;
    struct value *next;
};

/* The next bytes as a number. */
static uint64_t take(struct reader *from, int size) {
    uint64_t number = 0;
    if (from->end - from->at < size) malformed = true;
    else while (size--) number = number << 8 | *from->at++;
    return number;
}

static void read_value(struct reader *from, int depth) {
    static const struct { enum kind kind; int size; } formats[] = { /* of the tags c0 to df */
        {NIL, 0},     {ANY, 0},     {BOOLEAN, 0}, {BOOLEAN, 0}, {BYTES, 1},   {BYTES, 2},   {BYTES, 4},   {ANY, 0},
        {ANY, 0},     {ANY, 0},     {ANY, 0},     {FLOAT, 8},   {INTEGER, 1}, {INTEGER, 2}, {INTEGER, 4}, {INTEGER, 8},
        {INTEGER, 1}, {INTEGER, 2}, {INTEGER, 4}, {INTEGER, 8}, {ANY, 0},     {ANY, 0},     {ANY, 0},     {ANY, 0},
        {ANY, 0},     {TEXT, 1},    {TEXT, 2},    {TEXT, 4},    {ARRAY, 2},   {ARRAY, 4},   {MAP, 2},     {MAP, 4}};
    struct value *found = from->next++;
    uint64_t inside = 0;
    uint8_t tag = (uint8_t)take(from, 1);
    if (tag < 0x80 || tag >= 0xe0) *found = (struct value){INTEGER, .integer = (int8_t)tag};
    else if (tag < 0x90) *found = (struct value){MAP, .count = tag & 15};
    else if (tag < 0xa0) *found = (struct value){ARRAY, .count = tag & 15};
    else if (tag < 0xc0) *found = (struct value){TEXT, .count = tag & 31};
    else {
        int size = formats[tag - 0xc0].size, unused = tag >= 0xd0 && tag <= 0xd3 ? 64 - 8 * size : 0;
        uint64_t number = take(from, size);
        *found = (struct value){formats[tag - 0xc0].kind, .count = (uint32_t)number};
        found->integer = tag == 0xc3 ? true : (int64_t)(number << unused) >> unused; /* extends the sign */
    }
    if (found->kind == ANY || depth == DEEPEST) malformed = true;
    if (found->kind == TEXT || found->kind == BYTES) {
        found->bytes = from->at;
        if (found->count > from->end - from->at) malformed = true;
        else from->at += found->count;
    }
    if (found->kind == ARRAY || found->kind == MAP) inside = (uint64_t)found->count * (found->kind == MAP ? 2 : 1);
    while (inside-- && !malformed) read_value(from, depth + 1);
    found->span = (uint32_t)(from->next - found);
}

/* All values of a message, to be freed; they point into its bytes. */
static struct value *decode(const uint8_t *bytes, size_t size) {
    struct value *message = malloc((size + 1) * sizeof *message);
    struct reader from = {bytes, bytes + size, message};
    if (message) read_value(&from, 0);
    if (from.at != from.end) malformed = true;
    if (!malformed) return message;
    free(message);
    return NULL;
}

static uint8_t *tagged(uint8_t *to, int tag, uint64_t number, int size) {
    *to++ = (uint8_t)tag;
    while (size--) *to++ = (uint8_t)(number >> 8 * size);
    return to;
}

/* Writes a value of JSON, with ' for ", to where there are nine bytes for each of it; the end of what it wrote. */
static uint8_t *encode(const char **json, uint8_t *to) {
    const char *at = *json;
    char first = *at, *end = (char *)at + strspn(at, "aeflnrstu");
    if (first == '[' || first == '{') {
        uint32_t count = 0;
        uint8_t *head = to;
        to += 5;
        for (at++; at += strspn(at, " ,:"), *at != ']' && *at != '}'; count++) to = encode(&at, to);
        tagged(head, first == '{' ? 0xdf : 0xdd, first == '{' ? count / 2 : count, 4);
        end = (char *)at + 1;
    } else if (first == '\'') {
        size_t size = strcspn(++at, "'");
        memcpy(to = tagged(to, 0xdb, size, 4), at, size);
        to += size, end = (char *)at + size + 1;
    } else if (first >= '0' && first <= '9') {
        uint64_t number = strtoull(at, &end, 10);
        if (*end != '.') to = tagged(to, 0xcf, number, 8);
        else to = tagged(to, 0xcb, (union { double number; uint64_t bits; }){strtod(at, &end)}.bits, 8);
    } else {
        to = tagged(to, first == 't' ? 0xc3 : first == 'f' ? 0xc2 : 0xc0, 0, 0); /* true, false, null */
    }
    *json = end;
    return to;
}
