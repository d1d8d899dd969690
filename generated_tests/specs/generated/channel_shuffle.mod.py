from math import inf, nan

import numpy as np

# channel_shuffle_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [12, 1]), [0.25, 1.75, -0.75, 1.875, 2.125, 0.0, 0.125, -1.25, -0.875, -2.75, -1.5, -2.375])
c0_p1 = Int32Scalar('c0_p1', 2)
c0_p2 = Int32Scalar('c0_p2', -2)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [12, 1]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('CHANNEL_SHUFFLE', c0_p0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o3: [0.25, 0.125, 1.75, -1.25, -0.75, -0.875, 1.875, -2.75, 2.125, -1.5, 0.0, -2.375],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 2, 4]))
c1_p1 = Int32Scalar('c1_p1', 2)
c1_p2 = Int32Scalar('c1_p2', 2)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [3, 2, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('CHANNEL_SHUFFLE', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [
        -2.625, -2.125, -1.75, -2.75, -3.0, 1.75, 1.5, 2.875, -1.625, 2.75, -0.125, -1.125, 1.25, -1.25, 2.5,
        1.125, 2.0, 0.75, -2.375, -2.5, 0.0, 2.625, 0.625, 3.0
    ],
    c1_o3: [
        -2.625, -1.75, -2.125, -2.75, -3.0, 1.5, 1.75, 2.875, -1.625, -0.125, 2.75, -1.125, 1.25, 2.5, -1.25,
        1.125, 2.0, -2.375, 0.75, -2.5, 0.0, 0.625, 2.625, 3.0
    ],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4]))
c2_p1 = Int32Scalar('c2_p1', 2)
c2_p2 = Int32Scalar('c2_p2', -1)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('CHANNEL_SHUFFLE', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-1.625, -1.125, 2.0, -0.625],
    c2_o3: [-1.625, 2.0, -1.125, -0.625],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 3, 12, 1]))
c3_p1 = Int32Scalar('c3_p1', 4)
c3_p2 = Int32Scalar('c3_p2', 2)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [1, 3, 12, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('CHANNEL_SHUFFLE', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        2.75, -2.75, -2.875, -0.125, -1.0, -2.625, -0.75, -0.375, 2.375, -2.375, 2.5, -1.125, 1.5, 2.0, 3.0,
        -1.25, -2.0, 1.0, 0.75, -0.5, 2.125, -2.25, 2.625, -2.5, -3.0, -1.375, 1.125, 1.25, -1.875, -1.75,
        0.5, 0.0, 1.625, -0.625, 1.375, 0.625
    ],
    c3_o3: [
        2.75, -0.125, -0.75, -2.375, -2.75, -1.0, -0.375, 2.5, -2.875, -2.625, 2.375, -1.125, 1.5, -1.25,
        0.75, -2.25, 2.0, -2.0, -0.5, 2.625, 3.0, 1.0, 2.125, -2.5, -3.0, 1.25, 0.5, -0.625, -1.375, -1.875,
        0.0, 1.375, 1.125, -1.75, 1.625, 0.625
    ],
}, model=c3_model, name='default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 68]))
c4_p1 = Int32Scalar('c4_p1', 2)
c4_p2 = Int32Scalar('c4_p2', -1)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 68]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('CHANNEL_SHUFFLE', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        -0.875, 3.0, -2.125, -0.5, 2.375, -0.625, -3.0, 2.875, -2.625, -1.25, 0.0, 0.125, -1.625, 0.875, 2.5,
        -2.75, 0.25, 2.75, -2.375, -1.375, -1.0, 0.625, 2.0, 1.125, 1.875, -0.75, -2.5, 2.125, 0.375, 0.75,
        -0.25, 1.375, 0.5, 1.25, -1.125, -0.375, -1.5, 1.5, -2.0, 2.625, -0.125, -2.25, -1.75, -1.875, 2.25,
        1.625, 1.0, -2.875, 1.75, 1.875, 1.625, 2.625, -0.5, 0.375, 2.25, -0.875, -1.25, -2.875, 0.875, 0.625,
        2.75, -0.625, -1.375, 2.125, -1.0, -2.0, -3.0, -0.25
    ],
    c4_o3: [
        -0.875, -1.125, 3.0, -0.375, -2.125, -1.5, -0.5, 1.5, 2.375, -2.0, -0.625, 2.625, -3.0, -0.125, 2.875,
        -2.25, -2.625, -1.75, -1.25, -1.875, 0.0, 2.25, 0.125, 1.625, -1.625, 1.0, 0.875, -2.875, 2.5, 1.75,
        -2.75, 1.875, 0.25, 1.625, 2.75, 2.625, -2.375, -0.5, -1.375, 0.375, -1.0, 2.25, 0.625, -0.875, 2.0,
        -1.25, 1.125, -2.875, 1.875, 0.875, -0.75, 0.625, -2.5, 2.75, 2.125, -0.625, 0.375, -1.375, 0.75,
        2.125, -0.25, -1.0, 1.375, -2.0, 0.5, -3.0, 1.25, -0.25
    ],
}, model=c4_model, name='default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT32_special_floats_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [10]))
c5_p1 = Int32Scalar('c5_p1', 5)
c5_p2 = Int32Scalar('c5_p2', 0)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [10]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('CHANNEL_SHUFFLE', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [-0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0],
    c5_o3: [-0.0, 1e-40, -1.0, -0.3, 100.5, 1e-38, 1.0, 0.1, 3.0000002, 0.0],
}, model=c5_model, name='default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [8, 1, 1, 1]))
c6_p1 = Int32Scalar('c6_p1', 4)
c6_p2 = Int32Scalar('c6_p2', -4)
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT16', [8, 1, 1, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('CHANNEL_SHUFFLE', c6_i0, c6_p1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [2.625, 1.375, -1.625, -2.5, -0.625, 0.375, -1.5, -0.875],
    c6_o3: [2.625, -1.625, -0.625, -1.5, 1.375, -2.5, 0.375, -0.875],
}, model=c6_model, name='default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [8, 4]), [
        0.875, -3.0, 1.875, 2.875, 2.0, 1.25, -2.75, 1.5, 2.625, 0.375, -0.375, -0.75, 1.625, 1.125, 2.5, 0.5,
        0.125, -0.625, -1.0, 0.25, -1.875, -1.375, -2.875, 1.75, -0.25, 3.0, 0.625, 1.0, -2.25, -1.625, -1.25,
        1.375
    ])
