from math import inf, nan

import numpy as np

# gather_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 2, 2, 1, 2]))
c0_p1 = Int32Scalar('c0_p1', 1)
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [2]), [1, 0])
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 2, 2, 1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('GATHER', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [
        -2.75, -1.625, 2.75, -2.125, 2.0, -1.0, -2.5, 1.25, -1.375, 2.375, 1.375, 2.25, 1.5, -2.875, -0.875,
        0.5
    ],
    c0_o3: [
        2.0, -1.0, -2.5, 1.25, -2.75, -1.625, 2.75, -2.125, 1.5, -2.875, -0.875, 0.5, -1.375, 2.375, 1.375,
        2.25
    ],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 2, 2]), [-1.875, 0.25, -2.125, -2.75, -0.125, -2.625, 2.375, -1.5, 0.625, 2.25, -1.375, 0.875])
c1_p1 = Int32Scalar('c1_p1', 0)
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [1, 2, 1, 1]))
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('GATHER', c1_p0, c1_p1, c1_i2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i2: [1, 2],
    c1_o3: [-0.125, -2.625, 2.375, -1.5, 0.625, 2.25, -1.375, 0.875],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT32_INT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 1]))
c2_p1 = Int32Scalar('c2_p1', -2)
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [2, 2, 1]))
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [2, 2, 1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('GATHER', c2_i0, c2_p1, c2_i2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-3.0, -2.75, -1.75, 2.5],
    c2_i2: [1, 2, 0, 3],
    c2_o3: [-2.75, -1.75, -3.0, 2.5],
}, model=c2_model, name='default_FLOAT32_INT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT32_INT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
c3_p1 = Int32Scalar('c3_p1', 2)
c3_i2 = Input('c3_i2', ('TENSOR_INT32', [2, 1]))
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [1, 1, 2, 1, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('GATHER', c3_i0, c3_p1, c3_i2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [-0.625, 0.875, -2.625, 1.125, -2.75, -0.875],
    c3_i2: [1, 2],
    c3_o3: [-2.625, 1.125, -2.75, -0.875],
}, model=c3_model, name='default_FLOAT32_INT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT32_INT32_mixed_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [4]))
c4_p1 = Int32Scalar('c4_p1', -1)
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [1, 1, 1, 2, 1]))
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('GATHER', c4_i0, c4_p1, c4_i2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-2.75, -1.875, 2.875, 0.0],
    c4_i2: [1, 0],
    c4_o3: [-1.875, -2.75],
}, model=c4_model, name='default_FLOAT32_INT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [3, 17]))
c5_p1 = Int32Scalar('c5_p1', 1)
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [1, 2, 1, 1]))
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [3, 1, 2, 1, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('GATHER', c5_i0, c5_p1, c5_i2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -0.75, 2.0, 1.875, 0.875, -0.875, 0.625, 1.75, -0.25, -0.625, 0.375, 2.75, -2.5, -1.5, -1.875, -1.625,
        0.75, -2.0, -0.375, -0.5, 1.125, -1.0, 2.875, 0.0, -2.25, -2.875, -1.125, -2.125, 0.125, 3.0, 1.5,
        -0.125, 2.5, -1.375, -2.625, -3.0, 1.0, 2.375, -1.25, -2.75, 0.25, -1.75, 2.25, 1.625, 2.125, 0.5,
        2.625, -2.375, 1.375, 1.25, -2.125, -1.0
    ],
    c5_i2: [10, 3],
    c5_o3: [2.75, 0.875, 0.125, -1.0, 0.5, -1.25],
}, model=c5_model, name='default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [3, 3, 1, 3]), [
        -0.375, -2.625, 0.25, 0.875, 1.0, 1.875, 0.5, -1.0, 2.25, -1.25, 0.0, -1.75, -1.125, 0.125, -3.0,
        2.75, -2.125, 2.875, -0.25, -2.25, -0.5, 1.75, -0.625, 3.0, -0.875, 2.625, -0.75
    ])
