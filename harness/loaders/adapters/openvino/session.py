"""A session of OpenVINO for an ONNX model, and the operations at fault if OpenVINO refuses the model."""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.onnx.nodes import owners
from nnconform.harness.loaders.adapters.onnx.write import Trace
from nnconform.harness.loaders.adapters.openvino import package
from nnconform.harness.loaders.adapters.openvino.options import OpenVinoOptions
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.model.numbers import Array

# "No conversion rule found for operations: Foo-21, Bar-21": operators of ONNX, all of which are at fault.
_UNKNOWN = re.compile(r"No conversion rule found for operations: (.*)")
_OPERATOR = re.compile(r"(\w+)-\d+")
# The position in OpenVINO's sources is of use to its developers only.
_PLACE = re.compile(r"Exception from \S+:\d+:|Check '.*?' failed at \S+:\d+:")


class OpenVinoSession:
    """A compiled model, for one execution at a time. Raises FileRefused."""

    def __init__(self, content: bytes, options: OpenVinoOptions, trace: Trace) -> None:
        self._lock = threading.Lock()
        core = package.core()
        try:
            compiled = core.compile_model(core.read_model(content), options.device, dict(options.properties))
            self._request = compiled.create_infer_request()
        except RuntimeError as error:
            text = str(error)
            raise FileRefused(_PLACE.sub("", text), trace.named_in(text) | _unknown(text, content, trace)) from None
        # An input that nothing uses is removed.
        input_names = {name for port in compiled.inputs for name in port.get_names()}
        self._inputs = [name if name in input_names else None for name in trace.inputs]
        self._outputs = len(compiled.outputs)

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ComputeFailed."""
        with self._lock:
            feeds = {name: array for name, array in zip(self._inputs, inputs, strict=True) if name is not None}
            try:
                outputs = self._request.infer(feeds, share_outputs=False)
            except RuntimeError as error:
                raise ComputeFailed(f"OpenVINO fails: {' '.join(_PLACE.sub('', str(error)).split())}") from None
            return [outputs[number] for number in range(self._outputs)]


def _unknown(text: str, content: bytes, trace: Trace) -> frozenset[int]:
    """Return the operations that have an operator which the error message calls unknown."""
    match = _UNKNOWN.search(text)
    if match is None:
        return frozenset()
    return owners(content, _OPERATOR.findall(match[1]), trace)
