"""What the workers of xdist counted, in the summary of the process that started them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

import pytest

from nnconform.harness.results.verdict import Verdict

_KEY = "nnconform_counts"


class Counted(Protocol):
    """What a run counts: see RunState."""

    verdicts: Counter[Verdict]
    attempts: Counter[str]
    rules: set[str]


class WorkerCounts:
    """A plugin that sends the counts of a worker at its end, and adds up those that arrive. A worker that dies sends
    none.
    """

    def __init__(self, run: Counted) -> None:
        self._run = run

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            verdicts = {str(verdict): count for verdict, count in self._run.verdicts.items()}
            output[_KEY] = verdicts, dict(self._run.attempts), sorted(self._run.rules)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        verdicts, attempts, rules = getattr(node, "workeroutput", {}).get(_KEY, ({}, {}, ()))
        self._run.verdicts.update({Verdict(name): count for name, count in verdicts.items()})
        self._run.attempts.update(attempts)
        self._run.rules.update(rules)
