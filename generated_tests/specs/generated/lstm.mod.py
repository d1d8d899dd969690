from math import inf, nan

import numpy as np

# lstm_basic_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 1]))
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [4, 1]), [0.25, -0.125, 1.0, 0.375])
c0_p2 = Parameter('c0_p2', ('TENSOR_FLOAT32', [4, 1]), [0.75, -0.375, 1.0, -1.0])
c0_p3 = Parameter('c0_p3', ('TENSOR_FLOAT32', [4, 1]), [0.625, 0.25, -1.0, -0.5])
c0_p4 = Parameter('c0_p4', ('TENSOR_FLOAT32', [4, 1]), [-0.25, -0.125, 0.375, -1.0])
c0_p5 = Parameter('c0_p5', ('TENSOR_FLOAT32', [4, 4]), [
        0.0, 0.875, 0.25, -0.625, 0.75, 0.5, 1.0, -0.375, -0.25, -0.125, -0.875, 0.125, 0.625, -0.5, -1.0,
        0.375
    ])
c0_p6 = Parameter('c0_p6', ('TENSOR_FLOAT32', [4, 4]), [
        0.875, 0.25, 0.5, -0.75, 0.0, -0.875, 1.0, 0.625, -0.125, -0.25, -1.0, 0.75, 0.125, -0.625, 0.375,
        -0.375
    ])
c0_p7 = Parameter('c0_p7', ('TENSOR_FLOAT32', [4, 4]), [
        0.75, -0.375, -0.625, -0.75, 0.0, 0.25, -0.25, -0.5, 0.125, 1.0, -1.0, 0.375, 0.875, -0.875, -0.125,
        0.625
    ])
c0_p8 = Parameter('c0_p8', ('TENSOR_FLOAT32', [4, 4]), [
        -1.0, 0.0, -0.5, 1.0, 0.75, -0.25, 0.5, -0.375, 0.125, 0.625, -0.875, 0.875, 0.25, -0.125, 0.375,
        -0.75
    ])
