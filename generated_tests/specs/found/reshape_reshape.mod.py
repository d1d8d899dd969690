from math import inf, nan

import numpy as np

# reshape_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [3]), [2, 3, -1])
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [2, 3, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('RESHAPE', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_o2: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
}, model=c0_model, name='reshape_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_INT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_INT32', [2, 4, 4]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [2]), [8, 4])
c1_o2 = Output('c1_o2', ('TENSOR_INT32', [8, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('RESHAPE', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440, 134190951,
        -574696083, -748609309, -32371156, 270434686, -957072559, -370635951, 218621068, 478458359, 31929159,
        -274689302, 1000870515, -648434891, 1060526006, 832100913, -894202929
    ],
    c1_o2: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440, 134190951,
        -574696083, -748609309, -32371156, 270434686, -957072559, -370635951, 218621068, 478458359, 31929159,
        -274689302, 1000870515, -648434891, 1060526006, 832100913, -894202929
    ],
}, model=c1_model, name='reshape_default_INT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
