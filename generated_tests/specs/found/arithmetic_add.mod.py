from math import inf, nan

import numpy as np

# add_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 1]))
c0_p2 = Int32Scalar('c0_p2', 2)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('ADD', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_i1: [-0.43432984, 2.737115, 2.2114508],
    c0_o3: [1.0, 0.83751, 1.0, 1.0, -0.47116375, -0.0910511],
}, model=c0_model, name='add_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [2, 3, 2, 3]), [
        -66.97157, 37.49593, -193.71092, -311.386, -256.28992, 56.384167, -372.83142, -57.492306, -88.348526,
        -481.2916, 109.30813, -120.5501, 259.60422, 462.7259, 463.8931, 134.27144, -480.88815, 280.68686,
        336.365, -466.72214, -14.544553, -413.8896, 293.48703, 324.49216, 257.88882, -338.77237, -416.54672,
        -255.62148, 286.93378, 477.85693, -147.69218, 391.7042, -253.61774, -333.12497, -380.0636, -209.77177
    ])
c1_p2 = Int32Scalar('c1_p2', 0)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [2, 3, 2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('ADD', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        89.1924, -7.802949, 211.39676, 442.2744, -58.325584, -250.0783, -372.3977, 76.21026, -26.56736,
        359.88058, -312.95905, 112.41854
    ],
    c1_o3: [
        22.220825, 126.688324, -104.518524, -319.18893, -264.09286, 48.58122, -161.43466, 153.90445,
        123.04823, -39.01718, 551.5825, 321.7243, 201.27863, 404.4003, 405.5675, -115.806854, -730.96643,
        30.608566, -36.032715, -839.1199, -386.94226, -337.67932, 369.6973, 400.70242, 231.32147, -365.33972,
        -443.11407, 104.25911, 646.81433, 837.73755, -460.65125, 78.74515, -566.5768, -220.70642, -267.64505,
        -97.35323
    ],
}, model=c1_model, name='add_default_FLOAT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.1875, 0))
c2_p1 = Parameter('c2_p1', ('TENSOR_QUANT8_ASYMM', [2, 4, 4], 0.1875, 128), [
        0, 0, 255, 255, 255, 0, 255, 0, 255, 255, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 255,
        255, 255, 255, 255, 0, 0
    ])
