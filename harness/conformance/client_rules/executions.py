"""What the client's side computes: the right outputs, in every way, from many threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.expect import expect
from nnconform.harness.runtime.client.api import Handle, ResultCode

_THREADS = 4


@client_rule("runtime TestTrivialModel")
def computes(client: Client) -> None:
    """An execution computes the right outputs, and tells their rank and dimensions."""
    api, (execution, rooms) = client.api, client.execution()
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    client.expect_right(rooms, "compute")
    code, rank = api.execution_get_output_operand_rank(execution, 0)
    client.expect(code, NO_ERROR, call="getOutputOperandRank")
    expect(rank == 2, f"getOutputOperandRank: got {rank}, wanted 2")
    code, dimensions = api.execution_get_output_operand_dimensions(execution, 0, rank)
    client.expect(code, NO_ERROR, call="getOutputOperandDimensions")
    expect(dimensions == [2, 3], f"getOutputOperandDimensions: got {dimensions}, wanted [2, 3]")


@client_rule("runtime TestExecution: the result of Event_wait")
def computes_until_the_event(client: Client) -> None:
    """An execution that was started computes the right outputs by the end of the wait for its event."""
    api, (execution, rooms) = client.api, client.execution()
    event = client.take(api.execution_start_compute(execution), "startCompute")
    client.expect(api.event_wait(event), NO_ERROR, call="Event_wait")
    client.expect(api.event_wait(event), NO_ERROR, call="Event_wait again")
    api.event_free(event)
    client.expect_right(rooms, "startCompute")


@client_rule("runtime TestValidation: ValidationTestBurst")
def computes_in_bursts(client: Client) -> None:
    """Executions in a burst compute the right outputs; the burst of another compilation is BAD_DATA."""
    api, compilation = client.api, client.compilation()
    burst = client.take(api.burst_create(compilation), "Burst_create")
    for _ in range(2):
        execution, rooms = client.execution(compilation)
        client.expect(api.execution_burst_compute(execution, burst), NO_ERROR, call="burstCompute")
        client.expect_right(rooms, "burstCompute")
    other, _ = client.execution()
    code = api.execution_burst_compute(other, burst)
    client.expect(code, ResultCode.BAD_DATA, call="burstCompute in the burst of another compilation")
    api.burst_free(burst)


@client_rule("runtime ModelBuilder, sortIntoRunOrder")
def orders_operations(client: Client) -> None:
    """The operations of a model may be added in any order."""
    case = models.case("chain_float32")
    compilation = client.compilation(client.model(case.model, backwards=True))
    execution, rooms = client.execution(compilation, case)
    client.expect(client.api.execution_compute(execution), NO_ERROR, call="compute")
    client.expect_right(rooms, "operations added last first", case)


@client_rule("NeuralNetworksTest_mt; TestValidation: concurrent executions of one compilation")
def computes_for_many_threads(client: Client) -> None:
    """Several threads may execute one compilation at once, each by its own execution."""
    compilation = client.compilation()

    def run(made: tuple[Handle, list[bytearray]]) -> int:
        return client.api.execution_compute(made[0])

    made = [client.execution(compilation) for _ in range(_THREADS)]
    with ThreadPoolExecutor(_THREADS) as pool:
        for code in pool.map(run, made):
            client.expect(code, NO_ERROR, call="compute beside others")
    for _, rooms in made:
        client.expect_right(rooms, "compute beside others")


@client_rule("runtime TestIntrospectionControl: timing")
def measures(client: Client) -> None:
    """A measured execution has durations: on the device no longer than in the driver, or unknown."""
    api, (execution, _) = client.api, client.execution(client.on_device())
    client.expect(api.execution_set_measure_timing(execution, True), NO_ERROR, call="setMeasureTiming")
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    durations = []
    for what in (0, 1):
        code, duration = api.execution_get_duration(execution, what)
        client.expect(code, NO_ERROR, call=f"getDuration {what}")
        durations.append(duration)
    device, driver = durations
    unknown = 2**64 - 1
    expect(
        unknown in durations or device <= driver, f"getDuration: {device} ns on the device, {driver} ns in the driver"
    )
