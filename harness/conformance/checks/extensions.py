"""Checks of vendor extensions (HAL 1.2): which ones a driver reports, and models that use one.

Only the vendor knows what an extension computes. Checks that execute an extension's operation use the extension of
``nnconform.harness.extensions.bundled.fibonacci``, on drivers that offer it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.open_shapes import executes_open_outputs, has_open_outputs, need_open_shapes
from nnconform.harness.conformance.support.own_work import need_path
from nnconform.harness.conformance.support.unsupported import expect_not_prepared
from nnconform.harness.conformance.support.vendor import (
    COUNT,
    QUANTISATION,
    STORED,
    VendorRun,
    beside,
    expect_numbers,
    fibonacci,
    need_fibonacci,
    run_fibonacci,
)
from nnconform.harness.conformance.support.vendor_cases import valid_cases
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.paths import PATHS
from nnconform.harness.extensions.bundled.fibonacci import (
    LARGEST_COUNT,
    NAME,
    TENSOR_QUANT64_ASYMM,
    FibonacciQuantisation,
)
from nnconform.harness.model.authority import Level
from nnconform.harness.model.capabilities import Extension
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandType, extension_type, name_of
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.spec.case import Case

_VALIDATED = "extensions guide, Adding extension support: the driver must validate operands and operations"
_CHARACTERS = re.compile(r"[a-z0-9_.]+")
_NAME = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")
_V1_2 = HalVersion.V1_2


@check(
    Level.VTS,
    since=_V1_2,
    feature="extensions",
    source="types.hal 1.2, Extension.name: its characters, and the vendor's domain first; "
    "VTS BasicTests, GetDeviceSupportedExtensionsTest",
    stage=Stage.QUERY,
)
def names_are_well_formed(subject: Subject) -> None:
    """An extension name has lower-case letters, digits, "_" and "." only, and begins with a reverse domain name."""
    for extension in _extensions(subject):
        text = f"supported_extensions: the name {extension.name!r}, wanted one such as com.example.extension"
        expect(_CHARACTERS.fullmatch(extension.name) and "." in extension.name, text)
        with subject.demanded_by(Level.TEXT, "types.hal 1.2, Extension.name: the vendor's domain comes first"):
            expect(_NAME.fullmatch(extension.name), text)


@check(
    Level.TEXT,
    since=_V1_2,
    feature="extensions",
    source="extensions guide, Extension definition: each extension must have a unique name",
    stage=Stage.QUERY,
)
def names_are_unique(subject: Subject) -> None:
    """A driver lists each extension once."""
    duplicates = [name for name, count in Counter(each.name for each in _extensions(subject)).items() if count > 1]
    expect(not duplicates, f"supported_extensions: {', '.join(duplicates)} more than once")


@check(
    Level.TEXT,
    since=_V1_2,
    feature="extensions",
    source="types.hal 1.2, Extension.OperandTypeInformation: a number of 16 bits and the size of an element",
    stage=Stage.QUERY,
)
def operand_types_are_well_formed(subject: Subject) -> None:
    """The operand types of an extension have distinct numbers of 16 bits, and elements of at least one byte."""
    for extension in _extensions(subject):
        numbers = [each.type for each in extension.operand_types]
        expect(len(set(numbers)) == len(numbers), f"{extension.name}: operand types {numbers}, wanted each once")
        for each in extension.operand_types:
            expect(0 <= each.type < 1 << 16, f"{extension.name}: operand type {each.type}, wanted 0 to 65535")
            expect(each.byte_size > 0, f"{extension.name}: {each.byte_size} bytes for operand type {each.type}")


@check(
    Level.TEXT,
    since=_V1_2,
    source="types.hal 1.2, Model.extensionNameToPrefix: the model says which prefix stands for which name",
    variants=("1", "2", "255", "32767", "65535"),
)
def is_known_by_any_prefix(subject: Subject, prefix: str) -> None:
    """A model may give an extension any prefix."""
    need_fibonacci(subject)
    prepared = subject.prepare(fibonacci(int(prefix)))
    run = run_fibonacci(subject)
    expect_status(run.execute(prepared, "").status, ErrorStatus.NONE, call="execution of FIBONACCI")
    expect_numbers(run.output(0))


@check(
    Level.TEXT,
    since=_V1_2,
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state",
    variants={name: max(path.since, _V1_2) for name, path in PATHS.items()},
)
def computes_on_each_path(subject: Subject, path: str) -> None:
    """An operation of an extension computes the right outputs on every path of execution."""
    need_fibonacci(subject)
    need_path(subject, path)
    prepared = subject.prepare(fibonacci())
    run = run_fibonacci(subject)
    result = run.execute(prepared, path)
    expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of FIBONACCI")
    for shape in result.output_shapes:
        expect(shape.dimensions == (COUNT,), f"{path} execution of FIBONACCI: output shape {shape}, wanted [{COUNT}]")
    expect_numbers(run.output(0))


@check(
    Level.TEXT,
    since=_V1_2,
    source="types.hal 1.2, Extension and Model.extensionNameToPrefix; the extensions guide",
    variants={name: max(path.since, _V1_2) for name, path in PATHS.items()},
)
def computes_what_its_definition_says(subject: Subject, path: str) -> None:
    """Of each extension that the driver offers and that is defined here or in a package of its vendor, all cases of the
    definition give the right outputs, on every path of execution; fenced those whose output dimensions are known.
    """
    need_path(subject, path)
    cases = valid_cases(subject)
    if path == "fenced":
        cases = tuple(case for case in cases if all(0 not in each.dimensions for each in case.output_operands()))
    if not cases:
        not_applicable("the driver offers no extension of which nnconform knows the definition, with cases")
    for case in cases:
        prepared = subject.prepare(case.model)
        if not has_open_outputs(case) or executes_open_outputs(subject, case, prepared, path):
            subject.expect_right(prepared, case, path)


@check(
    Level.TEXT,
    since=_V1_2,
    source="types.hal 1.2, Operand.ExtraParams.extension: parameters whose format is the extension's",
)
def uses_the_data_of_operands(subject: Subject) -> None:
    """The driver uses the extension data of operands: models that differ only in these data compute different outputs.
    A constant of an extension's type is used like an input.
    """
    need_fibonacci(subject)
    other = FibonacciQuantisation(1.0, 10)
    case = models.case("add_float32")
    values, total = [array.tobytes() for array in case.inputs if array is not None], case.expected[0]
    assert total is not None
    for quantisation, wanted in ((None, STORED), (other, (11, 11, 12, 13, 15, 18, 23, 31))):
        model = fibonacci(count=COUNT) if quantisation is None else fibonacci(quantisation=quantisation, count=COUNT)
        # A model has at least one input: that of the operation beside it.
        run = VendorRun(subject, values, [8 * COUNT, total.nbytes])
        status = run.execute(subject.prepare(beside(model)), "").status
        expect_status(status, ErrorStatus.NONE, call="execution of FIBONACCI of a constant")
        expect_numbers(run.output(0), wanted)


@check(
    Level.TEXT,
    since=_V1_2,
    source="types.hal 1.2, Model.extensionNameToPrefix: types above BASE_MAX are an extension's, all others the HAL's",
)
def computes_beside_other_operations(subject: Subject) -> None:
    """A model may have operations of an extension and of the HAL."""
    need_fibonacci(subject)
    prepared = subject.prepare(beside(fibonacci(3)))
    case = models.case("add_float32")
    values = [array.tobytes() for array in case.inputs if array is not None]
    wanted = case.expected[0]
    assert wanted is not None
    run = VendorRun(subject, [np.int64(COUNT).tobytes(), *values], [8 * COUNT, wanted.nbytes])
    expect_status(run.execute(prepared, "").status, ErrorStatus.NONE, call="execution of FIBONACCI and ADD")
    expect_numbers(run.output(0))
    # Sums of small halves and quarters: exact.
    expect(run.output(1) == wanted.tobytes(), "ADD beside FIBONACCI: the sum is wrong", Verdict.WRONG)


# What a cache has to keep of an extension.
_SAVED = ("with a prefix", "with another prefix", "with data of its own", "with a constant")


@check(
    Level.TEXT,
    since=_V1_2,
    feature="caching",
    source="IDevice.hal 1.2 and 1.3, prepareModelFromCache: gives the prepared model that was saved",
    variants=_SAVED,
)
def comes_back_from_a_cache(subject: Subject, what: str) -> None:
    """A model with an operation and operands of an extension is restored from its cache as it was saved: with the
    extension's prefix, the data of its operands and its constants.
    """
    need_fibonacci(subject)
    own = what == "with data of its own"
    model = fibonacci(
        0x1234 if what == "with another prefix" else 1,
        quantisation=FibonacciQuantisation(1.0, 10) if own else QUANTISATION,
        count=COUNT if what == "with a constant" else None,
    )
    wanted = (11, 11, 12, 13, 15, 18, 23, 31) if own else STORED
    case = models.case("add_float32")
    values, total = [array.tobytes() for array in case.inputs if array is not None], case.expected[0]
    assert total is not None
    if what != "with a constant":
        values = [np.int64(COUNT).tobytes(), *values]
    files = CacheFiles.create(subject)
    subject.give_back(files.save(Case(f"FIBONACCI and ADD, {what}", beside(model), (), ())))
    run = VendorRun(subject, values, [8 * COUNT, total.nbytes])
    status = run.execute(files.restore(f"of FIBONACCI and ADD, {what}"), "").status
    expect_status(status, ErrorStatus.NONE, call="execution of FIBONACCI and ADD from a cache")
    expect_numbers(run.output(0), wanted)
    expect(run.output(1) == total.tobytes(), "ADD beside FIBONACCI from a cache: the sum is wrong", Verdict.WRONG)


@check(Level.TEXT, since=_V1_2, source="driver guide, Output shape: unknown extents of outputs must be returned")
def finds_its_output_dimensions(subject: Subject) -> None:
    """A model may leave the output extents of an extension's operation unknown; the execution returns them."""
    need_fibonacci(subject)
    run = run_fibonacci(subject)
    result = run.execute(subject.prepare(fibonacci(extent=0)), "synchronous")
    need_open_shapes(result.status)
    expect_status(result.status, ErrorStatus.NONE, call="execution of FIBONACCI")
    got = [shape.dimensions for shape in result.output_shapes]
    expect(got == [(COUNT,)], f"FIBONACCI of {COUNT} with an output of unknown extent: got shapes {got}")
    expect_numbers(run.output(0))


