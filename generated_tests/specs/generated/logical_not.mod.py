from math import inf, nan

import numpy as np

# logical_not_default_BOOL8_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [1]))
c0_o1 = Output('c0_o1', ('TENSOR_BOOL8', [1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('LOGICAL_NOT', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i0: [False],
    c0_o1: [True],
}, model=c0_model, name='default_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_not_default_BOOL8_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_BOOL8', [1, 2, 2, 3]), [False, True, False, True, False, True, False, True, False, True, True, False])
c1_o1 = Output('c1_o1', ('TENSOR_BOOL8', [1, 2, 2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('LOGICAL_NOT', c1_p0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o1: [True, False, True, False, True, False, True, False, True, False, False, True],
}, model=c1_model, name='default_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_not_default_BOOL8_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_BOOL8', [1, 1]))
c2_o1 = Output('c2_o1', ('TENSOR_BOOL8', [1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('LOGICAL_NOT', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [False],
    c2_o1: [True],
}, model=c2_model, name='default_BOOL8_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_not_default_BOOL8_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_BOOL8', [2, 3, 3]))
c3_o1 = Output('c3_o1', ('TENSOR_BOOL8', [2, 3, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('LOGICAL_NOT', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        False, True, True, False, False, True, True, False, False, True, False, True, False, True, False,
        True, False, True
    ],
    c3_o1: [
        True, False, False, True, True, False, False, True, True, False, True, False, True, False, True,
        False, True, False
    ],
}, model=c3_model, name='default_BOOL8_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_not_default_BOOL8_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_BOOL8', [1, 2, 1, 2, 1]))
c4_o1 = Output('c4_o1', ('TENSOR_BOOL8', [1, 2, 1, 2, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('LOGICAL_NOT', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [True, False, True, False],
    c4_o1: [False, True, False, True],
}, model=c4_model, name='default_BOOL8_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_not_default_BOOL8_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_BOOL8', [1, 17]))
c5_o1 = Output('c5_o1', ('TENSOR_BOOL8', [1, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('LOGICAL_NOT', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        True, False, False, True, True, False, False, True, True, False, True, False, False, True, True,
        False, False
    ],
    c5_o1: [
        False, True, True, False, False, True, True, False, False, True, False, True, True, False, False,
        True, True
    ],
}, model=c5_model, name='default_BOOL8_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
