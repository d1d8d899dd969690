"""Extents that are known, unknown, or of unknown rank: in the model for each operand, in the request for each argument.

CTS has this in TestUnknownDimensions and TestUnspecifiedDimensions, for one device; here each operation has its own.
NNCONFORM_LEVELS sets how many combinations of each kind are drawn, of some ten thousand.
"""

from __future__ import annotations

import os
from contextlib import closing
from itertools import product
from random import Random

import numpy as np
import pytest

from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import OutputShape, Request, RequestArgument
from nnconform.harness.runtime.candidate import PreparationOptions
from nnconform.harness.runtime.prepared import compiled
from nnconform.harness.runtime.tests.recording import RecordingDevice, framework_over
from nnconform.harness.validate.tests.models import Builder

COUNT = int(os.environ.get("NNCONFORM_LEVELS", "25"))
SHAPE = (2, 3)
# What a model or a request may say of an operand: all, one extent, the rank alone, nothing.
LEVELS = (SHAPE, (0, 3), (0, 0), ())
WRONG = (3, 2)


def model_of(levels):
    """Return ``scaled * y`` for ``scaled = total * x``, ``total = x + y``, with these dimensions of the operands."""
    b, f = Builder(), T.TENSOR_FLOAT32
    x, y = b.input(f, *levels[0]), b.input(f, *levels[1])
    total, scaled = b.add(f, levels[2]), b.add(f, levels[3])
    out, none = b.output(f, *levels[4]), b.constant(T.INT32, 0)
    b.step(O.ADD, [x, y, none], [total])
    b.step(O.MUL, [total, x, none], [scaled])
    b.step(O.MUL, [scaled, y, none], [out])
    return b.model()


def is_valid(x, y, total, scaled, out, request_x, request_y, request_out):
    """Whether the client has said of the inputs all that there is to know, and nothing wrong."""
    if WRONG in (request_x, request_out):
        return False
    return all(_completed(*pair) == SHAPE for pair in ((x, request_x), (y, request_y)))


def _completed(declared, given):
    return tuple(map(max, declared, given)) if declared and given else declared or given


def sampled(seed, valid):
    """Return as many of all combinations as are wanted of the valid, or of the others."""
    every = product(LEVELS, LEVELS, LEVELS, LEVELS, LEVELS, (*LEVELS, WRONG), LEVELS, (*LEVELS, WRONG))
    return Random(seed).sample([each for each in every if is_valid(*each) is valid], COUNT)


def executed(combination):
    """Return the result, and the output's bytes."""
    *levels, request_x, request_y, request_out = combination
    pool = Memory.create(72)
    x, y = np.arange(6, dtype=np.float32), np.arange(6, dtype=np.float32)[::-1] - 2
    pool.view()[:48] = np.concatenate([x, y]).tobytes()
    arguments = [
        RequestArgument(DataLocation(0, 24 * place, 24), dimensions)
        for place, dimensions in enumerate((request_x, request_y, request_out))
    ]
    devices = [RecordingDevice(HalVersion.V1_3) for _ in range(3)]
    with closing(framework_over(*devices)) as framework:
        prepared = compiled(framework, model_of(levels), PreparationOptions())
        result = prepared.execute_synchronously(Request(tuple(arguments[:2]), (arguments[2],), (pool,)))
        assert len(prepared.plan.device_steps()) == 3
    return result, np.frombuffer(pool.view()[48:], np.float32), (x + y) * x * y


@pytest.mark.parametrize("seed", [1])
def test_what_is_said_is_enough(seed):
    for combination in sampled(seed, valid=True):
        result, got, wanted = executed(combination)
        assert (combination, result.status) == (combination, ErrorStatus.NONE)
        assert result.output_shapes in ((), (OutputShape(SHAPE),))
        assert np.array_equal(got, wanted)


@pytest.mark.parametrize("seed", [2])
def test_what_is_missing_or_wrong_is_refused(seed):
    for combination in sampled(seed, valid=False):
        result, got, _ = executed(combination)
        assert (combination, result.status) == (combination, ErrorStatus.INVALID_ARGUMENT)
        if combination[-1] != WRONG:
            assert not got.any()
