from math import inf, nan

import numpy as np

# unidirectional_sequence_rnn_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 1, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1, 1]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [1]))
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [1, 1]))
c0_p5 = Int32Scalar('c0_p5', 6)
c0_p6 = Int32Scalar('c0_p6', 1)
c0_o7 = Output('c0_o7', ('TENSOR_FLOAT32', [2, 1, 1]))
c0_o8 = Output('c0_o8', ('TENSOR_FLOAT32', [1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_i3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_o7)
c0_model.AddOperand(c0_o8)
c0_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c0_i0, c0_i1, c0_i2, c0_i3, c0_i4, c0_p5, c0_p6).To(c0_o7, c0_o8)
c0_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c0_i0: [-0.625, 0.75, -0.5, -0.875, 0.0, 0.875, -1.0, -0.25],
    c0_i1: [-0.875, 0.75, -0.125, 0.875],
    c0_i2: [1.0],
    c0_i3: [-0.5],
    c0_i4: [-0.625],
    c0_o7: [0.3276683, 0.5963232],
    c0_o8: [0.5963232],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [1, 2, 4]), [-0.25, 0.125, 0.875, 0.625, -0.5, -0.75, 0.0, -0.125])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [4, 4]), [
        0.0, -0.5, -1.0, 0.125, -0.875, 0.25, -0.125, -0.25, 0.375, 0.5, -0.375, -0.75, 0.75, 0.625, -0.625,
        1.0
    ])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [4, 4]), [
        -0.25, -0.125, 1.0, -0.875, -0.5, 0.375, 0.5, 0.625, 0.75, 0.875, 0.25, -0.375, -0.75, 0.0, -0.625,
        0.125
    ])
