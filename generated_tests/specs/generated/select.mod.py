from math import inf, nan

import numpy as np

# select_default_BOOL8_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_BOOL8', [1, 2, 1, 1, 2]), [False, True, True, False])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]))
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('SELECT', c0_p0, c0_i1, c0_i2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i1: [0.625, 0.0, -0.75, -2.0],
    c0_i2: [-2.25, -2.625, 0.25, 1.5],
    c0_o3: [-2.25, 0.0, -0.75, 1.5],
}, model=c0_model, name='default_BOOL8_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_BOOL8', [3, 2, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 2, 2]), [1.375, 1.0, -2.25, 0.875, 0.25, 2.875, -1.375, -1.625, -2.625, -0.625, 2.0, -2.75])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [3, 2, 2]), [-1.625, 0.875, -2.875, 1.375, -3.0, 1.625, 0.625, -0.25, -2.625, -0.75, 1.5, 1.125])
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [3, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('SELECT', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [True, False, False, True, False, True, True, False, False, True, True, False],
    c1_o3: [1.375, 0.875, -2.875, 0.875, -3.0, 2.875, -1.375, -0.25, -2.625, -0.625, 2.0, 1.125],
}, model=c1_model, name='default_BOOL8_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_BOOL8', [4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [4]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [4]))
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('SELECT', c2_i0, c2_i1, c2_i2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [False, True, True, False],
    c2_i1: [2.5, 2.125, 1.0, -1.75],
    c2_i2: [0.75, 0.125, 1.375, -0.25],
    c2_o3: [0.75, 2.125, 1.0, -0.25],
}, model=c2_model, name='default_BOOL8_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_BOOL8', [4, 3]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [4, 3]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [4, 3]))
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [4, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('SELECT', c3_i0, c3_i1, c3_i2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [True, False, False, True, True, False, True, False, False, True, True, False],
    c3_i1: [-1.875, 1.625, -0.375, -2.0, 0.5, -1.625, -1.5, 2.5, 3.0, 1.875, -2.125, -2.25],
    c3_i2: [-0.625, 1.875, 0.125, -2.75, 1.0, 0.0, -3.0, -1.25, 1.5, -0.75, 2.625, 2.25],
    c3_o3: [-1.875, 1.875, 0.125, -2.0, 0.5, 0.0, -1.5, -1.25, 1.5, 1.875, -2.125, 2.25],
}, model=c3_model, name='default_BOOL8_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT32_mixed_4
c4_i0 = Input('c4_i0', ('TENSOR_BOOL8', [1, 1, 3, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1, 1, 3, 1]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [1, 1, 3, 1]))
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 1, 3, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('SELECT', c4_i0, c4_i1, c4_i2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [True, False, False],
    c4_i1: [-0.625, 2.0, -2.75],
    c4_i2: [-1.25, -1.375, 2.0],
    c4_o3: [-0.625, -1.375, 2.0],
}, model=c4_model, name='default_BOOL8_FLOAT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_BOOL8', [3, 17]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [3, 17]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [3, 17]))
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [3, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('SELECT', c5_i0, c5_i1, c5_i2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        True, False, False, True, False, True, True, False, False, True, True, False, True, False, True,
        False, True, False, False, True, False, True, True, False, False, True, False, True, True, False,
        True, False, True, False, False, True, True, False, True, False, True, False, False, True, False,
        True, True, False, True, False, True
    ],
    c5_i1: [
        1.375, 2.75, -2.5, -1.375, -2.75, 0.5, 1.25, 0.25, 1.625, 1.0, -2.625, -0.625, -1.625, 2.5, -0.375,
        2.0, -1.5, 2.125, -2.125, 0.75, 2.625, -1.75, -3.0, -2.25, -2.0, -2.875, 0.875, 2.375, 0.125, -0.5,
        -1.875, -0.25, 0.625, 3.0, 1.125, -0.875, -1.0, 1.875, -0.125, 0.375, 2.25, -1.25, 1.5, 2.875, 1.75,
        -1.125, -2.375, 0.0, -0.75, 1.75, -0.875
    ],
    c5_i2: [
        -1.5, 0.75, -0.125, 0.125, 1.0, 1.75, -2.875, 2.125, 1.375, 1.625, 0.375, 1.25, -2.25, -0.5, 2.875,
        3.0, 0.625, -1.625, -0.875, 1.5, -0.75, -0.25, -1.375, 2.375, 2.625, -0.625, -2.125, -1.25, -0.375,
        2.0, 0.875, -2.0, -2.375, -1.875, -2.75, -3.0, 0.25, -1.125, -2.5, 2.5, 0.5, 2.25, 0.0, -2.625, -1.75,
        1.125, 1.875, -1.0, 2.75, 0.5, 1.5
    ],
    c5_o3: [
        1.375, 0.75, -0.125, -1.375, 1.0, 0.5, 1.25, 2.125, 1.375, 1.0, -2.625, 1.25, -1.625, -0.5, -0.375,
        3.0, -1.5, -1.625, -0.875, 0.75, -0.75, -1.75, -3.0, 2.375, 2.625, -2.875, -2.125, 2.375, 0.125, 2.0,
        -1.875, -2.0, 0.625, -1.875, -2.75, -0.875, -1.0, -1.125, -0.125, 2.5, 2.25, 2.25, 0.0, 2.875, -1.75,
        -1.125, -2.375, -1.0, -0.75, 0.5, -0.875
    ],
}, model=c5_model, name='default_BOOL8_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_BOOL8', [3, 3, 2]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', [3, 3, 2]), [
        2.75, 0.25, -1.125, -0.125, -3.0, 0.625, 0.75, -1.625, -0.5, 2.5, 3.0, 0.125, -1.875, -2.875, 0.5,
        -2.75, 1.875, 1.25
    ])