c2_p2 = Int32Scalar('c2_p2', 3)
c2_o3 = Output('c2_o3', ('TENSOR_QUANT8_ASYMM', [2, 4, 4], 0.4375, 128))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('ADD', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [255, 255, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0],
    c2_o3: [
        142, 142, 142, 142, 142, 128, 142, 128, 142, 142, 128, 142, 142, 128, 128, 142, 142, 142, 128, 142,
        128, 128, 128, 128, 142, 142, 142, 142, 142, 142, 128, 128
    ],
}, model=c2_model, name='add_default_QUANT8_ASYMM_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 60))
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.25, 128))
c3_p2 = Int32Scalar('c3_p2', 2)
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 128))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('ADD', c3_i0, c3_i1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        199, 86, 250, 162, 239, 136, 95, 66, 109, 101, 168, 153, 249, 73, 142, 119, 170, 139, 127, 102, 70,
        107, 253, 62, 1, 42, 82, 206, 219, 92, 38, 100, 230, 5, 126, 224, 79, 183, 197, 248, 164, 133, 122,
        37, 98, 8, 4, 71, 81, 6, 144
    ],
    c3_i1: [121, 178, 65],
    c3_o3: [
        132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
        132, 132, 132, 132, 124, 132, 132, 132, 132, 132, 132, 132, 132, 124, 132, 132, 124, 132, 132, 132,
        132, 132, 132, 124, 132, 124, 124, 124, 124, 124, 132
    ],
}, model=c3_model, name='add_default_QUANT8_ASYMM_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_typical_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.4375, 128))
c4_i1 = Input('c4_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.0625, 128))
c4_p2 = Int32Scalar('c4_p2', 0)
c4_o3 = Output('c4_o3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.1875, 66))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('ADD', c4_i0, c4_i1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [168, 3, 14, 148, 238, 161, 173, 239],
    c4_i1: [
        183, 255, 103, 123, 215, 139, 176, 34, 232, 152, 55, 242, 167, 188, 187, 180, 163, 9, 117, 212, 129,
        32, 107, 109
    ],
    c4_o3: [
        178, 0, 0, 111, 188, 0, 0, 81, 194, 0, 0, 151, 255, 163, 191, 255, 255, 103, 167, 255, 255, 111, 164,
        255
    ],
}, model=c4_model, name='add_default_QUANT8_ASYMM_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 3, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c5_p2 = Int32Scalar('c5_p2', 2)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('ADD', c5_i0, c5_i1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [-217.5, 290.8, -346.0],
    c5_i1: [-45.44, 385.5, 332.5, -494.2, 57.97, 473.2],
    c5_o3: [-1.0, 1.0, -1.0, -1.0, 1.0, 1.0],
}, model=c5_model, name='add_default_FLOAT16_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_FLOAT16_nearly_equal_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [1, 2, 1]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT16', [2, 4]))
c6_p2 = Int32Scalar('c6_p2', 1)
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT16', [1, 2, 4]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('ADD', c6_i0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [2.0, -1.75],
    c6_i1: [0.375, 2.625, -2.625, -1.5, 3.0, -0.25, -3.0, 0.625],
    c6_o3: [2.375, 4.625, 0.0, 0.5, 1.25, 0.0, 0.0, 0.0],
}, model=c6_model, name='add_default_FLOAT16_nearly_equal_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_beyond_the_range_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.25, 98))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.0625, 0))
c7_p2 = Int32Scalar('c7_p2', 2)
c7_o3 = Output('c7_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.1875, -15))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('ADD', c7_i0, c7_i1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [127, 127, -128, -128, -128, -128, -128, 127, 127, 127, 127, -128],
    c7_i1: [-128, 127, -128],
    c7_o3: [-19, -10, -20, -20, -20, -20, -20, -10, -19, -19, -10, -20],
}, model=c7_model, name='add_default_QUANT8_ASYMM_SIGNED_beyond_the_range_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_equal_values_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.375, 19))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.125, -61))
c8_p2 = Int32Scalar('c8_p2', 0)
c8_o3 = Output('c8_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.046875, -36))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('ADD', c8_i0, c8_i1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [1, 2],
    c8_i1: [1, 3, 1, 2],
    c8_o3: [-15, -1, -15, -4],
}, model=c8_model, name='add_default_QUANT8_ASYMM_SIGNED_equal_values_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_long_rows_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, -68))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.25, 0))
c9_p2 = Int32Scalar('c9_p2', 2)
c9_o3 = Output('c9_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 0))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('ADD', c9_i0, c9_i1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [
        71, -42, 122, 34, 111, 8, -33, -62, -19, -27, 40, 25, 121, -55, 14, -9, 42, 11, -1, -26, -58, -21,
        125, -66, -127, -86, -46, 78, 91, -36, -90, -28, 102, -123, -2, 96, -49, 55, 69, 120, 36, 5, -6, -91,
        -30, -120, -124, -57, -47, -122, 16
    ],
    c9_i1: [-7, 50, -63],
    c9_o3: [
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -4, 4, 4, 4, 4, 4, 4, 4, 4,
        -4, 4, 4, -4, 4, 4, 4, 4, 4, 4, -4, 4, -4, -4, -4, -4, -4, 4
    ],
}, model=c9_model, name='add_default_QUANT8_ASYMM_SIGNED_long_rows_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_QUANT8_ASYMM_SIGNED_typical_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2], 0.4375, 0))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.0625, 0))
c10_p2 = Int32Scalar('c10_p2', 0)
c10_o3 = Output('c10_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.1875, -62))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('ADD', c10_i0, c10_i1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [40, -125, -114, 20, 110, 33, 45, 111],
    c10_i1: [
        55, 127, -25, -5, 87, 11, 48, -94, 104, 24, -73, 114, 39, 60, 59, 52, 35, -119, -11, 84, 1, -96, -21,
        -19
    ],
    c10_o3: [
        50, -128, -128, -17, 60, -128, -128, -47, 66, -128, -128, 23, 127, 35, 63, 127, 127, -25, 39, 127,
        127, -17, 36, 127
    ],
}, model=c10_model, name='add_default_QUANT8_ASYMM_SIGNED_typical_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_beyond_the_range_11
c11_i0 = Input('c11_i0', ('TENSOR_INT32', [1, 3, 1]))
c11_i1 = Input('c11_i1', ('TENSOR_INT32', [2, 1, 3, 1]))
c11_p2 = Int32Scalar('c11_p2', 0)
c11_o3 = Output('c11_o3', ('TENSOR_INT32', [2, 1, 3, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('ADD', c11_i0, c11_i1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [-414382487, -467183258, -962927104],
    c11_i1: [-1059888061, -97574983, -37483646, 828051542, 732124207, 713966334],
    c11_o3: [-1474270548, -564758241, -1000410750, 413669055, 264940949, -248960770],
}, model=c11_model, name='add_default_INT32_beyond_the_range_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# add_default_INT32_nearly_equal_12
c12_i0 = Input('c12_i0', ('TENSOR_INT32', [1, 2, 1]))
c12_i1 = Input('c12_i1', ('TENSOR_INT32', [2, 4]))
c12_p2 = Int32Scalar('c12_p2', 0)
c12_o3 = Output('c12_o3', ('TENSOR_INT32', [1, 2, 4]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('ADD', c12_i0, c12_i1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [16777214, 16777215],
    c12_i1: [16777214, 16777214, 16777215, 16777213, 16777212, 16777215, 16777218, 16777213],
    c12_o3: [33554428, 33554428, 33554429, 33554427, 33554427, 33554430, 33554433, 33554428],
}, model=c12_model, name='add_default_INT32_nearly_equal_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
