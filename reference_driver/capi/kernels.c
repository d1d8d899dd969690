/* The operations: the arguments of each, the shape of its result, and the result. Everything is computed in double and
   rounded once, so that the quantised types need no arithmetic of their own. */
#include "driver.h"

#include <math.h>
#include <string.h>

/* One form of calling an operation, with a letter for each argument.
   t tensor like the first, w weights, B bias, S tensor of int32, i int32, f float32, b bool */
struct form {
    int32_t operation;
    const char *pattern;
    enum fit (*shape)(struct call *call);
    void (*compute)(int32_t operation, struct call *call);
};

static int32_t int_of(const struct call *call, uint32_t place) {
    return *(const int32_t *)call->in[place]->data;
}

/* A bool that may be omitted. */
static bool flag_of(const struct call *call, uint32_t place) {
    return place < call->count && *(const uint8_t *)call->in[place]->data;
}

static double activated(double value, int32_t activation) {
    switch (activation) {
        case 1: return fmax(value, 0);
        case 2: return fmin(fmax(value, -1), 1);
        case 3: return fmin(fmax(value, 0), 6);
        default: return value;
    }
}

/* Whether a constant activation is valid; one in the request is checked at execution. */
static bool activation_is_valid(const struct tensor *tensor) {
    return !tensor->data || (*(const int32_t *)tensor->data >= 0 && *(const int32_t *)tensor->data <= 3);
}

static enum fit same_shape(struct call *call) {
    const struct tensor *in = call->in[0];
    if (!is_known(in)) return NOT_YET_KNOWN;
    call->out->rank = in->rank;
    memcpy(call->out->dims, in->dims, sizeof in->dims);
    return in->rank <= 4 ? FITS : BROKEN;
}

static bool same_quantisation(const struct operand *a, const struct operand *b) {
    return a->scale == b->scale && a->zero_point == b->zero_point;
}

/* Whether a quantised output has the scale and, if it is unsigned, the zero point that the operation prescribes. */
static bool output_is(const struct call *call, float scale, int32_t zero_point) {
    const struct operand *out = call->out->operand;
    if (!is_quantised(out->type)) return true;
    return out->scale == scale && out->zero_point == zero_point - (out->type == TENSOR_QUANT8_ASYMM_SIGNED ? 128 : 0);
}

/* ADD, MUL */

static enum fit broadcast_shape(struct call *call) {
    const struct tensor *a = call->in[0], *b = call->in[1];
    if (!activation_is_valid(call->in[2])) return BROKEN;
    if (!is_known(a) || !is_known(b)) return NOT_YET_KNOWN;
    uint32_t rank = a->rank > b->rank ? a->rank : b->rank;
    for (uint32_t i = 0; i < rank; i++) {
        uint32_t from_a = i < a->rank ? a->dims[a->rank - 1 - i] : 1;
        uint32_t from_b = i < b->rank ? b->dims[b->rank - 1 - i] : 1;
        if (from_a != from_b && from_a != 1 && from_b != 1) return BROKEN;
        call->out->dims[rank - 1 - i] = from_a == 1 ? from_b : from_a;
    }
    call->out->rank = rank;
    return rank <= 4 ? FITS : BROKEN;
}

static enum fit product_shape(struct call *call) {
    const struct operand *a = call->in[0]->operand, *b = call->in[1]->operand, *out = call->out->operand;
    if (is_quantised(out->type) && !(out->scale > a->scale * b->scale)) return BROKEN;
    return broadcast_shape(call);
}

/* The element of an operand that is broadcast to the result's element `index`. */
static size_t broadcast_index(const struct tensor *from, const struct tensor *to, size_t index) {
    size_t found = 0, stride = 1;
    for (uint32_t i = 0; i < to->rank; i++) {
        size_t place = index % to->dims[to->rank - 1 - i];
        index /= to->dims[to->rank - 1 - i];
        if (i >= from->rank) break;
        uint32_t extent = from->dims[from->rank - 1 - i];
        found += (extent == 1 ? 0 : place) * stride;
        stride *= extent;
    }
    return found;
}

