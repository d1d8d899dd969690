"""ONNX Runtime on the processor, for comparison: an ONNX file as it is."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.numbers import Array

INSTALLED = find_spec("onnxruntime") is not None


class OnnxRuntime:
    """The network in an ONNX file, on one thread. Raises UsageError if ONNX Runtime is not installed, FormatError if it
    cannot run the file.
    """

    def __init__(self, path: Path) -> None:
        if not INSTALLED:
            raise UsageError("ONNX Runtime is not installed: pip install 'nnconform[onnx]'")
        import onnxruntime  # noqa: PLC0415 - an extra

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            self._session = onnxruntime.InferenceSession(path.read_bytes(), options, ["CPUExecutionProvider"])
        # Its exceptions have no base class but this one.
        except Exception as error:
            raise FormatError(path, f"ONNX Runtime does not run it: {' '.join(str(error).split())[:200]}") from None
        self._inputs = [(each.name, each.type == "tensor(int64)") for each in self._session.get_inputs()]

    def __call__(self, *inputs: Array) -> tuple[Array, ...]:
        """Return the outputs for these inputs, raw values."""
        # The HAL has no INT64: what the file has of it is INT32 there.
        named = zip(self._inputs, inputs, strict=True)
        return tuple(self._session.run(None, {name: v.astype("int64") if wide else v for (name, wide), v in named}))

    def reset(self) -> None:
        """Begin another sequence; ONNX has no states."""
