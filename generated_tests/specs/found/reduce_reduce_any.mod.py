from math import inf, nan

import numpy as np

# reduce_any_default_BOOL8_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [3, 17]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [-2])
c0_p2 = BoolScalar('c0_p2', True)
c0_o3 = Output('c0_o3', ('TENSOR_BOOL8', [1, 17]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('REDUCE_ANY', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        True, False, False, True, True, False, True, False, True, False, False, True, False, True, False,
        True, True, False, True, False, True, False, False, True, True, False, True, False, False, True,
        False, True, False, True, True, False, True, False, False, True, False, True, False, True, True,
        False, True, False, True, False, False
    ],
    c0_o3: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True],
}, model=c0_model, name='reduce_any_default_BOOL8_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
