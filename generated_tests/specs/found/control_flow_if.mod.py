from math import inf, nan

import numpy as np

# if_default_BOOL8_long_rows_0
c0_g1_i0 = Input('c0_g1_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g1_i1 = Input('c0_g1_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g1_i2 = Input('c0_g1_i2', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g1_p3 = Int32Scalar('c0_g1_p3', 0)
c0_g1_o4 = Output('c0_g1_o4', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g1_o5 = Output('c0_g1_o5', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_model_1 = Model()
c0_model_1.AddOperand(c0_g1_i0)
c0_model_1.AddOperand(c0_g1_i1)
c0_model_1.AddOperand(c0_g1_i2)
c0_model_1.AddOperand(c0_g1_p3)
c0_model_1.AddOperand(c0_g1_o4)
c0_model_1.AddOperand(c0_g1_o5)
c0_model_1.Operation('ADD', c0_g1_i0, c0_g1_i1, c0_g1_p3).To(c0_g1_o4)
c0_model_1.Operation('SUB', c0_g1_i2, c0_g1_i0, c0_g1_p3).To(c0_g1_o5)
c0_g2_i0 = Input('c0_g2_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g2_i1 = Input('c0_g2_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g2_i2 = Input('c0_g2_i2', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g2_p3 = Int32Scalar('c0_g2_p3', 0)
c0_g2_o4 = Output('c0_g2_o4', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_g2_o5 = Output('c0_g2_o5', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_model_2 = Model()
c0_model_2.AddOperand(c0_g2_i0)
c0_model_2.AddOperand(c0_g2_i1)
c0_model_2.AddOperand(c0_g2_i2)
c0_model_2.AddOperand(c0_g2_p3)
c0_model_2.AddOperand(c0_g2_o4)
c0_model_2.AddOperand(c0_g2_o5)
c0_model_2.Operation('SUB', c0_g2_i0, c0_g2_i1, c0_g2_p3).To(c0_g2_o4)
c0_model_2.Operation('ADD', c0_g2_i2, c0_g2_i0, c0_g2_p3).To(c0_g2_o5)
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [1]))
c0_p1 = SubgraphReference('c0_p1', c0_model_1)
c0_p2 = SubgraphReference('c0_p2', c0_model_2)
c0_i3 = Input('c0_i3', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_i4 = Input('c0_i4', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_i5 = Input('c0_i5', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_o6 = Output('c0_o6', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_o7 = Output('c0_o7', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.25, 128))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_i3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_i5)
c0_model.AddOperand(c0_o6)
c0_model.AddOperand(c0_o7)
c0_model.Operation('IF', c0_i0, c0_p1, c0_p2, c0_i3, c0_i4, c0_i5).To(c0_o6, c0_o7)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [False],
    c0_i3: [41, 224, 137, 131, 97, 185, 249, 172, 116, 43, 135, 235, 38, 168, 152, 240, 247, 208],
    c0_i4: [86, 27, 55, 244, 192, 201, 71, 183, 89, 146, 7, 241, 18, 247, 211, 167, 200, 210],
    c0_i5: [41, 5, 197, 90, 162, 75, 77, 150, 222, 86, 60, 182, 70, 206, 106, 57, 46, 45],
    c0_o6: [83, 255, 210, 15, 33, 112, 255, 117, 155, 25, 255, 122, 148, 49, 69, 201, 175, 126],
    c0_o7: [0, 101, 206, 93, 131, 132, 198, 194, 210, 1, 67, 255, 0, 246, 130, 169, 165, 125],
}, model=c0_model, name='if_default_BOOL8_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
