from math import inf, nan

import numpy as np

# strided_slice_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 2, 2, 1]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [4]), [0, 1, -2, -1])
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [4]), [-1, -3, 1, 1])
c0_p3 = Parameter('c0_p3', ('TENSOR_INT32', [4]), [1, -1, 1, 2])
c0_p4 = Int32Scalar('c0_p4', 10)
c0_p5 = Int32Scalar('c0_p5', 2)
c0_p6 = Int32Scalar('c0_p6', 5)
c0_o7 = Output('c0_o7', ('TENSOR_FLOAT32', [2, 1]))
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
c0_model.RelaxedExecution(True).IntroducedIn('V1_1')
Example({
    c0_i0: [2.5, -2.0, 2.125, -0.5, -3.0, 1.125, -1.25, -0.875],
    c0_o7: [2.125, 2.5],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3]), [1.875, 0.75, -1.25])
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [1]))
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [1]))
c1_i3 = Input('c1_i3', ('TENSOR_INT32', [1]))
c1_p4 = Int32Scalar('c1_p4', 0)
c1_p5 = Int32Scalar('c1_p5', 0)
c1_p6 = Int32Scalar('c1_p6', 0)
c1_o7 = Output('c1_o7', ('TENSOR_FLOAT32', []))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_o7)
c1_model.Operation('STRIDED_SLICE', c1_p0, c1_i1, c1_i2, c1_i3, c1_p4, c1_p5, c1_p6).To(c1_o7)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i1: [1],
    c1_i2: [-4],
    c1_i3: [-2],
    c1_o7: np.reshape(np.array([0.75], np.float32), [1]),
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT32_INT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 4]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2]), [-2, -3])
c2_p2 = Parameter('c2_p2', ('TENSOR_INT32', [2]), [3, 4])
c2_p3 = Parameter('c2_p3', ('TENSOR_INT32', [2]), [1, 2])
c2_p4 = Int32Scalar('c2_p4', 1)
c2_p5 = Int32Scalar('c2_p5', 2)
c2_p6 = Int32Scalar('c2_p6', 0)
c2_o7 = Output('c2_o7', ('TENSOR_FLOAT32', [3, 2]))
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
c2_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c2_i0: [2.5, -0.875, -2.625, 1.75, -1.25, -1.5, -1.625, -2.0, 1.5, -0.75, 0.25, 2.875],
    c2_o7: [-0.875, 1.75, -1.5, -2.0, -0.75, 2.875],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT32_INT32_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 2, 1]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [3]), [-1, 1, -1])
c3_p2 = Parameter('c3_p2', ('TENSOR_INT32', [3]), [1, -3, -2])
c3_p3 = Parameter('c3_p3', ('TENSOR_INT32', [3]), [1, -1, -1])
c3_p4 = Int32Scalar('c3_p4', 4)
c3_p5 = Int32Scalar('c3_p5', 6)
c3_p6 = Int32Scalar('c3_p6', 1)
c3_o7 = Output('c3_o7', ('TENSOR_FLOAT32', [2, 1]))
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
c3_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c3_i0: [-0.375, 2.875],
    c3_o7: [2.875, -0.375],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT32_INT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [2]), [2, 7])
