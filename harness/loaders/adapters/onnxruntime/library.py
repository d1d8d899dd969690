"""The library of a plug-in execution provider, by its path or by the package that brings it."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions, version
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import msgspec

from nnconform.harness.loaders.query import Query


class Package(msgspec.Struct, frozen=True):
    """A package that brings a provider: the name to import, the name to install, and options that the provider gets
    unless an address says otherwise, or gives the option ``unless`` in their place. With the option ``halves`` the
    provider computes float32 in 16 bits.
    """

    module: str
    distribution: str
    defaults: Mapping[str, str] = {}
    unless: str = ""
    halves: str = ""


class PluginLibrary(msgspec.Struct, frozen=True):
    """The library of a provider. ``name`` is what the provider is called if it does not say so itself; ``release`` is
    that of its package, empty if it has none. ``halves``: with these options it computes float32 in 16 bits.
    """

    path: str
    name: str
    release: str = ""
    defaults: Mapping[str, str] = {}
    halves: bool = False


# Short names. Any other package with a function get_library_path() goes by the name under which it is imported.
KNOWN = {
    "nxrt": Package("nxrt_ep_cpu", "nxrt-ep-cpu"),
    "openvino": Package("onnxruntime_ep_openvino", "onnxruntime-ep-openvino"),
    # On a machine without the processor its library has a default backend for no device.
    "qnn": Package("onnxruntime_qnn", "onnxruntime-qnn", {"backend_type": "htp"}, "backend_path", halves="soc_model"),
    "webgpu": Package("onnxruntime_ep_webgpu", "onnxruntime-ep-webgpu"),
}


def find_library(query: Query) -> PluginLibrary | None:
    """Return the library that the target of an address names; None if it names neither a file nor a package. Raises
    UsageError: no such file, a known package that is not installed, or a package that brings no provider.
    """
    target = query.target
    if "/" in target or target.endswith(".so"):
        path = Path(target).absolute()
        if not path.is_file():
            raise query.wrong(f"no file {target}; name the provider's library by its path")
        return PluginLibrary(str(path), path.stem.removeprefix("lib"))
    return _of_package(query, target)


def _of_package(query: Query, target: str) -> PluginLibrary | None:
    package = KNOWN.get(target) or Package(target.replace("-", "_"), "")
    installed = package.module.isidentifier() and find_spec(package.module) is not None
    if not installed:
        if package.distribution:
            raise query.wrong(f"{package.module} is not installed: pip install {package.distribution}")
        return None
    try:
        module = importlib.import_module(package.module)
        path = Path(str(module.get_library_path()))
    except AttributeError:
        raise query.wrong(
            f"the package {package.module} has no function get_library_path(): it brings no provider"
        ) from None
    # A package runs its own code here: whatever it raises, the address is what the user can change.
    except Exception as error:
        raise query.wrong(f"{package.module} does not say where its library is: {error}") from None
    if not path.is_file():
        raise query.wrong(f"{package.module} names a library that does not exist: {path}")
    defaults = {} if package.unless in query.options else package.defaults
    halves = package.halves in query.options
    return PluginLibrary(str(path.absolute()), _name(module, path), _release(package.module), defaults, halves)


def _name(module: ModuleType, path: Path) -> str:
    """Return the provider's own name, if the package says it."""
    said = getattr(module, "get_ep_name", None)
    return str(said()) if callable(said) else path.stem.removeprefix("lib")


@cache
def _release(module: str) -> str:
    """Return the release of the package that brings a module. Asked once: it looks through all that is installed."""
    for distribution in packages_distributions().get(module, ()):
        return version(distribution)
    return ""
