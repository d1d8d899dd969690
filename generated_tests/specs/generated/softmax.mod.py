from math import inf, nan

import numpy as np

# softmax_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c0_p1 = Float32Scalar('c0_p1', 0.25)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('SOFTMAX', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [
        -0.25, 1.625, -2.75, -0.875, -1.625, -0.5, 2.875, 2.75, -1.5, -0.75, 1.75, 1.375, -2.125, 0.75, 0.5,
        2.25, 2.0, -1.0, -2.5, 1.5, 0.25, -2.25, -1.875, -1.75
    ],
    c0_o2: [
        0.38491213, 0.61508787, 0.38491213, 0.61508787, 0.43014735, 0.56985265, 0.50781184, 0.49218813,
        0.45326185, 0.54673815, 0.52342033, 0.47657964, 0.3276683, 0.6723317, 0.39233682, 0.60766315,
        0.6791787, 0.32082132, 0.26894143, 0.7310586, 0.65135485, 0.34864512, 0.49218813, 0.50781184
    ],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 4]), [-1.75, -1.0, 2.875, -3.0, -1.25, -2.625, 1.125, 2.625, -0.75, 2.25, -2.5, -2.375])
c1_p1 = Float32Scalar('c1_p1', 1.25)
c1_p2 = Int32Scalar('c1_p2', -2)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [3, 4]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('SOFTMAX', c1_p0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o3: [
        0.1572676, 0.016877467, 0.89814585, 0.00088134594, 0.29381454, 0.0022138418, 0.10076917, 0.99719363,
        0.54891783, 0.9809087, 0.0010850027, 0.0019250365
    ],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4]))
c2_p1 = Float32Scalar('c2_p1', 1.5)
c2_p2 = Int32Scalar('c2_p2', 0)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('SOFTMAX', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [0.875, -2.5, -2.75, 1.125],
    c2_o3: [0.40556905, 0.0025671367, 0.0017643655, 0.59009945],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT32_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [4, 2, 3]))
c3_p1 = Float32Scalar('c3_p1', 1.0)
c3_p2 = Int32Scalar('c3_p2', 1)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [4, 2, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('SOFTMAX', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        -2.5, 1.75, -2.125, 1.625, -1.375, -2.75, -0.5, 2.25, -1.125, 1.25, 2.625, -0.75, -0.125, -0.625,
        0.75, 2.375, -0.375, -2.25, 2.5, 0.125, 3.0, 0.875, 1.125, -3.0
    ],
    c3_o3: [
        0.015906392, 0.95791227, 0.65135485, 0.9840936, 0.042087726, 0.34864512, 0.1480472, 0.4073334,
        0.4073334, 0.8519528, 0.5926666, 0.5926666, 0.07585818, 0.4378235, 0.95257413, 0.9241418, 0.5621765,
        0.047425874, 0.83548355, 0.26894143, 0.99752736, 0.16451646, 0.7310586, 0.0024726233
    ],
}, model=c3_model, name='default_FLOAT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 17]))
c4_p1 = Float32Scalar('c4_p1', 1.0)
c4_p2 = Int32Scalar('c4_p2', 1)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('SOFTMAX', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        1.25, 0.75, 1.125, 2.125, -2.625, 2.0, -1.0, -0.75, 2.25, -2.875, 3.0, -0.25, 2.875, -1.125, -1.5,
        0.0, 1.75
    ],
    c4_o3: [
        0.043198116, 0.026200982, 0.038122203, 0.10362689, 0.0008965483, 0.091450416, 0.004553048,
        0.0058462294, 0.11742465, 0.0006982325, 0.248588, 0.009638803, 0.21937814, 0.0040180506, 0.0027615633,
        0.012376468, 0.07122166
    ],
}, model=c4_model, name='default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT32_special_floats_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [10]))
c5_p1 = Float32Scalar('c5_p1', 0.5)
c5_p2 = Int32Scalar('c5_p2', -1)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [10]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('SOFTMAX', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5],
    c5_o3: [
        1.502112e-22, 1.502112e-22, 1.502112e-22, 1.502112e-22, 2.4765638e-22, 9.110769e-23, 1.5791269e-22,
        1.2928797e-22, 6.731999e-22, 1.0
    ],
}, model=c5_model, name='default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT16_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [2]), [-2.5, 2.125])
c6_p1 = Float16Scalar('c6_p1', 1.75)
c6_p2 = Int32Scalar('c6_p2', 0)
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT16', [2]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('SOFTMAX', c6_p0, c6_p1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_o3: [0.0003054, 0.9995],
}, model=c6_model, name='default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [4, 2]))
c7_p1 = Float16Scalar('c7_p1', 0.5)
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', [4, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('SOFTMAX', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-2.0, -1.75, 0.125, 1.0, -1.25, -0.625, -0.25, -2.625],
    c7_o2: [0.4688, 0.5312, 0.3923, 0.6074, 0.4226, 0.5776, 0.766, 0.2338],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT16_rank_input_3_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4, 4, 4]))
