"""Examples of the ``.mod.py`` language: a model with input and expected values, multiplied by variations."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Self

import msgspec

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.graph import Model as Graph
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.axes import AxisConverter, DataLayoutConverter
from nnconform.harness.spec.build import PoolCache, build_model
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.lifetimes import (
    AllInputsAsInternalCoverter,
    AllTensorsAsInputsConverter,
    ParameterAsInputConverter,
)
from nnconform.harness.spec.network import Model
from nnconform.harness.spec.operands import IgnoredOutput, Input, Operand, SpecProblem, current_sheet
from nnconform.harness.spec.variations import (
    ActivationConverter,
    DataTypeConverter,
    DefaultVariation,
    ModelVariation,
    RelaxedModeConverter,
    SkipVariation,
)


def as_variation(value: Any) -> ModelVariation:
    """Return the variation for an argument of ``AddVariations``: a variation, a name, or a name with operands."""
    if isinstance(value, ModelVariation):
        return value
    name, *arguments = value if isinstance(value, (tuple, list)) else [value]
    if not isinstance(name, str):
        raise SpecProblem(f"got {value!r:.60}, wanted a variation or its name")
    for kind in _NAMED_VARIATIONS:
        if name.lower() in kind.NAMES:
            variation: ModelVariation = kind(name)
            return variation.Identify(*arguments)
    known = ", ".join(one for kind in _NAMED_VARIATIONS for one in kind.NAMES)
    raise SpecProblem(f"unknown variation {name!r}; known: {known}")


_NAMED_VARIATIONS: tuple[Any, ...] = (
    DataTypeConverter,
    RelaxedModeConverter,
    DataLayoutConverter,
    ActivationConverter,
    ParameterAsInputConverter,
)


class Example:
    """Values for a model, by default the last one declared: dictionaries, or pairs of inputs and outputs.

    ``source`` is where the expected numbers come from; ``whole_network`` says that the model is a whole network
    (``Case.whole_network``). They are extensions of this project; AOSP's files do not have them.
    """

    def __init__(
        self,
        *args: Any,
        model: Model | None = None,
        name: str | None = None,
        source: str = "",
        whole_network: bool = False,
    ) -> None:
        sheet = current_sheet.get()
        if model is None and not sheet.declared(Model):
            raise SpecProblem("Example() before any Model()")
        self.model = sheet.declared(Model)[-1] if model is None else model
        self.name, self.source, self.whole_network = name, source, whole_network
        self.line = sys._getframe(1).f_lineno
        self.multinomial_tolerance = 0.0
        self.expect_failure = False
        self.life_time_variation = True
        self.variations: list[list[ModelVariation]] = []
        self.feeds = [self._feed(value) for value in args]
        sheet.declared(Example).append(self)

    def _feed(self, value: Any) -> list[Operand]:
        """Return the model's inputs and outputs with their values."""
        pair = (value, value) if isinstance(value, dict) else tuple(value) if isinstance(value, (tuple, list)) else ()
        if len(pair) != 2:
            raise SpecProblem("Example() wants dictionaries, or pairs of inputs and outputs")
        sides = ((pair[0], self.model.GetInputs()), (pair[1], self.model.GetOutputs()))
        operands_with_values = [_with_value(operand, values) for values, operands in sides for operand in operands]
        for operand in operands_with_values:
            if operand.value is not None and operand.value.size and not isinstance(operand, IgnoredOutput):
                operand.elements()
        return operands_with_values

    @staticmethod
    def SetVersion(ver: str | None, *args: str) -> None:
        """Set the lowest version of the cases with these names."""
        current_sheet.get().versions.update(dict.fromkeys(args, ver))

    def AddVariations(self, *args: Any, includeDefault: bool = True, defaultName: str | None = None) -> Self:
        """Multiply the cases by these variations and, if ``includeDefault``, the example as it is."""
        default = [DefaultVariation(defaultName)] if includeDefault else []
        self.variations.append([*default, *map(as_variation, args)])
        return self

    def AddNchw(self, *args: Operand, includeDefault: bool = True, defaultName: str | None = "nhwc") -> Self:
        """Add a variation in NCHW."""
        variation = DataLayoutConverter("nchw").Identify(args)
        return self.AddVariations(variation, includeDefault=includeDefault, defaultName=defaultName)

    def AddRelaxed(self, isRelaxed: bool = True, includeDefault: bool = True, defaultName: str | None = None) -> Self:
        """Add a relaxed variation."""
        return self.AddVariations(
            RelaxedModeConverter(isRelaxed), includeDefault=includeDefault, defaultName=defaultName
        )

    def AddInput(self, *args: Any, includeDefault: bool = True, defaultName: str | None = None) -> Self:
        """Add a variation with these constants as inputs (only in older spec files)."""
        variation = ParameterAsInputConverter().Identify(args)
        return self.AddVariations(variation, includeDefault=includeDefault, defaultName=defaultName)

    def AddRelu(self, *args: Operand, includeDefault: bool = True, defaultName: str | None = None) -> Self:
        """Add a variation with a fused RELU."""
        variation = ActivationConverter("relu").Identify(args)
        return self.AddVariations(variation, includeDefault=includeDefault, defaultName=defaultName)

    def AddAllActivations(self, *args: Operand) -> Self:
        """Replace the example by one with each fused activation."""
        variations = [ActivationConverter(name).Identify(args) for name in sorted(ActivationConverter.NAMES)]
        return self.AddVariations(*variations, includeDefault=False)

    def AddAxis(
        self, axis: int | Iterable[int], *args: Operand, includeDefault: bool = True, defaultName: str | None = None
    ) -> Self:
        """Add variations with the axis in these places."""
        origin, rank = _origin_and_rank(args)
        axes = [axis] if isinstance(axis, int) else list(axis)
        variations = [AxisConverter(origin, place, rank).Identify(args) for place in axes]
        return self.AddVariations(*variations, includeDefault=includeDefault, defaultName=defaultName)

    def AddAllPositiveAxis(self, *args: Operand) -> Self:
        """Replace the example by one for each place of the axis, counted from the front."""
        origin, rank = _origin_and_rank(args)
        return self._instead([AxisConverter(origin, place, rank) for place in range(rank)], args)

    def AddAllAxis(self, *args: Operand) -> Self:
        """Replace the example by one for each place of the axis, counted from the front and from the back."""
        origin, rank = _origin_and_rank(args)
        return self._instead([AxisConverter(origin, place, rank) for place in range(-rank, rank)], args)

    def AddDims(
        self, dims: int | Iterable[int], *args: Operand, includeDefault: bool = True, defaultName: str | None = None
    ) -> Self:
        """Add variations in these ranks, dropping axes other than the one in question."""
        origin, rank = _origin_and_rank(args)
        others = [axis for axis in range(rank) if axis != origin]
        ranks = [dims] if isinstance(dims, int) else list(dims)
        variations = [AxisConverter(origin, origin, rank, others[: rank - wanted]).Identify(args) for wanted in ranks]
        return self.AddVariations(*variations, includeDefault=includeDefault, defaultName=defaultName)

    def AddAllDims(self, *args: Operand) -> Self:
        """Replace the example by one in each rank."""
        origin, rank = _origin_and_rank(args)
        others = [axis for axis in range(rank) if axis != origin]
        return self._instead([AxisConverter(origin, origin, rank, others[:count]) for count in range(rank)], args)

    def AddAllDimsAndPositiveAxis(self, *args: Operand) -> Self:
        """Replace the example by one for each rank and place of the axis, counted from the front."""
        origin, rank = _origin_and_rank(args)
        places = [(place, count) for count in range(rank) for place in range(count, rank)]
        return self._instead([AxisConverter(origin, place, rank, range(count)) for place, count in places], args)

    def AddAllDimsAndAxis(self, *args: Operand) -> Self:
        """Replace the example by one for each rank and place of the axis, counted from the front and from the back."""
        origin, rank = _origin_and_rank(args)
        places = [
            (axis, count) for count in range(rank) for place in range(count, rank) for axis in (place, place - rank)
        ]
        return self._instead([AxisConverter(origin, place, rank, range(count)) for place, count in places], args)

    def _instead(self, variations: list[AxisConverter], operands: tuple[Operand, ...]) -> Self:
        return self.AddVariations(*(one.Identify(operands) for one in variations), includeDefault=False)

    def ExpectFailure(self) -> Self:
        """Expect that preparing or executing fails."""
        if self.multinomial_tolerance:
            raise SpecProblem("an example cannot both fail and have a multinomial tolerance")
        self.expect_failure = True
        return self

    def WithMultinomialDistributionTolerance(self, expectedTolerance: float) -> Self:
        """Compare the frequencies of the classes drawn, with this tolerance."""
        if self.expect_failure:
            raise SpecProblem("an example cannot both fail and have a multinomial tolerance")
        self.multinomial_tolerance = float(expectedTolerance)
        return self

    def DisableLifeTimeVariation(self) -> Self:
        """Exclude the two variations of life times that every model of one operation otherwise has."""
        self.life_time_variation = False
        return self

    def DisableDynamicOutputShapeVariation(self) -> Self:
        """Do nothing: whether outputs may have unspecified dimensions is the runner's decision."""
        return self

    def all_variations(self) -> list[list[ModelVariation]]:
        """Return the variations of the spec, and those of life times."""
        automatic = self.life_time_variation and len(self.model.steps) == 1 and not self.multinomial_tolerance
        kinds = (AllTensorsAsInputsConverter, AllInputsAsInternalCoverter) if automatic else ()
        groups: list[list[ModelVariation]] = [[DefaultVariation(), kind()] for kind in kinds]
        return [*self.variations, *groups]


