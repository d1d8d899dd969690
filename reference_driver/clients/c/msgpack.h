/* MessagePack, as much of it as the service protocol uses: values that are read in place, and a buffer to write to. */
#ifndef MSGPACK_H
#define MSGPACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum kind { BAD, NIL, BOOLEAN, INTEGER, FLOAT, TEXT, BYTES, ARRAY, MAP };

/* BAD stands for whatever is missing or malformed. Elements of an array or map follow one another from `at`. */
struct value {
    enum kind kind;
    int64_t integer; /* of a BOOLEAN too */
    double number;
    uint32_t count; /* bytes of TEXT and BYTES, elements of an ARRAY, pairs of a MAP */
    const uint8_t *at, *end; /* what it is made of, and where the message ends */
};

struct value mp_parse(const uint8_t *at, const uint8_t *end); /* BAD unless all of it is one value */
struct value mp_get(struct value map, const char *key);
struct value mp_first(struct value array);                    /* BAD when it is empty */
struct value mp_next(struct value element);                   /* what follows it: mind the array's count */
int64_t mp_integer(struct value map, const char *key, int64_t otherwise);
bool mp_is(struct value text, const char *wanted);

struct buffer {
    uint8_t *data;
    size_t size, room;
};

void put_map(struct buffer *out, uint32_t pairs);
void put_array(struct buffer *out, uint32_t elements);
void put_text(struct buffer *out, const char *text);
void put_integer(struct buffer *out, uint64_t number);
void put_float(struct buffer *out, double number);
void put_boolean(struct buffer *out, bool yes);
void put_nil(struct buffer *out);
void put_raw(struct buffer *out, const void *data, size_t size);

#endif
