from math import inf, nan

import numpy as np

# reduce_all_default_BOOL8_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [4, 3, 3]))
c0_i1 = Input('c0_i1', ('TENSOR_INT32', [1]))
c0_p2 = BoolScalar('c0_p2', False)
c0_o3 = Output('c0_o3', ('TENSOR_BOOL8', []))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('REDUCE_ALL', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i0: [
        True, False, True, False, True, False, True, False, False, True, False, True, True, False, False,
        True, True, False, False, True, True, False, True, False, False, True, True, False, False, True,
        False, True, True, False, False, True
    ],
    c0_i1: [0],
    c0_o3: np.reshape(np.array([False, False, True, False, False, False, False, False, False], np.bool), [3, 3]),
}, model=c0_model, name='all_default_BOOL8_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_all_default_BOOL8_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_BOOL8', [2, 3, 3, 2]), [
        True, False, False, True, True, False, False, True, False, True, False, True, False, True, True,
        False, False, True, False, True, True, False, False, True, False, True, False, True, True, False,
        True, False, True, False, False, True
    ])
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1]), [-2])
c1_p2 = BoolScalar('c1_p2', True)
c1_o3 = Output('c1_o3', ('TENSOR_BOOL8', [2, 3, 1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('REDUCE_ALL', c1_p0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o3: [False, False, False, True, False, False, False, False, False, False, False, False],
}, model=c1_model, name='all_default_BOOL8_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_all_default_BOOL8_INT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_BOOL8', [1]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1]), [0])
c2_p2 = BoolScalar('c2_p2', False)
c2_o3 = Output('c2_o3', ('TENSOR_BOOL8', [1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('REDUCE_ALL', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [True],
    c2_o3: [True],
}, model=c2_model, name='all_default_BOOL8_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_all_default_BOOL8_INT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_BOOL8', [2, 4]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [2]), [-2, -2])
c3_p2 = BoolScalar('c3_p2', True)
c3_o3 = Output('c3_o3', ('TENSOR_BOOL8', [1, 4]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('REDUCE_ALL', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [False, True, False, True, False, True, True, False],
    c3_o3: [False, True, False, False],
}, model=c3_model, name='all_default_BOOL8_INT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_all_default_BOOL8_INT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_BOOL8', [2, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [1]), [0])
c4_p2 = BoolScalar('c4_p2', True)
c4_o3 = Output('c4_o3', ('TENSOR_BOOL8', [1, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('REDUCE_ALL', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        True, False, False, True, False, True, False, True, True, False, True, False, False, True, True,
        False, True, False, False, True, True, False, True, False, False, True, False, True, True, False,
        True, False, True, False
    ],
    c4_o3: [
        False, False, False, True, False, True, False, False, True, False, True, False, False, True, False,
        False, False
    ],
}, model=c4_model, name='all_default_BOOL8_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_any_default_BOOL8_INT32_mixed_0
c5_i0 = Input('c5_i0', ('TENSOR_BOOL8', [4]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [1]), [-1])
c5_p2 = BoolScalar('c5_p2', True)
c5_o3 = Output('c5_o3', ('TENSOR_BOOL8', [1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('REDUCE_ANY', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [False, True, True, False],
    c5_o3: [True],
}, model=c5_model, name='any_default_BOOL8_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_any_default_BOOL8_INT32_mixed_1
c6_p0 = Parameter('c6_p0', ('TENSOR_BOOL8', [1, 3, 1, 3]), [False, True, False, True, True, False, True, False, False])
c6_i1 = Input('c6_i1', ('TENSOR_INT32', [1]))
c6_p2 = BoolScalar('c6_p2', False)
c6_o3 = Output('c6_o3', ('TENSOR_BOOL8', []))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('REDUCE_ANY', c6_p0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i1: [-3],
    c6_o3: np.reshape(np.array([True, True, False], np.bool), [1, 1, 3]),
}, model=c6_model, name='any_default_BOOL8_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_any_default_BOOL8_INT32_rank_input_2_2
c7_i0 = Input('c7_i0', ('TENSOR_BOOL8', [1, 2]))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [2]), [1, 1])
c7_p2 = BoolScalar('c7_p2', True)
c7_o3 = Output('c7_o3', ('TENSOR_BOOL8', [1, 1]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('REDUCE_ANY', c7_i0, c7_p1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [True, False],
    c7_o3: [True],
}, model=c7_model, name='any_default_BOOL8_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_any_default_BOOL8_INT32_rank_input_3_3
c8_i0 = Input('c8_i0', ('TENSOR_BOOL8', [3, 2, 1]))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [2]), [0, -2])
c8_p2 = BoolScalar('c8_p2', False)
c8_o3 = Output('c8_o3', ('TENSOR_BOOL8', [1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('REDUCE_ANY', c8_i0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [True, False, True, False, False, True],
    c8_o3: [True],
}, model=c8_model, name='any_default_BOOL8_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_any_default_BOOL8_INT32_tail_4
c9_i0 = Input('c9_i0', ('TENSOR_BOOL8', [1, 17]))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [1]), [1])
c9_p2 = BoolScalar('c9_p2', True)
c9_o3 = Output('c9_o3', ('TENSOR_BOOL8', [1, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('REDUCE_ANY', c9_i0, c9_p1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        True, False, True, False, True, False, False, True, True, False, True, False, False, True, True,
        False, False
    ],
    c9_o3: [True],
}, model=c9_model, name='any_default_BOOL8_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT32_INT32_mixed_0
c10_p0 = Parameter('c10_p0', ('TENSOR_FLOAT32', [4, 2, 3]), [
        2.375, 1.75, -2.75, -1.625, -0.875, -2.375, -0.625, 3.0, -3.0, -0.5, -2.0, 1.0, 1.125, -0.25, -1.875,
        2.75, 1.875, -1.0, 0.625, 2.5, 0.5, 1.625, 2.875, 1.25
    ])
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', [1]), [2])
c10_p2 = BoolScalar('c10_p2', True)
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT32', [4, 2, 1]))
c10_model = Model()
c10_model.AddOperand(c10_p0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('REDUCE_MAX', c10_p0, c10_p1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c10_o3: [2.375, -0.875, 3.0, 1.0, 1.125, 2.75, 2.5, 2.875],
}, model=c10_model, name='max_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT32_INT32_mixed_1
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c11_i1 = Input('c11_i1', ('TENSOR_INT32', [1]))
c11_p2 = BoolScalar('c11_p2', False)
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT32', []))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('REDUCE_MAX', c11_i0, c11_i1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        -2.125, 2.875, -2.5, -0.75, -2.25, 1.75, -2.0, -0.625, -1.5, -2.75, 0.5, 1.5, -2.375, 1.125, 2.125,
        2.0, -1.375, 1.625, 2.75, 2.375, 1.875, 0.125, 1.0, -2.875, -0.125, 2.5, 3.0
    ],
    c11_i1: [-2],
    c11_o3: np.reshape(np.array([-0.75, 2.875, 1.75, 2.0, 1.125, 2.125, 2.75, 2.5, 3.0], np.float32), [1, 3, 3]),
}, model=c11_model, name='max_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT32_INT32_rank_input_1_2
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT32', [3]))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [1]), [-1])
c12_p2 = BoolScalar('c12_p2', True)
c12_o3 = Output('c12_o3', ('TENSOR_FLOAT32', [1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('REDUCE_MAX', c12_i0, c12_p1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [-2.875, 1.0, -1.625],
    c12_o3: [1.0],
}, model=c12_model, name='max_default_FLOAT32_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT32_INT32_rank_input_2_3
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT32', [2, 3]))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [1]), [-1])
c13_p2 = BoolScalar('c13_p2', False)
c13_o3 = Output('c13_o3', ('TENSOR_FLOAT32', [2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('REDUCE_MAX', c13_i0, c13_p1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [1.125, 2.375, -2.875, -1.625, 1.0, 1.25],
    c13_o3: [2.375, 1.25],
}, model=c13_model, name='max_default_FLOAT32_INT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT32_INT32_tail_4
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT32', [3, 17]))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [1]), [0])
c14_p2 = BoolScalar('c14_p2', False)
c14_o3 = Output('c14_o3', ('TENSOR_FLOAT32', [17]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('REDUCE_MAX', c14_i0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        1.0, 2.0, -0.375, 1.875, 2.625, -2.375, 2.5, -0.25, 1.25, 1.125, -0.625, -1.75, -1.25, -1.875, -1.125,
        -0.75, 1.75, -0.125, -1.0, -1.5, 3.0, -0.5, -2.125, 1.5, -1.625, 2.75, -2.75, 0.75, 1.625, 2.375,
        -2.0, -2.875, 1.375, -1.375, -3.0, 0.375, -0.875, -2.5, -2.25, 0.625, 2.125, 2.25, 0.0, 2.875, 0.5,
        0.875, 0.25, 0.125, -2.625, 1.625, 0.125
    ],
    c14_o3: [
        1.0, 2.0, -0.375, 3.0, 2.625, 0.625, 2.5, 2.25, 2.75, 2.875, 0.75, 1.625, 2.375, 0.125, -1.125, 1.625,
        1.75
    ],
}, model=c14_model, name='max_default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT16_INT32_mixed_5
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT16', [3, 1, 1, 2]))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [1]), [0])
c15_p2 = BoolScalar('c15_p2', False)
c15_o3 = Output('c15_o3', ('TENSOR_FLOAT16', [1, 1, 2]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('REDUCE_MAX', c15_i0, c15_p1, c15_p2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [0.625, -2.5, -3.0, 0.5, 2.5, -1.625],
    c15_o3: [2.5, 0.5],
}, model=c15_model, name='max_default_FLOAT16_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT16_INT32_mixed_6
c16_p0 = Parameter('c16_p0', ('TENSOR_FLOAT16', [2, 4]), [-2.875, -0.25, 2.75, -1.875, 2.375, -1.0, 2.5, 0.0])
c16_i1 = Input('c16_i1', ('TENSOR_INT32', [1]))
c16_p2 = BoolScalar('c16_p2', True)
c16_o3 = Output('c16_o3', ('TENSOR_FLOAT16', []))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('REDUCE_MAX', c16_p0, c16_i1, c16_p2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i1: [0],
    c16_o3: np.reshape(np.array([2.375, -0.25, 2.75, 0.0], np.float16), [1, 4]),
}, model=c16_model, name='max_default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT16_INT32_rank_input_1_7
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT16', [4]))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [1]), [-1])
c17_p2 = BoolScalar('c17_p2', True)
c17_o3 = Output('c17_o3', ('TENSOR_FLOAT16', [1]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('REDUCE_MAX', c17_i0, c17_p1, c17_p2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [-0.125, 2.5, 2.125, -1.375],
    c17_o3: [2.5],
}, model=c17_model, name='max_default_FLOAT16_INT32_rank_input_1_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT16_INT32_rank_input_3_8
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT16', [2, 1, 3]))
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [2]), [2, 0])
c18_p2 = BoolScalar('c18_p2', False)
c18_o3 = Output('c18_o3', ('TENSOR_FLOAT16', [1]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('REDUCE_MAX', c18_i0, c18_p1, c18_p2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [0.875, -0.875, -0.375, 1.25, 2.875, -1.5],
    c18_o3: [2.875],
}, model=c18_model, name='max_default_FLOAT16_INT32_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT16_INT32_tail_9
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT16', [2, 17]))
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [1]), [-1])
c19_p2 = BoolScalar('c19_p2', False)
c19_o3 = Output('c19_o3', ('TENSOR_FLOAT16', [2]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('REDUCE_MAX', c19_i0, c19_p1, c19_p2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        2.5, 2.75, -1.875, -2.75, 3.0, 0.625, -1.0, -1.125, -2.375, -0.625, 0.75, -2.5, 0.875, 0.0, -0.125,
        2.375, 0.25, 2.25, 1.125, 1.0, -2.25, 0.125, -0.875, -1.625, 2.125, 2.0, 0.375, -0.375, -0.75, -2.625,
        -1.25, 1.75, 1.875, -2.125
    ],
    c19_o3: [3.0, 2.25],
}, model=c19_model, name='max_default_FLOAT16_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_INT32_mixed_10
c20_p0 = Parameter('c20_p0', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.375, 0), [177, 167])
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', [1]), [-2])
c20_p2 = BoolScalar('c20_p2', True)
c20_o3 = Output('c20_o3', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.375, 0))
c20_model = Model()
c20_model.AddOperand(c20_p0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('REDUCE_MAX', c20_p0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_o3: [177],
}, model=c20_model, name='max_default_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_INT32_mixed_11
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 4], 0.1875, 255))
c21_i1 = Input('c21_i1', ('TENSOR_INT32', [1]))
c21_p2 = BoolScalar('c21_p2', False)
c21_o3 = Output('c21_o3', ('TENSOR_QUANT8_ASYMM', [], 0.1875, 255))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('REDUCE_MAX', c21_i0, c21_i1, c21_p2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [
        136, 236, 77, 103, 12, 107, 208, 241, 177, 206, 198, 231, 89, 82, 15, 81, 2, 93, 98, 48, 54, 10, 166,
        152
    ],
    c21_i1: [2],
    c21_o3: np.reshape(np.array([236, 241, 231, 89, 98, 166], np.uint8), [3, 2]),
}, model=c21_model, name='max_default_QUANT8_ASYMM_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_INT32_rank_input_1_12
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.375, 163))
c22_p1 = Parameter('c22_p1', ('TENSOR_INT32', [1]), [-1])
c22_p2 = BoolScalar('c22_p2', False)
c22_o3 = Output('c22_o3', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 163))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('REDUCE_MAX', c22_i0, c22_p1, c22_p2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [36, 194, 24, 212],
    c22_o3: [212],
}, model=c22_model, name='max_default_QUANT8_ASYMM_INT32_rank_input_1_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_INT32_rank_input_4_13
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 2], 0.4375, 128))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [2]), [-3, 3])
c23_p2 = BoolScalar('c23_p2', False)
c23_o3 = Output('c23_o3', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.4375, 128))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_p2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('REDUCE_MAX', c23_i0, c23_p1, c23_p2).To(c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        67, 252, 191, 15, 217, 216, 127, 99, 28, 7, 124, 74, 94, 174, 129, 165, 213, 229, 164, 198, 196, 167,
        131, 168, 31, 209, 0, 207, 155, 80, 37, 51, 203, 87, 180, 237, 139, 144, 204, 224, 89, 233, 241, 35,
        223, 6, 96, 36, 206, 83, 157, 221, 21, 107
    ],
    c23_o3: [252, 191, 229, 209, 207, 237, 241, 224, 233],
}, model=c23_model, name='max_default_QUANT8_ASYMM_INT32_rank_input_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_INT32_tail_14
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.375, 50))
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', [1]), [-1])
c24_p2 = BoolScalar('c24_p2', False)
c24_o3 = Output('c24_o3', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 50))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_p2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('REDUCE_MAX', c24_i0, c24_p1, c24_p2).To(c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [11, 244, 255, 129, 253, 67, 212, 69, 179, 28, 215, 160, 243, 122, 216, 25, 126],
    c24_o3: [255],
}, model=c24_model, name='max_default_QUANT8_ASYMM_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3, 1], 0.375, 127))
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [1]))
c25_p2 = BoolScalar('c25_p2', True)
c25_o3 = Output('c25_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.375, 127))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('REDUCE_MAX', c25_i0, c25_i1, c25_p2).To(c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [-121, 101, 48],
    c25_i1: [2],
    c25_o3: np.reshape(np.array([101], np.int8), [1, 1, 1, 1]),
}, model=c25_model, name='max_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c26_p0 = Parameter('c26_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.25, -128), [-30, -113, 108])
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', [1]), [0])
c26_p2 = BoolScalar('c26_p2', False)
c26_o3 = Output('c26_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.25, -128))
c26_model = Model()
c26_model.AddOperand(c26_p0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('REDUCE_MAX', c26_p0, c26_p1, c26_p2).To(c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_o3: [108],
}, model=c26_model, name='max_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4], 0.0625, 0))
c27_p1 = Parameter('c27_p1', ('TENSOR_INT32', [2]), [1, 0])
c27_p2 = BoolScalar('c27_p2', True)
c27_o3 = Output('c27_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.0625, 0))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('REDUCE_MAX', c27_i0, c27_p1, c27_p2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [1, 61, -89, -21, -64, -19, -87, -37, -65, -62, -125, -121],
    c27_o3: [61],
}, model=c27_model, name='max_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 4], 0.1875, -113))
c28_p1 = Parameter('c28_p1', ('TENSOR_INT32', [1]), [-1])
c28_p2 = BoolScalar('c28_p2', True)
c28_o3 = Output('c28_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1], 0.1875, -113))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_p2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('REDUCE_MAX', c28_i0, c28_p1, c28_p2).To(c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [-70, -28, -71, -3],
    c28_o3: [-3],
}, model=c28_model, name='max_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_tail_19
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.25, 0))
c29_p1 = Parameter('c29_p1', ('TENSOR_INT32', [1]), [-1])
c29_p2 = BoolScalar('c29_p2', False)
c29_o3 = Output('c29_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.25, 0))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('REDUCE_MAX', c29_i0, c29_p1, c29_p2).To(c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [-119, -66, 90, 54, 112, -82, -101, 122, 65, 75, -51, 78, -96, 39, 83, -107, -56],
    c29_o3: [122],
}, model=c29_model, name='max_default_QUANT8_ASYMM_SIGNED_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT32_INT32_mixed_0
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT32', [4]))
c30_i1 = Input('c30_i1', ('TENSOR_INT32', [1]))
c30_p2 = BoolScalar('c30_p2', True)
c30_o3 = Output('c30_o3', ('TENSOR_FLOAT32', []))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_i1)
c30_model.AddOperand(c30_p2)
c30_model.AddOperand(c30_o3)
c30_model.Operation('REDUCE_MIN', c30_i0, c30_i1, c30_p2).To(c30_o3)
c30_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c30_i0: [2.75, 1.125, -1.625, -2.875],
    c30_i1: [-1],
    c30_o3: np.reshape(np.array([-2.875], np.float32), [1]),
}, model=c30_model, name='min_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT32_INT32_mixed_1
c31_p0 = Parameter('c31_p0', ('TENSOR_FLOAT32', [2, 2, 3, 3]), [
        2.5, 2.125, 1.75, 2.0, 1.375, 2.625, 2.875, -1.125, -1.5, 1.875, 0.75, -1.375, 1.125, -2.25, 0.125,
        -2.0, -3.0, -0.75, 0.5, -0.25, -0.5, -0.875, -2.125, -1.0, -0.125, -1.875, 0.0, 1.625, -0.625, 0.875,
        1.0, -2.875, 0.375, 1.5, 1.25, -2.625
    ])
