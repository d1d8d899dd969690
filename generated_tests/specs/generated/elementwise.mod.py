from math import inf, nan

import numpy as np

# floor_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 3, 1]))
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [1, 3, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('FLOOR', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [1.0, 0.125, 0.5],
    c0_o1: [1.0, 0.0, 0.0],
}, model=c0_model, name='floor_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 1]), [0.75, -1.875])
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT32', [2, 1]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('FLOOR', c1_p0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_o1: [0.0, -2.0],
}, model=c1_model, name='floor_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_o1 = Output('c2_o1', ('TENSOR_FLOAT32', [2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('FLOOR', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [0.375, -2.75],
    c2_o1: [0.0, -3.0],
}, model=c2_model, name='floor_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c3_o1 = Output('c3_o1', ('TENSOR_FLOAT32', [1, 1, 3, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('FLOOR', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [0.75, 2.75, -1.625, -0.25, 2.5, 2.125, 0.25, -2.75, -2.0],
    c3_o1: [0.0, 2.0, -2.0, -1.0, 2.0, 2.0, 0.0, -3.0, -2.0],
}, model=c3_model, name='floor_default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 17]))
c4_o1 = Output('c4_o1', ('TENSOR_FLOAT32', [2, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('FLOOR', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [
        2.625, -1.0, -2.0, 1.375, -2.5, 2.75, -1.25, 2.5, -1.625, 1.0, 1.5, 2.0, 2.375, -2.125, 2.875, -0.125,
        0.5, 3.0, -1.375, -0.5, -0.375, 0.0, -1.75, -1.875, -2.625, 0.875, 0.375, -2.375, -2.875, -2.75, 1.25,
        -0.25, -0.875, -0.625
    ],
    c4_o1: [
        2.0, -1.0, -2.0, 1.0, -3.0, 2.0, -2.0, 2.0, -2.0, 1.0, 1.0, 2.0, 2.0, -3.0, 2.0, -1.0, 0.0, 3.0, -2.0,
        -1.0, -1.0, 0.0, -2.0, -2.0, -3.0, 0.0, 0.0, -3.0, -3.0, -3.0, 1.0, -1.0, -1.0, -1.0
    ],
}, model=c4_model, name='floor_default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT32_special_floats_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [10]))
c5_o1 = Output('c5_o1', ('TENSOR_FLOAT32', [10]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('FLOOR', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [-1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0],
    c5_o1: [-1.0, 0.0, -1.0, 3.0, 100.0, 0.0, -0.0, 0.0, 0.0, 1.0],
}, model=c5_model, name='floor_default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [2, 4, 1]))
c6_o1 = Output('c6_o1', ('TENSOR_FLOAT16', [2, 4, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('FLOOR', c6_i0).To(c6_o1)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [-2.125, 2.625, -0.5, -0.75, -2.625, -1.625, -0.875, -1.375],
    c6_o1: [-3.0, 2.0, -1.0, -1.0, -3.0, -2.0, -1.0, -2.0],
}, model=c6_model, name='floor_default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [2, 2, 1, 1]), [0.0, 2.625, 1.5, 0.5])
c7_o1 = Output('c7_o1', ('TENSOR_FLOAT16', [2, 2, 1, 1]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('FLOOR', c7_p0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o1: [0.0, 2.0, 1.0, 0.0],
}, model=c7_model, name='floor_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT16_rank_input_1_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [2]))
c8_o1 = Output('c8_o1', ('TENSOR_FLOAT16', [2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('FLOOR', c8_i0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [-2.625, 2.75],
    c8_o1: [-3.0, 2.0],
}, model=c8_model, name='floor_default_FLOAT16_rank_input_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT16_rank_input_2_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4, 1]))
c9_o1 = Output('c9_o1', ('TENSOR_FLOAT16', [4, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('FLOOR', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [0.0, 2.375, -2.625, -1.25],
    c9_o1: [0.0, 2.0, -3.0, -2.0],
}, model=c9_model, name='floor_default_FLOAT16_rank_input_2_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT16_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 17]))
c10_o1 = Output('c10_o1', ('TENSOR_FLOAT16', [1, 17]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('FLOOR', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        2.5, -1.875, 0.75, 1.0, 2.0, -1.75, 1.75, -2.125, 0.5, -1.25, 0.625, 2.25, 2.125, -2.0, 2.875, -1.125,
        0.25
    ],
    c10_o1: [2.0, -2.0, 0.0, 1.0, 2.0, -2.0, 1.0, -3.0, 0.0, -2.0, 0.0, 2.0, 2.0, -2.0, 2.0, -2.0, 0.0],
}, model=c10_model, name='floor_default_FLOAT16_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT32_mixed_0
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT32', [3, 1, 2, 1]))
c11_o1 = Output('c11_o1', ('TENSOR_FLOAT32', [3, 1, 2, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('ABS', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c11_i0: [1.0, 1.875, -0.875, 2.875, -1.375, 0.625],
    c11_o1: [1.0, 1.875, 0.875, 2.875, 1.375, 0.625],
}, model=c11_model, name='abs_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT32_mixed_1
c12_p0 = Parameter('c12_p0', ('TENSOR_FLOAT32', [4, 2]), [3.0, -3.0, 0.625, 1.0, -0.875, 2.25, 2.875, -2.75])
c12_o1 = Output('c12_o1', ('TENSOR_FLOAT32', [4, 2]))
c12_model = Model()
c12_model.AddOperand(c12_p0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('ABS', c12_p0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_o1: [3.0, 3.0, 0.625, 1.0, 0.875, 2.25, 2.875, 2.75],
}, model=c12_model, name='abs_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT32_rank_input_1_2
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT32', [4]))
c13_o1 = Output('c13_o1', ('TENSOR_FLOAT32', [4]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('ABS', c13_i0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [2.125, 3.0, -0.5, 2.0],
    c13_o1: [2.125, 3.0, 0.5, 2.0],
}, model=c13_model, name='abs_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT32_rank_input_3_3
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT32', [3, 1, 2]))
c14_o1 = Output('c14_o1', ('TENSOR_FLOAT32', [3, 1, 2]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('ABS', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [1.25, -1.125, -1.5, 0.25, 1.375, 3.0],
    c14_o1: [1.25, 1.125, 1.5, 0.25, 1.375, 3.0],
}, model=c14_model, name='abs_default_FLOAT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT32_rank_input_5_4
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT32', [1, 1, 1, 1, 1]))
c15_o1 = Output('c15_o1', ('TENSOR_FLOAT32', [1, 1, 1, 1, 1]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('ABS', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [-1.125],
    c15_o1: [1.125],
}, model=c15_model, name='abs_default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT32_tail_5
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT32', [2, 17]))
c16_o1 = Output('c16_o1', ('TENSOR_FLOAT32', [2, 17]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('ABS', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        -1.125, 2.625, -2.5, 2.5, 2.0, -0.875, -1.375, 1.0, -1.0, -1.25, -2.125, -2.375, 1.5, -2.625, 0.5,
        -1.625, -2.0, 2.25, 1.375, -1.875, 2.875, -2.875, 1.625, -2.75, 2.125, -0.125, -0.5, 0.625, -0.75,
        0.25, 1.25, 1.125, -3.0, -1.5
    ],
    c16_o1: [
        1.125, 2.625, 2.5, 2.5, 2.0, 0.875, 1.375, 1.0, 1.0, 1.25, 2.125, 2.375, 1.5, 2.625, 0.5, 1.625, 2.0,
        2.25, 1.375, 1.875, 2.875, 2.875, 1.625, 2.75, 2.125, 0.125, 0.5, 0.625, 0.75, 0.25, 1.25, 1.125, 3.0,
        1.5
    ],
}, model=c16_model, name='abs_default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT32_special_floats_6
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT32', [10]))
c17_o1 = Output('c17_o1', ('TENSOR_FLOAT32', [10]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('ABS', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002],
    c17_o1: [100.5, 0.0, 0.0, 1e-38, 1e-40, 1.0, 1.0, 0.1, 0.3, 3.0000002],
}, model=c17_model, name='abs_default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT16_mixed_7
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT16', [1, 3, 2]))
c18_o1 = Output('c18_o1', ('TENSOR_FLOAT16', [1, 3, 2]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('ABS', c18_i0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [1.125, 2.0, 2.875, 1.0, 1.75, -2.875],
    c18_o1: [1.125, 2.0, 2.875, 1.0, 1.75, 2.875],
}, model=c18_model, name='abs_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT16_mixed_8
c19_p0 = Parameter('c19_p0', ('TENSOR_FLOAT16', [3, 2]), [-1.0, -1.375, 0.625, -1.875, -3.0, 1.75])
c19_o1 = Output('c19_o1', ('TENSOR_FLOAT16', [3, 2]))
c19_model = Model()
c19_model.AddOperand(c19_p0)
c19_model.AddOperand(c19_o1)
c19_model.Operation('ABS', c19_p0).To(c19_o1)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_o1: [1.0, 1.375, 0.625, 1.875, 3.0, 1.75],
}, model=c19_model, name='abs_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT16_rank_input_1_9
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT16', [3]))
c20_o1 = Output('c20_o1', ('TENSOR_FLOAT16', [3]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_o1)
c20_model.Operation('ABS', c20_i0).To(c20_o1)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [-0.75, -1.375, -2.25],
    c20_o1: [0.75, 1.375, 2.25],
}, model=c20_model, name='abs_default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT16_rank_input_4_10
c21_i0 = Input('c21_i0', ('TENSOR_FLOAT16', [3, 3, 2, 3]))
c21_o1 = Output('c21_o1', ('TENSOR_FLOAT16', [3, 3, 2, 3]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('ABS', c21_i0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [
        2.25, 1.5, 0.875, -2.0, 0.0, -1.875, 1.0, 2.625, -1.5, 1.375, -2.25, -1.375, 1.125, 1.875, 2.0, 1.75,
        -2.125, 0.125, -1.625, 2.5, 0.375, -2.5, -1.25, -2.375, 2.75, -0.75, 0.625, 3.0, -2.625, -1.0, -0.375,
        -0.5, 1.25, 2.125, -2.875, 0.75, 0.5, -2.75, -0.875, 1.625, -0.25, 0.25, -3.0, -1.125, 2.875, -0.625,
        -1.75, 2.375, -0.125, 0.5, 0.375, 1.125, -1.875, -2.25
    ],
    c21_o1: [
        2.25, 1.5, 0.875, 2.0, 0.0, 1.875, 1.0, 2.625, 1.5, 1.375, 2.25, 1.375, 1.125, 1.875, 2.0, 1.75,
        2.125, 0.125, 1.625, 2.5, 0.375, 2.5, 1.25, 2.375, 2.75, 0.75, 0.625, 3.0, 2.625, 1.0, 0.375, 0.5,
        1.25, 2.125, 2.875, 0.75, 0.5, 2.75, 0.875, 1.625, 0.25, 0.25, 3.0, 1.125, 2.875, 0.625, 1.75, 2.375,
        0.125, 0.5, 0.375, 1.125, 1.875, 2.25
    ],
}, model=c21_model, name='abs_default_FLOAT16_rank_input_4_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT16_rank_input_5_11
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT16', [2, 1, 2, 1, 2]))
c22_o1 = Output('c22_o1', ('TENSOR_FLOAT16', [2, 1, 2, 1, 2]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('ABS', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [-0.25, 1.75, 1.5, 2.125, -0.375, -2.25, 1.375, 1.875],
    c22_o1: [0.25, 1.75, 1.5, 2.125, 0.375, 2.25, 1.375, 1.875],
}, model=c22_model, name='abs_default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_FLOAT16_tail_12
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT16', [2, 17]))
c23_o1 = Output('c23_o1', ('TENSOR_FLOAT16', [2, 17]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_o1)
c23_model.Operation('ABS', c23_i0).To(c23_o1)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        1.625, -0.375, 0.75, -1.125, 0.25, -0.125, 2.625, 0.125, -3.0, 0.875, -2.5, 0.5, -2.875, -0.5, 0.375,
        2.875, 2.0, -2.0, -0.625, -2.25, -0.875, -1.25, 3.0, -2.625, -0.25, -0.75, -2.125, -1.375, -1.75,
        1.375, -1.0, -2.375, 1.25, 1.125
    ],
    c23_o1: [
        1.625, 0.375, 0.75, 1.125, 0.25, 0.125, 2.625, 0.125, 3.0, 0.875, 2.5, 0.5, 2.875, 0.5, 0.375, 2.875,
        2.0, 2.0, 0.625, 2.25, 0.875, 1.25, 3.0, 2.625, 0.25, 0.75, 2.125, 1.375, 1.75, 1.375, 1.0, 2.375,
        1.25, 1.125
    ],
}, model=c23_model, name='abs_default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_INT32_mixed_13
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [3, 1, 1, 2]))
c24_o1 = Output('c24_o1', ('TENSOR_INT32', [3, 1, 1, 2]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_o1)
c24_model.Operation('ABS', c24_i0).To(c24_o1)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [0, -9, 3, -4, -8, -1],
    c24_o1: [0, 9, 3, 4, 8, 1],
}, model=c24_model, name='abs_default_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_INT32_mixed_14
c25_p0 = Parameter('c25_p0', ('TENSOR_INT32', [2, 2, 1, 1, 2]), [-6, 9, -7, 4, 2, 8, -9, -3])
c25_o1 = Output('c25_o1', ('TENSOR_INT32', [2, 2, 1, 1, 2]))
c25_model = Model()
c25_model.AddOperand(c25_p0)
c25_model.AddOperand(c25_o1)
c25_model.Operation('ABS', c25_p0).To(c25_o1)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_o1: [6, 9, 7, 4, 2, 8, 9, 3],
}, model=c25_model, name='abs_default_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_INT32_rank_input_1_15
c26_i0 = Input('c26_i0', ('TENSOR_INT32', [2]))
c26_o1 = Output('c26_o1', ('TENSOR_INT32', [2]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_o1)
c26_model.Operation('ABS', c26_i0).To(c26_o1)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [-4, 2],
    c26_o1: [4, 2],
}, model=c26_model, name='abs_default_INT32_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_INT32_rank_input_2_16
c27_i0 = Input('c27_i0', ('TENSOR_INT32', [4, 3]))
c27_o1 = Output('c27_o1', ('TENSOR_INT32', [4, 3]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_o1)
c27_model.Operation('ABS', c27_i0).To(c27_o1)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [9, -2, 6, -4, 4, 1, -7, -8, -5, 7, -3, -1],
    c27_o1: [9, 2, 6, 4, 4, 1, 7, 8, 5, 7, 3, 1],
}, model=c27_model, name='abs_default_INT32_rank_input_2_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_INT32_rank_input_3_17
c28_i0 = Input('c28_i0', ('TENSOR_INT32', [1, 3, 1]))
c28_o1 = Output('c28_o1', ('TENSOR_INT32', [1, 3, 1]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_o1)
c28_model.Operation('ABS', c28_i0).To(c28_o1)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [-8, -5, 1],
    c28_o1: [8, 5, 1],
}, model=c28_model, name='abs_default_INT32_rank_input_3_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# abs_default_INT32_tail_18
c29_i0 = Input('c29_i0', ('TENSOR_INT32', [3, 17]))
c29_o1 = Output('c29_o1', ('TENSOR_INT32', [3, 17]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_o1)
c29_model.Operation('ABS', c29_i0).To(c29_o1)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        1, 4, -8, 7, 6, 0, 8, 2, -4, 9, -1, -7, -6, 3, 5, -5, -2, -9, -3, -1, -5, -6, 9, -2, 6, 8, -7, 5, -8,
        7, 4, -9, 3, -3, 0, -4, 1, 2, 1, 4, -4, 5, -6, 0, -1, 8, 3, 9, 7, 6, -9
    ],
    c29_o1: [
        1, 4, 8, 7, 6, 0, 8, 2, 4, 9, 1, 7, 6, 3, 5, 5, 2, 9, 3, 1, 5, 6, 9, 2, 6, 8, 7, 5, 8, 7, 4, 9, 3, 3,
        0, 4, 1, 2, 1, 4, 4, 5, 6, 0, 1, 8, 3, 9, 7, 6, 9
    ],
}, model=c29_model, name='abs_default_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT32_mixed_0
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT32', [3]))
c30_o1 = Output('c30_o1', ('TENSOR_FLOAT32', [3]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_o1)
c30_model.Operation('EXP', c30_i0).To(c30_o1)
c30_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c30_i0: [1.0, 4.5, 1.125],
    c30_o1: [2.7182817, 90.01713, 3.080217],
}, model=c30_model, name='exp_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT32_mixed_1
c31_p0 = Parameter('c31_p0', ('TENSOR_FLOAT32', [2, 4, 1]), [-4.625, 4.875, 2.875, 3.875, 0.75, 4.5, 3.625, 2.5])
c31_o1 = Output('c31_o1', ('TENSOR_FLOAT32', [2, 4, 1]))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_o1)
c31_model.Operation('EXP', c31_p0).To(c31_o1)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_o1: [0.009803655, 130.97415, 17.725424, 48.182697, 2.117, 90.01713, 37.524723, 12.182494],
}, model=c31_model, name='exp_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT32_rank_input_2_2
c32_i0 = Input('c32_i0', ('TENSOR_FLOAT32', [3, 4]))
c32_o1 = Output('c32_o1', ('TENSOR_FLOAT32', [3, 4]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_o1)
c32_model.Operation('EXP', c32_i0).To(c32_o1)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [0.125, 4.875, 4.125, -5.0, 1.875, 3.25, -1.375, -2.125, -0.625, 1.125, -2.75, -2.25],
    c32_o1: [
        1.1331484, 130.97415, 61.86781, 0.006737947, 6.520819, 25.79034, 0.2528396, 0.11943297, 0.53526145,
        3.080217, 0.06392786, 0.10539922
    ],
}, model=c32_model, name='exp_default_FLOAT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT32_rank_input_4_3
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT32', [3, 3, 3, 3]))
c33_o1 = Output('c33_o1', ('TENSOR_FLOAT32', [3, 3, 3, 3]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_o1)
c33_model.Operation('EXP', c33_i0).To(c33_o1)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [
        -0.25, -2.625, 3.625, -2.0, -3.75, 3.125, -0.375, -4.5, -1.5, -4.25, -4.375, 2.625, -2.125, -1.375,
        1.625, -3.625, 3.75, -4.625, 0.25, -3.0, -1.25, -2.375, 5.0, 2.75, -1.875, 1.0, 3.5, 0.875, -3.25,
        1.75, -3.375, 2.125, 2.375, -0.75, -2.25, 0.625, 1.875, -2.75, 4.875, 4.125, -1.125, -2.5, -1.625,
        2.875, 3.375, -4.125, -1.0, -4.75, 3.875, -1.75, -0.125, -0.875, -0.625, 1.25, -5.0, 0.5, 2.25, 3.25,
        4.5, 4.625, 1.5, 0.0, 4.25, -2.875, -4.875, -3.5, 2.5, 3.0, 1.375, 1.125, 0.125, 4.0, -3.875, 2.0,
        -4.0, -0.5, 4.375, 0.375, 4.75, 0.75, -3.125
    ],
    c33_o1: [
        0.7788008, 0.07243976, 37.524723, 0.13533528, 0.023517746, 22.759895, 0.6872893, 0.011108996,
        0.22313017, 0.014264234, 0.012588142, 13.804574, 0.11943297, 0.2528396, 5.078419, 0.026649097,
        42.521084, 0.009803655, 1.2840254, 0.049787067, 0.2865048, 0.093014486, 148.41316, 15.642632,
        0.15335497, 2.7182817, 33.11545, 2.3988752, 0.038774207, 5.754603, 0.034218118, 8.372897, 10.751013,
        0.47236654, 0.10539922, 1.868246, 6.520819, 0.06392786, 130.97415, 61.86781, 0.32465246, 0.082085,
        0.19691168, 17.725424, 29.224283, 0.016163494, 0.36787945, 0.008651695, 48.182697, 0.17377394,
        0.8824969, 0.416862, 0.53526145, 3.4903429, 0.006737947, 1.6487212, 9.487736, 25.79034, 90.01713,
        102.00277, 4.481689, 1.0, 70.105415, 0.05641614, 0.007635094, 0.030197384, 12.182494, 20.085537,
        3.9550767, 3.080217, 1.1331484, 54.59815, 0.020754337, 7.389056, 0.01831564, 0.60653067, 79.43984,
        1.4549915, 115.58428, 2.117, 0.043936934
    ],
}, model=c33_model, name='exp_default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT32_rank_input_5_4
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT32', [1, 2, 1, 2, 1]))
c34_o1 = Output('c34_o1', ('TENSOR_FLOAT32', [1, 2, 1, 2, 1]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_o1)
c34_model.Operation('EXP', c34_i0).To(c34_o1)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [-1.375, -5.0, -2.25, 1.75],
    c34_o1: [0.2528396, 0.006737947, 0.10539922, 5.754603],
}, model=c34_model, name='exp_default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT32_tail_5
c35_i0 = Input('c35_i0', ('TENSOR_FLOAT32', [2, 17]))
c35_o1 = Output('c35_o1', ('TENSOR_FLOAT32', [2, 17]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_o1)
c35_model.Operation('EXP', c35_i0).To(c35_o1)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i0: [
        0.5, -0.125, 3.125, 3.625, -2.625, -3.875, 3.375, 4.375, -4.375, 4.875, -0.375, 0.25, -5.0, 2.875,
        1.25, -4.875, 2.5, 2.375, -1.75, 0.75, 2.0, 4.75, 4.125, -4.625, 1.875, 3.5, 1.75, -2.0, -2.375,
        2.625, 3.0, 4.5, 2.75, 0.625
    ],
    c35_o1: [
        1.6487212, 0.8824969, 22.759895, 37.524723, 0.07243976, 0.020754337, 29.224283, 79.43984, 0.012588142,
        130.97415, 0.6872893, 1.2840254, 0.006737947, 17.725424, 3.4903429, 0.007635094, 12.182494, 10.751013,
        0.17377394, 2.117, 7.389056, 115.58428, 61.86781, 0.009803655, 6.520819, 33.11545, 5.754603,
        0.13533528, 0.093014486, 13.804574, 20.085537, 90.01713, 15.642632, 1.868246
    ],
}, model=c35_model, name='exp_default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT32_special_floats_6
c36_i0 = Input('c36_i0', ('TENSOR_FLOAT32', [10]))
c36_o1 = Output('c36_o1', ('TENSOR_FLOAT32', [10]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_o1)
c36_model.Operation('EXP', c36_i0).To(c36_o1)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i0: [3.0000002, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002],
    c36_o1: [20.08554, 1.0, 1.0, 1.0, 1.0, 2.7182817, 0.36787945, 1.105171, 0.7408182, 20.08554],
}, model=c36_model, name='exp_default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT16_mixed_7
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT16', [2, 2, 2, 1]))
c37_o1 = Output('c37_o1', ('TENSOR_FLOAT16', [2, 2, 2, 1]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_o1)
c37_model.Operation('EXP', c37_i0).To(c37_o1)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_i0: [0.0, -3.375, -0.875, 0.5, -4.875, -1.25, 1.75, -3.5],
    c37_o1: [1.0, 0.0342, 0.4167, 1.648, 0.007633, 0.2866, 5.754, 0.0302],
}, model=c37_model, name='exp_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT16_mixed_8
c38_p0 = Parameter('c38_p0', ('TENSOR_FLOAT16', [1, 2, 2, 2, 1]), [3.125, 2.0, 4.375, -2.0, 2.125, -4.25, -0.25, -2.625])
c38_o1 = Output('c38_o1', ('TENSOR_FLOAT16', [1, 2, 2, 2, 1]))
c38_model = Model()
c38_model.AddOperand(c38_p0)
c38_model.AddOperand(c38_o1)
c38_model.Operation('EXP', c38_p0).To(c38_o1)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_o1: [22.77, 7.39, 79.44, 0.1354, 8.375, 0.01427, 0.779, 0.07245],
}, model=c38_model, name='exp_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT16_rank_input_1_9
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT16', [1]))
c39_o1 = Output('c39_o1', ('TENSOR_FLOAT16', [1]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_o1)
c39_model.Operation('EXP', c39_i0).To(c39_o1)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [-1.625],
    c39_o1: [0.1969],
}, model=c39_model, name='exp_default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT16_rank_input_2_10
c40_i0 = Input('c40_i0', ('TENSOR_FLOAT16', [1, 1]))
c40_o1 = Output('c40_o1', ('TENSOR_FLOAT16', [1, 1]))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_o1)
c40_model.Operation('EXP', c40_i0).To(c40_o1)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i0: [-2.75],
    c40_o1: [0.0639],
}, model=c40_model, name='exp_default_FLOAT16_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT16_rank_input_3_11
c41_i0 = Input('c41_i0', ('TENSOR_FLOAT16', [1, 3, 1]))
c41_o1 = Output('c41_o1', ('TENSOR_FLOAT16', [1, 3, 1]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_o1)
c41_model.Operation('EXP', c41_i0).To(c41_o1)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i0: [-3.75, 1.125, -3.375],
    c41_o1: [0.02351, 3.08, 0.0342],
}, model=c41_model, name='exp_default_FLOAT16_rank_input_3_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# exp_default_FLOAT16_tail_12
c42_i0 = Input('c42_i0', ('TENSOR_FLOAT16', [3, 17]))
c42_o1 = Output('c42_o1', ('TENSOR_FLOAT16', [3, 17]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_o1)
c42_model.Operation('EXP', c42_i0).To(c42_o1)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [
        2.75, 1.0, -2.125, 4.5, 0.375, 0.0, -4.5, 2.375, 2.5, 3.625, 3.5, -0.25, -2.25, 3.25, 3.0, -3.375,
        3.375, 3.875, 1.25, -2.0, 0.125, -1.0, 2.625, -2.625, -3.0, -0.75, -0.375, 2.125, 2.25, -5.0, -1.75,
        4.125, 1.125, 1.5, 3.125, -4.75, 3.75, 4.375, -1.875, -4.375, 0.875, 0.25, -4.875, -4.0, -1.125,
        -1.375, 2.875, -4.125, 0.5, -0.125, 1.875
    ],
    c42_o1: [
        15.64, 2.719, 0.11945, 90.0, 1.455, 1.0, 0.01111, 10.75, 12.18, 37.53, 33.12, 0.779, 0.1054, 25.8,
        20.08, 0.0342, 29.22, 48.2, 3.49, 0.1354, 1.133, 0.368, 13.805, 0.07245, 0.04977, 0.4724, 0.6875,
        8.375, 9.484, 0.006737, 0.1738, 61.88, 3.08, 4.48, 22.77, 0.00865, 42.53, 79.44, 0.1533, 0.01259,
        2.398, 1.284, 0.007633, 0.01831, 0.3247, 0.253, 17.72, 0.01616, 1.648, 0.8823, 6.52
    ],
}, model=c42_model, name='exp_default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT32_mixed_0
c43_i0 = Input('c43_i0', ('TENSOR_FLOAT32', [1]))
c43_o1 = Output('c43_o1', ('TENSOR_FLOAT32', [1]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_o1)
c43_model.Operation('LOG', c43_i0).To(c43_o1)
c43_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c43_i0: [12.875],
    c43_o1: [2.5552874],
}, model=c43_model, name='log_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT32_mixed_1
c44_p0 = Parameter('c44_p0', ('TENSOR_FLOAT32', [4, 2]), [69.5, 60.5, 24.75, 87.625, 52.125, 67.125, 4.25, 40.875])
c44_o1 = Output('c44_o1', ('TENSOR_FLOAT32', [4, 2]))
c44_model = Model()
c44_model.AddOperand(c44_p0)
c44_model.AddOperand(c44_o1)
c44_model.Operation('LOG', c44_p0).To(c44_o1)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_o1: [4.241327, 4.1026435, 3.2088256, 4.4730663, 3.9536448, 4.2065563, 1.446919, 3.7105186],
}, model=c44_model, name='log_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT32_rank_input_3_2
c45_i0 = Input('c45_i0', ('TENSOR_FLOAT32', [4, 1, 2]))
c45_o1 = Output('c45_o1', ('TENSOR_FLOAT32', [4, 1, 2]))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_o1)
c45_model.Operation('LOG', c45_i0).To(c45_o1)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [88.875, 0.125, 30.375, 54.125, 60.125, 58.75, 84.0, 47.0],
    c45_o1: [4.487231, -2.0794415, 3.41362, 3.9912963, 4.0964255, 4.0732913, 4.4308167, 3.8501475],
}, model=c45_model, name='log_default_FLOAT32_rank_input_3_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT32_rank_input_4_3
c46_i0 = Input('c46_i0', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
c46_o1 = Output('c46_o1', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_o1)
c46_model.Operation('LOG', c46_i0).To(c46_o1)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_i0: [44.875, 62.0, 20.875, 65.375],
    c46_o1: [3.803881, 4.1271343, 3.0385523, 4.18014],
}, model=c46_model, name='log_default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT32_rank_input_5_4
c47_i0 = Input('c47_i0', ('TENSOR_FLOAT32', [2, 1, 1, 2, 2]))
c47_o1 = Output('c47_o1', ('TENSOR_FLOAT32', [2, 1, 1, 2, 2]))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_o1)
c47_model.Operation('LOG', c47_i0).To(c47_o1)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [58.375, 47.25, 86.375, 98.75, 24.125, 6.75, 72.5, 21.5],
    c47_o1: [4.066888, 3.8554525, 4.4586983, 4.5925913, 3.1832488, 1.9095426, 4.2835865, 3.068053],
}, model=c47_model, name='log_default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT32_tail_5
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT32', [2, 17]))
c48_o1 = Output('c48_o1', ('TENSOR_FLOAT32', [2, 17]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_o1)
c48_model.Operation('LOG', c48_i0).To(c48_o1)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [
        84.0, 2.875, 29.75, 93.625, 91.625, 10.875, 52.0, 93.75, 10.5, 37.125, 97.75, 23.375, 52.125, 76.0,
        100.0, 56.25, 82.75, 39.25, 99.5, 68.75, 57.0, 41.5, 70.875, 94.125, 21.875, 49.5, 74.5, 40.5, 11.5,
        29.25, 33.0, 5.5, 59.5, 47.875
    ],
    c48_o1: [
        4.4308167, 1.0560527, 3.3928292, 4.5392976, 4.517704, 2.3864665, 3.9512436, 4.540632, 2.3513753,
        3.6142907, 4.582413, 3.151667, 3.9536448, 4.3307333, 4.6051702, 4.029806, 4.415824, 3.6699514,
        4.6001577, 4.230477, 4.0430512, 3.7256935, 4.2609177, 4.544624, 3.0853443, 3.9019728, 4.310799,
        3.701302, 2.442347, 3.3758795, 3.4965076, 1.704748, 4.085976, 3.8685935
    ],
}, model=c48_model, name='log_default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT32_special_floats_6
c49_i0 = Input('c49_i0', ('TENSOR_FLOAT32', [10]))
c49_o1 = Output('c49_o1', ('TENSOR_FLOAT32', [10]))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_o1)
c49_model.Operation('LOG', c49_i0).To(c49_o1)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [1.0, 0.1, 3.0000002, 100.5, 1.0, 0.1, 3.0000002, 100.5, 1.0, 0.1],
    c49_o1: [0.0, -2.3025851, 1.0986124, 4.6101575, 0.0, -2.3025851, 1.0986124, 4.6101575, 0.0, -2.3025851],
}, model=c49_model, name='log_default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT16_mixed_7
c50_p0 = Parameter('c50_p0', ('TENSOR_FLOAT16', [1, 1, 1, 1]), [73.75])
c50_o1 = Output('c50_o1', ('TENSOR_FLOAT16', [1, 1, 1, 1]))
c50_model = Model()
c50_model.AddOperand(c50_p0)
c50_model.AddOperand(c50_o1)
c50_model.Operation('LOG', c50_p0).To(c50_o1)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_o1: [4.3],
}, model=c50_model, name='log_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT16_mixed_8
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT16', [1, 3]))
c51_o1 = Output('c51_o1', ('TENSOR_FLOAT16', [1, 3]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_o1)
c51_model.Operation('LOG', c51_i0).To(c51_o1)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [71.75, 97.0, 98.25],
    c51_o1: [4.273, 4.574, 4.586],
}, model=c51_model, name='log_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT16_rank_input_1_9
c52_i0 = Input('c52_i0', ('TENSOR_FLOAT16', [3]))
c52_o1 = Output('c52_o1', ('TENSOR_FLOAT16', [3]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_o1)
c52_model.Operation('LOG', c52_i0).To(c52_o1)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [79.25, 20.12, 18.62],
    c52_o1: [4.37, 3.002, 2.924],
}, model=c52_model, name='log_default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT16_rank_input_3_10
c53_i0 = Input('c53_i0', ('TENSOR_FLOAT16', [4, 4, 3]))
c53_o1 = Output('c53_o1', ('TENSOR_FLOAT16', [4, 4, 3]))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_o1)
c53_model.Operation('LOG', c53_i0).To(c53_o1)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_i0: [
        75.4, 28.75, 42.75, 69.9, 65.9, 81.5, 25.25, 62.88, 60.12, 94.1, 68.6, 38.62, 50.62, 7.25, 22.12,
        88.75, 36.25, 31.0, 81.9, 37.0, 59.12, 64.1, 94.75, 47.62, 53.88, 15.125, 35.12, 100.75, 65.25, 94.6,
        25.75, 72.4, 39.5, 21.25, 88.9, 56.5, 1.125, 42.25, 0.25, 65.1, 99.25, 64.6, 90.6, 63.0, 58.12, 17.12,
        93.9, 99.9
    ],
    c53_o1: [
        4.324, 3.36, 3.756, 4.246, 4.188, 4.402, 3.229, 4.14, 4.098, 4.543, 4.23, 3.654, 3.924, 1.981, 3.098,
        4.484, 3.59, 3.434, 4.406, 3.611, 4.08, 4.16, 4.55, 3.863, 3.986, 2.717, 3.559, 4.613, 4.18, 4.55,
        3.248, 4.28, 3.676, 3.057, 4.49, 4.035, 0.1178, 3.744, -1.387, 4.176, 4.598, 4.168, 4.508, 4.145,
        4.062, 2.84, 4.543, 4.605
    ],
}, model=c53_model, name='log_default_FLOAT16_rank_input_3_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT16_rank_input_5_11
c54_i0 = Input('c54_i0', ('TENSOR_FLOAT16', [1, 1, 1, 2, 2]))
c54_o1 = Output('c54_o1', ('TENSOR_FLOAT16', [1, 1, 1, 2, 2]))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_o1)
c54_model.Operation('LOG', c54_i0).To(c54_o1)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i0: [9.875, 1.375, 1.625, 24.25],
    c54_o1: [2.29, 0.3184, 0.4856, 3.188],
}, model=c54_model, name='log_default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# log_default_FLOAT16_tail_12
c55_i0 = Input('c55_i0', ('TENSOR_FLOAT16', [1, 17]))
c55_o1 = Output('c55_o1', ('TENSOR_FLOAT16', [1, 17]))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_o1)
c55_model.Operation('LOG', c55_i0).To(c55_o1)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_i0: [
        97.25, 36.12, 73.75, 72.6, 3.125, 38.38, 25.75, 37.75, 59.38, 24.88, 14.25, 38.62, 3.5, 57.38, 7.875,
        28.62, 84.0
    ],
    c55_o1: [
        4.58, 3.588, 4.3, 4.285, 1.14, 3.646, 3.248, 3.63, 4.082, 3.213, 2.656, 3.654, 1.253, 4.05, 2.064,
        3.354, 4.43
    ],
}, model=c55_model, name='log_default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT32_mixed_0
c56_p0 = Parameter('c56_p0', ('TENSOR_FLOAT32', [2, 3]), [43.375, 61.75, 9.375, 53.625, 58.75, 1.375])
c56_o1 = Output('c56_o1', ('TENSOR_FLOAT32', [2, 3]))
c56_model = Model()
c56_model.AddOperand(c56_p0)
c56_model.AddOperand(c56_o1)
c56_model.Operation('RSQRT', c56_p0).To(c56_o1)
c56_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c56_o1: [0.15183793, 0.12725696, 0.32659864, 0.13655774, 0.13046561, 0.8528029],
}, model=c56_model, name='rsqrt_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT32_mixed_1
c57_i0 = Input('c57_i0', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]))
c57_o1 = Output('c57_o1', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_o1)
c57_model.Operation('RSQRT', c57_i0).To(c57_o1)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [31.875, 99.75],
    c57_o1: [0.17712298, 0.10012524],
}, model=c57_model, name='rsqrt_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT32_rank_input_1_2
c58_i0 = Input('c58_i0', ('TENSOR_FLOAT32', [4]))
c58_o1 = Output('c58_o1', ('TENSOR_FLOAT32', [4]))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_o1)
c58_model.Operation('RSQRT', c58_i0).To(c58_o1)
c58_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c58_i0: [90.875, 31.5, 59.75, 56.625],
    c58_o1: [0.104900554, 0.17817417, 0.12936924, 0.1328911],
}, model=c58_model, name='rsqrt_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT32_rank_input_3_3
c59_i0 = Input('c59_i0', ('TENSOR_FLOAT32', [4, 3, 1]))
c59_o1 = Output('c59_o1', ('TENSOR_FLOAT32', [4, 3, 1]))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_o1)
c59_model.Operation('RSQRT', c59_i0).To(c59_o1)
c59_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c59_i0: [15.875, 72.125, 80.125, 11.875, 40.75, 71.25, 77.875, 11.75, 7.75, 52.875, 66.375, 66.5],
    c59_o1: [
        0.2509823, 0.11774896, 0.11171615, 0.2901905, 0.1566521, 0.118469775, 0.11331854, 0.29173, 0.3592106,
        0.13752283, 0.12274328, 0.12262787
    ],
}, model=c59_model, name='rsqrt_default_FLOAT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT32_rank_input_4_4
c60_i0 = Input('c60_i0', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c60_o1 = Output('c60_o1', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_o1)
c60_model.Operation('RSQRT', c60_i0).To(c60_o1)
c60_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c60_i0: [
        53.125, 97.5, 89.125, 6.625, 99.875, 29.5, 97.75, 70.375, 15.625, 59.125, 1.0, 4.75, 28.0, 20.0,
        50.875, 96.375, 77.625, 56.5
    ],
    c60_o1: [
        0.13719887, 0.10127394, 0.105925426, 0.38851434, 0.10006256, 0.18411492, 0.10114435, 0.11920399,
        0.2529822, 0.13005121, 1.0, 0.45883146, 0.18898223, 0.2236068, 0.14019993, 0.10186332, 0.11350087,
        0.13303801
    ],
}, model=c60_model, name='rsqrt_default_FLOAT32_rank_input_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT32_tail_5
c61_i0 = Input('c61_i0', ('TENSOR_FLOAT32', [2, 17]))
c61_o1 = Output('c61_o1', ('TENSOR_FLOAT32', [2, 17]))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_o1)
c61_model.Operation('RSQRT', c61_i0).To(c61_o1)
c61_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c61_i0: [
        77.0, 43.625, 72.0, 21.75, 74.375, 29.75, 1.875, 59.0, 30.25, 0.125, 8.625, 18.0, 32.875, 13.5, 3.0,
        73.75, 27.375, 62.125, 92.375, 96.875, 68.375, 8.75, 47.625, 3.125, 41.5, 89.375, 49.75, 76.125,
        4.125, 94.125, 49.0, 7.625, 73.875, 77.375
    ],
    c61_o1: [
        0.11396058, 0.15140224, 0.11785113, 0.21442251, 0.115954205, 0.1833397, 0.73029673, 0.13018891,
        0.18181819, 2.828427, 0.34050262, 0.23570226, 0.17440829, 0.27216554, 0.57735026, 0.1164445,
        0.19112739, 0.1268723, 0.104045376, 0.1016001, 0.120934814, 0.3380617, 0.14490472, 0.56568545,
        0.1552301, 0.105777174, 0.14177623, 0.11461365, 0.49236596, 0.10307361, 0.14285715, 0.36214298,
        0.11634594, 0.11368409
    ],
}, model=c61_model, name='rsqrt_default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT32_special_floats_6
c62_i0 = Input('c62_i0', ('TENSOR_FLOAT32', [10]))
c62_o1 = Output('c62_o1', ('TENSOR_FLOAT32', [10]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_o1)
c62_model.Operation('RSQRT', c62_i0).To(c62_o1)
c62_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c62_i0: [100.5, 1.0, 0.1, 3.0000002, 100.5, 1.0, 0.1, 3.0000002, 100.5, 1.0],
    c62_o1: [0.099750936, 1.0, 3.1622777, 0.57735026, 0.099750936, 1.0, 3.1622777, 0.57735026, 0.099750936, 1.0],
}, model=c62_model, name='rsqrt_default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT16_mixed_7
c63_p0 = Parameter('c63_p0', ('TENSOR_FLOAT16', [4, 2, 1]), [14.875, 73.75, 37.25, 95.75, 46.0, 53.25, 65.0, 12.375])
c63_o1 = Output('c63_o1', ('TENSOR_FLOAT16', [4, 2, 1]))
c63_model = Model()
c63_model.AddOperand(c63_p0)
c63_model.AddOperand(c63_o1)
c63_model.Operation('RSQRT', c63_p0).To(c63_o1)
c63_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c63_o1: [0.2593, 0.11646, 0.1638, 0.1022, 0.1475, 0.1371, 0.124, 0.2842],
}, model=c63_model, name='rsqrt_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT16_mixed_8
c64_i0 = Input('c64_i0', ('TENSOR_FLOAT16', [3, 2, 2, 1]))
c64_o1 = Output('c64_o1', ('TENSOR_FLOAT16', [3, 2, 2, 1]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_o1)
c64_model.Operation('RSQRT', c64_i0).To(c64_o1)
c64_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c64_i0: [20.38, 79.9, 72.4, 46.12, 42.88, 4.75, 17.62, 80.1, 100.4, 93.25, 78.9, 96.6],
    c64_o1: [0.2216, 0.1119, 0.11755, 0.1472, 0.1527, 0.4587, 0.2382, 0.1117, 0.0998, 0.1036, 0.1126, 0.10175],
}, model=c64_model, name='rsqrt_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT16_rank_input_1_9
c65_i0 = Input('c65_i0', ('TENSOR_FLOAT16', [4]))
c65_o1 = Output('c65_o1', ('TENSOR_FLOAT16', [4]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_o1)
c65_model.Operation('RSQRT', c65_i0).To(c65_o1)
c65_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c65_i0: [98.9, 99.75, 97.4, 73.9],
    c65_o1: [0.1006, 0.1001, 0.1013, 0.11633],
}, model=c65_model, name='rsqrt_default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT16_rank_input_2_10
c66_i0 = Input('c66_i0', ('TENSOR_FLOAT16', [3, 1]))
c66_o1 = Output('c66_o1', ('TENSOR_FLOAT16', [3, 1]))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_o1)
c66_model.Operation('RSQRT', c66_i0).To(c66_o1)
c66_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c66_i0: [100.25, 89.6, 39.38],
    c66_o1: [0.09985, 0.10565, 0.1594],
}, model=c66_model, name='rsqrt_default_FLOAT16_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT16_rank_input_5_11
c67_i0 = Input('c67_i0', ('TENSOR_FLOAT16', [1, 2, 1, 2, 2]))
c67_o1 = Output('c67_o1', ('TENSOR_FLOAT16', [1, 2, 1, 2, 2]))
c67_model = Model()
c67_model.AddOperand(c67_i0)
c67_model.AddOperand(c67_o1)
c67_model.Operation('RSQRT', c67_i0).To(c67_o1)
c67_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c67_i0: [73.9, 3.125, 49.5, 49.38, 40.25, 48.75, 32.62, 52.25],
    c67_o1: [0.11633, 0.566, 0.1421, 0.1423, 0.1576, 0.1432, 0.175, 0.1383],
}, model=c67_model, name='rsqrt_default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_FLOAT16_tail_12
c68_i0 = Input('c68_i0', ('TENSOR_FLOAT16', [1, 17]))
c68_o1 = Output('c68_o1', ('TENSOR_FLOAT16', [1, 17]))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_o1)
c68_model.Operation('RSQRT', c68_i0).To(c68_o1)
c68_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c68_i0: [
        78.4, 40.38, 34.75, 32.5, 91.25, 41.62, 28.88, 77.6, 5.75, 4.5, 57.88, 28.75, 99.0, 87.4, 82.1, 35.12,
        68.6
    ],
    c68_o1: [
        0.113, 0.1573, 0.1697, 0.1754, 0.1047, 0.155, 0.1862, 0.1135, 0.417, 0.4714, 0.1315, 0.1865, 0.1005,
        0.107, 0.11035, 0.1687, 0.1207
    ],
}, model=c68_model, name='rsqrt_default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_mixed_13
c69_p0 = Parameter('c69_p0', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.4375, 0), [58, 228, 119, 229, 174, 87])
c69_o1 = Output('c69_o1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.0078125, 128))
c69_model = Model()
c69_model.AddOperand(c69_p0)
c69_model.AddOperand(c69_o1)
c69_model.Operation('RSQRT', c69_p0).To(c69_o1)
c69_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c69_o1: [153, 141, 146, 141, 143, 149],
}, model=c69_model, name='rsqrt_default_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_rank_input_1_14
c70_i0 = Input('c70_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.4375, 128))
c70_o1 = Output('c70_o1', ('TENSOR_QUANT8_ASYMM', [3], 0.01953125, 128))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_o1)
c70_model.Operation('RSQRT', c70_i0).To(c70_o1)
c70_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c70_i0: [241, 185, 152],
    c70_o1: [135, 138, 144],
}, model=c70_model, name='rsqrt_default_QUANT8_ASYMM_rank_input_1_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_rank_input_3_15
c71_i0 = Input('c71_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 3], 0.25, 182))
c71_o1 = Output('c71_o1', ('TENSOR_QUANT8_ASYMM', [3, 1, 3], 0.03125, 239))
c71_model = Model()
c71_model.AddOperand(c71_i0)
c71_model.AddOperand(c71_o1)
c71_model.Operation('RSQRT', c71_i0).To(c71_o1)
c71_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c71_i0: [255, 219, 255, 255, 255, 255, 192, 255, 255],
    c71_o1: [246, 250, 246, 246, 246, 246, 255, 246, 246],
}, model=c71_model, name='rsqrt_default_QUANT8_ASYMM_rank_input_3_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_rank_input_4_16
c72_i0 = Input('c72_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.375, 128))
c72_o1 = Output('c72_o1', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.03125, 128))
c72_model = Model()
c72_model.AddOperand(c72_i0)
c72_model.AddOperand(c72_o1)
c72_model.Operation('RSQRT', c72_i0).To(c72_o1)
c72_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c72_i0: [219, 255, 202, 213, 255, 255, 255, 255, 255, 228, 185, 139, 183, 155, 255, 144, 255, 255],
    c72_o1: [133, 133, 134, 134, 133, 133, 133, 133, 133, 133, 135, 144, 135, 138, 133, 141, 133, 133],
}, model=c72_model, name='rsqrt_default_QUANT8_ASYMM_rank_input_4_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_rank_input_5_17
c73_i0 = Input('c73_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 2], 0.375, 128))
c73_o1 = Output('c73_o1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 2], 0.0625, 128))
c73_model = Model()
c73_model.AddOperand(c73_i0)
c73_model.AddOperand(c73_o1)
c73_model.Operation('RSQRT', c73_i0).To(c73_o1)
c73_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c73_i0: [226, 147, 229, 255, 255, 132, 255, 139],
    c73_o1: [131, 134, 131, 130, 130, 141, 130, 136],
}, model=c73_model, name='rsqrt_default_QUANT8_ASYMM_rank_input_5_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_tail_18
c74_i0 = Input('c74_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 128))
c74_o1 = Output('c74_o1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.015625, 128))
c74_model = Model()
c74_model.AddOperand(c74_i0)
c74_model.AddOperand(c74_o1)
c74_model.Operation('RSQRT', c74_i0).To(c74_o1)
c74_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c74_i0: [
        255, 229, 255, 179, 255, 255, 207, 255, 255, 255, 255, 255, 255, 255, 255, 191, 255, 255, 255, 253,
        255, 177, 255, 255, 255, 163, 255, 255, 255, 255, 241, 221, 255, 221
    ],
    c74_o1: [
        141, 143, 141, 149, 141, 141, 145, 141, 141, 141, 141, 141, 141, 141, 141, 147, 141, 141, 141, 141,
        141, 149, 141, 141, 141, 153, 141, 141, 141, 141, 142, 143, 141, 143
    ],
}, model=c74_model, name='rsqrt_default_QUANT8_ASYMM_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_every_8_bit_value_19
c75_i0 = Input('c75_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.125, 5))
c75_o1 = Output('c75_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.125, 57))
c75_model = Model()
c75_model.AddOperand(c75_i0)
c75_model.AddOperand(c75_o1)
c75_model.Operation('RSQRT', c75_i0).To(c75_o1)
c75_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c75_i0: [
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82,
        83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
        107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126,
        127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
        147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
        167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
        187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206,
        207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226,
        227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246,
        247, 248, 249, 250, 251, 252, 253, 254, 255, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63
    ],
    c75_o1: [
        60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
        60, 60, 60, 60, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59,
        59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59,
        59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59,
        59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59,
        59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59,
        59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59,
        58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 80, 73,
        70, 68, 67, 66, 66, 65, 65, 64, 64, 64, 63, 63, 63, 63, 62, 62, 62, 62, 62, 62, 62, 62, 62, 61, 61,
        61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
        60, 60, 60, 60, 60, 60
    ],
}, model=c75_model, name='rsqrt_default_QUANT8_ASYMM_every_8_bit_value_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_mixed_20
c76_i0 = Input('c76_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.4375, -128))
c76_o1 = Output('c76_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.00244140625, 19))
c76_model = Model()
c76_model.AddOperand(c76_i0)
c76_model.AddOperand(c76_o1)
c76_model.Operation('RSQRT', c76_i0).To(c76_o1)
c76_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c76_i0: [61, 73, 46, -15],
    c76_o1: [64, 63, 66, 77],
}, model=c76_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_1_21
c77_i0 = Input('c77_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.125, 0))
c77_o1 = Output('c77_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.0068359375, 0))
c77_model = Model()
c77_model.AddOperand(c77_i0)
c77_model.AddOperand(c77_o1)
c77_model.Operation('RSQRT', c77_i0).To(c77_o1)
c77_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c77_i0: [83, 127],
    c77_o1: [45, 37],
}, model=c77_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_1_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_2_22
c78_i0 = Input('c78_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, -31))
c78_o1 = Output('c78_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.009765625, -14))
c78_model = Model()
c78_model.AddOperand(c78_i0)
c78_model.AddOperand(c78_o1)
c78_model.Operation('RSQRT', c78_i0).To(c78_o1)
c78_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c78_i0: [127, 110, 17, 127, 127, 127, 127, 125],
    c78_o1: [2, 3, 16, 2, 2, 2, 2, 2],
}, model=c78_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_3_23
c79_i0 = Input('c79_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1], 0.4375, 0))
c79_o1 = Output('c79_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1], 0.0234375, 0))
c79_model = Model()
c79_model.AddOperand(c79_i0)
c79_model.AddOperand(c79_o1)
c79_model.Operation('RSQRT', c79_i0).To(c79_o1)
c79_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c79_i0: [19, 119, 89],
    c79_o1: [15, 6, 7],
}, model=c79_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_4_24
c80_i0 = Input('c80_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 3], 0.5, 56))
c80_o1 = Output('c80_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 3], 0.03125, 0))
c80_model = Model()
c80_model.AddOperand(c80_i0)
c80_model.AddOperand(c80_o1)
c80_model.Operation('RSQRT', c80_i0).To(c80_o1)
c80_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c80_i0: [
        127, 127, 127, 127, 127, 127, 61, 127, 127, 127, 127, 127, 71, 127, 104, 113, 127, 127, 127, 127, 127,
        127, 122, 127, 127, 127, 83
    ],
    c80_o1: [5, 5, 5, 5, 5, 5, 20, 5, 5, 5, 5, 5, 12, 5, 7, 6, 5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 9],
}, model=c80_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_rank_input_4_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_constant_input_25
c81_p0 = Parameter('c81_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 3], 0.125, 42), [
        127, 127, 127, 127, 127, 127, 127, 127, 102, 127, 127, 127, 127, 127, 127, 90, 127, 127, 127, 127,
        127, 127, 127, 127
    ])
c81_o1 = Output('c81_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 3], 0.013671875, 78))
c81_model = Model()
c81_model.AddOperand(c81_p0)
c81_model.AddOperand(c81_o1)
c81_model.Operation('RSQRT', c81_p0).To(c81_o1)
c81_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c81_o1: [
        100, 100, 100, 100, 100, 100, 100, 100, 105, 100, 100, 100, 100, 100, 100, 108, 100, 100, 100, 100,
        100, 100, 100, 100
    ],
}, model=c81_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_constant_input_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_tail_26
c82_i0 = Input('c82_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.0625, 0))
c82_o1 = Output('c82_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.0546875, -9))
c82_model = Model()
c82_model.AddOperand(c82_i0)
c82_model.AddOperand(c82_o1)
c82_model.Operation('RSQRT', c82_i0).To(c82_o1)
c82_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c82_i0: [
        127, 127, 127, 127, 127, 127, 72, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 118, 127,
        127, 26, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127
    ],
    c82_o1: [
        -3, -3, -3, -3, -3, -3, 0, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -2, -3, -3, 5, -3, -3, -3, -3,
        -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3
    ],
}, model=c82_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_tail_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rsqrt_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_27
c83_i0 = Input('c83_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.5, 0))
c83_o1 = Output('c83_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.15625, -101))
c83_model = Model()
c83_model.AddOperand(c83_i0)
c83_model.AddOperand(c83_o1)
c83_model.Operation('RSQRT', c83_i0).To(c83_o1)
c83_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c83_i0: [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
        29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
        54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78,
        79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102,
        103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
        123, 124, 125, 126, 127, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
        47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
        72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96,
        97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
        118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 1, 2
    ],
    c83_o1: [
        -92, -95, -96, -96, -97, -97, -98, -98, -98, -98, -98, -98, -98, -99, -99, -99, -99, -99, -99, -99,
        -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -92, -95, -96, -96, -97, -97, -98, -98, -98, -98, -98, -98, -98, -99, -99, -99, -99,
        -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -99, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
        -100, -100, -100, -100, -100, -92, -95
    ],
}, model=c83_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT32_mixed_0
c84_i0 = Input('c84_i0', ('TENSOR_FLOAT32', [1]))
c84_o1 = Output('c84_o1', ('TENSOR_FLOAT32', [1]))
c84_model = Model()
c84_model.AddOperand(c84_i0)
c84_model.AddOperand(c84_o1)
c84_model.Operation('SIN', c84_i0).To(c84_o1)
c84_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c84_i0: [2.25],
    c84_o1: [0.7780732],
}, model=c84_model, name='sin_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT32_mixed_1
c85_p0 = Parameter('c85_p0', ('TENSOR_FLOAT32', [2, 2, 1, 2, 1]), [0.25, -1.25, -2.875, 2.5, -1.0, -2.75, 0.5, 1.875])
c85_o1 = Output('c85_o1', ('TENSOR_FLOAT32', [2, 2, 1, 2, 1]))
c85_model = Model()
c85_model.AddOperand(c85_p0)
c85_model.AddOperand(c85_o1)
c85_model.Operation('SIN', c85_p0).To(c85_o1)
c85_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c85_o1: [0.24740396, -0.9489846, -0.263446, 0.5984721, -0.84147096, -0.381661, 0.47942555, 0.95408577],
}, model=c85_model, name='sin_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT32_rank_input_2_2
c86_i0 = Input('c86_i0', ('TENSOR_FLOAT32', [3, 2]))
c86_o1 = Output('c86_o1', ('TENSOR_FLOAT32', [3, 2]))
c86_model = Model()
c86_model.AddOperand(c86_i0)
c86_model.AddOperand(c86_o1)
c86_model.Operation('SIN', c86_i0).To(c86_o1)
c86_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c86_i0: [-1.625, -2.875, 1.0, 2.625, 1.875, 2.125],
    c86_o1: [-0.99853134, -0.263446, 0.84147096, 0.4939203, 0.95408577, 0.8503198],
}, model=c86_model, name='sin_default_FLOAT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT32_rank_input_3_3
c87_i0 = Input('c87_i0', ('TENSOR_FLOAT32', [3, 3, 1]))
c87_o1 = Output('c87_o1', ('TENSOR_FLOAT32', [3, 3, 1]))
c87_model = Model()
c87_model.AddOperand(c87_i0)
c87_model.AddOperand(c87_o1)
c87_model.Operation('SIN', c87_i0).To(c87_o1)
c87_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c87_i0: [-2.25, -2.5, -2.0, 1.375, -3.0, -1.0, 0.875, -0.125, -1.125],
    c87_o1: [
        -0.7780732, -0.5984721, -0.9092974, 0.9808931, -0.14112, -0.84147096, 0.7675435, -0.12467473,
        -0.9022676
    ],
}, model=c87_model, name='sin_default_FLOAT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT32_rank_input_4_4
c88_i0 = Input('c88_i0', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c88_o1 = Output('c88_o1', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c88_model = Model()
c88_model.AddOperand(c88_i0)
c88_model.AddOperand(c88_o1)
c88_model.Operation('SIN', c88_i0).To(c88_o1)
c88_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c88_i0: [-2.125, -1.625, -2.875, 2.5, 3.0, -1.25, 1.0, -2.0, -2.375, 1.75, 0.625, 1.875],
    c88_o1: [
        -0.8503198, -0.99853134, -0.263446, 0.5984721, 0.14112, -0.9489846, 0.84147096, -0.9092974,
        -0.69368505, 0.98398596, 0.58509725, 0.95408577
    ],
}, model=c88_model, name='sin_default_FLOAT32_rank_input_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT32_tail_5
c89_i0 = Input('c89_i0', ('TENSOR_FLOAT32', [3, 17]))
c89_o1 = Output('c89_o1', ('TENSOR_FLOAT32', [3, 17]))
c89_model = Model()
c89_model.AddOperand(c89_i0)
c89_model.AddOperand(c89_o1)
c89_model.Operation('SIN', c89_i0).To(c89_o1)
c89_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c89_i0: [
        -2.5, -1.0, -1.875, 0.5, -0.625, 2.875, -0.125, 2.75, -0.375, -2.75, -2.625, 2.375, -1.375, -1.625,
        -2.25, 0.125, -0.5, 3.0, 2.5, -0.875, 0.625, 1.375, -0.75, 1.5, -1.75, 2.0, 1.625, 1.125, 1.875, 0.75,
        0.25, -2.125, -2.375, -1.125, -3.0, 0.875, 1.25, 2.625, 2.25, -1.5, -0.25, -1.25, -2.875, 0.375, 1.0,
        -2.0, 0.0, 1.75, 2.125, 0.5, -1.375
    ],
    c89_o1: [
        -0.5984721, -0.84147096, -0.95408577, 0.47942555, -0.58509725, 0.263446, -0.12467473, 0.381661,
        -0.36627254, -0.381661, -0.4939203, 0.69368505, -0.9808931, -0.99853134, -0.7780732, 0.12467473,
        -0.47942555, 0.14112, 0.5984721, -0.7675435, 0.58509725, 0.9808931, -0.6816388, 0.997495, -0.98398596,
        0.9092974, 0.99853134, 0.9022676, 0.95408577, 0.6816388, 0.24740396, -0.8503198, -0.69368505,
        -0.9022676, -0.14112, 0.7675435, 0.9489846, 0.4939203, 0.7780732, -0.997495, -0.24740396, -0.9489846,
        -0.263446, 0.36627254, 0.84147096, -0.9092974, 0.0, 0.98398596, 0.8503198, 0.47942555, -0.9808931
    ],
}, model=c89_model, name='sin_default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT32_special_floats_6
c90_i0 = Input('c90_i0', ('TENSOR_FLOAT32', [10]))
c90_o1 = Output('c90_o1', ('TENSOR_FLOAT32', [10]))
c90_model = Model()
c90_model.AddOperand(c90_i0)
c90_model.AddOperand(c90_o1)
c90_model.Operation('SIN', c90_i0).To(c90_o1)
c90_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c90_i0: [-1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0],
    c90_o1: [-0.84147096, 0.09983342, -0.29552022, 0.14111978, -0.030959968, 0.0, -0.0, 1e-38, 1e-40, 0.84147096],
}, model=c90_model, name='sin_default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT16_mixed_7
c91_i0 = Input('c91_i0', ('TENSOR_FLOAT16', [2]))
c91_o1 = Output('c91_o1', ('TENSOR_FLOAT16', [2]))
c91_model = Model()
c91_model.AddOperand(c91_i0)
c91_model.AddOperand(c91_o1)
c91_model.Operation('SIN', c91_i0).To(c91_o1)
c91_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c91_i0: [-0.625, -1.875],
    c91_o1: [-0.585, -0.954],
}, model=c91_model, name='sin_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT16_mixed_8
c92_p0 = Parameter('c92_p0', ('TENSOR_FLOAT16', [1, 1]), [2.375])
c92_o1 = Output('c92_o1', ('TENSOR_FLOAT16', [1, 1]))
c92_model = Model()
c92_model.AddOperand(c92_p0)
c92_model.AddOperand(c92_o1)
c92_model.Operation('SIN', c92_p0).To(c92_o1)
c92_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c92_o1: [0.694],
}, model=c92_model, name='sin_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT16_rank_input_3_9
c93_i0 = Input('c93_i0', ('TENSOR_FLOAT16', [3, 3, 2]))
c93_o1 = Output('c93_o1', ('TENSOR_FLOAT16', [3, 3, 2]))
c93_model = Model()
c93_model.AddOperand(c93_i0)
c93_model.AddOperand(c93_o1)
c93_model.Operation('SIN', c93_i0).To(c93_o1)
c93_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c93_i0: [
        -1.0, -2.875, 2.875, 2.5, 0.375, 3.0, -2.25, 2.25, -0.25, 1.75, -2.5, -0.625, 1.125, -1.5, 1.0, 0.5,
        1.875, 1.25
    ],
    c93_o1: [
        -0.8413, -0.2634, 0.2634, 0.5986, 0.3662, 0.1411, -0.778, 0.778, -0.2474, 0.984, -0.5986, -0.585,
        0.9023, -0.9976, 0.8413, 0.4795, 0.954, 0.949
    ],
}, model=c93_model, name='sin_default_FLOAT16_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT16_rank_input_4_10
c94_i0 = Input('c94_i0', ('TENSOR_FLOAT16', [2, 2, 2, 1]))
c94_o1 = Output('c94_o1', ('TENSOR_FLOAT16', [2, 2, 2, 1]))
c94_model = Model()
c94_model.AddOperand(c94_i0)
c94_model.AddOperand(c94_o1)
c94_model.Operation('SIN', c94_i0).To(c94_o1)
c94_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c94_i0: [0.625, -0.125, -1.25, -1.0, 2.5, 1.25, 1.375, -1.5],
    c94_o1: [0.585, -0.1247, -0.949, -0.8413, 0.5986, 0.949, 0.981, -0.9976],
}, model=c94_model, name='sin_default_FLOAT16_rank_input_4_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT16_rank_input_5_11
c95_i0 = Input('c95_i0', ('TENSOR_FLOAT16', [1, 1, 2, 1, 2]))
c95_o1 = Output('c95_o1', ('TENSOR_FLOAT16', [1, 1, 2, 1, 2]))
c95_model = Model()
c95_model.AddOperand(c95_i0)
c95_model.AddOperand(c95_o1)
c95_model.Operation('SIN', c95_i0).To(c95_o1)
c95_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c95_i0: [-1.0, -1.125, -1.875, 2.5],
    c95_o1: [-0.8413, -0.9023, -0.954, 0.5986],
}, model=c95_model, name='sin_default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sin_default_FLOAT16_tail_12
c96_i0 = Input('c96_i0', ('TENSOR_FLOAT16', [2, 17]))
c96_o1 = Output('c96_o1', ('TENSOR_FLOAT16', [2, 17]))
c96_model = Model()
c96_model.AddOperand(c96_i0)
c96_model.AddOperand(c96_o1)
c96_model.Operation('SIN', c96_i0).To(c96_o1)
c96_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c96_i0: [
        -2.0, 1.5, 2.625, 3.0, -2.5, -3.0, -1.375, -0.75, -1.5, -1.125, 2.125, -2.875, -1.0, 2.5, -0.375,
        -0.125, -1.625, 0.625, 1.875, -2.25, 2.875, 2.375, -2.625, 0.25, 1.125, 0.75, -1.875, 1.375, 1.25,
        1.75, -2.75, -1.25, -2.375, 1.625
    ],
    c96_o1: [
        -0.909, 0.9976, 0.494, 0.1411, -0.5986, -0.1411, -0.981, -0.6816, -0.9976, -0.9023, 0.85, -0.2634,
        -0.8413, 0.5986, -0.3662, -0.1247, -0.9985, 0.585, 0.954, -0.778, 0.2634, 0.694, -0.494, 0.2474,
        0.9023, 0.6816, -0.954, 0.981, 0.949, 0.984, -0.3816, -0.949, -0.694, 0.9985
    ],
}, model=c96_model, name='sin_default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT32_mixed_0
c97_p0 = Parameter('c97_p0', ('TENSOR_FLOAT32', [4, 1, 4]), [
        1.625, 36.625, 89.625, 28.125, 25.75, 17.5, 44.75, 79.5, 33.0, 84.875, 18.625, 51.5, 71.125, 22.25,
        83.5, 14.875
    ])
