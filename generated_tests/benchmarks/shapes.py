"""The constraints of one typical call of each operation, for the benchmark of the kernels. Everything not given here is
the simplest: no padding beyond SAME, stride 1, no activation, NHWC.
"""

from __future__ import annotations

from nnconform.harness.generate.per_op import Constraints

# Named extents, the same in every operation that has them: an image, and a cell.
SIZES = (
    {"b": 1, "h": 56, "w": 56, "c": 64, "c_in": 64, "c_out": 64, "filter_h": 3, "filter_w": 3}
    | {"n_input": 128, "n_cell": 128, "n_output": 128, "units": 128, "outer": 16, "inner": 4}
    | {"n": 256, "classes": 32, "hashes": 8, "bits": 16, "memory": 16, "input_size": 512}
)
# A tensor of any rank; two of them.
TENSOR = (1, 56, 56, 32)
ROWS, COLUMNS = 100, 1024

# Arguments that a network has as constants.
CONSTANTS = frozenset(
    {"filter", "bias", "weights", "weights_feature", "weights_time", "recurrent_weights", "keys", "alpha"}
)
PAIR = {"lhs": TENSOR, "rhs": TENSOR}


TYPICAL = {
    **{name: Constraints(extents=PAIR) for name in ("ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM")},
    **{name: Constraints(extents=PAIR) for name in ("EQUAL", "NOT_EQUAL", "LESS", "LESS_EQUAL", "GREATER")},
    **{name: Constraints(extents=PAIR) for name in ("GREATER_EQUAL", "LOGICAL_AND", "LOGICAL_OR")},
    "POW": Constraints(extents={"base": TENSOR, "exponent": TENSOR}),
    "PRELU": Constraints(extents={"input": TENSOR, "alpha": (TENSOR[-1],)}),
    "SELECT": Constraints(extents=dict.fromkeys(("condition", "if_true", "if_false"), TENSOR)),
    "BATCH_MATMUL": Constraints(extents={"rhs": (4, 64, 64)}, values={"adj_x": False, "adj_y": False}),
    "CONCATENATION": Constraints(extents={"inputs": TENSOR}, values={"axis": 0}),
    "PACK": Constraints(extents={"inputs": TENSOR}, values={"axis": 0}),
    "EMBEDDING_LOOKUP": Constraints(sizes=SIZES, extents={"values": (ROWS, COLUMNS)}),
    "HASHTABLE_LOOKUP": Constraints(sizes=SIZES, extents={"values": (ROWS, COLUMNS)}),
    "LSH_PROJECTION": Constraints(sizes=SIZES, extents={"input": (ROWS, 4)}),
    "FULLY_CONNECTED": Constraints(sizes=SIZES, extents={"input": (16, 512)}, constants=CONSTANTS),
    "GATHER": Constraints(extents={"input": (ROWS, COLUMNS), "indices": (100,)}, values={"axis": 0}),
    **{name: Constraints(extents={"input": TENSOR}, values={"axis": 3}) for name in ("ARGMAX", "ARGMIN")},
    "CHANNEL_SHUFFLE": Constraints(extents={"input": TENSOR}, values={"axis": 3, "num_groups": 4}),
    "SPLIT": Constraints(extents={"input": TENSOR}, values={"axis": 3, "num_splits": 2}),
    **{
        name: Constraints(extents={"input": TENSOR}, values={"axes": [1, 2], "keep_dims": keep})
        for names, keep in (
            (("MEAN",), 1),
            (("REDUCE_ALL", "REDUCE_ANY", "REDUCE_MAX", "REDUCE_MIN", "REDUCE_PROD", "REDUCE_SUM"), True),
        )
        for name in names
    },
    "FILL": Constraints(values={"shape": TENSOR}),
    "RESHAPE": Constraints(extents={"input": TENSOR}, values={"shape": [-1, TENSOR[-1]]}),
    "TRANSPOSE": Constraints(extents={"input": TENSOR}, values={"perm": [0, 3, 1, 2]}),
    "TILE": Constraints(extents={"input": TENSOR}, values={"multiples": [1, 1, 1, 2]}),
    "SLICE": Constraints(extents={"input": TENSOR}, values={"begin": [0, 4, 4, 0], "size": [1, 48, 48, 32]}),
    "STRIDED_SLICE": Constraints(
        extents={"input": TENSOR},
        values={"begin": [0, 0, 0, 0], "end": list(TENSOR), "strides": [1, 2, 2, 1]}
        | {"begin_mask": 0, "end_mask": 0, "shrink_axis_mask": 0},
    ),
    **{
        name: Constraints(extents={"input": TENSOR}, values={"paddings": [[0, 0], [2, 2], [2, 2], [0, 0]]})
        for name in ("PAD", "PAD_V2", "MIRROR_PAD")
    },
    "REVERSE": Constraints(extents={"input": TENSOR}, values={"axis": [3]}),
    "EXPAND_DIMS": Constraints(extents={"input": TENSOR}, values={"axis": 0}),
    "SQUEEZE": Constraints(extents={"input": TENSOR}, values={"axes": [0]}),
    "TOPK_V2": Constraints(extents={"input": (ROWS, COLUMNS)}, values={"k": 8}),
    **{
        name: Constraints(extents={"input": (ROWS, COLUMNS)}, values={"axis": -1})
        for name in ("SOFTMAX", "LOG_SOFTMAX")
    },
    "LOCAL_RESPONSE_NORMALIZATION": Constraints(extents={"input": TENSOR}, values={"radius": 2, "axis": -1}),
    "L2_NORMALIZATION": Constraints(extents={"input": TENSOR}, values={"axis": -1}),
    **{
        name: Constraints(sizes=SIZES, values={"filter_width": 3, "filter_height": 3})
        for name in ("AVERAGE_POOL_2D", "MAX_POOL_2D", "L2_POOL_2D")
    },
    **{
        name: Constraints(sizes=SIZES, values={"out_height": 112, "out_width": 112})
        for name in ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR")
    },
    **{
        name: Constraints(sizes=SIZES, values={"block_size": 2, "block_shape": [2, 2]})
        for name in ("DEPTH_TO_SPACE", "SPACE_TO_DEPTH", "SPACE_TO_BATCH_ND")
    },
    "BATCH_TO_SPACE_ND": Constraints(sizes={**SIZES, "b": 4}, values={"block_shape": [2, 2]}),
    "GROUPED_CONV_2D": Constraints(sizes=SIZES, values={"num_groups": 4}, constants=CONSTANTS),
    "TRANSPOSE_CONV_2D": Constraints(sizes=SIZES, values={"stride_width": 2, "stride_height": 2}, constants=CONSTANTS),
}


def typical_constraints(name: str) -> Constraints:
    """Return the constraints of an operation: those of the table, or the sizes of an image and a cell."""
    return TYPICAL.get(name) or Constraints(sizes=SIZES, constants=CONSTANTS)


def simple_constraints(name: str) -> Constraints:
    """Return the constraints of an operation on one tensor."""
    return Constraints(extents={name: TENSOR})
