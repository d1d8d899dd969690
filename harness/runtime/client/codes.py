"""The codes of the NNAPI for those of the HAL: results of statuses, feature levels of versions.

Source: convertErrorStatusToResultCode of common/LegacyUtils.cpp of packages/modules/NeuralNetworks; FeatureLevelCode of
NeuralNetworksTypes.h.
"""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.runtime.client.api import ResultCode as R

CODES: Mapping[ErrorStatus, R] = {
    ErrorStatus.NONE: R.NO_ERROR,
    ErrorStatus.DEVICE_UNAVAILABLE: R.UNAVAILABLE_DEVICE,
    ErrorStatus.GENERAL_FAILURE: R.OP_FAILED,
    ErrorStatus.OUTPUT_INSUFFICIENT_SIZE: R.OUTPUT_INSUFFICIENT_SIZE,
    ErrorStatus.INVALID_ARGUMENT: R.BAD_DATA,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT: R.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT: R.MISSED_DEADLINE_PERSISTENT,
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT: R.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT: R.RESOURCE_EXHAUSTED_PERSISTENT,
}

# Feature levels 1 to 5 are Android's API levels; from 6 on they count by themselves.
FEATURE_LEVELS: Mapping[HalVersion, int] = {
    HalVersion.V1_0: 27,
    HalVersion.V1_1: 28,
    HalVersion.V1_2: 29,
    HalVersion.V1_3: 30,
    HalVersion.AIDL1: 31,
    HalVersion.AIDL2: 1_000_006,
    HalVersion.AIDL3: 1_000_007,
    HalVersion.AIDL4: 1_000_008,
}
