"""Executions that wait for events, and the fences of these."""

from __future__ import annotations

import os
import threading

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.driver.fences import FenceState, Signal, wait_for
from nnconform.harness.execution.expect import expect
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.client.api import ResultCode

_DATA, _STATE, _NULL = ResultCode.BAD_DATA, ResultCode.BAD_STATE, ResultCode.UNEXPECTED_NULL
_SOURCE = "runtime TestValidation"
# How long a call may take that waits itself for what its execution depends on.
_PATIENCE = 1.0
_SIZE = 24


@client_rule(f"{_SOURCE}: ValidationTestExecution, FencedExecution")
def computes_after_events(client: Client) -> None:
    """An execution that depends on others computes the right outputs, whether these wait or were started plainly."""
    api, compilation = client.api, client.compilation()
    (first, first_rooms), (second, second_rooms), (last, last_rooms) = (client.execution(compilation) for _ in range(3))
    plain = client.take(api.execution_start_compute(first), "startCompute")
    call = "startComputeWithDependencies"
    made = api.execution_start_compute_with_dependencies(second, None, 0, 0)
    free = client.take(made, f"{call} on nothing")
    made = api.execution_start_compute_with_dependencies(last, [plain, free], 2, 0)
    bound = client.take(made, f"{call} on two events")
    for event in (bound, free, plain):
        client.expect(api.event_wait(event), NO_ERROR, call="Event_wait")
    for rooms in (first_rooms, second_rooms, last_rooms):
        client.expect_right(rooms, call)
    for event in (bound, free, plain):
        api.event_free(event)


@client_rule("runtime TestExecution, fenced; NeuralNetworks.h: startComputeWithDependencies")
def waits_for_its_dependencies(client: Client) -> None:
    """An execution reads its inputs after what it depends on has come, and its own fence is signalled at its end."""
    api, signal, returned = client.api, Signal(), threading.Event()
    dependency = client.take(api.event_create_from_fence(signal.fence), "Event_createFromSyncFenceFd")
    memory, own = client.memory(_SIZE)
    execution, rooms = client.bare_execution(), [bytearray(_SIZE)]
    first, second = client.case.inputs
    assert first is not None
    assert second is not None
    code = api.execution_set_input_from_memory(execution, 0, memory, 0, _SIZE)
    client.expect(code, NO_ERROR, call="setInputFromMemory")
    client.expect(api.execution_set_input(execution, 1, second.tobytes(), _SIZE), NO_ERROR, call="setInput")
    client.expect(api.execution_set_output(execution, 0, rooms[0], _SIZE), NO_ERROR, call="setOutput")

    def come() -> None:
        # An implementation may wait within the call.
        returned.wait(_PATIENCE)
        own.view()[:] = first.tobytes()
        signal.signal()

    thread = threading.Thread(target=come)
    thread.start()
    try:
        made = api.execution_start_compute_with_dependencies(execution, [dependency], 1, 0)
    finally:
        returned.set()
        thread.join()
        os.close(signal.fence)
    event = client.take(made, "startComputeWithDependencies on a fence")
    code, fence = api.event_get_fence(event)
    client.expect(code, NO_ERROR, _DATA, call="Event_getSyncFenceFd")
    if code == NO_ERROR:
        state = wait_for(fence, None)
        os.close(fence)
        expect(state is FenceState.SIGNALLED, "Event_getSyncFenceFd: the fence of an execution failed", Verdict.WRONG)
    client.expect(api.event_wait(event), NO_ERROR, call="Event_wait")
    client.expect_right(rooms, "startComputeWithDependencies on a fence")
    api.event_free(event)
    api.event_free(dependency)


@client_rule("NeuralNetworks.h: startComputeWithDependencies, on events in an error state")
def fails_with_its_dependencies(client: Client) -> None:
    """An execution that depends on a fence that failed is not launched, or fails."""
    api, signal = client.api, Signal()
    dependency = client.take(api.event_create_from_fence(signal.fence), "Event_createFromSyncFenceFd")
    signal.fail()
    os.close(signal.fence)
    execution, _ = client.execution()
    code, event = api.execution_start_compute_with_dependencies(execution, [dependency], 1, 0)
    if code == NO_ERROR:
        code = api.event_wait(event)
        api.event_free(event)
    wanted = [each for each in ResultCode if each != NO_ERROR]
    client.expect(code, *wanted, call="startComputeWithDependencies on a fence that failed, and Event_wait")
    api.event_free(dependency)


@client_rule(f"{_SOURCE}: EventCreateFromSyncFenceFd, EventGetSyncFenceFd, FencedExecution")
def dependencies_are_events(client: Client) -> None:
    """A null pointer in place of an execution, of the list of events or of one of them is UNEXPECTED_NULL; a descriptor
    of -1 is no fence: BAD_DATA. An execution that was started is not started behind events: BAD_STATE.
    """
    api, (execution, _) = client.api, client.execution()
    call = "startComputeWithDependencies"
    event = client.take(api.execution_start_compute_with_dependencies(execution, None, 0, 0), call)
    client.expect(api.event_wait(event), NO_ERROR, call="Event_wait")
    other, _ = client.execution()
    for what, given in {
        "without an execution": (None, [event], 1),
        "without a list of its one event": (other, None, 1),
        "on a null pointer among the events": (other, [event, None], 2),
    }.items():
        code, _ = api.execution_start_compute_with_dependencies(*given, 0)
        client.expect(code, _NULL, call=f"{call} {what}")
    code, _ = api.execution_start_compute_with_dependencies(execution, None, 0, 0)
    client.expect(code, _STATE, call=f"{call} again")
    client.expect(api.event_create_from_fence(-1)[0], _DATA, call="Event_createFromSyncFenceFd -1")
    client.expect(api.event_get_fence(None)[0], _NULL, call="Event_getSyncFenceFd of nothing")
    api.event_free(event)