c97_o1 = Output('c97_o1', ('TENSOR_FLOAT32', [4, 1, 4]))
c97_model = Model()
c97_model.AddOperand(c97_p0)
c97_model.AddOperand(c97_o1)
c97_model.Operation('SQRT', c97_p0).To(c97_o1)
c97_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c97_o1: [
        1.2747549, 6.0518594, 9.467048, 5.303301, 5.0744457, 4.1833, 6.689544, 8.916277, 5.7445626, 9.212763,
        4.315669, 7.17635, 8.433564, 4.7169905, 9.137834, 3.8568122
    ],
}, model=c97_model, name='sqrt_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT32_mixed_1
c98_i0 = Input('c98_i0', ('TENSOR_FLOAT32', [4, 1]))
c98_o1 = Output('c98_o1', ('TENSOR_FLOAT32', [4, 1]))
c98_model = Model()
c98_model.AddOperand(c98_i0)
c98_model.AddOperand(c98_o1)
c98_model.Operation('SQRT', c98_i0).To(c98_o1)
c98_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c98_i0: [5.625, 82.75, 60.625, 39.625],
    c98_o1: [2.3717082, 9.096703, 7.786206, 6.2948394],
}, model=c98_model, name='sqrt_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT32_rank_input_1_2
c99_i0 = Input('c99_i0', ('TENSOR_FLOAT32', [4]))
c99_o1 = Output('c99_o1', ('TENSOR_FLOAT32', [4]))
c99_model = Model()
c99_model.AddOperand(c99_i0)
c99_model.AddOperand(c99_o1)
c99_model.Operation('SQRT', c99_i0).To(c99_o1)
c99_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c99_i0: [52.125, 56.5, 35.625, 50.5],
    c99_o1: [7.2197647, 7.5166483, 5.968668, 7.106335],
}, model=c99_model, name='sqrt_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT32_rank_input_4_3
c100_i0 = Input('c100_i0', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c100_o1 = Output('c100_o1', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c100_model = Model()
c100_model.AddOperand(c100_i0)
c100_model.AddOperand(c100_o1)
c100_model.Operation('SQRT', c100_i0).To(c100_o1)
c100_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c100_i0: [
        78.875, 47.625, 84.0, 88.375, 72.75, 100.375, 46.0, 62.875, 31.5, 89.875, 36.875, 3.75, 83.75, 0.25,
        72.25, 34.125, 59.625, 37.0
    ],
    c100_o1: [
        8.88116, 6.901087, 9.165152, 9.400798, 8.529361, 10.018732, 6.78233, 7.9293756, 5.612486, 9.480243,
        6.072479, 1.9364917, 9.151503, 0.5, 8.5, 5.8416605, 7.7217226, 6.0827627
    ],
}, model=c100_model, name='sqrt_default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT32_rank_input_5_4
c101_i0 = Input('c101_i0', ('TENSOR_FLOAT32', [1, 1, 1, 2, 2]))
c101_o1 = Output('c101_o1', ('TENSOR_FLOAT32', [1, 1, 1, 2, 2]))
c101_model = Model()
c101_model.AddOperand(c101_i0)
c101_model.AddOperand(c101_o1)
c101_model.Operation('SQRT', c101_i0).To(c101_o1)
c101_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c101_i0: [14.25, 20.5, 3.0, 34.125],
    c101_o1: [3.7749171, 4.527693, 1.7320508, 5.8416605],
}, model=c101_model, name='sqrt_default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT32_tail_5
c102_i0 = Input('c102_i0', ('TENSOR_FLOAT32', [3, 17]))
c102_o1 = Output('c102_o1', ('TENSOR_FLOAT32', [3, 17]))
c102_model = Model()
c102_model.AddOperand(c102_i0)
c102_model.AddOperand(c102_o1)
c102_model.Operation('SQRT', c102_i0).To(c102_o1)
c102_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c102_i0: [
        83.75, 46.25, 99.625, 6.375, 28.25, 81.75, 62.375, 22.5, 24.25, 1.25, 25.0, 91.25, 99.25, 49.75, 63.0,
        11.0, 83.0, 30.875, 80.75, 61.625, 44.375, 81.125, 47.0, 39.625, 13.125, 82.25, 15.375, 0.75, 48.875,
        61.0, 91.625, 12.125, 52.375, 45.25, 93.0, 37.375, 41.0, 14.5, 79.5, 46.5, 27.625, 89.125, 37.125,
        86.5, 5.375, 27.75, 76.875, 17.125, 30.375, 97.0, 81.875
    ],
    c102_o1: [
        9.151503, 6.8007355, 9.981233, 2.524876, 5.315073, 9.041571, 7.8977847, 4.7434163, 4.924429, 1.118034,
        5.0, 9.552486, 9.962429, 7.053368, 7.937254, 3.3166249, 9.110434, 5.5565276, 8.9861, 7.850159,
        6.661456, 9.006942, 6.8556547, 6.2948394, 3.6228442, 9.069179, 3.9210968, 0.8660254, 6.9910655,
        7.81025, 9.572095, 3.4820971, 7.237057, 6.726812, 9.643651, 6.1135097, 6.4031243, 3.8078866, 8.916277,
        6.819091, 5.255949, 9.440604, 6.093029, 9.300538, 2.3184047, 5.267827, 8.767839, 4.1382365, 5.511352,
        9.848858, 9.048481
    ],
}, model=c102_model, name='sqrt_default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT32_special_floats_6
c103_i0 = Input('c103_i0', ('TENSOR_FLOAT32', [10]))
c103_o1 = Output('c103_o1', ('TENSOR_FLOAT32', [10]))
c103_model = Model()
c103_model.AddOperand(c103_i0)
c103_model.AddOperand(c103_o1)
c103_model.Operation('SQRT', c103_i0).To(c103_o1)
c103_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c103_i0: [1.0, 0.1, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, 0.1],
    c103_o1: [1.0, 0.31622776, 1.7320509, 10.024969, 0.0, -0.0, 1e-19, 9.999973e-21, 1.0, 0.31622776],
}, model=c103_model, name='sqrt_default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT16_mixed_7
c104_i0 = Input('c104_i0', ('TENSOR_FLOAT16', [2, 2, 1, 1, 2]))
c104_o1 = Output('c104_o1', ('TENSOR_FLOAT16', [2, 2, 1, 1, 2]))
c104_model = Model()
c104_model.AddOperand(c104_i0)
c104_model.AddOperand(c104_o1)
c104_model.Operation('SQRT', c104_i0).To(c104_o1)
c104_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c104_i0: [61.75, 36.0, 63.5, 42.38, 72.6, 11.75, 86.1, 54.62],
    c104_o1: [7.86, 6.0, 7.97, 6.508, 8.52, 3.428, 9.28, 7.39],
}, model=c104_model, name='sqrt_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT16_mixed_8
c105_p0 = Parameter('c105_p0', ('TENSOR_FLOAT16', [2, 3, 2, 3]), [
        53.12, 4.625, 85.9, 27.5, 88.5, 65.25, 56.12, 5.625, 26.75, 83.0, 51.12, 19.0, 31.5, 96.25, 55.38,
        72.5, 27.62, 90.5, 30.88, 18.0, 62.0, 55.75, 47.88, 6.625, 64.5, 61.88, 92.25, 43.12, 1.125, 13.0,
        6.5, 48.62, 2.625, 36.38, 51.25, 81.9
    ])
