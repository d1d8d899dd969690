"""NNSmith in the environment that has it: graphs drawn to ONNX, answered by torch, run by ONNX Runtime, on request.

A script without nnconform. A line of input is ``NODES FIRST COUNT``; the answer is a line with the processor seconds of
drawing, those of all, and the graphs drawn and run. The first line says how many operations it has.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import time
import warnings
from typing import Any


def nnsmith(module: str) -> Any:
    """Return a module of NNSmith. It and its libraries are of the environment that runs this script, so that they are
    imported by name.
    """
    return importlib.import_module(f"nnsmith.{module}")


def adapt() -> None:
    """Give NNSmith 0.1.0, which is older than its libraries, the exporter that it knew and a function that it calls."""
    torch, onnx = map(importlib.import_module, ("torch", "onnx"))
    export = torch.onnx.export
    torch.onnx.export = lambda *args, **kwargs: export(*args, dynamo=False, **kwargs)
    setattr(onnx, "_serialize", lambda model: model.SerializeToString())  # noqa: B010  it has none, says its type
    torch.set_num_threads(1)


def operations(kind: Any, runtime: Any) -> list[Any]:
    """Return the operations that can be exported and run, each with its types, as NNSmith works them out itself."""
    found, infer = [], nnsmith("narrow_spec").infer_topset_from_scratch
    for each in kind.operators():
        try:
            types = infer(kind, runtime, [each]).get(each.name())
        except Exception:  # one operation trips over its own assertion
            continue
        if types is not None and not each.limit_domain:
            each.in_dtypes, each.out_dtypes = types.in_dtypes, types.out_dtypes
            found.append(each)
    return found


def turn(
    opset: list[Any], kind: Any, runtime: Any, nodes: int, first: int, count: int
) -> tuple[float, float, int, int]:
    """Return the processor seconds of drawing and of all, and the graphs drawn and run."""
    began, drawing, drawn, ran = time.process_time(), 0.0, 0, 0
    generate = nnsmith("graph_gen").model_gen
    for seed in range(first, first + count):
        random.seed(seed)
        start = time.process_time()
        try:
            graph = generate(opset=opset, method="symbolic-cinit", seed=seed, max_nodes=nodes).make_concrete()
            drawn += 1
        except Exception:  # counted as not drawn
            continue
        finally:
            drawing += time.process_time() - start
        try:
            model = kind.from_gir(graph)
            model.refine_weights()
            runtime.make_backend(model)(model.make_oracle().input)
            ran += 1
        except Exception:  # counted as not run
            continue
    return drawing, time.process_time() - began, drawn, ran


def main() -> None:
    """Answer the lines of the input; everything else that the libraries print goes nowhere."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    warnings.simplefilter("ignore")
    adapt()
    kind = nnsmith("materialize").Model.init("onnx", "cpu")
    runtime = nnsmith("backends.factory").BackendFactory.init("onnxruntime", target="cpu", optmax=True)
    opset = operations(kind, runtime)
    print(len(opset), file=answers)
    for line in sys.stdin:
        print(*turn(opset, kind, runtime, *map(int, line.split())), file=answers)


if __name__ == "__main__":
    main()
