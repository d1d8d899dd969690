"""Merging of corpora: the fewest and shortest inputs that show all that the inputs of several folders show.

What an input shows are its features, the lines of what is fuzzed in this process, and the code that a native driver
with coverage ran. Inputs are taken from the shortest on, and one is kept if it shows something new.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from nnconform.fuzz.native_coverage import NativeCoverage
from nnconform.fuzz.own import plant
from nnconform.fuzz.own_target import OwnTarget
from nnconform.fuzz.target import Target, find_target
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.inproc import registered_module
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import FormatError


class Merged(msgspec.Struct, frozen=True):
    """The numbers of inputs that were read and that were kept, and of what they show together."""

    read: int
    kept: int
    shown: int


def input_name(content: bytes) -> str:
    """Return the name of the file of an input."""
    return hashlib.sha1(content, usedforsecurity=False).hexdigest()


def merge(target: str, driver: str, folders: Sequence[Path], into: Path, limit: float) -> Merged:
    """Merge the inputs of the folders, and of ``into`` itself, into the folder ``into``, which then has no others.

    An input that makes the driver fail is kept too. A driver runs in a process of its own unless it is in Python.
    Raises FormatError for a folder that cannot be read or written to.
    """
    contents = sorted(_inputs([into, *folders]), key=lambda content: (len(content), content))
    native = NativeCoverage()
    made, packages = _open(target, driver, limit)
    known: set[Hashable] = set()
    kept = []
    try:
        for content in contents:
            shown = set(_shown(made, packages, native, content))
            if shown - known:
                known |= shown
                kept.append(content)
    finally:
        made.close()
        made.session.close()
    _write(into, kept)
    return Merged(len(contents), len(kept), len(known))


def _open(target: str, driver: str, limit: float) -> tuple[Target, tuple[str, ...]]:
    """Return the target, and the folders of the packages whose lines count."""
    kind = find_target(target)
    if issubclass(kind, OwnTarget):
        plant(driver)
        return kind(Session(driver, limit=limit)), tuple(map(_folder, kind.instruments))
    scheme, _, rest = driver.partition(":")
    if scheme != "inproc":
        return kind(Session(in_own_process(driver), limit=limit)), ()
    package = registered_module(rest.partition("?")[0].partition(":")[0])
    session = Session(driver, limit=limit)
    session.device()
    return kind(session), (_folder(package),)


def _folder(package: str) -> str:
    """Return the folder of a package, or the file of a module, as a beginning of file names."""
    module = sys.modules[package]
    paths = list(getattr(module, "__path__", ()))
    return os.path.realpath(paths[0]) if paths else os.path.realpath(module.__file__ or "")


def _shown(target: Target, packages: tuple[str, ...], native: NativeCoverage, content: bytes) -> Iterator[Hashable]:
    lines: set[Hashable] = set()
    with _traced(packages, lines):
        fuzz_input = target.make(Choices.from_bytes(content))
        outcome = None if fuzz_input is None else target.outcome(fuzz_input)
    yield from lines
    yield from native.features()
    if fuzz_input is not None:
        yield from target.features(fuzz_input, outcome)
    if outcome is not None and outcome.failed:
        yield outcome.verdict, outcome.stage, outcome.message


@contextmanager
def _traced(packages: tuple[str, ...], lines: set[Hashable]) -> Iterator[None]:
    """Add the lines that run in these packages within the block."""
    real: dict[str, bool] = {}

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        name = frame.f_code.co_filename
        if name not in real:
            real[name] = os.path.realpath(name).startswith(packages)
        if not real[name]:
            return None
        lines.add((name, frame.f_lineno))
        return trace

    before = sys.gettrace()
    if packages:
        sys.settrace(trace)
        threading.settrace(trace)
    try:
        yield
    finally:
        if packages:
            sys.settrace(before)
            threading.settrace(before)


def _inputs(folders: Iterable[Path]) -> set[bytes]:
    contents = set()
    for folder in folders:
        try:
            for path in folder.iterdir() if folder.is_dir() else ():
                contents.add(path.read_bytes())
        except OSError as error:
            raise FormatError(folder, f"cannot be read: {error.strerror}") from error
    return contents


def _write(into: Path, contents: list[bytes]) -> None:
    """Make these the inputs of a folder: the new ones are written before others are removed."""
    with translate_write_errors(into):
        into.mkdir(parents=True, exist_ok=True)
        before = list(into.iterdir())
        names = {input_name(content) for content in contents}
        for content in contents:
            (into / input_name(content)).write_bytes(content)
        for path in before:
            if path.name not in names:
                path.unlink()