static void compute_binary(int32_t operation, struct call *call) {
    struct tensor *out = call->out;
    for (size_t i = 0, count = count_of(out); i < count; i++) {
        double a = get_real(call->in[0], broadcast_index(call->in[0], out, i));
        double b = get_real(call->in[1], broadcast_index(call->in[1], out, i));
        put_real(out, i, activated(operation == ADD ? a + b : a * b, int_of(call, 2)));
    }
}

/* RELU, RELU1, RELU6, LOGISTIC, TANH */

static enum fit clip_shape(struct call *call) {
    return same_quantisation(call->in[0]->operand, call->out->operand) ? same_shape(call) : BROKEN;
}

static enum fit logistic_shape(struct call *call) {
    return output_is(call, 1.0f / 256, 0) ? same_shape(call) : BROKEN;
}

static enum fit tanh_shape(struct call *call) {
    return output_is(call, 1.0f / 128, 128) ? same_shape(call) : BROKEN;
}

static void compute_unary(int32_t operation, struct call *call) {
    for (size_t i = 0, count = count_of(call->out); i < count; i++) {
        double x = get_real(call->in[0], i);
        if (operation == LOGISTIC) x = 1 / (1 + exp(-x));
        else if (operation == TANH) x = tanh(x);
        else x = activated(x, operation - RELU + 1);
        put_real(call->out, i, x);
    }
}

/* SOFTMAX */

static enum fit softmax_shape(struct call *call) {
    const struct tensor *in = call->in[0], *beta = call->in[1];
    if (!output_is(call, 1.0f / 256, 0)) return BROKEN;
    if (beta->data && !(*(const float *)beta->data > 0)) return BROKEN;
    if (call->count > 2 && call->in[2]->data && in->rank) {
        int32_t axis = int_of(call, 2), rank = (int32_t)in->rank;
        if (axis < -rank || axis >= rank) return BROKEN;
    }
    return same_shape(call);
}

static void compute_softmax(int32_t operation, struct call *call) {
    (void)operation;
    const struct tensor *in = call->in[0];
    int32_t axis = call->count > 2 ? int_of(call, 2) : -1;
    if (axis < 0) axis += (int32_t)in->rank;
    float beta = *(const float *)call->in[1]->data;
    size_t extent = in->dims[axis], below = 1;
    for (uint32_t i = (uint32_t)axis + 1; i < in->rank; i++) below *= in->dims[i];
    for (size_t row = 0, rows = count_of(in) / extent; row < rows; row++) {
        size_t first = row / below * below * extent + row % below;
        double most = -INFINITY, sum = 0;
        for (size_t i = 0; i < extent; i++) most = fmax(most, get_real(in, first + i * below));
        for (size_t i = 0; i < extent; i++) sum += exp((get_real(in, first + i * below) - most) * (double)beta);
        for (size_t i = 0; i < extent; i++)
            put_real(call->out, first + i * below, exp((get_real(in, first + i * below) - most) * (double)beta) / sum);
    }
}

/* RESHAPE */

static enum fit reshape_shape(struct call *call) {
    const struct tensor *in = call->in[0], *shape = call->in[1];
    if (!same_quantisation(in->operand, call->out->operand)) return BROKEN;
    if (!is_known(in) || !is_known(shape) || !shape->data) return NOT_YET_KNOWN;
    const int32_t *wanted = shape->data;
    size_t count = count_of(in), rest = 1;
    uint32_t rank = shape->dims[0], open = MAX_RANK;
    if (shape->rank != 1 || rank > MAX_RANK) return BROKEN;
    for (uint32_t i = 0; i < rank; i++) {
        if (wanted[i] < -1 || !wanted[i] || (wanted[i] == -1 && open != MAX_RANK)) return BROKEN;
        if (wanted[i] == -1) open = i;
        else if (__builtin_mul_overflow(rest, (size_t)wanted[i], &rest)) return BROKEN;
        call->out->dims[i] = (uint32_t)wanted[i];
    }
    if (open != MAX_RANK) call->out->dims[open] = (uint32_t)(count / rest);
    call->out->rank = rank;
    return open == MAX_RANK ? (rest == count ? FITS : BROKEN) : count % rest ? BROKEN : FITS;
}

