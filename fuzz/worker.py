"""The worker process of a campaign: ``python -m nnconform.fuzz.worker CONFIG``.

It is guided by the features of inputs, and by the coverage of a driver in Python that is in this process. It runs until
it is killed, or an input ends it.
"""

from __future__ import annotations

import math
import os
import sys
import traceback

import atheris

from nnconform.fuzz import config
from nnconform.fuzz.events import finding_and_event
from nnconform.fuzz.feedback import Feedback
from nnconform.fuzz.findings import signature
from nnconform.fuzz.mutation import Mutator
from nnconform.fuzz.status import LARGEST, WorkerStatus
from nnconform.fuzz.target import Target, find_target
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.inproc import registered_module
from nnconform.harness.process.child import end_with_parent, write_stacks_on_request
from nnconform.harness.results.store import Store

# libFuzzer must not handle signals: the campaign sees how the process ended, and its status has the input.
_FLAGS = tuple(f"-handle_{name}=0" for name in ("segv", "bus", "abrt", "ill", "fpe", "xfsz", "term", "int"))
_NEVER = 1_000_000
# Hashes of choices that ran, kept at most to avoid running them again.
_MAX_SEEN = 1 << 18


class FuzzWorker:
    """The callback that libFuzzer calls with each input."""

    def __init__(self, settings: config.Config, target: Target, status: WorkerStatus, store: Store) -> None:
        self._config, self._target, self._status, self._store = settings, target, status, store
        self._feedback, self._mutator = Feedback(), Mutator(settings.seed, target.make)
        self._number = status.count()
        self._seen: set[int] = set()
        self._known = set(settings.known)

    def __call__(self, data: bytes) -> None:
        self._number += 1
        self._status.begin(self._number, data)
        try:
            self._run(data)
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
            os._exit(config.OWN_FAULT)
        self._status.end(self._number)

    def _run(self, data: bytes) -> None:
        choices, target = Choices.from_bytes(data), self._target
        fuzz_input = target.make(choices)
        self._mutator.cache_layout(data, choices)
        if fuzz_input is None or not self._is_new(choices):
            return
        outcome = target.outcome(fuzz_input)
        self._feedback.report(target.features(fuzz_input, outcome))
        if outcome is None or not outcome.failed:
            return
        name = signature(outcome, target.failure_kind(fuzz_input, outcome))
        if name not in self._known:
            self._known.add(name)
            self._store.record(
                self._config.run, finding_and_event(target, choices, outcome, self._config.name, name)[1]
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


def main(text: str) -> None:
    """Fuzz with the configuration ``text``, a Config in JSON."""
    end_with_parent()
    settings = config.decode(text)
    write_stacks_on_request(settings.stacks)
    session = Session(settings.driver, seed=settings.seed, limit=settings.limit)
    # Imported before the driver: with a driver in our package, what the target imports would be instrumented too.
    target_type = find_target(settings.target)
    scheme, _, rest = settings.driver.partition(":")
    package = rest.partition("?")[0].partition(":")[0]
    if scheme == "inproc" and package:
        with atheris.instrument_imports(include=[registered_module(package).partition(".")[0]]):
            session.device()
    session.info()
    status = WorkerStatus.at(settings.status)
    target = target_type(session)
    target.watch = status.at_stage
    arguments = [
        "nnconform.fuzz.worker",
        *_FLAGS,
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
    worker = FuzzWorker(settings, target, status, Store.open(settings.store))
    atheris.Setup(arguments, worker, custom_mutator=worker.mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1])
