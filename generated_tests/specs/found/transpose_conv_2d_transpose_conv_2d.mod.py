from math import inf, nan

import numpy as np

# transpose_conv_2d_explicit_padding_FLOAT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 1, 3, 17]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 1, 1, 17]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1]))
c0_p3 = Int32Scalar('c0_p3', 0)
c0_p4 = Int32Scalar('c0_p4', -1)
c0_p5 = Int32Scalar('c0_p5', 0)
c0_p6 = Int32Scalar('c0_p6', -1)
c0_p7 = Int32Scalar('c0_p7', 3)
c0_p8 = Int32Scalar('c0_p8', 2)
c0_p9 = Int32Scalar('c0_p9', 3)
c0_p10 = BoolScalar('c0_p10', False)
c0_o11 = Output('c0_o11', ('TENSOR_FLOAT32', [4, 2, 8, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_p8)
c0_model.AddOperand(c0_p9)
c0_model.AddOperand(c0_p10)
c0_model.AddOperand(c0_o11)
c0_model.Operation('TRANSPOSE_CONV_2D', c0_i0, c0_i1, c0_i2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10).To(c0_o11)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -2.0, 1.625, -1.0, 0.375, 2.375, -0.875, 3.0, 0.75, 2.0, -1.125, 0.125, 2.625, -0.625, -2.625, 0.5,
        2.125, 1.125, -1.875, 1.5, 1.75, 1.875, -2.5, -0.5, 0.0, -1.25, 2.5, 1.25, 1.375, -2.375, 2.875,
        -1.375, -2.125, -1.5, 0.25, 2.75, 1.0, -0.75, 0.625, -2.875, -1.625, -0.25, 2.25, -2.25, -3.0, 0.875,
        -0.125, -1.75, -2.75, -0.375, 2.125, 0.5, -3.0, -0.625, 0.0, 0.875, 2.625, -1.125, -1.75, -1.0, 1.375,
        -2.125, 2.375, -0.125, 1.875, -1.375, 0.625, 2.75, -1.25, 0.25, 1.5, -0.875, -1.625, -1.5, -2.0, 2.5,
        1.125, 0.125, 2.25, -2.25, 0.375, 1.75, -1.875, -2.5, 2.875, 3.0, -0.5, -0.75, -0.25, -2.75, -2.625,
        1.625, 0.75, -2.375, 1.0, 2.0, -0.375, 1.25, -2.875, 0.75, 2.875, -1.5, 3.0, -0.625, 1.875, -2.375,
        -1.625, 1.5, 2.0, 1.125, -2.625, 0.875, 0.25, 0.125, -1.75, -1.375, 2.375, 1.25, 1.75, -2.125, 0.375,
        1.625, -2.25, -2.75, -0.75, -1.0, 0.5, 2.625, -2.875, -3.0, -2.0, -1.25, -0.25, -0.5, 1.0, 2.25, 2.75,
        -0.875, 0.0, 0.625, 2.125, -0.375, -2.5, -1.125, 2.5, 1.375, -0.125, -1.875, -1.625, 0.25, -2.0,
        -0.375, -2.625, -2.875, -3.0, -1.875, -1.25, 3.0, -2.75, 0.5, 1.0, -2.25, -0.25, -2.5, 1.25, 0.0, 2.5,
        2.875, 2.125, -1.0, 0.625, 0.75, 2.75, -0.5, -2.375, -2.125, 1.375, 1.625, -1.125, -1.375, -1.5, 2.25,
        -0.75, 1.5, -1.75, 1.875, 1.125, 2.0, 0.875, -0.625, 0.125, 2.625, 1.75, 0.375, -0.875, -0.125, 2.375,
        1.75, 1.125, 2.625, 1.5, -0.75, 2.125, -1.875, 0.375
    ],
    c0_i1: [
        2.375, -1.625, 2.25, -0.125, -3.0, 0.125, -0.5, 2.5, -2.0, 3.0, -2.125, 2.0, 0.0, -0.625, -1.75,
        2.875, -1.25
    ],
    c0_i2: [0.5],
    c0_o11: [
        0.0, 0.5, 0.5, 0.0, 0.5, 0.5, 6.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5, 6.0,
        0.5, 0.5, 0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5, 2.5625, 0.5, 0.5, 2.75,
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5, 0.0, 0.5, 0.5, 0.0, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5
    ],
}, model=c0_model, name='transpose_conv_2d_explicit_padding_FLOAT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [3, 2, 3, 4]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [3]))
c1_p3 = Int32Scalar('c1_p3', 0)
c1_p4 = Int32Scalar('c1_p4', 1)
c1_p5 = Int32Scalar('c1_p5', 0)
c1_p6 = Int32Scalar('c1_p6', 1)
c1_p7 = Int32Scalar('c1_p7', 1)
c1_p8 = Int32Scalar('c1_p8', 1)
c1_p9 = Int32Scalar('c1_p9', 0)
c1_p10 = BoolScalar('c1_p10', True)
c1_o11 = Output('c1_o11', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_o11)
c1_model.Operation('TRANSPOSE_CONV_2D', c1_i0, c1_i1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10).To(c1_o11)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -2.8243437, -2.2928681, -0.7178211, 2.8524334, -2.614273, -1.7818483, -0.743179, 1.4635118, 2.2861342,
        -1.6289469, 0.9329071, 0.09928577, -2.1731167, -1.8890914, -2.7977202, -1.9374443, -2.4487698,
        2.368265, -2.4464796, 0.18880312, 2.77191, 1.538883, 0.9862495, -2.1114013
    ],
    c1_i1: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085, 1.0197965, 2.3749647, 1.6533116, 2.5682285, 0.7651799, 0.5888473,
        -0.59016776, -1.346033, -1.3314776, 0.013161404, 2.1947904, 0.75048196, 0.36668345, -2.7275252,
        -0.646957, 2.5947278, -0.7884807, -2.391957, 0.111499265, -1.3551584, 2.7892807, -1.4844173,
        2.9263434, 0.7842399, -1.187321, 0.14783108, -1.2093205, -0.7820744, 0.8949824, -0.1063511,
        -2.0768516, 1.4279882, 1.8712054, -2.1334083, 1.8669217, -2.7621653, -0.4281531, -2.3763726,
        -0.15626782, -0.494134, -2.2171714, 1.7689352, -0.93924195, -0.9688336, -1.139154, -0.695096,
        -2.2525725, -1.7940824, 2.2150679, 2.4926798, 1.4461948, -1.7120855, 2.5053608, -2.4016979,
        -1.9723129, -0.19017746, -2.4628053, -2.986715, 0.48582068, -0.5594098
    ],
    c1_i2: [-0.43432984, 2.737115, 2.2114508],
    c1_o11: [
        -14.806735, 4.51471, 7.1378336, -11.1054735, 13.275311, -3.585159, 2.497232, 8.196992, -15.605019,
        -1.213521, 6.6943054, -14.474763, 13.02563, 8.148385, -8.339719, 5.7830205, -0.5824297, -18.191963,
        6.7352495, 9.275943, 24.493618, -10.909208, 4.9554653, -2.1890085, -3.6740673, 6.7257557, 18.852383
    ],
}, model=c1_model, name='transpose_conv_2d_explicit_padding_FLOAT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 3], 0.3125, 69))
c2_i1 = Input('c2_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.125, 246))
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [1], 0.0390625, 0))
c2_p3 = Int32Scalar('c2_p3', 0)
c2_p4 = Int32Scalar('c2_p4', 0)
c2_p5 = Int32Scalar('c2_p5', 0)
c2_p6 = Int32Scalar('c2_p6', -1)
c2_p7 = Int32Scalar('c2_p7', 1)
c2_p8 = Int32Scalar('c2_p8', 2)
c2_p9 = Int32Scalar('c2_p9', 0)
c2_p10 = BoolScalar('c2_p10', False)
c2_o11 = Output('c2_o11', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 1], 0.375, 128))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_p7)
c2_model.AddOperand(c2_p8)
c2_model.AddOperand(c2_p9)
c2_model.AddOperand(c2_p10)
c2_model.AddOperand(c2_o11)
c2_model.Operation('TRANSPOSE_CONV_2D', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10).To(c2_o11)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        209, 247, 43, 178, 114, 168, 97, 32, 65, 200, 165, 68, 214, 204, 92, 139, 18, 21, 149, 128, 153, 127,
        69, 163, 6, 79, 24
    ],
    c2_i1: [71, 145, 171],
    c2_i2: [274],
    c2_o11: [0, 0, 67, 157, 157, 157, 0, 0, 0, 157, 157, 157, 0, 0, 255, 157, 157, 157],
}, model=c2_model, name='transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_typical_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 3], 0.0625, 74))
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 3], 0.5, 66))
c3_i2 = Input('c3_i2', ('TENSOR_INT32', [2], 0.03125, 0))
c3_p3 = Int32Scalar('c3_p3', 0)
c3_p4 = Int32Scalar('c3_p4', -2)
c3_p5 = Int32Scalar('c3_p5', 0)
c3_p6 = Int32Scalar('c3_p6', 1)
c3_p7 = Int32Scalar('c3_p7', 3)
c3_p8 = Int32Scalar('c3_p8', 1)
c3_p9 = Int32Scalar('c3_p9', 2)
c3_p10 = BoolScalar('c3_p10', False)
c3_o11 = Output('c3_o11', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 2], 0.1875, 40))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_p7)
c3_model.AddOperand(c3_p8)
c3_model.AddOperand(c3_p9)
c3_model.AddOperand(c3_p10)
c3_model.AddOperand(c3_o11)
c3_model.Operation('TRANSPOSE_CONV_2D', c3_i0, c3_i1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10).To(c3_o11)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [163, 147, 95, 64, 56, 191, 124, 250, 195, 252, 28, 78, 96, 34, 223, 224, 17, 171],
    c3_i1: [132, 116, 78, 105, 110, 51, 102, 239, 91, 130, 18, 190],
    c3_i2: [347, -123],
    c3_o11: [
        45, 45, 45, 35, 45, 35, 45, 45, 45, 35, 45, 35, 45, 45, 45, 35, 45, 35, 45, 35, 45, 35, 45, 35, 45,
        45, 45, 35, 45, 35, 45, 45, 45, 35, 45, 35
    ],
}, model=c3_model, name='transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_typical_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_long_rows_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [1, 17, 1, 3], 0.25, 238))
c4_i1 = Input('c4_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 17]), extraParams=SymmPerChannelQuantParams(0, [0.4375]))
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [1]))
c4_p3 = Int32Scalar('c4_p3', 0)
c4_p4 = Int32Scalar('c4_p4', -1)
c4_p5 = Int32Scalar('c4_p5', 0)
c4_p6 = Int32Scalar('c4_p6', -1)
c4_p7 = Int32Scalar('c4_p7', 3)
c4_p8 = Int32Scalar('c4_p8', 2)
c4_p9 = Int32Scalar('c4_p9', 2)
c4_p10 = BoolScalar('c4_p10', True)
c4_o11 = Output('c4_o11', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 8], 0.25, 115))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_p8)
c4_model.AddOperand(c4_p9)
c4_model.AddOperand(c4_p10)
c4_model.AddOperand(c4_o11)
c4_model.Operation('TRANSPOSE_CONV_2D', c4_i0, c4_i1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9, c4_p10).To(c4_o11)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        1, 39, 194, 206, 62, 61, 151, 50, 217, 118, 4, 52, 181, 167, 163, 229, 107, 56, 121, 212, 170, 139,
        227, 175, 74, 239, 180, 95, 155, 129, 114, 120, 0, 153, 99, 73, 18, 31, 15, 190, 233, 179, 5, 201,
        235, 125, 9, 238, 200, 164, 228
    ],
    c4_i1: [76, 124, 118, -40, 67, 112, -58, 83, -8, 126, -49, 84, 106, 57, -12, -57, 3],
    c4_i2: [10],
    c4_o11: [111, 119, 119, 111, 119, 119, 111, 119, 119, 119, 119, 119, 119, 119, 119, 119],
}, model=c4_model, name='transpose_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_long_rows_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_equal_values_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 4], 0.125, -20))
c5_i1 = Input('c5_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 2, 4], 0.3125, -36))
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [4], 0.0390625, 0))
c5_p3 = Int32Scalar('c5_p3', 1)
c5_p4 = Int32Scalar('c5_p4', 0)
c5_p5 = Int32Scalar('c5_p5', 1)
c5_p6 = Int32Scalar('c5_p6', 1)
c5_p7 = Int32Scalar('c5_p7', 1)
c5_p8 = Int32Scalar('c5_p8', 1)
c5_p9 = Int32Scalar('c5_p9', 1)
c5_p10 = BoolScalar('c5_p10', False)
c5_o11 = Output('c5_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 4], 7.0, 0))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_p8)
c5_model.AddOperand(c5_p9)
c5_model.AddOperand(c5_p10)
c5_model.AddOperand(c5_o11)
c5_model.Operation('TRANSPOSE_CONV_2D', c5_i0, c5_i1, c5_i2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9, c5_p10).To(c5_o11)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        1, 3, 1, 2, 3, 2, 1, 3, 3, 2, 3, 1, 3, 3, 3, 3, 2, 3, 3, 1, 1, 1, 3, 2, 1, 1, 1, 3, 1, 3, 1, 3, 3, 3,
        3, 2, 3, 3, 1, 2, 2, 3, 2, 3, 1, 2, 2, 3, 3, 2, 2, 3, 2, 3, 3, 1, 1, 3, 2, 2, 2, 1, 1, 1, 1, 2, 2, 3,
        3, 1, 3, 2
    ],
    c5_i1: [
        2, 3, 1, 2, 1, 2, 2, 1, 2, 1, 1, 3, 2, 2, 2, 3, 1, 2, 1, 3, 1, 2, 2, 2, 1, 2, 1, 1, 1, 3, 3, 2, 2, 3,
        2, 3, 1, 1, 1, 1, 3, 3, 1, 1, 2, 3, 3, 1, 2, 2, 2, 1, 1, 1, 3, 1, 3, 1, 1, 1, 2, 1, 1, 3, 3, 3, 3, 1,
        2, 2, 2, 3, 2, 3, 3, 2, 3, 3, 2, 1, 2, 3, 1, 3, 3, 1, 3, 2, 2, 3, 3, 3, 2, 1, 1, 2
    ],
    c5_i2: [1, 2, 2, 3],
    c5_o11: [
        75, 75, 75, 76, 75, 75, 74, 76, 37, 37, 37, 38, 112, 112, 112, 113, 113, 113, 113, 114, 56, 56, 56,
        57, 75, 75, 75, 76, 75, 75, 75, 76, 38, 37, 38, 38, 76, 75, 75, 77, 75, 75, 75, 76, 37, 37, 37, 38,
        112, 112, 112, 113, 112, 112, 112, 114, 56, 56, 56, 56, 74, 75, 75, 75, 75, 75, 75, 75, 38, 37, 38, 37
    ],
}, model=c5_model, name='transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_equal_values_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT32_INT32_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [3, 1, 3, 4]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [2, 1, 1, 4]))
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT32', [2]))
c6_p3 = Parameter('c6_p3', ('TENSOR_INT32', [4]), [3, 1, 3, 2])
c6_p4 = Int32Scalar('c6_p4', 2)
c6_p5 = Int32Scalar('c6_p5', 1)
c6_p6 = Int32Scalar('c6_p6', 2)
c6_p7 = Int32Scalar('c6_p7', 3)
c6_p8 = BoolScalar('c6_p8', False)
c6_o9 = Output('c6_o9', ('TENSOR_FLOAT32', [3, 1, 3, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_p7)
c6_model.AddOperand(c6_p8)
c6_model.AddOperand(c6_o9)
c6_model.Operation('TRANSPOSE_CONV_2D', c6_i0, c6_i1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8).To(c6_o9)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085, 1.0197965, 2.3749647, 1.6533116, 2.5682285, 0.7651799, 0.5888473,
        -0.59016776, -1.346033, -1.3314776, 0.013161404, 2.1947904, 0.75048196, 0.36668345, -2.7275252,
        -0.646957, 2.5947278, -0.7884807, -2.391957, 0.111499265, -1.3551584, 2.7892807, -1.4844173,
        2.9263434, 0.7842399
    ],
    c6_i1: [-0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323],
    c6_i2: [1.7969577, -0.4586326],
    c6_o9: [
        6.0, 5.1788597, 0.0, 6.0, 0.0, 0.0, 6.0, 6.0, 1.3263001, 0.0, 6.0, 4.8025355, 0.0, 2.5056326, 0.0,
        0.0, 3.2531652, 0.0
    ],
}, model=c6_model, name='transpose_conv_2d_implicit_padding_FLOAT32_INT32_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT16_INT32_nearly_equal_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [2, 1, 2, 4]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [4, 1, 1, 4]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [4]))
c7_p3 = Parameter('c7_p3', ('TENSOR_INT32', [4]), [2, 1, 4, 4])
c7_p4 = Int32Scalar('c7_p4', 1)
c7_p5 = Int32Scalar('c7_p5', 2)
c7_p6 = Int32Scalar('c7_p6', 2)
c7_p7 = Int32Scalar('c7_p7', 3)
c7_p8 = BoolScalar('c7_p8', False)
c7_o9 = Output('c7_o9', ('TENSOR_FLOAT16', [2, 1, 4, 4]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_o9)
c7_model.Operation('TRANSPOSE_CONV_2D', c7_i0, c7_i1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8).To(c7_o9)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [
        -2.5, 1.125, 0.5, -2.75, -1.25, -0.25, 0.625, 1.625, 1.75, -2.875, -2.625, -1.375, 2.25, 0.75, 0.125,
        2.5
    ],
    c7_i1: [
        1.75, 2.625, -0.625, -2.5, 1.5, 2.75, 1.0, -2.125, 0.0, -0.75, -2.625, 1.375, 2.375, 2.25, 1.625,
        -2.875
    ],
    c7_i2: [-2.5, -0.625, 1.125, 0.5],
    c7_o9: [
        2.64, 5.062, 0.0, 5.812, 0.0, 0.0, 1.125, 0.5, 0.0, 0.0, 1.906, 0.0, 0.0, 0.0, 1.125, 0.5, 0.0, 0.0,
        6.0, 0.0, 0.0, 0.0, 1.125, 0.5, 0.0, 0.0, 3.672, 0.547, 0.0, 0.0, 1.125, 0.5
    ],
}, model=c7_model, name='transpose_conv_2d_implicit_padding_FLOAT16_INT32_nearly_equal_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_beyond_the_range_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.4375, 190))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 1]), extraParams=SymmPerChannelQuantParams(0, [0.1875]))
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [1]))
c8_p3 = Parameter('c8_p3', ('TENSOR_INT32', [4]), [2, 1, 6, 3])
c8_p4 = Int32Scalar('c8_p4', 2)
c8_p5 = Int32Scalar('c8_p5', 1)
c8_p6 = Int32Scalar('c8_p6', 2)
c8_p7 = Int32Scalar('c8_p7', 0)
c8_p8 = BoolScalar('c8_p8', True)
c8_o9 = Output('c8_o9', ('TENSOR_QUANT8_ASYMM', [2, 1, 6, 3], 0.3125, 128))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_p7)
c8_model.AddOperand(c8_p8)
c8_model.AddOperand(c8_o9)
c8_model.Operation('TRANSPOSE_CONV_2D', c8_i0, c8_i1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8).To(c8_o9)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [0, 255, 0, 0, 0, 255, 0, 255, 0, 0, 0, 255],
    c8_i1: [-128, 127, 127, 127],
    c8_i2: [82099299],
    c8_o9: [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
    ],
}, model=c8_model, name='transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_beyond_the_range_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_nearly_equal_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.4375, 255))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 1, 1]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.5, 0.375, 0.4375]))
c9_i2 = Input('c9_i2', ('TENSOR_INT32', [4]))
c9_p3 = Parameter('c9_p3', ('TENSOR_INT32', [4]), [2, 1, 4, 4])
c9_p4 = Int32Scalar('c9_p4', 1)
c9_p5 = Int32Scalar('c9_p5', 2)
c9_p6 = Int32Scalar('c9_p6', 1)
c9_p7 = Int32Scalar('c9_p7', 1)
c9_p8 = BoolScalar('c9_p8', False)
c9_o9 = Output('c9_o9', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 4], 6144.0, 232))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_p7)
c9_model.AddOperand(c9_p8)
c9_model.AddOperand(c9_o9)
c9_model.Operation('TRANSPOSE_CONV_2D', c9_i0, c9_i1, c9_i2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8).To(c9_o9)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [106, 77, 62, 171],
    c9_i1: [-61, -66, 54, 77, -98, 49, -102, 119],
    c9_i2: [16777219, 16777213, 16777216, 16777215],
    c9_o9: [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
    ],
}, model=c9_model, name='transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_nearly_equal_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_equal_values_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 2], 0.125, -20))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.4375]))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [2]))
c10_i3 = Input('c10_i3', ('TENSOR_INT32', [4]))
c10_p4 = Int32Scalar('c10_p4', 1)
c10_p5 = Int32Scalar('c10_p5', 2)
c10_p6 = Int32Scalar('c10_p6', 3)
c10_p7 = Int32Scalar('c10_p7', 1)
c10_p8 = BoolScalar('c10_p8', False)
c10_o9 = Output('c10_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.4375, -119))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_p8)
c10_model.AddOperand(c10_o9)
c10_model.Operation('TRANSPOSE_CONV_2D', c10_i0, c10_i1, c10_i2, c10_i3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8).To(c10_o9)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [1, 2, 2, 3, 1, 2, 3, 2, 1, 2, 1, 1, 1, 3, 3, 1, 1, 3, 3, 3, 1, 3, 2, 3],
    c10_i1: [
        1, 3, 1, 2, 3, 2, 1, 3, 3, 2, 3, 1, 3, 3, 3, 3, 2, 3, 3, 1, 1, 1, 3, 2, 1, 1, 1, 3, 1, 3, 1, 3, 3, 3,
        3, 2
    ],
    c10_i2: [2, 3],
    c10_i3: [3, 5, 3, 2],
    c10_o9: np.reshape(np.array([
        -115, -113, -108, -94, -115, -113, -113, -108, -109, -102, -113, -107, -112, -102, -106, -94, -112,
        -102, -115, -113, -108, -94, -115, -113, -113, -108, -110, -102, -113, -107, -115, -113, -109, -95,
        -115, -113, -113, -108, -110, -102, -113, -108, -112, -102, -106, -95, -112, -103, -115, -113, -108,
        -94, -115, -113, -113, -107, -110, -102, -113, -108, -115, -113, -108, -93, -115, -113, -113, -107,
        -109, -101, -113, -107, -112, -102, -106, -93, -111, -101, -115, -113, -108, -94, -115, -113, -113,
        -107, -109, -102, -113, -107
    ], np.int8), [3, 5, 3, 2]),
}, model=c10_model, name='transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_equal_values_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
