"""Selection of the run that ``--resume`` continues: the latest one with the same command, parameters and seed.

A store may hold runs of several commands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store


def run_to_resume(store: Store, parameters: Mapping[str, Any], seed: int) -> int:
    """Return the number of the latest run with these parameters (see ``Run``) and this seed.

    Raises UsageError if there is none.
    """
    # Encoded and decoded as in the store, where a tuple becomes a list.
    wanted = {**msgspec.json.decode(msgspec.json.encode(parameters)), "seed": seed}
    command = wanted["command"]
    runs = [(run, {**run.parameters, "seed": run.seed}) for run in store.runs()]
    of_command = [(run, values) for run, values in runs if values.get("command") == command]
    if not of_command:
        raise UsageError(f"{store.path}: no run of {command} to resume; leave --resume out")
    same = [run.id for run, values in of_command if values == wanted]
    if not same:
        run, values = of_command[-1]
        differences = "; ".join(
            f"{name} was {_format(values.get(name))}, is {_format(wanted.get(name))}"
            for name in {**wanted, **values}
            if values.get(name) != wanted.get(name)
        )
        raise UsageError(
            f"{store.path}: no run with the same parameters to resume. Run {run.id} is the latest of {command}, and "
            f"differs: {differences}. To resume it: {run.command} --resume; for a new run leave --resume out"
        )
    return same[-1]


def _format(value: Any) -> str:
    """Return a parameter as text for a message."""
    if isinstance(value, list):
        return " ".join(map(str, value)) or "none"
    return "none" if value in ("", None) else str(value)
