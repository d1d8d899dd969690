from math import inf, nan

import numpy as np

# equal_default_FLOAT32_BOOL8_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 17]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 17]))
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [3, 17]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('EQUAL', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -0.25, 0.25, -0.125, 0.0, 0.125, -0.125, 0.0, 0.125, 0.25, -0.25, -0.125, -0.25, 0.125, 0.25, 0.0,
        0.0, -0.25, -0.125, 0.25, 0.125, 0.25, 0.0, -0.25, -0.125, 0.125, 0.125, -0.125, 0.25, -0.25, 0.0,
        -0.25, 0.0, 0.25, -0.125, 0.125, -0.125, -0.25, 0.0, 0.25, 0.125, -0.125, 0.25, 0.125, -0.25, 0.0,
        0.25, -0.125, 0.0, -0.25, 0.125, 0.125
    ],
    c0_i1: [
        0.0, -0.125, 0.125, 0.25, -0.25, 0.0, -0.125, -0.25, 0.25, 0.125, -0.25, 0.0, 0.125, -0.125, 0.25,
        -0.25, -0.125, 0.25, 0.125, 0.0, 0.0, 0.25, 0.125, -0.125, -0.25, 0.25, -0.25, 0.0, 0.125, -0.125,
        0.0, -0.125, -0.25, 0.25, 0.125, -0.25, 0.0, 0.125, -0.125, 0.25, 0.125, 0.0, 0.25, -0.125, -0.25,
        -0.25, -0.125, 0.25, 0.0, 0.125, 0.125
    ],
    c0_o2: [
        False, False, False, False, False, False, False, False, True, False, False, False, True, False, False,
        False, False, False, False, False, False, False, False, True, False, False, False, False, False,
        False, False, False, False, False, True, False, False, False, False, False, False, False, False,
        False, False, False, True, False, False, True, True
    ],
}, model=c0_model, name='equal_default_FLOAT32_BOOL8_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 2, 1]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [2, 4]))
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('EQUAL', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [0.9999995, 0.99999976],
    c1_i1: [0.9999995, 0.9999995, 0.99999976, 0.9999993, 0.99999905, 0.99999976, 1.0000005, 0.9999993],
    c1_o2: [True, True, False, False, False, True, False, False],
}, model=c1_model, name='equal_default_FLOAT32_BOOL8_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 3]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 2, 3, 3]))
c2_o2 = Output('c2_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('EQUAL', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [3.0, 1.0, 3.0, 3.0, 1.0, 2.0, 2.0, 3.0, 3.0],
    c2_i1: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 1.0
    ],
    c2_o2: [
        False, False, False, True, True, False, False, False, False, False, False, False, True, False, False,
        False, True, False, False, True, False, False, False, False, False, False, False, False, False, True,
        False, True, False, False, False, False
    ],
}, model=c2_model, name='equal_default_FLOAT32_BOOL8_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_equal_values_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [3, 3]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c3_o2 = Output('c3_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('EQUAL', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [3.0, 1.0, 3.0, 3.0, 1.0, 2.0, 2.0, 3.0, 3.0],
    c3_i1: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 1.0
    ],
    c3_o2: [
        False, False, False, True, True, False, False, False, False, False, False, False, True, False, False,
        False, True, False, False, True, False, False, False, False, False, False, False, False, False, True,
        False, True, False, False, False, False
    ],
}, model=c3_model, name='equal_default_FLOAT16_BOOL8_equal_values_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_equal_values_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [2, 1, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [2, 1, 1]))
c4_o2 = Output('c4_o2', ('TENSOR_BOOL8', [2, 1, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('EQUAL', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [3.0, 1.0, 2.0, 3.0],
    c4_i1: [1.0, 2.0],
    c4_o2: [False, True, True, False],
}, model=c4_model, name='equal_default_FLOAT16_BOOL8_equal_values_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_nearly_equal_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [3, 1, 1, 2]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [3, 2, 1, 2]))
c5_o2 = Output('c5_o2', ('TENSOR_BOOL8', [3, 2, 1, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('EQUAL', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [0.0, -0.25, -0.125, 0.125, 0.25, 0.125],
    c5_i1: [0.0, -0.125, 0.25, 0.125, -0.25, -0.25, -0.125, 0.0, 0.25, 0.125, -0.125, 0.0],
    c5_o2: [True, False, False, False, False, False, True, False, True, True, False, False],
}, model=c5_model, name='equal_default_FLOAT16_BOOL8_nearly_equal_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_long_rows_6
c6_p0 = Parameter('c6_p0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 42), [
        41, 43, 42, 41, 43, 43, 42, 43, 41, 41, 42, 41, 43, 41, 43, 41, 43, 41, 43, 42, 43, 41, 41, 43, 42,
        41, 43, 42, 43, 41, 41, 41, 42, 43
    ])
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [17], 0.0625, 128))
c6_o2 = Output('c6_o2', ('TENSOR_BOOL8', [2, 17]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('EQUAL', c6_p0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i1: [126, 128, 130, 124, 132, 126, 124, 128, 130, 132, 126, 124, 132, 128, 130, 132, 124],
    c6_o2: [
        False, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False, False, False, False, True, False, False, False,
        False, False, False, False, False, False
    ],
}, model=c6_model, name='equal_default_QUANT8_ASYMM_BOOL8_long_rows_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_nearly_equal_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.3125, 253))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 2], 0.4375, 173))
c7_o2 = Output('c7_o2', ('TENSOR_BOOL8', [3, 2, 1, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('EQUAL', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [253, 252, 253, 254, 253, 253],
    c7_i1: [173, 173, 172, 173, 174, 173, 174, 173, 173, 172, 172, 173],
    c7_o2: [True, False, False, False, False, False, False, False, True, False, False, True],
}, model=c7_model, name='equal_default_QUANT8_ASYMM_BOOL8_nearly_equal_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_equal_values_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [4, 2]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [2]))
c8_o2 = Output('c8_o2', ('TENSOR_BOOL8', [4, 2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('EQUAL', c8_i0, c8_i1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [3, 1, 2, 3, 2, 3, 1, 2],
    c8_i1: [2, 1],
    c8_o2: [False, True, True, False, True, False, False, False],
}, model=c8_model, name='equal_default_INT32_BOOL8_equal_values_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_nearly_equal_9
c9_i0 = Input('c9_i0', ('TENSOR_INT32', [1, 2, 1]))
c9_i1 = Input('c9_i1', ('TENSOR_INT32', [2, 4]))
c9_o2 = Output('c9_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('EQUAL', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [16777214, 16777215],
    c9_i1: [16777214, 16777214, 16777215, 16777213, 16777212, 16777215, 16777218, 16777213],
    c9_o2: [True, True, False, False, False, True, False, False],
}, model=c9_model, name='equal_default_INT32_BOOL8_nearly_equal_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_equal_values_10
c10_i0 = Input('c10_i0', ('TENSOR_BOOL8', [3, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c10_o2 = Output('c10_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('EQUAL', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [True, True, True, True, True, True, True, True, True],
    c10_i1: [
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True
    ],
    c10_o2: [
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True
    ],
}, model=c10_model, name='equal_default_BOOL8_equal_values_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_full_mantissas_11
c11_i0 = Input('c11_i0', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c11_i1 = Input('c11_i1', ('TENSOR_BOOL8', [2, 1, 1, 2]))
c11_o2 = Output('c11_o2', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('EQUAL', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [True, False, True, False, True, False, True, False],
    c11_i1: [True, False, False, True],
    c11_o2: [True, True, True, True, False, False, False, False],
}, model=c11_model, name='equal_default_BOOL8_full_mantissas_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_nearly_equal_12
c12_i0 = Input('c12_i0', ('TENSOR_BOOL8', [1, 2, 1]))
c12_i1 = Input('c12_i1', ('TENSOR_BOOL8', [2, 4]))
c12_o2 = Output('c12_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('EQUAL', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [False, True],
    c12_i1: [True, False, False, True, True, False, True, False],
    c12_o2: [False, True, True, False, True, False, True, False],
}, model=c12_model, name='equal_default_BOOL8_nearly_equal_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, 106))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 2))
c13_o2 = Output('c13_o2', ('TENSOR_BOOL8', [3, 17]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('EQUAL', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c13_i0: [
        107, 106, 105, 106, 106, 105, 106, 106, 106, 107, 106, 106, 105, 107, 106, 106, 106, 107, 106, 105,
        106, 106, 107, 105, 106, 107, 106, 106, 106, 105, 106, 107, 106, 105, 106, 105, 107, 106, 106, 106,
        106, 106, 106, 105, 107, 106, 106, 106, 107, 105, 106
    ],
    c13_i1: [
        1, 3, 2, 3, 1, 1, 2, 1, 3, 3, 1, 3, 2, 1, 3, 3, 1, 2, 1, 3, 1, 3, 2, 3, 1, 1, 3, 1, 3, 2, 1, 3, 1, 3,
        2, 1, 3, 2, 3, 1, 2, 1, 1, 3, 3, 1, 3, 1, 3, 2, 2
    ],
    c13_o2: [
        False, False, False, False, False, False, True, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, True, False, False, True, False, False, True, False, False,
        False, False, False, False, False, False, False, True
    ],
}, model=c13_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_14
c14_p0 = Parameter('c14_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, 45), [
        46, 45, 45, 45, 44, 45, 45, 45, 46, 44, 44, 45, 45, 45, 46, 45, 45, 46, 44, 45, 44, 45, 45, 45, 46,
        45, 46, 45, 45, 44, 45, 45, 45, 46, 44, 44, 46, 45, 45, 45, 44, 45, 46, 45, 45, 45, 46, 45, 44, 45, 45
    ])
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.1875, 0))
c14_o2 = Output('c14_o2', ('TENSOR_BOOL8', [3, 17]))
c14_model = Model()
c14_model.AddOperand(c14_p0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('EQUAL', c14_p0, c14_i1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c14_i1: [-1, 0, 1],
    c14_o2: [
        False, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, True, False, True, True, True, False, True, False, True, True,
        False, True, True, True, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False
    ],
}, model=c14_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_nearly_equal_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1, 2], 0.3125, 125))
c15_i1 = Input('c15_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1, 2], 0.4375, 45))
c15_o2 = Output('c15_o2', ('TENSOR_BOOL8', [3, 2, 1, 2]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('EQUAL', c15_i0, c15_i1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c15_i0: [125, 124, 125, 126, 125, 125],
    c15_i1: [45, 45, 44, 45, 46, 45, 46, 45, 45, 44, 44, 45],
    c15_o2: [True, False, False, False, False, False, False, False, True, False, False, True],
}, model=c15_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_nearly_equal_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
