"""Rules of a request, each kept and broken."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import extension_type
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.request import argument_dimensions, validate_request
from nnconform.harness.validate.tests.models import Builder, chain, dynamic, extension, svdf

MEMORY, OTHER = Memory.create(1024), Memory.create(64)
NO_VALUE = RequestArgument(has_no_value=True)
Edit = Callable[[Request], Request]


def argument(offset: int, length: int, *dimensions: int, pool: int = 0) -> RequestArgument:
    return RequestArgument(DataLocation(pool, offset, length), dimensions)


def request(inputs: list[RequestArgument], outputs: list[RequestArgument]) -> Request:
    return Request(tuple(inputs), tuple(outputs), (MEMORY, BufferToken(3)))


def scalar_and_bytes() -> Model:
    """Return a vendor's operation on a scalar and on bytes of the OEM."""
    b = Builder()
    b.step(extension_type(7, 0), [b.input(T.INT32), b.input(T.TENSOR_OEM_BYTE, 2)], [b.output(T.TENSOR_FLOAT32, 1)])
    return b.model(extension_name_to_prefix=(("a.b", 7),))


def first_input(**fields: Any) -> Edit:
    return lambda value: replace(value, inputs=(replace(value.inputs[0], **fields), *value.inputs[1:]))


def first_output(**fields: Any) -> Edit:
    return lambda value: replace(value, outputs=(replace(value.outputs[0], **fields), *value.outputs[1:]))


def numbered(rules: Sequence[tuple[Any, ...]]) -> list[str]:
    return [f"{place}-{rule[0].__name__}" for place, rule in enumerate(rules)]


def read_only() -> Memory:
    return Memory(os.dup(MEMORY.fd), 1024, protection=mmap.PROT_READ)


VALID: dict[Callable[[], Model], Request] = {
    chain: request([argument(0, 24)], [argument(24, 24)]),
    dynamic: request([argument(0, 24, 2, 3), argument(24, 4)], [argument(64, 1)]),
    svdf: request(
        [argument(0, 24), argument(64, 48), argument(128, 80), argument(256, 160)],
        [argument(512, 160), argument(704, 32)],
    ),
    extension: request([argument(0, 1)], [argument(1, 8)]),
    scalar_and_bytes: request([argument(0, 4), argument(4, 9)], [argument(20, 4)]),
}

KEPT: list[tuple[Callable[[], Model], Edit]] = [
    *((build, lambda value: value) for build in VALID),
    (chain, first_input(dimensions=(2, 3))),
    (chain, first_input(dimensions=(0, 3))),
    (chain, first_output(location=DataLocation(0, 24, 1))),
    (chain, first_output(location=DataLocation(0, 24, 1000))),
    (chain, first_input(location=DataLocation(0, 0, 24, 1000))),
    (chain, first_output(location=DataLocation(0, 24, 24, 976))),
    (chain, first_output(location=DataLocation(1, 0, 0))),
    (chain, lambda value: replace(value, pools=(*value.pools, OTHER))),
    (dynamic, first_output(dimensions=(2, 0))),
    (dynamic, first_input(dimensions=(2, 0))),
    (
        dynamic,
        lambda value: replace(
            value, inputs=(value.inputs[0], replace(value.inputs[1], location=DataLocation(0, 20, 4)))
        ),
    ),
    (extension, first_input(has_no_value=True, location=DataLocation())),
]

