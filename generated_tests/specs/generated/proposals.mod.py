from math import inf, nan

import numpy as np

# axis_aligned_bbox_transform_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [4, 4]), [2.0, 14.0, 18.0, 16.0, 6.0, 0.0, 23.0, 8.0, 14.0, 4.0, 19.0, 15.0, 0.0, 8.0, 23.0, 16.0])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [4, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_INT32', [4]))
c0_p3 = Parameter('c0_p3', ('TENSOR_FLOAT32', [2, 2]), [17.0, 28.0, 16.0, 19.0])
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [4, 4]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c0_p0, c0_i1, c0_i2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i1: [
        -0.25, -0.5, 0.375, -0.625, 0.875, 1.0, 0.0, -0.875, -1.0, -0.375, 0.125, 0.625, -0.125, 0.25, 0.5,
        0.75
    ],
    c0_i2: [0, 1, 1, 1],
    c0_o4: [
        0.0, 13.464739, 17.63993, 14.535261, 19.0, 10.332552, 19.0, 13.667448, 8.667129, 0.0, 14.332871,
        15.6503525, 0.0, 5.532, 19.0, 16.0
    ],
}, model=c0_model, name='axis_aligned_bbox_transform_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_FLOAT32_INT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 4]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 8]), [
        0.0, -0.375, 0.375, -0.25, 0.5, 0.125, -0.625, -0.5, 0.625, -0.75, 1.0, 0.25, -1.0, -0.875, 0.875,
        -0.125, 0.75, 1.0, 0.625, -0.875, 0.0, -0.625, -1.0, -0.125
    ])
c1_p2 = Parameter('c1_p2', ('TENSOR_INT32', [3]), [0, 0, 0])
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT32', [1, 2]))
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [3, 8]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c1_i0, c1_p1, c1_p2, c1_i3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [1.0, 10.0, 12.0, 15.0, 17.0, 2.0, 22.0, 15.0, 3.0, 0.0, 15.0, 15.0],
    c1_i3: [19.0, 18.0],
    c1_o4: [
        0.0, 8.677998, 14.502453, 12.572002, 9.056062, 11.608673, 14.943938, 14.641327, 15.829295, 0.0, 18.0,
        7.096165, 8.502811, 0.0, 18.0, 2.86123, 6.7905245, 19.0, 18.0, 19.0, 6.792723, 0.0, 11.207276,
        4.7437267
    ],
}, model=c1_model, name='axis_aligned_bbox_transform_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_FLOAT32_INT32_tail_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 12]))
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [2]))
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT32', [1, 2]))
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [2, 12]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c2_i0, c2_i1, c2_i2, c2_i3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [4.0, 0.0, 19.0, 14.0, 8.0, 0.0, 12.0, 15.0],
    c2_i1: [
        1.0, -0.875, 0.375, -0.125, 0.5, 0.75, -0.375, 0.125, -1.0, -0.25, 0.625, 0.25, 0.875, -0.625, 0.0,
        -0.75, -0.5, -0.375, 1.0, -0.5, 0.5, 0.625, -0.125, 0.375
    ],
    c2_i2: [0, 0],
    c2_i3: [16.0, 20.0],
    c2_o4: [
        15.587564, 0.0, 20.0, 0.9274783, 13.84533, 9.567961, 20.0, 16.0, 0.0, 0.0, 10.511845, 12.488178, 11.5,
        0.0, 15.5, 1.6677492, 2.5634363, 0.0, 13.4365635, 6.4239798, 10.235006, 5.9625645, 13.764994, 16.0
    ],
}, model=c2_model, name='axis_aligned_bbox_transform_default_FLOAT32_INT32_tail_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_FLOAT16_INT32_mixed_3
c3_p0 = Parameter('c3_p0', ('TENSOR_FLOAT16', [1, 4]), [2.0, 8.0, 13.0, 10.0])
c3_p1 = Parameter('c3_p1', ('TENSOR_FLOAT16', [1, 4]), [-0.875, -0.5, 0.375, 1.0])
c3_i2 = Input('c3_i2', ('TENSOR_INT32', [1]))
c3_p3 = Parameter('c3_p3', ('TENSOR_FLOAT16', [1, 2]), [14.0, 27.0])
c3_o4 = Output('c3_o4', ('TENSOR_FLOAT16', [1, 4]))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c3_p0, c3_p1, c3_i2, c3_p3).To(c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i2: [0],
    c3_o4: [0.0, 5.28, 5.88, 10.72],
}, model=c3_model, name='axis_aligned_bbox_transform_default_FLOAT16_INT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_FLOAT16_INT32_mixed_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [4, 4]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [4, 12]))
c4_p2 = Parameter('c4_p2', ('TENSOR_INT32', [4]), [0, 0, 1, 1])
c4_i3 = Input('c4_i3', ('TENSOR_FLOAT16', [2, 2]))
c4_o4 = Output('c4_o4', ('TENSOR_FLOAT16', [4, 12]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_i3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c4_i0, c4_i1, c4_p2, c4_i3).To(c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [4.0, 2.0, 15.0, 13.0, 4.0, 4.0, 17.0, 11.0, 1.0, 8.0, 21.0, 14.0, 0.0, 2.0, 23.0, 16.0],
    c4_i1: [
        0.875, 1.0, -0.375, 0.5, 0.75, -0.125, 0.375, 0.0, -0.875, -0.75, -0.5, -0.25, -1.0, 0.25, 0.125,
        -0.625, 0.625, 0.5, 0.875, -0.625, 0.75, -0.375, 1.0, -0.125, 0.625, -1.0, 0.25, -0.25, 0.125, -0.75,
        -0.875, -0.5, 0.375, 0.0, -0.5, -0.625, 0.375, 0.75, -0.25, -1.0, -0.125, 0.0, -0.75, 0.5, -0.875,
        -0.375, 0.25, 1.0
    ],
    c4_i3: [14.0, 16.0, 20.0, 27.0],
    c4_o4: [
        15.34, 9.43, 16.0, 14.0, 9.75, 0.625, 16.0, 11.625, 0.0, 0.0, 3.21, 3.533, 0.0, 7.375, 4.867, 11.125,
        3.033, 9.125, 16.0, 12.875, 2.582, 1.786, 16.0, 7.965, 10.66, 2.664, 27.0, 7.336, 9.33, 4.68, 17.67,
        8.32, 12.44, 9.39, 24.56, 12.61, 11.17, 16.92, 27.0, 20.0, 3.193, 0.0, 14.055, 20.0, 0.0, 0.0, 6.14,
        20.0
    ],
}, model=c4_model, name='axis_aligned_bbox_transform_default_FLOAT16_INT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_FLOAT16_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [2, 4]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 4]))
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [2]))
c5_i3 = Input('c5_i3', ('TENSOR_FLOAT16', [2, 2]))
c5_o4 = Output('c5_o4', ('TENSOR_FLOAT16', [2, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_i3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c5_i0, c5_i1, c5_i2, c5_i3).To(c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [4.0, 6.0, 22.0, 16.0, 10.0, 4.0, 22.0, 11.0],
    c5_i1: [0.375, 0.25, 0.5, -1.0, -0.375, 0.125, -0.125, 0.0],
    c5_i2: [0, 0],
    c5_i3: [20.0, 17.0, 20.0, 16.0],
    c5_o4: [4.91, 11.664, 17.0, 15.336, 6.203, 4.875, 16.8, 11.875],
}, model=c5_model, name='axis_aligned_bbox_transform_default_FLOAT16_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_signature_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.125, 128))
c6_i2 = Input('c6_i2', ('TENSOR_INT32', [2]))
c6_i3 = Input('c6_i3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
c6_o4 = Output('c6_o4', ('TENSOR_QUANT16_ASYMM', [2, 8], 0.125, 0))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_i3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c6_i0, c6_i1, c6_i2, c6_i3).To(c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [88, 56, 192, 128, 24, 96, 160, 120],
    c6_i1: [130, 131, 133, 124, 126, 136, 125, 123, 129, 121, 135, 127, 132, 122, 128, 134],
    c6_i2: [0, 0],
    c6_i3: [152, 128],
    c6_o4: [69, 97, 128, 141, 78, 145, 128, 152, 0, 76, 128, 98, 92, 65, 128, 115],
}, model=c6_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_signature_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_rois_7
c7_p0 = Parameter('c7_p0', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0), [48, 56, 184, 88, 16, 56, 144, 96, 152, 0, 160, 120])
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM', [3, 12], 0.0625, 128))
c7_i2 = Input('c7_i2', ('TENSOR_INT32', [3]))
c7_i3 = Input('c7_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c7_o4 = Output('c7_o4', ('TENSOR_QUANT16_ASYMM', [3, 12], 0.125, 0))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_i3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c7_p0, c7_i1, c7_i2, c7_i3).To(c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i1: [
        140, 124, 126, 136, 128, 122, 132, 144, 130, 116, 114, 112, 142, 120, 118, 134, 138, 138, 116, 124,
        136, 130, 122, 140, 144, 120, 114, 132, 134, 142, 112, 118, 126, 128, 120, 112
    ],
    c7_i2: [0, 0, 1],
    c7_i3: [128, 176, 160, 184],
    c7_o4: [
        158, 38, 176, 90, 29, 17, 176, 103, 105, 42, 161, 54, 158, 27, 176, 85, 130, 85, 176, 117, 100, 39,
        176, 123, 162, 0, 166, 77, 158, 133, 160, 160, 153, 38, 157, 82
    ],
}, model=c7_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_rois_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_deltas_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c8_p1 = Parameter('c8_p1', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.25, 161), [158, 164, 158, 163, 164, 159, 159, 157, 163, 161, 162, 157])
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [3]))
c8_i3 = Input('c8_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c8_o4 = Output('c8_o4', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_i3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c8_i0, c8_p1, c8_i2, c8_i3).To(c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [40, 8, 144, 112, 32, 80, 88, 120, 32, 8, 64, 128],
    c8_i2: [0, 0, 1],
    c8_i3: [96, 160, 144, 192],
    c8_o4: [0, 52, 39, 96, 85, 73, 119, 87, 43, 46, 85, 90],
}, model=c8_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_deltas_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_zero_point_deltas_lowest_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.25, 0))
c9_i2 = Input('c9_i2', ('TENSOR_INT32', [2]))
c9_i3 = Input('c9_i3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
c9_o4 = Output('c9_o4', ('TENSOR_QUANT16_ASYMM', [2, 8], 0.125, 0))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_i3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c9_i0, c9_i1, c9_i2, c9_i3).To(c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [40, 32, 136, 48, 88, 40, 144, 64],
    c9_i1: [2, 4, 0, 0, 0, 2, 3, 0, 0, 4, 0, 0, 0, 3, 1, 0],
    c9_i2: [0, 0],
    c9_i3: [144, 200],
    c9_o4: [88, 48, 184, 64, 0, 40, 190, 56, 88, 64, 144, 88, 80, 58, 152, 82],
}, model=c9_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_zero_point_deltas_lowest_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_zero_point_deltas_highest_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM', [1, 8], 0.125, 255))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [1]))
c10_i3 = Input('c10_i3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
c10_o4 = Output('c10_o4', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_i3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c10_i0, c10_i1, c10_i2, c10_i3).To(c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [0, 64, 184, 112],
    c10_i1: [255, 255, 247, 255, 248, 253, 251, 255],
    c10_i2: [0],
    c10_i3: [136, 216],
    c10_o4: [58, 64, 126, 112, 0, 52, 0, 100],
}, model=c10_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_zero_point_deltas_highest_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_batch_index_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM', [3, 8], 0.5, 52))
c11_p2 = Parameter('c11_p2', ('TENSOR_INT32', [3]), [0, 0, 0])
c11_i3 = Input('c11_i3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
c11_o4 = Output('c11_o4', ('TENSOR_QUANT16_ASYMM', [3, 8], 0.125, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_i3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c11_i0, c11_i1, c11_p2, c11_i3).To(c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [8, 16, 96, 72, 64, 24, 80, 128, 64, 8, 88, 48],
    c11_i1: [54, 50, 51, 51, 52, 53, 54, 50, 52, 52, 50, 53, 53, 54, 51, 51, 53, 51, 52, 54, 50, 53, 53, 51],
    c11_i3: [120, 192],
    c11_o4: [113, 0, 167, 5, 0, 62, 172, 82, 69, 0, 75, 120, 75, 120, 85, 120, 76, 0, 100, 62, 32, 36, 72, 60],
}, model=c11_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_batch_index_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_image_info_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM', [1, 8], 0.3125, 128))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [1]))
c12_p3 = Parameter('c12_p3', ('TENSOR_QUANT16_ASYMM', [3, 2], 0.125, 0), [152, 176, 152, 144, 152, 128])
c12_o4 = Output('c12_o4', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c12_i0, c12_i1, c12_i2, c12_p3).To(c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [104, 8, 144, 120],
    c12_i1: [128, 129, 130, 130, 126, 126, 131, 125],
    c12_i2: [1],
    c12_o4: [87, 0, 144, 152, 48, 0, 144, 16],
}, model=c12_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_constant_image_info_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.1875, 128))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [3]))
c13_i3 = Input('c13_i3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
c13_o4 = Output('c13_o4', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_i3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c13_i0, c13_i1, c13_i2, c13_i3).To(c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [32, 0, 120, 80, 8, 0, 72, 120, 32, 32, 120, 104],
    c13_i1: [131, 133, 129, 126, 125, 123, 132, 124, 123, 133, 127, 127],
    c13_i2: [0, 0, 0],
    c13_i3: [136, 216],
    c13_o4: [72, 88, 179, 136, 0, 0, 72, 0, 0, 106, 30, 136],
}, model=c13_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_INT32_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_signature_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 12], 0.5, 0))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [1]))
c14_i3 = Input('c14_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c14_o4 = Output('c14_o4', ('TENSOR_QUANT16_ASYMM', [1, 12], 0.125, 0))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_i3)
c14_model.AddOperand(c14_o4)
c14_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c14_i0, c14_i1, c14_i2, c14_i3).To(c14_o4)
c14_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c14_i0: [8, 24, 128, 120],
    c14_i1: [1, -1, 2, -1, 0, 1, -2, 2, 1, -1, -2, -1],
    c14_i2: [1],
    c14_i3: [112, 152, 128, 136],
    c14_o4: [0, 0, 136, 53, 46, 0, 90, 128, 106, 0, 136, 53],
}, model=c14_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_signature_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_rois_15
c15_p0 = Parameter('c15_p0', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0), [40, 0, 184, 120, 0, 64, 128, 104])
c15_i1 = Input('c15_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.3125, 0))
c15_i2 = Input('c15_i2', ('TENSOR_INT32', [2]))
c15_i3 = Input('c15_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c15_o4 = Output('c15_o4', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_i3)
c15_model.AddOperand(c15_o4)
c15_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c15_p0, c15_i1, c15_i2, c15_i3).To(c15_o4)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i1: [-2, -1, 0, 1, 1, -3, 2, 0],
    c15_i2: [1, 1],
    c15_i3: [104, 144, 96, 176],
    c15_o4: [0, 0, 94, 96, 0, 27, 176, 67],
}, model=c15_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_rois_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_deltas_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
c16_p1 = Parameter('c16_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 12], 0.0625, 56), [64, 50, 48, 44, 68, 42, 52, 56, 60, 58, 70, 72, 40, 54, 66, 46, 62, 40, 42, 60, 52, 58, 68, 56])
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [2]))
c16_i3 = Input('c16_i3', ('TENSOR_QUANT16_ASYMM', [3, 2], 0.125, 0))
c16_o4 = Output('c16_o4', ('TENSOR_QUANT16_ASYMM', [2, 12], 0.125, 0))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_i3)
c16_model.AddOperand(c16_o4)
c16_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c16_i0, c16_p1, c16_i2, c16_i3).To(c16_o4)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [16, 24, 192, 128, 56, 8, 64, 128],
    c16_i2: [0, 0],
    c16_i3: [144, 176, 112, 176, 160, 200],
    c16_o4: [139, 12, 176, 62, 167, 0, 176, 37, 0, 0, 176, 144, 45, 21, 59, 85, 61, 0, 65, 25, 50, 23, 66, 143],
}, model=c16_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_deltas_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_zero_point_deltas_lowest_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4], 0.1875, -128))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [3]))
c17_i3 = Input('c17_i3', ('TENSOR_QUANT16_ASYMM', [3, 2], 0.125, 0))
c17_o4 = Output('c17_o4', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_i3)
c17_model.AddOperand(c17_o4)
c17_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c17_i0, c17_i1, c17_i2, c17_i3).To(c17_o4)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [72, 32, 152, 112, 48, 80, 64, 96, 32, 16, 120, 48],
    c17_i1: [-128, -128, -128, -128, -127, -128, -123, -125, -128, -124, -128, -123],
    c17_i2: [1, 1, 1],
    c17_i3: [120, 168, 120, 152, 96, 208],
    c17_o4: [72, 32, 152, 112, 39, 74, 79, 102, 32, 15, 120, 97],
}, model=c17_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_zero_point_deltas_lowest_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_zero_point_deltas_highest_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 12], 0.5, 127))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [1]))
c18_i3 = Input('c18_i3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
c18_o4 = Output('c18_o4', ('TENSOR_QUANT16_ASYMM', [1, 12], 0.125, 0))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_i3)
c18_model.AddOperand(c18_o4)
c18_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c18_i0, c18_i1, c18_i2, c18_i3).To(c18_o4)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [40, 0, 72, 128],
    c18_i1: [126, 126, 127, 127, 125, 127, 125, 127, 127, 126, 126, 127],
    c18_i2: [0],
    c18_i3: [160, 200],
    c18_o4: [24, 0, 56, 64, 18, 0, 30, 128, 46, 0, 66, 64],
}, model=c18_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_zero_point_deltas_highest_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_batch_index_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 8], 0.4375, 0))
c19_p2 = Parameter('c19_p2', ('TENSOR_INT32', [3]), [0, 0, 2])
c19_i3 = Input('c19_i3', ('TENSOR_QUANT16_ASYMM', [3, 2], 0.125, 0))
c19_o4 = Output('c19_o4', ('TENSOR_QUANT16_ASYMM', [3, 8], 0.125, 0))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_i3)
c19_model.AddOperand(c19_o4)
c19_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c19_i0, c19_i1, c19_p2, c19_i3).To(c19_o4)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [88, 32, 96, 40, 112, 24, 144, 72, 64, 0, 88, 128],
    c19_i1: [1, -1, -2, 0, -1, 1, 1, 2, -1, 1, 0, -2, -2, -1, 2, 2, 0, -1, -2, 1, -1, 0, 1, 2],
    c19_i3: [152, 224, 112, 192, 144, 224],
    c19_o4: [94, 29, 97, 37, 82, 30, 95, 49, 98, 59, 130, 79, 62, 0, 138, 85, 71, 0, 81, 107, 47, 0, 84, 144],
}, model=c19_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_batch_index_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_image_info_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
c20_i1 = Input('c20_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 8], 0.1875, 80))
c20_i2 = Input('c20_i2', ('TENSOR_INT32', [3]))
c20_p3 = Parameter('c20_p3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0), [128, 224, 160, 136])
c20_o4 = Output('c20_o4', ('TENSOR_QUANT16_ASYMM', [3, 8], 0.125, 0))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_o4)
c20_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c20_i0, c20_i1, c20_i2, c20_p3).To(c20_o4)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [24, 24, 136, 104, 8, 0, 104, 88, 64, 72, 192, 128],
    c20_i1: [75, 81, 77, 83, 85, 76, 83, 79, 77, 81, 84, 79, 80, 85, 78, 75, 82, 75, 75, 81, 83, 85, 83, 84],
    c20_i2: [0, 1, 1],
    c20_o4: [0, 9, 7, 128, 87, 0, 224, 37, 0, 24, 104, 97, 23, 109, 89, 144, 136, 14, 136, 81, 88, 93, 136, 160],
}, model=c20_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_constant_image_info_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.4375, -120))
c21_i2 = Input('c21_i2', ('TENSOR_INT32', [1]))
c21_i3 = Input('c21_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c21_o4 = Output('c21_o4', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_i3)
c21_model.AddOperand(c21_o4)
c21_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c21_i0, c21_i1, c21_i2, c21_i3).To(c21_o4)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [0, 56, 192, 80],
    c21_i1: [-119, -119, -119, -121],
    c21_i2: [1],
    c21_i3: [112, 224, 136, 168],
    c21_o4: [31, 71, 168, 86],
}, model=c21_model, name='axis_aligned_bbox_transform_default_QUANT16_ASYMM_QUANT8_ASYMM_SIGNED_INT32_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_mixed_0
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT32', [2, 2]))
c22_i1 = Input('c22_i1', ('TENSOR_FLOAT32', [2, 8]))
c22_p2 = Parameter('c22_p2', ('TENSOR_INT32', [2]), [1, 2])
c22_p3 = Float32Scalar('c22_p3', 0.0625)
c22_p4 = Int32Scalar('c22_p4', 1)
c22_p5 = Int32Scalar('c22_p5', 2)
c22_p6 = Float32Scalar('c22_p6', 0.53)
c22_p7 = Float32Scalar('c22_p7', 0.25)
c22_p8 = Float32Scalar('c22_p8', 0.05)
c22_o9 = Output('c22_o9', ('TENSOR_FLOAT32', [0]))
c22_o10 = Output('c22_o10', ('TENSOR_FLOAT32', [0, 4]))
c22_o11 = Output('c22_o11', ('TENSOR_INT32', [0]))
c22_o12 = Output('c22_o12', ('TENSOR_INT32', [0]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_p4)
c22_model.AddOperand(c22_p5)
c22_model.AddOperand(c22_p6)
c22_model.AddOperand(c22_p7)
c22_model.AddOperand(c22_p8)
c22_model.AddOperand(c22_o9)
c22_model.AddOperand(c22_o10)
c22_model.AddOperand(c22_o11)
c22_model.AddOperand(c22_o12)
c22_model.Operation('BOX_WITH_NMS_LIMIT', c22_i0, c22_i1, c22_p2, c22_p3, c22_p4, c22_p5, c22_p6, c22_p7, c22_p8).To(c22_o9, c22_o10, c22_o11, c22_o12)
c22_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c22_i0: [0.015625, 0.109375, 0.078125, 0.046875],
    c22_i1: [3.0, 1.0, 4.0, 4.0, 2.0, 0.0, 4.0, 5.0, 3.0, 3.0, 5.0, 6.0, 2.0, 0.0, 6.0, 6.0],
    c22_o9: np.reshape(np.array([0.109375], np.float32), [1]),
    c22_o10: np.reshape(np.array([2.0, 0.0, 4.0, 5.0], np.float32), [1, 4]),
    c22_o11: np.reshape(np.array([1], np.int32), [1]),
    c22_o12: np.reshape(np.array([1], np.int32), [1]),
}, model=c22_model, name='box_with_nms_limit_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_mixed_1
c23_p0 = Parameter('c23_p0', ('TENSOR_FLOAT32', [3, 3]), [0.265625, 0.140625, 0.171875, 0.078125, 0.109375, 0.015625, 0.046875, 0.234375, 0.203125])
c23_p1 = Parameter('c23_p1', ('TENSOR_FLOAT32', [3, 12]), [
        0.0, 0.0, 3.0, 2.0, 0.0, 1.0, 6.0, 4.0, 0.0, 0.0, 6.0, 3.0, 5.0, 0.0, 6.0, 2.0, 0.0, 1.0, 6.0, 3.0,
        0.0, 1.0, 6.0, 5.0, 0.0, 0.0, 5.0, 6.0, 3.0, 0.0, 6.0, 1.0, 4.0, 3.0, 6.0, 6.0
    ])
