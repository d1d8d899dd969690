from math import inf, nan

import numpy as np

# rnn_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [3, 1]), [1.0, -0.25, 0.875])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 1]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [2, 2]))
c0_p3 = Parameter('c0_p3', ('TENSOR_FLOAT32', [2]), [0.625, 0.875])
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [3, 2]))
c0_p5 = Int32Scalar('c0_p5', 4)
c0_o6 = Output('c0_o6', ('TENSOR_FLOAT32', [3, 2]))
c0_o7 = Output('c0_o7', ('TENSOR_FLOAT32', [3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_o6)
c0_model.AddOperand(c0_o7)
c0_model.Operation('RNN', c0_p0, c0_i1, c0_i2, c0_p3, c0_i4, c0_p5).To(c0_o6, c0_o7)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i1: [0.375, 0.5],
    c0_i2: [0.75, -0.25, 0.5, 0.0],
    c0_i4: [-1.0, -0.5, -0.625, 0.875, -0.125, -0.875],
    c0_o6: [0.3583574, 0.7039056, -0.15499073, 0.41157004, 0.79250276, 0.84828365],
    c0_o7: [0.3583574, 0.7039056, -0.15499073, 0.41157004, 0.79250276, 0.84828365],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [4, 1]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 1]), [-0.875, -0.25, 0.375])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [3, 3]), [-0.625, 0.75, 0.875, -0.125, 0.25, -0.25, -0.75, 0.0, 0.625])
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT32', [3]))
c1_p4 = Parameter('c1_p4', ('TENSOR_FLOAT32', [4, 3]), [0.75, 1.0, -0.5, -1.0, 0.125, -0.875, 0.5, 0.875, -0.375, 0.25, 0.375, -0.25])
c1_p5 = Int32Scalar('c1_p5', 6)
c1_o6 = Output('c1_o6', ('TENSOR_FLOAT32', [4, 3]))
c1_o7 = Output('c1_o7', ('TENSOR_FLOAT32', [4, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_o6)
c1_model.AddOperand(c1_o7)
c1_model.Operation('RNN', c1_i0, c1_p1, c1_p2, c1_i3, c1_p4, c1_p5).To(c1_o6, c1_o7)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [-0.5, 0.875, 0.625, 0.0],
    c1_i3: [0.25, -1.0, -0.375],
    c1_o6: [
        0.62977463, 0.35577488, 0.19193278, 0.36296922, 0.30074558, 0.5389832, 0.43014735, 0.28776783,
        0.32082132, 0.5389832, 0.29421496, 0.3276683
    ],
    c1_o7: [
        0.62977463, 0.35577488, 0.19193278, 0.36296922, 0.30074558, 0.5389832, 0.43014735, 0.28776783,
        0.32082132, 0.5389832, 0.29421496, 0.3276683
    ],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT32_value_activation_0_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [4, 1]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [4, 4]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [4]))
