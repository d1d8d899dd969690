"""``nnconform node-tests``: write operator tests of other standards as cases, to run on any driver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.options import FILE, FOLDER
from nnconform.harness.cli.progress import Progress
from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import SUFFIX, Header
from nnconform.harness.spec.jsonl_writer import cases_text
from nnconform.mlts.node_tests.lowering import NotLowered, lowered
from nnconform.mlts.node_tests.node_test import NodeTest
from nnconform.mlts.node_tests.onnx_tests import read_folder, read_package
from nnconform.mlts.node_tests.webnn_tests import FILES, read_webnn

_SHOWN = 20
_SOURCE = "node tests"


@click.command("node-tests")
@click.argument("folders", nargs=-1, type=FOLDER, metavar="[FOLDER]...")
@click.option("--output", "-o", required=True, type=FILE, help=f"File of cases, *{SUFFIX}.")
def command(folders: tuple[Path, ...], output: Path) -> None:
    """Write node tests of ONNX or WebNN as cases, where the HAL defines the same.

    Without FOLDER the tests are those of the installed package onnx; a FOLDER holds NAME/model.onnx with
    NAME/test_data_set_0/input_0.pb and so on, or WebNN's conformance tests, *.https.any.js, as the Web Platform Tests
    have them in webnn/conformance_tests. `pytest OUTPUT --driver ADDRESS` runs the cases. What is no case is
    listed in OUTPUT.skipped.txt, each with the reason.
    """
    if not output.name.endswith(SUFFIX):
        raise UsageError(f"-o {output}: wanted a file *{SUFFIX}")
    tests: Iterable[NodeTest] = chain(*map(_read, folders)) if folders else read_package()
    skipped: dict[str, str] = {}
    cases = list(_cases(tests, skipped))
    listed = Path(f"{output}.skipped.txt")
    with translate_write_errors(output):
        output.write_text(cases_text(cases, Header(source=_SOURCE)), encoding="utf-8")
        listed.write_text("".join(f"{name}: {reason}\n" for name, reason in skipped.items()), encoding="utf-8")
    operations = {name for case in cases for name in case.operations()}
    click.echo(f"wrote {output}: {len(cases)} cases of {len(cases) + len(skipped)} tests, {len(operations)} operations")
    reasons = Counter(reason.partition("; convertible: ")[0] for reason in skipped.values()).most_common()
    for reason, count in reasons[:_SHOWN]:
        click.echo(f"{count:6} {reason}")
    rest = sum(count for _, count in reasons[_SHOWN:])
    click.echo(f"{rest:6} others; all {len(skipped)}: {listed}" if rest else f"all {len(skipped)}: {listed}")


def _read(folder: Path) -> Iterator[NodeTest]:
    """Return the tests of a folder, of whichever kind it has."""
    return read_webnn(folder) if next(folder.rglob(FILES), None) else read_folder(folder)


def _cases(tests: Iterable[NodeTest], skipped: dict[str, str]) -> Iterator[Case]:
    """Yield the tests that are cases, each name once; put the reasons of the others into ``skipped``."""
    names = Counter[str]()
    with Progress("tests") as progress:
        for test in tests:
            names[test.name] += 1
            name = test.name if names[test.name] == 1 else f"{test.name}_again_{names[test.name]}"
            try:
                case = lowered(test)
            except NotLowered as error:
                skipped[name] = str(error)
            else:
                yield case if name == test.name else replace(case, name=name)
            progress.add()
