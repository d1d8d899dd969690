"""Faults of preparations and executions with a config, which the AIDL HAL has since its version 4."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import (
    ExecutionConfig,
    FencedResult,
    PrepareCallback,
    PrepareModelConfig,
    ReusableExecution,
)
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, HalVersion, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._sleeping_loops import SleepingLoops
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_NEW = HalVersion.AIDL4
_INVALID = ErrorStatus.INVALID_ARGUMENT


@fault("configurations.prepares_what_it_prepares_without", hal=_NEW)
class PreparesOnlyFast(ReferenceDevice):
    """With a config only the preference FAST_SINGLE_ANSWER is prepared."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        others = ExecutionPreference.LOW_POWER, ExecutionPreference.SUSTAINED_SPEED
        if config.preference in others and config.priority in frozenset(Priority):
            callback(ErrorStatus.GENERAL_FAILURE, None)
            return ErrorStatus.GENERAL_FAILURE
        return super().prepare_model_with_config(model, config, callback)


@fault("configurations.refuses_what_it_refuses_without", hal=_NEW)
class TakesAnyPreference(ReferenceDevice):
    """With a config any preference and priority is taken: an unknown one counts as the default."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        preference = config.preference if config.preference in frozenset(ExecutionPreference) else 0
        priority = config.priority if config.priority in frozenset(Priority) else 0
        known = replace(config, preference=ExecutionPreference(preference), priority=Priority(priority))
        return super().prepare_model_with_config(model, known, callback)


@fault("configurations.refuses_what_it_refuses_without", hal=_NEW)
class RefusesWithoutACallback(ReferenceDevice):
    """With a config an invalid model is GENERAL_FAILURE."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        status, _ = self.supported_operations(model)
        if status == _INVALID:
            callback(ErrorStatus.GENERAL_FAILURE, None)
            return ErrorStatus.GENERAL_FAILURE
        return super().prepare_model_with_config(model, config, callback)


@fault("configurations.keeps_the_deadline_to_the_preparation", hal=_NEW)
class DeadlineIsADuration(ReferenceDevice):
    """The deadline in a config is taken for one that has passed, however far it is."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        passed = None if config.deadline is None else 1
        return super().prepare_model_with_config(model, replace(config, deadline=passed), callback)


@fault("configurations.saves_what_it_restores", hal=_NEW)
class SavesUnderNoToken(ReferenceDevice):
    """A model that is prepared with a config is saved under a token of zeros."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        return super().prepare_model_with_config(model, replace(config, token=bytes(len(config.token))), callback)


@fault("configurations.saves_what_it_restores", hal=_NEW)
class HintsSpoilTheToken(ReferenceDevice):
    """A model that is prepared with hints is saved under a token that is the client's with the hints' bytes in it."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        mixed = bytearray(config.token)
        for place, hint in enumerate(config.hints[: len(mixed)]):
            mixed[place] ^= 1 + len(hint.value) % 255
        return super().prepare_model_with_config(model, replace(config, token=bytes(mixed)), callback)


@fault(
    "configurations.prepares_whatever_the_hints",
    "configurations.saves_what_it_restores",
    "configurations.read_prefixes_for_hints_alone",
    hal=_NEW,
)
class RefusesUnknownCompilationHints(ReferenceDevice):
    """A compilation hint of an unknown extension is INVALID_ARGUMENT."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        if config.hints:
            callback(_INVALID, None)
            return _INVALID
        return super().prepare_model_with_config(model, config, callback)


@fault(
    "configurations.prepares_whatever_the_hints",
    "configurations.saves_what_it_restores",
    "configurations.refuses_what_it_refuses_without",
    hal=_NEW,
)
class ReadsTheFirstByte(ReferenceDevice):
    """The first byte of a compilation hint is read, though there may be none: then the preparation fails."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        if any(not hint.value for hint in config.hints):
            callback(ErrorStatus.GENERAL_FAILURE, None)
            return ErrorStatus.GENERAL_FAILURE
        return super().prepare_model_with_config(model, config, callback)


def _too_many(config: ExecutionConfig) -> bool:
    return len(config.hints) > 16


@fault(
    "configurations.executes_whatever_the_hints",
    "configurations.keeps_the_limit_of_loops",
    "configurations.read_prefixes_for_hints_alone",
    hal=_NEW,
)
class RefusesUnknownExecutionHints(ReferencePreparedModel):
    """An execution with a hint of an unknown extension is refused."""

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        if config.hints:
            return ExecutionResult(_INVALID)
        return super().execute_synchronously_with_config(request, config, deadline)


@fault("configurations.executes_whatever_the_hints", "configurations.keeps_the_limit_of_loops", hal=_NEW)
class FewHintsFitAFencedExecution(ReferencePreparedModel):
    """A fenced execution with more than 16 hints fails."""

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[int],
        config: ExecutionConfig,
        deadline: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        if _too_many(config):
            return FencedResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_fenced_with_config(request, wait_for, config, deadline, duration_after_fence)


@fault("configurations.executes_whatever_the_hints", "configurations.keeps_the_limit_of_loops", hal=_NEW)
class FewHintsFitABurst(ReferenceBurst):
    """An execution of a burst with more than 16 hints fails."""

    def execute_synchronously_with_config(
        self, request: Request, slots: Sequence[int], config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        if _too_many(config):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_synchronously_with_config(request, slots, config, deadline)


@fault("configurations.executes_whatever_the_hints", "configurations.keeps_the_limit_of_loops", hal=_NEW)
class FewHintsFitAReusableExecution(ReferencePreparedModel):
    """A reusable execution with more than 16 hints cannot be created."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        if _too_many(config):
            return ErrorStatus.GENERAL_FAILURE, None
        return super().create_reusable_execution(request, config)


