/* The elements of tensors: their sizes, and their values as real numbers. */
#include "driver.h"

#include <math.h>

bool is_quantised(int32_t type) {
    return type == TENSOR_QUANT8_ASYMM || type == TENSOR_QUANT8_ASYMM_SIGNED;
}

size_t element_size(int32_t type) {
    static const uint8_t sizes[] = {4, 4, 4, 4, 4, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1, 0};
    return type >= 0 && type <= LAST_OPERAND_TYPE ? sizes[type] : 0;
}

size_t byte_size(int32_t type, uint32_t rank, const uint32_t *dims) {
    size_t size = element_size(type);
    bool is_tensor = type > 2 && type != BOOL && type != 10;
    if (is_tensor && !rank) return 0;
    for (uint32_t i = 0; i < rank; i++)
        if (__builtin_mul_overflow(size, (size_t)dims[i], &size)) return 0;
    return size;
}

size_t count_of(const struct tensor *tensor) {
    size_t count = 1;
    for (uint32_t i = 0; i < tensor->rank; i++) count *= tensor->dims[i];
    return count;
}

bool is_known(const struct tensor *tensor) {
    return byte_size(tensor->operand->type, tensor->rank, tensor->dims);
}

/* Elements as real numbers */

static float channel_scale(const struct tensor *tensor, size_t index) {
    const struct operand *operand = tensor->operand;
    size_t below = 1;
    for (uint32_t i = operand->channel_dim + 1; i < tensor->rank; i++) below *= tensor->dims[i];
    return operand->channel_scales[index / below % operand->channels];
}

double get_real(const struct tensor *tensor, size_t index) {
    const struct operand *operand = tensor->operand;
    switch (operand->type) {
        case TENSOR_QUANT8_ASYMM:
            return (((const uint8_t *)tensor->data)[index] - operand->zero_point) * (double)operand->scale;
        case TENSOR_QUANT8_ASYMM_SIGNED:
            return (((const int8_t *)tensor->data)[index] - operand->zero_point) * (double)operand->scale;
        case TENSOR_QUANT8_SYMM_PER_CHANNEL:
            return ((const int8_t *)tensor->data)[index] * (double)channel_scale(tensor, index);
        default: return ((const float *)tensor->data)[index];
    }
}

void put_real(struct tensor *tensor, size_t index, double value) {
    const struct operand *operand = tensor->operand;
    if (!is_quantised(operand->type)) {
        ((float *)tensor->data)[index] = (float)value;
        return;
    }
    bool is_signed = operand->type == TENSOR_QUANT8_ASYMM_SIGNED;
    double raw = round(value / (double)operand->scale) + operand->zero_point;
    raw = fmin(fmax(raw, is_signed ? -128 : 0), is_signed ? 127 : 255);
    if (is_signed) ((int8_t *)tensor->data)[index] = (int8_t)raw;
    else ((uint8_t *)tensor->data)[index] = (uint8_t)raw;
}
