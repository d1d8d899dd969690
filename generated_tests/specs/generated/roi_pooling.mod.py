from math import inf, nan

import numpy as np

# roi_pooling_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [3, 3, 3, 3]), [
        -2.875, -0.5, 1.5, 2.75, -0.25, -1.375, -1.25, 0.125, -2.625, 0.25, 2.375, 2.125, -1.75, -1.875, 2.5,
        0.875, -0.75, 1.75, -2.75, 0.375, -1.5, -2.375, -0.125, 3.0, 2.25, 1.0, 1.875, 0.75, -2.0, -1.0, 1.25,
        -2.125, -0.875, 0.0, -2.5, 1.625, 0.625, -0.375, -0.625, -3.0, 2.625, 2.875, 2.0, 1.125, -1.625,
        1.375, -2.25, -1.125, 0.5, -0.5, -2.0, 0.5, -0.75, -1.0, -1.25, 1.0, 2.875, -2.75, 2.5, -1.625, 2.0,
        -1.5, -1.125, 1.875, 2.125, 0.875, -3.0, -1.75, -0.25, -1.875, 0.375, -0.125, -0.375, 3.0, 2.625,
        -2.25, 0.0, -2.625, 1.25, 0.25, -0.625
    ])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_INT32', [3]))
c0_p3 = Int32Scalar('c0_p3', 3)
c0_p4 = Int32Scalar('c0_p4', 2)
c0_p5 = Float32Scalar('c0_p5', 2.0)
c0_p6 = Float32Scalar('c0_p6', 2.0)
c0_p7 = BoolScalar('c0_p7', False)
c0_o8 = Output('c0_o8', ('TENSOR_FLOAT32', [3, 3, 2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_o8)
c0_model.Operation('ROI_POOLING', c0_p0, c0_i1, c0_i2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7).To(c0_o8)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i1: [4.0, 0.0, 5.5, 5.5, 0.0, 0.5, 6.0, 6.0, 0.0, 4.0, 4.0, 6.0],
    c0_i2: [0, 1, 1],
    c0_o8: [
        0.875, 0.125, 1.75, 0.0, 0.0, 0.0, 2.25, 1.0, 1.875, 0.0, 0.0, 0.0, 2.25, 1.0, 1.875, 0.0, 0.0, 0.0,
        1.25, 2.625, 2.875, 2.0, 1.125, 1.625, 1.375, 2.625, 2.875, 2.0, 1.125, -1.0, 1.375, -0.5, -1.125,
        0.5, -0.75, -1.0, 1.375, -0.5, -1.125, 0.5, -0.5, -1.0, 1.375, -0.5, -1.125, 0.5, -0.5, -1.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0
    ],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_FLOAT32_INT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 1, 5, 5]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [2, 4]), [0.0, 8.0, 4.0, 20.0, 2.5, 0.0, 4.0, 19.0])
