"""Cases of specs that were read before, kept by content: reading a spec runs it, which costs ten times as much.

A file is known by the digest of its bytes, its name and folder, and of the reader's own source, so that nothing
stale is ever found. What cannot be read back is read from the spec again.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

import nnconform.harness.model
import nnconform.harness.spec
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.packed import Packed, packed, unpacked


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    """A case; in place of a model that an earlier case of the file has too stands that case's number, ``shared``."""

    name: str
    model: Model | None
    shared: int
    inputs: tuple[Packed | None, ...]
    expected: tuple[Packed | None, ...]
    source: str
    path: str
    min_version: HalVersion | None
    expect_failure: bool
    multinomial_tolerance: float
    variations: tuple[str, ...]


def read_cached(path: Path, folder: Path, read: Callable[[Path], list[Case]]) -> list[Case]:
    """The cases of ``path``, from ``folder`` if they were read before, else by ``read``, and kept there."""
    kept = folder / f"{_key(path)}.msgpack"
    try:
        return _decode(kept.read_bytes())
    except (OSError, msgspec.MsgspecError, ValueError):
        # Not kept yet, or damaged: either way the spec itself is there.
        cases = read(path)
    scratch = kept.with_suffix(f".{os.getpid()}")
    try:
        scratch.write_bytes(_encode(cases))
        scratch.replace(kept)
    except OSError:
        # A cache that cannot be written costs time and nothing else.
        scratch.unlink(missing_ok=True)
    return cases


def _key(path: Path) -> str:
    digest = hashlib.sha256(_reader_digest())
    digest.update(os.fsencode(path.resolve()) + b"\0" + path.read_bytes())
    return digest.hexdigest()[:40]


@lru_cache(maxsize=1)
def _reader_digest() -> bytes:
    """The digest of the source that turns a spec into cases."""
    digest = hashlib.sha256()
    for package in (nnconform.harness.model, nnconform.harness.spec):
        for file in sorted(Path(package.__path__[0]).glob("*.py")):
            digest.update(file.read_bytes())
    return digest.digest()


def _encode(cases: list[Case]) -> bytes:
    known: dict[Model, int] = {}
    kept = []
    for number, case in enumerate(cases):
        first = known.setdefault(case.model, number)
        kept.append(
            _Kept(
                case.name,
                case.model if first == number else None,
                first,
                tuple(map(packed, case.inputs)),
                tuple(map(packed, case.expected)),
                case.source,
                case.path,
                case.min_version,
                case.expect_failure,
                case.multinomial_tolerance,
                case.variations,
            )
        )
    return msgspec.msgpack.encode(kept, enc_hook=_from_memory)


def _decode(data: bytes) -> list[Case]:
    cases: list[Case] = []
    for kept in msgspec.msgpack.decode(data, type=list[_Kept], dec_hook=_to_memory):
        model = kept.model if kept.model is not None else cases[kept.shared].model
        case = Case(kept.name, model, tuple(map(unpacked, kept.inputs)), tuple(map(unpacked, kept.expected)))
        cases.append(
            replace(
                case,
                source=kept.source,
                path=kept.path,
                min_version=kept.min_version,
                expect_failure=kept.expect_failure,
                multinomial_tolerance=kept.multinomial_tolerance,
                variations=kept.variations,
            )
        )
    return cases


def _from_memory(value: Any) -> bytes:
    """A pool as its content."""
    assert isinstance(value, Memory)
    return bytes(value.view())


def _to_memory(kind: type, content: Any) -> Memory:
    memory = Memory.create(len(content))
    memory.view()[: len(content)] = content
    return memory
