from math import inf, nan

import numpy as np

# bidirectional_sequence_rnn_separate_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 2, 3]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [4, 3]))
c0_p2 = Parameter('c0_p2', ('TENSOR_FLOAT32', [4, 4]), [
        -0.125, 0.375, 0.0, -0.75, 0.125, 0.5, 0.25, 1.0, -0.375, 0.75, -1.0, -0.875, 0.875, -0.25, -0.5,
        -0.625
    ])
c0_p3 = Parameter('c0_p3', ('TENSOR_FLOAT32', [4]), [-0.875, 0.625, -0.25, -0.75])
c0_p4 = Parameter('c0_p4', ('TENSOR_FLOAT32', [2, 4]), [0.125, 0.625, 0.5, 0.875, -0.625, -1.0, -0.875, -0.5])
c0_i5 = Input('c0_i5', ('TENSOR_FLOAT32', [3, 1]))
c0_p6 = Parameter('c0_p6', ('TENSOR_FLOAT32', [3, 3]), [0.125, 1.0, 0.0, 0.75, 0.375, 0.875, 0.625, 0.25, 0.5])
c0_p7 = Parameter('c0_p7', ('TENSOR_FLOAT32', [3]), [0.125, -0.875, -0.125])
c0_p8 = Parameter('c0_p8', ('TENSOR_FLOAT32', [2, 3]), [0.625, 0.875, -1.0, -0.25, -0.125, 0.125])
c0_p9 = Parameter('c0_p9', ('TENSOR_FLOAT32', [2, 2, 1]), [0.875, -0.25, -0.75, -0.5])
c0_p10 = Parameter('c0_p10', ('TENSOR_FLOAT32', []), None)
c0_p11 = Parameter('c0_p11', ('TENSOR_FLOAT32', []), None)
c0_p12 = Int32Scalar('c0_p12', 4)
c0_p13 = BoolScalar('c0_p13', False)
c0_p14 = BoolScalar('c0_p14', False)
c0_o15 = Output('c0_o15', ('TENSOR_FLOAT32', [2, 2, 4]))
c0_o16 = Output('c0_o16', ('TENSOR_FLOAT32', [2, 2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_i5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_p8)
c0_model.AddOperand(c0_p9)
c0_model.AddOperand(c0_p10)
c0_model.AddOperand(c0_p11)
c0_model.AddOperand(c0_p12)
c0_model.AddOperand(c0_p13)
c0_model.AddOperand(c0_p14)
c0_model.AddOperand(c0_o15)
c0_model.AddOperand(c0_o16)
c0_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c0_i0, c0_i1, c0_p2, c0_p3, c0_p4, c0_i5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10, c0_p11, c0_p12, c0_p13, c0_p14).To(c0_o15, c0_o16)
c0_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c0_i0: [0.25, 0.625, 0.5, -0.25, -0.5, 1.0, 0.0, -0.375, 0.875, -0.875, -0.125, -0.625],
    c0_i1: [-1.0, -0.25, 0.375, -0.125, 1.0, -0.375, -0.875, 0.5, -0.5, 0.625, 0.25, 0.125],
    c0_i5: [-0.5, 0.75, -0.125],
    c0_o15: [
        -0.9106383, 0.9823053, -0.84828365, -0.8392851, 0.7559337, -0.71276563, 0.9544589, -0.7615689,
        -0.3583574, -0.8798267, -0.077966444, -0.2740616, -0.27541983, 0.06539531, 0.5064246, -0.8590176
    ],
    c0_o16: [
        -0.771004, 0.11488115, 0.09115533, 0.83460534, -0.8146244, 0.015623729, -0.33895457, -0.9434016,
        -0.20629095, 0.21532634, -0.8798267, -0.1853332
    ],
}, model=c0_model, name='separate_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 1, 1]), [-0.375, 0.125])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 1]), [0.875, -0.5, 1.0])
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [3, 3]))
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT32', [3]))
c1_i4 = Input('c1_i4', ('TENSOR_FLOAT32', [1, 3]))
c1_p5 = Parameter('c1_p5', ('TENSOR_FLOAT32', [3, 1]), [-0.875, -0.375, 0.75])
c1_i6 = Input('c1_i6', ('TENSOR_FLOAT32', [3, 3]))
c1_i7 = Input('c1_i7', ('TENSOR_FLOAT32', [3]))
c1_i8 = Input('c1_i8', ('TENSOR_FLOAT32', [1, 3]))
c1_p9 = Parameter('c1_p9', ('TENSOR_FLOAT32', []), None)
c1_p10 = Parameter('c1_p10', ('TENSOR_FLOAT32', []), None)
c1_p11 = Parameter('c1_p11', ('TENSOR_FLOAT32', []), None)
c1_p12 = Int32Scalar('c1_p12', 2)
c1_p13 = BoolScalar('c1_p13', True)
c1_p14 = BoolScalar('c1_p14', False)
c1_o15 = Output('c1_o15', ('TENSOR_FLOAT32', [2, 1, 3]))
c1_o16 = Output('c1_o16', ('TENSOR_FLOAT32', [2, 1, 3]))
c1_o17 = Output('c1_o17', ('TENSOR_FLOAT32', [1, 3]))
c1_o18 = Output('c1_o18', ('TENSOR_FLOAT32', [1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_i4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_i6)
c1_model.AddOperand(c1_i7)
c1_model.AddOperand(c1_i8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_p11)
c1_model.AddOperand(c1_p12)
c1_model.AddOperand(c1_p13)
c1_model.AddOperand(c1_p14)
c1_model.AddOperand(c1_o15)
c1_model.AddOperand(c1_o16)
c1_model.AddOperand(c1_o17)
c1_model.AddOperand(c1_o18)
c1_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c1_p0, c1_p1, c1_i2, c1_i3, c1_i4, c1_p5, c1_i6, c1_i7, c1_i8, c1_p9, c1_p10, c1_p11, c1_p12, c1_p13, c1_p14).To(c1_o15, c1_o16, c1_o17, c1_o18)
c1_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c1_i2: [0.625, -0.75, -0.375, 0.125, 0.25, 1.0, -0.125, 0.875, 0.75],
    c1_i3: [-0.625, 0.75, -0.75],
    c1_i4: [-0.125, -0.5, 0.0],
    c1_i6: [-0.875, -0.625, -0.25, -0.75, 0.625, 1.0, -1.0, -0.125, 0.25],
    c1_i7: [0.0, 0.125, -0.25],
    c1_i8: [-0.25, -0.75, -1.0],
    c1_o15: [-0.65625, 0.796875, -1.0, -1.0, -0.1953125, -0.5957031],
    c1_o16: [0.24414062, -1.0, -1.0, 0.828125, -1.0, -0.0625],
    c1_o17: [-1.0, -0.1953125, -0.5957031],
    c1_o18: [0.24414062, -1.0, -1.0],
}, model=c1_model, name='separate_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 2, 4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [4, 4]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [4, 4]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [4]))
c2_i4 = Input('c2_i4', ('TENSOR_FLOAT32', [2, 4]))
c2_i5 = Input('c2_i5', ('TENSOR_FLOAT32', [4, 4]))
c2_i6 = Input('c2_i6', ('TENSOR_FLOAT32', [4, 4]))
c2_i7 = Input('c2_i7', ('TENSOR_FLOAT32', [4]))
c2_i8 = Input('c2_i8', ('TENSOR_FLOAT32', [2, 4]))
c2_i9 = Input('c2_i9', ('TENSOR_FLOAT32', [2, 2, 4]))
c2_p10 = Parameter('c2_p10', ('TENSOR_FLOAT32', [4, 4]), [
        -0.375, -0.625, -0.25, 0.375, -0.5, -0.75, 0.75, 0.0, 0.25, -0.125, 0.5, 1.0, -0.875, 0.125, -1.0,
        0.625
    ])
