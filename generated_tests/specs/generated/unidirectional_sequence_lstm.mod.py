from math import inf, nan

import numpy as np

# unidirectional_sequence_lstm_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [1, 2, 4]), [0.25, 0.375, 0.875, 0.125, -0.5, 0.625, 0.5, -0.25])
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', []), None)
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1, 4]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [1, 4]))
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [1, 4]))
c0_p5 = Parameter('c0_p5', ('TENSOR_FLOAT32', []), None)
c0_i6 = Input('c0_i6', ('TENSOR_FLOAT32', [1, 1]))
c0_i7 = Input('c0_i7', ('TENSOR_FLOAT32', [1, 1]))
c0_i8 = Input('c0_i8', ('TENSOR_FLOAT32', [1, 1]))
c0_p9 = Parameter('c0_p9', ('TENSOR_FLOAT32', []), None)
c0_p10 = Parameter('c0_p10', ('TENSOR_FLOAT32', []), None)
c0_p11 = Parameter('c0_p11', ('TENSOR_FLOAT32', []), None)
c0_p12 = Parameter('c0_p12', ('TENSOR_FLOAT32', []), None)
c0_i13 = Input('c0_i13', ('TENSOR_FLOAT32', [1]))
c0_i14 = Input('c0_i14', ('TENSOR_FLOAT32', [1]))
c0_i15 = Input('c0_i15', ('TENSOR_FLOAT32', [1]))
c0_p16 = Parameter('c0_p16', ('TENSOR_FLOAT32', []), None)
c0_p17 = Parameter('c0_p17', ('TENSOR_FLOAT32', []), None)
c0_i18 = Input('c0_i18', ('TENSOR_FLOAT32', [1, 1]))
c0_i19 = Input('c0_i19', ('TENSOR_FLOAT32', [1, 1]))
c0_p20 = Int32Scalar('c0_p20', 6)
c0_p21 = Float32Scalar('c0_p21', 0.0)
c0_p22 = Float32Scalar('c0_p22', 0.0)
c0_p23 = BoolScalar('c0_p23', False)
c0_p24 = Parameter('c0_p24', ('TENSOR_FLOAT32', []), None)
c0_p25 = Parameter('c0_p25', ('TENSOR_FLOAT32', []), None)
c0_p26 = Parameter('c0_p26', ('TENSOR_FLOAT32', []), None)
c0_p27 = Parameter('c0_p27', ('TENSOR_FLOAT32', []), None)
c0_o28 = Output('c0_o28', ('TENSOR_FLOAT32', [1, 2, 1]))
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
c0_model.AddOperand(c0_o28)
c0_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c0_p0, c0_p1, c0_i2, c0_i3, c0_i4, c0_p5, c0_i6, c0_i7, c0_i8, c0_p9, c0_p10, c0_p11, c0_p12, c0_i13, c0_i14, c0_i15, c0_p16, c0_p17, c0_i18, c0_i19, c0_p20, c0_p21, c0_p22, c0_p23, c0_p24, c0_p25, c0_p26, c0_p27).To(c0_o28)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i2: [-0.25, 0.0, -0.5, 0.875],
    c0_i3: [0.875, 0.375, 0.25, 0.0],
    c0_i4: [-0.125, -0.375, 0.875, 1.0],
    c0_i6: [0.25],
    c0_i7: [0.875],
    c0_i8: [-0.625],
    c0_i13: [0.625],
    c0_i14: [-0.625],
    c0_i15: [-0.125],
    c0_i18: [-0.875],
    c0_i19: [0.25],
    c0_o28: [0.43131185, 0.23694398],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 2, 3]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 3]), [-0.125, 0.0, -0.25, 0.625, -0.875, -0.375, 0.375, 0.5, 0.125])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [3, 3]), [-1.0, 0.5, 0.125, -0.625, 0.375, 0.875, -0.125, -0.375, -0.25])
c1_p3 = Parameter('c1_p3', ('TENSOR_FLOAT32', [3, 3]), [-0.375, 0.875, 0.625, 0.5, -0.75, 0.375, 0.0, 0.125, 1.0])
c1_p4 = Parameter('c1_p4', ('TENSOR_FLOAT32', [3, 3]), [-0.875, 0.25, 1.0, -0.5, 0.125, 0.875, -0.375, -1.0, -0.75])
c1_p5 = Parameter('c1_p5', ('TENSOR_FLOAT32', [3, 4]), [-0.875, 0.5, 0.375, 0.0, -0.75, 1.0, 0.875, -0.625, -0.25, -0.125, -0.5, 0.125])
c1_p6 = Parameter('c1_p6', ('TENSOR_FLOAT32', [3, 4]), [0.125, 0.75, -0.125, 0.25, -0.375, 1.0, 0.625, -0.625, -1.0, -0.875, 0.875, -0.5])
c1_p7 = Parameter('c1_p7', ('TENSOR_FLOAT32', [3, 4]), [-0.75, 0.75, -0.875, 0.5, 0.875, -1.0, 0.625, 0.25, -0.375, -0.625, 0.375, 0.125])
c1_p8 = Parameter('c1_p8', ('TENSOR_FLOAT32', [3, 4]), [0.25, -0.75, 0.0, -0.375, -0.625, 0.5, -0.125, 0.625, 0.75, 0.875, -1.0, -0.875])
c1_p9 = Parameter('c1_p9', ('TENSOR_FLOAT32', []), None)
c1_p10 = Parameter('c1_p10', ('TENSOR_FLOAT32', []), None)
c1_p11 = Parameter('c1_p11', ('TENSOR_FLOAT32', []), None)
c1_p12 = Parameter('c1_p12', ('TENSOR_FLOAT32', [3]), [0.25, 1.0, 0.625])
c1_p13 = Parameter('c1_p13', ('TENSOR_FLOAT32', [3]), [0.5, 0.25, -0.375])
c1_p14 = Parameter('c1_p14', ('TENSOR_FLOAT32', [3]), [-0.5, 3.25, -5.25])
c1_p15 = Parameter('c1_p15', ('TENSOR_FLOAT32', [3]), [0.5, 0.75, -0.875])
c1_p16 = Parameter('c1_p16', ('TENSOR_FLOAT32', [4, 3]), [0.5, -0.125, 0.75, 1.0, -0.875, 0.25, -0.625, 0.375, -0.5, -0.375, -0.25, 0.0])
c1_p17 = Parameter('c1_p17', ('TENSOR_FLOAT32', []), None)
c1_p18 = Parameter('c1_p18', ('TENSOR_FLOAT32', [2, 4]), [0.375, -1.0, -0.25, 0.0, 0.5, -0.875, 0.625, -0.125])
c1_p19 = Parameter('c1_p19', ('TENSOR_FLOAT32', [2, 3]), [-0.25, 0.25, -0.625, 0.0, 0.125, 0.625])
c1_p20 = Int32Scalar('c1_p20', 3)
c1_p21 = Float32Scalar('c1_p21', 0.75)
c1_p22 = Float32Scalar('c1_p22', 0.0)
c1_p23 = BoolScalar('c1_p23', True)
c1_p24 = Parameter('c1_p24', ('TENSOR_FLOAT32', [3]), [-0.75, 0.375, -0.625])
c1_p25 = Parameter('c1_p25', ('TENSOR_FLOAT32', [3]), [0.25, 0.0, -0.625])
c1_p26 = Parameter('c1_p26', ('TENSOR_FLOAT32', [3]), [1.0, 0.5, -0.5])
c1_p27 = Parameter('c1_p27', ('TENSOR_FLOAT32', [3]), [0.75, -0.625, -0.375])
c1_o28 = Output('c1_o28', ('TENSOR_FLOAT32', [1, 2, 4]))
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
c1_model.AddOperand(c1_o28)
c1_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10, c1_p11, c1_p12, c1_p13, c1_p14, c1_p15, c1_p16, c1_p17, c1_p18, c1_p19, c1_p20, c1_p21, c1_p22, c1_p23, c1_p24, c1_p25, c1_p26, c1_p27).To(c1_o28)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [0.25, -0.25, 1.0, 0.0, 0.875, -1.0],
    c1_o28: [-0.066071376, -0.46249962, 0.19821413, -0.13214275, -0.041920148, -0.5195546, 0.2049002, -0.15167437],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 2, 4]))
