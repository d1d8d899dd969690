from math import inf, nan

import numpy as np

# roi_align_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 5, 5, 3]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 4]))
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [1]), [0])
c0_p3 = Int32Scalar('c0_p3', 1)
c0_p4 = Int32Scalar('c0_p4', 3)
c0_p5 = Float32Scalar('c0_p5', 1.0)
c0_p6 = Float32Scalar('c0_p6', 0.5)
c0_p7 = Int32Scalar('c0_p7', 2)
c0_p8 = Int32Scalar('c0_p8', 2)
c0_p9 = BoolScalar('c0_p9', False)
c0_o10 = Output('c0_o10', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_p8)
c0_model.AddOperand(c0_p9)
c0_model.AddOperand(c0_o10)
c0_model.Operation('ROI_ALIGN', c0_i0, c0_i1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9).To(c0_o10)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [
        0.625, 1.375, 0.0, -1.25, -1.375, 2.875, -0.625, 1.875, -2.125, -0.125, -2.375, 2.125, 1.625, 1.0,
        -2.75, -1.625, -2.25, 1.25, -2.625, -0.875, -1.875, 2.0, -2.0, -0.25, 1.75, -1.125, 0.5, 1.125, 2.375,
        0.75, -3.0, -0.375, -1.0, -2.5, -1.5, 2.5, 0.375, 0.875, 2.625, -1.75, 0.125, -0.5, -2.875, 2.75,
        -0.75, 1.5, 3.0, 0.25, 2.25, 2.5, -2.25, -2.125, 0.5, 3.0, -0.5, -0.75, 2.625, 2.375, -0.875, 2.0,
        1.75, 1.875, 1.25, -1.5, 1.0, -0.125, -2.875, -0.375, 1.125, 0.875, -0.625, 0.125, 2.75, -1.0, 0.25
    ],
    c0_i1: [0.0, 0.25, 0.875, 0.75],
    c0_o10: [
        -1.4179688, -1.2434896, 0.46354166, -2.0784504, -1.046875, -0.46777344, -0.6197917, -1.0143229,
        -0.70182294
    ],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 2, 3, 4]), [
        1.5, -1.875, 0.25, 1.75, -0.125, -2.625, 2.625, 2.75, 2.125, -3.0, -2.875, -2.5, -0.5, 2.0, 0.0, 2.5,
        1.625, 0.375, -2.125, -2.0, 3.0, 0.75, 0.5, 0.125, 1.0, -0.875, 1.25, -1.625, -0.625, -1.25, 2.25,
        1.375, -0.375, -1.75, -0.25, 1.125, -1.5, -0.75, -1.375, -2.375, -2.75, -2.25, -1.125, 0.875, 2.875,
        -1.0, 2.375, 1.875, 0.625, -2.125, 1.375, 0.25, -0.125, -2.0, -1.0, -1.25, 1.125, -0.5, 1.875, -2.5,
        -1.875, -1.5, 0.0, -2.625, 1.75, 1.0, -0.875, 0.375, -2.875, 0.5, 2.125, 0.625
    ])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 4]), [0.5, 1.0, 1.875, 7.0, 0.5, 0.0, 1.0, 4.0, 0.0, 0.0, 1.875, 11.0])
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [3]))
c1_p3 = Int32Scalar('c1_p3', 2)
c1_p4 = Int32Scalar('c1_p4', 1)
c1_p5 = Float32Scalar('c1_p5', 4.0)
c1_p6 = Float32Scalar('c1_p6', 0.5)
c1_p7 = Int32Scalar('c1_p7', 2)
c1_p8 = Int32Scalar('c1_p8', 0)
c1_p9 = BoolScalar('c1_p9', True)
c1_o10 = Output('c1_o10', ('TENSOR_FLOAT32', [3, 2, 2, 1]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_o10)
c1_model.Operation('ROI_ALIGN', c1_p0, c1_p1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9).To(c1_o10)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i2: [0, 1, 2],
    c1_o10: [
        1.2916666, 0.061848957, -0.44509548, -0.87022567, 0.265625, 0.421875, -1.21875, -1.53125, -0.82507324,
        -0.45291138, -0.23660278, 0.50657654
    ],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_FLOAT32_INT32_tail_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 4, 5, 17]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 4]))
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [2]))
c2_p3 = Int32Scalar('c2_p3', 1)
c2_p4 = Int32Scalar('c2_p4', 2)
c2_p5 = Float32Scalar('c2_p5', 0.5)
c2_p6 = Float32Scalar('c2_p6', 1.0)
c2_p7 = Int32Scalar('c2_p7', 0)
c2_p8 = Int32Scalar('c2_p8', 1)
c2_p9 = BoolScalar('c2_p9', False)
c2_o10 = Output('c2_o10', ('TENSOR_FLOAT32', [2, 1, 2, 17]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_p7)
c2_model.AddOperand(c2_p8)
c2_model.AddOperand(c2_p9)
c2_model.AddOperand(c2_o10)
c2_model.Operation('ROI_ALIGN', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9).To(c2_o10)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        -0.625, 2.875, -2.875, -1.0, -2.0, -0.125, 0.375, 0.5, 1.125, 1.375, 0.0, 2.375, 1.5, -1.125, 1.75,
        -2.25, -2.375, 1.25, 2.25, 1.875, 1.625, 2.0, 2.75, 2.125, -1.25, -0.875, -1.5, 0.625, 0.875, 1.0,
        -0.375, -1.375, -1.75, -0.5, -2.75, -2.125, -0.25, 2.625, -1.625, -1.875, -2.625, 3.0, -0.75, 0.25,
        2.5, 0.125, 0.75, -2.5, -3.0, -1.875, -0.375, -2.5, -0.625, 2.5, 2.125, -1.5, 2.25, -0.125, 1.5,
        0.625, -2.625, -1.25, 0.0, -1.75, 1.75, -2.125, -2.375, -3.0, 2.75, 0.125, 0.5, 0.25, -1.0, -2.0,
        1.625, 2.875, 1.25, 1.375, -0.875, -0.75, 0.875, -1.125, 2.625, -2.875, 3.0, -1.375, -2.75, 0.75, 2.0,
        -0.5, -0.25, -1.625, 1.125, 0.375, 1.875, 2.375, -2.25, 1.0, -2.625, -1.75, 2.625, -0.125, -2.875,
        0.75, -0.75, -2.375, 1.25, -1.375, -1.0, -2.75, -2.0, -1.25, 1.625, 1.375, -3.0, 1.5, 0.375, -0.25,
        2.0, -0.5, 0.625, 2.125, -0.625, -1.125, 2.375, 0.0, 2.875, -0.375, 1.875, 0.5, 2.25, 0.25, 1.125,
        -1.875, -2.5, -2.125, 1.75, -2.25, 0.875, 3.0, 2.75, -1.5, -1.625, 1.0, 0.125, -0.875, 2.5, 1.75,
        -1.625, 1.625, 1.875, -0.5, 2.75, 0.625, 2.25, 0.0, 2.875, -1.5, -2.0, 1.125, 1.25, 2.5, -0.375,
        2.375, -2.5, -3.0, 2.0, -2.875, -1.0, -1.375, 1.0, -2.375, 0.125, -0.625, -0.25, 1.5, 2.625, -1.75,
        -2.125, 3.0, 0.25, 1.375, -0.875, -2.625, -2.25, -0.125, -1.25, 0.5, 2.125, -2.75, 0.875, -1.125,
        -1.875, 0.375, -0.75, 0.75, 1.75, 2.25, 1.375, -0.875, -0.125, 1.25, 2.125, 0.375, -1.5, 2.625,
        -1.625, 2.875, -2.375, 1.625, 0.5, 1.5, -2.125, 2.5, -1.0, -1.875, 1.875, -2.0, 2.375, -1.375, -1.125,
        0.0, -2.25, -1.75, 2.0, 0.25, 1.0, 0.75, 1.125, 0.125, 0.625, 0.875, -0.625, -2.75, -3.0, -0.75,
        -0.375, -2.625, -1.25, -0.5, 2.75, -2.875, -0.25, -2.5, 3.0, -1.5, 1.0, -1.625, -0.625, -0.75, 2.0,
        0.75, -1.0, -1.875, -2.5, -2.0, -0.875, -0.375, 1.125, 0.125, 2.125, 0.625, 0.5, 2.875, -0.125, -2.25,
        1.875, 1.375, 1.75, -3.0, -2.75, 2.375, -1.375, 1.625, 1.5, 0.25, 2.75, -2.375, 2.5, 2.625, -1.25,
        2.25, -2.875, 0.875, 3.0, 0.0, -2.625, -2.125, -1.125, -0.5, 1.25, -0.25, 0.375, -1.75, -1.125,
        -2.375, 0.25, -1.5, 0.5, -0.375, -1.75, -3.0, 1.75, 2.625, 1.875, 2.125, -0.75, -1.875, 2.875, 0.625,
        2.25, -0.625, -1.375, -2.625, 1.375, 2.75, 0.75, 1.5, 1.25, 1.125, -0.875, 1.0, 3.0, 0.875, -1.625,
        2.375, -0.125, -1.25, -2.0, -2.125, 0.0, 1.625, 0.375, 2.0, -0.25, -2.25, 0.125, -2.5, -0.5, -2.75
    ],
    c2_i1: [1.0, 0.625, 2.75, 1.375, 3.25, 1.0, 3.75, 1.375],
    c2_i2: [0, 0],
    c2_o10: [
        -0.76464844, 1.8691406, -1.1782227, 0.8491211, -0.8588867, -0.5078125, 0.2319336, 0.38964844,
        -0.81396484, 1.5991211, 0.3959961, 0.24902344, -0.020507812, -0.19677734, 0.91308594, 0.06933594,
        -0.083496094, -0.71484375, 0.68847656, -0.5786133, 1.8061523, -1.0493164, 0.9301758, -0.12060547,
        1.171875, -1.0424805, 1.6123047, -0.052246094, -0.67285156, -0.107910156, -0.9135742, 1.0292969,
        -0.71533203, -0.6591797, -0.28125, -1.5625, 1.5625, -0.09375, 0.25, -1.03125, 0.0625, -0.75, 1.03125,
        0.53125, 0.75, -0.03125, -0.4375, -0.25, -1.28125, -0.4375, -1.21875, -0.1875, -1.0625, 2.5625, -1.5,
        -0.75, -2.25, 0.4375, -0.75, 1.3125, -0.625, 0.6875, -0.5, -0.125, 0.4375, -1.75, -1.1875, -2.625
    ],
}, model=c2_model, name='default_FLOAT32_INT32_tail_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_FLOAT16_INT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [3, 4, 3, 1]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [3, 4]))
c3_i2 = Input('c3_i2', ('TENSOR_INT32', [3]))
c3_p3 = Int32Scalar('c3_p3', 1)
c3_p4 = Int32Scalar('c3_p4', 1)
c3_p5 = Float16Scalar('c3_p5', 2.0)
c3_p6 = Float16Scalar('c3_p6', 0.5)
c3_p7 = Int32Scalar('c3_p7', 0)
c3_p8 = Int32Scalar('c3_p8', 1)
c3_p9 = BoolScalar('c3_p9', False)
c3_o10 = Output('c3_o10', ('TENSOR_FLOAT16', [3, 1, 1, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_p7)
c3_model.AddOperand(c3_p8)
c3_model.AddOperand(c3_p9)
c3_model.AddOperand(c3_o10)
c3_model.Operation('ROI_ALIGN', c3_i0, c3_i1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9).To(c3_o10)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        2.625, -3.0, -0.25, 0.375, 1.625, 2.375, -2.375, -1.375, 0.125, 1.0, 1.25, -2.25, 1.5, -1.125, -2.125,
        -2.5, -1.75, 2.125, 0.0, 1.75, -2.625, -1.25, 1.125, -1.625, 0.25, 0.625, 2.875, -2.0, 2.25, 1.875,
        -1.0, 1.375, -1.875, -0.875, -0.375, -1.5
    ],
    c3_i1: [0.125, 4.5, 1.375, 5.5, 0.125, 6.5, 0.375, 7.5, 0.625, 2.5, 1.5, 6.0],
    c3_i2: [0, 1, 1],
    c3_o10: [-0.5312, 0.5312, -1.602],
}, model=c3_model, name='default_FLOAT16_INT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_FLOAT16_INT32_mixed_4
c4_p0 = Parameter('c4_p0', ('TENSOR_FLOAT16', [3, 1, 4, 2]), [
        -0.25, -2.625, 3.0, -0.625, -1.5, 2.625, -0.125, 0.75, -1.375, -0.75, 2.25, -1.75, 1.0, -0.5, -1.0,
        2.875, -2.5, 1.5, 0.875, 2.375, 1.25, -0.375, 2.0, -0.875
    ])
