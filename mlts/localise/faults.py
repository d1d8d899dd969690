"""How often localisation names what is wrong: networks on drivers with a fault in a kernel, or a wrong pass.

A fault counts if the network's outputs on its driver are others than on the right one, by more than a right driver may
be off: a pass that is wrong elsewhere may only round otherwise here. Named right is the operation
whose kernel has the fault, alone; of a pass, operations that the pass itself rewrites when they are a model.
"""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, redirect_stderr

import msgspec

from nnconform.harness.campaigns.graph_case import run_graph
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.selftest.faults import BUNDLED
from nnconform.harness.selftest.graph_faults import kernel_faults
from nnconform.harness.selftest.planted_passes import Rewriting, planted_passes
from nnconform.harness.selftest.score import HAL
from nnconform.mlts.localise.localise import Localiser
from nnconform.mlts.localise.part import cut_out
from nnconform.mlts.localise.part_run import same_values
from nnconform.mlts.localise.rounding import RIGHT, rounded_otherwise
from nnconform.mlts.localise.search import Tried
from nnconform.mlts.localise.shrink import shrink

# A reproducer has at most so many operations.
MOST_OPERATIONS = 3


class NetworkFault(msgspec.Struct, frozen=True):
    """A driver with a fault: in the kernel of ``operation``, or in a pass if that is None."""

    name: str
    address: str
    operation: OperationType | None = None

    @property
    def group(self) -> str:
        """What the fault is in: a kernel or a pass."""
        return "pass" if self.operation is None else "kernel"


class FaultLocalised(msgspec.Struct, frozen=True):
    """What localisation said of a driver with a fault. ``shows``: the network's outputs are others than on the right
    driver. ``named``: the first guilty operations; ``right``: they are those with the fault. ``reproduced``: the
    smallest model has few operations, fails on the driver and passes on the right one. ``seconds``: processor time.
    """

    fault: NetworkFault
    shows: bool
    named: str = ""
    right: bool = False
    reproduced: bool = False
    seconds: float = 0.0


class FaultLocaliser:
    """Localises the faults of drivers in one network; the right driver's outputs are computed once."""

    def __init__(self, localiser: Localiser) -> None:
        self._localiser = localiser
        self._right = Session(RIGHT)
        numbers = range(len(localiser.model.main.operations))
        self._whole = cut_out(localiser.model, numbers, localiser.values)
        self._outputs = localiser.runner.observe(self._right, self._whole).outputs

    def faults(self, count: int | None, seed: int) -> list[NetworkFault]:
        """Return the faults that concern the network; only ``count`` of each group, drawn at random, if not None."""
        model = self._localiser.model
        codes = {step.type for step in model.main.operations}
        kernels = [NetworkFault(str(each), each.address, each.operation) for each in kernel_faults()]
        groups = [
            [each for each in kernels if each.operation in codes],
            [each for each in _passes() if self._rewrites(each, model)],
        ]
        if count is not None:
            groups = [random.Random(seed).sample(group, min(count, len(group))) for group in groups]
        return [each for group in groups for each in group]

    def _rewrites(self, fault: NetworkFault, model: Model) -> bool:
        with closing(Session(fault.address)) as session:
            device = session.device()
            return isinstance(device, Rewriting) and device.rewritten(model) is not None

    def localise(self, faults: Sequence[NetworkFault]) -> Iterator[FaultLocalised]:
        """Yield what localisation says of each fault."""
        for fault in faults:
            # The stacks that drivers print whose faults are that they raise are not for the user.
            with redirect_stderr(io.StringIO()), closing(Session(fault.address)) as session:
                localised = self._localise(fault, session)
            yield localised

    def _localise(self, fault: NetworkFault, session: Session) -> FaultLocalised:
        run = self._localiser.runner.observe(session, self._whole)
        if run.outputs is not None and self._outputs is not None and not self._shows(run.outputs, self._outputs):
            return FaultLocalised(fault, False)
        began = time.process_time()
        first = self._localiser.search(session).first
        seconds = time.process_time() - began
        if first is None:
            return FaultLocalised(fault, True, seconds=seconds)
        steps = self._localiser.model.main.operations
        named = ", ".join(OperationType(steps[number].type).name for number in first.part.numbers)
        right, reproduced = self._is_right(fault, session, first), self._reproduces(session, first)
        return FaultLocalised(fault, True, named, right, reproduced, seconds)

    def _shows(self, outputs: Sequence[Array], right: Sequence[Array]) -> bool:
        """Return whether outputs are others than the right driver's, beyond rounding."""
        exact = [self._localiser.values[index] for index in self._whole.outputs]
        return any(_differs(*each) for each in zip(outputs, right, exact, strict=True))

    def _is_right(self, fault: NetworkFault, session: Session, first: Tried) -> bool:
        if fault.operation is not None:
            codes = [self._localiser.model.main.operations[number].type for number in first.part.numbers]
            return codes == [fault.operation]
        device = session.device()
        return isinstance(device, Rewriting) and device.rewritten(first.part.graph.model) is not None

    def _reproduces(self, session: Session, first: Tried) -> bool:
        small = shrink(session, self._localiser.runner, first)
        if small is None or len(small.graph.model.main.operations) > MOST_OPERATIONS:
            return False
        return run_graph(session, small).failed and not run_graph(self._right, small).failed

    def alarms(self, addresses: Sequence[str], tell: Callable[[str], None]) -> Iterator[tuple[str, str]]:
        """Yield each right driver on which an operation is named all the same, with the operations."""
        for address in addresses:
            tell(address)
            with closing(Session(address)) as session:
                for each in self._localiser.search(session).guilty:
                    yield address, f"operations {list(each.part.numbers)}: {each.run.outcome.message}"

    def close(self) -> None:
        """Close the right driver."""
        self._right.close()


def _differs(got: Array, right: Array, exact: Array | None) -> bool:
    if same_values([got], [right]):
        return False
    if exact is None or got.dtype.kind != "f" or got.shape != exact.shape:
        return True
    return not rounded_otherwise(got, right, exact)


def _passes() -> list[NetworkFault]:
    return [NetworkFault(each.name, f"{each.address(BUNDLED)}&{HAL}") for each in planted_passes()]
