"""``nnconform networks``: show what becomes of each network of folders, and what a driver makes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import click
import msgspec
from msgspec.structs import replace

from nnconform.harness.cli.options import driver_option, limit_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.oracle_device import LARGE_ROOM, Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import DriverFault, FormatError, UsageError
from nnconform.mlts.convert.flatbuffer import FlatModel
from nnconform.mlts.islands.network import CutNetwork
from nnconform.mlts.islands.read import SUFFIXES, read_cut
from nnconform.mlts.islands.source import SourceRuntime
from nnconform.mlts.localise.errors import Mistake
from nnconform.mlts.localise.inputs import network_inputs
from nnconform.mlts.localise.network import Wanted, localise_network
from nnconform.mlts.localise.report import HARMLESS, NetworkReport

WHOLE, CUT, ALONE, REFUSED = "whole", "with islands", "islands alone", "refused"


class NetworkRow(msgspec.Struct, frozen=True):
    """What became of a network: ``kind``; how many ``operators`` the HAL expresses and how many are in islands; which
    ``islands`` there are, or the reason why it was refused. ``driver`` says what a driver made of it.
    """

    network: str
    kind: str
    operators: int = 0
    in_islands: int = 0
    islands: tuple[str, ...] = ()
    reason: str = ""
    driver: str = ""
    guilty: bool = False


def network_files(folders: Sequence[Path]) -> list[Path]:
    """Return the networks in folders and their subfolders, sorted. Raises UsageError if there are none."""
    found = sorted(
        path
        for folder in folders
        for path in ([folder] if folder.is_file() else folder.rglob("*"))
        if path.suffix in SUFFIXES and path.is_file()
    )
    if not found:
        raise UsageError(f"{', '.join(map(str, folders))}: no {' or '.join(SUFFIXES)} file; name folders of networks")
    return found


def signatures(path: Path) -> list[str]:
    """Return the signatures of a file that run other subgraphs than the main one, behind "" for that."""
    if path.suffix != ".tflite":
        return [""]
    try:
        return ["", *(name for name, index in FlatModel(path).signatures().items() if index)]
    except FormatError:
        return [""]


def row_of(name: str, network: CutNetwork) -> NetworkRow:
    """Return what became of a network that was read."""
    islands = tuple(", ".join(dict.fromkeys(each.operators)) for each in network.islands)
    kind = WHOLE if not islands else CUT if network.hal_parts else ALONE
    operators = sum(len(each.operators) for each in network.hal_parts)
    return NetworkRow(name, kind, operators, sum(len(each.operators) for each in network.islands), islands)


class _Folder:
    """Reads networks, and searches them on a driver if there is one."""

    def __init__(self, session: Session | None, oracle: Oracle | None, seed: int) -> None:
        self._session, self._oracle, self._seed = session, oracle, seed

    def row(self, path: Path, signature: str) -> NetworkRow:
        """Return what becomes of a network. It has a source runtime of its own: a network that damages the memory of
        that one ends it later, when it runs another.
        """
        with SourceRuntime() as runtime:
            return self._row(path, signature, runtime)

    def _row(self, path: Path, signature: str, runtime: SourceRuntime) -> NetworkRow:
        name = f"{path} ({signature})" if signature else str(path)
        try:
            network = read_cut(path, runtime, (), signature)
        except (FormatError, UsageError) as problem:
            return NetworkRow(
                name, REFUSED, reason=str(problem).removeprefix(f"{path}: ").partition("; convertible:")[0]
            )
        row = row_of(name, network)
        if self._session is None or self._oracle is None:
            return row
        text, guilty = self._search(network, runtime, self._session, self._oracle)
        return replace(row, driver=text, guilty=guilty)

    def _search(
        self, network: CutNetwork, runtime: SourceRuntime, session: Session, oracle: Oracle
    ) -> tuple[str, bool]:
        if not network.hal_parts:
            return "nothing to run", False
        try:
            inputs = network_inputs(network, self._seed)
            report = localise_network(network, inputs, runtime, session, Wanted(oracle, self._seed), lambda _: None)
        except (UsageError, DriverFault) as problem:
            return f"not judged: {' '.join(str(problem).split())[:200]}", False
        return _verdict(report), report.guilty


def _verdict(report: NetworkReport) -> str:
    """Say what a driver made of a network's parts."""
    named = [
        f"{', '.join(each.names[:3])}{' ...' if len(each.names) > 3 else ''}: {each.kind}"
        for part in report.parts
        for each in part.guilty
        if each.kind not in HARMLESS
    ]
    kinds = Counter(row.kind for part in report.parts for row in part.operations)
    texts = [f"{kinds[kind]} {kind}" for kind in (Mistake.UNSUPPORTED, Mistake.UNJUDGED, Mistake.BIASED) if kinds[kind]]
    right = "GUILTY: " + "; ".join(named) if named else "right"
    return "; ".join([right, *texts, *report.untried])