c105_o1 = Output('c105_o1', ('TENSOR_FLOAT16', [2, 3, 2, 3]))
c105_model = Model()
c105_model.AddOperand(c105_p0)
c105_model.AddOperand(c105_o1)
c105_model.Operation('SQRT', c105_p0).To(c105_o1)
c105_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c105_o1: [
        7.29, 2.15, 9.266, 5.242, 9.41, 8.08, 7.492, 2.371, 5.17, 9.11, 7.15, 4.36, 5.613, 9.81, 7.44, 8.516,
        5.258, 9.516, 5.555, 4.242, 7.875, 7.465, 6.918, 2.574, 8.03, 7.867, 9.6, 6.566, 1.061, 3.605, 2.549,
        6.973, 1.62, 6.03, 7.16, 9.05
    ],
}, model=c105_model, name='sqrt_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT16_rank_input_1_9
c106_i0 = Input('c106_i0', ('TENSOR_FLOAT16', [1]))
c106_o1 = Output('c106_o1', ('TENSOR_FLOAT16', [1]))
c106_model = Model()
c106_model.AddOperand(c106_i0)
c106_model.AddOperand(c106_o1)
c106_model.Operation('SQRT', c106_i0).To(c106_o1)
c106_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c106_i0: [12.875],
    c106_o1: [3.588],
}, model=c106_model, name='sqrt_default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT16_rank_input_2_10
c107_i0 = Input('c107_i0', ('TENSOR_FLOAT16', [2, 4]))
c107_o1 = Output('c107_o1', ('TENSOR_FLOAT16', [2, 4]))
c107_model = Model()
c107_model.AddOperand(c107_i0)
c107_model.AddOperand(c107_o1)
c107_model.Operation('SQRT', c107_i0).To(c107_o1)
c107_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c107_i0: [13.75, 99.1, 51.0, 28.62, 40.25, 73.1, 16.88, 45.38],
    c107_o1: [3.709, 9.95, 7.14, 5.35, 6.344, 8.555, 4.11, 6.734],
}, model=c107_model, name='sqrt_default_FLOAT16_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT16_rank_input_3_11
c108_i0 = Input('c108_i0', ('TENSOR_FLOAT16', [2, 1, 2]))
c108_o1 = Output('c108_o1', ('TENSOR_FLOAT16', [2, 1, 2]))
c108_model = Model()
c108_model.AddOperand(c108_i0)
c108_model.AddOperand(c108_o1)
c108_model.Operation('SQRT', c108_i0).To(c108_o1)
c108_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c108_i0: [20.75, 88.25, 65.75, 79.75],
    c108_o1: [4.555, 9.39, 8.11, 8.93],
}, model=c108_model, name='sqrt_default_FLOAT16_rank_input_3_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sqrt_default_FLOAT16_tail_12
c109_i0 = Input('c109_i0', ('TENSOR_FLOAT16', [2, 17]))
c109_o1 = Output('c109_o1', ('TENSOR_FLOAT16', [2, 17]))
c109_model = Model()
c109_model.AddOperand(c109_i0)
c109_model.AddOperand(c109_o1)
c109_model.Operation('SQRT', c109_i0).To(c109_o1)
c109_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c109_i0: [
        97.25, 39.12, 98.0, 34.0, 9.25, 69.6, 29.62, 70.9, 59.0, 35.62, 75.1, 88.75, 21.5, 52.88, 15.0, 18.12,
        95.9, 99.1, 94.0, 92.0, 58.75, 56.25, 33.62, 100.9, 89.6, 26.5, 74.1, 26.88, 11.375, 58.0, 97.75,
        55.75, 99.0, 34.38
    ],
    c109_o1: [
        9.86, 6.254, 9.9, 5.832, 3.041, 8.34, 5.44, 8.42, 7.68, 5.97, 8.664, 9.42, 4.637, 7.273, 3.873, 4.258,
        9.79, 9.95, 9.695, 9.59, 7.664, 7.5, 5.797, 10.05, 9.47, 5.15, 8.61, 5.184, 3.373, 7.617, 9.89, 7.465,
        9.95, 5.863
    ],
}, model=c109_model, name='sqrt_default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
