"""``nnconform performance``: measure the performance figures of a driver for ``Capabilities``, against the CPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import click
import msgspec

from nnconform.harness.cli.options import FILE, driver_option, grouped, limit_option, seed_option
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.capabilities import NO_PERFORMANCE, Capabilities
from nnconform.harness.model.codes import DeviceType, OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.mlts.load.conditions import Conditions
from nnconform.mlts.load.contest import decide, take_turns
from nnconform.mlts.load.energy import BLOCK, EnergyCounter, energy_ratio, processor_counters
from nnconform.mlts.load.machine import MachineWatch
from nnconform.mlts.load.performance import RELAXED, MeasuredRatio, capabilities_from, figure_of
from nnconform.mlts.load.performance_files import SUFFIXES, evidence_line, write_performance
from nnconform.mlts.load.slots import NetworkSlots
from nnconform.mlts.network import UnsupportedModel
from nnconform.mlts.task import Task
from nnconform.mlts.trial import NetworkTrial, network_options

_CPU = "inproc:reference_driver"
# Items of a network that are sent, at most.
_SAMPLES = 16


class Turns(msgspec.Struct, frozen=True):
    """A driver and the CPU, and for how many ``seconds`` each network runs on them in turns; ``counters`` are files."""

    address: str
    against: str
    seconds: float
    seed: int
    counters: tuple[Path, ...]
    in_process: bool

    def open(self, address: str, limit: float) -> Session:
        """Return a session on a driver, open."""
        session = Session(address if self.in_process else in_own_process(address), limit=limit)
        session.device()
        return session

    def meter(self, session: Session) -> tuple[list[EnergyCounter], str]:
        """Return the counters of what the driver uses, or none and the reason."""
        if self.counters:
            return [EnergyCounter(each) for each in self.counters], ""
        if (type := session.describe()["type"]) != DeviceType.CPU.name:
            whose = f"the system counts the processor's, the driver is of type {type}"
            return [], f"{whose}: name its counter (--energy)"
        return processor_counters()


@click.command("performance")
@driver_option()
@click.option("--against", default=_CPU, show_default=True, metavar="ADDRESS",
              help="The CPU: figures are multiples of its time and energy.")  # fmt: skip
@network_options
@click.option("--min-seconds", "seconds", type=click.FloatRange(0), default=2.0, show_default=True,
              help="For how long each network runs on both, in turns.")  # fmt: skip
@click.option("--energy", "counters", multiple=True, type=FILE, metavar="FILE",
              help="A counter of microjoules that covers the driver's accelerator; may be repeated. Default: the "
                   "processor's (RAPL), for drivers of type CPU.")  # fmt: skip
@click.option("--output", "-o", type=FILE, metavar="FILE", help="Write the figures: .py, or .json in AIDL's names.")
@seed_option()
@limit_option(60.0)
@click.option("--in-process", is_flag=True, help="Open the drivers in this process: without the time of messages.")
@grouped("turns", Turns)
@grouped("trial", NetworkTrial)
def command(trial: NetworkTrial, turns: Turns, output: Path | None) -> None:
    """Measure a driver's performance figures, those of Capabilities.

    Each network runs on the driver and on the CPU in turns, float networks also relaxed; it speaks for the figure by
    which the framework places most of its operations. The exit status is 1 if no network was measured, a driver broke
    down, or an answer was not the one given before.
    """
    if output is not None and output.suffix not in SUFFIXES:
        raise UsageError(f"--output {output}: got {output.suffix or 'no suffix'}, wanted {' or '.join(SUFFIXES)}")
    task_set = trial.tasks()
    for reason in task_set.skipped:
        click.echo(f"not tried: {reason}", err=True)
    measured: list[MeasuredRatio] = []
    failed = False
    with ExitStack() as stack:
        sessions = [
            stack.enter_context(closing(turns.open(address, trial.limit))) for address in (turns.against, turns.address)
        ]
        watch = MachineWatch(sessions[1].own_pid())
        counters, unknown = turns.meter(sessions[1])
        click.echo(f"energy: {unknown or 'measured'}")
        # Several tasks may be of one network.
        for task in {task.path: task for task in reversed(task_set.tasks)}.values():
            failed |= _try(task, turns, sessions, counters, measured)
        _, claimed = sessions[1].device().capabilities()
        for line in watch.lines():
            click.echo(line)
    if not measured:
        raise UsageError(f"driver {turns.address!r}: no figure, as no network was measured on it")
    capabilities = capabilities_from(measured)
    _print(turns, capabilities, measured, claimed)
    if output is not None:
        write_performance(output, turns.address, turns.against, capabilities, measured)
    if failed:
        raise click.exceptions.Exit(1)


def _try(
    task: Task,
    turns: Turns,
    sessions: Sequence[Session],
    counters: Sequence[EnergyCounter],
    measured: list[MeasuredRatio],
) -> bool:
    """Measure a network in each way that has a figure; return whether a driver failed."""
    figure, name = figure_of(task.converted.model), task.path.stem
    if not figure:
        click.echo(f"{name}: speaks for no figure, as its operations are placed by several")
        return False
    failed = False
    for each in (figure, *([RELAXED] if figure == OperandType.TENSOR_FLOAT32.name else [])):
        found: list[MeasuredRatio] = []
        outcome = _measure(task, each, turns, sessions, counters, found)
        measured += found
        click.echo(evidence_line(found[0]) if found else f"{name}, for {each}: {outcome.verdict}: {outcome.message}")
        failed |= outcome.failed
    return failed


def _measure(
    task: Task,
    figure: str,
    turns: Turns,
    sessions: Sequence[Session],
    counters: Sequence[EnergyCounter],
    found: list[MeasuredRatio],
) -> Outcome:
    samples = [task.steps(number)[0] for number in range(min(len(task), _SAMPLES))]
    conditions = Conditions(relaxed=figure == RELAXED)

    def work() -> None:
        with ExitStack() as stack:
            try:
                both = [
                    stack.enter_context(NetworkSlots(session, task.converted, samples, 1, conditions))
                    for session in sessions
                ]
            except UnsupportedModel as refusal:
                raise VerdictReached(Verdict.UNSUPPORTED, str(refusal)) from None
            except UsageError as problem:
                raise VerdictReached(Verdict.ERROR, str(problem)) from None
            answers = [each.answer for each in both]
            times = take_turns(answers, len(samples), turns.seconds, turns.seed)
            energy = _energy(answers, len(samples), turns, counters)
            if wrong := sum(each.wrong for each in both):
                raise VerdictReached(Verdict.WRONG, f"{wrong} answers are not those given to the same samples before")
            found.append(MeasuredRatio(task.path.stem, figure, decide(*times, turns.seed), energy))

    return capture_outcome(sessions[1], work, lambda: Stage.EXECUTE)


def _energy(
    answers: Sequence[Callable[[int], float]], count: int, turns: Turns, counters: Sequence[EnergyCounter]
) -> float | None:
    return energy_ratio(answers, count, counters, turns.seed, min(BLOCK, turns.seconds)) if counters else None


def _print(
    turns: Turns, capabilities: Capabilities, measured: Sequence[MeasuredRatio], claimed: Capabilities | None
) -> None:
    """Print the figures, each with how many networks speak for it and what the driver claims."""
    click.echo(f"performance of {turns.address} as a multiple of {turns.against}: execution time, power")
    claims = claimed.figures() if claimed is not None else {}
    known = {name: info for name, info in capabilities.figures().items() if info != NO_PERFORMANCE}
    width = max(map(len, known))
    for name, info in known.items():
        count = sum(each.figure == name for each in measured)
        whence = f"of {count} network{'s' * (count > 1)}" if count else "taken from another, by AOSP's rule"
        power = "unknown" if info.power_usage == NO_PERFORMANCE.power_usage else f"{info.power_usage:.3g}"
        claim = (
            f"claimed {claims[name].exec_time:.3g} {claims[name].power_usage:.3g}" if name in claims else "unclaimed"
        )
        click.echo(f"  {name:{width}}  {info.exec_time:.3g} {power}  {whence}; {claim}")
    unmeasured = sorted(set(claims) - set(known))
    if unmeasured:
        click.echo(f"not measured, as no network speaks for them: {', '.join(unmeasured)}")
