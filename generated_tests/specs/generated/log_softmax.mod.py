from math import inf, nan

import numpy as np

# log_softmax_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 1]), [-2.5, 1.375])
c0_p1 = Float32Scalar('c0_p1', 0.75)
c0_p2 = Int32Scalar('c0_p2', 0)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 1]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('LOG_SOFTMAX', c0_p0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o3: [-2.9594877, -0.05323778],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 4, 1]))
c1_p1 = Float32Scalar('c1_p1', 2.0)
c1_p2 = Int32Scalar('c1_p2', -2)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [3, 4, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('LOG_SOFTMAX', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [-0.25, -2.875, -1.875, 2.875, -0.625, -2.75, 1.75, -2.375, 0.125, -0.5, 2.25, -0.125],
    c1_o3: [
        -6.252013, -11.502013, -9.502013, -0.0020134079, -4.758996, -9.008996, -0.00899578, -8.258996,
        -4.2766447, -5.5266447, -0.02664456, -4.7766447
    ],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_p1 = Float32Scalar('c2_p1', 0.25)
c2_p2 = Int32Scalar('c2_p2', -1)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('LOG_SOFTMAX', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-2.25, 0.25],
    c2_o3: [-1.0537007, -0.4287007],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 1, 3, 2]))
c3_p1 = Float32Scalar('c3_p1', 1.0)
c3_p2 = Int32Scalar('c3_p2', 2)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [3, 1, 3, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('LOG_SOFTMAX', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        -0.875, -2.875, -0.75, -3.0, 1.875, 0.375, -2.75, -0.25, -0.5, -2.25, 1.5, -1.75, 2.5, -1.25, -2.125,
        -0.375, 2.875, 0.875
    ],
    c3_o3: [
        -2.877837, -3.3204513, -2.752837, -3.4454513, -0.12783687, -0.07045131, -4.389414, -0.3063557,
        -2.1394136, -2.3063557, -0.13941364, -1.8063557, -0.90210867, -2.4657044, -5.5271087, -1.5907046,
        -0.52710867, -0.34070453
    ],
}, model=c3_model, name='default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 2, 2, 1, 1]))
c4_p1 = Float32Scalar('c4_p1', 2.0)
c4_p2 = Int32Scalar('c4_p2', 2)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 2, 2, 1, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('LOG_SOFTMAX', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-0.25, 2.625, 2.375, -2.0],
    c4_o3: [-5.7531776, -0.0031777264, -0.00015844878, -8.750158],
}, model=c4_model, name='default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 17]))
c5_p1 = Float32Scalar('c5_p1', 1.25)
c5_p2 = Int32Scalar('c5_p2', -1)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [1, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('LOG_SOFTMAX', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -1.25, 0.75, -2.0, 1.375, 1.125, 1.0, 2.125, -2.875, 0.0, 1.5, 2.625, 0.375, 2.0, 3.0, 0.5, 1.875,
        -1.625
    ],
    c5_o3: [
        -6.4537144, -3.9537144, -7.3912144, -3.1724644, -3.4849644, -3.6412144, -2.2349644, -8.484964,
        -4.8912144, -3.0162144, -1.6099645, -4.4224644, -2.3912144, -1.1412145, -4.2662144, -2.5474644,
        -6.9224644
    ],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_p1 = Float32Scalar('c6_p1', 1.25)
c6_p2 = Int32Scalar('c6_p2', -1)
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT32', [10]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('LOG_SOFTMAX', c6_i0, c6_p1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0],
    c6_o3: [-125.625, -125.625, -124.375, -126.875, -125.5, -126.0, -121.875, 0.0, -125.625, -125.625],
}, model=c6_model, name='default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [3, 2, 3, 2]), [
        2.125, -2.625, -0.75, 2.875, -2.5, 0.375, 0.25, 2.0, -1.375, 0.0, 1.875, 1.125, -2.0, 0.625, -0.375,
        -0.5, -0.625, 2.625, -2.125, -1.25, 0.125, -0.875, 0.5, -2.75, 1.0, 3.0, -1.75, -1.125, 0.875, -2.875,
        0.75, -3.0, -1.625, -1.5, 1.5, -0.125
    ])
