"""A network on a data set, judged by a metric, as a task."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, Array, dequantise
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.data.data_set import DataSet, Item
from nnconform.mlts.metric import BASELINE, Metric, MetricKind
from nnconform.mlts.quantity import Quantity
from nnconform.mlts.task import Prediction, Task


class MetricTask(Task):
    """``outputs`` are the numbers of the network's outputs that the metric judges, in its order; all by default.

    ``expected`` has figures that whole runs must reach, less ``tolerance``. Raises UsageError if the data set has not
    what the metric needs, or the network has no such output.
    """

    items = "items"

    def __init__(
        self,
        name: str,
        converted: ConvertedModel,
        data: DataSet,
        metric: tuple[MetricKind, Metric],
        outputs: Sequence[int] = (),
        expected: Mapping[str, float] | None = None,
        tolerance: float = 0.0,
        whole: bool = True,
    ) -> None:
        super().__init__(name, converted)
        self._data, (kind, self._metric) = data, metric
        self._loaded: tuple[int, Item] | None = None
        self.expected, self.tolerance = (expected or {}) if whole else {}, tolerance
        self.needs_baseline = BASELINE in kind.truth
        operands = converted.outputs()
        self._outputs = tuple(outputs) or tuple(range(len(operands)))
        if max(self._outputs) >= len(operands) or min(self._outputs) < 0:
            raise UsageError(f"{name}: outputs: got {list(self._outputs)}, the network has {len(operands)}, from 0 on")
        self._operands = [operands[index] for index in self._outputs]
        missing = [each for each in kind.truth if each not in (*data.truth, BASELINE)]
        if missing:
            has = ", ".join(data.truth) or "nothing"
            raise UsageError(f"{name}: the metric {kind.name} wants {', '.join(missing)} of each item; there is {has}")
        if unknown := sorted(set(self.expected) - set(self.quantities)):
            raise UsageError(f"{name}: expected: got {unknown[0]!r}, the metric has {', '.join(self.quantities)}")

    @property
    def quantities(self) -> Mapping[str, Quantity]:
        return self._metric.quantities

    def __len__(self) -> int:
        return len(self._data)

    def steps(self, number: int) -> Sequence[tuple[Array, ...]]:
        return (self._item(number).inputs,)

    def judge(
        self, number: int, outputs: Sequence[tuple[Array, ...]], baseline: Sequence[tuple[Array, ...]] | None = None
    ) -> Prediction:
        truth = dict(self._item(number).truth)
        if baseline is not None:
            truth[BASELINE] = self._real(baseline[0])
        try:
            return Prediction(self._metric.judge(truth, self._real(outputs[0])))
        except ValueError as problem:
            raise UsageError(f"{self.name}, item {number}: {problem}") from None

    def _item(self, number: int) -> Item:
        """Return an item; the last one is kept, as all drivers run it before the next."""
        if self._loaded is None or self._loaded[0] != number:
            self._loaded = number, self._data.item(number, self.converted.inputs())
        return self._loaded[1]

    def _real(self, outputs: Sequence[Array]) -> list[Array]:
        return [_real(outputs[index], operand) for index, operand in zip(self._outputs, self._operands, strict=True)]


def _real(raw: Array, operand: Operand) -> Array:
    """Return an output's real values, float32 unless they are integers."""
    if OperandType(operand.type) in FLOATS:
        return raw.astype("float32")
    return dequantise(raw, operand.scale, operand.zero_point) if operand.scale else raw
