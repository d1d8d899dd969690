"""Writes cases as ``.mod.py`` text, with every number preserved bit by bit.

The language numbers a model's inputs, and its outputs, in the order of its operands. A model that lists them in another
order is written with its operands in another order; the same is done with subgraphs, which it numbers as they are
referred to. Nothing else changes.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model, Operand, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import SUFFIX

_HEADER = "from math import inf, nan\n\nimport numpy as np\n"
_KINDS = {
    OperandLifeTime.SUBGRAPH_INPUT: "Input",
    OperandLifeTime.SUBGRAPH_OUTPUT: "Output",
    OperandLifeTime.TEMPORARY_VARIABLE: "Internal",
    OperandLifeTime.NO_VALUE: "Parameter",
    OperandLifeTime.CONSTANT_COPY: "Parameter",
    OperandLifeTime.CONSTANT_REFERENCE: "Parameter",
    OperandLifeTime.SUBGRAPH: "SubgraphReference",
}
_SCALARS = {
    OperandType.INT32: "Int32Scalar",
    OperandType.FLOAT32: "Float32Scalar",
    OperandType.FLOAT16: "Float16Scalar",
    OperandType.BOOL: "BoolScalar",
}


def _number(value: Any) -> str:
    """Return one float as the shortest text that gives it back when read as a double and rounded."""
    short = str(value)
    exact = np.float32(float(short)).astype(value.dtype).tobytes() == value.tobytes()
    return short if exact else repr(float(value))


def _raw_float(values: Array) -> bool:
    """Return whether some NaN has other bits than the word ``nan`` gives."""
    odd = values[np.isnan(values)]
    return odd.tobytes() != np.full_like(odd, np.nan).tobytes()


def _listed(words: Iterable[str]) -> str:
    """Return a list as text, on separate lines if it is long."""
    text = ", ".join(words)
    if len(text) <= 100:
        return f"[{text}]"
    lines = textwrap.fill(text, 110, initial_indent=" " * 8, subsequent_indent=" " * 8, break_on_hyphens=False)
    return f"[\n{lines}\n    ]"


def _numbers(array: Array) -> str:
    flat = array.reshape(-1)
    if flat.dtype.kind == "f" and _raw_float(flat):
        unsigned = f"uint{flat.itemsize * 8}"
        bits = _listed(map(str, flat.view(unsigned).tolist()))
        return f"np.array({bits}, np.{unsigned}).view(np.{flat.dtype.name})"
    return _listed(map(_number, flat) if flat.dtype.kind == "f" else map(repr, flat.tolist()))


def _value(array: Array, operand: Operand) -> str:
    """Return the numbers of a value as text, with their shape if the operand's dimensions do not determine it."""
    text = _numbers(array)
    if not is_tensor(operand.type) or (operand.dimensions and 0 not in operand.dimensions):
        return text
    return f"np.reshape(np.array({text}, np.{array.dtype.name}), {list(array.shape)})"


def _type(operand: Operand) -> str:
    parts = [repr(OperandType(operand.type).name), repr(list(operand.dimensions))]
    if operand.scale or operand.zero_point:
        parts += [repr(operand.scale), repr(operand.zero_point)]
    return f"({', '.join(parts)})"


def _extras(operand: Operand) -> str:
    extra = operand.extra_params
    if isinstance(extra, SymmPerChannelQuantParams):
        return f", extraParams=SymmPerChannelQuantParams({extra.channel_dim}, {list(extra.scales)})"
    return ""


def _in_order(count: int, *sequences: Sequence[int]) -> list[int]:
    """Return all indexes below ``count``, with the members of each sequence in its order, in the places they occupy
    together.
    """
    order = list(range(count))
    for members in sequences:
        for place, index in zip(sorted(members), members, strict=True):
            order[place] = index
    return order


