"""Allocates a buffer of a framework: which device has all of its roles, and whether the roles are valid.

Source: allocate of IDevice.hal 1.3, whose rules are a framework's too; MemoryBuilder of runtime/Memory.cpp of
packages/modules/NeuralNetworks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from nnconform.harness.diagnostics.tags import tag_logger
from nnconform.harness.driver.interface import BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand
from nnconform.harness.results.verdict import Stage
from nnconform.harness.runtime.buffers import Home, ManagedBuffer, ManagedUse
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.incidents import CallFailed
from nnconform.harness.runtime.known import is_known
from nnconform.harness.runtime.placed_model import PlacedModel
from nnconform.harness.runtime.prepared import FrameworkPreparedModel
from nnconform.harness.runtime.steps import DeviceStep
from nnconform.harness.validate.operand import check_dimensions, is_vendors
from nnconform.harness.validate.request import argument_dimensions

_log = tag_logger("memory")

# A role: the model, whether it is an output, the number of the argument, and how often it is used.
Role = tuple[FrameworkPreparedModel, bool, int, float]


def allocate(
    framework: Framework,
    desc: BufferDesc,
    prepared_models: Sequence[PreparedModel],
    input_roles: Sequence[BufferRole],
    output_roles: Sequence[BufferRole],
) -> tuple[ErrorStatus, ManagedBuffer | None]:
    """Return a buffer on the device that has all its roles, in ordinary memory if there is none or it refuses.

    GENERAL_FAILURE: no device has it, and ordinary memory cannot, as its extents are not known.
    """
    try:
        roles = _roles(framework, prepared_models, input_roles, output_roles)
        operand = common_operand(tuple(desc.dimensions), roles)
    except ValidationError:
        return ErrorStatus.INVALID_ARGUMENT, None
    home = None if is_vendors(operand.type) else _home(framework, desc, roles)
    if home is None and (is_vendors(operand.type) or not is_known(operand)):
        return ErrorStatus.GENERAL_FAILURE, None
    uses = frozenset(ManagedUse(prepared.number, output, index) for prepared, output, index, _ in roles)
    return ErrorStatus.NONE, framework.buffers.add(operand, uses, home)


def _roles(
    framework: Framework,
    prepared_models: Sequence[PreparedModel],
    input_roles: Sequence[BufferRole],
    output_roles: Sequence[BufferRole],
) -> list[Role]:
    own: list[FrameworkPreparedModel] = []
    for place, prepared in enumerate(prepared_models):
        if not isinstance(prepared, FrameworkPreparedModel) or prepared.framework.buffers is not framework.buffers:
            raise ValidationError(f"prepared_models[{place}]", "prepared model", prepared, "one of this framework")
        own.append(prepared)
    roles: list[Role] = []
    for output, given in ((False, input_roles), (True, output_roles)):
        for place, role in enumerate(given):
            where = f"{'output' if output else 'input'}_roles[{place}]"
            if not 0 <= role.model_index < len(own):
                raise ValidationError(where, "model index", role.model_index, f"less than {len(own)}")
            main = own[role.model_index].model.main
            count = len(main.output_indexes if output else main.input_indexes)
            if not 0 <= role.io_index < count:
                raise ValidationError(where, "index of the argument", role.io_index, f"less than {count}")
            if not 0 < role.frequency <= 1:
                raise ValidationError(where, "frequency", role.frequency, "above 0, and at most 1")
            roles.append((own[role.model_index], output, role.io_index, role.frequency))
    if not roles:
        raise ValidationError("allocate", "number of roles", 0, "at least 1")
    if len({role[:3] for role in roles}) != len(roles):
        raise ValidationError("allocate", "roles", [role[1:3] for role in roles], "each once")
    return roles


def _index(role: Role) -> int:
    """Return the operand of a role."""
    prepared, output, index, _ = role
    main = prepared.model.main
    return (main.output_indexes if output else main.input_indexes)[index]


def common_operand(dimensions: tuple[int, ...], roles: Sequence[Role]) -> Operand:
    """Return the operand that all roles have in common, with all extents that are known. Raises ValidationError."""
    operands = [role[0].model.main.operands[_index(role)] for role in roles]
    first = operands[0]
    check_dimensions(first.type, dimensions, "desc")
    for place, operand in enumerate(operands):
        ours, theirs = ((each.type, each.scale, each.zero_point, each.extra_params) for each in (first, operand))
        if ours != theirs:
            raise ValidationError(f"role {place}", "type, scale, zero point, extra parameters", theirs, ours)
        dimensions = argument_dimensions(dimensions, operand.dimensions, f"role {place}")
    check_dimensions(first.type, dimensions, "roles")
    return replace(first, dimensions=dimensions)


def _home(framework: Framework, desc: BufferDesc, roles: Sequence[Role]) -> Home | None:
    """Return the buffer of the one device that has all roles, None if there is none or it does not allocate it."""
    found = [(role, step) for role in roles for step in _steps(role)]
    candidates = {step.candidate if step is not None else None for _, step in found}
    candidate = candidates.pop() if len(candidates) == 1 else None
    if candidate is None:
        _log.debug("ordinary memory: the roles are of %d devices, or of the framework itself", len(candidates))
        return None
    parts = list(dict.fromkeys(step for _, step in found if step is not None))
    given: tuple[list[BufferRole], list[BufferRole]] = ([], [])
    for role, step in found:
        assert step is not None
        index = _index(role)
        for output, places in ((False, step.cut.inputs), (True, step.cut.outputs)):
            if index in places:
                given[output].append(BufferRole(parts.index(step), places.index(index), role[3]))
    try:
        if candidate.hal < HalVersion.V1_3:
            return None
        prepared = [step.ready() for step in parts]
        _, buffer, _ = candidate.ask("allocate", lambda device: device.allocate(desc, prepared, *given))
    except CallFailed as failed:
        framework.note(candidate, failed, Stage.PREPARE)
        return None
    _log.debug("%s %s the buffer", candidate.name, "refuses" if buffer is None else "allocates")
    return None if buffer is None else Home(candidate, candidate.generation, buffer)


def _steps(role: Role) -> Iterator[PlacedModel | None]:
    """Yield the steps that read or write the operand of a role; None for one that is not on a device."""
    index = _index(role)
    for step in role[0].plan.steps:
        if index in step.operands:
            yield step.first if isinstance(step, DeviceStep) else None