c2_p1 = Parameter('c2_p1', ('TENSOR_FLOAT32', []), None)
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [1, 4]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [1, 4]))
c2_i4 = Input('c2_i4', ('TENSOR_FLOAT32', [1, 4]))
c2_p5 = Parameter('c2_p5', ('TENSOR_FLOAT32', []), None)
c2_i6 = Input('c2_i6', ('TENSOR_FLOAT32', [1, 3]))
c2_i7 = Input('c2_i7', ('TENSOR_FLOAT32', [1, 3]))
c2_i8 = Input('c2_i8', ('TENSOR_FLOAT32', [1, 3]))
c2_p9 = Parameter('c2_p9', ('TENSOR_FLOAT32', []), None)
c2_p10 = Parameter('c2_p10', ('TENSOR_FLOAT32', []), None)
c2_p11 = Parameter('c2_p11', ('TENSOR_FLOAT32', []), None)
c2_p12 = Parameter('c2_p12', ('TENSOR_FLOAT32', []), None)
c2_i13 = Input('c2_i13', ('TENSOR_FLOAT32', [1]))
c2_i14 = Input('c2_i14', ('TENSOR_FLOAT32', [1]))
c2_i15 = Input('c2_i15', ('TENSOR_FLOAT32', [1]))
c2_i16 = Input('c2_i16', ('TENSOR_FLOAT32', [3, 1]))
c2_p17 = Parameter('c2_p17', ('TENSOR_FLOAT32', []), None)
c2_i18 = Input('c2_i18', ('TENSOR_FLOAT32', [1, 3]))
c2_i19 = Input('c2_i19', ('TENSOR_FLOAT32', [1, 1]))
c2_p20 = Int32Scalar('c2_p20', 1)
c2_p21 = Float32Scalar('c2_p21', 0.75)
c2_p22 = Float32Scalar('c2_p22', 0.0)
c2_p23 = BoolScalar('c2_p23', False)
c2_p24 = Parameter('c2_p24', ('TENSOR_FLOAT32', []), None)
c2_p25 = Parameter('c2_p25', ('TENSOR_FLOAT32', []), None)
c2_p26 = Parameter('c2_p26', ('TENSOR_FLOAT32', []), None)
c2_p27 = Parameter('c2_p27', ('TENSOR_FLOAT32', []), None)
c2_o28 = Output('c2_o28', ('TENSOR_FLOAT32', [1, 2, 3]))
c2_o29 = Output('c2_o29', ('TENSOR_FLOAT32', [1, 3]))
c2_o30 = Output('c2_o30', ('TENSOR_FLOAT32', [1, 1]))
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
c2_model.AddOperand(c2_i16)
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
c2_model.AddOperand(c2_o28)
c2_model.AddOperand(c2_o29)
c2_model.AddOperand(c2_o30)
c2_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c2_i0, c2_p1, c2_i2, c2_i3, c2_i4, c2_p5, c2_i6, c2_i7, c2_i8, c2_p9, c2_p10, c2_p11, c2_p12, c2_i13, c2_i14, c2_i15, c2_i16, c2_p17, c2_i18, c2_i19, c2_p20, c2_p21, c2_p22, c2_p23, c2_p24, c2_p25, c2_p26, c2_p27).To(c2_o28, c2_o29, c2_o30)
c2_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c2_i0: [0.125, 0.5, -0.625, -0.75, -1.0, 0.75, -0.5, 0.625],
    c2_i2: [0.875, 0.625, 0.0, -0.375],
    c2_i3: [0.5, 0.0, -0.75, -0.875],
    c2_i4: [0.625, 0.25, -0.375, 0.5],
    c2_i6: [0.125, -0.5, -0.75],
    c2_i7: [0.875, 0.625, 0.0],
    c2_i8: [0.0, 0.625, 0.5],
    c2_i13: [0.875],
    c2_i14: [-0.875],
    c2_i15: [-0.875],
    c2_i16: [-0.5, -0.625, 0.875],
    c2_i18: [0.375, -1.0, -0.875],
    c2_i19: [0.625],
    c2_o28: [-0.039187588, -0.048984483, 0.06857828, -0.04999074, -0.062488426, 0.0874838],
    c2_o29: [-0.04999074, -0.062488426, 0.0874838],
    c2_o30: [0.324467],
}, model=c2_model, name='default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 1, 4]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [4, 4]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [4, 4]))
c3_i3 = Input('c3_i3', ('TENSOR_FLOAT32', [4, 4]))
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT32', [4, 4]))
c3_i5 = Input('c3_i5', ('TENSOR_FLOAT32', [4, 4]))
c3_i6 = Input('c3_i6', ('TENSOR_FLOAT32', [4, 4]))
c3_i7 = Input('c3_i7', ('TENSOR_FLOAT32', [4, 4]))
c3_i8 = Input('c3_i8', ('TENSOR_FLOAT32', [4, 4]))
c3_i9 = Input('c3_i9', ('TENSOR_FLOAT32', [4]))
c3_i10 = Input('c3_i10', ('TENSOR_FLOAT32', [4]))
c3_i11 = Input('c3_i11', ('TENSOR_FLOAT32', [4]))
c3_i12 = Input('c3_i12', ('TENSOR_FLOAT32', [4]))
c3_i13 = Input('c3_i13', ('TENSOR_FLOAT32', [4]))
c3_i14 = Input('c3_i14', ('TENSOR_FLOAT32', [4]))
c3_i15 = Input('c3_i15', ('TENSOR_FLOAT32', [4]))
c3_i16 = Input('c3_i16', ('TENSOR_FLOAT32', [4, 4]))
c3_i17 = Input('c3_i17', ('TENSOR_FLOAT32', [4]))
c3_i18 = Input('c3_i18', ('TENSOR_FLOAT32', [1, 4]))
c3_i19 = Input('c3_i19', ('TENSOR_FLOAT32', [1, 4]))
c3_p20 = Int32Scalar('c3_p20', 0)
c3_p21 = Float32Scalar('c3_p21', 0.75)
c3_p22 = Float32Scalar('c3_p22', 0.5)
c3_p23 = BoolScalar('c3_p23', True)
c3_p24 = Parameter('c3_p24', ('TENSOR_FLOAT32', []), None)
c3_p25 = Parameter('c3_p25', ('TENSOR_FLOAT32', []), None)
c3_p26 = Parameter('c3_p26', ('TENSOR_FLOAT32', []), None)
c3_p27 = Parameter('c3_p27', ('TENSOR_FLOAT32', []), None)
c3_o28 = Output('c3_o28', ('TENSOR_FLOAT32', [2, 1, 4]))
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
c3_model.AddOperand(c3_o28)
c3_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c3_i0, c3_i1, c3_i2, c3_i3, c3_i4, c3_i5, c3_i6, c3_i7, c3_i8, c3_i9, c3_i10, c3_i11, c3_i12, c3_i13, c3_i14, c3_i15, c3_i16, c3_i17, c3_i18, c3_i19, c3_p20, c3_p21, c3_p22, c3_p23, c3_p24, c3_p25, c3_p26, c3_p27).To(c3_o28)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [0.25, 0.625, -0.875, 0.125, -0.75, -0.25, 0.875, -0.625],
    c3_i1: [
        -0.625, -0.5, 0.875, 0.625, 0.5, -0.875, -0.125, -0.25, 0.25, -1.0, -0.375, 0.125, 0.0, 0.375, 1.0,
        0.75
    ],
    c3_i2: [
        0.625, 0.375, 1.0, -0.25, -0.625, -0.125, 0.75, -1.0, 0.875, -0.75, 0.5, -0.375, 0.25, -0.875, 0.125,
        0.0
    ],
    c3_i3: [
        -0.875, 0.375, 0.125, 0.5, 0.625, 0.875, 0.0, 0.25, -0.375, -0.5, 1.0, 0.75, -0.125, -1.0, -0.625,
        -0.25
    ],
    c3_i4: [
        -0.375, 0.875, -0.5, 0.25, -0.625, 1.0, 0.5, -0.25, -1.0, 0.375, 0.125, -0.75, -0.125, 0.0, 0.75,
        0.625
    ],
    c3_i5: [
        0.5, -0.75, -0.625, 0.625, 0.125, -0.375, -1.0, 0.75, 1.0, -0.25, -0.125, 0.875, 0.375, -0.5, 0.25,
        0.0
    ],
    c3_i6: [
        -0.875, -0.5, -1.0, -0.75, 0.25, -0.25, -0.375, 0.0, 0.5, 0.75, 0.125, -0.625, -0.125, 0.875, 0.375,
        1.0
    ],
    c3_i7: [
        0.125, -0.875, 0.625, 0.375, -0.25, -0.75, 0.875, -0.375, 0.0, -1.0, -0.5, 1.0, 0.5, -0.625, 0.75,
        -0.125
    ],
    c3_i8: [
        -0.875, 1.0, -0.75, -0.25, 0.5, 0.625, -0.125, -0.625, -0.375, 0.75, -1.0, 0.875, 0.25, 0.0, 0.375,
        0.125
    ],
    c3_i9: [0.5, -0.5, -0.25, 0.625],
    c3_i10: [-0.625, -0.375, 0.625, -0.5],
    c3_i11: [-0.625, 0.25, -0.875, 0.75],
    c3_i12: [0.375, -0.75, -0.5, -0.375],
    c3_i13: [-1.0, 0.75, -0.5, 0.375],
    c3_i14: [0.25, 0.875, 0.5, 0.75],
    c3_i15: [0.625, -1.0, 0.0, 1.0],
    c3_i16: [
        0.125, -0.375, 0.25, 0.5, -0.125, 0.625, -1.0, 0.75, -0.5, 0.875, 0.375, -0.25, -0.75, 0.0, -0.625,
        1.0
    ],
    c3_i17: [-1.0, 0.375, -0.125, -0.5],
    c3_i18: [0.25, 0.875, 0.625, -1.0],
    c3_i19: [0.0, 0.375, -0.75, 1.0],
    c3_o28: [-0.5, 0.5, -0.22303697, 0.16182229, -0.5, 0.5, -0.17867558, -0.19064261],
}, model=c3_model, name='default_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT32_value_activation_4_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 2, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [4, 1]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [4, 1]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [4, 1]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [4, 1]))
c4_i5 = Input('c4_i5', ('TENSOR_FLOAT32', [4, 4]))
c4_i6 = Input('c4_i6', ('TENSOR_FLOAT32', [4, 4]))
c4_i7 = Input('c4_i7', ('TENSOR_FLOAT32', [4, 4]))
c4_i8 = Input('c4_i8', ('TENSOR_FLOAT32', [4, 4]))
c4_p9 = Parameter('c4_p9', ('TENSOR_FLOAT32', []), None)
c4_p10 = Parameter('c4_p10', ('TENSOR_FLOAT32', []), None)
c4_p11 = Parameter('c4_p11', ('TENSOR_FLOAT32', []), None)
c4_i12 = Input('c4_i12', ('TENSOR_FLOAT32', [4]))
c4_i13 = Input('c4_i13', ('TENSOR_FLOAT32', [4]))
c4_i14 = Input('c4_i14', ('TENSOR_FLOAT32', [4]))
c4_i15 = Input('c4_i15', ('TENSOR_FLOAT32', [4]))
c4_p16 = Parameter('c4_p16', ('TENSOR_FLOAT32', []), None)
c4_p17 = Parameter('c4_p17', ('TENSOR_FLOAT32', []), None)
c4_i18 = Input('c4_i18', ('TENSOR_FLOAT32', [2, 4]))
c4_i19 = Input('c4_i19', ('TENSOR_FLOAT32', [2, 4]))
c4_p20 = Int32Scalar('c4_p20', 4)
c4_p21 = Float32Scalar('c4_p21', 0.0)
c4_p22 = Float32Scalar('c4_p22', 0.5)
c4_p23 = BoolScalar('c4_p23', True)
c4_p24 = Parameter('c4_p24', ('TENSOR_FLOAT32', []), None)
c4_p25 = Parameter('c4_p25', ('TENSOR_FLOAT32', []), None)
c4_p26 = Parameter('c4_p26', ('TENSOR_FLOAT32', []), None)
c4_p27 = Parameter('c4_p27', ('TENSOR_FLOAT32', []), None)
c4_o28 = Output('c4_o28', ('TENSOR_FLOAT32', [1, 2, 4]))
c4_o29 = Output('c4_o29', ('TENSOR_FLOAT32', [2, 4]))
c4_o30 = Output('c4_o30', ('TENSOR_FLOAT32', [2, 4]))
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
c4_model.AddOperand(c4_p9)
c4_model.AddOperand(c4_p10)
c4_model.AddOperand(c4_p11)
c4_model.AddOperand(c4_i12)
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
c4_model.AddOperand(c4_o28)
c4_model.AddOperand(c4_o29)
c4_model.AddOperand(c4_o30)
c4_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_p9, c4_p10, c4_p11, c4_i12, c4_i13, c4_i14, c4_i15, c4_p16, c4_p17, c4_i18, c4_i19, c4_p20, c4_p21, c4_p22, c4_p23, c4_p24, c4_p25, c4_p26, c4_p27).To(c4_o28, c4_o29, c4_o30)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [0.25, 0.5],
    c4_i1: [-0.5, 1.0, -0.25, -0.375],
    c4_i2: [0.0, 0.75, 0.25, -0.375],
    c4_i3: [-0.375, 0.25, -1.0, -0.75],
    c4_i4: [-0.25, -1.0, 1.0, 0.375],
    c4_i5: [
        0.0, 0.125, -0.75, 0.5, -1.0, 0.875, -0.875, 0.625, -0.625, -0.5, 0.375, -0.25, -0.125, 1.0, 0.75,
        -0.375
    ],
    c4_i6: [
        -0.125, 0.75, 0.625, -0.5, 0.25, 0.375, -0.625, 0.0, -1.0, 1.0, 0.5, -0.875, 0.875, -0.375, -0.75,
        0.125
    ],
    c4_i7: [
        0.75, -1.0, -0.375, 0.625, -0.875, 1.0, 0.875, -0.5, -0.25, -0.125, 0.375, -0.75, 0.0, 0.25, 0.5,
        0.125
    ],
    c4_i8: [
        0.375, 0.0, 1.0, -1.0, -0.875, -0.25, -0.375, -0.75, -0.125, 0.875, 0.5, 0.25, 0.125, 0.75, -0.625,
        0.625
    ],
    c4_i12: [-0.125, -1.0, 0.625, -0.625],
    c4_i13: [0.0, 0.625, 1.0, 0.875],
    c4_i14: [-0.25, -0.875, 0.875, 0.0],
    c4_i15: [0.625, 0.75, -0.875, 0.25],
    c4_i18: [-0.5, 0.25, -0.125, 0.75, -0.875, 0.125, -0.375, 0.625],
    c4_i19: [0.625, 0.5, 0.25, -0.625, -0.875, 0.0, 0.875, -0.75],
    c4_o28: [0.015940292, 0.004056266, 0.11141143, -0.28465274, -0.18298072, -0.22462596, 0.26805958, -0.35657224],
    c4_o29: [0.015940292, 0.004056266, 0.11141143, -0.28465274, -0.18298072, -0.22462596, 0.26805958, -0.35657224],
    c4_o30: [0.042246502, 0.0068881055, 0.25548235, -0.40914577, -0.69600797, -0.35540518, 0.6798182, -0.52524877],
}, model=c4_model, name='default_FLOAT32_value_activation_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 1, 17]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [3, 17]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT32', [3, 17]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT32', [3, 17]))
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT32', [3, 17]))
c5_i5 = Input('c5_i5', ('TENSOR_FLOAT32', [3, 3]))
c5_i6 = Input('c5_i6', ('TENSOR_FLOAT32', [3, 3]))
c5_i7 = Input('c5_i7', ('TENSOR_FLOAT32', [3, 3]))
c5_i8 = Input('c5_i8', ('TENSOR_FLOAT32', [3, 3]))
c5_p9 = Parameter('c5_p9', ('TENSOR_FLOAT32', []), None)
c5_p10 = Parameter('c5_p10', ('TENSOR_FLOAT32', []), None)
c5_p11 = Parameter('c5_p11', ('TENSOR_FLOAT32', []), None)
c5_i12 = Input('c5_i12', ('TENSOR_FLOAT32', [3]))
c5_i13 = Input('c5_i13', ('TENSOR_FLOAT32', [3]))
c5_i14 = Input('c5_i14', ('TENSOR_FLOAT32', [3]))
c5_i15 = Input('c5_i15', ('TENSOR_FLOAT32', [3]))
c5_i16 = Input('c5_i16', ('TENSOR_FLOAT32', [3, 3]))
c5_i17 = Input('c5_i17', ('TENSOR_FLOAT32', [3]))
c5_i18 = Input('c5_i18', ('TENSOR_FLOAT32', [1, 3]))
c5_i19 = Input('c5_i19', ('TENSOR_FLOAT32', [1, 3]))
c5_p20 = Int32Scalar('c5_p20', 3)
c5_p21 = Float32Scalar('c5_p21', 0.5)
c5_p22 = Float32Scalar('c5_p22', 0.0)
c5_p23 = BoolScalar('c5_p23', False)
c5_p24 = Parameter('c5_p24', ('TENSOR_FLOAT32', []), None)
c5_p25 = Parameter('c5_p25', ('TENSOR_FLOAT32', []), None)
c5_p26 = Parameter('c5_p26', ('TENSOR_FLOAT32', []), None)
c5_p27 = Parameter('c5_p27', ('TENSOR_FLOAT32', []), None)
c5_o28 = Output('c5_o28', ('TENSOR_FLOAT32', [1, 1, 3]))
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
c5_model.AddOperand(c5_p9)
c5_model.AddOperand(c5_p10)
c5_model.AddOperand(c5_p11)
c5_model.AddOperand(c5_i12)
c5_model.AddOperand(c5_i13)
c5_model.AddOperand(c5_i14)
c5_model.AddOperand(c5_i15)
c5_model.AddOperand(c5_i16)
c5_model.AddOperand(c5_i17)
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
c5_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_i5, c5_i6, c5_i7, c5_i8, c5_p9, c5_p10, c5_p11, c5_i12, c5_i13, c5_i14, c5_i15, c5_i16, c5_i17, c5_i18, c5_i19, c5_p20, c5_p21, c5_p22, c5_p23, c5_p24, c5_p25, c5_p26, c5_p27).To(c5_o28)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -0.875, -0.375, -0.625, 0.875, -0.5, -0.25, 0.125, 0.75, 0.0, -1.0, 0.625, -0.125, 0.5, 0.25, -0.75,
        1.0, 0.375
    ],
    c5_i1: [
        -0.375, -0.125, 0.375, -0.875, -0.25, -0.75, 0.25, 0.625, 0.125, -0.5, 1.0, 0.75, -0.625, -1.0, 0.875,
        0.5, 0.0, 1.0, 0.75, 0.875, -0.125, 0.625, -0.875, -1.0, -0.25, -0.625, 0.375, -0.375, 0.5, -0.75,
        -0.5, 0.0, 0.25, 0.125, -0.75, 0.875, -0.125, -0.375, -0.875, -0.5, -0.25, 0.0, 0.25, 0.625, 1.0,
        -0.625, 0.75, 0.125, 0.375, -1.0, 0.5
    ],
    c5_i2: [
        0.875, -0.25, -0.125, -0.75, -0.5, 0.625, 0.5, -0.375, -0.875, 0.75, 0.0, 0.25, 1.0, -1.0, -0.625,
        0.375, 0.125, -0.375, 1.0, 0.5, -0.625, -0.5, 0.625, 0.875, -0.75, -0.875, 0.75, -0.125, 0.0, 0.375,
        0.125, -1.0, -0.25, 0.25, -0.5, 0.875, 0.125, 0.75, 0.5, -0.25, -0.75, -0.875, 1.0, -1.0, -0.125,
        0.625, 0.0, -0.375, 0.375, 0.25, -0.625
    ],
    c5_i3: [
        0.375, 1.0, 0.0, -0.625, 0.125, 0.875, -0.75, -0.375, -0.5, 0.25, -0.25, -0.875, -1.0, 0.75, -0.125,
        0.625, 0.5, 0.75, -0.75, 0.0, -0.875, 0.625, -0.5, -0.125, 0.5, -0.625, 1.0, 0.25, 0.375, -1.0,
        -0.375, 0.125, 0.875, -0.25, 0.25, -0.125, 0.625, 0.5, 0.375, -0.375, -1.0, 1.0, 0.75, -0.25, -0.5,
        0.875, -0.75, -0.875, -0.625, 0.125, 0.0
    ],
    c5_i4: [
        -0.75, -1.0, -0.25, -0.375, 0.625, 0.125, 0.375, -0.125, 0.875, -0.625, -0.5, 0.25, -0.875, 1.0, 0.5,
        0.75, 0.0, 0.375, -0.75, -0.875, 1.0, 0.625, 0.5, 0.0, 0.25, -0.375, 0.125, -1.0, -0.125, 0.75,
        -0.625, 0.875, -0.25, -0.5, 0.75, 0.625, -0.5, 0.5, 1.0, -0.625, -1.0, 0.25, 0.875, -0.375, 0.0,
        -0.875, 0.125, -0.75, 0.375, -0.125, -0.25
    ],
    c5_i5: [0.0, 0.625, 1.0, 0.75, -0.75, 0.125, -0.375, 0.375, -0.625],
    c5_i6: [-0.375, -0.875, 0.625, 0.875, -0.125, 0.25, 0.375, -0.5, -0.75],
    c5_i7: [1.0, -0.25, -0.75, 0.5, -1.0, -0.875, -0.375, 0.75, 0.375],
    c5_i8: [0.875, 0.625, 0.25, -1.0, -0.875, -0.375, 0.0, -0.625, 0.5],
    c5_i12: [0.375, -0.25, -0.875],
    c5_i13: [-0.5, 1.0, -1.0],
    c5_i14: [1.125, -5.625, 0.125],
    c5_i15: [-0.5, -0.125, 0.125],
    c5_i16: [-0.75, 0.875, -0.125, 0.125, 0.5, -0.5, 0.375, -0.625, 0.625],
    c5_i17: [0.125, 0.75, -0.625],
    c5_i18: [0.875, 0.0, -0.875],
    c5_i19: [0.75, 0.5, -0.5],
    c5_o28: [-0.08871997, 0.8293675, -0.53084093],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [1, 1, 1]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', []), None)
