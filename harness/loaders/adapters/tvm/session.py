"""An ONNX model in TVM: imported to Relax, compiled by LLVM for this processor's family, and loaded in its virtual
machine.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.onnx.nodes import owners
from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.write import Trace
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.loaders.adapters.tvm import package
from nnconform.harness.model.numbers import Array

_UNKNOWN = re.compile(r"not supported for frontend ONNX: (.*)")
_OPERATOR = re.compile(r"\w+")
# TVM's own mode of its pool of threads: each on a core of its own, the fast ones first.
_FAST_CORES = 1
# Its compiler has the target of the thread in common, and its pool runs one model at a time.
_lock = threading.Lock()


def use_threads(count: int) -> None:
    """Let all models of this process run on so many threads."""
    package.tvm().get_global_func("runtime.config_threadpool")(_FAST_CORES, count)


class TvmSession:
    """A compiled model in a virtual machine of its own. Raises FileRefused."""

    def __init__(self, content: bytes, trace: Trace) -> None:
        tvm = package.tvm()
        try:
            with _lock:
                module = package.from_onnx()(onnx().load_model_from_string(content), keep_params_in_input=False)
                self._machine: Any = tvm.relax.VirtualMachine(tvm.compile(module, target="llvm"), tvm.cpu())
        # The importer and the passes raise whatever Python and TVM have.
        except Exception as error:
            found = _UNKNOWN.search(str(error))
            unknown = _OPERATOR.findall(found[1]) if found else ()
            raise FileRefused(_reason(error), owners(content, unknown, trace)) from None

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ComputeFailed."""
        tensor = package.tvm().runtime.tensor
        try:
            with _lock:
                given = self._machine["main"](
                    *[tensor(np.ascontiguousarray(each).reshape(each.shape)) for each in inputs]
                )
                outputs = [given] if hasattr(given, "numpy") else list(given)
                return [each.numpy() for each in outputs]
        except Exception as error:
            raise ComputeFailed(f"TVM fails: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    """Return what an error says in one line, without the files and lines of TVM's own stack."""
    lines = [line.strip() for line in str(error).splitlines()]
    said = [line for line in lines if line and not line.startswith(("File ", "Traceback", "[bt]", "Stack trace"))]
    text = said[-1] if said else ""
    return f"{type(error).__name__}: {text}"[:300] if text else type(error).__name__
