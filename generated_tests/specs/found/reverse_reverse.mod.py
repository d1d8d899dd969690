from math import inf, nan

import numpy as np

# reverse_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c0_i1 = Input('c0_i1', ('TENSOR_INT32', [1]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('REVERSE', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [-2.8243437, -0.743179],
    c0_i1: [2],
    c0_o2: [-0.743179, -2.8243437],
}, model=c0_model, name='reverse_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_INT32', [3]))
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [1]))
c1_o2 = Output('c1_o2', ('TENSOR_INT32', [3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('REVERSE', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [-54325612, -294792155, -926936849],
    c1_i1: [0],
    c1_o2: [-926936849, -294792155, -54325612],
}, model=c1_model, name='reverse_default_INT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
