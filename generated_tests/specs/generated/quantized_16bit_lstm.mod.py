from math import inf, nan

import numpy as np

# quantized_16bit_lstm_default_QUANT8_ASYMM_INT32_QUANT16_SYMM_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.0078125, 128))
c0_i1 = Input('c0_i1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 255))
c0_p2 = Parameter('c0_p2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 255), [255, 254, 253, 254, 254, 255])
c0_p3 = Parameter('c0_p3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 255), [255, 255, 255, 254, 255, 254])
c0_i4 = Input('c0_i4', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 255))
c0_p5 = Parameter('c0_p5', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 255), [255, 254, 254, 255])
c0_p6 = Parameter('c0_p6', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 255), [255, 255, 254, 255])
c0_i7 = Input('c0_i7', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 255))
c0_i8 = Input('c0_i8', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 255))
c0_i9 = Input('c0_i9', ('TENSOR_INT32', [2], 0.00390625, 0))
c0_i10 = Input('c0_i10', ('TENSOR_INT32', [2], 0.00390625, 0))
c0_p11 = Parameter('c0_p11', ('TENSOR_INT32', [2], 0.00390625, 0), [18, -50])
c0_i12 = Input('c0_i12', ('TENSOR_INT32', [2], 0.00390625, 0))
c0_i13 = Input('c0_i13', ('TENSOR_QUANT16_SYMM', [4, 2], 0.00048828125, 0))
c0_i14 = Input('c0_i14', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.0078125, 128))
c0_o15 = Output('c0_o15', ('TENSOR_QUANT16_SYMM', [4, 2], 0.00048828125, 0))
c0_o16 = Output('c0_o16', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.0078125, 128))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_i7)
c0_model.AddOperand(c0_i8)
c0_model.AddOperand(c0_i9)
c0_model.AddOperand(c0_i10)
c0_model.AddOperand(c0_p11)
c0_model.AddOperand(c0_i12)
c0_model.AddOperand(c0_i13)
c0_model.AddOperand(c0_i14)
c0_model.AddOperand(c0_o15)
c0_model.AddOperand(c0_o16)
c0_model.Operation('QUANTIZED_16BIT_LSTM', c0_i0, c0_i1, c0_p2, c0_p3, c0_i4, c0_p5, c0_p6, c0_i7, c0_i8, c0_i9, c0_i10, c0_p11, c0_i12, c0_i13, c0_i14).To(c0_o15, c0_o16)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i0: [144, 208, 224, 255, 48, 16, 240, 176, 128, 192, 0, 96],
    c0_i1: [255, 255, 255, 253, 255, 255],
    c0_i4: [254, 255, 253, 255, 255, 255],
    c0_i7: [254, 254, 253, 255],
    c0_i8: [254, 255, 255, 255],
    c0_i9: [153, -45],
    c0_i10: [-28, -83],
    c0_i12: [-125, -228],
    c0_i13: [1792, 256, -1024, 1280, -1792, 0, 1024, -256],
    c0_i14: [176, 32, 64, 160, 0, 96, 128, 16],
    c0_o15: [751, -101, -649, -195, -1793, -531, 1175, -223],
    c0_o16: [149, 126, 116, 124, 98, 119, 165, 124],
}, model=c0_model, name='default_QUANT8_ASYMM_INT32_QUANT16_SYMM_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_16bit_lstm_default_QUANT8_ASYMM_INT32_QUANT16_SYMM_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.0078125, 128), [48, 144, 0, 32])
c1_p1 = Parameter('c1_p1', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.375, 0), [3, 2, 0, 1])
c1_i2 = Input('c1_i2', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.375, 0))
c1_i3 = Input('c1_i3', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.375, 0))
c1_p4 = Parameter('c1_p4', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.375, 0), [0, 2, 0, 2])
c1_i5 = Input('c1_i5', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.375, 0))
c1_i6 = Input('c1_i6', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.375, 0))
c1_p7 = Parameter('c1_p7', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.375, 0), [0, 3, 0, 1, 0, 0, 0, 2, 1, 0, 0, 0, 1, 2, 2, 0])
c1_p8 = Parameter('c1_p8', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.375, 0), [3, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 2, 0, 2, 1])
c1_p9 = Parameter('c1_p9', ('TENSOR_INT32', [4], 0.0029296875, 0), [150, 143, -124, -107])
c1_p10 = Parameter('c1_p10', ('TENSOR_INT32', [4], 0.0029296875, 0), [231, -228, 197, 80])
c1_i11 = Input('c1_i11', ('TENSOR_INT32', [4], 0.0029296875, 0))
c1_p12 = Parameter('c1_p12', ('TENSOR_INT32', [4], 0.0029296875, 0), [234, 336, -152, -52])
c1_p13 = Parameter('c1_p13', ('TENSOR_QUANT16_SYMM', [4, 4], 0.00048828125, 0), [-2048, -256, 1024, -1536, -1280, 512, 1280, 768, 0, -512, 1536, -768, 2048, 1792, -1792, -1024])
c1_p14 = Parameter('c1_p14', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.0078125, 128), [32, 0, 64, 176, 112, 144, 16, 128, 255, 96, 224, 80, 208, 48, 240, 192])
c1_o15 = Output('c1_o15', ('TENSOR_QUANT16_SYMM', [4, 4], 0.00048828125, 0))
c1_o16 = Output('c1_o16', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.0078125, 128))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_i5)
c1_model.AddOperand(c1_i6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_i11)
c1_model.AddOperand(c1_p12)
c1_model.AddOperand(c1_p13)
c1_model.AddOperand(c1_p14)
c1_model.AddOperand(c1_o15)
c1_model.AddOperand(c1_o16)
c1_model.Operation('QUANTIZED_16BIT_LSTM', c1_p0, c1_p1, c1_i2, c1_i3, c1_p4, c1_i5, c1_i6, c1_p7, c1_p8, c1_p9, c1_p10, c1_i11, c1_p12, c1_p13, c1_p14).To(c1_o15, c1_o16)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i2: [0, 2, 0, 0],
    c1_i3: [0, 1, 2, 0],
    c1_i5: [1, 1, 2, 0, 0, 0, 2, 3, 0, 0, 0, 0, 2, 0, 1, 0],
    c1_i6: [0, 0, 0, 2, 2, 1, 0, 0, 0, 0, 2, 0, 0, 3, 1, 0],
    c1_i11: [279, 128, -78, -200],
    c1_o15: [-1350, 39, 317, -947, -214, -36, 696, -50, 914, 827, 320, -766, 2828, 1979, -1056, -1093],
    c1_o16: [91, 130, 133, 116, 119, 126, 143, 127, 149, 163, 139, 116, 180, 205, 97, 104],
}, model=c1_model, name='default_QUANT8_ASYMM_INT32_QUANT16_SYMM_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_16bit_lstm_default_QUANT8_ASYMM_INT32_QUANT16_SYMM_tail_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.0078125, 128))
c2_i1 = Input('c2_i1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0224609375, 114))
c2_i2 = Input('c2_i2', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0224609375, 114))
c2_i3 = Input('c2_i3', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0224609375, 114))
c2_i4 = Input('c2_i4', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0224609375, 114))
c2_i5 = Input('c2_i5', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.0224609375, 114))
c2_i6 = Input('c2_i6', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.0224609375, 114))
c2_i7 = Input('c2_i7', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.0224609375, 114))
c2_i8 = Input('c2_i8', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.0224609375, 114))
c2_i9 = Input('c2_i9', ('TENSOR_INT32', [2], 0.00017547607421875, 0))
c2_i10 = Input('c2_i10', ('TENSOR_INT32', [2], 0.00017547607421875, 0))
c2_i11 = Input('c2_i11', ('TENSOR_INT32', [2], 0.00017547607421875, 0))
c2_i12 = Input('c2_i12', ('TENSOR_INT32', [2], 0.00017547607421875, 0))
c2_i13 = Input('c2_i13', ('TENSOR_QUANT16_SYMM', [3, 2], 0.00048828125, 0))
c2_i14 = Input('c2_i14', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.0078125, 128))
c2_o15 = Output('c2_o15', ('TENSOR_QUANT16_SYMM', [3, 2], 0.00048828125, 0))
c2_o16 = Output('c2_o16', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.0078125, 128))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_i4)
c2_model.AddOperand(c2_i5)
c2_model.AddOperand(c2_i6)
c2_model.AddOperand(c2_i7)
c2_model.AddOperand(c2_i8)
c2_model.AddOperand(c2_i9)
c2_model.AddOperand(c2_i10)
c2_model.AddOperand(c2_i11)
c2_model.AddOperand(c2_i12)
c2_model.AddOperand(c2_i13)
c2_model.AddOperand(c2_i14)
c2_model.AddOperand(c2_o15)
c2_model.AddOperand(c2_o16)
c2_model.Operation('QUANTIZED_16BIT_LSTM', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_i5, c2_i6, c2_i7, c2_i8, c2_i9, c2_i10, c2_i11, c2_i12, c2_i13, c2_i14).To(c2_o15, c2_o16)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        80, 224, 48, 96, 16, 255, 208, 0, 240, 32, 144, 64, 160, 128, 192, 176, 112, 144, 160, 208, 176, 96,
        224, 48, 240, 0, 80, 64, 255, 192, 16, 112, 128, 32, 16, 64, 128, 160, 112, 144, 48, 176, 96, 240, 0,
        192, 80, 224, 32, 255, 208
    ],
    c2_i1: [
        69, 120, 142, 75, 147, 81, 136, 153, 92, 108, 159, 86, 125, 97, 103, 131, 114, 97, 69, 125, 92, 86,
        159, 142, 147, 114, 75, 103, 153, 120, 81, 131, 136, 108
    ],
    c2_i2: [
        153, 136, 120, 69, 103, 159, 81, 147, 125, 86, 131, 142, 114, 92, 108, 75, 97, 69, 142, 131, 97, 114,
        108, 92, 159, 147, 103, 153, 86, 75, 120, 81, 125, 136
    ],
    c2_i3: [
        92, 136, 142, 159, 120, 131, 114, 97, 153, 69, 81, 75, 103, 108, 125, 86, 147, 114, 159, 120, 153, 97,
        142, 86, 69, 125, 81, 131, 92, 108, 136, 103, 75, 147
    ],
    c2_i4: [
        108, 92, 114, 147, 120, 97, 75, 159, 103, 131, 125, 136, 69, 86, 153, 81, 142, 125, 97, 92, 136, 114,
        153, 103, 142, 69, 75, 120, 81, 108, 131, 159, 147, 86
    ],
    c2_i5: [120, 103, 142, 86],
    c2_i6: [159, 147, 86, 81],
    c2_i7: [86, 142, 92, 136],
    c2_i8: [108, 114, 131, 86],
    c2_i9: [1970, 1296],
    c2_i10: [-1659, -3250],
    c2_i11: [1380, -1101],
    c2_i12: [-122, -3027],
    c2_i13: [1536, 1792, -768, 1024, -1280, 512],
    c2_i14: [255, 192, 96, 128, 144, 16],
    c2_o15: [1347, 432, -466, 480, -930, -1033],
    c2_o16: [141, 134, 112, 143, 82, 75],
}, model=c2_model, name='default_QUANT8_ASYMM_INT32_QUANT16_SYMM_tail_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
