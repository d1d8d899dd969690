from math import inf, nan

import numpy as np

# graph_78_22_c8fbd292
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT16', [1, 2, 4]))
c0_o1 = Output('c0_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 4], 0.007843137718737125, 0))
c0_p2 = Float32Scalar('c0_p2', 1.75)
c0_p3 = Int32Scalar('c0_p3', -2)
c0_o4 = Output('c0_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 4], 0.00390625, -128))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('QUANTIZE', c0_i0).To(c0_o1)
c0_model.Operation('SOFTMAX', c0_o1, c0_p2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c0_i0: [0.222, 0.797, 0.983, 0.9316, 0.1815, 0.882, 0.8022, 0.8335],
    c0_o1: [28, 102, 125, 119, 23, 112, 102, 106],
    c0_o4: [4, -9, 20, 11, -4, 9, -20, -11],
}, model=c0_model, name='', source='a random graph, answered by inproc:reference_driver?precision=float64&hal=aidl4').DisableLifeTimeVariation()
