from math import inf, nan

import numpy as np

# detection_postprocessing_default_FLOAT32_INT32_typical_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 4, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 4, 5]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [4, 4]))
c0_p3 = Float32Scalar('c0_p3', 5.0)
c0_p4 = Float32Scalar('c0_p4', 10.0)
c0_p5 = Float32Scalar('c0_p5', 10.0)
c0_p6 = Float32Scalar('c0_p6', 2.0)
c0_p7 = BoolScalar('c0_p7', True)
c0_p8 = Int32Scalar('c0_p8', 3)
c0_p9 = Int32Scalar('c0_p9', 2)
c0_p10 = Int32Scalar('c0_p10', 3)
c0_p11 = Float32Scalar('c0_p11', 0.15625)
c0_p12 = Float32Scalar('c0_p12', 0.71)
c0_p13 = BoolScalar('c0_p13', False)
c0_o14 = Output('c0_o14', ('TENSOR_FLOAT32', [2, 3]))
c0_o15 = Output('c0_o15', ('TENSOR_FLOAT32', [2, 3, 4]))
c0_o16 = Output('c0_o16', ('TENSOR_INT32', [2, 3]))
c0_o17 = Output('c0_o17', ('TENSOR_INT32', [2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
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
c0_model.AddOperand(c0_o14)
c0_model.AddOperand(c0_o15)
c0_model.AddOperand(c0_o16)
c0_model.AddOperand(c0_o17)
c0_model.Operation('DETECTION_POSTPROCESSING', c0_i0, c0_i1, c0_i2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10, c0_p11, c0_p12, c0_p13).To(c0_o14, c0_o15, c0_o16, c0_o17)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        0.234375, 0.328125, 0.015625, 0.265625, 0.140625, 0.109375, 0.453125, 0.046875, 0.203125, 0.359375,
        0.421875, 0.171875, 0.296875, 0.078125, 0.484375, 0.390625
    ],
    c0_i1: [
        -1.125, -0.5, 0.375, 1.375, 1.125, 1.875, -0.25, -0.875, -1.0, 0.875, -1.75, 1.0, -0.125, -0.375, 2.0,
        0.5, -0.75, -1.375, 1.625, 0.0, 1.75, 1.25, -1.25, -2.0, 0.25, -1.875, 0.75, 1.5, 0.125, 0.625,
        -0.625, -1.5, -1.625, -1.0, 2.0, 0.75, -0.5, 0.125, 1.75, 1.125
    ],
    c0_i2: [3.0, 7.0, 2.0, 3.0, 4.0, 2.0, 3.0, 1.0, 7.0, 2.0, 6.0, 1.0, 3.0, 6.0, 3.0, 3.0],
    c0_o14: [0.328125, 0.265625, 0.0, 0.390625, 0.359375, 0.171875],
    c0_o15: [
        1.511788, 3.8668938, 3.588212, 9.833106, 3.7506716, 1.6717347, 6.499328, 2.2782652, 0.0, 0.0, 0.0,
        0.0, 1.9311323, 2.251687, 4.968868, 9.448313, 2.8175032, 6.8231807, 4.582497, 7.9268193, 1.1322486,
        1.5427527, 4.6177516, 2.607247
    ],
    c0_o16: [0, 0, 0, 0, 0, 0],
    c0_o17: [2, 3],
}, model=c0_model, name='detection_postprocessing_default_FLOAT32_INT32_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT32_INT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 3, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [1, 3, 4]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [3, 4]))
c1_p3 = Float32Scalar('c1_p3', 5.0)
c1_p4 = Float32Scalar('c1_p4', 5.0)
c1_p5 = Float32Scalar('c1_p5', 5.0)
c1_p6 = Float32Scalar('c1_p6', 10.0)
c1_p7 = BoolScalar('c1_p7', False)
c1_p8 = Int32Scalar('c1_p8', 3)
c1_p9 = Int32Scalar('c1_p9', 2)
c1_p10 = Int32Scalar('c1_p10', 1)
c1_p11 = Float32Scalar('c1_p11', 0.09375)
c1_p12 = Float32Scalar('c1_p12', 0.53)
c1_p13 = BoolScalar('c1_p13', True)
c1_o14 = Output('c1_o14', ('TENSOR_FLOAT32', [1, 6]))
c1_o15 = Output('c1_o15', ('TENSOR_FLOAT32', [1, 6, 4]))
c1_o16 = Output('c1_o16', ('TENSOR_INT32', [1, 6]))
c1_o17 = Output('c1_o17', ('TENSOR_INT32', [1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
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
c1_model.AddOperand(c1_o14)
c1_model.AddOperand(c1_o15)
c1_model.AddOperand(c1_o16)
c1_model.AddOperand(c1_o17)
c1_model.Operation('DETECTION_POSTPROCESSING', c1_i0, c1_i1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10, c1_p11, c1_p12, c1_p13).To(c1_o14, c1_o15, c1_o16, c1_o17)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [0.9999993, 1.0, 1.0000007, 0.9999995, 1.0000005, 0.9999993, 1.0000007, 0.9999993, 1.0000005],
    c1_i1: [
        0.9999993, 1.0000005, 1.0, 1.0000005, 0.99999905, 1.0, 0.9999993, 1.0, 1.0000005, 1.0000007,
        0.99999976, 1.0000007
    ],
    c1_i2: [
        1.0000007, 0.9999993, 1.0, 0.99999976, 0.9999993, 0.9999993, 0.99999976, 0.99999905, 1.0000007,
        0.9999993, 0.9999995, 0.9999995
    ],
    c1_o14: [1.0000007, 1.0, 0.0, 0.0, 0.0, 0.0],
    c1_o15: [
        0.5892992, 0.64741397, 1.810702, 1.7525847, 0.5892992, 0.64741397, 1.810702, 1.7525847, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    ],
    c1_o16: [2, 1, 0, 0, 0, 0],
    c1_o17: [2],
}, model=c1_model, name='detection_postprocessing_default_FLOAT32_INT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT32_INT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 5, 4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 5, 4]))
c2_p2 = Parameter('c2_p2', ('TENSOR_FLOAT32', [5, 4]), [2.0, 3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0, 3.0, 2.0, 2.0, 2.0, 3.0, 1.0, 2.0, 1.0, 3.0])
c2_p3 = Float32Scalar('c2_p3', 2.0)
c2_p4 = Float32Scalar('c2_p4', 5.0)
c2_p5 = Float32Scalar('c2_p5', 10.0)
c2_p6 = Float32Scalar('c2_p6', 5.0)
c2_p7 = BoolScalar('c2_p7', True)
c2_p8 = Int32Scalar('c2_p8', 3)
c2_p9 = Int32Scalar('c2_p9', 1)
c2_p10 = Int32Scalar('c2_p10', 1)
c2_p11 = Float32Scalar('c2_p11', 0.3125)
c2_p12 = Float32Scalar('c2_p12', 0.29)
c2_p13 = BoolScalar('c2_p13', False)
c2_o14 = Output('c2_o14', ('TENSOR_FLOAT32', [1, 3]))
c2_o15 = Output('c2_o15', ('TENSOR_FLOAT32', [1, 3, 4]))
c2_o16 = Output('c2_o16', ('TENSOR_INT32', [1, 3]))
c2_o17 = Output('c2_o17', ('TENSOR_INT32', [1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
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
c2_model.AddOperand(c2_o14)
c2_model.AddOperand(c2_o15)
c2_model.AddOperand(c2_o16)
c2_model.AddOperand(c2_o17)
c2_model.Operation('DETECTION_POSTPROCESSING', c2_i0, c2_i1, c2_p2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10, c2_p11, c2_p12, c2_p13).To(c2_o14, c2_o15, c2_o16, c2_o17)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 3.0, 1.0, 1.0, 3.0, 3.0, 3.0],
    c2_i1: [1.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 2.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 1.0],
    c2_o14: [3.0, 3.0, 3.0],
    c2_o15: [
        3.6501412, 1.0668218, 6.3498588, 6.5331783, 2.894829, 1.4889406, 5.1051707, 3.3110595, 1.9474145,
        2.7081754, 3.0525854, 5.691825
    ],
    c2_o16: [0, 1, 2],
    c2_o17: [3],
}, model=c2_model, name='detection_postprocessing_default_FLOAT32_INT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT32_INT32_full_mantissas_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 3, 2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [2, 3, 5]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [3, 4]))
c3_p3 = Float32Scalar('c3_p3', 10.0)
c3_p4 = Float32Scalar('c3_p4', 5.0)
c3_p5 = Float32Scalar('c3_p5', 10.0)
c3_p6 = Float32Scalar('c3_p6', 10.0)
c3_p7 = BoolScalar('c3_p7', False)
c3_p8 = Int32Scalar('c3_p8', 4)
c3_p9 = Int32Scalar('c3_p9', 2)
c3_p10 = Int32Scalar('c3_p10', 2)
c3_p11 = Float32Scalar('c3_p11', 0.1875)
c3_p12 = Float32Scalar('c3_p12', 0.29)
c3_p13 = BoolScalar('c3_p13', True)
c3_o14 = Output('c3_o14', ('TENSOR_FLOAT32', [2, 8]))
c3_o15 = Output('c3_o15', ('TENSOR_FLOAT32', [2, 8, 4]))
c3_o16 = Output('c3_o16', ('TENSOR_INT32', [2, 8]))
c3_o17 = Output('c3_o17', ('TENSOR_INT32', [2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
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
c3_model.AddOperand(c3_o14)
c3_model.AddOperand(c3_o15)
c3_model.AddOperand(c3_o16)
c3_model.AddOperand(c3_o17)
c3_model.Operation('DETECTION_POSTPROCESSING', c3_i0, c3_i1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10, c3_p11, c3_p12, c3_p13).To(c3_o14, c3_o15, c3_o16, c3_o17)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085
    ],
    c3_i1: [
        -0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323, 1.4089936,
        -1.3087217, 1.1842276, 1.4615195, 1.0540357, -2.3578596, -0.034589827, -0.88951224, 2.3480492,
        -0.6750479, -1.1758499, 0.14007156, 1.6672206, 1.3314941, -0.35201302, 0.14589104, 2.706058,
        0.98866343, -0.62118345, 1.3092712, 2.1467519, 2.9415503
    ],
    c3_i2: [
        1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206, 1.0071114,
        -0.37962425, 2.399957, 1.6504638
    ],
    c3_o14: [2.3686938, 1.2718399, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.4294724, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    c3_o15: [
        1.0702187, -1.9718757, 1.4934323, -3.0636854, 0.7632489, -0.37707165, 2.69608, 2.3761659, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.9350299, -0.3918336, 2.383251, 1.9763834, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    ],
    c3_o16: [1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    c3_o17: [2, 1],
}, model=c3_model, name='detection_postprocessing_default_FLOAT32_INT32_full_mantissas_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT16_INT32_typical_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [2, 4, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [2, 4, 5]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT16', [4, 4]))
c4_p3 = Float16Scalar('c4_p3', 5.0)
c4_p4 = Float16Scalar('c4_p4', 10.0)
c4_p5 = Float16Scalar('c4_p5', 10.0)
c4_p6 = Float16Scalar('c4_p6', 2.0)
c4_p7 = BoolScalar('c4_p7', True)
c4_p8 = Int32Scalar('c4_p8', 3)
c4_p9 = Int32Scalar('c4_p9', 2)
c4_p10 = Int32Scalar('c4_p10', 3)
c4_p11 = Float16Scalar('c4_p11', 0.1562)
c4_p12 = Float16Scalar('c4_p12', 0.71)
c4_p13 = BoolScalar('c4_p13', False)
c4_o14 = Output('c4_o14', ('TENSOR_FLOAT16', [2, 3]))
c4_o15 = Output('c4_o15', ('TENSOR_FLOAT16', [2, 3, 4]))
c4_o16 = Output('c4_o16', ('TENSOR_INT32', [2, 3]))
c4_o17 = Output('c4_o17', ('TENSOR_INT32', [2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_p8)
c4_model.AddOperand(c4_p9)
c4_model.AddOperand(c4_p10)
c4_model.AddOperand(c4_p11)
c4_model.AddOperand(c4_p12)
c4_model.AddOperand(c4_p13)
c4_model.AddOperand(c4_o14)
c4_model.AddOperand(c4_o15)
c4_model.AddOperand(c4_o16)
c4_model.AddOperand(c4_o17)
c4_model.Operation('DETECTION_POSTPROCESSING', c4_i0, c4_i1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9, c4_p10, c4_p11, c4_p12, c4_p13).To(c4_o14, c4_o15, c4_o16, c4_o17)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        0.2344, 0.3281, 0.01563, 0.2656, 0.1406, 0.1094, 0.4531, 0.04688, 0.2031, 0.3594, 0.4219, 0.1719,
        0.2969, 0.0781, 0.4844, 0.3906
    ],
    c4_i1: [
        -1.125, -0.5, 0.375, 1.375, 1.125, 1.875, -0.25, -0.875, -1.0, 0.875, -1.75, 1.0, -0.125, -0.375, 2.0,
        0.5, -0.75, -1.375, 1.625, 0.0, 1.75, 1.25, -1.25, -2.0, 0.25, -1.875, 0.75, 1.5, 0.125, 0.625,
        -0.625, -1.5, -1.625, -1.0, 2.0, 0.75, -0.5, 0.125, 1.75, 1.125
    ],
    c4_i2: [3.0, 7.0, 2.0, 3.0, 4.0, 2.0, 3.0, 1.0, 7.0, 2.0, 6.0, 1.0, 3.0, 6.0, 3.0, 3.0],
    c4_o14: [0.3281, 0.2656, 0.0, 0.3906, 0.3594, 0.1719],
    c4_o15: [
        1.512, 3.867, 3.588, 9.836, 3.75, 1.672, 6.5, 2.277, 0.0, 0.0, 0.0, 0.0, 1.931, 2.252, 4.97, 9.445,
        2.818, 6.824, 4.582, 7.926, 1.132, 1.543, 4.617, 2.607
    ],
    c4_o16: [0, 0, 0, 0, 0, 0],
    c4_o17: [2, 3],
}, model=c4_model, name='detection_postprocessing_default_FLOAT16_INT32_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT16_INT32_equal_values_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [2, 2, 3]))
c5_p1 = Parameter('c5_p1', ('TENSOR_FLOAT16', [2, 2, 4]), [1.0, 3.0, 1.0, 1.0, 1.0, 3.0, 3.0, 1.0, 2.0, 1.0, 3.0, 1.0, 2.0, 2.0, 1.0, 1.0])
c5_i2 = Input('c5_i2', ('TENSOR_FLOAT16', [2, 4]))
c5_p3 = Float16Scalar('c5_p3', 10.0)
c5_p4 = Float16Scalar('c5_p4', 10.0)
c5_p5 = Float16Scalar('c5_p5', 10.0)
c5_p6 = Float16Scalar('c5_p6', 5.0)
c5_p7 = BoolScalar('c5_p7', True)
c5_p8 = Int32Scalar('c5_p8', 2)
c5_p9 = Int32Scalar('c5_p9', 2)
c5_p10 = Int32Scalar('c5_p10', 1)
c5_p11 = Float16Scalar('c5_p11', 0.0625)
c5_p12 = Float16Scalar('c5_p12', 0.53)
c5_p13 = BoolScalar('c5_p13', False)
c5_o14 = Output('c5_o14', ('TENSOR_FLOAT16', [2, 2]))
c5_o15 = Output('c5_o15', ('TENSOR_FLOAT16', [2, 2, 4]))
c5_o16 = Output('c5_o16', ('TENSOR_INT32', [2, 2]))
c5_o17 = Output('c5_o17', ('TENSOR_INT32', [2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_i2)
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
c5_model.AddOperand(c5_o14)
c5_model.AddOperand(c5_o15)
c5_model.AddOperand(c5_o16)
c5_model.AddOperand(c5_o17)
c5_model.Operation('DETECTION_POSTPROCESSING', c5_i0, c5_p1, c5_i2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9, c5_p10, c5_p11, c5_p12, c5_p13).To(c5_o14, c5_o15, c5_o16, c5_o17)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0],
    c5_i2: [3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 2.0],
    c5_o14: [3.0, 2.0, 3.0, 1.0],
    c5_o15: [
        1.275, 2.379, 5.324, 4.82, 1.643, 2.379, 4.957, 4.82, 1.942, 2.178, 5.258, 4.62, 1.575, 1.979, 5.625,
        4.42
    ],
    c5_o16: [1, 0, 0, 1],
    c5_o17: [2, 2],
}, model=c5_model, name='detection_postprocessing_default_FLOAT16_INT32_equal_values_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT16_INT32_typical_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [2, 5, 2]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT16', [2, 5, 4]))
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT16', [5, 4]))
c6_p3 = Float16Scalar('c6_p3', 10.0)
c6_p4 = Float16Scalar('c6_p4', 5.0)
c6_p5 = Float16Scalar('c6_p5', 5.0)
c6_p6 = Float16Scalar('c6_p6', 10.0)
c6_p7 = BoolScalar('c6_p7', True)
c6_p8 = Int32Scalar('c6_p8', 3)
c6_p9 = Int32Scalar('c6_p9', 1)
c6_p10 = Int32Scalar('c6_p10', 3)
c6_p11 = Float16Scalar('c6_p11', 0.1562)
c6_p12 = Float16Scalar('c6_p12', 0.29)
c6_p13 = BoolScalar('c6_p13', True)
c6_o14 = Output('c6_o14', ('TENSOR_FLOAT16', [2, 3]))
c6_o15 = Output('c6_o15', ('TENSOR_FLOAT16', [2, 3, 4]))
c6_o16 = Output('c6_o16', ('TENSOR_INT32', [2, 3]))
c6_o17 = Output('c6_o17', ('TENSOR_INT32', [2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_i2)
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
c6_model.AddOperand(c6_o14)
c6_model.AddOperand(c6_o15)
c6_model.AddOperand(c6_o16)
c6_model.AddOperand(c6_o17)
c6_model.Operation('DETECTION_POSTPROCESSING', c6_i0, c6_i1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10, c6_p11, c6_p12, c6_p13).To(c6_o14, c6_o15, c6_o16, c6_o17)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        0.4219, 0.4844, 0.01563, 0.2344, 0.2656, 0.2031, 0.04688, 0.6094, 0.1406, 0.3906, 0.3281, 0.1094,
        0.578, 0.3594, 0.0781, 0.4531, 0.547, 0.1719, 0.5156, 0.2969
    ],
    c6_i1: [
        1.875, 0.0, 1.125, -1.5, -1.875, 0.75, 1.25, -0.625, -1.625, 1.625, 1.75, 1.0, -1.0, 1.5, -0.5, -1.25,
        -0.25, 0.625, -0.375, -1.125, -1.375, 0.25, 0.125, 0.5, 0.875, -0.125, -2.0, 1.375, -0.875, 2.0,
        -1.75, 0.375, -0.75, -1.625, 1.625, -1.25, -1.375, -1.125, -0.375, 0.875
    ],
    c6_i2: [5.0, 8.0, 4.0, 6.0, 3.0, 3.0, 6.0, 1.0, 8.0, 5.0, 3.0, 3.0, 6.0, 7.0, 6.0, 3.0, 4.0, 8.0, 6.0, 4.0],
    c6_o14: [0.6094, 0.2344, 0.2031, 0.4531, 0.3594, 0.2969],
    c6_o15: [
        2.686, 6.58, 8.12, 9.23, -1.978, 2.68, 5.727, 3.62, 5.383, 4.316, 9.64, 7.633, 6.68, 4.645, 8.8,
        7.758, 1.514, 2.4, 5.535, 3.549, 0.3918, 4.918, 5.957, 9.28
    ],
    c6_o16: [1, 1, 1, 1, 1, 1],
    c6_o17: [3, 3],
}, model=c6_model, name='detection_postprocessing_default_FLOAT16_INT32_typical_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT16_INT32_equal_values_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 5, 4]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [1, 5, 4]))
c7_p2 = Parameter('c7_p2', ('TENSOR_FLOAT16', [5, 4]), [2.0, 3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0, 3.0, 2.0, 2.0, 2.0, 3.0, 1.0, 2.0, 1.0, 3.0])
c7_p3 = Float16Scalar('c7_p3', 2.0)
c7_p4 = Float16Scalar('c7_p4', 5.0)
c7_p5 = Float16Scalar('c7_p5', 10.0)
c7_p6 = Float16Scalar('c7_p6', 5.0)
c7_p7 = BoolScalar('c7_p7', True)
c7_p8 = Int32Scalar('c7_p8', 3)
c7_p9 = Int32Scalar('c7_p9', 1)
c7_p10 = Int32Scalar('c7_p10', 1)
c7_p11 = Float16Scalar('c7_p11', 0.3125)
c7_p12 = Float16Scalar('c7_p12', 0.29)
c7_p13 = BoolScalar('c7_p13', False)
c7_o14 = Output('c7_o14', ('TENSOR_FLOAT16', [1, 3]))
c7_o15 = Output('c7_o15', ('TENSOR_FLOAT16', [1, 3, 4]))
c7_o16 = Output('c7_o16', ('TENSOR_INT32', [1, 3]))
c7_o17 = Output('c7_o17', ('TENSOR_INT32', [1]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
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
c7_model.AddOperand(c7_o14)
c7_model.AddOperand(c7_o15)
c7_model.AddOperand(c7_o16)
c7_model.AddOperand(c7_o17)
c7_model.Operation('DETECTION_POSTPROCESSING', c7_i0, c7_i1, c7_p2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9, c7_p10, c7_p11, c7_p12, c7_p13).To(c7_o14, c7_o15, c7_o16, c7_o17)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 3.0, 1.0, 1.0, 3.0, 3.0, 3.0],
    c7_i1: [1.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 2.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 1.0],
    c7_o14: [3.0, 3.0, 3.0],
    c7_o15: [3.65, 1.066, 6.35, 6.53, 2.895, 1.489, 5.105, 3.31, 1.947, 2.709, 3.053, 5.69],
    c7_o16: [0, 1, 2],
    c7_o17: [3],
}, model=c7_model, name='detection_postprocessing_default_FLOAT16_INT32_equal_values_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
