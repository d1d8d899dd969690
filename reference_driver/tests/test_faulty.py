"""The faulty drivers: each opens from the area in its address, as a part of the reference driver."""

from __future__ import annotations

import subprocess
import sys

import pytest

from nnconform.harness.driver.fault import faults_of
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.parts import driver_of

PACKAGE = "nnconform.reference_driver.faulty"
AREAS = {each.name.partition(".")[0] for each in faults_of(PACKAGE)}


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("area", sorted(AREAS))
def test_each_of_an_area_opens(area: str) -> None:
    for each in faults_of(PACKAGE, area):
        for options in each.caught_by:
            address = each.address(PACKAGE, options)
            device = open_driver(address)
            assert type(device) is not ReferenceDevice, address
            assert device.info().type is not None, address
            device.close()


def test_every_fault_says_what_is_wrong_and_what_must_catch_it() -> None:
    faults = list(faults_of(PACKAGE))
    assert len({each.name for each in faults}) == len(faults)
    for each in faults:
        assert each.description.endswith("."), each.name
        assert all(each.caught_by.values()), each.name


def test_without_a_fault_it_is_right() -> None:
    device = open_driver("inproc:reference_driver.faulty")
    assert isinstance(device, ReferenceDevice)
    assert type(device).prepared_model is ReferenceDevice.prepared_model
    device.close()


def test_no_other_area_is_imported() -> None:
    code = (
        "import sys\nfrom nnconform.reference_driver.faulty import open_device\n"
        "open_device('burst.frees_anything').close()\n"
        "print(*sorted(name for name in sys.modules if name.startswith('nnconform.reference_driver.faulty.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = {name.removeprefix(f"{PACKAGE}.") for name in done.stdout.split()}
    assert {name for name in names if not name.startswith("_") and "._" not in name} == {"burst", "kernel"}


def test_an_operation_that_there_is_not() -> None:
    with pytest.raises(UsageError, match="no operation 'NONE'; known: ADD, "):
        open_driver("inproc:reference_driver.faulty?fault=operation.aborts&operation=NONE")


def test_a_class_that_is_no_part() -> None:
    with pytest.raises(TypeError, match="Model is not a part of the reference driver: FencedExecution, "):
        driver_of(Model)
