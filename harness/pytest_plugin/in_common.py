"""What the failing cases of an operation have in common, in the summary of a run and in the results store.

What a case is like is worked out at the end, and only for the operations that failed: a run that passes does none of
it, but for calls at extremes, which are not kept so long. Each process does it for the cases that it ran; the workers
of xdist send theirs to the process that started them, and the store has them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from nnconform.harness.pytest_plugin.item import DriverItem
from nnconform.harness.results.contrast import Traits, conditions
from nnconform.harness.results.events import Kind
from nnconform.harness.results.kept_traits import TRAITS, text_of
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import FAILURES, Verdict

_KEY = "nnconform_in_common"
# Cases of one operation that are compared, on either side; a run has seldom more.
_MOST = 2000
_KINDS = (Kind.CASE, Kind.EXTREME)

# The driver's address and the operation's name: what failing and what passing cases are like.
_Group = tuple[list[Traits], list[Traits]]


class InCommon:
    """A plugin that compares the failing cases of an operation with the passing ones."""

    def __init__(self, recording: Recording, addresses: Sequence[str]) -> None:
        self._recording, self._several = recording, len(addresses) > 1
        self._groups: dict[tuple[str, str], _Group] = {}
        # A worker without a store does not know what failed in another, and does not send what passed.
        self._in_part = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        items = [item for item in getattr(session, "items", ()) if isinstance(item, DriverItem)]
        ended = [(item, item.verdict) for item in items if item.verdict is not None and _is_compared(item)]
        store = self._recording.store
        failing = {(item.address, name) for item, verdict in ended if verdict_fails(verdict) for name in _name(item)}
        if store is not None and hasattr(session.config, "workerinput"):
            failing |= store.failing_operations(self._recording.run)
        kept: list[tuple[str, str, dict[str, str]]] = []
        for item, verdict in ended:
            for name in _name(item):
                if (item.address, name) not in failing:
                    continue
                traits = item.traits()
                if not traits:
                    continue
                wrong = verdict_fails(verdict)
                group = self._groups.setdefault((item.address, name), ([], []))
                group[0 if wrong else 1].append(traits)
                kept.append((item.address, item.lasting_name(), {TRAITS: text_of(traits)}))
        if store is not None and kept:
            store.add_details(self._recording.run, kept)
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[_KEY] = [
                (*key, [dict(each) for each in wrong], [dict(each) for each in right])
                for key, (wrong, right) in self._groups.items()
            ]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self._in_part = self._recording.store is None
        for address, name, wrong, right in getattr(node, "workeroutput", {}).get(_KEY, ()):
            group = self._groups.setdefault((address, name), ([], []))
            group[0].extend(wrong)
            group[1].extend(right)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        told = list(self._told())
        if told:
            terminalreporter.section("what failing cases have in common")
            for line in told:
                terminalreporter.line(line)

    def _told(self) -> Iterator[str]:
        for (address, name), (wrong, right) in sorted(self._groups.items()):
            found = conditions(_some(wrong), _some(right))
            if not found or (self._in_part and not right):
                continue
            yield name + (f" on {address}" if self._several else "")
            yield from (f"    {each}" for each in found)


def verdict_fails(verdict: Verdict) -> bool:
    """Whether a case with this verdict is one of those that fail; one that is not passed either tells nothing."""
    return verdict is not Verdict.PASSED


def _is_compared(item: DriverItem) -> bool:
    assert item.verdict is not None
    known = item.verdict is Verdict.PASSED or item.verdict in FAILURES
    return item.kind in _KINDS and known


def _name(item: DriverItem) -> tuple[str, ...]:
    names = item.operations()
    return names if len(names) == 1 else ()


def _some(traits: Sequence[Traits]) -> Sequence[Traits]:
    """Return at most _MOST, from all parts of the list."""
    step = -(-len(traits) // _MOST) or 1
    return traits[::step]
