from math import inf, nan

import numpy as np

# add_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3]))
c0_p2 = Int32Scalar('c0_p2', 2)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('ADD', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [1.625, -1.375, 0.25],
    c0_i1: [2.875, 1.0, -2.375],
    c0_o3: [1.0, -0.375, -1.0],
}, model=c0_model, name='add_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 1]), [-0.625, 1.25])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [1]), [1.125])
c1_p2 = Int32Scalar('c1_p2', 3)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [2, 1]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('ADD', c1_p0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_o3: [0.5, 2.375],
}, model=c1_model, name='add_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 2, 1, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 1, 1]))
c2_p2 = Int32Scalar('c2_p2', 0)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [3, 2, 1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('ADD', c2_i0, c2_i1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [-1.25, -0.125, 2.625, -0.875, -1.0, -2.875],
    c2_i1: [2.0],
    c2_o3: [0.75, 1.875, 4.625, 1.125, 1.0, -0.875],
}, model=c2_model, name='add_default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 1, 4]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [1, 1, 1]))
c3_p2 = Int32Scalar('c3_p2', 1)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [1, 1, 4]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('ADD', c3_i0, c3_i1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [-3.0, 1.0, 0.625, 0.375],
    c3_i1: [0.875],
    c3_o3: [0.0, 1.875, 1.5, 1.25],
}, model=c3_model, name='add_default_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT32_rank_rhs_2_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [2, 1]))
c4_p2 = Int32Scalar('c4_p2', 2)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [2, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('ADD', c4_i0, c4_i1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [0.875],
    c4_i1: [0.625, -2.125],
    c4_o3: [1.0, -1.0],
}, model=c4_model, name='add_default_FLOAT32_rank_rhs_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT32_rank_rhs_4_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 2]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [3, 3, 2, 2]))
c5_p2 = Int32Scalar('c5_p2', 1)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [3, 3, 2, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('ADD', c5_i0, c5_i1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [-1.625, 3.0],
    c5_i1: [
        2.875, 1.25, 2.125, 2.75, 2.625, 1.5, 1.0, 0.125, 0.0, -0.5, -2.625, -0.875, -1.875, -1.625, -2.125,
        1.75, 1.375, 0.5, 2.0, 0.25, -0.125, 0.75, -1.75, -0.75, -2.75, -1.25, -2.875, 2.25, 0.625, -1.125,
        1.625, 0.375, 2.5, -1.5, -2.5, 2.375
    ],
    c5_o3: [
        1.25, 4.25, 0.5, 5.75, 1.0, 4.5, 0.0, 3.125, 0.0, 2.5, 0.0, 2.125, 0.0, 1.375, 0.0, 4.75, 0.0, 3.5,
        0.375, 3.25, 0.0, 3.75, 0.0, 2.25, 0.0, 1.75, 0.0, 5.25, 0.0, 1.875, 0.0, 3.375, 0.875, 1.5, 0.0,
        5.375
    ],
}, model=c5_model, name='add_default_FLOAT32_rank_rhs_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT32_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 17]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [17]))
c6_p2 = Int32Scalar('c6_p2', 0)
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT32', [2, 17]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('ADD', c6_i0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c6_i0: [
        -1.625, 1.25, 0.75, -0.625, -1.125, -0.125, -3.0, 2.0, 0.25, 0.5, -2.5, 1.375, -1.75, -0.75, -2.875,
        2.125, 0.625, -2.25, 2.75, 2.875, 2.25, 2.625, -1.5, 2.375, -1.0, 1.5, -2.0, -0.5, -2.625, -2.75,
        -0.25, 0.375, 1.75, 3.0
    ],
    c6_i1: [
        1.0, 1.75, -0.75, 0.625, 2.625, -0.375, -2.25, 2.5, 1.875, -2.875, -1.125, -2.75, 0.5, -1.625, 0.875,
        1.375, -0.25
    ],
    c6_o3: [
        -0.625, 3.0, 0.0, 0.0, 1.5, -0.5, -5.25, 4.5, 2.125, -2.375, -3.625, -1.375, -1.25, -2.375, -2.0, 3.5,
        0.375, -1.25, 4.5, 2.125, 2.875, 5.25, -1.875, 0.125, 1.5, 3.375, -4.875, -1.625, -5.375, -2.25,
        -1.875, 1.25, 3.125, 2.75
    ],
}, model=c6_model, name='add_default_FLOAT32_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.3125, 255))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.1875, 255))
c7_p2 = Int32Scalar('c7_p2', 2)
c7_o3 = Output('c7_o3', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.0625, 156))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('ADD', c7_i0, c7_i1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c7_i0: [92],
    c7_i1: [228],
    c7_o3: [140],
}, model=c7_model, name='add_default_QUANT8_ASYMM_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 2], 0.4375, 0), [1, 46, 67, 122, 87, 243, 143, 30, 213, 211, 12, 201, 223, 195, 159, 113, 82, 119])
c8_p1 = Parameter('c8_p1', ('TENSOR_QUANT8_ASYMM', [1, 3, 2], 0.25, 0), [146, 150, 177, 52, 108, 66])
c8_p2 = Int32Scalar('c8_p2', 1)
c8_o3 = Output('c8_o3', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 2], 0.75, 128))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('ADD', c8_p0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c8_o3: [177, 205, 226, 217, 215, 255, 255, 196, 255, 255, 171, 255, 255, 255, 255, 211, 212, 219],
}, model=c8_model, name='add_default_QUANT8_ASYMM_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.3125, 248))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 126))
c9_p2 = Int32Scalar('c9_p2', 0)
c9_o3 = Output('c9_o3', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 128))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('ADD', c9_i0, c9_i1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c9_i0: [9, 247],
    c9_i1: [11, 255],
    c9_o3: [0, 192],
}, model=c9_model, name='add_default_QUANT8_ASYMM_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 4], 0.5, 128))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 4], 0.1875, 88))
c10_p2 = Int32Scalar('c10_p2', 3)
c10_o3 = Output('c10_o3', ('TENSOR_QUANT8_ASYMM', [2, 2, 4], 0.3125, 116))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('ADD', c10_i0, c10_i1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c10_i0: [146, 54, 165, 219, 52, 192, 207, 55, 196, 155, 159, 221, 94, 23, 232, 173],
    c10_i1: [98, 76, 214, 240, 43, 201, 213, 114, 38, 189, 152, 36, 148, 134, 5, 180],
    c10_o3: [135, 116, 135, 135, 116, 135, 135, 116, 135, 135, 135, 135, 116, 116, 135, 135],
}, model=c10_model, name='add_default_QUANT8_ASYMM_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_rank_rhs_2_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 160))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.5, 128))
c11_p2 = Int32Scalar('c11_p2', 0)
c11_o3 = Output('c11_o3', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.375, 102))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('ADD', c11_i0, c11_i1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [41],
    c11_i1: [157, 96, 149, 205],
    c11_o3: [41, 0, 31, 106],
}, model=c11_model, name='add_default_QUANT8_ASYMM_rank_rhs_2_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_rank_rhs_4_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.0625, 128))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 3], 0.375, 128))
c12_p2 = Int32Scalar('c12_p2', 1)
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 3], 0.25, 76))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('ADD', c12_i0, c12_i1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c12_i0: [190],
    c12_i1: [
        185, 225, 176, 84, 234, 248, 23, 99, 255, 141, 44, 41, 164, 200, 235, 27, 54, 227, 85, 228, 30, 208,
        74, 78, 179, 124, 246
    ],
    c12_o3: [
        177, 237, 164, 76, 251, 255, 76, 76, 255, 111, 76, 76, 146, 200, 252, 76, 76, 240, 76, 242, 76, 212,
        76, 76, 168, 86, 255
    ],
}, model=c12_model, name='add_default_QUANT8_ASYMM_rank_rhs_4_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.4375, 128))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.4375, 128))
c13_p2 = Int32Scalar('c13_p2', 0)
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.5, 128))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('ADD', c13_i0, c13_i1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c13_i0: [34, 111, 186, 2, 21, 161, 205, 218, 79, 194, 178, 227, 244, 169, 49, 3, 104],
    c13_i1: [108],
    c13_o3: [28, 96, 161, 0, 17, 139, 178, 189, 68, 168, 154, 197, 212, 146, 41, 1, 89],
}, model=c13_model, name='add_default_QUANT8_ASYMM_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [3, 3, 3, 1]))
c14_p1 = Parameter('c14_p1', ('TENSOR_FLOAT16', [3, 1, 3, 1]), [2.625, 2.25, 1.0, 1.375, -0.125, -0.875, 0.375, 1.625, -2.625])
c14_p2 = Int32Scalar('c14_p2', 3)
c14_o3 = Output('c14_o3', ('TENSOR_FLOAT16', [3, 3, 3, 1]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('ADD', c14_i0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        -0.125, 2.125, 0.25, -2.125, 1.25, -1.125, -0.5, -0.625, -1.25, 0.75, 2.5, 0.5, 1.0, -2.625, 1.5,
        -1.75, 2.0, 2.375, -1.375, -1.5, 1.375, 0.375, 0.125, -2.375, -1.875, -2.0, -0.375
    ],
    c14_o3: [
        2.5, 4.375, 1.25, 0.5, 3.5, 0.0, 2.125, 1.625, 0.0, 2.125, 2.375, 0.0, 2.375, 0.0, 0.625, 0.0, 1.875,
        1.5, 0.0, 0.125, 0.0, 0.75, 1.75, 0.0, 0.0, 0.0, 0.0
    ],
}, model=c14_model, name='add_default_FLOAT16_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_FLOAT16', [1]), [-1.75])
c15_i1 = Input('c15_i1', ('TENSOR_FLOAT16', [1]))
c15_p2 = Int32Scalar('c15_p2', 2)
c15_o3 = Output('c15_o3', ('TENSOR_FLOAT16', [1]))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('ADD', c15_p0, c15_i1, c15_p2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i1: [1.625],
    c15_o3: [-0.125],
}, model=c15_model, name='add_default_FLOAT16_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT16', [2, 2, 4]))
c16_i1 = Input('c16_i1', ('TENSOR_FLOAT16', [2, 4]))
c16_p2 = Int32Scalar('c16_p2', 0)
c16_o3 = Output('c16_o3', ('TENSOR_FLOAT16', [2, 2, 4]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('ADD', c16_i0, c16_i1, c16_p2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        2.875, -1.375, -0.75, 0.375, -0.875, 2.625, -2.75, 0.0, -1.5, 1.75, 1.375, 2.75, -1.0, -1.125, -1.75,
        -0.5
    ],
    c16_i1: [-2.875, 0.125, 2.875, 1.125, 2.375, 2.125, -0.25, 1.875],
    c16_o3: [0.0, -1.25, 2.125, 1.5, 1.5, 4.75, -3.0, 1.875, -4.375, 1.875, 4.25, 3.875, 1.375, 1.0, -2.0, 1.375],
}, model=c16_model, name='add_default_FLOAT16_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT16', [3, 3]))
c17_i1 = Input('c17_i1', ('TENSOR_FLOAT16', [3]))
c17_p2 = Int32Scalar('c17_p2', 1)
c17_o3 = Output('c17_o3', ('TENSOR_FLOAT16', [3, 3]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('ADD', c17_i0, c17_i1, c17_p2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [1.5, -0.25, -1.125, 1.125, 2.625, -1.0, 1.0, -2.875, -0.125],
    c17_i1: [-2.625, 2.125, 1.75],
    c17_o3: [0.0, 1.875, 0.625, 0.0, 4.75, 0.75, 0.0, 0.0, 1.625],
}, model=c17_model, name='add_default_FLOAT16_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_rank_rhs_3_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT16', [1, 1]))
c18_i1 = Input('c18_i1', ('TENSOR_FLOAT16', [4, 1, 1]))
c18_p2 = Int32Scalar('c18_p2', 3)
c18_o3 = Output('c18_o3', ('TENSOR_FLOAT16', [4, 1, 1]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('ADD', c18_i0, c18_i1, c18_p2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [-0.25],
    c18_i1: [0.375, 0.75, -1.625, 0.5],
    c18_o3: [0.125, 0.5, 0.0, 0.25],
}, model=c18_model, name='add_default_FLOAT16_rank_rhs_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT16', [1, 17]))
c19_i1 = Input('c19_i1', ('TENSOR_FLOAT16', [1, 17]))
c19_p2 = Int32Scalar('c19_p2', 3)
c19_o3 = Output('c19_o3', ('TENSOR_FLOAT16', [1, 17]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('ADD', c19_i0, c19_i1, c19_p2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        -0.25, -0.375, -2.75, 1.125, -1.625, 2.875, -1.0, 0.0, -1.875, -2.0, 2.625, -0.125, 2.75, -1.375,
        -3.0, 1.5, 2.0
    ],
    c19_i1: [
        -3.0, -2.375, 1.125, -2.875, -1.25, 1.625, 1.0, -1.5, -0.625, -0.375, 0.375, -0.875, 2.875, 2.25,
        -1.0, -1.375, 2.75
    ],
    c19_o3: [0.0, 0.0, 0.0, 0.0, 0.0, 4.5, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0, 5.625, 0.875, 0.0, 0.125, 4.75],
}, model=c19_model, name='add_default_FLOAT16_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_mixed_20
c20_p0 = Parameter('c20_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 1], 0.3125, 127), [118, 76, -32, 58])
c20_p1 = Parameter('c20_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 1], 0.3125, -128), [91, -123, 98, -39])
c20_p2 = Int32Scalar('c20_p2', 2)
c20_o3 = Output('c20_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 1], 0.0625, 0))
c20_model = Model()
c20_model.AddOperand(c20_p0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('ADD', c20_p0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_o3: [16, -16, 16, 16],
}, model=c20_model, name='add_default_QUANT8_ASYMM_SIGNED_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1, 1], 0.375, -128))
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.125, 127))
c21_p2 = Int32Scalar('c21_p2', 0)
c21_o3 = Output('c21_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1, 1], 0.375, 32))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('ADD', c21_i0, c21_i1, c21_p2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [-34, 62, -108],
    c21_i1: [-13],
    c21_o3: [79, 127, 5],
}, model=c21_model, name='add_default_QUANT8_ASYMM_SIGNED_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.0625, -79))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.4375, -107))
c22_p2 = Int32Scalar('c22_p2', 1)
c22_o3 = Output('c22_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, -26))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('ADD', c22_i0, c22_i1, c22_p2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [85, -8, 99, -120],
    c22_i1: [-5],
    c22_o3: [84, 72, 86, 58],
}, model=c22_model, name='add_default_QUANT8_ASYMM_SIGNED_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_mixed_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.3125, 0))
c23_i1 = Input('c23_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.0625, 123))
c23_p2 = Int32Scalar('c23_p2', 3)
c23_o3 = Output('c23_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.4375, -92))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_p2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('ADD', c23_i0, c23_i1, c23_p2).To(c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [-28, -32, -48, 66, 105, 24, 71, -37, -41],
    c23_i1: [-77],
    c23_o3: [-92, -92, -92, -78, -78, -92, -78, -92, -92],
}, model=c23_model, name='add_default_QUANT8_ASYMM_SIGNED_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 2], 0.4375, 0))
c24_i1 = Input('c24_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 2], 0.0625, 0))
c24_p2 = Int32Scalar('c24_p2', 3)
c24_o3 = Output('c24_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 2], 0.125, 43))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_p2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('ADD', c24_i0, c24_i1, c24_p2).To(c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [
        87, 120, -17, 112, 48, -74, -123, 27, 41, -72, 30, 12, 81, 32, 66, -56, 92, -67, 91, -100, -108, 69,
        38, 103, -3, -58, -34, 78, -31, -112, 52, -6, -73, 76, -28, -12, 45, 72, -21, 47, 99, -55, 6, 11, -52,
        36, -119, 85, -60, 9, 28, 122, -96, -24
    ],
    c24_i1: [
        0, 103, -97, -126, -16, 75, -38, -77, 62, 35, -94, -75, 55, -112, 124, -26, 112, -19, -68, 51, -92,
        -30, 56, 65, -72, 36, 106, 83, 58, 127, -43, -58, 45, 94, -27, -34, -88, -39, 76, -71, -65, 71, -84,
        25, -25, 117, -81, 16, -85, -24, 59, -115, -9, -35
    ],
    c24_o3: [
        91, 91, 43, 91, 91, 43, 43, 91, 91, 43, 91, 48, 91, 91, 91, 43, 91, 43, 91, 43, 43, 91, 91, 91, 43,
        43, 43, 91, 43, 43, 91, 43, 43, 91, 43, 43, 91, 91, 43, 91, 91, 43, 43, 91, 43, 91, 43, 91, 43, 63,
        91, 91, 43, 43
    ],
}, model=c24_model, name='add_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.375, 94))
c25_i1 = Input('c25_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.375, 0))
c25_p2 = Int32Scalar('c25_p2', 2)
c25_o3 = Output('c25_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.25, -29))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('ADD', c25_i0, c25_i1, c25_p2).To(c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [
        -30, -97, -21, -67, 82, -59, -63, 89, -77, 62, -123, -64, 57, -42, -107, 46, 122, 78, 31, -92, 77,
        112, -13, 16, 103, 126, -126, 4, -47, -115, 56, 53, 45, 116
    ],
    c25_i1: [110, -98, -14, -92, 44, -74, -5, 125, 18, -46, -86, 28, -24, -64, 115, 1, 96],
    c25_o3: [
        -33, -33, -33, -33, -25, -33, -33, -25, -33, -33, -33, -33, -33, -33, -33, -33, -25, -25, -33, -33,
        -33, -25, -33, -33, -25, -25, -33, -33, -33, -33, -33, -25, -33, -25
    ],
}, model=c25_model, name='add_default_QUANT8_ASYMM_SIGNED_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_mixed_26
c26_p0 = Parameter('c26_p0', ('TENSOR_INT32', [3]), [2, 8, -4])
c26_i1 = Input('c26_i1', ('TENSOR_INT32', [1]))
c26_p2 = Int32Scalar('c26_p2', 0)
c26_o3 = Output('c26_o3', ('TENSOR_INT32', [3]))
c26_model = Model()
c26_model.AddOperand(c26_p0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('ADD', c26_p0, c26_i1, c26_p2).To(c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i1: [6],
    c26_o3: [8, 14, 2],
}, model=c26_model, name='add_default_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_rank_lhs_2_27
c27_i0 = Input('c27_i0', ('TENSOR_INT32', [3, 2]))
c27_i1 = Input('c27_i1', ('TENSOR_INT32', [1]))
c27_p2 = Int32Scalar('c27_p2', 0)
c27_o3 = Output('c27_o3', ('TENSOR_INT32', [3, 2]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('ADD', c27_i0, c27_i1, c27_p2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [0, -4, -7, -1, -5, -3],
    c27_i1: [6],
    c27_o3: [6, 2, -1, 5, 1, 3],
}, model=c27_model, name='add_default_INT32_rank_lhs_2_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_rank_lhs_3_28
c28_i0 = Input('c28_i0', ('TENSOR_INT32', [3, 3, 4]))
c28_i1 = Input('c28_i1', ('TENSOR_INT32', [3, 1]))
c28_p2 = Int32Scalar('c28_p2', 0)
c28_o3 = Output('c28_o3', ('TENSOR_INT32', [3, 3, 4]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_p2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('ADD', c28_i0, c28_i1, c28_p2).To(c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [
        9, 6, -5, -7, 3, -6, 0, 7, -3, 5, -1, -2, 1, -9, 2, 4, -8, 8, -4, 6, -4, 9, -8, -2, -6, 1, 4, 7, 8,
        -9, -5, 5, 3, -3, -7, 2
    ],
    c28_i1: [0, -9, 4],
    c28_o3: [
        9, 6, -5, -7, -6, -15, -9, -2, 1, 9, 3, 2, 1, -9, 2, 4, -17, -1, -13, -3, 0, 13, -4, 2, -6, 1, 4, 7,
        -1, -18, -14, -4, 7, 1, -3, 6
    ],
}, model=c28_model, name='add_default_INT32_rank_lhs_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_rank_lhs_4_29
c29_i0 = Input('c29_i0', ('TENSOR_INT32', [2, 3, 2, 2]))
c29_i1 = Input('c29_i1', ('TENSOR_INT32', [2, 3, 2, 2]))
c29_p2 = Int32Scalar('c29_p2', 0)
c29_o3 = Output('c29_o3', ('TENSOR_INT32', [2, 3, 2, 2]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('ADD', c29_i0, c29_i1, c29_p2).To(c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [4, 7, 8, -4, 0, -6, -3, 9, 2, 1, -9, 3, -8, 6, -2, -7, -1, -5, 5, 7, 4, 2, -6, 0],
    c29_i1: [3, 0, 4, -9, -1, -2, -4, -7, 9, -8, 5, -3, 7, 1, -6, -5, 2, 6, 8, -5, 9, -1, -4, 5],
    c29_o3: [7, 7, 12, -13, -1, -8, -7, 2, 11, -7, -4, 0, -1, 7, -8, -12, 1, 1, 13, 2, 13, 1, -10, 5],
}, model=c29_model, name='add_default_INT32_rank_lhs_4_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_rank_rhs_3_30
c30_i0 = Input('c30_i0', ('TENSOR_INT32', [1, 1]))
c30_i1 = Input('c30_i1', ('TENSOR_INT32', [4, 1, 4]))
c30_p2 = Int32Scalar('c30_p2', 0)
c30_o3 = Output('c30_o3', ('TENSOR_INT32', [4, 1, 4]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_i1)
c30_model.AddOperand(c30_p2)
c30_model.AddOperand(c30_o3)
c30_model.Operation('ADD', c30_i0, c30_i1, c30_p2).To(c30_o3)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [-7],
    c30_i1: [7, -5, 1, 5, -9, -3, 6, -6, -8, 4, -2, 8, 9, 2, 0, -1],
    c30_o3: [0, -12, -6, -2, -16, -10, -1, -13, -15, -3, -9, 1, 2, -5, -7, -8],
}, model=c30_model, name='add_default_INT32_rank_rhs_3_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_constant_rhs_31
c31_i0 = Input('c31_i0', ('TENSOR_INT32', [3, 2, 2, 1]))
c31_p1 = Parameter('c31_p1', ('TENSOR_INT32', [1]), [8])
c31_p2 = Int32Scalar('c31_p2', 0)
c31_o3 = Output('c31_o3', ('TENSOR_INT32', [3, 2, 2, 1]))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_o3)
c31_model.Operation('ADD', c31_i0, c31_p1, c31_p2).To(c31_o3)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_i0: [0, -6, -3, -8, 2, 5, 4, -2, 9, 3, -5, 8],
    c31_o3: [8, 2, 5, 0, 10, 13, 12, 6, 17, 11, 3, 16],
}, model=c31_model, name='add_default_INT32_constant_rhs_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_tail_32
c32_i0 = Input('c32_i0', ('TENSOR_INT32', [3, 17]))
c32_i1 = Input('c32_i1', ('TENSOR_INT32', [1, 17]))
c32_p2 = Int32Scalar('c32_p2', 0)
c32_o3 = Output('c32_o3', ('TENSOR_INT32', [3, 17]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_i1)
c32_model.AddOperand(c32_p2)
c32_model.AddOperand(c32_o3)
c32_model.Operation('ADD', c32_i0, c32_i1, c32_p2).To(c32_o3)
c32_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c32_i0: [
        -7, -1, 4, 7, 0, 8, 3, -4, 9, -9, 5, -2, 6, -3, -5, -6, 2, 1, -8, 6, -5, 5, 0, 3, -7, -1, -6, 9, -9,
        -8, -4, 1, -2, -3, 8, 2, 4, 7, -5, 3, 4, -8, 9, 5, 1, 2, -7, 6, 7, -4, -6
    ],
    c32_i1: [6, 9, 3, 1, 2, -2, 8, 7, -8, 0, -9, -4, -1, -7, 5, -3, -6],
    c32_o3: [
        -1, 8, 7, 8, 2, 6, 11, 3, 1, -9, -4, -6, 5, -10, 0, -9, -4, 7, 1, 9, -4, 7, -2, 11, 0, -9, -6, 0, -13,
        -9, -11, 6, -5, -9, 14, 11, 7, 8, -3, 1, 12, -1, 1, 5, -8, -2, -8, -1, 12, -7, -12
    ],
}, model=c32_model, name='add_default_INT32_tail_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT32_mixed_0
c33_p0 = Parameter('c33_p0', ('TENSOR_FLOAT32', [4]), [0.25, 2.125, -0.5, 1.25])
c33_p1 = Parameter('c33_p1', ('TENSOR_FLOAT32', [1]), [-2.75])
c33_p2 = Int32Scalar('c33_p2', 2)
c33_o3 = Output('c33_o3', ('TENSOR_FLOAT32', [4]))
c33_model = Model()
c33_model.AddOperand(c33_p0)
c33_model.AddOperand(c33_p1)
c33_model.AddOperand(c33_p2)
c33_model.AddOperand(c33_o3)
c33_model.Operation('MUL', c33_p0, c33_p1, c33_p2).To(c33_o3)
c33_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c33_o3: [-0.6875, -1.0, 1.0, -1.0],
}, model=c33_model, name='mul_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT32_mixed_1
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT32', [3, 2, 3, 3]))
c34_i1 = Input('c34_i1', ('TENSOR_FLOAT32', [2, 3, 3]))
c34_p2 = Int32Scalar('c34_p2', 1)
c34_o3 = Output('c34_o3', ('TENSOR_FLOAT32', [3, 2, 3, 3]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_i1)
c34_model.AddOperand(c34_p2)
c34_model.AddOperand(c34_o3)
c34_model.Operation('MUL', c34_i0, c34_i1, c34_p2).To(c34_o3)
c34_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c34_i0: [
        0.875, -0.5, -2.125, 0.0, -0.125, -2.5, 0.75, 2.75, -1.5, -1.25, -1.875, -0.25, 0.375, 2.25, 0.125,
        -2.25, 0.625, 0.5, -2.625, 1.375, -0.625, 3.0, -1.375, 1.625, -1.625, -0.875, -0.375, 1.125, -0.75,
        -2.375, 2.0, 1.0, -1.75, -1.125, 2.375, 0.25, 1.875, 2.5, 2.875, -2.0, 1.5, 2.125, -2.875, 1.25,
        2.625, -3.0, -1.0, -2.75, 1.75, -2.0, 2.5, 0.375, 0.125, -0.75
    ],
    c34_i1: [
        -0.75, -2.5, 1.0, 0.0, 1.5, 2.875, -1.625, -1.5, -0.875, -2.875, -1.375, 1.625, 0.5, -2.375, 1.25,
        -2.75, 0.625, -1.75
    ],
    c34_o3: [
        0.0, 1.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.3125, 3.59375, 2.578125, 0.0, 0.1875, 0.0, 0.15625, 6.1875,
        0.390625, 0.0, 1.96875, 0.0, 0.0, 0.0, 0.0, 4.671875, 2.640625, 1.3125, 0.328125, 0.0, 1.03125, 0.0,
        1.0, 0.0, 0.0, 3.09375, 1.484375, 0.0, 0.0, 0.0, 2.875, -0.0, 2.25, 6.109375, 4.671875, 0.0, 0.0,
        8.625, 1.375, 0.0, 0.875, 4.75, 3.125, 0.0, 0.078125, 1.3125
    ],
}, model=c34_model, name='mul_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT32_mixed_2
c35_i0 = Input('c35_i0', ('TENSOR_FLOAT32', [3, 2]))
c35_i1 = Input('c35_i1', ('TENSOR_FLOAT32', [3, 1]))
c35_p2 = Int32Scalar('c35_p2', 3)
c35_o3 = Output('c35_o3', ('TENSOR_FLOAT32', [3, 2]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_p2)
c35_model.AddOperand(c35_o3)
c35_model.Operation('MUL', c35_i0, c35_i1, c35_p2).To(c35_o3)
c35_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c35_i0: [-1.625, 2.875, -2.125, -0.25, 1.125, 2.5],
    c35_i1: [0.5, 1.5, -1.75],
    c35_o3: [0.0, 1.4375, 0.0, 0.0, 0.0, 0.0],
}, model=c35_model, name='mul_default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT32_mixed_3
c36_i0 = Input('c36_i0', ('TENSOR_FLOAT32', [1, 2, 2]))
c36_i1 = Input('c36_i1', ('TENSOR_FLOAT32', [1, 2]))
c36_p2 = Int32Scalar('c36_p2', 0)
c36_o3 = Output('c36_o3', ('TENSOR_FLOAT32', [1, 2, 2]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_i1)
c36_model.AddOperand(c36_p2)
c36_model.AddOperand(c36_o3)
c36_model.Operation('MUL', c36_i0, c36_i1, c36_p2).To(c36_o3)
c36_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c36_i0: [-1.875, 1.75, -0.875, 3.0],
    c36_i1: [1.125, 3.0],
    c36_o3: [-2.109375, 5.25, -0.984375, 9.0],
}, model=c36_model, name='mul_default_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT32_rank_rhs_4_4
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT32', [1, 2]))
c37_i1 = Input('c37_i1', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c37_p2 = Int32Scalar('c37_p2', 0)
c37_o3 = Output('c37_o3', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_i1)
c37_model.AddOperand(c37_p2)
c37_model.AddOperand(c37_o3)
c37_model.Operation('MUL', c37_i0, c37_i1, c37_p2).To(c37_o3)
c37_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c37_i0: [-0.875, -2.75],
    c37_i1: [-2.375, -2.625, 1.0, -0.875, 0.75, 1.75, 2.75, 1.5, -3.0, 0.375, 2.375, -1.5],
    c37_o3: [
        2.078125, 7.21875, -0.875, 2.40625, -0.65625, -4.8125, -2.40625, -4.125, 2.625, -1.03125, -2.078125,
        4.125
    ],
}, model=c37_model, name='mul_default_FLOAT32_rank_rhs_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT32_tail_5
c38_i0 = Input('c38_i0', ('TENSOR_FLOAT32', [1, 17]))
c38_i1 = Input('c38_i1', ('TENSOR_FLOAT32', [17]))
c38_p2 = Int32Scalar('c38_p2', 1)
c38_o3 = Output('c38_o3', ('TENSOR_FLOAT32', [1, 17]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_i1)
c38_model.AddOperand(c38_p2)
c38_model.AddOperand(c38_o3)
c38_model.Operation('MUL', c38_i0, c38_i1, c38_p2).To(c38_o3)
c38_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c38_i0: [
        0.0, -1.25, 0.125, -0.75, 2.75, -1.375, -2.875, 2.375, -1.625, 1.875, 2.5, 3.0, 1.375, -0.625, 2.625,
        2.125, 0.625
    ],
    c38_i1: [
        2.5, 2.0, 0.625, -0.25, -0.375, 2.75, 1.75, -1.125, -2.75, 2.625, 1.25, -1.625, 0.875, -2.625, 1.0,
        -2.125, -0.875
    ],
    c38_o3: [
        0.0, 0.0, 0.078125, 0.1875, 0.0, 0.0, 0.0, 0.0, 4.46875, 4.921875, 3.125, 0.0, 1.203125, 1.640625,
        2.625, 0.0, 0.0
    ],
}, model=c38_model, name='mul_default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_mixed_6
c39_i0 = Input('c39_i0', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.4375, 0))
c39_i1 = Input('c39_i1', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.0625, 0))
c39_p2 = Int32Scalar('c39_p2', 1)
c39_o3 = Output('c39_o3', ('TENSOR_QUANT8_ASYMM', [2, 3], 2.5, 178))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_i1)
c39_model.AddOperand(c39_p2)
c39_model.AddOperand(c39_o3)
c39_model.Operation('MUL', c39_i0, c39_i1, c39_p2).To(c39_o3)
c39_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c39_i0: [36, 243, 56, 107, 28, 252],
    c39_i1: [100, 20, 14],
    c39_o3: [217, 231, 187, 255, 184, 217],
}, model=c39_model, name='mul_default_QUANT8_ASYMM_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_mixed_7
c40_p0 = Parameter('c40_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1], 0.25, 255), [130, 165, 11, 179])
c40_p1 = Parameter('c40_p1', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.1875, 255), [218])
c40_p2 = Int32Scalar('c40_p2', 0)
c40_o3 = Output('c40_o3', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1], 2.0, 128))
c40_model = Model()
c40_model.AddOperand(c40_p0)
c40_model.AddOperand(c40_p1)
c40_model.AddOperand(c40_p2)
c40_model.AddOperand(c40_o3)
c40_model.Operation('MUL', c40_p0, c40_p1, c40_p2).To(c40_o3)
c40_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c40_o3: [236, 206, 255, 194],
}, model=c40_model, name='mul_default_QUANT8_ASYMM_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_mixed_8
c41_i0 = Input('c41_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 1], 0.0625, 128))
c41_i1 = Input('c41_i1', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.1875, 128))
c41_p2 = Int32Scalar('c41_p2', 3)
c41_o3 = Output('c41_o3', ('TENSOR_QUANT8_ASYMM', [1, 4, 1], 0.25, 129))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_i1)
c41_model.AddOperand(c41_p2)
c41_model.AddOperand(c41_o3)
c41_model.Operation('MUL', c41_i0, c41_i1, c41_p2).To(c41_o3)
c41_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c41_i0: [186, 129, 113, 170],
    c41_i1: [183, 22, 171, 37],
    c41_o3: [153, 129, 129, 129],
}, model=c41_model, name='mul_default_QUANT8_ASYMM_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_mixed_9
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.3125, 98))
c42_i1 = Input('c42_i1', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 243))
c42_p2 = Int32Scalar('c42_p2', 2)
c42_o3 = Output('c42_o3', ('TENSOR_QUANT8_ASYMM', [3], 0.1875, 125))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_i1)
c42_model.AddOperand(c42_p2)
c42_model.AddOperand(c42_o3)
c42_model.Operation('MUL', c42_i0, c42_i1, c42_p2).To(c42_o3)
c42_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c42_i0: [190, 82, 45],
    c42_i1: [240, 114, 206],
    c42_o3: [120, 130, 130],
}, model=c42_model, name='mul_default_QUANT8_ASYMM_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_rank_rhs_3_10
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.125, 30))
c43_i1 = Input('c43_i1', ('TENSOR_QUANT8_ASYMM', [4, 4, 2], 0.4375, 131))
c43_p2 = Int32Scalar('c43_p2', 3)
c43_o3 = Output('c43_o3', ('TENSOR_QUANT8_ASYMM', [4, 4, 2], 0.4375, 128))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_i1)
c43_model.AddOperand(c43_p2)
c43_model.AddOperand(c43_o3)
c43_model.Operation('MUL', c43_i0, c43_i1, c43_p2).To(c43_o3)
c43_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c43_i0: [9, 45],
    c43_i1: [
        35, 133, 126, 104, 221, 54, 17, 172, 252, 82, 226, 202, 217, 51, 77, 255, 80, 134, 48, 216, 186, 106,
        236, 185, 196, 46, 59, 204, 76, 234, 154, 179
    ],
    c43_o3: [
        142, 132, 141, 128, 128, 128, 142, 142, 128, 128, 128, 142, 128, 128, 142, 142, 142, 134, 142, 142,
        128, 128, 128, 142, 128, 128, 142, 142, 142, 142, 128, 142
    ],
}, model=c43_model, name='mul_default_QUANT8_ASYMM_rank_rhs_3_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_rank_rhs_4_11
c44_i0 = Input('c44_i0', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.0625, 86))
c44_i1 = Input('c44_i1', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 3], 0.375, 119))
c44_p2 = Int32Scalar('c44_p2', 2)
c44_o3 = Output('c44_o3', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 3], 0.0625, 128))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_i1)
c44_model.AddOperand(c44_p2)
c44_model.AddOperand(c44_o3)
c44_model.Operation('MUL', c44_i0, c44_i1, c44_p2).To(c44_o3)
c44_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c44_i0: [184, 72, 114],
    c44_i1: [
        240, 154, 85, 134, 237, 73, 100, 77, 31, 183, 90, 180, 211, 111, 97, 99, 1, 169, 215, 191, 17, 3, 79,
        35, 60, 105, 52
    ],
    c44_o3: [
        144, 144, 112, 112, 112, 144, 112, 112, 112, 144, 112, 144, 112, 144, 144, 112, 112, 144, 144, 144,
        112, 144, 144, 144, 112, 112, 112
    ],
}, model=c44_model, name='mul_default_QUANT8_ASYMM_rank_rhs_4_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_tail_12
c45_i0 = Input('c45_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 11))
c45_i1 = Input('c45_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 128))
c45_p2 = Int32Scalar('c45_p2', 1)
c45_o3 = Output('c45_o3', ('TENSOR_QUANT8_ASYMM', [2, 17], 16.0, 128))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_i1)
c45_model.AddOperand(c45_p2)
c45_model.AddOperand(c45_o3)
c45_model.Operation('MUL', c45_i0, c45_i1, c45_p2).To(c45_o3)
c45_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c45_i0: [
        230, 113, 57, 76, 177, 214, 187, 205, 134, 7, 136, 104, 173, 118, 96, 127, 64, 105, 109, 87, 226, 60,
        170, 22, 2, 121, 107, 119, 137, 123, 83, 209, 252, 237
    ],
    c45_i1: [233],
    c45_o3: [
        255, 191, 156, 168, 230, 253, 236, 247, 204, 128, 205, 185, 228, 194, 180, 199, 161, 186, 188, 175,
        255, 158, 226, 135, 128, 196, 187, 194, 206, 197, 172, 250, 255, 255
    ],
}, model=c45_model, name='mul_default_QUANT8_ASYMM_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_mixed_13
c46_p0 = Parameter('c46_p0', ('TENSOR_FLOAT16', [2]), [3.0, -2.75])
c46_i1 = Input('c46_i1', ('TENSOR_FLOAT16', [1]))
c46_p2 = Int32Scalar('c46_p2', 0)
c46_o3 = Output('c46_o3', ('TENSOR_FLOAT16', [2]))
c46_model = Model()
c46_model.AddOperand(c46_p0)
c46_model.AddOperand(c46_i1)
c46_model.AddOperand(c46_p2)
c46_model.AddOperand(c46_o3)
c46_model.Operation('MUL', c46_p0, c46_i1, c46_p2).To(c46_o3)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_i1: [2.875],
    c46_o3: [8.625, -7.906],
}, model=c46_model, name='mul_default_FLOAT16_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_mixed_14
c47_i0 = Input('c47_i0', ('TENSOR_FLOAT16', [2, 4, 2]))
c47_p1 = Parameter('c47_p1', ('TENSOR_FLOAT16', [2]), [-2.375, 1.125])
c47_p2 = Int32Scalar('c47_p2', 3)
c47_o3 = Output('c47_o3', ('TENSOR_FLOAT16', [2, 4, 2]))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_p1)
c47_model.AddOperand(c47_p2)
c47_model.AddOperand(c47_o3)
c47_model.Operation('MUL', c47_i0, c47_p1, c47_p2).To(c47_o3)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [0.25, 3.0, 2.75, 1.625, 0.875, 0.125, 2.125, 2.5, 1.875, 1.125, 1.0, -3.0, 0.625, -0.25, -1.0, 0.375],
    c47_o3: [0.0, 3.375, 0.0, 1.828, 0.0, 0.1406, 0.0, 2.812, 0.0, 1.266, 0.0, 0.0, 0.0, 0.0, 2.375, 0.4219],
}, model=c47_model, name='mul_default_FLOAT16_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_mixed_15
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT16', [2, 1, 2, 3]))
c48_i1 = Input('c48_i1', ('TENSOR_FLOAT16', [1, 2, 3]))
c48_p2 = Int32Scalar('c48_p2', 1)
c48_o3 = Output('c48_o3', ('TENSOR_FLOAT16', [2, 1, 2, 3]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_i1)
c48_model.AddOperand(c48_p2)
c48_model.AddOperand(c48_o3)
c48_model.Operation('MUL', c48_i0, c48_i1, c48_p2).To(c48_o3)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [-2.25, 1.75, 0.25, 2.375, -1.0, -1.375, 2.125, -2.625, 0.75, -1.125, -3.0, 1.875],
    c48_i1: [-1.0, 0.75, 1.375, -2.125, 2.5, -0.125],
    c48_o3: [2.25, 1.3125, 0.3438, 0.0, 0.0, 0.1719, 0.0, 0.0, 1.031, 2.39, 0.0, 0.0],
}, model=c48_model, name='mul_default_FLOAT16_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_mixed_16
c49_i0 = Input('c49_i0', ('TENSOR_FLOAT16', [1, 3]))
c49_i1 = Input('c49_i1', ('TENSOR_FLOAT16', [3]))
c49_p2 = Int32Scalar('c49_p2', 2)
c49_o3 = Output('c49_o3', ('TENSOR_FLOAT16', [1, 3]))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_i1)
c49_model.AddOperand(c49_p2)
c49_model.AddOperand(c49_o3)
c49_model.Operation('MUL', c49_i0, c49_i1, c49_p2).To(c49_o3)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [0.25, 2.75, 2.0],
    c49_i1: [1.125, 2.25, 0.5],
    c49_o3: [0.2812, 1.0, 1.0],
}, model=c49_model, name='mul_default_FLOAT16_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_rank_rhs_2_17
c50_i0 = Input('c50_i0', ('TENSOR_FLOAT16', [2, 1]))
c50_i1 = Input('c50_i1', ('TENSOR_FLOAT16', [2, 1]))
c50_p2 = Int32Scalar('c50_p2', 0)
c50_o3 = Output('c50_o3', ('TENSOR_FLOAT16', [2, 1]))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_i1)
c50_model.AddOperand(c50_p2)
c50_model.AddOperand(c50_o3)
c50_model.Operation('MUL', c50_i0, c50_i1, c50_p2).To(c50_o3)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_i0: [-2.25, -3.0],
    c50_i1: [-0.625, -1.125],
    c50_o3: [1.406, 3.375],
}, model=c50_model, name='mul_default_FLOAT16_rank_rhs_2_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_rank_rhs_4_18
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT16', [2, 3, 3]))
c51_i1 = Input('c51_i1', ('TENSOR_FLOAT16', [3, 2, 3, 3]))
c51_p2 = Int32Scalar('c51_p2', 1)
c51_o3 = Output('c51_o3', ('TENSOR_FLOAT16', [3, 2, 3, 3]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_i1)
c51_model.AddOperand(c51_p2)
c51_model.AddOperand(c51_o3)
c51_model.Operation('MUL', c51_i0, c51_i1, c51_p2).To(c51_o3)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [
        -1.625, -2.0, -1.875, 2.0, 3.0, 0.0, 1.875, 1.5, -2.5, 2.125, 1.25, 1.625, -1.375, -3.0, 0.125, -0.75,
        2.625, 0.375
    ],
    c51_i1: [
        2.125, 0.625, 2.25, 1.5, -0.625, -2.375, -2.5, 2.375, 0.375, 1.25, -2.875, -0.875, -1.625, 0.75, 0.25,
        -0.375, -2.0, -1.25, 1.875, -2.625, -1.125, 2.875, -0.125, 0.5, -0.75, 1.375, -3.0, 2.5, 2.625, 0.125,
        1.0, -2.25, -2.125, -0.5, -1.5, -0.25, 3.0, 2.0, 2.75, -1.75, 1.125, -1.875, 1.625, -1.0, -2.75, 1.75,
        0.875, 0.0, -1.375, -1.375, -1.5, 2.0, 3.0, -1.0
    ],
    c51_o3: [
        0.0, 0.0, 0.0, 3.0, 0.0, -0.0, 0.0, 3.562, 0.0, 2.656, 0.0, 0.0, 2.234, 0.0, 0.03125, 0.2812, 0.0,
        0.0, 0.0, 5.25, 2.11, 5.75, 0.0, 0.0, 0.0, 2.062, 7.5, 5.312, 3.281, 0.2031, 0.0, 6.75, 0.0, 0.375,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.375, -0.0, 3.047, 0.0, 6.875, 3.719, 1.094, 0.0, 1.891, 4.125, 0.0,
        0.0, 7.875, 0.0
    ],
}, model=c51_model, name='mul_default_FLOAT16_rank_rhs_4_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_tail_19
c52_i0 = Input('c52_i0', ('TENSOR_FLOAT16', [2, 17]))
c52_i1 = Input('c52_i1', ('TENSOR_FLOAT16', [17]))
c52_p2 = Int32Scalar('c52_p2', 3)
c52_o3 = Output('c52_o3', ('TENSOR_FLOAT16', [2, 17]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_i1)
c52_model.AddOperand(c52_p2)
c52_model.AddOperand(c52_o3)
c52_model.Operation('MUL', c52_i0, c52_i1, c52_p2).To(c52_o3)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [
        -0.75, -1.875, 0.875, 1.625, 2.875, -2.625, 1.875, 1.5, -2.875, 1.375, 0.625, -0.625, -2.375, 2.125,
        -0.125, -0.5, 3.0, -0.25, -2.5, 2.25, -1.125, -3.0, 0.5, -0.875, -2.25, 1.0, -2.0, -1.375, 2.0, -1.5,
        0.75, 2.75, -1.0, 0.0
    ],
    c52_i1: [
        1.625, 3.0, -1.625, -2.625, -0.375, 0.875, 1.25, 0.25, -2.375, -2.875, 2.75, -0.5, 2.375, 2.5, 1.75,
        -1.25, 2.125
    ],
    c52_o3: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.344, 0.375, 6.0, 0.0, 1.719, 0.3125, 0.0, 5.312, 0.0, 0.625, 6.0, 0.0,
        0.0, 0.0, 2.953, 1.125, 0.4375, 0.0, 0.0, 0.0, 5.75, 0.0, 0.0, 0.0, 1.875, 4.812, 1.25, 0.0
    ],
}, model=c52_model, name='mul_default_FLOAT16_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_mixed_20
c53_i0 = Input('c53_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.0625, 127))
c53_i1 = Input('c53_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.125, 127))
c53_p2 = Int32Scalar('c53_p2', 2)
c53_o3 = Output('c53_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.4375, 0))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_i1)
c53_model.AddOperand(c53_p2)
c53_model.AddOperand(c53_o3)
c53_model.Operation('MUL', c53_i0, c53_i1, c53_p2).To(c53_o3)
c53_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c53_i0: [13],
    c53_i1: [-20],
    c53_o3: [2],
}, model=c53_model, name='mul_default_QUANT8_ASYMM_SIGNED_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_mixed_21
c54_p0 = Parameter('c54_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3], 0.4375, -128), [-79, -50, 91, 105, -76, -100, 9, -111, 24, 13, 87, -96, 82, -99, 12, 6, 73, -24])
c54_p1 = Parameter('c54_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.3125, -128), [-11, 78, -65])
c54_p2 = Int32Scalar('c54_p2', 0)
c54_o3 = Output('c54_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3], 14.0, 0))
c54_model = Model()
c54_model.AddOperand(c54_p0)
c54_model.AddOperand(c54_p1)
c54_model.AddOperand(c54_p2)
c54_model.AddOperand(c54_o3)
c54_model.Operation('MUL', c54_p0, c54_p1, c54_p2).To(c54_o3)
c54_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c54_o3: [56, 127, 127, 127, 105, 17, 127, 34, 94, 127, 127, 20, 127, 58, 86, 127, 127, 64],
}, model=c54_model, name='mul_default_QUANT8_ASYMM_SIGNED_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_mixed_22
c55_i0 = Input('c55_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 3], 0.0625, -5))
c55_i1 = Input('c55_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.4375, 0))
c55_p2 = Int32Scalar('c55_p2', 1)
c55_o3 = Output('c55_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 3], 0.25, 0))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_i1)
c55_model.AddOperand(c55_p2)
c55_model.AddOperand(c55_o3)
c55_model.Operation('MUL', c55_i0, c55_i1, c55_p2).To(c55_o3)
c55_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c55_i0: [
        31, 48, 28, 22, 102, -102, 89, -107, -125, -49, -4, 46, -114, 2, -104, 41, -64, -89, -23, 64, -111,
        -94, 106, 33, -97, -70, -121
    ],
    c55_i1: [-19, -86, 49],
    c55_o3: [0, 0, 127, 0, 0, 0, 0, 127, 0, 91, 0, 127, 127, 0, 0, 0, 127, 0, 37, 0, 0, 127, 0, 127, 127, 127, 0],
}, model=c55_model, name='mul_default_QUANT8_ASYMM_SIGNED_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_mixed_23
c56_i0 = Input('c56_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.125, 0))
c56_i1 = Input('c56_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.125, 9))
c56_p2 = Int32Scalar('c56_p2', 3)
c56_o3 = Output('c56_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.3125, 13))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_i1)
c56_model.AddOperand(c56_p2)
c56_model.AddOperand(c56_o3)
c56_model.Operation('MUL', c56_i0, c56_i1, c56_p2).To(c56_o3)
c56_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c56_i0: [112, -67, 37, 21, 40, -107, -60, 122, 42, -114, -122, -2],
    c56_i1: [35, -17, -81, 70, 4, -122, -106, 64, -9, 110, 31, -112],
    c56_o3: [32, 32, 13, 32, 13, 32, 32, 32, 13, 13, 13, 25],
}, model=c56_model, name='mul_default_QUANT8_ASYMM_SIGNED_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_rank_rhs_3_24
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.375, 0))
c57_i1 = Input('c57_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3], 0.3125, 7))
c57_p2 = Int32Scalar('c57_p2', 0)
c57_o3 = Output('c57_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3], 7.0, 86))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_i1)
c57_model.AddOperand(c57_p2)
c57_model.AddOperand(c57_o3)
c57_model.Operation('MUL', c57_i0, c57_i1, c57_p2).To(c57_o3)
c57_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c57_i0: [-70],
    c57_i1: [
        6, -63, -45, 114, -86, 108, 93, 87, 2, 113, -2, 99, 73, 48, -51, -79, 97, -26, -77, 3, -17, -5, -69,
        32, 109, -108, 1, -126, -50, 110, 38, -58, -36, -47, -68, 86
    ],
    c57_o3: [
        87, 127, 127, -39, 127, -32, -15, -8, 92, -38, 97, -22, 9, 38, 127, 127, -19, 125, 127, 91, 114, 100,
        127, 57, -34, 127, 93, 127, 127, -35, 50, 127, 127, 127, 127, -7
    ],
}, model=c57_model, name='mul_default_QUANT8_ASYMM_SIGNED_rank_rhs_3_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_25
c58_i0 = Input('c58_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2], 0.5, 0))
c58_i1 = Input('c58_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 2], 0.0625, -65))
c58_p2 = Int32Scalar('c58_p2', 1)
c58_o3 = Output('c58_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 2], 0.25, 53))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_i1)
c58_model.AddOperand(c58_p2)
c58_model.AddOperand(c58_o3)
c58_model.Operation('MUL', c58_i0, c58_i1, c58_p2).To(c58_o3)
c58_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c58_i0: [-110, 24],
    c58_i1: [24, 16, -1, 38, -49, -118, 96, 95, -52, -62, -125, 1],
    c58_o3: [53, 127, 53, 127, 53, 53, 53, 127, 53, 62, 127, 127],
}, model=c58_model, name='mul_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_tail_26
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0625, 0))
c59_i1 = Input('c59_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.125, 0))
c59_p2 = Int32Scalar('c59_p2', 0)
c59_o3 = Output('c59_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.5, 4))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_i1)
c59_model.AddOperand(c59_p2)
c59_model.AddOperand(c59_o3)
c59_model.Operation('MUL', c59_i0, c59_i1, c59_p2).To(c59_o3)
c59_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c59_i0: [
        -26, 74, -84, 116, 112, -92, -49, -123, 84, 85, 82, -81, -10, -72, -34, 22, -103, -73, -105, -9, -89,
        115, 73, -37, 23, -38, 69, 109, -41, -99, 92, -97, 51, 79
    ],
    c59_i1: [71, -91, 67, -84, -92, 1, -13, -105, 69, -42, -118, -44, -18, -32, -103, 54, 103],
    c59_o3: [
        -25, -101, -84, -128, -128, 3, 14, 127, 95, -52, -128, 60, 7, 40, 59, 23, -128, -77, 127, -5, 121,
        -128, 5, 12, -34, -37, -41, -128, 32, 32, -42, 127, 47, 127
    ],
}, model=c59_model, name='mul_default_QUANT8_ASYMM_SIGNED_tail_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_INT32_mixed_27
c60_p0 = Parameter('c60_p0', ('TENSOR_INT32', [1]), [-8])
c60_p1 = Parameter('c60_p1', ('TENSOR_INT32', [1]), [-6])
c60_p2 = Int32Scalar('c60_p2', 0)
c60_o3 = Output('c60_o3', ('TENSOR_INT32', [1]))
c60_model = Model()
c60_model.AddOperand(c60_p0)
c60_model.AddOperand(c60_p1)
c60_model.AddOperand(c60_p2)
c60_model.AddOperand(c60_o3)
c60_model.Operation('MUL', c60_p0, c60_p1, c60_p2).To(c60_o3)
c60_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c60_o3: [48],
}, model=c60_model, name='mul_default_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_INT32_rank_lhs_2_28
c61_i0 = Input('c61_i0', ('TENSOR_INT32', [1, 2]))
c61_i1 = Input('c61_i1', ('TENSOR_INT32', [1, 1]))
c61_p2 = Int32Scalar('c61_p2', 0)
c61_o3 = Output('c61_o3', ('TENSOR_INT32', [1, 2]))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_i1)
c61_model.AddOperand(c61_p2)
c61_model.AddOperand(c61_o3)
c61_model.Operation('MUL', c61_i0, c61_i1, c61_p2).To(c61_o3)
c61_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c61_i0: [3, -6],
    c61_i1: [8],
    c61_o3: [24, -48],
}, model=c61_model, name='mul_default_INT32_rank_lhs_2_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_INT32_rank_lhs_3_29
c62_i0 = Input('c62_i0', ('TENSOR_INT32', [4, 3, 3]))
c62_i1 = Input('c62_i1', ('TENSOR_INT32', [1]))
c62_p2 = Int32Scalar('c62_p2', 0)
c62_o3 = Output('c62_o3', ('TENSOR_INT32', [4, 3, 3]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_i1)
c62_model.AddOperand(c62_p2)
c62_model.AddOperand(c62_o3)
c62_model.Operation('MUL', c62_i0, c62_i1, c62_p2).To(c62_o3)
c62_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c62_i0: [
        -9, 1, 9, -6, -3, 7, 5, -4, 2, -1, 4, -8, 0, 3, 8, -5, 6, -2, -7, -1, -3, -2, 4, 5, 0, 1, -8, 3, -6,
        6, -4, 9, -7, 7, 2, 8
    ],
    c62_i1: [-8],
    c62_o3: [
        72, -8, -72, 48, 24, -56, -40, 32, -16, 8, -32, 64, 0, -24, -64, 40, -48, 16, 56, 8, 24, 16, -32, -40,
        0, -8, 64, -24, 48, -48, 32, -72, 56, -56, -16, -64
    ],
}, model=c62_model, name='mul_default_INT32_rank_lhs_3_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_INT32_rank_lhs_4_30
c63_i0 = Input('c63_i0', ('TENSOR_INT32', [2, 2, 2, 1]))
c63_i1 = Input('c63_i1', ('TENSOR_INT32', [2, 2, 1]))
c63_p2 = Int32Scalar('c63_p2', 0)
c63_o3 = Output('c63_o3', ('TENSOR_INT32', [2, 2, 2, 1]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_i1)
c63_model.AddOperand(c63_p2)
c63_model.AddOperand(c63_o3)
c63_model.Operation('MUL', c63_i0, c63_i1, c63_p2).To(c63_o3)
c63_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c63_i0: [-1, 3, -6, -3, 9, -2, 8, 1],
    c63_i1: [-4, -7, 0, -9],
    c63_o3: [4, -21, 0, 27, -36, 14, 0, -9],
}, model=c63_model, name='mul_default_INT32_rank_lhs_4_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_INT32_rank_rhs_4_31
c64_i0 = Input('c64_i0', ('TENSOR_INT32', [2, 1]))
c64_i1 = Input('c64_i1', ('TENSOR_INT32', [2, 3, 2, 3]))
c64_p2 = Int32Scalar('c64_p2', 0)
c64_o3 = Output('c64_o3', ('TENSOR_INT32', [2, 3, 2, 3]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_i1)
c64_model.AddOperand(c64_p2)
c64_model.AddOperand(c64_o3)
c64_model.Operation('MUL', c64_i0, c64_i1, c64_p2).To(c64_o3)
c64_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c64_i0: [-9, -7],
    c64_i1: [
        -8, -2, -6, 3, 5, 9, -9, -1, -3, 6, 7, 8, -5, -4, 2, 4, 1, 0, -7, -2, 6, 5, -5, 0, 2, -9, 4, -4, -7,
        -8, -3, 3, 9, 8, 1, 7
    ],
    c64_o3: [
        72, 18, 54, -21, -35, -63, 81, 9, 27, -42, -49, -56, 45, 36, -18, -28, -7, 0, 63, 18, -54, -35, 35, 0,
        -18, 81, -36, 28, 49, 56, 27, -27, -81, -56, -7, -49
    ],
}, model=c64_model, name='mul_default_INT32_rank_rhs_4_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_INT32_tail_32
c65_i0 = Input('c65_i0', ('TENSOR_INT32', [3, 17]))
c65_i1 = Input('c65_i1', ('TENSOR_INT32', [3, 1]))
c65_p2 = Int32Scalar('c65_p2', 0)
c65_o3 = Output('c65_o3', ('TENSOR_INT32', [3, 17]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_i1)
c65_model.AddOperand(c65_p2)
c65_model.AddOperand(c65_o3)
c65_model.Operation('MUL', c65_i0, c65_i1, c65_p2).To(c65_o3)
c65_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c65_i0: [
        8, 4, -2, -5, -9, 0, -3, -7, 2, -8, -6, 5, 9, 3, 1, -4, 6, 7, -1, 6, -9, -7, 2, 8, 4, 0, -3, -6, 1,
        -5, 3, -4, -8, 5, 7, -1, 9, -2, -1, -2, -6, -3, 5, 0, 6, 8, 3, 4, 1, -8, -9
    ],
    c65_i1: [7, -4, -2],
    c65_o3: [
        56, 28, -14, -35, -63, 0, -21, -49, 14, -56, -42, 35, 63, 21, 7, -28, 42, -28, 4, -24, 36, 28, -8,
        -32, -16, 0, 12, 24, -4, 20, -12, 16, 32, -20, -14, 2, -18, 4, 2, 4, 12, 6, -10, 0, -12, -16, -6, -8,
        -2, 16, 18
    ],
}, model=c65_model, name='mul_default_INT32_tail_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_mixed_0
c66_p0 = Parameter('c66_p0', ('TENSOR_FLOAT32', [4, 3]), [0.75, 0.0, 0.5, -2.625, -1.25, -0.625, 2.0, -0.5, -2.0, -1.625, 0.625, 2.25])
c66_i1 = Input('c66_i1', ('TENSOR_FLOAT32', [3]))
c66_p2 = Int32Scalar('c66_p2', 3)
c66_o3 = Output('c66_o3', ('TENSOR_FLOAT32', [4, 3]))
c66_model = Model()
c66_model.AddOperand(c66_p0)
c66_model.AddOperand(c66_i1)
c66_model.AddOperand(c66_p2)
c66_model.AddOperand(c66_o3)
c66_model.Operation('DIV', c66_p0, c66_i1, c66_p2).To(c66_o3)
c66_model.RelaxedExecution(True).IntroducedIn('V1_1')
Example({
    c66_i1: [0.5, 0.75, 1.625],
    c66_o3: [1.5, 0.0, 0.30769232, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.8333333, 1.3846154],
}, model=c66_model, name='div_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_mixed_1
c67_i0 = Input('c67_i0', ('TENSOR_FLOAT32', [1, 4, 2]))
c67_p1 = Parameter('c67_p1', ('TENSOR_FLOAT32', [1]), [0.25])
c67_p2 = Int32Scalar('c67_p2', 2)
c67_o3 = Output('c67_o3', ('TENSOR_FLOAT32', [1, 4, 2]))
c67_model = Model()
c67_model.AddOperand(c67_i0)
c67_model.AddOperand(c67_p1)
c67_model.AddOperand(c67_p2)
c67_model.AddOperand(c67_o3)
c67_model.Operation('DIV', c67_i0, c67_p1, c67_p2).To(c67_o3)
c67_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c67_i0: [-1.0, -2.5, -2.75, 2.125, -1.25, -0.75, -0.875, 0.75],
    c67_o3: [-1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0],
}, model=c67_model, name='div_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_mixed_2
c68_i0 = Input('c68_i0', ('TENSOR_FLOAT32', [4]))
c68_i1 = Input('c68_i1', ('TENSOR_FLOAT32', [4]))
c68_p2 = Int32Scalar('c68_p2', 1)
c68_o3 = Output('c68_o3', ('TENSOR_FLOAT32', [4]))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_i1)
c68_model.AddOperand(c68_p2)
c68_model.AddOperand(c68_o3)
c68_model.Operation('DIV', c68_i0, c68_i1, c68_p2).To(c68_o3)
c68_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c68_i0: [-1.375, -0.75, 0.125, 0.75],
    c68_i1: [3.0, 1.25, 1.625, 1.75],
    c68_o3: [0.0, 0.0, 0.07692308, 0.42857143],
}, model=c68_model, name='div_default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_mixed_3
c69_i0 = Input('c69_i0', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
c69_i1 = Input('c69_i1', ('TENSOR_FLOAT32', [1]))
c69_p2 = Int32Scalar('c69_p2', 0)
c69_o3 = Output('c69_o3', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_i1)
c69_model.AddOperand(c69_p2)
c69_model.AddOperand(c69_o3)
c69_model.Operation('DIV', c69_i0, c69_i1, c69_p2).To(c69_o3)
c69_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c69_i0: [0.75, 0.125, 0.25, -1.875, 2.75, 2.375, -0.5, -0.25, -2.5, 2.625, -2.375, 1.375],
    c69_i1: [2.0],
    c69_o3: [0.375, 0.0625, 0.125, -0.9375, 1.375, 1.1875, -0.25, -0.125, -1.25, 1.3125, -1.1875, 0.6875],
}, model=c69_model, name='div_default_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_rank_rhs_2_4
c70_i0 = Input('c70_i0', ('TENSOR_FLOAT32', [2, 1]))
c70_i1 = Input('c70_i1', ('TENSOR_FLOAT32', [2, 1]))
c70_p2 = Int32Scalar('c70_p2', 3)
c70_o3 = Output('c70_o3', ('TENSOR_FLOAT32', [2, 1]))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_i1)
c70_model.AddOperand(c70_p2)
c70_model.AddOperand(c70_o3)
c70_model.Operation('DIV', c70_i0, c70_i1, c70_p2).To(c70_o3)
c70_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c70_i0: [1.25, -1.5],
    c70_i1: [1.25, 2.375],
    c70_o3: [1.0, 0.0],
}, model=c70_model, name='div_default_FLOAT32_rank_rhs_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_rank_rhs_3_5
c71_i0 = Input('c71_i0', ('TENSOR_FLOAT32', [4, 3]))
c71_i1 = Input('c71_i1', ('TENSOR_FLOAT32', [4, 4, 3]))
c71_p2 = Int32Scalar('c71_p2', 3)
c71_o3 = Output('c71_o3', ('TENSOR_FLOAT32', [4, 4, 3]))
c71_model = Model()
c71_model.AddOperand(c71_i0)
c71_model.AddOperand(c71_i1)
c71_model.AddOperand(c71_p2)
c71_model.AddOperand(c71_o3)
c71_model.Operation('DIV', c71_i0, c71_i1, c71_p2).To(c71_o3)
c71_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c71_i0: [2.0, 0.375, -0.125, -2.25, -0.625, 0.125, 1.625, -2.75, -2.375, -0.5, 1.5, 0.75],
    c71_i1: [
        1.75, 1.0, 2.375, 2.25, 2.125, 3.0, 0.25, 1.5, 1.875, 2.5, 0.875, 2.0, 0.75, 1.125, 2.875, 0.625,
        1.375, 0.5, 2.75, 1.25, 0.375, 2.625, 1.625, 2.125, 1.125, 3.0, 2.375, 2.5, 0.875, 0.375, 1.875, 1.5,
        1.625, 2.25, 2.625, 0.25, 1.75, 0.625, 0.75, 1.375, 1.25, 2.0, 2.75, 1.0, 2.875, 0.5, 2.625, 0.75
    ],
    c71_o3: [
        1.1428572, 0.375, 0.0, 0.0, 0.0, 0.041666668, 6.0, 0.0, 0.0, 0.0, 1.7142857, 0.375, 2.6666667,
        0.33333334, 0.0, 0.0, 0.0, 0.25, 0.59090906, 0.0, 0.0, 0.0, 0.9230769, 0.3529412, 1.7777778, 0.125,
        0.0, 0.0, 0.0, 0.33333334, 0.8666667, 0.0, 0.0, 0.0, 0.5714286, 3.0, 1.1428572, 0.6, 0.0, 0.0, 0.0,
        0.0625, 0.59090906, 0.0, 0.0, 0.0, 0.5714286, 1.0
    ],
}, model=c71_model, name='div_default_FLOAT32_rank_rhs_3_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_rank_rhs_4_6
c72_i0 = Input('c72_i0', ('TENSOR_FLOAT32', [1]))
c72_i1 = Input('c72_i1', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
c72_p2 = Int32Scalar('c72_p2', 3)
c72_o3 = Output('c72_o3', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
c72_model = Model()
c72_model.AddOperand(c72_i0)
c72_model.AddOperand(c72_i1)
c72_model.AddOperand(c72_p2)
c72_model.AddOperand(c72_o3)
c72_model.Operation('DIV', c72_i0, c72_i1, c72_p2).To(c72_o3)
c72_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c72_i0: [1.375],
    c72_i1: [1.875, 2.5],
    c72_o3: [0.73333335, 0.55],
}, model=c72_model, name='div_default_FLOAT32_rank_rhs_4_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_tail_7
c73_i0 = Input('c73_i0', ('TENSOR_FLOAT32', [1, 17]))
c73_i1 = Input('c73_i1', ('TENSOR_FLOAT32', [17]))
c73_p2 = Int32Scalar('c73_p2', 2)
c73_o3 = Output('c73_o3', ('TENSOR_FLOAT32', [1, 17]))
c73_model = Model()
c73_model.AddOperand(c73_i0)
c73_model.AddOperand(c73_i1)
c73_model.AddOperand(c73_p2)
c73_model.AddOperand(c73_o3)
c73_model.Operation('DIV', c73_i0, c73_i1, c73_p2).To(c73_o3)
c73_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c73_i0: [
        -0.125, 1.25, -2.125, -1.375, -2.0, 3.0, 2.25, 0.375, -3.0, 2.125, 1.875, 0.0, -0.625, -2.5, -1.25,
        -1.125, 1.0
    ],
    c73_i1: [
        2.0, 0.25, 3.0, 1.0, 2.625, 1.25, 0.75, 0.625, 2.875, 2.125, 2.375, 1.375, 2.5, 1.75, 1.5, 2.25, 1.875
    ],
    c73_o3: [
        -0.0625, 1.0, -0.7083333, -1.0, -0.7619048, 1.0, 1.0, 0.6, -1.0, 1.0, 0.7894737, 0.0, -0.25, -1.0,
        -0.8333333, -0.5, 0.53333336
    ],
}, model=c73_model, name='div_default_FLOAT32_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_mixed_8
c74_i0 = Input('c74_i0', ('TENSOR_FLOAT16', [4, 2, 4]))
c74_i1 = Input('c74_i1', ('TENSOR_FLOAT16', [1, 4]))
c74_p2 = Int32Scalar('c74_p2', 2)
c74_o3 = Output('c74_o3', ('TENSOR_FLOAT16', [4, 2, 4]))
c74_model = Model()
c74_model.AddOperand(c74_i0)
c74_model.AddOperand(c74_i1)
c74_model.AddOperand(c74_p2)
c74_model.AddOperand(c74_o3)
c74_model.Operation('DIV', c74_i0, c74_i1, c74_p2).To(c74_o3)
c74_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c74_i0: [
        2.25, 3.0, -2.125, 0.125, -0.5, -2.5, -3.0, -0.25, 1.125, 1.5, 2.625, 1.25, 0.625, 1.875, 2.375, -1.5,
        -1.25, -0.125, 0.875, -1.75, 2.875, 0.75, 2.75, -0.75, -1.875, 1.75, 2.5, 0.25, 2.125, -0.875, 1.0,
        -1.125
    ],
    c74_i1: [1.75, 1.625, 0.375, 2.625],
    c74_o3: [
        1.0, 1.0, -1.0, 0.0476, -0.2856, -1.0, -1.0, -0.0952, 0.643, 0.923, 1.0, 0.476, 0.3572, 1.0, 1.0,
        -0.5713, -0.7144, -0.0769, 1.0, -0.6665, 1.0, 0.4614, 1.0, -0.2856, -1.0, 1.0, 1.0, 0.0952, 1.0,
        -0.5386, 1.0, -0.4285
    ],
}, model=c74_model, name='div_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_mixed_9
c75_p0 = Parameter('c75_p0', ('TENSOR_FLOAT16', [4]), [-0.125, -0.5, -2.625, 2.875])
c75_p1 = Parameter('c75_p1', ('TENSOR_FLOAT16', [1]), [2.375])
c75_p2 = Int32Scalar('c75_p2', 1)
c75_o3 = Output('c75_o3', ('TENSOR_FLOAT16', [4]))
c75_model = Model()
c75_model.AddOperand(c75_p0)
c75_model.AddOperand(c75_p1)
c75_model.AddOperand(c75_p2)
c75_model.AddOperand(c75_o3)
c75_model.Operation('DIV', c75_p0, c75_p1, c75_p2).To(c75_o3)
c75_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c75_o3: [0.0, 0.0, 0.0, 1.211],
}, model=c75_model, name='div_default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_mixed_10
c76_i0 = Input('c76_i0', ('TENSOR_FLOAT16', [1, 1]))
c76_i1 = Input('c76_i1', ('TENSOR_FLOAT16', [1, 1]))
c76_p2 = Int32Scalar('c76_p2', 3)
c76_o3 = Output('c76_o3', ('TENSOR_FLOAT16', [1, 1]))
c76_model = Model()
c76_model.AddOperand(c76_i0)
c76_model.AddOperand(c76_i1)
c76_model.AddOperand(c76_p2)
c76_model.AddOperand(c76_o3)
c76_model.Operation('DIV', c76_i0, c76_i1, c76_p2).To(c76_o3)
c76_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c76_i0: [1.75],
    c76_i1: [1.875],
    c76_o3: [0.933],
}, model=c76_model, name='div_default_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_mixed_11
c77_i0 = Input('c77_i0', ('TENSOR_FLOAT16', [2, 1, 2, 3]))
c77_i1 = Input('c77_i1', ('TENSOR_FLOAT16', [1]))
c77_p2 = Int32Scalar('c77_p2', 0)
c77_o3 = Output('c77_o3', ('TENSOR_FLOAT16', [2, 1, 2, 3]))
c77_model = Model()
c77_model.AddOperand(c77_i0)
c77_model.AddOperand(c77_i1)
c77_model.AddOperand(c77_p2)
c77_model.AddOperand(c77_o3)
c77_model.Operation('DIV', c77_i0, c77_i1, c77_p2).To(c77_o3)
c77_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c77_i0: [-2.875, 1.125, -0.25, -1.25, 1.0, 3.0, -2.625, -0.125, -2.5, 2.375, -1.75, -0.75],
    c77_i1: [0.375],
    c77_o3: [-7.668, 3.0, -0.6665, -3.334, 2.666, 8.0, -7.0, -0.3333, -6.668, 6.332, -4.668, -2.0],
}, model=c77_model, name='div_default_FLOAT16_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_rank_rhs_3_12
c78_i0 = Input('c78_i0', ('TENSOR_FLOAT16', [4, 1, 1]))
c78_i1 = Input('c78_i1', ('TENSOR_FLOAT16', [4, 1, 3]))
c78_p2 = Int32Scalar('c78_p2', 0)
c78_o3 = Output('c78_o3', ('TENSOR_FLOAT16', [4, 1, 3]))
c78_model = Model()
c78_model.AddOperand(c78_i0)
c78_model.AddOperand(c78_i1)
c78_model.AddOperand(c78_p2)
c78_model.AddOperand(c78_o3)
c78_model.Operation('DIV', c78_i0, c78_i1, c78_p2).To(c78_o3)
c78_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c78_i0: [1.375, -2.125, -0.25, -1.625],
    c78_i1: [1.25, 1.625, 1.5, 0.25, 0.625, 1.75, 2.625, 1.375, 2.75, 1.875, 1.0, 2.5],
    c78_o3: [1.1, 0.846, 0.9165, -8.5, -3.4, -1.214, -0.0952, -0.1818, -0.0909, -0.8667, -1.625, -0.65],
}, model=c78_model, name='div_default_FLOAT16_rank_rhs_3_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_rank_rhs_4_13
c79_i0 = Input('c79_i0', ('TENSOR_FLOAT16', [3]))
c79_i1 = Input('c79_i1', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c79_p2 = Int32Scalar('c79_p2', 0)
c79_o3 = Output('c79_o3', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c79_model = Model()
c79_model.AddOperand(c79_i0)
c79_model.AddOperand(c79_i1)
c79_model.AddOperand(c79_p2)
c79_model.AddOperand(c79_o3)
c79_model.Operation('DIV', c79_i0, c79_i1, c79_p2).To(c79_o3)
c79_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c79_i0: [0.5, -1.875, -1.625],
    c79_i1: [
        3.0, 0.375, 1.625, 0.25, 1.125, 2.5, 0.75, 2.625, 2.25, 2.375, 2.875, 0.625, 1.5, 1.0, 1.25, 0.875,
        2.75, 1.875, 2.0, 1.75, 0.5, 1.375, 2.125, 1.25, 1.375, 1.875, 0.75, 2.75, 0.625, 0.875, 2.5, 1.75,
        0.5, 0.375, 1.125, 2.125
    ],
    c79_o3: [
        0.1666, -5.0, -1.0, 2.0, -1.667, -0.65, 0.6665, -0.7144, -0.722, 0.2106, -0.6523, -2.6, 0.3333,
        -1.875, -1.3, 0.5713, -0.6816, -0.8667, 0.25, -1.071, -3.25, 0.3635, -0.8823, -1.3, 0.3635, -1.0,
        -2.166, 0.1818, -3.0, -1.857, 0.2, -1.071, -3.25, 1.333, -1.667, -0.7646
    ],
}, model=c79_model, name='div_default_FLOAT16_rank_rhs_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_tail_14
c80_i0 = Input('c80_i0', ('TENSOR_FLOAT16', [3, 17]))
c80_i1 = Input('c80_i1', ('TENSOR_FLOAT16', [1]))
c80_p2 = Int32Scalar('c80_p2', 2)
c80_o3 = Output('c80_o3', ('TENSOR_FLOAT16', [3, 17]))
c80_model = Model()
c80_model.AddOperand(c80_i0)
c80_model.AddOperand(c80_i1)
c80_model.AddOperand(c80_p2)
c80_model.AddOperand(c80_o3)
c80_model.Operation('DIV', c80_i0, c80_i1, c80_p2).To(c80_o3)
c80_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c80_i0: [
        -0.25, 0.125, -2.625, -1.5, -0.875, 1.5, -2.25, -1.125, 0.375, -2.875, -0.625, -2.375, 1.0, -2.5,
        -1.0, 2.25, -1.375, 2.0, -0.375, -2.75, 0.25, -2.0, -1.75, -1.25, 0.75, 1.75, 0.875, 2.625, -2.125,
        1.25, 2.375, 2.75, -0.75, -1.625, -1.875, -3.0, 1.625, 3.0, 2.125, 2.5, 1.375, 0.625, -0.125, 2.875,
        0.0, 0.5, -0.5, 1.875, 1.125, -0.25, 2.125
    ],
    c80_i1: [0.375],
    c80_o3: [
        -0.6665, 0.3333, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0,
        1.0, -1.0, -1.0, 0.6665, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0,
        -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.3333, 1.0, 0.0, 1.0, -1.0, 1.0, 1.0, -0.6665, 1.0
    ],
}, model=c80_model, name='div_default_FLOAT16_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_mixed_15
c81_i0 = Input('c81_i0', ('TENSOR_INT32', [1, 4]))
c81_p1 = Parameter('c81_p1', ('TENSOR_INT32', [4]), [6, 5, 4, 2])
c81_p2 = Int32Scalar('c81_p2', 0)
c81_o3 = Output('c81_o3', ('TENSOR_INT32', [1, 4]))
c81_model = Model()
c81_model.AddOperand(c81_i0)
c81_model.AddOperand(c81_p1)
c81_model.AddOperand(c81_p2)
c81_model.AddOperand(c81_o3)
c81_model.Operation('DIV', c81_i0, c81_p1, c81_p2).To(c81_o3)
c81_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c81_i0: [1, -6, -5, -8],
    c81_o3: [0, -2, -2, -4],
}, model=c81_model, name='div_default_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_rank_lhs_1_16
c82_i0 = Input('c82_i0', ('TENSOR_INT32', [1]))
c82_i1 = Input('c82_i1', ('TENSOR_INT32', [1]))
c82_p2 = Int32Scalar('c82_p2', 0)
c82_o3 = Output('c82_o3', ('TENSOR_INT32', [1]))
c82_model = Model()
c82_model.AddOperand(c82_i0)
c82_model.AddOperand(c82_i1)
c82_model.AddOperand(c82_p2)
c82_model.AddOperand(c82_o3)
c82_model.Operation('DIV', c82_i0, c82_i1, c82_p2).To(c82_o3)
c82_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c82_i0: [-8],
    c82_i1: [3],
    c82_o3: [-3],
}, model=c82_model, name='div_default_INT32_rank_lhs_1_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_rank_lhs_3_17
c83_i0 = Input('c83_i0', ('TENSOR_INT32', [1, 1, 4]))
c83_i1 = Input('c83_i1', ('TENSOR_INT32', [1, 1, 4]))
c83_p2 = Int32Scalar('c83_p2', 0)
c83_o3 = Output('c83_o3', ('TENSOR_INT32', [1, 1, 4]))
c83_model = Model()
c83_model.AddOperand(c83_i0)
c83_model.AddOperand(c83_i1)
c83_model.AddOperand(c83_p2)
c83_model.AddOperand(c83_o3)
c83_model.Operation('DIV', c83_i0, c83_i1, c83_p2).To(c83_o3)
c83_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c83_i0: [-9, 4, 3, 5],
    c83_i1: [1, 2, 9, 6],
    c83_o3: [-9, 2, 0, 0],
}, model=c83_model, name='div_default_INT32_rank_lhs_3_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_rank_lhs_4_18
c84_i0 = Input('c84_i0', ('TENSOR_INT32', [1, 3, 3, 1]))
c84_i1 = Input('c84_i1', ('TENSOR_INT32', [1, 3, 1, 1]))
c84_p2 = Int32Scalar('c84_p2', 0)
c84_o3 = Output('c84_o3', ('TENSOR_INT32', [1, 3, 3, 1]))
c84_model = Model()
c84_model.AddOperand(c84_i0)
c84_model.AddOperand(c84_i1)
c84_model.AddOperand(c84_p2)
c84_model.AddOperand(c84_o3)
c84_model.Operation('DIV', c84_i0, c84_i1, c84_p2).To(c84_o3)
c84_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c84_i0: [3, -1, 5, -8, -4, 9, -3, -5, 8],
    c84_i1: [9, 6, 1],
    c84_o3: [0, -1, 0, -2, -1, 1, -3, -5, 8],
}, model=c84_model, name='div_default_INT32_rank_lhs_4_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_constant_lhs_19
c85_p0 = Parameter('c85_p0', ('TENSOR_INT32', [1]), [8])
c85_i1 = Input('c85_i1', ('TENSOR_INT32', [1]))
c85_p2 = Int32Scalar('c85_p2', 0)
c85_o3 = Output('c85_o3', ('TENSOR_INT32', [1]))
c85_model = Model()
c85_model.AddOperand(c85_p0)
c85_model.AddOperand(c85_i1)
c85_model.AddOperand(c85_p2)
c85_model.AddOperand(c85_o3)
c85_model.Operation('DIV', c85_p0, c85_i1, c85_p2).To(c85_o3)
c85_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c85_i1: [6],
    c85_o3: [1],
}, model=c85_model, name='div_default_INT32_constant_lhs_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_rank_rhs_2_20
c86_i0 = Input('c86_i0', ('TENSOR_INT32', [1, 2]))
c86_i1 = Input('c86_i1', ('TENSOR_INT32', [3, 2]))
c86_p2 = Int32Scalar('c86_p2', 0)
c86_o3 = Output('c86_o3', ('TENSOR_INT32', [3, 2]))
c86_model = Model()
c86_model.AddOperand(c86_i0)
c86_model.AddOperand(c86_i1)
c86_model.AddOperand(c86_p2)
c86_model.AddOperand(c86_o3)
c86_model.Operation('DIV', c86_i0, c86_i1, c86_p2).To(c86_o3)
c86_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c86_i0: [-5, 9],
    c86_i1: [2, 9, 7, 6, 1, 8],
    c86_o3: [-3, 1, -1, 1, -5, 1],
}, model=c86_model, name='div_default_INT32_rank_rhs_2_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_tail_21
c87_i0 = Input('c87_i0', ('TENSOR_INT32', [2, 17]))
c87_i1 = Input('c87_i1', ('TENSOR_INT32', [17]))
c87_p2 = Int32Scalar('c87_p2', 0)
c87_o3 = Output('c87_o3', ('TENSOR_INT32', [2, 17]))
c87_model = Model()
c87_model.AddOperand(c87_i0)
c87_model.AddOperand(c87_i1)
c87_model.AddOperand(c87_p2)
c87_model.AddOperand(c87_o3)
c87_model.Operation('DIV', c87_i0, c87_i1, c87_p2).To(c87_o3)
c87_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c87_i0: [
        -8, 8, 7, 6, -4, -7, -1, -9, 2, -3, 0, 9, 5, 1, -5, 3, 4, -6, -2, -6, -9, 1, 2, 6, -1, 4, -5, -2, -7,
        3, 0, 5, -4, 7
    ],
    c87_i1: [1, 5, 8, 3, 6, 7, 2, 4, 9, 6, 5, 3, 7, 9, 8, 2, 4],
    c87_o3: [
        -8, 1, 0, 2, -1, -1, -1, -3, 0, -1, 0, 3, 0, 0, -1, 1, 1, -6, -1, -1, -3, 0, 0, 3, -1, 0, -1, -1, -3,
        0, 0, 0, -2, 1
    ],
}, model=c87_model, name='div_default_INT32_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_mixed_0
c88_i0 = Input('c88_i0', ('TENSOR_FLOAT32', [1, 1, 2, 3]))
c88_i1 = Input('c88_i1', ('TENSOR_FLOAT32', [1]))
c88_p2 = Int32Scalar('c88_p2', 0)
c88_o3 = Output('c88_o3', ('TENSOR_FLOAT32', [1, 1, 2, 3]))
c88_model = Model()
c88_model.AddOperand(c88_i0)
c88_model.AddOperand(c88_i1)
c88_model.AddOperand(c88_p2)
c88_model.AddOperand(c88_o3)
c88_model.Operation('SUB', c88_i0, c88_i1, c88_p2).To(c88_o3)
c88_model.RelaxedExecution(True).IntroducedIn('V1_1')
Example({
    c88_i0: [-1.75, -2.125, 0.0, -1.5, 2.375, -1.0],
    c88_i1: [3.0],
    c88_o3: [-4.75, -5.125, -3.0, -4.5, -0.625, -4.0],
}, model=c88_model, name='sub_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_mixed_1
c89_p0 = Parameter('c89_p0', ('TENSOR_FLOAT32', [2]), [0.0, -1.375])
c89_p1 = Parameter('c89_p1', ('TENSOR_FLOAT32', [2]), [-0.375, -1.625])
c89_p2 = Int32Scalar('c89_p2', 1)
c89_o3 = Output('c89_o3', ('TENSOR_FLOAT32', [2]))
c89_model = Model()
c89_model.AddOperand(c89_p0)
c89_model.AddOperand(c89_p1)
c89_model.AddOperand(c89_p2)
c89_model.AddOperand(c89_o3)
c89_model.Operation('SUB', c89_p0, c89_p1, c89_p2).To(c89_o3)
c89_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c89_o3: [0.375, 0.25],
}, model=c89_model, name='sub_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_mixed_2
c90_i0 = Input('c90_i0', ('TENSOR_FLOAT32', [3, 1]))
c90_i1 = Input('c90_i1', ('TENSOR_FLOAT32', [1, 1]))
c90_p2 = Int32Scalar('c90_p2', 3)
c90_o3 = Output('c90_o3', ('TENSOR_FLOAT32', [3, 1]))
c90_model = Model()
c90_model.AddOperand(c90_i0)
c90_model.AddOperand(c90_i1)
c90_model.AddOperand(c90_p2)
c90_model.AddOperand(c90_o3)
c90_model.Operation('SUB', c90_i0, c90_i1, c90_p2).To(c90_o3)
c90_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c90_i0: [0.875, -1.375, 2.25],
    c90_i1: [1.5],
    c90_o3: [0.0, 0.0, 0.75],
}, model=c90_model, name='sub_default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_mixed_3
c91_i0 = Input('c91_i0', ('TENSOR_FLOAT32', [4, 3, 1]))
c91_i1 = Input('c91_i1', ('TENSOR_FLOAT32', [1]))
c91_p2 = Int32Scalar('c91_p2', 2)
c91_o3 = Output('c91_o3', ('TENSOR_FLOAT32', [4, 3, 1]))
c91_model = Model()
c91_model.AddOperand(c91_i0)
c91_model.AddOperand(c91_i1)
c91_model.AddOperand(c91_p2)
c91_model.AddOperand(c91_o3)
c91_model.Operation('SUB', c91_i0, c91_i1, c91_p2).To(c91_o3)
c91_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c91_i0: [-3.0, 2.875, 1.5, 2.25, 1.0, -0.5, 0.75, 2.5, -0.375, -2.5, 3.0, 0.0],
    c91_i1: [-0.75],
    c91_o3: [-1.0, 1.0, 1.0, 1.0, 1.0, 0.25, 1.0, 1.0, 0.375, -1.0, 1.0, 0.75],
}, model=c91_model, name='sub_default_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_rank_rhs_3_4
c92_i0 = Input('c92_i0', ('TENSOR_FLOAT32', [1]))
c92_i1 = Input('c92_i1', ('TENSOR_FLOAT32', [2, 2, 4]))
c92_p2 = Int32Scalar('c92_p2', 1)
c92_o3 = Output('c92_o3', ('TENSOR_FLOAT32', [2, 2, 4]))
c92_model = Model()
c92_model.AddOperand(c92_i0)
c92_model.AddOperand(c92_i1)
c92_model.AddOperand(c92_p2)
c92_model.AddOperand(c92_o3)
c92_model.Operation('SUB', c92_i0, c92_i1, c92_p2).To(c92_o3)
c92_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c92_i0: [2.25],
    c92_i1: [
        -0.5, -0.875, -0.125, 2.625, -1.125, -0.75, 2.5, -1.75, 1.375, 0.625, 1.875, 1.75, 2.0, 1.625, -2.25,
        -1.625
    ],
    c92_o3: [2.75, 3.125, 2.375, 0.0, 3.375, 3.0, 0.0, 4.0, 0.875, 1.625, 0.375, 0.5, 0.25, 0.625, 4.5, 3.875],
}, model=c92_model, name='sub_default_FLOAT32_rank_rhs_3_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_rank_rhs_4_5
c93_i0 = Input('c93_i0', ('TENSOR_FLOAT32', [2, 1]))
c93_i1 = Input('c93_i1', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
c93_p2 = Int32Scalar('c93_p2', 2)
c93_o3 = Output('c93_o3', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
c93_model = Model()
c93_model.AddOperand(c93_i0)
c93_model.AddOperand(c93_i1)
c93_model.AddOperand(c93_p2)
c93_model.AddOperand(c93_o3)
c93_model.Operation('SUB', c93_i0, c93_i1, c93_p2).To(c93_o3)
c93_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c93_i0: [1.0, -0.625],
    c93_i1: [
        -0.625, 2.5, 1.0, 0.0, -0.875, 2.125, 1.75, 2.0, 2.625, -1.125, -2.25, 0.875, -0.5, 1.625, -1.625,
        -3.0, 1.5, 0.25, -2.625, -1.25, 0.375, 0.125, 2.25, -2.125
    ],
    c93_o3: [
        1.0, -1.0, -1.0, -0.625, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -0.625, 1.0, 1.0, -0.5,
        0.75, 1.0, 0.625, 0.625, 0.875, -1.0, 1.0
    ],
}, model=c93_model, name='sub_default_FLOAT32_rank_rhs_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_tail_6
c94_i0 = Input('c94_i0', ('TENSOR_FLOAT32', [2, 17]))
c94_i1 = Input('c94_i1', ('TENSOR_FLOAT32', [1]))
c94_p2 = Int32Scalar('c94_p2', 3)
c94_o3 = Output('c94_o3', ('TENSOR_FLOAT32', [2, 17]))
c94_model = Model()
c94_model.AddOperand(c94_i0)
c94_model.AddOperand(c94_i1)
c94_model.AddOperand(c94_p2)
c94_model.AddOperand(c94_o3)
c94_model.Operation('SUB', c94_i0, c94_i1, c94_p2).To(c94_o3)
c94_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c94_i0: [
        1.375, 1.875, -1.5, -1.375, -1.875, 2.125, -1.75, 0.625, -1.0, 2.75, 2.625, -2.5, 3.0, -0.125, 0.75,
        2.5, -1.625, -1.125, 0.125, -0.375, 1.75, 0.25, -2.875, -2.0, 1.0, -2.625, -2.75, 2.25, -0.5, 2.375,
        1.125, -0.875, -2.375, 0.5
    ],
    c94_i1: [-1.625],
    c94_o3: [
        3.0, 3.5, 0.125, 0.25, 0.0, 3.75, 0.0, 2.25, 0.625, 4.375, 4.25, 0.0, 4.625, 1.5, 2.375, 4.125, 0.0,
        0.5, 1.75, 1.25, 3.375, 1.875, 0.0, 0.0, 2.625, 0.0, 0.0, 3.875, 1.125, 4.0, 2.75, 0.75, 0.0, 2.125
    ],
}, model=c94_model, name='sub_default_FLOAT32_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_mixed_7
c95_p0 = Parameter('c95_p0', ('TENSOR_FLOAT16', [3, 3, 1, 2]), [
        1.375, -0.375, 1.625, -0.125, 1.25, -1.125, 0.125, 1.875, 3.0, 0.75, -2.125, -0.875, 2.0, 2.875, 2.25,
        -0.75, -1.25, -0.25
    ])
