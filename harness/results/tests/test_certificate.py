"""Tests of certificates: what a store must show of a driver, and the files of certificates and lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.harness.model.authority import Profile
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results import must_pass
from nnconform.harness.results.certificate import CONFORMANT, CertificateContent, certify, drivers_in
from nnconform.harness.results.certificate_file import content_digest, differences, read_certificate, write_certificate
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.must_pass import CaseFileDigest, CheckNeed, MustPass, names_digest, read_must_pass
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

DRIVER = "service:unix:npu"
DESCRIPTION = {"name": "npu", "version": "2", "tested_as": "1.3", "profile": "hal"}
LIST = MustPass(
    name="mine",
    hal="1.3",
    profile=Profile.HAL,
    checks={"basics.has_a_type": CheckNeed(1, "passed"), "caching.keeps": CheckNeed(2, "no failure")},
    files={"add.mod.py": CaseFileDigest(2, names_digest(["add_1", "add_2"]))},
)


def event(kind: Kind, case: str, verdict: Verdict = Verdict.PASSED, subject: str = "", expected: str = "") -> Event:
    outcome = Outcome(verdict, Stage.COMPARE)
    return Event(kind, case, DRIVER, outcome, subject=subject, path="/x/add.mod.py", expected=expected, when=1.0)


def check(name: str, case: str, verdict: Verdict = Verdict.PASSED) -> Event:
    return event(Kind.CHECK, case, verdict, name)


EVENTS = (
    check("basics.has_a_type", "t.py::has_a_type"),
    check("caching.keeps", "t.py::keeps[a]", Verdict.NOT_APPLICABLE),
    check("caching.keeps", "t.py::keeps[b]"),
    event(Kind.CASE, "add_1"),
    event(Kind.CASE, "add_2", Verdict.UNSUPPORTED),
    event(Kind.CASE, "own.mod.py::own"),
    event(Kind.STRESS, "stress::x", Verdict.WRONG, expected="b/1"),
)


def content(
    path: Path, *runs: tuple[Event, ...], wanted: MustPass = LIST, ended: bool = True, machine: str = "m", **more: str
) -> CertificateContent:
    """Certify a store of these runs; the last one may not have ``ended``, and describes the driver by ``more``."""
    with Store.open(path) as store:
        for number, events in enumerate(runs, 1):
            run = store.begin_run("nnconform x", 7, versions={"numpy": "2"}, machine=machine)
            last = number == len(runs)
            store.describe_driver(run, DRIVER, DESCRIPTION | (more if last else {}))
            for each in events:
                store.record(run, each)
            if ended or not last:
                store.end_run(run)
        return certify(store, wanted, DRIVER)


def without(case: str) -> tuple[Event, ...]:
    return tuple(each for each in EVENTS if each.case != case)


def instead(case: str, verdict: Verdict, expected: str = "") -> tuple[Event, ...]:
    return tuple(
        replace(each, outcome=Outcome(verdict, Stage.COMPARE), expected=expected) if each.case == case else each
        for each in EVENTS
    )


def test_a_conformant_driver(tmp_path: Path) -> None:
    found = content(tmp_path / "r", EVENTS)
    assert (found.verdict, found.problems) == (CONFORMANT, [])
    assert [(each.reason, each.cases) for each in found.waivers] == [("b/1", ["stress::x"])]
    assert found.verdicts == {"not_applicable": 1, "passed": 4, "unsupported": 1, "wrong": 1}
    assert (found.runs[0].seed, found.runs[0].machine, found.description) == ("7", "m", DESCRIPTION)
    # In whichever runs the verdicts are, and in whichever order.
    assert content(tmp_path / "2", EVENTS[3:], EVENTS[:3]).store == found.store


@pytest.mark.parametrize(
    ("events", "problem"),
    [
        (instead("add_1", Verdict.WRONG), "1 failures without a waiver: add_1"),
        (instead("add_1", Verdict.NOT_RUN, "later"), "1 cases were not run: add_1"),
        (without("add_2"), "add.mod.py: the store has 1 of 2 cases"),
        ((*without("add_2"), event(Kind.CASE, "add_3")), "add.mod.py: the store has other cases than the list"),
        (tuple(each for each in instead("add_1", Verdict.UNSUPPORTED) if "own" not in each.case), "no case passed"),
        (without("t.py::has_a_type"), "rule basics.has_a_type: the store has 0 of 1 trials"),
        (without("t.py::keeps[b]"), "rule caching.keeps: the store has 1 of 2 trials"),
        (
            instead("t.py::has_a_type", Verdict.NOT_APPLICABLE),
            "rule basics.has_a_type: each driver must keep it, and t.py::has_a_type did not pass",
        ),
    ],
)
def test_what_a_store_must_show(tmp_path: Path, events: tuple[Event, ...], problem: str) -> None:
    (got,) = content(tmp_path / "r", events).problems
    assert got.startswith(problem)


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"ended": False}, "run 1 (nnconform x) has not ended: complete it with --resume"),
        ({"machine": ""}, "run 1 (nnconform x) says nothing of its machine or its versions"),
        ({"tested_as": "1.2"}, "run 1 (nnconform x) tested the driver as HAL 1.2, the list is of HAL 1.3"),
        ({"profile": "vts"}, "run 1 (nnconform x) has the profile vts, the list demands hal"),
        ({"profile": "other"}, "run 1 (nnconform x) has the profile other, the list demands hal"),
    ],
)
def test_the_environment(tmp_path: Path, more: dict[str, str], problem: str) -> None:
    (got,) = content(tmp_path / "r", EVENTS, **more).problems  # type: ignore[arg-type]
    assert got.startswith(problem)


def test_a_list_of_no_hal_version(tmp_path: Path) -> None:
    anything = MustPass(name="any", checks=LIST.checks)
    assert content(tmp_path / "r", EVENTS, wanted=anything, tested_as="1.2", profile="other").problems == []


def test_a_failure_is_not_undone_by_another_run(tmp_path: Path) -> None:
    failing = instead("add_1", Verdict.CRASHED)
    for number, runs in enumerate([(EVENTS, failing), (failing, EVENTS)]):
        assert content(tmp_path / f"{number}", *runs).problems == ["1 failures without a waiver: add_1"]


def test_one_driver_in_all_runs(tmp_path: Path) -> None:
    assert content(tmp_path / "r", EVENTS, EVENTS, version="3").problems == [
        "run 2 has another driver at this address than run 1: version 2, 3"
    ]
    with Store.open(tmp_path / "r") as store:
        assert drivers_in(store) == [DRIVER]
        assert certify(store, LIST, "other").problems[0] == "the store describes no driver of this address"


def test_a_certificate_file(tmp_path: Path) -> None:
    found = content(tmp_path / "r", EVENTS)
    path = write_certificate(found, tmp_path / "out")
    certificate = read_certificate(path)
    assert certificate.content == found
    assert certificate.digest == content_digest(found)
    assert "# `service:unix:npu`: conformant (mine)" in path.with_suffix(".md").read_text()
    changed = content(tmp_path / "2", instead("add_2", Verdict.PASSED))
    assert [line.partition(":")[0] for line in differences(found, changed)] == ["runs", "verdicts", "store"]
    for text in ("{}", "not JSON", '{"content": {}, "digest": ""}'):
        path.write_text(text)
        with pytest.raises(FormatError, match="not a certificate of nnconform"):
            read_certificate(path)
    with pytest.raises(FormatError, match="cannot be read: No such file"):
        read_certificate(tmp_path / "none")


def test_must_pass_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = read_must_pass("1.2-vts")
    assert (shipped.name, shipped.hal, shipped.profile) == ("1.2-vts", "1.2", Profile.VTS)
    assert sum(each.count for each in shipped.files.values()) > 10_000
    assert {read_must_pass(name).name for name in must_pass.list_names()} == set(must_pass.list_names())
    assert shipped.digest() != read_must_pass("1.2-hal").digest()
    with pytest.raises(UsageError, match=r"'1\.4-hal': no such file, and none of 1\.0-hal, "):
        read_must_pass("1.4-hal")
    own = tmp_path / "own.toml"
    for text in ("name = 3", "x", 'name = "n"\nhal = "1.4"\nprofile = "hal"\n[checks]'):
        own.write_text(text)
        with pytest.raises(FormatError, match="not a must-pass list"):
            read_must_pass(str(own))
    own.write_text('name = "n"\nhal = "1.3"\nprofile = "hal"\ncases_of = "none.toml"\n[checks]')
    with pytest.raises(FormatError, match="cannot be read"):
        read_must_pass(str(own))
    own.write_text('name = "n"\nhal = "1.3"\nprofile = "hal"\n[checks]\n"a.b" = { trials = 1, need = "passed" }')
    assert read_must_pass(str(own)).checks == {"a.b": CheckNeed(1, "passed")}
    monkeypatch.setattr(must_pass, "FOLDER", tmp_path)
    assert must_pass.list_names() == ["own"]