c1_p2 = Parameter('c1_p2', ('TENSOR_INT32', [2]), [0, 0])
c1_p3 = Int32Scalar('c1_p3', 1)
c1_p4 = Int32Scalar('c1_p4', 3)
c1_p5 = Float32Scalar('c1_p5', 4.0)
c1_p6 = Float32Scalar('c1_p6', 2.0)
c1_p7 = BoolScalar('c1_p7', True)
c1_o8 = Output('c1_o8', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_o8)
c1_model.Operation('ROI_POOLING', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7).To(c1_o8)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [
        -0.25, 2.0, -2.125, -1.125, 0.375, -0.125, -2.25, -1.75, 2.625, 0.625, 2.5, -2.625, 3.0, 0.875, 2.25,
        1.75, 1.125, 2.375, 0.125, 0.25, -1.625, -0.375, 1.25, -2.0, -2.75
    ],
    c1_o8: [2.5, 1.125, 3.0, 2.0, 3.0, 3.0],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_FLOAT32_INT32_tail_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 5, 4, 17]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [3, 4]))
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [3]))
c2_p3 = Int32Scalar('c2_p3', 3)
c2_p4 = Int32Scalar('c2_p4', 2)
c2_p5 = Float32Scalar('c2_p5', 4.0)
c2_p6 = Float32Scalar('c2_p6', 0.5)
c2_p7 = BoolScalar('c2_p7', False)
c2_o8 = Output('c2_o8', ('TENSOR_FLOAT32', [3, 3, 2, 17]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_p7)
c2_model.AddOperand(c2_o8)
c2_model.Operation('ROI_POOLING', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7).To(c2_o8)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        1.375, -2.125, 2.125, 0.125, -1.375, 0.25, 1.125, 2.875, 1.25, -2.0, -0.375, -2.75, -1.75, -3.0,
        2.625, 2.375, 2.75, 0.375, 1.75, -0.75, 2.25, -0.25, -1.875, -0.125, 2.0, -0.875, 1.0, -1.125, 2.5,
        -2.375, -1.25, -0.625, -1.0, 3.0, 1.5, 1.625, 0.625, 0.0, 0.5, 0.75, -2.875, -1.625, -2.625, -2.5,
        0.875, -2.25, -0.5, -1.5, 1.875, 1.625, 1.75, -2.5, -1.125, -1.625, 0.0, -0.375, 0.625, 1.0, -1.5,
        -2.375, 0.875, -0.5, -2.875, -1.25, -2.0, -0.125, 2.875, -2.125, 1.375, -2.625, -0.875, -1.375, -1.75,
        -2.75, 1.25, 2.375, 3.0, 0.75, -2.25, 2.75, -1.0, -1.875, -0.625, -3.0, 2.25, 0.25, 2.5, -0.75, 2.0,
        -0.25, 2.125, 1.125, 1.5, 1.875, 0.125, 2.625, 0.5, 0.375, 1.5, -0.375, 2.0, 3.0, 0.625, 1.875, -1.0,
        0.0, 2.375, 1.25, 0.125, -0.125, 1.0, -0.625, -0.25, 1.125, 2.25, -1.875, -2.75, -2.625, -1.375,
        -0.75, 2.5, 1.625, 0.75, 2.75, -1.75, -2.5, -1.25, 0.25, 2.625, -1.125, -1.5, 2.125, 2.875, -2.25,
        0.5, -0.5, -2.875, -0.875, -2.0, 0.875, -1.625, -3.0, -2.125, 0.375, -2.375, 1.75, 1.375, 1.5, -1.5,
        0.0, 0.625, -0.25, 1.75, 1.875, -0.75, 2.75, -1.625, -2.875, 1.25, 1.625, 1.0, 2.625, -2.0, 2.125,
        -3.0, -2.125, 2.5, -2.5, -0.125, 0.375, 2.875, -1.375, -2.625, 2.375, 0.25, 3.0, -1.875, -2.75,
        -2.375, -2.25, -0.375, -0.625, 0.125, 2.25, 1.375, -1.25, 2.0, -0.5, -0.875, -1.0, 1.125, 0.5, 0.75,
        -1.125, -1.75, 0.875, -1.5, 2.75, -0.625, 0.5, 0.875, 2.25, 0.375, -1.25, 2.125, -1.625, -0.125,
        -0.25, -2.0, -2.75, 1.125, 2.375, -2.625, 3.0, -2.5, -2.375, -1.875, 2.625, 0.0, -1.375, -1.0, -0.5,
        0.25, 1.5, 1.375, 1.75, -1.75, 0.625, -2.125, -0.375, 1.625, -0.75, 2.875, 1.0, 1.25, -0.875, -3.0,
        2.0, 0.125, -1.125, -2.875, 0.75, 1.875, 2.5, -2.25, -2.0, 2.375, -3.0, 1.0, -2.375, -1.5, -1.0, 2.5,
        -0.125, -1.625, -1.25, 2.75, 1.125, 0.25, 3.0, -0.375, 2.25, -2.125, -2.25, 1.75, -0.5, -2.625, 0.0,
        2.625, -2.875, -1.375, 1.25, 2.0, -0.75, 0.75, -0.25, 2.875, -2.5, 1.5, 1.375, -0.625, 0.625, -2.75,
        0.5, 1.625, -0.875, -1.75, -1.875, -1.125, 1.875, 0.375, 2.125, 0.125, 0.875, 0.5, 1.5, -2.5, 3.0,
        2.375, -1.375, 1.375, -0.125, 0.875, 2.625, 0.125, -2.0, -2.375, 1.125, -0.25, -1.0, 2.25, 0.0,
        -1.625, 1.875, -1.5, -2.125, -2.875, 1.0, -1.125, 0.75, 2.875, 2.5, -3.0, 1.75, 2.75, -0.375, 0.25,
        2.125, 1.25, 0.625, -2.75, -0.5, 1.625, -0.75, -2.25, 0.375, -1.75, -0.625, -1.875, -2.625, -1.25,
        2.0, -0.875, 1.625, 0.625, -1.375, 2.625, -1.875, -2.875, -0.125, -1.125, -1.0, 1.25, 2.875, 3.0,
        1.75, 1.5, 2.125, -2.0, -1.25, -2.25, -0.625, -3.0, 0.75, 0.875, -1.625, -0.75, -2.375, 1.125, -2.75,
        2.5, 0.0, 1.0, -0.5, 0.125, -1.5, 0.25, -0.25, 2.375, -2.125, 2.75, 1.375, 2.25, -0.875, 0.375,
        -0.375, 1.875, 2.0, -1.75, 0.5, -2.625, -2.5, -1.875, 0.75, 0.25, 3.0, -1.75, -2.875, 0.875, 2.5,
        -0.125, 2.625, -1.625, -3.0, -2.5, -0.25, -1.0, 1.875, -2.375, -0.625, -0.875, -0.375, -2.25, -1.5,
        0.0, 2.875, 0.375, 1.75, -2.625, 2.25, -0.5, 2.375, 2.125, 2.75, -2.125, 0.5, -1.25, -1.125, 0.625,
        1.0, 1.625, -1.375, -2.75, 1.5, 1.125, 1.25, 2.0, -0.75, 0.125, -2.0, 1.375, 2.0, 0.125, -1.375,
        2.875, -2.875, 1.875, -2.375, -0.625, 1.625, -1.25, 0.0, -0.125, 1.75, 0.875, -2.25, -1.5, -2.0,
        -2.75, -1.875, 0.25, 0.625, -0.25, -1.125, 1.0, -1.0, 0.5, 0.375, -2.125, -0.375, 1.5, 1.375, 0.75,
        2.25, 3.0, -0.75, -0.5, 2.125, -2.625, -2.5, -3.0, 2.375, 2.5, 2.75, 2.625, -0.875, 1.25, 1.125,
        -1.75, -1.625, 0.125, 2.75, 2.125, 1.875, 1.125, 0.375, 3.0, 0.625, -1.125, 2.375, 1.5, -1.375, 1.75,
        -2.125, -2.25, 1.25, -2.375, -1.25, -0.375, -0.625, -2.5, -1.0, -1.5, 2.625, 2.25, -0.75, 0.0, -0.25,
        -0.5, 2.875, -1.875, -0.125, 1.375, 2.0, -0.875, 0.875, -3.0, -2.875, 2.5, 1.625, 1.0, -1.625, 0.25,
        0.5, -2.625, -2.0, -2.75, 0.75, -1.75, 2.0, -0.5, 0.5, 1.25, 1.0, -0.75, -1.125, 1.625, -0.125,
        -1.875, -2.875, 2.875, 2.25, -3.0, 1.5, 1.125, -1.25, 2.75, 2.625, 1.375, 2.375, -2.25, 0.75, -1.0,
        -2.0, -0.25, -0.375, 2.125, -2.375, -2.75, -1.5, 2.5, -1.75, -0.875, -1.375, -2.125, 3.0, 0.0, -2.5,
        0.875, 0.125, -1.625, 0.375, 1.75, 1.875, -2.625, -0.625, 0.25, 0.625, 1.25, -2.125, -0.5, 0.75,
        -0.125, -1.25, 0.5, 2.5, -2.0, 1.5, 2.875, 2.625, -2.625, -2.875, -0.375, 0.375, 2.75, 0.625, 0.25,
        3.0, -1.125, 1.125, 0.125, -1.0, 2.375, -2.75, -0.75, 1.875, 2.125, 0.875, -0.875, 1.625, -1.625,
        1.375, -0.625, -1.375, -1.5, -1.75, -2.375, -2.25, -3.0, 0.0, 1.75, -1.875, -0.25, 2.25, 2.0, -2.5,
        1.0, 1.875, 0.25, 2.0, 2.5, 1.25, 2.125, 2.875, 0.625, 0.0, -2.25, 1.5, 1.0, 2.75, -0.75, -2.625,
        -2.375, 0.5, 3.0, -2.0, -1.375, -0.25, -0.5, 1.375, 2.625, -0.125, 1.625, -1.625, -1.25, -1.125,
        -2.875, -0.625, -2.75, 2.375, -1.875, -0.875, 0.75, -3.0, -2.5, -2.125, 0.125, 0.875, 2.25, 0.375
    ],
    c2_i1: [0.625, 4.0, 1.5, 20.0, 1.5, 8.0, 2.0, 15.0, 0.625, 1.0, 1.5, 11.0],
    c2_i2: [1, 1, 1],
    c2_o8: [
        1.875, 1.125, 2.875, 3.0, 2.25, 1.625, 2.375, 1.625, 1.5, 2.875, 1.25, 2.0, 1.375, 2.0, -0.875, 1.375,
        2.0, 0.125, 2.5, 2.875, 2.625, 2.25, 1.0, 0.5, 1.625, 0.375, 2.875, 0.75, 1.75, 2.0, 2.0, 2.25, 3.0,
        1.0, 1.875, 1.75, 1.0, 3.0, 2.25, 2.125, 2.375, 1.5, 3.0, 2.875, 2.0, 2.5, 1.375, 2.125, 3.0, 0.875,
        1.625, 2.5, 2.5, 1.625, 2.875, 2.625, 1.875, 2.375, 0.5, 3.0, 2.875, 1.25, 0.25, 3.0, 2.0, 2.625,
        2.25, 1.625, 0.0, 1.75, 1.0, 2.75, 2.25, 2.0, -2.375, 1.0, 3.0, 0.25, 2.0, 2.5, 1.25, 2.125, 2.875,
        0.625, 1.625, -1.625, 1.5, 1.0, 2.75, -0.625, -2.625, 2.375, 0.5, 3.0, 0.75, -1.375, -0.25, -0.5,
        1.375, 2.625, 2.25, 1.625, -2.875, 2.5, 1.625, 1.0, -1.625, 0.25, 0.5, -2.625, -2.0, -2.75, 0.75,
        -1.75, 2.0, -0.5, 0.5, 1.25, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 2.5, -2.0, 1.5, 2.875, 2.625, -2.625, -2.875, -0.375, 0.375, 2.75, 0.625, 0.25,
        3.0, -1.125, 1.125, 0.125, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -1.625, -1.25, -1.125, -2.875, -0.625, -2.75, 2.375, -1.875, -0.875, 0.75, -3.0, -2.5,
        -2.125, 0.125, 0.875, 2.25, 0.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 2.125, -1.25, 2.875, 0.625, 2.375, 1.625, 2.75, 1.625, 2.25, 1.125, 1.25, 2.0,
        1.875, 2.5, 0.0, 1.375, 2.0, 0.125, 0.25, 2.875, 0.25, 3.0, 1.0, 2.75, 1.625, 2.5, 0.0, 2.625, 1.75,
        1.875, 2.0, 2.25, 3.0, 1.875, 1.875, 1.125, 2.875, 3.0, 2.25, 1.625, 2.375, 1.625, 1.5, 2.875, 1.25,
        2.0, 1.375, 2.0, -0.875, 1.375, 2.0, 0.125, 2.5, 2.875, 2.625, 2.25, 1.0, 0.5, 1.625, 0.375, 2.875,
        0.75, 1.75, 2.0, 2.0, 2.25, 3.0, 1.0, 1.875, 1.125, 0.375, 3.0, 2.25, 2.125, 2.375, 1.5, 0.25, 2.875,
        1.25, -0.125, 1.375, 2.0, 3.0, 0.875, 0.5, 2.5, 2.5, 1.625, 2.875, 2.625, 1.875, 0.5, -0.25, 0.375,
        2.875, 1.25, 0.25, 3.0, 2.0, 1.125, 1.25, 1.0
    ],
}, model=c2_model, name='default_FLOAT32_INT32_tail_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_FLOAT16_INT32_mixed_3
c3_p0 = Parameter('c3_p0', ('TENSOR_FLOAT16', [3, 2, 5, 1]), [
        1.125, 2.875, -0.75, -0.625, -1.75, 0.875, -0.25, 0.125, -1.625, 1.0, -3.0, -1.375, 2.625, 0.75,
        -2.25, 0.0, 1.625, 2.25, -1.0, -1.5, -2.5, -2.375, 2.5, -2.625, -2.875, -1.125, 1.75, -2.75, 2.125,
        1.5
    ])
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [2, 4]))
c3_p2 = Parameter('c3_p2', ('TENSOR_INT32', [2]), [0, 2])
c3_p3 = Int32Scalar('c3_p3', 3)
c3_p4 = Int32Scalar('c3_p4', 3)
c3_p5 = Float16Scalar('c3_p5', 4.0)
c3_p6 = Float16Scalar('c3_p6', 1.0)
c3_p7 = BoolScalar('c3_p7', False)
c3_o8 = Output('c3_o8', ('TENSOR_FLOAT16', [2, 3, 3, 1]))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_p7)
c3_model.AddOperand(c3_o8)
c3_model.Operation('ROI_POOLING', c3_p0, c3_i1, c3_p2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7).To(c3_o8)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i1: [0.0, 1.0, 4.75, 8.0, 1.25, 1.0, 2.0, 4.0],
    c3_o8: [
        2.875, -0.625, -1.75, 0.875, 0.125, 1.0, 0.0, 0.0, 0.0, -2.375, 2.5, 2.5, 1.75, 2.5, 2.5, 1.75, 1.75,
        -2.75
    ],
}, model=c3_model, name='default_FLOAT16_INT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_FLOAT16_INT32_mixed_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [1, 2, 3, 4]))
c4_p1 = Parameter('c4_p1', ('TENSOR_FLOAT16', [2, 4]), [0.25, 2.0, 3.75, 2.75, 0.25, 0.0, 0.75, 3.0])
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [2]))
c4_p3 = Int32Scalar('c4_p3', 2)
c4_p4 = Int32Scalar('c4_p4', 2)
c4_p5 = Float16Scalar('c4_p5', 1.0)
c4_p6 = Float16Scalar('c4_p6', 1.0)
c4_p7 = BoolScalar('c4_p7', True)
c4_o8 = Output('c4_o8', ('TENSOR_FLOAT16', [2, 2, 2, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_o8)
c4_model.Operation('ROI_POOLING', c4_i0, c4_p1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7).To(c4_o8)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        -3.0, 0.75, 1.25, -2.625, 1.0, -0.25, 2.5, -2.125, -0.875, 2.0, -1.0, 0.0, 1.5, -2.0, 2.75, -0.5,
        2.375, 0.25, -1.875, 3.0, -1.25, -2.25, -2.5, 0.5
    ],
    c4_i2: [0, 0],
    c4_o8: [2.0, 0.0, 0.0, 0.0, -1.25, 0.5, 0.0, 0.0, 1.0, 0.75, -0.875, 2.0, 2.375, 0.25, -1.25, -2.25],
}, model=c4_model, name='default_FLOAT16_INT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_FLOAT16_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 17, 4, 5]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 4]))
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [2]))
c5_p3 = Int32Scalar('c5_p3', 2)
c5_p4 = Int32Scalar('c5_p4', 2)
c5_p5 = Float16Scalar('c5_p5', 4.0)
c5_p6 = Float16Scalar('c5_p6', 2.0)
c5_p7 = BoolScalar('c5_p7', True)
c5_o8 = Output('c5_o8', ('TENSOR_FLOAT16', [2, 17, 2, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_o8)
c5_model.Operation('ROI_POOLING', c5_i0, c5_i1, c5_i2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7).To(c5_o8)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        2.0, -1.875, -2.875, 1.125, -2.25, 2.25, -0.625, 1.75, -0.375, 2.375, -1.25, 0.25, -2.875, 0.5, 2.125,
        -1.5, 0.5, -0.75, -2.0, 0.375, -1.375, -0.625, -2.5, -2.875, 0.875, -2.75, 1.625, -2.25, 1.25, 2.25,
        -0.875, -1.5, -1.0, 1.25, -3.0, 3.0, 2.125, 1.875, 1.5, -1.625, 2.125, 3.0, 1.25, 1.0, 2.125, -2.5,
        0.875, -0.75, -2.375, 0.125, 0.5, 3.0, 2.375, 0.0, -2.75, 2.5, -1.625, 0.25, -1.25, -0.875, -0.25,
        2.625, 0.25, 2.0, 1.75, 0.5, 1.0, 3.0, 2.875, 2.625, -2.125, 1.5, 1.0, -0.375, -1.625, 2.0, 1.75,
        -2.75, 1.125, -0.5, -2.375, -1.0, -2.75, 2.625, -1.0, -3.0, 2.375, 0.5, -0.5, -0.125, 2.125, -0.625,
        -0.875, 0.75, -0.625, -0.125, 0.0, 2.625, 0.25, 2.375, 0.375, 2.875, 2.375, -1.375, -0.25, 1.5, 0.25,
        -3.0, 2.125, -2.625, -2.375, 1.125, -2.625, 2.5, -1.875, -1.25, -0.5, -2.125, 2.5, -2.375, -2.625,
        2.75, -1.5, -0.625, -1.75, 2.875, -2.75, -1.25, -0.25, -1.625, 1.625, -2.0, 0.125, -1.25, 2.625, 1.0,
        2.875, 1.875, 2.0, 0.875, 0.0, 0.625, -1.125, 0.0, 0.375, 0.625, -1.875, -2.0, -1.125, 1.875, 0.0,
        -0.375, 1.375, 0.375, -2.25, 0.625, 0.75, -1.375, -2.25, -0.375, 0.75, -0.75, -0.125, -2.125, -1.125,
        -0.75, 0.0, 1.125, -1.5, 2.75, 2.5, -1.75, 1.75, -2.125, -2.125, -1.75, -1.125, -1.875, 1.0, -0.125,
        1.5, -2.0, 0.875, 3.0, 1.875, -1.625, 1.5, 0.375, -0.875, -1.0, -1.125, 0.875, 0.25, 1.625, 0.875,
        2.75, 2.25, -2.875, 0.5, -1.5, 1.625, 2.5, -3.0, -0.5, 1.625, 2.75, 0.75, -1.0, -2.5, 1.75, -0.5, 1.5,
        -2.0, -0.75, -2.0, -1.0, 1.375, 2.125, -1.125, -0.75, 1.375, 2.25, 0.5, -0.875, 0.125, -0.375, 2.5,
        -1.625, 0.875, -2.75, -2.875, -0.25, 2.0, 2.875, -2.5, -0.375, -1.375, 3.0, -2.625, 0.0, -0.375,
        1.875, 1.75, 2.375, -2.375, 0.25, -2.875, 1.875, 0.625, 1.375, 0.375, -2.25, -1.75, -2.375, -2.625,
        -0.25, -0.625, -0.625, 2.875, 0.625, -1.75, -0.875, -2.125, -2.0, -1.25, -2.625, 2.75, 0.125, -0.75,
        -1.375, -2.5, -1.375, -1.125, -0.125, 0.375, 1.25, 0.125, 2.75, -3.0, 1.75, -1.25, 1.125, -2.25,
        1.375, 0.75, -0.125, 1.375, -1.75, 0.75, 2.0, 1.0, 1.125, 0.625, 2.25, 1.125, 2.375, -0.875, -1.0,
        1.625, 1.375, 1.0, -0.5, -1.875, -0.125, -1.5, 2.0, 2.25, -2.125, 2.875, -2.25, -0.25, 3.0, 2.75,
        1.875, -1.875, -2.875, 1.5, -2.5, -1.75, 1.25, 0.125, -1.625, -2.625, 2.5, 1.25, 0.625, -1.375, 2.625,
        1.25, -1.875, -3.0, -2.5, -1.5, -0.5, 1.625, -3.0, -2.375, -0.25, 2.625, 2.25
    ],
    c5_i1: [0.5, 8.0, 9.5, 12.0, 2.0, 9.0, 10.0, 15.0],
    c5_i2: [0, 0],
    c5_o8: [
        0.25, 2.125, 0.5, 0.375, -0.875, 1.25, 3.0, 1.5, 3.0, 0.0, 2.5, -0.875, 1.5, -0.375, 2.0, 1.125,
        2.125, 0.75, 2.625, 2.375, 1.125, 2.5, -0.5, 2.5, 1.625, 2.625, 2.875, 2.0, 1.375, 0.375, 0.75,
        -0.375, 2.5, -2.125, -1.125, 1.0, 0.875, 1.625, 2.75, 0.5, 1.5, -0.75, 2.125, -0.75, 2.0, 2.875, 3.0,
        0.0, 0.375, -2.375, -0.25, 2.875, -1.125, 0.375, 2.75, 1.75, 1.125, 2.25, 2.375, 1.625, 3.0, 1.875,
        1.5, 1.25, -1.5, 1.625, -0.25, 2.625, 0.5, 2.125, 0.5, 0.375, 2.125, 1.5, 2.125, 1.5, 3.0, 0.0, 0.25,
        -0.875, 1.75, 1.125, 1.75, 1.125, 2.625, 2.375, 2.625, 2.375, 2.5, 2.5, 2.5, 2.5, 2.875, 2.625, 2.875,
        2.0, 1.375, 0.375, 0.75, -0.375, 1.75, 1.0, 1.0, 1.0, 2.25, 1.625, 2.25, 0.5, 2.125, -0.75, 2.125,
        -0.75, 3.0, 2.875, 3.0, 0.0, 2.875, 2.875, 2.875, 2.875, 2.75, 1.75, 2.75, 1.75, 2.25, 2.25, 1.625,
        1.625, 3.0, 1.875, 1.5, 1.25, 2.625, 2.625, 2.625, 2.625
    ],
}, model=c5_model, name='default_FLOAT16_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 1], 0.4375, 255))
c6_p1 = Parameter('c6_p1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0), [5, 8, 8, 96, 0, 0, 7, 88, 5, 32, 12, 88])
c6_i2 = Input('c6_i2', ('TENSOR_INT32', [3]))
c6_p3 = Int32Scalar('c6_p3', 2)
c6_p4 = Int32Scalar('c6_p4', 1)
c6_p5 = Float32Scalar('c6_p5', 4.0)
c6_p6 = Float32Scalar('c6_p6', 0.5)
c6_p7 = BoolScalar('c6_p7', False)
c6_o8 = Output('c6_o8', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 1], 0.4375, 255))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_p7)
c6_model.AddOperand(c6_o8)
c6_model.Operation('ROI_POOLING', c6_i0, c6_p1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7).To(c6_o8)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        241, 156, 90, 14, 163, 188, 174, 42, 167, 89, 82, 7, 75, 95, 119, 138, 192, 96, 155, 255, 49, 231,
        193, 70, 118, 148, 44
    ],
    c6_i2: [0, 1, 2],
    c6_o8: [188, 167, 119, 192, 193, 148],
}, model=c6_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_features_7
c7_p0 = Parameter('c7_p0', ('TENSOR_QUANT8_ASYMM', [1, 5, 3, 2], 0.25, 128), [
        8, 250, 75, 238, 201, 78, 65, 56, 98, 105, 84, 61, 100, 214, 164, 93, 247, 202, 44, 17, 152, 150, 140,
        113, 161, 90, 176, 97, 0, 108
    ])