c7_p1 = Float16Scalar('c7_p1', 1.25)
c7_p2 = Int32Scalar('c7_p2', -1)
c7_o3 = Output('c7_o3', ('TENSOR_FLOAT16', [3, 2, 3, 2]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('LOG_SOFTMAX', c7_p0, c7_p1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o3: [
        -0.002636, -5.94, -4.543, -0.01071, -3.621, -0.02713, -2.293, -0.1063, -1.884, -0.1649, -0.3306,
        -1.268, -3.318, -0.0369, -0.618, -0.7744, -4.08, -0.01706, -1.383, -0.2888, -0.252, -1.502, -0.01706,
        -4.08, -2.578, -0.0789, -1.158, -0.377, -0.00917, -4.695, -0.00917, -4.695, -0.7744, -0.618, -0.1232,
        -2.154
    ],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 4]))
c8_p1 = Float16Scalar('c8_p1', 1.0)
c8_p2 = Int32Scalar('c8_p2', -1)
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [1, 4]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('LOG_SOFTMAX', c8_i0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [-3.0, 1.75, -1.0, -2.5],
    c8_o3: [-4.832, -0.08325, -2.834, -4.332],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT16_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4]))
c9_p1 = Float16Scalar('c9_p1', 2.0)
c9_p2 = Int32Scalar('c9_p2', 0)
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('LOG_SOFTMAX', c9_i0, c9_p1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [2.875, -1.625, -1.0, -2.125],
    c9_o3: [-0.0005994, -9.0, -7.75, -10.0],
}, model=c9_model, name='default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT16_rank_input_3_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 1, 2]))
c10_p1 = Float16Scalar('c10_p1', 1.0)
c10_p2 = Int32Scalar('c10_p2', -1)
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [1, 1, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('LOG_SOFTMAX', c10_i0, c10_p1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [2.5, -1.5],
    c10_o3: [-0.01814, -4.02],
}, model=c10_model, name='default_FLOAT16_rank_input_3_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT16_rank_input_5_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 2, 1, 2, 2]))
c11_p1 = Float16Scalar('c11_p1', 0.5)
c11_p2 = Int32Scalar('c11_p2', -1)
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT16', [2, 2, 1, 2, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('LOG_SOFTMAX', c11_i0, c11_p1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        2.625, 2.0, -1.25, 0.5, 1.375, -1.125, -2.625, -1.375, -2.125, -1.625, 2.125, -2.75, 2.5, 2.875,
        -1.75, -3.0
    ],
    c11_o3: [
        -0.549, -0.8613, -1.224, -0.3484, -0.252, -1.502, -1.054, -0.4287, -0.826, -0.576, -0.08374, -2.521,
        -0.7915, -0.604, -0.4287, -1.054
    ],
}, model=c11_model, name='default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_softmax_default_FLOAT16_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [3, 17]))
c12_p1 = Float16Scalar('c12_p1', 2.0)
c12_p2 = Int32Scalar('c12_p2', 1)
c12_o3 = Output('c12_o3', ('TENSOR_FLOAT16', [3, 17]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('LOG_SOFTMAX', c12_i0, c12_p1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        1.125, -2.625, -2.375, 1.375, -0.875, 0.5, -0.375, -0.5, -2.0, -0.75, -2.25, -2.5, 1.5, 2.5, -2.875,
        -3.0, -0.625, 1.0, 2.25, 1.75, -1.25, -2.125, -0.25, -1.625, 2.375, -1.125, -1.0, -1.75, 1.875, -2.75,
        0.0, 2.625, 1.25, 0.625, -1.5, 0.375, 2.125, 0.125, 1.625, 3.0, -1.375, 0.875, 2.75, -1.875, 0.25,
        2.0, -0.125, 0.75, 2.875, -0.375, -2.875
    ],
    c12_o3: [
        -3.037, -10.54, -10.04, -2.537, -7.04, -4.29, -6.04, -6.29, -9.29, -6.79, -9.79, -10.29, -2.287,
        -0.2878, -11.04, -11.29, -6.54, -4.207, -1.708, -2.709, -8.71, -10.46, -6.707, -9.46, -1.458, -8.46,
        -8.21, -9.71, -2.459, -11.71, -6.207, -0.9585, -3.709, -4.957, -10.03, -6.28, -2.78, -6.78, -3.78,
        -1.029, -9.78, -5.28, -1.529, -10.78, -6.53, -3.03, -7.28, -5.53, -1.279, -7.78, -12.78
    ],
}, model=c12_model, name='default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
