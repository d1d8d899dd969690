from math import inf, nan

import numpy as np

# logical_and_default_BOOL8_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_BOOL8', [2, 4]), [True, False, True, False, True, False, True, False])
c0_p1 = Parameter('c0_p1', ('TENSOR_BOOL8', [2, 4]), [True, False, True, False, True, False, False, True])
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [2, 4]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('LOGICAL_AND', c0_p0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_o2: [True, False, True, False, True, False, False, False],
}, model=c0_model, name='logical_and_default_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_BOOL8', [3, 1, 1, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_BOOL8', [1, 3]))
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [3, 1, 1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('LOGICAL_AND', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [False, True, False, True, True, False, False, True, True],
    c1_i1: [False, True, True],
    c1_o2: [False, True, False, False, True, False, False, True, True],
}, model=c1_model, name='logical_and_default_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_BOOL8', [2, 2, 2, 1, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_BOOL8', [2, 2, 1, 2]))
c2_o2 = Output('c2_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('LOGICAL_AND', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        True, False, False, True, True, False, False, True, True, False, False, True, True, False, True, False
    ],
    c2_i1: [True, False, False, True, False, True, True, False],
    c2_o2: [
        True, False, False, True, False, False, False, False, True, False, False, True, False, False, True,
        False
    ],
}, model=c2_model, name='logical_and_default_BOOL8_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_BOOL8', [2, 3, 2]))
c3_i1 = Input('c3_i1', ('TENSOR_BOOL8', [2, 3, 2]))
c3_o2 = Output('c3_o2', ('TENSOR_BOOL8', [2, 3, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('LOGICAL_AND', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [False, True, False, True, False, True, True, False, False, True, False, True],
    c3_i1: [True, False, True, False, False, True, True, False, False, True, False, True],
    c3_o2: [False, False, False, False, False, True, True, False, False, True, False, True],
}, model=c3_model, name='logical_and_default_BOOL8_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_mixed_4
c4_i0 = Input('c4_i0', ('TENSOR_BOOL8', [4]))
c4_i1 = Input('c4_i1', ('TENSOR_BOOL8', [4]))
c4_o2 = Output('c4_o2', ('TENSOR_BOOL8', [4]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('LOGICAL_AND', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [False, True, True, False],
    c4_i1: [True, False, True, False],
    c4_o2: [False, False, True, False],
}, model=c4_model, name='logical_and_default_BOOL8_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_rank_rhs_5_5
c5_i0 = Input('c5_i0', ('TENSOR_BOOL8', [2, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_BOOL8', [1, 2, 2, 2, 1]))
c5_o2 = Output('c5_o2', ('TENSOR_BOOL8', [1, 2, 2, 2, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('LOGICAL_AND', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [False, True],
    c5_i1: [False, True, True, False, False, True, False, True],
    c5_o2: [False, True, False, False, False, True, False, True],
}, model=c5_model, name='logical_and_default_BOOL8_rank_rhs_5_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_BOOL8', [3, 17]))
c6_i1 = Input('c6_i1', ('TENSOR_BOOL8', [3, 17]))
c6_o2 = Output('c6_o2', ('TENSOR_BOOL8', [3, 17]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('LOGICAL_AND', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        False, True, False, True, False, True, False, True, True, False, True, False, True, False, False,
        True, True, False, True, False, False, True, True, False, True, False, False, True, True, False, True,
        False, True, False, True, False, True, False, True, False, True, False, False, True, True, False,
        True, False, True, False, False
    ],
    c6_i1: [
        False, True, False, True, True, False, False, True, False, True, True, False, True, False, True,
        False, True, False, False, True, True, False, False, True, True, False, False, True, True, False,
        False, True, True, False, False, True, True, False, False, True, False, True, False, True, True,
        False, True, False, False, True, False
    ],
    c6_o2: [
        False, True, False, True, False, False, False, True, False, False, True, False, True, False, False,
        False, True, False, False, False, False, False, False, False, True, False, False, True, True, False,
        False, False, True, False, False, False, True, False, False, False, False, False, False, True, True,
        False, True, False, False, False, False
    ],
}, model=c6_model, name='logical_and_default_BOOL8_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_mixed_0
c7_p0 = Parameter('c7_p0', ('TENSOR_BOOL8', [2, 1, 4]), [True, False, True, False, False, True, True, False])
c7_i1 = Input('c7_i1', ('TENSOR_BOOL8', [4]))
c7_o2 = Output('c7_o2', ('TENSOR_BOOL8', [2, 1, 4]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('LOGICAL_OR', c7_p0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i1: [True, False, True, False],
    c7_o2: [True, False, True, False, True, True, True, False],
}, model=c7_model, name='logical_or_default_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_mixed_1
c8_i0 = Input('c8_i0', ('TENSOR_BOOL8', [3, 2, 3, 1]))
c8_p1 = Parameter('c8_p1', ('TENSOR_BOOL8', [2, 3, 1]), [True, False, False, True, False, True])
c8_o2 = Output('c8_o2', ('TENSOR_BOOL8', [3, 2, 3, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('LOGICAL_OR', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        True, False, False, True, True, False, False, True, True, False, False, True, True, False, True,
        False, False, True
    ],
    c8_o2: [
        True, False, False, True, True, True, True, True, True, True, False, True, True, False, True, True,
        False, True
    ],
}, model=c8_model, name='logical_or_default_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_rank_lhs_1_2
c9_i0 = Input('c9_i0', ('TENSOR_BOOL8', [4]))
c9_i1 = Input('c9_i1', ('TENSOR_BOOL8', [4]))
c9_o2 = Output('c9_o2', ('TENSOR_BOOL8', [4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('LOGICAL_OR', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [False, True, False, True],
    c9_i1: [True, False, False, True],
    c9_o2: [True, True, False, True],
}, model=c9_model, name='logical_or_default_BOOL8_rank_lhs_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_rank_lhs_2_3
c10_i0 = Input('c10_i0', ('TENSOR_BOOL8', [1, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_BOOL8', [3]))
c10_o2 = Output('c10_o2', ('TENSOR_BOOL8', [1, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('LOGICAL_OR', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [True, False, False],
    c10_i1: [False, True, False],
    c10_o2: [True, True, False],
}, model=c10_model, name='logical_or_default_BOOL8_rank_lhs_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_rank_lhs_5_4
c11_i0 = Input('c11_i0', ('TENSOR_BOOL8', [1, 1, 2, 1, 2]))
c11_i1 = Input('c11_i1', ('TENSOR_BOOL8', [2, 1, 2]))
c11_o2 = Output('c11_o2', ('TENSOR_BOOL8', [1, 1, 2, 1, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('LOGICAL_OR', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [True, False, False, True],
    c11_i1: [False, True, False, True],
    c11_o2: [True, True, False, True],
}, model=c11_model, name='logical_or_default_BOOL8_rank_lhs_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_rank_rhs_2_5
c12_i0 = Input('c12_i0', ('TENSOR_BOOL8', [1, 4]))
c12_i1 = Input('c12_i1', ('TENSOR_BOOL8', [4, 4]))
c12_o2 = Output('c12_o2', ('TENSOR_BOOL8', [4, 4]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('LOGICAL_OR', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [False, True, True, False],
    c12_i1: [
        True, False, False, True, True, False, False, True, False, True, True, False, False, True, False, True
    ],
    c12_o2: [True, True, True, True, True, True, True, True, False, True, True, False, False, True, True, True],
}, model=c12_model, name='logical_or_default_BOOL8_rank_rhs_2_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_rank_rhs_4_6
c13_i0 = Input('c13_i0', ('TENSOR_BOOL8', [1, 2]))
c13_i1 = Input('c13_i1', ('TENSOR_BOOL8', [3, 1, 2, 2]))
c13_o2 = Output('c13_o2', ('TENSOR_BOOL8', [3, 1, 2, 2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('LOGICAL_OR', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [True, False],
    c13_i1: [True, False, True, False, False, True, True, False, False, True, True, False],
    c13_o2: [True, False, True, False, True, True, True, False, True, True, True, False],
}, model=c13_model, name='logical_or_default_BOOL8_rank_rhs_4_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_rank_rhs_5_7
c14_i0 = Input('c14_i0', ('TENSOR_BOOL8', [2]))
c14_i1 = Input('c14_i1', ('TENSOR_BOOL8', [1, 2, 2, 2, 2]))
c14_o2 = Output('c14_o2', ('TENSOR_BOOL8', [1, 2, 2, 2, 2]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('LOGICAL_OR', c14_i0, c14_i1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [True, False],
    c14_i1: [
        True, False, False, True, False, True, False, True, True, False, False, True, True, False, False, True
    ],
    c14_o2: [True, False, True, True, True, True, True, True, True, False, True, True, True, False, True, True],
}, model=c14_model, name='logical_or_default_BOOL8_rank_rhs_5_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_tail_8
c15_i0 = Input('c15_i0', ('TENSOR_BOOL8', [3, 17]))
c15_i1 = Input('c15_i1', ('TENSOR_BOOL8', [3, 17]))
c15_o2 = Output('c15_o2', ('TENSOR_BOOL8', [3, 17]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('LOGICAL_OR', c15_i0, c15_i1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [
        False, True, True, False, True, False, True, False, True, False, True, False, False, True, True,
        False, True, False, False, True, False, True, True, False, True, False, True, False, False, True,
        False, True, True, False, True, False, False, True, False, True, True, False, True, False, False,
        True, False, True, True, False, True
    ],
    c15_i1: [
        True, False, True, False, True, False, False, True, False, True, True, False, True, False, False,
        True, True, False, True, False, True, False, True, False, False, True, False, True, True, False, True,
        False, False, True, False, True, True, False, True, False, True, False, False, True, False, True,
        False, True, True, False, True
    ],
    c15_o2: [
        True, True, True, False, True, False, True, True, True, True, True, False, True, True, True, True,
        True, False, True, True, True, True, True, False, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, False, True, True, False, True, False, True,
        True, False, True
    ],
}, model=c15_model, name='logical_or_default_BOOL8_tail_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