c6_p2 = Parameter('c6_p2', ('TENSOR_FLOAT16', [1, 1]), [-0.5])
c6_p3 = Parameter('c6_p3', ('TENSOR_FLOAT16', [1, 1]), [0.75])
c6_p4 = Parameter('c6_p4', ('TENSOR_FLOAT16', [1, 1]), [-0.625])
c6_p5 = Parameter('c6_p5', ('TENSOR_FLOAT16', []), None)
c6_p6 = Parameter('c6_p6', ('TENSOR_FLOAT16', [1, 4]), [0.125, 0.25, -0.875, 0.5])
c6_p7 = Parameter('c6_p7', ('TENSOR_FLOAT16', [1, 4]), [0.125, -0.625, 0.875, 0.5])
c6_p8 = Parameter('c6_p8', ('TENSOR_FLOAT16', [1, 4]), [-0.375, -0.625, 0.5, -0.25])
c6_p9 = Parameter('c6_p9', ('TENSOR_FLOAT16', []), None)
c6_p10 = Parameter('c6_p10', ('TENSOR_FLOAT16', []), None)
c6_p11 = Parameter('c6_p11', ('TENSOR_FLOAT16', []), None)
c6_p12 = Parameter('c6_p12', ('TENSOR_FLOAT16', []), None)
c6_p13 = Parameter('c6_p13', ('TENSOR_FLOAT16', [1]), [0.875])
c6_p14 = Parameter('c6_p14', ('TENSOR_FLOAT16', [1]), [-0.375])
c6_p15 = Parameter('c6_p15', ('TENSOR_FLOAT16', [1]), [0.375])
c6_p16 = Parameter('c6_p16', ('TENSOR_FLOAT16', [4, 1]), [-0.25, 0.75, 0.25, 0.0])
c6_p17 = Parameter('c6_p17', ('TENSOR_FLOAT16', []), None)
c6_i18 = Input('c6_i18', ('TENSOR_FLOAT16', [1, 4]))
c6_i19 = Input('c6_i19', ('TENSOR_FLOAT16', [1, 1]))
c6_p20 = Int32Scalar('c6_p20', 6)
c6_p21 = Float16Scalar('c6_p21', 0.5)
c6_p22 = Float16Scalar('c6_p22', 0.75)
c6_p23 = BoolScalar('c6_p23', True)
c6_p24 = Parameter('c6_p24', ('TENSOR_FLOAT16', []), None)
c6_p25 = Parameter('c6_p25', ('TENSOR_FLOAT16', []), None)
c6_p26 = Parameter('c6_p26', ('TENSOR_FLOAT16', []), None)
c6_p27 = Parameter('c6_p27', ('TENSOR_FLOAT16', []), None)
c6_o28 = Output('c6_o28', ('TENSOR_FLOAT16', [1, 1, 4]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
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
c6_model.AddOperand(c6_p13)
c6_model.AddOperand(c6_p14)
c6_model.AddOperand(c6_p15)
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
c6_model.AddOperand(c6_o28)
c6_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c6_i0, c6_p1, c6_p2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10, c6_p11, c6_p12, c6_p13, c6_p14, c6_p15, c6_p16, c6_p17, c6_i18, c6_i19, c6_p20, c6_p21, c6_p22, c6_p23, c6_p24, c6_p25, c6_p26, c6_p27).To(c6_o28)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [0.25],
    c6_i18: [0.625, 0.375, 1.0, 0.875],
    c6_i19: [-0.75],
    c6_o28: [-0.05753, 0.1726, 0.05753, 0.0],
}, model=c6_model, name='default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [2, 2, 2]), [-0.875, 0.25, -1.0, 0.875, 0.375, 0.0, -0.625, 0.75])
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', []), None)
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [3, 2]))
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT16', [3, 2]))
c7_i4 = Input('c7_i4', ('TENSOR_FLOAT16', [3, 2]))
c7_p5 = Parameter('c7_p5', ('TENSOR_FLOAT16', []), None)
c7_i6 = Input('c7_i6', ('TENSOR_FLOAT16', [3, 3]))
c7_i7 = Input('c7_i7', ('TENSOR_FLOAT16', [3, 3]))
c7_i8 = Input('c7_i8', ('TENSOR_FLOAT16', [3, 3]))
c7_p9 = Parameter('c7_p9', ('TENSOR_FLOAT16', []), None)
c7_i10 = Input('c7_i10', ('TENSOR_FLOAT16', [3]))
c7_i11 = Input('c7_i11', ('TENSOR_FLOAT16', [3]))
c7_p12 = Parameter('c7_p12', ('TENSOR_FLOAT16', []), None)
c7_i13 = Input('c7_i13', ('TENSOR_FLOAT16', [3]))
c7_i14 = Input('c7_i14', ('TENSOR_FLOAT16', [3]))
c7_i15 = Input('c7_i15', ('TENSOR_FLOAT16', [3]))
c7_p16 = Parameter('c7_p16', ('TENSOR_FLOAT16', []), None)
c7_p17 = Parameter('c7_p17', ('TENSOR_FLOAT16', []), None)
c7_p18 = Parameter('c7_p18', ('TENSOR_FLOAT16', [2, 3]), [-1.0, 0.625, 0.5, 1.0, -0.625, 0.125])
c7_p19 = Parameter('c7_p19', ('TENSOR_FLOAT16', [2, 3]), [-0.875, 0.375, 1.0, -0.25, 0.5, -1.0])
c7_p20 = Int32Scalar('c7_p20', 4)
c7_p21 = Float16Scalar('c7_p21', 0.5)
c7_p22 = Float16Scalar('c7_p22', 0.5)
c7_p23 = BoolScalar('c7_p23', False)
c7_p24 = Parameter('c7_p24', ('TENSOR_FLOAT16', []), None)
c7_i25 = Input('c7_i25', ('TENSOR_FLOAT16', [3]))
c7_i26 = Input('c7_i26', ('TENSOR_FLOAT16', [3]))
c7_i27 = Input('c7_i27', ('TENSOR_FLOAT16', [3]))
c7_o28 = Output('c7_o28', ('TENSOR_FLOAT16', [2, 2, 3]))
c7_o29 = Output('c7_o29', ('TENSOR_FLOAT16', [2, 3]))
c7_o30 = Output('c7_o30', ('TENSOR_FLOAT16', [2, 3]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
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
c7_model.AddOperand(c7_p19)
c7_model.AddOperand(c7_p20)
c7_model.AddOperand(c7_p21)
c7_model.AddOperand(c7_p22)
c7_model.AddOperand(c7_p23)
c7_model.AddOperand(c7_p24)
c7_model.AddOperand(c7_i25)
c7_model.AddOperand(c7_i26)
c7_model.AddOperand(c7_i27)
c7_model.AddOperand(c7_o28)
c7_model.AddOperand(c7_o29)
c7_model.AddOperand(c7_o30)
c7_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c7_p0, c7_p1, c7_i2, c7_i3, c7_i4, c7_p5, c7_i6, c7_i7, c7_i8, c7_p9, c7_i10, c7_i11, c7_p12, c7_i13, c7_i14, c7_i15, c7_p16, c7_p17, c7_p18, c7_p19, c7_p20, c7_p21, c7_p22, c7_p23, c7_p24, c7_i25, c7_i26, c7_i27).To(c7_o28, c7_o29, c7_o30)
c7_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c7_i2: [0.25, -0.625, 0.0, 0.125, -0.75, -0.5],
    c7_i3: [0.5, 0.0, -0.5, 0.25, -0.375, 1.0],
    c7_i4: [0.5, -0.25, 0.75, -0.5, -0.75, 0.625],
    c7_i6: [0.375, 0.25, 0.875, -0.125, -1.0, -0.25, -0.375, -0.625, 0.0],
    c7_i7: [-0.625, 0.75, 0.875, -0.75, 0.25, 0.125, 0.0, 0.375, 1.0],
    c7_i8: [0.25, -0.75, 0.0, -0.625, -0.875, 0.125, 0.75, -0.5, -0.25],
    c7_i10: [-1.0, 0.125, -0.125],
    c7_i11: [0.75, 0.875, 1.0],
    c7_i13: [-0.5, 0.875, 0.0],
    c7_i14: [-1.0, -0.875, 0.625],
    c7_i15: [-0.625, -0.25, 1.0],
    c7_i25: [-0.25, -1.0, 0.75],
    c7_i26: [-0.875, 0.25, 0.0],
    c7_i27: [-0.625, -0.75, -1.0],
    c7_o28: [
        -0.1068, 0.1101, 0.2218, -0.00652, -0.02733, 0.1852, -0.1631, -0.02354, 0.06586, -0.06055, -0.1785,
        0.1139
    ],
    c7_o29: [-0.00652, -0.02733, 0.1852, -0.06055, -0.1785, 0.1139],
    c7_o30: [-0.015175, -0.0458, 0.5, -0.1439, -0.3052, 0.2913],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 1, 4]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [4, 4]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [4, 4]))
