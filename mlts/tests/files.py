"""Models as files for tests, and the result of reading them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite
from nnconform.mlts.tests.build_tflite import Net, build


def converted(tmp_path: Path, content: Net | bytes) -> ConvertedModel:
    path = tmp_path / "model.tflite"
    path.write_bytes(build(content) if isinstance(content, Net) else content)
    return read_tflite(path)


def refusal(tmp_path: Path, content: Net | bytes) -> str:
    """Return the error for the file, without its path; always one line."""
    with pytest.raises(FormatError) as caught:
        converted(tmp_path, content)
    path, text = tmp_path / "model.tflite", str(caught.value)
    assert text.startswith(f"{path}: ")
    assert "\n" not in text
    return text.removeprefix(f"{path}: ")
