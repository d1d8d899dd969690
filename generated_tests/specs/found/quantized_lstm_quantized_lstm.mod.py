from math import inf, nan

import numpy as np

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0126953125, -60))
c0_p1 = Parameter('c0_p1', ('TENSOR_QUANT8_SYMM', [], 0.009765625, 0), None)
c0_p2 = Parameter('c0_p2', ('TENSOR_QUANT8_SYMM', [17, 17], 0.0087890625, 0), [
        -71, 28, 100, 43, -43, -85, -100, 114, 0, 14, 71, 85, -114, -14, 57, -28, -57, -114, 57, 114, -71,
        -85, 14, -14, -28, 85, 71, -57, 100, 43, 28, -43, -100, 0, -71, -85, 57, 114, 71, -57, 43, -14, 100,
        -100, -43, 28, 14, 85, 0, -114, -28, -100, -14, -57, -114, 71, 14, -85, 85, 100, 43, 57, -71, -43,
        114, -28, 0, 28, 28, -85, 100, 71, -28, 14, -114, 57, -14, -100, 0, 43, -57, -43, -71, 114, 85, -57,
        -100, 14, 100, -43, 28, 71, 57, -71, 85, -114, 0, -28, 43, -14, -85, 114, -114, 43, 114, 85, 100, 0,
        71, -100, -57, -43, -71, 14, 28, -28, -14, 57, -85, 71, 14, -100, 85, 28, 43, 57, -85, 0, -43, 114,
        -14, -57, -28, 100, -114, -71, 14, 0, 71, 100, 114, -85, -14, -100, -43, -114, 85, -28, -71, 57, 43,
        -57, 28, 100, -100, -43, -114, -71, 43, -85, 57, 28, -28, 85, -14, -57, 14, 71, 0, 114, 71, 0, 57, 85,
        14, 28, -85, -28, -100, -57, -114, 100, 43, -43, 114, -14, -71, 114, -85, -28, -14, 0, 14, -71, 43,
        57, -57, -43, 85, 71, -100, 100, 28, -114, 57, -114, -14, 71, 0, 85, -57, -85, -100, 43, 14, -28, -43,
        114, 28, 100, -71, 28, -14, -85, 114, -114, 0, 57, 100, -57, -28, -100, -43, 85, 43, -71, 71, 14, 28,
        57, -43, -28, 0, 43, -85, 114, 14, -71, -114, -57, 100, 71, 85, -100, -14, 71, -43, 114, -28, -14, 57,
        43, 14, -114, 0, 100, -71, -100, -57, 28, 85, -85, -28, -71, -114, -85, -43, 28, 71, 85, -57, 114,
        100, -100, 0, 14, 43, -14, 57
    ])
c0_p3 = Parameter('c0_p3', ('TENSOR_QUANT8_SYMM', [17, 17], 0.005859375, 0), [
        -107, 127, -64, 43, -85, -128, 85, 107, 127, 0, -21, 21, -128, 127, -128, -43, 64, 43, -43, -107,
        -128, 127, 127, -128, -64, 127, 21, 107, -21, 85, -128, 64, -85, 0, 21, -107, -21, 107, 127, -128, 0,
        -128, 127, -64, 127, 43, -128, -85, 85, -43, 64, 127, -64, 85, -107, 43, 21, 107, -21, -128, -85, 127,
        -128, -128, 127, 0, 64, -43, 43, -128, -128, 64, 0, 107, -64, 127, 21, 127, -85, -128, -21, -43, -107,
        127, 85, -107, -21, -85, -43, 107, 64, 43, 127, -128, -128, 127, 127, 21, 0, 85, -64, -128, -43, 43,
        -21, -128, -64, 107, 127, -128, 0, 85, 127, -107, -85, 21, -128, 127, 64, 0, 107, 127, -128, 127, -21,
        -107, 64, 21, -128, -85, 43, -128, 85, 127, -64, -43, 127, -128, -128, 64, 127, -21, 85, -107, -43, 0,
        -64, -85, 21, 43, 107, -128, 127, -43, -128, 85, 64, -128, 127, 127, -107, -85, 107, 21, 43, 127, -21,
        -64, 0, -128, 43, 127, -85, 64, -107, -128, 21, -128, -21, -43, 0, 127, -128, 107, -64, 85, 127, -107,
        85, 43, 107, -128, 127, 21, -128, -43, -85, -128, 127, -64, 0, 127, 64, -21, 0, 85, -128, 127, -64,
        -21, -107, 127, 127, 21, 107, 64, -128, 43, -128, -85, -43, -21, -128, -43, 107, -85, 127, 64, 127,
        21, -128, -107, 0, 43, -128, 85, 127, -64, 127, 64, 85, 107, -21, 43, 0, -85, -128, -64, 127, -128,
        21, -128, 127, -43, -107, 43, -85, -128, 85, -107, -128, -43, 0, -64, 127, -21, 21, 127, 64, 107,
        -128, 127, 0, 43, 127, 64, 85, -21, 127, -128, -107, 21, -85, 107, -128, -43, -64, -128, 127
    ])