c7_i1 = Input('c7_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c7_i2 = Input('c7_i2', ('TENSOR_INT32', [1]))
c7_p3 = Int32Scalar('c7_p3', 2)
c7_p4 = Int32Scalar('c7_p4', 2)
c7_p5 = Float32Scalar('c7_p5', 1.0)
c7_p6 = Float32Scalar('c7_p6', 4.0)
c7_p7 = BoolScalar('c7_p7', False)
c7_o8 = Output('c7_o8', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.25, 128))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_o8)
c7_model.Operation('ROI_POOLING', c7_p0, c7_i1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7).To(c7_o8)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i1: [0, 2, 56, 24],
    c7_i2: [0],
    c7_o8: [98, 250, 201, 238, 164, 214, 247, 202],
}, model=c7_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_features_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_zero_point_features_lowest_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 5, 3], 0.25, 0))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [3]))
c8_p3 = Int32Scalar('c8_p3', 1)
c8_p4 = Int32Scalar('c8_p4', 2)
c8_p5 = Float32Scalar('c8_p5', 2.0)
c8_p6 = Float32Scalar('c8_p6', 1.0)
c8_p7 = BoolScalar('c8_p7', True)
c8_o8 = Output('c8_o8', ('TENSOR_QUANT8_ASYMM', [3, 3, 1, 2], 0.25, 0))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_p7)
c8_model.AddOperand(c8_o8)
c8_model.Operation('ROI_POOLING', c8_i0, c8_i1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7).To(c8_o8)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        152, 10, 203, 231, 31, 59, 187, 242, 45, 252, 195, 51, 184, 111, 189, 95, 39, 214, 157, 249, 81, 112,
        193, 30, 194, 236, 38, 96, 118, 229, 131, 192, 232, 17, 225, 97, 202, 7, 57, 33, 2, 76, 148, 85, 56,
        164, 27, 213, 3, 99, 103, 227, 201, 158, 107, 21, 15, 122, 216, 126, 40, 124, 207, 142, 237, 32, 218,
        198, 78, 58, 41, 167, 29, 181, 87, 65, 46, 191, 146, 134, 141, 108, 12, 54, 255, 74, 83, 60, 179, 36,
        176, 132, 11, 102, 175, 129, 91, 94, 82, 224, 115, 154, 140, 86, 28, 209, 67, 197, 71, 93, 143, 62,
        235, 69, 163, 204, 208, 196, 88, 42, 220, 205, 116, 127, 13, 101, 98, 75, 166, 239, 240, 25, 22, 159,
        200
    ],
    c8_i1: [8, 16, 14, 80, 16, 64, 24, 80, 8, 48, 24, 80],
    c8_i2: [0, 1, 2],
    c8_o8: [242, 189, 249, 229, 225, 97, 126, 0, 87, 0, 36, 0, 154, 154, 208, 208, 240, 200],
}, model=c8_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_zero_point_features_lowest_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_batch_index_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 4], 0.1875, 128))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c9_p2 = Parameter('c9_p2', ('TENSOR_INT32', [1]), [0])
c9_p3 = Int32Scalar('c9_p3', 1)
c9_p4 = Int32Scalar('c9_p4', 1)
c9_p5 = Float32Scalar('c9_p5', 4.0)
c9_p6 = Float32Scalar('c9_p6', 1.0)
c9_p7 = BoolScalar('c9_p7', False)
c9_o8 = Output('c9_o8', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 4], 0.1875, 128))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_p7)
c9_model.AddOperand(c9_o8)
c9_model.Operation('ROI_POOLING', c9_i0, c9_i1, c9_p2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7).To(c9_o8)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        54, 233, 203, 195, 39, 74, 57, 75, 193, 172, 23, 125, 132, 66, 109, 153, 79, 247, 209, 240, 236, 249,
        208, 118, 124, 34, 178, 123, 130, 225, 235, 103, 231, 214, 160, 230, 222, 168, 8, 199, 19, 127, 29,
        102, 100, 16, 0, 63, 2, 158, 88, 142, 136, 55, 162, 35, 28, 121, 101, 201, 58, 17, 189, 176, 44, 191,
        164, 64, 112, 200, 67, 237
    ],
    c9_i1: [10, 0, 24, 56],
    c9_o8: [236, 249, 235, 240],
}, model=c9_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_batch_index_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [1, 5, 3, 17], 0.125, 128))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [1]))
c10_p3 = Int32Scalar('c10_p3', 1)
c10_p4 = Int32Scalar('c10_p4', 1)
c10_p5 = Float32Scalar('c10_p5', 0.5)
c10_p6 = Float32Scalar('c10_p6', 0.5)
c10_p7 = BoolScalar('c10_p7', False)
c10_o8 = Output('c10_o8', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 17], 0.125, 128))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_o8)
c10_model.Operation('ROI_POOLING', c10_i0, c10_i1, c10_i2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7).To(c10_o8)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        100, 12, 153, 195, 232, 112, 71, 251, 122, 181, 36, 76, 18, 166, 184, 104, 144, 233, 141, 125, 191,
        202, 79, 6, 68, 8, 243, 81, 32, 114, 220, 150, 234, 182, 168, 137, 23, 63, 222, 37, 111, 44, 91, 126,
        210, 177, 138, 196, 237, 183, 55, 217, 33, 84, 56, 224, 238, 249, 175, 230, 205, 164, 98, 162, 26,
        173, 20, 22, 4, 241, 197, 0, 131, 189, 129, 74, 127, 9, 147, 57, 97, 132, 156, 85, 207, 70, 201, 51,
        105, 247, 2, 80, 58, 107, 193, 253, 19, 146, 120, 109, 204, 28, 250, 246, 235, 5, 167, 239, 151, 115,
        21, 179, 219, 159, 211, 89, 128, 15, 102, 77, 113, 158, 172, 123, 236, 215, 133, 99, 50, 29, 35, 180,
        72, 121, 188, 216, 135, 155, 187, 124, 53, 65, 139, 52, 134, 245, 54, 225, 212, 3, 163, 14, 198, 17,
        101, 16, 47, 213, 160, 92, 244, 73, 200, 140, 40, 203, 255, 190, 218, 227, 254, 226, 31, 209, 148,
        214, 143, 229, 176, 59, 199, 62, 152, 10, 223, 169, 142, 78, 171, 38, 231, 64, 67, 117, 95, 174, 61,
        240, 165, 43, 154, 242, 25, 103, 192, 93, 7, 110, 39, 66, 116, 106, 208, 252, 48, 1, 96, 178, 94, 30,
        82, 69, 13, 27, 186, 46, 119, 206, 49, 157, 118, 34, 145, 45, 60, 108, 149, 248, 170, 86, 90, 42, 185,
        87, 136, 11, 75, 194, 88, 24, 228, 41, 221, 161, 130
    ],
    c10_i1: [0, 5, 3, 19],
    c10_i2: [0],
    c10_o8: [254, 246, 235, 209, 224, 239, 249, 244, 230, 252, 219, 159, 211, 255, 223, 218, 248],
}, model=c10_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 5, 5, 4], 0.375, -128), [
        -105, 37, 5, -115, 126, 8, -42, -20, -66, -125, -126, 93, 105, -27, -77, 18, -94, 106, -100, 39, -47,
        -28, -4, 29, -122, 54, -61, 0, -110, 55, -95, 3, -32, -57, -81, -52, 127, 63, -88, 117, 56, -59, 17,
        -99, 31, -8, 61, 89, -11, -120, -73, -124, 108, 121, 7, -17, 41, 21, 26, 11, -72, -41, 65, 84, -119,
        16, -6, 14, 95, -35, 22, 73, -58, -34, 57, -76, 19, 119, -67, -104, 75, -121, 82, 111, -12, 6, 53, 48,
        34, -33, 74, -23, -19, -25, -16, -123, 59, -93, -63, 1, 52, -109, 15, 97, -84, 32, -48, -31, 40, 62,
        123, 77, 71, 101, 81, -62, -24, -113, 120, 13, 116, -15, 68, 20, 38, 43, -10, 122, 24, -29, -1, -2,
        98, -14, 2, 118, -80, -79, -26, -87, 60, 49, -68, 91, -13, -30, 30, -60, -69, 124, -102, 90, 107, -96,
        -44, -92, 42, 36, 113, 99, 46, 88, 96, 27, -45, 44, -43, -38, 125, -103, -22, 25, -112, 85, 28, 58,
        -106, 94, 4, 100, -51, 66, -46, 78, 110, -65, -108, -90, 92, -98, 33, 50, 79, 9, -55, -89, -39, -111,
        -118, -85, -64, -78, -49, -5, -7, -74, -83, -71, 72, 114, 45, -107, -40, -18, -70, 67, -114, -21,
        -117, 10, 115, -56, -53, -3, 86, 112, -116, -82, 87, -54, -37, -128, 35, -91, 102, -127, -50, 51, 83,
        76, -86, -101, 64, -9, 12, 104, -75, -36, 47, 69, 23, 109, -97, 70, 80, 103, 110, 13, -115, 93, 67,
        81, 61, 56, 111, -102, -47, 26, -103, -74, -80, 85, 99, 21, -23, 107, 25, 33, 12, 0, 101, 80, 32, -78,
        -44, -36, -117, -89, 112, -50, -61, 10, -51, 60, -85, -16, -25, -77, 44, 73
    ])
