from math import inf, nan

import numpy as np

# slice_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [2]), [0, 0])
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [2]), [-1, 1])
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('SLICE', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [0.6387915, -1.0630008, 2.7255864],
    c0_o3: [0.6387915],
}, model=c0_model, name='slice_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT32_INT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [2]), [0, 0])
c1_p2 = Parameter('c1_p2', ('TENSOR_INT32', [2]), [1, 2])
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('SLICE', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [0.9999993, 1.0],
    c1_o3: [0.9999993, 1.0],
}, model=c1_model, name='slice_default_FLOAT32_INT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT16_INT32_long_rows_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [3, 17]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2]), [2, 0])
c2_p2 = Parameter('c2_p2', ('TENSOR_INT32', [2]), [-1, -1])
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT16', [1, 17]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('SLICE', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        -0.75, 1.875, 0.375, -2.75, 2.375, -1.5, -2.125, 1.75, -0.25, 0.875, 1.375, -0.375, 0.125, -1.25,
        -2.625, -1.375, -2.0, 2.625, 2.25, -1.75, -1.125, -3.0, -2.5, 0.5, -2.375, -0.625, -1.0, 1.625, 2.0,
        1.125, 2.875, -0.125, 3.0, -1.875, -2.875, -0.5, 0.25, 2.5, 0.75, -1.625, 1.5, -0.875, 0.625, 1.0,
        -2.25, 0.0, 1.25, 2.125, 2.75, 3.0, 2.625
    ],
    c2_o3: [
        -2.875, -0.5, 0.25, 2.5, 0.75, -1.625, 1.5, -0.875, 0.625, 1.0, -2.25, 0.0, 1.25, 2.125, 2.75, 3.0,
        2.625
    ],
}, model=c2_model, name='slice_default_FLOAT16_INT32_long_rows_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_INT32_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.1875, 179))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [2]), [2, 0])
c3_p2 = Parameter('c3_p2', ('TENSOR_INT32', [2]), [-1, -1])
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.1875, 179))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('SLICE', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        96, 175, 247, 225, 147, 28, 54, 101, 143, 3, 172, 123, 84, 235, 49, 68, 220, 5, 136, 40, 226, 13, 103,
        253, 229, 173, 90, 20, 71, 83, 16, 107, 218, 176, 51, 192, 141, 78, 186, 76, 213, 214, 232, 140, 27,
        206, 189, 166, 81, 161, 2
    ],
    c3_o3: [51, 192, 141, 78, 186, 76, 213, 214, 232, 140, 27, 206, 189, 166, 81, 161, 2],
}, model=c3_model, name='slice_default_QUANT8_ASYMM_INT32_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_long_rows_4
c4_i0 = Input('c4_i0', ('TENSOR_INT32', [3, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [2]), [2, 0])
c4_p2 = Parameter('c4_p2', ('TENSOR_INT32', [2]), [-1, -1])
c4_o3 = Output('c4_o3', ('TENSOR_INT32', [1, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('SLICE', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        9, 3, 2, -4, 1, -2, 6, -6, -5, 4, -8, 7, -9, -3, -1, 8, -7, 0, 5, 3, 2, 6, -7, -5, -1, -4, 7, 5, -3,
        8, 4, -2, 9, -9, 1, -6, 0, -8, -2, 2, -8, -7, 8, -3, 7, -5, 6, 3, -9, 9, 5
    ],
    c4_o3: [1, -6, 0, -8, -2, 2, -8, -7, 8, -3, 7, -5, 6, 3, -9, 9, 5],
}, model=c4_model, name='slice_default_INT32_long_rows_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [5]), [0, 0, 1, 0, 0])
c5_p2 = Parameter('c5_p2', ('TENSOR_INT32', [5]), [-1, -1, 1, 2, 1])
c5_o3 = Output('c5_o3', ('TENSOR_INT32', [2, 1, 1, 2, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('SLICE', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440
    ],
    c5_o3: [-1060728469, -314037928, 831410465, 826213348],
}, model=c5_model, name='slice_default_INT32_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
