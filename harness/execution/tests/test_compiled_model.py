"""A prepared model as a function: its inputs, its outputs, and what it refuses."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.support import models
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.compiled_model import UNKNOWN_SIZE, CompiledModel, ExecutionRefused
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.tests.drivers import Echo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverHung, UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.harness.oracle.computation import Unanswered

ADD = models.case("add_float32")


class Scripted(PreparedModel):
    """Returns the same result for each request, writes nothing, and records the requests."""

    def __init__(self, result: ExecutionResult) -> None:
        self.result, self.requests = result, list[Request]()

    def execute(self, *arguments, **more):
        raise AssertionError

    def execute_synchronously(self, request, *arguments, **more):
        self.requests.append(request)
        return self.result

    def execute_fenced(self, *arguments, **more):
        raise AssertionError

    def configure_execution_burst(self):
        raise AssertionError

    def close(self):
        pass


def _without_extents(model: Model) -> Model:
    """Return the model with unknown extents for all tensors."""
    operands = (replace(each, dimensions=(0,) * len(each.dimensions)) for each in model.main.operands)
    return replace(model, main=replace(model.main, operands=tuple(operands)))


@pytest.fixture
def session():
    with closing(Session("inproc:reference_driver?hal=1.3")) as session:
        yield session


def scripted(session: Session, shapes: Sequence[tuple[int, ...]], model=ADD.model) -> CompiledModel:
    result = ExecutionResult(ErrorStatus.NONE, tuple(map(OutputShape, shapes)))
    return CompiledModel(session, model, Scripted(result))


def test_calls_follow_each_other_in_one_memory(session):
    with Oracle(session).ready(ADD.model) as compiled:
        first = compiled(ADD.inputs)
        second = compiled([None if each is None else each * 2 for each in ADD.inputs])
    for one, other, wanted in zip(first, second, ADD.expected, strict=True):
        assert wanted is not None
        np.testing.assert_array_equal(one, wanted)
        np.testing.assert_array_equal(other, wanted * 2)


def test_inputs_of_other_shapes_are_laid_out_anew(session):
    """What the model leaves open the request gives, and the outputs have the extents that follow."""
    prepared = Scripted(ExecutionResult(ErrorStatus.NONE, (OutputShape((2, 3)),)))
    compiled = CompiledModel(session, _without_extents(ADD.model), prepared)
    for rows in (1, 3, 3):
        compiled([np.ones((rows, 2), np.float32)] * len(ADD.inputs))
    dimensions = [[argument.dimensions for argument in request.inputs] for request in prepared.requests]
    assert dimensions == [[(rows, 2)] * len(ADD.inputs) for rows in (1, 3, 3)]
    assert prepared.requests[1] is prepared.requests[2]
    assert compiled([np.ones((3, 2), np.float32)] * len(ADD.inputs))[0].shape == (2, 3)


def test_an_output_without_dimensions_is_refused(session):
    with pytest.raises(ExecutionRefused, match="no dimensions of output 0, which the model leaves open"):
        scripted(session, [], models.unspecified(ADD.model))(ADD.inputs)


@pytest.mark.parametrize("unspecified", [False, True])
def test_dimensions_that_the_buffer_cannot_hold_are_refused(session, unspecified):
    model = models.unspecified(ADD.model) if unspecified else ADD.model
    with pytest.raises(ExecutionRefused, match=r"output 0 of dimensions \[262144\], which its buffer cannot hold"):
        scripted(session, [(UNKNOWN_SIZE,)], model)(ADD.inputs)


def test_a_status_is_the_reason(session):
    compiled = CompiledModel(session, ADD.model, Scripted(ExecutionResult(ErrorStatus.DEVICE_UNAVAILABLE)))
    with pytest.raises(ExecutionRefused) as caught:
        compiled(ADD.inputs)
    assert (caught.value.reason, str(caught.value)) == ("DEVICE_UNAVAILABLE", "execution: DEVICE_UNAVAILABLE")


def test_a_memory_that_is_too_small_is_refused(session):
    compiled = CompiledModel(session, ADD.model, Scripted(ExecutionResult(ErrorStatus.NONE)), Memory.create(64))
    with pytest.raises(Unanswered, match=r"inputs and outputs of \d+ bytes, there is room for 64"):
        compiled(ADD.inputs)


def test_the_oracle_gives_the_answers_of_a_case():
    with closing(open_oracle()) as oracle:
        outputs = oracle.answer(ADD.model, ADD.inputs)
    for got, wanted in zip(outputs, ADD.expected, strict=True):
        np.testing.assert_array_equal(got, wanted)


def test_the_oracle_refuses_a_broken_model():
    with closing(open_oracle()) as oracle, pytest.raises(Unanswered, match="preparation: INVALID_ARGUMENT"):
        oracle.answer(models.with_cycle(), ADD.inputs)


def test_an_oracle_that_is_not_there_is_the_users_mistake():
    with pytest.raises(UsageError, match="no_such_driver"):
        open_oracle("inproc:no_such_driver")


class Silent(Echo):
    """Never calls back."""

    def prepare_model(self, model, *arguments, **more):
        return ErrorStatus.NONE


def test_an_oracle_that_never_calls_back_hangs_for_no_longer_than_the_limit(monkeypatch):
    monkeypatch.setattr("nnconform.harness.execution.session.open_driver", lambda address, limit: Silent())
    with pytest.raises(DriverHung, match=r"the callback did not come within 0\.05 s"):
        Oracle(Session("inproc:silent", limit=0.05)).answer(ADD.model, ADD.inputs)
