from math import inf, nan

import numpy as np

# svdf_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [6, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [6, 3]))
c0_p3 = Parameter('c0_p3', ('TENSOR_FLOAT32', []), None)
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [4, 18]))
c0_p5 = Int32Scalar('c0_p5', 2)
c0_p6 = Int32Scalar('c0_p6', 2)
c0_o7 = Output('c0_o7', ('TENSOR_FLOAT32', [4, 18]))
c0_o8 = Output('c0_o8', ('TENSOR_FLOAT32', [4, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_o7)
c0_model.AddOperand(c0_o8)
c0_model.Operation('SVDF', c0_i0, c0_i1, c0_i2, c0_p3, c0_i4, c0_p5, c0_p6).To(c0_o7, c0_o8)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [
        1.0, 0.5, -0.875, 0.25, -1.0, -0.5, -0.25, 0.0, -0.625, -0.125, 0.625, -0.75, 0.75, 0.875, -0.375,
        0.125
    ],
    c0_i1: [
        0.75, -1.0, 0.0, 0.25, 1.0, -0.125, 0.125, -0.5, -0.625, -0.375, 0.5, -0.875, 0.625, -0.25, 0.875,
        -0.75, 0.375, 0.25, 0.75, -0.875, 0.0, -1.0, -0.5, -0.25
    ],
    c0_i2: [
        0.25, 0.375, -0.125, 0.75, 1.0, -0.25, -0.75, 0.125, 0.5, -0.375, -1.0, 0.875, -0.5, -0.625, 0.625,
        -0.875, 0.0, 0.875
    ],
    c0_i4: [
        0.875, -0.25, -1.0, -0.625, 0.375, -0.5, 0.75, 0.125, -0.375, 0.5, -0.125, 0.0, -0.75, -0.875, 1.0,
        0.25, 0.625, -0.75, -0.625, 0.875, 0.625, 1.0, 0.0, 0.125, 0.5, -0.875, -1.0, 0.75, -0.5, -0.375,
        0.25, 0.375, -0.25, -0.125, -0.625, -0.75, 0.0, 0.125, -0.375, 1.0, 0.625, 0.25, 0.375, -0.5, 0.5,
        -0.125, 0.75, -0.25, 0.875, -0.875, -1.0, -0.5, -0.625, 0.625, -0.75, 1.0, -0.125, 0.375, -0.25,
        -0.875, 0.875, -1.0, 0.75, 0.25, -0.375, 0.0, 0.5, 0.125, -0.375, 0.75, -0.5, -0.625
    ],
    c0_o7: [
        -0.25, 0.3125, 0.0, 0.375, 0.703125, 0.0, 0.125, -1.46875, 0.0, -0.125, -0.453125, 0.0, -0.875,
        -0.375, 0.0, 0.625, -0.125, 0.0, 0.875, -0.25, 0.0, 0.0, -0.96875, 0.0, -0.875, 0.6875, 0.0, -0.5,
        -0.71875, 0.0, 0.375, -0.6875, 0.0, -0.625, 0.625, 0.0, 0.125, -0.53125, 0.0, 0.625, -0.15625, 0.0,
        -0.5, 1.40625, 0.0, 0.75, 0.75, 0.0, -0.875, 0.859375, 0.0, -0.625, 0.0, 0.0, 1.0, -0.28125, 0.0,
        -0.25, 0.53125, 0.0, -1.0, -1.09375, 0.0, -0.375, -0.171875, 0.0, 0.125, 0.109375, 0.0, -0.5,
        -0.71875, 0.0
    ],
    c0_o8: [-0.18359375, -1.0, 0.359375, 1.0, -0.55078125, -0.1328125, 1.0, 0.3125, 1.0, 0.12109375, -1.0, -1.0],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 2]), [-0.875, 0.75, 0.625, 1.0])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 2]), [-0.625, -0.875, 0.875, 0.125, 0.75, -0.5])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [3, 2]), [0.125, 0.0, -0.625, 1.0, -0.25, 0.875])
