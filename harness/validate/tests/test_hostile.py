"""Validation of any model or request, however malformed, raises ValidationError or accepts it: it never breaks down."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, SymmPerChannelQuantParams
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.request import validate_request
from nnconform.harness.validate.tests.models import ALL
from nnconform.harness.validate.tests.test_request import VALID as REQUESTS
from nnconform.harness.validate.version import required_version

INTEGERS = (0, 1, -1, 2, 3, 5, 255, 256, -128, 2**31 - 1, -(2**31), 2**32 - 1, 2**32, 2**64, -(2**64), 10000, 7 << 16)
REALS = (0.0, -1.0, 1.0, 1e300, 1e-300, 3.4e38, 1e-45, 1e39, float("nan"), float("inf"), float("-inf"))
EXTRAS = (
    None,
    b"",
    SymmPerChannelQuantParams((), -1),
    SymmPerChannelQuantParams((1.0,), 0),
    SymmPerChannelQuantParams((float("nan"), 1e-45), 2**40),
)


def mutated(random: random.Random, value: Any) -> Any:
    """Return the value with one thing in it changed: a number to an edge value, a list by an item more, less, or
    moved.
    """
    if isinstance(value, msgspec.Struct):
        # Memories and device buffers are made by the operating system and the driver.
        name = random.choice([name for name in value.__struct_fields__ if name != "pools"])
        if name == "extra_params":
            return replace(value, extra_params=random.choice(EXTRAS))
        return replace(value, **{name: mutated(random, getattr(value, name))})
    if isinstance(value, tuple):
        return _mutated_list(random, value)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return random.choice((value - 1, value + 1, random.randrange(16), random.choice(INTEGERS)))
    if isinstance(value, float):
        return random.choice(REALS)
    if isinstance(value, bytes) and value:
        place = 4 * random.randrange((len(value) + 3) // 4)
        number = random.choice((0, 1, -1, 2, 100, 2**31 - 1, -(2**31), 0x7FC00000, 0x7F800000))
        return random.choice(
            (value[:place], value[:place] + number.to_bytes(4, "little", signed=True) + value[place + 4 :])
        )
    return value


def _mutated_list(random: random.Random, items: tuple[Any, ...]) -> tuple[Any, ...]:
    if not items:
        return items
    if isinstance(items[0], str):
        # An extension's name and its prefix: a pair remains one.
        return random.choice((items[0], "", "a", "a.b", "A.b", "a.b\n")), mutated(random, items[1])
    place, changed = random.randrange(len(items)), list(items)
    match random.randrange(8):
        case 0:
            del changed[place]
        case 1:
            changed.insert(place, random.choice(items))
        case 2:
            random.shuffle(changed)
        case _:
            changed[place] = mutated(random, changed[place])
    return tuple(changed)


def is_refused(check: Callable[[], object]) -> bool:
    try:
        check()
    except ValidationError:
        return True
    return False


@pytest.mark.parametrize("seed", [20])
@pytest.mark.parametrize("build", ALL)
def test_models(build: Callable[[], Model], seed: int) -> None:
    numbers, valid, refused = random.Random(seed), build(), 0
    for _ in range(1000):
        model = valid
        for _ in range(numbers.choice((1, 1, 2, 3))):
            model = mutated(numbers, model)
        refused += is_refused(lambda model=model: required_version(model, validate_model(model)))  # type: ignore[misc]
    assert 50 < refused < 950, "the changes must leave some models valid and make others invalid"


@pytest.mark.parametrize("seed", [20])
@pytest.mark.parametrize("build", REQUESTS)
def test_requests(build: Callable[[], Model], seed: int) -> None:
    numbers, model, refused = random.Random(seed), build(), 0
    for _ in range(500):
        request = mutated(numbers, REQUESTS[build])
        refused += is_refused(lambda request=request: validate_request(model, request))  # type: ignore[misc]
    assert 20 < refused < 480, "the changes must leave some requests valid and make others invalid"