c0_p9 = Parameter('c0_p9', ('TENSOR_FLOAT32', []), None)
c0_p10 = Parameter('c0_p10', ('TENSOR_FLOAT32', []), None)
c0_p11 = Parameter('c0_p11', ('TENSOR_FLOAT32', []), None)
c0_p12 = Parameter('c0_p12', ('TENSOR_FLOAT32', [4]), [0.375, -1.0, -0.75, 0.25])
c0_p13 = Parameter('c0_p13', ('TENSOR_FLOAT32', [4]), [-0.125, 0.125, 0.5, 0.875])
c0_p14 = Parameter('c0_p14', ('TENSOR_FLOAT32', [4]), [-0.5, 0.0, 0.875, -0.75])
c0_p15 = Parameter('c0_p15', ('TENSOR_FLOAT32', [4]), [-0.25, -0.625, 0.125, 0.375])
c0_p16 = Parameter('c0_p16', ('TENSOR_FLOAT32', []), None)
c0_p17 = Parameter('c0_p17', ('TENSOR_FLOAT32', []), None)
c0_p18 = Parameter('c0_p18', ('TENSOR_FLOAT32', [2, 4]), [-0.625, 0.375, 0.0, 0.5, -0.5, -0.25, -0.125, -0.375])
c0_i19 = Input('c0_i19', ('TENSOR_FLOAT32', [2, 4]))
c0_p20 = Int32Scalar('c0_p20', 6)
c0_p21 = Float32Scalar('c0_p21', 0.75)
c0_p22 = Float32Scalar('c0_p22', 0.0)
c0_o23 = IgnoredOutput('c0_o23', ('TENSOR_FLOAT32', [2, 16]))
c0_o24 = Output('c0_o24', ('TENSOR_FLOAT32', [2, 4]))
c0_o25 = Output('c0_o25', ('TENSOR_FLOAT32', [2, 4]))
c0_o26 = Output('c0_o26', ('TENSOR_FLOAT32', [2, 4]))
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
c0_model.AddOperand(c0_p18)
c0_model.AddOperand(c0_i19)
c0_model.AddOperand(c0_p20)
c0_model.AddOperand(c0_p21)
c0_model.AddOperand(c0_p22)
c0_model.AddOperand(c0_o23)
c0_model.AddOperand(c0_o24)
c0_model.AddOperand(c0_o25)
c0_model.AddOperand(c0_o26)
c0_model.Operation('LSTM', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10, c0_p11, c0_p12, c0_p13, c0_p14, c0_p15, c0_p16, c0_p17, c0_p18, c0_i19, c0_p20, c0_p21, c0_p22).To(c0_o23, c0_o24, c0_o25, c0_o26)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [0.25, -0.75],
    c0_i19: [0.25, 0.375, -1.0, 0.75, -0.75, -0.375, 0.5, -0.125],
    c0_o23: [],
    c0_o24: [0.38211015, 0.111903965, 0.27180722, 0.24117899, 0.25918037, 0.14966361, 0.21177833, 0.39551333],
    c0_o25: [0.20742255, 0.2759051, -0.43714723, 0.49212462, -0.048384465, -0.11415992, 0.38575068, 0.02829377],
    c0_o26: [0.38211015, 0.111903965, 0.27180722, 0.24117899, 0.25918037, 0.14966361, 0.21177833, 0.39551333],
}, model=c0_model, name='basic_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 1]), [0.75, -0.25, 0.375])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', []), None)
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [4, 1]))
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT32', [4, 1]))
c1_i4 = Input('c1_i4', ('TENSOR_FLOAT32', [4, 1]))
c1_p5 = Parameter('c1_p5', ('TENSOR_FLOAT32', []), None)
c1_i6 = Input('c1_i6', ('TENSOR_FLOAT32', [4, 4]))
c1_i7 = Input('c1_i7', ('TENSOR_FLOAT32', [4, 4]))
c1_i8 = Input('c1_i8', ('TENSOR_FLOAT32', [4, 4]))
c1_p9 = Parameter('c1_p9', ('TENSOR_FLOAT32', []), None)
c1_p10 = Parameter('c1_p10', ('TENSOR_FLOAT32', []), None)
c1_p11 = Parameter('c1_p11', ('TENSOR_FLOAT32', []), None)
c1_p12 = Parameter('c1_p12', ('TENSOR_FLOAT32', []), None)
c1_i13 = Input('c1_i13', ('TENSOR_FLOAT32', [4]))
c1_i14 = Input('c1_i14', ('TENSOR_FLOAT32', [4]))
c1_i15 = Input('c1_i15', ('TENSOR_FLOAT32', [4]))
c1_p16 = Parameter('c1_p16', ('TENSOR_FLOAT32', []), None)
c1_p17 = Parameter('c1_p17', ('TENSOR_FLOAT32', []), None)
c1_i18 = Input('c1_i18', ('TENSOR_FLOAT32', [3, 4]))
c1_p19 = Parameter('c1_p19', ('TENSOR_FLOAT32', [3, 4]), [1.0, 0.125, 0.5, -0.5, 0.875, 0.375, -0.625, -0.75, 0.75, 0.625, 0.0, -0.375])
c1_p20 = Int32Scalar('c1_p20', 1)
c1_p21 = Float32Scalar('c1_p21', 0.75)
c1_p22 = Float32Scalar('c1_p22', 0.5)
c1_o23 = IgnoredOutput('c1_o23', ('TENSOR_FLOAT32', [3, 12]))
c1_o24 = Output('c1_o24', ('TENSOR_FLOAT32', [3, 4]))
c1_o25 = Output('c1_o25', ('TENSOR_FLOAT32', [3, 4]))
c1_o26 = Output('c1_o26', ('TENSOR_FLOAT32', [3, 4]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_i4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_i6)
c1_model.AddOperand(c1_i7)
c1_model.AddOperand(c1_i8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_p11)
c1_model.AddOperand(c1_p12)
c1_model.AddOperand(c1_i13)
c1_model.AddOperand(c1_i14)
c1_model.AddOperand(c1_i15)
c1_model.AddOperand(c1_p16)
c1_model.AddOperand(c1_p17)
c1_model.AddOperand(c1_i18)
c1_model.AddOperand(c1_p19)
c1_model.AddOperand(c1_p20)
c1_model.AddOperand(c1_p21)
c1_model.AddOperand(c1_p22)
c1_model.AddOperand(c1_o23)
c1_model.AddOperand(c1_o24)
c1_model.AddOperand(c1_o25)
c1_model.AddOperand(c1_o26)
c1_model.Operation('LSTM', c1_p0, c1_p1, c1_i2, c1_i3, c1_i4, c1_p5, c1_i6, c1_i7, c1_i8, c1_p9, c1_p10, c1_p11, c1_p12, c1_i13, c1_i14, c1_i15, c1_p16, c1_p17, c1_i18, c1_p19, c1_p20, c1_p21, c1_p22).To(c1_o23, c1_o24, c1_o25, c1_o26)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i2: [0.75, -0.5, -1.0, 0.125],
    c1_i3: [0.875, -0.625, 0.375, -0.875],
    c1_i4: [0.875, 0.5, -0.125, 0.375],
    c1_i6: [
        0.375, 0.75, 1.0, 0.25, -0.875, 0.125, 0.875, -0.5, -0.25, 0.5, -0.625, -0.375, 0.625, -1.0, -0.75,
        0.0
    ],
    c1_i7: [
        -0.125, 0.875, 0.25, 1.0, 0.125, -1.0, 0.625, -0.625, -0.875, 0.375, 0.75, -0.75, -0.25, 0.5, 0.0,
        -0.5
    ],
    c1_i8: [
        0.875, 0.25, 0.625, -0.25, 1.0, -1.0, -0.5, 0.5, 0.75, 0.125, -0.875, -0.375, 0.375, -0.125, 0.0,
        -0.75
    ],
    c1_i13: [-0.875, 0.5, -0.125, -1.0],
    c1_i14: [0.375, 0.75, -1.0, -0.625],
    c1_i15: [-0.75, 1.0, 0.125, -0.375],
    c1_i18: [-0.25, 0.5, -0.625, 0.25, -0.125, 0.375, 0.125, 1.0, -1.0, 0.625, 0.75, -0.5],
    c1_o23: [],
    c1_o24: [
        0.25882897, 0.040315144, 0.12778348, 0.0, 0.17951201, 0.15491799, 0.0, 0.0, 0.2749423, 0.15846725,
        0.16910683, 0.0
    ],
    c1_o25: [
        0.75, 0.054247685, 0.21699074, -0.1254564, 0.75, 0.22366244, -0.29542717, -0.1282959, 0.75,
        0.61700743, 0.6584337, -0.022203844
    ],
    c1_o26: [
        0.25882897, 0.040315144, 0.12778348, 0.0, 0.17951201, 0.15491799, 0.0, 0.0, 0.2749423, 0.15846725,
        0.16910683, 0.0
    ],
}, model=c1_model, name='basic_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [3, 1]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [3, 1]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [3, 1]))
c2_i4 = Input('c2_i4', ('TENSOR_FLOAT32', [3, 1]))
c2_i5 = Input('c2_i5', ('TENSOR_FLOAT32', [3, 3]))
c2_i6 = Input('c2_i6', ('TENSOR_FLOAT32', [3, 3]))
c2_i7 = Input('c2_i7', ('TENSOR_FLOAT32', [3, 3]))
c2_i8 = Input('c2_i8', ('TENSOR_FLOAT32', [3, 3]))
c2_i9 = Input('c2_i9', ('TENSOR_FLOAT32', [3]))
c2_i10 = Input('c2_i10', ('TENSOR_FLOAT32', [3]))
c2_i11 = Input('c2_i11', ('TENSOR_FLOAT32', [3]))
c2_i12 = Input('c2_i12', ('TENSOR_FLOAT32', [3]))
c2_i13 = Input('c2_i13', ('TENSOR_FLOAT32', [3]))
c2_i14 = Input('c2_i14', ('TENSOR_FLOAT32', [3]))
c2_i15 = Input('c2_i15', ('TENSOR_FLOAT32', [3]))
c2_p16 = Parameter('c2_p16', ('TENSOR_FLOAT32', []), None)
c2_p17 = Parameter('c2_p17', ('TENSOR_FLOAT32', []), None)
c2_i18 = Input('c2_i18', ('TENSOR_FLOAT32', [2, 3]))
c2_i19 = Input('c2_i19', ('TENSOR_FLOAT32', [2, 3]))
c2_p20 = Int32Scalar('c2_p20', 4)
c2_p21 = Float32Scalar('c2_p21', 0.5)
c2_p22 = Float32Scalar('c2_p22', 0.75)
c2_o23 = IgnoredOutput('c2_o23', ('TENSOR_FLOAT32', [2, 0]))
c2_o24 = Output('c2_o24', ('TENSOR_FLOAT32', [2, 3]))
c2_o25 = Output('c2_o25', ('TENSOR_FLOAT32', [2, 3]))
c2_o26 = Output('c2_o26', ('TENSOR_FLOAT32', [2, 3]))
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
c2_model.AddOperand(c2_p16)
c2_model.AddOperand(c2_p17)
c2_model.AddOperand(c2_i18)
c2_model.AddOperand(c2_i19)
c2_model.AddOperand(c2_p20)
c2_model.AddOperand(c2_p21)
c2_model.AddOperand(c2_p22)
c2_model.AddOperand(c2_o23)
c2_model.AddOperand(c2_o24)
c2_model.AddOperand(c2_o25)
c2_model.AddOperand(c2_o26)
c2_model.Operation('LSTM', c2_i0, c2_i1, c2_i2, c2_i3, c2_i4, c2_i5, c2_i6, c2_i7, c2_i8, c2_i9, c2_i10, c2_i11, c2_i12, c2_i13, c2_i14, c2_i15, c2_p16, c2_p17, c2_i18, c2_i19, c2_p20, c2_p21, c2_p22).To(c2_o23, c2_o24, c2_o25, c2_o26)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-0.625, 0.625],
    c2_i1: [-0.75, 0.0, 0.625],
    c2_i2: [-0.875, 0.25, 0.5],
    c2_i3: [-0.25, -0.625, -0.375],
    c2_i4: [-0.625, -0.5, 0.125],
    c2_i5: [0.375, 0.5, -0.125, -0.25, -0.75, -0.375, 0.625, -0.625, 0.125],
    c2_i6: [-0.5, 0.125, -0.25, -0.625, -1.0, -0.75, 0.375, 0.25, -0.125],
    c2_i7: [-0.375, 0.125, -0.625, 0.25, -0.125, -0.875, 0.75, -0.25, -0.5],
    c2_i8: [0.75, 0.5, -0.25, 0.25, -1.0, -0.625, -0.875, 0.875, 0.625],
    c2_i9: [-0.875, -0.75, 1.0],
    c2_i10: [0.125, -0.625, 0.25],
    c2_i11: [1.0, 0.625, -1.0],
    c2_i12: [-0.375, -0.75, -0.25],
    c2_i13: [-1.0, 1.0, 0.25],
    c2_i14: [0.375, 0.625, 0.125],
    c2_i15: [0.375, 0.875, 0.25],
    c2_i18: [1.0, 0.625, -0.125, 0.25, -0.5, -0.75],
    c2_i19: [0.75, -0.375, 0.625, 0.5, 0.125, 0.0],
    c2_o23: [],
    c2_o24: [0.34612077, 0.020190889, 0.14983474, 0.10962398, 0.3629564, 0.07737154],
    c2_o25: [0.4025955, 0.02833932, 0.5, 0.19300379, 0.4461762, 0.32639936],
    c2_o26: [0.34612077, 0.020190889, 0.14983474, 0.10962398, 0.3629564, 0.07737154],
}, model=c2_model, name='basic_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 1]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [1, 1]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [1, 1]))
c3_i3 = Input('c3_i3', ('TENSOR_FLOAT32', [1, 1]))
c3_i4 = Input('c3_i4', ('TENSOR_FLOAT32', [1, 1]))
c3_i5 = Input('c3_i5', ('TENSOR_FLOAT32', [1, 4]))
c3_i6 = Input('c3_i6', ('TENSOR_FLOAT32', [1, 4]))
c3_i7 = Input('c3_i7', ('TENSOR_FLOAT32', [1, 4]))
c3_i8 = Input('c3_i8', ('TENSOR_FLOAT32', [1, 4]))
c3_p9 = Parameter('c3_p9', ('TENSOR_FLOAT32', []), None)
c3_p10 = Parameter('c3_p10', ('TENSOR_FLOAT32', []), None)
c3_p11 = Parameter('c3_p11', ('TENSOR_FLOAT32', []), None)
c3_i12 = Input('c3_i12', ('TENSOR_FLOAT32', [1]))
c3_i13 = Input('c3_i13', ('TENSOR_FLOAT32', [1]))
c3_i14 = Input('c3_i14', ('TENSOR_FLOAT32', [1]))
c3_i15 = Input('c3_i15', ('TENSOR_FLOAT32', [1]))
c3_i16 = Input('c3_i16', ('TENSOR_FLOAT32', [4, 1]))
c3_i17 = Input('c3_i17', ('TENSOR_FLOAT32', [4]))
c3_i18 = Input('c3_i18', ('TENSOR_FLOAT32', [2, 4]))
c3_i19 = Input('c3_i19', ('TENSOR_FLOAT32', [2, 1]))
c3_p20 = Int32Scalar('c3_p20', 3)
c3_p21 = Float32Scalar('c3_p21', 0.5)
c3_p22 = Float32Scalar('c3_p22', 0.75)
c3_o23 = IgnoredOutput('c3_o23', ('TENSOR_FLOAT32', [2, 0]))
c3_o24 = Output('c3_o24', ('TENSOR_FLOAT32', [2, 4]))
c3_o25 = Output('c3_o25', ('TENSOR_FLOAT32', [2, 1]))
c3_o26 = Output('c3_o26', ('TENSOR_FLOAT32', [2, 4]))
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
c3_model.AddOperand(c3_p9)
c3_model.AddOperand(c3_p10)
c3_model.AddOperand(c3_p11)
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
c3_model.AddOperand(c3_o23)
c3_model.AddOperand(c3_o24)
c3_model.AddOperand(c3_o25)
c3_model.AddOperand(c3_o26)
c3_model.Operation('LSTM', c3_i0, c3_i1, c3_i2, c3_i3, c3_i4, c3_i5, c3_i6, c3_i7, c3_i8, c3_p9, c3_p10, c3_p11, c3_i12, c3_i13, c3_i14, c3_i15, c3_i16, c3_i17, c3_i18, c3_i19, c3_p20, c3_p21, c3_p22).To(c3_o23, c3_o24, c3_o25, c3_o26)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [0.375, -0.75],
    c3_i1: [-0.375],
    c3_i2: [0.75],
    c3_i3: [-1.0],
    c3_i4: [1.0],
    c3_i5: [-0.375, -0.25, 0.875, -0.5],
    c3_i6: [-0.25, 0.25, 0.875, -0.375],
    c3_i7: [-0.125, -1.0, 0.125, -0.75],
    c3_i8: [0.5, -0.375, 0.125, -0.5],
    c3_i12: [-0.625],
    c3_i13: [0.625],
    c3_i14: [2.0],
    c3_i15: [0.25],
    c3_i16: [-0.375, -1.0, -0.25, 0.375],
    c3_i17: [0.125, -0.375, 0.375, 0.625],
    c3_i18: [0.375, -0.125, -0.75, 0.75, 1.0, -1.0, 0.25, 0.125],
    c3_i19: [-0.25, 0.25],
    c3_o23: [],
    c3_o24: [0.120478824, -0.38705647, 0.37198588, 0.6295212, 0.015293534, -0.66755056, 0.30186236, 0.73470646],
    c3_o25: [0.02021429, 0.5],
    c3_o26: [0.120478824, -0.38705647, 0.37198588, 0.6295212, 0.015293534, -0.66755056, 0.30186236, 0.73470646],
}, model=c3_model, name='basic_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_value_activation_0_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [3, 1]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [3, 1]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [3, 1]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [3, 1]))
c4_i5 = Input('c4_i5', ('TENSOR_FLOAT32', [3, 3]))
c4_i6 = Input('c4_i6', ('TENSOR_FLOAT32', [3, 3]))
c4_i7 = Input('c4_i7', ('TENSOR_FLOAT32', [3, 3]))
c4_i8 = Input('c4_i8', ('TENSOR_FLOAT32', [3, 3]))
c4_i9 = Input('c4_i9', ('TENSOR_FLOAT32', [3]))
c4_i10 = Input('c4_i10', ('TENSOR_FLOAT32', [3]))
c4_i11 = Input('c4_i11', ('TENSOR_FLOAT32', [3]))
c4_i12 = Input('c4_i12', ('TENSOR_FLOAT32', [3]))
c4_i13 = Input('c4_i13', ('TENSOR_FLOAT32', [3]))
c4_i14 = Input('c4_i14', ('TENSOR_FLOAT32', [3]))
c4_i15 = Input('c4_i15', ('TENSOR_FLOAT32', [3]))
c4_p16 = Parameter('c4_p16', ('TENSOR_FLOAT32', []), None)
c4_p17 = Parameter('c4_p17', ('TENSOR_FLOAT32', []), None)
c4_i18 = Input('c4_i18', ('TENSOR_FLOAT32', [3, 3]))
c4_i19 = Input('c4_i19', ('TENSOR_FLOAT32', [3, 3]))
c4_p20 = Int32Scalar('c4_p20', 0)
c4_p21 = Float32Scalar('c4_p21', 0.75)
c4_p22 = Float32Scalar('c4_p22', 0.75)
c4_o23 = IgnoredOutput('c4_o23', ('TENSOR_FLOAT32', [3, 0]))
c4_o24 = Output('c4_o24', ('TENSOR_FLOAT32', [3, 3]))
c4_o25 = Output('c4_o25', ('TENSOR_FLOAT32', [3, 3]))
c4_o26 = Output('c4_o26', ('TENSOR_FLOAT32', [3, 3]))
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
c4_model.AddOperand(c4_p20)
c4_model.AddOperand(c4_p21)
c4_model.AddOperand(c4_p22)
c4_model.AddOperand(c4_o23)
c4_model.AddOperand(c4_o24)
c4_model.AddOperand(c4_o25)
c4_model.AddOperand(c4_o26)
c4_model.Operation('LSTM', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_i9, c4_i10, c4_i11, c4_i12, c4_i13, c4_i14, c4_i15, c4_p16, c4_p17, c4_i18, c4_i19, c4_p20, c4_p21, c4_p22).To(c4_o23, c4_o24, c4_o25, c4_o26)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-0.25, -0.875, 0.875],
    c4_i1: [-0.5, 0.0, -0.375],
    c4_i2: [0.0, -1.0, -0.75],
    c4_i3: [0.875, 0.125, -0.625],
    c4_i4: [-0.625, -0.5, -1.0],
    c4_i5: [0.75, -0.75, -0.875, 0.875, -0.25, -0.375, -0.125, -0.625, 0.0],
    c4_i6: [-0.625, 1.0, 0.375, 0.5, -0.5, 0.75, 0.125, -0.75, 0.0],
    c4_i7: [0.625, -0.25, -0.875, 0.375, -0.125, -1.0, 0.0, -0.75, 0.125],
    c4_i8: [0.0, -0.25, 0.875, 0.625, -0.5, 0.5, -0.375, 0.375, 0.75],
    c4_i9: [-0.875, 0.625, -0.75],
    c4_i10: [0.75, -0.875, -0.75],
    c4_i11: [0.125, -0.375, -0.5],
    c4_i12: [-0.5, -0.375, 1.0],
    c4_i13: [1.0, 0.0, 0.25],
    c4_i14: [-1.0, -0.5, 0.625],
    c4_i15: [0.625, 0.875, 0.375],
    c4_i18: [-0.625, 1.0, -0.5, 0.25, -0.375, -0.875, -0.125, 0.875, -0.75],
    c4_i19: [0.375, -1.0, -0.25, 0.5, 0.25, -0.625, -0.875, -0.75, 0.625],
    c4_o23: [],
    c4_o24: [
        0.04388245, -0.28372926, -0.095599554, -0.119502485, 0.29037806, 0.33320326, -0.17359357,
        -0.041342355, -0.06073891
    ],
    c4_o25: [
        0.08342338, -0.54948765, -0.1334658, -0.19376136, 0.38972116, 0.65613663, -0.58810693, -0.10389765,
        -0.17160068
    ],
    c4_o26: [
        0.04388245, -0.28372926, -0.095599554, -0.119502485, 0.29037806, 0.33320326, -0.17359357,
        -0.041342355, -0.06073891
    ],
}, model=c4_model, name='basic_FLOAT32_value_activation_0_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [3, 17]))
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
c5_p16 = Parameter('c5_p16', ('TENSOR_FLOAT32', []), None)
c5_p17 = Parameter('c5_p17', ('TENSOR_FLOAT32', []), None)
c5_i18 = Input('c5_i18', ('TENSOR_FLOAT32', [3, 3]))
c5_i19 = Input('c5_i19', ('TENSOR_FLOAT32', [3, 3]))
c5_p20 = Int32Scalar('c5_p20', 3)
c5_p21 = Float32Scalar('c5_p21', 0.5)
c5_p22 = Float32Scalar('c5_p22', 0.5)
c5_o23 = IgnoredOutput('c5_o23', ('TENSOR_FLOAT32', [3, 0]))
c5_o24 = Output('c5_o24', ('TENSOR_FLOAT32', [3, 3]))
c5_o25 = Output('c5_o25', ('TENSOR_FLOAT32', [3, 3]))
c5_o26 = Output('c5_o26', ('TENSOR_FLOAT32', [3, 3]))
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
c5_model.AddOperand(c5_p16)
c5_model.AddOperand(c5_p17)
c5_model.AddOperand(c5_i18)
c5_model.AddOperand(c5_i19)
c5_model.AddOperand(c5_p20)
c5_model.AddOperand(c5_p21)
c5_model.AddOperand(c5_p22)
c5_model.AddOperand(c5_o23)
c5_model.AddOperand(c5_o24)
c5_model.AddOperand(c5_o25)
c5_model.AddOperand(c5_o26)
c5_model.Operation('LSTM', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_i5, c5_i6, c5_i7, c5_i8, c5_p9, c5_p10, c5_p11, c5_i12, c5_i13, c5_i14, c5_i15, c5_p16, c5_p17, c5_i18, c5_i19, c5_p20, c5_p21, c5_p22).To(c5_o23, c5_o24, c5_o25, c5_o26)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        0.125, -0.875, 1.0, 0.875, 0.25, -0.25, 0.0, -0.125, -0.375, 0.625, 0.75, 0.375, -0.625, 0.5, -0.5,
        -1.0, -0.75, 0.0, 1.0, 0.75, -0.625, 0.625, 0.375, 0.25, 0.5, -0.875, -0.25, -0.375, 0.875, -0.125,
        -1.0, -0.5, -0.75, 0.125, 0.125, -0.75, 0.375, -0.125, -0.875, -0.5, 0.875, 0.5, -0.375, 1.0, 0.75,
        0.0, 0.25, -1.0, -0.25, -0.625, 0.625
    ],
    c5_i1: [
        -0.5, -0.375, 0.25, 0.875, 0.375, 0.625, 0.75, 0.125, -0.625, -0.875, -0.25, -1.0, 1.0, 0.5, -0.75,
        0.0, -0.125, 0.5, -0.875, 0.0, -0.375, -1.0, 0.875, 0.125, -0.125, 1.0, 0.625, -0.5, 0.375, -0.625,
        0.25, -0.75, 0.75, -0.25, 0.75, 0.125, 0.875, -0.125, -0.25, 0.5, 0.0, 0.375, -0.75, -0.5, -0.875,
        -0.625, 0.625, -0.375, -1.0, 0.25, 1.0
    ],
    c5_i2: [
        0.875, 1.0, -0.25, -0.875, -0.375, -0.75, -1.0, -0.125, 0.375, 0.25, -0.625, -0.5, 0.0, 0.625, 0.125,
        0.75, 0.5, 0.25, -0.75, 0.5, -0.125, -1.0, 0.625, 0.875, -0.375, 0.125, 0.375, -0.625, 1.0, -0.25,
        0.75, -0.5, 0.0, -0.875, 0.0, -0.375, -0.625, 0.75, 0.625, -1.0, 0.125, 0.875, 0.375, 0.25, -0.25,
        -0.125, 1.0, -0.875, 0.5, -0.5, -0.75
    ],
    c5_i3: [
        0.375, -0.375, -0.25, 0.625, -0.875, -0.125, 1.0, -0.5, 0.875, 0.125, 0.25, 0.5, 0.75, -0.75, -1.0,
        -0.625, 0.0, -1.0, 1.0, 0.625, 0.125, -0.875, 0.875, -0.75, -0.375, 0.75, -0.5, 0.375, -0.125, -0.625,
        0.25, -0.25, 0.0, 0.5, 1.0, 0.625, -1.0, 0.375, -0.875, 0.25, 0.875, 0.5, -0.625, -0.75, -0.25, -0.5,
        -0.125, 0.0, 0.75, 0.125, -0.375
    ],
    c5_i4: [
        -0.625, -0.25, 0.25, -0.375, 0.625, 0.125, -0.75, 0.875, 0.0, 0.5, -0.875, 0.375, 0.75, -0.5, 1.0,
        -0.125, -1.0, -0.125, 0.0, -0.375, 1.0, -0.875, 0.125, -0.5, 0.25, 0.375, -1.0, 0.75, -0.625, -0.25,
        0.875, 0.5, -0.75, 0.625, 1.0, -0.125, 0.75, 0.625, -0.5, 0.125, 0.25, -0.375, -0.75, -0.25, -1.0,
        0.0, 0.5, -0.875, 0.875, 0.375, -0.625
    ],
    c5_i5: [0.125, -0.75, -0.875, -0.25, 0.0, -0.125, 0.875, -0.625, -0.5],
    c5_i6: [0.25, -1.0, -0.75, 0.0, 0.375, -0.625, -0.375, 0.875, 0.5],
    c5_i7: [-0.375, -0.125, -0.875, 0.0, 0.25, 0.125, 1.0, 0.875, -0.625],
    c5_i8: [-0.625, 0.75, -0.375, -1.0, 1.0, -0.75, 0.5, 0.125, 0.375],
    c5_i12: [-0.875, 0.5, 0.875],
    c5_i13: [1.0, 0.125, 0.375],
    c5_i14: [5.875, -6.75, 6.75],
    c5_i15: [0.875, -0.5, -0.875],
    c5_i18: [-0.125, -0.25, -0.875, 0.125, -0.375, 0.75, -0.5, 0.0, 0.375],
    c5_i19: [0.0, -0.625, -0.375, 0.25, -1.0, 1.0, 0.125, -0.25, -0.875],
    c5_o23: [],
    c5_o24: [0.32567742, 0.0, 0.084428474, 0.40878725, 0.0, 0.27336907, 0.2753037, 0.0, 0.16383415],
    c5_o25: [0.5, -0.5, 0.5, 0.5, -0.30735803, 0.5, 0.5, -0.15284549, 0.5],
    c5_o26: [0.32567742, 0.0, 0.084428474, 0.40878725, 0.0, 0.27336907, 0.2753037, 0.0, 0.16383415],
}, model=c5_model, name='basic_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [4, 1]), [0.75, 0.25, 0.0, 1.0])
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', []), None)
c6_p2 = Parameter('c6_p2', ('TENSOR_FLOAT16', [1, 1]), [1.0])
c6_p3 = Parameter('c6_p3', ('TENSOR_FLOAT16', [1, 1]), [0.75])
c6_p4 = Parameter('c6_p4', ('TENSOR_FLOAT16', [1, 1]), [0.75])
c6_p5 = Parameter('c6_p5', ('TENSOR_FLOAT16', []), None)
c6_p6 = Parameter('c6_p6', ('TENSOR_FLOAT16', [1, 1]), [1.0])
c6_p7 = Parameter('c6_p7', ('TENSOR_FLOAT16', [1, 1]), [-0.875])
c6_p8 = Parameter('c6_p8', ('TENSOR_FLOAT16', [1, 1]), [0.75])
c6_p9 = Parameter('c6_p9', ('TENSOR_FLOAT16', []), None)
c6_p10 = Parameter('c6_p10', ('TENSOR_FLOAT16', []), None)
c6_p11 = Parameter('c6_p11', ('TENSOR_FLOAT16', []), None)
c6_p12 = Parameter('c6_p12', ('TENSOR_FLOAT16', []), None)
c6_p13 = Parameter('c6_p13', ('TENSOR_FLOAT16', [1]), [0.0])
c6_p14 = Parameter('c6_p14', ('TENSOR_FLOAT16', [1]), [0.75])
c6_p15 = Parameter('c6_p15', ('TENSOR_FLOAT16', [1]), [-0.625])
c6_p16 = Parameter('c6_p16', ('TENSOR_FLOAT16', []), None)
c6_p17 = Parameter('c6_p17', ('TENSOR_FLOAT16', []), None)
c6_p18 = Parameter('c6_p18', ('TENSOR_FLOAT16', [4, 1]), [0.25, 0.625, -0.5, -0.125])
c6_p19 = Parameter('c6_p19', ('TENSOR_FLOAT16', [4, 1]), [-0.5, -0.875, -0.375, -0.625])
c6_p20 = Int32Scalar('c6_p20', 0)
c6_p21 = Float16Scalar('c6_p21', 0.5)
c6_p22 = Float16Scalar('c6_p22', 0.75)
c6_o23 = IgnoredOutput('c6_o23', ('TENSOR_FLOAT16', [4, 3]))
c6_o24 = Output('c6_o24', ('TENSOR_FLOAT16', [4, 1]))
c6_o25 = Output('c6_o25', ('TENSOR_FLOAT16', [4, 1]))
c6_o26 = Output('c6_o26', ('TENSOR_FLOAT16', [4, 1]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
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
c6_model.AddOperand(c6_p18)
c6_model.AddOperand(c6_p19)
c6_model.AddOperand(c6_p20)
c6_model.AddOperand(c6_p21)
c6_model.AddOperand(c6_p22)
c6_model.AddOperand(c6_o23)
c6_model.AddOperand(c6_o24)
c6_model.AddOperand(c6_o25)
c6_model.AddOperand(c6_o26)
c6_model.Operation('LSTM', c6_p0, c6_p1, c6_p2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10, c6_p11, c6_p12, c6_p13, c6_p14, c6_p15, c6_p16, c6_p17, c6_p18, c6_p19, c6_p20, c6_p21, c6_p22).To(c6_o23, c6_o24, c6_o25, c6_o26)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_o23: [],
    c6_o24: [-0.0379, -0.254, 0.1345, 0.01645],
    c6_o25: [-0.07135, -0.5, 0.5, 0.03238],
    c6_o26: [-0.0379, -0.254, 0.1345, 0.01645],
}, model=c6_model, name='basic_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 1]))
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', []), None)
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [4, 1]))
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT16', [4, 1]))
c7_i4 = Input('c7_i4', ('TENSOR_FLOAT16', [4, 1]))
c7_p5 = Parameter('c7_p5', ('TENSOR_FLOAT16', []), None)
c7_i6 = Input('c7_i6', ('TENSOR_FLOAT16', [4, 4]))
c7_i7 = Input('c7_i7', ('TENSOR_FLOAT16', [4, 4]))
c7_i8 = Input('c7_i8', ('TENSOR_FLOAT16', [4, 4]))
c7_p9 = Parameter('c7_p9', ('TENSOR_FLOAT16', []), None)
c7_i10 = Input('c7_i10', ('TENSOR_FLOAT16', [4]))
c7_i11 = Input('c7_i11', ('TENSOR_FLOAT16', [4]))
c7_p12 = Parameter('c7_p12', ('TENSOR_FLOAT16', []), None)
c7_i13 = Input('c7_i13', ('TENSOR_FLOAT16', [4]))
c7_i14 = Input('c7_i14', ('TENSOR_FLOAT16', [4]))
c7_i15 = Input('c7_i15', ('TENSOR_FLOAT16', [4]))
c7_p16 = Parameter('c7_p16', ('TENSOR_FLOAT16', []), None)
c7_p17 = Parameter('c7_p17', ('TENSOR_FLOAT16', []), None)
c7_i18 = Input('c7_i18', ('TENSOR_FLOAT16', [1, 4]))
c7_i19 = Input('c7_i19', ('TENSOR_FLOAT16', [1, 4]))
c7_p20 = Int32Scalar('c7_p20', 4)
c7_p21 = Float16Scalar('c7_p21', 0.0)
c7_p22 = Float16Scalar('c7_p22', 0.5)
c7_o23 = IgnoredOutput('c7_o23', ('TENSOR_FLOAT16', [1, 12]))
c7_o24 = Output('c7_o24', ('TENSOR_FLOAT16', [1, 4]))
c7_o25 = Output('c7_o25', ('TENSOR_FLOAT16', [1, 4]))
c7_o26 = Output('c7_o26', ('TENSOR_FLOAT16', [1, 4]))
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
c7_model.AddOperand(c7_i18)
c7_model.AddOperand(c7_i19)
c7_model.AddOperand(c7_p20)
c7_model.AddOperand(c7_p21)
c7_model.AddOperand(c7_p22)
c7_model.AddOperand(c7_o23)
c7_model.AddOperand(c7_o24)
c7_model.AddOperand(c7_o25)
c7_model.AddOperand(c7_o26)
c7_model.Operation('LSTM', c7_i0, c7_p1, c7_i2, c7_i3, c7_i4, c7_p5, c7_i6, c7_i7, c7_i8, c7_p9, c7_i10, c7_i11, c7_p12, c7_i13, c7_i14, c7_i15, c7_p16, c7_p17, c7_i18, c7_i19, c7_p20, c7_p21, c7_p22).To(c7_o23, c7_o24, c7_o25, c7_o26)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-0.625],
    c7_i2: [-0.375, 0.0, -0.125, -0.625],
    c7_i3: [-0.625, 0.875, -1.0, -0.125],
    c7_i4: [0.875, -0.5, -0.75, -0.125],
    c7_i6: [
        0.875, 0.375, 0.75, -0.25, 0.5, -0.875, -0.625, 0.625, -0.5, 0.0, 0.25, -0.75, -1.0, 0.125, 1.0,
        -0.125
    ],
    c7_i7: [
        0.125, -0.875, -0.375, -0.75, 0.625, -0.25, 0.25, 1.0, 0.375, 0.75, 0.875, 0.0, -0.625, 0.5, -1.0,
        -0.125
    ],
    c7_i8: [
        -0.875, 0.625, -0.25, 1.0, -0.5, -0.125, -0.75, 0.25, -0.625, 0.125, 0.875, -1.0, 0.375, -0.375, 0.0,
        0.5
    ],
    c7_i10: [-0.375, 0.125, -0.875, -0.125],
    c7_i11: [-0.25, -0.5, -1.0, 0.25],
    c7_i13: [0.75, 0.875, 1.0, 0.125],
    c7_i14: [0.25, 1.0, -0.125, 0.5],
    c7_i15: [-1.0, 1.0, -0.25, 0.75],
    c7_i18: [-0.5, 1.0, 0.625, -1.0],
    c7_i19: [-0.25, 0.125, -0.625, 0.0],
    c7_o23: [],
    c7_o24: [-0.03006, -0.3643, -0.4592, 0.04166],
    c7_o25: [-0.1802, -0.5483, -0.5347, 0.0934],
    c7_o26: [-0.03006, -0.3643, -0.4592, 0.04166],
}, model=c7_model, name='basic_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [2, 2]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [1, 2]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [1, 2]))
c8_i3 = Input('c8_i3', ('TENSOR_FLOAT16', [1, 2]))
c8_i4 = Input('c8_i4', ('TENSOR_FLOAT16', [1, 2]))
c8_i5 = Input('c8_i5', ('TENSOR_FLOAT16', [1, 1]))
c8_i6 = Input('c8_i6', ('TENSOR_FLOAT16', [1, 1]))
c8_i7 = Input('c8_i7', ('TENSOR_FLOAT16', [1, 1]))
c8_i8 = Input('c8_i8', ('TENSOR_FLOAT16', [1, 1]))
c8_i9 = Input('c8_i9', ('TENSOR_FLOAT16', [1]))
c8_i10 = Input('c8_i10', ('TENSOR_FLOAT16', [1]))
c8_i11 = Input('c8_i11', ('TENSOR_FLOAT16', [1]))
c8_i12 = Input('c8_i12', ('TENSOR_FLOAT16', [1]))
c8_i13 = Input('c8_i13', ('TENSOR_FLOAT16', [1]))
c8_i14 = Input('c8_i14', ('TENSOR_FLOAT16', [1]))
c8_i15 = Input('c8_i15', ('TENSOR_FLOAT16', [1]))
c8_i16 = Input('c8_i16', ('TENSOR_FLOAT16', [1, 1]))
c8_p17 = Parameter('c8_p17', ('TENSOR_FLOAT16', []), None)
c8_i18 = Input('c8_i18', ('TENSOR_FLOAT16', [2, 1]))
c8_i19 = Input('c8_i19', ('TENSOR_FLOAT16', [2, 1]))
c8_p20 = Int32Scalar('c8_p20', 1)
c8_p21 = Float16Scalar('c8_p21', 0.75)
c8_p22 = Float16Scalar('c8_p22', 0.0)
c8_o23 = IgnoredOutput('c8_o23', ('TENSOR_FLOAT16', [2, 0]))
c8_o24 = Output('c8_o24', ('TENSOR_FLOAT16', [2, 1]))
c8_o25 = Output('c8_o25', ('TENSOR_FLOAT16', [2, 1]))
c8_o26 = Output('c8_o26', ('TENSOR_FLOAT16', [2, 1]))
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
c8_model.AddOperand(c8_i16)
c8_model.AddOperand(c8_p17)
c8_model.AddOperand(c8_i18)
c8_model.AddOperand(c8_i19)
c8_model.AddOperand(c8_p20)
c8_model.AddOperand(c8_p21)
c8_model.AddOperand(c8_p22)
c8_model.AddOperand(c8_o23)
c8_model.AddOperand(c8_o24)
c8_model.AddOperand(c8_o25)
c8_model.AddOperand(c8_o26)
c8_model.Operation('LSTM', c8_i0, c8_i1, c8_i2, c8_i3, c8_i4, c8_i5, c8_i6, c8_i7, c8_i8, c8_i9, c8_i10, c8_i11, c8_i12, c8_i13, c8_i14, c8_i15, c8_i16, c8_p17, c8_i18, c8_i19, c8_p20, c8_p21, c8_p22).To(c8_o23, c8_o24, c8_o25, c8_o26)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [-0.25, -0.875, -0.625, 0.625],
    c8_i1: [0.625, -0.5],
    c8_i2: [0.125, 0.75],
    c8_i3: [0.875, 1.0],
    c8_i4: [-1.0, 0.625],
    c8_i5: [0.875],
    c8_i6: [0.875],
    c8_i7: [-0.25],
    c8_i8: [-0.875],
    c8_i9: [0.625],
    c8_i10: [-0.625],
    c8_i11: [-0.375],
    c8_i12: [0.0],
    c8_i13: [0.25],
    c8_i14: [-0.25],
    c8_i15: [-0.375],
    c8_i16: [0.75],
    c8_i18: [-0.625, 0.875],
    c8_i19: [0.875, 0.5],
    c8_o23: [],
    c8_o24: [0.053, 0.12195],
    c8_o25: [0.1556, 0.3745],
    c8_o26: [0.053, 0.12195],
}, model=c8_model, name='basic_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 1]))
c9_p1 = Parameter('c9_p1', ('TENSOR_FLOAT16', []), None)
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [4, 1]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [4, 1]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [4, 1]))
c9_p5 = Parameter('c9_p5', ('TENSOR_FLOAT16', []), None)
c9_i6 = Input('c9_i6', ('TENSOR_FLOAT16', [4, 2]))
c9_i7 = Input('c9_i7', ('TENSOR_FLOAT16', [4, 2]))
c9_i8 = Input('c9_i8', ('TENSOR_FLOAT16', [4, 2]))
c9_p9 = Parameter('c9_p9', ('TENSOR_FLOAT16', []), None)
c9_p10 = Parameter('c9_p10', ('TENSOR_FLOAT16', []), None)
c9_p11 = Parameter('c9_p11', ('TENSOR_FLOAT16', []), None)
c9_p12 = Parameter('c9_p12', ('TENSOR_FLOAT16', []), None)
c9_i13 = Input('c9_i13', ('TENSOR_FLOAT16', [4]))
c9_i14 = Input('c9_i14', ('TENSOR_FLOAT16', [4]))
c9_i15 = Input('c9_i15', ('TENSOR_FLOAT16', [4]))
c9_i16 = Input('c9_i16', ('TENSOR_FLOAT16', [2, 4]))
c9_i17 = Input('c9_i17', ('TENSOR_FLOAT16', [2]))
c9_i18 = Input('c9_i18', ('TENSOR_FLOAT16', [2, 2]))
c9_i19 = Input('c9_i19', ('TENSOR_FLOAT16', [2, 4]))
c9_p20 = Int32Scalar('c9_p20', 3)
c9_p21 = Float16Scalar('c9_p21', 0.5)
c9_p22 = Float16Scalar('c9_p22', 0.75)
c9_o23 = IgnoredOutput('c9_o23', ('TENSOR_FLOAT16', [2, 12]))
c9_o24 = Output('c9_o24', ('TENSOR_FLOAT16', [2, 2]))
c9_o25 = Output('c9_o25', ('TENSOR_FLOAT16', [2, 4]))
c9_o26 = Output('c9_o26', ('TENSOR_FLOAT16', [2, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_i3)
c9_model.AddOperand(c9_i4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_i6)
c9_model.AddOperand(c9_i7)
c9_model.AddOperand(c9_i8)
c9_model.AddOperand(c9_p9)
c9_model.AddOperand(c9_p10)
c9_model.AddOperand(c9_p11)
c9_model.AddOperand(c9_p12)
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
c9_model.AddOperand(c9_o23)
c9_model.AddOperand(c9_o24)
c9_model.AddOperand(c9_o25)
c9_model.AddOperand(c9_o26)
c9_model.Operation('LSTM', c9_i0, c9_p1, c9_i2, c9_i3, c9_i4, c9_p5, c9_i6, c9_i7, c9_i8, c9_p9, c9_p10, c9_p11, c9_p12, c9_i13, c9_i14, c9_i15, c9_i16, c9_i17, c9_i18, c9_i19, c9_p20, c9_p21, c9_p22).To(c9_o23, c9_o24, c9_o25, c9_o26)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-0.5, 0.0],
    c9_i2: [0.875, -0.25, 1.0, 0.25],
    c9_i3: [0.375, 0.25, -0.125, -0.625],
    c9_i4: [-0.5, -0.875, 0.5, -0.75],
    c9_i6: [-0.25, 0.875, 0.0, 0.125, -1.0, 1.0, 0.5, -0.875],
    c9_i7: [0.5, -1.0, -0.25, -0.875, 1.0, -0.75, -0.125, -0.375],
    c9_i8: [0.25, -0.375, 0.5, -0.25, 0.875, -1.0, -0.875, -0.625],
    c9_i13: [-0.125, -1.0, -0.5, 0.0],
    c9_i14: [-2.5, 2.75, -0.75, 3.875],
    c9_i15: [-1.0, -0.875, -0.625, 1.0],
    c9_i16: [1.0, -0.25, 0.125, -0.125, -0.75, 0.625, 0.0, -0.875],
    c9_i17: [-0.25, -0.75],
    c9_i18: [0.25, -0.125, -0.625, 0.0],
    c9_i19: [0.0, -0.625, -1.0, -0.5, -0.375, -0.75, -0.25, -0.125],
    c9_o23: [],
    c9_o24: [-0.3523, -0.75, -0.3308, -0.75],
    c9_o25: [0.0, 0.5, -0.2018, 0.5, -0.1904, 0.5, -0.1328, 0.5],
    c9_o26: [-0.3523, -0.75, -0.3308, -0.75],
}, model=c9_model, name='basic_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_value_activation_6_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 2]))
c10_p1 = Parameter('c10_p1', ('TENSOR_FLOAT16', []), None)
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [3, 2]))
c10_i3 = Input('c10_i3', ('TENSOR_FLOAT16', [3, 2]))
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [3, 2]))
c10_p5 = Parameter('c10_p5', ('TENSOR_FLOAT16', []), None)
c10_i6 = Input('c10_i6', ('TENSOR_FLOAT16', [3, 3]))
c10_i7 = Input('c10_i7', ('TENSOR_FLOAT16', [3, 3]))
c10_i8 = Input('c10_i8', ('TENSOR_FLOAT16', [3, 3]))
c10_p9 = Parameter('c10_p9', ('TENSOR_FLOAT16', []), None)
c10_p10 = Parameter('c10_p10', ('TENSOR_FLOAT16', []), None)
c10_p11 = Parameter('c10_p11', ('TENSOR_FLOAT16', []), None)
c10_p12 = Parameter('c10_p12', ('TENSOR_FLOAT16', []), None)
c10_i13 = Input('c10_i13', ('TENSOR_FLOAT16', [3]))
c10_i14 = Input('c10_i14', ('TENSOR_FLOAT16', [3]))
c10_i15 = Input('c10_i15', ('TENSOR_FLOAT16', [3]))
c10_p16 = Parameter('c10_p16', ('TENSOR_FLOAT16', []), None)
c10_p17 = Parameter('c10_p17', ('TENSOR_FLOAT16', []), None)
c10_i18 = Input('c10_i18', ('TENSOR_FLOAT16', [2, 3]))
c10_i19 = Input('c10_i19', ('TENSOR_FLOAT16', [2, 3]))
c10_p20 = Int32Scalar('c10_p20', 6)
c10_p21 = Float16Scalar('c10_p21', 0.0)
c10_p22 = Float16Scalar('c10_p22', 0.75)
c10_o23 = IgnoredOutput('c10_o23', ('TENSOR_FLOAT16', [2, 9]))
c10_o24 = Output('c10_o24', ('TENSOR_FLOAT16', [2, 3]))
c10_o25 = Output('c10_o25', ('TENSOR_FLOAT16', [2, 3]))
c10_o26 = Output('c10_o26', ('TENSOR_FLOAT16', [2, 3]))
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
c10_model.AddOperand(c10_p16)
c10_model.AddOperand(c10_p17)
c10_model.AddOperand(c10_i18)
c10_model.AddOperand(c10_i19)
c10_model.AddOperand(c10_p20)
c10_model.AddOperand(c10_p21)
c10_model.AddOperand(c10_p22)
c10_model.AddOperand(c10_o23)
c10_model.AddOperand(c10_o24)
c10_model.AddOperand(c10_o25)
c10_model.AddOperand(c10_o26)
c10_model.Operation('LSTM', c10_i0, c10_p1, c10_i2, c10_i3, c10_i4, c10_p5, c10_i6, c10_i7, c10_i8, c10_p9, c10_p10, c10_p11, c10_p12, c10_i13, c10_i14, c10_i15, c10_p16, c10_p17, c10_i18, c10_i19, c10_p20, c10_p21, c10_p22).To(c10_o23, c10_o24, c10_o25, c10_o26)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-0.375, 0.25, -0.75, 0.375],
    c10_i2: [0.5, 0.25, -0.75, 0.125, -1.0, 0.625],
    c10_i3: [-0.625, -1.0, 0.375, 0.75, -0.75, 0.875],
    c10_i4: [-0.375, 1.0, 0.875, 0.0, -0.875, 0.5],
    c10_i6: [0.0, -0.75, -0.125, 0.375, 1.0, -0.625, -0.25, -0.375, 0.125],
    c10_i7: [0.25, -0.75, 0.75, 0.375, -0.625, -0.375, -1.0, 0.875, 0.5],
    c10_i8: [-0.5, -0.75, 0.5, -0.125, 0.375, 0.75, 0.875, -0.875, -0.25],
    c10_i13: [-0.875, 0.375, 0.875],
    c10_i14: [0.125, -0.875, -0.625],
    c10_i15: [0.625, 0.25, -0.25],
    c10_i18: [-0.125, -0.25, 0.375, 0.625, 0.0, 0.125],
    c10_i19: [-0.75, -0.125, 0.375, -0.25, 0.5, -0.5],
    c10_o23: [],
    c10_o24: [0.45, 0.275, 0.3313, 0.443, 0.2474, 0.309],
    c10_o25: [0.2219, 0.06976, 0.395, 0.4104, 0.46, -0.3591],
    c10_o26: [0.45, 0.275, 0.3313, 0.443, 0.2474, 0.309],
}, model=c10_model, name='basic_FLOAT16_value_activation_6_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [4, 17]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [2, 17]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [2, 17]))
c11_i3 = Input('c11_i3', ('TENSOR_FLOAT16', [2, 17]))
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [2, 17]))
c11_i5 = Input('c11_i5', ('TENSOR_FLOAT16', [2, 3]))
c11_i6 = Input('c11_i6', ('TENSOR_FLOAT16', [2, 3]))
c11_i7 = Input('c11_i7', ('TENSOR_FLOAT16', [2, 3]))
c11_i8 = Input('c11_i8', ('TENSOR_FLOAT16', [2, 3]))
c11_p9 = Parameter('c11_p9', ('TENSOR_FLOAT16', []), None)
c11_p10 = Parameter('c11_p10', ('TENSOR_FLOAT16', []), None)
c11_p11 = Parameter('c11_p11', ('TENSOR_FLOAT16', []), None)
c11_i12 = Input('c11_i12', ('TENSOR_FLOAT16', [2]))
c11_i13 = Input('c11_i13', ('TENSOR_FLOAT16', [2]))
c11_i14 = Input('c11_i14', ('TENSOR_FLOAT16', [2]))
c11_i15 = Input('c11_i15', ('TENSOR_FLOAT16', [2]))
c11_i16 = Input('c11_i16', ('TENSOR_FLOAT16', [3, 2]))
c11_i17 = Input('c11_i17', ('TENSOR_FLOAT16', [3]))
c11_i18 = Input('c11_i18', ('TENSOR_FLOAT16', [4, 3]))
c11_i19 = Input('c11_i19', ('TENSOR_FLOAT16', [4, 2]))
c11_p20 = Int32Scalar('c11_p20', 0)
c11_p21 = Float16Scalar('c11_p21', 0.0)
c11_p22 = Float16Scalar('c11_p22', 0.5)
c11_o23 = IgnoredOutput('c11_o23', ('TENSOR_FLOAT16', [4, 0]))
c11_o24 = Output('c11_o24', ('TENSOR_FLOAT16', [4, 3]))
c11_o25 = Output('c11_o25', ('TENSOR_FLOAT16', [4, 2]))
c11_o26 = Output('c11_o26', ('TENSOR_FLOAT16', [4, 3]))
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
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_p10)
c11_model.AddOperand(c11_p11)
c11_model.AddOperand(c11_i12)
c11_model.AddOperand(c11_i13)
c11_model.AddOperand(c11_i14)
c11_model.AddOperand(c11_i15)
c11_model.AddOperand(c11_i16)
c11_model.AddOperand(c11_i17)
c11_model.AddOperand(c11_i18)
c11_model.AddOperand(c11_i19)
c11_model.AddOperand(c11_p20)
c11_model.AddOperand(c11_p21)
c11_model.AddOperand(c11_p22)
c11_model.AddOperand(c11_o23)
c11_model.AddOperand(c11_o24)
c11_model.AddOperand(c11_o25)
c11_model.AddOperand(c11_o26)
c11_model.Operation('LSTM', c11_i0, c11_i1, c11_i2, c11_i3, c11_i4, c11_i5, c11_i6, c11_i7, c11_i8, c11_p9, c11_p10, c11_p11, c11_i12, c11_i13, c11_i14, c11_i15, c11_i16, c11_i17, c11_i18, c11_i19, c11_p20, c11_p21, c11_p22).To(c11_o23, c11_o24, c11_o25, c11_o26)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        1.0, 0.125, -0.5, 0.0, 0.625, -0.25, -0.875, 0.875, -0.625, -0.75, 0.375, 0.75, -0.375, -1.0, -0.125,
        0.5, 0.25, -0.125, -0.375, 0.625, 0.875, -0.75, 1.0, 0.75, 0.0, -0.25, -1.0, 0.5, -0.5, -0.875,
        -0.625, 0.25, 0.375, 0.125, -0.875, 0.75, 0.125, -1.0, 0.375, -0.75, 0.25, -0.25, 0.875, 0.0, 1.0,
        -0.375, -0.625, -0.125, 0.625, 0.5, -0.5, -0.875, -0.125, 0.0, -0.25, -0.75, -1.0, 0.375, 0.625,
        0.875, 0.25, -0.5, 1.0, -0.375, -0.625, 0.75, 0.125, 0.5
    ],
    c11_i1: [
        -0.75, 0.5, -0.875, 0.625, 0.75, 0.125, -1.0, -0.375, 0.875, 0.25, 0.375, -0.5, -0.25, -0.625, 1.0,
        -0.125, 0.0, 0.875, -0.5, -0.875, -1.0, 0.375, 0.125, 0.0, 0.75, -0.75, 1.0, -0.625, 0.625, 0.5,
        -0.375, -0.25, -0.125, 0.25
    ],
    c11_i2: [
        0.75, -0.875, -0.25, 0.625, -0.5, -0.375, 0.125, 0.875, -0.125, -0.625, 0.375, -1.0, 1.0, 0.0, -0.75,
        0.25, 0.5, -0.875, -0.375, 0.625, 0.875, 0.5, -0.25, -0.75, -0.5, 1.0, -0.625, 0.125, -1.0, -0.125,
        0.375, 0.0, 0.75, 0.25
    ],
    c11_i3: [
        0.25, -0.75, -0.875, 0.875, -0.25, 0.0, 0.75, 0.375, 0.625, -0.5, -1.0, -0.375, 0.125, 1.0, -0.125,
        -0.625, 0.5, -0.625, 0.125, -0.125, -0.75, 0.375, 0.25, 0.5, 0.75, -0.375, -0.25, 0.625, -0.5, 0.0,
        -1.0, -0.875, 1.0, 0.875
    ],
    c11_i4: [
        0.375, -0.5, -1.0, 0.875, 0.625, 0.5, -0.875, 0.125, 1.0, -0.625, 0.75, -0.25, -0.75, 0.25, 0.0,
        -0.125, -0.375, 0.25, 0.125, 0.5, 0.75, 0.625, -0.125, 0.375, -0.375, -1.0, 0.875, -0.5, -0.625, 1.0,
        0.0, -0.875, -0.75, -0.25
    ],
    c11_i5: [0.0, 0.75, 0.875, -0.375, 0.25, -0.5],
    c11_i6: [-0.625, -0.25, -0.75, 1.0, -0.875, 0.5],
    c11_i7: [-0.75, -0.625, 0.75, 0.125, 0.625, -0.375],
    c11_i8: [1.0, -0.75, -0.25, 0.5, -0.375, 0.625],
    c11_i12: [0.875, 0.625],
    c11_i13: [0.25, -0.75],
    c11_i14: [0.375, 0.25],
    c11_i15: [0.375, 0.625],
    c11_i16: [0.625, 0.375, 0.875, 0.25, 0.5, -0.625],
    c11_i17: [-0.375, -1.0, 1.0],
    c11_i18: [-0.75, 0.375, 0.875, 0.625, 0.0, -0.625, 0.25, 0.125, -0.5, 1.0, 0.5, -1.0],
    c11_i19: [-0.125, 0.875, -0.5, 0.5, -0.25, 0.75, -0.375, 0.0],
    c11_o23: [],
    c11_o24: [-0.3809, -0.5, 0.492, -0.5, -0.5, 0.5, -0.5, -0.5, -0.10925, -0.5, -0.5, 0.5],
    c11_o25: [-0.4739, 1.956, -0.522, 0.506, -3.059, 0.8154, -0.8794, 0.8984],
    c11_o26: [-0.3809, -0.5, 0.492, -0.5, -0.5, 0.5, -0.5, -0.5, -0.10925, -0.5, -0.5, 0.5],
}, model=c11_model, name='basic_FLOAT16_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT32', [2, 3]))
c12_p1 = Parameter('c12_p1', ('TENSOR_FLOAT32', []), None)
c12_i2 = Input('c12_i2', ('TENSOR_FLOAT32', [1, 3]))
c12_i3 = Input('c12_i3', ('TENSOR_FLOAT32', [1, 3]))
c12_i4 = Input('c12_i4', ('TENSOR_FLOAT32', [1, 3]))
c12_p5 = Parameter('c12_p5', ('TENSOR_FLOAT32', []), None)
c12_i6 = Input('c12_i6', ('TENSOR_FLOAT32', [1, 1]))
c12_i7 = Input('c12_i7', ('TENSOR_FLOAT32', [1, 1]))
c12_i8 = Input('c12_i8', ('TENSOR_FLOAT32', [1, 1]))
c12_p9 = Parameter('c12_p9', ('TENSOR_FLOAT32', []), None)
c12_p10 = Parameter('c12_p10', ('TENSOR_FLOAT32', []), None)
c12_p11 = Parameter('c12_p11', ('TENSOR_FLOAT32', []), None)
c12_p12 = Parameter('c12_p12', ('TENSOR_FLOAT32', []), None)
c12_i13 = Input('c12_i13', ('TENSOR_FLOAT32', [1]))
c12_i14 = Input('c12_i14', ('TENSOR_FLOAT32', [1]))
c12_i15 = Input('c12_i15', ('TENSOR_FLOAT32', [1]))
c12_p16 = Parameter('c12_p16', ('TENSOR_FLOAT32', []), None)
c12_p17 = Parameter('c12_p17', ('TENSOR_FLOAT32', []), None)
c12_p18 = Parameter('c12_p18', ('TENSOR_FLOAT32', [2, 1]), [-0.75, 0.5])
c12_p19 = Parameter('c12_p19', ('TENSOR_FLOAT32', [2, 1]), [-0.875, -0.375])
c12_p20 = Int32Scalar('c12_p20', 0)
c12_p21 = Float32Scalar('c12_p21', 0.75)
c12_p22 = Float32Scalar('c12_p22', 0.75)
c12_p23 = Parameter('c12_p23', ('TENSOR_FLOAT32', []), None)
c12_p24 = Parameter('c12_p24', ('TENSOR_FLOAT32', []), None)
c12_p25 = Parameter('c12_p25', ('TENSOR_FLOAT32', []), None)
c12_p26 = Parameter('c12_p26', ('TENSOR_FLOAT32', []), None)
c12_o27 = IgnoredOutput('c12_o27', ('TENSOR_FLOAT32', [2, 3]))
c12_o28 = Output('c12_o28', ('TENSOR_FLOAT32', [2, 1]))
c12_o29 = Output('c12_o29', ('TENSOR_FLOAT32', [2, 1]))
c12_o30 = Output('c12_o30', ('TENSOR_FLOAT32', [2, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_i3)
c12_model.AddOperand(c12_i4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_i6)
c12_model.AddOperand(c12_i7)
c12_model.AddOperand(c12_i8)
c12_model.AddOperand(c12_p9)
c12_model.AddOperand(c12_p10)
c12_model.AddOperand(c12_p11)
c12_model.AddOperand(c12_p12)
c12_model.AddOperand(c12_i13)
c12_model.AddOperand(c12_i14)
c12_model.AddOperand(c12_i15)
c12_model.AddOperand(c12_p16)
c12_model.AddOperand(c12_p17)
c12_model.AddOperand(c12_p18)
c12_model.AddOperand(c12_p19)
c12_model.AddOperand(c12_p20)
c12_model.AddOperand(c12_p21)
c12_model.AddOperand(c12_p22)
c12_model.AddOperand(c12_p23)
c12_model.AddOperand(c12_p24)
c12_model.AddOperand(c12_p25)
c12_model.AddOperand(c12_p26)
c12_model.AddOperand(c12_o27)
c12_model.AddOperand(c12_o28)
c12_model.AddOperand(c12_o29)
c12_model.AddOperand(c12_o30)
c12_model.Operation('LSTM', c12_i0, c12_p1, c12_i2, c12_i3, c12_i4, c12_p5, c12_i6, c12_i7, c12_i8, c12_p9, c12_p10, c12_p11, c12_p12, c12_i13, c12_i14, c12_i15, c12_p16, c12_p17, c12_p18, c12_p19, c12_p20, c12_p21, c12_p22, c12_p23, c12_p24, c12_p25, c12_p26).To(c12_o27, c12_o28, c12_o29, c12_o30)
c12_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c12_i0: [0.75, 0.125, 0.375, 0.0, 0.5, 0.25],
    c12_i2: [0.625, -0.875, -1.0],
    c12_i3: [0.0, 0.875, -0.875],
    c12_i4: [-1.0, -0.25, 0.25],
    c12_i6: [1.0],
    c12_i7: [-0.875],
    c12_i8: [-0.75],
    c12_i13: [-0.25],
    c12_i14: [-1.0],
    c12_i15: [-1.0],
    c12_o27: [],
    c12_o28: [-0.15822385, -0.14394958],
    c12_o29: [-0.6455876, -0.75],
    c12_o30: [-0.15822385, -0.14394958],
}, model=c12_model, name='layer_norm_FLOAT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_FLOAT32', [2, 2]), [-0.5, -1.0, 0.375, 0.25])
c13_p1 = Parameter('c13_p1', ('TENSOR_FLOAT32', []), None)
c13_p2 = Parameter('c13_p2', ('TENSOR_FLOAT32', [3, 2]), [-0.5, 1.0, -0.375, 0.0, -0.125, -0.75])
c13_p3 = Parameter('c13_p3', ('TENSOR_FLOAT32', [3, 2]), [0.875, 0.375, -0.625, -0.375, 1.0, -0.125])
c13_p4 = Parameter('c13_p4', ('TENSOR_FLOAT32', [3, 2]), [1.0, -0.25, -0.375, 0.125, 0.25, 0.875])
c13_p5 = Parameter('c13_p5', ('TENSOR_FLOAT32', []), None)
c13_p6 = Parameter('c13_p6', ('TENSOR_FLOAT32', [3, 1]), [-0.125, 0.375, 1.0])
c13_p7 = Parameter('c13_p7', ('TENSOR_FLOAT32', [3, 1]), [0.5, 0.875, -0.5])
c13_p8 = Parameter('c13_p8', ('TENSOR_FLOAT32', [3, 1]), [-0.75, 0.0, 0.625])
c13_p9 = Parameter('c13_p9', ('TENSOR_FLOAT32', []), None)
c13_p10 = Parameter('c13_p10', ('TENSOR_FLOAT32', [3]), [0.0, -0.125, 0.625])
c13_p11 = Parameter('c13_p11', ('TENSOR_FLOAT32', [3]), [-0.75, -0.125, 0.375])
c13_p12 = Parameter('c13_p12', ('TENSOR_FLOAT32', []), None)
c13_p13 = Parameter('c13_p13', ('TENSOR_FLOAT32', [3]), [-0.625, 0.625, 0.375])
c13_p14 = Parameter('c13_p14', ('TENSOR_FLOAT32', [3]), [3.75, -1.0, 3.125])
c13_p15 = Parameter('c13_p15', ('TENSOR_FLOAT32', [3]), [0.25, -0.75, -0.25])
c13_p16 = Parameter('c13_p16', ('TENSOR_FLOAT32', [1, 3]), [-0.375, -1.0, 1.0])
c13_p17 = Parameter('c13_p17', ('TENSOR_FLOAT32', []), None)
c13_i18 = Input('c13_i18', ('TENSOR_FLOAT32', [2, 1]))
c13_i19 = Input('c13_i19', ('TENSOR_FLOAT32', [2, 3]))
c13_p20 = Int32Scalar('c13_p20', 3)
c13_p21 = Float32Scalar('c13_p21', 0.5)
c13_p22 = Float32Scalar('c13_p22', 0.75)
c13_p23 = Parameter('c13_p23', ('TENSOR_FLOAT32', []), None)
c13_p24 = Parameter('c13_p24', ('TENSOR_FLOAT32', [3]), [-1.0, -0.125, -0.75])
c13_p25 = Parameter('c13_p25', ('TENSOR_FLOAT32', [3]), [0.375, -0.625, 0.75])
c13_p26 = Parameter('c13_p26', ('TENSOR_FLOAT32', [3]), [-1.0, 0.75, -0.5])
c13_o27 = IgnoredOutput('c13_o27', ('TENSOR_FLOAT32', [2, 9]))
c13_o28 = Output('c13_o28', ('TENSOR_FLOAT32', [2, 1]))
c13_o29 = Output('c13_o29', ('TENSOR_FLOAT32', [2, 3]))
c13_o30 = Output('c13_o30', ('TENSOR_FLOAT32', [2, 1]))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_p7)
c13_model.AddOperand(c13_p8)
c13_model.AddOperand(c13_p9)
c13_model.AddOperand(c13_p10)
c13_model.AddOperand(c13_p11)
c13_model.AddOperand(c13_p12)
c13_model.AddOperand(c13_p13)
c13_model.AddOperand(c13_p14)
c13_model.AddOperand(c13_p15)
c13_model.AddOperand(c13_p16)
c13_model.AddOperand(c13_p17)
c13_model.AddOperand(c13_i18)
c13_model.AddOperand(c13_i19)
c13_model.AddOperand(c13_p20)
c13_model.AddOperand(c13_p21)
c13_model.AddOperand(c13_p22)
c13_model.AddOperand(c13_p23)
c13_model.AddOperand(c13_p24)
c13_model.AddOperand(c13_p25)
c13_model.AddOperand(c13_p26)
c13_model.AddOperand(c13_o27)
c13_model.AddOperand(c13_o28)
c13_model.AddOperand(c13_o29)
c13_model.AddOperand(c13_o30)
c13_model.Operation('LSTM', c13_p0, c13_p1, c13_p2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8, c13_p9, c13_p10, c13_p11, c13_p12, c13_p13, c13_p14, c13_p15, c13_p16, c13_p17, c13_i18, c13_i19, c13_p20, c13_p21, c13_p22, c13_p23, c13_p24, c13_p25, c13_p26).To(c13_o27, c13_o28, c13_o29, c13_o30)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i18: [0.625, 0.0],
    c13_i19: [0.75, -1.0, 0.875, -0.625, 0.625, 0.375],
    c13_o27: [],
    c13_o28: [0.060085706, -0.0739634],
    c13_o29: [0.5, -0.5, 0.5, 0.5, 0.43093628, 0.5],
    c13_o30: [0.060085706, -0.0739634],
}, model=c13_model, name='layer_norm_FLOAT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT32', [4, 1]))
c14_i1 = Input('c14_i1', ('TENSOR_FLOAT32', [4, 1]))
c14_i2 = Input('c14_i2', ('TENSOR_FLOAT32', [4, 1]))
c14_i3 = Input('c14_i3', ('TENSOR_FLOAT32', [4, 1]))
c14_i4 = Input('c14_i4', ('TENSOR_FLOAT32', [4, 1]))
c14_i5 = Input('c14_i5', ('TENSOR_FLOAT32', [4, 4]))
c14_i6 = Input('c14_i6', ('TENSOR_FLOAT32', [4, 4]))
c14_i7 = Input('c14_i7', ('TENSOR_FLOAT32', [4, 4]))
c14_i8 = Input('c14_i8', ('TENSOR_FLOAT32', [4, 4]))
c14_p9 = Parameter('c14_p9', ('TENSOR_FLOAT32', []), None)
c14_p10 = Parameter('c14_p10', ('TENSOR_FLOAT32', []), None)
c14_p11 = Parameter('c14_p11', ('TENSOR_FLOAT32', []), None)
c14_i12 = Input('c14_i12', ('TENSOR_FLOAT32', [4]))
c14_i13 = Input('c14_i13', ('TENSOR_FLOAT32', [4]))
c14_i14 = Input('c14_i14', ('TENSOR_FLOAT32', [4]))
c14_i15 = Input('c14_i15', ('TENSOR_FLOAT32', [4]))
c14_p16 = Parameter('c14_p16', ('TENSOR_FLOAT32', []), None)
c14_p17 = Parameter('c14_p17', ('TENSOR_FLOAT32', []), None)
c14_i18 = Input('c14_i18', ('TENSOR_FLOAT32', [4, 4]))
c14_i19 = Input('c14_i19', ('TENSOR_FLOAT32', [4, 4]))
c14_p20 = Int32Scalar('c14_p20', 1)
c14_p21 = Float32Scalar('c14_p21', 0.75)
c14_p22 = Float32Scalar('c14_p22', 0.5)
c14_i23 = Input('c14_i23', ('TENSOR_FLOAT32', [4]))
c14_i24 = Input('c14_i24', ('TENSOR_FLOAT32', [4]))
c14_i25 = Input('c14_i25', ('TENSOR_FLOAT32', [4]))
c14_i26 = Input('c14_i26', ('TENSOR_FLOAT32', [4]))
c14_o27 = IgnoredOutput('c14_o27', ('TENSOR_FLOAT32', [4, 0]))
c14_o28 = Output('c14_o28', ('TENSOR_FLOAT32', [4, 4]))
c14_o29 = Output('c14_o29', ('TENSOR_FLOAT32', [4, 4]))
c14_o30 = Output('c14_o30', ('TENSOR_FLOAT32', [4, 4]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_i3)
c14_model.AddOperand(c14_i4)
c14_model.AddOperand(c14_i5)
c14_model.AddOperand(c14_i6)
c14_model.AddOperand(c14_i7)
c14_model.AddOperand(c14_i8)
c14_model.AddOperand(c14_p9)
c14_model.AddOperand(c14_p10)
c14_model.AddOperand(c14_p11)
c14_model.AddOperand(c14_i12)
c14_model.AddOperand(c14_i13)
c14_model.AddOperand(c14_i14)
c14_model.AddOperand(c14_i15)
c14_model.AddOperand(c14_p16)
c14_model.AddOperand(c14_p17)
c14_model.AddOperand(c14_i18)
c14_model.AddOperand(c14_i19)
c14_model.AddOperand(c14_p20)
c14_model.AddOperand(c14_p21)
c14_model.AddOperand(c14_p22)
c14_model.AddOperand(c14_i23)
c14_model.AddOperand(c14_i24)
c14_model.AddOperand(c14_i25)
c14_model.AddOperand(c14_i26)
c14_model.AddOperand(c14_o27)
c14_model.AddOperand(c14_o28)
c14_model.AddOperand(c14_o29)
c14_model.AddOperand(c14_o30)
c14_model.Operation('LSTM', c14_i0, c14_i1, c14_i2, c14_i3, c14_i4, c14_i5, c14_i6, c14_i7, c14_i8, c14_p9, c14_p10, c14_p11, c14_i12, c14_i13, c14_i14, c14_i15, c14_p16, c14_p17, c14_i18, c14_i19, c14_p20, c14_p21, c14_p22, c14_i23, c14_i24, c14_i25, c14_i26).To(c14_o27, c14_o28, c14_o29, c14_o30)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [-0.875, 0.25, 0.625, -0.125],
    c14_i1: [0.25, -0.5, 0.0, 0.625],
    c14_i2: [-0.25, 0.0, -0.875, 0.125],
    c14_i3: [0.875, 0.75, -0.375, 0.25],
    c14_i4: [-0.375, 0.625, 0.875, -0.125],
    c14_i5: [
        -1.0, 0.0, 0.375, 0.125, -0.375, -0.125, 0.5, 0.875, -0.75, 0.625, 0.25, 1.0, -0.25, -0.875, -0.625,
        0.75
    ],
    c14_i6: [
        0.375, 0.0, -0.25, -0.75, -0.625, 0.5, 0.75, 0.125, 0.875, -1.0, -0.125, -0.375, -0.5, 1.0, 0.625,
        -0.875
    ],
    c14_i7: [
        -0.25, 0.75, -1.0, -0.875, 1.0, 0.625, -0.5, 0.875, 0.0, -0.75, -0.375, 0.5, 0.25, -0.125, -0.625,
        0.125
    ],
    c14_i8: [
        -0.75, 0.125, 0.625, -0.25, -0.125, 0.375, -1.0, 0.5, 0.25, -0.5, -0.875, 0.0, -0.625, 1.0, 0.75,
        0.875
    ],
    c14_i12: [-0.5, -0.875, 0.75, -0.625],
    c14_i13: [0.625, 1.0, -0.25, 0.75],
    c14_i14: [-0.5, -0.125, -1.0, 1.0],
    c14_i15: [-0.25, -0.625, -0.5, -0.875],
    c14_i18: [
        -0.375, -0.625, 0.125, 0.0, -1.0, 1.0, 0.625, -0.875, 0.5, 0.375, -0.75, -0.25, -0.125, 0.25, 0.75,
        0.875
    ],
    c14_i19: [
        0.25, -0.125, 0.0, 0.875, 0.375, -0.5, -1.0, 0.5, 0.125, 0.75, -0.75, 1.0, -0.25, -0.875, 0.625,
        -0.625
    ],
    c14_i23: [-0.125, 0.875, -0.5, -0.625],
    c14_i24: [-0.875, 0.5, 0.375, -0.125],
    c14_i25: [0.25, 0.125, 0.0, -1.0],
    c14_i26: [-1.0, -0.625, -0.25, 0.5],
    c14_o27: [],
    c14_o28: [
        0.024239497, 0.0, 0.0, 0.23268914, 0.058570065, 0.0, 0.0, 0.29925263, 0.030888617, 0.09793655, 0.0,
        0.15672971, 0.0, 0.0, 0.10408339, 0.09889966
    ],
    c14_o29: [
        0.17275065, -0.08806476, 0.0, 0.75, 0.2667884, -0.3897381, -0.31167546, 0.75, 0.04430663, 0.4343915,
        -0.30600488, 0.75, -0.20513885, -0.74239886, 0.23154792, 0.21062897
    ],
    c14_o30: [
        0.024239497, 0.0, 0.0, 0.23268914, 0.058570065, 0.0, 0.0, 0.29925263, 0.030888617, 0.09793655, 0.0,
        0.15672971, 0.0, 0.0, 0.10408339, 0.09889966
    ],
}, model=c14_model, name='layer_norm_FLOAT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT32', [4, 2]))
c15_i1 = Input('c15_i1', ('TENSOR_FLOAT32', [3, 2]))
c15_i2 = Input('c15_i2', ('TENSOR_FLOAT32', [3, 2]))
c15_i3 = Input('c15_i3', ('TENSOR_FLOAT32', [3, 2]))
c15_i4 = Input('c15_i4', ('TENSOR_FLOAT32', [3, 2]))
c15_i5 = Input('c15_i5', ('TENSOR_FLOAT32', [3, 4]))
c15_i6 = Input('c15_i6', ('TENSOR_FLOAT32', [3, 4]))
c15_i7 = Input('c15_i7', ('TENSOR_FLOAT32', [3, 4]))
c15_i8 = Input('c15_i8', ('TENSOR_FLOAT32', [3, 4]))
c15_i9 = Input('c15_i9', ('TENSOR_FLOAT32', [3]))
c15_i10 = Input('c15_i10', ('TENSOR_FLOAT32', [3]))
c15_i11 = Input('c15_i11', ('TENSOR_FLOAT32', [3]))
c15_i12 = Input('c15_i12', ('TENSOR_FLOAT32', [3]))
c15_i13 = Input('c15_i13', ('TENSOR_FLOAT32', [3]))
c15_i14 = Input('c15_i14', ('TENSOR_FLOAT32', [3]))
c15_i15 = Input('c15_i15', ('TENSOR_FLOAT32', [3]))
c15_i16 = Input('c15_i16', ('TENSOR_FLOAT32', [4, 3]))
c15_i17 = Input('c15_i17', ('TENSOR_FLOAT32', [4]))
c15_i18 = Input('c15_i18', ('TENSOR_FLOAT32', [4, 4]))
c15_i19 = Input('c15_i19', ('TENSOR_FLOAT32', [4, 3]))
c15_p20 = Int32Scalar('c15_p20', 6)
c15_p21 = Float32Scalar('c15_p21', 0.0)
c15_p22 = Float32Scalar('c15_p22', 0.5)
c15_i23 = Input('c15_i23', ('TENSOR_FLOAT32', [3]))
c15_i24 = Input('c15_i24', ('TENSOR_FLOAT32', [3]))
c15_i25 = Input('c15_i25', ('TENSOR_FLOAT32', [3]))
c15_i26 = Input('c15_i26', ('TENSOR_FLOAT32', [3]))
c15_o27 = IgnoredOutput('c15_o27', ('TENSOR_FLOAT32', [4, 0]))
c15_o28 = Output('c15_o28', ('TENSOR_FLOAT32', [4, 4]))
c15_o29 = Output('c15_o29', ('TENSOR_FLOAT32', [4, 3]))
c15_o30 = Output('c15_o30', ('TENSOR_FLOAT32', [4, 4]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_i3)
c15_model.AddOperand(c15_i4)
c15_model.AddOperand(c15_i5)
c15_model.AddOperand(c15_i6)
c15_model.AddOperand(c15_i7)
c15_model.AddOperand(c15_i8)
c15_model.AddOperand(c15_i9)
c15_model.AddOperand(c15_i10)
c15_model.AddOperand(c15_i11)
c15_model.AddOperand(c15_i12)
c15_model.AddOperand(c15_i13)
c15_model.AddOperand(c15_i14)
c15_model.AddOperand(c15_i15)
c15_model.AddOperand(c15_i16)
c15_model.AddOperand(c15_i17)
c15_model.AddOperand(c15_i18)
c15_model.AddOperand(c15_i19)
c15_model.AddOperand(c15_p20)
c15_model.AddOperand(c15_p21)
c15_model.AddOperand(c15_p22)
c15_model.AddOperand(c15_i23)
c15_model.AddOperand(c15_i24)
c15_model.AddOperand(c15_i25)
c15_model.AddOperand(c15_i26)
c15_model.AddOperand(c15_o27)
c15_model.AddOperand(c15_o28)
c15_model.AddOperand(c15_o29)
c15_model.AddOperand(c15_o30)
c15_model.Operation('LSTM', c15_i0, c15_i1, c15_i2, c15_i3, c15_i4, c15_i5, c15_i6, c15_i7, c15_i8, c15_i9, c15_i10, c15_i11, c15_i12, c15_i13, c15_i14, c15_i15, c15_i16, c15_i17, c15_i18, c15_i19, c15_p20, c15_p21, c15_p22, c15_i23, c15_i24, c15_i25, c15_i26).To(c15_o27, c15_o28, c15_o29, c15_o30)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [0.75, 0.875, 1.0, 0.625, 0.375, -0.75, 0.5, -0.125],
    c15_i1: [-0.875, 0.75, 0.875, -0.75, -0.625, 1.0],
    c15_i2: [-1.0, 0.375, -0.875, 0.875, -0.375, 0.125],
    c15_i3: [0.0, 0.375, 0.125, -0.125, -0.875, -0.5],
    c15_i4: [-0.375, -0.25, 0.5, 1.0, 0.125, -0.875],
    c15_i5: [0.875, 0.5, -0.5, 0.625, 0.375, 0.125, -1.0, -0.875, 0.0, 1.0, -0.625, -0.375],
    c15_i6: [-0.875, 0.25, -1.0, -0.625, 1.0, 0.75, -0.25, -0.125, 0.375, 0.125, -0.5, 0.5],
    c15_i7: [0.0, -0.375, 1.0, 0.375, 0.875, 0.625, -0.125, 0.75, -1.0, -0.25, -0.75, -0.625],
    c15_i8: [-0.25, 0.5, 0.375, -1.0, -0.75, 0.875, 0.625, 0.25, -0.375, 0.125, 0.75, 1.0],
    c15_i9: [0.5, -1.0, 1.0],
    c15_i10: [0.0, -0.625, 0.125],
    c15_i11: [-0.375, -0.125, -0.25],
    c15_i12: [-1.0, 1.0, 0.5],
    c15_i13: [0.75, -0.875, 0.375],
    c15_i14: [0.125, 0.875, -0.125],
    c15_i15: [0.0, 0.75, -0.125],
    c15_i16: [0.125, -0.25, -0.125, 0.75, -0.375, 0.375, 0.25, 0.875, -0.625, 1.0, -0.875, 0.5],
    c15_i17: [-0.5, -0.25, -0.125, -0.875],
    c15_i18: [
        0.0, 0.625, -0.75, -0.625, 1.0, -0.25, 0.75, 0.875, -0.875, -1.0, 0.125, -0.5, -0.375, 0.25, -0.125,
        0.5
    ],
    c15_i19: [0.125, -0.875, -0.625, 0.375, -0.5, -1.0, -0.125, 0.875, 0.0, -0.25, 0.625, 0.5],
    c15_i23: [0.5, -0.625, -0.5],
    c15_i24: [-1.0, -0.125, -0.875],
    c15_i25: [-1.0, 0.75, -0.125],
    c15_i26: [0.75, -0.5, 0.25],
    c15_o27: [],
    c15_o28: [
        -0.5, -0.07574074, 0.10868604, -0.5, -0.5, -0.17343393, 0.07452392, -0.5, -0.5, -0.09825802,
        0.21677153, -0.5, -0.5, -0.20093332, 0.092021324, -0.5
    ],
    c15_o29: [
        0.21801083, 0.2270178, -0.21902145, 0.4733866, 0.42519307, -0.086283006, 0.039423287, 0.5479554,
        0.2855433, -0.031155022, 0.9109035, 0.40722033
    ],
    c15_o30: [
        -0.5, -0.07574074, 0.10868604, -0.5, -0.5, -0.17343393, 0.07452392, -0.5, -0.5, -0.09825802,
        0.21677153, -0.5, -0.5, -0.20093332, 0.092021324, -0.5
    ],
}, model=c15_model, name='layer_norm_FLOAT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_value_activation_4_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT32', [1, 2]))
c16_i1 = Input('c16_i1', ('TENSOR_FLOAT32', [1, 2]))
c16_i2 = Input('c16_i2', ('TENSOR_FLOAT32', [1, 2]))
c16_i3 = Input('c16_i3', ('TENSOR_FLOAT32', [1, 2]))
c16_i4 = Input('c16_i4', ('TENSOR_FLOAT32', [1, 2]))
c16_i5 = Input('c16_i5', ('TENSOR_FLOAT32', [1, 2]))
c16_i6 = Input('c16_i6', ('TENSOR_FLOAT32', [1, 2]))
c16_i7 = Input('c16_i7', ('TENSOR_FLOAT32', [1, 2]))
c16_i8 = Input('c16_i8', ('TENSOR_FLOAT32', [1, 2]))
c16_i9 = Input('c16_i9', ('TENSOR_FLOAT32', [1]))
c16_i10 = Input('c16_i10', ('TENSOR_FLOAT32', [1]))
c16_i11 = Input('c16_i11', ('TENSOR_FLOAT32', [1]))
c16_i12 = Input('c16_i12', ('TENSOR_FLOAT32', [1]))
c16_i13 = Input('c16_i13', ('TENSOR_FLOAT32', [1]))
c16_i14 = Input('c16_i14', ('TENSOR_FLOAT32', [1]))
c16_i15 = Input('c16_i15', ('TENSOR_FLOAT32', [1]))
c16_i16 = Input('c16_i16', ('TENSOR_FLOAT32', [2, 1]))
c16_p17 = Parameter('c16_p17', ('TENSOR_FLOAT32', []), None)
c16_i18 = Input('c16_i18', ('TENSOR_FLOAT32', [1, 2]))
c16_i19 = Input('c16_i19', ('TENSOR_FLOAT32', [1, 1]))
c16_p20 = Int32Scalar('c16_p20', 4)
c16_p21 = Float32Scalar('c16_p21', 0.75)
c16_p22 = Float32Scalar('c16_p22', 0.5)
c16_p23 = Parameter('c16_p23', ('TENSOR_FLOAT32', []), None)
c16_p24 = Parameter('c16_p24', ('TENSOR_FLOAT32', []), None)
c16_p25 = Parameter('c16_p25', ('TENSOR_FLOAT32', []), None)
c16_p26 = Parameter('c16_p26', ('TENSOR_FLOAT32', []), None)
c16_o27 = IgnoredOutput('c16_o27', ('TENSOR_FLOAT32', [1, 0]))
c16_o28 = Output('c16_o28', ('TENSOR_FLOAT32', [1, 2]))
c16_o29 = Output('c16_o29', ('TENSOR_FLOAT32', [1, 1]))
c16_o30 = Output('c16_o30', ('TENSOR_FLOAT32', [1, 2]))
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
c16_model.AddOperand(c16_i16)
c16_model.AddOperand(c16_p17)
c16_model.AddOperand(c16_i18)
c16_model.AddOperand(c16_i19)
c16_model.AddOperand(c16_p20)
c16_model.AddOperand(c16_p21)
c16_model.AddOperand(c16_p22)
c16_model.AddOperand(c16_p23)
c16_model.AddOperand(c16_p24)
c16_model.AddOperand(c16_p25)
c16_model.AddOperand(c16_p26)
c16_model.AddOperand(c16_o27)
c16_model.AddOperand(c16_o28)
c16_model.AddOperand(c16_o29)
c16_model.AddOperand(c16_o30)
c16_model.Operation('LSTM', c16_i0, c16_i1, c16_i2, c16_i3, c16_i4, c16_i5, c16_i6, c16_i7, c16_i8, c16_i9, c16_i10, c16_i11, c16_i12, c16_i13, c16_i14, c16_i15, c16_i16, c16_p17, c16_i18, c16_i19, c16_p20, c16_p21, c16_p22, c16_p23, c16_p24, c16_p25, c16_p26).To(c16_o27, c16_o28, c16_o29, c16_o30)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [0.625, 0.25],
    c16_i1: [-0.5, 0.25],
    c16_i2: [-0.375, 0.0],
    c16_i3: [0.0, 0.125],
    c16_i4: [0.75, 0.875],
    c16_i5: [0.5, 0.125],
    c16_i6: [-0.5, 0.25],
    c16_i7: [0.125, -0.125],
    c16_i8: [-1.0, -0.375],
    c16_i9: [0.375],
    c16_i10: [1.0],
    c16_i11: [0.25],
    c16_i12: [-0.75],
    c16_i13: [-0.75],
    c16_i14: [-0.125],
    c16_i15: [0.875],
    c16_i16: [-0.875, 0.375],
    c16_i18: [-1.0, 0.125],
    c16_i19: [0.25],
    c16_o27: [],
    c16_o28: [-0.05380157, 0.023057815],
    c16_o29: [0.0664723],
    c16_o30: [-0.05380157, 0.023057815],
}, model=c16_model, name='layer_norm_FLOAT32_value_activation_4_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT32', [2, 17]))
c17_p1 = Parameter('c17_p1', ('TENSOR_FLOAT32', []), None)
c17_i2 = Input('c17_i2', ('TENSOR_FLOAT32', [3, 17]))
c17_i3 = Input('c17_i3', ('TENSOR_FLOAT32', [3, 17]))
c17_i4 = Input('c17_i4', ('TENSOR_FLOAT32', [3, 17]))
c17_p5 = Parameter('c17_p5', ('TENSOR_FLOAT32', []), None)
c17_i6 = Input('c17_i6', ('TENSOR_FLOAT32', [3, 3]))
c17_i7 = Input('c17_i7', ('TENSOR_FLOAT32', [3, 3]))
c17_i8 = Input('c17_i8', ('TENSOR_FLOAT32', [3, 3]))
c17_p9 = Parameter('c17_p9', ('TENSOR_FLOAT32', []), None)
c17_p10 = Parameter('c17_p10', ('TENSOR_FLOAT32', []), None)
c17_p11 = Parameter('c17_p11', ('TENSOR_FLOAT32', []), None)
c17_p12 = Parameter('c17_p12', ('TENSOR_FLOAT32', []), None)
c17_i13 = Input('c17_i13', ('TENSOR_FLOAT32', [3]))
c17_i14 = Input('c17_i14', ('TENSOR_FLOAT32', [3]))
c17_i15 = Input('c17_i15', ('TENSOR_FLOAT32', [3]))
c17_p16 = Parameter('c17_p16', ('TENSOR_FLOAT32', []), None)
c17_p17 = Parameter('c17_p17', ('TENSOR_FLOAT32', []), None)
c17_i18 = Input('c17_i18', ('TENSOR_FLOAT32', [2, 3]))
c17_i19 = Input('c17_i19', ('TENSOR_FLOAT32', [2, 3]))
c17_p20 = Int32Scalar('c17_p20', 0)
c17_p21 = Float32Scalar('c17_p21', 0.5)
c17_p22 = Float32Scalar('c17_p22', 0.0)
c17_p23 = Parameter('c17_p23', ('TENSOR_FLOAT32', []), None)
c17_p24 = Parameter('c17_p24', ('TENSOR_FLOAT32', []), None)
c17_p25 = Parameter('c17_p25', ('TENSOR_FLOAT32', []), None)
c17_p26 = Parameter('c17_p26', ('TENSOR_FLOAT32', []), None)
c17_o27 = IgnoredOutput('c17_o27', ('TENSOR_FLOAT32', [2, 9]))
c17_o28 = Output('c17_o28', ('TENSOR_FLOAT32', [2, 3]))
c17_o29 = Output('c17_o29', ('TENSOR_FLOAT32', [2, 3]))
c17_o30 = Output('c17_o30', ('TENSOR_FLOAT32', [2, 3]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_i3)
c17_model.AddOperand(c17_i4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_i6)
c17_model.AddOperand(c17_i7)
c17_model.AddOperand(c17_i8)
c17_model.AddOperand(c17_p9)
c17_model.AddOperand(c17_p10)
c17_model.AddOperand(c17_p11)
c17_model.AddOperand(c17_p12)
c17_model.AddOperand(c17_i13)
c17_model.AddOperand(c17_i14)
c17_model.AddOperand(c17_i15)
c17_model.AddOperand(c17_p16)
c17_model.AddOperand(c17_p17)
c17_model.AddOperand(c17_i18)
c17_model.AddOperand(c17_i19)
c17_model.AddOperand(c17_p20)
c17_model.AddOperand(c17_p21)
c17_model.AddOperand(c17_p22)
c17_model.AddOperand(c17_p23)
c17_model.AddOperand(c17_p24)
c17_model.AddOperand(c17_p25)
c17_model.AddOperand(c17_p26)
c17_model.AddOperand(c17_o27)
c17_model.AddOperand(c17_o28)
c17_model.AddOperand(c17_o29)
c17_model.AddOperand(c17_o30)
c17_model.Operation('LSTM', c17_i0, c17_p1, c17_i2, c17_i3, c17_i4, c17_p5, c17_i6, c17_i7, c17_i8, c17_p9, c17_p10, c17_p11, c17_p12, c17_i13, c17_i14, c17_i15, c17_p16, c17_p17, c17_i18, c17_i19, c17_p20, c17_p21, c17_p22, c17_p23, c17_p24, c17_p25, c17_p26).To(c17_o27, c17_o28, c17_o29, c17_o30)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        1.0, 0.75, 0.25, 0.125, -0.5, 0.875, -0.25, -0.125, -0.75, -0.875, -0.625, -0.375, -1.0, 0.5, 0.0,
        0.625, 0.375, 0.875, -0.875, -0.375, -0.75, 0.5, -0.25, 0.625, 0.125, -0.125, 0.375, -1.0, 0.75, 0.25,
        -0.5, 0.0, -0.625, 1.0
    ],
    c17_i2: [
        0.125, -0.125, -0.375, 0.625, 0.0, -0.25, -0.625, -0.875, -0.5, -1.0, 0.875, -0.75, 0.25, 0.375, 0.5,
        1.0, 0.75, -1.0, 0.75, -0.25, -0.125, -0.375, 0.875, -0.625, 0.375, -0.75, 0.625, 1.0, 0.125, 0.0,
        -0.5, -0.875, 0.25, 0.5, 1.0, -1.0, 0.0, 0.25, 0.125, 0.625, -0.625, -0.375, -0.5, 0.5, -0.125, 0.375,
        -0.875, -0.25, 0.875, -0.75, 0.75
    ],
    c17_i3: [
        1.0, 0.375, -0.625, -0.125, 0.875, -0.375, -0.5, -0.875, -0.75, 0.25, 0.625, -1.0, 0.5, 0.125, -0.25,
        0.75, 0.0, 0.5, 0.0, -0.25, 1.0, -0.875, -0.125, -1.0, 0.375, -0.5, 0.625, -0.75, 0.75, -0.375, 0.875,
        0.125, -0.625, 0.25, 0.5, 0.0, 0.125, -0.5, 0.625, 0.25, -0.75, 0.875, -0.375, 0.375, -0.125, -0.25,
        1.0, -0.875, -1.0, 0.75, -0.625
    ],
    c17_i4: [
        0.375, 0.5, -0.75, -0.875, -0.5, 0.75, 0.875, 0.125, 0.25, 1.0, -0.375, -0.125, 0.0, 0.625, -0.625,
        -0.25, -1.0, 0.5, 0.0, 0.375, -0.375, -0.75, 0.625, -1.0, -0.625, -0.5, 0.25, 1.0, -0.125, 0.125,
        0.875, -0.875, 0.75, -0.25, -0.75, -0.625, -0.125, 0.75, 0.375, 0.125, 0.625, -0.25, -0.5, 0.875, 0.5,
        1.0, -1.0, 0.0, -0.375, 0.25, -0.875
    ],
    c17_i6: [0.0, 0.875, -0.625, -0.875, -0.75, -1.0, -0.25, 0.375, 1.0],
    c17_i7: [-1.0, 0.5, 1.0, -0.125, 0.625, 0.25, 0.375, 0.75, 0.125],
    c17_i8: [-0.75, 0.375, 0.0, -0.5, 0.875, -1.0, -0.125, -0.625, 0.5],
    c17_i13: [-0.125, 0.5, -0.625],
    c17_i14: [0.375, 1.0, -1.0],
    c17_i15: [0.75, 0.875, 0.375],
    c17_i18: [-0.75, 0.0, 0.25, -0.25, 0.75, -0.875],
    c17_i19: [-1.0, -0.375, 0.5, 0.25, -0.5, 0.125],
    c17_o27: [],
    c17_o28: [-0.3619234, 0.47765955, -0.011132865, -0.2653769, 0.22663093, 0.013895616],
    c17_o29: [-0.44788772, 0.5, -0.041871693, -0.31682256, 0.5, 0.06239608],
    c17_o30: [-0.3619234, 0.47765955, -0.011132865, -0.2653769, 0.22663093, 0.013895616],
}, model=c17_model, name='layer_norm_FLOAT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_mixed_18
c18_p0 = Parameter('c18_p0', ('TENSOR_FLOAT16', [4, 1]), [0.5, 0.875, -0.25, 1.0])
c18_p1 = Parameter('c18_p1', ('TENSOR_FLOAT16', []), None)
c18_i2 = Input('c18_i2', ('TENSOR_FLOAT16', [4, 1]))
c18_i3 = Input('c18_i3', ('TENSOR_FLOAT16', [4, 1]))
c18_i4 = Input('c18_i4', ('TENSOR_FLOAT16', [4, 1]))
c18_p5 = Parameter('c18_p5', ('TENSOR_FLOAT16', []), None)
c18_i6 = Input('c18_i6', ('TENSOR_FLOAT16', [4, 4]))
c18_i7 = Input('c18_i7', ('TENSOR_FLOAT16', [4, 4]))
c18_i8 = Input('c18_i8', ('TENSOR_FLOAT16', [4, 4]))
c18_p9 = Parameter('c18_p9', ('TENSOR_FLOAT16', []), None)
c18_p10 = Parameter('c18_p10', ('TENSOR_FLOAT16', []), None)
c18_p11 = Parameter('c18_p11', ('TENSOR_FLOAT16', []), None)
c18_p12 = Parameter('c18_p12', ('TENSOR_FLOAT16', []), None)
c18_i13 = Input('c18_i13', ('TENSOR_FLOAT16', [4]))
c18_i14 = Input('c18_i14', ('TENSOR_FLOAT16', [4]))
c18_i15 = Input('c18_i15', ('TENSOR_FLOAT16', [4]))
c18_p16 = Parameter('c18_p16', ('TENSOR_FLOAT16', []), None)
c18_p17 = Parameter('c18_p17', ('TENSOR_FLOAT16', []), None)
c18_p18 = Parameter('c18_p18', ('TENSOR_FLOAT16', [4, 4]), [
        -1.0, -0.25, 0.125, -0.5, 0.0, 0.875, 0.5, 0.75, 0.625, 0.375, 1.0, -0.375, -0.125, -0.625, 0.25,
        -0.75
    ])
