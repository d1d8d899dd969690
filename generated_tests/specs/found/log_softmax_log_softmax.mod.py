from math import inf, nan

import numpy as np

# log_softmax_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 3]))
c0_p1 = Float32Scalar('c0_p1', 0.25)
c0_p2 = Int32Scalar('c0_p2', -1)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('LOG_SOFTMAX', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729],
    c0_o3: [-1.1020008, -1.1440626, -1.0519044],
}, model=c0_model, name='log_softmax_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
