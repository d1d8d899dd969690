"""Checks of which a few variants run: what differs between the variants is not what a test is about."""

from __future__ import annotations

import random

from msgspec.structs import replace

from nnconform.harness.conformance.check import Check


def with_few_variants(check: Check, count: int, choices: random.Random) -> Check:
    """Return the check with at most ``count`` of its variants."""
    names = choices.sample([*check.variants], min(count, len(check.variants)))
    return replace(check, variants={name: check.variants[name] for name in names})
