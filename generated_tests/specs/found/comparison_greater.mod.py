from math import inf, nan

import numpy as np

# greater_default_FLOAT32_BOOL8_nearly_equal_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2, 1]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 4]))
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('GREATER', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [0.9999995, 0.99999976],
    c0_i1: [0.9999995, 0.9999995, 0.99999976, 0.9999993, 0.99999905, 0.99999976, 1.0000005, 0.9999993],
    c0_o2: [False, False, False, True, True, False, False, True],
}, model=c0_model, name='greater_default_FLOAT32_BOOL8_nearly_equal_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [2, 2, 3, 3]))
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('GREATER', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [3.0, 1.0, 3.0, 3.0, 1.0, 2.0, 2.0, 3.0, 3.0],
    c1_i1: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 1.0
    ],
    c1_o2: [
        True, False, True, False, False, False, True, True, True, True, False, True, False, False, False,
        True, False, True, True, False, True, True, False, False, False, True, True, True, False, False, True,
        False, False, False, True, True
    ],
}, model=c1_model, name='greater_default_FLOAT32_BOOL8_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
c2_o2 = Output('c2_o2', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('GREATER', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [1.6488152, -1.3311689, -1.8641627, 2.855793, 1.3107655, 0.74427366, 1.8862618, -2.2896304],
    c2_i1: [1.4579169, 1.4953074, 1.5325453, -1.3086417],
    c2_o2: [True, False, False, True, False, True, True, False],
}, model=c2_model, name='greater_default_FLOAT32_BOOL8_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_equal_values_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [4, 2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [2]))
c3_o2 = Output('c3_o2', ('TENSOR_BOOL8', [4, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('GREATER', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [3.0, 1.0, 2.0, 3.0, 2.0, 3.0, 1.0, 2.0],
    c3_i1: [2.0, 1.0],
    c3_o2: [True, False, False, True, False, True, False, True],
}, model=c3_model, name='greater_default_FLOAT16_BOOL8_equal_values_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_beyond_the_range_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [3, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [3, 3, 3, 2]))
c4_o2 = Output('c4_o2', ('TENSOR_BOOL8', [3, 3, 3, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('GREATER', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-462.2, -247.5, -64.75],
    c4_i1: [
        286.2, -192.2, 414.8, 218.2, -139.4, 22.33, 329.2, 148.8, -416.8, 60.66, -176.0, -47.72, 495.5, 172.1,
        152.8, -133.5, -45.84, 173.8, -359.0, -74.1, -232.9, 123.5, 252.1, 29.81, 376.8, 1.28, 123.7, 213.0,
        -438.5, 212.6, 308.8, -176.5, -145.6, -181.6, 29.16, -167.2, 403.2, 153.2, -277.0, -305.0, -323.0,
        36.97, -140.0, 2.871, -70.2, -491.5, -483.5, -428.5, -33.38, 182.8, -334.5, 345.2, -182.4, 453.5
    ],
    c4_o2: [
        False, False, False, False, True, False, False, False, True, False, True, False, False, False, False,
        False, False, False, False, False, False, False, False, False, False, False, False, False, True,
        False, False, False, False, False, False, True, False, False, True, True, True, False, False, False,
        False, True, True, True, False, False, True, False, True, False
    ],
}, model=c4_model, name='greater_default_FLOAT16_BOOL8_beyond_the_range_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_full_mantissas_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.3125, 128))
c5_p1 = Parameter('c5_p1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.5, 128), [127, 129, 128])
c5_o2 = Output('c5_o2', ('TENSOR_BOOL8', [3, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('GREATER', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [128, 128, 127, 128, 129, 128],
    c5_o2: [True, True, False, False, True, False],
}, model=c5_model, name='greater_default_QUANT8_ASYMM_BOOL8_full_mantissas_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 1], 0.25, 128))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1, 1], 0.3125, 128))
c6_o2 = Output('c6_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('GREATER', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [127, 129, 129, 127],
    c6_i1: [128, 128, 127, 128, 129, 128, 128, 127],
    c6_o2: [False, False, True, True, False, True, False, True],
}, model=c6_model, name='greater_default_QUANT8_ASYMM_BOOL8_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_equal_values_7
c7_i0 = Input('c7_i0', ('TENSOR_INT32', [3, 3]))
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [2, 2, 3, 3]))
c7_o2 = Output('c7_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('GREATER', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [3, 1, 3, 3, 1, 2, 2, 3, 3],
    c7_i1: [
        2, 2, 2, 3, 1, 3, 1, 2, 1, 1, 3, 1, 3, 3, 3, 1, 3, 2, 2, 1, 1, 1, 2, 3, 3, 1, 2, 2, 2, 3, 2, 1, 3, 3,
        1, 1
    ],
    c7_o2: [
        True, False, True, False, False, False, True, True, True, True, False, True, False, False, False,
        True, False, True, True, False, True, True, False, False, False, True, True, True, False, False, True,
        False, False, False, True, True
    ],
}, model=c7_model, name='greater_default_INT32_BOOL8_equal_values_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_nearly_equal_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [1, 2, 1]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [2, 4]))
c8_o2 = Output('c8_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('GREATER', c8_i0, c8_i1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [16777214, 16777215],
    c8_i1: [16777214, 16777214, 16777215, 16777213, 16777212, 16777215, 16777218, 16777213],
    c8_o2: [False, False, False, True, True, False, False, True],
}, model=c8_model, name='greater_default_INT32_BOOL8_nearly_equal_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_long_rows_9
c9_i0 = Input('c9_i0', ('TENSOR_BOOL8', [3, 17]))
c9_i1 = Input('c9_i1', ('TENSOR_BOOL8', [1, 17]))
c9_o2 = Output('c9_o2', ('TENSOR_BOOL8', [3, 17]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('GREATER', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [
        True, False, True, False, True, False, True, False, True, False, False, True, False, True, True,
        False, True, False, False, True, False, True, False, True, False, True, False, True, True, False,
        False, True, True, False, True, False, True, False, True, False, False, True, False, True, False,
        True, False, True, False, True, True
    ],
    c9_i1: [
        False, True, True, False, False, True, False, True, True, False, False, True, False, True, True,
        False, False
    ],
    c9_o2: [
        True, False, False, False, True, False, True, False, False, False, False, False, False, False, False,
        False, True, False, False, False, False, True, False, True, False, False, False, True, False, False,
        False, False, True, False, True, False, False, False, True, False, False, False, False, True, False,
        False, False, False, False, True, True
    ],
}, model=c9_model, name='greater_default_BOOL8_long_rows_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_full_mantissas_10
c10_i0 = Input('c10_i0', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c10_i1 = Input('c10_i1', ('TENSOR_BOOL8', [2, 1, 1, 2]))
c10_o2 = Output('c10_o2', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('GREATER', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [True, False, True, False, True, False, True, False],
    c10_i1: [True, False, False, True],
    c10_o2: [False, False, False, False, True, False, True, False],
}, model=c10_model, name='greater_default_BOOL8_full_mantissas_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_nearly_equal_11
c11_i0 = Input('c11_i0', ('TENSOR_BOOL8', [1, 2, 1]))
c11_i1 = Input('c11_i1', ('TENSOR_BOOL8', [2, 4]))
c11_o2 = Output('c11_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('GREATER', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [False, True],
    c11_i1: [True, False, False, True, True, False, True, False],
    c11_o2: [False, False, False, False, False, True, False, True],
}, model=c11_model, name='greater_default_BOOL8_nearly_equal_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, 106))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 2))
c12_o2 = Output('c12_o2', ('TENSOR_BOOL8', [3, 17]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('GREATER', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [
        107, 106, 105, 106, 106, 105, 106, 106, 106, 107, 106, 106, 105, 107, 106, 106, 106, 107, 106, 105,
        106, 106, 107, 105, 106, 107, 106, 106, 106, 105, 106, 107, 106, 105, 106, 105, 107, 106, 106, 106,
        106, 106, 106, 105, 107, 106, 106, 106, 107, 105, 106
    ],
    c12_i1: [
        1, 3, 2, 3, 1, 1, 2, 1, 3, 3, 1, 3, 2, 1, 3, 3, 1, 2, 1, 3, 1, 3, 2, 3, 1, 1, 3, 1, 3, 2, 1, 3, 1, 3,
        2, 1, 3, 2, 3, 1, 2, 1, 1, 3, 3, 1, 3, 1, 3, 2, 2
    ],
    c12_o2: [
        True, False, False, False, True, False, False, True, False, True, True, False, False, True, False,
        False, True, True, True, False, True, False, True, False, True, True, False, True, False, False, True,
        True, True, False, False, False, True, False, False, True, False, True, True, False, True, True,
        False, True, True, False, False
    ],
}, model=c12_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.3125, 0))
c13_p1 = Parameter('c13_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.5, 0), [-1, 1, 0])
c13_o2 = Output('c13_o2', ('TENSOR_BOOL8', [3, 2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('GREATER', c13_i0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c13_i0: [0, 0, -1, 0, 1, 0],
    c13_o2: [True, True, False, False, True, False],
}, model=c13_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.25, 0))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 1, 1], 0.3125, 0))
c14_o2 = Output('c14_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 1]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('GREATER', c14_i0, c14_i1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c14_i0: [-1, 1, 1, -1],
    c14_i1: [0, 0, -1, 0, 1, 0, 0, -1],
    c14_o2: [False, False, True, True, False, True, False, True],
}, model=c14_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
