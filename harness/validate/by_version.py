"""Validates models and requests against one HAL version: the contract's rules, and that nothing in them came later.

Source: ValidateHal.h of AOSP has one such function for each version; the tables are those of types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType, extension_parts, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request
from nnconform.harness.model.types import has_unspecified_dimensions
from nnconform.harness.validate.model import CheckedGraph
from nnconform.harness.validate.model import validate_model as validate
from nnconform.harness.validate.request import argument_dimensions
from nnconform.harness.validate.request import validate_request as validate_arguments
from nnconform.harness.validate.version import call_version, operand_version


class NeedsNewerVersion(ValidationError):
    """What is valid, but has a part that the HAL version does not have."""


class Need(msgspec.Struct, frozen=True):
    """A part of a model, and the lowest HAL version that has it.

    ``graph`` is the number of its subgraph, 0 for the main one; ``operation`` or ``operand`` its index there, -1 for
    none. ``what`` names it.
    """

    graph: int
    what: str
    version: HalVersion
    operation: int = -1
    operand: int = -1

    @property
    def where(self) -> str:
        """The place in the model, such as ``main.operations[3]``."""
        graph = f"referenced[{self.graph - 1}]" if self.graph else "main"
        if self.operation >= 0:
            return f"{graph}.operations[{self.operation}]"
        return f"{graph}.operands[{self.operand}]" if self.operand >= 0 else graph


def needs_of(model: Model, checked: tuple[CheckedGraph, ...]) -> Iterator[Need]:
    """Yield what each part of a validated model needs; the largest version is that of ``required_version``."""
    for number, (graph, checked_graph) in enumerate(zip(model.subgraphs(), checked, strict=True)):
        if number:
            yield Need(number, "a subgraph", HalVersion.V1_3)
        for index, (operation, call) in enumerate(zip(graph.operations, checked_graph.calls, strict=True)):
            name = name_of(OperationType, operation.type)
            if call is not None:
                yield Need(number, f"this use of {name}", call_version(call), operation=index)
            elif extension_parts(operation.type)[0]:
                yield Need(number, name, HalVersion.V1_2, operation=index)
        for index, operand in enumerate(graph.operands):
            name = f"{name_of(OperandType, operand.type)}{list(operand.dimensions)}"
            yield Need(number, name, operand_version(operand), operand=index)


def validate_model(model: Model, version: HalVersion | None = None) -> tuple[CheckedGraph, ...]:
    """Validate a model, also as one of HAL ``version`` if it is given; return the results of its main and referenced
    subgraphs: the calls of the operations, and the extents that follow from the model.

    Raises ValidationError, which says where which rule is broken; NeedsNewerVersion if only the version is too old.
    The relaxed flag needs no version: a driver that does not know it computes in float32, which is allowed.
    """
    checked = validate(model)
    if version is not None:
        for need in needs_of(model, checked):
            if need.version > version:
                raise NeedsNewerVersion(need.where, f"HAL version of {need.what}", need.version, f"{version} or older")
    return checked


def validate_request(model: Model, request: Request, version: HalVersion | None = None) -> None:
    """Validate a request against its model, also as one to a driver of HAL ``version`` if it is given: before 1.2 all
    extents of the outputs must be known, before 1.3 there are no buffers that the driver manages.

    Raises ValidationError, NeedsNewerVersion if only the version is too old.
    """
    validate_arguments(model, request)
    if version is None:
        return
    expect_memory_only(request, version)
    if version >= HalVersion.V1_2:
        return
    for place, (argument, index) in enumerate(zip(request.outputs, model.main.output_indexes, strict=True)):
        operand, where = model.main.operands[index], f"request.outputs[{place}]"
        dimensions = argument_dimensions(operand.dimensions, argument.dimensions, where)
        if has_unspecified_dimensions(operand.type, dimensions) and not argument.has_no_value:
            raise NeedsNewerVersion(where, f"dimensions before HAL {HalVersion.V1_2}", list(dimensions), "all known")


def expect_memory_only(request: Request, version: HalVersion) -> None:
    """Raises NeedsNewerVersion for a buffer that the driver manages, before HAL 1.3."""
    for place, pool in enumerate(request.pools):
        if version < HalVersion.V1_3 and not isinstance(pool, Memory):
            where, got = f"request.pools[{place}]", f"the buffer of token {pool.token}"
            raise NeedsNewerVersion(where, f"pool before HAL {HalVersion.V1_3}", got, "memory")
