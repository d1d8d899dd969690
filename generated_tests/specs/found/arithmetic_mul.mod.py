from math import inf, nan

import numpy as np

# mul_default_FLOAT32_beyond_the_range_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [2, 3, 2, 3]), [
        -66.97157, 37.49593, -193.71092, -311.386, -256.28992, 56.384167, -372.83142, -57.492306, -88.348526,
        -481.2916, 109.30813, -120.5501, 259.60422, 462.7259, 463.8931, 134.27144, -480.88815, 280.68686,
        336.365, -466.72214, -14.544553, -413.8896, 293.48703, 324.49216, 257.88882, -338.77237, -416.54672,
        -255.62148, 286.93378, 477.85693, -147.69218, 391.7042, -253.61774, -333.12497, -380.0636, -209.77177
    ])
c0_p2 = Int32Scalar('c0_p2', 0)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 3, 2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('MUL', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        89.1924, -7.802949, 211.39676, 442.2744, -58.325584, -250.0783, -372.3977, 76.21026, -26.56736,
        359.88058, -312.95905, 112.41854
    ],
    c0_o3: [
        -5973.355, 3344.3518, -17277.541, 2429.729, 1999.8171, -439.96277, -78815.35, -12153.6875, -18676.592,
        -212862.95, 48344.188, -53316.227, -15141.567, -26988.758, -27056.836, -33578.37, 120259.69,
        -70193.69, -125261.55, 173806.25, 5416.358, -31542.633, 22366.723, 24729.63, -6851.4253, 9000.287,
        11066.547, -91993.2, 103261.9, 171971.44, 46221.605, -122587.37, 79371.96, -37449.42, -42726.195,
        -23582.236
    ],
}, model=c0_model, name='mul_default_FLOAT32_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 2]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [3, 1]))
c1_p2 = Int32Scalar('c1_p2', 2)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [3, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('MUL', c1_i0, c1_i1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c1_i1: [-0.43432984, 2.737115, 2.2114508],
    c1_o3: [-0.6254728, -0.552398, 1.0, 1.0, -1.0, -1.0],
}, model=c1_model, name='mul_default_FLOAT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.25, 226))
c2_i1 = Input('c2_i1', ('TENSOR_QUANT8_ASYMM', [3], 0.0625, 128))
c2_p2 = Int32Scalar('c2_p2', 2)
c2_o3 = Output('c2_o3', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.1875, 113))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('MUL', c2_i0, c2_i1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [255, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0],
    c2_i1: [0, 255, 0],
    c2_o3: [108, 118, 118, 118, 108, 118, 118, 118, 108, 108, 118, 118],
}, model=c2_model, name='mul_default_QUANT8_ASYMM_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 60))
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.25, 128))
c3_p2 = Int32Scalar('c3_p2', 2)
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 128))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('MUL', c3_i0, c3_i1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        199, 86, 250, 162, 239, 136, 95, 66, 109, 101, 168, 153, 249, 73, 142, 119, 170, 139, 127, 102, 70,
        107, 253, 62, 1, 42, 82, 206, 219, 92, 38, 100, 230, 5, 126, 224, 79, 183, 197, 248, 164, 133, 122,
        37, 98, 8, 4, 71, 81, 6, 144
    ],
    c3_i1: [121, 178, 65],
    c3_o3: [
        124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 132, 132, 132,
        132, 132, 132, 132, 124, 124, 132, 132, 132, 132, 124, 132, 132, 124, 124, 124, 124, 124, 124, 124,
        124, 124, 124, 132, 124, 132, 132, 124, 124, 132, 124
    ],
}, model=c3_model, name='mul_default_QUANT8_ASYMM_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_full_mantissas_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [3, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [3, 1]))
c4_p2 = Int32Scalar('c4_p2', 2)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT16', [3, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('MUL', c4_i0, c4_i1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [1.44, 1.271, 1.641, 2.37, -2.682, -2.303],
    c4_i1: [-0.4343, 2.736, 2.21],
    c4_o3: [-0.6255, -0.5522, 1.0, 1.0, -1.0, -1.0],
}, model=c4_model, name='mul_default_FLOAT16_full_mantissas_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_FLOAT16_nearly_equal_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 2, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 4]))
c5_p2 = Int32Scalar('c5_p2', 1)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT16', [1, 2, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('MUL', c5_i0, c5_i1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [2.0, -1.75],
    c5_i1: [0.375, 2.625, -2.625, -1.5, 3.0, -0.25, -3.0, 0.625],
    c5_o3: [0.75, 5.25, 0.0, 0.0, 0.0, 0.4375, 5.25, 0.0],
}, model=c5_model, name='mul_default_FLOAT16_nearly_equal_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_long_rows_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, -68))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.25, 0))
c6_p2 = Int32Scalar('c6_p2', 2)
c6_o3 = Output('c6_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 0))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('MUL', c6_i0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        71, -42, 122, 34, 111, 8, -33, -62, -19, -27, 40, 25, 121, -55, 14, -9, 42, 11, -1, -26, -58, -21,
        125, -66, -127, -86, -46, 78, 91, -36, -90, -28, 102, -123, -2, 96, -49, 55, 69, 120, 36, 5, -6, -91,
        -30, -120, -124, -57, -47, -122, 16
    ],
    c6_i1: [-7, 50, -63],
    c6_o3: [
        -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, 4, 4, 4, 4, 4, 4, 4, -4, -4, 4, 4,
        4, 4, -4, 4, 4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, 4, -4, 4, 4, -4, -4, 4, -4
    ],
}, model=c6_model, name='mul_default_QUANT8_ASYMM_SIGNED_long_rows_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_QUANT8_ASYMM_SIGNED_typical_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2], 0.4375, 0))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.0625, 0))
c7_p2 = Int32Scalar('c7_p2', 0)
c7_o3 = Output('c7_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.75, -62))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('MUL', c7_i0, c7_i1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [40, -125, -114, 20, 110, 33, 45, 111],
    c7_i1: [
        55, 127, -25, -5, 87, 11, 48, -94, 104, 24, -73, 114, 39, 60, 59, 52, 35, -119, -11, 84, 1, -96, -21,
        -19
    ],
    c7_o3: [
        18, -128, 42, -66, 65, -112, -128, -128, 90, -128, 127, 21, 94, 10, 35, 127, 78, -128, -80, 127, -58,
        -128, -96, -128
    ],
}, model=c7_model, name='mul_default_QUANT8_ASYMM_SIGNED_typical_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mul_default_INT32_beyond_the_range_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [3, 4]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [1]))
c8_p2 = Int32Scalar('c8_p2', 0)
c8_o3 = Output('c8_o3', ('TENSOR_INT32', [3, 4]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('MUL', c8_i0, c8_i1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [-22324, 18754, -8894, -12601, -27143, 27182, -15309, 14303, -14938, -9138, -5465, 1462],
    c8_i1: [-29821],
    c8_o3: [
        665724004, -559263034, 265227974, 375774421, 809431403, -810594422, 456529689, -426529763, 445466098,
        272504298, 162971765, -43598302
    ],
}, model=c8_model, name='mul_default_INT32_beyond_the_range_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
