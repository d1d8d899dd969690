from math import inf, nan

import numpy as np

# instance_normalization_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 2, 2, 1]))
c0_p1 = Float32Scalar('c0_p1', 1.5)
c0_p2 = Float32Scalar('c0_p2', -0.5)
c0_p3 = Float32Scalar('c0_p3', 0.0625)
c0_p4 = BoolScalar('c0_p4', False)
c0_o5 = Output('c0_o5', ('TENSOR_FLOAT32', [4, 2, 2, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_o5)
c0_model.Operation('INSTANCE_NORMALIZATION', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4).To(c0_o5)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085, 1.0197965, 2.3749647, 1.6533116, 2.5682285
    ],
    c0_o5: [
        -1.2392724, -1.7571225, -0.6225025, 1.6188976, -1.4599769, -1.1971338, -1.4178556, 2.0749662,
        1.8548528, -2.1947968, -1.1211807, -0.5388754, -2.500977, 0.56554496, -1.0674369, 1.0028689
    ],
}, model=c0_model, name='instance_normalization_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