c1_p3 = Parameter('c1_p3', ('TENSOR_FLOAT32', [4]), [1.0, 0.5, -0.875, -0.375])
c1_p4 = Parameter('c1_p4', ('TENSOR_FLOAT32', [1, 4]), [0.0, -0.875, -1.0, -0.75])
c1_p5 = Int32Scalar('c1_p5', 4)
c1_p6 = Int32Scalar('c1_p6', 0)
c1_o7 = Output('c1_o7', ('TENSOR_FLOAT32', [1, 2, 4]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_o7)
c1_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c1_p0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6).To(c1_o7)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o7: [-0.0934763, -0.6709671, -0.9848455, 0.124353, 0.35657856, 0.16027932, -0.9798505, -0.56664705],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT32_value_activation_0_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 2, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [3, 2]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [3, 3]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [3]))
c2_i4 = Input('c2_i4', ('TENSOR_FLOAT32', [2, 3]))
c2_p5 = Int32Scalar('c2_p5', 0)
c2_p6 = Int32Scalar('c2_p6', 1)
c2_o7 = Output('c2_o7', ('TENSOR_FLOAT32', [3, 2, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_i4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_o7)
c2_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_p5, c2_p6).To(c2_o7)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [0.25, 0.5, 0.625, -0.25, -0.75, 0.875, 0.0, -0.375, -0.125, -0.5, 0.125, 1.0],
    c2_i1: [-0.125, 0.75, -0.375, -0.875, -0.25, 0.5],
    c2_i2: [0.25, 1.0, 0.75, -0.625, 0.375, -0.25, -0.875, -1.0, -0.375],
    c2_i3: [0.125, 0.25, -0.875],
    c2_i4: [1.0, 0.75, -0.75, -0.25, -0.125, 0.25],
    c2_o7: [
        0.90625, -0.4375, -2.03125, -0.140625, 0.28125, -0.90625, -0.859375, -0.45703125, 0.15625,
        -0.58984375, 0.9980469, -0.8808594, -0.7890625, 1.0610352, 0.056640625, 1.0493164, 0.29125977,
        -0.5578613
    ],
}, model=c2_model, name='default_FLOAT32_value_activation_0_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT32_value_activation_1_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [2, 2]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [2, 2]))
c3_i3 = Input('c3_i3', ('TENSOR_FLOAT32', [2]))
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT32', [2, 2]))
c3_p5 = Int32Scalar('c3_p5', 1)
c3_p6 = Int32Scalar('c3_p6', 0)
c3_o7 = Output('c3_o7', ('TENSOR_FLOAT32', [2, 2, 2]))
c3_o8 = Output('c3_o8', ('TENSOR_FLOAT32', [2, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_i3)
c3_model.AddOperand(c3_i4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_o7)
c3_model.AddOperand(c3_o8)
c3_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c3_i0, c3_i1, c3_i2, c3_i3, c3_i4, c3_p5, c3_p6).To(c3_o7, c3_o8)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [0.375, -1.0, -0.875, 0.5, 0.0, -0.125, 0.125, 0.25],
    c3_i1: [-0.5, 1.0, 0.25, 0.375],
    c3_i2: [-0.5, 0.375, -0.75, 0.5],
    c3_i3: [0.625, 0.375],
    c3_i4: [0.25, 0.375, -1.0, -0.875],
    c3_o7: [0.0, 0.09375, 1.5976562, 0.390625, 0.671875, 0.640625, 0.7167969, 0.31640625],
    c3_o8: [1.5976562, 0.390625, 0.7167969, 0.31640625],
}, model=c3_model, name='default_FLOAT32_value_activation_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT32_value_activation_2_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 3, 3]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1, 3]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [1, 1]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [1]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [1, 1]))
c4_p5 = Int32Scalar('c4_p5', 2)
c4_p6 = Int32Scalar('c4_p6', 0)
c4_o7 = Output('c4_o7', ('TENSOR_FLOAT32', [1, 3, 1]))
c4_o8 = Output('c4_o8', ('TENSOR_FLOAT32', [1, 1]))
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
c4_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_p5, c4_p6).To(c4_o7, c4_o8)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [0.5, -0.25, 0.0, 1.0, 0.125, -0.625, 0.875, -0.875, -0.75],
    c4_i1: [-0.75, 0.75, -1.0],
    c4_i2: [-0.375],
    c4_i3: [-0.5],
    c4_i4: [-0.625],
    c4_o7: [-0.828125, -0.22070312, -0.9797363],
    c4_o8: [-0.9797363],
}, model=c4_model, name='default_FLOAT32_value_activation_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT32_value_activation_3_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 1, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [1, 1]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [1, 1]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT32', [1]))
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT32', [1, 1]))
c5_p5 = Int32Scalar('c5_p5', 3)
c5_p6 = Int32Scalar('c5_p6', 0)
c5_o7 = Output('c5_o7', ('TENSOR_FLOAT32', [1, 1, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_i3)
c5_model.AddOperand(c5_i4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_o7)
c5_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_p5, c5_p6).To(c5_o7)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [-0.5],
    c5_i1: [-0.5],
    c5_i2: [0.25],
    c5_i3: [6.5],
    c5_i4: [0.75],
    c5_o7: [6.0],
}, model=c5_model, name='default_FLOAT32_value_activation_3_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT32_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [1, 2, 17]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [3, 17]))
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT32', [3, 3]))
c6_i3 = Input('c6_i3', ('TENSOR_FLOAT32', [3]))
c6_i4 = Input('c6_i4', ('TENSOR_FLOAT32', [2, 3]))
c6_p5 = Int32Scalar('c6_p5', 2)
c6_p6 = Int32Scalar('c6_p6', 1)
c6_o7 = Output('c6_o7', ('TENSOR_FLOAT32', [1, 2, 3]))
c6_o8 = Output('c6_o8', ('TENSOR_FLOAT32', [2, 3]))
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
c6_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c6_i0, c6_i1, c6_i2, c6_i3, c6_i4, c6_p5, c6_p6).To(c6_o7, c6_o8)
c6_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c6_i0: [
        0.125, 0.375, -0.625, 1.0, 0.625, 0.875, -0.875, -0.375, -0.125, -1.0, 0.5, 0.0, 0.25, -0.25, -0.75,
        -0.5, 0.75, -0.875, 0.375, 0.5, 0.25, -0.25, 1.0, -0.5, 0.875, 0.125, 0.0, 0.625, -1.0, -0.75, -0.125,
        0.75, -0.625, -0.375
    ],
    c6_i1: [
        0.125, 0.75, 0.5, 0.625, -0.375, -0.875, 0.25, -0.75, 1.0, -0.5, 0.375, -0.25, -0.625, 0.875, 0.0,
        -1.0, -0.125, -1.0, -0.875, 0.0, 0.625, 0.375, 1.0, -0.25, 0.5, -0.625, 0.875, 0.25, -0.375, -0.5,
        -0.125, 0.125, 0.75, -0.75, 0.0, 1.0, 0.875, -0.625, 0.375, 0.5, -0.875, -0.25, 0.75, -0.125, -0.375,
        0.125, -0.75, 0.625, 0.25, -0.5, -1.0
    ],
    c6_i2: [0.125, -1.0, -0.875, 0.375, -0.375, 0.625, -0.5, -0.25, 1.0],
    c6_i3: [0.75, 0.0, 0.375],
    c6_i4: [1.0, 0.5, -0.375, -0.625, 0.625, -0.25],
    c6_o7: [0.96875, -0.53125, -1.0, 0.921875, 1.0, 1.0],
    c6_o8: [0.96875, -0.53125, -1.0, 0.921875, 1.0, 1.0],
}, model=c6_model, name='default_FLOAT32_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [2, 1, 2]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [2, 2]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [2, 2]))
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT16', [2]))
c7_i4 = Input('c7_i4', ('TENSOR_FLOAT16', [1, 2]))
c7_p5 = Int32Scalar('c7_p5', 3)
c7_p6 = Int32Scalar('c7_p6', 1)
c7_o7 = Output('c7_o7', ('TENSOR_FLOAT16', [2, 1, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_i3)
c7_model.AddOperand(c7_i4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_o7)
c7_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c7_i0, c7_i1, c7_i2, c7_i3, c7_i4, c7_p5, c7_p6).To(c7_o7)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-1.0, 0.875, -0.75, -0.125],
    c7_i1: [0.875, -0.75, -0.375, 0.625],
    c7_i2: [1.0, 0.875, -0.875, -1.0],
    c7_i3: [-1.125, 3.0],
    c7_i4: [0.75, -1.0],
    c7_o7: [0.0, 4.266, 2.045, 0.0],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT16_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [1, 2, 1]), [-0.625, 0.25])
