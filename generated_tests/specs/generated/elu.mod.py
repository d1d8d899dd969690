from math import inf, nan

import numpy as np

# elu_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 4, 3]))
c0_p1 = Float32Scalar('c0_p1', 0.25)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [2, 4, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('ELU', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c0_i0: [
        0.625, -0.625, 0.25, -0.375, 2.75, 1.375, -1.875, -3.0, -2.25, 0.875, 1.875, -1.125, -1.25, 2.5,
        -2.75, 1.25, 2.375, -1.5, 2.25, -2.5, 2.125, -1.75, 0.0, -2.625
    ],
    c0_o2: [
        0.625, -0.116184644, 0.25, -0.07817768, 2.75, 1.375, -0.21166126, -0.23755324, -0.22365019, 0.875,
        1.875, -0.16883688, -0.1783738, 2.5, -0.23401803, 1.25, 2.375, -0.19421746, 2.25, -0.22947875, 2.125,
        -0.20655651, 0.0, -0.23189007
    ],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [1, 2]), [0.25, -0.5])
c1_p1 = Float32Scalar('c1_p1', 0.75)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('ELU', c1_p0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c1_o2: [0.25, -0.295102],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_p1 = Float32Scalar('c2_p1', 2.0)
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('ELU', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c2_i0: [-2.625, 2.25],
    c2_o2: [-1.8551205, 2.25],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 1, 2, 3]))
c3_p1 = Float32Scalar('c3_p1', 0.25)
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [3, 1, 2, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('ELU', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [
        -1.75, -2.5, 1.25, 0.25, 0.375, 1.375, -2.0, -1.375, 1.125, -0.625, 1.625, 1.875, 0.125, -0.375,
        -0.75, -1.875, 1.5, 2.25
    ],
    c3_o2: [
        -0.20655651, -0.22947875, 1.25, 0.25, 0.375, 1.375, -0.21616618, -0.1867901, 1.125, -0.116184644,
        1.625, 1.875, 0.125, -0.07817768, -0.13190836, -0.21166126, 1.5, 2.25
    ],
}, model=c3_model, name='default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 2, 1, 1, 1]))
c4_p1 = Float32Scalar('c4_p1', 0.25)
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [1, 2, 1, 1, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('ELU', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [1.125, -0.375],
    c4_o2: [1.125, -0.07817768],
}, model=c4_model, name='default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 17]))
c5_p1 = Float32Scalar('c5_p1', 0.25)
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [1, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('ELU', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c5_i0: [
        -2.625, 0.5, 3.0, 0.875, 0.125, -1.25, 0.375, 2.625, 2.0, -2.5, -2.875, 1.25, -0.5, 0.0, -1.625,
        -1.375, 0.75
    ],
    c5_o2: [
        -0.23189007, 0.5, 3.0, 0.875, 0.125, -0.1783738, 0.375, 2.625, 2.0, -0.22947875, -0.23589596, 1.25,
        -0.09836733, 0.0, -0.20077208, -0.1867901, 0.75
    ],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_p1 = Float32Scalar('c6_p1', 0.25)
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT32', [10]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('ELU', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c6_i0: [-0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0],
    c6_o2: [0.0, 1e-38, 1e-40, 1.0, -0.15803014, 0.1, -0.06479545, 3.0000002, 100.5, 0.0],
}, model=c6_model, name='default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [2, 1, 1, 1]), [1.0, 2.25])
c7_p1 = Float16Scalar('c7_p1', 1.5)
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', [2, 1, 1, 1]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('ELU', c7_p0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c7_o2: [1.0, 2.25],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [2, 2, 1, 2, 1]))
c8_p1 = Float16Scalar('c8_p1', 0.75)
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [2, 2, 1, 2, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('ELU', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c8_i0: [0.875, -1.625, 1.375, 1.25, -2.875, 3.0, 2.25, -1.125],
    c8_o2: [0.875, -0.6025, 1.375, 1.25, -0.7075, 3.0, 2.25, -0.5063],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT16_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4]))
c9_p1 = Float16Scalar('c9_p1', 1.75)
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('ELU', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [-0.75, 2.5, 0.625, -1.75],
    c9_o2: [-0.9233, 2.5, 0.625, -1.446],
}, model=c9_model, name='default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT16_rank_input_2_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 3]))
c10_p1 = Float16Scalar('c10_p1', 0.25)
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [2, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('ELU', c10_i0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c10_i0: [-0.375, 2.375, 0.375, -2.125, 2.0, 0.75],
    c10_o2: [-0.0782, 2.375, 0.375, -0.2201, 2.0, 0.75],
}, model=c10_model, name='default_FLOAT16_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT16_rank_input_3_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [3, 1, 1]))
c11_p1 = Float16Scalar('c11_p1', 1.5)
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [3, 1, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('ELU', c11_i0, c11_p1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c11_i0: [2.75, -1.25, 2.625],
    c11_o2: [2.75, -1.07, 2.625],
}, model=c11_model, name='default_FLOAT16_rank_input_3_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# elu_default_FLOAT16_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [3, 17]))
c12_p1 = Float16Scalar('c12_p1', 0.5)
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [3, 17]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('ELU', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c12_i0: [
        -0.625, 2.5, -2.75, 2.0, -1.75, -1.625, -0.75, 2.625, 1.25, -0.5, -1.25, -0.25, 1.875, -1.125, -2.125,
        -2.5, -0.875, -1.875, 1.0, 0.875, 0.375, -2.875, 1.5, 3.0, -2.0, 2.125, 0.25, -1.375, 1.625, 2.375,
        0.125, 0.75, 1.125, -1.0, 1.375, 2.25, -0.375, 2.75, 1.75, -2.25, 0.5, 0.0, 2.875, -2.375, -3.0,
        0.625, -0.125, -1.5, -2.625, -0.125, -1.5
    ],
    c12_o2: [
        -0.2324, 2.5, -0.468, 2.0, -0.413, -0.4016, -0.264, 2.625, 1.25, -0.1968, -0.3567, -0.1106, 1.875,
        -0.3376, -0.4402, -0.459, -0.2915, -0.4233, 1.0, 0.875, 0.375, -0.4717, 1.5, 3.0, -0.4324, 2.125,
        0.25, -0.3735, 1.625, 2.375, 0.125, 0.75, 1.125, -0.3162, 1.375, 2.25, -0.1564, 2.75, 1.75, -0.4473,
        0.5, 0.0, 2.875, -0.4536, -0.475, 0.625, -0.05875, -0.3884, -0.4639, -0.05875, -0.3884
    ],
}, model=c12_model, name='default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
