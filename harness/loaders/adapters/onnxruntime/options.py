"""``onnxruntime:PROVIDER[?threads=N&optimisation=off|all]``: what the address asks for."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qsl

from harness.loaders.adapters.onnxruntime import package
from harness.model.errors import UsageError

# What ``optimisation=`` may say, and ONNX Runtime's GraphOptimizationLevel.
OPTIMISATIONS = {"off": "ORT_DISABLE_ALL", "all": "ORT_ENABLE_ALL"}
KEYS = ("threads", "optimisation")


@dataclass(frozen=True, slots=True)
class Options:
    """How to run models: the execution provider, the threads within an operator, the rewriting of the graph."""

    provider: str
    threads: int = 1
    optimisation: str = "all"

    @property
    def level(self) -> str:
        """The name of the GraphOptimizationLevel."""
        return OPTIMISATIONS[self.optimisation]


def parse_options(rest: str) -> Options:
    """The options in what follows ``onnxruntime:``. Raises UsageError."""
    address = f"onnxruntime:{rest}"
    provider, mark, query = rest.partition("?")
    try:
        given = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True)) if mark else {}
    except ValueError:
        raise UsageError(f"driver {address!r}: options {query!r} are no key=value&key=value") from None
    unknown = ", ".join(sorted(set(given) - set(KEYS)))
    if unknown:
        raise UsageError(f"driver {address!r}: unknown option {unknown}; known: {', '.join(KEYS)}")
    available = package.onnxruntime().get_available_providers()
    if provider not in available:
        problem = f"unknown provider {provider!r}" if provider else "no provider"
        raise UsageError(f"driver {address!r}: {problem}; available here: {', '.join(available)}")
    threads = given.get("threads", "1")
    if not threads.isdecimal() or int(threads) < 1:
        raise UsageError(f"driver {address!r}: threads={threads}; wanted a number of at least 1")
    optimisation = given.get("optimisation", "all")
    if optimisation not in OPTIMISATIONS:
        raise UsageError(f"driver {address!r}: optimisation={optimisation}; known: {', '.join(OPTIMISATIONS)}")
    return Options(provider, int(threads), optimisation)
