"""The findings in ``harness/docs/findings``: the reference driver passes each, and the runtime still has the recorded
verdict.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.tests.whole_repo.tree import ROOT

FINDINGS = ROOT / "harness" / "docs" / "findings"
PASSED, WRONG = Verdict.PASSED, Verdict.WRONG
# The runtime chooses its kernel by the processor, and some are right.
BY_PROCESSOR = None
LITERT = ("service:litert:?kernels=reference", "service:litert:?kernels=optimised", "service:litert:")
ONNXRUNTIME = ("service:onnxruntime:CPUExecutionProvider", "service:onnxruntime:CPUExecutionProvider?optimisation=off")
OPENVINO = ("service:openvino:CPU",)
COMPILED = ("service:litert:?accelerator=cpu",)
DISPATCH = ("service:litert:?accelerator=npu&graph_backend=cpu",)
WEBGPU = ("service:litert:?accelerator=gpu",)
TFLM = ("service:tflm:",)
TOSA = ("service:tosa:",)
MNN = ("service:mnn:",)
RKNN = ("service:rknn:",)
TVM = ("service:tvm:",)
NXRT = ("service:onnxruntime:nxrt",)
QNN = ("service:onnxruntime:qnn", "service:onnxruntime:qnn?soc_model=60")
UNSUPPORTED = Verdict.UNSUPPORTED


def at(addresses, *verdicts):
    """Return the verdict of a case at each of these addresses; a single verdict is for all."""
    return dict(zip(addresses, verdicts if len(verdicts) > 1 else verdicts * len(addresses), strict=True))


# The verdicts of each case of a page.
PAGES = {
    # Built from source for the page alone: there is no address at which to run it.
    "aosp": {
        "while_result_is_read_too": {},
        "if_beside_constants": {},
        "rnn_relu1": {},
        "transpose_three_axes_without_an_order": {},
        "lstm_no_activation": {},
        "bidirectional_rnn_wider_second_sequence": {},
        "bidirectional_lstm_wider_second_sequence": {},
        "bidirectional_lstm_coupled_second_sequence": {},
        "bidirectional_lstm_one_cell_coupled": {},
        "bidirectional_lstm_coupled_and_normalised": {},
        "quantized_lstm_without_clips": {},
        "quantized_lstm_bias_without_normalisation": {},
    },
    "compiled": {
        "transpose_order_of_each_request": at(COMPILED, WRONG),
        "rank_of_a_matrix": at(COMPILED, WRONG),
    },
    "dispatch": {
        "cast_with_a_scale": at(DISPATCH, WRONG),
        "fully_connected_fed_bias": at(DISPATCH, WRONG),
        "transpose_conv_relu6": at(DISPATCH, WRONG),
        "reshape_one_element": at(DISPATCH, Verdict.ERROR),
        "mirror_pad_symmetric": at(DISPATCH, WRONG),
        "reduce_max_signed_zero_point": at(DISPATCH, WRONG),
    },
    "litert": {
        "lrn_last_channel": at(LITERT, WRONG, PASSED, PASSED),
        "lrn_behind_a_large_channel": at(LITERT, WRONG),
        "quantize_infinite": at(LITERT, WRONG, WRONG, PASSED),
        "dequantize_constant_beside_a_sum": at(LITERT, PASSED, PASSED, WRONG),
        "add_constant_of_more_dimensions": at(LITERT, PASSED, PASSED, WRONG),
        "lstm_no_activation": at(LITERT, WRONG),
        "lstm_no_activation_of_zeros": at(LITERT, WRONG),
        "lstm_more_outputs_than_cells": at(LITERT, WRONG),
        "bidirectional_rnn_wider_second_sequence": at(LITERT, WRONG),
        "bidirectional_rnn_second_sequence_in_batch_major_order": at(LITERT, WRONG),
        "topk_equal_values": at(LITERT, WRONG),
        "resize_nearest_just_below_a_row": at(LITERT, PASSED, WRONG, WRONG),
        "resize_bilinear_last_of_129_columns": at(LITERT, WRONG, WRONG, PASSED),
        "softmax_sum_of_1024": at(LITERT, Verdict.CRASHED, PASSED, PASSED),
        "equal_fine_scale": at(LITERT, WRONG),
        "logistic_of_huge_numbers": at(LITERT, PASSED, PASSED, BY_PROCESSOR),
        "sin_of_a_large_number": at(LITERT, PASSED, PASSED, WRONG),
        "reduce_sum_of_small_terms": at(LITERT, WRONG, WRONG, PASSED),
        "add_far_beyond_the_range": at(LITERT, PASSED, WRONG, WRONG),
        "add_output_much_finer_than_inputs": at(LITERT, Verdict.CRASHED),
        "sub_output_much_finer_than_inputs": at(LITERT, WRONG),
        "quantize_denormal_scale": at(LITERT, PASSED, PASSED, Verdict.CRASHED),
    },
    "mnn": {
        "dequantize_two_rows": at(MNN, WRONG),
        "dequantize_image": at(MNN, WRONG),
        "quantize_signed": at(MNN, WRONG),
        "less_negative": at(MNN, WRONG),
        "batch_matmul_integers": at(MNN, WRONG),
        "l2_normalization_two_rows": at(MNN, WRONG),
        "pad_v2_four_axes": at(MNN, WRONG),
        "mirror_pad_three_of_four_axes": at(MNN, WRONG),
        "conv_2d_and_batch_to_space": at(MNN, WRONG),
        "reshape_that_neg_reads": at(MNN, WRONG),
        "batch_matmul_that_a_view_is_of": at(MNN, WRONG),
        "space_to_depth_two_blocks_of_two_channels": at(MNN, WRONG),
        "strided_slice_from_before_the_first": at(MNN, WRONG),
        "resize_nearest_neighbor_half_way": at(MNN, WRONG),
        "topk_v2_equal_values": at(MNN, WRONG),
        "argmax_of_8_bits": at(MNN, WRONG),
        "reduce_min_of_8_bits": at(MNN, Verdict.ERROR),
        "reduce_min_of_a_constant": at(MNN, WRONG),
        "maximum_large_integers": at(MNN, WRONG),
        "mul_large_integers": at(MNN, WRONG),
        "abs_large_integers": at(MNN, WRONG),
        "strided_slice_last_rows_backwards": at(MNN, Verdict.CRASHED),
        "fully_connected_fed_8_bits": at(MNN, Verdict.CRASHED),
        "sub_pooled_from_a_constant": at(MNN, WRONG),
        "conv_2d_and_a_row": at(MNN, WRONG),
        "conv_2d_relu_and_add": at(MNN, WRONG),
        "equal_zeros": at(MNN, WRONG),
        "argmin_integers": at(MNN, WRONG),
        "prelu_slopes_of_the_last_axis": at(MNN, WRONG),
        "average_pool_2d_and_transpose": at(MNN, WRONG),
        "local_response_normalization_three_axes": at(MNN, WRONG),
        "roi_pooling_ten_cells": at(MNN, WRONG),
        "instance_normalization_of_a_constant": at(MNN, Verdict.CRASHED),
        "quantize_one_axis": at(MNN, Verdict.CRASHED),
        "dequantize_by_channel": at(MNN, WRONG),
        "dequantize_constant_of_four_axes": at(MNN, WRONG),
        "div_by_a_root_and_relu": at(MNN, WRONG),
        "mul_by_its_logistic_and_relu": at(MNN, WRONG),
        "reverse_two_images": at(MNN, WRONG),
        "space_to_batch_nd_framed": at(MNN, WRONG),
    },
    "nxrt": {
        "quantize_huge": at(NXRT, WRONG),
        "squeeze_no_axis": at(NXRT, Verdict.ERROR),
        "relu_that_nothing_reads": at(NXRT, Verdict.ERROR),
    },
    "onnxruntime": {
        "max_pool_signed_relu": at(ONNXRUNTIME, Verdict.UNSUPPORTED, PASSED),
        "softmax_of_one": at(ONNXRUNTIME, WRONG, PASSED),
        "softmax_of_one_signed": at(ONNXRUNTIME, WRONG, PASSED),
        "dequantize_output_too": at(ONNXRUNTIME, WRONG, PASSED),
        "lrn_after_a_large_channel": at(ONNXRUNTIME, WRONG),
        "instance_norm_far_from_zero": at(ONNXRUNTIME, WRONG),
        "conv_large_products": at(ONNXRUNTIME, BY_PROCESSOR, PASSED),
        "dense_with_real_weights": at(ONNXRUNTIME, WRONG, PASSED),
    },
    "openvino": {
        "equal_large_integers": at(OPENVINO, WRONG),
        "div_large_integers": at(OPENVINO, WRONG),
        "batch_matmul_large_integers": at(OPENVINO, WRONG),
        "lrn_bias_with_a_fraction": at(OPENVINO, WRONG),
        "rnn_state": at(OPENVINO, WRONG),
        "reverse_axis_of_each_request": at(OPENVINO, Verdict.CRASHED),
        "slice_to_the_end": at(OPENVINO, WRONG),
        "concatenation_requantised": at(OPENVINO, Verdict.CRASHED),
        "mean_signed_third_batch": at(OPENVINO, WRONG),
        "mean_of_quantised_second_batch": at(OPENVINO, WRONG),
        "space_to_batch_padding_along_one_axis": at(OPENVINO, WRONG),
        "conv_constant_signed_image": at(OPENVINO, WRONG),
        "conv_constant_image": at(OPENVINO, WRONG),
        "mean_and_add_bias_along_the_last_axis": at(OPENVINO, WRONG),
        "mul_and_sum_factors_beside_quantised": at(OPENVINO, WRONG),
        "sub_constant_of_more_dimensions_beside_quantised": at(OPENVINO, WRONG),
        "abs_constant_cut_off": at(OPENVINO, WRONG),
        "topk_seven_equal_values": at(OPENVINO, WRONG),
        "transpose_conv_scales_of_channels": at(OPENVINO, WRONG),
        "while_that_does_not_begin": at(OPENVINO, WRONG),
        "mean_beside_a_new_axis": at(OPENVINO, Verdict.ERROR),
        "reduce_sum_turned": at(OPENVINO, WRONG),
        "random_multinomial_large_logits": at(OPENVINO, WRONG),
        "rnn_weights_of_each_request": at(OPENVINO, Verdict.UNSUPPORTED),
        "average_clipped_beside_quantised": at(OPENVINO, WRONG),
        "prelu_slopes_of_the_last_axis": at(OPENVINO, WRONG),
        "fully_connected_large_products": at(OPENVINO, BY_PROCESSOR),
        "conv_2d_beside_a_reshape": at(OPENVINO, WRONG),
        "pad_v2_number_of_each_request": at(OPENVINO, WRONG),
        "batch_matmul_weights_of_a_layer_too": at(OPENVINO, WRONG),
        "mul_clamped_by_a_constant": at(OPENVINO, WRONG),
    },
    "qnn": {
        "cast_unsigned_to_float": at(QNN, PASSED, WRONG),
        "pad_v2_three_axes": at(QNN, PASSED, WRONG),
        "div_by_ten": at(QNN, UNSUPPORTED, WRONG),
        "div_by_a_column": at(QNN, UNSUPPORTED, WRONG),
        "softmax_large_values": at(QNN, WRONG),
        "pow_both_broadcast": at(QNN, WRONG, PASSED),
        "max_pool_negative_border": at(QNN, WRONG, PASSED),
        "space_to_depth_three_channels": at(QNN, WRONG, PASSED),
        "fully_connected_between_shapes": at(QNN, WRONG),
        "conv_2d_filter_up_to_128": at(QNN, WRONG),
        "depthwise_conv_2d_one_pixel": at(QNN, WRONG, PASSED),
        "svdf_memory_of_one": at(QNN, UNSUPPORTED, Verdict.CRASHED),
        "quantize_beyond_the_range_and_back": at(QNN, WRONG),
        "conv_2d_relu_and_relu1": at(QNN, WRONG),
        "average_pool_window_of_all": at(QNN, WRONG),
        "average_pool_border_in_front": at(QNN, WRONG),
        "cast_there_and_back": at(QNN, WRONG),
        "reshape_and_another_scale": at(QNN, WRONG),
        "softmax_stored_from_96": at(QNN, WRONG),
        "gather_inside": at(QNN, WRONG),
        "gather_to_five_axes": at(QNN, WRONG),
        "softmax_of_one_constant": at(QNN, PASSED, WRONG),
        "conv_2d_behind_slice": at(QNN, WRONG),
        "conv_2d_behind_maximum_and_pad": at(QNN, WRONG),
        "average_pool_border_behind": at(QNN, WRONG),
        "log_softmax_of_one": at(QNN, PASSED, WRONG),
        "minimum_and_maximum_of_integers": at(QNN, Verdict.ERROR),
        "add_zeros": at(QNN, WRONG),
        "mul_bounded_and_add": at(QNN, WRONG),
        "mul_and_relu6": at(QNN, WRONG),
        "pow_of_constants": at(QNN, WRONG),
        "average_pool_2d_of_padded": at(QNN, WRONG),
        "roi_align_two_samples": at(QNN, UNSUPPORTED, WRONG),
        "exp_far_below_0": at(QNN, WRONG),
        "squeeze_a_constant": at(QNN, Verdict.ERROR),
    },
    "rknn": {
        "fully_connected_fed_bias": at(RKNN, WRONG),
        "logistic_of_8_bits": at(RKNN, WRONG),
        "reshape_of_8_bits": at(RKNN, Verdict.CRASHED),
        "batch_matmul_integers": at(RKNN, Verdict.CRASHED),
        "dequantize_symmetric": at(RKNN, WRONG),
        "batch_matmul_of_8_bits": at(RKNN, WRONG),
        "grouped_conv_2d_fed_filters": at(RKNN, Verdict.CRASHED),
        "rnn_state_and_output": at(RKNN, Verdict.ERROR),
        "select_integers": at(RKNN, Verdict.CRASHED),
        "expand_dims_signed": at(RKNN, Verdict.CRASHED),
        "mul_bounded_and_mul": at(RKNN, WRONG),
        "add_constants_beside_another": at(RKNN, Verdict.ERROR),
        "mul_beside_an_unused_input": at(RKNN, WRONG),
        "mul_by_one": at(RKNN, WRONG),
        "add_zero": at(RKNN, WRONG),
        "pad_and_relu": at(RKNN, Verdict.CRASHED),
        "mul_by_less_than_a_sixth": at(RKNN, WRONG),
        "select_between_equals": at(RKNN, Verdict.CRASHED),
        "transpose_and_slice": at(RKNN, Verdict.ERROR),
        "slice_beside_a_quantisation": at(RKNN, Verdict.ERROR),
        "add_of_real_bytes": at(RKNN, Verdict.CRASHED),
        "concatenation_twice_in_two_scales": at(RKNN, Verdict.ERROR),
        "neg_beside_a_maximum": at(RKNN, Verdict.HUNG),
        "equal_constant_truths_first": at(RKNN, Verdict.HUNG),
        "select_all_of_one": at(RKNN, WRONG),
        "gather_signed": at(RKNN, Verdict.CRASHED),
        "conv_2d_twice_in_other_places": at(RKNN, WRONG),
        "select_one_of_a_result": at(RKNN, Verdict.CRASHED),
        "mul_of_itself_four_times": at(RKNN, Verdict.HUNG),
        "mul_by_a_negative_constant_and_mean": at(RKNN, WRONG),
        "concatenation_bounded_and_concatenation": at(RKNN, WRONG),
    },
    "tosa": {
        "cast_fractions": at(TOSA, WRONG),
        "cast_unsigned": at(TOSA, WRONG),
        "log_softmax_large_values": at(TOSA, WRONG),
        "max_pool_relu": at(TOSA, WRONG),
        "average_pool_relu": at(TOSA, WRONG),
        "quantize_beyond_the_range": at(TOSA, WRONG),
        "resize_nearest_larger": at(TOSA, WRONG),
        "resize_bilinear_to_a_seventeenth": at(TOSA, Verdict.ERROR),
        "div_large_integers": at(TOSA, WRONG),
        "pow_negative_base": at(TOSA, Verdict.ERROR),
        "transpose_conv_columns_behind": at(TOSA, WRONG),
        "strided_slice_backwards_beside_a_step": at(TOSA, Verdict.CRASHED),
        "strided_slice_backwards_to_the_first": at(TOSA, WRONG),
        "maximum_twice": at(TOSA, WRONG),
        "add_reshaped_constant": at(TOSA, Verdict.CRASHED),
        "fill_of_constants": at(TOSA, Verdict.CRASHED),
        "log_softmax_far_below_the_largest": at(TOSA, WRONG),
        "cast_to_unsigned": at(TOSA, WRONG),
        "strided_slice_backwards_from_the_last": at(TOSA, WRONG),
        "resize_bilinear_one_more_than_1024": at(TOSA, Verdict.CRASHED),
        "fully_connected_far_beyond_the_range": at(TOSA, Verdict.ERROR),
    },
    "tvm": {
        "concatenation_of_1025_inputs": at(TVM, Verdict.HUNG),
        "reduce_sum_of_4096_ones": at(TVM, WRONG),
        "mean_of_4096_ones": at(TVM, WRONG),
        "fully_connected_of_4096_ones": at(TVM, WRONG),
        "instance_normalization_of_4096_pixels": at(TVM, WRONG),
    },
    "tflm": {
        "dequantize_scales_of_channels": at(TFLM, WRONG),
        "quantize_infinite": at(TFLM, WRONG),
        "space_to_batch_signed_padding": at(TFLM, WRONG),
        "prelu_five_dimensions": at(TFLM, Verdict.CRASHED),
        "resize_bilinear_last_of_129_columns": at(TFLM, WRONG),
        "softmax_sum_of_1024": at(TFLM, Verdict.CRASHED),
    },
    "webgpu": {
        "cast_with_a_scale": at(WEBGPU, WRONG),
        "mul_output_that_a_layer_reads": at(WEBGPU, WRONG),
        "fully_connected_output_that_mul_reads": at(WEBGPU, WRONG),
        "reduce_sum_of_two_quotients": at(WEBGPU, WRONG),
        "add_constant_row_of_integers": at(WEBGPU, WRONG),
        "pad_two_of_three_axes": at(WEBGPU, WRONG),
        "embedding_lookup_three_axes": at(WEBGPU, Verdict.CRASHED),
        "embedding_lookup_constant_places": at(WEBGPU, Verdict.CRASHED),
        "split_outputs_joined": at(WEBGPU, WRONG),
        "max_pool_2d_of_padded": at(WEBGPU, WRONG),
        "sub_row_of_8_bits": at(WEBGPU, WRONG),
        "sub_constant_of_two_rows": at(WEBGPU, WRONG),
        "grouped_conv_2d_two_groups": at(WEBGPU, WRONG),
        "grouped_conv_2d_groups_of_32": at(WEBGPU, Verdict.CRASHED),
        "pad_v2_one_more_image": at(WEBGPU, WRONG),
        "embedding_lookup_fed_table": at(WEBGPU, Verdict.CRASHED),
        "space_to_depth_two_images": at(WEBGPU, WRONG),
        "transpose_conv_relu6": at(WEBGPU, WRONG),
        "conv_2d_fed_bias": at(WEBGPU, Verdict.CRASHED),
        "depthwise_conv_2d_fed_filters": at(WEBGPU, Verdict.CRASHED),
        "fully_connected_two_rows": at(WEBGPU, WRONG),
        "fully_connected_constant_bias": at(WEBGPU, WRONG),
        "pow_negative_base": at(WEBGPU, WRONG),
        "topk_v2_of_three": at(WEBGPU, Verdict.CRASHED),
        "split_into_one": at(WEBGPU, Verdict.CRASHED),
        "split_of_a_constant": at(WEBGPU, Verdict.CRASHED),
        "split_joined_along_another_axis": at(WEBGPU, WRONG),
        "split_larger_of_two_parts": at(WEBGPU, WRONG),
        "split_unread_part_of_8_bits": at(WEBGPU, Verdict.CRASHED),
        "concatenation_of_one": at(WEBGPU, WRONG),
        "reverse_six_columns": at(WEBGPU, WRONG),
        "select_between_equals": at(WEBGPU, Verdict.CRASHED),
        "equal_constant_truths": at(WEBGPU, WRONG),
        "batch_matmul_constant_turned": at(WEBGPU, WRONG),
        "cast_infinite_halves": at(WEBGPU, WRONG),
        "transpose_conv_constant_image": at(WEBGPU, Verdict.CRASHED),
    },
}
# What pip installs for a page, and the packages that must be there then; a variable names an environment of its own, a
# library is one that the loader finds.
NEEDS = {
    "compiled": ("'nnconform[litert]'", "ai_edge_litert"),
    "dispatch": (
        "'nnconform[litert]' openvino==2026.3.1 (its libs: LD_LIBRARY_PATH)",
        "ai_edge_litert",
        "libopenvino.so.2631",
    ),
    "litert": ("'nnconform[litert]'", "ai_edge_litert"),
    "mnn": ("'nnconform[mnn]'", "onnx", "_mnncengine"),
    "nxrt": ("'nnconform[plugin]'", "onnx", "onnxruntime", "nxrt_ep_cpu"),
    "onnxruntime": ("'nnconform[onnx]'", "onnx", "onnxruntime"),
    "openvino": ("'nnconform[openvino]'", "onnx", "openvino"),
    "qnn": ("'nnconform[onnx]' onnxruntime-qnn", "onnx", "onnxruntime", "onnxruntime_qnn"),
    "rknn": ("rknn-toolkit2 (its environment: NNCONFORM_RKNN)", "$NNCONFORM_RKNN"),
    "tosa": ("'nnconform[tosa]'", "ai_edge_litert", "tosa_converter_for_tflite", "tosa_reference_model"),
    "tvm": ("'nnconform[tvm]'", "onnx", "tvm"),
    "tflm": ("'nnconform[tflm]'", "ai_edge_litert", "tflite_micro"),
    "webgpu": (
        "'nnconform[litert]' (and a Vulkan driver: VK_ICD_FILENAMES, LD_LIBRARY_PATH)",
        "ai_edge_litert",
        "libvulkan.so.1",
        "$VK_ICD_FILENAMES",
    ),
}
TRIALS = [(page, address) for page, cases in PAGES.items() for address in next(iter(cases.values()))]


def is_here(package):
    if ".so" in package:
        # In a process of its own: what a test loads stays loaded.
        load = [sys.executable, "-c", f"import ctypes; ctypes.CDLL({package!r})"]
        return subprocess.run(load, stderr=subprocess.DEVNULL).returncode == 0
    return bool(os.environ.get(package[1:]) if package.startswith("$") else find_spec(package))


def verdicts(page, address):
    session = Session(address)
    cases = read_spec(FINDINGS / f"{page}.mod.py")
    by_name = {case.name.removeprefix(f"{page}_"): run_case(session, case).verdict for case in cases}
    session.close()
    return by_name


@pytest.mark.parametrize("page", PAGES)
def test_the_reference_driver_passes_each(page):
    assert verdicts(page, "inproc:reference_driver?hal=aidl4") == dict.fromkeys(PAGES[page], PASSED)


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize(("page", "address"), TRIALS)
def test_the_runtime_does_as_said(page, address):
    installed, *packages = NEEDS[page]
    if not all(map(is_here, packages)):
        pytest.skip(f"not installed: pip install {installed}")
    found = verdicts(page, address)
    wanted = {name: each[address] for name, each in PAGES[page].items()}
    assert {verdict for name, verdict in found.items() if wanted[name] is BY_PROCESSOR} <= {PASSED, WRONG}
    assert found == {name: verdict or found[name] for name, verdict in wanted.items()}


@pytest.mark.parametrize("page", PAGES)
def test_the_page_names_each(page):
    text = (FINDINGS / f"{page}.md").read_text()
    assert [name for name in PAGES[page] if f"`{name}`" not in text] == []


def test_the_files_of_expected_failures_can_be_read():
    files = sorted(FINDINGS.glob("*.expect.toml"))
    assert Expectations.read(files).entries
    assert {path.name.partition(".")[0] for path in files} <= PAGES.keys()
