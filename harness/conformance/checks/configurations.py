"""Checks of preparations and executions with a config, and of the hints of vendors in it (AIDL 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.cache_files import TOKEN, CacheFiles
from nnconform.harness.conformance.support.deadlines import SECOND, after
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.conformance.support.vendor import expect_numbers, fibonacci, need_fibonacci, run_fibonacci
from nnconform.harness.driver.interface import (
    ExecutionConfig,
    FencedResult,
    PreparedModel,
    PrepareModelConfig,
    TokenValuePair,
)
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_case, judge_memory
from nnconform.harness.execution.paths import (
    PATHS,
    create_reusable,
    expect_not_launched,
    finish,
    open_burst,
    slots_of,
)
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.extensions.bundled.fibonacci import NAME
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import (
    MISSED_DEADLINE,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Priority,
    extension_type,
)
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.spec.case import Case

_PREPARE = "IDevice of AIDL 4, prepareModelWithConfig"
_HINTS = "PrepareModelConfig and ExecutionConfig of AIDL 4, hints"
_PREFIX, _OTHER = 0x7AAA, 0x0001
_UNKNOWN = ("nnconform.no_such_extension", _PREFIX)
_LARGE = 1 << 20
# How often a deadline that has passed is tried.
_ATTEMPTS = 4
# Nanoseconds: a limit for loops, and one that only the default limit of 2 s reaches.
_LIMIT, _DEFAULT = SECOND // 50, 19 * SECOND // 10


def _configs(level: Level, source: str, **more: object) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=HalVersion.AIDL4, feature="config", source=source, **more)  # type: ignore[arg-type]


def _launch(subject: Subject, model: Model, config: PrepareModelConfig) -> Preparation:
    """Prepare with a config. Raises VerdictReached if the preparation breaks the contract."""
    preparation = Preparation()
    preparation.launched = subject.device.prepare_model_with_config(model, config, preparation)
    if not preparation.calls:
        subject.session.wait(preparation.arrived, "prepare_model_with_config")
    for _, prepared in preparation.calls:
        if prepared is not None:
            subject.keep(prepared)
    preparation.expect_no_problem()
    return preparation


def _prepare(subject: Subject, case: Case, config: PrepareModelConfig, what: str = "") -> PreparedModel:
    preparation = _launch(subject, case.model, config)
    if preparation.prepared is None:
        subject.expect_prepared(preparation.status, f"prepare_model_with_config of {case.name}{what}")
    assert preparation.prepared is not None
    return preparation.prepared


def _expect_right(subject: Subject, case: Case, config: PrepareModelConfig, what: str = "") -> None:
    """Prepare with a config, expect the right outputs, and give the model back: a driver may have room for few."""
    prepared = _prepare(subject, case, config, what)
    subject.expect_right(prepared, case)
    subject.give_back(prepared)


def _hint(prefix: int, local: int, value: bytes) -> TokenValuePair:
    return TokenValuePair(extension_type(prefix, local), value)


def _known_extension(subject: Subject) -> tuple[tuple[str, int], ...]:
    _, extensions = subject.device.supported_extensions()
    return tuple((each.name, _OTHER) for each in extensions[:1])


def _with_hints(subject: Subject, config: PrepareModelConfig, hints: tuple[TokenValuePair, ...]) -> PrepareModelConfig:
    names = (_UNKNOWN, *_known_extension(subject)) if hints else ()
    return replace(config, hints=hints, extension_name_to_prefix=names)


# Hints that a driver ignores, or that are its own, which it may ignore too.
_KINDS: Mapping[str, tuple[TokenValuePair, ...]] = {
    "none": (),
    "of an unknown extension": (_hint(_PREFIX, 0xB, b"\1\2\3\4"),),
    "empty": (_hint(_PREFIX, 1, b""),),
    "large": (_hint(_PREFIX, 2, bytes(_LARGE)),),
    "many": tuple(_hint(_PREFIX, number, bytes([number])) for number in range(256)),
    "of an extension that it has": (_hint(_OTHER, 0xFFFF, b"\377" * 7),),
}


@_configs(
    Level.VTS, f"{_PREPARE}; VTS GeneratedTestHarness: all cases with prepareModelWithConfig", stage=Stage.PREPARE
)
def prepares_what_it_prepares_without(subject: Subject) -> None:
    """A model that is prepared with a config computes the right outputs, with each preference and priority."""
    for case in supported(subject, models.cases(subject.hal)):
        _expect_right(subject, case, PrepareModelConfig())
    (case,) = supported(subject, [models.case("add_float32")])
    for preference, priority in product(ExecutionPreference, Priority):
        _expect_right(subject, case, PrepareModelConfig(preference, priority))


@_configs(
    Level.VTS,
    f"{_PREPARE}: must verify its inputs, INVALID_ARGUMENT; VTS ValidateModel",
    stage=Stage.PREPARE,
    variants=("model", "preference", "priority"),
)
def refuses_what_it_refuses_without(subject: Subject, broken: str) -> None:
    """With a config too, an invalid model, an unknown preference or priority is refused with INVALID_ARGUMENT, and the
    callback is called once, with that status and no prepared model, whatever hints the config has.
    """
    model = models.case("add_float32").model
    if broken == "model":
        first = replace(
            model.main.operations[0], inputs=(len(model.main.operands), *model.main.operations[0].inputs[1:])
        )
        model = replace(model, main=replace(model.main, operations=(first, *model.main.operations[1:])))
    wrong = [{broken: -1}, {broken: 3}] if broken != "model" else [{}]
    for arguments, (what, hints) in product(wrong, _KINDS.items()):
        config = _with_hints(subject, PrepareModelConfig(**arguments), hints)  # type: ignore[arg-type]
        preparation = _launch(subject, model, config)
        call = f"prepare_model_with_config with an invalid {broken}, and hints: {what}"
        expect_status(preparation.status, ErrorStatus.INVALID_ARGUMENT, call=call)


@_configs(Level.TEXT, f"{_PREPARE}, deadlineNs: may be aborted, with MISSED_DEADLINE_*", stage=Stage.PREPARE)
def keeps_the_deadline_to_the_preparation(subject: Subject) -> None:
    """The deadline in a config is that of the preparation: one that has passed may end it with MISSED_DEADLINE_*, one
    in an hour has no effect. Where one that has passed always ends it, hints do not change that.
    """
    need_own(subject, "deadline")
    (case,) = supported(subject, [models.case("chain_float32")])
    preparation = _launch(subject, case.model, PrepareModelConfig(deadline=1))
    expect_status(
        preparation.status, ErrorStatus.NONE, *MISSED_DEADLINE, call="prepare_model_with_config after its deadline"
    )
    if preparation.prepared is not None:
        subject.give_back(preparation.prepared)
    _expect_right(subject, case, PrepareModelConfig(deadline=after(3600)))
    missing = [what for what in _KINDS if _misses(subject, case, _KINDS[what])]
    text = "preparations whose deadline has passed: all miss it without hints, which must be ignored if unknown"
    for what in _KINDS if "none" in missing else ():
        expect(what in missing, f"{text}, and none does with hints: {what}")


def _misses(subject: Subject, case: Case, hints: tuple[TokenValuePair, ...]) -> bool:
    """Return whether preparations whose deadline has passed miss it: all without hints, or with some any, or fail."""
    config, missed = _with_hints(subject, PrepareModelConfig(deadline=1), hints), list[bool]()
    for _ in range(_ATTEMPTS):
        preparation = _launch(subject, case.model, config)
        missed.append(preparation.status in MISSED_DEADLINE if not hints else preparation.prepared is None)
        if preparation.prepared is not None:
            subject.give_back(preparation.prepared)
    return any(missed) if hints else all(missed)


@_configs(
    Level.TEXT,
    "PrepareModelConfig of AIDL 4, modelCache, dataCache, cacheToken: to restore the model with the same token",
    stage=Stage.PREPARE,
    variants=tuple(_KINDS),
)
def saves_what_it_restores(subject: Subject, hints: str) -> None:
    """A model that is prepared with cache files in its config, and saved to them, is restored by the token of the
    config, and by no other, whatever hints the config has too.
    """
    need_own(subject, "caching")
    case = models.case("add_float32")
    files = CacheFiles.create(subject)
    names = (_UNKNOWN, *_known_extension(subject)) if _KINDS[hints] else ()
    config = PrepareModelConfig(
        model_cache=tuple(files.model),
        data_cache=tuple(files.data),
        token=TOKEN,
        hints=_KINDS[hints],
        extension_name_to_prefix=names,
    )
    before = files.contents()
    _expect_right(subject, case, config)
    if (loaded := files.load().prepared) is not None:
        subject.give_back(loaded)
    else:
        files.expect_refused("by the token of no file", token=bytes(len(TOKEN)))
        if files.contents() == before:
            not_applicable("the driver saved nothing to the files of a config, as it may choose")
    subject.expect_right(files.restore("saved with a config"), case)
    files.expect_refused("saved with a config, by another token", token=bytes(len(TOKEN)))


def _run_plain(subject: Subject, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> ExecutionResult:
    return prepared.execute_synchronously_with_config(request, config)


def _run_fenced(
    subject: Subject, prepared: PreparedModel, request: Request, config: ExecutionConfig
) -> ExecutionResult:
    need_own(subject, "fenced")
    return _finished(subject, prepared.execute_fenced_with_config(request, (), config))


def _finished(subject: Subject, launched: FencedResult) -> ExecutionResult:
    if launched.status != ErrorStatus.NONE:
        expect_not_launched(launched)
        return ExecutionResult(launched.status)
    return ExecutionResult(finish(subject.session, launched).status)


def _run_burst(subject: Subject, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> ExecutionResult:
    need_own(subject, "burst")
    burst = open_burst(prepared)
    try:
        return burst.execute_synchronously_with_config(request, slots_of(request), config)
    finally:
        burst.close()


def _run_reusable(
    subject: Subject, prepared: PreparedModel, request: Request, config: ExecutionConfig
) -> ExecutionResult:
    need_own(subject, "reusable")
    status, execution = create_reusable(prepared, request, config)
    if execution is None:
        return ExecutionResult(status)
    try:
        return execution.execute_synchronously()
    finally:
        execution.close()


_RUNS: Mapping[str, Callable[[Subject, PreparedModel, Request, ExecutionConfig], ExecutionResult]] = {
    "synchronous": _run_plain,
    "fenced": _run_fenced,
    "burst": _run_burst,
    "reusable": _run_reusable,
}


@_configs(
    Level.TEXT,
    f"{_HINTS}: must be ignored if the extension is not supported, or if they are invalid",
    stage=Stage.PREPARE,
)
def prepares_whatever_the_hints(subject: Subject) -> None:
    """Compilation hints that the driver does not know are ignored: of an unknown extension, empty, large, many, or with
    a number that the driver's own extension does not have. The model is prepared, and computes the right outputs.
    """
    (case,) = supported(subject, [models.case("add_float32")])
    for what, hints in _KINDS.items():
        config = PrepareModelConfig(hints=hints, extension_name_to_prefix=(_UNKNOWN, *_known_extension(subject)))
        _expect_right(subject, case, config, f" with hints: {what}")


@_configs(
    Level.TEXT,
    f"{_HINTS}: must be ignored if the extension is not supported, or if they are invalid",
    variants=tuple(_RUNS),
)
def executes_whatever_the_hints(subject: Subject, path: str) -> None:
    """Execution hints that the driver does not know are ignored, on every path that takes some."""
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for what, hints in _KINDS.items():
        config = ExecutionConfig(hints=hints, extension_name_to_prefix=(_UNKNOWN, *_known_extension(subject)))
        result = _RUNS[path](subject, prepared, subject.lay_out(case), config)
        judge_case(case, subject.arena, result, f"{path} execution with hints: {what}")


@_configs(
    Level.STRICT,
    f"{_HINTS}: the client must not name a token twice; what follows if it does is ours",
    variants=tuple(_RUNS),
)
def refuses_or_ignores_a_hint_twice(subject: Subject, path: str) -> None:
    """An execution with the same token twice among its hints is right, or refused with INVALID_ARGUMENT; executions
    after it are right.
    """
    case = models.case("add_float32")
    prepared, hints = subject.prepare(case.model), (_hint(_PREFIX, 1, b"a"), _hint(_PREFIX, 1, b"b"))
    config = ExecutionConfig(hints=hints, extension_name_to_prefix=(_UNKNOWN,))
    result = _RUNS[path](subject, prepared, subject.lay_out(case), config)
    expect_status(result.status, ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT, call="an execution with a token twice")
    if result.status == ErrorStatus.NONE:
        judge_case(case, subject.arena, result, f"{path} execution with a token twice")
    else:
        judge_memory(subject.arena)
    subject.expect_right(prepared, case)


@_configs(
    Level.VTS,
    "IPreparedModel and IBurst of AIDL 4, the executions with a config: must verify the inputs; VTS ValidateRequest",
    variants=tuple(_RUNS),
)
def refuses_a_broken_request(subject: Subject, path: str) -> None:
    """With a config too, a request without one of its arguments is refused with INVALID_ARGUMENT on every path."""
    case = models.case("add_float32")
    prepared, request = subject.prepare(case.model), subject.lay_out(case)
    broken = (
        Request(request.inputs[1:], request.outputs, request.pools),
        Request(request.inputs, request.outputs[1:], request.pools),
    )
    for wrong in broken:
        result = _RUNS[path](subject, prepared, wrong, ExecutionConfig())
        expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=f"{path} execution of a request cut short")
        expect(subject.arena.untouched() == [0], f"{path}: a request that was refused wrote its output")
    subject.expect_right(prepared, case)


@_configs(
    Level.TEXT,
    "ExecutionConfig of AIDL 4, loopTimeoutDurationNs: the execution must be aborted after it",
    variants=tuple(_RUNS),
)
def keeps_the_limit_of_loops(subject: Subject, path: str) -> None:
    """A loop without end is aborted at the limit in the config, on every path, whatever hints the config has too."""
    need_own(subject, "deadline")
    case = models.case(models.ENDLESS)
    prepared = subject.prepare(case.model)
    for what, hints in _KINDS.items():
        config = ExecutionConfig(
            loop_timeout=_LIMIT,
            hints=hints,
            extension_name_to_prefix=(_UNKNOWN, *_known_extension(subject)) if hints else (),
        )
        call = f"{path} execution with a limit of {_LIMIT / SECOND:g} s for loops, and hints: {what}"
        for last in (False, False, True):
            began = after(0)
            result = _RUNS[path](subject, prepared, subject.lay_out(case), config)
            expect_status(result.status, *MISSED_DEADLINE, call=f"{call}; of an endless loop")
            if after(0) - began < _DEFAULT:
                break
            # A busy machine may take that long, now and then.
            expect(not last, f"{call}: aborted after the default limit of 2 s", Verdict.ERROR)


@_configs(
    Level.TEXT,
    "PrepareModelConfig and ExecutionConfig of AIDL 4, extensionNameToPrefix: for the tokens of their hints",
    variants=("of the model", "of operations"),
)
def read_prefixes_for_hints_alone(subject: Subject, prefixes: str) -> None:
    """The prefixes in a config are for its hints: those that a model gives to the same extensions stay the model's,
    also where the config gives them to others.
    """
    model, names = models.case("add_float32").model, _known_extension(subject)
    if not names:
        not_applicable("the driver offers no extension")
    ((known, _),) = names
    if prefixes == "of operations":
        need_fibonacci(subject)
        known, model = NAME, fibonacci(_OTHER)
    model = replace(model, extension_name_to_prefix=((known, _OTHER), _UNKNOWN))
    for others in (((known, _PREFIX),), ((known, _PREFIX), (_UNKNOWN[0], _OTHER))):
        for hints in ((), (_hint(_PREFIX, 0xFFFF, b"1"),)):
            config = PrepareModelConfig(hints=hints, extension_name_to_prefix=others)
            case = replace(models.case("add_float32"), model=model)
            prepared = _prepare(subject, case, config)
            for path, run in _RUNS.items():
                if PATHS[path].feature in subject.session.info().emulated:
                    continue
                its_config = ExecutionConfig(hints=hints, extension_name_to_prefix=others)
                call = f"{path} execution with other prefixes in its config"
                if prefixes == "of the model":
                    result = run(subject, prepared, subject.lay_out(case), its_config)
                    judge_case(case, subject.arena, result, call)
                else:
                    numbers = run_fibonacci(subject)
                    result = run(subject, prepared, numbers.request(), its_config)
                    expect_status(result.status, ErrorStatus.NONE, call=call)
                    expect_numbers(numbers.output(0))
            subject.give_back(prepared)
