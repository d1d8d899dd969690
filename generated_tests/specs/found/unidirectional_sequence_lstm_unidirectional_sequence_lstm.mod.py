from math import inf, nan

import numpy as np

# unidirectional_sequence_lstm_default_FLOAT32_equal_values_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [3, 4]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [3, 4]))
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [3, 4]))
c0_i5 = Input('c0_i5', ('TENSOR_FLOAT32', [3, 3]))
c0_i6 = Input('c0_i6', ('TENSOR_FLOAT32', [3, 3]))
c0_i7 = Input('c0_i7', ('TENSOR_FLOAT32', [3, 3]))
c0_i8 = Input('c0_i8', ('TENSOR_FLOAT32', [3, 3]))
c0_i9 = Input('c0_i9', ('TENSOR_FLOAT32', [3]))
c0_i10 = Input('c0_i10', ('TENSOR_FLOAT32', [3]))
c0_i11 = Input('c0_i11', ('TENSOR_FLOAT32', [3]))
c0_i12 = Input('c0_i12', ('TENSOR_FLOAT32', [3]))
c0_i13 = Input('c0_i13', ('TENSOR_FLOAT32', [3]))
c0_i14 = Input('c0_i14', ('TENSOR_FLOAT32', [3]))
c0_i15 = Input('c0_i15', ('TENSOR_FLOAT32', [3]))
c0_i16 = Input('c0_i16', ('TENSOR_FLOAT32', [3, 3]))
c0_i17 = Input('c0_i17', ('TENSOR_FLOAT32', [3]))
c0_i18 = Input('c0_i18', ('TENSOR_FLOAT32', [2, 3]))
c0_i19 = Input('c0_i19', ('TENSOR_FLOAT32', [2, 3]))
c0_p20 = Int32Scalar('c0_p20', 6)
c0_p21 = Float32Scalar('c0_p21', 0.0)
c0_p22 = Float32Scalar('c0_p22', 0.0)
c0_p23 = BoolScalar('c0_p23', False)
c0_i24 = Input('c0_i24', ('TENSOR_FLOAT32', [3]))
c0_i25 = Input('c0_i25', ('TENSOR_FLOAT32', [3]))
c0_i26 = Input('c0_i26', ('TENSOR_FLOAT32', [3]))
c0_i27 = Input('c0_i27', ('TENSOR_FLOAT32', [3]))
c0_o28 = Output('c0_o28', ('TENSOR_FLOAT32', [2, 3, 3]))
c0_o29 = Output('c0_o29', ('TENSOR_FLOAT32', [2, 3]))
c0_o30 = Output('c0_o30', ('TENSOR_FLOAT32', [2, 3]))
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
c0_model.AddOperand(c0_i16)
c0_model.AddOperand(c0_i17)
c0_model.AddOperand(c0_i18)
c0_model.AddOperand(c0_i19)
c0_model.AddOperand(c0_p20)
c0_model.AddOperand(c0_p21)
c0_model.AddOperand(c0_p22)
c0_model.AddOperand(c0_p23)
c0_model.AddOperand(c0_i24)
c0_model.AddOperand(c0_i25)
c0_model.AddOperand(c0_i26)
c0_model.AddOperand(c0_i27)
c0_model.AddOperand(c0_o28)
c0_model.AddOperand(c0_o29)
c0_model.AddOperand(c0_o30)
c0_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c0_i0, c0_i1, c0_i2, c0_i3, c0_i4, c0_i5, c0_i6, c0_i7, c0_i8, c0_i9, c0_i10, c0_i11, c0_i12, c0_i13, c0_i14, c0_i15, c0_i16, c0_i17, c0_i18, c0_i19, c0_p20, c0_p21, c0_p22, c0_p23, c0_i24, c0_i25, c0_i26, c0_i27).To(c0_o28, c0_o29, c0_o30)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        1.0, 3.0, 2.0, 2.0, 2.0, 3.0, 3.0, 2.0, 2.0, 3.0, 3.0, 2.0, 1.0, 3.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0,
        1.0, 2.0, 1.0, 2.0
    ],
    c0_i1: [3.0, 1.0, 3.0, 2.0, 1.0, 2.0, 2.0, 3.0, 2.0, 2.0, 1.0, 2.0],
    c0_i2: [3.0, 3.0, 3.0, 3.0, 2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0],
    c0_i3: [3.0, 2.0, 2.0, 2.0, 1.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0],
    c0_i4: [1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0, 2.0, 1.0, 3.0, 1.0, 2.0],
    c0_i5: [3.0, 3.0, 1.0, 1.0, 3.0, 1.0, 1.0, 3.0, 1.0],
    c0_i6: [1.0, 3.0, 3.0, 3.0, 3.0, 1.0, 2.0, 1.0, 1.0],
    c0_i7: [1.0, 3.0, 3.0, 3.0, 1.0, 1.0, 2.0, 3.0, 1.0],
    c0_i8: [3.0, 2.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0],
    c0_i9: [3.0, 1.0, 2.0],
    c0_i10: [3.0, 1.0, 1.0],
    c0_i11: [2.0, 1.0, 3.0],
    c0_i12: [1.0, 3.0, 1.0],
    c0_i13: [2.0, 2.0, 3.0],
    c0_i14: [1.0, 2.0, 1.0],
    c0_i15: [2.0, 3.0, 1.0],
    c0_i16: [2.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 1.0, 1.0],
    c0_i17: [3.0, 1.0, 1.0],
    c0_i18: [3.0, 3.0, 3.0, 2.0, 3.0, 3.0],
    c0_i19: [3.0, 1.0, 2.0, 2.0, 2.0, 1.0],
    c0_i24: [2.0, 3.0, 1.0],
    c0_i25: [2.0, 1.0, 1.0],
    c0_i26: [2.0, 2.0, 3.0],
    c0_i27: [1.0, 1.0, 3.0],
    c0_o28: [
        6.6347485, 4.355455, 4.9140425, 6.467866, 4.23709, 4.6986423, 6.529765, 4.3055744, 4.753956,
        6.6750765, 4.5414042, 4.808749, 6.610025, 4.494655, 4.7253942, 6.650155, 4.517905, 4.7824044
    ],
    c0_o29: [6.529765, 4.3055744, 4.753956, 6.650155, 4.517905, 4.7824044],
    c0_o30: [4.9791794, 1.3524777, 2.817812, 4.4414334, 1.9788715, 2.0407026],
}, model=c0_model, name='unidirectional_sequence_lstm_default_FLOAT32_equal_values_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT32_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 3, 4]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', []), None)
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [3, 4]), [3.0, 2.0, 1.0, 3.0, 2.0, 3.0, 3.0, 2.0, 2.0, 3.0, 1.0, 3.0])
c1_p3 = Parameter('c1_p3', ('TENSOR_FLOAT32', [3, 4]), [2.0, 3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0])
c1_p4 = Parameter('c1_p4', ('TENSOR_FLOAT32', [3, 4]), [1.0, 3.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 1.0, 3.0])
c1_p5 = Parameter('c1_p5', ('TENSOR_FLOAT32', []), None)
c1_p6 = Parameter('c1_p6', ('TENSOR_FLOAT32', [3, 3]), [1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 3.0, 2.0, 1.0])
c1_p7 = Parameter('c1_p7', ('TENSOR_FLOAT32', [3, 3]), [3.0, 1.0, 1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 1.0])
c1_p8 = Parameter('c1_p8', ('TENSOR_FLOAT32', [3, 3]), [1.0, 1.0, 2.0, 1.0, 2.0, 2.0, 3.0, 3.0, 2.0])
c1_p9 = Parameter('c1_p9', ('TENSOR_FLOAT32', []), None)
c1_p10 = Parameter('c1_p10', ('TENSOR_FLOAT32', [3]), [2.0, 1.0, 3.0])
c1_p11 = Parameter('c1_p11', ('TENSOR_FLOAT32', [3]), [2.0, 2.0, 2.0])
c1_p12 = Parameter('c1_p12', ('TENSOR_FLOAT32', []), None)
c1_p13 = Parameter('c1_p13', ('TENSOR_FLOAT32', [3]), [3.0, 2.0, 1.0])
c1_p14 = Parameter('c1_p14', ('TENSOR_FLOAT32', [3]), [2.0, 1.0, 1.0])
c1_p15 = Parameter('c1_p15', ('TENSOR_FLOAT32', [3]), [1.0, 1.0, 3.0])
c1_p16 = Parameter('c1_p16', ('TENSOR_FLOAT32', []), None)
c1_p17 = Parameter('c1_p17', ('TENSOR_FLOAT32', []), None)
c1_i18 = Input('c1_i18', ('TENSOR_FLOAT32', [2, 3]))
c1_i19 = Input('c1_i19', ('TENSOR_FLOAT32', [2, 3]))
c1_p20 = Int32Scalar('c1_p20', 1)
c1_p21 = Float32Scalar('c1_p21', 0.75)
c1_p22 = Float32Scalar('c1_p22', 0.0)
c1_p23 = BoolScalar('c1_p23', False)
c1_p24 = Parameter('c1_p24', ('TENSOR_FLOAT32', []), None)
c1_p25 = Parameter('c1_p25', ('TENSOR_FLOAT32', []), None)
c1_p26 = Parameter('c1_p26', ('TENSOR_FLOAT32', []), None)
c1_p27 = Parameter('c1_p27', ('TENSOR_FLOAT32', []), None)
c1_o28 = Output('c1_o28', ('TENSOR_FLOAT32', [2, 3, 3]))
c1_o29 = Output('c1_o29', ('TENSOR_FLOAT32', [2, 3]))
c1_o30 = Output('c1_o30', ('TENSOR_FLOAT32', [2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_p11)
c1_model.AddOperand(c1_p12)
c1_model.AddOperand(c1_p13)
c1_model.AddOperand(c1_p14)
c1_model.AddOperand(c1_p15)
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
c1_model.AddOperand(c1_o28)
c1_model.AddOperand(c1_o29)
c1_model.AddOperand(c1_o30)
c1_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10, c1_p11, c1_p12, c1_p13, c1_p14, c1_p15, c1_p16, c1_p17, c1_i18, c1_i19, c1_p20, c1_p21, c1_p22, c1_p23, c1_p24, c1_p25, c1_p26, c1_p27).To(c1_o28, c1_o29, c1_o30)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        3.0, 1.0, 3.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 2.0, 1.0, 3.0, 3.0, 3.0, 2.0, 2.0, 3.0, 2.0, 2.0, 3.0,
        3.0, 1.0, 3.0, 1.0
    ],
    c1_i18: [3.0, 1.0, 1.0, 3.0, 2.0, 2.0],
    c1_i19: [1.0, 1.0, 2.0, 3.0, 3.0, 1.0],
    c1_o28: [
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.7499998, 0.75
    ],
    c1_o29: [0.75, 0.75, 0.75, 0.75, 0.7499998, 0.75],
    c1_o30: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
}, model=c1_model, name='unidirectional_sequence_lstm_default_FLOAT32_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT32_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 1, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [4, 2]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [4, 2]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [4, 2]))
c2_i4 = Input('c2_i4', ('TENSOR_FLOAT32', [4, 2]))
c2_i5 = Input('c2_i5', ('TENSOR_FLOAT32', [4, 3]))
c2_i6 = Input('c2_i6', ('TENSOR_FLOAT32', [4, 3]))
c2_i7 = Input('c2_i7', ('TENSOR_FLOAT32', [4, 3]))
c2_i8 = Input('c2_i8', ('TENSOR_FLOAT32', [4, 3]))
c2_i9 = Input('c2_i9', ('TENSOR_FLOAT32', [4]))
c2_i10 = Input('c2_i10', ('TENSOR_FLOAT32', [4]))
c2_i11 = Input('c2_i11', ('TENSOR_FLOAT32', [4]))
c2_i12 = Input('c2_i12', ('TENSOR_FLOAT32', [4]))
c2_i13 = Input('c2_i13', ('TENSOR_FLOAT32', [4]))
c2_i14 = Input('c2_i14', ('TENSOR_FLOAT32', [4]))
c2_i15 = Input('c2_i15', ('TENSOR_FLOAT32', [4]))
c2_i16 = Input('c2_i16', ('TENSOR_FLOAT32', [3, 4]))
c2_i17 = Input('c2_i17', ('TENSOR_FLOAT32', [3]))
c2_i18 = Input('c2_i18', ('TENSOR_FLOAT32', [1, 3]))
c2_i19 = Input('c2_i19', ('TENSOR_FLOAT32', [1, 4]))
c2_p20 = Int32Scalar('c2_p20', 3)
c2_p21 = Float32Scalar('c2_p21', 0.5)
c2_p22 = Float32Scalar('c2_p22', 0.0)
c2_p23 = BoolScalar('c2_p23', True)
c2_i24 = Input('c2_i24', ('TENSOR_FLOAT32', [4]))
c2_i25 = Input('c2_i25', ('TENSOR_FLOAT32', [4]))
c2_i26 = Input('c2_i26', ('TENSOR_FLOAT32', [4]))
c2_i27 = Input('c2_i27', ('TENSOR_FLOAT32', [4]))
c2_o28 = Output('c2_o28', ('TENSOR_FLOAT32', [3, 1, 3]))
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
c2_model.AddOperand(c2_i15)
c2_model.AddOperand(c2_i16)
c2_model.AddOperand(c2_i17)
c2_model.AddOperand(c2_i18)
c2_model.AddOperand(c2_i19)
c2_model.AddOperand(c2_p20)
c2_model.AddOperand(c2_p21)
c2_model.AddOperand(c2_p22)
c2_model.AddOperand(c2_p23)
c2_model.AddOperand(c2_i24)
c2_model.AddOperand(c2_i25)
c2_model.AddOperand(c2_i26)
c2_model.AddOperand(c2_i27)
c2_model.AddOperand(c2_o28)
c2_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_i5, c2_i6, c2_i7, c2_i8, c2_i9, c2_i10, c2_i11, c2_i12, c2_i13, c2_i14, c2_i15, c2_i16, c2_i17, c2_i18, c2_i19, c2_p20, c2_p21, c2_p22, c2_p23, c2_i24, c2_i25, c2_i26, c2_i27).To(c2_o28)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c2_i1: [-0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323],
    c2_i2: [1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206],
    c2_i3: [1.3880163, -1.2436854, 1.3844392, 1.1408968, -2.7699142, -1.4976634, 2.6997511, -0.031990223],
    c2_i4: [1.9621854, 1.7970264, -1.1335955, 0.6430166, -1.2802007, -0.86660665, 0.9993712, -2.2835329],
    c2_i5: [
        1.290055, -0.42315394, 1.5486767, -1.9997642, -1.7956364, -0.50747174, 0.21756476, 2.2881534,
        0.0008097561, 2.7420838, -1.6047398, -2.6901839
    ],
    c2_i6: [
        2.4370828, 1.7647561, 2.7035837, 1.990544, -1.8369042, 0.72990525, 2.2424626, 2.369689, -1.8496383,
        0.9391161, -2.7690594, 1.2896003
    ],
    c2_i7: [
        1.4628782, -1.3017099, 0.64233035, 0.20873846, 0.723191, -2.112152, -2.115048, 1.736845, -1.2410752,
        -1.062344, 2.3621254, -1.4791056
    ],
    c2_i8: [
        2.515915, 0.26265046, -2.7364676, 1.3165338, 2.6647334, 2.6897728, -1.4027189, 2.990852, -0.26664883,
        0.7506484, 1.3571283, 1.0349544
    ],
    c2_i9: [-0.96106106, -2.1272986, 1.006723, -1.8528556],
    c2_i10: [1.469733, 2.1889973, -1.5453745, 0.47451878],
    c2_i11: [-0.26898342, 2.853211, -1.8822342, -0.4057583],
    c2_i12: [2.1839914, 0.08493179, -1.8773291, 0.65009826],
    c2_i13: [-2.012886, 2.5097082, -2.3788424, 0.078109145],
    c2_i14: [-0.22583127, 1.4183605, -1.0761123, 2.2241507],
    c2_i15: [-2.4478016, -1.7462398, 1.4274578, -1.2225223],
    c2_i16: [
        0.7106337, -1.3399665, 0.41619134, 1.7624555, -2.5399566, -2.955164, -0.44547206, -0.020490916,
        1.2143939, -0.041962143, 0.21613452, -1.2816106
    ],
    c2_i17: [-2.1914895, 0.6300132, 0.34354988],
    c2_i18: [1.7388257, 0.39156884, -1.5761825],
    c2_i19: [-1.9639629, -2.2594256, -1.9922688, 2.3248103],
    c2_i24: [1.4479151, -0.34125265, 0.42923278, 1.8943745],
    c2_i25: [2.2689707, 2.675983, -2.6520379, 1.3305454],
    c2_i26: [2.2969704, -2.0654633, 0.79645735, 1.2570838],
    c2_i27: [0.11542715, -1.4137499, -2.2354233, 2.6168091],
    c2_o28: [-2.1069207, 0.62903, 0.2820537, -2.1854851, 0.62994343, 0.33918372, -1.9462093, 0.4691836, 0.1220768],
}, model=c2_model, name='unidirectional_sequence_lstm_default_FLOAT32_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_equal_values_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 3, 4]))
c3_p1 = Parameter('c3_p1', ('TENSOR_FLOAT16', []), None)
c3_p2 = Parameter('c3_p2', ('TENSOR_FLOAT16', [3, 4]), [3.0, 2.0, 1.0, 3.0, 2.0, 3.0, 3.0, 2.0, 2.0, 3.0, 1.0, 3.0])
c3_p3 = Parameter('c3_p3', ('TENSOR_FLOAT16', [3, 4]), [2.0, 3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0])
c3_p4 = Parameter('c3_p4', ('TENSOR_FLOAT16', [3, 4]), [1.0, 3.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 1.0, 3.0])
c3_p5 = Parameter('c3_p5', ('TENSOR_FLOAT16', []), None)
c3_p6 = Parameter('c3_p6', ('TENSOR_FLOAT16', [3, 3]), [1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 3.0, 2.0, 1.0])
c3_p7 = Parameter('c3_p7', ('TENSOR_FLOAT16', [3, 3]), [3.0, 1.0, 1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 1.0])
c3_p8 = Parameter('c3_p8', ('TENSOR_FLOAT16', [3, 3]), [1.0, 1.0, 2.0, 1.0, 2.0, 2.0, 3.0, 3.0, 2.0])
c3_p9 = Parameter('c3_p9', ('TENSOR_FLOAT16', []), None)
c3_p10 = Parameter('c3_p10', ('TENSOR_FLOAT16', [3]), [2.0, 1.0, 3.0])
c3_p11 = Parameter('c3_p11', ('TENSOR_FLOAT16', [3]), [2.0, 2.0, 2.0])
c3_p12 = Parameter('c3_p12', ('TENSOR_FLOAT16', []), None)
c3_p13 = Parameter('c3_p13', ('TENSOR_FLOAT16', [3]), [3.0, 2.0, 1.0])
c3_p14 = Parameter('c3_p14', ('TENSOR_FLOAT16', [3]), [2.0, 1.0, 1.0])
c3_p15 = Parameter('c3_p15', ('TENSOR_FLOAT16', [3]), [1.0, 1.0, 3.0])
c3_p16 = Parameter('c3_p16', ('TENSOR_FLOAT16', []), None)
c3_p17 = Parameter('c3_p17', ('TENSOR_FLOAT16', []), None)
c3_i18 = Input('c3_i18', ('TENSOR_FLOAT16', [2, 3]))
c3_i19 = Input('c3_i19', ('TENSOR_FLOAT16', [2, 3]))
c3_p20 = Int32Scalar('c3_p20', 1)
c3_p21 = Float16Scalar('c3_p21', 0.75)
c3_p22 = Float16Scalar('c3_p22', 0.0)
c3_p23 = BoolScalar('c3_p23', False)
c3_p24 = Parameter('c3_p24', ('TENSOR_FLOAT16', []), None)
c3_p25 = Parameter('c3_p25', ('TENSOR_FLOAT16', []), None)
c3_p26 = Parameter('c3_p26', ('TENSOR_FLOAT16', []), None)
c3_p27 = Parameter('c3_p27', ('TENSOR_FLOAT16', []), None)
c3_o28 = Output('c3_o28', ('TENSOR_FLOAT16', [2, 3, 3]))
c3_o29 = Output('c3_o29', ('TENSOR_FLOAT16', [2, 3]))
c3_o30 = Output('c3_o30', ('TENSOR_FLOAT16', [2, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
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
c3_model.AddOperand(c3_p13)
c3_model.AddOperand(c3_p14)
c3_model.AddOperand(c3_p15)
c3_model.AddOperand(c3_p16)
c3_model.AddOperand(c3_p17)
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
c3_model.AddOperand(c3_o28)
c3_model.AddOperand(c3_o29)
c3_model.AddOperand(c3_o30)
c3_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c3_i0, c3_p1, c3_p2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10, c3_p11, c3_p12, c3_p13, c3_p14, c3_p15, c3_p16, c3_p17, c3_i18, c3_i19, c3_p20, c3_p21, c3_p22, c3_p23, c3_p24, c3_p25, c3_p26, c3_p27).To(c3_o28, c3_o29, c3_o30)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        3.0, 1.0, 3.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 2.0, 1.0, 3.0, 3.0, 3.0, 2.0, 2.0, 3.0, 2.0, 2.0, 3.0,
        3.0, 1.0, 3.0, 1.0
    ],
    c3_i18: [3.0, 1.0, 1.0, 3.0, 2.0, 2.0],
    c3_i19: [1.0, 1.0, 2.0, 3.0, 3.0, 1.0],
    c3_o28: [
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75
    ],
    c3_o29: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
    c3_o30: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
}, model=c3_model, name='unidirectional_sequence_lstm_default_FLOAT16_equal_values_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_full_mantissas_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [3, 1, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [4, 2]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT16', [4, 2]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT16', [4, 2]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT16', [4, 2]))
c4_i5 = Input('c4_i5', ('TENSOR_FLOAT16', [4, 3]))
c4_i6 = Input('c4_i6', ('TENSOR_FLOAT16', [4, 3]))
c4_i7 = Input('c4_i7', ('TENSOR_FLOAT16', [4, 3]))
c4_i8 = Input('c4_i8', ('TENSOR_FLOAT16', [4, 3]))
c4_i9 = Input('c4_i9', ('TENSOR_FLOAT16', [4]))
c4_i10 = Input('c4_i10', ('TENSOR_FLOAT16', [4]))
c4_i11 = Input('c4_i11', ('TENSOR_FLOAT16', [4]))
c4_i12 = Input('c4_i12', ('TENSOR_FLOAT16', [4]))
c4_i13 = Input('c4_i13', ('TENSOR_FLOAT16', [4]))
c4_i14 = Input('c4_i14', ('TENSOR_FLOAT16', [4]))
c4_i15 = Input('c4_i15', ('TENSOR_FLOAT16', [4]))
c4_i16 = Input('c4_i16', ('TENSOR_FLOAT16', [3, 4]))
c4_i17 = Input('c4_i17', ('TENSOR_FLOAT16', [3]))
c4_i18 = Input('c4_i18', ('TENSOR_FLOAT16', [1, 3]))
c4_i19 = Input('c4_i19', ('TENSOR_FLOAT16', [1, 4]))
c4_p20 = Int32Scalar('c4_p20', 3)
c4_p21 = Float16Scalar('c4_p21', 0.5)
c4_p22 = Float16Scalar('c4_p22', 0.0)
c4_p23 = BoolScalar('c4_p23', True)
c4_i24 = Input('c4_i24', ('TENSOR_FLOAT16', [4]))
c4_i25 = Input('c4_i25', ('TENSOR_FLOAT16', [4]))
c4_i26 = Input('c4_i26', ('TENSOR_FLOAT16', [4]))
c4_i27 = Input('c4_i27', ('TENSOR_FLOAT16', [4]))
c4_o28 = Output('c4_o28', ('TENSOR_FLOAT16', [3, 1, 3]))
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
c4_model.AddOperand(c4_p20)
c4_model.AddOperand(c4_p21)
c4_model.AddOperand(c4_p22)
c4_model.AddOperand(c4_p23)
c4_model.AddOperand(c4_i24)
c4_model.AddOperand(c4_i25)
c4_model.AddOperand(c4_i26)
c4_model.AddOperand(c4_i27)
c4_model.AddOperand(c4_o28)
c4_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_i9, c4_i10, c4_i11, c4_i12, c4_i13, c4_i14, c4_i15, c4_i16, c4_i17, c4_i18, c4_i19, c4_p20, c4_p21, c4_p22, c4_p23, c4_i24, c4_i25, c4_i26, c4_i27).To(c4_o28)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [1.44, 1.271, 1.641, 2.37, -2.682, -2.303],
    c4_i1: [-0.4343, 2.736, 2.21, 0.3306, -2.125, 1.335, 0.11676, 2.875],
    c4_i2: [1.797, -0.4587, 1.55, 2.664, 1.239, -2.496, 0.3174, -0.948],
    c4_i3: [1.388, -1.244, 1.385, 1.141, -2.77, -1.498, 2.7, -0.03198],
    c4_i4: [1.962, 1.797, -1.134, 0.643, -1.28, -0.8667, 0.9995, -2.283],
    c4_i5: [1.29, -0.423, 1.549, -2.0, -1.796, -0.5073, 0.2175, 2.29, 0.0008097, 2.742, -1.6045, -2.69],
    c4_i6: [2.438, 1.765, 2.703, 1.99, -1.837, 0.73, 2.242, 2.37, -1.85, 0.939, -2.77, 1.29],
    c4_i7: [1.463, -1.302, 0.642, 0.2087, 0.723, -2.111, -2.115, 1.737, -1.241, -1.0625, 2.361, -1.4795],
    c4_i8: [2.516, 0.2627, -2.736, 1.316, 2.664, 2.69, -1.402, 2.99, -0.2666, 0.7505, 1.357, 1.035],
    c4_i9: [-0.961, -2.127, 1.007, -1.853],
    c4_i10: [1.47, 2.19, -1.545, 0.4746],
    c4_i11: [-0.269, 2.854, -1.882, -0.4058],
    c4_i12: [2.184, 0.08496, -1.877, 0.65],
    c4_i13: [-2.014, 2.51, -2.379, 0.0781],
    c4_i14: [-0.2258, 1.418, -1.076, 2.225],
    c4_i15: [-2.447, -1.746, 1.428, -1.223],
    c4_i16: [0.7104, -1.34, 0.4163, 1.763, -2.54, -2.955, -0.4456, -0.0205, 1.215, -0.04196, 0.2162, -1.281],
    c4_i17: [-2.191, 0.63, 0.3435],
    c4_i18: [1.739, 0.3916, -1.576],
    c4_i19: [-1.964, -2.26, -1.992, 2.324],
    c4_i24: [1.448, -0.3413, 0.4292, 1.895],
    c4_i25: [2.27, 2.676, -2.652, 1.33],
    c4_i26: [2.297, -2.066, 0.7964, 1.257],
    c4_i27: [0.1154, -1.414, -2.236, 2.617],
    c4_o28: [-2.107, 0.629, 0.282, -2.186, 0.63, 0.339, -1.946, 0.469, 0.1221],
}, model=c4_model, name='unidirectional_sequence_lstm_default_FLOAT16_full_mantissas_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_typical_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [2, 2, 1]))
c5_p1 = Parameter('c5_p1', ('TENSOR_FLOAT16', [4, 1]), [0.25, 0.75, -0.125, -0.375])
c5_p2 = Parameter('c5_p2', ('TENSOR_FLOAT16', [4, 1]), [-0.5, 0.75, -0.875, -0.25])
c5_p3 = Parameter('c5_p3', ('TENSOR_FLOAT16', [4, 1]), [1.0, -0.625, -1.0, -0.125])
c5_p4 = Parameter('c5_p4', ('TENSOR_FLOAT16', [4, 1]), [0.375, 1.0, 0.25, 0.75])
c5_p5 = Parameter('c5_p5', ('TENSOR_FLOAT16', [4, 4]), [
        -0.125, -0.25, 0.125, 1.0, 0.25, -0.375, -1.0, -0.875, -0.75, 0.875, -0.5, 0.75, 0.375, 0.5, -0.625,
        0.625
    ])