c95_p1 = Parameter('c95_p1', ('TENSOR_FLOAT16', [3, 1, 1, 2]), [1.625, -0.375, 2.875, 2.5, 2.25, -0.75])
c95_p2 = Int32Scalar('c95_p2', 3)
c95_o3 = Output('c95_o3', ('TENSOR_FLOAT16', [3, 3, 1, 2]))
c95_model = Model()
c95_model.AddOperand(c95_p0)
c95_model.AddOperand(c95_p1)
c95_model.AddOperand(c95_p2)
c95_model.AddOperand(c95_o3)
c95_model.Operation('SUB', c95_p0, c95_p1, c95_p2).To(c95_o3)
c95_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c95_o3: [0.0, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 0.125, 0.0, 0.0, 0.0, 0.0, 3.625, 0.0, 0.0, 0.0, 0.5],
}, model=c95_model, name='sub_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_mixed_8
c96_i0 = Input('c96_i0', ('TENSOR_FLOAT16', [1, 1]))
c96_i1 = Input('c96_i1', ('TENSOR_FLOAT16', [1]))
c96_p2 = Int32Scalar('c96_p2', 0)
c96_o3 = Output('c96_o3', ('TENSOR_FLOAT16', [1, 1]))
c96_model = Model()
c96_model.AddOperand(c96_i0)
c96_model.AddOperand(c96_i1)
c96_model.AddOperand(c96_p2)
c96_model.AddOperand(c96_o3)
c96_model.Operation('SUB', c96_i0, c96_i1, c96_p2).To(c96_o3)
c96_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c96_i0: [-1.375],
    c96_i1: [-0.125],
    c96_o3: [-1.25],
}, model=c96_model, name='sub_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_mixed_9
c97_i0 = Input('c97_i0', ('TENSOR_FLOAT16', [2, 1, 3]))
c97_i1 = Input('c97_i1', ('TENSOR_FLOAT16', [1, 3]))
c97_p2 = Int32Scalar('c97_p2', 2)
c97_o3 = Output('c97_o3', ('TENSOR_FLOAT16', [2, 1, 3]))
c97_model = Model()
c97_model.AddOperand(c97_i0)
c97_model.AddOperand(c97_i1)
c97_model.AddOperand(c97_p2)
c97_model.AddOperand(c97_o3)
c97_model.Operation('SUB', c97_i0, c97_i1, c97_p2).To(c97_o3)
c97_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c97_i0: [2.125, -2.25, -1.625, -0.625, -2.625, -0.875],
    c97_i1: [3.0, -2.875, 0.625],
    c97_o3: [-0.875, 0.625, -1.0, -1.0, 0.25, -1.0],
}, model=c97_model, name='sub_default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_mixed_10
c98_i0 = Input('c98_i0', ('TENSOR_FLOAT16', [3]))
c98_i1 = Input('c98_i1', ('TENSOR_FLOAT16', [3]))
c98_p2 = Int32Scalar('c98_p2', 1)
c98_o3 = Output('c98_o3', ('TENSOR_FLOAT16', [3]))
c98_model = Model()
c98_model.AddOperand(c98_i0)
c98_model.AddOperand(c98_i1)
c98_model.AddOperand(c98_p2)
c98_model.AddOperand(c98_o3)
c98_model.Operation('SUB', c98_i0, c98_i1, c98_p2).To(c98_o3)
c98_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c98_i0: [-0.125, 2.375, 0.625],
    c98_i1: [1.25, -1.875, 0.5],
    c98_o3: [0.0, 4.25, 0.125],
}, model=c98_model, name='sub_default_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_rank_rhs_3_11
c99_i0 = Input('c99_i0', ('TENSOR_FLOAT16', [3, 3]))
c99_i1 = Input('c99_i1', ('TENSOR_FLOAT16', [1, 3, 3]))
c99_p2 = Int32Scalar('c99_p2', 1)
c99_o3 = Output('c99_o3', ('TENSOR_FLOAT16', [1, 3, 3]))
c99_model = Model()
c99_model.AddOperand(c99_i0)
c99_model.AddOperand(c99_i1)
c99_model.AddOperand(c99_p2)
c99_model.AddOperand(c99_o3)
c99_model.Operation('SUB', c99_i0, c99_i1, c99_p2).To(c99_o3)
c99_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c99_i0: [-2.0, -1.25, -0.875, 1.375, -1.0, -2.875, 0.375, 1.0, -1.125],
    c99_i1: [1.875, 0.875, -2.625, 0.0, 1.625, 0.5, -3.0, 2.375, 1.75],
    c99_o3: [0.0, 0.0, 1.75, 1.375, 0.0, 0.0, 3.375, 0.0, 0.0],
}, model=c99_model, name='sub_default_FLOAT16_rank_rhs_3_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_tail_12
c100_i0 = Input('c100_i0', ('TENSOR_FLOAT16', [1, 17]))
c100_i1 = Input('c100_i1', ('TENSOR_FLOAT16', [1]))
c100_p2 = Int32Scalar('c100_p2', 3)
c100_o3 = Output('c100_o3', ('TENSOR_FLOAT16', [1, 17]))
c100_model = Model()
c100_model.AddOperand(c100_i0)
c100_model.AddOperand(c100_i1)
c100_model.AddOperand(c100_p2)
c100_model.AddOperand(c100_o3)
c100_model.Operation('SUB', c100_i0, c100_i1, c100_p2).To(c100_o3)
c100_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c100_i0: [
        2.75, 2.0, -1.625, -2.625, 2.5, 0.875, -1.75, -2.5, 3.0, 2.875, -1.875, 1.75, 2.375, 0.75, -1.25,
        -2.125, 0.5
    ],
    c100_i1: [-2.0],
    c100_o3: [4.75, 4.0, 0.375, 0.0, 4.5, 2.875, 0.25, 0.0, 5.0, 4.875, 0.125, 3.75, 4.375, 2.75, 0.75, 0.0, 2.5],
}, model=c100_model, name='sub_default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_mixed_13
c101_i0 = Input('c101_i0', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.4375, 0))
c101_p1 = Parameter('c101_p1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.3125, 255), [20, 122, 102])
c101_p2 = Int32Scalar('c101_p2', 0)
c101_o3 = Output('c101_o3', ('TENSOR_QUANT8_ASYMM', [3, 1], 2.0, 199))
c101_model = Model()
c101_model.AddOperand(c101_i0)
c101_model.AddOperand(c101_p1)
c101_model.AddOperand(c101_p2)
c101_model.AddOperand(c101_o3)
c101_model.Operation('SUB', c101_i0, c101_p1, c101_p2).To(c101_o3)
c101_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c101_i0: [138, 36, 23],
    c101_o3: [255, 228, 228],
}, model=c101_model, name='sub_default_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_rank_lhs_1_14
c102_i0 = Input('c102_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.125, 50))
c102_i1 = Input('c102_i1', ('TENSOR_QUANT8_ASYMM', [4], 0.125, 128))
c102_p2 = Int32Scalar('c102_p2', 3)
c102_o3 = Output('c102_o3', ('TENSOR_QUANT8_ASYMM', [4], 0.4375, 128))
c102_model = Model()
c102_model.AddOperand(c102_i0)
c102_model.AddOperand(c102_i1)
c102_model.AddOperand(c102_p2)
c102_model.AddOperand(c102_o3)
c102_model.Operation('SUB', c102_i0, c102_i1, c102_p2).To(c102_o3)
c102_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c102_i0: [158, 226, 75, 243],
    c102_i1: [113, 96, 205, 165],
    c102_o3: [142, 142, 128, 142],
}, model=c102_model, name='sub_default_QUANT8_ASYMM_rank_lhs_1_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_rank_lhs_3_15
c103_i0 = Input('c103_i0', ('TENSOR_QUANT8_ASYMM', [4, 1, 3], 0.3125, 128))
c103_i1 = Input('c103_i1', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.4375, 128))
c103_p2 = Int32Scalar('c103_p2', 3)
c103_o3 = Output('c103_o3', ('TENSOR_QUANT8_ASYMM', [4, 1, 3], 0.5, 171))
c103_model = Model()
c103_model.AddOperand(c103_i0)
c103_model.AddOperand(c103_i1)
c103_model.AddOperand(c103_p2)
c103_model.AddOperand(c103_o3)
c103_model.Operation('SUB', c103_i0, c103_i1, c103_p2).To(c103_o3)
c103_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c103_i0: [202, 137, 176, 134, 183, 7, 19, 179, 143, 85, 131, 13],
    c103_i1: [188, 14, 95],
    c103_o3: [171, 183, 183, 171, 183, 171, 171, 183, 183, 171, 183, 171],
}, model=c103_model, name='sub_default_QUANT8_ASYMM_rank_lhs_3_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_rank_lhs_4_16
c104_i0 = Input('c104_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.375, 205))
c104_i1 = Input('c104_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 40))
c104_p2 = Int32Scalar('c104_p2', 2)
c104_o3 = Output('c104_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.375, 217))
c104_model = Model()
c104_model.AddOperand(c104_i0)
c104_model.AddOperand(c104_i1)
c104_model.AddOperand(c104_p2)
c104_model.AddOperand(c104_o3)
c104_model.Operation('SUB', c104_i0, c104_i1, c104_p2).To(c104_o3)
c104_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c104_i0: [81],
    c104_i1: [122],
    c104_o3: [214],
}, model=c104_model, name='sub_default_QUANT8_ASYMM_rank_lhs_4_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_constant_lhs_17
c105_p0 = Parameter('c105_p0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.1875, 112), [149, 77, 37, 11, 55, 192, 113, 107, 245, 127, 254, 34])
c105_i1 = Input('c105_i1', ('TENSOR_QUANT8_ASYMM', [1, 3, 2], 0.0625, 128))
c105_p2 = Int32Scalar('c105_p2', 3)
c105_o3 = Output('c105_o3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.3125, 128))
c105_model = Model()
c105_model.AddOperand(c105_p0)
c105_model.AddOperand(c105_i1)
c105_model.AddOperand(c105_p2)
c105_model.AddOperand(c105_o3)
c105_model.Operation('SUB', c105_p0, c105_i1, c105_p2).To(c105_o3)
c105_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c105_i1: [192, 210, 164, 195, 103, 34],
    c105_o3: [137, 128, 128, 128, 128, 147, 128, 128, 147, 128, 147, 128],
}, model=c105_model, name='sub_default_QUANT8_ASYMM_constant_lhs_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_zero_point_lhs_highest_18
c106_i0 = Input('c106_i0', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.0625, 255))
c106_i1 = Input('c106_i1', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.3125, 102))
c106_p2 = Int32Scalar('c106_p2', 1)
c106_o3 = Output('c106_o3', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.125, 118))
c106_model = Model()
c106_model.AddOperand(c106_i0)
c106_model.AddOperand(c106_i1)
c106_model.AddOperand(c106_p2)
c106_model.AddOperand(c106_o3)
c106_model.Operation('SUB', c106_i0, c106_i1, c106_p2).To(c106_o3)
c106_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c106_i0: [92],
    c106_i1: [48],
    c106_o3: [172],
}, model=c106_model, name='sub_default_QUANT8_ASYMM_zero_point_lhs_highest_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_rank_rhs_4_19
c107_i0 = Input('c107_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.4375, 128))
c107_i1 = Input('c107_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.1875, 128))
c107_p2 = Int32Scalar('c107_p2', 0)
c107_o3 = Output('c107_o3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.375, 65))
c107_model = Model()
c107_model.AddOperand(c107_i0)
c107_model.AddOperand(c107_i1)
c107_model.AddOperand(c107_p2)
c107_model.AddOperand(c107_o3)
c107_model.Operation('SUB', c107_i0, c107_i1, c107_p2).To(c107_o3)
c107_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c107_i0: [71, 225, 64, 106, 244, 179, 152, 49],
    c107_i1: [135, 53, 203, 98, 173, 21, 170, 93],
    c107_o3: [0, 216, 0, 54, 178, 178, 72, 0],
}, model=c107_model, name='sub_default_QUANT8_ASYMM_rank_rhs_4_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_zero_point_rhs_lowest_20
c108_i0 = Input('c108_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 122))
c108_i1 = Input('c108_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 0))
c108_p2 = Int32Scalar('c108_p2', 0)
c108_o3 = Output('c108_o3', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 128))
c108_model = Model()
c108_model.AddOperand(c108_i0)
c108_model.AddOperand(c108_i1)
c108_model.AddOperand(c108_p2)
c108_model.AddOperand(c108_o3)
c108_model.Operation('SUB', c108_i0, c108_i1, c108_p2).To(c108_o3)
c108_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c108_i0: [107],
    c108_i1: [218],
    c108_o3: [10],
}, model=c108_model, name='sub_default_QUANT8_ASYMM_zero_point_rhs_lowest_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_tail_21
c109_i0 = Input('c109_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.3125, 3))
c109_i1 = Input('c109_i1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.4375, 23))
c109_p2 = Int32Scalar('c109_p2', 0)
c109_o3 = Output('c109_o3', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.5, 180))
c109_model = Model()
c109_model.AddOperand(c109_i0)
c109_model.AddOperand(c109_i1)
c109_model.AddOperand(c109_p2)
c109_model.AddOperand(c109_o3)
c109_model.Operation('SUB', c109_i0, c109_i1, c109_p2).To(c109_o3)
c109_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c109_i0: [252, 185, 69, 36, 50, 79, 149, 119, 211, 182, 43, 202, 0, 133, 194, 145, 241],
    c109_i1: [126, 38, 182, 7, 179, 48, 103, 234, 99, 46, 44, 23, 141, 22, 3, 243, 55],
    c109_o3: [246, 255, 82, 215, 73, 206, 201, 68, 244, 255, 187, 255, 75, 255, 255, 76, 255],
}, model=c109_model, name='sub_default_QUANT8_ASYMM_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_mixed_22
c110_i0 = Input('c110_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.125, 127))
c110_p1 = Parameter('c110_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.1875, -128), [-10, -51, -64])
c110_p2 = Int32Scalar('c110_p2', 0)
c110_o3 = Output('c110_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.375, 127))
c110_model = Model()
c110_model.AddOperand(c110_i0)
c110_model.AddOperand(c110_p1)
c110_model.AddOperand(c110_p2)
c110_model.AddOperand(c110_o3)
c110_model.Operation('SUB', c110_i0, c110_p1, c110_p2).To(c110_o3)
c110_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c110_i0: [104, 80, -109],
    c110_o3: [60, 73, 16],
}, model=c110_model, name='sub_default_QUANT8_ASYMM_SIGNED_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_mixed_23
c111_p0 = Parameter('c111_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 2], 0.4375, -128), [7, 39, -42, 107, -94, 82, -96, 35, -78, -3, -2, 18, -40, -25, 13, -19])
c111_i1 = Input('c111_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2], 0.4375, 127))
c111_p2 = Int32Scalar('c111_p2', 1)
c111_o3 = Output('c111_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 2], 1.0, 0))
c111_model = Model()
c111_model.AddOperand(c111_p0)
c111_model.AddOperand(c111_i1)
c111_model.AddOperand(c111_p2)
c111_model.AddOperand(c111_o3)
c111_model.Operation('SUB', c111_p0, c111_i1, c111_p2).To(c111_o3)
c111_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c111_i1: [-87, 114],
    c111_o3: [127, 79, 127, 109, 109, 98, 108, 77, 116, 60, 127, 70, 127, 51, 127, 53],
}, model=c111_model, name='sub_default_QUANT8_ASYMM_SIGNED_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_mixed_24
c112_i0 = Input('c112_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 3], 0.3125, 0))
c112_i1 = Input('c112_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.125, -16))
c112_p2 = Int32Scalar('c112_p2', 3)
c112_o3 = Output('c112_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 3], 0.3125, 74))
c112_model = Model()
c112_model.AddOperand(c112_i0)
c112_model.AddOperand(c112_i1)
c112_model.AddOperand(c112_p2)
c112_model.AddOperand(c112_o3)
c112_model.Operation('SUB', c112_i0, c112_i1, c112_p2).To(c112_o3)
c112_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c112_i0: [
        62, 89, 4, -3, -106, -96, 112, 75, -38, 51, -37, -110, 29, -107, 87, 44, 6, 82, -123, -91, -20, 61,
        15, -105, 24, -114, -88, -100, -74, -45, 38, 98, -92, -41, -82, -121, -99, 49, -78, 91, -86, -62, -68,
        -125, 14, 100, -120, -73, 107, -71, 81, -22, 41, -66
    ],
    c112_i1: [36, 124, 4],
    c112_o3: [
        93, 93, 74, 74, 74, 74, 93, 93, 74, 93, 74, 74, 82, 74, 93, 93, 74, 93, 74, 74, 74, 93, 74, 74, 77,
        74, 74, 74, 74, 74, 91, 93, 74, 74, 74, 74, 74, 74, 74, 93, 74, 74, 74, 74, 80, 93, 74, 74, 93, 74,
        93, 74, 74, 74
    ],
}, model=c112_model, name='sub_default_QUANT8_ASYMM_SIGNED_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_mixed_25
c113_i0 = Input('c113_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.0625, -86))
c113_i1 = Input('c113_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.125, -103))
c113_p2 = Int32Scalar('c113_p2', 2)
c113_o3 = Output('c113_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.21875, 0))
c113_model = Model()
c113_model.AddOperand(c113_i0)
c113_model.AddOperand(c113_i1)
c113_model.AddOperand(c113_p2)
c113_model.AddOperand(c113_o3)
c113_model.Operation('SUB', c113_i0, c113_i1, c113_p2).To(c113_o3)
c113_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c113_i0: [75, -25, 24, -85, -24, -99],
    c113_i1: [-55],
    c113_o3: [5, -5, 4, -5, -5, -5],
}, model=c113_model, name='sub_default_QUANT8_ASYMM_SIGNED_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_rank_rhs_3_26
c114_i0 = Input('c114_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.1875, 65))
c114_i1 = Input('c114_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 2], 0.0625, 127))
c114_p2 = Int32Scalar('c114_p2', 1)
c114_o3 = Output('c114_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 2], 0.375, 0))
c114_model = Model()
c114_model.AddOperand(c114_i0)
c114_model.AddOperand(c114_i1)
c114_model.AddOperand(c114_p2)
c114_model.AddOperand(c114_o3)
c114_model.Operation('SUB', c114_i0, c114_i1, c114_p2).To(c114_o3)
c114_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c114_i0: [121, -37, 58],
    c114_i1: [
        -78, -122, -33, 60, 47, -30, -7, -60, -97, -11, -118, 42, 18, -53, -104, 34, -41, 87, 40, -87, 125,
        -55, -39, -52
    ],
    c114_o3: [62, 70, 0, 0, 10, 23, 50, 59, 0, 0, 37, 11, 46, 58, 0, 0, 25, 3, 43, 64, 0, 0, 24, 26],
}, model=c114_model, name='sub_default_QUANT8_ASYMM_SIGNED_rank_rhs_3_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_27
c115_i0 = Input('c115_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1], 0.125, 0))
c115_i1 = Input('c115_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 3], 0.375, 0))
c115_p2 = Int32Scalar('c115_p2', 2)
c115_o3 = Output('c115_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 3], 0.125, -105))
c115_model = Model()
c115_model.AddOperand(c115_i0)
c115_model.AddOperand(c115_i1)
c115_model.AddOperand(c115_p2)
c115_model.AddOperand(c115_o3)
c115_model.Operation('SUB', c115_i0, c115_i1, c115_p2).To(c115_o3)
c115_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c115_i0: [-16, -37, 42],
    c115_i1: [102, -43, -9, -58, 2, -97, -6, -30, -26, 77, -70, -121, 122, 70, -29, -18, 51, -113],
    c115_o3: [-113, -97, -97, -97, -113, -97, -97, -97, -97, -113, -97, -97, -113, -113, -97, -97, -113, -97],
}, model=c115_model, name='sub_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_tail_28
c116_i0 = Input('c116_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.1875, 0))
c116_i1 = Input('c116_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.3125, 0))
c116_p2 = Int32Scalar('c116_p2', 0)
c116_o3 = Output('c116_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.25, -32))
c116_model = Model()
c116_model.AddOperand(c116_i0)
c116_model.AddOperand(c116_i1)
c116_model.AddOperand(c116_p2)
c116_model.AddOperand(c116_o3)
c116_model.Operation('SUB', c116_i0, c116_i1, c116_p2).To(c116_o3)
c116_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c116_i0: [91, -42, 3, 48, -77, -111, -69, -90, 70, -44, -127, -9, 31, 7, 92, -53, 105],
    c116_i1: [48, 122, 68, -100, 102, 116, -77, 11, -8, 7, -23, -1, 8, -105, 121, -97, 88],
    c116_o3: [-24, -128, -115, 127, -128, -128, 13, -113, 31, -74, -99, -38, -19, 105, -114, 50, -63],
}, model=c116_model, name='sub_default_QUANT8_ASYMM_SIGNED_tail_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_mixed_29
c117_i0 = Input('c117_i0', ('TENSOR_INT32', [4, 2]))
c117_p1 = Parameter('c117_p1', ('TENSOR_INT32', [4, 1]), [3, -8, -6, -4])
c117_p2 = Int32Scalar('c117_p2', 0)
c117_o3 = Output('c117_o3', ('TENSOR_INT32', [4, 2]))
c117_model = Model()
c117_model.AddOperand(c117_i0)
c117_model.AddOperand(c117_p1)
c117_model.AddOperand(c117_p2)
c117_model.AddOperand(c117_o3)
c117_model.Operation('SUB', c117_i0, c117_p1, c117_p2).To(c117_o3)
c117_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c117_i0: [-3, 2, 0, 4, 9, -6, 7, -4],
    c117_o3: [-6, -1, 8, 12, 15, 0, 11, 0],
}, model=c117_model, name='sub_default_INT32_mixed_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_rank_lhs_1_30
c118_i0 = Input('c118_i0', ('TENSOR_INT32', [2]))
c118_i1 = Input('c118_i1', ('TENSOR_INT32', [2]))
c118_p2 = Int32Scalar('c118_p2', 0)
c118_o3 = Output('c118_o3', ('TENSOR_INT32', [2]))
c118_model = Model()
c118_model.AddOperand(c118_i0)
c118_model.AddOperand(c118_i1)
c118_model.AddOperand(c118_p2)
c118_model.AddOperand(c118_o3)
c118_model.Operation('SUB', c118_i0, c118_i1, c118_p2).To(c118_o3)
c118_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c118_i0: [8, -6],
    c118_i1: [-1, -2],
    c118_o3: [9, -4],
}, model=c118_model, name='sub_default_INT32_rank_lhs_1_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_rank_lhs_3_31
c119_i0 = Input('c119_i0', ('TENSOR_INT32', [1, 2, 2]))
c119_i1 = Input('c119_i1', ('TENSOR_INT32', [1, 2, 2]))
c119_p2 = Int32Scalar('c119_p2', 0)
c119_o3 = Output('c119_o3', ('TENSOR_INT32', [1, 2, 2]))
c119_model = Model()
c119_model.AddOperand(c119_i0)
c119_model.AddOperand(c119_i1)
c119_model.AddOperand(c119_p2)
c119_model.AddOperand(c119_o3)
c119_model.Operation('SUB', c119_i0, c119_i1, c119_p2).To(c119_o3)
c119_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c119_i0: [9, 1, -3, -2],
    c119_i1: [-6, 7, 6, -3],
    c119_o3: [15, -6, -9, 1],
}, model=c119_model, name='sub_default_INT32_rank_lhs_3_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_rank_lhs_4_32
c120_i0 = Input('c120_i0', ('TENSOR_INT32', [2, 1, 1, 2]))
c120_i1 = Input('c120_i1', ('TENSOR_INT32', [1, 1, 2]))
c120_p2 = Int32Scalar('c120_p2', 0)
c120_o3 = Output('c120_o3', ('TENSOR_INT32', [2, 1, 1, 2]))
c120_model = Model()
c120_model.AddOperand(c120_i0)
c120_model.AddOperand(c120_i1)
c120_model.AddOperand(c120_p2)
c120_model.AddOperand(c120_o3)
c120_model.Operation('SUB', c120_i0, c120_i1, c120_p2).To(c120_o3)
c120_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c120_i0: [7, 1, 5, 2],
    c120_i1: [-9, 6],
    c120_o3: [16, -5, 14, -4],
}, model=c120_model, name='sub_default_INT32_rank_lhs_4_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_constant_lhs_33
c121_p0 = Parameter('c121_p0', ('TENSOR_INT32', [1, 3, 2, 3]), [-8, -3, -1, -5, 7, -7, 6, 8, -4, 1, 5, 2, -6, -2, 4, 3, 9, -9])
c121_i1 = Input('c121_i1', ('TENSOR_INT32', [2, 3, 2, 3]))
c121_p2 = Int32Scalar('c121_p2', 0)
c121_o3 = Output('c121_o3', ('TENSOR_INT32', [2, 3, 2, 3]))
c121_model = Model()
c121_model.AddOperand(c121_p0)
c121_model.AddOperand(c121_i1)
c121_model.AddOperand(c121_p2)
c121_model.AddOperand(c121_o3)
c121_model.Operation('SUB', c121_p0, c121_i1, c121_p2).To(c121_o3)
c121_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c121_i1: [
        -1, -9, 8, -6, 6, 7, -5, 3, 0, 4, -8, -3, 2, -4, 5, -7, 9, -2, 1, -5, 6, 4, 5, 7, 9, -2, -1, -6, 2, 3,
        -7, -8, 8, -9, 1, -3
    ],
    c121_o3: [
        -7, 6, -9, 1, 1, -14, 11, 5, -4, -3, 13, 5, -8, 2, -1, 10, 0, -7, -9, 2, -7, -9, 2, -14, -3, 10, -3,
        7, 3, -1, 1, 6, -4, 12, 8, -6
    ],
}, model=c121_model, name='sub_default_INT32_constant_lhs_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_tail_34
c122_i0 = Input('c122_i0', ('TENSOR_INT32', [3, 17]))
c122_i1 = Input('c122_i1', ('TENSOR_INT32', [1, 17]))
c122_p2 = Int32Scalar('c122_p2', 0)
c122_o3 = Output('c122_o3', ('TENSOR_INT32', [3, 17]))
c122_model = Model()
c122_model.AddOperand(c122_i0)
c122_model.AddOperand(c122_i1)
c122_model.AddOperand(c122_p2)
c122_model.AddOperand(c122_o3)
c122_model.Operation('SUB', c122_i0, c122_i1, c122_p2).To(c122_o3)
c122_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c122_i0: [
        9, 3, 1, 5, -9, 0, -4, 4, -2, -8, -1, 2, 8, -5, 7, -3, -7, 6, -6, -3, -4, -8, -9, 8, 3, 0, 5, 6, 1,
        -7, 9, -5, -2, 4, 2, 7, -6, -1, 4, 6, 7, 3, -5, -4, 2, -9, -1, 8, 9, -8, 0
    ],
    c122_i1: [3, 8, 7, 2, 0, -6, -8, -7, -1, 5, -9, 4, 1, 9, -4, -3, -2],
    c122_o3: [
        6, -5, -6, 3, -9, 6, 4, 11, -1, -13, 8, -2, 7, -14, 11, 0, -5, 3, -14, -10, -6, -8, -3, 16, 10, 1, 0,
        15, -3, -8, 0, -1, 1, 6, -1, -1, -13, -3, 4, 12, 15, 10, -4, -9, 11, -13, -2, -1, 13, -5, 2
    ],
}, model=c122_model, name='sub_default_INT32_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