c1_p3 = Parameter('c1_p3', ('TENSOR_FLOAT32', []), None)
c1_p4 = Parameter('c1_p4', ('TENSOR_FLOAT32', [2, 6]), [-0.75, -0.875, 0.125, 0.875, -1.0, -0.25, 0.5, 0.625, -0.5, -0.625, -0.125, 0.375])
c1_p5 = Int32Scalar('c1_p5', 3)
c1_p6 = Int32Scalar('c1_p6', 3)
c1_o7 = Output('c1_o7', ('TENSOR_FLOAT32', [2, 6]))
c1_o8 = Output('c1_o8', ('TENSOR_FLOAT32', [2, 1]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_o7)
c1_model.AddOperand(c1_o8)
c1_model.Operation('SVDF', c1_p0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6).To(c1_o7, c1_o8)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_o7: [-0.109375, 0.0, -0.671875, 0.0, -1.03125, 0.0, -1.265625, 0.0, 0.671875, 0.0, -0.03125, 0.0],
    c1_o8: [0.0, 1.0507812],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 4]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [2, 3]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [2]))
c2_i4 = Input('c2_i4', ('TENSOR_FLOAT32', [2, 6]))
c2_p5 = Int32Scalar('c2_p5', 1)
c2_p6 = Int32Scalar('c2_p6', 6)
c2_o7 = Output('c2_o7', ('TENSOR_FLOAT32', [2, 6]))
c2_o8 = Output('c2_o8', ('TENSOR_FLOAT32', [2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_i4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_o7)
c2_model.AddOperand(c2_o8)
c2_model.Operation('SVDF', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_p5, c2_p6).To(c2_o7, c2_o8)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [0.125, -0.375, 0.75, -0.25, 0.5, -0.625, 0.625, 0.25],
    c2_i1: [-0.125, 0.5, 0.125, -0.5, 1.0, 0.875, -0.375, 0.625],
    c2_i2: [0.375, 0.0, -0.125, 0.75, -0.5, 0.25],
    c2_i3: [0.125, 0.25],
    c2_i4: [0.75, 0.5, -0.625, -0.375, -0.875, 0.875, 0.375, -0.25, -0.125, 1.0, -0.75, 0.625],
    c2_o7: [0.5, 0.015625, 0.0, -0.875, -0.640625, 0.0, -0.25, -0.421875, 0.0, -0.75, -0.125, 0.0],
    c2_o8: [0.5997196, 0.5612148, 0.57892436, 0.79310596],
}, model=c2_model, name='default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [4, 4]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [6, 4]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [6, 2]))
c3_p3 = Parameter('c3_p3', ('TENSOR_FLOAT32', [2]), [0.625, 0.25])
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT32', [4, 12]))
c3_p5 = Int32Scalar('c3_p5', 3)
c3_p6 = Int32Scalar('c3_p6', 1)
c3_o7 = Output('c3_o7', ('TENSOR_FLOAT32', [4, 12]))
c3_o8 = Output('c3_o8', ('TENSOR_FLOAT32', [4, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_i4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_o7)
c3_model.AddOperand(c3_o8)
c3_model.Operation('SVDF', c3_i0, c3_i1, c3_i2, c3_p3, c3_i4, c3_p5, c3_p6).To(c3_o7, c3_o8)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [
        0.25, -0.5, -0.25, -0.375, -0.75, 0.875, 0.625, 0.0, 0.375, 0.5, -0.875, -0.625, -0.125, 1.0, -1.0,
        0.125
    ],
    c3_i1: [
        -0.875, -0.25, 0.0, -0.125, 0.625, 1.0, 0.375, -0.5, -0.625, -1.0, 0.875, 0.25, 0.125, -0.375, 0.75,
        -0.75, 0.5, 0.75, 0.875, 0.375, -0.5, -0.375, 0.0, -0.125
    ],
    c3_i2: [0.625, 0.375, -0.625, -1.0, -0.375, 0.75, 0.0, -0.125, 0.875, 0.25, -0.75, -0.5],
    c3_i4: [
        0.125, -0.875, 0.5, -0.375, 0.25, -0.25, -0.5, 0.875, 0.375, 0.0, -0.75, -1.0, -0.125, 0.625, -0.625,
        0.75, 1.0, -0.125, -0.625, -0.75, -0.25, 0.25, -0.375, -0.5, 0.875, 1.0, 0.625, -0.875, 0.75, -1.0,
        0.375, 0.0, 0.125, 0.5, 1.0, 0.875, -1.0, 0.5, 0.375, 0.125, -0.375, -0.125, -0.25, 0.0, 0.25, 0.75,
        -0.875, -0.5
    ],
    c3_o7: [
        -0.046875, 0.0, -0.25, 0.0, 0.03125, 0.0, 0.3125, 0.0, -0.609375, 0.0, 0.109375, 0.0, 0.4375, 0.0,
        0.640625, 0.0, 0.140625, 0.0, 0.046875, 0.0, 0.828125, 0.0, 0.046875, 0.0, -0.375, 0.0, 0.71875, 0.0,
        -1.65625, 0.0, -0.328125, 0.0, -0.4375, 0.0, -0.296875, 0.0, -0.15625, 0.0, 0.484375, 0.0, -1.765625,
        0.0, -1.234375, 0.0, -0.140625, 0.0, -0.328125, 0.0
    ],
    c3_o8: [0.5527344, 0.89453125, 0.19140625, 0.49023438, 0.0, 0.0, 0.0, 1.4082031],
}, model=c3_model, name='default_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT32_value_activation_0_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 4]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [4, 4]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [4, 2]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [2]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [1, 8]))
c4_p5 = Int32Scalar('c4_p5', 2)
c4_p6 = Int32Scalar('c4_p6', 0)
c4_o7 = Output('c4_o7', ('TENSOR_FLOAT32', [1, 8]))
c4_o8 = Output('c4_o8', ('TENSOR_FLOAT32', [1, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_i3)
c4_model.AddOperand(c4_i4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_o7)
c4_model.AddOperand(c4_o8)
c4_model.Operation('SVDF', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_p5, c4_p6).To(c4_o7, c4_o8)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [0.125, -1.0, -0.5, 0.375],
    c4_i1: [
        0.25, 0.75, 0.625, 0.375, 0.875, 0.125, -0.75, -0.875, -0.625, -0.5, -0.25, 0.5, -1.0, 1.0, -0.125,
        -0.375
    ],
    c4_i2: [0.875, 0.5, 0.375, -0.75, 0.125, -0.25, -0.5, -1.0],
    c4_i3: [0.0, 0.5],
    c4_i4: [-0.75, 0.875, 0.625, 1.0, -0.125, -0.875, 0.125, 0.25],
    c4_o7: [-0.890625, 0.0, 0.03125, 0.0, 0.734375, 0.0, -1.203125, 0.0],
    c4_o8: [-0.890625, 1.4414062],
}, model=c4_model, name='default_FLOAT32_value_activation_0_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT32_value_activation_4_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 3]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [6, 3]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [6, 2]))
c5_p3 = Parameter('c5_p3', ('TENSOR_FLOAT32', []), None)
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT32', [1, 12]))
c5_p5 = Int32Scalar('c5_p5', 2)
c5_p6 = Int32Scalar('c5_p6', 4)
c5_o7 = Output('c5_o7', ('TENSOR_FLOAT32', [1, 12]))
c5_o8 = Output('c5_o8', ('TENSOR_FLOAT32', [1, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_i4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_o7)
c5_model.AddOperand(c5_o8)
c5_model.Operation('SVDF', c5_i0, c5_i1, c5_i2, c5_p3, c5_i4, c5_p5, c5_p6).To(c5_o7, c5_o8)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [0.0, 0.625, 1.0],
    c5_i1: [
        -0.125, -0.25, -0.75, 0.875, 0.5, 0.0, -0.625, 0.625, 0.375, 0.25, 0.75, 1.0, -0.875, 0.125, -0.5,
        -1.0, -0.375, -0.125
    ],
    c5_i2: [-0.25, 0.25, 0.0, -0.875, 0.5, 0.125, 0.875, -0.75, 0.75, -0.375, 1.0, -1.0],
    c5_i4: [-0.375, 0.5, 0.375, 0.75, -0.25, -0.125, -0.75, -0.5, 0.0, -0.875, -1.0, 0.125],
    c5_o7: [-0.90625, 0.0, 0.3125, 0.0, 0.765625, 0.0, 1.46875, 0.0, -0.421875, 0.0, -0.359375, 0.0],
    c5_o8: [-0.38528398, -0.94545466, -0.44818112],
}, model=c5_model, name='default_FLOAT32_value_activation_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT32_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 17]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [2, 17]))
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT32', [2, 2]))
c6_i3 = Input('c6_i3', ('TENSOR_FLOAT32', [2]))
c6_i4 = Input('c6_i4', ('TENSOR_FLOAT32', [2, 4]))
c6_p5 = Int32Scalar('c6_p5', 1)
c6_p6 = Int32Scalar('c6_p6', 0)
c6_o7 = Output('c6_o7', ('TENSOR_FLOAT32', [2, 4]))
c6_o8 = Output('c6_o8', ('TENSOR_FLOAT32', [2, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_i3)
c6_model.AddOperand(c6_i4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_o7)
c6_model.AddOperand(c6_o8)
c6_model.Operation('SVDF', c6_i0, c6_i1, c6_i2, c6_i3, c6_i4, c6_p5, c6_p6).To(c6_o7, c6_o8)
c6_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c6_i0: [
        -0.25, 0.125, -0.625, 0.625, -0.125, 0.75, -1.0, -0.75, -0.375, 0.375, 0.5, 0.25, 1.0, -0.5, -0.875,
        0.0, 0.875, -0.25, 0.25, -0.625, 0.625, 0.125, -1.0, 0.75, -0.125, 0.875, 1.0, -0.5, -0.375, 0.375,
        -0.875, -0.75, 0.5, 0.0
    ],
    c6_i1: [
        0.375, 0.625, -0.125, -0.625, -0.75, 0.25, -1.0, 0.5, -0.5, 0.875, 0.0, -0.375, -0.25, 0.125, -0.875,
        0.75, 1.0, 0.625, 0.25, 0.0, 0.75, 0.5, 1.0, -0.75, -1.0, -0.875, -0.375, 0.875, -0.125, -0.625, -0.5,
        0.375, -0.25, 0.125
    ],
    c6_i2: [-1.0, -0.75, 0.75, 0.125],
    c6_i3: [0.625, 0.25],
    c6_i4: [0.0, 0.75, 0.25, 0.375, -0.875, 0.5, -0.75, 1.0],
    c6_o7: [2.328125, 0.0, 2.53125, 0.0, 0.0, 0.0, -2.734375, 0.0],
    c6_o8: [-1.1210938, 0.75390625, 1.5, -0.6542969],
}, model=c6_model, name='default_FLOAT32_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [2, 4]))
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', [2, 4]), [-0.25, 0.125, 0.75, -0.625, 0.0, 0.875, 0.375, -1.0])
c7_p2 = Parameter('c7_p2', ('TENSOR_FLOAT16', [2, 3]), [-0.125, 0.5, -0.375, -0.25, 0.625, 0.875])
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT16', [1]))
c7_p4 = Parameter('c7_p4', ('TENSOR_FLOAT16', [2, 6]), [-0.125, -0.375, -0.5, 0.0, -0.75, 0.125, 0.25, 1.0, -1.0, 0.375, -0.25, -0.875])
c7_p5 = Int32Scalar('c7_p5', 2)
c7_p6 = Int32Scalar('c7_p6', 6)
c7_o7 = Output('c7_o7', ('TENSOR_FLOAT16', [2, 6]))
c7_o8 = Output('c7_o8', ('TENSOR_FLOAT16', [2, 1]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_i3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_o7)
c7_model.AddOperand(c7_o8)
c7_model.Operation('SVDF', c7_i0, c7_p1, c7_p2, c7_i3, c7_p4, c7_p5, c7_p6).To(c7_o7, c7_o8)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-0.75, -0.375, -0.5, -0.875, -1.0, 0.5, 0.75, 0.625],
    c7_i3: [0.375],
    c7_o7: [-0.375, 0.3125, 0.0, -0.75, 0.3594, 0.0, 1.0, 0.4844, 0.0, -0.25, 0.09375, 0.0],
    c7_o8: [0.483, 0.621],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT16_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [4, 3]), [-0.25, 0.125, 0.25, 1.0, -0.625, 0.875, 0.75, 0.0, -1.0, 0.5, 0.375, -0.125])
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [2, 3]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [2, 2]))
c8_p3 = Parameter('c8_p3', ('TENSOR_FLOAT16', []), None)
c8_i4 = Input('c8_i4', ('TENSOR_FLOAT16', [4, 4]))
c8_p5 = Int32Scalar('c8_p5', 1)
c8_p6 = Int32Scalar('c8_p6', 0)
c8_o7 = Output('c8_o7', ('TENSOR_FLOAT16', [4, 4]))
c8_o8 = Output('c8_o8', ('TENSOR_FLOAT16', [4, 2]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_i4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_o7)
c8_model.AddOperand(c8_o8)
c8_model.Operation('SVDF', c8_p0, c8_i1, c8_i2, c8_p3, c8_i4, c8_p5, c8_p6).To(c8_o7, c8_o8)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i1: [-0.25, -0.5, 0.5, -0.875, 0.625, -0.75],
    c8_i2: [-0.375, 0.125, -1.0, -0.875],
    c8_i4: [
        0.75, -1.0, -0.5, -0.25, 0.125, 0.0, 0.625, -0.75, 1.0, 0.875, -0.125, 0.25, 0.5, -0.875, -0.375,
        -0.625
    ],
    c8_o7: [
        0.125, 0.0, 0.1094, 0.0, 0.5, 0.0, -1.922, 0.0, -0.6875, 0.0, 0.09375, 0.0, -0.375, 0.0, -0.1094, 0.0
    ],
    c8_o8: [-0.2656, 0.4043, 0.01563, 1.057, -0.461, 0.04297, -0.2344, 0.4707],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT16_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 4]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [3, 4]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [3, 2]))
