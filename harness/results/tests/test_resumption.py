"""Tests of the choice of the run that ``--resume`` continues in a store with several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.resumption import run_to_resume
from nnconform.harness.results.store import Store

PYTEST = {"command": "pytest", "paths": ["specs"], "driver": ["service:x"], "hal": "1.2", "matrix": ""}
STRESS = {"command": "nnconform stress", "driver": "service:x", "duration": 10.0, "cases": ()}


@pytest.fixture
def store(tmp_path: Path):
    with Store.open(tmp_path / "all.sqlite") as store:
        yield store


def begin(store: Store, parameters: dict[str, Any], seed: int = 0) -> int:
    return store.begin_run("the command", seed, versions={}, machine="", parameters=parameters)


def test_of_several_campaigns_the_latest_of_the_same_parameters(store: Store) -> None:
    begin(store, PYTEST)
    wanted = begin(store, PYTEST)
    stress = begin(store, STRESS)
    begin(store, {**PYTEST, "paths": ["checks"]})
    begin(store, PYTEST, 2**70)
    begin(store, {})
    assert run_to_resume(store, PYTEST, 0) == wanted
    assert run_to_resume(store, PYTEST, 2**70) == 5
    assert run_to_resume(store, STRESS, 0) == stress


@pytest.mark.parametrize(
    ("changed", "seed", "differs"),
    [
        ({}, 77, "seed was 0, is 77"),
        ({"hal": ""}, 0, "hal was 1.2, is none"),
        ({"matrix": "all"}, 0, "matrix was none, is all"),
        ({"driver": ["service:y", "z"]}, 0, "driver was service:x, is service:y z"),
        ({"paths": [], "hal": "1.3"}, 0, "paths was specs, is none; hal was 1.2, is 1.3"),
        ({"more": True}, 0, "more was none, is True"),
    ],
)
def test_a_refusal_names_what_differs_and_what_to_do(
    store: Store, changed: dict[str, Any], seed: int, differs: str
) -> None:
    begin(store, PYTEST)
    begin(store, STRESS)
    with pytest.raises(UsageError) as caught:
        run_to_resume(store, {**PYTEST, **changed}, seed)
    assert str(caught.value) == (
        f"{store.path}: no run with the same parameters to resume. Run 1 is the latest of pytest, and differs: "
        f"{differs}. To resume it: the command --resume; for a new run leave --resume out"
    )


def test_what_only_the_run_of_the_store_has_differs_too(store: Store) -> None:
    begin(store, {**PYTEST, "retries": 3})
    with pytest.raises(UsageError, match=r"differs: retries was 3, is none\."):
        run_to_resume(store, PYTEST, 0)


def test_another_command_is_none_to_go_on_with(store: Store) -> None:
    begin(store, {**STRESS, "command": "nnconform mutate"})
    begin(store, {})
    with pytest.raises(UsageError, match="no run of nnconform stress to resume; leave --resume out"):
        run_to_resume(store, STRESS, 0)
