from math import inf, nan

import numpy as np

# roi_pooling_default_FLOAT32_INT32_typical_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3, 2, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_INT32', [3]))
c0_p3 = Int32Scalar('c0_p3', 2)
c0_p4 = Int32Scalar('c0_p4', 2)
c0_p5 = Float32Scalar('c0_p5', 1.0)
c0_p6 = Float32Scalar('c0_p6', 0.5)
c0_p7 = BoolScalar('c0_p7', True)
c0_o8 = Output('c0_o8', ('TENSOR_FLOAT32', [3, 3, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_o8)
c0_model.Operation('ROI_POOLING', c0_i0, c0_i1, c0_i2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7).To(c0_o8)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -1.125, 2.0, 1.5, 0.625, -2.5, 2.5, 2.125, -3.0, 0.375, -0.625, -1.5, -0.25, -2.625, 1.625, -2.75,
        2.625, -2.25, 1.25, 2.375, 0.25, -1.875, -1.25, 1.125, 1.75, -1.375, 2.25, -2.375, 0.5, -2.125, 0.875,
        -2.0, 0.0, 0.75, 2.875, -0.875, 1.0, -0.5, -0.75, -1.0, 1.375, 2.75, 0.125, 1.875, -1.625, -1.75, 3.0,
        -2.875, -0.375
    ],
    c0_i1: [1.625, 0.25, 2.0, 1.0, 0.625, 0.25, 1.5, 2.0, 0.5, 0.25, 1.875, 1.75],
    c0_i2: [0, 0, 0],
    c0_o8: [
        0.625, 0.0, -3.0, 0.0, -0.25, 0.0, 2.625, 0.0, 0.25, 0.0, 1.75, 0.0, 2.5, 2.125, 2.5, 2.125, 1.625,
        2.625, 1.625, 2.625, 2.375, 2.375, 1.125, 1.75, 2.5, 0.625, 2.5, -3.0, 1.625, 2.625, 1.625, 2.625,
        2.375, 1.75, 1.125, 1.75
    ],
}, model=c0_model, name='roi_pooling_default_FLOAT32_INT32_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_FLOAT32_INT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 3, 3, 4]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [1, 4]))
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [1]))
c1_p3 = Int32Scalar('c1_p3', 1)
c1_p4 = Int32Scalar('c1_p4', 1)
c1_p5 = Float32Scalar('c1_p5', 1.0)
c1_p6 = Float32Scalar('c1_p6', 4.0)
c1_p7 = BoolScalar('c1_p7', False)
c1_o8 = Output('c1_o8', ('TENSOR_FLOAT32', [1, 1, 1, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_o8)
c1_model.Operation('ROI_POOLING', c1_i0, c1_i1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7).To(c1_o8)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        0.9999993, 1.0, 1.0000007, 0.9999995, 1.0000005, 0.9999993, 1.0000007, 0.9999993, 1.0000005,
        1.0000007, 1.0000005, 0.9999993, 1.0000005, 1.0000002, 0.9999995, 0.99999905, 0.99999905, 0.9999995,
        0.99999976, 0.99999905, 0.99999905, 0.99999976, 1.0, 0.99999976, 1.0000005, 0.99999905, 0.99999976,
        0.9999993, 1.0000005, 0.99999976, 1.0000002, 1.0000002, 1.0000002, 1.0, 1.0000005, 1.0, 1.0000002,
        1.0, 0.99999905, 0.99999976, 1.0000005, 1.0000007, 1.0000005, 0.9999993, 0.9999993, 0.99999976,
        1.0000007, 1.0000002, 0.99999905, 1.0, 1.0, 0.9999995, 1.0000005, 1.0000005, 0.9999993, 0.9999993,
        0.99999976, 0.9999993, 1.0000002, 1.0000007, 0.99999976, 0.9999995, 1.0000005, 1.0000002, 0.9999995,
        1.0000002, 1.0000002, 0.99999905, 0.9999993, 1.0000002, 0.99999905, 0.99999976
    ],
    c1_i1: [0.9999993, 1.0000005, 1.0, 1.0000005],
    c1_i2: [0],
    c1_o8: [1.0000005, 1.0000002, 0.9999995, 0.99999905],
}, model=c1_model, name='roi_pooling_default_FLOAT32_INT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# roi_pooling_default_FLOAT16_INT32_typical_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [2, 1, 4, 5]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT16', [2, 4]))
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [2]))
c2_p3 = Int32Scalar('c2_p3', 2)
c2_p4 = Int32Scalar('c2_p4', 1)
c2_p5 = Float16Scalar('c2_p5', 0.5)
c2_p6 = Float16Scalar('c2_p6', 1.0)
c2_p7 = BoolScalar('c2_p7', True)
c2_o8 = Output('c2_o8', ('TENSOR_FLOAT16', [2, 1, 2, 1]))
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
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        -2.25, 3.0, 0.0, -2.625, 1.625, 0.25, -0.25, -2.5, -0.375, -1.25, -2.875, 2.625, 1.125, 1.75, 2.25,
        0.625, 1.875, -0.75, -1.125, -1.375, -0.5, -2.125, 2.875, 2.125, 0.125, 1.375, -1.875, 2.375, 2.0,
        2.75, 0.5, 1.5, -1.5, -2.375, -3.0, 0.875, 1.25, 0.375, 0.75, -0.125
    ],
    c2_i1: [0.25, 1.0, 2.0, 2.0, 0.0, 0.5, 4.0, 2.0],
    c2_i2: [0, 1],
    c2_o8: [2.625, 1.875, 2.75, 1.25],
}, model=c2_model, name='roi_pooling_default_FLOAT16_INT32_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
