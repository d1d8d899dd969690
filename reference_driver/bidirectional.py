"""Shared code of the two bidirectional sequence operations: the inputs of each cell, and the layout of the outputs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.recurrent import Sequence, as_operation, time_first


def sequences(arguments: Mapping[str, Any], *, cross_linked: bool) -> tuple[Sequence, Sequence]:
    """Return the inputs of the forward and of the backward cell; ``cross_linked``: the second sequence has weights."""
    time_major = arguments["time_major"]
    main, second = (
        None if each is None else time_first(each, time_major) for each in (arguments["input"], arguments["aux_input"])
    )
    assert main is not None
    if second is None or cross_linked:
        return Sequence(main, second), Sequence(main, second, backward=True)
    return Sequence(main), Sequence(second, backward=True)


def returned(arguments: Mapping[str, Any], forward: Array, backward: Array, *states: Array) -> tuple[Array, ...]:
    """Return the outputs in the operation's order and layout, merged along the last axis if the operation says so."""
    outputs = (_merged(forward, backward),) if arguments["merge_outputs"] else (forward, backward)
    return (*(as_operation(each, arguments["time_major"]) for each in outputs), *states)


def _merged(forward: Array, backward: Array) -> Array:
    if forward.shape[:-1] == backward.shape[:-1]:
        return np.concatenate((forward, backward), axis=-1)
    # One cell's output is the same in all calls.
    rows = np.broadcast_shapes(forward.shape[:-1], backward.shape[:-1])
    return np.concatenate([np.broadcast_to(each, (*rows, each.shape[-1])) for each in (forward, backward)], axis=-1)
