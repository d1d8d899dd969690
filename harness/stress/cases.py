"""The cases of stress tests: hand-worked ones, ones drawn from the definitions, and random valid models."""

from __future__ import annotations

import functools
from contextlib import closing
from pathlib import Path
from typing import Any

from nnconform.harness.conformance.support import models
from nnconform.harness.discovery import entry_points
from nnconform.harness.execution.oracle_device import LARGE_ROOM, open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.output_scales import choose_output_scales, expected_outputs
from nnconform.harness.generate.per_op import DrawnCall, Undrawable, draw
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import read_cases, suffix_of

# The entry points of packages that read networks: by the suffix, a function of a path, a seed and the oracle.
NETWORKS = "nnconform.networks"
# The number of drawn cases, beside the hand-worked ones.
DRAWN = 24


def gather_cases(files: list[Path], seed: int) -> tuple[Case, ...]:
    """Return the cases of ``files``: of files of cases, and of networks and folders of networks, with random inputs.

    Without ``files`` those are the models of the checks and cases drawn from ``seed``. Raises UsageError if a file
    cannot be read, or a folder has no network.
    """
    if not files:
        return (*models.cases(HalVersion.AIDL4), *_drawn_cases(seed))
    networks = [path for path in files if not suffix_of(path)]
    cases = [case for path in files if suffix_of(path) for case in read_cases(path) if not case.expect_failure]
    if networks:
        # The oracle is closed before the clients are forked: its threads would not exist in them.
        with closing(open_oracle(room=LARGE_ROOM)) as oracle:
            for path in network_files(networks):
                cases += _reader(path.suffix).load()(path, seed, oracle)
    return tuple(cases)


def network_files(paths: list[Path]) -> list[Path]:
    """Return the files of networks among ``paths`` and below those that are folders, sorted. Raises UsageError."""
    files = []
    for path in paths:
        below = sorted(path.rglob("*")) if path.is_dir() else [path]
        found = [each for each in below if each.is_file() and _reader(each.suffix) is not None]
        if not found:
            known = ", ".join(f".{entry.name}" for entry in entry_points(group=NETWORKS)) or "no kind of network"
            raise UsageError(f"{path}: got no file of a network, wanted {known}")
        files += found
    return files


def _reader(suffix: str) -> Any:
    """Return the entry point that reads files of this suffix; None if there is none."""
    return next(iter(entry_points(group=NETWORKS, name=suffix.removeprefix("."))), None)


def _drawn_cases(seed: int) -> list[Case]:
    """Return cases drawn from the definitions, with outputs of the reference driver in float64."""
    cases: list[Case] = []
    # The oracle is closed before the clients are forked: its threads would not exist in them.
    with closing(open_oracle()) as oracle:
        for number in range(4 * DRAWN):
            drawn = _draw(Choices.from_seed(seed * 4 * DRAWN + number))
            # Random outputs can be compared only by their distribution.
            if drawn is None or drawn.op.random:
                continue
            try:
                model, outputs = choose_output_scales(drawn, oracle)
            except Unanswered:
                continue
            name = f"{drawn.op.code.name.lower()}_{number}"
            cases.append(Case(name, model, drawn.inputs, tuple(expected_outputs(drawn, outputs))))
            if len(cases) == DRAWN:
                break
    return cases


@functools.cache
def _signatures() -> tuple[tuple[Op, Signature], ...]:
    return tuple((op, each) for op in TABLE.values() for each in op.signatures())


def _draw(choices: Choices) -> DrawnCall | None:
    op, signature = choices.pick(_signatures())
    try:
        return draw(choices, op, signature.form, signature.row)
    except Undrawable:
        return None


def draw_model(choices: Choices) -> Model:
    """Return a random valid model of one operation."""
    while (drawn := _draw(choices)) is None:
        continue
    return drawn.model