c18_i19 = Input('c18_i19', ('TENSOR_FLOAT16', [4, 4]))
c18_p20 = Int32Scalar('c18_p20', 0)
c18_p21 = Float16Scalar('c18_p21', 0.75)
c18_p22 = Float16Scalar('c18_p22', 0.75)
c18_p23 = Parameter('c18_p23', ('TENSOR_FLOAT16', []), None)
c18_p24 = Parameter('c18_p24', ('TENSOR_FLOAT16', []), None)
c18_p25 = Parameter('c18_p25', ('TENSOR_FLOAT16', []), None)
c18_p26 = Parameter('c18_p26', ('TENSOR_FLOAT16', []), None)
c18_o27 = IgnoredOutput('c18_o27', ('TENSOR_FLOAT16', [4, 12]))
c18_o28 = Output('c18_o28', ('TENSOR_FLOAT16', [4, 4]))
c18_o29 = Output('c18_o29', ('TENSOR_FLOAT16', [4, 4]))
c18_o30 = Output('c18_o30', ('TENSOR_FLOAT16', [4, 4]))
c18_model = Model()
c18_model.AddOperand(c18_p0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_i3)
c18_model.AddOperand(c18_i4)
c18_model.AddOperand(c18_p5)
c18_model.AddOperand(c18_i6)
c18_model.AddOperand(c18_i7)
c18_model.AddOperand(c18_i8)
c18_model.AddOperand(c18_p9)
c18_model.AddOperand(c18_p10)
c18_model.AddOperand(c18_p11)
c18_model.AddOperand(c18_p12)
c18_model.AddOperand(c18_i13)
c18_model.AddOperand(c18_i14)
c18_model.AddOperand(c18_i15)
c18_model.AddOperand(c18_p16)
c18_model.AddOperand(c18_p17)
c18_model.AddOperand(c18_p18)
c18_model.AddOperand(c18_i19)
c18_model.AddOperand(c18_p20)
c18_model.AddOperand(c18_p21)
c18_model.AddOperand(c18_p22)
c18_model.AddOperand(c18_p23)
c18_model.AddOperand(c18_p24)
c18_model.AddOperand(c18_p25)
c18_model.AddOperand(c18_p26)
c18_model.AddOperand(c18_o27)
c18_model.AddOperand(c18_o28)
c18_model.AddOperand(c18_o29)
c18_model.AddOperand(c18_o30)
c18_model.Operation('LSTM', c18_p0, c18_p1, c18_i2, c18_i3, c18_i4, c18_p5, c18_i6, c18_i7, c18_i8, c18_p9, c18_p10, c18_p11, c18_p12, c18_i13, c18_i14, c18_i15, c18_p16, c18_p17, c18_p18, c18_i19, c18_p20, c18_p21, c18_p22, c18_p23, c18_p24, c18_p25, c18_p26).To(c18_o27, c18_o28, c18_o29, c18_o30)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i2: [-0.5, 0.5, 0.875, 1.0],
    c18_i3: [-0.625, -0.375, 0.625, 1.0],
    c18_i4: [0.5, 0.375, 0.125, 0.25],
    c18_i6: [
        1.0, -0.75, -0.5, 0.0, 0.625, 0.875, -0.25, 0.25, 0.375, -0.125, -0.625, -0.875, 0.125, -0.375, 0.75,
        -1.0
    ],
    c18_i7: [
        0.75, -0.5, 1.0, -0.75, 0.0, 0.5, -0.25, 0.625, 0.875, 0.375, -0.875, -0.125, -1.0, -0.625, 0.125,
        -0.375
    ],
    c18_i8: [
        -0.625, -1.0, 0.25, 0.0, 0.625, -0.125, -0.25, 0.75, -0.375, -0.75, 1.0, 0.875, -0.5, -0.875, 0.375,
        0.125
    ],
    c18_i13: [-0.25, -0.75, 0.625, 0.25],
    c18_i14: [-0.5, 0.0, 0.125, 0.875],
    c18_i15: [0.375, -1.0, 0.875, -0.625],
    c18_i19: [
        -0.375, -0.5, 1.0, -0.875, 0.375, -0.75, 0.75, 0.25, 0.125, 0.625, -1.0, -0.25, 0.5, -0.625, 0.0,
        0.875
    ],
    c18_o27: [],
    c18_o28: [
        -0.6167, -0.0881, 0.4592, -0.06033, -0.3867, -0.1246, 0.5146, 0.1573, 0.3247, 0.0238, -0.473,
        -0.04782, 0.1056, -0.167, 0.02452, 0.4187
    ],
    c18_o29: [
        -0.75, -0.628, 0.5996, -0.10956, -0.75, -0.3003, 0.6313, 0.541, 0.748, 0.1095, -0.647, -0.1777,
        0.1261, -0.75, 0.03262, 0.75
    ],
    c18_o30: [
        -0.6167, -0.0881, 0.4592, -0.06033, -0.3867, -0.1246, 0.5146, 0.1573, 0.3247, 0.0238, -0.473,
        -0.04782, 0.1056, -0.167, 0.02452, 0.4187
    ],
}, model=c18_model, name='layer_norm_FLOAT16_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_mixed_19
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT16', [3, 2]))
c19_p1 = Parameter('c19_p1', ('TENSOR_FLOAT16', [3, 2]), [0.0, -0.125, -0.25, -1.0, 0.625, 0.5])
c19_p2 = Parameter('c19_p2', ('TENSOR_FLOAT16', [3, 2]), [-1.0, 0.25, 0.125, 0.0, 0.5, -0.125])
c19_p3 = Parameter('c19_p3', ('TENSOR_FLOAT16', [3, 2]), [1.0, -0.25, -0.125, 0.0, 0.5, 0.625])
c19_p4 = Parameter('c19_p4', ('TENSOR_FLOAT16', [3, 2]), [0.75, -0.5, -0.875, -0.375, 0.875, -0.625])
c19_p5 = Parameter('c19_p5', ('TENSOR_FLOAT16', [3, 2]), [0.125, 1.0, 0.0, 0.75, -0.875, -0.375])
c19_p6 = Parameter('c19_p6', ('TENSOR_FLOAT16', [3, 2]), [0.625, -0.5, -0.875, 1.0, -0.125, -0.375])
c19_p7 = Parameter('c19_p7', ('TENSOR_FLOAT16', [3, 2]), [0.75, -1.0, 0.5, -0.125, 0.0, 0.375])
c19_p8 = Parameter('c19_p8', ('TENSOR_FLOAT16', [3, 2]), [0.875, -0.25, 0.375, -0.625, 0.625, 1.0])
c19_p9 = Parameter('c19_p9', ('TENSOR_FLOAT16', []), None)
c19_p10 = Parameter('c19_p10', ('TENSOR_FLOAT16', []), None)
c19_p11 = Parameter('c19_p11', ('TENSOR_FLOAT16', []), None)
c19_p12 = Parameter('c19_p12', ('TENSOR_FLOAT16', [3]), [-0.875, -0.25, -0.5])
c19_p13 = Parameter('c19_p13', ('TENSOR_FLOAT16', [3]), [-0.625, 0.75, 1.0])
c19_p14 = Parameter('c19_p14', ('TENSOR_FLOAT16', [3]), [-0.625, 3.625, 0.625])
c19_p15 = Parameter('c19_p15', ('TENSOR_FLOAT16', [3]), [-0.75, -1.0, 1.0])
c19_p16 = Parameter('c19_p16', ('TENSOR_FLOAT16', [2, 3]), [-0.25, -0.625, 0.625, 0.5, -0.5, 0.0])
c19_p17 = Parameter('c19_p17', ('TENSOR_FLOAT16', [2]), [1.0, 0.375])
c19_i18 = Input('c19_i18', ('TENSOR_FLOAT16', [3, 2]))
c19_p19 = Parameter('c19_p19', ('TENSOR_FLOAT16', [3, 3]), [-1.0, -0.875, 0.875, -0.625, 0.625, 0.75, 0.125, 0.25, 0.375])
c19_p20 = Int32Scalar('c19_p20', 3)
c19_p21 = Float16Scalar('c19_p21', 0.5)
c19_p22 = Float16Scalar('c19_p22', 0.5)
c19_p23 = Parameter('c19_p23', ('TENSOR_FLOAT16', [3]), [0.5, 0.125, -0.75])
c19_p24 = Parameter('c19_p24', ('TENSOR_FLOAT16', [3]), [-1.0, -0.125, -0.75])
c19_p25 = Parameter('c19_p25', ('TENSOR_FLOAT16', [3]), [0.75, -0.125, -0.625])
c19_p26 = Parameter('c19_p26', ('TENSOR_FLOAT16', [3]), [0.375, -0.5, 0.5])
c19_o27 = IgnoredOutput('c19_o27', ('TENSOR_FLOAT16', [3, 12]))
c19_o28 = Output('c19_o28', ('TENSOR_FLOAT16', [3, 2]))
c19_o29 = Output('c19_o29', ('TENSOR_FLOAT16', [3, 3]))
c19_o30 = Output('c19_o30', ('TENSOR_FLOAT16', [3, 2]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_p4)
c19_model.AddOperand(c19_p5)
c19_model.AddOperand(c19_p6)
c19_model.AddOperand(c19_p7)
c19_model.AddOperand(c19_p8)
c19_model.AddOperand(c19_p9)
c19_model.AddOperand(c19_p10)
c19_model.AddOperand(c19_p11)
c19_model.AddOperand(c19_p12)
c19_model.AddOperand(c19_p13)
c19_model.AddOperand(c19_p14)
c19_model.AddOperand(c19_p15)
c19_model.AddOperand(c19_p16)
c19_model.AddOperand(c19_p17)
c19_model.AddOperand(c19_i18)
c19_model.AddOperand(c19_p19)
c19_model.AddOperand(c19_p20)
c19_model.AddOperand(c19_p21)
c19_model.AddOperand(c19_p22)
c19_model.AddOperand(c19_p23)
c19_model.AddOperand(c19_p24)
c19_model.AddOperand(c19_p25)
c19_model.AddOperand(c19_p26)
c19_model.AddOperand(c19_o27)
c19_model.AddOperand(c19_o28)
c19_model.AddOperand(c19_o29)
c19_model.AddOperand(c19_o30)
c19_model.Operation('LSTM', c19_i0, c19_p1, c19_p2, c19_p3, c19_p4, c19_p5, c19_p6, c19_p7, c19_p8, c19_p9, c19_p10, c19_p11, c19_p12, c19_p13, c19_p14, c19_p15, c19_p16, c19_p17, c19_i18, c19_p19, c19_p20, c19_p21, c19_p22, c19_p23, c19_p24, c19_p25, c19_p26).To(c19_o27, c19_o28, c19_o29, c19_o30)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [-0.25, 0.125, 0.875, 0.25, 0.625, 0.375],
    c19_i18: [0.25, 0.375, 0.875, 1.0, -0.375, -0.75],
    c19_o27: [],
    c19_o28: [0.5, 0.3052, 0.5, 0.2705, 0.5, 0.3362],
    c19_o29: [-0.1715, 0.5, 0.5, -0.4155, 0.5, 0.5, 0.1523, 0.5, 0.3132],
    c19_o30: [0.5, 0.3052, 0.5, 0.2705, 0.5, 0.3362],
}, model=c19_model, name='layer_norm_FLOAT16_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT16', [4, 4]))
c20_i1 = Input('c20_i1', ('TENSOR_FLOAT16', [4, 4]))
c20_i2 = Input('c20_i2', ('TENSOR_FLOAT16', [4, 4]))
c20_i3 = Input('c20_i3', ('TENSOR_FLOAT16', [4, 4]))
c20_i4 = Input('c20_i4', ('TENSOR_FLOAT16', [4, 4]))
c20_i5 = Input('c20_i5', ('TENSOR_FLOAT16', [4, 4]))
c20_i6 = Input('c20_i6', ('TENSOR_FLOAT16', [4, 4]))
c20_i7 = Input('c20_i7', ('TENSOR_FLOAT16', [4, 4]))
c20_i8 = Input('c20_i8', ('TENSOR_FLOAT16', [4, 4]))
c20_i9 = Input('c20_i9', ('TENSOR_FLOAT16', [4]))
c20_i10 = Input('c20_i10', ('TENSOR_FLOAT16', [4]))
c20_i11 = Input('c20_i11', ('TENSOR_FLOAT16', [4]))
c20_i12 = Input('c20_i12', ('TENSOR_FLOAT16', [4]))
c20_i13 = Input('c20_i13', ('TENSOR_FLOAT16', [4]))
c20_i14 = Input('c20_i14', ('TENSOR_FLOAT16', [4]))
c20_i15 = Input('c20_i15', ('TENSOR_FLOAT16', [4]))
c20_p16 = Parameter('c20_p16', ('TENSOR_FLOAT16', []), None)
c20_p17 = Parameter('c20_p17', ('TENSOR_FLOAT16', []), None)
c20_i18 = Input('c20_i18', ('TENSOR_FLOAT16', [4, 4]))
c20_i19 = Input('c20_i19', ('TENSOR_FLOAT16', [4, 4]))
c20_p20 = Int32Scalar('c20_p20', 4)
c20_p21 = Float16Scalar('c20_p21', 0.5)
c20_p22 = Float16Scalar('c20_p22', 0.75)
c20_i23 = Input('c20_i23', ('TENSOR_FLOAT16', [4]))
c20_i24 = Input('c20_i24', ('TENSOR_FLOAT16', [4]))
c20_i25 = Input('c20_i25', ('TENSOR_FLOAT16', [4]))
c20_i26 = Input('c20_i26', ('TENSOR_FLOAT16', [4]))
c20_o27 = IgnoredOutput('c20_o27', ('TENSOR_FLOAT16', [4, 0]))
c20_o28 = Output('c20_o28', ('TENSOR_FLOAT16', [4, 4]))
c20_o29 = Output('c20_o29', ('TENSOR_FLOAT16', [4, 4]))
c20_o30 = Output('c20_o30', ('TENSOR_FLOAT16', [4, 4]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_i3)
c20_model.AddOperand(c20_i4)
c20_model.AddOperand(c20_i5)
c20_model.AddOperand(c20_i6)
c20_model.AddOperand(c20_i7)
c20_model.AddOperand(c20_i8)
c20_model.AddOperand(c20_i9)
c20_model.AddOperand(c20_i10)
c20_model.AddOperand(c20_i11)
c20_model.AddOperand(c20_i12)
c20_model.AddOperand(c20_i13)
c20_model.AddOperand(c20_i14)
c20_model.AddOperand(c20_i15)
c20_model.AddOperand(c20_p16)
c20_model.AddOperand(c20_p17)
c20_model.AddOperand(c20_i18)
c20_model.AddOperand(c20_i19)
c20_model.AddOperand(c20_p20)
c20_model.AddOperand(c20_p21)
c20_model.AddOperand(c20_p22)
c20_model.AddOperand(c20_i23)
c20_model.AddOperand(c20_i24)
c20_model.AddOperand(c20_i25)
c20_model.AddOperand(c20_i26)
c20_model.AddOperand(c20_o27)
c20_model.AddOperand(c20_o28)
c20_model.AddOperand(c20_o29)
c20_model.AddOperand(c20_o30)
c20_model.Operation('LSTM', c20_i0, c20_i1, c20_i2, c20_i3, c20_i4, c20_i5, c20_i6, c20_i7, c20_i8, c20_i9, c20_i10, c20_i11, c20_i12, c20_i13, c20_i14, c20_i15, c20_p16, c20_p17, c20_i18, c20_i19, c20_p20, c20_p21, c20_p22, c20_i23, c20_i24, c20_i25, c20_i26).To(c20_o27, c20_o28, c20_o29, c20_o30)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [
        -0.5, -0.125, 0.5, -0.875, 0.625, -0.625, 0.0, 0.875, 0.75, -0.25, -0.375, 0.125, -0.75, -1.0, 1.0,
        0.375
    ],
    c20_i1: [
        -0.5, -0.125, -0.625, -1.0, -0.875, 0.75, 1.0, 0.875, 0.125, 0.375, -0.75, -0.25, 0.625, 0.5, -0.375,
        0.0
    ],
    c20_i2: [
        0.875, -0.125, -0.25, -0.875, 0.625, -0.75, -0.625, -0.5, 0.375, 0.25, -0.375, 0.125, 0.5, 1.0, 0.75,
        -1.0
    ],
    c20_i3: [
        -0.875, -0.625, 0.125, -0.375, 0.0, -0.125, -0.25, 0.25, -0.75, 0.75, -1.0, 1.0, -0.5, 0.875, 0.5,
        0.625
    ],
    c20_i4: [
        0.75, -0.125, 0.5, 1.0, 0.375, -0.75, -0.875, -1.0, 0.625, 0.0, 0.875, 0.125, -0.625, 0.25, -0.5,
        -0.25
    ],
    c20_i5: [
        0.25, -0.125, 1.0, 0.5, 0.0, 0.125, 0.625, 0.75, -1.0, -0.25, -0.75, -0.625, -0.375, -0.5, 0.375,
        0.875
    ],
    c20_i6: [
        -0.125, -0.5, -0.75, 0.125, 0.5, 1.0, 0.875, 0.375, 0.0, 0.25, 0.625, -0.25, 0.75, -0.375, -0.625,
        -0.875
    ],
    c20_i7: [
        0.875, -0.875, 0.25, 0.5, -0.25, -0.125, 0.625, -0.75, -0.5, -0.625, -1.0, 0.0, -0.375, 0.125, 0.375,
        1.0
    ],
    c20_i8: [
        -0.375, -0.875, -0.75, 0.25, 0.5, -0.25, 1.0, 0.75, -0.625, 0.625, -1.0, 0.125, -0.5, -0.125, 0.0,
        0.875
    ],
    c20_i9: [0.5, 0.375, 1.0, -0.625],
    c20_i10: [0.875, 1.0, -0.375, 0.25],
    c20_i11: [0.75, 1.0, -0.5, -0.125],
    c20_i12: [0.0, 0.25, -0.375, 1.0],
    c20_i13: [-0.375, -0.625, 0.25, 0.625],
    c20_i14: [-0.375, -1.0, 0.375, 0.125],
    c20_i15: [0.0, 0.75, -1.0, 0.125],
    c20_i18: [
        0.375, -0.125, -0.875, -0.375, 0.625, 0.125, -0.5, -0.25, -0.625, 0.75, 0.875, 1.0, 0.0, -1.0, -0.75,
        0.25
    ],
    c20_i19: [
        -0.125, 0.875, -0.875, -0.375, 0.375, 0.0, 0.5, 0.25, -0.75, -0.5, -0.625, -1.0, -0.25, 0.625, 0.75,
        0.125
    ],
    c20_i23: [-0.125, 0.125, 0.875, -0.25],
    c20_i24: [-0.5, 0.25, 0.75, -0.125],
    c20_i25: [-0.625, -1.0, 0.0, 0.25],
    c20_i26: [0.0, -0.625, -0.875, -1.0],
    c20_o27: [],
    c20_o28: [
        -0.2136, 0.02484, -0.01353, -0.1647, -0.04675, -0.3616, 0.0763, -0.0266, -0.1342, -0.2301, -0.0987,
        -0.162, -0.2311, 0.2203, 0.0975, 0.0516
    ],
    c20_o29: [
        -0.4565, 0.0329, -0.1633, -0.3296, -0.0938, -0.5, 0.4373, -0.03473, -0.275, -0.5, -0.363, -0.396,
        -0.5, 0.2742, 0.4211, 0.0833
    ],
    c20_o30: [
        -0.2136, 0.02484, -0.01353, -0.1647, -0.04675, -0.3616, 0.0763, -0.0266, -0.1342, -0.2301, -0.0987,
        -0.162, -0.2311, 0.2203, 0.0975, 0.0516
    ],
}, model=c20_model, name='layer_norm_FLOAT16_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_value_activation_1_21
c21_i0 = Input('c21_i0', ('TENSOR_FLOAT16', [4, 1]))
c21_i1 = Input('c21_i1', ('TENSOR_FLOAT16', [3, 1]))
c21_i2 = Input('c21_i2', ('TENSOR_FLOAT16', [3, 1]))
c21_i3 = Input('c21_i3', ('TENSOR_FLOAT16', [3, 1]))
c21_i4 = Input('c21_i4', ('TENSOR_FLOAT16', [3, 1]))
c21_i5 = Input('c21_i5', ('TENSOR_FLOAT16', [3, 3]))
c21_i6 = Input('c21_i6', ('TENSOR_FLOAT16', [3, 3]))
c21_i7 = Input('c21_i7', ('TENSOR_FLOAT16', [3, 3]))
c21_i8 = Input('c21_i8', ('TENSOR_FLOAT16', [3, 3]))
c21_p9 = Parameter('c21_p9', ('TENSOR_FLOAT16', []), None)
c21_p10 = Parameter('c21_p10', ('TENSOR_FLOAT16', []), None)
c21_p11 = Parameter('c21_p11', ('TENSOR_FLOAT16', []), None)
c21_i12 = Input('c21_i12', ('TENSOR_FLOAT16', [3]))
c21_i13 = Input('c21_i13', ('TENSOR_FLOAT16', [3]))
c21_i14 = Input('c21_i14', ('TENSOR_FLOAT16', [3]))
c21_i15 = Input('c21_i15', ('TENSOR_FLOAT16', [3]))
c21_p16 = Parameter('c21_p16', ('TENSOR_FLOAT16', []), None)
c21_p17 = Parameter('c21_p17', ('TENSOR_FLOAT16', []), None)
c21_i18 = Input('c21_i18', ('TENSOR_FLOAT16', [4, 3]))
c21_i19 = Input('c21_i19', ('TENSOR_FLOAT16', [4, 3]))
c21_p20 = Int32Scalar('c21_p20', 1)
c21_p21 = Float16Scalar('c21_p21', 0.0)
c21_p22 = Float16Scalar('c21_p22', 0.0)
c21_i23 = Input('c21_i23', ('TENSOR_FLOAT16', [3]))
c21_i24 = Input('c21_i24', ('TENSOR_FLOAT16', [3]))
c21_i25 = Input('c21_i25', ('TENSOR_FLOAT16', [3]))
c21_i26 = Input('c21_i26', ('TENSOR_FLOAT16', [3]))
c21_o27 = IgnoredOutput('c21_o27', ('TENSOR_FLOAT16', [4, 0]))
c21_o28 = Output('c21_o28', ('TENSOR_FLOAT16', [4, 3]))
c21_o29 = Output('c21_o29', ('TENSOR_FLOAT16', [4, 3]))
c21_o30 = Output('c21_o30', ('TENSOR_FLOAT16', [4, 3]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_i3)
c21_model.AddOperand(c21_i4)
c21_model.AddOperand(c21_i5)
c21_model.AddOperand(c21_i6)
c21_model.AddOperand(c21_i7)
c21_model.AddOperand(c21_i8)
c21_model.AddOperand(c21_p9)
c21_model.AddOperand(c21_p10)
c21_model.AddOperand(c21_p11)
c21_model.AddOperand(c21_i12)
c21_model.AddOperand(c21_i13)
c21_model.AddOperand(c21_i14)
c21_model.AddOperand(c21_i15)
c21_model.AddOperand(c21_p16)
c21_model.AddOperand(c21_p17)
c21_model.AddOperand(c21_i18)
c21_model.AddOperand(c21_i19)
c21_model.AddOperand(c21_p20)
c21_model.AddOperand(c21_p21)
c21_model.AddOperand(c21_p22)
c21_model.AddOperand(c21_i23)
c21_model.AddOperand(c21_i24)
c21_model.AddOperand(c21_i25)
c21_model.AddOperand(c21_i26)
c21_model.AddOperand(c21_o27)
c21_model.AddOperand(c21_o28)
c21_model.AddOperand(c21_o29)
c21_model.AddOperand(c21_o30)
c21_model.Operation('LSTM', c21_i0, c21_i1, c21_i2, c21_i3, c21_i4, c21_i5, c21_i6, c21_i7, c21_i8, c21_p9, c21_p10, c21_p11, c21_i12, c21_i13, c21_i14, c21_i15, c21_p16, c21_p17, c21_i18, c21_i19, c21_p20, c21_p21, c21_p22, c21_i23, c21_i24, c21_i25, c21_i26).To(c21_o27, c21_o28, c21_o29, c21_o30)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [-0.875, -0.5, 0.75, 0.5],
    c21_i1: [-0.625, 0.125, -0.125],
    c21_i2: [1.0, -0.625, 0.875],
    c21_i3: [0.625, 0.375, 0.5],
    c21_i4: [-0.5, -0.875, -0.125],
    c21_i5: [-0.75, 0.375, -0.875, 0.625, -0.25, 0.5, -0.125, -0.5, 0.25],
    c21_i6: [0.625, 0.25, -0.75, 0.125, -0.875, 0.875, -0.125, -0.375, -0.5],
    c21_i7: [0.875, -1.0, -0.375, 0.125, 0.5, 1.0, 0.75, -0.75, -0.625],
    c21_i8: [0.375, -0.875, 0.25, 0.875, -0.375, -0.625, 0.5, 0.75, -0.75],
    c21_i12: [0.625, 0.5, 0.375],
    c21_i13: [1.0, -0.25, 0.0],
    c21_i14: [0.625, 0.875, -0.625],
    c21_i15: [-0.75, 0.0, -0.25],
    c21_i18: [1.0, 0.75, -0.5, -0.25, -0.125, 0.25, 0.0, 0.125, 0.5, 0.625, -0.75, 0.875],
    c21_i19: [0.625, -0.625, -0.125, -0.25, -0.875, 0.0, 0.875, 0.5, -0.375, -1.0, 0.25, -0.5],
    c21_i23: [-0.125, 0.375, -1.0],
    c21_i24: [1.0, -0.5, -0.625],
    c21_i25: [-0.5, 0.75, 0.875],
    c21_i26: [0.5, 0.75, -0.125],
    c21_o27: [],
    c21_o28: [0.2042, 0.0, 0.1686, 0.2185, 0.3901, 0.0, 0.5405, 0.427, 0.0, 0.0, 0.1665, 0.0],
    c21_o29: [1.079, -0.192, 0.4026, 0.4905, 0.7065, 0.0, 1.334, 1.66, -0.1522, -0.536, 0.3447, -0.2922],
    c21_o30: [0.2042, 0.0, 0.1686, 0.2185, 0.3901, 0.0, 0.5405, 0.427, 0.0, 0.0, 0.1665, 0.0],
}, model=c21_model, name='layer_norm_FLOAT16_value_activation_1_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_value_activation_6_22
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT16', [4, 4]))
c22_p1 = Parameter('c22_p1', ('TENSOR_FLOAT16', []), None)
c22_i2 = Input('c22_i2', ('TENSOR_FLOAT16', [3, 4]))
c22_i3 = Input('c22_i3', ('TENSOR_FLOAT16', [3, 4]))
c22_i4 = Input('c22_i4', ('TENSOR_FLOAT16', [3, 4]))
c22_p5 = Parameter('c22_p5', ('TENSOR_FLOAT16', []), None)
c22_i6 = Input('c22_i6', ('TENSOR_FLOAT16', [3, 2]))
c22_i7 = Input('c22_i7', ('TENSOR_FLOAT16', [3, 2]))
c22_i8 = Input('c22_i8', ('TENSOR_FLOAT16', [3, 2]))
c22_p9 = Parameter('c22_p9', ('TENSOR_FLOAT16', []), None)
c22_i10 = Input('c22_i10', ('TENSOR_FLOAT16', [3]))
c22_i11 = Input('c22_i11', ('TENSOR_FLOAT16', [3]))
c22_p12 = Parameter('c22_p12', ('TENSOR_FLOAT16', []), None)
c22_i13 = Input('c22_i13', ('TENSOR_FLOAT16', [3]))
c22_i14 = Input('c22_i14', ('TENSOR_FLOAT16', [3]))
c22_i15 = Input('c22_i15', ('TENSOR_FLOAT16', [3]))
c22_i16 = Input('c22_i16', ('TENSOR_FLOAT16', [2, 3]))
c22_p17 = Parameter('c22_p17', ('TENSOR_FLOAT16', []), None)
c22_i18 = Input('c22_i18', ('TENSOR_FLOAT16', [4, 2]))
c22_i19 = Input('c22_i19', ('TENSOR_FLOAT16', [4, 3]))
c22_p20 = Int32Scalar('c22_p20', 6)
c22_p21 = Float16Scalar('c22_p21', 0.75)
c22_p22 = Float16Scalar('c22_p22', 0.5)
c22_p23 = Parameter('c22_p23', ('TENSOR_FLOAT16', []), None)
c22_i24 = Input('c22_i24', ('TENSOR_FLOAT16', [3]))
c22_i25 = Input('c22_i25', ('TENSOR_FLOAT16', [3]))
c22_i26 = Input('c22_i26', ('TENSOR_FLOAT16', [3]))
c22_o27 = IgnoredOutput('c22_o27', ('TENSOR_FLOAT16', [4, 9]))
c22_o28 = Output('c22_o28', ('TENSOR_FLOAT16', [4, 2]))
c22_o29 = Output('c22_o29', ('TENSOR_FLOAT16', [4, 3]))
c22_o30 = Output('c22_o30', ('TENSOR_FLOAT16', [4, 2]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_i2)
c22_model.AddOperand(c22_i3)
c22_model.AddOperand(c22_i4)
c22_model.AddOperand(c22_p5)
c22_model.AddOperand(c22_i6)
c22_model.AddOperand(c22_i7)
c22_model.AddOperand(c22_i8)
c22_model.AddOperand(c22_p9)
c22_model.AddOperand(c22_i10)
c22_model.AddOperand(c22_i11)
c22_model.AddOperand(c22_p12)
c22_model.AddOperand(c22_i13)
c22_model.AddOperand(c22_i14)
c22_model.AddOperand(c22_i15)
c22_model.AddOperand(c22_i16)
c22_model.AddOperand(c22_p17)
c22_model.AddOperand(c22_i18)
c22_model.AddOperand(c22_i19)
c22_model.AddOperand(c22_p20)
c22_model.AddOperand(c22_p21)
c22_model.AddOperand(c22_p22)
c22_model.AddOperand(c22_p23)
c22_model.AddOperand(c22_i24)
c22_model.AddOperand(c22_i25)
c22_model.AddOperand(c22_i26)
c22_model.AddOperand(c22_o27)
c22_model.AddOperand(c22_o28)
c22_model.AddOperand(c22_o29)
c22_model.AddOperand(c22_o30)
c22_model.Operation('LSTM', c22_i0, c22_p1, c22_i2, c22_i3, c22_i4, c22_p5, c22_i6, c22_i7, c22_i8, c22_p9, c22_i10, c22_i11, c22_p12, c22_i13, c22_i14, c22_i15, c22_i16, c22_p17, c22_i18, c22_i19, c22_p20, c22_p21, c22_p22, c22_p23, c22_i24, c22_i25, c22_i26).To(c22_o27, c22_o28, c22_o29, c22_o30)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [
        0.125, 0.75, -0.375, 0.875, 0.625, -0.5, -0.25, 0.375, -0.625, 1.0, -0.125, -1.0, 0.5, 0.0, -0.875,
        0.25
    ],
    c22_i2: [0.375, -0.625, -1.0, 0.0, 0.125, 0.75, 0.875, -0.875, -0.75, -0.25, -0.5, 0.25],
    c22_i3: [-0.875, 0.5, -0.75, -1.0, 0.625, -0.25, -0.625, -0.375, 0.75, 1.0, 0.875, 0.375],
    c22_i4: [0.875, -0.625, 0.5, -0.375, -0.875, 0.0, -0.75, 1.0, -1.0, 0.375, 0.125, -0.125],
    c22_i6: [-1.0, -0.375, -0.25, -0.625, 0.25, 0.125],
    c22_i7: [0.375, -0.125, 0.75, -0.625, -0.5, -1.0],
    c22_i8: [1.0, 0.5, 0.125, 0.875, -1.0, -0.75],
    c22_i10: [-0.375, 0.625, 0.875],
    c22_i11: [-1.0, -0.25, -0.875],
    c22_i13: [-0.5, 0.375, -1.0],
    c22_i14: [0.0, -0.375, -0.125],
    c22_i15: [-1.0, -0.625, -0.875],
    c22_i16: [0.625, -0.375, -0.125, -1.0, -0.5, 0.25],
    c22_i18: [-0.375, 0.375, -0.25, 0.75, 0.0, 0.125, 0.875, 0.5],
    c22_i19: [-0.875, -0.375, 0.125, 0.25, 0.75, 0.0, 0.625, -0.75, 0.875, -0.25, -0.5, -0.125],
    c22_i24: [-1.0, 0.0, 0.75],
    c22_i25: [-1.0, -0.625, 0.375],
    c22_i26: [0.0, 0.375, 0.25],
    c22_o27: [],
    c22_o28: [-0.01042, -0.2301, -0.00787, -0.2827, 0.01559, -0.1912, 0.00886, -0.2173],
    c22_o29: [0.347, -0.001563, 0.4402, 0.684, 0.5405, 0.3367, 0.5024, -0.2286, 0.5864, 0.2737, -0.1921, 0.1583],
    c22_o30: [-0.01042, -0.2301, -0.00787, -0.2827, 0.01559, -0.1912, 0.00886, -0.2173],
}, model=c22_model, name='layer_norm_FLOAT16_value_activation_6_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT16', [1, 17]))
c23_p1 = Parameter('c23_p1', ('TENSOR_FLOAT16', []), None)
c23_i2 = Input('c23_i2', ('TENSOR_FLOAT16', [2, 17]))
c23_i3 = Input('c23_i3', ('TENSOR_FLOAT16', [2, 17]))
c23_i4 = Input('c23_i4', ('TENSOR_FLOAT16', [2, 17]))
c23_p5 = Parameter('c23_p5', ('TENSOR_FLOAT16', []), None)
c23_i6 = Input('c23_i6', ('TENSOR_FLOAT16', [2, 2]))
c23_i7 = Input('c23_i7', ('TENSOR_FLOAT16', [2, 2]))
c23_i8 = Input('c23_i8', ('TENSOR_FLOAT16', [2, 2]))
c23_p9 = Parameter('c23_p9', ('TENSOR_FLOAT16', []), None)
c23_p10 = Parameter('c23_p10', ('TENSOR_FLOAT16', []), None)
c23_p11 = Parameter('c23_p11', ('TENSOR_FLOAT16', []), None)
c23_p12 = Parameter('c23_p12', ('TENSOR_FLOAT16', []), None)
c23_i13 = Input('c23_i13', ('TENSOR_FLOAT16', [2]))
c23_i14 = Input('c23_i14', ('TENSOR_FLOAT16', [2]))
c23_i15 = Input('c23_i15', ('TENSOR_FLOAT16', [2]))
c23_p16 = Parameter('c23_p16', ('TENSOR_FLOAT16', []), None)
c23_p17 = Parameter('c23_p17', ('TENSOR_FLOAT16', []), None)
c23_i18 = Input('c23_i18', ('TENSOR_FLOAT16', [1, 2]))
c23_i19 = Input('c23_i19', ('TENSOR_FLOAT16', [1, 2]))
c23_p20 = Int32Scalar('c23_p20', 3)
c23_p21 = Float16Scalar('c23_p21', 0.0)
c23_p22 = Float16Scalar('c23_p22', 0.75)
c23_p23 = Parameter('c23_p23', ('TENSOR_FLOAT16', []), None)
c23_p24 = Parameter('c23_p24', ('TENSOR_FLOAT16', []), None)
c23_p25 = Parameter('c23_p25', ('TENSOR_FLOAT16', []), None)
c23_p26 = Parameter('c23_p26', ('TENSOR_FLOAT16', []), None)
c23_o27 = IgnoredOutput('c23_o27', ('TENSOR_FLOAT16', [1, 6]))
c23_o28 = Output('c23_o28', ('TENSOR_FLOAT16', [1, 2]))
c23_o29 = Output('c23_o29', ('TENSOR_FLOAT16', [1, 2]))
c23_o30 = Output('c23_o30', ('TENSOR_FLOAT16', [1, 2]))
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
c23_model.AddOperand(c23_p10)
c23_model.AddOperand(c23_p11)
c23_model.AddOperand(c23_p12)
c23_model.AddOperand(c23_i13)
c23_model.AddOperand(c23_i14)
c23_model.AddOperand(c23_i15)
c23_model.AddOperand(c23_p16)
c23_model.AddOperand(c23_p17)
c23_model.AddOperand(c23_i18)
c23_model.AddOperand(c23_i19)
c23_model.AddOperand(c23_p20)
c23_model.AddOperand(c23_p21)
c23_model.AddOperand(c23_p22)
c23_model.AddOperand(c23_p23)
c23_model.AddOperand(c23_p24)
c23_model.AddOperand(c23_p25)
c23_model.AddOperand(c23_p26)
c23_model.AddOperand(c23_o27)
c23_model.AddOperand(c23_o28)
c23_model.AddOperand(c23_o29)
c23_model.AddOperand(c23_o30)
c23_model.Operation('LSTM', c23_i0, c23_p1, c23_i2, c23_i3, c23_i4, c23_p5, c23_i6, c23_i7, c23_i8, c23_p9, c23_p10, c23_p11, c23_p12, c23_i13, c23_i14, c23_i15, c23_p16, c23_p17, c23_i18, c23_i19, c23_p20, c23_p21, c23_p22, c23_p23, c23_p24, c23_p25, c23_p26).To(c23_o27, c23_o28, c23_o29, c23_o30)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        0.5, -0.125, -0.375, -0.5, 0.125, 0.625, -1.0, 0.875, -0.625, -0.875, 0.25, 0.75, -0.25, 1.0, -0.75,
        0.375, 0.0
    ],
    c23_i2: [
        0.5, 0.625, -0.125, -1.0, -0.625, -0.375, -0.875, 0.125, 0.875, -0.25, 0.75, 0.375, -0.5, 0.0, 1.0,
        0.25, -0.75, 0.0, -0.75, -0.375, -0.875, -0.25, 0.875, 0.625, 0.375, 0.75, 0.25, 0.5, 1.0, 0.125,
        -0.625, -1.0, -0.125, -0.5
    ],
    c23_i3: [
        -0.75, -0.125, -1.0, 0.5, 0.875, -0.625, 0.25, -0.25, 1.0, 0.75, 0.625, 0.125, -0.875, 0.0, -0.5,
        0.375, -0.375, -0.375, -0.25, -1.0, 0.75, -0.5, 0.625, 0.25, -0.875, 0.0, 0.875, 0.375, 0.125, -0.75,
        -0.625, 1.0, -0.125, 0.5
    ],
    c23_i4: [
        -0.25, -0.875, 0.5, 0.625, 0.0, -1.0, -0.75, 0.875, 0.75, -0.625, -0.125, 0.125, 1.0, 0.25, 0.375,
        -0.5, -0.375, 0.75, -0.125, 0.375, -1.0, 1.0, -0.75, 0.5, -0.5, 0.125, -0.875, 0.25, -0.625, 0.0,
        -0.25, -0.375, 0.625, 0.875
    ],
    c23_i6: [-0.75, 0.75, 0.5, -0.625],
    c23_i7: [-0.25, -1.0, 0.5, 0.0],
    c23_i8: [0.125, -0.625, -1.0, -0.875],
    c23_i13: [0.125, -1.0],
    c23_i14: [6.625, -6.875],
    c23_i15: [-0.625, 0.25],
    c23_i18: [0.375, -0.125],
    c23_i19: [0.625, 0.25],
    c23_o27: [],
    c23_o28: [0.835, 0.0745],
    c23_o29: [2.148, 0.149],
    c23_o30: [0.835, 0.0745],
}, model=c23_model, name='layer_norm_FLOAT16_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
