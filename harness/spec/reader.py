"""Reads ``.mod.py`` files, the language of AOSP's spec files and of this project's own.

A spec is Python text, executed in a scope of its own with the language's words as names; what it declares becomes
cases.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from nnconform.harness.model.errors import FormatError
from nnconform.harness.spec import axes, example, lifetimes, network, operands, variations
from nnconform.harness.spec.case import Case, PendingCase
from nnconform.harness.spec.operands import Sheet, SpecProblem, current_sheet

SUFFIX = ".mod.py"

_WORDS: dict[str, Any] = {
    kind.__name__: kind
    for kind in (
        operands.BoolScalar,
        operands.Float16Scalar,
        operands.Float32Scalar,
        operands.Float32Vector,
        operands.IgnoredOutput,
        operands.Input,
        operands.Int32Scalar,
        operands.Int32Vector,
        operands.Internal,
        operands.Operand,
        operands.Output,
        operands.Parameter,
        operands.SymmPerChannelQuantParams,
        network.Model,
        network.SubgraphReference,
        example.Example,
        variations.ActivationConverter,
        variations.DataTypeConverter,
        variations.RelaxedModeConverter,
        variations.SkipVariation,
        axes.AxisConverter,
        axes.DataLayoutConverter,
        lifetimes.AllInputsAsInternalCoverter,
        lifetimes.AllOutputsAsInternalCoverter,
        lifetimes.AllTensorsAsInputsConverter,
        lifetimes.ParameterAsInputConverter,
    )
}


def _version_of(path: Path) -> str | None:
    """Return the version in the directory of AOSP's files, such as V1_2; None if there is none."""
    versions = [part for part in path.absolute().parts[:-1] if re.fullmatch(r"V\d_\d|AIDL_V\d", part)]
    return versions[0] if len(versions) == 1 else None


def _one_line(error: BaseException) -> str:
    text = " ".join(str(error).split())
    return text if isinstance(error, SpecProblem) and text else f"{type(error).__name__}: {text}"


def _line_in(path: str, error: BaseException) -> int:
    """Return the innermost line of the spec in the error's traceback; 0 if there is none."""
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame.lineno or 0 for frame in reversed(frames) if frame.filename == path), 0)


@contextmanager
def _sheet(sheet: Sheet) -> Iterator[None]:
    token = current_sheet.set(sheet)
    try:
        yield
    finally:
        current_sheet.reset(token)


def _run(text: bytes, path: str) -> None:
    scope = {**_WORDS, "Configuration": current_sheet.get().configuration, "__name__": "spec", "__file__": path}
    try:
        exec(compile(text, path, "exec", dont_inherit=True), scope)
    except SyntaxError as error:
        raise FormatError(path, f"line {error.lineno or 0}: {error.msg}") from None
    except (Exception, SystemExit) as error:
        raise FormatError(path, f"line {_line_in(path, error)}: {_one_line(error)}") from None


@contextmanager
def _located(path: Path, line: Callable[[], int]) -> Iterator[None]:
    """Convert errors to FormatError, with the path and the line."""
    try:
        yield
    except Exception as error:
        raise FormatError(path, f"line {line()}: {_one_line(error)}") from None


def pending_spec(path: str | Path) -> list[PendingCase]:
    """Return all cases that the spec file declares, not yet built. Raises FormatError, with the line, for an invalid
    file; what is not valid in a case's model or values alone is told when it is built.
    """
    path = Path(path)
    try:
        text = path.read_bytes()
    except OSError as error:
        raise FormatError(path, error.strerror or str(error)) from None
    sheet = Sheet(path.name, _version_of(path))
    with _sheet(sheet):
        _run(text, str(path))
        maker = example.CaseMaker(str(path), path.name.split(".")[0])
        with _located(path, lambda: maker.line):
            return [PendingCase(each.name, partial(_build, path, sheet, maker, each)) for each in maker.plans()]


def _build(path: Path, sheet: Sheet, maker: example.CaseMaker, plan: example.CasePlan) -> Case:
    with _sheet(sheet), _located(path, lambda: plan.example.line):
        return maker.build(plan)


def read_spec(path: str | Path) -> list[Case]:
    """Return all cases that the spec file declares. Raises FormatError, with the line, for an invalid file."""
    return [each.build() for each in pending_spec(path)]
