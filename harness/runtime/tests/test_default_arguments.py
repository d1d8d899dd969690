"""Trailing arguments that equal their defaults, for devices whose HAL does not have them.

CTS has this in TestRemoveDefaultArguments. Each operation is prepared with each number of trailing arguments that it
may have, all of them defaults, or the last one not.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any

import numpy as np
import pytest

from nnconform.harness.execution.compiled_model import CompiledModel
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.runtime.candidate import PreparationOptions
from nnconform.harness.runtime.prepared import compiled
from nnconform.harness.runtime.running import ExecutionStopped
from nnconform.harness.runtime.tests.recording import RecordingDevice, framework_over
from nnconform.harness.validate.tests.models import Builder

V1_1 = HalVersion.V1_1
_F, _I, _B = T.TENSOR_FLOAT32, T.INT32, T.BOOL
_IMAGE, _NCHW, _AXIS = (1, 2, 2, 2), (_B, False, True), (_I, -1, 1)
_BIAS = (_F, [0, 1])
_VALID, _STEP = (_I, 2), (_I, 1)

# The operation, the arguments between the input and the trailing ones, the trailing ones as type, default and another
# value, and how many of these there may be. Input and output are images of two by two with two channels.
OPERATIONS: dict[str, tuple[O, list[Any], list[Any], tuple[int, ...]]] = {
    "softmax": (O.SOFTMAX, [(T.FLOAT32, 1.0)], [_AXIS], (1,)),
    "l2 normalisation": (O.L2_NORMALIZATION, [], [_AXIS], (1,)),
    "response normalisation": (
        O.LOCAL_RESPONSE_NORMALIZATION,
        [(_I, 1), *[(T.FLOAT32, 1.0)] * 3],
        [_AXIS],
        (1,),
    ),
    "average pool": (O.AVERAGE_POOL_2D, [_VALID, *[_STEP] * 4, (_I, 0)], [_NCHW], (1,)),
    "max pool": (O.MAX_POOL_2D, [*[(_I, 0)] * 4, *[_STEP] * 4, (_I, 0)], [_NCHW], (1,)),
    "convolution": (
        O.CONV_2D,
        [(_F, np.ones((2, 1, 1, 2))), _BIAS, _VALID, _STEP, _STEP, (_I, 0)],
        [_NCHW, (_I, 1, 2), (_I, 1, 2)],
        (1, 3),
    ),
    "depthwise convolution": (
        O.DEPTHWISE_CONV_2D,
        [(_F, np.ones((1, 1, 1, 2))), _BIAS, *[(_I, 0)] * 4, _STEP, _STEP, _STEP, (_I, 0)],
        [_NCHW, (_I, 1, 2), (_I, 1, 2)],
        (1, 3),
    ),
    "resize": (O.RESIZE_BILINEAR, [(_I, 2), (_I, 2)], [_NCHW, (_B, False, True), (_B, False, True)], (1, 3)),
}
PRODUCT = [(name, count) for name, (_, _, _, counts) in OPERATIONS.items() for count in counts]


def model_of(name, count, *, last_differs):
    """Return a model of the operation with so many trailing arguments."""
    code, plain, trailing, _ = OPERATIONS[name]
    b = Builder()
    image = b.input(_F, *_IMAGE)
    given = [
        (kind, other if last_differs and place == count - 1 else default)
        for place, (kind, default, other) in enumerate(trailing[:count])
    ]
    constants = [b.constant(kind, value) for kind, value in (*plain, *given)]
    # NCHW has the extents of an image at other places.
    b.step(code, [image, *constants], [b.output(_F, 0, 0, 0, 0) if last_differs else b.output(_F, *_IMAGE)])
    return b.model()


def whole(model, value):
    """Return the outputs of the reference driver, which gets the model as it is."""
    with closing(Session("inproc:reference_driver")) as session:
        prepared = prepare(session, model).prepared
        assert prepared is not None
        with CompiledModel(session, model, prepared) as compiled_model:
            return compiled_model([value])


@pytest.mark.parametrize(("name", "count"), PRODUCT)
def test_an_old_device_takes_what_equals_its_default(name, count):
    model, value = model_of(name, count, last_differs=False), np.arange(-3, 5, dtype=np.float32).reshape(_IMAGE)
    wanted = whole(model, value)
    with closing(Session("framework:reference_driver?hal=1.0|fallback=none")) as session:
        prepared = prepare(session, model).prepared
        assert prepared is not None
        with CompiledModel(session, model, prepared) as compiled_model:
            got = compiled_model([value])
    assert [each.tobytes() for each in got] == [each.tobytes() for each in wanted]


@pytest.mark.parametrize(("name", "count"), PRODUCT)
def test_another_value_needs_a_newer_device(name, count):
    model = model_of(name, count, last_differs=True)
    with (
        closing(framework_over(RecordingDevice(V1_1))) as framework,
        pytest.raises(ExecutionStopped, match="GENERAL_FAILURE"),
    ):
        compiled(framework, model, PreparationOptions())
    with closing(framework_over(RecordingDevice(V1_1), RecordingDevice(HalVersion.V1_3))) as framework:
        (step,) = compiled(framework, model, PreparationOptions()).plan.device_steps()
        assert step.device == "device 1"
        assert framework.log.take() == ()