c2_i11 = Input('c2_i11', ('TENSOR_FLOAT32', [4, 4]))
c2_p12 = Int32Scalar('c2_p12', 3)
c2_p13 = BoolScalar('c2_p13', True)
c2_p14 = BoolScalar('c2_p14', False)
c2_o15 = Output('c2_o15', ('TENSOR_FLOAT32', [2, 2, 4]))
c2_o16 = Output('c2_o16', ('TENSOR_FLOAT32', [2, 2, 4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_i4)
c2_model.AddOperand(c2_i5)
c2_model.AddOperand(c2_i6)
c2_model.AddOperand(c2_i7)
c2_model.AddOperand(c2_i8)
c2_model.AddOperand(c2_i9)
c2_model.AddOperand(c2_p10)
c2_model.AddOperand(c2_i11)
c2_model.AddOperand(c2_p12)
c2_model.AddOperand(c2_p13)
c2_model.AddOperand(c2_p14)
c2_model.AddOperand(c2_o15)
c2_model.AddOperand(c2_o16)
c2_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_i5, c2_i6, c2_i7, c2_i8, c2_i9, c2_p10, c2_i11, c2_p12, c2_p13, c2_p14).To(c2_o15, c2_o16)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        -0.625, -0.375, -0.25, 0.25, 0.125, -1.0, 0.625, 1.0, 0.875, -0.75, -0.875, 0.5, 0.0, 0.75, -0.125,
        -0.5
    ],
    c2_i1: [
        -0.125, -0.375, 0.0, -0.875, -0.625, -0.5, -0.75, 1.0, -1.0, 0.125, -0.25, 0.875, 0.5, 0.75, 0.375,
        0.625
    ],
    c2_i2: [
        0.625, 0.125, 0.25, -0.875, 0.0, 0.375, 1.0, 0.5, -0.125, -0.25, 0.875, -0.75, -0.5, 0.75, -0.625,
        -1.0
    ],
    c2_i3: [-0.625, -0.875, -6.0, -6.125],
    c2_i4: [0.0, 0.5, 0.875, 1.0, -0.625, -0.5, 0.625, -0.875],
    c2_i5: [
        0.125, -0.25, 0.875, 0.0, 0.75, -0.625, -0.375, -0.5, -1.0, 0.25, -0.75, -0.875, -0.125, 0.375, 1.0,
        0.625
    ],
    c2_i6: [
        -0.375, -1.0, 0.375, 0.125, 0.875, -0.625, -0.75, 0.5, -0.25, -0.125, 0.75, 0.0, -0.5, -0.875, 0.625,
        0.25
    ],
    c2_i7: [-4.5, 4.875, -5.625, 2.75],
    c2_i8: [0.375, -0.25, -1.0, 0.75, 0.875, 0.625, 0.125, -0.375],
    c2_i9: [
        0.375, 0.625, -0.75, 0.5, -0.625, -0.25, -0.375, 0.25, 1.0, 0.0, -0.875, 0.75, -0.125, 0.875, -0.5,
        -1.0
    ],
    c2_i11: [
        1.0, -0.5, 0.625, 0.25, -0.75, 0.875, -0.625, 0.375, 0.75, -1.0, -0.25, -0.375, -0.875, -0.125, 0.0,
        0.5
    ],
    c2_o15: [0.0, 0.484375, 0.0, 0.0, 0.0, 0.296875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    c2_o16: [
        0.0, 2.2265625, 0.0, 0.0, 0.0, 2.4882812, 0.0, 0.0, 0.0, 6.0, 0.0, 0.890625, 0.0, 5.59375, 0.0,
        1.09375
    ],
}, model=c2_model, name='separate_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 3, 4]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [1, 4]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [1, 1]))
c3_i3 = Input('c3_i3', ('TENSOR_FLOAT32', [1]))
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT32', [1, 1]))
c3_i5 = Input('c3_i5', ('TENSOR_FLOAT32', [3, 4]))
c3_i6 = Input('c3_i6', ('TENSOR_FLOAT32', [3, 3]))
c3_i7 = Input('c3_i7', ('TENSOR_FLOAT32', [3]))
c3_i8 = Input('c3_i8', ('TENSOR_FLOAT32', [1, 3]))
c3_i9 = Input('c3_i9', ('TENSOR_FLOAT32', [1, 3, 3]))
c3_i10 = Input('c3_i10', ('TENSOR_FLOAT32', [1, 3]))
c3_p11 = Parameter('c3_p11', ('TENSOR_FLOAT32', [3, 3]), [0.375, -0.75, -0.875, -0.5, 0.875, -1.0, 0.0, 0.5, 0.125])
c3_p12 = Int32Scalar('c3_p12', 0)
c3_p13 = BoolScalar('c3_p13', False)
c3_p14 = BoolScalar('c3_p14', False)
c3_o15 = Output('c3_o15', ('TENSOR_FLOAT32', [1, 3, 1]))
c3_o16 = Output('c3_o16', ('TENSOR_FLOAT32', [1, 3, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_i3)
c3_model.AddOperand(c3_i4)
c3_model.AddOperand(c3_i5)
c3_model.AddOperand(c3_i6)
c3_model.AddOperand(c3_i7)
c3_model.AddOperand(c3_i8)
c3_model.AddOperand(c3_i9)
c3_model.AddOperand(c3_i10)
c3_model.AddOperand(c3_p11)
c3_model.AddOperand(c3_p12)
c3_model.AddOperand(c3_p13)
c3_model.AddOperand(c3_p14)
c3_model.AddOperand(c3_o15)
c3_model.AddOperand(c3_o16)
c3_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c3_i0, c3_i1, c3_i2, c3_i3, c3_i4, c3_i5, c3_i6, c3_i7, c3_i8, c3_i9, c3_i10, c3_p11, c3_p12, c3_p13, c3_p14).To(c3_o15, c3_o16)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [-0.625, -0.25, -0.875, -0.75, 0.75, 0.375, -0.375, -0.125, 0.125, 1.0, 0.25, -1.0],
    c3_i1: [-0.375, 0.625, -0.5, 0.5],
    c3_i2: [-0.5],
    c3_i3: [-0.875],
    c3_i4: [0.5],
    c3_i5: [0.5, -1.0, 0.0, -0.375, 0.75, 0.375, 0.25, -0.75, -0.625, -0.125, -0.25, 0.625],
    c3_i6: [-0.25, -0.375, 0.25, 0.125, -0.625, -0.875, -1.0, -0.5, 0.0],
    c3_i7: [-0.375, -0.25, 0.625],
    c3_i8: [0.375, -0.625, 0.625],
    c3_i9: [1.0, 0.25, 0.75, 0.875, -0.75, 0.375, 0.5, 0.0, 0.625],
    c3_i10: [0.125, -0.5, 0.25],
    c3_o15: [-0.796875, 0.1796875, -0.79296875],
    c3_o16: [-0.17602539, -1.5317383, 1.0869141, 0.40429688, -0.9511719, 0.7734375, -1.0, 0.046875, -0.25],
}, model=c3_model, name='separate_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT32_value_activation_1_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 2, 4]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [3, 4]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [3, 3]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [3]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [2, 3]))
c4_i5 = Input('c4_i5', ('TENSOR_FLOAT32', [4, 4]))
c4_i6 = Input('c4_i6', ('TENSOR_FLOAT32', [4, 4]))
c4_i7 = Input('c4_i7', ('TENSOR_FLOAT32', [4]))
c4_i8 = Input('c4_i8', ('TENSOR_FLOAT32', [2, 4]))
c4_i9 = Input('c4_i9', ('TENSOR_FLOAT32', [2, 2, 4]))
c4_i10 = Input('c4_i10', ('TENSOR_FLOAT32', [3, 4]))
c4_i11 = Input('c4_i11', ('TENSOR_FLOAT32', [4, 4]))
c4_p12 = Int32Scalar('c4_p12', 1)
c4_p13 = BoolScalar('c4_p13', True)
c4_p14 = BoolScalar('c4_p14', False)
c4_o15 = Output('c4_o15', ('TENSOR_FLOAT32', [2, 2, 3]))
c4_o16 = Output('c4_o16', ('TENSOR_FLOAT32', [2, 2, 4]))
c4_o17 = Output('c4_o17', ('TENSOR_FLOAT32', [2, 3]))
c4_o18 = Output('c4_o18', ('TENSOR_FLOAT32', [2, 4]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_i3)
c4_model.AddOperand(c4_i4)
c4_model.AddOperand(c4_i5)
c4_model.AddOperand(c4_i6)
c4_model.AddOperand(c4_i7)
c4_model.AddOperand(c4_i8)
c4_model.AddOperand(c4_i9)
c4_model.AddOperand(c4_i10)
c4_model.AddOperand(c4_i11)
c4_model.AddOperand(c4_p12)
c4_model.AddOperand(c4_p13)
c4_model.AddOperand(c4_p14)
c4_model.AddOperand(c4_o15)
c4_model.AddOperand(c4_o16)
c4_model.AddOperand(c4_o17)
c4_model.AddOperand(c4_o18)
c4_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_i9, c4_i10, c4_i11, c4_p12, c4_p13, c4_p14).To(c4_o15, c4_o16, c4_o17, c4_o18)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [
        0.75, 0.375, 1.0, -0.125, -0.75, 0.25, 0.0, -0.875, -0.5, 0.875, 0.5, -0.375, -0.25, -0.625, 0.625,
        -1.0
    ],
    c4_i1: [-0.875, -0.625, -0.125, -0.5, 1.0, 0.375, 0.25, -0.25, 0.625, -0.75, 0.75, -1.0],
    c4_i2: [0.125, 0.5, -0.25, -1.0, -0.125, 0.625, -0.375, 0.75, -0.875],
    c4_i3: [-0.5, 0.75, 1.0],
    c4_i4: [-0.375, 0.25, -0.25, -0.125, 0.375, 0.5],
    c4_i5: [
        -0.25, 0.0, 0.625, -0.875, -0.5, -0.375, -0.625, 1.0, -0.75, 0.125, 0.25, -0.125, 0.875, 0.5, 0.75,
        0.375
    ],
    c4_i6: [
        0.875, -0.875, 0.75, 0.25, -1.0, -0.5, 0.625, -0.375, -0.75, 0.375, -0.25, 0.0, -0.625, -0.125, 0.125,
        0.5
    ],
    c4_i7: [0.625, 0.125, -0.625, -0.75],
    c4_i8: [-0.75, 0.875, 0.75, -0.625, 0.125, 0.5, -0.25, -0.5],
    c4_i9: [
        -1.0, -0.625, 0.125, 0.5, 0.875, 0.625, -0.25, 0.375, -0.875, -0.75, -0.125, -0.375, -0.5, 0.0, 1.0,
        0.75
    ],
    c4_i10: [0.75, -1.0, 1.0, 0.0, 0.375, 0.875, -0.375, 0.5, -0.125, 0.625, 0.25, 0.125],
    c4_i11: [
        -0.25, -0.125, 0.25, 0.375, -0.75, 0.125, 1.0, -0.5, -0.875, 0.0, -0.625, -1.0, 0.5, 0.875, -0.375,
        0.75
    ],
    c4_o15: [
        0.0, 1.390625, 2.4375, 0.265625, 1.859375, 1.375, 0.0, 1.0214844, 0.0, 1.7753906, 0.8457031, 3.2792969
    ],
    c4_o16: [
        2.7597656, 0.0, 0.0, 0.0, 3.0820312, 0.0, 0.0, 0.0, 0.515625, 1.0, 1.953125, 0.0, 1.96875, 0.0, 0.0,
        0.0
    ],
    c4_o17: [0.0, 1.0214844, 0.0, 1.7753906, 0.8457031, 3.2792969],
    c4_o18: [2.7597656, 0.0, 0.0, 0.0, 3.0820312, 0.0, 0.0, 0.0],
}, model=c4_model, name='separate_FLOAT32_value_activation_1_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT32_value_activation_6_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 1, 4]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [3, 4]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [3, 3]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT32', [3]))
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT32', [1, 3]))
c5_i5 = Input('c5_i5', ('TENSOR_FLOAT32', [1, 4]))
c5_i6 = Input('c5_i6', ('TENSOR_FLOAT32', [1, 1]))
c5_i7 = Input('c5_i7', ('TENSOR_FLOAT32', [1]))
c5_i8 = Input('c5_i8', ('TENSOR_FLOAT32', [1, 1]))
c5_i9 = Input('c5_i9', ('TENSOR_FLOAT32', [1, 1, 4]))
c5_i10 = Input('c5_i10', ('TENSOR_FLOAT32', [3, 4]))
c5_i11 = Input('c5_i11', ('TENSOR_FLOAT32', [1, 4]))
c5_p12 = Int32Scalar('c5_p12', 6)
c5_p13 = BoolScalar('c5_p13', True)
c5_p14 = BoolScalar('c5_p14', False)
c5_o15 = Output('c5_o15', ('TENSOR_FLOAT32', [1, 1, 3]))
c5_o16 = Output('c5_o16', ('TENSOR_FLOAT32', [1, 1, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_i3)
c5_model.AddOperand(c5_i4)
c5_model.AddOperand(c5_i5)
c5_model.AddOperand(c5_i6)
c5_model.AddOperand(c5_i7)
c5_model.AddOperand(c5_i8)
c5_model.AddOperand(c5_i9)
c5_model.AddOperand(c5_i10)
c5_model.AddOperand(c5_i11)
c5_model.AddOperand(c5_p12)
c5_model.AddOperand(c5_p13)
c5_model.AddOperand(c5_p14)
c5_model.AddOperand(c5_o15)
c5_model.AddOperand(c5_o16)
c5_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_i5, c5_i6, c5_i7, c5_i8, c5_i9, c5_i10, c5_i11, c5_p12, c5_p13, c5_p14).To(c5_o15, c5_o16)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [-0.875, 0.5, 0.25, -0.5],
    c5_i1: [-0.375, -0.5, 0.25, 1.0, -0.875, 0.5, 0.875, -0.25, 0.375, -0.75, 0.0, 0.625],
    c5_i2: [0.0, 0.25, 0.375, -0.875, 0.125, -0.125, -0.5, -0.25, -1.0],
    c5_i3: [-0.375, -0.5, -0.25],
    c5_i4: [0.5, -1.0, 1.0],
    c5_i5: [-0.375, 0.125, 1.0, 0.0],
    c5_i6: [0.0],
    c5_i7: [0.25],
    c5_i8: [-0.75],
    c5_i9: [-1.0, -0.375, -0.875, 0.125],
    c5_i10: [0.375, -0.75, 0.75, 0.625, -0.875, 0.0, 0.125, 1.0, -0.5, -0.25, -0.375, -1.0],
    c5_i11: [-0.375, 0.125, -0.125, -0.75],
    c5_o15: [0.21733752, 0.743168, 0.18713269],
    c5_o16: [0.7745834],
}, model=c5_model, name='separate_FLOAT32_value_activation_6_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT32_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 3, 17]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [3, 17]))
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT32', [3, 3]))
c6_i3 = Input('c6_i3', ('TENSOR_FLOAT32', [3]))
c6_i4 = Input('c6_i4', ('TENSOR_FLOAT32', [2, 3]))
c6_i5 = Input('c6_i5', ('TENSOR_FLOAT32', [1, 1]))
c6_i6 = Input('c6_i6', ('TENSOR_FLOAT32', [1, 1]))
c6_i7 = Input('c6_i7', ('TENSOR_FLOAT32', [1]))
c6_i8 = Input('c6_i8', ('TENSOR_FLOAT32', [2, 1]))
c6_i9 = Input('c6_i9', ('TENSOR_FLOAT32', [2, 3, 1]))
c6_p10 = Parameter('c6_p10', ('TENSOR_FLOAT32', []), None)
c6_p11 = Parameter('c6_p11', ('TENSOR_FLOAT32', []), None)
c6_p12 = Int32Scalar('c6_p12', 0)
c6_p13 = BoolScalar('c6_p13', False)
c6_p14 = BoolScalar('c6_p14', False)
c6_o15 = Output('c6_o15', ('TENSOR_FLOAT32', [2, 3, 3]))
c6_o16 = Output('c6_o16', ('TENSOR_FLOAT32', [2, 3, 1]))
c6_o17 = Output('c6_o17', ('TENSOR_FLOAT32', [2, 3]))
c6_o18 = Output('c6_o18', ('TENSOR_FLOAT32', [2, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_i3)
c6_model.AddOperand(c6_i4)
c6_model.AddOperand(c6_i5)
c6_model.AddOperand(c6_i6)
c6_model.AddOperand(c6_i7)
c6_model.AddOperand(c6_i8)
c6_model.AddOperand(c6_i9)
c6_model.AddOperand(c6_p10)
c6_model.AddOperand(c6_p11)
c6_model.AddOperand(c6_p12)
c6_model.AddOperand(c6_p13)
c6_model.AddOperand(c6_p14)
c6_model.AddOperand(c6_o15)
c6_model.AddOperand(c6_o16)
c6_model.AddOperand(c6_o17)
c6_model.AddOperand(c6_o18)
c6_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c6_i0, c6_i1, c6_i2, c6_i3, c6_i4, c6_i5, c6_i6, c6_i7, c6_i8, c6_i9, c6_p10, c6_p11, c6_p12, c6_p13, c6_p14).To(c6_o15, c6_o16, c6_o17, c6_o18)
c6_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c6_i0: [
        -1.0, -0.25, -0.875, 1.0, -0.5, 0.375, 0.75, 0.125, -0.125, 0.875, -0.375, 0.625, 0.0, 0.25, -0.625,
        -0.75, 0.5, -0.25, -1.0, -0.375, -0.875, -0.625, 0.125, 0.875, -0.75, 0.0, -0.5, 0.5, 0.625, 1.0,
        0.75, 0.25, -0.125, 0.375, -0.875, -0.125, 1.0, 0.75, -0.625, 0.125, 0.25, 0.0, -0.75, 0.625, -0.5,
        0.375, 0.5, -0.25, -0.375, 0.875, -1.0, -0.75, 0.125, 0.875, -1.0, -0.25, -0.625, -0.125, 0.5, 0.75,
        0.0, 0.25, -0.375, 0.625, -0.5, 1.0, 0.375, -0.875, 0.375, 0.125, 1.0, -1.0, -0.125, -0.5, -0.75, 0.5,
        0.25, -0.875, 0.625, 0.875, -0.375, -0.25, 0.75, 0.0, -0.625, 0.125, 0.375, 0.625, -0.25, -0.875,
        0.75, 0.25, 0.0, -0.75, -0.125, 0.875, -0.625, -0.375, -0.5, -1.0, 1.0, 0.5
    ],
    c6_i1: [
        0.625, 0.0, 0.375, -0.5, 1.0, -0.375, -0.75, 0.125, -1.0, 0.875, -0.625, -0.125, -0.25, 0.25, 0.5,
        0.75, -0.875, -0.75, -1.0, -0.375, 0.25, -0.5, 0.875, 0.375, 1.0, -0.875, 0.125, 0.5, 0.0, -0.125,
        -0.25, -0.625, 0.625, 0.75, 0.375, -1.0, 0.75, 0.5, 0.875, -0.125, -0.75, 0.125, -0.5, -0.625, -0.875,
        0.0, -0.375, 1.0, 0.625, -0.25, 0.25
    ],
    c6_i2: [-0.25, 0.75, 0.0, -0.75, 1.0, 0.5, 0.375, 0.875, -0.875],
    c6_i3: [-0.625, 0.75, -0.5],
    c6_i4: [0.375, 0.0, -0.125, -0.25, 1.0, 0.75],
    c6_i5: [-0.875],
    c6_i6: [-0.5],
    c6_i7: [1.0],
    c6_i8: [0.0, 0.375],
    c6_i9: [-0.5, -0.375, 0.25, 0.0, -0.125, 0.5],
    c6_o15: [
        -3.5625, 3.234375, -1.546875, 0.22265625, 6.9140625, 1.7539062, 5.817383, 9.999023, 3.5517578,
        1.09375, 0.671875, -1.625, 0.83984375, -2.2421875, 2.8417969, -3.4697266, 2.5957031, -7.08667
    ],
    c6_o16: [0.96875, 0.9375, 0.78125, 0.5390625, 0.921875, 0.375],
    c6_o17: [5.817383, 9.999023, 3.5517578, -3.4697266, 2.5957031, -7.08667],
    c6_o18: [0.96875, 0.5390625],
}, model=c6_model, name='separate_FLOAT32_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [2, 3, 4]), [
        -0.625, -0.375, 0.25, 0.875, 0.375, 0.125, 0.625, -0.25, 1.0, 0.75, -0.875, -0.125, -0.5, 0.0, -0.75,
        -1.0, 0.5, 0.875, -0.125, 0.25, 0.75, -0.875, 0.625, -0.625
    ])
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', [3, 4]), [0.25, -0.875, -0.625, 1.0, 0.0, -0.25, 0.5, 0.375, -0.125, -1.0, 0.75, 0.125])
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [3, 3]))
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT16', [3]))
c7_p4 = Parameter('c7_p4', ('TENSOR_FLOAT16', [2, 3]), [-0.25, 0.125, 0.5, -0.625, -0.125, 0.0])
c7_i5 = Input('c7_i5', ('TENSOR_FLOAT16', [1, 4]))
c7_i6 = Input('c7_i6', ('TENSOR_FLOAT16', [1, 1]))
c7_p7 = Parameter('c7_p7', ('TENSOR_FLOAT16', [1]), [0.875])
c7_p8 = Parameter('c7_p8', ('TENSOR_FLOAT16', [2, 1]), [0.5, 0.0])
c7_p9 = Parameter('c7_p9', ('TENSOR_FLOAT16', []), None)
c7_p10 = Parameter('c7_p10', ('TENSOR_FLOAT16', []), None)
c7_p11 = Parameter('c7_p11', ('TENSOR_FLOAT16', []), None)
c7_p12 = Int32Scalar('c7_p12', 4)
c7_p13 = BoolScalar('c7_p13', False)
c7_p14 = BoolScalar('c7_p14', False)
c7_o15 = Output('c7_o15', ('TENSOR_FLOAT16', [2, 3, 3]))
c7_o16 = Output('c7_o16', ('TENSOR_FLOAT16', [2, 3, 1]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_i3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_i5)
c7_model.AddOperand(c7_i6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_p10)
c7_model.AddOperand(c7_p11)
c7_model.AddOperand(c7_p12)
c7_model.AddOperand(c7_p13)
c7_model.AddOperand(c7_p14)
c7_model.AddOperand(c7_o15)
c7_model.AddOperand(c7_o16)
c7_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c7_p0, c7_p1, c7_i2, c7_i3, c7_p4, c7_i5, c7_i6, c7_p7, c7_p8, c7_p9, c7_p10, c7_p11, c7_p12, c7_p13, c7_p14).To(c7_o15, c7_o16)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i2: [0.5, -0.125, -0.75, -1.0, -0.625, -0.5, 1.0, -0.25, 0.25],
    c7_i3: [0.125, 0.375, 0.5],
    c7_i5: [-0.5, 0.25, 0.875, 0.5],
    c7_i6: [-0.75],
    c7_o15: [
        0.4622, 0.688, 0.7983, -0.7554, -0.622, 0.8496, -0.662, 0.399, -0.8926, -0.6797, 0.317, -0.616,
        -0.1044, 0.752, -0.888, 0.5244, 0.6353, 0.8203
    ],
    c7_o16: [0.7866, 0.916, -0.5654, -0.3628, 0.465, 0.4744],
}, model=c7_model, name='separate_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 1, 3]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [1, 3]))
c8_p2 = Parameter('c8_p2', ('TENSOR_FLOAT16', [1, 1]), [0.5])
c8_p3 = Parameter('c8_p3', ('TENSOR_FLOAT16', [1]), [-0.875])
c8_i4 = Input('c8_i4', ('TENSOR_FLOAT16', [1, 1]))
c8_p5 = Parameter('c8_p5', ('TENSOR_FLOAT16', [3, 3]), [0.25, 0.375, -0.75, -0.125, 0.75, 0.875, -0.625, 0.0, 1.0])
c8_p6 = Parameter('c8_p6', ('TENSOR_FLOAT16', [3, 3]), [1.0, -0.625, -0.25, -0.5, -1.0, 0.75, -0.875, 0.625, -0.75])
c8_i7 = Input('c8_i7', ('TENSOR_FLOAT16', [3]))
c8_i8 = Input('c8_i8', ('TENSOR_FLOAT16', [1, 3]))
c8_p9 = Parameter('c8_p9', ('TENSOR_FLOAT16', [1, 1, 4]), [-0.5, -0.75, 0.0, 0.25])
c8_i10 = Input('c8_i10', ('TENSOR_FLOAT16', [1, 4]))
c8_p11 = Parameter('c8_p11', ('TENSOR_FLOAT16', [3, 4]), [0.125, -0.875, 0.25, -0.125, -1.0, -0.375, -0.625, -0.25, 0.5, 1.0, 0.0, -0.5])
c8_p12 = Int32Scalar('c8_p12', 6)
c8_p13 = BoolScalar('c8_p13', True)
c8_p14 = BoolScalar('c8_p14', False)
c8_o15 = Output('c8_o15', ('TENSOR_FLOAT16', [1, 1, 1]))
c8_o16 = Output('c8_o16', ('TENSOR_FLOAT16', [1, 1, 3]))
c8_o17 = Output('c8_o17', ('TENSOR_FLOAT16', [1, 1]))
c8_o18 = Output('c8_o18', ('TENSOR_FLOAT16', [1, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_i4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_i7)
c8_model.AddOperand(c8_i8)
c8_model.AddOperand(c8_p9)
c8_model.AddOperand(c8_i10)
c8_model.AddOperand(c8_p11)
c8_model.AddOperand(c8_p12)
c8_model.AddOperand(c8_p13)
c8_model.AddOperand(c8_p14)
c8_model.AddOperand(c8_o15)
c8_model.AddOperand(c8_o16)
c8_model.AddOperand(c8_o17)
c8_model.AddOperand(c8_o18)
c8_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c8_i0, c8_i1, c8_p2, c8_p3, c8_i4, c8_p5, c8_p6, c8_i7, c8_i8, c8_p9, c8_i10, c8_p11, c8_p12, c8_p13, c8_p14).To(c8_o15, c8_o16, c8_o17, c8_o18)
c8_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c8_i0: [0.125, -0.125, 0.625],
    c8_i1: [0.625, -0.125, 0.5],
    c8_i4: [0.125],
    c8_i7: [0.375, 0.875, -0.5],
    c8_i8: [0.0, -0.25, -0.125],
    c8_i10: [0.0, 0.875, 0.75, 0.625],
    c8_o15: [0.2878],
    c8_o16: [0.655, 0.899, 0.2422],
    c8_o17: [0.2878],
    c8_o18: [0.655, 0.899, 0.2422],
}, model=c8_model, name='separate_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT16_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [3, 2, 4]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [2, 4]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [2, 2]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [2]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [2, 2]))
c9_i5 = Input('c9_i5', ('TENSOR_FLOAT16', [4, 1]))
c9_i6 = Input('c9_i6', ('TENSOR_FLOAT16', [4, 4]))
c9_i7 = Input('c9_i7', ('TENSOR_FLOAT16', [4]))
c9_i8 = Input('c9_i8', ('TENSOR_FLOAT16', [2, 4]))
c9_i9 = Input('c9_i9', ('TENSOR_FLOAT16', [3, 2, 1]))
c9_p10 = Parameter('c9_p10', ('TENSOR_FLOAT16', []), None)
c9_p11 = Parameter('c9_p11', ('TENSOR_FLOAT16', []), None)
c9_p12 = Int32Scalar('c9_p12', 2)
c9_p13 = BoolScalar('c9_p13', True)
c9_p14 = BoolScalar('c9_p14', False)
c9_o15 = Output('c9_o15', ('TENSOR_FLOAT16', [3, 2, 2]))
c9_o16 = Output('c9_o16', ('TENSOR_FLOAT16', [3, 2, 4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_i3)
c9_model.AddOperand(c9_i4)
c9_model.AddOperand(c9_i5)
c9_model.AddOperand(c9_i6)
c9_model.AddOperand(c9_i7)
c9_model.AddOperand(c9_i8)
c9_model.AddOperand(c9_i9)
c9_model.AddOperand(c9_p10)
c9_model.AddOperand(c9_p11)
c9_model.AddOperand(c9_p12)
c9_model.AddOperand(c9_p13)
c9_model.AddOperand(c9_p14)
c9_model.AddOperand(c9_o15)
c9_model.AddOperand(c9_o16)
c9_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c9_i0, c9_i1, c9_i2, c9_i3, c9_i4, c9_i5, c9_i6, c9_i7, c9_i8, c9_i9, c9_p10, c9_p11, c9_p12, c9_p13, c9_p14).To(c9_o15, c9_o16)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [
        0.0, -0.375, -0.125, 0.25, 0.375, 0.875, -0.5, 0.75, -0.25, 0.5, -1.0, -0.625, 0.125, 0.625, -0.75,
        1.0, -0.875, -0.125, 0.625, 0.5, -0.5, -0.75, 0.125, -0.375
    ],
    c9_i1: [0.75, -0.125, 0.875, 1.0, -0.375, 0.0, -0.25, 0.25],
    c9_i2: [-0.25, -0.625, 1.0, -0.125],
    c9_i3: [0.0, 0.875],
    c9_i4: [-0.75, -0.625, 0.375, 0.625],
    c9_i5: [-0.75, 0.625, 0.875, 0.5],
    c9_i6: [
        -0.125, -0.25, -0.625, 0.5, 0.625, 0.125, 0.375, -0.875, -0.5, 1.0, 0.75, -0.75, -1.0, 0.0, 0.875,
        -0.375
    ],
    c9_i7: [-1.0, 0.625, 0.875, -0.5],
    c9_i8: [0.0, 0.25, -0.25, -1.0, -0.125, 0.375, 1.0, 0.875],
    c9_i9: [0.625, 0.875, 0.25, -0.375, 1.0, -0.25],
    c9_o15: [0.7656, 0.2969, 0.0, 1.0, -1.0, 1.0, -0.2656, 1.0, 0.03125, 0.04688, -1.0, 0.547],
    c9_o16: [
        -1.0, -0.04443, 1.0, 1.0, -1.0, 0.06006, 1.0, 1.0, -1.0, 0.5195, 1.0, 1.0, -1.0, 0.10547, 1.0, 1.0,
        -1.0, 1.0, 1.0, 0.1562, -1.0, 0.04688, 1.0, 0.04688
    ],
}, model=c9_model, name='separate_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT16_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 1, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [3, 3]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [3, 3]))
c10_i3 = Input('c10_i3', ('TENSOR_FLOAT16', [3]))
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [1, 3]))
c10_i5 = Input('c10_i5', ('TENSOR_FLOAT16', [3, 3]))
c10_i6 = Input('c10_i6', ('TENSOR_FLOAT16', [3, 3]))
c10_i7 = Input('c10_i7', ('TENSOR_FLOAT16', [3]))
c10_i8 = Input('c10_i8', ('TENSOR_FLOAT16', [1, 3]))
c10_i9 = Input('c10_i9', ('TENSOR_FLOAT16', [3, 1, 2]))
c10_p10 = Parameter('c10_p10', ('TENSOR_FLOAT16', [3, 2]), [-0.125, -0.5, 0.0, -1.0, 0.875, 1.0])
c10_i11 = Input('c10_i11', ('TENSOR_FLOAT16', [3, 2]))
c10_p12 = Int32Scalar('c10_p12', 0)
c10_p13 = BoolScalar('c10_p13', True)
c10_p14 = BoolScalar('c10_p14', False)
c10_o15 = Output('c10_o15', ('TENSOR_FLOAT16', [3, 1, 3]))
c10_o16 = Output('c10_o16', ('TENSOR_FLOAT16', [3, 1, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_i4)
c10_model.AddOperand(c10_i5)
c10_model.AddOperand(c10_i6)
c10_model.AddOperand(c10_i7)
c10_model.AddOperand(c10_i8)
c10_model.AddOperand(c10_i9)
c10_model.AddOperand(c10_p10)
c10_model.AddOperand(c10_i11)
c10_model.AddOperand(c10_p12)
c10_model.AddOperand(c10_p13)
c10_model.AddOperand(c10_p14)
c10_model.AddOperand(c10_o15)
c10_model.AddOperand(c10_o16)
c10_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c10_i0, c10_i1, c10_i2, c10_i3, c10_i4, c10_i5, c10_i6, c10_i7, c10_i8, c10_i9, c10_p10, c10_i11, c10_p12, c10_p13, c10_p14).To(c10_o15, c10_o16)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [0.75, -1.0, -0.625, 0.5, -0.25, 1.0, 0.625, 0.0, -0.875],
    c10_i1: [0.5, -0.625, 0.0, -0.125, -1.0, 0.25, -0.5, 0.875, 0.625],
    c10_i2: [0.0, -0.25, 0.875, -0.375, 0.25, -0.625, -0.125, -0.75, 0.5],
    c10_i3: [0.625, 0.5, -0.125],
    c10_i4: [0.75, -1.0, -0.375],
    c10_i5: [-0.625, -0.375, 0.75, -0.125, -0.5, -0.25, 0.25, 0.875, 0.0],
    c10_i6: [0.125, 0.75, -0.375, 0.625, -1.0, 0.875, -0.25, -0.5, -0.75],
    c10_i7: [0.625, 0.75, -0.75],
    c10_i8: [-0.875, -0.375, -0.625],
    c10_i9: [0.875, 0.0, -0.625, -0.5, 0.25, 0.75],
    c10_i11: [-0.875, 0.0, 0.75, -0.125, -0.75, -0.25],
    c10_o15: [1.4375, 0.953, -0.5312, 0.6562, 1.469, -2.176, -1.74, 0.934, -2.287],
    c10_o16: [-0.948, 3.707, -2.123, 1.838, -0.6895, -0.1133, -0.797, 0.2656, -0.09375],
}, model=c10_model, name='separate_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT16_value_activation_1_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 2, 2]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [1, 2]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [1, 1]))
c11_i3 = Input('c11_i3', ('TENSOR_FLOAT16', [1]))
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [1, 1]))
c11_i5 = Input('c11_i5', ('TENSOR_FLOAT16', [3, 2]))
c11_i6 = Input('c11_i6', ('TENSOR_FLOAT16', [3, 3]))
c11_i7 = Input('c11_i7', ('TENSOR_FLOAT16', [3]))
c11_i8 = Input('c11_i8', ('TENSOR_FLOAT16', [1, 3]))
c11_p9 = Parameter('c11_p9', ('TENSOR_FLOAT16', []), None)
c11_p10 = Parameter('c11_p10', ('TENSOR_FLOAT16', []), None)
c11_p11 = Parameter('c11_p11', ('TENSOR_FLOAT16', []), None)
c11_p12 = Int32Scalar('c11_p12', 1)
c11_p13 = BoolScalar('c11_p13', False)
c11_p14 = BoolScalar('c11_p14', False)
c11_o15 = Output('c11_o15', ('TENSOR_FLOAT16', [1, 2, 1]))
c11_o16 = Output('c11_o16', ('TENSOR_FLOAT16', [1, 2, 3]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_i3)
c11_model.AddOperand(c11_i4)
c11_model.AddOperand(c11_i5)
c11_model.AddOperand(c11_i6)
c11_model.AddOperand(c11_i7)
c11_model.AddOperand(c11_i8)
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_p10)
c11_model.AddOperand(c11_p11)
c11_model.AddOperand(c11_p12)
c11_model.AddOperand(c11_p13)
c11_model.AddOperand(c11_p14)
c11_model.AddOperand(c11_o15)
c11_model.AddOperand(c11_o16)
c11_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c11_i0, c11_i1, c11_i2, c11_i3, c11_i4, c11_i5, c11_i6, c11_i7, c11_i8, c11_p9, c11_p10, c11_p11, c11_p12, c11_p13, c11_p14).To(c11_o15, c11_o16)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-0.5, 0.5, -0.125, -0.625],
    c11_i1: [0.125, -0.625],
    c11_i2: [0.0],
    c11_i3: [0.375],
    c11_i4: [-0.25],
    c11_i5: [0.5, -0.375, 0.0, 0.125, 0.375, -0.75],
    c11_i6: [-0.875, -0.625, 1.0, 0.375, 0.0, -0.25, 0.875, -0.75, -0.5],
    c11_i7: [0.875, -0.25, -0.125],
    c11_i8: [0.625, -0.625, 0.875],
    c11_o15: [0.0, 0.75],
    c11_o16: [0.0, 0.2559, 0.42, 1.766, 0.0, 0.875],
}, model=c11_model, name='separate_FLOAT16_value_activation_1_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT16_value_activation_3_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 3, 1]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [3, 1]))
c12_i2 = Input('c12_i2', ('TENSOR_FLOAT16', [3, 3]))
c12_i3 = Input('c12_i3', ('TENSOR_FLOAT16', [3]))
c12_i4 = Input('c12_i4', ('TENSOR_FLOAT16', [1, 3]))
c12_i5 = Input('c12_i5', ('TENSOR_FLOAT16', [3, 1]))
c12_i6 = Input('c12_i6', ('TENSOR_FLOAT16', [3, 3]))
c12_i7 = Input('c12_i7', ('TENSOR_FLOAT16', [3]))
c12_i8 = Input('c12_i8', ('TENSOR_FLOAT16', [1, 3]))
c12_i9 = Input('c12_i9', ('TENSOR_FLOAT16', [1, 3, 1]))
c12_i10 = Input('c12_i10', ('TENSOR_FLOAT16', [3, 1]))
c12_i11 = Input('c12_i11', ('TENSOR_FLOAT16', [3, 1]))
c12_p12 = Int32Scalar('c12_p12', 3)
c12_p13 = BoolScalar('c12_p13', False)
c12_p14 = BoolScalar('c12_p14', False)
c12_o15 = Output('c12_o15', ('TENSOR_FLOAT16', [1, 3, 3]))
c12_o16 = Output('c12_o16', ('TENSOR_FLOAT16', [1, 3, 3]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_i3)
c12_model.AddOperand(c12_i4)
c12_model.AddOperand(c12_i5)
c12_model.AddOperand(c12_i6)
c12_model.AddOperand(c12_i7)
c12_model.AddOperand(c12_i8)
c12_model.AddOperand(c12_i9)
c12_model.AddOperand(c12_i10)
c12_model.AddOperand(c12_i11)
c12_model.AddOperand(c12_p12)
c12_model.AddOperand(c12_p13)
c12_model.AddOperand(c12_p14)
c12_model.AddOperand(c12_o15)
c12_model.AddOperand(c12_o16)
c12_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c12_i0, c12_i1, c12_i2, c12_i3, c12_i4, c12_i5, c12_i6, c12_i7, c12_i8, c12_i9, c12_i10, c12_i11, c12_p12, c12_p13, c12_p14).To(c12_o15, c12_o16)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [0.25, -0.375, 0.5],
    c12_i1: [0.0, -1.0, -0.5],
    c12_i2: [0.5, 1.0, 0.125, -0.75, -0.625, -0.125, 0.25, 0.0, 0.75],
    c12_i3: [-0.375, -2.75, 5.625],
    c12_i4: [0.125, 0.625, 0.75],
    c12_i5: [0.375, -1.0, -0.25],
    c12_i6: [-0.875, -1.0, 0.125, -0.5, 0.5, 0.375, 0.25, -0.625, 0.0],
    c12_i7: [3.5, -3.875, 2.75],
    c12_i8: [0.25, 0.75, -0.375],
    c12_i9: [0.5, -0.25, 0.375],
    c12_i10: [0.625, -0.875, 0.125],
    c12_i11: [-0.125, -0.5, -0.375],
    c12_o15: [0.7188, 0.0, 6.0, 0.578, 0.0, 6.0, 0.8984, 0.0, 6.0],
    c12_o16: [2.797, 0.0, 2.838, 1.354, 0.0, 3.594, 2.625, 0.0, 2.078],
}, model=c12_model, name='separate_FLOAT16_value_activation_3_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_separate_FLOAT16_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [1, 2, 17]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [1, 17]))
c13_i2 = Input('c13_i2', ('TENSOR_FLOAT16', [1, 1]))
c13_i3 = Input('c13_i3', ('TENSOR_FLOAT16', [1]))
c13_i4 = Input('c13_i4', ('TENSOR_FLOAT16', [2, 1]))
c13_i5 = Input('c13_i5', ('TENSOR_FLOAT16', [1, 17]))
c13_i6 = Input('c13_i6', ('TENSOR_FLOAT16', [1, 1]))
c13_i7 = Input('c13_i7', ('TENSOR_FLOAT16', [1]))
c13_i8 = Input('c13_i8', ('TENSOR_FLOAT16', [2, 1]))
c13_i9 = Input('c13_i9', ('TENSOR_FLOAT16', [1, 2, 2]))
c13_i10 = Input('c13_i10', ('TENSOR_FLOAT16', [1, 2]))
c13_i11 = Input('c13_i11', ('TENSOR_FLOAT16', [1, 2]))
c13_p12 = Int32Scalar('c13_p12', 1)
c13_p13 = BoolScalar('c13_p13', True)
c13_p14 = BoolScalar('c13_p14', False)
c13_o15 = Output('c13_o15', ('TENSOR_FLOAT16', [1, 2, 1]))
c13_o16 = Output('c13_o16', ('TENSOR_FLOAT16', [1, 2, 1]))
c13_o17 = Output('c13_o17', ('TENSOR_FLOAT16', [2, 1]))
c13_o18 = Output('c13_o18', ('TENSOR_FLOAT16', [2, 1]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_i3)
c13_model.AddOperand(c13_i4)
c13_model.AddOperand(c13_i5)
c13_model.AddOperand(c13_i6)
c13_model.AddOperand(c13_i7)
c13_model.AddOperand(c13_i8)
c13_model.AddOperand(c13_i9)
c13_model.AddOperand(c13_i10)
c13_model.AddOperand(c13_i11)
c13_model.AddOperand(c13_p12)
c13_model.AddOperand(c13_p13)
c13_model.AddOperand(c13_p14)
c13_model.AddOperand(c13_o15)
c13_model.AddOperand(c13_o16)
c13_model.AddOperand(c13_o17)
c13_model.AddOperand(c13_o18)
c13_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c13_i0, c13_i1, c13_i2, c13_i3, c13_i4, c13_i5, c13_i6, c13_i7, c13_i8, c13_i9, c13_i10, c13_i11, c13_p12, c13_p13, c13_p14).To(c13_o15, c13_o16, c13_o17, c13_o18)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_i0: [
        0.375, -0.5, 0.0, 0.75, 1.0, 0.625, -0.625, -0.375, -0.125, -1.0, 0.25, 0.125, -0.25, -0.75, 0.5,
        -0.875, 0.875, 0.5, -1.0, -0.5, -0.375, 0.25, -0.75, -0.125, -0.875, -0.25, 1.0, 0.75, 0.0, 0.625,
        0.875, 0.125, 0.375, -0.625
    ],
    c13_i1: [
        -0.875, 0.375, -0.5, 1.0, 0.125, 0.75, 0.25, -1.0, 0.5, -0.625, 0.0, 0.875, -0.75, -0.25, -0.375,
        -0.125, 0.625
    ],
    c13_i2: [0.875],
    c13_i3: [0.75],
    c13_i4: [-0.125, -0.5],
    c13_i5: [
        0.75, 0.125, 0.5, -0.625, 0.625, 0.25, -0.75, 1.0, -0.875, 0.0, -0.25, -0.375, 0.875, 0.375, -1.0,
        -0.5, -0.125
    ],
    c13_i6: [0.25],
    c13_i7: [0.875],
    c13_i8: [0.125, -0.375],
    c13_i9: [0.125, -0.5, 0.625, 0.75],
    c13_i10: [0.125, 0.75],
    c13_i11: [-0.125, 0.75],
    c13_o15: [2.844, 0.0],
    c13_o16: [0.4688, 1.359],
    c13_o17: [2.844, 0.0],
    c13_o18: [0.4688, 1.359],
}, model=c13_model, name='separate_FLOAT16_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT32', [3, 1, 1]))
c14_p1 = Parameter('c14_p1', ('TENSOR_FLOAT32', [2, 1]), [0.125, 0.75])
c14_p2 = Parameter('c14_p2', ('TENSOR_FLOAT32', [2, 2]), [0.375, 0.75, -0.125, -0.25])
c14_p3 = Parameter('c14_p3', ('TENSOR_FLOAT32', [2]), [-1.0, 0.875])
c14_i4 = Input('c14_i4', ('TENSOR_FLOAT32', [1, 2]))
c14_p5 = Parameter('c14_p5', ('TENSOR_FLOAT32', [2, 3]), [0.125, 0.25, -0.75, -1.0, 0.75, -0.5])
c14_i6 = Input('c14_i6', ('TENSOR_FLOAT32', [2, 2]))
c14_i7 = Input('c14_i7', ('TENSOR_FLOAT32', [2]))
c14_p8 = Parameter('c14_p8', ('TENSOR_FLOAT32', [1, 2]), [-0.125, -0.25])
c14_p9 = Parameter('c14_p9', ('TENSOR_FLOAT32', [3, 1, 3]), [0.5, -0.75, 0.375, -0.375, -0.25, -0.5, 0.875, 1.0, -0.125])
c14_p10 = Parameter('c14_p10', ('TENSOR_FLOAT32', []), None)
c14_p11 = Parameter('c14_p11', ('TENSOR_FLOAT32', []), None)
c14_p12 = Int32Scalar('c14_p12', 2)
c14_p13 = BoolScalar('c14_p13', True)
c14_p14 = BoolScalar('c14_p14', True)
c14_o15 = Output('c14_o15', ('TENSOR_FLOAT32', [3, 1, 4]))
c14_o16 = Output('c14_o16', ('TENSOR_FLOAT32', [1, 2]))
c14_o17 = Output('c14_o17', ('TENSOR_FLOAT32', [1, 2]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_i4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_i6)
c14_model.AddOperand(c14_i7)
c14_model.AddOperand(c14_p8)
c14_model.AddOperand(c14_p9)
c14_model.AddOperand(c14_p10)
c14_model.AddOperand(c14_p11)
c14_model.AddOperand(c14_p12)
c14_model.AddOperand(c14_p13)
c14_model.AddOperand(c14_p14)
c14_model.AddOperand(c14_o15)
c14_model.AddOperand(c14_o16)
c14_model.AddOperand(c14_o17)
c14_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c14_i0, c14_p1, c14_p2, c14_p3, c14_i4, c14_p5, c14_i6, c14_i7, c14_p8, c14_p9, c14_p10, c14_p11, c14_p12, c14_p13, c14_p14).To(c14_o15, c14_o16, c14_o17)
c14_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c14_i0: [-0.125, -0.25, -0.625],
    c14_i4: [0.375, -0.125],
    c14_i6: [0.75, 0.375, -0.375, -0.125],
    c14_i7: [0.5, 0.75],
    c14_o15: [
        -0.96875, 0.765625, 1.0, -0.97558594, -0.8203125, 0.6171875, 1.0, 0.8046875, -0.92285156, 0.3544922,
        0.765625, 0.765625
    ],
    c14_o16: [-0.92285156, 0.3544922],
    c14_o17: [1.0, -0.97558594],
}, model=c14_model, name='merged_FLOAT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_FLOAT32', [2, 3, 3]), [
        0.25, 0.125, -0.5, -0.375, 0.5, 0.625, -0.75, -0.125, 0.0, -0.25, -0.625, -1.0, 0.375, -0.875, 0.75,
        1.0, 0.875, 1.0
    ])