c0_p4 = Parameter('c0_p4', ('TENSOR_QUANT8_SYMM', [17, 17], 0.005859375, 0), [
        127, 127, -21, 21, 64, 0, -64, 127, -128, -128, 85, -85, 107, 43, -128, -43, -107, 127, -128, 21, -21,
        -85, -43, -128, 43, 64, -64, 127, 127, -128, 0, -107, 85, 107, -107, -85, -128, -128, 127, 107, -64,
        43, 64, 85, -43, -21, 21, 127, 127, -128, 0, -128, -85, 0, -43, -21, -128, -64, 64, 21, -107, 127,
        107, -128, 127, 85, 127, 43, -128, 127, 64, 107, 127, 0, -21, -85, 43, -43, -128, 21, 127, -64, -128,
        -107, 85, -21, -107, -43, 127, -64, 0, -128, -85, 107, -128, 127, 127, 64, 43, -128, 21, 85, 107, -85,
        -128, -128, -107, 0, 127, -21, 127, -64, -43, 64, 43, 85, -128, 127, 21, -64, 127, -43, -128, -85, 85,
        -107, 21, -128, 43, 107, 64, -21, 127, -128, 127, 0, 85, -107, -64, 127, -128, -43, 127, 43, 21, -85,
        -21, -128, 127, 0, -128, 107, 64, 85, -64, 127, 127, 127, -128, 107, 0, -85, 21, -21, 43, -107, -128,
        64, -128, -43, -85, -128, -21, 85, 127, 43, -128, 0, 127, -107, 127, 64, -64, 21, -43, 107, -128,
        -107, -128, -43, 127, 21, -21, -128, 127, -85, -128, 0, -64, 43, 64, 127, 107, 85, -85, 64, -21, -107,
        127, 107, -128, 127, 85, -128, -128, -64, 0, 127, 21, 43, -43, 127, -64, 0, 85, 43, 64, -43, -107,
        -128, -128, 107, -85, 127, -21, 127, -128, 21, -128, 127, 85, 107, 0, -85, -128, -128, -64, -107, 43,
        64, -43, -21, 127, 127, 21, -21, -128, -43, -128, 127, -85, 64, 0, 107, 127, -64, 21, 127, 43, -107,
        85, -128, 0, -107, -128, 127, 107, 127, 127, -128, 85, 21, -43, -64, -21, -85, -128, 64, 43
    ])
c0_p5 = Parameter('c0_p5', ('TENSOR_QUANT8_SYMM', [], 0.0107421875, 0), None)
c0_p6 = Parameter('c0_p6', ('TENSOR_QUANT8_SYMM', [17, 17], 0.009765625, 0), [
        -51, 64, 0, -77, 102, 13, 26, 38, 77, -90, -26, -102, -64, -38, -13, 51, 90, -64, 38, -26, -38, -90,
        26, 51, 13, -13, 0, 64, -77, 102, 77, 90, -102, -51, 13, 51, 38, -90, -51, 0, -26, 102, 90, -13, -64,
        -102, 26, -77, -38, 77, 64, -26, 38, -90, -102, -51, 90, 102, 13, -13, 26, 77, 64, -64, 0, -38, 51,
        -77, -90, -64, -102, -26, 90, 38, 0, 13, -38, -51, 26, 102, -77, 77, 51, 64, -13, -13, -26, -64, -90,
        -77, 64, 77, 51, 13, -51, 90, 38, 102, -102, 0, -38, 26, 38, -64, -77, -51, 26, -102, -90, -38, 64,
        -26, -13, 13, 77, 51, 0, 102, 90, 77, -77, -26, 102, 64, 51, -102, 38, -64, -90, 90, -51, 13, 0, 26,
        -38, -13, -77, 26, -102, 64, 0, -51, 90, -38, -13, -26, 51, -90, 38, -64, 77, 102, 13, -26, 38, 77,
        -51, 90, -77, 64, -13, -102, 26, 51, 13, 102, -64, -38, 0, -90, 102, -51, 77, -102, -90, -64, 90, 26,
        -77, -26, 51, 0, -13, 38, 64, 13, -38, 26, -13, 90, -77, 0, 102, -64, 13, -38, -102, 51, -26, -90, 38,
        64, -51, 77, -77, -90, 64, -26, -38, 90, 26, 13, 102, -13, -51, -102, 77, 38, 0, 51, -64, -38, 26, 38,
        -90, -51, 102, -64, 51, 0, -102, -77, 13, 90, 77, -26, -13, 64, 51, 13, 38, -26, 102, -13, 0, 90,
        -102, -38, 64, -90, 26, -64, 77, -51, -77, -13, -38, 26, 0, -26, -77, 51, -51, -102, 13, 77, -90, 90,
        102, 38, -64, 64, 38, 90, 64, -90, -51, -26, 51, 13, -77, -13, 0, -102, 26, -64, 102, -38, 77
    ])
c0_p7 = Parameter('c0_p7', ('TENSOR_QUANT8_SYMM', [17, 17], 0.005859375, 0), [
        107, -128, 43, -21, 0, 85, -107, -85, -64, 127, 64, -43, -128, -128, 127, 21, 127, 21, 0, -128, 127,
        -128, 107, 127, -64, 64, -43, -107, 127, -128, 43, -85, -21, 85, 107, 127, -128, -64, -85, 0, 85, 64,
        127, 43, -128, 127, 21, -43, -107, -21, -128, -21, 127, 43, 127, 21, -107, 85, 107, -128, -43, 0,
        -128, -85, -64, 64, 127, -128, 43, -107, -43, 107, 21, 127, 64, 127, -128, 127, -21, 0, -64, -128,
        -85, 85, -128, 127, -128, 85, -107, 0, 127, -128, -43, 43, 64, -128, -85, 127, -21, -64, 21, 107,
        -128, 0, 21, 43, 107, 64, -107, -128, -43, 127, 127, -64, 85, -128, -21, 127, -85, 21, 85, -43, 64,
        -64, -21, -107, 127, 127, 127, 107, 0, -128, -128, -85, 43, -128, 43, -128, 127, -64, 107, -85, -128,
        -107, -128, 85, -21, 64, 127, 21, 0, 127, -43, 127, 85, -128, 21, -85, -107, -64, 64, 43, 0, 127, -21,
        127, -43, 107, -128, -128, -21, 127, 43, -128, 127, -64, 127, 85, 107, -107, -128, -43, -85, 0, -128,
        64, 21, 107, 85, -64, -85, 0, 127, 21, -128, 43, 127, -128, -43, -128, 127, 64, -107, -21, 127, -43,
        64, -21, -128, -128, -128, -85, 21, 85, 107, -64, 43, 127, -107, 127, 0, 21, 43, -128, -107, -128,
        127, -128, 127, -43, 64, 0, 107, -21, -85, 127, -64, 85, -128, -85, 107, -128, 127, -64, -107, 0, -21,
        -128, 64, 43, 21, 85, 127, 127, -43, -85, 107, 85, 0, 43, -21, -64, 21, 127, 127, -128, -43, 127,
        -107, -128, -128, 64, -21, 85, 127, -128, -64, -128, 127, -128, 127, -85, 107, 43, 21, 0, -43, -107,
        64
    ])
