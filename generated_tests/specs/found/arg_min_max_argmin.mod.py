from math import inf, nan

import numpy as np

# argmin_default_FLOAT32_INT32_nearly_equal_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3, 2]))
c0_p1 = Int32Scalar('c0_p1', -1)
c0_o2 = Output('c0_o2', ('TENSOR_INT32', [2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('ARGMIN', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        0.99999976, 0.9999993, 1.0, 1.0, 1.0, 0.9999995, 0.99999905, 0.99999905, 1.0000005, 1.0000002,
        0.9999993, 0.99999905
    ],
    c0_o2: [1, 0, 1, 0, 1, 1],
}, model=c0_model, name='argmin_default_FLOAT32_INT32_nearly_equal_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_long_rows_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT16', [2, 17]))
c1_p1 = Int32Scalar('c1_p1', 0)
c1_o2 = Output('c1_o2', ('TENSOR_INT32', [17]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('ARGMIN', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -3.75, 32.88, 29.75, -50.75, -73.25, 46.88, 24.38, -50.0, 3.25, -4.875, 58.75, -49.0, -9.5, -55.12,
        -57.62, -17.25, 8.125, -28.25, 67.25, 50.38, 10.5, -96.4, 90.5, -46.0, -66.25, -76.1, 34.25, 41.62,
        -19.5, -46.25, 59.5, 45.0, -89.75, -80.5
    ],
    c1_o2: [1, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1],
}, model=c1_model, name='argmin_default_FLOAT16_INT32_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [3, 3, 3]))
c2_p1 = Int32Scalar('c2_p1', 2)
c2_o2 = Output('c2_o2', ('TENSOR_INT32', [3, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('ARGMIN', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0
    ],
    c2_o2: [0, 1, 0, 0, 0, 0, 1, 0, 1],
}, model=c2_model, name='argmin_default_FLOAT16_INT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_long_rows_3
c3_p0 = Parameter('c3_p0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0625, 128), [
        18, 128, 85, 103, 8, 9, 1, 252, 253, 200, 125, 71, 202, 82, 226, 106, 233, 197, 162, 89, 160, 50, 56,
        219, 80, 245, 208, 37, 34, 194, 153, 150, 130, 19
    ])
c3_p1 = Int32Scalar('c3_p1', 0)
c3_o2 = Output('c3_o2', ('TENSOR_INT32', [17]))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('ARGMIN', c3_p0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_o2: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1, 0, 1],
}, model=c3_model, name='argmin_default_QUANT8_ASYMM_INT32_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_beyond_the_range_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.375, 204))
c4_p1 = Int32Scalar('c4_p1', -3)
c4_o2 = Output('c4_o2', ('TENSOR_INT32', [2, 1, 2, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('ARGMIN', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255],
    c4_o2: [0, 0, 0, 0, 0, 0, 0, 0],
}, model=c4_model, name='argmin_default_QUANT8_ASYMM_INT32_beyond_the_range_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_typical_5
c5_i0 = Input('c5_i0', ('TENSOR_INT32', [3, 3, 3, 2]))
c5_p1 = Int32Scalar('c5_p1', 0)
c5_o2 = Output('c5_o2', ('TENSOR_INT32', [3, 3, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('ARGMIN', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        326, -766, 361, -238, -500, 860, 792, 60, -914, -792, -911, -571, -378, 595, 782, -523, -461, 156,
        -484, 829, 25, -119, 772, 910, -158, 665, -595, 511, -38, -142, 727, 353, -464, -377, -773, -438,
        -111, 568, -805, 529, 13, 985, -253, -152, 101, 883, -155, 510, 414, -53, 476, -214, -291, 150
    ],
    c5_o2: [1, 0, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 1, 0, 1, 1],
}, model=c5_model, name='argmin_default_INT32_typical_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_equal_values_6
c6_i0 = Input('c6_i0', ('TENSOR_INT32', [3, 3, 3]))
c6_p1 = Int32Scalar('c6_p1', 2)
c6_o2 = Output('c6_o2', ('TENSOR_INT32', [3, 3]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('ARGMIN', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [2, 2, 2, 3, 1, 3, 1, 2, 1, 1, 3, 1, 3, 3, 3, 1, 3, 2, 2, 1, 1, 1, 2, 3, 3, 1, 2],
    c6_o2: [0, 1, 0, 0, 0, 0, 1, 0, 1],
}, model=c6_model, name='argmin_default_INT32_equal_values_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2, 2], 0.375, 76))
c7_p1 = Int32Scalar('c7_p1', -3)
c7_o2 = Output('c7_o2', ('TENSOR_INT32', [2, 1, 2, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('ARGMIN', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [-128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127],
    c7_o2: [0, 0, 0, 0, 0, 0, 0, 0],
}, model=c7_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