c8_i3 = Input('c8_i3', ('TENSOR_FLOAT16', [4, 4]))
c8_i4 = Input('c8_i4', ('TENSOR_FLOAT16', [4, 4]))
c8_i5 = Input('c8_i5', ('TENSOR_FLOAT16', [4, 4]))
c8_i6 = Input('c8_i6', ('TENSOR_FLOAT16', [4, 4]))
c8_i7 = Input('c8_i7', ('TENSOR_FLOAT16', [4, 4]))
c8_i8 = Input('c8_i8', ('TENSOR_FLOAT16', [4, 4]))
c8_p9 = Parameter('c8_p9', ('TENSOR_FLOAT16', []), None)
c8_p10 = Parameter('c8_p10', ('TENSOR_FLOAT16', []), None)
c8_p11 = Parameter('c8_p11', ('TENSOR_FLOAT16', []), None)
c8_i12 = Input('c8_i12', ('TENSOR_FLOAT16', [4]))
c8_i13 = Input('c8_i13', ('TENSOR_FLOAT16', [4]))
c8_i14 = Input('c8_i14', ('TENSOR_FLOAT16', [4]))
c8_i15 = Input('c8_i15', ('TENSOR_FLOAT16', [4]))
c8_i16 = Input('c8_i16', ('TENSOR_FLOAT16', [4, 4]))
c8_p17 = Parameter('c8_p17', ('TENSOR_FLOAT16', []), None)
c8_i18 = Input('c8_i18', ('TENSOR_FLOAT16', [1, 4]))
c8_i19 = Input('c8_i19', ('TENSOR_FLOAT16', [1, 4]))
c8_p20 = Int32Scalar('c8_p20', 0)
c8_p21 = Float16Scalar('c8_p21', 0.75)
c8_p22 = Float16Scalar('c8_p22', 0.5)
c8_p23 = BoolScalar('c8_p23', True)
c8_i24 = Input('c8_i24', ('TENSOR_FLOAT16', [4]))
c8_i25 = Input('c8_i25', ('TENSOR_FLOAT16', [4]))
c8_i26 = Input('c8_i26', ('TENSOR_FLOAT16', [4]))
c8_i27 = Input('c8_i27', ('TENSOR_FLOAT16', [4]))
c8_o28 = Output('c8_o28', ('TENSOR_FLOAT16', [1, 1, 4]))
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
c8_model.AddOperand(c8_p9)
c8_model.AddOperand(c8_p10)
c8_model.AddOperand(c8_p11)
c8_model.AddOperand(c8_i12)
c8_model.AddOperand(c8_i13)
c8_model.AddOperand(c8_i14)
c8_model.AddOperand(c8_i15)
c8_model.AddOperand(c8_i16)
c8_model.AddOperand(c8_p17)
c8_model.AddOperand(c8_i18)
c8_model.AddOperand(c8_i19)
c8_model.AddOperand(c8_p20)
c8_model.AddOperand(c8_p21)
c8_model.AddOperand(c8_p22)
c8_model.AddOperand(c8_p23)
c8_model.AddOperand(c8_i24)
c8_model.AddOperand(c8_i25)
c8_model.AddOperand(c8_i26)
c8_model.AddOperand(c8_i27)
c8_model.AddOperand(c8_o28)
c8_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c8_i0, c8_i1, c8_i2, c8_i3, c8_i4, c8_i5, c8_i6, c8_i7, c8_i8, c8_p9, c8_p10, c8_p11, c8_i12, c8_i13, c8_i14, c8_i15, c8_i16, c8_p17, c8_i18, c8_i19, c8_p20, c8_p21, c8_p22, c8_p23, c8_i24, c8_i25, c8_i26, c8_i27).To(c8_o28)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [1.0, 0.5, 0.375, -0.875],
    c8_i1: [
        1.0, 0.5, 0.375, -0.25, 0.625, 0.875, 0.0, -0.625, 0.25, -0.5, -1.0, -0.375, -0.875, 0.75, -0.125,
        -0.75
    ],
    c8_i2: [
        0.375, 0.875, -0.875, -1.0, -0.125, -0.375, 0.125, -0.5, -0.625, 0.25, 0.75, 0.0, 0.625, 0.5, -0.25,
        -0.75
    ],
    c8_i3: [
        -0.375, 1.0, 0.75, -0.75, 0.875, -0.5, 0.375, -0.125, 0.25, 0.625, -0.625, -0.25, -0.875, 0.5, 0.0,
        -1.0
    ],
    c8_i4: [
        -0.125, 0.375, -0.75, 0.0, 1.0, 0.875, -0.25, -1.0, 0.75, 0.5, 0.25, -0.875, -0.375, -0.5, 0.625,
        0.125
    ],
    c8_i5: [
        0.875, 0.125, 1.0, -0.75, -0.125, -0.875, 0.25, 0.0, -1.0, -0.5, -0.25, 0.375, 0.625, 0.5, -0.375,
        0.75
    ],
    c8_i6: [
        -0.5, -0.125, 0.25, -0.875, 0.875, -0.625, -0.25, -1.0, 0.125, 1.0, 0.5, -0.75, 0.625, -0.375, 0.375,
        0.75
    ],
    c8_i7: [
        0.0, -0.625, 0.5, -0.75, -0.375, -1.0, 0.625, -0.5, 0.375, -0.125, 0.75, -0.875, 0.125, -0.25, 1.0,
        0.25
    ],
    c8_i8: [
        0.625, 0.25, -0.5, -0.75, 0.125, -0.375, 0.75, -0.25, -0.125, 1.0, 0.375, -0.625, 0.875, 0.0, -1.0,
        -0.875
    ],
    c8_i12: [-0.5, -0.375, -1.0, -0.875],
    c8_i13: [0.375, 0.625, 0.125, -0.75],
    c8_i14: [-0.875, 0.125, -0.625, -0.75],
    c8_i15: [0.5, -0.375, -0.875, 0.25],
    c8_i16: [
        -0.5, 0.0, -0.125, 0.375, 0.875, -0.75, -0.375, 0.75, 1.0, 0.125, -0.625, 0.25, 0.5, 0.625, -0.875,
        -0.25
    ],
    c8_i18: [0.75, 0.375, 1.0, -0.125],
    c8_i19: [0.125, 1.0, 0.875, -0.625],
    c8_i24: [1.0, 0.125, -0.75, 0.625],
    c8_i25: [0.625, -0.75, -1.0, 0.375],
    c8_i26: [0.75, 0.25, 0.625, 0.875],
    c8_i27: [-0.5, -0.625, -0.875, -0.125],
    c8_o28: [-0.02602, -0.5, -0.3364, -0.00547],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 1, 1]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [3, 1]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [3, 1]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [3, 1]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [3, 1]))
