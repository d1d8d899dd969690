"""The process that fuzzes: ``python -m nnconform.fuzz.worker CONFIG``. Coverage guides it: that of the rules of
validity, and of the driver's own Python where it is in this process. It runs until it is killed, or dies over an input.
"""

from __future__ import annotations

import faulthandler
import math
import os
import sys
import traceback

import atheris

from nnconform.fuzz import config
from nnconform.fuzz.events import event_of
from nnconform.fuzz.findings import signature
from nnconform.fuzz.guide import Guide
from nnconform.fuzz.mutation import Mutator
from nnconform.fuzz.page import LARGEST, Page
from nnconform.fuzz.target import Target, find_target
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.service import zygote
from nnconform.harness.process.forking import STACKS_SIGNAL
from nnconform.harness.results.store import Store

# libFuzzer is to leave to the campaign what ends the process: the page says over which input.
_FLAGS = tuple(f"-handle_{name}=0" for name in ("segv", "bus", "abrt", "ill", "fpe", "xfsz", "term", "int"))
_NEVER = 1_000_000
# So many choices are remembered as having run.
_SEEN = 1 << 18


class Worker:
    """What libFuzzer calls with each input."""

    def __init__(self, told: config.Config, target: Target, page: Page, store: Store) -> None:
        self._told, self._target, self._page, self._store = told, target, page, store
        self._guide, self._mutator = Guide(), Mutator(told.seed, target.make)
        self._number = page.count()
        self._seen: set[int] = set()
        self._known = set(told.known)

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
        choices, target = Choices.from_bytes(data), self._target
        made = target.make(choices)
        self._mutator.ran(data, choices)
        if made is None or not self._is_new(choices):
            return
        outcome = target.outcome(made)
        self._guide.reached(target.kinds(made, outcome))
        if outcome is None or not outcome.failed:
            return
        name = signature(outcome, target.kind(made, outcome))
        if name not in self._known:
            self._known.add(name)
            self._store.record(self._told.run, event_of(target, choices, outcome, self._told.driver, name)[1])

    def _is_new(self, choices: Choices) -> bool:
        """Whether these choices did not run before: bytes that differ often stand for the same ones."""
        if len(self._seen) >= _SEEN:
            self._seen.clear()
        before = len(self._seen)
        self._seen.add(hash(tuple(choices.taken)))
        return len(self._seen) > before

    def mutate(self, data: bytes, most: int, seed: int) -> bytes:
        """What libFuzzer asks for another input of one that it keeps. The mutator has a seed of its own."""
        return self._mutator(data, most)


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
        "nnconform.fuzz.worker",
        *_FLAGS,
        f"-seed={told.seed % (2**32 - 1) + 1}",
        f"-max_len={LARGEST}",
        f"-max_total_time={math.ceil(told.seconds)}",
        f"-timeout={_NEVER}",
        "-rss_limit_mb=0",
        "-print_final_stats=0",
        "-verbosity=1",
        f"-artifact_prefix={told.artifacts}/",
        *told.corpus,
    ]
    worker = Worker(told, target, page, Store.open(told.store))
    atheris.Setup(arguments, worker, custom_mutator=worker.mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1])