c4_p1 = Parameter('c4_p1', ('TENSOR_FLOAT16', [3, 4]), [0.125, 4.0, 1.0, 7.5, 0.5, 6.5, 0.875, 8.0, 0.125, 0.5, 0.875, 5.5])
c4_p2 = Parameter('c4_p2', ('TENSOR_INT32', [3]), [0, 0, 2])
c4_p3 = Int32Scalar('c4_p3', 3)
c4_p4 = Int32Scalar('c4_p4', 3)
c4_p5 = Float16Scalar('c4_p5', 2.0)
c4_p6 = Float16Scalar('c4_p6', 0.5)
c4_p7 = Int32Scalar('c4_p7', 2)
c4_p8 = Int32Scalar('c4_p8', 0)
c4_p9 = BoolScalar('c4_p9', True)
c4_o10 = Output('c4_o10', ('TENSOR_FLOAT16', [3, 1, 3, 3]))
c4_model = Model()
c4_model.AddOperand(c4_p0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_p8)
c4_model.AddOperand(c4_p9)
c4_model.AddOperand(c4_o10)
c4_model.Operation('ROI_ALIGN', c4_p0, c4_p1, c4_p2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9).To(c4_o10)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_o10: [
        0.622, 2.078, 2.078, 0.4011, 1.004, 1.004, 0.3489, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.9165, 2.084, 2.084, 1.031, 1.0, 1.0, 0.4792, -0.5415, -0.5415
    ],
}, model=c4_model, name='default_FLOAT16_INT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_FLOAT16_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [2, 17, 5, 5]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [3, 4]))
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [3]))
c5_p3 = Int32Scalar('c5_p3', 1)
c5_p4 = Int32Scalar('c5_p4', 2)
c5_p5 = Float16Scalar('c5_p5', 1.0)
c5_p6 = Float16Scalar('c5_p6', 1.0)
c5_p7 = Int32Scalar('c5_p7', 1)
c5_p8 = Int32Scalar('c5_p8', 2)
c5_p9 = BoolScalar('c5_p9', True)
c5_o10 = Output('c5_o10', ('TENSOR_FLOAT16', [3, 17, 1, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_p8)
c5_model.AddOperand(c5_p9)
c5_model.AddOperand(c5_o10)
c5_model.Operation('ROI_ALIGN', c5_i0, c5_i1, c5_i2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9).To(c5_o10)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        1.625, 0.0, 0.875, -2.75, 0.25, -1.125, 0.625, -0.625, -1.875, -0.375, 1.5, 1.0, -1.125, 2.875, -0.25,
        -0.125, -0.375, 1.5, 1.625, 2.75, -1.875, -2.25, -1.75, -0.375, 0.125, 2.5, 0.75, -1.75, 2.5, -0.75,
        3.0, 0.375, 3.0, 1.75, -2.5, 0.875, -0.5, -2.75, 1.0, -0.75, 2.5, -2.125, -2.75, -1.0, -3.0, -1.125,
        1.75, 0.375, 2.625, -0.375, -0.25, 2.125, -1.5, 0.625, 2.375, -1.625, 0.125, 0.5, -0.5, 1.25, -0.125,
        0.625, 0.875, -2.125, 0.625, 3.0, 2.75, 0.75, -2.625, 2.375, 1.125, -0.75, -2.125, -0.125, 2.75,
        -1.375, -2.125, -1.0, -1.75, 2.875, 0.875, 1.375, 2.25, 1.625, -2.75, -2.375, 0.75, 0.125, -0.875,
        0.25, -1.125, -2.5, -1.875, -0.875, -2.75, 2.125, 0.0, -1.875, -1.75, 1.25, 1.0, -1.875, 1.375,
        -0.125, -1.375, 1.0, -1.125, -1.25, 2.125, -1.875, -0.25, -1.125, 2.375, 2.25, 1.75, 1.625, 2.25, 1.0,
        2.875, 1.75, 1.0, -0.125, -1.375, -1.5, 0.75, 0.125, 1.875, -1.25, 2.75, 0.375, -2.5, 0.0, -1.625,
        0.875, -1.375, 2.75, 2.875, 2.75, 0.375, 1.375, -2.0, 1.125, 2.5, -2.0, 0.375, -2.375, 0.625, 2.375,
        1.375, 0.0, 1.75, -1.625, -2.75, 2.625, 1.5, -1.0, 0.25, -1.375, -3.0, -3.0, -2.0, 0.125, 2.125, 3.0,
        2.625, 0.0, -1.0, -2.25, 0.875, -1.25, -2.0, -1.5, 1.625, -2.875, 3.0, -0.5, -3.0, -0.625, -1.875,
        -0.375, -2.625, 1.25, -1.75, 1.125, 0.5, 0.375, 1.375, -0.375, 2.5, 0.25, -2.25, 0.875, -1.625,
        -0.625, 0.625, 2.625, 2.0, -1.125, -1.0, -0.875, -2.25, 1.125, 2.875, 1.625, -1.25, -1.5, -1.5, 2.875,
        -2.25, -2.125, 2.125, -1.0, -0.125, -1.75, -3.0, -2.375, -2.625, -0.125, 0.5, 1.375, 1.375, -2.5, 2.5,
        -0.75, 2.25, 2.75, 0.5, 2.625, -2.25, -0.875, 2.0, -0.375, 2.625, -0.875, 1.625, -0.875, -1.25, -3.0,
        -0.625, 0.625, -0.75, 0.5, 2.625, -2.875, -1.75, -1.25, -0.25, 1.125, 0.5, -3.0, 1.25, 2.375, -2.375,
        -2.375, 0.75, 1.75, 2.375, -2.375, -2.5, 2.5, 2.25, -2.25, -1.375, -2.625, -0.875, -1.625, 1.75,
        -1.375, 1.5, 2.0, 1.875, -3.0, 2.75, -2.625, 0.875, 0.375, 1.5, 0.25, -0.625, 1.875, -2.125, 1.875,
        1.5, 1.75, -1.625, 3.0, 0.5, -2.375, 0.75, 0.125, -0.625, -1.75, -0.5, 2.125, 3.0, 1.5, -2.625, 0.125,
        -2.375, 2.125, -2.875, -2.0, -2.625, 0.5, 0.0, 2.25, 0.75, -1.0, -2.25, 0.0, 2.625, 1.5, 1.625, -1.0,
        -1.25, 2.625, 0.375, 0.25, -2.125, 0.0, -0.5, 3.0, 0.5, 1.125, 1.5, -2.5, -0.75, 2.0, -0.25, -0.5,
        2.75, -0.125, -2.875, -2.625, 2.375, -0.75, -1.625, -2.0, -1.5, -0.25, 1.875, -0.5, 2.25, -2.5, 0.125,
        0.25, 1.25, -0.875, -2.25, 0.375, 3.0, -0.125, 0.625, -3.0, 1.375, -2.625, -2.75, 2.5, -1.25, -0.625,
        -1.75, 1.125, 2.0, -2.5, 2.875, 2.125, 1.375, 0.75, 1.0, -0.25, 0.875, 2.875, 2.25, -0.5, -1.125,
        -0.875, 2.25, -2.0, 0.125, -2.875, -0.75, -0.25, 2.0, -2.875, 1.125, 1.875, -2.875, -0.5, 0.0, -2.875,
        -1.5, -1.375, 1.25, -0.75, -0.375, -1.0, -2.75, -0.625, 2.5, -0.25, -1.125, -0.375, 1.125, 1.25,
        2.125, -2.0, -2.125, 1.0, 0.25, 2.0, -1.5, 1.875, -1.875, 1.25, 1.25, 2.375, 2.0, -1.5, 1.875, -2.375,
        -1.625, 0.75, -2.875, 1.75, -2.0, 1.625, -0.25, -0.875, 0.25, 0.0, 1.625, -1.125, 2.0, -1.625, -1.375,
        -2.75, 2.75, 1.625, -0.375, -0.5, -2.25, -1.375, 2.125, -0.875, 2.875, -1.25, -2.375, -0.125, -1.5,
        2.25, 2.875, 0.5, 1.0, -0.625, -2.0, -1.375, 2.5, 2.125, -0.75, 1.625, -0.25, 2.625, -0.375, 1.25,
        -1.375, 2.375, -1.0, -1.25, 0.25, -1.75, 1.25, 2.5, -2.0, -2.125, -1.0, -1.875, 2.875, 2.0, -0.5,
        -2.625, 2.375, 1.75, 1.5, -0.25, -0.125, 0.125, -0.75, -2.5, -0.75, -3.0, -1.125, 1.5, 2.875, -2.75,
        -2.0, -2.625, 2.25, 2.75, -1.0, 0.0, -1.625, -2.0, -1.0, 0.875, -2.375, -0.125, 2.125, 0.25, 1.75,
        0.875, -2.375, 0.5, 2.25, -2.875, -2.375, -2.75, -0.125, 0.75, -2.375, 1.625, -3.0, -1.75, 0.375,
        -1.25, -1.125, 1.875, -2.75, 3.0, 0.0, 2.625, 3.0, -0.375, -0.625, -0.875, 1.375, -1.375, 0.375,
        0.625, 2.25, -0.125, 1.125, -1.625, 1.125, -2.25, -1.125, 1.125, 1.25, -1.625, -1.875, -2.75, -1.25,
        1.875, -2.375, -1.375, -2.75, 0.125, -0.75, 1.125, 0.5, -1.125, 1.875, -0.625, 1.0, 2.75, 2.625, -1.0,
        -0.25, 2.25, -0.375, -0.75, -1.375, 1.75, -0.25, -1.375, 1.625, 0.625, 2.25, -1.125, 1.125, 1.375,
        0.5, -1.625, -2.375, 2.375, -1.875, 2.125, -2.875, -1.5, 1.0, 2.0, 2.375, 0.125, -2.0, 3.0, -0.625,
        1.5, 0.5, 1.125, 1.625, 1.375, 1.0, 1.25, -1.75, -1.25, 0.75, 0.875, 1.25, -1.25, -3.0, 0.375, 0.875,
        2.875, -1.0, 2.5, 1.375, 1.0, 0.0, 2.625, 0.875, -2.125, 1.375, 3.0, 2.625, 2.125, 0.125, 2.375, 2.5,
        -1.5, 1.5, 0.375, 0.25, 2.0, 1.25, -2.25, 0.125, -1.625, 0.25, 1.625, 0.625, 0.0, 1.625, -2.25,
        -2.875, -1.625, 0.625, -1.875, 1.375, -0.375, -2.375, -0.625, -2.75, 2.125, -0.375, -2.25, -0.625,
        0.625, -2.125, -0.5, 2.25, -1.0, -1.875, -1.25, 1.75, 0.5, 3.0, -2.625, -1.5, -0.5, 1.875, -0.875,
        -1.5, 0.625, 2.0, -2.75, -0.875, -1.375, 2.75, 2.375, -1.875, -0.875, 2.875, -1.75, 1.0, -2.125, -3.0,
        -1.125, 2.375, 1.5, -2.125, -0.25, 0.625, 2.75, 1.875, -2.75, 1.0, 2.75, -2.625, -2.5, 0.875, 2.125,
        -2.5, 1.625, -1.625, -0.75, 2.75, 1.0, 1.5, 3.0, -2.625, -2.625, 1.5, 1.375, -1.75, -1.875, -2.625,
        -3.0, -1.875, -1.75, 2.125, 0.0, -1.0, -0.875, 0.75, 1.875, -2.375, -2.125, 0.625, 0.75, 0.125, 2.25,
        -2.25, 2.75, 0.625, -1.75, 1.125, 3.0, 1.75, -0.625, 0.875, 2.875, 1.25, -0.625, 1.75, 0.125, 0.75,
        2.625, -0.625, -0.5, 2.875, -1.75, -0.625, 0.375, -2.5, -2.625, -1.25, -1.875, 0.0, -0.375, 0.75,
        1.25, -0.125, -0.5, -0.875, -1.25, 0.75, -0.375, 3.0, 0.875, -2.875, 0.5, 0.375, 1.5, 1.0, 0.0, 0.625,
        0.25, -2.875, 2.625, -2.5, -3.0, 1.875, 2.875, -2.875, 2.625, -2.25, 0.75, -1.75, 0.125, -2.0, -1.625,
        -0.75, 0.375, -1.125, 2.25, 2.375, 1.75, 0.25, 2.5, -2.875, -0.5, 2.0, 1.375, -0.125, 1.125, -2.875,
        -0.5, -1.5, -2.5, 2.5, -2.0, 2.5, -2.125, -2.5, 2.125, 0.25, -2.5, -2.125, 1.375, -2.5, 2.0, -0.125,
        -2.25, -0.75, -3.0, 0.25, -3.0, 1.75, -2.125, -0.25, -1.0, -1.5, -2.75, -2.0, 1.875, 0.0, -0.875, 2.0,
        -1.5, 0.375, 1.875, 2.0, 2.5, 0.5, -0.5, -0.25, 0.25, 0.125, 2.375, -1.125, 0.875
    ],
    c5_i1: [3.0, 0.25, 3.75, 4.75, 3.0, 1.25, 4.0, 4.75, 0.25, 1.25, 1.75, 2.75],
    c5_i2: [0, 1, 1],
    c5_o10: [
        2.0, 1.5, -0.4688, -1.406, -1.406, 0.5312, -0.9688, -1.156, 2.36, 1.953, -0.3906, 0.4531, 1.625, 1.0,
        0.8125, 0.5625, -0.672, -0.7656, -1.453, -0.8594, -0.2812, 0.2812, 1.469, 1.531, -1.328, -0.8594,
        -1.516, -0.547, -0.2344, 0.797, -0.6875, -1.3125, 1.031, -0.03125, 0.0625, 1.9375, -0.25, -1.25,
        -2.562, -2.188, -1.375, 0.625, -1.969, -1.406, -0.4688, -0.6562, 2.094, 0.2812, 0.125, -1.375,
        -1.0625, 0.0625, 1.1875, -0.1875, -1.8125, 0.0625, 1.594, 0.5312, 0.2812, 0.5938, -2.031, -0.3438,
        2.281, 2.344, -1.375, 0.875, -0.4375, -0.3125, 0.6875, 2.328, 1.547, 1.5, -0.4219, -1.406, -0.578,
        1.156, -0.2812, 0.4688, 0.3125, -0.01563, -1.0, -2.36, 2.125, 1.422, -0.4531, 0.7656, -1.484, -0.125,
        1.0625, 2.047, 1.422, 0.2031, 2.219, 0.8594, -0.3594, -0.6406, -0.8125, -1.047, -0.3906, -2.266,
        0.922, 0.6875
    ],
}, model=c5_model, name='default_FLOAT16_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_QUANT8_ASYMM', [3, 3, 4, 2], 0.3125, 255), [
        180, 135, 131, 106, 14, 186, 164, 62, 47, 50, 2, 4, 54, 1, 94, 238, 139, 64, 218, 55, 201, 254, 221,
        255, 188, 96, 65, 157, 51, 151, 5, 213, 32, 192, 28, 116, 176, 220, 253, 189, 7, 242, 77, 152, 31, 69,
        132, 23, 89, 92, 137, 171, 202, 205, 123, 196, 58, 127, 179, 44, 251, 46, 3, 191, 21, 162, 234, 66,
        36, 148, 125, 233
    ])