c31_p1 = Parameter('c31_p1', ('TENSOR_INT32', [3]), [-1, -4, -1])
c31_p2 = BoolScalar('c31_p2', False)
c31_o3 = Output('c31_o3', ('TENSOR_FLOAT32', [2, 3]))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_o3)
c31_model.Operation('REDUCE_MIN', c31_p0, c31_p1, c31_p2).To(c31_o3)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_o3: [-0.5, -2.125, -1.875, -1.375, -2.875, -3.0],
}, model=c31_model, name='min_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT32_INT32_rank_input_2_2
c32_i0 = Input('c32_i0', ('TENSOR_FLOAT32', [4, 1]))
c32_p1 = Parameter('c32_p1', ('TENSOR_INT32', [1]), [0])
c32_p2 = BoolScalar('c32_p2', True)
c32_o3 = Output('c32_o3', ('TENSOR_FLOAT32', [1, 1]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_p2)
c32_model.AddOperand(c32_o3)
c32_model.Operation('REDUCE_MIN', c32_i0, c32_p1, c32_p2).To(c32_o3)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [-3.0, -2.625, 0.0, 0.25],
    c32_o3: [-3.0],
}, model=c32_model, name='min_default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT32_INT32_rank_input_3_3
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT32', [2, 1, 4]))
c33_p1 = Parameter('c33_p1', ('TENSOR_INT32', [1]), [-1])
c33_p2 = BoolScalar('c33_p2', True)
c33_o3 = Output('c33_o3', ('TENSOR_FLOAT32', [2, 1, 1]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_p1)
c33_model.AddOperand(c33_p2)
c33_model.AddOperand(c33_o3)
c33_model.Operation('REDUCE_MIN', c33_i0, c33_p1, c33_p2).To(c33_o3)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [-2.5, -2.625, 0.875, 2.375, 0.25, 2.5, 2.75, -0.5],
    c33_o3: [-2.625, -0.5],
}, model=c33_model, name='min_default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT32_INT32_tail_4
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT32', [2, 17]))
c34_p1 = Parameter('c34_p1', ('TENSOR_INT32', [1]), [0])
c34_p2 = BoolScalar('c34_p2', False)
c34_o3 = Output('c34_o3', ('TENSOR_FLOAT32', [17]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_p1)
c34_model.AddOperand(c34_p2)
c34_model.AddOperand(c34_o3)
c34_model.Operation('REDUCE_MIN', c34_i0, c34_p1, c34_p2).To(c34_o3)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [
        -1.875, -1.25, -0.625, -1.125, 2.0, 2.5, -0.75, -3.0, 1.0, 2.75, -2.375, 2.25, 1.125, 1.375, -1.625,
        1.625, -0.125, 0.75, -2.25, -1.375, 2.375, 2.625, 0.0, 0.625, 2.875, 1.875, -1.5, -0.25, -0.375, -2.5,
        -2.875, 1.75, 0.25, 1.5
    ],
    c34_o3: [
        -1.875, -2.25, -1.375, -1.125, 2.0, 0.0, -0.75, -3.0, 1.0, -1.5, -2.375, -0.375, -2.5, -2.875, -1.625,
        0.25, -0.125
    ],
}, model=c34_model, name='min_default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT16_INT32_mixed_5
c35_p0 = Parameter('c35_p0', ('TENSOR_FLOAT16', [3, 1, 2, 2]), [1.875, -1.5, 0.875, -1.25, 1.25, -2.875, -0.125, 1.0, -2.625, -2.375, 1.375, 1.125])
c35_i1 = Input('c35_i1', ('TENSOR_INT32', [1]))
c35_p2 = BoolScalar('c35_p2', False)
c35_o3 = Output('c35_o3', ('TENSOR_FLOAT16', []))
c35_model = Model()
c35_model.AddOperand(c35_p0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_p2)
c35_model.AddOperand(c35_o3)
c35_model.Operation('REDUCE_MIN', c35_p0, c35_i1, c35_p2).To(c35_o3)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i1: [-2],
    c35_o3: np.reshape(np.array([0.875, -1.5, -0.125, -2.875, -2.625, -2.375], np.float16), [3, 1, 2]),
}, model=c35_model, name='min_default_FLOAT16_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT16_INT32_mixed_6
c36_i0 = Input('c36_i0', ('TENSOR_FLOAT16', [3]))
c36_p1 = Parameter('c36_p1', ('TENSOR_INT32', [1]), [0])
c36_p2 = BoolScalar('c36_p2', True)
c36_o3 = Output('c36_o3', ('TENSOR_FLOAT16', [1]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_p1)
c36_model.AddOperand(c36_p2)
c36_model.AddOperand(c36_o3)
c36_model.Operation('REDUCE_MIN', c36_i0, c36_p1, c36_p2).To(c36_o3)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i0: [-2.75, 1.375, -2.375],
    c36_o3: [-2.75],
}, model=c36_model, name='min_default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT16_INT32_rank_input_2_7
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT16', [1, 3]))
c37_p1 = Parameter('c37_p1', ('TENSOR_INT32', [1]), [1])
c37_p2 = BoolScalar('c37_p2', False)
c37_o3 = Output('c37_o3', ('TENSOR_FLOAT16', [1]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_p1)
c37_model.AddOperand(c37_p2)
c37_model.AddOperand(c37_o3)
c37_model.Operation('REDUCE_MIN', c37_i0, c37_p1, c37_p2).To(c37_o3)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_i0: [-2.25, 2.75, -2.375],
    c37_o3: [-2.375],
}, model=c37_model, name='min_default_FLOAT16_INT32_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT16_INT32_rank_input_3_8
c38_i0 = Input('c38_i0', ('TENSOR_FLOAT16', [1, 1, 3]))
c38_p1 = Parameter('c38_p1', ('TENSOR_INT32', [1]), [2])
c38_p2 = BoolScalar('c38_p2', True)
c38_o3 = Output('c38_o3', ('TENSOR_FLOAT16', [1, 1, 1]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_p1)
c38_model.AddOperand(c38_p2)
c38_model.AddOperand(c38_o3)
c38_model.Operation('REDUCE_MIN', c38_i0, c38_p1, c38_p2).To(c38_o3)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_i0: [-1.125, -0.375, 1.375],
    c38_o3: [-1.125],
}, model=c38_model, name='min_default_FLOAT16_INT32_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_FLOAT16_INT32_tail_9
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT16', [2, 17]))
c39_p1 = Parameter('c39_p1', ('TENSOR_INT32', [1]), [-1])
c39_p2 = BoolScalar('c39_p2', True)
c39_o3 = Output('c39_o3', ('TENSOR_FLOAT16', [2, 1]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_p1)
c39_model.AddOperand(c39_p2)
c39_model.AddOperand(c39_o3)
c39_model.Operation('REDUCE_MIN', c39_i0, c39_p1, c39_p2).To(c39_o3)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [
        0.375, -0.25, 2.0, 1.875, 0.625, -1.875, -1.125, -2.5, -2.0, 1.25, 1.75, 2.125, -2.625, 0.75, 0.0,
        0.25, -0.5, 2.375, -0.875, -0.125, 2.875, 3.0, 2.25, 0.875, -1.375, -1.25, -2.75, -2.25, 0.5, -2.875,
        1.125, -0.625, 1.5, -0.75
    ],
    c39_o3: [-2.625, -2.875],
}, model=c39_model, name='min_default_FLOAT16_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_INT32_mixed_10
c40_i0 = Input('c40_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 3], 0.375, 255))
c40_p1 = Parameter('c40_p1', ('TENSOR_INT32', [3]), [-1, 1, -3])
c40_p2 = BoolScalar('c40_p2', False)
c40_o3 = Output('c40_o3', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 255))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_p1)
c40_model.AddOperand(c40_p2)
c40_model.AddOperand(c40_o3)
c40_model.Operation('REDUCE_MIN', c40_i0, c40_p1, c40_p2).To(c40_o3)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i0: [
        99, 168, 29, 28, 103, 49, 68, 185, 11, 56, 91, 7, 157, 220, 50, 213, 5, 161, 73, 201, 218, 80, 42, 48,
        111, 237, 97, 150, 23, 33, 197, 41, 53, 134, 215, 66
    ],
    c40_o3: [5],
}, model=c40_model, name='min_default_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_INT32_mixed_11
c41_p0 = Parameter('c41_p0', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.125, 0), [52, 183, 189])
c41_i1 = Input('c41_i1', ('TENSOR_INT32', [1]))
c41_p2 = BoolScalar('c41_p2', True)
c41_o3 = Output('c41_o3', ('TENSOR_QUANT8_ASYMM', [], 0.125, 0))
c41_model = Model()
c41_model.AddOperand(c41_p0)
c41_model.AddOperand(c41_i1)
c41_model.AddOperand(c41_p2)
c41_model.AddOperand(c41_o3)
c41_model.Operation('REDUCE_MIN', c41_p0, c41_i1, c41_p2).To(c41_o3)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i1: [1],
    c41_o3: np.reshape(np.array([52], np.uint8), [1, 1]),
}, model=c41_model, name='min_default_QUANT8_ASYMM_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_INT32_rank_input_1_12
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 128))
c42_p1 = Parameter('c42_p1', ('TENSOR_INT32', [1]), [-1])
c42_p2 = BoolScalar('c42_p2', True)
c42_o3 = Output('c42_o3', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 128))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_p1)
c42_model.AddOperand(c42_p2)
c42_model.AddOperand(c42_o3)
c42_model.Operation('REDUCE_MIN', c42_i0, c42_p1, c42_p2).To(c42_o3)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [181, 111, 30, 254],
    c42_o3: [30],
}, model=c42_model, name='min_default_QUANT8_ASYMM_INT32_rank_input_1_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_INT32_rank_input_4_13
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 1, 1], 0.5, 128))
c43_p1 = Parameter('c43_p1', ('TENSOR_INT32', [2]), [-4, 1])
c43_p2 = BoolScalar('c43_p2', True)
c43_o3 = Output('c43_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_p1)
c43_model.AddOperand(c43_p2)
c43_model.AddOperand(c43_o3)
c43_model.Operation('REDUCE_MIN', c43_i0, c43_p1, c43_p2).To(c43_o3)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [209, 4, 12, 194, 154, 78, 36, 69, 202],
    c43_o3: [4],
}, model=c43_model, name='min_default_QUANT8_ASYMM_INT32_rank_input_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_INT32_tail_14
c44_i0 = Input('c44_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.125, 183))
c44_p1 = Parameter('c44_p1', ('TENSOR_INT32', [1]), [1])
c44_p2 = BoolScalar('c44_p2', True)
c44_o3 = Output('c44_o3', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.125, 183))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_p1)
c44_model.AddOperand(c44_p2)
c44_model.AddOperand(c44_o3)
c44_model.Operation('REDUCE_MIN', c44_i0, c44_p1, c44_p2).To(c44_o3)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [177, 101, 60, 70, 12, 21, 41, 244, 172, 52, 69, 231, 83, 203, 55, 217, 184],
    c44_o3: [12],
}, model=c44_model, name='min_default_QUANT8_ASYMM_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15
c45_p0 = Parameter('c45_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.5, -128), [-34, -121])
c45_p1 = Parameter('c45_p1', ('TENSOR_INT32', [1]), [-1])
c45_p2 = BoolScalar('c45_p2', False)
c45_o3 = Output('c45_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, -128))
c45_model = Model()
c45_model.AddOperand(c45_p0)
c45_model.AddOperand(c45_p1)
c45_model.AddOperand(c45_p2)
c45_model.AddOperand(c45_o3)
c45_model.Operation('REDUCE_MIN', c45_p0, c45_p1, c45_p2).To(c45_o3)
c45_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c45_o3: [-121],
}, model=c45_model, name='min_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c46_i0 = Input('c46_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1], 0.375, 127))
c46_i1 = Input('c46_i1', ('TENSOR_INT32', [1]))
c46_p2 = BoolScalar('c46_p2', True)
c46_o3 = Output('c46_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.375, 127))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_i1)
c46_model.AddOperand(c46_p2)
c46_model.AddOperand(c46_o3)
c46_model.Operation('REDUCE_MIN', c46_i0, c46_i1, c46_p2).To(c46_o3)
c46_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c46_i0: [-94, -110, 102, 119, 68, -79],
    c46_i1: [1],
    c46_o3: np.reshape(np.array([-110, 102, -79], np.int8), [3, 1, 1]),
}, model=c46_model, name='min_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17
c47_i0 = Input('c47_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.25, 107))
c47_p1 = Parameter('c47_p1', ('TENSOR_INT32', [1]), [0])
c47_p2 = BoolScalar('c47_p2', True)
c47_o3 = Output('c47_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.25, 107))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_p1)
c47_model.AddOperand(c47_p2)
c47_model.AddOperand(c47_o3)
c47_model.Operation('REDUCE_MIN', c47_i0, c47_p1, c47_p2).To(c47_o3)
c47_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c47_i0: [-116, 121, 86, -102, 37, 13, 44, 118, -15, -2, 45, 8],
    c47_o3: [-116, 37, -15],
}, model=c47_model, name='min_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_18
c48_i0 = Input('c48_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 1], 0.125, -32))
c48_p1 = Parameter('c48_p1', ('TENSOR_INT32', [1]), [-4])
c48_p2 = BoolScalar('c48_p2', True)
c48_o3 = Output('c48_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 1], 0.125, -32))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_p1)
c48_model.AddOperand(c48_p2)
c48_model.AddOperand(c48_o3)
c48_model.Operation('REDUCE_MIN', c48_i0, c48_p1, c48_p2).To(c48_o3)
c48_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c48_i0: [123, 37],
    c48_o3: [37],
}, model=c48_model, name='min_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_min_default_QUANT8_ASYMM_SIGNED_INT32_tail_19
c49_i0 = Input('c49_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 0))
c49_p1 = Parameter('c49_p1', ('TENSOR_INT32', [2]), [-2, -1])
c49_p2 = BoolScalar('c49_p2', True)
c49_o3 = Output('c49_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.25, 0))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_p1)
c49_model.AddOperand(c49_p2)
c49_model.AddOperand(c49_o3)
c49_model.Operation('REDUCE_MIN', c49_i0, c49_p1, c49_p2).To(c49_o3)
c49_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c49_i0: [
        95, 83, 127, -90, -73, 2, 27, -53, 71, 16, 69, 98, -74, 24, -109, -41, -62, -63, 53, -123, -55, -8,
        -89, -82, -101, -58, 48, -28, 101, 92, 67, -83, -85, -88, -38, -112, 44, 68, 122, 70, -105, 17, 111,
        -14, 65, 23, -3, 81, -69, 97, -119
    ],
    c49_o3: [-123],
}, model=c49_model, name='min_default_QUANT8_ASYMM_SIGNED_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT32_INT32_mixed_0
c50_p0 = Parameter('c50_p0', ('TENSOR_FLOAT32', [4, 3, 1]), [1.125, 0.75, 1.25, 1.375, 0.5, 0.875, 1.5, 0.625, 1.0, 0.875, 1.5, 0.625])
c50_i1 = Input('c50_i1', ('TENSOR_INT32', [2]))
c50_p2 = BoolScalar('c50_p2', True)
c50_o3 = Output('c50_o3', ('TENSOR_FLOAT32', []))
c50_model = Model()
c50_model.AddOperand(c50_p0)
c50_model.AddOperand(c50_i1)
c50_model.AddOperand(c50_p2)
c50_model.AddOperand(c50_o3)
c50_model.Operation('REDUCE_PROD', c50_p0, c50_i1, c50_p2).To(c50_o3)
c50_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c50_i1: [0, -2],
    c50_o3: np.reshape(np.array([0.48792735], np.float32), [1, 1, 1]),
}, model=c50_model, name='prod_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT32_INT32_mixed_1
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT32', [3]))
c51_p1 = Parameter('c51_p1', ('TENSOR_INT32', [1]), [0])
c51_p2 = BoolScalar('c51_p2', False)
c51_o3 = Output('c51_o3', ('TENSOR_FLOAT32', [1]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_p1)
c51_model.AddOperand(c51_p2)
c51_model.AddOperand(c51_o3)
c51_model.Operation('REDUCE_PROD', c51_i0, c51_p1, c51_p2).To(c51_o3)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [-1.25, -0.5, -0.625],
    c51_o3: [-0.390625],
}, model=c51_model, name='prod_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT32_INT32_rank_input_2_2
c52_i0 = Input('c52_i0', ('TENSOR_FLOAT32', [1, 2]))
c52_p1 = Parameter('c52_p1', ('TENSOR_INT32', [2]), [-1, 1])
c52_p2 = BoolScalar('c52_p2', True)
c52_o3 = Output('c52_o3', ('TENSOR_FLOAT32', [1, 1]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_p1)
c52_model.AddOperand(c52_p2)
c52_model.AddOperand(c52_o3)
c52_model.Operation('REDUCE_PROD', c52_i0, c52_p1, c52_p2).To(c52_o3)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [0.75, 1.5],
    c52_o3: [1.125],
}, model=c52_model, name='prod_default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT32_INT32_rank_input_4_3
c53_i0 = Input('c53_i0', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
c53_p1 = Parameter('c53_p1', ('TENSOR_INT32', [2]), [-1, -3])
c53_p2 = BoolScalar('c53_p2', False)
c53_o3 = Output('c53_o3', ('TENSOR_FLOAT32', [1, 2]))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_p1)
c53_model.AddOperand(c53_p2)
c53_model.AddOperand(c53_o3)
c53_model.Operation('REDUCE_PROD', c53_i0, c53_p1, c53_p2).To(c53_o3)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_i0: [-1.5, -1.25, -1.0, -1.125, -0.875, -0.625, -0.75, -0.5, -1.375, -0.75, -0.5, -1.5],
    c53_o3: [1.0574341, 0.31640625],
}, model=c53_model, name='prod_default_FLOAT32_INT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT32_INT32_tail_4
c54_i0 = Input('c54_i0', ('TENSOR_FLOAT32', [1, 17]))
c54_p1 = Parameter('c54_p1', ('TENSOR_INT32', [1]), [1])
c54_p2 = BoolScalar('c54_p2', True)
c54_o3 = Output('c54_o3', ('TENSOR_FLOAT32', [1, 1]))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_p1)
c54_model.AddOperand(c54_p2)
c54_model.AddOperand(c54_o3)
c54_model.Operation('REDUCE_PROD', c54_i0, c54_p1, c54_p2).To(c54_o3)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i0: [
        -1.25, -0.625, -0.75, -1.375, -1.5, -1.0, -0.875, -0.5, -1.125, -0.5, -1.0, -0.875, -0.75, -0.625,
        -1.5, -1.25, -1.375
    ],
    c54_o3: [-0.31448442],
}, model=c54_model, name='prod_default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT16_INT32_mixed_5
c55_p0 = Parameter('c55_p0', ('TENSOR_FLOAT16', [1, 4, 2]), [-1.0, -0.875, -0.625, -0.5, -0.75, -1.25, -1.5, -1.375])
c55_p1 = Parameter('c55_p1', ('TENSOR_INT32', [1]), [2])
c55_p2 = BoolScalar('c55_p2', False)
c55_o3 = Output('c55_o3', ('TENSOR_FLOAT16', [1, 4]))
c55_model = Model()
c55_model.AddOperand(c55_p0)
c55_model.AddOperand(c55_p1)
c55_model.AddOperand(c55_p2)
c55_model.AddOperand(c55_o3)
c55_model.Operation('REDUCE_PROD', c55_p0, c55_p1, c55_p2).To(c55_o3)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_o3: [0.875, 0.3125, 0.9375, 2.062],
}, model=c55_model, name='prod_default_FLOAT16_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT16_INT32_mixed_6
c56_i0 = Input('c56_i0', ('TENSOR_FLOAT16', [3]))
c56_i1 = Input('c56_i1', ('TENSOR_INT32', [2]))
c56_p2 = BoolScalar('c56_p2', True)
c56_o3 = Output('c56_o3', ('TENSOR_FLOAT16', []))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_i1)
c56_model.AddOperand(c56_p2)
c56_model.AddOperand(c56_o3)
c56_model.Operation('REDUCE_PROD', c56_i0, c56_i1, c56_p2).To(c56_o3)
c56_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c56_i0: [-1.0, -1.125, -0.5],
    c56_i1: [-1, -1],
    c56_o3: np.reshape(np.array([-0.5625], np.float16), [1]),
}, model=c56_model, name='prod_default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT16_INT32_rank_input_2_7
c57_i0 = Input('c57_i0', ('TENSOR_FLOAT16', [2, 3]))
c57_p1 = Parameter('c57_p1', ('TENSOR_INT32', [1]), [0])
c57_p2 = BoolScalar('c57_p2', False)
c57_o3 = Output('c57_o3', ('TENSOR_FLOAT16', [3]))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_p1)
c57_model.AddOperand(c57_p2)
c57_model.AddOperand(c57_o3)
c57_model.Operation('REDUCE_PROD', c57_i0, c57_p1, c57_p2).To(c57_o3)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [-1.0, -0.5, -0.875, -1.25, -0.625, -1.125],
    c57_o3: [1.25, 0.3125, 0.9844],
}, model=c57_model, name='prod_default_FLOAT16_INT32_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT16_INT32_rank_input_4_8
c58_i0 = Input('c58_i0', ('TENSOR_FLOAT16', [1, 2, 1, 1]))
c58_p1 = Parameter('c58_p1', ('TENSOR_INT32', [1]), [1])
c58_p2 = BoolScalar('c58_p2', True)
c58_o3 = Output('c58_o3', ('TENSOR_FLOAT16', [1, 1, 1, 1]))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_p1)
c58_model.AddOperand(c58_p2)
c58_model.AddOperand(c58_o3)
c58_model.Operation('REDUCE_PROD', c58_i0, c58_p1, c58_p2).To(c58_o3)
c58_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c58_i0: [-1.0, -1.125],
    c58_o3: [1.125],
}, model=c58_model, name='prod_default_FLOAT16_INT32_rank_input_4_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT16_INT32_tail_9
c59_i0 = Input('c59_i0', ('TENSOR_FLOAT16', [3, 17]))
c59_p1 = Parameter('c59_p1', ('TENSOR_INT32', [2]), [-1, -2])
c59_p2 = BoolScalar('c59_p2', False)
c59_o3 = Output('c59_o3', ('TENSOR_FLOAT16', [1]))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_p1)
c59_model.AddOperand(c59_p2)
c59_model.AddOperand(c59_o3)
c59_model.Operation('REDUCE_PROD', c59_i0, c59_p1, c59_p2).To(c59_o3)
c59_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c59_i0: [
        0.5, 0.875, 0.75, 1.25, 0.625, 1.0, 1.125, 1.375, 1.5, 0.5, 1.125, 0.875, 1.375, 0.75, 1.0, 0.625,
        1.25, 1.5, 1.25, 1.125, 0.875, 1.5, 0.625, 1.375, 0.5, 0.75, 1.0, 1.5, 1.0, 0.875, 0.625, 1.25, 0.75,
        1.125, 1.375, 0.5, 1.125, 0.625, 1.5, 0.75, 1.375, 1.25, 1.0, 0.5, 0.875, 1.5, 0.5, 0.625, 0.875,
        1.25, 1.375
    ],
    c59_o3: [0.0525],
}, model=c59_model, name='prod_default_FLOAT16_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT32_INT32_mixed_0
c60_p0 = Parameter('c60_p0', ('TENSOR_FLOAT32', [3, 2, 1, 3]), [
        -2.25, -3.0, 1.25, -0.25, -0.375, 1.0, 0.875, 2.125, -0.5, -1.5, -2.875, -2.625, 1.875, -2.125,
        -1.625, 2.25, 1.5, 2.75
    ])
