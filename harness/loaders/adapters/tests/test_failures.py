"""A runtime that fails is answered for with a status, and executes the next request."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.driver.compute import EMULATED, ComputeFailed
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.loaders.adapters.runtime import FileRefused, ModelFile, Runtime, RuntimeDevice
from nnconform.harness.loaders.adapters.tests.flows import F32, NONE, VALUES, execute, graph_of, prepare
from nnconform.harness.model.codes import DeviceType, ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument

TABLE = Operand(F32, (0, 0))
# Tables one above the other, whose extents all come with the request.
JOINED = Model(
    graph_of((TABLE, TABLE, NONE, TABLE), ((O.CONCATENATION, (0, 1, 2), (3,)),), (0, 1), (3,)), operand_values=VALUES
)
# A row of 2 above a row of 3, and one above another of 1.
BROKEN, RIGHT = ((1, 2), (1, 3)), ((1, 1), (1, 1))


def status_of(prepared, shapes):
    """Return the status of an execution on inputs of these shapes, all zero."""
    places, offset = [], 0
    for shape in shapes:
        length = 4 * int(np.prod(shape))
        places.append(RequestArgument(DataLocation(0, offset, length), shape))
        offset += 64
    output = RequestArgument(DataLocation(0, offset, 64))
    return prepared.execute_synchronously(Request(tuple(places), (output,), (Memory.create(offset + 64),))).status


@pytest.mark.parametrize("address", ["litert:", "litert:?kernels=reference", "onnxruntime:CPUExecutionProvider"])
def test_a_failed_execution_has_a_status_and_does_no_harm(address, capfd):
    prepared = prepare(JOINED, address)
    statuses = [status_of(prepared, shapes) for shapes in (BROKEN, RIGHT, BROKEN)]
    assert statuses == [ErrorStatus.GENERAL_FAILURE, ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE]
    assert " fails: " in capfd.readouterr().err
    assert execute(prepared, [np.full(RIGHT[0], number, np.float32) for number in (3, 4)], 8).tolist() == [[3], [4]]


class Failing:
    """An inference request that fails as OpenVINO's do."""

    def infer(self, feeds, share_outputs):
        raise RuntimeError("Exception from src/place.cpp:7:\nno room for the output\n")


def test_a_failed_inference_of_openvino_has_a_status(capfd):
    # It takes the rows that do not fit one above the other: its failure is a stand-in's.
    prepared = prepare(JOINED, "openvino:CPU")
    (session,) = prepared._compute._sessions.values()
    session._request = Failing()
    assert status_of(prepared, RIGHT) == ErrorStatus.GENERAL_FAILURE
    assert "OpenVINO fails: no room for the output" in capfd.readouterr().err


class Tired(Runtime):
    """Takes each file once, and fails each execution with ``error``."""

    title = "Tired"

    def __init__(self, error=None):
        self.error, self.opened = error, False

    def write(self, model, checked, refused):
        return ModelFile(b"", ("",))

    def open(self, model_file):
        if self.opened:
            raise FileRefused("not again")
        self.opened = True
        return self

    def run(self, inputs):
        raise self.error


def tired(error=None):
    return RuntimeDevice(Tired(error), "tired", DeviceInfo("1", DeviceType.CPU, HalVersion.V1_3, EMULATED))


def prepared_by(device):
    answers = []
    device.prepare_model(JOINED, callback=lambda status, prepared: answers.append((status, prepared)))
    ((status, prepared),) = answers
    return status, prepared


def test_a_file_that_is_refused_the_second_time_is_a_failure_of_the_preparation(capfd):
    device = tired()
    assert [prepared_by(device)[0] for _ in range(2)] == [ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE]
    assert "tired: Tired refuses the model the second time: not again" in capfd.readouterr().err


@pytest.mark.parametrize("error", [ComputeFailed("too late"), MemoryError()])
def test_a_failure_below_is_a_failure_of_the_execution(error):
    _, prepared = prepared_by(tired(error))
    assert status_of(prepared, RIGHT) == ErrorStatus.GENERAL_FAILURE


def test_a_mistake_of_the_adapter_is_not_hidden():
    _, prepared = prepared_by(tired(KeyError("a name")))
    with pytest.raises(KeyError):
        status_of(prepared, RIGHT)
