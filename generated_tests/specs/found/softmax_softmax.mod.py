from math import inf, nan

import numpy as np

# softmax_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3]))
c0_p1 = Float32Scalar('c0_p1', 0.25)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('SOFTMAX', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_o2: [0.3322057, 0.31852233, 0.34927195, 0.6273903, 0.17745939, 0.19515029],
}, model=c0_model, name='softmax_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
