from math import inf, nan

import numpy as np

# mirror_pad_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_INT32', [4, 2]))
c0_p2 = Int32Scalar('c0_p2', 0)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', []))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('MIRROR_PAD', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('AIDL_V2')
Example({
    c0_i0: [-2.875, 1.375, 2.125, 1.125],
    c0_i1: [0, 0, 0, 0, 1, 0, 1, 1],
    c0_o3: np.reshape(np.array([1.125, 2.125, 1.125, 2.125, 1.375, -2.875, 1.375, -2.875, 1.125, 2.125, 1.125, 2.125], np.float32), [1, 1, 3, 4]),
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3]), [2.875, 1.875, -1.75])
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1, 2]), [0, 1])
c1_p2 = Int32Scalar('c1_p2', 1)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [4]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('MIRROR_PAD', c1_p0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c1_o3: [2.875, 1.875, -1.75, -1.75],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT32_INT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 3]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2, 2]), [0, 1, 1, 1])
c2_p2 = Int32Scalar('c2_p2', 1)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [5, 5]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('MIRROR_PAD', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c2_i0: [1.25, -2.75, 1.875, 1.5, 1.625, -0.375, -2.0, -0.75, 0.5, -0.5, -1.375, 3.0],
    c2_o3: [
        1.25, 1.25, -2.75, 1.875, 1.875, 1.5, 1.5, 1.625, -0.375, -0.375, -2.0, -2.0, -0.75, 0.5, 0.5, -0.5,
        -0.5, -1.375, 3.0, 3.0, -0.5, -0.5, -1.375, 3.0, 3.0
    ],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT32_INT32_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 3, 1]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [3, 2]), [0, 0, 2, 2, 0, 0])
c3_p2 = Int32Scalar('c3_p2', 1)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [1, 7, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('MIRROR_PAD', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c3_i0: [0.5, 1.125, 1.375],
    c3_o3: [1.125, 0.5, 0.5, 1.125, 1.375, 1.375, 1.125],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT32_INT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 1, 1, 2, 1]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [5, 2]), [0, 0, 0, 0, 0, 0, 1, 1, 0, 0])
