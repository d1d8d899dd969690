from math import inf, nan

import numpy as np

# bidirectional_sequence_lstm_separate_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2, 4]))
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', []), None)
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [4, 4]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [4, 4]))
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [4, 4]))
c0_p5 = Parameter('c0_p5', ('TENSOR_FLOAT32', []), None)
c0_i6 = Input('c0_i6', ('TENSOR_FLOAT32', [4, 3]))
c0_i7 = Input('c0_i7', ('TENSOR_FLOAT32', [4, 3]))
c0_i8 = Input('c0_i8', ('TENSOR_FLOAT32', [4, 3]))
c0_p9 = Parameter('c0_p9', ('TENSOR_FLOAT32', []), None)
c0_p10 = Parameter('c0_p10', ('TENSOR_FLOAT32', []), None)
c0_p11 = Parameter('c0_p11', ('TENSOR_FLOAT32', []), None)
c0_p12 = Parameter('c0_p12', ('TENSOR_FLOAT32', []), None)
c0_i13 = Input('c0_i13', ('TENSOR_FLOAT32', [4]))
c0_i14 = Input('c0_i14', ('TENSOR_FLOAT32', [4]))
c0_i15 = Input('c0_i15', ('TENSOR_FLOAT32', [4]))
c0_i16 = Input('c0_i16', ('TENSOR_FLOAT32', [3, 4]))
c0_p17 = Parameter('c0_p17', ('TENSOR_FLOAT32', []), None)
c0_p18 = Parameter('c0_p18', ('TENSOR_FLOAT32', []), None)
c0_i19 = Input('c0_i19', ('TENSOR_FLOAT32', [4, 4]))
c0_i20 = Input('c0_i20', ('TENSOR_FLOAT32', [4, 4]))
c0_i21 = Input('c0_i21', ('TENSOR_FLOAT32', [4, 4]))
c0_p22 = Parameter('c0_p22', ('TENSOR_FLOAT32', []), None)
c0_i23 = Input('c0_i23', ('TENSOR_FLOAT32', [4, 1]))
c0_i24 = Input('c0_i24', ('TENSOR_FLOAT32', [4, 1]))
c0_i25 = Input('c0_i25', ('TENSOR_FLOAT32', [4, 1]))
c0_p26 = Parameter('c0_p26', ('TENSOR_FLOAT32', []), None)
c0_i27 = Input('c0_i27', ('TENSOR_FLOAT32', [4]))
c0_i28 = Input('c0_i28', ('TENSOR_FLOAT32', [4]))
c0_p29 = Parameter('c0_p29', ('TENSOR_FLOAT32', []), None)
c0_i30 = Input('c0_i30', ('TENSOR_FLOAT32', [4]))
c0_i31 = Input('c0_i31', ('TENSOR_FLOAT32', [4]))
c0_i32 = Input('c0_i32', ('TENSOR_FLOAT32', [4]))
c0_i33 = Input('c0_i33', ('TENSOR_FLOAT32', [1, 4]))
c0_i34 = Input('c0_i34', ('TENSOR_FLOAT32', [1]))
c0_i35 = Input('c0_i35', ('TENSOR_FLOAT32', [2, 3]))
c0_i36 = Input('c0_i36', ('TENSOR_FLOAT32', [2, 4]))
c0_i37 = Input('c0_i37', ('TENSOR_FLOAT32', [2, 1]))
c0_i38 = Input('c0_i38', ('TENSOR_FLOAT32', [2, 4]))
c0_p39 = Parameter('c0_p39', ('TENSOR_FLOAT32', []), None)
c0_p40 = Parameter('c0_p40', ('TENSOR_FLOAT32', []), None)
c0_p41 = Parameter('c0_p41', ('TENSOR_FLOAT32', []), None)
c0_p42 = Parameter('c0_p42', ('TENSOR_FLOAT32', []), None)
c0_p43 = Parameter('c0_p43', ('TENSOR_FLOAT32', []), None)
c0_p44 = Parameter('c0_p44', ('TENSOR_FLOAT32', []), None)
c0_p45 = Parameter('c0_p45', ('TENSOR_FLOAT32', []), None)
c0_p46 = Parameter('c0_p46', ('TENSOR_FLOAT32', []), None)
c0_p47 = Parameter('c0_p47', ('TENSOR_FLOAT32', []), None)
c0_p48 = Int32Scalar('c0_p48', 3)
c0_p49 = Float32Scalar('c0_p49', 0.0)
c0_p50 = Float32Scalar('c0_p50', 0.0)
c0_p51 = BoolScalar('c0_p51', False)
c0_p52 = BoolScalar('c0_p52', True)
c0_p53 = Parameter('c0_p53', ('TENSOR_FLOAT32', []), None)
c0_i54 = Input('c0_i54', ('TENSOR_FLOAT32', [4]))
c0_i55 = Input('c0_i55', ('TENSOR_FLOAT32', [4]))
c0_i56 = Input('c0_i56', ('TENSOR_FLOAT32', [4]))
c0_p57 = Parameter('c0_p57', ('TENSOR_FLOAT32', []), None)
c0_i58 = Input('c0_i58', ('TENSOR_FLOAT32', [4]))
c0_i59 = Input('c0_i59', ('TENSOR_FLOAT32', [4]))
c0_i60 = Input('c0_i60', ('TENSOR_FLOAT32', [4]))
c0_o61 = Output('c0_o61', ('TENSOR_FLOAT32', [1, 2, 3]))
c0_o62 = Output('c0_o62', ('TENSOR_FLOAT32', [1, 2, 1]))
c0_o63 = Output('c0_o63', ('TENSOR_FLOAT32', [2, 3]))
c0_o64 = Output('c0_o64', ('TENSOR_FLOAT32', [2, 4]))
c0_o65 = Output('c0_o65', ('TENSOR_FLOAT32', [2, 1]))
c0_o66 = Output('c0_o66', ('TENSOR_FLOAT32', [2, 4]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_i3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_i6)
c0_model.AddOperand(c0_i7)
c0_model.AddOperand(c0_i8)
c0_model.AddOperand(c0_p9)
c0_model.AddOperand(c0_p10)
c0_model.AddOperand(c0_p11)
c0_model.AddOperand(c0_p12)
c0_model.AddOperand(c0_i13)
c0_model.AddOperand(c0_i14)
c0_model.AddOperand(c0_i15)
c0_model.AddOperand(c0_i16)
c0_model.AddOperand(c0_p17)
c0_model.AddOperand(c0_p18)
c0_model.AddOperand(c0_i19)
c0_model.AddOperand(c0_i20)
c0_model.AddOperand(c0_i21)
c0_model.AddOperand(c0_p22)
c0_model.AddOperand(c0_i23)
c0_model.AddOperand(c0_i24)
c0_model.AddOperand(c0_i25)
c0_model.AddOperand(c0_p26)
c0_model.AddOperand(c0_i27)
c0_model.AddOperand(c0_i28)
c0_model.AddOperand(c0_p29)
c0_model.AddOperand(c0_i30)
c0_model.AddOperand(c0_i31)
c0_model.AddOperand(c0_i32)
c0_model.AddOperand(c0_i33)
c0_model.AddOperand(c0_i34)
c0_model.AddOperand(c0_i35)
c0_model.AddOperand(c0_i36)
c0_model.AddOperand(c0_i37)
c0_model.AddOperand(c0_i38)
c0_model.AddOperand(c0_p39)
c0_model.AddOperand(c0_p40)
c0_model.AddOperand(c0_p41)
c0_model.AddOperand(c0_p42)
c0_model.AddOperand(c0_p43)
c0_model.AddOperand(c0_p44)
c0_model.AddOperand(c0_p45)
c0_model.AddOperand(c0_p46)
c0_model.AddOperand(c0_p47)
c0_model.AddOperand(c0_p48)
c0_model.AddOperand(c0_p49)
c0_model.AddOperand(c0_p50)
c0_model.AddOperand(c0_p51)
c0_model.AddOperand(c0_p52)
c0_model.AddOperand(c0_p53)
c0_model.AddOperand(c0_i54)
c0_model.AddOperand(c0_i55)
c0_model.AddOperand(c0_i56)
c0_model.AddOperand(c0_p57)
c0_model.AddOperand(c0_i58)
c0_model.AddOperand(c0_i59)
c0_model.AddOperand(c0_i60)
c0_model.AddOperand(c0_o61)
c0_model.AddOperand(c0_o62)
c0_model.AddOperand(c0_o63)
c0_model.AddOperand(c0_o64)
c0_model.AddOperand(c0_o65)
c0_model.AddOperand(c0_o66)
c0_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c0_i0, c0_p1, c0_i2, c0_i3, c0_i4, c0_p5, c0_i6, c0_i7, c0_i8, c0_p9, c0_p10, c0_p11, c0_p12, c0_i13, c0_i14, c0_i15, c0_i16, c0_p17, c0_p18, c0_i19, c0_i20, c0_i21, c0_p22, c0_i23, c0_i24, c0_i25, c0_p26, c0_i27, c0_i28, c0_p29, c0_i30, c0_i31, c0_i32, c0_i33, c0_i34, c0_i35, c0_i36, c0_i37, c0_i38, c0_p39, c0_p40, c0_p41, c0_p42, c0_p43, c0_p44, c0_p45, c0_p46, c0_p47, c0_p48, c0_p49, c0_p50, c0_p51, c0_p52, c0_p53, c0_i54, c0_i55, c0_i56, c0_p57, c0_i58, c0_i59, c0_i60).To(c0_o61, c0_o62, c0_o63, c0_o64, c0_o65, c0_o66)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724],
    c0_i2: [
        1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206, 1.0071114,
        -0.37962425, 2.399957, 1.6504638, -0.40747213, 2.52051, -1.8227844, 0.51317924
    ],
    c0_i3: [
        1.3880163, -1.2436854, 1.3844392, 1.1408968, -2.7699142, -1.4976634, 2.6997511, -0.031990223,
        0.5419544, -0.6875073, -0.61944634, -2.4484131, 2.8443043, 0.8686884, -0.643512, -1.499893
    ],
    c0_i4: [
        1.9621854, 1.7970264, -1.1335955, 0.6430166, -1.2802007, -0.86660665, 0.9993712, -2.2835329,
        -0.5057288, 0.9173817, 0.5069024, 0.037301566, -2.2185693, 0.40721682, -0.14590345, -1.6620743
    ],
    c0_i6: [
        2.4370828, 1.7647561, 2.7035837, 1.990544, -1.8369042, 0.72990525, 2.2424626, 2.369689, -1.8496383,
        0.9391161, -2.7690594, 1.2896003
    ],
    c0_i7: [
        1.4628782, -1.3017099, 0.64233035, 0.20873846, 0.723191, -2.112152, -2.115048, 1.736845, -1.2410752,
        -1.062344, 2.3621254, -1.4791056
    ],
    c0_i8: [
        2.515915, 0.26265046, -2.7364676, 1.3165338, 2.6647334, 2.6897728, -1.4027189, 2.990852, -0.26664883,
        0.7506484, 1.3571283, 1.0349544
    ],
    c0_i13: [-2.012886, 2.5097082, -2.3788424, 0.078109145],
    c0_i14: [-0.22583127, 1.4183605, -1.0761123, 2.2241507],
    c0_i15: [-2.4478016, -1.7462398, 1.4274578, -1.2225223],
    c0_i16: [
        0.7106337, -1.3399665, 0.41619134, 1.7624555, -2.5399566, -2.955164, -0.44547206, -0.020490916,
        1.2143939, -0.041962143, 0.21613452, -1.2816106
    ],
    c0_i19: [
        -1.9639629, -2.2594256, -1.9922688, 2.3248103, 1.1167684, 2.968865, -0.366163, -2.0031495, -0.7988617,
        -1.4349664, 2.3374767, 1.4386036, -1.8235556, -1.8154123, 0.13481621, 2.455125
    ],
    c0_i20: [
        1.4479151, -0.34125265, 0.42923278, 1.8943745, -2.501941, 1.1821012, -1.7376561, 2.2915447,
        -1.0871881, 0.758873, -1.0705202, -0.2548255, -0.78721577, -2.4502282, 2.357014, 0.676984
    ],
    c0_i21: [
        2.2689707, 2.675983, -2.6520379, 1.3305454, 2.5194507, 1.312724, -1.1136116, 1.6751783, -2.9815962,
        -2.5018563, -0.09798397, 0.024016941, -0.30871144, -1.9429826, 2.745749, -2.2687063
    ],
    c0_i23: [0.11542715, -1.4137499, -2.2354233, 2.6168091],
    c0_i24: [1.9537933, 1.8591856, -0.08618696, -2.5747855],
    c0_i25: [0.95230246, -0.82238, -2.8690872, -2.3394544],
    c0_i27: [1.2439679, 2.3905063, 1.911931, -2.311508],
    c0_i28: [2.7801995, 1.190334, -0.8566527, -2.906981],
    c0_i30: [-1.0136067, 0.087662734, 1.0851034, -0.29742578],
    c0_i31: [-0.609716, -0.8072654, -0.755169, 1.7531829],
    c0_i32: [-0.74262774, -2.5694094, -2.2865472, 2.751322],
    c0_i33: [1.7420558, -2.4064634, 1.2547102, -2.3770685],
    c0_i34: [1.7093636],
    c0_i35: [2.9490647, -2.7315526, -2.3087928, -0.64894485, 2.798429, 0.7006573],
    c0_i36: [-0.46055257, -2.0052745, 0.2674341, -0.6782227, 1.5755072, 0.43046108, 0.051867887, -0.8803703],
    c0_i37: [0.7642053, -2.2210155],
    c0_i38: [-0.58580196, 0.108097896, -2.2618244, 0.9754959, 0.39015415, 1.880186, 2.987913, 0.5282714],
    c0_i54: [-0.7659975, 2.577236, -0.21317698, 2.8204079],
    c0_i55: [-1.1751195, 2.6236093, -0.87066674, 1.7950006],
    c0_i56: [2.4927897, 0.89991415, -0.71894896, 1.0133083],
    c0_i58: [-2.24257, 1.3630301, 1.0927899, 0.04671925],
    c0_i59: [0.50154907, -0.03086232, -0.1900363, 2.2951853],
    c0_i60: [0.02756838, 0.083580956, 1.3060669, 1.3366323],
    c0_o61: [0.20688383, -0.053109404, -0.10457054, -0.5226757, -1.758061, -0.21846527],
    c0_o62: [0.3407308, -1.2312694],
    c0_o63: [0.20688383, -0.053109404, -0.10457054, -0.5226757, -1.758061, -0.21846527],
    c0_o64: [-0.08017517, 0.041068237, 0.11131294, 0.61324257, 1.0114062, 2.7218106, 0.004012243, 0.47811908],
    c0_o65: [0.3407308, -1.2312694],
    c0_o66: [-0.51598287, 0.06968764, -1.6050264, 0.69751674, 0.008782761, 0.22988449, 2.46675, 2.2633774],
}, model=c0_model, name='bidirectional_sequence_lstm_separate_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT16', [2, 3, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT16', []), None)
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT16', [2, 2]))
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT16', [2, 2]))
c1_i4 = Input('c1_i4', ('TENSOR_FLOAT16', [2, 2]))
c1_p5 = Parameter('c1_p5', ('TENSOR_FLOAT16', []), None)
c1_i6 = Input('c1_i6', ('TENSOR_FLOAT16', [2, 4]))
c1_i7 = Input('c1_i7', ('TENSOR_FLOAT16', [2, 4]))
c1_i8 = Input('c1_i8', ('TENSOR_FLOAT16', [2, 4]))
c1_p9 = Parameter('c1_p9', ('TENSOR_FLOAT16', []), None)
c1_i10 = Input('c1_i10', ('TENSOR_FLOAT16', [2]))
c1_i11 = Input('c1_i11', ('TENSOR_FLOAT16', [2]))
c1_p12 = Parameter('c1_p12', ('TENSOR_FLOAT16', []), None)
c1_i13 = Input('c1_i13', ('TENSOR_FLOAT16', [2]))
c1_i14 = Input('c1_i14', ('TENSOR_FLOAT16', [2]))
c1_i15 = Input('c1_i15', ('TENSOR_FLOAT16', [2]))
c1_i16 = Input('c1_i16', ('TENSOR_FLOAT16', [4, 2]))
c1_i17 = Input('c1_i17', ('TENSOR_FLOAT16', [4]))
c1_i18 = Input('c1_i18', ('TENSOR_FLOAT16', [3, 2]))
c1_i19 = Input('c1_i19', ('TENSOR_FLOAT16', [3, 2]))
c1_i20 = Input('c1_i20', ('TENSOR_FLOAT16', [3, 2]))
c1_i21 = Input('c1_i21', ('TENSOR_FLOAT16', [3, 2]))
c1_i22 = Input('c1_i22', ('TENSOR_FLOAT16', [3, 1]))
c1_i23 = Input('c1_i23', ('TENSOR_FLOAT16', [3, 1]))
c1_i24 = Input('c1_i24', ('TENSOR_FLOAT16', [3, 1]))
c1_i25 = Input('c1_i25', ('TENSOR_FLOAT16', [3, 1]))
c1_p26 = Parameter('c1_p26', ('TENSOR_FLOAT16', []), None)
c1_p27 = Parameter('c1_p27', ('TENSOR_FLOAT16', []), None)
c1_p28 = Parameter('c1_p28', ('TENSOR_FLOAT16', []), None)
c1_i29 = Input('c1_i29', ('TENSOR_FLOAT16', [3]))
c1_i30 = Input('c1_i30', ('TENSOR_FLOAT16', [3]))
c1_i31 = Input('c1_i31', ('TENSOR_FLOAT16', [3]))
c1_i32 = Input('c1_i32', ('TENSOR_FLOAT16', [3]))
c1_i33 = Input('c1_i33', ('TENSOR_FLOAT16', [1, 3]))
c1_p34 = Parameter('c1_p34', ('TENSOR_FLOAT16', []), None)
c1_i35 = Input('c1_i35', ('TENSOR_FLOAT16', [2, 4]))
c1_i36 = Input('c1_i36', ('TENSOR_FLOAT16', [2, 2]))
c1_i37 = Input('c1_i37', ('TENSOR_FLOAT16', [2, 1]))
c1_i38 = Input('c1_i38', ('TENSOR_FLOAT16', [2, 3]))
c1_p39 = Parameter('c1_p39', ('TENSOR_FLOAT16', []), None)
c1_p40 = Parameter('c1_p40', ('TENSOR_FLOAT16', []), None)
c1_p41 = Parameter('c1_p41', ('TENSOR_FLOAT16', []), None)
c1_p42 = Parameter('c1_p42', ('TENSOR_FLOAT16', []), None)
c1_p43 = Parameter('c1_p43', ('TENSOR_FLOAT16', []), None)
c1_p44 = Parameter('c1_p44', ('TENSOR_FLOAT16', []), None)
c1_p45 = Parameter('c1_p45', ('TENSOR_FLOAT16', []), None)
c1_p46 = Parameter('c1_p46', ('TENSOR_FLOAT16', []), None)
c1_p47 = Parameter('c1_p47', ('TENSOR_FLOAT16', []), None)
c1_p48 = Int32Scalar('c1_p48', 3)
c1_p49 = Float16Scalar('c1_p49', 0.75)
c1_p50 = Float16Scalar('c1_p50', 0.75)
c1_p51 = BoolScalar('c1_p51', False)
c1_p52 = BoolScalar('c1_p52', False)
c1_p53 = Parameter('c1_p53', ('TENSOR_FLOAT16', []), None)
c1_p54 = Parameter('c1_p54', ('TENSOR_FLOAT16', []), None)
c1_p55 = Parameter('c1_p55', ('TENSOR_FLOAT16', []), None)
c1_p56 = Parameter('c1_p56', ('TENSOR_FLOAT16', []), None)
c1_i57 = Input('c1_i57', ('TENSOR_FLOAT16', [3]))
c1_i58 = Input('c1_i58', ('TENSOR_FLOAT16', [3]))
c1_i59 = Input('c1_i59', ('TENSOR_FLOAT16', [3]))
c1_i60 = Input('c1_i60', ('TENSOR_FLOAT16', [3]))
c1_o61 = Output('c1_o61', ('TENSOR_FLOAT16', [2, 3, 4]))
c1_o62 = Output('c1_o62', ('TENSOR_FLOAT16', [2, 3, 1]))
c1_o63 = Output('c1_o63', ('TENSOR_FLOAT16', [2, 4]))
c1_o64 = Output('c1_o64', ('TENSOR_FLOAT16', [2, 2]))
c1_o65 = Output('c1_o65', ('TENSOR_FLOAT16', [2, 1]))
c1_o66 = Output('c1_o66', ('TENSOR_FLOAT16', [2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
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
c1_model.AddOperand(c1_i16)
c1_model.AddOperand(c1_i17)
c1_model.AddOperand(c1_i18)
c1_model.AddOperand(c1_i19)
c1_model.AddOperand(c1_i20)
c1_model.AddOperand(c1_i21)
c1_model.AddOperand(c1_i22)
c1_model.AddOperand(c1_i23)
c1_model.AddOperand(c1_i24)
c1_model.AddOperand(c1_i25)
c1_model.AddOperand(c1_p26)
c1_model.AddOperand(c1_p27)
c1_model.AddOperand(c1_p28)
c1_model.AddOperand(c1_i29)
c1_model.AddOperand(c1_i30)
c1_model.AddOperand(c1_i31)
c1_model.AddOperand(c1_i32)
c1_model.AddOperand(c1_i33)
c1_model.AddOperand(c1_p34)
c1_model.AddOperand(c1_i35)
c1_model.AddOperand(c1_i36)
c1_model.AddOperand(c1_i37)
c1_model.AddOperand(c1_i38)
c1_model.AddOperand(c1_p39)
c1_model.AddOperand(c1_p40)
c1_model.AddOperand(c1_p41)
c1_model.AddOperand(c1_p42)
c1_model.AddOperand(c1_p43)
c1_model.AddOperand(c1_p44)
c1_model.AddOperand(c1_p45)
c1_model.AddOperand(c1_p46)
c1_model.AddOperand(c1_p47)
c1_model.AddOperand(c1_p48)
c1_model.AddOperand(c1_p49)
c1_model.AddOperand(c1_p50)
c1_model.AddOperand(c1_p51)
c1_model.AddOperand(c1_p52)
c1_model.AddOperand(c1_p53)
c1_model.AddOperand(c1_p54)
c1_model.AddOperand(c1_p55)
c1_model.AddOperand(c1_p56)
c1_model.AddOperand(c1_i57)
c1_model.AddOperand(c1_i58)
c1_model.AddOperand(c1_i59)
c1_model.AddOperand(c1_i60)
c1_model.AddOperand(c1_o61)
c1_model.AddOperand(c1_o62)
c1_model.AddOperand(c1_o63)
c1_model.AddOperand(c1_o64)
c1_model.AddOperand(c1_o65)
c1_model.AddOperand(c1_o66)
c1_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c1_i0, c1_p1, c1_i2, c1_i3, c1_i4, c1_p5, c1_i6, c1_i7, c1_i8, c1_p9, c1_i10, c1_i11, c1_p12, c1_i13, c1_i14, c1_i15, c1_i16, c1_i17, c1_i18, c1_i19, c1_i20, c1_i21, c1_i22, c1_i23, c1_i24, c1_i25, c1_p26, c1_p27, c1_p28, c1_i29, c1_i30, c1_i31, c1_i32, c1_i33, c1_p34, c1_i35, c1_i36, c1_i37, c1_i38, c1_p39, c1_p40, c1_p41, c1_p42, c1_p43, c1_p44, c1_p45, c1_p46, c1_p47, c1_p48, c1_p49, c1_p50, c1_p51, c1_p52, c1_p53, c1_p54, c1_p55, c1_p56, c1_i57, c1_i58, c1_i59, c1_i60).To(c1_o61, c1_o62, c1_o63, c1_o64, c1_o65, c1_o66)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [3.0, 1.0, 3.0, 2.0, 1.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 1.0],
    c1_i2: [1.0, 3.0, 1.0, 2.0],
    c1_i3: [2.0, 3.0, 1.0, 2.0],
    c1_i4: [1.0, 2.0, 2.0, 3.0],
    c1_i6: [3.0, 2.0, 2.0, 2.0, 3.0, 2.0, 3.0, 3.0],
    c1_i7: [3.0, 2.0, 1.0, 3.0, 3.0, 2.0, 1.0, 2.0],
    c1_i8: [1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 3.0, 2.0],
    c1_i10: [2.0, 3.0],
    c1_i11: [3.0, 3.0],
    c1_i13: [3.0, 1.0],
    c1_i14: [1.0, 2.0],
    c1_i15: [1.0, 1.0],
    c1_i16: [2.0, 3.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0],
    c1_i17: [1.0, 2.0, 2.0, 2.0],
    c1_i18: [3.0, 2.0, 2.0, 1.0, 2.0, 1.0],
    c1_i19: [2.0, 1.0, 2.0, 2.0, 3.0, 1.0],
    c1_i20: [2.0, 2.0, 1.0, 3.0, 2.0, 2.0],
    c1_i21: [3.0, 3.0, 1.0, 3.0, 3.0, 2.0],
    c1_i22: [2.0, 3.0, 3.0],
    c1_i23: [2.0, 3.0, 2.0],
    c1_i24: [3.0, 1.0, 2.0],
    c1_i25: [2.0, 2.0, 1.0],
    c1_i29: [3.0, 3.0, 3.0],
    c1_i30: [3.0, 1.0, 2.0],
    c1_i31: [2.0, 2.0, 3.0],
    c1_i32: [3.0, 1.0, 2.0],
    c1_i33: [2.0, 2.0, 3.0],
    c1_i35: [3.0, 2.0, 1.0, 3.0, 2.0, 2.0, 1.0, 2.0],
    c1_i36: [1.0, 1.0, 3.0, 3.0],
    c1_i37: [3.0, 1.0],
    c1_i38: [3.0, 1.0, 3.0, 1.0, 1.0, 2.0],
    c1_i57: [3.0, 3.0, 2.0],
    c1_i58: [2.0, 2.0, 2.0],
    c1_i59: [1.0, 3.0, 3.0],
    c1_i60: [1.0, 1.0, 1.0],
    c1_o61: [
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75
    ],
    c1_o62: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
    c1_o63: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
    c1_o64: [0.75, 0.75, 0.75, 0.75],
    c1_o65: [0.75, 0.75],
    c1_o66: [0.75, 0.529, 0.75, 0.75, 0.75, 0.5215],
}, model=c1_model, name='bidirectional_sequence_lstm_separate_FLOAT16_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [1, 3, 1]))
c2_p1 = Parameter('c2_p1', ('TENSOR_FLOAT16', [3, 1]), [0.375, -0.5, -0.75])
c2_p2 = Parameter('c2_p2', ('TENSOR_FLOAT16', [3, 1]), [0.625, 0.5, -0.625])
c2_p3 = Parameter('c2_p3', ('TENSOR_FLOAT16', [3, 1]), [1.0, 0.125, 0.625])
c2_p4 = Parameter('c2_p4', ('TENSOR_FLOAT16', [3, 1]), [0.125, 0.25, -0.875])
c2_p5 = Parameter('c2_p5', ('TENSOR_FLOAT16', [3, 3]), [0.625, 0.25, 0.75, 0.125, -0.625, -1.0, -0.5, 0.5, -0.375])
c2_p6 = Parameter('c2_p6', ('TENSOR_FLOAT16', [3, 3]), [-1.0, -0.375, 0.375, -0.625, -0.75, -0.5, 1.0, 0.0, -0.125])
c2_p7 = Parameter('c2_p7', ('TENSOR_FLOAT16', [3, 3]), [-0.875, 1.0, 0.375, -0.75, 0.25, -0.25, 0.75, 0.625, 0.0])
c2_p8 = Parameter('c2_p8', ('TENSOR_FLOAT16', [3, 3]), [0.875, -0.25, 0.375, -0.125, 1.0, 0.5, 0.0, -0.625, 0.25])
c2_p9 = Parameter('c2_p9', ('TENSOR_FLOAT16', [3]), [-0.625, 0.75, 1.0])
c2_p10 = Parameter('c2_p10', ('TENSOR_FLOAT16', [3]), [-0.625, 0.625, -0.5])
c2_p11 = Parameter('c2_p11', ('TENSOR_FLOAT16', [3]), [-1.0, 0.25, -0.5])
c2_p12 = Parameter('c2_p12', ('TENSOR_FLOAT16', [3]), [0.875, 0.0, -0.5])
c2_p13 = Parameter('c2_p13', ('TENSOR_FLOAT16', [3]), [0.125, 1.0, 0.5])
c2_p14 = Parameter('c2_p14', ('TENSOR_FLOAT16', [3]), [-0.375, 0.25, 0.875])
c2_p15 = Parameter('c2_p15', ('TENSOR_FLOAT16', [3]), [-0.5, -0.375, -0.25])
c2_p16 = Parameter('c2_p16', ('TENSOR_FLOAT16', [3, 3]), [-0.125, -0.625, -0.25, -1.0, -0.5, 0.75, -0.75, 0.25, 0.875])
c2_p17 = Parameter('c2_p17', ('TENSOR_FLOAT16', [3]), [1.0, -0.125, -0.5])
c2_p18 = Parameter('c2_p18', ('TENSOR_FLOAT16', [3, 1]), [0.125, 1.0, -0.625])
c2_p19 = Parameter('c2_p19', ('TENSOR_FLOAT16', [3, 1]), [-0.625, 0.5, 0.75])
c2_p20 = Parameter('c2_p20', ('TENSOR_FLOAT16', [3, 1]), [0.875, 0.0, 0.125])
c2_p21 = Parameter('c2_p21', ('TENSOR_FLOAT16', [3, 1]), [-0.25, -1.0, -0.375])
c2_p22 = Parameter('c2_p22', ('TENSOR_FLOAT16', [3, 4]), [0.875, -0.75, -1.0, -0.625, 0.5, -0.875, 0.125, -0.375, -0.5, 0.0, 0.75, -0.25])
c2_p23 = Parameter('c2_p23', ('TENSOR_FLOAT16', [3, 4]), [-1.0, 0.25, -0.5, 0.5, -0.75, 0.375, -0.375, -0.25, -0.875, -0.625, 1.0, -0.125])
c2_p24 = Parameter('c2_p24', ('TENSOR_FLOAT16', [3, 4]), [-0.125, 0.875, 0.375, -0.75, 0.125, 0.25, -0.625, -0.25, -0.875, 0.5, -0.5, 1.0])
c2_p25 = Parameter('c2_p25', ('TENSOR_FLOAT16', [3, 4]), [-0.875, 1.0, 0.25, -0.125, 0.5, -0.25, 0.125, 0.75, 0.875, 0.625, -0.375, -1.0])
c2_p26 = Parameter('c2_p26', ('TENSOR_FLOAT16', [3]), [-0.375, -0.75, 0.25])
c2_p27 = Parameter('c2_p27', ('TENSOR_FLOAT16', [3]), [0.125, -0.375, -0.625])
c2_p28 = Parameter('c2_p28', ('TENSOR_FLOAT16', [3]), [-0.5, 0.625, 0.25])
c2_p29 = Parameter('c2_p29', ('TENSOR_FLOAT16', [3]), [0.5, -0.5, -0.375])
c2_p30 = Parameter('c2_p30', ('TENSOR_FLOAT16', [3]), [-0.625, 0.0, 0.875])
c2_p31 = Parameter('c2_p31', ('TENSOR_FLOAT16', [3]), [0.375, -0.375, 0.125])
c2_p32 = Parameter('c2_p32', ('TENSOR_FLOAT16', [3]), [0.5, -0.625, 0.125])
c2_p33 = Parameter('c2_p33', ('TENSOR_FLOAT16', [4, 3]), [-0.5, -0.125, 0.625, 0.25, -0.625, -1.0, -0.875, -0.25, -0.375, 0.875, 0.0, 0.375])
c2_p34 = Parameter('c2_p34', ('TENSOR_FLOAT16', [4]), [-1.0, -0.625, 0.625, -0.75])
c2_i35 = Input('c2_i35', ('TENSOR_FLOAT16', [1, 3]))
c2_i36 = Input('c2_i36', ('TENSOR_FLOAT16', [1, 3]))
c2_i37 = Input('c2_i37', ('TENSOR_FLOAT16', [1, 4]))
c2_i38 = Input('c2_i38', ('TENSOR_FLOAT16', [1, 3]))
c2_p39 = Parameter('c2_p39', ('TENSOR_FLOAT16', []), None)
c2_p40 = Parameter('c2_p40', ('TENSOR_FLOAT16', []), None)
c2_p41 = Parameter('c2_p41', ('TENSOR_FLOAT16', []), None)
c2_p42 = Parameter('c2_p42', ('TENSOR_FLOAT16', []), None)
c2_p43 = Parameter('c2_p43', ('TENSOR_FLOAT16', []), None)
c2_p44 = Parameter('c2_p44', ('TENSOR_FLOAT16', []), None)
c2_p45 = Parameter('c2_p45', ('TENSOR_FLOAT16', []), None)
c2_p46 = Parameter('c2_p46', ('TENSOR_FLOAT16', []), None)
c2_p47 = Parameter('c2_p47', ('TENSOR_FLOAT16', []), None)
c2_p48 = Int32Scalar('c2_p48', 4)
c2_p49 = Float16Scalar('c2_p49', 0.75)
c2_p50 = Float16Scalar('c2_p50', 0.5)
c2_p51 = BoolScalar('c2_p51', False)
c2_p52 = BoolScalar('c2_p52', False)
c2_p53 = Parameter('c2_p53', ('TENSOR_FLOAT16', [3]), [-0.625, 0.375, 0.75])
c2_p54 = Parameter('c2_p54', ('TENSOR_FLOAT16', [3]), [-0.125, 0.625, -0.75])
c2_p55 = Parameter('c2_p55', ('TENSOR_FLOAT16', [3]), [0.125, -0.5, -0.625])
c2_p56 = Parameter('c2_p56', ('TENSOR_FLOAT16', [3]), [-0.875, -0.25, 0.75])
c2_p57 = Parameter('c2_p57', ('TENSOR_FLOAT16', [3]), [-0.375, -0.25, 0.0])
c2_p58 = Parameter('c2_p58', ('TENSOR_FLOAT16', [3]), [-0.25, 0.875, 0.125])
c2_p59 = Parameter('c2_p59', ('TENSOR_FLOAT16', [3]), [0.5, 0.875, -1.0])
c2_p60 = Parameter('c2_p60', ('TENSOR_FLOAT16', [3]), [-0.375, 0.625, -0.625])
c2_o61 = Output('c2_o61', ('TENSOR_FLOAT16', [1, 3, 3]))
c2_o62 = Output('c2_o62', ('TENSOR_FLOAT16', [1, 3, 4]))
c2_o63 = Output('c2_o63', ('TENSOR_FLOAT16', [1, 3]))
c2_o64 = Output('c2_o64', ('TENSOR_FLOAT16', [1, 3]))
c2_o65 = Output('c2_o65', ('TENSOR_FLOAT16', [1, 4]))
c2_o66 = Output('c2_o66', ('TENSOR_FLOAT16', [1, 3]))
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
c2_model.AddOperand(c2_p18)
c2_model.AddOperand(c2_p19)
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
c2_model.AddOperand(c2_p32)
c2_model.AddOperand(c2_p33)
c2_model.AddOperand(c2_p34)
c2_model.AddOperand(c2_i35)
c2_model.AddOperand(c2_i36)
c2_model.AddOperand(c2_i37)
c2_model.AddOperand(c2_i38)
c2_model.AddOperand(c2_p39)
c2_model.AddOperand(c2_p40)
c2_model.AddOperand(c2_p41)
c2_model.AddOperand(c2_p42)
c2_model.AddOperand(c2_p43)
c2_model.AddOperand(c2_p44)
c2_model.AddOperand(c2_p45)
c2_model.AddOperand(c2_p46)
c2_model.AddOperand(c2_p47)
c2_model.AddOperand(c2_p48)
c2_model.AddOperand(c2_p49)
c2_model.AddOperand(c2_p50)
c2_model.AddOperand(c2_p51)
c2_model.AddOperand(c2_p52)
c2_model.AddOperand(c2_p53)
c2_model.AddOperand(c2_p54)
c2_model.AddOperand(c2_p55)
c2_model.AddOperand(c2_p56)
c2_model.AddOperand(c2_p57)
c2_model.AddOperand(c2_p58)
c2_model.AddOperand(c2_p59)
c2_model.AddOperand(c2_p60)
c2_model.AddOperand(c2_o61)
c2_model.AddOperand(c2_o62)
c2_model.AddOperand(c2_o63)
c2_model.AddOperand(c2_o64)
c2_model.AddOperand(c2_o65)
c2_model.AddOperand(c2_o66)
c2_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c2_i0, c2_p1, c2_p2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10, c2_p11, c2_p12, c2_p13, c2_p14, c2_p15, c2_p16, c2_p17, c2_p18, c2_p19, c2_p20, c2_p21, c2_p22, c2_p23, c2_p24, c2_p25, c2_p26, c2_p27, c2_p28, c2_p29, c2_p30, c2_p31, c2_p32, c2_p33, c2_p34, c2_i35, c2_i36, c2_i37, c2_i38, c2_p39, c2_p40, c2_p41, c2_p42, c2_p43, c2_p44, c2_p45, c2_p46, c2_p47, c2_p48, c2_p49, c2_p50, c2_p51, c2_p52, c2_p53, c2_p54, c2_p55, c2_p56, c2_p57, c2_p58, c2_p59, c2_p60).To(c2_o61, c2_o62, c2_o63, c2_o64, c2_o65, c2_o66)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-0.125, 0.75, 0.25],
    c2_i35: [-1.0, 0.625, 1.0],
    c2_i36: [-0.5, 0.5, 0.25],
    c2_i37: [-0.25, 0.375, -0.125, -0.75],
    c2_i38: [0.0, -0.875, 0.75],
    c2_o61: [0.5, 0.1323, -0.1638, 0.5, -0.07935, -0.2854, 0.5, -0.11084, -0.2896],
    c2_o62: [-0.5, -0.5, 0.2347, -0.337, -0.5, -0.5, 0.2416, -0.34, -0.5, -0.5, 0.3113, -0.407],
    c2_o63: [0.5, -0.11084, -0.2896],
    c2_o64: [-0.5425, 0.75, 0.3823],
    c2_o65: [-0.5, -0.5, 0.2347, -0.337],
    c2_o66: [0.75, -0.5557, 0.75],
}, model=c2_model, name='bidirectional_sequence_lstm_separate_FLOAT16_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_typical_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [1, 2, 2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [3, 2]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT16', [3, 2]))
c3_i3 = Input('c3_i3', ('TENSOR_FLOAT16', [3, 2]))
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT16', [3, 2]))
c3_i5 = Input('c3_i5', ('TENSOR_FLOAT16', [3, 3]))
c3_i6 = Input('c3_i6', ('TENSOR_FLOAT16', [3, 3]))
c3_i7 = Input('c3_i7', ('TENSOR_FLOAT16', [3, 3]))
c3_i8 = Input('c3_i8', ('TENSOR_FLOAT16', [3, 3]))
c3_i9 = Input('c3_i9', ('TENSOR_FLOAT16', [3]))
c3_i10 = Input('c3_i10', ('TENSOR_FLOAT16', [3]))
c3_i11 = Input('c3_i11', ('TENSOR_FLOAT16', [3]))
c3_i12 = Input('c3_i12', ('TENSOR_FLOAT16', [3]))
c3_i13 = Input('c3_i13', ('TENSOR_FLOAT16', [3]))
c3_i14 = Input('c3_i14', ('TENSOR_FLOAT16', [3]))
c3_i15 = Input('c3_i15', ('TENSOR_FLOAT16', [3]))
c3_p16 = Parameter('c3_p16', ('TENSOR_FLOAT16', []), None)
c3_p17 = Parameter('c3_p17', ('TENSOR_FLOAT16', []), None)
c3_i18 = Input('c3_i18', ('TENSOR_FLOAT16', [4, 2]))
c3_i19 = Input('c3_i19', ('TENSOR_FLOAT16', [4, 2]))
c3_i20 = Input('c3_i20', ('TENSOR_FLOAT16', [4, 2]))
c3_i21 = Input('c3_i21', ('TENSOR_FLOAT16', [4, 2]))
c3_i22 = Input('c3_i22', ('TENSOR_FLOAT16', [4, 2]))
c3_i23 = Input('c3_i23', ('TENSOR_FLOAT16', [4, 2]))
c3_i24 = Input('c3_i24', ('TENSOR_FLOAT16', [4, 2]))
c3_i25 = Input('c3_i25', ('TENSOR_FLOAT16', [4, 2]))
c3_i26 = Input('c3_i26', ('TENSOR_FLOAT16', [4]))
c3_i27 = Input('c3_i27', ('TENSOR_FLOAT16', [4]))
c3_i28 = Input('c3_i28', ('TENSOR_FLOAT16', [4]))
c3_i29 = Input('c3_i29', ('TENSOR_FLOAT16', [4]))
c3_i30 = Input('c3_i30', ('TENSOR_FLOAT16', [4]))
c3_i31 = Input('c3_i31', ('TENSOR_FLOAT16', [4]))
c3_i32 = Input('c3_i32', ('TENSOR_FLOAT16', [4]))
c3_i33 = Input('c3_i33', ('TENSOR_FLOAT16', [2, 4]))
c3_p34 = Parameter('c3_p34', ('TENSOR_FLOAT16', []), None)
c3_i35 = Input('c3_i35', ('TENSOR_FLOAT16', [1, 3]))
c3_i36 = Input('c3_i36', ('TENSOR_FLOAT16', [1, 3]))
c3_i37 = Input('c3_i37', ('TENSOR_FLOAT16', [1, 2]))
c3_i38 = Input('c3_i38', ('TENSOR_FLOAT16', [1, 4]))
c3_i39 = Input('c3_i39', ('TENSOR_FLOAT16', [1, 2, 2]))
c3_i40 = Input('c3_i40', ('TENSOR_FLOAT16', [3, 2]))
c3_i41 = Input('c3_i41', ('TENSOR_FLOAT16', [3, 2]))
c3_i42 = Input('c3_i42', ('TENSOR_FLOAT16', [3, 2]))
c3_i43 = Input('c3_i43', ('TENSOR_FLOAT16', [3, 2]))
c3_i44 = Input('c3_i44', ('TENSOR_FLOAT16', [4, 2]))
c3_i45 = Input('c3_i45', ('TENSOR_FLOAT16', [4, 2]))
c3_i46 = Input('c3_i46', ('TENSOR_FLOAT16', [4, 2]))
c3_i47 = Input('c3_i47', ('TENSOR_FLOAT16', [4, 2]))
c3_p48 = Int32Scalar('c3_p48', 0)
c3_p49 = Float16Scalar('c3_p49', 0.0)
c3_p50 = Float16Scalar('c3_p50', 0.5)
c3_p51 = BoolScalar('c3_p51', False)
c3_p52 = BoolScalar('c3_p52', False)
c3_i53 = Input('c3_i53', ('TENSOR_FLOAT16', [3]))
c3_i54 = Input('c3_i54', ('TENSOR_FLOAT16', [3]))
c3_i55 = Input('c3_i55', ('TENSOR_FLOAT16', [3]))
c3_i56 = Input('c3_i56', ('TENSOR_FLOAT16', [3]))
c3_p57 = Parameter('c3_p57', ('TENSOR_FLOAT16', []), None)
c3_p58 = Parameter('c3_p58', ('TENSOR_FLOAT16', []), None)
c3_p59 = Parameter('c3_p59', ('TENSOR_FLOAT16', []), None)
c3_p60 = Parameter('c3_p60', ('TENSOR_FLOAT16', []), None)
c3_o61 = Output('c3_o61', ('TENSOR_FLOAT16', [1, 2, 3]))
c3_o62 = Output('c3_o62', ('TENSOR_FLOAT16', [1, 2, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_i3)
c3_model.AddOperand(c3_i4)
c3_model.AddOperand(c3_i5)
c3_model.AddOperand(c3_i6)
c3_model.AddOperand(c3_i7)
c3_model.AddOperand(c3_i8)
c3_model.AddOperand(c3_i9)
c3_model.AddOperand(c3_i10)
c3_model.AddOperand(c3_i11)
c3_model.AddOperand(c3_i12)
c3_model.AddOperand(c3_i13)
c3_model.AddOperand(c3_i14)
c3_model.AddOperand(c3_i15)
c3_model.AddOperand(c3_p16)
c3_model.AddOperand(c3_p17)
c3_model.AddOperand(c3_i18)
c3_model.AddOperand(c3_i19)
c3_model.AddOperand(c3_i20)
c3_model.AddOperand(c3_i21)
c3_model.AddOperand(c3_i22)
c3_model.AddOperand(c3_i23)
c3_model.AddOperand(c3_i24)
c3_model.AddOperand(c3_i25)
c3_model.AddOperand(c3_i26)
c3_model.AddOperand(c3_i27)
c3_model.AddOperand(c3_i28)
c3_model.AddOperand(c3_i29)
c3_model.AddOperand(c3_i30)
c3_model.AddOperand(c3_i31)
c3_model.AddOperand(c3_i32)
c3_model.AddOperand(c3_i33)
c3_model.AddOperand(c3_p34)
c3_model.AddOperand(c3_i35)
c3_model.AddOperand(c3_i36)
c3_model.AddOperand(c3_i37)
c3_model.AddOperand(c3_i38)
c3_model.AddOperand(c3_i39)
c3_model.AddOperand(c3_i40)
c3_model.AddOperand(c3_i41)
c3_model.AddOperand(c3_i42)
c3_model.AddOperand(c3_i43)
c3_model.AddOperand(c3_i44)
c3_model.AddOperand(c3_i45)
c3_model.AddOperand(c3_i46)
c3_model.AddOperand(c3_i47)
c3_model.AddOperand(c3_p48)
c3_model.AddOperand(c3_p49)
c3_model.AddOperand(c3_p50)
c3_model.AddOperand(c3_p51)
c3_model.AddOperand(c3_p52)
c3_model.AddOperand(c3_i53)
c3_model.AddOperand(c3_i54)
c3_model.AddOperand(c3_i55)
c3_model.AddOperand(c3_i56)
c3_model.AddOperand(c3_p57)
c3_model.AddOperand(c3_p58)
c3_model.AddOperand(c3_p59)
c3_model.AddOperand(c3_p60)
c3_model.AddOperand(c3_o61)
c3_model.AddOperand(c3_o62)
c3_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c3_i0, c3_i1, c3_i2, c3_i3, c3_i4, c3_i5, c3_i6, c3_i7, c3_i8, c3_i9, c3_i10, c3_i11, c3_i12, c3_i13, c3_i14, c3_i15, c3_p16, c3_p17, c3_i18, c3_i19, c3_i20, c3_i21, c3_i22, c3_i23, c3_i24, c3_i25, c3_i26, c3_i27, c3_i28, c3_i29, c3_i30, c3_i31, c3_i32, c3_i33, c3_p34, c3_i35, c3_i36, c3_i37, c3_i38, c3_i39, c3_i40, c3_i41, c3_i42, c3_i43, c3_i44, c3_i45, c3_i46, c3_i47, c3_p48, c3_p49, c3_p50, c3_p51, c3_p52, c3_i53, c3_i54, c3_i55, c3_i56, c3_p57, c3_p58, c3_p59, c3_p60).To(c3_o61, c3_o62)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [-0.875, 0.125, 0.875, -0.25],
    c3_i1: [-0.625, 1.0, -0.75, 0.125, -0.125, 0.5],
    c3_i2: [0.875, 0.125, -0.875, 0.25, -0.5, 0.375],
    c3_i3: [-0.75, 1.0, 0.25, -1.0, 0.875, -0.125],
    c3_i4: [-0.375, 0.25, -0.5, -0.625, 0.125, -0.125],
    c3_i5: [0.75, -0.75, -1.0, 0.5, -0.625, -0.125, 0.125, -0.375, 0.875],
    c3_i6: [-0.875, 0.0, -0.75, 0.625, 0.5, 0.75, 0.125, 1.0, 0.375],
    c3_i7: [-0.625, -0.875, 0.625, 0.75, 1.0, 0.375, 0.25, -0.125, 0.125],
    c3_i8: [0.25, 0.625, -0.5, 0.5, 0.875, -1.0, -0.125, 1.0, -0.75],
    c3_i9: [0.375, 0.25, -0.25],
    c3_i10: [0.375, -0.25, -0.125],
    c3_i11: [-1.0, -0.125, 0.625],
    c3_i12: [0.25, 0.625, -0.125],
    c3_i13: [0.625, -0.75, -0.125],
    c3_i14: [-0.25, -0.125, 0.5],
    c3_i15: [0.875, -0.75, 0.5],
    c3_i18: [0.125, -0.5, 0.25, -0.375, 0.75, 0.375, 0.5, -0.25],
    c3_i19: [-0.375, 0.25, -0.75, -0.875, 0.875, -0.125, 0.625, 0.125],
    c3_i20: [0.125, 0.5, -0.25, 0.375, 0.875, 0.25, -1.0, 0.625],
    c3_i21: [-0.5, 0.0, -1.0, -0.625, -0.375, -0.25, 0.25, 0.875],
    c3_i22: [0.0, 0.625, -0.25, -1.0, 0.25, -0.375, 0.5, -0.625],
    c3_i23: [0.5, 0.0, -0.125, 0.375, 0.25, 0.625, 0.875, -0.75],
    c3_i24: [0.0, 0.75, 0.625, 1.0, -0.625, 0.875, -1.0, 0.125],
    c3_i25: [1.0, -0.375, -0.75, 0.5, 0.75, 0.375, -0.625, 0.625],
    c3_i26: [-1.0, -0.75, -0.125, 1.0],
    c3_i27: [-0.5, -0.125, -0.75, -0.875],
    c3_i28: [0.25, 0.875, 0.125, -0.625],
    c3_i29: [-0.25, 0.75, 0.25, 0.5],
    c3_i30: [0.125, 0.25, -0.125, 0.875],
    c3_i31: [0.5, -0.5, -0.625, -1.0],
    c3_i32: [0.375, 0.625, -0.75, 0.875],
    c3_i33: [0.625, 0.0, 0.125, 0.375, 1.0, -0.125, -0.5, 0.25],
    c3_i35: [-0.25, -1.0, 0.5],
    c3_i36: [0.0, 0.25, -0.875],
    c3_i37: [-1.0, 0.875],
    c3_i38: [0.875, 0.75, -0.875, -0.75],
    c3_i39: [-0.75, 0.0, -0.25, 0.75],
    c3_i40: [0.5, -0.75, 0.375, 0.25, -0.875, -0.375],
    c3_i41: [0.25, -0.5, 0.125, -0.25, 1.0, 0.375],
    c3_i42: [-0.25, -0.625, -0.75, 0.375, -0.875, -0.125],
    c3_i43: [-0.375, -0.75, -0.125, -0.5, -0.625, 0.875],
    c3_i44: [0.875, -0.5, 0.75, -0.75, -0.375, 0.375, 0.25, -0.125],
    c3_i45: [0.75, -0.125, 0.125, 1.0, -0.625, 0.625, -0.5, -0.75],
    c3_i46: [-0.625, 0.125, 0.0, -1.0, 1.0, -0.5, 0.25, -0.875],
    c3_i47: [0.875, 0.25, 0.0, -0.875, -0.25, -0.5, -0.125, -0.625],
    c3_i53: [-0.75, -0.625, 0.75],
    c3_i54: [-0.125, 0.25, -0.875],
    c3_i55: [-0.375, 0.25, 0.125],
    c3_i56: [-0.625, -0.125, 0.5],
    c3_o61: [-0.284, -0.05154, -0.11194, -0.10504, -0.009224, 0.2196],
    c3_o62: [-0.137, 0.2488, -0.2129, -0.06464],
}, model=c3_model, name='bidirectional_sequence_lstm_separate_FLOAT16_typical_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_typical_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [2, 1, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [4, 1]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT16', [4, 1]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT16', [4, 1]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT16', [4, 1]))
c4_i5 = Input('c4_i5', ('TENSOR_FLOAT16', [4, 4]))
c4_i6 = Input('c4_i6', ('TENSOR_FLOAT16', [4, 4]))
c4_i7 = Input('c4_i7', ('TENSOR_FLOAT16', [4, 4]))
c4_i8 = Input('c4_i8', ('TENSOR_FLOAT16', [4, 4]))
c4_i9 = Input('c4_i9', ('TENSOR_FLOAT16', [4]))
c4_i10 = Input('c4_i10', ('TENSOR_FLOAT16', [4]))
c4_i11 = Input('c4_i11', ('TENSOR_FLOAT16', [4]))
c4_i12 = Input('c4_i12', ('TENSOR_FLOAT16', [4]))
c4_i13 = Input('c4_i13', ('TENSOR_FLOAT16', [4]))
c4_i14 = Input('c4_i14', ('TENSOR_FLOAT16', [4]))
c4_i15 = Input('c4_i15', ('TENSOR_FLOAT16', [4]))
c4_p16 = Parameter('c4_p16', ('TENSOR_FLOAT16', []), None)
c4_p17 = Parameter('c4_p17', ('TENSOR_FLOAT16', []), None)
c4_i18 = Input('c4_i18', ('TENSOR_FLOAT16', [4, 1]))
c4_i19 = Input('c4_i19', ('TENSOR_FLOAT16', [4, 1]))
c4_i20 = Input('c4_i20', ('TENSOR_FLOAT16', [4, 1]))
c4_i21 = Input('c4_i21', ('TENSOR_FLOAT16', [4, 1]))
c4_i22 = Input('c4_i22', ('TENSOR_FLOAT16', [4, 4]))
c4_i23 = Input('c4_i23', ('TENSOR_FLOAT16', [4, 4]))
c4_i24 = Input('c4_i24', ('TENSOR_FLOAT16', [4, 4]))
c4_i25 = Input('c4_i25', ('TENSOR_FLOAT16', [4, 4]))
c4_p26 = Parameter('c4_p26', ('TENSOR_FLOAT16', []), None)
c4_p27 = Parameter('c4_p27', ('TENSOR_FLOAT16', []), None)
c4_p28 = Parameter('c4_p28', ('TENSOR_FLOAT16', []), None)
c4_i29 = Input('c4_i29', ('TENSOR_FLOAT16', [4]))
c4_i30 = Input('c4_i30', ('TENSOR_FLOAT16', [4]))
c4_i31 = Input('c4_i31', ('TENSOR_FLOAT16', [4]))
c4_i32 = Input('c4_i32', ('TENSOR_FLOAT16', [4]))
c4_i33 = Input('c4_i33', ('TENSOR_FLOAT16', [4, 4]))
c4_p34 = Parameter('c4_p34', ('TENSOR_FLOAT16', []), None)
c4_i35 = Input('c4_i35', ('TENSOR_FLOAT16', [2, 4]))
c4_i36 = Input('c4_i36', ('TENSOR_FLOAT16', [2, 4]))
c4_i37 = Input('c4_i37', ('TENSOR_FLOAT16', [2, 4]))
c4_i38 = Input('c4_i38', ('TENSOR_FLOAT16', [2, 4]))
c4_i39 = Input('c4_i39', ('TENSOR_FLOAT16', [2, 1, 3]))
c4_i40 = Input('c4_i40', ('TENSOR_FLOAT16', [4, 3]))
c4_i41 = Input('c4_i41', ('TENSOR_FLOAT16', [4, 3]))
c4_i42 = Input('c4_i42', ('TENSOR_FLOAT16', [4, 3]))
c4_i43 = Input('c4_i43', ('TENSOR_FLOAT16', [4, 3]))
c4_i44 = Input('c4_i44', ('TENSOR_FLOAT16', [4, 3]))
c4_i45 = Input('c4_i45', ('TENSOR_FLOAT16', [4, 3]))
c4_i46 = Input('c4_i46', ('TENSOR_FLOAT16', [4, 3]))
c4_i47 = Input('c4_i47', ('TENSOR_FLOAT16', [4, 3]))
c4_p48 = Int32Scalar('c4_p48', 3)
c4_p49 = Float16Scalar('c4_p49', 0.0)
c4_p50 = Float16Scalar('c4_p50', 0.5)
c4_p51 = BoolScalar('c4_p51', False)
c4_p52 = BoolScalar('c4_p52', False)
c4_p53 = Parameter('c4_p53', ('TENSOR_FLOAT16', []), None)
c4_p54 = Parameter('c4_p54', ('TENSOR_FLOAT16', []), None)
c4_p55 = Parameter('c4_p55', ('TENSOR_FLOAT16', []), None)
c4_p56 = Parameter('c4_p56', ('TENSOR_FLOAT16', []), None)
c4_i57 = Input('c4_i57', ('TENSOR_FLOAT16', [4]))
c4_i58 = Input('c4_i58', ('TENSOR_FLOAT16', [4]))
c4_i59 = Input('c4_i59', ('TENSOR_FLOAT16', [4]))
c4_i60 = Input('c4_i60', ('TENSOR_FLOAT16', [4]))
c4_o61 = Output('c4_o61', ('TENSOR_FLOAT16', [2, 1, 4]))
c4_o62 = Output('c4_o62', ('TENSOR_FLOAT16', [2, 1, 4]))
c4_o63 = Output('c4_o63', ('TENSOR_FLOAT16', [2, 4]))
c4_o64 = Output('c4_o64', ('TENSOR_FLOAT16', [2, 4]))
c4_o65 = Output('c4_o65', ('TENSOR_FLOAT16', [2, 4]))
c4_o66 = Output('c4_o66', ('TENSOR_FLOAT16', [2, 4]))
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
c4_model.AddOperand(c4_p16)
c4_model.AddOperand(c4_p17)
c4_model.AddOperand(c4_i18)
c4_model.AddOperand(c4_i19)
c4_model.AddOperand(c4_i20)
c4_model.AddOperand(c4_i21)
c4_model.AddOperand(c4_i22)
c4_model.AddOperand(c4_i23)
c4_model.AddOperand(c4_i24)
c4_model.AddOperand(c4_i25)
c4_model.AddOperand(c4_p26)
c4_model.AddOperand(c4_p27)
c4_model.AddOperand(c4_p28)
c4_model.AddOperand(c4_i29)
c4_model.AddOperand(c4_i30)
c4_model.AddOperand(c4_i31)
c4_model.AddOperand(c4_i32)
c4_model.AddOperand(c4_i33)
c4_model.AddOperand(c4_p34)
c4_model.AddOperand(c4_i35)
c4_model.AddOperand(c4_i36)
c4_model.AddOperand(c4_i37)
c4_model.AddOperand(c4_i38)
c4_model.AddOperand(c4_i39)
c4_model.AddOperand(c4_i40)
c4_model.AddOperand(c4_i41)
c4_model.AddOperand(c4_i42)
c4_model.AddOperand(c4_i43)
c4_model.AddOperand(c4_i44)
c4_model.AddOperand(c4_i45)
c4_model.AddOperand(c4_i46)
c4_model.AddOperand(c4_i47)
c4_model.AddOperand(c4_p48)
c4_model.AddOperand(c4_p49)
c4_model.AddOperand(c4_p50)
c4_model.AddOperand(c4_p51)
c4_model.AddOperand(c4_p52)
c4_model.AddOperand(c4_p53)
c4_model.AddOperand(c4_p54)
c4_model.AddOperand(c4_p55)
c4_model.AddOperand(c4_p56)
c4_model.AddOperand(c4_i57)
c4_model.AddOperand(c4_i58)
c4_model.AddOperand(c4_i59)
c4_model.AddOperand(c4_i60)
c4_model.AddOperand(c4_o61)
c4_model.AddOperand(c4_o62)
c4_model.AddOperand(c4_o63)
c4_model.AddOperand(c4_o64)
c4_model.AddOperand(c4_o65)
c4_model.AddOperand(c4_o66)
c4_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_i9, c4_i10, c4_i11, c4_i12, c4_i13, c4_i14, c4_i15, c4_p16, c4_p17, c4_i18, c4_i19, c4_i20, c4_i21, c4_i22, c4_i23, c4_i24, c4_i25, c4_p26, c4_p27, c4_p28, c4_i29, c4_i30, c4_i31, c4_i32, c4_i33, c4_p34, c4_i35, c4_i36, c4_i37, c4_i38, c4_i39, c4_i40, c4_i41, c4_i42, c4_i43, c4_i44, c4_i45, c4_i46, c4_i47, c4_p48, c4_p49, c4_p50, c4_p51, c4_p52, c4_p53, c4_p54, c4_p55, c4_p56, c4_i57, c4_i58, c4_i59, c4_i60).To(c4_o61, c4_o62, c4_o63, c4_o64, c4_o65, c4_o66)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-0.5, -0.125],
    c4_i1: [0.125, -0.875, 0.625, -0.75],
    c4_i2: [-0.125, 0.0, -1.0, 1.0],
    c4_i3: [0.5, -0.5, 0.375, 0.25],
    c4_i4: [-0.375, -1.0, 0.25, 0.75],
    c4_i5: [
        -0.5, 0.625, 1.0, -0.375, 0.75, -0.875, 0.375, 0.5, -0.25, -0.625, 0.0, 0.875, -0.125, -0.75, 0.25,
        -1.0
    ],
    c4_i6: [
        -0.5, -1.0, 0.5, -0.375, 0.75, 0.125, -0.75, -0.25, -0.875, 0.875, 0.625, 0.25, 0.0, -0.125, -0.625,
        1.0
    ],
    c4_i7: [
        -0.625, 0.375, 0.5, -0.125, -1.0, 0.125, -0.5, -0.75, -0.25, 1.0, -0.375, -0.875, 0.75, 0.25, 0.875,
        0.0
    ],
    c4_i8: [
        0.875, 0.75, -0.875, -0.75, -1.0, 0.5, 1.0, -0.625, -0.5, -0.375, 0.125, 0.625, -0.25, 0.0, -0.125,
        0.25
    ],
    c4_i9: [-0.375, -1.0, 0.0, 0.5],
    c4_i10: [-0.125, 1.0, 0.875, -0.5],
    c4_i11: [-0.125, 1.0, -0.25, -0.5],
    c4_i12: [-0.25, 0.75, -0.75, 0.0],
    c4_i13: [-0.75, -0.125, 1.0, 0.25],
    c4_i14: [5.5, 1.375, -3.125, 6.0],
    c4_i15: [-0.125, 0.375, 0.875, 0.0],
    c4_i18: [0.75, -0.25, -0.5, 1.0],
    c4_i19: [0.625, -0.625, 1.0, -0.125],
    c4_i20: [0.125, -0.125, 0.5, -0.5],
    c4_i21: [0.375, 0.75, 0.5, 0.25],
    c4_i22: [
        0.625, 0.875, -0.75, 0.75, -0.375, -0.125, 0.0, -1.0, 0.375, -0.25, 0.5, 0.25, 0.125, 1.0, -0.875,
        -0.625
    ],
    c4_i23: [
        0.25, 0.375, -1.0, -0.25, 1.0, 0.875, 0.75, -0.875, 0.125, 0.5, -0.625, 0.625, -0.125, -0.75, 0.0,
        -0.375
    ],
    c4_i24: [
        -0.125, 0.25, -0.75, 0.375, -0.875, -0.375, -1.0, 0.625, 0.875, 0.5, 0.75, -0.5, 0.0, 1.0, -0.25,
        0.125
    ],
    c4_i25: [
        0.25, 0.125, -1.0, 1.0, -0.875, -0.375, 0.5, 0.0, 0.625, 0.875, -0.125, -0.25, -0.625, 0.75, -0.5,
        0.375
    ],
    c4_i29: [0.25, -1.0, -0.625, 0.5],
    c4_i30: [0.875, 0.75, -0.25, 0.0],
    c4_i31: [3.25, -3.5, 2.875, -2.375],
    c4_i32: [0.125, -0.875, -1.0, -0.5],
    c4_i33: [
        -0.75, 0.875, -1.0, 0.5, -0.375, 0.25, 0.0, -0.875, 1.0, -0.125, -0.5, -0.25, 0.125, -0.625, 0.625,
        0.75
    ],
    c4_i35: [0.0, -0.5, -0.25, -0.125, 0.5, -0.75, 0.25, 0.875],
    c4_i36: [-0.125, -1.0, 0.125, -0.875, -0.75, 0.375, -0.25, 0.625],
    c4_i37: [0.375, -1.0, 0.875, -0.25, -0.875, 1.0, -0.625, -0.375],
    c4_i38: [0.0, -0.25, 0.25, -0.5, -0.125, 0.125, -0.875, 1.0],
    c4_i39: [-0.875, -0.25, -0.375, -0.75, -0.5, 0.25],
    c4_i40: [0.875, 1.0, -0.5, 0.25, -0.875, 0.625, -0.75, 0.375, 0.5, -0.375, -0.125, -1.0],
    c4_i41: [1.0, 0.5, -0.5, 0.875, -1.0, 0.625, -0.25, -0.75, -0.875, -0.375, 0.125, 0.75],
    c4_i42: [0.5, -0.25, 1.0, 0.25, 0.875, 0.0, -0.75, -0.5, -0.125, 0.625, 0.75, -0.375],
    c4_i43: [0.25, 0.625, 0.5, 0.0, 0.875, -1.0, -0.25, 1.0, -0.875, 0.375, 0.75, -0.5],
    c4_i44: [-0.375, 0.75, 0.25, 1.0, 0.625, 0.0, 0.375, -0.5, -1.0, 0.875, 0.125, -0.875],
    c4_i45: [-0.75, -0.25, 0.375, 0.125, -0.625, -0.125, -0.375, 0.0, -1.0, 0.75, 0.5, 0.25],
    c4_i46: [0.25, 0.5, -0.25, -0.625, -0.75, -1.0, 0.125, 1.0, -0.125, 0.0, -0.875, -0.5],
    c4_i47: [0.875, -0.5, -0.75, 0.75, 0.0, -0.125, 0.5, -1.0, 0.625, 1.0, -0.625, -0.375],
    c4_i57: [0.375, 0.5, 0.75, -1.0],
    c4_i58: [-0.875, 0.25, 0.5, 1.0],
    c4_i59: [0.75, -0.5, -0.375, 0.25],
    c4_i60: [1.0, 0.5, 0.25, -0.5],
    c4_o61: [0.2299, 0.8936, 0.07947, 0.2903, 0.07416, 0.04755, 0.0, 0.2534],
    c4_o62: [-0.5, -0.1715, 0.223, 0.35, -0.4434, -0.26, 0.5, 0.1237],
    c4_o63: [0.2299, 0.8936, 0.07947, 0.2903, 0.07416, 0.04755, 0.0, 0.2534],
    c4_o64: [0.6685, 1.062, 0.106, 3.21, 0.4077, 0.1992, -0.1575, 3.434],
    c4_o65: [-0.5, -0.1715, 0.223, 0.35, -0.4434, -0.26, 0.5, 0.1237],
    c4_o66: [1.067, -0.1886, 1.7, -0.2922, 1.879, 0.08417, 0.1217, 0.1884],
}, model=c4_model, name='bidirectional_sequence_lstm_separate_FLOAT16_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_typical_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 1, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [4, 1]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [4, 1]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT32', [4, 1]))
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT32', [4, 1]))
c5_i5 = Input('c5_i5', ('TENSOR_FLOAT32', [4, 4]))
c5_i6 = Input('c5_i6', ('TENSOR_FLOAT32', [4, 4]))
c5_i7 = Input('c5_i7', ('TENSOR_FLOAT32', [4, 4]))
c5_i8 = Input('c5_i8', ('TENSOR_FLOAT32', [4, 4]))
c5_i9 = Input('c5_i9', ('TENSOR_FLOAT32', [4]))
c5_i10 = Input('c5_i10', ('TENSOR_FLOAT32', [4]))
c5_i11 = Input('c5_i11', ('TENSOR_FLOAT32', [4]))
c5_i12 = Input('c5_i12', ('TENSOR_FLOAT32', [4]))
c5_i13 = Input('c5_i13', ('TENSOR_FLOAT32', [4]))
c5_i14 = Input('c5_i14', ('TENSOR_FLOAT32', [4]))
c5_i15 = Input('c5_i15', ('TENSOR_FLOAT32', [4]))
c5_p16 = Parameter('c5_p16', ('TENSOR_FLOAT32', []), None)
c5_p17 = Parameter('c5_p17', ('TENSOR_FLOAT32', []), None)
c5_i18 = Input('c5_i18', ('TENSOR_FLOAT32', [4, 1]))
c5_i19 = Input('c5_i19', ('TENSOR_FLOAT32', [4, 1]))
c5_i20 = Input('c5_i20', ('TENSOR_FLOAT32', [4, 1]))
c5_i21 = Input('c5_i21', ('TENSOR_FLOAT32', [4, 1]))
c5_i22 = Input('c5_i22', ('TENSOR_FLOAT32', [4, 4]))
c5_i23 = Input('c5_i23', ('TENSOR_FLOAT32', [4, 4]))
c5_i24 = Input('c5_i24', ('TENSOR_FLOAT32', [4, 4]))
c5_i25 = Input('c5_i25', ('TENSOR_FLOAT32', [4, 4]))
c5_p26 = Parameter('c5_p26', ('TENSOR_FLOAT32', []), None)
c5_p27 = Parameter('c5_p27', ('TENSOR_FLOAT32', []), None)
c5_p28 = Parameter('c5_p28', ('TENSOR_FLOAT32', []), None)
c5_i29 = Input('c5_i29', ('TENSOR_FLOAT32', [4]))
c5_i30 = Input('c5_i30', ('TENSOR_FLOAT32', [4]))
c5_i31 = Input('c5_i31', ('TENSOR_FLOAT32', [4]))
c5_i32 = Input('c5_i32', ('TENSOR_FLOAT32', [4]))
c5_i33 = Input('c5_i33', ('TENSOR_FLOAT32', [4, 4]))
c5_p34 = Parameter('c5_p34', ('TENSOR_FLOAT32', []), None)
c5_i35 = Input('c5_i35', ('TENSOR_FLOAT32', [2, 4]))
c5_i36 = Input('c5_i36', ('TENSOR_FLOAT32', [2, 4]))
c5_i37 = Input('c5_i37', ('TENSOR_FLOAT32', [2, 4]))
c5_i38 = Input('c5_i38', ('TENSOR_FLOAT32', [2, 4]))
c5_i39 = Input('c5_i39', ('TENSOR_FLOAT32', [2, 1, 3]))
c5_i40 = Input('c5_i40', ('TENSOR_FLOAT32', [4, 3]))
c5_i41 = Input('c5_i41', ('TENSOR_FLOAT32', [4, 3]))
c5_i42 = Input('c5_i42', ('TENSOR_FLOAT32', [4, 3]))
c5_i43 = Input('c5_i43', ('TENSOR_FLOAT32', [4, 3]))
c5_i44 = Input('c5_i44', ('TENSOR_FLOAT32', [4, 3]))
c5_i45 = Input('c5_i45', ('TENSOR_FLOAT32', [4, 3]))
c5_i46 = Input('c5_i46', ('TENSOR_FLOAT32', [4, 3]))
c5_i47 = Input('c5_i47', ('TENSOR_FLOAT32', [4, 3]))
c5_p48 = Int32Scalar('c5_p48', 3)
c5_p49 = Float32Scalar('c5_p49', 0.0)
c5_p50 = Float32Scalar('c5_p50', 0.5)
c5_p51 = BoolScalar('c5_p51', True)
c5_p52 = BoolScalar('c5_p52', False)
c5_p53 = Parameter('c5_p53', ('TENSOR_FLOAT32', []), None)
c5_p54 = Parameter('c5_p54', ('TENSOR_FLOAT32', []), None)
c5_p55 = Parameter('c5_p55', ('TENSOR_FLOAT32', []), None)
c5_p56 = Parameter('c5_p56', ('TENSOR_FLOAT32', []), None)
c5_i57 = Input('c5_i57', ('TENSOR_FLOAT32', [4]))
c5_i58 = Input('c5_i58', ('TENSOR_FLOAT32', [4]))
c5_i59 = Input('c5_i59', ('TENSOR_FLOAT32', [4]))
c5_i60 = Input('c5_i60', ('TENSOR_FLOAT32', [4]))
c5_o61 = Output('c5_o61', ('TENSOR_FLOAT32', [2, 1, 8]))
c5_o62 = Output('c5_o62', ('TENSOR_FLOAT32', [2, 4]))
c5_o63 = Output('c5_o63', ('TENSOR_FLOAT32', [2, 4]))
c5_o64 = Output('c5_o64', ('TENSOR_FLOAT32', [2, 4]))
c5_o65 = Output('c5_o65', ('TENSOR_FLOAT32', [2, 4]))
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
c5_model.AddOperand(c5_i18)
c5_model.AddOperand(c5_i19)
c5_model.AddOperand(c5_i20)
c5_model.AddOperand(c5_i21)
c5_model.AddOperand(c5_i22)
c5_model.AddOperand(c5_i23)
c5_model.AddOperand(c5_i24)
c5_model.AddOperand(c5_i25)
c5_model.AddOperand(c5_p26)
c5_model.AddOperand(c5_p27)
c5_model.AddOperand(c5_p28)
c5_model.AddOperand(c5_i29)
c5_model.AddOperand(c5_i30)
c5_model.AddOperand(c5_i31)
c5_model.AddOperand(c5_i32)
c5_model.AddOperand(c5_i33)
c5_model.AddOperand(c5_p34)
c5_model.AddOperand(c5_i35)
c5_model.AddOperand(c5_i36)
c5_model.AddOperand(c5_i37)
c5_model.AddOperand(c5_i38)
c5_model.AddOperand(c5_i39)
c5_model.AddOperand(c5_i40)
c5_model.AddOperand(c5_i41)
c5_model.AddOperand(c5_i42)
c5_model.AddOperand(c5_i43)
c5_model.AddOperand(c5_i44)
c5_model.AddOperand(c5_i45)
c5_model.AddOperand(c5_i46)
c5_model.AddOperand(c5_i47)
c5_model.AddOperand(c5_p48)
c5_model.AddOperand(c5_p49)
c5_model.AddOperand(c5_p50)
c5_model.AddOperand(c5_p51)
c5_model.AddOperand(c5_p52)
c5_model.AddOperand(c5_p53)
c5_model.AddOperand(c5_p54)
c5_model.AddOperand(c5_p55)
c5_model.AddOperand(c5_p56)
c5_model.AddOperand(c5_i57)
c5_model.AddOperand(c5_i58)
c5_model.AddOperand(c5_i59)
c5_model.AddOperand(c5_i60)
c5_model.AddOperand(c5_o61)
c5_model.AddOperand(c5_o62)
c5_model.AddOperand(c5_o63)
c5_model.AddOperand(c5_o64)
c5_model.AddOperand(c5_o65)
c5_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_i5, c5_i6, c5_i7, c5_i8, c5_i9, c5_i10, c5_i11, c5_i12, c5_i13, c5_i14, c5_i15, c5_p16, c5_p17, c5_i18, c5_i19, c5_i20, c5_i21, c5_i22, c5_i23, c5_i24, c5_i25, c5_p26, c5_p27, c5_p28, c5_i29, c5_i30, c5_i31, c5_i32, c5_i33, c5_p34, c5_i35, c5_i36, c5_i37, c5_i38, c5_i39, c5_i40, c5_i41, c5_i42, c5_i43, c5_i44, c5_i45, c5_i46, c5_i47, c5_p48, c5_p49, c5_p50, c5_p51, c5_p52, c5_p53, c5_p54, c5_p55, c5_p56, c5_i57, c5_i58, c5_i59, c5_i60).To(c5_o61, c5_o62, c5_o63, c5_o64, c5_o65)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [-0.5, -0.125],
    c5_i1: [0.125, -0.875, 0.625, -0.75],
    c5_i2: [-0.125, 0.0, -1.0, 1.0],
    c5_i3: [0.5, -0.5, 0.375, 0.25],
    c5_i4: [-0.375, -1.0, 0.25, 0.75],
    c5_i5: [
        -0.5, 0.625, 1.0, -0.375, 0.75, -0.875, 0.375, 0.5, -0.25, -0.625, 0.0, 0.875, -0.125, -0.75, 0.25,
        -1.0
    ],
    c5_i6: [
        -0.5, -1.0, 0.5, -0.375, 0.75, 0.125, -0.75, -0.25, -0.875, 0.875, 0.625, 0.25, 0.0, -0.125, -0.625,
        1.0
    ],
    c5_i7: [
        -0.625, 0.375, 0.5, -0.125, -1.0, 0.125, -0.5, -0.75, -0.25, 1.0, -0.375, -0.875, 0.75, 0.25, 0.875,
        0.0
    ],
    c5_i8: [
        0.875, 0.75, -0.875, -0.75, -1.0, 0.5, 1.0, -0.625, -0.5, -0.375, 0.125, 0.625, -0.25, 0.0, -0.125,
        0.25
    ],
    c5_i9: [-0.375, -1.0, 0.0, 0.5],
    c5_i10: [-0.125, 1.0, 0.875, -0.5],
    c5_i11: [-0.125, 1.0, -0.25, -0.5],
    c5_i12: [-0.25, 0.75, -0.75, 0.0],
    c5_i13: [-0.75, -0.125, 1.0, 0.25],
    c5_i14: [5.5, 1.375, -3.125, 6.0],
    c5_i15: [-0.125, 0.375, 0.875, 0.0],
    c5_i18: [0.75, -0.25, -0.5, 1.0],
    c5_i19: [0.625, -0.625, 1.0, -0.125],
    c5_i20: [0.125, -0.125, 0.5, -0.5],
    c5_i21: [0.375, 0.75, 0.5, 0.25],
    c5_i22: [
        0.625, 0.875, -0.75, 0.75, -0.375, -0.125, 0.0, -1.0, 0.375, -0.25, 0.5, 0.25, 0.125, 1.0, -0.875,
        -0.625
    ],
    c5_i23: [
        0.25, 0.375, -1.0, -0.25, 1.0, 0.875, 0.75, -0.875, 0.125, 0.5, -0.625, 0.625, -0.125, -0.75, 0.0,
        -0.375
    ],
    c5_i24: [
        -0.125, 0.25, -0.75, 0.375, -0.875, -0.375, -1.0, 0.625, 0.875, 0.5, 0.75, -0.5, 0.0, 1.0, -0.25,
        0.125
    ],
    c5_i25: [
        0.25, 0.125, -1.0, 1.0, -0.875, -0.375, 0.5, 0.0, 0.625, 0.875, -0.125, -0.25, -0.625, 0.75, -0.5,
        0.375
    ],
    c5_i29: [0.25, -1.0, -0.625, 0.5],
    c5_i30: [0.875, 0.75, -0.25, 0.0],
    c5_i31: [3.25, -3.5, 2.875, -2.375],
    c5_i32: [0.125, -0.875, -1.0, -0.5],
    c5_i33: [
        -0.75, 0.875, -1.0, 0.5, -0.375, 0.25, 0.0, -0.875, 1.0, -0.125, -0.5, -0.25, 0.125, -0.625, 0.625,
        0.75
    ],
    c5_i35: [0.0, -0.5, -0.25, -0.125, 0.5, -0.75, 0.25, 0.875],
    c5_i36: [-0.125, -1.0, 0.125, -0.875, -0.75, 0.375, -0.25, 0.625],
    c5_i37: [0.375, -1.0, 0.875, -0.25, -0.875, 1.0, -0.625, -0.375],
    c5_i38: [0.0, -0.25, 0.25, -0.5, -0.125, 0.125, -0.875, 1.0],
    c5_i39: [-0.875, -0.25, -0.375, -0.75, -0.5, 0.25],
    c5_i40: [0.875, 1.0, -0.5, 0.25, -0.875, 0.625, -0.75, 0.375, 0.5, -0.375, -0.125, -1.0],
    c5_i41: [1.0, 0.5, -0.5, 0.875, -1.0, 0.625, -0.25, -0.75, -0.875, -0.375, 0.125, 0.75],
    c5_i42: [0.5, -0.25, 1.0, 0.25, 0.875, 0.0, -0.75, -0.5, -0.125, 0.625, 0.75, -0.375],
    c5_i43: [0.25, 0.625, 0.5, 0.0, 0.875, -1.0, -0.25, 1.0, -0.875, 0.375, 0.75, -0.5],
    c5_i44: [-0.375, 0.75, 0.25, 1.0, 0.625, 0.0, 0.375, -0.5, -1.0, 0.875, 0.125, -0.875],
    c5_i45: [-0.75, -0.25, 0.375, 0.125, -0.625, -0.125, -0.375, 0.0, -1.0, 0.75, 0.5, 0.25],
    c5_i46: [0.25, 0.5, -0.25, -0.625, -0.75, -1.0, 0.125, 1.0, -0.125, 0.0, -0.875, -0.5],
    c5_i47: [0.875, -0.5, -0.75, 0.75, 0.0, -0.125, 0.5, -1.0, 0.625, 1.0, -0.625, -0.375],
    c5_i57: [0.375, 0.5, 0.75, -1.0],
    c5_i58: [-0.875, 0.25, 0.5, 1.0],
    c5_i59: [0.75, -0.5, -0.375, 0.25],
    c5_i60: [1.0, 0.5, 0.25, -0.5],
    c5_o61: [
        0.22986694, 0.89372134, 0.07949477, 0.29030633, -0.5, -0.17153122, 0.22299905, 0.35019898,
        0.074138105, 0.047537155, 0.0, 0.2535004, -0.44346234, -0.26007974, 0.5, 0.1237389
    ],
    c5_o62: [0.22986694, 0.89372134, 0.07949477, 0.29030633, 0.074138105, 0.047537155, 0.0, 0.2535004],
    c5_o63: [0.6684536, 1.0617694, 0.10599597, 3.2110934, 0.40776566, 0.19920352, -0.15744366, 3.4336126],
    c5_o64: [-0.5, -0.17153122, 0.22299905, 0.35019898, -0.44346234, -0.26007974, 0.5, 0.1237389],
    c5_o65: [1.0669394, -0.1885405, 1.7002399, -0.29228225, 1.8788692, 0.08417785, 0.121704035, 0.188358],
}, model=c5_model, name='bidirectional_sequence_lstm_merged_FLOAT32_typical_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [1, 2, 4]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT32', []), None)
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT32', [4, 4]))
c6_i3 = Input('c6_i3', ('TENSOR_FLOAT32', [4, 4]))
c6_i4 = Input('c6_i4', ('TENSOR_FLOAT32', [4, 4]))
c6_p5 = Parameter('c6_p5', ('TENSOR_FLOAT32', []), None)
c6_i6 = Input('c6_i6', ('TENSOR_FLOAT32', [4, 3]))
c6_i7 = Input('c6_i7', ('TENSOR_FLOAT32', [4, 3]))
c6_i8 = Input('c6_i8', ('TENSOR_FLOAT32', [4, 3]))
c6_p9 = Parameter('c6_p9', ('TENSOR_FLOAT32', []), None)
c6_p10 = Parameter('c6_p10', ('TENSOR_FLOAT32', []), None)
c6_p11 = Parameter('c6_p11', ('TENSOR_FLOAT32', []), None)
c6_p12 = Parameter('c6_p12', ('TENSOR_FLOAT32', []), None)
c6_i13 = Input('c6_i13', ('TENSOR_FLOAT32', [4]))
c6_i14 = Input('c6_i14', ('TENSOR_FLOAT32', [4]))
c6_i15 = Input('c6_i15', ('TENSOR_FLOAT32', [4]))
c6_i16 = Input('c6_i16', ('TENSOR_FLOAT32', [3, 4]))
c6_p17 = Parameter('c6_p17', ('TENSOR_FLOAT32', []), None)
c6_p18 = Parameter('c6_p18', ('TENSOR_FLOAT32', []), None)
c6_i19 = Input('c6_i19', ('TENSOR_FLOAT32', [4, 4]))
c6_i20 = Input('c6_i20', ('TENSOR_FLOAT32', [4, 4]))
c6_i21 = Input('c6_i21', ('TENSOR_FLOAT32', [4, 4]))
c6_p22 = Parameter('c6_p22', ('TENSOR_FLOAT32', []), None)
c6_i23 = Input('c6_i23', ('TENSOR_FLOAT32', [4, 1]))
c6_i24 = Input('c6_i24', ('TENSOR_FLOAT32', [4, 1]))
c6_i25 = Input('c6_i25', ('TENSOR_FLOAT32', [4, 1]))
c6_p26 = Parameter('c6_p26', ('TENSOR_FLOAT32', []), None)
c6_i27 = Input('c6_i27', ('TENSOR_FLOAT32', [4]))
c6_i28 = Input('c6_i28', ('TENSOR_FLOAT32', [4]))
c6_p29 = Parameter('c6_p29', ('TENSOR_FLOAT32', []), None)
c6_i30 = Input('c6_i30', ('TENSOR_FLOAT32', [4]))
c6_i31 = Input('c6_i31', ('TENSOR_FLOAT32', [4]))
c6_i32 = Input('c6_i32', ('TENSOR_FLOAT32', [4]))
c6_i33 = Input('c6_i33', ('TENSOR_FLOAT32', [1, 4]))
c6_i34 = Input('c6_i34', ('TENSOR_FLOAT32', [1]))
c6_i35 = Input('c6_i35', ('TENSOR_FLOAT32', [2, 3]))
c6_i36 = Input('c6_i36', ('TENSOR_FLOAT32', [2, 4]))
c6_i37 = Input('c6_i37', ('TENSOR_FLOAT32', [2, 1]))
c6_i38 = Input('c6_i38', ('TENSOR_FLOAT32', [2, 4]))
c6_p39 = Parameter('c6_p39', ('TENSOR_FLOAT32', []), None)
c6_p40 = Parameter('c6_p40', ('TENSOR_FLOAT32', []), None)
c6_p41 = Parameter('c6_p41', ('TENSOR_FLOAT32', []), None)
c6_p42 = Parameter('c6_p42', ('TENSOR_FLOAT32', []), None)
c6_p43 = Parameter('c6_p43', ('TENSOR_FLOAT32', []), None)
c6_p44 = Parameter('c6_p44', ('TENSOR_FLOAT32', []), None)
c6_p45 = Parameter('c6_p45', ('TENSOR_FLOAT32', []), None)
c6_p46 = Parameter('c6_p46', ('TENSOR_FLOAT32', []), None)
c6_p47 = Parameter('c6_p47', ('TENSOR_FLOAT32', []), None)
c6_p48 = Int32Scalar('c6_p48', 3)
c6_p49 = Float32Scalar('c6_p49', 0.0)
c6_p50 = Float32Scalar('c6_p50', 0.0)
c6_p51 = BoolScalar('c6_p51', True)
c6_p52 = BoolScalar('c6_p52', True)
c6_p53 = Parameter('c6_p53', ('TENSOR_FLOAT32', []), None)
c6_i54 = Input('c6_i54', ('TENSOR_FLOAT32', [4]))
c6_i55 = Input('c6_i55', ('TENSOR_FLOAT32', [4]))
c6_i56 = Input('c6_i56', ('TENSOR_FLOAT32', [4]))
c6_p57 = Parameter('c6_p57', ('TENSOR_FLOAT32', []), None)
c6_i58 = Input('c6_i58', ('TENSOR_FLOAT32', [4]))
c6_i59 = Input('c6_i59', ('TENSOR_FLOAT32', [4]))
c6_i60 = Input('c6_i60', ('TENSOR_FLOAT32', [4]))
c6_o61 = Output('c6_o61', ('TENSOR_FLOAT32', [1, 2, 4]))
c6_o62 = Output('c6_o62', ('TENSOR_FLOAT32', [2, 3]))
c6_o63 = Output('c6_o63', ('TENSOR_FLOAT32', [2, 4]))
c6_o64 = Output('c6_o64', ('TENSOR_FLOAT32', [2, 1]))
c6_o65 = Output('c6_o65', ('TENSOR_FLOAT32', [2, 4]))
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
c6_model.AddOperand(c6_i16)
c6_model.AddOperand(c6_p17)
c6_model.AddOperand(c6_p18)
c6_model.AddOperand(c6_i19)
c6_model.AddOperand(c6_i20)
c6_model.AddOperand(c6_i21)
c6_model.AddOperand(c6_p22)
c6_model.AddOperand(c6_i23)
c6_model.AddOperand(c6_i24)
c6_model.AddOperand(c6_i25)
c6_model.AddOperand(c6_p26)
c6_model.AddOperand(c6_i27)
c6_model.AddOperand(c6_i28)
c6_model.AddOperand(c6_p29)
c6_model.AddOperand(c6_i30)
c6_model.AddOperand(c6_i31)
c6_model.AddOperand(c6_i32)
c6_model.AddOperand(c6_i33)
c6_model.AddOperand(c6_i34)
c6_model.AddOperand(c6_i35)
c6_model.AddOperand(c6_i36)
c6_model.AddOperand(c6_i37)
c6_model.AddOperand(c6_i38)
c6_model.AddOperand(c6_p39)
c6_model.AddOperand(c6_p40)
c6_model.AddOperand(c6_p41)
c6_model.AddOperand(c6_p42)
c6_model.AddOperand(c6_p43)
c6_model.AddOperand(c6_p44)
c6_model.AddOperand(c6_p45)
c6_model.AddOperand(c6_p46)
c6_model.AddOperand(c6_p47)
c6_model.AddOperand(c6_p48)
c6_model.AddOperand(c6_p49)
c6_model.AddOperand(c6_p50)
c6_model.AddOperand(c6_p51)
c6_model.AddOperand(c6_p52)
c6_model.AddOperand(c6_p53)
c6_model.AddOperand(c6_i54)
c6_model.AddOperand(c6_i55)
c6_model.AddOperand(c6_i56)
c6_model.AddOperand(c6_p57)
c6_model.AddOperand(c6_i58)
c6_model.AddOperand(c6_i59)
c6_model.AddOperand(c6_i60)
c6_model.AddOperand(c6_o61)
c6_model.AddOperand(c6_o62)
c6_model.AddOperand(c6_o63)
c6_model.AddOperand(c6_o64)
c6_model.AddOperand(c6_o65)
c6_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c6_i0, c6_p1, c6_i2, c6_i3, c6_i4, c6_p5, c6_i6, c6_i7, c6_i8, c6_p9, c6_p10, c6_p11, c6_p12, c6_i13, c6_i14, c6_i15, c6_i16, c6_p17, c6_p18, c6_i19, c6_i20, c6_i21, c6_p22, c6_i23, c6_i24, c6_i25, c6_p26, c6_i27, c6_i28, c6_p29, c6_i30, c6_i31, c6_i32, c6_i33, c6_i34, c6_i35, c6_i36, c6_i37, c6_i38, c6_p39, c6_p40, c6_p41, c6_p42, c6_p43, c6_p44, c6_p45, c6_p46, c6_p47, c6_p48, c6_p49, c6_p50, c6_p51, c6_p52, c6_p53, c6_i54, c6_i55, c6_i56, c6_p57, c6_i58, c6_i59, c6_i60).To(c6_o61, c6_o62, c6_o63, c6_o64, c6_o65)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724],
    c6_i2: [
        1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206, 1.0071114,
        -0.37962425, 2.399957, 1.6504638, -0.40747213, 2.52051, -1.8227844, 0.51317924
    ],
    c6_i3: [
        1.3880163, -1.2436854, 1.3844392, 1.1408968, -2.7699142, -1.4976634, 2.6997511, -0.031990223,
        0.5419544, -0.6875073, -0.61944634, -2.4484131, 2.8443043, 0.8686884, -0.643512, -1.499893
    ],
    c6_i4: [
        1.9621854, 1.7970264, -1.1335955, 0.6430166, -1.2802007, -0.86660665, 0.9993712, -2.2835329,
        -0.5057288, 0.9173817, 0.5069024, 0.037301566, -2.2185693, 0.40721682, -0.14590345, -1.6620743
    ],
    c6_i6: [
        2.4370828, 1.7647561, 2.7035837, 1.990544, -1.8369042, 0.72990525, 2.2424626, 2.369689, -1.8496383,
        0.9391161, -2.7690594, 1.2896003
    ],
    c6_i7: [
        1.4628782, -1.3017099, 0.64233035, 0.20873846, 0.723191, -2.112152, -2.115048, 1.736845, -1.2410752,
        -1.062344, 2.3621254, -1.4791056
    ],
    c6_i8: [
        2.515915, 0.26265046, -2.7364676, 1.3165338, 2.6647334, 2.6897728, -1.4027189, 2.990852, -0.26664883,
        0.7506484, 1.3571283, 1.0349544
    ],
    c6_i13: [-2.012886, 2.5097082, -2.3788424, 0.078109145],
    c6_i14: [-0.22583127, 1.4183605, -1.0761123, 2.2241507],
    c6_i15: [-2.4478016, -1.7462398, 1.4274578, -1.2225223],
    c6_i16: [
        0.7106337, -1.3399665, 0.41619134, 1.7624555, -2.5399566, -2.955164, -0.44547206, -0.020490916,
        1.2143939, -0.041962143, 0.21613452, -1.2816106
    ],
    c6_i19: [
        -1.9639629, -2.2594256, -1.9922688, 2.3248103, 1.1167684, 2.968865, -0.366163, -2.0031495, -0.7988617,
        -1.4349664, 2.3374767, 1.4386036, -1.8235556, -1.8154123, 0.13481621, 2.455125
    ],
    c6_i20: [
        1.4479151, -0.34125265, 0.42923278, 1.8943745, -2.501941, 1.1821012, -1.7376561, 2.2915447,
        -1.0871881, 0.758873, -1.0705202, -0.2548255, -0.78721577, -2.4502282, 2.357014, 0.676984
    ],
    c6_i21: [
        2.2689707, 2.675983, -2.6520379, 1.3305454, 2.5194507, 1.312724, -1.1136116, 1.6751783, -2.9815962,
        -2.5018563, -0.09798397, 0.024016941, -0.30871144, -1.9429826, 2.745749, -2.2687063
    ],
    c6_i23: [0.11542715, -1.4137499, -2.2354233, 2.6168091],
    c6_i24: [1.9537933, 1.8591856, -0.08618696, -2.5747855],
    c6_i25: [0.95230246, -0.82238, -2.8690872, -2.3394544],
    c6_i27: [1.2439679, 2.3905063, 1.911931, -2.311508],
    c6_i28: [2.7801995, 1.190334, -0.8566527, -2.906981],
    c6_i30: [-1.0136067, 0.087662734, 1.0851034, -0.29742578],
    c6_i31: [-0.609716, -0.8072654, -0.755169, 1.7531829],
    c6_i32: [-0.74262774, -2.5694094, -2.2865472, 2.751322],
    c6_i33: [1.7420558, -2.4064634, 1.2547102, -2.3770685],
    c6_i34: [1.7093636],
    c6_i35: [2.9490647, -2.7315526, -2.3087928, -0.64894485, 2.798429, 0.7006573],
    c6_i36: [-0.46055257, -2.0052745, 0.2674341, -0.6782227, 1.5755072, 0.43046108, 0.051867887, -0.8803703],
    c6_i37: [0.7642053, -2.2210155],
    c6_i38: [-0.58580196, 0.108097896, -2.2618244, 0.9754959, 0.39015415, 1.880186, 2.987913, 0.5282714],
    c6_i54: [-0.7659975, 2.577236, -0.21317698, 2.8204079],
    c6_i55: [-1.1751195, 2.6236093, -0.87066674, 1.7950006],
    c6_i56: [2.4927897, 0.89991415, -0.71894896, 1.0133083],
    c6_i58: [-2.24257, 1.3630301, 1.0927899, 0.04671925],
    c6_i59: [0.50154907, -0.03086232, -0.1900363, 2.2951853],
    c6_i60: [0.02756838, 0.083580956, 1.3060669, 1.3366323],
    c6_o61: [0.20688383, -0.053109404, -0.10457054, 0.3407308, -0.5226757, -1.758061, -0.21846527, -1.2312694],
    c6_o62: [0.20688383, -0.053109404, -0.10457054, -0.5226757, -1.758061, -0.21846527],
    c6_o63: [-0.08017517, 0.041068237, 0.11131294, 0.61324257, 1.0114062, 2.7218106, 0.004012243, 0.47811908],
    c6_o64: [0.3407308, -1.2312694],
    c6_o65: [-0.51598287, 0.06968764, -1.6050264, 0.69751674, 0.008782761, 0.22988449, 2.46675, 2.2633774],
}, model=c6_model, name='bidirectional_sequence_lstm_merged_FLOAT32_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_nearly_equal_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 3, 1]))
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', [3, 1]), [0.375, -0.5, -0.75])
c7_p2 = Parameter('c7_p2', ('TENSOR_FLOAT16', [3, 1]), [0.625, 0.5, -0.625])
c7_p3 = Parameter('c7_p3', ('TENSOR_FLOAT16', [3, 1]), [1.0, 0.125, 0.625])
c7_p4 = Parameter('c7_p4', ('TENSOR_FLOAT16', [3, 1]), [0.125, 0.25, -0.875])
c7_p5 = Parameter('c7_p5', ('TENSOR_FLOAT16', [3, 3]), [0.625, 0.25, 0.75, 0.125, -0.625, -1.0, -0.5, 0.5, -0.375])
c7_p6 = Parameter('c7_p6', ('TENSOR_FLOAT16', [3, 3]), [-1.0, -0.375, 0.375, -0.625, -0.75, -0.5, 1.0, 0.0, -0.125])
c7_p7 = Parameter('c7_p7', ('TENSOR_FLOAT16', [3, 3]), [-0.875, 1.0, 0.375, -0.75, 0.25, -0.25, 0.75, 0.625, 0.0])
c7_p8 = Parameter('c7_p8', ('TENSOR_FLOAT16', [3, 3]), [0.875, -0.25, 0.375, -0.125, 1.0, 0.5, 0.0, -0.625, 0.25])
c7_p9 = Parameter('c7_p9', ('TENSOR_FLOAT16', [3]), [-0.625, 0.75, 1.0])
c7_p10 = Parameter('c7_p10', ('TENSOR_FLOAT16', [3]), [-0.625, 0.625, -0.5])
c7_p11 = Parameter('c7_p11', ('TENSOR_FLOAT16', [3]), [-1.0, 0.25, -0.5])
c7_p12 = Parameter('c7_p12', ('TENSOR_FLOAT16', [3]), [0.875, 0.0, -0.5])
c7_p13 = Parameter('c7_p13', ('TENSOR_FLOAT16', [3]), [0.125, 1.0, 0.5])
c7_p14 = Parameter('c7_p14', ('TENSOR_FLOAT16', [3]), [-0.375, 0.25, 0.875])
c7_p15 = Parameter('c7_p15', ('TENSOR_FLOAT16', [3]), [-0.5, -0.375, -0.25])
c7_p16 = Parameter('c7_p16', ('TENSOR_FLOAT16', [3, 3]), [-0.125, -0.625, -0.25, -1.0, -0.5, 0.75, -0.75, 0.25, 0.875])
c7_p17 = Parameter('c7_p17', ('TENSOR_FLOAT16', [3]), [1.0, -0.125, -0.5])
c7_p18 = Parameter('c7_p18', ('TENSOR_FLOAT16', [3, 1]), [0.125, 1.0, -0.625])
c7_p19 = Parameter('c7_p19', ('TENSOR_FLOAT16', [3, 1]), [-0.625, 0.5, 0.75])
c7_p20 = Parameter('c7_p20', ('TENSOR_FLOAT16', [3, 1]), [0.875, 0.0, 0.125])
c7_p21 = Parameter('c7_p21', ('TENSOR_FLOAT16', [3, 1]), [-0.25, -1.0, -0.375])
c7_p22 = Parameter('c7_p22', ('TENSOR_FLOAT16', [3, 4]), [0.875, -0.75, -1.0, -0.625, 0.5, -0.875, 0.125, -0.375, -0.5, 0.0, 0.75, -0.25])
c7_p23 = Parameter('c7_p23', ('TENSOR_FLOAT16', [3, 4]), [-1.0, 0.25, -0.5, 0.5, -0.75, 0.375, -0.375, -0.25, -0.875, -0.625, 1.0, -0.125])
c7_p24 = Parameter('c7_p24', ('TENSOR_FLOAT16', [3, 4]), [-0.125, 0.875, 0.375, -0.75, 0.125, 0.25, -0.625, -0.25, -0.875, 0.5, -0.5, 1.0])
c7_p25 = Parameter('c7_p25', ('TENSOR_FLOAT16', [3, 4]), [-0.875, 1.0, 0.25, -0.125, 0.5, -0.25, 0.125, 0.75, 0.875, 0.625, -0.375, -1.0])
c7_p26 = Parameter('c7_p26', ('TENSOR_FLOAT16', [3]), [-0.375, -0.75, 0.25])
c7_p27 = Parameter('c7_p27', ('TENSOR_FLOAT16', [3]), [0.125, -0.375, -0.625])
c7_p28 = Parameter('c7_p28', ('TENSOR_FLOAT16', [3]), [-0.5, 0.625, 0.25])
c7_p29 = Parameter('c7_p29', ('TENSOR_FLOAT16', [3]), [0.5, -0.5, -0.375])
c7_p30 = Parameter('c7_p30', ('TENSOR_FLOAT16', [3]), [-0.625, 0.0, 0.875])
c7_p31 = Parameter('c7_p31', ('TENSOR_FLOAT16', [3]), [0.375, -0.375, 0.125])
c7_p32 = Parameter('c7_p32', ('TENSOR_FLOAT16', [3]), [0.5, -0.625, 0.125])
c7_p33 = Parameter('c7_p33', ('TENSOR_FLOAT16', [4, 3]), [-0.5, -0.125, 0.625, 0.25, -0.625, -1.0, -0.875, -0.25, -0.375, 0.875, 0.0, 0.375])
c7_p34 = Parameter('c7_p34', ('TENSOR_FLOAT16', [4]), [-1.0, -0.625, 0.625, -0.75])
c7_i35 = Input('c7_i35', ('TENSOR_FLOAT16', [1, 3]))
c7_i36 = Input('c7_i36', ('TENSOR_FLOAT16', [1, 3]))
c7_i37 = Input('c7_i37', ('TENSOR_FLOAT16', [1, 4]))
c7_i38 = Input('c7_i38', ('TENSOR_FLOAT16', [1, 3]))
c7_p39 = Parameter('c7_p39', ('TENSOR_FLOAT16', []), None)
c7_p40 = Parameter('c7_p40', ('TENSOR_FLOAT16', []), None)
c7_p41 = Parameter('c7_p41', ('TENSOR_FLOAT16', []), None)
c7_p42 = Parameter('c7_p42', ('TENSOR_FLOAT16', []), None)
c7_p43 = Parameter('c7_p43', ('TENSOR_FLOAT16', []), None)
c7_p44 = Parameter('c7_p44', ('TENSOR_FLOAT16', []), None)
c7_p45 = Parameter('c7_p45', ('TENSOR_FLOAT16', []), None)
c7_p46 = Parameter('c7_p46', ('TENSOR_FLOAT16', []), None)
c7_p47 = Parameter('c7_p47', ('TENSOR_FLOAT16', []), None)
c7_p48 = Int32Scalar('c7_p48', 4)
c7_p49 = Float16Scalar('c7_p49', 0.75)
c7_p50 = Float16Scalar('c7_p50', 0.5)
c7_p51 = BoolScalar('c7_p51', True)
c7_p52 = BoolScalar('c7_p52', False)
c7_p53 = Parameter('c7_p53', ('TENSOR_FLOAT16', [3]), [-0.625, 0.375, 0.75])
c7_p54 = Parameter('c7_p54', ('TENSOR_FLOAT16', [3]), [-0.125, 0.625, -0.75])
c7_p55 = Parameter('c7_p55', ('TENSOR_FLOAT16', [3]), [0.125, -0.5, -0.625])
c7_p56 = Parameter('c7_p56', ('TENSOR_FLOAT16', [3]), [-0.875, -0.25, 0.75])
c7_p57 = Parameter('c7_p57', ('TENSOR_FLOAT16', [3]), [-0.375, -0.25, 0.0])
c7_p58 = Parameter('c7_p58', ('TENSOR_FLOAT16', [3]), [-0.25, 0.875, 0.125])
c7_p59 = Parameter('c7_p59', ('TENSOR_FLOAT16', [3]), [0.5, 0.875, -1.0])
c7_p60 = Parameter('c7_p60', ('TENSOR_FLOAT16', [3]), [-0.375, 0.625, -0.625])
c7_o61 = Output('c7_o61', ('TENSOR_FLOAT16', [1, 3, 7]))
c7_o62 = Output('c7_o62', ('TENSOR_FLOAT16', [1, 3]))
c7_o63 = Output('c7_o63', ('TENSOR_FLOAT16', [1, 3]))
c7_o64 = Output('c7_o64', ('TENSOR_FLOAT16', [1, 4]))
c7_o65 = Output('c7_o65', ('TENSOR_FLOAT16', [1, 3]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_p10)
c7_model.AddOperand(c7_p11)
c7_model.AddOperand(c7_p12)
c7_model.AddOperand(c7_p13)
c7_model.AddOperand(c7_p14)
c7_model.AddOperand(c7_p15)
c7_model.AddOperand(c7_p16)
c7_model.AddOperand(c7_p17)
c7_model.AddOperand(c7_p18)
c7_model.AddOperand(c7_p19)
c7_model.AddOperand(c7_p20)
c7_model.AddOperand(c7_p21)
c7_model.AddOperand(c7_p22)
c7_model.AddOperand(c7_p23)
c7_model.AddOperand(c7_p24)
c7_model.AddOperand(c7_p25)
c7_model.AddOperand(c7_p26)
c7_model.AddOperand(c7_p27)
c7_model.AddOperand(c7_p28)
c7_model.AddOperand(c7_p29)
c7_model.AddOperand(c7_p30)
c7_model.AddOperand(c7_p31)
c7_model.AddOperand(c7_p32)
c7_model.AddOperand(c7_p33)
c7_model.AddOperand(c7_p34)
c7_model.AddOperand(c7_i35)
c7_model.AddOperand(c7_i36)
c7_model.AddOperand(c7_i37)
c7_model.AddOperand(c7_i38)
c7_model.AddOperand(c7_p39)
c7_model.AddOperand(c7_p40)
c7_model.AddOperand(c7_p41)
c7_model.AddOperand(c7_p42)
c7_model.AddOperand(c7_p43)
c7_model.AddOperand(c7_p44)
c7_model.AddOperand(c7_p45)
c7_model.AddOperand(c7_p46)
c7_model.AddOperand(c7_p47)
c7_model.AddOperand(c7_p48)
c7_model.AddOperand(c7_p49)
c7_model.AddOperand(c7_p50)
c7_model.AddOperand(c7_p51)
c7_model.AddOperand(c7_p52)
c7_model.AddOperand(c7_p53)
c7_model.AddOperand(c7_p54)
c7_model.AddOperand(c7_p55)
c7_model.AddOperand(c7_p56)
c7_model.AddOperand(c7_p57)
c7_model.AddOperand(c7_p58)
c7_model.AddOperand(c7_p59)
c7_model.AddOperand(c7_p60)
c7_model.AddOperand(c7_o61)
c7_model.AddOperand(c7_o62)
c7_model.AddOperand(c7_o63)
c7_model.AddOperand(c7_o64)
c7_model.AddOperand(c7_o65)
c7_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c7_i0, c7_p1, c7_p2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9, c7_p10, c7_p11, c7_p12, c7_p13, c7_p14, c7_p15, c7_p16, c7_p17, c7_p18, c7_p19, c7_p20, c7_p21, c7_p22, c7_p23, c7_p24, c7_p25, c7_p26, c7_p27, c7_p28, c7_p29, c7_p30, c7_p31, c7_p32, c7_p33, c7_p34, c7_i35, c7_i36, c7_i37, c7_i38, c7_p39, c7_p40, c7_p41, c7_p42, c7_p43, c7_p44, c7_p45, c7_p46, c7_p47, c7_p48, c7_p49, c7_p50, c7_p51, c7_p52, c7_p53, c7_p54, c7_p55, c7_p56, c7_p57, c7_p58, c7_p59, c7_p60).To(c7_o61, c7_o62, c7_o63, c7_o64, c7_o65)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [-0.125, 0.75, 0.25],
    c7_i35: [-1.0, 0.625, 1.0],
    c7_i36: [-0.5, 0.5, 0.25],
    c7_i37: [-0.25, 0.375, -0.125, -0.75],
    c7_i38: [0.0, -0.875, 0.75],
    c7_o61: [
        0.5, 0.1323, -0.1638, -0.5, -0.5, 0.2347, -0.337, 0.5, -0.07935, -0.2854, -0.5, -0.5, 0.2416, -0.34,
        0.5, -0.11084, -0.2896, -0.5, -0.5, 0.3113, -0.407
    ],
    c7_o62: [0.5, -0.11084, -0.2896],
    c7_o63: [-0.5425, 0.75, 0.3823],
    c7_o64: [-0.5, -0.5, 0.2347, -0.337],
    c7_o65: [0.75, -0.5557, 0.75],
}, model=c7_model, name='bidirectional_sequence_lstm_merged_FLOAT16_nearly_equal_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_typical_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [2, 1, 1]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [4, 1]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [4, 1]))
c8_i3 = Input('c8_i3', ('TENSOR_FLOAT16', [4, 1]))
c8_i4 = Input('c8_i4', ('TENSOR_FLOAT16', [4, 1]))
c8_i5 = Input('c8_i5', ('TENSOR_FLOAT16', [4, 4]))
c8_i6 = Input('c8_i6', ('TENSOR_FLOAT16', [4, 4]))
c8_i7 = Input('c8_i7', ('TENSOR_FLOAT16', [4, 4]))
c8_i8 = Input('c8_i8', ('TENSOR_FLOAT16', [4, 4]))
c8_i9 = Input('c8_i9', ('TENSOR_FLOAT16', [4]))
c8_i10 = Input('c8_i10', ('TENSOR_FLOAT16', [4]))
c8_i11 = Input('c8_i11', ('TENSOR_FLOAT16', [4]))
c8_i12 = Input('c8_i12', ('TENSOR_FLOAT16', [4]))
c8_i13 = Input('c8_i13', ('TENSOR_FLOAT16', [4]))
c8_i14 = Input('c8_i14', ('TENSOR_FLOAT16', [4]))
c8_i15 = Input('c8_i15', ('TENSOR_FLOAT16', [4]))
c8_p16 = Parameter('c8_p16', ('TENSOR_FLOAT16', []), None)
c8_p17 = Parameter('c8_p17', ('TENSOR_FLOAT16', []), None)
c8_i18 = Input('c8_i18', ('TENSOR_FLOAT16', [4, 1]))
c8_i19 = Input('c8_i19', ('TENSOR_FLOAT16', [4, 1]))
c8_i20 = Input('c8_i20', ('TENSOR_FLOAT16', [4, 1]))
c8_i21 = Input('c8_i21', ('TENSOR_FLOAT16', [4, 1]))
c8_i22 = Input('c8_i22', ('TENSOR_FLOAT16', [4, 4]))
c8_i23 = Input('c8_i23', ('TENSOR_FLOAT16', [4, 4]))
c8_i24 = Input('c8_i24', ('TENSOR_FLOAT16', [4, 4]))
c8_i25 = Input('c8_i25', ('TENSOR_FLOAT16', [4, 4]))
c8_p26 = Parameter('c8_p26', ('TENSOR_FLOAT16', []), None)
c8_p27 = Parameter('c8_p27', ('TENSOR_FLOAT16', []), None)
c8_p28 = Parameter('c8_p28', ('TENSOR_FLOAT16', []), None)
c8_i29 = Input('c8_i29', ('TENSOR_FLOAT16', [4]))
c8_i30 = Input('c8_i30', ('TENSOR_FLOAT16', [4]))
c8_i31 = Input('c8_i31', ('TENSOR_FLOAT16', [4]))
c8_i32 = Input('c8_i32', ('TENSOR_FLOAT16', [4]))
c8_i33 = Input('c8_i33', ('TENSOR_FLOAT16', [4, 4]))
c8_p34 = Parameter('c8_p34', ('TENSOR_FLOAT16', []), None)
c8_i35 = Input('c8_i35', ('TENSOR_FLOAT16', [2, 4]))
c8_i36 = Input('c8_i36', ('TENSOR_FLOAT16', [2, 4]))
c8_i37 = Input('c8_i37', ('TENSOR_FLOAT16', [2, 4]))
c8_i38 = Input('c8_i38', ('TENSOR_FLOAT16', [2, 4]))
c8_i39 = Input('c8_i39', ('TENSOR_FLOAT16', [2, 1, 3]))
c8_i40 = Input('c8_i40', ('TENSOR_FLOAT16', [4, 3]))
c8_i41 = Input('c8_i41', ('TENSOR_FLOAT16', [4, 3]))
c8_i42 = Input('c8_i42', ('TENSOR_FLOAT16', [4, 3]))
c8_i43 = Input('c8_i43', ('TENSOR_FLOAT16', [4, 3]))
c8_i44 = Input('c8_i44', ('TENSOR_FLOAT16', [4, 3]))
c8_i45 = Input('c8_i45', ('TENSOR_FLOAT16', [4, 3]))
c8_i46 = Input('c8_i46', ('TENSOR_FLOAT16', [4, 3]))
c8_i47 = Input('c8_i47', ('TENSOR_FLOAT16', [4, 3]))
c8_p48 = Int32Scalar('c8_p48', 3)
c8_p49 = Float16Scalar('c8_p49', 0.0)
c8_p50 = Float16Scalar('c8_p50', 0.5)
c8_p51 = BoolScalar('c8_p51', True)
c8_p52 = BoolScalar('c8_p52', False)
c8_p53 = Parameter('c8_p53', ('TENSOR_FLOAT16', []), None)
c8_p54 = Parameter('c8_p54', ('TENSOR_FLOAT16', []), None)
c8_p55 = Parameter('c8_p55', ('TENSOR_FLOAT16', []), None)
c8_p56 = Parameter('c8_p56', ('TENSOR_FLOAT16', []), None)
c8_i57 = Input('c8_i57', ('TENSOR_FLOAT16', [4]))
c8_i58 = Input('c8_i58', ('TENSOR_FLOAT16', [4]))
c8_i59 = Input('c8_i59', ('TENSOR_FLOAT16', [4]))
c8_i60 = Input('c8_i60', ('TENSOR_FLOAT16', [4]))
c8_o61 = Output('c8_o61', ('TENSOR_FLOAT16', [2, 1, 8]))
c8_o62 = Output('c8_o62', ('TENSOR_FLOAT16', [2, 4]))
c8_o63 = Output('c8_o63', ('TENSOR_FLOAT16', [2, 4]))
c8_o64 = Output('c8_o64', ('TENSOR_FLOAT16', [2, 4]))
c8_o65 = Output('c8_o65', ('TENSOR_FLOAT16', [2, 4]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_i3)
c8_model.AddOperand(c8_i4)
c8_model.AddOperand(c8_i5)
c8_model.AddOperand(c8_i6)
c8_model.AddOperand(c8_i7)
c8_model.AddOperand(c8_i8)
c8_model.AddOperand(c8_i9)
c8_model.AddOperand(c8_i10)
c8_model.AddOperand(c8_i11)
c8_model.AddOperand(c8_i12)
c8_model.AddOperand(c8_i13)
c8_model.AddOperand(c8_i14)
c8_model.AddOperand(c8_i15)
c8_model.AddOperand(c8_p16)
c8_model.AddOperand(c8_p17)
c8_model.AddOperand(c8_i18)
c8_model.AddOperand(c8_i19)
c8_model.AddOperand(c8_i20)
c8_model.AddOperand(c8_i21)
c8_model.AddOperand(c8_i22)
c8_model.AddOperand(c8_i23)
c8_model.AddOperand(c8_i24)
c8_model.AddOperand(c8_i25)
c8_model.AddOperand(c8_p26)
c8_model.AddOperand(c8_p27)
c8_model.AddOperand(c8_p28)
c8_model.AddOperand(c8_i29)
c8_model.AddOperand(c8_i30)
c8_model.AddOperand(c8_i31)
c8_model.AddOperand(c8_i32)
c8_model.AddOperand(c8_i33)
c8_model.AddOperand(c8_p34)
c8_model.AddOperand(c8_i35)
c8_model.AddOperand(c8_i36)
c8_model.AddOperand(c8_i37)
c8_model.AddOperand(c8_i38)
c8_model.AddOperand(c8_i39)
c8_model.AddOperand(c8_i40)
c8_model.AddOperand(c8_i41)
c8_model.AddOperand(c8_i42)
c8_model.AddOperand(c8_i43)
c8_model.AddOperand(c8_i44)
c8_model.AddOperand(c8_i45)
c8_model.AddOperand(c8_i46)
c8_model.AddOperand(c8_i47)
c8_model.AddOperand(c8_p48)
c8_model.AddOperand(c8_p49)
c8_model.AddOperand(c8_p50)
c8_model.AddOperand(c8_p51)
c8_model.AddOperand(c8_p52)
c8_model.AddOperand(c8_p53)
c8_model.AddOperand(c8_p54)
c8_model.AddOperand(c8_p55)
c8_model.AddOperand(c8_p56)
c8_model.AddOperand(c8_i57)
c8_model.AddOperand(c8_i58)
c8_model.AddOperand(c8_i59)
c8_model.AddOperand(c8_i60)
c8_model.AddOperand(c8_o61)
c8_model.AddOperand(c8_o62)
c8_model.AddOperand(c8_o63)
c8_model.AddOperand(c8_o64)
c8_model.AddOperand(c8_o65)
c8_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c8_i0, c8_i1, c8_i2, c8_i3, c8_i4, c8_i5, c8_i6, c8_i7, c8_i8, c8_i9, c8_i10, c8_i11, c8_i12, c8_i13, c8_i14, c8_i15, c8_p16, c8_p17, c8_i18, c8_i19, c8_i20, c8_i21, c8_i22, c8_i23, c8_i24, c8_i25, c8_p26, c8_p27, c8_p28, c8_i29, c8_i30, c8_i31, c8_i32, c8_i33, c8_p34, c8_i35, c8_i36, c8_i37, c8_i38, c8_i39, c8_i40, c8_i41, c8_i42, c8_i43, c8_i44, c8_i45, c8_i46, c8_i47, c8_p48, c8_p49, c8_p50, c8_p51, c8_p52, c8_p53, c8_p54, c8_p55, c8_p56, c8_i57, c8_i58, c8_i59, c8_i60).To(c8_o61, c8_o62, c8_o63, c8_o64, c8_o65)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [-0.5, -0.125],
    c8_i1: [0.125, -0.875, 0.625, -0.75],
    c8_i2: [-0.125, 0.0, -1.0, 1.0],
    c8_i3: [0.5, -0.5, 0.375, 0.25],
    c8_i4: [-0.375, -1.0, 0.25, 0.75],
    c8_i5: [
        -0.5, 0.625, 1.0, -0.375, 0.75, -0.875, 0.375, 0.5, -0.25, -0.625, 0.0, 0.875, -0.125, -0.75, 0.25,
        -1.0
    ],
    c8_i6: [
        -0.5, -1.0, 0.5, -0.375, 0.75, 0.125, -0.75, -0.25, -0.875, 0.875, 0.625, 0.25, 0.0, -0.125, -0.625,
        1.0
    ],
    c8_i7: [
        -0.625, 0.375, 0.5, -0.125, -1.0, 0.125, -0.5, -0.75, -0.25, 1.0, -0.375, -0.875, 0.75, 0.25, 0.875,
        0.0
    ],
    c8_i8: [
        0.875, 0.75, -0.875, -0.75, -1.0, 0.5, 1.0, -0.625, -0.5, -0.375, 0.125, 0.625, -0.25, 0.0, -0.125,
        0.25
    ],
    c8_i9: [-0.375, -1.0, 0.0, 0.5],
    c8_i10: [-0.125, 1.0, 0.875, -0.5],
    c8_i11: [-0.125, 1.0, -0.25, -0.5],
    c8_i12: [-0.25, 0.75, -0.75, 0.0],
    c8_i13: [-0.75, -0.125, 1.0, 0.25],
    c8_i14: [5.5, 1.375, -3.125, 6.0],
    c8_i15: [-0.125, 0.375, 0.875, 0.0],
    c8_i18: [0.75, -0.25, -0.5, 1.0],
    c8_i19: [0.625, -0.625, 1.0, -0.125],
    c8_i20: [0.125, -0.125, 0.5, -0.5],
    c8_i21: [0.375, 0.75, 0.5, 0.25],
    c8_i22: [
        0.625, 0.875, -0.75, 0.75, -0.375, -0.125, 0.0, -1.0, 0.375, -0.25, 0.5, 0.25, 0.125, 1.0, -0.875,
        -0.625
    ],
    c8_i23: [
        0.25, 0.375, -1.0, -0.25, 1.0, 0.875, 0.75, -0.875, 0.125, 0.5, -0.625, 0.625, -0.125, -0.75, 0.0,
        -0.375
    ],
    c8_i24: [
        -0.125, 0.25, -0.75, 0.375, -0.875, -0.375, -1.0, 0.625, 0.875, 0.5, 0.75, -0.5, 0.0, 1.0, -0.25,
        0.125
    ],
    c8_i25: [
        0.25, 0.125, -1.0, 1.0, -0.875, -0.375, 0.5, 0.0, 0.625, 0.875, -0.125, -0.25, -0.625, 0.75, -0.5,
        0.375
    ],
    c8_i29: [0.25, -1.0, -0.625, 0.5],
    c8_i30: [0.875, 0.75, -0.25, 0.0],
    c8_i31: [3.25, -3.5, 2.875, -2.375],
    c8_i32: [0.125, -0.875, -1.0, -0.5],
    c8_i33: [
        -0.75, 0.875, -1.0, 0.5, -0.375, 0.25, 0.0, -0.875, 1.0, -0.125, -0.5, -0.25, 0.125, -0.625, 0.625,
        0.75
    ],
    c8_i35: [0.0, -0.5, -0.25, -0.125, 0.5, -0.75, 0.25, 0.875],
    c8_i36: [-0.125, -1.0, 0.125, -0.875, -0.75, 0.375, -0.25, 0.625],
    c8_i37: [0.375, -1.0, 0.875, -0.25, -0.875, 1.0, -0.625, -0.375],
    c8_i38: [0.0, -0.25, 0.25, -0.5, -0.125, 0.125, -0.875, 1.0],
    c8_i39: [-0.875, -0.25, -0.375, -0.75, -0.5, 0.25],
    c8_i40: [0.875, 1.0, -0.5, 0.25, -0.875, 0.625, -0.75, 0.375, 0.5, -0.375, -0.125, -1.0],
    c8_i41: [1.0, 0.5, -0.5, 0.875, -1.0, 0.625, -0.25, -0.75, -0.875, -0.375, 0.125, 0.75],
    c8_i42: [0.5, -0.25, 1.0, 0.25, 0.875, 0.0, -0.75, -0.5, -0.125, 0.625, 0.75, -0.375],
    c8_i43: [0.25, 0.625, 0.5, 0.0, 0.875, -1.0, -0.25, 1.0, -0.875, 0.375, 0.75, -0.5],
    c8_i44: [-0.375, 0.75, 0.25, 1.0, 0.625, 0.0, 0.375, -0.5, -1.0, 0.875, 0.125, -0.875],
    c8_i45: [-0.75, -0.25, 0.375, 0.125, -0.625, -0.125, -0.375, 0.0, -1.0, 0.75, 0.5, 0.25],
    c8_i46: [0.25, 0.5, -0.25, -0.625, -0.75, -1.0, 0.125, 1.0, -0.125, 0.0, -0.875, -0.5],
    c8_i47: [0.875, -0.5, -0.75, 0.75, 0.0, -0.125, 0.5, -1.0, 0.625, 1.0, -0.625, -0.375],
    c8_i57: [0.375, 0.5, 0.75, -1.0],
    c8_i58: [-0.875, 0.25, 0.5, 1.0],
    c8_i59: [0.75, -0.5, -0.375, 0.25],
    c8_i60: [1.0, 0.5, 0.25, -0.5],
    c8_o61: [
        0.2299, 0.8936, 0.07947, 0.2903, -0.5, -0.1715, 0.223, 0.35, 0.07416, 0.04755, 0.0, 0.2534, -0.4434,
        -0.26, 0.5, 0.1237
    ],
    c8_o62: [0.2299, 0.8936, 0.07947, 0.2903, 0.07416, 0.04755, 0.0, 0.2534],
    c8_o63: [0.6685, 1.062, 0.106, 3.21, 0.4077, 0.1992, -0.1575, 3.434],
    c8_o64: [-0.5, -0.1715, 0.223, 0.35, -0.4434, -0.26, 0.5, 0.1237],
    c8_o65: [1.067, -0.1886, 1.7, -0.2922, 1.879, 0.08417, 0.1217, 0.1884],
}, model=c8_model, name='bidirectional_sequence_lstm_merged_FLOAT16_typical_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_typical_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 2, 2]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [3, 2]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [3, 2]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [3, 2]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [3, 2]))
c9_i5 = Input('c9_i5', ('TENSOR_FLOAT16', [3, 3]))
c9_i6 = Input('c9_i6', ('TENSOR_FLOAT16', [3, 3]))
c9_i7 = Input('c9_i7', ('TENSOR_FLOAT16', [3, 3]))
c9_i8 = Input('c9_i8', ('TENSOR_FLOAT16', [3, 3]))
c9_i9 = Input('c9_i9', ('TENSOR_FLOAT16', [3]))
c9_i10 = Input('c9_i10', ('TENSOR_FLOAT16', [3]))
c9_i11 = Input('c9_i11', ('TENSOR_FLOAT16', [3]))
c9_i12 = Input('c9_i12', ('TENSOR_FLOAT16', [3]))
c9_i13 = Input('c9_i13', ('TENSOR_FLOAT16', [3]))
c9_i14 = Input('c9_i14', ('TENSOR_FLOAT16', [3]))
c9_i15 = Input('c9_i15', ('TENSOR_FLOAT16', [3]))
c9_p16 = Parameter('c9_p16', ('TENSOR_FLOAT16', []), None)
c9_p17 = Parameter('c9_p17', ('TENSOR_FLOAT16', []), None)
c9_i18 = Input('c9_i18', ('TENSOR_FLOAT16', [4, 2]))
c9_i19 = Input('c9_i19', ('TENSOR_FLOAT16', [4, 2]))
c9_i20 = Input('c9_i20', ('TENSOR_FLOAT16', [4, 2]))
c9_i21 = Input('c9_i21', ('TENSOR_FLOAT16', [4, 2]))
c9_i22 = Input('c9_i22', ('TENSOR_FLOAT16', [4, 2]))
c9_i23 = Input('c9_i23', ('TENSOR_FLOAT16', [4, 2]))
c9_i24 = Input('c9_i24', ('TENSOR_FLOAT16', [4, 2]))
c9_i25 = Input('c9_i25', ('TENSOR_FLOAT16', [4, 2]))
c9_i26 = Input('c9_i26', ('TENSOR_FLOAT16', [4]))
c9_i27 = Input('c9_i27', ('TENSOR_FLOAT16', [4]))
c9_i28 = Input('c9_i28', ('TENSOR_FLOAT16', [4]))
c9_i29 = Input('c9_i29', ('TENSOR_FLOAT16', [4]))
c9_i30 = Input('c9_i30', ('TENSOR_FLOAT16', [4]))
c9_i31 = Input('c9_i31', ('TENSOR_FLOAT16', [4]))
c9_i32 = Input('c9_i32', ('TENSOR_FLOAT16', [4]))
c9_i33 = Input('c9_i33', ('TENSOR_FLOAT16', [2, 4]))
c9_p34 = Parameter('c9_p34', ('TENSOR_FLOAT16', []), None)
c9_i35 = Input('c9_i35', ('TENSOR_FLOAT16', [1, 3]))
c9_i36 = Input('c9_i36', ('TENSOR_FLOAT16', [1, 3]))
c9_i37 = Input('c9_i37', ('TENSOR_FLOAT16', [1, 2]))
c9_i38 = Input('c9_i38', ('TENSOR_FLOAT16', [1, 4]))
c9_i39 = Input('c9_i39', ('TENSOR_FLOAT16', [1, 2, 2]))
c9_i40 = Input('c9_i40', ('TENSOR_FLOAT16', [3, 2]))
c9_i41 = Input('c9_i41', ('TENSOR_FLOAT16', [3, 2]))
c9_i42 = Input('c9_i42', ('TENSOR_FLOAT16', [3, 2]))
c9_i43 = Input('c9_i43', ('TENSOR_FLOAT16', [3, 2]))
c9_i44 = Input('c9_i44', ('TENSOR_FLOAT16', [4, 2]))
c9_i45 = Input('c9_i45', ('TENSOR_FLOAT16', [4, 2]))
c9_i46 = Input('c9_i46', ('TENSOR_FLOAT16', [4, 2]))
c9_i47 = Input('c9_i47', ('TENSOR_FLOAT16', [4, 2]))
c9_p48 = Int32Scalar('c9_p48', 0)
c9_p49 = Float16Scalar('c9_p49', 0.0)
c9_p50 = Float16Scalar('c9_p50', 0.5)
c9_p51 = BoolScalar('c9_p51', True)
c9_p52 = BoolScalar('c9_p52', False)
c9_i53 = Input('c9_i53', ('TENSOR_FLOAT16', [3]))
c9_i54 = Input('c9_i54', ('TENSOR_FLOAT16', [3]))
c9_i55 = Input('c9_i55', ('TENSOR_FLOAT16', [3]))
c9_i56 = Input('c9_i56', ('TENSOR_FLOAT16', [3]))
c9_p57 = Parameter('c9_p57', ('TENSOR_FLOAT16', []), None)
c9_p58 = Parameter('c9_p58', ('TENSOR_FLOAT16', []), None)
c9_p59 = Parameter('c9_p59', ('TENSOR_FLOAT16', []), None)
c9_p60 = Parameter('c9_p60', ('TENSOR_FLOAT16', []), None)
c9_o61 = Output('c9_o61', ('TENSOR_FLOAT16', [1, 2, 5]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_i3)
c9_model.AddOperand(c9_i4)
c9_model.AddOperand(c9_i5)
c9_model.AddOperand(c9_i6)
c9_model.AddOperand(c9_i7)
c9_model.AddOperand(c9_i8)
c9_model.AddOperand(c9_i9)
c9_model.AddOperand(c9_i10)
c9_model.AddOperand(c9_i11)
c9_model.AddOperand(c9_i12)
c9_model.AddOperand(c9_i13)
c9_model.AddOperand(c9_i14)
c9_model.AddOperand(c9_i15)
c9_model.AddOperand(c9_p16)
c9_model.AddOperand(c9_p17)
c9_model.AddOperand(c9_i18)
c9_model.AddOperand(c9_i19)
c9_model.AddOperand(c9_i20)
c9_model.AddOperand(c9_i21)
c9_model.AddOperand(c9_i22)
c9_model.AddOperand(c9_i23)
c9_model.AddOperand(c9_i24)
c9_model.AddOperand(c9_i25)
c9_model.AddOperand(c9_i26)
c9_model.AddOperand(c9_i27)
c9_model.AddOperand(c9_i28)
c9_model.AddOperand(c9_i29)
c9_model.AddOperand(c9_i30)
c9_model.AddOperand(c9_i31)
c9_model.AddOperand(c9_i32)
c9_model.AddOperand(c9_i33)
c9_model.AddOperand(c9_p34)
c9_model.AddOperand(c9_i35)
c9_model.AddOperand(c9_i36)
c9_model.AddOperand(c9_i37)
c9_model.AddOperand(c9_i38)
c9_model.AddOperand(c9_i39)
c9_model.AddOperand(c9_i40)
c9_model.AddOperand(c9_i41)
c9_model.AddOperand(c9_i42)
c9_model.AddOperand(c9_i43)
c9_model.AddOperand(c9_i44)
c9_model.AddOperand(c9_i45)
c9_model.AddOperand(c9_i46)
c9_model.AddOperand(c9_i47)
c9_model.AddOperand(c9_p48)
c9_model.AddOperand(c9_p49)
c9_model.AddOperand(c9_p50)
c9_model.AddOperand(c9_p51)
c9_model.AddOperand(c9_p52)
c9_model.AddOperand(c9_i53)
c9_model.AddOperand(c9_i54)
c9_model.AddOperand(c9_i55)
c9_model.AddOperand(c9_i56)
c9_model.AddOperand(c9_p57)
c9_model.AddOperand(c9_p58)
c9_model.AddOperand(c9_p59)
c9_model.AddOperand(c9_p60)
c9_model.AddOperand(c9_o61)
c9_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c9_i0, c9_i1, c9_i2, c9_i3, c9_i4, c9_i5, c9_i6, c9_i7, c9_i8, c9_i9, c9_i10, c9_i11, c9_i12, c9_i13, c9_i14, c9_i15, c9_p16, c9_p17, c9_i18, c9_i19, c9_i20, c9_i21, c9_i22, c9_i23, c9_i24, c9_i25, c9_i26, c9_i27, c9_i28, c9_i29, c9_i30, c9_i31, c9_i32, c9_i33, c9_p34, c9_i35, c9_i36, c9_i37, c9_i38, c9_i39, c9_i40, c9_i41, c9_i42, c9_i43, c9_i44, c9_i45, c9_i46, c9_i47, c9_p48, c9_p49, c9_p50, c9_p51, c9_p52, c9_i53, c9_i54, c9_i55, c9_i56, c9_p57, c9_p58, c9_p59, c9_p60).To(c9_o61)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [-0.875, 0.125, 0.875, -0.25],
    c9_i1: [-0.625, 1.0, -0.75, 0.125, -0.125, 0.5],
    c9_i2: [0.875, 0.125, -0.875, 0.25, -0.5, 0.375],
    c9_i3: [-0.75, 1.0, 0.25, -1.0, 0.875, -0.125],
    c9_i4: [-0.375, 0.25, -0.5, -0.625, 0.125, -0.125],
    c9_i5: [0.75, -0.75, -1.0, 0.5, -0.625, -0.125, 0.125, -0.375, 0.875],
    c9_i6: [-0.875, 0.0, -0.75, 0.625, 0.5, 0.75, 0.125, 1.0, 0.375],
    c9_i7: [-0.625, -0.875, 0.625, 0.75, 1.0, 0.375, 0.25, -0.125, 0.125],
    c9_i8: [0.25, 0.625, -0.5, 0.5, 0.875, -1.0, -0.125, 1.0, -0.75],
    c9_i9: [0.375, 0.25, -0.25],
    c9_i10: [0.375, -0.25, -0.125],
    c9_i11: [-1.0, -0.125, 0.625],
    c9_i12: [0.25, 0.625, -0.125],
    c9_i13: [0.625, -0.75, -0.125],
    c9_i14: [-0.25, -0.125, 0.5],
    c9_i15: [0.875, -0.75, 0.5],
    c9_i18: [0.125, -0.5, 0.25, -0.375, 0.75, 0.375, 0.5, -0.25],
    c9_i19: [-0.375, 0.25, -0.75, -0.875, 0.875, -0.125, 0.625, 0.125],
    c9_i20: [0.125, 0.5, -0.25, 0.375, 0.875, 0.25, -1.0, 0.625],
    c9_i21: [-0.5, 0.0, -1.0, -0.625, -0.375, -0.25, 0.25, 0.875],
    c9_i22: [0.0, 0.625, -0.25, -1.0, 0.25, -0.375, 0.5, -0.625],
    c9_i23: [0.5, 0.0, -0.125, 0.375, 0.25, 0.625, 0.875, -0.75],
    c9_i24: [0.0, 0.75, 0.625, 1.0, -0.625, 0.875, -1.0, 0.125],
    c9_i25: [1.0, -0.375, -0.75, 0.5, 0.75, 0.375, -0.625, 0.625],
    c9_i26: [-1.0, -0.75, -0.125, 1.0],
    c9_i27: [-0.5, -0.125, -0.75, -0.875],
    c9_i28: [0.25, 0.875, 0.125, -0.625],
    c9_i29: [-0.25, 0.75, 0.25, 0.5],
    c9_i30: [0.125, 0.25, -0.125, 0.875],
    c9_i31: [0.5, -0.5, -0.625, -1.0],
    c9_i32: [0.375, 0.625, -0.75, 0.875],
    c9_i33: [0.625, 0.0, 0.125, 0.375, 1.0, -0.125, -0.5, 0.25],
    c9_i35: [-0.25, -1.0, 0.5],
    c9_i36: [0.0, 0.25, -0.875],
    c9_i37: [-1.0, 0.875],
    c9_i38: [0.875, 0.75, -0.875, -0.75],
    c9_i39: [-0.75, 0.0, -0.25, 0.75],
    c9_i40: [0.5, -0.75, 0.375, 0.25, -0.875, -0.375],
    c9_i41: [0.25, -0.5, 0.125, -0.25, 1.0, 0.375],
    c9_i42: [-0.25, -0.625, -0.75, 0.375, -0.875, -0.125],
    c9_i43: [-0.375, -0.75, -0.125, -0.5, -0.625, 0.875],
    c9_i44: [0.875, -0.5, 0.75, -0.75, -0.375, 0.375, 0.25, -0.125],
    c9_i45: [0.75, -0.125, 0.125, 1.0, -0.625, 0.625, -0.5, -0.75],
    c9_i46: [-0.625, 0.125, 0.0, -1.0, 1.0, -0.5, 0.25, -0.875],
    c9_i47: [0.875, 0.25, 0.0, -0.875, -0.25, -0.5, -0.125, -0.625],
    c9_i53: [-0.75, -0.625, 0.75],
    c9_i54: [-0.125, 0.25, -0.875],
    c9_i55: [-0.375, 0.25, 0.125],
    c9_i56: [-0.625, -0.125, 0.5],
    c9_o61: [-0.284, -0.05154, -0.11194, -0.137, 0.2488, -0.10504, -0.009224, 0.2196, -0.2129, -0.06464],
}, model=c9_model, name='bidirectional_sequence_lstm_merged_FLOAT16_typical_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