c8_p1 = Float16Scalar('c8_p1', 1.25)
c8_p2 = Int32Scalar('c8_p2', -2)
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [4, 4, 4]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('SOFTMAX', c8_i0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        2.125, -0.25, 0.375, -2.125, -1.0, 2.625, 1.25, 1.0, -1.125, -2.25, 0.75, -2.0, 0.5, 0.25, -1.25,
        0.875, -0.625, 1.375, 2.875, 3.0, 1.875, 2.75, 2.25, -3.0, -2.375, -1.375, 2.5, -1.875, 2.375, 1.5,
        2.0, -1.75, -2.625, 1.125, 1.75, -0.875, -0.375, -2.5, -2.75, 0.125, 1.625, -1.5, -1.625, 0.625,
        -2.875, -0.125, -0.5, 0.0, -0.75, -1.25, 2.25, 2.125, -1.375, 1.375, 1.5, 0.875, -2.375, 3.0, -2.0,
        0.125, 1.75, -1.125, 2.875, -2.25
    ],
    c8_o3: [
        0.856, 0.02544, 0.175, 0.01059, 0.01721, 0.925, 0.5225, 0.5264, 0.014725, 0.002087, 0.2795, 0.01238,
        0.11224, 0.04752, 0.02295, 0.4504, 0.01506, 0.1285, 0.4136, 0.9946, 0.3428, 0.717, 0.1893, 0.0005503,
        0.00169, 0.00413, 0.2588, 0.002245, 0.6406, 0.1503, 0.1385, 0.002625, 0.00452, 0.795, 0.9272, 0.0715,
        0.07526, 0.00856, 0.003344, 0.2494, 0.917, 0.02988, 0.01365, 0.4658, 0.003307, 0.1666, 0.0557, 0.2133,
        0.04108, 0.00432, 0.2793, 0.7715, 0.0188, 0.11487, 0.1094, 0.1617, 0.005386, 0.876, 0.001377, 0.06335,
        0.9346, 0.005047, 0.61, 0.003254
    ],
}, model=c8_model, name='default_FLOAT16_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT16_rank_input_4_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 1, 3, 2]))
c9_p1 = Float16Scalar('c9_p1', 0.75)
c9_p2 = Int32Scalar('c9_p2', 3)
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [1, 1, 3, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('SOFTMAX', c9_i0, c9_p1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-0.25, -1.5, -2.625, 2.375, -2.25, -1.375],
    c9_o3: [0.7188, 0.2815, 0.02298, 0.977, 0.3416, 0.658],
}, model=c9_model, name='default_FLOAT16_rank_input_4_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_FLOAT16_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 17]))
c10_p1 = Float16Scalar('c10_p1', 1.25)
c10_p2 = Int32Scalar('c10_p2', 0)
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [3, 17]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('SOFTMAX', c10_i0, c10_p1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        -1.875, -0.625, -0.75, 1.625, 0.0, 0.375, 2.875, 1.875, 1.25, 0.25, -1.75, -1.625, 1.5, -0.125, 1.0,
        2.375, 1.75, 1.125, 3.0, -2.875, -1.125, -1.0, 2.25, 2.625, 0.5, 2.75, 0.75, -2.375, -0.5, -0.875,
        -3.0, -1.375, -2.75, -1.25, 1.375, 2.5, -1.5, -0.25, -2.25, -0.375, 0.125, -2.125, -2.0, -2.625,
        0.875, 2.125, -2.5, 2.0, 0.625, -0.125, 1.625
    ],
    c10_o3: [
        0.00984, 0.006966, 0.684, 0.886, 0.7427, 0.08466, 0.567, 0.8433, 0.1327, 0.3452, 0.0356, 0.0088,
        0.9453, 0.0655, 0.596, 0.9565, 0.532, 0.4185, 0.647, 0.04803, 0.02849, 0.2128, 0.8823, 0.4148, 0.1511,
        0.865, 0.645, 0.01631, 0.0359, 0.04855, 0.001801, 0.03062, 0.001579, 0.01252, 0.572, 0.3462, 0.2678,
        0.0851, 0.0446, 0.03314, 0.01822, 0.00568, 0.002283, 0.0095, 0.948, 0.955, 0.006367, 0.9326, 0.373,
        0.04202, 0.4553
    ],
}, model=c10_model, name='default_FLOAT16_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 4], 0.3125, 0))
c11_p1 = Float32Scalar('c11_p1', 1.25)
c11_o2 = Output('c11_o2', ('TENSOR_QUANT8_ASYMM', [4, 3, 4], 0.00390625, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('SOFTMAX', c11_i0, c11_p1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        29, 144, 254, 246, 62, 179, 176, 186, 130, 31, 232, 49, 96, 50, 137, 118, 224, 174, 124, 188, 119,
        120, 243, 205, 19, 8, 198, 15, 7, 16, 159, 145, 97, 4, 12, 241, 213, 167, 192, 30, 250, 65, 184, 160,
        113, 207, 169, 77
    ],
    c11_o2: [
        0, 0, 245, 11, 0, 15, 5, 236, 0, 0, 255, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0,
        0, 255, 1, 0, 0, 0, 255, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0
    ],
}, model=c11_model, name='default_QUANT8_ASYMM_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_mixed_12
c12_p0 = Parameter('c12_p0', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.3125, 255), [201, 196, 59, 94, 26, 186])
c12_p1 = Float32Scalar('c12_p1', 0.25)
c12_p2 = Int32Scalar('c12_p2', -2)
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.00390625, 0))
c12_model = Model()
c12_model.AddOperand(c12_p0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('SOFTMAX', c12_p0, c12_p1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_o3: [255, 176, 0, 0, 0, 80],
}, model=c12_model, name='default_QUANT8_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_rank_input_1_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 128))
c13_p1 = Float32Scalar('c13_p1', 2.0)
c13_p2 = Int32Scalar('c13_p2', 0)
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [1], 0.00390625, 0))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('SOFTMAX', c13_i0, c13_p1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [246],
    c13_o3: [255],
}, model=c13_model, name='default_QUANT8_ASYMM_rank_input_1_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_rank_input_2_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.4375, 128))
c14_p1 = Float32Scalar('c14_p1', 1.25)
c14_p2 = Int32Scalar('c14_p2', -2)
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.00390625, 0))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('SOFTMAX', c14_i0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [14],
    c14_o3: [255],
}, model=c14_model, name='default_QUANT8_ASYMM_rank_input_2_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_tail_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 76))
c15_p1 = Float32Scalar('c15_p1', 0.25)
c15_p2 = Int32Scalar('c15_p2', -2)
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.00390625, 0))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('SOFTMAX', c15_i0, c15_p1, c15_p2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [
        188, 157, 201, 124, 84, 89, 194, 178, 69, 223, 227, 91, 35, 208, 214, 138, 229, 28, 6, 80, 11, 101,
        39, 27, 13, 15, 164, 38, 137, 224, 191, 73, 123, 233
    ],
    c15_o3: [
        255, 255, 255, 255, 27, 255, 255, 255, 255, 255, 255, 1, 0, 229, 255, 222, 97, 0, 0, 0, 0, 229, 0, 0,
        0, 0, 0, 0, 255, 255, 27, 0, 34, 159
    ],
}, model=c15_model, name='default_QUANT8_ASYMM_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_every_8_bit_value_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.125, 38))
c16_p1 = Float32Scalar('c16_p1', 2.0)
c16_p2 = Int32Scalar('c16_p2', 0)
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM', [256], 0.00390625, 0))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('SOFTMAX', c16_i0, c16_p1, c16_p2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193,
        194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213,
        214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
        234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253,
        254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
        50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
        75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
        100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
        120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
        140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159,
        160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173
    ],
    c16_o3: [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2,
        2, 3, 4, 5, 6, 8, 10, 13, 16, 21, 27, 34, 44, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    ],
}, model=c16_model, name='default_QUANT8_ASYMM_every_8_bit_value_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_SIGNED_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3, 3], 0.3125, 127))
c17_p1 = Float32Scalar('c17_p1', 1.25)
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3, 3], 0.00390625, -128))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('SOFTMAX', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [-63, -122, -84, 118, -45, -97, 61, 119, 99, -69, -95, -50, 75, -64, 53, -46, -62, 2],
    c17_o2: [127, -128, -128, 127, -128, -128, -128, 127, -128, -128, -128, 127, 127, -128, -128, -128, -128, 127],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_SIGNED_mixed_18
c18_p0 = Parameter('c18_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.0625, -128), [27])
c18_p1 = Float32Scalar('c18_p1', 2.0)
c18_p2 = Int32Scalar('c18_p2', 0)
c18_o3 = Output('c18_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.00390625, -128))
c18_model = Model()
c18_model.AddOperand(c18_p0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('SOFTMAX', c18_p0, c18_p1, c18_p2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_o3: [127],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_SIGNED_rank_input_2_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.125, -106))
c19_p1 = Float32Scalar('c19_p1', 1.0)
c19_p2 = Int32Scalar('c19_p2', -1)
c19_o3 = Output('c19_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.00390625, -128))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('SOFTMAX', c19_i0, c19_p1, c19_p2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [25, -96, -56, 98, 53, -110, -68, 28],
    c19_o3: [-128, -128, -128, 127, 117, -128, -128, -117],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_2_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_SIGNED_rank_input_3_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3], 0.375, 0))
c20_p1 = Float32Scalar('c20_p1', 1.25)
c20_p2 = Int32Scalar('c20_p2', 1)
c20_o3 = Output('c20_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3], 0.00390625, -128))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('SOFTMAX', c20_i0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [
        -44, 58, -111, 6, 7, -46, -55, -76, -26, -33, -58, 123, 42, -1, 96, -42, -20, 118, 75, -4, -84, 1,
        -98, 106, -67, -50, 10, 78, 62, 61, 2, -59, 21, 47, 100, -104
    ],
    c20_o3: [
        -128, 127, -128, 127, -128, -128, -128, -128, 127, -128, -128, 106, 127, 127, -128, -128, -128, -106,
        127, 127, -128, -128, -128, 127, -128, -128, -128, 127, -128, 127, -128, -128, -128, -128, 127, -128
    ],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_3_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_SIGNED_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 0))