def _with_value(operand: Operand, values: Any) -> Operand:
    """Return the operand with its value in ``values``, a dictionary of operands, or copies of them, or one value. An
    input that the dictionary does not name is left out.
    """
    if not isinstance(values, dict):
        return operand.with_value(values)
    by_key = {each.key: value for each, value in values.items() if isinstance(each, Operand)}
    if operand.key not in by_key and not isinstance(operand, (Input, IgnoredOutput)):
        raise SpecProblem(f"Example() feeds no value to {type(operand).__name__} {operand.name!r}; give one")
    return operand.with_value(by_key.get(operand.key, [] if isinstance(operand, Input) else None))


def _origin_and_rank(operands: Iterable[Operand]) -> tuple[int, int]:
    """Return the axis named by the INT32 among ``operands``, by default the last one, and the rank of the others."""
    origin: int | None = None
    ranks = set()
    for operand in operands:
        if operand.type.type == "INT32" and operand.value is not None:
            origin = int(operand.value[0])
        else:
            ranks.add(len(operand.type.dimensions))
    if len(ranks) != 1:
        raise SpecProblem(f"operands along an axis: got ranks {sorted(ranks)}, wanted one and the same")
    rank = ranks.pop()
    return (rank - 1 if origin is None else origin % rank), rank


