from math import inf, nan

import numpy as np

# box_with_nms_limit_default_FLOAT32_INT32_typical_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 16]))
c0_i2 = Input('c0_i2', ('TENSOR_INT32', [3]))
c0_p3 = Float32Scalar('c0_p3', 0.0625)
c0_p4 = Int32Scalar('c0_p4', -1)
c0_p5 = Int32Scalar('c0_p5', 0)
c0_p6 = Float32Scalar('c0_p6', 0.53)
c0_p7 = Float32Scalar('c0_p7', 1.0)
c0_p8 = Float32Scalar('c0_p8', 0.01)
c0_o9 = Output('c0_o9', ('TENSOR_FLOAT32', [0]))
c0_o10 = Output('c0_o10', ('TENSOR_FLOAT32', [0, 4]))
c0_o11 = Output('c0_o11', ('TENSOR_INT32', [0]))
c0_o12 = Output('c0_o12', ('TENSOR_INT32', [0]))
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
c0_model.AddOperand(c0_o9)
c0_model.AddOperand(c0_o10)
c0_model.AddOperand(c0_o11)
c0_model.AddOperand(c0_o12)
c0_model.Operation('BOX_WITH_NMS_LIMIT', c0_i0, c0_i1, c0_i2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8).To(c0_o9, c0_o10, c0_o11, c0_o12)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        0.140625, 0.046875, 0.234375, 0.015625, 0.203125, 0.328125, 0.265625, 0.171875, 0.359375, 0.078125,
        0.296875, 0.109375
    ],
    c0_i1: [
        0.0, 0.0, 4.0, 6.0, 2.0, 3.0, 6.0, 5.0, 0.0, 1.0, 5.0, 5.0, 0.0, 3.0, 6.0, 6.0, 1.0, 3.0, 5.0, 6.0,
        0.0, 0.0, 5.0, 3.0, 1.0, 1.0, 3.0, 2.0, 3.0, 3.0, 6.0, 6.0, 4.0, 1.0, 6.0, 5.0, 1.0, 3.0, 2.0, 6.0,
        0.0, 1.0, 3.0, 2.0, 2.0, 3.0, 6.0, 6.0
    ],
    c0_i2: [2, 2, 2],
    c0_o9: np.reshape(np.array([0.328125, 0.078125, 0.296875, 0.234375, 0.171875], np.float32), [5]),
    c0_o10: np.reshape(np.array([0.0, 0.0, 5.0, 3.0, 1.0, 3.0, 2.0, 6.0, 0.0, 1.0, 3.0, 2.0, 0.0, 1.0, 5.0, 5.0, 3.0, 3.0, 6.0, 6.0], np.float32), [5, 4]),
    c0_o11: np.reshape(np.array([1, 1, 2, 2, 3], np.int32), [5]),
    c0_o12: np.reshape(np.array([2, 2, 2, 2, 2], np.int32), [5]),
}, model=c0_model, name='box_with_nms_limit_default_FLOAT32_INT32_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_long_rows_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [4, 17]), [
        0.484375, 1.984375, 0.328125, 0.578125, 0.984375, 1.296875, 1.796875, 0.046875, 0.109375, 0.609375,
        0.265625, 1.671875, 0.390625, 1.515625, 1.359375, 0.828125, 0.546875, 2.015625, 1.171875, 2.046875,
        1.640625, 2.109375, 1.921875, 1.203125, 0.734375, 2.078125, 1.734375, 1.890625, 0.796875, 0.234375,
        1.234375, 0.703125, 0.859375, 1.828125, 1.703125, 1.015625, 1.109375, 1.859375, 0.359375, 1.546875,
        1.078125, 1.765625, 0.953125, 1.265625, 0.421875, 1.953125, 1.390625, 0.671875, 0.078125, 1.453125,
        0.296875, 0.453125, 1.484375, 0.921875, 0.515625, 0.140625, 1.140625, 0.890625, 0.171875, 0.203125,
        1.328125, 1.046875, 1.609375, 0.015625, 0.640625, 1.578125, 1.421875, 0.765625
    ])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [4, 68]), [
        2.0, 1.0, 6.0, 5.0, 0.0, 1.0, 6.0, 2.0, 0.0, 2.0, 4.0, 5.0, 4.0, 4.0, 5.0, 6.0, 4.0, 1.0, 6.0, 3.0,
        0.0, 0.0, 4.0, 5.0, 0.0, 0.0, 6.0, 6.0, 0.0, 1.0, 4.0, 5.0, 0.0, 0.0, 3.0, 5.0, 0.0, 2.0, 6.0, 3.0,
        1.0, 0.0, 4.0, 5.0, 1.0, 0.0, 5.0, 4.0, 2.0, 0.0, 4.0, 3.0, 0.0, 1.0, 6.0, 6.0, 1.0, 0.0, 4.0, 3.0,
        4.0, 2.0, 5.0, 6.0, 0.0, 3.0, 6.0, 5.0, 1.0, 2.0, 5.0, 5.0, 1.0, 0.0, 5.0, 3.0, 2.0, 1.0, 6.0, 5.0,
        0.0, 3.0, 4.0, 5.0, 2.0, 0.0, 6.0, 5.0, 3.0, 2.0, 4.0, 3.0, 1.0, 1.0, 3.0, 6.0, 0.0, 0.0, 6.0, 6.0,
        0.0, 0.0, 4.0, 3.0, 0.0, 0.0, 6.0, 5.0, 0.0, 1.0, 5.0, 3.0, 1.0, 4.0, 6.0, 5.0, 1.0, 3.0, 4.0, 6.0,
        2.0, 2.0, 3.0, 6.0, 1.0, 3.0, 5.0, 5.0, 0.0, 0.0, 6.0, 6.0, 1.0, 0.0, 6.0, 6.0, 0.0, 0.0, 5.0, 3.0,
        2.0, 0.0, 5.0, 6.0, 1.0, 3.0, 6.0, 4.0, 1.0, 0.0, 5.0, 6.0, 5.0, 3.0, 6.0, 6.0, 1.0, 4.0, 2.0, 6.0,
        4.0, 2.0, 5.0, 4.0, 2.0, 0.0, 5.0, 6.0, 1.0, 0.0, 5.0, 2.0, 0.0, 0.0, 1.0, 6.0, 3.0, 0.0, 6.0, 6.0,
        1.0, 1.0, 4.0, 5.0, 2.0, 4.0, 5.0, 5.0, 0.0, 2.0, 4.0, 5.0, 3.0, 2.0, 5.0, 5.0, 2.0, 1.0, 6.0, 6.0,
        5.0, 3.0, 6.0, 5.0, 3.0, 2.0, 5.0, 3.0, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 6.0, 6.0, 3.0, 2.0, 6.0, 3.0,
        0.0, 0.0, 3.0, 6.0, 0.0, 0.0, 3.0, 6.0, 3.0, 0.0, 4.0, 5.0, 2.0, 2.0, 5.0, 3.0, 0.0, 0.0, 3.0, 3.0,
        1.0, 1.0, 6.0, 4.0, 3.0, 3.0, 5.0, 6.0, 1.0, 0.0, 3.0, 6.0, 1.0, 0.0, 4.0, 6.0, 0.0, 1.0, 6.0, 6.0,
        0.0, 2.0, 3.0, 4.0, 0.0, 1.0, 4.0, 4.0, 2.0, 0.0, 6.0, 6.0
    ])
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [4]))
c1_p3 = Float32Scalar('c1_p3', 0.5625)
c1_p4 = Int32Scalar('c1_p4', -1)
c1_p5 = Int32Scalar('c1_p5', 2)
c1_p6 = Float32Scalar('c1_p6', 0.71)
c1_p7 = Float32Scalar('c1_p7', 1.0)
c1_p8 = Float32Scalar('c1_p8', 0.07)
c1_o9 = Output('c1_o9', ('TENSOR_FLOAT32', [0]))
c1_o10 = Output('c1_o10', ('TENSOR_FLOAT32', [0, 4]))
c1_o11 = Output('c1_o11', ('TENSOR_INT32', [0]))
c1_o12 = Output('c1_o12', ('TENSOR_INT32', [0]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_o9)
c1_model.AddOperand(c1_o10)
c1_model.AddOperand(c1_o11)
c1_model.AddOperand(c1_o12)
c1_model.Operation('BOX_WITH_NMS_LIMIT', c1_p0, c1_p1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8).To(c1_o9, c1_o10, c1_o11, c1_o12)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i2: [1, 1, 2, 2],
    c1_o9: np.reshape(np.array([
        1.984375, 1.0800122, 2.046875, 1.640625, 0.578125, 2.109375, 0.9457771, 1.921875, 1.2936369, 1.796875,
        1.1137824, 0.734375, 2.078125, 1.734375, 0.58548105, 1.890625, 1.671875, 0.796875, 1.515625,
        1.2126244, 1.359375, 0.703125, 0.859375, 0.8179641, 1.828125, 1.484375, 0.79096955, 1.109375,
        0.90426236, 1.859375, 1.546875, 1.1266298, 1.078125, 0.890625, 1.765625, 0.953125, 1.328125, 1.265625,
        1.046875, 1.953125, 1.2533826, 1.390625, 0.671875, 0.54590464, 1.578125, 1.453125, 1.3481348, 0.765625
    ], np.float32), [48]),
    c1_o10: np.reshape(np.array([
        0.0, 1.0, 6.0, 2.0, 1.0, 0.0, 5.0, 3.0, 2.0, 1.0, 6.0, 5.0, 0.0, 3.0, 4.0, 5.0, 4.0, 4.0, 5.0, 6.0,
        2.0, 0.0, 6.0, 5.0, 4.0, 1.0, 6.0, 3.0, 3.0, 2.0, 4.0, 3.0, 0.0, 0.0, 4.0, 5.0, 0.0, 0.0, 6.0, 6.0,
        1.0, 1.0, 3.0, 6.0, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 4.0, 3.0, 0.0, 0.0, 6.0, 5.0, 0.0, 2.0, 6.0, 3.0,
        0.0, 1.0, 5.0, 3.0, 1.0, 0.0, 5.0, 4.0, 1.0, 4.0, 6.0, 5.0, 0.0, 1.0, 6.0, 6.0, 2.0, 2.0, 3.0, 6.0,
        1.0, 0.0, 4.0, 3.0, 1.0, 3.0, 5.0, 5.0, 0.0, 0.0, 6.0, 6.0, 4.0, 2.0, 5.0, 6.0, 1.0, 0.0, 6.0, 6.0,
        0.0, 0.0, 6.0, 6.0, 2.0, 0.0, 5.0, 6.0, 1.0, 3.0, 6.0, 4.0, 0.0, 0.0, 6.0, 6.0, 1.0, 0.0, 5.0, 6.0,
        1.0, 4.0, 2.0, 6.0, 0.0, 0.0, 3.0, 6.0, 4.0, 2.0, 5.0, 4.0, 3.0, 0.0, 4.0, 5.0, 2.0, 0.0, 5.0, 6.0,
        1.0, 0.0, 5.0, 2.0, 1.0, 1.0, 6.0, 4.0, 0.0, 0.0, 1.0, 6.0, 3.0, 3.0, 5.0, 6.0, 1.0, 1.0, 4.0, 5.0,
        1.0, 0.0, 3.0, 6.0, 2.0, 4.0, 5.0, 5.0, 0.0, 2.0, 4.0, 5.0, 0.0, 1.0, 6.0, 6.0, 0.0, 2.0, 3.0, 4.0,
        2.0, 1.0, 6.0, 6.0, 0.0, 1.0, 4.0, 4.0, 2.0, 0.0, 6.0, 6.0
    ], np.float32), [48, 4]),
    c1_o11: np.reshape(np.array([
        1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10, 11, 11, 13, 13, 14, 14, 15, 15, 16, 1, 1, 2, 2, 3, 5,
        5, 6, 6, 7, 8, 9, 9, 10, 11, 11, 12, 13, 13, 14, 15, 15, 16
    ], np.int32), [48]),
    c1_o12: np.reshape(np.array([
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2
    ], np.int32), [48]),
}, model=c1_model, name='box_with_nms_limit_default_FLOAT32_INT32_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_typical_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [5, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [5, 8]))
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [5]))
c2_p3 = Float32Scalar('c2_p3', 0.15625)
c2_p4 = Int32Scalar('c2_p4', 2)
c2_p5 = Int32Scalar('c2_p5', 1)
c2_p6 = Float32Scalar('c2_p6', 0.29)
c2_p7 = Float32Scalar('c2_p7', 0.5)
c2_p8 = Float32Scalar('c2_p8', 0.02)
c2_o9 = Output('c2_o9', ('TENSOR_FLOAT32', [0]))
c2_o10 = Output('c2_o10', ('TENSOR_FLOAT32', [0, 4]))
c2_o11 = Output('c2_o11', ('TENSOR_INT32', [0]))
c2_o12 = Output('c2_o12', ('TENSOR_INT32', [0]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_p7)
c2_model.AddOperand(c2_p8)
c2_model.AddOperand(c2_o9)
c2_model.AddOperand(c2_o10)
c2_model.AddOperand(c2_o11)
c2_model.AddOperand(c2_o12)
c2_model.Operation('BOX_WITH_NMS_LIMIT', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8).To(c2_o9, c2_o10, c2_o11, c2_o12)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [0.046875, 0.203125, 0.015625, 0.078125, 0.109375, 0.171875, 0.234375, 0.296875, 0.140625, 0.265625],
    c2_i1: [
        0.0, 3.0, 6.0, 5.0, 3.0, 3.0, 4.0, 6.0, 2.0, 1.0, 3.0, 3.0, 4.0, 1.0, 6.0, 3.0, 0.0, 0.0, 5.0, 4.0,
        2.0, 2.0, 6.0, 5.0, 0.0, 0.0, 3.0, 6.0, 0.0, 3.0, 5.0, 6.0, 4.0, 1.0, 6.0, 6.0, 0.0, 5.0, 3.0, 6.0
    ],
    c2_i2: [0, 1, 1, 1, 1],
    c2_o9: np.reshape(np.array([0.203125, 0.296875, 0.265625], np.float32), [3]),
    c2_o10: np.reshape(np.array([3.0, 3.0, 4.0, 6.0, 0.0, 3.0, 5.0, 6.0, 0.0, 5.0, 3.0, 6.0], np.float32), [3, 4]),
    c2_o11: np.reshape(np.array([1, 1, 1], np.int32), [3]),
    c2_o12: np.reshape(np.array([0, 1, 1], np.int32), [3]),
}, model=c2_model, name='box_with_nms_limit_default_FLOAT32_INT32_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_typical_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [5, 3]))
c3_p1 = Parameter('c3_p1', ('TENSOR_FLOAT32', [5, 12]), [
        2.0, 0.0, 3.0, 1.0, 0.0, 0.0, 2.0, 6.0, 0.0, 2.0, 6.0, 4.0, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 3.0, 6.0,
        0.0, 0.0, 5.0, 2.0, 0.0, 4.0, 1.0, 5.0, 1.0, 1.0, 5.0, 6.0, 1.0, 2.0, 5.0, 6.0, 3.0, 0.0, 5.0, 6.0,
        0.0, 3.0, 5.0, 6.0, 1.0, 0.0, 6.0, 4.0, 1.0, 0.0, 5.0, 6.0, 0.0, 0.0, 5.0, 6.0, 1.0, 0.0, 2.0, 3.0
    ])