c60_p1 = Parameter('c60_p1', ('TENSOR_INT32', [2]), [-3, 0])
c60_p2 = BoolScalar('c60_p2', True)
c60_o3 = Output('c60_o3', ('TENSOR_FLOAT32', [1, 1, 1, 3]))
c60_model = Model()
c60_model.AddOperand(c60_p0)
c60_model.AddOperand(c60_p1)
c60_model.AddOperand(c60_p2)
c60_model.AddOperand(c60_o3)
c60_model.Operation('REDUCE_SUM', c60_p0, c60_p1, c60_p2).To(c60_o3)
c60_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c60_o3: [1.0, -4.75, 0.25],
}, model=c60_model, name='sum_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT32_INT32_mixed_1
c61_i0 = Input('c61_i0', ('TENSOR_FLOAT32', [3, 1]))
c61_i1 = Input('c61_i1', ('TENSOR_INT32', [1]))
c61_p2 = BoolScalar('c61_p2', False)
c61_o3 = Output('c61_o3', ('TENSOR_FLOAT32', []))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_i1)
c61_model.AddOperand(c61_p2)
c61_model.AddOperand(c61_o3)
c61_model.Operation('REDUCE_SUM', c61_i0, c61_i1, c61_p2).To(c61_o3)
c61_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c61_i0: [1.75, -2.875, 0.75],
    c61_i1: [0],
    c61_o3: np.reshape(np.array([-0.375], np.float32), [1]),
}, model=c61_model, name='sum_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT32_INT32_rank_input_1_2
c62_i0 = Input('c62_i0', ('TENSOR_FLOAT32', [4]))
c62_p1 = Parameter('c62_p1', ('TENSOR_INT32', [1]), [-1])
c62_p2 = BoolScalar('c62_p2', True)
c62_o3 = Output('c62_o3', ('TENSOR_FLOAT32', [1]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_p1)
c62_model.AddOperand(c62_p2)
c62_model.AddOperand(c62_o3)
c62_model.Operation('REDUCE_SUM', c62_i0, c62_p1, c62_p2).To(c62_o3)
c62_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c62_i0: [0.25, -2.875, 2.25, 2.75],
    c62_o3: [2.375],
}, model=c62_model, name='sum_default_FLOAT32_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT32_INT32_rank_input_3_3
c63_i0 = Input('c63_i0', ('TENSOR_FLOAT32', [2, 4, 4]))
c63_p1 = Parameter('c63_p1', ('TENSOR_INT32', [1]), [2])
c63_p2 = BoolScalar('c63_p2', True)
c63_o3 = Output('c63_o3', ('TENSOR_FLOAT32', [2, 4, 1]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_p1)
c63_model.AddOperand(c63_p2)
c63_model.AddOperand(c63_o3)
c63_model.Operation('REDUCE_SUM', c63_i0, c63_p1, c63_p2).To(c63_o3)
c63_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c63_i0: [
        1.25, -0.875, 2.25, -2.75, -1.875, 0.75, -3.0, -2.25, 0.5, 0.125, 1.75, 2.5, 1.375, -1.25, 1.875,
        -0.625, 1.5, -0.5, 0.375, -2.625, -2.875, -0.75, -0.125, -1.5, 2.875, -1.125, 2.75, 3.0, 0.625, -2.5,
        -0.25, -1.625
    ],
    c63_o3: [-0.125, -6.375, 4.875, 1.375, -1.25, -5.25, 7.5, -3.75],
}, model=c63_model, name='sum_default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT32_INT32_tail_4
c64_i0 = Input('c64_i0', ('TENSOR_FLOAT32', [3, 17]))
c64_p1 = Parameter('c64_p1', ('TENSOR_INT32', [2]), [1, -1])
c64_p2 = BoolScalar('c64_p2', False)
c64_o3 = Output('c64_o3', ('TENSOR_FLOAT32', [3]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_p1)
c64_model.AddOperand(c64_p2)
c64_model.AddOperand(c64_o3)
c64_model.Operation('REDUCE_SUM', c64_i0, c64_p1, c64_p2).To(c64_o3)
c64_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c64_i0: [
        -2.875, -2.25, 2.875, 2.5, 2.75, 0.75, -1.5, -1.875, -3.0, 0.5, -0.375, -0.125, 3.0, 1.125, -0.5,
        -0.875, 0.375, 0.125, 0.625, 1.0, -2.0, 2.125, -2.5, -2.625, 1.5, -2.125, -0.75, 2.625, 1.875, -1.625,
        1.25, -1.125, -0.25, 0.0, 1.625, 1.375, -0.625, 2.0, 0.875, -1.75, -2.375, 1.75, -1.375, 2.375, -2.75,
        -1.0, 2.25, -1.25, 0.25, 2.5, -1.625
    ],
    c64_o3: [0.5, -1.875, 2.25],
}, model=c64_model, name='sum_default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT16_INT32_mixed_5
c65_p0 = Parameter('c65_p0', ('TENSOR_FLOAT16', [1, 2, 2, 1]), [-2.5, 2.25, -3.0, 1.5])
c65_i1 = Input('c65_i1', ('TENSOR_INT32', [2]))
c65_p2 = BoolScalar('c65_p2', False)
c65_o3 = Output('c65_o3', ('TENSOR_FLOAT16', []))
c65_model = Model()
c65_model.AddOperand(c65_p0)
c65_model.AddOperand(c65_i1)
c65_model.AddOperand(c65_p2)
c65_model.AddOperand(c65_o3)
c65_model.Operation('REDUCE_SUM', c65_p0, c65_i1, c65_p2).To(c65_o3)
c65_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c65_i1: [1, 2],
    c65_o3: np.reshape(np.array([-1.75], np.float16), [1, 1]),
}, model=c65_model, name='sum_default_FLOAT16_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT16_INT32_mixed_6
c66_i0 = Input('c66_i0', ('TENSOR_FLOAT16', [2, 1]))
c66_p1 = Parameter('c66_p1', ('TENSOR_INT32', [1]), [-2])
c66_p2 = BoolScalar('c66_p2', True)
c66_o3 = Output('c66_o3', ('TENSOR_FLOAT16', [1, 1]))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_p1)
c66_model.AddOperand(c66_p2)
c66_model.AddOperand(c66_o3)
c66_model.Operation('REDUCE_SUM', c66_i0, c66_p1, c66_p2).To(c66_o3)
c66_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c66_i0: [-0.125, -1.375],
    c66_o3: [-1.5],
}, model=c66_model, name='sum_default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT16_INT32_rank_input_1_7
c67_i0 = Input('c67_i0', ('TENSOR_FLOAT16', [2]))
c67_p1 = Parameter('c67_p1', ('TENSOR_INT32', [1]), [-1])
c67_p2 = BoolScalar('c67_p2', True)
c67_o3 = Output('c67_o3', ('TENSOR_FLOAT16', [1]))
c67_model = Model()
c67_model.AddOperand(c67_i0)
c67_model.AddOperand(c67_p1)
c67_model.AddOperand(c67_p2)
c67_model.AddOperand(c67_o3)
c67_model.Operation('REDUCE_SUM', c67_i0, c67_p1, c67_p2).To(c67_o3)
c67_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c67_i0: [0.0, 1.625],
    c67_o3: [1.625],
}, model=c67_model, name='sum_default_FLOAT16_INT32_rank_input_1_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT16_INT32_rank_input_3_8
c68_i0 = Input('c68_i0', ('TENSOR_FLOAT16', [4, 3, 3]))
c68_p1 = Parameter('c68_p1', ('TENSOR_INT32', [1]), [-2])
c68_p2 = BoolScalar('c68_p2', True)
c68_o3 = Output('c68_o3', ('TENSOR_FLOAT16', [4, 1, 3]))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_p1)
c68_model.AddOperand(c68_p2)
c68_model.AddOperand(c68_o3)
c68_model.Operation('REDUCE_SUM', c68_i0, c68_p1, c68_p2).To(c68_o3)
c68_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c68_i0: [
        -0.625, 1.875, -2.375, 0.875, 0.625, 1.0, 2.0, -2.125, 1.75, -1.375, -1.75, -1.625, -0.375, -0.5,
        2.75, 3.0, -0.25, -2.625, -1.25, -2.5, 1.375, 0.375, 2.125, -0.875, 2.375, 0.5, 0.25, 1.125, -0.75,
        1.625, 0.0, -0.125, -2.75, -2.25, -2.0, 1.5
    ],
    c68_o3: [2.25, 0.375, 0.375, 1.25, -2.5, -1.5, 1.5, 0.125, 0.75, -1.125, -2.875, 0.375],
}, model=c68_model, name='sum_default_FLOAT16_INT32_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT16_INT32_tail_9
c69_i0 = Input('c69_i0', ('TENSOR_FLOAT16', [2, 17]))
c69_p1 = Parameter('c69_p1', ('TENSOR_INT32', [2]), [-2, 1])
c69_p2 = BoolScalar('c69_p2', True)
c69_o3 = Output('c69_o3', ('TENSOR_FLOAT16', [1, 1]))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_p1)
c69_model.AddOperand(c69_p2)
c69_model.AddOperand(c69_o3)
c69_model.Operation('REDUCE_SUM', c69_i0, c69_p1, c69_p2).To(c69_o3)
c69_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c69_i0: [
        0.5, 0.75, 1.0, 0.125, -3.0, -1.0, -1.125, 2.625, 1.125, 1.875, 0.25, -0.75, 0.0, -2.625, 1.375,
        2.375, -0.25, -1.375, -1.75, 1.25, -1.5, 1.75, -2.25, -0.875, 0.875, -2.375, -2.125, 2.875, -1.25,
        -2.5, -0.375, -0.5, 2.0, -1.625
    ],
    c69_o3: [-6.5],
}, model=c69_model, name='sum_default_FLOAT16_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
