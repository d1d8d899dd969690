"""The drivers in other languages keep the protocol and the contract, and bear what no client should send."""

from __future__ import annotations

import os
import socket
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import generated_tests
from harness.conformance.check import all_checks
from harness.loaders.registry import load
from harness.loaders.service.wire import HEADER
from harness.loaders.session import Session
from harness.loaders.tests.conftest import open_remote, socket_of
from harness.loaders.tests.conversation import HELLO, INFO, MALFORMED, Sent, Talk, every_message, frame
from harness.model.codes import ErrorStatus
from harness.results.verdict import Verdict
from harness.runner.mutants import Campaign
from harness.runner.run_case import run_case
from harness.runner.run_check import run_check
from harness.spec.reader import read_spec
from reference_driver.clients.build import c_address, javascript_address
from reference_driver.compiling import BuildError

SPECS = Path(generated_tests.__file__).parent / "specs"
# Those with what they compute, and some with what they do not: control flow, outputs without known dimensions, states.
FAMILIES = "activation arithmetic elementwise fully_connected maximum_minimum neg cast control_flow lstm quantize split"
MOST = 40
COMPUTED = "ADD FLOOR LOGISTIC MUL RELU RELU1 RELU6 SUB TANH"


@pytest.fixture(scope="module")
def addresses(tmp_path_factory):
    """How each driver is started, and the reason where it cannot be."""
    folder, found = tmp_path_factory.mktemp("clients"), dict[str, str | BuildError]()
    sanitised = "-fsanitize=address,undefined -fno-sanitize-recover=undefined"
    for name, build in [("c", lambda: c_address(folder, sanitised)), ("javascript", javascript_address)]:
        try:
            found[name] = build()
        except BuildError as error:
            found[name] = error
    return found


@pytest.fixture(scope="module")
def cases():
    """Of the suite's hand-made cases those of what they compute, and one of each of some other operations."""
    known, seen, found = COMPUTED.split(), Counter[str](), []
    for family in FAMILIES.split():
        for case in read_spec(SPECS / f"{family}.mod.py"):
            operation = case.operations()[0]
            seen[operation] += 1
            if seen[operation] <= (MOST if operation in known else 1):
                found.append(case)
    return found


@pytest.fixture(params=["c", "javascript"])
def language(request):
    return request.param


@pytest.fixture
def address(addresses, language):
    """The driver's address. Without the language's tools the test is skipped, and fails where CI is set."""
    found = addresses[language]
    if isinstance(found, BuildError):
        if os.environ.get("CI"):
            pytest.fail(str(found))
        pytest.skip(str(found))
    return found


@pytest.fixture
def session(address):
    session = Session(address)
    yield session
    session.close()


def test_they_pass_their_cases_and_refuse_the_rest_of_the_suite(session, cases):
    passed = Counter[str]()
    for case in cases:
        outcome = run_case(session, case)
        assert not outcome.failed, f"{case.name}: {outcome}"
        if outcome.verdict is Verdict.PASSED and not case.expect_failure:
            passed.update(case.operations())
    assert " ".join(sorted(passed)) == COMPUTED
    assert passed["ADD"] >= 8


def test_they_pass_every_check(session):
    verdicts = Counter[Verdict]()
    for check in all_checks():
        if check.applies(session.hal()):
            for name, trial in check.trials(session.hal()):
                outcome, _ = run_check(session, check, name, trial)
                assert not outcome.failed, f"{name}: {outcome}"
                verdicts[outcome.verdict] += 1
    assert verdicts[Verdict.PASSED] >= 20


def test_they_say_what_they_are(address, language):
    device = load(address)
    assert device.name == {"c": "float32 in C", "javascript": "float32 in JavaScript"}[language]
    assert device.capabilities()[0] == ErrorStatus.NONE
    device.close()


# What names of extensions may be they do not know.
UNKNOWN = {"extension_names"}


def test_they_refuse_broken_models_of_what_they_compute(session):
    campaign, tried = Campaign(session, 0, shrinks=0), Counter[str]()
    families = [family for family in campaign.families() if family.name not in UNKNOWN]
    for name in ("add_float32", "add_quant8", "chain_float32", "MUL/0", "TANH/0", "FLOOR/0"):
        found = campaign.run(name, families)
        assert not found.findings, "\n".join(f"{each.id}: {each.text}" for each in found.findings)
        tried.update({family: counts[Verdict.PASSED] for family, counts in found.counts.items()})
    assert tried["operation_operand_type"] > 100
    assert tried.total() > 1000


@pytest.fixture
def connect(address):
    """A function that makes a bare connection to the program."""
    device = open_remote(address)

    def make():
        sock = socket.socket(socket.AF_UNIX)
        sock.connect(socket_of(device))
        return sock

    yield make
    assert device.status() == 0
    assert device._link._child.stderr_tail() == ""
    device.close()


def test_what_no_client_should_send(connect, language):
    takes_descriptors = language == "c"
    for name, sent in MALFORMED.items():
        bystander = Talk(connect())
        bystander.socket.sendall(HELLO.replace(bytes(range(16)), b"another session!"))
        heard = Talk(connect()).say(sent if takes_descriptors else Sent(sent.data))
        told = [message["kind"] for message in heard if message["type"] == "fault"]
        assert len(told) <= 1, name
        assert set(told) <= {"protocol"}, name
        assert [message["type"] for message in bystander.say(Sent(INFO))] == ["answer", "answer"], name


def _damaged(payload, random):
    """A message with a few bytes changed, left out or put in."""
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
    told = Counter[str]()
    for _ in range(300):
        sent = [frame(_damaged(each, random) if random.random() < 0.3 else each) for each in payloads]
        for message in Talk(connect()).say(Sent(HELLO + b"".join(sent))):
            assert message["type"] == "answer" or message["kind"] == "protocol", message
            told[message["type"]] += 1
    assert min(told.values()) > 100
    assert [message["type"] for message in bystander.say(Sent(INFO))] == ["answer", "answer"]
