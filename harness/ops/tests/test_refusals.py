"""Calls that break a rule of their operation, each next to a similar one that keeps it."""

from __future__ import annotations

from typing import Any

import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.tests.calls import call_of
from nnconform.harness.validate.operation import check_operation

QUANT8 = {"types": T.TENSOR_QUANT8_ASYMM}
VALID = int(PaddingScheme.VALID)
WINDOW = {"stride_width": 1, "stride_height": 1, "fused_activation": 0}
DENSE, SPARSE = 2, 3
MASKS = {"begin_mask": 0, "end_mask": 0}
NMS = {"max_num_detections": 3, "max_classes_per_detection": 1, "max_num_detections_per_class": 1}
ROI = {"nchw": 0, "features": (1, 4, 4, 1), "batch_index": [0], "height_stride": 1.0, "width_stride": 1.0}
LSTM_INPUT_GATE = {"input_to_input_weights": [[1.0]], "recurrent_to_input_weights": [[1.0]], "input_gate_bias": [0.0]}

# The scale of the input, 1/128, times that of the weights, 0.5.
BIAS = {f"{gate}_bias": (2.0**-8, 0) for gate in ("input_gate", "forget_gate", "cell", "output_gate")}
AUX = [f"aux_input_to_{gate}_weights" for gate in ("forget", "cell", "output")]
FW_AUX, BW_AUX = ({f"{side}_{name}": [[1.0]] for name in AUX} for side in ("fw", "bw"))

