"""An ONNX model in MNN: converted to its own format, and loaded as a module."""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path
from typing import Any

import numpy as np

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.messages import STDOUT, printed
from nnconform.harness.loaders.adapters.mnn import package
from nnconform.harness.loaders.adapters.onnx.nodes import owners
from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.write import Trace
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.model.numbers import Array
from nnconform.harness.process.scratch import scratch_folder

# MNN's name, and numpy's, of the element type in which a tensor of ONNX's is handed to it.
_FED: dict[str, tuple[str, Any]] = {
    "FLOAT": ("float", np.float32),
    "FLOAT16": ("float", np.float32),
    "INT32": ("int", np.int32),
    "BOOL": ("int", np.int32),
    "UINT8": ("uint8", np.uint8),
}
_UNKNOWN = re.compile(r"Op Not Support: (.*)")
_OPERATOR = re.compile(r"ONNX::(\w+)")
# What the converter prints of every file.
_USUAL = re.compile(r"Start to |.*ONNX Model (?:ir|opset) version|(?:in|out)put ?Tensors|Converted |The model has subg")
# Modules have an executor in common.
_lock = threading.Lock()


class MnnSession:
    """A module of MNN's, on so many threads. Raises FileRefused."""

    def __init__(self, content: bytes, trace: Trace, threads: int) -> None:
        graph = onnx().load_model_from_string(content).graph
        names = onnx().TensorProto.DataType.Name
        kinds = [names(each.type.tensor_type.elem_type) for each in (*graph.input, *graph.output)]
        if strange := sorted(set(kinds) - {*_FED, "INT8"}):
            raise FileRefused(f"its Python package has no tensors of {', '.join(strange)}")
        self._fed, self._given = kinds[: len(graph.input)], kinds[len(graph.input) :]
        if "INT8" in self._fed:
            raise FileRefused("its Python package takes no inputs of INT8")
        lines: list[str] = []
        with _lock, printed(lines, STDOUT), scratch_folder() as folder:
            self._module: Any = _loaded(content, folder, trace, [each.name for each in graph.output], threads)
        if self._module is None:
            text = "\n".join(lines)
            at_fault = frozenset[int]()
            if unknown := _UNKNOWN.search(text):
                at_fault = owners(content, _OPERATOR.findall(unknown[1]), trace)
            raise FileRefused(_reason(lines), at_fault)

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ComputeFailed."""
        lines: list[str] = []
        try:
            with _lock, printed(lines, STDOUT):
                fed = [_variable(array, *_FED[kind]) for array, kind in zip(inputs, self._fed, strict=True)]
                # A copy: what is read lies in MNN's memory.
                outputs = [np.array(each.read()) for each in self._module.forward(fed)]
        except (SystemError, RuntimeError, ValueError) as error:
            raise ComputeFailed(f"MNN fails: {_reason(lines, str(error.__cause__ or error))}") from None
        if len(outputs) != len(self._given):
            raise ComputeFailed(f"MNN gives {len(outputs)} of {len(self._given)} outputs: {_reason(lines)}")
        # Eight bits are read as signed, whatever they are.
        return [
            array.view(np.uint8) if kind == "UINT8" and array.dtype == np.int8 else array
            for kind, array in zip(self._given, outputs, strict=True)
        ]


def _loaded(content: bytes, folder: Path, trace: Trace, outputs: list[str], threads: int) -> Any:
    """Return a file as a module, None if it is not converted. The converter says so in what it prints only."""
    source, target = folder / "model.onnx", folder / "model.mnn"
    source.write_bytes(content)
    files = ["--modelFile", str(source), "--MNNModel", str(target)]
    # It keeps weights in a file of the current folder, which stays there if it crashes, and would be another's too.
    with chdir(folder):
        package.tools().mnnconvert(["mnnconvert", "-f", "ONNX", *files, "--bizCode", "nnconform"])
    if not target.is_file():
        return None
    engine = package.engine()
    modes = engine._expr
    high = modes.MemoryMode.Normal, modes.PowerMode.Normal, modes.PrecisionMode.High
    inputs, mutable = list(trace.inputs), True
    try:
        return engine._nn.load_module_from_file(
            None, inputs, outputs, str(target), False, mutable, False, modes.Backend.CPU, *high, threads
        )
    except SystemError as error:
        raise FileRefused("it does not load what it has converted") from error


def _variable(array: Array, name: str, dtype: Any) -> Any:
    kinds = package.engine()._expr
    stored = np.ascontiguousarray(array, dtype).reshape(array.shape)
    return kinds.const(stored, list(stored.shape), kinds.NCHW, getattr(kinds, name))


def _reason(lines: Sequence[str], otherwise: str = "it does not say why") -> str:
    """Return the first line that is not printed of every file."""
    said = [re.sub(r"^\[[\d:]+\] :\d+: ", "", line).strip() for line in lines if not _USUAL.match(line)]
    return next(filter(None, said), otherwise)