@check(Level.TEXT, since=_V1_2, source=_VALIDATED)
def fails_cleanly_for_bad_values(subject: Subject) -> None:
    """An execution fails if an input of an extension's operation has an invalid value; later executions succeed."""
    need_fibonacci(subject)
    prepared = subject.prepare(fibonacci())
    for count in (0, -1, LARGEST_COUNT + 1, -(1 << 63), (1 << 63) - 1, COUNT + 1):
        status = run_fibonacci(subject, count).execute(prepared, "").status
        got = name_of(ErrorStatus, status)
        text = f"execution of FIBONACCI of {count}, with room for {COUNT}: got {got}, wanted an error"
        expect(status != ErrorStatus.NONE, text, Verdict.ACCEPTED_INVALID)
    run = run_fibonacci(subject)
    expect_status(
        run.execute(prepared, "").status, ErrorStatus.NONE, call="execution of FIBONACCI after some that failed"
    )
    expect_numbers(run.output(0))


@check(
    Level.TEXT,
    since=_V1_2,
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations: false for what may not be supported, for any reason",
    stage=Stage.PREPARE,
)
def does_not_know_other_operations(subject: Subject) -> None:
    """An operation number that the extension does not have is not supported. A driver refuses to prepare it, or
    prepares it and may fail its executions.
    """
    need_fibonacci(subject)
    model = fibonacci(operation=77)
    status, supported = subject.device.supported_operations(model)
    expect_status(status, ErrorStatus.NONE, call=f"supported_operations of operation 77 of {NAME}")
    expect(supported == (False,), f"supported_operations of operation 77 of {NAME}: got {supported}, wanted (False,)")
    expect_not_prepared(subject, model, f"operation 77 of {NAME}")


