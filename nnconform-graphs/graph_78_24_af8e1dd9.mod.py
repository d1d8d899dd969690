from math import inf, nan

import numpy as np

# graph_78_24_af8e1dd9
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.03921568766236305, -1))
c0_i1 = Input('c0_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.0235294122248888, -1))
c0_p2 = Int32Scalar('c0_p2', 0)
c0_o3 = Output('c0_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.062745101749897, -1))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('ADD', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c0_i0: [-22, 61, -93, 38, -123, -36, 119, -22, 46, 114, 59, -83, 44, -61, -19, -26],
    c0_i1: [-87, -57, 102, 100, -117, -20, -62, -107, 114, -42, 68, 106, -32, 33, -47, -113],
    c0_o3: [-46, 17, -20, 61, -121, -30, 51, -54, 71, 55, 62, -12, 15, -26, -29, -59],
}, model=c0_model, name='', source='a random graph, answered by inproc:reference_driver?precision=float64&hal=aidl4').DisableLifeTimeVariation()
