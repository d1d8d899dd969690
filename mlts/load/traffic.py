"""The traffic of each scenario: queries to something that answers samples, and how long each took."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

from nnconform.mlts.load.settings import LoadSettings, Scenario

# Executes a sample and returns when the answer was there, in seconds of ``perf_counter``.
Answer = Callable[[int], float]
# Open queries of a server from which on it is overloaded: they will not be answered in time.
_MOST_OPEN = 4096
# How often that is looked at, in queries, and by how many ms a query may be issued late before a run ends.
_LOOK, _LATEST = 64, 1000.0
# By how much more samples an offline query has than are expected to fill its time, as in LoadGen.
_MARGIN = 1.1
# By how much one offline query may be larger than the one before, which was too short.
_GROWTH = 32


@dataclass(slots=True)
class Traffic:
    """What was measured: the latency of each query in ms, the seconds of all, and how many samples were answered.

    ``late`` is by how many ms a query of a server was issued after its time at most, ``open`` how many queries were not
    answered yet; ``cut`` why a run ended early.
    """

    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    samples: int = 0
    late: float = 0.0
    open: int = 0
    cut: str = ""


def send(settings: LoadSettings, answer: Answer, count: int) -> Traffic:
    """Send the traffic of a scenario, of samples below ``count`` in an order that the seed decides."""
    draw = Random(settings.seed)
    if settings.scenario is Scenario.SINGLE_STREAM:
        return _single_stream(settings, answer, count, draw)
    with ThreadPoolExecutor(settings.slots, "load") as pool:
        by_scenario = {
            Scenario.MULTI_STREAM: _multi_stream,
            Scenario.SERVER: _server,
            Scenario.OFFLINE: _offline,
        }
        return by_scenario[settings.scenario](settings, answer, count, draw, pool)


def _turns(settings: LoadSettings, traffic: Traffic) -> Iterator[None]:
    """Yield until there are enough queries and seconds."""
    began = time.perf_counter()
    while True:
        traffic.seconds = time.perf_counter() - began
        enough = len(traffic.latencies) >= settings.queries and traffic.seconds >= settings.min_seconds
        if enough or traffic.seconds >= settings.max_seconds:
            return
        yield


def _single_stream(settings: LoadSettings, answer: Answer, count: int, draw: Random) -> Traffic:
    traffic = Traffic()
    for _ in _turns(settings, traffic):
        sample = draw.randrange(count)
        began = time.perf_counter()
        traffic.latencies.append(1e3 * (answer(sample) - began))
        traffic.samples += 1
    return traffic


def _multi_stream(
    settings: LoadSettings, answer: Answer, count: int, draw: Random, pool: ThreadPoolExecutor
) -> Traffic:
    traffic = Traffic()
    for _ in _turns(settings, traffic):
        samples = [draw.randrange(count) for _ in range(settings.samples)]
        began = time.perf_counter()
        traffic.latencies.append(1e3 * (max(pool.map(answer, samples)) - began))
        traffic.samples += len(samples)
    return traffic


def _offline(settings: LoadSettings, answer: Answer, count: int, draw: Random, pool: ThreadPoolExecutor) -> Traffic:
    # As many as are under way together, twice: how fast they are says how many fill the time.
    traffic = _at_once(2 * settings.slots, answer, count, draw, pool)
    wanted = min(settings.min_seconds, settings.max_seconds)
    while traffic.samples < settings.queries or traffic.seconds < wanted:
        fill = _MARGIN * traffic.samples * wanted / traffic.seconds
        # A machine that was busy for a moment, or caches that were cold, do not decide how many there are.
        needed = max(settings.queries, min(int(fill), _GROWTH * traffic.samples), traffic.samples + 1)
        traffic = _at_once(needed, answer, count, draw, pool)
    return traffic


def _at_once(samples: int, answer: Answer, count: int, draw: Random, pool: ThreadPoolExecutor) -> Traffic:
    """Send a query of so many samples."""
    drawn = [draw.randrange(count) for _ in range(samples)]
    began = time.perf_counter()
    ends = list(pool.map(answer, drawn))
    return Traffic([1e3 * (end - began) for end in ends], max(ends) - began, samples)


def _server(settings: LoadSettings, answer: Answer, count: int, draw: Random, pool: ThreadPoolExecutor) -> Traffic:
    assert settings.rate is not None
    traffic, due, ends = Traffic(), 0.0, list[tuple[float, Future[float]]]()
    began = time.perf_counter()
    while not traffic.cut and (len(ends) < settings.queries or due < settings.min_seconds):
        # Arrivals of a Poisson process: the times between them are exponential.
        due += draw.expovariate(settings.rate)
        pause = began + due - time.perf_counter()
        if pause > 0:
            time.sleep(pause)
        traffic.late = max(traffic.late, -1e3 * pause)
        ends.append((due, pool.submit(answer, draw.randrange(count))))
        if len(ends) % _LOOK == 0:
            traffic.cut = _cut(settings, traffic, due, ends)
    for due, future in ends:
        traffic.latencies.append(1e3 * (future.result() - began - due))
    traffic.samples, traffic.seconds = len(ends), time.perf_counter() - began
    return traffic


def _cut(settings: LoadSettings, traffic: Traffic, due: float, ends: list[tuple[float, Future[float]]]) -> str:
    """Return why a server's run ends before its time; "" if it goes on."""
    # Queries end about in the order in which they came.
    traffic.open = sum(not future.done() for _, future in ends[-2 * _MOST_OPEN :])
    if traffic.open > _MOST_OPEN:
        return f"{traffic.open} queries were open after {len(ends)}"
    if traffic.late > _LATEST:
        return f"query {len(ends)} was issued {traffic.late:.0f} ms late: nnconform cannot send so many"
    return f"{settings.max_seconds:g} s were over after {len(ends)} queries" if due > settings.max_seconds else ""
