"""``litert:[DELEGATE.so][?key=value&...]``: what the address asks for.

``kernels`` and ``threads`` are LiteRT's. With a delegate library all other keys are the delegate's own options; without
one they are refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl

from harness.model.errors import UsageError

# What ``kernels=`` may say: LiteRT's default (XNNPACK takes what it can), its own fast kernels, its plain ones.
KERNELS = {"default": "BUILTIN", "optimised": "BUILTIN_WITHOUT_DEFAULT_DELEGATES", "reference": "BUILTIN_REF"}
KEYS = ("kernels", "threads")


@dataclass(frozen=True, slots=True)
class Options:
    """How to run models. ``delegate`` is the path of a library or empty; ``resolver`` names an ``OpResolverType``."""

    kernels: str = "default"
    threads: int = 1
    delegate: str = ""
    delegate_options: tuple[tuple[str, str], ...] = ()

    @property
    def resolver(self) -> str:
        """The name of the OpResolverType."""
        return KERNELS[self.kernels]


def parse_options(rest: str) -> Options:
    """The options in what follows ``litert:``. Raises UsageError."""
    address = f"litert:{rest}"
    delegate, mark, query = rest.partition("?")
    try:
        given = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True)) if mark else {}
    except ValueError:
        raise UsageError(f"driver {address!r}: options {query!r} are no key=value&key=value") from None
    own = {key: given.pop(key) for key in KEYS if key in given}
    if given and not delegate:
        unknown, known = ", ".join(sorted(given)), ", ".join(KEYS)
        raise UsageError(f"driver {address!r}: unknown option {unknown}; known: {known} (others go with a DELEGATE.so)")
    if delegate and not Path(delegate).is_file():
        raise UsageError(f"driver {address!r}: no file {delegate}; name the delegate's library by its path")
    # XNNPACK would take what a delegate leaves, and nobody could tell which of the two was wrong.
    kernels = own.get("kernels", "optimised" if delegate else "default")
    if kernels not in KERNELS:
        raise UsageError(f"driver {address!r}: kernels={kernels}; known: {', '.join(KERNELS)}")
    threads = own.get("threads", "1")
    if not threads.isdecimal() or int(threads) < 1:
        raise UsageError(f"driver {address!r}: threads={threads}; wanted a number of at least 1")
    return Options(kernels, int(threads), delegate, tuple(given.items()))