c3_i2 = Input('c3_i2', ('TENSOR_INT32', [5]))
c3_p3 = Float32Scalar('c3_p3', 0.09375)
c3_p4 = Int32Scalar('c3_p4', -1)
c3_p5 = Int32Scalar('c3_p5', 2)
c3_p6 = Float32Scalar('c3_p6', 0.71)
c3_p7 = Float32Scalar('c3_p7', 0.75)
c3_p8 = Float32Scalar('c3_p8', 0.05)
c3_o9 = Output('c3_o9', ('TENSOR_FLOAT32', [0]))
c3_o10 = Output('c3_o10', ('TENSOR_FLOAT32', [0, 4]))
c3_o11 = Output('c3_o11', ('TENSOR_INT32', [0]))
c3_o12 = Output('c3_o12', ('TENSOR_INT32', [0]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_p7)
c3_model.AddOperand(c3_p8)
c3_model.AddOperand(c3_o9)
c3_model.AddOperand(c3_o10)
c3_model.AddOperand(c3_o11)
c3_model.AddOperand(c3_o12)
c3_model.Operation('BOX_WITH_NMS_LIMIT', c3_i0, c3_p1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8).To(c3_o9, c3_o10, c3_o11, c3_o12)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        0.234375, 0.109375, 0.421875, 0.203125, 0.140625, 0.359375, 0.078125, 0.390625, 0.171875, 0.296875,
        0.453125, 0.046875, 0.015625, 0.265625, 0.328125
    ],
    c3_i2: [0, 1, 2, 2, 2],
    c3_o9: np.reshape(np.array([0.109375, 0.421875, 0.140625, 0.359375, 0.453125, 0.27172732, 0.10523117, 0.328125, 0.17116915], np.float32), [9]),
    c3_o10: np.reshape(np.array([
        0.0, 0.0, 2.0, 6.0, 0.0, 2.0, 6.0, 4.0, 0.0, 0.0, 3.0, 6.0, 0.0, 0.0, 5.0, 2.0, 0.0, 3.0, 5.0, 6.0,
        1.0, 1.0, 5.0, 6.0, 0.0, 0.0, 5.0, 6.0, 1.0, 0.0, 2.0, 3.0, 1.0, 2.0, 5.0, 6.0
    ], np.float32), [9, 4]),
    c3_o11: np.reshape(np.array([1, 2, 1, 2, 1, 1, 1, 2, 2], np.int32), [9]),
    c3_o12: np.reshape(np.array([0, 0, 1, 1, 2, 2, 2, 2, 2], np.int32), [9]),
}, model=c3_model, name='box_with_nms_limit_default_FLOAT32_INT32_typical_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT32_INT32_typical_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 3]))
c4_p1 = Parameter('c4_p1', ('TENSOR_FLOAT32', [2, 12]), [
        5.0, 1.0, 6.0, 6.0, 0.0, 0.0, 6.0, 6.0, 0.0, 2.0, 6.0, 6.0, 0.0, 2.0, 6.0, 5.0, 0.0, 1.0, 6.0, 4.0,
        0.0, 1.0, 6.0, 6.0
    ])
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [2]))
c4_p3 = Float32Scalar('c4_p3', 0.0)
c4_p4 = Int32Scalar('c4_p4', -1)
c4_p5 = Int32Scalar('c4_p5', 1)
c4_p6 = Float32Scalar('c4_p6', 0.29)
c4_p7 = Float32Scalar('c4_p7', 0.75)
c4_p8 = Float32Scalar('c4_p8', 0.05)
c4_o9 = Output('c4_o9', ('TENSOR_FLOAT32', [0]))
c4_o10 = Output('c4_o10', ('TENSOR_FLOAT32', [0, 4]))
c4_o11 = Output('c4_o11', ('TENSOR_INT32', [0]))
c4_o12 = Output('c4_o12', ('TENSOR_INT32', [0]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_p8)
c4_model.AddOperand(c4_o9)
c4_model.AddOperand(c4_o10)
c4_model.AddOperand(c4_o11)
c4_model.AddOperand(c4_o12)
c4_model.Operation('BOX_WITH_NMS_LIMIT', c4_i0, c4_p1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8).To(c4_o9, c4_o10, c4_o11, c4_o12)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [0.046875, 0.140625, 0.078125, 0.171875, 0.109375, 0.015625],
    c4_i2: [2, 2],
    c4_o9: np.reshape(np.array([0.140625, 0.0546875, 0.078125], np.float32), [3]),
    c4_o10: np.reshape(np.array([0.0, 0.0, 6.0, 6.0, 0.0, 1.0, 6.0, 4.0, 0.0, 2.0, 6.0, 6.0], np.float32), [3, 4]),
    c4_o11: np.reshape(np.array([1, 1, 2], np.int32), [3]),
    c4_o12: np.reshape(np.array([2, 2, 2], np.int32), [3]),
}, model=c4_model, name='box_with_nms_limit_default_FLOAT32_INT32_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_nearly_equal_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [4, 2]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [4, 8]))
c5_p2 = Parameter('c5_p2', ('TENSOR_INT32', [4]), [0, 0, 1, 2])
c5_p3 = Float16Scalar('c5_p3', 0.03125)
c5_p4 = Int32Scalar('c5_p4', 4)
c5_p5 = Int32Scalar('c5_p5', 1)
c5_p6 = Float16Scalar('c5_p6', 0.71)
c5_p7 = Float16Scalar('c5_p7', 1.0)
c5_p8 = Float16Scalar('c5_p8', 0.08)
c5_o9 = Output('c5_o9', ('TENSOR_FLOAT16', [0]))
c5_o10 = Output('c5_o10', ('TENSOR_FLOAT16', [0, 4]))
c5_o11 = Output('c5_o11', ('TENSOR_INT32', [0]))
c5_o12 = Output('c5_o12', ('TENSOR_INT32', [0]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_p8)
c5_model.AddOperand(c5_o9)
c5_model.AddOperand(c5_o10)
c5_model.AddOperand(c5_o11)
c5_model.AddOperand(c5_o12)
c5_model.Operation('BOX_WITH_NMS_LIMIT', c5_i0, c5_i1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8).To(c5_o9, c5_o10, c5_o11, c5_o12)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [0.2031, 0.2344, 0.01563, 0.1094, 0.04688, 0.1719, 0.0781, 0.1406],
    c5_i1: [
        0.0, 1.0, 6.0, 3.0, 0.0, 0.0, 5.0, 6.0, 3.0, 0.0, 5.0, 6.0, 0.0, 0.0, 5.0, 6.0, 2.0, 0.0, 6.0, 6.0,
        0.0, 0.0, 1.0, 6.0, 1.0, 2.0, 5.0, 6.0, 1.0, 1.0, 2.0, 2.0
    ],
    c5_o9: np.reshape(np.array([0.2344, 0.1719, 0.1406], np.float16), [3]),
    c5_o10: np.reshape(np.array([0.0, 0.0, 5.0, 6.0, 0.0, 0.0, 1.0, 6.0, 1.0, 1.0, 2.0, 2.0], np.float16), [3, 4]),
    c5_o11: np.reshape(np.array([1, 1, 1], np.int32), [3]),
    c5_o12: np.reshape(np.array([0, 1, 2], np.int32), [3]),
}, model=c5_model, name='box_with_nms_limit_default_FLOAT16_INT32_nearly_equal_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_typical_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [5, 2]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT16', [5, 8]))
c6_i2 = Input('c6_i2', ('TENSOR_INT32', [5]))
c6_p3 = Float16Scalar('c6_p3', 0.1562)
c6_p4 = Int32Scalar('c6_p4', 2)
c6_p5 = Int32Scalar('c6_p5', 1)
c6_p6 = Float16Scalar('c6_p6', 0.29)
c6_p7 = Float16Scalar('c6_p7', 0.5)
c6_p8 = Float16Scalar('c6_p8', 0.02)
c6_o9 = Output('c6_o9', ('TENSOR_FLOAT16', [0]))
c6_o10 = Output('c6_o10', ('TENSOR_FLOAT16', [0, 4]))
c6_o11 = Output('c6_o11', ('TENSOR_INT32', [0]))
c6_o12 = Output('c6_o12', ('TENSOR_INT32', [0]))
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
c6_model.AddOperand(c6_o9)
c6_model.AddOperand(c6_o10)
c6_model.AddOperand(c6_o11)
c6_model.AddOperand(c6_o12)
c6_model.Operation('BOX_WITH_NMS_LIMIT', c6_i0, c6_i1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8).To(c6_o9, c6_o10, c6_o11, c6_o12)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [0.04688, 0.2031, 0.01563, 0.0781, 0.1094, 0.1719, 0.2344, 0.2969, 0.1406, 0.2656],
    c6_i1: [
        0.0, 3.0, 6.0, 5.0, 3.0, 3.0, 4.0, 6.0, 2.0, 1.0, 3.0, 3.0, 4.0, 1.0, 6.0, 3.0, 0.0, 0.0, 5.0, 4.0,
        2.0, 2.0, 6.0, 5.0, 0.0, 0.0, 3.0, 6.0, 0.0, 3.0, 5.0, 6.0, 4.0, 1.0, 6.0, 6.0, 0.0, 5.0, 3.0, 6.0
    ],
    c6_i2: [0, 1, 1, 1, 1],
    c6_o9: np.reshape(np.array([0.2031, 0.2969, 0.2656], np.float16), [3]),
    c6_o10: np.reshape(np.array([3.0, 3.0, 4.0, 6.0, 0.0, 3.0, 5.0, 6.0, 0.0, 5.0, 3.0, 6.0], np.float16), [3, 4]),
    c6_o11: np.reshape(np.array([1, 1, 1], np.int32), [3]),
    c6_o12: np.reshape(np.array([0, 1, 1], np.int32), [3]),
}, model=c6_model, name='box_with_nms_limit_default_FLOAT16_INT32_typical_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_long_rows_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [4, 17]), [
        0.4844, 1.984, 0.3281, 0.578, 0.9844, 1.297, 1.797, 0.04688, 0.1094, 0.6094, 0.2656, 1.672, 0.3906,
        1.516, 1.359, 0.828, 0.547, 2.016, 1.172, 2.047, 1.641, 2.11, 1.922, 1.203, 0.7344, 2.078, 1.734,
        1.891, 0.797, 0.2344, 1.234, 0.703, 0.8594, 1.828, 1.703, 1.016, 1.109, 1.859, 0.3594, 1.547, 1.078,
        1.766, 0.953, 1.266, 0.4219, 1.953, 1.391, 0.672, 0.0781, 1.453, 0.2969, 0.4531, 1.484, 0.922, 0.5156,
        0.1406, 1.141, 0.8906, 0.1719, 0.2031, 1.328, 1.047, 1.609, 0.01563, 0.6406, 1.578, 1.422, 0.7656
    ])
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', [4, 68]), [
        2.0, 1.0, 6.0, 5.0, 0.0, 1.0, 6.0, 2.0, 0.0, 2.0, 4.0, 5.0, 4.0, 4.0, 5.0, 6.0, 4.0, 1.0, 6.0, 3.0,
        0.0, 0.0, 4.0, 5.0, 0.0, 0.0, 6.0, 6.0, 0.0, 1.0, 4.0, 5.0, 0.0, 0.0, 3.0, 5.0, 0.0, 2.0, 6.0, 3.0,
        1.0, 0.0, 4.0, 5.0, 1.0, 0.0, 5.0, 4.0, 2.0, 0.0, 4.0, 3.0, 0.0, 1.0, 6.0, 6.0, 1.0, 0.0, 4.0, 3.0,
        4.0, 2.0, 5.0, 6.0, 0.0, 3.0, 6.0, 5.0, 1.0, 2.0, 5.0, 5.0, 1.0, 0.0, 5.0, 3.0, 2.0, 1.0, 6.0, 5.0,
        0.0, 3.0, 4.0, 5.0, 2.0, 0.0, 6.0, 5.0, 3.0, 2.0, 4.0, 3.0, 1.0, 1.0, 3.0, 6.0, 0.0, 0.0, 6.0, 6.0,
        0.0, 0.0, 4.0, 3.0, 0.0, 0.0, 6.0, 5.0, 0.0, 1.0, 5.0, 3.0, 1.0, 4.0, 6.0, 5.0, 1.0, 3.0, 4.0, 6.0,
        2.0, 2.0, 3.0, 6.0, 1.0, 3.0, 5.0, 5.0, 0.0, 0.0, 6.0, 6.0, 1.0, 0.0, 6.0, 6.0, 0.0, 0.0, 5.0, 3.0,
        2.0, 0.0, 5.0, 6.0, 1.0, 3.0, 6.0, 4.0, 1.0, 0.0, 5.0, 6.0, 5.0, 3.0, 6.0, 6.0, 1.0, 4.0, 2.0, 6.0,
        4.0, 2.0, 5.0, 4.0, 2.0, 0.0, 5.0, 6.0, 1.0, 0.0, 5.0, 2.0, 0.0, 0.0, 1.0, 6.0, 3.0, 0.0, 6.0, 6.0,
        1.0, 1.0, 4.0, 5.0, 2.0, 4.0, 5.0, 5.0, 0.0, 2.0, 4.0, 5.0, 3.0, 2.0, 5.0, 5.0, 2.0, 1.0, 6.0, 6.0,
        5.0, 3.0, 6.0, 5.0, 3.0, 2.0, 5.0, 3.0, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 6.0, 6.0, 3.0, 2.0, 6.0, 3.0,
        0.0, 0.0, 3.0, 6.0, 0.0, 0.0, 3.0, 6.0, 3.0, 0.0, 4.0, 5.0, 2.0, 2.0, 5.0, 3.0, 0.0, 0.0, 3.0, 3.0,
        1.0, 1.0, 6.0, 4.0, 3.0, 3.0, 5.0, 6.0, 1.0, 0.0, 3.0, 6.0, 1.0, 0.0, 4.0, 6.0, 0.0, 1.0, 6.0, 6.0,
        0.0, 2.0, 3.0, 4.0, 0.0, 1.0, 4.0, 4.0, 2.0, 0.0, 6.0, 6.0
    ])
