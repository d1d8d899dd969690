"""Addresses of libraries: what they open, and the one-line error for each wrong one."""

from __future__ import annotations

import struct
import sys

import pytest

from nnconform.harness.loaders.nnapi.declarations import REQUIRED
from nnconform.harness.loaders.registry import open_driver, schemes
from nnconform.harness.model.codes import DeviceType, HalVersion
from nnconform.harness.model.errors import UsageError


def refused(address):
    """Return the one line of the error for an address."""
    with pytest.raises(UsageError) as caught:
        open_driver(address)
    text = str(caught.value)
    assert "\n" not in text
    assert repr(address) in text
    return text


def elf(machine, bits=2, order=1, kind=3):
    """Return the start of an ELF file."""
    numbers = struct.pack("<HH" if order == 1 else ">HH", kind, machine)
    return b"\x7fELF" + bytes([bits, order]) + bytes(10) + numbers + bytes(44)


def test_a_library_of_two_devices(library, opened):
    first = opened(library)
    assert first.name == "nnconform-c"
    info = first.info()
    assert (info.version, info.type, info.hal) == ("1.0", DeviceType.CPU, HalVersion.AIDL1)
    other = opened(f"{library}?device=nnconform-c-float")
    assert (other.name, other.info().type) == ("nnconform-c-float", DeviceType.ACCELERATOR)


def test_what_is_emulated(exporting, support_library, opened):
    always = {"status", "burst_slots", "unknown_operations", "model_layout", "copy_dimensions", "config", "reusable"}
    assert opened(exporting).info().emulated == always | {"capabilities", "extensions", "caching"}
    assert opened(support_library).info().emulated == always | {"asynchronous"}


def test_it_is_a_scheme():
    assert "nnapi" in schemes()


def test_behind_a_service(library):
    device = open_driver(f"service:nnapi:{library}?device=nnconform-c-float")
    try:
        assert device.name == "nnconform-c-float"
    finally:
        device.close()


def test_an_unknown_device_lists_the_known(exporting):
    text = refused(f"nnapi:{exporting}?device=gpu")
    assert text.endswith("no device 'gpu'; the library has nnconform-c, nnconform-c-float")


def test_options(exporting):
    assert "unknown option speed; known: device" in refused(f"nnapi:{exporting}?speed=9")
    assert "are no key=value" in refused(f"nnapi:{exporting}?speed")
    assert "names no library" in refused("nnapi:")


def test_no_such_file(tmp_path):
    assert "nowhere.so: No such file or directory" in refused(f"nnapi:{tmp_path}/nowhere.so")
    assert "Is a directory" in refused(f"nnapi:{tmp_path}")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "it is no shared library: it starts with b''"),
        (b"#!/bin/sh\nexit 1\n", r"it starts with b'#!/bin/s', wanted an ELF header"),
        (elf(183), r"it is for AArch64 (64 bits, little-endian), this Python runs on"),
        (elf(40, bits=1), "it is for Arm (32 bits, little-endian)"),
        (elf(21, order=2), "it is for PowerPC64 (64 bits, big-endian)"),
        (elf(999), "it is for machine 999"),
    ],
)
def test_not_a_library_of_this_machine(tmp_path, content, message):
    path = tmp_path / "driver.so"
    path.write_bytes(content)
    assert message in refused(f"nnapi:{path}")


def test_damaged_and_no_library(tmp_path):
    path = tmp_path / "driver.so"
    with open(sys.executable, "rb") as file:
        start = file.read(64)
    path.write_bytes(start[:16] + struct.pack("<H", 2) + start[18:])
    assert "an ELF file, but no shared library" in refused(f"nnapi:{path}")
    path.write_bytes(start[:16] + struct.pack("<H", 3) + start[18:])
    assert "cannot be opened" in refused(f"nnapi:{path}")


def test_a_library_without_the_api(compiled):
    assert "exports neither ANeuralNetworks_getSLDriverImpl nor any" in refused(f"nnapi:{compiled('int x;')}")


def test_a_library_that_lacks_functions(compiled):
    present = [name for name in REQUIRED if "Model_" not in name and name != "ANeuralNetworks_getDevice"]
    library = compiled("".join(f"int {name}(void) {{ return 0; }}\n" for name in present))
    missing = [name for name in REQUIRED if name not in present]
    text = refused(f"nnapi:{library}")
    assert f"does not export {', '.join(missing[:4])} and {len(missing) - 4} more" in text


def test_a_library_that_needs_another(compiled):
    library = compiled("int missing(void); int ANeuralNetworks_getDeviceCount(int *count) { return missing(); }")
    # Lazy binding finds out at the first call, which is too late.
    assert "undefined symbol: missing" in refused(f"nnapi:{library}")


def test_a_support_library_that_says_nothing(compiled):
    assert "returned NULL" in refused(f"nnapi:{compiled('void *ANeuralNetworks_getSLDriverImpl(void) { return 0; }')}")


@pytest.mark.parametrize(
    ("level", "message"),
    [(30, "has feature level 30, wanted at least 31"), (1000008, "has NULL in its struct for ANeuralNetworksCompil")],
)
def test_a_support_library_of_other_levels(compiled, level, message):
    text = f"static long struct_[200] = {{{level}}}; void *ANeuralNetworks_getSLDriverImpl(void) {{ return struct_; }}"
    assert message in refused(f"nnapi:{compiled(text)}")


def test_a_library_whose_devices_fail(exporting, compiled):
    functions = "".join(f"int {name}(void) {{ return 5; }}\n" for name in REQUIRED)
    assert "the library cannot list its devices: ANeuralNetworks_getDeviceCount" in refused(
        f"nnapi:{compiled(functions)}"
    )


def test_a_library_without_devices(compiled):
    functions = "".join(f"int {name}(int *count) {{ return 0; }}\n" for name in REQUIRED)
    assert "the library has no devices" in refused(f"nnapi:{compiled(functions)}")