c5_p6 = Parameter('c5_p6', ('TENSOR_FLOAT16', [4, 4]), [
        0.875, 0.375, 0.125, -0.75, -0.375, -0.125, 1.0, -1.0, -0.875, 0.25, 0.5, 0.0, 0.75, -0.25, -0.625,
        0.625
    ])
c5_p7 = Parameter('c5_p7', ('TENSOR_FLOAT16', [4, 4]), [
        0.375, 0.75, 0.5, -0.125, 0.125, 1.0, -0.75, -0.5, -0.625, 0.625, 0.875, -0.25, -0.875, -1.0, -0.375,
        0.25
    ])
c5_p8 = Parameter('c5_p8', ('TENSOR_FLOAT16', [4, 4]), [
        0.75, -0.875, -0.375, 0.5, 1.0, 0.875, -0.25, 0.625, -1.0, 0.125, -0.5, -0.125, -0.75, 0.375, 0.0,
        -0.625
    ])
c5_p9 = Parameter('c5_p9', ('TENSOR_FLOAT16', []), None)
c5_p10 = Parameter('c5_p10', ('TENSOR_FLOAT16', []), None)
c5_p11 = Parameter('c5_p11', ('TENSOR_FLOAT16', []), None)
c5_p12 = Parameter('c5_p12', ('TENSOR_FLOAT16', [4]), [-0.25, -0.625, -0.375, -1.0])
c5_p13 = Parameter('c5_p13', ('TENSOR_FLOAT16', [4]), [-1.0, 0.875, 0.25, -0.625])
c5_p14 = Parameter('c5_p14', ('TENSOR_FLOAT16', [4]), [0.5, -0.875, 0.0, -0.625])
c5_p15 = Parameter('c5_p15', ('TENSOR_FLOAT16', [4]), [1.0, -1.0, 0.625, 0.25])
c5_p16 = Parameter('c5_p16', ('TENSOR_FLOAT16', []), None)
c5_p17 = Parameter('c5_p17', ('TENSOR_FLOAT16', []), None)
c5_i18 = Input('c5_i18', ('TENSOR_FLOAT16', [2, 4]))
c5_i19 = Input('c5_i19', ('TENSOR_FLOAT16', [2, 4]))
c5_p20 = Int32Scalar('c5_p20', 0)
c5_p21 = Float16Scalar('c5_p21', 0.75)
c5_p22 = Float16Scalar('c5_p22', 0.0)
c5_p23 = BoolScalar('c5_p23', False)
c5_p24 = Parameter('c5_p24', ('TENSOR_FLOAT16', [4]), [0.875, -0.625, 0.625, -0.75])
c5_p25 = Parameter('c5_p25', ('TENSOR_FLOAT16', [4]), [0.25, 0.875, 0.125, -0.25])
c5_p26 = Parameter('c5_p26', ('TENSOR_FLOAT16', [4]), [0.75, 0.875, -0.375, 0.625])
c5_p27 = Parameter('c5_p27', ('TENSOR_FLOAT16', [4]), [0.75, -0.625, -0.5, -0.875])
c5_o28 = Output('c5_o28', ('TENSOR_FLOAT16', [2, 2, 4]))
c5_o29 = Output('c5_o29', ('TENSOR_FLOAT16', [2, 4]))
c5_o30 = Output('c5_o30', ('TENSOR_FLOAT16', [2, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_p8)
c5_model.AddOperand(c5_p9)
c5_model.AddOperand(c5_p10)
c5_model.AddOperand(c5_p11)
c5_model.AddOperand(c5_p12)
c5_model.AddOperand(c5_p13)
c5_model.AddOperand(c5_p14)
c5_model.AddOperand(c5_p15)
c5_model.AddOperand(c5_p16)
c5_model.AddOperand(c5_p17)
c5_model.AddOperand(c5_i18)
c5_model.AddOperand(c5_i19)
c5_model.AddOperand(c5_p20)
c5_model.AddOperand(c5_p21)
c5_model.AddOperand(c5_p22)
c5_model.AddOperand(c5_p23)
c5_model.AddOperand(c5_p24)
c5_model.AddOperand(c5_p25)
c5_model.AddOperand(c5_p26)
c5_model.AddOperand(c5_p27)
c5_model.AddOperand(c5_o28)
c5_model.AddOperand(c5_o29)
c5_model.AddOperand(c5_o30)
c5_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c5_i0, c5_p1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9, c5_p10, c5_p11, c5_p12, c5_p13, c5_p14, c5_p15, c5_p16, c5_p17, c5_i18, c5_i19, c5_p20, c5_p21, c5_p22, c5_p23, c5_p24, c5_p25, c5_p26, c5_p27).To(c5_o28, c5_o29, c5_o30)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [-0.625, 0.5, -0.5, 1.0],
    c5_i18: [-0.375, -0.75, 0.625, 0.0, 0.75, 0.125, -0.875, 0.375],
    c5_i19: [0.75, -0.25, -0.375, -0.625, 0.5, -0.875, 0.625, -0.75],
    c5_o28: [
        -0.05112, -0.3865, -0.2107, -0.1306, 0.3682, -0.3518, -0.03387, -0.009834, 0.1293, -0.0198, 0.326,
        -0.2277, 0.4753, -0.05817, 0.2517, -0.1759
    ],
    c5_o29: [0.3682, -0.3518, -0.03387, -0.009834, 0.4753, -0.05817, 0.2517, -0.1759],
    c5_o30: [0.4175, -0.75, -0.04944, -0.02031, 0.75, -0.3718, 0.3213, -0.4587],
}, model=c5_model, name='unidirectional_sequence_lstm_default_FLOAT16_typical_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_equal_values_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [2, 3, 4]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT16', [3, 4]))
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT16', [3, 4]))
c6_i3 = Input('c6_i3', ('TENSOR_FLOAT16', [3, 4]))
c6_i4 = Input('c6_i4', ('TENSOR_FLOAT16', [3, 4]))
c6_i5 = Input('c6_i5', ('TENSOR_FLOAT16', [3, 3]))
c6_i6 = Input('c6_i6', ('TENSOR_FLOAT16', [3, 3]))
c6_i7 = Input('c6_i7', ('TENSOR_FLOAT16', [3, 3]))
c6_i8 = Input('c6_i8', ('TENSOR_FLOAT16', [3, 3]))
c6_i9 = Input('c6_i9', ('TENSOR_FLOAT16', [3]))
c6_i10 = Input('c6_i10', ('TENSOR_FLOAT16', [3]))
c6_i11 = Input('c6_i11', ('TENSOR_FLOAT16', [3]))
c6_i12 = Input('c6_i12', ('TENSOR_FLOAT16', [3]))
c6_i13 = Input('c6_i13', ('TENSOR_FLOAT16', [3]))
c6_i14 = Input('c6_i14', ('TENSOR_FLOAT16', [3]))
c6_i15 = Input('c6_i15', ('TENSOR_FLOAT16', [3]))
c6_i16 = Input('c6_i16', ('TENSOR_FLOAT16', [3, 3]))
c6_i17 = Input('c6_i17', ('TENSOR_FLOAT16', [3]))
c6_i18 = Input('c6_i18', ('TENSOR_FLOAT16', [2, 3]))
c6_i19 = Input('c6_i19', ('TENSOR_FLOAT16', [2, 3]))
c6_p20 = Int32Scalar('c6_p20', 6)
c6_p21 = Float16Scalar('c6_p21', 0.0)
c6_p22 = Float16Scalar('c6_p22', 0.0)
c6_p23 = BoolScalar('c6_p23', False)
c6_i24 = Input('c6_i24', ('TENSOR_FLOAT16', [3]))
c6_i25 = Input('c6_i25', ('TENSOR_FLOAT16', [3]))
c6_i26 = Input('c6_i26', ('TENSOR_FLOAT16', [3]))
c6_i27 = Input('c6_i27', ('TENSOR_FLOAT16', [3]))
c6_o28 = Output('c6_o28', ('TENSOR_FLOAT16', [2, 3, 3]))
c6_o29 = Output('c6_o29', ('TENSOR_FLOAT16', [2, 3]))
c6_o30 = Output('c6_o30', ('TENSOR_FLOAT16', [2, 3]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_i3)
c6_model.AddOperand(c6_i4)
c6_model.AddOperand(c6_i5)
c6_model.AddOperand(c6_i6)
c6_model.AddOperand(c6_i7)
c6_model.AddOperand(c6_i8)
c6_model.AddOperand(c6_i9)
c6_model.AddOperand(c6_i10)
c6_model.AddOperand(c6_i11)
c6_model.AddOperand(c6_i12)
c6_model.AddOperand(c6_i13)
c6_model.AddOperand(c6_i14)
c6_model.AddOperand(c6_i15)
c6_model.AddOperand(c6_i16)
c6_model.AddOperand(c6_i17)
c6_model.AddOperand(c6_i18)
c6_model.AddOperand(c6_i19)
c6_model.AddOperand(c6_p20)
c6_model.AddOperand(c6_p21)
c6_model.AddOperand(c6_p22)
c6_model.AddOperand(c6_p23)
c6_model.AddOperand(c6_i24)
c6_model.AddOperand(c6_i25)
c6_model.AddOperand(c6_i26)
c6_model.AddOperand(c6_i27)
c6_model.AddOperand(c6_o28)
c6_model.AddOperand(c6_o29)
c6_model.AddOperand(c6_o30)
c6_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c6_i0, c6_i1, c6_i2, c6_i3, c6_i4, c6_i5, c6_i6, c6_i7, c6_i8, c6_i9, c6_i10, c6_i11, c6_i12, c6_i13, c6_i14, c6_i15, c6_i16, c6_i17, c6_i18, c6_i19, c6_p20, c6_p21, c6_p22, c6_p23, c6_i24, c6_i25, c6_i26, c6_i27).To(c6_o28, c6_o29, c6_o30)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        1.0, 3.0, 2.0, 2.0, 2.0, 3.0, 3.0, 2.0, 2.0, 3.0, 3.0, 2.0, 1.0, 3.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0,
        1.0, 2.0, 1.0, 2.0
    ],
    c6_i1: [3.0, 1.0, 3.0, 2.0, 1.0, 2.0, 2.0, 3.0, 2.0, 2.0, 1.0, 2.0],
    c6_i2: [3.0, 3.0, 3.0, 3.0, 2.0, 1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0],
    c6_i3: [3.0, 2.0, 2.0, 2.0, 1.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0],
    c6_i4: [1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0, 2.0, 1.0, 3.0, 1.0, 2.0],
    c6_i5: [3.0, 3.0, 1.0, 1.0, 3.0, 1.0, 1.0, 3.0, 1.0],
    c6_i6: [1.0, 3.0, 3.0, 3.0, 3.0, 1.0, 2.0, 1.0, 1.0],
    c6_i7: [1.0, 3.0, 3.0, 3.0, 1.0, 1.0, 2.0, 3.0, 1.0],
    c6_i8: [3.0, 2.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0],
    c6_i9: [3.0, 1.0, 2.0],
    c6_i10: [3.0, 1.0, 1.0],
    c6_i11: [2.0, 1.0, 3.0],
    c6_i12: [1.0, 3.0, 1.0],
    c6_i13: [2.0, 2.0, 3.0],
    c6_i14: [1.0, 2.0, 1.0],
    c6_i15: [2.0, 3.0, 1.0],
    c6_i16: [2.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 1.0, 1.0],
    c6_i17: [3.0, 1.0, 1.0],
    c6_i18: [3.0, 3.0, 3.0, 2.0, 3.0, 3.0],
    c6_i19: [3.0, 1.0, 2.0, 2.0, 2.0, 1.0],
    c6_i24: [2.0, 3.0, 1.0],
    c6_i25: [2.0, 1.0, 1.0],
    c6_i26: [2.0, 2.0, 3.0],
    c6_i27: [1.0, 1.0, 3.0],
    c6_o28: [
        6.633, 4.355, 4.914, 6.47, 4.24, 4.7, 6.53, 4.305, 4.754, 6.676, 4.543, 4.81, 6.61, 4.496, 4.727,
        6.65, 4.52, 4.78
    ],
    c6_o29: [6.53, 4.305, 4.754, 6.65, 4.52, 4.78],
    c6_o30: [4.98, 1.353, 2.818, 4.44, 1.979, 2.041],
}, model=c6_model, name='unidirectional_sequence_lstm_default_FLOAT16_equal_values_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
