"""``nnconform coverage``: report which classes of calls the cases cover, and which pairs of operations graphs have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from zlib import crc32

import click

from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.cli.commands.generate import SEED
from nnconform.harness.cli.options import seed_option
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import Class, classes_of, reachable
from nnconform.harness.generate.extremes.coverage import region_coverage, size_coverage
from nnconform.harness.generate.graph.adjacency import Pair, evenly, pairs_of, ruled_out, stars
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.graph.star import draw_star
from nnconform.harness.generate.suite import REFUSED, generate
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, read_cases


def reached_by(cases: Iterable[Case]) -> set[Class]:
    """Return the classes of calls in these cases; cases that expect a failure do not count."""
    classes: set[Class] = set()
    for case in cases:
        if case.expect_failure:
            continue
        try:
            classes |= classes_of(case.model)
        except ValidationError:
            # Running the case reports that its model is invalid.
            continue
    return classes


def all_classes() -> Iterator[Class]:
    """Yield every class of calls that the definitions have."""
    for op in TABLE.values():
        for signature in op.signatures():
            yield from reachable(op, signature.form, signature.row)


@click.command(name="coverage")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--reasons/--no-reasons", default=True, help="Print why a class is not reached (draws each again).")
@click.option("--graphs", is_flag=True, help="Count the pairs of operations that follow one another in graphs.")
@click.option(
    "--count", type=click.IntRange(1), help="Draw so many graphs, spread evenly (with --graphs; default: all)."
)
@click.option(
    "--sizes", is_flag=True, help="Count the extents and regions that generated_tests/extremes reaches instead."
)
@seed_option()
def command(paths: tuple[Path, ...], reasons: bool, graphs: bool, count: int | None, sizes: bool, seed: int) -> None:
    """Count the classes of calls that the cases in PATHS (default: generated_tests/specs) reach; list the others.

    With --graphs count the pairs of an operation and one that reads its result, by the result's type, that the graphs
    of AdjacentGraphs have, of those that the operations' types allow.
    """
    if graphs or sizes:
        for line in _pairs(seed, count) if graphs else _extremes(seed):
            click.echo(line)
        return
    files = case_files(paths or (suite_folder() / "specs",))
    reached = reached_by(case for file in files for case in read_cases(file))
    wanted = list(dict.fromkeys(all_classes()))
    missing = [each for each in wanted if each not in reached]
    reasons_by_class = _find_reasons(missing) if reasons else {}
    refused = [each for each in missing if reasons_by_class.get(each, "").startswith(REFUSED)]
    for each in missing:
        label = "unreachable" if each in refused else "not reached"
        click.echo(f"{label}: {each}{f' ({reasons_by_class[each]})' if each in reasons_by_class else ''}")
    reachable_count = len(wanted) - len(refused)
    click.echo(
        f"{len(wanted) - len(missing)} of {reachable_count} reachable classes reached by {len(files)} files; "
        f"{len(refused)} more are refused by the contract"
    )


def _pairs(seed: int, count: int | None) -> Iterator[str]:
    """Draw graphs of adjacent operations; yield lines with what pairs they have and where most are missing."""
    palette = Palette.of()
    every = stars(palette, seed)
    number = count or len(every)
    wanted: set[Pair] = set()
    reached: set[Pair] = set()
    for place in range(number):
        star = evenly(every, place, number)
        wanted |= star.pairs()
        graph = draw_star(Choices.fast(crc32(f"{seed} {place}".encode())), palette, star)
        reached |= set() if graph is None else set(pairs_of(graph.model))
    possible = {pair for star in every for pair in star.pairs()}
    missing = possible - reached if count is None else wanted - reached
    for role in ("before", "behind"):
        counts = Counter(name_of(OperationType, getattr(pair, role)) for pair in missing)
        text = ", ".join(f"{name} {times}" for name, times in counts.most_common(12))
        yield f"missing most, with the operation {role}: {text or 'none'}"
    for reason, pairs in sorted(ruled_out(palette).items()):
        yield f"not possible, though of a shared type: {pairs} pairs, {reason}"
    share = len(reached & possible) / len(possible)
    yield f"{len(reached & possible)} of {len(possible)} possible pairs ({share:.1%}) in {number} graphs of seed {seed}"
    if count is not None:
        yield f"{len(reached & wanted)} of the {len(wanted)} pairs that these graphs are for"


def _extremes(seed: int) -> Iterator[str]:
    """Yield what the calls at extremes do not reach, and the counts."""
    reached = possible = 0
    for _, op in sorted(TABLE.items()):
        covered = size_coverage(op, seed)
        for role, extents in covered.missing.items():
            yield f"not reached: {op.code.name} {role}: {', '.join(map(str, extents))}"
        reached, possible = reached + covered.reached, possible + covered.possible
    yield f"sizes: {reached} of {possible} classes (operation, role, extent) reached"
    regions, found = region_coverage(seed)
    yield f"ranges: {found} of {regions} classes (operation, argument, region) reached"


def _find_reasons(missing: list[Class]) -> dict[Class, str]:
    """Return the generator's reasons for the classes that it cannot reach either."""
    names = {each.operation for each in missing}
    reasons: dict[Class, str] = {}
    with closing(open_oracle()) as oracle:
        for op in TABLE.values():
            if op.code.name in names:
                reasons |= generate(op, oracle, SEED).holes
    return reasons