c6_p1 = Int32Scalar('c6_p1', 3)
c6_i2 = Input('c6_i2', ('TENSOR_INT32', [2, 1, 2, 1, 1]))
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT16', [3, 3, 1, 2, 1, 2, 1, 1]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('GATHER', c6_p0, c6_p1, c6_i2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i2: [2, 0, 1, 0],
    c6_o3: [
        0.25, -0.375, -2.625, -0.375, 1.875, 0.875, 1.0, 0.875, 2.25, 0.5, -1.0, 0.5, -1.75, -1.25, 0.0,
        -1.25, -3.0, -1.125, 0.125, -1.125, 2.875, 2.75, -2.125, 2.75, -0.5, -0.25, -2.25, -0.25, 3.0, 1.75,
        -0.625, 1.75, -0.75, -0.875, 2.625, -0.875
    ],
}, model=c6_model, name='default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [3, 2]))
c7_p1 = Int32Scalar('c7_p1', -2)
c7_p2 = Parameter('c7_p2', ('TENSOR_INT32', [2, 2, 2, 1, 2]), [1, 2, 0, 0, 1, 2, 2, 1, 0, 1, 2, 0, 1, 0, 2, 1])
c7_o3 = Output('c7_o3', ('TENSOR_FLOAT16', [2, 2, 2, 1, 2, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('GATHER', c7_i0, c7_p1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [1.75, 0.5, -2.875, -1.375, -0.625, 0.25],
    c7_o3: [
        -2.875, -1.375, -0.625, 0.25, 1.75, 0.5, 1.75, 0.5, -2.875, -1.375, -0.625, 0.25, -0.625, 0.25,
        -2.875, -1.375, 1.75, 0.5, -2.875, -1.375, -0.625, 0.25, 1.75, 0.5, -2.875, -1.375, 1.75, 0.5, -0.625,
        0.25, -2.875, -1.375
    ],
}, model=c7_model, name='default_FLOAT16_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4, 4, 2]))
c8_p1 = Int32Scalar('c8_p1', -3)
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [1, 2]))
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [1, 2, 4, 2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('GATHER', c8_i0, c8_p1, c8_i2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        0.875, -2.625, 0.375, -2.125, 0.75, -1.625, 2.5, 1.0, -1.5, -1.25, -2.875, 2.875, 2.25, 1.75, 0.5,
        0.0, -1.125, -0.875, -0.75, 1.625, -0.25, -2.5, 1.375, -1.75, -3.0, 3.0, 2.625, -0.625, 1.125, -0.5,
        -1.875, 2.75
    ],
    c8_i2: [1, 0],
    c8_o3: [
        -1.5, -1.25, -2.875, 2.875, 2.25, 1.75, 0.5, 0.0, 0.875, -2.625, 0.375, -2.125, 0.75, -1.625, 2.5, 1.0
    ],
}, model=c8_model, name='default_FLOAT16_INT32_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 2, 2, 1, 2]))
c9_p1 = Int32Scalar('c9_p1', -3)
c9_i2 = Input('c9_i2', ('TENSOR_INT32', [2, 2, 2]))
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [1, 2, 2, 2, 2, 1, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('GATHER', c9_i0, c9_p1, c9_i2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-2.375, -1.625, 0.0, 1.75, 1.125, -2.875, -0.5, 1.875],
    c9_i2: [1, 0, 0, 1, 1, 0, 1, 0],
    c9_o3: [
        0.0, 1.75, -2.375, -1.625, -2.375, -1.625, 0.0, 1.75, 0.0, 1.75, -2.375, -1.625, 0.0, 1.75, -2.375,
        -1.625, -0.5, 1.875, 1.125, -2.875, 1.125, -2.875, -0.5, 1.875, -0.5, 1.875, 1.125, -2.875, -0.5,
        1.875, 1.125, -2.875
    ],
}, model=c9_model, name='default_FLOAT16_INT32_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3]))
c10_p1 = Int32Scalar('c10_p1', -1)
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [2]))
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('GATHER', c10_i0, c10_p1, c10_i2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-0.25, 2.625, -1.625],
    c10_i2: [2, 1],
    c10_o3: [-1.625, 2.625],
}, model=c10_model, name='default_FLOAT16_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_rank_indices_4_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [3, 3]))
c11_p1 = Int32Scalar('c11_p1', 1)
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [3, 3, 1, 3]))
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT16', [3, 3, 3, 1, 3]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('GATHER', c11_i0, c11_p1, c11_i2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [1.375, -3.0, -2.625, 1.25, -2.25, 2.875, -0.875, 1.5, 2.0],
    c11_i2: [2, 0, 1, 0, 1, 2, 2, 1, 0, 2, 1, 0, 2, 0, 1, 2, 0, 1, 1, 0, 2, 1, 0, 2, 0, 1, 2],
    c11_o3: [
        -2.625, 1.375, -3.0, 1.375, -3.0, -2.625, -2.625, -3.0, 1.375, -2.625, -3.0, 1.375, -2.625, 1.375,
        -3.0, -2.625, 1.375, -3.0, -3.0, 1.375, -2.625, -3.0, 1.375, -2.625, 1.375, -3.0, -2.625, 2.875, 1.25,
        -2.25, 1.25, -2.25, 2.875, 2.875, -2.25, 1.25, 2.875, -2.25, 1.25, 2.875, 1.25, -2.25, 2.875, 1.25,
        -2.25, -2.25, 1.25, 2.875, -2.25, 1.25, 2.875, 1.25, -2.25, 2.875, 2.0, -0.875, 1.5, -0.875, 1.5, 2.0,
        2.0, 1.5, -0.875, 2.0, 1.5, -0.875, 2.0, -0.875, 1.5, 2.0, -0.875, 1.5, 1.5, -0.875, 2.0, 1.5, -0.875,
        2.0, -0.875, 1.5, 2.0
    ],
}, model=c11_model, name='default_FLOAT16_INT32_rank_indices_4_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 17]))
c12_p1 = Int32Scalar('c12_p1', -1)
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [1, 1, 1]))
c12_o3 = Output('c12_o3', ('TENSOR_FLOAT16', [1, 1, 1, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('GATHER', c12_i0, c12_p1, c12_i2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        3.0, 0.625, 1.25, -0.125, 0.5, -3.0, -0.875, 2.5, 2.125, -2.625, 1.75, -1.875, -2.75, 1.5, 0.75,
        1.125, -2.25
    ],
    c12_i2: [9],
    c12_o3: [-2.625],
}, model=c12_model, name='default_FLOAT16_INT32_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_INT32_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.3125, 255))
c13_p1 = Int32Scalar('c13_p1', -1)
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [2, 1, 1]))
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2, 1, 1], 0.3125, 255))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('GATHER', c13_i0, c13_p1, c13_i2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [170, 226, 38, 60, 59, 223, 143, 136, 83, 125, 138, 90],
    c13_i2: [0, 1],
    c13_o3: [170, 226, 60, 59, 143, 136, 125, 138],
}, model=c13_model, name='default_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_INT32_mixed_14
c14_p0 = Parameter('c14_p0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1, 2], 0.3125, 0), [172, 91, 183, 60])
c14_p1 = Int32Scalar('c14_p1', 4)
c14_p2 = Parameter('c14_p2', ('TENSOR_INT32', [1, 1]), [0])
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1, 1, 1], 0.3125, 0))
c14_model = Model()
c14_model.AddOperand(c14_p0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('GATHER', c14_p0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_o3: [172, 183],
}, model=c14_model, name='default_QUANT8_ASYMM_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_INT32_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 4], 0.125, 128))
c15_p1 = Int32Scalar('c15_p1', 2)
c15_i2 = Input('c15_i2', ('TENSOR_INT32', [1]))
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM', [4, 3, 1], 0.125, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('GATHER', c15_i0, c15_p1, c15_i2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [
        83, 190, 115, 23, 208, 24, 169, 120, 86, 17, 196, 135, 225, 244, 137, 74, 104, 106, 42, 198, 53, 84,
        67, 161, 6, 123, 253, 146, 164, 45, 231, 151, 210, 102, 188, 168, 246, 93, 26, 237, 18, 116, 127, 142,
        241, 36, 3, 203
    ],
    c15_i2: [1],
    c15_o3: [190, 24, 17, 244, 106, 84, 123, 45, 102, 93, 116, 36],
}, model=c15_model, name='default_QUANT8_ASYMM_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_INT32_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.125, 128))
c16_p1 = Int32Scalar('c16_p1', 0)
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [2, 2, 1, 1]))
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 3], 0.125, 128))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('GATHER', c16_i0, c16_p1, c16_i2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [65, 91, 86, 28, 3, 236, 33, 116, 119],
    c16_i2: [0, 1, 2, 1],
    c16_o3: [65, 91, 86, 28, 3, 236, 33, 116, 119, 28, 3, 236],
}, model=c16_model, name='default_QUANT8_ASYMM_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_INT32_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.3125, 128))
c17_p1 = Int32Scalar('c17_p1', 0)
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [1, 1, 1, 2, 2]))
c17_o3 = Output('c17_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2, 2], 0.3125, 128))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('GATHER', c17_i0, c17_p1, c17_i2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [223, 88],
    c17_i2: [1, 0, 1, 0],
    c17_o3: [88, 223, 88, 223],
}, model=c17_model, name='default_QUANT8_ASYMM_INT32_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_INT32_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 128))
c18_p1 = Int32Scalar('c18_p1', 1)
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [2, 1, 2]))
c18_o3 = Output('c18_o3', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.1875, 128))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('GATHER', c18_i0, c18_p1, c18_i2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [
        164, 158, 198, 80, 144, 176, 229, 223, 150, 59, 55, 250, 9, 42, 124, 110, 224, 12, 187, 246, 32, 216,
        91, 152, 209, 248, 163, 249, 100, 10, 27, 95, 237, 52
    ],
    c18_i2: [14, 9, 1, 8],
    c18_o3: [124, 59, 158, 150, 95, 163, 187, 248],
}, model=c18_model, name='default_QUANT8_ASYMM_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_mixed_19
c19_p0 = Parameter('c19_p0', ('TENSOR_INT32', [1, 3, 3, 3]), [1, -9, 8, 3, -6, 7, -5, 6, -2, -7, -4, -8, 9, -3, -1, 0, 2, 5, 4, 5, -6, -4, 0, -9, 3, 4, 8])
c19_p1 = Int32Scalar('c19_p1', -2)
c19_i2 = Input('c19_i2', ('TENSOR_INT32', [2, 2, 2, 1]))
c19_o3 = Output('c19_o3', ('TENSOR_INT32', [1, 3, 2, 2, 2, 1, 3]))
c19_model = Model()
c19_model.AddOperand(c19_p0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_i2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('GATHER', c19_p0, c19_p1, c19_i2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i2: [1, 2, 0, 1, 2, 0, 0, 1],
    c19_o3: [
        3, -6, 7, -5, 6, -2, 1, -9, 8, 3, -6, 7, -5, 6, -2, 1, -9, 8, 1, -9, 8, 3, -6, 7, 9, -3, -1, 0, 2, 5,
        -7, -4, -8, 9, -3, -1, 0, 2, 5, -7, -4, -8, -7, -4, -8, 9, -3, -1, -4, 0, -9, 3, 4, 8, 4, 5, -6, -4,
        0, -9, 3, 4, 8, 4, 5, -6, 4, 5, -6, -4, 0, -9
    ],
}, model=c19_model, name='default_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_INT32', [4, 2]))
c20_p1 = Int32Scalar('c20_p1', -2)
c20_p2 = Parameter('c20_p2', ('TENSOR_INT32', [1]), [2])
c20_o3 = Output('c20_o3', ('TENSOR_INT32', [1, 2]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('GATHER', c20_i0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [-9, 2, -3, -6, 7, -2, 6, -1],
    c20_o3: [7, -2],
}, model=c20_model, name='default_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_INT32', [3]))
c21_p1 = Int32Scalar('c21_p1', 0)
c21_i2 = Input('c21_i2', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c21_o3 = Output('c21_o3', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('GATHER', c21_i0, c21_p1, c21_i2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [5, 2, -4],
    c21_i2: [0, 1, 2, 1],
    c21_o3: [5, 2, -4, 2],
}, model=c21_model, name='default_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [3, 2, 3]))
c22_p1 = Int32Scalar('c22_p1', -3)
c22_i2 = Input('c22_i2', ('TENSOR_INT32', [2, 2]))
c22_o3 = Output('c22_o3', ('TENSOR_INT32', [2, 2, 2, 3]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_i2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('GATHER', c22_i0, c22_p1, c22_i2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [-1, -2, 3, -5, 5, 0, 2, 7, -3, -9, 4, -8, 8, -7, 1, 6, -4, -6],
    c22_i2: [0, 2, 1, 1],
    c22_o3: [-1, -2, 3, -5, 5, 0, 8, -7, 1, 6, -4, -6, 2, 7, -3, -9, 4, -8, 2, 7, -3, -9, 4, -8],
}, model=c22_model, name='default_INT32_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_rank_input_5_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [2, 2, 2, 1, 2]))
c23_p1 = Int32Scalar('c23_p1', -1)
c23_i2 = Input('c23_i2', ('TENSOR_INT32', [1, 2, 2, 2, 1]))
c23_o3 = Output('c23_o3', ('TENSOR_INT32', [2, 2, 2, 1, 1, 2, 2, 2, 1]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('GATHER', c23_i0, c23_p1, c23_i2).To(c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [8, -5, -6, 9, 6, 2, 7, -3, -7, 3, -8, 4, 0, 1, -9, -1],
    c23_i2: [0, 1, 1, 0, 0, 1, 0, 1],
    c23_o3: [
        8, -5, -5, 8, 8, -5, 8, -5, -6, 9, 9, -6, -6, 9, -6, 9, 6, 2, 2, 6, 6, 2, 6, 2, 7, -3, -3, 7, 7, -3,
        7, -3, -7, 3, 3, -7, -7, 3, -7, 3, -8, 4, 4, -8, -8, 4, -8, 4, 0, 1, 1, 0, 0, 1, 0, 1, -9, -1, -1, -9,
        -9, -1, -9, -1
    ],
}, model=c23_model, name='default_INT32_rank_input_5_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_rank_indices_3_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [3, 3]))
c24_p1 = Int32Scalar('c24_p1', -2)
c24_i2 = Input('c24_i2', ('TENSOR_INT32', [4, 3, 2]))
c24_o3 = Output('c24_o3', ('TENSOR_INT32', [4, 3, 2, 3]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('GATHER', c24_i0, c24_p1, c24_i2).To(c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [1, -7, 4, 8, -6, 5, 2, 0, -3],
    c24_i2: [2, 1, 0, 1, 0, 2, 1, 0, 2, 2, 0, 1, 2, 0, 1, 2, 1, 0, 0, 1, 2, 1, 0, 2],
    c24_o3: [
        2, 0, -3, 8, -6, 5, 1, -7, 4, 8, -6, 5, 1, -7, 4, 2, 0, -3, 8, -6, 5, 1, -7, 4, 2, 0, -3, 2, 0, -3, 1,
        -7, 4, 8, -6, 5, 2, 0, -3, 1, -7, 4, 8, -6, 5, 2, 0, -3, 8, -6, 5, 1, -7, 4, 1, -7, 4, 8, -6, 5, 2, 0,
        -3, 8, -6, 5, 1, -7, 4, 2, 0, -3
    ],
}, model=c24_model, name='default_INT32_rank_indices_3_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [1, 17]))
c25_p1 = Int32Scalar('c25_p1', -1)
c25_i2 = Input('c25_i2', ('TENSOR_INT32', [1]))
c25_o3 = Output('c25_o3', ('TENSOR_INT32', [1, 1]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_i2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('GATHER', c25_i0, c25_p1, c25_i2).To(c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [-6, 0, -7, 9, 5, -1, 7, -8, 4, -4, 1, -9, -2, 2, 8, -5, 6],
    c25_i2: [8],
    c25_o3: [4],
}, model=c25_model, name='default_INT32_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_SIGNED_INT32_mixed_26
c26_p0 = Parameter('c26_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 1], 0.125, -128), [110, -17])
c26_p1 = Int32Scalar('c26_p1', 2)
c26_p2 = Parameter('c26_p2', ('TENSOR_INT32', [1]), [1])
c26_o3 = Output('c26_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 1], 0.125, -128))
c26_model = Model()
c26_model.AddOperand(c26_p0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('GATHER', c26_p0, c26_p1, c26_p2).To(c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_o3: [-17],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_SIGNED_INT32_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 2], 0.3125, 127))
c27_p1 = Int32Scalar('c27_p1', -1)
c27_i2 = Input('c27_i2', ('TENSOR_INT32', [2, 1]))
c27_o3 = Output('c27_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 2, 1], 0.3125, 127))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_i2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('GATHER', c27_i0, c27_p1, c27_i2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [
        105, -45, 108, -124, -70, 48, 0, -65, 77, -43, -52, 74, -75, 25, 71, 68, 82, 30, 110, -3, 33, 4, -99,
        -50
    ],
    c27_i2: [1, 0],
    c27_o3: [
        -45, 105, -124, 108, 48, -70, -65, 0, -43, 77, 74, -52, 25, -75, 68, 71, 30, 82, -3, 110, 4, 33, -50,
        -99
    ],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_SIGNED_INT32_mixed_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.0625, 0))
c28_p1 = Int32Scalar('c28_p1', 0)
c28_i2 = Input('c28_i2', ('TENSOR_INT32', [1, 2, 1, 2]))
c28_o3 = Output('c28_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 1], 0.0625, 0))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_i2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('GATHER', c28_i0, c28_p1, c28_i2).To(c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [-97, 90, -91],
    c28_i2: [1, 2, 0, 1],
    c28_o3: [90, -91, -97, 90],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_SIGNED_INT32_mixed_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 1, 2], 0.0625, 0))
c29_p1 = Int32Scalar('c29_p1', -5)
c29_i2 = Input('c29_i2', ('TENSOR_INT32', [1, 1, 1, 1, 1]))
c29_o3 = Output('c29_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 1, 1, 1, 1, 1, 2], 0.0625, 0))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_i2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('GATHER', c29_i0, c29_p1, c29_i2).To(c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [-108, 72, 102, -81],
    c29_i2: [1],
    c29_o3: [102, -81],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, -61))
c30_p1 = Int32Scalar('c30_p1', 0)
c30_i2 = Input('c30_i2', ('TENSOR_INT32', [2, 2, 1]))
c30_o3 = Output('c30_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1], 0.5, -61))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_i2)
c30_model.AddOperand(c30_o3)
c30_model.Operation('GATHER', c30_i0, c30_p1, c30_i2).To(c30_o3)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [-46, -104, 99, 31],
    c30_i2: [3, 2, 1, 0],
    c30_o3: [31, 99, -104, -46],
}, model=c30_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_SIGNED_INT32_tail_31
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.375, 59))
c31_p1 = Int32Scalar('c31_p1', -1)
c31_i2 = Input('c31_i2', ('TENSOR_INT32', [2, 2, 2, 2, 1]))
c31_o3 = Output('c31_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 2, 2, 1], 0.375, 59))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_i2)
c31_model.AddOperand(c31_o3)
c31_model.Operation('GATHER', c31_i0, c31_p1, c31_i2).To(c31_o3)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_i0: [
        26, 104, 4, -2, -54, -86, -21, -96, -87, 57, 94, 126, -11, 117, 97, 106, -66, 89, -126, -119, 11, -83,
        -99, -32, -1, -90, 22, 49, -70, -30, 31, -5, 65, 37, -97, -61, -104, 64, -39, -101, 25, 90, 63, 58,
        127, 30, -16, 93, -40, 67, -4
    ],
    c31_i2: [0, 5, 6, 16, 3, 15, 8, 9, 4, 2, 10, 7, 11, 1, 12, 14],
    c31_o3: [
        26, -86, -21, -66, -2, 106, -87, 57, -54, 4, 94, -96, 126, 104, -11, 97, 89, -99, -32, 37, 11, 65,
        -90, 22, -83, -119, 49, -1, -70, -126, -30, -5, -97, -101, 25, -4, 64, 67, 63, 58, -39, -104, 127, 90,
        30, -61, -16, -40
    ],
}, model=c31_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
