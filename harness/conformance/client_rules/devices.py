"""The list of devices, and compilations for some of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.execution.expect import expect
from nnconform.harness.runtime.client.api import Handle, ResultCode

_DATA, _NULL = ResultCode.BAD_DATA, ResultCode.UNEXPECTED_NULL
_SOURCE = "runtime TestValidation"
# Unknown, other, CPU, GPU, accelerator; the first feature level.
_TYPES, _FIRST_LEVEL = range(5), 27


@client_rule(f"{_SOURCE}: ValidationTestIntrospection")
def devices_are_listed(client: Client) -> None:
    """Each device of the list has a name that no other has, a version, a type and a feature level that the NNAPI has,
    and can be waited for; a device behind the list is BAD_DATA.
    """
    api, names, devices = client.api, set[str](), client.devices()
    expect(devices != [], "getDeviceCount: got 0, wanted a device at least")
    for number, device in enumerate(devices):
        expect(device is not None, f"getDevice {number}: got no device")
        code, name = api.device_name(device)
        client.expect(code, NO_ERROR, call="Device_getName")
        expect(name != "" and name not in names, f"Device_getName: got {name!r}, wanted a name of its own")
        names.add(name)
        client.expect(api.device_version(device)[0], NO_ERROR, call="Device_getVersion")
        code, kind = api.device_type(device)
        client.expect(code, NO_ERROR, call="Device_getType")
        expect(kind in _TYPES, f"Device_getType: got {kind}, wanted 0 to 4")
        code, level = api.device_feature_level(device)
        client.expect(code, NO_ERROR, call="Device_getFeatureLevel")
        expect(level >= _FIRST_LEVEL, f"Device_getFeatureLevel: got {level}, wanted at least {_FIRST_LEVEL}")
        client.expect(api.device_wait(device), NO_ERROR, call="Device_wait")
    count = len(devices)
    client.expect(api.get_device(count)[0], _DATA, call=f"getDevice {count} of {count}")


@client_rule(f"{_SOURCE}: ValidationTestIntrospection")
def refuses_no_device(client: Client) -> None:
    """Every function of a device returns UNEXPECTED_NULL for a null pointer in its place."""
    api = client.api
    for call, code in {
        "Device_getName": api.device_name(None)[0],
        "Device_getVersion": api.device_version(None)[0],
        "Device_getType": api.device_type(None)[0],
        "Device_getFeatureLevel": api.device_feature_level(None)[0],
        "Device_wait": api.device_wait(None),
    }.items():
        client.expect(code, _NULL, call=f"{call} of nothing")


@client_rule(f"{_SOURCE}: ValidationTestModel, CreateCompilationForDevices, GetSupportedOperationsForDevices")
def lists_of_devices_are_valid(client: Client) -> None:
    """A list of devices is not empty and has each once, else it is BAD_DATA; without a list, a model, or one of its
    devices, it is UNEXPECTED_NULL.
    """
    api, model = client.api, client.model()
    device = client.device(model)
    asked: dict[str, Callable[[Handle, list[Handle] | None], tuple[int, Any]]] = {
        "Compilation_createForDevices": api.compilation_create_for_devices,
        "getSupportedOperationsForDevices": partial(api.model_supported_operations, count=1),
    }
    for call, ask in asked.items():
        client.expect(ask(model, [])[0], _DATA, call=f"{call} of no device")
        client.expect(ask(model, [device, device])[0], _DATA, call=f"{call} of a device twice")
        client.expect(ask(model, [device, None])[0], _NULL, call=f"{call} of a null pointer among the devices")
        client.expect(ask(model, None)[0], _NULL, call=f"{call} without a list")
        client.expect(ask(None, [device])[0], _NULL, call=f"{call} without a model")


@client_rule("runtime TestIntrospectionControl: a compilation for one device")
def computes_on_a_device(client: Client) -> None:
    """A compilation for a device that has all operations of the model computes the right outputs."""
    execution, rooms = client.execution(client.on_device())
    client.expect(client.api.execution_compute(execution), NO_ERROR, call="compute on a device")
    client.expect_right(rooms, "compute on a device")