c21_p1 = Float32Scalar('c21_p1', 1.5)
c21_p2 = Int32Scalar('c21_p2', -1)
c21_o3 = Output('c21_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.00390625, -128))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('SOFTMAX', c21_i0, c21_p1, c21_p2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [
        -124, -73, 35, -83, 3, 36, -75, -106, 107, 59, 52, 79, -69, -57, 20, -40, 124, 89, -64, -1, -50, 7,
        -29, -113, -68, 57, -78, -45, -114, 33, -82, -95, 85, 26, 97, 121, 96, 60, -49, 94, 122, -16, -17, 65,
        116, 8, -108, 126, 93, 4, -34
    ],
    c21_o3: [
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, 127,
        81, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -81, -128,
        -128, -100, -128, -128, -128, -128, -87, -128, -128, -128, -124, -128, -128, 55, -128, -128, -128
    ],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# softmax_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.4375, 0))
c22_p1 = Float32Scalar('c22_p1', 1.25)
c22_p2 = Int32Scalar('c22_p2', 0)
c22_o3 = Output('c22_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.00390625, -128))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('SOFTMAX', c22_i0, c22_p1, c22_p2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12,
        -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
        66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90,
        91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
        113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125,
        -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108,
        -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89,
        -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69,
        -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49,
        -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32
    ],
    c22_o3: [
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -127, -127, -126, -124,
        -121, -116, -107, -92, -66, -20, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128
    ],
}, model=c22_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