c11_i1 = Input('c11_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [1]))
c11_p3 = Int32Scalar('c11_p3', 1)
c11_p4 = Int32Scalar('c11_p4', 2)
c11_p5 = Float32Scalar('c11_p5', 4.0)
c11_p6 = Float32Scalar('c11_p6', 4.0)
c11_p7 = BoolScalar('c11_p7', False)
c11_o8 = Output('c11_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 4], 0.375, -128))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_p7)
c11_model.AddOperand(c11_o8)
c11_model.Operation('ROI_POOLING', c11_p0, c11_i1, c11_i2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7).To(c11_o8)
c11_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c11_i1: [40, 32, 64, 120],
    c11_i2: [1],
    c11_o8: [110, 44, 30, 122, 125, 124, 33, 90],
}, model=c11_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_runtime_features_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 3, 1], 0.25, 1))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [1]))
c12_p3 = Int32Scalar('c12_p3', 3)
c12_p4 = Int32Scalar('c12_p4', 1)
c12_p5 = Float32Scalar('c12_p5', 0.5)
c12_p6 = Float32Scalar('c12_p6', 1.0)
c12_p7 = BoolScalar('c12_p7', False)
c12_o8 = Output('c12_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1, 1], 0.25, 1))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_p4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_p7)
c12_model.AddOperand(c12_o8)
c12_model.Operation('ROI_POOLING', c12_i0, c12_i1, c12_i2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7).To(c12_o8)
c12_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c12_i0: [-48, 30, -128, 59, -10, -50, -1, -45, -93, -116, 51, -23],
    c12_i1: [2, 0, 8, 15],
    c12_i2: [0],
    c12_o8: [59, 59, 51],
}, model=c12_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_runtime_features_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_features_highest_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 5, 2, 3], 0.1875, 127))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [1]))
c13_p3 = Int32Scalar('c13_p3', 2)
c13_p4 = Int32Scalar('c13_p4', 2)
c13_p5 = Float32Scalar('c13_p5', 2.0)
c13_p6 = Float32Scalar('c13_p6', 0.5)
c13_p7 = BoolScalar('c13_p7', False)
c13_o8 = Output('c13_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 3], 0.1875, 127))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_p7)
c13_model.AddOperand(c13_o8)
c13_model.Operation('ROI_POOLING', c13_i0, c13_i1, c13_i2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7).To(c13_o8)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_i0: [
        -44, -108, -70, 58, -41, -118, 63, -27, 82, 5, 41, -65, 99, -88, 125, 43, 90, -23, -3, 40, -38, 83, 0,
        98, 79, 25, 88, 59, 62, 35
    ],
    c13_i1: [0, 0, 8, 28],
    c13_i2: [0],
    c13_o8: [63, 41, 82, 58, 41, -65, 99, 90, 125, 43, 90, -23],
}, model=c13_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_features_highest_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_rois_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 5, 3, 1], 0.1875, 91))
c14_p1 = Parameter('c14_p1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0), [2, 1, 22, 20, 8, 0, 16, 16, 18, 4, 24, 20])
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [3]))
c14_p3 = Int32Scalar('c14_p3', 3)
c14_p4 = Int32Scalar('c14_p4', 2)
c14_p5 = Float32Scalar('c14_p5', 0.5)
c14_p6 = Float32Scalar('c14_p6', 1.0)
c14_p7 = BoolScalar('c14_p7', False)
c14_o8 = Output('c14_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 1], 0.1875, 91))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_p7)
c14_model.AddOperand(c14_o8)
c14_model.Operation('ROI_POOLING', c14_i0, c14_p1, c14_i2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7).To(c14_o8)
c14_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c14_i0: [
        -100, -102, -117, -12, -19, -37, 11, -111, 52, 99, 97, 94, -79, -24, 42, -72, 81, -57, -70, -21, -113,
        122, 6, 13, -112, -34, -63, -46, 62, 96, -66, -44, -43, 113, -60, 4, -80, -26, -128, -126, 14, 109,
        -108, 104, 59
    ],
    c14_i2: [1, 2, 2],
    c14_o8: [81, -57, 122, 13, 62, 96, -44, 4, 14, 109, 104, 109, 4, 91, 109, 91, 59, 91],
}, model=c14_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_rois_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_batch_index_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 3], 0.125, -47))
c15_i1 = Input('c15_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c15_p2 = Parameter('c15_p2', ('TENSOR_INT32', [1]), [0])
c15_p3 = Int32Scalar('c15_p3', 1)
c15_p4 = Int32Scalar('c15_p4', 2)
c15_p5 = Float32Scalar('c15_p5', 1.0)
c15_p6 = Float32Scalar('c15_p6', 4.0)
c15_p7 = BoolScalar('c15_p7', False)
c15_o8 = Output('c15_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 3], 0.125, -47))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_p7)
c15_model.AddOperand(c15_o8)
c15_model.Operation('ROI_POOLING', c15_i0, c15_i1, c15_p2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7).To(c15_o8)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [
        14, -118, -119, 120, 108, 39, -64, 72, -99, -58, -43, 84, 66, -31, -101, -69, 53, 4, -100, -92, 109,
        34, -71, 42, 99, 49, 89
    ],
    c15_i1: [40, 0, 96, 16],
    c15_o8: [120, 108, 89, 99, 72, 89],
}, model=c15_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_batch_index_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_value_nchw_1_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 2, 2], 0.3125, 11))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [3]))
c16_p3 = Int32Scalar('c16_p3', 1)
c16_p4 = Int32Scalar('c16_p4', 1)
c16_p5 = Float32Scalar('c16_p5', 4.0)
c16_p6 = Float32Scalar('c16_p6', 1.0)
c16_p7 = BoolScalar('c16_p7', True)
c16_o8 = Output('c16_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 1, 1], 0.3125, 11))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_p7)
c16_model.AddOperand(c16_o8)
c16_model.Operation('ROI_POOLING', c16_i0, c16_i1, c16_i2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7).To(c16_o8)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [
        10, 28, 6, 0, 45, 2, -86, -29, 112, 116, -118, -26, 127, 101, 82, -91, 91, -98, 36, -44, -17, -33, 5,
        86, -78, -96, -83, -108, 47, 4, 108, -41
    ],
    c16_i1: [0, 0, 16, 32, 0, 8, 14, 64, 2, 32, 14, 56],
    c16_i2: [0, 1, 1],
    c16_o8: [28, 45, 116, 127, 91, 86, -78, 108, 36, 86, -83, 108],
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_value_nchw_1_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17, 5, 5], 0.4375, 0))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [2]))
c17_p3 = Int32Scalar('c17_p3', 2)
c17_p4 = Int32Scalar('c17_p4', 3)
c17_p5 = Float32Scalar('c17_p5', 1.0)
c17_p6 = Float32Scalar('c17_p6', 2.0)
c17_p7 = BoolScalar('c17_p7', True)
c17_o8 = Output('c17_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17, 2, 3], 0.4375, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_p4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_p6)
c17_model.AddOperand(c17_p7)
c17_model.AddOperand(c17_o8)
c17_model.Operation('ROI_POOLING', c17_i0, c17_i1, c17_i2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7).To(c17_o8)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [
        -109, 112, -102, 115, 82, -103, -6, 28, 42, -56, -2, -80, 53, 12, -19, 36, -29, 25, -107, -38, 108,
        19, -31, -25, -48, 70, 69, -10, 68, -61, -126, 34, -20, -78, 74, -18, -88, -5, 84, -108, -82, -49,
        -84, 85, -115, 119, 62, 67, 31, 6, -45, 97, -65, -53, 116, -115, 23, -24, 83, -95, -72, 65, -42, 66,
        117, -55, -11, -65, -40, -93, 79, -104, -105, 82, 127, -71, 122, 47, 100, -85, 119, -15, -33, -40, 43,
        21, 88, 50, 108, -98, -17, -123, -118, -45, -88, 41, 0, 46, 7, -80, -94, 54, 126, -54, 113, -36, 3,
        63, 60, 104, -105, 124, -82, 118, -64, 76, 23, 16, 80, -101, 51, 100, 45, 26, -79, 106, 44, 17, 19,
        -122, 39, -11, -113, -83, -51, 87, -32, -75, -63, -47, 57, 38, -15, 18, 95, -95, 109, -59, -26, 73,
        -55, -3, -14, 125, -93, 51, -74, 91, -28, 75, -125, 109, 73, -107, 79, -89, -56, 2, -9, 75, 111, 117,
        -85, -64, 92, 31, -116, -60, -25, -62, -13, -100, -21, -34, 20, 93, 55, -119, 49, 99, 36, -97, 120,
        55, 52, -10, -87, 96, 112, -37, -106, 25, 61, 78, -111, -39, 77, 59, 22, 2, -68, -9, -38, 64, 33, 68,
        5, 115, 101, 104, 72, -47, 118, 47, 103, 13, 52, -29, -120, -1, -92, -104, 45, -118, 40, -128, 67, 30,
        -31, -30, -111, -76, 39, 35, -24, 40, 121, 12, -114, -126, 123, 24, -73, -7, 102, 38, 8, -84, 105,
        -17, 58, 4, 89, -89, -70, 125, -127, -113, -86, -52, 50, -124, -128, -99, 15, -44, -26, 81, 80, 15,
        -112, -16, 92, 121, 48, 57, -22, -117, -8, -59, -106, 8, 1, 113, -98, -117, -34, 65, -103, 106, -114,
        9, 7, -81, 96, -12, -66, -77, 16, -48, 95, -99, -57, -97, 46, 34, 59, 122, 98, -21, -8, 114, -33, -30,
        -4, 5, 37, -121, 32, -43, -76, 98, 107, 0, -127, -35, -67, -27, 86, 35, 84, 24, 54, -22, -50, -74, 14,
        33, 4, 63, -37, 11, 103, 26, -123, -50, -79, 72, 1, 101, 14, 18, -101, 41, 6, 107, 126, 124, -91, 37,
        93, -122, 110, -57, 22, -52, -96, 114, 27, -41, -87, 94, 90, 127, 120, 56, 10, -4, 62, -86, 99, -3,
        -120, -102, -51, -94, -66, -125, -43, 28, -69, 110, 111, -90, 76, -49, -91, -58, 29, -46, -110, 71,
        -23, 85, -124, 60, 69, 88, -6, 42, -18, 102, -35, -54, 58, -77, -61, -112, 30, 123, -81, -21, 123, 11,
        -102, -14, 83, -90, 8, -77, 5, -12, 47, -20, -19, 21, -47, -84, -119, -77, 21, 53, -20, -83, -92, -12,
        -30, 31, -67, -128, 108, -97, 101, 75, 54, -25, -41, 25, 76, 81, -68, -116, -20, -10, -18, -2, -116,
        -110, 11, 89, 115, -63, 42, -43, 52, -42, 12, -109, -55, 62, 43, 30, -118, 41, 56, 34, -26, 85, 1, 24,
        97, 17, -108, -96, 81, 24, -54, 78, 122, 35, 59, -31, -121, -24, 126, -44, 127, 9, 65, -92, 109, -54,
        93, 57, 3, -39, 87, -62, -19, 105, 60, 80, 79, 57, -10, 124, -107, -61, 104, 15, -69, 0, 107, 89, 49,
        -64, -127, 63, 108, 66, -78, -14, 20, -1, 29, -101, -73, -103, -47, -17, -16, 109, 88, 73, 33, -9, 28,
        16, -23, -76, 65, 113, 107, 17, 9, -46, -16, -71, 49, -53, -64, -78, 13, 63, -29, -62, 102, 87, -108,
        -99, -51, -124, -125, 114, 48, -82, -1, -124, -85, -89, -13, -28, 64, 77, 48, -53, 93, -122, 84, 118,
        112, 36, 44, -119, -4, -120, 125, 85, -123, 90, 69, 29, 44, -6, 45, -109, 61, -27, -63, -75, 40, 110,
        96, -34, -87, -89, 95, -110, 92, -8, 77, -105, -49, -117, 23, 121, -87, -55, -71, 73, 43, -36, 91,
        -69, 90, -96, 86, -84, -18, 7, -85, -28, 103, 19, 119, -60, 116, 37, 50, 6, -73, -46, -45, -3, 2, -60,
        -70, -73, -119, -44, -5, 74, -33, -7, -75, 98, -26, 99, 105, 53, 51, 29, 22, -111, 20, -70, 81, -48,
        114, 21, 44, -32, 66, 10, 83, -11, -74, -114, -35, -52, 120, 69, -126, -113, -79, 3, 117, -95, 100,
        -56, 68, -28, -30, 82, -41, -5, 94, -58, -67, -100, 38, 45, -82, -116, 97, -13, 61, -59, -1, -127, 72,
        -2, -65, -50, -80, 124, 47, 42, 0, -66, -72, -121, 9, 78, 71, -48, -86, -27, -115, -22, 58, -112,
        -100, -83, -36, -37, -57, -39, 46, -91, -39, -67, 97, 54, -27, 86, 74, 56, 13, -23, -106, -72, 17, 39,
        -15, -93, 71, 111, -94, -40, 121, 94, 32, 2, 27, 30, -112, 32, -113, -123, 32, -41, 27, 116, -42, -70,
        -6, -3, -104, -46, 68, 18, 67, -58, 64, -66, 82, 1, 70, -98, 117, -37, 16, 111, 64, -68, -7, 3, 70,
        -90, 55, 113, -38, -32, 66, 106, 4, 26, -88, 14, -81, 10, -71, 91, -45, 34, -86, -72, 106, -99
    ],
    c17_i1: [4, 18, 80, 38, 4, 26, 76, 38],
    c17_i2: [1, 1],
    c17_o8: [
        83, 47, -19, 21, -84, -77, 108, 101, 81, -68, -10, -18, 43, 41, 62, 34, 85, 24, 127, 65, 126, 109, 93,
        3, 124, 107, 49, -64, 108, 66, 109, 88, 33, 113, 107, 9, 102, 114, 48, -1, -85, -89, 125, 85, 90, 69,
        44, 45, 95, 92, 23, 121, -55, 73, 116, 103, 119, -46, -3, 2, 98, 105, 53, 81, 114, 21, 120, 100, -56,
        68, 82, -41, 72, -1, -80, 124, 42, -66, 58, 46, -36, -39, 97, -27, 121, 111, 27, 30, 32, -123, 82, 70,
        64, 117, 111, 64, 106, 91, 14, 34, 106, -99, 21, 47, -19, 21, -84, -77, -25, 76, 81, -68, -10, -18,
        43, 85, 56, 34, 85, 24, 127, 93, 3, 109, 93, 3, 0, 108, 66, -64, 108, 66, 113, 107, 9, 113, 107, 9,
        -1, 114, 48, -1, -85, -89, 125, 85, 90, 69, 44, 45, 121, -49, 73, 121, -55, 73, 116, 50, 6, -46, -3,
        2, 81, 114, 21, 81, 114, 21, 117, 100, -41, 68, 82, -41, 124, 42, -66, 124, 42, -66, -37, 97, -27,
        -39, 97, -27, 121, 32, 27, 30, 32, -123, 117, 111, 64, 117, 111, 64, 34, 106, -45, 34, 106, -99
    ],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
