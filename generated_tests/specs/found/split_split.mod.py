from math import inf, nan

import numpy as np

# split_default_FLOAT32_nearly_equal_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3, 2]))
c0_p1 = Int32Scalar('c0_p1', -1)
c0_p2 = Int32Scalar('c0_p2', 2)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 3, 1]))
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [2, 3, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('SPLIT', c0_i0, c0_p1, c0_p2).To(c0_o3, c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        0.99999976, 0.9999993, 1.0, 1.0, 1.0, 0.9999995, 0.99999905, 0.99999905, 1.0000005, 1.0000002,
        0.9999993, 0.99999905
    ],
    c0_o3: [0.99999976, 1.0, 1.0, 0.99999905, 1.0000005, 0.9999993],
    c0_o4: [0.9999993, 1.0, 0.9999995, 0.99999905, 1.0000002, 0.99999905],
}, model=c0_model, name='split_default_FLOAT32_nearly_equal_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]))
c1_p1 = Int32Scalar('c1_p1', -2)
c1_p2 = Int32Scalar('c1_p2', 1)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('SPLIT', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c1_i0: [1.0, 2.0],
    c1_o3: [1.0, 2.0],
}, model=c1_model, name='split_default_FLOAT32_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_typical_2
c2_p0 = Parameter('c2_p0', ('TENSOR_FLOAT32', [2, 3, 2]), [0.125, -1.875, 2.875, 1.375, 0.375, -1.625, -1.375, -1.25, -1.75, 0.0, -1.0, 0.75])
c2_p1 = Int32Scalar('c2_p1', 1)
c2_p2 = Int32Scalar('c2_p2', 3)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [2, 1, 2]))
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [2, 1, 2]))
c2_o5 = Output('c2_o5', ('TENSOR_FLOAT32', [2, 1, 2]))
c2_model = Model()
c2_model.AddOperand(c2_p0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.AddOperand(c2_o4)
c2_model.AddOperand(c2_o5)
c2_model.Operation('SPLIT', c2_p0, c2_p1, c2_p2).To(c2_o3, c2_o4, c2_o5)
c2_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c2_o3: [0.125, -1.875, -1.375, -1.25],
    c2_o4: [2.875, 1.375, -1.75, 0.0],
    c2_o5: [0.375, -1.625, -1.0, 0.75],
}, model=c2_model, name='split_default_FLOAT32_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT16_nearly_equal_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 3, 2]))
c3_p1 = Int32Scalar('c3_p1', -1)
c3_p2 = Int32Scalar('c3_p2', 2)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT16', [2, 3, 1]))
c3_o4 = Output('c3_o4', ('TENSOR_FLOAT16', [2, 3, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('SPLIT', c3_i0, c3_p1, c3_p2).To(c3_o3, c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [-0.75, -1.375, 2.25, 2.0, -2.875, -1.625, -3.0, -0.875, -2.125, -2.5, -1.5, -1.25],
    c3_o3: [-0.75, 2.25, -2.875, -3.0, -2.125, -1.5],
    c3_o4: [-1.375, 2.0, -1.625, -0.875, -2.5, -1.25],
}, model=c3_model, name='split_default_FLOAT16_nearly_equal_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_equal_values_4
c4_p0 = Parameter('c4_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1], 0.1875, 255), [1, 2, 2, 2])
c4_p1 = Int32Scalar('c4_p1', -2)
c4_p2 = Int32Scalar('c4_p2', 2)
c4_o3 = Output('c4_o3', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.1875, 255))
c4_o4 = Output('c4_o4', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.1875, 255))
c4_model = Model()
c4_model.AddOperand(c4_p0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('SPLIT', c4_p0, c4_p1, c4_p2).To(c4_o3, c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_o3: [1, 2],
    c4_o4: [2, 2],
}, model=c4_model, name='split_default_QUANT8_ASYMM_equal_values_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 6, 2, 2], 0.1875, 112))
c5_p1 = Int32Scalar('c5_p1', -3)
c5_p2 = Int32Scalar('c5_p2', 3)
c5_o3 = Output('c5_o3', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.1875, 112))
c5_o4 = Output('c5_o4', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.1875, 112))
c5_o5 = Output('c5_o5', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.1875, 112))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.AddOperand(c5_o4)
c5_model.AddOperand(c5_o5)
c5_model.Operation('SPLIT', c5_i0, c5_p1, c5_p2).To(c5_o3, c5_o4, c5_o5)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 255,
        255, 0, 255, 0, 255, 255, 0, 0, 0, 0, 0, 255, 0, 255, 255, 0, 0, 0, 255, 255, 0, 255, 0
    ],
    c5_o3: [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 255, 0, 255, 255, 0],
    c5_o4: [255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 255],
    c5_o5: [255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 0, 255, 0],
}, model=c5_model, name='split_default_QUANT8_ASYMM_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_long_rows_6
c6_i0 = Input('c6_i0', ('TENSOR_INT32', [2, 17]))
c6_p1 = Int32Scalar('c6_p1', 0)
c6_p2 = Int32Scalar('c6_p2', 1)
c6_o3 = Output('c6_o3', ('TENSOR_INT32', [2, 17]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('SPLIT', c6_i0, c6_p1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        -6, -2, -4, 9, -7, 7, -3, 3, 5, 1, 4, -9, -1, -5, 6, 8, 0, 2, -8, -2, 0, 2, 5, 1, 3, 8, -9, -1, 9, -5,
        7, -8, 6, -4
    ],
    c6_o3: [
        -6, -2, -4, 9, -7, 7, -3, 3, 5, 1, 4, -9, -1, -5, 6, 8, 0, 2, -8, -2, 0, 2, 5, 1, 3, 8, -9, -1, 9, -5,
        7, -8, 6, -4
    ],
}, model=c6_model, name='split_default_INT32_long_rows_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_beyond_the_range_7
c7_i0 = Input('c7_i0', ('TENSOR_INT32', [2, 1, 6, 2, 2]))
c7_p1 = Int32Scalar('c7_p1', -3)
c7_p2 = Int32Scalar('c7_p2', 3)
c7_o3 = Output('c7_o3', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c7_o4 = Output('c7_o4', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c7_o5 = Output('c7_o5', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.AddOperand(c7_o4)
c7_model.AddOperand(c7_o5)
c7_model.Operation('SPLIT', c7_i0, c7_p1, c7_p2).To(c7_o3, c7_o4, c7_o5)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440, 134190951,
        -574696083, -748609309, -32371156, 270434686, -957072559, -370635951, 218621068, 478458359, 31929159,
        -274689302, 1000870515, -648434891, 1060526006, 832100913, -894202929, -219374331, -825771778,
        -1073550190, -1029292316, 492957015, -732011418, 991370919, 379262342, -272138350, -836801215,
        -611941852, 1012928675, 451163235, -52331670, 128676626, -29449101
    ],
    c7_o3: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        478458359, 31929159, -274689302, 1000870515, -648434891, 1060526006, 832100913, -894202929
    ],
    c7_o4: [
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440, -219374331,
        -825771778, -1073550190, -1029292316, 492957015, -732011418, 991370919, 379262342
    ],
    c7_o5: [
        134190951, -574696083, -748609309, -32371156, 270434686, -957072559, -370635951, 218621068,
        -272138350, -836801215, -611941852, 1012928675, 451163235, -52331670, 128676626, -29449101
    ],
}, model=c7_model, name='split_default_INT32_beyond_the_range_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_equal_values_8
c8_p0 = Parameter('c8_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1], 0.1875, 127), [1, 2, 2, 2])
c8_p1 = Int32Scalar('c8_p1', -2)
c8_p2 = Int32Scalar('c8_p2', 2)
c8_o3 = Output('c8_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1], 0.1875, 127))
c8_o4 = Output('c8_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1], 0.1875, 127))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('SPLIT', c8_p0, c8_p1, c8_p2).To(c8_o3, c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_o3: [1, 2],
    c8_o4: [2, 2],
}, model=c8_model, name='split_default_QUANT8_ASYMM_SIGNED_equal_values_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
