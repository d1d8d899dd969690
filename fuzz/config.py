"""What a campaign tells a worker."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, frozen=True):
    """``page`` and ``stacks`` are descriptors. ``known`` are the signatures of what was found before."""

    target: str
    driver: str
    seed: int
    seconds: float
    limit: float
    store: str
    run: int
    corpus: list[str]
    artifacts: str
    page: int
    stacks: int
    known: list[str] = []


# The exit status of a worker that failed of itself, not over a driver.
OWN_FAULT = 90
encode = msgspec.json.encode
decode = msgspec.json.Decoder(Config).decode
