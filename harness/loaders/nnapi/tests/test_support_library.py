"""The features of a support library, and what replaces them in other libraries."""

from __future__ import annotations

import pytest

from nnconform.harness.loaders.nnapi import support_library as sl
from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.loaders.nnapi.tests.graphs import addition, prepare
from nnconform.harness.model.capabilities import Extension, ExtensionOperandType, OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import ErrorStatus, OperandType

TOKEN = bytes(range(32))


def test_capabilities(support_library, opened):
    status, found = opened(support_library).capabilities()
    assert status == ErrorStatus.NONE
    assert found.relaxed_float32_to_float16_performance_scalar == PerformanceInfo(1, 2)
    assert found.relaxed_float32_to_float16_performance_tensor == PerformanceInfo(2, 2)
    assert (found.if_performance, found.while_performance) == (PerformanceInfo(3, 2), PerformanceInfo(4, 2))
    assert found.operand_performance == (
        OperandPerformance(OperandType.TENSOR_FLOAT32, PerformanceInfo(0.5, 0.75)),
        OperandPerformance(OperandType.TENSOR_QUANT8_ASYMM, PerformanceInfo(0.25, 0.5)),
        OperandPerformance(OperandType.TENSOR_QUANT8_ASYMM_SIGNED, PerformanceInfo(0.25, 0.5)),
    )


def test_extensions(support_library, opened):
    wanted = Extension("com.example.nnconform", (ExtensionOperandType(7, True, 3),))
    assert opened(support_library).supported_extensions() == (ErrorStatus.NONE, (wanted,))


def test_the_exporting_library_has_neither(exporting, opened):
    device = opened(exporting)
    status, found = device.capabilities()
    assert (status, found.if_performance) == (ErrorStatus.NONE, PerformanceInfo(1, 1))
    assert device.supported_extensions() == (ErrorStatus.NONE, ())


# One has no such function, the other asked for no files.
@pytest.mark.parametrize(
    ("library", "refusal"),
    [("exporting", ErrorStatus.GENERAL_FAILURE), ("support_library", ErrorStatus.INVALID_ARGUMENT)],
    indirect=["library"],
)
def test_caching(library, refusal, opened, tmp_path):
    device, calls = opened(library), []
    assert device.number_of_cache_files_needed() == (ErrorStatus.NONE, 0, 0)
    with (tmp_path / "cache").open("w+b") as file:
        files = [file.fileno()]
        assert prepare(device, addition().model, model_cache=files, token=TOKEN) == (refusal, None)
        status = device.prepare_model_from_cache(None, files, [], TOKEN, lambda *given: calls.append(given))
    assert (status, calls) == (ErrorStatus.GENERAL_FAILURE, [(ErrorStatus.GENERAL_FAILURE, None)])


def test_cache_files_as_the_library_gets_them():
    got = []

    def set_caching(compilation, models, model_count, data, data_count, token):
        got.append((compilation, list(models), model_count, list(data), data_count, bytes(token)))
        return 0

    library = Library({"SL_ANeuralNetworksCompilation_setCachingFromFds": set_caching}, is_support_library=True)
    sl.set_caching(library, 77, [5, 6], [7], TOKEN)
    assert got == [(77, [5, 6], 2, [7], 1, TOKEN)]
    with pytest.raises(Refusal, match="token of 31 bytes"):
        sl.set_caching(library, 77, [5], [], TOKEN[1:])