c15_i1 = Input('c15_i1', ('TENSOR_FLOAT32', [4, 3]))
c15_i2 = Input('c15_i2', ('TENSOR_FLOAT32', [4, 4]))
c15_i3 = Input('c15_i3', ('TENSOR_FLOAT32', [4]))
c15_p4 = Parameter('c15_p4', ('TENSOR_FLOAT32', [2, 4]), [-0.875, -0.75, 0.875, 0.25, -0.25, -0.125, 0.5, 0.375])
c15_i5 = Input('c15_i5', ('TENSOR_FLOAT32', [4, 3]))
c15_p6 = Parameter('c15_p6', ('TENSOR_FLOAT32', [4, 4]), [
        -0.25, -1.0, -0.75, -0.5, -0.375, -0.625, 0.375, 0.75, -0.875, 0.875, 0.5, 1.0, 0.0, 0.625, 0.25,
        0.125
    ])
c15_p7 = Parameter('c15_p7', ('TENSOR_FLOAT32', [4]), [-3.0, -4.0, -0.375, -2.75])
c15_i8 = Input('c15_i8', ('TENSOR_FLOAT32', [2, 4]))
c15_p9 = Parameter('c15_p9', ('TENSOR_FLOAT32', []), None)
c15_p10 = Parameter('c15_p10', ('TENSOR_FLOAT32', []), None)
c15_p11 = Parameter('c15_p11', ('TENSOR_FLOAT32', []), None)
c15_p12 = Int32Scalar('c15_p12', 3)
c15_p13 = BoolScalar('c15_p13', False)
c15_p14 = BoolScalar('c15_p14', True)
c15_o15 = Output('c15_o15', ('TENSOR_FLOAT32', [2, 3, 8]))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_i3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_i5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_p7)
c15_model.AddOperand(c15_i8)
c15_model.AddOperand(c15_p9)
c15_model.AddOperand(c15_p10)
c15_model.AddOperand(c15_p11)
c15_model.AddOperand(c15_p12)
c15_model.AddOperand(c15_p13)
c15_model.AddOperand(c15_p14)
c15_model.AddOperand(c15_o15)
c15_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c15_p0, c15_i1, c15_i2, c15_i3, c15_p4, c15_i5, c15_p6, c15_p7, c15_i8, c15_p9, c15_p10, c15_p11, c15_p12, c15_p13, c15_p14).To(c15_o15)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i1: [-0.125, 0.0, 0.875, 1.0, -0.375, 0.375, -0.875, -0.75, -0.25, -0.5, 0.75, 0.625],
    c15_i2: [
        0.375, -0.625, 0.125, 0.625, 1.0, 0.0, 0.875, -0.125, -0.5, 0.75, -1.0, -0.75, -0.375, -0.875, 0.5,
        -0.25
    ],
    c15_i3: [-7.0, -1.375, -3.625, 6.625],
    c15_i5: [-0.5, 0.25, -0.625, -0.875, 1.0, 0.5, 0.75, 0.875, -1.0, 0.375, 0.125, -0.125],
    c15_i8: [-0.75, 0.0, 0.625, -1.0, -0.875, 0.25, 0.875, -0.125],
    c15_o15: [
        0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.421875, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        5.40625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.75, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 1.4375, 0.0
    ],
}, model=c15_model, name='merged_FLOAT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
c16_i1 = Input('c16_i1', ('TENSOR_FLOAT32', [1, 2]))
c16_i2 = Input('c16_i2', ('TENSOR_FLOAT32', [1, 1]))
c16_i3 = Input('c16_i3', ('TENSOR_FLOAT32', [1]))
c16_i4 = Input('c16_i4', ('TENSOR_FLOAT32', [2, 1]))
c16_i5 = Input('c16_i5', ('TENSOR_FLOAT32', [2, 1]))
c16_i6 = Input('c16_i6', ('TENSOR_FLOAT32', [2, 2]))
c16_i7 = Input('c16_i7', ('TENSOR_FLOAT32', [2]))
c16_i8 = Input('c16_i8', ('TENSOR_FLOAT32', [2, 2]))
c16_i9 = Input('c16_i9', ('TENSOR_FLOAT32', [2, 2, 1]))
c16_p10 = Parameter('c16_p10', ('TENSOR_FLOAT32', []), None)
c16_p11 = Parameter('c16_p11', ('TENSOR_FLOAT32', []), None)
c16_p12 = Int32Scalar('c16_p12', 0)
c16_p13 = BoolScalar('c16_p13', False)
c16_p14 = BoolScalar('c16_p14', True)
c16_o15 = Output('c16_o15', ('TENSOR_FLOAT32', [2, 2, 3]))
c16_o16 = Output('c16_o16', ('TENSOR_FLOAT32', [2, 1]))
c16_o17 = Output('c16_o17', ('TENSOR_FLOAT32', [2, 2]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_i3)
c16_model.AddOperand(c16_i4)
c16_model.AddOperand(c16_i5)
c16_model.AddOperand(c16_i6)
c16_model.AddOperand(c16_i7)
c16_model.AddOperand(c16_i8)
c16_model.AddOperand(c16_i9)
c16_model.AddOperand(c16_p10)
c16_model.AddOperand(c16_p11)
c16_model.AddOperand(c16_p12)
c16_model.AddOperand(c16_p13)
c16_model.AddOperand(c16_p14)
c16_model.AddOperand(c16_o15)
c16_model.AddOperand(c16_o16)
c16_model.AddOperand(c16_o17)
c16_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c16_i0, c16_i1, c16_i2, c16_i3, c16_i4, c16_i5, c16_i6, c16_i7, c16_i8, c16_i9, c16_p10, c16_p11, c16_p12, c16_p13, c16_p14).To(c16_o15, c16_o16, c16_o17)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [0.25, -0.25, -0.125, -0.5, -0.375, 0.125, 0.375, -0.75],
    c16_i1: [-0.75, 0.125],
    c16_i2: [-0.25],
    c16_i3: [1.0],
    c16_i4: [-0.875, -0.125],
    c16_i5: [0.875, -1.0],
    c16_i6: [0.625, 1.0, -0.875, -0.125],
    c16_i7: [-0.875, 0.5],
    c16_i8: [0.0, -0.25, 0.25, 0.375],
    c16_i9: [0.125, 0.375, 1.0, 0.625],
    c16_o15: [
        1.0, -1.1074219, 1.0527344, 0.78125, -0.796875, 0.15625, 1.328125, -0.26367188, -0.62890625,
        0.29296875, 0.203125, -0.390625
    ],
    c16_o16: [0.78125, 0.29296875],
    c16_o17: [-1.1074219, 1.0527344, -0.26367188, -0.62890625],
}, model=c16_model, name='merged_FLOAT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT32', [1, 2, 4]))
c17_i1 = Input('c17_i1', ('TENSOR_FLOAT32', [3, 4]))
c17_i2 = Input('c17_i2', ('TENSOR_FLOAT32', [3, 3]))
c17_i3 = Input('c17_i3', ('TENSOR_FLOAT32', [3]))
c17_i4 = Input('c17_i4', ('TENSOR_FLOAT32', [2, 3]))
c17_i5 = Input('c17_i5', ('TENSOR_FLOAT32', [3, 4]))
c17_i6 = Input('c17_i6', ('TENSOR_FLOAT32', [3, 3]))
c17_i7 = Input('c17_i7', ('TENSOR_FLOAT32', [3]))
c17_i8 = Input('c17_i8', ('TENSOR_FLOAT32', [2, 3]))
c17_i9 = Input('c17_i9', ('TENSOR_FLOAT32', [1, 2, 2]))
c17_p10 = Parameter('c17_p10', ('TENSOR_FLOAT32', [3, 2]), [0.625, 0.0, -0.75, -0.125, 0.375, -1.0])
c17_p11 = Parameter('c17_p11', ('TENSOR_FLOAT32', [3, 2]), [0.625, 0.0, 0.875, 0.125, 1.0, 0.75])
c17_p12 = Int32Scalar('c17_p12', 6)
c17_p13 = BoolScalar('c17_p13', True)
c17_p14 = BoolScalar('c17_p14', True)
c17_o15 = Output('c17_o15', ('TENSOR_FLOAT32', [1, 2, 6]))
c17_o16 = Output('c17_o16', ('TENSOR_FLOAT32', [2, 3]))
c17_o17 = Output('c17_o17', ('TENSOR_FLOAT32', [2, 3]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_i3)
c17_model.AddOperand(c17_i4)
c17_model.AddOperand(c17_i5)
c17_model.AddOperand(c17_i6)
c17_model.AddOperand(c17_i7)
c17_model.AddOperand(c17_i8)
c17_model.AddOperand(c17_i9)
c17_model.AddOperand(c17_p10)
c17_model.AddOperand(c17_p11)
c17_model.AddOperand(c17_p12)
c17_model.AddOperand(c17_p13)
c17_model.AddOperand(c17_p14)
c17_model.AddOperand(c17_o15)
c17_model.AddOperand(c17_o16)
c17_model.AddOperand(c17_o17)
c17_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c17_i0, c17_i1, c17_i2, c17_i3, c17_i4, c17_i5, c17_i6, c17_i7, c17_i8, c17_i9, c17_p10, c17_p11, c17_p12, c17_p13, c17_p14).To(c17_o15, c17_o16, c17_o17)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [0.875, 0.75, -0.875, 0.0, 1.0, -0.375, 0.625, -0.25],
    c17_i1: [-0.375, 0.25, 0.375, -0.5, 0.125, -0.625, 0.0, 0.625, -0.75, -0.25, 0.5, -0.875],
    c17_i2: [-0.5, 0.0, 0.875, 1.0, -0.125, 0.375, 0.75, 0.125, 0.5],
    c17_i3: [-0.375, 1.0, 0.125],
    c17_i4: [0.25, 0.375, -0.875, 0.0, -0.75, 0.625],
    c17_i5: [-0.25, -0.625, 0.375, 0.5, 0.125, 0.25, -0.375, 0.75, 0.0, 0.875, -0.875, -0.75],
    c17_i6: [-1.0, 0.625, -0.5, 1.0, -0.375, -0.125, 0.5, -0.25, -0.875],
    c17_i7: [0.25, 0.5, 0.625],
    c17_i8: [0.25, -0.375, 0.0, -0.25, -0.875, 1.0],
    c17_i9: [-0.75, -1.0, 0.25, 0.625],
    c17_o15: [
        0.09947021, 0.7690802, 0.34510526, 0.15203224, 0.6757646, 0.68257374, 0.5544705, 0.7799929,
        0.42250463, 0.4263216, 0.5888891, 0.46879062
    ],
    c17_o16: [0.09947021, 0.7690802, 0.34510526, 0.5544705, 0.7799929, 0.42250463],
    c17_o17: [0.15203224, 0.6757646, 0.68257374, 0.4263216, 0.5888891, 0.46879062],
}, model=c17_model, name='merged_FLOAT32_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT32', [3, 1, 1]))
c18_i1 = Input('c18_i1', ('TENSOR_FLOAT32', [1, 1]))
c18_i2 = Input('c18_i2', ('TENSOR_FLOAT32', [1, 1]))
c18_i3 = Input('c18_i3', ('TENSOR_FLOAT32', [1]))
c18_i4 = Input('c18_i4', ('TENSOR_FLOAT32', [1, 1]))
c18_i5 = Input('c18_i5', ('TENSOR_FLOAT32', [1, 1]))
c18_i6 = Input('c18_i6', ('TENSOR_FLOAT32', [1, 1]))
c18_i7 = Input('c18_i7', ('TENSOR_FLOAT32', [1]))
c18_i8 = Input('c18_i8', ('TENSOR_FLOAT32', [1, 1]))
c18_i9 = Input('c18_i9', ('TENSOR_FLOAT32', [3, 1, 3]))
c18_i10 = Input('c18_i10', ('TENSOR_FLOAT32', [1, 3]))
c18_i11 = Input('c18_i11', ('TENSOR_FLOAT32', [1, 3]))
c18_p12 = Int32Scalar('c18_p12', 4)
c18_p13 = BoolScalar('c18_p13', True)
c18_p14 = BoolScalar('c18_p14', True)
c18_o15 = Output('c18_o15', ('TENSOR_FLOAT32', [3, 1, 2]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_i3)
c18_model.AddOperand(c18_i4)
c18_model.AddOperand(c18_i5)
c18_model.AddOperand(c18_i6)
c18_model.AddOperand(c18_i7)
c18_model.AddOperand(c18_i8)
c18_model.AddOperand(c18_i9)
c18_model.AddOperand(c18_i10)
c18_model.AddOperand(c18_i11)
c18_model.AddOperand(c18_p12)
c18_model.AddOperand(c18_p13)
c18_model.AddOperand(c18_p14)
c18_model.AddOperand(c18_o15)
c18_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c18_i0, c18_i1, c18_i2, c18_i3, c18_i4, c18_i5, c18_i6, c18_i7, c18_i8, c18_i9, c18_i10, c18_i11, c18_p12, c18_p13, c18_p14).To(c18_o15)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [-0.375, 1.0, -0.5],
    c18_i1: [-0.25],
    c18_i2: [-0.5],
    c18_i3: [0.625],
    c18_i4: [0.875],
    c18_i5: [0.875],
    c18_i6: [0.75],
    c18_i7: [0.75],
    c18_i8: [-0.375],
    c18_i9: [-0.75, 1.0, -0.5, 0.125, -0.875, 0.875, 0.5, 0.625, 0.0],
    c18_i10: [-1.0, -0.625, 0.25],
    c18_i11: [-0.375, -0.625, 0.625],
    c18_o15: [0.2740616, 0.46262452, 0.70571434, 0.9800271, -0.45697582, -0.49817443],
}, model=c18_model, name='merged_FLOAT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_value_activation_1_19
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT32', [3, 2, 2]))
c19_i1 = Input('c19_i1', ('TENSOR_FLOAT32', [4, 2]))
c19_i2 = Input('c19_i2', ('TENSOR_FLOAT32', [4, 4]))
c19_i3 = Input('c19_i3', ('TENSOR_FLOAT32', [4]))
c19_i4 = Input('c19_i4', ('TENSOR_FLOAT32', [2, 4]))
c19_i5 = Input('c19_i5', ('TENSOR_FLOAT32', [3, 1]))
c19_i6 = Input('c19_i6', ('TENSOR_FLOAT32', [3, 3]))
c19_i7 = Input('c19_i7', ('TENSOR_FLOAT32', [3]))
c19_i8 = Input('c19_i8', ('TENSOR_FLOAT32', [2, 3]))
c19_i9 = Input('c19_i9', ('TENSOR_FLOAT32', [3, 2, 1]))
c19_p10 = Parameter('c19_p10', ('TENSOR_FLOAT32', []), None)
c19_p11 = Parameter('c19_p11', ('TENSOR_FLOAT32', []), None)
c19_p12 = Int32Scalar('c19_p12', 1)
c19_p13 = BoolScalar('c19_p13', True)
c19_p14 = BoolScalar('c19_p14', True)
c19_o15 = Output('c19_o15', ('TENSOR_FLOAT32', [3, 2, 7]))
c19_o16 = Output('c19_o16', ('TENSOR_FLOAT32', [2, 4]))
c19_o17 = Output('c19_o17', ('TENSOR_FLOAT32', [2, 3]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_i2)
c19_model.AddOperand(c19_i3)
c19_model.AddOperand(c19_i4)
c19_model.AddOperand(c19_i5)
c19_model.AddOperand(c19_i6)
c19_model.AddOperand(c19_i7)
c19_model.AddOperand(c19_i8)
c19_model.AddOperand(c19_i9)
c19_model.AddOperand(c19_p10)
c19_model.AddOperand(c19_p11)
c19_model.AddOperand(c19_p12)
c19_model.AddOperand(c19_p13)
c19_model.AddOperand(c19_p14)
c19_model.AddOperand(c19_o15)
c19_model.AddOperand(c19_o16)
c19_model.AddOperand(c19_o17)
c19_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c19_i0, c19_i1, c19_i2, c19_i3, c19_i4, c19_i5, c19_i6, c19_i7, c19_i8, c19_i9, c19_p10, c19_p11, c19_p12, c19_p13, c19_p14).To(c19_o15, c19_o16, c19_o17)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [0.0, -0.875, 1.0, 0.625, -0.625, 0.25, -0.75, 0.125, 0.5, -1.0, -0.5, -0.125],
    c19_i1: [-0.875, 0.0, -0.125, 0.75, 0.5, 0.125, -0.375, 0.375],
    c19_i2: [
        -0.5, -0.75, 0.75, 0.0, 0.25, -0.875, 0.625, 0.375, 0.875, 0.125, -0.625, -0.375, 1.0, -0.25, -0.125,
        0.5
    ],
    c19_i3: [-0.5, 0.125, 0.75, 0.25],
    c19_i4: [-0.375, -0.875, 0.75, -0.25, 0.25, 0.0, 0.5, 0.125],
    c19_i5: [-1.0, 0.625, 0.0],
    c19_i6: [-0.5, 0.125, -0.875, -0.625, -0.375, 0.625, -0.25, -0.75, 0.5],
    c19_i7: [0.625, 0.125, -1.0],
    c19_i8: [0.75, -0.875, 0.25, -0.125, 0.125, -0.75],
    c19_i9: [0.75, -0.25, 0.25, 0.875, -0.125, -0.5],
    c19_o15: [
        0.90625, 0.515625, 0.0, 0.0, 0.0, 0.28344727, 0.0, 0.0, 0.890625, 1.1875, 0.359375, 0.875, 0.0, 0.0,
        0.0, 0.16601562, 1.3261719, 1.3554688, 0.359375, 0.22851562, 0.0, 0.37890625, 0.41015625, 0.0,
        0.38671875, 0.0, 0.0, 0.0, 0.0, 0.50439453, 0.0, 0.15795898, 0.046875, 0.0625, 0.0, 0.0, 0.0,
        0.72216797, 0.86035156, 1.859375, 0.0, 0.0
    ],
    c19_o16: [0.0, 0.50439453, 0.0, 0.15795898, 0.0, 0.0, 0.72216797, 0.86035156],
    c19_o17: [0.0, 0.28344727, 0.0, 0.875, 0.0, 0.0],
}, model=c19_model, name='merged_FLOAT32_value_activation_1_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_tail_20
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT32', [1, 3, 17]))
c20_i1 = Input('c20_i1', ('TENSOR_FLOAT32', [1, 17]))
c20_i2 = Input('c20_i2', ('TENSOR_FLOAT32', [1, 1]))
c20_i3 = Input('c20_i3', ('TENSOR_FLOAT32', [1]))
c20_i4 = Input('c20_i4', ('TENSOR_FLOAT32', [1, 1]))
c20_i5 = Input('c20_i5', ('TENSOR_FLOAT32', [1, 17]))
c20_i6 = Input('c20_i6', ('TENSOR_FLOAT32', [1, 1]))
c20_i7 = Input('c20_i7', ('TENSOR_FLOAT32', [1]))
c20_i8 = Input('c20_i8', ('TENSOR_FLOAT32', [1, 1]))
c20_p9 = Parameter('c20_p9', ('TENSOR_FLOAT32', []), None)
c20_p10 = Parameter('c20_p10', ('TENSOR_FLOAT32', []), None)
c20_p11 = Parameter('c20_p11', ('TENSOR_FLOAT32', []), None)
c20_p12 = Int32Scalar('c20_p12', 3)
c20_p13 = BoolScalar('c20_p13', False)
c20_p14 = BoolScalar('c20_p14', True)
c20_o15 = Output('c20_o15', ('TENSOR_FLOAT32', [1, 3, 2]))
c20_o16 = Output('c20_o16', ('TENSOR_FLOAT32', [1, 1]))
c20_o17 = Output('c20_o17', ('TENSOR_FLOAT32', [1, 1]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_i3)
c20_model.AddOperand(c20_i4)
c20_model.AddOperand(c20_i5)
c20_model.AddOperand(c20_i6)
c20_model.AddOperand(c20_i7)
c20_model.AddOperand(c20_i8)
c20_model.AddOperand(c20_p9)
c20_model.AddOperand(c20_p10)
c20_model.AddOperand(c20_p11)
c20_model.AddOperand(c20_p12)
c20_model.AddOperand(c20_p13)
c20_model.AddOperand(c20_p14)
c20_model.AddOperand(c20_o15)
c20_model.AddOperand(c20_o16)
c20_model.AddOperand(c20_o17)
c20_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c20_i0, c20_i1, c20_i2, c20_i3, c20_i4, c20_i5, c20_i6, c20_i7, c20_i8, c20_p9, c20_p10, c20_p11, c20_p12, c20_p13, c20_p14).To(c20_o15, c20_o16, c20_o17)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [
        -1.0, 0.625, 0.375, 0.25, -0.875, -0.125, -0.5, -0.375, 0.5, -0.75, 1.0, 0.0, 0.75, 0.875, -0.625,
        0.125, -0.25, 0.625, 0.875, -0.5, -1.0, 0.5, 1.0, 0.125, 0.25, -0.875, 0.75, -0.625, -0.75, 0.0,
        0.375, -0.125, -0.375, -0.25, -0.25, 0.0, 0.625, 0.75, -0.375, 0.375, 0.875, 0.125, -0.75, 1.0, -1.0,
        -0.125, -0.625, 0.5, -0.875, 0.25, -0.5
    ],
    c20_i1: [
        0.625, 0.0, -0.875, -0.5, 0.5, 0.375, 0.25, 0.125, 0.75, 1.0, -1.0, -0.75, -0.125, 0.875, -0.625,
        -0.25, -0.375
    ],
    c20_i2: [0.875],
    c20_i3: [5.5],
    c20_i4: [-0.375],
    c20_i5: [
        -0.375, 0.375, -0.875, 0.625, -0.25, -0.125, -1.0, -0.5, 0.875, 0.25, 0.0, 0.5, 1.0, 0.75, -0.625,
        0.125, -0.75
    ],
    c20_i6: [-0.125],
    c20_i7: [0.375],
    c20_i8: [0.75],
    c20_o15: [3.1875, 3.984375, 6.0, 0.0, 6.0, 0.0],
    c20_o16: [6.0],
    c20_o17: [3.984375],
}, model=c20_model, name='merged_FLOAT32_tail_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT16_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_FLOAT16', [1, 1, 3]), [-0.375, 0.25, -0.875])
c21_p1 = Parameter('c21_p1', ('TENSOR_FLOAT16', [4, 3]), [0.875, 0.625, -0.5, 0.75, -1.0, -0.875, -0.625, 0.125, -0.25, 0.25, 0.375, 0.0])
c21_p2 = Parameter('c21_p2', ('TENSOR_FLOAT16', [4, 4]), [
        -1.0, 0.625, -0.375, 0.125, -0.875, -0.5, -0.75, -0.125, 1.0, -0.25, 0.5, 0.25, 0.375, 0.75, -0.625,
        0.875
    ])
