"""Our variations of AOSP's unvaried cases give the bytes of AOSP's own variations.

Which operands a variation changes is read off AOSP's pair of cases; what it makes of their values is ours.
"""

from __future__ import annotations

import gzip
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import SymmPerChannelQuantParams as ChannelScales
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.spec.tests.spec_text import assert_same
from nnconform.harness.spec.writer import write_spec
from nnconform.harness.tests.shared_data import shared_data

PLAIN = [("DefaultVariation", ""), ("DefaultVariation", "nhwc")]
KINDS = ("DataTypeConverter", "RelaxedModeConverter", "DataLayoutConverter")


def short(scale: float) -> float:
    """Return the scale as a spec would write it: the shortest decimal of its float32."""
    return float(str(np.float32(scale)))


def pairs() -> Iterator[tuple[str, Case, Case]]:
    """Return AOSP's cases that differ in one variation: its kind, the case without it, the case with it."""
    for path in sorted(shared_data("aosp_cases").glob("*.jsonl.gz")):
        with gzip.open(path) as lines:
            heads = [msgspec.json.decode(line) for line in lines]
        latest: dict[Any, Case] = {}
        for head, case in zip(heads, read_jsonl(path), strict=True):
            chosen = tuple(tuple(one) for one in head["variations"])
            latest[head["spec"], chosen] = case
            for place, (kind, _) in enumerate(chosen):
                others = [(*chosen[:place], plain, *chosen[place + 1 :]) for plain in PLAIN]
                base = next((latest[head["spec"], one] for one in others if (head["spec"], one) in latest), None)
                # Some files have two variations of one of these names, whose cases cannot be distinguished.
                twofold = {one for _, one in others[0]} & {"quant8", "channelQuant8"} or chosen[place][
                    1
                ] == "channelQuant8"
                if kind in KINDS and base is not None and not twofold:
                    yield kind, base, case


def value(case: Case, index: int) -> bytes | None:
    main, operand = case.model.main, case.model.main.operands[index]
    result = dict(zip((*main.input_indexes, *main.output_indexes), (*case.inputs, *case.expected), strict=True))
    array = result.get(index)
    if index in result:
        return None if array is None else array.tobytes()
    return bytes(case.model.constant(operand)) if operand.location.length else None


def call(kind: str, base: Case, varied: Case, names: list[str]) -> str:
    """Return the call in the language that makes the variation."""
    changed, types = [], []
    for index, (one, other) in enumerate(zip(base.model.main.operands, varied.model.main.operands, strict=True)):
        signatures = [(o.type, o.dimensions, o.scale, o.zero_point, o.extra_params) for o in (one, other)]
        if signatures[0] != signatures[1] or value(base, index) != value(varied, index):
            assert not isinstance(other.extra_params, ChannelScales)
            changed.append(names[index])
            target = [OperandType(other.type).name, short(other.scale), other.zero_point]
            types.append(f"{names[index]}: {target}")
    if kind == "RelaxedModeConverter":
        return "AddRelaxed(includeDefault=False)"
    if kind == "DataLayoutConverter":
        return f"AddNchw({', '.join([*changed, 'includeDefault=False'])})"
    return f"AddVariations(DataTypeConverter().Identify({{{', '.join(types)}}}), includeDefault=False)"


def test_variations_give_aosps_bytes(tmp_path):
    by_kind: dict[str, list[tuple[Case, Case]]] = defaultdict(list)
    for kind, base, varied in pairs():
        by_kind[kind].append((base, varied))
    assert {kind: len(result) for kind, result in by_kind.items()} == {
        "RelaxedModeConverter": 525,
        "DataTypeConverter": 927,
        "DataLayoutConverter": 353,
    }
    for kind, result in by_kind.items():
        # One in thirty-one: each is written and read as a file of its own.
        for base, varied in result[::31]:
            path = tmp_path / "one.mod.py"
            write_spec([base], path)
            text = path.read_text()
            names = [line.split("AddOperand(")[1].rstrip(")") for line in text.splitlines() if ".AddOperand(" in line]
            checked = call(kind, base, varied, names)
            path.write_text(f"{text.rstrip()}.{checked}\n")
            (ours,) = read_spec(path)
            assert_same(varied, ours)
