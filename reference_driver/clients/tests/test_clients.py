"""The drivers in other languages follow the protocol and the contract, and survive malformed input."""

from __future__ import annotations

import os
import socket
from collections import Counter
from math import prod
from pathlib import Path
from random import Random

import pytest

import nnconform.generated_tests
from nnconform.harness.campaigns.mutants import make_base
from nnconform.harness.conformance.check import all_checks
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.conformance.support import models, sequences
from nnconform.harness.conformance.tests.sampled import with_few_variants
from nnconform.harness.execution.paths import asynchronous, synchronous
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import families, request_families
from nnconform.harness.generate.broken.request_base import RequestBase
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.tests.conftest import open_remote, socket_of
from nnconform.harness.loaders.tests.conversation import HELLO, INFO, MALFORMED, Sent, Talk, every_message, frame
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.process.wire import HEADER
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.reader import read_spec
from nnconform.reference_driver.clients.build import c_address, javascript_address
from nnconform.reference_driver.compiling import BuildError

SPECS = Path(nnconform.generated_tests.__file__).parent / "specs"
# Those with what they compute, and some with what they do not: control flow, outputs without known dimensions, states.
FAMILIES = "activation arithmetic elementwise fully_connected maximum_minimum neg cast control_flow lstm quantize split"
MOST = 40
# Of each check, drawn by its name; those of the matrix and of coupled types are hundreds of the same kind. All others:
# nnconform run with the address of a client.
VARIANTS = 1
# Parts of all checks, one of which runs in one of the languages on every change.
PARTS = 3
# Sequences of calls that a check draws, of 30 in a run.
SEQUENCES = 8
# Of each kind of mutant of a model, drawn by their names: C, which can write where it should not, gets all of them.
MUTANTS = {"c": 10_000, "javascript": 12}
LANGUAGES = ("c", "javascript")
COMPUTED = "ADD FLOOR LOGISTIC MUL RELU RELU1 RELU6 SUB TANH"


@pytest.fixture(scope="module")
def addresses(tmp_path_factory):
    """The address of each driver, or the reason why it cannot be started."""
    folder, starts = tmp_path_factory.mktemp("clients"), dict[str, str | BuildError]()
    sanitised = "-fsanitize=address,undefined -fno-sanitize-recover=undefined"
    for name, build in [("c", lambda: c_address(folder, sanitised)), ("javascript", javascript_address)]:
        try:
            starts[name] = build()
        except BuildError as error:
            starts[name] = error
    return starts


@pytest.fixture(scope="module")
def cases():
    """The hand-made cases that the drivers compute, and one case each of some other operations."""
    known, seen, chosen = COMPUTED.split(), Counter[str](), []
    for family in FAMILIES.split():
        for case in read_spec(SPECS / f"{family}.mod.py"):
            operation = case.operations()[0]
            seen[operation] += 1
            if seen[operation] <= (MOST if operation in known else 1):
                chosen.append(case)
    return chosen


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def address(addresses, language):
    """The driver's address. Without the language's tools the test is skipped, or fails if CI is set."""
    start = addresses[language]
    if isinstance(start, BuildError):
        if os.environ.get("CI"):
            pytest.fail(str(start))
        pytest.skip(str(start))
    return start


@pytest.fixture
def session(address):
    session = Session(address)
    yield session
    session.close()


@pytest.fixture
def served(address):
    """A session with a program that runs already: the driver is opened again and again, and Node starts slowly."""
    device = open_remote(address)
    session = Session(f"unix:{socket_of(device)}")
    yield session
    session.close()
    device.close()


def test_they_pass_their_cases_and_refuse_the_rest_of_the_suite(session, cases):
    passed = Counter[str]()
    for case in cases:
        outcome = run_case(session, case)
        assert not outcome.failed, f"{case.name}: {outcome}"
        if outcome.verdict is Verdict.PASSED and not case.expect_failure:
            passed.update(case.operations())
    assert " ".join(sorted(passed)) == COMPUTED
    assert passed["ADD"] >= 8


@pytest.mark.sampled(one_in=2 * PARTS)
@pytest.mark.parametrize("part", range(PARTS))
def test_they_pass_every_check(session, served, language, part, monkeypatch):
    monkeypatch.setattr(sequences, "SEQUENCES", SEQUENCES)
    verdicts = Counter[Verdict]()
    for check in all_checks()[part::PARTS]:
        # What starts the program anew for each trial runs in one language.
        here = not check.own_process or Random(check.name).choice(LANGUAGES) == language
        if here and check.applies(session.hal()):
            at = session if check.own_process else served
            few = with_few_variants(check, VARIANTS, Random(check.name))
            for name, trial in few.trials(session.hal()):
                outcome, _ = run_check(at, few, name, trial)
                assert not outcome.failed, f"{name}: {outcome}"
                verdicts[outcome.verdict] += 1
    assert verdicts[Verdict.PASSED] >= 20 / PARTS


def test_they_say_what_they_are(address, language):
    device = open_driver(address)
    assert device.name == {"c": "float32 in C", "javascript": "float32 in JavaScript"}[language]
    assert device.capabilities()[0] == ErrorStatus.NONE
    device.close()


