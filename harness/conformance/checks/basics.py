"""What a device says of itself."""

from __future__ import annotations

from harness.conformance.check import check
from harness.conformance.expect import expect
from harness.conformance.subject import Subject
from harness.model.codes import DeviceStatus, HalVersion
from harness.results.verdict import Stage


@check(source="IDevice.hal 1.0, getStatus", stage=Stage.QUERY)
def is_available(subject: Subject) -> None:
    """A driver that can be opened and has no work is AVAILABLE."""
    status = subject.device.status()
    expect(status == DeviceStatus.AVAILABLE, f"status: got {status!r}, wanted AVAILABLE")


@check(since=HalVersion.V1_2, source="IDevice.hal 1.2, getVersionString", stage=Stage.QUERY)
def has_a_version(subject: Subject) -> None:
    """The version string is not empty."""
    version = subject.device.info().version
    expect(version, f"info: the version string is {version!r}, wanted one that tells builds apart")
