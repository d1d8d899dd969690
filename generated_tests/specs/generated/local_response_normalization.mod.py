from math import inf, nan

import numpy as np

# local_response_normalization_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [3, 1, 3]), [2.75, -0.25, 2.5, 2.875, 0.0, -2.875, -1.375, -0.125, 1.625])
c0_p1 = Int32Scalar('c0_p1', 2)
c0_p2 = Float32Scalar('c0_p2', 2.0)
c0_p3 = Float32Scalar('c0_p3', 0.75)
c0_p4 = Float32Scalar('c0_p4', 0.5)
c0_o5 = Output('c0_o5', ('TENSOR_FLOAT32', [3, 1, 3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_o5)
c0_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c0_p0, c0_p1, c0_p2, c0_p3, c0_p4).To(c0_o5)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o5: [0.7807508, -0.070977345, 0.7097734, 0.7576701, 0.0, -0.7576701, -0.59115016, -0.053740922, 0.698632],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 3, 2, 3]))
c1_p1 = Int32Scalar('c1_p1', 3)
c1_p2 = Float32Scalar('c1_p2', 0.5)
c1_p3 = Float32Scalar('c1_p3', 0.5)
c1_p4 = Float32Scalar('c1_p4', 0.5)
c1_o5 = Output('c1_o5', ('TENSOR_FLOAT32', [3, 3, 2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_o5)
c1_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4).To(c1_o5)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [
        1.625, 0.0, 1.5, 2.75, -2.375, -1.0, 1.125, -1.75, 1.0, -0.5, 0.625, 2.0, -0.625, 2.875, -3.0, -0.375,
        -1.25, 0.5, -0.125, 1.75, 0.25, 0.875, -2.125, 2.625, 2.375, 1.875, -0.75, -2.875, -1.625, -1.875,
        -1.375, 1.25, -2.0, 2.25, -2.25, -1.5, -2.5, -0.875, 1.375, 2.5, -2.625, 0.375, 2.125, -1.125, -2.75,
        0.125, 0.75, -0.25, 3.0, -2.25, 2.0, -0.375, -1.125, 0.625
    ],
    c1_o5: [
        0.9468641, 0.0, 0.87402844, 0.99742734, -0.8614145, -0.36270085, 0.6324555, -0.9838197, 0.5621827,
        -0.29772916, 0.37216148, 1.1909167, -0.20463638, 0.94132733, -0.9822546, -0.3086067, -1.028689,
        0.4114756, -0.08687445, 1.2162423, 0.1737489, 0.34095672, -0.82803774, 1.0228702, 1.0259036,
        0.8099239, -0.32396954, -1.035343, -0.5851939, -0.6752237, -0.66881967, 0.6080179, -0.9728286,
        0.8700628, -0.8700628, -0.5800419, -1.1233119, -0.39315918, 0.6178216, 0.9355605, -0.98233855,
        0.14033408, 0.793492, -0.42008403, -1.026872, 0.13801311, 0.8280787, -0.27602622, 0.9717316,
        -0.7287987, 0.64782107, -0.31710985, -0.9513296, 0.5285164
    ],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3]))