c23_i2 = Input('c23_i2', ('TENSOR_INT32', [3]))
c23_p3 = Float32Scalar('c23_p3', 0.09375)
c23_p4 = Int32Scalar('c23_p4', -1)
c23_p5 = Int32Scalar('c23_p5', 1)
c23_p6 = Float32Scalar('c23_p6', 0.71)
c23_p7 = Float32Scalar('c23_p7', 0.25)
c23_p8 = Float32Scalar('c23_p8', 0.03)
c23_o9 = Output('c23_o9', ('TENSOR_FLOAT32', [0]))
c23_o10 = Output('c23_o10', ('TENSOR_FLOAT32', [0, 4]))
c23_o11 = Output('c23_o11', ('TENSOR_INT32', [0]))
c23_o12 = Output('c23_o12', ('TENSOR_INT32', [0]))
c23_model = Model()
c23_model.AddOperand(c23_p0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_p3)
c23_model.AddOperand(c23_p4)
c23_model.AddOperand(c23_p5)
c23_model.AddOperand(c23_p6)
c23_model.AddOperand(c23_p7)
c23_model.AddOperand(c23_p8)
c23_model.AddOperand(c23_o9)
c23_model.AddOperand(c23_o10)
c23_model.AddOperand(c23_o11)
c23_model.AddOperand(c23_o12)
c23_model.Operation('BOX_WITH_NMS_LIMIT', c23_p0, c23_p1, c23_i2, c23_p3, c23_p4, c23_p5, c23_p6, c23_p7, c23_p8).To(c23_o9, c23_o10, c23_o11, c23_o12)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i2: [0, 1, 1],
    c23_o9: np.reshape(np.array([0.140625, 0.171875, 0.234375, 0.109375, 0.203125], np.float32), [5]),
    c23_o10: np.reshape(np.array([0.0, 1.0, 6.0, 4.0, 0.0, 0.0, 6.0, 3.0, 3.0, 0.0, 6.0, 1.0, 0.0, 1.0, 6.0, 3.0, 4.0, 3.0, 6.0, 6.0], np.float32), [5, 4]),
    c23_o11: np.reshape(np.array([1, 2, 1, 1, 2], np.int32), [5]),
    c23_o12: np.reshape(np.array([0, 0, 1, 1, 1], np.int32), [5]),
}, model=c23_model, name='box_with_nms_limit_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_value_nms_kernel_0_2
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT32', [2, 3]))
c24_i1 = Input('c24_i1', ('TENSOR_FLOAT32', [2, 12]))
c24_i2 = Input('c24_i2', ('TENSOR_INT32', [2]))
c24_p3 = Float32Scalar('c24_p3', 0.0625)
c24_p4 = Int32Scalar('c24_p4', 0)
c24_p5 = Int32Scalar('c24_p5', 0)
c24_p6 = Float32Scalar('c24_p6', 0.71)
c24_p7 = Float32Scalar('c24_p7', 0.25)
c24_p8 = Float32Scalar('c24_p8', 0.08)
c24_o9 = Output('c24_o9', ('TENSOR_FLOAT32', [0]))
c24_o10 = Output('c24_o10', ('TENSOR_FLOAT32', [0, 4]))
c24_o11 = Output('c24_o11', ('TENSOR_INT32', [0]))
c24_o12 = Output('c24_o12', ('TENSOR_INT32', [0]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_p3)
c24_model.AddOperand(c24_p4)
c24_model.AddOperand(c24_p5)
c24_model.AddOperand(c24_p6)
c24_model.AddOperand(c24_p7)
c24_model.AddOperand(c24_p8)
c24_model.AddOperand(c24_o9)
c24_model.AddOperand(c24_o10)
c24_model.AddOperand(c24_o11)
c24_model.AddOperand(c24_o12)
c24_model.Operation('BOX_WITH_NMS_LIMIT', c24_i0, c24_i1, c24_i2, c24_p3, c24_p4, c24_p5, c24_p6, c24_p7, c24_p8).To(c24_o9, c24_o10, c24_o11, c24_o12)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [0.046875, 0.015625, 0.078125, 0.140625, 0.171875, 0.109375],
    c24_i1: [
        2.0, 0.0, 3.0, 6.0, 0.0, 1.0, 2.0, 6.0, 1.0, 5.0, 3.0, 6.0, 3.0, 0.0, 5.0, 2.0, 1.0, 3.0, 5.0, 5.0,
        3.0, 0.0, 6.0, 6.0
    ],
    c24_i2: [0, 1],
    c24_o9: np.reshape(np.array([], np.float32), [0]),
    c24_o10: np.reshape(np.array([], np.float32), [0, 4]),
    c24_o11: np.reshape(np.array([], np.int32), [0]),
    c24_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c24_model, name='box_with_nms_limit_default_FLOAT32_INT32_value_nms_kernel_0_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_tail_3
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT32', [5, 17]))
c25_i1 = Input('c25_i1', ('TENSOR_FLOAT32', [5, 68]))
c25_i2 = Input('c25_i2', ('TENSOR_INT32', [5]))
c25_p3 = Float32Scalar('c25_p3', 0.65625)
c25_p4 = Int32Scalar('c25_p4', 0)
c25_p5 = Int32Scalar('c25_p5', 1)
c25_p6 = Float32Scalar('c25_p6', 0.29)
c25_p7 = Float32Scalar('c25_p7', 0.75)
c25_p8 = Float32Scalar('c25_p8', 0.04)
c25_o9 = Output('c25_o9', ('TENSOR_FLOAT32', [0]))
c25_o10 = Output('c25_o10', ('TENSOR_FLOAT32', [0, 4]))
c25_o11 = Output('c25_o11', ('TENSOR_INT32', [0]))
c25_o12 = Output('c25_o12', ('TENSOR_INT32', [0]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_i2)
c25_model.AddOperand(c25_p3)
c25_model.AddOperand(c25_p4)
c25_model.AddOperand(c25_p5)
c25_model.AddOperand(c25_p6)
c25_model.AddOperand(c25_p7)
c25_model.AddOperand(c25_p8)
c25_model.AddOperand(c25_o9)
c25_model.AddOperand(c25_o10)
c25_model.AddOperand(c25_o11)
c25_model.AddOperand(c25_o12)
c25_model.Operation('BOX_WITH_NMS_LIMIT', c25_i0, c25_i1, c25_i2, c25_p3, c25_p4, c25_p5, c25_p6, c25_p7, c25_p8).To(c25_o9, c25_o10, c25_o11, c25_o12)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [
        2.140625, 0.890625, 2.515625, 1.671875, 1.546875, 2.390625, 1.859375, 1.453125, 0.546875, 0.734375,
        0.515625, 0.484375, 1.046875, 2.046875, 0.015625, 2.640625, 0.609375, 1.390625, 0.671875, 1.890625,
        0.203125, 0.703125, 0.046875, 0.828125, 1.171875, 0.796875, 1.234375, 0.859375, 1.015625, 1.328125,
        0.109375, 0.359375, 2.171875, 2.078125, 2.484375, 0.171875, 0.921875, 2.015625, 2.296875, 1.640625,
        0.234375, 0.296875, 0.984375, 2.421875, 2.609375, 0.640625, 2.203125, 2.234375, 1.078125, 1.984375,
        2.453125, 2.546875, 1.609375, 1.359375, 0.421875, 0.765625, 1.921875, 2.359375, 1.421875, 1.203125,
        1.109375, 1.265625, 0.328125, 2.328125, 2.265625, 1.734375, 2.109375, 1.140625, 2.578125, 1.765625,
        1.296875, 0.078125, 1.484375, 1.703125, 0.578125, 0.953125, 0.265625, 1.515625, 1.796875, 1.828125,
        0.453125, 1.953125, 0.390625, 0.140625, 1.578125
    ],
    c25_i1: [
        0.0, 3.0, 3.0, 6.0, 0.0, 4.0, 4.0, 5.0, 0.0, 1.0, 4.0, 6.0, 4.0, 0.0, 5.0, 6.0, 2.0, 0.0, 6.0, 3.0,
        0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 5.0, 3.0, 2.0, 2.0, 5.0, 5.0, 2.0, 0.0, 4.0, 4.0, 0.0, 1.0, 1.0, 6.0,
        4.0, 0.0, 6.0, 3.0, 0.0, 0.0, 5.0, 3.0, 0.0, 2.0, 3.0, 4.0, 3.0, 0.0, 5.0, 5.0, 0.0, 0.0, 5.0, 5.0,
        1.0, 1.0, 3.0, 5.0, 1.0, 0.0, 3.0, 4.0, 0.0, 4.0, 6.0, 6.0, 0.0, 0.0, 5.0, 6.0, 1.0, 0.0, 4.0, 1.0,
        1.0, 1.0, 3.0, 6.0, 2.0, 1.0, 5.0, 6.0, 0.0, 2.0, 6.0, 4.0, 2.0, 0.0, 6.0, 5.0, 0.0, 3.0, 5.0, 6.0,
        0.0, 1.0, 6.0, 6.0, 1.0, 0.0, 6.0, 6.0, 0.0, 0.0, 5.0, 5.0, 0.0, 2.0, 1.0, 5.0, 0.0, 0.0, 6.0, 5.0,
        1.0, 0.0, 6.0, 3.0, 1.0, 1.0, 4.0, 5.0, 1.0, 0.0, 6.0, 1.0, 2.0, 3.0, 5.0, 5.0, 3.0, 0.0, 5.0, 6.0,
        1.0, 2.0, 2.0, 6.0, 0.0, 0.0, 6.0, 5.0, 1.0, 0.0, 4.0, 5.0, 1.0, 1.0, 2.0, 4.0, 0.0, 0.0, 6.0, 6.0,
        1.0, 0.0, 5.0, 5.0, 5.0, 1.0, 6.0, 6.0, 0.0, 0.0, 5.0, 4.0, 0.0, 0.0, 6.0, 5.0, 2.0, 5.0, 6.0, 6.0,
        2.0, 2.0, 5.0, 6.0, 0.0, 3.0, 5.0, 6.0, 1.0, 0.0, 4.0, 2.0, 2.0, 0.0, 5.0, 5.0, 4.0, 4.0, 6.0, 5.0,
        0.0, 0.0, 5.0, 6.0, 2.0, 2.0, 3.0, 4.0, 3.0, 3.0, 4.0, 5.0, 0.0, 0.0, 6.0, 5.0, 1.0, 1.0, 4.0, 6.0,
        1.0, 0.0, 4.0, 1.0, 0.0, 0.0, 3.0, 4.0, 0.0, 0.0, 3.0, 2.0, 0.0, 1.0, 4.0, 5.0, 3.0, 1.0, 6.0, 6.0,
        0.0, 0.0, 4.0, 2.0, 1.0, 0.0, 4.0, 5.0, 0.0, 2.0, 6.0, 4.0, 0.0, 3.0, 5.0, 6.0, 2.0, 1.0, 5.0, 5.0,
        3.0, 2.0, 4.0, 3.0, 0.0, 0.0, 5.0, 5.0, 1.0, 1.0, 6.0, 5.0, 1.0, 3.0, 6.0, 6.0, 1.0, 0.0, 3.0, 5.0,
        2.0, 0.0, 5.0, 6.0, 1.0, 1.0, 3.0, 5.0, 1.0, 4.0, 4.0, 6.0, 0.0, 2.0, 2.0, 4.0, 1.0, 2.0, 4.0, 4.0,
        5.0, 0.0, 6.0, 4.0, 0.0, 4.0, 5.0, 6.0, 0.0, 3.0, 5.0, 4.0, 5.0, 3.0, 6.0, 4.0, 4.0, 3.0, 5.0, 6.0,
        0.0, 1.0, 2.0, 5.0, 1.0, 2.0, 2.0, 6.0, 1.0, 0.0, 3.0, 2.0, 1.0, 4.0, 6.0, 6.0, 2.0, 1.0, 6.0, 3.0
    ],
    c25_i2: [0, 0, 2, 2, 2],
    c25_o9: np.reshape(np.array([], np.float32), [0]),
    c25_o10: np.reshape(np.array([], np.float32), [0, 4]),
    c25_o11: np.reshape(np.array([], np.int32), [0]),
    c25_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c25_model, name='box_with_nms_limit_default_FLOAT32_INT32_tail_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_mixed_4
c26_p0 = Parameter('c26_p0', ('TENSOR_FLOAT16', [5, 4]), [
        0.2969, 0.5156, 0.3906, 0.6094, 0.4844, 0.4531, 0.3281, 0.2031, 0.04688, 0.1406, 0.578, 0.0781,
        0.4219, 0.2656, 0.547, 0.1719, 0.01563, 0.3594, 0.1094, 0.2344
    ])
c26_p1 = Parameter('c26_p1', ('TENSOR_FLOAT16', [5, 16]), [
        3.0, 2.0, 4.0, 5.0, 0.0, 1.0, 1.0, 6.0, 0.0, 0.0, 6.0, 4.0, 2.0, 1.0, 5.0, 2.0, 4.0, 0.0, 5.0, 6.0,
        1.0, 2.0, 6.0, 3.0, 1.0, 1.0, 3.0, 4.0, 1.0, 1.0, 5.0, 6.0, 4.0, 1.0, 6.0, 2.0, 1.0, 1.0, 5.0, 3.0,
        0.0, 2.0, 6.0, 3.0, 0.0, 0.0, 2.0, 4.0, 1.0, 1.0, 5.0, 2.0, 0.0, 3.0, 4.0, 6.0, 1.0, 5.0, 6.0, 6.0,
        0.0, 1.0, 6.0, 3.0, 0.0, 1.0, 5.0, 6.0, 2.0, 4.0, 6.0, 6.0, 3.0, 3.0, 6.0, 4.0, 2.0, 3.0, 6.0, 6.0
    ])
c26_i2 = Input('c26_i2', ('TENSOR_INT32', [5]))
c26_p3 = Float16Scalar('c26_p3', 0.3125)
c26_p4 = Int32Scalar('c26_p4', 3)
c26_p5 = Int32Scalar('c26_p5', 2)
c26_p6 = Float16Scalar('c26_p6', 0.29)
c26_p7 = Float16Scalar('c26_p7', 0.25)
c26_p8 = Float16Scalar('c26_p8', 0.07)
c26_o9 = Output('c26_o9', ('TENSOR_FLOAT16', [0]))
c26_o10 = Output('c26_o10', ('TENSOR_FLOAT16', [0, 4]))
c26_o11 = Output('c26_o11', ('TENSOR_INT32', [0]))
c26_o12 = Output('c26_o12', ('TENSOR_INT32', [0]))
c26_model = Model()
c26_model.AddOperand(c26_p0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_i2)
c26_model.AddOperand(c26_p3)
c26_model.AddOperand(c26_p4)
c26_model.AddOperand(c26_p5)
c26_model.AddOperand(c26_p6)
c26_model.AddOperand(c26_p7)
c26_model.AddOperand(c26_p8)
c26_model.AddOperand(c26_o9)
c26_model.AddOperand(c26_o10)
c26_model.AddOperand(c26_o11)
c26_model.AddOperand(c26_o12)
c26_model.Operation('BOX_WITH_NMS_LIMIT', c26_p0, c26_p1, c26_i2, c26_p3, c26_p4, c26_p5, c26_p6, c26_p7, c26_p8).To(c26_o9, c26_o10, c26_o11, c26_o12)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i2: [1, 1, 2, 2, 2],
    c26_o9: np.reshape(np.array([0.5156, 0.4531, 0.6094, 0.3594, 0.578, 0.547], np.float16), [6]),
    c26_o10: np.reshape(np.array([
        0.0, 1.0, 1.0, 6.0, 1.0, 2.0, 6.0, 3.0, 2.0, 1.0, 5.0, 2.0, 2.0, 4.0, 6.0, 6.0, 0.0, 2.0, 6.0, 3.0,
        1.0, 5.0, 6.0, 6.0
    ], np.float16), [6, 4]),
    c26_o11: np.reshape(np.array([1, 1, 3, 1, 2, 2], np.int32), [6]),
    c26_o12: np.reshape(np.array([1, 1, 1, 2, 2, 2], np.int32), [6]),
}, model=c26_model, name='box_with_nms_limit_default_FLOAT16_INT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_mixed_5
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT16', [2, 2]))
c27_i1 = Input('c27_i1', ('TENSOR_FLOAT16', [2, 8]))
c27_p2 = Parameter('c27_p2', ('TENSOR_INT32', [2]), [2, 2])
c27_p3 = Float16Scalar('c27_p3', 0.0625)
c27_p4 = Int32Scalar('c27_p4', -1)
c27_p5 = Int32Scalar('c27_p5', 0)
c27_p6 = Float16Scalar('c27_p6', 0.29)
c27_p7 = Float16Scalar('c27_p7', 0.5)
c27_p8 = Float16Scalar('c27_p8', 0.08)
c27_o9 = Output('c27_o9', ('TENSOR_FLOAT16', [0]))
c27_o10 = Output('c27_o10', ('TENSOR_FLOAT16', [0, 4]))
c27_o11 = Output('c27_o11', ('TENSOR_INT32', [0]))
c27_o12 = Output('c27_o12', ('TENSOR_INT32', [0]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_p3)
c27_model.AddOperand(c27_p4)
c27_model.AddOperand(c27_p5)
c27_model.AddOperand(c27_p6)
c27_model.AddOperand(c27_p7)
c27_model.AddOperand(c27_p8)
c27_model.AddOperand(c27_o9)
c27_model.AddOperand(c27_o10)
c27_model.AddOperand(c27_o11)
c27_model.AddOperand(c27_o12)
c27_model.Operation('BOX_WITH_NMS_LIMIT', c27_i0, c27_i1, c27_p2, c27_p3, c27_p4, c27_p5, c27_p6, c27_p7, c27_p8).To(c27_o9, c27_o10, c27_o11, c27_o12)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [0.04688, 0.0781, 0.01563, 0.1094],
    c27_i1: [1.0, 2.0, 3.0, 3.0, 4.0, 2.0, 5.0, 6.0, 1.0, 0.0, 5.0, 1.0, 0.0, 2.0, 3.0, 5.0],
    c27_o9: np.reshape(np.array([0.1094], np.float16), [1]),
    c27_o10: np.reshape(np.array([0.0, 2.0, 3.0, 5.0], np.float16), [1, 4]),
    c27_o11: np.reshape(np.array([1], np.int32), [1]),
    c27_o12: np.reshape(np.array([2], np.int32), [1]),
}, model=c27_model, name='box_with_nms_limit_default_FLOAT16_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_value_nms_kernel_1_6
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT16', [3, 3]))
c28_i1 = Input('c28_i1', ('TENSOR_FLOAT16', [3, 12]))
c28_i2 = Input('c28_i2', ('TENSOR_INT32', [3]))
c28_p3 = Float16Scalar('c28_p3', 0.09375)
c28_p4 = Int32Scalar('c28_p4', 0)
c28_p5 = Int32Scalar('c28_p5', 1)
c28_p6 = Float16Scalar('c28_p6', 0.53)
c28_p7 = Float16Scalar('c28_p7', 0.5)
c28_p8 = Float16Scalar('c28_p8', 0.01)
c28_o9 = Output('c28_o9', ('TENSOR_FLOAT16', [0]))
c28_o10 = Output('c28_o10', ('TENSOR_FLOAT16', [0, 4]))
c28_o11 = Output('c28_o11', ('TENSOR_INT32', [0]))
c28_o12 = Output('c28_o12', ('TENSOR_INT32', [0]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_i2)
c28_model.AddOperand(c28_p3)
c28_model.AddOperand(c28_p4)
c28_model.AddOperand(c28_p5)
c28_model.AddOperand(c28_p6)
c28_model.AddOperand(c28_p7)
c28_model.AddOperand(c28_p8)
c28_model.AddOperand(c28_o9)
c28_model.AddOperand(c28_o10)
c28_model.AddOperand(c28_o11)
c28_model.AddOperand(c28_o12)
c28_model.Operation('BOX_WITH_NMS_LIMIT', c28_i0, c28_i1, c28_i2, c28_p3, c28_p4, c28_p5, c28_p6, c28_p7, c28_p8).To(c28_o9, c28_o10, c28_o11, c28_o12)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [0.01563, 0.2656, 0.2344, 0.1406, 0.2031, 0.1094, 0.1719, 0.0781, 0.04688],
    c28_i1: [
        1.0, 0.0, 6.0, 5.0, 2.0, 0.0, 5.0, 3.0, 0.0, 2.0, 6.0, 6.0, 0.0, 1.0, 6.0, 3.0, 0.0, 2.0, 6.0, 5.0,
        0.0, 0.0, 2.0, 6.0, 0.0, 2.0, 4.0, 4.0, 1.0, 3.0, 6.0, 5.0, 3.0, 0.0, 5.0, 6.0
    ],
    c28_i2: [0, 1, 2],
    c28_o9: np.reshape(np.array([], np.float16), [0]),
    c28_o10: np.reshape(np.array([], np.float16), [0, 4]),
    c28_o11: np.reshape(np.array([], np.int32), [0]),
    c28_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c28_model, name='box_with_nms_limit_default_FLOAT16_INT32_value_nms_kernel_1_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_tail_7
c29_i0 = Input('c29_i0', ('TENSOR_FLOAT16', [4, 17]))
c29_i1 = Input('c29_i1', ('TENSOR_FLOAT16', [4, 68]))
c29_i2 = Input('c29_i2', ('TENSOR_INT32', [4]))
c29_p3 = Float16Scalar('c29_p3', 0.625)
c29_p4 = Int32Scalar('c29_p4', 1)
c29_p5 = Int32Scalar('c29_p5', 1)
c29_p6 = Float16Scalar('c29_p6', 0.53)
c29_p7 = Float16Scalar('c29_p7', 0.5)
c29_p8 = Float16Scalar('c29_p8', 0.03)
c29_o9 = Output('c29_o9', ('TENSOR_FLOAT16', [0]))
c29_o10 = Output('c29_o10', ('TENSOR_FLOAT16', [0, 4]))
c29_o11 = Output('c29_o11', ('TENSOR_INT32', [0]))
c29_o12 = Output('c29_o12', ('TENSOR_INT32', [0]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_i2)
c29_model.AddOperand(c29_p3)
c29_model.AddOperand(c29_p4)
c29_model.AddOperand(c29_p5)
c29_model.AddOperand(c29_p6)
c29_model.AddOperand(c29_p7)
c29_model.AddOperand(c29_p8)
c29_model.AddOperand(c29_o9)
c29_model.AddOperand(c29_o10)
c29_model.AddOperand(c29_o11)
c29_model.AddOperand(c29_o12)
c29_model.Operation('BOX_WITH_NMS_LIMIT', c29_i0, c29_i1, c29_i2, c29_p3, c29_p4, c29_p5, c29_p6, c29_p7, c29_p8).To(c29_o9, c29_o10, c29_o11, c29_o12)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [
        1.453, 0.01563, 0.3281, 0.04688, 0.828, 2.016, 1.891, 0.2344, 1.609, 0.578, 0.4219, 2.078, 1.703,
        1.297, 0.9844, 0.3594, 1.672, 0.6406, 0.703, 1.172, 0.4531, 1.484, 0.2969, 1.328, 0.797, 1.234,
        0.7344, 1.953, 1.641, 1.016, 0.672, 1.266, 0.1406, 0.8906, 1.391, 0.2031, 0.3906, 0.953, 1.922, 1.766,
        2.11, 1.578, 0.6094, 1.109, 0.1719, 1.047, 0.1094, 0.8594, 1.828, 0.547, 1.141, 0.5156, 2.047, 1.422,
        1.984, 1.516, 1.359, 0.7656, 1.203, 0.0781, 1.859, 0.922, 1.547, 1.797, 0.4844, 0.2656, 1.734, 1.078
    ],
    c29_i1: [
        3.0, 0.0, 4.0, 6.0, 0.0, 0.0, 2.0, 6.0, 1.0, 0.0, 3.0, 4.0, 0.0, 3.0, 6.0, 6.0, 3.0, 0.0, 4.0, 5.0,
        3.0, 0.0, 6.0, 1.0, 0.0, 3.0, 2.0, 4.0, 4.0, 0.0, 6.0, 6.0, 0.0, 3.0, 6.0, 5.0, 0.0, 5.0, 6.0, 6.0,
        0.0, 0.0, 6.0, 6.0, 5.0, 0.0, 6.0, 6.0, 2.0, 4.0, 5.0, 6.0, 1.0, 2.0, 4.0, 3.0, 0.0, 1.0, 5.0, 6.0,
        1.0, 0.0, 5.0, 2.0, 0.0, 0.0, 6.0, 5.0, 2.0, 4.0, 5.0, 5.0, 0.0, 1.0, 4.0, 2.0, 0.0, 0.0, 5.0, 4.0,
        4.0, 1.0, 6.0, 4.0, 0.0, 3.0, 3.0, 5.0, 0.0, 0.0, 6.0, 5.0, 3.0, 0.0, 4.0, 4.0, 1.0, 0.0, 4.0, 1.0,
        4.0, 1.0, 6.0, 2.0, 1.0, 1.0, 6.0, 2.0, 0.0, 2.0, 5.0, 4.0, 0.0, 0.0, 3.0, 6.0, 1.0, 3.0, 6.0, 6.0,
        2.0, 0.0, 5.0, 6.0, 1.0, 0.0, 5.0, 4.0, 1.0, 0.0, 2.0, 5.0, 0.0, 0.0, 1.0, 6.0, 0.0, 1.0, 5.0, 6.0,
        3.0, 0.0, 5.0, 6.0, 1.0, 0.0, 5.0, 2.0, 0.0, 0.0, 4.0, 2.0, 0.0, 0.0, 6.0, 1.0, 0.0, 1.0, 4.0, 6.0,
        0.0, 0.0, 5.0, 6.0, 1.0, 1.0, 6.0, 6.0, 2.0, 0.0, 3.0, 6.0, 0.0, 3.0, 5.0, 4.0, 0.0, 3.0, 6.0, 5.0,
        2.0, 1.0, 5.0, 5.0, 0.0, 1.0, 3.0, 6.0, 2.0, 0.0, 6.0, 6.0, 1.0, 0.0, 4.0, 4.0, 1.0, 3.0, 4.0, 6.0,
        0.0, 1.0, 6.0, 4.0, 0.0, 0.0, 6.0, 6.0, 1.0, 3.0, 3.0, 4.0, 0.0, 0.0, 6.0, 5.0, 0.0, 2.0, 6.0, 3.0,
        5.0, 0.0, 6.0, 6.0, 5.0, 0.0, 6.0, 4.0, 0.0, 0.0, 5.0, 1.0, 0.0, 1.0, 6.0, 5.0, 1.0, 0.0, 3.0, 1.0,
        0.0, 3.0, 5.0, 5.0, 3.0, 0.0, 6.0, 3.0, 3.0, 3.0, 6.0, 6.0, 2.0, 4.0, 5.0, 5.0, 2.0, 1.0, 4.0, 5.0,
        2.0, 0.0, 3.0, 3.0, 3.0, 1.0, 5.0, 4.0, 0.0, 0.0, 6.0, 6.0
    ],
    c29_i2: [0, 0, 1, 2],
    c29_o9: np.reshape(np.array([2.078, 2.11, 2.047], np.float16), [3]),
    c29_o10: np.reshape(np.array([5.0, 0.0, 6.0, 6.0, 0.0, 0.0, 5.0, 6.0, 1.0, 3.0, 3.0, 4.0], np.float16), [3, 4]),
    c29_o11: np.reshape(np.array([11, 6, 1], np.int32), [3]),
    c29_o12: np.reshape(np.array([0, 1, 2], np.int32), [3]),
}, model=c29_model, name='box_with_nms_limit_default_FLOAT16_INT32_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_mixed_8
c30_p0 = Parameter('c30_p0', ('TENSOR_QUANT8_ASYMM', [5, 2], 0.3125, 255), [3, 5, 19, 13, 7, 11, 15, 17, 1, 9])
c30_i1 = Input('c30_i1', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
c30_i2 = Input('c30_i2', ('TENSOR_INT32', [5]))
c30_p3 = Float32Scalar('c30_p3', -78.4375)
c30_p4 = Int32Scalar('c30_p4', 0)
c30_p5 = Int32Scalar('c30_p5', 2)
c30_p6 = Float32Scalar('c30_p6', 0.53)
c30_p7 = Float32Scalar('c30_p7', 1.0)
c30_p8 = Float32Scalar('c30_p8', 0.04)
c30_o9 = Output('c30_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.3125, 255))
c30_o10 = Output('c30_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c30_o11 = Output('c30_o11', ('TENSOR_INT32', [0]))
c30_o12 = Output('c30_o12', ('TENSOR_INT32', [0]))
c30_model = Model()
c30_model.AddOperand(c30_p0)
c30_model.AddOperand(c30_i1)
c30_model.AddOperand(c30_i2)
c30_model.AddOperand(c30_p3)
c30_model.AddOperand(c30_p4)
c30_model.AddOperand(c30_p5)
c30_model.AddOperand(c30_p6)
c30_model.AddOperand(c30_p7)
c30_model.AddOperand(c30_p8)
c30_model.AddOperand(c30_o9)
c30_model.AddOperand(c30_o10)
c30_model.AddOperand(c30_o11)
c30_model.AddOperand(c30_o12)
c30_model.Operation('BOX_WITH_NMS_LIMIT', c30_p0, c30_i1, c30_i2, c30_p3, c30_p4, c30_p5, c30_p6, c30_p7, c30_p8).To(c30_o9, c30_o10, c30_o11, c30_o12)
c30_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c30_i1: [
        16, 24, 24, 48, 8, 16, 24, 40, 16, 8, 40, 32, 0, 8, 16, 32, 16, 16, 40, 48, 8, 8, 24, 48, 0, 8, 48,
        40, 8, 8, 24, 40, 0, 16, 8, 24, 0, 8, 48, 32
    ],
    c30_i2: [0, 0, 0, 1, 2],
    c30_o9: np.reshape(np.array([], np.uint8), [0]),
    c30_o10: np.reshape(np.array([], np.uint16), [0, 4]),
    c30_o11: np.reshape(np.array([], np.int32), [0]),
    c30_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c30_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_runtime_scores_9
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.00390625, 0))
c31_i1 = Input('c31_i1', ('TENSOR_QUANT16_ASYMM', [2, 8], 0.125, 0))
c31_i2 = Input('c31_i2', ('TENSOR_INT32', [2]))
c31_p3 = Float32Scalar('c31_p3', 0.0)
c31_p4 = Int32Scalar('c31_p4', 2)
c31_p5 = Int32Scalar('c31_p5', 0)
c31_p6 = Float32Scalar('c31_p6', 0.53)
c31_p7 = Float32Scalar('c31_p7', 0.75)
c31_p8 = Float32Scalar('c31_p8', 0.07)
c31_o9 = Output('c31_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c31_o10 = Output('c31_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c31_o11 = Output('c31_o11', ('TENSOR_INT32', [0]))
c31_o12 = Output('c31_o12', ('TENSOR_INT32', [0]))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_i1)
c31_model.AddOperand(c31_i2)
c31_model.AddOperand(c31_p3)
c31_model.AddOperand(c31_p4)
c31_model.AddOperand(c31_p5)
c31_model.AddOperand(c31_p6)
c31_model.AddOperand(c31_p7)
c31_model.AddOperand(c31_p8)
c31_model.AddOperand(c31_o9)
c31_model.AddOperand(c31_o10)
c31_model.AddOperand(c31_o11)
c31_model.AddOperand(c31_o12)
c31_model.Operation('BOX_WITH_NMS_LIMIT', c31_i0, c31_i1, c31_i2, c31_p3, c31_p4, c31_p5, c31_p6, c31_p7, c31_p8).To(c31_o9, c31_o10, c31_o11, c31_o12)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_i0: [5, 7, 3, 1],
    c31_i1: [8, 8, 48, 40, 0, 0, 48, 24, 32, 16, 48, 48, 0, 16, 40, 48],
    c31_i2: [2, 2],
    c31_o9: np.reshape(np.array([7], np.uint8), [1]),
    c31_o10: np.reshape(np.array([0, 0, 48, 24], np.uint16), [1, 4]),
    c31_o11: np.reshape(np.array([1], np.int32), [1]),
    c31_o12: np.reshape(np.array([2], np.int32), [1]),
}, model=c31_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_runtime_scores_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_rois_10
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM', [5, 2], 0.00390625, 0))
c32_p1 = Parameter('c32_p1', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0), [
        8, 0, 48, 48, 8, 0, 32, 48, 8, 0, 24, 48, 8, 0, 24, 40, 16, 0, 32, 48, 0, 0, 40, 24, 0, 0, 32, 40, 16,
        0, 24, 24, 0, 8, 40, 32, 0, 8, 24, 24
    ])
c32_i2 = Input('c32_i2', ('TENSOR_INT32', [5]))
c32_p3 = Float32Scalar('c32_p3', 0.0078125)
c32_p4 = Int32Scalar('c32_p4', 0)
c32_p5 = Int32Scalar('c32_p5', 1)
c32_p6 = Float32Scalar('c32_p6', 0.53)
c32_p7 = Float32Scalar('c32_p7', 0.75)
c32_p8 = Float32Scalar('c32_p8', 0.08)
c32_o9 = Output('c32_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c32_o10 = Output('c32_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c32_o11 = Output('c32_o11', ('TENSOR_INT32', [0]))
c32_o12 = Output('c32_o12', ('TENSOR_INT32', [0]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_i2)
c32_model.AddOperand(c32_p3)
c32_model.AddOperand(c32_p4)
c32_model.AddOperand(c32_p5)
c32_model.AddOperand(c32_p6)
c32_model.AddOperand(c32_p7)
c32_model.AddOperand(c32_p8)
c32_model.AddOperand(c32_o9)
c32_model.AddOperand(c32_o10)
c32_model.AddOperand(c32_o11)
c32_model.AddOperand(c32_o12)
c32_model.Operation('BOX_WITH_NMS_LIMIT', c32_i0, c32_p1, c32_i2, c32_p3, c32_p4, c32_p5, c32_p6, c32_p7, c32_p8).To(c32_o9, c32_o10, c32_o11, c32_o12)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [1, 15, 5, 9, 17, 13, 19, 11, 3, 7],
    c32_i2: [0, 0, 0, 1, 2],
    c32_o9: np.reshape(np.array([], np.uint8), [0]),
    c32_o10: np.reshape(np.array([], np.uint16), [0, 4]),
    c32_o11: np.reshape(np.array([], np.int32), [0]),
    c32_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c32_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_rois_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_batch_index_11
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.00390625, 0))
c33_i1 = Input('c33_i1', ('TENSOR_QUANT16_ASYMM', [4, 16], 0.125, 0))
c33_p2 = Parameter('c33_p2', ('TENSOR_INT32', [4]), [0, 1, 2, 2])
c33_p3 = Float32Scalar('c33_p3', 0.03125)
c33_p4 = Int32Scalar('c33_p4', 4)
c33_p5 = Int32Scalar('c33_p5', 1)
c33_p6 = Float32Scalar('c33_p6', 0.29)
c33_p7 = Float32Scalar('c33_p7', 0.75)
c33_p8 = Float32Scalar('c33_p8', 0.08)
c33_o9 = Output('c33_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c33_o10 = Output('c33_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c33_o11 = Output('c33_o11', ('TENSOR_INT32', [0]))
c33_o12 = Output('c33_o12', ('TENSOR_INT32', [0]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_i1)
c33_model.AddOperand(c33_p2)
c33_model.AddOperand(c33_p3)
c33_model.AddOperand(c33_p4)
c33_model.AddOperand(c33_p5)
c33_model.AddOperand(c33_p6)
c33_model.AddOperand(c33_p7)
c33_model.AddOperand(c33_p8)
c33_model.AddOperand(c33_o9)
c33_model.AddOperand(c33_o10)
c33_model.AddOperand(c33_o11)
c33_model.AddOperand(c33_o12)
c33_model.Operation('BOX_WITH_NMS_LIMIT', c33_i0, c33_i1, c33_p2, c33_p3, c33_p4, c33_p5, c33_p6, c33_p7, c33_p8).To(c33_o9, c33_o10, c33_o11, c33_o12)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [21, 13, 15, 31, 5, 27, 7, 11, 3, 9, 23, 17, 25, 19, 29, 1],
    c33_i1: [
        8, 0, 32, 48, 16, 24, 48, 32, 8, 0, 48, 40, 24, 24, 48, 48, 8, 16, 16, 48, 16, 8, 48, 40, 0, 16, 32,
        48, 0, 0, 40, 48, 16, 0, 48, 48, 0, 16, 48, 48, 16, 0, 24, 40, 0, 0, 32, 24, 16, 0, 48, 48, 8, 0, 48,
        8, 0, 0, 16, 24, 8, 0, 40, 48
    ],
    c33_o9: np.reshape(np.array([13, 15, 31, 27, 11, 19, 29, 23, 17], np.uint8), [9]),
    c33_o10: np.reshape(np.array([
        16, 24, 48, 32, 8, 0, 48, 40, 24, 24, 48, 48, 16, 8, 48, 40, 0, 0, 40, 48, 8, 0, 48, 8, 0, 0, 16, 24,
        16, 0, 24, 40, 0, 0, 32, 24
    ], np.uint16), [9, 4]),
    c33_o11: np.reshape(np.array([1, 2, 3, 1, 3, 1, 2, 2, 3], np.int32), [9]),
    c33_o12: np.reshape(np.array([0, 0, 0, 1, 1, 2, 2, 2, 2], np.int32), [9]),
}, model=c33_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_constant_batch_index_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_tail_12
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.00390625, 0))
c34_i1 = Input('c34_i1', ('TENSOR_QUANT16_ASYMM', [2, 68], 0.125, 0))
c34_i2 = Input('c34_i2', ('TENSOR_INT32', [2]))
c34_p3 = Float32Scalar('c34_p3', 0.0546875)
c34_p4 = Int32Scalar('c34_p4', 4)
c34_p5 = Int32Scalar('c34_p5', 0)
c34_p6 = Float32Scalar('c34_p6', 0.53)
c34_p7 = Float32Scalar('c34_p7', 1.0)
c34_p8 = Float32Scalar('c34_p8', 0.01)
c34_o9 = Output('c34_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c34_o10 = Output('c34_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c34_o11 = Output('c34_o11', ('TENSOR_INT32', [0]))
c34_o12 = Output('c34_o12', ('TENSOR_INT32', [0]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_i1)
c34_model.AddOperand(c34_i2)
c34_model.AddOperand(c34_p3)
c34_model.AddOperand(c34_p4)
c34_model.AddOperand(c34_p5)
c34_model.AddOperand(c34_p6)
c34_model.AddOperand(c34_p7)
c34_model.AddOperand(c34_p8)
c34_model.AddOperand(c34_o9)
c34_model.AddOperand(c34_o10)
c34_model.AddOperand(c34_o11)
c34_model.AddOperand(c34_o12)
c34_model.Operation('BOX_WITH_NMS_LIMIT', c34_i0, c34_i1, c34_i2, c34_p3, c34_p4, c34_p5, c34_p6, c34_p7, c34_p8).To(c34_o9, c34_o10, c34_o11, c34_o12)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [
        35, 15, 17, 47, 13, 3, 53, 43, 37, 61, 5, 7, 11, 29, 49, 25, 51, 23, 33, 39, 65, 27, 45, 55, 67, 21,
        59, 9, 19, 57, 31, 1, 41, 63
    ],
    c34_i1: [
        8, 0, 32, 48, 40, 8, 48, 48, 0, 16, 48, 48, 32, 0, 48, 16, 0, 16, 40, 48, 0, 24, 16, 48, 24, 16, 48,
        40, 0, 8, 16, 32, 16, 0, 48, 48, 8, 16, 16, 40, 8, 0, 48, 40, 0, 8, 16, 48, 16, 0, 48, 24, 0, 8, 48,
        48, 8, 0, 32, 40, 16, 16, 32, 48, 24, 8, 40, 24, 0, 0, 16, 40, 40, 24, 48, 32, 32, 8, 40, 24, 0, 40,
        24, 48, 24, 0, 48, 48, 0, 0, 8, 40, 0, 0, 48, 24, 8, 0, 48, 48, 0, 16, 16, 24, 8, 16, 40, 48, 8, 0,
        48, 48, 24, 16, 48, 32, 16, 24, 32, 40, 32, 16, 48, 32, 0, 8, 16, 40, 0, 0, 48, 48, 0, 8, 48, 16
    ],
    c34_i2: [0, 2],
    c34_o9: np.reshape(np.array([53, 61, 49, 51, 65, 67, 59, 63], np.uint8), [8]),
    c34_o10: np.reshape(np.array([
        24, 16, 48, 40, 8, 16, 16, 40, 8, 0, 32, 40, 24, 8, 40, 24, 0, 40, 24, 48, 8, 0, 48, 48, 8, 16, 40,
        48, 0, 8, 48, 16
    ], np.uint16), [8, 4]),
    c34_o11: np.reshape(np.array([6, 9, 14, 16, 3, 7, 9, 16], np.int32), [8]),
    c34_o12: np.reshape(np.array([0, 0, 0, 0, 2, 2, 2, 2], np.int32), [8]),
}, model=c34_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_signature_13
c35_i0 = Input('c35_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [5, 4], 0.00390625, -128))
c35_i1 = Input('c35_i1', ('TENSOR_QUANT16_ASYMM', [5, 16], 0.125, 0))
c35_i2 = Input('c35_i2', ('TENSOR_INT32', [5]))
c35_p3 = Float32Scalar('c35_p3', 0.0546875)
c35_p4 = Int32Scalar('c35_p4', 3)
c35_p5 = Int32Scalar('c35_p5', 0)
c35_p6 = Float32Scalar('c35_p6', 0.29)
c35_p7 = Float32Scalar('c35_p7', 0.25)
c35_p8 = Float32Scalar('c35_p8', 0.07)
c35_o9 = Output('c35_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c35_o10 = Output('c35_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c35_o11 = Output('c35_o11', ('TENSOR_INT32', [0]))
c35_o12 = Output('c35_o12', ('TENSOR_INT32', [0]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_i2)
c35_model.AddOperand(c35_p3)
c35_model.AddOperand(c35_p4)
c35_model.AddOperand(c35_p5)
c35_model.AddOperand(c35_p6)
c35_model.AddOperand(c35_p7)
c35_model.AddOperand(c35_p8)
c35_model.AddOperand(c35_o9)
c35_model.AddOperand(c35_o10)
c35_model.AddOperand(c35_o11)
c35_model.AddOperand(c35_o12)
c35_model.Operation('BOX_WITH_NMS_LIMIT', c35_i0, c35_i1, c35_i2, c35_p3, c35_p4, c35_p5, c35_p6, c35_p7, c35_p8).To(c35_o9, c35_o10, c35_o11, c35_o12)
c35_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c35_i0: [
        -127, -123, -117, -119, -101, -125, -93, -95, -107, -111, -91, -113, -89, -121, -105, -109, -103,
        -115, -99, -97
    ],
    c35_i1: [
        0, 8, 24, 40, 16, 16, 40, 24, 24, 0, 48, 24, 16, 8, 24, 24, 8, 16, 16, 48, 24, 8, 32, 48, 32, 8, 40,
        24, 16, 8, 40, 16, 0, 8, 40, 32, 0, 16, 16, 24, 8, 0, 32, 48, 0, 16, 32, 32, 0, 40, 32, 48, 0, 0, 32,
        40, 16, 0, 24, 48, 32, 24, 40, 48, 16, 24, 32, 40, 8, 0, 48, 24, 8, 24, 16, 48, 0, 0, 24, 24
    ],
    c35_i2: [0, 0, 1, 1, 2],
    c35_o9: np.reshape(np.array([-93, -95, -111, -91, -109, -99, -97], np.int8), [7]),
    c35_o10: np.reshape(np.array([
        32, 8, 40, 24, 16, 8, 40, 16, 0, 16, 16, 24, 8, 0, 32, 48, 32, 24, 40, 48, 8, 24, 16, 48, 0, 0, 24, 24
    ], np.uint16), [7, 4]),
    c35_o11: np.reshape(np.array([2, 3, 1, 2, 3, 2, 3], np.int32), [7]),
    c35_o12: np.reshape(np.array([0, 0, 1, 1, 1, 2, 2], np.int32), [7]),
}, model=c35_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_signature_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_scores_14
c36_p0 = Parameter('c36_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.00390625, -128), [-117, -125, -123, -127, -121, -119])
c36_i1 = Input('c36_i1', ('TENSOR_QUANT16_ASYMM', [3, 8], 0.125, 0))
c36_i2 = Input('c36_i2', ('TENSOR_INT32', [3]))
c36_p3 = Float32Scalar('c36_p3', 0.0234375)
c36_p4 = Int32Scalar('c36_p4', 4)
c36_p5 = Int32Scalar('c36_p5', 0)
c36_p6 = Float32Scalar('c36_p6', 0.29)
c36_p7 = Float32Scalar('c36_p7', 0.25)
c36_p8 = Float32Scalar('c36_p8', 0.04)
c36_o9 = Output('c36_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c36_o10 = Output('c36_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c36_o11 = Output('c36_o11', ('TENSOR_INT32', [0]))
c36_o12 = Output('c36_o12', ('TENSOR_INT32', [0]))
c36_model = Model()
c36_model.AddOperand(c36_p0)
c36_model.AddOperand(c36_i1)
c36_model.AddOperand(c36_i2)
c36_model.AddOperand(c36_p3)
c36_model.AddOperand(c36_p4)
c36_model.AddOperand(c36_p5)
c36_model.AddOperand(c36_p6)
c36_model.AddOperand(c36_p7)
c36_model.AddOperand(c36_p8)
c36_model.AddOperand(c36_o9)
c36_model.AddOperand(c36_o10)
c36_model.AddOperand(c36_o11)
c36_model.AddOperand(c36_o12)
c36_model.Operation('BOX_WITH_NMS_LIMIT', c36_p0, c36_i1, c36_i2, c36_p3, c36_p4, c36_p5, c36_p6, c36_p7, c36_p8).To(c36_o9, c36_o10, c36_o11, c36_o12)
c36_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c36_i1: [0, 40, 16, 48, 40, 32, 48, 48, 16, 0, 32, 40, 32, 16, 40, 40, 32, 0, 48, 48, 0, 0, 24, 48],
    c36_i2: [0, 2, 2],
    c36_o9: np.reshape(np.array([-119], np.int8), [1]),
    c36_o10: np.reshape(np.array([0, 0, 24, 48], np.uint16), [1, 4]),
    c36_o11: np.reshape(np.array([1], np.int32), [1]),
    c36_o12: np.reshape(np.array([2], np.int32), [1]),
}, model=c36_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_scores_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_scores_highest_15
c37_i0 = Input('c37_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.25, 127))
c37_i1 = Input('c37_i1', ('TENSOR_QUANT16_ASYMM', [4, 16], 0.125, 0))
c37_i2 = Input('c37_i2', ('TENSOR_INT32', [4]))
c37_p3 = Float32Scalar('c37_p3', -61.75)
c37_p4 = Int32Scalar('c37_p4', 0)
c37_p5 = Int32Scalar('c37_p5', 1)
c37_p6 = Float32Scalar('c37_p6', 0.53)
c37_p7 = Float32Scalar('c37_p7', 0.25)
c37_p8 = Float32Scalar('c37_p8', 0.05)
c37_o9 = Output('c37_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.25, 127))
c37_o10 = Output('c37_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c37_o11 = Output('c37_o11', ('TENSOR_INT32', [0]))
c37_o12 = Output('c37_o12', ('TENSOR_INT32', [0]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_i1)
c37_model.AddOperand(c37_i2)
c37_model.AddOperand(c37_p3)
c37_model.AddOperand(c37_p4)
c37_model.AddOperand(c37_p5)
c37_model.AddOperand(c37_p6)
c37_model.AddOperand(c37_p7)
c37_model.AddOperand(c37_p8)
c37_model.AddOperand(c37_o9)
c37_model.AddOperand(c37_o10)
c37_model.AddOperand(c37_o11)
c37_model.AddOperand(c37_o12)
c37_model.Operation('BOX_WITH_NMS_LIMIT', c37_i0, c37_i1, c37_i2, c37_p3, c37_p4, c37_p5, c37_p6, c37_p7, c37_p8).To(c37_o9, c37_o10, c37_o11, c37_o12)
c37_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c37_i0: [-103, -115, -101, -109, -107, -105, -121, -111, -119, -117, -125, -113, -123, -99, -127, -97],
    c37_i1: [
        0, 24, 8, 32, 0, 0, 32, 40, 0, 8, 48, 48, 0, 0, 48, 48, 8, 0, 32, 16, 16, 0, 48, 48, 40, 0, 48, 32, 0,
        0, 32, 32, 8, 0, 48, 24, 8, 24, 16, 32, 0, 0, 16, 40, 32, 8, 48, 48, 24, 8, 48, 48, 8, 0, 48, 40, 8,
        0, 48, 40, 0, 24, 32, 40
    ],
    c37_i2: [0, 0, 0, 0],
    c37_o9: np.reshape(np.array([], np.int8), [0]),
    c37_o10: np.reshape(np.array([], np.uint16), [0, 4]),
    c37_o11: np.reshape(np.array([], np.int32), [0]),
    c37_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c37_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_zero_point_scores_highest_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_rois_16
c38_i0 = Input('c38_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.00390625, -128))
c38_p1 = Parameter('c38_p1', ('TENSOR_QUANT16_ASYMM', [4, 16], 0.125, 0), [
        0, 32, 40, 48, 8, 8, 48, 24, 0, 16, 16, 24, 32, 16, 48, 48, 0, 24, 48, 40, 0, 0, 48, 16, 0, 0, 40, 32,
        0, 8, 40, 24, 0, 0, 32, 40, 24, 0, 40, 24, 8, 8, 40, 32, 8, 32, 16, 48, 16, 0, 48, 48, 24, 32, 40, 40,
        0, 8, 48, 40, 8, 32, 16, 48
    ])
c38_i2 = Input('c38_i2', ('TENSOR_INT32', [4]))
c38_p3 = Float32Scalar('c38_p3', 0.0390625)
c38_p4 = Int32Scalar('c38_p4', 0)
c38_p5 = Int32Scalar('c38_p5', 1)
c38_p6 = Float32Scalar('c38_p6', 0.29)
c38_p7 = Float32Scalar('c38_p7', 1.0)
c38_p8 = Float32Scalar('c38_p8', 0.02)
c38_o9 = Output('c38_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c38_o10 = Output('c38_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c38_o11 = Output('c38_o11', ('TENSOR_INT32', [0]))
c38_o12 = Output('c38_o12', ('TENSOR_INT32', [0]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_p1)
c38_model.AddOperand(c38_i2)
c38_model.AddOperand(c38_p3)
c38_model.AddOperand(c38_p4)
c38_model.AddOperand(c38_p5)
c38_model.AddOperand(c38_p6)
c38_model.AddOperand(c38_p7)
c38_model.AddOperand(c38_p8)
c38_model.AddOperand(c38_o9)
c38_model.AddOperand(c38_o10)
c38_model.AddOperand(c38_o11)
c38_model.AddOperand(c38_o12)
c38_model.Operation('BOX_WITH_NMS_LIMIT', c38_i0, c38_p1, c38_i2, c38_p3, c38_p4, c38_p5, c38_p6, c38_p7, c38_p8).To(c38_o9, c38_o10, c38_o11, c38_o12)
c38_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c38_i0: [-109, -125, -105, -101, -107, -111, -117, -123, -115, -103, -127, -97, -113, -121, -119, -99],
    c38_i2: [1, 1, 1, 2],
    c38_o9: np.reshape(np.array([], np.int8), [0]),
    c38_o10: np.reshape(np.array([], np.uint16), [0, 4]),
    c38_o11: np.reshape(np.array([], np.int32), [0]),
    c38_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c38_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_rois_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_batch_index_17
c39_i0 = Input('c39_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.00390625, -128))
c39_i1 = Input('c39_i1', ('TENSOR_QUANT16_ASYMM', [2, 8], 0.125, 0))
c39_p2 = Parameter('c39_p2', ('TENSOR_INT32', [2]), [0, 1])
c39_p3 = Float32Scalar('c39_p3', 0.015625)
c39_p4 = Int32Scalar('c39_p4', 0)
c39_p5 = Int32Scalar('c39_p5', 2)
c39_p6 = Float32Scalar('c39_p6', 0.71)
c39_p7 = Float32Scalar('c39_p7', 1.0)
c39_p8 = Float32Scalar('c39_p8', 0.05)
c39_o9 = Output('c39_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c39_o10 = Output('c39_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c39_o11 = Output('c39_o11', ('TENSOR_INT32', [0]))
c39_o12 = Output('c39_o12', ('TENSOR_INT32', [0]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_i1)
c39_model.AddOperand(c39_p2)
c39_model.AddOperand(c39_p3)
c39_model.AddOperand(c39_p4)
c39_model.AddOperand(c39_p5)
c39_model.AddOperand(c39_p6)
c39_model.AddOperand(c39_p7)
c39_model.AddOperand(c39_p8)
c39_model.AddOperand(c39_o9)
c39_model.AddOperand(c39_o10)
c39_model.AddOperand(c39_o11)
c39_model.AddOperand(c39_o12)
c39_model.Operation('BOX_WITH_NMS_LIMIT', c39_i0, c39_i1, c39_p2, c39_p3, c39_p4, c39_p5, c39_p6, c39_p7, c39_p8).To(c39_o9, c39_o10, c39_o11, c39_o12)
c39_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c39_i0: [-127, -121, -123, -125],
    c39_i1: [0, 8, 48, 24, 8, 16, 40, 48, 16, 16, 24, 32, 0, 32, 40, 48],
    c39_o9: np.reshape(np.array([], np.int8), [0]),
    c39_o10: np.reshape(np.array([], np.uint16), [0, 4]),
    c39_o11: np.reshape(np.array([], np.int32), [0]),
    c39_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c39_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_constant_batch_index_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_tail_18
c40_i0 = Input('c40_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.00390625, -128))
c40_i1 = Input('c40_i1', ('TENSOR_QUANT16_ASYMM', [2, 68], 0.125, 0))
c40_i2 = Input('c40_i2', ('TENSOR_INT32', [2]))
c40_p3 = Float32Scalar('c40_p3', 0.1015625)
c40_p4 = Int32Scalar('c40_p4', 0)
c40_p5 = Int32Scalar('c40_p5', 2)
c40_p6 = Float32Scalar('c40_p6', 0.29)
c40_p7 = Float32Scalar('c40_p7', 1.0)
c40_p8 = Float32Scalar('c40_p8', 0.07)
c40_o9 = Output('c40_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c40_o10 = Output('c40_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c40_o11 = Output('c40_o11', ('TENSOR_INT32', [0]))
c40_o12 = Output('c40_o12', ('TENSOR_INT32', [0]))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_i1)
c40_model.AddOperand(c40_i2)
c40_model.AddOperand(c40_p3)
c40_model.AddOperand(c40_p4)
c40_model.AddOperand(c40_p5)
c40_model.AddOperand(c40_p6)
c40_model.AddOperand(c40_p7)
c40_model.AddOperand(c40_p8)
c40_model.AddOperand(c40_o9)
c40_model.AddOperand(c40_o10)
c40_model.AddOperand(c40_o11)
c40_model.AddOperand(c40_o12)
c40_model.Operation('BOX_WITH_NMS_LIMIT', c40_i0, c40_i1, c40_i2, c40_p3, c40_p4, c40_p5, c40_p6, c40_p7, c40_p8).To(c40_o9, c40_o10, c40_o11, c40_o12)
c40_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c40_i0: [
        -87, -61, -111, -123, -127, -109, -77, -115, -105, -63, -89, -121, -75, -67, -85, -125, -97, -69, -79,
        -91, -117, -113, -71, -81, -99, -95, -73, -83, -101, -65, -103, -93, -119, -107
    ],
    c40_i1: [
        16, 0, 48, 24, 0, 8, 48, 40, 16, 24, 40, 48, 32, 40, 48, 48, 0, 0, 16, 48, 8, 16, 32, 32, 0, 8, 40,
        24, 0, 0, 48, 40, 16, 24, 32, 48, 8, 8, 24, 48, 24, 0, 40, 48, 0, 8, 32, 16, 0, 0, 16, 40, 0, 16, 48,
        32, 0, 0, 40, 40, 8, 16, 32, 48, 8, 0, 24, 48, 8, 24, 32, 40, 0, 16, 48, 40, 0, 16, 32, 40, 8, 0, 48,
        40, 0, 8, 32, 24, 8, 8, 48, 48, 24, 8, 48, 48, 16, 16, 48, 32, 0, 0, 48, 48, 32, 0, 48, 16, 32, 8, 40,
        24, 16, 16, 24, 48, 8, 24, 40, 40, 16, 8, 32, 24, 0, 0, 32, 24, 0, 8, 40, 48, 16, 16, 32, 48
    ],
    c40_i2: [0, 1],
    c40_o9: np.reshape(np.array([], np.int8), [0]),
    c40_o10: np.reshape(np.array([], np.uint16), [0, 4]),
    c40_o11: np.reshape(np.array([], np.int32), [0]),
    c40_o12: np.reshape(np.array([], np.int32), [0]),
}, model=c40_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT32_INT32_mixed_0
c41_p0 = Parameter('c41_p0', ('TENSOR_FLOAT32', [1, 3, 4]), [
        0.140625, 0.109375, 0.078125, 0.203125, 0.359375, 0.234375, 0.046875, 0.296875, 0.328125, 0.265625,
        0.171875, 0.015625
    ])
c41_i1 = Input('c41_i1', ('TENSOR_FLOAT32', [1, 3, 4]))
c41_p2 = Parameter('c41_p2', ('TENSOR_FLOAT32', [3, 4]), [3.0, 4.0, 2.0, 4.0, 5.0, 8.0, 1.0, 5.0, 2.0, 7.0, 5.0, 4.0])
c41_p3 = Float32Scalar('c41_p3', 5.0)
c41_p4 = Float32Scalar('c41_p4', 5.0)
c41_p5 = Float32Scalar('c41_p5', 5.0)
c41_p6 = Float32Scalar('c41_p6', 5.0)
c41_p7 = BoolScalar('c41_p7', False)
c41_p8 = Int32Scalar('c41_p8', 2)
c41_p9 = Int32Scalar('c41_p9', 2)
c41_p10 = Int32Scalar('c41_p10', 3)
c41_p11 = Float32Scalar('c41_p11', 0.0)
c41_p12 = Float32Scalar('c41_p12', 0.53)
c41_p13 = BoolScalar('c41_p13', True)
c41_o14 = Output('c41_o14', ('TENSOR_FLOAT32', [1, 4]))
c41_o15 = Output('c41_o15', ('TENSOR_FLOAT32', [1, 4, 4]))
c41_o16 = Output('c41_o16', ('TENSOR_INT32', [1, 4]))
c41_o17 = Output('c41_o17', ('TENSOR_INT32', [1]))
c41_model = Model()
c41_model.AddOperand(c41_p0)
c41_model.AddOperand(c41_i1)
c41_model.AddOperand(c41_p2)
c41_model.AddOperand(c41_p3)
c41_model.AddOperand(c41_p4)
c41_model.AddOperand(c41_p5)
c41_model.AddOperand(c41_p6)
c41_model.AddOperand(c41_p7)
c41_model.AddOperand(c41_p8)
c41_model.AddOperand(c41_p9)
c41_model.AddOperand(c41_p10)
c41_model.AddOperand(c41_p11)
c41_model.AddOperand(c41_p12)
c41_model.AddOperand(c41_p13)
c41_model.AddOperand(c41_o14)
c41_model.AddOperand(c41_o15)
c41_model.AddOperand(c41_o16)
c41_model.AddOperand(c41_o17)
c41_model.Operation('DETECTION_POSTPROCESSING', c41_p0, c41_i1, c41_p2, c41_p3, c41_p4, c41_p5, c41_p6, c41_p7, c41_p8, c41_p9, c41_p10, c41_p11, c41_p12, c41_p13).To(c41_o14, c41_o15, c41_o16, c41_o17)
c41_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c41_i1: [0.875, -0.375, -1.875, 1.0, 1.25, -1.375, 1.125, -0.625, 0.75, -0.125, 0.0, 0.625],
    c41_o14: [0.296875, 0.234375, 0.265625, 0.171875],
    c41_o15: [
        4.6238384, 4.418758, 5.8761616, 8.831243, 4.6238384, 4.418758, 5.8761616, 8.831243, 0.25, 4.633703,
        5.25, 9.166297, 0.25, 4.633703, 5.25, 9.166297
    ],
    c41_o16: [3, 1, 1, 2],
    c41_o17: [4],
}, model=c41_model, name='detection_postprocessing_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT32_INT32_mixed_1
c42_i0 = Input('c42_i0', ('TENSOR_FLOAT32', [1, 3, 4]))
c42_p1 = Parameter('c42_p1', ('TENSOR_FLOAT32', [1, 3, 5]), [
        0.0, -0.875, 1.875, -0.75, -1.625, -0.625, -1.875, 1.0, 0.375, 0.5, -0.25, 0.25, -0.375, 1.125, -1.25
    ])
c42_i2 = Input('c42_i2', ('TENSOR_FLOAT32', [3, 4]))
c42_p3 = Float32Scalar('c42_p3', 2.0)
c42_p4 = Float32Scalar('c42_p4', 10.0)
c42_p5 = Float32Scalar('c42_p5', 10.0)
c42_p6 = Float32Scalar('c42_p6', 5.0)
c42_p7 = BoolScalar('c42_p7', True)
c42_p8 = Int32Scalar('c42_p8', 1)
c42_p9 = Int32Scalar('c42_p9', 1)
c42_p10 = Int32Scalar('c42_p10', 1)
c42_p11 = Float32Scalar('c42_p11', 0.09375)
c42_p12 = Float32Scalar('c42_p12', 0.71)
c42_p13 = BoolScalar('c42_p13', False)
c42_o14 = Output('c42_o14', ('TENSOR_FLOAT32', [1, 1]))
c42_o15 = Output('c42_o15', ('TENSOR_FLOAT32', [1, 1, 4]))
c42_o16 = Output('c42_o16', ('TENSOR_INT32', [1, 1]))
c42_o17 = Output('c42_o17', ('TENSOR_INT32', [1]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_p1)
c42_model.AddOperand(c42_i2)
c42_model.AddOperand(c42_p3)
c42_model.AddOperand(c42_p4)
c42_model.AddOperand(c42_p5)
c42_model.AddOperand(c42_p6)
c42_model.AddOperand(c42_p7)
c42_model.AddOperand(c42_p8)
c42_model.AddOperand(c42_p9)
c42_model.AddOperand(c42_p10)
c42_model.AddOperand(c42_p11)
c42_model.AddOperand(c42_p12)
c42_model.AddOperand(c42_p13)
c42_model.AddOperand(c42_o14)
c42_model.AddOperand(c42_o15)
c42_model.AddOperand(c42_o16)
c42_model.AddOperand(c42_o17)
c42_model.Operation('DETECTION_POSTPROCESSING', c42_i0, c42_p1, c42_i2, c42_p3, c42_p4, c42_p5, c42_p6, c42_p7, c42_p8, c42_p9, c42_p10, c42_p11, c42_p12, c42_p13).To(c42_o14, c42_o15, c42_o16, c42_o17)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [
        0.109375, 0.140625, 0.359375, 0.171875, 0.015625, 0.046875, 0.328125, 0.078125, 0.265625, 0.234375,
        0.296875, 0.203125
    ],
    c42_i2: [8.0, 5.0, 5.0, 2.0, 4.0, 3.0, 4.0, 2.0, 4.0, 8.0, 4.0, 2.0],
    c42_o14: [0.359375],
    c42_o15: [4.9844246, 3.964292, 11.015575, 5.685708],
    c42_o16: [1],
    c42_o17: [1],
}, model=c42_model, name='detection_postprocessing_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT32_INT32_tail_2
c43_i0 = Input('c43_i0', ('TENSOR_FLOAT32', [1, 4, 17]))
c43_i1 = Input('c43_i1', ('TENSOR_FLOAT32', [1, 4, 5]))
c43_i2 = Input('c43_i2', ('TENSOR_FLOAT32', [4, 4]))
c43_p3 = Float32Scalar('c43_p3', 2.0)
c43_p4 = Float32Scalar('c43_p4', 10.0)
c43_p5 = Float32Scalar('c43_p5', 5.0)
c43_p6 = Float32Scalar('c43_p6', 2.0)
c43_p7 = BoolScalar('c43_p7', True)
c43_p8 = Int32Scalar('c43_p8', 1)
c43_p9 = Int32Scalar('c43_p9', 2)
c43_p10 = Int32Scalar('c43_p10', 2)
c43_p11 = Float32Scalar('c43_p11', 0.71875)
c43_p12 = Float32Scalar('c43_p12', 0.29)
c43_p13 = BoolScalar('c43_p13', True)
c43_o14 = Output('c43_o14', ('TENSOR_FLOAT32', [1, 1]))
c43_o15 = Output('c43_o15', ('TENSOR_FLOAT32', [1, 1, 4]))
c43_o16 = Output('c43_o16', ('TENSOR_INT32', [1, 1]))
c43_o17 = Output('c43_o17', ('TENSOR_INT32', [1]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_i1)
c43_model.AddOperand(c43_i2)
c43_model.AddOperand(c43_p3)
c43_model.AddOperand(c43_p4)
c43_model.AddOperand(c43_p5)
c43_model.AddOperand(c43_p6)
c43_model.AddOperand(c43_p7)
c43_model.AddOperand(c43_p8)
c43_model.AddOperand(c43_p9)
c43_model.AddOperand(c43_p10)
c43_model.AddOperand(c43_p11)
c43_model.AddOperand(c43_p12)
c43_model.AddOperand(c43_p13)
c43_model.AddOperand(c43_o14)
c43_model.AddOperand(c43_o15)
c43_model.AddOperand(c43_o16)
c43_model.AddOperand(c43_o17)
c43_model.Operation('DETECTION_POSTPROCESSING', c43_i0, c43_i1, c43_i2, c43_p3, c43_p4, c43_p5, c43_p6, c43_p7, c43_p8, c43_p9, c43_p10, c43_p11, c43_p12, c43_p13).To(c43_o14, c43_o15, c43_o16, c43_o17)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [
        1.421875, 1.453125, 1.234375, 0.796875, 0.109375, 0.984375, 0.578125, 1.484375, 0.234375, 1.921875,
        0.078125, 0.328125, 0.296875, 1.640625, 2.046875, 0.609375, 1.015625, 0.171875, 1.828125, 1.328125,
        1.140625, 0.703125, 1.046875, 0.484375, 1.296875, 0.015625, 0.453125, 1.609375, 0.390625, 1.359375,
        0.828125, 2.015625, 2.109375, 0.140625, 0.640625, 1.578125, 1.796875, 1.171875, 0.890625, 1.109375,
        1.703125, 1.203125, 1.953125, 1.859375, 1.265625, 0.265625, 1.515625, 1.984375, 0.921875, 0.421875,
        1.546875, 0.671875, 1.765625, 0.515625, 1.078125, 2.078125, 0.546875, 1.390625, 1.671875, 0.765625,
        1.734375, 0.359375, 0.953125, 0.046875, 1.890625, 0.203125, 0.859375, 0.734375
    ],
    c43_i1: [
        -0.25, -1.625, 0.875, 1.125, -1.5, 0.25, -1.125, -1.375, 1.375, 0.125, 2.0, -0.375, 0.75, -0.125,
        -0.75, -0.5, 0.625, -1.875, -1.0, 0.375
    ],
    c43_i2: [7.0, 4.0, 3.0, 1.0, 7.0, 6.0, 5.0, 2.0, 5.0, 4.0, 3.0, 2.0, 6.0, 8.0, 5.0, 6.0],
    c43_o14: [2.109375],
    c43_o15: [5.72607, 3.7862625, 9.523931, 7.7637377],
    c43_o16: [15],
    c43_o17: [1],
}, model=c43_model, name='detection_postprocessing_default_FLOAT32_INT32_tail_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT16_INT32_mixed_3
c44_p0 = Parameter('c44_p0', ('TENSOR_FLOAT16', [1, 2, 4]), [0.01563, 0.1719, 0.1094, 0.2344, 0.0781, 0.1406, 0.2031, 0.04688])
c44_p1 = Parameter('c44_p1', ('TENSOR_FLOAT16', [1, 2, 5]), [-0.125, 1.75, 1.25, -1.875, -0.625, 0.375, -1.125, 1.0, 1.5, 1.875])
c44_p2 = Parameter('c44_p2', ('TENSOR_FLOAT16', [2, 4]), [8.0, 2.0, 4.0, 5.0, 2.0, 4.0, 1.0, 5.0])
c44_p3 = Float16Scalar('c44_p3', 5.0)
c44_p4 = Float16Scalar('c44_p4', 2.0)
c44_p5 = Float16Scalar('c44_p5', 10.0)
c44_p6 = Float16Scalar('c44_p6', 5.0)
c44_p7 = BoolScalar('c44_p7', False)
c44_p8 = Int32Scalar('c44_p8', 3)
c44_p9 = Int32Scalar('c44_p9', 2)
c44_p10 = Int32Scalar('c44_p10', 3)
c44_p11 = Float16Scalar('c44_p11', 0.09375)
c44_p12 = Float16Scalar('c44_p12', 0.71)
c44_p13 = BoolScalar('c44_p13', False)
c44_o14 = Output('c44_o14', ('TENSOR_FLOAT16', [1, 6]))
c44_o15 = Output('c44_o15', ('TENSOR_FLOAT16', [1, 6, 4]))
c44_o16 = Output('c44_o16', ('TENSOR_INT32', [1, 6]))
c44_o17 = Output('c44_o17', ('TENSOR_INT32', [1]))
c44_model = Model()
c44_model.AddOperand(c44_p0)
c44_model.AddOperand(c44_p1)
c44_model.AddOperand(c44_p2)
c44_model.AddOperand(c44_p3)
c44_model.AddOperand(c44_p4)
c44_model.AddOperand(c44_p5)
c44_model.AddOperand(c44_p6)
c44_model.AddOperand(c44_p7)
c44_model.AddOperand(c44_p8)
c44_model.AddOperand(c44_p9)
c44_model.AddOperand(c44_p10)
c44_model.AddOperand(c44_p11)
c44_model.AddOperand(c44_p12)
c44_model.AddOperand(c44_p13)
c44_model.AddOperand(c44_o14)
c44_model.AddOperand(c44_o15)
c44_model.AddOperand(c44_o16)
c44_model.AddOperand(c44_o17)
c44_model.Operation('DETECTION_POSTPROCESSING', c44_p0, c44_p1, c44_p2, c44_p3, c44_p4, c44_p5, c44_p6, c44_p7, c44_p8, c44_p9, c44_p10, c44_p11, c44_p12, c44_p13).To(c44_o14, c44_o15, c44_o16, c44_o17)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_o14: [0.2344, 0.1719, 0.2031, 0.1406, 0.0, 0.0],
    c44_o15: [
        5.633, 4.656, 10.164, 8.09, 5.633, 4.656, 10.164, 8.09, 1.522, -2.188, 2.627, 4.562, 1.522, -2.188,
        2.627, 4.562, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    ],
    c44_o16: [2, 0, 1, 0, 0, 0],
    c44_o17: [4],
}, model=c44_model, name='detection_postprocessing_default_FLOAT16_INT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT16_INT32_mixed_4
c45_i0 = Input('c45_i0', ('TENSOR_FLOAT16', [1, 2, 2]))
c45_i1 = Input('c45_i1', ('TENSOR_FLOAT16', [1, 2, 4]))
c45_i2 = Input('c45_i2', ('TENSOR_FLOAT16', [2, 4]))
c45_p3 = Float16Scalar('c45_p3', 10.0)
c45_p4 = Float16Scalar('c45_p4', 10.0)
c45_p5 = Float16Scalar('c45_p5', 10.0)
c45_p6 = Float16Scalar('c45_p6', 5.0)
c45_p7 = BoolScalar('c45_p7', True)
c45_p8 = Int32Scalar('c45_p8', 4)
c45_p9 = Int32Scalar('c45_p9', 1)
c45_p10 = Int32Scalar('c45_p10', 3)
c45_p11 = Float16Scalar('c45_p11', 0.0)
c45_p12 = Float16Scalar('c45_p12', 0.29)
c45_p13 = BoolScalar('c45_p13', True)
c45_o14 = Output('c45_o14', ('TENSOR_FLOAT16', [1, 4]))
c45_o15 = Output('c45_o15', ('TENSOR_FLOAT16', [1, 4, 4]))
c45_o16 = Output('c45_o16', ('TENSOR_INT32', [1, 4]))
c45_o17 = Output('c45_o17', ('TENSOR_INT32', [1]))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_i1)
c45_model.AddOperand(c45_i2)
c45_model.AddOperand(c45_p3)
c45_model.AddOperand(c45_p4)
c45_model.AddOperand(c45_p5)
c45_model.AddOperand(c45_p6)
c45_model.AddOperand(c45_p7)
c45_model.AddOperand(c45_p8)
c45_model.AddOperand(c45_p9)
c45_model.AddOperand(c45_p10)
c45_model.AddOperand(c45_p11)
c45_model.AddOperand(c45_p12)
c45_model.AddOperand(c45_p13)
c45_model.AddOperand(c45_o14)
c45_model.AddOperand(c45_o15)
c45_model.AddOperand(c45_o16)
c45_model.AddOperand(c45_o17)
c45_model.Operation('DETECTION_POSTPROCESSING', c45_i0, c45_i1, c45_i2, c45_p3, c45_p4, c45_p5, c45_p6, c45_p7, c45_p8, c45_p9, c45_p10, c45_p11, c45_p12, c45_p13).To(c45_o14, c45_o15, c45_o16, c45_o17)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [0.0781, 0.01563, 0.1094, 0.04688],
    c45_i1: [1.75, 1.875, 0.375, 0.125, 0.25, 1.625, -1.25, -0.375],
    c45_i2: [6.0, 7.0, 5.0, 6.0, 6.0, 2.0, 6.0, 4.0],
    c45_o14: [0.04688, 0.01563, 0.0, 0.0],
    c45_o15: [3.502, 0.7944, 8.8, 4.504, 4.28, 5.05, 9.47, 11.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    c45_o16: [1, 1, 0, 0],
    c45_o17: [2],
}, model=c45_model, name='detection_postprocessing_default_FLOAT16_INT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# detection_postprocessing_default_FLOAT16_INT32_tail_5
c46_i0 = Input('c46_i0', ('TENSOR_FLOAT16', [1, 4, 17]))
c46_i1 = Input('c46_i1', ('TENSOR_FLOAT16', [1, 4, 4]))
c46_i2 = Input('c46_i2', ('TENSOR_FLOAT16', [4, 4]))
c46_p3 = Float16Scalar('c46_p3', 5.0)
c46_p4 = Float16Scalar('c46_p4', 2.0)
c46_p5 = Float16Scalar('c46_p5', 5.0)
c46_p6 = Float16Scalar('c46_p6', 10.0)
c46_p7 = BoolScalar('c46_p7', True)
c46_p8 = Int32Scalar('c46_p8', 3)
c46_p9 = Int32Scalar('c46_p9', 1)
c46_p10 = Int32Scalar('c46_p10', 3)
c46_p11 = Float16Scalar('c46_p11', 0.75)
c46_p12 = Float16Scalar('c46_p12', 0.29)
c46_p13 = BoolScalar('c46_p13', False)
c46_o14 = Output('c46_o14', ('TENSOR_FLOAT16', [1, 3]))
c46_o15 = Output('c46_o15', ('TENSOR_FLOAT16', [1, 3, 4]))
c46_o16 = Output('c46_o16', ('TENSOR_INT32', [1, 3]))
c46_o17 = Output('c46_o17', ('TENSOR_INT32', [1]))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_i1)
c46_model.AddOperand(c46_i2)
c46_model.AddOperand(c46_p3)
c46_model.AddOperand(c46_p4)
c46_model.AddOperand(c46_p5)
c46_model.AddOperand(c46_p6)
c46_model.AddOperand(c46_p7)
c46_model.AddOperand(c46_p8)
c46_model.AddOperand(c46_p9)
c46_model.AddOperand(c46_p10)
c46_model.AddOperand(c46_p11)
c46_model.AddOperand(c46_p12)
c46_model.AddOperand(c46_p13)
c46_model.AddOperand(c46_o14)
c46_model.AddOperand(c46_o15)
c46_model.AddOperand(c46_o16)
c46_model.AddOperand(c46_o17)
c46_model.Operation('DETECTION_POSTPROCESSING', c46_i0, c46_i1, c46_i2, c46_p3, c46_p4, c46_p5, c46_p6, c46_p7, c46_p8, c46_p9, c46_p10, c46_p11, c46_p12, c46_p13).To(c46_o14, c46_o15, c46_o16, c46_o17)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_i0: [
        1.234, 0.2031, 1.141, 0.2344, 0.01563, 0.6094, 1.766, 0.7656, 1.516, 1.078, 0.828, 0.3594, 1.484,
        0.703, 1.578, 0.1406, 0.953, 0.578, 1.266, 0.797, 1.797, 1.891, 1.422, 1.984, 0.8906, 0.672, 1.703,
        1.047, 0.4531, 0.4844, 2.078, 0.1719, 1.203, 1.609, 1.547, 0.2969, 2.047, 1.828, 1.391, 0.7344,
        0.3281, 2.016, 0.4219, 1.172, 1.734, 0.3906, 0.8594, 0.547, 0.04688, 1.953, 1.859, 1.641, 2.11, 0.922,
        1.922, 1.453, 1.016, 0.5156, 1.109, 1.359, 1.328, 1.672, 1.297, 0.0781, 0.6406, 0.9844, 0.1094, 0.2656
    ],
    c46_i1: [
        1.75, -1.0, -0.25, 1.375, -0.75, -0.875, 0.25, -0.125, -1.875, 0.875, -1.5, -1.75, -1.25, -0.625,
        -1.625, 1.125
    ],
    c46_i2: [7.0, 5.0, 3.0, 3.0, 3.0, 5.0, 5.0, 3.0, 4.0, 3.0, 3.0, 5.0, 8.0, 8.0, 5.0, 2.0],
    c46_o14: [2.11, 2.078, 2.047],
    c46_o15: [4.945, 6.258, 8.555, 8.49, -0.3782, 2.207, 4.88, 5.168, 1.764, 3.088, 3.986, 7.285],
    c46_o16: [0, 12, 1],
    c46_o17: [3],
}, model=c46_model, name='detection_postprocessing_default_FLOAT16_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_FLOAT32_INT32_mixed_0
c47_p0 = Parameter('c47_p0', ('TENSOR_FLOAT32', [2, 1, 2, 1]), [0.078125, 0.046875, 0.109375, 0.015625])
c47_i1 = Input('c47_i1', ('TENSOR_FLOAT32', [2, 1, 2, 4]))
c47_i2 = Input('c47_i2', ('TENSOR_FLOAT32', [1, 4]))
c47_i3 = Input('c47_i3', ('TENSOR_FLOAT32', [2, 2]))
c47_p4 = Float32Scalar('c47_p4', 4.0)
c47_p5 = Float32Scalar('c47_p5', 2.5)
c47_p6 = Int32Scalar('c47_p6', 3)
c47_p7 = Int32Scalar('c47_p7', -1)
c47_p8 = Float32Scalar('c47_p8', 0.53)
c47_p9 = Float32Scalar('c47_p9', 0.0)
c47_p10 = BoolScalar('c47_p10', False)
c47_o11 = Output('c47_o11', ('TENSOR_FLOAT32', [0]))
c47_o12 = Output('c47_o12', ('TENSOR_FLOAT32', [0, 4]))
c47_o13 = Output('c47_o13', ('TENSOR_INT32', [0]))
c47_model = Model()
c47_model.AddOperand(c47_p0)
c47_model.AddOperand(c47_i1)
c47_model.AddOperand(c47_i2)
c47_model.AddOperand(c47_i3)
c47_model.AddOperand(c47_p4)
c47_model.AddOperand(c47_p5)
c47_model.AddOperand(c47_p6)
c47_model.AddOperand(c47_p7)
c47_model.AddOperand(c47_p8)
c47_model.AddOperand(c47_p9)
c47_model.AddOperand(c47_p10)
c47_model.AddOperand(c47_o11)
c47_model.AddOperand(c47_o12)
c47_model.AddOperand(c47_o13)
c47_model.Operation('GENERATE_PROPOSALS', c47_p0, c47_i1, c47_i2, c47_i3, c47_p4, c47_p5, c47_p6, c47_p7, c47_p8, c47_p9, c47_p10).To(c47_o11, c47_o12, c47_o13)
c47_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c47_i1: [
        0.5, 1.0, -1.0, -0.75, 0.125, -0.625, -0.125, -0.875, 0.875, 0.0, 0.25, 0.75, 0.625, -0.375, 0.375,
        -0.25
    ],
    c47_i2: [3.0, 0.0, 4.0, 4.0],
    c47_i3: [19.0, 25.0, 15.0, 17.0],
    c47_o11: np.reshape(np.array([0.078125, 0.046875, 0.109375, 0.015625], np.float32), [4]),
    c47_o12: np.reshape(np.array([
        3.8160603, 5.055267, 4.18394, 6.944733, 5.6837516, 0.0, 6.5662484, 0.33372405, 3.7329874, 0.0,
        5.0170126, 6.234, 5.8975043, 0.0, 7.3524957, 2.0576015
    ], np.float32), [4, 4]),
    c47_o13: np.reshape(np.array([0, 0, 1, 1], np.int32), [4]),
}, model=c47_model, name='generate_proposals_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_FLOAT32_INT32_mixed_1
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c48_p1 = Parameter('c48_p1', ('TENSOR_FLOAT32', [2, 4, 2, 3]), [
        -0.375, 0.125, 0.25, -0.875, -0.125, -0.125, -0.625, 0.75, 0.375, 0.875, -0.75, 0.75, -0.25, 0.625,
        0.5, -1.0, -0.25, 0.125, 1.0, -0.5, -0.75, 0.0, 0.625, 0.5, 0.0, -0.625, -0.875, 0.0, 0.5, 0.125,
        0.375, 1.0, -0.375, -0.875, -0.125, 0.875, 0.25, 0.875, -0.5, 0.375, 0.625, -0.625, -1.0, -0.5,
        -0.375, 0.25, 0.75, 1.0
    ])
c48_p2 = Parameter('c48_p2', ('TENSOR_FLOAT32', [1, 4]), [5.0, 1.0, 7.0, 6.0])
c48_p3 = Parameter('c48_p3', ('TENSOR_FLOAT32', [2, 2]), [15.0, 20.0, 20.0, 16.0])
c48_p4 = Float32Scalar('c48_p4', 2.0)
c48_p5 = Float32Scalar('c48_p5', 4.0)
c48_p6 = Int32Scalar('c48_p6', 5)
c48_p7 = Int32Scalar('c48_p7', 3)
c48_p8 = Float32Scalar('c48_p8', 0.29)
c48_p9 = Float32Scalar('c48_p9', 0.0)
c48_p10 = BoolScalar('c48_p10', True)
c48_o11 = Output('c48_o11', ('TENSOR_FLOAT32', [0]))
c48_o12 = Output('c48_o12', ('TENSOR_FLOAT32', [0, 4]))
c48_o13 = Output('c48_o13', ('TENSOR_INT32', [0]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_p1)
c48_model.AddOperand(c48_p2)
c48_model.AddOperand(c48_p3)
c48_model.AddOperand(c48_p4)
c48_model.AddOperand(c48_p5)
c48_model.AddOperand(c48_p6)
c48_model.AddOperand(c48_p7)
c48_model.AddOperand(c48_p8)
c48_model.AddOperand(c48_p9)
c48_model.AddOperand(c48_p10)
c48_model.AddOperand(c48_o11)
c48_model.AddOperand(c48_o12)
c48_model.AddOperand(c48_o13)
c48_model.Operation('GENERATE_PROPOSALS', c48_i0, c48_p1, c48_p2, c48_p3, c48_p4, c48_p5, c48_p6, c48_p7, c48_p8, c48_p9, c48_p10).To(c48_o11, c48_o12, c48_o13)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [
        0.046875, 0.109375, 0.203125, 0.171875, 0.015625, 0.265625, 0.078125, 0.140625, 0.296875, 0.234375,
        0.359375, 0.328125
    ],
    c48_o11: np.reshape(np.array([0.265625, 0.203125, 0.171875, 0.359375, 0.328125, 0.296875], np.float32), [6]),
    c48_o12: np.reshape(np.array([
        12.616852, 5.1281967, 14.883148, 13.371803, 12.851278, 4.1940837, 16.148722, 6.5559163, 3.8821206,
        7.375, 4.6178794, 12.375, 9.131754, 0.0, 12.868246, 10.1675005, 13.714739, 3.0792954, 14.785261,
        16.670704, 11.64347, 0.0, 12.85653, 3.343223
    ], np.float32), [6, 4]),
    c48_o13: np.reshape(np.array([0, 0, 0, 1, 1, 1], np.int32), [6]),
}, model=c48_model, name='generate_proposals_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_FLOAT32_INT32_tail_2
c49_i0 = Input('c49_i0', ('TENSOR_FLOAT32', [2, 17, 1, 2]))
c49_i1 = Input('c49_i1', ('TENSOR_FLOAT32', [2, 68, 1, 2]))
c49_i2 = Input('c49_i2', ('TENSOR_FLOAT32', [17, 4]))
c49_i3 = Input('c49_i3', ('TENSOR_FLOAT32', [2, 2]))
c49_p4 = Float32Scalar('c49_p4', 2.0)
c49_p5 = Float32Scalar('c49_p5', 2.5)
c49_p6 = Int32Scalar('c49_p6', 0)
c49_p7 = Int32Scalar('c49_p7', -1)
c49_p8 = Float32Scalar('c49_p8', 0.53)
c49_p9 = Float32Scalar('c49_p9', 0.0)
c49_p10 = BoolScalar('c49_p10', True)
c49_o11 = Output('c49_o11', ('TENSOR_FLOAT32', [0]))
c49_o12 = Output('c49_o12', ('TENSOR_FLOAT32', [0, 4]))
c49_o13 = Output('c49_o13', ('TENSOR_INT32', [0]))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_i1)
c49_model.AddOperand(c49_i2)
c49_model.AddOperand(c49_i3)
c49_model.AddOperand(c49_p4)
c49_model.AddOperand(c49_p5)
c49_model.AddOperand(c49_p6)
c49_model.AddOperand(c49_p7)
c49_model.AddOperand(c49_p8)
c49_model.AddOperand(c49_p9)
c49_model.AddOperand(c49_p10)
c49_model.AddOperand(c49_o11)
c49_model.AddOperand(c49_o12)
c49_model.AddOperand(c49_o13)
c49_model.Operation('GENERATE_PROPOSALS', c49_i0, c49_i1, c49_i2, c49_i3, c49_p4, c49_p5, c49_p6, c49_p7, c49_p8, c49_p9, c49_p10).To(c49_o11, c49_o12, c49_o13)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [
        1.046875, 0.078125, 0.734375, 0.609375, 0.515625, 0.765625, 2.015625, 1.453125, 1.109375, 1.328125,
        1.265625, 1.828125, 1.140625, 0.234375, 0.921875, 2.078125, 2.109375, 1.015625, 0.953125, 0.671875,
        2.046875, 1.890625, 1.484375, 0.484375, 1.171875, 1.734375, 0.703125, 0.140625, 0.296875, 0.359375,
        1.578125, 0.828125, 0.171875, 1.703125, 0.578125, 1.234375, 0.546875, 1.546875, 0.046875, 1.390625,
        1.421875, 0.796875, 0.203125, 1.671875, 1.359375, 1.984375, 1.859375, 1.515625, 1.296875, 0.328125,
        0.984375, 0.421875, 1.953125, 1.640625, 0.015625, 0.859375, 0.265625, 0.453125, 0.890625, 1.765625,
        1.921875, 1.078125, 1.203125, 0.640625, 1.609375, 0.390625, 0.109375, 1.796875
    ],
    c49_i1: [
        -0.375, 0.5, 0.375, 0.75, 0.75, 0.125, -0.875, -1.0, -0.125, 0.875, 0.5, 1.0, -0.25, 0.0, -1.0, 0.25,
        0.125, -0.125, 1.0, -0.5, -0.5, -0.375, 0.25, -0.625, -0.625, -0.25, 0.875, 0.375, -0.75, 0.625, 0.0,
        -0.875, 0.625, -0.75, -1.0, -0.25, 0.75, -0.625, 0.875, -0.75, -0.5, 0.25, 0.375, -0.5, 0.125, 0.0,
        0.25, -0.875, 0.0, -1.0, -0.625, -0.375, -0.125, -0.125, 0.5, 0.625, -0.375, 0.875, -0.75, 0.5, 1.0,
        0.125, 0.625, 1.0, -0.25, 0.75, -0.875, 0.375, 1.0, 0.75, 0.25, 1.0, -0.125, -0.375, -0.875, 0.5,
        0.125, -0.125, -0.375, -1.0, -0.625, -0.75, -0.25, 0.625, 0.875, -0.25, -1.0, 0.25, -0.75, 0.125,
        0.75, -0.875, 0.375, 0.875, 0.625, -0.5, 0.0, 0.375, -0.5, -0.625, 0.5, 0.0, -0.5, 0.625, 0.25, -0.75,
        0.625, -0.25, 0.0, 0.875, -0.75, -0.625, -0.625, -0.125, -0.375, 0.75, -1.0, -0.375, 1.0, 0.0, -0.125,
        -1.0, 0.75, 0.25, 0.125, 0.375, 0.875, -0.5, 0.5, -0.875, -0.25, 0.5, 0.375, 0.125, -0.875, 1.0,
        0.625, -0.875, -0.625, 0.625, 0.25, -0.25, 0.75, -0.375, -0.75, 0.25, 0.875, 0.5, -0.375, -0.625,
        0.125, 0.0, -0.875, 1.0, 0.375, -0.125, 0.5, 0.75, -0.25, 0.125, -1.0, 0.375, -0.5, 0.875, 0.0, -0.5,
        1.0, -0.75, -0.125, -1.0, -0.375, 0.25, 0.75, 0.5, -0.125, -0.625, -0.875, -0.25, -0.75, -0.375,
        -0.625, 1.0, -0.25, 0.625, 0.5, -0.75, 0.25, -0.5, 0.625, 0.875, -1.0, 0.0, -0.5, 0.75, 0.875, -0.125,
        0.0, 0.125, 1.0, 0.375, 0.375, -0.875, 0.125, -1.0, 0.0, -0.5, 0.875, 0.0, -0.125, -1.0, 0.125, 0.375,
        -0.25, 0.625, -0.875, -0.625, -1.0, -0.875, 0.625, -0.375, 0.75, -0.125, 0.375, -0.25, -0.375, -0.75,
        -0.625, 0.75, -0.75, 1.0, 0.25, 0.25, -0.5, 0.875, 0.5, 0.5, 1.0, 0.125, -0.25, 0.625, -0.75, 0.0,
        -0.625, 0.5, 0.875, 0.875, 0.125, -0.75, 0.25, -0.875, -0.375, -0.375, 0.0, 1.0, -1.0, -0.5, 0.625,
        0.125, 0.75, -0.125, 1.0, 0.375, 0.375, -0.25, -0.875, 0.75, 0.5, 0.25, -0.5, -0.625, -0.125, -1.0
    ],
    c49_i2: [
        3.0, 0.0, 6.0, 6.0, 2.0, 0.0, 10.0, 5.0, 3.0, 4.0, 10.0, 7.0, 0.0, 0.0, 10.0, 8.0, 6.0, 1.0, 7.0, 6.0,
        1.0, 5.0, 7.0, 7.0, 4.0, 1.0, 8.0, 8.0, 1.0, 1.0, 5.0, 7.0, 3.0, 1.0, 9.0, 6.0, 0.0, 2.0, 6.0, 4.0,
        0.0, 0.0, 5.0, 7.0, 0.0, 3.0, 10.0, 4.0, 0.0, 0.0, 7.0, 8.0, 1.0, 0.0, 6.0, 3.0, 6.0, 0.0, 9.0, 3.0,
        2.0, 1.0, 9.0, 7.0, 1.0, 2.0, 6.0, 5.0
    ],
    c49_i3: [19.0, 20.0, 12.0, 20.0],
    c49_o11: np.reshape(np.array([
        2.109375, 2.078125, 2.046875, 2.015625, 1.890625, 1.828125, 1.734375, 1.703125, 1.578125, 1.484375,
        1.453125, 1.328125, 1.265625, 1.140625, 1.109375, 1.046875, 1.015625, 0.953125, 0.921875, 0.765625,
        0.734375, 0.703125, 0.671875, 0.609375, 0.515625, 0.484375, 0.359375, 0.296875, 0.234375, 0.171875,
        0.140625, 0.078125, 1.984375, 1.953125, 1.921875, 1.859375, 1.796875, 1.765625, 1.671875, 1.640625,
        1.609375, 1.546875, 1.515625, 1.390625, 1.359375, 1.296875, 1.234375, 1.203125, 1.078125, 0.984375,
        0.890625, 0.859375, 0.796875, 0.640625, 0.578125, 0.546875, 0.453125, 0.421875, 0.390625, 0.265625,
        0.203125, 0.109375, 0.046875
    ], np.float32), [63]),
    c49_o12: np.reshape(np.array([
        0.0, 0.0, 12.654845, 2.3350635, 6.733703, 0.0, 11.266297, 15.154845, 0.0, 0.46242195, 5.372188,
        3.037578, 0.0, 7.0, 1.1118327, 15.0, 0.0, 3.380911, 3.197002, 12.369089, 5.0, 4.583138, 11.0,
        5.416862, 5.125, 0.0, 12.125, 6.472984, 0.0, 0.92257726, 4.457871, 9.077423, 0.6589804, 1.3033742,
        8.59102, 15.696626, 0.0, 3.315877, 4.774957, 5.184123, 0.0, 5.332552, 14.341229, 8.667448, 7.9823694,
        1.0690836, 8.517631, 3.4309163, 0.0, 5.465975, 4.3994455, 8.034025, 4.2350063, 0.0, 7.7649937,
        5.8955245, 6.0665, 0.0, 8.1835, 4.497188, 0.19949998, 3.999414, 6.5505, 6.500586, 6.649, 0.0, 19.351,
        12.170705, 0.0, 0.5627107, 5.6494455, 1.9372892, 0.0, 0.0, 6.9365635, 5.1047378, 5.7194877, 3.1971078,
        10.530513, 4.802892, 1.8847969, 4.0803013, 8.115203, 5.9196987, 2.25, 2.6664503, 7.25, 4.08355,
        0.6025093, 3.6321206, 5.8974905, 4.3678794, 11.5, 4.2899365, 19.5, 10.710064, 5.252143, 6.5739617,
        9.497857, 10.426038, 0.0, 2.3217347, 20.0, 2.9282653, 8.594066, 2.25, 10.655934, 5.25, 5.0731807, 0.0,
        6.1768193, 4.4524226, 2.735006, 0.0, 6.2649937, 8.413861, 2.3625214, 2.124707, 9.637479, 3.375293,
        0.0, 0.0, 8.247189, 1.5528921, 6.800277, 6.396362, 10.199722, 8.603639, 0.0, 3.3817542, 13.154845,
        7.118246, 0.0, 2.833138, 4.5864024, 3.666862, 0.0, 0.0, 5.747188, 1.3247226, 4.2635083, 4.962422,
        11.736492, 7.537578, 8.411846, 3.698181, 11.088154, 4.8018193, 8.15898, 0.52701616, 16.091019, 12.0,
        7.175639, 3.4118464, 8.824361, 6.0881534, 0.0, 3.2147386, 5.1047378, 4.2852616, 0.3610136, 4.135026,
        19.388987, 12.0, 8.358954, 2.5, 12.641046, 7.5, 0.7022494, 0.0, 10.29775, 4.5, 8.5905, 3.4252772,
        20.0, 6.824723, 0.0, 3.7211993, 0.3557843, 5.278801, 0.0, 1.0951545, 3.0, 12.0, 3.2067988, 4.6881323,
        5.543201, 8.811868, 6.75, 0.0, 9.75, 0.92681915, 0.002811765, 2.2914503, 11.997189, 3.7085497, 5.25,
        0.0, 11.25, 10.122189, 0.0, 4.884797, 9.513987, 11.115203, 0.0, 0.0, 2.8312423, 3.6008027, 8.217347,
        9.110534, 14.282653, 12.0, 3.2975771, 0.0, 11.452423, 1.284796, 4.4489617, 0.0, 8.301038, 5.601, 0.0,
        4.042129, 2.7491572, 9.707871, 0.0, 3.6079874, 13.591409, 4.8920126, 1.430408, 0.0, 5.069592, 1.0,
        3.78253, 0.91359764, 13.96747, 5.5864024, 0.0, 2.2329874, 3.6118329, 3.5170126, 5.3165, 0.0, 7.4335,
        3.8312423, 0.0, 3.6762547, 0.64132667, 6.3237453, 0.0, 5.456799, 6.1455245, 7.793201
    ], np.float32), [63, 4]),
    c49_o13: np.reshape(np.array([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
    ], np.int32), [63]),
}, model=c49_model, name='generate_proposals_default_FLOAT32_INT32_tail_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_FLOAT16_INT32_mixed_3
c50_p0 = Parameter('c50_p0', ('TENSOR_FLOAT16', [1, 2, 1, 2]), [0.04688, 0.01563, 0.0781, 0.1094])
c50_p1 = Parameter('c50_p1', ('TENSOR_FLOAT16', [1, 2, 1, 8]), [
        -0.75, 0.5, -0.875, -0.375, -0.625, 1.0, -1.0, -0.25, 0.25, -0.125, 0.125, -0.5, 0.75, 0.875, 0.0,
        0.625
    ])
c50_p2 = Parameter('c50_p2', ('TENSOR_FLOAT16', [2, 4]), [0.0, 0.0, 1.0, 6.0, 3.0, 5.0, 4.0, 7.0])
c50_p3 = Parameter('c50_p3', ('TENSOR_FLOAT16', [1, 2]), [12.0, 25.0])
c50_p4 = Float16Scalar('c50_p4', 2.5)
c50_p5 = Float16Scalar('c50_p5', 2.0)
c50_p6 = Int32Scalar('c50_p6', 6)
c50_p7 = Int32Scalar('c50_p7', 4)
c50_p8 = Float16Scalar('c50_p8', 0.71)
c50_p9 = Float16Scalar('c50_p9', 1.3)
c50_p10 = BoolScalar('c50_p10', False)
c50_o11 = Output('c50_o11', ('TENSOR_FLOAT16', [0]))
c50_o12 = Output('c50_o12', ('TENSOR_FLOAT16', [0, 4]))
c50_o13 = Output('c50_o13', ('TENSOR_INT32', [0]))
c50_model = Model()
c50_model.AddOperand(c50_p0)
c50_model.AddOperand(c50_p1)
c50_model.AddOperand(c50_p2)
c50_model.AddOperand(c50_p3)
c50_model.AddOperand(c50_p4)
c50_model.AddOperand(c50_p5)
c50_model.AddOperand(c50_p6)
c50_model.AddOperand(c50_p7)
c50_model.AddOperand(c50_p8)
c50_model.AddOperand(c50_p9)
c50_model.AddOperand(c50_p10)
c50_model.AddOperand(c50_o11)
c50_model.AddOperand(c50_o12)
c50_model.AddOperand(c50_o13)
c50_model.Operation('GENERATE_PROPOSALS', c50_p0, c50_p1, c50_p2, c50_p3, c50_p4, c50_p5, c50_p6, c50_p7, c50_p8, c50_p9, c50_p10).To(c50_o11, c50_o12, c50_o13)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_o11: np.reshape(np.array([], np.float16), [0]),
    c50_o12: np.reshape(np.array([], np.float16), [0, 4]),
    c50_o13: np.reshape(np.array([], np.int32), [0]),
}, model=c50_model, name='generate_proposals_default_FLOAT16_INT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_FLOAT16_INT32_mixed_4
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c51_i1 = Input('c51_i1', ('TENSOR_FLOAT16', [2, 8, 3, 3]))
c51_i2 = Input('c51_i2', ('TENSOR_FLOAT16', [2, 4]))
c51_i3 = Input('c51_i3', ('TENSOR_FLOAT16', [2, 2]))
c51_p4 = Float16Scalar('c51_p4', 4.0)
c51_p5 = Float16Scalar('c51_p5', 4.0)
c51_p6 = Int32Scalar('c51_p6', 2)
c51_p7 = Int32Scalar('c51_p7', 3)
c51_p8 = Float16Scalar('c51_p8', 0.53)
c51_p9 = Float16Scalar('c51_p9', 0.0)
c51_p10 = BoolScalar('c51_p10', True)
c51_o11 = Output('c51_o11', ('TENSOR_FLOAT16', [0]))
c51_o12 = Output('c51_o12', ('TENSOR_FLOAT16', [0, 4]))
c51_o13 = Output('c51_o13', ('TENSOR_INT32', [0]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_i1)
c51_model.AddOperand(c51_i2)
c51_model.AddOperand(c51_i3)
c51_model.AddOperand(c51_p4)
c51_model.AddOperand(c51_p5)
c51_model.AddOperand(c51_p6)
c51_model.AddOperand(c51_p7)
c51_model.AddOperand(c51_p8)
c51_model.AddOperand(c51_p9)
c51_model.AddOperand(c51_p10)
c51_model.AddOperand(c51_o11)
c51_model.AddOperand(c51_o12)
c51_model.AddOperand(c51_o13)
c51_model.Operation('GENERATE_PROPOSALS', c51_i0, c51_i1, c51_i2, c51_i3, c51_p4, c51_p5, c51_p6, c51_p7, c51_p8, c51_p9, c51_p10).To(c51_o11, c51_o12, c51_o13)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [
        0.2031, 0.797, 1.016, 0.547, 0.1719, 0.1406, 0.4844, 0.703, 0.828, 0.3906, 1.047, 0.578, 0.2656,
        0.6094, 0.7344, 1.109, 0.4219, 0.9844, 0.3281, 0.922, 0.953, 0.8594, 0.8906, 0.3594, 0.01563, 0.672,
        0.2969, 0.1094, 0.5156, 1.078, 0.0781, 0.6406, 0.04688, 0.7656, 0.4531, 0.2344
    ],
    c51_i1: [
        0.125, 0.0, -0.5, -0.25, -0.75, 0.625, -0.5, 1.0, -0.875, 0.375, -0.875, -1.0, 0.75, 0.5, 0.5, -0.75,
        0.5, -0.75, 0.5, -0.625, 0.875, 0.25, -0.125, 0.0, 0.25, -1.0, -0.5, 1.0, -0.375, 0.375, 1.0, -0.875,
        0.125, -0.375, 0.125, 0.0, 0.75, -1.0, 0.125, 0.0, 0.375, -1.0, -0.25, 0.75, 0.25, 0.875, -0.125,
        -0.625, 0.625, 0.75, 1.0, 0.875, 0.25, 0.625, 0.25, -0.75, -0.375, -0.5, -0.25, -0.625, -0.125, 0.375,
        -1.0, 0.625, -0.25, -0.125, -0.875, -0.375, 0.875, -0.625, 0.625, -0.5, -0.125, -0.875, -0.75, 0.625,
        0.0, -0.625, 0.875, -0.5, 1.0, 0.5, 0.0, 0.875, 0.75, -0.5, 0.125, 0.75, -1.0, 0.125, -0.25, -0.75,
        0.125, -1.0, 0.25, 0.5, -0.375, -0.25, -0.75, 0.875, -0.375, 0.5, -0.125, -1.0, -0.75, -0.125, 0.5,
        0.0, 1.0, 0.375, 0.25, -0.5, 1.0, 0.75, 0.25, 1.0, 0.875, 0.75, 0.0, -0.875, 1.0, -0.125, 0.875,
        0.625, -0.75, -0.375, -0.625, -0.25, -0.625, -0.375, -0.875, 0.375, 0.375, 0.0, 0.375, 0.125, 0.375,
        -0.375, -0.25, 0.625, -0.625, 0.125, -0.875, -0.125
    ],
    c51_i2: [3.0, 1.0, 5.0, 6.0, 3.0, 1.0, 9.0, 3.0],
    c51_i3: [13.0, 21.0, 13.0, 21.0],
    c51_o11: np.reshape(np.array([1.109, 1.047, 1.078, 0.953], np.float16), [4]),
    c51_o12: np.reshape(np.array([
        1.853, 11.21, 7.15, 12.29, 2.582, 0.971, 5.418, 2.53, 13.89, 0.0, 17.11, 0.9375, 9.37, 3.754, 11.63,
        12.0
    ], np.float16), [4, 4]),
    c51_o13: np.reshape(np.array([0, 0, 1, 1], np.int32), [4]),
}, model=c51_model, name='generate_proposals_default_FLOAT16_INT32_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_FLOAT16_INT32_tail_5
c52_i0 = Input('c52_i0', ('TENSOR_FLOAT16', [2, 17, 2, 1]))
c52_i1 = Input('c52_i1', ('TENSOR_FLOAT16', [2, 68, 2, 1]))
c52_i2 = Input('c52_i2', ('TENSOR_FLOAT16', [17, 4]))
c52_i3 = Input('c52_i3', ('TENSOR_FLOAT16', [2, 2]))
c52_p4 = Float16Scalar('c52_p4', 2.5)
c52_p5 = Float16Scalar('c52_p5', 2.0)
c52_p6 = Int32Scalar('c52_p6', 1)
c52_p7 = Int32Scalar('c52_p7', 3)
c52_p8 = Float16Scalar('c52_p8', 0.71)
c52_p9 = Float16Scalar('c52_p9', 1.3)
c52_p10 = BoolScalar('c52_p10', True)
c52_o11 = Output('c52_o11', ('TENSOR_FLOAT16', [0]))
c52_o12 = Output('c52_o12', ('TENSOR_FLOAT16', [0, 4]))
c52_o13 = Output('c52_o13', ('TENSOR_INT32', [0]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_i1)
c52_model.AddOperand(c52_i2)
c52_model.AddOperand(c52_i3)
c52_model.AddOperand(c52_p4)
c52_model.AddOperand(c52_p5)
c52_model.AddOperand(c52_p6)
c52_model.AddOperand(c52_p7)
c52_model.AddOperand(c52_p8)
c52_model.AddOperand(c52_p9)
c52_model.AddOperand(c52_p10)
c52_model.AddOperand(c52_o11)
c52_model.AddOperand(c52_o12)
c52_model.AddOperand(c52_o13)
c52_model.Operation('GENERATE_PROPOSALS', c52_i0, c52_i1, c52_i2, c52_i3, c52_p4, c52_p5, c52_p6, c52_p7, c52_p8, c52_p9, c52_p10).To(c52_o11, c52_o12, c52_o13)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [
        0.9844, 1.234, 0.2344, 1.297, 1.391, 1.672, 0.797, 1.016, 0.547, 1.859, 0.6406, 0.3594, 1.453, 0.703,
        1.828, 1.641, 0.1406, 1.203, 0.4219, 1.734, 1.703, 0.922, 1.609, 1.797, 0.3906, 2.078, 0.2656, 1.766,
        1.547, 1.172, 1.109, 0.1094, 0.7344, 0.578, 0.953, 0.2031, 0.3281, 0.8906, 1.047, 1.953, 2.016, 1.422,
        2.11, 0.1719, 2.047, 1.328, 1.141, 0.7656, 0.672, 1.078, 1.484, 1.266, 1.922, 0.2969, 0.6094, 0.8594,
        0.01563, 0.4844, 1.578, 0.5156, 0.828, 1.516, 1.891, 0.04688, 1.359, 1.984, 0.4531, 0.0781
    ],
    c52_i1: [
        0.5, -0.5, -1.0, -0.25, 0.0, 0.875, -0.375, 0.0, 0.375, -1.0, -0.125, 0.125, 0.75, 0.25, 0.125,
        -0.375, 0.875, 1.0, -0.625, 0.375, -0.5, -0.75, 0.625, 0.625, -0.75, -0.625, -0.25, 0.5, 1.0, -0.125,
        -0.875, 0.75, 0.25, -0.875, 0.75, 0.375, 0.875, 0.875, 0.5, -0.875, -1.0, -0.125, 1.0, -0.5, 0.0,
        0.75, -0.75, -0.75, -0.5, -0.25, -0.625, 0.125, -0.125, -1.0, -0.25, -0.375, 0.125, 0.0, -0.375,
        0.625, 0.625, -0.625, 0.25, 0.5, 0.375, 1.0, -0.875, 0.25, -0.5, 0.875, -0.875, 0.5, 0.125, -0.5,
        -0.75, 1.0, -0.375, -0.625, 0.875, 0.0, -0.125, 0.375, -1.0, -0.25, -0.625, 0.25, 0.25, -0.125, 0.75,
        0.125, 0.375, -0.75, 1.0, -1.0, -0.25, -0.375, 0.5, -0.875, 0.625, 0.75, 0.0, 0.625, 1.0, 1.0, 0.875,
        0.375, -0.375, 0.75, 0.625, 0.5, 0.125, 0.875, -0.625, 0.125, 0.375, -0.375, -0.75, -0.125, 0.75,
        0.25, -0.125, 0.625, -0.875, -0.75, -1.0, -1.0, 0.0, -0.875, 0.5, -0.5, -0.5, -0.625, 0.25, 0.0,
        -0.25, -0.25, -0.875, -0.75, 0.125, 0.625, 0.25, 1.0, 1.0, -0.5, -0.75, 0.0, -0.625, 0.375, 0.625,
        -0.875, -0.5, -1.0, -0.125, -0.125, -1.0, -0.25, 0.875, -0.375, -0.25, 0.5, 0.375, 0.25, 0.5, -0.625,
        0.75, 0.75, 0.0, 0.875, -0.375, 0.125, -0.5, 0.125, 0.75, 0.875, 0.625, -0.125, 0.125, 0.5, -1.0,
        0.375, -0.75, -0.375, 0.875, -1.0, -0.875, 0.625, -0.625, 0.75, 0.25, -0.5, 0.375, 0.0, -0.125, -0.75,
        0.0, 1.0, -0.375, 0.25, -0.25, -0.25, 0.5, -0.875, 1.0, -0.625, 0.25, -0.5, 0.5, -1.0, 1.0, 0.25,
        -0.625, 0.875, 0.625, -0.125, -0.125, -0.625, -0.875, 0.125, -0.5, 0.625, 0.375, 1.0, 0.875, -0.75,
        0.75, 0.375, 0.125, 0.5, -1.0, -0.25, 0.0, -0.875, -0.375, 0.75, -0.25, -0.375, -0.75, 0.0, -0.625,
        0.625, 0.5, -0.875, 0.875, 0.875, 0.75, -1.0, -0.5, -0.625, -0.125, 0.375, -0.875, -0.5, 0.625,
        -0.125, 0.25, 0.125, -1.0, 0.5, -0.375, 0.0, 0.0, -0.375, 1.0, 0.25, -0.75, 0.75, 0.375, -0.75, -0.25,
        -0.25, 0.125, 1.0
    ],
    c52_i2: [
        2.0, 5.0, 7.0, 6.0, 1.0, 0.0, 6.0, 1.0, 3.0, 1.0, 9.0, 8.0, 2.0, 0.0, 6.0, 8.0, 5.0, 1.0, 10.0, 7.0,
        2.0, 0.0, 10.0, 8.0, 5.0, 0.0, 7.0, 5.0, 3.0, 2.0, 10.0, 8.0, 2.0, 0.0, 9.0, 3.0, 0.0, 0.0, 8.0, 8.0,
        2.0, 2.0, 7.0, 4.0, 3.0, 5.0, 9.0, 7.0, 2.0, 1.0, 8.0, 8.0, 1.0, 1.0, 8.0, 6.0, 1.0, 1.0, 5.0, 8.0,
        3.0, 0.0, 7.0, 8.0, 1.0, 1.0, 3.0, 6.0
    ],
    c52_i3: [12.0, 18.0, 17.0, 23.0],
    c52_o11: np.reshape(np.array([2.078, 2.11], np.float16), [2]),
    c52_o12: np.reshape(np.array([0.0, 2.736, 5.355, 12.0, 0.3325, 0.0, 10.914, 6.605], np.float16), [2, 4]),
    c52_o13: np.reshape(np.array([0, 1], np.int32), [2]),
}, model=c52_model, name='generate_proposals_default_FLOAT16_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_signature_6
c53_i0 = Input('c53_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.00390625, 0))
c53_i1 = Input('c53_i1', ('TENSOR_QUANT8_ASYMM', [2, 4, 2, 1], 0.1875, 128))
c53_i2 = Input('c53_i2', ('TENSOR_QUANT16_SYMM', [1, 4], 0.125, 0))
c53_i3 = Input('c53_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c53_p4 = Float32Scalar('c53_p4', 2.0)
c53_p5 = Float32Scalar('c53_p5', 2.5)
c53_p6 = Int32Scalar('c53_p6', 4)
c53_p7 = Int32Scalar('c53_p7', -1)
c53_p8 = Float32Scalar('c53_p8', 0.53)
c53_p9 = Float32Scalar('c53_p9', 1.3)
c53_p10 = BoolScalar('c53_p10', True)
c53_o11 = Output('c53_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c53_o12 = Output('c53_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c53_o13 = Output('c53_o13', ('TENSOR_INT32', [0]))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_i1)
c53_model.AddOperand(c53_i2)
c53_model.AddOperand(c53_i3)
c53_model.AddOperand(c53_p4)
c53_model.AddOperand(c53_p5)
c53_model.AddOperand(c53_p6)
c53_model.AddOperand(c53_p7)
c53_model.AddOperand(c53_p8)
c53_model.AddOperand(c53_p9)
c53_model.AddOperand(c53_p10)
c53_model.AddOperand(c53_o11)
c53_model.AddOperand(c53_o12)
c53_model.AddOperand(c53_o13)
c53_model.Operation('GENERATE_PROPOSALS', c53_i0, c53_i1, c53_i2, c53_i3, c53_p4, c53_p5, c53_p6, c53_p7, c53_p8, c53_p9, c53_p10).To(c53_o11, c53_o12, c53_o13)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_i0: [5, 7, 3, 1],
    c53_i1: [128, 126, 132, 127, 131, 130, 127, 125, 129, 129, 131, 133, 123, 133, 124, 125],
    c53_i2: [32, 8, 40, 56],
    c53_i3: [136, 136, 96, 192],
    c53_o11: np.reshape(np.array([7, 5, 1], np.uint8), [3]),
    c53_o12: np.reshape(np.array([27, 25, 39, 53, 29, 48, 43, 88, 27, 79, 48, 96], np.uint16), [3, 4]),
    c53_o13: np.reshape(np.array([0, 0, 1], np.int32), [3]),
}, model=c53_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_signature_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_scores_7
c54_p0 = Parameter('c54_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.00390625, 0), [5, 9, 3, 7, 11, 15, 1, 13])
c54_i1 = Input('c54_i1', ('TENSOR_QUANT8_ASYMM', [2, 8, 2, 1], 0.125, 169))
c54_i2 = Input('c54_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c54_i3 = Input('c54_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c54_p4 = Float32Scalar('c54_p4', 2.5)
c54_p5 = Float32Scalar('c54_p5', 2.0)
c54_p6 = Int32Scalar('c54_p6', 5)
c54_p7 = Int32Scalar('c54_p7', 1)
c54_p8 = Float32Scalar('c54_p8', 0.53)
c54_p9 = Float32Scalar('c54_p9', 0.0)
c54_p10 = BoolScalar('c54_p10', True)
c54_o11 = Output('c54_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c54_o12 = Output('c54_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c54_o13 = Output('c54_o13', ('TENSOR_INT32', [0]))
c54_model = Model()
c54_model.AddOperand(c54_p0)
c54_model.AddOperand(c54_i1)
c54_model.AddOperand(c54_i2)
c54_model.AddOperand(c54_i3)
c54_model.AddOperand(c54_p4)
c54_model.AddOperand(c54_p5)
c54_model.AddOperand(c54_p6)
c54_model.AddOperand(c54_p7)
c54_model.AddOperand(c54_p8)
c54_model.AddOperand(c54_p9)
c54_model.AddOperand(c54_p10)
c54_model.AddOperand(c54_o11)
c54_model.AddOperand(c54_o12)
c54_model.AddOperand(c54_o13)
c54_model.Operation('GENERATE_PROPOSALS', c54_p0, c54_i1, c54_i2, c54_i3, c54_p4, c54_p5, c54_p6, c54_p7, c54_p8, c54_p9, c54_p10).To(c54_o11, c54_o12, c54_o13)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i1: [
        177, 174, 173, 165, 168, 162, 175, 161, 166, 169, 167, 172, 164, 176, 170, 171, 163, 166, 177, 163,
        174, 167, 162, 169, 173, 176, 161, 171, 168, 170, 164, 165
    ],
    c54_i2: [0, 40, 64, 56, 56, 8, 64, 48],
    c54_i3: [152, 144, 112, 160],
    c54_o11: np.reshape(np.array([9, 15], np.uint8), [2]),
    c54_o12: np.reshape(np.array([59, 57, 85, 63, 0, 48, 33, 64], np.uint16), [2, 4]),
    c54_o13: np.reshape(np.array([0, 1], np.int32), [2]),
}, model=c54_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_scores_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_scores_highest_8
c55_i0 = Input('c55_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 3], 0.4375, 255))
c55_i1 = Input('c55_i1', ('TENSOR_QUANT8_ASYMM', [2, 8, 2, 3], 0.1875, 145))
c55_i2 = Input('c55_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c55_i3 = Input('c55_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c55_p4 = Float32Scalar('c55_p4', 2.5)
c55_p5 = Float32Scalar('c55_p5', 2.5)
c55_p6 = Int32Scalar('c55_p6', -1)
c55_p7 = Int32Scalar('c55_p7', 2)
c55_p8 = Float32Scalar('c55_p8', 0.29)
c55_p9 = Float32Scalar('c55_p9', 0.0)
c55_p10 = BoolScalar('c55_p10', True)
c55_o11 = Output('c55_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.4375, 255))
c55_o12 = Output('c55_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c55_o13 = Output('c55_o13', ('TENSOR_INT32', [0]))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_i1)
c55_model.AddOperand(c55_i2)
c55_model.AddOperand(c55_i3)
c55_model.AddOperand(c55_p4)
c55_model.AddOperand(c55_p5)
c55_model.AddOperand(c55_p6)
c55_model.AddOperand(c55_p7)
c55_model.AddOperand(c55_p8)
c55_model.AddOperand(c55_p9)
c55_model.AddOperand(c55_p10)
c55_model.AddOperand(c55_o11)
c55_model.AddOperand(c55_o12)
c55_model.AddOperand(c55_o13)
c55_model.Operation('GENERATE_PROPOSALS', c55_i0, c55_i1, c55_i2, c55_i3, c55_p4, c55_p5, c55_p6, c55_p7, c55_p8, c55_p9, c55_p10).To(c55_o11, c55_o12, c55_o13)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_i0: [15, 11, 41, 39, 23, 9, 47, 43, 13, 33, 37, 1, 25, 17, 29, 31, 35, 19, 3, 27, 21, 5, 45, 7],
    c55_i1: [
        142, 150, 148, 150, 144, 142, 146, 147, 150, 148, 147, 148, 150, 149, 140, 142, 140, 144, 145, 142,
        143, 148, 145, 150, 143, 140, 146, 146, 150, 140, 146, 141, 141, 145, 141, 147, 148, 144, 140, 142,
        146, 146, 144, 140, 144, 149, 143, 142, 149, 149, 140, 141, 145, 148, 144, 142, 147, 147, 140, 144,
        148, 146, 142, 143, 142, 150, 148, 140, 145, 149, 148, 141, 144, 148, 150, 150, 148, 140, 150, 144,
        146, 140, 150, 145, 150, 146, 146, 144, 144, 140, 141, 143, 144, 142, 143, 147
    ],
    c55_i2: [24, 32, 40, 56, 72, 32, 80, 56],
    c55_i3: [112, 168, 104, 208],
    c55_o11: np.reshape(np.array([47, 43, 45, 35], np.uint8), [4]),
    c55_o12: np.reshape(np.array([66, 39, 80, 58, 85, 21, 92, 31, 97, 78, 104, 95, 47, 20, 57, 63], np.uint16), [4, 4]),
    c55_o13: np.reshape(np.array([0, 0, 1, 1], np.int32), [4]),
}, model=c55_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_scores_highest_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_deltas_9
c56_i0 = Input('c56_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1], 0.00390625, 0))
c56_p1 = Parameter('c56_p1', ('TENSOR_QUANT8_ASYMM', [2, 8, 1, 1], 0.25, 158), [155, 158, 161, 154, 156, 162, 159, 161, 162, 155, 160, 159, 156, 160, 154, 157])
c56_i2 = Input('c56_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c56_i3 = Input('c56_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c56_p4 = Float32Scalar('c56_p4', 2.5)
c56_p5 = Float32Scalar('c56_p5', 4.0)
c56_p6 = Int32Scalar('c56_p6', 2)
c56_p7 = Int32Scalar('c56_p7', 3)
c56_p8 = Float32Scalar('c56_p8', 0.53)
c56_p9 = Float32Scalar('c56_p9', 1.3)
c56_p10 = BoolScalar('c56_p10', True)
c56_o11 = Output('c56_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c56_o12 = Output('c56_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c56_o13 = Output('c56_o13', ('TENSOR_INT32', [0]))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_p1)
c56_model.AddOperand(c56_i2)
c56_model.AddOperand(c56_i3)
c56_model.AddOperand(c56_p4)
c56_model.AddOperand(c56_p5)
c56_model.AddOperand(c56_p6)
c56_model.AddOperand(c56_p7)
c56_model.AddOperand(c56_p8)
c56_model.AddOperand(c56_p9)
c56_model.AddOperand(c56_p10)
c56_model.AddOperand(c56_o11)
c56_model.AddOperand(c56_o12)
c56_model.AddOperand(c56_o13)
c56_model.Operation('GENERATE_PROPOSALS', c56_i0, c56_p1, c56_i2, c56_i3, c56_p4, c56_p5, c56_p6, c56_p7, c56_p8, c56_p9, c56_p10).To(c56_o11, c56_o12, c56_o13)
c56_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c56_i0: [7, 1, 5, 3],
    c56_i2: [8, 32, 72, 40, 0, 32, 16, 40],
    c56_i3: [128, 224, 120, 160],
    c56_o11: np.reshape(np.array([], np.uint8), [0]),
    c56_o12: np.reshape(np.array([], np.uint16), [0, 4]),
    c56_o13: np.reshape(np.array([], np.int32), [0]),
}, model=c56_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_deltas_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_lowest_10
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.00390625, 0))
c57_i1 = Input('c57_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 8], 0.375, 0))
c57_i2 = Input('c57_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c57_i3 = Input('c57_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c57_p4 = Float32Scalar('c57_p4', 4.0)
c57_p5 = Float32Scalar('c57_p5', 2.5)
c57_p6 = Int32Scalar('c57_p6', 3)
c57_p7 = Int32Scalar('c57_p7', -1)
c57_p8 = Float32Scalar('c57_p8', 0.71)
c57_p9 = Float32Scalar('c57_p9', 0.0)
c57_p10 = BoolScalar('c57_p10', False)
c57_o11 = Output('c57_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c57_o12 = Output('c57_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c57_o13 = Output('c57_o13', ('TENSOR_INT32', [0]))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_i1)
c57_model.AddOperand(c57_i2)
c57_model.AddOperand(c57_i3)
c57_model.AddOperand(c57_p4)
c57_model.AddOperand(c57_p5)
c57_model.AddOperand(c57_p6)
c57_model.AddOperand(c57_p7)
c57_model.AddOperand(c57_p8)
c57_model.AddOperand(c57_p9)
c57_model.AddOperand(c57_p10)
c57_model.AddOperand(c57_o11)
c57_model.AddOperand(c57_o12)
c57_model.AddOperand(c57_o13)
c57_model.Operation('GENERATE_PROPOSALS', c57_i0, c57_i1, c57_i2, c57_i3, c57_p4, c57_p5, c57_p6, c57_p7, c57_p8, c57_p9, c57_p10).To(c57_o11, c57_o12, c57_o13)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [13, 3, 7, 9, 15, 11, 5, 1],
    c57_i1: [0, 2, 0, 0, 0, 0, 3, 0, 1, 0, 1, 0, 0, 0, 1, 2, 2, 0, 2, 0, 2, 1, 0, 0, 1, 0, 0, 2, 1, 3, 0, 0],
    c57_i2: [48, 0, 64, 64, 0, 24, 56, 56],
    c57_i3: [144, 152, 112, 152],
    c57_o11: np.reshape(np.array([13, 9, 7, 15, 11, 5], np.uint8), [6]),
    c57_o12: np.reshape(np.array([48, 48, 64, 112, 0, 38, 69, 106, 50, 32, 74, 96, 51, 0, 85, 64, 42, 36, 98, 68, 54, 0, 70, 112], np.uint16), [6, 4]),
    c57_o13: np.reshape(np.array([0, 0, 0, 1, 1, 1], np.int32), [6]),
}, model=c57_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_lowest_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_highest_11
c58_i0 = Input('c58_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.00390625, 0))
c58_i1 = Input('c58_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 4], 0.125, 255))
c58_i2 = Input('c58_i2', ('TENSOR_QUANT16_SYMM', [1, 4], 0.125, 0))
c58_i3 = Input('c58_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c58_p4 = Float32Scalar('c58_p4', 4.0)
c58_p5 = Float32Scalar('c58_p5', 4.0)
c58_p6 = Int32Scalar('c58_p6', -1)
c58_p7 = Int32Scalar('c58_p7', 4)
c58_p8 = Float32Scalar('c58_p8', 0.71)
c58_p9 = Float32Scalar('c58_p9', 1.3)
c58_p10 = BoolScalar('c58_p10', False)
c58_o11 = Output('c58_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c58_o12 = Output('c58_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c58_o13 = Output('c58_o13', ('TENSOR_INT32', [0]))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_i1)
c58_model.AddOperand(c58_i2)
c58_model.AddOperand(c58_i3)
c58_model.AddOperand(c58_p4)
c58_model.AddOperand(c58_p5)
c58_model.AddOperand(c58_p6)
c58_model.AddOperand(c58_p7)
c58_model.AddOperand(c58_p8)
c58_model.AddOperand(c58_p9)
c58_model.AddOperand(c58_p10)
c58_model.AddOperand(c58_o11)
c58_model.AddOperand(c58_o12)
c58_model.AddOperand(c58_o13)
c58_model.Operation('GENERATE_PROPOSALS', c58_i0, c58_i1, c58_i2, c58_i3, c58_p4, c58_p5, c58_p6, c58_p7, c58_p8, c58_p9, c58_p10).To(c58_o11, c58_o12, c58_o13)
c58_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c58_i0: [15, 21, 3, 11, 23, 7, 9, 13, 17, 5, 19, 1],
    c58_i1: [
        255, 251, 255, 247, 255, 250, 252, 255, 255, 254, 253, 255, 248, 255, 249, 255, 255, 255, 254, 255,
        255, 248, 255, 249, 255, 247, 253, 255, 250, 251, 255, 252, 255, 255, 255, 251, 252, 255, 255, 255,
        249, 255, 248, 254, 255, 250, 247, 255
    ],
    c58_i2: [40, 8, 56, 32],
    c58_i3: [104, 200, 160, 216],
    c58_o11: np.reshape(np.array([23, 21, 7, 3, 17, 13, 5], np.uint8), [7]),
    c58_o12: np.reshape(np.array([
        41, 72, 55, 96, 75, 0, 85, 17, 72, 57, 88, 69, 42, 37, 54, 61, 40, 45, 56, 59, 62, 0, 78, 16, 66, 40,
        82, 64
    ], np.uint16), [7, 4]),
    c58_o13: np.reshape(np.array([0, 0, 0, 0, 1, 1, 1], np.int32), [7]),
}, model=c58_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_highest_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_anchors_12
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.00390625, 0))
c59_i1 = Input('c59_i1', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 1], 0.25, 128))
c59_p2 = Parameter('c59_p2', ('TENSOR_QUANT16_SYMM', [1, 4], 0.125, 0), [24, 16, 40, 40])
c59_i3 = Input('c59_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c59_p4 = Float32Scalar('c59_p4', 4.0)
c59_p5 = Float32Scalar('c59_p5', 2.0)
c59_p6 = Int32Scalar('c59_p6', -1)
c59_p7 = Int32Scalar('c59_p7', -1)
c59_p8 = Float32Scalar('c59_p8', 0.29)
c59_p9 = Float32Scalar('c59_p9', 1.3)
c59_p10 = BoolScalar('c59_p10', True)
c59_o11 = Output('c59_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c59_o12 = Output('c59_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c59_o13 = Output('c59_o13', ('TENSOR_INT32', [0]))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_i1)
c59_model.AddOperand(c59_p2)
c59_model.AddOperand(c59_i3)
c59_model.AddOperand(c59_p4)
c59_model.AddOperand(c59_p5)
c59_model.AddOperand(c59_p6)
c59_model.AddOperand(c59_p7)
c59_model.AddOperand(c59_p8)
c59_model.AddOperand(c59_p9)
c59_model.AddOperand(c59_p10)
c59_model.AddOperand(c59_o11)
c59_model.AddOperand(c59_o12)
c59_model.AddOperand(c59_o13)
c59_model.Operation('GENERATE_PROPOSALS', c59_i0, c59_i1, c59_p2, c59_i3, c59_p4, c59_p5, c59_p6, c59_p7, c59_p8, c59_p9, c59_p10).To(c59_o11, c59_o12, c59_o13)
c59_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c59_i0: [5, 3, 11, 1, 9, 7],
    c59_i1: [
        124, 128, 129, 129, 124, 132, 127, 132, 130, 126, 125, 131, 125, 131, 127, 130, 130, 132, 127, 131,
        129, 126, 131, 127
    ],
    c59_i3: [160, 144, 112, 160],
    c59_o11: np.reshape(np.array([11, 5, 3, 9, 1], np.uint8), [5]),
    c59_o12: np.reshape(np.array([23, 91, 49, 141, 10, 27, 22, 41, 10, 30, 54, 42, 27, 47, 61, 97, 14, 33, 26, 47], np.uint16), [5, 4]),
    c59_o13: np.reshape(np.array([0, 0, 0, 1, 1], np.int32), [5]),
}, model=c59_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_anchors_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_image_info_13
c60_i0 = Input('c60_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.00390625, 0))
c60_i1 = Input('c60_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 4], 0.3125, 192))
c60_i2 = Input('c60_i2', ('TENSOR_QUANT16_SYMM', [1, 4], 0.125, 0))
c60_p3 = Parameter('c60_p3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0), [128, 184])
c60_p4 = Float32Scalar('c60_p4', 4.0)
c60_p5 = Float32Scalar('c60_p5', 4.0)
c60_p6 = Int32Scalar('c60_p6', 1)
c60_p7 = Int32Scalar('c60_p7', 1)
c60_p8 = Float32Scalar('c60_p8', 0.71)
c60_p9 = Float32Scalar('c60_p9', 1.3)
c60_p10 = BoolScalar('c60_p10', False)
c60_o11 = Output('c60_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c60_o12 = Output('c60_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c60_o13 = Output('c60_o13', ('TENSOR_INT32', [0]))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_i1)
c60_model.AddOperand(c60_i2)
c60_model.AddOperand(c60_p3)
c60_model.AddOperand(c60_p4)
c60_model.AddOperand(c60_p5)
c60_model.AddOperand(c60_p6)
c60_model.AddOperand(c60_p7)
c60_model.AddOperand(c60_p8)
c60_model.AddOperand(c60_p9)
c60_model.AddOperand(c60_p10)
c60_model.AddOperand(c60_o11)
c60_model.AddOperand(c60_o12)
c60_model.AddOperand(c60_o13)
c60_model.Operation('GENERATE_PROPOSALS', c60_i0, c60_i1, c60_i2, c60_p3, c60_p4, c60_p5, c60_p6, c60_p7, c60_p8, c60_p9, c60_p10).To(c60_o11, c60_o12, c60_o13)
c60_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c60_i0: [3, 1],
    c60_i1: [193, 194, 191, 189, 189, 192, 190, 193],
    c60_i2: [16, 24, 72, 40],
    c60_o11: np.reshape(np.array([], np.uint8), [0]),
    c60_o12: np.reshape(np.array([], np.uint16), [0, 4]),
    c60_o13: np.reshape(np.array([], np.int32), [0]),
}, model=c60_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_image_info_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_tail_14
c61_i0 = Input('c61_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 17], 0.00390625, 0))
c61_i1 = Input('c61_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 68], 0.3125, 145))
c61_i2 = Input('c61_i2', ('TENSOR_QUANT16_SYMM', [17, 4], 0.125, 0))
c61_i3 = Input('c61_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c61_p4 = Float32Scalar('c61_p4', 4.0)
c61_p5 = Float32Scalar('c61_p5', 2.5)
c61_p6 = Int32Scalar('c61_p6', 0)
c61_p7 = Int32Scalar('c61_p7', -1)
c61_p8 = Float32Scalar('c61_p8', 0.71)
c61_p9 = Float32Scalar('c61_p9', 1.3)
c61_p10 = BoolScalar('c61_p10', False)
c61_o11 = Output('c61_o11', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c61_o12 = Output('c61_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c61_o13 = Output('c61_o13', ('TENSOR_INT32', [0]))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_i1)
c61_model.AddOperand(c61_i2)
c61_model.AddOperand(c61_i3)
c61_model.AddOperand(c61_p4)
c61_model.AddOperand(c61_p5)
c61_model.AddOperand(c61_p6)
c61_model.AddOperand(c61_p7)
c61_model.AddOperand(c61_p8)
c61_model.AddOperand(c61_p9)
c61_model.AddOperand(c61_p10)
c61_model.AddOperand(c61_o11)
c61_model.AddOperand(c61_o12)
c61_model.AddOperand(c61_o13)
c61_model.Operation('GENERATE_PROPOSALS', c61_i0, c61_i1, c61_i2, c61_i3, c61_p4, c61_p5, c61_p6, c61_p7, c61_p8, c61_p9, c61_p10).To(c61_o11, c61_o12, c61_o13)
c61_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c61_i0: [
        57, 125, 59, 95, 13, 71, 131, 39, 33, 27, 119, 15, 19, 51, 41, 65, 69, 129, 23, 107, 73, 43, 5, 37,
        127, 111, 47, 133, 83, 29, 3, 9, 35, 109, 11, 85, 31, 7, 103, 75, 113, 121, 97, 17, 61, 93, 25, 135,
        67, 99, 89, 45, 63, 53, 117, 49, 101, 79, 77, 1, 21, 115, 81, 123, 55, 105, 87, 91
    ],
    c61_i1: [
        147, 144, 145, 147, 142, 143, 143, 145, 142, 143, 145, 147, 148, 148, 146, 146, 144, 145, 147, 148,
        143, 142, 146, 146, 147, 142, 148, 144, 145, 143, 144, 147, 143, 145, 148, 142, 144, 143, 146, 147,
        143, 146, 147, 147, 145, 144, 143, 145, 148, 142, 145, 144, 146, 142, 145, 148, 145, 147, 143, 148,
        146, 143, 144, 147, 145, 147, 142, 143, 147, 147, 144, 146, 143, 143, 147, 145, 143, 148, 145, 144,
        142, 146, 142, 145, 148, 145, 148, 142, 146, 144, 143, 147, 147, 144, 143, 143, 145, 145, 142, 147,
        146, 148, 145, 148, 142, 143, 146, 145, 147, 144, 145, 142, 147, 148, 146, 143, 144, 143, 147, 142,
        142, 145, 146, 147, 148, 144, 145, 147, 145, 143, 146, 147, 143, 144, 148, 143, 148, 142, 146, 145,
        145, 143, 147, 145, 143, 144, 148, 144, 147, 146, 147, 143, 142, 146, 148, 145, 143, 145, 144, 142,
        147, 144, 142, 143, 143, 145, 146, 148, 147, 147, 144, 143, 147, 144, 143, 146, 143, 142, 146, 145,
        145, 148, 147, 145, 142, 147, 148, 143, 147, 147, 146, 148, 143, 146, 142, 144, 145, 142, 144, 148,
        145, 143, 145, 147, 143, 148, 145, 144, 147, 146, 145, 147, 145, 147, 148, 144, 143, 143, 142, 146,
        142, 144, 145, 144, 145, 145, 143, 147, 148, 147, 143, 147, 143, 142, 146, 142, 148, 146, 147, 147,
        145, 146, 143, 147, 143, 148, 143, 142, 146, 148, 145, 145, 142, 144, 144, 142, 147, 147, 146, 145,
        143, 143, 144, 145, 142, 147, 148, 148, 145, 143, 146, 144
    ],
    c61_i2: [
        8, 32, 80, 48, 64, 32, 72, 64, 0, 24, 48, 32, 32, 0, 64, 56, 40, 0, 80, 8, 16, 0, 80, 64, 8, 0, 64,
        64, 0, 16, 80, 56, 0, 0, 32, 24, 16, 0, 40, 64, 0, 0, 48, 64, 0, 8, 32, 32, 0, 8, 56, 64, 40, 24, 48,
        32, 0, 0, 80, 64, 8, 0, 48, 40, 24, 8, 40, 56
    ],
    c61_i3: [104, 200, 144, 208],
    c61_o11: np.reshape(np.array([
        133, 129, 127, 119, 111, 109, 95, 83, 73, 71, 65, 57, 47, 41, 39, 37, 35, 29, 27, 23, 15, 9, 5, 3,
        135, 123, 121, 117, 115, 113, 105, 101, 99, 97, 93, 91, 89, 87, 85, 81, 79, 75, 45, 25, 21, 17, 11, 7,
        1
    ], np.uint8), [49]),
    c61_o12: np.reshape(np.array([
        50, 0, 98, 25, 83, 39, 135, 61, 44, 0, 76, 73, 0, 0, 39, 104, 30, 4, 62, 65, 22, 4, 62, 30, 56, 42,
        100, 104, 34, 36, 78, 49, 32, 18, 44, 74, 0, 0, 52, 16, 26, 0, 55, 32, 53, 20, 125, 50, 9, 0, 42, 24,
        19, 0, 61, 104, 11, 0, 69, 48, 76, 0, 106, 29, 21, 0, 75, 32, 0, 0, 83, 12, 4, 0, 37, 52, 76, 12, 90,
        44, 7, 1, 25, 25, 95, 0, 175, 72, 71, 0, 105, 72, 51, 21, 62, 35, 44, 23, 54, 43, 0, 8, 16, 29, 0, 0,
        45, 87, 42, 0, 54, 31, 1, 79, 27, 105, 60, 0, 82, 29, 0, 0, 39, 24, 51, 0, 85, 92, 13, 0, 43, 34, 24,
        21, 48, 33, 0, 31, 46, 55, 41, 0, 63, 20, 24, 0, 40, 47, 0, 0, 62, 96, 61, 12, 75, 44, 30, 31, 62, 55,
        94, 12, 123, 132, 0, 19, 31, 45, 0, 49, 55, 61, 0, 56, 47, 86, 42, 0, 54, 112, 37, 0, 49, 56, 62, 17,
        161, 33, 38, 31, 98, 60, 36, 0, 96, 42
    ], np.uint16), [49, 4]),
    c61_o13: np.reshape(np.array([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
    ], np.int32), [49]),
}, model=c61_model, name='generate_proposals_default_QUANT8_ASYMM_QUANT16_SYMM_QUANT16_ASYMM_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_signature_15
c62_i0 = Input('c62_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1], 0.00390625, -128))
c62_i1 = Input('c62_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 8, 1, 1], 0.4375, -80))
c62_i2 = Input('c62_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c62_i3 = Input('c62_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c62_p4 = Float32Scalar('c62_p4', 2.5)
c62_p5 = Float32Scalar('c62_p5', 4.0)
c62_p6 = Int32Scalar('c62_p6', -1)
c62_p7 = Int32Scalar('c62_p7', 2)
c62_p8 = Float32Scalar('c62_p8', 0.53)
c62_p9 = Float32Scalar('c62_p9', 0.0)
c62_p10 = BoolScalar('c62_p10', True)
c62_o11 = Output('c62_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c62_o12 = Output('c62_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c62_o13 = Output('c62_o13', ('TENSOR_INT32', [0]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_i1)
c62_model.AddOperand(c62_i2)
c62_model.AddOperand(c62_i3)
c62_model.AddOperand(c62_p4)
c62_model.AddOperand(c62_p5)
c62_model.AddOperand(c62_p6)
c62_model.AddOperand(c62_p7)
c62_model.AddOperand(c62_p8)
c62_model.AddOperand(c62_p9)
c62_model.AddOperand(c62_p10)
c62_model.AddOperand(c62_o11)
c62_model.AddOperand(c62_o12)
c62_model.AddOperand(c62_o13)
c62_model.Operation('GENERATE_PROPOSALS', c62_i0, c62_i1, c62_i2, c62_i3, c62_p4, c62_p5, c62_p6, c62_p7, c62_p8, c62_p9, c62_p10).To(c62_o11, c62_o12, c62_o13)
c62_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c62_i0: [-123, -121, -125, -127],
    c62_i1: [-82, -82, -79, -81, -79, -79, -81, -78, -78, -78, -80, -80, -80, -81, -82, -79],
    c62_i2: [24, 8, 80, 48, 16, 8, 56, 64],
    c62_i3: [112, 216, 152, 184],
    c62_o11: np.reshape(np.array([-121, -123, -125, -127], np.int8), [4]),
    c62_o12: np.reshape(np.array([41, 0, 66, 112, 0, 0, 46, 6, 73, 43, 129, 83, 28, 0, 44, 55], np.uint16), [4, 4]),
    c62_o13: np.reshape(np.array([0, 0, 1, 1], np.int32), [4]),
}, model=c62_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_signature_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_scores_16
c63_p0 = Parameter('c63_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2], 0.00390625, -128), [-113, -123, -117, -127, -121, -119, -115, -125])
c63_i1 = Input('c63_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 2, 2], 0.4375, -7))
c63_i2 = Input('c63_i2', ('TENSOR_QUANT16_SYMM', [1, 4], 0.125, 0))
c63_i3 = Input('c63_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c63_p4 = Float32Scalar('c63_p4', 2.0)
c63_p5 = Float32Scalar('c63_p5', 4.0)
c63_p6 = Int32Scalar('c63_p6', 2)
c63_p7 = Int32Scalar('c63_p7', 4)
c63_p8 = Float32Scalar('c63_p8', 0.29)
c63_p9 = Float32Scalar('c63_p9', 0.0)
c63_p10 = BoolScalar('c63_p10', True)
c63_o11 = Output('c63_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c63_o12 = Output('c63_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c63_o13 = Output('c63_o13', ('TENSOR_INT32', [0]))
c63_model = Model()
c63_model.AddOperand(c63_p0)
c63_model.AddOperand(c63_i1)
c63_model.AddOperand(c63_i2)
c63_model.AddOperand(c63_i3)
c63_model.AddOperand(c63_p4)
c63_model.AddOperand(c63_p5)
c63_model.AddOperand(c63_p6)
c63_model.AddOperand(c63_p7)
c63_model.AddOperand(c63_p8)
c63_model.AddOperand(c63_p9)
c63_model.AddOperand(c63_p10)
c63_model.AddOperand(c63_o11)
c63_model.AddOperand(c63_o12)
c63_model.AddOperand(c63_o13)
c63_model.Operation('GENERATE_PROPOSALS', c63_p0, c63_i1, c63_i2, c63_i3, c63_p4, c63_p5, c63_p6, c63_p7, c63_p8, c63_p9, c63_p10).To(c63_o11, c63_o12, c63_o13)
c63_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c63_i1: [
        -7, -8, -6, -8, -6, -9, -8, -7, -8, -6, -5, -5, -7, -5, -6, -9, -9, -8, -9, -6, -8, -6, -8, -9, -5,
        -5, -6, -9, -7, -6, -7, -5
    ],
    c63_i2: [16, 16, 72, 48],
    c63_i3: [120, 192, 152, 224],
    c63_o11: np.reshape(np.array([-113, -117, -115, -119], np.int8), [4]),
    c63_o12: np.reshape(np.array([26, 30, 62, 62, 1, 9, 136, 59, 0, 18, 38, 50, 0, 21, 119, 71], np.uint16), [4, 4]),
    c63_o13: np.reshape(np.array([0, 0, 1, 1], np.int32), [4]),
}, model=c63_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_scores_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_scores_highest_17
c64_i0 = Input('c64_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1], 0.5, 127))
c64_i1 = Input('c64_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 8, 1, 1], 0.4375, 0))
c64_i2 = Input('c64_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c64_i3 = Input('c64_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c64_p4 = Float32Scalar('c64_p4', 2.5)
c64_p5 = Float32Scalar('c64_p5', 4.0)
c64_p6 = Int32Scalar('c64_p6', 0)
c64_p7 = Int32Scalar('c64_p7', 2)
c64_p8 = Float32Scalar('c64_p8', 0.53)
c64_p9 = Float32Scalar('c64_p9', 1.3)
c64_p10 = BoolScalar('c64_p10', True)
c64_o11 = Output('c64_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.5, 127))
c64_o12 = Output('c64_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c64_o13 = Output('c64_o13', ('TENSOR_INT32', [0]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_i1)
c64_model.AddOperand(c64_i2)
c64_model.AddOperand(c64_i3)
c64_model.AddOperand(c64_p4)
c64_model.AddOperand(c64_p5)
c64_model.AddOperand(c64_p6)
c64_model.AddOperand(c64_p7)
c64_model.AddOperand(c64_p8)
c64_model.AddOperand(c64_p9)
c64_model.AddOperand(c64_p10)
c64_model.AddOperand(c64_o11)
c64_model.AddOperand(c64_o12)
c64_model.AddOperand(c64_o13)
c64_model.Operation('GENERATE_PROPOSALS', c64_i0, c64_i1, c64_i2, c64_i3, c64_p4, c64_p5, c64_p6, c64_p7, c64_p8, c64_p9, c64_p10).To(c64_o11, c64_o12, c64_o13)
c64_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c64_i0: [-125, -127, -123, -121],
    c64_i1: [-2, -1, 1, 2, -1, -1, 0, -2, 1, 2, 1, 0, 2, -1, 0, 1],
    c64_i2: [8, 40, 48, 56, 16, 0, 72, 32],
    c64_i3: [128, 160, 152, 216],
    c64_o11: np.reshape(np.array([-125, -121, -123], np.int8), [3]),
    c64_o12: np.reshape(np.array([0, 22, 24, 60, 65, 0, 121, 27, 15, 54, 76, 70], np.uint16), [3, 4]),
    c64_o13: np.reshape(np.array([0, 1, 1], np.int32), [3]),
}, model=c64_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_scores_highest_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_deltas_18
c65_i0 = Input('c65_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3, 3], 0.00390625, -128))
c65_p1 = Parameter('c65_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 8, 3, 3], 0.25, 0), [
        -3, 1, 2, 3, 4, 1, -4, 2, -4, 4, -4, 3, -1, 4, -2, 2, -2, -1, -1, -1, 2, 0, 3, -1, 1, 4, 3, -3, 1, -4,
        -4, 4, 2, 2, 1, -2, -2, -2, -2, 1, -3, -3, -1, 1, -2, 2, 3, 2, -1, 3, 0, 3, 4, 1, 4, 3, -3, 1, 4, -4,
        0, -3, -4, 0, -4, -3, -2, -2, -1, -4, -3, 4, 2, -1, 4, -4, 0, -1, -4, -2, 4, -3, 1, 4, 0, -4, 1, 2, 1,
        2, 4, 0, 1, -3, 3, -4, 2, -4, 1, 2, -1, -1, -3, 3, -2, -1, 3, 3, -4, -2, 2, -2, -3, 2, 3, 1, 0, 3, -4,
        -1, 2, 1, -2, -2, -1, 4, -3, -2, 1, -1, 4, -3, 4, 4, -2, 3, 3, 3, 2, 4, -3, -3, 0, -2
    ])
c65_i2 = Input('c65_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c65_i3 = Input('c65_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c65_p4 = Float32Scalar('c65_p4', 2.5)
c65_p5 = Float32Scalar('c65_p5', 2.0)
c65_p6 = Int32Scalar('c65_p6', 3)
c65_p7 = Int32Scalar('c65_p7', 3)
c65_p8 = Float32Scalar('c65_p8', 0.29)
c65_p9 = Float32Scalar('c65_p9', 1.3)
c65_p10 = BoolScalar('c65_p10', True)
c65_o11 = Output('c65_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c65_o12 = Output('c65_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c65_o13 = Output('c65_o13', ('TENSOR_INT32', [0]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_p1)
c65_model.AddOperand(c65_i2)
c65_model.AddOperand(c65_i3)
c65_model.AddOperand(c65_p4)
c65_model.AddOperand(c65_p5)
c65_model.AddOperand(c65_p6)
c65_model.AddOperand(c65_p7)
c65_model.AddOperand(c65_p8)
c65_model.AddOperand(c65_p9)
c65_model.AddOperand(c65_p10)
c65_model.AddOperand(c65_o11)
c65_model.AddOperand(c65_o12)
c65_model.AddOperand(c65_o13)
c65_model.Operation('GENERATE_PROPOSALS', c65_i0, c65_p1, c65_i2, c65_i3, c65_p4, c65_p5, c65_p6, c65_p7, c65_p8, c65_p9, c65_p10).To(c65_o11, c65_o12, c65_o13)
c65_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c65_i0: [
        -101, -73, -91, -89, -111, -85, -67, -99, -115, -79, -69, -83, -105, -95, -113, -109, -77, -75, -63,
        -61, -93, -71, -87, -81, -107, -97, -127, -59, -57, -117, -103, -119, -121, -123, -125, -65
    ],
    c65_i2: [0, 8, 56, 24, 8, 24, 64, 64],
    c65_i3: [120, 176, 136, 184],
    c65_o11: np.reshape(np.array([-69, -57, -61], np.int8), [3]),
    c65_o12: np.reshape(np.array([0, 67, 83, 81, 7, 0, 41, 46, 2, 14, 58, 26], np.uint16), [3, 4]),
    c65_o13: np.reshape(np.array([0, 1, 1], np.int32), [3]),
}, model=c65_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_deltas_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_lowest_19
c66_i0 = Input('c66_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.00390625, -128))
c66_i1 = Input('c66_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 8], 0.25, -128))
c66_i2 = Input('c66_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c66_i3 = Input('c66_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c66_p4 = Float32Scalar('c66_p4', 4.0)
c66_p5 = Float32Scalar('c66_p5', 2.0)
c66_p6 = Int32Scalar('c66_p6', 0)
c66_p7 = Int32Scalar('c66_p7', 4)
c66_p8 = Float32Scalar('c66_p8', 0.71)
c66_p9 = Float32Scalar('c66_p9', 1.3)
c66_p10 = BoolScalar('c66_p10', False)
c66_o11 = Output('c66_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c66_o12 = Output('c66_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c66_o13 = Output('c66_o13', ('TENSOR_INT32', [0]))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_i1)
c66_model.AddOperand(c66_i2)
c66_model.AddOperand(c66_i3)
c66_model.AddOperand(c66_p4)
c66_model.AddOperand(c66_p5)
c66_model.AddOperand(c66_p6)
c66_model.AddOperand(c66_p7)
c66_model.AddOperand(c66_p8)
c66_model.AddOperand(c66_p9)
c66_model.AddOperand(c66_p10)
c66_model.AddOperand(c66_o11)
c66_model.AddOperand(c66_o12)
c66_model.AddOperand(c66_o13)
c66_model.Operation('GENERATE_PROPOSALS', c66_i0, c66_i1, c66_i2, c66_i3, c66_p4, c66_p5, c66_p6, c66_p7, c66_p8, c66_p9, c66_p10).To(c66_o11, c66_o12, c66_o13)
c66_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c66_i0: [
        -87, -127, -115, -91, -103, -85, -109, -113, -89, -81, -123, -95, -83, -125, -121, -97, -119, -105,
        -117, -107, -111, -99, -101, -93
    ],
    c66_i1: [
        -128, -124, -126, -126, -128, -128, -127, -128, -128, -128, -125, -125, -127, -124, -128, -128, -128,
        -128, -125, -127, -128, -128, -127, -128, -128, -124, -125, -128, -124, -128, -126, -126, -128, -128,
        -128, -128, -128, -128, -124, -128, -127, -128, -126, -127, -128, -125, -128, -126, -125, -124, -128,
        -128, -126, -128, -128, -124, -125, -124, -127, -128, -128, -128, -126, -125, -128, -128, -128, -127,
        -125, -125, -128, -128, -127, -127, -126, -128, -128, -128, -128, -128, -128, -126, -124, -124, -128,
        -126, -128, -125, -124, -127, -128, -128, -124, -128, -125, -128
    ],
    c66_i2: [40, 8, 64, 64, 0, 0, 48, 24],
    c66_i3: [96, 192, 120, 200],
    c66_o11: np.reshape(np.array([-81, -85, -87, -89, -83, -93, -97, -99], np.int8), [8]),
    c66_o12: np.reshape(np.array([
        0, 64, 89, 88, 0, 32, 55, 56, 32, 46, 72, 96, 40, 72, 64, 96, 58, 64, 82, 120, 37, 64, 139, 88, 0, 0,
        80, 37, 0, 63, 48, 113
    ], np.uint16), [8, 4]),
    c66_o13: np.reshape(np.array([0, 0, 0, 0, 1, 1, 1, 1], np.int32), [8]),
}, model=c66_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_lowest_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_highest_20
c67_i0 = Input('c67_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 1], 0.00390625, -128))
c67_i1 = Input('c67_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 8, 2, 1], 0.0625, 127))
c67_i2 = Input('c67_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c67_i3 = Input('c67_i3', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
c67_p4 = Float32Scalar('c67_p4', 2.5)
c67_p5 = Float32Scalar('c67_p5', 4.0)
c67_p6 = Int32Scalar('c67_p6', -1)
c67_p7 = Int32Scalar('c67_p7', 3)
c67_p8 = Float32Scalar('c67_p8', 0.53)
c67_p9 = Float32Scalar('c67_p9', 1.3)
c67_p10 = BoolScalar('c67_p10', True)
c67_o11 = Output('c67_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c67_o12 = Output('c67_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c67_o13 = Output('c67_o13', ('TENSOR_INT32', [0]))
c67_model = Model()
c67_model.AddOperand(c67_i0)
c67_model.AddOperand(c67_i1)
c67_model.AddOperand(c67_i2)
c67_model.AddOperand(c67_i3)
c67_model.AddOperand(c67_p4)
c67_model.AddOperand(c67_p5)
c67_model.AddOperand(c67_p6)
c67_model.AddOperand(c67_p7)
c67_model.AddOperand(c67_p8)
c67_model.AddOperand(c67_p9)
c67_model.AddOperand(c67_p10)
c67_model.AddOperand(c67_o11)
c67_model.AddOperand(c67_o12)
c67_model.AddOperand(c67_o13)
c67_model.Operation('GENERATE_PROPOSALS', c67_i0, c67_i1, c67_i2, c67_i3, c67_p4, c67_p5, c67_p6, c67_p7, c67_p8, c67_p9, c67_p10).To(c67_o11, c67_o12, c67_o13)
c67_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c67_i0: [-125, -123, -127, -121],
    c67_i1: [123, 119, 117, 115, 111, 127, 127, 127, 127, 127, 127, 125, 127, 127, 113, 121],
    c67_i2: [24, 24, 32, 56, 48, 0, 56, 64],
    c67_i3: [112, 192],
    c67_o11: np.reshape(np.array([], np.int8), [0]),
    c67_o12: np.reshape(np.array([], np.uint16), [0, 4]),
    c67_o13: np.reshape(np.array([], np.int32), [0]),
}, model=c67_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_zero_point_deltas_highest_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_anchors_21
c68_i0 = Input('c68_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 3], 0.00390625, -128))
c68_i1 = Input('c68_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 8, 1, 3], 0.0625, 0))
c68_p2 = Parameter('c68_p2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0), [72, 8, 80, 56, 0, 0, 32, 64])
c68_i3 = Input('c68_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c68_p4 = Float32Scalar('c68_p4', 4.0)
c68_p5 = Float32Scalar('c68_p5', 2.0)
c68_p6 = Int32Scalar('c68_p6', 5)
c68_p7 = Int32Scalar('c68_p7', 3)
c68_p8 = Float32Scalar('c68_p8', 0.29)
c68_p9 = Float32Scalar('c68_p9', 1.3)
c68_p10 = BoolScalar('c68_p10', True)
c68_o11 = Output('c68_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c68_o12 = Output('c68_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c68_o13 = Output('c68_o13', ('TENSOR_INT32', [0]))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_i1)
c68_model.AddOperand(c68_p2)
c68_model.AddOperand(c68_i3)
c68_model.AddOperand(c68_p4)
c68_model.AddOperand(c68_p5)
c68_model.AddOperand(c68_p6)
c68_model.AddOperand(c68_p7)
c68_model.AddOperand(c68_p8)
c68_model.AddOperand(c68_p9)
c68_model.AddOperand(c68_p10)
c68_model.AddOperand(c68_o11)
c68_model.AddOperand(c68_o12)
c68_model.AddOperand(c68_o13)
c68_model.Operation('GENERATE_PROPOSALS', c68_i0, c68_i1, c68_p2, c68_i3, c68_p4, c68_p5, c68_p6, c68_p7, c68_p8, c68_p9, c68_p10).To(c68_o11, c68_o12, c68_o13)
c68_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c68_i0: [-117, -113, -127, -109, -105, -119, -121, -123, -111, -125, -115, -107],
    c68_i1: [
        6, 8, -6, 2, 14, 12, 4, -14, -4, -12, -16, -14, 16, -4, -12, 12, 0, 2, 10, -10, 8, -8, -2, -8, -2, -6,
        -2, -16, -10, 0, 14, 2, 8, 0, 16, -10, 10, -6, -14, 16, 12, -16, 4, -4, 6, 6, 10, -8
    ],
    c68_i3: [160, 152, 112, 224],
    c68_o11: np.reshape(np.array([-105, -109, -111, -115], np.int8), [4]),
    c68_o12: np.reshape(np.array([15, 4, 33, 60, 18, 61, 78, 99, 100, 19, 114, 45, 8, 20, 32, 112], np.uint16), [4, 4]),
    c68_o13: np.reshape(np.array([0, 0, 1, 1], np.int32), [4]),
}, model=c68_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_anchors_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_image_info_22
c69_i0 = Input('c69_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 3], 0.00390625, -128))
c69_i1 = Input('c69_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 8, 2, 3], 0.125, 0))
c69_i2 = Input('c69_i2', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
c69_p3 = Parameter('c69_p3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0), [128, 168, 160, 224])
c69_p4 = Float32Scalar('c69_p4', 2.5)
c69_p5 = Float32Scalar('c69_p5', 4.0)
c69_p6 = Int32Scalar('c69_p6', 3)
c69_p7 = Int32Scalar('c69_p7', 4)
c69_p8 = Float32Scalar('c69_p8', 0.29)
c69_p9 = Float32Scalar('c69_p9', 0.0)
c69_p10 = BoolScalar('c69_p10', True)
c69_o11 = Output('c69_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c69_o12 = Output('c69_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c69_o13 = Output('c69_o13', ('TENSOR_INT32', [0]))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_i1)
c69_model.AddOperand(c69_i2)
c69_model.AddOperand(c69_p3)
c69_model.AddOperand(c69_p4)
c69_model.AddOperand(c69_p5)
c69_model.AddOperand(c69_p6)
c69_model.AddOperand(c69_p7)
c69_model.AddOperand(c69_p8)
c69_model.AddOperand(c69_p9)
c69_model.AddOperand(c69_p10)
c69_model.AddOperand(c69_o11)
c69_model.AddOperand(c69_o12)
c69_model.AddOperand(c69_o13)
c69_model.Operation('GENERATE_PROPOSALS', c69_i0, c69_i1, c69_i2, c69_p3, c69_p4, c69_p5, c69_p6, c69_p7, c69_p8, c69_p9, c69_p10).To(c69_o11, c69_o12, c69_o13)
c69_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c69_i0: [
        -103, -127, -99, -125, -95, -105, -81, -107, -97, -123, -111, -91, -87, -113, -109, -85, -89, -121,
        -119, -115, -117, -93, -83, -101
    ],
    c69_i1: [
        -1, -8, 0, -6, 5, 4, 8, 4, -4, -8, -3, -2, -4, -2, 4, 3, 1, 7, 6, 5, 8, 1, 3, -1, 2, -7, -7, -2, -8,
        -4, -6, -3, -1, 7, 2, -3, -5, 7, 0, 2, -7, -6, 1, 3, -5, 6, 6, 8, 0, 6, -8, 7, -6, 3, -5, 8, 5, -1, 4,
        -2, 5, 1, -2, -4, -3, 8, 7, 2, 0, 0, -7, 2, -5, -7, 1, 6, 3, -6, -6, 3, 8, -5, -7, 7, -3, -4, -2, -8,
        4, -1, -1, 4, 2, 5, 1, -3
    ],
    c69_i2: [56, 24, 80, 64, 0, 8, 72, 64],
    c69_o11: np.reshape(np.array([-81, -91, -95, -83, -85], np.int8), [5]),
    c69_o12: np.reshape(np.array([35, 0, 73, 26, 47, 0, 81, 111, 101, 20, 129, 78, 36, 0, 154, 39, 82, 39, 96, 79], np.uint16), [5, 4]),
    c69_o13: np.reshape(np.array([0, 0, 0, 1, 1], np.int32), [5]),
}, model=c69_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_constant_image_info_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_tail_23
c70_i0 = Input('c70_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 17], 0.00390625, -128))
c70_i1 = Input('c70_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 68], 0.5, 42))
c70_i2 = Input('c70_i2', ('TENSOR_QUANT16_SYMM', [17, 4], 0.125, 0))
c70_i3 = Input('c70_i3', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
c70_p4 = Float32Scalar('c70_p4', 2.5)
c70_p5 = Float32Scalar('c70_p5', 4.0)
c70_p6 = Int32Scalar('c70_p6', 5)
c70_p7 = Int32Scalar('c70_p7', 3)
c70_p8 = Float32Scalar('c70_p8', 0.53)
c70_p9 = Float32Scalar('c70_p9', 0.0)
c70_p10 = BoolScalar('c70_p10', False)
c70_o11 = Output('c70_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c70_o12 = Output('c70_o12', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c70_o13 = Output('c70_o13', ('TENSOR_INT32', [0]))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_i1)
c70_model.AddOperand(c70_i2)
c70_model.AddOperand(c70_i3)
c70_model.AddOperand(c70_p4)
c70_model.AddOperand(c70_p5)
c70_model.AddOperand(c70_p6)
c70_model.AddOperand(c70_p7)
c70_model.AddOperand(c70_p8)
c70_model.AddOperand(c70_p9)
c70_model.AddOperand(c70_p10)
c70_model.AddOperand(c70_o11)
c70_model.AddOperand(c70_o12)
c70_model.AddOperand(c70_o13)
c70_model.Operation('GENERATE_PROPOSALS', c70_i0, c70_i1, c70_i2, c70_i3, c70_p4, c70_p5, c70_p6, c70_p7, c70_p8, c70_p9, c70_p10).To(c70_o11, c70_o12, c70_o13)
c70_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c70_i0: [
        -59, -97, -51, -17, -93, -5, -37, -63, -43, 7, -9, -53, -109, -21, -25, 5, -123, -83, -103, -27, -101,
        -1, -3, -79, -117, -45, -47, -39, -57, -95, -7, -127, -77, -31, -81, -107, -33, -73, -55, 1, -29, -89,
        -91, -69, -125, -105, -119, -75, -65, -35, -85, -115, -49, -67, -113, 3, -13, -61, -111, -121, -11,
        -41, -99, -23, -87, -15, -19, -71
    ],
    c70_i1: [
        41, 40, 44, 41, 43, 42, 44, 41, 40, 40, 43, 44, 42, 43, 43, 41, 42, 43, 44, 43, 42, 41, 41, 40, 43,
        41, 40, 43, 41, 42, 40, 44, 44, 42, 42, 43, 42, 44, 41, 40, 44, 42, 44, 41, 41, 41, 40, 40, 43, 43,
        43, 40, 41, 41, 44, 42, 44, 42, 43, 43, 41, 42, 43, 40, 43, 44, 41, 40, 44, 42, 40, 43, 41, 43, 43,
        41, 40, 42, 44, 41, 40, 41, 42, 43, 44, 40, 42, 41, 44, 43, 42, 40, 41, 44, 42, 43, 43, 41, 44, 40,
        41, 43, 40, 43, 42, 44, 40, 41, 41, 44, 42, 40, 42, 43, 43, 44, 41, 41, 43, 41, 41, 42, 42, 43, 42,
        44, 43, 43, 40, 44, 40, 40, 43, 41, 41, 44, 40, 44, 42, 40, 42, 44, 41, 43, 41, 41, 44, 42, 43, 43,
        41, 43, 40, 43, 44, 41, 43, 42, 40, 40, 44, 41, 43, 41, 44, 42, 40, 41, 42, 43, 40, 40, 41, 41, 43,
        43, 43, 41, 43, 42, 44, 40, 42, 44, 41, 42, 44, 42, 41, 43, 43, 43, 44, 41, 40, 42, 41, 40, 44, 40,
        43, 42, 44, 41, 40, 40, 40, 43, 41, 42, 43, 41, 44, 42, 44, 43, 44, 41, 41, 42, 43, 42, 42, 41, 44,
        40, 43, 43, 41, 43, 42, 44, 43, 40, 40, 41, 44, 41, 43, 44, 40, 43, 43, 44, 43, 40, 41, 42, 41, 42,
        40, 42, 41, 44, 41, 43, 44, 42, 42, 41, 40, 40, 41, 44, 42, 41, 43, 41, 43, 44, 43, 40
    ],
    c70_i2: [
        0, 24, 80, 32, 8, 0, 80, 8, 24, 8, 64, 16, 32, 16, 80, 32, 40, 8, 80, 56, 0, 40, 64, 56, 24, 40, 72,
        48, 48, 8, 64, 48, 48, 24, 64, 48, 40, 40, 48, 64, 24, 24, 56, 48, 24, 24, 64, 32, 56, 8, 72, 40, 16,
        24, 56, 32, 48, 8, 56, 56, 16, 16, 80, 64, 0, 0, 56, 48
    ],
    c70_i3: [136, 224, 152, 128],
    c70_o11: np.reshape(np.array([7, 5, -3, 3, 1, -11], np.int8), [6]),
    c70_o12: np.reshape(np.array([42, 72, 46, 80, 0, 31, 69, 49, 96, 53, 160, 59, 92, 17, 128, 47, 52, 45, 76, 51, 61, 31, 75, 97], np.uint16), [6, 4]),
    c70_o13: np.reshape(np.array([0, 0, 0, 1, 1, 1], np.int32), [6]),
}, model=c70_model, name='generate_proposals_default_QUANT8_ASYMM_SIGNED_QUANT16_SYMM_QUANT16_ASYMM_INT32_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
