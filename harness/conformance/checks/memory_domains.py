"""Checks of memory domains: which buffers a driver allocates, and which allocations it refuses.

A refusal is INVALID_ARGUMENT or GENERAL_FAILURE; only the strict profile wants the first (``expect_refused``).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import (
    Roles,
    allocate,
    buffer_for,
    buffer_if_room,
    content,
    expect_allocated,
    expect_content,
    expect_refused,
    fill,
    place,
)
from nnconform.harness.conformance.support.models import case
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.compute import ComputePreparedModel
from nnconform.harness.driver.interface import Buffer, BufferRole, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.results.verdict import Stage, Verdict

_V1_3 = HalVersion.V1_3
_ALLOCATE = "IDevice.hal 1.3, allocate"
_TYPES = ("add_float32", "add_float16", "add_quant8", "add_signed8")
_MODEL = "add_float32"
_PLACES = ("inputs", "outputs")
# Executions beside which as many buffers are allocated.
_TURNS = 60


def _roles(where: str, *roles: BufferRole) -> tuple[Roles, Roles]:
    """Return the two arguments of ``allocate`` for roles that are all inputs or all outputs."""
    return (roles, ()) if where == "inputs" else ((), roles)


def _allocating_model(subject: Subject, model: Model | None = None) -> PreparedModel:
    """Return a prepared model that the driver allocates buffers for. Raises VerdictReached (not applicable) if it
    allocates none.
    """
    prepared = subject.prepare(model or case(_MODEL).model)
    buffer_for(subject, prepared, inputs=[0]).close()
    return prepared


def _like(model: Model, **changed: Any) -> Model:
    """Return the model with the same changes to all its tensors."""
    operands = tuple(replace(each, **changed) if is_tensor(each.type) else each for each in model.main.operands)
    return replace(model, main=replace(model.main, operands=operands))


@check(
    Level.STRICT,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: GENERAL_FAILURE for any role or property that is not supported",
    variants=_TYPES,
    stage=Stage.PREPARE,
)
def allocates_for_roles(subject: Subject, variant: str) -> None:
    """A buffer can be allocated for an input, for an output, and for several of both, of one model or of two, with or
    without its dimensions, and with any frequency above 0 and up to 1.
    """
    prepared = subject.prepare(case(variant).model)
    buffer_for(subject, prepared, inputs=[0]).close()
    dimensions = case(variant).model.main.operands[0].dimensions
    other = subject.prepare(case(variant).model)
    for what in (dimensions, (0, dimensions[1]), (0, 0), ()):
        inputs = BufferRole(0, 0), BufferRole(0, 1, 0.25), BufferRole(1, 1, 1e-6)
        outputs = BufferRole(1, 0, 0.5), BufferRole(0, 0)
        expect_allocated(*allocate(subject, [prepared, other], inputs, outputs, what)).close()
        expect_allocated(*allocate(subject, [prepared, other], (), outputs[:1], what)).close()


@check(
    Level.TEXT,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: a token must differ from those of all buffers alive in the same service",
    stage=Stage.PREPARE,
)
def gives_each_buffer_a_token(subject: Subject) -> None:
    """Open buffers have different tokens, each above 0, also after other buffers were closed."""
    prepared = _allocating_model(subject)
    alive = _allocated(subject, prepared, 8)
    for closed in (2, 5, 0):
        alive.pop(closed % len(alive)).close()
        # A service is informed with the next call.
        subject.device.status()
        alive += _allocated(subject, prepared, 2)
        tokens = [buffer.token for buffer in alive]
        expect(
            len(set(tokens)) == len(tokens),
            f"buffers that are alive have the tokens {tokens}, wanted one of its own each",
        )


def _allocated(subject: Subject, prepared: PreparedModel, most: int) -> list[Buffer]:
    """Return so many buffers, or fewer if the driver has no room for more."""
    buffers = (buffer_if_room(subject, prepared, [BufferRole(0, 0)]) for _ in range(most))
    return [each for each in buffers if each is not None]


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: the inputs must be verified; VTS MemoryDomainAllocateTest.EmptyRole",
    stage=Stage.PREPARE,
)
def refuses_a_buffer_without_roles(subject: Subject) -> None:
    """Allocating a buffer without a role is refused."""
    prepared = _allocating_model(subject)
    expect_refused(subject, "no roles and no models", [])
    expect_refused(subject, "no roles", [prepared])
    expect_refused(subject, "no roles, and dimensions", [prepared], dimensions=(2, 3))


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: prepared models of this device only; "
    "VTS MemoryDomainAllocateTest.NullptrPreparedModel, InvalidPreparedModel",
    stage=Stage.PREPARE,
    variants=_PLACES,
)
def refuses_roles_of_another_model(subject: Subject, variant: str) -> None:
    """Allocating a buffer is refused if one of the prepared models is not of this device."""
    prepared = _allocating_model(subject)
    foreign_models = (
        ("no model", None),
        ("another driver's model", ComputePreparedModel(case(_MODEL).model, lambda _: ())),
    )
    for what, foreign in foreign_models:
        expect_refused(subject, f"{what} as the only one", [foreign], *_roles(variant, BufferRole(0, 0)))
        expect_refused(subject, f"{what} beside its own", [prepared, foreign], *_roles(variant, BufferRole(1, 0)))
        own = _roles(variant, BufferRole(0, 0))
        with subject.demanded_by(Level.TEXT, f"{_ALLOCATE}: each prepared model must be one that this device prepared"):
            expect_refused(subject, f"{what} that no role names", [prepared, foreign], *own)


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="types.hal 1.3, BufferRole: indexes of a prepared model and of one of its operands; "
    "VTS MemoryDomainAllocateTest.InvalidModelIndex, InvalidIOIndex",
    stage=Stage.PREPARE,
    variants=_PLACES,
)
def refuses_an_index_out_of_range(subject: Subject, variant: str) -> None:
    """A role with a model index or an argument index out of range is refused."""
    prepared = _allocating_model(subject)
    count = 2 if variant == "inputs" else 1
    for number in (1, 2, 2**31, 2**32 - 1):
        expect_refused(subject, f"model index {number} of 1", [prepared], *_roles(variant, BufferRole(number, 0)))
    for number in (count, count + 1, 2**31, 2**32 - 1):
        what = f"index {number} of {count} {variant}"
        expect_refused(subject, what, [prepared], *_roles(variant, BufferRole(0, number)))


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="types.hal 1.3, BufferRole.frequency: above 0, up to 1; VTS MemoryDomainAllocateTest.InvalidFrequency",
    stage=Stage.PREPARE,
    variants=_PLACES,
)
def refuses_a_frequency_out_of_range(subject: Subject, variant: str) -> None:
    """A role whose frequency is not above 0, or is above 1, is refused."""
    prepared = _allocating_model(subject)
    for frequency in (0.0, -0.5, -1.0, 1.0001, 10.0, math.inf, -math.inf, math.nan):
        what = f"frequency {frequency:g}"
        expect_refused(subject, what, [prepared], *_roles(variant, BufferRole(0, 0, frequency)))
        both = [(BufferRole(0, 0),), (BufferRole(0, 0),)]
        place = _PLACES.index(variant)
        both[place] = (BufferRole(0, 0, frequency),)
        expect_refused(subject, f"{what} beside a right one", [prepared], *both)


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: each role must be unique; VTS MemoryDomainAllocateTest.SameRoleSpecifiedTwice",
    stage=Stage.PREPARE,
    variants=_PLACES,
)
def refuses_a_role_twice(subject: Subject, variant: str) -> None:
    """A role that occurs twice, also under two indexes of one prepared model, is refused."""
    prepared = _allocating_model(subject)
    role = BufferRole(0, 0)
    expect_refused(subject, "a role named twice", [prepared], *_roles(variant, role, role))
    expect_refused(
        subject, "a role named twice, with two frequencies", [prepared], *_roles(variant, role, BufferRole(0, 0, 0.5))
    )
    expect_refused(
        subject, "a role of one model under two indexes", [prepared] * 2, *_roles(variant, role, BufferRole(1, 0))
    )


_DIFFERENT: dict[str, tuple[str, dict[str, Any], str]] = {
    "type": ("add_float32", {}, "add_float16"),
    "scale": ("add_quant8", {"scale": 0.25}, ""),
    "zero point": ("add_quant8", {"zero_point": 99}, ""),
    "rank": ("add_float32", {"dimensions": (6,)}, ""),
    "extent": ("add_float32", {"dimensions": (2, 4)}, ""),
    "rank, as many dimensions known": ("add_float32", {"dimensions": (2, 3, 1)}, ""),
}

# Two models whose second inputs, weights with a scale for each channel, differ in nothing but that.
_EXTRA = {
    "scale of the first channel": ("weights_per_channel", "weights_first_scale"),
    "scale of the last channel": ("weights_per_channel", "weights_last_scale"),
    "dimension of the channels": ("weights_of_dimension_0", "weights_of_dimension_3"),
}
_WEIGHTS = 1


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: the operands of the roles must agree; "
    "VTS MemoryDomainAllocateTest.ConflictOperandType, ConflictScale, ConflictZeroPoint, "
    "ConflictRankBetweenRoles, ConflictDimensionsBetweenRoles",
    stage=Stage.PREPARE,
    variants=tuple(_DIFFERENT),
)
def refuses_roles_that_differ(subject: Subject, variant: str) -> None:
    """Roles whose operands differ in type, scale, zero point or dimensions are refused."""
    name, changed, other = _DIFFERENT[variant]
    first = _allocating_model(subject, case(name).model)
    second = _allocating_model(subject, case(other).model if other else _like(case(name).model, **changed))
    one, two = BufferRole(0, 0), BufferRole(1, 0)
    both: Sequence[tuple[str, Roles, Roles]] = (
        ("two inputs", (one, two), ()),
        ("an input and an output", (one,), (two,)),
        ("an output and an input", (two,), (one,)),
        ("two outputs", (), (one, two)),
    )
    for what, inputs, outputs in both:
        expect_refused(subject, f"{what} that differ in {variant}", [first, second], inputs, outputs)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="allocate",
    source=f"{_ALLOCATE}: roles agree in their extra parameters",
    stage=Stage.PREPARE,
    variants=tuple(_EXTRA),
)
def refuses_roles_that_differ_in_extra_parameters(subject: Subject, variant: str) -> None:
    """Roles whose operands differ in the scales of their channels, or in the dimension that these are of, are refused
    with INVALID_ARGUMENT; one buffer can be allocated for roles that do not differ.
    """
    weights, other = _EXTRA[variant]
    first, again = (subject.prepare(case(weights).model) for _ in range(2))
    buffer_for(subject, first, inputs=[_WEIGHTS]).close()
    one, two = BufferRole(0, _WEIGHTS), BufferRole(1, _WEIGHTS)
    expect_allocated(*allocate(subject, [first, again], (one, two)))
    second = subject.prepare(case(other).model)
    for models in ([first, second], [second, first]):
        expect_refused(subject, f"two inputs that differ in the {variant}", models, (one, two))
    third = BufferRole(2, _WEIGHTS)
    expect_refused(
        subject, f"the last of three inputs that differs in the {variant}", [first, again, second], (one, two, third)
    )


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: the dimensions must be compatible with those of the operands; "
    "VTS MemoryDomainAllocateTest.ConflictRankBetweenRoleAndDesc, "
    "ConflictDimensionsBetweenRoleAndDesc",
    stage=Stage.PREPARE,
    variants=_PLACES,
)
def refuses_dimensions_of_another_shape(subject: Subject, variant: str) -> None:
    """Dimensions that contradict those of the roles' operands are refused."""
    prepared = _allocating_model(subject)
    for dimensions in ((6,), (2, 3, 1), (3, 2), (2, 4), (0, 2), (1, 0)):
        what = f"dimensions {list(dimensions)} of [2, 3]"
        expect_refused(subject, what, [prepared], *_roles(variant, BufferRole(0, 0)), dimensions=dimensions)


