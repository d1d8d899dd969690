"""Faults of models that come from a cache, which are executed otherwise than those that were prepared."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import PrepareCallback, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.request import Request
from nnconform.reference_driver.buffers import BufferOwner, Buffers
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


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
