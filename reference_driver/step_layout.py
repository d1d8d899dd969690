"""What all steps of one signature and kernel have in common: where their arguments are, and what the kernel takes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnconform.harness.model.codes import OperandType
from nnconform.harness.ops.operation import Form
from nnconform.harness.ops.schema import Arg
from nnconform.harness.ops.select import Places, places_of
from nnconform.reference_driver.kernels.registry import Kernel


class StepLayout(msgspec.Struct, frozen=True):
    """The ``places`` of the arguments among an operation's inputs followed by its outputs, ``bound`` all of these in
    one list. The kernel takes the arguments ``inputs``, the values ``derived``, and the operands of ``outputs``.

    ``read`` are the names of the inputs that have a value, ``images`` whether each output is an image.
    """

    places: Places
    bound: list[int]
    inputs: list[Arg]
    derived: list[str]
    outputs: list[str]
    read: frozenset[str]
    images: list[bool]

    def indexes(self, every: Sequence[int]) -> dict[str, int | list[int] | None]:
        """Return the operands of each argument by name, of an operation with these inputs and outputs."""
        found: dict[str, int | list[int] | None] = {}
        for name, place in self.places.items():
            if isinstance(place, list):
                found[name] = [every[each] for each in place]
            else:
                found[name] = None if place is None else every[place]
        return found


# By the identity of form and kernel, which never go, and the numbers of inputs and outputs.
_layouts: dict[tuple[int, int, int, int], tuple[Form, Kernel, StepLayout]] = {}


def layout_of(form: Form, kernel: Kernel, inputs: int, outputs: int) -> StepLayout:
    """Return what steps of ``form`` with so many inputs and outputs have in common, computed by ``kernel``."""
    key = id(form), id(kernel), inputs, outputs
    known = _layouts.get(key)
    if known is None or known[0] is not form or known[1] is not kernel:
        known = _layouts[key] = form, kernel, _layout(form, kernel, inputs, outputs)
    return known[2]


def _layout(form: Form, kernel: Kernel, inputs: int, outputs: int) -> StepLayout:
    places = places_of(form, inputs, outputs)
    each = (one if isinstance(one, list) else [one] for one in places.values() if one is not None)
    named = [form.argument(name) for name in kernel.parameters if name in places]
    return StepLayout(
        places,
        [place for some in each for place in some],
        [arg for arg in named if arg.name in form.input_names],
        [name for name in kernel.parameters if name in form.derive],
        [arg.name for arg in named if arg.name not in form.input_names],
        # Subgraphs have no value.
        frozenset(arg.name for arg in form.inputs if arg.type != OperandType.SUBGRAPH),
        [arg.image and not arg.repeated for arg in form.outputs] + [False] * outputs,
    )
