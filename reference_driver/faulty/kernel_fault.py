"""The reference driver with one fault of ``_faults`` in the kernel of one operation.

``inproc:reference_driver.faulty.kernel_fault?fault=NAME&operation=OP``, and optionally ``&place=ARGUMENT`` (which one,
where a fault can be at several) and ``&signature=N`` (only in that signature, counted from 0).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlencode

from nnconform.harness.model.codes import FusedActivation, OperationType
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.call import Call
from nnconform.harness.ops.table import TABLE
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target, faults
from nnconform.reference_driver.kernels.registry import Kernel
from nnconform.reference_driver.plan import Program, Step, Values, kernel_for


@dataclass(frozen=True, slots=True)
class Seed:
    """A fault at a place: in one signature of an operation, or in all (None)."""

    name: str
    operation: OperationType
    place: str
    signature: int | None

    @property
    def fault(self) -> Fault:
        """The mistake."""
        return faults()[self.name]

    @property
    def options(self) -> str:
        """What follows the ``?`` in the address of a driver that has it."""
        where = {"place": self.place} if self.place else {}
        number = {} if self.signature is None else {"signature": self.signature}
        return urlencode({"fault": self.name, "operation": self.operation.name, **where, **number})

    @property
    def says(self) -> str:
        """What the driver does wrong."""
        return self.fault.says

    @property
    def needs(self) -> str:
        """What a case must have to show it."""
        return self.fault.needs

    def hits(self, call: Call) -> bool:
        """Whether the call is one that it strikes."""
        if call.op.code != self.operation:
            return False
        signatures = list(call.op.signatures())
        chosen = signatures if self.signature is None else [signatures[self.signature]]
        return any(call.form is each.form and call.types is each.row for each in chosen)


class FaultyStep(Step):
    """An operation whose kernel may be the faulty one."""

    def __init__(
        self, seed: Seed, program: Program, graph: Subgraph, operation: Operation, call: Call, kernel: Kernel
    ) -> None:
        super().__init__(program, graph, operation, call, kernel)
        self.seed, self.struck = seed, seed.hits(call)
        refuses = seed.fault.refuses
        if self.struck and refuses is not None and refuses(call, seed.place):
            raise ValidationError(call.where(seed.place), f"fault {seed.name}", "a valid call", "another")

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        strike = self.seed.fault.strike
        if not self.struck or strike is None:
            return super().compute(call, arguments)
        execution = Execution(call, self.kernel, self.seed.place, arguments)
        try:
            return strike(execution)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            # What the mistake leads to here no kernel computes: this call shows nothing of it.
            return execution.right

    def activation(self, values: Values) -> FusedActivation:
        found = super().activation(values)
        change = self.seed.fault.activation
        return change(found) if self.struck and change is not None else found


class KernelFaultDevice(ReferenceDevice):
    """The reference driver with ``seed`` in it."""

    def __init__(self, seed: Seed, **options: str) -> None:
        super().__init__(**options)
        self.seed = seed
        self.step = partial(FaultyStep, seed)

    def seeds(self, operation: OperationType) -> Iterator[Seed]:
        """Every fault that the kernels of an operation may have, signature by signature."""
        op = TABLE[operation]
        for number, signature in enumerate(op.signatures()):
            kernel = kernel_for(self.kernels, op, signature.form, signature.row)
            if kernel is not None:
                target = Target(op, signature.form, signature.row, kernel)
                for name, fault in faults().items():
                    for place in fault.places(target):
                        yield Seed(name, operation, place, number)


def open_device(
    fault: str = "neighbour_copied", operation: str = "TANH", place: str = "", signature: str = "", **options: str
) -> KernelFaultDevice:
    """The driver. Raises UsageError for a fault, operation or signature that there is not."""
    if fault not in faults():
        raise UsageError(f"no fault {fault!r}; known: {', '.join(faults())}")
    if operation not in OperationType.__members__ or OperationType[operation] not in TABLE:
        raise UsageError(f"no operation {operation!r}; known: {', '.join(code.name for code in sorted(TABLE))}")
    code = OperationType[operation]
    count = len(list(TABLE[code].signatures()))
    if signature and (not signature.isdecimal() or int(signature) >= count):
        raise UsageError(f"{operation} has no signature {signature!r}; it has 0 to {count - 1}")
    return KernelFaultDevice(Seed(fault, code, place, int(signature) if signature else None), **options)
