"""The table of HAL versions against the interface, and how an older version sees newer features."""

from __future__ import annotations

import inspect

import pytest

from nnconform.harness.driver.interface import Device, PreparedModel
from nnconform.harness.driver.versions import LAST, SINCE, gone, offers, seen, status_for, status_since
from nnconform.harness.model.codes import ErrorStatus, HalVersion, Priority

# What is ours, and no version of the HAL has.
OURS = {"close", "another_client", "configure_burst_channel", "reasons"}


def test_every_method_has_its_version() -> None:
    methods = {
        name
        for kind in (Device, PreparedModel)
        for name, value in vars(kind).items()
        if inspect.isfunction(value) and not name.startswith("_")
    }
    assert methods - OURS == {name for name in SINCE if "." not in name}


def test_every_argument_of_the_table_is_one() -> None:
    for name in SINCE:
        method, _, argument = name.partition(".")
        owner = Device if hasattr(Device, method) else PreparedModel
        assert not argument or argument in inspect.signature(getattr(owner, method)).parameters, name


@pytest.mark.parametrize(
    ("hal", "what", "wanted"),
    [
        ("1.0", "prepare_model", True),
        ("1.0", "prepare_model.preference", False),
        ("1.1", "prepare_model.preference", True),
        ("1.1", "execute_synchronously", False),
        ("1.2", "execute_synchronously", True),
        # What is not named came with its method.
        ("1.1", "execute_synchronously.measure", False),
        ("1.2", "execute_synchronously.measure", True),
        ("1.2", "execute_synchronously.deadline", False),
        ("1.3", "allocate", True),
        ("aidl4", "execute_fenced", True),
        ("aidl3", "create_reusable_execution", False),
        ("aidl4", "prepare_model_with_config", True),
    ],
)
def test_what_a_version_offers(hal: str, what: str, wanted: bool) -> None:
    assert offers(HalVersion.parse(hal), what) is wanted


def test_what_a_version_does_not_know_is_not_seen() -> None:
    assert seen(HalVersion.V1_2, "prepare_model.priority", 7, Priority.MEDIUM) == Priority.MEDIUM
    assert seen(HalVersion.V1_3, "prepare_model.priority", 7, Priority.MEDIUM) == 7


def test_statuses_that_came_later() -> None:
    newer = [status for status in ErrorStatus if status_since(status) is HalVersion.V1_3]
    assert [status.value for status in newer] == [5, 6, 7, 8]
    assert {status_for(HalVersion.V1_2, status) for status in newer} == {ErrorStatus.GENERAL_FAILURE}
    assert [status_for(HalVersion.V1_3, status) for status in ErrorStatus] == list(ErrorStatus)
    assert status_for(HalVersion.V1_0, ErrorStatus.INVALID_ARGUMENT) == ErrorStatus.INVALID_ARGUMENT


def test_what_a_version_has_no_more() -> None:
    assert gone(HalVersion.V1_3) == frozenset()
    assert gone(HalVersion.AIDL1) == gone(HalVersion.AIDL4) == LAST.keys() == {"status", "asynchronous"}
