from math import inf, nan

import numpy as np

# conv_2d_explicit_padding_FLOAT32_beyond_the_range_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 4, 6, 4]), [
        -128.93169, -41.544827, -361.1446, -54.522034, 310.2533, 242.2548, 302.56076, 267.38617, -267.6137,
        -15.073994, -445.67163, 101.80337, 14.868174, 466.06665, 493.84592, -416.3957, -384.52994, -479.30157,
        -340.8694, 176.60779, -389.66592, 471.68167, -24.368834, -13.713306, -30.611465, -172.22937,
        -7.8213086, -374.18903, 293.36368, -197.20892, -398.5764, 397.0219, -309.96973, -125.364044,
        470.56866, 234.55817, 391.2747, -364.49466, -410.8438, 41.011078, -262.49942, -466.51123, 279.94165,
        -44.182587, 45.946472, -358.31613, 106.706276, 103.944115, -338.03784, 113.16748, -479.1745,
        290.07993, 332.48605, 130.90424, 119.15498, -236.67055, 418.4467, 178.28998, 38.55855, -63.099426,
        251.56296, 127.30279, 327.36835, 71.11753, -89.494095, 192.19444, -95.28175, -262.633, -327.4982,
        -348.27866, -10.719099, 51.136833, 71.309006, 476.78415, 236.10428, -11.627803, -426.18475,
        -471.97668, 241.69049, 440.78058, -168.253, 82.575584, -419.4903, -60.11947, -86.99916, 372.63257,
        109.604866, 149.53445, 233.16531, -244.25348, -395.15442, -54.677135, -421.58945, 186.21228,
        -132.8534, 322.19345, 464.457, -128.93169, -41.544827, -361.1446, -54.522034, 310.2533, 242.2548,
        302.56076, 267.38617, -267.6137, -15.073994, -445.67163, 101.80337, 14.868174, 466.06665, 493.84592,
        -416.3957, -384.52994, -479.30157, -340.8694, 176.60779, -389.66592, 471.68167, -24.368834,
        -13.713306, -30.611465, -172.22937, -7.8213086, -374.18903, 293.36368, -197.20892, -398.5764,
        397.0219, -309.96973, -125.364044, 470.56866, 234.55817, 391.2747, -364.49466, -410.8438, 41.011078,
        -262.49942, -466.51123, 279.94165, -44.182587, 45.946472, -358.31613, 106.706276, 103.944115,
        -338.03784, 113.16748, -479.1745, 290.07993, 332.48605, 130.90424, 119.15498, -236.67055, 418.4467,
        178.28998, 38.55855, -63.099426, 251.56296, 127.30279, 327.36835, 71.11753, -89.494095, 192.19444,
        -95.28175, -262.633, -327.4982, -348.27866, -10.719099, 51.136833, 71.309006, 476.78415, 236.10428,
        -11.627803, -426.18475, -471.97668, 241.69049, 440.78058, -168.253, 82.575584, -419.4903, -60.11947,
        -86.99916, 372.63257, 109.604866, 149.53445, 233.16531, -244.25348, -395.15442, -54.677135,
        -421.58945, 186.21228, -132.8534
    ])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1]))
