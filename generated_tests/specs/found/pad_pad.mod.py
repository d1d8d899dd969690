from math import inf, nan

import numpy as np

# pad_default_FLOAT32_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 17]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [2, 2]), [1, 0, 0, 1])
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [2, 18]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('PAD', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c0_i0: [
        0.5, -1.0, -0.125, 1.25, 0.125, 0.875, 1.75, -1.75, 1.625, 0.75, 2.875, 2.25, 0.625, 0.375, -1.125,
        -2.375, -2.125
    ],
    c0_o2: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, -1.0,
        -0.125, 1.25, 0.125, 0.875, 1.75, -1.75, 1.625, 0.75, 2.875, 2.25, 0.625, 0.375, -1.125, -2.375,
        -2.125, 0.0
    ],
}, model=c0_model, name='pad_default_FLOAT32_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT32_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 3]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 1])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2, 5]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('PAD', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c1_o2: [0.0, 1.4400871, 1.2718399, 1.6404729, 0.0, 0.0, 2.3686938, -2.6826146, -2.302502, 0.0],
}, model=c1_model, name='pad_default_FLOAT32_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
