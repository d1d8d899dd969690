"""Writes the smallest model and input that shows what a driver does wrong, in each form that can express it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import asdict, replace

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.loaders.adapters.litert.options import parse_options as litert_options
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.loaders.adapters.onnx.write import write as write_onnx
from nnconform.harness.loaders.adapters.onnxruntime.options import OPTIMISATIONS
from nnconform.harness.loaders.adapters.onnxruntime.options import parse_options as onnxruntime_options
from nnconform.harness.loaders.adapters.openvino.options import parse_options as openvino_options
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.spec.reader import SUFFIX
from nnconform.harness.spec.writer import write_spec
from nnconform.harness.validate.model import validate_model

_SCRIPT = "standalone.py"
# The form that each runtime's adapter hands it.
_FORMS = {"litert": ".tflite", "onnxruntime": ".onnx", "openvino": ".onnx"}


@dataclass(slots=True)
class Reproducer:
    """The files that were written, and why a form is missing, by its suffix; ``command`` runs the case again."""

    folder: Path
    files: list[str] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)
    command: str = ""


def write_reproducer(graph_case: GraphCase, folder: Path, address: str) -> Reproducer:
    """Write a failing part to ``folder``: ``model.mod.py``, ``.tflite`` and ``.onnx``, the values, and for a driver
    that is an adapter to a runtime a script that needs nothing but the runtime.

    Raises FormatError if the folder cannot be written to, UsageError for a model of a vendor extension.
    """
    case = replace(graph_case.case, name="model")
    done = Reproducer(folder, command=shlex.join(["nnconform", "replay", str(folder / f"model{SUFFIX}")]))
    done.command += f" --driver {shlex.quote(address)}"
    with translate_write_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        write_spec([case], folder / f"model{SUFFIX}")
        done.files.append(f"model{SUFFIX}")
        inputs: tuple[str, ...] = ()
        try:
            (folder / "model.tflite").write_bytes(to_tflite(case.model))
            done.files.append("model.tflite")
        except (UsageError, ValidationError) as error:
            done.missing[".tflite"] = str(error)
        try:
            content, inputs = _onnx(graph_case)
            (folder / "model.onnx").write_bytes(content)
            done.files.append("model.onnx")
        except (UsageError, ValidationError) as error:
            done.missing[".onnx"] = str(error)
        _write_script(graph_case, done, address, inputs)
    return done


def _onnx(graph_case: GraphCase) -> tuple[bytes, tuple[str, ...]]:
    """Return the model as ONNX, and the names of its inputs. Raises UsageError if ONNX cannot express it."""
    model = graph_case.case.model
    model_file = write_onnx(model, validate_model(model))
    if any(model_file.reasons):
        raise UsageError(f"the model cannot be written as ONNX: {'; '.join(filter(None, model_file.reasons))}")
    return model_file.content, model_file.trace.inputs


def _write_script(graph_case: GraphCase, done: Reproducer, address: str, inputs: tuple[str, ...]) -> None:
    settings = _settings(address, inputs)
    if settings is None:
        done.missing["script"] = "a script needs litert:, onnxruntime: or openvino:; the command runs it on any driver"
        return
    form = _FORMS[settings["runtime"]]
    if form in done.missing:
        done.missing["script"] = f"there is no {form} file"
        return
    answer = graph_case.answer
    given = [value for value in graph_case.graph.inputs if value is not None]
    values: dict[str, Any] = {f"input{number}": value for number, value in enumerate(given)}
    for number, (expected, bound) in enumerate(zip(answer.expected, answer.output_bounds, strict=True)):
        if expected is None:
            continue
        values[f"expected{number}"] = expected
        open_result = number in graph_case.graph.unspecified or bound is None
        values[f"bound{number}"] = np.full(expected.shape, np.inf) if open_result else bound
    np.savez_compressed(done.folder / "values.npz", **values)
    (done.folder / "settings.json").write_text(json.dumps(settings, indent=1) + "\n")
    script = resources.files(__package__).joinpath(_SCRIPT).read_text()
    (done.folder / "reproduce.py").write_text(script)
    done.files += ["reproduce.py", "settings.json", "values.npz"]


def _settings(address: str, inputs: tuple[str, ...]) -> Mapping[str, Any] | None:
    """Return what the script must know of the driver; None if it is no adapter."""
    scheme, _, rest = address.partition(":")
    while scheme == "service":
        scheme, _, rest = rest.partition(":")
    if scheme == "litert":
        litert = litert_options(rest)
        return {"runtime": scheme, "resolver": litert.resolver, **asdict(litert)}
    if scheme == "onnxruntime":
        onnxruntime = onnxruntime_options(rest)
        if onnxruntime.plugin is not None:
            return None
        level = OPTIMISATIONS[onnxruntime.optimisation]
        return {"runtime": scheme, "provider": onnxruntime.provider, "threads": onnxruntime.threads, "level": level}
    if scheme == "openvino":
        openvino = openvino_options(rest)
        return {
            "runtime": scheme,
            "device": openvino.device,
            "properties": dict(openvino.properties),
            "inputs": inputs,
        }
    return None
