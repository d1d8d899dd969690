"""An adapter in a Python process of its own, where it alone opens, prepares, executes, closes and opens again."""

from __future__ import annotations

import json
import os
import site
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import psutil

from nnconform.harness.campaigns.adapter.models import CONSTANTS, claimed, joined, pool, unclaimed
from nnconform.harness.execution.compiled_model import CompiledModel
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverCrashed, DriverHung, NnconformError
from nnconform.harness.model.printable import single_line
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.process.usage import usage
from nnconform.harness.results.verdict import VerdictReached

# Rounds before the first measurement, and after it: what grows with each of these is left behind.
_WARM, _ROUNDS = 3, 12
_LIMIT = 300.0
_SERVICE = "service:"


class AloneResult(msgspec.Struct, frozen=True):
    """What was left behind, what was wrong with an opening ("" if nothing), and the reasons for operations that are
    not claimed, each with its operation's name: None if there are none.
    """

    left: tuple[str, ...]
    problem: str
    reasons: tuple[tuple[str, str], ...] | None


@cache
def run_alone(address: str) -> AloneResult:
    """Run the adapter at the address without ``service:`` in a new Python process, once for each address.

    Raises DriverCrashed or DriverHung if that process breaks down.
    """
    with tempfile.TemporaryDirectory(prefix="nnconform-adapter-") as folder:
        places = {name: Path(folder, name) for name in ("home", "temporary", "current")}
        for place in places.values():
            place.mkdir()
        inner = address.removeprefix(_SERVICE)
        # A path in an address may be relative to the folder that we are in.
        current = Path.cwd() if _has_relative_path(inner) else places["current"]
        environment = {
            **os.environ,
            "HOME": str(places["home"]),
            "TMPDIR": str(places["temporary"]),
            "PYTHONUSERBASE": site.getuserbase(),
            "PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), os.getcwd()])),
        }
        command = [sys.executable, "-m", __name__, inner]
        try:
            done = subprocess.run(
                command,
                cwd=current,
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=_LIMIT,
                check=False,
            )
        except subprocess.TimeoutExpired:
            text = f"driver {inner}: alone in a process it did not prepare and execute {_WARM + _ROUNDS} models"
            raise DriverHung(f"{text} within {_LIMIT:g} s", limit=_LIMIT) from None
        if done.returncode:
            text = f"driver {inner}: alone in a process it ended with exit status {done.returncode}"
            signal = -done.returncode if done.returncode < 0 else 0
            raise DriverCrashed(text, signal=signal, stderr=done.stderr)
        found = json.loads(done.stdout.splitlines()[-1])
        files = [f"{name}/{path}" for name, place in places.items() for path in _below(place)]
        reasons = found["reasons"]
        return AloneResult(
            (*found["left"], *(f"the file {each}" for each in files)),
            found["problem"],
            None if reasons is None else tuple((name, reason) for name, reason in reasons),
        )


def _has_relative_path(address: str) -> bool:
    target = address.partition("?")[0].partition(":")[2]
    return not target.startswith("/") and ("/" in target or target.endswith(".so"))


def _below(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield str(path.relative_to(folder))


def _main(address: str) -> None:
    """Write what was found, as JSON, in the last line of the output."""
    left: list[str] = []
    problem, reasons = "", None
    when = "opened in a process of its own"
    try:
        with closing(Session(address)) as session:
            _round(session)
            reasons = _reasons(session)
        when = "opened a second time in one process"
        with closing(Session(address)) as session:
            for _ in range(_WARM):
                _round(session)
            before = usage(os.getpid())
            for _ in range(_ROUNDS):
                _round(session)
            after = usage(os.getpid())
        for name, more in (
            ("descriptors", after.descriptors - before.descriptors),
            ("threads", after.threads - before.threads),
        ):
            if more >= _ROUNDS:
                left.append(f"{more} {name} of {_ROUNDS} prepared models")
    except (NnconformError, Unanswered, VerdictReached) as error:
        problem = f"{when}: {single_line(error)}"
    left += [f"the process {child.name()}" for child in psutil.Process().children()]
    found = json.dumps({"left": left, "problem": problem, "reasons": reasons})
    # What the runtime printed last may lack the end of its line.
    sys.stdout.write(f"\n{found}\n")


def _round(session: Session) -> None:
    """Prepare, execute and close. Raises one of the errors that ``_main`` tells."""
    operation = claimed(session)
    model, value = operation.model(CONSTANTS[0], pool()), operation.values(8)
    prepared = prepare(session, model).prepared
    if prepared is None:
        raise Unanswered("a model that is claimed is not prepared")
    with CompiledModel(session, model, prepared) as compiled:
        (got,) = compiled([value])
    wanted = operation.answer(value, CONSTANTS[0])
    if got.tolist() != wanted.tolist():
        raise Unanswered(f"got {got.tolist()}, wanted {wanted.tolist()}")


def _reasons(session: Session) -> list[tuple[str, str]] | None:
    """Return, for some operations that are not claimed, each its name and its reason beside one that is."""
    tell = getattr(session.device(), "reasons", None)
    if tell is None:
        return None
    model = claimed(session).model(CONSTANTS[0], pool())
    return [(code.name, str(tell(joined(model, other))[1])) for code, other in unclaimed(session, 3)] or None


if __name__ == "__main__":
    _main(sys.argv[1])
