"""The definition of an operation (``Op``) and a call of it (``Call``).

A *form* is a list of arguments (explicit padding, implicit padding) with its rules. A *signature*, one way to call the
operation, is a form with a type row. Everything that depends on an operation is derived from its ``Op``; nothing else
in the harness names one (``harness/tests/whole_repo/test_operations_unnamed.py``).

The same shape rules and checks run twice: when a model is validated, where extents and values may be unknown, and when
it is executed, where all are known. A rule that needs something unknown raises ``Unknown`` and runs again later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NoReturn

import msgspec
from msgspec.structs import force_setattr

from nnconform.harness.model.codes import (
    HalVersion,
    OperandLifeTime,
    OperandType,
    OperationType,
    name_of,
    operand_type_since,
    operation_since,
)
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.schema import Arg, Dims, Omission, TypeRow

NHWC_TO_NCHW = (0, 3, 1, 2)
NCHW_TO_NHWC = (0, 2, 3, 1)

Bound = Operand | list[Operand] | None
BoundDims = Dims | None | list[Dims | None]

Shape = Callable[["Call"], tuple[Dims | None, ...]]
Check = Callable[["Call"], None]
Bump = Callable[["Call"], HalVersion]
Derivation = Callable[["Call"], Any]
Arrange = Callable[[CallDraft], None]

Interval = tuple[float, float]
Ranges = Mapping[str, Interval]
# Maps the intervals of the inputs' values to those of the outputs, by argument name.
Range = Callable[["Call", Ranges], Ranges]
# Returns why the contract does not define the result, given the arguments' values by name; "" if it does.
Undefined = Callable[["Call", Mapping[str, Array]], str]
# Returns the sentence of the text that decides a call otherwise than AOSP's own code, given the same; "" for none.
BeyondVts = Callable[["Call", Mapping[str, Array]], str]


class Form(msgspec.Struct, frozen=True):
    """One list of arguments of an operation, with its rules.

    ``shape`` returns the extents of each output, None for unknown. ``derive`` has functions that compute values from
    the arguments, by name, for shapes and kernels alike. ``checks`` raise through ``Call.fail``; ``bumps`` return the
    version that a particular use needs. ``pairs`` are trailing arguments that are supplied together or not at all.
    ``output_counts`` are the allowed lengths of the list of outputs, if trailing outputs can be left off. ``arrange``
    fixes arguments that depend on each other when a valid call is drawn.
    """

    name: str
    inputs: tuple[Arg, ...]
    outputs: tuple[Arg, ...]
    shape: Shape
    checks: tuple[Check, ...] = ()
    derive: Mapping[str, Derivation] = {}
    bumps: tuple[Bump, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    rows: tuple[TypeRow, ...] = ()
    output_counts: tuple[int, ...] = ()
    arrange: Arrange | None = None
    # Cached, as every check of a call reads them: the arguments by name, the names and the possible numbers of the
    # inputs, those with a fixed quantisation, those inputs whose extents have names.
    _by_name: Mapping[str, Arg] = {}
    input_names: frozenset[str] = frozenset()
    _input_counts: tuple[int, ...] = ()
    quantised: tuple[Arg, ...] = ()
    shaped: tuple[Arg, ...] = ()

    def __post_init__(self) -> None:
        every = (*self.inputs, *self.outputs)
        force_setattr(self, "_by_name", {arg.name: arg for arg in every})
        force_setattr(self, "input_names", frozenset(arg.name for arg in self.inputs))
        force_setattr(self, "_input_counts", self._counts())
        force_setattr(self, "quantised", tuple(arg for arg in every if arg.quantisation))
        shaped = tuple(arg for arg in self.inputs if arg.extents is not None and not arg.repeated)
        force_setattr(self, "shaped", shaped)

    def argument(self, name: str) -> Arg:
        """Return the argument of that name, input or output."""
        return self._by_name[name]

    def input_counts(self) -> tuple[int, ...]:
        """Return the allowed lengths of the list of inputs (for a form without repeated argument)."""
        return self._input_counts

    def _counts(self) -> tuple[int, ...]:
        names = [arg.name for arg in self.inputs]
        required = sum(arg.omission is not Omission.TRAILING for arg in self.inputs)
        split = {names.index(second) for _, second in self.pairs}
        return tuple(count for count in range(required, len(names) + 1) if count not in split)


class Signature(msgspec.Struct, frozen=True):
    """One way to call an operation: a form with a type row, and the lowest HAL version that has both."""

    form: Form
    row: TypeRow
    since: HalVersion


class Unordered(msgspec.Struct, frozen=True):
    """Rows in unspecified order: each of ``outputs`` holds a part of each row, at the same index along ``axis``.

    The axes before ``axis`` keep their order. ``grouped``: the output whose equal values are adjacent, with the groups
    in any order. ``ranked``: the output that the rows are sorted by, so that only rows equal in it change places.
    """

    outputs: tuple[str, ...]
    axis: int = 0
    grouped: str = ""
    ranked: str = ""


Fragile = Callable[[Sequence[Operand], Sequence[Array | None]], bool]


class Op(msgspec.Struct, frozen=True):
    """The definition of an operation. ``rows`` are shared by the forms that have none of their own.

    ``zero_sized``: inputs may have no elements (an empty batch) at execution. ``unordered``: rows of the outputs in
    unspecified order. ``random``: the outputs are samples, compared by their distribution. ``range``: the interval of
    the outputs, if not that of the inputs. ``averages``: the outputs are means, which equal an input's element only by
    chance. ``copies``: whether an output with as many elements as the input has the same elements in the same order.
    ``uniform``: all elements of the output are equal. ``nonnegative``: none of them is below 0. ``largest_integer``:
    int32 elements up to this magnitude do not overflow in small calls. ``undefined``: returns why the contract does not
    define a call's result. ``free``: returns the elements of an output of a type that the contract leaves open, a
    boolean each, from the first input. ``beyond_vts``: returns the sentence that decides a call otherwise than AOSP's
    own code, and so a driver that passes AOSP's tests, does. ``has_signed_twin``: QUANT8_ASYMM values converted to
    QUANT8_ASYMM_SIGNED, by subtracting 128, give the same outputs, converted in the same way. ``elementwise``: each
    element of the output follows from one of each input. ``picks``: each follows from one element of one tensor of
    data, which other arguments choose. ``domain``: the real numbers for which a function is
    defined, by argument; all if not named. ``interpolates``: between elements at places that a driver computes in
    floats. ``decodes``: corners of the boxes that the first argument has, moved and scaled. ``means``: the extents of
    the input along which means are taken for an element of the output. ``exact``: the inputs' type has each result, an
    element that is moved, chosen, clamped, negated or cut to an integer: only another
    scale of the output rounds it. ``nothing``: values of scalars, by argument, with which it finds no rows, so that its
    outputs have no elements, whatever a random graph's tensors hold.
    ``apart``: arguments whose rows, along the first axis, each give a row of the result, where neither ``elementwise``
    nor the names of extents nor an axis say so.
    ``turns``: where a function of each element turns from rising to falling or back: a place, and the distance from
    there to the next, 0 if there is none. ``fragile``: whether a rounding decides which rows the outputs have, given
    the operands and values of all inputs. ``shares``: an element of the result is a share, which rises with one element
    of the input and falls with the others. ``tiled``: sums of products with the second input's elements, which may be
    computed in tiles: the axis along which it has a filter for each channel of the output. ``squares``: an element of
    the result follows from a sum of squares, which AOSP's code has in float32 of float16 elements too.
    """

    code: OperationType
    summary: str
    forms: tuple[Form, ...]
    rows: tuple[TypeRow, ...] = ()
    zero_sized: bool = True
    unordered: Unordered | None = None
    random: bool = False
    range: Range | None = None
    averages: bool = False
    copies: Callable[[Call], bool] | None = None
    uniform: bool = False
    nonnegative: bool = False
    largest_integer: int = 2**30
    undefined: Undefined | None = None
    free: Callable[[Array, OperandType], Array] | None = None
    beyond_vts: BeyondVts | None = None
    has_signed_twin: bool = True
    elementwise: bool = False
    picks: bool = False
    interpolates: bool = False
    decodes: bool = False
    means: tuple[str, ...] = ()
    exact: bool = False
    domain: Mapping[str, Interval] = {}
    nothing: Mapping[str, float] = {}
    apart: tuple[str, ...] = ()
    turns: tuple[float, float] = (0.0, 0.0)
    fragile: Fragile | None = None
    shares: bool = False
    tiled: int | None = None
    squares: bool = False

    @property
    def since(self) -> HalVersion:
        """The HAL version that introduced the operation."""
        return operation_since(self.code)

    def rows_of(self, form: Form) -> tuple[TypeRow, ...]:
        """Return the type rows of one of the forms."""
        return form.rows or self.rows

    def signatures(self) -> Iterator[Signature]:
        """Yield every way to call the operation."""
        for form in self.forms:
            fixed = [arg for arg in form.inputs if arg.omission is not Omission.TRAILING]
            needed = max((arg.since or self.since for arg in fixed), default=self.since)
            for types in self.rows_of(form):
                typed = [types.type_of(arg) for arg in (*fixed, *form.outputs) if not arg.any_type]
                own = max(map(operand_type_since, typed), default=self.since)
                yield Signature(form, types, max(self.since, types.since, needed, own))


class Unknown(Exception):
    """Raised by a rule that needs something not yet known."""


class Call:
    """An operation with its arguments.

    ``operands`` has each argument's operand by name, a list if repeated, None if left out. ``extents`` has their
    extents (None: unknown rank; a None inside: an unknown extent), declared ones also of an argument left out, and
    ``fetch`` returns the value of an argument, or None if it is unknown. ``version`` is the lowest HAL version that has
    the call, once that is worked out (``harness/validate/version.py``), ``waits`` whether a rule needs something that
    only an execution tells, once the call is checked (``harness/validate/operation.py``).
    """

    def __init__(
        self,
        op: Op,
        form: Form,
        types: TypeRow,
        operands: Mapping[str, Bound],
        extents: Mapping[str, BoundDims],
        fetch: Callable[[str], Array | None],
        graphs: Sequence[Subgraph] = (),
    ) -> None:
        self.op, self.form, self.types = op, form, types
        self.operands, self.extents, self._fetch = operands, extents, fetch
        self.graphs = graphs
        self._symbols: dict[str, int | None] | None = None
        self.version: HalVersion | None = None
        self.waits = False

    def subgraph(self, name: str) -> Subgraph:
        """Return the subgraph that a SUBGRAPH argument refers to."""
        return self.graphs[self.operand(name).location.offset]

    def references(self) -> list[int]:
        """Return the indexes of the subgraphs that the call refers to."""
        operands = (self.operands[arg.name] for arg in self.form.inputs if arg.type == OperandType.SUBGRAPH)
        return [operand.location.offset for operand in operands if isinstance(operand, Operand)]

    def given(self, name: str) -> bool:
        """Return whether the argument is present, that is, not left out in any way."""
        return self.operands.get(name) is not None

    def present(self, name: str) -> bool:
        """Return whether an optional argument is present. Raises Unknown while a request may still leave it out."""
        if not self.given(name):
            return False
        if self.operand(name).lifetime == OperandLifeTime.SUBGRAPH_INPUT and self._fetch(name) is None:
            raise Unknown(name)
        return True

    def placeholder(self, name: str) -> bool:
        """Return whether an optional argument is declared as ``[0]``: a request may leave it out, whatever its rank."""
        if self.extents[name] != (None,):
            return False
        argument = self.form.argument(name)
        return argument.omission is Omission.NO_VALUE and argument.ranks[0] > 0

    def operand(self, name: str) -> Operand:
        """Return the operand of an argument that is present and not repeated."""
        operand = self.operands[name]
        assert isinstance(operand, Operand), name
        return operand

    def type_of(self, name: str) -> OperandType:
        """Return the operand type of an argument under the row."""
        return self.types.type_of(self.form.argument(name))

    def value(self, name: str) -> Any:
        """Return the value: a Python number of a scalar, an array of a tensor, the default of one left out. Raises
        Unknown.
        """
        if not self.given(name):
            return self.form.argument(name).default
        value = self._fetch(name)
        if value is None:
            raise Unknown(name)
        return value.item() if value.ndim == 0 else value

    def nchw(self) -> bool:
        """Return whether image arguments are in NCHW order."""
        return bool(self.value("nchw")) if "nchw" in self.operands else False

    def dims(self, name: str) -> Dims:
        """Return the extents of an argument, in NHWC order for images. Raises Unknown if the rank is neither declared
        nor fixed.
        """
        argument = self.form.argument(name)
        known = self.extents[name]
        assert not isinstance(known, list), name
        return self._ordered(argument, known)

    def dims_list(self, name: str) -> list[Dims]:
        """Return the extents of each operand of a repeated argument."""
        known = self.extents[name]
        assert isinstance(known, list), name
        return [self._ordered(self.form.argument(name), dims) for dims in known]

    def _ordered(self, argument: Arg, dims: Dims | None) -> Dims:
        if dims is None or (dims == (None,) and self.placeholder(argument.name) and argument.ranks[0] > 1):
            low, high = argument.ranks
            if low != high:
                raise Unknown(argument.name)
            return (None,) * low
        if argument.image and len(dims) == 4 and self.nchw():
            return tuple(dims[axis] for axis in NCHW_TO_NHWC)
        return dims

    def symbol(self, name: str) -> int | None:
        """Return the extent of this name in the arguments' ``extents``; None if unknown."""
        if self._symbols is None:
            self._symbols = self._unify()
        return self._symbols.get(name)

    def _unify(self) -> dict[str, int | None]:
        symbols: dict[str, int | None] = {}
        for argument in self.form.shaped:
            name = argument.name
            if self.operands.get(name) is None or (self.extents[name] == (None,) and self.placeholder(name)):
                continue
            assert argument.extents is not None
            for axis, (symbol, extent) in enumerate(zip(argument.extents, self.dims(name), strict=True)):
                wanted = symbol if isinstance(symbol, int) else symbols.get(symbol)
                if extent is not None and wanted is not None and extent != wanted:
                    self.fail(name, f"extent {axis} ({symbol})", extent, wanted)
                if isinstance(symbol, str) and extent is not None:
                    symbols[symbol] = extent
        return symbols

    def derived(self, name: str) -> Any:
        """Return a value that the form derives from its arguments."""
        return self.form.derive[name](self)

    def output_dims(self) -> tuple[Dims | None, ...]:
        """Return the extents of each output as inferred from the inputs, in the layout of the call; None: unknown."""
        if self._symbols is None:
            self._symbols = self._unify()
        outputs = self.form.shape(self)
        if not any(arg.image for arg in self.form.outputs) or not self.nchw():
            return outputs
        return tuple(
            tuple(dims[axis] for axis in NHWC_TO_NCHW) if arg.image and dims is not None else dims
            for arg, dims in zip(self.form.outputs, outputs, strict=True)
        )

    def where(self, argument: str = "") -> str:
        """Return the operation and the argument, for a message."""
        return f"{self.op.code.name}.{argument}" if argument else self.op.code.name

    def fail(self, argument: str, rule: str, got: object, wanted: object) -> NoReturn:
        """Reject the call: raise ValidationError."""
        raise ValidationError(self.where(argument), rule, got, wanted)

    def __repr__(self) -> str:
        types = {
            name: name_of(OperandType, operand.type)
            for name, operand in self.operands.items()
            if isinstance(operand, Operand)
        }
        return f"<Call {self.op.code.name} {self.form.name} {types}>"


def always(call: Call) -> bool:
    """Return True: a rule that applies to every call."""
    return True
