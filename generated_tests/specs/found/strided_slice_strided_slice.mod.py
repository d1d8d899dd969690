from math import inf, nan

import numpy as np

# strided_slice_default_FLOAT32_INT32_nearly_equal_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 1, 3, 1]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [4]), [0, 0, -2, -1])
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [4]), [1, -2, -4, 1])
c0_p3 = Parameter('c0_p3', ('TENSOR_INT32', [4]), [1, -2, -1, 2])
c0_p4 = Int32Scalar('c0_p4', 5)
c0_p5 = Int32Scalar('c0_p5', 9)
c0_p6 = Int32Scalar('c0_p6', 0)
c0_o7 = Output('c0_o7', ('TENSOR_FLOAT32', [1, 1, 3, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_o7)
c0_model.Operation('STRIDED_SLICE', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6).To(c0_o7)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [0.99999976, 1.0, 1.0000005],
    c0_o7: [1.0000005, 1.0, 0.99999976],
}, model=c0_model, name='strided_slice_default_FLOAT32_INT32_nearly_equal_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT32_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 2, 3]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [3]), [0, 0, -3])
c1_p2 = Parameter('c1_p2', ('TENSOR_INT32', [3]), [-3, -3, -4])
c1_i3 = Input('c1_i3', ('TENSOR_INT32', [3]))
c1_p4 = Int32Scalar('c1_p4', 0)
c1_p5 = Int32Scalar('c1_p5', 6)
c1_p6 = Int32Scalar('c1_p6', 0)
c1_o7 = Output('c1_o7', ('TENSOR_FLOAT32', []))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_o7)
c1_model.Operation('STRIDED_SLICE', c1_i0, c1_p1, c1_p2, c1_i3, c1_p4, c1_p5, c1_p6).To(c1_o7)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -2.8243437, -0.743179, -2.1731167, -2.4464796, -2.2928681, 1.4635118, -1.8890914, 0.18880312,
        -0.7178211, 2.2861342, -2.7977202, 2.77191
    ],
    c1_i3: [-2, -1, -2],
    c1_o7: np.reshape(np.array([-2.8243437], np.float32), [1, 1, 1]),
}, model=c1_model, name='strided_slice_default_FLOAT32_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_long_rows_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.1875, 6))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2]), [-1, 9])
c2_p2 = Parameter('c2_p2', ('TENSOR_INT32', [2]), [-4, 17])
c2_p3 = Parameter('c2_p3', ('TENSOR_INT32', [2]), [-1, 2])
c2_p4 = Int32Scalar('c2_p4', 2)
c2_p5 = Int32Scalar('c2_p5', 2)
c2_p6 = Int32Scalar('c2_p6', 0)
c2_o7 = Output('c2_o7', ('TENSOR_QUANT8_ASYMM', [3, 9], 0.1875, 6))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_o7)
c2_model.Operation('STRIDED_SLICE', c2_i0, c2_p1, c2_p2, c2_p3, c2_p4, c2_p5, c2_p6).To(c2_o7)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        84, 39, 188, 190, 0, 250, 31, 87, 108, 154, 20, 46, 149, 178, 129, 170, 8, 93, 228, 195, 160, 123, 99,
        183, 140, 26, 118, 94, 224, 153, 12, 66, 67, 119, 223, 181, 218, 137, 254, 96, 171, 17, 104, 142, 120,
        242, 40, 105, 41, 235, 4
    ],
    c2_o7: [
        223, 218, 254, 171, 104, 120, 40, 41, 4, 93, 195, 123, 183, 26, 94, 153, 66, 119, 84, 188, 0, 31, 108,
        20, 149, 129, 8
    ],
}, model=c2_model, name='strided_slice_default_QUANT8_ASYMM_INT32_long_rows_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 111))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [2]), [-1, -9])
c3_p2 = Parameter('c3_p2', ('TENSOR_INT32', [2]), [0, 2])
c3_p3 = Parameter('c3_p3', ('TENSOR_INT32', [2]), [-2, -2])
c3_p4 = Int32Scalar('c3_p4', 1)
c3_p5 = Int32Scalar('c3_p5', 3)
c3_p6 = Int32Scalar('c3_p6', 0)
c3_o7 = Output('c3_o7', ('TENSOR_QUANT8_ASYMM', [2, 5], 0.25, 111))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_o7)
c3_model.Operation('STRIDED_SLICE', c3_i0, c3_p1, c3_p2, c3_p3, c3_p4, c3_p5, c3_p6).To(c3_o7)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        192, 115, 43, 210, 198, 255, 221, 142, 174, 88, 21, 185, 113, 65, 132, 133, 232, 167, 197, 141, 254,
        82, 94, 176, 4, 146, 204, 180, 9, 119, 41, 16, 26, 155, 99, 148, 103, 216, 3, 0, 111, 125, 121, 209,
        240, 181, 6, 188, 10, 199, 80
    ],
    c3_o7: [121, 111, 3, 103, 99, 174, 221, 198, 43, 192],
}, model=c3_model, name='strided_slice_default_QUANT8_ASYMM_INT32_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_full_mantissas_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 3], 0.125, 251))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [3]), [0, 0, -3])
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [3]))
c4_p3 = Parameter('c4_p3', ('TENSOR_INT32', [3]), [-2, -1, -2])
c4_p4 = Int32Scalar('c4_p4', 0)
c4_p5 = Int32Scalar('c4_p5', 6)
c4_p6 = Int32Scalar('c4_p6', 0)
c4_o7 = Output('c4_o7', ('TENSOR_QUANT8_ASYMM', [], 0.125, 251))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_o7)
c4_model.Operation('STRIDED_SLICE', c4_i0, c4_p1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6).To(c4_o7)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [71, 145, 171, 205, 52, 91, 190, 103, 16, 180, 128, 112],
    c4_i2: [-3, -3, -4],
    c4_o7: np.reshape(np.array([71], np.uint8), [1, 1, 1]),
}, model=c4_model, name='strided_slice_default_QUANT8_ASYMM_INT32_full_mantissas_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_long_rows_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.125, 128))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [2]), [1, 7])
c5_p2 = Parameter('c5_p2', ('TENSOR_INT32', [2]), [3, -11])
c5_p3 = Parameter('c5_p3', ('TENSOR_INT32', [2]), [2, -2])
c5_p4 = Int32Scalar('c5_p4', 2)
c5_p5 = Int32Scalar('c5_p5', 1)
c5_p6 = Int32Scalar('c5_p6', 0)
c5_o7 = Output('c5_o7', ('TENSOR_QUANT8_ASYMM', [1, 5], 0.125, 128))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_o7)
c5_model.Operation('STRIDED_SLICE', c5_i0, c5_p1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6).To(c5_o7)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        4, 43, 72, 145, 88, 224, 239, 185, 175, 59, 137, 184, 220, 162, 249, 49, 182, 71, 241, 14, 20, 40, 84,
        149, 108, 222, 24, 101, 70, 226, 177, 38, 110, 203, 200, 55, 60, 66, 243, 50, 105, 216, 63, 68, 107,
        11, 169, 204, 163, 161, 210
    ],
    c5_o7: [203, 38, 226, 101, 222],
}, model=c5_model, name='strided_slice_default_QUANT8_ASYMM_INT32_long_rows_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_nearly_equal_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.25, 128))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [2]), [1, -1])
c6_p2 = Parameter('c6_p2', ('TENSOR_INT32', [2]), [3, 1])
c6_p3 = Parameter('c6_p3', ('TENSOR_INT32', [2]), [2, 2])
c6_p4 = Int32Scalar('c6_p4', 3)
c6_p5 = Int32Scalar('c6_p5', 2)
c6_p6 = Int32Scalar('c6_p6', 0)
c6_o7 = Output('c6_o7', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.25, 128))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_o7)
c6_model.Operation('STRIDED_SLICE', c6_i0, c6_p1, c6_p2, c6_p3, c6_p4, c6_p5, c6_p6).To(c6_o7)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [219, 200, 158],
    c6_o7: [219, 158],
}, model=c6_model, name='strided_slice_default_QUANT8_ASYMM_INT32_nearly_equal_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_equal_values_7
c7_p0 = Parameter('c7_p0', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 255), [1, 3, 1, 2, 3, 2, 1, 3])
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [2]), [-2, 0])
c7_p2 = Parameter('c7_p2', ('TENSOR_INT32', [2]), [-3, -2])
c7_p3 = Parameter('c7_p3', ('TENSOR_INT32', [2]), [-1, 2])
c7_p4 = Int32Scalar('c7_p4', 2)
c7_p5 = Int32Scalar('c7_p5', 2)
c7_p6 = Int32Scalar('c7_p6', 0)
c7_o7 = Output('c7_o7', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 255))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_o7)
c7_model.Operation('STRIDED_SLICE', c7_p0, c7_p1, c7_p2, c7_p3, c7_p4, c7_p5, c7_p6).To(c7_o7)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_o7: [1, 1],
}, model=c7_model, name='strided_slice_default_QUANT8_ASYMM_INT32_equal_values_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_long_rows_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [3, 17]), [
        0.625, 1.75, -1.5, -3.0, -0.125, 1.375, -1.375, 0.0, 1.25, 1.125, -0.375, 2.0, -1.875, -2.25, -2.75,
        2.625, 2.75, -2.375, 2.125, -0.75, 2.875, -0.5, 3.0, 0.875, -2.875, 1.875, 2.5, 0.25, -1.75, 2.25,
        -2.125, 2.375, 0.125, -0.625, 1.625, -0.25, 1.0, 1.5, -2.5, 0.5, -2.0, -1.125, -1.0, -0.875, -2.625,
        0.75, -1.625, -1.25, 0.375, 0.375, -0.625
    ])
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [2]), [1, 16])
c8_p2 = Parameter('c8_p2', ('TENSOR_INT32', [2]), [-4, 12])
c8_p3 = Parameter('c8_p3', ('TENSOR_INT32', [2]), [-1, -2])
c8_p4 = Int32Scalar('c8_p4', 0)
c8_p5 = Int32Scalar('c8_p5', 2)
c8_p6 = Int32Scalar('c8_p6', 0)
c8_o7 = Output('c8_o7', ('TENSOR_FLOAT16', [2, 9]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_o7)
c8_model.Operation('STRIDED_SLICE', c8_p0, c8_p1, c8_p2, c8_p3, c8_p4, c8_p5, c8_p6).To(c8_o7)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_o7: [
        -0.625, 2.375, 2.25, 0.25, 1.875, 0.875, -0.5, -0.75, -2.375, 2.75, -2.75, -1.875, -0.375, 1.25,
        -1.375, -0.125, -1.5, 0.625
    ],
}, model=c8_model, name='strided_slice_default_FLOAT16_INT32_long_rows_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_long_rows_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [3, 17]))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [2]), [-1, -9])
c9_p2 = Parameter('c9_p2', ('TENSOR_INT32', [2]), [0, 2])
c9_p3 = Parameter('c9_p3', ('TENSOR_INT32', [2]), [-2, -2])
c9_p4 = Int32Scalar('c9_p4', 1)
c9_p5 = Int32Scalar('c9_p5', 3)
c9_p6 = Int32Scalar('c9_p6', 0)
c9_o7 = Output('c9_o7', ('TENSOR_FLOAT16', [2, 5]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_o7)
c9_model.Operation('STRIDED_SLICE', c9_i0, c9_p1, c9_p2, c9_p3, c9_p4, c9_p5, c9_p6).To(c9_o7)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [
        1.0, -2.625, 2.125, -2.875, -0.125, 0.875, 0.25, 1.375, 0.625, 1.125, 1.875, -2.0, 2.875, 2.5, -2.5,
        1.75, 2.375, -1.625, -2.75, 2.25, 0.125, 0.75, -0.75, 2.625, -2.25, 2.0, -1.5, 1.625, -1.375, -0.625,
        -1.125, 0.5, -0.5, -0.375, 1.5, -2.125, -0.875, -3.0, 3.0, -1.0, -1.25, 0.0, -1.875, 2.75, 0.375,
        -0.25, 1.25, -1.75, -2.375, -1.25, -2.5
    ],
    c9_o7: [-1.875, -1.25, 3.0, -0.875, 1.5, 0.625, 0.25, -0.125, 2.125, 1.0],
}, model=c9_model, name='strided_slice_default_FLOAT16_INT32_long_rows_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_typical_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 4, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_INT32', [3]))
c10_p2 = Parameter('c10_p2', ('TENSOR_INT32', [3]), [2, 4, -1])
c10_p3 = Parameter('c10_p3', ('TENSOR_INT32', [3]), [1, 2, 2])
c10_p4 = Int32Scalar('c10_p4', 6)
c10_p5 = Int32Scalar('c10_p5', 3)
c10_p6 = Int32Scalar('c10_p6', 0)
c10_o7 = Output('c10_o7', ('TENSOR_FLOAT16', []))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_o7)
c10_model.Operation('STRIDED_SLICE', c10_i0, c10_i1, c10_p2, c10_p3, c10_p4, c10_p5, c10_p6).To(c10_o7)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [
        -0.125, -1.25, -1.875, -2.125, -1.75, 1.625, 2.5, 2.75, -1.625, -0.25, 0.125, -2.875, 1.125, -0.875,
        -2.375, -2.625, 1.5, 0.875, 2.125, -2.75, 0.0, -1.0, 1.0, 2.375, 1.75, 3.0, -2.0, -0.5, -2.5, -1.125,
        0.375, 1.375, -0.625, 2.25, -0.75, 0.5
    ],
    c10_i1: [1, 3, 0],
    c10_o7: np.reshape(np.array([1.125, 2.125, 1.75, 0.375], np.float16), [2, 2, 1]),
}, model=c10_model, name='strided_slice_default_FLOAT16_INT32_typical_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_full_mantissas_11
c11_p0 = Parameter('c11_p0', ('TENSOR_FLOAT16', [3, 4, 2]), [
        0.0677, 2.574, -0.6895, -1.435, -0.04395, 2.885, -2.596, -1.671, 1.498, -0.08105, -0.3872, 2.682,
        -0.8853, 1.045, -2.406, -0.3088, 0.4924, 1.671, -1.785, -2.22, -2.332, 2.992, -2.742, 0.3916
    ])
