"""Which run of a store ``--resume`` goes on with: the latest of the same command. A store may hold all campaigns."""

from __future__ import annotations

import shlex
from collections import Counter

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store

# What may differ between the command that began a run and the one that goes on with it, and how many words follow it:
# where verdicts are kept, how they are shown, what ends a run. The seed is compared as it was recorded.
_FREE = {
    **dict.fromkeys(("--resume", "-q", "--quiet", "-v", "-vv", "--verbose", "-s", "-x", "--exitfirst"), 0),
    **dict.fromkeys(("--results", "--limit", "--seed", "-n", "--numprocesses", "--tb", "--maxfail", "--junitxml"), 1),
}


def run_to_resume(store: Store, command: str, seed: int) -> int:
    """The number of the run that ``command`` with ``--resume`` goes on with. Raises UsageError where there is none."""
    here = _words(command, seed)
    program = _program(here)
    begun = {run.id: (run.command, _words(run.command, run.seed)) for run in store.runs()}
    alike = [number for number, (_, words) in begun.items() if _program(words) == program]
    if not alike:
        raise UsageError(f"{store.path}: no run of {' '.join(program)} to go on with; leave --resume out")
    same = [number for number in alike if Counter(begun[number][1]) == Counter(here)]
    if not same:
        latest = alike[-1]
        its_command, there = begun[latest]
        raise UsageError(
            f"{store.path}: no run of this command to go on with. Of {' '.join(program)} run {latest} is the latest,"
            f" and differs: only here {_without(here, there)}, only there {_without(there, here)}. To go on with it:"
            f" {its_command} --resume; for a new run leave --resume out"
        )
    return same[-1]


def _words(command: str, seed: int) -> list[str]:
    """The words of a command that decide what is tried, in their order."""
    try:
        left = shlex.split(command)
    except ValueError:
        # Not of our making.
        left = [command]
    words: list[str] = []
    while left:
        word = left.pop(0)
        name, equals, value = word.partition("=")
        if name in _FREE:
            # What belongs to it may be a part of its word.
            del left[: 0 if equals else _FREE[name]]
        elif name.startswith("--") and equals:
            words += [name, value]
        else:
            words.append(word)
    return [*words, f"--seed={seed}"]


def _program(words: list[str]) -> list[str]:
    """``pytest``, or ``nnconform`` and its command."""
    return words[: 2 if words[0] == "nnconform" else 1]


def _without(words: list[str], others: list[str]) -> str:
    """The words that are not among the others."""
    more = Counter(words) - Counter(others)
    return " ".join(word for word in words if word in more) or "nothing"