c6_p1 = Parameter('c6_p1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0), [0, 10, 8, 30])
c6_i2 = Input('c6_i2', ('TENSOR_INT32', [1]))
c6_p3 = Int32Scalar('c6_p3', 2)
c6_p4 = Int32Scalar('c6_p4', 1)
c6_p5 = Float32Scalar('c6_p5', 1.0)
c6_p6 = Float32Scalar('c6_p6', 0.5)
c6_p7 = Int32Scalar('c6_p7', 0)
c6_p8 = Int32Scalar('c6_p8', 2)
c6_p9 = BoolScalar('c6_p9', True)
c6_o10 = Output('c6_o10', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.25, 151))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_p7)
c6_model.AddOperand(c6_p8)
c6_model.AddOperand(c6_p9)
c6_model.AddOperand(c6_o10)
c6_model.Operation('ROI_ALIGN', c6_p0, c6_p1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9).To(c6_o10)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i2: [2],
    c6_o10: [73, 58, 0, 7, 0, 80],
}, model=c6_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_runtime_features_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 5], 0.25, 128))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c7_i2 = Input('c7_i2', ('TENSOR_INT32', [3]))
c7_p3 = Int32Scalar('c7_p3', 1)
c7_p4 = Int32Scalar('c7_p4', 3)
c7_p5 = Float32Scalar('c7_p5', 4.0)
c7_p6 = Float32Scalar('c7_p6', 1.0)
c7_p7 = Int32Scalar('c7_p7', 2)
c7_p8 = Int32Scalar('c7_p8', 2)
c7_p9 = BoolScalar('c7_p9', True)
c7_o10 = Output('c7_o10', ('TENSOR_QUANT8_ASYMM', [3, 4, 1, 3], 0.25, 137))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_o10)
c7_model.Operation('ROI_ALIGN', c7_i0, c7_i1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9).To(c7_o10)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        40, 201, 47, 185, 138, 125, 49, 191, 166, 173, 117, 61, 58, 246, 234, 44, 228, 247, 28, 92, 13, 250,
        43, 14, 88, 76, 155, 177, 187, 31, 115, 223, 130, 53, 253, 134, 91, 132, 96, 126, 101, 139, 159, 217,
        150, 178, 199, 137, 60, 237, 206, 227, 18, 239, 89, 104, 210, 131, 196, 176
    ],
    c7_i1: [18, 0, 38, 56, 32, 8, 38, 88, 2, 0, 30, 96],
    c7_i2: [0, 0, 0],
    c7_o10: [
        175, 187, 182, 79, 72, 89, 123, 143, 174, 153, 172, 153, 210, 210, 210, 69, 69, 69, 155, 155, 155,
        151, 151, 151, 93, 126, 209, 170, 149, 104, 138, 153, 160, 202, 132, 187
    ],
}, model=c7_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_runtime_features_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_zero_point_features_lowest_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [3, 5, 5, 3], 0.5, 0))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [1]))
c8_p3 = Int32Scalar('c8_p3', 1)
c8_p4 = Int32Scalar('c8_p4', 2)
c8_p5 = Float32Scalar('c8_p5', 1.0)
c8_p6 = Float32Scalar('c8_p6', 4.0)
c8_p7 = Int32Scalar('c8_p7', 1)
c8_p8 = Int32Scalar('c8_p8', 0)
c8_p9 = BoolScalar('c8_p9', False)
c8_o10 = Output('c8_o10', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 3], 0.625, 128))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_p7)
c8_model.AddOperand(c8_p8)
c8_model.AddOperand(c8_p9)
c8_model.AddOperand(c8_o10)
c8_model.Operation('ROI_ALIGN', c8_i0, c8_i1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8, c8_p9).To(c8_o10)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        240, 76, 170, 148, 181, 115, 149, 211, 74, 146, 95, 161, 235, 185, 169, 133, 214, 126, 173, 21, 48,
        102, 218, 246, 182, 68, 110, 10, 63, 107, 124, 205, 197, 32, 88, 117, 34, 129, 194, 222, 164, 143, 96,
        134, 78, 12, 67, 250, 4, 91, 81, 43, 113, 247, 249, 103, 243, 232, 75, 153, 191, 136, 112, 150, 16,
        201, 94, 244, 89, 45, 142, 31, 7, 193, 207, 29, 177, 122, 44, 168, 152, 108, 165, 39, 105, 233, 188,
        121, 213, 203, 52, 228, 158, 100, 19, 187, 237, 77, 135, 225, 220, 90, 215, 183, 33, 239, 172, 79,
        236, 53, 50, 162, 179, 208, 224, 36, 97, 155, 18, 26, 69, 65, 92, 145, 226, 17, 141, 101, 114, 38,
        166, 70, 229, 196, 13, 98, 82, 24, 1, 252, 140, 41, 230, 14, 147, 180, 206, 9, 248, 184, 87, 156, 192,
        151, 174, 219, 5, 144, 132, 245, 0, 46, 241, 62, 72, 23, 139, 40, 58, 86, 221, 202, 212, 84, 59, 60,
        199, 99, 28, 195, 131, 116, 238, 35, 175, 159, 190, 154, 2, 217, 130, 186, 118, 54, 49, 178, 254, 80,
        137, 253, 51, 200, 83, 223, 6, 231, 93, 120, 138, 128, 160, 104, 157, 61, 85, 25, 234, 198, 15, 8,
        125, 171, 127, 71, 227
    ],
    c8_i1: [32, 2, 88, 38],
    c8_i2: [2],
    c8_o10: [235, 255, 215, 255, 238, 225],
}, model=c8_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_zero_point_features_lowest_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_batch_index_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 4], 0.4375, 150))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c9_p2 = Parameter('c9_p2', ('TENSOR_INT32', [3]), [1, 1, 2])
c9_p3 = Int32Scalar('c9_p3', 1)
c9_p4 = Int32Scalar('c9_p4', 1)
c9_p5 = Float32Scalar('c9_p5', 2.0)
c9_p6 = Float32Scalar('c9_p6', 1.0)
c9_p7 = Int32Scalar('c9_p7', 0)
c9_p8 = Int32Scalar('c9_p8', 2)
c9_p9 = BoolScalar('c9_p9', True)
c9_o10 = Output('c9_o10', ('TENSOR_QUANT8_ASYMM', [3, 3, 1, 1], 0.1875, 96))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_p7)
c9_model.AddOperand(c9_p8)
c9_model.AddOperand(c9_p9)
c9_model.AddOperand(c9_o10)
c9_model.Operation('ROI_ALIGN', c9_i0, c9_i1, c9_p2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8, c9_p9).To(c9_o10)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        254, 85, 79, 170, 54, 75, 193, 245, 5, 105, 107, 241, 203, 86, 120, 20, 113, 49, 89, 223, 43, 129,
        162, 84, 65, 119, 202, 226, 56, 82, 40, 58, 132, 16, 195, 157, 238, 178, 23, 53, 189, 71, 51, 148,
        104, 59, 168, 177, 128, 55, 242, 70, 185, 233, 174, 153, 35, 109, 144, 60, 165, 61, 206, 18, 72, 146,
        31, 87, 218, 219, 248, 150, 102, 191, 2, 216, 99, 12, 91, 0, 251, 192, 204, 26, 74, 101, 164, 190,
        231, 224, 215, 135, 33, 76, 15, 232, 188, 38, 222, 239, 28, 68, 122, 205, 160, 208, 220, 186
    ],
    c9_i1: [0, 20, 22, 32, 0, 4, 32, 28, 18, 0, 30, 48],
    c9_o10: [6, 56, 195, 8, 92, 14, 0, 158, 209],
}, model=c9_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_batch_index_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 17], 0.4375, 128))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [1]))
c10_p3 = Int32Scalar('c10_p3', 3)
c10_p4 = Int32Scalar('c10_p4', 1)
c10_p5 = Float32Scalar('c10_p5', 1.0)
c10_p6 = Float32Scalar('c10_p6', 4.0)
c10_p7 = Int32Scalar('c10_p7', 0)
c10_p8 = Int32Scalar('c10_p8', 0)
c10_p9 = BoolScalar('c10_p9', False)
c10_o10 = Output('c10_o10', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 17], 0.375, 128))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_p8)
c10_model.AddOperand(c10_p9)
c10_model.AddOperand(c10_o10)
c10_model.Operation('ROI_ALIGN', c10_i0, c10_i1, c10_i2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8, c10_p9).To(c10_o10)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        3, 230, 46, 15, 34, 66, 117, 222, 176, 188, 104, 187, 175, 202, 170, 133, 197, 137, 158, 145, 75, 123,
        155, 113, 100, 90, 121, 129, 57, 55, 89, 111, 249, 253, 63, 207, 166, 150, 233, 71, 250, 91, 174, 98,
        42, 65, 107, 180, 20, 11, 144, 216, 220, 154, 13, 243, 93, 193, 0, 25, 185, 162, 184, 23, 105, 251,
        17, 215, 106, 87, 148, 231, 239, 173, 78, 235, 52, 47, 40, 218, 18, 195, 4, 48, 255, 69, 85, 86, 128,
        241, 208, 54, 30, 169, 229, 143, 168, 227, 35, 97, 242, 149, 22, 64, 214, 82, 240, 125, 1, 88, 21, 95,
        122, 79, 8, 186, 146, 37, 156, 50, 161, 142, 179, 83, 45, 73, 60, 29, 165, 81, 228, 141, 135, 177, 19,
        68
    ],
    c10_i1: [8, 0, 120, 16],
    c10_i2: [0],
    c10_o10: [
        103, 175, 150, 87, 198, 106, 138, 62, 81, 150, 109, 134, 77, 128, 139, 83, 188, 39, 103, 150, 144,
        193, 123, 34, 64, 58, 158, 103, 175, 117, 126, 133, 83, 130, 39, 103, 150, 144, 193, 123, 34, 64, 58,
        158, 103, 175, 117, 126, 133, 83, 130
    ],
}, model=c10_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_signature_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 3], 0.375, 0))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [1]))
c11_p3 = Int32Scalar('c11_p3', 1)
c11_p4 = Int32Scalar('c11_p4', 2)
c11_p5 = Float32Scalar('c11_p5', 1.0)
c11_p6 = Float32Scalar('c11_p6', 4.0)
c11_p7 = Int32Scalar('c11_p7', 2)
c11_p8 = Int32Scalar('c11_p8', 0)
c11_p9 = BoolScalar('c11_p9', True)
c11_o10 = Output('c11_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2], 0.375, -90))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_p7)
c11_model.AddOperand(c11_p8)
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_o10)
c11_model.Operation('ROI_ALIGN', c11_i0, c11_i1, c11_i2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7, c11_p8, c11_p9).To(c11_o10)
c11_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c11_i0: [-46, -101, -104, 77, 125, -125, -33, -122, 53, -55, 55, 46, 67, -6, 37, -40, -3, -63],
    c11_i1: [8, 8, 56, 22],
    c11_i2: [0],
    c11_o10: [-124, -122, -96, -105],
}, model=c11_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_signature_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_features_12
c12_p0 = Parameter('c12_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2], 0.3125, 0), [94, 75, 98, 47, 63, -103, -27, -40, -76, 21, -12, -79, 109, 125, 23, -123])
c12_i1 = Input('c12_i1', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [2]))
c12_p3 = Int32Scalar('c12_p3', 2)
c12_p4 = Int32Scalar('c12_p4', 1)
c12_p5 = Float32Scalar('c12_p5', 4.0)
c12_p6 = Float32Scalar('c12_p6', 4.0)
c12_p7 = Int32Scalar('c12_p7', 2)
c12_p8 = Int32Scalar('c12_p8', 1)
c12_p9 = BoolScalar('c12_p9', True)
c12_o10 = Output('c12_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 1], 0.25, 0))
c12_model = Model()
c12_model.AddOperand(c12_p0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_p4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_p7)
c12_model.AddOperand(c12_p8)
c12_model.AddOperand(c12_p9)
c12_model.AddOperand(c12_o10)
c12_model.Operation('ROI_ALIGN', c12_p0, c12_i1, c12_i2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7, c12_p8, c12_p9).To(c12_o10)
c12_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c12_i1: [0, 0, 64, 24, 0, 8, 56, 64],
    c12_i2: [0, 0],
    c12_o10: [85, 68, -109, -70, 76, 67, -65, -48],
}, model=c12_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_features_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_features_lowest_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 4], 0.125, -128))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [3]))
c13_p3 = Int32Scalar('c13_p3', 1)
c13_p4 = Int32Scalar('c13_p4', 3)
c13_p5 = Float32Scalar('c13_p5', 4.0)
c13_p6 = Float32Scalar('c13_p6', 4.0)
c13_p7 = Int32Scalar('c13_p7', 0)
c13_p8 = Int32Scalar('c13_p8', 2)
c13_p9 = BoolScalar('c13_p9', True)
c13_o10 = Output('c13_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1, 3], 0.4375, 0))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_p7)
c13_model.AddOperand(c13_p8)
c13_model.AddOperand(c13_p9)
c13_model.AddOperand(c13_o10)
c13_model.Operation('ROI_ALIGN', c13_i0, c13_i1, c13_i2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8, c13_p9).To(c13_o10)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_i0: [-18, 67, -88, 51, 103, 37, -124, -122],
    c13_i1: [64, 8, 120, 32, 0, 8, 24, 56, 8, 8, 96, 64],
    c13_i2: [0, 0, 0],
    c13_o10: [7, 13, 14, 58, 54, 51, 52, 20, 6],
}, model=c13_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_features_lowest_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_features_highest_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 2, 3], 0.0625, 127))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [3]))
c14_p3 = Int32Scalar('c14_p3', 2)
c14_p4 = Int32Scalar('c14_p4', 2)
c14_p5 = Float32Scalar('c14_p5', 1.0)
c14_p6 = Float32Scalar('c14_p6', 0.5)
c14_p7 = Int32Scalar('c14_p7', 2)
c14_p8 = Int32Scalar('c14_p8', 2)
c14_p9 = BoolScalar('c14_p9', False)
c14_o10 = Output('c14_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 3], 0.4375, -94))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_p7)
c14_model.AddOperand(c14_p8)
c14_model.AddOperand(c14_p9)
c14_model.AddOperand(c14_o10)
c14_model.Operation('ROI_ALIGN', c14_i0, c14_i1, c14_i2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8, c14_p9).To(c14_o10)
c14_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c14_i0: [
        35, -60, 123, 103, -54, 20, -24, -7, 14, 100, 86, -44, -68, -67, -1, -36, -5, 72, 30, 17, 52, -89,
        -33, -125
    ],
    c14_i1: [1, 24, 8, 32, 1, 24, 8, 30, 0, 2, 4, 22],
    c14_i2: [0, 0, 0],
    c14_o10: [
        -120, -115, -122, -125, -117, -128, -120, -115, -122, -125, -117, -128, -120, -115, -122, -125, -117,
        -128, -120, -115, -122, -125, -117, -128, -111, -113, -109, -103, -108, -113, -118, -117, -110, -117,
        -114, -110
    ],
}, model=c14_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_features_highest_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_rois_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 5, 4], 0.4375, 0))
c15_p1 = Parameter('c15_p1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0), [4, 5, 44, 7])
c15_i2 = Input('c15_i2', ('TENSOR_INT32', [1]))
c15_p3 = Int32Scalar('c15_p3', 2)
c15_p4 = Int32Scalar('c15_p4', 3)
c15_p5 = Float32Scalar('c15_p5', 0.5)
c15_p6 = Float32Scalar('c15_p6', 2.0)
c15_p7 = Int32Scalar('c15_p7', 1)
c15_p8 = Int32Scalar('c15_p8', 1)
c15_p9 = BoolScalar('c15_p9', False)
c15_o10 = Output('c15_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 4], 0.4375, -120))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_p7)
c15_model.AddOperand(c15_p8)
c15_model.AddOperand(c15_p9)
c15_model.AddOperand(c15_o10)
c15_model.Operation('ROI_ALIGN', c15_i0, c15_p1, c15_i2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7, c15_p8, c15_p9).To(c15_o10)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [
        -85, -48, 100, 61, 69, -77, 30, -60, 43, 92, -35, 71, 31, 90, 45, 21, -58, -11, 76, 40, -50, -17, 95,
        -89, 58, -67, 99, 102, -115, 39, -74, -95, -42, 107, -99, -37, 63, 53, -78, 14
    ],
    c15_i2: [0],
    c15_o10: [
        -98, -128, -22, -82, -128, -128, -107, -116, -128, -58, -128, -128, -98, -128, -22, -82, -128, -128,
        -107, -116, -128, -58, -128, -128
    ],
}, model=c15_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_rois_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_batch_index_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 4], 0.1875, -106))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c16_p2 = Parameter('c16_p2', ('TENSOR_INT32', [2]), [0, 0])
c16_p3 = Int32Scalar('c16_p3', 1)
c16_p4 = Int32Scalar('c16_p4', 1)
c16_p5 = Float32Scalar('c16_p5', 0.5)
c16_p6 = Float32Scalar('c16_p6', 4.0)
c16_p7 = Int32Scalar('c16_p7', 0)
c16_p8 = Int32Scalar('c16_p8', 0)
c16_p9 = BoolScalar('c16_p9', False)
c16_o10 = Output('c16_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 4], 0.125, -64))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_p7)
c16_model.AddOperand(c16_p8)
c16_model.AddOperand(c16_p9)
c16_model.AddOperand(c16_o10)
c16_model.Operation('ROI_ALIGN', c16_i0, c16_i1, c16_p2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7, c16_p8, c16_p9).To(c16_o10)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [
        25, 12, 118, 64, -24, 119, 37, -35, -60, 95, -103, 111, 54, -84, -67, -50, 20, 100, 120, -48, 90, -25,
        61, 76, 16, 104, 3, -10, -51, 47, -34, 5, -49, 14, -15, -4
    ],
    c16_i1: [0, 0, 88, 3, 32, 9, 64, 11],
    c16_o10: [115, 127, 127, 127, 20, 127, 58, 96],
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_batch_index_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_align_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 17], 0.1875, -35))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [3]))
c17_p3 = Int32Scalar('c17_p3', 1)
c17_p4 = Int32Scalar('c17_p4', 2)
c17_p5 = Float32Scalar('c17_p5', 4.0)
c17_p6 = Float32Scalar('c17_p6', 0.5)
c17_p7 = Int32Scalar('c17_p7', 0)
c17_p8 = Int32Scalar('c17_p8', 2)
c17_p9 = BoolScalar('c17_p9', False)
c17_o10 = Output('c17_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 17], 0.1875, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_p4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_p6)
c17_model.AddOperand(c17_p7)
c17_model.AddOperand(c17_p8)
c17_model.AddOperand(c17_p9)
c17_model.AddOperand(c17_o10)
c17_model.Operation('ROI_ALIGN', c17_i0, c17_i1, c17_i2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7, c17_p8, c17_p9).To(c17_o10)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [
        102, 86, 42, -5, -12, 52, -66, -34, -31, 47, 17, 85, 18, -4, 79, -43, 35, -98, -49, 14, -87, 0, 20,
        33, 108, 9, 68, 117, -74, -52, -85, -20, 7, 23, 62, -39, -45, -18, -36, -125, -120, -11, -81, -118,
        -22, -62, 56, -128, -89, 66, 26, -51, 32, 72, 22, 28, 16, 110, 64, 55, -109, 21, -54, -63, -80, 24,
        74, 53, -58, -124, -123, 116, 121, 76, -71, 41, -116, -68, -65, 78, -97, 83, 126, 87, -33, -48, -42,
        44, -75, -55, 54, 93, 90, -26, -23, -14, -28, 51, 104, 29, -77, 118, 34, 27, 3, -37, 81, 46, -95, 96,
        48, 77, -1, -90, -100, -41, -93, -29, -121, -24, 4, 100, 84, 50, -17, -111, 67, 6, 15, 65, 119, 107,
        -8, 94, -101, 37, -122, -69, -104, 70, 10, 113, 92, -10, -44, -114, -102, -78, -113, 115, -19, 38,
        -83, 45, 13, -115, -60, -91, -105, 43, 122, -82, 124, 91, 114, 105, -92, 63, -73, -47, -76, -107, 57,
        -40, 5, -94, -119, 97, 73, 125, -86, -25, 39, 99, -108, -2, 40, 60, 69, -38, -127, 12, -126, -56, -6,
        82, 49, -9, 127, -16, -27, 98, 75, 111
    ],
    c17_i1: [0, 40, 3, 56, 5, 0, 7, 96, 4, 8, 8, 88],
    c17_i2: [0, 0, 1],
    c17_o10: [
        2, -48, -30, 84, 88, 65, -3, 77, -47, -37, -7, 59, -3, 72, 96, 87, 47, -9, -8, 47, 18, 30, 75, 87,
        105, 4, -19, 18, 20, 37, 86, 74, 26, 107, -22, 17, 83, -10, 17, 71, 124, 119, 42, -2, 55, -9, 31, 46,
        54, 22, 116, -22, 17, 83, -10, 17, 71, 124, 119, 42, -2, 55, -9, 31, 46, 54, 22, 116, 80, 75, -18,
        -43, 11, -71, 11, 87, 45, 109, 73, 127, 80, -15, 119, 33, 76, 80, 75, -18, -43, 11, -71, 11, 87, 45,
        109, 73, 127, 80, -15, 119, 33, 76
    ],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