BROKEN: list[tuple[Callable[[], Model], Edit, str]] = [
    (chain, lambda value: replace(value, inputs=()), "request.inputs: number of arguments: got 0, wanted 1"),
    (
        chain,
        lambda value: replace(value, outputs=value.outputs * 2),
        "request.outputs: number of arguments: got 2, wanted 1",
    ),
    (
        chain,
        lambda value: replace(value, pools=()),
        "request.inputs[0]: pool index: got 0, wanted less than the 0 pools",
    ),
    (chain, first_input(location=DataLocation(2, 0, 24)), "request.inputs[0]: pool index: got 2"),
    (chain, first_output(location=DataLocation(-1, 0, 24)), "request.outputs[0]: pool index: got -1"),
    (chain, first_input(location=DataLocation(0, 1001, 24)), "wanted 1 byte or more within the 1024 bytes of the pool"),
    (chain, first_input(location=DataLocation(0, -1, 24)), "location: got DataLocation(pool_index=0, offset=-1"),
    (chain, first_output(location=DataLocation(0, 64, 0)), "request.outputs[0]: location"),
    (chain, first_output(location=DataLocation(0, 64, -1)), "request.outputs[0]: location"),
    (chain, first_output(location=DataLocation(0, 2**64, 1)), "request.outputs[0]: location"),
    (
        chain,
        first_input(location=DataLocation(0, 0, 20)),
        "request.inputs[0]: length: got 20, wanted 24 bytes for [2, 3]",
    ),
    (chain, first_input(location=DataLocation(1, 0, 24)), "location in a device buffer"),
    (chain, first_input(location=DataLocation(1, 0, 0, 1)), "wanted offset, length and padding 0: the whole buffer"),
    (chain, first_input(location=DataLocation(0, 0, 24, 1001)), "wanted 1 byte or more within the 1024 bytes"),
    (chain, first_input(location=DataLocation(0, 0, 24, -1)), "wanted 1 byte or more within the 1024 bytes"),
    (
        chain,
        first_input(dimensions=(3, 2)),
        "request.inputs[0]: dimensions: got [3, 2], wanted [2, 3], filled in where 0",
    ),
    (chain, first_input(dimensions=(6,)), "dimensions: got [6], wanted [2, 3]"),
    (chain, first_output(dimensions=(2, 4)), "request.outputs[0]: dimensions: got [2, 4]"),
    (chain, first_input(has_no_value=True), "argument without value"),
    (
        chain,
        lambda value: replace(value, inputs=(NO_VALUE,)),
        "request.inputs[0]: value: got none, wanted one: RELU.input is not",
    ),
    (
        chain,
        lambda value: replace(value, outputs=(NO_VALUE,)),
        "request.outputs[0]: value: got none, wanted one: ADD.output is",
    ),
    (
        chain,
        first_output(location=DataLocation(0, 23, 24)),
        "request.outputs[0]: location: got overlapping request.inputs[0]",
    ),
    (
        chain,
        lambda value: first_output(location=DataLocation(2, 0, 24))(replace(value, pools=(*value.pools, MEMORY))),
        "overlapping request.inputs[0], wanted bytes of its own",
    ),
    (
        svdf,
        lambda value: replace(value, outputs=value.outputs[:1] * 2),
        "request.outputs[0]: location: got overlapping request.out",
    ),
    (dynamic, first_input(dimensions=()), "wanted known dimensions, not [0, 3]"),
    (
        dynamic,
        first_input(dimensions=(-2, 3)),
        "request.inputs[0]: dimensions: got [-2, 3], wanted each from 0 to 2**32 - 1",
    ),
    (dynamic, first_output(dimensions=(-2, 3)), "request.outputs[0]: dimensions: got [-2, 3]"),
    (dynamic, first_output(dimensions=(2**32,)), "request.outputs[0]: dimensions: got [4294967296]"),
    (
        dynamic,
        first_output(dimensions=(2**20, 2**20)),
        "request.outputs[0]: size in bytes: got 4398046511104, wanted less",
    ),
    (scalar_and_bytes, first_input(dimensions=(1,)), "request.inputs[0]: dimensions of INT32: got [1], wanted none"),
    (
        chain,
        lambda value: replace(value, pools=(MEMORY, BufferToken(0))),
        "request.pools[1]: token of a device buffer: got 0",
    ),
    (
        chain,
        lambda value: replace(value, pools=(read_only(),)),
        "request.outputs[0]: protection of the pool: got 1, wanted one",
    ),
]


@pytest.mark.parametrize(("build", "edit"), KEPT, ids=numbered(KEPT))
def test_valid(build: Callable[[], Model], edit: Edit) -> None:
    model = build()
    validate_model(model)
    validate_request(model, edit(VALID[build]))


@pytest.mark.parametrize(("build", "edit", "message"), BROKEN, ids=numbered(BROKEN))
def test_broken(build: Callable[[], Model], edit: Edit, message: str) -> None:
    with pytest.raises(ValidationError) as caught:
        validate_request(build(), edit(VALID[build]))
    assert message in str(caught.value)


def test_optional_arguments_may_be_left_out() -> None:
    b = Builder()
    tensors = [b.input(T.TENSOR_FLOAT32, *dims) for dims in ((2, 3), (4, 3), (4, 5), (4,), (2, 20))]
    outputs = b.output(T.TENSOR_FLOAT32, 2, 20), b.output(T.TENSOR_FLOAT32, 2, 4)
    b.step(O.SVDF, [*tensors, b.constant(T.INT32, 1), b.constant(T.INT32, 0)], outputs)
    full = VALID[svdf]
    validate_request(b.model(), replace(full, inputs=(*full.inputs[:3], NO_VALUE, full.inputs[3])))
    with pytest.raises(
        ValidationError, match=r"inputs\[4\]: value: got none, wanted one: SVDF.state_in is not optional"
    ):
        validate_request(b.model(), replace(full, inputs=(*full.inputs[:3], NO_VALUE, NO_VALUE)))


@pytest.mark.parametrize(
    ("declared", "requested", "wanted"),
    [((2, 0), (), (2, 0)), ((), (4,), (4,)), ((), (), ()), ((0, 3), (2, 0), (2, 3)), ((2, 3), (2, 3), (2, 3))],
)
def test_dimensions_complete_each_other(
    declared: tuple[int, ...], requested: tuple[int, ...], wanted: tuple[int, ...]
) -> None:
    assert argument_dimensions(declared, requested, "here") == wanted
