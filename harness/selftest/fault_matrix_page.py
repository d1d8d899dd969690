"""The page of the fault matrix, with the figures of one run of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nnconform.harness.selftest.fault_matrix import LIMIT, SCHEMES, MisbehaviourResult

_HEAD = f"""# Fault matrix

Written by `nnconform fault-matrix --write`, with the figures of that run.

A driver that is right (`reference_driver/misbehaving`) runs a case, misbehaves once in the next one, and runs a third.
Each misbehaviour is tried behind `service:`, `exec:` and `unix:`. The last is a service that a supervisor starts again
when it ends, and that is replaced when it hangs, as init or systemd do. A row is right if the verdict is the expected
one, the third case passes, and nothing is left that was not there before: no process, in whatever session, no temporary
file or socket, no file in `/dev/shm`, and no descriptor in the harness, of which shared memories are some. Of a
supervised service, processes are its supervisor's to end: what counts is what is left once it has.

The time is from the call of the case to its verdict. The driver has {LIMIT:g} s, not counting those in which other work
kept it from the processors; what a hung driver was doing is asked for after that.
"""


def fault_matrix_page(rows: Sequence[MisbehaviourResult]) -> str:
    """Return the page, as Markdown, for the rows of all schemes."""
    return "\n".join([_HEAD, *_counts(rows), "", *_table(rows), "", *_what_each_does(rows)]) + "\n"


def _counts(rows: Sequence[MisbehaviourResult]) -> Iterator[str]:
    yield "| through | misbehaviours | right | longest time to a verdict | left behind |"
    yield "|---|---|---|---|---|"
    for scheme in SCHEMES:
        of_scheme = [row for row in rows if row.scheme == scheme]
        right, left = sum(row.right for row in of_scheme), sum(bool(row.left) for row in of_scheme)
        longest = max((row.seconds for row in of_scheme), default=0.0)
        yield f"| `{scheme}:` | {len(of_scheme)} | {right} | {longest:.2f} s | {left or 'nothing'} |"


def _table(rows: Sequence[MisbehaviourResult]) -> Iterator[str]:
    yield "| misbehaviour | through | expected | got | after (s) | next case | left behind |"
    yield "|---|---|---|---|---|---|---|"
    for row in rows:
        cells = (
            row.name,
            f"`{row.scheme}:`",
            row.expected,
            row.outcome.verdict if row.outcome.verdict == row.expected else f"**{row.outcome.verdict}**",
            f"{row.seconds:.2f}",
            row.after.verdict,
            ", ".join(row.left) or "nothing",
        )
        yield f"| {' | '.join(cells)} |"


def _what_each_does(rows: Sequence[MisbehaviourResult]) -> Iterator[str]:
    yield "| misbehaviour | what the driver does |"
    yield "|---|---|"
    descriptions = {row.name.partition(".")[0]: row.description for row in rows}
    yield from (f"| {name} | {text} |" for name, text in descriptions.items())