# The operation, the common arguments, those of the valid call, those of the invalid one, and the error.
Case = tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], str]
CASES: list[Case] = [
    ("REVERSE", {"input": (2, 3)}, {"axis": [1]}, {"axis": [2]}, "axis: axis: got 2, wanted 0 to 1"),
    ("TILE", {"input": (2, 3)}, {"multiples": [1, 2]}, {"multiples": [1]},
     "multiples: number of elements: got 1, wanted 2"),
    ("BATCH_MATMUL", {"lhs": (5, 2, 3), "adj_x": 0, "adj_y": 0}, {"rhs": (5, 3, 4)}, {"rhs": (5, 4, 3)},
     "rhs: rows of the matrices: got 4, wanted 3"),
    ("BATCH_MATMUL", {"lhs": (5, 2, 3), "adj_x": 0, "adj_y": 0}, {"rhs": (5, 3, 4)}, {"rhs": (6, 3, 4)},
     "rhs: extent 0: got 6, wanted 5"),
    ("BATCH_MATMUL", {"lhs": (5, 2, 3), "adj_x": 0, "adj_y": 0}, {"rhs": (5, 3, 4)}, {"rhs": (3, 4)},
     "rhs: rank: got 0, wanted 1"),
    ("MUL", QUANT8 | {"lhs": (2,), "rhs": (2,), "output": (2,)}, {"quantised": {"output": (0.26, 0)}},
     {"quantised": {"output": (0.25, 0)}}, "output: scale: got 0.25, wanted above"),
    ("CHANNEL_SHUFFLE", {"input": (2, 6), "axis": 1}, {"num_groups": 3}, {"num_groups": 4},
     "num_groups: groups: got 4, wanted a divisor of the 6"),
    ("CONCATENATION", {"axis": 0}, {"inputs": [(2, 3), (4, 3)]}, {"inputs": [(2, 3), (4,)]},
     "inputs: rank of input 1: got 1, wanted 2"),
    ("CONCATENATION", {"axis": 0}, {"inputs": [(2, 3)]}, {"inputs": []},
     "inputs: number of tensors: got 0, wanted at least 1"),
    ("PACK", {"axis": 0}, {"inputs": [(2, 3)]}, {"inputs": []}, "inputs: number of tensors: got 0, wanted at least 1"),
    ("DEPTHWISE_CONV_2D", {"input": (1, 3, 3, 2), "filter": (1, 1, 1, 4)}, {"depth_multiplier": 2},
     {"depth_multiplier": 3}, "depth_multiplier: output channels: got 4, wanted 2 input channels times"),
    ("EMBEDDING_LOOKUP", {"values": (3, 2)}, {"lookups": [2, 0]}, {"lookups": [0, 3]},
     "lookups: value: got 3, wanted below 3"),
    ("FULLY_CONNECTED", {"weights": (2, 3)}, {"input": (2, 6)}, {"input": (2, 5)},
     "input: number of elements: got 10, wanted a multiple of the weights' input size 3"),
    ("GATHER", {"input": (2, 3), "axis": 1}, {"indices": [2]}, {"indices": [3]},
     "indices: largest index: got 3, wanted at most 2"),
    ("GROUPED_CONV_2D", {"nchw": 0, "input": (1, 3, 3, 4), "num_groups": 2}, {"filter": (2, 1, 1, 2)},
     {"filter": (2, 1, 1, 4)}, "filter: input channels: got 4"),
    ("GROUPED_CONV_2D", {"nchw": 0, "input": (1, 3, 3, 4), "num_groups": 2}, {"filter": (2, 1, 1, 2)},
     {"filter": (3, 1, 1, 2)}, "filter: output channels: got 3"),
    ("HASHTABLE_LOOKUP", {"values": (3, 2)}, {"keys": [1, 4, 9]}, {"keys": [1, 4]},
     "keys: number of keys: got 2, wanted 3"),
    ("HASHTABLE_LOOKUP", {"values": (3, 2)}, {"keys": [1, 4, 9]}, {"keys": [1, 9, 4]},
     "keys: order: got .*, wanted ascending"),
    ("HEATMAP_MAX_KEYPOINT", {"nchw": 0}, {"heatmap": (1, 2, 2, 3)}, {"heatmap": (1, 1, 1, 3)},
     "heatmap: height and width: got 1, wanted at least 2"),
    ("LSH_PROJECTION", {"type": SPARSE}, {"hash": (2, 31)}, {"hash": (2, 32)},
     "hash: bits of a signature: got 33, wanted at most 32"),
    ("LSH_PROJECTION", {"type": DENSE, "hash": (2, None)}, {"weight": [1.0]}, {},
     "weight: value: got none, wanted one"),
    ("LSH_PROJECTION", {"type": DENSE, "input": (3, 2)}, {"weight": [1.0] * 3}, {"weight": [1.0] * 2},
     "weight: number of elements: got 2, wanted 3"),
    ("LSH_PROJECTION", {"type": SPARSE}, {}, {"weight": [1.0]}, "weight: value: got one, wanted none"),
    ("MIRROR_PAD", {"input": (2, 3), "mode": 0}, {"paddings": [[1, 0], [2, 2]]}, {"paddings": [[0, 2], [0, 0]]},
     "paddings: padding of axis 0: got 2, wanted at most 1"),
    ("MIRROR_PAD", {"input": (2, 3), "mode": 1}, {"paddings": [[2, 0], [3, 3]]}, {"paddings": [[3, 0], [0, 0]]},
     "paddings: padding of axis 0: got 3, wanted at most 2"),
    ("PAD", {"input": (2, 3)}, {"paddings": [[1, 0], [0, 9]]}, {"paddings": [[1, 0]]},
     "paddings: number of rows: got 1, wanted 2"),
    ("AXIS_ALIGNED_BBOX_TRANSFORM", {}, {"deltas": (2, 8)}, {"deltas": (2, 6)}, "deltas: extent 1: got 6"),
    ("BOX_WITH_NMS_LIMIT", {}, {"scores": (2, 2)}, {"scores": (2, 1)}, "scores: classes: got 1, wanted at least 2"),
    ("BOX_WITH_NMS_LIMIT", {"scores": (2, 3)}, {"rois": (2, 12)}, {"rois": (2, 8)},
     "rois: extent 1: got 8, wanted 4 for each of 3 classes"),
    ("GENERATE_PROPOSALS", {"nchw": 0, "anchors": (3, 4)}, {"deltas": (1, 2, 2, 12)}, {"deltas": (1, 2, 2, 8)},
     "deltas: channels: got 8, wanted 4 for each of 3 anchors"),
    ("DETECTION_POSTPROCESSING", {}, {"scores": (1, 5, 2)}, {"scores": (1, 5, 1)},
     "scores: classes: got 1, wanted at least 2"),
    ("DETECTION_POSTPROCESSING", {}, {"deltas": (1, 5, 4)}, {"deltas": (1, 5, 3)},
     "deltas: extent 2: got 3, wanted at least 4"),
    ("DETECTION_POSTPROCESSING", {**NMS, "use_regular_nms": 1}, {}, {"max_num_detections_per_class": 0},
     "max_num_detections_per_class: "),
    ("DETECTION_POSTPROCESSING", {**NMS, "use_regular_nms": 0}, {"max_num_detections_per_class": 0},
     {"max_classes_per_detection": 0}, "max_classes_per_detection: "),
    ("RESHAPE", {"input": (2, 6)}, {"shape": [3, -1]}, {"shape": [-1, -1]},
     "shape: entries of -1: got 2, wanted at most one"),
    ("RESHAPE", {"input": (2, 6)}, {"shape": [3, 4]}, {"shape": [3, 5]},
     "shape: number of elements: got 15 in .*, wanted 12"),
    ("RESHAPE", {"input": (2, 6)}, {"shape": [-1, 4]}, {"shape": [-1, 5]},
     "shape: number of elements: got 10 in .*, wanted 12"),
    ("RESIZE_BILINEAR", {"form": "by_scale", "input": (1, 4, 4, 1), "width_scale": 1.0}, {"height_scale": 0.25},
     {"height_scale": 0.24}, "height_scale: height of the output: got 0.0, wanted at least 1"),
    ("RESIZE_BILINEAR", {"align_corners": 1}, {"half_pixel_centers": 0}, {"half_pixel_centers": 1},
     "half_pixel_centers: "),
    ("SLICE", {"input": (2, 3), "size": [0, 1]}, {"begin": [2, 2]}, {"begin": [3, 2]},
     "begin: begin of axis 0: got 3, wanted at most the extent 2"),
    ("SLICE", {"input": (2, 3), "begin": [0, 2]}, {"size": [2, 1]}, {"size": [2, 2]},
     r"size: begin \+ size of axis 1: got 4, wanted at most the extent 3"),
    ("SPACE_TO_BATCH_ND", {"input": (1, 4, 3, 1), "block_shape": [2, 2]}, {"paddings": [[0, 0], [0, 1]]},
     {"paddings": [[0, 0], [0, 0]]}, "input: padded width: got 3, wanted a multiple of the block's 2"),
    ("BATCH_TO_SPACE_ND", {"block_shape": [2, 2]}, {"input": (4, 1, 1, 1)}, {"input": (6, 1, 1, 1)},
     "input: batch: got 6, wanted a multiple of the block's 2 x 2"),
    ("SPACE_TO_DEPTH", {"block_size": 2}, {"input": (1, 2, 4, 1)}, {"input": (1, 2, 3, 1)},
     "input: width: got 3, wanted a multiple of 2"),
    ("DEPTH_TO_SPACE", {"block_size": 2}, {"input": (1, 1, 1, 8)}, {"input": (1, 1, 1, 6)},
     "input: .*: got 6, wanted a multiple of 4"),
    ("SPLIT", {"input": (2, 6), "axis": 1, "outputs": [None, None]}, {"num_splits": 2}, {"num_splits": 3},
     "num_splits: number of parts: got 3, wanted 2, the number of outputs"),
    ("SPLIT", {"input": (2, 5), "outputs": [None, None], "num_splits": 2}, {"axis": 0}, {"axis": 1},
     "num_splits: number of parts: got 2, wanted a divisor of the extent 5"),
    ("SQUEEZE", {"input": (2, 1)}, {"axes": [1]}, {"axes": [0]}, "axes: extent of axis 0: got 2, wanted 1"),
    ("STRIDED_SLICE", {**MASKS, "input": (4,), "begin": [0], "end": [4], "shrink_axis_mask": 0}, {"strides": [2]},
     {"strides": [0]}, "strides: stride of axis 0: got 0, wanted not 0"),
    ("STRIDED_SLICE", {**MASKS, "input": (4,), "begin": [1], "strides": [1], "shrink_axis_mask": 1}, {"end": [2]},
     {"end": [3]}, "shrink_axis_mask: elements taken of axis 0, which is shrunk: got 2, wanted 1"),
    ("STRIDED_SLICE", {**MASKS, "input": (4,), "begin": [1], "shrink_axis_mask": 1}, {"end": [2], "strides": [1]},
     {"end": [0], "strides": [-1]}, "strides: stride of axis 0, which is shrunk: got -1, wanted above 0"),
    ("SVDF", {"weights_feature": (4, 3), "rank": 2}, {"bias": [0.0, 0.0]}, {"bias": [0.0] * 3},
     "bias: extent 0: got 3, wanted 2"),
    ("TOPK_V2", {"input": (2, 3)}, {"k": 3}, {"k": 4}, "k: number of elements: got 4, wanted at most 3"),
    ("TRANSPOSE", {"input": (2, 3)}, {"perm": [1, 0]}, {"perm": [1, 1]},
     "perm: axes: got .*, wanted each from 0 to 1 once"),
    ("TRANSPOSE_CONV_2D", {**WINDOW, "nchw": 0, "input": (1, 1, 1, 1), "filter": (1, 2, 2, 1), "padding_top": 0,
     "padding_bottom": 0, "padding_left": 0}, {"padding_right": 1}, {"padding_right": 2},
     "output: width: got 0, wanted at least 1"),
    ("CONV_2D", {**WINDOW, "form": "implicit_padding", "padding_scheme": VALID, "filter": (1, 3, 3, 1)},
     {"input": (1, 3, 3, 1)}, {"input": (1, 2, 3, 1)},
     "input: padded height: got too small, wanted at least the window's 3"),
    ("CONV_2D", {}, {"input": (0, 3, 3, 1)}, {"input": (1, 0, 3, 1)}, "input: extent of axis 1: got 0, wanted above 0"),
    ("CONV_2D", QUANT8 | {"filter": (1, 1, 1, 1)}, {"quantised": {"bias": (0.25, 0)}},
     {"quantised": {"bias": (0.5, 0)}}, "bias: scale: got 0.5, wanted 0.25"),
    ("ROI_ALIGN", ROI, {"rois": [[0, 0, 4, 4]]}, {"rois": [[3, 0, 2, 4]]},
     r"rois: corners of box 0: got .*, wanted x1 <= x2 and y1 <= y2"),
    ("ROI_ALIGN", ROI, {"rois": [[0, 0, 4, 4]]}, {"rois": [[0, 0, 5, 4]]},
     r"rois: box 0: got .*, wanted inside \[0, 0, 4, 4\]"),
    ("ROI_ALIGN", {**ROI, "features": (1, None, 4, 1)}, {"rois": [[0, 0, 9, 4]]}, {"rois": [[0, 3, 9, 2]]},
     "rois: corners of box 0"),
    ("ROI_ALIGN", ROI | {"rois": [[0, 0, 4, 4]]}, {"batch_index": [0]}, {"batch_index": [1]},
     "batch_index: value: got 1, wanted below 1"),
    ("ROI_ALIGN", {**ROI, **QUANT8}, {"quantised": {"rois": (0.125, 0)}}, {"quantised": {"rois": (0.25, 0)}},
     "rois: quantisation: got scale 0.25 zero point 0, wanted scale 0.125 zero point 0"),
    ("UNIDIRECTIONAL_SEQUENCE_RNN", {"hidden_state": (2, 3), "time_major": 0}, {"input": (2, 5, 4)},
     {"input": (5, 2, 4)}, "input: batch: got 5, wanted 2"),
    ("UNIDIRECTIONAL_SEQUENCE_RNN", {"hidden_state": (2, 3), "time_major": 1}, {"input": (5, 2, 4)},
     {"input": (2, 5, 4)}, "input: batch: got 5, wanted 2"),
    ("UNIDIRECTIONAL_SEQUENCE_LSTM", {}, LSTM_INPUT_GATE, {"input_to_input_weights": [[1.0]]},
     "recurrent_to_input_weights: value: got none, wanted one, as input_to_input_weights has one"),
    # A request may leave the weights of the input out, but not those of the state.
    ("UNIDIRECTIONAL_SEQUENCE_LSTM", {}, LSTM_INPUT_GATE | {"input_to_input_weights": (1, 1)},
     {"input_to_input_weights": (1, 1), "recurrent_to_input_weights": [[1.0]]},
     "input_gate_bias: value: got none, wanted one, as recurrent_to_input_weights has one"),
    ("UNIDIRECTIONAL_SEQUENCE_LSTM", {}, {"projection_weights": [[1.0]], "projection_bias": [0.0]},
     {"projection_bias": [0.0]}, "projection_bias: value: got one, wanted none"),
    ("UNIDIRECTIONAL_SEQUENCE_LSTM", {"cell_state_in": (1, 3)}, {"output_state_in": (1, 3)},
     {"output_state_in": (1, 2)},
     "projection_weights: output size without projection: got 2, wanted the number of cells, 3"),
    ("UNIDIRECTIONAL_SEQUENCE_LSTM", {}, {}, {"input_layer_norm_weights": [1.0]},
     "input_layer_norm_weights: value: got one, wanted none"),
    ("BIDIRECTIONAL_SEQUENCE_RNN", {"fw_aux_weights": [[1.0]], "bw_aux_weights": [[1.0]]}, {"aux_input": [[[1.0]]]},
     {}, "aux_input: value: got none, wanted one, as it has weights"),
    ("BIDIRECTIONAL_SEQUENCE_RNN", {"input": (2, 2, 4)}, {"bw_weights": (3, 4)}, {"bw_weights": (3, 5)},
     "bw_input: columns of the backward cell's input weights: got 5, wanted 4"),
    ("PACK", QUANT8 | {"axis": 0}, {"inputs": [(2,), (2,)]},
     {"inputs": [(2,), (2,)], "quantised": {"inputs": [(0.5, 0), (0.5, 1)]}},
     "inputs: scales and zero points: got .*, wanted the same for all"),
    ("QUANTIZED_16BIT_LSTM", QUANT8 | {"quantised": BIAS}, {}, {"quantised": BIAS | {"cell_bias": (0.5, 0)}},
     "cell_bias: quantisation: got scale 0.5 zero point 0, wanted scale 0.0"),
    ("QUANTIZED_LSTM", {"types": T.TENSOR_QUANT8_ASYMM_SIGNED}, {"quantised": {"prev_cell_state": (2.0**-11, 0)}},
     {"quantised": {"prev_cell_state": (2.0**-8, 0)}},
     "prev_cell_state: scale: got 0.00390625, wanted a power of two"),
    ("QUANTIZED_LSTM", {"types": T.TENSOR_QUANT8_ASYMM_SIGNED}, {"quantised": {"prev_cell_state": (2.0**-9, 0)}},
     {"quantised": {"prev_cell_state": (0.0021, 0)}}, "prev_cell_state: scale: got 0.0021, wanted a power of two"),
    ("BIDIRECTIONAL_SEQUENCE_LSTM", {"aux_input": [[[1.0]]]}, FW_AUX | BW_AUX, FW_AUX,
     "aux_input: auxiliary weights of the backward cell: got none"),
    ("BIDIRECTIONAL_SEQUENCE_LSTM", {"aux_input": [[[1.0]]]}, FW_AUX | BW_AUX, BW_AUX,
     "aux_input: auxiliary weights of the forward cell: got none"),
    ("RNN", {}, {"input": (1, 2)}, {"input": (0, 2)}, "input: extents: got .*, wanted"),
    ("TILE", {}, {"input": (1, 2)}, {"input": (0, 2)}, "input: extents: got .*, wanted each above 0"),
]  # fmt: skip


@pytest.mark.parametrize(("operation", "both", "valid", "wrong", "why"), CASES)
def test_a_rule(operation: str, both: dict[str, Any], valid: dict[str, Any], wrong: dict[str, Any], why: str) -> None:
    check_operation(call_of(operation, **{**both, **valid}))
    with pytest.raises(ValidationError, match=rf"^{operation}\.{why}"):
        check_operation(call_of(operation, **{**both, **wrong}))
