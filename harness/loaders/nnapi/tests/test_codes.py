"""The conversion of the API's codes to the HAL's, against the reference."""

from __future__ import annotations

import json
import logging

import pytest

from nnconform.harness.loaders.nnapi.codes import PRIORITIES, STATUSES, device_type, hal_version, status_of
from nnconform.harness.model.codes import DeviceType, ErrorStatus, HalVersion, Priority
from nnconform.harness.tests.shared_data import shared_data


@pytest.fixture(scope="module")
def reference():
    return json.loads((shared_data("reference") / "types.json").read_text())


def test_result_codes_are_those_of_the_reference(reference):
    assert {name: code for code, (name, _) in STATUSES.items()} == reference["ndk_result_codes"]


def test_a_result_of_the_same_name_stays_what_it_is():
    for name, status in STATUSES.values():
        if name in ErrorStatus.__members__:
            assert status == ErrorStatus[name]


def test_priorities_are_those_of_the_reference(reference):
    assert {Priority(given).name: code for given, code in PRIORITIES.items()} == reference["priority"]["ndk_values"]


def test_an_unknown_result_is_a_failure_and_told(caplog):
    assert status_of("ANeuralNetworksModel_finish", 77) == ErrorStatus.GENERAL_FAILURE
    assert "ANeuralNetworksModel_finish returned 77, which is no result code" in caplog.text


def test_a_known_failure_is_told_to_who_asks(caplog):
    with caplog.at_level(logging.DEBUG):
        assert status_of("ANeuralNetworksModel_finish", 4) == ErrorStatus.INVALID_ARGUMENT
    assert "ANeuralNetworksModel_finish: BAD_DATA" in caplog.text


@pytest.mark.parametrize(
    ("level", "version"),
    [(27, "1.0"), (28, "1.1"), (29, "1.2"), (30, "1.3"), (31, "aidl1"), (1000006, "aidl2"), (1000008, "aidl4")],
)
def test_feature_levels(level, version):
    assert hal_version(level) == HalVersion.parse(version)


def test_device_types():
    assert device_type(4) == DeviceType.ACCELERATOR
    assert device_type(0) == DeviceType.OTHER