c0_p8 = Parameter('c0_p8', ('TENSOR_QUANT8_SYMM', [17, 17], 0.0087890625, 0), [
        -14, -43, 85, 43, 14, 57, -28, 0, -57, -71, -85, -100, -114, 114, 28, 100, 71, -71, -14, 100, 114, 85,
        71, 0, -114, 14, 28, -28, -100, -57, -85, 57, 43, -43, 0, -28, -71, 71, 14, -85, -14, 100, 28, 114,
        -43, 57, -57, -114, 85, -100, 43, 57, -57, 28, 14, -28, 0, -14, 85, -71, -43, 100, 71, 43, -100, 114,
        -114, -85, -100, -28, 43, -43, 71, -114, 0, 28, -57, -14, 114, 85, 14, -71, 100, -85, 57, -57, 85,
        -28, 57, -43, -100, -14, 114, 100, -114, 0, 28, 14, 43, -71, -85, 71, -43, -114, -57, -85, -71, 43,
        85, -28, 0, 28, 100, -100, 57, 71, 114, -14, 14, 85, 14, 100, 71, -14, -28, -57, -100, 57, 114, -114,
        0, -85, 28, -71, 43, -43, 100, -57, 14, -14, 71, -71, 0, -85, 57, 43, -28, -100, 114, 85, -43, -114,
        28, 85, -85, -71, 100, -57, -43, -28, -14, 28, 0, -100, -114, 71, 43, 114, 14, 57, 114, -114, 100, 14,
        0, -57, 43, 57, 85, -43, 71, -71, -14, 28, -28, -85, -100, -28, 14, -14, -43, 28, 85, 57, 71, 114,
        -100, 0, -71, -85, -57, 43, -114, 100, 85, 0, 114, -114, 43, -100, 71, -71, -85, -14, -57, 14, -43,
        -28, 100, 28, 57, -71, 71, 14, 43, -57, 57, 28, -43, 0, 114, -114, -14, -85, 100, 85, -28, -100, -71,
        -14, -114, 57, -100, 43, -28, 100, 114, -57, 0, 85, 71, 28, -43, -85, 14, -100, -28, -43, -114, 114,
        -14, 85, 57, 14, 100, 43, -85, -57, 71, 0, -71, 28, -85, -43, 14, 57, 0, 71, -57, 85, 100, -100, 43,
        28, -14, 114, -114, -71, -28
    ])