c6_p2 = Parameter('c6_p2', ('TENSOR_FLOAT16', [3, 3, 2]), [
        0.0, 0.125, 2.0, 2.625, -2.125, 2.125, -1.875, -1.625, -1.25, -0.875, -1.5, -0.125, -2.875, 0.5,
        -0.625, 2.75, -0.375, 3.0
    ])
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT16', [3, 3, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('SELECT', c6_i0, c6_p1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        False, True, True, False, True, False, False, True, False, True, True, False, False, True, True,
        False, True, False
    ],
    c6_o3: [
        0.0, 0.25, -1.125, 2.625, -3.0, 2.125, -1.875, -1.625, -1.25, 2.5, 3.0, -0.125, -2.875, -2.875, 0.5,
        2.75, 1.875, 3.0
    ],
}, model=c6_model, name='default_BOOL8_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_BOOL8', [1, 3, 2, 1]), [False, True, True, False, False, True])
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [1, 3, 2, 1]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [1, 3, 2, 1]))
c7_o3 = Output('c7_o3', ('TENSOR_FLOAT16', [1, 3, 2, 1]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('SELECT', c7_p0, c7_i1, c7_i2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i1: [-2.25, -1.5, 2.0, 1.75, -0.625, 2.875],
    c7_i2: [-1.0, 2.5, 1.75, -1.125, 1.375, 0.5],
    c7_o3: [-1.0, -1.5, 2.0, -1.125, 1.375, 2.875],
}, model=c7_model, name='default_BOOL8_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_BOOL8', [3]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [3]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [3]))
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('SELECT', c8_i0, c8_i1, c8_i2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [True, False, True],
    c8_i1: [-2.25, 2.75, 0.625],
    c8_i2: [-1.125, -0.875, -2.25],
    c8_o3: [-2.25, -0.875, 0.625],
}, model=c8_model, name='default_BOOL8_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT16_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_BOOL8', [2, 2, 2, 1, 1]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [2, 2, 2, 1, 1]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [2, 2, 2, 1, 1]))
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [2, 2, 2, 1, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('SELECT', c9_i0, c9_i1, c9_i2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [True, False, False, True, False, True, False, True],
    c9_i1: [1.375, 3.0, -1.75, -2.5, 1.625, -1.5, -1.375, -0.875],
    c9_i2: [-0.375, 1.5, 2.0, 1.875, -0.75, 2.75, -1.0, 0.5],
    c9_o3: [1.375, 1.5, 2.0, -2.5, -0.75, -1.5, -1.0, -0.875],
}, model=c9_model, name='default_BOOL8_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT16_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_BOOL8', [2, 4]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [2, 4]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [2, 4]))
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [2, 4]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('SELECT', c10_i0, c10_i1, c10_i2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [True, False, True, False, True, False, True, False],
    c10_i1: [1.875, 1.5, 1.125, 0.875, 0.625, 3.0, 0.0, 2.875],
    c10_i2: [2.625, 2.0, -1.0, -2.75, -3.0, -2.0, 1.5, -0.5],
    c10_o3: [1.875, 2.0, 1.125, -2.75, 0.625, -2.0, 0.0, -0.5],
}, model=c10_model, name='default_BOOL8_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_FLOAT16_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_BOOL8', [3, 17]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [3, 17]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [3, 17]))
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT16', [3, 17]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('SELECT', c11_i0, c11_i1, c11_i2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        False, True, False, True, False, True, False, True, False, True, False, True, False, True, False,
        True, True, False, True, False, True, False, False, True, True, False, True, False, True, False, True,
        False, True, False, True, False, True, False, False, True, True, False, False, True, False, True,
        True, False, False, True, True
    ],
    c11_i1: [
        -1.75, 2.0, -2.0, 1.25, 0.875, 2.125, -1.25, 2.625, -2.625, -0.25, 1.375, 0.75, 1.625, 0.625, 0.0,
        3.0, -2.75, 2.5, 2.875, -1.125, -1.875, 1.875, 0.25, -1.5, 1.5, 0.375, 0.5, -0.375, -0.125, 2.375,
        -0.5, 2.25, -0.625, -0.75, -2.5, -2.875, -3.0, 1.125, -1.375, -2.375, 2.75, 1.0, 1.75, -2.125, 0.125,
        -1.0, -0.875, -1.625, -2.25, 0.75, 2.75
    ],
    c11_i2: [
        3.0, -0.5, 2.375, -2.375, -2.75, 2.875, 1.25, 2.75, 0.5, 2.25, -2.875, 0.625, 0.25, 1.0, 0.125, -3.0,
        -2.5, -1.125, -1.75, 2.625, -0.875, 2.0, -2.25, -1.875, 0.75, 1.75, -0.25, 2.5, -0.75, -1.0, -0.625,
        0.375, -0.125, 1.5, 2.125, 1.875, 0.875, 1.125, 1.625, -0.375, -1.375, 1.375, -1.25, -1.625, 0.0,
        -2.125, -2.0, -2.625, -1.5, -1.375, -2.375
    ],
    c11_o3: [
        3.0, 2.0, 2.375, 1.25, -2.75, 2.125, 1.25, 2.625, 0.5, -0.25, -2.875, 0.75, 0.25, 0.625, 0.125, 3.0,
        -2.75, -1.125, 2.875, 2.625, -1.875, 2.0, -2.25, -1.5, 1.5, 1.75, 0.5, 2.5, -0.125, -1.0, -0.5, 0.375,
        -0.625, 1.5, -2.5, 1.875, -3.0, 1.125, 1.625, -2.375, 2.75, 1.375, -1.25, -2.125, 0.0, -1.0, -0.875,
        -2.625, -1.5, 0.75, 2.75
    ],
}, model=c11_model, name='default_BOOL8_FLOAT16_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_BOOL8', [2, 4]))
c12_p1 = Parameter('c12_p1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.4375, 255), [168, 226, 247, 27, 55, 141, 130, 53])
c12_i2 = Input('c12_i2', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.4375, 255))
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.75, 128))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('SELECT', c12_i0, c12_p1, c12_i2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [True, False, False, True, False, True, False, True],
    c12_i2: [96, 76, 120, 165, 176, 181, 221, 225],
    c12_o3: [77, 24, 49, 0, 82, 61, 108, 10],
}, model=c12_model, name='default_BOOL8_QUANT8_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_BOOL8', [2]), [False, True])
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [2], 0.25, 0))
c13_p2 = Parameter('c13_p2', ('TENSOR_QUANT8_ASYMM', [2], 0.1875, 0), [196, 201])
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [2], 0.375, 128))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('SELECT', c13_p0, c13_i1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i1: [157, 110],
    c13_o3: [226, 201],
}, model=c13_model, name='default_BOOL8_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_BOOL8', [2, 2, 2, 2, 1]))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 1], 0.375, 192))
c14_i2 = Input('c14_i2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 1], 0.1875, 128))
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 1], 0.25, 128))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('SELECT', c14_i0, c14_i1, c14_i2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        False, True, True, False, True, False, True, False, False, True, False, True, False, True, False, True
    ],
    c14_i1: [243, 209, 46, 112, 95, 2, 126, 18, 158, 44, 10, 147, 81, 128, 201, 179],
    c14_i2: [95, 161, 218, 38, 114, 144, 62, 70, 59, 203, 253, 76, 235, 30, 132, 186],
    c14_o3: [103, 154, 0, 60, 0, 140, 29, 84, 76, 0, 222, 60, 208, 32, 131, 108],
}, model=c14_model, name='default_BOOL8_QUANT8_ASYMM_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_BOOL8', [1, 2, 1, 2]))
c15_i1 = Input('c15_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.3125, 85))
c15_i2 = Input('c15_i2', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.125, 128))
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.1875, 53))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('SELECT', c15_i0, c15_i1, c15_i2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [True, False, False, True],
    c15_i1: [53, 212, 11, 148],
    c15_i2: [55, 26, 73, 246],
    c15_o3: [0, 0, 16, 158],
}, model=c15_model, name='default_BOOL8_QUANT8_ASYMM_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_BOOL8', [3, 4, 2]))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT8_ASYMM', [3, 4, 2], 0.125, 128))
c16_i2 = Input('c16_i2', ('TENSOR_QUANT8_ASYMM', [3, 4, 2], 0.25, 246))
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM', [3, 4, 2], 0.125, 128))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('SELECT', c16_i0, c16_i1, c16_i2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        False, True, False, True, False, True, False, True, False, True, False, True, True, False, True,
        False, False, True, False, True, False, True, True, False
    ],
    c16_i1: [
        73, 111, 56, 237, 101, 250, 133, 85, 239, 31, 107, 52, 58, 241, 204, 167, 19, 251, 55, 232, 60, 147,
        134, 29
    ],
    c16_i2: [
        136, 232, 247, 26, 8, 122, 71, 6, 143, 186, 121, 96, 81, 38, 108, 13, 200, 116, 16, 32, 30, 92, 159,
        128
    ],
    c16_o3: [0, 111, 130, 237, 0, 250, 0, 85, 0, 31, 0, 52, 58, 0, 204, 0, 36, 251, 0, 232, 0, 147, 134, 0],
}, model=c16_model, name='default_BOOL8_QUANT8_ASYMM_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_BOOL8', [2, 17]))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.25, 128))
c17_i2 = Input('c17_i2', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.25, 237))
c17_o3 = Output('c17_o3', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.4375, 194))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('SELECT', c17_i0, c17_i1, c17_i2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        False, True, False, True, True, False, True, False, False, True, True, False, True, False, True,
        False, True, False, False, True, True, False, False, True, True, False, False, True, False, True,
        False, True, False, True
    ],
    c17_i1: [
        214, 112, 161, 20, 217, 199, 166, 211, 89, 85, 216, 210, 23, 215, 179, 250, 196, 242, 241, 186, 136,
        64, 223, 159, 53, 213, 228, 11, 157, 3, 5, 152, 45, 126
    ],
    c17_i2: [
        35, 40, 49, 134, 83, 199, 19, 67, 241, 152, 176, 160, 213, 120, 158, 210, 11, 249, 128, 101, 156, 148,
        82, 104, 112, 247, 222, 14, 157, 124, 180, 111, 198, 16
    ],
    c17_o3: [
        79, 185, 87, 132, 245, 172, 216, 97, 196, 169, 244, 150, 134, 127, 223, 179, 233, 201, 132, 227, 199,
        143, 105, 212, 151, 200, 185, 127, 148, 123, 161, 208, 172, 193
    ],
}, model=c17_model, name='default_BOOL8_QUANT8_ASYMM_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_INT32_mixed_18
c18_p0 = Parameter('c18_p0', ('TENSOR_BOOL8', [2, 3, 3, 1]), [
        True, False, True, False, False, True, False, True, False, True, False, True, False, True, False,
        True, True, False
    ])
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [2, 3, 3, 1]), [1, -3, -7, -9, -4, 4, -6, 2, 8, 7, 0, 6, 5, -2, 3, -5, -8, 9])
c18_p2 = Parameter('c18_p2', ('TENSOR_INT32', [2, 3, 3, 1]), [-4, -6, -3, -5, 4, 3, -8, -1, -7, -2, 8, 9, 2, 7, -9, 6, 5, 1])
c18_o3 = Output('c18_o3', ('TENSOR_INT32', [2, 3, 3, 1]))
c18_model = Model()
c18_model.AddOperand(c18_p0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('SELECT', c18_p0, c18_p1, c18_p2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_o3: [1, -6, -7, -5, 4, 4, -8, 2, -7, 7, 8, 6, 2, -2, -9, -5, -8, 1],
}, model=c18_model, name='default_BOOL8_INT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_INT32_mixed_19
c19_i0 = Input('c19_i0', ('TENSOR_BOOL8', [1, 2, 2, 2, 1]))
c19_i1 = Input('c19_i1', ('TENSOR_INT32', [1, 2, 2, 2, 1]))
c19_i2 = Input('c19_i2', ('TENSOR_INT32', [1, 2, 2, 2, 1]))
c19_o3 = Output('c19_o3', ('TENSOR_INT32', [1, 2, 2, 2, 1]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_i2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('SELECT', c19_i0, c19_i1, c19_i2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [False, True, False, True, True, False, True, False],
    c19_i1: [-7, -4, 2, 4, -8, -3, 3, -1],
    c19_i2: [2, -7, 1, -4, 7, -9, 9, -2],
    c19_o3: [2, -4, 1, 4, -8, -9, 3, -2],
}, model=c19_model, name='default_BOOL8_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_INT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_BOOL8', [4]))
c20_i1 = Input('c20_i1', ('TENSOR_INT32', [4]))
c20_i2 = Input('c20_i2', ('TENSOR_INT32', [4]))
c20_o3 = Output('c20_o3', ('TENSOR_INT32', [4]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('SELECT', c20_i0, c20_i1, c20_i2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [False, True, False, True],
    c20_i1: [8, 7, 9, 4],
    c20_i2: [-5, -2, 0, -9],
    c20_o3: [-5, 7, 0, 4],
}, model=c20_model, name='default_BOOL8_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_INT32_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_BOOL8', [4, 2]))
c21_i1 = Input('c21_i1', ('TENSOR_INT32', [4, 2]))
c21_i2 = Input('c21_i2', ('TENSOR_INT32', [4, 2]))
c21_o3 = Output('c21_o3', ('TENSOR_INT32', [4, 2]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('SELECT', c21_i0, c21_i1, c21_i2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [False, True, False, True, True, False, False, True],
    c21_i1: [-8, 8, 0, -4, 5, 3, 9, -7],
    c21_i2: [-9, -5, 7, -4, 9, 6, 0, 3],
    c21_o3: [-9, 8, 7, -4, 5, 6, 0, -7],
}, model=c21_model, name='default_BOOL8_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_INT32_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_BOOL8', [1, 3, 4]))
c22_i1 = Input('c22_i1', ('TENSOR_INT32', [1, 3, 4]))
c22_i2 = Input('c22_i2', ('TENSOR_INT32', [1, 3, 4]))
c22_o3 = Output('c22_o3', ('TENSOR_INT32', [1, 3, 4]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_i2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('SELECT', c22_i0, c22_i1, c22_i2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [True, False, False, True, False, True, False, True, False, True, False, True],
    c22_i1: [5, 6, -9, 2, -7, -2, -3, -1, 9, 0, 1, -4],
    c22_i2: [9, 2, -4, -6, 4, 6, 0, 5, -1, -5, 8, -3],
    c22_o3: [5, 2, -4, 2, 4, -2, 0, -1, -1, 0, 8, -4],
}, model=c22_model, name='default_BOOL8_INT32_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_INT32_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_BOOL8', [1, 17]))
c23_i1 = Input('c23_i1', ('TENSOR_INT32', [1, 17]))
c23_i2 = Input('c23_i2', ('TENSOR_INT32', [1, 17]))
c23_o3 = Output('c23_o3', ('TENSOR_INT32', [1, 17]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('SELECT', c23_i0, c23_i1, c23_i2).To(c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        False, True, False, True, True, False, False, True, True, False, True, False, False, True, True,
        False, True
    ],
    c23_i1: [-3, 9, 7, -8, 8, -2, -4, 0, -6, 4, -9, 6, -5, -7, -1, 3, 2],
    c23_i2: [-1, -4, 7, -5, 4, -8, 6, -2, 1, -6, 8, 5, 3, 9, 0, -3, -7],
    c23_o3: [-1, 9, 7, -8, 8, -8, 6, 0, -6, -6, -9, 5, 3, -7, -1, -3, 2],
}, model=c23_model, name='default_BOOL8_INT32_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_24
c24_p0 = Parameter('c24_p0', ('TENSOR_BOOL8', [4, 4]), [
        True, False, False, True, False, True, True, False, True, False, False, True, True, False, True, False
    ])
c24_p1 = Parameter('c24_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.125, -128), [-61, -24, 75, -87, 42, -55, -14, -59, -31, 51, -102, 98, -67, -117, 116, -68])
c24_i2 = Input('c24_i2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.375, -128))
c24_o3 = Output('c24_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.25, 0))
c24_model = Model()
c24_model.AddOperand(c24_p0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('SELECT', c24_p0, c24_p1, c24_i2).To(c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i2: [-12, 120, 78, -94, -124, -48, -89, -119, -35, -99, -56, -115, 83, 39, 53, 56],
    c24_o3: [34, 127, 127, 21, 6, 37, 57, 14, 49, 44, 108, 113, 31, 127, 122, 127],
}, model=c24_model, name='default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_BOOL8', [3, 2, 2, 1]))
c25_i1 = Input('c25_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 1], 0.375, 127))
c25_p2 = Parameter('c25_p2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 1], 0.0625, 127), [-54, 66, -90, -33, 79, 115, 16, 17, -68, -109, 5, -40])
c25_o3 = Output('c25_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 1], 0.4375, -99))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('SELECT', c25_i0, c25_i1, c25_p2).To(c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [True, False, True, False, True, False, True, False, False, True, False, True],
    c25_i1: [108, 83, -32, -84, 10, -74, 114, -99, 22, 41, -26, 11],
    c25_o3: [-115, -108, -128, -122, -128, -101, -110, -115, -127, -128, -116, -128],
}, model=c25_model, name='default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_BOOL8', [2, 2, 1, 2, 1]))
c26_i1 = Input('c26_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2, 1], 0.3125, 0))
c26_i2 = Input('c26_i2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2, 1], 0.4375, 0))
c26_o3 = Output('c26_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2, 1], 0.375, 65))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_i2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('SELECT', c26_i0, c26_i1, c26_i2).To(c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [True, False, False, True, True, False, True, False],
    c26_i1: [114, -47, 30, -40, 90, 79, -93, 66],
    c26_i2: [85, 81, 21, 93, -45, -128, 60, 84],
    c26_o3: [127, 127, 90, 32, 127, -84, -13, 127],
}, model=c26_model, name='default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_BOOL8', [4]))
c27_i1 = Input('c27_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.0625, 0))
c27_i2 = Input('c27_i2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.375, 0))
c27_o3 = Output('c27_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, 0))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_i2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('SELECT', c27_i0, c27_i1, c27_i2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [True, False, False, True],
    c27_i1: [-11, 10, -18, 79],
    c27_i2: [27, 67, 13, -50],
    c27_o3: [-1, 50, 10, 10],
}, model=c27_model, name='default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_28
c28_i0 = Input('c28_i0', ('TENSOR_BOOL8', [3, 4, 4]))
c28_i1 = Input('c28_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 4], 0.25, 0))
c28_i2 = Input('c28_i2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 4], 0.3125, 0))
c28_o3 = Output('c28_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 4], 0.3125, 0))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_i2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('SELECT', c28_i0, c28_i1, c28_i2).To(c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [
        True, False, False, True, True, False, False, True, True, False, False, True, False, True, True,
        False, True, False, True, False, False, True, False, True, False, True, False, True, False, True,
        False, True, False, True, True, False, True, False, True, False, False, True, False, True, False,
        True, True, False
    ],
    c28_i1: [
        12, -85, 62, 4, 107, 94, -42, -68, -105, 25, 72, -116, -28, 24, 52, 45, 109, -7, 99, 78, 100, -46, 23,
        -39, 113, -84, 105, 112, 32, -77, 97, -92, 84, -19, -80, 65, -111, 64, 117, -13, 101, -74, -125, -82,
        118, 70, -53, 125
    ],
    c28_i2: [
        13, 42, 4, 127, -10, -98, 33, -125, 58, 98, 124, -31, -83, 55, -12, 64, -72, -56, 25, -86, 65, 0, -81,
        57, 60, 69, -101, -64, 26, 9, -35, -17, 63, -49, -75, -61, 84, -44, -128, 10, -40, -94, -109, -55,
        -39, -48, -30, -120
    ],
    c28_o3: [
        10, 42, 4, 3, 86, -98, 33, -54, -84, 98, 124, -93, -83, 19, 42, 64, 87, -56, 79, -86, 65, -37, -81,
        -31, 60, -67, -101, 90, 26, -62, -35, -74, 63, -15, -64, -61, -89, -44, 94, 10, -40, -59, -109, -66,
        -39, 56, -42, -120
    ],
}, model=c28_model, name='default_BOOL8_QUANT8_ASYMM_SIGNED_mixed_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_QUANT8_ASYMM_SIGNED_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_BOOL8', [3, 17]))
c29_i1 = Input('c29_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.125, 116))
c29_i2 = Input('c29_i2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, -61))
c29_o3 = Output('c29_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, 0))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_i2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('SELECT', c29_i0, c29_i1, c29_i2).To(c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        False, True, False, True, False, True, False, True, True, False, False, True, False, True, False,
        True, False, True, True, False, False, True, True, False, True, False, True, False, True, False, True,
        False, False, True, True, False, False, True, False, True, False, True, True, False, False, True,
        True, False, True, False, True
    ],
    c29_i1: [
        56, -58, -24, 91, 7, 122, -42, -59, 6, -30, -53, -5, -16, 125, -83, -95, -11, -81, 13, -36, -106, 36,
        10, -14, 94, 112, 81, 52, -17, 74, 32, -86, -15, 62, -71, 118, 43, 108, -29, -121, -76, -7, -52, -8,
        104, -28, -19, -18, 93, -97, 30
    ],
    c29_i2: [
        -35, -86, -116, -92, 57, -114, 106, -67, -88, -77, -28, 5, -106, 92, 115, -60, 44, 35, -64, 24, -12,
        16, 118, 14, -87, -53, 93, 73, -111, 0, -13, -83, 30, -96, -113, -50, -2, 11, -19, 100, 80, -20, 53,
        18, 82, -46, 77, -54, -121, 61, -66
    ],
    c29_o3: [
        13, -44, -28, -6, 59, 2, 84, -44, -28, -8, 17, -30, -23, 2, 88, -53, 53, -49, -26, 43, 25, -20, -27,
        38, -6, 4, -9, 67, -33, 31, -21, -11, 46, -14, -47, 6, 30, -2, 21, -59, 71, -31, -42, 40, 72, -36,
        -34, 4, -6, 61, -22
    ],
}, model=c29_model, name='default_BOOL8_QUANT8_ASYMM_SIGNED_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