@check(
    Level.TEXT,
    since=_V1_2,
    source=_VALIDATED,
    stage=Stage.PREPARE,
    variants=("n is a tensor", "n is an INT32", "no data", "data too short", "a scale of 0", "rank 2", "two outputs"),
)
def refuses_its_operation_with(subject: Subject, what: str) -> None:
    """An operation whose operands break the rules of its extension is refused with INVALID_ARGUMENT."""
    need_fibonacci(subject)
    model = _broken(what)
    status, supported = subject.device.supported_operations(model)
    expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"supported_operations of FIBONACCI with {what}")
    expect(not supported, f"supported_operations of FIBONACCI with {what}: got INVALID_ARGUMENT and {supported}")
    status = subject.launch(model).status
    expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"prepare_model of FIBONACCI with {what}")


@check(
    Level.TEXT,
    since=_V1_2,
    feature="validation",
    source="types.hal 1.2, Model.extensionNameToPrefix: at most one prefix for a name, and at most one "
    "name for a prefix",
    stage=Stage.PREPARE,
    variants=("no name", "another prefix", "one prefix for two names", "two prefixes for one name"),
)
def refuses_prefixes_with(subject: Subject, what: str) -> None:
    """A model that does not give each extension that it uses exactly one prefix, no two the same, is refused with
    INVALID_ARGUMENT. This also holds for extensions that the driver does not know.
    """
    names = {
        "no name": (),
        "another prefix": (("com.example.nobodys", 8),),
        "one prefix for two names": (("com.example.nobodys", 9), ("com.example.other", 9)),
        "two prefixes for one name": (("com.example.nobodys", 9), ("com.example.nobodys", 8)),
    }[what]
    model = models.with_operation(1, extension_type(9, 1), extension_name_to_prefix=names)
    status, supported = subject.device.supported_operations(model)
    call = f"of a model with an operation of prefix 9 and the prefixes {names}"
    expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"supported_operations {call}")
    expect(not supported, f"supported_operations {call}: got INVALID_ARGUMENT and {supported}")
    expect_status(subject.launch(model).status, ErrorStatus.INVALID_ARGUMENT, call=f"prepare_model {call}")


