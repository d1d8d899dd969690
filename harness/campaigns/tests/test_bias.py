"""The bias of drivers: the reference driver has none, faulty roundings have, and who demands that is said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.campaigns.bias import Measured, bias_call, bias_calls, judge, measure, rows_of
from nnconform.harness.campaigns.exact_results import exact_results
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.bias.large_calls import BiasRow, bias_rows, large_call
from nnconform.harness.generate.per_op import DrawnCall, Undrawable
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

RIGHT = "inproc:reference_driver"
FAULTY = "inproc:reference_driver.faulty?fault=bias."


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as device:
        yield device


def row(code: O, of: T) -> BiasRow:
    return next(each for each in rows_of(TABLE[code], 1) if each.signature.row.of == of)


def outcome_of(oracle: Oracle, address: str, code: O, of: T, profile: Profile = Profile.STRICT) -> Outcome:
    with closing(Session(address, profile=profile)) as session:
        return judge(session, measure(session, bias_calls(row(code, of), oracle, 1)))


def test_a_rounding_that_is_right_has_a_mean_error_of_zero(oracle: Oracle) -> None:
    outcome = outcome_of(oracle, RIGHT, O.CONV_2D, T.TENSOR_QUANT8_ASYMM)
    assert outcome.verdict is Verdict.PASSED
    assert (outcome.details["mean error"], outcome.details["unit"]) == ("+0.0000", "units")
    assert float(outcome.details["spread"]) == pytest.approx(12**-0.5, abs=0.02)
    assert int(outcome.details["distinct results"]) > 10_000


@pytest.mark.parametrize("options", ["?precision=float64", "?order=reversed"])
def test_another_order_and_another_precision_are_as_right(oracle: Oracle, options: str) -> None:
    assert outcome_of(oracle, RIGHT + options, O.FULLY_CONNECTED, T.TENSOR_FLOAT32).verdict is Verdict.PASSED


def test_one_that_rounds_down_is_wrong_by_our_own_authority_alone(oracle: Oracle) -> None:
    address = FAULTY + "convolution_floors"
    strict = outcome_of(oracle, address, O.CONV_2D, T.TENSOR_QUANT8_ASYMM)
    assert strict.verdict is Verdict.WRONG
    assert "the errors lie on one side" in strict.message
    assert float(strict.details["mean error"]) == pytest.approx(-0.5, abs=0.05)
    advice = outcome_of(oracle, address, O.CONV_2D, T.TENSOR_QUANT8_ASYMM, Profile.HAL)
    assert advice.verdict is Verdict.ADVICE
    assert advice.details["authority"].startswith("strict: nnconform")


def test_results_of_which_too_few_differ_say_nothing(oracle: Oracle) -> None:
    outcome = outcome_of(oracle, RIGHT, O.TANH, T.TENSOR_QUANT8_ASYMM)
    assert outcome.verdict is Verdict.NOT_APPLICABLE
    assert "too few differ" in outcome.message


def test_a_driver_that_refuses_or_is_wrong_otherwise_is_not_called_biased(oracle: Oracle) -> None:
    assert outcome_of(oracle, RIGHT + "?only=RELU", O.ADD, T.TENSOR_QUANT8_ASYMM).verdict is Verdict.UNSUPPORTED
    nan = outcome_of(oracle, "inproc:reference_driver.faulty?fault=operation.answers_nan", O.TANH, T.TENSOR_FLOAT32)
    assert nan.verdict is Verdict.NOT_APPLICABLE
    assert "wrong beyond the tolerance" in nan.message
    aborted = Outcome(Verdict.CRASHED, Stage.EXECUTE, "gone")
    with closing(Session(RIGHT)) as session:
        assert judge(session, Measured(calls=3, outcome=aborted)) is aborted


def test_the_calls_are_those_of_the_seed(oracle: Oracle) -> None:
    add = row(O.ADD, T.TENSOR_QUANT8_ASYMM)
    one, again, other = (bias_call(add, oracle, seed, 0) for seed in (1, 1, 2))
    assert one.case.model == again.case.model
    assert one.case.model != other.case.model


def test_exact_results_have_more_digits_than_float32(oracle: Oracle) -> None:
    drawn = large_call(row(O.EXP, T.TENSOR_FLOAT32), 1, 0)
    [exact] = exact_results(drawn, oracle)
    assert exact is not None
    [given] = drawn.inputs
    assert given is not None
    np.testing.assert_allclose(exact.values, np.exp(given.astype(np.float64)), rtol=1e-13)
    # Moved by an ULP of its argument, exp(x) moves by |x| of its own; float32 has 2**-23.
    np.testing.assert_allclose(exact.moved, exact.values * np.spacing(np.abs(given)), rtol=0.6, atol=1e-9)


def test_a_sample_has_a_quantised_signature_and_one_of_floats() -> None:
    sample = rows_of(TABLE[O.ADD], 1, "sample")
    assert sorted(each.signature.row.of in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16) for each in sample) == [False, True]
    assert {each.name for seed in range(20) for each in rows_of(TABLE[O.ADD], seed, "sample")} == {
        each.name for each in rows_of(TABLE[O.ADD], 1)
    }


def between_values(drawn: DrawnCall, oracle: Oracle) -> int:
    """Return how many different exact results of a call lie between two values of their output's type."""
    main, many = drawn.model.main, set[float]()
    for index, exact in zip(main.output_indexes, exact_results(drawn, oracle), strict=True):
        operand = main.operands[index]
        if exact is None or operand.type not in (*FLOATS, *QUANTISED):
            continue
        values = exact.values.astype(np.float64).ravel()
        if operand.type in FLOATS:
            off = values.astype(DTYPES[T(operand.type)]) != values
        else:
            units = values / operand.scale
            off = np.abs(units - np.round(units)) > 1e-3
        many.update(values[off].tolist())
    return len(many)


def left_out() -> list[BiasRow]:
    """Return the signatures of exact operations that nobody measures, one of each operation and type."""
    every = {}
    for op in TABLE.values():
        kept = {each.number for each in bias_rows(op)}
        for number, signature in enumerate(op.signatures() if op.exact else ()):
            if signature.row.of in (*FLOATS, *QUANTISED) and number not in kept:
                every[op.code, signature.row.of] = BiasRow(op, signature, number)
    return list(every.values())


def test_what_is_left_out_rounds_nothing(oracle: Oracle) -> None:
    looked_at = 0
    for each in left_out():
        try:
            found = between_values(large_call(each, 1, 0), oracle)
        except (Undrawable, Unanswered):
            continue
        # The bounds of a clamped quantised tensor may lie between two of its values.
        assert found <= 2, each.name
        looked_at += 1
    assert looked_at > 50


@pytest.mark.parametrize("of", [T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM])
@pytest.mark.parametrize("code", [O.AVERAGE_POOL_2D, O.MUL])
def test_an_operation_that_rounds_would_be_found(oracle: Oracle, code: O, of: T) -> None:
    assert not TABLE[code].exact
    assert between_values(large_call(row(code, of), 1, 0), oracle) > 100


def test_another_scale_is_measured() -> None:
    types = {each.signature.row.of for each in bias_rows(TABLE[O.MAXIMUM])}
    assert types == {T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED}
