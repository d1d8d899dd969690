"""The calls of an operation at extreme sizes: rows of a covering array over its signatures, and the call of a row."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from zlib import crc32

import msgspec

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.extremes.activations import seldom_activated
from nnconform.harness.generate.extremes.beside import beside
from nnconform.harness.generate.extremes.rows import (
    BEYOND_INDEXES,
    COUNTS,
    FILLERS,
    LONG,
    Row,
    covering_rows,
    extents_of,
)
from nnconform.harness.generate.extremes.shares import LengthsOfTypes
from nnconform.harness.generate.per_op import Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.generate.roles import ALONG, FIRST, LAST, MIDDLE, MOST, TERMS, has_free_extents, main_tensor
from nnconform.harness.generate.roles import scalar_roles as counting_scalars
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import FLOATS, is_tensor
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg

# The product of a row's extents, at most: elements of a tensor of free rank, which with a result of the same size take
# more than 1 MiB; terms of a product of named extents.
ELEMENTS, PRODUCTS = 5 << 15, 1 << 20
# Those of boxes, which are compared in pairs.
BOXES = 1 << 10
# Small draws that tell which roles a form has.
DRAWS = 6
# The largest recurrent weights.
RECURRENT = 0.125
# Far enough for exponentials to be nothing beside that of 0.
_NEGATIVE = (-140.0, -110.0)
# Extents of a row may exclude each other: then fewer of them are tried, and last the leading one alone.
_TRIES, _ATTEMPTS = 4, 8
_PLACES = (FIRST, MIDDLE, LAST)
_WINDOW = ("filter_h", "filter_w")
# Larger than small draws are, and even, as some extents must be.
_PROBE = 12
_known: dict[Hashable, tuple[Op, Sequence[str]]] = {}


class SizeRow(msgspec.Struct, frozen=True):
    """A call to draw: a signature, its extents by role, and the role that leads, which the call must have.

    ``number`` counts the rows of an operation.
    """

    op: Op
    signature: Signature
    number: int
    lead: str
    row: Row

    @property
    def name(self) -> str:
        """The row's name, the same whatever the seed."""
        return f"{self.op.code.name}_{self.signature.form.name}_size_{self.number}"

    @property
    def turn(self) -> int:
        """What else varies from row to row; independent of the signature, which follows from the number."""
        return crc32(f"{self.op.code.name} {self.number}".encode())

    @property
    def constant(self) -> bool:
        """Whether all tensors but the first are constants."""
        return self.turn % 3 == 0


def applies(op: Op, signature: Signature) -> bool:
    """Return whether a call can be compared element by element, and has variable extents: IF and WHILE have those
    of graphs.
    """
    inputs = signature.form.inputs
    tensors = [arg for arg in inputs if not arg.any_type and is_tensor(signature.row.type_of(arg))]
    graphs = any(arg.type == T.SUBGRAPH for arg in inputs)
    return not op.random and not graphs and any(arg.ranks[1] != 0 for arg in tensors)


def size_rows(op: Op, *, every: bool = False) -> Iterator[SizeRow]:
    """Yield the rows of an operation: each extent of each role in one signature or another, a long one of each role for
    each type of elements; then, if ``every``, each extent in each signature.
    """
    signatures = [signature for signature in op.signatures() if applies(op, signature)]
    numbers, shares = count(), LengthsOfTypes()
    # The types make no difference to the roles.
    by_form = {
        form.name: wanted_extents(op, next(each for each in signatures if each.form is form))
        for form in op.forms
        if any(each.form is form for each in signatures)
    }
    united = {role: extents for each in by_form.values() for role, extents in each.items()}
    for lead, row in _rows(op, united, "any"):
        having = [signature for signature in signatures if lead in by_form[signature.form.name]]
        yield SizeRow(op, shares.next(having, lead, row), next(numbers), lead, row)
    for signature in signatures:
        wanted = by_form[signature.form.name]
        for role in shares.short(signature, [role for role in wanted if beside(role, LONG, wanted) is None]):
            extent = min((each for each in wanted[role] if each > 2 * LONG), default=0)
            if extent:
                yield SizeRow(op, shares.next([signature], role, {role: extent}), next(numbers), role, {role: extent})
    for place, signature in enumerate(signatures if every else ()):
        for lead, row in _rows(op, by_form[signature.form.name], str(place)):
            yield SizeRow(op, signature, next(numbers), lead, row)


def missing_rows(op: Op, rows: Sequence[SizeRow], seed: int) -> Iterator[SizeRow]:
    """Yield a row of its own for each extent that the drawn calls of some rows do not have.

    Extents of a row may exclude each other, which only shows when it is drawn.
    """
    reached: set[tuple[str, int]] = set()
    for row in rows:
        with suppress(Undrawable):
            reached |= set(size_call(row, seed).roles.items())
    numbers = count(len(rows))
    for row in rows:
        for role, extent in row.row.items():
            if (role, extent) not in reached and extent not in FILLERS:
                reached.add((role, extent))
                yield SizeRow(op, row.signature, next(numbers), role, {role: extent})


