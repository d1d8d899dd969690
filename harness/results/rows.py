"""Decoders of the rows of a results store. SQLite stores any type in any column, so that each value is checked."""

from __future__ import annotations

import math
from functools import lru_cache
from sys import intern
from typing import Annotated, Any

import msgspec

from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.events import Event, Kind, Measurement, Run
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Seconds since the epoch up to the end of the year 9999, the last that datetime has. No duration is longer, either.
_Seconds = Annotated[float, msgspec.Meta(ge=0, lt=253_402_300_800)]

# The columns of each query of ``Store``, in their order.
RUN_COLUMNS = "id, started, ended, command, seed, parameters, versions, machine"
_EVENT_COLUMNS = (
    "kind, name, driver, verdict, stage, message, details, path, operations, operand_types, hal_version, reproduce,"
    " seconds, moment, expected, subject"
)
_NO_ERRORS = "''"
MEASUREMENT_COLUMNS = "subject, driver, quantity, unit, samples"
_RunRow = tuple[int, _Seconds, _Seconds | None, str, str, str, str, str]
_EventRow = tuple[Kind, str, str, Verdict, Stage, str, str, str, str, str, str, str, _Seconds, _Seconds, str, str, str]
_MeasurementRow = tuple[str, str, str, str, str]

_versions = msgspec.json.Decoder(dict[str, str]).decode
_parameters = _info = msgspec.json.Decoder(dict[str, Any]).decode
_details = msgspec.json.Decoder(dict[str, str]).decode
_errors = msgspec.json.Decoder(
    tuple[tuple[str, int, float | None, float | None, float | None, float | None], ...]
).decode
_samples = msgspec.json.Decoder(tuple[float | None, ...]).decode


def event_columns(*, errors: bool) -> str:
    """Return the columns of an event, of a table with or without the errors of outputs."""
    return f"{_EVENT_COLUMNS}, {'errors' if errors else _NO_ERRORS}"


def run_of(row: tuple[Any, ...], drivers: dict[str, dict[str, Any]]) -> Run:
    """Decode a run, with the descriptions of its drivers. Raises ValueError, as all decoders of this module do."""
    number, started, ended, command, seed, parameters, versions, machine = msgspec.convert(row, _RunRow)
    decoded = _parameters(parameters), _versions(versions)
    return Run(number, started, ended, command, int(seed), *decoded, machine, drivers)


def driver_of(row: tuple[Any, ...]) -> tuple[int, str, dict[str, Any]]:
    """Decode the run's number, the driver's address and the driver's description of itself."""
    run, address, info = msgspec.convert(row, tuple[int, str, str])
    return run, address, _info(info)


def event_of(row: tuple[Any, ...]) -> Event:
    """Decode a verdict."""
    kind, case, driver, verdict, stage, message, details, path, operations, types, hal_version, *rest = msgspec.convert(
        row, _EventRow
    )
    reproduce, seconds, moment, expected, subject, errors = rest
    return Event(
        kind,
        case,
        intern(driver),
        _outcome(verdict, stage, message, details),
        intern(path),
        _words(operations),
        _words(types),
        intern(hal_version),
        reproduce,
        seconds,
        moment,
        expected,
        intern(subject),
        errors_of(errors),
    )


# A store may have a million verdicts: what is the same in many of them is kept once.
@lru_cache(maxsize=1 << 12)
def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@lru_cache(maxsize=1 << 6)
def details_of(text: str) -> dict[str, str]:
    """Decode the details of a verdict. Raises ValueError."""
    return _details(text)


def _outcome(verdict: Verdict, stage: Stage, message: str, details: str) -> Outcome:
    return Outcome(verdict, stage, message, _details(details))


@lru_cache(maxsize=1 << 12)
def errors_of(text: str) -> tuple[ErrorFigures, ...]:
    """Decode the errors of a verdict's outputs; what JSON cannot hold is infinite."""
    return tuple(
        ErrorFigures(name, count, *(math.inf if each is None else each for each in figures))
        for name, count, *figures in (_errors(text) if text else ())
    )


def errors_text(errors: tuple[ErrorFigures, ...]) -> str:
    """Return the text that ``errors_of`` decodes. Figures have five digits: none is known better."""
    rows = [
        (each.type, each.count, *map(_rounded, (each.largest, each.share, each.mean, each.spread))) for each in errors
    ]
    return msgspec.json.encode(rows).decode() if rows else ""


def _rounded(figure: float) -> float:
    return float(f"{figure:.5g}")


def measurement_of(row: tuple[Any, ...]) -> Measurement:
    """Decode a measurement. JSON has no infinity and no NaN: both are stored as null, and read as NaN."""
    subject, driver, quantity, unit, samples = msgspec.convert(row, _MeasurementRow)
    numbers = (math.nan if each is None else each for each in _samples(samples))
    return Measurement(subject, driver, quantity, unit, tuple(numbers))
