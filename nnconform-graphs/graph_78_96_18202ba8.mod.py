from math import inf, nan

import numpy as np

# graph_78_96_18202ba8
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.0235294122248888, 127))
c0_p1 = Parameter('c0_p1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.007843137718737125, 127), [61, 225, 91, 60, 216, 46, 100, 233, 6, 39, 127, 116, 249, 228, 165, 7])
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [4], 0.00018454442033544183, 0), [3950, 3316, -9686, -2535])
c0_p3 = Int32Scalar('c0_p3', 1)
c0_p4 = Int32Scalar('c0_p4', 0)
c0_p5 = Int32Scalar('c0_p5', 0)
c0_p6 = Int32Scalar('c0_p6', 1)
c0_p7 = Int32Scalar('c0_p7', 1)
c0_p8 = Int32Scalar('c0_p8', 1)
c0_p9 = Int32Scalar('c0_p9', 2)
c0_p10 = Int32Scalar('c0_p10', 0)
c0_t11 = Internal('c0_t11', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 4], 0.06144822761416435, 127))
c0_p12 = Parameter('c0_p12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 0.007843137718737125, 127), [228, 176, 119, 1, 76, 49, 110, 208])
c0_p13 = Parameter('c0_p13', ('TENSOR_INT32', [2], 0.00048194691771641374, 0), [-1554, 2284])
c0_p14 = Int32Scalar('c0_p14', 2)
c0_p15 = Int32Scalar('c0_p15', 1)
c0_p16 = Int32Scalar('c0_p16', 1)
c0_p17 = Int32Scalar('c0_p17', 0)
c0_o18 = Output('c0_o18', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.13201187551021576, 127))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_p8)
c0_model.AddOperand(c0_p9)
c0_model.AddOperand(c0_p10)
c0_model.AddOperand(c0_t11)
c0_model.AddOperand(c0_p12)
c0_model.AddOperand(c0_p13)
c0_model.AddOperand(c0_p14)
c0_model.AddOperand(c0_p15)
c0_model.AddOperand(c0_p16)
c0_model.AddOperand(c0_p17)
c0_model.AddOperand(c0_o18)
c0_model.Operation('DEPTHWISE_CONV_2D', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10).To(c0_t11)
c0_model.Operation('CONV_2D', c0_t11, c0_p12, c0_p13, c0_p14, c0_p15, c0_p16, c0_p17).To(c0_o18)
c0_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c0_i0: [
        37, 209, 43, 216, 144, 149, 37, 233, 35, 12, 119, 113, 187, 77, 47, 245, 195, 69, 204, 229, 78, 189,
        24, 88
    ],
    c0_o18: [
        79, 164, 135, 128, 144, 127, 106, 145, 147, 113, 142, 126, 130, 138, 89, 152, 144, 126, 114, 142, 128,
        126, 139, 123
    ],
}, model=c0_model, name='', source='a random graph, answered by inproc:reference_driver?precision=float64&hal=aidl4').DisableLifeTimeVariation()
