"""The worker process of a campaign: ``python -m nnconform.fuzz.worker CONFIG``.

It is guided by the features of inputs, by the coverage of what is fuzzed in this process (a driver in Python, our own
code), and by that of native code in the driver's process (``native_coverage``). It runs until it is killed, or an input
ends it.
"""

from __future__ import annotations

import gc
import math
import os
import sys
import traceback
from collections import Counter
from pathlib import Path
from types import FunctionType
from typing import Any

import atheris
import msgspec

from nnconform.fuzz import config
from nnconform.fuzz.events import finding_and_event
from nnconform.fuzz.feedback import Feedback
from nnconform.fuzz.findings import signature
from nnconform.fuzz.memory import limit_own_memory
from nnconform.fuzz.mutation import Mutator
from nnconform.fuzz.native_coverage import NativeCoverage
from nnconform.fuzz.own import plant
from nnconform.fuzz.own_target import OwnTarget
from nnconform.fuzz.status import LARGEST, WorkerStatus
from nnconform.fuzz.target import Target, find_target
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.inproc import registered_module
from nnconform.harness.process.child import end_with_parent, write_stacks_on_request
from nnconform.harness.process.collector import collect_rarely
from nnconform.harness.results.store import Store

# libFuzzer must not handle signals: the campaign sees how the process ended, and its status has the input.
_FLAGS = tuple(f"-handle_{name}=0" for name in ("segv", "bus", "abrt", "ill", "fpe", "xfsz", "term", "int"))
_NEVER = 1_000_000
# Nobody else adds to the corpus, whose folder libFuzzer would look through every second.
_ALONE = "-reload=0"
# Hashes of choices that ran, kept at most to avoid running them again.
_MAX_SEEN = 1 << 18


class FuzzWorker:
    """The callback that libFuzzer calls with each input."""

    def __init__(
        self, settings: config.Config, target: Target, status: WorkerStatus, store: Store, native: NativeCoverage
    ) -> None:
        self._config, self._target, self._status, self._store = settings, target, status, store
        self._feedback, self._mutator = Feedback(), Mutator(settings.seed, target.make)
        self._native = native
        self._number = status.count()
        self._seen: set[int] = set()
        self._known = set(settings.known)
        self._counts: Counter[str] = Counter()

    def __call__(self, data: bytes) -> None:
        self._number += 1
        self._status.begin(self._number, data)
        try:
            self._run(data)
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
            os._exit(config.OWN_FAULT)
        self._status.end()

    def _run(self, data: bytes) -> None:
        choices, target = Choices.from_bytes(data), self._target
        fuzz_input = target.make(choices)
        self._mutator.cache_layout(data, choices)
        if fuzz_input is None or not self._is_new(choices):
            return
        outcome = target.outcome(fuzz_input)
        if self._config.structured:
            self._feedback.report(target.features(fuzz_input, outcome))
        self._feedback.report(self._native.features())
        if outcome is None or not outcome.failed:
            return
        name = signature(outcome, target.failure_kind(fuzz_input, outcome))
        self._counts[name] += 1
        Path(self._config.counts).write_bytes(msgspec.json.encode(self._counts))
        if name not in self._known:
            self._known.add(name)
            self._store.record(
                self._config.run,
                finding_and_event(target, choices, outcome, self._config.name, self._config.limit, name)[1],
            )

    def _is_new(self, choices: Choices) -> bool:
        """Whether these choices did not run before: different bytes often give the same choices."""
        if len(self._seen) >= _MAX_SEEN:
            self._seen.clear()
        before = len(self._seen)
        self._seen.add(hash(tuple(choices.sequence)))
        return len(self._seen) > before

    def mutate(self, data: bytes, most: int, seed: int) -> bytes:
        """The custom mutator that libFuzzer calls. The mutator has its own seed and ignores ``seed``."""
        return self._mutator(data, most)

    def cross_over(self, data: bytes, other: bytes, most: int, seed: int) -> bytes:
        """Cross two inputs, as libFuzzer asks for it."""
        return self._mutator.cross_over(data, other, most)


def _open(settings: config.Config) -> Target:
    """Return the target on its driver, with the code that is fuzzed in this process instrumented."""
    # Imported before the driver: with a driver in our package, what the target imports would be instrumented too.
    kind = find_target(settings.target)
    session = Session(settings.driver, seed=settings.seed, limit=settings.limit)
    if issubclass(kind, OwnTarget):
        plant(settings.driver)
        _instrument(kind.instruments)
        return kind(session)
    scheme, _, rest = settings.driver.partition(":")
    package = rest.partition("?")[0].partition(":")[0]
    if scheme == "inproc" and package:
        with atheris.instrument_imports(include=[registered_module(package).partition(".")[0]]):
            session.device()
    session.info()
    return kind(session)


def _instrument(packages: tuple[str, ...]) -> None:
    """Instrument the functions of these packages that are loaded."""
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__module__ and each.__module__.startswith(packages):
            atheris.instrument_func(each)


def main(text: str) -> None:
    """Fuzz with the configuration ``text``, a Config in JSON."""
    end_with_parent()
    settings = config.decode(text)
    write_stacks_on_request(settings.stacks)
    # Before the driver is opened, which finds it by the environment.
    native = NativeCoverage()
    target, status = _open(settings), WorkerStatus.at(settings.status)
    target.watch = status.at_stage
    if target.own or settings.driver.startswith("inproc:"):
        limit_own_memory()
    arguments = [
        "nnconform.fuzz.worker",
        *_FLAGS,
        _ALONE,
        f"-seed={settings.seed % (2**32 - 1) + 1}",
        f"-max_len={LARGEST}",
        f"-max_total_time={math.ceil(settings.seconds)}",
        f"-timeout={_NEVER}",
        "-rss_limit_mb=0",
        "-print_final_stats=0",
        "-verbosity=1",
        f"-artifact_prefix={settings.artifacts}/",
        *settings.corpus,
    ]
    worker = FuzzWorker(settings, target, status, Store.open(settings.store), native)
    own: dict[str, Any] = {"custom_mutator": worker.mutate, "custom_crossover": worker.cross_over}
    atheris.Setup(arguments, worker, **(own if settings.structured else {}))
    # What is loaded by now lives as long as the process: the garbage collector need not look through it again. What
    # inputs leave is hardly ever a cycle.
    gc.freeze()
    collect_rarely()
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1])
