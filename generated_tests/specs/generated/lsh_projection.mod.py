from math import inf, nan

import numpy as np

# lsh_projection_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 3]), [-0.625, 2.375, -2.625, 1.5, -1.875, 1.25])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 4]))
c0_p2 = Parameter('c0_p2', ('TENSOR_FLOAT32', []), None)
c0_p3 = Int32Scalar('c0_p3', 3)
c0_o4 = Output('c0_o4', ('TENSOR_INT32', [2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('LSH_PROJECTION', c0_p0, c0_i1, c0_p2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i1: [1.75, 0.0, -1.125, 2.0, 1.625, 2.625, 0.625, -1.875],
    c0_o4: [2, 14],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 4]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [1, 2, 4]), [1.0, 0.875, -0.875, 1.125, -0.5, 0.25, 0.5, -0.375])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [1]), [1.375])
c1_p3 = Int32Scalar('c1_p3', 2)
c1_o4 = Output('c1_o4', ('TENSOR_INT32', [8]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('LSH_PROJECTION', c1_i0, c1_p1, c1_p2, c1_p3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [-1.625, -2.75, 0.75, -0.25, -0.875, -1.375, 1.875, -1.5],
    c1_o4: [0, 0, 0, 0, 0, 0, 0, 1],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 3]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1]))
