"""The accelerators of LiteRT's CompiledModel, and their options in an address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions
from nnconform.harness.model.codes import DeviceType

TYPES = {"cpu": DeviceType.CPU, "gpu": DeviceType.GPU, "npu": DeviceType.ACCELERATOR}
_SWITCHES = {"0": False, "1": True}


def settings(options: LiteRtOptions) -> Any:
    """Return LiteRT's ``Options`` for an accelerator alone, with the address's. Raises UsageError.

    A GPU computes in float32 unless ``enforce_f32=0``: what may be float16 is the model's to say.
    """
    module = package.compiled_options()
    kind = options.accelerator
    own: dict[str, Any] = {
        "cpu": lambda: module.CpuOptions(num_threads=options.threads),
        "gpu": lambda: module.GpuOptions(enforce_f32=True),
        "npu": module.IntelOpenVinoOptions,
    }[kind]()
    for key, text in options.accelerator_options:
        setattr(own, key, _value(module, options, own, key, text))
    name = {"cpu": "cpu_options", "gpu": "gpu_options", "npu": "intel_openvino_options"}[kind]
    accelerators = package.hardware_accelerator().HardwareAccelerator
    return module.Options(hardware_accelerators=accelerators[kind.upper()], **{name: own})


def _value(module: Any, options: LiteRtOptions, own: Any, key: str, text: str) -> Any:
    enumerations: Mapping[str, Any] = {
        "graph_backend": module.IntelOpenVinoGraphBackend,
        "performance_mode": module.IntelOpenVinoPerformanceMode,
    }
    known = sorted(name for name, value in vars(own).items() if isinstance(value, bool) or name in enumerations)
    if key not in known:
        wanted = f"known: {', '.join(known)}" if known else "it has none"
        raise options.wrong(f"unknown option {key} of accelerator={options.accelerator}; {wanted}")
    values = dict(enumerations[key].__members__) if key in enumerations else _SWITCHES
    if text.upper() not in values:
        raise options.wrong(f"{key}={text}; known: {', '.join(values)}")
    return values[text.upper()]
