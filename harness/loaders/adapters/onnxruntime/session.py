"""A session of ONNX Runtime for an ONNX model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.onnx.write import Trace
from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.options import OnnxRuntimeOptions
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import Array


class OnnxRuntimeSession:
    """An inference session. Raises FileRefused."""

    def __init__(self, content: bytes, options: OnnxRuntimeOptions, trace: Trace) -> None:
        try:
            self._session = open_session(content, options, package.FATAL)
        except package.failures() as error:
            raise FileRefused(str(error), trace.named_in(str(error))) from None
        if options.plugin is not None:
            _refuse_foreign(self._session, options.provider, trace)
        elif options.provider not in self._session.get_providers():
            raise FileRefused(
                f"{options.provider} could not be started, and {self._session.get_providers()} took its place"
            )
        self._invalid: type[Exception] = package.onnxruntime().capi.onnxruntime_pybind11_state.InvalidArgument
        self._inputs = [each.name for each in self._session.get_inputs()]

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ValidationError for what ONNX Runtime calls an invalid argument,
        ComputeFailed for any other failure.
        """
        feeds = dict(zip(self._inputs, inputs, strict=True))
        try:
            outputs: list[Array] = self._session.run(None, feeds)
        except self._invalid as error:
            raise ValidationError("request", "values", " ".join(str(error).split()), "valid arguments") from None
        except package.failures() as error:
            raise ComputeFailed(f"ONNX Runtime fails: {' '.join(str(error).split())}") from None
        return outputs


def open_session(content: bytes, options: OnnxRuntimeOptions, severity: int) -> Any:
    """Return an InferenceSession that logs what is at least that severe. Raises one of ``package.failures``."""
    runtime = package.onnxruntime()
    providers = None if options.plugin else [options.provider]
    # With the fallback ONNX Runtime prints why a provider fails, tries the CPU, and raises why that fails.
    return runtime.InferenceSession(content, options.settings(runtime, severity), providers, enable_fallback=0)


def nodes_of(session: Any, *, by: str) -> tuple[list[Any], list[Any]]:
    """Return the nodes of a plug-in's session that the provider ``by`` computes, and those that others do."""
    own: list[Any] = []
    foreign: list[Any] = []
    for part in session.get_provider_graph_assignment_info():
        (own if part.ep_name == by else foreign).extend(part.get_nodes())
    return own, foreign


def _refuse_foreign(session: Any, provider: str, trace: Trace) -> None:
    """Refuse the operations that the plug-in leaves to the CPU's kernels."""
    foreign = nodes_of(session, by=provider)[1]
    if foreign:
        operators = ", ".join(sorted({node.op_type for node in foreign}))
        # Nodes that ONNX Runtime has made have other names; most go with the operations that are named.
        owners = frozenset[int]().union(*(trace.named_in(node.name) for node in foreign))
        raise FileRefused(f"{provider} leaves {operators} to the CPU", owners)
