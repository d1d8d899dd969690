from math import inf, nan

import numpy as np

# prelu_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 1, 1, 3]), [0.0, 3.0, 0.375, -2.375, -2.0, 2.625])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 1, 1, 3]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('PRELU', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i1: [2.0, -0.625, 1.875],
    c0_o2: [0.0, 3.0, 0.375, -4.75, 1.25, 2.625],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 2, 1, 2, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [1]), [-3.0])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2, 2, 1, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('PRELU', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [
        2.0, 0.0, 0.625, -0.375, -1.375, -2.625, 2.625, 1.125, 0.875, 0.25, -3.0, -2.5, -0.125, -2.25, 1.25,
        1.375
    ],
    c1_o2: [2.0, 0.0, 0.625, 1.125, 4.125, 7.875, 2.625, 1.125, 0.875, 0.25, 9.0, 7.5, 0.375, 6.75, 1.25, 1.375],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 1, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 1]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [3, 1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('PRELU', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [0.125, -2.125, -1.875],
    c2_i1: [-3.0],
    c2_o2: [0.125, 6.375, 5.625],
}, model=c2_model, name='default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_rank_input_1_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [3]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('PRELU', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [1.625, 2.625, -2.25],
    c3_i1: [-0.875, 2.25, 1.375],
    c3_o2: [1.625, 2.625, -3.09375],
}, model=c3_model, name='default_FLOAT32_rank_input_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_rank_input_2_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [4, 4]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1, 4]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [4, 4]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('PRELU', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        2.125, -2.875, 1.375, 0.625, 0.25, 2.625, -2.375, -1.375, -0.875, -1.875, -0.75, 1.25, -0.375, 3.0,
        0.0, 1.125
    ],
    c4_i1: [-1.75, 1.0, 0.125, -2.625],
    c4_o2: [
        2.125, -2.875, 1.375, 0.625, 0.25, 2.625, -0.296875, 3.609375, 1.53125, -1.875, -0.09375, 1.25,
        0.65625, 3.0, 0.0, 1.125
    ],
}, model=c4_model, name='default_FLOAT32_rank_input_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_rank_alpha_3_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 3, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [2, 3, 1]))
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [2, 3, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('PRELU', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [1.0, -2.75, 1.125, 1.25, 1.875, -1.5],
    c5_i1: [2.875, 3.0, -1.25, 1.875, 1.375, -0.75],
    c5_o2: [1.0, -8.25, 1.125, 1.25, 1.875, 1.125],
}, model=c5_model, name='default_FLOAT32_rank_alpha_3_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_rank_alpha_5_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [1, 1]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [1, 1, 1, 1, 1]))
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT32', [1, 1, 1, 1, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('PRELU', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [-0.25],
    c6_i1: [-1.0],
    c6_o2: [0.25],
}, model=c6_model, name='default_FLOAT32_rank_alpha_5_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_tail_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT32', [3, 17]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT32', [3, 17]))
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT32', [3, 17]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('PRELU', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        2.875, -2.375, -1.625, 0.625, 0.0, -3.0, 0.75, -0.625, 0.375, 1.375, -2.125, -0.5, -2.875, -2.0,
        1.875, 2.375, 1.125, -1.25, -2.5, -1.0, -2.75, 0.125, 1.75, -2.25, -0.125, -0.75, 0.25, 2.125, -0.375,
        -0.875, -1.5, 2.5, 2.75, 0.5, 2.0, 2.625, 1.625, 0.875, 1.5, -1.125, -1.375, 1.25, 2.25, 1.0, -0.25,
        -2.625, -1.75, -1.875, 3.0, -2.0, -1.75
    ],
    c7_i1: [
        -2.625, 0.75, 1.875, -0.25, 0.25, 1.75, 0.625, -0.625, 2.375, -1.375, -2.25, 2.875, 0.875, 1.375,
        0.125, -1.625, 2.125, -1.5, -0.5, -1.125, 2.5, -2.125, -2.5, -3.0, 2.75, 1.625, -1.25, -0.125, 3.0,
        1.125, -1.75, -2.375, -0.875, -0.75, 2.25, 1.5, 0.5, 1.0, 1.25, 0.375, 2.0, 2.625, -1.875, -2.875,
        -2.0, 0.0, -0.375, -1.0, -2.75, -0.75, 2.5
    ],
    c7_o2: [
        2.875, -1.78125, -3.046875, 0.625, 0.0, -5.25, 0.75, 0.390625, 0.375, 1.375, 4.78125, -1.4375,
        -2.515625, -2.75, 1.875, 2.375, 1.125, 1.875, 1.25, 1.125, -6.875, 0.125, 1.75, 6.75, -0.34375,
        -1.21875, 0.25, 2.125, -1.125, -0.984375, 2.625, 2.5, 2.75, 0.5, 2.0, 2.625, 1.625, 0.875, 1.5,
        -0.421875, -2.75, 1.25, 2.25, 1.0, 0.5, -0.0, 0.65625, 1.875, 3.0, 1.5, -4.375
    ],
}, model=c7_model, name='default_FLOAT32_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 2, 2, 1, 2]))
c8_p1 = Parameter('c8_p1', ('TENSOR_FLOAT16', [2, 1, 1, 2]), [1.125, -1.25, -2.625, 0.75])
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [1, 2, 2, 1, 2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('PRELU', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [0.375, 0.125, -0.25, 2.375, 1.875, -1.375, 2.875, -0.75],
    c8_o2: [0.375, 0.125, -0.2812, 2.375, 1.875, -1.031, 2.875, -0.5625],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_mixed_9
c9_p0 = Parameter('c9_p0', ('TENSOR_FLOAT16', [1, 3, 1, 1]), [-2.25, 0.5, -1.75])
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [1, 1]))
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [1, 3, 1, 1]))
c9_model = Model()
c9_model.AddOperand(c9_p0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('PRELU', c9_p0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i1: [0.25],
    c9_o2: [-0.5625, 0.5, -0.4375],
}, model=c9_model, name='default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [3]))
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [2, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('PRELU', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [1.125, -1.625, 0.5, 1.875, -2.0, 2.125],
    c10_i1: [2.5, 1.625, 2.25],
    c10_o2: [1.125, -2.64, 0.5, 1.875, -3.25, 2.125],
}, model=c10_model, name='default_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 2, 2]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [2, 2, 2]))
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [2, 2, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('PRELU', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [2.25, -2.125, -1.5, 1.75, -1.0, 3.0, 2.5, -1.375],
    c11_i1: [-2.875, -2.25, -0.125, 2.0, 0.0, -0.5, -2.75, 0.5],
    c11_o2: [2.25, 4.78, 0.1875, 1.75, -0.0, 3.0, 2.5, -0.6875],
}, model=c11_model, name='default_FLOAT16_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_rank_input_1_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [3]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [1]))
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [3]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('PRELU', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [-2.0, -1.5, 3.0],
    c12_i1: [1.75],
    c12_o2: [-3.5, -2.625, 3.0],
}, model=c12_model, name='default_FLOAT16_rank_input_1_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_rank_alpha_5_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [1, 2, 1, 1]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [2, 1, 2, 1, 1]))
c13_o2 = Output('c13_o2', ('TENSOR_FLOAT16', [2, 1, 2, 1, 1]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('PRELU', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [-1.875, 0.875],
    c13_i1: [0.875, 0.5, 2.625, 0.125],
    c13_o2: [-1.641, 0.875, -4.92, 0.875],
}, model=c13_model, name='default_FLOAT16_rank_alpha_5_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [3, 17]))
c14_i1 = Input('c14_i1', ('TENSOR_FLOAT16', [3, 17]))
c14_o2 = Output('c14_o2', ('TENSOR_FLOAT16', [3, 17]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('PRELU', c14_i0, c14_i1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        -0.875, 3.0, 0.25, 0.625, 0.75, 2.375, -2.0, 2.125, 0.0, -3.0, -2.125, -1.375, -0.625, 0.5, -1.75,
        -0.75, -2.75, -2.375, 2.5, 1.625, 1.25, 1.0, -1.875, 2.0, 1.875, 1.75, 2.875, -2.5, -2.25, -2.875,
        1.375, -0.25, -1.625, 0.875, -0.375, 2.75, -0.5, -0.125, -1.125, -1.0, -1.25, -1.5, 2.625, -2.625,
        1.5, 2.25, 0.125, 1.125, 0.375, 1.75, -1.625
    ],
    c14_i1: [
        -3.0, -0.5, 3.0, -2.0, -2.5, 0.625, 0.25, 0.0, 1.0, -0.875, 0.5, -1.125, 2.0, 2.125, -1.875, -1.0,
        2.375, 1.125, -1.625, -0.375, -2.25, 2.625, 1.75, -1.375, -2.875, 0.75, 2.25, -2.125, -1.75, 1.375,
        2.75, -2.625, 0.125, -0.25, -0.75, 1.5, -2.75, -0.125, 1.875, 1.625, -2.375, -0.625, 1.25, 2.5, -1.25,
        0.875, 2.875, 0.375, -1.5, -1.75, -2.5
    ],
    c14_o2: [
        2.625, 3.0, 0.25, 0.625, 0.75, 2.375, -0.5, 2.125, 0.0, 2.625, -1.0625, 1.547, -1.25, 0.5, 3.281,
        0.75, -6.53, -2.672, 2.5, 1.625, 1.25, 1.0, -3.281, 2.0, 1.875, 1.75, 2.875, 5.312, 3.938, -3.953,
        1.375, 0.6562, -0.2031, 0.875, 0.2812, 2.75, 1.375, 0.01563, -2.11, -1.625, 2.969, 0.9375, 2.625,
        -6.562, 1.5, 2.25, 0.125, 1.125, 0.375, 1.75, 4.062
    ],
}, model=c14_model, name='default_FLOAT16_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.3125, 0))
c15_p1 = Parameter('c15_p1', ('TENSOR_QUANT8_ASYMM', [1], 0.125, 255), [66])
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.5, 63))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('PRELU', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [254, 200, 241, 220, 251, 62, 122, 134, 52],
    c15_o2: [222, 188, 214, 201, 220, 102, 139, 147, 96],
}, model=c15_model, name='default_QUANT8_ASYMM_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_mixed_16
c16_p0 = Parameter('c16_p0', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 255), [50, 224, 182])
c16_i1 = Input('c16_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 0))
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM', [3], 6.0, 245))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('PRELU', c16_p0, c16_i1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i1: [69],
    c16_o2: [0, 189, 114],
}, model=c16_model, name='default_QUANT8_ASYMM_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 1], 0.375, 172))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.25, 128))
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 1], 3.0, 186))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('PRELU', c17_i0, c17_i1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [127, 128, 238, 122, 249, 36, 194, 135],
    c17_i1: [90, 31, 120, 28],
    c17_o2: [239, 255, 194, 255, 196, 255, 189, 255],
}, model=c17_model, name='default_QUANT8_ASYMM_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 3], 0.0625, 96))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.3125, 128))
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 3], 0.125, 127))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('PRELU', c18_i0, c18_i1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [239, 81, 80, 238, 109, 138],
    c18_i1: [29, 40, 49, 86, 214, 222],
    c18_o2: [199, 255, 255, 198, 134, 148],
}, model=c18_model, name='default_QUANT8_ASYMM_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_rank_input_2_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.1875, 128))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 217))
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM', [1, 3], 8.0, 229))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('PRELU', c19_i0, c19_i1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [48, 29, 78],
    c19_i1: [198],
    c19_o2: [242, 246, 237],
}, model=c19_model, name='default_QUANT8_ASYMM_rank_input_2_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_rank_alpha_3_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.25, 128))
c20_i1 = Input('c20_i1', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.125, 128))
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.25, 107))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('PRELU', c20_i0, c20_i1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [133, 245, 67, 62, 199, 86, 87, 3, 73],
    c20_i1: [195, 151, 200, 37, 54, 125, 132, 120, 43],
    c20_o2: [112, 224, 0, 255, 178, 123, 86, 232, 255],
}, model=c20_model, name='default_QUANT8_ASYMM_rank_alpha_3_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_rank_alpha_5_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 1], 0.125, 128))
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 1], 0.0625, 75))
c21_o2 = Output('c21_o2', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 1], 0.5, 186))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('PRELU', c21_i0, c21_i1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [21, 38],
    c21_i1: [77, 244, 206, 40, 64, 161, 237, 116],
    c21_o2: [183, 0, 0, 235, 204, 65, 0, 128],
}, model=c21_model, name='default_QUANT8_ASYMM_rank_alpha_5_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_tail_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.3125, 128))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.0625, 128))
c22_o2 = Output('c22_o2', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.4375, 128))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('PRELU', c22_i0, c22_i1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [
        58, 131, 248, 32, 245, 65, 244, 172, 225, 174, 33, 97, 250, 84, 230, 233, 108, 25, 107, 142, 162, 214,
        159, 209, 67, 86, 87, 238, 178, 239, 38, 73, 15, 106, 151, 231, 183, 21, 77, 139, 145, 134, 155, 46,
        147, 146, 176, 215, 135, 22, 161
    ],
    c22_i1: [116, 6, 47, 175, 239, 120, 51, 82, 182, 86, 18, 110, 244, 28, 192, 231, 139],
    c22_o2: [
        166, 130, 214, 0, 212, 151, 211, 159, 197, 161, 255, 153, 215, 255, 201, 203, 118, 183, 242, 138, 152,
        189, 150, 186, 253, 27, 205, 207, 164, 207, 255, 0, 0, 117, 144, 202, 167, 0, 0, 136, 140, 132, 147,
        255, 142, 141, 162, 190, 133, 0, 152
    ],
}, model=c22_model, name='default_QUANT8_ASYMM_tail_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_mixed_23
c23_p0 = Parameter('c23_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 1], 0.4375, 127), [36, 54, -48, -73])
c23_i1 = Input('c23_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 1], 0.4375, 127))
c23_o2 = Output('c23_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 1], 20.0, 0))
c23_model = Model()
c23_model.AddOperand(c23_p0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('PRELU', c23_p0, c23_i1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i1: [20, 112, -16, -72],
    c23_o2: [93, 10, 127, 127],
}, model=c23_model, name='default_QUANT8_ASYMM_SIGNED_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_mixed_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.375, -128))
c24_p1 = Parameter('c24_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.0625, -128), [59, -124, 11])
c24_o2 = Output('c24_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.25, -124))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('PRELU', c24_i0, c24_p1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [-100, 49, -22],
    c24_o2: [-82, 127, 35],
}, model=c24_model, name='default_QUANT8_ASYMM_SIGNED_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.4375, -86))
c25_i1 = Input('c25_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.125, 95))
c25_o2 = Output('c25_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 2.0, 96))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('PRELU', c25_i0, c25_i1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [32, -113],
    c25_i1: [-30, -107],
    c25_o2: [122, 127],
}, model=c25_model, name='default_QUANT8_ASYMM_SIGNED_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1], 0.125, 0))
c26_i1 = Input('c26_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1], 0.25, 27))
c26_o2 = Output('c26_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1], 0.3125, 0))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('PRELU', c26_i0, c26_i1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [60, -90],
    c26_i1: [-73],
    c26_o2: [24, 127],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_rank_input_4_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 3], 0.125, 0))
c27_i1 = Input('c27_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.1875, 0))
c27_o2 = Output('c27_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 3], 0.125, 0))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_o2)
c27_model.Operation('PRELU', c27_i0, c27_i1).To(c27_o2)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [
        -6, -103, 121, -101, 16, -38, -47, -12, -2, 30, -88, 89, 39, 27, 88, -72, -17, 59, -119, 15, 87, 0,
        -93, -111, -23, 90, 110, 93, -91, -1, -71, 52, -118, 36, -18, -123, 105, 83, 73, -37, 40, -110, -53,
        29, 77, -14, -79, -92, 23, 7, -126, 84, -24, -25
    ],
    c27_i1: [124, -2, -17, 0, -35, -92],
    c27_o2: [
        -128, 39, 121, 0, 16, 127, -128, 5, 6, 30, 127, 89, 39, 27, 88, 0, 112, 59, -128, 15, 87, 0, 127, 127,
        -128, 90, 110, 93, 127, 17, -128, 52, 127, 36, 118, 127, 105, 83, 73, 0, 40, 127, -128, 29, 77, 0,
        127, 127, 23, 7, 127, 84, 127, 127
    ],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_4_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_rank_alpha_5_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.3125, 0))
c28_i1 = Input('c28_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 1], 0.0625, -127))
c28_o2 = Output('c28_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 1], 0.1875, 0))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_o2)
c28_model.Operation('PRELU', c28_i0, c28_i1).To(c28_o2)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [71, 106],
    c28_i1: [49, -70, -19, -32],
    c28_o2: [118, 127, 118, 127],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_rank_alpha_5_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.5, 0))
c29_i1 = Input('c29_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 82))
c29_o2 = Output('c29_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 2.0, 0))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_o2)
c29_model.Operation('PRELU', c29_i0, c29_i1).To(c29_o2)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        96, -85, -123, 110, 71, -104, -93, -87, -79, 122, -61, 23, 77, -34, -36, -82, -78, 113, 6, -113, -6,
        0, 82, -49, 79, -121, 35, 32, 108, 12, -48, -28, 45, -47
    ],
    c29_i1: [-36],
    c29_o2: [
        24, 127, 127, 28, 18, 127, 127, 127, 127, 31, 127, 6, 19, 127, 127, 127, 127, 28, 2, 127, 89, 0, 21,
        127, 20, 127, 9, 8, 27, 3, 127, 127, 11, 127
    ],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