@check(
    Level.VTS,
    since=_V1_3,
    feature="allocate",
    source="IDevice.hal 1.3, allocate: the dimensions must be compatible with those of the operands; "
    "VTS MemoryDomainAllocateTest.ConflictRankWithScalarRole",
    stage=Stage.PREPARE,
)
def refuses_dimensions_of_a_scalar(subject: Subject) -> None:
    """Dimensions for a buffer whose role is a scalar are refused."""
    prepared = _allocating_model(subject, case("pad_float32").model)
    if allocate(subject, [prepared], (BufferRole(0, 1),))[1] is None:
        not_applicable("the driver manages no buffers for scalars")
    for dimensions in ((1,), (1, 1), (0,)):
        what = f"dimensions {list(dimensions)} of a scalar"
        expect_refused(subject, what, [prepared], (BufferRole(0, 1),), dimensions=dimensions)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="allocate",
    source="IPreparedModel.hal 1.0 to 1.3: calls of the execute methods may overlap; IDevice.hal 1.3, allocate",
)
def may_be_allocated_while_others_are_used(subject: Subject) -> None:
    """Buffers of a model are allocated, filled, read and closed while executions of it write to another: every call
    ends, and all contents are right.
    """
    own_case = case(_MODEL)
    prepared, way = subject.prepare(own_case.model), subject.paths()[0]
    taken = buffer_for(subject, prepared, outputs=[0])

    def execute() -> None:
        arena = Arena(subject.session.seed)
        for _ in range(_TURNS):
            request = place(subject.lay_out(own_case, arena), {}, {0: taken})
            status = way.execute(subject.session, prepared, request, PLAIN).status
            expect_status(status, ErrorStatus.NONE, call="an execution with buffers while others are allocated")
            expect_content(subject, own_case, {0: taken})

    def come_and_go() -> None:
        for turn in range(_TURNS):
            _, array = scaled(own_case, turn % 5).inputs
            assert array is not None
            buffer = buffer_if_room(subject, prepared, [BufferRole(0, 1)])
            if buffer is None:
                return
            fill(subject, buffer, array)
            same = np.array_equal(content(subject, buffer, array), array)
            expect(same, "a new buffer beside an execution does not hold what was copied to it", Verdict.WRONG)
            buffer.close()

    run_concurrently(subject.session, [execute, come_and_go])
    subject.count("executions", _TURNS)
