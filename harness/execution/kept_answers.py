"""Answers of the bundled oracle, kept in a folder from run to run: those of a graph that was answered before.

The name of a file is a digest of the graph, its inputs, and everything that the answer follows from: the source of the
oracle and of what it computes with. A file holds arrays, and the digest of its own content; one that is not what its
name and its digest say is not believed, and written again. Nothing in a file is executed.
"""

from __future__ import annotations

import hashlib
import os
import platform
import tempfile
import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from math import prod
from pathlib import Path

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Closely, Oracle, Witnessed
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.oracle.bounds import BoundedAnswer, Later

# Bytes of all files of a folder; the oldest go first.
MOST = 256 << 20
# Bytes of an answer: the oracle has no room for larger ones.
_LARGEST = 256 << 20
# What an answer follows from, beside the driver: the parts of the harness.
_PARTS = ("execution", "model", "ops", "oracle", "validate")
# Parts of the driver that the oracle is none of.
_NOT_ORACLE = frozenset({"capi", "clients", "delegate", "faulty", "lenient", "tests"})
_DIGEST = hashlib.sha256
_SIZE = _DIGEST().digest_size


class _Kept(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """An array: its extents and elements, in the type that its operand has, or as float64."""

    shape: tuple[int, ...]
    content: bytes


# The values, their bounds if they were found, and, where they were asked for, the operations that do not show.
_Record = tuple[list[_Kept | None], list[_Kept | None], list[int] | None]
_decoder = msgspec.msgpack.Decoder(_Record)


_Known = tuple[BoundedAnswer, tuple[int, ...] | None]


def default_folder() -> Path:
    """Return the folder for answers in the user's cache."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nnconform" / "answers"


class KeptAnswers(Oracle):
    """An oracle that looks in ``folder`` for an answer before it asks ``oracle``, which is the one at ORACLE_ADDRESS.

    ``found`` and ``asked`` count the answers. A folder that cannot be written to keeps nothing.
    """

    def __init__(self, oracle: Oracle, folder: Path) -> None:
        super().__init__(oracle.session)
        self._folder = folder
        self.found = self.asked = 0

    def bounded(self, model: Model, inputs: Sequence[Array | None]) -> BoundedAnswer:
        key = _key(model, inputs)
        if known := self._read(key, model):
            return known[0]
        answer = super().bounded(model, inputs)
        self._write(key, answer, None)
        return answer

    def witnessed(self, model: Model, inputs: Sequence[Array | None], skip: frozenset[int] = frozenset()) -> Witnessed:
        key = _key(model, inputs, "witnessed", skip)
        known = self._read(key, model)
        if known and known[1] is not None:
            return known[0], known[1]
        answer, blind = super().witnessed(model, inputs, skip)
        self._write(key, answer, blind)
        return answer, blind

    def witnessed_closely(
        self, model: Model, inputs: Sequence[Array | None], skip: frozenset[int] = frozenset()
    ) -> Closely:
        key = _key(model, inputs, "closely", skip)

        @cache
        def in_bounds() -> Witnessed:
            return self.witnessed(model, inputs, skip)

        known = self._read(key, model, bounds=False)
        if known is None or known[1] is None:
            answer, blind, _ = super().witnessed_closely(model, inputs, skip)
            self._write(key, replace(answer, found=()), blind)
        else:
            answer, blind = known[0], known[1]
        bounds = Later(lambda: in_bounds()[0].bounds)
        return Closely(replace(answer, found=bounds), blind, in_bounds)

    def _read(self, key: bytes, model: Model, *, bounds: bool = True) -> _Known | None:
        known = _read(self._path(key), key, model, bounds=bounds) if key else None
        self.found += known is not None
        return known

    def _write(self, key: bytes, answer: BoundedAnswer, blind: tuple[int, ...] | None) -> None:
        self.asked += 1
        if key:
            _write(self._path(key), key, answer, blind)

    def _path(self, key: bytes) -> Path:
        return self._folder / key.hex()[:2] / key.hex()

    def close(self) -> None:
        """Close the driver, and remove the oldest answers if there are too many."""
        if self.asked:
            _prune(self._folder, MOST)
        super().close()


def _key(model: Model, inputs: Sequence[Array | None], kind: str = "", skip: frozenset[int] = frozenset()) -> bytes:
    """Return the digest that names an answer of this kind; empty for a model whose content is not its own."""
    if model.pools or model.extension_name_to_prefix:
        return b""
    digest = _DIGEST(_version())
    digest.update(f"{kind} {sorted(skip)}".encode())
    try:
        digest.update(msgspec.msgpack.encode(model))
    except TypeError:
        return b""
    for value in inputs:
        digest.update(b"-" if value is None else f"{value.dtype.str} {value.shape}".encode())
        digest.update(b"" if value is None else np.ascontiguousarray(value).tobytes())
    return digest.digest()


@cache
def _version() -> bytes:
    """Return the digest of what computes the answers."""
    digest = _DIGEST(f"{ORACLE_ADDRESS} {platform.machine()} {platform.python_version()} {np.__version__}".encode())
    package = Path(__file__).parents[2]
    for folder in (*(package / "harness" / part for part in _PARTS), package / "reference_driver"):
        for path in sorted(folder.rglob("*.py")):
            inside = path.relative_to(folder)
            if _NOT_ORACLE.isdisjoint(inside.parts):
                digest.update(f"{folder.name}/{inside}".encode())
                digest.update(path.read_bytes())
    return digest.digest()


def _read(path: Path, key: bytes, model: Model, *, bounds: bool) -> _Known | None:
    """Return the answer in a file, with ``bounds`` or without; None if there is none that can be believed."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    if content[:_SIZE] != _DIGEST(key + content[_SIZE:]).digest():
        return None
    try:
        values, found, blind = _decoder.decode(zlib.decompressobj().decompress(content[_SIZE:], _LARGEST))
        dtypes = [DTYPES.get(OperandType(each.type)) for each in model.main.operands]
        count, wanted = len(model.main.operations), len(dtypes)
        if len(values) != wanted or len(found) != wanted * bounds or any(not 0 <= each < count for each in blind or ()):
            return None
        pairs = zip(values, dtypes, strict=True)
        answer = BoundedAnswer(
            model,
            tuple(_array(each, dtype) for each, dtype in pairs),
            tuple(_array(each, np.dtype(np.float64)) for each in found),
        )
    except (msgspec.MsgspecError, zlib.error, ValueError):
        return None
    with suppress(OSError):
        os.utime(path)
    return answer, None if blind is None else tuple(blind)


def _array(kept: _Kept | None, dtype: np.dtype[np.generic] | None) -> Array | None:
    if kept is None:
        return None
    if dtype is None or prod(kept.shape) * dtype.itemsize != len(kept.content):
        raise ValueError("an array of another size")
    return np.frombuffer(kept.content, dtype).reshape(kept.shape)


def _write(path: Path, key: bytes, answer: BoundedAnswer, blind: tuple[int, ...] | None = None) -> None:
    """Write a file whole or not at all: others may read and write it at the same time."""
    bounds = [None if each is None else np.asarray(each, np.float64) for each in answer.bounds]
    arrays = [
        [None if each is None else _Kept(each.shape, each.tobytes()) for each in every]
        for every in (answer.values, bounds)
    ]
    packed = zlib.compress(msgspec.msgpack.encode((*arrays, blind)), 1)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_DIGEST(key + packed).digest() + packed)
            os.replace(name, path)
        except OSError:
            os.unlink(name)


def _prune(folder: Path, most: int) -> None:
    """Remove the answers that were used longest ago, until a quarter of the room is free; none while there is room."""
    files: list[tuple[float, int, Path]] = []
    for path in folder.glob("*/*"):
        with suppress(OSError):
            state = path.stat()
            files.append((state.st_mtime, state.st_size, path))
    total = sum(size for _, size, _ in files)
    if total <= most:
        return
    for _, size, path in sorted(files):
        with suppress(OSError):
            path.unlink()
            total -= size
        if total <= most * 3 // 4:
            return
