"""Operations of each kind on ``litert:``. Expected values are worked by hand from the definitions."""

from __future__ import annotations

from math import exp, log

import pytest

from nnconform.harness.loaders.adapters.litert.tests.models import outcome_of
from nnconform.harness.loaders.adapters.tests.models import Given, case_of, const, fed
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import SymmPerChannelQuantParams
from nnconform.harness.results.verdict import Verdict

F32, F16, I32, B8 = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_BOOL8
U8, S8 = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED


def ints(*values: int) -> list[Given]:
    return [const(T.INT32, value) for value in values]


def flag(value: bool) -> Given:
    return const(T.BOOL, value)


IMAGE = [[[[1.0], [2.0]], [[3.0], [4.0]]]]
ONES = [[[[1.0], [1.0]], [[1.0], [1.0]]]]
# A convolution of IMAGE with ONES, the image one pixel of zeros larger above and to the left.
PADDED_SUMS = [[[[1.0], [3.0]], [[4.0], [10.0]]]]
# Times 1.75 both fall between two floats, one below the upper and one above the lower: 7 units of 2^-16 are 6 then.
FAR = [-112 + 4 * 2**-17, -114 + 12 * 2**-17]
# Of the exponentials of 0 and -3.5 + 7 * 2^-16.
SUM = log(1 + exp(-3.5 + 7 * 2**-16))

