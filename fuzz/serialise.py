"""What was given to a driver, in bytes: choices mean something else when a generator has changed, this does not."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass

import msgspec

from nnconform.harness.loaders.service.messages import WireModel
from nnconform.harness.loaders.service.values import model_of, wire_model
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.packed import Packed, packed, unpacked


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    model: WireModel
    inputs: tuple[Packed | None, ...]
    unspecified: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SerialisedInput:
    """A model, what to feed to it, and which of its outputs the contract leaves open."""

    model: Model
    inputs: tuple[Array | None, ...]
    unspecified: frozenset[int] = frozenset()

    def to_text(self) -> str:
        """The same as text."""
        kept = _Kept(wire_model(self.model), tuple(map(packed, self.inputs)), tuple(sorted(self.unspecified)))
        return base64.b64encode(msgspec.msgpack.encode(kept)).decode()


def parse_input(text: str) -> SerialisedInput:
    """What text says. Raises ValueError: it says nothing."""
    try:
        kept = msgspec.msgpack.decode(base64.b64decode(text, validate=True), type=_Kept)
    except (binascii.Error, msgspec.DecodeError) as error:
        raise ValueError(f"no model of a finding: {error}") from error
    return SerialisedInput(model_of(kept.model, ()), tuple(map(unpacked, kept.inputs)), frozenset(kept.unspecified))
