"""Calls of float16 whose squares, differences or tiles float16 does not hold, though it holds arguments and results.

AOSP computes these in float32, so that a driver must have the result: the length of (300, 400) is 500. A sum of float16
products, or of elements, may be kept in float16 (docs/decisions/0075-sums-in-float16.md), as AOSP keeps those of
reductions and of variances of images: no sum here leaves the range, nor does a variance but of layers of cells.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnconform.harness.generate.extremes.activations import plain
from nnconform.harness.generate.extremes.given import Given
from nnconform.harness.generate.extremes.sizes import applies
from nnconform.harness.generate.extremes.sparse import weights_of
from nnconform.harness.generate.per_op import Constraints
from nnconform.harness.model.codes import OperandType
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import QuantisedAs

# Elements whose squares are beyond float16; and below its normal numbers, though they are normal themselves.
_SQUARED = ((-3e4, 3e4), (2.0**-12, 2.0**-9))
# How much of a sum of squares counts where elements are divided by a power of it: results are well above the tolerance.
_RESPONSE = {"alpha": 2.0**-10, "beta": 0.5}
# Means of these have sums, and differences of these are, beyond float16.
_AVERAGED = ((3e4, 6e4), (-6e4, 6e4))
# The factor of an exponent, which makes more of elements than float16 holds.
_FACTOR = "beta", 4.0
# Terms of products, and weights of which so few add up that no sum is above the largest term. None is subnormal, which
# a driver may take for 0.
_TERM, _WEIGHT = (-2e4, 2e4), (2.0**-10, 2.0**-7)
_TERMS, _CHANNELS, _IMAGE, _CELLS = 32, 8, 7, 3
# Integers that 15 bits hold, 16 bits hold, and more need, with fractions where there are some.
_CAST = (0.75, 40000.0, -40000.0, 32768.0, -32768.0, 65504.0, -65504.0, 255.5, -1.0, 2049.5, 33000.0, -50000.0, 300.0)
# Layers of cells, whose sums are within float16 and whose variances are not.
_LAYERS, _NORM = (-1500.0, 1500.0), "forget_layer_norm_weights"


def halves(op: Op) -> Iterator[Given]:
    """Yield calls of float16 with large elements, and of squares with small ones, in each form."""
    signatures = [each for each in op.signatures() if applies(op, each)]
    for signature in signatures:
        if signature.row.of == OperandType.TENSOR_FLOAT16:
            for wish in _wishes(op, signature):
                values = {**plain(signature.form), **wish.values}
                needed = (_NORM,) if _NORM in signature.form.input_names else ()
                yield Given(signature, replace(wish, values=values), needed)


def _wishes(op: Op, signature: Signature) -> Iterator[Constraints]:
    form = signature.form
    main = form.inputs[0]
    if op.squares or op.averages:
        # What small squares come to is within the tolerance, but for what is brought to length 1.
        of_length_1 = isinstance(form.outputs[0].quantisation, QuantisedAs)
        for domain in _SQUARED[: 1 + of_length_1] if op.squares else _AVERAGED:
            known = {name: value for name, value in _RESPONSE.items() if name in form.input_names}
            yield Constraints(values=known, domains={main.name: domain}, fine=True)
    elif op.shares:
        values, extents = {_FACTOR[0]: _FACTOR[1]}, {main.name: (_CELLS, _IMAGE)}
        yield Constraints(values=values, extents=extents, domains={main.name: _SQUARED[0]}, fine=True)
    elif weights_of(signature):
        yield _products(signature)
    elif _NORM in form.input_names:
        yield Constraints(domains={main.name: _LAYERS}, fine=True)
    elif op.elementwise and op.copies is not None:
        yield Constraints(extents={main.name: (len(_CAST),)}, fill={main.name: _CAST})


def _products(signature: Signature) -> Constraints:
    """Return what is given of a sum of products: a window that is often computed in tiles, or few terms."""
    form, weights = signature.form, weights_of(signature)
    main = form.inputs[0].name
    wish = Constraints(domains={main: _TERM, weights: _WEIGHT}, fine=True)
    if weights == "rhs":
        return replace(wish, values={"adj_x": False, "adj_y": False}, extents={"rhs": (_TERMS, _CHANNELS)})
    if weights == "weights":
        return replace(wish, extents={main: (_CELLS, _TERMS), weights: (_CHANNELS, _TERMS)})
    ones = ("stride_width", "stride_height", "dilation_width", "dilation_height")
    values: dict[str, object] = {name: 1 for name in ones if name in form.input_names}
    sizes = {"h": _IMAGE, "w": _IMAGE, "filter_h": _CELLS, "filter_w": _CELLS, "c_in": _CHANNELS}
    return replace(wish, values=values, sizes=sizes)
