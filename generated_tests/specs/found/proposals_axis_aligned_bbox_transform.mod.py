from math import inf, nan

import numpy as np

# axis_aligned_bbox_transform_default_FLOAT32_INT32_beyond_the_range_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 4]), [286.16364, -192.26819, 414.77692, 218.24803, -139.42285, 22.32266, 329.27554, 148.80615])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_INT32', [2]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [1, 2]))
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [2, 4]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_i3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c0_p0, c0_i1, c0_i2, c0_i3).To(c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i1: [475.8462, 366.74655, 281.51794, -160.11478, 421.5562, -169.15266, -345.9118, -256.75128],
    c0_i2: [0, 0],
    c0_i3: [498.33304, 209.98743],
    c0_o4: [0.0, 498.33304, 209.98743, 498.33304, 209.98743, 0.0, 209.98743, 0.0],
}, model=c0_model, name='axis_aligned_bbox_transform_default_FLOAT32_INT32_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_FLOAT32_INT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 4]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [1, 8]))
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [1]))
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT32', [1, 2]))
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [1, 8]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c1_i0, c1_i1, c1_i2, c1_i3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [0.9999995, 0.99999976, 1.0, 1.0000002],
    c1_i1: [0.9999995, 0.9999995, 0.99999976, 0.9999993, 0.99999905, 0.99999976, 1.0000005, 0.9999993],
    c1_i2: [0],
    c1_i3: [0.99999905, 1.0000007],
    c1_o4: [0.9999996, 0.99999905, 1.0000007, 0.99999905, 0.9999996, 0.99999905, 1.0000007, 0.99999905],
}, model=c1_model, name='axis_aligned_bbox_transform_default_FLOAT32_INT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# axis_aligned_bbox_transform_default_FLOAT16_INT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [2, 4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT16', [2, 12]))
c2_p2 = Parameter('c2_p2', ('TENSOR_INT32', [2]), [0, 1])
c2_i3 = Input('c2_i3', ('TENSOR_FLOAT16', [2, 2]))
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT16', [2, 12]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_i3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', c2_i0, c2_i1, c2_p2, c2_i3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0],
    c2_i1: [
        1.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 2.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 1.0,
        1.0, 1.0, 3.0, 2.0
    ],
    c2_i3: [2.0, 3.0, 1.0, 2.0],
    c2_o4: [
        1.141, 1.806, 3.0, 2.0, 3.0, 0.0, 3.0, 2.0, 0.0, 2.0, 3.0, 2.0, 0.0, 1.0, 2.0, 1.0, 0.0, 1.0, 2.0,
        1.0, 0.0, 1.0, 2.0, 1.0
    ],
}, model=c2_model, name='axis_aligned_bbox_transform_default_FLOAT16_INT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