c2_p1 = Int32Scalar('c2_p1', 0)
c2_p2 = Float32Scalar('c2_p2', 1.0)
c2_p3 = Float32Scalar('c2_p3', 1.0)
c2_p4 = Float32Scalar('c2_p4', 0.5)
c2_p5 = Int32Scalar('c2_p5', -1)
c2_o6 = Output('c2_o6', ('TENSOR_FLOAT32', [3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_o6)
c2_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c2_i0, c2_p1, c2_p2, c2_p3, c2_p4, c2_p5).To(c2_o6)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [0.875, -1.75, -0.625],
    c2_o6: [0.6585046, -0.86824316, -0.52999896],
}, model=c2_model, name='default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 3]))
c3_p1 = Int32Scalar('c3_p1', 2)
c3_p2 = Float32Scalar('c3_p2', 2.0)
c3_p3 = Float32Scalar('c3_p3', 0.5)
c3_p4 = Float32Scalar('c3_p4', 0.5)
c3_o5 = Output('c3_o5', ('TENSOR_FLOAT32', [3, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_o5)
c3_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c3_i0, c3_p1, c3_p2, c3_p3, c3_p4).To(c3_o5)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [2.875, -1.0, -1.5, 1.625, 2.125, 1.375, -0.375, 2.5, -0.25],
    c3_o5: [
        1.0322104, -0.35902968, -0.53854454, 0.6362314, 0.83199495, 0.5383497, -0.16402997, 1.0935332,
        -0.10935331
    ],
}, model=c3_model, name='default_FLOAT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 17]))
c4_p1 = Int32Scalar('c4_p1', 0)
c4_p2 = Float32Scalar('c4_p2', 0.5)
c4_p3 = Float32Scalar('c4_p3', 0.75)
c4_p4 = Float32Scalar('c4_p4', 0.5)
c4_o5 = Output('c4_o5', ('TENSOR_FLOAT32', [2, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_o5)
c4_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c4_i0, c4_p1, c4_p2, c4_p3, c4_p4).To(c4_o5)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        -1.5, 2.75, -0.875, -1.125, -1.375, 1.75, -2.875, 2.125, 2.25, -2.125, 3.0, 2.375, -0.5, -0.25, 1.375,
        0.25, 0.75, 0.5, -0.625, -2.75, -1.625, 2.625, -1.75, 0.625, 0.0, -2.375, -1.875, 1.125, 0.875, 2.0,
        1.875, 1.25, -1.0, -2.25
    ],
    c4_o5: [
        -1.0141851, 1.1069402, -0.8442318, -0.93451345, -0.9928461, 1.0464091, -1.1107742, 1.0778725,
        1.0854409, -1.0778725, 1.114172, 1.0919721, -0.6030227, -0.3380617, 0.9928461, 0.3380617, 0.7811335,
        0.6030227, -0.7018624, -1.1069402, -1.0317786, 1.1025939, -1.0464091, 0.7018624, 0.0, -1.0919721,
        -1.058677, 0.93451345, 0.8442318, 1.069045, 1.058677, 0.9667365, -0.8944272, -1.0854409
    ],
}, model=c4_model, name='default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT32_special_floats_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [10]))
c5_p1 = Int32Scalar('c5_p1', 3)
c5_p2 = Float32Scalar('c5_p2', 2.0)
c5_p3 = Float32Scalar('c5_p3', 0.25)
c5_p4 = Float32Scalar('c5_p4', 0.75)
c5_o5 = Output('c5_o5', ('TENSOR_FLOAT32', [10]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_o5)
c5_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c5_i0, c5_p1, c5_p2, c5_p3, c5_p4).To(c5_o5)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3],
    c5_o5: [
        0.008411422, 0.28178263, 0.0, -0.0, 2.8053e-41, 5.0259e-41, 0.49923378, -0.49923378, 0.04992338,
        -0.14977014
    ],
}, model=c5_model, name='default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [4, 3, 2]))
c6_p1 = Int32Scalar('c6_p1', 3)
c6_p2 = Float16Scalar('c6_p2', 2.0)
c6_p3 = Float16Scalar('c6_p3', 0.5)
c6_p4 = Float16Scalar('c6_p4', 0.25)
c6_o5 = Output('c6_o5', ('TENSOR_FLOAT16', [4, 3, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_o5)
c6_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c6_i0, c6_p1, c6_p2, c6_p3, c6_p4).To(c6_o5)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        1.125, 2.5, 1.875, -2.625, 2.375, 1.75, 0.625, -2.875, 3.0, 0.125, -2.5, -0.25, 1.5, -0.5, -1.25,
        -1.125, 2.0, 2.25, 2.625, 1.25, -1.625, -2.25, -2.75, 1.375
    ],
    c6_o5: [
        0.726, 1.614, 1.145, -1.603, 1.496, 1.103, 0.394, -1.8125, 1.878, 0.07825, -1.659, -0.1659, 1.117,
        -0.3723, -0.9194, -0.8276, 1.251, 1.407, 1.662, 0.7915, -1.045, -1.446, -1.708, 0.854
    ],
}, model=c6_model, name='default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [4, 2]), [-0.375, -2.375, 0.375, 3.0, 0.125, -2.25, -1.25, 0.5])
c7_p1 = Int32Scalar('c7_p1', 1)
c7_p2 = Float16Scalar('c7_p2', 1.0)
c7_p3 = Float16Scalar('c7_p3', 0.25)
c7_p4 = Float16Scalar('c7_p4', 0.25)
c7_o5 = Output('c7_o5', ('TENSOR_FLOAT16', [4, 2]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_o5)
c7_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c7_p0, c7_p1, c7_p2, c7_p3, c7_p4).To(c7_o5)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o5: [-0.2998, -1.899, 0.2786, 2.229, 0.10187, -1.833, -1.139, 0.4553],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [3, 2, 1, 3]))
c8_p1 = Int32Scalar('c8_p1', 1)
c8_p2 = Float16Scalar('c8_p2', 0.5)
c8_p3 = Float16Scalar('c8_p3', 1.0)
c8_p4 = Float16Scalar('c8_p4', 0.75)
c8_p5 = Int32Scalar('c8_p5', -4)
c8_o6 = Output('c8_o6', ('TENSOR_FLOAT16', [3, 2, 1, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_o6)
c8_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c8_i0, c8_p1, c8_p2, c8_p3, c8_p4, c8_p5).To(c8_o6)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        -1.5, -0.625, 1.375, 2.875, 2.75, -2.375, 2.0, -0.875, 2.375, 0.25, -0.125, 2.5, -1.375, 0.625, 0.375,
        1.75, 1.125, -2.25
    ],
    c8_o6: [
        -0.3582, -0.428, 0.2883, 0.5615, 0.5737, -0.3596, 0.3967, -0.511, 0.4915, 0.03903, -0.02339, 0.2927,
        -0.342, 0.428, 0.09454, 0.666, 0.7295, -0.353
    ],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT16_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1]))