c9_i5 = Input('c9_i5', ('TENSOR_FLOAT16', [3, 1]))
c9_i6 = Input('c9_i6', ('TENSOR_FLOAT16', [3, 1]))
c9_i7 = Input('c9_i7', ('TENSOR_FLOAT16', [3, 1]))
c9_i8 = Input('c9_i8', ('TENSOR_FLOAT16', [3, 1]))
c9_p9 = Parameter('c9_p9', ('TENSOR_FLOAT16', []), None)
c9_p10 = Parameter('c9_p10', ('TENSOR_FLOAT16', []), None)
c9_p11 = Parameter('c9_p11', ('TENSOR_FLOAT16', []), None)
c9_i12 = Input('c9_i12', ('TENSOR_FLOAT16', [3]))
c9_i13 = Input('c9_i13', ('TENSOR_FLOAT16', [3]))
c9_i14 = Input('c9_i14', ('TENSOR_FLOAT16', [3]))
c9_i15 = Input('c9_i15', ('TENSOR_FLOAT16', [3]))
c9_i16 = Input('c9_i16', ('TENSOR_FLOAT16', [1, 3]))
c9_i17 = Input('c9_i17', ('TENSOR_FLOAT16', [1]))
c9_i18 = Input('c9_i18', ('TENSOR_FLOAT16', [1, 1]))
c9_i19 = Input('c9_i19', ('TENSOR_FLOAT16', [1, 3]))
c9_p20 = Int32Scalar('c9_p20', 3)
c9_p21 = Float16Scalar('c9_p21', 0.5)
c9_p22 = Float16Scalar('c9_p22', 0.0)
c9_p23 = BoolScalar('c9_p23', True)
c9_i24 = Input('c9_i24', ('TENSOR_FLOAT16', [3]))
c9_i25 = Input('c9_i25', ('TENSOR_FLOAT16', [3]))
c9_i26 = Input('c9_i26', ('TENSOR_FLOAT16', [3]))
c9_i27 = Input('c9_i27', ('TENSOR_FLOAT16', [3]))
c9_o28 = Output('c9_o28', ('TENSOR_FLOAT16', [1, 1, 1]))
c9_o29 = Output('c9_o29', ('TENSOR_FLOAT16', [1, 1]))
c9_o30 = Output('c9_o30', ('TENSOR_FLOAT16', [1, 3]))
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
c9_model.AddOperand(c9_p9)
c9_model.AddOperand(c9_p10)
c9_model.AddOperand(c9_p11)
c9_model.AddOperand(c9_i12)
c9_model.AddOperand(c9_i13)
c9_model.AddOperand(c9_i14)
c9_model.AddOperand(c9_i15)
c9_model.AddOperand(c9_i16)
c9_model.AddOperand(c9_i17)
c9_model.AddOperand(c9_i18)
c9_model.AddOperand(c9_i19)
c9_model.AddOperand(c9_p20)
c9_model.AddOperand(c9_p21)
c9_model.AddOperand(c9_p22)
c9_model.AddOperand(c9_p23)
c9_model.AddOperand(c9_i24)
c9_model.AddOperand(c9_i25)
c9_model.AddOperand(c9_i26)
c9_model.AddOperand(c9_i27)
c9_model.AddOperand(c9_o28)
c9_model.AddOperand(c9_o29)
c9_model.AddOperand(c9_o30)
c9_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c9_i0, c9_i1, c9_i2, c9_i3, c9_i4, c9_i5, c9_i6, c9_i7, c9_i8, c9_p9, c9_p10, c9_p11, c9_i12, c9_i13, c9_i14, c9_i15, c9_i16, c9_i17, c9_i18, c9_i19, c9_p20, c9_p21, c9_p22, c9_p23, c9_i24, c9_i25, c9_i26, c9_i27).To(c9_o28, c9_o29, c9_o30)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [-0.25],
    c9_i1: [-0.125, 0.5, 0.0],
    c9_i2: [-0.25, -0.875, 0.375],
    c9_i3: [0.125, -1.0, 0.375],
    c9_i4: [-1.0, -0.125, -0.75],
    c9_i5: [0.625, -0.25, -0.375],
    c9_i6: [0.875, -0.875, -1.0],
    c9_i7: [0.25, -0.75, 0.0],
    c9_i8: [-0.125, 0.875, -0.5],
    c9_i12: [0.125, 0.25, 1.0],
    c9_i13: [0.625, 0.25, 0.0],
    c9_i14: [-1.375, 0.25, 0.5],
    c9_i15: [-0.25, 0.75, 0.0],
    c9_i16: [1.0, -0.25, 0.375],
    c9_i17: [0.875],
    c9_i18: [0.125],
    c9_i19: [0.875, -0.875, 0.375],
    c9_i24: [-0.125, 0.5, 0.75],
    c9_i25: [-0.5, -0.875, -0.25],
    c9_i26: [0.875, 0.375, 0.75],
    c9_i27: [0.625, -1.0, -0.625],
    c9_o28: [1.238],
    c9_o29: [1.238],
    c9_o30: [0.4778, -0.0817, 0.22],
}, model=c9_model, name='default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 2, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [4, 3]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [4, 3]))
c10_i3 = Input('c10_i3', ('TENSOR_FLOAT16', [4, 3]))
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [4, 3]))
c10_i5 = Input('c10_i5', ('TENSOR_FLOAT16', [4, 4]))
c10_i6 = Input('c10_i6', ('TENSOR_FLOAT16', [4, 4]))
c10_i7 = Input('c10_i7', ('TENSOR_FLOAT16', [4, 4]))
c10_i8 = Input('c10_i8', ('TENSOR_FLOAT16', [4, 4]))
c10_i9 = Input('c10_i9', ('TENSOR_FLOAT16', [4]))
c10_i10 = Input('c10_i10', ('TENSOR_FLOAT16', [4]))
c10_i11 = Input('c10_i11', ('TENSOR_FLOAT16', [4]))
c10_i12 = Input('c10_i12', ('TENSOR_FLOAT16', [4]))
c10_i13 = Input('c10_i13', ('TENSOR_FLOAT16', [4]))
c10_i14 = Input('c10_i14', ('TENSOR_FLOAT16', [4]))
c10_i15 = Input('c10_i15', ('TENSOR_FLOAT16', [4]))
c10_p16 = Parameter('c10_p16', ('TENSOR_FLOAT16', []), None)
c10_p17 = Parameter('c10_p17', ('TENSOR_FLOAT16', []), None)
c10_i18 = Input('c10_i18', ('TENSOR_FLOAT16', [2, 4]))
c10_i19 = Input('c10_i19', ('TENSOR_FLOAT16', [2, 4]))
c10_p20 = Int32Scalar('c10_p20', 1)
c10_p21 = Float16Scalar('c10_p21', 0.0)
c10_p22 = Float16Scalar('c10_p22', 0.5)
c10_p23 = BoolScalar('c10_p23', True)
c10_p24 = Parameter('c10_p24', ('TENSOR_FLOAT16', []), None)
c10_p25 = Parameter('c10_p25', ('TENSOR_FLOAT16', []), None)
c10_p26 = Parameter('c10_p26', ('TENSOR_FLOAT16', []), None)
c10_p27 = Parameter('c10_p27', ('TENSOR_FLOAT16', []), None)
c10_o28 = Output('c10_o28', ('TENSOR_FLOAT16', [1, 2, 4]))
c10_o29 = Output('c10_o29', ('TENSOR_FLOAT16', [2, 4]))
c10_o30 = Output('c10_o30', ('TENSOR_FLOAT16', [2, 4]))
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
c10_model.AddOperand(c10_i9)
c10_model.AddOperand(c10_i10)
c10_model.AddOperand(c10_i11)
c10_model.AddOperand(c10_i12)
c10_model.AddOperand(c10_i13)
c10_model.AddOperand(c10_i14)
c10_model.AddOperand(c10_i15)
c10_model.AddOperand(c10_p16)
c10_model.AddOperand(c10_p17)
c10_model.AddOperand(c10_i18)
c10_model.AddOperand(c10_i19)
c10_model.AddOperand(c10_p20)
c10_model.AddOperand(c10_p21)
c10_model.AddOperand(c10_p22)
c10_model.AddOperand(c10_p23)
c10_model.AddOperand(c10_p24)
c10_model.AddOperand(c10_p25)
c10_model.AddOperand(c10_p26)
c10_model.AddOperand(c10_p27)
c10_model.AddOperand(c10_o28)
c10_model.AddOperand(c10_o29)
c10_model.AddOperand(c10_o30)
c10_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c10_i0, c10_i1, c10_i2, c10_i3, c10_i4, c10_i5, c10_i6, c10_i7, c10_i8, c10_i9, c10_i10, c10_i11, c10_i12, c10_i13, c10_i14, c10_i15, c10_p16, c10_p17, c10_i18, c10_i19, c10_p20, c10_p21, c10_p22, c10_p23, c10_p24, c10_p25, c10_p26, c10_p27).To(c10_o28, c10_o29, c10_o30)
c10_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c10_i0: [-0.75, 0.125, 0.375, 0.0, -0.125, 1.0],
    c10_i1: [1.0, -0.125, -1.0, -0.875, 0.875, 0.75, 0.625, 0.375, 0.5, -0.75, -0.375, 0.25],
    c10_i2: [1.0, -0.25, -0.625, 0.25, 0.75, 0.5, -1.0, -0.375, -0.5, 0.125, -0.875, 0.625],
    c10_i3: [-0.5, -0.375, -0.875, 0.5, -0.75, 0.875, -0.625, 0.625, 1.0, 0.75, 0.25, 0.375],
    c10_i4: [-1.0, 0.5, 1.0, -0.75, -0.5, -0.25, 0.625, -0.125, 0.375, 0.875, 0.25, 0.0],
    c10_i5: [
        0.875, 0.0, 0.375, -0.75, -0.375, -0.25, -0.125, 0.75, -0.875, 0.625, -0.625, -0.5, 1.0, 0.25, 0.5,
        -1.0
    ],
    c10_i6: [
        -0.125, 0.375, 0.875, -0.25, 0.0, -0.625, -0.875, 0.75, -0.5, 0.5, 1.0, -1.0, -0.75, -0.375, 0.125,
        0.625
    ],
    c10_i7: [
        1.0, 0.25, 0.375, 0.625, 0.0, -0.5, 0.875, -0.75, -0.875, -0.125, 0.125, 0.5, -0.25, -0.375, 0.75,
        -1.0
    ],
    c10_i8: [
        0.625, -1.0, 0.875, -0.375, -0.625, 0.75, -0.125, 0.125, 0.375, -0.25, -0.875, 1.0, 0.5, 0.25, 0.0,
        -0.75
    ],
    c10_i9: [-1.0, -0.625, 0.75, 0.125],
    c10_i10: [-0.25, 1.0, 0.875, -1.0],
    c10_i11: [0.5, -0.75, 0.0, 0.375],
    c10_i12: [-0.875, 0.75, -0.5, 0.25],
    c10_i13: [0.375, -0.25, -0.875, -0.5],
    c10_i14: [0.0, 1.0, -0.5, -1.0],
    c10_i15: [0.75, -0.75, 0.625, -0.875],
    c10_i18: [-0.25, -0.875, -0.375, 0.625, -0.125, -1.0, -0.625, 0.0],
    c10_i19: [1.0, -1.0, 0.25, 0.875, -0.25, 0.125, 0.625, -0.375],
    c10_o28: [0.142, 0.0, 0.2625, 0.03366, 0.0, 0.0966, 0.3562, 0.0],
    c10_o29: [0.142, 0.0, 0.2625, 0.03366, 0.0, 0.0966, 0.3562, 0.0],
    c10_o30: [0.1582, -0.0654, 0.33, 0.3335, -0.0642, 1.724, 0.417, -0.2742],
}, model=c10_model, name='default_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# unidirectional_sequence_lstm_default_FLOAT16_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 3, 17]))
c11_p1 = Parameter('c11_p1', ('TENSOR_FLOAT16', []), None)
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [2, 17]))
c11_i3 = Input('c11_i3', ('TENSOR_FLOAT16', [2, 17]))
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [2, 17]))
c11_p5 = Parameter('c11_p5', ('TENSOR_FLOAT16', []), None)
c11_i6 = Input('c11_i6', ('TENSOR_FLOAT16', [2, 2]))
c11_i7 = Input('c11_i7', ('TENSOR_FLOAT16', [2, 2]))
c11_i8 = Input('c11_i8', ('TENSOR_FLOAT16', [2, 2]))
c11_p9 = Parameter('c11_p9', ('TENSOR_FLOAT16', []), None)
c11_i10 = Input('c11_i10', ('TENSOR_FLOAT16', [2]))
c11_i11 = Input('c11_i11', ('TENSOR_FLOAT16', [2]))
c11_p12 = Parameter('c11_p12', ('TENSOR_FLOAT16', []), None)
c11_i13 = Input('c11_i13', ('TENSOR_FLOAT16', [2]))
c11_i14 = Input('c11_i14', ('TENSOR_FLOAT16', [2]))
c11_i15 = Input('c11_i15', ('TENSOR_FLOAT16', [2]))
c11_p16 = Parameter('c11_p16', ('TENSOR_FLOAT16', []), None)
c11_p17 = Parameter('c11_p17', ('TENSOR_FLOAT16', []), None)
c11_i18 = Input('c11_i18', ('TENSOR_FLOAT16', [2, 2]))
c11_i19 = Input('c11_i19', ('TENSOR_FLOAT16', [2, 2]))
c11_p20 = Int32Scalar('c11_p20', 4)
c11_p21 = Float16Scalar('c11_p21', 0.0)
c11_p22 = Float16Scalar('c11_p22', 0.5)
c11_p23 = BoolScalar('c11_p23', False)
c11_p24 = Parameter('c11_p24', ('TENSOR_FLOAT16', []), None)
c11_p25 = Parameter('c11_p25', ('TENSOR_FLOAT16', []), None)
c11_p26 = Parameter('c11_p26', ('TENSOR_FLOAT16', []), None)
c11_p27 = Parameter('c11_p27', ('TENSOR_FLOAT16', []), None)
c11_o28 = Output('c11_o28', ('TENSOR_FLOAT16', [2, 3, 2]))
c11_o29 = Output('c11_o29', ('TENSOR_FLOAT16', [2, 2]))
c11_o30 = Output('c11_o30', ('TENSOR_FLOAT16', [2, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_i3)
c11_model.AddOperand(c11_i4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_i6)
c11_model.AddOperand(c11_i7)
c11_model.AddOperand(c11_i8)
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_i10)
c11_model.AddOperand(c11_i11)
c11_model.AddOperand(c11_p12)
c11_model.AddOperand(c11_i13)
c11_model.AddOperand(c11_i14)
c11_model.AddOperand(c11_i15)
c11_model.AddOperand(c11_p16)
c11_model.AddOperand(c11_p17)
c11_model.AddOperand(c11_i18)
c11_model.AddOperand(c11_i19)
c11_model.AddOperand(c11_p20)
c11_model.AddOperand(c11_p21)
c11_model.AddOperand(c11_p22)
c11_model.AddOperand(c11_p23)
c11_model.AddOperand(c11_p24)
c11_model.AddOperand(c11_p25)
c11_model.AddOperand(c11_p26)
c11_model.AddOperand(c11_p27)
c11_model.AddOperand(c11_o28)
c11_model.AddOperand(c11_o29)
c11_model.AddOperand(c11_o30)
c11_model.Operation('UNIDIRECTIONAL_SEQUENCE_LSTM', c11_i0, c11_p1, c11_i2, c11_i3, c11_i4, c11_p5, c11_i6, c11_i7, c11_i8, c11_p9, c11_i10, c11_i11, c11_p12, c11_i13, c11_i14, c11_i15, c11_p16, c11_p17, c11_i18, c11_i19, c11_p20, c11_p21, c11_p22, c11_p23, c11_p24, c11_p25, c11_p26, c11_p27).To(c11_o28, c11_o29, c11_o30)
c11_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c11_i0: [
        0.5, 0.625, -1.0, 0.0, -0.25, -0.75, 0.25, 0.125, -0.625, 1.0, 0.875, -0.375, -0.875, 0.375, -0.125,
        0.75, -0.5, -0.125, 0.375, 0.625, -0.375, 0.0, 0.125, 0.75, -1.0, 0.25, 1.0, -0.875, 0.875, -0.625,
        -0.5, -0.75, -0.25, 0.5, -0.375, 0.875, -0.75, -0.625, -0.5, 0.0, 0.5, -0.875, 0.25, 0.375, 0.125,
        1.0, 0.75, -0.125, -0.25, 0.625, -1.0, 0.625, -0.625, -0.875, 0.25, 0.375, 0.75, -0.75, -0.125, -0.5,
        0.5, 0.0, 1.0, -0.375, 0.125, -0.25, -1.0, 0.875, -0.375, 0.75, -0.75, -0.875, 0.375, -0.125, -0.625,
        -0.5, 1.0, 0.0, -1.0, -0.25, 0.625, 0.125, 0.25, 0.875, 0.5, 0.75, -0.875, 0.875, -0.5, -0.625, 0.25,
        0.375, 0.5, 0.125, 0.625, -0.75, -0.125, -0.375, 1.0, -0.25, 0.0, -1.0
    ],
    c11_i2: [
        0.5, 0.25, 0.375, -0.125, 1.0, 0.0, 0.75, 0.625, 0.875, -0.5, -0.625, -0.75, -0.375, -1.0, -0.25,
        0.125, -0.875, 0.25, 0.875, -0.25, 0.5, 0.125, 0.625, -1.0, -0.125, 1.0, -0.75, -0.5, -0.875, 0.75,
        0.0, -0.375, -0.625, 0.375
    ],
    c11_i3: [
        -0.875, 0.0, -0.25, 0.625, -0.125, 0.25, 1.0, -0.625, 0.125, -0.5, 0.75, 0.5, -0.375, -0.75, 0.375,
        0.875, -1.0, 0.25, 0.375, 1.0, -0.25, -0.875, -1.0, 0.125, -0.375, 0.0, 0.625, -0.75, 0.75, 0.5,
        0.875, -0.125, -0.5, -0.625
    ],
    c11_i4: [
        0.5, -0.5, -0.375, 0.125, 0.625, 0.375, 0.0, 0.25, -0.125, -1.0, 0.875, -0.75, -0.875, 0.75, -0.25,
        -0.625, 1.0, 1.0, 0.875, -0.75, -0.25, 0.25, -0.625, 0.0, 0.625, -0.5, 0.75, -0.875, -0.375, 0.375,
        -1.0, 0.5, -0.125, 0.125
    ],
    c11_i6: [0.125, -0.75, 0.875, 0.625],
    c11_i7: [0.375, 0.625, -0.75, -1.0],
    c11_i8: [-0.75, 1.0, 0.75, 0.875],
    c11_i10: [0.0, 1.0],
    c11_i11: [-0.625, 0.625],
    c11_i13: [0.875, 0.25],
    c11_i14: [0.5, -0.375],
    c11_i15: [-0.625, -0.875],
    c11_i18: [0.125, 0.25, 0.625, -0.625],
    c11_i19: [0.0, -0.875, 0.875, 0.75],
    c11_o28: [0.1531, -0.421, 0.01099, 0.2408, 0.00449, 0.339, -0.3652, 0.1648, -0.092, 0.2593, -0.1749, 0.182],
    c11_o29: [0.00449, 0.339, -0.1749, 0.182],
    c11_o30: [0.7334, 0.8047, -0.6025, 0.8413],
}, model=c11_model, name='default_FLOAT16_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
