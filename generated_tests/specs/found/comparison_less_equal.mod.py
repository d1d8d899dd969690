from math import inf, nan

import numpy as np

# less_equal_default_FLOAT32_BOOL8_nearly_equal_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2, 1]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 4]))
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('LESS_EQUAL', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [0.9999995, 0.99999976],
    c0_i1: [0.9999995, 0.9999995, 0.99999976, 0.9999993, 0.99999905, 0.99999976, 1.0000005, 0.9999993],
    c0_o2: [True, True, True, False, False, True, True, False],
}, model=c0_model, name='less_equal_default_FLOAT32_BOOL8_nearly_equal_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT16', [3, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('LESS_EQUAL', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [3.0, 1.0, 3.0, 3.0, 1.0, 2.0, 2.0, 3.0, 3.0],
    c1_i1: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 1.0
    ],
    c1_o2: [
        False, True, False, True, True, True, False, False, False, False, True, False, True, True, True,
        False, True, False, False, True, False, False, True, True, True, False, False, False, True, True,
        False, True, True, True, False, False
    ],
}, model=c1_model, name='less_equal_default_FLOAT16_BOOL8_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.4375, 128))
c2_i1 = Input('c2_i1', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.1875, 128))
c2_o2 = Output('c2_o2', ('TENSOR_BOOL8', [4, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('LESS_EQUAL', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [0, 255, 0],
    c2_i1: [0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255],
    c2_o2: [True, False, True, True, False, True, True, False, True, True, False, True],
}, model=c2_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_full_mantissas_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 1], 0.25, 128))
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1, 1], 0.3125, 128))
c3_o2 = Output('c3_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('LESS_EQUAL', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [127, 129, 129, 127],
    c3_i1: [128, 128, 127, 128, 129, 128, 128, 127],
    c3_o2: [True, True, False, False, True, False, True, False],
}, model=c3_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_full_mantissas_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_nearly_equal_4
c4_i0 = Input('c4_i0', ('TENSOR_BOOL8', [1, 2, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_BOOL8', [2, 4]))
c4_o2 = Output('c4_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('LESS_EQUAL', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [False, True],
    c4_i1: [True, False, False, True, True, False, True, False],
    c4_o2: [True, True, True, True, True, False, True, False],
}, model=c4_model, name='less_equal_default_BOOL8_nearly_equal_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.4375, 0))
c5_i1 = Input('c5_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.1875, 0))
c5_o2 = Output('c5_o2', ('TENSOR_BOOL8', [4, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('LESS_EQUAL', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [-128, 127, -128],
    c5_i1: [-128, -128, 127, 127, 127, -128, -128, -128, 127, -128, -128, 127],
    c5_o2: [True, False, True, True, False, True, True, False, True, True, False, True],
}, model=c5_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.3125, 0))
c6_p1 = Parameter('c6_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.5, 0), [-1, 1, 0])
c6_o2 = Output('c6_o2', ('TENSOR_BOOL8', [3, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('LESS_EQUAL', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [0, 0, -1, 0, 1, 0],
    c6_o2: [False, False, True, True, False, True],
}, model=c6_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.25, 0))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 1, 1], 0.3125, 0))
c7_o2 = Output('c7_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 1]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('LESS_EQUAL', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [-1, 1, 1, -1],
    c7_i1: [0, 0, -1, 0, 1, 0, 0, -1],
    c7_o2: [True, True, False, False, True, False, True, False],
}, model=c7_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
