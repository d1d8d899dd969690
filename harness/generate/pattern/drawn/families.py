"""All operations with drawn arguments, and tensors that they may begin with."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.drawn.arguments import Drawn, rows
from nnconform.harness.generate.pattern.drawn.functions import FUNCTIONS, JOINING
from nnconform.harness.generate.pattern.drawn.moves import MOVES
from nnconform.harness.generate.pattern.drawn.regions import LAYERS, REGIONS
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

FAMILIES: dict[str, Drawn] = {**FUNCTIONS, **JOINING, **MOVES, **REGIONS, **LAYERS}
# Those that most rules of compilers are about.
FREQUENT = (
    *("relu", "bytes", "sum", "difference", "product", "bound", "turned", "viewed"),
    *("sliced", "strided", "part", "padded", "joined", "reversed", "total", "mean"),
    *("extreme", "shares", "place", "convolution", "depthwise", "dense", "matrices", "largest"),
)
# Those that take images only.
OF_IMAGES = frozenset(("blocks", "norm", *(name for name in LAYERS if name not in ("dense", "matrices"))))
# Those that take truths, and integers; others take what is chosen by the truths, and real numbers.
_OF_TRUTHS = frozenset(("negated", "compared", "chosen", "total"))
_OF_INTEGERS = frozenset(("cast", "total", "extreme", "place", "best", *JOINING, *MOVES)) - {"quotient"}
# Equal extents, so that what takes one axis for another fits, and unequal ones, so that a wrong element shows.
_SHAPES = ((3, 3), (2, 2, 2), (4, 4), (3, 3, 3), (2, 3, 4), (3, 4))
_IMAGES = ((2, 2, 2, 2), (1, 4, 4, 4), (2, 3, 3, 3), (1, 4, 4, 2), (1, 3, 4, 2))
# Those with equal extents, of which most are left when an operation changes one: of rank 2 for what gives that.
_SQUARES, _CUBES, _CUBES_OF_IMAGES = ((3, 3), (4, 4), (2, 2)), ((3, 3, 3), (2, 2, 2), (3, 3, 3), (4, 4)), _IMAGES[:3]
_POSITIVE = (0.25, 2.5)
# What works along an axis that any other could be taken for.
ALONG = (
    *("total", "part", "place", "joined", "shares", "taken"),
    *("mean", "reversed", "extreme", "packed", "length", "shuffled"),
)


def begin(s: Sketch, *names: str, positive: bool = False) -> SketchTensor:
    """Add an input that operations of these families take: lines of it are of one sign, and others of both; or all
    elements are positive. Before what works along an axis, most extents are equal.
    """
    of_images = not OF_IMAGES.isdisjoint(names) or s.choices.integer(0, 3) == 0
    shapes: tuple[tuple[int, ...], ...] = _IMAGES if of_images else _SHAPES
    if not set(ALONG).isdisjoint(names[1:]) and s.choices.integer(0, 3) > 0:
        shapes = _CUBES_OF_IMAGES if of_images else _SQUARES if "dense" in names[:1] else _CUBES
    shape = s.choices.pick(shapes)
    if positive or s.choices.integer(0, 3) == 0:
        return s.input(*shape, within=_POSITIVE)
    return rows(s, *shape)


def as_real(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Return a tensor of real numbers: cast if it has integers, what truths choose if it has those."""
    if data.code == T.TENSOR_BOOL8:
        return s(O.SELECT, data, s.input(*data.shape), s.input(*data.shape))
    return s(O.CAST, data, to=s.code) if data.code == T.TENSOR_INT32 else data


def step(s: Sketch, name: str, data: SketchTensor) -> SketchTensor:
    """Add an operation of a family. Raises Misfit if it has none for this tensor."""
    if not 1 <= len(data.shape) <= 4 or 0 in data.shape:
        raise Misfit("another rank")
    if name not in {T.TENSOR_BOOL8: _OF_TRUTHS, T.TENSOR_INT32: _OF_INTEGERS}.get(data.code, FAMILIES):
        data = as_real(s, data)
    return FAMILIES[name](s, data)
