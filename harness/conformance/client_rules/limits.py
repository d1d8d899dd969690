"""Limits of time: of compilations, executions and loops."""

from __future__ import annotations

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.execution.expect import expect
from nnconform.harness.runtime.client.api import ResultCode

_DATA, _STATE, _NULL = ResultCode.BAD_DATA, ResultCode.BAD_STATE, ResultCode.UNEXPECTED_NULL
_MISSED = (ResultCode.MISSED_DEADLINE_TRANSIENT, ResultCode.MISSED_DEADLINE_PERSISTENT)
_SOURCE = "runtime TestValidation"
_SECOND, _MOST = 10**9, 2**64 - 1


@client_rule(f"{_SOURCE}: ValidationTestCompilation, SetTimeout, ExecutionSetTimeout, ExecutionTiming")
def one_device_alone_is_limited_and_measured(client: Client) -> None:
    """The time of a compilation that names no devices is not limited, and that of its executions neither limited nor
    measured: BAD_DATA.
    """
    api = client.api
    compilation = client.take(api.compilation_create(client.model()), "Compilation_create")
    client.expect(api.compilation_set_timeout(compilation, _SECOND), _DATA, call="Compilation_setTimeout")
    client.expect(api.compilation_finish(compilation), NO_ERROR, call="Compilation_finish")
    execution = client.bare_execution(compilation)
    client.expect(api.execution_set_timeout(execution, _SECOND), _DATA, call="Execution_setTimeout")
    for measure in (False, True):
        code = api.execution_set_measure_timing(execution, measure)
        client.expect(code, _DATA, call=f"setMeasureTiming {measure}")


@client_rule(f"{_SOURCE}: ValidationTestCompilation, SetTimeout, Finish")
def limits_are_set_before_the_end(client: Client) -> None:
    """The limit of a finished compilation cannot be set: BAD_STATE; that of no compilation and no execution is
    UNEXPECTED_NULL.
    """
    api = client.api
    code = api.compilation_set_timeout(client.on_device(), _SECOND)
    client.expect(code, _STATE, call="Compilation_setTimeout after the end")
    client.expect(api.compilation_set_timeout(None, _SECOND), _NULL, call="Compilation_setTimeout of nothing")
    client.expect(api.execution_set_timeout(None, _SECOND), _NULL, call="Execution_setTimeout of nothing")


@client_rule(f"{_SOURCE}: SetTimeoutMaximum, ExecutionSetTimeoutMaximum")
def the_longest_limit_is_kept(client: Client) -> None:
    """With the largest limits, a compilation and an execution in each way come to their end."""
    api, compilation = client.api, client.unfinished_on_device()
    client.expect(api.compilation_set_timeout(compilation, _MOST), NO_ERROR, call="Compilation_setTimeout, the largest")
    client.expect(api.compilation_finish(compilation), NO_ERROR, call="Compilation_finish in the longest time")
    for way in client.ways(compilation):
        execution, rooms = client.execution(compilation)
        client.expect(api.execution_set_timeout(execution, _MOST), NO_ERROR, call="Execution_setTimeout, the largest")
        code = api.execution_set_loop_timeout(execution, _MOST)
        client.expect(code, NO_ERROR, call="setLoopTimeout, the largest")
        client.expect(way.run(execution), NO_ERROR, call=f"{way.name} in the longest time")
        client.expect_right(rooms, f"{way.name} in the longest time")


@client_rule(f"{_SOURCE}: SetTimeout, ExecutionSetTimeout")
def a_limit_is_kept_or_missed(client: Client) -> None:
    """With a limit of a nanosecond, a compilation and an execution in each way come to an end or miss the deadline."""
    api, compilation = client.api, client.unfinished_on_device()
    client.expect(api.compilation_set_timeout(compilation, 1), NO_ERROR, call="Compilation_setTimeout, 1 ns")
    client.expect(api.compilation_finish(compilation), NO_ERROR, *_MISSED, call="Compilation_finish in 1 ns")
    compilation = client.on_device()
    for way in client.ways(compilation):
        execution, rooms = client.execution(compilation)
        client.expect(api.execution_set_timeout(execution, 1), NO_ERROR, call="Execution_setTimeout, 1 ns")
        code = way.run(execution)
        client.expect(code, NO_ERROR, *_MISSED, call=f"{way.name} in 1 ns")
        if code == NO_ERROR:
            client.expect_right(rooms, f"{way.name} in 1 ns")


@client_rule("runtime TestControlFlow: the limits of loops")
def loops_have_a_limit(client: Client) -> None:
    """The default limit of loops is above 0, and at most the largest."""
    default, largest = client.api.default_loop_timeout(), client.api.maximum_loop_timeout()
    expect(0 < default <= largest, f"loops end after {default} ns by default, at most after {largest} ns")
