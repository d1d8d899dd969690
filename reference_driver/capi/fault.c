/* Deliberate faults, selected by an environment variable, which a harness has to detect. */
#include "driver.h"

#include <stdlib.h>
#include <string.h>

bool fault_is(const char *fault, const char *stage) {
    const char *chosen = getenv("NNCONFORM_FAULT");
    size_t length = strlen(fault);
    if (!chosen || strncmp(chosen, fault, length)) return false;
    chosen += length;
    return *chosen == '@' ? !strcmp(chosen + 1, stage) : !*chosen && !strcmp(stage, "compute");
}

void commit_fault(const char *stage) {
    /* volatile keeps the compiler from recognising the invalid access and removing it. */
    if (fault_is("segv", stage)) {
        volatile int *volatile nowhere = NULL;
        *nowhere = 1;
    }
    if (fault_is("abort", stage)) abort();
    if (fault_is("exit", stage)) _Exit(3);
    if (fault_is("loop", stage))
        for (volatile int forever = 1; forever;) {}
    if (fault_is("double_free", stage)) {
        void *volatile block = malloc(64), *volatile again = block;
        free(block);
        free(again);
    }
    if (fault_is("heap_overflow", stage)) {
        volatile char *block = malloc(2000);
        for (size_t i = 0; i < 2064; i++) block[i] = -1;
        free((void *)block);
    }
    if (fault_is("leak", stage)) {
        volatile char *lost = malloc(1 << 20);
        for (size_t i = 0; i < 1 << 20; i += 1 << 12) lost[i] = 1;
    }
}

/* Faults that only few models show, for fuzzers: NNCONFORM_FAULT=FAULT@operand. The sanitizers see each of them. */
void commit_operand_fault(const struct operand *operand) {
    if (fault_is("short_shape", "operand") && operand->rank > 4) {
        volatile uint32_t *four = calloc(4, sizeof *four);
        for (uint32_t i = 0; i < operand->rank; i++) four[i] = operand->dims[i];
        free((void *)four);
    }
    if (fault_is("stale_zero", "operand") && operand->zero_point == 255) {
        /* Two names, so that gcc, which warns of a use after free, does not see that they are one. */
        void *volatile block = malloc(sizeof(int32_t)), *volatile again = block;
        free(block);
        *(volatile int32_t *)again = operand->zero_point;
    }
    if (fault_is("wrapped_size", "operand")) {
        volatile int32_t size = (int32_t)element_size(operand->type);
        for (uint32_t i = 0; i < operand->rank; i++) size = size * (int32_t)operand->dims[i];
    }
}
