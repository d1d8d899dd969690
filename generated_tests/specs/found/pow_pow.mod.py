from math import inf, nan

import numpy as np

# pow_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 1]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [3, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('POW', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.6488152],
    c0_i1: [1.4579169, 1.4953074, 1.5325453],
    c0_o2: [2.0730925, 2.1122186, 2.151919],
}, model=c0_model, name='pow_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [4, 1, 3]))
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [4, 1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('POW', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c1_i0: [2.0, 3.0, 1.0],
    c1_i1: [1.0, 2.0, 2.0, 3.0, 1.0, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 2.0],
    c1_o2: [2.0, 9.0, 1.0, 8.0, 3.0, 1.0, 8.0, 3.0, 1.0, 2.0, 3.0, 1.0],
}, model=c1_model, name='pow_default_FLOAT32_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1, 2, 1, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 2]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2, 1, 2, 1, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('POW', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [2.0, 2.0, 2.0, 1.0],
    c2_i1: [1.0, 2.0],
    c2_o2: [2.0, 4.0, 2.0, 4.0, 2.0, 4.0, 1.0, 1.0],
}, model=c2_model, name='pow_default_FLOAT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_nearly_equal_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 1, 1, 1]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [1, 1]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [3, 1, 1, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('POW', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [0.9999993, 1.0, 1.0000007],
    c3_i1: [0.9999993],
    c3_o2: [0.9999993, 1.0, 1.0000007],
}, model=c3_model, name='pow_default_FLOAT32_nearly_equal_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_equal_values_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [4, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [2]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT16', [4, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('POW', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [3.0, 1.0, 2.0, 3.0, 2.0, 3.0, 1.0, 2.0],
    c4_i1: [2.0, 1.0],
    c4_o2: [9.0, 1.0, 4.0, 3.0, 4.0, 3.0, 1.0, 2.0],
}, model=c4_model, name='pow_default_FLOAT16_equal_values_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_equal_values_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [3, 3]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('POW', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [3.0, 1.0, 3.0, 3.0, 1.0, 2.0, 2.0, 3.0, 3.0],
    c5_i1: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 1.0
    ],
    c5_o2: [
        9.0, 1.0, 9.0, 27.0, 1.0, 8.0, 2.0, 9.0, 3.0, 3.0, 1.0, 3.0, 27.0, 1.0, 8.0, 2.0, 27.0, 9.0, 9.0, 1.0,
        3.0, 3.0, 1.0, 8.0, 8.0, 3.0, 9.0, 9.0, 1.0, 27.0, 9.0, 1.0, 8.0, 8.0, 3.0, 3.0
    ],
}, model=c5_model, name='pow_default_FLOAT16_equal_values_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_equal_values_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [2, 1, 2]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT16', [2, 1, 1]))
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT16', [2, 1, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('POW', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [3.0, 1.0, 2.0, 3.0],
    c6_i1: [1.0, 2.0],
    c6_o2: [3.0, 1.0, 4.0, 9.0],
}, model=c6_model, name='pow_default_FLOAT16_equal_values_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_nearly_equal_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 2, 1]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [2, 4]))
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', [1, 2, 4]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('POW', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [0.5, 2.875],
    c7_i1: [1.25, 0.75, -2.0, 0.875, -1.0, 1.5, 1.625, -0.375],
    c7_o2: [0.4204, 0.5947, 4.0, 0.5454, 0.348, 4.875, 5.562, 0.673],
}, model=c7_model, name='pow_default_FLOAT16_nearly_equal_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
