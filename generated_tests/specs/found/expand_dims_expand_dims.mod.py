from math import inf, nan

import numpy as np

# expand_dims_default_INT32_beyond_the_range_0
c0_i0 = Input('c0_i0', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c0_p1 = Int32Scalar('c0_p1', 4)
c0_o2 = Output('c0_o2', ('TENSOR_INT32', [2, 1, 2, 2, 1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('EXPAND_DIMS', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440
    ],
    c0_o2: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440
    ],
}, model=c0_model, name='expand_dims_default_INT32_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
