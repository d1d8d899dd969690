"""A call whose extents or values come with the execution is checked anew whenever these change."""

from __future__ import annotations

import weakref

import numpy as np
import pytest

from nnconform.harness.driver.function import NoAnswer
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, draw
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.table import TABLE
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.known_call import KnownCall
from nnconform.reference_driver.plan import Step


def nothing(name):
    return None


def reshape(device):
    """Return RESHAPE of 12 floats to an extent that comes with the request, as a function of that."""
    op = TABLE[O.RESHAPE]
    signature = next(iter(op.signatures()))
    constraints = Constraints(extents={"input": (3, 4)}, values={"shape": (4, 3)}, runtime=frozenset({"shape"}))
    call = draw(Choices.from_seed(1), op, signature.form, signature.row, constraints)
    function, values = device.function(call.model), call.inputs
    output = call.model.main.output_indexes[0]
    return lambda shape: function.values([values[0], np.array(shape, np.int32)])[output].shape


def test_other_values_are_another_call():
    shape_of = reshape(ReferenceDevice("float64", "aidl4"))
    for shape in ((4, 3), (4, 3), (2, 6), (6, 2), (4, 3)):
        assert shape_of(shape) == shape


def test_what_is_kept_keeps_no_value_of_the_client():
    op = TABLE[O.RESHAPE]
    signature = next(iter(op.signatures()))
    constraints = Constraints(extents={"input": (3, 4)}, values={"shape": (4, 3)}, runtime=frozenset({"shape"}))
    call = draw(Choices.from_seed(1), op, signature.form, signature.row, constraints)
    function = ReferenceDevice("float64", "aidl4").function(call.model)
    given = [np.array(value) for value in call.inputs]
    held = [weakref.ref(value) for value in given]
    function.values(given)
    del given
    assert [each() for each in held] == [None, None]


def test_a_wrong_call_is_refused_whatever_came_before():
    shape_of = reshape(ReferenceDevice("float64", "aidl4"))
    for shape in ((4, 3), (5, 3), (4, 3), (5, 3)):
        if shape == (4, 3):
            assert shape_of(shape) == shape
        else:
            with pytest.raises(NoAnswer, match=r"ValidationError|elements"):
                shape_of(shape)


def test_a_call_is_kept_for_the_same_values_only(monkeypatch):
    checked, check = [], Step._check

    def counted(self, call):
        checked.append(call)
        check(self, call)

    monkeypatch.setattr(Step, "_check", counted)
    shape_of = reshape(ReferenceDevice("float64", "aidl4"))
    for shape in ((4, 3), (4, 3), (2, 6), (2, 6), (4, 3)):
        shape_of(shape)
    assert len(checked) == 3


def test_a_step_that_computes_for_itself_gets_the_values_of_its_execution():
    seen = []

    class Reading(Step):
        def compute(self, call, arguments):
            seen.append(call.value("shape").tolist())
            return super().compute(call, arguments)

    class Device(ReferenceDevice):
        step = Reading

    shape_of = reshape(Device("float64", "aidl4"))
    for shape in ((4, 3), (2, 6), (2, 6)):
        shape_of(shape)
    assert seen == [[4, 3], [2, 6], [2, 6]]


@pytest.mark.parametrize("other", [np.zeros((1, 3)), np.zeros((3,)), None])
def test_other_extents_are_another_call(other):
    values = [np.zeros((2, 3)), np.ones(2)]
    known = KnownCall.of(
        Call(TABLE[O.RESHAPE], TABLE[O.RESHAPE].forms[0], TABLE[O.RESHAPE].rows[0], {}, {}, nothing),
        False,
        {},
        values,
        [0, 1],
        {"shape": 1},
    )
    assert known.holds([np.ones((2, 3)), np.ones(2)])
    assert not known.holds([other, np.ones(2)])
    assert not known.holds([np.ones((2, 3)), np.zeros(2)])
