"""Runs the items of a collector one after another, with what pytest does around each of them done once.

pytest sets an item up, calls it and tears it down, and passes each of the three, and a report of it, through all its
plugins: for items that have no fixtures and run for half a millisecond that takes as long as they do. Between two items
of one collector nothing is set up or torn down. So if no plugin but pytest's own takes part, such an item is only
called; the first and the last of a collector, and all that are marked, run as pytest does it. So do all items of a
pytest that has not the functions that this takes, which are not public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from nnconform.harness.pytest_plugin.item import DriverItem

try:
    from _pytest.logging import caplog_handler_key, caplog_records_key
    from _pytest.runner import call_and_report, runtestprotocol
except ImportError:
    HAS_PARTS = False
else:
    HAS_PARTS = True

_key = pytest.StashKey["_Entered | None"]()
# Options of pytest that show what it sets up.
_SHOWS_SETUP = ("setuponly", "setupshow", "setupplan")
# Plugins that make nothing of the report of a setup or teardown that passed; but JUnit's ends a test with its teardown.
_INDIFFERENT = ("_pytest.", "_hypothesis_pytestplugin", "nnconform.")
_INTERESTED = "_pytest.junitxml"


class _Entered:
    """The collector of ``item``, which pytest has set up, and what its items need.

    ``alone``: they may run without setup and teardown; ``reports``: those are reported all the same. ``following`` is
    the item that is to run next.
    """

    def __init__(self, item: DriverItem, following: pytest.Item) -> None:
        self.collector, self.following, hooks = item.parent, following, item.ihook
        around = (hooks.pytest_runtest_setup, hooks.pytest_runtest_teardown)
        told = (hooks.pytest_runtest_makereport, hooks.pytest_runtest_logreport)
        options = item.config.option
        self.alone = (
            not any(getattr(options, name, False) for name in _SHOWS_SETUP)
            and not any(node.own_markers for node in item.listchain()[:-1])
            and all(each.startswith("_pytest.") for each in _modules(around))
        )
        # Durations are those of all three phases.
        self.reports = options.durations is not None or any(
            not each.startswith(_INDIFFERENT) or each == _INTERESTED for each in _modules(told)
        )


def _modules(hooks: Sequence[Any]) -> list[str]:
    """Return the modules of all that implements one of the hooks."""
    return [getattr(each.function, "__module__", "") for hook in hooks for each in hook.get_hookimpls()]


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    if not HAS_PARTS or not isinstance(item, DriverItem):
        return None
    entered, hooks = item.config.stash.get(_key, None), item.ihook
    stays = nextitem is not None and nextitem.parent is item.parent
    hooks.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    if stays and entered is not None and entered.alone and entered.following is item and not item.own_markers:
        assert nextitem is not None
        entered.following = nextitem
        _run_alone(item, hooks, reports=entered.reports)
    else:
        setup = runtestprotocol(item, nextitem=nextitem)[0]
        item.config.stash[_key] = _Entered(item, nextitem) if stays and nextitem and setup.passed else None
    hooks.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _run_alone(item: DriverItem, hooks: Any, *, reports: bool) -> None:
    if reports:
        _report_nothing(item, hooks, "setup")
    # pytest's own logging makes the place for a test's records in the setup, and drops it in the teardown.
    item.stash[caplog_records_key] = {}
    try:
        call_and_report(item, "call")
    finally:
        del item.stash[caplog_records_key]
        if caplog_handler_key in item.stash:
            del item.stash[caplog_handler_key]
    if reports:
        _report_nothing(item, hooks, "teardown")


def _report_nothing(item: DriverItem, hooks: Any, when: Any) -> None:
    """Report a setup or teardown in which nothing was to be done."""
    call = pytest.CallInfo.from_call(lambda: None, when=when)
    hooks.pytest_runtest_logreport(report=hooks.pytest_runtest_makereport(item=item, call=call))