@click.command("networks")
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True), metavar="FOLDER...")
@driver_option(default="none: networks are only read")
@click.option(
    "--format", "form", type=click.Choice(["table", "jsonl"]), default="table", show_default=True, help="What to print."
)
@seed_option()
@limit_option(60.0)
@click.option(
    "--in-process", is_flag=True, help="Open the driver in this process: faster, but a crash of it ends the run."
)
def command(folders: tuple[Path, ...], address: str, form: str, seed: int, limit: float, in_process: bool) -> None:
    """Say what becomes of each .tflite and .onnx network in FOLDER: whether the HAL expresses it whole, which operators
    run on LiteRT or ONNX Runtime as islands, or why it is refused.

    With --driver each network is searched on the driver, as nnconform localise does; the exit status is 1 if operations
    of one are beyond their bounds or break the driver down.
    """
    work = [(path, signature) for path in network_files(folders) for signature in signatures(path)]
    rows: list[NetworkRow] = []
    with ExitStack() as stack:
        session, oracle = None, None
        if address:
            oracle = stack.enter_context(closing(open_oracle(room=LARGE_ROOM)))
            session = stack.enter_context(
                closing(Session(address if in_process else in_own_process(address), limit=limit))
            )
            session.device()
        folder = _Folder(session, oracle, seed)
        progress = stack.enter_context(Progress("networks", len(work)))
        for path, signature in progress.over(work, lambda _: False):
            progress.say(str(path))
            rows.append(folder.row(path, signature))
            click.echo(msgspec.json.encode(rows[-1]).decode() if form == "jsonl" else _line(rows[-1]))
    if form == "table":
        for line in summary(rows):
            click.echo(line)
    if any(each.guilty for each in rows):
        raise click.exceptions.Exit(1)


def _line(row: NetworkRow) -> str:
    what = {WHOLE: f"whole, {row.operators} operators", REFUSED: f"refused: {row.reason}"}.get(row.kind)
    if what is None:
        where = f"{row.operators} operators on drivers, {row.in_islands} in {len(row.islands)} islands"
        what = f"{row.kind}: {where}: {'; '.join(row.islands)}"
    return f"{row.network}: {what}{f' | {row.driver}' if row.driver else ''}"


def summary(rows: Sequence[NetworkRow]) -> Iterator[str]:
    """Yield how many networks came to what, and which operators are in islands."""
    kinds = Counter(each.kind for each in rows)
    counts = ", ".join(f"{kinds[kind]} {kind}" for kind in (WHOLE, CUT, ALONE, REFUSED) if kinds[kind])
    yield f"{len(rows)} networks: {counts}"
    operators = Counter(name for row in rows for island in row.islands for name in island.split(", "))
    if operators:
        yield f"in islands: {', '.join(f'{name} ({count})' for name, count in operators.most_common())}"
    if judged := [each for each in rows if each.driver]:
        yield f"guilty: {sum(each.guilty for each in judged)} of {len(judged)} networks"