static void compute_reshape(int32_t operation, struct call *call) {
    (void)operation;
    memcpy(call->out->data, call->in[0]->data, count_of(call->in[0]) * element_size(call->in[0]->operand->type));
}

/* FULLY_CONNECTED and CONV_2D */

static float weight_scale(const struct tensor *weights, uint32_t unit) {
    return weights->operand->channel_scales ? weights->operand->channel_scales[unit] : weights->operand->scale;
}

static double bias_of(const struct call *call, uint32_t unit) {
    const struct tensor *bias = call->in[2];
    if (bias->operand->type == TENSOR_FLOAT32) return get_real(bias, unit);
    double scale = (double)call->in[0]->operand->scale * (double)weight_scale(call->in[1], unit);
    return ((const int32_t *)bias->data)[unit] * scale;
}

/* Whether the bias matches the weights, whose first extent is the number of units. */
static enum fit bias_fit(const struct call *call) {
    const struct tensor *weights = call->in[1], *bias = call->in[2];
    const struct operand *in = call->in[0]->operand;
    if (bias->operand->type == TENSOR_INT32) {
        bool per_channel = weights->operand->channel_scales;
        float product = per_channel ? 0 : in->scale * weights->operand->scale;
        if (fabsf(bias->operand->scale - product) > 1e-6f * product) return BROKEN;
        if (per_channel && weights->operand->channel_dim) return BROKEN;
    }
    if (!is_known(weights) || !is_known(bias)) return NOT_YET_KNOWN;
    return bias->rank == 1 && bias->dims[0] == weights->dims[0] ? FITS : BROKEN;
}

static enum fit product_of_rows_shape(struct call *call) {
    const struct tensor *in = call->in[0], *weights = call->in[1];
    enum fit fit = activation_is_valid(call->in[3]) ? bias_fit(call) : BROKEN;
    if (fit != FITS) return fit;
    if (weights->rank != 2) return BROKEN;
    if (!is_known(in)) return NOT_YET_KNOWN;
    if (in->rank < 2 || in->rank > 4 || count_of(in) % weights->dims[1]) return BROKEN;
    call->out->rank = 2;
    call->out->dims[0] = (uint32_t)(count_of(in) / weights->dims[1]);
    call->out->dims[1] = weights->dims[0];
    return FITS;
}

static void compute_product_of_rows(int32_t operation, struct call *call) {
    (void)operation;
    size_t width = call->in[1]->dims[1];
    uint32_t units = call->out->dims[1];
    for (size_t row = 0; row < call->out->dims[0]; row++)
        for (uint32_t unit = 0; unit < units; unit++) {
            double sum = bias_of(call, unit);
            for (size_t i = 0; i < width; i++)
                sum += get_real(call->in[0], row * width + i) * get_real(call->in[1], unit * width + i);
            put_real(call->out, row * units + unit, activated(sum, int_of(call, 3)));
        }
}

struct axis { int64_t in, kernel, stride, dilation, head, out; };
struct window { struct axis height, width; int32_t activation; bool nchw; };

/* The extent of the result; SAME pads so that it is in / stride, rounded up. */
static bool fit_axis(struct axis *axis, int32_t scheme, int64_t head, int64_t tail) {
    int64_t reach = (axis->kernel - 1) * axis->dilation + 1;
    if (axis->stride < 1 || axis->dilation < 1 || head < 0 || tail < 0) return false;
    if (scheme == 1) {
        int64_t out = (axis->in + axis->stride - 1) / axis->stride, total = (out - 1) * axis->stride + reach - axis->in;
        head = total > 0 ? total / 2 : 0;
        tail = total > 0 ? total - head : 0;
    }
    if (head >= reach || tail >= reach || axis->in + head + tail < reach) return false;
    axis->head = head;
    axis->out = (axis->in + head + tail - reach) / axis->stride + 1;
    return true;
}

