from math import inf, nan

import numpy as np

# squeeze_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', []), None)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('SQUEEZE', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729],
    c0_o2: [1.4400871, 1.2718399, 1.6404729],
}, model=c0_model, name='squeeze_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_typical_1
c1_i0 = Input('c1_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 1], 0.4375, 255))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', []), None)
c1_o2 = Output('c1_o2', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.4375, 255))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('SQUEEZE', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [132, 119, 183, 170, 223, 74, 87, 220, 244, 97, 130, 139],
    c1_o2: [132, 119, 183, 170, 223, 74, 87, 220, 244, 97, 130, 139],
}, model=c1_model, name='squeeze_default_QUANT8_ASYMM_INT32_typical_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
