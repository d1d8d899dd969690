"""Faults of models that come from a cache, which are executed otherwise than those that were prepared."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import PrepareCallback, PreparedModel
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperandLifeTime
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import BufferOwner, Buffers
from nnconform.reference_driver.caching import CacheFileSet, Caching
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Seconds in which another one comes between.
_WHILE = 0.002


class _OfSomeOrigin(ReferencePreparedModel):
    from_cache = False


class _MarksRestored(ReferenceDevice):
    """A device whose prepared models know whether they come from a cache."""

    prepared_model = _OfSomeOrigin

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        def marked(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            if isinstance(prepared, _OfSomeOrigin):
                prepared.from_cache = True
            callback(status, prepared)

        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, marked)


class _NeedsEveryInput(_OfSomeOrigin):
    def check(self, request: Request, measure: int) -> ErrorStatus:
        if self.from_cache and any(each.has_no_value for each in request.inputs):
            return ErrorStatus.GENERAL_FAILURE
        return super().check(request, measure)


@fault("caching.restores_what_may_be_left_out")
class CacheForgetsWhatIsOptional(_MarksRestored):
    """The cache does not say which inputs may be left out: an execution without one fails."""

    prepared_model = _NeedsEveryInput


class _LoopsByDefault(_OfSomeOrigin):
    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return super().limits(deadline, None if self.from_cache else loop_timeout)


@fault("loops.stop_in_restored_models_too")
class RestoredLoopsByDefault(_MarksRestored):
    """The loops of a model that comes from a cache have the default limit alone."""

    prepared_model = _LoopsByDefault


class _OfItsFirstShapes(_OfSomeOrigin):
    first: tuple[tuple[int, ...], ...] | None = None

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        if self.from_cache and status == ErrorStatus.NONE:
            shapes = tuple(each.dimensions for each in request.inputs)
            self.first = self.first or shapes
            if shapes != self.first:
                return ErrorStatus.GENERAL_FAILURE
        return status


@fault("input_shapes.may_differ_in_restored_models_too")
class RestoredForOneShape(_MarksRestored):
    """A model that comes from a cache is compiled for the shapes of its first execution: others fail."""

    prepared_model = _OfItsFirstShapes


class _UsesOfPrepared(Buffers):
    def check_owner(self, owner: BufferOwner, prepared: PreparedModel, where: str) -> None:
        super().check_owner(owner, prepared, where)
        if isinstance(prepared, _OfSomeOrigin) and prepared.from_cache:
            raise ValidationError(where, "prepared model", prepared, "one that was prepared here")


@fault("buffer_roles.are_those_of_restored_models_too")
class RestoredWithoutRoles(_MarksRestored):
    """A model that comes from a cache is not among those that buffers can have roles of."""

    buffer_table = _UsesOfPrepared


_ALL = "restored.do_what_others_do"


class _ChecksNothing(_OfSomeOrigin):
    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        return ErrorStatus.GENERAL_FAILURE if status != ErrorStatus.NONE and self.from_cache else status


@fault(_ALL, level=Level.STRICT)
class RestoredFailsWhereOthersRefuse(_MarksRestored):
    """A model from a cache does not know what its arguments may be: a request that is wrong fails in the middle."""

    prepared_model = _ChecksNothing


class _NoRoomIsAFailure(_OfSomeOrigin):
    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if self.from_cache and result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return result


@fault(_ALL)
class RestoredKnowsNoRoom(_MarksRestored):
    """A model from a cache does not say that an output has too little room: it fails."""

    prepared_model = _NoRoomIsAFailure


class _NoDeadline(_OfSomeOrigin):
    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        passed = self.from_cache and deadline is not None and deadline >= 0
        return super().limits(None if passed else deadline, loop_timeout)


@fault(_ALL)
class RestoredHasNoDeadline(_MarksRestored):
    """Executions of a model from a cache ignore their deadlines, where others keep them."""

    prepared_model = _NoDeadline


@fault(_ALL, level=Level.STRICT)
class NothingIsNoDeadline(ReferenceDevice):
    """A deadline of 0 to prepare from a cache is none: the first deadline that counts is 1."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        return super().prepare_model_from_cache(deadline or None, model_cache, data_cache, token, callback)


