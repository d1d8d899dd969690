"""Prints which functions are called, in their order, on the way of a case, a request or a row: for ``test_walks``.

    python -m nnconform.harness.tests.whole_repo.walk {case,request,row} FOLDER < FUNCTIONS

FUNCTIONS, one a line, are the only ones that are looked for: ``harness/spec/jsonl.py:read_jsonl``.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.service.host.listener import listen
from nnconform.harness.loaders.service.host.service import Service
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.files import read_cases
from nnconform.harness.tests.whole_repo.tree import NAME, ROOT
from nnconform.reports.command import command as report

SPEC = ROOT / "generated_tests/specs/generated/activation.jsonl"
DRIVER = "inproc:reference_driver"


def a_case(folder: Path) -> None:
    """Run one case with pytest."""
    name = read_cases(SPEC)[0].name
    options = ["-q", "-p", "no:cacheprovider", "-c", "/dev/null", "--results", str(folder / "r.sqlite")]
    assert pytest.main([f"{SPEC}::{name}", "--driver", DRIVER, *options]) == 0


def a_request(folder: Path) -> None:
    """Execute one case on a service; its host is a thread of this process."""
    from nnconform.harness.conformance.run_case import run_case  # noqa: PLC0415 - imported when the walk begins

    path, ready = folder / "driver.sock", threading.Event()
    service = Service(DRIVER)
    threading.Thread(target=listen, args=(service, path, ready.set), daemon=True).start()
    assert ready.wait(60)
    with closing(Session(f"unix:{path}")) as session:
        assert run_case(session, read_cases(SPEC)[0]).verdict is Verdict.PASSED


def a_row(folder: Path) -> None:
    """Make the page of a store with one verdict."""
    case = read_cases(SPEC)[0]
    with Store.open(folder / "r.sqlite") as store:
        run = store.begin_run("pytest", 0, versions={}, machine="")
        store.record(run, Event.of_case(Kind.CASE, case.name, DRIVER, Outcome(Verdict.PASSED, Stage.COMPARE), case))
    report([str(folder / "r.sqlite"), "-o", str(folder / "page.html")], standalone_mode=False)


WALKS: dict[str, Callable[[Path], None]] = {"case": a_case, "request": a_request, "row": a_row}


def main(walk: str, folder: str) -> None:
    """Print the functions of standard input as they are called, one a line, repeated calls too."""
    wanted = set(sys.stdin.read().split())
    calls: list[str] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            _, _, place = frame.f_code.co_filename.partition(f"/src/{NAME}/")
            name = f"{place}:{frame.f_code.co_qualname}"
            if name in wanted:
                calls.append(name)

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        WALKS[walk](Path(folder))
    finally:
        sys.setprofile(None)
    sys.stderr.write("\n".join(calls))


if __name__ == "__main__":
    main(*sys.argv[1:])