c7_p1 = Int32Scalar('c7_p1', 2)
c7_p2 = Int32Scalar('c7_p2', 0)
c7_o3 = Output('c7_o3', ('TENSOR_FLOAT16', [8, 4]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('CHANNEL_SHUFFLE', c7_p0, c7_p1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o3: [
        0.875, -3.0, 1.875, 2.875, 0.125, -0.625, -1.0, 0.25, 2.0, 1.25, -2.75, 1.5, -1.875, -1.375, -2.875,
        1.75, 2.625, 0.375, -0.375, -0.75, -0.25, 3.0, 0.625, 1.0, 1.625, 1.125, 2.5, 0.5, -2.25, -1.625,
        -1.25, 1.375
    ],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT16_rank_input_1_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [8]))
c8_p1 = Int32Scalar('c8_p1', 4)
c8_p2 = Int32Scalar('c8_p2', 0)
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [8]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('CHANNEL_SHUFFLE', c8_i0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [1.375, -1.0, -0.375, 0.75, -2.75, 0.375, 0.875, 0.625],
    c8_o3: [1.375, -0.375, -2.75, 0.875, -1.0, 0.75, 0.375, 0.625],
}, model=c8_model, name='default_FLOAT16_rank_input_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT16_rank_input_3_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 4, 8]))
c9_p1 = Int32Scalar('c9_p1', 2)
c9_p2 = Int32Scalar('c9_p2', -1)
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [1, 4, 8]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('CHANNEL_SHUFFLE', c9_i0, c9_p1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        1.75, -0.375, 2.0, 0.25, 0.625, 1.0, -1.125, -1.25, 1.5, 2.875, -2.5, 2.75, -2.125, 0.125, -2.25,
        -0.25, 1.375, 0.875, 2.625, -2.875, -2.0, -3.0, 2.375, 0.375, -1.5, 2.25, -0.125, -1.625, 1.25, 0.0,
        -2.75, -2.625
    ],
    c9_o3: [
        1.75, 0.625, -0.375, 1.0, 2.0, -1.125, 0.25, -1.25, 1.5, -2.125, 2.875, 0.125, -2.5, -2.25, 2.75,
        -0.25, 1.375, -2.0, 0.875, -3.0, 2.625, 2.375, -2.875, 0.375, -1.5, 1.25, 2.25, 0.0, -0.125, -2.75,
        -1.625, -2.625
    ],
}, model=c9_model, name='default_FLOAT16_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT16_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 68]))
c10_p1 = Int32Scalar('c10_p1', 4)
c10_p2 = Int32Scalar('c10_p2', -1)
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [1, 68]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('CHANNEL_SHUFFLE', c10_i0, c10_p1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        0.0, 2.0, 0.875, -1.125, -2.625, -0.375, 1.5, 2.375, -1.375, 0.75, 1.75, 2.25, -0.75, -3.0, 0.625,
        0.25, -2.25, 0.375, -1.0, -1.25, 1.875, -0.625, 0.125, 2.875, -0.875, -2.0, -2.375, 3.0, -2.125,
        -0.125, 1.125, -1.75, 1.25, 2.625, 1.625, 2.125, 2.75, -2.875, -2.5, -1.875, -0.5, 1.375, 0.5, -0.25,
        -1.625, 2.5, 1.0, -2.75, -1.5, -0.25, 2.5, 2.375, -1.375, -1.5, -0.375, -0.75, 0.75, 0.0, -2.875, 3.0,
        -2.0, -1.625, 0.5, -2.125, -0.125, 2.25, 0.125, 2.0
    ],
    c10_o3: [
        0.0, 0.375, 1.625, 2.375, 2.0, -1.0, 2.125, -1.375, 0.875, -1.25, 2.75, -1.5, -1.125, 1.875, -2.875,
        -0.375, -2.625, -0.625, -2.5, -0.75, -0.375, 0.125, -1.875, 0.75, 1.5, 2.875, -0.5, 0.0, 2.375,
        -0.875, 1.375, -2.875, -1.375, -2.0, 0.5, 3.0, 0.75, -2.375, -0.25, -2.0, 1.75, 3.0, -1.625, -1.625,
        2.25, -2.125, 2.5, 0.5, -0.75, -0.125, 1.0, -2.125, -3.0, 1.125, -2.75, -0.125, 0.625, -1.75, -1.5,
        2.25, 0.25, 1.25, -0.25, 0.125, -2.25, 2.625, 2.5, 2.0
    ],
}, model=c10_model, name='default_FLOAT16_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_QUANT8_ASYMM', [12], 0.5, 0), [226, 108, 66, 2, 251, 16, 85, 146, 31, 136, 119, 246])
c11_p1 = Int32Scalar('c11_p1', 6)
c11_p2 = Int32Scalar('c11_p2', 0)
c11_o3 = Output('c11_o3', ('TENSOR_QUANT8_ASYMM', [12], 0.5, 0))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('CHANNEL_SHUFFLE', c11_p0, c11_p1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_o3: [226, 66, 251, 85, 31, 119, 108, 2, 16, 146, 136, 246],
}, model=c11_model, name='default_QUANT8_ASYMM_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [12, 2], 0.375, 255))
c12_p1 = Int32Scalar('c12_p1', 3)
c12_p2 = Int32Scalar('c12_p2', 0)
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM', [12, 2], 0.375, 255))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('CHANNEL_SHUFFLE', c12_i0, c12_p1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        10, 66, 161, 247, 35, 238, 221, 169, 192, 245, 162, 182, 155, 184, 113, 199, 230, 56, 50, 176, 73,
        239, 38, 32
    ],
    c12_o3: [
        10, 66, 192, 245, 230, 56, 161, 247, 162, 182, 50, 176, 35, 238, 155, 184, 73, 239, 221, 169, 113,
        199, 38, 32
    ],
}, model=c12_model, name='default_QUANT8_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_rank_input_3_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 8], 0.1875, 85))
c13_p1 = Int32Scalar('c13_p1', 4)
c13_p2 = Int32Scalar('c13_p2', -1)
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [1, 3, 8], 0.1875, 85))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('CHANNEL_SHUFFLE', c13_i0, c13_p1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        4, 99, 15, 180, 8, 126, 70, 14, 110, 184, 57, 207, 22, 200, 38, 90, 65, 239, 187, 171, 92, 74, 190, 81
    ],
    c13_o3: [
        4, 15, 8, 70, 99, 180, 126, 14, 110, 57, 22, 38, 184, 207, 200, 90, 65, 187, 92, 190, 239, 171, 74, 81
    ],
}, model=c13_model, name='default_QUANT8_ASYMM_rank_input_3_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_rank_input_4_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [12, 1, 1, 1], 0.1875, 46))
c14_p1 = Int32Scalar('c14_p1', 3)
c14_p2 = Int32Scalar('c14_p2', 0)
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM', [12, 1, 1, 1], 0.1875, 46))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('CHANNEL_SHUFFLE', c14_i0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [92, 27, 253, 14, 169, 242, 238, 40, 198, 104, 72, 38],
    c14_o3: [92, 169, 198, 27, 242, 104, 253, 238, 72, 14, 40, 38],
}, model=c14_model, name='default_QUANT8_ASYMM_rank_input_4_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_tail_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [2, 68], 0.25, 128))
c15_p1 = Int32Scalar('c15_p1', 4)
c15_p2 = Int32Scalar('c15_p2', -1)
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM', [2, 68], 0.25, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('CHANNEL_SHUFFLE', c15_i0, c15_p1, c15_p2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [
        98, 69, 167, 142, 114, 137, 120, 54, 159, 153, 13, 119, 186, 193, 84, 128, 226, 187, 94, 33, 67, 25,
        124, 221, 91, 214, 10, 134, 24, 253, 239, 240, 138, 165, 27, 195, 152, 206, 161, 107, 56, 171, 247, 8,
        162, 197, 245, 66, 190, 23, 180, 104, 103, 141, 19, 43, 130, 63, 249, 59, 62, 218, 82, 68, 126, 32,
        74, 140, 150, 112, 135, 215, 102, 156, 177, 109, 179, 16, 83, 3, 248, 151, 50, 188, 5, 133, 31, 155,
        70, 202, 75, 30, 201, 172, 176, 194, 92, 20, 220, 87, 0, 200, 223, 38, 106, 244, 45, 80, 49, 72, 211,
        145, 243, 40, 110, 198, 96, 76, 1, 95, 81, 35, 169, 125, 174, 111, 2, 213, 252, 235, 121, 205, 191,
        60, 52, 255
    ],
    c15_o3: [
        98, 187, 27, 104, 69, 94, 195, 103, 167, 33, 152, 141, 142, 67, 206, 19, 114, 25, 161, 43, 137, 124,
        107, 130, 120, 221, 56, 63, 54, 91, 171, 249, 159, 214, 247, 59, 153, 10, 8, 62, 13, 134, 162, 218,
        119, 24, 197, 82, 186, 253, 245, 68, 193, 239, 66, 126, 84, 240, 190, 32, 128, 138, 23, 74, 226, 165,
        180, 140, 150, 133, 223, 95, 112, 31, 38, 81, 135, 155, 106, 35, 215, 70, 244, 169, 102, 202, 45, 125,
        156, 75, 80, 174, 177, 30, 49, 111, 109, 201, 72, 2, 179, 172, 211, 213, 16, 176, 145, 252, 83, 194,
        243, 235, 3, 92, 40, 121, 248, 20, 110, 205, 151, 220, 198, 191, 50, 87, 96, 60, 188, 0, 76, 52, 5,
        200, 1, 255
    ],
}, model=c15_model, name='default_QUANT8_ASYMM_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_every_8_bit_value_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.4375, 128))
c16_p1 = Int32Scalar('c16_p1', 128)
c16_p2 = Int32Scalar('c16_p2', 0)
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM', [256], 0.4375, 128))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('CHANNEL_SHUFFLE', c16_i0, c16_p1, c16_p2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
        155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174,
        175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
        195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214,
        215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
        235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254,
        255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
        52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76,
        77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
        102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121,
        122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134
    ],
    c16_o3: [
        135, 137, 139, 141, 143, 145, 147, 149, 151, 153, 155, 157, 159, 161, 163, 165, 167, 169, 171, 173,
        175, 177, 179, 181, 183, 185, 187, 189, 191, 193, 195, 197, 199, 201, 203, 205, 207, 209, 211, 213,
        215, 217, 219, 221, 223, 225, 227, 229, 231, 233, 235, 237, 239, 241, 243, 245, 247, 249, 251, 253,
        255, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49,
        51, 53, 55, 57, 59, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87, 89, 91, 93, 95, 97, 99,
        101, 103, 105, 107, 109, 111, 113, 115, 117, 119, 121, 123, 125, 127, 129, 131, 133, 136, 138, 140,
        142, 144, 146, 148, 150, 152, 154, 156, 158, 160, 162, 164, 166, 168, 170, 172, 174, 176, 178, 180,
        182, 184, 186, 188, 190, 192, 194, 196, 198, 200, 202, 204, 206, 208, 210, 212, 214, 216, 218, 220,
        222, 224, 226, 228, 230, 232, 234, 236, 238, 240, 242, 244, 246, 248, 250, 252, 254, 0, 2, 4, 6, 8,
        10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58,
        60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106,
        108, 110, 112, 114, 116, 118, 120, 122, 124, 126, 128, 130, 132, 134
    ],
}, model=c16_model, name='default_QUANT8_ASYMM_every_8_bit_value_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_SIGNED_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [12, 2], 0.125, 127))
c17_p1 = Int32Scalar('c17_p1', 6)
c17_p2 = Int32Scalar('c17_p2', 0)
c17_o3 = Output('c17_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [12, 2], 0.125, 127))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('CHANNEL_SHUFFLE', c17_i0, c17_p1, c17_p2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [
        -8, -60, -14, 86, -103, 56, 24, 4, 7, -6, 23, -13, 59, 99, 67, -127, -55, -48, 5, -120, 33, -85, 53,
        -42
    ],
    c17_o3: [
        -8, -60, -103, 56, 7, -6, 59, 99, -55, -48, 33, -85, -14, 86, 24, 4, 23, -13, 67, -127, 5, -120, 53,
        -42
    ],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_SIGNED_mixed_18
