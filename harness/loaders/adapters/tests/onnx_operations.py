"""Operations of each kind, for the runtimes that read ONNX. Expected values are worked out by hand from the
definitions.
"""

from __future__ import annotations

from nnconform.harness.loaders.adapters.tests.models import Given, const, fed
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import SymmPerChannelQuantParams

F32, F16, I32, B8 = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_BOOL8
U8, S8, Q16 = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED, T.TENSOR_QUANT16_ASYMM
PER_CHANNEL = T.TENSOR_QUANT8_SYMM_PER_CHANNEL


def ints(*values: int) -> list[Given]:
    return [const(T.INT32, value) for value in values]


def flag(value: bool) -> Given:
    return const(T.BOOL, value)


def left_out(type: T) -> Given:
    return const(type, None)


IMAGE = [[[[1.0], [2.0]], [[3.0], [4.0]]]]
ONES = [[[[1.0], [1.0]], [[1.0], [1.0]]]]
# A convolution of IMAGE with ONES, the image one pixel of zeros larger above and to the left.
PADDED_SUMS = [[[[1.0], [3.0]], [[4.0], [10.0]]]]
# Two output channels, both of which take the input times 1: 2 * 0.5 and 4 * 0.25.
CHANNELS = const(PER_CHANNEL, [[[[2]]], [[[4]]]], extra=SymmPerChannelQuantParams((0.5, 0.25), 0))
ONE_STEP = [
    fed(F32, [[[1.0]], [[2.0]]]),  # two steps of one batch
    const(F32, [[2.0]]),
    const(F32, [[1.0]]),
    const(F32, [0.5]),
    fed(F32, [[10.0]]),
]
# A cell whose gates see nothing but their biases, which open all halfway; its input gate is coupled.
SHUT_LSTM = [
    fed(F32, [[[1.0]]]),
    *(left_out(F32), *(const(F32, [[0.0]]) for _ in range(3))),
    *(left_out(F32), *(const(F32, [[0.0]]) for _ in range(3))),
    *(left_out(F32) for _ in range(3)),
    *(left_out(F32), *(const(F32, [0.0]) for _ in range(3))),
    *(left_out(F32), left_out(F32)),
    *(fed(F32, [[0.25]]), fed(F32, [[2.0]])),
    *(const(T.INT32, 4), const(T.FLOAT32, 0.75), const(T.FLOAT32, 0.0), const(T.BOOL, True)),
    *(left_out(F32) for _ in range(4)),
]

