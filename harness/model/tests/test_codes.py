"""The numbers are those of the interface."""

from __future__ import annotations

import json
import re
from enum import IntEnum
from typing import Any

import pytest

from nnconform.harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    FusedActivation,
    HalVersion,
    MeasureTiming,
    OperandLifeTime,
    OperandType,
    OperationType,
    PaddingScheme,
    Priority,
    extension_parts,
    extension_type,
    name_of,
    operand_type_since,
    operation_since,
)
from nnconform.harness.model.numbers import DTYPES, SCALARS, ZERO_POINTS
from nnconform.harness.tests.shared_data import shared_data

# The reference writes the versions of AIDL in its own way.
LATER = {"aidl_v2": "aidl2", "aidl_v3": "aidl3"}
# Only the runtime uses these; it never passes them to a driver.
RUNTIME_ONLY = {"POINTER"}


def reference(name: str) -> Any:
    return json.loads((shared_data("reference") / name).read_text())


def codes(kind: type[IntEnum]) -> dict[str, int]:
    return {member.name: member.value for member in kind}


def test_operations() -> None:
    data = reference("operations.json")
    known = {each["name"]: (each["code"], LATER.get(each["since"], each["since"])) for each in data["operations"]}
    known |= {each["name"]: (each["code"], each["since"]) for each in data["deprecated"]}
    assert {code.name: (code.value, str(operation_since(code))) for code in OperationType} == known
    assert len(known) == 107


def test_operand_types() -> None:
    known = reference("types.json")["operand_types"]
    assert {code.name: (code.value, str(operand_type_since(code))) for code in OperandType} == {
        each["name"]: (each["code"], each["since"]) for each in known
    }
    for each in known:
        code = OperandType[each["name"]]
        assert (code in SCALARS) == (each["kind"] == "scalar"), code
        if isinstance(each["zero_point"], list) and each["scale"] == ">0":
            assert ZERO_POINTS[code] == tuple(each["zero_point"])
        else:
            assert code not in ZERO_POINTS
        if each["element_dtype"] not in (None, "vendor"):
            assert DTYPES[code].name == each["element_dtype"].removesuffix("8" * (each["element_dtype"] == "bool8"))
            assert DTYPES[code].itemsize == each["element_bytes"]
        else:
            assert code not in DTYPES


def test_life_times_and_statuses() -> None:
    known = reference("types.json")
    lifetimes = {
        each.get("aka", each["name"]).split()[0]: each["code"]
        for each in known["lifetimes"]["values"]
        if each["name"] not in RUNTIME_ONLY
    }
    lifetimes["CONSTANT_REFERENCE"] = lifetimes.pop("CONSTANT_POOL")
    assert codes(OperandLifeTime) == lifetimes
    assert codes(ErrorStatus) == {each["name"]: each["code"] for each in known["error_status"]["values"]}


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        (DeviceStatus, "device_status"),
        (DeviceType, "device_type"),
        (ExecutionPreference, "execution_preference"),
        (Priority, "priority"),
        (MeasureTiming, "measure_timing"),
        (PaddingScheme, "padding_scheme"),
    ],
)
def test_smaller_enumerations(kind: type[IntEnum], key: str) -> None:
    known = reference("types.json")[key]
    assert codes(kind) == {name: value for name, value in known.items() if isinstance(value, int)}


def test_fused_activation() -> None:
    assert codes(FusedActivation) == reference("types.json")["fused_activation"]["values"]


def test_versions() -> None:
    assert [str(version) for version in HalVersion] == ["1.0", "1.1", "1.2", "1.3", "aidl1", "aidl2", "aidl3", "aidl4"]
    for text in ("1.2", "V1_2", "fl3"):
        assert HalVersion.parse(text) is HalVersion.V1_2
    for text in ("aidl2", "AIDL_V2", "AIDL2", "fl6", "FL6"):
        assert HalVersion.parse(text) is HalVersion.AIDL2
    assert HalVersion.V1_3 < HalVersion.AIDL1 < HalVersion.AIDL4
    for text in ("1.4", "1.3+", "aidl5", "fl0", "fl9", ""):
        wanted = f"unknown HAL version '{text}'; known: 1.0, 1.1, 1.2, 1.3, aidl1, aidl2, aidl3, aidl4, or fl1 to fl8"
        with pytest.raises(ValueError, match=re.escape(wanted)):
            HalVersion.parse(text)


def test_extension_types() -> None:
    assert extension_type(7, 5) == 7 * 65536 + 5
    assert extension_parts(extension_type(65535, 65535)) == (65535, 65535)
    assert extension_parts(OperationType.OEM_OPERATION) == (0, 10000)
    for prefix, local in ((0, 1), (65536, 1), (-1, 1), (1, 65536), (1, -1)):
        with pytest.raises(ValueError, match=f"got prefix {prefix} and type {local}"):
            extension_type(prefix, local)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (0, "ADD"),
        (10000, "OEM_OPERATION"),
        (106, "unknown 106"),
        (-1, "unknown -1"),
        (7 << 16 | 3, "extension 7 type 3"),
    ],
)
def test_names(code: int, name: str) -> None:
    assert name_of(OperationType, code) == name