c18_p0 = Parameter('c18_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, -128), [-122, 1, 12, -56])
c18_p1 = Int32Scalar('c18_p1', 2)
c18_p2 = Int32Scalar('c18_p2', 0)
c18_o3 = Output('c18_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, -128))
c18_model = Model()
c18_model.AddOperand(c18_p0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('CHANNEL_SHUFFLE', c18_p0, c18_p1, c18_p2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_o3: [-122, 12, 1, -56],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_SIGNED_rank_input_3_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 12, 2], 0.1875, 78))
c19_p1 = Int32Scalar('c19_p1', 3)
c19_p2 = Int32Scalar('c19_p2', 1)
c19_o3 = Output('c19_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 12, 2], 0.1875, 78))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('CHANNEL_SHUFFLE', c19_i0, c19_p1, c19_p2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [
        116, 104, 13, -87, -28, -3, -9, -39, -113, 82, -13, -5, -114, 61, 50, 44, -118, 102, -68, -127, -120,
        29, -75, 81, -53, 34, 88, -41, 108, -32, 57, -42, -23, -85, -15, -2, 73, 1, 123, 2, -44, -51, 51, 59,
        -86, 71, -57, -88
    ],
    c19_o3: [
        116, 104, -113, 82, -118, 102, 13, -87, -13, -5, -68, -127, -28, -3, -114, 61, -120, 29, -9, -39, 50,
        44, -75, 81, -53, 34, -23, -85, -44, -51, 88, -41, -15, -2, 51, 59, 108, -32, 73, 1, -86, 71, 57, -42,
        123, 2, -57, -88
    ],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_3_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_SIGNED_rank_input_4_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 8, 1], 0.0625, -45))
