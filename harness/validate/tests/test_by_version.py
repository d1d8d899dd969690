"""Models and requests as those of one HAL version."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion as V
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.validate.by_version import NeedsNewerVersion, needs_of, validate_model, validate_request
from nnconform.harness.validate.model import validate_model as validate
from nnconform.harness.validate.tests.models import Builder, chain, dynamic, extension, loop, operand, svdf
from nnconform.harness.validate.version import required_version


def absolute() -> Model:
    b = Builder()
    b.step(O.ABS, [b.input(T.TENSOR_FLOAT32, 2)], [b.output(T.TENSOR_FLOAT32, 2)])
    return b.model()


def oem() -> Model:
    b = Builder()
    b.step(O.OEM_OPERATION, [b.input(T.TENSOR_FLOAT32, 1)], [b.output(T.TENSOR_OEM_BYTE, 1)])
    return b.model()


MODELS = {
    "chain": chain(),
    "1.2": absolute(),
    "svdf": svdf(),
    "dynamic": dynamic(),
    "loop": loop(),
    "subgraph not used": replace(chain(), referenced=(chain().main,)),
    "extension": extension(),
    "unknown rank inside": operand(1, dimensions=())(chain()),
    "oem": oem(),
}


@pytest.mark.parametrize("name", MODELS)
def test_a_model_is_valid_from_the_version_that_it_needs_on(name: str) -> None:
    model = MODELS[name]
    checked = validate(model)
    needed = required_version(model, checked)
    assert max(need.version for need in needs_of(model, checked)) == needed
    assert validate_model(model)
    for version in V:
        if version >= needed:
            assert len(validate_model(model, version)) == len(checked)
        else:
            with pytest.raises(NeedsNewerVersion, match=rf"got 1\..*, wanted {version} or older"):
                validate_model(model, version)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("1.2", r"main.operations\[0\]: HAL version of this use of ABS: got 1.2"),
        ("unknown rank inside", r"main.operands\[1\]: HAL version of TENSOR_FLOAT32\[\]: got 1.2"),
        ("subgraph not used", r"referenced\[0\]: HAL version of a subgraph: got 1.3"),
        ("extension", r"main.operations\[0\]: HAL version of extension \d+ type \d+"),
    ],
)
def test_the_message_names_the_part(name: str, place: str) -> None:
    with pytest.raises(NeedsNewerVersion, match=place):
        validate_model(MODELS[name], V.V1_1)


def test_what_is_invalid_is_so_in_every_version() -> None:
    broken = operand(1, number_of_consumers=7)(chain())
    for version in (None, *V):
        with pytest.raises(ValidationError, match="number of consumers") as caught:
            validate_model(broken, version)
        assert not isinstance(caught.value, NeedsNewerVersion)


def request(dimensions: tuple[int, ...], *, token: bool = False, value: bool = True) -> Request:
    memory = Memory.create(128)
    place = DataLocation(0, 0, 24)
    output = DataLocation(1, 0, 0) if token else DataLocation(0, 64, 24)
    argument = RequestArgument(output, dimensions) if value else RequestArgument(has_no_value=True)
    return Request((RequestArgument(place),), (argument,), (memory, BufferToken(1)) if token else (memory,))


def test_requests() -> None:
    model, opened = chain(), operand(4, dimensions=(0, 3))(chain())
    for version in (None, *V):
        validate_request(model, request(()), version)
        validate_request(opened, request((2, 3)), version)
    validate_request(opened, request(()))
    for unknown in (opened, operand(4, dimensions=())(chain())):
        validate_request(unknown, request(()), V.V1_2)
        with pytest.raises(NeedsNewerVersion, match=r"request.outputs\[0\]: dimensions before HAL 1.2: got \["):
            validate_request(unknown, request(()), V.V1_1)


def test_buffers_of_the_driver_are_of_1_3() -> None:
    validate_request(chain(), request((), token=True), V.V1_3)
    with pytest.raises(NeedsNewerVersion, match=r"request.pools\[1\]: .*the buffer of token 1"):
        validate_request(chain(), request((), token=True), V.V1_2)
    with pytest.raises(ValidationError, match="number of arguments"):
        validate_request(chain(), Request((), (), ()), V.V1_3)
