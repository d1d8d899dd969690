from math import inf, nan

import numpy as np

# l2_normalization_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 4]))
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [2, 4]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('L2_NORMALIZATION', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724],
    c0_o1: [0.41583362, 0.36725125, 0.4736962, 0.68397427, -0.53361106, -0.45800114, -0.5214944, 0.48325744],
}, model=c0_model, name='l2_normalization_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