c2_i4 = Input('c2_i4', ('TENSOR_FLOAT32', [2, 4]))
c2_p5 = Int32Scalar('c2_p5', 0)
c2_o6 = Output('c2_o6', ('TENSOR_FLOAT32', [2, 4]))
c2_o7 = Output('c2_o7', ('TENSOR_FLOAT32', [2, 4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_i4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_o6)
c2_model.AddOperand(c2_o7)
c2_model.Operation('RNN', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_p5).To(c2_o6, c2_o7)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [-0.375, 0.5],
    c2_i1: [0.625, 1.0, -0.875, 0.25],
    c2_i2: [
        0.875, 0.5, 0.625, 0.375, -0.625, -0.875, -1.0, 0.75, -0.125, -0.25, 0.0, 1.0, -0.75, -0.5, -0.375,
        0.125
    ],
    c2_i3: [-0.5, 0.0, 0.25, -0.875],
    c2_i4: [0.0, 1.0, 0.5, 0.875, 0.625, 0.25, -0.25, -0.875],
    c2_o6: [0.40625, -1.09375, 1.203125, -1.546875, 0.0, -0.515625, -1.203125, -1.359375],
    c2_o7: [0.40625, -1.09375, 1.203125, -1.546875, 0.0, -0.515625, -1.203125, -1.359375],
}, model=c2_model, name='default_FLOAT32_value_activation_0_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT32_value_activation_1_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 3]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [3, 3]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [3, 3]))
c3_i3 = Input('c3_i3', ('TENSOR_FLOAT32', [3]))
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT32', [2, 3]))
c3_p5 = Int32Scalar('c3_p5', 1)
c3_o6 = Output('c3_o6', ('TENSOR_FLOAT32', [2, 3]))
c3_o7 = Output('c3_o7', ('TENSOR_FLOAT32', [2, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_i3)
c3_model.AddOperand(c3_i4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_o6)
c3_model.AddOperand(c3_o7)
c3_model.Operation('RNN', c3_i0, c3_i1, c3_i2, c3_i3, c3_i4, c3_p5).To(c3_o6, c3_o7)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [-0.375, 0.5, 0.875, 0.25, -0.625, -0.75],
    c3_i1: [0.125, 0.875, 0.0, 0.625, -0.375, 0.5, 0.75, -0.125, -0.5],
    c3_i2: [0.625, -0.125, 0.25, -0.875, 0.875, -0.75, -0.5, 1.0, 0.375],
    c3_i3: [-0.25, 0.0, -0.125],
    c3_i4: [-0.75, 0.375, -0.875, -0.25, -0.125, -0.375],
    c3_o6: [0.0, 1.65625, 0.0, 0.0, 0.40625, 0.375],
    c3_o7: [0.0, 1.65625, 0.0, 0.0, 0.40625, 0.375],
}, model=c3_model, name='default_FLOAT32_value_activation_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT32_value_activation_2_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [2, 1]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [2, 2]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [2]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [3, 2]))
c4_p5 = Int32Scalar('c4_p5', 2)
c4_o6 = Output('c4_o6', ('TENSOR_FLOAT32', [3, 2]))
c4_o7 = Output('c4_o7', ('TENSOR_FLOAT32', [3, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_i3)
c4_model.AddOperand(c4_i4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_o6)
c4_model.AddOperand(c4_o7)
c4_model.Operation('RNN', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_p5).To(c4_o6, c4_o7)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [-0.625, -0.5, 0.875],
    c4_i1: [-0.25, -0.625],
    c4_i2: [1.0, -0.25, 0.0, 0.5],
    c4_i3: [0.875, 0.5],
    c4_i4: [-0.875, 0.625, 0.25, -0.5, -0.75, 0.0],
    c4_o6: [0.0, 1.0, 1.0, 0.5625, -0.09375, -0.046875],
    c4_o7: [0.0, 1.0, 1.0, 0.5625, -0.09375, -0.046875],
}, model=c4_model, name='default_FLOAT32_value_activation_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT32_value_activation_3_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [4, 3]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [1, 3]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [1, 1]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT32', [1]))
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT32', [4, 1]))
c5_p5 = Int32Scalar('c5_p5', 3)
c5_o6 = Output('c5_o6', ('TENSOR_FLOAT32', [4, 1]))
c5_o7 = Output('c5_o7', ('TENSOR_FLOAT32', [4, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_i3)
c5_model.AddOperand(c5_i4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_o6)
c5_model.AddOperand(c5_o7)
c5_model.Operation('RNN', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_p5).To(c5_o6, c5_o7)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [-0.875, 0.125, -0.25, -0.375, 0.5, 0.375, 0.875, -0.625, 0.25, -0.125, 0.0, -0.75],
    c5_i1: [1.0, -0.875, -0.125],
    c5_i2: [0.875],
    c5_i3: [6.625],
    c5_i4: [0.25, -0.375, 0.125, -1.0],
    c5_o6: [5.890625, 5.4375, 6.0, 5.71875],
    c5_o7: [5.890625, 5.4375, 6.0, 5.71875],
}, model=c5_model, name='default_FLOAT32_value_activation_3_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT32_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 17]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [4, 17]))
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT32', [4, 4]))
c6_i3 = Input('c6_i3', ('TENSOR_FLOAT32', [4]))
c6_i4 = Input('c6_i4', ('TENSOR_FLOAT32', [2, 4]))
c6_p5 = Int32Scalar('c6_p5', 4)
c6_o6 = Output('c6_o6', ('TENSOR_FLOAT32', [2, 4]))
c6_o7 = Output('c6_o7', ('TENSOR_FLOAT32', [2, 4]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_i3)
c6_model.AddOperand(c6_i4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_o6)
c6_model.AddOperand(c6_o7)
c6_model.Operation('RNN', c6_i0, c6_i1, c6_i2, c6_i3, c6_i4, c6_p5).To(c6_o6, c6_o7)
c6_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c6_i0: [
        -1.0, -0.75, 0.125, -0.125, -0.875, -0.625, -0.5, 0.0, -0.25, 0.625, 1.0, 0.25, 0.375, 0.75, 0.5,
        0.875, -0.375, 0.25, -1.0, 0.625, -0.5, -0.875, 0.375, 0.75, 0.875, -0.625, 0.5, -0.75, -0.375, -0.25,
        1.0, 0.0, 0.125, -0.125
    ],
    c6_i1: [
        0.375, 1.0, 0.5, -0.25, -0.75, -0.5, -1.0, 0.0, -0.875, -0.125, 0.125, 0.625, 0.25, -0.625, 0.75,
        -0.375, 0.875, 0.625, 0.125, -1.0, -0.5, -0.625, -0.375, -0.25, 0.375, 0.5, 0.875, -0.75, -0.125,
        -0.875, 1.0, 0.0, 0.25, 0.75, 1.0, 0.5, -0.625, -0.25, 0.375, -0.125, 0.25, 0.125, -1.0, 0.75, -0.5,
        -0.875, 0.625, 0.0, -0.375, -0.75, 0.875, -0.75, -0.875, 1.0, 0.625, 0.0, -0.375, -0.5, 0.375, 0.125,
        0.75, 0.875, 0.25, 0.5, -1.0, -0.125, -0.25, -0.625
    ],
    c6_i2: [
        1.0, 0.0, 0.75, 0.375, 0.5, -0.375, 0.25, -0.5, -0.625, 0.125, -0.75, -0.125, -0.25, -1.0, -0.875,
        0.875
    ],
    c6_i3: [0.625, -0.125, -0.375, -0.625],
    c6_i4: [-0.125, -0.625, -0.75, -0.875, 0.125, 0.5, 0.0, 1.0],
    c6_o6: [-0.1853332, 0.39850885, -0.9848455, 0.98955977, -0.30270973, 0.87257004, 0.2301757, -0.7615942],
    c6_o7: [-0.1853332, 0.39850885, -0.9848455, 0.98955977, -0.30270973, 0.87257004, 0.2301757, -0.7615942],
}, model=c6_model, name='default_FLOAT32_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [3, 4]))
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', [2, 4]), [0.625, 0.25, -0.375, -0.75, -0.5, -0.875, -1.0, 0.375])
c7_p2 = Parameter('c7_p2', ('TENSOR_FLOAT16', [2, 2]), [0.0, 1.0, 0.125, 0.375])
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT16', [2]))
c7_p4 = Parameter('c7_p4', ('TENSOR_FLOAT16', [3, 2]), [-0.875, -0.375, 0.75, -0.625, -0.5, 0.875])
c7_p5 = Int32Scalar('c7_p5', 2)
c7_o6 = Output('c7_o6', ('TENSOR_FLOAT16', [3, 2]))
c7_o7 = Output('c7_o7', ('TENSOR_FLOAT16', [3, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_i3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_o6)
c7_model.AddOperand(c7_o7)
c7_model.Operation('RNN', c7_i0, c7_p1, c7_p2, c7_i3, c7_p4, c7_p5).To(c7_o6, c7_o7)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-0.5, -0.25, 0.375, 0.125, 1.0, -0.625, -0.125, -1.0, -0.75, 0.5, 0.875, 0.0],
    c7_i3: [0.0, 1.0],
    c7_o6: [-0.9844, 0.8906, 0.6406, 0.6562, 0.2031, 0.3281],
    c7_o7: [-0.9844, 0.8906, 0.6406, 0.6562, 0.2031, 0.3281],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT16_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [4, 1]), [0.125, -0.875, -0.625, 0.5])
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [4, 1]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [4, 4]))
c8_p3 = Parameter('c8_p3', ('TENSOR_FLOAT16', [4]), [-5.625, 0.125, -1.0, 6.25])
c8_i4 = Input('c8_i4', ('TENSOR_FLOAT16', [4, 4]))
c8_p5 = Int32Scalar('c8_p5', 3)
c8_o6 = Output('c8_o6', ('TENSOR_FLOAT16', [4, 4]))
c8_o7 = Output('c8_o7', ('TENSOR_FLOAT16', [4, 4]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_i4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_o6)
c8_model.AddOperand(c8_o7)
c8_model.Operation('RNN', c8_p0, c8_i1, c8_i2, c8_p3, c8_i4, c8_p5).To(c8_o6, c8_o7)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i1: [0.375, -0.75, -0.25, 0.75],
    c8_i2: [
        -0.25, -0.5, 0.75, 0.375, 0.5, -0.75, 1.0, -0.875, 0.125, -1.0, 0.25, 0.875, -0.625, -0.375, -0.125,
        0.0
    ],
    c8_i4: [
        -0.625, -0.75, 0.625, 0.0, -0.5, 0.25, 0.875, -0.125, 0.375, 0.75, 0.5, -1.0, -0.375, -0.875, -0.25,
        0.125
    ],
    c8_o6: [0.0, 0.9062, 0.0, 6.0, 0.0, 1.328, 0.0, 5.703, 0.0, 1.594, 0.0, 5.203, 0.0, 0.0, 0.0, 6.0],
    c8_o7: [0.0, 0.9062, 0.0, 6.0, 0.0, 1.328, 0.0, 5.703, 0.0, 1.594, 0.0, 5.203, 0.0, 0.0, 0.0, 6.0],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT16_value_activation_0_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 2]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [4, 2]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [4, 4]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [4]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [2, 4]))
