"""Converts what passes between a client and a driver to another HAL version: ``compliant_with`` and ``convert_to``.

What can be converted: models, requests, capabilities, statuses, priorities, preferences, the wish for a measurement,
and results of executions. An older version lacks some of each; what is lost is logged as a warning. A model or request
of which no part may be lost, because it would mean something else, is refused.

Source: compliantWithV1_* and convertToV1_* of common/include/Utils.h of AOSP (LegacyHalUtils.h since Android 12), which
the driver guide describes. Unlike there, arguments that equal their defaults do not count.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from nnconform.harness.conversion.defaults import without_default_arguments
from nnconform.harness.conversion.figures import converted_figures
from nnconform.harness.conversion.slicing import without_flag
from nnconform.harness.driver.versions import RESULT_SINCE, SINCE, status_for
from nnconform.harness.model.capabilities import Capabilities
from nnconform.harness.model.codes import (
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    OperandType,
    Priority,
    name_of,
)
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request
from nnconform.harness.validate.by_version import NeedsNewerVersion, expect_memory_only, validate_model

Value = TypeVar(
    "Value",
    Model,
    Request,
    Capabilities,
    ErrorStatus,
    Priority,
    ExecutionPreference,
    MeasureTiming,
    ExecutionResult,
)
_log = logging.getLogger(__name__)
# A value of a version, and what is lost of it on the way.
_Converted = tuple[Any, list[str]]


def compliant_with(value: Value, version: HalVersion) -> bool:
    """Return whether a value can be converted to HAL ``version`` without loss.

    It can be a Model, Request, Capabilities, ErrorStatus, Priority, ExecutionPreference, MeasureTiming or
    ExecutionResult. Raises ValidationError for a model that is invalid in every version, TypeError for another type.
    """
    try:
        return not _convert(value, version)[1]
    except NeedsNewerVersion:
        return False


def convert_to(value: Value, version: HalVersion) -> Value:
    """Return a value as HAL ``version`` has it; what is lost is logged as a warning, by ``logging``.

    A model loses trailing arguments that equal their defaults, and the relaxed flag, which is no loss. A status that
    the version does not have becomes GENERAL_FAILURE, a priority MEDIUM, a preference FAST_SINGLE_ANSWER. Capabilities
    of a newer version get the figures that stood for theirs.

    Raises NeedsNewerVersion, a ValidationError, for a model with an operation, type or subgraph that the version does
    not have (``slice_for`` cuts out what it has) and for a request with buffers that the driver manages. Raises
    ValidationError for an invalid model, TypeError for a value of another type.
    """
    result, lost = _convert(value, version)
    for what in lost:
        _log.warning("converted to HAL %s: %s", version, what)
    converted: Value = result
    return converted


def _convert(value: object, version: HalVersion) -> _Converted:
    for kind, convert in _CONVERSIONS.items():
        if isinstance(value, kind):
            return convert(value, version)
    names = ", ".join(kind.__name__ for kind in _CONVERSIONS)
    raise TypeError(f"got {type(value).__name__}, wanted one of {names}")


def _model(model: Model, version: HalVersion) -> _Converted:
    shorter, lost = without_default_arguments(model), []
    if version < HalVersion.V1_3 and shorter.referenced and not _refers(shorter):
        lost.append(f"{len(shorter.referenced)} subgraphs that nothing refers to")
        shorter = replace(shorter, referenced=())
    validate_model(shorter, version)
    if version < HalVersion.V1_2:
        # No type is of an extension, or the model would have been refused.
        shorter = replace(shorter, extension_name_to_prefix=())
    return without_flag(shorter, version), lost


def _refers(model: Model) -> bool:
    """Return whether the main subgraph refers to others."""
    return any(operand.type == OperandType.SUBGRAPH for operand in model.main.operands)


def _request(request: Request, version: HalVersion) -> _Converted:
    expect_memory_only(request, version)
    return request, []


def _status(status: ErrorStatus, version: HalVersion) -> _Converted:
    known = status_for(version, status)
    return known, [] if known == status else [f"status {name_of(ErrorStatus, status)} becomes {known.name}"]


def _argument(name: str, plain: Any) -> Callable[[Any, HalVersion], _Converted]:
    """Return the conversion of an argument that came with HAL ``SINCE[name]``, and was ``plain`` before."""

    def convert(value: Any, version: HalVersion) -> _Converted:
        if version >= SINCE[name] or value == plain:
            return value, []
        return plain, [f"{type(plain).__name__} {value.name} becomes {plain.name}, as {name} came with {SINCE[name]}"]

    return convert


def _result(result: ExecutionResult, version: HalVersion) -> _Converted:
    status, lost = _status(result.status, version)
    converted = replace(result, status=status)
    if version < RESULT_SINCE:
        lost += [f"the shapes of {len(result.output_shapes)} outputs"] if result.output_shapes else []
        lost += ["the timing"] if result.timing != NO_TIMING else []
        converted = ExecutionResult(status)
    return converted, lost


_CONVERSIONS: dict[type, Callable[[Any, HalVersion], _Converted]] = {
    Model: _model,
    Request: _request,
    Capabilities: converted_figures,
    ErrorStatus: _status,
    Priority: _argument("prepare_model.priority", Priority.MEDIUM),
    ExecutionPreference: _argument("prepare_model.preference", ExecutionPreference.FAST_SINGLE_ANSWER),
    MeasureTiming: _argument("execute.measure", MeasureTiming.NO),
    ExecutionResult: _result,
}
