"""Runs the model beside this script on a runtime and compares its outputs with those expected, each element within its
bound. Needs numpy and the runtime alone. The exit status is 1 if an element is beyond its bound.

``settings.json`` names the runtime and its options, ``values.npz`` has the inputs, the expected outputs and the bounds.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent


def run_litert(settings: dict[str, Any], inputs: list[Any]) -> list[Any]:
    """Return the outputs of ``model.tflite`` on LiteRT."""
    litert = importlib.import_module("ai_edge_litert.interpreter")
    options, delegates = settings["delegate_options"], []
    if settings["delegate"]:
        delegates.append(litert.load_delegate(settings["delegate"], dict(options)))
    interpreter = litert.Interpreter(
        model_content=(HERE / "model.tflite").read_bytes(),
        num_threads=settings["threads"],
        experimental_op_resolver_type=litert.OpResolverType[settings["resolver"]],
        experimental_delegates=delegates,
    )
    interpreter.allocate_tensors()
    for detail, value in zip(interpreter.get_input_details(), inputs, strict=True):
        interpreter.set_tensor(detail["index"], np.asarray(value, detail["dtype"]).reshape(detail["shape"]))
    interpreter.invoke()
    return [interpreter.get_tensor(detail["index"]) for detail in interpreter.get_output_details()]


def run_onnxruntime(settings: dict[str, Any], inputs: list[Any]) -> list[Any]:
    """Return the outputs of ``model.onnx`` on ONNX Runtime."""
    # Its import would send events to its maker.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    runtime = importlib.import_module("onnxruntime")
    options = runtime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = settings["threads"], 1
    options.graph_optimization_level = getattr(runtime.GraphOptimizationLevel, settings["level"])
    session = runtime.InferenceSession(str(HERE / "model.onnx"), options, [settings["provider"]])
    names = [each.name for each in session.get_inputs()]
    return list(session.run(None, dict(zip(names, inputs, strict=True))))


def run_openvino(settings: dict[str, Any], inputs: list[Any]) -> list[Any]:
    """Return the outputs of ``model.onnx`` on OpenVINO."""
    core = importlib.import_module("openvino").Core()
    model = core.read_model(str(HERE / "model.onnx"))
    compiled = core.compile_model(model, settings["device"], settings["properties"])
    results = compiled(dict(zip(settings["inputs"], inputs, strict=True)))
    return [results[number] for number in range(len(compiled.outputs))]


RUNTIMES = {"litert": run_litert, "onnxruntime": run_onnxruntime, "openvino": run_openvino}


def main() -> int:
    """Run the model, print each output, and return the exit status."""
    settings = json.loads((HERE / "settings.json").read_text())
    with np.load(HERE / "values.npz") as values:
        inputs, expected, bounds = (
            [values[name] for name in values.files if name.startswith(kind)] for kind in ("input", "expected", "bound")
        )
    wrong = 0
    outputs = RUNTIMES[settings["runtime"]](settings, inputs)
    for number, (wanted, bound, output) in enumerate(zip(expected, bounds, outputs, strict=True)):
        got = np.asarray(output).reshape(wanted.shape)
        with np.errstate(invalid="ignore"):
            off = np.abs(got.astype(np.float64) - wanted.astype(np.float64))
        beyond = ~((got == wanted) | (off <= bound) | ~np.isfinite(bound))
        wrong += int(beyond.sum())
        line = f"output {number}: {int(beyond.sum())} of {wanted.size} elements beyond their bounds"
        if beyond.any():
            place = tuple(int(each) for each in np.argwhere(beyond)[0])
            line += f", first {list(place)}: expected {wanted[place]}, got {got[place]}, bound {bound[place]:g}"
        sys.stdout.write(line + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