c2_p2 = Parameter('c2_p2', ('TENSOR_FLOAT32', []), None)
c2_p3 = Int32Scalar('c2_p3', 1)
c2_o4 = Output('c2_o4', ('TENSOR_INT32', [4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('LSH_PROJECTION', c2_i0, c2_i1, c2_p2, c2_p3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [0.25, -1.0, 2.75, 1.5, -0.5, 2.25, 0.375, -1.25, -1.5, 2.875, 0.75, 0.5],
    c2_i1: [-2.5],
    c2_o4: [5, 7, 2, 7],
}, model=c2_model, name='default_FLOAT32_INT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 4]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [1, 2, 1, 2, 2]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [1]))
c3_p3 = Int32Scalar('c3_p3', 2)
c3_o4 = Output('c3_o4', ('TENSOR_INT32', [12]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('LSH_PROJECTION', c3_i0, c3_i1, c3_i2, c3_p3).To(c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [1.375, 1.75, 0.375, -1.5, 0.125, 2.625, 1.25, -1.25, -1.875, -2.0, -2.875, -2.75],
    c3_i1: [-1.875, 0.75, -2.125, 2.125, -1.375, -0.375, -0.875, -2.25],
    c3_i2: [1.375],
    c3_o4: [1, 0, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1],
}, model=c3_model, name='default_FLOAT32_INT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_rank_input_4_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 3]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [1]))
c4_p3 = Int32Scalar('c4_p3', 2)
c4_o4 = Output('c4_o4', ('TENSOR_INT32', [6]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('LSH_PROJECTION', c4_i0, c4_i1, c4_i2, c4_p3).To(c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [0.75, 0.25, -2.5, 1.875, -2.0, 2.875],
    c4_i1: [
        2.125, 1.625, -1.25, 1.375, -2.5, 2.5, 2.0, -0.875, 0.125, 0.5, 0.25, -0.5, -1.5, 2.25, -2.0, -1.875,
        -3.0, -1.75, 1.75, -0.125, -0.75, 2.875, 1.875, -2.875, -2.625, 0.625, 0.0
    ],
    c4_i2: [0.875],
    c4_o4: [1, 1, 1, 1, 0, 0],
}, model=c4_model, name='default_FLOAT32_INT32_rank_input_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [3, 17]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [1, 4]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [1]))
c5_p3 = Int32Scalar('c5_p3', 2)
c5_o4 = Output('c5_o4', ('TENSOR_INT32', [51]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('LSH_PROJECTION', c5_i0, c5_i1, c5_i2, c5_p3).To(c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [
        -0.25, 0.0, -0.5, 1.75, 0.125, -1.375, 1.0, 1.5, 2.25, -2.875, -2.625, 2.875, -0.75, 0.75, -1.5,
        -2.25, -1.875, 2.375, 1.875, -1.0, 3.0, 2.75, 2.5, -1.625, -0.375, 0.375, -2.5, -2.75, -1.125, 0.25,
        -3.0, -0.875, -1.25, -2.0, 1.625, 2.125, -0.625, -2.375, 1.125, 0.625, 2.0, 0.5, -0.125, 1.25, 2.625,
        1.375, -1.75, 0.875, -2.125, 1.125, -1.75
    ],
    c5_i1: [2.0, 2.75, 0.25, -2.625],
    c5_i2: [0.625],
    c5_o4: [
        1, 1, 0, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1,
        0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1
    ],
}, model=c5_model, name='default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [4, 4]))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 1], 0.0625, 0))
c6_p2 = Parameter('c6_p2', ('TENSOR_FLOAT32', []), None)
c6_p3 = Int32Scalar('c6_p3', 3)
c6_o4 = Output('c6_o4', ('TENSOR_INT32', [4]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('LSH_PROJECTION', c6_i0, c6_i1, c6_p2, c6_p3).To(c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        -1.125, 2.75, -0.25, 2.875, 0.375, 0.25, -2.75, 2.625, 3.0, 0.625, 1.25, 1.625, 0.5, 0.75, -2.0, 0.125
    ],
    c6_i1: [177, 219],
    c6_o4: [1, 30, 37, 60],
}, model=c6_model, name='default_FLOAT32_QUANT8_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT32', [2, 2]), [2.25, -0.5, 1.125, -1.25])
c7_p1 = Parameter('c7_p1', ('TENSOR_QUANT8_ASYMM', [3], 0.4375, 255), [69, 160, 152])
c7_p2 = Parameter('c7_p2', ('TENSOR_FLOAT32', [3]), [2.75, 0.25, 2.25])
c7_p3 = Int32Scalar('c7_p3', 2)
c7_o4 = Output('c7_o4', ('TENSOR_INT32', [4]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('LSH_PROJECTION', c7_p0, c7_p1, c7_p2, c7_p3).To(c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c7_o4: [0, 1, 0, 1],
}, model=c7_model, name='default_FLOAT32_QUANT8_ASYMM_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT32', [2, 4]))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1], 0.4375, 206))
c8_p2 = Parameter('c8_p2', ('TENSOR_FLOAT32', []), None)
c8_p3 = Int32Scalar('c8_p3', 1)
c8_o4 = Output('c8_o4', ('TENSOR_INT32', [2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('LSH_PROJECTION', c8_i0, c8_i1, c8_p2, c8_p3).To(c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c8_i0: [-0.125, -0.5, -2.25, -1.75, 1.625, 0.625, -2.625, -2.0],
    c8_i1: [24, 191, 7, 46],
    c8_o4: [0, 15],
}, model=c8_model, name='default_FLOAT32_QUANT8_ASYMM_INT32_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_rank_input_2_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT32', [3, 2]))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.3125, 24))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT32', [4]))
c9_p3 = Int32Scalar('c9_p3', 2)
c9_o4 = Output('c9_o4', ('TENSOR_INT32', [6]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('LSH_PROJECTION', c9_i0, c9_i1, c9_i2, c9_p3).To(c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c9_i0: [1.5, 2.25, 0.375, -2.125, 1.625, 2.0],
    c9_i1: [102, 96, 180, 71, 201, 73, 228, 132],
    c9_i2: [1.625, 1.75, 2.875, 0.875],
    c9_o4: [1, 1, 1, 1, 1, 0],
}, model=c9_model, name='default_FLOAT32_QUANT8_ASYMM_INT32_rank_input_2_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_rank_input_5_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT32', [3, 4]))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1, 1], 0.0625, 147))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT32', [2]))
c10_p3 = Int32Scalar('c10_p3', 2)
c10_o4 = Output('c10_o4', ('TENSOR_INT32', [12]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('LSH_PROJECTION', c10_i0, c10_i1, c10_i2, c10_p3).To(c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c10_i0: [3.0, -0.125, 1.625, 0.375, 1.125, 1.375, -2.5, -2.375, -2.125, -2.0, -1.5, 2.625],
    c10_i1: [241, 52, 7, 56],
    c10_i2: [2.75, 1.75],
    c10_o4: [0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0],
}, model=c10_model, name='default_FLOAT32_QUANT8_ASYMM_INT32_rank_input_5_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT32', [4, 17]))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM', [3, 2, 4], 0.5, 6))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT32', [3]))
c11_p3 = Int32Scalar('c11_p3', 2)
c11_o4 = Output('c11_o4', ('TENSOR_INT32', [68]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('LSH_PROJECTION', c11_i0, c11_i1, c11_i2, c11_p3).To(c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [
        1.625, -0.875, -2.75, 0.75, -2.375, 3.0, -2.875, -0.5, -0.125, 1.875, -2.5, -1.0, -2.125, -1.875, 2.0,
        -1.75, -1.25, -2.625, 0.125, 2.625, 2.375, 2.125, -0.25, 2.875, -2.25, -1.5, 2.25, 1.5, 1.25, 2.75,
        0.5, -0.375, -0.75, -1.375, 0.625, -2.0, 0.875, -0.625, -3.0, 1.375, 0.375, 1.0, 1.125, -1.125,
        -1.625, 0.25, 2.5, 0.0, 1.75, -2.25, 0.375, -1.125, -1.75, -1.0, -2.5, 3.0, -1.25, 2.875, -0.375, 1.0,
        2.625, 0.125, -0.75, -2.0, 0.875, -2.375, 2.375, 0.75
    ],
    c11_i1: [
        60, 37, 181, 192, 65, 246, 154, 105, 124, 142, 223, 70, 21, 205, 112, 224, 107, 82, 9, 17, 129, 79,
        13, 134
    ],
    c11_i2: [0.25, 0.375, 0.75],
    c11_o4: [
        0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 1, 0,
        0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0
    ],
}, model=c11_model, name='default_FLOAT32_QUANT8_ASYMM_INT32_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_mixed_12
c12_p0 = Parameter('c12_p0', ('TENSOR_FLOAT32', [3, 4]), [1.625, 2.25, -0.625, 1.0, -2.0, -1.125, 0.0, 0.5, -0.75, -2.625, -0.125, -0.375])
c12_p1 = Parameter('c12_p1', ('TENSOR_FLOAT16', [3, 1, 3, 2]), [
        1.0, -2.625, -1.875, -0.25, 0.75, -1.75, -1.25, 2.0, 1.875, 2.375, 0.875, -0.125, -0.5, 3.0, -2.875,
        1.375, 2.5, -1.0
    ])
c12_p2 = Parameter('c12_p2', ('TENSOR_FLOAT32', []), None)
c12_p3 = Int32Scalar('c12_p3', 3)
c12_o4 = Output('c12_o4', ('TENSOR_INT32', [3]))
c12_model = Model()
c12_model.AddOperand(c12_p0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('LSH_PROJECTION', c12_p0, c12_p1, c12_p2, c12_p3).To(c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_o4: [10, 31, 45],
}, model=c12_model, name='default_FLOAT32_FLOAT16_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT32', [2, 3]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [3, 4]))
c13_p2 = Parameter('c13_p2', ('TENSOR_FLOAT32', []), None)
c13_p3 = Int32Scalar('c13_p3', 1)
c13_o4 = Output('c13_o4', ('TENSOR_INT32', [2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('LSH_PROJECTION', c13_i0, c13_i1, c13_p2, c13_p3).To(c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [3.0, 0.625, 1.5, 2.625, -1.25, 1.0],
    c13_i1: [1.375, 1.75, 1.25, -2.25, -2.5, -0.5, 2.75, 1.625, -2.75, -1.5, 2.125, 2.625],
    c13_o4: [4, 2],
}, model=c13_model, name='default_FLOAT32_FLOAT16_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT32', [3, 3]))
c14_i1 = Input('c14_i1', ('TENSOR_FLOAT16', [3]))
c14_i2 = Input('c14_i2', ('TENSOR_FLOAT32', [3]))
c14_p3 = Int32Scalar('c14_p3', 2)
c14_o4 = Output('c14_o4', ('TENSOR_INT32', [9]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_o4)
c14_model.Operation('LSH_PROJECTION', c14_i0, c14_i1, c14_i2, c14_p3).To(c14_o4)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [-1.25, 2.125, 0.25, 1.875, -3.0, 2.375, 2.5, -1.125, -0.125],
    c14_i1: [-0.375, 1.375, 2.875],
    c14_i2: [0.25, 0.75, 1.625],
    c14_o4: [0, 1, 1, 1, 0, 0, 1, 1, 0],
}, model=c14_model, name='default_FLOAT32_FLOAT16_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT32', [3, 4]))
c15_i1 = Input('c15_i1', ('TENSOR_FLOAT16', [4, 3, 3]))
c15_p2 = Parameter('c15_p2', ('TENSOR_FLOAT32', [4]), [2.25, 1.5, 2.375, 1.625])
c15_p3 = Int32Scalar('c15_p3', 2)
c15_o4 = Output('c15_o4', ('TENSOR_INT32', [12]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_o4)
c15_model.Operation('LSH_PROJECTION', c15_i0, c15_i1, c15_p2, c15_p3).To(c15_o4)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [0.75, -0.375, 3.0, 2.375, 1.625, -0.75, -3.0, 0.25, 2.75, -0.875, 0.5, -2.75],
    c15_i1: [
        -0.75, -1.625, 0.625, 2.25, -1.5, 3.0, -0.25, 1.25, -2.875, -2.5, -1.25, -0.5, -3.0, -1.0, 2.875,
        -0.375, -2.375, 2.125, 2.0, 1.125, 0.875, 1.875, 2.625, -1.375, 1.0, -2.625, -0.875, -2.25, -2.0,
        0.75, -0.625, -1.75, 1.375, 0.125, -1.875, 2.75
    ],
    c15_o4: [1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0],
}, model=c15_model, name='default_FLOAT32_FLOAT16_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_rank_input_5_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT32', [2, 3]))
c16_i1 = Input('c16_i1', ('TENSOR_FLOAT16', [2, 2, 2, 1, 1]))
c16_p2 = Parameter('c16_p2', ('TENSOR_FLOAT32', []), None)
c16_p3 = Int32Scalar('c16_p3', 1)
c16_o4 = Output('c16_o4', ('TENSOR_INT32', [2]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_o4)
c16_model.Operation('LSH_PROJECTION', c16_i0, c16_i1, c16_p2, c16_p3).To(c16_o4)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [2.5, -0.875, -1.75, -1.375, 0.375, -0.5],
    c16_i1: [-1.125, -1.625, -1.5, 2.5, 1.125, 0.0, -1.375, 2.125],
    c16_o4: [6, 3],
}, model=c16_model, name='default_FLOAT32_FLOAT16_INT32_rank_input_5_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT32', [4, 17]))
c17_i1 = Input('c17_i1', ('TENSOR_FLOAT16', [3]))
c17_p2 = Parameter('c17_p2', ('TENSOR_FLOAT32', []), None)
c17_p3 = Int32Scalar('c17_p3', 3)
c17_o4 = Output('c17_o4', ('TENSOR_INT32', [4]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_o4)
c17_model.Operation('LSH_PROJECTION', c17_i0, c17_i1, c17_p2, c17_p3).To(c17_o4)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        -0.125, -2.375, 0.5, 0.0, 0.75, -0.875, 2.375, -1.25, 2.125, 2.75, 1.75, -2.0, 2.875, -1.125, 2.0,
        -1.625, 1.625, -0.375, -2.625, 1.125, 2.5, -0.25, 0.25, 3.0, 2.25, -1.875, -2.5, -0.75, 1.5, -2.875,
        -2.25, -2.75, -2.125, -0.625, -0.5, 0.125, -1.5, 0.875, 0.375, 1.0, 2.625, 1.25, 0.625, 1.375, -1.375,
        -1.75, -1.0, -3.0, 1.875, -1.875, 3.0, 1.125, 1.5, 2.375, 1.625, -1.625, 1.75, 1.375, 0.5, 2.5, 1.25,
        -0.125, -0.625, 0.125, -0.875, 0.0, 2.875, 2.125
    ],
    c17_i1: [-1.375, 1.375, 0.125],
    c17_o4: [85309, 256649, 263380, 485227],
}, model=c17_model, name='default_FLOAT32_FLOAT16_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_FLOAT32_INT32_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT16', [4, 3]))
c18_i1 = Input('c18_i1', ('TENSOR_FLOAT32', [1, 1, 2]))
c18_p2 = Parameter('c18_p2', ('TENSOR_FLOAT16', [1]), [0.875])
c18_p3 = Int32Scalar('c18_p3', 2)
c18_o4 = Output('c18_o4', ('TENSOR_INT32', [12]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_o4)
c18_model.Operation('LSH_PROJECTION', c18_i0, c18_i1, c18_p2, c18_p3).To(c18_o4)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [-1.0, 1.625, -2.5, 0.375, 0.75, 0.0, -2.25, -1.375, -2.875, -2.375, 2.5, -0.25],
    c18_i1: [2.125, 0.375],
    c18_o4: [0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0],
}, model=c18_model, name='default_FLOAT16_FLOAT32_INT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_FLOAT32_INT32_mixed_19
c19_p0 = Parameter('c19_p0', ('TENSOR_FLOAT16', [3, 2]), [-0.625, 3.0, -0.75, -2.75, -1.125, 1.625])
c19_p1 = Parameter('c19_p1', ('TENSOR_FLOAT32', [4]), [2.25, 2.125, 1.125, -1.75])
c19_p2 = Parameter('c19_p2', ('TENSOR_FLOAT16', []), None)
c19_p3 = Int32Scalar('c19_p3', 1)
c19_o4 = Output('c19_o4', ('TENSOR_INT32', [3]))
c19_model = Model()
c19_model.AddOperand(c19_p0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_o4)
c19_model.Operation('LSH_PROJECTION', c19_p0, c19_p1, c19_p2, c19_p3).To(c19_o4)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_o4: [1, 3, 2],
}, model=c19_model, name='default_FLOAT16_FLOAT32_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_FLOAT32_INT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT16', [4, 2]))
c20_i1 = Input('c20_i1', ('TENSOR_FLOAT32', [2, 2, 2, 2, 2]))
c20_p2 = Parameter('c20_p2', ('TENSOR_FLOAT16', []), None)
c20_p3 = Int32Scalar('c20_p3', 3)
c20_o4 = Output('c20_o4', ('TENSOR_INT32', [4]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_o4)
c20_model.Operation('LSH_PROJECTION', c20_i0, c20_i1, c20_p2, c20_p3).To(c20_o4)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [2.0, -1.875, 2.875, 2.5, 1.75, -2.125, 2.375, -0.625],
    c20_i1: [
        1.875, 0.375, -2.0, -0.5, -1.625, 3.0, 2.0, 1.5, 1.125, -0.25, -0.625, 0.875, 2.75, -1.375, 2.875,
        0.5, 2.625, 1.75, 0.125, -2.5, -1.75, -2.125, 0.75, -1.5, 1.375, 2.5, -0.75, -0.375, 0.25, 2.125,
        -1.125, -1.25
    ],
    c20_o4: [2, 5, 9, 15],
}, model=c20_model, name='default_FLOAT16_FLOAT32_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_FLOAT32_INT32_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_FLOAT16', [4, 2]))
c21_i1 = Input('c21_i1', ('TENSOR_FLOAT32', [1, 1]))
c21_i2 = Input('c21_i2', ('TENSOR_FLOAT16', [1]))
c21_p3 = Int32Scalar('c21_p3', 2)
c21_o4 = Output('c21_o4', ('TENSOR_INT32', [8]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_p3)
c21_model.AddOperand(c21_o4)
c21_model.Operation('LSH_PROJECTION', c21_i0, c21_i1, c21_i2, c21_p3).To(c21_o4)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [0.75, -3.0, -1.25, 1.5, 1.0, -2.125, -2.875, 0.875],
    c21_i1: [0.375],
    c21_i2: [0.75],
    c21_o4: [0, 1, 0, 1, 1, 1, 1, 1],
}, model=c21_model, name='default_FLOAT16_FLOAT32_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_FLOAT32_INT32_rank_input_4_22
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT16', [3, 4]))
c22_i1 = Input('c22_i1', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
c22_p2 = Parameter('c22_p2', ('TENSOR_FLOAT16', []), None)
c22_p3 = Int32Scalar('c22_p3', 1)
c22_o4 = Output('c22_o4', ('TENSOR_INT32', [3]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_o4)
c22_model.Operation('LSH_PROJECTION', c22_i0, c22_i1, c22_p2, c22_p3).To(c22_o4)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [0.625, -2.625, -0.375, -2.5, -1.875, 1.5, 0.25, 0.875, 0.375, 2.125, 2.5, -1.25],
    c22_i1: [-2.0, 2.25],
    c22_o4: [12, 6, 13],
}, model=c22_model, name='default_FLOAT16_FLOAT32_INT32_rank_input_4_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_FLOAT32_INT32_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT16', [3, 17]))
c23_i1 = Input('c23_i1', ('TENSOR_FLOAT32', [1]))
c23_i2 = Input('c23_i2', ('TENSOR_FLOAT16', [1]))
c23_p3 = Int32Scalar('c23_p3', 2)
c23_o4 = Output('c23_o4', ('TENSOR_INT32', [51]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_p3)
c23_model.AddOperand(c23_o4)
c23_model.Operation('LSH_PROJECTION', c23_i0, c23_i1, c23_i2, c23_p3).To(c23_o4)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        0.0, 0.375, -0.875, 0.75, 2.875, -1.125, -0.375, -2.375, 1.5, -1.625, -0.75, 1.875, -2.75, -3.0,
        1.375, -1.75, -2.125, -2.625, 0.5, 2.0, 2.125, -2.25, -1.25, -1.5, 2.25, -2.875, -1.875, 2.5, 0.125,
        1.0, 2.625, 2.75, 0.625, -2.5, -2.0, 1.125, -0.5, 0.875, -1.375, -0.25, 1.25, 1.75, 2.375, 3.0, 0.25,
        -1.0, -0.625, 1.625, -0.125, -1.375, -0.875
    ],
    c23_i1: [2.375],
    c23_i2: [2.625],
    c23_o4: [
        1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0,
        0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1
    ],
}, model=c23_model, name='default_FLOAT16_FLOAT32_INT32_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_mixed_24
c24_p0 = Parameter('c24_p0', ('TENSOR_FLOAT16', [2, 3]), [-2.125, -1.125, -0.25, -0.75, -2.75, 1.25])
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', [1, 1, 2, 2, 2]), [6, -6, 4, -9, 3, -7, 1, 2])
c24_p2 = Parameter('c24_p2', ('TENSOR_FLOAT16', []), None)
c24_p3 = Int32Scalar('c24_p3', 1)
c24_o4 = Output('c24_o4', ('TENSOR_INT32', [2]))
c24_model = Model()
c24_model.AddOperand(c24_p0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_p2)
c24_model.AddOperand(c24_p3)
c24_model.AddOperand(c24_o4)
c24_model.Operation('LSH_PROJECTION', c24_p0, c24_p1, c24_p2, c24_p3).To(c24_o4)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_o4: [4, 3],
}, model=c24_model, name='default_FLOAT16_INT32_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT16', [4, 4]))
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [2, 3]))
c25_p2 = Parameter('c25_p2', ('TENSOR_FLOAT16', [2]), [1.0, 2.625])
c25_p3 = Int32Scalar('c25_p3', 2)
c25_o4 = Output('c25_o4', ('TENSOR_INT32', [16]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_p3)
c25_model.AddOperand(c25_o4)
c25_model.Operation('LSH_PROJECTION', c25_i0, c25_i1, c25_p2, c25_p3).To(c25_o4)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [
        3.0, 1.875, 1.625, -1.875, 1.25, -2.625, -2.375, 1.125, -2.75, -0.75, -2.875, -0.625, -0.125, 0.25,
        0.0, -3.0
    ],
    c25_i1: [-8, -5, 3, -3, 7, -1],
    c25_o4: [1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1],
}, model=c25_model, name='default_FLOAT16_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_FLOAT16', [4, 2]))
c26_i1 = Input('c26_i1', ('TENSOR_INT32', [1, 1, 3]))
c26_p2 = Parameter('c26_p2', ('TENSOR_FLOAT16', []), None)
c26_p3 = Int32Scalar('c26_p3', 3)
c26_o4 = Output('c26_o4', ('TENSOR_INT32', [4]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_p3)
c26_model.AddOperand(c26_o4)
c26_model.Operation('LSH_PROJECTION', c26_i0, c26_i1, c26_p2, c26_p3).To(c26_o4)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [-2.0, -2.375, -0.375, 3.0, -0.125, 0.25, 0.5, -2.875],
    c26_i1: [5, 0, -8],
    c26_o4: [1, 5, 8, 14],
}, model=c26_model, name='default_FLOAT16_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT16', [4, 4]))
c27_i1 = Input('c27_i1', ('TENSOR_INT32', [3]))
c27_i2 = Input('c27_i2', ('TENSOR_FLOAT16', [3]))
c27_p3 = Int32Scalar('c27_p3', 2)
c27_o4 = Output('c27_o4', ('TENSOR_INT32', [16]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_i2)
c27_model.AddOperand(c27_p3)
c27_model.AddOperand(c27_o4)
c27_model.Operation('LSH_PROJECTION', c27_i0, c27_i1, c27_i2, c27_p3).To(c27_o4)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [
        -1.125, 2.375, -2.5, 2.75, -1.625, 1.125, 2.125, 1.5, -3.0, -2.375, -1.5, 0.375, -0.375, 1.0, 0.5,
        0.875
    ],
    c27_i1: [-7, 8, 0],
    c27_i2: [1.0, 1.375, 1.5],
    c27_o4: [1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 0],
}, model=c27_model, name='default_FLOAT16_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_rank_input_4_28
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT16', [4, 4]))
c28_i1 = Input('c28_i1', ('TENSOR_INT32', [2, 2, 1, 2]))
c28_i2 = Input('c28_i2', ('TENSOR_FLOAT16', [2]))
c28_p3 = Int32Scalar('c28_p3', 2)
c28_o4 = Output('c28_o4', ('TENSOR_INT32', [16]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_i2)
c28_model.AddOperand(c28_p3)
c28_model.AddOperand(c28_o4)
c28_model.Operation('LSH_PROJECTION', c28_i0, c28_i1, c28_i2, c28_p3).To(c28_o4)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [
        -2.25, -0.25, -0.875, 0.5, -1.625, -2.375, 0.125, 1.25, 3.0, 1.5, 0.25, 2.625, -2.875, -1.25, 2.5,
        1.375
    ],
    c28_i1: [-5, -6, 7, 9, 8, 6, -2, -1],
    c28_i2: [1.125, 0.125],
    c28_o4: [0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1],
}, model=c28_model, name='default_FLOAT16_INT32_rank_input_4_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_FLOAT16', [4, 17]))
c29_i1 = Input('c29_i1', ('TENSOR_INT32', [2, 4, 2]))
c29_p2 = Parameter('c29_p2', ('TENSOR_FLOAT16', []), None)
c29_p3 = Int32Scalar('c29_p3', 1)
c29_o4 = Output('c29_o4', ('TENSOR_INT32', [4]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_p3)
c29_model.AddOperand(c29_o4)
c29_model.Operation('LSH_PROJECTION', c29_i0, c29_i1, c29_p2, c29_p3).To(c29_o4)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [
        0.75, 0.25, -3.0, 2.5, -2.5, 2.875, 2.75, 2.625, -1.625, 2.25, -0.625, 2.125, 2.0, 3.0, -2.375, -1.75,
        0.375, -1.875, 0.125, -2.75, 1.875, -2.125, 1.0, 2.375, -0.5, -0.875, -0.125, -0.25, -2.875, 1.375,
        0.5, -1.125, -1.25, 1.5, -2.25, -1.375, -0.375, -0.75, -2.0, -2.625, 1.25, -1.5, 1.625, 1.125, 0.625,
        -1.0, 1.75, 0.875, 0.0, -2.375, 1.0, 2.25, -1.0, -1.25, 1.5, 0.375, 1.75, 1.125, 0.0, -0.875, -0.25,
        0.625, -2.0, 0.5, -2.5, -1.875, -1.125, 2.125
    ],
    c29_i1: [-4, -5, 7, -9, -1, -6, -7, -3, 0, 4, 1, 2, 6, 3, 8, 9],
    c29_o4: [79822, 91512, 102034, 69020],
}, model=c29_model, name='default_FLOAT16_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_mixed_30
c30_p0 = Parameter('c30_p0', ('TENSOR_FLOAT16', [3, 4]), [2.625, -1.375, -1.125, 0.625, 2.875, 2.75, 0.875, 2.25, 0.125, 1.375, 0.75, -2.875])
c30_p1 = Parameter('c30_p1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1, 1], 0.1875, 0), [217])
c30_p2 = Parameter('c30_p2', ('TENSOR_FLOAT16', []), None)
c30_p3 = Int32Scalar('c30_p3', 1)
c30_o4 = Output('c30_o4', ('TENSOR_INT32', [3]))
c30_model = Model()
c30_model.AddOperand(c30_p0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_p2)
c30_model.AddOperand(c30_p3)
c30_model.AddOperand(c30_o4)
c30_model.Operation('LSH_PROJECTION', c30_p0, c30_p1, c30_p2, c30_p3).To(c30_o4)
c30_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c30_o4: [6, 6, 2],
}, model=c30_model, name='default_FLOAT16_QUANT8_ASYMM_INT32_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_mixed_31
c31_i0 = Input('c31_i0', ('TENSOR_FLOAT16', [4, 2]))
c31_i1 = Input('c31_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 3], 0.4375, 255))
c31_p2 = Parameter('c31_p2', ('TENSOR_FLOAT16', []), None)
c31_p3 = Int32Scalar('c31_p3', 3)
c31_o4 = Output('c31_o4', ('TENSOR_INT32', [4]))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_i1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_p3)
c31_model.AddOperand(c31_o4)
c31_model.Operation('LSH_PROJECTION', c31_i0, c31_i1, c31_p2, c31_p3).To(c31_o4)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_i0: [2.5, 2.75, 1.125, -0.5, 0.375, -2.375, -2.25, -1.75],
    c31_i1: [54, 169, 223, 18, 87, 125, 175, 129, 228, 219, 3, 90],
    c31_o4: [0, 6, 11, 13],
}, model=c31_model, name='default_FLOAT16_QUANT8_ASYMM_INT32_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_mixed_32
c32_i0 = Input('c32_i0', ('TENSOR_FLOAT16', [2, 2]))
c32_i1 = Input('c32_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 2], 0.1875, 128))
c32_i2 = Input('c32_i2', ('TENSOR_FLOAT16', [1]))
c32_p3 = Int32Scalar('c32_p3', 2)
c32_o4 = Output('c32_o4', ('TENSOR_INT32', [4]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_i1)
c32_model.AddOperand(c32_i2)
c32_model.AddOperand(c32_p3)
c32_model.AddOperand(c32_o4)
c32_model.Operation('LSH_PROJECTION', c32_i0, c32_i1, c32_i2, c32_p3).To(c32_o4)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [0.875, 2.375, 0.625, -0.375],
    c32_i1: [228, 62],
    c32_i2: [0.5],
    c32_o4: [1, 1, 0, 0],
}, model=c32_model, name='default_FLOAT16_QUANT8_ASYMM_INT32_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_mixed_33
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT16', [4, 2]))
c33_i1 = Input('c33_i1', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 128))
c33_p2 = Parameter('c33_p2', ('TENSOR_FLOAT16', [2]), [2.5, 2.25])
c33_p3 = Int32Scalar('c33_p3', 2)
c33_o4 = Output('c33_o4', ('TENSOR_INT32', [8]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_i1)
c33_model.AddOperand(c33_p2)
c33_model.AddOperand(c33_p3)
c33_model.AddOperand(c33_o4)
c33_model.Operation('LSH_PROJECTION', c33_i0, c33_i1, c33_p2, c33_p3).To(c33_o4)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [-1.125, 2.25, -2.875, -2.25, -1.875, -0.5, -0.625, -1.75],
    c33_i1: [240, 3, 168, 12],
    c33_o4: [1, 1, 1, 1, 0, 1, 0, 1],
}, model=c33_model, name='default_FLOAT16_QUANT8_ASYMM_INT32_mixed_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_rank_input_1_34
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT16', [3, 3]))
c34_i1 = Input('c34_i1', ('TENSOR_QUANT8_ASYMM', [3], 0.4375, 128))
c34_p2 = Parameter('c34_p2', ('TENSOR_FLOAT16', []), None)
c34_p3 = Int32Scalar('c34_p3', 3)
c34_o4 = Output('c34_o4', ('TENSOR_INT32', [3]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_i1)
c34_model.AddOperand(c34_p2)
c34_model.AddOperand(c34_p3)
c34_model.AddOperand(c34_o4)
c34_model.Operation('LSH_PROJECTION', c34_i0, c34_i1, c34_p2, c34_p3).To(c34_o4)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [-2.5, -2.25, -1.5, 2.25, -1.875, -2.75, -1.125, 2.5, -2.625],
    c34_i1: [179, 188, 27],
    c34_o4: [6, 12, 16],
}, model=c34_model, name='default_FLOAT16_QUANT8_ASYMM_INT32_rank_input_1_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_tail_35
c35_i0 = Input('c35_i0', ('TENSOR_FLOAT16', [4, 17]))
c35_i1 = Input('c35_i1', ('TENSOR_QUANT8_ASYMM', [4, 1, 2], 0.5, 12))
c35_i2 = Input('c35_i2', ('TENSOR_FLOAT16', [4]))
c35_p3 = Int32Scalar('c35_p3', 2)
c35_o4 = Output('c35_o4', ('TENSOR_INT32', [68]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_i2)
c35_model.AddOperand(c35_p3)
c35_model.AddOperand(c35_o4)
c35_model.Operation('LSH_PROJECTION', c35_i0, c35_i1, c35_i2, c35_p3).To(c35_o4)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i0: [
        -2.0, 1.0, 2.75, 2.125, -2.625, 1.375, 0.625, -2.25, 0.5, -1.25, 2.875, -2.5, 2.5, 1.25, -0.875, 1.5,
        -1.375, -1.0, -0.375, 0.0, 0.125, -1.75, 2.0, 0.875, 2.25, -1.125, -1.5, 3.0, -0.25, 1.75, -3.0,
        -0.75, -0.625, 1.125, -2.75, 2.625, -2.875, 0.25, -2.375, 2.375, 1.625, 1.875, -1.875, 0.375, -0.125,
        -1.625, 0.75, -0.5, -2.125, -3.0, -0.75, 2.25, -0.25, 1.75, -2.5, -2.375, -2.25, 1.875, 0.0, -0.5,
        1.125, -1.625, 0.375, 0.875, -0.625, 1.375, 2.0, -1.875
    ],
    c35_i1: [143, 154, 93, 118, 216, 210, 64, 69],
    c35_i2: [0.625, 0.375, 1.625, 1.5],
    c35_o4: [
        0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1,
        1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0
    ],
}, model=c35_model, name='default_FLOAT16_QUANT8_ASYMM_INT32_tail_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