c0_p9 = Parameter('c0_p9', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c0_p10 = Parameter('c0_p10', ('TENSOR_QUANT16_SYMM', [17], 0.0001220703125, 0), [
        -8192, -2048, 5120, 7168, -3072, -7168, 4096, 8192, 0, -1024, -6144, -5120, 3072, 1024, -4096, 2048,
        6144
    ])
c0_p11 = Parameter('c0_p11', ('TENSOR_QUANT16_SYMM', [17], 6.103515625e-05, 0), [
        4096, 12288, -6144, 2048, -12288, -16384, -2048, 0, 6144, -10240, -14336, 14336, -8192, -4096, 8192,
        16384, 10240
    ])
c0_p12 = Parameter('c0_p12', ('TENSOR_INT32', [], 0.0001239776611328125, 0), None)
c0_p13 = Parameter('c0_p13', ('TENSOR_INT32', [17], 2.9802322387695312e-08, 0), [
        -13281630, 33227970, 3820711, 18592414, 912536, 22268675, 29523842, -20521954, 11190765, 10690770,
        5565462, -25366296, -1306342, -29733626, -16740209, 20809499, 6937068
    ])
c0_p14 = Parameter('c0_p14', ('TENSOR_INT32', [17], 1.1920928955078125e-07, 0), [
        -418843, 5635129, 5634450, 2011349, -5747325, 7745619, -6911077, 4131012, -3614771, -6212143,
        -2668675, 4892313, -746650, -3693807, -4112826, 3121120, 529705
    ])
c0_p15 = Parameter('c0_p15', ('TENSOR_INT32', [17], 2.9802322387695312e-08, 0), [
        5650270, -24707742, 32979608, 14913493, -30445889, -18681634, -28853196, 23234590, 10902124, 29330443,
        1834130, -13500290, -25238341, 23167941, -30126073, 32419907, -8530402
    ])
c0_p16 = Parameter('c0_p16', ('TENSOR_QUANT8_SYMM', [], 0.0087890625, 0), None)
c0_p17 = Parameter('c0_p17', ('TENSOR_INT32', [], 9.441375732421875e-05, 0), None)
c0_i18 = Input('c0_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0107421875, -60))
c0_i19 = Input('c0_i19', ('TENSOR_QUANT16_SYMM', [2, 17], 0.0009765625, 0))
c0_p20 = Parameter('c0_p20', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c0_p21 = Parameter('c0_p21', ('TENSOR_QUANT16_SYMM', [17], 3.0517578125e-05, 0), [
        24576, -32768, -16384, 16384, 12288, 8192, -12288, 4096, -24576, -20480, -28672, 32767, 20480, -4096,
        0, -8192, 28672
    ])
c0_p22 = Parameter('c0_p22', ('TENSOR_QUANT16_SYMM', [17], 0.0001220703125, 0), [
        -1024, 0, 3072, -7168, 5120, -8192, 6144, -6144, -2048, 7168, -5120, 8192, 1024, -3072, 4096, 2048,
        -4096
    ])
c0_p23 = Parameter('c0_p23', ('TENSOR_QUANT16_SYMM', [17], 3.0517578125e-05, 0), [
        -4096, -8192, 12288, 4096, 0, -32768, 8192, 20480, -20480, -24576, 24576, 32767, -12288, -28672,
        -16384, 16384, 28672
    ])
c0_p24 = Float32Scalar('c0_p24', 0.75)
c0_p25 = Parameter('c0_p25', ('FLOAT32', []), None)
c0_p26 = Float32Scalar('c0_p26', 0.0009765625)
c0_p27 = Float32Scalar('c0_p27', 0.00048828125)
c0_p28 = Float32Scalar('c0_p28', 0.0009765625)
c0_p29 = Float32Scalar('c0_p29', 0.0009765625)
c0_p30 = Int32Scalar('c0_p30', -60)
c0_p31 = Float32Scalar('c0_p31', 0.0107421875)
c0_o32 = Output('c0_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0107421875, -60))
c0_o33 = Output('c0_o33', ('TENSOR_QUANT16_SYMM', [2, 17], 0.0009765625, 0))
c0_o34 = Output('c0_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0107421875, -60))
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
c0_model.AddOperand(c0_p11)
c0_model.AddOperand(c0_p12)
c0_model.AddOperand(c0_p13)
c0_model.AddOperand(c0_p14)
c0_model.AddOperand(c0_p15)
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
c0_model.Operation('QUANTIZED_LSTM', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10, c0_p11, c0_p12, c0_p13, c0_p14, c0_p15, c0_p16, c0_p17, c0_i18, c0_i19, c0_p20, c0_p21, c0_p22, c0_p23, c0_p24, c0_p25, c0_p26, c0_p27, c0_p28, c0_p29, c0_p30, c0_p31).To(c0_o32, c0_o33, c0_o34)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -21, -128, -30, 9, -50, -80, -1, -60, -70, -109, 19, -99, -119, -11, -128, -40, -90, -21, -40, -90,
        -30, 9, -1, -80, -119, -99, -50, -128, -109, -70, -60, -11, 19, -128
    ],
    c0_i18: [
        -118, 10, -60, -95, -107, -128, -72, 33, -128, -25, -13, -2, -37, 21, -48, -83, -128, -95, -25, -2,
        -128, -60, -37, -128, -48, -107, 21, -128, -72, 33, -118, 10, -13, -83
    ],
    c0_i19: [
        -768, 896, 1024, 640, -512, 0, -640, 256, 128, -256, -384, 512, 384, 768, -1024, -896, -128, 128,
        -768, 256, -1024, 384, -256, 768, 1024, -640, 512, 896, -896, 640, 0, -384, -512, -128
    ],
    c0_o32: [
        -66, -39, -24, -50, -74, -56, -77, -41, -70, -57, -81, -65, -52, -67, -70, -86, -65, -55, -79, -38,
        -85, -62, -65, -50, -20, -95, -60, -45, -58, -53, -73, -61, -73, -54
    ],
    c0_o33: [
        -111, 768, 768, 164, -580, 352, -642, 500, -218, 42, -356, -473, 198, -184, -417, -415, -79, 106,
        -632, 327, -487, -64, -62, 414, 723, -669, 5, 534, 82, 458, -533, -30, -189, 177
    ],
    c0_o34: [
        -66, -39, -24, -50, -74, -56, -77, -41, -70, -57, -81, -65, -52, -67, -70, -86, -65, -55, -79, -38,
        -85, -62, -65, -50, -20, -95, -60, -45, -58, -53, -73, -61, -73, -54
    ],
}, model=c0_model, name='quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.0087890625, 0))
c1_i1 = Input('c1_i1', ('TENSOR_QUANT8_SYMM', [3, 1], 0.0107421875, 0))
c1_i2 = Input('c1_i2', ('TENSOR_QUANT8_SYMM', [3, 1], 0.0068359375, 0))
c1_i3 = Input('c1_i3', ('TENSOR_QUANT8_SYMM', [3, 1], 0.0078125, 0))
c1_i4 = Input('c1_i4', ('TENSOR_QUANT8_SYMM', [3, 1], 0.005859375, 0))
c1_i5 = Input('c1_i5', ('TENSOR_QUANT8_SYMM', [3, 4], 0.0068359375, 0))
c1_i6 = Input('c1_i6', ('TENSOR_QUANT8_SYMM', [3, 4], 0.01171875, 0))
c1_i7 = Input('c1_i7', ('TENSOR_QUANT8_SYMM', [3, 4], 0.005859375, 0))
c1_i8 = Input('c1_i8', ('TENSOR_QUANT8_SYMM', [3, 4], 0.0078125, 0))
c1_p9 = Parameter('c1_p9', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c1_p10 = Parameter('c1_p10', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c1_p11 = Parameter('c1_p11', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c1_i12 = Input('c1_i12', ('TENSOR_INT32', [3], 9.441375732421875e-05, 0))
c1_i13 = Input('c1_i13', ('TENSOR_INT32', [3], 6.008148193359375e-05, 0))
c1_i14 = Input('c1_i14', ('TENSOR_INT32', [3], 6.866455078125e-05, 0))
c1_i15 = Input('c1_i15', ('TENSOR_INT32', [3], 5.14984130859375e-05, 0))
c1_i16 = Input('c1_i16', ('TENSOR_QUANT8_SYMM', [4, 3], 0.005859375, 0))
c1_i17 = Input('c1_i17', ('TENSOR_INT32', [4], 5.14984130859375e-05, 0))
c1_i18 = Input('c1_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.0048828125, 127))
c1_i19 = Input('c1_i19', ('TENSOR_QUANT16_SYMM', [2, 3], 3.0517578125e-05, 0))
c1_p20 = Parameter('c1_p20', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c1_p21 = Parameter('c1_p21', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c1_p22 = Parameter('c1_p22', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c1_p23 = Parameter('c1_p23', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c1_p24 = Float32Scalar('c1_p24', 0.75)
c1_p25 = Float32Scalar('c1_p25', 0.5)
c1_p26 = Float32Scalar('c1_p26', 0.00024414062)
c1_p27 = Float32Scalar('c1_p27', 0.00024414062)
c1_p28 = Float32Scalar('c1_p28', 0.00024414062)
c1_p29 = Float32Scalar('c1_p29', 0.00024414062)
c1_p30 = Int32Scalar('c1_p30', 2)
c1_p31 = Float32Scalar('c1_p31', 0.0087890625)
c1_o32 = Output('c1_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.0048828125, 127))
c1_o33 = Output('c1_o33', ('TENSOR_QUANT16_SYMM', [2, 3], 3.0517578125e-05, 0))
c1_o34 = Output('c1_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.0048828125, 127))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_i4)
c1_model.AddOperand(c1_i5)
c1_model.AddOperand(c1_i6)
c1_model.AddOperand(c1_i7)
c1_model.AddOperand(c1_i8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_p11)
c1_model.AddOperand(c1_i12)
c1_model.AddOperand(c1_i13)
c1_model.AddOperand(c1_i14)
c1_model.AddOperand(c1_i15)
c1_model.AddOperand(c1_i16)
c1_model.AddOperand(c1_i17)
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
c1_model.Operation('QUANTIZED_LSTM', c1_i0, c1_i1, c1_i2, c1_i3, c1_i4, c1_i5, c1_i6, c1_i7, c1_i8, c1_p9, c1_p10, c1_p11, c1_i12, c1_i13, c1_i14, c1_i15, c1_i16, c1_i17, c1_i18, c1_i19, c1_p20, c1_p21, c1_p22, c1_p23, c1_p24, c1_p25, c1_p26, c1_p27, c1_p28, c1_p29, c1_p30, c1_p31).To(c1_o32, c1_o33, c1_o34)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [-114, 71],
    c1_i1: [-81, 12, 58],
    c1_i2: [0, -55, 55],
    c1_i3: [-128, 16, -64],
    c1_i4: [-107, -43, 64],
    c1_i5: [37, 91, 0, 73, 127, -37, -128, -128, 18, -110, -55, -18],
    c1_i6: [21, -43, -64, -75, -53, 11, 75, 53, -21, -85, 64, 32],
    c1_i7: [21, 43, -128, 0, -43, -21, -85, -128, -128, 64, -64, 107],
    c1_i8: [0, 32, 80, -80, -96, 112, -32, 64, 96, -112, -64, -128],
    c1_i12: [1073, -102, -2432],
    c1_i13: [3317, 11587, 1034],
    c1_i14: [12769, -11584, -160],
    c1_i15: [-4404, 19064, -10730],
    c1_i16: [107, 21, -43, 127, 127, 85, -128, -107, -64, -128, 127, -21],
    c1_i17: [-15330, -18612, 15875, 9283],
    c1_i18: [127, -1, 127, 101, -78, -27, 127, 25],
    c1_i19: [12288, 8192, -4096, 32767, -20480, 28672],
    c1_o32: [25, 25, 127, 127, 25, 25, 127, 127],
    c1_o33: [24576, -5215, 19, 22009, -13570, 17968],
    c1_o34: [25, 25, 127, 127, 25, 25, 127, 127],
}, model=c1_model, name='quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.0126953125, 0))
c2_p1 = Parameter('c2_p1', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0078125, 0), [-128, 127, -128, -128, -128, 127, -128, 127])
c2_p2 = Parameter('c2_p2', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0087890625, 0), [-128, -128, 127, 127, 127, -128, -128, -128])
c2_p3 = Parameter('c2_p3', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0068359375, 0), [-128, 127, 127, -128, -128, -128, -128, 127])
c2_p4 = Parameter('c2_p4', ('TENSOR_QUANT8_SYMM', [4, 2], 0.009765625, 0), [-128, 127, 127, -128, 127, 127, -128, 127])
c2_p5 = Parameter('c2_p5', ('TENSOR_QUANT8_SYMM', [4, 2], 0.009765625, 0), [127, -128, -128, 127, -128, -128, -128, 127])
c2_p6 = Parameter('c2_p6', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0087890625, 0), [127, 127, 127, -128, 127, -128, -128, 127])
c2_p7 = Parameter('c2_p7', ('TENSOR_QUANT8_SYMM', [4, 2], 0.0107421875, 0), [127, -128, 127, 127, 127, 127, 127, 127])
c2_p8 = Parameter('c2_p8', ('TENSOR_QUANT8_SYMM', [4, 2], 0.01171875, 0), [127, -128, -128, -128, -128, -128, -128, 127])
c2_p9 = Parameter('c2_p9', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0), [-32768, 32767, 32767, 32767])
c2_p10 = Parameter('c2_p10', ('TENSOR_QUANT16_SYMM', [4], 0.0001220703125, 0), [32767, 32767, 32767, -32768])
c2_p11 = Parameter('c2_p11', ('TENSOR_QUANT16_SYMM', [4], 6.103515625e-05, 0), [32767, 32767, -32768, 32767])
c2_p12 = Parameter('c2_p12', ('TENSOR_INT32', [4], 9.918212890625e-05, 0), [-736143019, -684120442, 715328125, 646601941])
c2_p13 = Parameter('c2_p13', ('TENSOR_INT32', [4], 0.00011157989501953125, 0), [971224509, 945068345, -653878984, -636105483])
c2_p14 = Parameter('c2_p14', ('TENSOR_INT32', [4], 8.678436279296875e-05, 0), [761933015, -590072001, 824021033, -904889451])
c2_p15 = Parameter('c2_p15', ('TENSOR_INT32', [4], 0.0001239776611328125, 0), [542765097, -566779418, 887375872, -162315227])
c2_p16 = Parameter('c2_p16', ('TENSOR_QUANT8_SYMM', [2, 4], 0.0078125, 0), [127, 127, 127, -128, -128, 127, -128, 127])
c2_p17 = Parameter('c2_p17', ('TENSOR_INT32', [2], 7.62939453125e-05, 0), [-698240781, -617449933])
c2_i18 = Input('c2_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.013671875, -128))
c2_i19 = Input('c2_i19', ('TENSOR_QUANT16_SYMM', [2, 4], 6.103515625e-05, 0))
c2_p20 = Parameter('c2_p20', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c2_p21 = Parameter('c2_p21', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c2_p22 = Parameter('c2_p22', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c2_p23 = Parameter('c2_p23', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c2_p24 = Parameter('c2_p24', ('FLOAT32', []), None)
c2_p25 = Float32Scalar('c2_p25', 0.0)
c2_p26 = Float32Scalar('c2_p26', 0.00024414062)
c2_p27 = Float32Scalar('c2_p27', 0.00024414062)
c2_p28 = Float32Scalar('c2_p28', 0.00024414062)
c2_p29 = Float32Scalar('c2_p29', 0.00024414062)
c2_p30 = Int32Scalar('c2_p30', -2)
c2_p31 = Float32Scalar('c2_p31', 0.009765625)
c2_o32 = Output('c2_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.013671875, -128))
c2_o33 = Output('c2_o33', ('TENSOR_QUANT16_SYMM', [2, 4], 6.103515625e-05, 0))
c2_o34 = Output('c2_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.013671875, -128))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_p7)
c2_model.AddOperand(c2_p8)
c2_model.AddOperand(c2_p9)
c2_model.AddOperand(c2_p10)
c2_model.AddOperand(c2_p11)
c2_model.AddOperand(c2_p12)
c2_model.AddOperand(c2_p13)
c2_model.AddOperand(c2_p14)
c2_model.AddOperand(c2_p15)
c2_model.AddOperand(c2_p16)
c2_model.AddOperand(c2_p17)
c2_model.AddOperand(c2_i18)
c2_model.AddOperand(c2_i19)
c2_model.AddOperand(c2_p20)
c2_model.AddOperand(c2_p21)
c2_model.AddOperand(c2_p22)
c2_model.AddOperand(c2_p23)
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
c2_model.Operation('QUANTIZED_LSTM', c2_i0, c2_p1, c2_p2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10, c2_p11, c2_p12, c2_p13, c2_p14, c2_p15, c2_p16, c2_p17, c2_i18, c2_i19, c2_p20, c2_p21, c2_p22, c2_p23, c2_p24, c2_p25, c2_p26, c2_p27, c2_p28, c2_p29, c2_p30, c2_p31).To(c2_o32, c2_o33, c2_o34)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [127, 127, -128, -128],
    c2_i18: [-128, 127, -128, 127],
    c2_i19: [-32768, -32768, 32767, 32767, -32768, 32767, 32767, -32768],
    c2_o32: [-128, -128, -128, -128],
    c2_o33: [-16093, -637, 32755, -16319, -16093, 23277, 32755, -32768],
    c2_o34: [-128, -128, -128, -128],
}, model=c2_model, name='quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_nearly_equal_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.013671875, 17))
c3_p1 = Parameter('c3_p1', ('TENSOR_QUANT8_SYMM', [], 0.0068359375, 0), None)
c3_i2 = Input('c3_i2', ('TENSOR_QUANT8_SYMM', [3, 3], 0.009765625, 0))
c3_i3 = Input('c3_i3', ('TENSOR_QUANT8_SYMM', [3, 3], 0.0068359375, 0))
c3_i4 = Input('c3_i4', ('TENSOR_QUANT8_SYMM', [3, 3], 0.005859375, 0))
c3_p5 = Parameter('c3_p5', ('TENSOR_QUANT8_SYMM', [], 0.0078125, 0), None)
c3_i6 = Input('c3_i6', ('TENSOR_QUANT8_SYMM', [3, 3], 0.0087890625, 0))
c3_i7 = Input('c3_i7', ('TENSOR_QUANT8_SYMM', [3, 3], 0.01171875, 0))
c3_i8 = Input('c3_i8', ('TENSOR_QUANT8_SYMM', [3, 3], 0.0068359375, 0))
c3_p9 = Parameter('c3_p9', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c3_p10 = Parameter('c3_p10', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c3_p11 = Parameter('c3_p11', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c3_p12 = Parameter('c3_p12', ('TENSOR_INT32', [], 9.34600830078125e-05, 0), None)
c3_i13 = Input('c3_i13', ('TENSOR_INT32', [3], 0.000133514404296875, 0))
c3_i14 = Input('c3_i14', ('TENSOR_INT32', [3], 9.34600830078125e-05, 0))
c3_i15 = Input('c3_i15', ('TENSOR_INT32', [3], 8.0108642578125e-05, 0))
c3_i16 = Input('c3_i16', ('TENSOR_QUANT8_SYMM', [3, 3], 0.0107421875, 0))
c3_i17 = Input('c3_i17', ('TENSOR_INT32', [3], 9.441375732421875e-05, 0))
c3_i18 = Input('c3_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.01171875, -60))
c3_i19 = Input('c3_i19', ('TENSOR_QUANT16_SYMM', [1, 3], 6.103515625e-05, 0))
c3_p20 = Parameter('c3_p20', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c3_p21 = Parameter('c3_p21', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c3_p22 = Parameter('c3_p22', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c3_p23 = Parameter('c3_p23', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c3_p24 = Float32Scalar('c3_p24', 0.0)
c3_p25 = Parameter('c3_p25', ('FLOAT32', []), None)
c3_p26 = Float32Scalar('c3_p26', 0.00024414062)
c3_p27 = Float32Scalar('c3_p27', 0.00024414062)
c3_p28 = Float32Scalar('c3_p28', 0.00024414062)
c3_p29 = Float32Scalar('c3_p29', 0.00024414062)
c3_p30 = Int32Scalar('c3_p30', -1)
c3_p31 = Float32Scalar('c3_p31', 0.0087890625)
c3_o32 = Output('c3_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.01171875, -60))
c3_o33 = Output('c3_o33', ('TENSOR_QUANT16_SYMM', [1, 3], 6.103515625e-05, 0))
c3_o34 = Output('c3_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.01171875, -60))
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
c3_model.AddOperand(c3_p10)
c3_model.AddOperand(c3_p11)
c3_model.AddOperand(c3_p12)
c3_model.AddOperand(c3_i13)
c3_model.AddOperand(c3_i14)
c3_model.AddOperand(c3_i15)
c3_model.AddOperand(c3_i16)
c3_model.AddOperand(c3_i17)
c3_model.AddOperand(c3_i18)
c3_model.AddOperand(c3_i19)
c3_model.AddOperand(c3_p20)
c3_model.AddOperand(c3_p21)
c3_model.AddOperand(c3_p22)
c3_model.AddOperand(c3_p23)
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
c3_model.Operation('QUANTIZED_LSTM', c3_i0, c3_p1, c3_i2, c3_i3, c3_i4, c3_p5, c3_i6, c3_i7, c3_i8, c3_p9, c3_p10, c3_p11, c3_p12, c3_i13, c3_i14, c3_i15, c3_i16, c3_i17, c3_i18, c3_i19, c3_p20, c3_p21, c3_p22, c3_p23, c3_p24, c3_p25, c3_p26, c3_p27, c3_p28, c3_p29, c3_p30, c3_p31).To(c3_o32, c3_o33, c3_o34)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [72, 81, -56],
    c3_i2: [-26, -38, -77, 51, -51, -90, -102, 77, 102],
    c3_i3: [55, -37, -18, 91, -110, -73, 127, -128, 110],
    c3_i4: [127, 21, -43, 0, 64, -128, 127, -64, 127],
    c3_i6: [-28, -57, -114, -85, -43, -14, 57, 43, 100],
    c3_i7: [-64, -75, 11, -53, -21, 32, -85, 21, -43],
    c3_i8: [-128, -110, -18, 127, 18, -73, 55, 127, 110],
    c3_i13: [16777215, 16777217, 16777218],
    c3_i14: [16777218, 16777218, 16777213],
    c3_i15: [16777217, 16777219, 16777214],
    c3_i16: [-58, -47, -81, 0, -12, 23, -35, 81, 47],
    c3_i17: [16777214, 16777218, 16777216],
    c3_i18: [-28, -103, -7],
    c3_i19: [-2048, 16384, -16384],
    c3_o32: [127, 127, 127],
    c3_o33: [-2040, 16383, -16373],
    c3_o34: [127, 127, 127],
}, model=c3_model, name='quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_nearly_equal_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_beyond_the_range_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.0068359375, 0))
c4_p1 = Parameter('c4_p1', ('TENSOR_QUANT8_SYMM', [], 0.005859375, 0), None)
c4_i2 = Input('c4_i2', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01171875, 0))
c4_i3 = Input('c4_i3', ('TENSOR_QUANT8_SYMM', [4, 4], 0.009765625, 0))
c4_i4 = Input('c4_i4', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0087890625, 0))
c4_p5 = Parameter('c4_p5', ('TENSOR_QUANT8_SYMM', [], 0.009765625, 0), None)
c4_i6 = Input('c4_i6', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01171875, 0))
c4_i7 = Input('c4_i7', ('TENSOR_QUANT8_SYMM', [4, 4], 0.0107421875, 0))
c4_i8 = Input('c4_i8', ('TENSOR_QUANT8_SYMM', [4, 4], 0.01171875, 0))
c4_p9 = Parameter('c4_p9', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c4_p10 = Parameter('c4_p10', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c4_p11 = Parameter('c4_p11', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c4_p12 = Parameter('c4_p12', ('TENSOR_INT32', [], 4.00543212890625e-05, 0), None)
c4_i13 = Input('c4_i13', ('TENSOR_INT32', [4], 8.0108642578125e-05, 0))
c4_i14 = Input('c4_i14', ('TENSOR_INT32', [4], 6.67572021484375e-05, 0))
c4_i15 = Input('c4_i15', ('TENSOR_INT32', [4], 6.008148193359375e-05, 0))
c4_p16 = Parameter('c4_p16', ('TENSOR_QUANT8_SYMM', [], 0.005859375, 0), None)
c4_p17 = Parameter('c4_p17', ('TENSOR_INT32', [], 9.1552734375e-05, 0), None)
c4_i18 = Input('c4_i18', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.015625, -128))
c4_i19 = Input('c4_i19', ('TENSOR_QUANT16_SYMM', [4, 4], 0.000244140625, 0))
c4_p20 = Parameter('c4_p20', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c4_p21 = Parameter('c4_p21', ('TENSOR_QUANT16_SYMM', [], 6.103515625e-05, 0), None)
c4_p22 = Parameter('c4_p22', ('TENSOR_QUANT16_SYMM', [], 3.0517578125e-05, 0), None)
c4_p23 = Parameter('c4_p23', ('TENSOR_QUANT16_SYMM', [], 0.0001220703125, 0), None)
c4_p24 = Parameter('c4_p24', ('FLOAT32', []), None)
c4_p25 = Parameter('c4_p25', ('FLOAT32', []), None)
c4_p26 = Float32Scalar('c4_p26', 0.00024414062)
c4_p27 = Float32Scalar('c4_p27', 0.00024414062)
c4_p28 = Float32Scalar('c4_p28', 0.00024414062)
c4_p29 = Float32Scalar('c4_p29', 0.00024414062)
c4_p30 = Int32Scalar('c4_p30', -128)
c4_p31 = Float32Scalar('c4_p31', 0.015625)
c4_o32 = Output('c4_o32', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.015625, -128))
c4_o33 = Output('c4_o33', ('TENSOR_QUANT16_SYMM', [4, 4], 0.000244140625, 0))
c4_o34 = Output('c4_o34', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.015625, -128))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_i3)
c4_model.AddOperand(c4_i4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_i6)
c4_model.AddOperand(c4_i7)
c4_model.AddOperand(c4_i8)
c4_model.AddOperand(c4_p9)
c4_model.AddOperand(c4_p10)
c4_model.AddOperand(c4_p11)
c4_model.AddOperand(c4_p12)
c4_model.AddOperand(c4_i13)
c4_model.AddOperand(c4_i14)
c4_model.AddOperand(c4_i15)
c4_model.AddOperand(c4_p16)
c4_model.AddOperand(c4_p17)
c4_model.AddOperand(c4_i18)
c4_model.AddOperand(c4_i19)
c4_model.AddOperand(c4_p20)
c4_model.AddOperand(c4_p21)
c4_model.AddOperand(c4_p22)
c4_model.AddOperand(c4_p23)
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
c4_model.Operation('QUANTIZED_LSTM', c4_i0, c4_p1, c4_i2, c4_i3, c4_i4, c4_p5, c4_i6, c4_i7, c4_i8, c4_p9, c4_p10, c4_p11, c4_p12, c4_i13, c4_i14, c4_i15, c4_p16, c4_p17, c4_i18, c4_i19, c4_p20, c4_p21, c4_p22, c4_p23, c4_p24, c4_p25, c4_p26, c4_p27, c4_p28, c4_p29, c4_p30, c4_p31).To(c4_o32, c4_o33, c4_o34)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-128, 127, -128, -128, -128, 127, -128, 127, -128, -128, -128, 127, 127, 127, 127, 127],
    c4_i2: [127, 127, 127, 127, -128, -128, 127, -128, 127, 127, 127, 127, 127, 127, -128, 127],
    c4_i3: [127, 127, -128, 127, -128, 127, 127, -128, -128, -128, -128, 127, -128, 127, 127, -128],
    c4_i4: [127, 127, -128, -128, 127, -128, -128, 127, 127, 127, -128, 127, -128, 127, 127, 127],
    c4_i6: [127, 127, 127, 127, -128, 127, -128, -128, -128, 127, -128, 127, 127, -128, -128, -128],
    c4_i7: [127, -128, 127, -128, -128, 127, 127, 127, 127, -128, 127, 127, -128, -128, 127, -128],
    c4_i8: [-128, 127, 127, 127, 127, -128, -128, -128, -128, -128, 127, 127, -128, -128, -128, 127],
    c4_i13: [-548404112, -142800857, -703963637, -132300805],
    c4_i14: [991821997, 365869507, -348809811, 1053628943],
    c4_i15: [102760921, -436496553, -22470663, -436173583],
    c4_i18: [-128, 127, -128, -128, -128, 127, 127, -128, -128, -128, -128, 127, -128, -128, 127, -128],
    c4_i19: [
        -32768, -32768, -32768, 32767, 32767, 32767, -32768, 32767, -32768, -32768, 32767, -32768, -32768,
        32767, -32768, -32768
    ],
    c4_o32: [-128, -128, -128, -128, -64, -128, -128, -128, -128, -128, -128, -123, -128, -128, -128, -128],
    c4_o33: [-83, -36, -7310, 4053, 32175, 4105, -4105, 4105, -83, 4083, 80, 4031, -36, 4105, -4057, 4083],
    c4_o34: [-128, -128, -128, -128, -64, -128, -128, -128, -128, -128, -128, -123, -128, -128, -128, -128],
}, model=c4_model, name='quantized_lstm_default_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_QUANT16_SYMM_INT32_beyond_the_range_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