c9_p3 = Parameter('c9_p3', ('TENSOR_FLOAT16', [3]), [0.0, -0.25, 0.25])
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [2, 6]))
c9_p5 = Int32Scalar('c9_p5', 1)
c9_p6 = Int32Scalar('c9_p6', 4)
c9_o7 = Output('c9_o7', ('TENSOR_FLOAT16', [2, 6]))
c9_o8 = Output('c9_o8', ('TENSOR_FLOAT16', [2, 3]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_i4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_o7)
c9_model.AddOperand(c9_o8)
c9_model.Operation('SVDF', c9_i0, c9_i1, c9_i2, c9_p3, c9_i4, c9_p5, c9_p6).To(c9_o7, c9_o8)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-0.875, -0.25, 0.125, 0.0, 0.875, 0.25, 0.625, 1.0],
    c9_i1: [-0.875, 0.625, 0.0, 0.75, 0.5, -0.75, -0.5, -0.125, -0.375, 0.875, -0.625, -0.25],
    c9_i2: [-0.875, 0.625, 0.875, -0.5, 0.125, 1.0],
    c9_i4: [0.375, 1.0, -0.875, -0.5, -0.25, 0.625, -0.125, -1.0, 0.875, 0.25, -0.625, -0.375],
    c9_o7: [0.6094, 0.0, -0.3125, 0.0, 0.03125, 0.0, 0.1406, 0.0, -0.1875, 0.0, -0.75, 0.0],
    c9_o8: [0.05267, -0.696, 0.2449, 0.1947, 0.5435, -0.5215],
}, model=c9_model, name='default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT16_value_activation_1_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 1]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [4, 1]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [4, 3]))
c10_p3 = Parameter('c10_p3', ('TENSOR_FLOAT16', []), None)
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [3, 12]))
c10_p5 = Int32Scalar('c10_p5', 2)
c10_p6 = Int32Scalar('c10_p6', 1)
c10_o7 = Output('c10_o7', ('TENSOR_FLOAT16', [3, 12]))
c10_o8 = Output('c10_o8', ('TENSOR_FLOAT16', [3, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_i4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_o7)
c10_model.AddOperand(c10_o8)
c10_model.Operation('SVDF', c10_i0, c10_i1, c10_i2, c10_p3, c10_i4, c10_p5, c10_p6).To(c10_o7, c10_o8)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [0.375, 0.625, 0.25],
    c10_i1: [0.125, 0.75, -0.25, -0.875],
    c10_i2: [0.75, -0.125, -0.625, -0.375, -0.25, 0.5, 0.125, 0.25, -1.0, 1.0, -0.75, -0.875],
    c10_i4: [
        0.25, -0.625, -0.25, 0.125, -0.5, 0.75, 0.5, 1.0, -0.875, -0.75, -0.125, -1.0, 0.375, 0.875, -0.375,
        0.625, 0.0, -0.125, 0.625, -0.75, -0.375, 1.0, -0.875, 0.25, 0.875, -0.5, 0.5, -0.625, -1.0, 0.75,
        0.0, -0.25, 0.125, 0.375, 0.875, 0.75
    ],
    c10_o7: [
        -0.625, 0.04688, 0.0, -0.5, 0.2812, 0.0, 1.0, -0.09375, 0.0, -0.125, -0.3281, 0.0, 0.875, 0.0781, 0.0,
        0.0, 0.4688, 0.0, -0.75, -0.1562, 0.0, -0.875, -0.547, 0.0, -0.5, 0.03125, 0.0, -1.0, 0.1875, 0.0,
        -0.25, -0.0625, 0.0, 0.875, -0.2188, 0.0
    ],
    c10_o8: [0.455, 0.0371, 0.12305, 2.182, 1.277, 0.0],
}, model=c10_model, name='default_FLOAT16_value_activation_1_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT16_value_activation_2_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [4, 2]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [1, 2]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [1, 2]))
c11_p3 = Parameter('c11_p3', ('TENSOR_FLOAT16', []), None)
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [4, 2]))
c11_p5 = Int32Scalar('c11_p5', 1)
c11_p6 = Int32Scalar('c11_p6', 2)
c11_o7 = Output('c11_o7', ('TENSOR_FLOAT16', [4, 2]))
c11_o8 = Output('c11_o8', ('TENSOR_FLOAT16', [4, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_i4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_o7)
c11_model.AddOperand(c11_o8)
c11_model.Operation('SVDF', c11_i0, c11_i1, c11_i2, c11_p3, c11_i4, c11_p5, c11_p6).To(c11_o7, c11_o8)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [0.125, 1.0, 0.625, 0.875, 0.375, -0.625, -1.0, 0.75],
    c11_i1: [0.875, 0.375],
    c11_i2: [-1.0, -0.875],
    c11_i4: [0.25, -0.75, 0.0, 0.875, -0.5, 0.5, -0.625, -0.25],
    c11_o7: [0.4844, 0.0, 0.875, 0.0, 0.09375, 0.0, -0.5938, 0.0],
    c11_o8: [-0.674, -0.7656, 0.418, 1.0],
}, model=c11_model, name='default_FLOAT16_value_activation_2_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT16_value_activation_3_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [4, 4]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [3, 4]))
c12_i2 = Input('c12_i2', ('TENSOR_FLOAT16', [3, 3]))
c12_p3 = Parameter('c12_p3', ('TENSOR_FLOAT16', []), None)
c12_i4 = Input('c12_i4', ('TENSOR_FLOAT16', [4, 9]))
c12_p5 = Int32Scalar('c12_p5', 3)
c12_p6 = Int32Scalar('c12_p6', 3)
c12_o7 = Output('c12_o7', ('TENSOR_FLOAT16', [4, 9]))
c12_o8 = Output('c12_o8', ('TENSOR_FLOAT16', [4, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_i4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_o7)
c12_model.AddOperand(c12_o8)
c12_model.Operation('SVDF', c12_i0, c12_i1, c12_i2, c12_p3, c12_i4, c12_p5, c12_p6).To(c12_o7, c12_o8)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        0.75, 0.125, -1.0, 1.0, -0.125, 0.875, 0.375, 0.5, -0.375, -0.25, -0.875, -0.75, 0.25, 0.0, -0.5,
        -0.625
    ],
    c12_i1: [0.125, 1.0, -1.0, 0.0, 0.625, 0.875, -0.5, -0.75, -0.125, 0.75, -0.25, 0.5],
    c12_i2: [-0.125, -0.875, 0.25, 0.125, 0.75, -0.625, 0.375, 1.0, 0.0],
    c12_i4: [
        0.875, -0.5, 0.5, -0.75, 0.625, 0.25, -0.25, 0.375, 0.75, -0.625, 0.0, -0.125, -0.375, -0.875, -1.0,
        0.125, 1.0, -1.0, -0.875, 0.0, -0.375, -0.25, 1.0, -0.625, 0.5, -0.75, -0.5, 0.25, 0.75, 0.375, 0.125,
        0.875, 0.625, -0.125, 1.0, -0.375
    ],
    c12_o7: [
        -0.5, 1.219, 0.0, 0.625, 0.3281, 0.0, 0.375, 0.75, 0.0, 0.0, 0.4844, 0.0, -0.875, 0.125, 0.0, 1.0,
        0.828, 0.0, 0.0, 0.578, 0.0, 1.0, 0.547, 0.0, -0.75, -0.2969, 0.0, 0.75, 0.5312, 0.0, 0.875, 0.875,
        0.0, 1.0, -0.2188, 0.0
    ],
    c12_o8: [1.084, 0.4648, 0.06836, 0.5234],
}, model=c12_model, name='default_FLOAT16_value_activation_3_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# svdf_default_FLOAT16_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [1, 17]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [4, 17]))
c13_i2 = Input('c13_i2', ('TENSOR_FLOAT16', [4, 2]))
c13_i3 = Input('c13_i3', ('TENSOR_FLOAT16', [2]))
c13_i4 = Input('c13_i4', ('TENSOR_FLOAT16', [1, 8]))
c13_p5 = Int32Scalar('c13_p5', 2)
c13_p6 = Int32Scalar('c13_p6', 0)
c13_o7 = Output('c13_o7', ('TENSOR_FLOAT16', [1, 8]))
c13_o8 = Output('c13_o8', ('TENSOR_FLOAT16', [1, 2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_i3)
c13_model.AddOperand(c13_i4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_o7)
c13_model.AddOperand(c13_o8)
c13_model.Operation('SVDF', c13_i0, c13_i1, c13_i2, c13_i3, c13_i4, c13_p5, c13_p6).To(c13_o7, c13_o8)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        0.375, 0.0, 0.25, -0.875, -0.25, 1.0, -1.0, -0.375, 0.125, -0.75, -0.125, 0.5, 0.625, 0.75, 0.875,
        -0.625, -0.5
    ],
    c13_i1: [
        1.0, -0.125, 0.5, 0.75, 0.375, -0.875, 0.875, 0.0, 0.25, -0.25, 0.125, -0.375, -0.625, -1.0, -0.75,
        -0.5, 0.625, 0.5, -0.875, -0.625, 1.0, 0.875, 0.375, 0.0, -1.0, -0.25, -0.125, 0.75, -0.75, 0.125,
        0.25, 0.625, -0.5, -0.375, 0.5, 0.75, 0.375, 0.875, 0.0, 0.25, -0.75, 1.0, 0.625, -0.25, -0.125, -1.0,
        -0.375, -0.875, 0.125, -0.625, -0.5, 0.75, 0.0, 1.0, -0.5, -0.625, 0.125, -0.875, -1.0, 0.5, 0.625,
        0.25, 0.375, -0.75, -0.125, -0.375, 0.875, -0.25
    ],
    c13_i2: [-0.875, -0.125, 0.25, 0.125, 1.0, -0.375, 0.625, 0.0],
    c13_i3: [-0.875, 0.125],
    c13_i4: [0.625, -0.875, -0.125, 0.25, 0.375, 0.0, 1.0, 0.125],
    c13_o7: [-3.781, 0.0, 0.5938, 0.0, -0.2188, 0.0, 0.9375, 0.0],
    c13_o8: [-0.9062, 1.207],
}, model=c13_model, name='default_FLOAT16_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
