"""The definition of a check: one rule of the contract, and the function that tries whether a driver keeps it.

A check is a function in a module of ``harness/conformance/checks``, marked with ``@check``; there is no other list of
checks. Its docstring is the text of the rule in ``contract.md``. It takes a ``Subject`` and returns if the driver keeps
the rule; otherwise ``expect`` and the other functions of ``harness/execution/expect.py`` raise VerdictReached.

    @check(Level.TEXT, since=HalVersion.V1_2, feature="caching", source="IDevice.hal 1.2, prepareModelFromCache")
    def refuses_a_wrong_token(subject: Subject) -> None:
        \"""A model cache is refused with GENERAL_FAILURE when the token is not the one that it was saved with.\"""

The level says by whose authority the rule is demanded; a demand of another authority within the function stands in a
block ``with subject.demanded_by(Level.STRICT, "sentence or test"):``.

A check with ``variants`` runs once for each, with the variant as second argument: the operand types of a family, for
example. A mapping of variants gives the HAL version that each exists since.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial

import msgspec

from nnconform.harness.conformance import checks
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.discovery import find_marks, mark
from nnconform.harness.model.authority import Authority, Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Stage


class Check(msgspec.Struct, frozen=True):
    """One rule of the contract, and the function that tries it.

    ``name`` is AREA.FUNCTION, ``rule`` the text of the rule, ``level`` who demands it. ``since`` and ``until`` are the
    first and the last HAL version with the rule. A driver that emulates ``feature`` (``DeviceInfo.emulated``) is not
    checked. ``source`` cites the sentence or the test that demands it. ``stage`` is the stage of failures. ``variants``
    are the values that the function is called with, one trial each, and the HAL version that each exists since; empty
    for a check without variants. A ``wide`` check covers everything, so that it may also find faults that other checks
    are meant to find. A check of the ``own_process`` limits, stops or ends the driver's process, or reads its clock: it
    applies only if the harness started that process.
    """

    name: str
    rule: str
    level: Level
    since: HalVersion
    until: HalVersion
    feature: str
    source: str
    stage: Stage
    variants: Mapping[str, HalVersion]
    wide: bool
    own_process: bool
    function: Callable[..., None]

    @property
    def area(self) -> str:
        """The file of the check: the first part of its name."""
        return self.name.partition(".")[0]

    @property
    def authority(self) -> Authority:
        """Who demands that the rule is kept, and where."""
        return Authority(self.level, self.source)

    def trials(self, hal: HalVersion) -> Iterator[tuple[str, Callable[[Subject], None]]]:
        """Yield the trials on a driver of HAL version ``hal``: the name (``area.function`` or
        ``area.function[variant]``) and the function to call.
        """
        if not self.variants and self.applies(hal):
            yield self.name, self.function
        for variant, since in self.variants.items():
            if self.applies(hal) and since <= hal:
                yield f"{self.name}[{variant}]", partial(_run_variant, self.function, variant)

    def applies(self, hal: HalVersion) -> bool:
        """Return whether the rule exists in HAL version ``hal``."""
        return self.since <= hal <= self.until


def _run_variant(function: Callable[..., None], variant: str, subject: Subject) -> None:
    function(subject, variant)


def check(
    level: Level,
    *,
    source: str,
    since: HalVersion = HalVersion.V1_0,
    until: HalVersion = HalVersion.AIDL4,
    feature: str = "",
    stage: Stage = Stage.EXECUTE,
    variants: Sequence[str] | Mapping[str, HalVersion] = (),
    wide: bool = False,
    own_process: bool = False,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Mark a function of ``harness/conformance/checks`` as a check; the arguments are the fields of ``Check``."""

    def mark_check(function: Callable[..., None]) -> Callable[..., None]:
        area = function.__module__.rpartition(".")[2]
        rule = " ".join(inspect.cleandoc(function.__doc__ or "").split())
        if not rule:
            raise TypeError(f"{function.__qualname__}: no docstring, wanted the rule that the check tries")
        name = f"{area}.{function.__name__}"
        since_each = variants if isinstance(variants, Mapping) else dict.fromkeys(variants, since)
        fields = name, rule, level, since, until, feature, source, stage, since_each, wide, own_process
        return mark(function, Check(*fields, function))

    return mark_check


@cache
def all_checks() -> tuple[Check, ...]:
    """Return every check, by area, in the order of its file."""
    return tuple(find_marks(checks, Check))


def find_checks(pattern: str = "") -> tuple[Check, ...]:
    """Return the checks whose names contain ``pattern``. Raises UsageError if there is none."""
    matches = tuple(each for each in all_checks() if pattern in each.name)
    if not matches:
        areas = sorted({each.area for each in all_checks()})
        raise UsageError(f"no check contains {pattern!r}; areas: {', '.join(areas)}")
    return matches
