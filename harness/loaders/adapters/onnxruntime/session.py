"""A session of ONNX Runtime for an ONNX model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnconform.harness.loaders.adapters.onnx.write import Trace
from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.options import OnnxRuntimeOptions
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import Array

CPU = "CPUExecutionProvider"
_FATAL = 4


class OnnxRuntimeSession:
    """An inference session. Raises FileRefused."""

    def __init__(self, content: bytes, options: OnnxRuntimeOptions, trace: Trace) -> None:
        runtime = package.onnxruntime()
        settings = _settings(runtime, options)
        try:
            self._session = runtime.InferenceSession(content, settings, [options.provider])
        except _errors(runtime) as error:
            raise FileRefused(str(error), trace.named_in(str(error))) from None
        if options.provider not in self._session.get_providers():
            raise FileRefused(
                f"{options.provider} could not be started, and {self._session.get_providers()} took its place"
            )
        self._invalid: type[Exception] = runtime.capi.onnxruntime_pybind11_state.InvalidArgument
        self._inputs = [each.name for each in self._session.get_inputs()]

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution."""
        feeds = dict(zip(self._inputs, inputs, strict=True))
        try:
            outputs: list[Array] = self._session.run(None, feeds)
        except self._invalid as error:
            raise ValidationError("request", "values", " ".join(str(error).split()), "valid arguments") from None
        return outputs


def _errors(runtime: Any) -> tuple[type[Exception], ...]:
    """Return ONNX Runtime's exception classes, which have no base class in common."""
    state = vars(runtime.capi.onnxruntime_pybind11_state)
    return tuple(each for each in state.values() if isinstance(each, type) and issubclass(each, Exception))


def _settings(runtime: Any, options: OnnxRuntimeOptions) -> Any:
    settings = runtime.SessionOptions()
    settings.intra_op_num_threads, settings.inter_op_num_threads = options.threads, 1
    settings.graph_optimization_level = getattr(runtime.GraphOptimizationLevel, options.level)
    settings.log_severity_level = _FATAL
    settings.use_deterministic_compute = True
    if options.provider != CPU:
        # Otherwise the CPU's kernels would silently compute the operations that the provider does not take.
        settings.add_session_config_entry("session.disable_cpu_ep_fallback", "1")
    return settings
