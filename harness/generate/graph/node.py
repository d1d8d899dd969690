"""Draws one operation of a graph: a valid call of a signature, with result types and scales that fit its inputs."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite, prod

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.arguments import ANYWHERE, ELEMENTS, Arguments, Misfit, bare, of_type, single
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.graph.contents import natural
from nnconform.harness.generate.graph.palette import Entry
from nnconform.harness.model.codes import FusedActivation, HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand, Operation
from nnconform.harness.model.numbers import QUANTISED, ZERO_POINTS, is_tensor, quantised_range
from nnconform.harness.ops.operation import Call, Interval, Unknown
from nnconform.harness.ops.ranges import hull, largest
from nnconform.harness.ops.schema import Arg, QuantisedAs
from nnconform.harness.validate.operation import check_operation
from nnconform.harness.validate.version import call_version

# The largest magnitudes: far from where float16 ends, and from where float32 has no fractions.
REACH = {T.TENSOR_FLOAT32: 2000.0, T.TENSOR_FLOAT16: 500.0, T.TENSOR_INT32: 100_000.0}
_ACTIVATED = {
    FusedActivation.RELU: (0.0, float("inf")),
    FusedActivation.RELU1: (-1.0, 1.0),
    FusedActivation.RELU6: (0.0, 6.0),
}


class GraphNode(Arguments):
    """An operation to add to a graph, of HAL ``hal`` at most.

    It continues from operand ``anchor`` if one is named, and from no operand at all if it stands ``apart``.
    """

    # The largest magnitudes of results, and the most elements of one.
    reach: Mapping[T, float] = REACH
    most = ELEMENTS

    def __init__(
        self,
        assembly: Assembly,
        choices: Choices,
        entry: Entry,
        hal: HalVersion,
        *,
        anchor: int | None = None,
        apart: bool = False,
    ) -> None:
        super().__init__(assembly, choices, entry, anchor=anchor, apart=apart)
        self.hal = hal

    def add(self) -> None:
        """Add the operation. If it raises Misfit or ValidationError, the assembly must be rolled back."""
        inputs = self.build()
        outputs = self._outputs()
        for index in inputs:
            self.assembly.readers[index] += 1
        self.assembly.steps.append(Operation(self.entry.op.code, tuple(inputs), tuple(outputs)))

    def _outputs(self) -> list[int]:
        """Infer the results, add them, and return their indexes."""
        draft, counts = self.draft, []
        for arg in self.form.outputs:
            code = self.types.type_of(arg)
            if arg.name in draft.omitted:
                each: list[Operand] = []
            elif arg.name in draft.operands:
                each = [bare(one) for one in draft.operands[arg.name]]
            else:
                each = [of_type(code)] * (draft.counts.get(arg.name, 1) if arg.repeated else 1)
            counts.append((arg, each))
            self.operands[arg.name] = (each if arg.repeated else each[0]) if each else None
            self.extents[arg.name] = None
        call = Call(
            self.entry.op,
            self.form,
            self.types,
            self.operands,
            self.extents,
            self.values.get,
            self.assembly.referenced(),
        )
        try:
            intervals = self._ranges(call)
        except Unknown as unknown:
            raise Misfit(str(unknown)) from None
        results: list[tuple[Arg, Operand, Interval]] = []
        for arg, each in counts:
            scaled = [self._result(arg, one, intervals[arg.name]) for one in each]
            if scaled:
                self.operands[arg.name] = scaled if arg.repeated else scaled[0]
            results += [(arg, one, intervals[arg.name]) for one in scaled]
        return self._checked(call, results)

    def _checked(self, call: Call, results: list[tuple[Arg, Operand, Interval]]) -> list[int]:
        """Check the call, add the results as operands, and return their indexes. Raises Misfit."""
        indexes, every = [], check_operation(call)
        nothing = self._finds_nothing()
        if self.hal < HalVersion.V1_3 and call_version(call) > self.hal:
            raise Misfit(f"needs HAL {call_version(call)}")
        for (arg, operand, interval), dims in zip(results, every, strict=True):
            known = operand.dimensions if arg.any_type else tuple(each or 0 for each in dims or ())
            if 0 in known and dims is not None and 0 in dims and not self._reads_nothing():
                raise Misfit("no elements")
            if prod(known) > self.most:
                raise Misfit("too large")
            if 0 in known and self.hal < HalVersion.V1_2:
                raise Misfit("before HAL 1.2 a model must declare the extents of its outputs")
            sure = nothing or not self._nondeterministic()
            readable = is_tensor(operand.type) and bool(known) and sure and not arg.unspecified
            if readable and 0 in known:
                # Of a batch without elements, not of extents that only an execution tells.
                readable = 0 not in known[1:] and (nothing or (dims is not None and None not in dims))
            whole = Operand(operand.type, known, operand.lifetime, operand.scale, operand.zero_point)
            index = self.assembly.add(whole, interval if readable else None)
            if arg.unspecified or self.entry.op.random:
                self.assembly.unspecified.add(index)
            indexes.append(index)
        return indexes

    def _finds_nothing(self) -> bool:
        """Return whether the operation surely finds no rows."""
        nothing, values = self.entry.op.nothing, self.values
        return bool(nothing) and all(name in values and values[name] >= most for name, most in nothing.items())

    def _reads_nothing(self) -> bool:
        """Return whether an input has no elements."""
        shapes = [self.extents[arg.name] for arg in self.form.inputs]
        each = (one for known in shapes if known for one in (known if isinstance(known, list) else [known]))
        return any(0 in one for one in each)

    def _nondeterministic(self) -> bool:
        """Return whether right drivers may give different results."""
        return self.entry.op.random or self.entry.op.unordered is not None

    def _ranges(self, call: Call) -> Mapping[str, Interval]:
        """Return the interval of each output's values. Raises Misfit if one is too wide."""
        rule, outputs = self.entry.op.range, self.form.outputs
        ruled = rule(call, self.intervals) if rule is not None else {}
        default = ANYWHERE if all(arg.name in ruled for arg in outputs) else self._hull_of_data()
        return {arg.name: self._range(call, arg, ruled.get(arg.name, default), arg.name in ruled) for arg in outputs}

    def _hull_of_data(self) -> Interval:
        """Return the interval of the elements and scalars that results may be taken from."""
        intervals, values, thresholds = self.intervals, self.values, self.entry.op.nothing
        data = [intervals[name] for name in self.entry.data if name in intervals]
        if len(data) == len(self.entry.data) == 1:
            return data[0]
        names = [name for name in self.entry.data if name in values and name not in thresholds]
        scalars = [float(values[name]) for name in names if values[name].ndim == 0]
        return hull([*data, *((number, number) for number in scalars)] or [(0.0, 0.0)])

    def _range(self, call: Call, arg: Arg, interval: Interval, ruled: bool) -> Interval:
        code = self.types.type_of(arg)
        if code == T.TENSOR_BOOL8 and not arg.any_type:
            return (0.0, 1.0)
        if arg.type is not None and not ruled and not arg.any_type:
            # Counts and hashes: integers in no known interval.
            return ANYWHERE
        if "fused_activation" in self.values:
            low, high = _ACTIVATED.get(FusedActivation(int(self.values["fused_activation"])), ANYWHERE)
            interval = (min(max(interval[0], low), high), min(max(interval[1], low), high))
        if isinstance(arg.quantisation, QuantisedAs) and code in QUANTISED:
            return natural(code, *arg.quantisation.params[code])
        if code in self.reach and largest(interval) > self.reach[code]:
            raise Misfit(f"{arg.name} from {interval[0]:g} to {interval[1]:g}")
        return interval

    def _result(self, arg: Arg, operand: Operand, interval: Interval) -> Operand:
        """Return the result with a scale: the one that the contract prescribes, or one that fits its values."""
        if arg.any_type or operand.type not in QUANTISED:
            return operand
        code = T(operand.type)
        if arg.quantisation is not None or arg.name in self.draft.scales:
            return self.quantisation(arg, operand)
        low, high = min(interval[0], 0.0), max(interval[1], 0.0)
        if not isfinite(high - low) or high == low:
            low, high = -3.0, 3.0
        least, most = quantised_range(code)
        # A finer scale saturates some values, a coarser one leaves room.
        wide = (1.0, 0.5, 2.0)[self.choices.integer(0, 2)]
        if ZERO_POINTS[code] == (0, 0):
            scale, zero_point = wide * max(-low, high) / most, 0
        else:
            scale = wide * (high - low) / (most - least)
            zero_point = min(max(round(least - low / scale), least), most)
        return Operand(code, operand.dimensions, operand.lifetime, single(max(scale, 2.0**-12)), zero_point)
