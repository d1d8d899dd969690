from math import inf, nan

import numpy as np

# relu6_default_FLOAT32_equal_values_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 3, 3]))
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [3, 3, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('RELU6', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0
    ],
    c0_o1: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0
    ],
}, model=c0_model, name='relu6_default_FLOAT32_equal_values_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
