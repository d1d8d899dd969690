"""Extents of a network's inputs that its file leaves open: named by the user, never guessed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from nnconform.harness.model.errors import UsageError
from nnconform.mlts.convert.flatbuffer import FlatGraph

# The extents of inputs by name.
Shapes = Mapping[str, tuple[int, ...]]


def parse_shapes(texts: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Parse texts such as ``image=1,224,224,3``. Raises UsageError."""
    shapes: dict[str, tuple[int, ...]] = {}
    for text in texts:
        name, mark, extents = text.rpartition("=")
        numbers = extents.split(",")
        if not mark or not name or not all(each.strip().isdecimal() and int(each) > 0 for each in numbers):
            raise UsageError(f"--shape {text!r}: wanted NAME=EXTENTS with extents above 0, such as image=1,224,224,3")
        if name in shapes:
            raise UsageError(f"--shape {text!r}: the input {name!r} has a shape already: name each once")
        shapes[name] = tuple(int(each) for each in numbers)
    return shapes


def fitting_shape(name: str, known: Sequence[int], wanted: tuple[int, ...] | None) -> tuple[int, ...]:
    """Return the shape of an input of ``known`` extents, -1 for those left open. Raises UsageError if ``wanted``, the
    user's, does not fit, or if there is none and another extent than the first, of the batch, is open.
    """
    if wanted is None:
        if any(extent < 0 for extent in known[1:]):
            shape = ",".join("?" if extent < 0 else str(extent) for extent in known)
            raise UsageError(f"input {name!r} has open extents {list(known)}: name them, --shape '{name}={shape}'")
        return tuple(max(extent, 1) if extent < 0 else extent for extent in known)
    fits = len(wanted) == len(known) and all(k in (-1, w) for k, w in zip(known, wanted, strict=True))
    if not fits:
        raise UsageError(f"--shape {name}={','.join(map(str, wanted))}: the file has {list(known)} (-1: open)")
    return wanted


def unknown_inputs(shapes: Shapes, names: Sequence[str]) -> None:
    """Raise UsageError if ``shapes`` names something else than one of the inputs ``names``."""
    if unknown := sorted(set(shapes) - set(names)):
        raise UsageError(
            f"--shape: no input {', '.join(map(repr, unknown))}; the file has {', '.join(map(repr, names))}"
        )


def set_input_shapes(graph: FlatGraph, shapes: Shapes) -> None:
    """Give the inputs of a main subgraph their extents. Raises FormatError if one is left open, UsageError for names
    and extents that do not fit.
    """
    tensors = {index: graph.tensor(index) for index in graph.inputs}
    names = {index: tensor.name for index, tensor in tensors.items()}
    unknown_inputs(shapes, list(names.values()))
    for index, tensor in tensors.items():
        wanted = shapes.get(names[index])
        if wanted is None and -1 not in tensor.signature[1:]:
            continue
        try:
            shape = fitting_shape(names[index], tensor.signature or tensor.shape, wanted)
        except UsageError as error:
            graph.refuse(str(error))
        graph.replace_tensor(index, replace(tensor, shape=shape))
