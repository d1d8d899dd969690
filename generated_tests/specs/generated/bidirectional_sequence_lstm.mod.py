from math import inf, nan

import numpy as np

# bidirectional_sequence_lstm_separate_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [1, 2, 3]), [0.75, 0.625, 1.0, -0.5, -1.0, -0.25])
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', []), None)
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [4, 3]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [4, 3]))
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [4, 3]))
c0_p5 = Parameter('c0_p5', ('TENSOR_FLOAT32', []), None)
c0_i6 = Input('c0_i6', ('TENSOR_FLOAT32', [4, 4]))
c0_i7 = Input('c0_i7', ('TENSOR_FLOAT32', [4, 4]))
c0_i8 = Input('c0_i8', ('TENSOR_FLOAT32', [4, 4]))
c0_p9 = Parameter('c0_p9', ('TENSOR_FLOAT32', []), None)
c0_p10 = Parameter('c0_p10', ('TENSOR_FLOAT32', []), None)
c0_p11 = Parameter('c0_p11', ('TENSOR_FLOAT32', []), None)
c0_p12 = Parameter('c0_p12', ('TENSOR_FLOAT32', []), None)
c0_i13 = Input('c0_i13', ('TENSOR_FLOAT32', [4]))
c0_i14 = Input('c0_i14', ('TENSOR_FLOAT32', [4]))
c0_i15 = Input('c0_i15', ('TENSOR_FLOAT32', [4]))
c0_p16 = Parameter('c0_p16', ('TENSOR_FLOAT32', []), None)
c0_p17 = Parameter('c0_p17', ('TENSOR_FLOAT32', []), None)
c0_p18 = Parameter('c0_p18', ('TENSOR_FLOAT32', []), None)
c0_i19 = Input('c0_i19', ('TENSOR_FLOAT32', [4, 3]))
c0_i20 = Input('c0_i20', ('TENSOR_FLOAT32', [4, 3]))
c0_i21 = Input('c0_i21', ('TENSOR_FLOAT32', [4, 3]))
c0_p22 = Parameter('c0_p22', ('TENSOR_FLOAT32', []), None)
c0_i23 = Input('c0_i23', ('TENSOR_FLOAT32', [4, 4]))
c0_i24 = Input('c0_i24', ('TENSOR_FLOAT32', [4, 4]))
c0_i25 = Input('c0_i25', ('TENSOR_FLOAT32', [4, 4]))
c0_p26 = Parameter('c0_p26', ('TENSOR_FLOAT32', []), None)
c0_p27 = Parameter('c0_p27', ('TENSOR_FLOAT32', []), None)
c0_p28 = Parameter('c0_p28', ('TENSOR_FLOAT32', []), None)
c0_p29 = Parameter('c0_p29', ('TENSOR_FLOAT32', []), None)
c0_i30 = Input('c0_i30', ('TENSOR_FLOAT32', [4]))
c0_i31 = Input('c0_i31', ('TENSOR_FLOAT32', [4]))
c0_i32 = Input('c0_i32', ('TENSOR_FLOAT32', [4]))
c0_p33 = Parameter('c0_p33', ('TENSOR_FLOAT32', []), None)
c0_p34 = Parameter('c0_p34', ('TENSOR_FLOAT32', []), None)
c0_p35 = Parameter('c0_p35', ('TENSOR_FLOAT32', [1, 4]), [-0.625, 0.625, -0.125, -1.0])
c0_p36 = Parameter('c0_p36', ('TENSOR_FLOAT32', [1, 4]), [0.375, -0.125, 0.125, -0.625])
c0_p37 = Parameter('c0_p37', ('TENSOR_FLOAT32', [1, 4]), [-0.375, 0.625, 0.25, 0.0])
c0_p38 = Parameter('c0_p38', ('TENSOR_FLOAT32', [1, 4]), [0.375, -0.125, 0.625, -0.25])
c0_p39 = Parameter('c0_p39', ('TENSOR_FLOAT32', []), None)
c0_p40 = Parameter('c0_p40', ('TENSOR_FLOAT32', []), None)
c0_p41 = Parameter('c0_p41', ('TENSOR_FLOAT32', []), None)
c0_p42 = Parameter('c0_p42', ('TENSOR_FLOAT32', []), None)
c0_p43 = Parameter('c0_p43', ('TENSOR_FLOAT32', []), None)
c0_p44 = Parameter('c0_p44', ('TENSOR_FLOAT32', []), None)
c0_p45 = Parameter('c0_p45', ('TENSOR_FLOAT32', []), None)
c0_p46 = Parameter('c0_p46', ('TENSOR_FLOAT32', []), None)
c0_p47 = Parameter('c0_p47', ('TENSOR_FLOAT32', []), None)
c0_p48 = Int32Scalar('c0_p48', 1)
c0_p49 = Float32Scalar('c0_p49', 0.75)
c0_p50 = Float32Scalar('c0_p50', 0.5)
c0_p51 = BoolScalar('c0_p51', False)
c0_p52 = BoolScalar('c0_p52', False)
c0_p53 = Parameter('c0_p53', ('TENSOR_FLOAT32', []), None)
c0_p54 = Parameter('c0_p54', ('TENSOR_FLOAT32', []), None)
c0_p55 = Parameter('c0_p55', ('TENSOR_FLOAT32', []), None)
c0_p56 = Parameter('c0_p56', ('TENSOR_FLOAT32', []), None)
c0_p57 = Parameter('c0_p57', ('TENSOR_FLOAT32', []), None)
c0_p58 = Parameter('c0_p58', ('TENSOR_FLOAT32', []), None)
c0_p59 = Parameter('c0_p59', ('TENSOR_FLOAT32', []), None)
c0_p60 = Parameter('c0_p60', ('TENSOR_FLOAT32', []), None)
c0_o61 = Output('c0_o61', ('TENSOR_FLOAT32', [1, 2, 4]))
c0_o62 = Output('c0_o62', ('TENSOR_FLOAT32', [1, 2, 4]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
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
c0_model.AddOperand(c0_p16)
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
c0_model.AddOperand(c0_p27)
c0_model.AddOperand(c0_p28)
c0_model.AddOperand(c0_p29)
c0_model.AddOperand(c0_i30)
c0_model.AddOperand(c0_i31)
c0_model.AddOperand(c0_i32)
c0_model.AddOperand(c0_p33)
c0_model.AddOperand(c0_p34)
c0_model.AddOperand(c0_p35)
c0_model.AddOperand(c0_p36)
c0_model.AddOperand(c0_p37)
c0_model.AddOperand(c0_p38)
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
c0_model.AddOperand(c0_p54)
c0_model.AddOperand(c0_p55)
c0_model.AddOperand(c0_p56)
c0_model.AddOperand(c0_p57)
c0_model.AddOperand(c0_p58)
c0_model.AddOperand(c0_p59)
c0_model.AddOperand(c0_p60)
c0_model.AddOperand(c0_o61)
c0_model.AddOperand(c0_o62)
c0_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c0_p0, c0_p1, c0_i2, c0_i3, c0_i4, c0_p5, c0_i6, c0_i7, c0_i8, c0_p9, c0_p10, c0_p11, c0_p12, c0_i13, c0_i14, c0_i15, c0_p16, c0_p17, c0_p18, c0_i19, c0_i20, c0_i21, c0_p22, c0_i23, c0_i24, c0_i25, c0_p26, c0_p27, c0_p28, c0_p29, c0_i30, c0_i31, c0_i32, c0_p33, c0_p34, c0_p35, c0_p36, c0_p37, c0_p38, c0_p39, c0_p40, c0_p41, c0_p42, c0_p43, c0_p44, c0_p45, c0_p46, c0_p47, c0_p48, c0_p49, c0_p50, c0_p51, c0_p52, c0_p53, c0_p54, c0_p55, c0_p56, c0_p57, c0_p58, c0_p59, c0_p60).To(c0_o61, c0_o62)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i2: [0.875, -0.375, 0.625, -1.0, -0.25, -0.625, 0.0, -0.875, -0.125, 1.0, 0.375, -0.75],
    c0_i3: [0.125, -0.5, 1.0, -0.125, 0.5, 0.375, -0.375, -1.0, -0.25, 0.875, 0.625, 0.0],
    c0_i4: [0.125, -1.0, -0.875, 0.75, -0.375, 0.0, 0.625, -0.125, -0.5, 0.875, -0.25, -0.75],
    c0_i6: [
        0.875, 1.0, -0.75, -1.0, 0.625, -0.5, -0.875, 0.25, 0.125, -0.625, 0.75, -0.25, 0.375, -0.125, 0.5,
        -0.375
    ],
    c0_i7: [
        -0.75, -0.125, -0.625, 0.875, -0.375, -0.5, 0.125, -0.875, 0.625, 0.5, 0.25, 0.0, 1.0, 0.375, -0.25,
        -1.0
    ],
    c0_i8: [
        -0.125, -1.0, 1.0, 0.875, -0.625, -0.875, 0.25, 0.375, -0.375, 0.125, -0.75, 0.75, -0.5, 0.5, -0.25,
        0.0
    ],
    c0_i13: [0.375, -0.75, 1.0, -0.875],
    c0_i14: [-0.125, 0.625, 0.25, -0.5],
    c0_i15: [0.75, -0.5, 0.875, 0.125],
    c0_i19: [0.5, 0.125, 1.0, 0.375, 0.75, -0.25, -0.375, -0.5, -0.75, -1.0, -0.125, 0.875],
    c0_i20: [0.0, -1.0, -0.375, -0.625, -0.875, 0.625, -0.125, 0.125, -0.75, 0.5, 0.25, 1.0],
    c0_i21: [-0.75, -0.25, -0.875, 0.75, 0.125, -0.375, 0.25, 1.0, 0.0, 0.625, 0.375, -0.625],
    c0_i23: [
        0.125, -0.875, -0.75, 1.0, -1.0, -0.625, -0.375, 0.25, -0.5, 0.75, 0.375, 0.0, -0.25, 0.625, 0.875,
        -0.125
    ],
    c0_i24: [
        -0.75, 0.75, 0.875, -0.25, 1.0, 0.0, -0.5, -0.625, -0.875, 0.125, 0.375, 0.625, -0.125, -1.0, 0.25,
        -0.375
    ],
    c0_i25: [
        0.875, -0.25, -0.125, 0.25, -0.875, 0.625, 1.0, 0.375, -1.0, 0.125, 0.0, -0.625, -0.75, -0.375, 0.5,
        0.75
    ],
    c0_i30: [1.0, -0.5, -0.75, -0.25],
    c0_i31: [-0.25, 0.125, -0.375, 0.25],
    c0_i32: [0.75, -0.25, -0.5, -0.75],
    c0_o61: [0.036436662, 0.24317655, 0.038040623, 0.35393125, 0.29036942, 0.14096029, 0.2298243, 0.04842352],
    c0_o62: [0.26326537, 0.14669347, 0.024997005, 0.15882537, 0.5596042, 0.29562008, 0.12172767, 0.0],
}, model=c0_model, name='separate_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 1, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [4, 2]), [-0.5, 0.75, -0.125, 0.375, 0.875, 0.5, 0.625, -0.75])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [4, 2]), [1.0, -0.5, -0.25, 0.125, -0.875, 0.75, 0.0, -0.75])
c1_p3 = Parameter('c1_p3', ('TENSOR_FLOAT32', [4, 2]), [0.125, 0.0, 1.0, 0.625, -1.0, -0.25, 0.25, 0.875])
c1_p4 = Parameter('c1_p4', ('TENSOR_FLOAT32', [4, 2]), [-0.625, -0.375, -0.5, 0.875, 0.375, -0.125, 0.125, -0.875])
c1_p5 = Parameter('c1_p5', ('TENSOR_FLOAT32', [4, 3]), [0.125, -1.0, -0.25, 0.0, -0.125, 0.5, 0.875, -0.5, 0.25, -0.375, 0.625, -0.625])
c1_p6 = Parameter('c1_p6', ('TENSOR_FLOAT32', [4, 3]), [0.5, -0.5, 1.0, 0.625, 0.75, -1.0, 0.25, 0.375, -0.875, 0.875, -0.25, -0.625])
c1_p7 = Parameter('c1_p7', ('TENSOR_FLOAT32', [4, 3]), [1.0, -0.25, -0.625, 0.5, -1.0, 0.0, -0.875, -0.375, 0.75, -0.125, 0.875, -0.5])
c1_p8 = Parameter('c1_p8', ('TENSOR_FLOAT32', [4, 3]), [0.125, 0.5, -1.0, 0.375, -0.75, 0.0, -0.875, -0.625, 1.0, -0.125, 0.625, -0.5])
c1_p9 = Parameter('c1_p9', ('TENSOR_FLOAT32', []), None)
c1_p10 = Parameter('c1_p10', ('TENSOR_FLOAT32', []), None)
c1_p11 = Parameter('c1_p11', ('TENSOR_FLOAT32', []), None)
c1_p12 = Parameter('c1_p12', ('TENSOR_FLOAT32', [4]), [-0.375, 1.0, 0.875, -0.625])
c1_p13 = Parameter('c1_p13', ('TENSOR_FLOAT32', [4]), [0.375, -0.75, -0.25, 0.625])
c1_p14 = Parameter('c1_p14', ('TENSOR_FLOAT32', [4]), [-0.25, -0.75, 0.875, -0.375])
c1_p15 = Parameter('c1_p15', ('TENSOR_FLOAT32', [4]), [-0.75, 0.0, -0.125, 0.125])
c1_p16 = Parameter('c1_p16', ('TENSOR_FLOAT32', [3, 4]), [0.625, 0.375, 1.0, -0.25, -0.125, 0.75, -0.875, -0.625, 0.125, 0.0, -1.0, -0.375])
c1_p17 = Parameter('c1_p17', ('TENSOR_FLOAT32', []), None)
c1_p18 = Parameter('c1_p18', ('TENSOR_FLOAT32', [4, 1]), [-1.0, -0.625, -0.25, 0.625])
c1_p19 = Parameter('c1_p19', ('TENSOR_FLOAT32', [4, 1]), [0.875, 0.75, -0.5, 0.375])
c1_p20 = Parameter('c1_p20', ('TENSOR_FLOAT32', [4, 1]), [0.0, 0.25, -0.25, 1.0])
c1_p21 = Parameter('c1_p21', ('TENSOR_FLOAT32', [4, 1]), [-0.75, -0.125, -0.25, 0.75])
c1_p22 = Parameter('c1_p22', ('TENSOR_FLOAT32', [4, 4]), [
        -0.375, -0.625, 0.625, 0.375, 0.125, 0.875, -0.5, 0.75, -0.125, -1.0, -0.875, 0.5, 0.25, 1.0, -0.75,
        0.0
    ])
c1_p23 = Parameter('c1_p23', ('TENSOR_FLOAT32', [4, 4]), [
        -0.25, 0.375, 0.125, -1.0, 0.0, 1.0, 0.625, -0.625, -0.5, 0.5, 0.75, -0.875, 0.25, 0.875, -0.375,
        -0.125
    ])
c1_p24 = Parameter('c1_p24', ('TENSOR_FLOAT32', [4, 4]), [
        0.125, 0.0, -0.75, -0.5, 0.875, -0.875, 0.375, 1.0, 0.25, -1.0, -0.125, -0.375, 0.5, 0.75, 0.625,
        -0.625
    ])
c1_p25 = Parameter('c1_p25', ('TENSOR_FLOAT32', [4, 4]), [
        0.875, -0.5, 0.75, -0.75, 1.0, 0.5, 0.375, -1.0, -0.375, 0.625, -0.625, 0.0, 0.125, -0.25, -0.875,
        0.25
    ])
c1_p26 = Parameter('c1_p26', ('TENSOR_FLOAT32', []), None)
c1_p27 = Parameter('c1_p27', ('TENSOR_FLOAT32', []), None)
c1_p28 = Parameter('c1_p28', ('TENSOR_FLOAT32', []), None)
c1_p29 = Parameter('c1_p29', ('TENSOR_FLOAT32', [4]), [0.25, 0.0, -0.375, 1.0])
c1_p30 = Parameter('c1_p30', ('TENSOR_FLOAT32', [4]), [0.625, 1.0, 0.0, -0.375])
c1_p31 = Parameter('c1_p31', ('TENSOR_FLOAT32', [4]), [0.875, 0.5, 0.625, 0.75])
c1_p32 = Parameter('c1_p32', ('TENSOR_FLOAT32', [4]), [-0.625, 0.75, -0.75, 0.25])
c1_p33 = Parameter('c1_p33', ('TENSOR_FLOAT32', []), None)
c1_p34 = Parameter('c1_p34', ('TENSOR_FLOAT32', []), None)
c1_i35 = Input('c1_i35', ('TENSOR_FLOAT32', [1, 3]))
c1_i36 = Input('c1_i36', ('TENSOR_FLOAT32', [1, 4]))
c1_i37 = Input('c1_i37', ('TENSOR_FLOAT32', [1, 4]))
c1_i38 = Input('c1_i38', ('TENSOR_FLOAT32', [1, 4]))
c1_i39 = Input('c1_i39', ('TENSOR_FLOAT32', [2, 1, 1]))
c1_p40 = Parameter('c1_p40', ('TENSOR_FLOAT32', []), None)
c1_p41 = Parameter('c1_p41', ('TENSOR_FLOAT32', []), None)
c1_p42 = Parameter('c1_p42', ('TENSOR_FLOAT32', []), None)
c1_p43 = Parameter('c1_p43', ('TENSOR_FLOAT32', []), None)
c1_p44 = Parameter('c1_p44', ('TENSOR_FLOAT32', []), None)
c1_p45 = Parameter('c1_p45', ('TENSOR_FLOAT32', []), None)
c1_p46 = Parameter('c1_p46', ('TENSOR_FLOAT32', []), None)
c1_p47 = Parameter('c1_p47', ('TENSOR_FLOAT32', []), None)
c1_p48 = Int32Scalar('c1_p48', 0)
c1_p49 = Float32Scalar('c1_p49', 0.0)
c1_p50 = Float32Scalar('c1_p50', 0.0)
c1_p51 = BoolScalar('c1_p51', False)
c1_p52 = BoolScalar('c1_p52', True)
c1_p53 = Parameter('c1_p53', ('TENSOR_FLOAT32', [4]), [-0.375, 0.875, 0.375, -0.625])
c1_p54 = Parameter('c1_p54', ('TENSOR_FLOAT32', [4]), [0.375, 0.75, -0.125, -0.625])
c1_p55 = Parameter('c1_p55', ('TENSOR_FLOAT32', [4]), [-1.0, 0.375, 1.0, -0.875])
c1_p56 = Parameter('c1_p56', ('TENSOR_FLOAT32', [4]), [0.125, 0.375, 0.75, 0.5])
c1_p57 = Parameter('c1_p57', ('TENSOR_FLOAT32', [4]), [-0.625, -1.0, 0.875, 1.0])
c1_p58 = Parameter('c1_p58', ('TENSOR_FLOAT32', [4]), [-0.5, 0.125, 0.375, 0.0])
c1_p59 = Parameter('c1_p59', ('TENSOR_FLOAT32', [4]), [-0.625, -0.875, -0.125, 0.875])
c1_p60 = Parameter('c1_p60', ('TENSOR_FLOAT32', [4]), [-0.875, 0.875, -0.125, -0.75])
c1_o61 = Output('c1_o61', ('TENSOR_FLOAT32', [2, 1, 3]))
c1_o62 = Output('c1_o62', ('TENSOR_FLOAT32', [2, 1, 4]))
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
c1_model.AddOperand(c1_p18)
c1_model.AddOperand(c1_p19)
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
c1_model.AddOperand(c1_p32)
c1_model.AddOperand(c1_p33)
c1_model.AddOperand(c1_p34)
c1_model.AddOperand(c1_i35)
c1_model.AddOperand(c1_i36)
c1_model.AddOperand(c1_i37)
c1_model.AddOperand(c1_i38)
c1_model.AddOperand(c1_i39)
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
c1_model.AddOperand(c1_p57)
c1_model.AddOperand(c1_p58)
c1_model.AddOperand(c1_p59)
c1_model.AddOperand(c1_p60)
c1_model.AddOperand(c1_o61)
c1_model.AddOperand(c1_o62)
c1_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10, c1_p11, c1_p12, c1_p13, c1_p14, c1_p15, c1_p16, c1_p17, c1_p18, c1_p19, c1_p20, c1_p21, c1_p22, c1_p23, c1_p24, c1_p25, c1_p26, c1_p27, c1_p28, c1_p29, c1_p30, c1_p31, c1_p32, c1_p33, c1_p34, c1_i35, c1_i36, c1_i37, c1_i38, c1_i39, c1_p40, c1_p41, c1_p42, c1_p43, c1_p44, c1_p45, c1_p46, c1_p47, c1_p48, c1_p49, c1_p50, c1_p51, c1_p52, c1_p53, c1_p54, c1_p55, c1_p56, c1_p57, c1_p58, c1_p59, c1_p60).To(c1_o61, c1_o62)
c1_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c1_i0: [0.0, -0.625, 0.25, -0.75],
    c1_i35: [-0.875, -0.25, -1.0],
    c1_i36: [-0.625, 0.375, 0.5, -0.375],
    c1_i37: [0.0, -0.625, 0.25, 1.0],
    c1_i38: [1.0, -0.375, 0.25, -0.875],
    c1_i39: [-0.25, -0.625],
    c1_o61: [0.50783074, -0.60672206, -0.5795731, -0.04908159, -0.2620174, -0.23107319],
    c1_o62: [0.17247207, -0.049448222, 0.17397475, -0.20949525, 0.18754143, -0.2228473, 0.14735083, -0.25209853],
}, model=c1_model, name='separate_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
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
c2_p18 = Parameter('c2_p18', ('TENSOR_FLOAT32', []), None)
c2_i19 = Input('c2_i19', ('TENSOR_FLOAT32', [4, 2]))
c2_i20 = Input('c2_i20', ('TENSOR_FLOAT32', [4, 2]))
c2_i21 = Input('c2_i21', ('TENSOR_FLOAT32', [4, 2]))
c2_p22 = Parameter('c2_p22', ('TENSOR_FLOAT32', []), None)
c2_i23 = Input('c2_i23', ('TENSOR_FLOAT32', [4, 2]))
c2_i24 = Input('c2_i24', ('TENSOR_FLOAT32', [4, 2]))
c2_i25 = Input('c2_i25', ('TENSOR_FLOAT32', [4, 2]))
c2_p26 = Parameter('c2_p26', ('TENSOR_FLOAT32', []), None)
c2_p27 = Parameter('c2_p27', ('TENSOR_FLOAT32', []), None)
c2_p28 = Parameter('c2_p28', ('TENSOR_FLOAT32', []), None)
c2_p29 = Parameter('c2_p29', ('TENSOR_FLOAT32', []), None)
c2_i30 = Input('c2_i30', ('TENSOR_FLOAT32', [4]))
c2_i31 = Input('c2_i31', ('TENSOR_FLOAT32', [4]))
c2_i32 = Input('c2_i32', ('TENSOR_FLOAT32', [4]))
c2_i33 = Input('c2_i33', ('TENSOR_FLOAT32', [2, 4]))
c2_i34 = Input('c2_i34', ('TENSOR_FLOAT32', [2]))
c2_i35 = Input('c2_i35', ('TENSOR_FLOAT32', [2, 3]))
c2_i36 = Input('c2_i36', ('TENSOR_FLOAT32', [2, 4]))
c2_i37 = Input('c2_i37', ('TENSOR_FLOAT32', [2, 2]))
c2_i38 = Input('c2_i38', ('TENSOR_FLOAT32', [2, 4]))
c2_p39 = Parameter('c2_p39', ('TENSOR_FLOAT32', []), None)
c2_p40 = Parameter('c2_p40', ('TENSOR_FLOAT32', []), None)
c2_p41 = Parameter('c2_p41', ('TENSOR_FLOAT32', []), None)
c2_p42 = Parameter('c2_p42', ('TENSOR_FLOAT32', []), None)
c2_p43 = Parameter('c2_p43', ('TENSOR_FLOAT32', []), None)
c2_p44 = Parameter('c2_p44', ('TENSOR_FLOAT32', []), None)
c2_p45 = Parameter('c2_p45', ('TENSOR_FLOAT32', []), None)
c2_p46 = Parameter('c2_p46', ('TENSOR_FLOAT32', []), None)
c2_p47 = Parameter('c2_p47', ('TENSOR_FLOAT32', []), None)
c2_p48 = Int32Scalar('c2_p48', 4)
c2_p49 = Float32Scalar('c2_p49', 0.5)
c2_p50 = Float32Scalar('c2_p50', 0.0)
c2_p51 = BoolScalar('c2_p51', False)
c2_p52 = BoolScalar('c2_p52', True)
c2_i53 = Input('c2_i53', ('TENSOR_FLOAT32', [4]))
c2_i54 = Input('c2_i54', ('TENSOR_FLOAT32', [4]))
c2_i55 = Input('c2_i55', ('TENSOR_FLOAT32', [4]))
c2_i56 = Input('c2_i56', ('TENSOR_FLOAT32', [4]))
c2_p57 = Parameter('c2_p57', ('TENSOR_FLOAT32', []), None)
c2_i58 = Input('c2_i58', ('TENSOR_FLOAT32', [4]))
c2_i59 = Input('c2_i59', ('TENSOR_FLOAT32', [4]))
c2_i60 = Input('c2_i60', ('TENSOR_FLOAT32', [4]))
c2_o61 = Output('c2_o61', ('TENSOR_FLOAT32', [2, 2, 3]))
c2_o62 = Output('c2_o62', ('TENSOR_FLOAT32', [2, 2, 2]))
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
c2_model.AddOperand(c2_p18)
c2_model.AddOperand(c2_i19)
c2_model.AddOperand(c2_i20)
c2_model.AddOperand(c2_i21)
c2_model.AddOperand(c2_p22)
c2_model.AddOperand(c2_i23)
c2_model.AddOperand(c2_i24)
c2_model.AddOperand(c2_i25)
c2_model.AddOperand(c2_p26)
c2_model.AddOperand(c2_p27)
c2_model.AddOperand(c2_p28)
c2_model.AddOperand(c2_p29)
c2_model.AddOperand(c2_i30)
c2_model.AddOperand(c2_i31)
c2_model.AddOperand(c2_i32)
c2_model.AddOperand(c2_i33)
c2_model.AddOperand(c2_i34)
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
c2_model.AddOperand(c2_i53)
c2_model.AddOperand(c2_i54)
c2_model.AddOperand(c2_i55)
c2_model.AddOperand(c2_i56)
c2_model.AddOperand(c2_p57)
c2_model.AddOperand(c2_i58)
c2_model.AddOperand(c2_i59)
c2_model.AddOperand(c2_i60)
c2_model.AddOperand(c2_o61)
c2_model.AddOperand(c2_o62)
c2_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_i5, c2_i6, c2_i7, c2_i8, c2_i9, c2_i10, c2_i11, c2_i12, c2_i13, c2_i14, c2_i15, c2_i16, c2_i17, c2_p18, c2_i19, c2_i20, c2_i21, c2_p22, c2_i23, c2_i24, c2_i25, c2_p26, c2_p27, c2_p28, c2_p29, c2_i30, c2_i31, c2_i32, c2_i33, c2_i34, c2_i35, c2_i36, c2_i37, c2_i38, c2_p39, c2_p40, c2_p41, c2_p42, c2_p43, c2_p44, c2_p45, c2_p46, c2_p47, c2_p48, c2_p49, c2_p50, c2_p51, c2_p52, c2_i53, c2_i54, c2_i55, c2_i56, c2_p57, c2_i58, c2_i59, c2_i60).To(c2_o61, c2_o62)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [0.625, 0.125, 0.375, -0.5, 0.5, 0.875, -0.375, -0.75],
    c2_i1: [-1.0, 0.125, -0.375, -0.5, 0.625, 1.0, -0.125, 0.375],
    c2_i2: [0.0, -0.875, -0.75, -0.5, 0.375, 1.0, 0.5, 0.75],
    c2_i3: [0.875, -0.25, 0.25, -0.75, 0.5, -0.375, -1.0, 0.125],
    c2_i4: [0.125, 1.0, 0.25, -0.25, 0.875, -0.125, 0.375, -1.0],
    c2_i5: [0.875, 1.0, 0.625, -0.5, -0.375, -0.75, -0.25, 0.0, 0.125, -0.875, -1.0, 0.75],
    c2_i6: [0.75, 0.25, -0.75, -0.625, -0.875, 0.375, 0.625, 0.125, 0.5, -0.125, 0.0, 0.875],
    c2_i7: [0.875, -0.25, -0.75, 0.75, 1.0, 0.0, 0.5, -0.375, -0.875, 0.125, -0.625, -1.0],
    c2_i8: [1.0, 0.5, -0.625, -0.25, -0.125, -1.0, 0.875, 0.25, -0.875, 0.125, 0.375, -0.75],
    c2_i9: [0.5, 0.125, 0.625, 0.0],
    c2_i10: [-0.375, -1.0, 0.5, -0.875],
    c2_i11: [-0.5, -0.25, 0.25, -0.625],
    c2_i12: [0.25, 0.125, -0.25, 0.0],
    c2_i13: [0.875, -0.375, 1.0, 0.5],
    c2_i14: [1.0, -0.875, -0.125, -0.375],
    c2_i15: [-0.25, -0.375, 0.25, 0.875],
    c2_i16: [-0.375, 0.75, 0.0, 1.0, -0.875, 0.875, 0.5, -0.75, -0.5, 0.25, 0.625, -0.25],
    c2_i17: [-0.125, 0.125, -0.75],
    c2_i19: [1.0, -0.375, 0.25, -0.625, -0.25, 0.0, -0.125, -0.75],
    c2_i20: [0.5, -0.75, 0.375, -0.625, 1.0, 0.875, 0.25, 0.125],
    c2_i21: [0.25, -1.0, -0.25, 0.125, -0.875, 0.625, 0.5, -0.125],
    c2_i23: [0.625, 0.125, -0.25, 0.25, 0.375, -0.375, 0.875, 0.5],
    c2_i24: [0.375, -0.375, -0.625, 0.875, -0.875, 0.0, -0.75, -1.0],
    c2_i25: [-0.625, 0.25, -0.75, -0.25, -0.375, -0.5, -1.0, 0.375],
    c2_i30: [-0.5, 0.125, -0.625, 1.0],
    c2_i31: [0.875, -0.875, 0.125, -0.5],
    c2_i32: [-1.0, 0.625, 1.0, -0.25],
    c2_i33: [0.625, -0.875, -0.75, -0.375, 0.25, 0.875, -0.5, 0.0],
    c2_i34: [0.375, -0.875],
    c2_i35: [-0.125, 1.0, -0.75, 0.75, 0.625, 0.0],
    c2_i36: [-0.875, -0.125, 0.125, -0.625, 1.0, 0.75, -0.5, 0.25],
    c2_i37: [0.5, 0.0, 0.125, -0.5],
    c2_i38: [0.5, -0.875, -0.375, -1.0, 1.0, 0.875, -0.5, 0.75],
    c2_i53: [0.375, -1.0, 0.5, -0.25],
    c2_i54: [0.125, -0.375, -0.625, 0.75],
    c2_i55: [-0.5, -0.875, 0.25, 0.75],
    c2_i56: [-0.75, 0.5, 1.0, 0.75],
    c2_i58: [-0.25, -0.375, -0.625, 0.0],
    c2_i59: [0.0, -0.25, -0.375, 0.5],
    c2_i60: [-0.125, 0.875, -0.25, 0.375],
    c2_o61: [
        -0.52890843, 0.4454362, -0.6011641, -0.5384344, -0.044076744, -0.9891194, -0.32838768, 0.31616765,
        -0.67667407, -0.14699824, -0.33845627, -1.0457449
    ],
    c2_o62: [0.7832797, -1.1223451, 0.26842543, -1.0616857, 1.0289974, -0.98524356, 0.14950389, -0.865761],
}, model=c2_model, name='separate_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 1, 3]))
c3_p1 = Parameter('c3_p1', ('TENSOR_FLOAT32', []), None)
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [3, 3]))
c3_i3 = Input('c3_i3', ('TENSOR_FLOAT32', [3, 3]))
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT32', [3, 3]))
c3_p5 = Parameter('c3_p5', ('TENSOR_FLOAT32', []), None)
c3_i6 = Input('c3_i6', ('TENSOR_FLOAT32', [3, 3]))
c3_i7 = Input('c3_i7', ('TENSOR_FLOAT32', [3, 3]))
c3_i8 = Input('c3_i8', ('TENSOR_FLOAT32', [3, 3]))
c3_p9 = Parameter('c3_p9', ('TENSOR_FLOAT32', []), None)
c3_i10 = Input('c3_i10', ('TENSOR_FLOAT32', [3]))
c3_i11 = Input('c3_i11', ('TENSOR_FLOAT32', [3]))
c3_p12 = Parameter('c3_p12', ('TENSOR_FLOAT32', []), None)
c3_i13 = Input('c3_i13', ('TENSOR_FLOAT32', [3]))
c3_i14 = Input('c3_i14', ('TENSOR_FLOAT32', [3]))
c3_i15 = Input('c3_i15', ('TENSOR_FLOAT32', [3]))
c3_i16 = Input('c3_i16', ('TENSOR_FLOAT32', [3, 3]))
c3_i17 = Input('c3_i17', ('TENSOR_FLOAT32', [3]))
c3_p18 = Parameter('c3_p18', ('TENSOR_FLOAT32', []), None)
c3_i19 = Input('c3_i19', ('TENSOR_FLOAT32', [1, 3]))
c3_i20 = Input('c3_i20', ('TENSOR_FLOAT32', [1, 3]))
c3_i21 = Input('c3_i21', ('TENSOR_FLOAT32', [1, 3]))
c3_p22 = Parameter('c3_p22', ('TENSOR_FLOAT32', []), None)
c3_i23 = Input('c3_i23', ('TENSOR_FLOAT32', [1, 2]))
c3_i24 = Input('c3_i24', ('TENSOR_FLOAT32', [1, 2]))
c3_i25 = Input('c3_i25', ('TENSOR_FLOAT32', [1, 2]))
c3_p26 = Parameter('c3_p26', ('TENSOR_FLOAT32', []), None)
c3_i27 = Input('c3_i27', ('TENSOR_FLOAT32', [1]))
c3_i28 = Input('c3_i28', ('TENSOR_FLOAT32', [1]))
c3_p29 = Parameter('c3_p29', ('TENSOR_FLOAT32', []), None)
c3_i30 = Input('c3_i30', ('TENSOR_FLOAT32', [1]))
c3_i31 = Input('c3_i31', ('TENSOR_FLOAT32', [1]))
c3_i32 = Input('c3_i32', ('TENSOR_FLOAT32', [1]))
c3_i33 = Input('c3_i33', ('TENSOR_FLOAT32', [2, 1]))
c3_p34 = Parameter('c3_p34', ('TENSOR_FLOAT32', []), None)
c3_i35 = Input('c3_i35', ('TENSOR_FLOAT32', [1, 3]))
c3_i36 = Input('c3_i36', ('TENSOR_FLOAT32', [1, 3]))
c3_i37 = Input('c3_i37', ('TENSOR_FLOAT32', [1, 2]))
c3_i38 = Input('c3_i38', ('TENSOR_FLOAT32', [1, 1]))
c3_p39 = Parameter('c3_p39', ('TENSOR_FLOAT32', [1, 1, 3]), [0.875, -0.25, -0.625])
c3_p40 = Parameter('c3_p40', ('TENSOR_FLOAT32', []), None)
c3_p41 = Parameter('c3_p41', ('TENSOR_FLOAT32', []), None)
c3_p42 = Parameter('c3_p42', ('TENSOR_FLOAT32', []), None)
c3_p43 = Parameter('c3_p43', ('TENSOR_FLOAT32', []), None)
c3_p44 = Parameter('c3_p44', ('TENSOR_FLOAT32', []), None)
c3_p45 = Parameter('c3_p45', ('TENSOR_FLOAT32', []), None)
c3_p46 = Parameter('c3_p46', ('TENSOR_FLOAT32', []), None)
c3_p47 = Parameter('c3_p47', ('TENSOR_FLOAT32', []), None)
c3_p48 = Int32Scalar('c3_p48', 6)
c3_p49 = Float32Scalar('c3_p49', 0.75)
c3_p50 = Float32Scalar('c3_p50', 0.5)
c3_p51 = BoolScalar('c3_p51', False)
c3_p52 = BoolScalar('c3_p52', True)
c3_p53 = Parameter('c3_p53', ('TENSOR_FLOAT32', []), None)
c3_p54 = Parameter('c3_p54', ('TENSOR_FLOAT32', []), None)
c3_p55 = Parameter('c3_p55', ('TENSOR_FLOAT32', []), None)
c3_p56 = Parameter('c3_p56', ('TENSOR_FLOAT32', []), None)
c3_p57 = Parameter('c3_p57', ('TENSOR_FLOAT32', []), None)
c3_p58 = Parameter('c3_p58', ('TENSOR_FLOAT32', []), None)
c3_p59 = Parameter('c3_p59', ('TENSOR_FLOAT32', []), None)
c3_p60 = Parameter('c3_p60', ('TENSOR_FLOAT32', []), None)
c3_o61 = Output('c3_o61', ('TENSOR_FLOAT32', [1, 1, 3]))
c3_o62 = Output('c3_o62', ('TENSOR_FLOAT32', [1, 1, 2]))
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
c3_model.AddOperand(c3_i17)
c3_model.AddOperand(c3_p18)
c3_model.AddOperand(c3_i19)
c3_model.AddOperand(c3_i20)
c3_model.AddOperand(c3_i21)
c3_model.AddOperand(c3_p22)
c3_model.AddOperand(c3_i23)
c3_model.AddOperand(c3_i24)
c3_model.AddOperand(c3_i25)
c3_model.AddOperand(c3_p26)
c3_model.AddOperand(c3_i27)
c3_model.AddOperand(c3_i28)
c3_model.AddOperand(c3_p29)
c3_model.AddOperand(c3_i30)
c3_model.AddOperand(c3_i31)
c3_model.AddOperand(c3_i32)
c3_model.AddOperand(c3_i33)
c3_model.AddOperand(c3_p34)
c3_model.AddOperand(c3_i35)
c3_model.AddOperand(c3_i36)
c3_model.AddOperand(c3_i37)
c3_model.AddOperand(c3_i38)
c3_model.AddOperand(c3_p39)
c3_model.AddOperand(c3_p40)
c3_model.AddOperand(c3_p41)
c3_model.AddOperand(c3_p42)
c3_model.AddOperand(c3_p43)
c3_model.AddOperand(c3_p44)
c3_model.AddOperand(c3_p45)
c3_model.AddOperand(c3_p46)
c3_model.AddOperand(c3_p47)
c3_model.AddOperand(c3_p48)
c3_model.AddOperand(c3_p49)
c3_model.AddOperand(c3_p50)
c3_model.AddOperand(c3_p51)
c3_model.AddOperand(c3_p52)
c3_model.AddOperand(c3_p53)
c3_model.AddOperand(c3_p54)
c3_model.AddOperand(c3_p55)
c3_model.AddOperand(c3_p56)
c3_model.AddOperand(c3_p57)
c3_model.AddOperand(c3_p58)
c3_model.AddOperand(c3_p59)
c3_model.AddOperand(c3_p60)
c3_model.AddOperand(c3_o61)
c3_model.AddOperand(c3_o62)
c3_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c3_i0, c3_p1, c3_i2, c3_i3, c3_i4, c3_p5, c3_i6, c3_i7, c3_i8, c3_p9, c3_i10, c3_i11, c3_p12, c3_i13, c3_i14, c3_i15, c3_i16, c3_i17, c3_p18, c3_i19, c3_i20, c3_i21, c3_p22, c3_i23, c3_i24, c3_i25, c3_p26, c3_i27, c3_i28, c3_p29, c3_i30, c3_i31, c3_i32, c3_i33, c3_p34, c3_i35, c3_i36, c3_i37, c3_i38, c3_p39, c3_p40, c3_p41, c3_p42, c3_p43, c3_p44, c3_p45, c3_p46, c3_p47, c3_p48, c3_p49, c3_p50, c3_p51, c3_p52, c3_p53, c3_p54, c3_p55, c3_p56, c3_p57, c3_p58, c3_p59, c3_p60).To(c3_o61, c3_o62)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [0.75, -0.875, 0.375],
    c3_i2: [0.625, 0.75, 0.875, -1.0, -0.5, -0.375, -0.25, -0.75, -0.125],
    c3_i3: [0.5, 0.25, 1.0, 0.375, -0.625, -0.75, 0.125, 0.75, 0.0],
    c3_i4: [-0.625, -0.875, -0.75, 0.25, -0.25, 0.375, 1.0, -1.0, 0.875],
    c3_i6: [0.5, 1.0, -0.875, 0.125, -0.625, 0.75, -0.25, 0.25, 0.625],
    c3_i7: [0.375, -0.375, -0.125, 0.75, 0.125, -0.625, -0.875, -0.5, 0.0],
    c3_i8: [-0.75, 0.5, 0.0, -0.875, 0.375, 0.25, -1.0, 0.625, -0.5],
    c3_i10: [0.25, 0.5, -0.625],
    c3_i11: [1.0, 0.125, 0.625],
    c3_i13: [-1.0, -0.125, 1.0],
    c3_i14: [0.875, 0.125, -0.5],
    c3_i15: [0.75, 1.0, -0.5],
    c3_i16: [0.0, -0.25, 0.375, 0.875, 0.125, -0.875, 1.0, -0.75, -0.5],
    c3_i17: [0.125, 0.0, -0.625],
    c3_i19: [-1.0, -0.25, 0.375],
    c3_i20: [0.5, -0.875, 0.25],
    c3_i21: [0.125, -0.5, 1.0],
    c3_i23: [0.125, -0.875],
    c3_i24: [0.625, -0.375],
    c3_i25: [-0.75, 0.625],
    c3_i27: [-0.375],
    c3_i28: [-0.375],
    c3_i30: [0.125],
    c3_i31: [-1.0],
    c3_i32: [0.75],
    c3_i33: [0.875, 0.0],
    c3_i35: [-0.625, -0.5, 0.125],
    c3_i36: [-0.625, 0.25, -0.75],
    c3_i37: [-1.0, 0.875],
    c3_i38: [0.5],
    c3_o61: [0.098177776, 0.2945298, -0.5],
    c3_o62: [0.40309078, 0.0],
}, model=c3_model, name='separate_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT32_mixed_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [4, 2]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [4, 2]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [4, 2]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [4, 2]))
c4_i5 = Input('c4_i5', ('TENSOR_FLOAT32', [4, 4]))
c4_i6 = Input('c4_i6', ('TENSOR_FLOAT32', [4, 4]))
c4_i7 = Input('c4_i7', ('TENSOR_FLOAT32', [4, 4]))
c4_i8 = Input('c4_i8', ('TENSOR_FLOAT32', [4, 4]))
c4_i9 = Input('c4_i9', ('TENSOR_FLOAT32', [4]))
c4_i10 = Input('c4_i10', ('TENSOR_FLOAT32', [4]))
c4_i11 = Input('c4_i11', ('TENSOR_FLOAT32', [4]))
c4_i12 = Input('c4_i12', ('TENSOR_FLOAT32', [4]))
c4_i13 = Input('c4_i13', ('TENSOR_FLOAT32', [4]))
c4_i14 = Input('c4_i14', ('TENSOR_FLOAT32', [4]))
c4_i15 = Input('c4_i15', ('TENSOR_FLOAT32', [4]))
c4_p16 = Parameter('c4_p16', ('TENSOR_FLOAT32', []), None)
c4_p17 = Parameter('c4_p17', ('TENSOR_FLOAT32', []), None)
c4_p18 = Parameter('c4_p18', ('TENSOR_FLOAT32', []), None)
c4_i19 = Input('c4_i19', ('TENSOR_FLOAT32', [4, 2]))
c4_i20 = Input('c4_i20', ('TENSOR_FLOAT32', [4, 2]))
c4_i21 = Input('c4_i21', ('TENSOR_FLOAT32', [4, 2]))
c4_p22 = Parameter('c4_p22', ('TENSOR_FLOAT32', []), None)
c4_i23 = Input('c4_i23', ('TENSOR_FLOAT32', [4, 3]))
c4_i24 = Input('c4_i24', ('TENSOR_FLOAT32', [4, 3]))
c4_i25 = Input('c4_i25', ('TENSOR_FLOAT32', [4, 3]))
c4_p26 = Parameter('c4_p26', ('TENSOR_FLOAT32', []), None)
c4_p27 = Parameter('c4_p27', ('TENSOR_FLOAT32', []), None)
c4_p28 = Parameter('c4_p28', ('TENSOR_FLOAT32', []), None)
c4_p29 = Parameter('c4_p29', ('TENSOR_FLOAT32', []), None)
c4_i30 = Input('c4_i30', ('TENSOR_FLOAT32', [4]))
c4_i31 = Input('c4_i31', ('TENSOR_FLOAT32', [4]))
c4_i32 = Input('c4_i32', ('TENSOR_FLOAT32', [4]))
c4_i33 = Input('c4_i33', ('TENSOR_FLOAT32', [3, 4]))
c4_p34 = Parameter('c4_p34', ('TENSOR_FLOAT32', []), None)
c4_i35 = Input('c4_i35', ('TENSOR_FLOAT32', [2, 4]))
c4_i36 = Input('c4_i36', ('TENSOR_FLOAT32', [2, 4]))
c4_i37 = Input('c4_i37', ('TENSOR_FLOAT32', [2, 3]))
c4_i38 = Input('c4_i38', ('TENSOR_FLOAT32', [2, 4]))
c4_i39 = Input('c4_i39', ('TENSOR_FLOAT32', [2, 2, 3]))
c4_i40 = Input('c4_i40', ('TENSOR_FLOAT32', [4, 3]))
c4_i41 = Input('c4_i41', ('TENSOR_FLOAT32', [4, 3]))
c4_i42 = Input('c4_i42', ('TENSOR_FLOAT32', [4, 3]))
c4_i43 = Input('c4_i43', ('TENSOR_FLOAT32', [4, 3]))
c4_p44 = Parameter('c4_p44', ('TENSOR_FLOAT32', []), None)
c4_i45 = Input('c4_i45', ('TENSOR_FLOAT32', [4, 3]))
c4_i46 = Input('c4_i46', ('TENSOR_FLOAT32', [4, 3]))
c4_i47 = Input('c4_i47', ('TENSOR_FLOAT32', [4, 3]))
c4_p48 = Int32Scalar('c4_p48', 3)
c4_p49 = Float32Scalar('c4_p49', 0.5)
c4_p50 = Float32Scalar('c4_p50', 0.0)
c4_p51 = BoolScalar('c4_p51', False)
c4_p52 = BoolScalar('c4_p52', True)
c4_p53 = Parameter('c4_p53', ('TENSOR_FLOAT32', []), None)
c4_p54 = Parameter('c4_p54', ('TENSOR_FLOAT32', []), None)
c4_p55 = Parameter('c4_p55', ('TENSOR_FLOAT32', []), None)
c4_p56 = Parameter('c4_p56', ('TENSOR_FLOAT32', []), None)
c4_p57 = Parameter('c4_p57', ('TENSOR_FLOAT32', []), None)
c4_i58 = Input('c4_i58', ('TENSOR_FLOAT32', [4]))
c4_i59 = Input('c4_i59', ('TENSOR_FLOAT32', [4]))
c4_i60 = Input('c4_i60', ('TENSOR_FLOAT32', [4]))
c4_o61 = Output('c4_o61', ('TENSOR_FLOAT32', [2, 2, 4]))
c4_o62 = Output('c4_o62', ('TENSOR_FLOAT32', [2, 2, 3]))
c4_o63 = Output('c4_o63', ('TENSOR_FLOAT32', [2, 4]))
c4_o64 = Output('c4_o64', ('TENSOR_FLOAT32', [2, 4]))
c4_o65 = Output('c4_o65', ('TENSOR_FLOAT32', [2, 3]))
c4_o66 = Output('c4_o66', ('TENSOR_FLOAT32', [2, 4]))
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
c4_model.AddOperand(c4_p18)
c4_model.AddOperand(c4_i19)
c4_model.AddOperand(c4_i20)
c4_model.AddOperand(c4_i21)
c4_model.AddOperand(c4_p22)
c4_model.AddOperand(c4_i23)
c4_model.AddOperand(c4_i24)
c4_model.AddOperand(c4_i25)
c4_model.AddOperand(c4_p26)
c4_model.AddOperand(c4_p27)
c4_model.AddOperand(c4_p28)
c4_model.AddOperand(c4_p29)
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
c4_model.AddOperand(c4_p44)
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
c4_model.AddOperand(c4_p57)
c4_model.AddOperand(c4_i58)
c4_model.AddOperand(c4_i59)
c4_model.AddOperand(c4_i60)
c4_model.AddOperand(c4_o61)
c4_model.AddOperand(c4_o62)
c4_model.AddOperand(c4_o63)
c4_model.AddOperand(c4_o64)
c4_model.AddOperand(c4_o65)
c4_model.AddOperand(c4_o66)
c4_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_i9, c4_i10, c4_i11, c4_i12, c4_i13, c4_i14, c4_i15, c4_p16, c4_p17, c4_p18, c4_i19, c4_i20, c4_i21, c4_p22, c4_i23, c4_i24, c4_i25, c4_p26, c4_p27, c4_p28, c4_p29, c4_i30, c4_i31, c4_i32, c4_i33, c4_p34, c4_i35, c4_i36, c4_i37, c4_i38, c4_i39, c4_i40, c4_i41, c4_i42, c4_i43, c4_p44, c4_i45, c4_i46, c4_i47, c4_p48, c4_p49, c4_p50, c4_p51, c4_p52, c4_p53, c4_p54, c4_p55, c4_p56, c4_p57, c4_i58, c4_i59, c4_i60).To(c4_o61, c4_o62, c4_o63, c4_o64, c4_o65, c4_o66)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [-0.125, 0.25, 0.875, -0.25, 0.125, 0.5, -0.375, -0.875],
    c4_i1: [-0.125, 0.375, 0.625, -0.5, -0.375, 1.0, 0.875, 0.0],
    c4_i2: [0.25, -1.0, -0.75, 0.875, 0.5, -0.25, 0.125, 1.0],
    c4_i3: [0.5, -0.875, 0.875, -0.25, -0.125, -0.75, 0.375, -0.5],
    c4_i4: [0.125, 0.375, -0.5, 0.0, -0.25, 1.0, -0.75, 0.875],
    c4_i5: [
        0.375, -1.0, 0.75, 1.0, -0.125, 0.0, 0.625, 0.5, -0.75, -0.25, 0.125, -0.625, 0.25, 0.875, -0.375,
        -0.5
    ],
    c4_i6: [
        -0.75, 0.25, 0.5, -0.25, -1.0, 1.0, -0.5, -0.625, 0.0, 0.625, 0.375, -0.875, 0.75, -0.125, -0.375,
        0.125
    ],
    c4_i7: [
        -0.5, 0.875, -0.375, -0.25, -0.125, -0.875, 0.375, -1.0, 0.75, 0.125, -0.75, -0.625, 0.25, 0.625, 0.5,
        0.0
    ],
    c4_i8: [
        -0.25, 0.125, -0.75, 0.375, 0.875, 1.0, -0.5, -1.0, -0.125, 0.25, -0.875, -0.625, -0.375, 0.75, 0.0,
        0.625
    ],
    c4_i9: [-0.75, 0.0, 0.125, -0.625],
    c4_i10: [0.25, -0.875, -0.5, -1.0],
    c4_i11: [0.5, -0.625, -0.25, -0.125],
    c4_i12: [0.0, -0.5, -0.75, -0.875],
    c4_i13: [0.5, 0.625, -1.0, 0.375],
    c4_i14: [0.875, 7.0, 5.75, 5.625],
    c4_i15: [-0.75, 0.5, -0.625, -1.0],
    c4_i19: [-0.125, 0.375, -0.5, 0.75, -0.25, -0.875, -0.75, 0.0],
    c4_i20: [1.0, -0.25, 0.375, 0.125, 0.625, 0.875, -0.375, 0.5],
    c4_i21: [0.125, 0.5, -0.75, -0.125, -0.875, 0.75, 0.375, -0.5],
    c4_i23: [-0.125, 0.25, 0.875, -0.25, 0.375, 0.5, -1.0, -0.375, 0.125, -0.875, 1.0, 0.625],
    c4_i24: [1.0, 0.125, 0.5, 0.75, 0.375, -0.25, 0.25, 0.625, -0.875, -0.125, 0.875, -1.0],
    c4_i25: [-0.875, 0.125, 0.0, 0.25, -1.0, -0.75, -0.5, 0.75, -0.375, 0.5, -0.125, -0.625],
    c4_i30: [0.75, -0.5, -1.0, 1.0],
    c4_i31: [-2.0, 7.0, 4.0, 4.625],
    c4_i32: [0.875, -0.5, -0.75, -1.0],
    c4_i33: [-0.125, -0.625, 0.0, 0.375, -0.875, -0.375, 0.875, -1.0, 0.125, 0.5, 1.0, -0.25],
    c4_i35: [-0.5, 0.125, 0.5, 1.0, -0.875, -0.375, -1.0, -0.75],
    c4_i36: [0.5, 0.0, 0.625, -0.75, -0.125, 0.125, 0.875, -0.875],
    c4_i37: [-0.875, 1.0, 0.625, 0.875, 0.5, -0.375],
    c4_i38: [0.625, -0.375, -0.75, 0.25, -0.25, -1.0, 0.0, 0.375],
    c4_i39: [-1.0, 0.5, 0.375, 0.0, 0.75, 0.625, -0.875, -0.75, -0.25, -0.625, 0.125, 0.875],
    c4_i40: [0.5, -0.25, -0.875, 0.25, 0.0, -0.5, 1.0, 0.375, -0.375, 0.625, 0.75, 0.875],
    c4_i41: [-0.375, -0.125, -0.5, 0.625, 0.5, -1.0, -0.25, 0.375, 1.0, 0.75, 0.0, -0.75],
    c4_i42: [0.0, -0.875, 0.375, -1.0, -0.375, -0.5, 0.75, -0.25, 0.625, 1.0, 0.25, 0.5],
    c4_i43: [-0.625, -0.125, -0.5, 0.75, 0.625, 0.0, 0.875, 0.125, -0.25, -0.875, 0.25, -1.0],
    c4_i45: [0.125, -0.5, -0.125, 0.625, 1.0, 0.75, -0.25, 0.375, 0.0, 0.5, 0.875, -0.625],
    c4_i46: [0.375, 1.0, 0.75, -0.125, -0.375, 0.5, -1.0, -0.25, -0.75, -0.875, -0.5, -0.625],
    c4_i47: [-1.0, 0.375, 0.0, -0.375, 0.75, 1.0, 0.875, 0.5, -0.875, -0.125, -0.5, -0.625],
    c4_i58: [1.0, 0.75, -0.625, -0.5],
    c4_i59: [0.25, 0.375, 0.875, 0.625],
    c4_i60: [0.5, 0.625, -0.625, -0.375],
    c4_o61: [
        0.23487741, 0.0740236, 0.04378192, 0.34297472, 0.029782658, 0.29065156, 0.25976065, 0.02874664,
        0.31299627, 0.12624988, 0.10361966, 0.28614163, 0.09350683, 0.26777738, 0.039443467, 0.08267395
    ],
    c4_o62: [
        -0.13147458, -0.22871234, 0.3657287, -0.10076186, -0.016382847, 0.3535268, -0.059636857, -0.41849148,
        0.20351192, -0.1397394, -0.0077238395, 0.37617195
    ],
    c4_o63: [0.31299627, 0.12624988, 0.10361966, 0.28614163, 0.09350683, 0.26777738, 0.039443467, 0.08267395],
    c4_o64: [0.5, 0.5, 0.5, 0.5, 0.38836816, 0.5, 0.5, 0.5],
    c4_o65: [-0.13147458, -0.22871234, 0.3657287, -0.10076186, -0.016382847, 0.3535268],
    c4_o66: [0.25536817, 0.5, 0.5, 0.5, -0.04613015, 0.5, 0.5, 0.5],
}, model=c4_model, name='separate_FLOAT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT32_mixed_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [3, 2]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [3, 2]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT32', [3, 2]))
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT32', [3, 2]))
c5_i5 = Input('c5_i5', ('TENSOR_FLOAT32', [3, 4]))
c5_i6 = Input('c5_i6', ('TENSOR_FLOAT32', [3, 4]))
c5_i7 = Input('c5_i7', ('TENSOR_FLOAT32', [3, 4]))
c5_i8 = Input('c5_i8', ('TENSOR_FLOAT32', [3, 4]))
c5_i9 = Input('c5_i9', ('TENSOR_FLOAT32', [3]))
c5_i10 = Input('c5_i10', ('TENSOR_FLOAT32', [3]))
c5_i11 = Input('c5_i11', ('TENSOR_FLOAT32', [3]))
c5_i12 = Input('c5_i12', ('TENSOR_FLOAT32', [3]))
c5_i13 = Input('c5_i13', ('TENSOR_FLOAT32', [3]))
c5_i14 = Input('c5_i14', ('TENSOR_FLOAT32', [3]))
c5_i15 = Input('c5_i15', ('TENSOR_FLOAT32', [3]))
c5_i16 = Input('c5_i16', ('TENSOR_FLOAT32', [4, 3]))
c5_p17 = Parameter('c5_p17', ('TENSOR_FLOAT32', []), None)
c5_i18 = Input('c5_i18', ('TENSOR_FLOAT32', [3, 2]))
c5_i19 = Input('c5_i19', ('TENSOR_FLOAT32', [3, 2]))
c5_i20 = Input('c5_i20', ('TENSOR_FLOAT32', [3, 2]))
c5_i21 = Input('c5_i21', ('TENSOR_FLOAT32', [3, 2]))
c5_i22 = Input('c5_i22', ('TENSOR_FLOAT32', [3, 4]))
c5_i23 = Input('c5_i23', ('TENSOR_FLOAT32', [3, 4]))
c5_i24 = Input('c5_i24', ('TENSOR_FLOAT32', [3, 4]))
c5_i25 = Input('c5_i25', ('TENSOR_FLOAT32', [3, 4]))
c5_i26 = Input('c5_i26', ('TENSOR_FLOAT32', [3]))
c5_i27 = Input('c5_i27', ('TENSOR_FLOAT32', [3]))
c5_i28 = Input('c5_i28', ('TENSOR_FLOAT32', [3]))
c5_i29 = Input('c5_i29', ('TENSOR_FLOAT32', [3]))
c5_i30 = Input('c5_i30', ('TENSOR_FLOAT32', [3]))
c5_i31 = Input('c5_i31', ('TENSOR_FLOAT32', [3]))
c5_i32 = Input('c5_i32', ('TENSOR_FLOAT32', [3]))
c5_i33 = Input('c5_i33', ('TENSOR_FLOAT32', [4, 3]))
c5_i34 = Input('c5_i34', ('TENSOR_FLOAT32', [4]))
c5_i35 = Input('c5_i35', ('TENSOR_FLOAT32', [2, 4]))
c5_i36 = Input('c5_i36', ('TENSOR_FLOAT32', [2, 3]))
c5_i37 = Input('c5_i37', ('TENSOR_FLOAT32', [2, 4]))
c5_i38 = Input('c5_i38', ('TENSOR_FLOAT32', [2, 3]))
c5_i39 = Input('c5_i39', ('TENSOR_FLOAT32', [2, 2, 2]))
c5_i40 = Input('c5_i40', ('TENSOR_FLOAT32', [3, 2]))
c5_i41 = Input('c5_i41', ('TENSOR_FLOAT32', [3, 2]))
c5_i42 = Input('c5_i42', ('TENSOR_FLOAT32', [3, 2]))
c5_i43 = Input('c5_i43', ('TENSOR_FLOAT32', [3, 2]))
c5_i44 = Input('c5_i44', ('TENSOR_FLOAT32', [3, 2]))
c5_i45 = Input('c5_i45', ('TENSOR_FLOAT32', [3, 2]))
c5_i46 = Input('c5_i46', ('TENSOR_FLOAT32', [3, 2]))
c5_i47 = Input('c5_i47', ('TENSOR_FLOAT32', [3, 2]))
c5_p48 = Int32Scalar('c5_p48', 1)
c5_p49 = Float32Scalar('c5_p49', 0.75)
c5_p50 = Float32Scalar('c5_p50', 0.75)
c5_p51 = BoolScalar('c5_p51', False)
c5_p52 = BoolScalar('c5_p52', False)
c5_p53 = Parameter('c5_p53', ('TENSOR_FLOAT32', []), None)
c5_p54 = Parameter('c5_p54', ('TENSOR_FLOAT32', []), None)
c5_p55 = Parameter('c5_p55', ('TENSOR_FLOAT32', []), None)
c5_p56 = Parameter('c5_p56', ('TENSOR_FLOAT32', []), None)
c5_i57 = Input('c5_i57', ('TENSOR_FLOAT32', [3]))
c5_i58 = Input('c5_i58', ('TENSOR_FLOAT32', [3]))
c5_i59 = Input('c5_i59', ('TENSOR_FLOAT32', [3]))
c5_i60 = Input('c5_i60', ('TENSOR_FLOAT32', [3]))
c5_o61 = Output('c5_o61', ('TENSOR_FLOAT32', [2, 2, 4]))
c5_o62 = Output('c5_o62', ('TENSOR_FLOAT32', [2, 2, 4]))
c5_o63 = Output('c5_o63', ('TENSOR_FLOAT32', [2, 4]))
c5_o64 = Output('c5_o64', ('TENSOR_FLOAT32', [2, 3]))
c5_o65 = Output('c5_o65', ('TENSOR_FLOAT32', [2, 4]))
c5_o66 = Output('c5_o66', ('TENSOR_FLOAT32', [2, 3]))
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
c5_model.AddOperand(c5_i16)
c5_model.AddOperand(c5_p17)
c5_model.AddOperand(c5_i18)
c5_model.AddOperand(c5_i19)
c5_model.AddOperand(c5_i20)
c5_model.AddOperand(c5_i21)
c5_model.AddOperand(c5_i22)
c5_model.AddOperand(c5_i23)
c5_model.AddOperand(c5_i24)
c5_model.AddOperand(c5_i25)
c5_model.AddOperand(c5_i26)
c5_model.AddOperand(c5_i27)
c5_model.AddOperand(c5_i28)
c5_model.AddOperand(c5_i29)
c5_model.AddOperand(c5_i30)
c5_model.AddOperand(c5_i31)
c5_model.AddOperand(c5_i32)
c5_model.AddOperand(c5_i33)
c5_model.AddOperand(c5_i34)
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
c5_model.AddOperand(c5_o66)
c5_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_i5, c5_i6, c5_i7, c5_i8, c5_i9, c5_i10, c5_i11, c5_i12, c5_i13, c5_i14, c5_i15, c5_i16, c5_p17, c5_i18, c5_i19, c5_i20, c5_i21, c5_i22, c5_i23, c5_i24, c5_i25, c5_i26, c5_i27, c5_i28, c5_i29, c5_i30, c5_i31, c5_i32, c5_i33, c5_i34, c5_i35, c5_i36, c5_i37, c5_i38, c5_i39, c5_i40, c5_i41, c5_i42, c5_i43, c5_i44, c5_i45, c5_i46, c5_i47, c5_p48, c5_p49, c5_p50, c5_p51, c5_p52, c5_p53, c5_p54, c5_p55, c5_p56, c5_i57, c5_i58, c5_i59, c5_i60).To(c5_o61, c5_o62, c5_o63, c5_o64, c5_o65, c5_o66)
c5_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c5_i0: [0.25, -1.0, 0.0, 1.0, -0.5, 0.875, -0.625, -0.375],
    c5_i1: [-0.375, -0.5, 0.75, 0.125, -1.0, 0.875],
    c5_i2: [-0.625, -0.5, 0.0, 0.375, -0.875, -0.125],
    c5_i3: [0.75, 0.0, -0.25, 0.375, 0.625, -0.75],
    c5_i4: [0.25, -0.25, -0.125, -1.0, 0.5, 0.0],
    c5_i5: [0.75, 0.625, -1.0, -0.125, -0.75, 0.125, 0.25, 0.875, 0.375, 0.0, -0.5, -0.625],
    c5_i6: [-0.25, 0.125, -0.5, -0.625, 0.25, -0.375, 0.625, 0.0, -0.75, -0.125, -1.0, 0.375],
    c5_i7: [0.875, -1.0, -0.5, 0.0, -0.375, -0.25, -0.875, -0.75, 0.5, -0.625, -0.125, 0.625],
    c5_i8: [-1.0, -0.125, 0.875, 0.125, 0.75, 0.375, 1.0, 0.5, 0.625, 0.25, -0.875, -0.25],
    c5_i9: [-0.375, 0.5, -0.875],
    c5_i10: [0.0, -0.625, 0.625],
    c5_i11: [-1.0, 0.875, -0.75],
    c5_i12: [-1.0, 0.375, 0.625],
    c5_i13: [-1.0, -0.375, -0.75],
    c5_i14: [-0.625, 0.0, -0.75],
    c5_i15: [-0.875, -0.75, 0.625],
    c5_i16: [-0.75, -0.25, 0.125, -1.0, 0.0, 0.25, -0.875, 0.5, -0.5, -0.625, -0.125, 0.875],
    c5_i18: [1.0, -0.875, 0.75, -0.5, 0.25, -0.75],
    c5_i19: [0.625, 0.5, -0.375, -0.875, -0.25, 0.75],
    c5_i20: [-0.875, -0.75, -0.25, 0.625, 0.375, -0.375],
    c5_i21: [0.375, 1.0, 0.125, -0.375, -0.75, 0.75],
    c5_i22: [-1.0, -0.25, -0.125, -0.375, 0.5, 0.25, 0.125, -0.75, 1.0, -0.875, 0.625, 0.0],
    c5_i23: [1.0, -0.5, 0.625, -0.75, -1.0, -0.625, -0.25, 0.875, 0.125, 0.375, 0.5, 0.0],
    c5_i24: [-0.25, 1.0, -0.125, -0.5, -0.875, -0.625, 0.75, 0.125, -0.375, 0.0, -0.75, 0.625],
    c5_i25: [0.375, 0.625, -0.875, 1.0, 0.125, 0.25, -0.375, -0.25, -0.75, -0.5, 0.5, -1.0],
    c5_i26: [-1.0, -0.5, 1.0],
    c5_i27: [0.0, 0.625, 1.0],
    c5_i28: [-0.375, -0.625, 0.0],
    c5_i29: [-0.125, -0.75, 1.0],
    c5_i30: [-0.375, 0.75, -0.125],
    c5_i31: [0.625, 1.0, -0.875],
    c5_i32: [0.375, -0.75, -0.5],
    c5_i33: [-0.25, 0.0, -1.0, -0.125, -0.5, 0.875, -0.375, 1.0, 0.75, -0.875, 0.25, -0.75],
    c5_i34: [-0.75, 0.125, 1.0, -0.375],
    c5_i35: [-0.875, -0.375, 0.0, 0.125, -0.625, 0.25, 1.0, -0.125],
    c5_i36: [0.0, 0.375, 0.125, -0.5, -0.625, -0.25],
    c5_i37: [-0.125, -0.875, -0.625, 1.0, 0.0, -1.0, -0.25, 0.75],
    c5_i38: [-0.625, 0.5, -0.875, -0.25, 0.0, 0.875],
    c5_i39: [0.125, 1.0, -0.875, 0.375, 0.75, -0.375, 0.0, -0.5],
    c5_i40: [1.0, 0.375, -0.25, 0.0, 0.625, 0.5],
    c5_i41: [0.5, 0.0, -0.5, 0.625, -0.25, -0.875],
    c5_i42: [0.125, 0.5, -0.5, 0.0, -0.25, 0.625],
    c5_i43: [-0.25, 0.625, 0.75, -0.125, 0.5, -0.625],
    c5_i44: [0.75, 0.5, -0.875, -1.0, 0.25, -0.25],
    c5_i45: [-1.0, -0.625, 0.375, -0.125, 0.625, -0.25],
    c5_i46: [0.125, -0.625, 0.5, 1.0, -0.25, 0.75],
    c5_i47: [0.625, 0.5, 1.0, 0.0, -0.625, -0.375],
    c5_i57: [0.625, -1.0, 0.375],
    c5_i58: [0.25, -1.0, 0.375],
    c5_i59: [-0.375, -0.875, 1.0],
    c5_i60: [1.0, -0.875, 0.75],
    c5_o61: [
        -0.0023240114, 0.023370244, -0.018722221, 0.07479129, -0.015598118, 0.0105358325, 0.020660404,
        0.026442396, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    ],
    c5_o62: [
        -0.75, 0.0853608, 0.75, -0.5389173, -0.75, -0.05759674, 0.75, -0.6687784, -0.75, 0.22267562, 0.75,
        -0.6412587, -0.75, 0.37656763, 0.75, -0.75
    ],
    c5_o63: [-0.015598118, 0.0105358325, 0.020660404, 0.026442396, 0.0, 0.0, 0.0, 0.0],
    c5_o64: [0.0, 0.6288908, 0.08926954, -0.053870134, -0.10848928, -0.036367428],
    c5_o65: [-0.75, 0.0853608, 0.75, -0.5389173, -0.75, 0.22267562, 0.75, -0.6412587],
    c5_o66: [0.75, 0.14805867, -0.118912615, 0.37292248, 0.6187564, 0.44265983],
}, model=c5_model, name='separate_FLOAT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT32_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [3, 2, 17]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT32', []), None)
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT32', [3, 17]))
c6_i3 = Input('c6_i3', ('TENSOR_FLOAT32', [3, 17]))
c6_i4 = Input('c6_i4', ('TENSOR_FLOAT32', [3, 17]))
c6_p5 = Parameter('c6_p5', ('TENSOR_FLOAT32', []), None)
c6_i6 = Input('c6_i6', ('TENSOR_FLOAT32', [3, 3]))
c6_i7 = Input('c6_i7', ('TENSOR_FLOAT32', [3, 3]))
c6_i8 = Input('c6_i8', ('TENSOR_FLOAT32', [3, 3]))
c6_p9 = Parameter('c6_p9', ('TENSOR_FLOAT32', []), None)
c6_p10 = Parameter('c6_p10', ('TENSOR_FLOAT32', []), None)
c6_p11 = Parameter('c6_p11', ('TENSOR_FLOAT32', []), None)
c6_p12 = Parameter('c6_p12', ('TENSOR_FLOAT32', []), None)
c6_i13 = Input('c6_i13', ('TENSOR_FLOAT32', [3]))
c6_i14 = Input('c6_i14', ('TENSOR_FLOAT32', [3]))
c6_i15 = Input('c6_i15', ('TENSOR_FLOAT32', [3]))
c6_i16 = Input('c6_i16', ('TENSOR_FLOAT32', [3, 3]))
c6_p17 = Parameter('c6_p17', ('TENSOR_FLOAT32', []), None)
c6_p18 = Parameter('c6_p18', ('TENSOR_FLOAT32', []), None)
c6_i19 = Input('c6_i19', ('TENSOR_FLOAT32', [3, 17]))
c6_i20 = Input('c6_i20', ('TENSOR_FLOAT32', [3, 17]))
c6_i21 = Input('c6_i21', ('TENSOR_FLOAT32', [3, 17]))
c6_p22 = Parameter('c6_p22', ('TENSOR_FLOAT32', []), None)
c6_i23 = Input('c6_i23', ('TENSOR_FLOAT32', [3, 3]))
c6_i24 = Input('c6_i24', ('TENSOR_FLOAT32', [3, 3]))
c6_i25 = Input('c6_i25', ('TENSOR_FLOAT32', [3, 3]))
c6_p26 = Parameter('c6_p26', ('TENSOR_FLOAT32', []), None)
c6_i27 = Input('c6_i27', ('TENSOR_FLOAT32', [3]))
c6_i28 = Input('c6_i28', ('TENSOR_FLOAT32', [3]))
c6_p29 = Parameter('c6_p29', ('TENSOR_FLOAT32', []), None)
c6_i30 = Input('c6_i30', ('TENSOR_FLOAT32', [3]))
c6_i31 = Input('c6_i31', ('TENSOR_FLOAT32', [3]))
c6_i32 = Input('c6_i32', ('TENSOR_FLOAT32', [3]))
c6_p33 = Parameter('c6_p33', ('TENSOR_FLOAT32', []), None)
c6_p34 = Parameter('c6_p34', ('TENSOR_FLOAT32', []), None)
c6_i35 = Input('c6_i35', ('TENSOR_FLOAT32', [2, 3]))
c6_i36 = Input('c6_i36', ('TENSOR_FLOAT32', [2, 3]))
c6_i37 = Input('c6_i37', ('TENSOR_FLOAT32', [2, 3]))
c6_i38 = Input('c6_i38', ('TENSOR_FLOAT32', [2, 3]))
c6_i39 = Input('c6_i39', ('TENSOR_FLOAT32', [3, 2, 3]))
c6_p40 = Parameter('c6_p40', ('TENSOR_FLOAT32', []), None)
c6_i41 = Input('c6_i41', ('TENSOR_FLOAT32', [3, 3]))
c6_i42 = Input('c6_i42', ('TENSOR_FLOAT32', [3, 3]))
c6_i43 = Input('c6_i43', ('TENSOR_FLOAT32', [3, 3]))
c6_p44 = Parameter('c6_p44', ('TENSOR_FLOAT32', []), None)
c6_i45 = Input('c6_i45', ('TENSOR_FLOAT32', [3, 3]))
c6_i46 = Input('c6_i46', ('TENSOR_FLOAT32', [3, 3]))
c6_i47 = Input('c6_i47', ('TENSOR_FLOAT32', [3, 3]))
c6_p48 = Int32Scalar('c6_p48', 1)
c6_p49 = Float32Scalar('c6_p49', 0.5)
c6_p50 = Float32Scalar('c6_p50', 0.75)
c6_p51 = BoolScalar('c6_p51', False)
c6_p52 = BoolScalar('c6_p52', True)
c6_p53 = Parameter('c6_p53', ('TENSOR_FLOAT32', []), None)
c6_i54 = Input('c6_i54', ('TENSOR_FLOAT32', [3]))
c6_i55 = Input('c6_i55', ('TENSOR_FLOAT32', [3]))
c6_i56 = Input('c6_i56', ('TENSOR_FLOAT32', [3]))
c6_p57 = Parameter('c6_p57', ('TENSOR_FLOAT32', []), None)
c6_i58 = Input('c6_i58', ('TENSOR_FLOAT32', [3]))
c6_i59 = Input('c6_i59', ('TENSOR_FLOAT32', [3]))
c6_i60 = Input('c6_i60', ('TENSOR_FLOAT32', [3]))
c6_o61 = Output('c6_o61', ('TENSOR_FLOAT32', [3, 2, 3]))
c6_o62 = Output('c6_o62', ('TENSOR_FLOAT32', [3, 2, 3]))
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
c6_model.AddOperand(c6_p33)
c6_model.AddOperand(c6_p34)
c6_model.AddOperand(c6_i35)
c6_model.AddOperand(c6_i36)
c6_model.AddOperand(c6_i37)
c6_model.AddOperand(c6_i38)
c6_model.AddOperand(c6_i39)
c6_model.AddOperand(c6_p40)
c6_model.AddOperand(c6_i41)
c6_model.AddOperand(c6_i42)
c6_model.AddOperand(c6_i43)
c6_model.AddOperand(c6_p44)
c6_model.AddOperand(c6_i45)
c6_model.AddOperand(c6_i46)
c6_model.AddOperand(c6_i47)
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
c6_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c6_i0, c6_p1, c6_i2, c6_i3, c6_i4, c6_p5, c6_i6, c6_i7, c6_i8, c6_p9, c6_p10, c6_p11, c6_p12, c6_i13, c6_i14, c6_i15, c6_i16, c6_p17, c6_p18, c6_i19, c6_i20, c6_i21, c6_p22, c6_i23, c6_i24, c6_i25, c6_p26, c6_i27, c6_i28, c6_p29, c6_i30, c6_i31, c6_i32, c6_p33, c6_p34, c6_i35, c6_i36, c6_i37, c6_i38, c6_i39, c6_p40, c6_i41, c6_i42, c6_i43, c6_p44, c6_i45, c6_i46, c6_i47, c6_p48, c6_p49, c6_p50, c6_p51, c6_p52, c6_p53, c6_i54, c6_i55, c6_i56, c6_p57, c6_i58, c6_i59, c6_i60).To(c6_o61, c6_o62)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        0.875, 0.625, -0.25, -0.875, 0.375, 0.0, 0.25, 0.75, 0.125, -0.625, -0.75, -0.125, -0.375, -1.0, -0.5,
        1.0, 0.5, 0.25, 0.625, -0.5, -0.625, -1.0, 0.5, 0.875, -0.75, 0.125, 1.0, -0.125, 0.375, -0.875,
        -0.25, 0.75, -0.375, 0.0, 0.125, 0.0, 0.625, -0.625, -0.5, 0.875, -0.75, 0.5, -0.875, 1.0, 0.75,
        -0.375, 0.25, -0.125, -0.25, 0.375, -1.0, -0.375, -0.875, -0.625, -0.75, 0.75, 1.0, 0.5, -0.25, 0.0,
        -0.5, 0.125, 0.375, 0.25, -1.0, -0.125, 0.875, 0.625, -0.125, 0.5, -1.0, -0.5, 0.625, -0.75, 0.0,
        0.25, 0.75, -0.625, 0.125, 1.0, 0.875, 0.375, -0.25, -0.875, -0.375, -0.5, -0.375, -0.125, -0.875,
        0.875, 0.375, 1.0, 0.5, 0.0, -0.75, -1.0, -0.625, 0.25, -0.25, 0.75, 0.625, 0.125
    ],
    c6_i2: [
        -0.375, -1.0, -0.125, -0.75, 0.625, 1.0, 0.25, 0.875, 0.0, -0.875, -0.5, 0.125, 0.375, 0.5, -0.25,
        0.75, -0.625, 0.125, 1.0, -0.375, 0.875, -0.25, 0.75, 0.5, 0.25, -0.125, 0.625, 0.375, 0.0, -0.625,
        -0.875, -1.0, -0.75, -0.5, 0.625, 0.375, -0.75, -0.125, 0.875, -0.375, 0.75, 0.0, 0.25, -0.625, -0.5,
        0.125, -0.25, -1.0, 1.0, 0.5, -0.875
    ],
    c6_i3: [
        -0.75, 0.5, 0.125, -0.25, -0.875, -0.5, 0.25, -0.375, 0.875, 0.625, 0.375, 0.75, 1.0, -1.0, -0.125,
        -0.625, 0.0, -0.25, -0.75, 0.5, -0.875, 0.625, 0.125, -0.625, 0.875, -0.375, -0.5, 1.0, 0.0, 0.375,
        0.25, 0.75, -0.125, -1.0, -0.875, 0.875, -0.75, -0.625, 0.0, 0.125, -1.0, 0.5, 0.625, -0.375, 0.75,
        1.0, -0.5, 0.375, -0.25, 0.25, -0.125
    ],
    c6_i4: [
        0.75, -0.25, 0.5, -1.0, -0.75, -0.625, -0.375, 0.125, 0.375, 1.0, 0.625, 0.0, -0.125, -0.5, 0.875,
        0.25, -0.875, -0.875, 0.5, -0.5, 0.875, -0.125, 0.125, -0.25, 0.75, -0.375, -1.0, 0.25, 0.375, -0.75,
        0.625, 0.0, -0.625, 1.0, -0.875, 0.75, 0.25, -0.75, -1.0, 0.875, -0.125, 0.0, 0.375, 0.625, 0.125,
        -0.625, -0.375, 1.0, -0.25, 0.5, -0.5
    ],
    c6_i6: [-0.75, 0.625, 0.125, -0.25, -0.375, -1.0, 0.875, 0.375, -0.125],
    c6_i7: [-0.25, 0.75, -0.375, 0.5, -0.875, 0.0, -0.75, 0.375, -0.125],
    c6_i8: [0.375, 0.5, -0.125, 0.25, 0.125, 0.0, -0.625, -0.375, 0.625],
    c6_i13: [0.625, -1.0, -0.5],
    c6_i14: [-0.125, 0.25, -0.25],
    c6_i15: [-1.0, -0.125, -0.25],
    c6_i16: [0.625, -0.75, 0.875, 0.125, -0.875, -1.0, 1.0, -0.25, -0.5],
    c6_i19: [
        0.25, -0.25, 0.5, 1.0, -0.875, -1.0, 0.75, 0.125, -0.5, 0.875, -0.75, -0.125, -0.625, 0.375, 0.625,
        -0.375, 0.0, 1.0, -0.625, 0.5, -0.125, 0.125, -0.25, -0.5, 0.75, 0.25, 0.625, 0.875, -1.0, 0.375,
        -0.875, -0.375, -0.75, 0.0, 1.0, -0.5, 0.875, -1.0, 0.0, 0.125, 0.625, -0.875, 0.25, 0.5, -0.125,
        -0.375, -0.75, 0.375, 0.75, -0.25, -0.625
    ],
    c6_i20: [
        -0.5, 0.0, -0.375, -0.75, 0.875, 0.375, 0.75, 0.125, 0.625, -0.625, -0.875, 1.0, 0.25, -1.0, -0.125,
        -0.25, 0.5, 0.75, 0.5, -0.25, 1.0, 0.125, 0.625, -0.875, 0.0, -0.5, -1.0, -0.75, -0.375, 0.25, 0.375,
        0.875, -0.125, -0.625, 0.125, 0.375, 0.625, -0.25, 0.0, -0.625, 0.5, 0.25, -0.125, -0.875, 0.875,
        -1.0, -0.5, 1.0, -0.375, 0.75, -0.75
    ],
    c6_i21: [
        0.5, 0.25, -0.375, 1.0, 0.75, 0.375, -0.5, -0.25, -0.625, -0.75, -0.125, -0.875, 0.875, 0.625, 0.125,
        0.0, -1.0, -0.375, -0.125, 0.875, 0.375, 0.5, -0.875, -0.25, 1.0, -0.5, 0.625, 0.25, -1.0, -0.625,
        0.0, 0.75, -0.75, 0.125, -0.75, 0.125, 0.375, 0.0, -0.5, 0.75, 0.625, -0.875, 0.875, 0.25, -0.125,
        -0.625, 1.0, -0.25, 0.5, -1.0, -0.375
    ],
    c6_i23: [0.5, 0.125, -0.875, -0.625, 0.625, 0.75, 0.25, 0.875, -0.125],
    c6_i24: [0.125, 0.5, -0.625, -0.5, -1.0, 0.75, -0.875, -0.375, 0.375],
    c6_i25: [0.25, 0.625, -0.125, 0.0, 0.5, 0.125, 0.875, -0.5, -0.375],
    c6_i27: [0.5, -0.875, 0.875],
    c6_i28: [-0.625, -0.875, -0.75],
    c6_i30: [-0.75, -0.375, -0.25],
    c6_i31: [-0.625, 0.875, 1.0],
    c6_i32: [0.0, -0.625, 0.875],
    c6_i35: [0.375, 0.625, 0.75, -0.25, 0.0, 0.25],
    c6_i36: [1.0, 0.0, 0.5, -0.875, 0.125, -0.625],
    c6_i37: [-0.875, -0.375, 0.5, 0.25, -0.5, -0.75],
    c6_i38: [0.875, 0.5, -1.0, 0.125, 0.625, -0.375],
    c6_i39: [
        0.875, 0.375, -0.75, -0.125, -0.375, 0.25, 0.125, 0.625, -0.25, 1.0, -0.875, -0.5, 0.0, -0.625, -1.0,
        0.5, 0.75, -0.875
    ],
    c6_i41: [0.375, -0.75, -0.25, 0.25, 1.0, 0.875, 0.5, -0.125, 0.125],
    c6_i42: [0.5, -1.0, -0.25, 0.125, -0.375, -0.875, -0.75, 0.0, 0.375],
    c6_i43: [-0.75, 0.375, 0.25, -0.25, -0.5, 0.625, -1.0, 0.75, 0.5],
    c6_i45: [-0.25, 0.0, -0.625, -0.5, 0.625, -0.375, 1.0, -0.75, 0.25],
    c6_i46: [-0.125, -0.375, 0.625, -1.0, -0.25, 0.5, 0.375, 0.75, -0.875],
    c6_i47: [0.5, 0.625, -0.5, -0.625, -0.125, -1.0, -0.875, 0.875, 0.125],
    c6_i54: [-0.625, 0.375, 0.5],
    c6_i55: [1.0, 0.125, 0.625],
    c6_i56: [-0.5, 0.0, 0.875],
    c6_i58: [0.875, 0.625, 0.125],
    c6_i59: [0.125, -0.75, 1.0],
    c6_i60: [-0.75, -0.25, 0.0],
    c6_o61: [
        0.10165033, -0.16812734, 0.0028929007, -0.034883797, -0.04069776, -0.011627932, -0.011873999,
        -0.19594169, -0.009460859, -0.10781279, -0.1257816, -0.0359376, 0.055521037, -0.051492967, 0.1259125,
        -0.14247884, -0.16622531, -0.047492944
    ],
    c6_o62: [
        0.0013113566, 0.16961768, 0.35289252, 0.0021893808, 0.1805431, 0.1670563, 0.010274116, 0.17464417,
        0.35289252, 0.0024129085, 0.20514083, 0.35289252, 0.06324018, 0.19514619, 0.0, 0.021978496,
        0.21622017, 0.35289252
    ],
}, model=c6_model, name='separate_FLOAT32_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 2, 1]))
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', []), None)
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [1, 1]))
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT16', [1, 1]))
c7_i4 = Input('c7_i4', ('TENSOR_FLOAT16', [1, 1]))
c7_p5 = Parameter('c7_p5', ('TENSOR_FLOAT16', []), None)
c7_i6 = Input('c7_i6', ('TENSOR_FLOAT16', [1, 1]))
c7_i7 = Input('c7_i7', ('TENSOR_FLOAT16', [1, 1]))
c7_i8 = Input('c7_i8', ('TENSOR_FLOAT16', [1, 1]))
c7_p9 = Parameter('c7_p9', ('TENSOR_FLOAT16', []), None)
c7_i10 = Input('c7_i10', ('TENSOR_FLOAT16', [1]))
c7_i11 = Input('c7_i11', ('TENSOR_FLOAT16', [1]))
c7_p12 = Parameter('c7_p12', ('TENSOR_FLOAT16', []), None)
c7_i13 = Input('c7_i13', ('TENSOR_FLOAT16', [1]))
c7_i14 = Input('c7_i14', ('TENSOR_FLOAT16', [1]))
c7_i15 = Input('c7_i15', ('TENSOR_FLOAT16', [1]))
c7_p16 = Parameter('c7_p16', ('TENSOR_FLOAT16', []), None)
c7_p17 = Parameter('c7_p17', ('TENSOR_FLOAT16', []), None)
c7_p18 = Parameter('c7_p18', ('TENSOR_FLOAT16', []), None)
c7_i19 = Input('c7_i19', ('TENSOR_FLOAT16', [1, 1]))
c7_i20 = Input('c7_i20', ('TENSOR_FLOAT16', [1, 1]))
c7_i21 = Input('c7_i21', ('TENSOR_FLOAT16', [1, 1]))
c7_p22 = Parameter('c7_p22', ('TENSOR_FLOAT16', []), None)
c7_i23 = Input('c7_i23', ('TENSOR_FLOAT16', [1, 1]))
c7_i24 = Input('c7_i24', ('TENSOR_FLOAT16', [1, 1]))
c7_i25 = Input('c7_i25', ('TENSOR_FLOAT16', [1, 1]))
c7_p26 = Parameter('c7_p26', ('TENSOR_FLOAT16', []), None)
c7_p27 = Parameter('c7_p27', ('TENSOR_FLOAT16', []), None)
c7_p28 = Parameter('c7_p28', ('TENSOR_FLOAT16', []), None)
c7_p29 = Parameter('c7_p29', ('TENSOR_FLOAT16', []), None)
c7_i30 = Input('c7_i30', ('TENSOR_FLOAT16', [1]))
c7_i31 = Input('c7_i31', ('TENSOR_FLOAT16', [1]))
c7_i32 = Input('c7_i32', ('TENSOR_FLOAT16', [1]))
c7_p33 = Parameter('c7_p33', ('TENSOR_FLOAT16', []), None)
c7_p34 = Parameter('c7_p34', ('TENSOR_FLOAT16', []), None)
c7_i35 = Input('c7_i35', ('TENSOR_FLOAT16', [2, 1]))
c7_p36 = Parameter('c7_p36', ('TENSOR_FLOAT16', [2, 1]), [0.875, -0.375])
c7_i37 = Input('c7_i37', ('TENSOR_FLOAT16', [2, 1]))
c7_i38 = Input('c7_i38', ('TENSOR_FLOAT16', [2, 1]))
c7_p39 = Parameter('c7_p39', ('TENSOR_FLOAT16', []), None)
c7_p40 = Parameter('c7_p40', ('TENSOR_FLOAT16', []), None)
c7_p41 = Parameter('c7_p41', ('TENSOR_FLOAT16', []), None)
c7_p42 = Parameter('c7_p42', ('TENSOR_FLOAT16', []), None)
c7_p43 = Parameter('c7_p43', ('TENSOR_FLOAT16', []), None)
c7_p44 = Parameter('c7_p44', ('TENSOR_FLOAT16', []), None)
c7_p45 = Parameter('c7_p45', ('TENSOR_FLOAT16', []), None)
c7_p46 = Parameter('c7_p46', ('TENSOR_FLOAT16', []), None)
c7_p47 = Parameter('c7_p47', ('TENSOR_FLOAT16', []), None)
c7_p48 = Int32Scalar('c7_p48', 0)
c7_p49 = Float16Scalar('c7_p49', 0.75)
c7_p50 = Float16Scalar('c7_p50', 0.0)
c7_p51 = BoolScalar('c7_p51', False)
c7_p52 = BoolScalar('c7_p52', True)
c7_p53 = Parameter('c7_p53', ('TENSOR_FLOAT16', []), None)
c7_p54 = Parameter('c7_p54', ('TENSOR_FLOAT16', []), None)
c7_p55 = Parameter('c7_p55', ('TENSOR_FLOAT16', []), None)
c7_p56 = Parameter('c7_p56', ('TENSOR_FLOAT16', []), None)
c7_p57 = Parameter('c7_p57', ('TENSOR_FLOAT16', []), None)
c7_p58 = Parameter('c7_p58', ('TENSOR_FLOAT16', []), None)
c7_p59 = Parameter('c7_p59', ('TENSOR_FLOAT16', []), None)
c7_p60 = Parameter('c7_p60', ('TENSOR_FLOAT16', []), None)
c7_o61 = Output('c7_o61', ('TENSOR_FLOAT16', [1, 2, 1]))
c7_o62 = Output('c7_o62', ('TENSOR_FLOAT16', [1, 2, 1]))
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
c7_model.AddOperand(c7_p18)
c7_model.AddOperand(c7_i19)
c7_model.AddOperand(c7_i20)
c7_model.AddOperand(c7_i21)
c7_model.AddOperand(c7_p22)
c7_model.AddOperand(c7_i23)
c7_model.AddOperand(c7_i24)
c7_model.AddOperand(c7_i25)
c7_model.AddOperand(c7_p26)
c7_model.AddOperand(c7_p27)
c7_model.AddOperand(c7_p28)
c7_model.AddOperand(c7_p29)
c7_model.AddOperand(c7_i30)
c7_model.AddOperand(c7_i31)
c7_model.AddOperand(c7_i32)
c7_model.AddOperand(c7_p33)
c7_model.AddOperand(c7_p34)
c7_model.AddOperand(c7_i35)
c7_model.AddOperand(c7_p36)
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
c7_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c7_i0, c7_p1, c7_i2, c7_i3, c7_i4, c7_p5, c7_i6, c7_i7, c7_i8, c7_p9, c7_i10, c7_i11, c7_p12, c7_i13, c7_i14, c7_i15, c7_p16, c7_p17, c7_p18, c7_i19, c7_i20, c7_i21, c7_p22, c7_i23, c7_i24, c7_i25, c7_p26, c7_p27, c7_p28, c7_p29, c7_i30, c7_i31, c7_i32, c7_p33, c7_p34, c7_i35, c7_p36, c7_i37, c7_i38, c7_p39, c7_p40, c7_p41, c7_p42, c7_p43, c7_p44, c7_p45, c7_p46, c7_p47, c7_p48, c7_p49, c7_p50, c7_p51, c7_p52, c7_p53, c7_p54, c7_p55, c7_p56, c7_p57, c7_p58, c7_p59, c7_p60).To(c7_o61, c7_o62)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-1.0, 0.5],
    c7_i2: [0.0],
    c7_i3: [0.625],
    c7_i4: [0.75],
    c7_i6: [-0.125],
    c7_i7: [0.75],
    c7_i8: [-0.875],
    c7_i10: [0.375],
    c7_i11: [-1.0],
    c7_i13: [-0.125],
    c7_i14: [0.375],
    c7_i15: [0.5],
    c7_i19: [0.875],
    c7_i20: [0.625],
    c7_i21: [0.125],
    c7_i23: [0.375],
    c7_i24: [-0.625],
    c7_i25: [-0.625],
    c7_i30: [0.375],
    c7_i31: [0.125],
    c7_i32: [-0.75],
    c7_i35: [-0.375, 0.5],
    c7_i37: [0.375, 1.0],
    c7_i38: [0.75, 1.0],
    c7_o61: [0.1179, 0.2277],
    c7_o62: [-0.03078, 0.1532],
}, model=c7_model, name='separate_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [2, 1, 3]), [0.875, -0.125, 0.125, 0.625, -1.0, 0.375])
c8_p1 = Parameter('c8_p1', ('TENSOR_FLOAT16', []), None)
c8_p2 = Parameter('c8_p2', ('TENSOR_FLOAT16', [2, 3]), [-0.25, -0.75, 1.0, 0.75, -0.125, -1.0])
c8_p3 = Parameter('c8_p3', ('TENSOR_FLOAT16', [2, 3]), [0.875, 0.0, 0.25, 0.5, 0.375, -0.5])
c8_p4 = Parameter('c8_p4', ('TENSOR_FLOAT16', [2, 3]), [0.875, 0.5, -0.25, 0.125, 0.625, -0.375])
c8_p5 = Parameter('c8_p5', ('TENSOR_FLOAT16', []), None)
c8_p6 = Parameter('c8_p6', ('TENSOR_FLOAT16', [2, 3]), [1.0, -0.875, -0.125, -0.375, -0.5, 0.0])
c8_p7 = Parameter('c8_p7', ('TENSOR_FLOAT16', [2, 3]), [-0.75, 0.75, -0.5, -1.0, 0.875, 0.25])
c8_p8 = Parameter('c8_p8', ('TENSOR_FLOAT16', [2, 3]), [0.25, -0.375, 0.0, 0.875, 0.125, -0.125])
c8_p9 = Parameter('c8_p9', ('TENSOR_FLOAT16', []), None)
c8_p10 = Parameter('c8_p10', ('TENSOR_FLOAT16', []), None)
c8_p11 = Parameter('c8_p11', ('TENSOR_FLOAT16', []), None)
c8_p12 = Parameter('c8_p12', ('TENSOR_FLOAT16', []), None)
c8_p13 = Parameter('c8_p13', ('TENSOR_FLOAT16', [2]), [-0.75, 0.125])
c8_p14 = Parameter('c8_p14', ('TENSOR_FLOAT16', [2]), [-0.375, -0.5])
c8_p15 = Parameter('c8_p15', ('TENSOR_FLOAT16', [2]), [0.25, -0.875])
c8_p16 = Parameter('c8_p16', ('TENSOR_FLOAT16', [3, 2]), [0.875, 0.5, -0.125, 0.75, -0.75, 0.375])
c8_p17 = Parameter('c8_p17', ('TENSOR_FLOAT16', [3]), [-0.5, 1.0, -0.75])
c8_p18 = Parameter('c8_p18', ('TENSOR_FLOAT16', []), None)
c8_p19 = Parameter('c8_p19', ('TENSOR_FLOAT16', [1, 3]), [-0.625, 1.0, -0.875])
c8_p20 = Parameter('c8_p20', ('TENSOR_FLOAT16', [1, 3]), [0.625, 0.25, 0.875])
c8_p21 = Parameter('c8_p21', ('TENSOR_FLOAT16', [1, 3]), [-0.5, -0.75, 0.25])
c8_p22 = Parameter('c8_p22', ('TENSOR_FLOAT16', []), None)
c8_p23 = Parameter('c8_p23', ('TENSOR_FLOAT16', [1, 1]), [1.0])
c8_p24 = Parameter('c8_p24', ('TENSOR_FLOAT16', [1, 1]), [-1.0])
c8_p25 = Parameter('c8_p25', ('TENSOR_FLOAT16', [1, 1]), [-0.625])
c8_p26 = Parameter('c8_p26', ('TENSOR_FLOAT16', []), None)
c8_p27 = Parameter('c8_p27', ('TENSOR_FLOAT16', [1]), [-0.625])
c8_p28 = Parameter('c8_p28', ('TENSOR_FLOAT16', [1]), [0.625])
c8_p29 = Parameter('c8_p29', ('TENSOR_FLOAT16', []), None)
c8_p30 = Parameter('c8_p30', ('TENSOR_FLOAT16', [1]), [0.125])
c8_p31 = Parameter('c8_p31', ('TENSOR_FLOAT16', [1]), [0.125])
c8_p32 = Parameter('c8_p32', ('TENSOR_FLOAT16', [1]), [-0.75])
c8_p33 = Parameter('c8_p33', ('TENSOR_FLOAT16', []), None)
c8_p34 = Parameter('c8_p34', ('TENSOR_FLOAT16', []), None)
c8_p35 = Parameter('c8_p35', ('TENSOR_FLOAT16', [2, 3]), [-0.125, -0.75, -0.375, 0.625, 0.75, 0.875])
c8_i36 = Input('c8_i36', ('TENSOR_FLOAT16', [2, 2]))
c8_p37 = Parameter('c8_p37', ('TENSOR_FLOAT16', [2, 1]), [-0.25, 0.625])
c8_p38 = Parameter('c8_p38', ('TENSOR_FLOAT16', [2, 1]), [0.75, 0.25])
c8_i39 = Input('c8_i39', ('TENSOR_FLOAT16', [2, 1, 2]))
c8_p40 = Parameter('c8_p40', ('TENSOR_FLOAT16', []), None)
c8_p41 = Parameter('c8_p41', ('TENSOR_FLOAT16', [2, 2]), [0.5, 0.0, 0.625, -0.75])
c8_p42 = Parameter('c8_p42', ('TENSOR_FLOAT16', [2, 2]), [0.875, -0.875, -0.5, 0.625])
c8_p43 = Parameter('c8_p43', ('TENSOR_FLOAT16', [2, 2]), [0.75, 0.625, -0.25, -0.375])
c8_p44 = Parameter('c8_p44', ('TENSOR_FLOAT16', []), None)
c8_p45 = Parameter('c8_p45', ('TENSOR_FLOAT16', [1, 2]), [-0.75, -0.625])
c8_p46 = Parameter('c8_p46', ('TENSOR_FLOAT16', [1, 2]), [-0.75, 0.75])
c8_p47 = Parameter('c8_p47', ('TENSOR_FLOAT16', [1, 2]), [0.25, -0.625])
c8_p48 = Int32Scalar('c8_p48', 6)
c8_p49 = Float16Scalar('c8_p49', 0.0)
c8_p50 = Float16Scalar('c8_p50', 0.75)
c8_p51 = BoolScalar('c8_p51', False)
c8_p52 = BoolScalar('c8_p52', False)
c8_p53 = Parameter('c8_p53', ('TENSOR_FLOAT16', []), None)
c8_p54 = Parameter('c8_p54', ('TENSOR_FLOAT16', []), None)
c8_p55 = Parameter('c8_p55', ('TENSOR_FLOAT16', []), None)
c8_p56 = Parameter('c8_p56', ('TENSOR_FLOAT16', []), None)
c8_p57 = Parameter('c8_p57', ('TENSOR_FLOAT16', []), None)
c8_p58 = Parameter('c8_p58', ('TENSOR_FLOAT16', []), None)
c8_p59 = Parameter('c8_p59', ('TENSOR_FLOAT16', []), None)
c8_p60 = Parameter('c8_p60', ('TENSOR_FLOAT16', []), None)
c8_o61 = Output('c8_o61', ('TENSOR_FLOAT16', [2, 1, 3]))
c8_o62 = Output('c8_o62', ('TENSOR_FLOAT16', [2, 1, 1]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
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
c8_model.AddOperand(c8_p13)
c8_model.AddOperand(c8_p14)
c8_model.AddOperand(c8_p15)
c8_model.AddOperand(c8_p16)
c8_model.AddOperand(c8_p17)
c8_model.AddOperand(c8_p18)
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
c8_model.AddOperand(c8_p32)
c8_model.AddOperand(c8_p33)
c8_model.AddOperand(c8_p34)
c8_model.AddOperand(c8_p35)
c8_model.AddOperand(c8_i36)
c8_model.AddOperand(c8_p37)
c8_model.AddOperand(c8_p38)
c8_model.AddOperand(c8_i39)
c8_model.AddOperand(c8_p40)
c8_model.AddOperand(c8_p41)
c8_model.AddOperand(c8_p42)
c8_model.AddOperand(c8_p43)
c8_model.AddOperand(c8_p44)
c8_model.AddOperand(c8_p45)
c8_model.AddOperand(c8_p46)
c8_model.AddOperand(c8_p47)
c8_model.AddOperand(c8_p48)
c8_model.AddOperand(c8_p49)
c8_model.AddOperand(c8_p50)
c8_model.AddOperand(c8_p51)
c8_model.AddOperand(c8_p52)
c8_model.AddOperand(c8_p53)
c8_model.AddOperand(c8_p54)
c8_model.AddOperand(c8_p55)
c8_model.AddOperand(c8_p56)
c8_model.AddOperand(c8_p57)
c8_model.AddOperand(c8_p58)
c8_model.AddOperand(c8_p59)
c8_model.AddOperand(c8_p60)
c8_model.AddOperand(c8_o61)
c8_model.AddOperand(c8_o62)
c8_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c8_p0, c8_p1, c8_p2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8, c8_p9, c8_p10, c8_p11, c8_p12, c8_p13, c8_p14, c8_p15, c8_p16, c8_p17, c8_p18, c8_p19, c8_p20, c8_p21, c8_p22, c8_p23, c8_p24, c8_p25, c8_p26, c8_p27, c8_p28, c8_p29, c8_p30, c8_p31, c8_p32, c8_p33, c8_p34, c8_p35, c8_i36, c8_p37, c8_p38, c8_i39, c8_p40, c8_p41, c8_p42, c8_p43, c8_p44, c8_p45, c8_p46, c8_p47, c8_p48, c8_p49, c8_p50, c8_p51, c8_p52, c8_p53, c8_p54, c8_p55, c8_p56, c8_p57, c8_p58, c8_p59, c8_p60).To(c8_o61, c8_o62)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i36: [-0.875, 0.875, -0.5, 0.125],
    c8_i39: [0.875, 0.75, 0.375, -1.0],
    c8_o61: [-0.0929, 0.75, -0.75, -0.2196, 0.75, -0.75],
    c8_o62: [0.2214, 0.3193],
}, model=c8_model, name='separate_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 2, 3]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [3, 3]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [3, 3]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [3, 3]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [3, 3]))
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
c9_p18 = Parameter('c9_p18', ('TENSOR_FLOAT16', []), None)
c9_i19 = Input('c9_i19', ('TENSOR_FLOAT16', [4, 4]))
c9_i20 = Input('c9_i20', ('TENSOR_FLOAT16', [4, 4]))
c9_i21 = Input('c9_i21', ('TENSOR_FLOAT16', [4, 4]))
c9_p22 = Parameter('c9_p22', ('TENSOR_FLOAT16', []), None)
c9_i23 = Input('c9_i23', ('TENSOR_FLOAT16', [4, 2]))
c9_i24 = Input('c9_i24', ('TENSOR_FLOAT16', [4, 2]))
c9_i25 = Input('c9_i25', ('TENSOR_FLOAT16', [4, 2]))
c9_p26 = Parameter('c9_p26', ('TENSOR_FLOAT16', []), None)
c9_p27 = Parameter('c9_p27', ('TENSOR_FLOAT16', []), None)
c9_p28 = Parameter('c9_p28', ('TENSOR_FLOAT16', []), None)
c9_p29 = Parameter('c9_p29', ('TENSOR_FLOAT16', []), None)
c9_i30 = Input('c9_i30', ('TENSOR_FLOAT16', [4]))
c9_i31 = Input('c9_i31', ('TENSOR_FLOAT16', [4]))
c9_i32 = Input('c9_i32', ('TENSOR_FLOAT16', [4]))
c9_i33 = Input('c9_i33', ('TENSOR_FLOAT16', [2, 4]))
c9_p34 = Parameter('c9_p34', ('TENSOR_FLOAT16', []), None)
c9_i35 = Input('c9_i35', ('TENSOR_FLOAT16', [2, 3]))
c9_i36 = Input('c9_i36', ('TENSOR_FLOAT16', [2, 3]))
c9_i37 = Input('c9_i37', ('TENSOR_FLOAT16', [2, 2]))
c9_i38 = Input('c9_i38', ('TENSOR_FLOAT16', [2, 4]))
c9_p39 = Parameter('c9_p39', ('TENSOR_FLOAT16', [2, 2, 4]), [
        1.0, -0.25, -0.125, 0.5, 0.625, 0.0, 0.75, -1.0, 0.125, -0.375, -0.875, -0.75, -0.5, 0.25, 0.375,
        -0.625
    ])
c9_p40 = Parameter('c9_p40', ('TENSOR_FLOAT16', []), None)
c9_p41 = Parameter('c9_p41', ('TENSOR_FLOAT16', []), None)
c9_p42 = Parameter('c9_p42', ('TENSOR_FLOAT16', []), None)
c9_p43 = Parameter('c9_p43', ('TENSOR_FLOAT16', []), None)
c9_p44 = Parameter('c9_p44', ('TENSOR_FLOAT16', []), None)
c9_p45 = Parameter('c9_p45', ('TENSOR_FLOAT16', []), None)
c9_p46 = Parameter('c9_p46', ('TENSOR_FLOAT16', []), None)
c9_p47 = Parameter('c9_p47', ('TENSOR_FLOAT16', []), None)
c9_p48 = Int32Scalar('c9_p48', 4)
c9_p49 = Float16Scalar('c9_p49', 0.0)
c9_p50 = Float16Scalar('c9_p50', 0.0)
c9_p51 = BoolScalar('c9_p51', False)
c9_p52 = BoolScalar('c9_p52', False)
c9_p53 = Parameter('c9_p53', ('TENSOR_FLOAT16', []), None)
c9_p54 = Parameter('c9_p54', ('TENSOR_FLOAT16', []), None)
c9_p55 = Parameter('c9_p55', ('TENSOR_FLOAT16', []), None)
c9_p56 = Parameter('c9_p56', ('TENSOR_FLOAT16', []), None)
c9_p57 = Parameter('c9_p57', ('TENSOR_FLOAT16', []), None)
c9_i58 = Input('c9_i58', ('TENSOR_FLOAT16', [4]))
c9_i59 = Input('c9_i59', ('TENSOR_FLOAT16', [4]))
c9_i60 = Input('c9_i60', ('TENSOR_FLOAT16', [4]))
c9_o61 = Output('c9_o61', ('TENSOR_FLOAT16', [2, 2, 3]))
c9_o62 = Output('c9_o62', ('TENSOR_FLOAT16', [2, 2, 2]))
c9_o63 = Output('c9_o63', ('TENSOR_FLOAT16', [2, 3]))
c9_o64 = Output('c9_o64', ('TENSOR_FLOAT16', [2, 3]))
c9_o65 = Output('c9_o65', ('TENSOR_FLOAT16', [2, 2]))
c9_o66 = Output('c9_o66', ('TENSOR_FLOAT16', [2, 4]))
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
c9_model.AddOperand(c9_p18)
c9_model.AddOperand(c9_i19)
c9_model.AddOperand(c9_i20)
c9_model.AddOperand(c9_i21)
c9_model.AddOperand(c9_p22)
c9_model.AddOperand(c9_i23)
c9_model.AddOperand(c9_i24)
c9_model.AddOperand(c9_i25)
c9_model.AddOperand(c9_p26)
c9_model.AddOperand(c9_p27)
c9_model.AddOperand(c9_p28)
c9_model.AddOperand(c9_p29)
c9_model.AddOperand(c9_i30)
c9_model.AddOperand(c9_i31)
c9_model.AddOperand(c9_i32)
c9_model.AddOperand(c9_i33)
c9_model.AddOperand(c9_p34)
c9_model.AddOperand(c9_i35)
c9_model.AddOperand(c9_i36)
c9_model.AddOperand(c9_i37)
c9_model.AddOperand(c9_i38)
c9_model.AddOperand(c9_p39)
c9_model.AddOperand(c9_p40)
c9_model.AddOperand(c9_p41)
c9_model.AddOperand(c9_p42)
c9_model.AddOperand(c9_p43)
c9_model.AddOperand(c9_p44)
c9_model.AddOperand(c9_p45)
c9_model.AddOperand(c9_p46)
c9_model.AddOperand(c9_p47)
c9_model.AddOperand(c9_p48)
c9_model.AddOperand(c9_p49)
c9_model.AddOperand(c9_p50)
c9_model.AddOperand(c9_p51)
c9_model.AddOperand(c9_p52)
c9_model.AddOperand(c9_p53)
c9_model.AddOperand(c9_p54)
c9_model.AddOperand(c9_p55)
c9_model.AddOperand(c9_p56)
c9_model.AddOperand(c9_p57)
c9_model.AddOperand(c9_i58)
c9_model.AddOperand(c9_i59)
c9_model.AddOperand(c9_i60)
c9_model.AddOperand(c9_o61)
c9_model.AddOperand(c9_o62)
c9_model.AddOperand(c9_o63)
c9_model.AddOperand(c9_o64)
c9_model.AddOperand(c9_o65)
c9_model.AddOperand(c9_o66)
c9_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c9_i0, c9_i1, c9_i2, c9_i3, c9_i4, c9_i5, c9_i6, c9_i7, c9_i8, c9_i9, c9_i10, c9_i11, c9_i12, c9_i13, c9_i14, c9_i15, c9_p16, c9_p17, c9_p18, c9_i19, c9_i20, c9_i21, c9_p22, c9_i23, c9_i24, c9_i25, c9_p26, c9_p27, c9_p28, c9_p29, c9_i30, c9_i31, c9_i32, c9_i33, c9_p34, c9_i35, c9_i36, c9_i37, c9_i38, c9_p39, c9_p40, c9_p41, c9_p42, c9_p43, c9_p44, c9_p45, c9_p46, c9_p47, c9_p48, c9_p49, c9_p50, c9_p51, c9_p52, c9_p53, c9_p54, c9_p55, c9_p56, c9_p57, c9_i58, c9_i59, c9_i60).To(c9_o61, c9_o62, c9_o63, c9_o64, c9_o65, c9_o66)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [0.5, 0.875, -0.375, -1.0, 0.125, 1.0, 0.75, -0.75, -0.5, 0.25, -0.25, 0.0],
    c9_i1: [0.25, 1.0, -0.375, -0.875, 0.5, -0.5, 0.875, 0.375, -0.125],
    c9_i2: [0.375, 0.5, 0.625, -0.125, -0.875, 0.875, -0.625, 0.125, 0.0],
    c9_i3: [-1.0, 0.0, 0.75, 0.5, -0.875, -0.25, -0.375, 0.625, 0.125],
    c9_i4: [-0.125, -0.5, 0.75, 1.0, 0.375, 0.5, -0.875, -0.75, 0.125],
    c9_i5: [-0.375, -1.0, -0.25, 0.375, 1.0, 0.125, -0.75, 0.0, 0.625],
    c9_i6: [-0.875, -0.5, 0.125, 0.5, 0.75, 0.625, -0.75, -0.375, -0.625],
    c9_i7: [-0.75, 1.0, -0.375, -0.25, 0.75, 0.125, 0.375, 0.0, -1.0],
    c9_i8: [0.0, -0.625, -0.875, 0.75, -1.0, 0.25, -0.5, 0.125, -0.125],
    c9_i9: [0.125, -0.875, 0.625],
    c9_i10: [0.375, 0.5, -0.125],
    c9_i11: [0.625, 1.0, -0.5],
    c9_i12: [1.0, -0.875, 0.875],
    c9_i13: [-0.375, -0.125, -0.5],
    c9_i14: [-0.875, 0.75, 0.625],
    c9_i15: [-0.875, 1.0, 0.0],
    c9_i19: [
        -0.375, 0.75, -0.625, 0.375, 0.25, -0.25, 0.875, -0.75, 1.0, 0.0, 0.625, -0.125, -0.5, -1.0, 0.5,
        0.125
    ],
    c9_i20: [
        0.75, -0.5, -0.25, -0.75, 1.0, 0.125, 0.625, 0.375, 0.5, -0.875, 0.875, -1.0, 0.25, -0.625, 0.0,
        -0.125
    ],
    c9_i21: [
        0.125, 0.75, 0.5, -0.25, 0.25, -0.375, -1.0, -0.625, -0.875, -0.75, -0.125, 0.375, 0.625, 1.0, 0.0,
        -0.5
    ],
    c9_i23: [-0.375, -0.25, 0.0, 0.625, 0.75, 0.5, 1.0, -0.875],
    c9_i24: [0.625, -0.125, 0.75, -0.875, -0.375, 0.25, -0.5, 0.0],
    c9_i25: [0.25, 0.0, 0.875, 1.0, -1.0, -0.625, -0.5, -0.875],
    c9_i30: [0.75, -0.375, -0.5, -1.0],
    c9_i31: [-0.5, 0.5, -1.0, 0.0],
    c9_i32: [-0.875, -0.125, -1.0, 0.25],
    c9_i33: [-0.125, -0.875, -1.0, 0.25, -0.25, 0.0, 0.125, 1.0],
    c9_i35: [-0.75, -0.875, 0.375, -0.375, -0.625, 0.5],
    c9_i36: [0.875, 0.0, 0.25, 0.375, -0.125, 1.0],
    c9_i37: [0.0, 0.625, 0.125, -0.375],
    c9_i38: [0.5, 0.875, 0.0, -0.75, 0.25, -1.0, -0.375, 0.375],
    c9_i58: [-0.75, 0.75, -0.25, -0.875],
    c9_i59: [0.0, -0.5, 0.125, 0.875],
    c9_i60: [0.75, -0.875, -0.25, -0.75],
    c9_o61: [
        -0.03763, -0.01176, 0.08905, 0.1611, -0.02945, 0.3647, -0.10565, 0.03207, -0.1774, -0.1544, 0.1471,
        0.0882
    ],
    c9_o62: [0.1592, -0.1295, -0.1344, -0.344, 0.07544, -0.1368, 0.2534, -0.2576],
    c9_o63: [0.1611, -0.02945, 0.3647, -0.1544, 0.1471, 0.0882],
    c9_o64: [0.3225, -0.04724, 0.6426, -0.719, 0.194, 0.1823],
    c9_o65: [0.1592, -0.1295, 0.07544, -0.1368],
    c9_o66: [0.138, -0.03027, -0.708, -0.4038, -0.0871, 0.494, -0.6704, -0.2052],
}, model=c9_model, name='separate_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 3, 4]))
c10_p1 = Parameter('c10_p1', ('TENSOR_FLOAT16', []), None)
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [3, 4]))
c10_i3 = Input('c10_i3', ('TENSOR_FLOAT16', [3, 4]))
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [3, 4]))
c10_p5 = Parameter('c10_p5', ('TENSOR_FLOAT16', []), None)
c10_i6 = Input('c10_i6', ('TENSOR_FLOAT16', [3, 1]))
c10_i7 = Input('c10_i7', ('TENSOR_FLOAT16', [3, 1]))
c10_i8 = Input('c10_i8', ('TENSOR_FLOAT16', [3, 1]))
c10_p9 = Parameter('c10_p9', ('TENSOR_FLOAT16', []), None)
c10_p10 = Parameter('c10_p10', ('TENSOR_FLOAT16', []), None)
c10_p11 = Parameter('c10_p11', ('TENSOR_FLOAT16', []), None)
c10_p12 = Parameter('c10_p12', ('TENSOR_FLOAT16', []), None)
c10_i13 = Input('c10_i13', ('TENSOR_FLOAT16', [3]))
c10_i14 = Input('c10_i14', ('TENSOR_FLOAT16', [3]))
c10_i15 = Input('c10_i15', ('TENSOR_FLOAT16', [3]))
c10_i16 = Input('c10_i16', ('TENSOR_FLOAT16', [1, 3]))
c10_p17 = Parameter('c10_p17', ('TENSOR_FLOAT16', []), None)
c10_p18 = Parameter('c10_p18', ('TENSOR_FLOAT16', []), None)
c10_i19 = Input('c10_i19', ('TENSOR_FLOAT16', [1, 3]))
c10_i20 = Input('c10_i20', ('TENSOR_FLOAT16', [1, 3]))
c10_i21 = Input('c10_i21', ('TENSOR_FLOAT16', [1, 3]))
c10_p22 = Parameter('c10_p22', ('TENSOR_FLOAT16', []), None)
c10_i23 = Input('c10_i23', ('TENSOR_FLOAT16', [1, 1]))
c10_i24 = Input('c10_i24', ('TENSOR_FLOAT16', [1, 1]))
c10_i25 = Input('c10_i25', ('TENSOR_FLOAT16', [1, 1]))
c10_p26 = Parameter('c10_p26', ('TENSOR_FLOAT16', []), None)
c10_p27 = Parameter('c10_p27', ('TENSOR_FLOAT16', []), None)
c10_p28 = Parameter('c10_p28', ('TENSOR_FLOAT16', []), None)
c10_p29 = Parameter('c10_p29', ('TENSOR_FLOAT16', []), None)
c10_i30 = Input('c10_i30', ('TENSOR_FLOAT16', [1]))
c10_i31 = Input('c10_i31', ('TENSOR_FLOAT16', [1]))
c10_i32 = Input('c10_i32', ('TENSOR_FLOAT16', [1]))
c10_p33 = Parameter('c10_p33', ('TENSOR_FLOAT16', []), None)
c10_p34 = Parameter('c10_p34', ('TENSOR_FLOAT16', []), None)
c10_i35 = Input('c10_i35', ('TENSOR_FLOAT16', [2, 1]))
c10_i36 = Input('c10_i36', ('TENSOR_FLOAT16', [2, 3]))
c10_i37 = Input('c10_i37', ('TENSOR_FLOAT16', [2, 1]))
c10_i38 = Input('c10_i38', ('TENSOR_FLOAT16', [2, 1]))
c10_i39 = Input('c10_i39', ('TENSOR_FLOAT16', [2, 3, 3]))
c10_p40 = Parameter('c10_p40', ('TENSOR_FLOAT16', []), None)
c10_p41 = Parameter('c10_p41', ('TENSOR_FLOAT16', []), None)
c10_p42 = Parameter('c10_p42', ('TENSOR_FLOAT16', []), None)
c10_p43 = Parameter('c10_p43', ('TENSOR_FLOAT16', []), None)
c10_p44 = Parameter('c10_p44', ('TENSOR_FLOAT16', []), None)
c10_p45 = Parameter('c10_p45', ('TENSOR_FLOAT16', []), None)
c10_p46 = Parameter('c10_p46', ('TENSOR_FLOAT16', []), None)
c10_p47 = Parameter('c10_p47', ('TENSOR_FLOAT16', []), None)
c10_p48 = Int32Scalar('c10_p48', 1)
c10_p49 = Float16Scalar('c10_p49', 0.75)
c10_p50 = Float16Scalar('c10_p50', 0.75)
c10_p51 = BoolScalar('c10_p51', False)
c10_p52 = BoolScalar('c10_p52', False)
c10_p53 = Parameter('c10_p53', ('TENSOR_FLOAT16', []), None)
c10_i54 = Input('c10_i54', ('TENSOR_FLOAT16', [3]))
c10_i55 = Input('c10_i55', ('TENSOR_FLOAT16', [3]))
c10_i56 = Input('c10_i56', ('TENSOR_FLOAT16', [3]))
c10_p57 = Parameter('c10_p57', ('TENSOR_FLOAT16', []), None)
c10_p58 = Parameter('c10_p58', ('TENSOR_FLOAT16', []), None)
c10_p59 = Parameter('c10_p59', ('TENSOR_FLOAT16', []), None)
c10_p60 = Parameter('c10_p60', ('TENSOR_FLOAT16', []), None)
c10_o61 = Output('c10_o61', ('TENSOR_FLOAT16', [2, 3, 1]))
c10_o62 = Output('c10_o62', ('TENSOR_FLOAT16', [2, 3, 1]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_i4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_i6)
c10_model.AddOperand(c10_i7)
c10_model.AddOperand(c10_i8)
c10_model.AddOperand(c10_p9)
c10_model.AddOperand(c10_p10)
c10_model.AddOperand(c10_p11)
c10_model.AddOperand(c10_p12)
c10_model.AddOperand(c10_i13)
c10_model.AddOperand(c10_i14)
c10_model.AddOperand(c10_i15)
c10_model.AddOperand(c10_i16)
c10_model.AddOperand(c10_p17)
c10_model.AddOperand(c10_p18)
c10_model.AddOperand(c10_i19)
c10_model.AddOperand(c10_i20)
c10_model.AddOperand(c10_i21)
c10_model.AddOperand(c10_p22)
c10_model.AddOperand(c10_i23)
c10_model.AddOperand(c10_i24)
c10_model.AddOperand(c10_i25)
c10_model.AddOperand(c10_p26)
c10_model.AddOperand(c10_p27)
c10_model.AddOperand(c10_p28)
c10_model.AddOperand(c10_p29)
c10_model.AddOperand(c10_i30)
c10_model.AddOperand(c10_i31)
c10_model.AddOperand(c10_i32)
c10_model.AddOperand(c10_p33)
c10_model.AddOperand(c10_p34)
c10_model.AddOperand(c10_i35)
c10_model.AddOperand(c10_i36)
c10_model.AddOperand(c10_i37)
c10_model.AddOperand(c10_i38)
c10_model.AddOperand(c10_i39)
c10_model.AddOperand(c10_p40)
c10_model.AddOperand(c10_p41)
c10_model.AddOperand(c10_p42)
c10_model.AddOperand(c10_p43)
c10_model.AddOperand(c10_p44)
c10_model.AddOperand(c10_p45)
c10_model.AddOperand(c10_p46)
c10_model.AddOperand(c10_p47)
c10_model.AddOperand(c10_p48)
c10_model.AddOperand(c10_p49)
c10_model.AddOperand(c10_p50)
c10_model.AddOperand(c10_p51)
c10_model.AddOperand(c10_p52)
c10_model.AddOperand(c10_p53)
c10_model.AddOperand(c10_i54)
c10_model.AddOperand(c10_i55)
c10_model.AddOperand(c10_i56)
c10_model.AddOperand(c10_p57)
c10_model.AddOperand(c10_p58)
c10_model.AddOperand(c10_p59)
c10_model.AddOperand(c10_p60)
c10_model.AddOperand(c10_o61)
c10_model.AddOperand(c10_o62)
c10_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c10_i0, c10_p1, c10_i2, c10_i3, c10_i4, c10_p5, c10_i6, c10_i7, c10_i8, c10_p9, c10_p10, c10_p11, c10_p12, c10_i13, c10_i14, c10_i15, c10_i16, c10_p17, c10_p18, c10_i19, c10_i20, c10_i21, c10_p22, c10_i23, c10_i24, c10_i25, c10_p26, c10_p27, c10_p28, c10_p29, c10_i30, c10_i31, c10_i32, c10_p33, c10_p34, c10_i35, c10_i36, c10_i37, c10_i38, c10_i39, c10_p40, c10_p41, c10_p42, c10_p43, c10_p44, c10_p45, c10_p46, c10_p47, c10_p48, c10_p49, c10_p50, c10_p51, c10_p52, c10_p53, c10_i54, c10_i55, c10_i56, c10_p57, c10_p58, c10_p59, c10_p60).To(c10_o61, c10_o62)
c10_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c10_i0: [
        0.875, -0.25, -0.5, 0.5, -0.75, -1.0, -0.375, -0.875, 0.25, 0.625, 1.0, -0.625, 0.375, 0.75, 0.0,
        0.125, -0.125, -0.125, 0.0, -0.75, 0.375, 0.125, -1.0, -0.875
    ],
    c10_i2: [0.375, 0.5, 1.0, -0.5, 0.25, 0.125, 0.0, -0.75, -0.25, -1.0, -0.875, -0.125],
    c10_i3: [-0.625, -0.5, 0.625, -0.875, 0.75, 1.0, -1.0, -0.75, -0.375, 0.0, -0.25, 0.875],
    c10_i4: [-0.125, 1.0, 0.75, -0.625, -1.0, 0.625, 0.25, -0.25, 0.875, 0.125, 0.0, -0.375],
    c10_i6: [-0.625, -0.375, 0.0],
    c10_i7: [-0.125, 0.75, -1.0],
    c10_i8: [0.0, 0.375, 0.5],
    c10_i13: [-0.375, -0.875, 0.5],
    c10_i14: [0.625, 0.375, 0.125],
    c10_i15: [0.875, 0.125, -0.5],
    c10_i16: [1.0, 0.25, -0.75],
    c10_i19: [0.75, -0.375, -0.625],
    c10_i20: [-0.75, -0.25, 0.75],
    c10_i21: [-0.5, -0.25, 0.25],
    c10_i23: [-0.625],
    c10_i24: [0.25],
    c10_i25: [-0.25],
    c10_i30: [-0.375],
    c10_i31: [-0.25],
    c10_i32: [-0.375],
    c10_i35: [-0.5, 0.5],
    c10_i36: [0.875, -0.625, 0.0, -1.0, -0.125, -0.5],
    c10_i37: [-0.125, -0.75],
    c10_i38: [0.875, -0.5],
    c10_i39: [
        1.0, -0.25, -0.75, 0.0, 0.5, -0.375, -0.5, -0.875, 0.125, -1.0, 0.625, 0.25, 0.75, 0.375, 0.875,
        -0.125, -0.625, -0.25
    ],
    c10_i54: [1.0, 0.25, -0.75],
    c10_i55: [0.5, 0.875, 0.75],
    c10_i56: [-0.75, 0.75, 0.0],
    c10_o61: [-0.01086, 0.574, 0.361, 0.05283, 0.433, 0.4512],
    c10_o62: [0.04132, 0.07416, 0.319, 0.2109, 0.0, 0.0],
}, model=c10_model, name='separate_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 3, 4]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [2, 4]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [2, 4]))
c11_i3 = Input('c11_i3', ('TENSOR_FLOAT16', [2, 4]))
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [2, 4]))
c11_i5 = Input('c11_i5', ('TENSOR_FLOAT16', [2, 2]))
c11_i6 = Input('c11_i6', ('TENSOR_FLOAT16', [2, 2]))
c11_i7 = Input('c11_i7', ('TENSOR_FLOAT16', [2, 2]))
c11_i8 = Input('c11_i8', ('TENSOR_FLOAT16', [2, 2]))
c11_i9 = Input('c11_i9', ('TENSOR_FLOAT16', [2]))
c11_i10 = Input('c11_i10', ('TENSOR_FLOAT16', [2]))
c11_i11 = Input('c11_i11', ('TENSOR_FLOAT16', [2]))
c11_i12 = Input('c11_i12', ('TENSOR_FLOAT16', [2]))
c11_i13 = Input('c11_i13', ('TENSOR_FLOAT16', [2]))
c11_i14 = Input('c11_i14', ('TENSOR_FLOAT16', [2]))
c11_i15 = Input('c11_i15', ('TENSOR_FLOAT16', [2]))
c11_p16 = Parameter('c11_p16', ('TENSOR_FLOAT16', []), None)
c11_p17 = Parameter('c11_p17', ('TENSOR_FLOAT16', []), None)
c11_i18 = Input('c11_i18', ('TENSOR_FLOAT16', [3, 4]))
c11_i19 = Input('c11_i19', ('TENSOR_FLOAT16', [3, 4]))
c11_i20 = Input('c11_i20', ('TENSOR_FLOAT16', [3, 4]))
c11_i21 = Input('c11_i21', ('TENSOR_FLOAT16', [3, 4]))
c11_i22 = Input('c11_i22', ('TENSOR_FLOAT16', [3, 3]))
c11_i23 = Input('c11_i23', ('TENSOR_FLOAT16', [3, 3]))
c11_i24 = Input('c11_i24', ('TENSOR_FLOAT16', [3, 3]))
c11_i25 = Input('c11_i25', ('TENSOR_FLOAT16', [3, 3]))
c11_i26 = Input('c11_i26', ('TENSOR_FLOAT16', [3]))
c11_i27 = Input('c11_i27', ('TENSOR_FLOAT16', [3]))
c11_i28 = Input('c11_i28', ('TENSOR_FLOAT16', [3]))
c11_i29 = Input('c11_i29', ('TENSOR_FLOAT16', [3]))
c11_i30 = Input('c11_i30', ('TENSOR_FLOAT16', [3]))
c11_i31 = Input('c11_i31', ('TENSOR_FLOAT16', [3]))
c11_i32 = Input('c11_i32', ('TENSOR_FLOAT16', [3]))
c11_p33 = Parameter('c11_p33', ('TENSOR_FLOAT16', []), None)
c11_p34 = Parameter('c11_p34', ('TENSOR_FLOAT16', []), None)
c11_i35 = Input('c11_i35', ('TENSOR_FLOAT16', [2, 2]))
c11_i36 = Input('c11_i36', ('TENSOR_FLOAT16', [2, 2]))
c11_i37 = Input('c11_i37', ('TENSOR_FLOAT16', [2, 3]))
c11_i38 = Input('c11_i38', ('TENSOR_FLOAT16', [2, 3]))
c11_i39 = Input('c11_i39', ('TENSOR_FLOAT16', [2, 3, 4]))
c11_i40 = Input('c11_i40', ('TENSOR_FLOAT16', [2, 4]))
c11_i41 = Input('c11_i41', ('TENSOR_FLOAT16', [2, 4]))
c11_i42 = Input('c11_i42', ('TENSOR_FLOAT16', [2, 4]))
c11_i43 = Input('c11_i43', ('TENSOR_FLOAT16', [2, 4]))
c11_i44 = Input('c11_i44', ('TENSOR_FLOAT16', [3, 4]))
c11_i45 = Input('c11_i45', ('TENSOR_FLOAT16', [3, 4]))
c11_i46 = Input('c11_i46', ('TENSOR_FLOAT16', [3, 4]))
c11_i47 = Input('c11_i47', ('TENSOR_FLOAT16', [3, 4]))
c11_p48 = Int32Scalar('c11_p48', 3)
c11_p49 = Float16Scalar('c11_p49', 0.5)
c11_p50 = Float16Scalar('c11_p50', 0.0)
c11_p51 = BoolScalar('c11_p51', False)
c11_p52 = BoolScalar('c11_p52', False)
c11_p53 = Parameter('c11_p53', ('TENSOR_FLOAT16', []), None)
c11_p54 = Parameter('c11_p54', ('TENSOR_FLOAT16', []), None)
c11_p55 = Parameter('c11_p55', ('TENSOR_FLOAT16', []), None)
c11_p56 = Parameter('c11_p56', ('TENSOR_FLOAT16', []), None)
c11_i57 = Input('c11_i57', ('TENSOR_FLOAT16', [3]))
c11_i58 = Input('c11_i58', ('TENSOR_FLOAT16', [3]))
c11_i59 = Input('c11_i59', ('TENSOR_FLOAT16', [3]))
c11_i60 = Input('c11_i60', ('TENSOR_FLOAT16', [3]))
c11_o61 = Output('c11_o61', ('TENSOR_FLOAT16', [2, 3, 2]))
c11_o62 = Output('c11_o62', ('TENSOR_FLOAT16', [2, 3, 3]))
c11_o63 = Output('c11_o63', ('TENSOR_FLOAT16', [2, 2]))
c11_o64 = Output('c11_o64', ('TENSOR_FLOAT16', [2, 2]))
c11_o65 = Output('c11_o65', ('TENSOR_FLOAT16', [2, 3]))
c11_o66 = Output('c11_o66', ('TENSOR_FLOAT16', [2, 3]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_i3)
c11_model.AddOperand(c11_i4)
c11_model.AddOperand(c11_i5)
c11_model.AddOperand(c11_i6)
c11_model.AddOperand(c11_i7)
c11_model.AddOperand(c11_i8)
c11_model.AddOperand(c11_i9)
c11_model.AddOperand(c11_i10)
c11_model.AddOperand(c11_i11)
c11_model.AddOperand(c11_i12)
c11_model.AddOperand(c11_i13)
c11_model.AddOperand(c11_i14)
c11_model.AddOperand(c11_i15)
c11_model.AddOperand(c11_p16)
c11_model.AddOperand(c11_p17)
c11_model.AddOperand(c11_i18)
c11_model.AddOperand(c11_i19)
c11_model.AddOperand(c11_i20)
c11_model.AddOperand(c11_i21)
c11_model.AddOperand(c11_i22)
c11_model.AddOperand(c11_i23)
c11_model.AddOperand(c11_i24)
c11_model.AddOperand(c11_i25)
c11_model.AddOperand(c11_i26)
c11_model.AddOperand(c11_i27)
c11_model.AddOperand(c11_i28)
c11_model.AddOperand(c11_i29)
c11_model.AddOperand(c11_i30)
c11_model.AddOperand(c11_i31)
c11_model.AddOperand(c11_i32)
c11_model.AddOperand(c11_p33)
c11_model.AddOperand(c11_p34)
c11_model.AddOperand(c11_i35)
c11_model.AddOperand(c11_i36)
c11_model.AddOperand(c11_i37)
c11_model.AddOperand(c11_i38)
c11_model.AddOperand(c11_i39)
c11_model.AddOperand(c11_i40)
c11_model.AddOperand(c11_i41)
c11_model.AddOperand(c11_i42)
c11_model.AddOperand(c11_i43)
c11_model.AddOperand(c11_i44)
c11_model.AddOperand(c11_i45)
c11_model.AddOperand(c11_i46)
c11_model.AddOperand(c11_i47)
c11_model.AddOperand(c11_p48)
c11_model.AddOperand(c11_p49)
c11_model.AddOperand(c11_p50)
c11_model.AddOperand(c11_p51)
c11_model.AddOperand(c11_p52)
c11_model.AddOperand(c11_p53)
c11_model.AddOperand(c11_p54)
c11_model.AddOperand(c11_p55)
c11_model.AddOperand(c11_p56)
c11_model.AddOperand(c11_i57)
c11_model.AddOperand(c11_i58)
c11_model.AddOperand(c11_i59)
c11_model.AddOperand(c11_i60)
c11_model.AddOperand(c11_o61)
c11_model.AddOperand(c11_o62)
c11_model.AddOperand(c11_o63)
c11_model.AddOperand(c11_o64)
c11_model.AddOperand(c11_o65)
c11_model.AddOperand(c11_o66)
c11_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c11_i0, c11_i1, c11_i2, c11_i3, c11_i4, c11_i5, c11_i6, c11_i7, c11_i8, c11_i9, c11_i10, c11_i11, c11_i12, c11_i13, c11_i14, c11_i15, c11_p16, c11_p17, c11_i18, c11_i19, c11_i20, c11_i21, c11_i22, c11_i23, c11_i24, c11_i25, c11_i26, c11_i27, c11_i28, c11_i29, c11_i30, c11_i31, c11_i32, c11_p33, c11_p34, c11_i35, c11_i36, c11_i37, c11_i38, c11_i39, c11_i40, c11_i41, c11_i42, c11_i43, c11_i44, c11_i45, c11_i46, c11_i47, c11_p48, c11_p49, c11_p50, c11_p51, c11_p52, c11_p53, c11_p54, c11_p55, c11_p56, c11_i57, c11_i58, c11_i59, c11_i60).To(c11_o61, c11_o62, c11_o63, c11_o64, c11_o65, c11_o66)
c11_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c11_i0: [
        1.0, -0.75, 0.25, 0.0, 0.125, -0.375, -0.25, 0.875, -0.625, 0.5, 0.375, -0.875, -1.0, -0.125, 0.75,
        -0.5, 0.625, 0.875, 0.5, -0.25, 0.625, -0.875, -1.0, -0.75
    ],
    c11_i1: [0.625, 1.0, -0.125, 0.0, 0.125, -0.875, 0.375, -0.25],
    c11_i2: [0.125, 0.625, -0.375, -0.875, -0.5, 0.75, -0.125, 1.0],
    c11_i3: [-0.25, -0.5, 0.125, -0.125, -0.75, 0.625, -0.375, 0.875],
    c11_i4: [-1.0, 0.875, -0.875, 0.5, 0.125, 0.0, 0.375, 0.625],
    c11_i5: [0.5, -0.375, 0.25, -0.125],
    c11_i6: [0.0, -0.5, 0.375, 0.75],
    c11_i7: [-0.375, -0.125, 0.625, 0.875],
    c11_i8: [-0.125, -0.75, -0.625, -0.875],
    c11_i9: [0.5, 1.0],
    c11_i10: [-0.25, 0.25],
    c11_i11: [0.875, 0.125],
    c11_i12: [0.625, -0.375],
    c11_i13: [-1.0, 0.875],
    c11_i14: [-4.125, 1.25],
    c11_i15: [-0.375, 0.375],
    c11_i18: [0.0, -0.875, -0.375, -0.625, -0.75, 0.875, -0.5, 1.0, 0.5, 0.625, 0.25, -0.125],
    c11_i19: [0.75, 0.375, -0.875, 0.875, 0.125, -1.0, -0.25, -0.75, 0.5, -0.125, 0.625, -0.5],
    c11_i20: [-0.25, 1.0, 0.0, -0.625, 0.875, -0.75, 0.375, -0.875, -0.125, 0.25, 0.625, -0.375],
    c11_i21: [0.875, 0.5, 0.625, -0.125, -1.0, 0.25, -0.75, 0.125, 0.375, 0.0, 0.75, -0.625],
    c11_i22: [-0.5, -0.125, -0.375, 0.5, 0.625, -0.875, -0.25, -1.0, -0.625],
    c11_i23: [-1.0, 0.375, 1.0, 0.5, -0.75, -0.25, 0.125, 0.75, -0.875],
    c11_i24: [-0.75, 0.75, -0.125, 0.625, -0.25, 0.25, -0.375, -1.0, -0.625],
    c11_i25: [-0.125, -0.25, 0.0, 0.125, 0.75, 0.875, 0.625, 0.25, -0.5],
    c11_i26: [0.0, -0.875, -0.125],
    c11_i27: [-0.75, -0.375, 0.125],
    c11_i28: [0.125, 0.625, -0.125],
    c11_i29: [-0.875, 0.0, 0.875],
    c11_i30: [-0.875, 0.375, 0.75],
    c11_i31: [-4.25, -2.0, -0.25],
    c11_i32: [-0.125, 0.25, 0.5],
    c11_i35: [-0.625, 1.0, -0.125, -0.75],
    c11_i36: [-0.5, -0.625, 0.375, -0.25],
    c11_i37: [-0.375, 0.5, -0.75, -0.125, -1.0, 0.125],
    c11_i38: [-0.5, -0.25, -0.625, 0.5, -0.375, -0.75],
    c11_i39: [
        0.0, -0.5, -1.0, 0.875, 1.0, 0.125, 0.75, -0.375, 0.625, -0.875, -0.25, 0.375, -0.125, 0.25, -0.75,
        -0.625, 0.5, 0.0, -0.125, -0.375, -0.25, 0.875, 1.0, 0.375
    ],
    c11_i40: [-0.25, -0.375, -1.0, -0.125, 0.875, 0.625, -0.625, 0.0],
    c11_i41: [0.875, -0.125, 0.25, -0.25, -0.875, -1.0, -0.5, -0.75],
    c11_i42: [-0.75, -0.125, -0.5, 0.625, -1.0, 0.125, 0.5, 0.875],
    c11_i43: [-0.625, 0.875, 0.125, 0.625, 1.0, 0.375, 0.0, -0.125],
    c11_i44: [-0.375, 0.75, -0.75, 0.375, -0.625, -0.125, 0.625, 0.0, -1.0, 0.25, -0.875, 0.875],
    c11_i45: [-0.75, -0.875, 0.75, -0.625, 0.875, 0.125, 0.625, 0.5, 0.0, -0.25, -0.375, 0.25],
    c11_i46: [0.875, 0.125, -0.375, 0.75, -0.5, 0.5, 0.625, -0.75, 0.25, 0.375, 0.0, 1.0],
    c11_i47: [-0.625, 0.75, -0.25, -1.0, -0.375, 0.625, -0.5, 0.875, 0.375, -0.75, 1.0, -0.125],
    c11_i57: [-0.625, 0.5, -0.125],
    c11_i58: [-1.0, 0.75, -0.375],
    c11_i59: [0.0, 0.75, 0.5],
    c11_i60: [0.375, 0.0, 0.5],
    c11_o61: [0.0, 0.0, 0.0, 0.3352, 0.0, 0.2388, 0.0552, 0.0, 0.01187, 0.0, 0.00996, 0.2123],
    c11_o62: [
        0.0, 0.0, 0.1136, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0298, 0.0, 0.03754, 0.0472, 0.0, 0.0, 0.1101, 0.0,
        0.0
    ],
    c11_o63: [0.0, 0.2388, 0.00996, 0.2123],
    c11_o64: [-0.008705, 0.5, 0.0196, 0.5],
    c11_o65: [0.0, 0.0, 0.1136, 0.0298, 0.0, 0.03754],
    c11_o66: [-0.02925, -0.0649, 0.1499, 0.0525, -0.0869, 0.08203],
}, model=c11_model, name='separate_FLOAT16_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2, 2, 1]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [3, 1]))
c12_i2 = Input('c12_i2', ('TENSOR_FLOAT16', [3, 1]))
c12_i3 = Input('c12_i3', ('TENSOR_FLOAT16', [3, 1]))
c12_i4 = Input('c12_i4', ('TENSOR_FLOAT16', [3, 1]))
c12_i5 = Input('c12_i5', ('TENSOR_FLOAT16', [3, 3]))
c12_i6 = Input('c12_i6', ('TENSOR_FLOAT16', [3, 3]))
c12_i7 = Input('c12_i7', ('TENSOR_FLOAT16', [3, 3]))
c12_i8 = Input('c12_i8', ('TENSOR_FLOAT16', [3, 3]))
c12_i9 = Input('c12_i9', ('TENSOR_FLOAT16', [3]))
c12_i10 = Input('c12_i10', ('TENSOR_FLOAT16', [3]))
c12_i11 = Input('c12_i11', ('TENSOR_FLOAT16', [3]))
c12_i12 = Input('c12_i12', ('TENSOR_FLOAT16', [3]))
c12_i13 = Input('c12_i13', ('TENSOR_FLOAT16', [3]))
c12_i14 = Input('c12_i14', ('TENSOR_FLOAT16', [3]))
c12_i15 = Input('c12_i15', ('TENSOR_FLOAT16', [3]))
c12_p16 = Parameter('c12_p16', ('TENSOR_FLOAT16', []), None)
c12_p17 = Parameter('c12_p17', ('TENSOR_FLOAT16', []), None)
c12_i18 = Input('c12_i18', ('TENSOR_FLOAT16', [3, 1]))
c12_i19 = Input('c12_i19', ('TENSOR_FLOAT16', [3, 1]))
c12_i20 = Input('c12_i20', ('TENSOR_FLOAT16', [3, 1]))
c12_i21 = Input('c12_i21', ('TENSOR_FLOAT16', [3, 1]))
c12_i22 = Input('c12_i22', ('TENSOR_FLOAT16', [3, 2]))
c12_i23 = Input('c12_i23', ('TENSOR_FLOAT16', [3, 2]))
c12_i24 = Input('c12_i24', ('TENSOR_FLOAT16', [3, 2]))
c12_i25 = Input('c12_i25', ('TENSOR_FLOAT16', [3, 2]))
c12_p26 = Parameter('c12_p26', ('TENSOR_FLOAT16', []), None)
c12_p27 = Parameter('c12_p27', ('TENSOR_FLOAT16', []), None)
c12_p28 = Parameter('c12_p28', ('TENSOR_FLOAT16', []), None)
c12_i29 = Input('c12_i29', ('TENSOR_FLOAT16', [3]))
c12_i30 = Input('c12_i30', ('TENSOR_FLOAT16', [3]))
c12_i31 = Input('c12_i31', ('TENSOR_FLOAT16', [3]))
c12_i32 = Input('c12_i32', ('TENSOR_FLOAT16', [3]))
c12_i33 = Input('c12_i33', ('TENSOR_FLOAT16', [2, 3]))
c12_i34 = Input('c12_i34', ('TENSOR_FLOAT16', [2]))
c12_i35 = Input('c12_i35', ('TENSOR_FLOAT16', [2, 3]))
c12_i36 = Input('c12_i36', ('TENSOR_FLOAT16', [2, 3]))
c12_i37 = Input('c12_i37', ('TENSOR_FLOAT16', [2, 2]))
c12_i38 = Input('c12_i38', ('TENSOR_FLOAT16', [2, 3]))
c12_i39 = Input('c12_i39', ('TENSOR_FLOAT16', [2, 2, 3]))
c12_i40 = Input('c12_i40', ('TENSOR_FLOAT16', [3, 3]))
c12_i41 = Input('c12_i41', ('TENSOR_FLOAT16', [3, 3]))
c12_i42 = Input('c12_i42', ('TENSOR_FLOAT16', [3, 3]))
c12_i43 = Input('c12_i43', ('TENSOR_FLOAT16', [3, 3]))
c12_i44 = Input('c12_i44', ('TENSOR_FLOAT16', [3, 3]))
c12_i45 = Input('c12_i45', ('TENSOR_FLOAT16', [3, 3]))
c12_i46 = Input('c12_i46', ('TENSOR_FLOAT16', [3, 3]))
c12_i47 = Input('c12_i47', ('TENSOR_FLOAT16', [3, 3]))
c12_p48 = Int32Scalar('c12_p48', 6)
c12_p49 = Float16Scalar('c12_p49', 0.75)
c12_p50 = Float16Scalar('c12_p50', 0.0)
c12_p51 = BoolScalar('c12_p51', False)
c12_p52 = BoolScalar('c12_p52', False)
c12_i53 = Input('c12_i53', ('TENSOR_FLOAT16', [3]))
c12_i54 = Input('c12_i54', ('TENSOR_FLOAT16', [3]))
c12_i55 = Input('c12_i55', ('TENSOR_FLOAT16', [3]))
c12_i56 = Input('c12_i56', ('TENSOR_FLOAT16', [3]))
c12_i57 = Input('c12_i57', ('TENSOR_FLOAT16', [3]))
c12_i58 = Input('c12_i58', ('TENSOR_FLOAT16', [3]))
c12_i59 = Input('c12_i59', ('TENSOR_FLOAT16', [3]))
c12_i60 = Input('c12_i60', ('TENSOR_FLOAT16', [3]))
c12_o61 = Output('c12_o61', ('TENSOR_FLOAT16', [2, 2, 3]))
c12_o62 = Output('c12_o62', ('TENSOR_FLOAT16', [2, 2, 2]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_i3)
c12_model.AddOperand(c12_i4)
c12_model.AddOperand(c12_i5)
c12_model.AddOperand(c12_i6)
c12_model.AddOperand(c12_i7)
c12_model.AddOperand(c12_i8)
c12_model.AddOperand(c12_i9)
c12_model.AddOperand(c12_i10)
c12_model.AddOperand(c12_i11)
c12_model.AddOperand(c12_i12)
c12_model.AddOperand(c12_i13)
c12_model.AddOperand(c12_i14)
c12_model.AddOperand(c12_i15)
c12_model.AddOperand(c12_p16)
c12_model.AddOperand(c12_p17)
c12_model.AddOperand(c12_i18)
c12_model.AddOperand(c12_i19)
c12_model.AddOperand(c12_i20)
c12_model.AddOperand(c12_i21)
c12_model.AddOperand(c12_i22)
c12_model.AddOperand(c12_i23)
c12_model.AddOperand(c12_i24)
c12_model.AddOperand(c12_i25)
c12_model.AddOperand(c12_p26)
c12_model.AddOperand(c12_p27)
c12_model.AddOperand(c12_p28)
c12_model.AddOperand(c12_i29)
c12_model.AddOperand(c12_i30)
c12_model.AddOperand(c12_i31)
c12_model.AddOperand(c12_i32)
c12_model.AddOperand(c12_i33)
c12_model.AddOperand(c12_i34)
c12_model.AddOperand(c12_i35)
c12_model.AddOperand(c12_i36)
c12_model.AddOperand(c12_i37)
c12_model.AddOperand(c12_i38)
c12_model.AddOperand(c12_i39)
c12_model.AddOperand(c12_i40)
c12_model.AddOperand(c12_i41)
c12_model.AddOperand(c12_i42)
c12_model.AddOperand(c12_i43)
c12_model.AddOperand(c12_i44)
c12_model.AddOperand(c12_i45)
c12_model.AddOperand(c12_i46)
c12_model.AddOperand(c12_i47)
c12_model.AddOperand(c12_p48)
c12_model.AddOperand(c12_p49)
c12_model.AddOperand(c12_p50)
c12_model.AddOperand(c12_p51)
c12_model.AddOperand(c12_p52)
c12_model.AddOperand(c12_i53)
c12_model.AddOperand(c12_i54)
c12_model.AddOperand(c12_i55)
c12_model.AddOperand(c12_i56)
c12_model.AddOperand(c12_i57)
c12_model.AddOperand(c12_i58)
c12_model.AddOperand(c12_i59)
c12_model.AddOperand(c12_i60)
c12_model.AddOperand(c12_o61)
c12_model.AddOperand(c12_o62)
c12_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c12_i0, c12_i1, c12_i2, c12_i3, c12_i4, c12_i5, c12_i6, c12_i7, c12_i8, c12_i9, c12_i10, c12_i11, c12_i12, c12_i13, c12_i14, c12_i15, c12_p16, c12_p17, c12_i18, c12_i19, c12_i20, c12_i21, c12_i22, c12_i23, c12_i24, c12_i25, c12_p26, c12_p27, c12_p28, c12_i29, c12_i30, c12_i31, c12_i32, c12_i33, c12_i34, c12_i35, c12_i36, c12_i37, c12_i38, c12_i39, c12_i40, c12_i41, c12_i42, c12_i43, c12_i44, c12_i45, c12_i46, c12_i47, c12_p48, c12_p49, c12_p50, c12_p51, c12_p52, c12_i53, c12_i54, c12_i55, c12_i56, c12_i57, c12_i58, c12_i59, c12_i60).To(c12_o61, c12_o62)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [0.0, 0.625, 0.125, 1.0],
    c12_i1: [0.75, 0.625, 0.125],
    c12_i2: [0.75, -0.25, -0.75],
    c12_i3: [0.375, 0.625, -0.75],
    c12_i4: [0.25, -0.625, 0.375],
    c12_i5: [-0.5, -0.75, 0.25, 1.0, -0.375, 0.5, 0.375, -0.125, -1.0],
    c12_i6: [-0.875, -0.5, 0.625, -0.125, 0.25, -1.0, 0.0, 1.0, 0.375],
    c12_i7: [-0.25, 1.0, 0.375, 0.25, -0.625, 0.125, 0.75, -0.125, -0.75],
    c12_i8: [-0.75, 0.5, -0.5, 0.0, 0.625, 0.375, -1.0, -0.625, 0.125],
    c12_i9: [-1.0, -0.125, -0.25],
    c12_i10: [-0.875, 0.75, 0.5],
    c12_i11: [0.0, 0.375, 0.625],
    c12_i12: [0.375, 0.5, -0.125],
    c12_i13: [-0.25, -0.625, -0.125],
    c12_i14: [0.25, -0.25, 0.625],
    c12_i15: [0.0, 0.375, -0.25],
    c12_i18: [-0.125, 0.0, -0.75],
    c12_i19: [-0.625, 0.125, 0.5],
    c12_i20: [0.5, 0.375, -0.375],
    c12_i21: [0.0, 0.875, 0.625],
    c12_i22: [-0.25, -0.875, 0.375, -1.0, -0.625, 0.25],
    c12_i23: [0.0, -0.75, -0.625, 0.25, -0.5, -0.375],
    c12_i24: [0.5, 1.0, -0.75, 0.125, -1.0, -0.5],
    c12_i25: [-0.375, -0.5, 0.125, -0.75, 0.5, 0.0],
    c12_i29: [-0.5, -0.375, -0.25],
    c12_i30: [-0.5, -0.375, 0.125],
    c12_i31: [-0.625, 0.0, 0.125],
    c12_i32: [0.75, -0.125, 0.5],
    c12_i33: [0.375, -0.5, -0.375, 0.75, 0.0, -1.0],
    c12_i34: [0.125, -0.625],
    c12_i35: [-0.5, 0.25, 0.125, -0.375, 1.0, -0.25],
    c12_i36: [0.5, -0.125, -0.625, -0.375, 0.625, 0.25],
    c12_i37: [0.25, 0.375, 0.0, -0.875],
    c12_i38: [-0.25, 0.625, 0.0, -0.5, 0.75, -1.0],
    c12_i39: [-1.0, -0.75, -0.25, 0.75, 0.625, 0.375, 0.875, -0.5, 0.25, -0.875, -0.625, 0.125],
    c12_i40: [-0.125, 0.375, -0.25, -0.375, 0.0, 0.5, -0.625, 0.125, 0.875],
    c12_i41: [1.0, -0.125, -0.25, 0.625, 0.0, 0.125, 0.5, -0.5, 0.25],
    c12_i42: [-0.125, 0.875, -1.0, -0.875, 1.0, -0.625, -0.25, 0.625, -0.375],
    c12_i43: [0.75, -0.875, 0.875, 1.0, 0.375, -0.25, 0.5, -0.625, -0.125],
    c12_i44: [0.125, -0.125, -0.5, 0.0, -0.625, 0.875, 0.5, 1.0, -0.75],
    c12_i45: [-0.625, 0.625, -0.125, -0.25, -1.0, 0.125, 0.75, 0.875, -0.875],
    c12_i46: [-0.75, 0.875, -0.375, 1.0, 0.625, -0.125, 0.5, -0.875, -0.625],
    c12_i47: [-0.375, -0.75, 0.125, 1.0, -0.125, 0.75, 0.25, 0.625, -0.875],
    c12_i53: [1.0, 0.375, -1.0],
    c12_i54: [-0.125, 0.0, 0.875],
    c12_i55: [-0.375, 0.5, -0.5],
    c12_i56: [0.375, 0.75, 0.125],
    c12_i57: [-0.25, 0.875, -0.375],
    c12_i58: [-0.625, 0.375, -0.75],
    c12_i59: [0.625, 1.0, -0.5],
    c12_i60: [0.75, -0.75, 1.0],
    c12_o61: [0.3352, 0.1892, 0.1943, 0.2732, 0.4827, 0.2427, 0.3337, 0.3203, 0.2375, 0.3096, 0.2129, 0.3083],
    c12_o62: [0.02286, -0.5435, -0.03558, -0.859, 0.0903, -0.5854, 0.1036, -0.4363],
}, model=c12_model, name='separate_FLOAT16_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_separate_FLOAT16_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [2, 2, 17]))
c13_p1 = Parameter('c13_p1', ('TENSOR_FLOAT16', []), None)
c13_i2 = Input('c13_i2', ('TENSOR_FLOAT16', [4, 17]))
c13_i3 = Input('c13_i3', ('TENSOR_FLOAT16', [4, 17]))
c13_i4 = Input('c13_i4', ('TENSOR_FLOAT16', [4, 17]))
c13_p5 = Parameter('c13_p5', ('TENSOR_FLOAT16', []), None)
c13_i6 = Input('c13_i6', ('TENSOR_FLOAT16', [4, 2]))
c13_i7 = Input('c13_i7', ('TENSOR_FLOAT16', [4, 2]))
c13_i8 = Input('c13_i8', ('TENSOR_FLOAT16', [4, 2]))
c13_p9 = Parameter('c13_p9', ('TENSOR_FLOAT16', []), None)
c13_i10 = Input('c13_i10', ('TENSOR_FLOAT16', [4]))
c13_i11 = Input('c13_i11', ('TENSOR_FLOAT16', [4]))
c13_p12 = Parameter('c13_p12', ('TENSOR_FLOAT16', []), None)
c13_i13 = Input('c13_i13', ('TENSOR_FLOAT16', [4]))
c13_i14 = Input('c13_i14', ('TENSOR_FLOAT16', [4]))
c13_i15 = Input('c13_i15', ('TENSOR_FLOAT16', [4]))
c13_i16 = Input('c13_i16', ('TENSOR_FLOAT16', [2, 4]))
c13_p17 = Parameter('c13_p17', ('TENSOR_FLOAT16', []), None)
c13_i18 = Input('c13_i18', ('TENSOR_FLOAT16', [3, 2]))
c13_i19 = Input('c13_i19', ('TENSOR_FLOAT16', [3, 2]))
c13_i20 = Input('c13_i20', ('TENSOR_FLOAT16', [3, 2]))
c13_i21 = Input('c13_i21', ('TENSOR_FLOAT16', [3, 2]))
c13_i22 = Input('c13_i22', ('TENSOR_FLOAT16', [3, 3]))
c13_i23 = Input('c13_i23', ('TENSOR_FLOAT16', [3, 3]))
c13_i24 = Input('c13_i24', ('TENSOR_FLOAT16', [3, 3]))
c13_i25 = Input('c13_i25', ('TENSOR_FLOAT16', [3, 3]))
c13_p26 = Parameter('c13_p26', ('TENSOR_FLOAT16', []), None)
c13_p27 = Parameter('c13_p27', ('TENSOR_FLOAT16', []), None)
c13_p28 = Parameter('c13_p28', ('TENSOR_FLOAT16', []), None)
c13_i29 = Input('c13_i29', ('TENSOR_FLOAT16', [3]))
c13_i30 = Input('c13_i30', ('TENSOR_FLOAT16', [3]))
c13_i31 = Input('c13_i31', ('TENSOR_FLOAT16', [3]))
c13_i32 = Input('c13_i32', ('TENSOR_FLOAT16', [3]))
c13_p33 = Parameter('c13_p33', ('TENSOR_FLOAT16', []), None)
c13_p34 = Parameter('c13_p34', ('TENSOR_FLOAT16', []), None)
c13_i35 = Input('c13_i35', ('TENSOR_FLOAT16', [2, 2]))
c13_i36 = Input('c13_i36', ('TENSOR_FLOAT16', [2, 4]))
c13_i37 = Input('c13_i37', ('TENSOR_FLOAT16', [2, 3]))
c13_i38 = Input('c13_i38', ('TENSOR_FLOAT16', [2, 3]))
c13_i39 = Input('c13_i39', ('TENSOR_FLOAT16', [2, 2, 2]))
c13_p40 = Parameter('c13_p40', ('TENSOR_FLOAT16', []), None)
c13_p41 = Parameter('c13_p41', ('TENSOR_FLOAT16', []), None)
c13_p42 = Parameter('c13_p42', ('TENSOR_FLOAT16', []), None)
c13_p43 = Parameter('c13_p43', ('TENSOR_FLOAT16', []), None)
c13_p44 = Parameter('c13_p44', ('TENSOR_FLOAT16', []), None)
c13_p45 = Parameter('c13_p45', ('TENSOR_FLOAT16', []), None)
c13_p46 = Parameter('c13_p46', ('TENSOR_FLOAT16', []), None)
c13_p47 = Parameter('c13_p47', ('TENSOR_FLOAT16', []), None)
c13_p48 = Int32Scalar('c13_p48', 6)
c13_p49 = Float16Scalar('c13_p49', 0.5)
c13_p50 = Float16Scalar('c13_p50', 0.5)
c13_p51 = BoolScalar('c13_p51', False)
c13_p52 = BoolScalar('c13_p52', True)
c13_p53 = Parameter('c13_p53', ('TENSOR_FLOAT16', []), None)
c13_p54 = Parameter('c13_p54', ('TENSOR_FLOAT16', []), None)
c13_p55 = Parameter('c13_p55', ('TENSOR_FLOAT16', []), None)
c13_p56 = Parameter('c13_p56', ('TENSOR_FLOAT16', []), None)
c13_p57 = Parameter('c13_p57', ('TENSOR_FLOAT16', []), None)
c13_p58 = Parameter('c13_p58', ('TENSOR_FLOAT16', []), None)
c13_p59 = Parameter('c13_p59', ('TENSOR_FLOAT16', []), None)
c13_p60 = Parameter('c13_p60', ('TENSOR_FLOAT16', []), None)
c13_o61 = Output('c13_o61', ('TENSOR_FLOAT16', [2, 2, 2]))
c13_o62 = Output('c13_o62', ('TENSOR_FLOAT16', [2, 2, 3]))
c13_o63 = Output('c13_o63', ('TENSOR_FLOAT16', [2, 2]))
c13_o64 = Output('c13_o64', ('TENSOR_FLOAT16', [2, 4]))
c13_o65 = Output('c13_o65', ('TENSOR_FLOAT16', [2, 3]))
c13_o66 = Output('c13_o66', ('TENSOR_FLOAT16', [2, 3]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_i3)
c13_model.AddOperand(c13_i4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_i6)
c13_model.AddOperand(c13_i7)
c13_model.AddOperand(c13_i8)
c13_model.AddOperand(c13_p9)
c13_model.AddOperand(c13_i10)
c13_model.AddOperand(c13_i11)
c13_model.AddOperand(c13_p12)
c13_model.AddOperand(c13_i13)
c13_model.AddOperand(c13_i14)
c13_model.AddOperand(c13_i15)
c13_model.AddOperand(c13_i16)
c13_model.AddOperand(c13_p17)
c13_model.AddOperand(c13_i18)
c13_model.AddOperand(c13_i19)
c13_model.AddOperand(c13_i20)
c13_model.AddOperand(c13_i21)
c13_model.AddOperand(c13_i22)
c13_model.AddOperand(c13_i23)
c13_model.AddOperand(c13_i24)
c13_model.AddOperand(c13_i25)
c13_model.AddOperand(c13_p26)
c13_model.AddOperand(c13_p27)
c13_model.AddOperand(c13_p28)
c13_model.AddOperand(c13_i29)
c13_model.AddOperand(c13_i30)
c13_model.AddOperand(c13_i31)
c13_model.AddOperand(c13_i32)
c13_model.AddOperand(c13_p33)
c13_model.AddOperand(c13_p34)
c13_model.AddOperand(c13_i35)
c13_model.AddOperand(c13_i36)
c13_model.AddOperand(c13_i37)
c13_model.AddOperand(c13_i38)
c13_model.AddOperand(c13_i39)
c13_model.AddOperand(c13_p40)
c13_model.AddOperand(c13_p41)
c13_model.AddOperand(c13_p42)
c13_model.AddOperand(c13_p43)
c13_model.AddOperand(c13_p44)
c13_model.AddOperand(c13_p45)
c13_model.AddOperand(c13_p46)
c13_model.AddOperand(c13_p47)
c13_model.AddOperand(c13_p48)
c13_model.AddOperand(c13_p49)
c13_model.AddOperand(c13_p50)
c13_model.AddOperand(c13_p51)
c13_model.AddOperand(c13_p52)
c13_model.AddOperand(c13_p53)
c13_model.AddOperand(c13_p54)
c13_model.AddOperand(c13_p55)
c13_model.AddOperand(c13_p56)
c13_model.AddOperand(c13_p57)
c13_model.AddOperand(c13_p58)
c13_model.AddOperand(c13_p59)
c13_model.AddOperand(c13_p60)
c13_model.AddOperand(c13_o61)
c13_model.AddOperand(c13_o62)
c13_model.AddOperand(c13_o63)
c13_model.AddOperand(c13_o64)
c13_model.AddOperand(c13_o65)
c13_model.AddOperand(c13_o66)
c13_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c13_i0, c13_p1, c13_i2, c13_i3, c13_i4, c13_p5, c13_i6, c13_i7, c13_i8, c13_p9, c13_i10, c13_i11, c13_p12, c13_i13, c13_i14, c13_i15, c13_i16, c13_p17, c13_i18, c13_i19, c13_i20, c13_i21, c13_i22, c13_i23, c13_i24, c13_i25, c13_p26, c13_p27, c13_p28, c13_i29, c13_i30, c13_i31, c13_i32, c13_p33, c13_p34, c13_i35, c13_i36, c13_i37, c13_i38, c13_i39, c13_p40, c13_p41, c13_p42, c13_p43, c13_p44, c13_p45, c13_p46, c13_p47, c13_p48, c13_p49, c13_p50, c13_p51, c13_p52, c13_p53, c13_p54, c13_p55, c13_p56, c13_p57, c13_p58, c13_p59, c13_p60).To(c13_o61, c13_o62, c13_o63, c13_o64, c13_o65, c13_o66)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_i0: [
        -0.375, 0.25, 0.5, 0.625, -0.25, 0.0, 0.125, 1.0, -0.5, 0.375, 0.875, -0.125, 0.75, -1.0, -0.625,
        -0.875, -0.75, -1.0, -0.125, 0.75, -0.625, 1.0, 0.875, -0.875, 0.625, 0.375, 0.5, 0.125, -0.75, 0.0,
        -0.5, -0.375, -0.25, 0.25, 0.875, 0.75, -1.0, -0.875, 0.25, -0.5, -0.625, -0.125, -0.375, 0.5, -0.75,
        -0.25, 0.125, 1.0, 0.0, 0.375, 0.625, 0.0, -0.125, -0.75, 0.375, 0.875, -0.375, -1.0, -0.875, 0.125,
        -0.625, 1.0, 0.5, -0.5, 0.25, -0.25, 0.75, 0.625
    ],
    c13_i2: [
        0.25, -0.625, 1.0, 0.5, -1.0, 0.625, 0.875, -0.875, 0.75, 0.125, -0.5, -0.25, 0.0, -0.125, -0.75,
        0.375, -0.375, 0.125, -0.375, 0.75, 0.0, 0.375, -0.75, -0.125, -0.5, 0.625, 0.5, -1.0, 1.0, 0.875,
        -0.25, -0.625, -0.875, 0.25, 0.125, -0.25, -0.5, 0.75, 0.375, -1.0, -0.125, -0.625, 0.625, 1.0, 0.5,
        -0.75, 0.0, -0.375, -0.875, 0.25, 0.875, 0.5, -0.375, -0.625, 0.375, -0.875, -0.25, -0.125, -0.75,
        0.75, -0.5, 0.25, 0.125, 0.0, 0.625, 0.875, 1.0, -1.0
    ],
    c13_i3: [
        -0.5, 0.125, -0.25, -1.0, -0.125, 0.0, -0.625, -0.375, -0.875, 0.875, 0.25, -0.75, 0.75, 1.0, 0.375,
        0.5, 0.625, -0.375, 0.5, -1.0, -0.125, 0.125, -0.875, 0.625, 1.0, 0.375, 0.875, -0.5, -0.25, -0.75,
        0.75, -0.625, 0.25, 0.0, -0.5, 0.0, -0.25, 0.125, 0.625, -0.125, -0.375, -0.625, -1.0, 0.875, 1.0,
        0.75, 0.375, -0.75, 0.25, 0.5, -0.875, -0.875, 0.625, 0.75, -0.25, 0.125, -0.75, 0.5, 0.375, -0.5,
        -0.375, -0.625, 0.25, 1.0, -0.125, 0.875, 0.0, -1.0
    ],
    c13_i4: [
        -0.25, 0.5, 0.25, 0.625, 0.125, 0.0, -0.5, 0.75, -0.375, -0.875, -1.0, -0.125, -0.75, 0.375, -0.625,
        0.875, 1.0, 1.0, -0.25, 0.875, 0.0, -0.5, -0.625, -0.875, 0.375, 0.125, 0.5, 0.25, 0.75, -0.375, -1.0,
        0.625, -0.125, -0.75, 0.375, -0.5, -0.125, 0.875, -1.0, 0.5, -0.625, 0.625, -0.375, 0.0, -0.875,
        0.125, 0.75, -0.75, -0.25, 1.0, 0.25, 0.25, 0.5, -0.625, 0.125, -0.5, 1.0, -0.25, -0.875, -0.125,
        -1.0, 0.625, 0.875, 0.375, -0.375, 0.0, -0.75, 0.75
    ],
    c13_i6: [0.25, -0.5, -0.25, 0.875, -0.75, 1.0, 0.5, 0.375],
    c13_i7: [-0.5, 0.5, 0.0, -0.875, 0.75, -0.25, 0.375, -0.625],
    c13_i8: [0.875, -0.75, 0.5, -0.625, 0.25, 0.625, -0.375, -0.125],
    c13_i10: [0.375, 0.875, -1.0, -0.75],
    c13_i11: [1.0, 0.25, 0.875, -0.75],
    c13_i13: [0.75, -0.125, 0.0, 0.375],
    c13_i14: [-0.5, 0.375, 0.125, 0.0],
    c13_i15: [0.5, -0.625, -0.875, 0.75],
    c13_i16: [-0.625, 0.875, -0.125, 0.25, 0.75, 1.0, -1.0, -0.25],
    c13_i18: [-0.125, -0.5, 0.375, 0.125, -0.25, 0.75],
    c13_i19: [0.0, -0.5, 0.5, -0.75, -0.375, -1.0],
    c13_i20: [-1.0, 0.625, -0.625, -0.5, 0.375, -0.25],
    c13_i21: [0.625, -0.875, -1.0, 0.5, -0.625, 0.75],
    c13_i22: [0.875, -0.375, 1.0, -0.5, -0.125, 0.375, -1.0, 0.5, 0.0],
    c13_i23: [-0.125, 0.375, 0.5, -0.875, 0.625, -0.5, 0.25, -0.75, -0.375],
    c13_i24: [-0.625, -0.25, 0.75, -0.375, 0.375, 0.0, 0.625, 1.0, -0.5],
    c13_i25: [0.125, 0.5, -0.5, 0.875, -0.375, 0.625, -0.125, -0.75, 0.25],
    c13_i29: [-0.25, 0.0, -0.375],
    c13_i30: [-0.125, 0.375, -0.75],
    c13_i31: [-0.125, 0.875, 0.25],
    c13_i32: [-0.25, 0.625, 0.75],
    c13_i35: [-0.625, 0.0, -0.5, 0.25],
    c13_i36: [0.25, 0.0, -1.0, -0.125, -0.875, 0.125, 0.625, -0.25],
    c13_i37: [-0.5, 1.0, -0.125, 0.875, 0.625, 0.125],
    c13_i38: [0.375, 0.5, -1.0, -0.75, 0.125, -0.5],
    c13_i39: [0.0, 1.0, 0.625, 0.375, 0.5, 0.25, -0.375, 0.875],
    c13_o61: [0.3394, 0.2166, -0.10034, 0.1604, -0.2207, 0.3608, -0.12286, 0.2551],
    c13_o62: [0.146, 0.5034, 0.4685, 0.2534, 0.3708, 0.3445, 0.3325, 0.2148, 0.2837, 0.1433, 0.504, 0.4229],
    c13_o63: [-0.2207, 0.3608, -0.12286, 0.2551],
    c13_o64: [0.5, 0.5, -0.3215, 0.407, 0.4492, 0.3445, 0.5, 0.268],
    c13_o65: [0.146, 0.5034, 0.4685, 0.2534, 0.3708, 0.3445],
    c13_o66: [0.3743, 0.4653, 0.3547, 0.168, 0.5, 0.3528],
}, model=c13_model, name='separate_FLOAT16_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT32', [3, 2, 2]))
c14_p1 = Parameter('c14_p1', ('TENSOR_FLOAT32', []), None)
c14_p2 = Parameter('c14_p2', ('TENSOR_FLOAT32', [4, 2]), [0.625, -0.5, -0.75, 0.375, -0.875, -0.25, -0.125, -0.375])
c14_p3 = Parameter('c14_p3', ('TENSOR_FLOAT32', [4, 2]), [0.125, 0.875, -0.75, -0.625, 1.0, -0.25, -0.125, 0.0])
c14_p4 = Parameter('c14_p4', ('TENSOR_FLOAT32', [4, 2]), [0.625, -0.875, -1.0, 0.0, -0.625, -0.25, 0.375, 0.875])
c14_p5 = Parameter('c14_p5', ('TENSOR_FLOAT32', []), None)
c14_p6 = Parameter('c14_p6', ('TENSOR_FLOAT32', [4, 4]), [
        1.0, -1.0, -0.25, 0.0, 0.5, 0.25, 0.875, 0.375, -0.375, -0.125, -0.875, 0.125, -0.5, 0.625, 0.75,
        -0.625
    ])
c14_p7 = Parameter('c14_p7', ('TENSOR_FLOAT32', [4, 4]), [
        0.375, -0.75, 0.0, -1.0, -0.875, -0.625, 0.125, 0.5, 0.875, 0.25, 1.0, -0.25, -0.375, 0.75, -0.125,
        -0.5
    ])
c14_p8 = Parameter('c14_p8', ('TENSOR_FLOAT32', [4, 4]), [
        0.125, 0.375, -0.625, -0.25, -0.125, 0.25, -0.75, 0.625, 0.5, -0.875, 0.75, -0.375, 0.875, 1.0, -1.0,
        -0.5
    ])
c14_p9 = Parameter('c14_p9', ('TENSOR_FLOAT32', []), None)
c14_p10 = Parameter('c14_p10', ('TENSOR_FLOAT32', []), None)
c14_p11 = Parameter('c14_p11', ('TENSOR_FLOAT32', []), None)
c14_p12 = Parameter('c14_p12', ('TENSOR_FLOAT32', []), None)
c14_p13 = Parameter('c14_p13', ('TENSOR_FLOAT32', [4]), [0.75, 0.5, 0.125, 0.375])
c14_p14 = Parameter('c14_p14', ('TENSOR_FLOAT32', [4]), [-0.75, -1.0, 0.25, 0.0])
c14_p15 = Parameter('c14_p15', ('TENSOR_FLOAT32', [4]), [-0.375, -1.0, 0.125, 0.75])
c14_p16 = Parameter('c14_p16', ('TENSOR_FLOAT32', []), None)
c14_p17 = Parameter('c14_p17', ('TENSOR_FLOAT32', []), None)
c14_p18 = Parameter('c14_p18', ('TENSOR_FLOAT32', []), None)
c14_p19 = Parameter('c14_p19', ('TENSOR_FLOAT32', [1, 4]), [0.625, -0.125, 0.0, 0.75])
c14_p20 = Parameter('c14_p20', ('TENSOR_FLOAT32', [1, 4]), [1.0, 0.375, -0.75, -0.25])
c14_p21 = Parameter('c14_p21', ('TENSOR_FLOAT32', [1, 4]), [0.5, 0.125, -0.25, -0.375])
c14_p22 = Parameter('c14_p22', ('TENSOR_FLOAT32', []), None)
c14_p23 = Parameter('c14_p23', ('TENSOR_FLOAT32', [1, 1]), [0.625])
c14_p24 = Parameter('c14_p24', ('TENSOR_FLOAT32', [1, 1]), [0.125])
c14_p25 = Parameter('c14_p25', ('TENSOR_FLOAT32', [1, 1]), [-0.375])
c14_p26 = Parameter('c14_p26', ('TENSOR_FLOAT32', []), None)
c14_p27 = Parameter('c14_p27', ('TENSOR_FLOAT32', []), None)
c14_p28 = Parameter('c14_p28', ('TENSOR_FLOAT32', []), None)
c14_p29 = Parameter('c14_p29', ('TENSOR_FLOAT32', []), None)
c14_p30 = Parameter('c14_p30', ('TENSOR_FLOAT32', [1]), [0.125])
c14_p31 = Parameter('c14_p31', ('TENSOR_FLOAT32', [1]), [-0.5])
c14_p32 = Parameter('c14_p32', ('TENSOR_FLOAT32', [1]), [0.0])
c14_p33 = Parameter('c14_p33', ('TENSOR_FLOAT32', []), None)
c14_p34 = Parameter('c14_p34', ('TENSOR_FLOAT32', []), None)
c14_i35 = Input('c14_i35', ('TENSOR_FLOAT32', [2, 4]))
c14_p36 = Parameter('c14_p36', ('TENSOR_FLOAT32', [2, 4]), [-0.25, 0.875, -0.5, -0.625, 0.125, 0.25, -0.125, -0.75])
c14_p37 = Parameter('c14_p37', ('TENSOR_FLOAT32', [2, 1]), [-0.625, 0.75])
c14_p38 = Parameter('c14_p38', ('TENSOR_FLOAT32', [2, 1]), [0.0, 0.125])
c14_p39 = Parameter('c14_p39', ('TENSOR_FLOAT32', [3, 2, 4]), [
        0.375, -0.875, 1.0, -0.5, -0.625, -1.0, 0.5, 0.25, 0.875, 0.625, -0.25, -0.125, -0.375, 0.0, -0.75,
        0.125, 0.75, 1.0, 0.875, -0.625, -0.25, 0.5, 0.625, -0.375
    ])
c14_p40 = Parameter('c14_p40', ('TENSOR_FLOAT32', []), None)
c14_p41 = Parameter('c14_p41', ('TENSOR_FLOAT32', []), None)
c14_p42 = Parameter('c14_p42', ('TENSOR_FLOAT32', []), None)
c14_p43 = Parameter('c14_p43', ('TENSOR_FLOAT32', []), None)
c14_p44 = Parameter('c14_p44', ('TENSOR_FLOAT32', []), None)
c14_p45 = Parameter('c14_p45', ('TENSOR_FLOAT32', []), None)
c14_p46 = Parameter('c14_p46', ('TENSOR_FLOAT32', []), None)
c14_p47 = Parameter('c14_p47', ('TENSOR_FLOAT32', []), None)
c14_p48 = Int32Scalar('c14_p48', 6)
c14_p49 = Float32Scalar('c14_p49', 0.5)
c14_p50 = Float32Scalar('c14_p50', 0.5)
c14_p51 = BoolScalar('c14_p51', True)
c14_p52 = BoolScalar('c14_p52', True)
c14_p53 = Parameter('c14_p53', ('TENSOR_FLOAT32', []), None)
c14_p54 = Parameter('c14_p54', ('TENSOR_FLOAT32', [4]), [-0.875, 0.875, 0.375, 0.5])
c14_p55 = Parameter('c14_p55', ('TENSOR_FLOAT32', [4]), [-0.375, -0.25, 0.0, 0.75])
c14_p56 = Parameter('c14_p56', ('TENSOR_FLOAT32', [4]), [-0.125, 0.375, 0.125, 0.75])
c14_p57 = Parameter('c14_p57', ('TENSOR_FLOAT32', []), None)
c14_p58 = Parameter('c14_p58', ('TENSOR_FLOAT32', []), None)
c14_p59 = Parameter('c14_p59', ('TENSOR_FLOAT32', []), None)
c14_p60 = Parameter('c14_p60', ('TENSOR_FLOAT32', []), None)
c14_o61 = Output('c14_o61', ('TENSOR_FLOAT32', [3, 2, 5]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
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
c14_model.AddOperand(c14_p13)
c14_model.AddOperand(c14_p14)
c14_model.AddOperand(c14_p15)
c14_model.AddOperand(c14_p16)
c14_model.AddOperand(c14_p17)
c14_model.AddOperand(c14_p18)
c14_model.AddOperand(c14_p19)
c14_model.AddOperand(c14_p20)
c14_model.AddOperand(c14_p21)
c14_model.AddOperand(c14_p22)
c14_model.AddOperand(c14_p23)
c14_model.AddOperand(c14_p24)
c14_model.AddOperand(c14_p25)
c14_model.AddOperand(c14_p26)
c14_model.AddOperand(c14_p27)
c14_model.AddOperand(c14_p28)
c14_model.AddOperand(c14_p29)
c14_model.AddOperand(c14_p30)
c14_model.AddOperand(c14_p31)
c14_model.AddOperand(c14_p32)
c14_model.AddOperand(c14_p33)
c14_model.AddOperand(c14_p34)
c14_model.AddOperand(c14_i35)
c14_model.AddOperand(c14_p36)
c14_model.AddOperand(c14_p37)
c14_model.AddOperand(c14_p38)
c14_model.AddOperand(c14_p39)
c14_model.AddOperand(c14_p40)
c14_model.AddOperand(c14_p41)
c14_model.AddOperand(c14_p42)
c14_model.AddOperand(c14_p43)
c14_model.AddOperand(c14_p44)
c14_model.AddOperand(c14_p45)
c14_model.AddOperand(c14_p46)
c14_model.AddOperand(c14_p47)
c14_model.AddOperand(c14_p48)
c14_model.AddOperand(c14_p49)
c14_model.AddOperand(c14_p50)
c14_model.AddOperand(c14_p51)
c14_model.AddOperand(c14_p52)
c14_model.AddOperand(c14_p53)
c14_model.AddOperand(c14_p54)
c14_model.AddOperand(c14_p55)
c14_model.AddOperand(c14_p56)
c14_model.AddOperand(c14_p57)
c14_model.AddOperand(c14_p58)
c14_model.AddOperand(c14_p59)
c14_model.AddOperand(c14_p60)
c14_model.AddOperand(c14_o61)
c14_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c14_i0, c14_p1, c14_p2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8, c14_p9, c14_p10, c14_p11, c14_p12, c14_p13, c14_p14, c14_p15, c14_p16, c14_p17, c14_p18, c14_p19, c14_p20, c14_p21, c14_p22, c14_p23, c14_p24, c14_p25, c14_p26, c14_p27, c14_p28, c14_p29, c14_p30, c14_p31, c14_p32, c14_p33, c14_p34, c14_i35, c14_p36, c14_p37, c14_p38, c14_p39, c14_p40, c14_p41, c14_p42, c14_p43, c14_p44, c14_p45, c14_p46, c14_p47, c14_p48, c14_p49, c14_p50, c14_p51, c14_p52, c14_p53, c14_p54, c14_p55, c14_p56, c14_p57, c14_p58, c14_p59, c14_p60).To(c14_o61)
c14_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c14_i0: [-0.75, -0.375, 0.125, 0.75, -0.125, 0.25, 0.0, -0.25, -0.875, 0.625, 0.875, 1.0],
    c14_i35: [0.25, 0.125, -0.875, -0.375, 0.75, -0.5, 0.625, 1.0],
    c14_o61: [
        0.1967006, 0.23288067, 0.22311607, 0.36839056, 0.27644053, 0.24864519, 0.15725288, 0.32230872,
        0.30575216, 0.17779864, 0.22782075, 0.21320029, 0.29169148, 0.4380182, 0.37468404, 0.22518422,
        0.15074497, 0.34568205, 0.20339079, 0.2692731, 0.2331193, 0.21783303, 0.32217643, 0.41041702,
        0.39101294, 0.23664105, 0.11766997, 0.32166818, 0.4876635, 0.2269334
    ],
}, model=c14_model, name='merged_FLOAT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_FLOAT32', [1, 3, 4]), [-1.0, -0.875, 0.0, -0.75, 0.875, 0.25, 0.75, 0.375, -0.5, -0.25, 0.625, 0.5])
c15_i1 = Input('c15_i1', ('TENSOR_FLOAT32', [3, 4]))
c15_i2 = Input('c15_i2', ('TENSOR_FLOAT32', [3, 4]))
c15_i3 = Input('c15_i3', ('TENSOR_FLOAT32', [3, 4]))
c15_i4 = Input('c15_i4', ('TENSOR_FLOAT32', [3, 4]))
c15_i5 = Input('c15_i5', ('TENSOR_FLOAT32', [3, 3]))
c15_i6 = Input('c15_i6', ('TENSOR_FLOAT32', [3, 3]))
c15_i7 = Input('c15_i7', ('TENSOR_FLOAT32', [3, 3]))
c15_i8 = Input('c15_i8', ('TENSOR_FLOAT32', [3, 3]))
c15_p9 = Parameter('c15_p9', ('TENSOR_FLOAT32', []), None)
c15_p10 = Parameter('c15_p10', ('TENSOR_FLOAT32', []), None)
c15_p11 = Parameter('c15_p11', ('TENSOR_FLOAT32', []), None)
c15_i12 = Input('c15_i12', ('TENSOR_FLOAT32', [3]))
c15_i13 = Input('c15_i13', ('TENSOR_FLOAT32', [3]))
c15_i14 = Input('c15_i14', ('TENSOR_FLOAT32', [3]))
c15_i15 = Input('c15_i15', ('TENSOR_FLOAT32', [3]))
c15_p16 = Parameter('c15_p16', ('TENSOR_FLOAT32', []), None)
c15_p17 = Parameter('c15_p17', ('TENSOR_FLOAT32', []), None)
c15_i18 = Input('c15_i18', ('TENSOR_FLOAT32', [4, 4]))
c15_i19 = Input('c15_i19', ('TENSOR_FLOAT32', [4, 4]))
c15_i20 = Input('c15_i20', ('TENSOR_FLOAT32', [4, 4]))
c15_i21 = Input('c15_i21', ('TENSOR_FLOAT32', [4, 4]))
c15_i22 = Input('c15_i22', ('TENSOR_FLOAT32', [4, 4]))
c15_i23 = Input('c15_i23', ('TENSOR_FLOAT32', [4, 4]))
c15_i24 = Input('c15_i24', ('TENSOR_FLOAT32', [4, 4]))
c15_i25 = Input('c15_i25', ('TENSOR_FLOAT32', [4, 4]))
c15_i26 = Input('c15_i26', ('TENSOR_FLOAT32', [4]))
c15_i27 = Input('c15_i27', ('TENSOR_FLOAT32', [4]))
c15_i28 = Input('c15_i28', ('TENSOR_FLOAT32', [4]))
c15_i29 = Input('c15_i29', ('TENSOR_FLOAT32', [4]))
c15_i30 = Input('c15_i30', ('TENSOR_FLOAT32', [4]))
c15_i31 = Input('c15_i31', ('TENSOR_FLOAT32', [4]))
c15_i32 = Input('c15_i32', ('TENSOR_FLOAT32', [4]))
c15_p33 = Parameter('c15_p33', ('TENSOR_FLOAT32', []), None)
c15_p34 = Parameter('c15_p34', ('TENSOR_FLOAT32', []), None)
c15_p35 = Parameter('c15_p35', ('TENSOR_FLOAT32', [1, 3]), [-0.75, 1.0, 0.625])
c15_i36 = Input('c15_i36', ('TENSOR_FLOAT32', [1, 3]))
c15_i37 = Input('c15_i37', ('TENSOR_FLOAT32', [1, 4]))
c15_i38 = Input('c15_i38', ('TENSOR_FLOAT32', [1, 4]))
c15_p39 = Parameter('c15_p39', ('TENSOR_FLOAT32', []), None)
c15_p40 = Parameter('c15_p40', ('TENSOR_FLOAT32', []), None)
c15_p41 = Parameter('c15_p41', ('TENSOR_FLOAT32', []), None)
c15_p42 = Parameter('c15_p42', ('TENSOR_FLOAT32', []), None)
c15_p43 = Parameter('c15_p43', ('TENSOR_FLOAT32', []), None)
c15_p44 = Parameter('c15_p44', ('TENSOR_FLOAT32', []), None)
c15_p45 = Parameter('c15_p45', ('TENSOR_FLOAT32', []), None)
c15_p46 = Parameter('c15_p46', ('TENSOR_FLOAT32', []), None)
c15_p47 = Parameter('c15_p47', ('TENSOR_FLOAT32', []), None)
c15_p48 = Int32Scalar('c15_p48', 3)
c15_p49 = Float32Scalar('c15_p49', 0.0)
c15_p50 = Float32Scalar('c15_p50', 0.5)
c15_p51 = BoolScalar('c15_p51', True)
c15_p52 = BoolScalar('c15_p52', False)
c15_p53 = Parameter('c15_p53', ('TENSOR_FLOAT32', []), None)
c15_p54 = Parameter('c15_p54', ('TENSOR_FLOAT32', []), None)
c15_p55 = Parameter('c15_p55', ('TENSOR_FLOAT32', []), None)
c15_p56 = Parameter('c15_p56', ('TENSOR_FLOAT32', []), None)
c15_p57 = Parameter('c15_p57', ('TENSOR_FLOAT32', []), None)
c15_p58 = Parameter('c15_p58', ('TENSOR_FLOAT32', []), None)
c15_p59 = Parameter('c15_p59', ('TENSOR_FLOAT32', []), None)
c15_p60 = Parameter('c15_p60', ('TENSOR_FLOAT32', []), None)
c15_o61 = Output('c15_o61', ('TENSOR_FLOAT32', [1, 3, 7]))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_i3)
c15_model.AddOperand(c15_i4)
c15_model.AddOperand(c15_i5)
c15_model.AddOperand(c15_i6)
c15_model.AddOperand(c15_i7)
c15_model.AddOperand(c15_i8)
c15_model.AddOperand(c15_p9)
c15_model.AddOperand(c15_p10)
c15_model.AddOperand(c15_p11)
c15_model.AddOperand(c15_i12)
c15_model.AddOperand(c15_i13)
c15_model.AddOperand(c15_i14)
c15_model.AddOperand(c15_i15)
c15_model.AddOperand(c15_p16)
c15_model.AddOperand(c15_p17)
c15_model.AddOperand(c15_i18)
c15_model.AddOperand(c15_i19)
c15_model.AddOperand(c15_i20)
c15_model.AddOperand(c15_i21)
c15_model.AddOperand(c15_i22)
c15_model.AddOperand(c15_i23)
c15_model.AddOperand(c15_i24)
c15_model.AddOperand(c15_i25)
c15_model.AddOperand(c15_i26)
c15_model.AddOperand(c15_i27)
c15_model.AddOperand(c15_i28)
c15_model.AddOperand(c15_i29)
c15_model.AddOperand(c15_i30)
c15_model.AddOperand(c15_i31)
c15_model.AddOperand(c15_i32)
c15_model.AddOperand(c15_p33)
c15_model.AddOperand(c15_p34)
c15_model.AddOperand(c15_p35)
c15_model.AddOperand(c15_i36)
c15_model.AddOperand(c15_i37)
c15_model.AddOperand(c15_i38)
c15_model.AddOperand(c15_p39)
c15_model.AddOperand(c15_p40)
c15_model.AddOperand(c15_p41)
c15_model.AddOperand(c15_p42)
c15_model.AddOperand(c15_p43)
c15_model.AddOperand(c15_p44)
c15_model.AddOperand(c15_p45)
c15_model.AddOperand(c15_p46)
c15_model.AddOperand(c15_p47)
c15_model.AddOperand(c15_p48)
c15_model.AddOperand(c15_p49)
c15_model.AddOperand(c15_p50)
c15_model.AddOperand(c15_p51)
c15_model.AddOperand(c15_p52)
c15_model.AddOperand(c15_p53)
c15_model.AddOperand(c15_p54)
c15_model.AddOperand(c15_p55)
c15_model.AddOperand(c15_p56)
c15_model.AddOperand(c15_p57)
c15_model.AddOperand(c15_p58)
c15_model.AddOperand(c15_p59)
c15_model.AddOperand(c15_p60)
c15_model.AddOperand(c15_o61)
c15_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c15_p0, c15_i1, c15_i2, c15_i3, c15_i4, c15_i5, c15_i6, c15_i7, c15_i8, c15_p9, c15_p10, c15_p11, c15_i12, c15_i13, c15_i14, c15_i15, c15_p16, c15_p17, c15_i18, c15_i19, c15_i20, c15_i21, c15_i22, c15_i23, c15_i24, c15_i25, c15_i26, c15_i27, c15_i28, c15_i29, c15_i30, c15_i31, c15_i32, c15_p33, c15_p34, c15_p35, c15_i36, c15_i37, c15_i38, c15_p39, c15_p40, c15_p41, c15_p42, c15_p43, c15_p44, c15_p45, c15_p46, c15_p47, c15_p48, c15_p49, c15_p50, c15_p51, c15_p52, c15_p53, c15_p54, c15_p55, c15_p56, c15_p57, c15_p58, c15_p59, c15_p60).To(c15_o61)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i1: [-0.125, 0.0, -1.0, 0.25, 0.875, 0.375, 0.125, -0.875, -0.625, 0.75, -0.5, -0.375],
    c15_i2: [1.0, -0.375, 0.75, -1.0, 0.0, -0.75, -0.25, 0.375, 0.875, 0.625, 0.5, -0.5],
    c15_i3: [-0.5, 0.0, -0.875, 0.75, -0.125, 0.875, -0.25, -0.375, 0.625, 0.375, 0.125, -0.625],
    c15_i4: [-0.875, 0.25, 1.0, 0.625, -0.75, -1.0, 0.125, 0.375, 0.75, -0.5, -0.375, -0.125],
    c15_i5: [-0.75, -0.5, 0.0, -0.125, -0.25, -0.875, 0.375, -0.375, 0.5],
    c15_i6: [0.5, 0.125, 0.75, -1.0, 0.375, 0.0, -0.375, -0.625, -0.875],
    c15_i7: [-0.125, 1.0, 0.5, 0.75, -0.375, -0.625, 0.0, 0.125, -0.875],
    c15_i8: [0.25, -0.875, -0.75, -0.5, 0.75, -0.125, 1.0, -1.0, -0.625],
    c15_i12: [-0.5, 0.75, -0.75],
    c15_i13: [0.5, 0.625, -0.125],
    c15_i14: [6.75, 1.0, -2.0],
    c15_i15: [0.25, 0.875, 0.5],
    c15_i18: [
        0.75, 1.0, -0.875, 0.625, 0.25, -0.125, 0.125, -0.75, -0.625, 0.0, 0.375, -1.0, -0.25, -0.375, 0.875,
        0.5
    ],
    c15_i19: [
        -1.0, -0.375, -0.625, 0.125, -0.125, 0.625, -0.25, -0.75, 0.875, 0.75, -0.5, 0.25, 0.375, 0.0, 1.0,
        0.5
    ],
    c15_i20: [
        0.375, 0.875, 0.625, -0.125, -1.0, -0.75, 0.125, -0.375, -0.875, 0.75, -0.5, 0.0, -0.25, 0.5, 0.25,
        -0.625
    ],
    c15_i21: [
        -0.125, 0.625, -0.75, 0.75, 0.125, -0.625, -0.375, -1.0, 0.5, 0.875, 1.0, -0.5, 0.25, 0.375, -0.25,
        -0.875
    ],
    c15_i22: [
        -0.375, 0.125, -1.0, 1.0, 0.75, -0.25, -0.125, 0.875, -0.875, -0.5, 0.375, -0.625, 0.0, 0.5, -0.75,
        0.25
    ],
    c15_i23: [
        0.875, 0.0, -0.75, 0.5, -0.25, 0.125, 0.25, -0.625, -0.5, -0.875, 0.375, 0.625, 0.75, -0.375, 1.0,
        -0.125
    ],
    c15_i24: [
        -0.25, 0.25, -0.5, -0.375, 0.0, 0.75, -0.875, 0.5, 1.0, -0.625, 0.375, 0.625, -0.125, -0.75, -1.0,
        0.875
    ],
    c15_i25: [
        -0.875, 0.5, 1.0, -0.25, -0.5, 0.75, -0.375, -0.75, 0.125, 0.375, 0.25, 0.625, -0.125, 0.875, 0.0,
        -0.625
    ],
    c15_i26: [-0.25, 1.0, 0.875, -0.625],
    c15_i27: [-0.125, -0.5, 0.375, -0.375],
    c15_i28: [0.625, -1.0, -0.625, -0.375],
    c15_i29: [0.0, -0.5, -0.625, 1.0],
    c15_i30: [0.5, 0.75, -0.625, 0.125],
    c15_i31: [-0.625, -6.0, -1.125, 1.875],
    c15_i32: [0.125, -0.5, 0.25, 1.0],
    c15_i36: [0.375, 0.625, -0.625],
    c15_i37: [0.75, 0.125, -0.625, -0.5],
    c15_i38: [-0.125, 0.875, -1.0, 0.75],
    c15_o61: [
        0.63323706, 0.5377893, 0.0, 0.0, 0.039836038, 0.0, 0.78630644, 1.6030823, 0.6157389, 0.0, 0.0,
        0.018522939, 0.0, 0.91200006, 2.061108, 0.77121806, 0.0, 0.0, 0.08618881, 0.0, 0.8753927
    ],
}, model=c15_model, name='merged_FLOAT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
c16_i1 = Input('c16_i1', ('TENSOR_FLOAT32', [2, 2]))
c16_i2 = Input('c16_i2', ('TENSOR_FLOAT32', [2, 2]))
c16_i3 = Input('c16_i3', ('TENSOR_FLOAT32', [2, 2]))
c16_i4 = Input('c16_i4', ('TENSOR_FLOAT32', [2, 2]))
c16_i5 = Input('c16_i5', ('TENSOR_FLOAT32', [2, 2]))
c16_i6 = Input('c16_i6', ('TENSOR_FLOAT32', [2, 2]))
c16_i7 = Input('c16_i7', ('TENSOR_FLOAT32', [2, 2]))
c16_i8 = Input('c16_i8', ('TENSOR_FLOAT32', [2, 2]))
c16_i9 = Input('c16_i9', ('TENSOR_FLOAT32', [2]))
c16_i10 = Input('c16_i10', ('TENSOR_FLOAT32', [2]))
c16_i11 = Input('c16_i11', ('TENSOR_FLOAT32', [2]))
c16_i12 = Input('c16_i12', ('TENSOR_FLOAT32', [2]))
c16_i13 = Input('c16_i13', ('TENSOR_FLOAT32', [2]))
c16_i14 = Input('c16_i14', ('TENSOR_FLOAT32', [2]))
c16_i15 = Input('c16_i15', ('TENSOR_FLOAT32', [2]))
c16_p16 = Parameter('c16_p16', ('TENSOR_FLOAT32', []), None)
c16_p17 = Parameter('c16_p17', ('TENSOR_FLOAT32', []), None)
c16_i18 = Input('c16_i18', ('TENSOR_FLOAT32', [4, 2]))
c16_i19 = Input('c16_i19', ('TENSOR_FLOAT32', [4, 2]))
c16_i20 = Input('c16_i20', ('TENSOR_FLOAT32', [4, 2]))
c16_i21 = Input('c16_i21', ('TENSOR_FLOAT32', [4, 2]))
c16_i22 = Input('c16_i22', ('TENSOR_FLOAT32', [4, 1]))
c16_i23 = Input('c16_i23', ('TENSOR_FLOAT32', [4, 1]))
c16_i24 = Input('c16_i24', ('TENSOR_FLOAT32', [4, 1]))
c16_i25 = Input('c16_i25', ('TENSOR_FLOAT32', [4, 1]))
c16_i26 = Input('c16_i26', ('TENSOR_FLOAT32', [4]))
c16_i27 = Input('c16_i27', ('TENSOR_FLOAT32', [4]))
c16_i28 = Input('c16_i28', ('TENSOR_FLOAT32', [4]))
c16_i29 = Input('c16_i29', ('TENSOR_FLOAT32', [4]))
c16_i30 = Input('c16_i30', ('TENSOR_FLOAT32', [4]))
c16_i31 = Input('c16_i31', ('TENSOR_FLOAT32', [4]))
c16_i32 = Input('c16_i32', ('TENSOR_FLOAT32', [4]))
c16_i33 = Input('c16_i33', ('TENSOR_FLOAT32', [1, 4]))
c16_i34 = Input('c16_i34', ('TENSOR_FLOAT32', [1]))
c16_i35 = Input('c16_i35', ('TENSOR_FLOAT32', [2, 2]))
c16_i36 = Input('c16_i36', ('TENSOR_FLOAT32', [2, 2]))
c16_i37 = Input('c16_i37', ('TENSOR_FLOAT32', [2, 1]))
c16_i38 = Input('c16_i38', ('TENSOR_FLOAT32', [2, 4]))
c16_p39 = Parameter('c16_p39', ('TENSOR_FLOAT32', []), None)
c16_p40 = Parameter('c16_p40', ('TENSOR_FLOAT32', []), None)
c16_p41 = Parameter('c16_p41', ('TENSOR_FLOAT32', []), None)
c16_p42 = Parameter('c16_p42', ('TENSOR_FLOAT32', []), None)
c16_p43 = Parameter('c16_p43', ('TENSOR_FLOAT32', []), None)
c16_p44 = Parameter('c16_p44', ('TENSOR_FLOAT32', []), None)
c16_p45 = Parameter('c16_p45', ('TENSOR_FLOAT32', []), None)
c16_p46 = Parameter('c16_p46', ('TENSOR_FLOAT32', []), None)
c16_p47 = Parameter('c16_p47', ('TENSOR_FLOAT32', []), None)
c16_p48 = Int32Scalar('c16_p48', 4)
c16_p49 = Float32Scalar('c16_p49', 0.5)
c16_p50 = Float32Scalar('c16_p50', 0.0)
c16_p51 = BoolScalar('c16_p51', True)
c16_p52 = BoolScalar('c16_p52', True)
c16_p53 = Parameter('c16_p53', ('TENSOR_FLOAT32', []), None)
c16_p54 = Parameter('c16_p54', ('TENSOR_FLOAT32', []), None)
c16_p55 = Parameter('c16_p55', ('TENSOR_FLOAT32', []), None)
c16_p56 = Parameter('c16_p56', ('TENSOR_FLOAT32', []), None)
c16_p57 = Parameter('c16_p57', ('TENSOR_FLOAT32', []), None)
c16_p58 = Parameter('c16_p58', ('TENSOR_FLOAT32', []), None)
c16_p59 = Parameter('c16_p59', ('TENSOR_FLOAT32', []), None)
c16_p60 = Parameter('c16_p60', ('TENSOR_FLOAT32', []), None)
c16_o61 = Output('c16_o61', ('TENSOR_FLOAT32', [2, 2, 3]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_i3)
c16_model.AddOperand(c16_i4)
c16_model.AddOperand(c16_i5)
c16_model.AddOperand(c16_i6)
c16_model.AddOperand(c16_i7)
c16_model.AddOperand(c16_i8)
c16_model.AddOperand(c16_i9)
c16_model.AddOperand(c16_i10)
c16_model.AddOperand(c16_i11)
c16_model.AddOperand(c16_i12)
c16_model.AddOperand(c16_i13)
c16_model.AddOperand(c16_i14)
c16_model.AddOperand(c16_i15)
c16_model.AddOperand(c16_p16)
c16_model.AddOperand(c16_p17)
c16_model.AddOperand(c16_i18)
c16_model.AddOperand(c16_i19)
c16_model.AddOperand(c16_i20)
c16_model.AddOperand(c16_i21)
c16_model.AddOperand(c16_i22)
c16_model.AddOperand(c16_i23)
c16_model.AddOperand(c16_i24)
c16_model.AddOperand(c16_i25)
c16_model.AddOperand(c16_i26)
c16_model.AddOperand(c16_i27)
c16_model.AddOperand(c16_i28)
c16_model.AddOperand(c16_i29)
c16_model.AddOperand(c16_i30)
c16_model.AddOperand(c16_i31)
c16_model.AddOperand(c16_i32)
c16_model.AddOperand(c16_i33)
c16_model.AddOperand(c16_i34)
c16_model.AddOperand(c16_i35)
c16_model.AddOperand(c16_i36)
c16_model.AddOperand(c16_i37)
c16_model.AddOperand(c16_i38)
c16_model.AddOperand(c16_p39)
c16_model.AddOperand(c16_p40)
c16_model.AddOperand(c16_p41)
c16_model.AddOperand(c16_p42)
c16_model.AddOperand(c16_p43)
c16_model.AddOperand(c16_p44)
c16_model.AddOperand(c16_p45)
c16_model.AddOperand(c16_p46)
c16_model.AddOperand(c16_p47)
c16_model.AddOperand(c16_p48)
c16_model.AddOperand(c16_p49)
c16_model.AddOperand(c16_p50)
c16_model.AddOperand(c16_p51)
c16_model.AddOperand(c16_p52)
c16_model.AddOperand(c16_p53)
c16_model.AddOperand(c16_p54)
c16_model.AddOperand(c16_p55)
c16_model.AddOperand(c16_p56)
c16_model.AddOperand(c16_p57)
c16_model.AddOperand(c16_p58)
c16_model.AddOperand(c16_p59)
c16_model.AddOperand(c16_p60)
c16_model.AddOperand(c16_o61)
c16_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c16_i0, c16_i1, c16_i2, c16_i3, c16_i4, c16_i5, c16_i6, c16_i7, c16_i8, c16_i9, c16_i10, c16_i11, c16_i12, c16_i13, c16_i14, c16_i15, c16_p16, c16_p17, c16_i18, c16_i19, c16_i20, c16_i21, c16_i22, c16_i23, c16_i24, c16_i25, c16_i26, c16_i27, c16_i28, c16_i29, c16_i30, c16_i31, c16_i32, c16_i33, c16_i34, c16_i35, c16_i36, c16_i37, c16_i38, c16_p39, c16_p40, c16_p41, c16_p42, c16_p43, c16_p44, c16_p45, c16_p46, c16_p47, c16_p48, c16_p49, c16_p50, c16_p51, c16_p52, c16_p53, c16_p54, c16_p55, c16_p56, c16_p57, c16_p58, c16_p59, c16_p60).To(c16_o61)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [0.125, -0.75, -0.875, -0.625, 0.75, 0.625, 0.25, -1.0],
    c16_i1: [0.125, 0.875, 1.0, -0.375],
    c16_i2: [-0.625, -0.875, -0.375, -0.125],
    c16_i3: [-0.625, -0.75, 0.5, -0.5],
    c16_i4: [0.875, 0.125, 0.375, 0.625],
    c16_i5: [-0.5, 0.0, -0.375, -0.125],
    c16_i6: [0.625, -0.5, 1.0, -0.875],
    c16_i7: [1.0, -0.5, 0.125, -0.25],
    c16_i8: [-0.125, 0.25, 0.5, 0.375],
    c16_i9: [0.875, -0.625],
    c16_i10: [-0.875, 0.375],
    c16_i11: [0.75, 0.0],
    c16_i12: [1.0, -0.375],
    c16_i13: [0.625, 0.375],
    c16_i14: [0.875, -0.25],
    c16_i15: [-1.0, 1.0],
    c16_i18: [-0.375, 0.75, -0.25, 0.0, 0.375, -0.875, -0.625, 0.25],
    c16_i19: [-1.0, -0.25, -0.375, 1.0, 0.625, -0.125, -0.875, 0.875],
    c16_i20: [-1.0, -0.625, 0.625, 0.125, -0.25, 1.0, -0.5, 0.5],
    c16_i21: [-0.125, -0.75, 0.25, 0.75, 0.375, -0.875, 0.5, -0.625],
    c16_i22: [0.625, 0.125, -0.875, -0.75],
    c16_i23: [0.125, -0.25, -1.0, 0.75],
    c16_i24: [-0.125, 0.5, 0.0, -0.75],
    c16_i25: [-0.75, -0.25, 0.75, 0.0],
    c16_i26: [-0.375, 0.5, 0.125, -0.5],
    c16_i27: [0.25, 0.125, -0.25, 0.75],
    c16_i28: [1.0, 0.875, -0.125, -0.5],
    c16_i29: [-0.625, -0.875, -0.5, 0.875],
    c16_i30: [0.25, 1.0, -1.0, -0.875],
    c16_i31: [-0.25, -0.625, -0.375, 1.0],
    c16_i32: [-0.25, -0.875, 0.625, -0.125],
    c16_i33: [1.0, 0.875, -0.25, -0.625],
    c16_i34: [0.375],
    c16_i35: [-0.75, -0.125, 0.375, -0.875],
    c16_i36: [0.625, 0.125, -0.125, -1.0],
    c16_i37: [0.0, 0.125],
    c16_i38: [0.5, 0.875, -0.625, 1.0, 0.25, -1.0, 0.375, 0.75],
    c16_o61: [
        0.16940741, 0.068111956, 0.3660798, 0.052170124, -0.24727817, 0.49916098, 0.10442888, -0.018111743,
        0.48101732, 0.16379157, -0.025975015, 0.40707874
    ],
}, model=c16_model, name='merged_FLOAT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT32', [2, 1, 3]))
c17_i1 = Input('c17_i1', ('TENSOR_FLOAT32', [3, 3]))
c17_i2 = Input('c17_i2', ('TENSOR_FLOAT32', [3, 3]))
c17_i3 = Input('c17_i3', ('TENSOR_FLOAT32', [3, 3]))
c17_i4 = Input('c17_i4', ('TENSOR_FLOAT32', [3, 3]))
c17_i5 = Input('c17_i5', ('TENSOR_FLOAT32', [3, 4]))
c17_i6 = Input('c17_i6', ('TENSOR_FLOAT32', [3, 4]))
c17_i7 = Input('c17_i7', ('TENSOR_FLOAT32', [3, 4]))
c17_i8 = Input('c17_i8', ('TENSOR_FLOAT32', [3, 4]))
c17_i9 = Input('c17_i9', ('TENSOR_FLOAT32', [3]))
c17_i10 = Input('c17_i10', ('TENSOR_FLOAT32', [3]))
c17_i11 = Input('c17_i11', ('TENSOR_FLOAT32', [3]))
c17_i12 = Input('c17_i12', ('TENSOR_FLOAT32', [3]))
c17_i13 = Input('c17_i13', ('TENSOR_FLOAT32', [3]))
c17_i14 = Input('c17_i14', ('TENSOR_FLOAT32', [3]))
c17_i15 = Input('c17_i15', ('TENSOR_FLOAT32', [3]))
c17_i16 = Input('c17_i16', ('TENSOR_FLOAT32', [4, 3]))
c17_i17 = Input('c17_i17', ('TENSOR_FLOAT32', [4]))
c17_p18 = Parameter('c17_p18', ('TENSOR_FLOAT32', []), None)
c17_i19 = Input('c17_i19', ('TENSOR_FLOAT32', [3, 3]))
c17_i20 = Input('c17_i20', ('TENSOR_FLOAT32', [3, 3]))
c17_i21 = Input('c17_i21', ('TENSOR_FLOAT32', [3, 3]))
c17_p22 = Parameter('c17_p22', ('TENSOR_FLOAT32', []), None)
c17_i23 = Input('c17_i23', ('TENSOR_FLOAT32', [3, 3]))
c17_i24 = Input('c17_i24', ('TENSOR_FLOAT32', [3, 3]))
c17_i25 = Input('c17_i25', ('TENSOR_FLOAT32', [3, 3]))
c17_p26 = Parameter('c17_p26', ('TENSOR_FLOAT32', []), None)
c17_i27 = Input('c17_i27', ('TENSOR_FLOAT32', [3]))
c17_i28 = Input('c17_i28', ('TENSOR_FLOAT32', [3]))
c17_p29 = Parameter('c17_p29', ('TENSOR_FLOAT32', []), None)
c17_i30 = Input('c17_i30', ('TENSOR_FLOAT32', [3]))
c17_i31 = Input('c17_i31', ('TENSOR_FLOAT32', [3]))
c17_i32 = Input('c17_i32', ('TENSOR_FLOAT32', [3]))
c17_p33 = Parameter('c17_p33', ('TENSOR_FLOAT32', []), None)
c17_p34 = Parameter('c17_p34', ('TENSOR_FLOAT32', []), None)
c17_i35 = Input('c17_i35', ('TENSOR_FLOAT32', [1, 4]))
c17_i36 = Input('c17_i36', ('TENSOR_FLOAT32', [1, 3]))
c17_i37 = Input('c17_i37', ('TENSOR_FLOAT32', [1, 3]))
c17_i38 = Input('c17_i38', ('TENSOR_FLOAT32', [1, 3]))
c17_i39 = Input('c17_i39', ('TENSOR_FLOAT32', [2, 1, 1]))
c17_i40 = Input('c17_i40', ('TENSOR_FLOAT32', [3, 1]))
c17_i41 = Input('c17_i41', ('TENSOR_FLOAT32', [3, 1]))
c17_i42 = Input('c17_i42', ('TENSOR_FLOAT32', [3, 1]))
c17_i43 = Input('c17_i43', ('TENSOR_FLOAT32', [3, 1]))
c17_p44 = Parameter('c17_p44', ('TENSOR_FLOAT32', []), None)
c17_i45 = Input('c17_i45', ('TENSOR_FLOAT32', [3, 1]))
c17_i46 = Input('c17_i46', ('TENSOR_FLOAT32', [3, 1]))
c17_i47 = Input('c17_i47', ('TENSOR_FLOAT32', [3, 1]))
c17_p48 = Int32Scalar('c17_p48', 1)
c17_p49 = Float32Scalar('c17_p49', 0.75)
c17_p50 = Float32Scalar('c17_p50', 0.0)
c17_p51 = BoolScalar('c17_p51', True)
c17_p52 = BoolScalar('c17_p52', True)
c17_p53 = Parameter('c17_p53', ('TENSOR_FLOAT32', []), None)
c17_p54 = Parameter('c17_p54', ('TENSOR_FLOAT32', []), None)
c17_p55 = Parameter('c17_p55', ('TENSOR_FLOAT32', []), None)
c17_p56 = Parameter('c17_p56', ('TENSOR_FLOAT32', []), None)
c17_p57 = Parameter('c17_p57', ('TENSOR_FLOAT32', []), None)
c17_i58 = Input('c17_i58', ('TENSOR_FLOAT32', [3]))
c17_i59 = Input('c17_i59', ('TENSOR_FLOAT32', [3]))
c17_i60 = Input('c17_i60', ('TENSOR_FLOAT32', [3]))
c17_o61 = Output('c17_o61', ('TENSOR_FLOAT32', [2, 1, 7]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_i3)
c17_model.AddOperand(c17_i4)
c17_model.AddOperand(c17_i5)
c17_model.AddOperand(c17_i6)
c17_model.AddOperand(c17_i7)
c17_model.AddOperand(c17_i8)
c17_model.AddOperand(c17_i9)
c17_model.AddOperand(c17_i10)
c17_model.AddOperand(c17_i11)
c17_model.AddOperand(c17_i12)
c17_model.AddOperand(c17_i13)
c17_model.AddOperand(c17_i14)
c17_model.AddOperand(c17_i15)
c17_model.AddOperand(c17_i16)
c17_model.AddOperand(c17_i17)
c17_model.AddOperand(c17_p18)
c17_model.AddOperand(c17_i19)
c17_model.AddOperand(c17_i20)
c17_model.AddOperand(c17_i21)
c17_model.AddOperand(c17_p22)
c17_model.AddOperand(c17_i23)
c17_model.AddOperand(c17_i24)
c17_model.AddOperand(c17_i25)
c17_model.AddOperand(c17_p26)
c17_model.AddOperand(c17_i27)
c17_model.AddOperand(c17_i28)
c17_model.AddOperand(c17_p29)
c17_model.AddOperand(c17_i30)
c17_model.AddOperand(c17_i31)
c17_model.AddOperand(c17_i32)
c17_model.AddOperand(c17_p33)
c17_model.AddOperand(c17_p34)
c17_model.AddOperand(c17_i35)
c17_model.AddOperand(c17_i36)
c17_model.AddOperand(c17_i37)
c17_model.AddOperand(c17_i38)
c17_model.AddOperand(c17_i39)
c17_model.AddOperand(c17_i40)
c17_model.AddOperand(c17_i41)
c17_model.AddOperand(c17_i42)
c17_model.AddOperand(c17_i43)
c17_model.AddOperand(c17_p44)
c17_model.AddOperand(c17_i45)
c17_model.AddOperand(c17_i46)
c17_model.AddOperand(c17_i47)
c17_model.AddOperand(c17_p48)
c17_model.AddOperand(c17_p49)
c17_model.AddOperand(c17_p50)
c17_model.AddOperand(c17_p51)
c17_model.AddOperand(c17_p52)
c17_model.AddOperand(c17_p53)
c17_model.AddOperand(c17_p54)
c17_model.AddOperand(c17_p55)
c17_model.AddOperand(c17_p56)
c17_model.AddOperand(c17_p57)
c17_model.AddOperand(c17_i58)
c17_model.AddOperand(c17_i59)
c17_model.AddOperand(c17_i60)
c17_model.AddOperand(c17_o61)
c17_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c17_i0, c17_i1, c17_i2, c17_i3, c17_i4, c17_i5, c17_i6, c17_i7, c17_i8, c17_i9, c17_i10, c17_i11, c17_i12, c17_i13, c17_i14, c17_i15, c17_i16, c17_i17, c17_p18, c17_i19, c17_i20, c17_i21, c17_p22, c17_i23, c17_i24, c17_i25, c17_p26, c17_i27, c17_i28, c17_p29, c17_i30, c17_i31, c17_i32, c17_p33, c17_p34, c17_i35, c17_i36, c17_i37, c17_i38, c17_i39, c17_i40, c17_i41, c17_i42, c17_i43, c17_p44, c17_i45, c17_i46, c17_i47, c17_p48, c17_p49, c17_p50, c17_p51, c17_p52, c17_p53, c17_p54, c17_p55, c17_p56, c17_p57, c17_i58, c17_i59, c17_i60).To(c17_o61)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [-0.125, 1.0, 0.5, -0.375, -0.75, -0.875],
    c17_i1: [1.0, 0.625, 0.25, 0.125, 0.375, 0.0, -0.5, -1.0, -0.75],
    c17_i2: [-0.75, -0.875, 1.0, 0.75, -0.625, 0.375, -1.0, 0.625, 0.125],
    c17_i3: [-0.125, 0.75, -0.5, 0.25, 0.0, 1.0, -0.625, 0.375, -1.0],
    c17_i4: [-0.875, 1.0, -0.75, 0.625, 0.0, 0.75, -0.125, 0.125, 0.5],
    c17_i5: [0.375, 0.0, -0.75, -0.25, 0.125, 0.75, 0.625, -0.625, -1.0, -0.375, 0.875, 0.25],
    c17_i6: [-0.125, 0.0, -0.75, -0.875, 1.0, 0.375, 0.625, -1.0, -0.5, 0.75, -0.625, 0.125],
    c17_i7: [-0.75, 0.0, -1.0, 0.375, 0.125, 0.625, 0.875, -0.625, -0.5, 0.5, 0.75, -0.25],
    c17_i8: [0.625, -0.5, -1.0, -0.375, -0.625, -0.875, 1.0, -0.125, 0.125, -0.25, 0.5, -0.75],
    c17_i9: [-0.875, 1.0, 0.125],
    c17_i10: [0.875, 0.25, 0.5],
    c17_i11: [1.0, -0.125, 0.0],
    c17_i12: [1.0, -0.125, 0.0],
    c17_i13: [0.5, 0.375, 0.75],
    c17_i14: [-0.75, -0.5, -0.25],
    c17_i15: [-0.75, 0.75, -1.0],
    c17_i16: [-0.875, -0.25, -0.125, 0.25, 0.75, 0.625, -0.75, -0.5, -1.0, 0.5, 0.375, 1.0],
    c17_i17: [0.625, -0.75, -0.5, -0.875],
    c17_i19: [-0.125, 1.0, -0.25, 0.375, -0.625, 0.5, 0.125, -0.375, -0.875],
    c17_i20: [0.125, 1.0, -0.375, 0.25, -1.0, 0.625, 0.875, -0.875, -0.75],
    c17_i21: [0.5, -0.5, 1.0, 0.875, 0.25, 0.375, -0.625, 0.625, -1.0],
    c17_i23: [0.625, -0.375, 1.0, 0.375, -0.625, 0.875, -0.875, 0.5, 0.125],
    c17_i24: [-0.25, 1.0, 0.125, 0.375, -0.5, -1.0, -0.75, -0.375, 0.875],
    c17_i25: [0.625, 0.125, -0.125, -0.625, -1.0, -0.875, 0.25, 0.0, -0.5],
    c17_i27: [-0.125, 0.625, -0.25],
    c17_i28: [1.0, 0.375, 0.25],
    c17_i30: [0.375, 0.75, -0.5],
    c17_i31: [0.875, -0.25, 0.0],
    c17_i32: [0.125, -0.875, 0.0],
    c17_i35: [0.125, -0.25, 0.75, -1.0],
    c17_i36: [0.75, -0.5, 0.875],
    c17_i37: [0.25, -0.5, -0.25],
    c17_i38: [0.5, -0.5, 1.0],
    c17_i39: [0.25, 0.125],
    c17_i40: [0.25, 0.5, 0.375],
    c17_i41: [-0.875, 0.25, 0.375],
    c17_i42: [-0.25, -0.125, -0.625],
    c17_i43: [0.125, 0.5, 0.75],
    c17_i45: [0.25, 0.5, -0.5],
    c17_i46: [0.125, 0.0, -0.125],
    c17_i47: [0.0, -0.875, -0.75],
    c17_i58: [0.25, -0.625, 1.0],
    c17_i59: [-0.375, 0.625, 0.75],
    c17_i60: [0.75, -0.625, -0.125],
    c17_o61: [
        0.20212169, -0.120227136, -1.4022036, -0.092288695, 0.46436995, 0.0, 0.057910096, 0.070947945,
        -0.5286924, -1.0501462, -0.48191494, 0.3947957, 0.0, 0.34605554
    ],
}, model=c17_model, name='merged_FLOAT32_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT32', [1, 1, 2]))
c18_p1 = Parameter('c18_p1', ('TENSOR_FLOAT32', []), None)
c18_i2 = Input('c18_i2', ('TENSOR_FLOAT32', [2, 2]))
c18_i3 = Input('c18_i3', ('TENSOR_FLOAT32', [2, 2]))
c18_i4 = Input('c18_i4', ('TENSOR_FLOAT32', [2, 2]))
c18_p5 = Parameter('c18_p5', ('TENSOR_FLOAT32', []), None)
c18_i6 = Input('c18_i6', ('TENSOR_FLOAT32', [2, 2]))
c18_i7 = Input('c18_i7', ('TENSOR_FLOAT32', [2, 2]))
c18_i8 = Input('c18_i8', ('TENSOR_FLOAT32', [2, 2]))
c18_p9 = Parameter('c18_p9', ('TENSOR_FLOAT32', []), None)
c18_i10 = Input('c18_i10', ('TENSOR_FLOAT32', [2]))
c18_i11 = Input('c18_i11', ('TENSOR_FLOAT32', [2]))
c18_p12 = Parameter('c18_p12', ('TENSOR_FLOAT32', []), None)
c18_i13 = Input('c18_i13', ('TENSOR_FLOAT32', [2]))
c18_i14 = Input('c18_i14', ('TENSOR_FLOAT32', [2]))
c18_i15 = Input('c18_i15', ('TENSOR_FLOAT32', [2]))
c18_p16 = Parameter('c18_p16', ('TENSOR_FLOAT32', []), None)
c18_p17 = Parameter('c18_p17', ('TENSOR_FLOAT32', []), None)
c18_p18 = Parameter('c18_p18', ('TENSOR_FLOAT32', []), None)
c18_i19 = Input('c18_i19', ('TENSOR_FLOAT32', [4, 2]))
c18_i20 = Input('c18_i20', ('TENSOR_FLOAT32', [4, 2]))
c18_i21 = Input('c18_i21', ('TENSOR_FLOAT32', [4, 2]))
c18_p22 = Parameter('c18_p22', ('TENSOR_FLOAT32', []), None)
c18_i23 = Input('c18_i23', ('TENSOR_FLOAT32', [4, 4]))
c18_i24 = Input('c18_i24', ('TENSOR_FLOAT32', [4, 4]))
c18_i25 = Input('c18_i25', ('TENSOR_FLOAT32', [4, 4]))
c18_p26 = Parameter('c18_p26', ('TENSOR_FLOAT32', []), None)
c18_i27 = Input('c18_i27', ('TENSOR_FLOAT32', [4]))
c18_i28 = Input('c18_i28', ('TENSOR_FLOAT32', [4]))
c18_p29 = Parameter('c18_p29', ('TENSOR_FLOAT32', []), None)
c18_i30 = Input('c18_i30', ('TENSOR_FLOAT32', [4]))
c18_i31 = Input('c18_i31', ('TENSOR_FLOAT32', [4]))
c18_i32 = Input('c18_i32', ('TENSOR_FLOAT32', [4]))
c18_p33 = Parameter('c18_p33', ('TENSOR_FLOAT32', []), None)
c18_p34 = Parameter('c18_p34', ('TENSOR_FLOAT32', []), None)
c18_i35 = Input('c18_i35', ('TENSOR_FLOAT32', [1, 2]))
c18_i36 = Input('c18_i36', ('TENSOR_FLOAT32', [1, 2]))
c18_i37 = Input('c18_i37', ('TENSOR_FLOAT32', [1, 4]))
c18_i38 = Input('c18_i38', ('TENSOR_FLOAT32', [1, 4]))
c18_i39 = Input('c18_i39', ('TENSOR_FLOAT32', [1, 1, 3]))
c18_p40 = Parameter('c18_p40', ('TENSOR_FLOAT32', []), None)
c18_i41 = Input('c18_i41', ('TENSOR_FLOAT32', [2, 3]))
c18_i42 = Input('c18_i42', ('TENSOR_FLOAT32', [2, 3]))
c18_i43 = Input('c18_i43', ('TENSOR_FLOAT32', [2, 3]))
c18_p44 = Parameter('c18_p44', ('TENSOR_FLOAT32', []), None)
c18_i45 = Input('c18_i45', ('TENSOR_FLOAT32', [4, 3]))
c18_i46 = Input('c18_i46', ('TENSOR_FLOAT32', [4, 3]))
c18_i47 = Input('c18_i47', ('TENSOR_FLOAT32', [4, 3]))
c18_p48 = Int32Scalar('c18_p48', 0)
c18_p49 = Float32Scalar('c18_p49', 0.75)
c18_p50 = Float32Scalar('c18_p50', 0.5)
c18_p51 = BoolScalar('c18_p51', True)
c18_p52 = BoolScalar('c18_p52', True)
c18_p53 = Parameter('c18_p53', ('TENSOR_FLOAT32', []), None)
c18_p54 = Parameter('c18_p54', ('TENSOR_FLOAT32', []), None)
c18_p55 = Parameter('c18_p55', ('TENSOR_FLOAT32', []), None)
c18_p56 = Parameter('c18_p56', ('TENSOR_FLOAT32', []), None)
c18_p57 = Parameter('c18_p57', ('TENSOR_FLOAT32', []), None)
c18_i58 = Input('c18_i58', ('TENSOR_FLOAT32', [4]))
c18_i59 = Input('c18_i59', ('TENSOR_FLOAT32', [4]))
c18_i60 = Input('c18_i60', ('TENSOR_FLOAT32', [4]))
c18_o61 = Output('c18_o61', ('TENSOR_FLOAT32', [1, 1, 6]))
c18_o62 = Output('c18_o62', ('TENSOR_FLOAT32', [1, 2]))
c18_o63 = Output('c18_o63', ('TENSOR_FLOAT32', [1, 2]))
c18_o64 = Output('c18_o64', ('TENSOR_FLOAT32', [1, 4]))
c18_o65 = Output('c18_o65', ('TENSOR_FLOAT32', [1, 4]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_i3)
c18_model.AddOperand(c18_i4)
c18_model.AddOperand(c18_p5)
c18_model.AddOperand(c18_i6)
c18_model.AddOperand(c18_i7)
c18_model.AddOperand(c18_i8)
c18_model.AddOperand(c18_p9)
c18_model.AddOperand(c18_i10)
c18_model.AddOperand(c18_i11)
c18_model.AddOperand(c18_p12)
c18_model.AddOperand(c18_i13)
c18_model.AddOperand(c18_i14)
c18_model.AddOperand(c18_i15)
c18_model.AddOperand(c18_p16)
c18_model.AddOperand(c18_p17)
c18_model.AddOperand(c18_p18)
c18_model.AddOperand(c18_i19)
c18_model.AddOperand(c18_i20)
c18_model.AddOperand(c18_i21)
c18_model.AddOperand(c18_p22)
c18_model.AddOperand(c18_i23)
c18_model.AddOperand(c18_i24)
c18_model.AddOperand(c18_i25)
c18_model.AddOperand(c18_p26)
c18_model.AddOperand(c18_i27)
c18_model.AddOperand(c18_i28)
c18_model.AddOperand(c18_p29)
c18_model.AddOperand(c18_i30)
c18_model.AddOperand(c18_i31)
c18_model.AddOperand(c18_i32)
c18_model.AddOperand(c18_p33)
c18_model.AddOperand(c18_p34)
c18_model.AddOperand(c18_i35)
c18_model.AddOperand(c18_i36)
c18_model.AddOperand(c18_i37)
c18_model.AddOperand(c18_i38)
c18_model.AddOperand(c18_i39)
c18_model.AddOperand(c18_p40)
c18_model.AddOperand(c18_i41)
c18_model.AddOperand(c18_i42)
c18_model.AddOperand(c18_i43)
c18_model.AddOperand(c18_p44)
c18_model.AddOperand(c18_i45)
c18_model.AddOperand(c18_i46)
c18_model.AddOperand(c18_i47)
c18_model.AddOperand(c18_p48)
c18_model.AddOperand(c18_p49)
c18_model.AddOperand(c18_p50)
c18_model.AddOperand(c18_p51)
c18_model.AddOperand(c18_p52)
c18_model.AddOperand(c18_p53)
c18_model.AddOperand(c18_p54)
c18_model.AddOperand(c18_p55)
c18_model.AddOperand(c18_p56)
c18_model.AddOperand(c18_p57)
c18_model.AddOperand(c18_i58)
c18_model.AddOperand(c18_i59)
c18_model.AddOperand(c18_i60)
c18_model.AddOperand(c18_o61)
c18_model.AddOperand(c18_o62)
c18_model.AddOperand(c18_o63)
c18_model.AddOperand(c18_o64)
c18_model.AddOperand(c18_o65)
c18_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c18_i0, c18_p1, c18_i2, c18_i3, c18_i4, c18_p5, c18_i6, c18_i7, c18_i8, c18_p9, c18_i10, c18_i11, c18_p12, c18_i13, c18_i14, c18_i15, c18_p16, c18_p17, c18_p18, c18_i19, c18_i20, c18_i21, c18_p22, c18_i23, c18_i24, c18_i25, c18_p26, c18_i27, c18_i28, c18_p29, c18_i30, c18_i31, c18_i32, c18_p33, c18_p34, c18_i35, c18_i36, c18_i37, c18_i38, c18_i39, c18_p40, c18_i41, c18_i42, c18_i43, c18_p44, c18_i45, c18_i46, c18_i47, c18_p48, c18_p49, c18_p50, c18_p51, c18_p52, c18_p53, c18_p54, c18_p55, c18_p56, c18_p57, c18_i58, c18_i59, c18_i60).To(c18_o61, c18_o62, c18_o63, c18_o64, c18_o65)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [-0.25, 0.375],
    c18_i2: [-0.75, 0.375, 0.125, 0.75],
    c18_i3: [-0.75, -1.0, -0.875, 0.625],
    c18_i4: [-1.0, 0.5, -0.25, 0.75],
    c18_i6: [0.625, -0.875, 0.375, 0.125],
    c18_i7: [0.5, 0.375, 1.0, 0.0],
    c18_i8: [-0.125, 1.0, -0.75, -0.625],
    c18_i10: [0.875, 0.75],
    c18_i11: [0.125, -0.375],
    c18_i13: [-1.0, -0.5],
    c18_i14: [0.25, 0.875],
    c18_i15: [0.375, -0.125],
    c18_i19: [0.625, 0.25, -0.125, -0.5, -0.25, -0.375, 0.75, -0.875],
    c18_i20: [-0.625, 0.25, -1.0, -0.5, 1.0, 0.5, 0.875, -0.25],
    c18_i21: [0.125, 0.375, -0.25, -0.375, -0.875, 0.5, 1.0, -0.75],
    c18_i23: [
        0.625, 0.25, -0.125, 0.0, -0.625, 0.875, -0.75, -0.25, 0.125, 0.5, -0.875, 0.375, -1.0, 1.0, 0.75,
        -0.5
    ],
    c18_i24: [
        -0.5, 0.125, 1.0, 0.625, -0.125, -1.0, -0.875, -0.75, 0.375, 0.0, 0.75, 0.875, -0.625, -0.25, 0.25,
        -0.375
    ],
    c18_i25: [
        0.75, -0.625, 0.625, -0.875, 0.375, -1.0, -0.25, -0.75, -0.375, 0.5, 1.0, 0.875, 0.0, 0.25, 0.125,
        -0.125
    ],
    c18_i27: [-0.375, -0.5, 0.125, 0.5],
    c18_i28: [0.5, 0.75, 1.0, -0.875],
    c18_i30: [-0.5, 0.625, -0.375, 0.0],
    c18_i31: [0.0, 1.0, 0.25, -0.375],
    c18_i32: [-0.25, 0.125, -0.375, 0.375],
    c18_i35: [-0.375, -0.875],
    c18_i36: [-0.25, -0.75],
    c18_i37: [-0.5, 0.125, -1.0, 0.75],
    c18_i38: [-0.25, 0.125, -0.5, 0.625],
    c18_i39: [-0.375, 0.5, -0.125],
    c18_i41: [0.625, 0.875, 0.375, -0.625, 0.25, -0.25],
    c18_i42: [0.25, -1.0, -0.75, 0.5, 0.875, 0.125],
    c18_i43: [0.875, -1.0, 0.375, -0.625, -0.25, 0.25],
    c18_i45: [0.5, -0.125, -0.375, -1.0, 0.375, -0.625, 0.25, -0.75, -0.25, 0.625, -0.5, 0.75],
    c18_i46: [0.0, -0.25, -1.0, 1.0, 0.5, 0.75, 0.875, -0.75, -0.5, -0.875, -0.625, -0.125],
    c18_i47: [-0.125, -0.75, -0.875, 0.0, 0.125, -0.625, 0.875, 1.0, -0.375, -0.25, 0.5, -0.5],
    c18_i58: [0.875, -0.375, -0.125, -0.25],
    c18_i59: [0.625, 0.75, -1.0, -0.5],
    c18_i60: [0.25, 0.125, 0.375, -0.25],
    c18_o61: [-0.1751049, 0.38131917, 0.098877504, 0.40378815, 0.4046155, 0.17862396],
    c18_o62: [-0.1751049, 0.38131917],
    c18_o63: [-0.6371458, 0.5324756],
    c18_o64: [0.098877504, 0.40378815, 0.4046155, 0.17862396],
    c18_o65: [0.27702352, 0.75, 0.75, 0.29257926],
}, model=c18_model, name='merged_FLOAT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_given_bw_aux_input_to_input_weights_19
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT32', [2, 2, 4]))
c19_i1 = Input('c19_i1', ('TENSOR_FLOAT32', [4, 4]))
c19_i2 = Input('c19_i2', ('TENSOR_FLOAT32', [4, 4]))
c19_i3 = Input('c19_i3', ('TENSOR_FLOAT32', [4, 4]))
c19_i4 = Input('c19_i4', ('TENSOR_FLOAT32', [4, 4]))
c19_i5 = Input('c19_i5', ('TENSOR_FLOAT32', [4, 1]))
c19_i6 = Input('c19_i6', ('TENSOR_FLOAT32', [4, 1]))
c19_i7 = Input('c19_i7', ('TENSOR_FLOAT32', [4, 1]))
c19_i8 = Input('c19_i8', ('TENSOR_FLOAT32', [4, 1]))
c19_p9 = Parameter('c19_p9', ('TENSOR_FLOAT32', []), None)
c19_p10 = Parameter('c19_p10', ('TENSOR_FLOAT32', []), None)
c19_p11 = Parameter('c19_p11', ('TENSOR_FLOAT32', []), None)
c19_i12 = Input('c19_i12', ('TENSOR_FLOAT32', [4]))
c19_i13 = Input('c19_i13', ('TENSOR_FLOAT32', [4]))
c19_i14 = Input('c19_i14', ('TENSOR_FLOAT32', [4]))
c19_i15 = Input('c19_i15', ('TENSOR_FLOAT32', [4]))
c19_i16 = Input('c19_i16', ('TENSOR_FLOAT32', [1, 4]))
c19_i17 = Input('c19_i17', ('TENSOR_FLOAT32', [1]))
c19_i18 = Input('c19_i18', ('TENSOR_FLOAT32', [3, 4]))
c19_i19 = Input('c19_i19', ('TENSOR_FLOAT32', [3, 4]))
c19_i20 = Input('c19_i20', ('TENSOR_FLOAT32', [3, 4]))
c19_i21 = Input('c19_i21', ('TENSOR_FLOAT32', [3, 4]))
c19_i22 = Input('c19_i22', ('TENSOR_FLOAT32', [3, 3]))
c19_i23 = Input('c19_i23', ('TENSOR_FLOAT32', [3, 3]))
c19_i24 = Input('c19_i24', ('TENSOR_FLOAT32', [3, 3]))
c19_i25 = Input('c19_i25', ('TENSOR_FLOAT32', [3, 3]))
c19_i26 = Input('c19_i26', ('TENSOR_FLOAT32', [3]))
c19_i27 = Input('c19_i27', ('TENSOR_FLOAT32', [3]))
c19_i28 = Input('c19_i28', ('TENSOR_FLOAT32', [3]))
c19_i29 = Input('c19_i29', ('TENSOR_FLOAT32', [3]))
c19_i30 = Input('c19_i30', ('TENSOR_FLOAT32', [3]))
c19_i31 = Input('c19_i31', ('TENSOR_FLOAT32', [3]))
c19_i32 = Input('c19_i32', ('TENSOR_FLOAT32', [3]))
c19_p33 = Parameter('c19_p33', ('TENSOR_FLOAT32', []), None)
c19_p34 = Parameter('c19_p34', ('TENSOR_FLOAT32', []), None)
c19_i35 = Input('c19_i35', ('TENSOR_FLOAT32', [2, 1]))
c19_i36 = Input('c19_i36', ('TENSOR_FLOAT32', [2, 4]))
c19_i37 = Input('c19_i37', ('TENSOR_FLOAT32', [2, 3]))
c19_i38 = Input('c19_i38', ('TENSOR_FLOAT32', [2, 3]))
c19_i39 = Input('c19_i39', ('TENSOR_FLOAT32', [2, 2, 2]))
c19_i40 = Input('c19_i40', ('TENSOR_FLOAT32', [4, 2]))
c19_i41 = Input('c19_i41', ('TENSOR_FLOAT32', [4, 2]))
c19_i42 = Input('c19_i42', ('TENSOR_FLOAT32', [4, 2]))
c19_i43 = Input('c19_i43', ('TENSOR_FLOAT32', [4, 2]))
c19_i44 = Input('c19_i44', ('TENSOR_FLOAT32', [3, 2]))
c19_i45 = Input('c19_i45', ('TENSOR_FLOAT32', [3, 2]))
c19_i46 = Input('c19_i46', ('TENSOR_FLOAT32', [3, 2]))
c19_i47 = Input('c19_i47', ('TENSOR_FLOAT32', [3, 2]))
c19_p48 = Int32Scalar('c19_p48', 0)
c19_p49 = Float32Scalar('c19_p49', 0.5)
c19_p50 = Float32Scalar('c19_p50', 0.0)
c19_p51 = BoolScalar('c19_p51', True)
c19_p52 = BoolScalar('c19_p52', False)
c19_i53 = Input('c19_i53', ('TENSOR_FLOAT32', [4]))
c19_i54 = Input('c19_i54', ('TENSOR_FLOAT32', [4]))
c19_i55 = Input('c19_i55', ('TENSOR_FLOAT32', [4]))
c19_i56 = Input('c19_i56', ('TENSOR_FLOAT32', [4]))
c19_i57 = Input('c19_i57', ('TENSOR_FLOAT32', [3]))
c19_i58 = Input('c19_i58', ('TENSOR_FLOAT32', [3]))
c19_i59 = Input('c19_i59', ('TENSOR_FLOAT32', [3]))
c19_i60 = Input('c19_i60', ('TENSOR_FLOAT32', [3]))
c19_o61 = Output('c19_o61', ('TENSOR_FLOAT32', [2, 2, 4]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_i2)
c19_model.AddOperand(c19_i3)
c19_model.AddOperand(c19_i4)
c19_model.AddOperand(c19_i5)
c19_model.AddOperand(c19_i6)
c19_model.AddOperand(c19_i7)
c19_model.AddOperand(c19_i8)
c19_model.AddOperand(c19_p9)
c19_model.AddOperand(c19_p10)
c19_model.AddOperand(c19_p11)
c19_model.AddOperand(c19_i12)
c19_model.AddOperand(c19_i13)
c19_model.AddOperand(c19_i14)
c19_model.AddOperand(c19_i15)
c19_model.AddOperand(c19_i16)
c19_model.AddOperand(c19_i17)
c19_model.AddOperand(c19_i18)
c19_model.AddOperand(c19_i19)
c19_model.AddOperand(c19_i20)
c19_model.AddOperand(c19_i21)
c19_model.AddOperand(c19_i22)
c19_model.AddOperand(c19_i23)
c19_model.AddOperand(c19_i24)
c19_model.AddOperand(c19_i25)
c19_model.AddOperand(c19_i26)
c19_model.AddOperand(c19_i27)
c19_model.AddOperand(c19_i28)
c19_model.AddOperand(c19_i29)
c19_model.AddOperand(c19_i30)
c19_model.AddOperand(c19_i31)
c19_model.AddOperand(c19_i32)
c19_model.AddOperand(c19_p33)
c19_model.AddOperand(c19_p34)
c19_model.AddOperand(c19_i35)
c19_model.AddOperand(c19_i36)
c19_model.AddOperand(c19_i37)
c19_model.AddOperand(c19_i38)
c19_model.AddOperand(c19_i39)
c19_model.AddOperand(c19_i40)
c19_model.AddOperand(c19_i41)
c19_model.AddOperand(c19_i42)
c19_model.AddOperand(c19_i43)
c19_model.AddOperand(c19_i44)
c19_model.AddOperand(c19_i45)
c19_model.AddOperand(c19_i46)
c19_model.AddOperand(c19_i47)
c19_model.AddOperand(c19_p48)
c19_model.AddOperand(c19_p49)
c19_model.AddOperand(c19_p50)
c19_model.AddOperand(c19_p51)
c19_model.AddOperand(c19_p52)
c19_model.AddOperand(c19_i53)
c19_model.AddOperand(c19_i54)
c19_model.AddOperand(c19_i55)
c19_model.AddOperand(c19_i56)
c19_model.AddOperand(c19_i57)
c19_model.AddOperand(c19_i58)
c19_model.AddOperand(c19_i59)
c19_model.AddOperand(c19_i60)
c19_model.AddOperand(c19_o61)
c19_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c19_i0, c19_i1, c19_i2, c19_i3, c19_i4, c19_i5, c19_i6, c19_i7, c19_i8, c19_p9, c19_p10, c19_p11, c19_i12, c19_i13, c19_i14, c19_i15, c19_i16, c19_i17, c19_i18, c19_i19, c19_i20, c19_i21, c19_i22, c19_i23, c19_i24, c19_i25, c19_i26, c19_i27, c19_i28, c19_i29, c19_i30, c19_i31, c19_i32, c19_p33, c19_p34, c19_i35, c19_i36, c19_i37, c19_i38, c19_i39, c19_i40, c19_i41, c19_i42, c19_i43, c19_i44, c19_i45, c19_i46, c19_i47, c19_p48, c19_p49, c19_p50, c19_p51, c19_p52, c19_i53, c19_i54, c19_i55, c19_i56, c19_i57, c19_i58, c19_i59, c19_i60).To(c19_o61)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        -0.625, -1.0, -0.875, -0.25, -0.75, 0.875, 0.375, 0.625, 0.5, 0.125, 1.0, 0.25, -0.125, 0.75, -0.5,
        0.0
    ],
    c19_i1: [
        -0.5, 0.0, 0.625, 1.0, 0.75, -1.0, -0.375, -0.875, 0.375, 0.125, 0.875, -0.75, 0.5, 0.25, -0.625,
        -0.125
    ],
    c19_i2: [
        -0.125, 1.0, -0.25, 0.5, -1.0, -0.5, 0.375, -0.375, 0.25, 0.0, 0.125, 0.75, -0.75, -0.875, 0.625,
        0.875
    ],
    c19_i3: [
        -0.625, -0.375, 0.625, 0.125, 0.5, -0.5, -0.25, 1.0, 0.875, 0.0, -1.0, -0.75, -0.875, 0.25, -0.125,
        0.75
    ],
    c19_i4: [
        0.5, -0.625, 0.125, 0.375, -1.0, -0.375, -0.75, 0.75, 0.25, 1.0, -0.125, 0.625, -0.875, 0.875, -0.5,
        0.0
    ],
    c19_i5: [0.25, 0.75, 1.0, -0.25],
    c19_i6: [0.125, -0.25, -0.875, -0.5],
    c19_i7: [-0.625, -0.25, -0.875, 1.0],
    c19_i8: [0.625, -0.375, -0.625, 0.75],
    c19_i12: [-0.125, 0.25, -0.875, -1.0],
    c19_i13: [-0.375, -0.875, 0.375, -1.0],
    c19_i14: [1.0, 0.75, -0.375, -0.625],
    c19_i15: [-1.0, -0.125, 0.125, -0.25],
    c19_i16: [-0.5, -0.625, 0.125, 1.0],
    c19_i17: [-0.5],
    c19_i18: [0.125, 1.0, -1.0, -0.125, -0.625, 0.0, -0.75, -0.375, 0.25, 0.625, 0.5, 0.875],
    c19_i19: [0.0, -1.0, 0.625, -0.125, -0.25, -0.5, -0.75, -0.375, 0.375, -0.875, 0.125, 0.75],
    c19_i20: [-0.875, 1.0, 0.25, 0.375, -0.125, 0.0, -0.75, 0.5, -0.5, -0.625, 0.75, 0.125],
    c19_i21: [0.625, -0.375, -0.625, -0.25, 1.0, 0.125, 0.75, 0.875, -1.0, 0.0, -0.5, 0.375],
    c19_i22: [-0.75, 0.375, 0.875, -0.875, -0.375, -0.5, -0.625, 0.125, -0.125],
    c19_i23: [-0.75, 0.25, 0.875, 0.125, 0.625, -0.375, -0.625, 0.0, 0.5],
    c19_i24: [0.625, -1.0, 0.5, 0.75, 0.0, 1.0, 0.125, -0.125, 0.375],
    c19_i25: [0.375, -0.875, 0.625, 0.5, -1.0, 0.0, -0.125, 1.0, 0.75],
    c19_i26: [0.75, -0.5, 0.25],
    c19_i27: [0.875, -0.875, 0.625],
    c19_i28: [-0.875, -0.375, 0.375],
    c19_i29: [0.75, 1.0, 0.625],
    c19_i30: [0.5, 0.625, 0.25],
    c19_i31: [-0.125, 1.0, 0.5],
    c19_i32: [-0.75, 0.5, 0.625],
    c19_i35: [1.0, -0.375],
    c19_i36: [0.875, 0.75, -0.75, -0.125, 0.0, -0.25, 0.625, -1.0],
    c19_i37: [0.5, -0.625, 0.25, 0.75, -0.125, 0.0],
    c19_i38: [-0.5, 0.625, 1.0, 0.0, 0.125, 0.875],
    c19_i39: [0.75, 0.625, 0.375, -0.5, -0.125, -0.625, 0.125, -0.25],
    c19_i40: [-0.625, -0.375, 0.875, -0.875, -1.0, 1.0, -0.25, 0.125],
    c19_i41: [1.0, -0.125, -0.5, 0.5, -0.375, -0.75, 0.25, -0.625],
    c19_i42: [0.5, 0.375, -0.5, -0.25, -0.75, 0.0, 0.125, -0.375],
    c19_i43: [-0.375, 0.0, -0.5, -0.25, 1.0, 0.25, -0.125, 0.875],
    c19_i44: [-0.875, 0.5, 0.125, 0.75, -0.25, -1.0],
    c19_i45: [0.25, -0.125, -0.75, -1.0, 0.625, 0.375],
    c19_i46: [-0.25, -0.625, 0.625, 0.125, 0.875, -0.125],
    c19_i47: [-1.0, -0.875, 0.5, -0.5, 0.0, -0.625],
    c19_i53: [0.5, 0.25, 0.0, 0.875],
    c19_i54: [0.125, 0.375, 0.25, 0.0],
    c19_i55: [0.0, -0.875, 0.125, 0.375],
    c19_i56: [0.75, -0.375, 1.0, -0.875],
    c19_i57: [-1.0, -0.125, -0.875],
    c19_i58: [0.875, -0.375, -0.25],
    c19_i59: [0.375, 0.25, 0.75],
    c19_i60: [0.125, 0.25, 0.5],
    c19_o61: [
        -0.7328552, -0.114134304, 0.2750382, 0.3887159, -0.7623373, 0.021557413, 0.3414015, 0.30726814,
        -0.81187737, 0.040375955, 0.35064137, 0.2858512, -0.87533706, 0.03347812, 0.26843104, 0.12709919
    ],
}, model=c19_model, name='merged_FLOAT32_given_bw_aux_input_to_input_weights_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT32_tail_20
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT32', [2, 2, 17]))
c20_p1 = Parameter('c20_p1', ('TENSOR_FLOAT32', []), None)
c20_i2 = Input('c20_i2', ('TENSOR_FLOAT32', [2, 17]))
c20_i3 = Input('c20_i3', ('TENSOR_FLOAT32', [2, 17]))
c20_i4 = Input('c20_i4', ('TENSOR_FLOAT32', [2, 17]))
c20_p5 = Parameter('c20_p5', ('TENSOR_FLOAT32', []), None)
c20_i6 = Input('c20_i6', ('TENSOR_FLOAT32', [2, 2]))
c20_i7 = Input('c20_i7', ('TENSOR_FLOAT32', [2, 2]))
c20_i8 = Input('c20_i8', ('TENSOR_FLOAT32', [2, 2]))
c20_p9 = Parameter('c20_p9', ('TENSOR_FLOAT32', []), None)
c20_i10 = Input('c20_i10', ('TENSOR_FLOAT32', [2]))
c20_i11 = Input('c20_i11', ('TENSOR_FLOAT32', [2]))
c20_p12 = Parameter('c20_p12', ('TENSOR_FLOAT32', []), None)
c20_i13 = Input('c20_i13', ('TENSOR_FLOAT32', [2]))
c20_i14 = Input('c20_i14', ('TENSOR_FLOAT32', [2]))
c20_i15 = Input('c20_i15', ('TENSOR_FLOAT32', [2]))
c20_p16 = Parameter('c20_p16', ('TENSOR_FLOAT32', []), None)
c20_p17 = Parameter('c20_p17', ('TENSOR_FLOAT32', []), None)
c20_i18 = Input('c20_i18', ('TENSOR_FLOAT32', [4, 17]))
c20_i19 = Input('c20_i19', ('TENSOR_FLOAT32', [4, 17]))
c20_i20 = Input('c20_i20', ('TENSOR_FLOAT32', [4, 17]))
c20_i21 = Input('c20_i21', ('TENSOR_FLOAT32', [4, 17]))
c20_i22 = Input('c20_i22', ('TENSOR_FLOAT32', [4, 1]))
c20_i23 = Input('c20_i23', ('TENSOR_FLOAT32', [4, 1]))
c20_i24 = Input('c20_i24', ('TENSOR_FLOAT32', [4, 1]))
c20_i25 = Input('c20_i25', ('TENSOR_FLOAT32', [4, 1]))
c20_p26 = Parameter('c20_p26', ('TENSOR_FLOAT32', []), None)
c20_p27 = Parameter('c20_p27', ('TENSOR_FLOAT32', []), None)
c20_p28 = Parameter('c20_p28', ('TENSOR_FLOAT32', []), None)
c20_i29 = Input('c20_i29', ('TENSOR_FLOAT32', [4]))
c20_i30 = Input('c20_i30', ('TENSOR_FLOAT32', [4]))
c20_i31 = Input('c20_i31', ('TENSOR_FLOAT32', [4]))
c20_i32 = Input('c20_i32', ('TENSOR_FLOAT32', [4]))
c20_i33 = Input('c20_i33', ('TENSOR_FLOAT32', [1, 4]))
c20_p34 = Parameter('c20_p34', ('TENSOR_FLOAT32', []), None)
c20_i35 = Input('c20_i35', ('TENSOR_FLOAT32', [2, 2]))
c20_i36 = Input('c20_i36', ('TENSOR_FLOAT32', [2, 2]))
c20_i37 = Input('c20_i37', ('TENSOR_FLOAT32', [2, 1]))
c20_i38 = Input('c20_i38', ('TENSOR_FLOAT32', [2, 4]))
c20_i39 = Input('c20_i39', ('TENSOR_FLOAT32', [2, 2, 2]))
c20_p40 = Parameter('c20_p40', ('TENSOR_FLOAT32', []), None)
c20_i41 = Input('c20_i41', ('TENSOR_FLOAT32', [2, 2]))
c20_i42 = Input('c20_i42', ('TENSOR_FLOAT32', [2, 2]))
c20_i43 = Input('c20_i43', ('TENSOR_FLOAT32', [2, 2]))
c20_i44 = Input('c20_i44', ('TENSOR_FLOAT32', [4, 2]))
c20_i45 = Input('c20_i45', ('TENSOR_FLOAT32', [4, 2]))
c20_i46 = Input('c20_i46', ('TENSOR_FLOAT32', [4, 2]))
c20_i47 = Input('c20_i47', ('TENSOR_FLOAT32', [4, 2]))
c20_p48 = Int32Scalar('c20_p48', 6)
c20_p49 = Float32Scalar('c20_p49', 0.0)
c20_p50 = Float32Scalar('c20_p50', 0.75)
c20_p51 = BoolScalar('c20_p51', True)
c20_p52 = BoolScalar('c20_p52', True)
c20_p53 = Parameter('c20_p53', ('TENSOR_FLOAT32', []), None)
c20_p54 = Parameter('c20_p54', ('TENSOR_FLOAT32', []), None)
c20_p55 = Parameter('c20_p55', ('TENSOR_FLOAT32', []), None)
c20_p56 = Parameter('c20_p56', ('TENSOR_FLOAT32', []), None)
c20_p57 = Parameter('c20_p57', ('TENSOR_FLOAT32', []), None)
c20_p58 = Parameter('c20_p58', ('TENSOR_FLOAT32', []), None)
c20_p59 = Parameter('c20_p59', ('TENSOR_FLOAT32', []), None)
c20_p60 = Parameter('c20_p60', ('TENSOR_FLOAT32', []), None)
c20_o61 = Output('c20_o61', ('TENSOR_FLOAT32', [2, 2, 3]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_i3)
c20_model.AddOperand(c20_i4)
c20_model.AddOperand(c20_p5)
c20_model.AddOperand(c20_i6)
c20_model.AddOperand(c20_i7)
c20_model.AddOperand(c20_i8)
c20_model.AddOperand(c20_p9)
c20_model.AddOperand(c20_i10)
c20_model.AddOperand(c20_i11)
c20_model.AddOperand(c20_p12)
c20_model.AddOperand(c20_i13)
c20_model.AddOperand(c20_i14)
c20_model.AddOperand(c20_i15)
c20_model.AddOperand(c20_p16)
c20_model.AddOperand(c20_p17)
c20_model.AddOperand(c20_i18)
c20_model.AddOperand(c20_i19)
c20_model.AddOperand(c20_i20)
c20_model.AddOperand(c20_i21)
c20_model.AddOperand(c20_i22)
c20_model.AddOperand(c20_i23)
c20_model.AddOperand(c20_i24)
c20_model.AddOperand(c20_i25)
c20_model.AddOperand(c20_p26)
c20_model.AddOperand(c20_p27)
c20_model.AddOperand(c20_p28)
c20_model.AddOperand(c20_i29)
c20_model.AddOperand(c20_i30)
c20_model.AddOperand(c20_i31)
c20_model.AddOperand(c20_i32)
c20_model.AddOperand(c20_i33)
c20_model.AddOperand(c20_p34)
c20_model.AddOperand(c20_i35)
c20_model.AddOperand(c20_i36)
c20_model.AddOperand(c20_i37)
c20_model.AddOperand(c20_i38)
c20_model.AddOperand(c20_i39)
c20_model.AddOperand(c20_p40)
c20_model.AddOperand(c20_i41)
c20_model.AddOperand(c20_i42)
c20_model.AddOperand(c20_i43)
c20_model.AddOperand(c20_i44)
c20_model.AddOperand(c20_i45)
c20_model.AddOperand(c20_i46)
c20_model.AddOperand(c20_i47)
c20_model.AddOperand(c20_p48)
c20_model.AddOperand(c20_p49)
c20_model.AddOperand(c20_p50)
c20_model.AddOperand(c20_p51)
c20_model.AddOperand(c20_p52)
c20_model.AddOperand(c20_p53)
c20_model.AddOperand(c20_p54)
c20_model.AddOperand(c20_p55)
c20_model.AddOperand(c20_p56)
c20_model.AddOperand(c20_p57)
c20_model.AddOperand(c20_p58)
c20_model.AddOperand(c20_p59)
c20_model.AddOperand(c20_p60)
c20_model.AddOperand(c20_o61)
c20_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c20_i0, c20_p1, c20_i2, c20_i3, c20_i4, c20_p5, c20_i6, c20_i7, c20_i8, c20_p9, c20_i10, c20_i11, c20_p12, c20_i13, c20_i14, c20_i15, c20_p16, c20_p17, c20_i18, c20_i19, c20_i20, c20_i21, c20_i22, c20_i23, c20_i24, c20_i25, c20_p26, c20_p27, c20_p28, c20_i29, c20_i30, c20_i31, c20_i32, c20_i33, c20_p34, c20_i35, c20_i36, c20_i37, c20_i38, c20_i39, c20_p40, c20_i41, c20_i42, c20_i43, c20_i44, c20_i45, c20_i46, c20_i47, c20_p48, c20_p49, c20_p50, c20_p51, c20_p52, c20_p53, c20_p54, c20_p55, c20_p56, c20_p57, c20_p58, c20_p59, c20_p60).To(c20_o61)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [
        0.625, -0.5, -0.375, 0.5, -0.75, 0.75, 0.0, -1.0, 0.125, 0.375, 0.875, -0.25, -0.875, 1.0, 0.25,
        -0.125, -0.625, -0.5, 0.5, -1.0, -0.625, -0.375, 0.0, 0.75, -0.75, 0.875, 0.25, -0.875, 0.125, -0.25,
        0.375, -0.125, 1.0, 0.625, -0.5, -0.75, 0.25, 1.0, 0.375, -0.125, -1.0, -0.375, -0.25, 0.625, 0.5,
        0.0, -0.875, 0.875, 0.125, -0.625, 0.75, 0.875, -0.875, 0.25, 0.75, 0.375, -0.5, -0.375, 0.125, 0.625,
        1.0, -0.625, 0.5, -1.0, -0.25, -0.125, -0.75, 0.0
    ],
    c20_i2: [
        0.625, 0.875, -0.875, -0.375, 0.25, 1.0, -1.0, -0.125, 0.5, -0.75, -0.5, 0.375, -0.25, 0.75, 0.0,
        -0.625, 0.125, -0.5, 0.625, -0.25, 0.25, -1.0, -0.75, 0.125, -0.125, -0.375, 0.5, 0.75, 0.375, -0.625,
        0.0, -0.875, 0.875, 1.0
    ],
    c20_i3: [
        0.875, 0.75, -0.875, 0.125, 0.625, -0.625, 0.25, -0.125, -0.375, -0.75, 0.0, -0.5, -1.0, 0.5, 0.375,
        1.0, -0.25, -0.75, -1.0, -0.375, -0.625, -0.25, 0.25, 0.875, 0.75, 0.375, -0.125, 0.125, 0.5, -0.875,
        -0.5, 1.0, 0.0, 0.625
    ],
    c20_i4: [
        0.25, 0.5, 0.875, -0.25, -1.0, 1.0, -0.75, 0.625, 0.75, -0.5, -0.625, -0.125, -0.375, 0.375, -0.875,
        0.125, 0.0, 0.25, -1.0, 0.75, -0.75, 0.375, -0.5, 0.0, 0.625, 0.125, -0.125, -0.25, -0.625, 1.0,
        0.875, -0.375, -0.875, 0.5
    ],
    c20_i6: [-1.0, -0.375, 0.625, 0.125],
    c20_i7: [0.125, -0.875, 1.0, 0.25],
    c20_i8: [0.0, 0.25, -0.75, 0.625],
    c20_i10: [0.0, -0.375],
    c20_i11: [-0.25, 0.5],
    c20_i13: [-0.875, 0.0],
    c20_i14: [-0.375, -1.0],
    c20_i15: [-0.75, 0.125],
    c20_i18: [
        -0.5, 0.25, -1.0, 0.625, 0.5, 0.375, 1.0, -0.125, 0.75, 0.875, -0.875, -0.25, -0.375, -0.75, 0.125,
        0.0, -0.625, -0.375, -1.0, -0.875, -0.625, 0.75, 0.5, -0.25, 0.875, 0.25, -0.5, 1.0, -0.75, 0.625,
        0.0, 0.125, -0.125, 0.375, -0.625, -0.125, 0.875, 0.125, -0.5, 0.75, 0.625, 0.375, -0.375, -0.875,
        1.0, 0.25, 0.0, 0.5, -1.0, -0.75, -0.25, -0.625, 0.25, 1.0, -1.0, -0.875, 0.0, 0.75, 0.875, -0.125,
        -0.75, 0.5, -0.5, 0.375, -0.25, 0.125, -0.375, 0.625
    ],
    c20_i19: [
        -0.25, 1.0, 0.125, 0.375, -1.0, 0.75, -0.375, 0.25, -0.5, -0.625, 0.625, 0.0, 0.875, -0.125, 0.5,
        -0.875, -0.75, 0.625, 0.0, -0.25, -0.75, 0.125, 0.875, 0.75, 1.0, 0.25, 0.375, 0.5, -1.0, -0.375,
        -0.5, -0.875, -0.125, -0.625, 0.625, -0.5, 0.0, 1.0, 0.75, 0.25, -0.25, -0.875, -1.0, 0.875, 0.375,
        0.125, -0.125, -0.375, -0.625, 0.5, -0.75, 0.375, -0.375, -0.75, 0.625, 0.125, -0.5, -1.0, 0.75, 0.5,
        -0.125, 1.0, -0.625, -0.875, -0.25, 0.0, 0.25, 0.875
    ],
    c20_i20: [
        0.875, 0.625, -0.25, -0.375, -0.125, 0.75, 1.0, 0.375, 0.0, -0.75, -0.625, 0.125, -1.0, -0.875, -0.5,
        0.5, 0.25, -0.375, 0.125, 1.0, -0.25, 0.625, 0.875, 0.75, -1.0, 0.0, -0.5, -0.125, 0.375, 0.25,
        -0.625, 0.5, -0.75, -0.875, -0.5, 0.25, -0.375, -0.125, -0.875, -0.25, 0.875, -1.0, 0.125, -0.625,
        0.75, 0.0, 0.5, 0.375, 1.0, -0.75, 0.625, 0.625, -0.375, 0.875, 0.0, -0.75, 0.75, 0.125, -0.125, -1.0,
        0.25, 0.375, -0.625, -0.875, 1.0, -0.5, 0.5, -0.25
    ],
    c20_i21: [
        0.125, -0.5, 0.5, 0.625, -0.25, 0.75, -0.375, 0.25, 0.875, -0.75, -1.0, -0.875, 1.0, 0.0, 0.375,
        -0.625, -0.125, -0.25, -1.0, -0.125, 0.375, 0.0, 0.25, -0.875, 0.625, 0.75, -0.625, -0.5, 0.875,
        -0.375, 1.0, 0.5, -0.75, 0.125, -1.0, 1.0, -0.375, -0.5, 0.875, 0.5, -0.75, 0.25, 0.75, 0.125, -0.25,
        -0.625, 0.375, -0.125, -0.875, 0.0, 0.625, -1.0, 0.0, -0.375, 0.75, 0.625, 0.5, -0.25, 0.375, -0.5,
        -0.625, 0.875, -0.125, 1.0, 0.25, -0.875, -0.75, 0.125
    ],
    c20_i22: [0.375, -0.125, -0.75, 0.625],
    c20_i23: [0.5, 0.0, 0.875, -0.5],
    c20_i24: [0.5, 0.25, 0.0, -0.25],
    c20_i25: [-0.375, -1.0, 1.0, 0.125],
    c20_i29: [0.5, 0.0, 0.875, -0.5],
    c20_i30: [1.0, 0.625, 0.75, -0.875],
    c20_i31: [0.0, -0.75, -0.875, 0.5],
    c20_i32: [1.0, 0.625, 0.375, -0.375],
    c20_i33: [0.375, -0.125, -0.875, 0.25],
    c20_i35: [-0.125, 0.875, 0.5, -0.375],
    c20_i36: [0.125, 0.5, 0.0, -0.875],
    c20_i37: [0.875, 0.0],
    c20_i38: [0.0, -0.375, 0.375, 0.125, -0.125, 0.875, 1.0, 0.625],
    c20_i39: [0.25, 0.0, 1.0, -1.0, -0.125, -0.5, 0.5, 0.125],
    c20_i41: [0.125, -0.625, 0.5, 0.25],
    c20_i42: [0.375, 0.125, 1.0, -0.875],
    c20_i43: [0.75, 0.375, 0.25, -0.75],
    c20_i44: [0.625, 0.125, 0.5, -0.75, 0.75, -1.0, -0.5, 1.0],
    c20_i45: [-0.125, -0.375, 1.0, 0.625, -0.875, -1.0, -0.25, 0.75],
    c20_i46: [0.625, 0.25, 0.375, -0.375, 0.0, -0.5, -1.0, -0.125],
    c20_i47: [-0.75, 0.875, 0.5, -0.5, 0.125, 0.25, 0.75, -0.25],
    c20_o61: [
        0.2552368, 0.20451277, 0.054170202, 0.25067082, 0.051815305, -0.5054416, 0.072622135, 0.4541214,
        -0.2741646, 0.21639673, 0.28551543, -0.046491727
    ],
}, model=c20_model, name='merged_FLOAT32_tail_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_FLOAT16', [1, 3, 1]), [0.0, -1.0, -0.25])
c21_p1 = Parameter('c21_p1', ('TENSOR_FLOAT16', []), None)
c21_i2 = Input('c21_i2', ('TENSOR_FLOAT16', [1, 1]))
c21_i3 = Input('c21_i3', ('TENSOR_FLOAT16', [1, 1]))
c21_i4 = Input('c21_i4', ('TENSOR_FLOAT16', [1, 1]))
c21_p5 = Parameter('c21_p5', ('TENSOR_FLOAT16', []), None)
c21_i6 = Input('c21_i6', ('TENSOR_FLOAT16', [1, 1]))
c21_i7 = Input('c21_i7', ('TENSOR_FLOAT16', [1, 1]))
c21_i8 = Input('c21_i8', ('TENSOR_FLOAT16', [1, 1]))
c21_p9 = Parameter('c21_p9', ('TENSOR_FLOAT16', []), None)
c21_p10 = Parameter('c21_p10', ('TENSOR_FLOAT16', []), None)
c21_p11 = Parameter('c21_p11', ('TENSOR_FLOAT16', []), None)
c21_p12 = Parameter('c21_p12', ('TENSOR_FLOAT16', []), None)
c21_i13 = Input('c21_i13', ('TENSOR_FLOAT16', [1]))
c21_i14 = Input('c21_i14', ('TENSOR_FLOAT16', [1]))
c21_i15 = Input('c21_i15', ('TENSOR_FLOAT16', [1]))
c21_p16 = Parameter('c21_p16', ('TENSOR_FLOAT16', []), None)
c21_p17 = Parameter('c21_p17', ('TENSOR_FLOAT16', []), None)
c21_p18 = Parameter('c21_p18', ('TENSOR_FLOAT16', []), None)
c21_i19 = Input('c21_i19', ('TENSOR_FLOAT16', [3, 1]))
c21_i20 = Input('c21_i20', ('TENSOR_FLOAT16', [3, 1]))
c21_i21 = Input('c21_i21', ('TENSOR_FLOAT16', [3, 1]))
c21_p22 = Parameter('c21_p22', ('TENSOR_FLOAT16', []), None)
c21_i23 = Input('c21_i23', ('TENSOR_FLOAT16', [3, 3]))
c21_i24 = Input('c21_i24', ('TENSOR_FLOAT16', [3, 3]))
c21_i25 = Input('c21_i25', ('TENSOR_FLOAT16', [3, 3]))
c21_p26 = Parameter('c21_p26', ('TENSOR_FLOAT16', []), None)
c21_p27 = Parameter('c21_p27', ('TENSOR_FLOAT16', []), None)
c21_p28 = Parameter('c21_p28', ('TENSOR_FLOAT16', []), None)
c21_p29 = Parameter('c21_p29', ('TENSOR_FLOAT16', []), None)
c21_i30 = Input('c21_i30', ('TENSOR_FLOAT16', [3]))
c21_i31 = Input('c21_i31', ('TENSOR_FLOAT16', [3]))
c21_i32 = Input('c21_i32', ('TENSOR_FLOAT16', [3]))
c21_p33 = Parameter('c21_p33', ('TENSOR_FLOAT16', []), None)
c21_p34 = Parameter('c21_p34', ('TENSOR_FLOAT16', []), None)
c21_i35 = Input('c21_i35', ('TENSOR_FLOAT16', [1, 1]))
c21_p36 = Parameter('c21_p36', ('TENSOR_FLOAT16', [1, 1]), [-0.25])
c21_i37 = Input('c21_i37', ('TENSOR_FLOAT16', [1, 3]))
c21_i38 = Input('c21_i38', ('TENSOR_FLOAT16', [1, 3]))
c21_p39 = Parameter('c21_p39', ('TENSOR_FLOAT16', []), None)
c21_p40 = Parameter('c21_p40', ('TENSOR_FLOAT16', []), None)
c21_p41 = Parameter('c21_p41', ('TENSOR_FLOAT16', []), None)
c21_p42 = Parameter('c21_p42', ('TENSOR_FLOAT16', []), None)
c21_p43 = Parameter('c21_p43', ('TENSOR_FLOAT16', []), None)
c21_p44 = Parameter('c21_p44', ('TENSOR_FLOAT16', []), None)
c21_p45 = Parameter('c21_p45', ('TENSOR_FLOAT16', []), None)
c21_p46 = Parameter('c21_p46', ('TENSOR_FLOAT16', []), None)
c21_p47 = Parameter('c21_p47', ('TENSOR_FLOAT16', []), None)
c21_p48 = Int32Scalar('c21_p48', 6)
c21_p49 = Float16Scalar('c21_p49', 0.0)
c21_p50 = Float16Scalar('c21_p50', 0.5)
c21_p51 = BoolScalar('c21_p51', True)
c21_p52 = BoolScalar('c21_p52', False)
c21_p53 = Parameter('c21_p53', ('TENSOR_FLOAT16', []), None)
c21_p54 = Parameter('c21_p54', ('TENSOR_FLOAT16', []), None)
c21_p55 = Parameter('c21_p55', ('TENSOR_FLOAT16', []), None)
c21_p56 = Parameter('c21_p56', ('TENSOR_FLOAT16', []), None)
c21_p57 = Parameter('c21_p57', ('TENSOR_FLOAT16', []), None)
c21_p58 = Parameter('c21_p58', ('TENSOR_FLOAT16', []), None)
c21_p59 = Parameter('c21_p59', ('TENSOR_FLOAT16', []), None)
c21_p60 = Parameter('c21_p60', ('TENSOR_FLOAT16', []), None)
c21_o61 = Output('c21_o61', ('TENSOR_FLOAT16', [1, 3, 4]))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_i3)
c21_model.AddOperand(c21_i4)
c21_model.AddOperand(c21_p5)
c21_model.AddOperand(c21_i6)
c21_model.AddOperand(c21_i7)
c21_model.AddOperand(c21_i8)
c21_model.AddOperand(c21_p9)
c21_model.AddOperand(c21_p10)
c21_model.AddOperand(c21_p11)
c21_model.AddOperand(c21_p12)
c21_model.AddOperand(c21_i13)
c21_model.AddOperand(c21_i14)
c21_model.AddOperand(c21_i15)
c21_model.AddOperand(c21_p16)
c21_model.AddOperand(c21_p17)
c21_model.AddOperand(c21_p18)
c21_model.AddOperand(c21_i19)
c21_model.AddOperand(c21_i20)
c21_model.AddOperand(c21_i21)
c21_model.AddOperand(c21_p22)
c21_model.AddOperand(c21_i23)
c21_model.AddOperand(c21_i24)
c21_model.AddOperand(c21_i25)
c21_model.AddOperand(c21_p26)
c21_model.AddOperand(c21_p27)
c21_model.AddOperand(c21_p28)
c21_model.AddOperand(c21_p29)
c21_model.AddOperand(c21_i30)
c21_model.AddOperand(c21_i31)
c21_model.AddOperand(c21_i32)
c21_model.AddOperand(c21_p33)
c21_model.AddOperand(c21_p34)
c21_model.AddOperand(c21_i35)
c21_model.AddOperand(c21_p36)
c21_model.AddOperand(c21_i37)
c21_model.AddOperand(c21_i38)
c21_model.AddOperand(c21_p39)
c21_model.AddOperand(c21_p40)
c21_model.AddOperand(c21_p41)
c21_model.AddOperand(c21_p42)
c21_model.AddOperand(c21_p43)
c21_model.AddOperand(c21_p44)
c21_model.AddOperand(c21_p45)
c21_model.AddOperand(c21_p46)
c21_model.AddOperand(c21_p47)
c21_model.AddOperand(c21_p48)
c21_model.AddOperand(c21_p49)
c21_model.AddOperand(c21_p50)
c21_model.AddOperand(c21_p51)
c21_model.AddOperand(c21_p52)
c21_model.AddOperand(c21_p53)
c21_model.AddOperand(c21_p54)
c21_model.AddOperand(c21_p55)
c21_model.AddOperand(c21_p56)
c21_model.AddOperand(c21_p57)
c21_model.AddOperand(c21_p58)
c21_model.AddOperand(c21_p59)
c21_model.AddOperand(c21_p60)
c21_model.AddOperand(c21_o61)
c21_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c21_p0, c21_p1, c21_i2, c21_i3, c21_i4, c21_p5, c21_i6, c21_i7, c21_i8, c21_p9, c21_p10, c21_p11, c21_p12, c21_i13, c21_i14, c21_i15, c21_p16, c21_p17, c21_p18, c21_i19, c21_i20, c21_i21, c21_p22, c21_i23, c21_i24, c21_i25, c21_p26, c21_p27, c21_p28, c21_p29, c21_i30, c21_i31, c21_i32, c21_p33, c21_p34, c21_i35, c21_p36, c21_i37, c21_i38, c21_p39, c21_p40, c21_p41, c21_p42, c21_p43, c21_p44, c21_p45, c21_p46, c21_p47, c21_p48, c21_p49, c21_p50, c21_p51, c21_p52, c21_p53, c21_p54, c21_p55, c21_p56, c21_p57, c21_p58, c21_p59, c21_p60).To(c21_o61)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i2: [0.125],
    c21_i3: [-0.875],
    c21_i4: [-0.875],
    c21_i6: [-0.5],
    c21_i7: [0.125],
    c21_i8: [0.125],
    c21_i13: [0.0],
    c21_i14: [0.25],
    c21_i15: [-0.125],
    c21_i19: [1.0, 0.75, -0.375],
    c21_i20: [0.25, 0.625, 0.0],
    c21_i21: [0.375, -0.125, 0.625],
    c21_i23: [1.0, -0.75, -1.0, 0.875, 0.625, 0.0, 0.5, -0.875, -0.5],
    c21_i24: [0.75, -0.625, 0.5, 0.25, -1.0, -0.5, -0.875, -0.25, -0.125],
    c21_i25: [0.125, 0.25, 1.0, -0.625, -0.875, -1.0, -0.125, 0.625, 0.375],
    c21_i30: [0.0, -0.375, 1.0],
    c21_i31: [0.5, 1.0, 0.875],
    c21_i32: [1.0, -0.25, 0.5],
    c21_i35: [-0.25],
    c21_i37: [-0.75, 0.25, 0.5],
    c21_i38: [-0.875, 0.625, -0.125],
    c21_o61: [0.2451, 0.526, 0.1727, 0.3982, 0.424, 0.4817, 0.1675, 0.311, 0.342, 0.4543, 0.2451, 0.3909],
}, model=c21_model, name='merged_FLOAT16_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT16', [3, 2, 3]))
c22_p1 = Parameter('c22_p1', ('TENSOR_FLOAT16', []), None)
c22_p2 = Parameter('c22_p2', ('TENSOR_FLOAT16', [3, 3]), [-0.75, -1.0, -0.625, -0.25, 0.0, 0.625, 0.125, 0.25, -0.125])
c22_p3 = Parameter('c22_p3', ('TENSOR_FLOAT16', [3, 3]), [-0.125, 0.25, 0.5, -0.875, 1.0, 0.125, 0.75, -0.375, -0.625])
c22_p4 = Parameter('c22_p4', ('TENSOR_FLOAT16', [3, 3]), [-0.125, 0.625, -0.625, 0.25, 0.125, 0.75, -0.25, 0.0, -0.5])
c22_p5 = Parameter('c22_p5', ('TENSOR_FLOAT16', []), None)
c22_p6 = Parameter('c22_p6', ('TENSOR_FLOAT16', [3, 1]), [0.75, 0.25, 0.5])
c22_p7 = Parameter('c22_p7', ('TENSOR_FLOAT16', [3, 1]), [-0.75, 0.625, 0.25])
c22_p8 = Parameter('c22_p8', ('TENSOR_FLOAT16', [3, 1]), [0.875, -0.375, -0.25])
c22_p9 = Parameter('c22_p9', ('TENSOR_FLOAT16', []), None)
c22_p10 = Parameter('c22_p10', ('TENSOR_FLOAT16', [3]), [-0.75, 0.875, 0.0])
c22_p11 = Parameter('c22_p11', ('TENSOR_FLOAT16', [3]), [0.25, -0.5, -1.0])
c22_p12 = Parameter('c22_p12', ('TENSOR_FLOAT16', []), None)
c22_p13 = Parameter('c22_p13', ('TENSOR_FLOAT16', [3]), [0.75, -0.75, 0.125])
c22_p14 = Parameter('c22_p14', ('TENSOR_FLOAT16', [3]), [0.75, 0.5, 0.875])
c22_p15 = Parameter('c22_p15', ('TENSOR_FLOAT16', [3]), [0.75, -0.125, -0.25])
c22_p16 = Parameter('c22_p16', ('TENSOR_FLOAT16', [1, 3]), [0.75, -1.0, -0.5])
c22_p17 = Parameter('c22_p17', ('TENSOR_FLOAT16', [1]), [-0.875])
c22_p18 = Parameter('c22_p18', ('TENSOR_FLOAT16', [2, 3]), [0.75, 0.125, 0.375, 0.0, -0.375, -0.5])
c22_p19 = Parameter('c22_p19', ('TENSOR_FLOAT16', [2, 3]), [-0.75, 0.5, 0.125, -0.625, 1.0, -0.25])
c22_p20 = Parameter('c22_p20', ('TENSOR_FLOAT16', [2, 3]), [-0.375, 0.75, -0.125, 0.625, -1.0, 0.25])
c22_p21 = Parameter('c22_p21', ('TENSOR_FLOAT16', [2, 3]), [-0.875, -0.75, -1.0, -0.375, -0.625, 0.25])
c22_p22 = Parameter('c22_p22', ('TENSOR_FLOAT16', [2, 1]), [-0.25, -0.5])
c22_p23 = Parameter('c22_p23', ('TENSOR_FLOAT16', [2, 1]), [-1.0, 0.125])
c22_p24 = Parameter('c22_p24', ('TENSOR_FLOAT16', [2, 1]), [-0.625, 0.75])
c22_p25 = Parameter('c22_p25', ('TENSOR_FLOAT16', [2, 1]), [0.75, 0.25])
c22_p26 = Parameter('c22_p26', ('TENSOR_FLOAT16', []), None)
c22_p27 = Parameter('c22_p27', ('TENSOR_FLOAT16', []), None)
c22_p28 = Parameter('c22_p28', ('TENSOR_FLOAT16', []), None)
c22_p29 = Parameter('c22_p29', ('TENSOR_FLOAT16', [2]), [-0.25, 0.5])
c22_p30 = Parameter('c22_p30', ('TENSOR_FLOAT16', [2]), [-0.625, 0.25])
c22_p31 = Parameter('c22_p31', ('TENSOR_FLOAT16', [2]), [1.0, -0.875])
c22_p32 = Parameter('c22_p32', ('TENSOR_FLOAT16', [2]), [0.75, 0.0])
c22_p33 = Parameter('c22_p33', ('TENSOR_FLOAT16', [1, 2]), [1.0, -0.625])
c22_p34 = Parameter('c22_p34', ('TENSOR_FLOAT16', []), None)
c22_p35 = Parameter('c22_p35', ('TENSOR_FLOAT16', [2, 1]), [-0.125, 0.875])
c22_i36 = Input('c22_i36', ('TENSOR_FLOAT16', [2, 3]))
c22_p37 = Parameter('c22_p37', ('TENSOR_FLOAT16', [2, 1]), [-0.375, 0.375])
c22_p38 = Parameter('c22_p38', ('TENSOR_FLOAT16', [2, 2]), [-0.125, -0.25, 0.0, 1.0])
c22_p39 = Parameter('c22_p39', ('TENSOR_FLOAT16', []), None)
c22_p40 = Parameter('c22_p40', ('TENSOR_FLOAT16', []), None)
c22_p41 = Parameter('c22_p41', ('TENSOR_FLOAT16', []), None)
c22_p42 = Parameter('c22_p42', ('TENSOR_FLOAT16', []), None)
c22_p43 = Parameter('c22_p43', ('TENSOR_FLOAT16', []), None)
c22_p44 = Parameter('c22_p44', ('TENSOR_FLOAT16', []), None)
c22_p45 = Parameter('c22_p45', ('TENSOR_FLOAT16', []), None)
c22_p46 = Parameter('c22_p46', ('TENSOR_FLOAT16', []), None)
c22_p47 = Parameter('c22_p47', ('TENSOR_FLOAT16', []), None)
c22_p48 = Int32Scalar('c22_p48', 1)
c22_p49 = Float16Scalar('c22_p49', 0.0)
c22_p50 = Float16Scalar('c22_p50', 0.0)
c22_p51 = BoolScalar('c22_p51', True)
c22_p52 = BoolScalar('c22_p52', True)
c22_p53 = Parameter('c22_p53', ('TENSOR_FLOAT16', []), None)
c22_p54 = Parameter('c22_p54', ('TENSOR_FLOAT16', [3]), [-0.25, 0.5, -1.0])
c22_p55 = Parameter('c22_p55', ('TENSOR_FLOAT16', [3]), [0.75, 0.375, 0.25])
c22_p56 = Parameter('c22_p56', ('TENSOR_FLOAT16', [3]), [-0.875, -0.625, 0.75])
c22_p57 = Parameter('c22_p57', ('TENSOR_FLOAT16', []), None)
c22_p58 = Parameter('c22_p58', ('TENSOR_FLOAT16', []), None)
c22_p59 = Parameter('c22_p59', ('TENSOR_FLOAT16', []), None)
c22_p60 = Parameter('c22_p60', ('TENSOR_FLOAT16', []), None)
c22_o61 = Output('c22_o61', ('TENSOR_FLOAT16', [3, 2, 2]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_p4)
c22_model.AddOperand(c22_p5)
c22_model.AddOperand(c22_p6)
c22_model.AddOperand(c22_p7)
c22_model.AddOperand(c22_p8)
c22_model.AddOperand(c22_p9)
c22_model.AddOperand(c22_p10)
c22_model.AddOperand(c22_p11)
c22_model.AddOperand(c22_p12)
c22_model.AddOperand(c22_p13)
c22_model.AddOperand(c22_p14)
c22_model.AddOperand(c22_p15)
c22_model.AddOperand(c22_p16)
c22_model.AddOperand(c22_p17)
c22_model.AddOperand(c22_p18)
c22_model.AddOperand(c22_p19)
c22_model.AddOperand(c22_p20)
c22_model.AddOperand(c22_p21)
c22_model.AddOperand(c22_p22)
c22_model.AddOperand(c22_p23)
c22_model.AddOperand(c22_p24)
c22_model.AddOperand(c22_p25)
c22_model.AddOperand(c22_p26)
c22_model.AddOperand(c22_p27)
c22_model.AddOperand(c22_p28)
c22_model.AddOperand(c22_p29)
c22_model.AddOperand(c22_p30)
c22_model.AddOperand(c22_p31)
c22_model.AddOperand(c22_p32)
c22_model.AddOperand(c22_p33)
c22_model.AddOperand(c22_p34)
c22_model.AddOperand(c22_p35)
c22_model.AddOperand(c22_i36)
c22_model.AddOperand(c22_p37)
c22_model.AddOperand(c22_p38)
c22_model.AddOperand(c22_p39)
c22_model.AddOperand(c22_p40)
c22_model.AddOperand(c22_p41)
c22_model.AddOperand(c22_p42)
c22_model.AddOperand(c22_p43)
c22_model.AddOperand(c22_p44)
c22_model.AddOperand(c22_p45)
c22_model.AddOperand(c22_p46)
c22_model.AddOperand(c22_p47)
c22_model.AddOperand(c22_p48)
c22_model.AddOperand(c22_p49)
c22_model.AddOperand(c22_p50)
c22_model.AddOperand(c22_p51)
c22_model.AddOperand(c22_p52)
c22_model.AddOperand(c22_p53)
c22_model.AddOperand(c22_p54)
c22_model.AddOperand(c22_p55)
c22_model.AddOperand(c22_p56)
c22_model.AddOperand(c22_p57)
c22_model.AddOperand(c22_p58)
c22_model.AddOperand(c22_p59)
c22_model.AddOperand(c22_p60)
c22_model.AddOperand(c22_o61)
c22_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c22_i0, c22_p1, c22_p2, c22_p3, c22_p4, c22_p5, c22_p6, c22_p7, c22_p8, c22_p9, c22_p10, c22_p11, c22_p12, c22_p13, c22_p14, c22_p15, c22_p16, c22_p17, c22_p18, c22_p19, c22_p20, c22_p21, c22_p22, c22_p23, c22_p24, c22_p25, c22_p26, c22_p27, c22_p28, c22_p29, c22_p30, c22_p31, c22_p32, c22_p33, c22_p34, c22_p35, c22_i36, c22_p37, c22_p38, c22_p39, c22_p40, c22_p41, c22_p42, c22_p43, c22_p44, c22_p45, c22_p46, c22_p47, c22_p48, c22_p49, c22_p50, c22_p51, c22_p52, c22_p53, c22_p54, c22_p55, c22_p56, c22_p57, c22_p58, c22_p59, c22_p60).To(c22_o61)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [
        0.375, 0.0, 1.0, -0.625, -0.875, -1.0, 0.875, -0.375, 0.625, 0.25, -0.25, -0.75, 0.125, 0.5, -0.5,
        0.75, -0.125, 0.875
    ],
    c22_i36: [-0.75, 0.25, 0.625, -0.125, -0.375, -0.25],
    c22_o61: [-1.036, 0.1416, -1.208, 0.1713, -0.836, -0.01299, -0.767, 0.2568, -0.75, 0.4202, -0.5415, -0.08704],
}, model=c22_model, name='merged_FLOAT16_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_mixed_23
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT16', [2, 1, 1]))
c23_p1 = Parameter('c23_p1', ('TENSOR_FLOAT16', []), None)
c23_i2 = Input('c23_i2', ('TENSOR_FLOAT16', [3, 1]))
c23_i3 = Input('c23_i3', ('TENSOR_FLOAT16', [3, 1]))
c23_i4 = Input('c23_i4', ('TENSOR_FLOAT16', [3, 1]))
c23_p5 = Parameter('c23_p5', ('TENSOR_FLOAT16', []), None)
c23_i6 = Input('c23_i6', ('TENSOR_FLOAT16', [3, 3]))
c23_i7 = Input('c23_i7', ('TENSOR_FLOAT16', [3, 3]))
c23_i8 = Input('c23_i8', ('TENSOR_FLOAT16', [3, 3]))
c23_p9 = Parameter('c23_p9', ('TENSOR_FLOAT16', []), None)
c23_i10 = Input('c23_i10', ('TENSOR_FLOAT16', [3]))
c23_i11 = Input('c23_i11', ('TENSOR_FLOAT16', [3]))
c23_p12 = Parameter('c23_p12', ('TENSOR_FLOAT16', []), None)
c23_i13 = Input('c23_i13', ('TENSOR_FLOAT16', [3]))
c23_i14 = Input('c23_i14', ('TENSOR_FLOAT16', [3]))
c23_i15 = Input('c23_i15', ('TENSOR_FLOAT16', [3]))
c23_i16 = Input('c23_i16', ('TENSOR_FLOAT16', [3, 3]))
c23_p17 = Parameter('c23_p17', ('TENSOR_FLOAT16', []), None)
c23_p18 = Parameter('c23_p18', ('TENSOR_FLOAT16', []), None)
c23_i19 = Input('c23_i19', ('TENSOR_FLOAT16', [4, 1]))
c23_i20 = Input('c23_i20', ('TENSOR_FLOAT16', [4, 1]))
c23_i21 = Input('c23_i21', ('TENSOR_FLOAT16', [4, 1]))
c23_p22 = Parameter('c23_p22', ('TENSOR_FLOAT16', []), None)
c23_i23 = Input('c23_i23', ('TENSOR_FLOAT16', [4, 3]))
c23_i24 = Input('c23_i24', ('TENSOR_FLOAT16', [4, 3]))
c23_i25 = Input('c23_i25', ('TENSOR_FLOAT16', [4, 3]))
c23_p26 = Parameter('c23_p26', ('TENSOR_FLOAT16', []), None)
c23_i27 = Input('c23_i27', ('TENSOR_FLOAT16', [4]))
c23_i28 = Input('c23_i28', ('TENSOR_FLOAT16', [4]))
c23_p29 = Parameter('c23_p29', ('TENSOR_FLOAT16', []), None)
c23_i30 = Input('c23_i30', ('TENSOR_FLOAT16', [4]))
c23_i31 = Input('c23_i31', ('TENSOR_FLOAT16', [4]))
c23_i32 = Input('c23_i32', ('TENSOR_FLOAT16', [4]))
c23_i33 = Input('c23_i33', ('TENSOR_FLOAT16', [3, 4]))
c23_p34 = Parameter('c23_p34', ('TENSOR_FLOAT16', []), None)
c23_i35 = Input('c23_i35', ('TENSOR_FLOAT16', [1, 3]))
c23_i36 = Input('c23_i36', ('TENSOR_FLOAT16', [1, 3]))
c23_i37 = Input('c23_i37', ('TENSOR_FLOAT16', [1, 3]))
c23_i38 = Input('c23_i38', ('TENSOR_FLOAT16', [1, 4]))
c23_p39 = Parameter('c23_p39', ('TENSOR_FLOAT16', [2, 1, 1]), [0.25, 0.375])
c23_p40 = Parameter('c23_p40', ('TENSOR_FLOAT16', []), None)
c23_p41 = Parameter('c23_p41', ('TENSOR_FLOAT16', []), None)
c23_p42 = Parameter('c23_p42', ('TENSOR_FLOAT16', []), None)
c23_p43 = Parameter('c23_p43', ('TENSOR_FLOAT16', []), None)
c23_p44 = Parameter('c23_p44', ('TENSOR_FLOAT16', []), None)
c23_p45 = Parameter('c23_p45', ('TENSOR_FLOAT16', []), None)
c23_p46 = Parameter('c23_p46', ('TENSOR_FLOAT16', []), None)
c23_p47 = Parameter('c23_p47', ('TENSOR_FLOAT16', []), None)
c23_p48 = Int32Scalar('c23_p48', 0)
c23_p49 = Float16Scalar('c23_p49', 0.5)
c23_p50 = Float16Scalar('c23_p50', 0.75)
c23_p51 = BoolScalar('c23_p51', True)
c23_p52 = BoolScalar('c23_p52', True)
c23_p53 = Parameter('c23_p53', ('TENSOR_FLOAT16', []), None)
c23_i54 = Input('c23_i54', ('TENSOR_FLOAT16', [3]))
c23_i55 = Input('c23_i55', ('TENSOR_FLOAT16', [3]))
c23_i56 = Input('c23_i56', ('TENSOR_FLOAT16', [3]))
c23_p57 = Parameter('c23_p57', ('TENSOR_FLOAT16', []), None)
c23_p58 = Parameter('c23_p58', ('TENSOR_FLOAT16', []), None)
c23_p59 = Parameter('c23_p59', ('TENSOR_FLOAT16', []), None)
c23_p60 = Parameter('c23_p60', ('TENSOR_FLOAT16', []), None)
c23_o61 = Output('c23_o61', ('TENSOR_FLOAT16', [2, 1, 6]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_i3)
c23_model.AddOperand(c23_i4)
c23_model.AddOperand(c23_p5)
c23_model.AddOperand(c23_i6)
c23_model.AddOperand(c23_i7)
c23_model.AddOperand(c23_i8)
c23_model.AddOperand(c23_p9)
c23_model.AddOperand(c23_i10)
c23_model.AddOperand(c23_i11)
c23_model.AddOperand(c23_p12)
c23_model.AddOperand(c23_i13)
c23_model.AddOperand(c23_i14)
c23_model.AddOperand(c23_i15)
c23_model.AddOperand(c23_i16)
c23_model.AddOperand(c23_p17)
c23_model.AddOperand(c23_p18)
c23_model.AddOperand(c23_i19)
c23_model.AddOperand(c23_i20)
c23_model.AddOperand(c23_i21)
c23_model.AddOperand(c23_p22)
c23_model.AddOperand(c23_i23)
c23_model.AddOperand(c23_i24)
c23_model.AddOperand(c23_i25)
c23_model.AddOperand(c23_p26)
c23_model.AddOperand(c23_i27)
c23_model.AddOperand(c23_i28)
c23_model.AddOperand(c23_p29)
c23_model.AddOperand(c23_i30)
c23_model.AddOperand(c23_i31)
c23_model.AddOperand(c23_i32)
c23_model.AddOperand(c23_i33)
c23_model.AddOperand(c23_p34)
c23_model.AddOperand(c23_i35)
c23_model.AddOperand(c23_i36)
c23_model.AddOperand(c23_i37)
c23_model.AddOperand(c23_i38)
c23_model.AddOperand(c23_p39)
c23_model.AddOperand(c23_p40)
c23_model.AddOperand(c23_p41)
c23_model.AddOperand(c23_p42)
c23_model.AddOperand(c23_p43)
c23_model.AddOperand(c23_p44)
c23_model.AddOperand(c23_p45)
c23_model.AddOperand(c23_p46)
c23_model.AddOperand(c23_p47)
c23_model.AddOperand(c23_p48)
c23_model.AddOperand(c23_p49)
c23_model.AddOperand(c23_p50)
c23_model.AddOperand(c23_p51)
c23_model.AddOperand(c23_p52)
c23_model.AddOperand(c23_p53)
c23_model.AddOperand(c23_i54)
c23_model.AddOperand(c23_i55)
c23_model.AddOperand(c23_i56)
c23_model.AddOperand(c23_p57)
c23_model.AddOperand(c23_p58)
c23_model.AddOperand(c23_p59)
c23_model.AddOperand(c23_p60)
c23_model.AddOperand(c23_o61)
c23_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c23_i0, c23_p1, c23_i2, c23_i3, c23_i4, c23_p5, c23_i6, c23_i7, c23_i8, c23_p9, c23_i10, c23_i11, c23_p12, c23_i13, c23_i14, c23_i15, c23_i16, c23_p17, c23_p18, c23_i19, c23_i20, c23_i21, c23_p22, c23_i23, c23_i24, c23_i25, c23_p26, c23_i27, c23_i28, c23_p29, c23_i30, c23_i31, c23_i32, c23_i33, c23_p34, c23_i35, c23_i36, c23_i37, c23_i38, c23_p39, c23_p40, c23_p41, c23_p42, c23_p43, c23_p44, c23_p45, c23_p46, c23_p47, c23_p48, c23_p49, c23_p50, c23_p51, c23_p52, c23_p53, c23_i54, c23_i55, c23_i56, c23_p57, c23_p58, c23_p59, c23_p60).To(c23_o61)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [0.375, -0.625],
    c23_i2: [0.125, -0.875, 0.75],
    c23_i3: [-0.75, 0.875, -0.625],
    c23_i4: [0.0, 0.125, -0.5],
    c23_i6: [0.25, -0.375, -1.0, -0.875, 0.875, 0.125, -0.5, 0.625, 0.5],
    c23_i7: [0.125, 0.875, 0.375, -0.75, 1.0, 0.75, -0.25, -1.0, -0.375],
    c23_i8: [0.875, -0.875, 0.75, -0.125, 0.125, 0.625, 0.5, 1.0, -0.375],
    c23_i10: [-0.25, 0.875, 0.75],
    c23_i11: [0.25, 0.375, -0.5],
    c23_i13: [-0.625, -0.5, 0.0],
    c23_i14: [0.375, -0.375, 0.875],
    c23_i15: [0.125, -0.625, 0.875],
    c23_i16: [0.625, -0.75, -0.625, 1.0, -0.5, -0.25, 0.0, -0.875, 0.75],
    c23_i19: [-0.25, -0.75, 0.875, -1.0],
    c23_i20: [0.125, 0.375, -0.625, 0.0],
    c23_i21: [0.875, -0.125, 0.625, 1.0],
    c23_i23: [1.0, -1.0, -0.25, 0.25, -0.625, -0.375, 0.125, -0.875, 0.0, -0.5, 0.375, -0.125],
    c23_i24: [0.5, -1.0, 0.375, 0.0, 1.0, -0.125, -0.625, 0.875, -0.25, 0.25, 0.625, -0.5],
    c23_i25: [-0.125, 0.0, -0.25, 1.0, -0.5, 0.25, 0.75, 0.375, -0.625, -0.375, 0.875, 0.5],
    c23_i27: [0.375, 0.5, 0.125, 1.0],
    c23_i28: [-0.875, -0.75, 0.375, -0.5],
    c23_i30: [0.0, 0.625, -0.5, -0.375],
    c23_i31: [0.375, -0.5, 0.625, 0.25],
    c23_i32: [0.5, 0.125, 0.0, -0.125],
    c23_i33: [-0.25, 0.75, -0.5, 0.375, -0.875, 0.625, -0.75, 0.875, 0.25, 0.0, 0.125, -1.0],
    c23_i35: [0.125, -0.625, -0.125],
    c23_i36: [0.875, 0.625, 0.375],
    c23_i37: [-0.75, -0.25, 0.0],
    c23_i38: [0.875, -0.875, 0.0, 0.25],
    c23_i54: [0.125, -0.5, 0.75],
    c23_i55: [0.75, 0.0, -1.0],
    c23_i56: [-1.0, -0.25, 0.5],
    c23_o61: [-0.03506, -0.01054, -0.0484, -0.376, -0.569, 0.1271, 0.1674, 0.271, 0.1675, -0.306, -0.4885, 0.0609],
}, model=c23_model, name='merged_FLOAT16_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_mixed_24
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT16', [2, 1, 2]))
c24_p1 = Parameter('c24_p1', ('TENSOR_FLOAT16', []), None)
c24_i2 = Input('c24_i2', ('TENSOR_FLOAT16', [3, 2]))
c24_i3 = Input('c24_i3', ('TENSOR_FLOAT16', [3, 2]))
c24_i4 = Input('c24_i4', ('TENSOR_FLOAT16', [3, 2]))
c24_p5 = Parameter('c24_p5', ('TENSOR_FLOAT16', []), None)
c24_i6 = Input('c24_i6', ('TENSOR_FLOAT16', [3, 4]))
c24_i7 = Input('c24_i7', ('TENSOR_FLOAT16', [3, 4]))
c24_i8 = Input('c24_i8', ('TENSOR_FLOAT16', [3, 4]))
c24_p9 = Parameter('c24_p9', ('TENSOR_FLOAT16', []), None)
c24_p10 = Parameter('c24_p10', ('TENSOR_FLOAT16', []), None)
c24_p11 = Parameter('c24_p11', ('TENSOR_FLOAT16', []), None)
c24_p12 = Parameter('c24_p12', ('TENSOR_FLOAT16', []), None)
c24_i13 = Input('c24_i13', ('TENSOR_FLOAT16', [3]))
c24_i14 = Input('c24_i14', ('TENSOR_FLOAT16', [3]))
c24_i15 = Input('c24_i15', ('TENSOR_FLOAT16', [3]))
c24_i16 = Input('c24_i16', ('TENSOR_FLOAT16', [4, 3]))
c24_i17 = Input('c24_i17', ('TENSOR_FLOAT16', [4]))
c24_p18 = Parameter('c24_p18', ('TENSOR_FLOAT16', []), None)
c24_i19 = Input('c24_i19', ('TENSOR_FLOAT16', [1, 2]))
c24_i20 = Input('c24_i20', ('TENSOR_FLOAT16', [1, 2]))
c24_i21 = Input('c24_i21', ('TENSOR_FLOAT16', [1, 2]))
c24_p22 = Parameter('c24_p22', ('TENSOR_FLOAT16', []), None)
c24_i23 = Input('c24_i23', ('TENSOR_FLOAT16', [1, 1]))
c24_i24 = Input('c24_i24', ('TENSOR_FLOAT16', [1, 1]))
c24_i25 = Input('c24_i25', ('TENSOR_FLOAT16', [1, 1]))
c24_p26 = Parameter('c24_p26', ('TENSOR_FLOAT16', []), None)
c24_p27 = Parameter('c24_p27', ('TENSOR_FLOAT16', []), None)
c24_p28 = Parameter('c24_p28', ('TENSOR_FLOAT16', []), None)
c24_p29 = Parameter('c24_p29', ('TENSOR_FLOAT16', []), None)
c24_i30 = Input('c24_i30', ('TENSOR_FLOAT16', [1]))
c24_i31 = Input('c24_i31', ('TENSOR_FLOAT16', [1]))
c24_i32 = Input('c24_i32', ('TENSOR_FLOAT16', [1]))
c24_i33 = Input('c24_i33', ('TENSOR_FLOAT16', [1, 1]))
c24_i34 = Input('c24_i34', ('TENSOR_FLOAT16', [1]))
c24_i35 = Input('c24_i35', ('TENSOR_FLOAT16', [1, 4]))
c24_i36 = Input('c24_i36', ('TENSOR_FLOAT16', [1, 3]))
c24_i37 = Input('c24_i37', ('TENSOR_FLOAT16', [1, 1]))
c24_i38 = Input('c24_i38', ('TENSOR_FLOAT16', [1, 1]))
c24_i39 = Input('c24_i39', ('TENSOR_FLOAT16', [2, 1, 3]))
c24_p40 = Parameter('c24_p40', ('TENSOR_FLOAT16', []), None)
c24_i41 = Input('c24_i41', ('TENSOR_FLOAT16', [3, 3]))
c24_i42 = Input('c24_i42', ('TENSOR_FLOAT16', [3, 3]))
c24_i43 = Input('c24_i43', ('TENSOR_FLOAT16', [3, 3]))
c24_p44 = Parameter('c24_p44', ('TENSOR_FLOAT16', []), None)
c24_i45 = Input('c24_i45', ('TENSOR_FLOAT16', [1, 3]))
c24_i46 = Input('c24_i46', ('TENSOR_FLOAT16', [1, 3]))
c24_i47 = Input('c24_i47', ('TENSOR_FLOAT16', [1, 3]))
c24_p48 = Int32Scalar('c24_p48', 4)
c24_p49 = Float16Scalar('c24_p49', 0.75)
c24_p50 = Float16Scalar('c24_p50', 0.5)
c24_p51 = BoolScalar('c24_p51', True)
c24_p52 = BoolScalar('c24_p52', True)
c24_p53 = Parameter('c24_p53', ('TENSOR_FLOAT16', []), None)
c24_p54 = Parameter('c24_p54', ('TENSOR_FLOAT16', []), None)
c24_p55 = Parameter('c24_p55', ('TENSOR_FLOAT16', []), None)
c24_p56 = Parameter('c24_p56', ('TENSOR_FLOAT16', []), None)
c24_p57 = Parameter('c24_p57', ('TENSOR_FLOAT16', []), None)
c24_p58 = Parameter('c24_p58', ('TENSOR_FLOAT16', []), None)
c24_p59 = Parameter('c24_p59', ('TENSOR_FLOAT16', []), None)
c24_p60 = Parameter('c24_p60', ('TENSOR_FLOAT16', []), None)
c24_o61 = Output('c24_o61', ('TENSOR_FLOAT16', [2, 1, 5]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_i3)
c24_model.AddOperand(c24_i4)
c24_model.AddOperand(c24_p5)
c24_model.AddOperand(c24_i6)
c24_model.AddOperand(c24_i7)
c24_model.AddOperand(c24_i8)
c24_model.AddOperand(c24_p9)
c24_model.AddOperand(c24_p10)
c24_model.AddOperand(c24_p11)
c24_model.AddOperand(c24_p12)
c24_model.AddOperand(c24_i13)
c24_model.AddOperand(c24_i14)
c24_model.AddOperand(c24_i15)
c24_model.AddOperand(c24_i16)
c24_model.AddOperand(c24_i17)
c24_model.AddOperand(c24_p18)
c24_model.AddOperand(c24_i19)
c24_model.AddOperand(c24_i20)
c24_model.AddOperand(c24_i21)
c24_model.AddOperand(c24_p22)
c24_model.AddOperand(c24_i23)
c24_model.AddOperand(c24_i24)
c24_model.AddOperand(c24_i25)
c24_model.AddOperand(c24_p26)
c24_model.AddOperand(c24_p27)
c24_model.AddOperand(c24_p28)
c24_model.AddOperand(c24_p29)
c24_model.AddOperand(c24_i30)
c24_model.AddOperand(c24_i31)
c24_model.AddOperand(c24_i32)
c24_model.AddOperand(c24_i33)
c24_model.AddOperand(c24_i34)
c24_model.AddOperand(c24_i35)
c24_model.AddOperand(c24_i36)
c24_model.AddOperand(c24_i37)
c24_model.AddOperand(c24_i38)
c24_model.AddOperand(c24_i39)
c24_model.AddOperand(c24_p40)
c24_model.AddOperand(c24_i41)
c24_model.AddOperand(c24_i42)
c24_model.AddOperand(c24_i43)
c24_model.AddOperand(c24_p44)
c24_model.AddOperand(c24_i45)
c24_model.AddOperand(c24_i46)
c24_model.AddOperand(c24_i47)
c24_model.AddOperand(c24_p48)
c24_model.AddOperand(c24_p49)
c24_model.AddOperand(c24_p50)
c24_model.AddOperand(c24_p51)
c24_model.AddOperand(c24_p52)
c24_model.AddOperand(c24_p53)
c24_model.AddOperand(c24_p54)
c24_model.AddOperand(c24_p55)
c24_model.AddOperand(c24_p56)
c24_model.AddOperand(c24_p57)
c24_model.AddOperand(c24_p58)
c24_model.AddOperand(c24_p59)
c24_model.AddOperand(c24_p60)
c24_model.AddOperand(c24_o61)
c24_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c24_i0, c24_p1, c24_i2, c24_i3, c24_i4, c24_p5, c24_i6, c24_i7, c24_i8, c24_p9, c24_p10, c24_p11, c24_p12, c24_i13, c24_i14, c24_i15, c24_i16, c24_i17, c24_p18, c24_i19, c24_i20, c24_i21, c24_p22, c24_i23, c24_i24, c24_i25, c24_p26, c24_p27, c24_p28, c24_p29, c24_i30, c24_i31, c24_i32, c24_i33, c24_i34, c24_i35, c24_i36, c24_i37, c24_i38, c24_i39, c24_p40, c24_i41, c24_i42, c24_i43, c24_p44, c24_i45, c24_i46, c24_i47, c24_p48, c24_p49, c24_p50, c24_p51, c24_p52, c24_p53, c24_p54, c24_p55, c24_p56, c24_p57, c24_p58, c24_p59, c24_p60).To(c24_o61)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [-0.625, 0.625, 0.75, -0.25],
    c24_i2: [1.0, 0.125, -1.0, 0.25, 0.0, 0.625],
    c24_i3: [-0.875, 0.125, 0.0, 1.0, 0.75, -0.625],
    c24_i4: [0.25, 0.625, 0.375, 1.0, 0.125, 0.75],
    c24_i6: [-0.25, 0.25, 0.625, 0.875, -0.625, -0.375, -0.125, 0.125, -0.875, 0.5, 0.0, 1.0],
    c24_i7: [-1.0, -0.5, -0.375, 0.25, 1.0, -0.125, 0.5, -0.875, 0.625, -0.625, 0.0, 0.875],
    c24_i8: [0.5, -0.5, 0.875, 0.125, -0.375, 0.0, -1.0, 1.0, -0.625, 0.625, 0.375, 0.25],
    c24_i13: [-0.375, 0.375, 0.125],
    c24_i14: [0.25, 0.0, -0.25],
    c24_i15: [0.375, -0.5, 0.5],
    c24_i16: [0.25, -0.75, 1.0, 0.5, 0.75, -0.25, 0.625, -0.125, 0.875, -0.375, 0.125, -0.625],
    c24_i17: [-0.25, 0.125, 0.5, 0.375],
    c24_i19: [-1.0, -0.25],
    c24_i20: [0.75, -0.125],
    c24_i21: [0.875, -0.625],
    c24_i23: [0.25],
    c24_i24: [0.125],
    c24_i25: [0.5],
    c24_i30: [0.5],
    c24_i31: [0.0],
    c24_i32: [0.0],
    c24_i33: [0.625],
    c24_i34: [-0.25],
    c24_i35: [0.875, -0.625, 0.5, 1.0],
    c24_i36: [-0.5, 1.0, -0.25],
    c24_i37: [-0.75],
    c24_i38: [-0.5],
    c24_i39: [0.375, -0.375, 1.0, 0.75, 0.0, -0.75],
    c24_i41: [-0.25, 0.125, 0.875, -0.125, -0.5, 0.25, -0.375, -0.875, 1.0],
    c24_i42: [0.125, -1.0, 0.375, -0.875, 1.0, 0.625, -0.25, -0.625, 0.25],
    c24_i43: [0.5, -0.625, -1.0, 0.875, -0.125, 1.0, 0.375, 0.25, -0.25],
    c24_i45: [-0.125, 0.0, -1.0],
    c24_i46: [0.25, -0.125, 0.75],
    c24_i47: [-0.5, -1.0, -0.625],
    c24_o61: [-0.5, 0.5, 0.38, 0.4768, -0.2443, -0.255, -0.0348, 0.361, 0.459, -0.3396],
}, model=c24_model, name='merged_FLOAT16_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT16', [1, 3, 1]))
c25_p1 = Parameter('c25_p1', ('TENSOR_FLOAT16', []), None)
c25_i2 = Input('c25_i2', ('TENSOR_FLOAT16', [4, 1]))
c25_i3 = Input('c25_i3', ('TENSOR_FLOAT16', [4, 1]))
c25_i4 = Input('c25_i4', ('TENSOR_FLOAT16', [4, 1]))
c25_p5 = Parameter('c25_p5', ('TENSOR_FLOAT16', []), None)
c25_i6 = Input('c25_i6', ('TENSOR_FLOAT16', [4, 2]))
c25_i7 = Input('c25_i7', ('TENSOR_FLOAT16', [4, 2]))
c25_i8 = Input('c25_i8', ('TENSOR_FLOAT16', [4, 2]))
c25_p9 = Parameter('c25_p9', ('TENSOR_FLOAT16', []), None)
c25_p10 = Parameter('c25_p10', ('TENSOR_FLOAT16', []), None)
c25_p11 = Parameter('c25_p11', ('TENSOR_FLOAT16', []), None)
c25_p12 = Parameter('c25_p12', ('TENSOR_FLOAT16', []), None)
c25_i13 = Input('c25_i13', ('TENSOR_FLOAT16', [4]))
c25_i14 = Input('c25_i14', ('TENSOR_FLOAT16', [4]))
c25_i15 = Input('c25_i15', ('TENSOR_FLOAT16', [4]))
c25_i16 = Input('c25_i16', ('TENSOR_FLOAT16', [2, 4]))
c25_p17 = Parameter('c25_p17', ('TENSOR_FLOAT16', []), None)
c25_i18 = Input('c25_i18', ('TENSOR_FLOAT16', [4, 2]))
c25_i19 = Input('c25_i19', ('TENSOR_FLOAT16', [4, 2]))
c25_i20 = Input('c25_i20', ('TENSOR_FLOAT16', [4, 2]))
c25_i21 = Input('c25_i21', ('TENSOR_FLOAT16', [4, 2]))
c25_i22 = Input('c25_i22', ('TENSOR_FLOAT16', [4, 4]))
c25_i23 = Input('c25_i23', ('TENSOR_FLOAT16', [4, 4]))
c25_i24 = Input('c25_i24', ('TENSOR_FLOAT16', [4, 4]))
c25_i25 = Input('c25_i25', ('TENSOR_FLOAT16', [4, 4]))
c25_p26 = Parameter('c25_p26', ('TENSOR_FLOAT16', []), None)
c25_p27 = Parameter('c25_p27', ('TENSOR_FLOAT16', []), None)
c25_p28 = Parameter('c25_p28', ('TENSOR_FLOAT16', []), None)
c25_i29 = Input('c25_i29', ('TENSOR_FLOAT16', [4]))
c25_i30 = Input('c25_i30', ('TENSOR_FLOAT16', [4]))
c25_i31 = Input('c25_i31', ('TENSOR_FLOAT16', [4]))
c25_i32 = Input('c25_i32', ('TENSOR_FLOAT16', [4]))
c25_p33 = Parameter('c25_p33', ('TENSOR_FLOAT16', []), None)
c25_p34 = Parameter('c25_p34', ('TENSOR_FLOAT16', []), None)
c25_i35 = Input('c25_i35', ('TENSOR_FLOAT16', [1, 2]))
c25_i36 = Input('c25_i36', ('TENSOR_FLOAT16', [1, 4]))
c25_i37 = Input('c25_i37', ('TENSOR_FLOAT16', [1, 4]))
c25_i38 = Input('c25_i38', ('TENSOR_FLOAT16', [1, 4]))
c25_i39 = Input('c25_i39', ('TENSOR_FLOAT16', [1, 3, 2]))
c25_p40 = Parameter('c25_p40', ('TENSOR_FLOAT16', []), None)
c25_p41 = Parameter('c25_p41', ('TENSOR_FLOAT16', []), None)
c25_p42 = Parameter('c25_p42', ('TENSOR_FLOAT16', []), None)
c25_p43 = Parameter('c25_p43', ('TENSOR_FLOAT16', []), None)
c25_p44 = Parameter('c25_p44', ('TENSOR_FLOAT16', []), None)
c25_p45 = Parameter('c25_p45', ('TENSOR_FLOAT16', []), None)
c25_p46 = Parameter('c25_p46', ('TENSOR_FLOAT16', []), None)
c25_p47 = Parameter('c25_p47', ('TENSOR_FLOAT16', []), None)
c25_p48 = Int32Scalar('c25_p48', 3)
c25_p49 = Float16Scalar('c25_p49', 0.5)
c25_p50 = Float16Scalar('c25_p50', 0.5)
c25_p51 = BoolScalar('c25_p51', True)
c25_p52 = BoolScalar('c25_p52', False)
c25_p53 = Parameter('c25_p53', ('TENSOR_FLOAT16', []), None)
c25_i54 = Input('c25_i54', ('TENSOR_FLOAT16', [4]))
c25_i55 = Input('c25_i55', ('TENSOR_FLOAT16', [4]))
c25_i56 = Input('c25_i56', ('TENSOR_FLOAT16', [4]))
c25_i57 = Input('c25_i57', ('TENSOR_FLOAT16', [4]))
c25_i58 = Input('c25_i58', ('TENSOR_FLOAT16', [4]))
c25_i59 = Input('c25_i59', ('TENSOR_FLOAT16', [4]))
c25_i60 = Input('c25_i60', ('TENSOR_FLOAT16', [4]))
c25_o61 = Output('c25_o61', ('TENSOR_FLOAT16', [1, 3, 6]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_i2)
c25_model.AddOperand(c25_i3)
c25_model.AddOperand(c25_i4)
c25_model.AddOperand(c25_p5)
c25_model.AddOperand(c25_i6)
c25_model.AddOperand(c25_i7)
c25_model.AddOperand(c25_i8)
c25_model.AddOperand(c25_p9)
c25_model.AddOperand(c25_p10)
c25_model.AddOperand(c25_p11)
c25_model.AddOperand(c25_p12)
c25_model.AddOperand(c25_i13)
c25_model.AddOperand(c25_i14)
c25_model.AddOperand(c25_i15)
c25_model.AddOperand(c25_i16)
c25_model.AddOperand(c25_p17)
c25_model.AddOperand(c25_i18)
c25_model.AddOperand(c25_i19)
c25_model.AddOperand(c25_i20)
c25_model.AddOperand(c25_i21)
c25_model.AddOperand(c25_i22)
c25_model.AddOperand(c25_i23)
c25_model.AddOperand(c25_i24)
c25_model.AddOperand(c25_i25)
c25_model.AddOperand(c25_p26)
c25_model.AddOperand(c25_p27)
c25_model.AddOperand(c25_p28)
c25_model.AddOperand(c25_i29)
c25_model.AddOperand(c25_i30)
c25_model.AddOperand(c25_i31)
c25_model.AddOperand(c25_i32)
c25_model.AddOperand(c25_p33)
c25_model.AddOperand(c25_p34)
c25_model.AddOperand(c25_i35)
c25_model.AddOperand(c25_i36)
c25_model.AddOperand(c25_i37)
c25_model.AddOperand(c25_i38)
c25_model.AddOperand(c25_i39)
c25_model.AddOperand(c25_p40)
c25_model.AddOperand(c25_p41)
c25_model.AddOperand(c25_p42)
c25_model.AddOperand(c25_p43)
c25_model.AddOperand(c25_p44)
c25_model.AddOperand(c25_p45)
c25_model.AddOperand(c25_p46)
c25_model.AddOperand(c25_p47)
c25_model.AddOperand(c25_p48)
c25_model.AddOperand(c25_p49)
c25_model.AddOperand(c25_p50)
c25_model.AddOperand(c25_p51)
c25_model.AddOperand(c25_p52)
c25_model.AddOperand(c25_p53)
c25_model.AddOperand(c25_i54)
c25_model.AddOperand(c25_i55)
c25_model.AddOperand(c25_i56)
c25_model.AddOperand(c25_i57)
c25_model.AddOperand(c25_i58)
c25_model.AddOperand(c25_i59)
c25_model.AddOperand(c25_i60)
c25_model.AddOperand(c25_o61)
c25_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c25_i0, c25_p1, c25_i2, c25_i3, c25_i4, c25_p5, c25_i6, c25_i7, c25_i8, c25_p9, c25_p10, c25_p11, c25_p12, c25_i13, c25_i14, c25_i15, c25_i16, c25_p17, c25_i18, c25_i19, c25_i20, c25_i21, c25_i22, c25_i23, c25_i24, c25_i25, c25_p26, c25_p27, c25_p28, c25_i29, c25_i30, c25_i31, c25_i32, c25_p33, c25_p34, c25_i35, c25_i36, c25_i37, c25_i38, c25_i39, c25_p40, c25_p41, c25_p42, c25_p43, c25_p44, c25_p45, c25_p46, c25_p47, c25_p48, c25_p49, c25_p50, c25_p51, c25_p52, c25_p53, c25_i54, c25_i55, c25_i56, c25_i57, c25_i58, c25_i59, c25_i60).To(c25_o61)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [-0.125, -0.75, -0.25],
    c25_i2: [0.0, 0.625, 0.5, 0.875],
    c25_i3: [0.875, -0.5, 0.125, 0.0],
    c25_i4: [0.75, -0.75, -0.25, 0.875],
    c25_i6: [0.125, 0.75, 0.375, -0.625, 0.0, 1.0, 0.5, -0.75],
    c25_i7: [0.625, 0.5, -1.0, 0.375, 0.125, 0.25, -0.125, -0.5],
    c25_i8: [0.625, -1.0, -0.125, -0.625, 0.25, -0.375, 0.375, -0.5],
    c25_i13: [-0.625, -0.75, 1.0, -0.25],
    c25_i14: [-0.375, 5.0, -4.125, 3.75],
    c25_i15: [-0.375, -0.75, 0.125, -0.25],
    c25_i16: [0.75, -0.625, -1.0, 0.25, 0.0, 0.375, -0.25, -0.75],
    c25_i18: [0.375, 0.875, -0.625, -0.5, -0.25, 1.0, -0.375, -0.875],
    c25_i19: [-0.25, -0.375, 0.5, 0.875, -0.125, -0.625, 0.625, 1.0],
    c25_i20: [0.5, -0.5, 0.75, -0.875, -0.125, -0.375, 0.625, 0.875],
    c25_i21: [0.875, -0.875, 0.625, 1.0, -1.0, 0.5, -0.75, -0.25],
    c25_i22: [
        0.625, -0.375, 0.5, 1.0, 0.375, 0.875, -0.5, -0.75, 0.25, -0.125, -0.625, 0.125, -0.875, 0.75, -0.25,
        0.0
    ],
    c25_i23: [
        1.0, -0.75, -0.5, 0.125, -0.25, 0.625, 0.25, -0.375, -1.0, 0.375, -0.625, 0.75, 0.875, 0.5, -0.125,
        0.0
    ],
    c25_i24: [
        0.125, -1.0, 1.0, 0.625, 0.375, -0.875, 0.875, -0.375, -0.625, 0.0, -0.25, 0.75, 0.25, 0.5, -0.125,
        -0.5
    ],
    c25_i25: [
        -0.5, 0.375, 0.625, 0.5, 0.0, -1.0, -0.625, -0.75, -0.125, -0.375, 0.75, 1.0, -0.25, -0.875, 0.125,
        0.25
    ],
    c25_i29: [0.0, 0.375, -0.375, -0.625],
    c25_i30: [-0.875, 0.125, 1.0, -0.625],
    c25_i31: [3.875, 0.125, -3.125, 5.25],
    c25_i32: [0.625, -0.75, -0.5, 0.125],
    c25_i35: [1.0, 0.0],
    c25_i36: [0.5, -0.5, 0.625, -0.25],
    c25_i37: [0.75, 1.0, -0.625, -0.125],
    c25_i38: [-0.25, 0.5, 0.875, -1.0],
    c25_i39: [-0.5, -0.25, -0.375, 0.0, 0.625, -0.875],
    c25_i54: [1.0, -0.5, 0.25, -0.875],
    c25_i55: [-0.5, 0.0, -0.25, 0.125],
    c25_i56: [0.25, 0.875, -0.375, 0.375],
    c25_i57: [-0.875, -0.125, 0.625, 0.5],
    c25_i58: [-1.0, 0.375, -0.375, 0.25],
    c25_i59: [0.75, 0.125, -0.25, -0.375],
    c25_i60: [-0.25, -0.875, 0.75, 0.5],
    c25_o61: [
        -0.1447, -0.1967, 0.3296, 0.0861, 0.1589, 0.2996, -0.2295, -0.0467, 0.3406, 0.07184, 0.239, 0.2927,
        -0.1873, -0.04156, 0.2776, 0.0993, 0.10565, 0.2373
    ],
}, model=c25_model, name='merged_FLOAT16_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_FLOAT16', [3, 2, 1]))
c26_i1 = Input('c26_i1', ('TENSOR_FLOAT16', [3, 1]))
c26_i2 = Input('c26_i2', ('TENSOR_FLOAT16', [3, 1]))
c26_i3 = Input('c26_i3', ('TENSOR_FLOAT16', [3, 1]))
c26_i4 = Input('c26_i4', ('TENSOR_FLOAT16', [3, 1]))
c26_i5 = Input('c26_i5', ('TENSOR_FLOAT16', [3, 3]))
c26_i6 = Input('c26_i6', ('TENSOR_FLOAT16', [3, 3]))
c26_i7 = Input('c26_i7', ('TENSOR_FLOAT16', [3, 3]))
c26_i8 = Input('c26_i8', ('TENSOR_FLOAT16', [3, 3]))
c26_p9 = Parameter('c26_p9', ('TENSOR_FLOAT16', []), None)
c26_p10 = Parameter('c26_p10', ('TENSOR_FLOAT16', []), None)
c26_p11 = Parameter('c26_p11', ('TENSOR_FLOAT16', []), None)
c26_i12 = Input('c26_i12', ('TENSOR_FLOAT16', [3]))
c26_i13 = Input('c26_i13', ('TENSOR_FLOAT16', [3]))
c26_i14 = Input('c26_i14', ('TENSOR_FLOAT16', [3]))
c26_i15 = Input('c26_i15', ('TENSOR_FLOAT16', [3]))
c26_p16 = Parameter('c26_p16', ('TENSOR_FLOAT16', []), None)
c26_p17 = Parameter('c26_p17', ('TENSOR_FLOAT16', []), None)
c26_i18 = Input('c26_i18', ('TENSOR_FLOAT16', [1, 1]))
c26_i19 = Input('c26_i19', ('TENSOR_FLOAT16', [1, 1]))
c26_i20 = Input('c26_i20', ('TENSOR_FLOAT16', [1, 1]))
c26_i21 = Input('c26_i21', ('TENSOR_FLOAT16', [1, 1]))
c26_i22 = Input('c26_i22', ('TENSOR_FLOAT16', [1, 4]))
c26_i23 = Input('c26_i23', ('TENSOR_FLOAT16', [1, 4]))
c26_i24 = Input('c26_i24', ('TENSOR_FLOAT16', [1, 4]))
c26_i25 = Input('c26_i25', ('TENSOR_FLOAT16', [1, 4]))
c26_i26 = Input('c26_i26', ('TENSOR_FLOAT16', [1]))
c26_i27 = Input('c26_i27', ('TENSOR_FLOAT16', [1]))
c26_i28 = Input('c26_i28', ('TENSOR_FLOAT16', [1]))
c26_i29 = Input('c26_i29', ('TENSOR_FLOAT16', [1]))
c26_i30 = Input('c26_i30', ('TENSOR_FLOAT16', [1]))
c26_i31 = Input('c26_i31', ('TENSOR_FLOAT16', [1]))
c26_i32 = Input('c26_i32', ('TENSOR_FLOAT16', [1]))
c26_i33 = Input('c26_i33', ('TENSOR_FLOAT16', [4, 1]))
c26_p34 = Parameter('c26_p34', ('TENSOR_FLOAT16', []), None)
c26_i35 = Input('c26_i35', ('TENSOR_FLOAT16', [2, 3]))
c26_i36 = Input('c26_i36', ('TENSOR_FLOAT16', [2, 3]))
c26_i37 = Input('c26_i37', ('TENSOR_FLOAT16', [2, 4]))
c26_i38 = Input('c26_i38', ('TENSOR_FLOAT16', [2, 1]))
c26_p39 = Parameter('c26_p39', ('TENSOR_FLOAT16', []), None)
c26_p40 = Parameter('c26_p40', ('TENSOR_FLOAT16', []), None)
c26_p41 = Parameter('c26_p41', ('TENSOR_FLOAT16', []), None)
c26_p42 = Parameter('c26_p42', ('TENSOR_FLOAT16', []), None)
c26_p43 = Parameter('c26_p43', ('TENSOR_FLOAT16', []), None)
c26_p44 = Parameter('c26_p44', ('TENSOR_FLOAT16', []), None)
c26_p45 = Parameter('c26_p45', ('TENSOR_FLOAT16', []), None)
c26_p46 = Parameter('c26_p46', ('TENSOR_FLOAT16', []), None)
c26_p47 = Parameter('c26_p47', ('TENSOR_FLOAT16', []), None)
c26_p48 = Int32Scalar('c26_p48', 6)
c26_p49 = Float16Scalar('c26_p49', 0.5)
c26_p50 = Float16Scalar('c26_p50', 0.75)
c26_p51 = BoolScalar('c26_p51', True)
c26_p52 = BoolScalar('c26_p52', True)
c26_p53 = Parameter('c26_p53', ('TENSOR_FLOAT16', []), None)
c26_p54 = Parameter('c26_p54', ('TENSOR_FLOAT16', []), None)
c26_p55 = Parameter('c26_p55', ('TENSOR_FLOAT16', []), None)
c26_p56 = Parameter('c26_p56', ('TENSOR_FLOAT16', []), None)
c26_p57 = Parameter('c26_p57', ('TENSOR_FLOAT16', []), None)
c26_p58 = Parameter('c26_p58', ('TENSOR_FLOAT16', []), None)
c26_p59 = Parameter('c26_p59', ('TENSOR_FLOAT16', []), None)
c26_p60 = Parameter('c26_p60', ('TENSOR_FLOAT16', []), None)
c26_o61 = Output('c26_o61', ('TENSOR_FLOAT16', [3, 2, 7]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_i2)
c26_model.AddOperand(c26_i3)
c26_model.AddOperand(c26_i4)
c26_model.AddOperand(c26_i5)
c26_model.AddOperand(c26_i6)
c26_model.AddOperand(c26_i7)
c26_model.AddOperand(c26_i8)
c26_model.AddOperand(c26_p9)
c26_model.AddOperand(c26_p10)
c26_model.AddOperand(c26_p11)
c26_model.AddOperand(c26_i12)
c26_model.AddOperand(c26_i13)
c26_model.AddOperand(c26_i14)
c26_model.AddOperand(c26_i15)
c26_model.AddOperand(c26_p16)
c26_model.AddOperand(c26_p17)
c26_model.AddOperand(c26_i18)
c26_model.AddOperand(c26_i19)
c26_model.AddOperand(c26_i20)
c26_model.AddOperand(c26_i21)
c26_model.AddOperand(c26_i22)
c26_model.AddOperand(c26_i23)
c26_model.AddOperand(c26_i24)
c26_model.AddOperand(c26_i25)
c26_model.AddOperand(c26_i26)
c26_model.AddOperand(c26_i27)
c26_model.AddOperand(c26_i28)
c26_model.AddOperand(c26_i29)
c26_model.AddOperand(c26_i30)
c26_model.AddOperand(c26_i31)
c26_model.AddOperand(c26_i32)
c26_model.AddOperand(c26_i33)
c26_model.AddOperand(c26_p34)
c26_model.AddOperand(c26_i35)
c26_model.AddOperand(c26_i36)
c26_model.AddOperand(c26_i37)
c26_model.AddOperand(c26_i38)
c26_model.AddOperand(c26_p39)
c26_model.AddOperand(c26_p40)
c26_model.AddOperand(c26_p41)
c26_model.AddOperand(c26_p42)
c26_model.AddOperand(c26_p43)
c26_model.AddOperand(c26_p44)
c26_model.AddOperand(c26_p45)
c26_model.AddOperand(c26_p46)
c26_model.AddOperand(c26_p47)
c26_model.AddOperand(c26_p48)
c26_model.AddOperand(c26_p49)
c26_model.AddOperand(c26_p50)
c26_model.AddOperand(c26_p51)
c26_model.AddOperand(c26_p52)
c26_model.AddOperand(c26_p53)
c26_model.AddOperand(c26_p54)
c26_model.AddOperand(c26_p55)
c26_model.AddOperand(c26_p56)
c26_model.AddOperand(c26_p57)
c26_model.AddOperand(c26_p58)
c26_model.AddOperand(c26_p59)
c26_model.AddOperand(c26_p60)
c26_model.AddOperand(c26_o61)
c26_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c26_i0, c26_i1, c26_i2, c26_i3, c26_i4, c26_i5, c26_i6, c26_i7, c26_i8, c26_p9, c26_p10, c26_p11, c26_i12, c26_i13, c26_i14, c26_i15, c26_p16, c26_p17, c26_i18, c26_i19, c26_i20, c26_i21, c26_i22, c26_i23, c26_i24, c26_i25, c26_i26, c26_i27, c26_i28, c26_i29, c26_i30, c26_i31, c26_i32, c26_i33, c26_p34, c26_i35, c26_i36, c26_i37, c26_i38, c26_p39, c26_p40, c26_p41, c26_p42, c26_p43, c26_p44, c26_p45, c26_p46, c26_p47, c26_p48, c26_p49, c26_p50, c26_p51, c26_p52, c26_p53, c26_p54, c26_p55, c26_p56, c26_p57, c26_p58, c26_p59, c26_p60).To(c26_o61)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [0.5, -0.875, -0.25, -0.75, -0.625, 0.625],
    c26_i1: [-0.875, -1.0, 0.375],
    c26_i2: [0.625, 0.0, -0.5],
    c26_i3: [0.5, -0.75, 0.375],
    c26_i4: [0.0, -0.625, -0.125],
    c26_i5: [0.125, -0.25, 0.375, -0.5, 0.5, -0.125, -0.375, 0.625, 0.875],
    c26_i6: [-0.375, -0.75, -1.0, -0.25, -0.875, 0.625, 1.0, 0.25, 0.875],
    c26_i7: [0.625, -0.125, 0.375, 0.875, 0.25, 0.0, -0.375, -0.625, -0.75],
    c26_i8: [-0.375, -0.75, -0.5, -1.0, 0.625, -0.125, 0.375, 0.125, 0.25],
    c26_i12: [0.25, -0.75, 1.0],
    c26_i13: [-0.875, 0.625, -1.0],
    c26_i14: [-0.125, 0.0, -0.75],
    c26_i15: [-1.0, 0.875, -0.375],
    c26_i18: [0.25],
    c26_i19: [-0.75],
    c26_i20: [-0.25],
    c26_i21: [-0.5],
    c26_i22: [-0.875, 0.125, -0.25, -0.375],
    c26_i23: [-1.0, -0.875, 0.25, 0.75],
    c26_i24: [-0.375, 0.0, 0.875, 0.5],
    c26_i25: [-0.75, 0.625, -0.875, -0.5],
    c26_i26: [-0.625],
    c26_i27: [1.0],
    c26_i28: [0.0],
    c26_i29: [-0.375],
    c26_i30: [-0.25],
    c26_i31: [0.125],
    c26_i32: [-0.125],
    c26_i33: [-0.625, 0.5, 0.125, -0.875],
    c26_i35: [-0.75, -0.875, -0.625, -0.375, 0.75, 0.875],
    c26_i36: [-0.125, 0.625, 0.875, 0.5, -0.75, 0.25],
    c26_i37: [-0.5, 0.625, -0.75, 0.0, -1.0, -0.125, 0.25, 0.875],
    c26_i38: [-1.0, -0.5],
    c26_o61: [
        0.2913, 0.4353, 0.1663, -0.1837, 0.147, 0.03674, -0.257, 0.0776, 0.4292, 0.2651, -0.2524, 0.2019,
        0.05048, -0.3533, 0.1036, 0.4539, 0.2727, -0.2191, 0.1753, 0.04382, -0.307, 0.10724, 0.4722, 0.2612,
        -0.2228, 0.1782, 0.04456, -0.3118, 0.1047, 0.5005, 0.2676, -0.2664, 0.2131, 0.05328, -0.373, 0.10364,
        0.373, 0.2451, -0.1326, 0.106, 0.0265, -0.1855
    ],
}, model=c26_model, name='merged_FLOAT16_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT16', [2, 1, 4]))
c27_i1 = Input('c27_i1', ('TENSOR_FLOAT16', [3, 4]))
c27_i2 = Input('c27_i2', ('TENSOR_FLOAT16', [3, 4]))
c27_i3 = Input('c27_i3', ('TENSOR_FLOAT16', [3, 4]))
c27_i4 = Input('c27_i4', ('TENSOR_FLOAT16', [3, 4]))
c27_i5 = Input('c27_i5', ('TENSOR_FLOAT16', [3, 3]))
c27_i6 = Input('c27_i6', ('TENSOR_FLOAT16', [3, 3]))
c27_i7 = Input('c27_i7', ('TENSOR_FLOAT16', [3, 3]))
c27_i8 = Input('c27_i8', ('TENSOR_FLOAT16', [3, 3]))
c27_i9 = Input('c27_i9', ('TENSOR_FLOAT16', [3]))
c27_i10 = Input('c27_i10', ('TENSOR_FLOAT16', [3]))
c27_i11 = Input('c27_i11', ('TENSOR_FLOAT16', [3]))
c27_i12 = Input('c27_i12', ('TENSOR_FLOAT16', [3]))
c27_i13 = Input('c27_i13', ('TENSOR_FLOAT16', [3]))
c27_i14 = Input('c27_i14', ('TENSOR_FLOAT16', [3]))
c27_i15 = Input('c27_i15', ('TENSOR_FLOAT16', [3]))
c27_i16 = Input('c27_i16', ('TENSOR_FLOAT16', [3, 3]))
c27_p17 = Parameter('c27_p17', ('TENSOR_FLOAT16', []), None)
c27_p18 = Parameter('c27_p18', ('TENSOR_FLOAT16', []), None)
c27_i19 = Input('c27_i19', ('TENSOR_FLOAT16', [3, 4]))
c27_i20 = Input('c27_i20', ('TENSOR_FLOAT16', [3, 4]))
c27_i21 = Input('c27_i21', ('TENSOR_FLOAT16', [3, 4]))
c27_p22 = Parameter('c27_p22', ('TENSOR_FLOAT16', []), None)
c27_i23 = Input('c27_i23', ('TENSOR_FLOAT16', [3, 1]))
c27_i24 = Input('c27_i24', ('TENSOR_FLOAT16', [3, 1]))
c27_i25 = Input('c27_i25', ('TENSOR_FLOAT16', [3, 1]))
c27_p26 = Parameter('c27_p26', ('TENSOR_FLOAT16', []), None)
c27_i27 = Input('c27_i27', ('TENSOR_FLOAT16', [3]))
c27_i28 = Input('c27_i28', ('TENSOR_FLOAT16', [3]))
c27_p29 = Parameter('c27_p29', ('TENSOR_FLOAT16', []), None)
c27_i30 = Input('c27_i30', ('TENSOR_FLOAT16', [3]))
c27_i31 = Input('c27_i31', ('TENSOR_FLOAT16', [3]))
c27_i32 = Input('c27_i32', ('TENSOR_FLOAT16', [3]))
c27_i33 = Input('c27_i33', ('TENSOR_FLOAT16', [1, 3]))
c27_i34 = Input('c27_i34', ('TENSOR_FLOAT16', [1]))
c27_i35 = Input('c27_i35', ('TENSOR_FLOAT16', [2, 3]))
c27_i36 = Input('c27_i36', ('TENSOR_FLOAT16', [2, 3]))
c27_i37 = Input('c27_i37', ('TENSOR_FLOAT16', [2, 1]))
c27_i38 = Input('c27_i38', ('TENSOR_FLOAT16', [2, 3]))
c27_p39 = Parameter('c27_p39', ('TENSOR_FLOAT16', []), None)
c27_p40 = Parameter('c27_p40', ('TENSOR_FLOAT16', []), None)
c27_p41 = Parameter('c27_p41', ('TENSOR_FLOAT16', []), None)
c27_p42 = Parameter('c27_p42', ('TENSOR_FLOAT16', []), None)
c27_p43 = Parameter('c27_p43', ('TENSOR_FLOAT16', []), None)
c27_p44 = Parameter('c27_p44', ('TENSOR_FLOAT16', []), None)
c27_p45 = Parameter('c27_p45', ('TENSOR_FLOAT16', []), None)
c27_p46 = Parameter('c27_p46', ('TENSOR_FLOAT16', []), None)
c27_p47 = Parameter('c27_p47', ('TENSOR_FLOAT16', []), None)
c27_p48 = Int32Scalar('c27_p48', 1)
c27_p49 = Float16Scalar('c27_p49', 0.75)
c27_p50 = Float16Scalar('c27_p50', 0.5)
c27_p51 = BoolScalar('c27_p51', True)
c27_p52 = BoolScalar('c27_p52', False)
c27_i53 = Input('c27_i53', ('TENSOR_FLOAT16', [3]))
c27_i54 = Input('c27_i54', ('TENSOR_FLOAT16', [3]))
c27_i55 = Input('c27_i55', ('TENSOR_FLOAT16', [3]))
c27_i56 = Input('c27_i56', ('TENSOR_FLOAT16', [3]))
c27_p57 = Parameter('c27_p57', ('TENSOR_FLOAT16', []), None)
c27_i58 = Input('c27_i58', ('TENSOR_FLOAT16', [3]))
c27_i59 = Input('c27_i59', ('TENSOR_FLOAT16', [3]))
c27_i60 = Input('c27_i60', ('TENSOR_FLOAT16', [3]))
c27_o61 = Output('c27_o61', ('TENSOR_FLOAT16', [2, 1, 4]))
c27_o62 = Output('c27_o62', ('TENSOR_FLOAT16', [2, 3]))
c27_o63 = Output('c27_o63', ('TENSOR_FLOAT16', [2, 3]))
c27_o64 = Output('c27_o64', ('TENSOR_FLOAT16', [2, 1]))
c27_o65 = Output('c27_o65', ('TENSOR_FLOAT16', [2, 3]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_i2)
c27_model.AddOperand(c27_i3)
c27_model.AddOperand(c27_i4)
c27_model.AddOperand(c27_i5)
c27_model.AddOperand(c27_i6)
c27_model.AddOperand(c27_i7)
c27_model.AddOperand(c27_i8)
c27_model.AddOperand(c27_i9)
c27_model.AddOperand(c27_i10)
c27_model.AddOperand(c27_i11)
c27_model.AddOperand(c27_i12)
c27_model.AddOperand(c27_i13)
c27_model.AddOperand(c27_i14)
c27_model.AddOperand(c27_i15)
c27_model.AddOperand(c27_i16)
c27_model.AddOperand(c27_p17)
c27_model.AddOperand(c27_p18)
c27_model.AddOperand(c27_i19)
c27_model.AddOperand(c27_i20)
c27_model.AddOperand(c27_i21)
c27_model.AddOperand(c27_p22)
c27_model.AddOperand(c27_i23)
c27_model.AddOperand(c27_i24)
c27_model.AddOperand(c27_i25)
c27_model.AddOperand(c27_p26)
c27_model.AddOperand(c27_i27)
c27_model.AddOperand(c27_i28)
c27_model.AddOperand(c27_p29)
c27_model.AddOperand(c27_i30)
c27_model.AddOperand(c27_i31)
c27_model.AddOperand(c27_i32)
c27_model.AddOperand(c27_i33)
c27_model.AddOperand(c27_i34)
c27_model.AddOperand(c27_i35)
c27_model.AddOperand(c27_i36)
c27_model.AddOperand(c27_i37)
c27_model.AddOperand(c27_i38)
c27_model.AddOperand(c27_p39)
c27_model.AddOperand(c27_p40)
c27_model.AddOperand(c27_p41)
c27_model.AddOperand(c27_p42)
c27_model.AddOperand(c27_p43)
c27_model.AddOperand(c27_p44)
c27_model.AddOperand(c27_p45)
c27_model.AddOperand(c27_p46)
c27_model.AddOperand(c27_p47)
c27_model.AddOperand(c27_p48)
c27_model.AddOperand(c27_p49)
c27_model.AddOperand(c27_p50)
c27_model.AddOperand(c27_p51)
c27_model.AddOperand(c27_p52)
c27_model.AddOperand(c27_i53)
c27_model.AddOperand(c27_i54)
c27_model.AddOperand(c27_i55)
c27_model.AddOperand(c27_i56)
c27_model.AddOperand(c27_p57)
c27_model.AddOperand(c27_i58)
c27_model.AddOperand(c27_i59)
c27_model.AddOperand(c27_i60)
c27_model.AddOperand(c27_o61)
c27_model.AddOperand(c27_o62)
c27_model.AddOperand(c27_o63)
c27_model.AddOperand(c27_o64)
c27_model.AddOperand(c27_o65)
c27_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c27_i0, c27_i1, c27_i2, c27_i3, c27_i4, c27_i5, c27_i6, c27_i7, c27_i8, c27_i9, c27_i10, c27_i11, c27_i12, c27_i13, c27_i14, c27_i15, c27_i16, c27_p17, c27_p18, c27_i19, c27_i20, c27_i21, c27_p22, c27_i23, c27_i24, c27_i25, c27_p26, c27_i27, c27_i28, c27_p29, c27_i30, c27_i31, c27_i32, c27_i33, c27_i34, c27_i35, c27_i36, c27_i37, c27_i38, c27_p39, c27_p40, c27_p41, c27_p42, c27_p43, c27_p44, c27_p45, c27_p46, c27_p47, c27_p48, c27_p49, c27_p50, c27_p51, c27_p52, c27_i53, c27_i54, c27_i55, c27_i56, c27_p57, c27_i58, c27_i59, c27_i60).To(c27_o61, c27_o62, c27_o63, c27_o64, c27_o65)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [0.0, 0.75, -1.0, 0.25, 0.125, 0.875, -0.75, -0.375],
    c27_i1: [0.625, 0.25, -0.125, 0.75, 0.375, -0.625, 0.125, -0.25, 0.5, 1.0, 0.875, -0.375],
    c27_i2: [0.75, 0.25, 0.125, 1.0, -0.25, -0.75, 0.0, -1.0, -0.125, -0.5, -0.875, 0.625],
    c27_i3: [0.0, 0.875, 1.0, 0.5, -0.875, 0.375, 0.25, -0.125, 0.75, 0.625, 0.125, -0.75],
    c27_i4: [-0.75, 0.125, -0.125, 0.75, 0.375, -0.625, -0.25, 0.25, -0.5, 0.5, 1.0, 0.625],
    c27_i5: [0.75, -0.375, -0.75, 0.0, 0.5, -0.25, 0.25, 0.375, 0.125],
    c27_i6: [0.375, -0.625, 0.0, -0.375, 1.0, -0.875, -0.125, 0.5, -0.25],
    c27_i7: [0.0, 0.5, -0.375, -0.5, 0.625, -1.0, -0.875, -0.625, 0.375],
    c27_i8: [-0.625, -0.125, 0.625, 0.75, -0.75, -0.25, 0.125, -0.5, -1.0],
    c27_i9: [0.0, 1.0, -0.375],
    c27_i10: [1.0, 0.375, -0.625],
    c27_i11: [-0.25, -0.5, 0.5],
    c27_i12: [-0.125, -0.75, 0.5],
    c27_i13: [-0.25, 0.5, 0.75],
    c27_i14: [0.375, -0.5, -0.625],
    c27_i15: [-0.875, 0.75, 0.375],
    c27_i16: [0.5, 0.25, -0.75, -1.0, 0.875, 0.375, 1.0, -0.25, -0.5],
    c27_i19: [0.0, -0.5, -0.375, 0.25, 0.375, -0.75, 0.75, -0.125, -0.25, 0.5, 0.625, -0.625],
    c27_i20: [0.625, -0.5, 0.375, 1.0, -0.625, 0.75, 0.25, -0.75, -0.375, -0.125, 0.875, 0.5],
    c27_i21: [0.125, 0.375, -0.25, 1.0, 0.25, -0.75, -1.0, -0.125, 0.5, -0.5, 0.75, 0.875],
    c27_i23: [0.25, -0.375, -0.25],
    c27_i24: [-0.875, 0.625, -0.125],
    c27_i25: [1.0, -0.375, -0.875],
    c27_i27: [0.375, -1.0, 0.75],
    c27_i28: [-0.75, 1.0, -0.625],
    c27_i30: [-0.125, -1.0, 0.125],
    c27_i31: [-0.5, 0.875, -0.875],
    c27_i32: [0.375, 0.0, 1.0],
    c27_i33: [0.5, 0.875, 1.0],
    c27_i34: [-0.875],
    c27_i35: [-0.875, -0.25, 1.0, 0.5, -0.125, -0.75],
    c27_i36: [0.625, -0.75, -0.125, 0.75, -0.375, 0.125],
    c27_i37: [0.5, 0.625],
    c27_i38: [1.0, 0.75, 0.625, -0.875, 0.875, 0.25],
    c27_i53: [0.125, 0.625, -0.25],
    c27_i54: [0.25, 0.875, -0.75],
    c27_i55: [1.0, 0.125, -0.125],
    c27_i56: [-0.25, -1.0, -0.5],
    c27_i58: [-0.5, -0.875, -0.75],
    c27_i59: [0.625, 1.0, 0.75],
    c27_i60: [-0.875, 0.0, 0.625],
    c27_o61: [0.03488, -0.06976, 0.06976, -0.321, 0.03665, -0.1285, 0.1224, -0.5],
    c27_o62: [0.03488, -0.06976, 0.06976, 0.03665, -0.1285, 0.1224],
    c27_o63: [0.306, -0.2438, -0.0723, 0.3943, -0.1708, 0.0967],
    c27_o64: [-0.321, -0.5],
    c27_o65: [0.3547, 0.75, 0.281, -0.369, 0.75, 0.0877],
}, model=c27_model, name='merged_FLOAT16_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_given_fw_aux_input_to_input_weights_28
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT16', [2, 3, 1]))
c28_i1 = Input('c28_i1', ('TENSOR_FLOAT16', [3, 1]))
c28_i2 = Input('c28_i2', ('TENSOR_FLOAT16', [3, 1]))
c28_i3 = Input('c28_i3', ('TENSOR_FLOAT16', [3, 1]))
c28_i4 = Input('c28_i4', ('TENSOR_FLOAT16', [3, 1]))
c28_i5 = Input('c28_i5', ('TENSOR_FLOAT16', [3, 3]))
c28_i6 = Input('c28_i6', ('TENSOR_FLOAT16', [3, 3]))
c28_i7 = Input('c28_i7', ('TENSOR_FLOAT16', [3, 3]))
c28_i8 = Input('c28_i8', ('TENSOR_FLOAT16', [3, 3]))
c28_p9 = Parameter('c28_p9', ('TENSOR_FLOAT16', []), None)
c28_p10 = Parameter('c28_p10', ('TENSOR_FLOAT16', []), None)
c28_p11 = Parameter('c28_p11', ('TENSOR_FLOAT16', []), None)
c28_i12 = Input('c28_i12', ('TENSOR_FLOAT16', [3]))
c28_i13 = Input('c28_i13', ('TENSOR_FLOAT16', [3]))
c28_i14 = Input('c28_i14', ('TENSOR_FLOAT16', [3]))
c28_i15 = Input('c28_i15', ('TENSOR_FLOAT16', [3]))
c28_p16 = Parameter('c28_p16', ('TENSOR_FLOAT16', []), None)
c28_p17 = Parameter('c28_p17', ('TENSOR_FLOAT16', []), None)
c28_p18 = Parameter('c28_p18', ('TENSOR_FLOAT16', []), None)
c28_i19 = Input('c28_i19', ('TENSOR_FLOAT16', [3, 1]))
c28_i20 = Input('c28_i20', ('TENSOR_FLOAT16', [3, 1]))
c28_i21 = Input('c28_i21', ('TENSOR_FLOAT16', [3, 1]))
c28_p22 = Parameter('c28_p22', ('TENSOR_FLOAT16', []), None)
c28_i23 = Input('c28_i23', ('TENSOR_FLOAT16', [3, 4]))
c28_i24 = Input('c28_i24', ('TENSOR_FLOAT16', [3, 4]))
c28_i25 = Input('c28_i25', ('TENSOR_FLOAT16', [3, 4]))
c28_p26 = Parameter('c28_p26', ('TENSOR_FLOAT16', []), None)
c28_i27 = Input('c28_i27', ('TENSOR_FLOAT16', [3]))
c28_i28 = Input('c28_i28', ('TENSOR_FLOAT16', [3]))
c28_p29 = Parameter('c28_p29', ('TENSOR_FLOAT16', []), None)
c28_i30 = Input('c28_i30', ('TENSOR_FLOAT16', [3]))
c28_i31 = Input('c28_i31', ('TENSOR_FLOAT16', [3]))
c28_i32 = Input('c28_i32', ('TENSOR_FLOAT16', [3]))
c28_i33 = Input('c28_i33', ('TENSOR_FLOAT16', [4, 3]))
c28_i34 = Input('c28_i34', ('TENSOR_FLOAT16', [4]))
c28_i35 = Input('c28_i35', ('TENSOR_FLOAT16', [2, 3]))
c28_i36 = Input('c28_i36', ('TENSOR_FLOAT16', [2, 3]))
c28_i37 = Input('c28_i37', ('TENSOR_FLOAT16', [2, 4]))
c28_i38 = Input('c28_i38', ('TENSOR_FLOAT16', [2, 3]))
c28_i39 = Input('c28_i39', ('TENSOR_FLOAT16', [2, 3, 4]))
c28_i40 = Input('c28_i40', ('TENSOR_FLOAT16', [3, 4]))
c28_i41 = Input('c28_i41', ('TENSOR_FLOAT16', [3, 4]))
c28_i42 = Input('c28_i42', ('TENSOR_FLOAT16', [3, 4]))
c28_i43 = Input('c28_i43', ('TENSOR_FLOAT16', [3, 4]))
c28_p44 = Parameter('c28_p44', ('TENSOR_FLOAT16', []), None)
c28_i45 = Input('c28_i45', ('TENSOR_FLOAT16', [3, 4]))
c28_i46 = Input('c28_i46', ('TENSOR_FLOAT16', [3, 4]))
c28_i47 = Input('c28_i47', ('TENSOR_FLOAT16', [3, 4]))
c28_p48 = Int32Scalar('c28_p48', 6)
c28_p49 = Float16Scalar('c28_p49', 0.0)
c28_p50 = Float16Scalar('c28_p50', 0.0)
c28_p51 = BoolScalar('c28_p51', True)
c28_p52 = BoolScalar('c28_p52', False)
c28_i53 = Input('c28_i53', ('TENSOR_FLOAT16', [3]))
c28_i54 = Input('c28_i54', ('TENSOR_FLOAT16', [3]))
c28_i55 = Input('c28_i55', ('TENSOR_FLOAT16', [3]))
c28_i56 = Input('c28_i56', ('TENSOR_FLOAT16', [3]))
c28_p57 = Parameter('c28_p57', ('TENSOR_FLOAT16', []), None)
c28_p58 = Parameter('c28_p58', ('TENSOR_FLOAT16', []), None)
c28_p59 = Parameter('c28_p59', ('TENSOR_FLOAT16', []), None)
c28_p60 = Parameter('c28_p60', ('TENSOR_FLOAT16', []), None)
c28_o61 = Output('c28_o61', ('TENSOR_FLOAT16', [2, 3, 7]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_i2)
c28_model.AddOperand(c28_i3)
c28_model.AddOperand(c28_i4)
c28_model.AddOperand(c28_i5)
c28_model.AddOperand(c28_i6)
c28_model.AddOperand(c28_i7)
c28_model.AddOperand(c28_i8)
c28_model.AddOperand(c28_p9)
c28_model.AddOperand(c28_p10)
c28_model.AddOperand(c28_p11)
c28_model.AddOperand(c28_i12)
c28_model.AddOperand(c28_i13)
c28_model.AddOperand(c28_i14)
c28_model.AddOperand(c28_i15)
c28_model.AddOperand(c28_p16)
c28_model.AddOperand(c28_p17)
c28_model.AddOperand(c28_p18)
c28_model.AddOperand(c28_i19)
c28_model.AddOperand(c28_i20)
c28_model.AddOperand(c28_i21)
c28_model.AddOperand(c28_p22)
c28_model.AddOperand(c28_i23)
c28_model.AddOperand(c28_i24)
c28_model.AddOperand(c28_i25)
c28_model.AddOperand(c28_p26)
c28_model.AddOperand(c28_i27)
c28_model.AddOperand(c28_i28)
c28_model.AddOperand(c28_p29)
c28_model.AddOperand(c28_i30)
c28_model.AddOperand(c28_i31)
c28_model.AddOperand(c28_i32)
c28_model.AddOperand(c28_i33)
c28_model.AddOperand(c28_i34)
c28_model.AddOperand(c28_i35)
c28_model.AddOperand(c28_i36)
c28_model.AddOperand(c28_i37)
c28_model.AddOperand(c28_i38)
c28_model.AddOperand(c28_i39)
c28_model.AddOperand(c28_i40)
c28_model.AddOperand(c28_i41)
c28_model.AddOperand(c28_i42)
c28_model.AddOperand(c28_i43)
c28_model.AddOperand(c28_p44)
c28_model.AddOperand(c28_i45)
c28_model.AddOperand(c28_i46)
c28_model.AddOperand(c28_i47)
c28_model.AddOperand(c28_p48)
c28_model.AddOperand(c28_p49)
c28_model.AddOperand(c28_p50)
c28_model.AddOperand(c28_p51)
c28_model.AddOperand(c28_p52)
c28_model.AddOperand(c28_i53)
c28_model.AddOperand(c28_i54)
c28_model.AddOperand(c28_i55)
c28_model.AddOperand(c28_i56)
c28_model.AddOperand(c28_p57)
c28_model.AddOperand(c28_p58)
c28_model.AddOperand(c28_p59)
c28_model.AddOperand(c28_p60)
c28_model.AddOperand(c28_o61)
c28_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c28_i0, c28_i1, c28_i2, c28_i3, c28_i4, c28_i5, c28_i6, c28_i7, c28_i8, c28_p9, c28_p10, c28_p11, c28_i12, c28_i13, c28_i14, c28_i15, c28_p16, c28_p17, c28_p18, c28_i19, c28_i20, c28_i21, c28_p22, c28_i23, c28_i24, c28_i25, c28_p26, c28_i27, c28_i28, c28_p29, c28_i30, c28_i31, c28_i32, c28_i33, c28_i34, c28_i35, c28_i36, c28_i37, c28_i38, c28_i39, c28_i40, c28_i41, c28_i42, c28_i43, c28_p44, c28_i45, c28_i46, c28_i47, c28_p48, c28_p49, c28_p50, c28_p51, c28_p52, c28_i53, c28_i54, c28_i55, c28_i56, c28_p57, c28_p58, c28_p59, c28_p60).To(c28_o61)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [-0.25, 0.5, 0.25, 0.875, -0.75, 0.125],
    c28_i1: [0.5, -1.0, -0.375],
    c28_i2: [0.625, -0.625, 1.0],
    c28_i3: [0.5, -0.5, -0.375],
    c28_i4: [1.0, 0.5, 0.375],
    c28_i5: [0.375, 0.125, -0.75, 1.0, 0.625, -0.25, -0.625, -0.375, 0.875],
    c28_i6: [0.625, -0.125, -0.5, 0.125, -0.375, 0.25, 0.375, -1.0, 0.875],
    c28_i7: [-0.75, -1.0, 0.125, 1.0, 0.75, 0.5, 0.0, -0.5, -0.625],
    c28_i8: [1.0, 0.125, 0.25, -0.25, 0.0, -0.125, -0.375, 0.75, 0.625],
    c28_i12: [0.5, -0.125, 0.625],
    c28_i13: [-0.875, -0.5, 0.75],
    c28_i14: [0.875, 0.375, -0.125],
    c28_i15: [-0.25, -0.875, -0.75],
    c28_i19: [-0.625, 1.0, -0.875],
    c28_i20: [-0.5, -0.125, 0.75],
    c28_i21: [-0.25, 0.25, 0.375],
    c28_i23: [-0.125, -0.75, 0.875, -0.25, -0.5, 0.75, -0.625, -0.375, 0.125, 0.625, -0.875, 0.25],
    c28_i24: [0.5, -0.375, -0.875, 0.875, 0.625, -0.625, 0.375, -0.5, 1.0, 0.25, -0.125, 0.0],
    c28_i25: [-0.625, 0.25, -0.75, 0.875, -0.25, 0.0, -0.5, 0.375, 1.0, 0.125, -0.375, -1.0],
    c28_i27: [0.75, -0.25, -0.875],
    c28_i28: [-0.75, 0.625, -0.375],
    c28_i30: [0.75, -0.375, 1.0],
    c28_i31: [1.0, 0.375, 0.625],
    c28_i32: [0.625, 0.875, -0.125],
    c28_i33: [0.25, -0.25, -0.875, -0.75, -0.375, 0.0, 0.875, 0.5, -0.5, -0.125, 0.625, -1.0],
    c28_i34: [0.875, 0.375, -0.375, -0.25],
    c28_i35: [-0.125, -0.625, 0.0, 0.75, -0.75, 0.625],
    c28_i36: [0.25, -0.125, 0.75, 0.875, -0.5, -0.75],
    c28_i37: [0.875, 0.5, -0.25, 0.25, 0.0, 0.75, -0.5, 0.375],
    c28_i38: [0.0, -0.875, 0.875, 1.0, -0.625, -0.125],
    c28_i39: [
        0.875, 0.5, -0.25, 0.625, -0.125, -0.5, 1.0, 0.125, 0.0, -0.75, 0.25, -1.0, 0.375, -0.375, 0.75,
        -0.625, -0.875, 0.25, 0.75, 0.875, 0.5, 1.0, -0.75, -0.375
    ],
    c28_i40: [0.125, -1.0, -0.125, -0.875, 0.375, 0.0, -0.5, -0.25, 0.5, 1.0, 0.25, 0.625],
    c28_i41: [-0.25, -0.125, 0.375, -0.5, 0.75, 0.125, 1.0, 0.0, -0.875, -0.625, 0.875, -0.375],
    c28_i42: [-0.625, -0.25, -0.875, -0.375, 0.5, 0.25, -0.75, 0.75, 0.0, 0.875, -0.125, -0.5],
    c28_i43: [-0.875, 1.0, 0.0, 0.125, -0.5, -0.375, 0.375, 0.25, -0.75, -1.0, -0.125, 0.75],
    c28_i45: [-0.125, -0.25, 0.875, 1.0, -0.5, 0.75, -0.625, 0.25, -0.375, 0.125, -1.0, 0.625],
    c28_i46: [0.75, -0.25, 0.125, 0.375, -0.75, -1.0, -0.125, 1.0, 0.5, 0.0, 0.25, -0.875],
    c28_i47: [-0.625, -0.375, 1.0, -0.5, -0.125, 0.875, 0.25, -0.75, 0.75, -0.25, -1.0, 0.0],
    c28_i53: [0.125, 0.375, -0.75],
    c28_i54: [0.125, -0.125, 0.25],
    c28_i55: [-0.75, 0.25, -0.375],
    c28_i56: [0.75, 0.25, -0.375],
    c28_o61: [
        0.3691, 0.186, 0.2925, 0.3306, 0.1404, -0.336, -0.512, 0.1534, 0.1757, 0.1652, 0.592, -0.08826,
        0.04044, -0.3232, 0.1329, 0.1958, 0.1934, 0.53, -0.1381, 0.0398, -0.477, 0.4153, 0.1494, 0.1926,
        0.4734, -0.07697, -0.0234, -0.3926, 0.3972, 0.1328, 0.1462, 0.748, -0.0757, 0.0994, -0.2106, 0.4624,
        0.1663, 0.2278, 0.576, 0.04077, -0.1284, -0.407
    ],
}, model=c28_model, name='merged_FLOAT16_given_fw_aux_input_to_input_weights_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_given_bw_aux_input_to_input_weights_29
c29_i0 = Input('c29_i0', ('TENSOR_FLOAT16', [2, 3, 2]))
c29_i1 = Input('c29_i1', ('TENSOR_FLOAT16', [4, 2]))
c29_i2 = Input('c29_i2', ('TENSOR_FLOAT16', [4, 2]))
c29_i3 = Input('c29_i3', ('TENSOR_FLOAT16', [4, 2]))
c29_i4 = Input('c29_i4', ('TENSOR_FLOAT16', [4, 2]))
c29_i5 = Input('c29_i5', ('TENSOR_FLOAT16', [4, 4]))
c29_i6 = Input('c29_i6', ('TENSOR_FLOAT16', [4, 4]))
c29_i7 = Input('c29_i7', ('TENSOR_FLOAT16', [4, 4]))
c29_i8 = Input('c29_i8', ('TENSOR_FLOAT16', [4, 4]))
c29_p9 = Parameter('c29_p9', ('TENSOR_FLOAT16', []), None)
c29_p10 = Parameter('c29_p10', ('TENSOR_FLOAT16', []), None)
c29_p11 = Parameter('c29_p11', ('TENSOR_FLOAT16', []), None)
c29_i12 = Input('c29_i12', ('TENSOR_FLOAT16', [4]))
c29_i13 = Input('c29_i13', ('TENSOR_FLOAT16', [4]))
c29_i14 = Input('c29_i14', ('TENSOR_FLOAT16', [4]))
c29_i15 = Input('c29_i15', ('TENSOR_FLOAT16', [4]))
c29_p16 = Parameter('c29_p16', ('TENSOR_FLOAT16', []), None)
c29_p17 = Parameter('c29_p17', ('TENSOR_FLOAT16', []), None)
c29_i18 = Input('c29_i18', ('TENSOR_FLOAT16', [3, 2]))
c29_i19 = Input('c29_i19', ('TENSOR_FLOAT16', [3, 2]))
c29_i20 = Input('c29_i20', ('TENSOR_FLOAT16', [3, 2]))
c29_i21 = Input('c29_i21', ('TENSOR_FLOAT16', [3, 2]))
c29_i22 = Input('c29_i22', ('TENSOR_FLOAT16', [3, 4]))
c29_i23 = Input('c29_i23', ('TENSOR_FLOAT16', [3, 4]))
c29_i24 = Input('c29_i24', ('TENSOR_FLOAT16', [3, 4]))
c29_i25 = Input('c29_i25', ('TENSOR_FLOAT16', [3, 4]))
c29_p26 = Parameter('c29_p26', ('TENSOR_FLOAT16', []), None)
c29_p27 = Parameter('c29_p27', ('TENSOR_FLOAT16', []), None)
c29_p28 = Parameter('c29_p28', ('TENSOR_FLOAT16', []), None)
c29_i29 = Input('c29_i29', ('TENSOR_FLOAT16', [3]))
c29_i30 = Input('c29_i30', ('TENSOR_FLOAT16', [3]))
c29_i31 = Input('c29_i31', ('TENSOR_FLOAT16', [3]))
c29_i32 = Input('c29_i32', ('TENSOR_FLOAT16', [3]))
c29_i33 = Input('c29_i33', ('TENSOR_FLOAT16', [4, 3]))
c29_i34 = Input('c29_i34', ('TENSOR_FLOAT16', [4]))
c29_i35 = Input('c29_i35', ('TENSOR_FLOAT16', [2, 4]))
c29_i36 = Input('c29_i36', ('TENSOR_FLOAT16', [2, 4]))
c29_i37 = Input('c29_i37', ('TENSOR_FLOAT16', [2, 4]))
c29_i38 = Input('c29_i38', ('TENSOR_FLOAT16', [2, 3]))
c29_i39 = Input('c29_i39', ('TENSOR_FLOAT16', [2, 3, 1]))
c29_i40 = Input('c29_i40', ('TENSOR_FLOAT16', [4, 1]))
c29_i41 = Input('c29_i41', ('TENSOR_FLOAT16', [4, 1]))
c29_i42 = Input('c29_i42', ('TENSOR_FLOAT16', [4, 1]))
c29_i43 = Input('c29_i43', ('TENSOR_FLOAT16', [4, 1]))
c29_i44 = Input('c29_i44', ('TENSOR_FLOAT16', [3, 1]))
c29_i45 = Input('c29_i45', ('TENSOR_FLOAT16', [3, 1]))
c29_i46 = Input('c29_i46', ('TENSOR_FLOAT16', [3, 1]))
c29_i47 = Input('c29_i47', ('TENSOR_FLOAT16', [3, 1]))
c29_p48 = Int32Scalar('c29_p48', 6)
c29_p49 = Float16Scalar('c29_p49', 0.0)
c29_p50 = Float16Scalar('c29_p50', 0.0)
c29_p51 = BoolScalar('c29_p51', True)
c29_p52 = BoolScalar('c29_p52', False)
c29_i53 = Input('c29_i53', ('TENSOR_FLOAT16', [4]))
c29_i54 = Input('c29_i54', ('TENSOR_FLOAT16', [4]))
c29_i55 = Input('c29_i55', ('TENSOR_FLOAT16', [4]))
c29_i56 = Input('c29_i56', ('TENSOR_FLOAT16', [4]))
c29_i57 = Input('c29_i57', ('TENSOR_FLOAT16', [3]))
c29_i58 = Input('c29_i58', ('TENSOR_FLOAT16', [3]))
c29_i59 = Input('c29_i59', ('TENSOR_FLOAT16', [3]))
c29_i60 = Input('c29_i60', ('TENSOR_FLOAT16', [3]))
c29_o61 = Output('c29_o61', ('TENSOR_FLOAT16', [2, 3, 8]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_i2)
c29_model.AddOperand(c29_i3)
c29_model.AddOperand(c29_i4)
c29_model.AddOperand(c29_i5)
c29_model.AddOperand(c29_i6)
c29_model.AddOperand(c29_i7)
c29_model.AddOperand(c29_i8)
c29_model.AddOperand(c29_p9)
c29_model.AddOperand(c29_p10)
c29_model.AddOperand(c29_p11)
c29_model.AddOperand(c29_i12)
c29_model.AddOperand(c29_i13)
c29_model.AddOperand(c29_i14)
c29_model.AddOperand(c29_i15)
c29_model.AddOperand(c29_p16)
c29_model.AddOperand(c29_p17)
c29_model.AddOperand(c29_i18)
c29_model.AddOperand(c29_i19)
c29_model.AddOperand(c29_i20)
c29_model.AddOperand(c29_i21)
c29_model.AddOperand(c29_i22)
c29_model.AddOperand(c29_i23)
c29_model.AddOperand(c29_i24)
c29_model.AddOperand(c29_i25)
c29_model.AddOperand(c29_p26)
c29_model.AddOperand(c29_p27)
c29_model.AddOperand(c29_p28)
c29_model.AddOperand(c29_i29)
c29_model.AddOperand(c29_i30)
c29_model.AddOperand(c29_i31)
c29_model.AddOperand(c29_i32)
c29_model.AddOperand(c29_i33)
c29_model.AddOperand(c29_i34)
c29_model.AddOperand(c29_i35)
c29_model.AddOperand(c29_i36)
c29_model.AddOperand(c29_i37)
c29_model.AddOperand(c29_i38)
c29_model.AddOperand(c29_i39)
c29_model.AddOperand(c29_i40)
c29_model.AddOperand(c29_i41)
c29_model.AddOperand(c29_i42)
c29_model.AddOperand(c29_i43)
c29_model.AddOperand(c29_i44)
c29_model.AddOperand(c29_i45)
c29_model.AddOperand(c29_i46)
c29_model.AddOperand(c29_i47)
c29_model.AddOperand(c29_p48)
c29_model.AddOperand(c29_p49)
c29_model.AddOperand(c29_p50)
c29_model.AddOperand(c29_p51)
c29_model.AddOperand(c29_p52)
c29_model.AddOperand(c29_i53)
c29_model.AddOperand(c29_i54)
c29_model.AddOperand(c29_i55)
c29_model.AddOperand(c29_i56)
c29_model.AddOperand(c29_i57)
c29_model.AddOperand(c29_i58)
c29_model.AddOperand(c29_i59)
c29_model.AddOperand(c29_i60)
c29_model.AddOperand(c29_o61)
c29_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c29_i0, c29_i1, c29_i2, c29_i3, c29_i4, c29_i5, c29_i6, c29_i7, c29_i8, c29_p9, c29_p10, c29_p11, c29_i12, c29_i13, c29_i14, c29_i15, c29_p16, c29_p17, c29_i18, c29_i19, c29_i20, c29_i21, c29_i22, c29_i23, c29_i24, c29_i25, c29_p26, c29_p27, c29_p28, c29_i29, c29_i30, c29_i31, c29_i32, c29_i33, c29_i34, c29_i35, c29_i36, c29_i37, c29_i38, c29_i39, c29_i40, c29_i41, c29_i42, c29_i43, c29_i44, c29_i45, c29_i46, c29_i47, c29_p48, c29_p49, c29_p50, c29_p51, c29_p52, c29_i53, c29_i54, c29_i55, c29_i56, c29_i57, c29_i58, c29_i59, c29_i60).To(c29_o61)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [-0.375, 0.125, 0.0, -0.75, 0.25, -0.25, 0.5, -0.125, -0.5, -0.625, 0.75, -0.875],
    c29_i1: [-0.5, 0.25, 0.75, -0.75, 0.0, -0.625, -1.0, 1.0],
    c29_i2: [-0.125, -0.5, 1.0, -0.25, 0.625, -0.625, -1.0, 0.25],
    c29_i3: [-0.625, -0.875, 0.875, 0.0, 0.625, -0.75, -0.375, 1.0],
    c29_i4: [0.25, 0.5, 0.625, 0.125, -1.0, -0.125, -0.5, -0.25],
    c29_i5: [
        -0.375, 0.25, -0.25, 0.75, -0.75, 0.875, -0.625, -0.125, -1.0, 0.5, -0.5, 0.0, 0.375, 0.125, -0.875,
        1.0
    ],
    c29_i6: [
        0.5, 0.75, 0.125, -1.0, 0.375, -0.875, 0.0, -0.125, -0.625, -0.25, 1.0, 0.875, -0.5, 0.25, -0.75,
        0.625
    ],
    c29_i7: [
        0.625, 0.375, 0.25, -0.125, -0.875, 0.875, -0.75, -0.625, 0.125, -0.375, 0.75, -1.0, 1.0, 0.5, -0.5,
        0.0
    ],
    c29_i8: [
        -0.375, 0.375, 1.0, 0.625, 0.125, -0.625, -0.875, 0.5, -1.0, 0.75, -0.75, 0.25, 0.875, 0.0, -0.125,
        -0.5
    ],
    c29_i12: [-0.625, -0.125, -0.25, 0.375],
    c29_i13: [0.375, 0.5, -1.0, 1.0],
    c29_i14: [1.0, -1.0, 0.625, 0.875],
    c29_i15: [0.25, 0.625, -0.875, 0.125],
    c29_i18: [-1.0, 0.0, -0.375, 0.25, -0.75, 0.875],
    c29_i19: [0.0, -0.75, -0.25, 0.25, -0.625, 0.75],
    c29_i20: [0.0, 0.125, -0.5, 0.625, -0.75, -0.125],
    c29_i21: [-1.0, 0.875, 0.375, 1.0, -0.125, 0.75],
    c29_i22: [-0.25, 0.25, 0.125, -1.0, -0.625, 0.0, -0.5, 0.5, 0.75, -0.125, -0.875, 1.0],
    c29_i23: [1.0, 0.375, 0.75, -0.75, 0.875, -0.25, -0.125, 0.125, -0.875, -0.625, -0.5, -1.0],
    c29_i24: [-1.0, -0.75, 1.0, 0.5, 0.25, -0.875, 0.75, 0.125, 0.375, 0.875, -0.5, 0.0],
    c29_i25: [0.0, -0.375, -0.875, -0.125, 0.75, 0.125, 0.625, -0.5, 0.875, 0.375, -0.625, 0.5],
    c29_i29: [0.5, 0.625, 1.0],
    c29_i30: [-1.0, -0.875, 0.0],
    c29_i31: [-0.375, 0.875, -1.0],
    c29_i32: [-0.875, -0.125, 0.0],
    c29_i33: [-0.375, 0.5, 0.375, 0.25, -0.875, 0.875, 0.75, 0.0, -0.5, 0.125, -0.125, 0.625],
    c29_i34: [0.625, -0.625, -0.875, -0.25],
    c29_i35: [-0.5, 0.625, -0.25, 0.75, 0.125, -0.125, -1.0, -0.75],
    c29_i36: [-0.75, 0.125, 0.625, 0.0, 0.875, 0.375, -0.125, -1.0],
    c29_i37: [0.375, 0.25, -0.75, -1.0, -0.875, -0.125, 0.625, 1.0],
    c29_i38: [-0.375, -0.125, 0.75, -0.25, 0.5, 0.0],
    c29_i39: [0.25, 0.0, 0.875, -0.375, -0.875, -0.25],
    c29_i40: [0.875, 0.625, -0.875, 0.0],
    c29_i41: [0.125, 0.25, -0.75, 0.375],
    c29_i42: [0.75, -0.25, -0.875, -0.75],
    c29_i43: [-0.625, 0.625, 0.5, 0.0],
    c29_i44: [-0.875, 0.0, 0.25],
    c29_i45: [-0.75, 0.0, 0.875],
    c29_i46: [-0.75, -0.5, 0.375],
    c29_i47: [0.5, 0.625, 0.125],
    c29_i53: [-0.75, -0.5, -0.25, 0.25],
    c29_i54: [0.0, -0.25, 1.0, 0.75],
    c29_i55: [0.75, 0.375, -0.25, 0.0],
    c29_i56: [-0.75, -1.0, 0.875, 0.125],
    c29_i57: [-0.875, 0.0, 1.0],
    c29_i58: [0.375, 0.875, 0.25],
    c29_i59: [-0.75, 0.25, 0.375],
    c29_i60: [-0.5, 0.0, -0.75],
    c29_o61: [
        0.239, 0.4177, 0.3945, 0.3025, 0.8535, -0.6113, -0.9326, -0.0854, 0.2063, 0.5083, 0.178, 0.3564,
        0.8003, -0.6685, -0.863, -0.1346, 0.421, 0.2141, 0.2854, 0.3489, 0.905, -0.4028, -1.026, 0.0434,
        0.551, 0.2288, 0.1392, 0.2427, 0.779, -0.72, -0.8105, -0.1632, 0.327, 0.517, 0.1394, 0.325, 0.819,
        -0.676, -0.8916, -0.1351, 0.2446, 0.3438, 0.0565, 0.3333, 0.759, -0.665, -0.7935, -0.1403
    ],
}, model=c29_model, name='merged_FLOAT16_given_bw_aux_input_to_input_weights_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_lstm_merged_FLOAT16_tail_30
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT16', [1, 1, 17]))
c30_p1 = Parameter('c30_p1', ('TENSOR_FLOAT16', []), None)
c30_i2 = Input('c30_i2', ('TENSOR_FLOAT16', [3, 17]))
c30_i3 = Input('c30_i3', ('TENSOR_FLOAT16', [3, 17]))
c30_i4 = Input('c30_i4', ('TENSOR_FLOAT16', [3, 17]))
c30_p5 = Parameter('c30_p5', ('TENSOR_FLOAT16', []), None)
c30_i6 = Input('c30_i6', ('TENSOR_FLOAT16', [3, 3]))
c30_i7 = Input('c30_i7', ('TENSOR_FLOAT16', [3, 3]))
c30_i8 = Input('c30_i8', ('TENSOR_FLOAT16', [3, 3]))
c30_p9 = Parameter('c30_p9', ('TENSOR_FLOAT16', []), None)
c30_p10 = Parameter('c30_p10', ('TENSOR_FLOAT16', []), None)
c30_p11 = Parameter('c30_p11', ('TENSOR_FLOAT16', []), None)
c30_p12 = Parameter('c30_p12', ('TENSOR_FLOAT16', []), None)
c30_i13 = Input('c30_i13', ('TENSOR_FLOAT16', [3]))
c30_i14 = Input('c30_i14', ('TENSOR_FLOAT16', [3]))
c30_i15 = Input('c30_i15', ('TENSOR_FLOAT16', [3]))
c30_p16 = Parameter('c30_p16', ('TENSOR_FLOAT16', []), None)
c30_p17 = Parameter('c30_p17', ('TENSOR_FLOAT16', []), None)
c30_i18 = Input('c30_i18', ('TENSOR_FLOAT16', [3, 17]))
c30_i19 = Input('c30_i19', ('TENSOR_FLOAT16', [3, 17]))
c30_i20 = Input('c30_i20', ('TENSOR_FLOAT16', [3, 17]))
c30_i21 = Input('c30_i21', ('TENSOR_FLOAT16', [3, 17]))
c30_i22 = Input('c30_i22', ('TENSOR_FLOAT16', [3, 3]))
c30_i23 = Input('c30_i23', ('TENSOR_FLOAT16', [3, 3]))
c30_i24 = Input('c30_i24', ('TENSOR_FLOAT16', [3, 3]))
c30_i25 = Input('c30_i25', ('TENSOR_FLOAT16', [3, 3]))
c30_i26 = Input('c30_i26', ('TENSOR_FLOAT16', [3]))
c30_i27 = Input('c30_i27', ('TENSOR_FLOAT16', [3]))
c30_i28 = Input('c30_i28', ('TENSOR_FLOAT16', [3]))
c30_i29 = Input('c30_i29', ('TENSOR_FLOAT16', [3]))
c30_i30 = Input('c30_i30', ('TENSOR_FLOAT16', [3]))
c30_i31 = Input('c30_i31', ('TENSOR_FLOAT16', [3]))
c30_i32 = Input('c30_i32', ('TENSOR_FLOAT16', [3]))
c30_p33 = Parameter('c30_p33', ('TENSOR_FLOAT16', []), None)
c30_p34 = Parameter('c30_p34', ('TENSOR_FLOAT16', []), None)
c30_i35 = Input('c30_i35', ('TENSOR_FLOAT16', [1, 3]))
c30_i36 = Input('c30_i36', ('TENSOR_FLOAT16', [1, 3]))
c30_i37 = Input('c30_i37', ('TENSOR_FLOAT16', [1, 3]))
c30_i38 = Input('c30_i38', ('TENSOR_FLOAT16', [1, 3]))
c30_p39 = Parameter('c30_p39', ('TENSOR_FLOAT16', []), None)
c30_p40 = Parameter('c30_p40', ('TENSOR_FLOAT16', []), None)
c30_p41 = Parameter('c30_p41', ('TENSOR_FLOAT16', []), None)
c30_p42 = Parameter('c30_p42', ('TENSOR_FLOAT16', []), None)
c30_p43 = Parameter('c30_p43', ('TENSOR_FLOAT16', []), None)
c30_p44 = Parameter('c30_p44', ('TENSOR_FLOAT16', []), None)
c30_p45 = Parameter('c30_p45', ('TENSOR_FLOAT16', []), None)
c30_p46 = Parameter('c30_p46', ('TENSOR_FLOAT16', []), None)
c30_p47 = Parameter('c30_p47', ('TENSOR_FLOAT16', []), None)
c30_p48 = Int32Scalar('c30_p48', 0)
c30_p49 = Float16Scalar('c30_p49', 0.5)
c30_p50 = Float16Scalar('c30_p50', 0.75)
c30_p51 = BoolScalar('c30_p51', True)
c30_p52 = BoolScalar('c30_p52', True)
c30_p53 = Parameter('c30_p53', ('TENSOR_FLOAT16', []), None)
c30_p54 = Parameter('c30_p54', ('TENSOR_FLOAT16', []), None)
c30_p55 = Parameter('c30_p55', ('TENSOR_FLOAT16', []), None)
c30_p56 = Parameter('c30_p56', ('TENSOR_FLOAT16', []), None)
c30_i57 = Input('c30_i57', ('TENSOR_FLOAT16', [3]))
c30_i58 = Input('c30_i58', ('TENSOR_FLOAT16', [3]))
c30_i59 = Input('c30_i59', ('TENSOR_FLOAT16', [3]))
c30_i60 = Input('c30_i60', ('TENSOR_FLOAT16', [3]))
c30_o61 = Output('c30_o61', ('TENSOR_FLOAT16', [1, 1, 6]))
c30_o62 = Output('c30_o62', ('TENSOR_FLOAT16', [1, 3]))
c30_o63 = Output('c30_o63', ('TENSOR_FLOAT16', [1, 3]))
c30_o64 = Output('c30_o64', ('TENSOR_FLOAT16', [1, 3]))
c30_o65 = Output('c30_o65', ('TENSOR_FLOAT16', [1, 3]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_i2)
c30_model.AddOperand(c30_i3)
c30_model.AddOperand(c30_i4)
c30_model.AddOperand(c30_p5)
c30_model.AddOperand(c30_i6)
c30_model.AddOperand(c30_i7)
c30_model.AddOperand(c30_i8)
c30_model.AddOperand(c30_p9)
c30_model.AddOperand(c30_p10)
c30_model.AddOperand(c30_p11)
c30_model.AddOperand(c30_p12)
c30_model.AddOperand(c30_i13)
c30_model.AddOperand(c30_i14)
c30_model.AddOperand(c30_i15)
c30_model.AddOperand(c30_p16)
c30_model.AddOperand(c30_p17)
c30_model.AddOperand(c30_i18)
c30_model.AddOperand(c30_i19)
c30_model.AddOperand(c30_i20)
c30_model.AddOperand(c30_i21)
c30_model.AddOperand(c30_i22)
c30_model.AddOperand(c30_i23)
c30_model.AddOperand(c30_i24)
c30_model.AddOperand(c30_i25)
c30_model.AddOperand(c30_i26)
c30_model.AddOperand(c30_i27)
c30_model.AddOperand(c30_i28)
c30_model.AddOperand(c30_i29)
c30_model.AddOperand(c30_i30)
c30_model.AddOperand(c30_i31)
c30_model.AddOperand(c30_i32)
c30_model.AddOperand(c30_p33)
c30_model.AddOperand(c30_p34)
c30_model.AddOperand(c30_i35)
c30_model.AddOperand(c30_i36)
c30_model.AddOperand(c30_i37)
c30_model.AddOperand(c30_i38)
c30_model.AddOperand(c30_p39)
c30_model.AddOperand(c30_p40)
c30_model.AddOperand(c30_p41)
c30_model.AddOperand(c30_p42)
c30_model.AddOperand(c30_p43)
c30_model.AddOperand(c30_p44)
c30_model.AddOperand(c30_p45)
c30_model.AddOperand(c30_p46)
c30_model.AddOperand(c30_p47)
c30_model.AddOperand(c30_p48)
c30_model.AddOperand(c30_p49)
c30_model.AddOperand(c30_p50)
c30_model.AddOperand(c30_p51)
c30_model.AddOperand(c30_p52)
c30_model.AddOperand(c30_p53)
c30_model.AddOperand(c30_p54)
c30_model.AddOperand(c30_p55)
c30_model.AddOperand(c30_p56)
c30_model.AddOperand(c30_i57)
c30_model.AddOperand(c30_i58)
c30_model.AddOperand(c30_i59)
c30_model.AddOperand(c30_i60)
c30_model.AddOperand(c30_o61)
c30_model.AddOperand(c30_o62)
c30_model.AddOperand(c30_o63)
c30_model.AddOperand(c30_o64)
c30_model.AddOperand(c30_o65)
c30_model.Operation('BIDIRECTIONAL_SEQUENCE_LSTM', c30_i0, c30_p1, c30_i2, c30_i3, c30_i4, c30_p5, c30_i6, c30_i7, c30_i8, c30_p9, c30_p10, c30_p11, c30_p12, c30_i13, c30_i14, c30_i15, c30_p16, c30_p17, c30_i18, c30_i19, c30_i20, c30_i21, c30_i22, c30_i23, c30_i24, c30_i25, c30_i26, c30_i27, c30_i28, c30_i29, c30_i30, c30_i31, c30_i32, c30_p33, c30_p34, c30_i35, c30_i36, c30_i37, c30_i38, c30_p39, c30_p40, c30_p41, c30_p42, c30_p43, c30_p44, c30_p45, c30_p46, c30_p47, c30_p48, c30_p49, c30_p50, c30_p51, c30_p52, c30_p53, c30_p54, c30_p55, c30_p56, c30_i57, c30_i58, c30_i59, c30_i60).To(c30_o61, c30_o62, c30_o63, c30_o64, c30_o65)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [
        -1.0, 0.625, -0.375, -0.25, 1.0, 0.875, 0.25, -0.875, 0.0, 0.75, 0.375, -0.625, -0.5, -0.75, -0.125,
        0.5, 0.125
    ],
    c30_i2: [
        0.375, 0.0, -0.5, -0.375, 0.875, -0.625, 0.25, -0.75, 0.625, -0.25, 0.125, 1.0, -1.0, -0.125, -0.875,
        0.75, 0.5, 0.5, -0.75, -0.5, 0.75, 0.125, -0.125, -0.25, 0.375, 0.875, 1.0, -0.625, 0.625, 0.0, 0.25,
        -0.375, -0.875, -1.0, 0.75, 1.0, 0.0, -0.5, -0.75, 0.875, -1.0, 0.5, -0.125, -0.25, -0.625, 0.25,
        0.375, 0.125, 0.625, -0.375, -0.875
    ],
    c30_i3: [
        0.5, -0.125, -0.875, 0.875, 0.25, -0.5, 0.125, -1.0, 0.375, 0.75, -0.75, 1.0, -0.375, -0.25, 0.625,
        -0.625, 0.0, -0.875, 0.0, -0.625, 0.375, 0.875, 0.25, -0.125, -0.25, 1.0, 0.125, 0.75, 0.5, -0.375,
        -0.5, -0.75, 0.625, -1.0, -0.875, 0.0, -0.25, -1.0, -0.125, -0.625, 0.625, -0.5, -0.375, -0.75, 0.375,
        0.75, 0.5, 1.0, 0.25, 0.875, 0.125
    ],
    c30_i4: [
        1.0, 0.375, -0.375, -0.75, -0.5, 0.875, 0.75, -1.0, -0.25, 0.625, 0.5, -0.125, 0.25, 0.0, -0.625,
        -0.875, 0.125, -0.875, 0.0, 0.75, 0.375, -0.625, 0.25, -0.75, 0.875, 0.5, -1.0, 0.125, -0.25, -0.5,
        0.625, -0.125, -0.375, 1.0, 0.125, -0.75, -0.5, 0.875, -0.125, 1.0, -0.375, -0.625, 0.25, -0.875,
        -1.0, -0.25, 0.75, 0.0, 0.375, 0.625, 0.5
    ],
    c30_i6: [0.5, 1.0, -0.125, 0.625, 0.375, 0.75, -0.75, 0.25, -1.0],
    c30_i7: [-0.125, -0.25, 0.875, 0.625, -1.0, 0.75, 0.0, -0.375, -0.5],
    c30_i8: [-0.125, -0.25, -0.75, 0.625, -1.0, -0.5, -0.625, 0.75, 0.25],
    c30_i13: [-0.25, 1.0, 0.25],
    c30_i14: [0.25, 0.5, 0.625],
    c30_i15: [-0.875, -1.0, -0.25],
    c30_i18: [
        1.0, -0.375, 0.625, -0.25, -0.5, -0.875, 0.125, 0.375, 0.5, -0.625, -1.0, 0.0, 0.75, 0.25, 0.875,
        -0.125, -0.75, 0.625, 0.875, 0.75, -0.125, 0.375, 0.5, -0.75, -0.375, -0.5, -0.875, 0.25, -1.0, 1.0,
        -0.25, 0.125, -0.625, 0.0, 0.125, 0.25, -0.875, 0.375, -0.125, -0.25, -1.0, 1.0, -0.75, 0.875, -0.5,
        0.75, -0.375, 0.5, 0.625, 0.0, -0.625
    ],
    c30_i19: [
        -0.125, 0.625, -0.25, 0.75, 0.875, -0.875, 0.375, -1.0, -0.625, -0.375, 0.0, -0.75, 0.125, 0.25, 1.0,
        0.5, -0.5, 0.0, 0.625, 0.125, -0.75, -1.0, 0.5, 0.375, -0.625, 0.25, 0.75, 0.875, -0.875, -0.125,
        -0.25, -0.5, -0.375, 1.0, 0.25, 1.0, 0.0, -1.0, 0.125, -0.625, -0.375, 0.625, 0.75, 0.375, -0.75,
        0.875, -0.5, -0.875, -0.125, -0.25, 0.5
    ],
    c30_i20: [
        -0.875, -0.125, 0.75, 0.875, -0.5, -0.375, -0.75, 0.25, 0.375, -1.0, 0.5, -0.625, 0.0, 0.625, 1.0,
        -0.25, 0.125, -0.875, -0.625, 1.0, -0.125, -0.375, -0.25, 0.25, 0.375, 0.0, 0.875, 0.125, 0.5, -0.75,
        0.625, -1.0, -0.5, 0.75, 0.75, -0.375, -0.125, 0.375, 0.25, 0.625, 0.875, -0.5, -0.875, -1.0, -0.625,
        -0.75, 0.5, 0.0, -0.25, 1.0, 0.125
    ],
    c30_i21: [
        0.125, -0.5, -0.375, 0.25, -0.125, -1.0, -0.625, 1.0, 0.625, 0.875, -0.875, 0.75, 0.375, -0.75, 0.0,
        -0.25, 0.5, -1.0, -0.75, 0.5, -0.5, 0.625, 0.25, -0.375, 0.75, -0.125, 1.0, 0.875, -0.25, -0.875,
        0.375, 0.0, -0.625, 0.125, -0.75, -0.375, 0.875, 0.375, 0.0, -0.25, 1.0, -0.875, -0.5, 0.125, -0.125,
        0.5, -0.625, 0.25, 0.625, 0.75, -1.0
    ],
    c30_i22: [0.875, -1.0, -0.75, -0.875, 0.0, 0.375, 1.0, 0.125, -0.375],
    c30_i23: [-0.625, 1.0, 0.25, -0.5, -0.125, -0.875, 0.875, 0.75, 0.0],
    c30_i24: [-0.125, 0.125, 0.75, 0.875, 1.0, -0.5, -0.25, 0.625, -1.0],
    c30_i25: [-1.0, -0.875, 1.0, -0.75, 0.875, -0.125, -0.625, 0.375, 0.0],
    c30_i26: [0.125, -0.25, -0.625],
    c30_i27: [-0.125, 0.625, 1.0],
    c30_i28: [0.375, -0.375, 0.875],
    c30_i29: [0.75, -0.125, -0.875],
    c30_i30: [-0.625, 0.375, -1.0],
    c30_i31: [-0.125, 0.875, 0.375],
    c30_i32: [-0.25, -0.125, 0.375],
    c30_i35: [-1.0, -0.875, 0.75],
    c30_i36: [0.875, 0.5, -0.875],
    c30_i37: [0.5, 1.0, 0.75],
    c30_i38: [-0.25, -0.125, 0.125],
    c30_i57: [0.0, -0.5, -0.375],
    c30_i58: [-0.5, 0.0, -0.75],
    c30_i59: [0.0, -1.0, -0.875],
    c30_i60: [-0.875, 0.625, -0.5],
    c30_o61: [0.2578, 0.02875, 0.0394, -0.09924, -0.0948, 0.05173],
    c30_o62: [0.2578, 0.02875, 0.0394],
    c30_o63: [0.5, 0.5, 0.1004],
    c30_o64: [-0.09924, -0.0948, 0.05173],
    c30_o65: [-0.1371, -0.1547, 0.0962],
}, model=c30_model, name='merged_FLOAT16_tail_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
