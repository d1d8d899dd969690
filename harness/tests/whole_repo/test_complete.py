"""What an operation needs: a definition, a kernel of that stem whose parameters the definition knows, and a spec."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import FAMILY, TABLE
from nnconform.harness.tests.whole_repo.tree import ROOT
from nnconform.reference_driver import kernels
from nnconform.reference_driver.kernels.registry import Kernel, Takes, collect

Kernels = Mapping[tuple[OperationType, Takes], Kernel]


def missing_kernels(table: Mapping[OperationType, Op], found: Kernels) -> list[str]:
    """The operations that nothing computes."""
    computed = {code for code, _ in found}
    return [f"no kernel in reference_driver/kernels for {code.name}" for code in table if code not in computed]


def strange_kernels(
    table: Mapping[OperationType, Op], family: Mapping[OperationType, str], found: Kernels
) -> list[str]:
    """Kernels in another file than the definition's stem, of no operation, or with parameters that no form has."""
    problems = []
    for (code, takes), kernel in found.items():
        where = f"the kernel for {code.name} that takes {takes.value} tensors"
        if code not in table:
            problems.append(f"{where}: no definition in harness/ops/defs")
            continue
        stem = kernel.compute.__module__.rpartition(".")[2]
        if stem != family[code]:
            problems.append(f"{where} is in {stem}.py, its definition in {family[code]}.py")
        for form in table[code].forms:
            known = {arg.name for arg in (*form.inputs, *form.outputs)} | set(form.derive)
            strange = [name for name in kernel.parameters if name not in known]
            if strange:
                problems.append(f"{where} has parameters {strange}; form {form.name} has {sorted(known)}")
    return problems


def test_every_definition_has_its_kernel() -> None:
    assert missing_kernels(TABLE, collect(kernels)) == []
    assert strange_kernels(TABLE, FAMILY, collect(kernels)) == []


def test_every_family_has_its_spec() -> None:
    stems = sorted(set(FAMILY.values()))
    specs = ROOT / "generated_tests" / "specs"
    lacking = [stem for stem in stems if not (specs / f"{stem}.mod.py").is_file()]
    assert [f"no spec generated_tests/specs/{stem}.mod.py for family {stem}" for stem in lacking] == []


def test_the_checks_themselves() -> None:
    tanh = collect(kernels)[OperationType.TANH, Takes.REAL]
    found = {key: kernel for key, kernel in collect(kernels).items() if key[0] != OperationType.TANH}
    assert missing_kernels(TABLE, found) == ["no kernel in reference_driver/kernels for TANH"]
    renamed = replace(tanh, parameters=("x",))
    assert strange_kernels(TABLE, FAMILY, {(OperationType.TANH, Takes.REAL): renamed}) == [
        f"the kernel for TANH that takes real tensors has parameters ['x']; form default has {['input', 'output']}"
    ]
    moved = {**FAMILY, OperationType.TANH: "tanh"}
    problems = strange_kernels(TABLE, moved, {(OperationType.TANH, Takes.REAL): tanh})
    assert problems == ["the kernel for TANH that takes real tensors is in activation.py, its definition in tanh.py"]
