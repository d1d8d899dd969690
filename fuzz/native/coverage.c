/* Coverage of a driver in C or C++ for `nnconform fuzz`: compile this file into the library or program, with
 *
 *     clang -fsanitize=fuzzer-no-link,address,undefined ...     (8-bit counters in line, as libFuzzer has them)
 *     gcc -fsanitize-coverage=trace-pc -fsanitize=address,undefined ...
 *
 * and this file itself without -fsanitize. The fuzzer shares a file, which NNCONFORM_COUNTERS names; without it nothing
 * happens. The file has a page with the header, then the counters of each module. Everything here is hidden, so that a
 * library uses its own copy, whatever else is loaded. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#pragma GCC visibility push(hidden)

enum { PAGE = 4096, MOST_REGIONS = 64, SLOTS = 1 << 16, MAGIC = 0x4e4e4346 };

static struct header {
    uint32_t magic, process, used, count; /* bytes used, and regions */
    struct { uint32_t offset, length; } regions[MOST_REGIONS];
} *header;
static int file = -1;
static uint32_t capacity;
static uint8_t *slots; /* of trace-pc */

/* The pages that are shared in place of the module's own. */
static struct { uint8_t *low; uint32_t size, offset; } mapped[MOST_REGIONS];
static uint32_t mapped_count;

/* Raw calls: those of a sanitizer look at what the pages hold beside the counters. */
static void *map(void *at, size_t size, int flags, int descriptor, uint32_t offset) {
    return (void *)syscall(SYS_mmap, at, size, PROT_READ | PROT_WRITE, flags, descriptor, (long)offset);
}

/* A child that is forked keeps the bytes beside the counters for itself. */
static void after_fork(void) {
    for (uint32_t i = 0; i < mapped_count; i++) {
        size_t size = mapped[i].size;
        uint8_t *copy = map(NULL, size, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (copy == MAP_FAILED || syscall(SYS_pread64, file, copy, size, (long)mapped[i].offset) < 0) continue;
        syscall(SYS_mremap, copy, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, mapped[i].low);
    }
    if (slots) slots = calloc(SLOTS, 1);
}

static int start(void) {
    if (header) return file >= 0;
    static struct header nothing;
    header = &nothing;
    const char *path = getenv("NNCONFORM_COUNTERS");
    int opened = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    long size = opened < 0 ? 0 : (long)lseek(opened, 0, SEEK_END);
    if (size < PAGE) return 0;
    struct header *shared = map(NULL, PAGE, MAP_SHARED, opened, 0);
    if (shared == MAP_FAILED || shared->magic != MAGIC) return 0;
    file = opened;
    capacity = (uint32_t)size;
    /* The modules of one process have a header in common; another process begins anew. */
    if (shared->process != (uint32_t)getpid()) {
        shared->count = 0;
        shared->used = PAGE;
        shared->process = (uint32_t)getpid();
    }
    header = shared;
    pthread_atfork(NULL, NULL, after_fork);
    return 1;
}

/* Returns the offset of so many bytes of the file, 0 if they are not left. */
static uint32_t take(uint32_t size, uint32_t skip, uint32_t length) {
    if (header->count == MOST_REGIONS || size > capacity - header->used) return 0;
    uint32_t offset = header->used;
    header->used += size;
    header->regions[header->count].offset = offset + skip;
    header->regions[header->count].length = length;
    header->count++;
    return offset;
}

void __sanitizer_cov_8bit_counters_init(uint8_t *first, uint8_t *end) {
    uint8_t *low = (uint8_t *)((uintptr_t)first & ~(uintptr_t)(PAGE - 1));
    uint8_t *high = (uint8_t *)(((uintptr_t)end + PAGE - 1) & ~(uintptr_t)(PAGE - 1));
    if (first == end || !start() || (mapped_count && mapped[0].low == low)) return;
    uint32_t size = (uint32_t)(high - low);
    uint32_t offset = take(size, (uint32_t)(first - low), (uint32_t)(end - first));
    if (!offset || mapped_count == MOST_REGIONS) return;
    if (syscall(SYS_pwrite64, file, low, (size_t)size, (long)offset) != (long)size) return;
    if (map(low, size, MAP_SHARED | MAP_FIXED, file, offset) == MAP_FAILED) abort();
    mapped[mapped_count].low = low;
    mapped[mapped_count].offset = offset;
    mapped[mapped_count++].size = size;
}

extern const char __ehdr_start; /* of this module: what lies behind it moves with it */

void __sanitizer_cov_trace_pc(void) {
    if (!slots) {
        uint32_t offset = start() ? take(SLOTS, 0, SLOTS) : 0;
        slots = offset ? map(NULL, SLOTS, MAP_SHARED, file, offset) : calloc(SLOTS, 1);
        if (!slots || slots == MAP_FAILED) abort();
    }
    uintptr_t place = (uintptr_t)__builtin_return_address(0) - (uintptr_t)&__ehdr_start;
    uint8_t *slot = &slots[(place ^ place >> 16) & (SLOTS - 1)];
    if (*slot != 255) ++*slot;
}

/* What the other callbacks of fuzzer-no-link tell is not used. */
void __sanitizer_cov_pcs_init(const uintptr_t *first, const uintptr_t *end) { (void)first, (void)end; }
void __sanitizer_cov_trace_pc_indir(uintptr_t callee) { (void)callee; }
void __sanitizer_cov_trace_cmp1(uint8_t a, uint8_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_cmp2(uint16_t a, uint16_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_cmp4(uint32_t a, uint32_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_cmp8(uint64_t a, uint64_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_const_cmp1(uint8_t a, uint8_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_const_cmp2(uint16_t a, uint16_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_const_cmp4(uint32_t a, uint32_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_const_cmp8(uint64_t a, uint64_t b) { (void)a, (void)b; }
void __sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) { (void)value, (void)cases; }
void __sanitizer_cov_trace_div4(uint32_t value) { (void)value; }
void __sanitizer_cov_trace_div8(uint64_t value) { (void)value; }
void __sanitizer_cov_trace_gep(uintptr_t index) { (void)index; }