c7_i2 = Input('c7_i2', ('TENSOR_INT32', [4]))
c7_p3 = Float16Scalar('c7_p3', 0.5625)
c7_p4 = Int32Scalar('c7_p4', -1)
c7_p5 = Int32Scalar('c7_p5', 2)
c7_p6 = Float16Scalar('c7_p6', 0.71)
c7_p7 = Float16Scalar('c7_p7', 1.0)
c7_p8 = Float16Scalar('c7_p8', 0.07)
c7_o9 = Output('c7_o9', ('TENSOR_FLOAT16', [0]))
c7_o10 = Output('c7_o10', ('TENSOR_FLOAT16', [0, 4]))
c7_o11 = Output('c7_o11', ('TENSOR_INT32', [0]))
c7_o12 = Output('c7_o12', ('TENSOR_INT32', [0]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_o9)
c7_model.AddOperand(c7_o10)
c7_model.AddOperand(c7_o11)
c7_model.AddOperand(c7_o12)
c7_model.Operation('BOX_WITH_NMS_LIMIT', c7_p0, c7_p1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8).To(c7_o9, c7_o10, c7_o11, c7_o12)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i2: [1, 1, 2, 2],
    c7_o9: np.reshape(np.array([
        1.984, 1.08, 2.047, 1.641, 0.578, 2.11, 0.946, 1.922, 1.294, 1.797, 1.114, 0.7344, 2.078, 1.734,
        0.5854, 1.891, 1.672, 0.797, 1.516, 1.213, 1.359, 0.703, 0.8594, 0.818, 1.828, 1.484, 0.791, 1.109,
        0.9043, 1.859, 1.547, 1.127, 1.078, 0.8906, 1.766, 0.953, 1.328, 1.266, 1.047, 1.953, 1.253, 1.391,
        0.672, 0.546, 1.578, 1.453, 1.348, 0.7656
    ], np.float16), [48]),
    c7_o10: np.reshape(np.array([
        0.0, 1.0, 6.0, 2.0, 1.0, 0.0, 5.0, 3.0, 2.0, 1.0, 6.0, 5.0, 0.0, 3.0, 4.0, 5.0, 4.0, 4.0, 5.0, 6.0,
        2.0, 0.0, 6.0, 5.0, 4.0, 1.0, 6.0, 3.0, 3.0, 2.0, 4.0, 3.0, 0.0, 0.0, 4.0, 5.0, 0.0, 0.0, 6.0, 6.0,
        1.0, 1.0, 3.0, 6.0, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 4.0, 3.0, 0.0, 0.0, 6.0, 5.0, 0.0, 2.0, 6.0, 3.0,
        0.0, 1.0, 5.0, 3.0, 1.0, 0.0, 5.0, 4.0, 1.0, 4.0, 6.0, 5.0, 0.0, 1.0, 6.0, 6.0, 2.0, 2.0, 3.0, 6.0,
        1.0, 0.0, 4.0, 3.0, 1.0, 3.0, 5.0, 5.0, 0.0, 0.0, 6.0, 6.0, 4.0, 2.0, 5.0, 6.0, 1.0, 0.0, 6.0, 6.0,
        0.0, 0.0, 6.0, 6.0, 2.0, 0.0, 5.0, 6.0, 1.0, 3.0, 6.0, 4.0, 0.0, 0.0, 6.0, 6.0, 1.0, 0.0, 5.0, 6.0,
        1.0, 4.0, 2.0, 6.0, 0.0, 0.0, 3.0, 6.0, 4.0, 2.0, 5.0, 4.0, 3.0, 0.0, 4.0, 5.0, 2.0, 0.0, 5.0, 6.0,
        1.0, 0.0, 5.0, 2.0, 1.0, 1.0, 6.0, 4.0, 0.0, 0.0, 1.0, 6.0, 3.0, 3.0, 5.0, 6.0, 1.0, 1.0, 4.0, 5.0,
        1.0, 0.0, 3.0, 6.0, 2.0, 4.0, 5.0, 5.0, 0.0, 2.0, 4.0, 5.0, 0.0, 1.0, 6.0, 6.0, 0.0, 2.0, 3.0, 4.0,
        2.0, 1.0, 6.0, 6.0, 0.0, 1.0, 4.0, 4.0, 2.0, 0.0, 6.0, 6.0
    ], np.float16), [48, 4]),
    c7_o11: np.reshape(np.array([
        1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10, 11, 11, 13, 13, 14, 14, 15, 15, 16, 1, 1, 2, 2, 3, 5,
        5, 6, 6, 7, 8, 9, 9, 10, 11, 11, 12, 13, 13, 14, 15, 15, 16
    ], np.int32), [48]),
    c7_o12: np.reshape(np.array([
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2
    ], np.int32), [48]),
}, model=c7_model, name='box_with_nms_limit_default_FLOAT16_INT32_long_rows_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_typical_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [5, 3]))
c8_p1 = Parameter('c8_p1', ('TENSOR_FLOAT16', [5, 12]), [
        2.0, 0.0, 3.0, 1.0, 0.0, 0.0, 2.0, 6.0, 0.0, 2.0, 6.0, 4.0, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 3.0, 6.0,
        0.0, 0.0, 5.0, 2.0, 0.0, 4.0, 1.0, 5.0, 1.0, 1.0, 5.0, 6.0, 1.0, 2.0, 5.0, 6.0, 3.0, 0.0, 5.0, 6.0,
        0.0, 3.0, 5.0, 6.0, 1.0, 0.0, 6.0, 4.0, 1.0, 0.0, 5.0, 6.0, 0.0, 0.0, 5.0, 6.0, 1.0, 0.0, 2.0, 3.0
    ])
