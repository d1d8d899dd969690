from math import inf, nan

import numpy as np

# topk_v2_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 1, 3, 3]), [
        -28.0, 32.5, 96.75, -11.375, 88.625, 50.25, 76.25, -52.625, 5.5, -96.125, -73.5, 74.375, 76.875,
        16.25, -54.875, 57.5, 44.375, 14.375
    ])
c0_p1 = Int32Scalar('c0_p1', 2)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c0_o3 = Output('c0_o3', ('TENSOR_INT32', [2, 1, 3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('TOPK_V2', c0_p0, c0_p1).To(c0_o2, c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o2: [96.75, 32.5, 88.625, 50.25, 76.25, 5.5, 74.375, -73.5, 76.875, 16.25, 57.5, 44.375],
    c0_o3: [2, 1, 1, 2, 0, 2, 2, 1, 0, 1, 0, 1],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT32_INT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 3, 3]))
c1_p1 = Int32Scalar('c1_p1', 1)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [3, 3, 1]))
c1_o3 = Output('c1_o3', ('TENSOR_INT32', [3, 3, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('TOPK_V2', c1_i0, c1_p1).To(c1_o2, c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [
        69.375, 77.125, -48.625, -87.875, 80.875, -80.5, -14.875, 59.375, -35.125, -74.25, -40.375, -42.625,
        49.625, -3.625, -12.375, -9.25, -79.5, -83.5, 47.625, 23.25, -48.875, 91.875, -72.25, -56.5, 1.75,
        13.375, 56.125
    ],
    c1_o2: [77.125, 80.875, 59.375, -40.375, 49.625, -9.25, 47.625, 91.875, 56.125],
    c1_o3: [1, 1, 1, 1, 0, 0, 0, 0, 2],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT32_INT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_p1 = Int32Scalar('c2_p1', 2)
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2]))
c2_o3 = Output('c2_o3', ('TENSOR_INT32', [2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('TOPK_V2', c2_i0, c2_p1).To(c2_o2, c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [73.375, 79.625],
    c2_o2: [79.625, 73.375],
    c2_o3: [1, 0],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT32_INT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 3]))
c3_p1 = Int32Scalar('c3_p1', 3)
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [1, 3]))
c3_o3 = Output('c3_o3', ('TENSOR_INT32', [1, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('TOPK_V2', c3_i0, c3_p1).To(c3_o2, c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [-54.25, -60.5, 34.75],
    c3_o2: [34.75, -54.25, -60.5],
    c3_o3: [2, 0, 1],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT32_INT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]))
c4_p1 = Int32Scalar('c4_p1', 2)
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]))
c4_o3 = Output('c4_o3', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('TOPK_V2', c4_i0, c4_p1).To(c4_o2, c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-81.5, -6.25, 20.5, 38.125],
    c4_o2: [-6.25, -81.5, 38.125, 20.5],
    c4_o3: [1, 0, 1, 0],
}, model=c4_model, name='default_FLOAT32_INT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 17]))
c5_p1 = Int32Scalar('c5_p1', 4)
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [1, 4]))
c5_o3 = Output('c5_o3', ('TENSOR_INT32', [1, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('TOPK_V2', c5_i0, c5_p1).To(c5_o2, c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -10.0, 90.375, 74.375, -97.0, -7.125, -7.375, 95.625, 74.75, -78.625, -20.625, -38.125, -54.625,
        -4.25, 85.875, -69.25, -11.75, -85.375
    ],
    c5_o2: [95.625, 90.375, 85.875, 74.75],
    c5_o3: [6, 1, 13, 7],
}, model=c5_model, name='default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT32_INT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_p1 = Int32Scalar('c6_p1', 1)
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT32', [1]))
c6_o3 = Output('c6_o3', ('TENSOR_INT32', [1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('TOPK_V2', c6_i0, c6_p1).To(c6_o2, c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5],
    c6_o2: [100.5],
    c6_o3: [9],
}, model=c6_model, name='default_FLOAT32_INT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT16_INT32_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [4]))
c7_p1 = Int32Scalar('c7_p1', 4)
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', [4]))
c7_o3 = Output('c7_o3', ('TENSOR_INT32', [4]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('TOPK_V2', c7_i0, c7_p1).To(c7_o2, c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [34.5, -95.5, 58.0, -43.75],
    c7_o2: [58.0, 34.5, -43.75, -95.5],
    c7_o3: [2, 0, 3, 1],
}, model=c7_model, name='default_FLOAT16_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT16_INT32_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [3, 3]), [-38.12, -80.5, 92.0, -96.1, -92.75, 85.9, 35.62, 58.38, -82.5])
c8_p1 = Int32Scalar('c8_p1', 2)
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [3, 2]))
c8_o3 = Output('c8_o3', ('TENSOR_INT32', [3, 2]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('TOPK_V2', c8_p0, c8_p1).To(c8_o2, c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_o2: [92.0, -38.12, 85.9, -92.75, 58.38, 35.62],
    c8_o3: [2, 0, 2, 1, 1, 0],
}, model=c8_model, name='default_FLOAT16_INT32_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT16_INT32_rank_input_3_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 2, 2]))
c9_p1 = Int32Scalar('c9_p1', 1)
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [1, 2, 1]))
c9_o3 = Output('c9_o3', ('TENSOR_INT32', [1, 2, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('TOPK_V2', c9_i0, c9_p1).To(c9_o2, c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-71.4, -27.75, -0.75, -44.12],
    c9_o2: [-27.75, -0.75],
    c9_o3: [1, 0],
}, model=c9_model, name='default_FLOAT16_INT32_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT16_INT32_rank_input_4_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 3, 2, 3]))
c10_p1 = Int32Scalar('c10_p1', 3)
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [1, 3, 2, 3]))
c10_o3 = Output('c10_o3', ('TENSOR_INT32', [1, 3, 2, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('TOPK_V2', c10_i0, c10_p1).To(c10_o2, c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        -85.0, -84.0, -14.125, 72.75, -19.5, 18.5, -2.125, 85.5, 31.62, 17.0, 36.75, 84.9, 87.4, -80.4, -46.0,
        89.75, -43.38, -0.75
    ],
    c10_o2: [
        -14.125, -84.0, -85.0, 72.75, 18.5, -19.5, 85.5, 31.62, -2.125, 84.9, 36.75, 17.0, 87.4, -46.0, -80.4,
        89.75, -0.75, -43.38
    ],
    c10_o3: [2, 1, 0, 0, 2, 1, 1, 2, 0, 2, 1, 0, 0, 2, 1, 0, 2, 1],
}, model=c10_model, name='default_FLOAT16_INT32_rank_input_4_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT16_INT32_rank_input_5_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 1, 2, 1, 2]))
c11_p1 = Int32Scalar('c11_p1', 1)
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [1, 1, 2, 1, 1]))
c11_o3 = Output('c11_o3', ('TENSOR_INT32', [1, 1, 2, 1, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('TOPK_V2', c11_i0, c11_p1).To(c11_o2, c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-91.5, -26.12, -24.75, -30.38],
    c11_o2: [-26.12, -24.75],
    c11_o3: [1, 0],
}, model=c11_model, name='default_FLOAT16_INT32_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT16_INT32_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2, 17]))
c12_p1 = Int32Scalar('c12_p1', 2)
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [2, 2]))
c12_o3 = Output('c12_o3', ('TENSOR_INT32', [2, 2]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('TOPK_V2', c12_i0, c12_p1).To(c12_o2, c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        61.75, 51.75, 94.25, 54.5, 47.0, 14.5, -26.0, 37.12, -6.75, -68.75, 38.88, 13.875, -17.75, -72.5,
        -54.75, -12.125, -35.25, -73.1, 53.5, 2.75, -15.75, -0.625, -88.75, -12.375, -10.875, 60.0, -28.25,
        2.25, 99.1, 26.62, 30.12, 20.25, 90.6, 36.12
    ],
    c12_o2: [94.25, 61.75, 99.1, 90.6],
    c12_o3: [2, 0, 11, 15],
}, model=c12_model, name='default_FLOAT16_INT32_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.25, 255))
c13_p1 = Int32Scalar('c13_p1', 3)
c13_o2 = Output('c13_o2', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.25, 255))
c13_o3 = Output('c13_o3', ('TENSOR_INT32', [3, 3, 3]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('TOPK_V2', c13_i0, c13_p1).To(c13_o2, c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        24, 45, 92, 74, 216, 91, 120, 56, 116, 206, 55, 137, 123, 67, 164, 220, 138, 156, 245, 230, 76, 65,
        41, 249, 71, 186, 114
    ],
    c13_o2: [
        92, 45, 24, 216, 91, 74, 120, 116, 56, 206, 137, 55, 164, 123, 67, 220, 156, 138, 245, 230, 76, 249,
        65, 41, 186, 114, 71
    ],
    c13_o3: [2, 1, 0, 1, 2, 0, 0, 2, 1, 0, 2, 1, 2, 0, 1, 0, 2, 1, 0, 1, 2, 2, 0, 1, 1, 2, 0],
}, model=c13_model, name='default_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_mixed_14
c14_p0 = Parameter('c14_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 2], 0.375, 0), [99, 8, 36, 173, 26, 167, 194, 178, 151, 130, 136, 197, 238, 85, 83, 40])
c14_p1 = Int32Scalar('c14_p1', 1)
c14_o2 = Output('c14_o2', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 1], 0.375, 0))
c14_o3 = Output('c14_o3', ('TENSOR_INT32', [2, 2, 1, 2, 1]))
c14_model = Model()
c14_model.AddOperand(c14_p0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('TOPK_V2', c14_p0, c14_p1).To(c14_o2, c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_o2: [99, 173, 167, 194, 151, 197, 238, 83],
    c14_o3: [0, 1, 1, 0, 0, 1, 0, 0],
}, model=c14_model, name='default_QUANT8_ASYMM_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_rank_input_1_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.125, 128))
c15_p1 = Int32Scalar('c15_p1', 1)
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM', [1], 0.125, 128))
c15_o3 = Output('c15_o3', ('TENSOR_INT32', [1]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('TOPK_V2', c15_i0, c15_p1).To(c15_o2, c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [110, 209, 144, 74],
    c15_o2: [209],
    c15_o3: [1],
}, model=c15_model, name='default_QUANT8_ASYMM_INT32_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_rank_input_2_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.3125, 128))
c16_p1 = Int32Scalar('c16_p1', 1)
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.3125, 128))
c16_o3 = Output('c16_o3', ('TENSOR_INT32', [2, 1]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('TOPK_V2', c16_i0, c16_p1).To(c16_o2, c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [134, 107, 18, 220],
    c16_o2: [134, 220],
    c16_o3: [0, 1],
}, model=c16_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_rank_input_4_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.375, 137))
c17_p1 = Int32Scalar('c17_p1', 2)
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.375, 137))
c17_o3 = Output('c17_o3', ('TENSOR_INT32', [3, 1, 2, 2]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('TOPK_V2', c17_i0, c17_p1).To(c17_o2, c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [37, 4, 29, 11, 163, 106, 125, 36, 165, 195, 32, 80],
    c17_o2: [37, 4, 29, 11, 163, 106, 125, 36, 195, 165, 80, 32],
    c17_o3: [0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0],
}, model=c17_model, name='default_QUANT8_ASYMM_INT32_rank_input_4_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.3125, 227))
c18_p1 = Int32Scalar('c18_p1', 1)
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.3125, 227))
c18_o3 = Output('c18_o3', ('TENSOR_INT32', [1, 1]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_o2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('TOPK_V2', c18_i0, c18_p1).To(c18_o2, c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [42, 175, 71, 203, 22, 214, 10, 206, 158, 170, 220, 35, 159, 77, 218, 11, 58],
    c18_o2: [220],
    c18_o3: [10],
}, model=c18_model, name='default_QUANT8_ASYMM_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_every_8_bit_value_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.3125, 176))
c19_p1 = Int32Scalar('c19_p1', 4)
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM', [4], 0.3125, 176))
c19_o3 = Output('c19_o3', ('TENSOR_INT32', [4]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('TOPK_V2', c19_i0, c19_p1).To(c19_o2, c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
        74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
        99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
        139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
        159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178,
        179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198,
        199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218,
        219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238,
        239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252
    ],
    c19_o2: [255, 254, 253, 252],
    c19_o3: [2, 1, 0, 255],
}, model=c19_model, name='default_QUANT8_ASYMM_INT32_every_8_bit_value_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_INT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_INT32', [3]))
c20_p1 = Int32Scalar('c20_p1', 1)
c20_o2 = Output('c20_o2', ('TENSOR_INT32', [1]))
c20_o3 = Output('c20_o3', ('TENSOR_INT32', [1]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('TOPK_V2', c20_i0, c20_p1).To(c20_o2, c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [325, 302, 605],
    c20_o2: [605],
    c20_o3: [2],
}, model=c20_model, name='default_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_INT32_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_INT32', [2, 3, 2, 2]), [
        -757, 532, 899, -227, 466, -322, 855, 155, -761, -726, -676, -616, 359, -937, 919, -995, -648, 129,
        392, -675, 236, -887, -917, 700
    ])
c21_p1 = Int32Scalar('c21_p1', 2)
c21_o2 = Output('c21_o2', ('TENSOR_INT32', [2, 3, 2, 2]))
c21_o3 = Output('c21_o3', ('TENSOR_INT32', [2, 3, 2, 2]))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_o2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('TOPK_V2', c21_p0, c21_p1).To(c21_o2, c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_o2: [
        532, -757, 899, -227, 466, -322, 855, 155, -726, -761, -616, -676, 359, -937, 919, -995, 129, -648,
        392, -675, 236, -887, 700, -917
    ],
    c21_o3: [1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0],
}, model=c21_model, name='default_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_INT32_rank_input_2_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [4, 4]))
c22_p1 = Int32Scalar('c22_p1', 4)
c22_o2 = Output('c22_o2', ('TENSOR_INT32', [4, 4]))
c22_o3 = Output('c22_o3', ('TENSOR_INT32', [4, 4]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_o2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('TOPK_V2', c22_i0, c22_p1).To(c22_o2, c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [386, -391, -856, -374, 76, -322, -400, -898, 224, -286, 924, -775, -795, -356, -767, -743],
    c22_o2: [386, -374, -391, -856, 76, -322, -400, -898, 924, 224, -286, -775, -356, -743, -767, -795],
    c22_o3: [0, 3, 1, 2, 0, 1, 2, 3, 2, 0, 1, 3, 1, 3, 2, 0],
}, model=c22_model, name='default_INT32_rank_input_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_INT32_rank_input_3_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [4, 4, 4]))
c23_p1 = Int32Scalar('c23_p1', 1)
c23_o2 = Output('c23_o2', ('TENSOR_INT32', [4, 4, 1]))
c23_o3 = Output('c23_o3', ('TENSOR_INT32', [4, 4, 1]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('TOPK_V2', c23_i0, c23_p1).To(c23_o2, c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        -904, 180, 502, -458, -281, -234, -435, -905, -23, 251, -686, 426, 227, 419, -106, -326, -6, 536, 209,
        297, 983, 577, -77, -525, -391, 869, -317, -813, 907, -659, 509, 253, -536, 425, 924, -656, -520,
        -157, -414, -347, -8, 126, 91, -325, -803, -76, 383, -357, 619, -933, 561, 752, -959, -178, -850, 717,
        441, -431, 917, 641, -916, 833, -285, 810
    ],
    c23_o2: [502, -234, 426, 419, 536, 983, 869, 907, 924, -157, 126, 383, 752, 717, 917, 833],
    c23_o3: [2, 1, 3, 1, 1, 0, 1, 0, 2, 1, 1, 2, 3, 3, 2, 1],
}, model=c23_model, name='default_INT32_rank_input_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_INT32_rank_input_5_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [2, 2, 1, 1, 2]))
c24_p1 = Int32Scalar('c24_p1', 1)
c24_o2 = Output('c24_o2', ('TENSOR_INT32', [2, 2, 1, 1, 1]))
c24_o3 = Output('c24_o3', ('TENSOR_INT32', [2, 2, 1, 1, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_o2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('TOPK_V2', c24_i0, c24_p1).To(c24_o2, c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [-745, -78, -889, 257, -118, -481, -372, 991],
    c24_o2: [-78, 257, -118, 991],
    c24_o3: [1, 1, 0, 1],
}, model=c24_model, name='default_INT32_rank_input_5_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_INT32_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [3, 17]))
c25_p1 = Int32Scalar('c25_p1', 2)
c25_o2 = Output('c25_o2', ('TENSOR_INT32', [3, 2]))
c25_o3 = Output('c25_o3', ('TENSOR_INT32', [3, 2]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_o2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('TOPK_V2', c25_i0, c25_p1).To(c25_o2, c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [
        -850, -755, -413, 64, -867, -522, -968, -852, 425, 243, -440, -74, 779, -152, 629, -696, -535, -82,
        -724, 563, -285, -958, -49, -918, -17, 195, -434, -949, 493, -229, -507, -720, 17, -552, -594, 209,
        -257, -368, -964, -480, -452, 511, 720, 273, -881, 3, -292, 135, 634, 856, -90
    ],
    c25_o2: [779, 629, 563, 493, 856, 720],
    c25_o3: [12, 14, 2, 11, 15, 8],
}, model=c25_model, name='default_INT32_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.0625, -128))
c26_p1 = Int32Scalar('c26_p1', 1)
c26_o2 = Output('c26_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.0625, -128))
c26_o3 = Output('c26_o3', ('TENSOR_INT32', [1]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_o2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('TOPK_V2', c26_i0, c26_p1).To(c26_o2, c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [-112, -4],
    c26_o2: [-4],
    c26_o3: [1],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_mixed_27
c27_p0 = Parameter('c27_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4], 0.25, 127), [-66, -64, -116, 85, -67, -97, -2, 110, 1, 123, -112, -118])
c27_p1 = Int32Scalar('c27_p1', 2)
c27_o2 = Output('c27_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.25, 127))
c27_o3 = Output('c27_o3', ('TENSOR_INT32', [3, 2]))
c27_model = Model()
c27_model.AddOperand(c27_p0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_o2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('TOPK_V2', c27_p0, c27_p1).To(c27_o2, c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_o2: [85, -64, 110, -2, 123, 1],
    c27_o3: [3, 1, 3, 2, 1, 0],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 2], 0.25, 0))
c28_p1 = Int32Scalar('c28_p1', 1)
c28_o2 = Output('c28_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 1], 0.25, 0))
c28_o3 = Output('c28_o3', ('TENSOR_INT32', [4, 4, 1]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_o2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('TOPK_V2', c28_i0, c28_p1).To(c28_o2, c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [
        4, 77, 22, -77, -30, -126, 126, 28, -82, -29, 45, -76, 117, -46, -16, -7, -83, -110, 89, -125, -52,
        122, -122, -19, -34, 69, 48, 115, -102, 37, 42, -75
    ],
    c28_o2: [77, 22, -30, 126, -29, 45, 117, -7, -83, 89, 122, -19, 69, 115, 37, 42],
    c28_o3: [1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 0],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2], 0.5, -34))
c29_p1 = Int32Scalar('c29_p1', 2)
c29_o2 = Output('c29_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2], 0.5, -34))
c29_o3 = Output('c29_o3', ('TENSOR_INT32', [2, 2, 1, 2]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_o2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('TOPK_V2', c29_i0, c29_p1).To(c29_o2, c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [66, 12, -116, 64, 95, 29, 111, 92],
    c29_o2: [66, 12, 64, -116, 95, 29, 111, 92],
    c29_o3: [0, 1, 1, 0, 0, 1, 0, 1],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 2], 0.125, 94))
c30_p1 = Int32Scalar('c30_p1', 2)
c30_o2 = Output('c30_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 2], 0.125, 94))
c30_o3 = Output('c30_o3', ('TENSOR_INT32', [2, 2, 1, 1, 2]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_o2)
c30_model.AddOperand(c30_o3)
c30_model.Operation('TOPK_V2', c30_i0, c30_p1).To(c30_o2, c30_o3)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [76, -75, -101, -61, 105, -59, 89, -40],
    c30_o2: [76, -75, -61, -101, 105, -59, 89, -40],
    c30_o3: [0, 1, 1, 0, 0, 1, 0, 1],
}, model=c30_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_tail_31
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.1875, 87))
c31_p1 = Int32Scalar('c31_p1', 3)
c31_o2 = Output('c31_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.1875, 87))
c31_o3 = Output('c31_o3', ('TENSOR_INT32', [2, 3]))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_o2)
c31_model.AddOperand(c31_o3)
c31_model.Operation('TOPK_V2', c31_i0, c31_p1).To(c31_o2, c31_o3)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_i0: [
        -61, 111, -75, -116, -44, -79, 13, 28, 62, 98, -8, -20, -9, 7, 72, -11, -107, -15, 4, 73, -68, -78,
        17, 94, 118, -38, 41, 35, -50, -3, 120, -47, -125, 54
    ],
    c31_o2: [111, 98, 72, 120, 118, 94],
    c31_o3: [1, 9, 14, 13, 7, 6],
}, model=c31_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_every_8_bit_value_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.1875, -111))
c32_p1 = Int32Scalar('c32_p1', 4)
c32_o2 = Output('c32_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.1875, -111))
c32_o3 = Output('c32_o3', ('TENSOR_INT32', [4]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_o2)
c32_model.AddOperand(c32_o3)
c32_model.Operation('TOPK_V2', c32_i0, c32_p1).To(c32_o2, c32_o3)
c32_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c32_i0: [
        -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71,
        -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51,
        -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31,
        -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11,
        -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
        43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67,
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
        93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114,
        115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123,
        -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106,
        -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91
    ],
    c32_o2: [127, 126, 125, 124],
    c32_o3: [217, 216, 215, 214],
}, model=c32_model, name='default_QUANT8_ASYMM_SIGNED_INT32_every_8_bit_value_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
