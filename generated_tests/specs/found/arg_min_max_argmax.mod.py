from math import inf, nan

import numpy as np

# argmax_default_FLOAT32_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 17]))
c0_p1 = Int32Scalar('c0_p1', 0)
c0_o2 = Output('c0_o2', ('TENSOR_INT32', [17]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('ARGMAX', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -34.75, 89.375, -45.125, -59.5, 36.625, 46.25, 99.0, 55.625, 83.0, -41.0, -65.125, -9.25, -58.5,
        70.125, 25.25, 77.75, -18.5, -58.0, 74.25, 0.0, -85.125, -92.75, -10.875, -54.375, 53.0, 27.375,
        -77.0, -75.125, 97.875, -86.0, -54.125, -48.25, 50.875, 28.75, 78.875, 89.25, 95.0, -70.75, -47.75,
        -38.625, 8.75, 98.125, -2.375, -55.5, -56.5, 43.625, -70.125, -56.125, -88.25, -50.0, -42.75
    ],
    c0_o2: [2, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 1],
}, model=c0_model, name='argmax_default_FLOAT32_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 3, 3]))
c1_p1 = Int32Scalar('c1_p1', 2)
c1_o2 = Output('c1_o2', ('TENSOR_INT32', [3, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('ARGMAX', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0
    ],
    c1_o2: [0, 0, 1, 1, 0, 1, 0, 2, 0],
}, model=c1_model, name='argmax_default_FLOAT32_INT32_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1]))
c2_p1 = Int32Scalar('c2_p1', 0)
c2_o2 = Output('c2_o2', ('TENSOR_INT32', [1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('ARGMAX', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [0.9999995, 0.99999976],
    c2_o2: [1],
}, model=c2_model, name='argmax_default_FLOAT32_INT32_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [3, 17]))
c3_p1 = Int32Scalar('c3_p1', 0)
c3_o2 = Output('c3_o2', ('TENSOR_INT32', [17]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('ARGMAX', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        -34.75, 89.4, -45.12, -59.5, 36.62, 46.25, 99.0, 55.62, 83.0, -41.0, -65.1, -9.25, -58.5, 70.1, 25.25,
        77.75, -18.5, -58.0, 74.25, 0.0, -85.1, -92.75, -10.875, -54.38, 53.0, 27.38, -77.0, -75.1, 97.9,
        -86.0, -54.12, -48.25, 50.88, 28.75, 78.9, 89.25, 95.0, -70.75, -47.75, -38.62, 8.75, 98.1, -2.375,
        -55.5, -56.5, 43.62, -70.1, -56.12, -88.25, -50.0, -42.75
    ],
    c3_o2: [2, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 1],
}, model=c3_model, name='argmax_default_FLOAT16_INT32_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_equal_values_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [3, 3, 3]))
c4_p1 = Int32Scalar('c4_p1', 2)
c4_o2 = Output('c4_o2', ('TENSOR_INT32', [3, 3]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('ARGMAX', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0
    ],
    c4_o2: [0, 0, 1, 1, 0, 1, 0, 2, 0],
}, model=c4_model, name='argmax_default_FLOAT16_INT32_equal_values_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.375, 204))
c5_p1 = Int32Scalar('c5_p1', -3)
c5_o2 = Output('c5_o2', ('TENSOR_INT32', [2, 1, 2, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('ARGMAX', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255],
    c5_o2: [0, 0, 0, 0, 0, 0, 0, 0],
}, model=c5_model, name='argmax_default_QUANT8_ASYMM_INT32_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_long_rows_6
c6_i0 = Input('c6_i0', ('TENSOR_INT32', [2, 17]))
c6_p1 = Int32Scalar('c6_p1', 0)
c6_o2 = Output('c6_o2', ('TENSOR_INT32', [17]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('ARGMAX', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        305, -874, 228, -613, 669, 311, 915, -425, 809, 429, 422, 690, -712, 768, -251, 456, -378, 431, -289,
        -146, 557, -710, 857, 519, 555, 837, 56, -274, 288, -506, -672, -238, -66, 86
    ],
    c6_o2: [1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 1],
}, model=c6_model, name='argmax_default_INT32_long_rows_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_equal_values_7
c7_i0 = Input('c7_i0', ('TENSOR_INT32', [3, 3, 3]))
c7_p1 = Int32Scalar('c7_p1', 2)
c7_o2 = Output('c7_o2', ('TENSOR_INT32', [3, 3]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('ARGMAX', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [2, 2, 2, 3, 1, 3, 1, 2, 1, 1, 3, 1, 3, 3, 3, 1, 3, 2, 2, 1, 1, 1, 2, 3, 3, 1, 2],
    c7_o2: [0, 0, 1, 1, 0, 1, 0, 2, 0],
}, model=c7_model, name='argmax_default_INT32_equal_values_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.125, 127))
c8_p1 = Int32Scalar('c8_p1', 0)
c8_o2 = Output('c8_o2', ('TENSOR_INT32', [17]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('ARGMAX', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [
        -28, -120, 114, -31, 26, -107, -46, 41, 36, 81, -106, 124, -37, 83, -38, -105, -116, 87, -16, -73,
        -69, -5, 57, 27, 24, -8, 29, 113, -111, 96, -87, 40, 58, 51
    ],
    c8_o2: [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1],
}, model=c8_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2, 2], 0.375, 76))
c9_p1 = Int32Scalar('c9_p1', -3)
c9_o2 = Output('c9_o2', ('TENSOR_INT32', [2, 1, 2, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('ARGMAX', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [-128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127],
    c9_o2: [0, 0, 0, 0, 0, 0, 0, 0],
}, model=c9_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