def _request(graph, memory):
    """Return the inputs and outputs of a graph of float32 tensors one after the other, even beyond the memory's end."""
    sizes = [4 * prod(graph.operands[index].dimensions) for index in graph.input_indexes + graph.output_indexes]
    places = [DataLocation(0, sum(sizes[:number]), size) for number, size in enumerate(sizes)]
    arguments = tuple(map(RequestArgument, places))
    inputs = len(graph.input_indexes)
    return Request(arguments[:inputs], arguments[inputs:], (memory,))


def _bases():
    """Return models to mutate, by name; the last has its constants in a memory."""
    names = ("add_float32", "add_quant8", "chain_float32", "if_float32", "MUL/0", "TANH/0", "FLOOR/0")
    chain = models.case("chain_float32").model
    memory = Memory.create(len(chain.operand_values))
    memory.view()[:] = chain.operand_values
    return {**{name: make_base(name, 0) for name in names}, "in pools": Base(models.in_pools(chain, [memory]))}


MAY_COME_OF_EXECUTION = {ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE}


def _bear_model(session, mutation, memory):
    """Pass a mutant to a driver, which may refuse it, not support it, or compute a result."""
    model = mutation.build()
    status, supported = session.device().supported_operations(model)
    assert status in {ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT}
    assert len(supported) == (0 if status else len(model.main.operations))
    preparation = prepare(session, model, **mutation.arguments)
    assert not preparation.problem()
    if preparation.prepared is None:
        return
    assert all(supported)
    request = _request(model.main, memory)
    for execute in (synchronous, asynchronous):
        assert execute(session, preparation.prepared, request).status in MAY_COME_OF_EXECUTION
    preparation.prepared.close()


@pytest.mark.sampled(one_in=2)
def test_they_bear_broken_models_of_what_they_compute(session, language):
    process, memory, counts = session.pid(), Memory.create(1 << 16), Counter[str]()
    for name, base in _bases().items():
        for family in families().values():
            every = list(family.mutants(base))
            for mutant in Random(f"{name} {family.name}").sample(every, min(MUTANTS[language], len(every))):
                try:
                    _bear_model(session, mutant.mutation, memory)
                except (AssertionError, DriverFault, VerdictReached) as error:
                    pytest.fail(f"{name}: {mutant}: {error}")
                counts[family.name] += 1
    assert len(counts) > 40
    if language == "c":
        assert counts["operation_operand_type"] > 600
    assert counts.total() > (2500 if language == "c" else 700)
    assert run_case(session, models.case("chain_float32")).verdict is Verdict.PASSED
    assert session.pid() == process


def test_they_bear_broken_requests(session):
    process, counts = session.pid(), Counter[str]()
    for name in ("add_float32", "chain_float32"):
        case = models.case(name)
        prepared = prepare(session, case.model).prepared
        assert prepared is not None
        base = RequestBase(name, case.model, session.arena.lay_out(case.model, case.inputs, case.expected, 1))
        for family in request_families().values():
            for mutant in family.mutants(base):
                status = synchronous(session, prepared, mutant.mutation.build()).status
                assert status in MAY_COME_OF_EXECUTION, str(mutant)
                counts[family.name] += 1
        prepared.close()
        assert run_case(session, case).verdict is Verdict.PASSED
    assert set(counts) >= set(request_families())
    assert session.pid() == process


@pytest.fixture
def connect(address):
    """A function that opens a plain socket connection to the program."""
    device = open_remote(address)

    def make():
        sock = socket.socket(socket.AF_UNIX)
        sock.connect(socket_of(device))
        return sock

    yield make
    assert device.status() == 0
    assert device._connection._server.stderr_tail() == ""
    device.close()


def test_what_no_client_should_send(connect, language):
    takes_descriptors = language == "c"
    for name, sent in MALFORMED.items():
        bystander = Talk(connect())
        bystander.socket.sendall(HELLO.replace(bytes(range(16)), b"another session!"))
        heard = Talk(connect()).say(sent if takes_descriptors else Sent(sent.data))
        replies = [message["kind"] for message in heard if message["type"] == "fault"]
        assert len(replies) <= 1, name
        assert set(replies) <= {"protocol"}, name
        assert [message["type"] for message in bystander.say(Sent(INFO))] == ["answer", "answer"], name


def _damaged(payload, random):
    """Return a message with a few bytes changed, removed or inserted."""
    bytes_ = bytearray(payload)
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(bytes_))
        bytes_[place : place + random.randrange(2)] = random.choice((b"", b"\xff", b"\xdd", b"\x91", b"\xc0", b"\x01"))
    return bytes(bytes_)


def test_damaged_messages(connect):
    random = Random(20)
    payloads = [frame(message)[HEADER.size :] for message, _ in every_message()]
    bystander = Talk(connect())
    bystander.socket.sendall(HELLO.replace(bytes(range(16)), b"another session!"))
    replies = Counter[str]()
    for _ in range(300):
        sent = [frame(_damaged(each, random) if random.random() < 0.3 else each) for each in payloads]
        for message in Talk(connect()).say(Sent(HELLO + b"".join(sent))):
            assert message["type"] == "answer" or message["kind"] == "protocol", message
            replies[message["type"]] += 1
    assert min(replies.values()) > 100
    assert [message["type"] for message in bystander.say(Sent(INFO))] == ["answer", "answer"]
