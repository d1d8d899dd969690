"""The driver of ``onnxruntime:``."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.adapters.onnx.device import OnnxDevice
from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.options import CPU, OnnxRuntimeOptions, parse_options
from nnconform.harness.loaders.adapters.onnxruntime.session import OnnxRuntimeSession
from nnconform.harness.loaders.adapters.onnxruntime.trial import start
from nnconform.harness.model.codes import DeviceType

_HALVES = "the provider computes float32 in 16 bits: claimed where the model is relaxed, or with float=any"


def open_device(rest: str) -> Device:
    """Open ``onnxruntime:REST``, see ``options``. Raises UsageError, also if ONNX Runtime is not installed."""
    options = parse_options(rest)
    device = OnnxRuntimeDevice(options)
    if options.plugin is not None:
        start(f"onnxruntime:{rest}", options, options.plugin)
    return device


class OnnxRuntimeDevice(OnnxDevice):
    """ONNX Runtime with one execution provider as a driver."""

    def __init__(self, options: OnnxRuntimeOptions) -> None:
        plugin, version = options.plugin, package.onnxruntime().__version__
        if plugin is not None:
            kind, version = plugin.kind, f"{plugin.version} (onnxruntime {version})"
        else:
            kind = DeviceType.CPU if options.provider == CPU else DeviceType.OTHER
        super().__init__(
            "ONNX Runtime",
            lambda content, trace: OnnxRuntimeSession(content, options, trace),
            name=f"onnxruntime-{options.provider}",
            version=version,
            kind=kind,
            halves="" if options.any_float else _HALVES,
        )
