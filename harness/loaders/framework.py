"""``framework:ADDRESS[|ADDRESS...][|key=value...]``: drivers under a framework, which is in this process.

A model is split over the drivers at these addresses, the first preferred, and what none supports or what fails goes to
the fallback. Options: ``fallback=ADDRESS`` (default: the reference driver; ``fallback=none``: none), ``shares=SEED``:
each operation type belongs to one driver, drawn at random; ``scatter=SEED``: each operation of a model goes to a random
one of the drivers that support it, and control flow is interpreted or handed over at random. The drivers' own options
follow their addresses as elsewhere, ``framework:reference_driver?hal=aidl4|scatter=1``; a bar in one is ``%7C``.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from nnconform.harness.driver.interface import DEFAULT_LIMIT, Device
from nnconform.harness.loaders.framework_address import split_drivers
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.runtime.candidate import Candidate
from nnconform.harness.runtime.device import FrameworkDevice
from nnconform.harness.runtime.framework import Framework, Partitioning
from nnconform.harness.runtime.incidents import CallFailed
from nnconform.harness.runtime.placement import Scatter, Shares

DEFAULT_FALLBACK = "reference_driver"
_NONE = "none"
_EXAMPLE = "for example framework:litert:|onnxruntime:CPUExecutionProvider"


def open_remote(rest: str, limit: float = DEFAULT_LIMIT) -> Device:
    """Open the drivers at the addresses of ``rest``, each given ``limit`` seconds for an answer. Raises UsageError."""
    address = f"framework:{rest}"
    drivers, options = _split(address, rest)
    names = [f"{each}#{number}" if drivers.count(each) > 1 else each for number, each in enumerate(drivers)]
    candidates = [
        Candidate(name, partial(open_driver, driver, limit), limit) for name, driver in zip(names, drivers, strict=True)
    ]
    fallback = options.get("fallback", DEFAULT_FALLBACK)
    opens = partial(open_driver, fallback, limit)
    if "fallback" not in options:
        opens = partial(open_default_fallback, candidates, limit)
    # Devices are known by their names.
    own_name = f"{fallback}#fallback" if fallback in names else fallback
    cpu = None if fallback == _NONE else Candidate(own_name, opens, limit)
    shares, scatter = (_seed(address, key, options) for key in ("shares", "scatter"))
    partitioning = Partitioning(
        None if shares is None else Shares(shares, len(candidates)), None if scatter is None else Scatter(scatter)
    )
    device = FrameworkDevice(Framework(candidates, cpu, partitioning))
    for each in device.framework.devices():
        # A mistake in an address is told at once; later a driver may come and go.
        try:
            each.open()
        except CallFailed as failed:
            cause = failed.__cause__
            device.close()
            raise UsageError(f"driver {address!r}: {cause}") from cause
    return device


def open_default_fallback(candidates: Sequence[Candidate], limit: float) -> Device:
    """Open the reference driver, at the newest HAL version of the candidates that are there, at least 1.3."""
    versions = [HalVersion.V1_3]
    for each in candidates:
        with suppress(CallFailed):
            versions.append(each.hal)
    return open_driver(f"{DEFAULT_FALLBACK}?hal={max(versions)}", limit)


def _split(address: str, rest: str) -> tuple[list[str], dict[str, str]]:
    drivers, written = split_drivers(rest)
    if not all(drivers) or not drivers:
        raise UsageError(f"driver {address!r} names no driver between two bars, or none at all; {_EXAMPLE}")
    return drivers, {key: value for key, _, value in (each.partition("=") for each in written)}


def _seed(address: str, key: str, options: dict[str, str]) -> int | None:
    value = options.get(key)
    if value is not None and not value.isdecimal():
        raise UsageError(f"driver {address!r}: {key}={value}; wanted a number, the seed")
    return None if value is None else int(value)
