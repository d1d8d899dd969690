from math import inf, nan

import numpy as np

# pow_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 3, 1]))
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [3, 1]), [-0.875, -1.875, 0.875])
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [4, 3, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('POW', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [1.125, 1.0, 1.375, 1.5, 2.125, 3.0, 0.25, 2.0, 2.75, 2.625, 2.25, 0.5],
    c0_o2: [
        0.9020727, 1.0, 1.3213408, 0.7013263, 0.24333355, 2.6150565, 3.3635857, 0.27262694, 2.4233499,
        0.4297955, 0.21860383, 0.5452539
    ],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [4, 2]), [2.375, 0.25, 0.625, 2.75, 1.0, 0.5, 1.5, 2.25])
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [4, 1]))
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [4, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('POW', c1_p0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i1: [0.0, -1.875, 2.0, -1.625],
    c1_o2: [1.0, 1.0, 2.4139316, 0.15005524, 1.0, 0.25, 0.5174301, 0.26773393],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('POW', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [3.0, 1.75, 0.75, 2.5, 2.375, 0.625],
    c2_i1: [1.75],
    c2_o2: [6.838521, 2.6626654, 0.6044456, 4.970442, 4.5437174, 0.43932915],
}, model=c2_model, name='default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [2, 1, 1]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('POW', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [2.625, 1.125],
    c3_i1: [1.375, -0.375],
    c3_o2: [3.7696652, 0.9567926],
}, model=c3_model, name='default_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_rank_base_1_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('POW', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [0.625, 2.375],
    c4_i1: [-1.125],
    c4_o2: [1.6968169, 0.37790135],
}, model=c4_model, name='default_FLOAT32_rank_base_1_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_rank_exponent_4_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [3, 2, 2, 3]))
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [3, 2, 2, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('POW', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [0.75],
    c5_i1: [
        -0.5, 1.0, -1.25, 1.375, 0.25, -1.5, 0.0, 0.625, -0.875, 2.0, -1.125, -2.0, -0.75, 0.5, 0.375, -0.625,
        -1.875, 0.125, 1.875, -1.375, 1.125, -1.75, -0.375, 1.25, 0.875, 1.625, -0.125, -1.625, 1.5, 1.75,
        -1.0, 0.75, -0.25, 1.0, 0.0, -1.75
    ],
    c5_o2: [
        1.1547005, 0.75, 1.4327599, 0.673301, 0.9306049, 1.5396007, 1.0, 0.8354362, 1.2862382, 0.5625,
        1.3821529, 1.7777778, 1.2408065, 0.8660254, 0.89773464, 1.1969795, 1.7149842, 0.96467865, 0.5830957,
        1.48522, 0.72350895, 1.6544087, 1.113915, 0.69795364, 0.777461, 0.62657714, 1.0366147, 1.5959727,
        0.649519, 0.6044456, 1.3333334, 0.80592746, 1.07457, 0.75, 1.0, 1.6544087
    ],
}, model=c5_model, name='default_FLOAT32_rank_exponent_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_rank_exponent_5_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [1, 1]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [2, 2, 1, 1, 2]))
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT32', [2, 2, 1, 1, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('POW', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [1.625],
    c6_i1: [1.375, 0.875, 0.125, -0.25, 1.75, 1.625, 0.75, -0.625],
    c6_o2: [1.9495006, 1.5293142, 1.0625678, 0.88570005, 2.3388016, 2.2010846, 1.4392625, 0.7382724],
}, model=c6_model, name='default_FLOAT32_rank_exponent_5_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT32_tail_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT32', [1, 17]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT32', [17]))
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT32', [1, 17]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('POW', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        1.0, 3.0, 2.125, 1.75, 2.625, 2.875, 1.25, 2.0, 1.5, 1.625, 0.25, 0.375, 1.375, 0.5, 2.5, 2.75, 0.875
    ],
    c7_i1: [
        0.125, -1.875, 0.625, -1.75, -0.375, 0.5, -0.25, 2.0, 1.625, -1.625, -0.625, -0.5, -1.5, 1.875, -1.0,
        1.125, 0.25
    ],
    c7_o2: [
        1.0, 0.12746696, 1.601767, 0.37556353, 0.6963483, 1.6955825, 0.9457416, 4.0, 1.9326282, 0.4543215,
        2.3784142, 1.6329932, 0.62022024, 0.27262694, 0.4, 3.1206803, 0.9671682
    ],
}, model=c7_model, name='default_FLOAT32_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1]))
c8_p1 = Parameter('c8_p1', ('TENSOR_FLOAT16', [1]), [0.25])
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('POW', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [1.375],
    c8_o2: [1.083],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_mixed_9
c9_p0 = Parameter('c9_p0', ('TENSOR_FLOAT16', [1, 2, 3]), [2.25, 1.125, 1.875, 2.0, 2.75, 2.5])
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [1, 2, 3]))
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [1, 2, 3]))
c9_model = Model()
c9_model.AddOperand(c9_p0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('POW', c9_p0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i1: [0.75, 0.125, 1.625, 1.5, 1.875, -0.25],
    c9_o2: [1.837, 1.015, 2.777, 2.828, 6.664, 0.7954],
}, model=c9_model, name='default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 2]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [1, 2]))
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [1, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('POW', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [2.625, 2.375],
    c10_i1: [1.875, -0.625],
    c10_o2: [6.11, 0.5825],
}, model=c10_model, name='default_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [3, 2, 1, 1]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [3, 2, 1, 1]))
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [3, 2, 1, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('POW', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [1.25, 0.75, 1.875, 2.25, 2.875, 2.5],
    c11_i1: [1.0, -0.5, -1.25, -0.25, 0.375, 0.5],
    c11_o2: [1.25, 1.154, 0.4558, 0.8164, 1.486, 1.581],
}, model=c11_model, name='default_FLOAT16_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2, 1, 2, 1, 1]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [1, 1, 2, 1, 1]))
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [2, 1, 2, 1, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('POW', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [1.125, 0.75, 2.875, 0.5],
    c12_i1: [-1.0, -0.125],
    c12_o2: [0.8887, 1.036, 0.348, 1.091],
}, model=c12_model, name='default_FLOAT16_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pow_default_FLOAT16_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [3, 17]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [3, 17]))
c13_o2 = Output('c13_o2', ('TENSOR_FLOAT16', [3, 17]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('POW', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        2.25, 0.625, 1.25, 0.5, 1.875, 1.625, 2.875, 2.125, 2.0, 1.375, 0.875, 1.75, 1.0, 3.0, 2.75, 0.375,
        2.5, 1.125, 0.75, 1.5, 2.625, 0.25, 2.375, 1.125, 0.5, 1.625, 2.875, 2.375, 0.625, 0.75, 1.75, 2.75,
        2.125, 1.25, 1.375, 3.0, 2.0, 2.625, 1.875, 1.5, 2.25, 0.25, 0.875, 0.375, 2.5, 1.0, 2.0, 3.0, 2.875,
        0.25, 0.875
    ],
    c13_i1: [
        -1.25, -0.875, -0.25, -1.5, 2.0, -2.0, 0.625, -1.75, -1.0, -1.625, -0.625, 1.125, 0.875, 1.375,
        -1.875, -0.75, 0.25, -0.375, 1.75, 0.5, 1.0, 0.125, -1.375, 0.0, 1.5, 1.875, 1.25, 1.625, -0.5,
        -0.125, 0.75, -1.125, 0.375, -1.5, 1.5, 0.75, 1.125, -1.25, 1.75, -0.25, -0.375, 1.375, 0.5, -1.75,
        1.875, -1.0, 1.0, 2.0, -1.125, 0.125, -0.125
    ],
    c13_o2: [
        0.3628, 1.509, 0.946, 2.828, 3.516, 0.3787, 1.935, 0.2673, 0.5, 0.596, 1.087, 1.877, 1.0, 4.53, 0.15,
        2.086, 1.258, 0.957, 0.6045, 1.225, 2.625, 0.841, 0.3044, 1.0, 0.3535, 2.484, 3.744, 4.08, 1.265,
        1.036, 1.521, 0.3206, 1.326, 0.7153, 1.612, 2.28, 2.182, 0.2993, 3.004, 0.904, 0.738, 0.1487, 0.9355,
        5.566, 5.574, 1.0, 2.0, 9.0, 0.305, 0.841, 1.017
    ],
}, model=c13_model, name='default_FLOAT16_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
