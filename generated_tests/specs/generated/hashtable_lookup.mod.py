from math import inf, nan

import numpy as np

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_INT32', [3]), [-2, -3, -3])
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [-3])
c0_p2 = Parameter('c0_p2', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]), [2.375, -1.75])
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [3, 1, 1, 2, 1]))
c0_o4 = Output('c0_o4', ('TENSOR_QUANT8_ASYMM', [3], 1.0, 0))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('HASHTABLE_LOOKUP', c0_p0, c0_p1, c0_p2).To(c0_o3, c0_o4)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_o3: [0.0, 0.0, 2.375, -1.75, 2.375, -1.75],
    c0_o4: [0, 1, 1],
}, model=c0_model, name='default_INT32_FLOAT32_QUANT8_ASYMM_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_INT32', [4]))
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [3]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [3, 1]))
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [4, 1]))
c1_o4 = Output('c1_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('HASHTABLE_LOOKUP', c1_i0, c1_i1, c1_i2).To(c1_o3, c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [12, 8, 13, 8],
    c1_i1: [8, 11, 13],
    c1_i2: [3.0, -0.875, 1.625],
    c1_o3: [0.0, 3.0, 1.625, 3.0],
    c1_o4: [0, 1, 1, 1],
}, model=c1_model, name='default_INT32_FLOAT32_QUANT8_ASYMM_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_rank_values_1_2
c2_i0 = Input('c2_i0', ('TENSOR_INT32', [4]))
c2_i1 = Input('c2_i1', ('TENSOR_INT32', [3]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [3]))
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [4]))
c2_o4 = Output('c2_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_o3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('HASHTABLE_LOOKUP', c2_i0, c2_i1, c2_i2).To(c2_o3, c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [-2, 0, -3, -1],
    c2_i1: [-3, -1, 2],
    c2_i2: [-1.875, 0.125, -1.5],
    c2_o3: [0.0, 0.0, -1.875, 0.125],
    c2_o4: [0, 0, 1, 1],
}, model=c2_model, name='default_INT32_FLOAT32_QUANT8_ASYMM_rank_values_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_rank_values_3_3
c3_i0 = Input('c3_i0', ('TENSOR_INT32', [2]))
c3_i1 = Input('c3_i1', ('TENSOR_INT32', [2]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [2, 2, 3]))
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [2, 2, 3]))
c3_o4 = Output('c3_o4', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 0))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_o3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('HASHTABLE_LOOKUP', c3_i0, c3_i1, c3_i2).To(c3_o3, c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [-4, 0],
    c3_i1: [-4, -1],
    c3_i2: [-2.625, -2.75, 0.0, -0.5, 1.125, -0.25, 1.375, -1.0, -1.75, 0.5, 3.0, 2.375],
    c3_o3: [-2.625, -2.75, 0.0, -0.5, 1.125, -0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    c3_o4: [1, 0],
}, model=c3_model, name='default_INT32_FLOAT32_QUANT8_ASYMM_rank_values_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_rank_values_4_4
c4_i0 = Input('c4_i0', ('TENSOR_INT32', [2]))
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [2]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c4_o4 = Output('c4_o4', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 0))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_o3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('HASHTABLE_LOOKUP', c4_i0, c4_i1, c4_i2).To(c4_o3, c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [-2, 0],
    c4_i1: [-3, 0],
    c4_i2: [-2.625, 0.375],
    c4_o3: [0.0, 0.375],
    c4_o4: [0, 1],
}, model=c4_model, name='default_INT32_FLOAT32_QUANT8_ASYMM_rank_values_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_INT32', [2]))
c5_i1 = Input('c5_i1', ('TENSOR_INT32', [3]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [3, 17]))
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [2, 17]))
c5_o4 = Output('c5_o4', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 0))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_o3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('HASHTABLE_LOOKUP', c5_i0, c5_i1, c5_i2).To(c5_o3, c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [-1, -2],
    c5_i1: [-2, 0, 1],
    c5_i2: [
        0.0, 2.625, -2.625, 0.875, 1.875, 2.0, -2.875, -0.625, -1.125, -0.25, -2.125, 0.25, 1.0, -0.875,
        -0.75, 0.75, 2.25, -2.5, -3.0, 0.375, 2.875, 3.0, -1.5, 1.625, 2.375, 2.125, -1.375, 0.125, 1.25,
        -1.0, 0.625, 1.75, -2.75, -2.25, -1.625, -1.75, 1.375, -2.0, -1.875, -0.5, 2.5, 0.5, 1.125, -0.375,
        -1.25, -0.125, -2.375, 1.5, 2.75, 2.625, -2.25
    ],
    c5_o3: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.625,
        -2.625, 0.875, 1.875, 2.0, -2.875, -0.625, -1.125, -0.25, -2.125, 0.25, 1.0, -0.875, -0.75, 0.75, 2.25
    ],
    c5_o4: [0, 1],
}, model=c5_model, name='default_INT32_FLOAT32_QUANT8_ASYMM_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_INT32', [2]), [2, 3])
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [2]), [1, 2])
c6_p2 = Parameter('c6_p2', ('TENSOR_INT32', [2, 1, 1, 1, 2]), [-6, -4, -8, -9])
c6_o3 = Output('c6_o3', ('TENSOR_INT32', [2, 1, 1, 1, 2]))
c6_o4 = Output('c6_o4', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 0))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('HASHTABLE_LOOKUP', c6_p0, c6_p1, c6_p2).To(c6_o3, c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c6_o3: [-8, -9, 0, 0],
    c6_o4: [1, 0],
}, model=c6_model, name='default_INT32_QUANT8_ASYMM_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_INT32', [4]))
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [1]))
c7_i2 = Input('c7_i2', ('TENSOR_INT32', [1]))
c7_o3 = Output('c7_o3', ('TENSOR_INT32', [4]))
c7_o4 = Output('c7_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_o3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('HASHTABLE_LOOKUP', c7_i0, c7_i1, c7_i2).To(c7_o3, c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c7_i0: [-7, -7, -7, -6],
    c7_i1: [-7],
    c7_i2: [-5],
    c7_o3: [-5, -5, -5, 0],
    c7_o4: [1, 1, 1, 0],
}, model=c7_model, name='default_INT32_QUANT8_ASYMM_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_rank_values_2_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [2]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [2]))
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [2, 2]))
c8_o3 = Output('c8_o3', ('TENSOR_INT32', [2, 2]))
c8_o4 = Output('c8_o4', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 0))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_o3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('HASHTABLE_LOOKUP', c8_i0, c8_i1, c8_i2).To(c8_o3, c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c8_i0: [2, 1],
    c8_i1: [0, 2],
    c8_i2: [-6, -1, -3, 9],
    c8_o3: [-3, 9, 0, 0],
    c8_o4: [1, 0],
}, model=c8_model, name='default_INT32_QUANT8_ASYMM_rank_values_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_rank_values_3_9
c9_i0 = Input('c9_i0', ('TENSOR_INT32', [3]))
c9_i1 = Input('c9_i1', ('TENSOR_INT32', [3]))
c9_i2 = Input('c9_i2', ('TENSOR_INT32', [3, 3, 1]))
c9_o3 = Output('c9_o3', ('TENSOR_INT32', [3, 3, 1]))
c9_o4 = Output('c9_o4', ('TENSOR_QUANT8_ASYMM', [3], 1.0, 0))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_o3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('HASHTABLE_LOOKUP', c9_i0, c9_i1, c9_i2).To(c9_o3, c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c9_i0: [4, 9, 7],
    c9_i1: [4, 6, 9],
    c9_i2: [-3, 2, -8, -4, -5, -2, 3, 8, 4],
    c9_o3: [-3, 2, -8, 3, 8, 4, 0, 0, 0],
    c9_o4: [1, 1, 0],
}, model=c9_model, name='default_INT32_QUANT8_ASYMM_rank_values_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_rank_values_4_10
c10_i0 = Input('c10_i0', ('TENSOR_INT32', [3]))
c10_i1 = Input('c10_i1', ('TENSOR_INT32', [3]))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [3, 3, 1, 2]))
c10_o3 = Output('c10_o3', ('TENSOR_INT32', [3, 3, 1, 2]))
c10_o4 = Output('c10_o4', ('TENSOR_QUANT8_ASYMM', [3], 1.0, 0))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_o3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('HASHTABLE_LOOKUP', c10_i0, c10_i1, c10_i2).To(c10_o3, c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c10_i0: [-2, 1, -3],
    c10_i1: [-3, -1, 1],
    c10_i2: [6, 4, 1, 3, -4, -7, -9, -6, -1, -3, 0, -5, 2, -8, -2, 8, 9, 7],
    c10_o3: [0, 0, 0, 0, 0, 0, 2, -8, -2, 8, 9, 7, 6, 4, 1, 3, -4, -7],
    c10_o4: [0, 1, 1],
}, model=c10_model, name='default_INT32_QUANT8_ASYMM_rank_values_4_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_INT32', [4]))
c11_i1 = Input('c11_i1', ('TENSOR_INT32', [3]))
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [3, 17]))
c11_o3 = Output('c11_o3', ('TENSOR_INT32', [4, 17]))
c11_o4 = Output('c11_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_o3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('HASHTABLE_LOOKUP', c11_i0, c11_i1, c11_i2).To(c11_o3, c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [3, 1, 1, 2],
    c11_i1: [1, 3, 6],
    c11_i2: [
        5, -9, 8, -6, -1, -5, 4, 9, 0, -3, -2, -7, 6, 3, -4, 7, 1, 2, -8, -6, -7, 4, -9, 1, -1, 8, -5, 6, -8,
        7, 0, 3, 9, -2, 5, 2, -4, -3, -9, -4, 9, -5, -8, -7, -2, 2, 1, 5, 7, 0, -3
    ],
    c11_o3: [
        2, -8, -6, -7, 4, -9, 1, -1, 8, -5, 6, -8, 7, 0, 3, 9, -2, 5, -9, 8, -6, -1, -5, 4, 9, 0, -3, -2, -7,
        6, 3, -4, 7, 1, 5, -9, 8, -6, -1, -5, 4, 9, 0, -3, -2, -7, 6, 3, -4, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0
    ],
    c11_o4: [1, 1, 1, 0],
}, model=c11_model, name='default_INT32_QUANT8_ASYMM_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_zero_point_values_lowest_12
c12_i0 = Input('c12_i0', ('TENSOR_INT32', [4]))
c12_i1 = Input('c12_i1', ('TENSOR_INT32', [3]))
c12_i2 = Input('c12_i2', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 1], 0.125, 0))
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 1], 0.125, 0))
c12_o4 = Output('c12_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_o3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('HASHTABLE_LOOKUP', c12_i0, c12_i1, c12_i2).To(c12_o3, c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c12_i0: [-8, -4, -5, -4],
    c12_i1: [-8, -5, -3],
    c12_i2: [255, 79, 35, 150, 160, 246],
    c12_o3: [255, 79, 0, 0, 35, 150, 0, 0],
    c12_o4: [1, 0, 1, 0],
}, model=c12_model, name='default_INT32_QUANT8_ASYMM_zero_point_values_lowest_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_zero_point_values_highest_13
c13_i0 = Input('c13_i0', ('TENSOR_INT32', [4]))
c13_i1 = Input('c13_i1', ('TENSOR_INT32', [3]))
c13_i2 = Input('c13_i2', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.375, 255))
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.375, 255))
c13_o4 = Output('c13_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_o3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('HASHTABLE_LOOKUP', c13_i0, c13_i1, c13_i2).To(c13_o3, c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c13_i0: [6, 3, 6, 3],
    c13_i1: [1, 3, 5],
    c13_i2: [165, 102, 243, 61, 2, 47],
    c13_o3: [0, 0, 243, 61, 0, 0, 243, 61],
    c13_o4: [0, 1, 0, 1],
}, model=c13_model, name='default_INT32_QUANT8_ASYMM_zero_point_values_highest_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