c9_p5 = Int32Scalar('c9_p5', 0)
c9_o6 = Output('c9_o6', ('TENSOR_FLOAT16', [2, 4]))
c9_o7 = Output('c9_o7', ('TENSOR_FLOAT16', [2, 4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_i3)
c9_model.AddOperand(c9_i4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_o6)
c9_model.AddOperand(c9_o7)
c9_model.Operation('RNN', c9_i0, c9_i1, c9_i2, c9_i3, c9_i4, c9_p5).To(c9_o6, c9_o7)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [0.25, -0.5, 0.375, 0.625],
    c9_i1: [-0.875, 0.25, 0.125, -0.5, 0.625, 0.75, -1.0, -0.125],
    c9_i2: [
        0.375, -0.875, 0.5, 1.0, -0.625, 0.875, 0.625, -0.125, -0.25, 0.25, 0.125, -0.75, 0.75, 0.0, -0.5,
        -1.0
    ],
    c9_i3: [0.375, -0.125, -0.375, 0.25],
    c9_i4: [-0.75, -0.375, 1.0, 0.625, 0.75, -0.5, 0.125, 0.5],
    c9_o6: [1.203, 0.8438, -0.8438, -1.625, 1.484, -1.281, -0.3438, -0.2031],
    c9_o7: [1.203, 0.8438, -0.8438, -1.625, 1.484, -1.281, -0.3438, -0.2031],
}, model=c9_model, name='default_FLOAT16_value_activation_0_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT16_value_activation_1_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [4, 4]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [4, 4]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [4, 4]))
c10_i3 = Input('c10_i3', ('TENSOR_FLOAT16', [4]))
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [4, 4]))
c10_p5 = Int32Scalar('c10_p5', 1)
c10_o6 = Output('c10_o6', ('TENSOR_FLOAT16', [4, 4]))
c10_o7 = Output('c10_o7', ('TENSOR_FLOAT16', [4, 4]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_i4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_o6)
c10_model.AddOperand(c10_o7)
c10_model.Operation('RNN', c10_i0, c10_i1, c10_i2, c10_i3, c10_i4, c10_p5).To(c10_o6, c10_o7)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        -0.75, 0.0, -0.875, -0.375, 0.5, 0.875, 0.125, -0.125, -0.25, -0.625, 0.375, 0.25, 1.0, -1.0, 0.75,
        0.625
    ],
    c10_i1: [
        -0.75, -0.25, 0.375, -0.625, 0.875, -1.0, 0.125, -0.125, 0.0, 0.625, -0.5, 0.25, -0.875, -0.375, 1.0,
        0.5
    ],
    c10_i2: [
        -0.25, 0.0, -0.875, -0.75, 0.375, -0.375, -0.625, 1.0, 0.875, -0.5, -1.0, -0.125, 0.25, 0.75, 0.125,
        0.5
    ],
    c10_i3: [0.375, 0.0, -0.125, 0.75],
    c10_i4: [
        -0.25, -0.5, 0.625, -0.75, -0.125, 0.75, 0.375, 0.0, 0.5, -0.375, -0.625, 0.25, 0.875, -0.875, 0.125,
        -1.0
    ],
    c10_o6: [
        0.922, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.625, 0.9375, 1.391, 0.578, 1.594, 0.1875, 1.469, 0.2344, 0.3906
    ],
    c10_o7: [
        0.922, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.625, 0.9375, 1.391, 0.578, 1.594, 0.1875, 1.469, 0.2344, 0.3906
    ],
}, model=c10_model, name='default_FLOAT16_value_activation_1_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT16_value_activation_4_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 1]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [3, 1]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [3, 3]))
c11_i3 = Input('c11_i3', ('TENSOR_FLOAT16', [3]))
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [2, 3]))
c11_p5 = Int32Scalar('c11_p5', 4)
c11_o6 = Output('c11_o6', ('TENSOR_FLOAT16', [2, 3]))
c11_o7 = Output('c11_o7', ('TENSOR_FLOAT16', [2, 3]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_i3)
c11_model.AddOperand(c11_i4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_o6)
c11_model.AddOperand(c11_o7)
c11_model.Operation('RNN', c11_i0, c11_i1, c11_i2, c11_i3, c11_i4, c11_p5).To(c11_o6, c11_o7)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-0.25, 0.875],
    c11_i1: [-0.25, -0.5, -0.375],
    c11_i2: [0.875, -0.75, 0.125, 1.0, -0.25, -0.875, 0.0, -0.5, 0.625],
    c11_i3: [-0.125, -0.5, -1.0],
    c11_i4: [-0.25, 0.25, 0.625, 0.125, -0.625, 0.0],
    c11_o6: [-0.3718, -0.8438, -0.5654, 0.2302, -0.5757, -0.768],
    c11_o7: [-0.3718, -0.8438, -0.5654, 0.2302, -0.5757, -0.768],
}, model=c11_model, name='default_FLOAT16_value_activation_4_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT16_value_activation_6_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 2]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [4, 2]))
c12_i2 = Input('c12_i2', ('TENSOR_FLOAT16', [4, 4]))
c12_i3 = Input('c12_i3', ('TENSOR_FLOAT16', [4]))
c12_i4 = Input('c12_i4', ('TENSOR_FLOAT16', [1, 4]))
c12_p5 = Int32Scalar('c12_p5', 6)
c12_o6 = Output('c12_o6', ('TENSOR_FLOAT16', [1, 4]))
c12_o7 = Output('c12_o7', ('TENSOR_FLOAT16', [1, 4]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_i3)
c12_model.AddOperand(c12_i4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_o6)
c12_model.AddOperand(c12_o7)
c12_model.Operation('RNN', c12_i0, c12_i1, c12_i2, c12_i3, c12_i4, c12_p5).To(c12_o6, c12_o7)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [0.875, 0.125],
    c12_i1: [-0.75, 0.0, -0.875, 0.5, -0.5, -1.0, 0.75, -0.25],
    c12_i2: [
        -1.0, -0.5, 0.375, 0.5, 0.75, -0.875, 0.25, 0.125, -0.25, -0.75, 1.0, -0.375, -0.625, 0.625, 0.0,
        0.875
    ],
    c12_i3: [-0.625, -0.25, 0.5, -0.375],
    c12_i4: [0.5, -0.375, -0.25, 0.0],
    c12_o6: [0.1561, 0.4226, 0.461, 0.4263],
    c12_o7: [0.1561, 0.4226, 0.461, 0.4263],
}, model=c12_model, name='default_FLOAT16_value_activation_6_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rnn_default_FLOAT16_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [1, 17]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [2, 17]))
c13_i2 = Input('c13_i2', ('TENSOR_FLOAT16', [2, 2]))
c13_i3 = Input('c13_i3', ('TENSOR_FLOAT16', [2]))
c13_i4 = Input('c13_i4', ('TENSOR_FLOAT16', [1, 2]))
c13_p5 = Int32Scalar('c13_p5', 0)
c13_o6 = Output('c13_o6', ('TENSOR_FLOAT16', [1, 2]))
c13_o7 = Output('c13_o7', ('TENSOR_FLOAT16', [1, 2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_i3)
c13_model.AddOperand(c13_i4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_o6)
c13_model.AddOperand(c13_o7)
c13_model.Operation('RNN', c13_i0, c13_i1, c13_i2, c13_i3, c13_i4, c13_p5).To(c13_o6, c13_o7)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        0.875, -0.75, 1.0, 0.625, -0.625, -0.375, 0.375, -0.25, -0.875, -0.5, 0.0, 0.125, 0.25, 0.5, -1.0,
        -0.125, 0.75
    ],
    c13_i1: [
        0.75, 0.5, -0.125, -0.5, -0.875, -0.75, 0.125, -0.625, 0.0, -0.375, 0.25, 0.625, -1.0, 0.875, 1.0,
        0.375, -0.25, -0.25, -1.0, 0.125, -0.5, -0.75, 0.25, 1.0, -0.625, 0.625, 0.875, -0.875, 0.75, 0.5,
        0.375, 0.0, -0.125, -0.375
    ],
    c13_i2: [-1.0, -0.875, 0.625, 0.0],
    c13_i3: [0.5, -1.0],
    c13_i4: [-0.75, -0.25],
    c13_o6: [1.5625, -1.0625],
    c13_o7: [1.5625, -1.0625],
}, model=c13_model, name='default_FLOAT16_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
