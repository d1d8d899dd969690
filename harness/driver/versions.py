"""The HAL version that introduced each method of the driver interface, each of its arguments and each status.

A client of an older HAL cannot ask for later features, and a driver of an older HAL cannot answer with them. Checks and
drivers read the same table. ``METHOD`` alone stands for the method, ``METHOD.ARGUMENT`` for one of its arguments; an
argument without an entry came with its method, and the methods of a ``Buffer`` or a ``Burst`` came with the method that
returns one, but for what their docstrings say.

Source: IDevice.hal, IPreparedModel.hal and types.hal of HAL 1.0 to 1.3; IDevice and IPreparedModel of AIDL 1 to 4.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeVar

from nnconform.harness.model.codes import ErrorStatus, HalVersion

T = TypeVar("T")

SINCE: Mapping[str, HalVersion] = MappingProxyType(
    {
        "info": HalVersion.V1_2,
        "status": HalVersion.V1_0,
        "capabilities": HalVersion.V1_0,
        "supported_extensions": HalVersion.V1_2,
        "number_of_cache_files_needed": HalVersion.V1_2,
        "supported_operations": HalVersion.V1_0,
        "prepare_model": HalVersion.V1_0,
        "prepare_model.preference": HalVersion.V1_1,
        "prepare_model.priority": HalVersion.V1_3,
        "prepare_model.deadline": HalVersion.V1_3,
        "prepare_model.model_cache": HalVersion.V1_2,
        "prepare_model.data_cache": HalVersion.V1_2,
        "prepare_model.token": HalVersion.V1_2,
        "prepare_model_from_cache": HalVersion.V1_2,
        "prepare_model_from_cache.deadline": HalVersion.V1_3,
        "allocate": HalVersion.V1_3,
        "execute": HalVersion.V1_0,
        "execute.measure": HalVersion.V1_2,
        "execute.deadline": HalVersion.V1_3,
        "execute.loop_timeout": HalVersion.V1_3,
        "execute_synchronously": HalVersion.V1_2,
        "execute_synchronously.deadline": HalVersion.V1_3,
        "execute_synchronously.loop_timeout": HalVersion.V1_3,
        "execute_fenced": HalVersion.V1_3,
        "configure_execution_burst": HalVersion.V1_2,
        "prepare_model_with_config": HalVersion.AIDL4,
        "execute_synchronously_with_config": HalVersion.AIDL4,
        "execute_fenced_with_config": HalVersion.AIDL4,
        "create_reusable_execution": HalVersion.AIDL4,
    }
)

# Features, as in ``DeviceInfo.emulated``, that the HAL has no more, and the last version with each. What a client of
# AIDL launches without waiting, the framework runs on a thread of its own.
LAST = MappingProxyType({"status": HalVersion.V1_3, "asynchronous": HalVersion.V1_3})

# The parts of an execution's result besides its status.
RESULT_SINCE = HalVersion.V1_2


def gone(hal: HalVersion) -> frozenset[str]:
    """Return the features that HAL ``hal`` has no more."""
    return frozenset(feature for feature, last in LAST.items() if last < hal)


def offers(hal: HalVersion, what: str) -> bool:
    """Return whether HAL ``hal`` has a method, or ``METHOD.ARGUMENT``."""
    return _since(what) <= hal


@cache
def _since(what: str) -> HalVersion:
    method = what.partition(".")[0]
    return max(SINCE[method], SINCE.get(what, SINCE[method]))


def seen(hal: HalVersion, what: str, value: T, otherwise: T) -> T:
    """Return ``METHOD.ARGUMENT`` as a driver of HAL ``hal`` gets it: ``otherwise`` if its HAL has no such argument."""
    return value if offers(hal, what) else otherwise


def status_since(status: ErrorStatus) -> HalVersion:
    """Return the HAL version that introduced the status."""
    return HalVersion.V1_3 if status >= ErrorStatus.MISSED_DEADLINE_TRANSIENT else HalVersion.V1_0


def status_for(hal: HalVersion, status: ErrorStatus) -> ErrorStatus:
    """Return the status as a client of HAL ``hal`` gets it: GENERAL_FAILURE for one that it does not know."""
    return status if status_since(status) <= hal else ErrorStatus.GENERAL_FAILURE
