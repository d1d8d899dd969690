"""Which run is gone on with where a store holds several."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.resumption import run_to_resume
from nnconform.harness.results.store import Store

PYTEST = "pytest specs --driver service:x --hal 1.2"


@pytest.fixture
def store(tmp_path: Path):
    with Store.open(tmp_path / "all.sqlite") as store:
        yield store


def begin(store: Store, command: str, seed: int = 0) -> int:
    return store.begin_run(command, seed, versions={}, machine="")


def test_of_several_campaigns_the_latest_of_the_same_command(store: Store) -> None:
    begin(store, PYTEST)
    wanted = begin(store, PYTEST)
    for other in ("pytest checks --driver service:x --hal 1.2", "nnconform random-graphs --driver service:x"):
        begin(store, other)
    begin(store, PYTEST, 77)
    assert run_to_resume(store, f"{PYTEST} --resume", 0) == wanted


@pytest.mark.parametrize(
    "command",
    [
        "pytest --driver=service:x --hal=1.2 specs --resume",
        f"{PYTEST} --resume --limit 1 -q --results=elsewhere/all.sqlite -n 4 --tb short",
        f"{PYTEST} --resume --seed 0",
    ],
)
def test_what_may_differ(store: Store, command: str) -> None:
    wanted = begin(store, f"{PYTEST} --results all.sqlite")
    assert run_to_resume(store, command, 0) == wanted


@pytest.mark.parametrize(
    ("command", "seed", "differs"),
    [
        (f"{PYTEST} --resume", 77, "only here --seed=77, only there --seed=0"),
        (f"{PYTEST} --resume -k add", 0, "only here -k add, only there nothing"),
        ("pytest specs --driver service:x --resume", 0, "only here nothing, only there --hal 1.2"),
        ("pytest specs --driver service:y --hal 1.2 --resume", 0, "only here service:y, only there service:x"),
    ],
)
def test_what_differs_is_said_and_what_to_do(store: Store, command: str, seed: int, differs: str) -> None:
    begin(store, PYTEST)
    begin(store, "nnconform stress --driver service:x")
    with pytest.raises(UsageError) as caught:
        run_to_resume(store, command, seed)
    message = str(caught.value)
    assert f"Of pytest run 1 is the latest, and differs: {differs}. To go on with it: {PYTEST} --resume;" in message


def test_another_command_of_nnconform_is_another_program(store: Store) -> None:
    begin(store, "nnconform mutate --driver x")
    with pytest.raises(UsageError, match="no run of nnconform stress to go on with; leave --resume out"):
        run_to_resume(store, "nnconform stress --driver x --resume", 0)


@pytest.mark.parametrize("command", ["pytest 'unclosed", "", " "])
def test_a_command_that_no_shell_takes_is_another(store: Store, command: str) -> None:
    begin(store, command)
    with pytest.raises(UsageError, match="no run of pytest"):
        run_to_resume(store, PYTEST, 0)