c8_p1 = Parameter('c8_p1', ('TENSOR_FLOAT16', [1, 1]), [-0.375])
c8_p2 = Parameter('c8_p2', ('TENSOR_FLOAT16', [1, 1]), [0.875])
c8_p3 = Parameter('c8_p3', ('TENSOR_FLOAT16', [1]), [-0.25])
c8_p4 = Parameter('c8_p4', ('TENSOR_FLOAT16', [1, 1]), [-0.125])
c8_p5 = Int32Scalar('c8_p5', 6)
c8_p6 = Int32Scalar('c8_p6', 0)
c8_o7 = Output('c8_o7', ('TENSOR_FLOAT16', [1, 2, 1]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_o7)
c8_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c8_p0, c8_p1, c8_p2, c8_p3, c8_p4, c8_p5, c8_p6).To(c8_o7)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_o7: [0.4688, 0.5166],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT16_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 2, 4]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [1, 4]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [1, 1]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [1]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [1, 1]))
c9_p5 = Int32Scalar('c9_p5', 4)
c9_p6 = Int32Scalar('c9_p6', 0)
c9_o7 = Output('c9_o7', ('TENSOR_FLOAT16', [1, 2, 1]))
c9_o8 = Output('c9_o8', ('TENSOR_FLOAT16', [1, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_i3)
c9_model.AddOperand(c9_i4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_o7)
c9_model.AddOperand(c9_o8)
c9_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c9_i0, c9_i1, c9_i2, c9_i3, c9_i4, c9_p5, c9_p6).To(c9_o7, c9_o8)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [0.625, 0.125, -1.0, -0.875, 1.0, -0.25, -0.75, 0.75],
    c9_i1: [1.0, 0.125, 0.875, 0.25],
    c9_i2: [-0.625],
    c9_i3: [-0.375],
    c9_i4: [0.25],
    c9_o7: [-0.755, 0.5347],
    c9_o8: [0.5347],
}, model=c9_model, name='default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT16_value_activation_0_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 1, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [3, 3]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [3, 3]))
c10_i3 = Input('c10_i3', ('TENSOR_FLOAT16', [3]))
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [2, 3]))
c10_p5 = Int32Scalar('c10_p5', 0)
c10_p6 = Int32Scalar('c10_p6', 0)
c10_o7 = Output('c10_o7', ('TENSOR_FLOAT16', [2, 1, 3]))
c10_o8 = Output('c10_o8', ('TENSOR_FLOAT16', [2, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_i4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_o7)
c10_model.AddOperand(c10_o8)
c10_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c10_i0, c10_i1, c10_i2, c10_i3, c10_i4, c10_p5, c10_p6).To(c10_o7, c10_o8)
c10_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c10_i0: [0.75, 0.5, 1.0, 0.875, -0.125, -0.625],
    c10_i1: [0.5, -0.125, 0.75, 0.25, 0.0, 0.875, -0.25, -0.875, 0.375],
    c10_i2: [-0.625, -0.375, 0.5, -0.875, 0.625, -1.0, 0.25, 0.875, -0.125],
    c10_i3: [-0.5, 0.25, 0.625],
    c10_i4: [0.125, -0.75, 0.25, 0.375, -0.125, -0.875],
    c10_o7: [0.8906, 0.4844, -0.2812, -1.141, 0.3906, 0.375],
    c10_o8: [0.8906, 0.4844, -0.2812, -1.141, 0.3906, 0.375],
}, model=c10_model, name='default_FLOAT16_value_activation_0_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT16_value_activation_1_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 2, 2]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [2, 2]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [2, 2]))
c11_i3 = Input('c11_i3', ('TENSOR_FLOAT16', [2]))
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [2, 2]))
c11_p5 = Int32Scalar('c11_p5', 1)
c11_p6 = Int32Scalar('c11_p6', 1)
c11_o7 = Output('c11_o7', ('TENSOR_FLOAT16', [2, 2, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_i3)
c11_model.AddOperand(c11_i4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_o7)
c11_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c11_i0, c11_i1, c11_i2, c11_i3, c11_i4, c11_p5, c11_p6).To(c11_o7)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-0.75, -0.5, -0.875, 0.0, -0.625, 0.5, -0.25, -0.375],
    c11_i1: [0.75, -0.5, -0.375, 1.0],
    c11_i2: [0.375, 0.25, -0.75, -0.375],
    c11_i3: [1.0, -1.0],
    c11_i4: [-0.25, 0.75, 0.375, 1.0],
    c11_o7: [0.7812, 0.0, 0.7344, 0.0, 0.574, 0.0, 1.275, 0.0],
}, model=c11_model, name='default_FLOAT16_value_activation_1_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT16_value_activation_2_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2, 3, 4]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [2, 4]))
c12_i2 = Input('c12_i2', ('TENSOR_FLOAT16', [2, 2]))
c12_i3 = Input('c12_i3', ('TENSOR_FLOAT16', [2]))
c12_i4 = Input('c12_i4', ('TENSOR_FLOAT16', [2, 2]))
c12_p5 = Int32Scalar('c12_p5', 2)
c12_p6 = Int32Scalar('c12_p6', 0)
c12_o7 = Output('c12_o7', ('TENSOR_FLOAT16', [2, 3, 2]))
c12_o8 = Output('c12_o8', ('TENSOR_FLOAT16', [2, 2]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_i3)
c12_model.AddOperand(c12_i4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_o7)
c12_model.AddOperand(c12_o8)
c12_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c12_i0, c12_i1, c12_i2, c12_i3, c12_i4, c12_p5, c12_p6).To(c12_o7, c12_o8)
c12_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c12_i0: [
        0.125, 0.0, 1.0, -0.25, -0.875, 0.25, -0.375, 0.625, -0.5, -0.625, 0.875, -0.75, 0.5, -1.0, 0.375,
        0.75, -0.125, 0.5, -0.25, 0.125, 0.0, -1.0, 0.375, -0.5
    ],
    c12_i1: [0.375, 0.5, 0.125, -0.125, -0.375, -0.25, -0.875, 0.75],
    c12_i2: [-0.375, 1.0, 0.125, 0.875],
    c12_i3: [0.25, 1.0],
    c12_i4: [-0.75, -1.0, -0.25, 1.0],
    c12_o7: [-0.2656, -1.0, -0.9785, 1.0, 1.0, 0.7686, 0.9844, 1.0, 1.0, 1.0, 0.4844, 1.0],
    c12_o8: [1.0, 0.7686, 0.4844, 1.0],
}, model=c12_model, name='default_FLOAT16_value_activation_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_rnn_default_FLOAT16_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [1, 1, 17]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [4, 17]))
c13_i2 = Input('c13_i2', ('TENSOR_FLOAT16', [4, 4]))
c13_i3 = Input('c13_i3', ('TENSOR_FLOAT16', [4]))
c13_i4 = Input('c13_i4', ('TENSOR_FLOAT16', [1, 4]))
c13_p5 = Int32Scalar('c13_p5', 6)
c13_p6 = Int32Scalar('c13_p6', 0)
c13_o7 = Output('c13_o7', ('TENSOR_FLOAT16', [1, 1, 4]))
c13_o8 = Output('c13_o8', ('TENSOR_FLOAT16', [1, 4]))
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
c13_model.Operation('UNIDIRECTIONAL_SEQUENCE_RNN', c13_i0, c13_i1, c13_i2, c13_i3, c13_i4, c13_p5, c13_p6).To(c13_o7, c13_o8)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_i0: [
        -0.375, 0.125, -0.625, -0.875, 0.625, 0.75, 0.375, 0.25, 0.875, -0.25, -0.5, 0.0, 0.5, -0.125, -0.75,
        -1.0, 1.0
    ],
    c13_i1: [
        0.875, -0.25, -0.375, -0.125, 0.5, 0.75, -1.0, 0.25, -0.625, 1.0, -0.5, 0.0, -0.875, 0.125, 0.375,
        0.625, -0.75, 1.0, 0.25, -0.125, -0.75, -0.875, 0.875, 0.0, 0.125, -0.25, 0.75, -1.0, 0.625, -0.375,
        0.5, -0.625, -0.5, 0.375, 0.625, 0.0, -1.0, 1.0, -0.375, -0.25, 0.5, -0.125, 0.375, 0.75, -0.875,
        0.25, 0.125, 0.875, -0.5, -0.625, -0.75, 0.25, -0.25, -0.75, 1.0, -0.125, -0.5, 0.375, 0.625, 0.5,
        -0.375, -0.875, 0.0, -1.0, -0.625, 0.125, 0.875, 0.75
    ],
    c13_i2: [
        -0.5, -0.375, -0.625, 0.875, 0.125, 1.0, 0.5, 0.25, -1.0, -0.875, 0.625, -0.25, 0.75, -0.125, 0.375,
        0.0
    ],
    c13_i3: [-0.5, 0.625, 0.75, -1.0],
    c13_i4: [0.625, 0.5, -0.5, -1.0],
    c13_o7: [0.0248, 0.9185, 0.4148, 0.2422],
    c13_o8: [0.0248, 0.9185, 0.4148, 0.2422],
}, model=c13_model, name='default_FLOAT16_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