c8_i2 = Input('c8_i2', ('TENSOR_INT32', [5]))
c8_p3 = Float16Scalar('c8_p3', 0.09375)
c8_p4 = Int32Scalar('c8_p4', -1)
c8_p5 = Int32Scalar('c8_p5', 2)
c8_p6 = Float16Scalar('c8_p6', 0.71)
c8_p7 = Float16Scalar('c8_p7', 0.75)
c8_p8 = Float16Scalar('c8_p8', 0.05)
c8_o9 = Output('c8_o9', ('TENSOR_FLOAT16', [0]))
c8_o10 = Output('c8_o10', ('TENSOR_FLOAT16', [0, 4]))
c8_o11 = Output('c8_o11', ('TENSOR_INT32', [0]))
c8_o12 = Output('c8_o12', ('TENSOR_INT32', [0]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_p7)
c8_model.AddOperand(c8_p8)
c8_model.AddOperand(c8_o9)
c8_model.AddOperand(c8_o10)
c8_model.AddOperand(c8_o11)
c8_model.AddOperand(c8_o12)
c8_model.Operation('BOX_WITH_NMS_LIMIT', c8_i0, c8_p1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8).To(c8_o9, c8_o10, c8_o11, c8_o12)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [
        0.2344, 0.1094, 0.4219, 0.2031, 0.1406, 0.3594, 0.0781, 0.3906, 0.1719, 0.2969, 0.4531, 0.04688,
        0.01563, 0.2656, 0.3281
    ],
    c8_i2: [0, 1, 2, 2, 2],
    c8_o9: np.reshape(np.array([0.1094, 0.4219, 0.1406, 0.3594, 0.4531, 0.2717, 0.1052, 0.3281, 0.1711], np.float16), [9]),
    c8_o10: np.reshape(np.array([
        0.0, 0.0, 2.0, 6.0, 0.0, 2.0, 6.0, 4.0, 0.0, 0.0, 3.0, 6.0, 0.0, 0.0, 5.0, 2.0, 0.0, 3.0, 5.0, 6.0,
        1.0, 1.0, 5.0, 6.0, 0.0, 0.0, 5.0, 6.0, 1.0, 0.0, 2.0, 3.0, 1.0, 2.0, 5.0, 6.0
    ], np.float16), [9, 4]),
    c8_o11: np.reshape(np.array([1, 2, 1, 2, 1, 1, 1, 2, 2], np.int32), [9]),
    c8_o12: np.reshape(np.array([0, 0, 1, 1, 2, 2, 2, 2, 2], np.int32), [9]),
}, model=c8_model, name='box_with_nms_limit_default_FLOAT16_INT32_typical_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_FLOAT16_INT32_typical_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 3]))
c9_p1 = Parameter('c9_p1', ('TENSOR_FLOAT16', [2, 12]), [
        5.0, 1.0, 6.0, 6.0, 0.0, 0.0, 6.0, 6.0, 0.0, 2.0, 6.0, 6.0, 0.0, 2.0, 6.0, 5.0, 0.0, 1.0, 6.0, 4.0,
        0.0, 1.0, 6.0, 6.0
    ])