static enum fit read_window(const struct call *call, struct window *window) {
    const struct tensor *in = call->in[0], *filter = call->in[1];
    bool explicit = call->count > 7 && call->in[7]->operand->type == INT32;
    uint32_t at = explicit ? 7 : 4, optional = at + 3;
    for (uint32_t i = 3; i < call->count; i++)
        if (!call->in[i]->data) return NOT_YET_KNOWN;
    int32_t scheme = explicit ? 2 : int_of(call, 3);
    bool dilated = call->count > optional + 1;
    if (scheme != 1 && scheme != 2) return BROKEN;
    window->nchw = flag_of(call, optional);
    window->activation = int_of(call, at + 2);
    uint32_t height = window->nchw ? 2 : 1, channels = window->nchw ? 1 : 3;
    if (in->rank != 4 || filter->rank != 4 || in->dims[channels] != filter->dims[3]) return BROKEN;
    window->width = (struct axis){in->dims[height + 1], filter->dims[2], int_of(call, at), 1, 0, 0};
    window->height = (struct axis){in->dims[height], filter->dims[1], int_of(call, at + 1), 1, 0, 0};
    if (dilated) {
        window->width.dilation = int_of(call, optional + 1);
        window->height.dilation = int_of(call, optional + 2);
    }
    bool fits = fit_axis(&window->width, scheme, explicit ? int_of(call, 3) : 0, explicit ? int_of(call, 4) : 0) &&
                fit_axis(&window->height, scheme, explicit ? int_of(call, 5) : 0, explicit ? int_of(call, 6) : 0);
    return fits && window->activation >= 0 && window->activation <= 3 ? FITS : BROKEN;
}

static enum fit convolution_shape(struct call *call) {
    enum fit fit = bias_fit(call);
    if (fit != FITS) return fit;
    if (!is_known(call->in[0])) return NOT_YET_KNOWN;
    struct window window;
    if ((fit = read_window(call, &window)) != FITS) return fit;
    uint32_t *dims = call->out->dims, c_out = call->in[1]->dims[0];
    uint32_t height = (uint32_t)window.height.out, width = (uint32_t)window.width.out;
    call->out->rank = 4;
    dims[0] = call->in[0]->dims[0];
    dims[1] = window.nchw ? c_out : height;
    dims[2] = window.nchw ? height : width;
    dims[3] = window.nchw ? width : c_out;
    return FITS;
}

/* The element of an image with these extents. */
static size_t cell(const struct tensor *image, bool nchw, size_t b, size_t y, size_t x, size_t c) {
    const uint32_t *dims = image->dims;
    if (nchw) return ((b * dims[1] + c) * dims[2] + y) * dims[3] + x;
    return ((b * dims[1] + y) * dims[2] + x) * dims[3] + c;
}

static double convolved(const struct call *call, const struct window *window, size_t b, int64_t y, int64_t x,
                        uint32_t unit) {
    const struct tensor *in = call->in[0], *filter = call->in[1];
    double sum = bias_of(call, unit);
    for (int64_t dy = 0; dy < window->height.kernel; dy++)
        for (int64_t dx = 0; dx < window->width.kernel; dx++) {
            int64_t from_y = y * window->height.stride - window->height.head + dy * window->height.dilation;
            int64_t from_x = x * window->width.stride - window->width.head + dx * window->width.dilation;
            if (from_y < 0 || from_y >= window->height.in || from_x < 0 || from_x >= window->width.in) continue;
            for (uint32_t c = 0; c < filter->dims[3]; c++)
                sum += get_real(in, cell(in, window->nchw, b, (size_t)from_y, (size_t)from_x, c)) *
                       get_real(filter, cell(filter, false, unit, (size_t)dy, (size_t)dx, c));
        }
    return sum;
}

