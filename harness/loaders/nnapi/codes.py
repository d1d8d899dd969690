"""Codes of the NNAPI C API that differ from the HAL's: result codes, priorities, feature levels.

Source: ResultCode, PriorityCode, FeatureLevelCode, DeviceTypeCode and DurationCode of NeuralNetworksTypes.h.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

from nnconform.harness.model.codes import DeviceType, ErrorStatus, HalVersion, Priority
from nnconform.harness.model.errors import NnconformError
from nnconform.harness.runtime.client.codes import FEATURE_LEVELS

NO_ERROR = 0
OUTPUT_INSUFFICIENT_SIZE = 8

# Each result code's name and HAL status. A misuse of the API (BAD_STATE) is the harness's fault, not the model's.
STATUSES: Mapping[int, tuple[str, ErrorStatus]] = {
    NO_ERROR: ("NO_ERROR", ErrorStatus.NONE),
    1: ("OUT_OF_MEMORY", ErrorStatus.GENERAL_FAILURE),
    2: ("INCOMPLETE", ErrorStatus.GENERAL_FAILURE),
    3: ("UNEXPECTED_NULL", ErrorStatus.INVALID_ARGUMENT),
    4: ("BAD_DATA", ErrorStatus.INVALID_ARGUMENT),
    5: ("OP_FAILED", ErrorStatus.GENERAL_FAILURE),
    6: ("BAD_STATE", ErrorStatus.GENERAL_FAILURE),
    7: ("UNMAPPABLE", ErrorStatus.GENERAL_FAILURE),
    OUTPUT_INSUFFICIENT_SIZE: ("OUTPUT_INSUFFICIENT_SIZE", ErrorStatus.OUTPUT_INSUFFICIENT_SIZE),
    9: ("UNAVAILABLE_DEVICE", ErrorStatus.DEVICE_UNAVAILABLE),
    10: ("MISSED_DEADLINE_TRANSIENT", ErrorStatus.MISSED_DEADLINE_TRANSIENT),
    11: ("MISSED_DEADLINE_PERSISTENT", ErrorStatus.MISSED_DEADLINE_PERSISTENT),
    12: ("RESOURCE_EXHAUSTED_TRANSIENT", ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT),
    13: ("RESOURCE_EXHAUSTED_PERSISTENT", ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT),
    14: ("DEAD_OBJECT", ErrorStatus.GENERAL_FAILURE),
}

PRIORITIES: Mapping[int, int] = {Priority.LOW: 90, Priority.MEDIUM: 100, Priority.HIGH: 110}

# Newest first; what is older than the first is HAL 1.0.
_VERSIONS = sorted(((level, hal) for hal, level in FEATURE_LEVELS.items() if hal > HalVersion.V1_0), reverse=True)
FEATURE_LEVEL_5 = FEATURE_LEVELS[HalVersion.AIDL1]

# Codes of durations: on the device and in the driver, since the launch and since the last fence.
DURATIONS, FENCED_DURATIONS = (0, 1), (2, 3)

_log = logging.getLogger(__name__)


class Refusal(NnconformError):
    """A call of the API failed; ``status`` is the HAL's status for it."""

    def __init__(self, status: ErrorStatus, message: str) -> None:
        super().__init__(message)
        self.status = status


def status_of(function: str, code: int) -> ErrorStatus:
    """Return the HAL's status for a result code. An unknown code becomes GENERAL_FAILURE, and is logged."""
    name, status = STATUSES.get(code, ("", ErrorStatus.GENERAL_FAILURE))
    if not name:
        _log.warning("%s returned %d, which is no result code of the API", function, code)
    elif code != NO_ERROR:
        _log.debug("%s: %s", function, name)
    return status


def hal_version(feature_level: int) -> HalVersion:
    """Return the HAL version of a feature level."""
    return next((version for level, version in _VERSIONS if feature_level >= level), HalVersion.V1_0)


def device_type(code: int) -> DeviceType:
    """Return the device's type; UNKNOWN, which the HAL does not have, becomes OTHER."""
    return DeviceType(code) if code in DeviceType._value2member_map_ else DeviceType.OTHER
