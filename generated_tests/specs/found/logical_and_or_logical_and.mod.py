from math import inf, nan

import numpy as np

# logical_and_default_BOOL8_equal_values_0
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [3, 3]))
c0_i1 = Input('c0_i1', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('LOGICAL_AND', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [True, True, True, True, True, True, True, True, True],
    c0_i1: [
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True
    ],
    c0_o2: [
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True
    ],
}, model=c0_model, name='logical_and_default_BOOL8_equal_values_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c1_i1 = Input('c1_i1', ('TENSOR_BOOL8', [2, 1, 1, 2]))
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('LOGICAL_AND', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [True, False, True, False, True, False, True, False],
    c1_i1: [True, False, False, True],
    c1_o2: [True, False, True, False, False, False, False, False],
}, model=c1_model, name='logical_and_default_BOOL8_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_and_default_BOOL8_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_BOOL8', [1, 2, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_BOOL8', [2, 4]))
c2_o2 = Output('c2_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('LOGICAL_AND', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [False, True],
    c2_i1: [True, False, False, True, True, False, True, False],
    c2_o2: [False, False, False, False, True, False, True, False],
}, model=c2_model, name='logical_and_default_BOOL8_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
