"""A delegate library behind ``litert:``: the one in C, which computes additions, each way in which it can fail, and
files that are no delegate.
"""

from __future__ import annotations

import os
import subprocess
from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.adapters.litert.delegate import DelegateFailed
from nnconform.harness.loaders.adapters.litert.device import LitertDevice, open_device
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions
from nnconform.harness.loaders.adapters.litert.session import LiteRtSession as Interpreter
from nnconform.harness.loaders.adapters.litert.write import write
from nnconform.harness.loaders.adapters.tests.flows import (
    NONE,
    NUMBER,
    VALUES,
    constant,
    execute,
    graph_of,
    if_model,
    prepare,
)
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.model.codes import DeviceType, ErrorStatus
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.validate.model import validate_model
from nnconform.reference_driver.compiling import compiler
from nnconform.reference_driver.delegate.build import build

F32, F16 = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16
LEFT = "the delegate leaves it to LiteRT's kernels"


@pytest.fixture(scope="session")
def cc():
    """The C compiler. Without one the test is skipped, and fails where CI is set in the environment."""
    path = compiler()
    if path is None:
        reason = "no C compiler: cc is not on the PATH"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return path


@pytest.fixture(scope="session")
def library(cc, tmp_path_factory):
    """The delegate in C."""
    return build(tmp_path_factory.mktemp("delegate"))


@pytest.fixture
def compiled(cc, tmp_path):
    """A function that compiles a text in C to a library."""

    def make(text):
        source, library = tmp_path / "other.c", tmp_path / "other.so"
        source.write_text(text)
        subprocess.run([cc, "-shared", "-fPIC", "-w", "-o", library, source], check=True)
        return library

    return make


def addition(activation=0, type=F32):
    """-3, 0.5 and 4, added to themselves."""
    sums = np.array([-6, 1, 8])
    low, high = {0: (-99, 99), 1: (0, 99), 2: (-1, 1), 3: (0, 6)}[activation]
    values = [fed(type, [-3, 0.5, 4]), fed(type, [-3, 0.5, 4]), const(T.INT32, activation)]
    return case_of(O.ADD, values, [fed(type, np.clip(sums, low, high))])


def negation():
    return case_of(O.NEG, [fed(F32, np.ones(2))], [fed(F32, -np.ones(2))])


@pytest.mark.parametrize("activation", [0, 1, 2, 3])
def test_the_delegate_computes(library, activation):
    """With the fault ``wrong`` the answer is another, so that it is the delegate's."""
    outcome = outcome_of(addition(activation), f"litert:{library}")
    assert outcome.verdict == Verdict.PASSED, outcome.message
    wrong = outcome_of(addition(activation), f"litert:{library}?fault=wrong")
    assert (wrong.verdict, wrong.stage) == (Verdict.WRONG, Stage.COMPARE)
    assert "1 of 3 elements wrong, the worst at [2]" in wrong.message


def test_conversions_for_a_delegated_operation_are_litert_s(library):
    """Of float16, which LiteRT adds as float32."""
    assert outcome_of(addition(type=F16), f"litert:{library}").verdict == Verdict.PASSED
    assert outcome_of(addition(type=F16), f"litert:{library}?fault=wrong").verdict == Verdict.WRONG


def test_what_a_delegate_leaves_is_not_supported(library):
    device = open_device(f"{library}?any=fast")
    assert isinstance(device, LitertDevice)
    assert device.info().type == DeviceType.OTHER
    assert device.reasons(addition().model) == [""]
    assert device.reasons(negation().model) == [f"NEG: {LEFT}"]
    wider = case_of(O.ADD, [fed(F32, [[1.0], [2.0]]), fed(F32, [3.0]), const(T.INT32, 0)], [fed(F32, [[4.0], [5.0]])])
    assert device.reasons(wider.model) == [f"ADD: {LEFT}"]
    # What it takes of a branch is still run by LiteRT's IF.
    assert device.reasons(if_model()) == [f"IF: {LEFT}"]
    assert open_device(f"{library}?fault=take_nothing").reasons(addition().model) == [f"ADD: {LEFT}"]


