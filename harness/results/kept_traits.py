"""The traits of a case that an event keeps in its details, for the comparison of failing cases with passing ones."""

from __future__ import annotations

import msgspec

from nnconform.harness.results.contrast import Traits
from nnconform.harness.results.events import Event

# The detail that holds the traits. It is for programs: nothing shows it as it is.
TRAITS = "traits"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, str | float]).decode


def text_of(traits: Traits) -> str:
    """Return the text of traits as a detail."""
    return _encode(dict(traits)).decode()


def traits_of_event(event: Event) -> Traits:
    """Return the traits that an event keeps; {} if it keeps none, or none that can be read."""
    text = event.outcome.details.get(TRAITS, "")
    try:
        return _decode(text) if text else {}
    except (msgspec.DecodeError, ValueError):
        return {}


def without_traits(details: dict[str, str]) -> dict[str, str]:
    """Return the details that are for people."""
    return {name: text for name, text in details.items() if name != TRAITS}