c20_p1 = Int32Scalar('c20_p1', 2)
c20_p2 = Int32Scalar('c20_p2', 2)
c20_o3 = Output('c20_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 8, 1], 0.0625, -45))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('CHANNEL_SHUFFLE', c20_i0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [69, 95, -74, -124, 82, -113, 102, 28],
    c20_o3: [69, 82, 95, -113, -74, 102, -124, 28],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_4_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_SIGNED_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 68], 0.4375, 62))
c21_p1 = Int32Scalar('c21_p1', 2)
c21_p2 = Int32Scalar('c21_p2', -1)
c21_o3 = Output('c21_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 68], 0.4375, 62))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('CHANNEL_SHUFFLE', c21_i0, c21_p1, c21_p2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [
        81, 89, 126, 112, 40, -25, -7, 47, -58, 14, -33, -51, -71, -83, -57, -99, 6, -24, -79, -67, -64, 90,
        110, -106, 1, -88, -41, 95, -72, -110, 127, 20, -52, -97, 61, -105, 8, -113, 45, 39, 88, -120, -85,
        -31, -80, 75, 123, 33, 118, 101, -103, 13, -11, 73, -94, -93, 19, -19, -61, 31, 65, 55, 86, 23, 114,
        54, -23, -74, 24, 109, 52, -44, -39, -124, -68, -119, -66, 51, 28, 42, 48, -50, 79, -60, -122, -117,
        -56, -55, -9, 120, -86, 3, 32, -69, -81, -112, -32, 9, -34, 107, -38, -6, -30, -62, -109, 5, -53, -43,
        70, 97, -22, -90, 80, 99, -12, 26, 106, -77, -127, -27, -17, 56, 82, 115, -70, 7, -91, 72, -16, 59,
        119, -65, 108, -98, 43, -36, -100, -54, 116, -126, 0, 124, 96, -73, -21, 102, 12, 58, 100, 10, 105,
        125, 67, 38, -114, -8, 53, -13, 71, 84, 37, -107, -121, -128, 57, -5, -20, 64, 46, 77, -76, 111, -87,
        78, -48, 44, -63, -102, -108, 69, 92, 41, 74, 62, -10, 36, 104, 22, 16, -14, 66, -75, 60, -42, -92,
        50, -111, -45, 35, -118, 83, -96, 25, 76
    ],
    c21_o3: [
        81, 61, 89, -105, 126, 8, 112, -113, 40, 45, -25, 39, -7, 88, 47, -120, -58, -85, 14, -31, -33, -80,
        -51, 75, -71, 123, -83, 33, -57, 118, -99, 101, 6, -103, -24, 13, -79, -11, -67, 73, -64, -94, 90,
        -93, 110, 19, -106, -19, 1, -61, -88, 31, -41, 65, 95, 55, -72, 86, -110, 23, 127, 114, 20, 54, -52,
        -23, -97, -74, 24, -30, 109, -62, 52, -109, -44, 5, -39, -53, -124, -43, -68, 70, -119, 97, -66, -22,
        51, -90, 28, 80, 42, 99, 48, -12, -50, 26, 79, 106, -60, -77, -122, -127, -117, -27, -56, -17, -55,
        56, -9, 82, 120, 115, -86, -70, 3, 7, 32, -91, -69, 72, -81, -16, -112, 59, -32, 119, 9, -65, -34,
        108, 107, -98, -38, 43, -6, -36, -100, -76, -54, 111, 116, -87, -126, 78, 0, -48, 124, 44, 96, -63,
        -73, -102, -21, -108, 102, 69, 12, 92, 58, 41, 100, 74, 10, 62, 105, -10, 125, 36, 67, 104, 38, 22,
        -114, 16, -8, -14, 53, 66, -13, -75, 71, 60, 84, -42, 37, -92, -107, 50, -121, -111, -128, -45, 57,
        35, -5, -118, -20, 83, 64, -96, 46, 25, 77, 76
    ],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.5, -120))
