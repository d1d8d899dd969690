"""The reference driver with a fault in the kernel of one operation.

Faults are derived from definitions (argument names, types, derived values), so that an operation added later has them
without further changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial, update_wrapper
from typing import Any

import msgspec

from nnconform.harness.driver.fault import fault, faults_of
from nnconform.harness.driver.options import format_options
from nnconform.harness.model.codes import FusedActivation, OperationType
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.table import TABLE
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.kernel._call import Execution, Target
from nnconform.reference_driver.kernel_choice import kernel_for
from nnconform.reference_driver.kernels.registry import Kernel
from nnconform.reference_driver.plan import Program, Step, Values

PACKAGE, _, AREA = __name__.rpartition(".")[0].rpartition(".")

Places = Callable[[Target], Iterable[str]]
Strike = Callable[[Execution], Sequence[Array]]
ChangeActivation = Callable[[FusedActivation], FusedActivation]
Refuse = Callable[[Call, str], bool]


@dataclass(eq=False)
class KernelFault:
    """A mistake in a kernel.

    ``says`` describes what the driver does wrong, ``needs`` what a case must have to show it. ``places`` returns the
    arguments of a signature where the mistake may be, "" for a mistake without a place. Exactly one of the rest is set:
    ``strike`` returns the results, ``activation`` the fused activation, and ``refuses`` whether models with the call
    are not prepared.
    """

    says: str
    needs: str
    places: Places
    strike: Strike | None = None
    activation: ChangeActivation | None = None
    refuses: Refuse | None = None

    def __call__(
        self, operation: str = "TANH", place: str = "", signature: str = "", **options: str
    ) -> KernelFaultDevice:
        """Return a driver with this fault. Raises UsageError for an unknown operation or signature."""
        if operation not in OperationType.__members__ or OperationType[operation] not in TABLE:
            raise UsageError(f"no operation {operation!r}; known: {', '.join(code.name for code in sorted(TABLE))}")
        code = OperationType[operation]
        count = len(list(TABLE[code].signatures()))
        if signature and (not signature.isdecimal() or int(signature) >= count):
            raise UsageError(f"{operation} has no signature {signature!r}; it has 0 to {count - 1}")
        return KernelFaultDevice(FaultSite(self, code, place, int(signature) if signature else None), **options)


@cache
def kernel_faults() -> Mapping[str, KernelFault]:
    """Return the faults of kernels by name without the area, in alphabetical order."""
    faults = {each.name.removeprefix(f"{AREA}."): each.target for each in faults_of(PACKAGE, AREA)}
    return dict(sorted(faults.items()))


def kernel_fault(says: str, needs: str, places: Places) -> Callable[[Strike], KernelFault]:
    """Mark a function that returns the results of a wrong kernel as a fault."""
    return lambda function: _marked(KernelFault(says, needs, places, strike=function), function)


def refusal(says: str, needs: str, places: Places) -> Callable[[Refuse], KernelFault]:
    """Mark a function that returns whether a call is wrongly refused as a fault."""
    return lambda function: _marked(KernelFault(says, needs, places, refuses=function), function)


def activation_fault(says: str, needs: str) -> Callable[[ChangeActivation], KernelFault]:
    """Mark a function that maps the correct fused activation to the wrong one as a fault."""
    return lambda function: _marked(KernelFault(says, needs, _fused, activation=function), function)


def _fused(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.form.inputs if arg.name == "fused_activation")


def _marked(kernel_fault: KernelFault, function: Callable[..., Any]) -> KernelFault:
    update_wrapper(kernel_fault, function)
    return fault(caught_by={"cases": "any failure"}, command="score")(kernel_fault)


class FaultSite(msgspec.Struct, frozen=True):
    """A fault at a place: in one signature of an operation, or in all (None)."""

    fault: KernelFault
    operation: OperationType
    place: str
    signature: int | None

    @property
    def name(self) -> str:
        """The fault's name without its area."""
        name: str = vars(self.fault)["__name__"]
        return name

    @property
    def options(self) -> str:
        """The part after the ``?`` in the address of a driver with this fault."""
        where = {"place": self.place} if self.place else {}
        number = {} if self.signature is None else {"signature": str(self.signature)}
        options = {"fault": f"{AREA}.{self.name}", "operation": self.operation.name, **where, **number}
        return format_options(options.items())

    @property
    def says(self) -> str:
        """What the driver does wrong."""
        return self.fault.says

    @property
    def needs(self) -> str:
        """What a case must have to show the fault."""
        return self.fault.needs

    def hits(self, call: Call) -> bool:
        """Return whether the fault affects the call."""
        if call.op.code != self.operation:
            return False
        signatures = list(call.op.signatures())
        chosen = signatures if self.signature is None else [signatures[self.signature]]
        return any(call.form is each.form and call.types is each.row for each in chosen)


class FaultyStep(Step):
    """A step of a program whose kernel is faulty if the fault affects its call."""

    def __init__(
        self, site: FaultSite, program: Program, graph: Subgraph, operation: Operation, call: Call, kernel: Kernel
    ) -> None:
        super().__init__(program, graph, operation, call, kernel)
        self.site, self.struck = site, site.hits(call)
        refuses = site.fault.refuses
        if self.struck and refuses is not None and refuses(call, site.place):
            raise ValidationError(call.where(site.place), f"fault {site.name}", "a valid call", "another")

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        strike = self.site.fault.strike
        if not self.struck or strike is None:
            return super().compute(call, arguments)
        execution = Execution(call, self.kernel, self.site.place, arguments)
        try:
            return strike(execution)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            # The mistake makes this call impossible to compute, so that it cannot show the fault.
            return execution.right

    def activation(self, values: Values) -> FusedActivation:
        right = super().activation(values)
        change = self.site.fault.activation
        return change(right) if self.struck and change is not None else right


class KernelFaultDevice(ReferenceDevice):
    """The reference driver with the fault at ``site``; with None, the correct driver, which lists the sites."""

    def __init__(self, site: FaultSite | None, **options: str) -> None:
        super().__init__(**options)
        if site is not None:
            self.step = partial(FaultyStep, site)

    def fault_sites(self, operation: OperationType) -> Iterator[FaultSite]:
        """Yield every fault that the kernels of an operation may have, signature by signature."""
        op = TABLE[operation]
        for number, signature in enumerate(op.signatures()):
            kernel = kernel_for(self.kernels, op, signature.form, signature.row)
            if kernel is not None:
                target = Target(op, signature.form, signature.row, kernel)
                for each in kernel_faults().values():
                    for place in each.places(target):
                        yield FaultSite(each, operation, place, number)