def wanted_extents(op: Op, signature: Signature) -> dict[str, Sequence[int]]:
    """Return the extents that each role of a signature should have; roles that follow from others are left out."""
    return {role: _extents_of(op, signature, role) for role in wanted_roles(op, signature)}


def wanted_roles(op: Op, signature: Signature) -> Sequence[str]:
    """Return the roles of a signature that are free, in order."""
    # Asked for several kinds of rows. The operation is kept, so that no other one has its id.
    row = signature.row
    key = id(op), signature.form.name, row.of, frozenset(row.but.items())
    if key not in _known:
        _known[key] = op, _free_roles(op, signature)
    return _known[key][1]


def _free_roles(op: Op, signature: Signature) -> Sequence[str]:
    form = signature.form
    main = main_tensor(form.inputs, signature.row.type_of)
    roles = set[str]()
    for number in range(DRAWS):
        with suppress(Undrawable):
            roles |= set(draw(Choices.from_seed(number), op, form, signature.row).roles)
    # The extents of other tensors without names follow from those of the first, but for those of indexes.
    own = {main.name if main else "", *(arg.name for arg in form.inputs if arg.type is not None)}
    roles = {role for role in roles if " " not in role or role.partition(" ")[0] in own}
    return [role for role in sorted(roles) if _is_free(op, signature, role)]


def counts_something(signature: Signature, role: str) -> bool:
    """Return whether a role is a number, or the extent of a window, and not one of a tensor with data."""
    return role in counting_scalars(signature.form.inputs) or role in _WINDOW or role.endswith(f" {MOST}")


