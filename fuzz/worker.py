"""The process that fuzzes: ``python -m fuzz.worker CONFIG``. Coverage guides it: that of the rules of validity, and of
the driver's own Python where it is in this process. It runs until it is killed, or dies over an input.
"""

from __future__ import annotations

import faulthandler
import math
import os
import sys
import traceback
from collections import Counter

import atheris

with atheris.instrument_imports(
    include=["harness.validate", "harness.ops.call", "harness.ops.select", "harness.ops.defs"]
):
    from fuzz import config
    from fuzz.events import event_of
    from fuzz.page import LARGEST, Page
    from fuzz.target import Target, find_target
    from harness.generate.choices import Choices
    from harness.loaders.service import zygote
    from harness.loaders.service.forking import STACKS_SIGNAL
    from harness.loaders.session import Session
    from harness.results.store import Store

# libFuzzer is to leave to the campaign what ends the process: the page says over which input.
_FLAGS = tuple(f"-handle_{name}=0" for name in ("segv", "bus", "abrt", "ill", "fpe", "xfsz", "term", "int"))
_NEVER = 1_000_000


class Worker:
    """What libFuzzer calls with each input."""

    def __init__(self, told: config.Config, target: Target, page: Page, store: Store) -> None:
        self._told, self._target, self._page, self._store = told, target, page, store
        self._number = page.count()
        self._known: Counter[str] = Counter(dict.fromkeys(told.known, 1))

    def __call__(self, data: bytes) -> None:
        self._number += 1
        self._page.begin(self._number, data)
        try:
            self._run(data)
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
            os._exit(config.OWN_FAULT)
        self._page.end(self._number)

    def _run(self, data: bytes) -> None:
        choices = Choices.from_bytes(data)
        outcome = self._target.attempt(choices)
        if outcome is None or not outcome.failed:
            return
        found, event = event_of(self._target, choices, outcome, self._told.driver)
        self._known[found.signature] += 1
        if self._known[found.signature] == 1:
            self._store.record(self._told.run, event)


def main(text: str) -> None:
    """Fuzz as told."""
    zygote.end_with_parent()
    told = config.decode(text)
    faulthandler.enable()
    faulthandler.register(STACKS_SIGNAL, told.stacks)
    session = Session(told.driver, seed=told.seed, limit=told.limit)
    scheme, _, rest = told.driver.partition(":")
    package = rest.partition("?")[0].partition(":")[0]
    if scheme == "inproc" and package:
        with atheris.instrument_imports(include=[package.partition(".")[0]]):
            session.device()
    session.info()
    page = Page.at(told.page)
    target = find_target(told.target)(session)
    target.watch = page.at_stage
    arguments = [
        "fuzz.worker",
        *_FLAGS,
        f"-seed={told.seed % (2**32 - 1) + 1}",
        f"-max_len={LARGEST}",
        f"-max_total_time={math.ceil(told.seconds)}",
        f"-timeout={_NEVER}",
        "-rss_limit_mb=0",
        "-print_final_stats=0",
        "-verbosity=0",
        "-len_control=20",
        f"-artifact_prefix={told.artifacts}/",
        *told.corpus,
    ]
    atheris.Setup(arguments, Worker(told, target, page, Store.open(told.store)))
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1])