c4_p2 = Int32Scalar('c4_p2', 0)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [2, 1, 1, 4, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('MIRROR_PAD', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c4_i0: [-0.25, 1.25, -0.75, -0.125],
    c4_o3: [1.25, -0.25, 1.25, -0.25, -0.125, -0.75, -0.125, -0.75],
}, model=c4_model, name='default_FLOAT32_INT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 17]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 2, 2])
c5_p2 = Int32Scalar('c5_p2', 0)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [2, 21]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('MIRROR_PAD', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c5_i0: [
        -1.0, 2.125, -1.625, 0.125, 1.25, 2.875, -2.125, 0.25, 1.125, 1.375, -0.875, -0.625, -0.5, 3.0, 0.75,
        -0.125, 0.375, 2.75, 2.25, -2.25, -1.875, -1.5, 2.625, -0.75, -1.125, -2.375, 1.0, -2.875, 1.625, 1.5,
        1.875, 1.75, 0.625, -1.75
    ],
    c5_o3: [
        -1.625, 2.125, -1.0, 2.125, -1.625, 0.125, 1.25, 2.875, -2.125, 0.25, 1.125, 1.375, -0.875, -0.625,
        -0.5, 3.0, 0.75, -0.125, 0.375, -0.125, 0.75, -2.25, 2.25, 2.75, 2.25, -2.25, -1.875, -1.5, 2.625,
        -0.75, -1.125, -2.375, 1.0, -2.875, 1.625, 1.5, 1.875, 1.75, 0.625, -1.75, 0.625, 1.75
    ],
}, model=c5_model, name='default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT16_INT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [1]), [-2.875])
c6_i1 = Input('c6_i1', ('TENSOR_INT32', [1, 2]))
c6_p2 = Int32Scalar('c6_p2', 0)
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT16', []))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('MIRROR_PAD', c6_p0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c6_i1: [0, 0],
    c6_o3: np.reshape(np.array([-2.875], np.float16), [1]),
}, model=c6_model, name='default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT16_INT32_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [5, 2]), [0, 1, 1, 0, 0, 1, 2, 0, 2, 1])
c7_p2 = Int32Scalar('c7_p2', 1)
c7_o3 = Output('c7_o3', ('TENSOR_FLOAT16', [3, 2, 3, 4, 5]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('MIRROR_PAD', c7_i0, c7_p1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c7_i0: [
        2.625, 2.125, 1.5, 2.375, 0.375, 0.625, -1.125, -0.25, -0.875, 1.375, 1.75, -2.375, -0.625, -2.0, 1.0,
        -0.125
    ],
    c7_o3: [
        2.375, 1.5, 1.5, 2.375, 2.375, 2.125, 2.625, 2.625, 2.125, 2.125, 2.125, 2.625, 2.625, 2.125, 2.125,
        2.375, 1.5, 1.5, 2.375, 2.375, -0.25, -1.125, -1.125, -0.25, -0.25, 0.625, 0.375, 0.375, 0.625, 0.625,
        0.625, 0.375, 0.375, 0.625, 0.625, -0.25, -1.125, -1.125, -0.25, -0.25, -0.25, -1.125, -1.125, -0.25,
        -0.25, 0.625, 0.375, 0.375, 0.625, 0.625, 0.625, 0.375, 0.375, 0.625, 0.625, -0.25, -1.125, -1.125,
        -0.25, -0.25, 2.375, 1.5, 1.5, 2.375, 2.375, 2.125, 2.625, 2.625, 2.125, 2.125, 2.125, 2.625, 2.625,
        2.125, 2.125, 2.375, 1.5, 1.5, 2.375, 2.375, -0.25, -1.125, -1.125, -0.25, -0.25, 0.625, 0.375, 0.375,
        0.625, 0.625, 0.625, 0.375, 0.375, 0.625, 0.625, -0.25, -1.125, -1.125, -0.25, -0.25, -0.25, -1.125,
        -1.125, -0.25, -0.25, 0.625, 0.375, 0.375, 0.625, 0.625, 0.625, 0.375, 0.375, 0.625, 0.625, -0.25,
        -1.125, -1.125, -0.25, -0.25, -2.375, 1.75, 1.75, -2.375, -2.375, 1.375, -0.875, -0.875, 1.375, 1.375,
        1.375, -0.875, -0.875, 1.375, 1.375, -2.375, 1.75, 1.75, -2.375, -2.375, -0.125, 1.0, 1.0, -0.125,
        -0.125, -2.0, -0.625, -0.625, -2.0, -2.0, -2.0, -0.625, -0.625, -2.0, -2.0, -0.125, 1.0, 1.0, -0.125,
        -0.125, -0.125, 1.0, 1.0, -0.125, -0.125, -2.0, -0.625, -0.625, -2.0, -2.0, -2.0, -0.625, -0.625,
        -2.0, -2.0, -0.125, 1.0, 1.0, -0.125, -0.125, -2.375, 1.75, 1.75, -2.375, -2.375, 1.375, -0.875,
        -0.875, 1.375, 1.375, 1.375, -0.875, -0.875, 1.375, 1.375, -2.375, 1.75, 1.75, -2.375, -2.375, -0.125,
        1.0, 1.0, -0.125, -0.125, -2.0, -0.625, -0.625, -2.0, -2.0, -2.0, -0.625, -0.625, -2.0, -2.0, -0.125,
        1.0, 1.0, -0.125, -0.125, -0.125, 1.0, 1.0, -0.125, -0.125, -2.0, -0.625, -0.625, -2.0, -2.0, -2.0,
        -0.625, -0.625, -2.0, -2.0, -0.125, 1.0, 1.0, -0.125, -0.125, -2.375, 1.75, 1.75, -2.375, -2.375,
        1.375, -0.875, -0.875, 1.375, 1.375, 1.375, -0.875, -0.875, 1.375, 1.375, -2.375, 1.75, 1.75, -2.375,
        -2.375, -0.125, 1.0, 1.0, -0.125, -0.125, -2.0, -0.625, -0.625, -2.0, -2.0, -2.0, -0.625, -0.625,
        -2.0, -2.0, -0.125, 1.0, 1.0, -0.125, -0.125, -0.125, 1.0, 1.0, -0.125, -0.125, -2.0, -0.625, -0.625,
        -2.0, -2.0, -2.0, -0.625, -0.625, -2.0, -2.0, -0.125, 1.0, 1.0, -0.125, -0.125, -2.375, 1.75, 1.75,
        -2.375, -2.375, 1.375, -0.875, -0.875, 1.375, 1.375, 1.375, -0.875, -0.875, 1.375, 1.375, -2.375,
        1.75, 1.75, -2.375, -2.375, -0.125, 1.0, 1.0, -0.125, -0.125, -2.0, -0.625, -0.625, -2.0, -2.0, -2.0,
        -0.625, -0.625, -2.0, -2.0, -0.125, 1.0, 1.0, -0.125, -0.125, -0.125, 1.0, 1.0, -0.125, -0.125, -2.0,
        -0.625, -0.625, -2.0, -2.0, -2.0, -0.625, -0.625, -2.0, -2.0, -0.125, 1.0, 1.0, -0.125, -0.125
    ],
}, model=c7_model, name='default_FLOAT16_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT16_INT32_rank_input_2_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [2, 2]))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [2, 2]), [1, 1, 0, 0])
c8_p2 = Int32Scalar('c8_p2', 0)
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [4, 2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('MIRROR_PAD', c8_i0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c8_i0: [2.75, -2.375, -2.125, -1.75],
    c8_o3: [-2.125, -1.75, 2.75, -2.375, -2.125, -1.75, 2.75, -2.375],
}, model=c8_model, name='default_FLOAT16_INT32_rank_input_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT16_INT32_rank_input_3_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 2, 1]))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [3, 2]), [2, 1, 1, 0, 0, 1])
c9_p2 = Int32Scalar('c9_p2', 1)
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [5, 3, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('MIRROR_PAD', c9_i0, c9_p1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c9_i0: [0.875, 0.25, 2.0, 0.75],
    c9_o3: [
        2.0, 2.0, 2.0, 2.0, 0.75, 0.75, 0.875, 0.875, 0.875, 0.875, 0.25, 0.25, 0.875, 0.875, 0.875, 0.875,
        0.25, 0.25, 2.0, 2.0, 2.0, 2.0, 0.75, 0.75, 2.0, 2.0, 2.0, 2.0, 0.75, 0.75
    ],
}, model=c9_model, name='default_FLOAT16_INT32_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT16_INT32_rank_input_4_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 3, 1, 2]))
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 2, 0, 0, 0, 0])
c10_p2 = Int32Scalar('c10_p2', 0)
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [1, 6, 1, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('MIRROR_PAD', c10_i0, c10_p1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c10_i0: [0.5, -0.25, -2.375, -3.0, -1.375, 3.0],
    c10_o3: [-2.375, -3.0, 0.5, -0.25, -2.375, -3.0, -1.375, 3.0, -2.375, -3.0, 0.5, -0.25],
}, model=c10_model, name='default_FLOAT16_INT32_rank_input_4_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT16_INT32_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 17]))
c11_p1 = Parameter('c11_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 1])
c11_p2 = Int32Scalar('c11_p2', 1)
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT16', [2, 18]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('MIRROR_PAD', c11_i0, c11_p1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c11_i0: [
        -0.875, 0.5, -1.75, -1.125, -1.0, 2.25, -2.75, 2.875, 2.125, -0.375, -2.5, -2.875, -2.375, -3.0,
        -2.125, 1.875, -1.25, 0.25, 2.375, -0.5, 0.875, -0.25, 0.0, -0.75, 1.625, 2.75, -2.25, 1.25, -1.625,
        1.5, -0.125, 3.0, -2.625, 0.125
    ],
    c11_o3: [
        -0.875, 0.5, -1.75, -1.125, -1.0, 2.25, -2.75, 2.875, 2.125, -0.375, -2.5, -2.875, -2.375, -3.0,
        -2.125, 1.875, -1.25, -1.25, 0.25, 2.375, -0.5, 0.875, -0.25, 0.0, -0.75, 1.625, 2.75, -2.25, 1.25,
        -1.625, 1.5, -0.125, 3.0, -2.625, 0.125, 0.125
    ],
}, model=c11_model, name='default_FLOAT16_INT32_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_INT32_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.125, 0))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
c12_p2 = Int32Scalar('c12_p2', 1)
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.125, 0))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('MIRROR_PAD', c12_i0, c12_p1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c12_i0: [153, 211, 56, 124],
    c12_o3: [153, 153, 211, 56, 56, 124],
}, model=c12_model, name='default_QUANT8_ASYMM_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_INT32_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_ASYMM', [4], 0.1875, 255), [150, 211, 241, 48])
c13_i1 = Input('c13_i1', ('TENSOR_INT32', [1, 2]))
c13_p2 = Int32Scalar('c13_p2', 0)
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [], 0.1875, 255))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('MIRROR_PAD', c13_p0, c13_i1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c13_i1: [2, 0],
    c13_o3: np.reshape(np.array([241, 211, 150, 211, 241, 48], np.uint8), [6]),
}, model=c13_model, name='default_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_INT32_rank_input_2_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.25, 128))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [2, 2]), [2, 2, 2, 1])
c14_p2 = Int32Scalar('c14_p2', 0)
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM', [8, 6], 0.25, 128))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('MIRROR_PAD', c14_i0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c14_i0: [45, 129, 57, 174, 125, 187, 10, 61, 242, 184, 233, 69],
    c14_o3: [
        242, 61, 10, 61, 242, 61, 187, 125, 174, 125, 187, 125, 57, 129, 45, 129, 57, 129, 187, 125, 174, 125,
        187, 125, 242, 61, 10, 61, 242, 61, 69, 233, 184, 233, 69, 233, 242, 61, 10, 61, 242, 61, 187, 125,
        174, 125, 187, 125
    ],
}, model=c14_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_INT32_rank_input_3_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 4], 0.1875, 12))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [3, 2]), [1, 1, 0, 0, 1, 0])
c15_p2 = Int32Scalar('c15_p2', 1)
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM', [4, 2, 5], 0.1875, 12))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('MIRROR_PAD', c15_i0, c15_p1, c15_p2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c15_i0: [233, 81, 119, 215, 32, 58, 13, 218, 150, 248, 39, 156, 92, 83, 222, 20],
    c15_o3: [
        233, 233, 81, 119, 215, 32, 32, 58, 13, 218, 233, 233, 81, 119, 215, 32, 32, 58, 13, 218, 150, 150,
        248, 39, 156, 92, 92, 83, 222, 20, 150, 150, 248, 39, 156, 92, 92, 83, 222, 20
    ],
}, model=c15_model, name='default_QUANT8_ASYMM_INT32_rank_input_3_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_INT32_rank_input_5_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 2], 0.1875, 232))
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', [5, 2]), [1, 1, 1, 0, 0, 0, 0, 0, 1, 1])
c16_p2 = Int32Scalar('c16_p2', 0)
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM', [4, 3, 1, 1, 4], 0.1875, 232))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('MIRROR_PAD', c16_i0, c16_p1, c16_p2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c16_i0: [37, 201, 253, 67, 194, 139, 213, 60],
    c16_o3: [
        60, 213, 60, 213, 139, 194, 139, 194, 60, 213, 60, 213, 67, 253, 67, 253, 201, 37, 201, 37, 67, 253,
        67, 253, 60, 213, 60, 213, 139, 194, 139, 194, 60, 213, 60, 213, 67, 253, 67, 253, 201, 37, 201, 37,
        67, 253, 67, 253
    ],
}, model=c16_model, name='default_QUANT8_ASYMM_INT32_rank_input_5_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.1875, 73))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [2, 2]), [1, 0, 1, 0])
c17_p2 = Int32Scalar('c17_p2', 0)
c17_o3 = Output('c17_o3', ('TENSOR_QUANT8_ASYMM', [4, 18], 0.1875, 73))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('MIRROR_PAD', c17_i0, c17_p1, c17_p2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c17_i0: [
        156, 110, 177, 43, 246, 226, 232, 37, 80, 154, 208, 33, 216, 211, 32, 248, 147, 42, 184, 57, 192, 9,
        166, 62, 140, 94, 98, 102, 233, 106, 144, 72, 137, 204, 39, 139, 209, 25, 49, 228, 73, 239, 186, 83,
        163, 227, 38, 148, 251, 31, 63
    ],
    c17_o3: [
        184, 42, 184, 57, 192, 9, 166, 62, 140, 94, 98, 102, 233, 106, 144, 72, 137, 204, 110, 156, 110, 177,
        43, 246, 226, 232, 37, 80, 154, 208, 33, 216, 211, 32, 248, 147, 184, 42, 184, 57, 192, 9, 166, 62,
        140, 94, 98, 102, 233, 106, 144, 72, 137, 204, 139, 39, 139, 209, 25, 49, 228, 73, 239, 186, 83, 163,
        227, 38, 148, 251, 31, 63
    ],
}, model=c17_model, name='default_QUANT8_ASYMM_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_SIGNED_INT32_mixed_18
c18_p0 = Parameter('c18_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 4], 0.1875, -128), [
        -43, 90, -117, -41, -28, 39, 83, 5, 18, -88, -50, 77, -5, -121, -27, -12, -94, 44, 102, 114, 56, 45,
        76, -109
    ])
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [3, 2]), [1, 1, 0, 2, 2, 0])
c18_p2 = Int32Scalar('c18_p2', 1)
c18_o3 = Output('c18_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [5, 4, 6], 0.1875, -128))
c18_model = Model()
c18_model.AddOperand(c18_p0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('MIRROR_PAD', c18_p0, c18_p1, c18_p2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c18_o3: [
        90, -43, -43, 90, -117, -41, 39, -28, -28, 39, 83, 5, 39, -28, -28, 39, 83, 5, 90, -43, -43, 90, -117,
        -41, 90, -43, -43, 90, -117, -41, 39, -28, -28, 39, 83, 5, 39, -28, -28, 39, 83, 5, 90, -43, -43, 90,
        -117, -41, -88, 18, 18, -88, -50, 77, -121, -5, -5, -121, -27, -12, -121, -5, -5, -121, -27, -12, -88,
        18, 18, -88, -50, 77, 44, -94, -94, 44, 102, 114, 45, 56, 56, 45, 76, -109, 45, 56, 56, 45, 76, -109,
        44, -94, -94, 44, 102, 114, 44, -94, -94, 44, 102, 114, 45, 56, 56, 45, 76, -109, 45, 56, 56, 45, 76,
        -109, 44, -94, -94, 44, 102, 114
    ],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_SIGNED_INT32_mixed_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.1875, 127))
c19_i1 = Input('c19_i1', ('TENSOR_INT32', [2, 2]))
c19_p2 = Int32Scalar('c19_p2', 0)
c19_o3 = Output('c19_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.1875, 127))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('MIRROR_PAD', c19_i0, c19_i1, c19_p2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c19_i0: [-102, 71, 55, -77, 80, -114, -41, 122, -53],
    c19_i1: [2, 2, 1, 2],
    c19_o3: np.reshape(np.array([
        122, -41, 122, -53, 122, -41, 80, -77, 80, -114, 80, -77, 71, -102, 71, 55, 71, -102, 80, -77, 80,
        -114, 80, -77, 122, -41, 122, -53, 122, -41, 80, -77, 80, -114, 80, -77, 71, -102, 71, 55, 71, -102
    ], np.int8), [7, 6]),
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.25, 53))
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', [1, 2]), [2, 1])
c20_p2 = Int32Scalar('c20_p2', 1)
c20_o3 = Output('c20_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [7], 0.25, 53))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('MIRROR_PAD', c20_i0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c20_i0: [-108, 120, 32, -91],
    c20_o3: [120, -108, -108, 120, 32, -91, -91],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 3], 0.4375, -100))
