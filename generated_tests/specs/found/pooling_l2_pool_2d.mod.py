from math import inf, nan

import numpy as np

# l2_pool_2d_explicit_padding_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 3, 4, 1]))
c0_p1 = Int32Scalar('c0_p1', 0)
c0_p2 = Int32Scalar('c0_p2', 0)
c0_p3 = Int32Scalar('c0_p3', 0)
c0_p4 = Int32Scalar('c0_p4', 0)
c0_p5 = Int32Scalar('c0_p5', 1)
c0_p6 = Int32Scalar('c0_p6', 1)
c0_p7 = Int32Scalar('c0_p7', 1)
c0_p8 = Int32Scalar('c0_p8', 1)
c0_p9 = Int32Scalar('c0_p9', 2)
c0_o10 = Output('c0_o10', ('TENSOR_FLOAT32', [4, 3, 4, 1]))
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
c0_model.AddOperand(c0_o10)
c0_model.Operation('L2_POOL_2D', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9).To(c0_o10)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085, 1.0197965, 2.3749647, 1.6533116, 2.5682285, 0.7651799, 0.5888473,
        -0.59016776, -1.346033, -1.3314776, 0.013161404, 2.1947904, 0.75048196, 0.36668345, -2.7275252,
        -0.646957, 2.5947278, -0.7884807, -2.391957, 0.111499265, -1.3551584, 2.7892807, -1.4844173,
        2.9263434, 0.7842399, -1.187321, 0.14783108, -1.2093205, -0.7820744, 0.8949824, -0.1063511,
        -2.0768516, 1.4279882, 1.8712054, -2.1334083, 1.8669217, -2.7621653
    ],
    c0_o10: [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.51410085, 1.0, 1.0, 1.0, 1.0, 0.7651799,
        0.5888473, 0.59016776, 1.0, 1.0, 0.013161404, 1.0, 0.75048196, 0.36668345, 1.0, 0.646957, 1.0,
        0.7884807, 1.0, 0.111499265, 1.0, 1.0, 1.0, 1.0, 0.7842399, 1.0, 0.14783108, 1.0, 0.7820744,
        0.8949824, 0.1063511, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0
    ],
}, model=c0_model, name='l2_pool_2d_explicit_padding_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_typical_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT16', [4, 3, 6, 4]))
c1_p1 = Int32Scalar('c1_p1', 0)
c1_p2 = Int32Scalar('c1_p2', 2)
c1_p3 = Int32Scalar('c1_p3', 2)
c1_p4 = Int32Scalar('c1_p4', 2)
c1_p5 = Int32Scalar('c1_p5', 2)
c1_p6 = Int32Scalar('c1_p6', 1)
c1_p7 = Int32Scalar('c1_p7', 3)
c1_p8 = Int32Scalar('c1_p8', 3)
c1_p9 = Int32Scalar('c1_p9', 1)
c1_p10 = BoolScalar('c1_p10', False)
c1_o11 = Output('c1_o11', ('TENSOR_FLOAT16', [4, 5, 3, 4]))
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
c1_model.AddOperand(c1_o11)
c1_model.Operation('L2_POOL_2D', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10).To(c1_o11)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -1.125, 1.875, 1.125, -0.75, -1.75, 2.5, -1.375, 2.125, -2.75, 0.25, -0.125, 0.625, -2.875, -1.625,
        -2.5, -0.625, -2.25, 3.0, 0.75, -2.625, 1.75, -2.375, -0.875, -1.875, -1.5, 0.125, 0.0, 2.75, -0.375,
        2.875, 0.5, -2.0, 0.875, 1.25, -0.25, 1.5, -1.25, -0.5, -1.0, 2.625, 2.375, -2.125, -3.0, 0.375, 2.0,
        1.0, 1.625, 1.375, 2.25, -0.25, -1.0, 1.0, -0.125, -1.75, -0.5, 2.0, -1.5, 2.375, -2.875, -0.375,
        1.625, 0.5, 0.25, 3.0, -0.75, -2.0, 0.625, 0.125, 1.25, 0.875, -0.625, -1.625, 2.25, 0.375, 0.0,
        -2.25, -0.875, 1.875, -3.0, 1.125, 1.75, -1.375, -2.5, 1.375, 0.75, -2.625, 1.5, -1.25, 2.125, -1.125,
        2.5, 2.625, -2.375, -1.875, 2.875, -2.75, -2.125, 2.75, 2.375, 1.0, -0.625, -2.25, 0.625, -1.0, -2.5,
        1.5, 1.625, 0.125, -0.375, -1.75, 1.75, -1.125, 1.875, -0.125, -2.75, 1.125, -1.25, 1.375, -0.75,
        -1.375, 2.625, -0.5, 0.75, -2.625, -1.5, 2.0, 0.0, 0.875, -2.125, 2.5, -1.875, -0.875, 0.375, 2.125,
        0.25, 0.5, -2.875, 2.875, 3.0, -2.375, 2.75, 2.25, -2.0, -0.25, -1.625, -3.0, 1.25, 1.5, -2.75, 0.625,
        1.25, 1.0, -2.875, 0.875, 2.5, 1.625, 2.375, -2.375, -3.0, 3.0, 2.625, -0.375, -2.125, 0.0, 1.375,
        -1.5, 2.75, -0.25, -2.0, 2.875, 0.25, 0.125, -0.125, 0.5, -0.625, -1.125, 2.0, -0.875, 2.25, 2.125,
        0.375, 0.75, -1.75, -1.875, -1.375, 1.875, -1.25, 1.75, -1.625, 1.125, -2.25, -2.5, -1.0, -2.625,
        -0.5, -0.75, -0.875, -2.125, 2.25, -2.25, -0.125, 2.5, 2.75, 1.0, 1.25, -1.25, -2.625, 0.875, 2.125,
        -2.0, -2.75, -1.0, -0.75, 2.375, -1.375, 1.125, -0.625, 0.375, -0.375, 0.25, 0.5, -2.5, 1.75, 1.5,
        -2.875, 0.75, 2.625, -2.375, 0.0, 2.875, -1.875, 2.0, -0.5, -0.25, 3.0, -1.625, -1.125, 1.375, -1.75,
        0.125, 1.875, -3.0, -1.5, 1.625, 0.625, 0.75, -2.125, -0.125, 0.25, 1.375, 2.375, -0.875, 2.625,
        -1.375, -2.0, 0.5, -1.125, 2.875, 0.875, -0.5, -0.25, -1.25, -0.375, 2.75, -2.375, -1.875, 1.125,
        -2.625, 0.0, 0.375, -0.75, -2.25, 1.0, 1.625, 2.0, -1.625, -1.75, 1.5, -2.75, 1.75, 2.5, 0.625, 2.125,
        -1.0, 3.0, -2.875, -3.0, 1.25
    ],
    c1_o11: [
        1.991, 1.81, 1.028, 1.351, 2.639, 1.976, 1.509, 1.6, 2.016, 2.705, 0.815, 2.281, 1.584, 1.811, 0.762,
        1.793, 2.193, 1.733, 1.678, 1.681, 2.107, 2.244, 1.801, 1.764, 1.577, 1.777, 1.202, 1.647, 1.952,
        1.762, 1.687, 1.703, 1.82, 2.037, 1.514, 1.586, 1.322, 1.761, 1.28, 1.777, 1.496, 1.645, 1.77, 1.753,
        1.715, 1.604, 1.763, 1.083, 1.5625, 1.709, 1.781, 1.309, 1.349, 1.815, 1.705, 1.747, 1.031, 1.544,
        0.625, 1.152, 1.722, 1.359, 2.254, 1.655, 1.647, 1.83, 2.217, 1.856, 2.254, 1.546, 2.693, 2.688,
        1.828, 1.845, 1.997, 1.306, 1.734, 1.601, 2.16, 1.466, 1.951, 1.293, 2.379, 2.098, 1.936, 1.854,
        1.764, 1.439, 1.855, 1.955, 2.123, 1.474, 2.275, 1.826, 2.438, 1.971, 2.033, 2.057, 1.458, 1.319,
        1.95, 2.016, 2.076, 1.238, 2.287, 1.951, 2.299, 1.488, 2.133, 1.871, 1.166, 1.676, 2.076, 2.52, 2.047,
        1.489, 2.812, 2.582, 2.549, 1.688, 2.48, 1.84, 1.768, 1.401, 2.633, 1.478, 2.566, 1.97, 2.096, 1.094,
        2.457, 0.1768, 2.102, 1.8, 1.575, 1.3955, 2.115, 1.378, 2.215, 1.946, 1.824, 1.339, 2.162, 1.531,
        1.772, 2.03, 1.757, 1.427, 1.912, 1.605, 2.39, 1.684, 1.751, 1.674, 2.166, 1.393, 1.277, 2.12, 1.751,
        1.438, 1.422, 1.666, 2.299, 1.52, 1.55, 1.898, 2.004, 1.701, 0.7705, 2.426, 2.072, 1.486, 1.425,
        1.984, 2.709, 0.96, 1.594, 2.195, 2.174, 1.064, 1.723, 1.522, 1.834, 1.628, 1.685, 1.722, 2.543,
        2.023, 0.8706, 0.9883, 2.455, 1.152, 1.465, 1.752, 1.937, 1.377, 1.67, 1.868, 2.229, 1.503, 0.8433,
        1.716, 1.801, 1.618, 1.473, 1.657, 1.774, 1.698, 1.733, 1.707, 2.258, 1.5, 1.736, 1.846, 2.102, 1.474,
        1.33, 1.72, 1.743, 1.732, 1.758, 1.699, 2.102, 1.152, 2.035, 2.15, 1.898, 1.61, 1.488, 1.449, 1.394,
        2.205, 1.8545, 1.327, 2.314, 1.495, 2.762, 2.08, 2.6, 1.132
    ],
}, model=c1_model, name='l2_pool_2d_explicit_padding_FLOAT16_typical_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [1, 2, 1, 4]))
c2_p1 = Int32Scalar('c2_p1', 0)
c2_p2 = Int32Scalar('c2_p2', 0)
c2_p3 = Int32Scalar('c2_p3', 0)
c2_p4 = Int32Scalar('c2_p4', 0)
c2_p5 = Int32Scalar('c2_p5', 2)
c2_p6 = Int32Scalar('c2_p6', 1)
c2_p7 = Int32Scalar('c2_p7', 1)
c2_p8 = Int32Scalar('c2_p8', 1)
c2_p9 = Int32Scalar('c2_p9', 2)
c2_o10 = Output('c2_o10', ('TENSOR_FLOAT16', [1, 2, 1, 4]))
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
c2_model.AddOperand(c2_o10)
c2_model.Operation('L2_POOL_2D', c2_i0, c2_p1, c2_p2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9).To(c2_o10)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [0.375, 1.25, -1.0, 2.125, -0.125, 1.875, -2.125, -0.875],
    c2_o10: [0.375, 1.0, 1.0, 1.0, 0.125, 1.0, 1.0, 0.875],
}, model=c2_model, name='l2_pool_2d_explicit_padding_FLOAT16_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_typical_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 2, 5, 4]))
c3_p1 = Int32Scalar('c3_p1', 2)
c3_p2 = Int32Scalar('c3_p2', 0)
c3_p3 = Int32Scalar('c3_p3', 1)
c3_p4 = Int32Scalar('c3_p4', 0)
c3_p5 = Int32Scalar('c3_p5', 2)
c3_p6 = Int32Scalar('c3_p6', 2)
c3_p7 = Int32Scalar('c3_p7', 3)
c3_p8 = Int32Scalar('c3_p8', 2)
c3_p9 = Int32Scalar('c3_p9', 3)
c3_p10 = BoolScalar('c3_p10', True)
c3_o11 = Output('c3_o11', ('TENSOR_FLOAT16', [2, 2, 3, 2]))
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
c3_model.AddOperand(c3_o11)
c3_model.Operation('L2_POOL_2D', c3_i0, c3_p1, c3_p2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10).To(c3_o11)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        2.625, 2.875, 1.125, 0.0, 2.375, -0.75, -1.375, 0.25, 1.875, -0.375, -0.5, -0.625, -1.0, 1.375, -0.25,
        -3.0, -0.875, 1.75, 0.5, -1.125, 2.5, -1.75, -2.375, 1.25, -1.875, 0.875, 1.625, -1.25, 2.0, 1.5,
        0.75, 1.0, -2.75, -1.625, 0.125, 2.125, 0.375, 0.625, 3.0, -1.5, -2.5, -2.0, 2.25, -2.25, -2.625,
        0.875, -2.0, 2.75, 1.25, 1.875, 0.375, 1.125, 2.125, 1.375, 2.25, -0.125, 0.625, -3.0, 2.875, -1.125,
        -2.125, -0.125, 2.75, -2.875, 0.5, 2.5, 2.0, -2.5, -0.375, -2.625, -1.0, -2.25, 1.5, -1.75, -2.875,
        2.625, 0.0, 3.0, 0.75, -2.125
    ],
    c3_o11: [
        2.625, 2.34, 2.14, 1.414, 0.9395, 1.083, 2.5, 2.232, 1.938, 1.513, 1.963, 1.814, 2.5, 2.26, 2.057,
        1.677, 1.566, 2.203, 2.125, 2.008, 0.442, 1.758, 1.061, 1.964
    ],
}, model=c3_model, name='l2_pool_2d_explicit_padding_FLOAT16_typical_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT32_full_mantissas_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [4, 4, 4, 2]))
c4_p1 = Int32Scalar('c4_p1', 1)
c4_p2 = Int32Scalar('c4_p2', 2)
c4_p3 = Int32Scalar('c4_p3', 2)
c4_p4 = Int32Scalar('c4_p4', 1)
c4_p5 = Int32Scalar('c4_p5', 3)
c4_p6 = Int32Scalar('c4_p6', 2)
c4_p7 = BoolScalar('c4_p7', True)
c4_o8 = Output('c4_o8', ('TENSOR_FLOAT32', [4, 4, 2, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_o8)
c4_model.Operation('L2_POOL_2D', c4_i0, c4_p1, c4_p2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7).To(c4_o8)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        -2.8243437, -2.2928681, -0.7178211, 2.8524334, -2.614273, -1.7818483, 1.0857837, 0.049741056,
        -0.743179, 1.4635118, 2.2861342, -1.6289469, 0.9329071, 0.09928577, -0.90069133, 1.7395763,
        -2.1731167, -1.8890914, -2.7977202, -1.9374443, -2.4487698, 2.368265, -2.006962, 0.38544777,
        -2.4464796, 0.18880312, 2.77191, 1.538883, 0.9862495, -2.1114013, 0.085467, -2.7778037, 2.931526,
        0.18410547, -1.1867043, 1.3983297, 1.1313107, 2.2269783, -1.1103835, 2.3208582, -0.054370575,
        1.6337194, -1.6011913, 0.6258214, 0.051790632, -2.8978858, -1.1811793, -0.19691703, 1.9286938,
        -0.9928893, 0.05734062, 2.018633, -2.6690748, 0.6935419, -0.18606544, 0.84503585, -0.91006625,
        2.8449676, -2.7910128, 1.9242524, -2.0480154, 2.3653922, -1.9815162, 2.7130857, -0.18745145,
        0.7279078, 2.9374793, 0.29387304, -0.81753635, 1.6317829, -1.7257264, 1.9042876, -1.6436064,
        -0.5462829, -1.7576578, -2.802039, 2.734886, 2.7906575, -1.0691298, -2.3982463, 0.78569895, 1.3225946,
        0.31676367, 1.6308675, 2.0251226, 1.3157287, 0.13107564, -0.8606838, 0.9153949, 2.9886603, 0.3208373,
        -0.08910636, 1.5679792, 0.47680128, -1.2744226, 0.49473184, -2.4641914, -2.4464796, 0.18880312,
        2.77191, 1.538883, 0.9862495, -2.1114013, 0.085467, -2.8243437, -2.2928681, -0.7178211, 2.8524334,
        -2.614273, -1.7818483, 1.0857837, 0.049741056, -0.743179, 1.4635118, 2.2861342, -1.6289469, 0.9329071,
        0.09928577, -0.90069133, 1.7395763, -2.1731167, -1.8890914, -2.7977202, -1.9374443, -2.4487698,
        2.368265, -2.006962, 0.38544777
    ],
    c4_o8: [
        1.0, 1.0, 1.0, 0.9169407, 1.0, 1.0, 1.0, 0.69999737, 1.0, 1.0, 0.9254642, 0.8360224, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9169407, 1.0, 1.0
    ],
}, model=c4_model, name='l2_pool_2d_implicit_padding_FLOAT32_full_mantissas_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT16_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [3, 4, 2, 4]))
c5_p1 = Int32Scalar('c5_p1', 2)
c5_p2 = Int32Scalar('c5_p2', 2)
c5_p3 = Int32Scalar('c5_p3', 2)
c5_p4 = Int32Scalar('c5_p4', 2)
c5_p5 = Int32Scalar('c5_p5', 1)
c5_p6 = Int32Scalar('c5_p6', 1)
c5_p7 = BoolScalar('c5_p7', True)
c5_o8 = Output('c5_o8', ('TENSOR_FLOAT16', [3, 4, 1, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_o8)
c5_model.Operation('L2_POOL_2D', c5_i0, c5_p1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7).To(c5_o8)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        -137.2, -376.2, 326.2, -455.5, 403.8, -452.2, 81.06, 29.8, 422.5, -41.66, 497.8, -345.0, -445.0,
        204.2, -264.8, -113.94, -292.0, 453.8, -377.2, 215.0, -462.8, -40.2, -165.6, -116.06, -96.9, -274.2,
        317.2, -243.1, -289.5, -72.44, -351.2, 55.88, 291.0, -262.5, -223.1, -46.66, -205.0, -435.2, 72.5,
        -154.2, -200.9, 437.5, 362.5, 298.2, -39.28, -338.5, 10.984, -170.4, -56.38, 295.8, -195.8, -454.0,
        -175.1, -274.5, 278.0, -127.75, 405.2, 103.44, 358.8, 484.5, 463.8, -275.5, -127.06, -256.5, 484.5,
        -119.1, -165.6, 64.56, 177.6, 95.56, 302.2, 168.5, 208.2, -112.44, 433.5, -345.5, 309.8, 279.2, 399.2,
        -229.9, -453.0, 470.0, -386.5, -243.1, -167.5, -80.6, 499.2, 409.8, 239.5, -217.0, 367.0, -314.2,
        96.06, 243.1, -427.8, 434.2
    ],
    c5_o8: [
        283.2, 396.2, 300.2, 428.2, 381.5, 307.0, 205.6, 282.8, 277.0, 161.1, 340.5, 332.0, 212.9, 349.5,
        295.8, 426.2, 352.8, 125.7, 167.4, 392.0, 461.5, 322.8, 228.5, 341.8
    ],
}, model=c5_model, name='l2_pool_2d_implicit_padding_FLOAT16_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT16_typical_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [4, 4, 2, 2]))
c6_p1 = Int32Scalar('c6_p1', 1)
c6_p2 = Int32Scalar('c6_p2', 2)
c6_p3 = Int32Scalar('c6_p3', 2)
c6_p4 = Int32Scalar('c6_p4', 1)
c6_p5 = Int32Scalar('c6_p5', 2)
c6_p6 = Int32Scalar('c6_p6', 3)
c6_p7 = BoolScalar('c6_p7', False)
c6_o8 = Output('c6_o8', ('TENSOR_FLOAT16', [4, 2, 1, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_p7)
c6_model.AddOperand(c6_o8)
c6_model.Operation('L2_POOL_2D', c6_i0, c6_p1, c6_p2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7).To(c6_o8)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [
        -3.0, 1.625, -2.25, 1.375, 3.0, 0.125, 0.75, -1.625, -1.875, -1.375, 1.25, -2.75, -0.75, -0.375,
        1.125, -2.125, 2.75, 0.5, 2.375, 1.875, 2.875, -1.75, -0.125, 0.625, -2.875, 2.5, 0.875, -2.5, 1.75,
        0.0, 0.25, -2.375, -0.25, -1.25, -1.125, 0.375, -2.0, -0.875, 2.625, -2.625, 2.0, -0.5, 1.0, -0.625,
        -1.5, 1.5, -1.0, 2.125, 2.25, 2.375, -1.5, -1.875, 2.5, 0.25, -0.5, -0.875, 1.25, 2.875, -2.5, 0.75,
        -2.125, 2.75, 0.125, -1.0
    ],
    c6_o8: [
        3.0, 1.152, 1.428, 1.008, 2.812, 1.287, 2.38, 1.768, 1.425, 1.079, 1.768, 1.118, 2.379, 1.688, 1.743,
        2.812
    ],
}, model=c6_model, name='l2_pool_2d_implicit_padding_FLOAT16_typical_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
