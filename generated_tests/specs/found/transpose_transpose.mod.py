from math import inf, nan

import numpy as np

# transpose_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', []), None)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('TRANSPOSE', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_o2: [1.4400871, 2.3686938, 1.2718399, -2.6826146, 1.6404729, -2.302502],
}, model=c0_model, name='transpose_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
