"""The survey before the stress: which cases the driver executes right without load. Only these are used."""

from __future__ import annotations

from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import DeviceStatus
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung
from nnconform.harness.results.verdict import Stage, VerdictReached
from nnconform.harness.stress.availability import await_available, known_status
from nnconform.harness.stress.client import ClientThread, ResourcesExhausted, StressClient


def survey(client: StressClient) -> tuple[list[tuple[int, list[str]]], dict[str, str], DeviceStatus]:
    """Return the cases by index, each with the paths on which it was right, the reasons for those left out, and the
    status of the device; after a test, which cases are usable being known, once it is AVAILABLE again.

    Raises DriverFault if the driver breaks down on a case.
    """
    status = DeviceStatus.AVAILABLE
    usable: list[tuple[int, list[str]]] = []
    left_out: dict[str, str] = {}

    def work(worker: ClientThread) -> None:
        for place, case in enumerate(client.cases):
            with worker.step(Stage.PREPARE, case.name):
                preparation = prepare(worker.session, case.model)
            if preparation.prepared is None:
                left_out[case.name] = f"not prepared: {preparation.status.name}"
                continue
            ways = []
            for way in client.ways:
                try:
                    worker.execute(preparation.prepared, case, way)
                except ResourcesExhausted:
                    # Without any load: every other case would end the same way.
                    raise
                except VerdictReached as reached:
                    left_out[f"{case.name}, {way}"] = f"{reached.verdict}: {reached}"
                except DriverFault as fault:
                    if isinstance(fault, DriverCrashed | DriverHung):
                        raise
                    left_out[f"{case.name}, {way}"] = str(fault)
                else:
                    ways.append(way)
            worker.close(preparation.prepared, case.name)
            if ways:
                usable.append((place, ways))
        nonlocal status
        status = await_available(worker, "after the test") if client.usable else known_status(worker, "before the test")

    client.run_in_this_thread(work)
    return usable, left_out, status
