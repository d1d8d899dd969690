"""The definitions against the reference: signatures, counts, versions; and rules for every definition."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import QUANTISED
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.schema import Arg, Omission, QuantisedAs, QuantisedLike, TypeRow
from nnconform.harness.ops.table import TABLE
from nnconform.harness.tests.shared_data import shared_data

Signature = tuple[tuple[str, ...], tuple[str, ...]]
LATER = {"aidl_v2": "aidl2", "aidl_v3": "aidl3"}

# The reference lists a merged output beside full outputs only; both forms of these exist.
MERGED = {O.BIDIRECTIONAL_SEQUENCE_RNN, O.BIDIRECTIONAL_SEQUENCE_LSTM}
# Layer normalisation came with 1.2; the reference dates the 27 inputs by the operand types alone.
LAYER_NORMALISED = {O.LSTM}


def reference() -> dict[O, dict[str, Any]]:
    result = json.loads((shared_data("reference") / "operations.json").read_text())["operations"]
    return {O[each["name"]]: each for each in result}


def known_signatures(operation: dict[str, Any]) -> dict[Signature, str]:
    return {
        (tuple(each["inputs"]), tuple(each["outputs"])): LATER.get(each["since"], each["since"])
        for variant in operation["variants"]
        for each in variant["signatures"]
    }


def signatures(op: Op) -> dict[Signature, str]:
    def names(arguments: tuple[Arg, ...], types: TypeRow) -> tuple[str, ...]:
        return tuple("ANY" if arg.any_type else types.type_of(arg).name for arg in arguments)

    return {(names(s.form.inputs, s.row), names(s.form.outputs, s.row)): str(s.since) for s in op.signatures()}


def countable(variant: dict[str, Any]) -> bool:
    """Return whether a variant's input counts are a list, and not a text such as ``>=2``."""
    return isinstance(variant["input_counts"], list)


def test_every_operation_is_defined() -> None:
    assert set(TABLE) == set(reference())


def test_signatures() -> None:
    exceptions = set()
    for code, operation in reference().items():
        known, own = known_signatures(operation), signatures(TABLE[code])
        differing = {each for each in known.keys() | own.keys() if known.get(each) != own.get(each)}
        for types in differing:
            merged = code in MERGED and types not in known
            normalised = (
                code in LAYER_NORMALISED and len(types[0]) == 27 and (known[types], own[types]) == ("1.0", "1.2")
            )
            assert merged or normalised, (code.name, known.get(types), own.get(types), types)
            exceptions.add(code)
    assert exceptions == MERGED | LAYER_NORMALISED, "an exception that is no longer needed"


def test_input_counts() -> None:
    for code, operation in reference().items():
        known = {tuple(variant["input_counts"]) for variant in operation["variants"] if countable(variant)}
        forms = [form for form in TABLE[code].forms if not any(arg.repeated for arg in form.inputs)]
        assert known == {form.input_counts() for form in forms}, code.name


def test_since_and_zero_sizes() -> None:
    known = reference()
    assert {code: str(op.since) for code, op in TABLE.items()} == {
        code: LATER.get(each["since"], each["since"]) for code, each in known.items()
    }
    differing = {code.name for code, op in TABLE.items() if op.zero_sized != known[code]["zero_batch_ok"]}
    assert differing == set()


def arguments() -> Iterator[tuple[Op, Any, Arg]]:
    for op in TABLE.values():
        for form in op.forms:
            for arg in (*form.inputs, *form.outputs):
                yield op, form, arg


def test_every_argument_has_a_rank() -> None:
    """A tensor without a rank or extents would be taken for one of rank 0."""
    for op, form, arg in arguments():
        types = {row.type_of(arg) for row in op.rows_of(form)}
        scalars = types <= {T.INT32, T.BOOL, T.FLOAT32, T.FLOAT16, T.SUBGRAPH}
        assert scalars or arg.any_type or arg.ranks[1] != 0, (op.code.name, arg.name)


def test_quantisation_rules_cover_every_row() -> None:
    for op, form, arg in arguments():
        rule, inputs = arg.quantisation, {each.name: each for each in form.inputs}
        types = {row.type_of(arg) for row in op.rows_of(form)} & QUANTISED
        if isinstance(rule, QuantisedAs):
            assert types <= rule.params.keys(), (op.code.name, arg.name)
        elif isinstance(rule, QuantisedLike):
            assert inputs[rule.argument].omission is Omission.NEVER, (op.code.name, arg.name)


def test_names_and_order() -> None:
    for op in TABLE.values():
        assert len({form.name for form in op.forms}) == len(op.forms), op.code.name
        for form in op.forms:
            names = [arg.name for arg in (*form.inputs, *form.outputs)]
            assert len(set(names)) == len(names), op.code.name
            for group in (form.inputs, form.outputs):
                assert sum(arg.repeated for arg in group) <= 1, op.code.name
                trailing = [arg.omission is Omission.TRAILING for arg in group]
                assert trailing == sorted(trailing), (op.code.name, "an argument after one that can be left off")
            for pair in form.pairs:
                at = [arg.name for arg in form.inputs].index(pair[0])
                assert form.inputs[at + 1].name == pair[1], op.code.name


def test_summaries() -> None:
    assert [code.name for code, op in TABLE.items() if not op.summary.endswith(".") or "\n" in op.summary] == []
