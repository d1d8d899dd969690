"""Parses ``openvino:DEVICE[?threads=N&mode=accuracy|performance&PROPERTY=value]``."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from nnconform.harness.loaders.adapters.openvino import package
from nnconform.harness.loaders.query import Query

# The values of ``mode=``, and OpenVINO's EXECUTION_MODE_HINT. For performance a plugin may compute float32 as bfloat16.
MODES = {"accuracy": "ACCURACY", "performance": "PERFORMANCE"}
KEYS = ("threads", "mode")
THREADS, MODE = "INFERENCE_NUM_THREADS", "EXECUTION_MODE_HINT"


class OpenVinoOptions(msgspec.Struct, frozen=True):
    """The device that runs models, and the plugin's properties."""

    device: str
    properties: Mapping[str, str] = {}


def parse_options(rest: str) -> OpenVinoOptions:
    """Parse REST of ``openvino:REST``. Keys in capitals are properties of the plugin. Raises UsageError."""
    query = Query.parse("openvino", rest)
    device = query.target
    # Plugins that choose among devices would silently use another device for what one cannot do.
    available = package.core().available_devices
    if device not in available:
        problem = f"unknown device {device!r}" if device else "no device"
        raise query.wrong(f"{problem}; available here: {', '.join(available)}")
    known = _settable(device)
    unknown = query.unknown({*KEYS, *known})
    if unknown:
        properties = f"and of {device}'s properties {', '.join(sorted(known))}"
        raise query.wrong(f"unknown option {unknown}; known: {', '.join(KEYS)}, {properties}")
    options = OpenVinoOptions(device, _properties(query, known))
    _try(query, options)
    return options


def _properties(query: Query, known: frozenset[str]) -> dict[str, str]:
    threads = query.threads()
    if "threads" in query.options and THREADS not in known:
        raise query.wrong(f"threads={threads}; this device has no threads to set")
    ours = {THREADS: str(threads), MODE: MODES[query.choice("mode", MODES, "accuracy")]}
    return {
        **{key: value for key, value in ours.items() if key in known},
        **{key: value for key, value in query.options.items() if key not in KEYS},
    }


def _try(query: Query, options: OpenVinoOptions) -> None:
    """Check that the plugin accepts the values of its properties. They stay set, so a core of its own is used."""
    core = package.openvino().Core()
    # Until a plugin is loaded, any property is accepted.
    core.get_property(options.device, "FULL_DEVICE_NAME")
    for name, value in options.properties.items():
        try:
            core.set_property(options.device, {name: value})
        except RuntimeError as error:
            lines = [line for line in str(error).splitlines() if line and not line.startswith("Exception from")]
            raise query.wrong(f"{name}={value}: {' '.join(lines)}") from None


def _settable(device: str) -> frozenset[str]:
    supported = package.core().get_property(device, "SUPPORTED_PROPERTIES")
    return frozenset(name for name, access in supported.items() if access != "RO")