c21_p1 = Parameter('c21_p1', ('TENSOR_INT32', [4, 2]), [1, 1, 1, 2, 0, 0, 2, 0])
c21_p2 = Int32Scalar('c21_p2', 0)
c21_o3 = Output('c21_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 6, 1, 5], 0.4375, -100))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('MIRROR_PAD', c21_i0, c21_p1, c21_p2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c21_i0: [70, 24, -8, 80, 104, -21, -77, 127, 52, 21, -101, -104, 92, -79, -120, 83, -111, 46],
    c21_o3: [
        -120, -79, 92, -79, -120, -104, -101, 21, -101, -104, -120, -79, 92, -79, -120, 46, -111, 83, -111,
        46, -120, -79, 92, -79, -120, -104, -101, 21, -101, -104, -21, 104, 80, 104, -21, -8, 24, 70, 24, -8,
        -21, 104, 80, 104, -21, 52, 127, -77, 127, 52, -21, 104, 80, 104, -21, -8, 24, 70, 24, -8, -120, -79,
        92, -79, -120, -104, -101, 21, -101, -104, -120, -79, 92, -79, -120, 46, -111, 83, -111, 46, -120,
        -79, 92, -79, -120, -104, -101, 21, -101, -104, -21, 104, 80, 104, -21, -8, 24, 70, 24, -8, -21, 104,
        80, 104, -21, 52, 127, -77, 127, 52, -21, 104, 80, 104, -21, -8, 24, 70, 24, -8
    ],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 1], 0.5, -14))
