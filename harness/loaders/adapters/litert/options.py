"""Parses ``litert:[DELEGATE.so][?key=value&...]``, ``litert:?accelerator=cpu|gpu|npu``.

``kernels`` and ``threads`` are LiteRT's. With a delegate library all other keys are the delegate's own options; without
one they are refused. Operations that a delegate does not take are computed by LiteRT's own fast kernels unless
``kernels=reference``. With ``accelerator=`` models are compiled for it alone, and all other keys are its options.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from nnconform.harness.loaders.query import Query
from nnconform.harness.model.errors import UsageError

# The values of ``kernels=``: LiteRT's default (XNNPACK takes what it can), its own fast kernels, its plain ones.
KERNELS = {"default": "BUILTIN", "optimised": "BUILTIN_WITHOUT_DEFAULT_DELEGATES", "reference": "BUILTIN_REF"}
KEYS = ("kernels", "threads", "accelerator")
ACCELERATORS = ("cpu", "gpu", "npu")


class LiteRtOptions(msgspec.Struct, frozen=True):
    """The options of an ``address``. ``delegate`` is the path of a library or empty; ``resolver`` names an
    ``OpResolverType``. ``accelerator`` is one of ACCELERATORS, "" for LiteRT's interpreter. Without ``any_float``
    operations of float32 are claimed in relaxed models alone.
    """

    kernels: str = "default"
    threads: int = 1
    delegate: str = ""
    delegate_options: tuple[tuple[str, str], ...] = ()
    accelerator: str = ""
    accelerator_options: tuple[tuple[str, str], ...] = ()
    any_float: bool = True
    address: str = "litert:"

    def wrong(self, problem: str) -> UsageError:
        """Return the error for a problem with the address."""
        return UsageError(f"driver {self.address!r}: {problem}")

    @property
    def resolver(self) -> str:
        """The name of the OpResolverType."""
        return KERNELS[self.kernels]


def parse_options(rest: str) -> LiteRtOptions:
    """Parse REST of ``litert:REST``. Raises UsageError."""
    query = Query.parse("litert", rest)
    delegate = query.target
    own = {key: query.options[key] for key in query.options if key not in KEYS}
    if "accelerator" in query.options:
        return _accelerated(query, own)
    if own and not delegate:
        known = f"{', '.join(KEYS)} (others go with a DELEGATE.so)"
        raise query.wrong(f"unknown option {query.unknown(KEYS)}; known: {known}")
    if delegate and not Path(delegate).is_file():
        raise query.wrong(f"no file {delegate}; name the delegate's library by its path")
    # Otherwise it would be unknown which of the two took an operation, and which was wrong.
    if delegate and query.options.get("kernels") == "default":
        others = " or ".join(name for name in KERNELS if name != "default")
        why = "XNNPACK, which comes with them, would take what the delegate leaves"
        raise query.wrong(f"kernels=default; wanted {others} beside a delegate: {why}")
    kernels = query.choice("kernels", KERNELS, "optimised" if delegate else "default")
    # A bare name would be searched for in the system's library folders.
    library = str(Path(delegate).absolute()) if delegate else ""
    return LiteRtOptions(kernels, query.threads(), library, tuple(own.items()))


def _accelerated(query: Query, own: dict[str, str]) -> LiteRtOptions:
    accelerator = query.choice("accelerator", ACCELERATORS, "")
    if query.target or "kernels" in query.options:
        what = "a delegate" if query.target else "kernels"
        raise query.wrong(f"accelerator={accelerator} and {what}: wanted one of the two")
    if "threads" in query.options and accelerator != "cpu":
        raise query.wrong(f"threads= goes with accelerator=cpu, not with {accelerator}")
    # OpenVINO chooses the precision, by the device; a demand for float32 is lost on the way.
    any_float = accelerator != "npu" or query.choice("float", ("relaxed", "any"), "relaxed") == "any"
    if accelerator == "npu":
        own.pop("float", None)
    return LiteRtOptions(
        threads=query.threads(),
        accelerator=accelerator,
        accelerator_options=tuple(own.items()),
        any_float=any_float,
        address=query.address,
    )