c9_i2 = Input('c9_i2', ('TENSOR_INT32', [2]))
c9_p3 = Float16Scalar('c9_p3', 0.0)
c9_p4 = Int32Scalar('c9_p4', -1)
c9_p5 = Int32Scalar('c9_p5', 1)
c9_p6 = Float16Scalar('c9_p6', 0.29)
c9_p7 = Float16Scalar('c9_p7', 0.75)
c9_p8 = Float16Scalar('c9_p8', 0.05)
c9_o9 = Output('c9_o9', ('TENSOR_FLOAT16', [0]))
c9_o10 = Output('c9_o10', ('TENSOR_FLOAT16', [0, 4]))
c9_o11 = Output('c9_o11', ('TENSOR_INT32', [0]))
c9_o12 = Output('c9_o12', ('TENSOR_INT32', [0]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_p7)
c9_model.AddOperand(c9_p8)
c9_model.AddOperand(c9_o9)
c9_model.AddOperand(c9_o10)
c9_model.AddOperand(c9_o11)
c9_model.AddOperand(c9_o12)
c9_model.Operation('BOX_WITH_NMS_LIMIT', c9_i0, c9_p1, c9_i2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8).To(c9_o9, c9_o10, c9_o11, c9_o12)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [0.04688, 0.1406, 0.0781, 0.1719, 0.1094, 0.01563],
    c9_i2: [2, 2],
    c9_o9: np.reshape(np.array([0.1406, 0.0547, 0.0781], np.float16), [3]),
    c9_o10: np.reshape(np.array([0.0, 0.0, 6.0, 6.0, 0.0, 1.0, 6.0, 4.0, 0.0, 2.0, 6.0, 6.0], np.float16), [3, 4]),
    c9_o11: np.reshape(np.array([1, 1, 2], np.int32), [3]),
    c9_o12: np.reshape(np.array([2, 2, 2], np.int32), [3]),
}, model=c9_model, name='box_with_nms_limit_default_FLOAT16_INT32_typical_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_full_mantissas_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.125, 255))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT16_ASYMM', [2, 12], 0.125, 0))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [2]))
c10_p3 = Float32Scalar('c10_p3', -31.625)
c10_p4 = Int32Scalar('c10_p4', 3)
c10_p5 = Int32Scalar('c10_p5', 2)
c10_p6 = Float32Scalar('c10_p6', 0.71)
c10_p7 = Float32Scalar('c10_p7', 0.25)
c10_p8 = Float32Scalar('c10_p8', 0.04)
c10_o9 = Output('c10_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 255))
c10_o10 = Output('c10_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c10_o11 = Output('c10_o11', ('TENSOR_INT32', [0]))
c10_o12 = Output('c10_o12', ('TENSOR_INT32', [0]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_p8)
c10_model.AddOperand(c10_o9)
c10_model.AddOperand(c10_o10)
c10_model.AddOperand(c10_o11)
c10_model.AddOperand(c10_o12)
c10_model.Operation('BOX_WITH_NMS_LIMIT', c10_i0, c10_i1, c10_i2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8).To(c10_o9, c10_o10, c10_o11, c10_o12)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [5, 1, 11, 9, 7, 3],
    c10_i1: [0, 8, 40, 40, 32, 32, 40, 40, 0, 16, 48, 40, 8, 0, 48, 32, 0, 0, 32, 24, 0, 0, 32, 32],
    c10_i2: [0, 0],
    c10_o9: np.reshape(np.array([7, 11], np.uint8), [2]),
    c10_o10: np.reshape(np.array([0, 0, 32, 24, 0, 16, 48, 40], np.uint16), [2, 4]),
    c10_o11: np.reshape(np.array([1, 2], np.int32), [2]),
    c10_o12: np.reshape(np.array([0, 0], np.int32), [2]),
}, model=c10_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_full_mantissas_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_full_mantissas_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [5, 4], 0.00390625, 0))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT16_ASYMM', [5, 16], 0.125, 0))
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [5]))
c11_p3 = Float32Scalar('c11_p3', 0.03125)
c11_p4 = Int32Scalar('c11_p4', -1)
c11_p5 = Int32Scalar('c11_p5', 2)
c11_p6 = Float32Scalar('c11_p6', 0.53)
c11_p7 = Float32Scalar('c11_p7', 0.25)
c11_p8 = Float32Scalar('c11_p8', 0.03)
c11_o9 = Output('c11_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c11_o10 = Output('c11_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c11_o11 = Output('c11_o11', ('TENSOR_INT32', [0]))
c11_o12 = Output('c11_o12', ('TENSOR_INT32', [0]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_p7)
c11_model.AddOperand(c11_p8)
c11_model.AddOperand(c11_o9)
c11_model.AddOperand(c11_o10)
c11_model.AddOperand(c11_o11)
c11_model.AddOperand(c11_o12)
c11_model.Operation('BOX_WITH_NMS_LIMIT', c11_i0, c11_i1, c11_i2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7, c11_p8).To(c11_o9, c11_o10, c11_o11, c11_o12)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [7, 1, 17, 27, 11, 23, 19, 3, 31, 29, 35, 37, 13, 39, 25, 5, 21, 33, 9, 15],
    c11_i1: [
        32, 40, 48, 48, 0, 32, 48, 40, 8, 8, 48, 16, 8, 8, 16, 40, 24, 0, 32, 48, 8, 24, 48, 40, 8, 8, 48, 48,
        0, 24, 40, 32, 24, 0, 32, 40, 16, 0, 32, 32, 16, 16, 24, 40, 16, 32, 48, 48, 0, 8, 8, 40, 8, 0, 40, 8,
        0, 0, 48, 48, 16, 24, 32, 48, 0, 0, 32, 40, 0, 8, 40, 24, 0, 0, 16, 48, 16, 0, 24, 16
    ],
    c11_i2: [0, 0, 2, 2, 2],
    c11_o9: np.reshape(np.array([23, 19, 14, 27, 39, 33, 18, 35, 24, 37, 15], np.uint8), [11]),
    c11_o10: np.reshape(np.array([
        8, 24, 48, 40, 8, 8, 48, 48, 8, 8, 48, 16, 8, 8, 16, 40, 8, 0, 40, 8, 0, 8, 40, 24, 16, 0, 32, 32, 16,
        16, 24, 40, 0, 0, 48, 48, 16, 32, 48, 48, 16, 0, 24, 16
    ], np.uint16), [11, 4]),
    c11_o11: np.reshape(np.array([1, 2, 2, 3, 1, 1, 1, 2, 2, 3, 3], np.int32), [11]),
    c11_o12: np.reshape(np.array([0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2], np.int32), [11]),
}, model=c11_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_full_mantissas_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_typical_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.00390625, 0))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT16_ASYMM', [3, 16], 0.125, 0))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [3]))
c12_p3 = Float32Scalar('c12_p3', 0.015625)
c12_p4 = Int32Scalar('c12_p4', -1)
c12_p5 = Int32Scalar('c12_p5', 0)
c12_p6 = Float32Scalar('c12_p6', 0.53)
c12_p7 = Float32Scalar('c12_p7', 1.0)
c12_p8 = Float32Scalar('c12_p8', 0.01)
c12_o9 = Output('c12_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c12_o10 = Output('c12_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c12_o11 = Output('c12_o11', ('TENSOR_INT32', [0]))
c12_o12 = Output('c12_o12', ('TENSOR_INT32', [0]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_p4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_p7)
c12_model.AddOperand(c12_p8)
c12_model.AddOperand(c12_o9)
c12_model.AddOperand(c12_o10)
c12_model.AddOperand(c12_o11)
c12_model.AddOperand(c12_o12)
c12_model.Operation('BOX_WITH_NMS_LIMIT', c12_i0, c12_i1, c12_i2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7, c12_p8).To(c12_o9, c12_o10, c12_o11, c12_o12)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [9, 3, 15, 1, 13, 21, 17, 11, 23, 5, 19, 7],
    c12_i1: [
        0, 0, 32, 48, 16, 24, 48, 40, 0, 8, 40, 40, 0, 24, 48, 48, 8, 24, 40, 48, 0, 0, 40, 24, 8, 8, 24, 16,
        24, 24, 48, 48, 32, 8, 48, 40, 8, 24, 16, 48, 0, 8, 24, 16, 16, 24, 48, 48
    ],
    c12_i2: [2, 2, 2],
    c12_o9: np.reshape(np.array([21, 5, 19, 15, 11], np.uint8), [5]),
    c12_o10: np.reshape(np.array([0, 0, 40, 24, 8, 24, 16, 48, 0, 8, 24, 16, 0, 8, 40, 40, 24, 24, 48, 48], np.uint16), [5, 4]),
    c12_o11: np.reshape(np.array([1, 1, 2, 2, 3], np.int32), [5]),
    c12_o12: np.reshape(np.array([2, 2, 2, 2, 2], np.int32), [5]),
}, model=c12_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_typical_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_long_rows_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [4, 17], 0.125, 0))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT16_ASYMM', [4, 68], 0.125, 0))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [4]))
c13_p3 = Float32Scalar('c13_p3', 2.0)
c13_p4 = Int32Scalar('c13_p4', -1)
c13_p5 = Int32Scalar('c13_p5', 1)
c13_p6 = Float32Scalar('c13_p6', 0.71)
c13_p7 = Float32Scalar('c13_p7', 0.75)
c13_p8 = Float32Scalar('c13_p8', 0.07)
c13_o9 = Output('c13_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 0))
c13_o10 = Output('c13_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c13_o11 = Output('c13_o11', ('TENSOR_INT32', [0]))
c13_o12 = Output('c13_o12', ('TENSOR_INT32', [0]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_p7)
c13_model.AddOperand(c13_p8)
c13_model.AddOperand(c13_o9)
c13_model.AddOperand(c13_o10)
c13_model.AddOperand(c13_o11)
c13_model.AddOperand(c13_o12)
c13_model.Operation('BOX_WITH_NMS_LIMIT', c13_i0, c13_i1, c13_i2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8).To(c13_o9, c13_o10, c13_o11, c13_o12)
c13_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c13_i0: [
        87, 125, 15, 39, 43, 5, 45, 123, 117, 115, 27, 75, 111, 91, 37, 25, 31, 23, 93, 47, 29, 119, 133, 81,
        1, 51, 105, 71, 131, 59, 65, 57, 67, 101, 95, 53, 129, 89, 99, 41, 17, 121, 97, 103, 63, 107, 135, 77,
        49, 21, 113, 13, 73, 61, 19, 79, 83, 127, 109, 9, 3, 69, 7, 55, 35, 11, 33, 85
    ],
    c13_i1: [
        0, 8, 48, 40, 16, 0, 40, 32, 0, 32, 48, 40, 0, 0, 16, 40, 0, 16, 24, 40, 0, 24, 40, 48, 8, 0, 48, 48,
        0, 16, 48, 32, 8, 16, 48, 48, 8, 0, 16, 48, 0, 8, 48, 16, 32, 24, 40, 40, 0, 0, 40, 16, 8, 0, 48, 32,
        0, 0, 48, 16, 0, 0, 32, 48, 16, 32, 48, 40, 0, 16, 40, 24, 32, 0, 48, 8, 8, 24, 48, 32, 0, 8, 48, 16,
        8, 16, 16, 40, 16, 32, 32, 48, 16, 8, 24, 48, 8, 0, 40, 32, 8, 0, 16, 48, 0, 0, 32, 48, 8, 0, 48, 48,
        0, 24, 48, 40, 8, 24, 40, 40, 0, 24, 24, 48, 0, 8, 24, 32, 0, 16, 32, 48, 8, 0, 40, 32, 8, 0, 32, 40,
        16, 0, 40, 32, 8, 8, 40, 48, 0, 8, 48, 16, 0, 24, 48, 32, 0, 0, 24, 24, 0, 32, 48, 48, 0, 8, 48, 48,
        32, 16, 40, 40, 8, 0, 48, 40, 0, 0, 48, 48, 24, 24, 32, 32, 16, 0, 40, 48, 0, 16, 40, 40, 24, 0, 48,
        48, 0, 0, 24, 40, 0, 8, 48, 32, 8, 8, 48, 48, 8, 0, 48, 40, 24, 16, 32, 48, 24, 8, 40, 32, 0, 0, 48,
        40, 8, 32, 48, 40, 8, 0, 40, 24, 0, 8, 24, 24, 8, 0, 16, 40, 8, 0, 16, 48, 0, 8, 40, 40, 40, 0, 48,
        48, 32, 0, 48, 32, 32, 0, 40, 32, 0, 0, 48, 24, 16, 16, 48, 40, 0, 0, 24, 48
    ],
    c13_i2: [1, 1, 2, 2],
    c13_o9: np.reshape(np.array([
        125, 93, 47, 39, 29, 119, 43, 133, 81, 45, 123, 117, 51, 115, 105, 71, 27, 131, 75, 111, 59, 91, 65,
        57, 37, 67, 25, 101, 31, 73, 53, 129, 61, 89, 19, 99, 79, 83, 41, 127, 17, 121, 109, 97, 103, 69, 63,
        107, 135, 55, 77, 35, 49, 33, 21, 113, 85
    ], np.uint8), [57]),
    c13_o10: np.reshape(np.array([
        16, 0, 40, 32, 32, 0, 48, 8, 8, 24, 48, 32, 0, 0, 16, 40, 0, 8, 48, 16, 8, 16, 16, 40, 0, 16, 24, 40,
        16, 32, 32, 48, 16, 8, 24, 48, 8, 0, 48, 48, 0, 16, 48, 32, 8, 16, 48, 48, 8, 0, 16, 48, 8, 0, 16, 48,
        0, 0, 32, 48, 8, 0, 48, 48, 0, 8, 48, 16, 0, 24, 48, 40, 32, 24, 40, 40, 0, 0, 40, 16, 8, 24, 40, 40,
        8, 0, 48, 32, 0, 24, 24, 48, 0, 8, 24, 32, 0, 0, 48, 16, 0, 16, 32, 48, 0, 0, 32, 48, 8, 0, 40, 32,
        16, 32, 48, 40, 8, 0, 48, 40, 16, 0, 40, 32, 8, 8, 40, 48, 24, 16, 32, 48, 0, 8, 48, 16, 24, 8, 40,
        32, 0, 24, 48, 32, 0, 0, 48, 40, 8, 32, 48, 40, 0, 0, 24, 24, 8, 0, 40, 24, 0, 32, 48, 48, 0, 8, 48,
        48, 0, 8, 24, 24, 32, 16, 40, 40, 8, 0, 48, 40, 0, 8, 40, 40, 0, 0, 48, 48, 24, 24, 32, 32, 16, 0, 40,
        48, 32, 0, 48, 32, 0, 16, 40, 40, 32, 0, 40, 32, 24, 0, 48, 48, 16, 16, 48, 40, 0, 0, 24, 40, 0, 8,
        48, 32, 0, 0, 24, 48
    ], np.uint16), [57, 4]),
    c13_o11: np.reshape(np.array([
        1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16,
        1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 10, 11, 12, 12, 13, 13, 14, 15, 15, 16, 16
    ], np.int32), [57]),
    c13_o12: np.reshape(np.array([
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2
    ], np.int32), [57]),
}, model=c13_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_long_rows_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_long_rows_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [5, 17], 0.00390625, 0))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT16_ASYMM', [5, 68], 0.125, 0))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [5]))
c14_p3 = Float32Scalar('c14_p3', 0.1015625)
c14_p4 = Int32Scalar('c14_p4', 1)
c14_p5 = Int32Scalar('c14_p5', 1)
c14_p6 = Float32Scalar('c14_p6', 0.53)
c14_p7 = Float32Scalar('c14_p7', 1.0)
c14_p8 = Float32Scalar('c14_p8', 0.04)
c14_o9 = Output('c14_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c14_o10 = Output('c14_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c14_o11 = Output('c14_o11', ('TENSOR_INT32', [0]))
c14_o12 = Output('c14_o12', ('TENSOR_INT32', [0]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_p7)
c14_model.AddOperand(c14_p8)
c14_model.AddOperand(c14_o9)
c14_model.AddOperand(c14_o10)
c14_model.AddOperand(c14_o11)
c14_model.AddOperand(c14_o12)
c14_model.Operation('BOX_WITH_NMS_LIMIT', c14_i0, c14_i1, c14_i2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8).To(c14_o9, c14_o10, c14_o11, c14_o12)
c14_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c14_i0: [
        113, 121, 119, 65, 63, 49, 167, 101, 139, 57, 59, 111, 23, 25, 141, 169, 91, 125, 107, 127, 147, 51,
        47, 27, 69, 117, 67, 143, 165, 97, 161, 159, 33, 41, 163, 5, 103, 9, 83, 89, 35, 131, 39, 13, 137,
        105, 99, 75, 151, 87, 31, 135, 93, 149, 153, 79, 145, 19, 115, 53, 73, 55, 3, 133, 81, 21, 129, 61,
        37, 17, 85, 7, 71, 1, 11, 95, 157, 43, 15, 155, 123, 109, 29, 77, 45
    ],
    c14_i1: [
        32, 8, 48, 48, 0, 16, 40, 48, 16, 8, 40, 32, 8, 32, 16, 40, 8, 0, 48, 16, 8, 24, 40, 48, 0, 24, 48,
        48, 8, 8, 48, 24, 0, 8, 48, 32, 0, 0, 48, 48, 40, 8, 48, 48, 40, 8, 48, 24, 8, 16, 48, 40, 16, 16, 48,
        24, 16, 8, 40, 16, 0, 8, 8, 48, 8, 0, 24, 48, 0, 32, 24, 48, 0, 0, 48, 40, 8, 8, 48, 48, 32, 16, 40,
        40, 24, 16, 48, 24, 0, 8, 24, 32, 0, 0, 48, 16, 0, 0, 48, 40, 0, 0, 48, 48, 8, 8, 16, 24, 0, 0, 32,
        48, 24, 0, 32, 48, 16, 32, 32, 40, 8, 16, 40, 40, 0, 0, 32, 40, 8, 8, 32, 32, 32, 0, 48, 48, 8, 32,
        32, 40, 32, 0, 48, 48, 8, 24, 40, 48, 0, 0, 48, 8, 8, 16, 48, 32, 8, 0, 16, 40, 8, 24, 24, 32, 24, 0,
        40, 32, 16, 24, 24, 40, 8, 0, 48, 32, 16, 0, 48, 8, 0, 32, 48, 40, 0, 0, 48, 32, 0, 32, 40, 48, 0, 8,
        48, 32, 8, 8, 48, 48, 0, 24, 48, 48, 40, 16, 48, 24, 0, 8, 48, 32, 0, 16, 40, 40, 40, 24, 48, 32, 8,
        16, 40, 40, 0, 24, 48, 40, 0, 16, 48, 32, 8, 0, 48, 48, 0, 0, 32, 40, 0, 8, 40, 32, 8, 24, 48, 32, 8,
        16, 16, 48, 8, 16, 40, 32, 0, 16, 40, 48, 16, 8, 32, 48, 16, 8, 40, 40, 0, 0, 40, 24, 8, 16, 40, 48,
        8, 0, 24, 48, 16, 16, 24, 48, 24, 8, 32, 48, 0, 24, 40, 32, 16, 16, 48, 48, 0, 32, 40, 40, 16, 24, 48,
        40, 0, 8, 48, 16, 0, 8, 48, 24, 8, 32, 40, 48, 0, 40, 48, 48, 0, 32, 48, 40, 16, 0, 40, 32, 32, 0, 40,
        48, 32, 0, 40, 48, 8, 8, 48, 24
    ],
    c14_i2: [0, 1, 1, 2, 2],
    c14_o9: np.reshape(np.array([169, 165, 157], np.uint8), [3]),
    c14_o10: np.reshape(np.array([0, 8, 8, 48, 24, 0, 32, 48, 0, 8, 48, 16], np.uint16), [3, 4]),
    c14_o11: np.reshape(np.array([15, 11, 8], np.int32), [3]),
    c14_o12: np.reshape(np.array([0, 1, 2], np.int32), [3]),
}, model=c14_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_long_rows_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_typical_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [5, 2], 0.00390625, 0))
c15_i1 = Input('c15_i1', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
c15_p2 = Parameter('c15_p2', ('TENSOR_INT32', [5]), [0, 0, 1, 2, 2])
c15_p3 = Float32Scalar('c15_p3', 0.0)
c15_p4 = Int32Scalar('c15_p4', -1)
c15_p5 = Int32Scalar('c15_p5', 2)
c15_p6 = Float32Scalar('c15_p6', 0.29)
c15_p7 = Float32Scalar('c15_p7', 0.75)
c15_p8 = Float32Scalar('c15_p8', 0.06)
c15_o9 = Output('c15_o9', ('TENSOR_QUANT8_ASYMM', [0], 0.00390625, 0))
c15_o10 = Output('c15_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c15_o11 = Output('c15_o11', ('TENSOR_INT32', [0]))
c15_o12 = Output('c15_o12', ('TENSOR_INT32', [0]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_p7)
c15_model.AddOperand(c15_p8)
c15_model.AddOperand(c15_o9)
c15_model.AddOperand(c15_o10)
c15_model.AddOperand(c15_o11)
c15_model.AddOperand(c15_o12)
c15_model.Operation('BOX_WITH_NMS_LIMIT', c15_i0, c15_i1, c15_p2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7, c15_p8).To(c15_o9, c15_o10, c15_o11, c15_o12)
c15_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c15_i0: [15, 9, 3, 19, 11, 5, 17, 1, 13, 7],
    c15_i1: [
        40, 0, 48, 48, 0, 0, 48, 32, 0, 0, 40, 32, 0, 8, 40, 32, 32, 24, 48, 40, 0, 0, 40, 40, 0, 24, 32, 48,
        16, 0, 32, 40, 0, 16, 16, 48, 16, 0, 48, 24
    ],
    c15_o9: np.reshape(np.array([19, 5, 7], np.uint8), [3]),
    c15_o10: np.reshape(np.array([0, 8, 40, 32, 0, 0, 40, 40, 16, 0, 48, 24], np.uint16), [3, 4]),
    c15_o11: np.reshape(np.array([1, 1, 1], np.int32), [3]),
    c15_o12: np.reshape(np.array([0, 1, 2], np.int32), [3]),
}, model=c15_model, name='box_with_nms_limit_default_QUANT8_ASYMM_QUANT16_ASYMM_INT32_typical_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_full_mantissas_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [5, 4], 0.00390625, -128))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT16_ASYMM', [5, 16], 0.125, 0))
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [5]))
c16_p3 = Float32Scalar('c16_p3', 0.03125)
c16_p4 = Int32Scalar('c16_p4', -1)
c16_p5 = Int32Scalar('c16_p5', 2)
c16_p6 = Float32Scalar('c16_p6', 0.53)
c16_p7 = Float32Scalar('c16_p7', 0.25)
c16_p8 = Float32Scalar('c16_p8', 0.03)
c16_o9 = Output('c16_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c16_o10 = Output('c16_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c16_o11 = Output('c16_o11', ('TENSOR_INT32', [0]))
c16_o12 = Output('c16_o12', ('TENSOR_INT32', [0]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_p7)
c16_model.AddOperand(c16_p8)
c16_model.AddOperand(c16_o9)
c16_model.AddOperand(c16_o10)
c16_model.AddOperand(c16_o11)
c16_model.AddOperand(c16_o12)
c16_model.Operation('BOX_WITH_NMS_LIMIT', c16_i0, c16_i1, c16_i2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7, c16_p8).To(c16_o9, c16_o10, c16_o11, c16_o12)
c16_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c16_i0: [
        -121, -127, -111, -101, -117, -105, -109, -125, -97, -99, -93, -91, -115, -89, -103, -123, -107, -95,
        -119, -113
    ],
    c16_i1: [
        32, 40, 48, 48, 0, 32, 48, 40, 8, 8, 48, 16, 8, 8, 16, 40, 24, 0, 32, 48, 8, 24, 48, 40, 8, 8, 48, 48,
        0, 24, 40, 32, 24, 0, 32, 40, 16, 0, 32, 32, 16, 16, 24, 40, 16, 32, 48, 48, 0, 8, 8, 40, 8, 0, 40, 8,
        0, 0, 48, 48, 16, 24, 32, 48, 0, 0, 32, 40, 0, 8, 40, 24, 0, 0, 16, 48, 16, 0, 24, 16
    ],
    c16_i2: [0, 0, 2, 2, 2],
    c16_o9: np.reshape(np.array([-105, -109, -114, -101, -89, -95, -110, -93, -104, -91, -113], np.int8), [11]),
    c16_o10: np.reshape(np.array([
        8, 24, 48, 40, 8, 8, 48, 48, 8, 8, 48, 16, 8, 8, 16, 40, 8, 0, 40, 8, 0, 8, 40, 24, 16, 0, 32, 32, 16,
        16, 24, 40, 0, 0, 48, 48, 16, 32, 48, 48, 16, 0, 24, 16
    ], np.uint16), [11, 4]),
    c16_o11: np.reshape(np.array([1, 2, 2, 3, 1, 1, 1, 2, 2, 3, 3], np.int32), [11]),
    c16_o12: np.reshape(np.array([0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2], np.int32), [11]),
}, model=c16_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_full_mantissas_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_typical_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4], 0.00390625, -128))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT16_ASYMM', [3, 16], 0.125, 0))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [3]))
c17_p3 = Float32Scalar('c17_p3', 0.015625)
c17_p4 = Int32Scalar('c17_p4', -1)
c17_p5 = Int32Scalar('c17_p5', 0)
c17_p6 = Float32Scalar('c17_p6', 0.53)
c17_p7 = Float32Scalar('c17_p7', 1.0)
c17_p8 = Float32Scalar('c17_p8', 0.01)
c17_o9 = Output('c17_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c17_o10 = Output('c17_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c17_o11 = Output('c17_o11', ('TENSOR_INT32', [0]))
c17_o12 = Output('c17_o12', ('TENSOR_INT32', [0]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_p4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_p6)
c17_model.AddOperand(c17_p7)
c17_model.AddOperand(c17_p8)
c17_model.AddOperand(c17_o9)
c17_model.AddOperand(c17_o10)
c17_model.AddOperand(c17_o11)
c17_model.AddOperand(c17_o12)
c17_model.Operation('BOX_WITH_NMS_LIMIT', c17_i0, c17_i1, c17_i2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7, c17_p8).To(c17_o9, c17_o10, c17_o11, c17_o12)
c17_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c17_i0: [-119, -125, -113, -127, -115, -107, -111, -117, -105, -123, -109, -121],
    c17_i1: [
        0, 0, 32, 48, 16, 24, 48, 40, 0, 8, 40, 40, 0, 24, 48, 48, 8, 24, 40, 48, 0, 0, 40, 24, 8, 8, 24, 16,
        24, 24, 48, 48, 32, 8, 48, 40, 8, 24, 16, 48, 0, 8, 24, 16, 16, 24, 48, 48
    ],
    c17_i2: [2, 2, 2],
    c17_o9: np.reshape(np.array([-107, -123, -109, -113, -117], np.int8), [5]),
    c17_o10: np.reshape(np.array([0, 0, 40, 24, 8, 24, 16, 48, 0, 8, 24, 16, 0, 8, 40, 40, 24, 24, 48, 48], np.uint16), [5, 4]),
    c17_o11: np.reshape(np.array([1, 1, 2, 2, 3], np.int32), [5]),
    c17_o12: np.reshape(np.array([2, 2, 2, 2, 2], np.int32), [5]),
}, model=c17_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_typical_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_long_rows_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 17], 0.125, -128))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT16_ASYMM', [4, 68], 0.125, 0))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [4]))
c18_p3 = Float32Scalar('c18_p3', 2.0)
c18_p4 = Int32Scalar('c18_p4', -1)
c18_p5 = Int32Scalar('c18_p5', 1)
c18_p6 = Float32Scalar('c18_p6', 0.71)
c18_p7 = Float32Scalar('c18_p7', 0.75)
c18_p8 = Float32Scalar('c18_p8', 0.07)
c18_o9 = Output('c18_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.125, -128))
c18_o10 = Output('c18_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c18_o11 = Output('c18_o11', ('TENSOR_INT32', [0]))
c18_o12 = Output('c18_o12', ('TENSOR_INT32', [0]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_p4)
c18_model.AddOperand(c18_p5)
c18_model.AddOperand(c18_p6)
c18_model.AddOperand(c18_p7)
c18_model.AddOperand(c18_p8)
c18_model.AddOperand(c18_o9)
c18_model.AddOperand(c18_o10)
c18_model.AddOperand(c18_o11)
c18_model.AddOperand(c18_o12)
c18_model.Operation('BOX_WITH_NMS_LIMIT', c18_i0, c18_i1, c18_i2, c18_p3, c18_p4, c18_p5, c18_p6, c18_p7, c18_p8).To(c18_o9, c18_o10, c18_o11, c18_o12)
c18_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c18_i0: [
        -41, -3, -113, -89, -85, -123, -83, -5, -11, -13, -101, -53, -17, -37, -91, -103, -97, -105, -35, -81,
        -99, -9, 5, -47, -127, -77, -23, -57, 3, -69, -63, -71, -61, -27, -33, -75, 1, -39, -29, -87, -111,
        -7, -31, -25, -65, -21, 7, -51, -79, -107, -15, -115, -55, -67, -109, -49, -45, -1, -19, -119, -125,
        -59, -121, -73, -93, -117, -95, -43
    ],
    c18_i1: [
        0, 8, 48, 40, 16, 0, 40, 32, 0, 32, 48, 40, 0, 0, 16, 40, 0, 16, 24, 40, 0, 24, 40, 48, 8, 0, 48, 48,
        0, 16, 48, 32, 8, 16, 48, 48, 8, 0, 16, 48, 0, 8, 48, 16, 32, 24, 40, 40, 0, 0, 40, 16, 8, 0, 48, 32,
        0, 0, 48, 16, 0, 0, 32, 48, 16, 32, 48, 40, 0, 16, 40, 24, 32, 0, 48, 8, 8, 24, 48, 32, 0, 8, 48, 16,
        8, 16, 16, 40, 16, 32, 32, 48, 16, 8, 24, 48, 8, 0, 40, 32, 8, 0, 16, 48, 0, 0, 32, 48, 8, 0, 48, 48,
        0, 24, 48, 40, 8, 24, 40, 40, 0, 24, 24, 48, 0, 8, 24, 32, 0, 16, 32, 48, 8, 0, 40, 32, 8, 0, 32, 40,
        16, 0, 40, 32, 8, 8, 40, 48, 0, 8, 48, 16, 0, 24, 48, 32, 0, 0, 24, 24, 0, 32, 48, 48, 0, 8, 48, 48,
        32, 16, 40, 40, 8, 0, 48, 40, 0, 0, 48, 48, 24, 24, 32, 32, 16, 0, 40, 48, 0, 16, 40, 40, 24, 0, 48,
        48, 0, 0, 24, 40, 0, 8, 48, 32, 8, 8, 48, 48, 8, 0, 48, 40, 24, 16, 32, 48, 24, 8, 40, 32, 0, 0, 48,
        40, 8, 32, 48, 40, 8, 0, 40, 24, 0, 8, 24, 24, 8, 0, 16, 40, 8, 0, 16, 48, 0, 8, 40, 40, 40, 0, 48,
        48, 32, 0, 48, 32, 32, 0, 40, 32, 0, 0, 48, 24, 16, 16, 48, 40, 0, 0, 24, 48
    ],
    c18_i2: [1, 1, 2, 2],
    c18_o9: np.reshape(np.array([
        -3, -35, -81, -89, -99, -9, -85, 5, -47, -83, -5, -11, -77, -13, -23, -57, -101, 3, -53, -17, -69,
        -37, -63, -71, -91, -61, -103, -27, -97, -55, -75, 1, -67, -39, -109, -29, -49, -45, -87, -1, -111,
        -7, -19, -31, -25, -59, -65, -21, 7, -73, -51, -93, -79, -95, -107, -15, -43
    ], np.int8), [57]),
    c18_o10: np.reshape(np.array([
        16, 0, 40, 32, 32, 0, 48, 8, 8, 24, 48, 32, 0, 0, 16, 40, 0, 8, 48, 16, 8, 16, 16, 40, 0, 16, 24, 40,
        16, 32, 32, 48, 16, 8, 24, 48, 8, 0, 48, 48, 0, 16, 48, 32, 8, 16, 48, 48, 8, 0, 16, 48, 8, 0, 16, 48,
        0, 0, 32, 48, 8, 0, 48, 48, 0, 8, 48, 16, 0, 24, 48, 40, 32, 24, 40, 40, 0, 0, 40, 16, 8, 24, 40, 40,
        8, 0, 48, 32, 0, 24, 24, 48, 0, 8, 24, 32, 0, 0, 48, 16, 0, 16, 32, 48, 0, 0, 32, 48, 8, 0, 40, 32,
        16, 32, 48, 40, 8, 0, 48, 40, 16, 0, 40, 32, 8, 8, 40, 48, 24, 16, 32, 48, 0, 8, 48, 16, 24, 8, 40,
        32, 0, 24, 48, 32, 0, 0, 48, 40, 8, 32, 48, 40, 0, 0, 24, 24, 8, 0, 40, 24, 0, 32, 48, 48, 0, 8, 48,
        48, 0, 8, 24, 24, 32, 16, 40, 40, 8, 0, 48, 40, 0, 8, 40, 40, 0, 0, 48, 48, 24, 24, 32, 32, 16, 0, 40,
        48, 32, 0, 48, 32, 0, 16, 40, 40, 32, 0, 40, 32, 24, 0, 48, 48, 16, 16, 48, 40, 0, 0, 24, 40, 0, 8,
        48, 32, 0, 0, 24, 48
    ], np.uint16), [57, 4]),
    c18_o11: np.reshape(np.array([
        1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16,
        1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 10, 11, 12, 12, 13, 13, 14, 15, 15, 16, 16
    ], np.int32), [57]),
    c18_o12: np.reshape(np.array([
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2
    ], np.int32), [57]),
}, model=c18_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_long_rows_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_typical_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [5, 2], 0.00390625, -128))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
c19_p2 = Parameter('c19_p2', ('TENSOR_INT32', [5]), [0, 0, 1, 2, 2])
c19_p3 = Float32Scalar('c19_p3', 0.0)
c19_p4 = Int32Scalar('c19_p4', -1)
c19_p5 = Int32Scalar('c19_p5', 2)
c19_p6 = Float32Scalar('c19_p6', 0.29)
c19_p7 = Float32Scalar('c19_p7', 0.75)
c19_p8 = Float32Scalar('c19_p8', 0.06)
c19_o9 = Output('c19_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [0], 0.00390625, -128))
c19_o10 = Output('c19_o10', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
c19_o11 = Output('c19_o11', ('TENSOR_INT32', [0]))
c19_o12 = Output('c19_o12', ('TENSOR_INT32', [0]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_p4)
c19_model.AddOperand(c19_p5)
c19_model.AddOperand(c19_p6)
c19_model.AddOperand(c19_p7)
c19_model.AddOperand(c19_p8)
c19_model.AddOperand(c19_o9)
c19_model.AddOperand(c19_o10)
c19_model.AddOperand(c19_o11)
c19_model.AddOperand(c19_o12)
c19_model.Operation('BOX_WITH_NMS_LIMIT', c19_i0, c19_i1, c19_p2, c19_p3, c19_p4, c19_p5, c19_p6, c19_p7, c19_p8).To(c19_o9, c19_o10, c19_o11, c19_o12)
c19_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c19_i0: [-113, -119, -125, -109, -117, -123, -111, -127, -115, -121],
    c19_i1: [
        40, 0, 48, 48, 0, 0, 48, 32, 0, 0, 40, 32, 0, 8, 40, 32, 32, 24, 48, 40, 0, 0, 40, 40, 0, 24, 32, 48,
        16, 0, 32, 40, 0, 16, 16, 48, 16, 0, 48, 24
    ],
    c19_o9: np.reshape(np.array([-109, -123, -121], np.int8), [3]),
    c19_o10: np.reshape(np.array([0, 8, 40, 32, 0, 0, 40, 40, 16, 0, 48, 24], np.uint16), [3, 4]),
    c19_o11: np.reshape(np.array([1, 1, 1], np.int32), [3]),
    c19_o12: np.reshape(np.array([0, 1, 2], np.int32), [3]),
}, model=c19_model, name='box_with_nms_limit_default_QUANT8_ASYMM_SIGNED_QUANT16_ASYMM_INT32_typical_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