def test_two_groups_of_operations_with_one_between_them(library):
    """x + x, twice over, negated, and added to itself: LiteRT makes two kernels of the delegate's of it."""
    main = graph_of(
        (NUMBER, NONE, NUMBER, NUMBER, NUMBER, NUMBER),
        ((O.ADD, (0, 0, 1), (2,)), (O.ADD, (2, 2, 1), (3,)), (O.NEG, (3,), (4,)), (O.ADD, (4, 4, 1), (5,))),
        (0,),
        (5,),
    )
    model = Model(main, operand_values=VALUES)
    device = open_device(str(library))
    assert device.supported_operations(model) == (ErrorStatus.NONE, (True, True, False, True))
    model_file = write(model, validate_model(model))
    interpreter = Interpreter(model_file.content, LiteRtOptions("optimised", delegate=str(library)))
    assert interpreter.delegated() == {0, 1, 3}
    assert interpreter.run([np.array([1], np.float32)]) == [[-8]]


def test_extents_of_each_request(library):
    """LiteRT takes the delegate off and applies it anew where an extent changes."""
    case = addition()
    operands = tuple(
        replace(operand, dimensions=(0,)) if operand.dimensions else operand for operand in case.model.main.operands
    )
    model = replace(case.model, main=replace(case.model.main, operands=operands))
    prepared = prepare(model, f"litert:{library}")
    for count in (1, 5, 3):
        given = np.arange(count, dtype=np.float32)
        np.testing.assert_array_equal(execute(prepared, [given, given], given.nbytes), 2 * given)


def test_sizes_known_only_when_executed_are_not_the_delegate_s_fault(library):
    """LiteRT does not even ask one that does not say that it takes them."""
    unknown, number = Operand(F32, (0,)), Operand(T.TENSOR_INT32, (1,))
    main = graph_of(
        (number, constant(T.FLOAT32, 0), unknown, NONE, unknown),
        ((O.FILL, (0, 1), (2,)), (O.ADD, (2, 2, 3), (4,))),
        (0,),
        (4,),
    )
    for fault in ("", "?fault=prepare"):
        reasons = open_device(f"{library}{fault}").reasons(Model(main, operand_values=VALUES))
        assert all("the delegate: it takes no sizes that are known only when executed" in each for each in reasons)


def test_what_litert_itself_refuses_is_not_the_delegate_s_fault(library):
    """A slope of another shape; the delegate would fail on anything."""
    case = case_of(O.PRELU, [fed(F32, [1.0]), fed(F32, [1.0, 2.0])], [fed(F32, [1.0, 1.0])])
    (reason,) = open_device(f"{library}?fault=prepare").reasons(case.model)
    assert reason.startswith("PRELU: LiteRT refuses it: ")


def delegate_outcome(library, fault, case):
    with closing(Session(f"service:litert:{library}?fault={fault}")) as session:
        return run_case(session, case)


@pytest.mark.parametrize(
    ("fault", "verdict", "stage", "message"),
    [
        ("segv@create", Verdict.CRASHED, Stage.LOAD, "died of SIGSEGV (signal 11) during opening the driver"),
        ("segv@prepare", Verdict.CRASHED, Stage.QUERY, "died of SIGSEGV (signal 11) during supported_operations"),
        ("abort@kernel", Verdict.CRASHED, Stage.QUERY, "died of SIGABRT (signal 6) during supported_operations"),
        ("exit@invoke", Verdict.CRASHED, Stage.EXECUTE, "exited with status 3 during execute_synchronously"),
        ("segv@destroy", Verdict.CRASHED, Stage.LOAD, "died of SIGSEGV (signal 11) during opening the driver"),
        ("prepare", Verdict.ERROR, Stage.QUERY, "the delegate fails: the accelerator does not like this graph"),
        ("kernel", Verdict.ERROR, Stage.QUERY, "the delegate fails: Node number 1 (nnconform) failed to prepare"),
        ("invoke", Verdict.ERROR, Stage.EXECUTE, "GENERAL_FAILURE"),
        ("wrong", Verdict.WRONG, Stage.COMPARE, "1 of 3 elements wrong"),
        ("take_nothing", Verdict.UNSUPPORTED, Stage.PREPARE, f"the driver does not support ADD: ADD: {LEFT}"),
        ("none", Verdict.PASSED, Stage.COMPARE, ""),
    ],
)
def test_verdict(library, fault, verdict, stage, message):
    outcome = delegate_outcome(library, fault, addition())
    assert (outcome.verdict, outcome.stage) == (verdict, stage), outcome.message
    assert message in outcome.message


