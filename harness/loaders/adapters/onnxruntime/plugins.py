"""Plug-in execution providers: their libraries are registered once in a process, and their devices take the place of a
provider's name.

A plug-in may keep the options of the first session for as long as the process lives, and silently use them for all
later ones: a process has one choice of device and options for each library. Source: ONNX Runtime's Python API,
``register_execution_provider_library``, ``get_ep_devices``, ``add_provider_for_devices``.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.library import PluginLibrary
from nnconform.harness.loaders.query import Query
from nnconform.harness.model.codes import DeviceType

# OrtHardwareDeviceType, by name.
_KINDS = {"cpu": DeviceType.CPU, "gpu": DeviceType.GPU, "npu": DeviceType.ACCELERATOR}
# The class's method that says which provider takes which node, since ONNX Runtime 1.24.
_NEEDED = "get_provider_graph_assignment_info"


@dataclass(frozen=True, slots=True)
class Plugin:
    """A device of a plug-in, by its number among those of the library, with the options of its provider. ``device`` is
    the OrtEpDevice.
    """

    library: PluginLibrary
    number: int
    options: tuple[tuple[str, str], ...]
    device: Any = field(compare=False)

    @property
    def provider(self) -> str:
        """The name under which sessions list the provider."""
        return str(self.device.ep_name)

    @property
    def kind(self) -> DeviceType:
        """What the hardware is."""
        return _KINDS.get(_hardware(self.device), DeviceType.OTHER)

    @property
    def version(self) -> str:
        """The release of the plug-in's package, else what the library says."""
        return self.library.release or str(self.device.ep_metadata.get("version") or "unknown")

    def __str__(self) -> str:
        own = " ".join(f"{key}={value}" for key, value in self.options) or "no options"
        return f"device {self.number} with {own}"


_lock = threading.Lock()
# By the path of a library: the name under which it is registered, and what this process runs.
_registered: dict[str, str] = {}
_started: dict[str, Plugin] = {}


def choose(query: Query, library: PluginLibrary, options: Mapping[str, str]) -> Plugin:
    """Return the device of the library that ``device=`` of an address names, the first by default. Raises UsageError:
    no provider's library, no such device, or this process runs it with other options.
    """
    runtime = package.onnxruntime()
    if not hasattr(runtime.InferenceSession, _NEEDED):
        raise query.wrong(f"plug-ins need ONNX Runtime 1.24 or newer, got {runtime.__version__}")
    with _lock:
        _register(query, library)
        devices = [each for each in runtime.get_ep_devices() if each.ep_metadata.get("library_path") == library.path]
        number = _number(query, [_hardware(each) for each in devices])
        plugin = Plugin(library, number, tuple(sorted(options.items())), devices[number])
        earlier = _started.get(library.path, plugin)
        if (earlier.number, earlier.options) != (plugin.number, plugin.options):
            keeps = "a plug-in may keep its first options as long as the process lives"
            raise query.wrong(
                f"this process runs {plugin.provider} on {earlier}, wanted {plugin}; {keeps}: open each address in a "
                f"process of its own, service:{query.address}"
            )
        return plugin


def keep(plugin: Plugin) -> None:
    """Note that this process runs the plug-in with these options."""
    with _lock:
        _started.setdefault(plugin.library.path, plugin)


def _register(query: Query, library: PluginLibrary) -> None:
    if library.path in _registered:
        return
    runtime = package.onnxruntime()
    # Two libraries may have one name: each is registered under one of its own.
    name = library.name if library.name not in _registered.values() else f"{library.name}-{len(_registered)}"
    try:
        runtime.register_execution_provider_library(name, library.path)
    except package.failures() as error:
        raise query.wrong(f"no plug-in of ONNX Runtime: {package.reason_in(str(error))}") from None
    _registered[library.path] = name


def _number(query: Query, kinds: list[str]) -> int:
    """Return the number of the device that ``device=`` names, by its number or by what the hardware is."""
    if not kinds:
        raise query.wrong("the plug-in offers no device on this machine")
    wanted = query.options.get("device", "0")
    names = [str(number) for number in range(len(kinds))]
    for known in (names, kinds):
        if wanted in known:
            return known.index(wanted)
    raise query.wrong(f"device={wanted}; known: {', '.join(map('{} ({})'.format, names, kinds))}")


def _hardware(device: Any) -> str:
    """Return ``cpu``, ``gpu`` or ``npu``, the name of an OrtHardwareDeviceType."""
    return str(device.device.type).rpartition(".")[2].lower()
