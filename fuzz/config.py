"""The configuration that a campaign starts a worker with."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, frozen=True):
    """``status`` and ``stacks`` are descriptors. ``known`` are the signatures of what was found before."""

    target: str
    driver: str
    seed: int
    seconds: float
    limit: float
    store: str
    run: int
    corpus: list[str]
    artifacts: str
    known: list[str] = []
    status: int = -1
    stacks: int = -1


# The exit status of a worker that failed of itself, not over a driver.
OWN_FAULT = 90
encode = msgspec.json.encode
decode = msgspec.json.Decoder(Config).decode