c22_p1 = Int32Scalar('c22_p1', 64)
c22_p2 = Int32Scalar('c22_p2', -1)
c22_o3 = Output('c22_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.5, -120))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('CHANNEL_SHUFFLE', c22_i0, c22_p1, c22_p2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81,
        -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61,
        -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41,
        -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21,
        -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3,
        4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
        56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
        81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104,
        105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
        125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115,
        -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101
    ],
    c22_o3: [
        -100, -96, -92, -88, -84, -80, -76, -72, -68, -64, -60, -56, -52, -48, -44, -40, -36, -32, -28, -24,
        -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76,
        80, 84, 88, 92, 96, 100, 104, 108, 112, 116, 120, 124, -128, -124, -120, -116, -112, -108, -104, -99,
        -95, -91, -87, -83, -79, -75, -71, -67, -63, -59, -55, -51, -47, -43, -39, -35, -31, -27, -23, -19,
        -15, -11, -7, -3, 1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45, 49, 53, 57, 61, 65, 69, 73, 77, 81, 85,
        89, 93, 97, 101, 105, 109, 113, 117, 121, 125, -127, -123, -119, -115, -111, -107, -103, -98, -94,
        -90, -86, -82, -78, -74, -70, -66, -62, -58, -54, -50, -46, -42, -38, -34, -30, -26, -22, -18, -14,
        -10, -6, -2, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62, 66, 70, 74, 78, 82, 86, 90,
        94, 98, 102, 106, 110, 114, 118, 122, 126, -126, -122, -118, -114, -110, -106, -102, -97, -93, -89,
        -85, -81, -77, -73, -69, -65, -61, -57, -53, -49, -45, -41, -37, -33, -29, -25, -21, -17, -13, -9, -5,
        -1, 3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59, 63, 67, 71, 75, 79, 83, 87, 91, 95, 99,
        103, 107, 111, 115, 119, 123, 127, -125, -121, -117, -113, -109, -105, -101
    ],
}, model=c22_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
