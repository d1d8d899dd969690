"""Which arguments of a call may be given in parts along their first axis: the results are then the parts of the
results.

The definitions say it: by the name of an extent that comes first in inputs and outputs, by the axis along which a call
works, or by ``Op.apart``.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Call, Unknown
from nnconform.harness.ops.schema import Arg, Dims

NONE: frozenset[str] = frozenset()
# Arguments that name the axes along which a call works, and the one that gives them another order.
_AXES, _ORDER = ("axis", "axes"), "perm"
# With this one the first axis of a sequence is time or the batch: steps hang on each other.
_SEQUENCE = "time_major"


def arguments_in_parts(call: Call, outputs: tuple[Dims | None, ...]) -> frozenset[str]:
    """Return the names of the arguments that are divided together, the others being the same for each part; none if
    results hang on the whole of an argument, or if nothing says that they do not.

    ``outputs`` are the extents of the call's results; all extents are known.
    """
    if call.op.random or call.op.unordered is not None or _SEQUENCE in call.form.input_names or not outputs:
        return NONE
    count = outputs[0][0] if outputs[0] else None
    if not count or any(not each or each[0] != count for each in outputs):
        return NONE
    divided = _divided(call, count, len(outputs[0] or ()))
    return NONE if _names_rows(call, count, divided) else divided


def _divided(call: Call, count: int, rank: int) -> frozenset[str]:
    named = _by_name(call)
    if named is not None:
        return named
    if call.op.apart:
        data = list(call.op.apart)
    elif call.op.elementwise or _works_beside_first_axis(call, rank):
        data = [arg.name for arg in _data(call)]
    else:
        return NONE
    lowest = rank if call.op.elementwise else 0
    return frozenset(name for name in data if _has_all(call.extents[name], count, lowest))


def _by_name(call: Call) -> frozenset[str] | None:
    """Return the inputs whose first extent has the name of the outputs'; None if the outputs' extents have no names."""
    results = [arg for arg in call.form.outputs if call.given(arg.name)]
    if any(not arg.extents for arg in results):
        return None
    firsts = {arg.extents[0] for arg in results if arg.extents}
    (first, *more) = firsts
    inputs = [arg for arg in call.form.inputs if arg.extents and first in arg.extents and call.given(arg.name)]
    if not inputs or more or isinstance(first, int):
        return None
    once = all(arg.extents is not None and arg.extents.index(first) == 0 for arg in inputs)
    return frozenset(arg.name for arg in inputs) if once else NONE


def _data(call: Call) -> Iterator[Arg]:
    """Yield the tensors of the call's own type."""
    for arg in call.form.inputs:
        if arg.type is None and not arg.any_type and is_tensor(call.types.type_of(arg)) and call.given(arg.name):
            yield arg


def _works_beside_first_axis(call: Call, rank: int) -> bool:
    """Return whether the call names the axes that it works along, or their order, and the first is none of those."""
    names = [name for name in (*_AXES, _ORDER) if name in call.form.input_names]
    if not names or any(arg.extents is not None for arg in _data(call)):
        return False
    try:
        places = [int(place) for name in names for place in np.ravel(call.value(name))]
    except (Unknown, TypeError):
        return False
    if names == [_ORDER]:
        return bool(places) and places[0] == 0
    # Axes are those of the inputs, or of the results where these have more: they count from the end in one of the two.
    most = max(len(dims) for arg in _data(call) for dims in _each(call.extents[arg.name]))
    return bool(places) and all(place % most and place % max(rank, most) for place in places)


def _names_rows(call: Call, count: int, divided: frozenset[str]) -> bool:
    """Return whether an argument that is the same for each part may be a shape that begins with the rows of all."""
    for arg in call.form.inputs:
        if arg.type == OperandType.TENSOR_INT32 and call.given(arg.name) and arg.name not in divided:
            try:
                value = np.ravel(call.value(arg.name))
            except Unknown:
                continue
            if value.size and value[0] == count:
                return True
    return False


def _has_all(extents: object, count: int, rank: int) -> bool:
    """Return whether a tensor, or each of several, has ``count`` of what is divided: it is not repeated for each."""
    each = list(_each(extents))
    return bool(each) and all(dims[:1] == (count,) and (not rank or len(dims) == rank) for dims in each)


def _each(extents: object) -> Iterator[Dims]:
    yield from extents if isinstance(extents, list) else [extents] if isinstance(extents, tuple) else []