CASES = {
    "add_relu1": (O.ADD, [fed(F32, [1, -3.0]), fed(F32, [2.0]), *ints(2)], [fed(F32, [1, -1.0])]),
    "add_float16_relu6": (O.ADD, [fed(F16, [1, 9.0]), const(F16, [0.5]), *ints(3)], [fed(F16, [1.5, 6.0])]),
    "add_int32": (O.ADD, [fed(I32, [7, -3]), fed(I32, [2, 2]), *ints(0)], [fed(I32, [9, -1])]),
    "add_int32_with_a_scale": (
        O.ADD,
        [fed(I32, [7, 3], 0.5), fed(I32, [2, 2], 0.5), *ints(0)],
        [fed(I32, [9, 5])],
    ),
    "add_int32_to_a_scale": (
        O.ADD,
        [fed(I32, [7, 3], 0.5), fed(I32, [2, 2], 0.5), *ints(0)],
        [fed(I32, [9, 5], 0.5)],
    ),
    "div_int32_is_a_floor": (O.DIV, [fed(I32, [-7, 7, 7]), fed(I32, [2, 2, -2]), *ints(0)], [fed(I32, [-4, 3, -4])]),
    "mul_quant8": (O.MUL, [fed(U8, [3, 200], 0.5), fed(U8, [4, 2], 0.5), *ints(0)], [fed(U8, [3, 100], 1.0)]),
    "add_signed_relu": (O.ADD, [fed(S8, [3, -5], 1.0), fed(S8, [1, 1], 1.0), *ints(1)], [fed(S8, [4, 0], 1.0)]),
    "not_equal_rescales": (O.NOT_EQUAL, [fed(U8, [2, 3], 1.0), fed(U8, [1, 1], 2.0)], [fed(B8, [False, True])]),
    "less_bool": (O.LESS, [fed(B8, [False, True]), fed(B8, [True, True])], [fed(B8, [True, False])]),
    "cast_clamps": (O.CAST, [fed(F32, [-1.0, 2.7, 300.0])], [fed(U8, [0, 2, 255], 1.0)]),
    "cast_raw": (O.CAST, [fed(U8, [3, 4], 0.5, 7)], [fed(I32, [3, 4])]),
    "quantize": (O.QUANTIZE, [fed(F32, [-1.0, 0.5, 99.0])], [fed(S8, [-1, 2, 127], 0.5, 1)]),
    "dequantize_float16": (O.DEQUANTIZE, [fed(U8, [0, 3], 0.5, 1)], [fed(F16, [-0.5, 1.0])]),
    "dequantize_by_channel": (
        O.DEQUANTIZE,
        [Given(PER_CHANNEL, [[1, 1], [2, -2]], extra=SymmPerChannelQuantParams((0.5, 0.25), 1))],
        [fed(F32, [[0.5, 0.25], [1.0, -0.5]])],
    ),
    "elu": (O.ELU, [fed(F32, [-1.0, 2.0]), const(T.FLOAT32, 2.0)], [fed(F32, [-1.2642411, 2.0])]),
    "prelu_wider_alpha": (O.PRELU, [fed(F32, [-2.0]), fed(F32, [1.0, 0.5])], [fed(F32, [-2.0, -1.0])]),
    "conv_explicit_padding": (
        O.CONV_2D,
        [fed(F32, IMAGE), const(F32, ONES), const(F32, [0.0]), *ints(1, 0, 1, 0, 1, 1, 0)],
        [fed(F32, PADDED_SUMS)],
    ),
    "conv_nchw": (
        O.CONV_2D,
        [fed(F32, [[[[1.0, 2], [3, 4]]]]), const(F32, ONES), const(F32, [1.0]), *ints(2, 1, 1, 0), flag(True)],
        [fed(F32, [[[[11.0]]]])],
    ),
    "conv_by_channel": (
        O.CONV_2D,
        [fed(S8, [[[[3]]]], 0.5, 1), CHANNELS, const(I32, [0, -8]), *ints(2, 1, 1, 0)],
        [fed(S8, [[[[1, 0]]]], 1.0)],
    ),
    "depthwise": (
        O.DEPTHWISE_CONV_2D,
        [fed(F32, [[[[3.0, 5.0]]]]), const(F32, [[[[1.0, 2, 3, 4]]]]), const(F32, [0.0] * 4), *ints(2, 1, 1, 2, 0)],
        [fed(F32, [[[[3.0, 6, 15, 20]]]])],
    ),
    "transpose_conv": (
        O.TRANSPOSE_CONV_2D,
        [fed(F32, [[[[2.0]]]]), const(F32, IMAGE), const(F32, [1.0]), *ints(0, -1, 0, 0, 2, 2, 0), flag(False)],
        [fed(F32, [[[[3.0], [5.0], [1.0]], [[7.0], [9.0], [1.0]]]])],
    ),
    "average_without_padding": (
        O.AVERAGE_POOL_2D,
        [fed(F32, [[[[4.0]]]]), *ints(1, 1, 1, 1, 1, 1, 2, 2, 0)],
        [fed(F32, [[[[4.0], [4.0]], [[4.0], [4.0]]]])],
    ),
    "l2_pool": (O.L2_POOL_2D, [fed(F32, [[[[1.0], [7.0]]]]), *ints(2, 1, 1, 2, 1, 0)], [fed(F32, [[[[5.0]]]])]),
    "fully_connected": (
        O.FULLY_CONNECTED,
        [fed(F32, [[[1.0, 2]], [[3, 4]]]), const(F32, [[1.0, 10]]), const(F32, [0.5]), *ints(0)],
        [fed(F32, [[21.5], [43.5]])],
    ),
    "batch_matmul_int32": (
        O.BATCH_MATMUL,
        [fed(I32, [[1, 2]]), fed(I32, [[3, 4]]), flag(False), flag(True)],
        [fed(I32, [[11]])],
    ),
    "concatenation_rescales": (
        O.CONCATENATION,
        [fed(S8, [4], 1.0), fed(S8, [4], 0.5), *ints(0)],
        [fed(S8, [4, 2], 1.0)],
    ),
    "reshape_at_run_time": (O.RESHAPE, [fed(I32, [[1, 2]]), fed(I32, [2, -1])], [fed(I32, [[1], [2]])]),
    "squeeze_to_one": (O.SQUEEZE, [fed(F32, [[5.0]]), left_out(I32)], [fed(F32, [5.0])]),
    "squeeze_at_run_time": (O.SQUEEZE, [fed(F32, [[5.0]]), fed(I32, [0, 1])], [fed(F32, [5.0])]),
    "pad_quant8": (O.PAD, [fed(U8, [3], 1.0, 9), fed(I32, [[1, 2]])], [fed(U8, [9, 3, 9, 9], 1.0, 9)]),
    "mirror_pad_symmetric": (
        O.MIRROR_PAD,
        [fed(S8, [1, 2, 3], 1.0), const(I32, [[2, 1]]), *ints(1)],
        [fed(S8, [2, 1, 1, 2, 3, 3], 1.0)],
    ),
    "slice_to_the_end": (O.SLICE, [fed(F32, [1.0, 2, 3]), fed(I32, [1]), fed(I32, [-1])], [fed(F32, [2.0, 3.0])]),
    "strided_slice_backwards": (
        O.STRIDED_SLICE,
        [fed(F32, [[1.0, 2, 3]]), fed(I32, [0, 9]), fed(I32, [1, 1]), fed(I32, [1, -1]), *ints(0, 2, 1)],
        [fed(F32, [3.0, 2, 1])],
    ),
    "argmax_first_of_equals": (O.ARGMAX, [fed(I32, [3, 7, 7]), *ints(0)], [fed(I32, [1])]),
    "topk_last_of_equals": (O.TOPK_V2, [fed(I32, [7, 3, 7]), *ints(2)], [fed(I32, [7, 7]), fed(I32, [2, 0])]),
    "reduce_any": (O.REDUCE_ANY, [fed(B8, [[False, True]]), const(I32, [1]), flag(False)], [fed(B8, [True])]),
    "reduce_twice_the_same": (O.REDUCE_SUM, [fed(F32, [1.0, 2.0]), const(I32, [0, -1]), flag(True)], [fed(F32, [3.0])]),
    "reduce_at_run_time": (
        O.REDUCE_SUM,
        [fed(F32, [[1.0, 2.0], [3.0, 4.0]]), fed(I32, [1, -1]), flag(False)],
        [fed(F32, [3.0, 7.0])],
    ),
    "reduce_to_one_at_run_time": (O.REDUCE_MAX, [fed(F32, [1.0, 2.0]), fed(I32, [0]), flag(False)], [fed(F32, [2.0])]),
    "mean_of_all": (O.MEAN, [fed(F32, [[1.0, 3.0]]), const(I32, [0, 1]), *ints(0)], [fed(F32, [2.0])]),
    "softmax_beta": (
        O.SOFTMAX,
        [fed(F32, [[0.0, 1.0]]), const(T.FLOAT32, 1.0986123), *ints(1)],
        [fed(F32, [[0.25, 0.75]])],
    ),
    "l2_normalization": (O.L2_NORMALIZATION, [fed(F32, [[3.0, 4.0]])], [fed(F32, [[0.6, 0.8]])]),
    "local_response": (
        O.LOCAL_RESPONSE_NORMALIZATION,
        [fed(F32, [3.0, 4.0]), *ints(1), *(const(T.FLOAT32, value) for value in (0.0, 1.0, 0.5))],
        [fed(F32, [0.6, 0.8])],
    ),
    "space_to_batch": (
        O.SPACE_TO_BATCH_ND,
        [fed(F32, IMAGE), const(I32, [1, 2]), const(I32, [[0, 0], [1, 1]])],
        [fed(F32, [[[[0.0], [2.0]], [[0.0], [4.0]]], [[[1.0], [0.0]], [[3.0], [0.0]]]])],
    ),
    "depth_to_space": (
        O.DEPTH_TO_SPACE,
        [fed(F32, [[[[1.0, 2, 3, 4]]]]), *ints(2)],
        [fed(F32, IMAGE)],
    ),
    "resize_nearest_half_pixel": (
        O.RESIZE_NEAREST_NEIGHBOR,
        [fed(F32, [[[[1.0], [2.0], [3.0], [4.0]]]]), *ints(2, 1), flag(False), flag(False), flag(True)],
        [fed(F32, [[[[2.0], [4.0]]]])],
    ),
    # A region of no width at the right edge, taken as one pixel: a sample half a pixel beyond the edge.
    "roi_align_beyond_the_edge": (
        O.ROI_ALIGN,
        [
            *(fed(F32, IMAGE), fed(F32, [[2.0, 0.0, 2.0, 1.0]]), fed(I32, [0]), *ints(1, 1)),
            *(const(T.FLOAT32, 1.0), const(T.FLOAT32, 1.0), *ints(1, 1), flag(False)),
        ],
        [fed(F32, [[[[3.0]]]])],
    ),
    "roi_pooling": (
        O.ROI_POOLING,
        [
            *(fed(F32, IMAGE), fed(F32, [[0.0, 0.0, 2.0, 2.0]]), fed(I32, [0]), *ints(1, 2)),
            *(const(T.FLOAT32, 2.0), const(T.FLOAT32, 2.0), flag(False)),
        ],
        [fed(F32, [[[[3.0], [4.0]]]])],
    ),
    "box_transform_quant16": (
        O.AXIS_ALIGNED_BBOX_TRANSFORM,
        [
            *(fed(Q16, [[80, 80, 160, 160]], 0.125), fed(U8, [[130, 128, 128, 128]], 0.25, 128)),
            *(fed(I32, [0]), fed(Q16, [[200, 180]], 0.125)),
        ],
        [fed(Q16, [[120, 80, 180, 160]], 0.125)],
    ),
    "hashtable_miss": (
        O.HASHTABLE_LOOKUP,
        [fed(I32, [7, 2]), fed(I32, [1, 2]), fed(F32, [[5.0], [6.0]])],
        [fed(F32, [[0.0], [6.0]]), fed(U8, [0, 1], 1.0)],
    ),
    "sequence_rnn": (
        O.UNIDIRECTIONAL_SEQUENCE_RNN,
        [*ONE_STEP, *ints(0, 1)],
        [fed(F32, [[[12.5]], [[17.0]]]), fed(F32, [[17.0]])],
    ),
    # Half of 2 is clipped to 0.75; half of tanh(0.75) comes out.
    "sequence_lstm": (
        O.UNIDIRECTIONAL_SEQUENCE_LSTM,
        SHUT_LSTM,
        [fed(F32, [[[0.3175745]]]), fed(F32, [[0.3175745]]), fed(F32, [[0.75]])],
    ),
    "svdf": (
        O.SVDF,
        [
            *(fed(F32, [[2.0]]), const(F32, [[3.0]]), const(F32, [[1.0, 10.0]]), left_out(F32)),
            *(fed(F32, [[4.0, 0.0]]), *ints(1, 0)),
        ],
        [fed(F32, [[6.0, 0.0]]), fed(F32, [[64.0]])],
    ),
}