c9_p1 = Int32Scalar('c9_p1', 1)
c9_p2 = Float16Scalar('c9_p2', 0.5)
c9_p3 = Float16Scalar('c9_p3', 1.0)
c9_p4 = Float16Scalar('c9_p4', 0.75)
c9_p5 = Int32Scalar('c9_p5', -1)
c9_o6 = Output('c9_o6', ('TENSOR_FLOAT16', [1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_o6)
c9_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c9_i0, c9_p1, c9_p2, c9_p3, c9_p4, c9_p5).To(c9_o6)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-0.625],
    c9_o6: [-0.6816],
}, model=c9_model, name='default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# local_response_normalization_default_FLOAT16_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 17]))
c10_p1 = Int32Scalar('c10_p1', 3)
c10_p2 = Float16Scalar('c10_p2', 1.5)
c10_p3 = Float16Scalar('c10_p3', 1.0)
c10_p4 = Float16Scalar('c10_p4', 0.5)
c10_p5 = Int32Scalar('c10_p5', -1)
c10_o6 = Output('c10_o6', ('TENSOR_FLOAT16', [2, 17]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_o6)
c10_model.Operation('LOCAL_RESPONSE_NORMALIZATION', c10_i0, c10_p1, c10_p2, c10_p3, c10_p4, c10_p5).To(c10_o6)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        2.625, 0.75, -1.125, 1.375, -2.5, -1.625, -0.25, 1.875, 1.125, 0.375, 2.125, -2.25, 2.875, -2.0,
        2.375, 3.0, -0.75, -1.0, -1.375, -2.875, 0.875, 2.5, 1.25, -1.75, -1.25, 1.0, 1.625, -0.125, 0.25,
        0.125, -2.125, -1.875, -2.375, 0.625
    ],
    c10_o6: [
        0.7544, 0.175, -0.2455, 0.2996, -0.594, -0.379, -0.06018, 0.4204, 0.2603, 0.07605, 0.3997, -0.4082,
        0.4656, -0.322, 0.4072, 0.5576, -0.1648, -0.273, -0.31, -0.624, 0.1775, 0.5015, 0.2554, -0.4087,
        -0.298, 0.2961, 0.5176, -0.03717, 0.06866, 0.02954, -0.537, -0.474, -0.6016, 0.1584
    ],
}, model=c10_model, name='default_FLOAT16_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
