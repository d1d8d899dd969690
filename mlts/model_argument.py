"""The argument MODEL of commands: a network in a file, or the model of a case."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from nnconform.harness.cli.commands.show import find_case
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.spec.case import Case
from nnconform.mlts.convert.network_file import NETWORK_SUFFIXES, read_network

_F = TypeVar("_F", bound=Callable[..., Any])


class NamedModel(msgspec.Struct, frozen=True):
    """A model and its name; ``case`` is the case that it is of, None for a network."""

    name: str
    model: Model
    case: Case | None


def read_model(text: str, shapes: Sequence[str] = ()) -> NamedModel:
    """Return the model that MODEL names; ``shapes`` as in ``read_network``. Raises UsageError, FormatError."""
    path = Path(text)
    if path.suffix in NETWORK_SUFFIXES:
        return NamedModel(path.stem, read_network(path, shapes).model, None)
    if shapes:
        raise UsageError(f"--shape: {text} is no network, whose file may leave extents open")
    case = find_case(text)
    return NamedModel(case.name, case.model, case)


def shape_option() -> Callable[[_F], _F]:
    """``--shape``, as the parameter ``shapes``."""
    text = "Extents of an input that the file leaves open, such as image=1,224,224,3. May be repeated."
    return click.option("--shape", "shapes", multiple=True, metavar="NAME=EXTENTS", help=text)
