"""Before the stress: which cases the driver does right when it has nothing else to do. Only these are used."""

from __future__ import annotations

from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung
from nnconform.harness.results.verdict import Stage, VerdictReached
from nnconform.harness.stress.client import ClientThread, ResourcesExhausted, StressClient


def survey(client: StressClient) -> tuple[list[tuple[int, list[str]]], dict[str, str]]:
    """The cases by their places, each with the ways in which it was right; and those left out, with the reason.

    Raises DriverFault where the driver breaks down over one.
    """
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
                    # With nothing else to do: it would be so with every case.
                    raise
                except VerdictReached as settled:
                    left_out[f"{case.name}, {way}"] = f"{settled.verdict}: {settled}"
                except DriverFault as fault:
                    if isinstance(fault, DriverCrashed | DriverHung):
                        raise
                    left_out[f"{case.name}, {way}"] = str(fault)
                else:
                    ways.append(way)
            worker.close(preparation.prepared, case.name)
            if ways:
                usable.append((place, ways))

    client.run_in_this_thread(work)
    return usable, left_out
