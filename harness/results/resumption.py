"""The run of a store that ``--resume`` continues: the latest of the same parameters. A store may hold all campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store


def run_to_resume(store: Store, parameters: Mapping[str, Any], seed: int) -> int:
    """The number of the latest run with these parameters (see ``Run``) and this seed. Raises UsageError for none."""
    # As they come back from the store: a tuple is a list.
    wanted = {**msgspec.json.decode(msgspec.json.encode(parameters)), "seed": seed}
    command = wanted["command"]
    runs = [(run, {**run.parameters, "seed": run.seed}) for run in store.runs()]
    of_command = [(run, its) for run, its in runs if its.get("command") == command]
    if not of_command:
        raise UsageError(f"{store.path}: no run of {command} to go on with; leave --resume out")
    same = [run.id for run, its in of_command if its == wanted]
    if not same:
        run, its = of_command[-1]
        differences = "; ".join(
            f"{name} was {_shown(its.get(name))}, is {_shown(wanted.get(name))}"
            for name in {**wanted, **its}
            if its.get(name) != wanted.get(name)
        )
        raise UsageError(
            f"{store.path}: no run with the same parameters to go on with. Of {command} run {run.id} is the latest, and"
            f" differs: {differences}. To go on with it: {run.command} --resume; for a new run leave --resume out"
        )
    return same[-1]


def _shown(value: Any) -> str:
    """A parameter for the reader of a message."""
    if isinstance(value, list):
        return " ".join(map(str, value)) or "none"
    return "none" if value in ("", None) else str(value)