def _extents_of(op: Op, signature: Signature, role: str) -> Sequence[int]:
    inputs = signature.form.inputs
    if counts_something(signature, role):
        return COUNTS
    many = op.unordered is None
    tables = any(arg.repeated for arg in inputs) and role.endswith("count")
    huge = many and not tables and not any("recurrent" in arg.name for arg in inputs) and not _finds_tops(op)
    extents = extents_of(many=many, huge=huge, seed=crc32(f"{op.code.name} {role} {signature.row.of}".encode()))
    # What a count of 16 bits leaves out of a sum is more than its roundings only if that is a large part.
    return tuple(each + each // 2 if role == TERMS and each == max(BEYOND_INDEXES) else each for each in extents)


def _is_free(op: Op, signature: Signature, role: str) -> bool:
    """Return whether a call can be drawn that has an extent in this role that small draws do not have by chance."""
    row = SizeRow(op, signature, 0, role, {role: _PROBE})
    with suppress(Undrawable):
        return size_call(row, 0).roles.get(role) == _PROBE
    return False


def size_call(row: SizeRow, seed: int) -> DrawnCall:
    """Draw the call of a row. Raises Undrawable."""
    reason = ""
    for attempt in range(_TRIES):
        choices = Choices.from_seed(crc32(f"{seed} {row.name} {attempt}".encode()))
        chosen = _of_attempt(row, attempt, choices)
        try:
            wish = constraints_of(row, chosen, choices)
            drawn = draw(choices, row.op, row.signature.form, row.signature.row, wish, _ATTEMPTS)
        except Undrawable as error:
            reason = str(error)
            continue
        if drawn.roles.get(row.lead) == row.row[row.lead]:
            return drawn
        reason = reason or f"the definition decides otherwise than {row.lead} = {row.row[row.lead]}"
    raise Undrawable(reason)


def _of_attempt(row: SizeRow, attempt: int, choices: Choices) -> Row:
    """Return the extents of a row that an attempt to draw it keeps: all, those that matter, fewer, the leading one."""
    lead, chosen = row.lead, row.row[row.lead]
    needed = {lead, *(beside(lead, chosen, row.row) or ())}
    if attempt == 0:
        return row.row
    if attempt == 1:
        return {role: extent for role, extent in row.row.items() if role in needed or extent > max(FILLERS)}
    if attempt < _TRIES - 1:
        return {role: extent for role, extent in row.row.items() if role in needed or choices.flag()}
    return {lead: chosen}


def _finds_tops(op: Op) -> bool:
    """Return whether an operation finds the tops of surfaces over images. Of very many of them some are so flat that
    the bounds do not tell how far a rounding moves them.
    """
    return any(arg.sought and arg.image for form in op.forms for arg in form.inputs)


def free_roles(roles: Iterable[str]) -> frozenset[str]:
    """Return those of the roles that do not make a tensor larger."""
    return frozenset(role for role in roles if role.startswith(("stride", "dilation")))


def _rows(op: Op, wanted: Mapping[str, Sequence[int]], key: str) -> Iterator[tuple[str, Row]]:
    free = free_roles(wanted)
    named = any(arg.extents is not None and arg.type is None for form in op.forms for arg in form.inputs)
    alone = frozenset({ALONG, TERMS} & set(wanted))
    budget = BOXES if op.unordered is not None or _finds_tops(op) else PRODUCTS if named else ELEMENTS
    seed = crc32(f"{op.code.name} {key}".encode())
    return covering_rows(wanted, free, alone, budget, seed, partial(beside, roles=wanted))


def constraints_of(row: SizeRow, chosen: Row, choices: Choices) -> Constraints:
    """Return the constraints that lead to the chosen extents, with contents that take turns."""
    form, types = row.signature.form, row.signature.row
    counting = counting_scalars(form.inputs)
    values: dict[str, object] = {name: chosen[name] for name in counting if name in chosen}
    values |= seldom_activated(row.op, form, row.turn // 2048)
    extents: dict[str, tuple[int, ...]] = {}
    main = main_tensor(form.inputs, types.type_of)
    placed, peaks = {ALONG, TERMS}, dict[str, int]()
    for arg in form.inputs:
        if arg.any_type or not has_free_extents(arg, types.type_of(arg)):
            continue
        own = {place: chosen[role] for place in _PLACES if (role := f"{arg.name} {place}") in chosen}
        placed |= {f"{arg.name} {place}" for place in _PLACES}
        along = next((chosen[role] for role in (ALONG, TERMS) if role in chosen), None) if arg is main else None
        if own or along is not None:
            extents[arg.name], axis = _extents(arg, own, along, choices)
            if axis is not None:
                values |= {"axis": axis} if ALONG in chosen else {"axes": [axis]}
            elif arg is main and not _gives_truth(row.signature):
                axis = max(range(len(extents[arg.name])), key=extents[arg.name].__getitem__)
            if axis is not None:
                peaks[arg.name] = axis
    tensors = [arg.name for arg in form.inputs if not arg.any_type and is_tensor(types.type_of(arg))]
    if row.op.elementwise and main is not None and len(tensors) == 2 and row.lead == f"{main.name} {MIDDLE}":
        # In some rows the second tensor is broadcast along what leads, and along nothing else.
        first = extents.get(main.name, ())
        if row.turn // 1024 % 3 == 0 and len(first) > 2:
            extents[tensors[1]] = (first[0], *[1] * (len(first) - 2), first[-1])
    many = row.row.get(row.lead, 0) >= min(BEYOND_INDEXES)
    return Constraints(
        values=values,
        sizes={role: extent for role, extent in chosen.items() if role not in placed and role not in values},
        extents=extents,
        constants=frozenset(tensors[1:]) if row.constant else frozenset(),
        domains={arg.name: _recurrent(arg, chosen) for arg in form.inputs if "recurrent" in arg.name}
        | _below_zero(row, main),
        # One more of very many terms is less than a rounding of float16.
        relaxed=types.of == T.TENSOR_FLOAT32 and row.turn // 8 % 4 == 0 and not many,
        # Packing of constants shows in digits that the packed form has not.
        peaks=peaks,
        # What is counted in too few bits shows at the last place.
        ends=row.turn // 256 % 2 == 0 or max(row.row.values(), default=0) >= min(BEYOND_INDEXES),
        # Numbers with many digits are hardly ever equal: a comparison would give one answer throughout.
        fine=(row.turn // 64 % 2 == 0 or row.constant) and not _gives_truth(row.signature),
    )


def _gives_truth(signature: Signature) -> bool:
    return any(arg.type == T.TENSOR_BOOL8 for arg in signature.form.outputs)


def _recurrent(arg: Arg, chosen: Row) -> tuple[float, float]:
    """Return the domain of recurrent weights, small so that nothing grows over many steps: small errors would grow too,
    until the two states of the cells have nothing in common.
    """
    assert arg.extents is not None
    most = min(RECURRENT, chosen.get(str(arg.extents[-1]), 1) ** -0.5)
    return -most, most


def _below_zero(row: SizeRow, main: Arg | None) -> dict[str, tuple[float, float]]:
    """Return the domain of a tensor whose elements are compared, in some rows below 0 throughout: what fills a vector
    up must not be larger.
    """
    compared = row.op.picks or row.op.exact or "beta" in row.signature.form.input_names
    first = main or row.signature.form.inputs[0]
    # Few numbers of 8 bits are that low: equal ones would not tell.
    real = row.signature.row.of in FLOATS
    return {first.name: _NEGATIVE} if compared and real and row.turn // 16 % 3 == 0 else {}


def _extents(
    arg: Arg, own: Mapping[str, int], along: int | None, choices: Choices
) -> tuple[tuple[int, ...], int | None]:
    """Return the extents of a tensor that has these first, middle and last, and one along the axis that is returned."""
    low, high = arg.ranks
    extents = [own[place] for place in _PLACES if place in own]
    axis = None
    if along is not None:
        axis = choices.integer(0, len(extents))
        extents.insert(axis, along)
    most = 4 if high is None else high
    while len(extents) > most:
        # The leading extent may be lost here: the row is then tried with fewer.
        dropped = next(place for place in range(len(extents)) if place != axis)
        del extents[dropped]
        axis = axis - 1 if axis is not None and axis > dropped else axis
    if LAST not in own and along is None:
        extents.append(choices.integer(1, 3))
    if FIRST not in own and (MIDDLE in own or len(extents) < low):
        extents.insert(0, choices.integer(1, 3))
        axis = None if axis is None else axis + 1
    while len(extents) < low:
        extents.insert(0, 1)
        axis = None if axis is None else axis + 1
    return tuple(extents[:most]), axis
