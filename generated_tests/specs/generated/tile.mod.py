from math import inf, nan

import numpy as np

# tile_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4]))
c0_i1 = Input('c0_i1', ('TENSOR_INT32', [1]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', []))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('TILE', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [-3.0, 2.875, -0.75, 2.125],
    c0_i1: [3],
    c0_o2: np.reshape(np.array([-3.0, 2.875, -0.75, 2.125, -3.0, 2.875, -0.75, 2.125, -3.0, 2.875, -0.75, 2.125], np.float32), [12]),
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 2, 3]), [
        -1.875, -1.75, -3.0, -0.375, -0.5, -0.25, -2.125, 1.875, 1.25, -2.375, 2.875, 1.75, -1.375, -1.625,
        -0.625, 1.125, 0.5, -2.0
    ])
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [3]), [2, 1, 2])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [6, 2, 6]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('TILE', c1_p0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o2: [
        -1.875, -1.75, -3.0, -1.875, -1.75, -3.0, -0.375, -0.5, -0.25, -0.375, -0.5, -0.25, -2.125, 1.875,
        1.25, -2.125, 1.875, 1.25, -2.375, 2.875, 1.75, -2.375, 2.875, 1.75, -1.375, -1.625, -0.625, -1.375,
        -1.625, -0.625, 1.125, 0.5, -2.0, 1.125, 0.5, -2.0, -1.875, -1.75, -3.0, -1.875, -1.75, -3.0, -0.375,
        -0.5, -0.25, -0.375, -0.5, -0.25, -2.125, 1.875, 1.25, -2.125, 1.875, 1.25, -2.375, 2.875, 1.75,
        -2.375, 2.875, 1.75, -1.375, -1.625, -0.625, -1.375, -1.625, -0.625, 1.125, 0.5, -2.0, 1.125, 0.5,
        -2.0
    ],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT32_INT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 3]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2]), [2, 2])
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [4, 6]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('TILE', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [2.75, -0.125, 2.875, 1.875, 1.375, 1.125],
    c2_o2: [
        2.75, -0.125, 2.875, 2.75, -0.125, 2.875, 1.875, 1.375, 1.125, 1.875, 1.375, 1.125, 2.75, -0.125,
        2.875, 2.75, -0.125, 2.875, 1.875, 1.375, 1.125, 1.875, 1.375, 1.125
    ],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT32_INT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 2, 1, 3]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [4]), [2, 1, 1, 1])
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [6, 2, 1, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('TILE', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        -0.625, 0.125, 1.25, 3.0, 2.25, -2.375, -0.875, 2.625, 2.875, 2.0, 0.5, -0.5, 1.0, -3.0, -0.25, -1.75,
        1.125, -0.125
    ],
    c3_o2: [
        -0.625, 0.125, 1.25, 3.0, 2.25, -2.375, -0.875, 2.625, 2.875, 2.0, 0.5, -0.5, 1.0, -3.0, -0.25, -1.75,
        1.125, -0.125, -0.625, 0.125, 1.25, 3.0, 2.25, -2.375, -0.875, 2.625, 2.875, 2.0, 0.5, -0.5, 1.0,
        -3.0, -0.25, -1.75, 1.125, -0.125
    ],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT32_INT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 2, 1, 2, 1]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [5]), [1, 2, 2, 1, 1])
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [2, 4, 2, 2, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('TILE', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [1.125, 0.0, 1.5, -2.625, 0.5, -0.625, -0.125, -0.375],
    c4_o2: [
        1.125, 0.0, 1.125, 0.0, 1.5, -2.625, 1.5, -2.625, 1.125, 0.0, 1.125, 0.0, 1.5, -2.625, 1.5, -2.625,
        0.5, -0.625, 0.5, -0.625, -0.125, -0.375, -0.125, -0.375, 0.5, -0.625, 0.5, -0.625, -0.125, -0.375,
        -0.125, -0.375
    ],
}, model=c4_model, name='default_FLOAT32_INT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [3, 17]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [2]), [1, 3])
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [3, 51]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('TILE', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -2.375, -0.375, 1.25, 1.75, -2.125, 2.125, -1.0, 0.625, -1.625, -0.5, 0.375, 2.5, -1.125, 1.125,
        -0.125, -0.625, 1.5, 2.75, 0.875, 2.375, 0.0, 0.125, -1.875, -2.625, -0.75, -2.0, -3.0, -2.875, 1.625,
        2.0, 0.75, -0.25, -1.75, 0.25, 2.625, 1.0, 0.5, -2.25, -2.5, 3.0, -1.5, -0.875, -2.75, 2.25, 1.875,
        2.875, -1.375, -1.25, 1.375, 0.375, -1.375
    ],
    c5_o2: [
        -2.375, -0.375, 1.25, 1.75, -2.125, 2.125, -1.0, 0.625, -1.625, -0.5, 0.375, 2.5, -1.125, 1.125,
        -0.125, -0.625, 1.5, -2.375, -0.375, 1.25, 1.75, -2.125, 2.125, -1.0, 0.625, -1.625, -0.5, 0.375, 2.5,
        -1.125, 1.125, -0.125, -0.625, 1.5, -2.375, -0.375, 1.25, 1.75, -2.125, 2.125, -1.0, 0.625, -1.625,
        -0.5, 0.375, 2.5, -1.125, 1.125, -0.125, -0.625, 1.5, 2.75, 0.875, 2.375, 0.0, 0.125, -1.875, -2.625,
        -0.75, -2.0, -3.0, -2.875, 1.625, 2.0, 0.75, -0.25, -1.75, 0.25, 2.75, 0.875, 2.375, 0.0, 0.125,
        -1.875, -2.625, -0.75, -2.0, -3.0, -2.875, 1.625, 2.0, 0.75, -0.25, -1.75, 0.25, 2.75, 0.875, 2.375,
        0.0, 0.125, -1.875, -2.625, -0.75, -2.0, -3.0, -2.875, 1.625, 2.0, 0.75, -0.25, -1.75, 0.25, 2.625,
        1.0, 0.5, -2.25, -2.5, 3.0, -1.5, -0.875, -2.75, 2.25, 1.875, 2.875, -1.375, -1.25, 1.375, 0.375,
        -1.375, 2.625, 1.0, 0.5, -2.25, -2.5, 3.0, -1.5, -0.875, -2.75, 2.25, 1.875, 2.875, -1.375, -1.25,
        1.375, 0.375, -1.375, 2.625, 1.0, 0.5, -2.25, -2.5, 3.0, -1.5, -0.875, -2.75, 2.25, 1.875, 2.875,
        -1.375, -1.25, 1.375, 0.375, -1.375
    ],
}, model=c5_model, name='default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT16_INT32_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [2]))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [1]), [3])
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT16', [6]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('TILE', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [-1.625, -0.25],
    c6_o2: [-1.625, -0.25, -1.625, -0.25, -1.625, -0.25],
}, model=c6_model, name='default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT16_INT32_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [1, 3, 1, 2]), [2.375, -1.5, -0.375, -2.75, 0.5, -0.875])
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [4]))
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', []))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('TILE', c7_p0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i1: [1, 1, 1, 2],
    c7_o2: np.reshape(np.array([2.375, -1.5, 2.375, -1.5, -0.375, -2.75, -0.375, -2.75, 0.5, -0.875, 0.5, -0.875], np.float16), [1, 3, 1, 4]),
}, model=c7_model, name='default_FLOAT16_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT16_INT32_rank_input_2_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4, 3]))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [2]), [1, 2])
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [4, 6]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('TILE', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [0.25, -1.75, -1.0, -0.5, 2.125, 1.0, -2.5, -0.125, 2.875, 2.375, 1.625, -2.0],
    c8_o2: [
        0.25, -1.75, -1.0, 0.25, -1.75, -1.0, -0.5, 2.125, 1.0, -0.5, 2.125, 1.0, -2.5, -0.125, 2.875, -2.5,
        -0.125, 2.875, 2.375, 1.625, -2.0, 2.375, 1.625, -2.0
    ],
}, model=c8_model, name='default_FLOAT16_INT32_rank_input_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT16_INT32_rank_input_3_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [3, 2, 4]))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [3]), [2, 1, 1])
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [6, 2, 4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('TILE', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        -2.25, 2.25, 2.5, 0.75, -1.625, 2.75, 1.5, -1.75, 2.625, -0.125, -1.0, -1.5, 2.875, -0.625, -0.25,
        0.5, -1.25, 1.0, 2.0, -0.375, -2.0, -2.625, 0.25, 0.375
    ],
    c9_o2: [
        -2.25, 2.25, 2.5, 0.75, -1.625, 2.75, 1.5, -1.75, 2.625, -0.125, -1.0, -1.5, 2.875, -0.625, -0.25,
        0.5, -1.25, 1.0, 2.0, -0.375, -2.0, -2.625, 0.25, 0.375, -2.25, 2.25, 2.5, 0.75, -1.625, 2.75, 1.5,
        -1.75, 2.625, -0.125, -1.0, -1.5, 2.875, -0.625, -0.25, 0.5, -1.25, 1.0, 2.0, -0.375, -2.0, -2.625,
        0.25, 0.375
    ],
}, model=c9_model, name='default_FLOAT16_INT32_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT16_INT32_rank_input_5_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 2, 2, 2, 1]))
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', [5]), [2, 2, 1, 1, 1])
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [4, 4, 2, 2, 1]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('TILE', c10_i0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        -0.25, 1.75, -3.0, -1.375, -2.0, 2.25, 1.25, 2.625, -1.0, -2.375, -1.875, 0.875, -0.75, 1.625, 1.0,
        -0.375
    ],
    c10_o2: [
        -0.25, 1.75, -3.0, -1.375, -2.0, 2.25, 1.25, 2.625, -0.25, 1.75, -3.0, -1.375, -2.0, 2.25, 1.25,
        2.625, -1.0, -2.375, -1.875, 0.875, -0.75, 1.625, 1.0, -0.375, -1.0, -2.375, -1.875, 0.875, -0.75,
        1.625, 1.0, -0.375, -0.25, 1.75, -3.0, -1.375, -2.0, 2.25, 1.25, 2.625, -0.25, 1.75, -3.0, -1.375,
        -2.0, 2.25, 1.25, 2.625, -1.0, -2.375, -1.875, 0.875, -0.75, 1.625, 1.0, -0.375, -1.0, -2.375, -1.875,
        0.875, -0.75, 1.625, 1.0, -0.375
    ],
}, model=c10_model, name='default_FLOAT16_INT32_rank_input_5_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_FLOAT16_INT32_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [3, 17]))
c11_p1 = Parameter('c11_p1', ('TENSOR_INT32', [2]), [2, 3])
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [6, 51]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('TILE', c11_i0, c11_p1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        1.5, 0.0, -1.375, 1.0, -1.875, -0.875, 2.5, -0.375, 2.125, 2.625, -0.5, -3.0, -1.75, -2.25, -2.0,
        -0.25, -0.75, -2.125, 2.0, -2.625, -2.5, 0.875, 1.625, -1.125, 2.375, 0.75, -0.625, 2.25, 1.75, 3.0,
        -1.0, -2.75, 1.25, -1.625, -2.375, 0.125, 0.625, 2.75, -2.875, 1.125, 2.875, 1.875, 0.375, -1.5,
        1.375, -0.125, 0.25, 0.5, -1.25, -0.875, -0.625
    ],
    c11_o2: [
        1.5, 0.0, -1.375, 1.0, -1.875, -0.875, 2.5, -0.375, 2.125, 2.625, -0.5, -3.0, -1.75, -2.25, -2.0,
        -0.25, -0.75, 1.5, 0.0, -1.375, 1.0, -1.875, -0.875, 2.5, -0.375, 2.125, 2.625, -0.5, -3.0, -1.75,
        -2.25, -2.0, -0.25, -0.75, 1.5, 0.0, -1.375, 1.0, -1.875, -0.875, 2.5, -0.375, 2.125, 2.625, -0.5,
        -3.0, -1.75, -2.25, -2.0, -0.25, -0.75, -2.125, 2.0, -2.625, -2.5, 0.875, 1.625, -1.125, 2.375, 0.75,
        -0.625, 2.25, 1.75, 3.0, -1.0, -2.75, 1.25, -1.625, -2.125, 2.0, -2.625, -2.5, 0.875, 1.625, -1.125,
        2.375, 0.75, -0.625, 2.25, 1.75, 3.0, -1.0, -2.75, 1.25, -1.625, -2.125, 2.0, -2.625, -2.5, 0.875,
        1.625, -1.125, 2.375, 0.75, -0.625, 2.25, 1.75, 3.0, -1.0, -2.75, 1.25, -1.625, -2.375, 0.125, 0.625,
        2.75, -2.875, 1.125, 2.875, 1.875, 0.375, -1.5, 1.375, -0.125, 0.25, 0.5, -1.25, -0.875, -0.625,
        -2.375, 0.125, 0.625, 2.75, -2.875, 1.125, 2.875, 1.875, 0.375, -1.5, 1.375, -0.125, 0.25, 0.5, -1.25,
        -0.875, -0.625, -2.375, 0.125, 0.625, 2.75, -2.875, 1.125, 2.875, 1.875, 0.375, -1.5, 1.375, -0.125,
        0.25, 0.5, -1.25, -0.875, -0.625, 1.5, 0.0, -1.375, 1.0, -1.875, -0.875, 2.5, -0.375, 2.125, 2.625,
        -0.5, -3.0, -1.75, -2.25, -2.0, -0.25, -0.75, 1.5, 0.0, -1.375, 1.0, -1.875, -0.875, 2.5, -0.375,
        2.125, 2.625, -0.5, -3.0, -1.75, -2.25, -2.0, -0.25, -0.75, 1.5, 0.0, -1.375, 1.0, -1.875, -0.875,
        2.5, -0.375, 2.125, 2.625, -0.5, -3.0, -1.75, -2.25, -2.0, -0.25, -0.75, -2.125, 2.0, -2.625, -2.5,
        0.875, 1.625, -1.125, 2.375, 0.75, -0.625, 2.25, 1.75, 3.0, -1.0, -2.75, 1.25, -1.625, -2.125, 2.0,
        -2.625, -2.5, 0.875, 1.625, -1.125, 2.375, 0.75, -0.625, 2.25, 1.75, 3.0, -1.0, -2.75, 1.25, -1.625,
        -2.125, 2.0, -2.625, -2.5, 0.875, 1.625, -1.125, 2.375, 0.75, -0.625, 2.25, 1.75, 3.0, -1.0, -2.75,
        1.25, -1.625, -2.375, 0.125, 0.625, 2.75, -2.875, 1.125, 2.875, 1.875, 0.375, -1.5, 1.375, -0.125,
        0.25, 0.5, -1.25, -0.875, -0.625, -2.375, 0.125, 0.625, 2.75, -2.875, 1.125, 2.875, 1.875, 0.375,
        -1.5, 1.375, -0.125, 0.25, 0.5, -1.25, -0.875, -0.625, -2.375, 0.125, 0.625, 2.75, -2.875, 1.125,
        2.875, 1.875, 0.375, -1.5, 1.375, -0.125, 0.25, 0.5, -1.25, -0.875, -0.625
    ],
}, model=c11_model, name='default_FLOAT16_INT32_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_INT32_mixed_12
c12_p0 = Parameter('c12_p0', ('TENSOR_QUANT8_ASYMM', [3, 2, 4], 0.1875, 0), [
        202, 154, 205, 134, 239, 102, 174, 64, 221, 75, 176, 162, 230, 193, 26, 232, 235, 240, 106, 224, 31,
        160, 41, 22
    ])
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [3]), [1, 2, 1])
c12_o2 = Output('c12_o2', ('TENSOR_QUANT8_ASYMM', [3, 4, 4], 0.1875, 0))
c12_model = Model()
c12_model.AddOperand(c12_p0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('TILE', c12_p0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_o2: [
        202, 154, 205, 134, 239, 102, 174, 64, 202, 154, 205, 134, 239, 102, 174, 64, 221, 75, 176, 162, 230,
        193, 26, 232, 221, 75, 176, 162, 230, 193, 26, 232, 235, 240, 106, 224, 31, 160, 41, 22, 235, 240,
        106, 224, 31, 160, 41, 22
    ],
}, model=c12_model, name='default_QUANT8_ASYMM_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_INT32_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.375, 255))
c13_i1 = Input('c13_i1', ('TENSOR_INT32', [1]))
c13_o2 = Output('c13_o2', ('TENSOR_QUANT8_ASYMM', [], 0.375, 255))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('TILE', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [46, 16],
    c13_i1: [2],
    c13_o2: np.reshape(np.array([46, 16, 46, 16], np.uint8), [4]),
}, model=c13_model, name='default_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_INT32_rank_input_2_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.1875, 32))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [2]), [2, 3])
c14_o2 = Output('c14_o2', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.1875, 32))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('TILE', c14_i0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [1, 29, 74, 128],
    c14_o2: [1, 29, 1, 29, 1, 29, 74, 128, 74, 128, 74, 128, 1, 29, 1, 29, 1, 29, 74, 128, 74, 128, 74, 128],
}, model=c14_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_INT32_rank_input_4_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.1875, 147))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [4]), [1, 2, 2, 2])
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 4], 0.1875, 147))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('TILE', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [90, 203, 204, 187, 97, 137, 86, 11],
    c15_o2: [
        90, 203, 90, 203, 204, 187, 204, 187, 90, 203, 90, 203, 204, 187, 204, 187, 97, 137, 97, 137, 86, 11,
        86, 11, 97, 137, 97, 137, 86, 11, 86, 11, 90, 203, 90, 203, 204, 187, 204, 187, 90, 203, 90, 203, 204,
        187, 204, 187, 97, 137, 97, 137, 86, 11, 86, 11, 97, 137, 97, 137, 86, 11, 86, 11
    ],
}, model=c15_model, name='default_QUANT8_ASYMM_INT32_rank_input_4_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_INT32_rank_input_5_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 2], 0.375, 53))
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', [5]), [2, 1, 1, 1, 1])
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM', [4, 2, 1, 2, 2], 0.375, 53))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('TILE', c16_i0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [165, 158, 201, 215, 51, 178, 104, 182, 247, 155, 9, 183, 249, 72, 145, 234],
    c16_o2: [
        165, 158, 201, 215, 51, 178, 104, 182, 247, 155, 9, 183, 249, 72, 145, 234, 165, 158, 201, 215, 51,
        178, 104, 182, 247, 155, 9, 183, 249, 72, 145, 234
    ],
}, model=c16_model, name='default_QUANT8_ASYMM_INT32_rank_input_5_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 128))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [2]), [3, 3])
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM', [9, 51], 0.5, 128))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('TILE', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        166, 151, 179, 101, 96, 191, 106, 184, 40, 208, 146, 176, 155, 231, 46, 248, 207, 219, 2, 171, 181,
        116, 105, 72, 103, 87, 150, 7, 63, 35, 53, 161, 163, 70, 148, 247, 118, 252, 92, 24, 255, 124, 214, 9,
        250, 33, 241, 210, 226, 84, 230
    ],
    c17_o2: [
        166, 151, 179, 101, 96, 191, 106, 184, 40, 208, 146, 176, 155, 231, 46, 248, 207, 166, 151, 179, 101,
        96, 191, 106, 184, 40, 208, 146, 176, 155, 231, 46, 248, 207, 166, 151, 179, 101, 96, 191, 106, 184,
        40, 208, 146, 176, 155, 231, 46, 248, 207, 219, 2, 171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35,
        53, 161, 163, 70, 219, 2, 171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35, 53, 161, 163, 70, 219, 2,
        171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35, 53, 161, 163, 70, 148, 247, 118, 252, 92, 24, 255,
        124, 214, 9, 250, 33, 241, 210, 226, 84, 230, 148, 247, 118, 252, 92, 24, 255, 124, 214, 9, 250, 33,
        241, 210, 226, 84, 230, 148, 247, 118, 252, 92, 24, 255, 124, 214, 9, 250, 33, 241, 210, 226, 84, 230,
        166, 151, 179, 101, 96, 191, 106, 184, 40, 208, 146, 176, 155, 231, 46, 248, 207, 166, 151, 179, 101,
        96, 191, 106, 184, 40, 208, 146, 176, 155, 231, 46, 248, 207, 166, 151, 179, 101, 96, 191, 106, 184,
        40, 208, 146, 176, 155, 231, 46, 248, 207, 219, 2, 171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35,
        53, 161, 163, 70, 219, 2, 171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35, 53, 161, 163, 70, 219, 2,
        171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35, 53, 161, 163, 70, 148, 247, 118, 252, 92, 24, 255,
        124, 214, 9, 250, 33, 241, 210, 226, 84, 230, 148, 247, 118, 252, 92, 24, 255, 124, 214, 9, 250, 33,
        241, 210, 226, 84, 230, 148, 247, 118, 252, 92, 24, 255, 124, 214, 9, 250, 33, 241, 210, 226, 84, 230,
        166, 151, 179, 101, 96, 191, 106, 184, 40, 208, 146, 176, 155, 231, 46, 248, 207, 166, 151, 179, 101,
        96, 191, 106, 184, 40, 208, 146, 176, 155, 231, 46, 248, 207, 166, 151, 179, 101, 96, 191, 106, 184,
        40, 208, 146, 176, 155, 231, 46, 248, 207, 219, 2, 171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35,
        53, 161, 163, 70, 219, 2, 171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35, 53, 161, 163, 70, 219, 2,
        171, 181, 116, 105, 72, 103, 87, 150, 7, 63, 35, 53, 161, 163, 70, 148, 247, 118, 252, 92, 24, 255,
        124, 214, 9, 250, 33, 241, 210, 226, 84, 230, 148, 247, 118, 252, 92, 24, 255, 124, 214, 9, 250, 33,
        241, 210, 226, 84, 230, 148, 247, 118, 252, 92, 24, 255, 124, 214, 9, 250, 33, 241, 210, 226, 84, 230
    ],
}, model=c17_model, name='default_QUANT8_ASYMM_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_INT32_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_INT32', [4, 3]))
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [2]), [3, 3])
c18_o2 = Output('c18_o2', ('TENSOR_INT32', [12, 9]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('TILE', c18_i0, c18_p1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [-7, 2, -6, 7, 8, -3, 0, -4, -2, -5, 4, 5],
    c18_o2: [
        -7, 2, -6, -7, 2, -6, -7, 2, -6, 7, 8, -3, 7, 8, -3, 7, 8, -3, 0, -4, -2, 0, -4, -2, 0, -4, -2, -5, 4,
        5, -5, 4, 5, -5, 4, 5, -7, 2, -6, -7, 2, -6, -7, 2, -6, 7, 8, -3, 7, 8, -3, 7, 8, -3, 0, -4, -2, 0,
        -4, -2, 0, -4, -2, -5, 4, 5, -5, 4, 5, -5, 4, 5, -7, 2, -6, -7, 2, -6, -7, 2, -6, 7, 8, -3, 7, 8, -3,
        7, 8, -3, 0, -4, -2, 0, -4, -2, 0, -4, -2, -5, 4, 5, -5, 4, 5, -5, 4, 5
    ],
}, model=c18_model, name='default_INT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_INT32_mixed_19
c19_p0 = Parameter('c19_p0', ('TENSOR_INT32', [2]), [-3, 0])
c19_i1 = Input('c19_i1', ('TENSOR_INT32', [1]))
c19_o2 = Output('c19_o2', ('TENSOR_INT32', []))
c19_model = Model()
c19_model.AddOperand(c19_p0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('TILE', c19_p0, c19_i1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i1: [3],
    c19_o2: np.reshape(np.array([-3, 0, -3, 0, -3, 0], np.int32), [6]),
}, model=c19_model, name='default_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_INT32_rank_input_3_20
c20_i0 = Input('c20_i0', ('TENSOR_INT32', [4, 3, 4]))
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', [3]), [1, 1, 2])
c20_o2 = Output('c20_o2', ('TENSOR_INT32', [4, 3, 8]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('TILE', c20_i0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [
        6, 7, -8, -7, -5, 5, 8, -4, 1, -9, -3, 2, -6, 4, 9, 3, -1, -2, 0, -2, -4, 9, 4, 0, 1, -5, -9, 3, -6,
        -7, 2, -1, -3, 5, -8, 7, 6, 8, -1, 6, 4, 8, -9, 1, -6, -3, 9, -2
    ],
    c20_o2: [
        6, 7, -8, -7, 6, 7, -8, -7, -5, 5, 8, -4, -5, 5, 8, -4, 1, -9, -3, 2, 1, -9, -3, 2, -6, 4, 9, 3, -6,
        4, 9, 3, -1, -2, 0, -2, -1, -2, 0, -2, -4, 9, 4, 0, -4, 9, 4, 0, 1, -5, -9, 3, 1, -5, -9, 3, -6, -7,
        2, -1, -6, -7, 2, -1, -3, 5, -8, 7, -3, 5, -8, 7, 6, 8, -1, 6, 6, 8, -1, 6, 4, 8, -9, 1, 4, 8, -9, 1,
        -6, -3, 9, -2, -6, -3, 9, -2
    ],
}, model=c20_model, name='default_INT32_rank_input_3_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_INT32_rank_input_4_21
c21_i0 = Input('c21_i0', ('TENSOR_INT32', [2, 1, 3, 2]))
c21_p1 = Parameter('c21_p1', ('TENSOR_INT32', [4]), [2, 2, 2, 1])
c21_o2 = Output('c21_o2', ('TENSOR_INT32', [4, 2, 6, 2]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('TILE', c21_i0, c21_p1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [-4, -2, 0, 5, 2, 3, 9, 6, 8, 1, -9, -6],
    c21_o2: [
        -4, -2, 0, 5, 2, 3, -4, -2, 0, 5, 2, 3, -4, -2, 0, 5, 2, 3, -4, -2, 0, 5, 2, 3, 9, 6, 8, 1, -9, -6, 9,
        6, 8, 1, -9, -6, 9, 6, 8, 1, -9, -6, 9, 6, 8, 1, -9, -6, -4, -2, 0, 5, 2, 3, -4, -2, 0, 5, 2, 3, -4,
        -2, 0, 5, 2, 3, -4, -2, 0, 5, 2, 3, 9, 6, 8, 1, -9, -6, 9, 6, 8, 1, -9, -6, 9, 6, 8, 1, -9, -6, 9, 6,
        8, 1, -9, -6
    ],
}, model=c21_model, name='default_INT32_rank_input_4_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_INT32_rank_input_5_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c22_p1 = Parameter('c22_p1', ('TENSOR_INT32', [5]), [1, 2, 2, 2, 2])
c22_o2 = Output('c22_o2', ('TENSOR_INT32', [2, 2, 4, 4, 4]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('TILE', c22_i0, c22_p1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [-6, -8, -2, 7, 9, 3, 1, 5, -5, 4, 2, -7, -4, -9, -1, 0],
    c22_o2: [
        -6, -8, -6, -8, -2, 7, -2, 7, -6, -8, -6, -8, -2, 7, -2, 7, 9, 3, 9, 3, 1, 5, 1, 5, 9, 3, 9, 3, 1, 5,
        1, 5, -6, -8, -6, -8, -2, 7, -2, 7, -6, -8, -6, -8, -2, 7, -2, 7, 9, 3, 9, 3, 1, 5, 1, 5, 9, 3, 9, 3,
        1, 5, 1, 5, -6, -8, -6, -8, -2, 7, -2, 7, -6, -8, -6, -8, -2, 7, -2, 7, 9, 3, 9, 3, 1, 5, 1, 5, 9, 3,
        9, 3, 1, 5, 1, 5, -6, -8, -6, -8, -2, 7, -2, 7, -6, -8, -6, -8, -2, 7, -2, 7, 9, 3, 9, 3, 1, 5, 1, 5,
        9, 3, 9, 3, 1, 5, 1, 5, -5, 4, -5, 4, 2, -7, 2, -7, -5, 4, -5, 4, 2, -7, 2, -7, -4, -9, -4, -9, -1, 0,
        -1, 0, -4, -9, -4, -9, -1, 0, -1, 0, -5, 4, -5, 4, 2, -7, 2, -7, -5, 4, -5, 4, 2, -7, 2, -7, -4, -9,
        -4, -9, -1, 0, -1, 0, -4, -9, -4, -9, -1, 0, -1, 0, -5, 4, -5, 4, 2, -7, 2, -7, -5, 4, -5, 4, 2, -7,
        2, -7, -4, -9, -4, -9, -1, 0, -1, 0, -4, -9, -4, -9, -1, 0, -1, 0, -5, 4, -5, 4, 2, -7, 2, -7, -5, 4,
        -5, 4, 2, -7, 2, -7, -4, -9, -4, -9, -1, 0, -1, 0, -4, -9, -4, -9, -1, 0, -1, 0
    ],
}, model=c22_model, name='default_INT32_rank_input_5_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_INT32_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [2, 17]))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [2]), [3, 3])
c23_o2 = Output('c23_o2', ('TENSOR_INT32', [6, 51]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('TILE', c23_i0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7, -3, 0, -8, 3, 1, -8, -7, 0, -6, 6, 1, 7, -4, 5, -2,
        -3, 2, 9, 3, -5
    ],
    c23_o2: [
        4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7, -3, 0, -8, 4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2,
        6, -7, -3, 0, -8, 4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7, -3, 0, -8, 3, 1, -8, -7, 0, -6, 6,
        1, 7, -4, 5, -2, -3, 2, 9, 3, -5, 3, 1, -8, -7, 0, -6, 6, 1, 7, -4, 5, -2, -3, 2, 9, 3, -5, 3, 1, -8,
        -7, 0, -6, 6, 1, 7, -4, 5, -2, -3, 2, 9, 3, -5, 4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7, -3,
        0, -8, 4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7, -3, 0, -8, 4, 8, -4, -5, 9, -1, -2, -9, 7, -6,
        5, 2, 6, -7, -3, 0, -8, 3, 1, -8, -7, 0, -6, 6, 1, 7, -4, 5, -2, -3, 2, 9, 3, -5, 3, 1, -8, -7, 0, -6,
        6, 1, 7, -4, 5, -2, -3, 2, 9, 3, -5, 3, 1, -8, -7, 0, -6, 6, 1, 7, -4, 5, -2, -3, 2, 9, 3, -5, 4, 8,
        -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7, -3, 0, -8, 4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7,
        -3, 0, -8, 4, 8, -4, -5, 9, -1, -2, -9, 7, -6, 5, 2, 6, -7, -3, 0, -8, 3, 1, -8, -7, 0, -6, 6, 1, 7,
        -4, 5, -2, -3, 2, 9, 3, -5, 3, 1, -8, -7, 0, -6, 6, 1, 7, -4, 5, -2, -3, 2, 9, 3, -5, 3, 1, -8, -7, 0,
        -6, 6, 1, 7, -4, 5, -2, -3, 2, 9, 3, -5
    ],
}, model=c23_model, name='default_INT32_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_SIGNED_INT32_mixed_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 2], 0.4375, -128))
c24_i1 = Input('c24_i1', ('TENSOR_INT32', [4]))
c24_o2 = Output('c24_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.4375, -128))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('TILE', c24_i0, c24_i1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [
        84, 104, 74, -30, 26, 4, -128, 102, -114, -21, 58, 71, -71, 103, -105, -73, -81, -79, 47, 51, 81,
        -108, 37, 118, -120, -47, -44, -83, -12, 82, -60, 73, -89, 35, -106, -31, -85, -99, -75, -13, 121, 25,
        92, 93, -98, 53, -2, 59, -15, 78, -35, -65, -9, -11
    ],
    c24_i1: [2, 2, 1, 2],
    c24_o2: np.reshape(np.array([
        84, 104, 84, 104, 74, -30, 74, -30, 26, 4, 26, 4, -128, 102, -128, 102, -114, -21, -114, -21, 58, 71,
        58, 71, -71, 103, -71, 103, -105, -73, -105, -73, -81, -79, -81, -79, 84, 104, 84, 104, 74, -30, 74,
        -30, 26, 4, 26, 4, -128, 102, -128, 102, -114, -21, -114, -21, 58, 71, 58, 71, -71, 103, -71, 103,
        -105, -73, -105, -73, -81, -79, -81, -79, 47, 51, 47, 51, 81, -108, 81, -108, 37, 118, 37, 118, -120,
        -47, -120, -47, -44, -83, -44, -83, -12, 82, -12, 82, -60, 73, -60, 73, -89, 35, -89, 35, -106, -31,
        -106, -31, 47, 51, 47, 51, 81, -108, 81, -108, 37, 118, 37, 118, -120, -47, -120, -47, -44, -83, -44,
        -83, -12, 82, -12, 82, -60, 73, -60, 73, -89, 35, -89, 35, -106, -31, -106, -31, -85, -99, -85, -99,
        -75, -13, -75, -13, 121, 25, 121, 25, 92, 93, 92, 93, -98, 53, -98, 53, -2, 59, -2, 59, -15, 78, -15,
        78, -35, -65, -35, -65, -9, -11, -9, -11, -85, -99, -85, -99, -75, -13, -75, -13, 121, 25, 121, 25,
        92, 93, 92, 93, -98, 53, -98, 53, -2, 59, -2, 59, -15, 78, -15, 78, -35, -65, -35, -65, -9, -11, -9,
        -11, 84, 104, 84, 104, 74, -30, 74, -30, 26, 4, 26, 4, -128, 102, -128, 102, -114, -21, -114, -21, 58,
        71, 58, 71, -71, 103, -71, 103, -105, -73, -105, -73, -81, -79, -81, -79, 84, 104, 84, 104, 74, -30,
        74, -30, 26, 4, 26, 4, -128, 102, -128, 102, -114, -21, -114, -21, 58, 71, 58, 71, -71, 103, -71, 103,
        -105, -73, -105, -73, -81, -79, -81, -79, 47, 51, 47, 51, 81, -108, 81, -108, 37, 118, 37, 118, -120,
        -47, -120, -47, -44, -83, -44, -83, -12, 82, -12, 82, -60, 73, -60, 73, -89, 35, -89, 35, -106, -31,
        -106, -31, 47, 51, 47, 51, 81, -108, 81, -108, 37, 118, 37, 118, -120, -47, -120, -47, -44, -83, -44,
        -83, -12, 82, -12, 82, -60, 73, -60, 73, -89, 35, -89, 35, -106, -31, -106, -31, -85, -99, -85, -99,
        -75, -13, -75, -13, 121, 25, 121, 25, 92, 93, 92, 93, -98, 53, -98, 53, -2, 59, -2, 59, -15, 78, -15,
        78, -35, -65, -35, -65, -9, -11, -9, -11, -85, -99, -85, -99, -75, -13, -75, -13, 121, 25, 121, 25,
        92, 93, 92, 93, -98, 53, -98, 53, -2, 59, -2, 59, -15, 78, -15, 78, -35, -65, -35, -65, -9, -11, -9,
        -11
    ], np.int8), [6, 6, 3, 4]),
}, model=c24_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_SIGNED_INT32_mixed_25
c25_p0 = Parameter('c25_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3], 0.375, 127), [
        93, -83, 13, -68, 71, 91, 0, 109, 83, -97, -85, -54, -72, 34, -7, 49, 25, 11, -30, -4, 96, -41, -60,
        97, -67, -82, -71
    ])
c25_p1 = Parameter('c25_p1', ('TENSOR_INT32', [3]), [1, 2, 1])
c25_o2 = Output('c25_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 6, 3], 0.375, 127))
c25_model = Model()
c25_model.AddOperand(c25_p0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('TILE', c25_p0, c25_p1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_o2: [
        93, -83, 13, -68, 71, 91, 0, 109, 83, 93, -83, 13, -68, 71, 91, 0, 109, 83, -97, -85, -54, -72, 34,
        -7, 49, 25, 11, -97, -85, -54, -72, 34, -7, 49, 25, 11, -30, -4, 96, -41, -60, 97, -67, -82, -71, -30,
        -4, 96, -41, -60, 97, -67, -82, -71
    ],
}, model=c25_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, 0))
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', [1]), [2])
c26_o2 = Output('c26_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [8], 0.125, 0))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('TILE', c26_i0, c26_p1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [-70, 60, -52, -9],
    c26_o2: [-70, 60, -52, -9, -70, 60, -52, -9],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.3125, 0))
c27_p1 = Parameter('c27_p1', ('TENSOR_INT32', [2]), [2, 2])
c27_o2 = Output('c27_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [6, 6], 0.3125, 0))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_o2)
c27_model.Operation('TILE', c27_i0, c27_p1).To(c27_o2)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [18, -5, 60, -67, -124, 12, -106, -114, 71],
    c27_o2: [
        18, -5, 60, 18, -5, 60, -67, -124, 12, -67, -124, 12, -106, -114, 71, -106, -114, 71, 18, -5, 60, 18,
        -5, 60, -67, -124, 12, -67, -124, 12, -106, -114, 71, -106, -114, 71
    ],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2, 2], 0.0625, 0))
c28_p1 = Parameter('c28_p1', ('TENSOR_INT32', [5]), [2, 2, 2, 2, 1])
c28_o2 = Output('c28_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 4, 4, 2], 0.0625, 0))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_o2)
c28_model.Operation('TILE', c28_i0, c28_p1).To(c28_o2)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [124, -79, 55, 84, 76, -28, 117, -48, -41, 45, -51, -111, 49, 58, 8, -72],
    c28_o2: [
        124, -79, 55, 84, 124, -79, 55, 84, 76, -28, 117, -48, 76, -28, 117, -48, 124, -79, 55, 84, 124, -79,
        55, 84, 76, -28, 117, -48, 76, -28, 117, -48, 124, -79, 55, 84, 124, -79, 55, 84, 76, -28, 117, -48,
        76, -28, 117, -48, 124, -79, 55, 84, 124, -79, 55, 84, 76, -28, 117, -48, 76, -28, 117, -48, -41, 45,
        -51, -111, -41, 45, -51, -111, 49, 58, 8, -72, 49, 58, 8, -72, -41, 45, -51, -111, -41, 45, -51, -111,
        49, 58, 8, -72, 49, 58, 8, -72, -41, 45, -51, -111, -41, 45, -51, -111, 49, 58, 8, -72, 49, 58, 8,
        -72, -41, 45, -51, -111, -41, 45, -51, -111, 49, 58, 8, -72, 49, 58, 8, -72, 124, -79, 55, 84, 124,
        -79, 55, 84, 76, -28, 117, -48, 76, -28, 117, -48, 124, -79, 55, 84, 124, -79, 55, 84, 76, -28, 117,
        -48, 76, -28, 117, -48, 124, -79, 55, 84, 124, -79, 55, 84, 76, -28, 117, -48, 76, -28, 117, -48, 124,
        -79, 55, 84, 124, -79, 55, 84, 76, -28, 117, -48, 76, -28, 117, -48, -41, 45, -51, -111, -41, 45, -51,
        -111, 49, 58, 8, -72, 49, 58, 8, -72, -41, 45, -51, -111, -41, 45, -51, -111, 49, 58, 8, -72, 49, 58,
        8, -72, -41, 45, -51, -111, -41, 45, -51, -111, 49, 58, 8, -72, 49, 58, 8, -72, -41, 45, -51, -111,
        -41, 45, -51, -111, 49, 58, 8, -72, 49, 58, 8, -72
    ],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tile_default_QUANT8_ASYMM_SIGNED_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.4375, -82))
c29_p1 = Parameter('c29_p1', ('TENSOR_INT32', [2]), [1, 3])
c29_o2 = Output('c29_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 51], 0.4375, -82))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_o2)
c29_model.Operation('TILE', c29_i0, c29_p1).To(c29_o2)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        111, 92, -75, 9, 77, -57, -107, 41, 71, 31, 82, -89, 93, -13, -38, 54, 89, -15, 12, 34, 15, -2, 98,
        55, -53, -39, 67, 13, -42, 40, -14, -37, -54, 84
    ],
    c29_o2: [
        111, 92, -75, 9, 77, -57, -107, 41, 71, 31, 82, -89, 93, -13, -38, 54, 89, 111, 92, -75, 9, 77, -57,
        -107, 41, 71, 31, 82, -89, 93, -13, -38, 54, 89, 111, 92, -75, 9, 77, -57, -107, 41, 71, 31, 82, -89,
        93, -13, -38, 54, 89, -15, 12, 34, 15, -2, 98, 55, -53, -39, 67, 13, -42, 40, -14, -37, -54, 84, -15,
        12, 34, 15, -2, 98, 55, -53, -39, 67, 13, -42, 40, -14, -37, -54, 84, -15, 12, 34, 15, -2, 98, 55,
        -53, -39, 67, 13, -42, 40, -14, -37, -54, 84
    ],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
