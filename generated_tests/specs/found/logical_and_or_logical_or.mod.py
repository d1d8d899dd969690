from math import inf, nan

import numpy as np

# logical_or_default_BOOL8_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_BOOL8', [2, 1, 1, 2]))
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('LOGICAL_OR', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [True, False, True, False, True, False, True, False],
    c0_i1: [True, False, False, True],
    c0_o2: [True, False, True, False, True, True, True, True],
}, model=c0_model, name='logical_or_default_BOOL8_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logical_or_default_BOOL8_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_BOOL8', [1, 2, 1]))
c1_i1 = Input('c1_i1', ('TENSOR_BOOL8', [2, 4]))
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('LOGICAL_OR', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [False, True],
    c1_i1: [True, False, False, True, True, False, True, False],
    c1_o2: [True, False, False, True, True, True, True, True],
}, model=c1_model, name='logical_or_default_BOOL8_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