def _merged(examples: list[Example]) -> Iterator[Example]:
    """Return the examples, those of one model and name with the same variations merged, as AOSP numbers their cases."""
    merged: dict[Any, Example] = {}
    for example in examples:
        key = (example.model.key, example.name, tuple(tuple(map(id, group)) for group in example.variations))
        first = merged.setdefault(key, example)
        if first is not example:
            first.feeds.extend(example.feeds)
    yield from merged.values()


def _varied(
    model: Model, groups: Sequence[Sequence[ModelVariation]], titles: tuple[str, ...]
) -> Iterator[tuple[Model, tuple[ModelVariation, ...], tuple[str, ...]]]:
    """Yield the model with one variation of each group, in each combination that applies: the model, the variations
    still to be applied to it, and the titles of all.

    What the same variations give first is done once, and the values of operands are converted once for all cases that
    have them. The last one can wait until its case is built, if it says beforehand whether it applies.
    """
    if not groups:
        yield model, (), titles
        return
    first, *others = groups
    for variation in first:
        changed = model
        waiting: tuple[ModelVariation, ...] = ()
        try:
            if variation.can_wait and not others:
                variation.check(model)
                waiting = (variation,)
            elif type(variation) is not DefaultVariation:
                changed = model.clone()
                variation.apply(changed)
        except SkipVariation:
            continue
        titled = (*titles, variation.title())
        if others:
            yield from _varied(changed, others, titled)
        else:
            yield changed, waiting, titled