class _OnePlan(_OfSomeOrigin):
    """Executions of a model from a cache share one place for their inputs."""

    place: list[Array | None] = []  # noqa: RUF012

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if not self.from_cache:
            return super().compute(inputs, limits)
        self.place = inputs
        time.sleep(_WHILE)
        return super().compute(self.place, limits)


@fault(_ALL)
class RestoredHaveOnePlace(_MarksRestored):
    """Executions of a model from a cache that run at the same time have one place for their inputs."""

    prepared_model = _OnePlan


@fault("restored.are_those_that_were_saved_at_the_same_time")
class OneDraftOfCaches(Caching):
    """There is one draft of a cache: what is written is the draft of whoever began last."""

    draft: ClassVar[list[Model]] = []

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        self.draft[:] = [model]
        time.sleep(_WHILE)
        super().write(files, self.draft[0], priority)


_WHOLE = "restored.are_all_that_was_saved"


class _SavesAnother(Caching):
    """A cache with another model in it."""

    def another(self, model: Model) -> Model:
        """Return what is saved of a model."""
        raise NotImplementedError

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        super().write(files, self.another(model), priority)


@fault(_WHOLE, may_be_caught_by=[_ALL])
class InputsByNumber(_SavesAnother):
    """The cache marks the operands that are inputs: their order is that of their numbers."""

    def another(self, model: Model) -> Model:
        graphs = [replace(each, input_indexes=tuple(sorted(each.input_indexes))) for each in model.subgraphs()]
        return replace(model, main=graphs[0], referenced=tuple(graphs[1:]))


@fault(_WHOLE)
class ReadInputsFirst(_SavesAnother):
    """The cache lists inputs as operations read them, and those that none reads behind."""

    def another(self, model: Model) -> Model:
        main = model.main
        inputs = sorted(main.input_indexes, key=lambda index: not main.operands[index].number_of_consumers)
        return replace(model, main=replace(main, input_indexes=tuple(inputs)))


@fault(_WHOLE)
class GraphsAsTheyAreMet(_SavesAnother):
    """The cache lists graphs as it comes to them from the main graph, and references have their numbers from before."""

    def another(self, model: Model) -> Model:
        met: list[int] = []

        def follow(graph: Subgraph) -> None:
            for operand in graph.operands:
                number = operand.location.offset
                if operand.lifetime == OperandLifeTime.SUBGRAPH and number not in met:
                    met.append(number)
                    follow(model.referenced[number])

        follow(model.main)
        others = [number for number in range(len(model.referenced)) if number not in met]
        return replace(model, referenced=tuple(model.referenced[number] for number in (*met, *others)))


def _rounded(params: SymmPerChannelQuantParams, operand: Operand) -> SymmPerChannelQuantParams:
    return replace(params, scales=tuple(float(np.float16(scale)) for scale in params.scales))


def _of_the_first(params: SymmPerChannelQuantParams, operand: Operand) -> SymmPerChannelQuantParams:
    return replace(params, channel_dim=operand.dimensions.index(len(params.scales)))


_CHANNELS = {"rounded": _rounded, "of the first dimension": _of_the_first}


@fault(options={f"scales={name}": [_WHOLE] for name in _CHANNELS})
class ScalesOfChannelsInBrief(_SavesAnother):
    """The cache keeps the scales of channels as float16, or not the dimension whose they are: the first that fits."""

    scales: str

    def another(self, model: Model) -> Model:
        def brief(operand: Operand) -> Operand:
            params = operand.extra_params
            if not isinstance(params, SymmPerChannelQuantParams) or not all(operand.dimensions):
                return operand
            return replace(operand, extra_params=_CHANNELS[self.scales](params, operand))

        return model.with_operands(brief)
