from math import inf, nan

import numpy as np

# reduce_all_default_BOOL8_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [2, 17]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [-2])
c0_p2 = BoolScalar('c0_p2', False)
c0_o3 = Output('c0_o3', ('TENSOR_BOOL8', [17]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('REDUCE_ALL', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        False, True, False, True, False, True, True, False, False, True, False, True, False, True, True,
        False, True, False, True, False, True, False, False, True, False, True, True, False, True, False,
        False, True, False, True
    ],
    c0_o3: [
        False, True, False, True, False, False, True, False, False, True, False, True, False, False, True,
        False, True
    ],
}, model=c0_model, name='reduce_all_default_BOOL8_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_all_default_BOOL8_INT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_BOOL8', [1, 2, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [2]), [-2, -1])
c1_p2 = BoolScalar('c1_p2', False)
c1_o3 = Output('c1_o3', ('TENSOR_BOOL8', [1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('REDUCE_ALL', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [True, False, False, True],
    c1_o3: [False],
}, model=c1_model, name='reduce_all_default_BOOL8_INT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