def test_why_an_execution_fails_is_on_standard_error(library, capfd):
    with closing(Session(f"litert:{library}?fault=invoke")) as session:
        assert run_case(session, addition()).verdict is Verdict.ERROR
    assert "LiteRT fails: the accelerator has gone away" in capfd.readouterr().err


def test_no_answer_to_a_query(library):
    with closing(Session(f"service:litert:{library}?fault=hang@prepare")) as session:
        session.info()
        # The query alone has to be in time, which it never is.
        device = session.device()
        assert isinstance(device, ServiceDevice)
        device.limit = 2.0
        outcome = run_case(session, addition())
    assert (outcome.verdict, outcome.stage) == (Verdict.HUNG, Stage.QUERY)


def test_no_answer_to_a_request(library):
    with closing(Session(f"service:litert:{library}?fault=hang@invoke")) as session:
        # All that takes time at first has been done after this.
        assert run_case(session, negation()).verdict == Verdict.UNSUPPORTED
        device = session.device()
        assert isinstance(device, ServiceDevice)
        device.limit = 3
        outcome = run_case(session, addition())
        assert (outcome.verdict, outcome.stage) == (Verdict.HUNG, Stage.EXECUTE), outcome.message


def test_the_failure_of_a_delegate_is_raised(library):
    with pytest.raises(DelegateFailed, match="LiteRT alone prepares the model, the delegate fails: the accelerator"):
        open_device(f"{library}?fault=prepare").supported_operations(negation().model)


@pytest.mark.parametrize("scheme", ["litert", "service:litert"])
@pytest.mark.parametrize(
    ("query", "message"),
    [
        (
            "?fault=refuse&any=a%20b",
            "(its options: fault=refuse any=a b): no accelerator; options: fault=refuse any=a b",
        ),
        ("?threads=2&fault=refuse", "(its options: fault=refuse): no accelerator; options: fault=refuse"),
        ("?fault=refuse_silently", "(its options: fault=refuse_silently): it reports no reason"),
        ("?speed=1", "(its options: speed=1): unknown option speed=1; known: fault, any"),
    ],
)
def test_a_delegate_that_is_not_made(library, scheme, query, message):
    """The error lists the options that reached the delegate: all but LiteRT's own."""
    with pytest.raises(UsageError) as caught:
        open_driver(f"{scheme}:{library}{query}")
    assert str(caught.value) == f"litert: {library} creates no delegate {message}"


def message_for(path):
    """Return the error for a library without the part that names it; always one line."""
    with pytest.raises(UsageError) as caught:
        open_driver(f"litert:{path}")
    assert "\n" not in str(caught.value)
    return str(caught.value).replace(str(path), "PATH")


def test_no_library(tmp_path):
    assert message_for(tmp_path / "none.so").endswith("no file PATH; name the delegate's library by its path")
    assert message_for(tmp_path).endswith("no file PATH; name the delegate's library by its path")
    (tmp_path / "text.so").write_text("text")
    assert message_for(tmp_path / "text.so").startswith("litert: PATH cannot be loaded as a library: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("int nothing;", "litert: PATH is no delegate: it exports no tflite_plugin_create_delegate"),
        (
            "void* tflite_plugin_create_delegate(void) { return 0; }",
            "litert: PATH is no delegate: it exports no tflite_plugin_destroy_delegate",
        ),
        (
            "void TfLiteNothing(void); void tflite_plugin_create_delegate(void) { TfLiteNothing(); }",
            "litert: PATH cannot be loaded as a library: PATH: undefined symbol: TfLiteNothing",
        ),
    ],
)
def test_a_library_that_is_no_delegate(compiled, text, message):
    assert message_for(compiled(text)) == message
