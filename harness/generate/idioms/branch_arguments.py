"""IF whose branches have one operation with different arguments: an axis, a flag, a number, an activation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from nnconform.harness.generate.idioms.control import condition_of
from nnconform.harness.generate.pattern.bodies import SubgraphBody
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

_SIZE = 4
# The arguments behind the first one, of the one branch or of the other: numbers, flags and vectors in their types.
_Arguments = Sequence[tuple[T, object]]
_Step = tuple[O, Callable[[bool], _Arguments]]
_I, _F, _B, _V, _R = T.INT32, T.FLOAT32, T.BOOL, T.TENSOR_INT32, T.TENSOR_FLOAT32
_WEIGHTS = [[(row * 3 + column * 5) % 7 / 4 - 0.75 for column in range(_SIZE)] for row in range(_SIZE)]


def _vector(*values: int) -> tuple[T, object]:
    return _V, list(values)


_MATRICES: dict[str, _Step] = {
    "shares along": (O.SOFTMAX, lambda other: [(_F, 1.0), (_I, 0 if other else 1)]),
    "shares": (O.SOFTMAX, lambda other: [(_F, 0.5 if other else 2.0), (_I, 1)]),
    "logarithms": (O.LOG_SOFTMAX, lambda other: [(_F, 0.5 if other else 1.5), (_I, 1)]),
    "logarithms along": (O.LOG_SOFTMAX, lambda other: [(_F, 1.0), (_I, 0 if other else 1)]),
    "length": (O.L2_NORMALIZATION, lambda other: [(_I, 0 if other else 1)]),
    "curve": (O.ELU, lambda other: [(_F, 2.0 if other else 0.5)]),
    "turned": (O.TRANSPOSE, lambda other: [_vector(0, 1) if other else _vector(1, 0)]),
    "reversed": (O.REVERSE, lambda other: [_vector(int(other))]),
    "taken along": (O.GATHER, lambda other: [(_I, int(other)), _vector(2, 0, 3, 1)]),
    "taken": (O.GATHER, lambda other: [(_I, 0), _vector(3, 1, 1, 0) if other else _vector(2, 0, 3, 1)]),
    "shuffled": (O.CHANNEL_SHUFFLE, lambda other: [(_I, 2), (_I, int(other))]),
    "activation": (O.ADD, lambda other: [(_R, [0.25]), (_I, RELU if other else NONE)]),
    "dense": (O.FULLY_CONNECTED, lambda other: [(_R, _WEIGHTS), (_R, [0.5, -0.25, 1.0, 0.0]), (_I, RELU * other)]),
    "matrices": (O.BATCH_MATMUL, lambda other: [(_R, _WEIGHTS), (_B, False), (_B, other)]),
    "matrices turned": (O.BATCH_MATMUL, lambda other: [(_R, _WEIGHTS), (_B, other), (_B, False)]),
    "mirrored": (O.STRIDED_SLICE, lambda other: [_vector(0, 0), _vector(4, 4), _vector(1, 1), (_I, 0), (_I, 0), (_I, 0)]
                 if other else [_vector(3, 0), _vector(-5, 4), _vector(-1, 1), (_I, 0), (_I, 0), (_I, 0)]),
}  # fmt: skip
_LINES: dict[str, _Step] = {
    "total": (O.REDUCE_SUM, lambda other: [_vector(int(other)), (_B, False)]),
    "largest": (O.REDUCE_MAX, lambda other: [_vector(int(other)), (_B, False)]),
    "mean": (O.MEAN, lambda other: [_vector(int(other)), (_I, 0)]),
    "row": (O.STRIDED_SLICE, lambda other: [
        _vector(1, 1), _vector(2, 2), _vector(1, 1), (_I, 2 if other else 1), (_I, 2 if other else 1),
        (_I, 1 if other else 2)]),
}  # fmt: skip
_IMAGES: dict[str, _Step] = {
    "resized": (O.RESIZE_BILINEAR, lambda other: [
        (_I, _SIZE), (_I, _SIZE), (_B, False), (_B, other), (_B, not other)]),
    "nearest": (O.RESIZE_NEAREST_NEIGHBOR, lambda other: [
        (_I, _SIZE), (_I, _SIZE), (_B, False), (_B, other), (_B, not other)]),
    "pooled": (O.AVERAGE_POOL_2D, lambda other: [
        *((_I, int(side) * 2) for side in (other, not other, not other, other)), (_I, 1), (_I, 1), (_I, 3), (_I, 3),
        (_I, NONE)]),
    "scheme": (O.MAX_POOL_2D, lambda other: [
        (_I, VALID if other else SAME), (_I, 2), (_I, 2), (_I, 2), (_I, 2), (_I, NONE)]),
    "normalised": (O.INSTANCE_NORMALIZATION, lambda other: [
        (_F, 2.0 if other else 0.5), (_F, -1.0 if other else 1.0), (_F, 0.25), (_B, False)]),
    "across": (O.LOCAL_RESPONSE_NORMALIZATION, lambda other: [
        (_I, 1), (_F, 1.0), (_F, 0.5), (_F, 1.0 if other else 0.5)]),
}  # fmt: skip
_KINDS: dict[str, tuple[dict[str, _Step], tuple[int, ...], tuple[int, ...]]] = {
    "matrices": (_MATRICES, (_SIZE, _SIZE), (_SIZE, _SIZE)),
    "lines": (_LINES, (_SIZE, _SIZE), (_SIZE,)),
    "images": (_IMAGES, (1, _SIZE, _SIZE, 2), (1, _SIZE, _SIZE, 2)),
}


_CONDITIONS = {f"{how}, {truth}": (how, truth) for how in ("input", "computed") for truth in (False, True)}


@idiom(
    packed=True,
    sure=True,
    types=(_R,),
    kind=tuple(_KINDS),
    condition=tuple(_CONDITIONS),
)
def arguments(s: Sketch, kind: str, condition: str) -> None:
    """Each operation in an IF of its own, with the one arguments in the first branch and the other ones in the second,
    or exchanged.
    """
    s.complete = True
    steps, given, made = _KINDS[kind]
    source, result = Operand(_R, given), Operand(_R, made)

    def written(name: str, exchanged: bool) -> None:
        code, arguments_of = steps[name]
        # Images of another extent where a pool halves them.
        image = Operand(_R, (1, 2, 2, 2)) if name == "scheme" else result
        graphs = []
        for other in (exchanged, not exchanged):
            body = SubgraphBody(s, [source], source)
            constants = [body.constant(code_of, value) for code_of, value in arguments_of(other)]
            graphs.append(s.add_graph(body.finish([body.step(code, (0, *constants), image)])))
        data = s.input(*given)
        like = data if image.dimensions == given else s.input(*image.dimensions)
        after = s.all(O.IF, condition_of(s, *_CONDITIONS[condition]), *graphs, [data], like=[like])[0]
        if like is not data:
            s(O.ADD, after, like, NONE)

    s.attempt_each(partial(written, name, exchanged) for name in steps for exchanged in (False, True))
