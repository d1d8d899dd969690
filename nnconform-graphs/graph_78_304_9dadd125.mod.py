from math import inf, nan

import numpy as np

# graph_78_304_9dadd125
c0_p0 = Int32Scalar('c0_p0', -1)
c0_p1 = Int32Scalar('c0_p1', 0)
c0_p2 = Int32Scalar('c0_p2', -4)
c0_p3 = Parameter('c0_p3', ('TENSOR_INT32', [3]), [0, 2, 1])
c0_o14 = Output('c0_o14', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 1], 0.0078125, 128))
c0_p5 = Int32Scalar('c0_p5', 1)
c0_p6 = Int32Scalar('c0_p6', 3)
c0_p7 = BoolScalar('c0_p7', True)
c0_p8 = Parameter('c0_p8', ('TENSOR_INT32', [2], 0.046875, 0), [-141, -112])
c0_i32 = Input('c0_i32', ('TENSOR_FLOAT16', [1, 6]))
c0_t10 = Internal('c0_t10', ('TENSOR_FLOAT16', [2, 2, 3]))
c0_p11 = Int32Scalar('c0_p11', 0)
c0_p12 = Int32Scalar('c0_p12', 0)
c0_p13 = Int32Scalar('c0_p13', 1)
c0_o24 = Output('c0_o24', ('TENSOR_QUANT8_ASYMM', [3, 2, 9, 2], 0.00390625, 0))
c0_p15 = Parameter('c0_p15', ('TENSOR_INT32', [2]), [2, 6])
c0_p16 = Parameter('c0_p16', ('TENSOR_INT32', [1]), [1])
c0_p17 = Float32Scalar('c0_p17', 1.0)
c0_i27 = Input('c0_i27', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 1], 0.125, 9))
c0_p19 = Parameter('c0_p19', ('TENSOR_INT32', [2]), [-1, -2])
c0_p20 = BoolScalar('c0_p20', True)
c0_p21 = Int32Scalar('c0_p21', 3)
c0_p22 = Parameter('c0_p22', ('TENSOR_INT32', [3]), [2, 2, 3])
c0_t23 = Internal('c0_t23', ('TENSOR_FLOAT16', [2, 3, 2]))
c0_o26 = Output('c0_o26', ('TENSOR_FLOAT16', [1, 1]))
c0_p25 = Int32Scalar('c0_p25', 0)
c0_o30 = Output('c0_o30', ('TENSOR_BOOL8', [2, 1]))
c0_i18 = Input('c0_i18', ('TENSOR_FLOAT16', [2, 6]))
c0_t28 = Internal('c0_t28', ('TENSOR_FLOAT16', [2, 6]))
c0_t29 = Internal('c0_t29', ('TENSOR_BOOL8', [2, 6]))
c0_o33 = Output('c0_o33', ('TENSOR_QUANT8_ASYMM', [3, 2, 9, 2], 5.968019008636475, 128))
c0_p31 = BoolScalar('c0_p31', True)
c0_i9 = Input('c0_i9', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.375, 234))
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT16', [2, 6]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o14)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_p8)
c0_model.AddOperand(c0_i32)
c0_model.AddOperand(c0_t10)
c0_model.AddOperand(c0_p11)
c0_model.AddOperand(c0_p12)
c0_model.AddOperand(c0_p13)
c0_model.AddOperand(c0_o24)
c0_model.AddOperand(c0_p15)
c0_model.AddOperand(c0_p16)
c0_model.AddOperand(c0_p17)
c0_model.AddOperand(c0_i27)
c0_model.AddOperand(c0_p19)
c0_model.AddOperand(c0_p20)
c0_model.AddOperand(c0_p21)
c0_model.AddOperand(c0_p22)
c0_model.AddOperand(c0_t23)
c0_model.AddOperand(c0_o26)
c0_model.AddOperand(c0_p25)
c0_model.AddOperand(c0_o30)
c0_model.AddOperand(c0_i18)
c0_model.AddOperand(c0_t28)
c0_model.AddOperand(c0_t29)
c0_model.AddOperand(c0_o33)
c0_model.AddOperand(c0_p31)
c0_model.AddOperand(c0_i9)
c0_model.AddOperand(c0_o4)
c0_model.Operation('RESHAPE', c0_i18, c0_p22).To(c0_t10)
c0_model.Operation('TANH', c0_i27).To(c0_o14)
c0_model.Operation('TRANSPOSE_CONV_2D', c0_i27, c0_i9, c0_p8, c0_p1, c0_p11, c0_p12, c0_p0, c0_p5, c0_p6, c0_p25, c0_p20).To(c0_o33)
c0_model.Operation('TRANSPOSE', c0_t10, c0_p3).To(c0_t23)
c0_model.Operation('SOFTMAX', c0_o33, c0_p17, c0_p2).To(c0_o24)
c0_model.Operation('RESHAPE', c0_t23, c0_p15).To(c0_t28)
c0_model.Operation('REDUCE_PROD', c0_t28, c0_p19, c0_p31).To(c0_o26)
c0_model.Operation('CHANNEL_SHUFFLE', c0_t28, c0_p21, c0_p13).To(c0_o4)
c0_model.Operation('NOT_EQUAL', c0_o4, c0_i32).To(c0_t29)
c0_model.Operation('REDUCE_ALL', c0_t29, c0_p16, c0_p7).To(c0_o30)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i32: [0.125, 0.25, -0.25, 0.0, -0.25, 0.0],
    c0_i27: [186, 112, 181, 21, 15, 228, 224, 128, 90, 184, 58, 178, 223, 134, 54, 39, 201, 29],
    c0_i18: [0.6826, -1.182, 0.9507, -2.645, -1.304, -0.05557, 0.6694, 0.2147, 1.364, -0.9805, 1.922, -0.984],
    c0_i9: [242, 237, 241, 239, 239, 236, 235, 240, 236, 239, 241, 239, 235, 240, 235, 236],
    c0_o14: [255, 255, 255, 244, 209, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 254],
    c0_o24: [
        0, 0, 0, 0, 85, 85, 0, 0, 0, 0, 85, 85, 255, 255, 255, 255, 85, 85, 0, 0, 0, 0, 85, 85, 0, 0, 0, 0,
        85, 85, 255, 255, 255, 255, 85, 85, 255, 255, 255, 255, 85, 85, 0, 0, 0, 0, 85, 85, 0, 0, 0, 0, 85,
        85, 255, 255, 255, 255, 85, 85, 0, 0, 0, 0, 85, 85, 0, 0, 0, 0, 85, 85, 0, 0, 0, 0, 85, 85, 255, 255,
        255, 255, 85, 85, 0, 0, 0, 0, 85, 85, 0, 0, 0, 0, 85, 85, 255, 255, 255, 255, 85, 85, 0, 0, 0, 0, 85,
        85
    ],
    c0_o26: [0.0534],
    c0_o30: [True, True],
    c0_o33: [
        138, 137, 134, 129, 127, 127, 134, 133, 131, 128, 127, 127, 143, 145, 137, 139, 127, 127, 130, 137,
        129, 129, 127, 127, 129, 133, 128, 128, 127, 127, 138, 145, 139, 132, 127, 127, 145, 146, 138, 137,
        127, 127, 136, 135, 132, 130, 127, 127, 136, 138, 133, 136, 127, 127, 137, 146, 137, 132, 127, 127,
        131, 136, 130, 129, 127, 127, 135, 138, 136, 130, 127, 127, 141, 140, 136, 130, 127, 127, 139, 141,
        135, 137, 127, 127, 130, 130, 129, 128, 127, 127, 132, 140, 130, 129, 127, 127, 137, 142, 137, 131,
        127, 127, 129, 130, 128, 128, 127, 127
    ],
    c0_o4: [0.6826, -1.182, 0.9507, -2.645, -1.304, -0.05557, 0.6694, 0.2147, 1.364, -0.9805, 1.922, -0.984],
}, model=c0_model, name='', source='a random graph, answered by inproc:reference_driver?precision=float64&hal=aidl4').DisableLifeTimeVariation()
