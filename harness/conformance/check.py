"""What a check is: one rule of the contract, and the function that tries whether a driver keeps it.

A check is a function in a module of ``harness/conformance/checks``, marked with ``@check``. The function's docstring
is the rule, in the words of ``contract.md``. It gets a ``Subject`` and returns when the driver keeps the rule;
``expect`` and its like raise when not. The folder is the list.

    @check(since=HalVersion.V1_2, feature="caching", source="IDevice.hal 1.2, prepareModelFromCache")
    def refuses_a_wrong_token(subject: Subject) -> None:
        \"""A model cache is refused with GENERAL_FAILURE when the token is not the one that it was saved with.\"""

A check with ``variants`` runs once for each, as a second argument: the operand types of a family, say. A mapping of
variants says since which HAL version there is each.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from nnconform.harness.conformance import checks
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.discovery import mark, marked
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Stage


@dataclass(frozen=True, slots=True)
class Check:
    """One rule and how it is tried.

    ``name`` is AREA.FUNCTION, ``rule`` one sentence. ``since`` and ``until`` are the first and the last HAL version
    that have it. A driver that emulates ``feature`` (``DeviceInfo.emulated``) is not checked. ``source`` says where the
    rule stands. ``stage`` is where on its way through a driver a trial looks. ``variants`` are the values that it is
    tried with, one after the other, and since which HAL version; none for a check without. A ``wide`` check goes over
    everything, so that it may find what another one is meant to find.
    """

    name: str
    rule: str
    since: HalVersion
    until: HalVersion
    feature: str
    source: str
    stage: Stage
    variants: Mapping[str, HalVersion]
    wide: bool
    function: Callable[..., None]

    @property
    def area(self) -> str:
        """The file that it is in."""
        return self.name.partition(".")[0]

    def trials(self, hal: HalVersion) -> Iterator[tuple[str, Callable[[Subject], None]]]:
        """What there is to try on a driver of HAL version ``hal``: the name of each trial (``area.function`` or
        ``area.function[variant]``) and what runs it.
        """
        if not self.variants and self.applies(hal):
            yield self.name, self.function
        for variant, since in self.variants.items():
            if self.applies(hal) and since <= hal:
                yield f"{self.name}[{variant}]", partial(_run_variant, self.function, variant)

    def applies(self, hal: HalVersion) -> bool:
        """Whether a driver of HAL version ``hal`` has what the rule is about."""
        return self.since <= hal <= self.until


def _run_variant(function: Callable[..., None], variant: str, subject: Subject) -> None:
    function(subject, variant)


def check(
    *,
    source: str,
    since: HalVersion = HalVersion.V1_0,
    until: HalVersion = HalVersion.V1_3_PLUS,
    feature: str = "",
    stage: Stage = Stage.EXECUTE,
    variants: Sequence[str] | Mapping[str, HalVersion] = (),
    wide: bool = False,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Mark a function of ``harness/conformance/checks`` as a check; the arguments are the fields of ``Check``."""

    def mark_check(function: Callable[..., None]) -> Callable[..., None]:
        area = function.__module__.rpartition(".")[2]
        rule = " ".join(inspect.cleandoc(function.__doc__ or "").split())
        if not rule:
            raise TypeError(f"{function.__qualname__}: a check's docstring is its rule, and it has none")
        name = f"{area}.{function.__name__}"
        since_each = variants if isinstance(variants, Mapping) else dict.fromkeys(variants, since)
        return mark(function, Check(name, rule, since, until, feature, source, stage, since_each, wide, function))

    return mark_check


@cache
def all_checks() -> tuple[Check, ...]:
    """Every check there is, by area, in the order of its file."""
    return tuple(marked(checks, Check))


def find_checks(pattern: str = "") -> tuple[Check, ...]:
    """The checks whose names contain ``pattern``. Raises UsageError when none does."""
    found = tuple(each for each in all_checks() if pattern in each.name)
    if not found:
        areas = sorted({each.area for each in all_checks()})
        raise UsageError(f"no check contains {pattern!r}; areas: {', '.join(areas)}")
    return found
