"""Models of recurrent cells, whose states are variables, as in ``nets.py``."""

from __future__ import annotations

from typing import Any

from nnconform.mlts.tests.build_tflite import Net, Op, T
from nnconform.mlts.tests.nets import F, real

TANH = 4
_BATCH, _IN, _UNITS, _OUT, _TIME = 2, 3, 4, 2, 3


def V(*shape: int) -> T:
    """A state."""
    return T("FLOAT32", shape, variable=True)


def C(*shape: int) -> T:
    """Weights."""
    return F(*shape, data=real(*shape))


def _net(name: str, inputs: list[T | None], outputs: list[T], **options: Any) -> Net:
    """Return a net whose first input is fed; None is an omitted input."""
    tensors = [tensor for tensor in inputs if tensor is not None]
    indexes, count = [], 0
    for tensor in inputs:
        indexes.append(count if tensor is not None else -1)
        count += tensor is not None
    output_indexes = tuple(range(count, count + len(outputs)))
    options = {"fusedActivationFunction": TANH, **options}
    return Net((*tensors, *outputs), (Op(name, tuple(indexes), output_indexes, options),), (0,), output_indexes)


def _weights(coupled: bool = False, peephole: bool = False, projected: bool = False) -> list[T | None]:
    """Return an LSTM cell's 17 tensors: weights of the input, of the recurrence, peepholes, biases, projection."""
    out = _OUT if projected else _UNITS
    gates = (None if coupled else 0, 1, 2, 3)
    return [
        *(None if gate is None else C(_UNITS, _IN) for gate in gates),
        *(None if gate is None else C(_UNITS, out) for gate in gates),
        C(_UNITS) if peephole and not coupled else None,
        *(C(_UNITS) if peephole else None for _ in range(2)),
        *(None if gate is None else C(_UNITS) for gate in gates),
        C(_OUT, _UNITS) if projected else None,
        C(_OUT) if projected else None,
    ]


def _states(out: int = _UNITS) -> list[T | None]:
    return [V(_BATCH, out), V(_BATCH, _UNITS)]


def _norms(coupled: bool = False) -> list[T | None]:
    return [None if coupled else C(_UNITS), *(C(_UNITS) for _ in range(3))]


_STEP, _SEQUENCE = F(_BATCH, _IN), F(_TIME, _BATCH, _IN)
_CELL = [C(_UNITS, _IN), C(_UNITS, _UNITS), C(_UNITS)]

CELLS: dict[str, Net] = {
    "rnn": _net("RNN", [_STEP, *_CELL, V(_BATCH, _UNITS)], [F(_BATCH, _UNITS)]),
    "svdf": _net(
        "SVDF", [_STEP, C(_UNITS, _IN), C(_UNITS, 5), C(_UNITS), V(_BATCH, _UNITS * 5)], [F(_BATCH, _UNITS)], rank=1
    ),
    "svdf_rank_2_no_bias": _net(
        "SVDF", [_STEP, C(_UNITS, _IN), C(_UNITS, 5), None, V(_BATCH, _UNITS * 5)], [F(_BATCH, _UNITS // 2)], rank=2
    ),
    "lstm": _net("LSTM", [_STEP, *_weights(), *_states()], [F(_BATCH, _UNITS)]),
    "lstm_of_everything": _net(
        "LSTM",
        [_STEP, *_weights(peephole=True, projected=True), *_states(_OUT), *_norms()],
        [F(_BATCH, _OUT)],
        cellClip=0.7,
        projClip=0.4,
    ),
    "lstm_coupled": _net("LSTM", [_STEP, *_weights(coupled=True, peephole=True), *_states()], [F(_BATCH, _UNITS)]),
    "lstm_sequence": _net(
        "UNIDIRECTIONAL_SEQUENCE_LSTM",
        [_SEQUENCE, *_weights(peephole=True), *_states()],
        [F(_TIME, _BATCH, _UNITS)],
        timeMajor=True,
    ),
    "lstm_sequence_norms": _net(
        "UNIDIRECTIONAL_SEQUENCE_LSTM",
        [F(_BATCH, _TIME, _IN), *_weights(coupled=True), *_states(), *_norms(coupled=True)],
        [F(_BATCH, _TIME, _UNITS)],
        timeMajor=False,
    ),
    "rnn_sequence": _net(
        "UNIDIRECTIONAL_SEQUENCE_RNN",
        [_SEQUENCE, *_CELL, V(_BATCH, _UNITS)],
        [F(_TIME, _BATCH, _UNITS)],
        timeMajor=True,
    ),
    "rnn_both_ways": _net(
        "BIDIRECTIONAL_SEQUENCE_RNN",
        [_SEQUENCE, *_CELL, V(_BATCH, _UNITS), *_CELL, V(_BATCH, _UNITS), *[None] * 3],
        [F(_TIME, _BATCH, _UNITS), F(_TIME, _BATCH, _UNITS)],
        timeMajor=True,
    ),
    "rnn_both_ways_merged": _net(
        "BIDIRECTIONAL_SEQUENCE_RNN",
        [F(_BATCH, _TIME, _IN), *_CELL, V(_BATCH, _UNITS), *_CELL, V(_BATCH, _UNITS), *[None] * 3],
        [F(_BATCH, _TIME, 2 * _UNITS)],
        mergeOutputs=True,
    ),
    "lstm_both_ways": _net(
        "BIDIRECTIONAL_SEQUENCE_LSTM",
        [_SEQUENCE, *_weights(), *_weights(peephole=True), *_states(), *_states(), *[None] * 9],
        [F(_TIME, _BATCH, _UNITS), F(_TIME, _BATCH, _UNITS)],
        timeMajor=True,
    ),
    "lstm_both_ways_merged": _net(
        "BIDIRECTIONAL_SEQUENCE_LSTM",
        [_SEQUENCE, *_weights(), *_weights(), *_states(), *_states(), *[None] * 9],
        [F(_TIME, _BATCH, 2 * _UNITS)],
        timeMajor=True,
        mergeOutputs=True,
    ),
}
