"""Models of the operations that move, choose, join and reduce elements, as in ``nets.py``."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.mlts.tests.build_tflite import Net, Op, T
from nnconform.mlts.tests.nets import F, I, S, U, binary, raw, real, unary


def B(*shape: int, data: Any = None) -> T:
    """A boolean tensor."""
    return T("BOOL", shape, data)


def with_ints(name: str, source: T, ints: Any, output: T, **options: Any) -> Net:
    """An operation whose second input is a constant of integers."""
    value = np.asarray(ints, np.int32)
    return Net((source, I(*value.shape, data=value), output), (Op(name, (0, 1), (2,), options),))


def _many(name: str, inputs: tuple[T, ...], outputs: tuple[T, ...], fed: tuple[int, ...], **options: Any) -> Net:
    count = len(inputs)
    indexes = tuple(range(count, count + len(outputs)))
    return Net((*inputs, *outputs), (Op(name, tuple(range(count)), indexes, options),), fed, indexes)


_IMAGE = F(1, 4, 6, 8)

SHAPES: dict[str, Net] = {
    "gather": with_ints("GATHER", F(3, 4, 2), [[2, 0], [3, 3]], F(3, 2, 2, 2), axis=1),
    "gather_int8": with_ints("GATHER", S(3, 4), [2, 0], S(2, 4), axis=-2),
    "arg_max": with_ints("ARG_MAX", F(3, 5, 2), 1, I(3, 2), outputType=2),
    "arg_min_uint8": with_ints("ARG_MIN", U(3, 50), [-1], I(3), outputType=2),
    "topk_v2": _many("TOPK_V2", (F(3, 9), I(data=2)), (F(3, 2), I(3, 2)), (0,)),
    "split": _many("SPLIT", (I(data=-1), F(2, 6)), (F(2, 3), F(2, 3)), (1,), numSplits=2),
    "split_v": _many(
        "SPLIT_V", (F(2, 6), I(3, data=[3, -1, 1]), I(data=1)), (F(2, 3), F(2, 2), F(2, 1)), (0,), numSplits=3
    ),
    "unpack": _many("UNPACK", (F(2, 3, 2),), (F(2, 2), F(2, 2), F(2, 2)), (0,), axis=-2, num=3),
    "slice": _many("SLICE", (F(4, 5), I(2, data=[1, 2]), I(2, data=[2, 3])), (F(2, 3),), (0,)),
    "slice_int64": _many("SLICE", (F(4, 5), T("INT64", (2,), [1, 2]), T("INT64", (2,), [2, 3])), (F(2, 3),), (0,)),
    "strided_slice": _many(
        "STRIDED_SLICE",
        (F(4, 5, 6), I(3, data=[3, 1, 2]), I(3, data=[0, 5, 6]), I(3, data=[-1, 2, 1])),
        (F(4, 2),),
        (0,),
        beginMask=1,
        endMask=1,
        shrinkAxisMask=4,
    ),
    "expand_dims": with_ints("EXPAND_DIMS", F(2, 3), -1, F(2, 3, 1)),
    "transpose": with_ints("TRANSPOSE", F(2, 3, 4), [2, 0, 1], F(4, 2, 3)),
    "tile": with_ints("TILE", F(2, 3), [2, 1], F(4, 3)),
    "pad": with_ints("PAD", F(2, 3), [[0, 1], [2, 0]], F(3, 5)),
    "pad_int8": with_ints("PAD", S(2, 3, zero=9), [[0, 1], [2, 0]], S(3, 5, zero=9)),
    "pad_v2": _many("PADV2", (F(2, 3), I(2, 2, data=[[0, 1], [2, 0]]), F(data=2.5)), (F(3, 5),), (0,)),
    "pad_v2_uint8": _many("PADV2", (U(2, 3), I(2, 2, data=[[0, 1], [2, 0]]), U(data=7)), (U(3, 5),), (0,)),
    "mirror_pad": with_ints("MIRROR_PAD", F(2, 4), [[0, 1], [2, 3]], F(3, 9), mode=0),
    "mirror_pad_symmetric": with_ints("MIRROR_PAD", F(2, 4), [[0, 1], [2, 3]], F(3, 9), mode=1),
    "sum": with_ints("SUM", F(3, 4, 2), [1], F(3, 1, 2), keepDims=True),
    "reduce_max": with_ints("REDUCE_MAX", F(3, 4, 2), [0, -1], F(4), keepDims=False),
    "reduce_min_int8": with_ints("REDUCE_MIN", S(3, 4, 2), [1], S(3, 2)),
    "reduce_prod": with_ints("REDUCE_PROD", F(3, 4), 1, F(3)),
    "reduce_any": with_ints("REDUCE_ANY", B(9, 2), [1], B(9)),
    "reduce_all": with_ints("REDUCE_ALL", B(9, 2), [1], B(9)),
    "mean": with_ints("MEAN", F(3, 4, 2), [1], F(3, 2)),
    "mean_kept": with_ints("MEAN", F(3, 4, 2), [1, 2], F(3, 1, 1), keepDims=True),
    "resize_bilinear": with_ints("RESIZE_BILINEAR", F(1, 3, 4, 2), [5, 7], F(1, 5, 7, 2)),
    "resize_bilinear_centres": with_ints(
        "RESIZE_BILINEAR", F(1, 3, 4, 2), [5, 7], F(1, 5, 7, 2), halfPixelCenters=True
    ),
    "resize_nearest": with_ints("RESIZE_NEAREST_NEIGHBOR", F(1, 3, 4, 2), [5, 7], F(1, 5, 7, 2)),
    "resize_nearest_corners": with_ints(
        "RESIZE_NEAREST_NEIGHBOR", F(1, 3, 4, 2), [5, 7], F(1, 5, 7, 2), alignCorners=True
    ),
    "depth_to_space": unary("DEPTH_TO_SPACE", _IMAGE, F(1, 8, 12, 2), {"blockSize": 2}),
    "space_to_depth": unary("SPACE_TO_DEPTH", _IMAGE, F(1, 2, 3, 32), {"blockSize": 2}),
    "space_to_batch": _many(
        "SPACE_TO_BATCH_ND",
        (F(1, 4, 5, 2), I(2, data=[2, 3]), I(2, 2, data=[[0, 0], [1, 0]])),
        (F(6, 2, 2, 2),),
        (0,),
    ),
    "batch_to_space": _many(
        "BATCH_TO_SPACE_ND",
        (F(6, 2, 2, 2), I(2, data=[2, 3]), I(2, 2, data=[[0, 0], [0, 0]])),
        (F(1, 4, 6, 2),),
        (0,),
    ),
    "batch_to_space_cropped": _many(
        "BATCH_TO_SPACE_ND",
        (F(6, 2, 2, 2), I(2, data=[2, 3]), I(2, 2, data=[[1, 0], [0, 2]])),
        (F(1, 3, 4, 2),),
        (0,),
    ),
    "pack": _many("PACK", (F(2, 3), F(2, 3)), (F(2, 3, 2),), (0, 1), axis=-1, valuesCount=2),
    "reverse": with_ints("REVERSE_V2", F(2, 3, 2), [1], F(2, 3, 2)),
    "fill": Net(
        (F(2, 3), I(2, data=[2, 3]), F(data=1.5), F(2, 3), F(2, 3)),
        (Op("FILL", (1, 2), (3,), {}), Op("ADD", (0, 3), (4,), {})),
    ),
    "select": _many("SELECT", (B(2, 3), F(2, 3), F(2, 3)), (F(2, 3),), (0, 1, 2)),
    "select_v2": _many(
        "SELECT_V2",
        (B(2, 9), S(2, 9), S(2, 9)),
        (S(2, 9),),
        (0, 1, 2),
    ),
    "select_of_one": Net((F(2, 3), B(data=True), F(2, 3)), (Op("SELECT_V2", (1, 0, 0), (2,), {}),)),
    "rank": Net(
        (F(2, 3), T("INT32", ()), F(2, 3)),
        (Op("RANK", (0,), (1,), {}), Op("RELU", (0,), (2,))),
        outputs=(1, 2),
    ),
    "embedding_lookup": _many("EMBEDDING_LOOKUP", (I(3, data=[2, 0, 2]), F(3, 4)), (F(3, 4),), (1,)),
    "hashtable_lookup": _many(
        "HASHTABLE_LOOKUP",
        (I(3, data=[7, 3, 9]), I(3, data=[3, 5, 9]), F(3, 4)),
        (F(3, 4), T("UINT8", (3,))),
        (2,),
    ),
    "lsh_projection": _many(
        "LSH_PROJECTION", (F(4, 2, data=real(4, 2)), I(3, 2), F(3, data=real(3))), (I(8),), (1,), type=2
    ),
    "batch_matmul": binary("BATCH_MATMUL", F(2, 3, 4), F(2, 5, 4), F(2, 3, 5), adjY=True),
    "transpose_conv": Net(
        (
            F(1, 3, 4, 2),
            I(4, data=[1, 7, 9, 3]),
            F(3, 3, 3, 2, data=real(3, 3, 3, 2)),
            F(3, data=real(3)),
            F(1, 7, 9, 3),
        ),
        (Op("TRANSPOSE_CONV", (1, 2, 0, 3), (4,), {"padding": 1, "strideW": 2, "strideH": 2}),),
    ),
    "transpose_conv_uint8": Net(
        (
            U(1, 3, 4, 2),
            I(4, data=[1, 6, 8, 3]),
            U(3, 3, 3, 2, scale=0.02, zero=120, data=raw(3, 3, 3, 2, low=0, high=255)),
            U(1, 6, 8, 3, scale=1.0),
        ),
        (Op("TRANSPOSE_CONV", (1, 2, 0), (3,), {"padding": 0, "strideW": 2, "strideH": 2}),),
    ),
}