c11_p1 = Parameter('c11_p1', ('TENSOR_INT32', [3]), [-2, 1, -1])
c11_p2 = Parameter('c11_p2', ('TENSOR_INT32', [3]), [3, 0, 2])
c11_p3 = Parameter('c11_p3', ('TENSOR_INT32', [3]), [2, -2, 1])
c11_p4 = Int32Scalar('c11_p4', 1)
c11_p5 = Int32Scalar('c11_p5', 2)
c11_p6 = Int32Scalar('c11_p6', 0)
c11_o7 = Output('c11_o7', ('TENSOR_FLOAT16', [2, 1, 1]))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_o7)
c11_model.Operation('STRIDED_SLICE', c11_p0, c11_p1, c11_p2, c11_p3, c11_p4, c11_p5, c11_p6).To(c11_o7)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_o7: [-1.435, -2.22],
}, model=c11_model, name='strided_slice_default_FLOAT16_INT32_full_mantissas_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_nearly_equal_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 2]))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [2]), [0, -2])
c12_p2 = Parameter('c12_p2', ('TENSOR_INT32', [2]), [1, -3])
c12_p3 = Parameter('c12_p3', ('TENSOR_INT32', [2]), [1, -2])
c12_p4 = Int32Scalar('c12_p4', 1)
c12_p5 = Int32Scalar('c12_p5', 2)
c12_p6 = Int32Scalar('c12_p6', 0)
c12_o7 = Output('c12_o7', ('TENSOR_FLOAT16', [1, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_p4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_o7)
c12_model.Operation('STRIDED_SLICE', c12_i0, c12_p1, c12_p2, c12_p3, c12_p4, c12_p5, c12_p6).To(c12_o7)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [-1.75, 0.25],
    c12_o7: [-1.75],
}, model=c12_model, name='strided_slice_default_FLOAT16_INT32_nearly_equal_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.1875, -122))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [2]), [-1, 9])
c13_p2 = Parameter('c13_p2', ('TENSOR_INT32', [2]), [-4, 17])
c13_p3 = Parameter('c13_p3', ('TENSOR_INT32', [2]), [-1, 2])
c13_p4 = Int32Scalar('c13_p4', 2)
c13_p5 = Int32Scalar('c13_p5', 2)
c13_p6 = Int32Scalar('c13_p6', 0)
c13_o7 = Output('c13_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 9], 0.1875, -122))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_o7)
c13_model.Operation('STRIDED_SLICE', c13_i0, c13_p1, c13_p2, c13_p3, c13_p4, c13_p5, c13_p6).To(c13_o7)
c13_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c13_i0: [
        -44, -89, 60, 62, -128, 122, -97, -41, -20, 26, -108, -82, 21, 50, 1, 42, -120, -35, 100, 67, 32, -5,
        -29, 55, 12, -102, -10, -34, 96, 25, -116, -62, -61, -9, 95, 53, 90, 9, 126, -32, 43, -111, -24, 14,
        -8, 114, -88, -23, -87, 107, -124
    ],
    c13_o7: [
        95, 90, 126, 43, -24, -8, -88, -87, -124, -35, 67, -5, 55, -102, -34, 25, -62, -9, -44, 60, -128, -97,
        -20, -108, 21, 1, -120
    ],
}, model=c13_model, name='strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 2], 0.0625, 0))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [4]), [0, -1, 2, 0])
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [4]))
c14_i3 = Input('c14_i3', ('TENSOR_INT32', [4]))
c14_p4 = Int32Scalar('c14_p4', 14)
c14_p5 = Int32Scalar('c14_p5', 15)
c14_p6 = Int32Scalar('c14_p6', 0)
c14_o7 = Output('c14_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.0625, 0))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_i3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_o7)
c14_model.Operation('STRIDED_SLICE', c14_i0, c14_p1, c14_i2, c14_i3, c14_p4, c14_p5, c14_p6).To(c14_o7)
c14_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c14_i0: [
        -128, -128, -128, 127, 127, 127, -128, -128, -128, -128, -128, -128, -128, 127, -128, -128, 127, -128
    ],
    c14_i2: [-2, 0, -4, -3],
    c14_i3: [-1, -1, -1, -2],
    c14_o7: np.reshape(np.array([-128, -128, 127, -128, -128, -128, 127, 127, -128], np.int8), [1, 3, 3, 1]),
}, model=c14_model, name='strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_full_mantissas_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3], 0.125, 123))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [3]), [0, 0, -3])
c15_i2 = Input('c15_i2', ('TENSOR_INT32', [3]))
c15_p3 = Parameter('c15_p3', ('TENSOR_INT32', [3]), [-2, -1, -2])
c15_p4 = Int32Scalar('c15_p4', 0)
c15_p5 = Int32Scalar('c15_p5', 6)
c15_p6 = Int32Scalar('c15_p6', 0)
c15_o7 = Output('c15_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.125, 123))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_o7)
c15_model.Operation('STRIDED_SLICE', c15_i0, c15_p1, c15_i2, c15_p3, c15_p4, c15_p5, c15_p6).To(c15_o7)
c15_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c15_i0: [-57, 17, 43, 77, -76, -37, 62, -25, -112, 52, 0, -16],
    c15_i2: [-3, -3, -4],
    c15_o7: np.reshape(np.array([-57], np.int8), [1, 1, 1]),
}, model=c15_model, name='strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_full_mantissas_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_nearly_equal_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.25, 0))
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', [2]), [1, -1])
c16_p2 = Parameter('c16_p2', ('TENSOR_INT32', [2]), [3, 1])
c16_p3 = Parameter('c16_p3', ('TENSOR_INT32', [2]), [2, 2])
c16_p4 = Int32Scalar('c16_p4', 3)
c16_p5 = Int32Scalar('c16_p5', 2)
c16_p6 = Int32Scalar('c16_p6', 0)
c16_o7 = Output('c16_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.25, 0))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_o7)
c16_model.Operation('STRIDED_SLICE', c16_i0, c16_p1, c16_p2, c16_p3, c16_p4, c16_p5, c16_p6).To(c16_o7)
c16_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c16_i0: [91, 72, 30],
    c16_o7: [91, 30],
}, model=c16_model, name='strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_nearly_equal_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