static void compute_convolution(int32_t operation, struct call *call) {
    (void)operation;
    struct window window;
    read_window(call, &window);
    for (size_t b = 0; b < call->out->dims[0]; b++)
        for (int64_t y = 0; y < window.height.out; y++)
            for (int64_t x = 0; x < window.width.out; x++)
                for (uint32_t unit = 0; unit < call->in[1]->dims[0]; unit++)
                    put_real(call->out, cell(call->out, window.nchw, b, (size_t)y, (size_t)x, unit),
                        activated(convolved(call, &window, b, y, x, unit), window.activation));
}

static const struct form FORMS[] = {
    {ADD, "tti", broadcast_shape, compute_binary},
    {MUL, "tti", product_shape, compute_binary},
    {RELU, "t", clip_shape, compute_unary},
    {RELU1, "t", clip_shape, compute_unary},
    {RELU6, "t", clip_shape, compute_unary},
    {LOGISTIC, "t", logistic_shape, compute_unary},
    {TANH, "t", tanh_shape, compute_unary},
    {SOFTMAX, "tf", softmax_shape, compute_softmax},
    {SOFTMAX, "tfi", softmax_shape, compute_softmax},
    {RESHAPE, "tS", reshape_shape, compute_reshape},
    {FULLY_CONNECTED, "ttBi", product_of_rows_shape, compute_product_of_rows},
    {CONV_2D, "twBiiiiiii", convolution_shape, compute_convolution},
    {CONV_2D, "twBiiiiiiib", convolution_shape, compute_convolution},
    {CONV_2D, "twBiiiiiiibii", convolution_shape, compute_convolution},
    {CONV_2D, "twBiiii", convolution_shape, compute_convolution},
    {CONV_2D, "twBiiiib", convolution_shape, compute_convolution},
    {CONV_2D, "twBiiiibii", convolution_shape, compute_convolution},
};

static bool letter_fits(char letter, const struct operand *operand, int32_t first) {
    if (operand->lifetime == NO_VALUE) return false;
    switch (letter) {
        case 't': return operand->type == first;
        case 'w':
            return operand->type == first || (is_quantised(first) && operand->type == TENSOR_QUANT8_SYMM_PER_CHANNEL);
        case 'B': return operand->type == (first == TENSOR_FLOAT32 ? TENSOR_FLOAT32 : TENSOR_INT32);
        case 'S': return operand->type == TENSOR_INT32;
        case 'i': return operand->type == INT32;
        case 'f': return operand->type == FLOAT32;
        default: return operand->type == BOOL;
    }
}

static bool form_fits(const struct form *form, const struct ANeuralNetworksModel *model,
                      const struct operation *operation) {
    if (form->operation != operation->type || strlen(form->pattern) != operation->input_count) return false;
    int32_t first = model->operands[operation->inputs[0]].type;
    for (uint32_t i = 0; i < operation->input_count; i++)
        if (!letter_fits(form->pattern[i], &model->operands[operation->inputs[i]], first)) return false;
    return operation->output_count == 1 && model->operands[operation->outputs[0]].type == first;
}

const struct form *find_form(const struct ANeuralNetworksModel *model, const struct operation *operation,
                             enum support *why) {
    bool known = false;
    int32_t first = operation->input_count ? model->operands[operation->inputs[0]].type : -1;
    bool computed = first == TENSOR_FLOAT32 || is_quantised(first);
    for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++) {
        known |= FORMS[i].operation == operation->type;
        if (computed && form_fits(&FORMS[i], model, operation)) {
            *why = SUPPORTED;
            return &FORMS[i];
        }
    }
    /* An element type that this driver does not compute may still be valid. */
    bool scalar = first == INT32 || first == FLOAT32 || first == BOOL;
    *why = known && (computed || scalar || first < 0) ? INVALID : UNSUPPORTED;
    return NULL;
}

enum fit infer_shape(const struct form *form, struct call *call) {
    return form->shape(call);
}

void compute(const struct form *form, struct call *call) {
    form->compute(form->operation, call);
}