CASES = {
    "add_relu1": (O.ADD, [fed(F32, [1, -3.0]), fed(F32, [2.0]), *ints(2)], [fed(F32, [1, -1.0])]),
    "add_float16": (O.ADD, [fed(F16, [1, -3.0]), const(F16, [0.5]), *ints(0)], [fed(F16, [1.5, -2.5])]),
    "add_int32": (O.ADD, [fed(I32, [7, -3]), fed(I32, [2, 2]), *ints(0)], [fed(I32, [9, -1])]),
    "add_int32_with_a_scale": (
        O.ADD,
        [fed(I32, [7, 3], 0.5), fed(I32, [2, 2], 0.5), *ints(0)],
        [fed(I32, [9, 5], 0.5)],
    ),
    "div_int32_is_a_floor": (O.DIV, [fed(I32, [-7, 7]), fed(I32, [2, 2]), *ints(0)], [fed(I32, [-4, 3])]),
    "mul_quant8": (O.MUL, [fed(U8, [3, 200], 0.5), fed(U8, [4, 2], 0.5), *ints(0)], [fed(U8, [3, 100], 1.0)]),
    "abs_int32": (O.ABS, [fed(I32, [-3, 4])], [fed(I32, [3, 4])]),
    "rsqrt_signed": (O.RSQRT, [fed(S8, [4, 16], 1.0)], [fed(S8, [50, 25], 0.01)]),
    "rsqrt_quant8": (O.RSQRT, [fed(U8, [4, 16], 1.0)], [fed(U8, [50, 25], 0.01)]),
    "elu": (O.ELU, [fed(F32, [-1.0, 2.0]), const(T.FLOAT32, 1.0)], [fed(F32, [-0.6321206, 2.0])]),
    "elu_alpha": (O.ELU, [fed(F32, [-1.0, 2.0]), const(T.FLOAT32, 2.0)], [fed(F32, [-1.2642411, 2.0])]),
    "log_softmax_far_from_0": (
        O.LOG_SOFTMAX,
        [fed(F32, [FAR]), const(T.FLOAT32, 1.75), *ints(1)],
        [fed(F32, [[-SUM, -3.5 + 7 * 2**-16 - SUM]])],
    ),
    "hard_swish": (O.HARD_SWISH, [fed(F32, [-4.0, 1.0, 5.0])], [fed(F32, [0.0, 0.6666667, 5.0])]),
    "hard_swish_signed": (O.HARD_SWISH, [fed(S8, [-40, 30, 50], 0.1)], [fed(S8, [0, 30, 50], 0.1)]),
    "fill": (O.FILL, [fed(I32, [2, 2]), const(T.INT32, 7)], [fed(I32, [[7, 7], [7, 7]])]),
    "fill_float16": (O.FILL, [fed(I32, [2]), const(T.FLOAT16, 1.5)], [fed(F16, [1.5, 1.5])]),
    "rank": (O.RANK, [fed(F32, [[1.0, 2.0]])], [fed(T.INT32, 2)]),
    "less_bool": (O.LESS, [fed(B8, [False, True]), fed(B8, [True, True])], [fed(B8, [True, False])]),
    "equal_coarse_scales": (O.EQUAL, [fed(U8, [2, 3], 1.0), fed(U8, [1, 1], 2.0)], [fed(B8, [True, False])]),
    "cast_clamps": (O.CAST, [fed(F32, [-1.0, 2.7, 300.0])], [fed(U8, [0, 2, 255], 1.0)]),
    "cast_int32_clamps": (O.CAST, [fed(I32, [-1, 2, 300])], [fed(U8, [0, 2, 255], 1.0)]),
    "cast_quant16": (
        O.CAST,
        [fed(T.TENSOR_QUANT16_ASYMM, [0, 65535], 1.0)],
        [fed(T.TENSOR_QUANT16_ASYMM, [0, 65535], 1.0)],
    ),
    "reshape_int32": (O.RESHAPE, [fed(I32, [[1, 2]]), const(I32, [2, -1])], [fed(I32, [[1], [2]])]),
    "pack": (O.PACK, [*ints(1), fed(I32, [1, 2]), fed(I32, [3, 4])], [fed(I32, [[1, 3], [2, 4]])]),
    "pack_quant8": (O.PACK, [*ints(0), fed(U8, [1], 1.0), fed(U8, [3], 1.0)], [fed(U8, [[1], [3]], 1.0)]),
    "mirror_pad": (
        O.MIRROR_PAD,
        [fed(F32, [1.0, 2.0, 3.0]), const(I32, [[2, 1]]), *ints(0)],
        [fed(F32, [3, 2, 1, 2, 3, 2.0])],
    ),
    "mirror_pad_signed": (
        O.MIRROR_PAD,
        [fed(S8, [1, 2, 3], 1.0), const(I32, [[2, 1]]), *ints(1)],
        [fed(S8, [2, 1, 1, 2, 3, 3], 1.0)],
    ),
    "mirror_pad_quant8": (
        O.MIRROR_PAD,
        [fed(U8, [1, 2, 3], 1.0), const(I32, [[2, 1]]), *ints(1)],
        [fed(U8, [2, 1, 1, 2, 3, 3], 1.0)],
    ),
    "mirror_pad_int32": (
        O.MIRROR_PAD,
        [fed(I32, [1, 2, 3]), const(I32, [[2, 1]]), *ints(1)],
        [fed(I32, [2, 1, 1, 2, 3, 3])],
    ),
    "reverse": (O.REVERSE, [fed(F32, [[1.0, 2.0], [3.0, 4.0]]), const(I32, [1])], [fed(F32, [[2.0, 1.0], [4.0, 3.0]])]),
    "reverse_signed": (O.REVERSE, [fed(S8, [1, 2], 1.0), const(I32, [0])], [fed(S8, [2, 1], 1.0)]),
    "reverse_quant8": (O.REVERSE, [fed(U8, [1, 2], 1.0), const(I32, [0])], [fed(U8, [2, 1], 1.0)]),
    "reverse_int32": (O.REVERSE, [fed(I32, [1, 2]), const(I32, [0])], [fed(I32, [2, 1])]),
    "batch_matmul": (
        O.BATCH_MATMUL,
        [fed(F32, [[1.0, 2.0]]), fed(F32, [[3.0, 4.0]]), flag(False), flag(True)],
        [fed(F32, [[11.0]])],
    ),
    "batch_matmul_signed": (
        O.BATCH_MATMUL,
        [fed(S8, [[1, 2]], 0.5, -1), fed(S8, [[3], [4]], 0.5, 1), flag(False), flag(False)],
        [fed(S8, [[13]], 0.25)],
    ),
    "embedding_lookup_int32": (
        O.EMBEDDING_LOOKUP,
        [fed(I32, [1, 0]), fed(I32, [[1, 2], [3, 4]])],
        [fed(I32, [[3, 4], [1, 2]])],
    ),
    "embedding_lookup_signed": (
        O.EMBEDDING_LOOKUP,
        [fed(I32, [1, 0]), fed(S8, [[1, 2], [3, 4]], 1.0)],
        [fed(S8, [[3, 4], [1, 2]], 1.0)],
    ),
    "squeeze_to_one": (O.SQUEEZE, [fed(F32, [[5.0]]), const(I32, None)], [fed(F32, [5.0])]),
    "mean_of_all": (O.MEAN, [fed(F32, [[1.0, 3.0]]), const(I32, [0, 1]), *ints(0)], [fed(F32, [2.0])]),
    "softmax_axis": (
        O.SOFTMAX,
        [fed(F32, [[0.0, 0.0], [0.0, 0.0]]), const(T.FLOAT32, 1.0), *ints(0)],
        [fed(F32, [[0.5, 0.5], [0.5, 0.5]])],
    ),
    "maximum_rescales": (O.MAXIMUM, [fed(S8, [4, 8], 1.0), fed(S8, [12, 12], 0.5)], [fed(S8, [3, 4], 2.0)]),
    "concatenation_rescales": (
        O.CONCATENATION,
        [fed(S8, [4], 1.0), fed(S8, [4], 0.5), *ints(0)],
        [fed(S8, [4, 2], 1.0)],
    ),
    "max_pool_explicit_padding": (
        O.MAX_POOL_2D,
        [fed(F32, [[[[-1.0]]]]), *ints(1, 1, 1, 1, 1, 1, 2, 2, 0)],
        [fed(F32, [[[[-1.0], [-1.0]], [[-1.0], [-1.0]]]])],
    ),
    "conv_explicit_padding": (
        O.CONV_2D,
        [fed(F32, IMAGE), const(F32, ONES), const(F32, [0.0]), *ints(1, 0, 1, 0, 1, 1, 0)],
        [fed(F32, PADDED_SUMS)],
    ),
    "conv_explicit_padding_quant8": (
        O.CONV_2D,
        [
            fed(U8, [[[[12], [14]], [[16], [18]]]], 0.5, 10),
            const(U8, [[[[3], [3]], [[3], [3]]]], 0.5, 1),
            const(I32, [0], 0.25),
            *ints(1, 0, 1, 0, 1, 1, 0),
        ],
        [fed(U8, [[[[1], [3]], [[4], [10]]]], 1.0)],
    ),
    # Per channel, a LiteRT kernel takes int8 only; signed with a filter's zero point, only uint8.
    "conv_per_channel_quant8": (
        O.CONV_2D,
        [
            fed(U8, [[[[12], [14]]]], 0.5, 10),
            const(T.TENSOR_QUANT8_SYMM_PER_CHANNEL, [[[[2]]], [[[2]]]], extra=SymmPerChannelQuantParams((0.5, 1.0), 0)),
            const(I32, [0, 4]),
            *ints(2, 1, 1, 0),
        ],
        [fed(U8, [[[[1, 4], [2, 6]]]], 1.0)],
    ),
    "conv_signed_filter_zero_point": (
        O.CONV_2D,
        [fed(S8, [[[[12], [14]]]], 0.5, 10), const(S8, [[[[3]]]], 0.5, 1), const(I32, [0], 0.25), *ints(2, 1, 1, 0)],
        [fed(S8, [[[[1], [2]]]], 1.0)],
    ),
    "conv_nchw": (
        O.CONV_2D,
        [
            fed(F32, [[[[1.0]], [[2.0]]]]),
            const(F32, [[[[3.0, 4.0]]]]),
            const(F32, [1.0]),
            *ints(2, 1, 1, 0),
            flag(True),
        ],
        [fed(F32, [[[[12.0]]]])],
    ),
    "grouped_conv": (
        O.GROUPED_CONV_2D,
        [
            fed(F32, [[[[1.0, 2.0]]]]),
            const(F32, [[[[3.0]]], [[[5.0]]]]),
            const(F32, [0.0, 1.0]),
            *ints(2, 1, 1, 2, 0),
            flag(False),
        ],
        [fed(F32, [[[[3.0, 11.0]]]])],
    ),
    "transpose_conv_explicit_padding": (
        O.TRANSPOSE_CONV_2D,
        [
            fed(F32, [[[[1.0], [2.0]]]]),
            const(F32, [[[[1.0], [10.0], [100.0]]]]),
            const(F32, [0.0]),
            *ints(2, 0, 0, 0, 1, 1, 0),
            flag(False),
        ],
        [fed(F32, [[[[120.0], [200.0]]]])],
    ),
    "depth_to_space": (O.DEPTH_TO_SPACE, [fed(F32, [[[[1.0, 2.0, 3.0, 4.0]]]]), *ints(2)], [fed(F32, IMAGE)]),
    "resize_half_pixel_centers": (
        O.RESIZE_BILINEAR,
        [fed(F32, [[[[0.0], [4.0]]]]), *ints(4, 1), flag(False), flag(False), flag(True)],
        [fed(F32, [[[[0.0], [1.0], [3.0], [4.0]]]])],
    ),
    "resize_align_corners": (
        O.RESIZE_NEAREST_NEIGHBOR,
        [fed(F32, [[[[0.0], [4.0]]]]), *ints(3, 1), flag(False), flag(True), flag(False)],
        [fed(F32, [[[[0.0], [4.0], [4.0]]]])],
    ),
    "rnn": (
        O.RNN,
        [fed(F32, [[1.0]]), const(F32, [[2.0]]), const(F32, [[3.0]]), const(F32, [4.0]), fed(F32, [[5.0]]), *ints(0)],
        [fed(F32, [[21.0]]), fed(F32, [[21.0]])],
    ),
    "svdf": (
        # The state is [old, free]; the new feature 6 takes the free place: out = 1 * 1 + 6 * 10.
        O.SVDF,
        [
            fed(F32, [[2.0]]),
            const(F32, [[3.0]]),
            const(F32, [[1.0, 10.0]]),
            const(F32, None),
            fed(F32, [[1.0, 0.0]]),
            *ints(1, 0),
        ],
        [fed(F32, [[6.0, 0.0]]), fed(F32, [[61.0]])],
    ),
    "channel_shuffle": (
        O.CHANNEL_SHUFFLE,
        [fed(F32, [[1.0, 2.0, 3.0, 4.0]]), *ints(2, -1)],
        [fed(F32, [[1.0, 3.0, 2.0, 4.0]])],
    ),
    "instance_normalization": (
        O.INSTANCE_NORMALIZATION,
        [fed(F32, [[[[1.0], [3.0]]]]), *(const(T.FLOAT32, value) for value in (2.0, 10.0, 0.0)), flag(False)],
        [fed(F32, [[[[8.0], [12.0]]]])],
    ),
}


# BUILTIN_REF has no ELU.
NOT_IN_REFERENCE = {"elu", "elu_alpha"}


@pytest.mark.parametrize("name", CASES)
def test_answer(name):
    outcome = outcome_of(case_of(*CASES[name]))
    assert outcome.verdict == Verdict.PASSED, outcome.message


@pytest.mark.parametrize("name", CASES)
def test_answer_of_the_reference_kernels(name):
    outcome = outcome_of(case_of(*CASES[name]), "litert:?kernels=reference")
    wanted = Verdict.UNSUPPORTED if name in NOT_IN_REFERENCE else Verdict.PASSED
    assert outcome.verdict == wanted, outcome.message