c21_i3 = Input('c21_i3', ('TENSOR_FLOAT16', [4]))
c21_i4 = Input('c21_i4', ('TENSOR_FLOAT16', [1, 4]))
c21_i5 = Input('c21_i5', ('TENSOR_FLOAT16', [4, 3]))
c21_p6 = Parameter('c21_p6', ('TENSOR_FLOAT16', [4, 4]), [
        -0.25, 0.25, -0.375, 1.0, 0.75, -1.0, -0.625, 0.625, 0.125, -0.125, -0.5, 0.875, 0.5, -0.75, -0.875,
        0.0
    ])
c21_p7 = Parameter('c21_p7', ('TENSOR_FLOAT16', [4]), [1.0, 0.125, -0.375, 0.375])
c21_i8 = Input('c21_i8', ('TENSOR_FLOAT16', [1, 4]))
c21_p9 = Parameter('c21_p9', ('TENSOR_FLOAT16', []), None)
c21_p10 = Parameter('c21_p10', ('TENSOR_FLOAT16', []), None)
c21_p11 = Parameter('c21_p11', ('TENSOR_FLOAT16', []), None)
c21_p12 = Int32Scalar('c21_p12', 6)
c21_p13 = BoolScalar('c21_p13', False)
c21_p14 = BoolScalar('c21_p14', True)
c21_o15 = Output('c21_o15', ('TENSOR_FLOAT16', [1, 1, 8]))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_i3)
c21_model.AddOperand(c21_i4)
c21_model.AddOperand(c21_i5)
c21_model.AddOperand(c21_p6)
c21_model.AddOperand(c21_p7)
c21_model.AddOperand(c21_i8)
c21_model.AddOperand(c21_p9)
c21_model.AddOperand(c21_p10)
c21_model.AddOperand(c21_p11)
c21_model.AddOperand(c21_p12)
c21_model.AddOperand(c21_p13)
c21_model.AddOperand(c21_p14)
c21_model.AddOperand(c21_o15)
c21_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c21_p0, c21_p1, c21_p2, c21_i3, c21_i4, c21_i5, c21_p6, c21_p7, c21_i8, c21_p9, c21_p10, c21_p11, c21_p12, c21_p13, c21_p14).To(c21_o15)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i3: [-0.5, -0.25, -0.875, 1.0],
    c21_i4: [-0.875, 0.625, 0.5, -0.75],
    c21_i5: [0.125, -0.5, 0.375, -0.125, -0.25, 0.875, 0.625, 1.0, 0.75, 0.25, 0.5, 0.0],
    c21_i8: [0.375, -0.875, 0.75, 1.0],
    c21_o15: [0.679, 0.539, 0.2043, 0.543, 0.7124, 0.658, 0.4111, 0.644],
}, model=c21_model, name='merged_FLOAT16_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT16_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT16', [1, 1, 3]))
c22_i1 = Input('c22_i1', ('TENSOR_FLOAT16', [4, 3]))
c22_i2 = Input('c22_i2', ('TENSOR_FLOAT16', [4, 4]))
c22_p3 = Parameter('c22_p3', ('TENSOR_FLOAT16', [4]), [0.25, 0.0, -0.5, -1.0])
c22_p4 = Parameter('c22_p4', ('TENSOR_FLOAT16', [1, 4]), [-0.875, 0.25, -0.375, 0.5])
c22_p5 = Parameter('c22_p5', ('TENSOR_FLOAT16', [3, 3]), [-1.0, 0.375, -0.25, 0.125, 0.5, -0.5, -0.875, -0.625, 0.875])
c22_i6 = Input('c22_i6', ('TENSOR_FLOAT16', [3, 3]))
c22_i7 = Input('c22_i7', ('TENSOR_FLOAT16', [3]))
c22_p8 = Parameter('c22_p8', ('TENSOR_FLOAT16', [1, 3]), [0.75, -0.25, 0.375])
c22_i9 = Input('c22_i9', ('TENSOR_FLOAT16', [1, 1, 1]))
c22_i10 = Input('c22_i10', ('TENSOR_FLOAT16', [4, 1]))
c22_p11 = Parameter('c22_p11', ('TENSOR_FLOAT16', [3, 1]), [0.25, -0.5, -0.75])
c22_p12 = Int32Scalar('c22_p12', 2)
c22_p13 = BoolScalar('c22_p13', True)
c22_p14 = BoolScalar('c22_p14', True)
c22_o15 = Output('c22_o15', ('TENSOR_FLOAT16', [1, 1, 7]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_i2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_p4)
c22_model.AddOperand(c22_p5)
c22_model.AddOperand(c22_i6)
c22_model.AddOperand(c22_i7)
c22_model.AddOperand(c22_p8)
c22_model.AddOperand(c22_i9)
c22_model.AddOperand(c22_i10)
c22_model.AddOperand(c22_p11)
c22_model.AddOperand(c22_p12)
c22_model.AddOperand(c22_p13)
c22_model.AddOperand(c22_p14)
c22_model.AddOperand(c22_o15)
c22_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c22_i0, c22_i1, c22_i2, c22_p3, c22_p4, c22_p5, c22_i6, c22_i7, c22_p8, c22_i9, c22_i10, c22_p11, c22_p12, c22_p13, c22_p14).To(c22_o15)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [-0.25, -0.875, 1.0],
    c22_i1: [0.25, 0.875, -1.0, 0.5, 0.125, -0.125, -0.25, -0.5, 1.0, -0.625, 0.375, -0.875],
    c22_i2: [
        0.75, 0.5, -1.0, -0.875, -0.625, -0.5, 0.375, 1.0, -0.375, -0.125, -0.25, 0.875, 0.25, 0.125, 0.0,
        0.625
    ],
    c22_i6: [0.875, -0.875, 0.5, -0.5, -0.25, -0.375, 0.125, -0.75, 0.625],
    c22_i7: [0.625, -0.625, 0.125],
    c22_i9: [0.375],
    c22_i10: [0.75, 0.25, -0.375, 0.0],
    c22_o15: [-1.0, 0.5156, 1.0, -1.0, 1.0, -1.0, 1.0],
}, model=c22_model, name='merged_FLOAT16_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT16_mixed_23
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT16', [2, 2, 3]))
c23_i1 = Input('c23_i1', ('TENSOR_FLOAT16', [3, 3]))
c23_i2 = Input('c23_i2', ('TENSOR_FLOAT16', [3, 3]))
c23_i3 = Input('c23_i3', ('TENSOR_FLOAT16', [3]))
c23_i4 = Input('c23_i4', ('TENSOR_FLOAT16', [2, 3]))
c23_i5 = Input('c23_i5', ('TENSOR_FLOAT16', [1, 1]))
c23_i6 = Input('c23_i6', ('TENSOR_FLOAT16', [1, 1]))
c23_i7 = Input('c23_i7', ('TENSOR_FLOAT16', [1]))
c23_i8 = Input('c23_i8', ('TENSOR_FLOAT16', [2, 1]))
c23_p9 = Parameter('c23_p9', ('TENSOR_FLOAT16', [2, 2, 1]), [0.125, 0.25, -0.625, 0.75])
c23_p10 = Parameter('c23_p10', ('TENSOR_FLOAT16', []), None)
c23_p11 = Parameter('c23_p11', ('TENSOR_FLOAT16', []), None)
c23_p12 = Int32Scalar('c23_p12', 4)
c23_p13 = BoolScalar('c23_p13', False)
c23_p14 = BoolScalar('c23_p14', True)
c23_o15 = Output('c23_o15', ('TENSOR_FLOAT16', [2, 2, 4]))
c23_o16 = Output('c23_o16', ('TENSOR_FLOAT16', [2, 3]))
c23_o17 = Output('c23_o17', ('TENSOR_FLOAT16', [2, 1]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_i3)
c23_model.AddOperand(c23_i4)
c23_model.AddOperand(c23_i5)
c23_model.AddOperand(c23_i6)
c23_model.AddOperand(c23_i7)
c23_model.AddOperand(c23_i8)
c23_model.AddOperand(c23_p9)
c23_model.AddOperand(c23_p10)
c23_model.AddOperand(c23_p11)
c23_model.AddOperand(c23_p12)
c23_model.AddOperand(c23_p13)
c23_model.AddOperand(c23_p14)
c23_model.AddOperand(c23_o15)
c23_model.AddOperand(c23_o16)
c23_model.AddOperand(c23_o17)
c23_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c23_i0, c23_i1, c23_i2, c23_i3, c23_i4, c23_i5, c23_i6, c23_i7, c23_i8, c23_p9, c23_p10, c23_p11, c23_p12, c23_p13, c23_p14).To(c23_o15, c23_o16, c23_o17)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [0.625, -0.625, -1.0, 0.875, 0.375, 0.25, -0.125, 0.5, -0.375, -0.5, 0.75, -0.875],
    c23_i1: [-0.875, 0.625, -0.375, 0.25, -0.625, -0.75, 0.375, 1.0, 0.875],
    c23_i2: [-0.75, -0.125, 0.875, -0.375, -0.875, 1.0, 0.25, -0.5, 0.5],
    c23_i3: [-0.625, -1.0, -0.375],
    c23_i4: [-0.25, -0.5, 0.375, -0.875, 0.125, 0.25],
    c23_i5: [0.875],
    c23_i6: [-0.75],
    c23_i7: [-0.75],
    c23_i8: [1.0, -0.375],
    c23_o15: [
        -0.5435, 0.8345, -0.8525, 0.001987, -0.9346, -0.989, -0.4075, -0.857, 0.662, -0.5327, -0.3853, -0.893,
        -0.1566, -0.8022, -0.3264, 0.1853
    ],
    c23_o16: [-0.9346, -0.989, -0.4075, -0.1566, -0.8022, -0.3264],
    c23_o17: [0.001987, -0.893],
}, model=c23_model, name='merged_FLOAT16_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT16_mixed_24
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT16', [3, 2, 2]))
c24_i1 = Input('c24_i1', ('TENSOR_FLOAT16', [2, 2]))
c24_i2 = Input('c24_i2', ('TENSOR_FLOAT16', [2, 2]))
c24_i3 = Input('c24_i3', ('TENSOR_FLOAT16', [2]))
c24_i4 = Input('c24_i4', ('TENSOR_FLOAT16', [2, 2]))
c24_i5 = Input('c24_i5', ('TENSOR_FLOAT16', [2, 2]))
c24_i6 = Input('c24_i6', ('TENSOR_FLOAT16', [2, 2]))
c24_i7 = Input('c24_i7', ('TENSOR_FLOAT16', [2]))
c24_i8 = Input('c24_i8', ('TENSOR_FLOAT16', [2, 2]))
c24_i9 = Input('c24_i9', ('TENSOR_FLOAT16', [3, 2, 3]))
c24_p10 = Parameter('c24_p10', ('TENSOR_FLOAT16', [2, 3]), [0.875, 0.75, -1.0, 1.0, -0.5, 0.125])
c24_i11 = Input('c24_i11', ('TENSOR_FLOAT16', [2, 3]))
c24_p12 = Int32Scalar('c24_p12', 1)
c24_p13 = BoolScalar('c24_p13', True)
c24_p14 = BoolScalar('c24_p14', True)
c24_o15 = Output('c24_o15', ('TENSOR_FLOAT16', [3, 2, 4]))
c24_o16 = Output('c24_o16', ('TENSOR_FLOAT16', [2, 2]))
c24_o17 = Output('c24_o17', ('TENSOR_FLOAT16', [2, 2]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_i3)
c24_model.AddOperand(c24_i4)
c24_model.AddOperand(c24_i5)
c24_model.AddOperand(c24_i6)
c24_model.AddOperand(c24_i7)
c24_model.AddOperand(c24_i8)
c24_model.AddOperand(c24_i9)
c24_model.AddOperand(c24_p10)
c24_model.AddOperand(c24_i11)
c24_model.AddOperand(c24_p12)
c24_model.AddOperand(c24_p13)
c24_model.AddOperand(c24_p14)
c24_model.AddOperand(c24_o15)
c24_model.AddOperand(c24_o16)
c24_model.AddOperand(c24_o17)
c24_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c24_i0, c24_i1, c24_i2, c24_i3, c24_i4, c24_i5, c24_i6, c24_i7, c24_i8, c24_i9, c24_p10, c24_i11, c24_p12, c24_p13, c24_p14).To(c24_o15, c24_o16, c24_o17)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [-0.5, 0.375, -0.625, -0.375, 0.625, 0.75, 0.25, 0.5, 0.875, -0.25, -0.875, -0.125],
    c24_i1: [-0.875, -1.0, 0.875, -0.75],
    c24_i2: [-0.375, -0.75, -1.0, -0.5],
    c24_i3: [0.5, 0.0],
    c24_i4: [-0.125, 0.875, -0.25, 0.125],
    c24_i5: [-1.0, 0.0, 0.125, 0.875],
    c24_i6: [-0.25, -1.0, -0.625, 0.25],
    c24_i7: [-0.625, 1.0],
    c24_i8: [-0.75, 0.625, -0.125, -0.375],
    c24_i9: [
        0.75, 0.0, -0.375, -0.625, 0.875, 0.375, -0.75, -0.125, 0.125, -1.0, -0.875, 1.0, -0.25, 0.5, 0.25,
        -0.5, 0.625, -0.875
    ],
    c24_i11: [0.25, 0.5, 0.375, -1.0, -0.25, -0.75],
    c24_o15: [
        0.9844, 0.0, 0.0, 1.493, 1.156, 0.0, 0.0, 1.232, 0.0, 0.0, 0.0, 2.785, 0.0, 0.0, 0.0, 2.057, 0.0,
        0.4844, 0.0, 1.453, 2.297, 0.0, 0.5156, 1.766
    ],
    c24_o16: [0.0, 0.4844, 2.297, 0.0],
    c24_o17: [0.0, 1.493, 0.0, 1.232],
}, model=c24_model, name='merged_FLOAT16_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT16_value_activation_0_25
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT16', [1, 3, 4]))
c25_i1 = Input('c25_i1', ('TENSOR_FLOAT16', [1, 4]))
c25_i2 = Input('c25_i2', ('TENSOR_FLOAT16', [1, 1]))
c25_i3 = Input('c25_i3', ('TENSOR_FLOAT16', [1]))
c25_i4 = Input('c25_i4', ('TENSOR_FLOAT16', [1, 1]))
c25_i5 = Input('c25_i5', ('TENSOR_FLOAT16', [4, 2]))
c25_i6 = Input('c25_i6', ('TENSOR_FLOAT16', [4, 4]))
c25_i7 = Input('c25_i7', ('TENSOR_FLOAT16', [4]))
c25_i8 = Input('c25_i8', ('TENSOR_FLOAT16', [1, 4]))
c25_i9 = Input('c25_i9', ('TENSOR_FLOAT16', [1, 3, 2]))
c25_p10 = Parameter('c25_p10', ('TENSOR_FLOAT16', []), None)
c25_p11 = Parameter('c25_p11', ('TENSOR_FLOAT16', []), None)
c25_p12 = Int32Scalar('c25_p12', 0)
c25_p13 = BoolScalar('c25_p13', False)
c25_p14 = BoolScalar('c25_p14', True)
c25_o15 = Output('c25_o15', ('TENSOR_FLOAT16', [1, 3, 5]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_i2)
c25_model.AddOperand(c25_i3)
c25_model.AddOperand(c25_i4)
c25_model.AddOperand(c25_i5)
c25_model.AddOperand(c25_i6)
c25_model.AddOperand(c25_i7)
c25_model.AddOperand(c25_i8)
c25_model.AddOperand(c25_i9)
c25_model.AddOperand(c25_p10)
c25_model.AddOperand(c25_p11)
c25_model.AddOperand(c25_p12)
c25_model.AddOperand(c25_p13)
c25_model.AddOperand(c25_p14)
c25_model.AddOperand(c25_o15)
c25_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c25_i0, c25_i1, c25_i2, c25_i3, c25_i4, c25_i5, c25_i6, c25_i7, c25_i8, c25_i9, c25_p10, c25_p11, c25_p12, c25_p13, c25_p14).To(c25_o15)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [0.0, -0.25, 0.875, 0.125, 0.25, -0.625, 0.375, -0.125, 0.625, 0.75, -0.875, -0.5],
    c25_i1: [0.125, 0.75, -1.0, 1.0],
    c25_i2: [-0.625],
    c25_i3: [0.375],
    c25_i4: [0.5],
    c25_i5: [-0.625, -0.25, 1.0, 0.625, 0.0, -1.0, 0.125, -0.875],
    c25_i6: [
        0.25, -0.125, -0.5, 0.625, -1.0, 0.75, 0.5, -0.75, -0.625, 0.875, 0.0, -0.25, -0.875, 1.0, -0.375,
        0.375
    ],
    c25_i7: [-0.375, -0.25, 0.625, 0.75],
    c25_i8: [0.625, 0.25, 0.375, 0.0],
    c25_i9: [-0.5, 0.625, 0.875, 0.75, 0.375, -0.875],
    c25_o15: [
        -0.875, -0.3389, 1.144, 1.4795, 2.178, -0.01563, -1.1, 0.8633, -0.711, -0.1484, 1.4, -0.4531, -0.672,
        1.328, 1.125
    ],
}, model=c25_model, name='merged_FLOAT16_value_activation_0_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT16_value_activation_3_26
c26_i0 = Input('c26_i0', ('TENSOR_FLOAT16', [1, 2, 2]))
c26_i1 = Input('c26_i1', ('TENSOR_FLOAT16', [1, 2]))
c26_i2 = Input('c26_i2', ('TENSOR_FLOAT16', [1, 1]))
c26_i3 = Input('c26_i3', ('TENSOR_FLOAT16', [1]))
c26_i4 = Input('c26_i4', ('TENSOR_FLOAT16', [2, 1]))
c26_i5 = Input('c26_i5', ('TENSOR_FLOAT16', [2, 1]))
c26_i6 = Input('c26_i6', ('TENSOR_FLOAT16', [2, 2]))
c26_i7 = Input('c26_i7', ('TENSOR_FLOAT16', [2]))
c26_i8 = Input('c26_i8', ('TENSOR_FLOAT16', [2, 2]))
c26_i9 = Input('c26_i9', ('TENSOR_FLOAT16', [1, 2, 1]))
c26_p10 = Parameter('c26_p10', ('TENSOR_FLOAT16', []), None)
c26_p11 = Parameter('c26_p11', ('TENSOR_FLOAT16', []), None)
c26_p12 = Int32Scalar('c26_p12', 3)
c26_p13 = BoolScalar('c26_p13', True)
c26_p14 = BoolScalar('c26_p14', True)
c26_o15 = Output('c26_o15', ('TENSOR_FLOAT16', [1, 2, 3]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_i2)
c26_model.AddOperand(c26_i3)
c26_model.AddOperand(c26_i4)
c26_model.AddOperand(c26_i5)
c26_model.AddOperand(c26_i6)
c26_model.AddOperand(c26_i7)
c26_model.AddOperand(c26_i8)
c26_model.AddOperand(c26_i9)
c26_model.AddOperand(c26_p10)
c26_model.AddOperand(c26_p11)
c26_model.AddOperand(c26_p12)
c26_model.AddOperand(c26_p13)
c26_model.AddOperand(c26_p14)
c26_model.AddOperand(c26_o15)
c26_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c26_i0, c26_i1, c26_i2, c26_i3, c26_i4, c26_i5, c26_i6, c26_i7, c26_i8, c26_i9, c26_p10, c26_p11, c26_p12, c26_p13, c26_p14).To(c26_o15)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [0.25, 0.875, -0.875, 0.375],
    c26_i1: [0.125, 0.875],
    c26_i2: [0.0],
    c26_i3: [1.875],
    c26_i4: [-0.875, 0.125],
    c26_i5: [-1.0, -0.5],
    c26_i6: [-0.125, 0.875, -0.625, 0.0],
    c26_i7: [3.625, -0.25],
    c26_i8: [-0.375, -0.875, 0.375, 0.875],
    c26_i9: [-0.5, -0.25],
    c26_o15: [2.672, 3.406, 0.2344, 2.094, 4.594, 0.0],
}, model=c26_model, name='merged_FLOAT16_value_activation_3_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT16_tail_27
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT16', [2, 1, 17]))
c27_i1 = Input('c27_i1', ('TENSOR_FLOAT16', [1, 17]))
c27_i2 = Input('c27_i2', ('TENSOR_FLOAT16', [1, 1]))
c27_i3 = Input('c27_i3', ('TENSOR_FLOAT16', [1]))
c27_i4 = Input('c27_i4', ('TENSOR_FLOAT16', [1, 1]))
c27_i5 = Input('c27_i5', ('TENSOR_FLOAT16', [1, 17]))
c27_i6 = Input('c27_i6', ('TENSOR_FLOAT16', [1, 1]))
c27_i7 = Input('c27_i7', ('TENSOR_FLOAT16', [1]))
c27_i8 = Input('c27_i8', ('TENSOR_FLOAT16', [1, 1]))
c27_i9 = Input('c27_i9', ('TENSOR_FLOAT16', [2, 1, 1]))
c27_i10 = Input('c27_i10', ('TENSOR_FLOAT16', [1, 1]))
c27_i11 = Input('c27_i11', ('TENSOR_FLOAT16', [1, 1]))
c27_p12 = Int32Scalar('c27_p12', 4)
c27_p13 = BoolScalar('c27_p13', True)
c27_p14 = BoolScalar('c27_p14', True)
c27_o15 = Output('c27_o15', ('TENSOR_FLOAT16', [2, 1, 2]))
c27_o16 = Output('c27_o16', ('TENSOR_FLOAT16', [1, 1]))
c27_o17 = Output('c27_o17', ('TENSOR_FLOAT16', [1, 1]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_i2)
c27_model.AddOperand(c27_i3)
c27_model.AddOperand(c27_i4)
c27_model.AddOperand(c27_i5)
c27_model.AddOperand(c27_i6)
c27_model.AddOperand(c27_i7)
c27_model.AddOperand(c27_i8)
c27_model.AddOperand(c27_i9)
c27_model.AddOperand(c27_i10)
c27_model.AddOperand(c27_i11)
c27_model.AddOperand(c27_p12)
c27_model.AddOperand(c27_p13)
c27_model.AddOperand(c27_p14)
c27_model.AddOperand(c27_o15)
c27_model.AddOperand(c27_o16)
c27_model.AddOperand(c27_o17)
c27_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c27_i0, c27_i1, c27_i2, c27_i3, c27_i4, c27_i5, c27_i6, c27_i7, c27_i8, c27_i9, c27_i10, c27_i11, c27_p12, c27_p13, c27_p14).To(c27_o15, c27_o16, c27_o17)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [
        -0.375, -0.5, 0.375, 1.0, 0.75, 0.0, 0.125, 0.5, -0.625, 0.625, -0.25, -0.75, -1.0, -0.125, -0.875,
        0.25, 0.875, -0.75, 0.5, -0.25, 0.125, 0.25, -1.0, 1.0, 0.75, 0.625, -0.875, 0.0, -0.125, 0.875,
        0.375, -0.5, -0.625, -0.375
    ],
    c27_i1: [
        0.5, -0.125, -0.75, 0.875, 1.0, 0.625, -1.0, 0.0, 0.125, -0.5, -0.625, 0.375, 0.25, -0.875, 0.75,
        -0.25, -0.375
    ],
    c27_i2: [0.625],
    c27_i3: [0.375],
    c27_i4: [-0.5],
    c27_i5: [
        0.5, 0.125, -0.625, 0.25, 1.0, -0.25, 0.75, -0.75, -0.125, -0.5, 0.875, 0.625, 0.0, -0.375, 0.375,
        -1.0, -0.875
    ],
    c27_i6: [0.25],
    c27_i7: [1.0],
    c27_i8: [-0.125],
    c27_i9: [-0.25, -0.875],
    c27_i10: [0.875],
    c27_i11: [0.625],
    c27_o15: [-0.6445, -0.7173, -0.966, 0.9556],
    c27_o16: [-0.966],
    c27_o17: [-0.7173],
}, model=c27_model, name='merged_FLOAT16_tail_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