@check(
    Level.STRICT,
    since=_V1_2,
    source="types.hal 1.2, Model.extensionNameToPrefix does not say that every name must be used",
)
def ignores_names_that_are_not_used(subject: Subject) -> None:
    """Extensions that a model lists but does not use have no effect, even if the driver does not know them."""
    case = models.case("chain_float32")
    names = (("com.example.nobodys", 9), ("com.example.other", 1))
    subject.expect_right(subject.prepare(replace(case.model, extension_name_to_prefix=names)), case)


def _extensions(subject: Subject) -> tuple[Extension, ...]:
    status, extensions = subject.device.supported_extensions()
    expect_status(status, ErrorStatus.NONE, call="supported_extensions")
    return extensions


def _broken(what: str) -> Model:
    if what == "n is a tensor":
        return fibonacci(type=extension_type(1, TENSOR_QUANT64_ASYMM))
    if what == "n is an INT32":
        return fibonacci(type=OperandType.INT32)
    model = fibonacci()
    n, numbers = model.main.operands
    changes: dict[str, dict[str, Any]] = {
        "no data": {"extra_params": None},
        "data too short": {"extra_params": FibonacciQuantisation(1.0, 0).pack()[:-1]},
        "a scale of 0": {"extra_params": FibonacciQuantisation(0.0, 0).pack()},
        "rank 2": {"dimensions": (1, COUNT)},
        "two outputs": {},
    }
    numbers = replace(numbers, **changes[what])
    main = replace(model.main, operands=(n, numbers))
    if what == "two outputs":
        step = replace(main.operations[0], outputs=(1, 2))
        main = replace(main, operands=(n, numbers, numbers), operations=(step,), output_indexes=(1, 2))
    return replace(model, main=main)
