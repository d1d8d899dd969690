from math import inf, nan

import numpy as np

# rsqrt_default_QUANT8_ASYMM_SIGNED_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.1875, 0))
c0_o1 = Output('c0_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.0078125, 97))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('RSQRT', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 89, 101, 127, 127, 58, 127, 127, 67, 53,
        127, 127, 127, 127, 127, 127, 68, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 122, 63, 127, 55,
        127, 127, 127, 127, 127, 61, 127, 127, 127
    ],
    c0_o1: [
        123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 127, 126, 123, 123, 127, 123, 123, 127,
        127, 123, 123, 123, 123, 123, 123, 127, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 124, 127,
        123, 127, 123, 123, 123, 123, 123, 127, 123, 123, 123
    ],
}, model=c0_model, name='rsqrt_default_QUANT8_ASYMM_SIGNED_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