c0_p3 = Int32Scalar('c0_p3', 2)
c0_p4 = Int32Scalar('c0_p4', 1)
c0_p5 = Int32Scalar('c0_p5', 0)
c0_p6 = Int32Scalar('c0_p6', 1)
c0_p7 = Int32Scalar('c0_p7', 2)
c0_p8 = Int32Scalar('c0_p8', 2)
c0_p9 = Int32Scalar('c0_p9', 3)
c0_p10 = BoolScalar('c0_p10', False)
c0_o11 = Output('c0_o11', ('TENSOR_FLOAT32', [2, 2, 4, 1]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
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
c0_model.Operation('CONV_2D', c0_p0, c0_i1, c0_i2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10).To(c0_o11)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i1: [
        -43.041416, 328.84384, 158.34799, 7.8172836, -308.64954, -494.5701, -235.70573, 283.90387, 291.89426,
        377.3908, 319.27777, 205.70221, -94.04105, -24.566364, 478.87848, -417.91385, -227.61952, -267.88406,
        487.57156, -356.52014, 335.99615, 288.88486, 403.92505, -310.67004
    ],
    c0_i2: [83.12348],
    c0_o11: [0.0, 0.0, 0.0, 0.0, 6.0, 6.0, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 6.0],
}, model=c0_model, name='conv_2d_explicit_padding_FLOAT32_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [4, 4, 3, 1]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [3, 3, 2, 1]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [3]))
c1_p3 = Int32Scalar('c1_p3', 1)
c1_p4 = Int32Scalar('c1_p4', 0)
c1_p5 = Int32Scalar('c1_p5', 0)
c1_p6 = Int32Scalar('c1_p6', 1)
c1_p7 = Int32Scalar('c1_p7', 1)
c1_p8 = Int32Scalar('c1_p8', 2)
c1_p9 = Int32Scalar('c1_p9', 3)
c1_p10 = BoolScalar('c1_p10', False)
c1_o11 = Output('c1_o11', ('TENSOR_FLOAT32', [4, 2, 3, 3]))
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
c1_model.Operation('CONV_2D', c1_i0, c1_i1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10).To(c1_o11)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085, 1.0197965, 2.3749647, 1.6533116, 2.5682285, 0.7651799, 0.5888473,
        -0.59016776, -1.346033, -1.3314776, 0.013161404, 2.1947904, 0.75048196, 0.36668345, -2.7275252,
        -0.646957, 2.5947278, -0.7884807, -2.391957, 0.111499265, -1.3551584, 2.7892807, -1.4844173,
        2.9263434, 0.7842399, -1.187321, 0.14783108, -1.2093205, -0.7820744, 0.8949824, -0.1063511,
        -2.0768516, 1.4279882, 1.8712054, -2.1334083, 1.8669217, -2.7621653
    ],
    c1_i1: [
        -0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323, 1.4089936,
        -1.3087217, 1.1842276, 1.4615195, 1.0540357, -2.3578596, -0.034589827, -0.88951224, 2.3480492,
        -0.6750479
    ],
    c1_i2: [1.7969577, -0.4586326, 1.5493581],
    c1_o11: [
        3.0228443, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 6.0, 5.3845444, 0.0, 0.0, 6.0, 3.9137192, 4.388656, 0.0,
        3.9889383, 5.1589365, 0.0, 4.649585, 0.0, 0.0, 6.0, 6.0, 0.0, 6.0, 1.3390075, 0.0, 0.18595128, 0.0,
        2.9291837, 0.0, 0.0, 2.148309, 3.8389163, 0.0, 2.5265484, 3.8071034, 0.0, 0.0, 0.0, 0.0, 6.0,
        5.2791038, 1.8542819, 0.0, 1.6114682, 1.804587, 2.606866, 0.0, 0.0, 2.3104832, 6.0, 6.0, 0.0, 0.0,
        0.0, 6.0, 6.0, 0.0, 0.0, 0.0, 1.9082303, 6.0, 0.0, 0.0, 6.0, 2.5067496, 0.0, 0.0, 6.0, 6.0, 1.0348722
    ],
}, model=c1_model, name='conv_2d_explicit_padding_FLOAT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT16_typical_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [2, 5, 4, 4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT16', [1, 3, 2, 4]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT16', [1]))
c2_p3 = Int32Scalar('c2_p3', 0)
c2_p4 = Int32Scalar('c2_p4', 1)
c2_p5 = Int32Scalar('c2_p5', 2)
c2_p6 = Int32Scalar('c2_p6', 0)
c2_p7 = Int32Scalar('c2_p7', 1)
c2_p8 = Int32Scalar('c2_p8', 2)
c2_p9 = Int32Scalar('c2_p9', 0)
c2_p10 = BoolScalar('c2_p10', False)
c2_p11 = Int32Scalar('c2_p11', 2)
c2_p12 = Int32Scalar('c2_p12', 2)
c2_o13 = Output('c2_o13', ('TENSOR_FLOAT16', [2, 2, 3, 1]))
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
c2_model.AddOperand(c2_p11)
c2_model.AddOperand(c2_p12)
c2_model.AddOperand(c2_o13)
c2_model.Operation('CONV_2D', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10, c2_p11, c2_p12).To(c2_o13)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        1.75, -1.5, -2.75, 0.0, 0.875, 2.625, -2.25, -2.375, -2.625, 2.125, 1.5, 2.25, -1.0, -0.75, -1.125,
        -0.375, -2.0, 0.375, 1.625, -2.5, 2.75, 1.25, 0.5, -3.0, 2.0, -0.625, 2.375, -1.375, -2.875, -1.875,
        1.125, 0.25, -1.625, 1.375, 0.625, -0.125, -0.875, -1.25, -0.25, -1.75, 1.875, 1.0, 2.875, 3.0, 2.5,
        -0.5, 0.125, -2.125, 0.75, -1.25, -1.625, -1.75, -2.875, -0.25, -1.125, 0.875, 1.875, -2.25, -0.5,
        2.5, -3.0, 1.25, 0.625, 1.375, -1.375, -0.625, -2.5, -2.0, 1.75, 1.625, 2.375, -2.125, 2.625, 2.75,
        0.0, 0.5, -1.5, -0.75, 3.0, 0.125, -0.375, 2.25, -2.75, -2.625, -0.875, 1.125, 0.75, 1.5, 0.375, 0.25,
        -1.0, -0.125, -2.375, 1.0, 2.125, -1.875, 2.875, 2.0, 0.25, 2.125, -1.75, -0.875, -1.0, -2.0, 1.25,
        0.125, -1.25, -2.875, -1.375, 3.0, -1.5, -1.625, -0.375, 2.0, 1.0, 2.625, 2.75, -2.375, -2.75, 0.5,
        -0.625, 1.375, -2.125, 0.0, -2.25, 1.875, -0.125, 0.375, 1.625, -0.5, 1.5, -3.0, -0.75, 0.75, 1.75,
        2.875, -0.25, -2.5, 1.125, 2.5, -2.625, -1.125, 0.875, 2.375, 2.25, 0.625, -1.875, 3.0, 1.375, -2.125,
        0.0, -2.5, 1.5, 2.125, -1.75, -1.125, 0.125, 1.125, -1.25, -2.0
    ],
    c2_i1: [
        -2.75, 3.0, -1.75, 2.625, -1.25, 2.5, -1.625, 0.25, 1.25, 1.5, 0.625, -2.25, 2.125, 2.25, -1.5, 2.875,
        0.125, -1.875, 2.375, -2.625, -0.875, -2.375, 1.875, -2.125
    ],
    c2_i2: [2.125],
    c2_o13: [-2.203, 17.88, -4.78, 6.016, 21.95, 11.75, -3.297, -18.12, -5.08, -8.69, 19.66, -1.781],
}, model=c2_model, name='conv_2d_explicit_padding_FLOAT16_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT16_full_mantissas_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 3, 2, 6]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [1, 1, 3, 3]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT16', [1]))
c3_p3 = Int32Scalar('c3_p3', 1)
c3_p4 = Int32Scalar('c3_p4', 2)
c3_p5 = Int32Scalar('c3_p5', 0)
c3_p6 = Int32Scalar('c3_p6', 0)
c3_p7 = Int32Scalar('c3_p7', 2)
c3_p8 = Int32Scalar('c3_p8', 1)
c3_p9 = Int32Scalar('c3_p9', 3)
c3_p10 = BoolScalar('c3_p10', True)
c3_p11 = Int32Scalar('c3_p11', 1)
c3_p12 = Int32Scalar('c3_p12', 1)
c3_o13 = Output('c3_o13', ('TENSOR_FLOAT16', [2, 1, 2, 4]))
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
c3_model.AddOperand(c3_p11)
c3_model.AddOperand(c3_p12)
c3_model.AddOperand(c3_o13)
c3_model.Operation('CONV_2D', c3_i0, c3_i1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10, c3_p11, c3_p12).To(c3_o13)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        0.0677, -1.435, -2.596, -0.08105, -0.8853, -0.3088, -1.785, 2.992, -2.484, -0.611, 2.049, 1.554,
        2.574, -0.04395, -1.671, -0.3872, 1.045, 0.4924, -2.22, -2.742, -1.354, 1.553, -1.076, 0.695, -0.6895,
        2.885, 1.498, 2.682, -2.406, 1.671, -2.332, 0.3916, -1.085, 2.273, 2.943, -1.445, -0.523, -0.567,
        -1.292, 0.942, 1.468, 0.00986, -0.1759, -1.842, 2.91, -1.513, -0.9907, -1.418, 1.295, -2.7, -0.1838,
        0.1783, 2.209, 0.2054, 0.6973, -0.4768, 2.828, -2.379, 1.319, 0.7983, -2.805, -2.195, -1.413, -0.8193,
        0.5493, 2.066, 0.8184, 0.5713, 1.592, -2.322, -2.217, 1.65
    ],
    c3_i1: [0.03278, 2.139, -1.152, -1.494, 0.802, -0.2095, 2.695, -1.2295, 0.01429],
    c3_i2: [-1.447],
    c3_o13: [0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 1.755, 2.719, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, model=c3_model, name='conv_2d_explicit_padding_FLOAT16_full_mantissas_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_typical_5
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [4, 5, 4, 4], 0.0625, 88))
c4_i1 = Input('c4_i1', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 4], 0.4375, 145))
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [3], 0.02734375, 0))
c4_p3 = Int32Scalar('c4_p3', 0)
c4_p4 = Int32Scalar('c4_p4', 1)
c4_p5 = Int32Scalar('c4_p5', 2)
c4_p6 = Int32Scalar('c4_p6', 0)
c4_p7 = Int32Scalar('c4_p7', 1)
c4_p8 = Int32Scalar('c4_p8', 2)
c4_p9 = Int32Scalar('c4_p9', 3)
c4_p10 = BoolScalar('c4_p10', False)
c4_p11 = Int32Scalar('c4_p11', 2)
c4_p12 = Int32Scalar('c4_p12', 2)
c4_o13 = Output('c4_o13', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 3], 0.4375, 219))
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
c4_model.AddOperand(c4_p11)
c4_model.AddOperand(c4_p12)
c4_model.AddOperand(c4_o13)
c4_model.Operation('CONV_2D', c4_i0, c4_i1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9, c4_p10, c4_p11, c4_p12).To(c4_o13)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        120, 200, 105, 184, 81, 225, 26, 83, 84, 74, 47, 90, 3, 116, 190, 124, 125, 69, 14, 94, 51, 153, 219,
        46, 230, 234, 167, 21, 77, 134, 112, 108, 186, 54, 210, 18, 168, 80, 158, 254, 65, 239, 57, 118, 1,
        53, 136, 2, 185, 189, 247, 188, 226, 30, 204, 237, 195, 12, 251, 42, 238, 139, 233, 29, 109, 114, 22,
        160, 92, 122, 85, 231, 147, 127, 241, 212, 227, 131, 203, 209, 157, 138, 8, 220, 205, 48, 97, 142, 45,
        72, 115, 201, 172, 217, 141, 35, 76, 25, 93, 250, 180, 252, 192, 133, 58, 161, 244, 117, 197, 62, 52,
        0, 149, 174, 170, 232, 86, 73, 218, 165, 87, 16, 224, 132, 253, 216, 39, 100, 171, 163, 207, 199, 229,
        146, 63, 123, 56, 246, 222, 176, 71, 164, 102, 67, 13, 159, 103, 208, 33, 126, 49, 152, 44, 198, 82,
        28, 110, 107, 166, 19, 10, 177, 206, 15, 249, 96, 119, 55, 221, 143, 248, 50, 9, 38, 36, 121, 101,
        135, 43, 31, 24, 145, 70, 228, 98, 215, 255, 214, 193, 104, 23, 137, 7, 156, 34, 151, 78, 175, 242,
        68, 95, 181, 235, 66, 211, 183, 178, 148, 4, 236, 20, 37, 128, 223, 17, 27, 196, 213, 40, 144, 194,
        154, 75, 5, 111, 140, 245, 79, 169, 99, 243, 32, 240, 60, 41, 59, 202, 89, 88, 179, 162, 91, 155, 129,
        6, 150, 64, 11, 191, 106, 61, 187, 173, 130, 113, 182, 5, 183, 184, 188, 46, 185, 79, 120, 200, 33,
        45, 211, 38, 88, 202, 116, 215, 204, 235, 250, 157, 80, 239, 174, 90, 29, 231, 187, 138, 109, 105, 37,
        26, 18, 230, 100, 251, 195, 161, 96, 17, 191, 144, 87, 149, 42, 243, 124, 198, 194, 217, 126, 152,
        207, 72, 246, 196, 228, 233, 176, 238, 65, 240, 169
    ],
    c4_i1: [
        76, 196, 126, 27, 254, 92, 77, 96, 187, 146, 224, 125, 153, 185, 167, 70, 157, 104, 57, 50, 149, 229,
        147, 252, 88, 223, 60, 145, 139, 98, 159, 136, 123, 235, 1, 44, 148, 180, 208, 150, 242, 74, 10, 226,
        62, 43, 163, 193, 186, 58, 7, 9, 217, 100, 251, 192, 46, 91, 33, 38, 30, 18, 137, 4, 204, 95, 234, 35,
        158, 181, 160, 170
    ],
    c4_i2: [317, -158, 70],
    c4_o13: [
        233, 219, 233, 219, 233, 219, 219, 219, 219, 233, 233, 219, 233, 219, 219, 219, 233, 233, 219, 233,
        219, 233, 219, 219, 219, 219, 233, 219, 219, 219, 219, 219, 219, 219, 219, 219, 233, 233, 219, 233,
        219, 233, 233, 219, 219, 219, 219, 233, 233, 219, 219, 233, 219, 219, 219, 219, 219, 219, 233, 219,
        219, 219, 219, 233, 219, 219, 233, 219, 219, 219, 219, 219
    ],
}, model=c4_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_INT32_typical_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_full_mantissas_6
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 5], 0.5, 134))
c5_i1 = Input('c5_i1', ('TENSOR_QUANT8_ASYMM', [4, 3, 2, 4], 0.375, 99))
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [4], 0.1875, 0))
c5_p3 = Int32Scalar('c5_p3', 0)
c5_p4 = Int32Scalar('c5_p4', 1)
c5_p5 = Int32Scalar('c5_p5', 0)
c5_p6 = Int32Scalar('c5_p6', 2)
c5_p7 = Int32Scalar('c5_p7', 1)
c5_p8 = Int32Scalar('c5_p8', 1)
c5_p9 = Int32Scalar('c5_p9', 0)
c5_p10 = BoolScalar('c5_p10', True)
c5_o11 = Output('c5_o11', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 5], 32.0, 128))
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
c5_model.Operation('CONV_2D', c5_i0, c5_i1, c5_i2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9, c5_p10).To(c5_o11)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        210, 47, 249, 242, 128, 227, 235, 238, 205, 40, 98, 79, 67, 165, 201, 224, 93, 42, 58, 220, 30, 207,
        109, 5, 69, 63, 148, 86, 219, 89, 131, 230, 175, 84, 61, 59, 12, 254, 215, 102, 216, 51, 19, 167, 200,
        135, 29, 92, 138, 50, 197, 130, 125, 27, 39, 90, 155, 64, 21, 83, 194, 116, 68, 18, 237, 251, 99, 164,
        159, 156, 44, 154, 202, 38, 226, 74, 209, 151, 196, 245, 115, 14, 46, 140, 52, 77, 57, 65, 162, 168,
        239, 37, 114, 145, 60, 233, 41, 80, 28, 152, 229, 244, 126, 221, 236, 11, 157, 143, 246, 55, 13, 133,
        134, 106, 94, 217, 32, 100, 121, 223, 208, 176, 101, 231, 120, 71, 23, 132, 110, 103, 34, 7, 3, 122,
        108, 33, 190, 53, 191, 222, 118, 66, 248, 228, 1, 193, 153, 31, 78, 178, 96, 119, 127, 95, 8, 214, 54,
        144, 247, 24, 218, 211, 158, 62, 2, 124, 250, 213, 253, 184, 177, 75, 105, 82, 22, 206, 187, 241, 85,
        232, 25, 9, 147, 240, 169, 161, 199, 112, 15, 198, 212, 97, 189, 182, 107, 234, 255, 20, 163, 139
    ],
    c5_i1: [
        235, 194, 212, 109, 233, 25, 226, 255, 220, 219, 20, 26, 168, 138, 92, 158, 242, 193, 181, 223, 202,
        41, 54, 7, 110, 127, 53, 99, 136, 132, 143, 55, 209, 182, 246, 11, 248, 58, 179, 151, 200, 49, 184,
        83, 102, 177, 196, 14, 153, 43, 222, 205, 238, 174, 5, 2, 98, 206, 12, 216, 27, 176, 126, 170, 149,
        195, 73, 116, 135, 169, 123, 140, 50, 111, 228, 77, 31, 46, 161, 163, 67, 234, 44, 117, 30, 19, 131,
        84, 210, 97, 148, 251, 215, 96, 134, 56
    ],
    c5_i2: [-497, -167, 300, -159],
    c5_o11: [
        255, 185, 255, 255, 92, 255, 0, 110, 110, 0, 38, 0, 0, 0, 255, 114, 0, 0, 46, 85, 22, 132, 0, 25, 88,
        143, 255, 77, 0, 144, 255, 0, 109, 235, 255, 54, 165, 41, 118, 255, 0, 156, 0, 80, 125, 169, 127, 76,
        134, 84, 0, 22, 255, 155, 57, 109, 55, 123, 198, 38, 50, 0, 0, 0, 157, 255, 0, 0, 240, 18, 148, 98,
        161, 0, 214, 58, 0, 0, 160, 111, 142, 0, 0, 178, 49, 255, 95, 0, 0, 201, 255, 129, 189, 223, 51, 52,
        153, 165, 198, 207, 0, 255, 101, 27, 71, 0, 0, 255, 255, 50, 223, 255, 0, 0, 0, 255, 57, 255, 255,
        224, 255, 30, 104, 30, 65, 124, 88, 255, 0, 0, 139, 255, 79, 0, 137, 15, 100, 173, 255, 147, 240, 0,
        201, 25, 11, 96, 144, 105, 113, 164, 0, 0, 157, 255, 255, 152, 0, 165, 255, 163, 255, 109, 255, 0, 0,
        162, 168, 0, 233, 255, 233, 178, 128, 226, 33, 0, 168, 0, 0, 13, 171, 96, 119, 255, 236, 255, 221, 40,
        186, 0, 156, 255, 131, 156, 207, 131, 48, 93, 5, 49
    ],
}, model=c5_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_INT32_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_full_mantissas_7
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [4, 2, 6, 3], 0.4375, 71))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 3], 0.3125, 83))
c6_i2 = Input('c6_i2', ('TENSOR_INT32', [2], 0.13671875, 0))
c6_p3 = Int32Scalar('c6_p3', 1)
c6_p4 = Int32Scalar('c6_p4', 2)
c6_p5 = Int32Scalar('c6_p5', 0)
c6_p6 = Int32Scalar('c6_p6', 0)
c6_p7 = Int32Scalar('c6_p7', 2)
c6_p8 = Int32Scalar('c6_p8', 1)
c6_p9 = Int32Scalar('c6_p9', 1)
c6_p10 = BoolScalar('c6_p10', False)
c6_p11 = Int32Scalar('c6_p11', 1)
c6_p12 = Int32Scalar('c6_p12', 1)
c6_o13 = Output('c6_o13', ('TENSOR_QUANT8_ASYMM', [4, 2, 4, 2], 12.0, 128))
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
c6_model.AddOperand(c6_p9)
c6_model.AddOperand(c6_p10)
c6_model.AddOperand(c6_p11)
c6_model.AddOperand(c6_p12)
c6_model.AddOperand(c6_o13)
c6_model.Operation('CONV_2D', c6_i0, c6_i1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10, c6_p11, c6_p12).To(c6_o13)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        154, 174, 217, 73, 141, 188, 43, 117, 70, 23, 0, 171, 187, 200, 127, 250, 129, 125, 91, 155, 48, 42,
        207, 225, 36, 67, 248, 139, 229, 86, 216, 53, 88, 218, 113, 13, 152, 89, 211, 234, 156, 44, 249, 24,
        62, 219, 76, 33, 77, 227, 205, 133, 181, 55, 63, 173, 132, 232, 138, 9, 140, 168, 240, 162, 65, 123,
        57, 191, 20, 31, 169, 203, 111, 204, 119, 38, 10, 149, 220, 190, 100, 25, 28, 175, 253, 104, 18, 178,
        243, 242, 144, 197, 96, 215, 61, 142, 222, 59, 108, 16, 182, 105, 107, 134, 136, 244, 163, 47, 110,
        135, 97, 176, 75, 179, 58, 11, 64, 131, 124, 82, 95, 194, 6, 93, 32, 170, 94, 51, 99, 49, 4, 83, 72,
        189, 167, 148, 60, 195, 85, 226, 106, 98, 151, 69
    ],
    c6_i1: [219, 222, 61, 56, 128, 98, 34, 134, 16, 84, 109, 67, 234, 75, 33, 170, 115, 201],
    c6_i2: [-182, -318],
    c6_o13: [
        128, 255, 152, 133, 128, 255, 255, 134, 137, 255, 255, 128, 255, 255, 255, 149, 128, 255, 255, 255,
        255, 134, 255, 161, 187, 167, 255, 255, 255, 255, 186, 129, 128, 204, 128, 255, 128, 255, 255, 145,
        128, 255, 255, 255, 216, 255, 255, 158, 128, 255, 229, 188, 234, 255, 128, 128, 128, 128, 128, 255,
        255, 143, 255, 149
    ],
}, model=c6_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_INT32_full_mantissas_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_beyond_the_range_8
c7_p0 = Parameter('c7_p0', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.25, 64), [
        0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 255,
        255, 0, 255, 0, 255, 255, 0, 0, 0, 0, 0, 255, 0, 255, 255, 0, 0, 0, 255, 255, 0, 255, 0
    ])
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 2], 0.5, 22))
c7_i2 = Input('c7_i2', ('TENSOR_INT32', [4], 0.125, 0))
c7_p3 = Int32Scalar('c7_p3', 2)
c7_p4 = Int32Scalar('c7_p4', 1)
c7_p5 = Int32Scalar('c7_p5', 0)
c7_p6 = Int32Scalar('c7_p6', 1)
c7_p7 = Int32Scalar('c7_p7', 2)
c7_p8 = Int32Scalar('c7_p8', 2)
c7_p9 = Int32Scalar('c7_p9', 0)
c7_o10 = Output('c7_o10', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.25, 128))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_o10)
c7_model.Operation('CONV_2D', c7_p0, c7_i1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9).To(c7_o10)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i1: [
        255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255, 0, 255, 255, 255, 0, 255, 255,
        0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 0, 0, 255, 255, 0, 255, 255, 0, 255, 255, 255, 255, 0
    ],
    c7_i2: [-1018372089, 178506316, -934730340, -994361333],
    c7_o10: [
        0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0,
        255, 0, 0
    ],
}, model=c7_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_INT32_beyond_the_range_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_typical_9
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 5, 4], 0.0625, 88))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 2, 1]), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.3125, 0.5, 0.1875]))
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [4]))
c8_p3 = Int32Scalar('c8_p3', 0)
c8_p4 = Int32Scalar('c8_p4', 1)
c8_p5 = Int32Scalar('c8_p5', 2)
c8_p6 = Int32Scalar('c8_p6', 0)
c8_p7 = Int32Scalar('c8_p7', 1)
c8_p8 = Int32Scalar('c8_p8', 2)
c8_p9 = Int32Scalar('c8_p9', 3)
c8_p10 = BoolScalar('c8_p10', True)
c8_p11 = Int32Scalar('c8_p11', 2)
c8_p12 = Int32Scalar('c8_p12', 2)
c8_o13 = Output('c8_o13', ('TENSOR_QUANT8_ASYMM', [3, 4, 2, 3], 0.25, 194))
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
c8_model.AddOperand(c8_p9)
c8_model.AddOperand(c8_p10)
c8_model.AddOperand(c8_p11)
c8_model.AddOperand(c8_p12)
c8_model.AddOperand(c8_o13)
c8_model.Operation('CONV_2D', c8_i0, c8_i1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8, c8_p9, c8_p10, c8_p11, c8_p12).To(c8_o13)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [
        142, 159, 199, 235, 128, 14, 164, 192, 44, 74, 244, 80, 137, 41, 146, 217, 39, 163, 11, 203, 6, 70,
        24, 147, 221, 197, 115, 91, 3, 101, 60, 17, 23, 130, 202, 31, 92, 0, 35, 246, 212, 239, 30, 250, 58,
        218, 113, 153, 51, 2, 145, 27, 104, 15, 189, 196, 154, 106, 162, 90
    ],
    c8_i1: [
        76, 23, 54, 8, 16, -76, 82, -31, -70, -7, 59, -35, -99, -115, 118, -25, 62, 66, -127, -39, -87, -123,
        58, 18
    ],
    c8_i2: [-472, 287, 82, 120],
    c8_o13: [
        194, 218, 218, 218, 194, 218, 194, 194, 218, 218, 218, 194, 218, 218, 218, 194, 194, 218, 194, 194,
        194, 194, 194, 194, 194, 218, 194, 194, 194, 194, 218, 218, 218, 218, 194, 194, 194, 194, 194, 218,
        218, 194, 218, 194, 218, 218, 218, 218, 218, 218, 194, 218, 218, 194, 194, 194, 218, 218, 218, 194,
        218, 218, 194, 194, 194, 218, 194, 194, 218, 194, 194, 218
    ],
}, model=c8_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_typical_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_long_rows_10
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2, 6, 4, 17], 0.375, 251))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 17]), extraParams=SymmPerChannelQuantParams(0, [0.125]))
c9_i2 = Input('c9_i2', ('TENSOR_INT32', [1]))
c9_p3 = Int32Scalar('c9_p3', 0)
c9_p4 = Int32Scalar('c9_p4', 2)
c9_p5 = Int32Scalar('c9_p5', 2)
c9_p6 = Int32Scalar('c9_p6', 1)
c9_p7 = Int32Scalar('c9_p7', 2)
c9_p8 = Int32Scalar('c9_p8', 2)
c9_p9 = Int32Scalar('c9_p9', 3)
c9_p10 = BoolScalar('c9_p10', False)
c9_p11 = Int32Scalar('c9_p11', 2)
c9_p12 = Int32Scalar('c9_p12', 1)
c9_o13 = Output('c9_o13', ('TENSOR_QUANT8_ASYMM', [2, 4, 2, 1], 0.4375, 192))
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
c9_model.AddOperand(c9_p9)
c9_model.AddOperand(c9_p10)
c9_model.AddOperand(c9_p11)
c9_model.AddOperand(c9_p12)
c9_model.AddOperand(c9_o13)
c9_model.Operation('CONV_2D', c9_i0, c9_i1, c9_i2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8, c9_p9, c9_p10, c9_p11, c9_p12).To(c9_o13)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [
        192, 115, 43, 210, 198, 255, 221, 142, 174, 88, 21, 185, 113, 65, 132, 133, 232, 167, 197, 141, 254,
        82, 94, 176, 4, 146, 204, 180, 9, 119, 41, 16, 26, 155, 99, 148, 103, 216, 3, 0, 111, 125, 121, 209,
        240, 181, 6, 188, 10, 199, 80, 45, 107, 95, 223, 32, 207, 42, 92, 195, 61, 164, 106, 129, 225, 190,
        222, 127, 230, 108, 79, 39, 186, 123, 15, 68, 205, 114, 36, 144, 249, 158, 75, 208, 34, 27, 215, 2,
        13, 156, 38, 241, 242, 154, 11, 193, 253, 104, 44, 247, 98, 169, 175, 187, 22, 252, 213, 211, 212,
        101, 134, 130, 62, 35, 66, 30, 67, 138, 246, 58, 78, 110, 1, 172, 96, 52, 162, 179, 70, 59, 136, 14,
        168, 237, 203, 160, 12, 202, 72, 7, 74, 20, 25, 40, 191, 227, 116, 126, 236, 153, 183, 235, 23, 165,
        157, 83, 251, 120, 217, 145, 147, 189, 19, 77, 17, 56, 48, 182, 76, 91, 71, 117, 151, 231, 243, 109,
        163, 206, 140, 102, 173, 250, 57, 218, 228, 214, 233, 149, 84, 226, 128, 135, 224, 29, 220, 196, 51,
        238, 201, 63, 171, 143, 137, 152, 219, 49, 60, 24, 55, 90, 178, 5, 8, 53, 105, 100, 18, 122, 81, 85,
        229, 161, 73, 31, 89, 131, 150, 170, 64, 87, 112, 239, 124, 33, 177, 200, 234, 244, 93, 50, 245, 37,
        28, 69, 166, 139, 86, 248, 159, 118, 47, 184, 54, 46, 194, 97, 33, 156, 121, 103, 125, 18, 135, 233,
        136, 114, 60, 55, 21, 118, 42, 40, 3, 89, 61, 74, 235, 244, 167, 46, 20, 194, 237, 181, 43, 248, 111,
        253, 203, 210, 133, 174, 76, 17, 158, 15, 58, 84, 1, 238, 137, 161, 101, 79, 28, 88, 57, 196, 202,
        216, 204, 180, 115, 90, 23, 54, 91, 157, 73, 140, 124, 5, 92, 27, 217, 223, 134, 230, 130, 178, 197,
        110, 77, 9, 16, 97, 38, 49, 123, 242, 239, 225, 24, 32, 160, 105, 211, 37, 81, 146, 6, 208, 45, 168,
        2, 120, 164, 109, 224, 41, 198, 219, 39, 122, 155, 72, 182, 26, 59, 87, 98, 96, 4, 52, 144, 218, 173,
        171, 0, 117, 148, 85, 152, 80, 228, 11, 175, 231, 138, 241, 188, 93, 251, 226, 145, 245, 153, 163,
        108, 189, 176, 29, 190, 220, 132, 247, 75, 205, 201, 126, 22, 179, 191, 83, 199, 82, 44, 192, 50, 186,
        249, 254, 70, 53, 232, 159, 14, 62, 68, 206, 13, 151, 104, 255, 142, 166, 150, 30, 35, 149, 95, 107,
        7, 78, 227, 236, 141, 128, 127, 154, 222, 221, 212, 243, 139, 102, 209, 66, 12, 143, 36, 187, 116,
        215, 200, 63, 48, 234, 113, 240, 119, 112, 31, 170, 172, 147, 19, 56, 86, 250, 71, 169, 64, 165, 10,
        214, 229, 193, 207, 51, 184, 246, 99, 183, 185, 195, 106, 69, 162, 8, 100, 94, 34, 252, 65, 131, 47,
        129, 213, 25, 177, 67, 153, 14, 78, 38, 158, 233, 113, 31, 52, 226, 235, 70, 85, 143, 190, 23, 183,
        194, 223, 39, 215, 191, 107, 89, 241, 109, 219, 175, 100, 28, 189, 125, 0, 26, 106, 242, 255, 34, 13,
        139, 46, 134, 170, 88, 40, 91, 17, 66, 101, 204, 160, 130, 142, 131, 217, 96, 4, 118, 110, 24, 90, 54,
        252, 115, 133, 135, 228, 152, 192, 50, 161, 150, 151, 156, 67, 198, 144, 162, 137, 164, 56, 27, 21,
        180, 124, 128, 238, 227, 111, 7, 82, 202, 97, 221, 181, 169, 251, 127, 243, 105, 244, 120, 92, 104,
        94, 193, 86, 179, 140, 213, 163, 222, 239, 211, 10, 196, 5, 122, 116, 203, 185, 69, 157, 84, 9, 171,
        240, 25, 231, 159, 141, 22, 65, 237, 99, 207, 11, 93, 20, 138, 136, 42, 176, 2, 200, 129, 254, 248,
        102, 225, 45, 199, 47, 168, 250, 74, 72, 76, 229, 208, 112, 29, 188, 147, 172, 214, 33, 43, 61, 36,
        48, 149, 12, 155, 232, 103, 165, 246, 18, 201, 132, 44, 167, 154, 75, 60, 187, 32, 57, 41, 212, 62,
        81, 1, 177, 205, 108, 117, 59, 79, 87, 6, 16, 121, 8, 230, 218, 68, 114, 249, 216, 35, 73, 3, 77, 37,
        178, 197, 209, 55, 220, 95, 58, 253, 123, 98, 51, 236, 210, 174, 245, 146, 195, 206, 30, 145, 15, 234,
        224, 166, 80, 64, 182, 71, 63, 148, 184, 83, 53, 186, 173, 19, 247, 126, 119, 49, 11, 75, 157, 254,
        188, 246, 60, 6, 202, 108, 244, 176, 91, 196, 232, 187, 24, 104, 34, 43, 221, 30, 206, 233, 147, 240,
        51, 140, 44, 45, 57, 141, 61, 35, 151, 39, 214, 189, 158, 194, 77, 5, 134, 230, 209, 21, 226, 97
    ],
    c9_i1: [
        -11, -5, -98, -25, -41, 111, -85, -56, -78, -86, -80, 21, 58, 48, -115, -12, -83, -87, -92, -123, 29,
        -69, 98, 104, 117, 77, -63, 44, -52, -3, -48, -75, -26, 113, -77, 40, 16, -117, -102, -40, -8, -93,
        -65, 82, 17, 23, -109, -110, -84, 46, 84, 4, 67, -2, 122, -21, -103, -101, -66, 65, -113, 91, 13, -60,
        34, 9, -76, 50, -124, 81, 92, -15, 116, -34, -39, -122, -62, 99, -17, -126, -24, 115, 5, 123, 27, 105,
        69, 26, -95, 57, 101, 25, 14, -112, -46, 100, -36, 62, 95, -94, 61, -99
    ],
    c9_i2: [-132],
    c9_o13: [192, 192, 206, 206, 206, 206, 206, 206, 192, 192, 206, 206, 192, 206, 206, 206],
}, model=c9_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_long_rows_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_typical_11
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [4, 5, 2, 2], 0.1875, 7))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 2]), extraParams=SymmPerChannelQuantParams(0, [0.375, 0.375]))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [2]))
c10_p3 = Int32Scalar('c10_p3', 1)
c10_p4 = Int32Scalar('c10_p4', 0)
c10_p5 = Int32Scalar('c10_p5', 0)
c10_p6 = Int32Scalar('c10_p6', 2)
c10_p7 = Int32Scalar('c10_p7', 1)
c10_p8 = Int32Scalar('c10_p8', 2)
c10_p9 = Int32Scalar('c10_p9', 3)
c10_p10 = BoolScalar('c10_p10', False)
c10_o11 = Output('c10_o11', ('TENSOR_QUANT8_ASYMM', [4, 3, 2, 2], 0.125, 132))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_p8)
c10_model.AddOperand(c10_p9)
c10_model.AddOperand(c10_p10)
c10_model.AddOperand(c10_o11)
c10_model.Operation('CONV_2D', c10_i0, c10_i1, c10_i2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8, c10_p9, c10_p10).To(c10_o11)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [
        125, 94, 126, 101, 20, 182, 26, 169, 236, 158, 209, 83, 35, 34, 47, 226, 248, 205, 15, 130, 194, 1,
        190, 129, 117, 155, 166, 199, 97, 142, 131, 43, 124, 60, 17, 0, 133, 213, 201, 139, 55, 103, 11, 143,
        115, 93, 151, 167, 164, 23, 241, 41, 144, 82, 118, 74, 77, 216, 238, 63, 105, 19, 218, 6, 123, 57,
        106, 152, 148, 203, 66, 189, 128, 175, 79, 150, 196, 89, 51, 85
    ],
    c10_i1: [
        97, 32, -126, 33, 14, -8, -111, 19, -108, -64, 23, 1, -15, -117, -33, 117, -50, 28, -54, -32, 34, -5,
        89, 118
    ],
    c10_i2: [-13, -133],
    c10_o11: [
        132, 180, 132, 180, 132, 180, 132, 132, 132, 180, 180, 132, 132, 180, 132, 180, 132, 180, 132, 180,
        132, 180, 132, 132, 132, 180, 132, 180, 132, 180, 132, 180, 132, 180, 132, 132, 132, 180, 132, 180,
        132, 180, 132, 180, 132, 180, 180, 132
    ],
}, model=c10_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_typical_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_nearly_equal_12
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 4], 0.4375, 255))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 4]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.0625, 0.0625, 0.0625]))
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [4]))
c11_p3 = Int32Scalar('c11_p3', 0)
c11_p4 = Int32Scalar('c11_p4', 0)
c11_p5 = Int32Scalar('c11_p5', 0)
c11_p6 = Int32Scalar('c11_p6', 0)
c11_p7 = Int32Scalar('c11_p7', 1)
c11_p8 = Int32Scalar('c11_p8', 1)
c11_p9 = Int32Scalar('c11_p9', 3)
c11_p10 = BoolScalar('c11_p10', True)
c11_o11 = Output('c11_o11', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 4], 0.09375, 128))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_p7)
c11_model.AddOperand(c11_p8)
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_p10)
c11_model.AddOperand(c11_o11)
c11_model.Operation('CONV_2D', c11_i0, c11_i1, c11_i2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7, c11_p8, c11_p9, c11_p10).To(c11_o11)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [
        40, 201, 127, 172, 160, 216, 43, 173, 13, 60, 198, 168, 133, 100, 83, 151, 10, 234, 54, 165, 247, 185,
        134, 225, 96, 220, 56, 149, 217, 223, 106, 154, 135, 99, 253, 208, 196, 207, 124, 205, 231, 92, 113,
        30, 181, 26, 49, 249, 2, 27, 187, 204, 72, 130, 1, 47, 11, 248, 98, 229, 236, 12, 57, 7, 107, 238,
        103, 76, 214, 15, 105, 9, 242, 200, 6, 61, 150, 182, 209, 123, 109, 42, 77, 112, 240, 67, 176, 90,
        175, 180, 14, 252, 91, 3, 8, 81
    ],
    c11_i1: [-95, 97, 24, -123, -115, -41, 17, 63, 37, -36, -73, -76, -30, 86, 80, 14],
    c11_i2: [16777219, 16777213, 16777216, 16777215],
    c11_o11: [
        192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192,
        192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192,
        192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192,
        192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192,
        192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 192
    ],
}, model=c11_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_nearly_equal_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_typical_13
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 5, 4, 4], 0.0625, -40))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 4], 0.4375, 17))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [3], 0.02734375, 0))
c12_p3 = Int32Scalar('c12_p3', 0)
c12_p4 = Int32Scalar('c12_p4', 1)
c12_p5 = Int32Scalar('c12_p5', 2)
c12_p6 = Int32Scalar('c12_p6', 0)
c12_p7 = Int32Scalar('c12_p7', 1)
c12_p8 = Int32Scalar('c12_p8', 2)
c12_p9 = Int32Scalar('c12_p9', 3)
c12_p10 = BoolScalar('c12_p10', False)
c12_p11 = Int32Scalar('c12_p11', 2)
c12_p12 = Int32Scalar('c12_p12', 2)
c12_o13 = Output('c12_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 3, 3], 0.4375, 91))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_p4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_p7)
c12_model.AddOperand(c12_p8)
c12_model.AddOperand(c12_p9)
c12_model.AddOperand(c12_p10)
c12_model.AddOperand(c12_p11)
c12_model.AddOperand(c12_p12)
c12_model.AddOperand(c12_o13)
c12_model.Operation('CONV_2D', c12_i0, c12_i1, c12_i2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7, c12_p8, c12_p9, c12_p10, c12_p11, c12_p12).To(c12_o13)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [
        -8, 72, -23, 56, -47, 97, -102, -45, -44, -54, -81, -38, -125, -12, 62, -4, -3, -59, -114, -34, -77,
        25, 91, -82, 102, 106, 39, -107, -51, 6, -16, -20, 58, -74, 82, -110, 40, -48, 30, 126, -63, 111, -71,
        -10, -127, -75, 8, -126, 57, 61, 119, 60, 98, -98, 76, 109, 67, -116, 123, -86, 110, 11, 105, -99,
        -19, -14, -106, 32, -36, -6, -43, 103, 19, -1, 113, 84, 99, 3, 75, 81, 29, 10, -120, 92, 77, -80, -31,
        14, -83, -56, -13, 73, 44, 89, 13, -93, -52, -103, -35, 122, 52, 124, 64, 5, -70, 33, 116, -11, 69,
        -66, -76, -128, 21, 46, 42, 104, -42, -55, 90, 37, -41, -112, 96, 4, 125, 88, -89, -28, 43, 35, 79,
        71, 101, 18, -65, -5, -72, 118, 94, 48, -57, 36, -26, -61, -115, 31, -25, 80, -95, -2, -79, 24, -84,
        70, -46, -100, -18, -21, 38, -109, -118, 49, 78, -113, 121, -32, -9, -73, 93, 15, 120, -78, -119, -90,
        -92, -7, -27, 7, -85, -97, -104, 17, -58, 100, -30, 87, 127, 86, 65, -24, -105, 9, -121, 28, -94, 23,
        -50, 47, 114, -60, -33, 53, 107, -62, 83, 55, 50, 20, -124, 108, -108, -91, 0, 95, -111, -101, 68, 85,
        -88, 16, 66, 26, -53, -123, -17, 12, 117, -49, 41, -29, 115, -96, 112, -68, -87, -69, 74, -39, -40,
        51, 34, -37, 27, 1, -122, 22, -64, -117, 63, -22, -67, 59, 45, 2, -15, 54, -123, 55, 56, 60, -82, 57,
        -49, -8, 72, -95, -83, 83, -90, -40, 74, -12, 87, 76, 107, 122, 29, -48, 111, 46, -38, -99, 103, 59,
        10, -19, -23, -91, -102, -110, 102, -28, 123, 67, 33, -32, -111, 63, 16, -41, 21, -86, 115, -4, 70,
        66, 89, -2, 24, 79, -56, 118, 68, 100, 105, 48, 110, -63, 112, 41
    ],
    c12_i1: [
        -52, 68, -2, -101, 126, -36, -51, -32, 59, 18, 96, -3, 25, 57, 39, -58, 29, -24, -71, -78, 21, 101,
        19, 124, -40, 95, -68, 17, 11, -30, 31, 8, -5, 107, -127, -84, 20, 52, 80, 22, 114, -54, -118, 98,
        -66, -85, 35, 65, 58, -70, -121, -119, 89, -28, 123, 64, -82, -37, -95, -90, -98, -110, 9, -124, 76,
        -33, 106, -93, 30, 53, 32, 42
    ],
    c12_i2: [317, -158, 70],
    c12_o13: [
        105, 91, 105, 91, 105, 91, 91, 91, 91, 105, 105, 91, 105, 91, 91, 91, 105, 105, 91, 105, 91, 105, 91,
        91, 91, 91, 105, 91, 91, 91, 91, 91, 91, 91, 91, 91, 105, 105, 91, 105, 91, 105, 105, 91, 91, 91, 91,
        105, 105, 91, 91, 105, 91, 91, 91, 91, 91, 91, 105, 91, 91, 91, 91, 105, 91, 91, 105, 91, 91, 91, 91,
        91
    ],
}, model=c12_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_typical_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_typical_14
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 4], 0.0625, 89))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 1, 3], 0.5, -128))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [4], 0.03125, 0))
c13_p3 = Int32Scalar('c13_p3', 0)
c13_p4 = Int32Scalar('c13_p4', 0)
c13_p5 = Int32Scalar('c13_p5', 0)
c13_p6 = Int32Scalar('c13_p6', 2)
c13_p7 = Int32Scalar('c13_p7', 1)
c13_p8 = Int32Scalar('c13_p8', 2)
c13_p9 = Int32Scalar('c13_p9', 2)
c13_p10 = BoolScalar('c13_p10', True)
c13_o11 = Output('c13_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 2, 4], 0.015625, 0))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_p7)
c13_model.AddOperand(c13_p8)
c13_model.AddOperand(c13_p9)
c13_model.AddOperand(c13_p10)
c13_model.AddOperand(c13_o11)
c13_model.Operation('CONV_2D', c13_i0, c13_i1, c13_i2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8, c13_p9, c13_p10).To(c13_o11)
c13_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c13_i0: [
        -105, 57, 126, -93, -19, 123, 23, -25, -104, -35, 85, 61, 12, 67, -128, -117, 87, 28, 40, -109, -79,
        75, 97, 90, -13, 35, -57, -41, -106, 101, -87, 124, 119, 102, -43, 37, -66, -28, -88, 49, 39, 8, -3,
        36, 84, 47, -5, 103, 89, -111, 88, -7, -60, -49, 55, -70, 95, -27, 26, 19, -23, 11, 22, 14, -51, 60,
        96, 93, 62, -108, 127, -99, 105, 17, 115, 29, -77, 7, -81, 65, -1, 121, 122, -11, -21, 42, -119, 27,
        83, -118, 13, 120, -125, -38, 68, 81, 16, 107, 5, -40, -94, -52, -74, 15, -46, -32, -92, 100
    ],
    c13_i1: [
        112, 104, -35, -6, 1, -111, -67, -44, -68, -104, 52, -49, 21, 122, 72, -50, -86, 15, 39, 3, -79, -63,
        -58, -27, -53, 60, 121, -105, 4, -47, 18, -62, 90, -103, -123, 53
    ],
    c13_i2: [-29, 394, -7, 5],
    c13_o11: [
        -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64,
        -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64,
        -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64,
        -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64,
        -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64, -64
    ],
}, model=c13_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_typical_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_full_mantissas_15
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 6, 3], 0.4375, -57))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3, 3], 0.3125, -45))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [2], 0.13671875, 0))
c14_p3 = Int32Scalar('c14_p3', 1)
c14_p4 = Int32Scalar('c14_p4', 2)
c14_p5 = Int32Scalar('c14_p5', 0)
c14_p6 = Int32Scalar('c14_p6', 0)
c14_p7 = Int32Scalar('c14_p7', 2)
c14_p8 = Int32Scalar('c14_p8', 1)
c14_p9 = Int32Scalar('c14_p9', 1)
c14_p10 = BoolScalar('c14_p10', False)
c14_p11 = Int32Scalar('c14_p11', 1)
c14_p12 = Int32Scalar('c14_p12', 1)
c14_o13 = Output('c14_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 4, 2], 12.0, 0))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_p7)
c14_model.AddOperand(c14_p8)
c14_model.AddOperand(c14_p9)
c14_model.AddOperand(c14_p10)
c14_model.AddOperand(c14_p11)
c14_model.AddOperand(c14_p12)
c14_model.AddOperand(c14_o13)
c14_model.Operation('CONV_2D', c14_i0, c14_i1, c14_i2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8, c14_p9, c14_p10, c14_p11, c14_p12).To(c14_o13)
c14_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c14_i0: [
        26, 46, 89, -55, 13, 60, -85, -11, -58, -105, -128, 43, 59, 72, -1, 122, 1, -3, -37, 27, -80, -86, 79,
        97, -92, -61, 120, 11, 101, -42, 88, -75, -40, 90, -15, -115, 24, -39, 83, 106, 28, -84, 121, -104,
        -66, 91, -52, -95, -51, 99, 77, 5, 53, -73, -65, 45, 4, 104, 10, -119, 12, 40, 112, 34, -63, -5, -71,
        63, -108, -97, 41, 75, -17, 76, -9, -90, -118, 21, 92, 62, -28, -103, -100, 47, 125, -24, -110, 50,
        115, 114, 16, 69, -32, 87, -67, 14, 94, -69, -20, -112, 54, -23, -21, 6, 8, 116, 35, -81, -18, 7, -31,
        48, -53, 51, -70, -117, -64, 3, -4, -46, -33, 66, -122, -35, -96, 42, -34, -77, -29, -79, -124, -45,
        -56, 61, 39, 20, -68, 67, -43, 98, -22, -30, 23, -59
    ],
    c14_i1: [91, 94, -67, -72, 0, -30, -94, 6, -112, -44, -19, -61, 106, -53, -95, 42, -13, 73],
    c14_i2: [-182, -318],
    c14_o13: [
        0, 127, 24, 5, 0, 127, 127, 6, 9, 127, 127, 0, 127, 127, 127, 21, 0, 127, 127, 127, 127, 6, 127, 33,
        59, 39, 127, 127, 127, 127, 58, 1, 0, 76, 0, 127, 0, 127, 127, 17, 0, 127, 127, 127, 88, 127, 127, 30,
        0, 127, 101, 60, 106, 127, 0, 0, 0, 0, 0, 127, 127, 15, 127, 21
    ],
}, model=c14_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_full_mantissas_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_equal_values_16
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 7, 2], 0.1875, -87))
c15_i1 = Input('c15_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 2, 4], 0.3125, -114))
c15_i2 = Input('c15_i2', ('TENSOR_INT32', [4], 0.05859375, 0))
c15_p3 = Int32Scalar('c15_p3', 0)
c15_p4 = Int32Scalar('c15_p4', 1)
c15_p5 = Int32Scalar('c15_p5', 0)
c15_p6 = Int32Scalar('c15_p6', 1)
c15_p7 = Int32Scalar('c15_p7', 2)
c15_p8 = Int32Scalar('c15_p8', 1)
c15_p9 = Int32Scalar('c15_p9', 1)
c15_p10 = BoolScalar('c15_p10', True)
c15_p11 = Int32Scalar('c15_p11', 1)
c15_p12 = Int32Scalar('c15_p12', 2)
c15_o13 = Output('c15_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 4, 1], 256.0, 23))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_p7)
c15_model.AddOperand(c15_p8)
c15_model.AddOperand(c15_p9)
c15_model.AddOperand(c15_p10)
c15_model.AddOperand(c15_p11)
c15_model.AddOperand(c15_p12)
c15_model.AddOperand(c15_o13)
c15_model.Operation('CONV_2D', c15_i0, c15_i1, c15_i2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7, c15_p8, c15_p9, c15_p10, c15_p11, c15_p12).To(c15_o13)
c15_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c15_i0: [
        2, 1, 1, 3, 3, 1, 3, 2, 3, 3, 1, 3, 3, 1, 2, 3, 1, 3, 2, 1, 1, 3, 3, 1, 3, 3, 1, 1, 2, 1, 3, 3, 2, 2,
        2, 2, 1, 3, 2, 1, 1, 2, 3, 2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 1, 3, 3, 1, 3, 1, 2, 1, 2, 2, 3, 3, 1, 2, 3,
        2, 1, 1, 1, 2, 1, 3, 2, 3, 2, 1, 3, 2, 1, 1, 3, 3, 2, 2, 2, 1, 3, 1, 1, 1, 3, 2, 3, 1, 3, 1, 1, 2, 3,
        2, 1, 2, 1, 1, 1, 2, 1, 3, 3, 1, 1, 3, 2, 1, 1, 1, 3, 1, 3, 3, 1, 1, 2, 3, 1, 3, 2, 3, 3, 1, 3, 3, 1,
        1, 3, 1, 2, 2, 1, 1, 3, 3, 1, 3, 3, 1, 1, 1, 1, 2, 1, 2, 2, 2, 2, 1, 3, 2, 1, 1, 2, 3, 2, 2, 2, 3, 2,
        1, 2, 1, 1, 1, 2, 1, 3, 3, 2, 2, 2, 1, 2, 2, 3, 3, 1, 2, 3, 2, 1, 1, 1, 3, 2, 3, 2, 3, 2, 1, 3, 2, 1,
        1, 3, 3, 1, 3, 2, 1, 3, 1, 1, 1, 3, 2, 3, 1, 3, 2, 1, 1, 3
    ],
    c15_i1: [
        1, 3, 1, 1, 1, 3, 3, 1, 2, 1, 3, 1, 2, 2, 1, 1, 2, 3, 1, 3, 2, 1, 2, 3, 1, 3, 2, 1, 2, 2, 2, 1, 2, 1,
        2, 3, 1, 2, 3, 3, 2, 3, 3, 2, 1, 1, 1, 2, 1, 1, 3, 3, 1, 2, 2, 3, 1, 1, 2, 2, 2, 1, 1, 1, 3, 3, 1, 1,
        2, 1, 3, 2, 3, 3, 1, 1, 1, 3, 1, 1, 3, 1, 3, 1, 1, 2, 3, 3, 1, 1, 2, 3, 1, 2, 2, 2
    ],
    c15_i2: [3, 3, 3, 2],
    c15_o13: [
        80, 80, 80, 61, 80, 80, 80, 61, 80, 80, 80, 61, 80, 80, 80, 61, 79, 80, 80, 61, 80, 80, 80, 61, 79,
        80, 80, 61, 79, 80, 80, 61, 79, 80, 79, 61, 80, 80, 80, 61, 79, 80, 79, 61, 79, 80, 79, 61, 80, 80,
        80, 61, 80, 80, 80, 61, 80, 80, 80, 61, 80, 80, 80, 61
    ],
}, model=c15_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_equal_values_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_typical_17
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 5, 2, 2], 0.1875, -121))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 2]), extraParams=SymmPerChannelQuantParams(0, [0.375, 0.375]))
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [2]))
c16_p3 = Int32Scalar('c16_p3', 1)
c16_p4 = Int32Scalar('c16_p4', 0)
c16_p5 = Int32Scalar('c16_p5', 0)
c16_p6 = Int32Scalar('c16_p6', 2)
c16_p7 = Int32Scalar('c16_p7', 1)
c16_p8 = Int32Scalar('c16_p8', 2)
c16_p9 = Int32Scalar('c16_p9', 3)
c16_p10 = BoolScalar('c16_p10', False)
c16_o11 = Output('c16_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 2, 2], 0.125, 4))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_p7)
c16_model.AddOperand(c16_p8)
c16_model.AddOperand(c16_p9)
c16_model.AddOperand(c16_p10)
c16_model.AddOperand(c16_o11)
c16_model.Operation('CONV_2D', c16_i0, c16_i1, c16_i2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7, c16_p8, c16_p9, c16_p10).To(c16_o11)
c16_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c16_i0: [
        -3, -34, -2, -27, -108, 54, -102, 41, 108, 30, 81, -45, -93, -94, -81, 98, 120, 77, -113, 2, 66, -127,
        62, 1, -11, 27, 38, 71, -31, 14, 3, -85, -4, -68, -111, -128, 5, 85, 73, 11, -73, -25, -117, 15, -13,
        -35, 23, 39, 36, -105, 113, -87, 16, -46, -10, -54, -51, 88, 110, -65, -23, -109, 90, -122, -5, -71,
        -22, 24, 20, 75, -62, 61, 0, 47, -49, 22, 68, -39, -77, -43
    ],
    c16_i1: [
        97, 32, -126, 33, 14, -8, -111, 19, -108, -64, 23, 1, -15, -117, -33, 117, -50, 28, -54, -32, 34, -5,
        89, 118
    ],
    c16_i2: [-13, -133],
    c16_o11: [
        4, 52, 4, 52, 4, 52, 4, 4, 4, 52, 52, 4, 4, 52, 4, 52, 4, 52, 4, 52, 4, 52, 4, 4, 4, 52, 4, 52, 4, 52,
        4, 52, 4, 52, 4, 4, 4, 52, 4, 52, 4, 52, 4, 52, 4, 52, 52, 4
    ],
}, model=c16_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_typical_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_typical_18
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 5, 4], 0.0625, -40))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 2, 1]), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.3125, 0.5, 0.1875]))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [4]))
c17_p3 = Int32Scalar('c17_p3', 0)
c17_p4 = Int32Scalar('c17_p4', 1)
c17_p5 = Int32Scalar('c17_p5', 2)
c17_p6 = Int32Scalar('c17_p6', 0)
c17_p7 = Int32Scalar('c17_p7', 1)
c17_p8 = Int32Scalar('c17_p8', 2)
c17_p9 = Int32Scalar('c17_p9', 3)
c17_p10 = BoolScalar('c17_p10', True)
c17_p11 = Int32Scalar('c17_p11', 2)
c17_p12 = Int32Scalar('c17_p12', 2)
c17_o13 = Output('c17_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 2, 3], 0.25, 66))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_p4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_p6)
c17_model.AddOperand(c17_p7)
c17_model.AddOperand(c17_p8)
c17_model.AddOperand(c17_p9)
c17_model.AddOperand(c17_p10)
c17_model.AddOperand(c17_p11)
c17_model.AddOperand(c17_p12)
c17_model.AddOperand(c17_o13)
c17_model.Operation('CONV_2D', c17_i0, c17_i1, c17_i2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7, c17_p8, c17_p9, c17_p10, c17_p11, c17_p12).To(c17_o13)
c17_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c17_i0: [
        14, 31, 71, 107, 0, -114, 36, 64, -84, -54, 116, -48, 9, -87, 18, 89, -89, 35, -117, 75, -122, -58,
        -104, 19, 93, 69, -13, -37, -125, -27, -68, -111, -105, 2, 74, -97, -36, -128, -93, 118, 84, 111, -98,
        122, -70, 90, -15, 25, -77, -126, 17, -101, -24, -113, 61, 68, 26, -22, 34, -38
    ],
    c17_i1: [
        76, 23, 54, 8, 16, -76, 82, -31, -70, -7, 59, -35, -99, -115, 118, -25, 62, 66, -127, -39, -87, -123,
        58, 18
    ],
    c17_i2: [-472, 287, 82, 120],
    c17_o13: [
        66, 90, 90, 90, 66, 90, 66, 66, 90, 90, 90, 66, 90, 90, 90, 66, 66, 90, 66, 66, 66, 66, 66, 66, 66,
        90, 66, 66, 66, 66, 90, 90, 90, 90, 66, 66, 66, 66, 66, 90, 90, 66, 90, 66, 90, 90, 90, 90, 90, 90,
        66, 90, 90, 66, 66, 66, 90, 90, 90, 66, 90, 90, 66, 66, 66, 90, 66, 66, 90, 66, 66, 90
    ],
}, model=c17_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_typical_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_full_mantissas_19
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 6], 0.4375, -57))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 3, 1]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.1875, 0.25]))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [3]))
c18_p3 = Int32Scalar('c18_p3', 1)
c18_p4 = Int32Scalar('c18_p4', 2)
c18_p5 = Int32Scalar('c18_p5', 0)
c18_p6 = Int32Scalar('c18_p6', 0)
c18_p7 = Int32Scalar('c18_p7', 2)
c18_p8 = Int32Scalar('c18_p8', 1)
c18_p9 = Int32Scalar('c18_p9', 1)
c18_p10 = BoolScalar('c18_p10', True)
c18_p11 = Int32Scalar('c18_p11', 1)
c18_p12 = Int32Scalar('c18_p12', 1)
c18_o13 = Output('c18_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 4], 0.1875, 0))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_p4)
c18_model.AddOperand(c18_p5)
c18_model.AddOperand(c18_p6)
c18_model.AddOperand(c18_p7)
c18_model.AddOperand(c18_p8)
c18_model.AddOperand(c18_p9)
c18_model.AddOperand(c18_p10)
c18_model.AddOperand(c18_p11)
c18_model.AddOperand(c18_p12)
c18_model.AddOperand(c18_o13)
c18_model.Operation('CONV_2D', c18_i0, c18_i1, c18_i2, c18_p3, c18_p4, c18_p5, c18_p6, c18_p7, c18_p8, c18_p9, c18_p10, c18_p11, c18_p12).To(c18_o13)
c18_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c18_i0: [
        123, -119, -116, 94, 24, 48, -7, 1, 7, -49, -112, 79, -118, -67, 2, -56, -6, 96, -64, -47, -89, 82,
        29, -71
    ],
    c18_i1: [-29, -47, -95, -31, -69, 123, -82, 109, 124],
    c18_i2: [226, 147, 4],
    c18_o13: [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 127, 127, 0, 127, 0, 127, 0, 127, 127, 127, 0, 127, 127, 127, 0, 127, 0, 0,
        0, 0, 0, 0, 92, 127, 0, 127, 0, 127, 127, 0, 127, 0, 127, 127, 0, 127, 127, 0, 127
    ],
}, model=c18_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_full_mantissas_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_equal_values_20
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 4, 2], 0.1875, -90))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 2]), extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.25]))
c19_i2 = Input('c19_i2', ('TENSOR_INT32', [2]))
c19_p3 = Int32Scalar('c19_p3', 0)
c19_p4 = Int32Scalar('c19_p4', 1)
c19_p5 = Int32Scalar('c19_p5', 0)
c19_p6 = Int32Scalar('c19_p6', 0)
c19_p7 = Int32Scalar('c19_p7', 2)
c19_p8 = Int32Scalar('c19_p8', 2)
c19_p9 = Int32Scalar('c19_p9', 1)
c19_p10 = BoolScalar('c19_p10', False)
c19_o11 = Output('c19_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 2], 0.4375, -119))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_i2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_p4)
c19_model.AddOperand(c19_p5)
c19_model.AddOperand(c19_p6)
c19_model.AddOperand(c19_p7)
c19_model.AddOperand(c19_p8)
c19_model.AddOperand(c19_p9)
c19_model.AddOperand(c19_p10)
c19_model.AddOperand(c19_o11)
c19_model.Operation('CONV_2D', c19_i0, c19_i1, c19_i2, c19_p3, c19_p4, c19_p5, c19_p6, c19_p7, c19_p8, c19_p9, c19_p10).To(c19_o11)
c19_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c19_i0: [1, 2, 2, 3, 1, 2, 3, 2, 1, 2, 1, 1, 1, 3, 3, 1, 1, 3, 3, 3, 1, 3, 2, 3],
    c19_i1: [1, 3, 1, 2, 3, 2, 1, 3],
    c19_i2: [2, 3],
    c19_o11: [2, -30, 2, -30, 2, -31, 2, -30, 3, -30, 3, -30],
}, model=c19_model, name='conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_equal_values_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_long_rows_21
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT32', [2, 17, 6, 8]))
c20_i1 = Input('c20_i1', ('TENSOR_FLOAT32', [3, 3, 3, 17]))
c20_i2 = Input('c20_i2', ('TENSOR_FLOAT32', [3]))
c20_p3 = Int32Scalar('c20_p3', 1)
c20_p4 = Int32Scalar('c20_p4', 2)
c20_p5 = Int32Scalar('c20_p5', 2)
c20_p6 = Int32Scalar('c20_p6', 3)
c20_p7 = BoolScalar('c20_p7', True)
c20_p8 = Int32Scalar('c20_p8', 2)
c20_p9 = Int32Scalar('c20_p9', 1)
c20_o10 = Output('c20_o10', ('TENSOR_FLOAT32', [2, 3, 3, 4]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_p4)
c20_model.AddOperand(c20_p5)
c20_model.AddOperand(c20_p6)
c20_model.AddOperand(c20_p7)
c20_model.AddOperand(c20_p8)
c20_model.AddOperand(c20_p9)
c20_model.AddOperand(c20_o10)
c20_model.Operation('CONV_2D', c20_i0, c20_i1, c20_i2, c20_p3, c20_p4, c20_p5, c20_p6, c20_p7, c20_p8, c20_p9).To(c20_o10)
c20_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c20_i0: [
        1.75, -2.5, -1.875, -2.5, -0.875, -2.25, -0.625, 1.25, -2.75, 2.25, 0.5, -2.75, -1.875, -2.5, 0.125,
        -0.375, 2.375, -3.0, -2.625, -0.75, -1.25, -2.5, -1.75, -1.0, 0.125, -0.5, -1.5, -1.875, 0.5, -2.75,
        -0.25, 0.0, 0.0, 0.5, 2.125, -0.125, -0.875, 3.0, 2.375, -2.375, 2.25, -2.25, 2.375, 0.875, -1.875,
        -2.5, 0.25, -2.75, -1.5, -2.375, -0.125, -0.125, 1.375, 2.5, -2.625, -2.125, 0.875, 0.875, -0.5,
        -1.125, -1.0, 1.625, 1.375, 0.25, -1.375, -2.5, 0.125, -1.0, -0.25, -2.125, -1.5, -3.0, 1.5, -0.75,
        -0.625, -3.0, 1.375, 2.625, -0.125, -2.0, -0.5, 1.25, -3.0, 2.875, 0.125, 0.625, 1.875, -2.75, -0.25,
        0.5, -2.875, 1.625, -2.25, 2.75, -1.125, -1.75, -2.75, 1.5, -2.625, 2.875, 0.125, -2.375, -2.0, 2.0,
        1.375, -1.375, -2.625, 0.375, -0.875, -1.375, -2.875, 0.5, 1.625, 2.625, 1.875, -2.375, 0.75, 1.125,
        2.375, -1.5, -0.125, 2.875, 1.125, 2.125, 0.875, -2.625, -0.75, -3.0, 0.125, 2.5, -0.125, -1.125,
        1.625, 1.0, 1.5, -0.125, -1.875, -1.125, 1.375, 1.25, 0.875, -1.625, -0.375, 1.75, 1.875, 3.0, -0.75,
        2.625, -0.625, 2.75, -2.25, -1.5, -0.75, -1.875, 2.125, -2.125, -0.625, 3.0, 1.75, 1.5, 1.75, 0.0,
        1.25, -2.5, 2.75, 1.875, -2.0, -1.75, 0.0, -0.625, -2.875, 2.75, -2.375, 0.125, -1.75, 2.25, -1.125,
        -2.5, -0.875, -2.875, 1.25, 2.75, 1.625, -2.0, -0.625, 0.375, -2.0, -1.625, 2.25, 3.0, 1.0, -1.0,
        0.25, 2.625, 0.5, -2.875, 2.125, 0.25, -0.5, 2.125, -1.375, -3.0, -2.0, -1.75, 2.5, -1.75, -2.25,
        1.25, 0.125, -2.0, -2.75, -0.5, -0.25, -1.875, -2.375, 2.5, -1.625, -1.25, 2.25, 0.0, 2.0, 2.0,
        -0.625, -1.375, -2.875, 1.125, 1.875, 1.875, 1.5, 1.75, -0.75, -2.875, -0.5, 2.75, 1.5, -2.375, -2.0,
        1.125, -2.375, -0.875, 2.125, -2.875, 0.375, -3.0, -1.125, 0.75, 1.75, 0.75, 0.0, 1.375, 2.0, 2.375,
        -2.375, -2.75, -2.125, -0.25, 2.0, -1.375, -2.25, 2.375, 1.375, -3.0, -2.625, 2.625, -1.0, -0.875,
        1.5, 0.625, 2.625, 2.375, -1.625, -2.375, -1.75, -2.75, 0.75, 2.375, 0.75, -2.375, -0.375, 0.25,
        -1.25, 3.0, 1.125, -0.5, -2.625, -0.25, 0.25, -0.5, -2.0, 0.0, 0.625, -1.0, -0.25, -2.625, 1.125,
        2.625, 1.625, -1.625, -0.25, -2.875, 0.625, 2.375, -1.25, -1.125, -1.5, -2.0, 2.25, 3.0, 0.875,
        -1.125, 2.875, 1.25, 1.125, 2.375, 3.0, -0.125, 2.375, 0.25, 3.0, -1.25, -1.375, 0.625, 2.875, 0.0,
        -1.375, 2.0, 1.375, -1.375, -2.5, -1.5, 2.5, 1.625, -0.875, -1.0, -1.5, -0.75, -1.25, 2.375, -2.125,
        -2.75, -1.375, -0.375, 2.25, 1.0, 2.375, 0.625, 2.75, 1.25, -1.125, 1.0, -0.5, 0.625, 2.5, 1.0,
        -1.875, 0.875, 0.375, 1.5, 0.125, 2.125, 3.0, 2.75, -0.875, -2.0, -0.375, -2.125, 0.625, -0.5, -1.5,
        -1.0, 1.0, -2.5, -2.125, 2.625, -2.5, 1.0, 1.0, -2.375, -1.375, -0.375, 1.375, 0.375, 2.75, -0.125,
        -0.625, 2.0, 2.5, -0.5, 1.625, 0.0, -0.125, 2.5, -0.375, -0.125, 1.75, -2.375, 2.625, 1.5, 1.125,
        0.75, 3.0, -2.875, 2.875, -1.625, 3.0, 2.5, 1.0, 1.75, 2.0, 1.0, -1.0, -1.625, -1.375, 1.625, -2.875,
        1.25, 0.875, -0.25, 2.75, -0.25, -2.0, -1.625, 2.75, 1.25, -3.0, -0.375, -0.875, 2.875, 1.25, 0.75,
        -1.375, 0.75, 1.25, 1.625, 1.375, 1.125, 0.625, 0.375, 1.5, 0.5, -0.25, -1.5, -0.375, -0.25, -0.5,
        1.875, -2.375, 1.375, -2.25, 0.5, 1.5, -0.875, -2.875, 2.25, -0.75, -2.75, -0.25, 1.375, -0.25, 0.25,
        1.25, -1.125, 1.0, -1.5, -0.625, -2.0, -2.625, -1.25, 0.25, 3.0, 2.625, -2.125, -2.125, 0.0, -0.625,
        -2.875, -1.75, 1.5, 3.0, -2.875, 2.75, -0.5, -0.375, -1.75, -0.75, -1.5, 1.875, -1.125, -3.0, 0.25,
        1.875, 2.125, 0.25, 0.0, 2.875, -1.25, 1.0, -1.75, 1.125, 2.5, 0.5, 2.625, -2.75, -1.125, 1.625,
        -1.375, -2.625, 2.5, -1.25, 0.375, -0.875, 0.875, -1.25, 3.0, 1.375, -1.75, 2.125, -2.25, -0.875, 2.0,
        -0.5, -0.125, 2.875, 2.125, -2.125, -0.625, 1.625, -1.125, -3.0, -1.0, -0.25, 2.0, 2.375, 1.75, 0.625,
        -2.5, 1.625, 2.875, -1.0, 0.875, -2.0, 1.125, -2.625, -0.125, -2.875, -0.375, 1.625, -3.0, 0.0, -0.5,
        -0.375, -2.375, 0.625, -1.875, 1.75, -0.75, -0.5, 1.125, -2.5, 0.75, 2.25, -2.125, -1.875, -0.5,
        0.375, 2.125, 0.0, 0.5, -0.75, 2.25, -2.625, 1.75, 2.0, 1.0, 0.875, 0.0, 1.125, -1.625, -1.375, 1.5,
        -2.0, 0.5, -2.875, -1.25, -2.25, -1.25, -2.5, 2.0, -0.375, 0.375, -0.625, -1.75, 0.375, 0.625, 0.0,
        2.125, 2.125, -1.375, -2.25, 0.75, -2.5, 0.5, 2.875, -2.25, 0.125, 0.5, -2.25, 2.0, 1.5, 0.25, -1.625,
        -1.5, -0.375, -1.0, 2.5, 0.75, -0.25, 2.125, 0.125, -3.0, -0.125, 1.875, 2.5, 2.0, -1.125, -2.25,
        0.875, 3.0, -2.125, 0.375, 2.75, -1.875, -0.75, 2.5, 1.125, 2.25, -1.5, 2.875, -1.0, -2.75, 1.875,
        -1.125, 2.625, 1.75, -0.625, 2.0, -0.875, -2.625, -2.0, 2.25, 0.75, 1.0, -1.125, 1.75, 2.75, 2.375,
        1.75, -0.75, 1.125, 0.5, 2.25, 1.125, 0.125, 1.75, 1.875, 2.0, 1.75, 2.375, -1.25, 2.5, -0.625, -2.0,
        0.75, -1.75, -0.875, 1.25, 1.0, -1.625, 0.25, -1.75, 0.0, 1.0, 2.625, -0.125, -1.625, -3.0, -1.875,
        -1.625, 2.25, -2.125, 0.375, 1.375, 1.625, -0.125, 1.75, 0.375, -2.125, -0.375, 1.875, 0.375, -0.375,
        2.875, 2.125, -1.625, -0.375, -2.25, -2.25, -2.75, -0.625, -1.75, -1.5, 2.875, -2.75, 2.625, 0.625,
        -2.75, -1.5, 0.125, 1.125, -3.0, 1.0, 2.875, -1.625, 2.25, -1.875, 3.0, -1.0, 2.875, 3.0, 0.125,
        -0.625, 2.75, -2.625, 0.75, -0.875, -2.125, -0.75, 2.75, 0.25, -1.5, 0.25, -1.25, 1.25, 1.875, 0.25,
        -2.25, -2.125, -1.75, 1.375, 1.875, 1.5, 1.625, -2.375, 1.375, -0.75, 2.5, -1.0, 0.375, -3.0, -2.625,
        -1.75, -1.875, 0.75, 2.625, 0.0, -1.375, 1.5, -0.25, 2.25, 0.125, 1.875, 0.875, -1.25, 0.125, -2.375,
        -0.875, 1.5, 0.75, -0.875, 0.5, -0.75, 1.25, 2.75, 0.875, 2.125, -0.125, -0.625, 2.0, 0.75, -1.625,
        0.625, 0.875, -2.875, -2.5, -2.75, 1.625, -1.875, 2.5, -1.0, 0.375, 2.625, -1.875, -3.0, -2.625,
        0.875, -1.125, 0.875, 0.625, 0.25, -1.0, -1.25, 0.625, 0.5, -0.75, -1.625, -2.625, 0.125, -0.875,
        -1.375, 0.5, 0.125, -1.375, -0.625, -1.0, -0.125, -2.625, 1.625, 0.375, 1.875, 2.5, 2.25, -0.875, 2.0,
        2.625, 1.5, 1.75, -0.625, 1.25, 1.625, -1.0, 0.125, 0.875, 2.375, -3.0, -1.75, 1.125, 0.25, -0.875,
        -0.5, -1.625, 1.625, 1.5, 1.5, -2.0, -0.125, 1.125, -2.25, 0.375, -1.75, 0.75, 1.25, -1.125, 3.0,
        0.25, 2.625, -2.0, -1.625, -2.375, 2.625, -2.125, -1.875, -2.0, -0.75, 2.625, 1.75, 0.75, -0.375, 0.0,
        -0.625, 0.625, -1.375, -0.625, 1.625, -1.375, 1.625, -2.75, 0.375, -1.875, -0.5, -2.125, 1.25, 2.0,
        0.0, -2.125, 2.625, 1.375, -2.75, -2.0, 2.25, 0.0, 2.25, 0.75, -1.0, -0.75, 1.625, 1.375, 0.125, 1.75,
        0.625, 0.0, -1.375, -2.5, -2.125, -1.75, 0.75, -2.25, -2.625, -1.125, 0.5, 2.25, 0.125, 0.0, -1.125,
        -1.875, -0.5, -3.0, -1.125, 2.125, 0.25, -0.25, -0.125, 2.875, -1.75, 0.5, 1.875, -0.375, 2.75, 0.25,
        -2.375, 0.5, 2.5, 1.0, 3.0, 1.75, -1.25, -1.375, -1.5, -2.75, 0.875, 1.125, 1.0, 1.0, -1.875, 0.5,
        -0.125, -0.375, -0.75, -1.875, 2.75, 2.25, 2.125, -0.125, 2.5, -2.875, -1.75, -2.875, 0.875, -1.5,
        2.75, -1.125, 1.5, 1.375, -1.625, -2.625, 1.25, -2.125, 2.75, -2.25, -0.875, -1.25, -2.25, 1.5, 1.125,
        -3.0, 1.0, -0.625, -1.75, -0.25, 1.75, -1.125, 1.125, 0.375, 2.375, 2.375, -1.875, -2.25, -2.625,
        -0.375, -0.875, 0.0, 2.75, 0.875, -1.5, 2.0, 0.875, 0.75, 1.5, -1.25, 2.25, 1.0, -2.625, 2.0, 1.125,
        -1.625, -2.5, 1.125, -2.75, -0.25, -2.5, 0.5, -0.125, 2.375, -0.75, -1.375, 2.5, -2.625, 1.875, -1.5,
        0.375, 1.375, 0.875, 0.75, -0.75, 1.375, 0.0, -1.375, 1.875, 0.75, -1.125, -1.875, -1.0, 2.75, 1.875,
        0.375, 0.125, -2.75, -1.5, -0.25, -2.75, -2.375, -1.125, 0.375, 2.625, -0.625, -1.625, 0.375, 2.375,
        0.625, 2.75, 2.375, 1.0, -1.0, 0.0, -1.25, 0.875, 1.5, 0.25, -0.75, -0.875, -0.375, 1.0, 2.875, 1.0,
        -2.875, -3.0, -0.125, 0.875, -0.875, 1.25, 2.25, -0.375, -2.0, 1.75, 2.375, 1.375, 1.25, -0.125,
        -1.625, 2.0, -3.0, 2.125, 0.25, 1.875, -2.125, 0.375, -1.375, 2.125, 2.875, -1.625, 2.375, -1.5, 2.5,
        1.75, -0.5, 1.375, 2.625, -0.375, 1.875, 2.125, -0.25, 3.0, -2.375, 2.0, -2.5, 1.25, 0.625, -1.25,
        2.625, 0.5, 1.875, -2.0, -1.875, 2.25, -1.625, 1.375, -0.5, -2.75, -0.25, 0.375, -1.25, -2.625,
        -0.125, 1.5, -1.0, -3.0, 2.75, -2.25, 1.125, 0.75, 0.5, -2.5, 2.125, 1.75, 2.5, 1.25, -0.625, 2.25,
        -0.25, -2.625, 1.0, 2.375, -0.25, 0.625, -0.25, 1.125, 1.5, -2.75, -1.5, -2.375, 0.25, -1.375, 1.625,
        -0.25, -2.25, -2.75, -2.375, 0.75, -2.375, 2.875, -0.5, -2.5, 0.625, -1.875, -0.125, 1.0, 2.375,
        0.125, 1.125, 1.625, -2.25, -2.75, -0.875, -2.5, 2.125, 1.625, -0.5, -0.125, -0.375, 1.25, -1.25,
        1.625, -0.5, 2.25, -0.875, 2.875, -2.5, -2.0, 1.375, 0.375, 0.5, 0.5, -1.5, -3.0, -2.125, 1.375,
        -0.875, 2.375, 1.0, 2.375, 1.25, 2.25, -2.125, -3.0, 0.125, 1.375, -1.125, -1.625, -3.0, 0.0, 2.75,
        1.125, -2.375, 0.5, 2.5, -1.5, 2.875, -1.375, -2.625, -2.875, 3.0, -0.75, -0.625, 1.0, -1.0, 0.875,
        1.0, 1.375, 0.625, 0.25, 2.0, -0.625, -2.125, 2.75, 1.875, -2.75, 0.5, 0.125, 0.25, 2.875, -2.75,
        1.75, -2.5, -2.0, -2.25, 2.5, -0.875, -1.875, 0.625, -2.875, 3.0, -2.75, -1.0, -0.125, 0.0, -1.0,
        -2.125, 1.875, 2.625, -2.0, 0.625, 2.625, -1.25, 2.0, -1.625, -2.875, 2.75, -0.75, -0.375, 0.625,
        -0.25, 0.875, -1.125, 2.875, 1.25, 3.0, 2.5, -2.125, 0.125, 2.625, 0.25, 0.5, -3.0, -3.0, 1.625,
        -2.25, -2.5, -1.25, 1.25, 0.25, 0.0, -0.125, 2.25, -0.75, 0.375, -1.625, -0.625, -2.375, 2.375, 2.0,
        -2.25, -1.25, 0.75, -1.5, 0.875, 2.5, 2.0, 0.25, -2.125, 0.25, -1.5, -2.75, -2.25, 2.5, 1.625, -1.625,
        0.125, 0.0, -1.75, 1.875, -2.875, 1.375, 0.5, 2.875, -1.625, -1.125, -1.0, -1.5, -2.625, 1.375, 2.125,
        2.125, -0.75, 0.875, -1.875, 0.375, -0.75, 1.375, -1.0, 2.75, 1.875, -1.25, 0.75, 2.875, -1.375, 1.0,
        -2.625, -2.0, 3.0, 1.75, 1.25, 1.125, 0.625, -2.625, -0.875, 2.125, 2.0, 0.0, -2.0, 2.125, -1.0,
        -0.875, -2.375, 2.875, 0.875, -2.0, -1.375, 2.5, -1.75, -1.25, 0.25, -3.0, 0.0, -2.0, -0.125, -2.625,
        1.0, -1.25, 3.0, 0.625, 1.875, -0.5, -0.125, 1.25, -1.875, 2.25, 2.125, 2.0, 1.75, 0.75, -2.875, 2.5,
        -0.625, 1.125, 2.625, -1.875, -1.75, -0.5, -1.75, 2.375, -2.75, 1.5, 0.75, -2.375, 1.75, -2.25,
        -1.375, 3.0, -1.875, -0.25, -1.5, 0.25, -0.625, 1.25, -2.375, -2.5, 0.125, 0.625, -1.75, -2.375,
        -0.625, 3.0, 1.75, -2.875, -2.25, 1.625, -1.375, -1.75, -2.875, -0.375, -1.375, 1.875, 1.625, -1.125,
        -1.25, 1.5, -0.5, 0.5, -2.25, 1.875, 2.875, 2.0, 2.125, -1.625, 1.125, -1.5, 3.0, 2.25, 1.75, -1.0,
        -0.25, -1.125, -1.75, -1.125, 3.0, -3.0, 0.625, 1.875, -0.5, -1.875, -2.0, -2.125, 2.25, 1.75, 2.0,
        -2.625, -2.25, -0.75, 2.75, 0.625, 1.875, 0.75, 0.0, 2.5, -2.0, -1.25, -0.125, 2.875, 1.375, -2.5,
        0.375, 0.125, -0.625, 0.375, 1.25, -0.375, 2.125, -1.75, -1.75, 0.125, 0.875, 0.375, -0.25, 1.5,
        0.375, 1.375, 0.125, -0.375, -2.125, 0.125, -1.625, -0.75, -2.5, -0.125, -2.5, 2.625, 2.125, 2.625,
        0.5, -2.875, -1.5, -2.125, -2.375, 2.5, -1.125, -1.375, -0.25, -1.625, -1.75, -0.875, -2.75, -1.0,
        -2.375, -2.125, -0.875, 1.25, 2.5, -2.25, 3.0, -0.5, 2.875, -0.375, 1.625, 3.0, -3.0, -2.125, -1.0,
        -2.0, -1.5, -2.875, 2.75, -2.5, -0.375, 2.125, -1.25, 1.0, -2.875, 2.375, 2.875, -0.625, 2.125,
        -1.125, 2.25, 1.5, 0.375, -1.25, 1.5, 2.875, 0.125, 3.0, -0.75, 2.625, -1.875, 2.625, 2.0, -1.25,
        -0.375, -2.5, -2.875, -0.5, 2.625, 2.0, -2.375, -1.0, 2.125, -1.875, 2.875, 0.875, -3.0, 0.625, 0.25,
        -0.5, 1.75, 1.375, 2.5, 2.75, 0.0, 0.875, 0.25, 1.625, -2.5, -0.75, 0.5, -0.75, -0.5, 3.0, 2.75,
        -2.875, -2.625, 0.5, 0.75, -2.5, 2.25, 0.625, -2.625, 0.75, -0.375, -0.875, -0.625, -0.25, -0.5,
        2.375, -2.875, -3.0, 1.5, 2.375, -1.875, 1.125, 1.5, -0.25, 1.125, 2.25, 1.625
    ],
    c20_i1: [
        1.0, -2.625, 2.125, -2.875, -0.125, 0.875, 0.25, 1.375, 0.625, 1.125, 1.875, -2.0, 2.875, 2.5, -2.5,
        1.75, 2.375, -1.625, -2.75, 2.25, 0.125, 0.75, -0.75, 2.625, -2.25, 2.0, -1.5, 1.625, -1.375, -0.625,
        -1.125, 0.5, -0.5, -0.375, 1.5, -2.125, -0.875, -3.0, 3.0, -1.0, -1.25, 0.0, -1.875, 2.75, 0.375,
        -0.25, 1.25, -1.75, -2.375, -1.25, -2.5, 1.75, 0.125, 0.625, -2.25, -1.0, -1.75, 2.625, 3.0, -0.375,
        0.25, -2.75, 1.25, 2.75, 2.125, 2.375, 1.5, -1.375, 1.875, -1.125, -2.0, -0.5, 0.5, 2.0, 0.375, 0.0,
        -2.625, 2.5, -0.625, 1.0, 1.625, -1.875, -0.25, -0.75, 0.75, -3.0, 2.25, -2.375, -0.875, -1.625,
        2.875, 1.125, 1.375, -2.875, -2.125, -0.125, 0.875, -1.5, -1.75, 0.5, 3.0, -0.375, -0.125, 2.625,
        1.375, -1.5, 2.0, 1.0, -0.625, 0.25, -1.625, 2.125, 0.875, 2.25, -2.625, 2.375, 1.625, -1.0, 0.375,
        -2.25, 2.5, -2.375, 0.0, 1.125, 2.75, 2.875, -2.125, 0.125, -2.75, -0.5, -0.75, -1.125, 1.875, -3.0,
        -0.25, -0.875, -1.25, 0.75, 1.25, -2.5, -1.375, 0.625, -2.0, -2.875, -1.875, 1.75, 1.5, -2.25, 0.75,
        0.25, 0.5, 0.375, -2.625, -0.875, -2.375, 1.5, -0.125, 1.75, 1.0, 2.875, 3.0, -3.0, -1.25, 2.0, 1.625,
        0.875, -0.625, -2.125, -0.5, -2.0, 1.125, 1.375, -1.5, 2.25, 2.625, 0.125, -0.375, -1.75, 1.875, 2.5,
        -1.375, 0.625, 2.125, -1.125, 1.25, -0.75, -0.25, 2.375, 2.75, 0.0, -1.625, -1.875, -2.875, -2.5,
        -2.75, -1.0, 2.875, -2.5, 0.75, -1.625, 0.25, 2.5, 1.5, -1.125, -2.75, 1.375, 1.0, -0.375, 2.125,
        0.625, -2.875, -2.375, 0.5, 2.625, 1.125, -2.125, 1.25, -0.5, -2.0, -0.25, -3.0, -1.0, 1.875, -1.75,
        -1.5, -1.875, 2.75, -1.375, 2.375, 0.0, -0.625, 0.125, -2.25, -0.75, 0.375, 3.0, 2.25, 2.0, 1.75,
        -2.625, -1.25, -0.875, -0.125, 0.875, 1.625, -2.375, -2.875, -1.75, -1.125, 0.625, 0.125, 1.0, 1.25,
        -0.25, 0.5, 1.875, -1.25, 2.125, -1.5, -0.125, 0.375, 0.25, 2.375, 1.625, 0.875, -2.625, 2.0, -2.75,
        2.5, -2.5, -3.0, 2.625, -2.125, 0.0, -1.0, 2.75, 3.0, -2.0, 2.25, 1.375, 0.75, -1.875, -1.625, -0.75,
        -0.5, -2.25, 2.875, -1.375, 1.125, -0.625, 1.5, -0.875, -0.375, 1.75, 0.375, 0.25, -0.875, 2.625,
        -0.375, -2.5, 3.0, 0.625, -1.125, -1.25, 0.0, -2.25, -2.875, -0.125, 1.875, 0.875, -2.625, -0.75,
        2.75, -1.75, -1.5, 2.875, 2.0, -0.25, -1.875, 2.25, 2.5, 1.5, 1.0, -2.125, -2.375, -0.5, 1.625, -1.0,
        0.75, 2.375, -1.625, -2.0, 1.125, 2.125, 1.25, 1.75, -2.75, 0.5, -0.625, -1.375, 0.125, -3.0, 1.375,
        0.0, -1.875, -1.25, 2.5, -1.5, 2.125, -3.0, 0.75, 0.625, -2.375, 0.875, -1.0, 0.25, 3.0, 2.75, 1.5,
        -2.25, 1.375, -2.125, -0.875, -2.875, -0.375, -0.125, 1.625, 0.5, 1.125, 1.875, 2.625, 1.75, -0.75,
        -1.75, 2.25, 2.875, 2.375, 1.25, -2.5, 0.125, -0.625, -2.625, 0.375, 2.0, -1.625, -2.75, -2.0, -1.375,
        -0.5, 1.0, -1.125, -0.25, 2.125, -2.5, 1.375, 2.75, -2.0, -0.75, 0.875, -0.375, 0.5, -2.625, -1.875,
        1.125, 1.625, -1.0, 2.375, 2.5, -2.375, -0.5, -2.875, 1.875, -0.125, -3.0, 2.625, -2.125, -1.625,
        1.75, -1.75, 2.0, -1.375, 2.875, 1.0, -2.75, 0.125, 0.75, -2.25, 3.0, -0.625, -1.125, 1.25, 1.5,
        0.375, 2.25, -0.875, 0.0, -1.25, -1.5, -0.25, 0.625, 0.25, -3.0, 0.25, 1.625, 2.125, 2.875, -1.5,
        2.375, -2.0, -1.25, 0.375, -1.75, -2.25, 0.0, 2.25, -2.75, -1.0, -1.875, -0.625
    ],
    c20_i2: [-0.125, 1.0, 1.25],
    c20_o10: [
        2.53125, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 6.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        6.0, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 6.0, 6.0, 6.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 6.0, 0.0, 6.0,
        6.0, 6.0, 6.0, 1.875, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0, 6.0, 0.0,
        0.0, 5.890625, 6.0, 0.0, 6.0, 0.0, 6.0, 6.0, 4.109375, 6.0, 1.390625, 0.0, 6.0
    ],
}, model=c20_model, name='conv_2d_implicit_padding_FLOAT32_long_rows_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_typical_22
c21_i0 = Input('c21_i0', ('TENSOR_FLOAT32', [2, 5, 6, 2]))
c21_i1 = Input('c21_i1', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c21_i2 = Input('c21_i2', ('TENSOR_FLOAT32', [1]))
c21_p3 = Int32Scalar('c21_p3', 2)
c21_p4 = Int32Scalar('c21_p4', 2)
c21_p5 = Int32Scalar('c21_p5', 2)
c21_p6 = Int32Scalar('c21_p6', 0)
c21_p7 = BoolScalar('c21_p7', False)
c21_p8 = Int32Scalar('c21_p8', 1)
c21_p9 = Int32Scalar('c21_p9', 2)
c21_o10 = Output('c21_o10', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_p3)
c21_model.AddOperand(c21_p4)
c21_model.AddOperand(c21_p5)
c21_model.AddOperand(c21_p6)
c21_model.AddOperand(c21_p7)
c21_model.AddOperand(c21_p8)
c21_model.AddOperand(c21_p9)
c21_model.AddOperand(c21_o10)
c21_model.Operation('CONV_2D', c21_i0, c21_i1, c21_i2, c21_p3, c21_p4, c21_p5, c21_p6, c21_p7, c21_p8, c21_p9).To(c21_o10)
c21_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c21_i0: [
        0.125, 1.0, -1.0, 1.375, -2.125, 2.5, 0.375, -1.625, -2.375, 1.625, 2.375, 0.625, 1.25, 0.5, -2.25,
        -0.25, -1.75, 1.75, -0.5, 1.125, -1.5, -0.125, -0.375, -2.0, 2.0, 2.25, -0.75, 0.875, 3.0, -2.5,
        -2.75, -0.625, -1.875, -1.125, -2.875, 0.25, 2.875, -0.875, 2.75, -3.0, 2.125, 2.625, -1.25, 0.0,
        -1.375, 0.75, -2.625, 1.875, 1.5, -2.5, -1.125, 1.25, -2.0, -1.5, 2.75, 1.75, 2.875, -2.125, -0.375,
        1.375, 3.0, 0.5, -1.875, -0.5, 1.875, 2.375, 0.375, -1.625, 0.0, -2.25, 0.25, -2.75, -1.375, 0.875,
        2.5, 1.0, 0.75, 0.625, 1.125, 1.625, -1.75, -3.0, -2.875, -0.125, 1.5, 0.125, -0.875, 2.0, -0.75,
        -2.375, -1.25, -1.0, 2.125, -2.625, 2.25, -0.25, -0.625, 2.625, -3.0, 0.625, 2.75, 0.5, -0.125, -2.25,
        1.125, -1.25, -1.375, -2.625, -1.0, 2.875, -0.375, 0.875, 1.875, 1.75, 1.625, -0.625, -0.875, -0.25,
        0.25, -2.0
    ],
    c21_i1: [
        2.75, 2.25, 0.625, -2.5, 1.5, -1.875, -2.0, 2.0, 0.125, 2.375, 2.125, -0.375, 0.875, -1.125, -0.25,
        1.25, 0.5, 2.5
    ],
    c21_i2: [-0.875],
    c21_o10: [0.796875, -22.234375, 10.515625, 15.28125],
}, model=c21_model, name='conv_2d_implicit_padding_FLOAT32_typical_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_typical_23
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT32', [4, 5, 2, 2]))
c22_i1 = Input('c22_i1', ('TENSOR_FLOAT32', [1, 3, 1, 2]))
c22_i2 = Input('c22_i2', ('TENSOR_FLOAT32', [1]))
c22_p3 = Int32Scalar('c22_p3', 1)
c22_p4 = Int32Scalar('c22_p4', 2)
c22_p5 = Int32Scalar('c22_p5', 2)
c22_p6 = Int32Scalar('c22_p6', 3)
c22_p7 = BoolScalar('c22_p7', False)
c22_o8 = Output('c22_o8', ('TENSOR_FLOAT32', [4, 3, 1, 1]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_i2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_p4)
c22_model.AddOperand(c22_p5)
c22_model.AddOperand(c22_p6)
c22_model.AddOperand(c22_p7)
c22_model.AddOperand(c22_o8)
c22_model.Operation('CONV_2D', c22_i0, c22_i1, c22_i2, c22_p3, c22_p4, c22_p5, c22_p6, c22_p7).To(c22_o8)
c22_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c22_i0: [
        -3.0, 1.625, -2.25, 1.375, 3.0, 0.125, 0.75, -1.625, -1.875, -1.375, 1.25, -2.75, -0.75, -0.375,
        1.125, -2.125, 2.75, 0.5, 2.375, 1.875, 2.875, -1.75, -0.125, 0.625, -2.875, 2.5, 0.875, -2.5, 1.75,
        0.0, 0.25, -2.375, -0.25, -1.25, -1.125, 0.375, -2.0, -0.875, 2.625, -2.625, 2.0, -0.5, 1.0, -0.625,
        -1.5, 1.5, -1.0, 2.125, 2.25, 2.375, -1.5, -1.875, 2.5, 0.25, -0.5, -0.875, 1.25, 2.875, -2.5, 0.75,
        -2.125, 2.75, 0.125, -1.0, -2.75, 0.0, 0.5, 2.25, -1.125, 0.875, -2.875, -1.75, -3.0, 3.0, -0.25,
        1.625, 1.5, -0.625, -0.75, 1.125
    ],
    c22_i1: [1.0, 0.75, 2.125, 1.625, 1.375, -2.125],
    c22_i2: [2.75],
    c22_o8: [2.875, 0.0, 6.0, 0.0, 6.0, 0.0, 0.9375, 6.0, 6.0, 0.0, 0.0, 4.171875],
}, model=c22_model, name='conv_2d_implicit_padding_FLOAT32_typical_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_long_rows_24
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT32', [2, 17, 3, 3]))
c23_i1 = Input('c23_i1', ('TENSOR_FLOAT32', [4, 2, 2, 17]))
c23_i2 = Input('c23_i2', ('TENSOR_FLOAT32', [4]))
c23_p3 = Int32Scalar('c23_p3', 1)
c23_p4 = Int32Scalar('c23_p4', 2)
c23_p5 = Int32Scalar('c23_p5', 1)
c23_p6 = Int32Scalar('c23_p6', 3)
c23_p7 = BoolScalar('c23_p7', True)
c23_o8 = Output('c23_o8', ('TENSOR_FLOAT32', [2, 4, 3, 2]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_p3)
c23_model.AddOperand(c23_p4)
c23_model.AddOperand(c23_p5)
c23_model.AddOperand(c23_p6)
c23_model.AddOperand(c23_p7)
c23_model.AddOperand(c23_o8)
c23_model.Operation('CONV_2D', c23_i0, c23_i1, c23_i2, c23_p3, c23_p4, c23_p5, c23_p6, c23_p7).To(c23_o8)
c23_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c23_i0: [
        -0.875, -2.75, -2.0, 1.75, -1.75, -2.125, 2.875, 1.125, 0.375, -2.375, 0.625, -1.125, 3.0, -1.5, 0.0,
        1.5, 2.125, 1.625, -1.5, 2.5, -1.625, -0.875, 1.125, -0.5, 0.875, -2.0, -1.25, 1.875, 0.0, -1.0,
        2.625, 0.375, -3.0, 1.75, -2.625, -2.875, -2.875, 2.375, 1.0, -2.25, -2.875, 1.25, -0.875, -0.625,
        1.25, 3.0, 1.75, 0.25, 0.125, 1.875, -1.625, -0.375, 3.0, -0.25, 0.5, -2.125, 1.5, -0.625, -1.25,
        -2.75, -1.875, 2.25, -2.5, -0.625, -0.125, 0.875, 0.625, 2.75, 1.625, -1.125, 0.25, -1.375, -1.375,
        -1.875, -0.75, -1.0, 2.25, 2.5, 1.875, -2.125, 2.5, 2.25, 1.375, 1.25, -2.0, 0.75, 1.5, 0.5, -2.375,
        0.125, 2.0, 0.75, -1.75, -2.5, -0.75, 1.0, 1.0, -1.0, 2.0, 1.125, -2.5, 2.75, -0.375, 2.125, -0.125,
        2.375, -0.5, 2.75, 2.125, 2.875, -2.625, 2.375, -2.375, 1.375, 0.0, 1.375, 1.875, 1.625, 0.125, -2.25,
        2.875, 0.875, -2.25, 0.75, 0.625, 2.0, -0.25, -0.5, -3.0, -1.875, 0.25, 2.75, -2.75, -0.125, 0.0,
        0.375, 2.625, 2.0, -0.25, -2.625, -3.0, -0.75, 2.625, 1.0, -0.375, -1.25, 0.5, -1.125, -1.375, -1.625,
        -1.75, -1.5, 0.25, -0.25, 1.25, -1.125, 0.625, 2.125, 2.375, -1.25, 1.75, 2.75, -2.5, -1.5, 1.5,
        0.125, -0.875, -1.125, 1.25, -0.25, -2.0, 2.375, 0.625, 3.0, -0.375, 2.875, -0.5, -1.875, 0.375,
        -2.375, 1.75, 0.125, 2.25, -0.25, -2.625, 0.25, 1.375, 0.125, -1.0, -0.625, 2.625, -0.75, 2.5, -0.125,
        2.0, -0.875, -0.375, 0.625, -2.25, -0.125, -2.875, -1.5, -1.75, 1.375, -1.75, -3.0, -2.625, -1.25,
        -1.0, 0.75, 1.25, 2.75, 3.0, -2.75, 2.125, 2.125, -2.375, 1.125, -0.5, 0.875, -2.75, 2.375, 0.0, 0.75,
        -2.875, -2.75, 2.125, 2.875, 2.25, 1.625, -1.625, 1.625, 0.25, -1.875, -1.75, -2.125, -0.625, 0.375,
        0.75, -0.75, -1.5, 0.5, -0.625, -0.375, 0.875, 1.125, 0.0, -2.0, -2.25, 0.875, -1.125, 1.375, 0.375,
        -1.875, -2.875, 1.5, -2.5, -2.125, -0.625, -2.875, -2.25, 1.375, -1.625, -2.125, -1.0, -1.375, -0.125,
        -2.5, -1.375, 0.25, -3.0, 1.625, -3.0, 1.0, 0.5, 1.125, -2.625, 1.0, -0.125, 2.5, -2.625, -1.875,
        -0.75, -1.25, 2.625, 3.0, 2.5, 1.5, 0.5, -1.375, 2.625, -1.625, -2.375, 2.875, 1.5, 2.25, 1.125, -2.0,
        -0.875, 1.875, 1.75, -2.25, -0.5, 2.0, 1.875, -2.5
    ],
    c23_i1: [
        -1.25, 0.625, -2.75, 2.125, 2.375, 1.75, -2.375, 3.0, -1.375, -2.875, -0.125, -1.75, 1.625, 2.25, 2.0,
        1.375, -1.0, 2.75, -0.875, -2.0, 1.0, 2.875, 1.125, -1.875, -0.625, 1.5, -0.5, -1.5, 0.0, -0.25,
        -0.375, -2.5, -1.625, 0.75, -2.625, 0.25, -1.125, 0.5, 1.875, -3.0, 0.125, -2.25, -0.75, 0.375, 2.625,
        -2.125, 2.5, 1.25, 0.875, -0.375, 1.375, -0.75, 1.75, -3.0, 2.25, 1.5, -2.25, 1.0, 0.625, -0.25, 3.0,
        2.625, -2.875, -2.75, -0.875, -0.125, 0.375, 2.875, 0.5, 1.625, -2.625, 2.0, 2.375, 2.75, -1.875,
        -2.375, -2.5, -1.125, 2.5, 1.25, 0.125, 1.875, -1.25, 0.875, -1.625, 0.0, -1.0, 2.125, -2.0, -0.625,
        -2.125, -1.75, -1.375, 1.125, -1.5, -0.5, 0.75, 0.25, 2.875, -0.625, 1.5, 1.625, 1.375, 2.0, -1.625,
        2.5, -2.875, -0.75, -1.875, -2.25, 2.25, 0.5, -3.0, 0.25, -1.5, 2.125, 1.125, 3.0, 0.75, -0.875,
        0.875, 1.875, 0.625, 0.125, -2.75, -0.125, -2.625, -2.125, -1.25, -1.125, -1.0, -0.25, -0.5, 1.75,
        -2.5, 2.75, -1.75, -1.375, 1.25, 2.625, 0.0, -0.375, -2.375, 0.375, 1.0, 2.375, -2.0, 2.0, 0.625, 0.0,
        -2.625, 1.625, -0.875, 0.25, 0.375, 1.0, -1.75, -0.625, -1.625, 1.75, 1.875, -2.5, 2.625, -2.0,
        -2.375, 2.375, -1.375, 3.0, 0.5, 2.75, -2.875, -1.5, -2.75, 1.25, 1.125, -1.0, -3.0, 2.875, 1.375,
        -0.125, 2.125, -1.125, 0.75, 2.25, -2.25, -0.375, 1.5, -0.5, -1.875, -0.75, 0.125, -1.25, -0.25,
        0.875, 2.5, -2.125, -2.5, 1.25, 1.75, 1.0, -0.125, 1.375, -1.5, -2.75, -0.625, -2.125, 2.875, -1.625,
        0.5, -0.25, 0.875, 0.25, -2.375, -2.875, -1.75, 0.75, 2.0, -0.375, 2.5, -0.875, 2.375, -0.5, 0.0,
        -2.625, 3.0, 0.125, 1.875, -2.0, 1.5, -1.875, -1.125, -1.0, 2.25, 0.375, -1.25, -2.25, 1.125, 0.625,
        2.625, -1.375, 2.75, -0.75, -3.0, 1.625, 2.125, 0.375, -1.5, 2.0, 1.875, -2.0, 1.625, 1.25, 1.125,
        2.375, 0.875, -2.375, -1.375, 0.625, -1.125, 2.25, 0.0, -0.625, 1.5, -3.0, -2.5, -0.75, 0.125, -2.625,
        -1.0, -2.75, -2.125, 0.5
    ],
    c23_i2: [2.375, -1.625, 2.25, -0.125],
    c23_o8: [
        0.0, 0.0, 0.0, 6.0, 0.0, 4.40625, 6.0, 0.0, 6.0, 0.0, 6.0, 6.0, 6.0, 6.0, 0.0, 6.0, 6.0, 2.640625,
        0.390625, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 6.0, 6.0, 2.125, 0.625, 6.0, 0.0, 6.0, 0.0, 1.8125, 6.0,
        0.0, 0.0, 4.078125, 0.0, 6.0, 0.0, 5.890625, 6.0, 0.0, 6.0, 0.0, 0.0
    ],
}, model=c23_model, name='conv_2d_implicit_padding_FLOAT32_long_rows_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_full_mantissas_25
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT32', [2, 4, 4, 3]))
c24_i1 = Input('c24_i1', ('TENSOR_FLOAT32', [1, 3, 1, 3]))
c24_i2 = Input('c24_i2', ('TENSOR_FLOAT32', [1]))
c24_p3 = Int32Scalar('c24_p3', 2)
c24_p4 = Int32Scalar('c24_p4', 2)
c24_p5 = Int32Scalar('c24_p5', 2)
c24_p6 = Int32Scalar('c24_p6', 2)
c24_p7 = BoolScalar('c24_p7', False)
c24_o8 = Output('c24_o8', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_p3)
c24_model.AddOperand(c24_p4)
c24_model.AddOperand(c24_p5)
c24_model.AddOperand(c24_p6)
c24_model.AddOperand(c24_p7)
c24_model.AddOperand(c24_o8)
c24_model.Operation('CONV_2D', c24_i0, c24_i1, c24_i2, c24_p3, c24_p4, c24_p5, c24_p6, c24_p7).To(c24_o8)
c24_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c24_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085, 1.0197965, 2.3749647, 1.6533116, 2.5682285, 0.7651799, 0.5888473,
        -0.59016776, -1.346033, -1.3314776, 0.013161404, 2.1947904, 0.75048196, 0.36668345, -2.7275252,
        -0.646957, 2.5947278, -0.7884807, -2.391957, 0.111499265, -1.3551584, 2.7892807, -1.4844173,
        2.9263434, 0.7842399, -1.187321, 0.14783108, -1.2093205, -0.7820744, 0.8949824, -0.1063511,
        -2.0768516, 1.4279882, 1.8712054, -2.1334083, 1.8669217, -2.7621653, -0.4281531, -2.3763726,
        -0.15626782, -0.494134, -2.2171714, 1.7689352, -0.93924195, -0.9688336, -1.139154, -0.695096,
        -2.2525725, -1.7940824, 2.2150679, 2.4926798, 1.4461948, -1.7120855, 2.5053608, -2.4016979,
        -1.9723129, -0.19017746, -2.4628053, -2.986715, 0.48582068, -0.5594098, 1.9823222, -2.4173281,
        0.4004027, 2.4895008, -1.0883057, 1.6922687, 0.854014, 2.430204, 0.073331326, -1.6477817, -2.1038826,
        -2.5232441, -1.0879669, -0.74739707, -0.95492357, 2.9836028, 0.07392135, -0.9717662, 2.8947732,
        -1.4684752, -2.9382536, 0.27140847, -1.4344213, -2.1350265
    ],
    c24_i1: [
        -0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323, 1.4089936
    ],
    c24_i2: [1.7969577],
    c24_o8: [-1.0, 1.0, -1.0, 0.6886624],
}, model=c24_model, name='conv_2d_implicit_padding_FLOAT32_full_mantissas_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT16_long_rows_26
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT16', [2, 17, 3, 3]))
c25_i1 = Input('c25_i1', ('TENSOR_FLOAT16', [4, 2, 2, 17]))
c25_i2 = Input('c25_i2', ('TENSOR_FLOAT16', [4]))
c25_p3 = Int32Scalar('c25_p3', 1)
c25_p4 = Int32Scalar('c25_p4', 2)
c25_p5 = Int32Scalar('c25_p5', 1)
c25_p6 = Int32Scalar('c25_p6', 3)
c25_p7 = BoolScalar('c25_p7', True)
c25_o8 = Output('c25_o8', ('TENSOR_FLOAT16', [2, 4, 3, 2]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_i2)
c25_model.AddOperand(c25_p3)
c25_model.AddOperand(c25_p4)
c25_model.AddOperand(c25_p5)
c25_model.AddOperand(c25_p6)
c25_model.AddOperand(c25_p7)
c25_model.AddOperand(c25_o8)
c25_model.Operation('CONV_2D', c25_i0, c25_i1, c25_i2, c25_p3, c25_p4, c25_p5, c25_p6, c25_p7).To(c25_o8)
c25_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c25_i0: [
        -0.875, -2.75, -2.0, 1.75, -1.75, -2.125, 2.875, 1.125, 0.375, -2.375, 0.625, -1.125, 3.0, -1.5, 0.0,
        1.5, 2.125, 1.625, -1.5, 2.5, -1.625, -0.875, 1.125, -0.5, 0.875, -2.0, -1.25, 1.875, 0.0, -1.0,
        2.625, 0.375, -3.0, 1.75, -2.625, -2.875, -2.875, 2.375, 1.0, -2.25, -2.875, 1.25, -0.875, -0.625,
        1.25, 3.0, 1.75, 0.25, 0.125, 1.875, -1.625, -0.375, 3.0, -0.25, 0.5, -2.125, 1.5, -0.625, -1.25,
        -2.75, -1.875, 2.25, -2.5, -0.625, -0.125, 0.875, 0.625, 2.75, 1.625, -1.125, 0.25, -1.375, -1.375,
        -1.875, -0.75, -1.0, 2.25, 2.5, 1.875, -2.125, 2.5, 2.25, 1.375, 1.25, -2.0, 0.75, 1.5, 0.5, -2.375,
        0.125, 2.0, 0.75, -1.75, -2.5, -0.75, 1.0, 1.0, -1.0, 2.0, 1.125, -2.5, 2.75, -0.375, 2.125, -0.125,
        2.375, -0.5, 2.75, 2.125, 2.875, -2.625, 2.375, -2.375, 1.375, 0.0, 1.375, 1.875, 1.625, 0.125, -2.25,
        2.875, 0.875, -2.25, 0.75, 0.625, 2.0, -0.25, -0.5, -3.0, -1.875, 0.25, 2.75, -2.75, -0.125, 0.0,
        0.375, 2.625, 2.0, -0.25, -2.625, -3.0, -0.75, 2.625, 1.0, -0.375, -1.25, 0.5, -1.125, -1.375, -1.625,
        -1.75, -1.5, 0.25, -0.25, 1.25, -1.125, 0.625, 2.125, 2.375, -1.25, 1.75, 2.75, -2.5, -1.5, 1.5,
        0.125, -0.875, -1.125, 1.25, -0.25, -2.0, 2.375, 0.625, 3.0, -0.375, 2.875, -0.5, -1.875, 0.375,
        -2.375, 1.75, 0.125, 2.25, -0.25, -2.625, 0.25, 1.375, 0.125, -1.0, -0.625, 2.625, -0.75, 2.5, -0.125,
        2.0, -0.875, -0.375, 0.625, -2.25, -0.125, -2.875, -1.5, -1.75, 1.375, -1.75, -3.0, -2.625, -1.25,
        -1.0, 0.75, 1.25, 2.75, 3.0, -2.75, 2.125, 2.125, -2.375, 1.125, -0.5, 0.875, -2.75, 2.375, 0.0, 0.75,
        -2.875, -2.75, 2.125, 2.875, 2.25, 1.625, -1.625, 1.625, 0.25, -1.875, -1.75, -2.125, -0.625, 0.375,
        0.75, -0.75, -1.5, 0.5, -0.625, -0.375, 0.875, 1.125, 0.0, -2.0, -2.25, 0.875, -1.125, 1.375, 0.375,
        -1.875, -2.875, 1.5, -2.5, -2.125, -0.625, -2.875, -2.25, 1.375, -1.625, -2.125, -1.0, -1.375, -0.125,
        -2.5, -1.375, 0.25, -3.0, 1.625, -3.0, 1.0, 0.5, 1.125, -2.625, 1.0, -0.125, 2.5, -2.625, -1.875,
        -0.75, -1.25, 2.625, 3.0, 2.5, 1.5, 0.5, -1.375, 2.625, -1.625, -2.375, 2.875, 1.5, 2.25, 1.125, -2.0,
        -0.875, 1.875, 1.75, -2.25, -0.5, 2.0, 1.875, -2.5
    ],
    c25_i1: [
        -1.25, 0.625, -2.75, 2.125, 2.375, 1.75, -2.375, 3.0, -1.375, -2.875, -0.125, -1.75, 1.625, 2.25, 2.0,
        1.375, -1.0, 2.75, -0.875, -2.0, 1.0, 2.875, 1.125, -1.875, -0.625, 1.5, -0.5, -1.5, 0.0, -0.25,
        -0.375, -2.5, -1.625, 0.75, -2.625, 0.25, -1.125, 0.5, 1.875, -3.0, 0.125, -2.25, -0.75, 0.375, 2.625,
        -2.125, 2.5, 1.25, 0.875, -0.375, 1.375, -0.75, 1.75, -3.0, 2.25, 1.5, -2.25, 1.0, 0.625, -0.25, 3.0,
        2.625, -2.875, -2.75, -0.875, -0.125, 0.375, 2.875, 0.5, 1.625, -2.625, 2.0, 2.375, 2.75, -1.875,
        -2.375, -2.5, -1.125, 2.5, 1.25, 0.125, 1.875, -1.25, 0.875, -1.625, 0.0, -1.0, 2.125, -2.0, -0.625,
        -2.125, -1.75, -1.375, 1.125, -1.5, -0.5, 0.75, 0.25, 2.875, -0.625, 1.5, 1.625, 1.375, 2.0, -1.625,
        2.5, -2.875, -0.75, -1.875, -2.25, 2.25, 0.5, -3.0, 0.25, -1.5, 2.125, 1.125, 3.0, 0.75, -0.875,
        0.875, 1.875, 0.625, 0.125, -2.75, -0.125, -2.625, -2.125, -1.25, -1.125, -1.0, -0.25, -0.5, 1.75,
        -2.5, 2.75, -1.75, -1.375, 1.25, 2.625, 0.0, -0.375, -2.375, 0.375, 1.0, 2.375, -2.0, 2.0, 0.625, 0.0,
        -2.625, 1.625, -0.875, 0.25, 0.375, 1.0, -1.75, -0.625, -1.625, 1.75, 1.875, -2.5, 2.625, -2.0,
        -2.375, 2.375, -1.375, 3.0, 0.5, 2.75, -2.875, -1.5, -2.75, 1.25, 1.125, -1.0, -3.0, 2.875, 1.375,
        -0.125, 2.125, -1.125, 0.75, 2.25, -2.25, -0.375, 1.5, -0.5, -1.875, -0.75, 0.125, -1.25, -0.25,
        0.875, 2.5, -2.125, -2.5, 1.25, 1.75, 1.0, -0.125, 1.375, -1.5, -2.75, -0.625, -2.125, 2.875, -1.625,
        0.5, -0.25, 0.875, 0.25, -2.375, -2.875, -1.75, 0.75, 2.0, -0.375, 2.5, -0.875, 2.375, -0.5, 0.0,
        -2.625, 3.0, 0.125, 1.875, -2.0, 1.5, -1.875, -1.125, -1.0, 2.25, 0.375, -1.25, -2.25, 1.125, 0.625,
        2.625, -1.375, 2.75, -0.75, -3.0, 1.625, 2.125, 0.375, -1.5, 2.0, 1.875, -2.0, 1.625, 1.25, 1.125,
        2.375, 0.875, -2.375, -1.375, 0.625, -1.125, 2.25, 0.0, -0.625, 1.5, -3.0, -2.5, -0.75, 0.125, -2.625,
        -1.0, -2.75, -2.125, 0.5
    ],
    c25_i2: [2.375, -1.625, 2.25, -0.125],
    c25_o8: [
        0.0, 0.0, 0.0, 6.0, 0.0, 4.406, 6.0, 0.0, 6.0, 0.0, 6.0, 6.0, 6.0, 6.0, 0.0, 6.0, 6.0, 2.64, 0.3906,
        0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 6.0, 6.0, 2.125, 0.625, 6.0, 0.0, 6.0, 0.0, 1.8125, 6.0, 0.0, 0.0,
        4.08, 0.0, 6.0, 0.0, 5.89, 6.0, 0.0, 6.0, 0.0, 0.0
    ],
}, model=c25_model, name='conv_2d_implicit_padding_FLOAT16_long_rows_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_long_rows_27
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM', [2, 17, 6, 8], 0.3125, 124))
c26_i1 = Input('c26_i1', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 17], 0.25, 189))
c26_i2 = Input('c26_i2', ('TENSOR_INT32', [4], 0.078125, 0))
c26_p3 = Int32Scalar('c26_p3', 2)
c26_p4 = Int32Scalar('c26_p4', 2)
c26_p5 = Int32Scalar('c26_p5', 2)
c26_p6 = Int32Scalar('c26_p6', 2)
c26_p7 = BoolScalar('c26_p7', True)
c26_p8 = Int32Scalar('c26_p8', 2)
c26_p9 = Int32Scalar('c26_p9', 1)
c26_o10 = Output('c26_o10', ('TENSOR_QUANT8_ASYMM', [2, 4, 2, 2], 0.21875, 178))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_i2)
c26_model.AddOperand(c26_p3)
c26_model.AddOperand(c26_p4)
c26_model.AddOperand(c26_p5)
c26_model.AddOperand(c26_p6)
c26_model.AddOperand(c26_p7)
c26_model.AddOperand(c26_p8)
c26_model.AddOperand(c26_p9)
c26_model.AddOperand(c26_o10)
c26_model.Operation('CONV_2D', c26_i0, c26_i1, c26_i2, c26_p3, c26_p4, c26_p5, c26_p6, c26_p7, c26_p8, c26_p9).To(c26_o10)
c26_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c26_i0: [
        167, 64, 116, 120, 27, 107, 139, 213, 243, 26, 180, 168, 91, 201, 66, 88, 130, 98, 56, 139, 166, 175,
        153, 125, 107, 242, 100, 9, 249, 116, 60, 16, 160, 251, 36, 227, 40, 236, 212, 27, 254, 125, 243, 15,
        100, 11, 58, 10, 57, 8, 178, 182, 234, 122, 89, 237, 125, 56, 71, 40, 87, 38, 199, 82, 79, 179, 178,
        27, 76, 183, 238, 149, 99, 234, 181, 117, 58, 138, 15, 210, 237, 50, 143, 37, 145, 25, 58, 170, 158,
        240, 179, 239, 101, 60, 188, 237, 78, 6, 158, 70, 9, 13, 75, 192, 219, 45, 29, 209, 190, 221, 255,
        190, 161, 217, 102, 86, 195, 123, 170, 221, 187, 122, 185, 23, 128, 121, 250, 203, 117, 7, 31, 111, 1,
        247, 131, 113, 75, 26, 171, 80, 90, 201, 52, 153, 200, 3, 30, 186, 250, 133, 25, 165, 123, 108, 126,
        188, 155, 110, 175, 134, 40, 222, 146, 90, 216, 51, 213, 105, 81, 229, 206, 62, 253, 97, 149, 155, 88,
        52, 192, 196, 3, 146, 218, 30, 14, 73, 49, 35, 202, 150, 33, 160, 15, 141, 90, 101, 242, 96, 79, 206,
        112, 33, 223, 118, 72, 208, 85, 8, 204, 37, 94, 180, 151, 198, 223, 218, 171, 31, 163, 36, 219, 158,
        85, 84, 229, 205, 109, 234, 24, 183, 207, 110, 156, 18, 130, 224, 211, 247, 173, 244, 170, 185, 59,
        22, 135, 49, 97, 61, 246, 129, 191, 218, 104, 98, 82, 145, 87, 78, 115, 162, 84, 29, 103, 43, 131, 47,
        197, 32, 172, 127, 167, 223, 9, 164, 99, 220, 152, 172, 8, 150, 244, 13, 120, 142, 144, 148, 65, 166,
        134, 228, 160, 99, 240, 17, 202, 224, 32, 216, 227, 68, 137, 0, 109, 142, 33, 96, 202, 247, 148, 233,
        3, 95, 72, 18, 133, 10, 124, 182, 166, 97, 134, 81, 253, 168, 116, 153, 165, 44, 66, 181, 0, 86, 230,
        4, 219, 250, 53, 81, 113, 28, 172, 41, 226, 86, 5, 229, 84, 37, 183, 140, 194, 184, 235, 252, 66, 248,
        13, 41, 189, 25, 14, 236, 144, 21, 20, 49, 138, 71, 231, 238, 241, 112, 246, 29, 161, 118, 225, 94,
        56, 169, 233, 194, 225, 101, 236, 58, 124, 43, 211, 128, 119, 205, 80, 161, 20, 52, 181, 222, 115,
        159, 215, 24, 200, 1, 227, 77, 5, 241, 28, 16, 165, 208, 70, 7, 77, 54, 123, 180, 126, 216, 82, 141,
        249, 129, 187, 106, 242, 33, 226, 41, 42, 189, 14, 149, 121, 106, 189, 215, 157, 212, 50, 31, 144,
        241, 63, 83, 239, 199, 63, 91, 205, 71, 140, 141, 111, 48, 237, 73, 177, 42, 12, 164, 184, 45, 12, 59,
        177, 63, 87, 62, 235, 139, 255, 163, 20, 83, 19, 103, 181, 220, 232, 92, 16, 11, 35, 76, 54, 21, 93,
        203, 7, 131, 132, 152, 230, 155, 30, 137, 225, 193, 101, 69, 106, 46, 6, 244, 132, 203, 22, 65, 194,
        5, 121, 57, 10, 148, 72, 219, 222, 47, 132, 199, 195, 103, 232, 231, 72, 98, 196, 51, 39, 60, 47, 48,
        62, 164, 253, 251, 74, 177, 220, 225, 138, 120, 55, 0, 113, 74, 108, 126, 85, 239, 104, 194, 135, 34,
        251, 4, 215, 151, 185, 245, 122, 6, 135, 127, 67, 42, 65, 221, 209, 68, 48, 156, 79, 57, 147, 103,
        162, 156, 4, 105, 193, 55, 145, 23, 233, 94, 130, 252, 151, 147, 152, 231, 243, 176, 154, 232, 169,
        109, 64, 88, 254, 188, 57, 80, 69, 96, 107, 4, 252, 147, 64, 204, 79, 213, 104, 128, 70, 78, 43, 172,
        137, 196, 207, 169, 153, 19, 249, 204, 102, 248, 2, 176, 179, 111, 150, 127, 238, 226, 92, 143, 119,
        167, 212, 19, 224, 192, 136, 61, 230, 39, 186, 110, 188, 157, 23, 119, 140, 193, 176, 38, 2, 28, 198,
        228, 200, 133, 41, 216, 123, 245, 142, 36, 247, 1, 69, 148, 159, 245, 187, 67, 114, 73, 244, 95, 231,
        220, 211, 38, 228, 112, 173, 255, 68, 17, 210, 174, 250, 214, 240, 93, 102, 105, 175, 124, 162, 53,
        98, 114, 89, 182, 173, 189, 55, 46, 208, 248, 210, 228, 146, 173, 163, 174, 100, 10, 166, 12, 154, 42,
        197, 34, 143, 171, 184, 83, 157, 156, 201, 52, 160, 114, 150, 53, 129, 59, 118, 50, 26, 191, 61, 74,
        93, 91, 21, 174, 190, 137, 115, 92, 22, 197, 95, 51, 39, 203, 116, 178, 214, 235, 117, 44, 46, 77,
        254, 136, 65, 217, 210, 18, 198, 24, 195, 35, 207, 44, 168, 246, 67, 196, 45, 54, 2, 245, 89, 75, 209,
        11, 159, 32, 186, 17, 136, 217, 76, 108, 248, 214, 178, 34, 154, 191, 206, 243, 195, 180, 9, 11, 254,
        28, 3, 94, 24, 7, 29, 211, 17, 209, 115, 33, 224, 240, 184, 242, 229, 105, 51, 137, 16, 186, 41, 194,
        35, 223, 129, 98, 199, 26, 59, 10, 45, 86, 141, 235, 2, 173, 170, 168, 107, 121, 122, 79, 196, 161,
        136, 190, 118, 22, 5, 191, 31, 129, 85, 37, 109, 38, 146, 117, 24, 8, 238, 107, 131, 156, 100, 247,
        219, 143, 28, 54, 13, 106, 196, 219, 7, 207, 201, 85, 175, 228, 233, 133, 131, 198, 195, 57, 79, 78,
        91, 141, 125, 156, 63, 21, 184, 214, 97, 168, 251, 171, 16, 187, 238, 229, 69, 178, 6, 103, 216, 5,
        29, 87, 25, 212, 154, 204, 252, 189, 69, 255, 21, 142, 230, 11, 94, 247, 67, 239, 22, 179, 84, 202,
        106, 203, 146, 49, 100, 15, 166, 205, 68, 78, 43, 39, 81, 59, 110, 236, 124, 40, 62, 170, 131, 193,
        138, 126, 148, 76, 68, 162, 92, 246, 9, 4, 82, 81, 166, 167, 145, 102, 28, 237, 197, 234, 88, 90, 224,
        20, 163, 124, 126, 183, 162, 68, 11, 118, 27, 193, 183, 71, 113, 246, 15, 102, 119, 198, 135, 82, 49,
        230, 110, 1, 164, 248, 135, 119, 49, 12, 114, 161, 98, 111, 94, 122, 56, 17, 149, 238, 209, 211, 70,
        42, 246, 117, 236, 144, 174, 54, 205, 177, 136, 163, 18, 187, 157, 1, 144, 200, 112, 6, 139, 70, 212,
        13, 8, 140, 133, 100, 218, 132, 101, 141, 93, 74, 40, 153, 14, 96, 176, 209, 142, 241, 42, 75, 68,
        167, 91, 34, 14, 191, 82, 220, 58, 35, 36, 118, 92, 39, 156, 218, 249, 66, 34, 185, 108, 73, 227, 2,
        158, 175, 19, 159, 204, 152, 138, 56, 220, 52, 57, 243, 202, 187, 169, 48, 253, 129, 235, 102, 58,
        150, 120, 194, 150, 31, 17, 212, 250, 72, 241, 51, 113, 12, 210, 178, 96, 6, 153, 44, 195, 199, 250,
        113, 35, 141, 199, 157, 104, 165, 88, 221, 61, 162, 164, 249, 205, 175, 134, 34, 146, 182, 158, 230,
        215, 79, 7, 37, 0, 195, 136, 69, 139, 249, 30, 251, 18, 192, 25, 223, 23, 158, 41, 140, 166, 125, 219,
        164, 197, 248, 12, 62, 117, 197, 252, 151, 202, 47, 95, 66, 93, 193, 206, 239, 124, 159, 188, 213, 39,
        245, 55, 77, 46, 197, 130, 201, 113, 53, 234, 176, 214, 43, 132, 182, 16, 153, 40, 193, 13, 47, 159,
        217, 55, 73, 88, 172, 150, 237, 35, 10, 208, 1, 51, 114, 27, 32, 74, 222, 142, 145, 205, 218, 97, 123,
        200, 239, 64, 152, 22, 50, 210, 109, 208, 11, 228, 192, 198, 204, 99, 66, 123, 188, 46, 155, 109, 226,
        216, 56, 29, 4, 116, 48, 155, 73, 120, 105, 38, 37, 86, 143, 242, 163, 45, 125, 132, 232, 111, 226,
        234, 55, 172, 83, 84, 149, 65, 174, 90, 237, 203, 118, 231, 88, 128, 236, 86, 128, 81, 134, 93, 61,
        181, 225, 74, 148, 165, 1, 240, 161, 114, 44, 236, 251, 239, 43, 23, 112, 161, 106, 182, 34, 48, 241,
        213, 99, 155, 126, 207, 130, 60, 250, 191, 75, 47, 99, 183, 66, 80, 62, 160, 165, 44, 185, 71, 252,
        169, 108, 184, 8, 83, 180, 206, 231, 154, 52, 200, 164, 254, 50, 154, 46, 231, 234, 243, 30, 36, 30,
        107, 60, 233, 84, 89, 76, 87, 253, 46, 201, 151, 207, 181, 116, 108, 89, 221, 140, 190, 19, 163, 45,
        244, 233, 206, 187, 64, 63, 103, 80, 208, 127, 152, 185, 37, 172, 33, 87, 104, 121, 21, 175, 171, 129,
        215, 232, 224, 50, 147, 75, 12, 67, 18, 120, 80, 128, 240, 44, 227, 199, 112, 95, 211, 3, 145, 32,
        104, 26, 254, 173, 38, 222, 85, 100, 122, 95, 76, 253, 60, 89, 221, 53, 9, 218, 143, 111, 77, 222, 69,
        75, 124, 226, 61, 233, 169, 177, 174, 121, 26, 149, 14, 185, 90, 96, 154, 127, 225, 155, 157, 59, 133,
        67, 226, 15, 168, 63, 73, 251, 91, 214, 27, 138, 19, 248, 189, 15, 27, 49, 24, 71, 244, 38, 97, 229,
        186, 62, 55, 20, 32, 136, 244, 22, 105, 176, 25, 83, 91, 215, 255, 23, 167, 64, 77, 192, 78, 139, 170,
        2, 127, 125, 43, 36, 20, 249, 61, 21, 23, 179, 18, 243, 171, 147, 242, 213, 101, 227, 115, 190, 135,
        120, 160, 0, 78, 110, 25, 198, 39, 200, 140, 174, 0, 20, 186, 53, 179, 92, 134, 235, 54, 223, 122,
        217, 72, 144, 196, 217, 10, 232, 31, 180, 147, 30, 115, 177, 171, 121, 70, 5, 215, 255, 157, 232, 151,
        130, 245, 119, 32, 137, 112, 3, 105, 65, 123, 42, 77, 0, 86, 173
    ],
    c26_i1: [
        250, 4, 247, 97, 122, 99, 237, 107, 166, 220, 234, 30, 209, 156, 208, 89, 13, 40, 218, 244, 200, 92,
        39, 202, 66, 98, 139, 188, 190, 21, 16, 12, 86, 77, 152, 191, 137, 67, 199, 201, 18, 198, 162, 169,
        73, 120, 186, 203, 129, 19, 255, 68, 128, 134, 174, 165, 136, 206, 173, 36, 118, 85, 154, 217, 142,
        115, 95, 102, 228, 246, 131, 32, 111, 216, 79, 226, 82, 27, 90, 183, 20, 91, 3, 106, 232, 248, 172,
        49, 231, 55, 0, 148, 141, 54, 31, 177, 33, 254, 96, 223, 2, 22, 62, 251, 81, 150, 64, 105, 15, 59, 63,
        235, 34, 158, 207, 204, 80, 38, 253, 84, 144, 236, 149, 227, 145, 44, 78, 58, 23, 132, 193, 94, 147,
        222, 252, 240, 125, 189, 192, 170, 45, 225, 153, 61, 140, 46, 163, 26, 8, 6, 47, 195, 219, 221, 35,
        43, 157, 74, 41, 119, 65, 17, 233, 159, 109, 211, 14, 50, 239, 127, 108, 88, 196, 182, 126, 113, 7,
        176, 164, 93, 25, 243, 29, 185, 112, 24, 101, 197, 5, 121, 212, 124, 238, 103, 181, 87, 69, 179, 241,
        76, 175, 242, 146, 205, 57, 171, 133, 230, 60, 187, 56, 130, 143, 168, 151, 160, 9, 11, 114, 229, 1,
        117, 70, 213, 28, 100, 180, 116, 224, 42, 215, 214, 161, 110, 51, 245, 72, 75, 178, 155, 71, 249, 123,
        53, 167, 194, 104, 37, 52, 10, 138, 184, 48, 135, 210, 83, 177, 54, 236, 155, 172, 52, 83, 67, 196,
        89, 135, 104, 58, 19, 55, 99, 81, 6, 86, 254, 139, 93, 103, 162, 92, 248, 87, 244, 171, 253, 149, 20,
        79, 24, 13, 180, 29, 179, 90, 227, 143, 159, 146, 34, 241, 138, 182, 127, 226, 122, 7, 111, 183, 217,
        33, 219, 45, 17, 47, 110, 137, 66, 167, 238, 158, 124, 42, 187, 50, 65, 190, 11, 72, 32, 74, 142, 211,
        71, 77, 198, 91, 22, 98, 109, 212, 9, 136, 0, 192, 40, 61, 218, 75, 232, 246, 252, 188, 203, 251, 237,
        164, 114, 105, 118, 125, 189, 213, 115, 184, 21, 23, 2, 4, 10, 70, 161, 207, 85, 49, 18, 195, 163,
        205, 15, 108, 126, 150, 197, 152, 240, 38, 166, 153, 234, 35, 100, 119, 169, 210, 175, 185, 112, 101,
        64, 107, 250, 140, 201, 56, 214, 141, 194, 229, 130, 78, 249, 121, 206, 231, 208, 178, 94, 82, 233,
        148, 59, 170, 30, 173, 154, 27, 76, 209, 57, 5, 97, 221, 176, 133, 123, 84, 73, 48, 168, 80, 46, 131,
        68, 36, 14, 235, 60, 225, 39, 16, 120, 3, 193, 102, 230, 132, 37, 116, 106, 145, 199, 28, 224, 151,
        216, 41, 247, 200, 43, 62, 204, 215, 95, 181, 156, 31, 165, 113, 129, 117, 160, 245, 186, 157, 25, 12,
        242, 202, 69, 174, 223, 96, 53, 220, 255, 134, 88, 222, 147, 228, 63, 26, 1, 191, 8, 144, 239, 243,
        44, 128, 51, 255, 0, 37, 76, 253, 75, 180, 45, 102, 198, 1, 200, 212, 20, 38, 133, 130, 86, 106, 28,
        124, 236, 252, 145, 122, 108, 8, 144, 112, 43, 127, 193, 125, 17, 25, 31, 224, 40, 99, 248, 155, 149,
        79, 12, 68, 232, 123, 197, 4, 120, 93, 167, 192, 154, 150, 195, 140, 151, 187, 78, 19, 179, 129, 101,
        207, 160, 116, 7, 32, 172, 111, 69, 156, 249, 55, 87, 35, 3, 178, 235, 44, 94, 74, 191, 176, 181, 199,
        46, 98, 161, 92, 214, 65, 163, 97, 89, 230, 153, 203, 204
    ],
    c26_i2: [49, -270, 63, 185],
    c26_o10: [
        173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 183, 183,
        183, 173, 183, 173, 183, 173, 183, 183, 183, 183, 183, 173
    ],
}, model=c26_model, name='conv_2d_implicit_padding_QUANT8_ASYMM_INT32_long_rows_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_nearly_equal_28
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.4375, 255))
c27_i1 = Input('c27_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 117))
c27_i2 = Input('c27_i2', ('TENSOR_INT32', [1], 0.21875, 0))
c27_p3 = Int32Scalar('c27_p3', 2)
c27_p4 = Int32Scalar('c27_p4', 1)
c27_p5 = Int32Scalar('c27_p5', 2)
c27_p6 = Int32Scalar('c27_p6', 1)
c27_p7 = BoolScalar('c27_p7', True)
c27_p8 = Int32Scalar('c27_p8', 2)
c27_p9 = Int32Scalar('c27_p9', 1)
c27_o10 = Output('c27_o10', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 6144.0, 128))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_i2)
c27_model.AddOperand(c27_p3)
c27_model.AddOperand(c27_p4)
c27_model.AddOperand(c27_p5)
c27_model.AddOperand(c27_p6)
c27_model.AddOperand(c27_p7)
c27_model.AddOperand(c27_p8)
c27_model.AddOperand(c27_p9)
c27_model.AddOperand(c27_o10)
c27_model.Operation('CONV_2D', c27_i0, c27_i1, c27_i2, c27_p3, c27_p4, c27_p5, c27_p6, c27_p7, c27_p8, c27_p9).To(c27_o10)
c27_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c27_i0: [106, 77, 62, 171, 3, 56],
    c27_i1: [32],
    c27_i2: [16777219],
    c27_o10: [255, 255, 255, 255, 255, 255],
}, model=c27_model, name='conv_2d_implicit_padding_QUANT8_ASYMM_INT32_nearly_equal_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_typical_29
c28_p0 = Parameter('c28_p0', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 5], 0.0625, 184), [
        167, 61, 108, 92, 93, 232, 184, 129, 40, 193, 250, 122, 173, 243, 119, 133, 211, 195, 13, 75, 98, 71,
        252, 86, 247, 158, 56, 178, 121, 34, 10, 179, 63, 33, 237, 166, 150, 204, 110, 27, 233, 146, 238, 94,
        91, 46, 186, 59, 51, 6, 187, 254, 139, 241, 26, 73, 62, 97, 144, 132, 152, 156, 253, 100, 65, 70, 11,
        36, 175, 42, 20, 83, 66, 74, 198, 116, 125, 208, 25, 218, 17, 3, 181, 16, 90, 2, 4, 103, 160, 29
    ])
