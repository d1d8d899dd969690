from math import inf, nan

import numpy as np

# pad_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 3, 1, 2]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [4, 2]), [1, 2, 1, 1, 1, 2, 2, 2])
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [6, 5, 4, 6]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('PAD', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_1')
Example({
    c0_i0: [
        -1.125, -1.375, -1.0, 0.375, -0.5, 0.25, 1.5, 0.5, -1.625, 2.625, -2.75, 0.75, -0.75, -2.625, 2.875,
        0.0, -2.125, -2.5
    ],
    c0_o2: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.125, -1.375, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.375, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, -0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.625, 2.625,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, -2.75, 0.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.75, -2.625, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.875,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, -2.125, -2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0
    ],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [1, 3, 4]), [2.75, -1.625, 0.75, -0.375, 1.875, -1.125, 0.25, 0.5, 2.0, -2.625, 1.5, 2.375])
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [3, 2]))
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', []))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('PAD', c1_p0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i1: [1, 2, 2, 0, 2, 0],
    c1_o2: np.reshape(np.array([
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 2.75, -1.625, 0.75, -0.375, 0.0, 0.0, 1.875, -1.125, 0.25, 0.5, 0.0, 0.0, 2.0,
        -2.625, 1.5, 2.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0
    ], np.float32), [4, 5, 6]),
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT32_INT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1, 2]), [1, 1])
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [5]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('PAD', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c2_i0: [-2.0, 0.75, 0.375],
    c2_o2: [0.0, -2.0, 0.75, 0.375, 0.0],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT32_INT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 2]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [2, 2]), [0, 1, 2, 1])
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [3, 5]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('PAD', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c3_i0: [0.0, 2.125, -1.75, -1.625],
    c3_o2: [0.0, 0.0, 0.0, 2.125, 0.0, 0.0, 0.0, -1.75, -1.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT32_INT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [2, 2]), [2, 1, 0, 1])
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [4, 18]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('PAD', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c4_i0: [
        -0.75, 0.25, -1.625, 0.125, -2.625, -2.0, 2.75, 2.0, -2.25, -0.625, 1.75, 1.875, -1.875, 0.0, 3.0,
        -0.25, 2.25
    ],
    c4_o2: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.75, 0.25, -1.625,
        0.125, -2.625, -2.0, 2.75, 2.0, -2.25, -0.625, 1.75, 1.875, -1.875, 0.0, 3.0, -0.25, 2.25, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    ],
}, model=c4_model, name='default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_INT32_mixed_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.25, 0))
c5_i1 = Input('c5_i1', ('TENSOR_INT32', [4, 2]))
c5_o2 = Output('c5_o2', ('TENSOR_QUANT8_ASYMM', [], 0.25, 0))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('PAD', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [92, 173, 86, 83, 97, 229, 89, 29, 171, 225, 125, 230],
    c5_i1: [2, 0, 1, 1, 2, 0, 1, 1],
    c5_o2: np.reshape(np.array([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 92, 173, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 83, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 97, 229,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        89, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171, 225, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 125, 230, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0
    ], np.uint8), [4, 5, 3, 4]),
}, model=c5_model, name='default_QUANT8_ASYMM_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_INT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_QUANT8_ASYMM', [2], 0.375, 255), [216, 166])
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [1, 2]), [2, 2])
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM', [6], 0.375, 255))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('PAD', c6_p0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_o2: [255, 255, 216, 166, 255, 255],
}, model=c6_model, name='default_QUANT8_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_INT32_rank_input_2_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 128))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [2, 2]), [0, 1, 1, 1])
c7_o2 = Output('c7_o2', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.125, 128))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('PAD', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [65, 37],
    c7_o2: [128, 65, 37, 128, 128, 128, 128, 128],
}, model=c7_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_INT32_rank_input_3_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 4], 0.1875, 128))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [3, 2]), [1, 2, 0, 1, 0, 2])
c8_o2 = Output('c8_o2', ('TENSOR_QUANT8_ASYMM', [6, 4, 6], 0.1875, 128))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('PAD', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        77, 60, 82, 120, 59, 202, 227, 55, 93, 183, 61, 155, 50, 154, 220, 161, 52, 39, 205, 131, 197, 58, 78,
        85, 53, 144, 232, 95, 141, 41, 221, 140, 203, 116, 98, 136
    ],
    c8_o2: [
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 77, 60, 82, 120, 128, 128, 59, 202, 227, 55, 128, 128, 93, 183, 61, 155, 128, 128,
        128, 128, 128, 128, 128, 128, 50, 154, 220, 161, 128, 128, 52, 39, 205, 131, 128, 128, 197, 58, 78,
        85, 128, 128, 128, 128, 128, 128, 128, 128, 53, 144, 232, 95, 128, 128, 141, 41, 221, 140, 128, 128,
        203, 116, 98, 136, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128
    ],
}, model=c8_model, name='default_QUANT8_ASYMM_INT32_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_INT32_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.375, 128))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 2])
c9_o2 = Output('c9_o2', ('TENSOR_QUANT8_ASYMM', [2, 19], 0.375, 128))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('PAD', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        255, 212, 193, 213, 4, 162, 11, 226, 9, 247, 82, 74, 66, 211, 3, 70, 55, 200, 237, 13, 103, 77, 7, 31,
        100, 76, 238, 186, 90, 60, 48, 148, 234, 239
    ],
    c9_o2: [
        255, 212, 193, 213, 4, 162, 11, 226, 9, 247, 82, 74, 66, 211, 3, 70, 55, 128, 128, 200, 237, 13, 103,
        77, 7, 31, 100, 76, 238, 186, 90, 60, 48, 148, 234, 239, 128, 128
    ],
}, model=c9_model, name='default_QUANT8_ASYMM_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT16_INT32_mixed_10
c10_p0 = Parameter('c10_p0', ('TENSOR_FLOAT16', [4, 4]), [
        -3.0, -2.375, -2.125, -1.875, -1.5, 1.5, 1.375, 2.25, 2.625, 1.25, -2.5, 2.5, 0.875, 1.0, -0.875,
        -2.75
    ])
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', [2, 2]), [2, 0, 2, 0])
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [6, 6]))
c10_model = Model()
c10_model.AddOperand(c10_p0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('PAD', c10_p0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_o2: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.0, -2.375, -2.125, -1.875,
        0.0, 0.0, -1.5, 1.5, 1.375, 2.25, 0.0, 0.0, 2.625, 1.25, -2.5, 2.5, 0.0, 0.0, 0.875, 1.0, -0.875,
        -2.75
    ],
}, model=c10_model, name='default_FLOAT16_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT16_INT32_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 1, 1]))
c11_i1 = Input('c11_i1', ('TENSOR_INT32', [3, 2]))
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', []))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('PAD', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [2.625],
    c11_i1: [1, 2, 2, 0, 2, 2],
    c11_o2: np.reshape(np.array([
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    ], np.float16), [4, 3, 5]),
}, model=c11_model, name='default_FLOAT16_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT16_INT32_rank_input_1_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [3]))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [1, 2]), [1, 2])
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [6]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('PAD', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [-1.875, -2.875, 0.25],
    c12_o2: [0.0, -1.875, -2.875, 0.25, 0.0, 0.0],
}, model=c12_model, name='default_FLOAT16_INT32_rank_input_1_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT16_INT32_rank_input_4_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [3, 3, 3, 3]))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [4, 2]), [0, 2, 2, 0, 0, 2, 1, 0])
c13_o2 = Output('c13_o2', ('TENSOR_FLOAT16', [5, 5, 5, 4]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('PAD', c13_i0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        1.5, 1.25, 0.5, -2.75, -1.875, -0.75, -2.625, -1.125, -1.5, 0.25, 2.125, 1.375, 2.625, 0.375, -1.375,
        -2.5, 1.125, 2.0, -1.75, 0.625, 0.75, -1.625, -0.25, -2.0, -2.125, -2.875, 1.75, -2.25, -1.25, 0.125,
        1.625, 1.0, -0.375, 0.0, 1.875, 2.375, -0.5, 2.875, -0.125, -3.0, 3.0, -1.0, 0.875, -2.375, 2.25,
        -0.875, 2.75, -0.625, 2.5, 2.0, -0.25, -1.25, -2.625, 1.25, 1.5, 0.625, -0.875, -2.375, -1.0, -1.875,
        -1.125, 2.375, -0.375, 0.0, -2.0, 1.0, 0.375, -2.75, 2.875, 0.75, -2.125, -2.25, 0.875, -0.5, -1.625,
        3.0, -1.75, -0.625, 1.875, 0.125, -2.875
    ],
    c13_o2: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 1.5, 1.25, 0.5, 0.0, -2.75, -1.875, -0.75, 0.0, -2.625, -1.125, -1.5, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.25, 2.125, 1.375, 0.0, 2.625, 0.375, -1.375, 0.0, -2.5, 1.125, 2.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.75, 0.625, 0.75, 0.0, -1.625, -0.25, -2.0, 0.0, -2.125, -2.875,
        1.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.25, -1.25, 0.125, 0.0, 1.625, 1.0, -0.375, 0.0,
        0.0, 1.875, 2.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 2.875, -0.125, 0.0, -3.0, 3.0,
        -1.0, 0.0, 0.875, -2.375, 2.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.875, 2.75, -0.625,
        0.0, 2.5, 2.0, -0.25, 0.0, -1.25, -2.625, 1.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.625,
        -0.875, 0.0, -2.375, -1.0, -1.875, 0.0, -1.125, 2.375, -0.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, -2.0, 1.0, 0.0, 0.375, -2.75, 2.875, 0.0, 0.75, -2.125, -2.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.875, -0.5, -1.625, 0.0, 3.0, -1.75, -0.625, 0.0, 1.875, 0.125, -2.875, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0
    ],
}, model=c13_model, name='default_FLOAT16_INT32_rank_input_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_FLOAT16_INT32_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [3, 17]))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [2, 2]), [1, 1, 0, 0])
c14_o2 = Output('c14_o2', ('TENSOR_FLOAT16', [5, 17]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('PAD', c14_i0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        -0.125, -1.5, 2.25, 0.125, -1.625, -2.625, -1.0, 0.25, 0.875, -1.875, 1.5, 1.0, -1.125, 0.0, 2.5,
        -0.625, -1.75, 1.25, 2.125, -0.5, 0.375, -3.0, 1.125, -2.75, -2.25, -0.375, -1.375, 2.75, 0.75, -2.0,
        0.5, -0.75, -0.875, 2.0, -0.25, 2.625, 1.875, 2.375, 1.375, -2.125, -2.5, -2.875, 0.625, -2.375,
        2.875, -1.25, 1.75, 1.625, 3.0, -3.0, 0.375
    ],
    c14_o2: [
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.125, -1.5,
        2.25, 0.125, -1.625, -2.625, -1.0, 0.25, 0.875, -1.875, 1.5, 1.0, -1.125, 0.0, 2.5, -0.625, -1.75,
        1.25, 2.125, -0.5, 0.375, -3.0, 1.125, -2.75, -2.25, -0.375, -1.375, 2.75, 0.75, -2.0, 0.5, -0.75,
        -0.875, 2.0, -0.25, 2.625, 1.875, 2.375, 1.375, -2.125, -2.5, -2.875, 0.625, -2.375, 2.875, -1.25,
        1.75, 1.625, 3.0, -3.0, 0.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0
    ],
}, model=c14_model, name='default_FLOAT16_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.5, 127), [115, 94, 3])
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [2, 2]), [1, 0, 0, 1])
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.5, 127))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('PAD', c15_p0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_o2: [127, 127, 127, 127, 115, 94, 3, 127],
}, model=c15_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1, 2], 0.375, -128))
c16_i1 = Input('c16_i1', ('TENSOR_INT32', [4, 2]))
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.375, -128))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('PAD', c16_i0, c16_i1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [-76, 31, -36, -98, 40, -105],
    c16_i1: [2, 0, 0, 2, 1, 0, 1, 0],
    c16_o2: np.reshape(np.array([
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -76, 31, -128, -128,
        -128, -128, -36, -98, -128, -128, -128, -128, 40, -105, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128
    ], np.int8), [3, 5, 2, 3]),
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.0625, 66))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [1, 2]), [2, 1])
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [5], 0.0625, 66))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('PAD', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [32, 113],
    c17_o2: [66, 66, 32, 113, 66],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 4], 0.4375, 0))
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [3, 2]), [0, 0, 2, 0, 0, 1])
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 5, 5], 0.4375, 0))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('PAD', c18_i0, c18_p1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [
        12, 29, 64, 77, -50, 45, -14, -36, 81, 25, 60, 76, 21, 101, -26, -53, -23, -17, -15, -69, 80, 74,
        -108, -21, -63, -33, -28, 28, 93, 116, -60, 27, -48, 82, -44, 102, 43, 65, -123, -3, 88, -52, 62, 3,
        -109, 1, -120, 6
    ],
    c18_o2: [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 29, 64, 77, 0, -50, 45, -14, -36, 0, 81, 25, 60, 76, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 21, 101, -26, -53, 0, -23, -17, -15, -69, 0, 80, 74, -108, -21, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, -63, -33, -28, 28, 0, 93, 116, -60, 27, 0, -48, 82, -44, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 43, 65, -123, -3, 0, 88, -52, 62, 3, 0, -109, 1, -120, 6, 0
    ],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_default_QUANT8_ASYMM_SIGNED_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.375, 0))
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 1])
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 18], 0.375, 0))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('PAD', c19_i0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [23, -103, -50, 16, 48, -126, 38, -117, 83, -97, -87, 72, -109, -110, -69, -58, -41],
    c19_o2: [23, -103, -50, 16, 48, -126, 38, -117, 83, -97, -87, 72, -109, -110, -69, -58, -41, 0],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT32_INT32_mixed_0
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT32', [4, 1, 3]))
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', [3, 2]), [1, 1, 1, 0, 2, 2])
c20_p2 = Float32Scalar('c20_p2', 0.25)
c20_o3 = Output('c20_o3', ('TENSOR_FLOAT32', [6, 2, 7]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('PAD_V2', c20_i0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c20_i0: [1.5, 1.125, 0.5, -2.875, 2.5, 2.125, 2.375, 1.0, -0.875, 1.375, 2.75, -0.375],
    c20_o3: [
        0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25,
        0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 1.5, 1.125, 0.5, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25,
        0.25, 0.25, 0.25, -2.875, 2.5, 2.125, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25,
        0.25, 2.375, 1.0, -0.875, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 1.375,
        2.75, -0.375, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25,
        0.25, 0.25
    ],
}, model=c20_model, name='v2_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT32_INT32_mixed_1
c21_p0 = Parameter('c21_p0', ('TENSOR_FLOAT32', [3, 1]), [1.125, -0.875, -2.25])
c21_i1 = Input('c21_i1', ('TENSOR_INT32', [2, 2]))
c21_p2 = Float32Scalar('c21_p2', 0.75)
c21_o3 = Output('c21_o3', ('TENSOR_FLOAT32', []))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('PAD_V2', c21_p0, c21_i1, c21_p2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i1: [2, 0, 0, 0],
    c21_o3: np.reshape(np.array([0.75, 0.75, 1.125, -0.875, -2.25], np.float32), [5, 1]),
}, model=c21_model, name='v2_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT32_INT32_rank_input_1_2
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT32', [3]))
c22_p1 = Parameter('c22_p1', ('TENSOR_INT32', [1, 2]), [0, 1])
c22_p2 = Float32Scalar('c22_p2', 0.75)
c22_o3 = Output('c22_o3', ('TENSOR_FLOAT32', [4]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('PAD_V2', c22_i0, c22_p1, c22_p2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [-0.125, -2.25, 2.75],
    c22_o3: [-0.125, -2.25, 2.75, 0.75],
}, model=c22_model, name='v2_default_FLOAT32_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT32_INT32_rank_input_4_3
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [4, 2]), [0, 1, 1, 0, 1, 2, 0, 1])
c23_p2 = Float32Scalar('c23_p2', 0.75)
c23_o3 = Output('c23_o3', ('TENSOR_FLOAT32', [3, 3, 6, 3]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_p2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('PAD_V2', c23_i0, c23_p1, c23_p2).To(c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        1.0, -3.0, -0.375, -2.75, -1.875, -2.375, 2.5, -0.625, 2.875, -2.875, 2.25, -2.0, 2.0, -1.375, 0.25,
        2.375, -2.5, 0.125, 0.5, -1.5, 2.125, -2.625, 1.875, 2.75
    ],
    c23_o3: [
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 1.0, -3.0, 0.75, -0.375, -2.75, 0.75, -1.875, -2.375, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 2.5, -0.625, 0.75, 2.875, -2.875, 0.75, 2.25, -2.0, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 2.0, -1.375, 0.75, 0.25, 2.375, 0.75, -2.5,
        0.125, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.5, -1.5, 0.75, 2.125, -2.625,
        0.75, 1.875, 2.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75,
        0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75
    ],
}, model=c23_model, name='v2_default_FLOAT32_INT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT32_INT32_tail_4
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT32', [2, 17]))
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', [2, 2]), [2, 1, 0, 0])
c24_p2 = Float32Scalar('c24_p2', 2.0)
c24_o3 = Output('c24_o3', ('TENSOR_FLOAT32', [5, 17]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_p2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('PAD_V2', c24_i0, c24_p1, c24_p2).To(c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [
        0.5, 0.0, -1.0, -2.75, 1.5, 2.0, -2.25, 0.75, 1.375, 1.625, 0.625, -2.125, -0.625, 0.875, -2.875,
        -2.5, 1.25, 2.5, -0.5, 0.125, -0.25, 2.75, 2.875, -0.75, -1.875, -1.375, 1.75, -0.125, -1.125, -2.375,
        -3.0, 1.125, -2.625, -0.875
    ],
    c24_o3: [
        2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0,
        2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 0.5, 0.0, -1.0, -2.75, 1.5, 2.0,
        -2.25, 0.75, 1.375, 1.625, 0.625, -2.125, -0.625, 0.875, -2.875, -2.5, 1.25, 2.5, -0.5, 0.125, -0.25,
        2.75, 2.875, -0.75, -1.875, -1.375, 1.75, -0.125, -1.125, -2.375, -3.0, 1.125, -2.625, -0.875, 2.0,
        2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0
    ],
}, model=c24_model, name='v2_default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT16_INT32_mixed_5
c25_p0 = Parameter('c25_p0', ('TENSOR_FLOAT16', [1, 1, 2, 1]), [-0.25, 2.125])
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [4, 2]))
c25_p2 = Float16Scalar('c25_p2', 0.5)
c25_o3 = Output('c25_o3', ('TENSOR_FLOAT16', []))
c25_model = Model()
c25_model.AddOperand(c25_p0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('PAD_V2', c25_p0, c25_i1, c25_p2).To(c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i1: [2, 1, 1, 0, 1, 2, 1, 2],
    c25_o3: np.reshape(np.array([
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5, -0.25, 0.5, 0.5, 0.5, 2.125, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
        0.5
    ], np.float16), [4, 2, 5, 4]),
}, model=c25_model, name='v2_default_FLOAT16_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT16_INT32_mixed_6
c26_i0 = Input('c26_i0', ('TENSOR_FLOAT16', [2]))
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', [1, 2]), [1, 0])
c26_p2 = Float16Scalar('c26_p2', 1.75)
c26_o3 = Output('c26_o3', ('TENSOR_FLOAT16', [3]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('PAD_V2', c26_i0, c26_p1, c26_p2).To(c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [0.25, -2.625],
    c26_o3: [1.75, 0.25, -2.625],
}, model=c26_model, name='v2_default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT16_INT32_rank_input_2_7
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT16', [1, 1]))
c27_p1 = Parameter('c27_p1', ('TENSOR_INT32', [2, 2]), [1, 2, 2, 0])
c27_p2 = Float16Scalar('c27_p2', 1.25)
c27_o3 = Output('c27_o3', ('TENSOR_FLOAT16', [4, 3]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('PAD_V2', c27_i0, c27_p1, c27_p2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [2.25],
    c27_o3: [1.25, 1.25, 1.25, 1.25, 1.25, 2.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25],
}, model=c27_model, name='v2_default_FLOAT16_INT32_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT16_INT32_rank_input_3_8
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT16', [3, 2, 2]))
c28_p1 = Parameter('c28_p1', ('TENSOR_INT32', [3, 2]), [2, 1, 0, 0, 2, 2])
c28_p2 = Float16Scalar('c28_p2', 1.0)
c28_o3 = Output('c28_o3', ('TENSOR_FLOAT16', [6, 2, 6]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_p2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('PAD_V2', c28_i0, c28_p1, c28_p2).To(c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [-1.75, -0.75, 2.625, 0.625, -0.125, -1.25, 1.25, -2.125, 0.5, 1.625, -0.875, 2.5],
    c28_o3: [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.75, -0.75, 1.0, 1.0, 1.0, 1.0, 2.625, 0.625, 1.0, 1.0, 1.0, 1.0,
        -0.125, -1.25, 1.0, 1.0, 1.0, 1.0, 1.25, -2.125, 1.0, 1.0, 1.0, 1.0, 0.5, 1.625, 1.0, 1.0, 1.0, 1.0,
        -0.875, 2.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0
    ],
}, model=c28_model, name='v2_default_FLOAT16_INT32_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_FLOAT16_INT32_tail_9
c29_i0 = Input('c29_i0', ('TENSOR_FLOAT16', [3, 17]))
c29_p1 = Parameter('c29_p1', ('TENSOR_INT32', [2, 2]), [2, 1, 2, 2])
c29_p2 = Float16Scalar('c29_p2', 1.25)
c29_o3 = Output('c29_o3', ('TENSOR_FLOAT16', [6, 21]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('PAD_V2', c29_i0, c29_p1, c29_p2).To(c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [
        -2.125, 0.0, -1.625, 2.25, -1.125, -1.0, -3.0, -2.0, 2.75, 2.125, 1.0, -1.875, 1.25, -1.75, -0.75,
        2.5, 3.0, 1.625, -2.5, 0.25, -0.25, -2.875, 0.875, 0.5, 0.625, 1.875, 1.375, -0.5, 0.125, 2.375,
        2.625, 1.125, -0.625, 0.75, -0.875, 0.375, 1.5, -1.375, -0.375, -2.625, -2.75, -1.25, -1.5, -2.25,
        2.0, 2.875, -2.375, -0.125, 1.75, -2.375, -1.875
    ],
    c29_o3: [
        1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25,
        1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25,
        1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, -2.125, 0.0, -1.625, 2.25, -1.125, -1.0,
        -3.0, -2.0, 2.75, 2.125, 1.0, -1.875, 1.25, -1.75, -0.75, 2.5, 3.0, 1.25, 1.25, 1.25, 1.25, 1.625,
        -2.5, 0.25, -0.25, -2.875, 0.875, 0.5, 0.625, 1.875, 1.375, -0.5, 0.125, 2.375, 2.625, 1.125, -0.625,
        0.75, 1.25, 1.25, 1.25, 1.25, -0.875, 0.375, 1.5, -1.375, -0.375, -2.625, -2.75, -1.25, -1.5, -2.25,
        2.0, 2.875, -2.375, -0.125, 1.75, -2.375, -1.875, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25,
        1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25
    ],
}, model=c29_model, name='v2_default_FLOAT16_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_INT32_mixed_10
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 3], 0.1875, 0))
c30_p1 = Parameter('c30_p1', ('TENSOR_INT32', [4, 2]), [2, 2, 0, 0, 2, 0, 2, 1])
c30_p2 = Int32Scalar('c30_p2', 185)
c30_o3 = Output('c30_o3', ('TENSOR_QUANT8_ASYMM', [6, 3, 4, 6], 0.1875, 0))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_p2)
c30_model.AddOperand(c30_o3)
c30_model.Operation('PAD_V2', c30_i0, c30_p1, c30_p2).To(c30_o3)
c30_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c30_i0: [
        198, 130, 62, 178, 129, 172, 21, 13, 115, 218, 161, 64, 174, 1, 82, 180, 136, 38, 213, 76, 99, 216,
        162, 16, 93, 148, 155, 159, 179, 112, 125, 53, 217, 39, 15, 71
    ],
    c30_o3: [
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 198, 130,
        62, 185, 185, 185, 178, 129, 172, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 21, 13, 115, 185, 185, 185, 218, 161, 64, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 174, 1, 82, 185, 185, 185, 180, 136, 38, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 213, 76, 99, 185, 185, 185, 216, 162, 16, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 93, 148, 155, 185, 185, 185, 159, 179, 112,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 125, 53, 217, 185, 185,
        185, 39, 15, 71, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185, 185,
        185, 185, 185, 185, 185, 185, 185, 185
    ],
}, model=c30_model, name='v2_default_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_INT32_mixed_11
c31_p0 = Parameter('c31_p0', ('TENSOR_QUANT8_ASYMM', [2], 0.1875, 255), [120, 36])
c31_i1 = Input('c31_i1', ('TENSOR_INT32', [1, 2]))
c31_p2 = Int32Scalar('c31_p2', 73)
c31_o3 = Output('c31_o3', ('TENSOR_QUANT8_ASYMM', [], 0.1875, 255))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_i1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_o3)
c31_model.Operation('PAD_V2', c31_p0, c31_i1, c31_p2).To(c31_o3)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_i1: [0, 1],
    c31_o3: np.reshape(np.array([120, 36, 73], np.uint8), [3]),
}, model=c31_model, name='v2_default_QUANT8_ASYMM_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_INT32_rank_input_2_12
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.0625, 128))
c32_p1 = Parameter('c32_p1', ('TENSOR_INT32', [2, 2]), [1, 0, 0, 0])
c32_p2 = Int32Scalar('c32_p2', 225)
c32_o3 = Output('c32_o3', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.0625, 128))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_p2)
c32_model.AddOperand(c32_o3)
c32_model.Operation('PAD_V2', c32_i0, c32_p1, c32_p2).To(c32_o3)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [233, 79],
    c32_o3: [225, 233, 79],
}, model=c32_model, name='v2_default_QUANT8_ASYMM_INT32_rank_input_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_INT32_rank_input_3_13
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.3125, 172))
c33_p1 = Parameter('c33_p1', ('TENSOR_INT32', [3, 2]), [2, 1, 1, 1, 2, 2])
c33_p2 = Int32Scalar('c33_p2', 222)
c33_o3 = Output('c33_o3', ('TENSOR_QUANT8_ASYMM', [6, 5, 7], 0.3125, 172))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_p1)
c33_model.AddOperand(c33_p2)
c33_model.AddOperand(c33_o3)
c33_model.Operation('PAD_V2', c33_i0, c33_p1, c33_p2).To(c33_o3)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [
        255, 193, 88, 140, 242, 64, 136, 119, 143, 172, 30, 31, 245, 15, 94, 4, 49, 98, 50, 194, 151, 108,
        253, 236, 195, 131, 40
    ],
    c33_o3: [
        222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
        222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
        222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
        222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 255,
        193, 88, 222, 222, 222, 222, 140, 242, 64, 222, 222, 222, 222, 136, 119, 143, 222, 222, 222, 222, 222,
        222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 172, 30, 31, 222, 222, 222, 222, 245,
        15, 94, 222, 222, 222, 222, 4, 49, 98, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
        222, 222, 222, 222, 222, 222, 50, 194, 151, 222, 222, 222, 222, 108, 253, 236, 222, 222, 222, 222,
        195, 131, 40, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
        222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222, 222,
        222, 222, 222, 222, 222, 222, 222
    ],
}, model=c33_model, name='v2_default_QUANT8_ASYMM_INT32_rank_input_3_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_INT32_tail_14
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.4375, 128))
c34_p1 = Parameter('c34_p1', ('TENSOR_INT32', [2, 2]), [2, 1, 1, 2])
c34_p2 = Int32Scalar('c34_p2', 247)
c34_o3 = Output('c34_o3', ('TENSOR_QUANT8_ASYMM', [6, 20], 0.4375, 128))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_p1)
c34_model.AddOperand(c34_p2)
c34_model.AddOperand(c34_o3)
c34_model.Operation('PAD_V2', c34_i0, c34_p1, c34_p2).To(c34_o3)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [
        79, 12, 199, 166, 157, 163, 4, 90, 16, 158, 235, 142, 205, 74, 81, 14, 111, 51, 2, 61, 35, 249, 244,
        242, 63, 234, 89, 65, 25, 97, 43, 93, 200, 151, 137, 198, 192, 221, 67, 75, 154, 33, 161, 197, 54,
        187, 219, 185, 148, 215, 146
    ],
    c34_o3: [
        247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247,
        247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247,
        247, 79, 12, 199, 166, 157, 163, 4, 90, 16, 158, 235, 142, 205, 74, 81, 14, 111, 247, 247, 247, 51, 2,
        61, 35, 249, 244, 242, 63, 234, 89, 65, 25, 97, 43, 93, 200, 151, 247, 247, 247, 137, 198, 192, 221,
        67, 75, 154, 33, 161, 197, 54, 187, 219, 185, 148, 215, 146, 247, 247, 247, 247, 247, 247, 247, 247,
        247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247, 247
    ],
}, model=c34_model, name='v2_default_QUANT8_ASYMM_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15
c35_i0 = Input('c35_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1, 2], 0.5, 127))
c35_i1 = Input('c35_i1', ('TENSOR_INT32', [4, 2]))
c35_p2 = Int32Scalar('c35_p2', 90)
c35_o3 = Output('c35_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.5, 127))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_p2)
c35_model.AddOperand(c35_o3)
c35_model.Operation('PAD_V2', c35_i0, c35_i1, c35_p2).To(c35_o3)
c35_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c35_i0: [56, 121, 40, 3, -61, 41],
    c35_i1: [0, 0, 1, 2, 1, 1, 0, 2],
    c35_o3: np.reshape(np.array([
        90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 56, 121, 90, 90, 90, 90, 90, 90, 90,
        90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
        90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 40, 3, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
        90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
        90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, -61, 41, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
        90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90
    ], np.int8), [3, 4, 3, 4]),
}, model=c35_model, name='v2_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c36_p0 = Parameter('c36_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.125, -128), [-59])
c36_p1 = Parameter('c36_p1', ('TENSOR_INT32', [1, 2]), [2, 1])
c36_p2 = Int32Scalar('c36_p2', -7)
c36_o3 = Output('c36_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, -128))
c36_model = Model()
c36_model.AddOperand(c36_p0)
c36_model.AddOperand(c36_p1)
c36_model.AddOperand(c36_p2)
c36_model.AddOperand(c36_o3)
c36_model.Operation('PAD_V2', c36_p0, c36_p1, c36_p2).To(c36_o3)
c36_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c36_o3: [-7, -7, -59, -7],
}, model=c36_model, name='v2_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17
c37_i0 = Input('c37_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.375, 0))
c37_p1 = Parameter('c37_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 1])
c37_p2 = Int32Scalar('c37_p2', -45)
c37_o3 = Output('c37_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.375, 0))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_p1)
c37_model.AddOperand(c37_p2)
c37_model.AddOperand(c37_o3)
c37_model.Operation('PAD_V2', c37_i0, c37_p1, c37_p2).To(c37_o3)
c37_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c37_i0: [-44, 87, 51, 45, 121, -60],
    c37_o3: [-44, 87, -45, 51, 45, -45, 121, -60, -45],
}, model=c37_model, name='v2_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18
c38_i0 = Input('c38_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1], 0.0625, -96))
c38_p1 = Parameter('c38_p1', ('TENSOR_INT32', [3, 2]), [1, 0, 1, 1, 1, 0])
c38_p2 = Int32Scalar('c38_p2', -26)
c38_o3 = Output('c38_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 2], 0.0625, -96))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_p1)
c38_model.AddOperand(c38_p2)
c38_model.AddOperand(c38_o3)
c38_model.Operation('PAD_V2', c38_i0, c38_p1, c38_p2).To(c38_o3)
c38_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c38_i0: [-113, -12, -114, 97, -92, -64],
    c38_o3: [
        -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -113, -26, -12, -26, -26, -26, -26, -26, -114,
        -26, 97, -26, -26, -26, -26, -26, -92, -26, -64, -26, -26
    ],
}, model=c38_model, name='v2_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_SIGNED_INT32_tail_19
c39_i0 = Input('c39_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.0625, 0))
c39_p1 = Parameter('c39_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 2])
c39_p2 = Int32Scalar('c39_p2', -3)
c39_o3 = Output('c39_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 19], 0.0625, 0))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_p1)
c39_model.AddOperand(c39_p2)
c39_model.AddOperand(c39_o3)
c39_model.Operation('PAD_V2', c39_i0, c39_p1, c39_p2).To(c39_o3)
c39_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c39_i0: [
        63, -45, -93, -70, -115, 106, -40, 88, 37, 52, -99, 23, -112, 123, -63, 91, -50, -110, 57, 127, 101,
        -47, 100, 84, -116, -2, 26, -91, 64, -113, -39, 59, 89, -3, -92, 78, -124, 96, 7, 95, -10, -49, 21,
        62, -13, -12, 72, 80, -30, 43, 111
    ],
    c39_o3: [
        63, -45, -93, -70, -115, 106, -40, 88, 37, 52, -99, 23, -112, 123, -63, 91, -50, -3, -3, -110, 57,
        127, 101, -47, 100, 84, -116, -2, 26, -91, 64, -113, -39, 59, 89, -3, -3, -3, -92, 78, -124, 96, 7,
        95, -10, -49, 21, 62, -13, -12, 72, 80, -30, 43, 111, -3, -3
    ],
}, model=c39_model, name='v2_default_QUANT8_ASYMM_SIGNED_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
