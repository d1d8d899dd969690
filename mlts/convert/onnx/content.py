"""The content of an ``.onnx`` file as one model: weights in files beside it taken in, an old opset converted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.model.errors import FormatError, UsageError

OLDEST_OPSET = 13
DOMAINS = ("", "ai.onnx")
# Since this opset Resize has half pixels by default. Before it and Upsample had none, which the converter leaves out.
_HALF_PIXELS_SINCE = 11
_RESIZED = {"coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}


def load_content(path: Path) -> Any:
    """Return the ModelProto of a file, checked, of an opset that is read if onnx can convert it.

    Weights are read from the file's own folder and those below it only. Raises FormatError if it is no sound ONNX
    model, or if weights are not where it says; UsageError without the package onnx.
    """
    onnx = package.onnx()
    try:
        content = path.read_bytes()
    except OSError as error:
        raise FormatError(path, f"cannot be read: {error.strerror}") from None
    helper = package.optional("onnx.external_data_helper", "onnx")
    try:
        model = onnx.load_model_from_string(content)
        # It follows no links, and none of the paths that lead out of the folder.
        helper.load_external_data_for_model(model, str(path.parent))
    # protobuf's exceptions have no base class but this one.
    except Exception as error:
        raise unsound(path, error) from None
    return checked(path, model)


def checked(path: Path, model: Any) -> Any:
    """Return a model that onnx's checker takes, of an opset that is read if onnx can convert it. Raises FormatError."""
    try:
        package.onnx().checker.check_model(model)
    except Exception as error:
        raise unsound(path, error) from None
    try:
        return of_known_opset(model)
    except UsageError:
        # It may have islands all the same.
        return model


def unsound(path: Path, error: Exception) -> FormatError:
    """Return what is raised for a file that onnx does not take."""
    return FormatError(path, f"no sound ONNX model: {' '.join(str(error).split())[:200]}")


def opset_of(model: Any) -> int:
    """Return the opset of a model; 0 if it has none."""
    return max((each.version for each in model.opset_import if each.domain in DOMAINS), default=0)


def of_known_opset(model: Any) -> Any:
    """Return a model in an opset that is read. Raises UsageError if onnx cannot convert it."""
    opset = opset_of(model)
    if opset == 0 or opset >= OLDEST_OPSET:
        return model
    try:
        newer = package.optional("onnx.version_converter", "onnx").convert_version(model, OLDEST_OPSET)
        return _as_resized(newer) if opset < _HALF_PIXELS_SINCE else newer
    # Its own exceptions have no base class but this one.
    except Exception as error:
        raise UsageError(f"of opset {opset}, which onnx cannot convert: {' '.join(str(error).split())[:100]}") from None


def _as_resized(model: Any) -> Any:
    """Return a converted model whose Resize takes pixels from where they came before."""
    for node in model.graph.node:
        if node.op_type == "Resize" and node.domain in DOMAINS:
            kept = [each for each in node.attribute if each.name not in _RESIZED]
            del node.attribute[:]
            added = [package.onnx().helper.make_attribute(name, value) for name, value in _RESIZED.items()]
            node.attribute.extend([*kept, *added])
    return model