class _ModelText:
    """Builds the text of one case's model. ``prefix`` keeps its names distinct from those of other cases."""

    def __init__(self, case: Case, prefix: str) -> None:
        self._case, self._model, self._prefix = case, case.model, prefix
        self.lines: list[str] = []
        self._written: dict[int, str] = {}
        self._by_reference = False

    def name(self, graph: int, index: int) -> str:
        """Return the name of an operand; subgraph 0 is the main one."""
        operand = self._model.subgraphs()[graph].operands[index]
        letter = {"Input": "i", "Output": "o", "Internal": "t"}.get(_KINDS[operand.lifetime], "p")
        inner = f"g{graph}_" if graph else ""
        return f"{self._prefix}{inner}{letter}{index}"

    def write(self, graph: int) -> str:
        """Append the text of a subgraph, after those it refers to, and return its name."""
        subgraph = self._model.subgraphs()[graph]
        operands = subgraph.operands
        for operand in operands:
            if operand.lifetime == OperandLifeTime.SUBGRAPH and operand.location.offset + 1 not in self._written:
                self._written[operand.location.offset + 1] = self.write(operand.location.offset + 1)
        order = _in_order(len(operands), subgraph.input_indexes, subgraph.output_indexes)
        for index in order:
            self._declare(graph, index, operands[index])
        self._switch(False)
        name = f"{self._prefix}model" + (f"_{graph}" if graph else "")
        self.lines.append(f"{name} = Model()")
        self.lines += [f"{name}.AddOperand({self.name(graph, index)})" for index in order]
        self.lines += [f"{name}.{text}" for text in self._operations(graph, subgraph)]
        return name

    def _operations(self, graph: int, subgraph: Subgraph) -> Iterable[str]:
        for step in subgraph.operations:
            inputs = ", ".join(
                [repr(OperationType(step.type).name), *(self.name(graph, index) for index in step.inputs)]
            )
            yield f"Operation({inputs}).To({', '.join(self.name(graph, index) for index in step.outputs)})"

    def _switch(self, by_reference: bool) -> None:
        if by_reference != self._by_reference:
            self.lines.append(f"Configuration.use_shm_for_weights = {by_reference}")
            self._by_reference = by_reference

    def _declare(self, graph: int, index: int, operand: Operand) -> None:
        name = self.name(graph, index)
        kind = _KINDS[operand.lifetime]
        arguments = f"{_type(operand)}{_extras(operand)}"
        if kind == "SubgraphReference":
            arguments = self._written[operand.location.offset + 1]
        elif kind == "Output" and not graph and self._is_ignored(index):
            kind = "IgnoredOutput"
        elif operand.lifetime == OperandLifeTime.NO_VALUE:
            arguments = f"{_type(operand)}, None{_extras(operand)}"
        elif kind == "Parameter":
            self._switch(operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE)
            dtype = DTYPES[OperandType(operand.type)]
            value = _value(np.frombuffer(self._model.constant(operand), dtype), operand)
            scalar = _SCALARS.get(OperandType(operand.type))
            if scalar and value.startswith("["):
                kind, arguments = scalar, value[1:-1]
            else:
                arguments = f"{_type(operand)}, {value}{_extras(operand)}"
        self.lines.append(f"{name} = {kind}({name!r}, {arguments})")

    def _is_ignored(self, index: int) -> bool:
        return self._case.expected[self._model.main.output_indexes.index(index)] is None


def _version(case: Case) -> str:
    if case.min_version is None:
        return "None"
    name = str(case.min_version)
    return repr(f"AIDL_V{name[-1]}" if case.min_version > HalVersion.V1_3 else f"V{name}".replace(".", "_"))


def _example(case: Case, text: _ModelText, model: str, spec_name: str) -> str:
    main = case.model.main
    values = [*zip(main.input_indexes, case.inputs, strict=True), *zip(main.output_indexes, case.expected, strict=True)]
    pairs = [
        f"    {text.name(0, index)}: {'[]' if array is None else _value(array, main.operands[index])},"
        for index, array in values
    ]
    # The reader prepends the file's name again.
    name = "" if case.name == spec_name else case.name.removeprefix(spec_name + "_")
    calls = [".ExpectFailure()"] if case.expect_failure else []
    if case.multinomial_tolerance:
        calls.append(f".WithMultinomialDistributionTolerance({case.multinomial_tolerance!r})")
    network = ", whole_network=True" if case.whole_network else ""
    keywords = f"model={model}, name={name!r}, source={case.source!r}{network}"
    end = f"}}, {keywords}){''.join(calls)}.DisableLifeTimeVariation()"
    return "\n".join(["Example({", *pairs, end])


def _check(model: Model, name: str) -> None:
    """Raise UsageError for a model that the language cannot express."""
    if model.extension_name_to_prefix:
        raise UsageError(f"case {name}: a model with vendor extensions cannot be written as a {SUFFIX} file")
    for graph in model.subgraphs():
        indexes = [index for step in graph.operations for index in (*step.inputs, *step.outputs)]
        unknown = [index for index in indexes if not 0 <= index < len(graph.operands)]
        codes = {operand.type for operand in graph.operands} - set(OperandType)
        steps = {step.type for step in graph.operations} - set(OperationType)
        by_lifetime = [
            tuple(index for index, operand in enumerate(graph.operands) if operand.lifetime == lifetime)
            for lifetime in (OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT)
        ]
        listed = [tuple(sorted(graph.input_indexes)), tuple(sorted(graph.output_indexes))]
        if unknown or codes or steps or by_lifetime != listed:
            raise UsageError(
                f"case {name}: no {SUFFIX} file can express this invalid model: unknown operands {unknown}, types "
                f"{sorted(codes)}, operations {sorted(steps)}; inputs and outputs {listed}, by life time {by_lifetime}"
            )


def spec_text(cases: Iterable[Case], spec_name: str) -> str:
    """Return the text of a spec ``<spec_name>.mod.py`` that declares these cases. Raises UsageError for a model that
    the language cannot express.
    """
    parts = [_HEADER]
    for number, case in enumerate(cases):
        _check(case.model, case.name)
        text = _ModelText(case, f"c{number}_")
        model = text.write(0)
        text.lines.append(
            f"{model}.RelaxedExecution({case.model.relax_computation_float32_to_float16}).IntroducedIn({_version(case)})"
        )
        comments = [f"# {case.name}", *([f"# confirmed by {', '.join(case.confirmed)}"] if case.confirmed else [])]
        parts.append("\n".join([*comments, *text.lines, _example(case, text, model, spec_name)]) + "\n")
    return "\n".join(parts)


def write_spec(cases: Iterable[Case], path: str | Path) -> None:
    """Write the cases into one spec file. Raises UsageError for a model that the language cannot express."""
    path = Path(path)
    path.write_text(spec_text(cases, path.name.split(".")[0]), encoding="utf-8")
