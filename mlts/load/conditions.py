"""How a network is prepared and executed under load: relaxed, with a priority, in bursts; and from a cache."""

from __future__ import annotations

import secrets
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    MAX_NUMBER_OF_CACHE_FILES,
    Burst,
    PreparedModel,
)
from nnconform.harness.execution.compiled_model import CompiledModel
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions, open_burst
from nnconform.harness.execution.preparation import prepare, prepare_from_cache
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, Priority, name_of
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request


class Conditions(msgspec.Struct, frozen=True):
    """``relaxed``: float32 may be computed as float16; ``burst``: each memory has a burst of its own, which stays open;
    ``priority``: low, medium or high.
    """

    relaxed: bool = False
    burst: bool = False
    priority: str = "medium"

    def model(self, model: Model) -> Model:
        """Return the model that is prepared."""
        return replace(model, relax_computation_float32_to_float16=True) if self.relaxed else model

    def arguments(self) -> Mapping[str, Any]:
        """Return the arguments of the preparation."""
        return {"priority": Priority[self.priority.upper()]}

    def words(self) -> list[str]:
        """Return the options that ask for them."""
        words = [option for option, on in (("--relaxed", self.relaxed), ("--burst", self.burst)) if on]
        return [*words, *(["--priority", self.priority] if self.priority != "medium" else [])]


USUAL = Conditions()


class BurstExecutor:
    """An executor in one burst, open until it is closed. Raises VerdictReached if the driver opens none."""

    def __init__(self, prepared: PreparedModel) -> None:
        self._burst: Burst = open_burst(prepared)

    def __call__(
        self, session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
    ) -> ExecutionResult:
        """Execute in the burst; the driver may keep the memory."""
        return self._burst.execute_synchronously(request, range(len(request.pools)), options.measure)

    def close(self) -> None:
        """Close the burst."""
        self._burst.close()


class CachedPreparation(msgspec.Struct, frozen=True):
    """What a driver's cache does for a network: the ms of a preparation that ``saved`` it, and of one ``from_cache``;
    ``problem`` says why there is none; ``wrong``: what it saved answers otherwise.
    """

    saved: float = 0.0
    from_cache: float = 0.0
    problem: str = ""
    wrong: bool = False

    def __str__(self) -> str:
        if self.problem:
            return self.problem
        return f"saved in {self.saved:.4g}, prepared from it in {self.from_cache:.4g} ms, with the same answer"


def cached(session: Session, model: Model, inputs: Sequence[Array], wanted: Sequence[Array]) -> CachedPreparation:
    """Prepare a model so that the driver saves it, and then from what it saved alone, which must answer as it did.

    Raises DriverFault if the driver breaks down.
    """
    status, *counts = session.device().number_of_cache_files_needed()
    if status != ErrorStatus.NONE or not any(counts):
        return CachedPreparation(problem="the driver does not cache")
    if max(counts) > MAX_NUMBER_OF_CACHE_FILES:
        return CachedPreparation(problem=f"the driver asks for {max(counts)} files: more than may be")
    with ExitStack() as stack:
        files = [[stack.enter_context(tempfile.TemporaryFile()).fileno() for _ in range(count)] for count in counts]
        arguments: dict[str, Any] = {
            "model_cache": files[0], "data_cache": files[1], "token": secrets.token_bytes(BYTE_SIZE_OF_CACHE_TOKEN)
        }  # fmt: skip
        began = time.perf_counter()
        saving = prepare(session, model, **arguments)
        saved = 1e3 * (time.perf_counter() - began)
        if saving.prepared is None:
            return CachedPreparation(saved, problem=f"saving: {name_of(ErrorStatus, saving.status)}")
        saving.prepared.close()
        began = time.perf_counter()
        loading = prepare_from_cache(session, deadline=None, **arguments)
        from_cache = 1e3 * (time.perf_counter() - began)
        if loading.prepared is None:
            text = f"no hit: prepared from the cache: {name_of(ErrorStatus, loading.status)}"
            return CachedPreparation(saved, from_cache, text)
        with CompiledModel(session, model, loading.prepared) as compiled:
            got = compiled(inputs)
    same = all(one.tobytes() == other.tobytes() for one, other in zip(got, wanted, strict=True))
    return CachedPreparation(saved, from_cache, "" if same else "WRONG: from the cache it answers otherwise", not same)
