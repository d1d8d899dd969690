"""Serialisation of inputs of findings, which stays valid when a generator changes; choices do not.

All texts are base64 of MessagePack.
"""

from __future__ import annotations

import base64
from typing import TypeVar

import msgspec

from nnconform.harness.loaders.service.values import model_of, wire_model
from nnconform.harness.loaders.service.wire_forms import WireModel
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.packed import Packed, packed, unpacked

Input = TypeVar("Input", bound=msgspec.Struct)


class _WireInput(msgspec.Struct, frozen=True, array_like=True):
    model: WireModel
    inputs: tuple[Packed | None, ...]
    unspecified: tuple[int, ...]


class SerialisedInput(msgspec.Struct, frozen=True):
    """A model, its inputs, and the indexes of its outputs that the contract does not specify."""

    model: Model
    inputs: tuple[Array | None, ...]
    unspecified: frozenset[int] = frozenset()

    def to_text(self) -> str:
        """Encode as text."""
        return to_text(
            _WireInput(wire_model(self.model), tuple(map(packed, self.inputs)), tuple(sorted(self.unspecified)))
        )


def parse_input(text: str) -> SerialisedInput:
    """Decode text. Raises ValueError if it is not valid."""
    wire = parse_struct(text, _WireInput)
    try:
        inputs = tuple(map(unpacked, wire.inputs))
    except (ValueError, TypeError) as error:  # TypeError: no element type of numpy
        raise ValueError(f"not a serialised input of a finding: {error}") from error
    return SerialisedInput(model_of(wire.model, ()), inputs, frozenset(wire.unspecified))


def to_text(fuzz_input: msgspec.Struct) -> str:
    """Encode an input that is a struct."""
    return base64.b64encode(msgspec.msgpack.encode(fuzz_input)).decode()


def parse_struct(text: str, kind: type[Input]) -> Input:
    """Decode the text of an input that is a struct. Raises ValueError if it is not valid."""
    try:
        return msgspec.msgpack.decode(base64.b64decode(text, validate=True), type=kind)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"not a serialised input of a finding: {error}") from error