c22_p1 = Parameter('c22_p1', ('TENSOR_INT32', [5, 2]), [0, 0, 1, 1, 0, 0, 0, 1, 0, 0])
c22_p2 = Int32Scalar('c22_p2', 0)
c22_o3 = Output('c22_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 1, 3, 1], 0.5, -14))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('MIRROR_PAD', c22_i0, c22_p1, c22_p2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c22_i0: [-80, -1, 53, -50],
    c22_o3: [53, -50, 53, -80, -1, -80, 53, -50, 53, -80, -1, -80],
}, model=c22_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_QUANT8_ASYMM_SIGNED_INT32_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.1875, -51))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [2, 2]), [2, 1, 2, 2])
c23_p2 = Int32Scalar('c23_p2', 0)
c23_o3 = Output('c23_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [6, 21], 0.1875, -51))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_p2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('MIRROR_PAD', c23_i0, c23_p1, c23_p2).To(c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c23_i0: [
        39, 104, 64, -106, -80, -72, 61, 95, 125, -79, -33, 86, 19, 71, -89, -113, 21, -41, 98, -95, 103, -93,
        -85, 4, -92, 7, -105, 44, -74, -78, -97, 111, -18, -94, -45, -67, -52, -81, -40, 91, 56, 17, -66, -6,
        -28, -4, 77, 118, -35, 120, -99
    ],
    c23_o3: [
        -52, -67, -45, -67, -52, -81, -40, 91, 56, 17, -66, -6, -28, -4, 77, 118, -35, 120, -99, 120, -35,
        -95, 98, -41, 98, -95, 103, -93, -85, 4, -92, 7, -105, 44, -74, -78, -97, 111, -18, -94, -18, 111, 64,
        104, 39, 104, 64, -106, -80, -72, 61, 95, 125, -79, -33, 86, 19, 71, -89, -113, 21, -113, -89, -95,
        98, -41, 98, -95, 103, -93, -85, 4, -92, 7, -105, 44, -74, -78, -97, 111, -18, -94, -18, 111, -52,
        -67, -45, -67, -52, -81, -40, 91, 56, 17, -66, -6, -28, -4, 77, 118, -35, 120, -99, 120, -35, -95, 98,
        -41, 98, -95, 103, -93, -85, 4, -92, 7, -105, 44, -74, -78, -97, 111, -18, -94, -18, 111
    ],
}, model=c23_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_INT32_mixed_24
c24_p0 = Parameter('c24_p0', ('TENSOR_INT32', [4, 1, 4]), [6, -7, 2, -3, -6, 7, -2, -5, 1, -8, 8, -4, 9, 5, 0, 3])
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 1, 0, 1])
c24_p2 = Int32Scalar('c24_p2', 1)
c24_o3 = Output('c24_o3', ('TENSOR_INT32', [4, 3, 5]))
c24_model = Model()
c24_model.AddOperand(c24_p0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_p2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('MIRROR_PAD', c24_p0, c24_p1, c24_p2).To(c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c24_o3: [
        6, -7, 2, -3, -3, 6, -7, 2, -3, -3, 6, -7, 2, -3, -3, -6, 7, -2, -5, -5, -6, 7, -2, -5, -5, -6, 7, -2,
        -5, -5, 1, -8, 8, -4, -4, 1, -8, 8, -4, -4, 1, -8, 8, -4, -4, 9, 5, 0, 3, 3, 9, 5, 0, 3, 3, 9, 5, 0,
        3, 3
    ],
}, model=c24_model, name='default_INT32_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_INT32_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [2, 4]))
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [2, 2]))
c25_p2 = Int32Scalar('c25_p2', 0)
c25_o3 = Output('c25_o3', ('TENSOR_INT32', []))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('MIRROR_PAD', c25_i0, c25_i1, c25_p2).To(c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c25_i0: [-6, 2, -5, 9, -1, 3, 8, -9],
    c25_i1: [0, 0, 1, 0],
    c25_o3: np.reshape(np.array([2, -6, 2, -5, 9, 3, -1, 3, 8, -9], np.int32), [2, 5]),
}, model=c25_model, name='default_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_INT32_rank_input_1_26
c26_i0 = Input('c26_i0', ('TENSOR_INT32', [2]))
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', [1, 2]), [1, 0])
c26_p2 = Int32Scalar('c26_p2', 1)
c26_o3 = Output('c26_o3', ('TENSOR_INT32', [3]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('MIRROR_PAD', c26_i0, c26_p1, c26_p2).To(c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c26_i0: [0, 3],
    c26_o3: [0, 0, 3],
}, model=c26_model, name='default_INT32_rank_input_1_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_INT32_rank_input_4_27
c27_i0 = Input('c27_i0', ('TENSOR_INT32', [3, 1, 1, 1]))
c27_p1 = Parameter('c27_p1', ('TENSOR_INT32', [4, 2]), [2, 2, 0, 0, 0, 0, 0, 0])
c27_p2 = Int32Scalar('c27_p2', 0)
c27_o3 = Output('c27_o3', ('TENSOR_INT32', [7, 1, 1, 1]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('MIRROR_PAD', c27_i0, c27_p1, c27_p2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c27_i0: [1, -1, -5],
    c27_o3: [-5, -1, 1, -1, -5, -1, 1],
}, model=c27_model, name='default_INT32_rank_input_4_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_INT32_rank_input_5_28
c28_i0 = Input('c28_i0', ('TENSOR_INT32', [2, 2, 1, 1, 1]))
c28_p1 = Parameter('c28_p1', ('TENSOR_INT32', [5, 2]), [1, 1, 0, 1, 0, 0, 0, 0, 0, 0])
c28_p2 = Int32Scalar('c28_p2', 0)
c28_o3 = Output('c28_o3', ('TENSOR_INT32', [4, 3, 1, 1, 1]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_p2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('MIRROR_PAD', c28_i0, c28_p1, c28_p2).To(c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c28_i0: [-2, -9, 6, 8],
    c28_o3: [6, 8, 6, -2, -9, -2, 6, 8, 6, -2, -9, -2],
}, model=c28_model, name='default_INT32_rank_input_5_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_INT32', [3, 17]))
c29_p1 = Parameter('c29_p1', ('TENSOR_INT32', [2, 2]), [1, 1, 0, 2])
c29_p2 = Int32Scalar('c29_p2', 0)
c29_o3 = Output('c29_o3', ('TENSOR_INT32', [5, 19]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('MIRROR_PAD', c29_i0, c29_p1, c29_p2).To(c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c29_i0: [
        -2, 9, 1, 5, 7, 4, -7, -3, 6, 0, 8, -6, -9, 3, -1, -5, -8, 2, -4, -8, -7, 1, -4, -9, -2, -1, 7, 9, 5,
        2, 6, -3, 3, -6, 0, -5, 4, 8, -4, 6, -5, 0, -9, 7, -3, 1, -7, -6, -2, 8, 4
    ],
    c29_o3: [
        2, -4, -8, -7, 1, -4, -9, -2, -1, 7, 9, 5, 2, 6, -3, 3, -6, 3, -3, -2, 9, 1, 5, 7, 4, -7, -3, 6, 0, 8,
        -6, -9, 3, -1, -5, -8, -5, -1, 2, -4, -8, -7, 1, -4, -9, -2, -1, 7, 9, 5, 2, 6, -3, 3, -6, 3, -3, 0,
        -5, 4, 8, -4, 6, -5, 0, -9, 7, -3, 1, -7, -6, -2, 8, 4, 8, -2, 2, -4, -8, -7, 1, -4, -9, -2, -1, 7, 9,
        5, 2, 6, -3, 3, -6, 3, -3
    ],
}, model=c29_model, name='default_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
