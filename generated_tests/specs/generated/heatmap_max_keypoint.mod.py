from math import inf, nan

import numpy as np

# heatmap_max_keypoint_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 4, 4, 1]), [
        -0.25, -0.75, 3.625, -6.625, 7.625, -0.125, -0.875, -5.0, 3.125, -1.875, 6.75, -2.625, 5.875, 3.5,
        -3.5, 8.0, -3.125, 2.375, 0.375, -1.0, -6.875, 1.5, 5.75, -1.125, -6.75, 6.5, -7.75, 1.75, -1.5, 4.25,
        -1.625, -6.375
    ])
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [2, 4]), [4.0, 4.0, 24.0, 20.0, 0.0, 8.0, 24.0, 24.0])
c0_p2 = BoolScalar('c0_p2', False)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 1]))
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [2, 1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('HEATMAP_MAX_KEYPOINT', c0_p0, c0_p1, c0_p2).To(c0_o3, c0_o4)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o3: [8.0, 6.6537604],
    c0_o4: [21.5, 18.0, 8.746073, 18.833048],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 2, 3, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [2, 4]))
c1_p2 = BoolScalar('c1_p2', True)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [2, 2]))
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [2, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('HEATMAP_MAX_KEYPOINT', c1_i0, c1_i1, c1_p2).To(c1_o3, c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [
        4.875, -7.875, -5.875, 2.0, 2.625, 5.875, -4.25, -6.75, -0.875, 4.5, -4.5, 4.625, -4.375, 5.5, 4.0,
        -0.75, 4.25, -5.0, 1.625, 4.75, -5.5, 6.75, -4.125, 7.75, 7.875, 5.0, 0.25, -5.75, -1.625, -6.625,
        -3.625, 3.375, -3.25, -2.0, -5.125, -0.625
    ],
    c1_i1: [4.0, 16.0, 16.0, 20.0, 4.0, 12.0, 8.0, 32.0],
    c1_o3: [6.043919, 6.97871, 7.875, 3.4889085],
    c1_o4: [14.0, 18.18018, 11.335439, 18.47524, 4.6666665, 28.666666, 6.0112324, 21.138142],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_FLOAT32_tail_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 17, 3, 3]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 4]))