@fault("configurations.refuses_or_ignores_a_hint_twice", hal=_NEW)
class BreaksOverAHintTwice(ReferencePreparedModel):
    """A token twice among the hints makes every later execution fail."""

    broken = False

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        tokens = [hint.token for hint in config.hints]
        self.broken = self.broken or len(tokens) > len(set(tokens))
        return super().execute_synchronously_with_config(request, config, deadline)

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if self.broken else super().check(request, measure)


@fault("configurations.refuses_a_broken_request", hal=_NEW)
class ChecksNoRequest(ReferencePreparedModel):
    """With a config a broken request is GENERAL_FAILURE."""

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        result = super().execute_synchronously_with_config(request, config, deadline)
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if result.status == _INVALID else result


class _IgnoresTheLimitOfLoops(ReferenceBurst):
    def execute_synchronously_with_config(
        self, request: Request, slots: Sequence[int], config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        return super().execute_synchronously_with_config(request, slots, replace(config, loop_timeout=None), deadline)


@fault("configurations.keeps_the_limit_of_loops", hal=_NEW)
class BurstIgnoresTheLimitOfLoops(SleepingLoops):
    """An execution of a burst with a config ignores the limit for loops."""

    burst = _IgnoresTheLimitOfLoops


@fault("configurations.keeps_the_limit_of_loops", hal=_NEW)
class HintsTakeThePlaceOfTheLimit(SleepingLoops):
    """Of a config with hints only the hints are read: its loops have the default limit."""

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        read = replace(config, loop_timeout=None) if config.hints else config
        return super().execute_synchronously_with_config(request, read, deadline)


@fault("configurations.keeps_the_limit_of_loops", hal=_NEW)
class ManyHintsOverwriteTheLimitOfAReusableExecution(SleepingLoops):
    """More than 16 hints are written over the limit for loops of a reusable execution."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        return super().create_reusable_execution(
            request, replace(config, loop_timeout=None) if _too_many(config) else config
        )


@fault(
    options={
        "part=deadline": ["configurations.keeps_the_deadline_to_the_preparation"],
        "part=priority": ["configurations.refuses_what_it_refuses_without"],
    },
    hal=_NEW,
)
class HintsReplaceTheRest(ReferenceDevice):
    """A config with hints that the driver does not know is taken for a default one, in a part of it."""

    part: str

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        if config.hints and self.part == "deadline":
            config = replace(config, deadline=None)
        elif config.hints:
            config = replace(config, priority=Priority.MEDIUM)
        return super().prepare_model_with_config(model, config, callback)


@fault("configurations.read_prefixes_for_hints_alone", hal=_NEW)
class ConfigHasThePrefixes(ReferenceDevice):
    """There is one table of prefixes: those of the config replace the model's for the same extensions."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        names = dict(model.extension_name_to_prefix)
        names.update({name: prefix for name, prefix in config.extension_name_to_prefix if name in names})
        model = replace(model, extension_name_to_prefix=tuple(names.items()))
        return super().prepare_model_with_config(model, config, callback)


@fault("configurations.read_prefixes_for_hints_alone", hal=_NEW)
class OnePrefixInBothTables(ReferenceDevice):
    """A prefix that stands for one extension in the model and for another in the config is INVALID_ARGUMENT."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        names = {prefix: name for name, prefix in model.extension_name_to_prefix}
        if any(names.get(prefix, name) != name for name, prefix in config.extension_name_to_prefix):
            callback(_INVALID, None)
            return _INVALID
        return super().prepare_model_with_config(model, config, callback)
