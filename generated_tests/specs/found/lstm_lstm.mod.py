from math import inf, nan

import numpy as np

# lstm_basic_FLOAT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 17]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 17]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [2, 17]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [2, 17]))
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [2, 17]))
c0_i5 = Input('c0_i5', ('TENSOR_FLOAT32', [2, 17]))
c0_i6 = Input('c0_i6', ('TENSOR_FLOAT32', [2, 17]))
c0_i7 = Input('c0_i7', ('TENSOR_FLOAT32', [2, 17]))
c0_i8 = Input('c0_i8', ('TENSOR_FLOAT32', [2, 17]))
c0_i9 = Input('c0_i9', ('TENSOR_FLOAT32', [2]))
c0_i10 = Input('c0_i10', ('TENSOR_FLOAT32', [2]))
c0_i11 = Input('c0_i11', ('TENSOR_FLOAT32', [2]))
c0_i12 = Input('c0_i12', ('TENSOR_FLOAT32', [2]))
c0_i13 = Input('c0_i13', ('TENSOR_FLOAT32', [2]))
c0_i14 = Input('c0_i14', ('TENSOR_FLOAT32', [2]))
c0_i15 = Input('c0_i15', ('TENSOR_FLOAT32', [2]))
c0_i16 = Input('c0_i16', ('TENSOR_FLOAT32', [17, 2]))
c0_p17 = Parameter('c0_p17', ('TENSOR_FLOAT32', []), None)
c0_i18 = Input('c0_i18', ('TENSOR_FLOAT32', [4, 17]))
c0_i19 = Input('c0_i19', ('TENSOR_FLOAT32', [4, 2]))
c0_p20 = Int32Scalar('c0_p20', 6)
c0_p21 = Float32Scalar('c0_p21', 0.75)
c0_p22 = Float32Scalar('c0_p22', 0.75)
c0_o23 = IgnoredOutput('c0_o23', ('TENSOR_FLOAT32', [4, 0]))
c0_o24 = Output('c0_o24', ('TENSOR_FLOAT32', [4, 17]))
c0_o25 = Output('c0_o25', ('TENSOR_FLOAT32', [4, 2]))
c0_o26 = Output('c0_o26', ('TENSOR_FLOAT32', [4, 17]))
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
c0_model.AddOperand(c0_p17)
c0_model.AddOperand(c0_i18)
c0_model.AddOperand(c0_i19)
c0_model.AddOperand(c0_p20)
c0_model.AddOperand(c0_p21)
c0_model.AddOperand(c0_p22)
c0_model.AddOperand(c0_o23)
c0_model.AddOperand(c0_o24)
c0_model.AddOperand(c0_o25)
c0_model.AddOperand(c0_o26)
c0_model.Operation('LSTM', c0_i0, c0_i1, c0_i2, c0_i3, c0_i4, c0_i5, c0_i6, c0_i7, c0_i8, c0_i9, c0_i10, c0_i11, c0_i12, c0_i13, c0_i14, c0_i15, c0_i16, c0_p17, c0_i18, c0_i19, c0_p20, c0_p21, c0_p22).To(c0_o23, c0_o24, c0_o25, c0_o26)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        0.0, -0.5, 0.125, 0.375, 0.625, 1.0, -0.625, -0.375, -0.875, 0.875, 0.5, 0.75, -0.25, -1.0, -0.125,
        0.25, -0.75, -0.25, -1.0, 0.125, 0.875, 0.375, 0.75, -0.625, 0.0, -0.5, 0.625, -0.375, -0.75, -0.125,
        0.5, -0.875, 1.0, 0.25, 0.5, 0.125, -0.75, 0.25, 0.875, 0.0, 0.75, -1.0, 0.375, -0.5, 0.625, -0.25,
        -0.125, 1.0, -0.875, -0.625, -0.375, 0.875, 0.25, 0.375, -0.125, 1.0, -0.5, 0.5, -0.875, -0.25, -0.75,
        -0.625, 0.75, 0.125, 0.625, -0.375, -1.0, 0.0
    ],
    c0_i1: [
        -0.625, 0.25, 0.125, -0.875, 0.0, -0.5, -0.375, -0.25, 1.0, -1.0, 0.875, 0.625, 0.75, 0.375, -0.125,
        0.5, -0.75, 0.625, 0.375, 0.125, -0.875, 0.875, 0.0, 0.75, -1.0, -0.25, -0.375, -0.5, -0.75, -0.625,
        -0.125, 0.25, 1.0, 0.5
    ],
    c0_i2: [
        0.0, -0.125, 0.875, 0.375, -0.875, 1.0, -0.375, -0.625, 0.625, -0.5, 0.25, -1.0, 0.5, -0.75, 0.125,
        -0.25, 0.75, -0.75, 0.625, -0.125, 0.375, 0.875, -1.0, 0.75, 0.0, 0.125, 1.0, -0.875, -0.25, -0.625,
        -0.375, 0.5, -0.5, 0.25
    ],
    c0_i3: [
        0.875, 0.625, 0.5, -0.125, 0.75, -1.0, -0.75, -0.25, -0.5, -0.625, 0.125, 0.375, 0.25, 1.0, -0.375,
        0.0, -0.875, -0.375, -0.5, -0.125, 0.875, 0.0, 1.0, -1.0, 0.125, -0.25, -0.75, 0.625, 0.5, 0.375,
        -0.875, -0.625, 0.75, 0.25
    ],
    c0_i4: [
        0.0, 0.625, -0.5, 0.375, -0.25, -0.75, 0.5, -1.0, 0.875, -0.625, 1.0, -0.875, 0.75, 0.125, -0.125,
        0.25, -0.375, -0.875, 0.875, 0.125, 0.25, 0.75, 0.5, -0.5, -0.125, -0.25, 0.625, -1.0, 0.375, 1.0,
        -0.625, 0.0, -0.375, -0.75
    ],
    c0_i5: [
        -0.75, -0.875, 0.75, -0.375, -0.25, 0.625, -0.625, 0.0, -0.125, 0.125, 0.5, -1.0, 1.0, 0.875, 0.25,
        -0.5, 0.375, -0.375, 0.0, 0.125, 0.625, 0.25, -0.5, 1.0, -0.25, -1.0, 0.875, -0.625, 0.75, -0.875,
        -0.125, -0.75, 0.5, 0.375
    ],
    c0_i6: [
        -0.25, -0.5, 0.375, -0.375, 0.0, -0.125, -1.0, -0.875, 0.75, 0.25, 0.5, 0.125, 0.625, 1.0, 0.875,
        -0.75, -0.625, -0.125, -0.5, -0.625, 0.75, 0.25, -0.875, 0.875, 0.625, 0.375, -1.0, -0.25, 0.125, 1.0,
        -0.75, 0.0, 0.5, -0.375
    ],
    c0_i7: [
        -0.875, -0.625, 0.0, -0.25, -0.5, 0.625, 0.375, -0.125, 0.875, -0.75, -1.0, 1.0, 0.75, 0.5, 0.25,
        -0.375, 0.125, 0.875, -0.5, 0.0, -0.625, 0.5, -0.125, 0.25, -0.375, 0.625, -0.875, 0.75, -0.25, 0.375,
        -1.0, 0.125, 1.0, -0.75
    ],
    c0_i8: [
        -0.25, 0.875, -0.125, 0.125, -0.625, 0.0, -0.5, 0.375, 0.25, -0.75, 0.75, 0.5, -0.375, 0.625, -0.875,
        1.0, -1.0, 0.5, 0.625, 1.0, -0.875, 0.375, -0.25, 0.125, 0.25, -0.625, -0.5, -0.125, 0.875, 0.0,
        -0.375, 0.75, -1.0, -0.75
    ],
    c0_i9: [-0.5, 0.625],
    c0_i10: [0.375, -1.0],
    c0_i11: [-0.375, 0.75],
    c0_i12: [-0.125, 0.375],
    c0_i13: [-0.75, -1.0],
    c0_i14: [0.0, -0.5],
    c0_i15: [-0.375, -0.25],
    c0_i16: [
        -1.0, -0.75, 0.375, 0.875, 0.0, 0.75, 0.5, -0.875, 0.125, -0.125, 0.25, 1.0, -0.625, -0.5, 0.625,
        -0.375, -0.25, -0.375, 0.375, -0.875, 0.0, -0.625, 0.5, 0.75, 0.625, 0.875, -0.5, -0.75, -0.125,
        0.125, -0.25, 1.0, 0.25, -1.0
    ],
    c0_i18: [
        0.75, -0.375, 0.875, 0.25, -0.25, 0.5, -1.0, -0.625, -0.125, 0.0, 0.125, 0.375, -0.75, 0.625, 1.0,
        -0.5, -0.875, 1.0, 0.625, -0.875, -0.125, 0.125, 0.875, -0.25, 0.25, -0.5, -1.0, -0.625, 0.375, -0.75,
        -0.375, 0.75, 0.0, 0.5, 0.5, -0.125, -0.75, -0.25, -0.875, -0.5, 0.625, 0.25, 0.375, 0.125, -1.0,
        -0.625, 1.0, 0.0, 0.75, 0.875, -0.375, 0.125, 0.375, -0.375, 1.0, -0.5, -0.625, 0.625, -0.25, -0.125,
        0.75, -0.875, 0.5, -1.0, -0.75, 0.0, 0.25, 0.875
    ],
    c0_i19: [0.5, -1.0, 0.375, 0.875, 0.125, -0.25, 0.75, 0.0],
    c0_o23: [],
    c0_o24: [
        -0.41397095, 0.45501614, 0.37866572, -0.42412403, -0.058697797, 0.51371396, -0.27450958, -0.16726708,
        -0.19815917, -0.4285372, -0.31555477, 0.39631835, 0.46384245, -0.39631835, 0.058697797, 0.4960613,
        -0.4960613, -0.4653451, 0.5049468, 0.41740093, -0.46299568, -0.0635738, 0.5685206, -0.3082324,
        -0.17873535, -0.22068651, -0.4689887, -0.3478341, 0.44137302, 0.51693285, -0.44137302, 0.0635738,
        0.5445485, -0.5445485, -0.5885978, 0.23990278, 0.0242256, 0.2539229, 0.06650893, 0.17339385,
        -0.368883, 0.34061983, -0.15320586, 0.18337637, -0.020188, 0.3064117, 0.38099584, -0.3064117,
        -0.06650893, -0.10879225, 0.10879225, -0.17412895, 0.1369791, 0.09054411, -0.06384237, -0.00464258,
        0.1416217, -0.11260326, 0.00696847, -0.06616826, -0.07429048, -0.07545342, 0.13233653, 0.15787531,
        -0.13233653, 0.00464258, 0.09982927, -0.09982927
    ],
    c0_o25: [0.5946073, 0.041307136, 0.03612283, 0.5834963, 0.5664051, 0.04824597, 0.015975662, 0.008177557],
    c0_o26: [
        -0.41397095, 0.45501614, 0.37866572, -0.42412403, -0.058697797, 0.51371396, -0.27450958, -0.16726708,
        -0.19815917, -0.4285372, -0.31555477, 0.39631835, 0.46384245, -0.39631835, 0.058697797, 0.4960613,
        -0.4960613, -0.4653451, 0.5049468, 0.41740093, -0.46299568, -0.0635738, 0.5685206, -0.3082324,
        -0.17873535, -0.22068651, -0.4689887, -0.3478341, 0.44137302, 0.51693285, -0.44137302, 0.0635738,
        0.5445485, -0.5445485, -0.5885978, 0.23990278, 0.0242256, 0.2539229, 0.06650893, 0.17339385,
        -0.368883, 0.34061983, -0.15320586, 0.18337637, -0.020188, 0.3064117, 0.38099584, -0.3064117,
        -0.06650893, -0.10879225, 0.10879225, -0.17412895, 0.1369791, 0.09054411, -0.06384237, -0.00464258,
        0.1416217, -0.11260326, 0.00696847, -0.06616826, -0.07429048, -0.07545342, 0.13233653, 0.15787531,
        -0.13233653, 0.00464258, 0.09982927, -0.09982927
    ],
}, model=c0_model, name='lstm_basic_FLOAT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [4, 4]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', []), None)
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [4, 4]))
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT32', [4, 4]))
c1_i4 = Input('c1_i4', ('TENSOR_FLOAT32', [4, 4]))
c1_p5 = Parameter('c1_p5', ('TENSOR_FLOAT32', []), None)
c1_i6 = Input('c1_i6', ('TENSOR_FLOAT32', [4, 2]))
c1_i7 = Input('c1_i7', ('TENSOR_FLOAT32', [4, 2]))
c1_i8 = Input('c1_i8', ('TENSOR_FLOAT32', [4, 2]))
c1_p9 = Parameter('c1_p9', ('TENSOR_FLOAT32', []), None)
c1_p10 = Parameter('c1_p10', ('TENSOR_FLOAT32', []), None)
c1_p11 = Parameter('c1_p11', ('TENSOR_FLOAT32', []), None)
c1_p12 = Parameter('c1_p12', ('TENSOR_FLOAT32', []), None)
c1_i13 = Input('c1_i13', ('TENSOR_FLOAT32', [4]))
c1_i14 = Input('c1_i14', ('TENSOR_FLOAT32', [4]))
c1_i15 = Input('c1_i15', ('TENSOR_FLOAT32', [4]))
c1_i16 = Input('c1_i16', ('TENSOR_FLOAT32', [2, 4]))
c1_i17 = Input('c1_i17', ('TENSOR_FLOAT32', [2]))
c1_i18 = Input('c1_i18', ('TENSOR_FLOAT32', [4, 2]))
c1_i19 = Input('c1_i19', ('TENSOR_FLOAT32', [4, 4]))
c1_p20 = Int32Scalar('c1_p20', 6)
c1_p21 = Float32Scalar('c1_p21', 0.75)
c1_p22 = Float32Scalar('c1_p22', 0.5)
c1_o23 = IgnoredOutput('c1_o23', ('TENSOR_FLOAT32', [4, 12]))
c1_o24 = Output('c1_o24', ('TENSOR_FLOAT32', [4, 2]))
c1_o25 = Output('c1_o25', ('TENSOR_FLOAT32', [4, 4]))
c1_o26 = Output('c1_o26', ('TENSOR_FLOAT32', [4, 2]))
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
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_p11)
c1_model.AddOperand(c1_p12)
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
c1_model.AddOperand(c1_o23)
c1_model.AddOperand(c1_o24)
c1_model.AddOperand(c1_o25)
c1_model.AddOperand(c1_o26)
c1_model.Operation('LSTM', c1_i0, c1_p1, c1_i2, c1_i3, c1_i4, c1_p5, c1_i6, c1_i7, c1_i8, c1_p9, c1_p10, c1_p11, c1_p12, c1_i13, c1_i14, c1_i15, c1_i16, c1_i17, c1_i18, c1_i19, c1_p20, c1_p21, c1_p22).To(c1_o23, c1_o24, c1_o25, c1_o26)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        0.99999976, 1.0, 1.0000005, 1.0, 1.0, 0.99999905, 0.99999976, 0.99999976, 0.99999976, 1.0000005,
        0.99999905, 1.0000002, 1.0000007, 1.0000002, 1.0000005, 0.99999905
    ],
    c1_i2: [
        0.9999993, 1.0, 1.0000007, 0.9999995, 1.0000005, 0.9999993, 1.0000007, 0.9999993, 1.0000005,
        1.0000007, 1.0000005, 0.9999993, 1.0000005, 1.0000002, 0.9999995, 0.99999905
    ],
    c1_i3: [
        0.9999993, 1.0000005, 1.0, 1.0000005, 0.99999905, 1.0, 0.9999993, 1.0, 1.0000005, 1.0000007,
        0.99999976, 1.0000007, 1.0, 0.9999995, 1.0000007, 0.9999993
    ],
    c1_i4: [
        1.0000007, 0.9999993, 1.0, 0.99999976, 0.9999993, 0.9999993, 0.99999976, 0.99999905, 1.0000007,
        0.9999993, 0.9999995, 0.9999995, 0.99999905, 0.99999905, 1.0000005, 0.9999993
    ],
    c1_i6: [0.99999976, 0.99999976, 1.0, 0.99999905, 1.0000005, 1.0000007, 0.9999995, 1.0000005],
    c1_i7: [0.99999905, 0.99999976, 1.0000007, 1.0000002, 0.9999993, 0.99999905, 1.0000005, 1.0],
    c1_i8: [0.9999995, 0.99999905, 0.9999995, 0.9999993, 1.0000005, 1.0000002, 0.99999905, 1.0000005],
    c1_i13: [1.0, 0.99999905, 1.0000007, 0.99999905],
    c1_i14: [0.99999976, 1.0000002, 1.0000005, 1.0000007],
    c1_i15: [1.0000005, 1.0000005, 0.9999993, 1.0],
    c1_i16: [1.0000002, 1.0000007, 0.9999995, 1.0000005, 1.0000005, 1.0, 0.9999995, 0.99999905],
    c1_i17: [1.0000002, 1.0000007],
    c1_i18: [0.9999995, 1.0000005, 1.0, 1.0000002, 1.0, 1.0, 0.99999905, 0.99999905],
    c1_i19: [
        0.99999905, 0.99999976, 0.99999976, 1.0000005, 0.99999905, 1.0000002, 1.0000005, 1.0000007, 1.0000005,
        1.0000005, 1.0000007, 1.0000005, 0.9999995, 0.99999905, 0.99999905, 1.0
    ],
    c1_o23: [],
    c1_o24: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    c1_o25: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
    c1_o26: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
}, model=c1_model, name='lstm_basic_FLOAT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 1]))
c2_p1 = Parameter('c2_p1', ('TENSOR_FLOAT32', []), None)
c2_p2 = Parameter('c2_p2', ('TENSOR_FLOAT32', [2, 1]), [0.067715324, 2.5749876])
c2_p3 = Parameter('c2_p3', ('TENSOR_FLOAT32', [2, 1]), [0.032760724, 2.1388602])
c2_p4 = Parameter('c2_p4', ('TENSOR_FLOAT32', [2, 1]), [-1.4477044, -0.869982])
c2_p5 = Parameter('c2_p5', ('TENSOR_FLOAT32', []), None)
c2_p6 = Parameter('c2_p6', ('TENSOR_FLOAT32', [2, 2]), [-0.16769154, -0.5079021, 1.1455439, 2.8868608])
c2_p7 = Parameter('c2_p7', ('TENSOR_FLOAT32', [2, 2]), [2.1978858, -2.5203266, -0.6562191, -2.4337218])
c2_p8 = Parameter('c2_p8', ('TENSOR_FLOAT32', [2, 2]), [-1.290908, -2.5550637, 1.4004556, -1.4465555])
c2_p9 = Parameter('c2_p9', ('TENSOR_FLOAT32', []), None)
c2_p10 = Parameter('c2_p10', ('TENSOR_FLOAT32', []), None)
c2_p11 = Parameter('c2_p11', ('TENSOR_FLOAT32', []), None)
c2_p12 = Parameter('c2_p12', ('TENSOR_FLOAT32', []), None)
c2_p13 = Parameter('c2_p13', ('TENSOR_FLOAT32', [2]), [1.1526123, 1.4983038])
c2_p14 = Parameter('c2_p14', ('TENSOR_FLOAT32', [2]), [-0.3791874, -0.6822705])
c2_p15 = Parameter('c2_p15', ('TENSOR_FLOAT32', [2]), [-1.5109516, -1.0939265])
c2_p16 = Parameter('c2_p16', ('TENSOR_FLOAT32', [2, 2]), [-1.4597682, 2.377071, -0.3165396, 0.8048882])
c2_p17 = Parameter('c2_p17', ('TENSOR_FLOAT32', []), None)
c2_i18 = Input('c2_i18', ('TENSOR_FLOAT32', [4, 2]))
c2_i19 = Input('c2_i19', ('TENSOR_FLOAT32', [4, 2]))
c2_p20 = Int32Scalar('c2_p20', 1)
c2_p21 = Float32Scalar('c2_p21', 0.0)
c2_p22 = Float32Scalar('c2_p22', 0.0)
c2_o23 = IgnoredOutput('c2_o23', ('TENSOR_FLOAT32', [4, 6]))
c2_o24 = Output('c2_o24', ('TENSOR_FLOAT32', [4, 2]))
c2_o25 = Output('c2_o25', ('TENSOR_FLOAT32', [4, 2]))
c2_o26 = Output('c2_o26', ('TENSOR_FLOAT32', [4, 2]))
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
c2_model.AddOperand(c2_o23)
c2_model.AddOperand(c2_o24)
c2_model.AddOperand(c2_o25)
c2_model.AddOperand(c2_o26)
c2_model.Operation('LSTM', c2_i0, c2_p1, c2_p2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10, c2_p11, c2_p12, c2_p13, c2_p14, c2_p15, c2_p16, c2_p17, c2_i18, c2_i19, c2_p20, c2_p21, c2_p22).To(c2_o23, c2_o24, c2_o25, c2_o26)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [2.0670798, 1.6169149, 1.5115268, -0.5911169],
    c2_i18: [-1.6183574, 1.3403038, 2.9808578, 2.3102493, 0.5630173, 0.122354925, 1.2111704, -2.1272564],
    c2_i19: [0.61330205, 2.5016165, -2.8419278, 1.4819247, 1.52709, -0.2873046, -2.9652936, 0.6575711],
    c2_o23: [],
    c2_o24: [0.0030752264, 0.0012652291, 0.5590309, 0.18929067, -0.01640047, -0.0035563165, 5.6691675, 1.9196087],
    c2_o25: [0.43390536, 2.5014765, -0.89068055, 1.4819244, 1.2951331, -0.28366277, -1.691667, 2.4209273],
    c2_o26: [0.0030752264, 0.0012652291, 0.5590309, 0.18929067, -0.01640047, -0.0035563165, 5.6691675, 1.9196087],
}, model=c2_model, name='lstm_basic_FLOAT32_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_beyond_the_range_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 3]))
c3_p1 = Parameter('c3_p1', ('TENSOR_FLOAT32', [2, 3]), [-371.59436, -53.883045, -207.1933, -128.43437, -365.71317, -101.59353])
c3_p2 = Parameter('c3_p2', ('TENSOR_FLOAT32', [2, 3]), [-143.6307, -199.80818, -319.61346, 229.33406, -480.68362, 213.86902])
c3_p3 = Parameter('c3_p3', ('TENSOR_FLOAT32', [2, 3]), [-76.88417, -404.6816, 279.8349, -372.81174, -467.641, 498.96857])
c3_p4 = Parameter('c3_p4', ('TENSOR_FLOAT32', [2, 3]), [-60.390686, 330.2762, 487.1508, 226.55627, 62.367657, -31.247438])
c3_p5 = Parameter('c3_p5', ('TENSOR_FLOAT32', [2, 2]), [174.34657, -66.373245, 211.67691, 84.49916])
c3_p6 = Parameter('c3_p6', ('TENSOR_FLOAT32', [2, 2]), [176.21944, 351.6944, 465.9112, -493.91083])
c3_p7 = Parameter('c3_p7', ('TENSOR_FLOAT32', [2, 2]), [148.76546, -402.051, -272.91904, 105.73736])
c3_p8 = Parameter('c3_p8', ('TENSOR_FLOAT32', [2, 2]), [62.410553, -485.23788, -45.602985, 157.17972])
c3_p9 = Parameter('c3_p9', ('TENSOR_FLOAT32', [2]), [181.66458, 152.58145])
c3_p10 = Parameter('c3_p10', ('TENSOR_FLOAT32', [2]), [239.13957, -65.94086])
c3_p11 = Parameter('c3_p11', ('TENSOR_FLOAT32', [2]), [227.61803, 380.57968])
c3_p12 = Parameter('c3_p12', ('TENSOR_FLOAT32', [2]), [-89.24232, -330.46277])
c3_p13 = Parameter('c3_p13', ('TENSOR_FLOAT32', [2]), [-55.319054, -328.188])
c3_p14 = Parameter('c3_p14', ('TENSOR_FLOAT32', [2]), [-395.51355, -392.1481])
c3_p15 = Parameter('c3_p15', ('TENSOR_FLOAT32', [2]), [496.63568, 42.99903])
c3_p16 = Parameter('c3_p16', ('TENSOR_FLOAT32', []), None)
c3_p17 = Parameter('c3_p17', ('TENSOR_FLOAT32', []), None)
c3_i18 = Input('c3_i18', ('TENSOR_FLOAT32', [2, 2]))
c3_i19 = Input('c3_i19', ('TENSOR_FLOAT32', [2, 2]))
c3_p20 = Int32Scalar('c3_p20', 0)
c3_p21 = Float32Scalar('c3_p21', 0.0)
c3_p22 = Float32Scalar('c3_p22', 0.0)
c3_o23 = IgnoredOutput('c3_o23', ('TENSOR_FLOAT32', [2, 8]))
c3_o24 = Output('c3_o24', ('TENSOR_FLOAT32', [2, 2]))
c3_o25 = Output('c3_o25', ('TENSOR_FLOAT32', [2, 2]))
c3_o26 = Output('c3_o26', ('TENSOR_FLOAT32', [2, 2]))
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
c3_model.AddOperand(c3_o23)
c3_model.AddOperand(c3_o24)
c3_model.AddOperand(c3_o25)
c3_model.AddOperand(c3_o26)
c3_model.Operation('LSTM', c3_i0, c3_p1, c3_p2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10, c3_p11, c3_p12, c3_p13, c3_p14, c3_p15, c3_p16, c3_p17, c3_i18, c3_i19, c3_p20, c3_p21, c3_p22).To(c3_o23, c3_o24, c3_o25, c3_o26)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [14.415874, -236.04544, 51.21969, 352.34683, -392.33713, 143.00482],
    c3_i18: [296.93716, -23.091265, 103.37487, -373.073],
    c3_i19: [140.654, 28.761177, -398.5547, 487.45813],
    c3_o23: [],
    c3_o24: [161950.95, 46722.332, 0.0, 55903.387],
    c3_o25: [161950.95, 46722.332, 0.0, 55903.387],
    c3_o26: [161950.95, 46722.332, 0.0, 55903.387],
}, model=c3_model, name='lstm_basic_FLOAT32_beyond_the_range_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT32_full_mantissas_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1, 1]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [1, 1]))
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT32', [1, 1]))
c4_i4 = Input('c4_i4', ('TENSOR_FLOAT32', [1, 1]))
c4_i5 = Input('c4_i5', ('TENSOR_FLOAT32', [1, 1]))
c4_i6 = Input('c4_i6', ('TENSOR_FLOAT32', [1, 1]))
c4_i7 = Input('c4_i7', ('TENSOR_FLOAT32', [1, 1]))
c4_i8 = Input('c4_i8', ('TENSOR_FLOAT32', [1, 1]))
c4_p9 = Parameter('c4_p9', ('TENSOR_FLOAT32', []), None)
c4_p10 = Parameter('c4_p10', ('TENSOR_FLOAT32', []), None)
c4_p11 = Parameter('c4_p11', ('TENSOR_FLOAT32', []), None)
c4_i12 = Input('c4_i12', ('TENSOR_FLOAT32', [1]))
c4_i13 = Input('c4_i13', ('TENSOR_FLOAT32', [1]))
c4_i14 = Input('c4_i14', ('TENSOR_FLOAT32', [1]))
c4_i15 = Input('c4_i15', ('TENSOR_FLOAT32', [1]))
c4_p16 = Parameter('c4_p16', ('TENSOR_FLOAT32', []), None)
c4_p17 = Parameter('c4_p17', ('TENSOR_FLOAT32', []), None)
c4_i18 = Input('c4_i18', ('TENSOR_FLOAT32', [3, 1]))
c4_i19 = Input('c4_i19', ('TENSOR_FLOAT32', [3, 1]))
c4_p20 = Int32Scalar('c4_p20', 1)
c4_p21 = Float32Scalar('c4_p21', 0.5)
c4_p22 = Float32Scalar('c4_p22', 0.75)
c4_o23 = IgnoredOutput('c4_o23', ('TENSOR_FLOAT32', [3, 0]))
c4_o24 = Output('c4_o24', ('TENSOR_FLOAT32', [3, 1]))
c4_o25 = Output('c4_o25', ('TENSOR_FLOAT32', [3, 1]))
c4_o26 = Output('c4_o26', ('TENSOR_FLOAT32', [3, 1]))
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
c4_model.AddOperand(c4_o23)
c4_model.AddOperand(c4_o24)
c4_model.AddOperand(c4_o25)
c4_model.AddOperand(c4_o26)
c4_model.Operation('LSTM', c4_i0, c4_i1, c4_i2, c4_i3, c4_i4, c4_i5, c4_i6, c4_i7, c4_i8, c4_p9, c4_p10, c4_p11, c4_i12, c4_i13, c4_i14, c4_i15, c4_p16, c4_p17, c4_i18, c4_i19, c4_p20, c4_p21, c4_p22).To(c4_o23, c4_o24, c4_o25, c4_o26)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-2.8243437, -0.743179, -2.1731167],
    c4_i1: [1.4400871],
    c4_i2: [-0.43432984],
    c4_i3: [1.7969577],
    c4_i4: [1.3880163],
    c4_i5: [1.9621854],
    c4_i6: [1.290055],
    c4_i7: [2.4370828],
    c4_i8: [1.4628782],
    c4_i12: [-0.26898342],
    c4_i13: [2.1839914],
    c4_i14: [-2.012886],
    c4_i15: [-0.22583127],
    c4_i18: [-2.1914895, 0.6300132, 0.34354988],
    c4_i19: [1.7388257, 0.39156884, -1.5761825],
    c4_o23: [],
    c4_o24: [0.00032046516, 0.15752539, 0.0],
    c4_o25: [0.5, 0.3779002, -0.5],
    c4_o26: [0.00032046516, 0.15752539, 0.0],
}, model=c4_model, name='lstm_basic_FLOAT32_full_mantissas_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_long_rows_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [4, 17]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 17]))
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT16', [2, 17]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT16', [2, 17]))
c5_i4 = Input('c5_i4', ('TENSOR_FLOAT16', [2, 17]))
c5_i5 = Input('c5_i5', ('TENSOR_FLOAT16', [2, 17]))
c5_i6 = Input('c5_i6', ('TENSOR_FLOAT16', [2, 17]))
c5_i7 = Input('c5_i7', ('TENSOR_FLOAT16', [2, 17]))
c5_i8 = Input('c5_i8', ('TENSOR_FLOAT16', [2, 17]))
c5_i9 = Input('c5_i9', ('TENSOR_FLOAT16', [2]))
c5_i10 = Input('c5_i10', ('TENSOR_FLOAT16', [2]))
c5_i11 = Input('c5_i11', ('TENSOR_FLOAT16', [2]))
c5_i12 = Input('c5_i12', ('TENSOR_FLOAT16', [2]))
c5_i13 = Input('c5_i13', ('TENSOR_FLOAT16', [2]))
c5_i14 = Input('c5_i14', ('TENSOR_FLOAT16', [2]))
c5_i15 = Input('c5_i15', ('TENSOR_FLOAT16', [2]))
c5_i16 = Input('c5_i16', ('TENSOR_FLOAT16', [17, 2]))
c5_p17 = Parameter('c5_p17', ('TENSOR_FLOAT16', []), None)
c5_i18 = Input('c5_i18', ('TENSOR_FLOAT16', [4, 17]))
c5_i19 = Input('c5_i19', ('TENSOR_FLOAT16', [4, 2]))
c5_p20 = Int32Scalar('c5_p20', 6)
c5_p21 = Float16Scalar('c5_p21', 0.75)
c5_p22 = Float16Scalar('c5_p22', 0.75)
c5_o23 = IgnoredOutput('c5_o23', ('TENSOR_FLOAT16', [4, 0]))
c5_o24 = Output('c5_o24', ('TENSOR_FLOAT16', [4, 17]))
c5_o25 = Output('c5_o25', ('TENSOR_FLOAT16', [4, 2]))
c5_o26 = Output('c5_o26', ('TENSOR_FLOAT16', [4, 17]))
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
c5_model.AddOperand(c5_p20)
c5_model.AddOperand(c5_p21)
c5_model.AddOperand(c5_p22)
c5_model.AddOperand(c5_o23)
c5_model.AddOperand(c5_o24)
c5_model.AddOperand(c5_o25)
c5_model.AddOperand(c5_o26)
c5_model.Operation('LSTM', c5_i0, c5_i1, c5_i2, c5_i3, c5_i4, c5_i5, c5_i6, c5_i7, c5_i8, c5_i9, c5_i10, c5_i11, c5_i12, c5_i13, c5_i14, c5_i15, c5_i16, c5_p17, c5_i18, c5_i19, c5_p20, c5_p21, c5_p22).To(c5_o23, c5_o24, c5_o25, c5_o26)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        0.0, -0.5, 0.125, 0.375, 0.625, 1.0, -0.625, -0.375, -0.875, 0.875, 0.5, 0.75, -0.25, -1.0, -0.125,
        0.25, -0.75, -0.25, -1.0, 0.125, 0.875, 0.375, 0.75, -0.625, 0.0, -0.5, 0.625, -0.375, -0.75, -0.125,
        0.5, -0.875, 1.0, 0.25, 0.5, 0.125, -0.75, 0.25, 0.875, 0.0, 0.75, -1.0, 0.375, -0.5, 0.625, -0.25,
        -0.125, 1.0, -0.875, -0.625, -0.375, 0.875, 0.25, 0.375, -0.125, 1.0, -0.5, 0.5, -0.875, -0.25, -0.75,
        -0.625, 0.75, 0.125, 0.625, -0.375, -1.0, 0.0
    ],
    c5_i1: [
        -0.625, 0.25, 0.125, -0.875, 0.0, -0.5, -0.375, -0.25, 1.0, -1.0, 0.875, 0.625, 0.75, 0.375, -0.125,
        0.5, -0.75, 0.625, 0.375, 0.125, -0.875, 0.875, 0.0, 0.75, -1.0, -0.25, -0.375, -0.5, -0.75, -0.625,
        -0.125, 0.25, 1.0, 0.5
    ],
    c5_i2: [
        0.0, -0.125, 0.875, 0.375, -0.875, 1.0, -0.375, -0.625, 0.625, -0.5, 0.25, -1.0, 0.5, -0.75, 0.125,
        -0.25, 0.75, -0.75, 0.625, -0.125, 0.375, 0.875, -1.0, 0.75, 0.0, 0.125, 1.0, -0.875, -0.25, -0.625,
        -0.375, 0.5, -0.5, 0.25
    ],
    c5_i3: [
        0.875, 0.625, 0.5, -0.125, 0.75, -1.0, -0.75, -0.25, -0.5, -0.625, 0.125, 0.375, 0.25, 1.0, -0.375,
        0.0, -0.875, -0.375, -0.5, -0.125, 0.875, 0.0, 1.0, -1.0, 0.125, -0.25, -0.75, 0.625, 0.5, 0.375,
        -0.875, -0.625, 0.75, 0.25
    ],
    c5_i4: [
        0.0, 0.625, -0.5, 0.375, -0.25, -0.75, 0.5, -1.0, 0.875, -0.625, 1.0, -0.875, 0.75, 0.125, -0.125,
        0.25, -0.375, -0.875, 0.875, 0.125, 0.25, 0.75, 0.5, -0.5, -0.125, -0.25, 0.625, -1.0, 0.375, 1.0,
        -0.625, 0.0, -0.375, -0.75
    ],
    c5_i5: [
        -0.75, -0.875, 0.75, -0.375, -0.25, 0.625, -0.625, 0.0, -0.125, 0.125, 0.5, -1.0, 1.0, 0.875, 0.25,
        -0.5, 0.375, -0.375, 0.0, 0.125, 0.625, 0.25, -0.5, 1.0, -0.25, -1.0, 0.875, -0.625, 0.75, -0.875,
        -0.125, -0.75, 0.5, 0.375
    ],
    c5_i6: [
        -0.25, -0.5, 0.375, -0.375, 0.0, -0.125, -1.0, -0.875, 0.75, 0.25, 0.5, 0.125, 0.625, 1.0, 0.875,
        -0.75, -0.625, -0.125, -0.5, -0.625, 0.75, 0.25, -0.875, 0.875, 0.625, 0.375, -1.0, -0.25, 0.125, 1.0,
        -0.75, 0.0, 0.5, -0.375
    ],
    c5_i7: [
        -0.875, -0.625, 0.0, -0.25, -0.5, 0.625, 0.375, -0.125, 0.875, -0.75, -1.0, 1.0, 0.75, 0.5, 0.25,
        -0.375, 0.125, 0.875, -0.5, 0.0, -0.625, 0.5, -0.125, 0.25, -0.375, 0.625, -0.875, 0.75, -0.25, 0.375,
        -1.0, 0.125, 1.0, -0.75
    ],
    c5_i8: [
        -0.25, 0.875, -0.125, 0.125, -0.625, 0.0, -0.5, 0.375, 0.25, -0.75, 0.75, 0.5, -0.375, 0.625, -0.875,
        1.0, -1.0, 0.5, 0.625, 1.0, -0.875, 0.375, -0.25, 0.125, 0.25, -0.625, -0.5, -0.125, 0.875, 0.0,
        -0.375, 0.75, -1.0, -0.75
    ],
    c5_i9: [-0.5, 0.625],
    c5_i10: [0.375, -1.0],
    c5_i11: [-0.375, 0.75],
    c5_i12: [-0.125, 0.375],
    c5_i13: [-0.75, -1.0],
    c5_i14: [0.0, -0.5],
    c5_i15: [-0.375, -0.25],
    c5_i16: [
        -1.0, -0.75, 0.375, 0.875, 0.0, 0.75, 0.5, -0.875, 0.125, -0.125, 0.25, 1.0, -0.625, -0.5, 0.625,
        -0.375, -0.25, -0.375, 0.375, -0.875, 0.0, -0.625, 0.5, 0.75, 0.625, 0.875, -0.5, -0.75, -0.125,
        0.125, -0.25, 1.0, 0.25, -1.0
    ],
    c5_i18: [
        0.75, -0.375, 0.875, 0.25, -0.25, 0.5, -1.0, -0.625, -0.125, 0.0, 0.125, 0.375, -0.75, 0.625, 1.0,
        -0.5, -0.875, 1.0, 0.625, -0.875, -0.125, 0.125, 0.875, -0.25, 0.25, -0.5, -1.0, -0.625, 0.375, -0.75,
        -0.375, 0.75, 0.0, 0.5, 0.5, -0.125, -0.75, -0.25, -0.875, -0.5, 0.625, 0.25, 0.375, 0.125, -1.0,
        -0.625, 1.0, 0.0, 0.75, 0.875, -0.375, 0.125, 0.375, -0.375, 1.0, -0.5, -0.625, 0.625, -0.25, -0.125,
        0.75, -0.875, 0.5, -1.0, -0.75, 0.0, 0.25, 0.875
    ],
    c5_i19: [0.5, -1.0, 0.375, 0.875, 0.125, -0.25, 0.75, 0.0],
    c5_o23: [],
    c5_o24: [
        -0.414, 0.455, 0.3787, -0.424, -0.0587, 0.5137, -0.2744, -0.1672, -0.1981, -0.4285, -0.3157, 0.3962,
        0.4639, -0.3962, 0.0587, 0.496, -0.496, -0.4653, 0.505, 0.4175, -0.463, -0.0636, 0.5684, -0.3083,
        -0.1787, -0.2207, -0.469, -0.348, 0.4414, 0.517, -0.4414, 0.0636, 0.5444, -0.5444, -0.5884, 0.2399,
        0.02423, 0.254, 0.0665, 0.1733, -0.369, 0.3406, -0.1532, 0.1833, -0.02019, 0.3064, 0.381, -0.3064,
        -0.0665, -0.10876, 0.10876, -0.1741, 0.137, 0.0905, -0.06384, -0.004642, 0.1416, -0.1126, 0.00697,
        -0.06616, -0.0743, -0.07544, 0.1323, 0.1578, -0.1323, 0.004642, 0.09985, -0.09985
    ],
    c5_o25: [0.5947, 0.04132, 0.03613, 0.5835, 0.5664, 0.04825, 0.01598, 0.00818],
    c5_o26: [
        -0.414, 0.455, 0.3787, -0.424, -0.0587, 0.5137, -0.2744, -0.1672, -0.1981, -0.4285, -0.3157, 0.3962,
        0.4639, -0.3962, 0.0587, 0.496, -0.496, -0.4653, 0.505, 0.4175, -0.463, -0.0636, 0.5684, -0.3083,
        -0.1787, -0.2207, -0.469, -0.348, 0.4414, 0.517, -0.4414, 0.0636, 0.5444, -0.5444, -0.5884, 0.2399,
        0.02423, 0.254, 0.0665, 0.1733, -0.369, 0.3406, -0.1532, 0.1833, -0.02019, 0.3064, 0.381, -0.3064,
        -0.0665, -0.10876, 0.10876, -0.1741, 0.137, 0.0905, -0.06384, -0.004642, 0.1416, -0.1126, 0.00697,
        -0.06616, -0.0743, -0.07544, 0.1323, 0.1578, -0.1323, 0.004642, 0.09985, -0.09985
    ],
}, model=c5_model, name='lstm_basic_FLOAT16_long_rows_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_basic_FLOAT16_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [4, 1]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', []), None)
c6_p2 = Parameter('c6_p2', ('TENSOR_FLOAT16', [2, 1]), [0.0677, 2.574])
c6_p3 = Parameter('c6_p3', ('TENSOR_FLOAT16', [2, 1]), [0.03278, 2.139])
c6_p4 = Parameter('c6_p4', ('TENSOR_FLOAT16', [2, 1]), [-1.447, -0.87])
c6_p5 = Parameter('c6_p5', ('TENSOR_FLOAT16', []), None)
c6_p6 = Parameter('c6_p6', ('TENSOR_FLOAT16', [2, 2]), [-0.1677, -0.508, 1.1455, 2.887])
c6_p7 = Parameter('c6_p7', ('TENSOR_FLOAT16', [2, 2]), [2.197, -2.52, -0.6562, -2.434])
c6_p8 = Parameter('c6_p8', ('TENSOR_FLOAT16', [2, 2]), [-1.291, -2.555, 1.4, -1.446])
c6_p9 = Parameter('c6_p9', ('TENSOR_FLOAT16', []), None)
c6_p10 = Parameter('c6_p10', ('TENSOR_FLOAT16', []), None)
c6_p11 = Parameter('c6_p11', ('TENSOR_FLOAT16', []), None)
c6_p12 = Parameter('c6_p12', ('TENSOR_FLOAT16', []), None)
c6_p13 = Parameter('c6_p13', ('TENSOR_FLOAT16', [2]), [1.152, 1.498])
c6_p14 = Parameter('c6_p14', ('TENSOR_FLOAT16', [2]), [-0.3792, -0.682])
c6_p15 = Parameter('c6_p15', ('TENSOR_FLOAT16', [2]), [-1.511, -1.094])
c6_p16 = Parameter('c6_p16', ('TENSOR_FLOAT16', [2, 2]), [-1.46, 2.377, -0.3167, 0.8047])
c6_p17 = Parameter('c6_p17', ('TENSOR_FLOAT16', []), None)
c6_i18 = Input('c6_i18', ('TENSOR_FLOAT16', [4, 2]))
c6_i19 = Input('c6_i19', ('TENSOR_FLOAT16', [4, 2]))
c6_p20 = Int32Scalar('c6_p20', 1)
c6_p21 = Float16Scalar('c6_p21', 0.0)
c6_p22 = Float16Scalar('c6_p22', 0.0)
c6_o23 = IgnoredOutput('c6_o23', ('TENSOR_FLOAT16', [4, 6]))
c6_o24 = Output('c6_o24', ('TENSOR_FLOAT16', [4, 2]))
c6_o25 = Output('c6_o25', ('TENSOR_FLOAT16', [4, 2]))
c6_o26 = Output('c6_o26', ('TENSOR_FLOAT16', [4, 2]))
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
c6_model.AddOperand(c6_o23)
c6_model.AddOperand(c6_o24)
c6_model.AddOperand(c6_o25)
c6_model.AddOperand(c6_o26)
c6_model.Operation('LSTM', c6_i0, c6_p1, c6_p2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10, c6_p11, c6_p12, c6_p13, c6_p14, c6_p15, c6_p16, c6_p17, c6_i18, c6_i19, c6_p20, c6_p21, c6_p22).To(c6_o23, c6_o24, c6_o25, c6_o26)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [2.066, 1.617, 1.512, -0.5913],
    c6_i18: [-1.618, 1.34, 2.98, 2.31, 0.563, 0.1224, 1.211, -2.127],
    c6_i19: [0.6133, 2.502, -2.842, 1.481, 1.527, -0.2874, -2.965, 0.6577],
    c6_o23: [],
    c6_o24: [0.003078, 0.0012665, 0.5586, 0.1891, -0.01642, -0.00356, 5.668, 1.918],
    c6_o25: [0.4338, 2.502, -0.891, 1.481, 1.295, -0.2837, -1.691, 2.42],
    c6_o26: [0.003078, 0.0012665, 0.5586, 0.1891, -0.01642, -0.00356, 5.668, 1.918],
}, model=c6_model, name='lstm_basic_FLOAT16_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_long_rows_8
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT32', [1, 17]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT32', [3, 17]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT32', [3, 17]))
c7_i3 = Input('c7_i3', ('TENSOR_FLOAT32', [3, 17]))
c7_i4 = Input('c7_i4', ('TENSOR_FLOAT32', [3, 17]))
c7_i5 = Input('c7_i5', ('TENSOR_FLOAT32', [3, 17]))
c7_i6 = Input('c7_i6', ('TENSOR_FLOAT32', [3, 17]))
c7_i7 = Input('c7_i7', ('TENSOR_FLOAT32', [3, 17]))
c7_i8 = Input('c7_i8', ('TENSOR_FLOAT32', [3, 17]))
c7_p9 = Parameter('c7_p9', ('TENSOR_FLOAT32', []), None)
c7_p10 = Parameter('c7_p10', ('TENSOR_FLOAT32', []), None)
c7_p11 = Parameter('c7_p11', ('TENSOR_FLOAT32', []), None)
c7_i12 = Input('c7_i12', ('TENSOR_FLOAT32', [3]))
c7_i13 = Input('c7_i13', ('TENSOR_FLOAT32', [3]))
c7_i14 = Input('c7_i14', ('TENSOR_FLOAT32', [3]))
c7_i15 = Input('c7_i15', ('TENSOR_FLOAT32', [3]))
c7_i16 = Input('c7_i16', ('TENSOR_FLOAT32', [17, 3]))
c7_i17 = Input('c7_i17', ('TENSOR_FLOAT32', [17]))
c7_i18 = Input('c7_i18', ('TENSOR_FLOAT32', [1, 17]))
c7_i19 = Input('c7_i19', ('TENSOR_FLOAT32', [1, 3]))
c7_p20 = Int32Scalar('c7_p20', 0)
c7_p21 = Float32Scalar('c7_p21', 0.0)
c7_p22 = Float32Scalar('c7_p22', 0.75)
c7_i23 = Input('c7_i23', ('TENSOR_FLOAT32', [3]))
c7_i24 = Input('c7_i24', ('TENSOR_FLOAT32', [3]))
c7_i25 = Input('c7_i25', ('TENSOR_FLOAT32', [3]))
c7_i26 = Input('c7_i26', ('TENSOR_FLOAT32', [3]))
c7_o27 = IgnoredOutput('c7_o27', ('TENSOR_FLOAT32', [1, 0]))
c7_o28 = Output('c7_o28', ('TENSOR_FLOAT32', [1, 17]))
c7_o29 = Output('c7_o29', ('TENSOR_FLOAT32', [1, 3]))
c7_o30 = Output('c7_o30', ('TENSOR_FLOAT32', [1, 17]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_i3)
c7_model.AddOperand(c7_i4)
c7_model.AddOperand(c7_i5)
c7_model.AddOperand(c7_i6)
c7_model.AddOperand(c7_i7)
c7_model.AddOperand(c7_i8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_p10)
c7_model.AddOperand(c7_p11)
c7_model.AddOperand(c7_i12)
c7_model.AddOperand(c7_i13)
c7_model.AddOperand(c7_i14)
c7_model.AddOperand(c7_i15)
c7_model.AddOperand(c7_i16)
c7_model.AddOperand(c7_i17)
c7_model.AddOperand(c7_i18)
c7_model.AddOperand(c7_i19)
c7_model.AddOperand(c7_p20)
c7_model.AddOperand(c7_p21)
c7_model.AddOperand(c7_p22)
c7_model.AddOperand(c7_i23)
c7_model.AddOperand(c7_i24)
c7_model.AddOperand(c7_i25)
c7_model.AddOperand(c7_i26)
c7_model.AddOperand(c7_o27)
c7_model.AddOperand(c7_o28)
c7_model.AddOperand(c7_o29)
c7_model.AddOperand(c7_o30)
c7_model.Operation('LSTM', c7_i0, c7_i1, c7_i2, c7_i3, c7_i4, c7_i5, c7_i6, c7_i7, c7_i8, c7_p9, c7_p10, c7_p11, c7_i12, c7_i13, c7_i14, c7_i15, c7_i16, c7_i17, c7_i18, c7_i19, c7_p20, c7_p21, c7_p22, c7_i23, c7_i24, c7_i25, c7_i26).To(c7_o27, c7_o28, c7_o29, c7_o30)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [
        0.0, 0.625, -0.5, 0.375, -0.25, -0.75, 0.5, -1.0, 0.875, -0.625, 1.0, -0.875, 0.75, 0.125, -0.125,
        0.25, -0.375
    ],
    c7_i1: [
        -0.75, -0.875, 0.75, -0.375, -0.25, 0.625, -0.625, 0.0, -0.125, 0.125, 0.5, -1.0, 1.0, 0.875, 0.25,
        -0.5, 0.375, -0.375, 0.0, 0.125, 0.625, 0.25, -0.5, 1.0, -0.25, -1.0, 0.875, -0.625, 0.75, -0.875,
        -0.125, -0.75, 0.5, 0.375, 0.75, 0.0, 0.125, 0.5, -0.875, -0.125, -0.25, -0.625, -0.75, -0.5, 0.375,
        -0.375, 0.25, 0.625, -1.0, 1.0, 0.875
    ],
    c7_i2: [
        -0.25, -0.5, 0.375, -0.375, 0.0, -0.125, -1.0, -0.875, 0.75, 0.25, 0.5, 0.125, 0.625, 1.0, 0.875,
        -0.75, -0.625, -0.125, -0.5, -0.625, 0.75, 0.25, -0.875, 0.875, 0.625, 0.375, -1.0, -0.25, 0.125, 1.0,
        -0.75, 0.0, 0.5, -0.375, -0.125, 0.0, -0.5, -0.625, -0.375, -0.75, -0.25, 1.0, -0.875, 0.625, 0.75,
        0.375, 0.25, 0.5, 0.125, 0.875, -1.0
    ],
    c7_i3: [
        -0.875, -0.625, 0.0, -0.25, -0.5, 0.625, 0.375, -0.125, 0.875, -0.75, -1.0, 1.0, 0.75, 0.5, 0.25,
        -0.375, 0.125, 0.875, -0.5, 0.0, -0.625, 0.5, -0.125, 0.25, -0.375, 0.625, -0.875, 0.75, -0.25, 0.375,
        -1.0, 0.125, 1.0, -0.75, 0.375, -0.5, -0.125, -0.375, -0.625, 0.0, 0.75, -1.0, 1.0, -0.875, 0.125,
        -0.25, 0.625, 0.5, 0.25, 0.875, -0.75
    ],
    c7_i4: [
        -0.25, 0.875, -0.125, 0.125, -0.625, 0.0, -0.5, 0.375, 0.25, -0.75, 0.75, 0.5, -0.375, 0.625, -0.875,
        1.0, -1.0, 0.5, 0.625, 1.0, -0.875, 0.375, -0.25, 0.125, 0.25, -0.625, -0.5, -0.125, 0.875, 0.0,
        -0.375, 0.75, -1.0, -0.75, -0.375, -0.25, 0.875, -0.75, -0.125, 0.125, -0.625, 0.375, -0.875, 1.0,
        0.0, -1.0, 0.25, 0.5, 0.75, -0.5, 0.625
    ],
    c7_i5: [
        -0.5, 0.625, 0.75, -0.875, 0.5, 1.0, -0.625, -1.0, -0.125, 0.875, -0.375, 0.25, 0.375, 0.0, 0.125,
        -0.75, -0.25, 0.75, 0.25, 0.5, -0.5, -0.375, 0.0, -0.125, 1.0, -0.875, -1.0, 0.875, -0.625, -0.75,
        0.625, -0.25, 0.125, 0.375, 0.375, 0.875, 0.625, -0.125, -0.375, -0.25, -0.875, -0.5, 0.75, 0.125,
        0.25, 0.0, 0.5, -0.625, -0.75, -1.0, 1.0
    ],
    c7_i6: [
        0.375, -1.0, 0.75, 0.25, 0.0, -0.5, -0.625, 1.0, 0.125, -0.25, 0.875, -0.375, -0.125, 0.5, 0.625,
        -0.875, -0.75, 0.0, 0.25, -0.25, -0.875, -0.625, 0.125, 0.5, -1.0, -0.75, 1.0, -0.125, 0.375, 0.75,
        0.875, -0.375, -0.5, 0.625, -0.375, 0.625, -0.125, 0.75, -1.0, 0.875, -0.875, 0.125, 0.5, -0.75, 0.0,
        -0.25, 0.375, 1.0, 0.25, -0.5, -0.625
    ],
    c7_i7: [
        -0.375, 0.75, 0.0, 0.25, -0.125, 0.125, 0.625, 0.375, 1.0, -0.5, -1.0, -0.75, 0.875, 0.5, -0.625,
        -0.875, -0.25, -0.25, -0.625, -0.125, -1.0, -0.875, 1.0, 0.875, 0.125, 0.5, 0.375, 0.0, -0.375, 0.25,
        -0.5, -0.75, 0.625, 0.75, -0.75, -0.5, 0.5, -0.375, 0.75, 0.625, -0.125, 0.25, -0.25, -0.875, 0.375,
        1.0, 0.875, -0.625, -1.0, 0.125, 0.0
    ],
    c7_i8: [
        -0.125, 0.375, -0.625, -1.0, 0.125, 0.5, -0.25, 0.875, 0.0, 0.625, -0.5, -0.375, -0.75, 0.25, 0.75,
        -0.875, 1.0, -0.625, 0.0, 0.75, 0.125, 0.625, -0.125, 0.25, 1.0, -0.875, -0.5, -1.0, -0.375, 0.375,
        0.875, -0.75, -0.25, 0.5, -0.375, -0.875, -0.75, -0.25, 0.125, 1.0, 0.375, 0.625, 0.0, -0.625, -0.125,
        -0.5, 0.5, 0.75, -1.0, 0.25, 0.875
    ],
    c7_i12: [-0.75, -1.0, -0.625],
    c7_i13: [0.0, -0.5, 0.125],
    c7_i14: [-0.375, -0.25, 0.0],
    c7_i15: [-1.0, -0.75, 0.375],
    c7_i16: [
        0.75, -0.375, 0.875, 0.25, -0.25, 0.5, -1.0, -0.625, -0.125, 0.0, 0.125, 0.375, -0.75, 0.625, 1.0,
        -0.5, -0.875, 1.0, 0.625, -0.875, -0.125, 0.125, 0.875, -0.25, 0.25, -0.5, -1.0, -0.625, 0.375, -0.75,
        -0.375, 0.75, 0.0, 0.5, 0.5, -0.125, -0.75, -0.25, -0.875, -0.5, 0.625, 0.25, 0.375, 0.125, -1.0,
        -0.625, 1.0, 0.0, 0.75, 0.875, -0.375
    ],
    c7_i17: [
        0.5, -1.0, 0.375, 0.875, 0.125, -0.25, 0.75, 0.0, -0.125, -0.625, 1.0, -0.5, -0.75, 0.625, -0.875,
        0.25, -0.375
    ],
    c7_i18: [
        -0.625, 0.25, 0.875, 0.375, -0.375, -0.75, -0.875, 1.0, 0.0, 0.125, 0.625, 0.75, -1.0, -0.125, 0.5,
        -0.25, -0.5
    ],
    c7_i19: [-0.625, 0.875, -0.375],
    c7_i23: [0.75, 0.875, -0.125],
    c7_i24: [-0.5, 0.625, 0.0],
    c7_i25: [0.625, -0.875, 0.25],
    c7_i26: [-0.125, -0.375, 0.75],
    c7_o27: [],
    c7_o28: [
        0.36241108, -0.75, 0.444564, 0.75, 0.21181253, -0.2917266, 0.6280628, 0.054918703, -0.14962994,
        -0.5053532, 0.75, -0.515299, -0.6547797, 0.71204764, -0.75, 0.38492587, -0.38270244
    ],
    c7_o29: [-0.44844487, 0.20942667, -0.09749186],
    c7_o30: [
        0.36241108, -0.75, 0.444564, 0.75, 0.21181253, -0.2917266, 0.6280628, 0.054918703, -0.14962994,
        -0.5053532, 0.75, -0.515299, -0.6547797, 0.71204764, -0.75, 0.38492587, -0.38270244
    ],
}, model=c7_model, name='lstm_layer_norm_FLOAT32_long_rows_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT32_full_mantissas_9
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT32', [1, 3]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT32', [4, 3]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT32', [4, 3]))
c8_i3 = Input('c8_i3', ('TENSOR_FLOAT32', [4, 3]))
c8_i4 = Input('c8_i4', ('TENSOR_FLOAT32', [4, 3]))
c8_i5 = Input('c8_i5', ('TENSOR_FLOAT32', [4, 3]))
c8_i6 = Input('c8_i6', ('TENSOR_FLOAT32', [4, 3]))
c8_i7 = Input('c8_i7', ('TENSOR_FLOAT32', [4, 3]))
c8_i8 = Input('c8_i8', ('TENSOR_FLOAT32', [4, 3]))
c8_p9 = Parameter('c8_p9', ('TENSOR_FLOAT32', []), None)
c8_p10 = Parameter('c8_p10', ('TENSOR_FLOAT32', []), None)
c8_p11 = Parameter('c8_p11', ('TENSOR_FLOAT32', []), None)
c8_i12 = Input('c8_i12', ('TENSOR_FLOAT32', [4]))
c8_i13 = Input('c8_i13', ('TENSOR_FLOAT32', [4]))
c8_i14 = Input('c8_i14', ('TENSOR_FLOAT32', [4]))
c8_i15 = Input('c8_i15', ('TENSOR_FLOAT32', [4]))
c8_i16 = Input('c8_i16', ('TENSOR_FLOAT32', [3, 4]))
c8_i17 = Input('c8_i17', ('TENSOR_FLOAT32', [3]))
c8_i18 = Input('c8_i18', ('TENSOR_FLOAT32', [1, 3]))
c8_i19 = Input('c8_i19', ('TENSOR_FLOAT32', [1, 4]))
c8_p20 = Int32Scalar('c8_p20', 4)
c8_p21 = Float32Scalar('c8_p21', 0.75)
c8_p22 = Float32Scalar('c8_p22', 0.5)
c8_i23 = Input('c8_i23', ('TENSOR_FLOAT32', [4]))
c8_i24 = Input('c8_i24', ('TENSOR_FLOAT32', [4]))
c8_i25 = Input('c8_i25', ('TENSOR_FLOAT32', [4]))
c8_i26 = Input('c8_i26', ('TENSOR_FLOAT32', [4]))
c8_o27 = IgnoredOutput('c8_o27', ('TENSOR_FLOAT32', [1, 0]))
c8_o28 = Output('c8_o28', ('TENSOR_FLOAT32', [1, 3]))
c8_o29 = Output('c8_o29', ('TENSOR_FLOAT32', [1, 4]))
c8_o30 = Output('c8_o30', ('TENSOR_FLOAT32', [1, 3]))
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
c8_model.AddOperand(c8_i17)
c8_model.AddOperand(c8_i18)
c8_model.AddOperand(c8_i19)
c8_model.AddOperand(c8_p20)
c8_model.AddOperand(c8_p21)
c8_model.AddOperand(c8_p22)
c8_model.AddOperand(c8_i23)
c8_model.AddOperand(c8_i24)
c8_model.AddOperand(c8_i25)
c8_model.AddOperand(c8_i26)
c8_model.AddOperand(c8_o27)
c8_model.AddOperand(c8_o28)
c8_model.AddOperand(c8_o29)
c8_model.AddOperand(c8_o30)
c8_model.Operation('LSTM', c8_i0, c8_i1, c8_i2, c8_i3, c8_i4, c8_i5, c8_i6, c8_i7, c8_i8, c8_p9, c8_p10, c8_p11, c8_i12, c8_i13, c8_i14, c8_i15, c8_i16, c8_i17, c8_i18, c8_i19, c8_p20, c8_p21, c8_p22, c8_i23, c8_i24, c8_i25, c8_i26).To(c8_o27, c8_o28, c8_o29, c8_o30)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [1.4400871, 1.2718399, 1.6404729],
    c8_i1: [
        -0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323, 1.4089936,
        -1.3087217, 1.1842276, 1.4615195
    ],
    c8_i2: [
        1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206, 1.0071114,
        -0.37962425, 2.399957, 1.6504638
    ],
    c8_i3: [
        1.3880163, -1.2436854, 1.3844392, 1.1408968, -2.7699142, -1.4976634, 2.6997511, -0.031990223,
        0.5419544, -0.6875073, -0.61944634, -2.4484131
    ],
    c8_i4: [
        1.9621854, 1.7970264, -1.1335955, 0.6430166, -1.2802007, -0.86660665, 0.9993712, -2.2835329,
        -0.5057288, 0.9173817, 0.5069024, 0.037301566
    ],
    c8_i5: [
        1.290055, -0.42315394, 1.5486767, -1.9997642, -1.7956364, -0.50747174, 0.21756476, 2.2881534,
        0.0008097561, 2.7420838, -1.6047398, -2.6901839
    ],
    c8_i6: [
        2.4370828, 1.7647561, 2.7035837, 1.990544, -1.8369042, 0.72990525, 2.2424626, 2.369689, -1.8496383,
        0.9391161, -2.7690594, 1.2896003
    ],
    c8_i7: [
        1.4628782, -1.3017099, 0.64233035, 0.20873846, 0.723191, -2.112152, -2.115048, 1.736845, -1.2410752,
        -1.062344, 2.3621254, -1.4791056
    ],
    c8_i8: [
        2.515915, 0.26265046, -2.7364676, 1.3165338, 2.6647334, 2.6897728, -1.4027189, 2.990852, -0.26664883,
        0.7506484, 1.3571283, 1.0349544
    ],
    c8_i12: [2.1839914, 0.08493179, -1.8773291, 0.65009826],
    c8_i13: [-2.012886, 2.5097082, -2.3788424, 0.078109145],
    c8_i14: [-0.22583127, 1.4183605, -1.0761123, 2.2241507],
    c8_i15: [-2.4478016, -1.7462398, 1.4274578, -1.2225223],
    c8_i16: [
        0.7106337, -1.3399665, 0.41619134, 1.7624555, -2.5399566, -2.955164, -0.44547206, -0.020490916,
        1.2143939, -0.041962143, 0.21613452, -1.2816106
    ],
    c8_i17: [-2.1914895, 0.6300132, 0.34354988],
    c8_i18: [1.7388257, 0.39156884, -1.5761825],
    c8_i19: [-1.9639629, -2.2594256, -1.9922688, 2.3248103],
    c8_i23: [1.4479151, -0.34125265, 0.42923278, 1.8943745],
    c8_i24: [2.2689707, 2.675983, -2.6520379, 1.3305454],
    c8_i25: [2.2969704, -2.0654633, 0.79645735, 1.2570838],
    c8_i26: [0.11542715, -1.4137499, -2.2354233, 2.6168091],
    c8_o27: [],
    c8_o28: [-0.5, 0.5, 0.20313144],
    c8_o29: [0.6268669, -0.38666275, -0.056014847, 0.75],
    c8_o30: [-0.5, 0.5, 0.20313144],
}, model=c8_model, name='lstm_layer_norm_FLOAT32_full_mantissas_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_long_rows_10
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 17]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [3, 17]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [3, 17]))
c9_i3 = Input('c9_i3', ('TENSOR_FLOAT16', [3, 17]))
c9_i4 = Input('c9_i4', ('TENSOR_FLOAT16', [3, 17]))
c9_i5 = Input('c9_i5', ('TENSOR_FLOAT16', [3, 17]))
c9_i6 = Input('c9_i6', ('TENSOR_FLOAT16', [3, 17]))
c9_i7 = Input('c9_i7', ('TENSOR_FLOAT16', [3, 17]))
c9_i8 = Input('c9_i8', ('TENSOR_FLOAT16', [3, 17]))
c9_p9 = Parameter('c9_p9', ('TENSOR_FLOAT16', []), None)
c9_p10 = Parameter('c9_p10', ('TENSOR_FLOAT16', []), None)
c9_p11 = Parameter('c9_p11', ('TENSOR_FLOAT16', []), None)
c9_i12 = Input('c9_i12', ('TENSOR_FLOAT16', [3]))
c9_i13 = Input('c9_i13', ('TENSOR_FLOAT16', [3]))
c9_i14 = Input('c9_i14', ('TENSOR_FLOAT16', [3]))
c9_i15 = Input('c9_i15', ('TENSOR_FLOAT16', [3]))
c9_i16 = Input('c9_i16', ('TENSOR_FLOAT16', [17, 3]))
c9_i17 = Input('c9_i17', ('TENSOR_FLOAT16', [17]))
c9_i18 = Input('c9_i18', ('TENSOR_FLOAT16', [1, 17]))
c9_i19 = Input('c9_i19', ('TENSOR_FLOAT16', [1, 3]))
c9_p20 = Int32Scalar('c9_p20', 0)
c9_p21 = Float16Scalar('c9_p21', 0.0)
c9_p22 = Float16Scalar('c9_p22', 0.75)
c9_i23 = Input('c9_i23', ('TENSOR_FLOAT16', [3]))
c9_i24 = Input('c9_i24', ('TENSOR_FLOAT16', [3]))
c9_i25 = Input('c9_i25', ('TENSOR_FLOAT16', [3]))
c9_i26 = Input('c9_i26', ('TENSOR_FLOAT16', [3]))
c9_o27 = IgnoredOutput('c9_o27', ('TENSOR_FLOAT16', [1, 0]))
c9_o28 = Output('c9_o28', ('TENSOR_FLOAT16', [1, 17]))
c9_o29 = Output('c9_o29', ('TENSOR_FLOAT16', [1, 3]))
c9_o30 = Output('c9_o30', ('TENSOR_FLOAT16', [1, 17]))
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
c9_model.AddOperand(c9_i23)
c9_model.AddOperand(c9_i24)
c9_model.AddOperand(c9_i25)
c9_model.AddOperand(c9_i26)
c9_model.AddOperand(c9_o27)
c9_model.AddOperand(c9_o28)
c9_model.AddOperand(c9_o29)
c9_model.AddOperand(c9_o30)
c9_model.Operation('LSTM', c9_i0, c9_i1, c9_i2, c9_i3, c9_i4, c9_i5, c9_i6, c9_i7, c9_i8, c9_p9, c9_p10, c9_p11, c9_i12, c9_i13, c9_i14, c9_i15, c9_i16, c9_i17, c9_i18, c9_i19, c9_p20, c9_p21, c9_p22, c9_i23, c9_i24, c9_i25, c9_i26).To(c9_o27, c9_o28, c9_o29, c9_o30)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [
        0.0, 0.625, -0.5, 0.375, -0.25, -0.75, 0.5, -1.0, 0.875, -0.625, 1.0, -0.875, 0.75, 0.125, -0.125,
        0.25, -0.375
    ],
    c9_i1: [
        -0.75, -0.875, 0.75, -0.375, -0.25, 0.625, -0.625, 0.0, -0.125, 0.125, 0.5, -1.0, 1.0, 0.875, 0.25,
        -0.5, 0.375, -0.375, 0.0, 0.125, 0.625, 0.25, -0.5, 1.0, -0.25, -1.0, 0.875, -0.625, 0.75, -0.875,
        -0.125, -0.75, 0.5, 0.375, 0.75, 0.0, 0.125, 0.5, -0.875, -0.125, -0.25, -0.625, -0.75, -0.5, 0.375,
        -0.375, 0.25, 0.625, -1.0, 1.0, 0.875
    ],
    c9_i2: [
        -0.25, -0.5, 0.375, -0.375, 0.0, -0.125, -1.0, -0.875, 0.75, 0.25, 0.5, 0.125, 0.625, 1.0, 0.875,
        -0.75, -0.625, -0.125, -0.5, -0.625, 0.75, 0.25, -0.875, 0.875, 0.625, 0.375, -1.0, -0.25, 0.125, 1.0,
        -0.75, 0.0, 0.5, -0.375, -0.125, 0.0, -0.5, -0.625, -0.375, -0.75, -0.25, 1.0, -0.875, 0.625, 0.75,
        0.375, 0.25, 0.5, 0.125, 0.875, -1.0
    ],
    c9_i3: [
        -0.875, -0.625, 0.0, -0.25, -0.5, 0.625, 0.375, -0.125, 0.875, -0.75, -1.0, 1.0, 0.75, 0.5, 0.25,
        -0.375, 0.125, 0.875, -0.5, 0.0, -0.625, 0.5, -0.125, 0.25, -0.375, 0.625, -0.875, 0.75, -0.25, 0.375,
        -1.0, 0.125, 1.0, -0.75, 0.375, -0.5, -0.125, -0.375, -0.625, 0.0, 0.75, -1.0, 1.0, -0.875, 0.125,
        -0.25, 0.625, 0.5, 0.25, 0.875, -0.75
    ],
    c9_i4: [
        -0.25, 0.875, -0.125, 0.125, -0.625, 0.0, -0.5, 0.375, 0.25, -0.75, 0.75, 0.5, -0.375, 0.625, -0.875,
        1.0, -1.0, 0.5, 0.625, 1.0, -0.875, 0.375, -0.25, 0.125, 0.25, -0.625, -0.5, -0.125, 0.875, 0.0,
        -0.375, 0.75, -1.0, -0.75, -0.375, -0.25, 0.875, -0.75, -0.125, 0.125, -0.625, 0.375, -0.875, 1.0,
        0.0, -1.0, 0.25, 0.5, 0.75, -0.5, 0.625
    ],
    c9_i5: [
        -0.5, 0.625, 0.75, -0.875, 0.5, 1.0, -0.625, -1.0, -0.125, 0.875, -0.375, 0.25, 0.375, 0.0, 0.125,
        -0.75, -0.25, 0.75, 0.25, 0.5, -0.5, -0.375, 0.0, -0.125, 1.0, -0.875, -1.0, 0.875, -0.625, -0.75,
        0.625, -0.25, 0.125, 0.375, 0.375, 0.875, 0.625, -0.125, -0.375, -0.25, -0.875, -0.5, 0.75, 0.125,
        0.25, 0.0, 0.5, -0.625, -0.75, -1.0, 1.0
    ],
    c9_i6: [
        0.375, -1.0, 0.75, 0.25, 0.0, -0.5, -0.625, 1.0, 0.125, -0.25, 0.875, -0.375, -0.125, 0.5, 0.625,
        -0.875, -0.75, 0.0, 0.25, -0.25, -0.875, -0.625, 0.125, 0.5, -1.0, -0.75, 1.0, -0.125, 0.375, 0.75,
        0.875, -0.375, -0.5, 0.625, -0.375, 0.625, -0.125, 0.75, -1.0, 0.875, -0.875, 0.125, 0.5, -0.75, 0.0,
        -0.25, 0.375, 1.0, 0.25, -0.5, -0.625
    ],
    c9_i7: [
        -0.375, 0.75, 0.0, 0.25, -0.125, 0.125, 0.625, 0.375, 1.0, -0.5, -1.0, -0.75, 0.875, 0.5, -0.625,
        -0.875, -0.25, -0.25, -0.625, -0.125, -1.0, -0.875, 1.0, 0.875, 0.125, 0.5, 0.375, 0.0, -0.375, 0.25,
        -0.5, -0.75, 0.625, 0.75, -0.75, -0.5, 0.5, -0.375, 0.75, 0.625, -0.125, 0.25, -0.25, -0.875, 0.375,
        1.0, 0.875, -0.625, -1.0, 0.125, 0.0
    ],
    c9_i8: [
        -0.125, 0.375, -0.625, -1.0, 0.125, 0.5, -0.25, 0.875, 0.0, 0.625, -0.5, -0.375, -0.75, 0.25, 0.75,
        -0.875, 1.0, -0.625, 0.0, 0.75, 0.125, 0.625, -0.125, 0.25, 1.0, -0.875, -0.5, -1.0, -0.375, 0.375,
        0.875, -0.75, -0.25, 0.5, -0.375, -0.875, -0.75, -0.25, 0.125, 1.0, 0.375, 0.625, 0.0, -0.625, -0.125,
        -0.5, 0.5, 0.75, -1.0, 0.25, 0.875
    ],
    c9_i12: [-0.75, -1.0, -0.625],
    c9_i13: [0.0, -0.5, 0.125],
    c9_i14: [-0.375, -0.25, 0.0],
    c9_i15: [-1.0, -0.75, 0.375],
    c9_i16: [
        0.75, -0.375, 0.875, 0.25, -0.25, 0.5, -1.0, -0.625, -0.125, 0.0, 0.125, 0.375, -0.75, 0.625, 1.0,
        -0.5, -0.875, 1.0, 0.625, -0.875, -0.125, 0.125, 0.875, -0.25, 0.25, -0.5, -1.0, -0.625, 0.375, -0.75,
        -0.375, 0.75, 0.0, 0.5, 0.5, -0.125, -0.75, -0.25, -0.875, -0.5, 0.625, 0.25, 0.375, 0.125, -1.0,
        -0.625, 1.0, 0.0, 0.75, 0.875, -0.375
    ],
    c9_i17: [
        0.5, -1.0, 0.375, 0.875, 0.125, -0.25, 0.75, 0.0, -0.125, -0.625, 1.0, -0.5, -0.75, 0.625, -0.875,
        0.25, -0.375
    ],
    c9_i18: [
        -0.625, 0.25, 0.875, 0.375, -0.375, -0.75, -0.875, 1.0, 0.0, 0.125, 0.625, 0.75, -1.0, -0.125, 0.5,
        -0.25, -0.5
    ],
    c9_i19: [-0.625, 0.875, -0.375],
    c9_i23: [0.75, 0.875, -0.125],
    c9_i24: [-0.5, 0.625, 0.0],
    c9_i25: [0.625, -0.875, 0.25],
    c9_i26: [-0.125, -0.375, 0.75],
    c9_o27: [],
    c9_o28: [
        0.3623, -0.75, 0.4446, 0.75, 0.2118, -0.2917, 0.628, 0.05493, -0.1497, -0.5054, 0.75, -0.515, -0.655,
        0.712, -0.75, 0.385, -0.3828
    ],
    c9_o29: [-0.4485, 0.2095, -0.0975],
    c9_o30: [
        0.3623, -0.75, 0.4446, 0.75, 0.2118, -0.2917, 0.628, 0.05493, -0.1497, -0.5054, 0.75, -0.515, -0.655,
        0.712, -0.75, 0.385, -0.3828
    ],
}, model=c9_model, name='lstm_layer_norm_FLOAT16_long_rows_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_equal_values_11
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [4, 3]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [3, 3]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT16', [3, 3]))
c10_i3 = Input('c10_i3', ('TENSOR_FLOAT16', [3, 3]))
c10_i4 = Input('c10_i4', ('TENSOR_FLOAT16', [3, 3]))
c10_i5 = Input('c10_i5', ('TENSOR_FLOAT16', [3, 3]))
c10_i6 = Input('c10_i6', ('TENSOR_FLOAT16', [3, 3]))
c10_i7 = Input('c10_i7', ('TENSOR_FLOAT16', [3, 3]))
c10_i8 = Input('c10_i8', ('TENSOR_FLOAT16', [3, 3]))
c10_i9 = Input('c10_i9', ('TENSOR_FLOAT16', [3]))
c10_i10 = Input('c10_i10', ('TENSOR_FLOAT16', [3]))
c10_i11 = Input('c10_i11', ('TENSOR_FLOAT16', [3]))
c10_i12 = Input('c10_i12', ('TENSOR_FLOAT16', [3]))
c10_i13 = Input('c10_i13', ('TENSOR_FLOAT16', [3]))
c10_i14 = Input('c10_i14', ('TENSOR_FLOAT16', [3]))
c10_i15 = Input('c10_i15', ('TENSOR_FLOAT16', [3]))
c10_i16 = Input('c10_i16', ('TENSOR_FLOAT16', [3, 3]))
c10_i17 = Input('c10_i17', ('TENSOR_FLOAT16', [3]))
c10_i18 = Input('c10_i18', ('TENSOR_FLOAT16', [4, 3]))
c10_p19 = Parameter('c10_p19', ('TENSOR_FLOAT16', [4, 3]), [2.0, 2.0, 1.0, 3.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0])
c10_p20 = Int32Scalar('c10_p20', 0)
c10_p21 = Float16Scalar('c10_p21', 0.0)
c10_p22 = Float16Scalar('c10_p22', 0.0)
c10_p23 = Parameter('c10_p23', ('TENSOR_FLOAT16', []), None)
c10_p24 = Parameter('c10_p24', ('TENSOR_FLOAT16', []), None)
c10_p25 = Parameter('c10_p25', ('TENSOR_FLOAT16', []), None)
c10_p26 = Parameter('c10_p26', ('TENSOR_FLOAT16', []), None)
c10_o27 = IgnoredOutput('c10_o27', ('TENSOR_FLOAT16', [4, 0]))
c10_o28 = Output('c10_o28', ('TENSOR_FLOAT16', [4, 3]))
c10_o29 = Output('c10_o29', ('TENSOR_FLOAT16', [4, 3]))
c10_o30 = Output('c10_o30', ('TENSOR_FLOAT16', [4, 3]))
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
c10_model.AddOperand(c10_i16)
c10_model.AddOperand(c10_i17)
c10_model.AddOperand(c10_i18)
c10_model.AddOperand(c10_p19)
c10_model.AddOperand(c10_p20)
c10_model.AddOperand(c10_p21)
c10_model.AddOperand(c10_p22)
c10_model.AddOperand(c10_p23)
c10_model.AddOperand(c10_p24)
c10_model.AddOperand(c10_p25)
c10_model.AddOperand(c10_p26)
c10_model.AddOperand(c10_o27)
c10_model.AddOperand(c10_o28)
c10_model.AddOperand(c10_o29)
c10_model.AddOperand(c10_o30)
c10_model.Operation('LSTM', c10_i0, c10_i1, c10_i2, c10_i3, c10_i4, c10_i5, c10_i6, c10_i7, c10_i8, c10_i9, c10_i10, c10_i11, c10_i12, c10_i13, c10_i14, c10_i15, c10_i16, c10_i17, c10_i18, c10_p19, c10_p20, c10_p21, c10_p22, c10_p23, c10_p24, c10_p25, c10_p26).To(c10_o27, c10_o28, c10_o29, c10_o30)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 2.0, 1.0, 1.0],
    c10_i1: [1.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0],
    c10_i2: [2.0, 3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 2.0],
    c10_i3: [1.0, 2.0, 2.0, 3.0, 1.0, 1.0, 3.0, 1.0, 1.0],
    c10_i4: [3.0, 1.0, 3.0, 3.0, 3.0, 2.0, 1.0, 3.0, 3.0],
    c10_i5: [3.0, 2.0, 2.0, 2.0, 3.0, 2.0, 3.0, 3.0, 3.0],
    c10_i6: [3.0, 2.0, 1.0, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0],
    c10_i7: [1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 3.0, 2.0, 1.0],
    c10_i8: [2.0, 3.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 3.0],
    c10_i9: [2.0, 3.0, 2.0],
    c10_i10: [3.0, 3.0, 3.0],
    c10_i11: [2.0, 1.0, 1.0],
    c10_i12: [3.0, 1.0, 2.0],
    c10_i13: [1.0, 2.0, 3.0],
    c10_i14: [1.0, 1.0, 2.0],
    c10_i15: [2.0, 3.0, 1.0],
    c10_i16: [1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 1.0, 1.0, 1.0],
    c10_i17: [3.0, 2.0, 2.0],
    c10_i18: [2.0, 1.0, 2.0, 2.0, 3.0, 1.0, 1.0, 2.0, 2.0, 2.0, 3.0, 3.0],
    c10_o27: [],
    c10_o28: [96.0, 151.0, 58.0, 125.0, 195.0, 73.0, 111.0, 173.0, 65.0, 119.0, 186.0, 70.0],
    c10_o29: [19.0, 17.0, 20.0, 20.0, 22.0, 29.0, 18.0, 21.0, 24.0, 20.0, 22.0, 26.0],
    c10_o30: [96.0, 151.0, 58.0, 125.0, 195.0, 73.0, 111.0, 173.0, 65.0, 119.0, 186.0, 70.0],
}, model=c10_model, name='lstm_layer_norm_FLOAT16_equal_values_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lstm_layer_norm_FLOAT16_long_rows_12
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [4, 17]))
c11_p1 = Parameter('c11_p1', ('TENSOR_FLOAT16', []), None)
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [3, 17]))
c11_i3 = Input('c11_i3', ('TENSOR_FLOAT16', [3, 17]))
c11_i4 = Input('c11_i4', ('TENSOR_FLOAT16', [3, 17]))
c11_p5 = Parameter('c11_p5', ('TENSOR_FLOAT16', []), None)
c11_i6 = Input('c11_i6', ('TENSOR_FLOAT16', [3, 3]))
c11_i7 = Input('c11_i7', ('TENSOR_FLOAT16', [3, 3]))
c11_i8 = Input('c11_i8', ('TENSOR_FLOAT16', [3, 3]))
c11_p9 = Parameter('c11_p9', ('TENSOR_FLOAT16', []), None)
c11_i10 = Input('c11_i10', ('TENSOR_FLOAT16', [3]))
c11_i11 = Input('c11_i11', ('TENSOR_FLOAT16', [3]))
c11_p12 = Parameter('c11_p12', ('TENSOR_FLOAT16', []), None)
c11_i13 = Input('c11_i13', ('TENSOR_FLOAT16', [3]))
c11_i14 = Input('c11_i14', ('TENSOR_FLOAT16', [3]))
c11_i15 = Input('c11_i15', ('TENSOR_FLOAT16', [3]))
c11_p16 = Parameter('c11_p16', ('TENSOR_FLOAT16', []), None)
c11_p17 = Parameter('c11_p17', ('TENSOR_FLOAT16', []), None)
c11_i18 = Input('c11_i18', ('TENSOR_FLOAT16', [4, 3]))
c11_i19 = Input('c11_i19', ('TENSOR_FLOAT16', [4, 3]))
c11_p20 = Int32Scalar('c11_p20', 6)
c11_p21 = Float16Scalar('c11_p21', 0.75)
c11_p22 = Float16Scalar('c11_p22', 0.5)
c11_p23 = Parameter('c11_p23', ('TENSOR_FLOAT16', []), None)
c11_i24 = Input('c11_i24', ('TENSOR_FLOAT16', [3]))
c11_i25 = Input('c11_i25', ('TENSOR_FLOAT16', [3]))
c11_i26 = Input('c11_i26', ('TENSOR_FLOAT16', [3]))
c11_o27 = IgnoredOutput('c11_o27', ('TENSOR_FLOAT16', [4, 9]))
c11_o28 = Output('c11_o28', ('TENSOR_FLOAT16', [4, 3]))
c11_o29 = Output('c11_o29', ('TENSOR_FLOAT16', [4, 3]))
c11_o30 = Output('c11_o30', ('TENSOR_FLOAT16', [4, 3]))
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
c11_model.AddOperand(c11_i24)
c11_model.AddOperand(c11_i25)
c11_model.AddOperand(c11_i26)
c11_model.AddOperand(c11_o27)
c11_model.AddOperand(c11_o28)
c11_model.AddOperand(c11_o29)
c11_model.AddOperand(c11_o30)
c11_model.Operation('LSTM', c11_i0, c11_p1, c11_i2, c11_i3, c11_i4, c11_p5, c11_i6, c11_i7, c11_i8, c11_p9, c11_i10, c11_i11, c11_p12, c11_i13, c11_i14, c11_i15, c11_p16, c11_p17, c11_i18, c11_i19, c11_p20, c11_p21, c11_p22, c11_p23, c11_i24, c11_i25, c11_i26).To(c11_o27, c11_o28, c11_o29, c11_o30)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [
        -0.125, 0.75, -0.375, 0.625, 0.0, -0.625, -0.75, 0.5, 0.25, 0.125, -0.5, -0.25, 0.375, 0.875, 1.0,
        -0.875, -1.0, 0.5, -0.375, -0.75, -0.25, 0.625, -0.125, -0.5, 0.25, 0.875, -0.875, -1.0, 0.75, 0.125,
        -0.625, 0.0, 1.0, 0.375, -1.0, 0.75, 0.625, -0.5, 0.25, -0.25, 0.875, 0.125, 0.375, 0.5, -0.375,
        -0.125, -0.75, 0.0, 1.0, -0.875, -0.625, 0.75, 0.125, -0.75, 0.5, -0.875, 0.625, 0.375, 0.25, 0.0,
        -0.625, -0.125, -0.5, -0.375, 1.0, -0.25, -1.0, 0.875
    ],
    c11_i2: [
        -0.125, -0.75, -1.0, -0.625, 0.625, 0.875, 0.25, 0.125, -0.25, 0.5, -0.875, 1.0, 0.375, 0.0, 0.75,
        -0.375, -0.5, 0.0, 0.75, 0.5, -0.125, -0.75, 0.375, -1.0, 1.0, 0.625, -0.875, -0.25, -0.375, 0.25,
        -0.625, 0.125, -0.5, 0.875, 0.5, -1.0, -0.25, 0.875, 1.0, 0.0, 0.125, -0.125, -0.375, 0.375, 0.75,
        0.25, -0.625, -0.875, 0.625, -0.75, -0.5
    ],
    c11_i3: [
        0.375, -0.75, -0.875, -0.125, 0.125, 1.0, 0.75, 0.875, 0.625, -0.625, 0.0, 0.5, -1.0, 0.25, -0.375,
        -0.25, -0.5, -0.375, 0.25, -0.125, 0.375, 0.5, -1.0, 0.625, -0.5, 0.875, -0.25, -0.875, -0.75, 1.0,
        0.75, 0.0, -0.625, 0.125, -0.25, -0.75, 1.0, 0.875, -0.125, 0.625, 0.75, -0.875, 0.0, 0.375, -0.375,
        0.5, -1.0, 0.125, -0.5, -0.625, 0.25
    ],
    c11_i4: [
        -0.125, -1.0, 0.375, 0.0, -0.75, 0.125, -0.375, 0.5, -0.875, -0.625, 0.25, 1.0, -0.25, 0.75, -0.5,
        0.625, 0.875, 1.0, -0.875, 0.375, 0.0, 0.875, -0.25, 0.125, 0.75, -0.125, -0.75, 0.625, -0.375, 0.25,
        -1.0, 0.5, -0.625, -0.5, -0.75, -1.0, -0.625, 0.75, 0.0, 1.0, -0.5, 0.125, -0.125, 0.25, -0.875,
        0.625, -0.25, 0.5, 0.375, 0.875, -0.375
    ],
    c11_i6: [0.25, -0.375, -0.75, 0.625, 0.0, 0.375, -0.625, 1.0, 0.875],
    c11_i7: [0.625, -0.625, -0.875, 0.75, 0.375, 0.125, -0.75, 0.25, 0.5],
    c11_i8: [0.25, 0.5, 0.375, 0.875, 0.0, -0.25, -0.75, -0.125, -0.875],
    c11_i10: [0.0, 0.75, 0.25],
    c11_i11: [0.5, -1.0, 0.375],
    c11_i13: [-0.75, 0.875, 0.0],
    c11_i14: [-0.625, 0.5, -0.75],
    c11_i15: [0.875, 0.25, 0.125],
    c11_i18: [1.0, -0.375, 0.125, 0.25, -1.0, -0.25, 0.75, -0.75, 0.5, 0.875, -0.5, -0.625],
    c11_i19: [0.625, 0.875, -0.375, -0.5, -0.25, 1.0, 0.0, -0.625, -0.125, -1.0, -0.875, 0.5],
    c11_i24: [0.5, -0.375, -0.25],
    c11_i25: [0.5, 0.875, -0.375],
    c11_i26: [0.625, 1.0, 0.5],
    c11_o27: [],
    c11_o28: [0.3042, 0.5166, 0.2896, 0.2769, 0.2664, 0.464, 0.2947, 0.3667, 0.259, 0.409, 0.258, 0.2268],
    c11_o29: [0.4353, 0.75, -0.04132, 0.0541, 0.01945, 0.75, 0.1315, -0.2351, 0.08923, -0.02211, -0.3242, 0.4639],
    c11_o30: [0.3042, 0.5166, 0.2896, 0.2769, 0.2664, 0.464, 0.2947, 0.3667, 0.259, 0.409, 0.258, 0.2268],
}, model=c11_model, name='lstm_layer_norm_FLOAT16_long_rows_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