c4_p2 = Parameter('c4_p2', ('TENSOR_INT32', [2]), [1, 8])
c4_p3 = Parameter('c4_p3', ('TENSOR_INT32', [2]), [-2, 1])
c4_p4 = Int32Scalar('c4_p4', 0)
c4_p5 = Int32Scalar('c4_p5', 3)
c4_p6 = Int32Scalar('c4_p6', 0)
c4_o7 = Output('c4_o7', ('TENSOR_FLOAT32', [2, 10]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_o7)
c4_model.Operation('STRIDED_SLICE', c4_i0, c4_p1, c4_p2, c4_p3, c4_p4, c4_p5, c4_p6).To(c4_o7)
c4_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c4_i0: [
        2.125, 1.375, -1.25, -0.125, -2.0, 3.0, -1.0, 1.875, -0.875, 0.625, -1.75, -1.375, 0.125, 1.0, 0.75,
        1.75, -1.5, -0.375, -0.5, 0.5, 0.0, 2.25, -2.25, 1.625, -2.5, -1.875, 0.25, -1.125, -2.75, 0.875,
        2.375, 0.375, -2.625, 2.625, 1.25, -2.125, 1.125, -0.625, -2.375, -0.25, 2.875, 1.5, 2.75, 2.0, 2.5,
        -0.75, -2.875, -1.625, -3.0, -0.875, 0.0
    ],
    c4_o7: [
        1.5, 2.75, 2.0, 2.5, -0.75, -2.875, -1.625, -3.0, -0.875, 0.0, 1.875, -0.875, 0.625, -1.75, -1.375,
        0.125, 1.0, 0.75, 1.75, -1.5
    ],
}, model=c4_model, name='default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_mixed_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.4375, 255))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [2]), [2, -2])
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [2]))
c5_p3 = Parameter('c5_p3', ('TENSOR_INT32', [2]), [1, 2])
c5_p4 = Int32Scalar('c5_p4', 0)
c5_p5 = Int32Scalar('c5_p5', 2)
c5_p6 = Int32Scalar('c5_p6', 1)
c5_o7 = Output('c5_o7', ('TENSOR_QUANT8_ASYMM', [], 0.4375, 255))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_o7)
c5_model.Operation('STRIDED_SLICE', c5_i0, c5_p1, c5_i2, c5_p3, c5_p4, c5_p5, c5_p6).To(c5_o7)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [60, 109, 171, 216, 165, 18],
    c5_i2: [3, 1],
    c5_o7: np.reshape(np.array([165], np.uint8), [1]),
}, model=c5_model, name='default_QUANT8_ASYMM_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 2], 0.5, 0), [
        112, 251, 40, 23, 37, 28, 168, 51, 250, 74, 117, 213, 239, 184, 254, 188, 67, 164, 230, 252, 119, 41,
        124, 202, 180, 165, 225, 24, 103, 121, 122, 157, 7, 90, 17, 92
    ])
