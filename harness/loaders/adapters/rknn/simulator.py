"""The program that runs in the environment of ``rknn-toolkit2``: it imports nothing of ours, and runs on numpy 1 too.

It reads frames from standard input and answers each on what was standard output: 8 bytes of length, and arrays in the
form of ``numpy.savez``. The array ``what`` is text; the others are tensors by number. What the toolkit prints goes to
standard error, and the files that it writes to the current folder, which is removed at the end.
"""

from __future__ import annotations

import importlib
import io
import os
import shutil
import struct
import sys
import tempfile
from collections.abc import Sequence
from importlib.metadata import version
from typing import IO, Any

import numpy as np

LENGTH = struct.Struct(">Q")
# Inputs of four axes are taken as they are.
LAYOUT = "nchw"


def read(stream: IO[bytes]) -> tuple[str, list[Any]] | None:
    """Return the text and the arrays of a frame; None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    content = stream.read(LENGTH.unpack(head)[0])
    with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
        return str(arrays["what"]), [arrays[str(number)] for number in range(len(arrays.files) - 1)]


def write(stream: IO[bytes], what: str, arrays: Sequence[Any] = ()) -> None:
    """Write a frame."""
    content = io.BytesIO()
    numbered: dict[str, Any] = {str(number): each for number, each in enumerate(arrays)}
    np.savez(content, what=np.array(what), **numbered)
    stream.write(LENGTH.pack(content.tell()) + content.getvalue())
    stream.flush()


class Refused(Exception):
    """The toolkit refuses something, and said why on standard error, if at all."""


def expect(step: str, status: int) -> None:
    """Raise Refused unless a step of the toolkit says that it is done."""
    if status != 0:
        raise Refused(f"{step} gives {status}")


def built(target: str, content: bytes | None) -> Any:
    """Return a model that was built for a target, and that its simulator runs; without content an empty one."""
    # Only now: it prints, which must not go to where the answers go.
    model = importlib.import_module("rknn.api").RKNN(verbose=False)
    expect("config", model.config(target_platform=target))
    if content is None:
        return model
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model.onnx")
        with open(path, "wb") as file:
            file.write(content)
        expect("load_onnx", model.load_onnx(model=path))
    expect("build", model.build(do_quantization=False))
    expect("init_runtime", model.init_runtime(target=None))
    return model


def main() -> None:
    """Answer frames: ``target NAME``, ``build`` with the bytes of an ONNX file, ``run NUMBER`` with inputs, and ``end
    NUMBER``.
    """
    requests = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(requests, answers)
    finally:
        shutil.rmtree(os.getcwd(), ignore_errors=True)


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer requests until there are no more."""
    target, count = "", 0
    models: dict[int, Any] = {}
    while True:
        frame = read(requests)
        if frame is None:
            return
        (word, _, rest), arrays = frame[0].partition(" "), frame[1]
        try:
            if word == "target":
                target = rest
                built(target, None)
                write(answers, "done " + version("rknn-toolkit2"))
            elif word == "build":
                models[count] = built(target, arrays[0].tobytes())
                write(answers, f"done {count}")
                count += 1
            elif word == "run":
                outputs = models[int(rest)].inference(inputs=arrays, data_format=[LAYOUT] * len(arrays))
                if outputs is None:
                    raise Refused("inference gives nothing")
                write(answers, "done", outputs)
            else:
                models.pop(int(rest)).release()
                write(answers, "done")
        except (Exception, SystemExit) as error:
            write(answers, f"failed {type(error).__name__}: {' '.join(str(error).split())[:300]}")


if __name__ == "__main__":
    main()
