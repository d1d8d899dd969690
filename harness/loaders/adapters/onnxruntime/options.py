"""Parses ``onnxruntime:PROVIDER[?key=value&...]``.

PROVIDER is one of those built into ONNX Runtime, or a plug-in: the path of its library, or the name of the package that
brings it. ``threads`` and ``optimisation`` are ONNX Runtime's, ``device`` chooses among a plug-in's devices,
``float=relaxed`` leaves float32 to relaxed models, and all other keys are the plug-in's own.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.library import KNOWN, find_library
from nnconform.harness.loaders.adapters.onnxruntime.plugins import Plugin, choose
from nnconform.harness.loaders.query import Query

# The values of ``optimisation=``, and ONNX Runtime's GraphOptimizationLevel.
OPTIMISATIONS = {"off": "ORT_DISABLE_ALL", "all": "ORT_ENABLE_ALL"}
KEYS = ("threads", "optimisation")
CPU = "CPUExecutionProvider"


class OnnxRuntimeOptions(msgspec.Struct, frozen=True):
    """The execution provider, the number of threads within an operator, and the optimisation of the graph. ``plugin``
    is the provider's library with its device, None for a provider that is built in. Without ``any_float`` operations of
    float32 are claimed in relaxed models alone.
    """

    provider: str
    threads: int = 1
    optimisation: str = "all"
    plugin: Plugin | None = None
    any_float: bool = True

    def settings(self, runtime: Any, severity: int) -> Any:
        """Return the SessionOptions, which log what is at least that severe."""
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads, settings.inter_op_num_threads = self.threads, 1
        settings.graph_optimization_level = getattr(runtime.GraphOptimizationLevel, OPTIMISATIONS[self.optimisation])
        settings.log_severity_level = severity
        settings.use_deterministic_compute = True
        if self.plugin is not None:
            # The CPU's kernels may take what the plug-in does not: which these are, the session is asked afterwards.
            settings.add_session_config_entry("session.record_ep_graph_assignment_info", "1")
            settings.add_provider_for_devices([self.plugin.device], dict(self.plugin.options))
        elif self.provider != CPU:
            # Otherwise the CPU's kernels would silently compute the operations that the provider does not take.
            settings.add_session_config_entry("session.disable_cpu_ep_fallback", "1")
        return settings


def parse_options(rest: str) -> OnnxRuntimeOptions:
    """Parse REST of ``onnxruntime:REST``. Raises UsageError."""
    query = Query.parse("onnxruntime", rest)
    provider, available = query.target, package.built_in()
    built_in = provider in available
    library = None if built_in else find_library(query)
    if library is None and not built_in:
        problem = f"unknown provider {provider!r}" if provider else "no provider"
        plugins = f"or a plug-in: the path of its library, or a package ({', '.join(KNOWN)})"
        raise query.wrong(f"{problem}; available here: {', '.join(available)}; {plugins}")
    unknown = query.unknown(KEYS)
    if library is None and unknown:
        raise query.wrong(f"unknown option {unknown}; known: {', '.join(KEYS)}")
    threads, optimisation = query.threads(), query.choice("optimisation", OPTIMISATIONS, "all")
    if library is None:
        return OnnxRuntimeOptions(provider, threads, optimisation)
    own = {key: value for key, value in query.options.items() if key not in (*KEYS, "device", "float")}
    plugin = choose(query, library, {**library.defaults, **own})
    usual = "relaxed" if library.halves else "any"
    any_float = query.choice("float", ("relaxed", "any"), usual) == "any"
    return OnnxRuntimeOptions(plugin.provider, threads, optimisation, plugin, any_float)
