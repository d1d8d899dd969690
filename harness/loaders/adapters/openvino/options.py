"""``openvino:DEVICE[?threads=N&mode=accuracy|performance&PROPERTY=value]``: what the address asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qsl

from harness.loaders.adapters.openvino import package
from harness.model.errors import UsageError

# What ``mode=`` may say, and OpenVINO's EXECUTION_MODE_HINT. For performance a plugin may compute float32 as bfloat16.
MODES = {"accuracy": "ACCURACY", "performance": "PERFORMANCE"}
KEYS = ("threads", "mode")
THREADS, MODE = "INFERENCE_NUM_THREADS", "EXECUTION_MODE_HINT"


@dataclass(frozen=True, slots=True)
class Options:
    """Where to run models, and the plugin's properties."""

    device: str
    properties: Mapping[str, str] = field(default_factory=dict)


def parse_options(rest: str) -> Options:
    """The options in what follows ``openvino:``. Keys in capitals are properties of the plugin. Raises UsageError."""
    address = f"openvino:{rest}"
    device, mark, query = rest.partition("?")
    try:
        given = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True)) if mark else {}
    except ValueError:
        raise UsageError(f"driver {address!r}: options {query!r} are no key=value&key=value") from None
    # Those that choose among devices would leave to one what the other cannot do, and nobody could tell.
    available = package.core().available_devices
    if device not in available:
        problem = f"unknown device {device!r}" if device else "no device"
        raise UsageError(f"driver {address!r}: {problem}; available here: {', '.join(available)}")
    known = _settable(device)
    unknown = sorted(key for key in given if key not in KEYS and key not in known)
    if unknown:
        raise UsageError(
            f"driver {address!r}: unknown option {', '.join(unknown)}; known: {', '.join(KEYS)}, "
            f"and of {device}'s properties {', '.join(sorted(known))}"
        )
    found = Options(device, _properties(address, given, known))
    _try(address, found)
    return found


def _properties(address: str, given: Mapping[str, str], known: frozenset[str]) -> dict[str, str]:
    threads, mode = given.get("threads", "1"), given.get("mode", "accuracy")
    if not threads.isdecimal() or int(threads) < 1:
        raise UsageError(f"driver {address!r}: threads={threads}; wanted a number of at least 1")
    if "threads" in given and THREADS not in known:
        raise UsageError(f"driver {address!r}: threads={threads}; this device has no threads to set")
    if mode not in MODES:
        raise UsageError(f"driver {address!r}: mode={mode}; known: {', '.join(MODES)}")
    ours = {THREADS: threads, MODE: MODES[mode]}
    return {
        **{key: value for key, value in ours.items() if key in known},
        **{key: value for key, value in given.items() if key not in KEYS},
    }


def _try(address: str, options: Options) -> None:
    """See that the plugin takes the values of its properties. What is set stays set, so in a core of its own."""
    core = package.openvino().Core()
    # Until a plugin is loaded, whatever is set is taken.
    core.get_property(options.device, "FULL_DEVICE_NAME")
    for name, value in options.properties.items():
        try:
            core.set_property(options.device, {name: value})
        except RuntimeError as error:
            lines = [line for line in str(error).splitlines() if line and not line.startswith("Exception from")]
            raise UsageError(f"driver {address!r}: {name}={value}: {' '.join(lines)}") from None


def _settable(device: str) -> frozenset[str]:
    supported = package.core().get_property(device, "SUPPORTED_PROPERTIES")
    return frozenset(name for name, access in supported.items() if access != "RO")