class CasePlan(msgspec.Struct, frozen=True):
    """What a case is built from: a model that has its values, and the variations that are still to be applied to it."""

    name: str
    example: Example
    model: Model
    variations: tuple[ModelVariation, ...]
    titles: tuple[str, ...]


class CaseMaker:
    """Finds the cases of one spec file, and builds them."""

    def __init__(self, path: str, spec_name: str) -> None:
        self._path, self._spec_name = path, spec_name
        self._sheet = current_sheet.get()
        self._names: set[str] = set()
        self._pools = PoolCache()
        self.line = 0

    def plans(self) -> Iterator[CasePlan]:
        """Yield the plans of all cases of the file; ``line`` is where the current example was declared."""
        for example in _merged(self._sheet.declared(Example)):
            self.line = example.line
            groups = example.all_variations()
            for feed in example.feeds:
                model = example.model.clone()
                for operand in feed:
                    model.replace(operand)
                for varied, variations, titles in _varied(model, groups, ()):
                    titles = tuple(filter(None, titles))
                    parts = (self._spec_name, example.model.name, example.name, *titles)
                    name = self._unique_name("_".join(filter(None, parts)))
                    yield CasePlan(name, example, varied, variations, titles)

    def build(self, plan: CasePlan) -> Case:
        """Return the case of a plan. Raises SpecProblem."""
        name, example, model = plan.name, plan.example, plan.model
        if plan.variations:
            model = model.clone()
        for variation in plan.variations:
            variation.apply(model)
        graph: Graph = build_model(model, self._pools)
        return Case(
            name=name,
            model=graph,
            inputs=tuple(_value(operand) for operand in model.GetInputs()),
            expected=tuple(
                None if isinstance(operand, IgnoredOutput) else operand.elements() for operand in model.GetOutputs()
            ),
            source=example.source or f"AOSP {self._sheet.file}",
            path=self._path,
            min_version=self._version(name, model),
            expect_failure=example.expect_failure,
            multinomial_tolerance=example.multinomial_tolerance,
            whole_network=example.whole_network,
            variations=plan.titles,
            tested_operations=_subjects(example.model, model, graph),
        )

    def _unique_name(self, wanted: str) -> str:
        wanted = re.sub(r"[^A-Za-z0-9_.-]", "_", wanted)
        count, name = 1, wanted
        while name in self._names:
            count += 1
            name = f"{wanted}_{count}"
        self._names.add(name)
        return name

    def _version(self, name: str, model: Model) -> HalVersion | None:
        """Return the lowest version that the spec claims; None for relaxed models, for which AOSP claims none."""
        version = self._sheet.versions.get(name, model.version)
        if version is None or model.is_relaxed:
            return None
        try:
            return HalVersion.parse(version)
        except ValueError as error:
            raise SpecProblem(str(error)) from None


def _subjects(declared: Model, varied: Model, graph: Graph) -> tuple[int, ...]:
    """Return the codes of the operations of ``graph`` that the declared model has; empty if no variation added one."""
    if len(varied.steps) == len(declared.steps):
        return ()
    own = {step.type for step in declared.steps}
    steps = [step.type for step in graph.main.operations if step.type in own]
    return tuple(dict.fromkeys([*steps, *(step.type for each in graph.referenced for step in each.operations)]))


def _value(operand: Operand) -> Array | None:
    """Return the value of an input; None if it is left out."""
    return None if operand.value is None or not operand.value.size else operand.elements()
