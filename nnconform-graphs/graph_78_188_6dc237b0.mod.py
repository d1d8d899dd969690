from math import inf, nan

import numpy as np

# graph_78_188_6dc237b0
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.0235294122248888, 127))
c0_p1 = Parameter('c0_p1', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 3], 0.007843137718737125, 127), [
        31, 156, 185, 197, 120, 146, 217, 210, 190, 81, 123, 11, 37, 216, 151, 187, 52, 44, 59, 253, 62, 53,
        215, 27, 80, 89, 206, 116, 10, 215, 31, 253, 14, 195, 108, 23
    ])
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [3], 0.00018454442033544183, 0), [-5665, -10100, -2788])
c0_p3 = Int32Scalar('c0_p3', 1)
c0_p4 = Int32Scalar('c0_p4', 0)
c0_p5 = Int32Scalar('c0_p5', 0)
c0_p6 = Int32Scalar('c0_p6', 1)
c0_p7 = Int32Scalar('c0_p7', 1)
c0_p8 = Int32Scalar('c0_p8', 1)
c0_p9 = Int32Scalar('c0_p9', 0)
c0_o10 = Output('c0_o10', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.19353525340557098, 64))
c0_p11 = Float32Scalar('c0_p11', 0.25)
c0_p12 = Int32Scalar('c0_p12', 3)
c0_o13 = Output('c0_o13', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.00390625, 0))
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
c0_model.AddOperand(c0_o10)
c0_model.AddOperand(c0_p11)
c0_model.AddOperand(c0_p12)
c0_model.AddOperand(c0_o13)
c0_model.Operation('CONV_2D', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9).To(c0_o10)
c0_model.Operation('SOFTMAX', c0_o10, c0_p11, c0_p12).To(c0_o13)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i0: [
        93, 205, 55, 104, 255, 196, 199, 92, 174, 43, 59, 10, 96, 126, 221, 192, 187, 49, 71, 68, 160, 79,
        162, 221, 129, 214, 73
    ],
    c0_o10: [
        71, 64, 54, 30, 44, 47, 82, 76, 73, 50, 60, 54, 42, 36, 48, 79, 78, 58, 56, 53, 71, 62, 42, 73, 68,
        62, 55
    ],
    c0_o13: [
        119, 85, 52, 49, 96, 111, 107, 80, 69, 67, 108, 81, 83, 62, 111, 111, 105, 40, 65, 56, 135, 83, 32,
        141, 112, 84, 60
    ],
}, model=c0_model, name='', source='a random graph, answered by inproc:reference_driver?precision=float64&hal=aidl4').DisableLifeTimeVariation()