c6_i1 = Input('c6_i1', ('TENSOR_INT32', [4]))
c6_p2 = Parameter('c6_p2', ('TENSOR_INT32', [4]), [-2, -3, 3, -1])
c6_i3 = Input('c6_i3', ('TENSOR_INT32', [4]))
c6_p4 = Int32Scalar('c6_p4', 2)
c6_p5 = Int32Scalar('c6_p5', 2)
c6_p6 = Int32Scalar('c6_p6', 13)
c6_o7 = Output('c6_o7', ('TENSOR_QUANT8_ASYMM', [], 0.5, 0))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_i3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_o7)
c6_model.Operation('STRIDED_SLICE', c6_p0, c6_i1, c6_p2, c6_i3, c6_p4, c6_p5, c6_p6).To(c6_o7)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i1: [0, -2, 2, 0],
    c6_i3: [1, -1, 1, 1],
    c6_o7: np.reshape(np.array([117, 37], np.uint8), [2]),
}, model=c6_model, name='default_QUANT8_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_rank_input_1_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.25, 128))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [1]), [0])
c7_p2 = Parameter('c7_p2', ('TENSOR_INT32', [1]), [-3])
c7_p3 = Parameter('c7_p3', ('TENSOR_INT32', [1]), [-1])
c7_p4 = Int32Scalar('c7_p4', 0)
c7_p5 = Int32Scalar('c7_p5', 1)
c7_p6 = Int32Scalar('c7_p6', 0)
c7_o7 = Output('c7_o7', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 128))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_o7)
c7_model.Operation('STRIDED_SLICE', c7_i0, c7_p1, c7_p2, c7_p3, c7_p4, c7_p5, c7_p6).To(c7_o7)
c7_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c7_i0: [218, 183],
    c7_o7: [218],
}, model=c7_model, name='default_QUANT8_ASYMM_INT32_rank_input_1_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_rank_input_3_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.5, 159))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [3]), [0, 2, -1])
c8_p2 = Parameter('c8_p2', ('TENSOR_INT32', [3]), [1, 3, -2])
c8_p3 = Parameter('c8_p3', ('TENSOR_INT32', [3]), [2, 1, -1])
c8_p4 = Int32Scalar('c8_p4', 5)
c8_p5 = Int32Scalar('c8_p5', 5)
c8_p6 = Int32Scalar('c8_p6', 0)
c8_o7 = Output('c8_o7', ('TENSOR_QUANT8_ASYMM', [1, 1, 1], 0.5, 159))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_o7)
c8_model.Operation('STRIDED_SLICE', c8_i0, c8_p1, c8_p2, c8_p3, c8_p4, c8_p5, c8_p6).To(c8_o7)
c8_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c8_i0: [254, 234, 42],
    c8_o7: [42],
}, model=c8_model, name='default_QUANT8_ASYMM_INT32_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_INT32_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.3125, 251))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [2]), [1, -12])
c9_p2 = Parameter('c9_p2', ('TENSOR_INT32', [2]), [2, 6])
c9_p3 = Parameter('c9_p3', ('TENSOR_INT32', [2]), [1, 1])
c9_p4 = Int32Scalar('c9_p4', 0)
c9_p5 = Int32Scalar('c9_p5', 0)
c9_p6 = Int32Scalar('c9_p6', 3)
c9_o7 = Output('c9_o7', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 251))
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
c9_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c9_i0: [
        44, 184, 202, 9, 13, 47, 178, 66, 233, 56, 119, 224, 99, 54, 120, 148, 49, 244, 219, 163, 140, 31, 74,
        245, 48, 235, 145, 176, 253, 151, 123, 228, 63, 137
    ],
    c9_o7: [74],
}, model=c9_model, name='default_QUANT8_ASYMM_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 4]))
c10_i1 = Input('c10_i1', ('TENSOR_INT32', [2]))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [2]))
c10_i3 = Input('c10_i3', ('TENSOR_INT32', [2]))
c10_p4 = Int32Scalar('c10_p4', 0)
c10_p5 = Int32Scalar('c10_p5', 1)
c10_p6 = Int32Scalar('c10_p6', 2)
c10_o7 = Output('c10_o7', ('TENSOR_FLOAT16', []))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_o7)
c10_model.Operation('STRIDED_SLICE', c10_i0, c10_i1, c10_i2, c10_i3, c10_p4, c10_p5, c10_p6).To(c10_o7)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [2.0, 0.375, 1.375, -2.25, -0.375, -1.625, 1.25, 0.5],
    c10_i1: [0, -3],
    c10_i2: [-3, 2],
    c10_i3: [-1, 1],
    c10_o7: np.reshape(np.array([0.375], np.float16), [1]),
}, model=c10_model, name='default_FLOAT16_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_FLOAT16', [1]), [0.625])
c11_p1 = Parameter('c11_p1', ('TENSOR_INT32', [1]), [-1])
c11_p2 = Parameter('c11_p2', ('TENSOR_INT32', [1]), [1])
c11_p3 = Parameter('c11_p3', ('TENSOR_INT32', [1]), [1])
c11_p4 = Int32Scalar('c11_p4', 0)
c11_p5 = Int32Scalar('c11_p5', 0)
c11_p6 = Int32Scalar('c11_p6', 1)
c11_o7 = Output('c11_o7', ('TENSOR_FLOAT16', [1]))
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
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_o7: [0.625],
}, model=c11_model, name='default_FLOAT16_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_rank_input_3_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [4, 1, 4]))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [3]), [0, 0, 2])
c12_p2 = Parameter('c12_p2', ('TENSOR_INT32', [3]), [-5, -2, -5])
c12_p3 = Parameter('c12_p3', ('TENSOR_INT32', [3]), [-2, -2, -2])
c12_p4 = Int32Scalar('c12_p4', 5)
c12_p5 = Int32Scalar('c12_p5', 4)
c12_p6 = Int32Scalar('c12_p6', 0)
c12_o7 = Output('c12_o7', ('TENSOR_FLOAT16', [2, 1, 2]))
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
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        -2.75, -1.625, 2.75, 2.875, -3.0, 0.25, 1.125, -2.875, 0.5, 1.875, -2.0, 2.25, -1.25, 2.5, 0.0, -2.625
    ],
    c12_o7: [-2.625, 2.5, -2.875, 0.25],
}, model=c12_model, name='default_FLOAT16_INT32_rank_input_3_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_rank_input_4_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [2, 2, 1, 3]))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [4]), [1, 1, 0, 0])
c13_p2 = Parameter('c13_p2', ('TENSOR_INT32', [4]), [2, 2, 1, -4])
c13_p3 = Parameter('c13_p3', ('TENSOR_INT32', [4]), [1, 1, 1, -1])
c13_p4 = Int32Scalar('c13_p4', 4)
c13_p5 = Int32Scalar('c13_p5', 12)
c13_p6 = Int32Scalar('c13_p6', 3)
c13_o7 = Output('c13_o7', ('TENSOR_FLOAT16', [1, 1]))
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
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [0.5, -0.125, 2.875, -1.0, 0.875, -1.75, 2.5, 2.25, -2.0, -2.75, -0.375, -2.5],
    c13_o7: [-2.75],
}, model=c13_model, name='default_FLOAT16_INT32_rank_input_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_FLOAT16_INT32_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [3, 17]))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [2]), [-2, 11])
c14_p2 = Parameter('c14_p2', ('TENSOR_INT32', [2]), [2, 17])
c14_p3 = Parameter('c14_p3', ('TENSOR_INT32', [2]), [1, 1])
c14_p4 = Int32Scalar('c14_p4', 0)
c14_p5 = Int32Scalar('c14_p5', 0)
c14_p6 = Int32Scalar('c14_p6', 1)
c14_o7 = Output('c14_o7', ('TENSOR_FLOAT16', [6]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_o7)
c14_model.Operation('STRIDED_SLICE', c14_i0, c14_p1, c14_p2, c14_p3, c14_p4, c14_p5, c14_p6).To(c14_o7)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        -0.625, -2.875, -0.375, 1.75, -1.25, 0.375, -0.125, 2.125, 1.125, -3.0, -2.25, 2.375, -2.125, 2.0,
        2.5, 0.125, 0.25, -0.875, -1.75, 0.625, -2.75, -1.875, -1.625, 0.5, 1.25, 1.375, -2.375, 1.625, 1.875,
        0.75, 2.75, -0.25, -0.5, -2.5, 3.0, 2.25, 1.5, -2.0, -1.0, -1.125, 0.0, 2.875, -1.375, 1.0, -1.5,
        2.625, -2.625, 0.875, -0.75, -2.375, 2.625
    ],
    c14_o7: [1.875, 0.75, 2.75, -0.25, -0.5, -2.5],
}, model=c14_model, name='default_FLOAT16_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 2, 3], 0.0625, -128))
c15_i1 = Input('c15_i1', ('TENSOR_INT32', [4]))
c15_p2 = Parameter('c15_p2', ('TENSOR_INT32', [4]), [1, 3, 2, 3])
c15_i3 = Input('c15_i3', ('TENSOR_INT32', [4]))
c15_p4 = Int32Scalar('c15_p4', 8)
c15_p5 = Int32Scalar('c15_p5', 8)
c15_p6 = Int32Scalar('c15_p6', 6)
c15_o7 = Output('c15_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.0625, -128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_i3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_o7)
c15_model.Operation('STRIDED_SLICE', c15_i0, c15_i1, c15_p2, c15_i3, c15_p4, c15_p5, c15_p6).To(c15_o7)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [107, 35, 26, -50, -101, 126, 56, -81, 16, 11, -123, 112, -25, 44, -40, 61, -60, 5],
    c15_i1: [-1, 2, 1, -2],
    c15_i3: [1, 1, 1, 2],
    c15_o7: np.reshape(np.array([61, 5], np.int8), [1, 2]),
}, model=c15_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c16_p0 = Parameter('c16_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.1875, 127), [-57, -68])
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', [1]), [0])
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [1]))
c16_p3 = Parameter('c16_p3', ('TENSOR_INT32', [1]), [1])
c16_p4 = Int32Scalar('c16_p4', 0)
c16_p5 = Int32Scalar('c16_p5', 0)
c16_p6 = Int32Scalar('c16_p6', 1)
c16_o7 = Output('c16_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.1875, 127))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_o7)
c16_model.Operation('STRIDED_SLICE', c16_p0, c16_p1, c16_i2, c16_p3, c16_p4, c16_p5, c16_p6).To(c16_o7)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i2: [1],
    c16_o7: np.reshape(np.array([-57], np.int8), [1]),
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.3125, 0))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [2]), [-2, 0])
c17_p2 = Parameter('c17_p2', ('TENSOR_INT32', [2]), [-4, 1])
c17_p3 = Parameter('c17_p3', ('TENSOR_INT32', [2]), [-2, 1])
c17_p4 = Int32Scalar('c17_p4', 0)
c17_p5 = Int32Scalar('c17_p5', 1)
c17_p6 = Int32Scalar('c17_p6', 2)
c17_o7 = Output('c17_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.3125, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_p4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_p6)
c17_model.AddOperand(c17_o7)
c17_model.Operation('STRIDED_SLICE', c17_i0, c17_p1, c17_p2, c17_p3, c17_p4, c17_p5, c17_p6).To(c17_o7)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [-95, 21, -79, 7, -53, -34],
    c17_o7: [-79],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2], 0.25, 0))
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [3]), [-1, 0, -1])
c18_p2 = Parameter('c18_p2', ('TENSOR_INT32', [3]), [-2, 1, 2])
c18_p3 = Parameter('c18_p3', ('TENSOR_INT32', [3]), [-1, 1, 1])
c18_p4 = Int32Scalar('c18_p4', 1)
c18_p5 = Int32Scalar('c18_p5', 1)
c18_p6 = Int32Scalar('c18_p6', 6)
c18_o7 = Output('c18_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.25, 0))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_p4)
c18_model.AddOperand(c18_p5)
c18_model.AddOperand(c18_p6)
c18_model.AddOperand(c18_o7)
c18_model.Operation('STRIDED_SLICE', c18_i0, c18_p1, c18_p2, c18_p3, c18_p4, c18_p5, c18_p6).To(c18_o7)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [-5, 79],
    c18_o7: [79],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# strided_slice_default_QUANT8_ASYMM_SIGNED_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.375, 26))
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [2]), [-2, -4])
c19_p2 = Parameter('c19_p2', ('TENSOR_INT32', [2]), [-1, 14])
c19_p3 = Parameter('c19_p3', ('TENSOR_INT32', [2]), [1, 2])
c19_p4 = Int32Scalar('c19_p4', 0)
c19_p5 = Int32Scalar('c19_p5', 0)
c19_p6 = Int32Scalar('c19_p6', 1)
c19_o7 = Output('c19_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.375, 26))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_p4)
c19_model.AddOperand(c19_p5)
c19_model.AddOperand(c19_p6)
c19_model.AddOperand(c19_o7)
c19_model.Operation('STRIDED_SLICE', c19_i0, c19_p1, c19_p2, c19_p3, c19_p4, c19_p5, c19_p6).To(c19_o7)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [
        116, 95, 45, -69, -15, 117, 111, 47, 101, -116, -33, -92, 67, -21, 78, -54, 82, 83, -27, 5, 57, -37,
        7, 27, -35, -118, -58, 64, -44, 34, -39, 48, -71, 43
    ],
    c19_o7: [-21],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
