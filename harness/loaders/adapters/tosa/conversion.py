"""Converts a ``.tflite`` file to a graph of TOSA's operators."""

from __future__ import annotations

import re
import subprocess
from io import BytesIO

from nnconform.harness.loaders.adapters.tosa import package
from nnconform.harness.process.scratch import scratch_folder

# An operator of TFLite's dialect that the converter has left as it was. Constants are what the others read.
_LEFT = re.compile(r"\"?\btfl\.(?!description|schema_version|pseudo)(\w+)")
# A line of MLIR's diagnostics: what follows the place.
_ERROR = re.compile(r"error: (.*)")
# The largest rank of TOSA's levels. Of some tensors the model says so only while it executes: of inputs and outputs,
# and of those that the converter adds, such as for a cut by steps along three of four axes.
_RANK = 6
_EXTENTS = re.compile(r"\btensor<((?:[\d?]+x)+)")
_FAILURES = (RuntimeError, ValueError)


class TosaRefused(Exception):
    """The file is not converted. ``codes``: the operators at fault, by TFLite's names; empty if it is not known."""

    def __init__(self, message: str, *codes: str) -> None:
        super().__init__(message)
        self.codes = codes


def converted(content: bytes) -> bytes:
    """Return a ``.tflite`` file as TOSA's flatbuffer. Raises TosaRefused."""
    with scratch_folder() as folder:
        source, graph = folder / "model.tflite", folder / "model.tosa"
        source.write_bytes(content)
        text = _legalised(str(source))
        left = sorted({name.upper() for name in _LEFT.findall(text)})
        if left:
            raise TosaRefused(f"no operators of TOSA for {', '.join(left)}", *left)
        if any(extents.count("x") > _RANK for extents in _EXTENTS.findall(text)):
            raise TosaRefused(f"TOSA's tensors have at most {_RANK} dimensions")
        options = ["--tosa-convert-integer-type-to-signless", "--tosa-serialize", f"--tosa-flatbuffer-filename={graph}"]
        command = [str(package.serialiser()), *options, "-o", "/dev/null"]
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        if done.returncode or not graph.is_file():
            raise TosaRefused(f"tosa-opt fails: {_reason(done.stderr) or f'exit status {done.returncode}'}")
        return graph.read_bytes()


def _legalised(path: str) -> str:
    """Return the file as MLIR, with TOSA's operators in place of TFLite's where there are any. Raises TosaRefused."""
    converter, text = package.converter(), BytesIO()
    try:
        converter.tflite_flatbuffer_to_tosa_mlir(path, text, converter.TosaConverterOutputFormat.Text)
    except _FAILURES as error:
        raise TosaRefused(f"the converter fails: {_reason(str(error)) or error}") from None
    return text.getvalue().decode()


def _reason(text: str) -> str:
    found = _ERROR.search(text)
    return found[1] if found else text.strip().partition("\n")[0]
