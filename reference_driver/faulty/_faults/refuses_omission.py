"""Calls that leave an optional argument out, or in, are refused."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.ops.call import Call
from nnconform.harness.ops.schema import Omission
from nnconform.reference_driver.faulty._fault import Fault, Target


def _places(target: Target) -> Iterable[str]:
    for arg in target.form.inputs:
        if arg.omission is not Omission.NEVER:
            yield from (f"{arg.name}.omitted", f"{arg.name}.given")


def _refuses(call: Call, place: str) -> bool:
    name, _, state = place.partition(".")
    return call.given(name) == (state == "given")


FAULT = Fault("refuses an optional argument, or its absence", "just that", _places, refuses=_refuses)
