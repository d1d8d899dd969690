"""Tests of the parts that a random graph begins with."""

from __future__ import annotations

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.adjacency import pairs_of
from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.graph.draw import draw_graph, grow
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.graph.parts import Part, in_turn, pair_parts
from nnconform.harness.generate.pattern.form import idiom_part
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model

PALETTE = Palette.of(
    wanted=lambda op, signature: (
        op.code in (O.ADD, O.CONV_2D, O.TANH, O.MAXIMUM) and signature.row.of == T.TENSOR_FLOAT32
    )
)


def refused(assembly: Assembly, choices: Choices, palette: Palette) -> list[int]:
    raise Misfit("a part that never fits")


def test_each_part_of_a_group_comes_once_before_one_comes_again() -> None:
    groups: list[list[Part]] = [[refused] * 5, [refused] * 3]
    chosen = [in_turn(groups, 7, number) for number in range(15)]
    for begin in (0, 5, 10):
        assert {one for one, _ in chosen[begin : begin + 5]} == {1, 2, 3, 4, 5}
    for begin in (0, 3, 6, 9, 12):
        assert {other for _, other in chosen[begin : begin + 3]} == {6, 7, 8}
    assert chosen == [in_turn(groups, 7, number) for number in range(15)]
    assert chosen != [in_turn(groups, 8, number) for number in range(15)]
    assert in_turn([[], [refused]], 1, 0) == [0, 1]


def test_a_graph_has_the_pair_that_its_choices_name() -> None:
    parts = pair_parts(PALETTE)
    for number in range(len(parts)):
        graph = draw_graph(Choices.beginning([0, number + 1], Choices.fast(number)), PALETTE, 5, parts)
        assert graph is not None
        validate_model(graph.model)
        assert list(pairs_of(graph.model))
        assert len(graph.model.main.operations) <= 5


def test_a_graph_follows_from_the_list_of_its_choices() -> None:
    parts = pair_parts(PALETTE)
    choices = Choices.beginning([1, 2], Choices.fast(5))
    graph = draw_graph(choices, PALETTE, 6, parts)
    again = draw_graph(Choices.from_list(choices.sequence), PALETTE, 6, parts)
    assert graph is not None
    assert again is not None
    assert graph.model == again.model


def test_a_part_that_does_not_fit_leaves_nothing_behind() -> None:
    with_part = draw_graph(Choices.beginning([1, 0], Choices.fast(3)), PALETTE, 4, [refused])
    without = draw_graph(Choices.beginning([0, 0], Choices.fast(3)), PALETTE, 4, [refused])
    assert with_part is not None
    assert without is not None
    assert with_part.model == without.model


def test_an_operation_that_is_taken_back_reads_nothing() -> None:
    """Here an operation of a part reads a result of the part before, and is taken back as too large."""

    def added(assembly: Assembly, choices: Choices, palette: Palette) -> list[int]:
        grow(assembly, choices, palette, len(assembly.steps) + 2)
        return []

    for number in range(20):
        first = Choices.beginning([1, 1], Choices.fast(number))
        graph = draw_graph(first, PALETTE, 3, [added])
        assert graph is not None
        validate_model(graph.model)
        assert len(graph.model.main.operations) <= 3


def test_a_part_is_of_the_palette_and_not_larger_than_the_graph() -> None:
    parts = [idiom_part(each) for each in all_idioms()]
    codes = {O.ADD, O.CONV_2D, O.TANH, O.MAXIMUM}
    whole = Palette.of()
    several = 0
    numbers = range(0, len(parts), 4)
    for number in numbers:
        first = [number + 1, 0]
        graph = draw_graph(Choices.beginning(first, Choices.fast(number)), PALETTE, 4, parts)
        if graph is not None:
            assert {step.type for step in graph.model.main.operations} <= codes
            assert len(graph.model.main.operations) <= 4
        graph = draw_graph(Choices.beginning(first, Choices.fast(number)), whole, 10, parts)
        assert graph is not None
        validate_model(graph.model)
        several += len(graph.model.main.operations) > 1
    assert several > len(numbers) / 2
