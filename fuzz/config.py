"""The configuration of a fuzz worker, passed to its process as JSON."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, frozen=True):
    """The configuration of a worker.

    ``driver`` is the address to open, ``name`` the one to record. ``known`` are the signatures of earlier findings;
    ``counts`` is the file to which the worker writes how often each failure came. ``structured``: inputs are mutated as
    choices, and their features are feedback; else libFuzzer mutates their bytes. ``status`` and ``stacks`` are file
    descriptors.
    """

    target: str
    driver: str
    name: str
    seed: int
    seconds: float
    limit: float
    store: str
    run: int
    corpus: list[str]
    artifacts: str
    counts: str
    structured: bool = True
    known: list[str] = []
    status: int = -1
    stacks: int = -1


# The exit status of a worker that failed by an error of its own, not of the driver.
OWN_FAULT = 90
encode = msgspec.json.encode
decode = msgspec.json.Decoder(Config).decode
