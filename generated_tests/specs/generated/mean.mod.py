from math import inf, nan

import numpy as np

# mean_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [4]), [1.25, 2.625, 2.125, -0.625])
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [2]), [0, 0])
c0_p2 = Int32Scalar('c0_p2', 1)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('MEAN', c0_p0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_1')
Example({
    c0_o3: [1.34375],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT32_INT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [4, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [2]))
c1_p2 = Int32Scalar('c1_p2', 0)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', []))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('MEAN', c1_i0, c1_i1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [-2.25, 0.875, 2.375, 0.625, -2.125, -1.375, -1.625, 1.625, -0.125, -1.0, 1.125, -0.75],
    c1_i1: [-2, -1],
    c1_o3: np.reshape(np.array([-0.21875], np.float32), [1]),
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT32_INT32_rank_input_3_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 4, 3]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2]), [1, -1])
c2_p2 = Int32Scalar('c2_p2', 0)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('MEAN', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c2_i0: [
        0.0, -1.375, -1.0, 1.5, -2.0, -3.0, 0.75, 2.0, 2.5, 0.375, -0.5, 1.125, 1.875, 0.5, 1.625, -1.5,
        -1.875, 2.375, 0.125, -0.375, -1.25, 0.625, -1.625, 0.25, 2.875, -1.125, -0.875, -0.625, -0.75, 1.25,
        2.25, 1.0, -2.375, 2.625, -2.75, -0.25
    ],
    c2_o3: [0.03125, 0.0625, 0.104166664],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_3_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT32_INT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [2]), [-1, -1])
c3_p2 = Int32Scalar('c3_p2', 2)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('MEAN', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c3_i0: [-2.25, 2.625, -0.625, -2.5, 1.625, 0.875, 2.0, -1.25, 0.0, 1.75, 0.75, -0.375],
    c3_o3: [0.1875, -1.5625, 1.25, 0.375, 0.875, 0.1875],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT32_INT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [2]), [0, 1])
