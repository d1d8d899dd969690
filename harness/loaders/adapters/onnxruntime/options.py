"""Parses ``onnxruntime:PROVIDER[?threads=N&optimisation=off|all]``."""

from __future__ import annotations

from dataclasses import dataclass

from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.query import Query

# The values of ``optimisation=``, and ONNX Runtime's GraphOptimizationLevel.
OPTIMISATIONS = {"off": "ORT_DISABLE_ALL", "all": "ORT_ENABLE_ALL"}
KEYS = ("threads", "optimisation")


@dataclass(frozen=True, slots=True)
class OnnxRuntimeOptions:
    """The execution provider, the number of threads within an operator, and the optimisation of the graph."""

    provider: str
    threads: int = 1
    optimisation: str = "all"

    @property
    def level(self) -> str:
        """The name of the GraphOptimizationLevel."""
        return OPTIMISATIONS[self.optimisation]


def parse_options(rest: str) -> OnnxRuntimeOptions:
    """Parse REST of ``onnxruntime:REST``. Raises UsageError."""
    query = Query.parse("onnxruntime", rest)
    unknown, provider = query.unknown(KEYS), query.target
    if unknown:
        raise query.wrong(f"unknown option {unknown}; known: {', '.join(KEYS)}")
    available = package.onnxruntime().get_available_providers()
    if provider not in available:
        problem = f"unknown provider {provider!r}" if provider else "no provider"
        raise query.wrong(f"{problem}; available here: {', '.join(available)}")
    return OnnxRuntimeOptions(provider, query.threads(), query.choice("optimisation", OPTIMISATIONS, "all"))
