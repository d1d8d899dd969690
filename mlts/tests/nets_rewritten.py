"""Models of operations that become several of the HAL's, or others than their own."""

from __future__ import annotations

from typing import Any

import numpy as np
from flatbuffers import flexbuffers

from nnconform.mlts.tests.build_tflite import Net, Op, T
from nnconform.mlts.tests.nets import F, I, S, U, raw, real, unary
from nnconform.mlts.tests.nets_shapes import B

_CELLS, _WIDTH, _STEPS = 4, 3, 5
_TANH = 4


def _long(*shape: int, data: Any = None) -> T:
    return T("INT64", shape, data)


def quantised_lstm(*, time_major: bool = False, clip: float = 0.0, peepholes: bool = False) -> Net:
    """An int8 LSTM along a sequence, as TensorFlow's converter writes it; without an input gate's peephole."""
    inputs = [S(_CELLS, _WIDTH, scale=0.01, data=raw(_CELLS, _WIDTH)) for _ in range(4)]
    recurrent = [S(_CELLS, _CELLS, scale=0.01, data=raw(_CELLS, _CELLS)) for _ in range(4)]
    biases = [I(_CELLS, data=raw(_CELLS, low=-900, high=900), scale=0.0005) for _ in range(4)]
    sequence = (_STEPS, 2) if time_major else (2, _STEPS)
    cells = [T("INT16", (_CELLS,), raw(_CELLS, low=-900, high=900), 2.0**-12) for _ in range(3 if peepholes else 0)]
    tensors = [
        S(*sequence, _WIDTH, scale=0.05, zero=-3),
        *inputs,
        *recurrent,
        *biases,
        T("INT8", (2, _CELLS), None, 0.0078125, 5, variable=True),
        T("INT16", (2, _CELLS), None, 2.0**-11, variable=True),
        S(*sequence, _CELLS, scale=0.0078125, zero=5),
        *(F() for _ in range(4)),
        S(scale=0.0078125, zero=5),
        *cells,
    ]
    states, output = (13, 14), 15
    missing = (-1, -1, -1)
    operator = Op(
        "UNIDIRECTIONAL_SEQUENCE_LSTM",
        (0, *range(1, 9), *((21, 22, 23) if peepholes else missing), *range(9, 13), -1, -1, *states),
        (output,),
        {"fusedActivationFunction": _TANH, "timeMajor": time_major, "cellClip": clip},
        intermediates=(16, 17, 18, 19, 20),
    )
    return Net(tuple(tensors), (operator,), (0,), (output,))


def detection(*, regular: bool, quantised: bool = False) -> Net:
    """LiteRT's detection post-processing: five anchors, two classes behind the background."""
    options = {
        "max_detections": 3,
        "max_classes_per_detection": 1,
        "detections_per_class": 2,
        "use_regular_nms": regular,
        "nms_score_threshold": 0.2,
        "nms_iou_threshold": 0.4,
        "num_classes": 2,
        **dict.fromkeys(("y_scale", "x_scale"), 10.0),
        **dict.fromkeys(("h_scale", "w_scale"), 5.0),
    }
    places = np.array([[0.2, 0.2, 0.3, 0.3], [0.7, 0.2, 0.2, 0.2], [0.2, 0.7, 0.3, 0.2], [0.7, 0.7, 0.3, 0.3]])
    anchors = np.concatenate([places, [[0.22, 0.21, 0.3, 0.3]]]).astype(np.float32)
    sources: tuple[T, ...] = (F(1, 5, 4), F(1, 5, 3), F(5, 4, data=anchors))
    if quantised:
        boxes = U(5, 4, scale=0.01, zero=0, data=np.rint(anchors * 100))
        sources = (U(1, 5, 4, scale=0.01), U(1, 5, 3, scale=1 / 256, zero=0), boxes)
    operator = Op(
        "CUSTOM",
        (0, 1, 2),
        (3, 4, 5, 6),
        custom=b"TFLite_Detection_PostProcess",
        custom_options=bytes(flexbuffers.Dumps(options)),
    )
    results = (F(1, 3, 4), F(1, 3), F(1, 3), F(1))
    return Net((*sources, *results), (operator,), (0, 1), (3, 4, 5, 6))


_COMPOSED = Net((F(2, 4), F(4, data=real(4)), F(2, 4), F(2, 4)), (Op("MUL", (0, 1), (2,), {}), Op("RELU", (2,), (3,))))

REWRITTEN: dict[str, Net] = {
    "ceil": unary("CEIL", F(2, 9), F(2, 9)),
    "relu_0_to_1": unary("RELU_0_TO_1", F(2, 9), F(2, 9)),
    "squeeze_of_all": unary("SQUEEZE", F(1, 3, 1), F(), {}),
    "gather_nd": Net((F(3, 4, 2), I(2, 2, data=[[2, 1], [0, 3]]), F(2, 2)), (Op("GATHER_ND", (0, 1), (2,), {}),)),
    "gather_nd_of_all": Net(
        (S(3, 4), I(2, 1, 2, data=[[[2, 1]], [[0, 3]]]), S(2, 1)), (Op("GATHER_ND", (0, 1), (2,), {}),)
    ),
    "gather_nd_computed": Net(
        (F(3, 4, 2), F(2, 2), F(data=0.5), B(2, 2), I(2, 2), F(2, 2)),
        (Op("LESS", (1, 2), (3,), {}), Op("CAST", (3,), (4,), {}), Op("GATHER_ND", (0, 4), (5,), {})),
        (0, 1),
    ),
    "select_v2_of_a_row": Net((B(2, 9), F(9), F(2, 9), F(2, 9)), (Op("SELECT_V2", (0, 1, 2), (3,), {}),), (0, 1, 2)),
    "select_v2_of_a_truth": Net((B(1), S(2, 9), S(1), S(2, 9)), (Op("SELECT_V2", (0, 1, 2), (3,), {}),), (0, 1, 2)),
    "arg_max_int64": Net((F(2, 3), I(1, data=[1]), _long(2)), (Op("ARG_MAX", (0, 1), (2,), {"outputType": 4}),)),
    "int64": Net((_long(2, 3), _long(3, data=[1, -2, 3]), _long(2, 3)), (Op("ADD", (0, 1), (2,), {}),)),
    "mean_requantised": Net(
        (S(3, 4, 2, scale=0.5), I(1, data=[1]), S(3, 2, scale=0.25, zero=3)),
        (Op("MEAN", (0, 1), (2,), {"keepDims": False}),),
    ),
    "relu_requantised": unary("RELU", S(2, 9, scale=0.5, zero=-7), S(2, 9, scale=0.25, zero=-128)),
    "composite": Net(
        (F(2, 4), F(2, 4)), (Op("STABLEHLO_COMPOSITE", (0,), (1,), {"subgraph": 1}),), others=(_COMPOSED,)
    ),
    "outside": Net((F(1, 3), F(3, data=[1.5, -2, 7]), F(1, 3)), (Op("ADD", (0, 1), (2,), {}),), outside=True),
    "quantised_lstm": quantised_lstm(),
    "quantised_lstm_time_major": quantised_lstm(time_major=True, clip=0.5),
    "quantised_lstm_peepholes": quantised_lstm(peepholes=True),
    "detection": detection(regular=True),
    "detection_of_best_classes": detection(regular=False),
    "detection_quantised": detection(regular=True, quantised=True),
}
