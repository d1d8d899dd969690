"""ONNX's node tests: those of the installed package ``onnx``, or a folder of them.

In a folder a test is ``NAME/model.onnx`` with ``NAME/test_data_set_N/input_M.pb`` and ``output_M.pb``, as ONNX's own
``backend-test-tools generate-data`` writes them.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.model.errors import FormatError
from nnconform.mlts.node_tests.node_test import NodeTest

MODEL = "model.onnx"
# The inputs and the outputs of a test.
_Data = tuple[Sequence[Any], Sequence[Any]]
_NUMBER = re.compile(r"\d+")


def read_package() -> Iterator[NodeTest]:
    """Yield the node tests of the installed package, which computes them anew. Raises UsageError without it."""
    package.onnx()
    cases = package.optional("onnx.backend.test.case.node", "onnx")
    source = f"ONNX node tests, onnx {metadata.version('onnx')}"
    # Its tests divide by zero, and cast what does not fit.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        collected = cases.collect_testcases(None)
    for each in collected:
        yield from _of_sets(each.name, each.model, each.data_sets or (), source)


def read_folder(folder: Path) -> Iterator[NodeTest]:
    """Yield the tests below a folder, sorted by name. Raises FormatError, UsageError without the package onnx."""
    onnx = package.onnx()
    paths = sorted(folder.rglob(MODEL))
    if not paths:
        raise FormatError(folder, f"no {MODEL} below it: wanted NAME/{MODEL} and NAME/test_data_set_0/input_0.pb")
    for path in paths:
        model = _read(path, onnx.ModelProto)
        sets = sorted((each for each in path.parent.glob("test_data_set_*") if each.is_dir()), key=_number)
        data = [(_values(each, "input"), _values(each, "output")) for each in sets]
        yield from _of_sets(path.parent.name, model, data, f"ONNX node tests, {folder.name}")


def _of_sets(name: str, model: Any, sets: Sequence[_Data], source: str) -> Iterator[NodeTest]:
    stem = "onnx_" + name.removeprefix("test_")
    for number, (inputs, outputs) in enumerate(sets):
        title = stem if len(sets) == 1 else f"{stem}_{number}"
        yield NodeTest(title, model, [_value(each) for each in inputs], [_value(each) for each in outputs], source)


def _value(value: Any) -> Any:
    """Return a value as an array if it is a tensor."""
    onnx = package.onnx()
    return onnx.numpy_helper.to_array(value) if isinstance(value, onnx.TensorProto) else value


def _values(folder: Path, kind: str) -> list[Any]:
    paths = sorted(folder.glob(f"{kind}_*.pb"), key=_number)
    return [_read(path, package.onnx().TensorProto) for path in paths]


def _number(path: Path) -> int:
    found = _NUMBER.findall(path.stem)
    return int(found[-1]) if found else 0


def _read(path: Path, message: Any) -> Any:
    try:
        return message.FromString(path.read_bytes())
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from None
    # protobuf's exceptions have no base class but this one.
    except Exception as error:
        raise FormatError(path, f"no {message.__name__} of ONNX: {' '.join(str(error).split())[:100]}") from None