c28_i1 = Input('c28_i1', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 3], 0.0625, 3))
c28_i2 = Input('c28_i2', ('TENSOR_INT32', [4], 0.00390625, 0))
c28_p3 = Int32Scalar('c28_p3', 2)
c28_p4 = Int32Scalar('c28_p4', 1)
c28_p5 = Int32Scalar('c28_p5', 2)
c28_p6 = Int32Scalar('c28_p6', 1)
c28_p7 = BoolScalar('c28_p7', True)
c28_o8 = Output('c28_o8', ('TENSOR_QUANT8_ASYMM', [3, 4, 1, 4], 0.001220703125, 128))
c28_model = Model()
c28_model.AddOperand(c28_p0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_i2)
c28_model.AddOperand(c28_p3)
c28_model.AddOperand(c28_p4)
c28_model.AddOperand(c28_p5)
c28_model.AddOperand(c28_p6)
c28_model.AddOperand(c28_p7)
c28_model.AddOperand(c28_o8)
c28_model.Operation('CONV_2D', c28_p0, c28_i1, c28_i2, c28_p3, c28_p4, c28_p5, c28_p6, c28_p7).To(c28_o8)
c28_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c28_i1: [
        145, 29, 65, 53, 255, 109, 172, 134, 98, 253, 177, 2, 95, 230, 14, 25, 227, 17, 45, 137, 8, 70, 204,
        88, 9, 223, 166, 16, 252, 232, 69, 49, 234, 54, 72, 43, 30, 206, 215, 136, 168, 209, 189, 12, 90, 161,
        86, 233
    ],
    c28_i2: [-32, -127, -384, -196],
    c28_o8: [
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128
    ],
}, model=c28_model, name='conv_2d_implicit_padding_QUANT8_ASYMM_INT32_typical_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_long_rows_30
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17, 6, 8], 0.3125, -4))
c29_i1 = Input('c29_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 17], 0.25, 61))
c29_i2 = Input('c29_i2', ('TENSOR_INT32', [4], 0.078125, 0))
c29_p3 = Int32Scalar('c29_p3', 2)
c29_p4 = Int32Scalar('c29_p4', 2)
c29_p5 = Int32Scalar('c29_p5', 2)
c29_p6 = Int32Scalar('c29_p6', 2)
c29_p7 = BoolScalar('c29_p7', True)
c29_p8 = Int32Scalar('c29_p8', 2)
c29_p9 = Int32Scalar('c29_p9', 1)
c29_o10 = Output('c29_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 2, 2], 0.21875, 50))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_i2)
c29_model.AddOperand(c29_p3)
c29_model.AddOperand(c29_p4)
c29_model.AddOperand(c29_p5)
c29_model.AddOperand(c29_p6)
c29_model.AddOperand(c29_p7)
c29_model.AddOperand(c29_p8)
c29_model.AddOperand(c29_p9)
c29_model.AddOperand(c29_o10)
c29_model.Operation('CONV_2D', c29_i0, c29_i1, c29_i2, c29_p3, c29_p4, c29_p5, c29_p6, c29_p7, c29_p8, c29_p9).To(c29_o10)
c29_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c29_i0: [
        39, -64, -12, -8, -101, -21, 11, 85, 115, -102, 52, 40, -37, 73, -62, -40, 2, -30, -72, 11, 38, 47,
        25, -3, -21, 114, -28, -119, 121, -12, -68, -112, 32, 123, -92, 99, -88, 108, 84, -101, 126, -3, 115,
        -113, -28, -117, -70, -118, -71, -120, 50, 54, 106, -6, -39, 109, -3, -72, -57, -88, -41, -90, 71,
        -46, -49, 51, 50, -101, -52, 55, 110, 21, -29, 106, 53, -11, -70, 10, -113, 82, 109, -78, 15, -91, 17,
        -103, -70, 42, 30, 112, 51, 111, -27, -68, 60, 109, -50, -122, 30, -58, -119, -115, -53, 64, 91, -83,
        -99, 81, 62, 93, 127, 62, 33, 89, -26, -42, 67, -5, 42, 93, 59, -6, 57, -105, 0, -7, 122, 75, -11,
        -121, -97, -17, -127, 119, 3, -15, -53, -102, 43, -48, -38, 73, -76, 25, 72, -125, -98, 58, 122, 5,
        -103, 37, -5, -20, -2, 60, 27, -18, 47, 6, -88, 94, 18, -38, 88, -77, 85, -23, -47, 101, 78, -66, 125,
        -31, 21, 27, -40, -76, 64, 68, -125, 18, 90, -98, -114, -55, -79, -93, 74, 22, -95, 32, -113, 13, -38,
        -27, 114, -32, -49, 78, -16, -95, 95, -10, -56, 80, -43, -120, 76, -91, -34, 52, 23, 70, 95, 90, 43,
        -97, 35, -92, 91, 30, -43, -44, 101, 77, -19, 106, -104, 55, 79, -18, 28, -110, 2, 96, 83, 119, 45,
        116, 42, 57, -69, -106, 7, -79, -31, -67, 118, 1, 63, 90, -24, -30, -46, 17, -41, -50, -13, 34, -44,
        -99, -25, -85, 3, -81, 69, -96, 44, -1, 39, 95, -119, 36, -29, 92, 24, 44, -120, 22, 116, -115, -8,
        14, 16, 20, -63, 38, 6, 100, 32, -29, 112, -111, 74, 96, -96, 88, 99, -60, 9, -128, -19, 14, -95, -32,
        74, 119, 20, 105, -125, -33, -56, -110, 5, -118, -4, 54, 38, -31, 6, -47, 125, 40, -12, 25, 37, -84,
        -62, 53, -128, -42, 102, -124, 91, 122, -75, -47, -15, -100, 44, -87, 98, -42, -123, 101, -44, -91,
        55, 12, 66, 56, 107, 124, -62, 120, -115, -87, 61, -103, -114, 108, 16, -107, -108, -79, 10, -57, 103,
        110, 113, -16, 118, -99, 33, -10, 97, -34, -72, 41, 105, 66, 97, -27, 108, -70, -4, -85, 83, 0, -9,
        77, -48, 33, -108, -76, 53, 94, -13, 31, 87, -104, 72, -127, 99, -51, -123, 113, -100, -112, 37, 80,
        -58, -121, -51, -74, -5, 52, -2, 88, -46, 13, 121, 1, 59, -22, 114, -95, 98, -87, -86, 61, -114, 21,
        -7, -22, 61, 87, 29, 84, -78, -97, 16, 113, -65, -45, 111, 71, -65, -37, 77, -57, 12, 13, -17, -80,
        109, -55, 49, -86, -116, 36, 56, -83, -116, -69, 49, -65, -41, -66, 107, 11, 127, 35, -108, -45, -109,
        -25, 53, 92, 104, -36, -112, -117, -93, -52, -74, -107, -35, 75, -121, 3, 4, 24, 102, 27, -98, 9, 97,
        65, -27, -59, -22, -82, -122, 116, 4, 75, -106, -63, 66, -123, -7, -71, -118, 20, -56, 91, 94, -81, 4,
        71, 67, -25, 104, 103, -56, -30, 68, -77, -89, -68, -81, -80, -66, 36, 125, 123, -54, 49, 92, 97, 10,
        -8, -73, -128, -15, -54, -20, -2, -43, 111, -24, 66, 7, -94, 123, -124, 87, 23, 57, 117, -6, -122, 7,
        -1, -61, -86, -63, 93, 81, -60, -80, 28, -49, -71, 19, -25, 34, 28, -124, -23, 65, -73, 17, -105, 105,
        -34, 2, 124, 23, 19, 24, 103, 115, 48, 26, 104, 41, -19, -64, -40, 126, 60, -71, -48, -59, -32, -21,
        -124, 124, 19, -64, 76, -49, 85, -24, 0, -58, -50, -85, 44, 9, 68, 79, 41, 25, -109, 121, 76, -26,
        120, -126, 48, 51, -17, 22, -1, 110, 98, -36, 15, -9, 39, 84, -109, 96, 64, 8, -67, 102, -89, 58, -18,
        60, 29, -105, -9, 12, 65, 48, -90, -126, -100, 70, 100, 72, 5, -87, 88, -5, 117, 14, -92, 119, -127,
        -59, 20, 31, 117, 59, -61, -14, -55, 116, -33, 103, 92, 83, -90, 100, -16, 45, 127, -60, -111, 82, 46,
        122, 86, 112, -35, -26, -23, 47, -4, 34, -75, -30, -14, -39, 54, 45, 61, -73, -82, 80, 120, 82, 100,
        18, 45, 35, 46, -28, -118, 38, -116, 26, -86, 69, -94, 15, 43, 56, -45, 29, 28, 73, -76, 32, -14, 22,
        -75, 1, -69, -10, -78, -102, 63, -67, -54, -35, -37, -107, 46, 62, 9, -13, -36, -106, 69, -33, -77,
        -89, 75, -12, 50, 86, 107, -11, -84, -82, -51, 126, 8, -63, 89, 82, -110, 70, -104, 67, -93, 79, -84,
        40, 118, -61, 68, -83, -74, -126, 117, -39, -53, 81, -117, 31, -96, 58, -111, 8, 89, -52, -20, 120,
        86, 50, -94, 26, 63, 78, 115, 67, 52, -119, -117, 126, -100, -125, -34, -104, -121, -99, 83, -111, 81,
        -13, -95, 96, 112, 56, 114, 101, -23, -77, 9, -112, 58, -87, 66, -93, 95, 1, -30, 71, -102, -69, -118,
        -83, -42, 13, 107, -126, 45, 42, 40, -21, -7, -6, -49, 68, 33, 8, 62, -10, -106, -123, 63, -97, 1,
        -43, -91, -19, -90, 18, -11, -104, -120, 110, -21, 3, 28, -28, 119, 91, 15, -100, -74, -115, -22, 68,
        91, -121, 79, 73, -43, 47, 100, 105, 5, 3, 70, 67, -71, -49, -50, -37, 13, -3, 28, -65, -107, 56, 86,
        -31, 40, 123, 43, -112, 59, 110, 101, -59, 50, -122, -25, 88, -123, -99, -41, -103, 84, 26, 76, 124,
        61, -59, 127, -107, 14, 102, -117, -34, 119, -61, 111, -106, 51, -44, 74, -22, 75, 18, -79, -28, -113,
        38, 77, -60, -50, -85, -89, -47, -69, -18, 108, -4, -88, -66, 42, 3, 65, 10, -2, 20, -52, -60, 34,
        -36, 118, -119, -124, -46, -47, 38, 39, 17, -26, -100, 109, 69, 106, -40, -38, 96, -108, 35, -4, -2,
        55, 34, -60, -117, -10, -101, 65, 55, -57, -15, 118, -113, -26, -9, 70, 7, -46, -79, 102, -18, -127,
        36, 120, 7, -9, -79, -116, -14, 33, -30, -17, -34, -6, -72, -111, 21, 110, 81, 83, -58, -86, 118, -11,
        108, 16, 46, -74, 77, 49, 8, 35, -110, 59, 29, -127, 16, 72, -16, -122, 11, -58, 84, -115, -120, 12,
        5, -28, 90, 4, -27, 13, -35, -54, -88, 25, -114, -32, 48, 81, 14, 113, -86, -53, -60, 39, -37, -94,
        -114, 63, -46, 92, -70, -93, -92, -10, -36, -89, 28, 90, 121, -62, -94, 57, -20, -55, 99, -126, 30,
        47, -109, 31, 76, 24, 10, -72, 92, -76, -71, 115, 74, 59, 41, -80, 125, 1, 107, -26, -70, 22, -8, 66,
        22, -97, -111, 84, 122, -56, 113, -77, -15, -116, 82, 50, -32, -122, 25, -84, 67, 71, 122, -15, -93,
        13, 71, 29, -24, 37, -40, 93, -67, 34, 36, 121, 77, 47, 6, -94, 18, 54, 30, 102, 87, -49, -121, -91,
        -128, 67, 8, -59, 11, 121, -98, 123, -110, 64, -103, 95, -105, 30, -87, 12, 38, -3, 91, 36, 69, 120,
        -116, -66, -11, 69, 124, 23, 74, -81, -33, -62, -35, 65, 78, 111, -4, 31, 60, 85, -89, 117, -73, -51,
        -82, 69, 2, 73, -15, -75, 106, 48, 86, -85, 4, 54, -112, 25, -88, 65, -115, -81, 31, 89, -73, -55,
        -40, 44, 22, 109, -93, -118, 80, -127, -77, -14, -101, -96, -54, 94, 14, 17, 77, 90, -31, -5, 72, 111,
        -64, 24, -106, -78, 82, -19, 80, -117, 100, 64, 70, 76, -29, -62, -5, 60, -82, 27, -19, 98, 88, -72,
        -99, -124, -12, -80, 27, -55, -8, -23, -90, -91, -42, 15, 114, 35, -83, -3, 4, 104, -17, 98, 106, -73,
        44, -45, -44, 21, -63, 46, -38, 109, 75, -10, 103, -40, 0, 108, -42, 0, -47, 6, -35, -67, 53, 97, -54,
        20, 37, -127, 112, 33, -14, -84, 108, 123, 111, -85, -105, -16, 33, -22, 54, -94, -80, 113, 85, -29,
        27, -2, 79, 2, -68, 122, 63, -53, -81, -29, 55, -62, -48, -66, 32, 37, -84, 57, -57, 124, 41, -20, 56,
        -120, -45, 52, 78, 103, 26, -76, 72, 36, 126, -78, 26, -82, 103, 106, 115, -98, -92, -98, -21, -68,
        105, -44, -39, -52, -41, 125, -82, 73, 23, 79, 53, -12, -20, -39, 93, 12, 62, -109, 35, -83, 116, 105,
        78, 59, -64, -65, -25, -48, 80, -1, 24, 57, -91, 44, -95, -41, -24, -7, -107, 47, 43, 1, 87, 104, 96,
        -78, 19, -53, -116, -61, -110, -8, -48, 0, 112, -84, 99, 71, -16, -33, 83, -125, 17, -96, -24, -102,
        126, 45, -90, 94, -43, -28, -6, -33, -52, 125, -68, -39, 93, -75, -119, 90, 15, -17, -51, 94, -59,
        -53, -4, 98, -67, 105, 41, 49, 46, -7, -102, 21, -114, 57, -38, -32, 26, -1, 97, 27, 29, -69, 5, -61,
        98, -113, 40, -65, -55, 123, -37, 86, -101, 10, -109, 120, 61, -113, -101, -79, -104, -57, 116, -90,
        -31, 101, 58, -66, -73, -108, -96, 8, 116, -106, -23, 48, -103, -45, -37, 87, 127, -105, 39, -64, -51,
        64, -50, 11, 42, -126, -1, -3, -85, -92, -108, 121, -67, -107, -105, 51, -110, 115, 43, 19, 114, 85,
        -27, 99, -13, 62, 7, -8, 32, -128, -50, -18, -103, 70, -89, 72, 12, 46, -128, -108, 58, -75, 51, -36,
        6, 107, -74, 95, -6, 89, -56, 16, 68, 89, -118, 104, -97, 52, 19, -98, -13, 49, 43, -7, -58, -123, 87,
        127, 29, 104, 23, 2, 117, -9, -96, 9, -16, -125, -23, -63, -5, -86, -51, -128, -42, 45
    ],
    c29_i1: [
        122, -124, 119, -31, -6, -29, 109, -21, 38, 92, 106, -98, 81, 28, 80, -39, -115, -88, 90, 116, 72,
        -36, -89, 74, -62, -30, 11, 60, 62, -107, -112, -116, -42, -51, 24, 63, 9, -61, 71, 73, -110, 70, 34,
        41, -55, -8, 58, 75, 1, -109, 127, -60, 0, 6, 46, 37, 8, 78, 45, -92, -10, -43, 26, 89, 14, -13, -33,
        -26, 100, 118, 3, -96, -17, 88, -49, 98, -46, -101, -38, 55, -108, -37, -125, -22, 104, 120, 44, -79,
        103, -73, -128, 20, 13, -74, -97, 49, -95, 126, -32, 95, -126, -106, -66, 123, -47, 22, -64, -23,
        -113, -69, -65, 107, -94, 30, 79, 76, -48, -90, 125, -44, 16, 108, 21, 99, 17, -84, -50, -70, -105, 4,
        65, -34, 19, 94, 124, 112, -3, 61, 64, 42, -83, 97, 25, -67, 12, -82, 35, -102, -120, -122, -81, 67,
        91, 93, -93, -85, 29, -54, -87, -9, -63, -111, 105, 31, -19, 83, -114, -78, 111, -1, -20, -40, 68, 54,
        -2, -15, -121, 48, 36, -35, -103, 115, -99, 57, -16, -104, -27, 69, -123, -7, 84, -4, 110, -25, 53,
        -41, -59, 51, 113, -52, 47, 114, 18, 77, -71, 43, 5, 102, -68, 59, -72, 2, 15, 40, 23, 32, -119, -117,
        -14, 101, -127, -11, -58, 85, -100, -28, 52, -12, 96, -86, 87, 86, 33, -18, -77, 117, -56, -53, 50,
        27, -57, 121, -5, -75, 39, 66, -24, -91, -76, -118, 10, 56, -80, 7, 82, -45, 49, -74, 108, 27, 44,
        -76, -45, -61, 68, -39, 7, -24, -70, -109, -73, -29, -47, -122, -42, 126, 11, -35, -25, 34, -36, 120,
        -41, 116, 43, 125, 21, -108, -49, -104, -115, 52, -99, 51, -38, 99, 15, 31, 18, -94, 113, 10, 54, -1,
        98, -6, -121, -17, 55, 89, -95, 91, -83, -111, -81, -18, 9, -62, 39, 110, 30, -4, -86, 59, -78, -63,
        62, -117, -56, -96, -54, 14, 83, -57, -51, 70, -37, -106, -30, -19, 84, -119, 8, -128, 64, -88, -67,
        90, -53, 104, 118, 124, 60, 75, 123, 109, 36, -14, -23, -10, -3, 61, 85, -13, 56, -107, -105, -126,
        -124, -118, -58, 33, 79, -43, -79, -110, 67, 35, 77, -113, -20, -2, 22, 69, 24, 112, -90, 38, 25, 106,
        -93, -28, -9, 41, 82, 47, 57, -16, -27, -64, -21, 122, 12, 73, -72, 86, 13, 66, 101, 2, -50, 121, -7,
        78, 103, 80, 50, -34, -46, 105, 20, -69, 42, -98, 45, 26, -101, -52, 81, -71, -123, -31, 93, 48, 5,
        -5, -44, -55, -80, 40, -48, -82, 3, -60, -92, -114, 107, -68, 97, -89, -112, -8, -125, 65, -26, 102,
        4, -91, -12, -22, 17, 71, -100, 96, 23, 88, -87, 119, 72, -85, -66, 76, 87, -33, 53, 28, -97, 37, -15,
        1, -11, 32, 117, 58, 29, -103, -116, 114, 74, -59, 46, 95, -32, -75, 92, 127, 6, -40, 94, 19, 100,
        -65, -102, -127, 63, -120, 16, 111, 115, -84, 0, -77, 127, -128, -91, -52, 125, -53, 52, -83, -26, 70,
        -127, 72, 84, -108, -90, 5, 2, -42, -22, -100, -4, 108, 124, 17, -6, -20, -120, 16, -16, -85, -1, 65,
        -3, -111, -103, -97, 96, -88, -29, 120, 27, 21, -49, -116, -60, 104, -5, 69, -124, -8, -35, 39, 64,
        26, 22, 67, 12, 23, 59, -50, -109, 51, 1, -27, 79, 32, -12, -121, -96, 44, -17, -59, 28, 121, -73,
        -41, -93, -125, 50, 107, -84, -34, -54, 63, 48, 53, 71, -82, -30, 33, -36, 86, -63, 35, -31, -39, 102,
        25, 75, 76
    ],
    c29_i2: [49, -270, 63, 185],
    c29_o10: [
        45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 55, 55, 55, 45, 55, 45, 55,
        45, 55, 55, 55, 55, 55, 45
    ],
}, model=c29_model, name='conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_long_rows_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_full_mantissas_31
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 4, 2], 0.125, -27))
c30_i1 = Input('c30_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 1, 2]), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.375, 0.375, 0.5]))
c30_i2 = Input('c30_i2', ('TENSOR_INT32', [4]))
c30_p3 = Int32Scalar('c30_p3', 1)
c30_p4 = Int32Scalar('c30_p4', 2)
c30_p5 = Int32Scalar('c30_p5', 2)
c30_p6 = Int32Scalar('c30_p6', 0)
c30_o7 = Output('c30_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 4], 3.0, 0))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_i1)
c30_model.AddOperand(c30_i2)
c30_model.AddOperand(c30_p3)
c30_model.AddOperand(c30_p4)
c30_model.AddOperand(c30_p5)
c30_model.AddOperand(c30_p6)
c30_model.AddOperand(c30_o7)
c30_model.Operation('CONV_2D', c30_i0, c30_i1, c30_i2, c30_p3, c30_p4, c30_p5, c30_p6).To(c30_o7)
c30_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c30_i0: [
        106, 39, 74, -2, -27, 112, -51, 54, -94, -34, 41, -123, 119, -111, -98, -99, 50, 2, 58, 103, 88, -31,
        -88, 108, 73, 21, 44, -105, 63, -86, 85, -73, 4, 47, -45, -32, 79, 28, -58, -50, -89, 114, -35, -25,
        -71, -18, 24, -33, -54, 11, 46, -65, 94, 43, -15, -77, -115, 18, -84, -36, 12, 96, 87, -95, -72, 100,
        61, 109, 107, -82, -43, -67, 52, -83, 62, 69, 57, -78, -96, 116, 127, 55, -42, -47, -106, 70, 84, -74,
        -60, 121, 3, 75, 51, -79, 56, -107
    ],
    c30_i1: [
        94, -22, -84, 52, 22, 33, -9, 56, 23, -39, 68, -13, 91, -101, 82, -118, 48, -109, -55, 100, 35, 95,
        -35, -70
    ],
    c30_i2: [317, -346, -231, 238],
    c30_o7: [
        100, 90, 17, -128, -88, 127, 127, 127, 5, 16, 100, 127, 3, 43, 127, -128, 77, -90, -128, 127, 95, 121,
        -41, -128, 35, -27, -128, 127, 69, -22, -119, 127, -53, 127, -88, 36, 31, -115, 127, -128, 122, -57,
        -128, 127, -96, 127, -73, 127
    ],
}, model=c30_model, name='conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_full_mantissas_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_nearly_equal_32
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 1, 3], 0.4375, 127))
c31_i1 = Input('c31_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 4]), extraParams=SymmPerChannelQuantParams(0, [0.0625]))
c31_i2 = Input('c31_i2', ('TENSOR_INT32', [1]))
c31_p3 = Int32Scalar('c31_p3', 2)
c31_p4 = Int32Scalar('c31_p4', 1)
c31_p5 = Int32Scalar('c31_p5', 2)
c31_p6 = Int32Scalar('c31_p6', 3)
c31_p7 = BoolScalar('c31_p7', True)
c31_p8 = Int32Scalar('c31_p8', 2)
c31_p9 = Int32Scalar('c31_p9', 1)
c31_o10 = Output('c31_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 3], 0.0234375, -33))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_i1)
c31_model.AddOperand(c31_i2)
c31_model.AddOperand(c31_p3)
c31_model.AddOperand(c31_p4)
c31_model.AddOperand(c31_p5)
c31_model.AddOperand(c31_p6)
c31_model.AddOperand(c31_p7)
c31_model.AddOperand(c31_p8)
c31_model.AddOperand(c31_p9)
c31_model.AddOperand(c31_o10)
c31_model.Operation('CONV_2D', c31_i0, c31_i1, c31_i2, c31_p3, c31_p4, c31_p5, c31_p6, c31_p7, c31_p8, c31_p9).To(c31_o10)
c31_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c31_i0: [
        -35, -76, 11, -73, 50, 88, 4, 54, 47, 38, -5, -106, -99, 0, 76, -105, -52, -17, 14, -79, -30, 33, 29,
        113
    ],
    c31_i1: [-119, -34, 34, -19],
    c31_i2: [16777219],
    c31_o10: [127, 127, 127, 127, 127, 127],
}, model=c31_model, name='conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_nearly_equal_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
