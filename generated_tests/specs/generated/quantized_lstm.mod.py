from math import inf, nan

import numpy as np

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_signature_0
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.005859375, -128))
c0_i1 = Input('c0_i1', ('TENSOR_QUANT8_SYMM', [1, 2], 0.0068359375, 0))
c0_i2 = Input('c0_i2', ('TENSOR_QUANT8_SYMM', [1, 2], 0.0107421875, 0))
c0_i3 = Input('c0_i3', ('TENSOR_QUANT8_SYMM', [1, 2], 0.0087890625, 0))
c0_i4 = Input('c0_i4', ('TENSOR_QUANT8_SYMM', [1, 2], 0.01171875, 0))
c0_i5 = Input('c0_i5', ('TENSOR_QUANT8_SYMM', [1, 1], 0.01171875, 0))
c0_i6 = Input('c0_i6', ('TENSOR_QUANT8_SYMM', [1, 1], 0.009765625, 0))
c0_i7 = Input('c0_i7', ('TENSOR_QUANT8_SYMM', [1, 1], 0.0068359375, 0))
c0_i8 = Input('c0_i8', ('TENSOR_QUANT8_SYMM', [1, 1], 0.005859375, 0))
c0_i9 = Input('c0_i9', ('TENSOR_QUANT16_SYMM', [1], 3.0517578125e-05, 0))
c0_i10 = Input('c0_i10', ('TENSOR_QUANT16_SYMM', [1], 0.0001220703125, 0))
c0_i11 = Input('c0_i11', ('TENSOR_QUANT16_SYMM', [1], 3.0517578125e-05, 0))
c0_i12 = Input('c0_i12', ('TENSOR_INT32', [1], 4.00543212890625e-05, 0))
c0_i13 = Input('c0_i13', ('TENSOR_INT32', [1], 6.29425048828125e-05, 0))
c0_i14 = Input('c0_i14', ('TENSOR_INT32', [1], 5.14984130859375e-05, 0))
c0_i15 = Input('c0_i15', ('TENSOR_INT32', [1], 6.866455078125e-05, 0))
c0_p16 = Parameter('c0_p16', ('TENSOR_QUANT8_SYMM', [], 0.0107421875, 0), None)
c0_p17 = Parameter('c0_p17', ('TENSOR_INT32', [], 8.392333984375e-05, 0), None)
c0_i18 = Input('c0_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.0078125, 0))
c0_i19 = Input('c0_i19', ('TENSOR_QUANT16_SYMM', [4, 1], 0.001953125, 0))
c0_p20 = Parameter('c0_p20', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c0_p21 = Parameter('c0_p21', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c0_p22 = Parameter('c0_p22', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c0_p23 = Parameter('c0_p23', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c0_p24 = Parameter('c0_p24', ('FLOAT32', []), None)
c0_p25 = Float32Scalar('c0_p25', 0.75)
c0_p26 = Float32Scalar('c0_p26', 0.00024414062)
c0_p27 = Float32Scalar('c0_p27', 0.00024414062)
c0_p28 = Float32Scalar('c0_p28', 0.00024414062)
c0_p29 = Float32Scalar('c0_p29', 0.00024414062)
c0_p30 = Int32Scalar('c0_p30', 0)
c0_p31 = Float32Scalar('c0_p31', 0.0078125)
c0_o32 = Output('c0_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.0078125, 0))
c0_o33 = Output('c0_o33', ('TENSOR_QUANT16_SYMM', [4, 1], 0.001953125, 0))
c0_o34 = Output('c0_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.0078125, 0))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_i3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_i5)
c0_model.AddOperand(c0_i6)
c0_model.AddOperand(c0_i7)
c0_model.AddOperand(c0_i8)
c0_model.AddOperand(c0_i9)
c0_model.AddOperand(c0_i10)
c0_model.AddOperand(c0_i11)
c0_model.AddOperand(c0_i12)
c0_model.AddOperand(c0_i13)
c0_model.AddOperand(c0_i14)
c0_model.AddOperand(c0_i15)
c0_model.AddOperand(c0_p16)
c0_model.AddOperand(c0_p17)
c0_model.AddOperand(c0_i18)
c0_model.AddOperand(c0_i19)
c0_model.AddOperand(c0_p20)
c0_model.AddOperand(c0_p21)
c0_model.AddOperand(c0_p22)
c0_model.AddOperand(c0_p23)
c0_model.AddOperand(c0_p24)
c0_model.AddOperand(c0_p25)
c0_model.AddOperand(c0_p26)
c0_model.AddOperand(c0_p27)
c0_model.AddOperand(c0_p28)
c0_model.AddOperand(c0_p29)
c0_model.AddOperand(c0_p30)
c0_model.AddOperand(c0_p31)
c0_model.AddOperand(c0_o32)
c0_model.AddOperand(c0_o33)
c0_model.AddOperand(c0_o34)
c0_model.Operation('QUANTIZED_LSTM', c0_i0, c0_i1, c0_i2, c0_i3, c0_i4, c0_i5, c0_i6, c0_i7, c0_i8, c0_i9, c0_i10, c0_i11, c0_i12, c0_i13, c0_i14, c0_i15, c0_p16, c0_p17, c0_i18, c0_i19, c0_p20, c0_p21, c0_p22, c0_p23, c0_p24, c0_p25, c0_p26, c0_p27, c0_p28, c0_p29, c0_p30, c0_p31).To(c0_o32, c0_o33, c0_o34)
c0_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c0_i0: [43, -128, -43, -64, -128, -128, -85, -128],
    c0_i1: [37, -73],
    c0_i2: [47, -70],
    c0_i3: [100, 28],
    c0_i4: [21, 64],
    c0_i5: [-85],
    c0_i6: [-26],
    c0_i7: [18],
    c0_i8: [127],
    c0_i9: [-12288],
    c0_i10: [6144],
    c0_i11: [-32768],
    c0_i12: [22449],
    c0_i13: [1899],
    c0_i14: [17181],
    c0_i15: [-6306],
    c0_i18: [-128, -32, -16, 48],
    c0_i19: [-448, 128, -384, -256],
    c0_o32: [10, 23, 10, 16],
    c0_o33: [189, 405, 129, 173],
    c0_o34: [10, 23, 10, 16],
}, model=c0_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_signature_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_input_1
c1_p0 = Parameter('c1_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.0068359375, 127), [54, 127, 127, 127])
c1_p1 = Parameter('c1_p1', ('TENSOR_QUANT8_SYMM', [], 0.0107421875, 0), None)
c1_i2 = Input('c1_i2', ('TENSOR_QUANT8_SYMM', [2, 1], 0.0068359375, 0))
c1_i3 = Input('c1_i3', ('TENSOR_QUANT8_SYMM', [2, 1], 0.0068359375, 0))
c1_i4 = Input('c1_i4', ('TENSOR_QUANT8_SYMM', [2, 1], 0.0087890625, 0))
c1_p5 = Parameter('c1_p5', ('TENSOR_QUANT8_SYMM', [], 0.0087890625, 0), None)
c1_i6 = Input('c1_i6', ('TENSOR_QUANT8_SYMM', [2, 2], 0.0078125, 0))
c1_i7 = Input('c1_i7', ('TENSOR_QUANT8_SYMM', [2, 2], 0.0068359375, 0))
c1_i8 = Input('c1_i8', ('TENSOR_QUANT8_SYMM', [2, 2], 0.0068359375, 0))
c1_p9 = Parameter('c1_p9', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c1_i10 = Input('c1_i10', ('TENSOR_QUANT16_SYMM', [2], 6.103515625e-05, 0))
c1_i11 = Input('c1_i11', ('TENSOR_QUANT16_SYMM', [2], 0.0001220703125, 0))
c1_p12 = Parameter('c1_p12', ('TENSOR_INT32', [], 7.343292236328125e-05, 0), None)
c1_i13 = Input('c1_i13', ('TENSOR_INT32', [2], 4.673004150390625e-05, 0))
c1_i14 = Input('c1_i14', ('TENSOR_INT32', [2], 4.673004150390625e-05, 0))
c1_i15 = Input('c1_i15', ('TENSOR_INT32', [2], 6.008148193359375e-05, 0))
c1_p16 = Parameter('c1_p16', ('TENSOR_QUANT8_SYMM', [], 0.0078125, 0), None)
c1_p17 = Parameter('c1_p17', ('TENSOR_INT32', [], 3.0517578125e-05, 0), None)
c1_i18 = Input('c1_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.00390625, -60))
c1_i19 = Input('c1_i19', ('TENSOR_QUANT16_SYMM', [4, 2], 0.0009765625, 0))
c1_p20 = Parameter('c1_p20', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c1_p21 = Parameter('c1_p21', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c1_p22 = Parameter('c1_p22', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c1_p23 = Parameter('c1_p23', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c1_p24 = Parameter('c1_p24', ('FLOAT32', []), None)
c1_p25 = Float32Scalar('c1_p25', 0.5)
c1_p26 = Float32Scalar('c1_p26', 0.00024414062)
c1_p27 = Float32Scalar('c1_p27', 0.00024414062)
c1_p28 = Float32Scalar('c1_p28', 0.00024414062)
c1_p29 = Float32Scalar('c1_p29', 0.00024414062)
c1_p30 = Int32Scalar('c1_p30', -60)
c1_p31 = Float32Scalar('c1_p31', 0.00390625)
c1_o32 = Output('c1_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.00390625, -60))
c1_o33 = Output('c1_o33', ('TENSOR_QUANT16_SYMM', [4, 2], 0.0009765625, 0))
c1_o34 = Output('c1_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.00390625, -60))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_i4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_i6)
c1_model.AddOperand(c1_i7)
c1_model.AddOperand(c1_i8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_i10)
c1_model.AddOperand(c1_i11)
c1_model.AddOperand(c1_p12)
c1_model.AddOperand(c1_i13)
c1_model.AddOperand(c1_i14)
c1_model.AddOperand(c1_i15)
c1_model.AddOperand(c1_p16)
c1_model.AddOperand(c1_p17)
c1_model.AddOperand(c1_i18)
c1_model.AddOperand(c1_i19)
c1_model.AddOperand(c1_p20)
c1_model.AddOperand(c1_p21)
c1_model.AddOperand(c1_p22)
c1_model.AddOperand(c1_p23)
c1_model.AddOperand(c1_p24)
c1_model.AddOperand(c1_p25)
c1_model.AddOperand(c1_p26)
c1_model.AddOperand(c1_p27)
c1_model.AddOperand(c1_p28)
c1_model.AddOperand(c1_p29)
c1_model.AddOperand(c1_p30)
c1_model.AddOperand(c1_p31)
c1_model.AddOperand(c1_o32)
c1_model.AddOperand(c1_o33)
c1_model.AddOperand(c1_o34)
c1_model.Operation('QUANTIZED_LSTM', c1_p0, c1_p1, c1_i2, c1_i3, c1_i4, c1_p5, c1_i6, c1_i7, c1_i8, c1_p9, c1_i10, c1_i11, c1_p12, c1_i13, c1_i14, c1_i15, c1_p16, c1_p17, c1_i18, c1_i19, c1_p20, c1_p21, c1_p22, c1_p23, c1_p24, c1_p25, c1_p26, c1_p27, c1_p28, c1_p29, c1_p30, c1_p31).To(c1_o32, c1_o33, c1_o34)
c1_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c1_i2: [-128, 73],
    c1_i3: [0, -128],
    c1_i4: [100, -71],
    c1_i6: [96, -48, -16, 48],
    c1_i7: [55, 91, -110, 37],
    c1_i8: [-128, -73, 127, -18],
    c1_i10: [-10240, 16384],
    c1_i11: [0, 1024],
    c1_i13: [15414, -2857],
    c1_i14: [11511, -14763],
    c1_i15: [-5829, 13553],
    c1_i18: [-128, -60, 127, 68, -28, -128, 100, 4],
    c1_i19: [512, -128, -1024, -384, 256, -512, 768, -896],
    c1_o32: [-19, -75, -96, -128, -29, -128, -17, -128],
    c1_o33: [481, -83, -740, -649, 304, -645, 761, -839],
    c1_o34: [-19, -75, -96, -128, -29, -128, -17, -128],
}, model=c1_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_input_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_omitted_cell_to_forget_weights_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.0126953125, 127))
c2_p1 = Parameter('c2_p1', ('TENSOR_QUANT8_SYMM', [], 0.0078125, 0), None)
c2_i2 = Input('c2_i2', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0107421875, 0))
c2_i3 = Input('c2_i3', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0107421875, 0))
c2_i4 = Input('c2_i4', ('TENSOR_QUANT8_SYMM', [4, 2], 0.005859375, 0))
c2_p5 = Parameter('c2_p5', ('TENSOR_QUANT8_SYMM', [], 0.009765625, 0), None)
c2_i6 = Input('c2_i6', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0087890625, 0))
c2_i7 = Input('c2_i7', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01171875, 0))
c2_i8 = Input('c2_i8', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0087890625, 0))
c2_p9 = Parameter('c2_p9', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c2_p10 = Parameter('c2_p10', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c2_p11 = Parameter('c2_p11', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c2_p12 = Parameter('c2_p12', ('TENSOR_INT32', [], 9.918212890625e-05, 0), None)
c2_i13 = Input('c2_i13', ('TENSOR_INT32', [4], 2.9802322387695312e-08, 0))
c2_i14 = Input('c2_i14', ('TENSOR_INT32', [4], 2.9802322387695312e-08, 0))
c2_i15 = Input('c2_i15', ('TENSOR_INT32', [4], 5.960464477539063e-08, 0))
c2_p16 = Parameter('c2_p16', ('TENSOR_QUANT8_SYMM', [], 0.0107421875, 0), None)
c2_p17 = Parameter('c2_p17', ('TENSOR_INT32', [], 0.0001678466796875, 0), None)
c2_i18 = Input('c2_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.015625, 17))
c2_i19 = Input('c2_i19', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0009765625, 0))
c2_p20 = Parameter('c2_p20', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c2_i21 = Input('c2_i21', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c2_i22 = Input('c2_i22', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c2_i23 = Input('c2_i23', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0))
c2_p24 = Float32Scalar('c2_p24', 0.0)
c2_p25 = Parameter('c2_p25', ('FLOAT32', []), None)
c2_p26 = Float32Scalar('c2_p26', 0.0009765625)
c2_p27 = Float32Scalar('c2_p27', 0.00024414062)
c2_p28 = Float32Scalar('c2_p28', 0.00024414062)
c2_p29 = Float32Scalar('c2_p29', 0.00048828125)
c2_p30 = Int32Scalar('c2_p30', 17)
c2_p31 = Float32Scalar('c2_p31', 0.015625)
c2_o32 = Output('c2_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.015625, 17))
c2_o33 = Output('c2_o33', ('TENSOR_QUANT16_SYMM', [2, 4], 0.0009765625, 0))
c2_o34 = Output('c2_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.015625, 17))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_i4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_i6)
c2_model.AddOperand(c2_i7)
c2_model.AddOperand(c2_i8)
c2_model.AddOperand(c2_p9)
c2_model.AddOperand(c2_p10)
c2_model.AddOperand(c2_p11)
c2_model.AddOperand(c2_p12)
c2_model.AddOperand(c2_i13)
c2_model.AddOperand(c2_i14)
c2_model.AddOperand(c2_i15)
c2_model.AddOperand(c2_p16)
c2_model.AddOperand(c2_p17)
c2_model.AddOperand(c2_i18)
c2_model.AddOperand(c2_i19)
c2_model.AddOperand(c2_p20)
c2_model.AddOperand(c2_i21)
c2_model.AddOperand(c2_i22)
c2_model.AddOperand(c2_i23)
c2_model.AddOperand(c2_p24)
c2_model.AddOperand(c2_p25)
c2_model.AddOperand(c2_p26)
c2_model.AddOperand(c2_p27)
c2_model.AddOperand(c2_p28)
c2_model.AddOperand(c2_p29)
c2_model.AddOperand(c2_p30)
c2_model.AddOperand(c2_p31)
c2_model.AddOperand(c2_o32)
c2_model.AddOperand(c2_o33)
c2_model.AddOperand(c2_o34)
c2_model.Operation('QUANTIZED_LSTM', c2_i0, c2_p1, c2_i2, c2_i3, c2_i4, c2_p5, c2_i6, c2_i7, c2_i8, c2_p9, c2_p10, c2_p11, c2_p12, c2_i13, c2_i14, c2_i15, c2_p16, c2_p17, c2_i18, c2_i19, c2_p20, c2_i21, c2_i22, c2_i23, c2_p24, c2_p25, c2_p26, c2_p27, c2_p28, c2_p29, c2_p30, c2_p31).To(c2_o32, c2_o33, c2_o34)
c2_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c2_i0: [127, 127, 117, 127],
    c2_i2: [-47, -93, -70, 58, 0, 12, 35, 47],
    c2_i3: [81, 58, 47, 35, -35, 12, 93, -70],
    c2_i4: [-85, 85, -107, -64, -128, 107, 0, -43],
    c2_i6: [0, -14, -28, 14, 114, -43, 71, -57, -114, -100, -85, 43, 100, -71, 57, 28],
    c2_i7: [64, 43, 0, 32, -43, 75, -32, -11, -75, -21, 85, 21, 11, -53, -85, -64],
    c2_i8: [-114, -57, 0, -100, 14, 43, -85, 28, -28, 71, -43, -71, 114, 85, 57, 100],
    c2_i13: [-26794869, 20767027, 16380627, -6394968],
    c2_i14: [3135345, 24658420, -27824439, 20106882],
    c2_i15: [-14024742, -2132034, 3384990, -15703571],
    c2_i18: [1, 57, -15, 17, 25, 49, 33, 9],
    c2_i19: [1024, 0, 256, 768, 384, -512, -768, -1024],
    c2_i21: [-28672, -12288, -16384, 12288],
    c2_i22: [28672, 0, 20480, 32767],
    c2_i23: [-12288, 8192, -2048, 4096],
    c2_o32: [23, 23, 6, 24, 34, 17, -4, 1],
    c2_o33: [195, 176, -354, 538, 551, 13, -736, -911],
    c2_o34: [23, 23, 6, 24, 34, 17, -4, 1],
}, model=c2_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_omitted_cell_to_forget_weights_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_given_projection_weights_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.015625, -128))
c3_p1 = Parameter('c3_p1', ('TENSOR_QUANT8_SYMM', [], 0.005859375, 0), None)
c3_i2 = Input('c3_i2', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0078125, 0))
c3_i3 = Input('c3_i3', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01171875, 0))
c3_i4 = Input('c3_i4', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0087890625, 0))
c3_p5 = Parameter('c3_p5', ('TENSOR_QUANT8_SYMM', [], 0.0087890625, 0), None)
c3_i6 = Input('c3_i6', ('TENSOR_QUANT8_SYMM', [4, 1], 0.0078125, 0))
c3_i7 = Input('c3_i7', ('TENSOR_QUANT8_SYMM', [4, 1], 0.009765625, 0))
c3_i8 = Input('c3_i8', ('TENSOR_QUANT8_SYMM', [4, 1], 0.009765625, 0))
c3_p9 = Parameter('c3_p9', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c3_i10 = Input('c3_i10', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c3_i11 = Input('c3_i11', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c3_p12 = Parameter('c3_p12', ('TENSOR_INT32', [], 9.1552734375e-05, 0), None)
c3_i13 = Input('c3_i13', ('TENSOR_INT32', [4], 2.9802322387695312e-08, 0))
c3_i14 = Input('c3_i14', ('TENSOR_INT32', [4], 1.1920928955078125e-07, 0))
c3_i15 = Input('c3_i15', ('TENSOR_INT32', [4], 1.1920928955078125e-07, 0))
c3_i16 = Input('c3_i16', ('TENSOR_QUANT8_SYMM', [1, 4], 0.0068359375, 0))
c3_p17 = Parameter('c3_p17', ('TENSOR_INT32', [], 5.340576171875e-05, 0), None)
c3_i18 = Input('c3_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.01171875, -60))
c3_i19 = Input('c3_i19', ('TENSOR_QUANT16_SYMM', [4, 4], 0.00048828125, 0))
c3_p20 = Parameter('c3_p20', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c3_i21 = Input('c3_i21', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c3_i22 = Input('c3_i22', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c3_i23 = Input('c3_i23', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c3_p24 = Parameter('c3_p24', ('FLOAT32', []), None)
c3_p25 = Float32Scalar('c3_p25', 0.75)
c3_p26 = Float32Scalar('c3_p26', 0.0009765625)
c3_p27 = Float32Scalar('c3_p27', 0.00024414062)
c3_p28 = Float32Scalar('c3_p28', 0.0009765625)
c3_p29 = Float32Scalar('c3_p29', 0.0009765625)
c3_p30 = Int32Scalar('c3_p30', 9)
c3_p31 = Float32Scalar('c3_p31', 0.0078125)
c3_o32 = Output('c3_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.01171875, -60))
c3_o33 = Output('c3_o33', ('TENSOR_QUANT16_SYMM', [4, 4], 0.00048828125, 0))
c3_o34 = Output('c3_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.01171875, -60))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_i3)
c3_model.AddOperand(c3_i4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_i6)
c3_model.AddOperand(c3_i7)
c3_model.AddOperand(c3_i8)
c3_model.AddOperand(c3_p9)
c3_model.AddOperand(c3_i10)
c3_model.AddOperand(c3_i11)
c3_model.AddOperand(c3_p12)
c3_model.AddOperand(c3_i13)
c3_model.AddOperand(c3_i14)
c3_model.AddOperand(c3_i15)
c3_model.AddOperand(c3_i16)
c3_model.AddOperand(c3_p17)
c3_model.AddOperand(c3_i18)
c3_model.AddOperand(c3_i19)
c3_model.AddOperand(c3_p20)
c3_model.AddOperand(c3_i21)
c3_model.AddOperand(c3_i22)
c3_model.AddOperand(c3_i23)
c3_model.AddOperand(c3_p24)
c3_model.AddOperand(c3_p25)
c3_model.AddOperand(c3_p26)
c3_model.AddOperand(c3_p27)
c3_model.AddOperand(c3_p28)
c3_model.AddOperand(c3_p29)
c3_model.AddOperand(c3_p30)
c3_model.AddOperand(c3_p31)
c3_model.AddOperand(c3_o32)
c3_model.AddOperand(c3_o33)
c3_model.AddOperand(c3_o34)
c3_model.Operation('QUANTIZED_LSTM', c3_i0, c3_p1, c3_i2, c3_i3, c3_i4, c3_p5, c3_i6, c3_i7, c3_i8, c3_p9, c3_i10, c3_i11, c3_p12, c3_i13, c3_i14, c3_i15, c3_i16, c3_p17, c3_i18, c3_i19, c3_p20, c3_i21, c3_i22, c3_i23, c3_p24, c3_p25, c3_p26, c3_p27, c3_p28, c3_p29, c3_p30, c3_p31).To(c3_o32, c3_o33, c3_o34)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [-128, -64, -128, -72, -128, -128, -80, -128, -112, -96, -128, -88, -120, -128, -128, -104],
    c3_i2: [0, -96, -128, -80, 16, 80, -48, 64, -112, 48, 112, 96, -16, -32, 127, 32],
    c3_i3: [-64, 11, 75, -53, 21, 64, -75, -32, 85, -85, -43, -21, -11, 53, 43, 0],
    c3_i4: [-71, 14, -57, 71, 0, 114, 43, -114, -100, 85, -14, 28, -28, 100, 57, -85],
    c3_i6: [-48, 0, 32, 112],
    c3_i7: [0, -64, -90, -77],
    c3_i8: [-64, 77, -51, 102],
    c3_i10: [-32768, -8192, 16384, -28672],
    c3_i11: [0, -2048, -5120, -3072],
    c3_i13: [25900112, 24393739, -5503042, 4019275],
    c3_i14: [1328023, 5048810, 7477878, -8304953],
    c3_i15: [1539616, 1173105, -449883, -3870742],
    c3_i16: [127, 110, 37, -37],
    c3_i18: [-81, -49, -17, 15],
    c3_i19: [-768, -1792, -1280, -1024, 1280, 1024, -1536, -2048, 1536, 0, 512, 256, -256, 768, 2048, 1792],
    c3_i21: [-12288, 24576, -32768, 12288],
    c3_i22: [-3072, 0, 1024, -6144],
    c3_i23: [-5120, -7168, -6144, 2048],
    c3_o32: [-89, -16, -19, -50],
    c3_o33: [-458, -1329, 361, -1471, 853, 1055, 190, -1977, 1353, 249, 1031, -695, -403, 883, 1450, 364],
    c3_o34: [-89, -16, -19, -50],
}, model=c3_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_given_projection_weights_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_given_projection_bias_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.0087890625, 17))
c4_i1 = Input('c4_i1', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0087890625, 0))
c4_i2 = Input('c4_i2', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0078125, 0))
c4_i3 = Input('c4_i3', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0087890625, 0))
c4_i4 = Input('c4_i4', ('TENSOR_QUANT8_SYMM', [4, 2], 0.01171875, 0))
c4_i5 = Input('c4_i5', ('TENSOR_QUANT8_SYMM', [4, 1], 0.0068359375, 0))
c4_i6 = Input('c4_i6', ('TENSOR_QUANT8_SYMM', [4, 1], 0.0068359375, 0))
c4_i7 = Input('c4_i7', ('TENSOR_QUANT8_SYMM', [4, 1], 0.009765625, 0))
c4_i8 = Input('c4_i8', ('TENSOR_QUANT8_SYMM', [4, 1], 0.0078125, 0))
c4_i9 = Input('c4_i9', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c4_i10 = Input('c4_i10', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c4_i11 = Input('c4_i11', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c4_i12 = Input('c4_i12', ('TENSOR_INT32', [4], 5.960464477539063e-08, 0))
c4_i13 = Input('c4_i13', ('TENSOR_INT32', [4], 1.1920928955078125e-07, 0))
c4_i14 = Input('c4_i14', ('TENSOR_INT32', [4], 1.1920928955078125e-07, 0))
c4_i15 = Input('c4_i15', ('TENSOR_INT32', [4], 2.9802322387695312e-08, 0))
c4_i16 = Input('c4_i16', ('TENSOR_QUANT8_SYMM', [1, 4], 0.01171875, 0))
c4_i17 = Input('c4_i17', ('TENSOR_INT32', [1], 9.1552734375e-05, 0))
c4_i18 = Input('c4_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.005859375, 0))
c4_i19 = Input('c4_i19', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
c4_i20 = Input('c4_i20', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0))
c4_i21 = Input('c4_i21', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c4_i22 = Input('c4_i22', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c4_i23 = Input('c4_i23', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c4_p24 = Float32Scalar('c4_p24', 0.5)
c4_p25 = Parameter('c4_p25', ('FLOAT32', []), None)
c4_p26 = Float32Scalar('c4_p26', 0.0009765625)
c4_p27 = Float32Scalar('c4_p27', 0.00024414062)
c4_p28 = Float32Scalar('c4_p28', 0.0009765625)
c4_p29 = Float32Scalar('c4_p29', 0.00048828125)
c4_p30 = Int32Scalar('c4_p30', 8)
c4_p31 = Float32Scalar('c4_p31', 0.0078125)
c4_o32 = Output('c4_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.005859375, 0))
c4_o33 = Output('c4_o33', ('TENSOR_QUANT16_SYMM', [2, 4], 3.0517578125e-05, 0))
c4_o34 = Output('c4_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.005859375, 0))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_i3)
c4_model.AddOperand(c4_i4)
c4_model.AddOperand(c4_i5)
c4_model.AddOperand(c4_i6)
c4_model.AddOperand(c4_i7)
c4_model.AddOperand(c4_i8)
c4_model.AddOperand(c4_i9)
c4_model.AddOperand(c4_i10)
c4_model.AddOperand(c4_i11)
c4_model.AddOperand(c4_i12)
c4_model.AddOperand(c4_i13)
c4_model.AddOperand(c4_i14)
c4_model.AddOperand(c4_i15)
c4_model.AddOperand(c4_i16)
c4_model.AddOperand(c4_i17)
c4_model.AddOperand(c4_i18)
c4_model.AddOperand(c4_i19)
c4_model.AddOperand(c4_i20)
c4_model.AddOperand(c4_i21)
c4_model.AddOperand(c4_i22)
c4_model.AddOperand(c4_i23)
c4_model.AddOperand(c4_p24)
c4_model.AddOperand(c4_p25)
c4_model.AddOperand(c4_p26)
c4_model.AddOperand(c4_p27)
c4_model.AddOperand(c4_p28)
c4_model.AddOperand(c4_p29)
c4_model.AddOperand(c4_p30)
c4_model.AddOperand(c4_p31)
c4_model.AddOperand(c4_o32)
c4_model.AddOperand(c4_o33)
c4_model.AddOperand(c4_o34)
c4_model.Operation('QUANTIZED_LSTM', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_i9, c4_i10, c4_i11, c4_i12, c4_i13, c4_i14, c4_i15, c4_i16, c4_i17, c4_i18, c4_i19, c4_i20, c4_i21, c4_i22, c4_i23, c4_p24, c4_p25, c4_p26, c4_p27, c4_p28, c4_p29, c4_p30, c4_p31).To(c4_o32, c4_o33, c4_o34)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [127, -26, 117, -97],
    c4_i1: [0, -14, -43, 71, 28, -85, 57, -28],
    c4_i2: [0, -80, 64, -112, -96, 48, -32, 80],
    c4_i3: [71, -43, 85, -100, -14, 43, 114, -28],
    c4_i4: [-64, 21, -53, 85, 0, -11, -43, 32],
    c4_i5: [-110, 37, 73, -128],
    c4_i6: [0, 110, -73, -128],
    c4_i7: [90, -38, 13, -51],
    c4_i8: [-64, 16, 48, 32],
    c4_i9: [-3072, -1024, -5120, 6144],
    c4_i10: [-3072, -1024, 1024, 0],
    c4_i11: [-20480, -12288, -24576, 16384],
    c4_i12: [4027443, -4029734, -13827121, -16406569],
    c4_i13: [7373320, -8289346, 6530218, 312192],
    c4_i14: [-2033533, -5702501, 5218971, -3701426],
    c4_i15: [-23309294, 1803105, 6789370, -18132542],
    c4_i16: [-11, 85, -21, 11],
    c4_i17: [-4761],
    c4_i18: [-128, 85],
    c4_i19: [-20480, -28672, 4096, 8192, 16384, 24576, 20480, 28672],
    c4_i20: [14336, 12288, 6144, -16384],
    c4_i21: [5120, 4096, 1024, -1024],
    c4_i22: [-1024, 0, -4096, 4096],
    c4_i23: [-4096, 8192, 12288, 16384],
    c4_o32: [-108, -72],
    c4_o33: [-16384, -13876, 10177, 4394, 8039, 6112, 16384, 14058],
    c4_o34: [-108, -72],
}, model=c4_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_given_projection_bias_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_prev_output_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.0048828125, 0))
c5_i1 = Input('c5_i1', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01171875, 0))
c5_i2 = Input('c5_i2', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0068359375, 0))
c5_i3 = Input('c5_i3', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009765625, 0))
c5_i4 = Input('c5_i4', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0078125, 0))
c5_i5 = Input('c5_i5', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0107421875, 0))
c5_i6 = Input('c5_i6', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0068359375, 0))
c5_i7 = Input('c5_i7', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01171875, 0))
c5_i8 = Input('c5_i8', ('TENSOR_QUANT8_SYMM', [4, 4], 0.005859375, 0))
c5_i9 = Input('c5_i9', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0))
c5_i10 = Input('c5_i10', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0))
c5_i11 = Input('c5_i11', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c5_i12 = Input('c5_i12', ('TENSOR_INT32', [4], 5.7220458984375e-05, 0))
c5_i13 = Input('c5_i13', ('TENSOR_INT32', [4], 3.337860107421875e-05, 0))
c5_i14 = Input('c5_i14', ('TENSOR_INT32', [4], 4.76837158203125e-05, 0))
c5_i15 = Input('c5_i15', ('TENSOR_INT32', [4], 3.814697265625e-05, 0))
c5_p16 = Parameter('c5_p16', ('TENSOR_QUANT8_SYMM', [], 0.0107421875, 0), None)
c5_p17 = Parameter('c5_p17', ('TENSOR_INT32', [], 7.343292236328125e-05, 0), None)
c5_p18 = Parameter('c5_p18', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.0068359375, -60), [-128, -60, -78, 86, 31, 68, -128, 13, -115, -128, -23, -128, -128, -5, -42, -97])
c5_i19 = Input('c5_i19', ('TENSOR_QUANT16_SYMM', [4, 4], 0.00048828125, 0))
c5_p20 = Parameter('c5_p20', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c5_p21 = Parameter('c5_p21', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c5_p22 = Parameter('c5_p22', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c5_p23 = Parameter('c5_p23', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c5_p24 = Parameter('c5_p24', ('FLOAT32', []), None)
c5_p25 = Parameter('c5_p25', ('FLOAT32', []), None)
c5_p26 = Float32Scalar('c5_p26', 0.00024414062)
c5_p27 = Float32Scalar('c5_p27', 0.00024414062)
c5_p28 = Float32Scalar('c5_p28', 0.00024414062)
c5_p29 = Float32Scalar('c5_p29', 0.00024414062)
c5_p30 = Int32Scalar('c5_p30', -60)
c5_p31 = Float32Scalar('c5_p31', 0.0068359375)
c5_o32 = Output('c5_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.0068359375, -60))
c5_o33 = Output('c5_o33', ('TENSOR_QUANT16_SYMM', [4, 4], 0.00048828125, 0))
c5_o34 = Output('c5_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.0068359375, -60))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_i3)
c5_model.AddOperand(c5_i4)
c5_model.AddOperand(c5_i5)
c5_model.AddOperand(c5_i6)
c5_model.AddOperand(c5_i7)
c5_model.AddOperand(c5_i8)
c5_model.AddOperand(c5_i9)
c5_model.AddOperand(c5_i10)
c5_model.AddOperand(c5_i11)
c5_model.AddOperand(c5_i12)
c5_model.AddOperand(c5_i13)
c5_model.AddOperand(c5_i14)
c5_model.AddOperand(c5_i15)
c5_model.AddOperand(c5_p16)
c5_model.AddOperand(c5_p17)
c5_model.AddOperand(c5_p18)
c5_model.AddOperand(c5_i19)
c5_model.AddOperand(c5_p20)
c5_model.AddOperand(c5_p21)
c5_model.AddOperand(c5_p22)
c5_model.AddOperand(c5_p23)
c5_model.AddOperand(c5_p24)
c5_model.AddOperand(c5_p25)
c5_model.AddOperand(c5_p26)
c5_model.AddOperand(c5_p27)
c5_model.AddOperand(c5_p28)
c5_model.AddOperand(c5_p29)
c5_model.AddOperand(c5_p30)
c5_model.AddOperand(c5_p31)
c5_model.AddOperand(c5_o32)
c5_model.AddOperand(c5_o33)
c5_model.AddOperand(c5_o34)
c5_model.Operation('QUANTIZED_LSTM', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_i5, c5_i6, c5_i7, c5_i8, c5_i9, c5_i10, c5_i11, c5_i12, c5_i13, c5_i14, c5_i15, c5_p16, c5_p17, c5_p18, c5_i19, c5_p20, c5_p21, c5_p22, c5_p23, c5_p24, c5_p25, c5_p26, c5_p27, c5_p28, c5_p29, c5_p30, c5_p31).To(c5_o32, c5_o33, c5_o34)
c5_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c5_i0: [127, 26, -51, 0, -128, -77, 51, -26, -128, 127, -128, -128, 102, 127, 77, -102],
    c5_i1: [11, 32, -64, 75, 85, -11, 53, -43, -75, -32, 43, 64, 0, 21, -85, -21],
    c5_i2: [-18, -55, 127, -128, 18, 37, -110, -128, 0, 55, 73, -73, -91, -37, 127, 91],
    c5_i3: [0, 26, -51, 102, -13, 13, -77, -64, -102, -90, 77, -38, 64, 38, -26, 90],
    c5_i4: [-80, 112, 16, 80, 64, 48, -96, 96, -64, -48, 0, 32, -32, -112, -16, -128],
    c5_i5: [81, -35, 93, -70, -81, -93, -23, 35, 58, -58, 70, -12, 0, 47, 23, -47],
    c5_i6: [0, -110, 73, 55, -18, -128, 127, -91, -128, 110, -37, -55, -73, 127, 18, 37],
    c5_i7: [-64, -85, 21, 43, 32, 53, 64, -21, 11, -75, 0, -32, -53, 75, 85, -11],
    c5_i8: [107, -85, -128, 0, 43, 127, -64, -107, 85, 21, -128, -43, -128, 127, 64, 127],
    c5_i9: [-14336, -6144, -8192, -16384],
    c5_i10: [12288, 4096, 8192, 10240],
    c5_i11: [8192, -32768, 4096, 16384],
    c5_i12: [-2344, 2946, 14159, -12960],
    c5_i13: [18156, 1675, -12201, -11314],
    c5_i14: [3066, 18454, -9993, -13586],
    c5_i15: [528, 11926, 16082, 4747],
    c5_i19: [512, -768, -1792, 1536, -1280, 1024, -1536, 0, -2048, 1280, -256, 2048, -512, 768, 1792, 256],
    c5_o32: [-41, -43, -101, -23, -103, -42, -104, -86, -68, -27, -70, -55, -76, -17, -31, -51],
    c5_o33: [700, 467, -1515, 706, -1222, 472, -777, -507, -209, 1989, -259, 138, -670, 1641, 928, 209],
    c5_o34: [-41, -43, -101, -23, -103, -42, -104, -86, -68, -27, -70, -55, -76, -17, -31, -51],
}, model=c5_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_prev_output_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_zero_point_prev_output_lowest_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.0078125, 127))
c6_p1 = Parameter('c6_p1', ('TENSOR_QUANT8_SYMM', [], 0.0087890625, 0), None)
c6_i2 = Input('c6_i2', ('TENSOR_QUANT8_SYMM', [1, 1], 0.005859375, 0))
c6_i3 = Input('c6_i3', ('TENSOR_QUANT8_SYMM', [1, 1], 0.005859375, 0))
c6_i4 = Input('c6_i4', ('TENSOR_QUANT8_SYMM', [1, 1], 0.01171875, 0))
c6_p5 = Parameter('c6_p5', ('TENSOR_QUANT8_SYMM', [], 0.0068359375, 0), None)
c6_i6 = Input('c6_i6', ('TENSOR_QUANT8_SYMM', [1, 1], 0.0068359375, 0))
c6_i7 = Input('c6_i7', ('TENSOR_QUANT8_SYMM', [1, 1], 0.005859375, 0))
c6_i8 = Input('c6_i8', ('TENSOR_QUANT8_SYMM', [1, 1], 0.0107421875, 0))
c6_p9 = Parameter('c6_p9', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c6_p10 = Parameter('c6_p10', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c6_p11 = Parameter('c6_p11', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c6_p12 = Parameter('c6_p12', ('TENSOR_INT32', [], 6.866455078125e-05, 0), None)
c6_i13 = Input('c6_i13', ('TENSOR_INT32', [1], 4.57763671875e-05, 0))
c6_i14 = Input('c6_i14', ('TENSOR_INT32', [1], 4.57763671875e-05, 0))
c6_i15 = Input('c6_i15', ('TENSOR_INT32', [1], 9.1552734375e-05, 0))
c6_p16 = Parameter('c6_p16', ('TENSOR_QUANT8_SYMM', [], 0.01171875, 0), None)
c6_p17 = Parameter('c6_p17', ('TENSOR_INT32', [], 0.002197265625, 0), None)
c6_i18 = Input('c6_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.1875, -128))
c6_i19 = Input('c6_i19', ('TENSOR_QUANT16_SYMM', [1, 1], 6.103515625e-05, 0))
c6_p20 = Parameter('c6_p20', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c6_p21 = Parameter('c6_p21', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c6_p22 = Parameter('c6_p22', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c6_p23 = Parameter('c6_p23', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c6_p24 = Float32Scalar('c6_p24', 0.75)
c6_p25 = Parameter('c6_p25', ('FLOAT32', []), None)
c6_p26 = Float32Scalar('c6_p26', 0.00024414062)
c6_p27 = Float32Scalar('c6_p27', 0.00024414062)
c6_p28 = Float32Scalar('c6_p28', 0.00024414062)
c6_p29 = Float32Scalar('c6_p29', 0.00024414062)
c6_p30 = Int32Scalar('c6_p30', -128)
c6_p31 = Float32Scalar('c6_p31', 0.1875)
c6_o32 = Output('c6_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.1875, -128))
c6_o33 = Output('c6_o33', ('TENSOR_QUANT16_SYMM', [1, 1], 6.103515625e-05, 0))
c6_o34 = Output('c6_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.1875, -128))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_i3)
c6_model.AddOperand(c6_i4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_i6)
c6_model.AddOperand(c6_i7)
c6_model.AddOperand(c6_i8)
c6_model.AddOperand(c6_p9)
c6_model.AddOperand(c6_p10)
c6_model.AddOperand(c6_p11)
c6_model.AddOperand(c6_p12)
c6_model.AddOperand(c6_i13)
c6_model.AddOperand(c6_i14)
c6_model.AddOperand(c6_i15)
c6_model.AddOperand(c6_p16)
c6_model.AddOperand(c6_p17)
c6_model.AddOperand(c6_i18)
c6_model.AddOperand(c6_i19)
c6_model.AddOperand(c6_p20)
c6_model.AddOperand(c6_p21)
c6_model.AddOperand(c6_p22)
c6_model.AddOperand(c6_p23)
c6_model.AddOperand(c6_p24)
c6_model.AddOperand(c6_p25)
c6_model.AddOperand(c6_p26)
c6_model.AddOperand(c6_p27)
c6_model.AddOperand(c6_p28)
c6_model.AddOperand(c6_p29)
c6_model.AddOperand(c6_p30)
c6_model.AddOperand(c6_p31)
c6_model.AddOperand(c6_o32)
c6_model.AddOperand(c6_o33)
c6_model.AddOperand(c6_o34)
c6_model.Operation('QUANTIZED_LSTM', c6_i0, c6_p1, c6_i2, c6_i3, c6_i4, c6_p5, c6_i6, c6_i7, c6_i8, c6_p9, c6_p10, c6_p11, c6_p12, c6_i13, c6_i14, c6_i15, c6_p16, c6_p17, c6_i18, c6_i19, c6_p20, c6_p21, c6_p22, c6_p23, c6_p24, c6_p25, c6_p26, c6_p27, c6_p28, c6_p29, c6_p30, c6_p31).To(c6_o32, c6_o33, c6_o34)
c6_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c6_i0: [127],
    c6_i2: [-85],
    c6_i3: [127],
    c6_i4: [-85],
    c6_i6: [-73],
    c6_i7: [-128],
    c6_i8: [-81],
    c6_i13: [13316],
    c6_i14: [10666],
    c6_i15: [-1723],
    c6_i18: [-128],
    c6_i19: [14336],
    c6_o32: [-126],
    c6_o33: [11899],
    c6_o34: [-126],
}, model=c6_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_zero_point_prev_output_lowest_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_zero_point_prev_output_highest_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.0126953125, -60))
c7_p1 = Parameter('c7_p1', ('TENSOR_QUANT8_SYMM', [], 0.0078125, 0), None)
c7_i2 = Input('c7_i2', ('TENSOR_QUANT8_SYMM', [3, 2], 0.0068359375, 0))
c7_i3 = Input('c7_i3', ('TENSOR_QUANT8_SYMM', [3, 2], 0.0078125, 0))
c7_i4 = Input('c7_i4', ('TENSOR_QUANT8_SYMM', [3, 2], 0.0087890625, 0))
c7_p5 = Parameter('c7_p5', ('TENSOR_QUANT8_SYMM', [], 0.0087890625, 0), None)
c7_i6 = Input('c7_i6', ('TENSOR_QUANT8_SYMM', [3, 3], 0.0068359375, 0))
c7_i7 = Input('c7_i7', ('TENSOR_QUANT8_SYMM', [3, 3], 0.0087890625, 0))
c7_i8 = Input('c7_i8', ('TENSOR_QUANT8_SYMM', [3, 3], 0.0087890625, 0))
c7_p9 = Parameter('c7_p9', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c7_i10 = Input('c7_i10', ('TENSOR_QUANT16_SYMM', [3], 6.103515625e-05, 0))
c7_i11 = Input('c7_i11', ('TENSOR_QUANT16_SYMM', [3], 0.0001220703125, 0))
c7_p12 = Parameter('c7_p12', ('TENSOR_INT32', [], 9.918212890625e-05, 0), None)
c7_i13 = Input('c7_i13', ('TENSOR_INT32', [3], 1.1920928955078125e-07, 0))
c7_i14 = Input('c7_i14', ('TENSOR_INT32', [3], 1.1920928955078125e-07, 0))
c7_i15 = Input('c7_i15', ('TENSOR_INT32', [3], 2.9802322387695312e-08, 0))
c7_p16 = Parameter('c7_p16', ('TENSOR_QUANT8_SYMM', [], 0.0068359375, 0), None)
c7_p17 = Parameter('c7_p17', ('TENSOR_INT32', [], 0.00042724609375, 0), None)
c7_i18 = Input('c7_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.0625, 127))
c7_i19 = Input('c7_i19', ('TENSOR_QUANT16_SYMM', [3, 3], 6.103515625e-05, 0))
c7_p20 = Parameter('c7_p20', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c7_i21 = Input('c7_i21', ('TENSOR_QUANT16_SYMM', [3], 0.0001220703125, 0))
c7_i22 = Input('c7_i22', ('TENSOR_QUANT16_SYMM', [3], 0.0001220703125, 0))
c7_i23 = Input('c7_i23', ('TENSOR_QUANT16_SYMM', [3], 3.0517578125e-05, 0))
c7_p24 = Parameter('c7_p24', ('FLOAT32', []), None)
c7_p25 = Float32Scalar('c7_p25', 0.5)
c7_p26 = Float32Scalar('c7_p26', 0.00024414062)
c7_p27 = Float32Scalar('c7_p27', 0.00024414062)
c7_p28 = Float32Scalar('c7_p28', 0.00024414062)
c7_p29 = Float32Scalar('c7_p29', 0.0009765625)
c7_p30 = Int32Scalar('c7_p30', 127)
c7_p31 = Float32Scalar('c7_p31', 0.0625)
c7_o32 = Output('c7_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.0625, 127))
c7_o33 = Output('c7_o33', ('TENSOR_QUANT16_SYMM', [3, 3], 6.103515625e-05, 0))
c7_o34 = Output('c7_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.0625, 127))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_i3)
c7_model.AddOperand(c7_i4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_i6)
c7_model.AddOperand(c7_i7)
c7_model.AddOperand(c7_i8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_i10)
c7_model.AddOperand(c7_i11)
c7_model.AddOperand(c7_p12)
c7_model.AddOperand(c7_i13)
c7_model.AddOperand(c7_i14)
c7_model.AddOperand(c7_i15)
c7_model.AddOperand(c7_p16)
c7_model.AddOperand(c7_p17)
c7_model.AddOperand(c7_i18)
c7_model.AddOperand(c7_i19)
c7_model.AddOperand(c7_p20)
c7_model.AddOperand(c7_i21)
c7_model.AddOperand(c7_i22)
c7_model.AddOperand(c7_i23)
c7_model.AddOperand(c7_p24)
c7_model.AddOperand(c7_p25)
c7_model.AddOperand(c7_p26)
c7_model.AddOperand(c7_p27)
c7_model.AddOperand(c7_p28)
c7_model.AddOperand(c7_p29)
c7_model.AddOperand(c7_p30)
c7_model.AddOperand(c7_p31)
c7_model.AddOperand(c7_o32)
c7_model.AddOperand(c7_o33)
c7_model.AddOperand(c7_o34)
c7_model.Operation('QUANTIZED_LSTM', c7_i0, c7_p1, c7_i2, c7_i3, c7_i4, c7_p5, c7_i6, c7_i7, c7_i8, c7_p9, c7_i10, c7_i11, c7_p12, c7_i13, c7_i14, c7_i15, c7_p16, c7_p17, c7_i18, c7_i19, c7_p20, c7_i21, c7_i22, c7_i23, c7_p24, c7_p25, c7_p26, c7_p27, c7_p28, c7_p29, c7_p30, c7_p31).To(c7_o32, c7_o33, c7_o34)
c7_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c7_i0: [-119, -11, -70, -21, 9, -50],
    c7_i2: [-110, 73, 127, -55, -37, 37],
    c7_i3: [127, 48, -32, 112, 32, 0],
    c7_i4: [28, 43, -71, 14, -57, 0],
    c7_i6: [-73, -91, -128, 127, 0, 110, -37, -128, -110],
    c7_i7: [-100, 43, 100, -28, -57, -114, 14, -43, 28],
    c7_i8: [-71, -43, 28, -100, 114, -14, 71, 43, 0],
    c7_i10: [6144, 2048, 12288],
    c7_i11: [2048, 5120, -6144],
    c7_i13: [4165263, 4283415, 6131387],
    c7_i14: [-4489912, 1632931, 5508092],
    c7_i15: [-9666698, -12094574, -3171556],
    c7_i18: [127, 127, 127, 115, 121, 113, 127, 127, 117],
    c7_i19: [16384, -16384, 4096, 8192, -8192, 0, 10240, -2048, -4096],
    c7_i21: [-7168, -2048, 4096],
    c7_i22: [7168, -7168, 2048],
    c7_i23: [20480, -20480, 24576],
    c7_o32: [126, 120, 127, 125, 124, 127, 127, 124, 127],
    c7_o33: [-2287, -15219, 5347, -4075, -9550, 1979, 3587, -5663, 377],
    c7_o34: [126, 120, 127, 125, 124, 127, 127, 124, 127],
}, model=c7_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_zero_point_prev_output_highest_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_prev_cell_state_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.0068359375, 0))
c8_p1 = Parameter('c8_p1', ('TENSOR_QUANT8_SYMM', [], 0.0107421875, 0), None)
c8_i2 = Input('c8_i2', ('TENSOR_QUANT8_SYMM', [4, 1], 0.01171875, 0))
c8_i3 = Input('c8_i3', ('TENSOR_QUANT8_SYMM', [4, 1], 0.01171875, 0))
c8_i4 = Input('c8_i4', ('TENSOR_QUANT8_SYMM', [4, 1], 0.0068359375, 0))
c8_p5 = Parameter('c8_p5', ('TENSOR_QUANT8_SYMM', [], 0.005859375, 0), None)
c8_i6 = Input('c8_i6', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009765625, 0))
c8_i7 = Input('c8_i7', ('TENSOR_QUANT8_SYMM', [4, 4], 0.005859375, 0))
c8_i8 = Input('c8_i8', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009765625, 0))
c8_p9 = Parameter('c8_p9', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c8_p10 = Parameter('c8_p10', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c8_p11 = Parameter('c8_p11', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c8_p12 = Parameter('c8_p12', ('TENSOR_INT32', [], 7.343292236328125e-05, 0), None)
c8_i13 = Input('c8_i13', ('TENSOR_INT32', [4], 8.0108642578125e-05, 0))
c8_i14 = Input('c8_i14', ('TENSOR_INT32', [4], 8.0108642578125e-05, 0))
c8_i15 = Input('c8_i15', ('TENSOR_INT32', [4], 4.673004150390625e-05, 0))
c8_p16 = Parameter('c8_p16', ('TENSOR_QUANT8_SYMM', [], 0.0107421875, 0), None)
c8_p17 = Parameter('c8_p17', ('TENSOR_INT32', [], 6.29425048828125e-05, 0), None)
c8_i18 = Input('c8_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.005859375, 17))
c8_p19 = Parameter('c8_p19', ('TENSOR_QUANT16_SYMM', [1, 4], 6.103515625e-05, 0), [10240, -2048, 14336, 2048])
c8_p20 = Parameter('c8_p20', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c8_p21 = Parameter('c8_p21', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c8_p22 = Parameter('c8_p22', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c8_p23 = Parameter('c8_p23', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c8_p24 = Parameter('c8_p24', ('FLOAT32', []), None)
c8_p25 = Parameter('c8_p25', ('FLOAT32', []), None)
c8_p26 = Float32Scalar('c8_p26', 0.00024414062)
c8_p27 = Float32Scalar('c8_p27', 0.00024414062)
c8_p28 = Float32Scalar('c8_p28', 0.00024414062)
c8_p29 = Float32Scalar('c8_p29', 0.00024414062)
c8_p30 = Int32Scalar('c8_p30', 17)
c8_p31 = Float32Scalar('c8_p31', 0.005859375)
c8_o32 = Output('c8_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.005859375, 17))
c8_o33 = Output('c8_o33', ('TENSOR_QUANT16_SYMM', [1, 4], 6.103515625e-05, 0))
c8_o34 = Output('c8_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.005859375, 17))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_i3)
c8_model.AddOperand(c8_i4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_i6)
c8_model.AddOperand(c8_i7)
c8_model.AddOperand(c8_i8)
c8_model.AddOperand(c8_p9)
c8_model.AddOperand(c8_p10)
c8_model.AddOperand(c8_p11)
c8_model.AddOperand(c8_p12)
c8_model.AddOperand(c8_i13)
c8_model.AddOperand(c8_i14)
c8_model.AddOperand(c8_i15)
c8_model.AddOperand(c8_p16)
c8_model.AddOperand(c8_p17)
c8_model.AddOperand(c8_i18)
c8_model.AddOperand(c8_p19)
c8_model.AddOperand(c8_p20)
c8_model.AddOperand(c8_p21)
c8_model.AddOperand(c8_p22)
c8_model.AddOperand(c8_p23)
c8_model.AddOperand(c8_p24)
c8_model.AddOperand(c8_p25)
c8_model.AddOperand(c8_p26)
c8_model.AddOperand(c8_p27)
c8_model.AddOperand(c8_p28)
c8_model.AddOperand(c8_p29)
c8_model.AddOperand(c8_p30)
c8_model.AddOperand(c8_p31)
c8_model.AddOperand(c8_o32)
c8_model.AddOperand(c8_o33)
c8_model.AddOperand(c8_o34)
c8_model.Operation('QUANTIZED_LSTM', c8_i0, c8_p1, c8_i2, c8_i3, c8_i4, c8_p5, c8_i6, c8_i7, c8_i8, c8_p9, c8_p10, c8_p11, c8_p12, c8_i13, c8_i14, c8_i15, c8_p16, c8_p17, c8_i18, c8_p19, c8_p20, c8_p21, c8_p22, c8_p23, c8_p24, c8_p25, c8_p26, c8_p27, c8_p28, c8_p29, c8_p30, c8_p31).To(c8_o32, c8_o33, c8_o34)
c8_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c8_i0: [127],
    c8_i2: [43, 0, -64, 32],
    c8_i3: [64, -75, -32, 32],
    c8_i4: [-73, 127, -128, -91],
    c8_i6: [-90, 26, -64, 90, -51, 64, -13, 102, -26, 77, 51, 0, 13, 38, -38, -102],
    c8_i7: [127, -128, 127, -85, -21, 64, 107, -128, 0, -128, -107, -43, 127, 21, 43, 85],
    c8_i8: [-77, -38, 0, 26, -102, -13, 51, 77, 38, -26, 13, 90, -64, -51, -90, 64],
    c8_i13: [2668, 8065, -992, -11703],
    c8_i14: [-2035, -4665, -8759, -6672],
    c8_i15: [-7465, -3960, -8184, 21187],
    c8_i18: [-90, -4, -68, -128],
    c8_o32: [46, -19, 17, -16],
    c8_o33: [7800, -6161, -425, -4742],
    c8_o34: [46, -19, 17, -16],
}, model=c8_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_prev_cell_state_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_all_weights_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.0126953125, 127))
c9_p1 = Parameter('c9_p1', ('TENSOR_QUANT8_SYMM', [4, 3], 0.005859375, 0), [-107, 85, -128, 64, 43, -85, 107, -128, -43, 0, 127, -21])
c9_p2 = Parameter('c9_p2', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0087890625, 0), [-85, 57, -71, -100, 71, -114, 28, 43, 100, -43, 14, 0])
c9_p3 = Parameter('c9_p3', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0087890625, 0), [-43, 28, 100, -14, -114, 0, 14, 43, -28, -85, 71, -100])
c9_p4 = Parameter('c9_p4', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0078125, 0), [-128, 64, -80, 80, 48, 0, -32, 32, -64, 127, 112, -48])
c9_p5 = Parameter('c9_p5', ('TENSOR_QUANT8_SYMM', [4, 2], 0.005859375, 0), [107, 127, 127, -128, 21, -107, 127, -64])
c9_p6 = Parameter('c9_p6', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0087890625, 0), [114, 100, 14, 0, -100, 28, -85, -114])
c9_p7 = Parameter('c9_p7', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0078125, 0), [127, 64, -16, 96, 32, 112, 0, -128])
c9_p8 = Parameter('c9_p8', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0107421875, 0), [81, -47, -12, -70, -58, -23, -81, 58])
c9_p9 = Parameter('c9_p9', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0), [2048, -7168, 7168, 6144])
c9_p10 = Parameter('c9_p10', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0), [8192, -8192, -3072, 4096])
c9_p11 = Parameter('c9_p11', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0), [-6144, -12288, 10240, -8192])
c9_p12 = Parameter('c9_p12', ('TENSOR_INT32', [4], 5.960464477539063e-08, 0), [14376215, 10956351, 151422, 14774381])
c9_p13 = Parameter('c9_p13', ('TENSOR_INT32', [4], 2.9802322387695312e-08, 0), [-28630590, 11696182, 13595541, -25946548])
c9_p14 = Parameter('c9_p14', ('TENSOR_INT32', [4], 5.960464477539063e-08, 0), [15719259, 2181984, -13198324, 14494867])
c9_p15 = Parameter('c9_p15', ('TENSOR_INT32', [4], 1.1920928955078125e-07, 0), [8036585, -1256928, -6977658, -862727])
c9_p16 = Parameter('c9_p16', ('TENSOR_QUANT8_SYMM', [2, 4], 0.005859375, 0), [-128, 21, 127, 43, -21, 64, -64, -128])
c9_p17 = Parameter('c9_p17', ('TENSOR_INT32', [], 4.57763671875e-05, 0), None)
c9_i18 = Input('c9_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.00390625, 127))
c9_i19 = Input('c9_i19', ('TENSOR_QUANT16_SYMM', [4, 4], 6.103515625e-05, 0))
c9_p20 = Parameter('c9_p20', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0), [-2048, 10240, 14336, 4096])
c9_p21 = Parameter('c9_p21', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0), [-12288, 0, -8192, -24576])
c9_p22 = Parameter('c9_p22', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0), [8192, -16384, 12288, -14336])
c9_p23 = Parameter('c9_p23', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0), [0, -2048, -3072, 1024])
c9_p24 = Float32Scalar('c9_p24', 0.0)
c9_p25 = Parameter('c9_p25', ('FLOAT32', []), None)
c9_p26 = Float32Scalar('c9_p26', 0.00024414062)
c9_p27 = Float32Scalar('c9_p27', 0.0009765625)
c9_p28 = Float32Scalar('c9_p28', 0.00048828125)
c9_p29 = Float32Scalar('c9_p29', 0.0009765625)
c9_p30 = Int32Scalar('c9_p30', -1)
c9_p31 = Float32Scalar('c9_p31', 0.0078125)
c9_o32 = Output('c9_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.00390625, 127))
c9_o33 = Output('c9_o33', ('TENSOR_QUANT16_SYMM', [4, 4], 6.103515625e-05, 0))
c9_o34 = Output('c9_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.00390625, 127))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_p7)
c9_model.AddOperand(c9_p8)
c9_model.AddOperand(c9_p9)
c9_model.AddOperand(c9_p10)
c9_model.AddOperand(c9_p11)
c9_model.AddOperand(c9_p12)
c9_model.AddOperand(c9_p13)
c9_model.AddOperand(c9_p14)
c9_model.AddOperand(c9_p15)
c9_model.AddOperand(c9_p16)
c9_model.AddOperand(c9_p17)
c9_model.AddOperand(c9_i18)
c9_model.AddOperand(c9_i19)
c9_model.AddOperand(c9_p20)
c9_model.AddOperand(c9_p21)
c9_model.AddOperand(c9_p22)
c9_model.AddOperand(c9_p23)
c9_model.AddOperand(c9_p24)
c9_model.AddOperand(c9_p25)
c9_model.AddOperand(c9_p26)
c9_model.AddOperand(c9_p27)
c9_model.AddOperand(c9_p28)
c9_model.AddOperand(c9_p29)
c9_model.AddOperand(c9_p30)
c9_model.AddOperand(c9_p31)
c9_model.AddOperand(c9_o32)
c9_model.AddOperand(c9_o33)
c9_model.AddOperand(c9_o34)
c9_model.Operation('QUANTIZED_LSTM', c9_i0, c9_p1, c9_p2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8, c9_p9, c9_p10, c9_p11, c9_p12, c9_p13, c9_p14, c9_p15, c9_p16, c9_p17, c9_i18, c9_i19, c9_p20, c9_p21, c9_p22, c9_p23, c9_p24, c9_p25, c9_p26, c9_p27, c9_p28, c9_p29, c9_p30, c9_p31).To(c9_o32, c9_o33, c9_o34)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [127, 127, 107, 58, 127, 78, 127, 48, 68, 127, 127, 127],
    c9_i18: [-65, 127, 127, 127, -97, 127, 127, -33],
    c9_i19: [
        4096, 10240, -8192, 2048, -16384, 8192, -14336, -2048, 12288, 16384, 6144, -10240, -12288, 0, 14336,
        -4096
    ],
    c9_o32: [81, 127, 91, 127, 77, 108, 92, 127],
    c9_o33: [
        2648, 2953, -9694, 1277, -487, 9046, -12811, -7059, 5619, 2104, -5542, 4297, 2729, 7325, -2308, -6922
    ],
    c9_o34: [81, 127, 91, 127, 77, 108, 92, 127],
}, model=c9_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_constant_all_weights_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 17], 0.0126953125, 127))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_SYMM', [4, 17], 0.005859375, 0))
c10_i2 = Input('c10_i2', ('TENSOR_QUANT8_SYMM', [4, 17], 0.0068359375, 0))
c10_i3 = Input('c10_i3', ('TENSOR_QUANT8_SYMM', [4, 17], 0.0078125, 0))
c10_i4 = Input('c10_i4', ('TENSOR_QUANT8_SYMM', [4, 17], 0.0078125, 0))
c10_i5 = Input('c10_i5', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0078125, 0))
c10_i6 = Input('c10_i6', ('TENSOR_QUANT8_SYMM', [4, 3], 0.0068359375, 0))
c10_i7 = Input('c10_i7', ('TENSOR_QUANT8_SYMM', [4, 3], 0.005859375, 0))
c10_i8 = Input('c10_i8', ('TENSOR_QUANT8_SYMM', [4, 3], 0.01171875, 0))
c10_p9 = Parameter('c10_p9', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c10_p10 = Parameter('c10_p10', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c10_p11 = Parameter('c10_p11', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c10_i12 = Input('c10_i12', ('TENSOR_INT32', [4], 5.960464477539063e-08, 0))
c10_i13 = Input('c10_i13', ('TENSOR_INT32', [4], 1.1920928955078125e-07, 0))
c10_i14 = Input('c10_i14', ('TENSOR_INT32', [4], 2.9802322387695312e-08, 0))
c10_i15 = Input('c10_i15', ('TENSOR_INT32', [4], 1.1920928955078125e-07, 0))
c10_i16 = Input('c10_i16', ('TENSOR_QUANT8_SYMM', [3, 4], 0.0107421875, 0))
c10_i17 = Input('c10_i17', ('TENSOR_INT32', [3], 0.0001049041748046875, 0))
c10_i18 = Input('c10_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.015625, 0))
c10_i19 = Input('c10_i19', ('TENSOR_QUANT16_SYMM', [4, 4], 0.001953125, 0))
c10_i20 = Input('c10_i20', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0))
c10_i21 = Input('c10_i21', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c10_i22 = Input('c10_i22', ('TENSOR_QUANT16_SYMM', [4], 3.0517578125e-05, 0))
c10_i23 = Input('c10_i23', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0))
c10_p24 = Float32Scalar('c10_p24', 0.0)
c10_p25 = Float32Scalar('c10_p25', 0.0)
c10_p26 = Float32Scalar('c10_p26', 0.00048828125)
c10_p27 = Float32Scalar('c10_p27', 0.00024414062)
c10_p28 = Float32Scalar('c10_p28', 0.0009765625)
c10_p29 = Float32Scalar('c10_p29', 0.00024414062)
c10_p30 = Int32Scalar('c10_p30', -1)
c10_p31 = Float32Scalar('c10_p31', 0.009765625)
c10_o32 = Output('c10_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.015625, 0))
c10_o33 = Output('c10_o33', ('TENSOR_QUANT16_SYMM', [4, 4], 0.001953125, 0))
c10_o34 = Output('c10_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.015625, 0))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_i4)
c10_model.AddOperand(c10_i5)
c10_model.AddOperand(c10_i6)
c10_model.AddOperand(c10_i7)
c10_model.AddOperand(c10_i8)
c10_model.AddOperand(c10_p9)
c10_model.AddOperand(c10_p10)
c10_model.AddOperand(c10_p11)
c10_model.AddOperand(c10_i12)
c10_model.AddOperand(c10_i13)
c10_model.AddOperand(c10_i14)
c10_model.AddOperand(c10_i15)
c10_model.AddOperand(c10_i16)
c10_model.AddOperand(c10_i17)
c10_model.AddOperand(c10_i18)
c10_model.AddOperand(c10_i19)
c10_model.AddOperand(c10_i20)
c10_model.AddOperand(c10_i21)
c10_model.AddOperand(c10_i22)
c10_model.AddOperand(c10_i23)
c10_model.AddOperand(c10_p24)
c10_model.AddOperand(c10_p25)
c10_model.AddOperand(c10_p26)
c10_model.AddOperand(c10_p27)
c10_model.AddOperand(c10_p28)
c10_model.AddOperand(c10_p29)
c10_model.AddOperand(c10_p30)
c10_model.AddOperand(c10_p31)
c10_model.AddOperand(c10_o32)
c10_model.AddOperand(c10_o33)
c10_model.AddOperand(c10_o34)
c10_model.Operation('QUANTIZED_LSTM', c10_i0, c10_i1, c10_i2, c10_i3, c10_i4, c10_i5, c10_i6, c10_i7, c10_i8, c10_p9, c10_p10, c10_p11, c10_i12, c10_i13, c10_i14, c10_i15, c10_i16, c10_i17, c10_i18, c10_i19, c10_i20, c10_i21, c10_i22, c10_i23, c10_p24, c10_p25, c10_p26, c10_p27, c10_p28, c10_p29, c10_p30, c10_p31).To(c10_o32, c10_o33, c10_o34)
c10_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c10_i0: [
        127, 107, 127, 127, 127, 127, 117, 68, 127, 127, 48, 58, 97, 78, 127, 127, 88, 127, 107, 127, 127, 58,
        127, 48, 68, 127, 127, 127, 88, 78, 127, 97, 117, 127, 127, 68, 127, 127, 127, 127, 97, 78, 117, 48,
        127, 127, 88, 127, 107, 58, 127, 88, 117, 127, 127, 127, 97, 48, 78, 107, 58, 127, 127, 127, 68, 127,
        127, 127
    ],
    c10_i1: [
        -128, -128, 127, -85, 127, -64, 107, -21, 64, 85, 43, -107, -43, 0, -128, 21, 127, -128, -43, 0, -128,
        -107, 43, 85, 64, -64, -21, 127, 107, -128, -85, 127, 127, 21, 21, -128, 0, -64, -128, -21, -128, 43,
        85, 127, 127, -43, 127, 64, -85, 107, -107, -107, 127, 107, -128, 0, 85, -128, 64, 43, -21, 127, -85,
        -43, -64, -128, 127, 21
    ],
    c10_i2: [
        -128, 127, -128, 55, 0, -91, -18, 73, 127, 37, -37, 110, -55, 18, -73, 91, -110, 91, 127, 110, 0, -55,
        -73, -18, 73, -128, 127, -128, 18, -110, -37, 37, -91, 55, -55, 127, 110, -128, 37, 91, -73, 55, 18,
        127, 0, -110, -18, 73, -128, -91, -37, 37, 110, 91, -128, 0, -55, 127, -37, -73, 73, -110, -128, -91,
        -18, 127, 55, 18
    ],
    c10_i3: [
        48, 64, 96, 80, 32, -64, -96, -48, -80, 127, 0, 16, 112, -32, -16, -128, -112, 64, -80, 0, -48, -32,
        80, 32, 112, -112, -96, 127, 96, -64, 16, -128, 48, -16, 127, -48, -32, -64, -16, 112, -96, 64, 48,
        32, 0, 96, 16, -128, -80, 80, -112, 80, -32, 64, -96, 96, -16, 48, 127, 16, -48, -112, 32, -64, 0,
        112, -128, -80
    ],
    c10_i4: [
        -112, -64, 80, 0, 127, -16, 96, 112, 64, 48, -128, -80, 32, 16, -32, -96, -48, 64, 127, 32, -96, 16,
        -128, 80, 0, -48, -64, -16, -80, 112, 48, -112, -32, 96, 0, 64, 32, -16, -48, 16, -80, -112, 80, 48,
        -32, 96, -64, -96, 112, -128, 127, -16, 112, 16, 96, -32, -64, -128, 64, -80, -48, 48, -96, 80, 127,
        -112, 0, 32
    ],
    c10_i5: [112, -48, -64, 16, -80, 127, 64, -128, 0, -96, -112, -16],
    c10_i6: [-128, 73, 91, -91, -18, -55, 110, -110, -37, 18, -73, 127],
    c10_i7: [64, -85, 21, 85, -128, -107, -43, 127, 0, -64, 127, 107],
    c10_i8: [-11, 21, -53, -43, 11, 43, -32, 0, 32, 75, -75, -85],
    c10_i12: [10793981, 11935663, -16613049, -5198634],
    c10_i13: [-5839314, 6435309, -1592359, 5619685],
    c10_i14: [-10582782, -25290796, -609554, 1306765],
    c10_i15: [-5218537, 6127529, 5819280, 2083051],
    c10_i16: [-35, -58, 47, 35, 12, -81, 58, -47, 0, 93, 70, -23],
    c10_i17: [9406, 9026, -5853],
    c10_i18: [24, -40, 64, -8, 16, 56, -24, -32, 8, 0, -16, -48],
    c10_i19: [384, -512, -384, 448, -64, 0, 256, -448, -192, -128, 512, -320, 128, 64, -256, 192],
    c10_i20: [10240, 14336, -14336, 8192],
    c10_i21: [-6144, -2048, -5120, 6144],
    c10_i22: [-20480, 32767, -16384, 28672],
    c10_i23: [6144, 4096, 5120, 3072],
    c10_o32: [88, 73, -95, 74, 101, -52, 75, 76, -6, 52, 61, -43],
    c10_o33: [-90, -780, -172, 455, -146, -336, 79, -488, -118, 96, 359, -43, -183, 8, -121, -218],
    c10_o34: [88, 73, -95, 74, 101, -52, 75, 76, -6, 52, 61, -43],
}, model=c10_model, name='default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