c4_p2 = Int32Scalar('c4_p2', 3)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('MEAN', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c4_i0: [
        2.375, 0.375, 0.875, -1.75, 0.5, 2.75, -3.0, -2.75, 0.625, 3.0, 1.75, -2.875, -2.375, 2.625, -1.5,
        1.0, 1.5, 1.875, -1.25, -2.125, 2.25, -0.25, 0.75, -2.5, 2.0, 0.0, 1.375, -2.25, -1.625, -0.375, -2.0,
        -0.75, -0.5, -1.375
    ],
    c4_o3: [-0.106617644],
}, model=c4_model, name='default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_INT32_mixed_5
c5_p0 = Parameter('c5_p0', ('TENSOR_QUANT8_ASYMM', [3, 4, 4], 0.0625, 255), [
        129, 48, 154, 59, 36, 203, 16, 51, 232, 136, 92, 244, 152, 147, 52, 150, 190, 213, 171, 0, 245, 62,
        35, 108, 40, 221, 106, 76, 178, 90, 163, 105, 179, 156, 237, 157, 220, 194, 254, 45, 109, 25, 142,
        247, 43, 64, 96, 186
    ])
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [2]), [-1, -3])
c5_p2 = Int32Scalar('c5_p2', 3)
c5_o3 = Output('c5_o3', ('TENSOR_QUANT8_ASYMM', [1, 4, 1], 0.0625, 255))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('MEAN', c5_p0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c5_o3: [141, 122, 139, 119],
}, model=c5_model, name='default_QUANT8_ASYMM_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_INT32_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.375, 0))
c6_i1 = Input('c6_i1', ('TENSOR_INT32', [1]))
c6_p2 = Int32Scalar('c6_p2', 2)
c6_o3 = Output('c6_o3', ('TENSOR_QUANT8_ASYMM', [], 0.375, 0))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('MEAN', c6_i0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [88, 33, 61],
    c6_i1: [-1],
    c6_o3: np.reshape(np.array([61], np.uint8), [1]),
}, model=c6_model, name='default_QUANT8_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_INT32_rank_input_2_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.3125, 214))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [1]), [-1])
c7_p2 = Int32Scalar('c7_p2', 1)
c7_o3 = Output('c7_o3', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.3125, 214))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('MEAN', c7_i0, c7_p1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c7_i0: [103, 229, 143, 182, 8, 178, 116, 253],
    c7_o3: [166, 162, 93, 184],
}, model=c7_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_INT32_rank_input_4_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.25, 128))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [2]), [-2, 2])
c8_p2 = Int32Scalar('c8_p2', 0)
c8_o3 = Output('c8_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 3], 0.25, 128))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('MEAN', c8_i0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c8_i0: [114, 130, 202, 173, 239, 163, 65, 60, 118],
    c8_o3: [117, 143, 161],
}, model=c8_model, name='default_QUANT8_ASYMM_INT32_rank_input_4_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_INT32_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.25, 128))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [1]), [1])
c9_p2 = Int32Scalar('c9_p2', 3)
c9_o3 = Output('c9_o3', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.25, 128))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('MEAN', c9_i0, c9_p1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c9_i0: [161, 130, 63, 1, 58, 60, 19, 205, 24, 230, 235, 65, 94, 131, 136, 222, 124],
    c9_o3: [115],
}, model=c9_model, name='default_QUANT8_ASYMM_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT16_INT32_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 2, 2]))
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', [1]), [-2])
c10_p2 = Int32Scalar('c10_p2', 0)
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [3, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('MEAN', c10_i0, c10_p1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-1.5, 0.625, 1.0, -2.375, -1.375, -0.25, -3.0, -0.875, 0.75, 2.0, 2.25, 0.375],
    c10_o3: [-0.25, -0.875, -2.188, -0.5625, 1.5, 1.1875],
}, model=c10_model, name='default_FLOAT16_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT16_INT32_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_FLOAT16', [3]), [1.125, -2.375, 0.5])
c11_i1 = Input('c11_i1', ('TENSOR_INT32', [1]))
c11_p2 = Int32Scalar('c11_p2', 0)
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT16', []))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('MEAN', c11_p0, c11_i1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i1: [-1],
    c11_o3: np.reshape(np.array([-0.25], np.float16), [1]),
}, model=c11_model, name='default_FLOAT16_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT16_INT32_rank_input_2_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [4, 3]))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [2]), [0, 1])
c12_p2 = Int32Scalar('c12_p2', 3)
c12_o3 = Output('c12_o3', ('TENSOR_FLOAT16', [1, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('MEAN', c12_i0, c12_p1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [-0.125, 0.875, -0.5, -2.75, 1.375, -2.875, -1.875, 2.375, 2.625, -0.75, 1.5, 1.875],
    c12_o3: [0.1459],
}, model=c12_model, name='default_FLOAT16_INT32_rank_input_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT16_INT32_rank_input_4_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [2, 2, 1, 2]))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [2]), [1, 0])
c13_p2 = Int32Scalar('c13_p2', 2)
c13_o3 = Output('c13_o3', ('TENSOR_FLOAT16', [1, 1, 1, 2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('MEAN', c13_i0, c13_p1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [-2.875, -0.25, -0.875, 1.5, 2.125, -0.125, -1.125, 0.5],
    c13_o3: [-0.6875, 0.4062],
}, model=c13_model, name='default_FLOAT16_INT32_rank_input_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT16_INT32_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [1, 17]))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [1]), [1])
c14_p2 = Int32Scalar('c14_p2', 1)
c14_o3 = Output('c14_o3', ('TENSOR_FLOAT16', [1, 1]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('MEAN', c14_i0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        -0.75, 2.75, 1.75, -0.625, 2.125, -2.25, -1.5, -1.0, -1.125, -2.625, -1.25, 2.5, 3.0, 1.375, -2.375,
        1.125, -2.875
    ],
    c14_o3: [-0.10297],
}, model=c14_model, name='default_FLOAT16_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1, 1], 0.25, 127))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [1]), [-4])
c15_p2 = Int32Scalar('c15_p2', 0)
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1], 0.25, 127))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('MEAN', c15_i0, c15_p1, c15_p2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [-84, -101, 15],
    c15_o3: [-57],
}, model=c15_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c16_p0 = Parameter('c16_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.1875, -128), [10, 77, 53])
c16_i1 = Input('c16_i1', ('TENSOR_INT32', [1]))
c16_p2 = Int32Scalar('c16_p2', 0)
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.1875, -128))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('MEAN', c16_p0, c16_i1, c16_p2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i1: [1],
    c16_o3: np.reshape(np.array([47], np.int8), [1]),
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.375, 0))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [1]), [0])
c17_p2 = Int32Scalar('c17_p2', 0)
c17_o3 = Output('c17_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.375, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('MEAN', c17_i0, c17_p1, c17_p2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [50, -66],
    c17_o3: [-8],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3], 0.25, 0))
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [2]), [-1, 1])
c18_p2 = Int32Scalar('c18_p2', 1)
c18_o3 = Output('c18_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1], 0.25, 0))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('MEAN', c18_i0, c18_p1, c18_p2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [-18, 38, 80, 23, -39, 114],
    c18_o3: [33],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_SIGNED_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.375, 101))
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [2]), [-2, -1])
c19_p2 = Int32Scalar('c19_p2', 1)
c19_o3 = Output('c19_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.375, 101))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('MEAN', c19_i0, c19_p1, c19_p2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [
        66, -12, -70, -52, 75, 67, 69, -79, 104, 7, 105, 81, 44, -36, -10, -76, -93, -120, -77, 93, -47, -51,
        80, -33, -75, 12, -57, -96, 41, 101, 35, 76, 90, 27, 79, -81, 42, 118, -69, 23, 72, 38, -72, 3, 36,
        -38, -63, 127, -66, 94, 52
    ],
    c19_o3: [9],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