c2_p2 = BoolScalar('c2_p2', True)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [1, 17]))
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [1, 17, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('HEATMAP_MAX_KEYPOINT', c2_i0, c2_i1, c2_p2).To(c2_o3, c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        2.875, -3.125, -1.375, -6.75, -1.5, -0.375, 4.625, 0.875, 4.125, 1.375, -5.625, -7.25, -1.25, 6.625,
        -6.625, 7.5, 0.0, 0.125, 3.75, 7.125, -0.625, 0.25, 4.0, -3.25, 1.5, -5.25, -7.375, 7.875, 3.125,
        7.625, 3.5, -2.125, -3.0, -8.0, -2.0, -0.75, 5.75, 4.125, -4.75, -4.0, -2.5, -1.125, -6.125, -3.875,
        -0.5, -0.75, 6.0, -0.5, 8.0, 3.25, 0.625, -1.875, 5.25, 6.875, 2.0, 7.0, 4.5, -4.5, -6.0, 0.75, 5.375,
        2.125, -7.75, -5.0, -3.625, 0.125, -0.25, 2.375, -5.5, -2.375, 3.0, 4.25, 6.5, -6.25, -2.875, -4.125,
        -7.5, -6.375, -3.75, 4.25, -3.75, -2.25, 4.375, 2.5, -5.125, 6.125, -4.25, -5.875, -2.75, 6.125, 2.75,
        -7.875, -7.0, -5.375, -1.75, 1.625, -7.625, -2.125, -6.375, -6.5, -0.875, -0.125, -4.625, -7.125,
        3.375, 7.25, 1.25, 8.0, 4.75, 5.0, 0.5, 5.125, -1.625, 7.75, 2.625, 7.25, 1.375, 7.375, -7.75, 5.875,
        -3.5, 1.75, -7.375, 1.875, 4.875, -6.75, 5.5, -5.75, 6.25, 5.625, 6.75, 6.875, 0.375, 1.125, 5.625,
        -4.875, 3.875, -4.375, -3.375, 4.875, -6.875, 1.125, 5.0, -3.375, 2.25, 1.25, 3.625, 6.375, -2.625,
        1.0, -1.0, 2.125, -1.875
    ],
    c2_i1: [0.0, 0.0, 24.0, 12.0],
    c2_o3: [
        4.625, 7.5, 7.340063, 7.875, 5.75, 8.008494, 7.1041665, 4.25, 6.5, 6.7229223, 2.75, 8.0, 7.7570243,
        7.375, 6.9010415, 5.2066326, 6.48981
    ],
    c2_o4: [
        4.0, 10.0, 4.0, 10.0, 10.426967, 2.0, 4.0, 2.0, 4.0, 2.0, 4.0, 5.8791947, 13.333333, 2.0, 20.0, 10.0,
        4.0, 2.0, 11.936115, 4.6533747, 4.0, 2.0, 20.0, 10.0, 20.0, 6.1284404, 4.0, 2.0, 20.0, 5.3333335,
        10.530612, 10.0, 4.0, 5.4347825
    ],
}, model=c2_model, name='default_FLOAT32_tail_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_FLOAT16_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c3_p1 = Parameter('c3_p1', ('TENSOR_FLOAT16', [2, 4]), [4.0, 4.0, 24.0, 32.0, 16.0, 0.0, 24.0, 12.0])
c3_p2 = BoolScalar('c3_p2', True)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT16', [2, 2]))
c3_o4 = Output('c3_o4', ('TENSOR_FLOAT16', [2, 2, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('HEATMAP_MAX_KEYPOINT', c3_i0, c3_p1, c3_p2).To(c3_o3, c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        -7.875, 0.625, 8.0, 7.375, 2.25, -2.125, 0.125, -4.5, -6.0, 7.625, 1.375, -6.625, -6.375, -5.25, 0.0,
        -4.875, 6.125, 1.75, -1.625, -3.875, -5.5, -7.75, 4.0, -3.5, 2.75, 0.5, -2.875, 5.875, 0.375, -1.25,
        4.625, -6.25, 3.375, 2.5, -0.25, 1.0
    ],
    c3_o3: [8.0, 7.625, 4.32, 5.875],
    c3_o4: [20.67, 8.664, 7.332, 8.664, 20.28, 6.754, 17.33, 2.0],
}, model=c3_model, name='default_FLOAT16_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_FLOAT16_mixed_4
c4_p0 = Parameter('c4_p0', ('TENSOR_FLOAT16', [2, 4, 4, 3]), [
        0.625, 3.5, -3.625, 3.375, 5.875, -5.875, -5.125, 4.875, -1.0, -5.75, -7.0, 6.875, 7.25, 0.875, 6.375,
        -4.75, 2.125, -3.25, -2.625, -3.75, 5.25, 2.25, 5.375, 1.125, 4.25, 0.5, -1.5, -4.0, -8.0, 0.125,
        2.625, 5.0, 3.125, -1.625, 3.625, -2.5, 5.75, 2.5, -4.125, -4.375, -6.25, 4.0, -5.375, -6.875, -7.25,
        -5.0, -7.625, 7.625, 4.125, -4.625, 7.75, 0.0, 1.25, -0.125, 4.5, 1.5, -1.125, 1.0, -0.375, -1.875,
        -7.5, 5.625, -2.875, 6.125, 0.375, -0.75, 7.125, 7.5, -6.375, -0.875, 2.875, 6.625, 4.375, 6.25,
        -5.625, -6.625, 1.875, 3.875, 6.75, 6.5, -4.5, 0.75, -2.0, -3.5, -2.375, 3.25, 1.75, 2.75, 3.0,
        -7.125, -2.25, -2.75, -0.5, -3.0, 4.625, 7.875
    ])
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [2, 4]))
c4_p2 = BoolScalar('c4_p2', False)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT16', [2, 3]))
c4_o4 = Output('c4_o4', ('TENSOR_FLOAT16', [2, 3, 2]))
c4_model = Model()
c4_model.AddOperand(c4_p0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('HEATMAP_MAX_KEYPOINT', c4_p0, c4_i1, c4_p2).To(c4_o3, c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i1: [12.0, 16.0, 16.0, 32.0, 0.0, 20.0, 12.0, 28.0],
    c4_o3: [7.42, 5.945, 7.625, 7.85, 7.992, 7.875],
    c4_o4: [12.5, 22.75, 13.7, 18.0, 15.5, 30.0, 6.434, 23.38, 7.77, 23.7, 10.5, 27.0],
}, model=c4_model, name='default_FLOAT16_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_FLOAT16_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [2, 17, 4, 4]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 4]))
c5_p2 = BoolScalar('c5_p2', True)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT16', [2, 17]))
c5_o4 = Output('c5_o4', ('TENSOR_FLOAT16', [2, 17, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('HEATMAP_MAX_KEYPOINT', c5_i0, c5_i1, c5_p2).To(c5_o3, c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -3.875, -2.875, -7.375, -5.0, -6.625, 2.375, -6.875, 4.375, 6.0, 7.0, -5.75, 1.0, 2.0, 5.75, -3.5,
        7.25, 5.875, 6.25, -1.125, 1.0, -1.0, 4.25, -2.125, 4.75, 5.875, 5.25, 4.75, -4.75, 6.75, -1.625,
        -6.375, 3.5, -4.375, 6.0, -3.125, 0.5, 5.5, -4.0, 5.625, 6.625, -7.125, -5.125, -7.0, 2.375, -2.0,
        7.875, -6.75, 3.125, 8.0, -1.75, 1.625, 0.75, 4.875, -3.375, -4.875, -6.5, 3.375, -5.875, -2.875,
        -4.25, -7.625, -5.375, 3.75, -5.375, 1.875, 7.875, -4.625, 0.875, -0.75, -8.0, 0.625, -1.25, -6.625,
        -4.625, 1.75, 5.375, 0.875, 1.875, -3.125, -0.25, 2.25, -1.5, -6.125, 7.0, 1.5, 4.625, 3.75, 3.5,
        2.625, 3.875, -1.125, 2.75, -2.125, 0.5, -0.375, 5.375, 2.5, -5.25, 5.25, -3.75, -3.0, -2.25, -7.75,
        6.5, 4.5, 3.0, -0.625, 7.125, 1.5, 0.375, 3.625, 6.0, -2.5, -0.5, 3.625, 5.75, -7.0, -3.25, -5.125,
        0.125, 2.25, 8.0, 7.75, 4.25, 4.625, 2.125, -0.875, -0.875, -5.75, 2.75, 5.375, 1.25, 5.125, -6.75,
        2.625, 6.75, 4.875, -2.375, 5.125, -3.25, 2.5, -6.125, 7.375, 1.375, -7.25, 4.5, -7.625, 7.625, 1.125,
        -0.25, 3.875, -5.625, -0.5, -5.25, 6.25, -0.125, -7.25, -4.875, -2.25, -6.25, -3.625, 7.125, -2.0,
        7.75, 0.375, -4.25, -4.5, -2.5, -3.875, -3.75, -7.875, 4.0, -8.0, -7.5, -6.875, 4.625, 2.125, -0.375,
        6.375, -5.5, 6.125, 2.875, 1.375, 1.125, -6.0, 4.125, 7.625, 5.5, -1.0, 7.5, 0.0, -7.75, 3.125, 3.0,
        7.375, 7.25, -6.25, -5.875, 1.75, 2.875, 6.625, -2.625, 3.25, -5.5, 0.25, 4.375, -1.75, 4.75, -0.125,
        -6.0, -7.5, 5.0, -1.375, -4.125, 4.0, 6.375, -4.0, 6.875, -0.75, 0.125, -4.375, -0.25, -3.625, -1.0,
        -7.875, -5.375, -2.75, 7.5, -2.625, 6.875, -4.75, -7.75, -1.5, 1.625, 6.5, -4.5, 6.125, -2.75, 0.75,
        -4.375, -2.375, -0.625, 4.125, 3.25, -0.875, -7.125, 0.0, -7.375, 1.25, -3.0, -6.25, -1.25, 1.375,
        -5.0, -1.875, 5.125, -3.5, -1.875, -1.625, 2.0, 0.25, -6.375, 3.375, -3.375, -4.125, 5.625, -6.5,
        0.625, 5.0, -5.625, -1.375, 2.0, -1.5, 5.625, 1.5, 7.75, 8.0, 6.875, -6.0, -5.875, -3.125, 1.0, 7.375,
        3.125, -3.375, 4.625, -4.375, 5.25, -1.625, -1.375, 4.0, -5.125, 7.25, 2.625, -6.5, 5.625, 2.125, 3.0,
        3.875, 7.5, 4.5, -2.25, 1.375, 2.625, -1.25, 5.75, 3.375, -1.875, 0.75, -7.375, 7.625, -0.5, -1.75,
        -1.125, 0.5, -0.25, -5.0, -6.75, 0.625, -2.25, -7.25, -2.125, -0.5, -6.625, 1.25, 0.25, 6.375, -3.75,
        -2.5, -4.75, 2.875, -3.625, 5.125, 3.375, -6.375, -0.75, 7.875, -3.75, -5.25, -7.875, -6.375, -0.625,
        -4.625, 7.25, 6.875, 6.75, 7.875, 2.375, 0.75, 5.875, 4.75, -2.875, -3.25, 0.5, -6.875, 0.625, 1.625,
        6.125, -6.125, -4.5, 4.0, -6.875, -4.875, -7.75, -5.75, -3.875, -5.375, 7.125, 7.5, -5.625, -5.75,
        7.125, -3.5, -4.75, 2.875, 3.5, -2.375, -3.0, -2.75, 5.375, 6.5, 0.0, 3.0, -3.0, -8.0, -5.0, 3.625,
        -2.875, 2.75, -3.0, -5.875, 2.25, -5.625, -1.625, 2.625, -5.25, -5.125, 1.125, 1.375, -5.0, -3.875,
        4.125, -0.125, 3.25, -3.125, 6.625, -2.75, 4.875, 2.5, -3.5, 2.0, 5.5, -7.125, -6.5, -5.875, -2.125,
        4.25, 1.125, -3.625, 0.375, -3.375, 3.75, 4.5, 5.25, -6.25, -2.125, 7.625, 1.25, 3.25, -0.375, -0.125,
        0.75, -7.125, -2.5, 1.875, -2.625, 3.0, 3.875, -1.75, 1.5, 0.875, -2.0, 6.375, 4.125, -1.5, 2.75,
        6.625, 5.0, -4.875, -6.75, 4.875, 6.5, -7.625, 0.0, -5.5, 1.875, -4.625, 7.75, 5.75, -7.25, -1.375,
        -2.875, 7.5, 2.75, -2.375, -0.75, -4.0, 0.125, 7.375, 5.0, -1.125, -7.375, -6.625, -0.125, -0.625,
        -4.125, 6.0, 4.25, 7.625, 2.0, -2.25, 1.0, 5.875, 3.125, 2.125, 5.5, -0.75, -0.875, 6.625, -7.0, 3.75,
        0.125, 4.375, 1.75, -6.75, -4.25, 3.5, -7.5, -4.125, 2.375, 0.875, 4.375, 0.25, -4.25, 0.375, 5.0,
        8.0, -6.125, -8.0, -6.0, -1.25, 4.5, 2.25, -2.0, 5.25, 1.75, 6.25, -4.5, -1.25, 7.125, 3.625, 6.125,
        -1.0, -1.875, 1.625, -7.625, -7.875, -5.75, 2.5, 7.0, -4.25, -0.375, 6.75, -7.0, 6.25, -7.875, -7.5,
        -2.625, -4.0, 7.0, -3.25, -5.5, 5.5, 6.0
    ],
    c5_i1: [8.0, 12.0, 16.0, 28.0, 0.0, 8.0, 24.0, 20.0],
    c5_o3: [
        7.25, 6.75, 7.99, 8.0, 8.164, 7.0, 7.145, 8.734, 7.734, 7.625, 7.75, 7.72, 7.875, 7.04, 7.5, 5.125,
        5.664, 8.016, 7.668, 7.938, 6.61, 7.875, 7.125, 7.5, 3.662, 7.207, 7.96, 6.74, 8.7, 7.695, 6.72, 9.07,
        7.24, 7.363
    ],
    c5_o4: [
        15.0, 26.0, 9.0, 26.0, 10.805, 26.0, 9.0, 14.0, 10.65, 14.0, 15.0, 14.0, 15.0, 21.42, 11.85, 22.44,
        13.38, 26.0, 15.0, 14.0, 15.0, 14.0, 13.36, 21.62, 13.945, 14.0, 11.164, 22.4, 15.0, 14.0, 15.0, 26.0,
        10.88, 22.1, 3.0, 12.38, 21.0, 14.836, 15.836, 12.195, 14.336, 12.945, 3.0, 9.5, 21.0, 18.5, 3.0, 9.5,
        15.42, 9.5, 9.164, 11.586, 15.63, 14.86, 16.23, 18.5, 11.13, 15.36, 14.25, 18.5, 3.0, 16.0, 12.805,
        15.06, 21.0, 12.125, 7.715, 9.5
    ],
}, model=c5_model, name='default_FLOAT16_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_QUANT16_ASYMM_signature_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 159))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c6_p2 = BoolScalar('c6_p2', False)
c6_o3 = Output('c6_o3', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.125, 128))
c6_o4 = Output('c6_o4', ('TENSOR_QUANT16_ASYMM', [2, 1, 2], 0.125, 0))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('HEATMAP_MAX_KEYPOINT', c6_i0, c6_i1, c6_p2).To(c6_o3, c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [198, 206, 12, 218, 36, 127, 141, 102],
    c6_i1: [0, 0, 192, 224, 96, 0, 192, 256],
    c6_o3: [255, 56],
    c6_o4: [144, 168, 120, 192],
}, model=c6_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_signature_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_QUANT16_ASYMM_constant_heatmap_7
c7_p0 = Parameter('c7_p0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.5, 204), [
        143, 203, 27, 4, 116, 120, 57, 100, 63, 210, 17, 53, 19, 114, 214, 212, 147, 119, 239, 173, 123, 25,
        113, 125, 102, 81, 205, 228, 201, 6, 170, 66
    ])
c7_i1 = Input('c7_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c7_p2 = BoolScalar('c7_p2', False)
c7_o3 = Output('c7_o3', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.375, 85))
c7_o4 = Output('c7_o4', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('HEATMAP_MAX_KEYPOINT', c7_p0, c7_i1, c7_p2).To(c7_o3, c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i1: [0, 64, 96, 224],
    c7_o3: [155, 120],
    c7_o4: [36, 179, 34, 204],
}, model=c7_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_constant_heatmap_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_QUANT16_ASYMM_zero_point_heatmap_lowest_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.4375, 0))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c8_p2 = BoolScalar('c8_p2', False)
c8_o3 = Output('c8_o3', ('TENSOR_QUANT8_ASYMM', [1, 2], 1.0, 128))
c8_o4 = Output('c8_o4', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('HEATMAP_MAX_KEYPOINT', c8_i0, c8_i1, c8_p2).To(c8_o3, c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        109, 222, 146, 179, 249, 210, 108, 45, 97, 29, 90, 177, 254, 7, 33, 168, 43, 202, 189, 169, 127, 243,
        9, 81, 83, 3, 11, 128, 196, 39, 184, 100
    ],
    c8_i1: [96, 0, 128, 64],
    c8_o3: [245, 236],
    c8_o4: [116, 17, 115, 41],
}, model=c8_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_zero_point_heatmap_lowest_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_QUANT16_ASYMM_zero_point_heatmap_highest_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 4, 4], 0.5, 255))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c9_p2 = BoolScalar('c9_p2', False)
c9_o3 = Output('c9_o3', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 8))
c9_o4 = Output('c9_o4', ('TENSOR_QUANT16_ASYMM', [2, 4, 2], 0.125, 0))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('HEATMAP_MAX_KEYPOINT', c9_i0, c9_i1, c9_p2).To(c9_o3, c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        79, 223, 154, 110, 32, 50, 228, 38, 67, 170, 130, 140, 177, 202, 24, 219, 37, 147, 148, 221, 210, 174,
        71, 96, 58, 75, 46, 171, 236, 149, 108, 172, 173, 216, 198, 247, 181, 240, 57, 249, 135, 253, 39, 217,
        61, 242, 63, 33, 243, 82, 196, 41, 183, 121, 114, 112, 15, 95, 188, 159, 176, 17, 72, 201, 200, 220,
        49, 69, 185, 163, 47, 156, 44, 80, 78, 232, 209, 73, 238, 252, 120, 31, 20, 85, 245, 90, 12, 29, 129,
        239, 128, 62, 124, 224, 248, 40, 184, 125, 113, 45, 158, 162, 68, 157, 141, 115, 1, 98, 123, 212, 116,
        102, 131, 218, 122, 118, 92, 119, 139, 11, 43, 160, 27, 100, 9, 161, 103, 10
    ],
    c9_i1: [32, 96, 128, 224, 0, 32, 160, 256],
    c9_o3: [0, 4, 0, 3, 0, 7, 20, 2],
    c9_o4: [44, 208, 92, 177, 66, 112, 56, 175, 60, 111, 117, 122, 140, 92, 140, 60],
}, model=c9_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_zero_point_heatmap_highest_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_QUANT16_ASYMM_constant_boxes_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.3125, 128))
c10_p1 = Parameter('c10_p1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0), [64, 64, 192, 96])
c10_p2 = BoolScalar('c10_p2', True)
c10_o3 = Output('c10_o3', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.1875, 8))
c10_o4 = Output('c10_o4', ('TENSOR_QUANT16_ASYMM', [1, 3, 2], 0.125, 0))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('HEATMAP_MAX_KEYPOINT', c10_i0, c10_p1, c10_p2).To(c10_o3, c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        117, 136, 180, 223, 200, 148, 125, 68, 56, 33, 132, 169, 115, 245, 186, 8, 32, 211, 167, 67, 184, 2,
        72, 162, 187, 21, 40
    ],
    c10_o3: [166, 214, 106],
    c10_o4: [85, 80, 135, 78, 85, 91],
}, model=c10_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_constant_boxes_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_QUANT16_ASYMM_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [2, 17, 4, 4], 0.1875, 128))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c11_p2 = BoolScalar('c11_p2', True)
c11_o3 = Output('c11_o3', ('TENSOR_QUANT8_ASYMM', [2, 17], 1.5, 230))
c11_o4 = Output('c11_o4', ('TENSOR_QUANT16_ASYMM', [2, 17, 2], 0.125, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('HEATMAP_MAX_KEYPOINT', c11_i0, c11_i1, c11_p2).To(c11_o3, c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        230, 162, 128, 129, 81, 39, 3, 226, 140, 93, 61, 86, 49, 114, 141, 227, 64, 177, 96, 130, 192, 13,
        225, 111, 12, 121, 7, 249, 207, 19, 189, 123, 73, 29, 87, 16, 185, 105, 250, 151, 91, 131, 255, 205,
        163, 78, 44, 203, 2, 120, 107, 97, 77, 102, 70, 195, 103, 17, 58, 251, 173, 156, 98, 106, 71, 146,
        138, 59, 164, 197, 9, 95, 144, 221, 239, 179, 170, 223, 66, 160, 171, 36, 11, 245, 76, 160, 201, 211,
        248, 60, 10, 56, 242, 157, 193, 198, 54, 235, 57, 219, 172, 88, 182, 212, 28, 161, 53, 92, 152, 119,
        168, 32, 186, 108, 4, 123, 181, 148, 176, 234, 104, 6, 158, 153, 132, 202, 137, 0, 252, 37, 101, 183,
        243, 21, 0, 238, 100, 133, 206, 228, 134, 8, 84, 97, 117, 194, 178, 203, 237, 74, 124, 94, 200, 125,
        217, 65, 80, 155, 113, 120, 22, 26, 159, 35, 122, 253, 139, 135, 5, 30, 47, 232, 180, 110, 154, 223,
        204, 213, 72, 196, 68, 188, 75, 31, 85, 90, 116, 89, 34, 175, 236, 188, 142, 20, 240, 51, 191, 33, 14,
        150, 218, 115, 106, 231, 136, 18, 198, 142, 229, 220, 24, 187, 41, 244, 145, 214, 109, 174, 190, 222,
        99, 216, 32, 176, 147, 215, 167, 166, 43, 112, 126, 79, 149, 82, 25, 63, 15, 118, 209, 87, 1, 52, 199,
        38, 67, 46, 27, 127, 62, 241, 169, 233, 45, 48, 50, 116, 83, 210, 254, 247, 40, 42, 69, 224, 208, 55,
        246, 143, 23, 165, 184, 150, 52, 202, 23, 88, 139, 148, 61, 250, 229, 80, 50, 213, 79, 169, 144, 206,
        249, 108, 132, 252, 6, 239, 43, 187, 130, 248, 40, 184, 65, 173, 136, 9, 209, 27, 157, 110, 185, 4,
        215, 9, 196, 94, 153, 228, 147, 125, 15, 95, 162, 11, 98, 156, 100, 208, 48, 119, 126, 190, 152, 57,
        96, 172, 65, 231, 20, 99, 33, 131, 55, 74, 71, 16, 64, 47, 191, 95, 2, 149, 60, 93, 12, 37, 41, 63,
        254, 218, 216, 10, 240, 200, 182, 237, 219, 54, 0, 146, 13, 232, 205, 81, 225, 107, 230, 115, 8, 84,
        141, 174, 89, 178, 179, 184, 170, 46, 101, 242, 117, 66, 163, 246, 129, 36, 189, 155, 109, 78, 57,
        122, 83, 118, 195, 201, 42, 44, 164, 128, 167, 145, 234, 233, 38, 231, 3, 42, 238, 103, 171, 255, 127,
        154, 193, 90, 199, 53, 210, 159, 69, 68, 157, 158, 73, 82, 58, 14, 60, 113, 102, 207, 133, 112, 245,
        179, 138, 161, 30, 11, 25, 214, 168, 124, 251, 186, 92, 1, 104, 183, 221, 67, 15, 192, 150, 188, 253,
        224, 235, 143, 31, 194, 85, 227, 247, 49, 56, 26, 29, 146, 86, 25, 30, 21, 7, 91, 122, 197, 211, 241,
        59, 93, 121, 24, 226, 34, 74, 47, 45, 76, 28, 114, 75, 22, 135, 62, 18, 134, 77, 177, 222, 181, 75,
        165, 151, 166, 51, 204, 244, 212, 217, 17, 35, 206, 175, 180, 72, 86, 7, 198, 111, 243, 19, 3, 236,
        158, 165, 105, 140, 39, 220, 70, 137, 5, 39, 199
    ],
    c11_i1: [32, 96, 160, 160, 0, 0, 64, 64],
    c11_o3: [
        243, 245, 249, 246, 244, 247, 243, 243, 246, 244, 246, 244, 244, 245, 241, 245, 246, 246, 246, 243,
        243, 238, 249, 245, 246, 248, 246, 245, 246, 246, 244, 242, 245, 245
    ],
    c11_o4: [
        48, 104, 144, 136, 117, 129, 144, 132, 104, 137, 48, 143, 80, 104, 144, 121, 48, 104, 48, 124, 81,
        120, 114, 152, 113, 104, 84, 118, 83, 104, 87, 136, 124, 104, 56, 29, 56, 8, 56, 42, 56, 56, 42, 40,
        8, 31, 30, 8, 56, 17, 53, 33, 56, 8, 43, 38, 8, 26, 8, 8, 56, 23, 8, 56, 8, 21, 22, 8
    ],
}, model=c11_model, name='default_QUANT8_ASYMM_QUANT16_ASYMM_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 3], 0.5, -128))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c12_p2 = BoolScalar('c12_p2', False)
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 1.5, 0))
c12_o4 = Output('c12_o4', ('TENSOR_QUANT16_ASYMM', [1, 3, 2], 0.125, 0))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('HEATMAP_MAX_KEYPOINT', c12_i0, c12_i1, c12_p2).To(c12_o3, c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c12_i0: [
        -111, -43, 18, 86, 47, 67, -26, 75, -52, 42, 95, 26, -74, 43, 34, 73, -39, -55, 100, -75, 83, 80,
        -125, -113, 28, 20, -56
    ],
    c12_i1: [96, 128, 192, 160],
    c12_o3: [76, 74, 70],
    c12_o4: [112, 155, 112, 143, 112, 155],
}, model=c12_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_constant_heatmap_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2], 0.4375, 93), [-71, 29, -93, -54])
c13_i1 = Input('c13_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c13_p2 = BoolScalar('c13_p2', True)
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.625, -39))
c13_o4 = Output('c13_o4', ('TENSOR_QUANT16_ASYMM', [1, 1, 2], 0.125, 0))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('HEATMAP_MAX_KEYPOINT', c13_p0, c13_i1, c13_p2).To(c13_o3, c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_i1: [96, 0, 128, 256],
    c13_o3: [-84],
    c13_o4: [120, 64],
}, model=c13_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_constant_heatmap_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_zero_point_heatmap_highest_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 4, 2], 0.1875, 127))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c14_p2 = BoolScalar('c14_p2', False)
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2], 0.0625, 0))
c14_o4 = Output('c14_o4', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.AddOperand(c14_o4)
c14_model.Operation('HEATMAP_MAX_KEYPOINT', c14_i0, c14_i1, c14_p2).To(c14_o3, c14_o4)
c14_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c14_i0: [
        127, -119, 89, 9, 118, 109, 40, -65, -79, -1, -6, 4, 80, -77, -46, -89, 16, -41, -126, -115, 103, 106,
        -72, 0, -63, 63, 26, -123, -87, -56, -49, 97
    ],
    c14_i1: [32, 32, 160, 128],
    c14_o3: [0, -47],
    c14_o4: [48, 44, 108, 44],
}, model=c14_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_zero_point_heatmap_highest_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_constant_boxes_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 3], 0.375, -2))
c15_p1 = Parameter('c15_p1', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0), [64, 0, 160, 256])
c15_p2 = BoolScalar('c15_p2', True)
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.3125, -22))
c15_o4 = Output('c15_o4', ('TENSOR_QUANT16_ASYMM', [1, 3, 2], 0.125, 0))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.AddOperand(c15_o4)
c15_model.Operation('HEATMAP_MAX_KEYPOINT', c15_i0, c15_p1, c15_p2).To(c15_o3, c15_o4)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [
        -50, -66, 48, -78, -87, 36, 103, -111, 7, -77, 124, -46, -19, 126, -27, 85, -41, 39, -35, -104, 66,
        44, 91, 58, -92, 76, 67
    ],
    c15_o3: [104, 127, 114],
    c15_o4: [80, 213, 113, 86, 117, 166],
}, model=c15_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_constant_boxes_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# heatmap_max_keypoint_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_tail_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 17], 0.0625, 0))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c16_p2 = BoolScalar('c16_p2', False)
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0625, 6))
c16_o4 = Output('c16_o4', ('TENSOR_QUANT16_ASYMM', [2, 17, 2], 0.125, 0))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.AddOperand(c16_o4)
c16_model.Operation('HEATMAP_MAX_KEYPOINT', c16_i0, c16_i1, c16_p2).To(c16_o3, c16_o4)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [
        24, 65, -54, 1, 12, -34, 101, 122, -84, -10, 100, -30, -88, -64, -41, -33, 37, -11, -32, -8, -83, -60,
        -4, -100, 33, -86, -104, 84, -73, 43, 35, 32, 62, -81, -115, 34, 74, -68, 78, 22, 28, 8, 77, -24, 116,
        -26, -40, -93, -51, 95, -108, 51, -103, -45, 13, -9, -23, -124, 54, 113, -71, 48, 82, -117, 119, -101,
        72, -12, -25, -75, 79, 90, 73, -126, 108, 83, -107, -59, -56, -55, -42, 42, 18, -85, 38, -127, -122,
        -22, -1, 125, -87, 41, 4, 56, -114, 112, -70, 44, 16, 88, 47, 31, 69, -72, 91, 123, -31, -61, 39, 36,
        80, 117, -49, -28, 93, 71, 105, -46, -79, -62, 57, -29, 66, -43, -125, 7, -90, 17, -17, -76, -80, -19,
        -27, 115, -97, 19, -50, 53, -99, -2, 2, 99, 103, 21, 70, 111, -7, -116, 50, 45, -105, -52, 97, -119,
        -67, 6, -63, -37, -21, -66, -6, 98, 107, 46, -109, -18, 58, 85, -58, -78, 92, 127, 30, 86, 10, -113,
        64, 109, -20, -121, 55, -77, 106, 14, -92, -53, -118, 76, 49, -102, -110, 118, -15, -39, -96, -106, 9,
        40, 121, 61, 3, 11, -5, 124, -120, -91, -111, -38, -128, -47, 96, 120, 68, 126, -14, 110, -36, -123,
        52, 27, -44, -94, -112, -16, 29, -98, 5, -48, 75, -57, 59, -69, -13, 63, -3, -82, 25, 102, -65, -89,
        81, 89, -35, 94, -74, 104, 23, 87, 0, 67, 20, 15, 60, 26, -95, 114, -62, -13, -65, 16, 1, -76, -94,
        123, -90, 95, -89, 75, 57, -83, 49, 41, -98, 122, 61, 12, -17, -18, 85, -103, 105, -9, 56, -15, -121,
        -84, 87, 77, -22, 2, -53, -92, -43, 33, 13, -54, -2, -112, -86, 86, -69, -81, 97, -7, 60, 5
    ],
    c16_i1: [32, 0, 128, 192, 160, 96, 192, 192],
    c16_o3: [
        75, 71, 97, 127, 127, 105, 127, 127, 127, 123, 122, 88, 99, 127, 127, 101, 103, 120, 127, 87, 97, 124,
        101, 102, 127, 127, 127, 101, 127, 117, 103, 96, 83, 127
    ],
    c16_o4: [
        48, 160, 48, 32, 48, 160, 48, 160, 112, 82, 112, 160, 90, 109, 48, 32, 48, 119, 48, 160, 112, 32, 48,
        96, 48, 160, 48, 115, 65, 160, 112, 32, 112, 160, 165, 176, 178, 112, 187, 144, 187, 147, 187, 112,
        187, 146, 165, 144, 165, 140, 165, 176, 165, 131, 165, 176, 187, 112, 178, 112, 187, 176, 178, 176,
        177, 176, 187, 112
    ],
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_tail_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
