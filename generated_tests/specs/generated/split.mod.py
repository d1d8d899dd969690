from math import inf, nan

import numpy as np

# split_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 3, 4]), [
        1.25, 0.375, 2.875, 3.0, 0.875, -0.125, 1.875, 2.625, 1.0, -2.625, 2.5, -1.5, -1.875, -2.375, 2.125,
        -0.75, -2.0, 1.625, -2.125, -2.5, 0.625, -2.875, -3.0, 0.75
    ])
c0_p1 = Int32Scalar('c0_p1', 0)
c0_p2 = Int32Scalar('c0_p2', 2)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 3, 4]))
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [1, 3, 4]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('SPLIT', c0_p0, c0_p1, c0_p2).To(c0_o3, c0_o4)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o3: [1.25, 0.375, 2.875, 3.0, 0.875, -0.125, 1.875, 2.625, 1.0, -2.625, 2.5, -1.5],
    c0_o4: [-1.875, -2.375, 2.125, -0.75, -2.0, 1.625, -2.125, -2.5, 0.625, -2.875, -3.0, 0.75],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
c1_p1 = Int32Scalar('c1_p1', -2)
c1_p2 = Int32Scalar('c1_p2', 2)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('SPLIT', c1_i0, c1_p1, c1_p2).To(c1_o3, c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [-1.625, -0.625, -1.375, 1.75],
    c1_o3: [-1.625, -0.625],
    c1_o4: [-1.375, 1.75],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_p1 = Int32Scalar('c2_p1', 0)
c2_p2 = Int32Scalar('c2_p2', 2)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [1]))
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('SPLIT', c2_i0, c2_p1, c2_p2).To(c2_o3, c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [0.125, -2.375],
    c2_o3: [0.125],
    c2_o4: [-2.375],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 3]))
c3_p1 = Int32Scalar('c3_p1', 0)
c3_p2 = Int32Scalar('c3_p2', 3)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [1, 3]))
c3_o4 = Output('c3_o4', ('TENSOR_FLOAT32', [1, 3]))
c3_o5 = Output('c3_o5', ('TENSOR_FLOAT32', [1, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.AddOperand(c3_o4)
c3_model.AddOperand(c3_o5)
c3_model.Operation('SPLIT', c3_i0, c3_p1, c3_p2).To(c3_o3, c3_o4, c3_o5)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [-0.75, -3.0, 0.25, -2.75, 1.5, -2.625, -0.875, 2.125, 2.625],
    c3_o3: [-0.75, -3.0, 0.25],
    c3_o4: [-2.75, 1.5, -2.625],
    c3_o5: [-0.875, 2.125, 2.625],
}, model=c3_model, name='default_FLOAT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 1, 2, 2, 1]))
c4_p1 = Int32Scalar('c4_p1', 3)
c4_p2 = Int32Scalar('c4_p2', 2)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c4_o4 = Output('c4_o4', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('SPLIT', c4_i0, c4_p1, c4_p2).To(c4_o3, c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-2.0, -0.5, -1.375, -0.625],
    c4_o3: [-2.0, -1.375],
    c4_o4: [-0.5, -0.625],
}, model=c4_model, name='default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 17]))
c5_p1 = Int32Scalar('c5_p1', 0)
c5_p2 = Int32Scalar('c5_p2', 2)
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [1, 17]))
c5_o4 = Output('c5_o4', ('TENSOR_FLOAT32', [1, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('SPLIT', c5_i0, c5_p1, c5_p2).To(c5_o3, c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -0.75, 1.625, -3.0, -1.0, 0.125, 1.5, 2.25, -1.25, 2.375, -0.375, 1.375, -1.875, -2.25, 0.75, 0.25,
        -2.625, -1.125, 0.875, -1.75, -1.375, 0.375, 1.0, -2.125, -1.625, -2.0, -0.125, 2.75, -2.375, 1.25,
        1.875, 1.125, 0.625, -0.5, 3.0
    ],
    c5_o3: [
        -0.75, 1.625, -3.0, -1.0, 0.125, 1.5, 2.25, -1.25, 2.375, -0.375, 1.375, -1.875, -2.25, 0.75, 0.25,
        -2.625, -1.125
    ],
    c5_o4: [
        0.875, -1.75, -1.375, 0.375, 1.0, -2.125, -1.625, -2.0, -0.125, 2.75, -2.375, 1.25, 1.875, 1.125,
        0.625, -0.5, 3.0
    ],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_p1 = Int32Scalar('c6_p1', -1)
c6_p2 = Int32Scalar('c6_p2', 2)
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT32', [5]))
c6_o4 = Output('c6_o4', ('TENSOR_FLOAT32', [5]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('SPLIT', c6_i0, c6_p1, c6_p2).To(c6_o3, c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40],
    c6_o3: [1.0, -1.0, 0.1, -0.3, 3.0000002],
    c6_o4: [100.5, 0.0, -0.0, 1e-38, 1e-40],
}, model=c6_model, name='default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [3, 2, 2, 1]), [1.125, -1.75, 0.25, 0.625, 1.375, -2.0, -2.875, -0.875, 0.0, -2.625, -2.75, -1.625])
c7_p1 = Int32Scalar('c7_p1', -4)
c7_p2 = Int32Scalar('c7_p2', 1)
c7_o3 = Output('c7_o3', ('TENSOR_FLOAT16', [3, 2, 2, 1]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('SPLIT', c7_p0, c7_p1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o3: [1.125, -1.75, 0.25, 0.625, 1.375, -2.0, -2.875, -0.875, 0.0, -2.625, -2.75, -1.625],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 1, 3]))
c8_p1 = Int32Scalar('c8_p1', 2)
c8_p2 = Int32Scalar('c8_p2', 3)
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [1, 1, 1]))
c8_o4 = Output('c8_o4', ('TENSOR_FLOAT16', [1, 1, 1]))
c8_o5 = Output('c8_o5', ('TENSOR_FLOAT16', [1, 1, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.AddOperand(c8_o4)
c8_model.AddOperand(c8_o5)
c8_model.Operation('SPLIT', c8_i0, c8_p1, c8_p2).To(c8_o3, c8_o4, c8_o5)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [3.0, -0.375, 2.0],
    c8_o3: [3.0],
    c8_o4: [-0.375],
    c8_o5: [2.0],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT16_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4]))
c9_p1 = Int32Scalar('c9_p1', -1)
c9_p2 = Int32Scalar('c9_p2', 2)
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [2]))
c9_o4 = Output('c9_o4', ('TENSOR_FLOAT16', [2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('SPLIT', c9_i0, c9_p1, c9_p2).To(c9_o3, c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [2.0, -1.0, -2.875, -1.75],
    c9_o3: [2.0, -1.0],
    c9_o4: [-2.875, -1.75],
}, model=c9_model, name='default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT16_rank_input_2_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 4]))
c10_p1 = Int32Scalar('c10_p1', -2)
c10_p2 = Int32Scalar('c10_p2', 3)
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [1, 4]))
c10_o4 = Output('c10_o4', ('TENSOR_FLOAT16', [1, 4]))
c10_o5 = Output('c10_o5', ('TENSOR_FLOAT16', [1, 4]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.AddOperand(c10_o4)
c10_model.AddOperand(c10_o5)
c10_model.Operation('SPLIT', c10_i0, c10_p1, c10_p2).To(c10_o3, c10_o4, c10_o5)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [0.375, -2.375, 0.0, -0.125, 2.5, -1.125, -2.5, -1.625, -1.75, 0.5, -0.5, 0.25],
    c10_o3: [0.375, -2.375, 0.0, -0.125],
    c10_o4: [2.5, -1.125, -2.5, -1.625],
    c10_o5: [-1.75, 0.5, -0.5, 0.25],
}, model=c10_model, name='default_FLOAT16_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT16_rank_input_5_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 1]))
c11_p1 = Int32Scalar('c11_p1', 2)
c11_p2 = Int32Scalar('c11_p2', 2)
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c11_o4 = Output('c11_o4', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('SPLIT', c11_i0, c11_p1, c11_p2).To(c11_o3, c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-1.875, -2.0, -2.25, 2.5, -1.75, 0.875, -1.125, 2.625],
    c11_o3: [-1.875, -2.0, -1.75, 0.875],
    c11_o4: [-2.25, 2.5, -1.125, 2.625],
}, model=c11_model, name='default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_FLOAT16_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2, 17]))
c12_p1 = Int32Scalar('c12_p1', 0)
c12_p2 = Int32Scalar('c12_p2', 1)
c12_o3 = Output('c12_o3', ('TENSOR_FLOAT16', [2, 17]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('SPLIT', c12_i0, c12_p1, c12_p2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        1.25, -1.125, -0.625, 2.0, -1.5, 2.25, 0.125, 0.25, 1.75, -1.75, -1.875, 0.5, -0.125, -2.375, -2.5,
        2.625, 1.625, -0.25, 2.125, 1.375, 0.75, 0.875, 1.125, -0.875, -0.375, 0.375, -1.625, -3.0, 1.0,
        -2.25, -2.125, -1.375, -2.625, 2.375
    ],
    c12_o3: [
        1.25, -1.125, -0.625, 2.0, -1.5, 2.25, 0.125, 0.25, 1.75, -1.75, -1.875, 0.5, -0.125, -2.375, -2.5,
        2.625, 1.625, -0.25, 2.125, 1.375, 0.75, 0.875, 1.125, -0.875, -0.375, 0.375, -1.625, -3.0, 1.0,
        -2.25, -2.125, -1.375, -2.625, 2.375
    ],
}, model=c12_model, name='default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.125, 255))
c13_p1 = Int32Scalar('c13_p1', -1)
c13_p2 = Int32Scalar('c13_p2', 2)
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [1], 0.125, 255))
c13_o4 = Output('c13_o4', ('TENSOR_QUANT8_ASYMM', [1], 0.125, 255))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('SPLIT', c13_i0, c13_p1, c13_p2).To(c13_o3, c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [5, 227],
    c13_o3: [5],
    c13_o4: [227],
}, model=c13_model, name='default_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_mixed_14
c14_p0 = Parameter('c14_p0', ('TENSOR_QUANT8_ASYMM', [1, 2, 4], 0.5, 0), [71, 62, 70, 116, 112, 77, 176, 238])
c14_p1 = Int32Scalar('c14_p1', 2)
c14_p2 = Int32Scalar('c14_p2', 1)
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM', [1, 2, 4], 0.5, 0))
c14_model = Model()
c14_model.AddOperand(c14_p0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('SPLIT', c14_p0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_o3: [71, 62, 70, 116, 112, 77, 176, 238],
}, model=c14_model, name='default_QUANT8_ASYMM_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_rank_input_2_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.0625, 128))
c15_p1 = Int32Scalar('c15_p1', 0)
c15_p2 = Int32Scalar('c15_p2', 3)
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.0625, 128))
c15_o4 = Output('c15_o4', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.0625, 128))
c15_o5 = Output('c15_o5', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.0625, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.AddOperand(c15_o4)
c15_model.AddOperand(c15_o5)
c15_model.Operation('SPLIT', c15_i0, c15_p1, c15_p2).To(c15_o3, c15_o4, c15_o5)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [130, 105, 39, 223, 68, 178, 229, 89, 13, 152, 0, 206],
    c15_o3: [130, 105, 39, 223],
    c15_o4: [68, 178, 229, 89],
    c15_o5: [13, 152, 0, 206],
}, model=c15_model, name='default_QUANT8_ASYMM_rank_input_2_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_rank_input_4_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.1875, 232))
c16_p1 = Int32Scalar('c16_p1', -2)
c16_p2 = Int32Scalar('c16_p2', 3)
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.1875, 232))
c16_o4 = Output('c16_o4', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.1875, 232))
c16_o5 = Output('c16_o5', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.1875, 232))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.AddOperand(c16_o4)
c16_model.AddOperand(c16_o5)
c16_model.Operation('SPLIT', c16_i0, c16_p1, c16_p2).To(c16_o3, c16_o4, c16_o5)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [222, 2, 181, 106, 167, 247, 195, 131, 208],
    c16_o3: [222, 2, 181],
    c16_o4: [106, 167, 247],
    c16_o5: [195, 131, 208],
}, model=c16_model, name='default_QUANT8_ASYMM_rank_input_4_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_rank_input_5_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1, 2], 0.125, 52))
c17_p1 = Int32Scalar('c17_p1', 0)
c17_p2 = Int32Scalar('c17_p2', 2)
c17_o3 = Output('c17_o3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1, 2], 0.125, 52))
c17_o4 = Output('c17_o4', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1, 2], 0.125, 52))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_o3)
c17_model.AddOperand(c17_o4)
c17_model.Operation('SPLIT', c17_i0, c17_p1, c17_p2).To(c17_o3, c17_o4)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [151, 243, 59, 32],
    c17_o3: [151, 243],
    c17_o4: [59, 32],
}, model=c17_model, name='default_QUANT8_ASYMM_rank_input_5_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.375, 177))
c18_p1 = Int32Scalar('c18_p1', 0)
c18_p2 = Int32Scalar('c18_p2', 3)
c18_o3 = Output('c18_o3', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.375, 177))
c18_o4 = Output('c18_o4', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.375, 177))
c18_o5 = Output('c18_o5', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.375, 177))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_o3)
c18_model.AddOperand(c18_o4)
c18_model.AddOperand(c18_o5)
c18_model.Operation('SPLIT', c18_i0, c18_p1, c18_p2).To(c18_o3, c18_o4, c18_o5)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [
        139, 52, 148, 23, 161, 179, 17, 218, 79, 32, 253, 119, 26, 208, 140, 224, 176, 156, 155, 168, 219,
        250, 39, 92, 214, 98, 190, 200, 16, 99, 56, 171, 116, 172, 103, 254, 150, 76, 30, 163, 141, 28, 69,
        166, 167, 47, 125, 11, 85, 209, 68
    ],
    c18_o3: [139, 52, 148, 23, 161, 179, 17, 218, 79, 32, 253, 119, 26, 208, 140, 224, 176],
    c18_o4: [156, 155, 168, 219, 250, 39, 92, 214, 98, 190, 200, 16, 99, 56, 171, 116, 172],
    c18_o5: [103, 254, 150, 76, 30, 163, 141, 28, 69, 166, 167, 47, 125, 11, 85, 209, 68],
}, model=c18_model, name='default_QUANT8_ASYMM_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_every_8_bit_value_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.1875, 128))
c19_p1 = Int32Scalar('c19_p1', -1)
c19_p2 = Int32Scalar('c19_p2', 2)
c19_o3 = Output('c19_o3', ('TENSOR_QUANT8_ASYMM', [128], 0.1875, 128))
c19_o4 = Output('c19_o4', ('TENSOR_QUANT8_ASYMM', [128], 0.1875, 128))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.AddOperand(c19_o4)
c19_model.Operation('SPLIT', c19_i0, c19_p1, c19_p2).To(c19_o3, c19_o4)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
        38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
        63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
        88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
        111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130,
        131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
        151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
        171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
        191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210,
        211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230,
        231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250,
        251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    ],
    c19_o3: [
        13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
        38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
        63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
        88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
        111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130,
        131, 132, 133, 134, 135, 136, 137, 138, 139, 140
    ],
    c19_o4: [
        141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160,
        161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
        181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200,
        201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220,
        221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240,
        241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8,
        9, 10, 11, 12
    ],
}, model=c19_model, name='default_QUANT8_ASYMM_every_8_bit_value_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_INT32', [3]))
c20_p1 = Int32Scalar('c20_p1', -1)
c20_p2 = Int32Scalar('c20_p2', 3)
c20_o3 = Output('c20_o3', ('TENSOR_INT32', [1]))
c20_o4 = Output('c20_o4', ('TENSOR_INT32', [1]))
c20_o5 = Output('c20_o5', ('TENSOR_INT32', [1]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.AddOperand(c20_o4)
c20_model.AddOperand(c20_o5)
c20_model.Operation('SPLIT', c20_i0, c20_p1, c20_p2).To(c20_o3, c20_o4, c20_o5)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [3, 7, -4],
    c20_o3: [3],
    c20_o4: [7],
    c20_o5: [-4],
}, model=c20_model, name='default_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_INT32', [1, 1, 2, 2, 1]), [3, 1, 6, -4])
c21_p1 = Int32Scalar('c21_p1', 2)
c21_p2 = Int32Scalar('c21_p2', 2)
c21_o3 = Output('c21_o3', ('TENSOR_INT32', [1, 1, 1, 2, 1]))
c21_o4 = Output('c21_o4', ('TENSOR_INT32', [1, 1, 1, 2, 1]))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.AddOperand(c21_o4)
c21_model.Operation('SPLIT', c21_p0, c21_p1, c21_p2).To(c21_o3, c21_o4)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_o3: [3, 1],
    c21_o4: [6, -4],
}, model=c21_model, name='default_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_rank_input_2_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [2, 3]))
c22_p1 = Int32Scalar('c22_p1', -1)
c22_p2 = Int32Scalar('c22_p2', 3)
c22_o3 = Output('c22_o3', ('TENSOR_INT32', [2, 1]))
c22_o4 = Output('c22_o4', ('TENSOR_INT32', [2, 1]))
c22_o5 = Output('c22_o5', ('TENSOR_INT32', [2, 1]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.AddOperand(c22_o4)
c22_model.AddOperand(c22_o5)
c22_model.Operation('SPLIT', c22_i0, c22_p1, c22_p2).To(c22_o3, c22_o4, c22_o5)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [9, -6, -1, -9, 4, -2],
    c22_o3: [9, -9],
    c22_o4: [-6, 4],
    c22_o5: [-1, -2],
}, model=c22_model, name='default_INT32_rank_input_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_rank_input_3_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [2, 2, 2]))
c23_p1 = Int32Scalar('c23_p1', -1)
c23_p2 = Int32Scalar('c23_p2', 2)
c23_o3 = Output('c23_o3', ('TENSOR_INT32', [2, 2, 1]))
c23_o4 = Output('c23_o4', ('TENSOR_INT32', [2, 2, 1]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_p2)
c23_model.AddOperand(c23_o3)
c23_model.AddOperand(c23_o4)
c23_model.Operation('SPLIT', c23_i0, c23_p1, c23_p2).To(c23_o3, c23_o4)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [2, 1, 9, 6, -6, -8, 4, -3],
    c23_o3: [2, 9, -6, 4],
    c23_o4: [1, 6, -8, -3],
}, model=c23_model, name='default_INT32_rank_input_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_rank_input_4_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [2, 1, 3, 3]))
c24_p1 = Int32Scalar('c24_p1', -1)
c24_p2 = Int32Scalar('c24_p2', 3)
c24_o3 = Output('c24_o3', ('TENSOR_INT32', [2, 1, 3, 1]))
c24_o4 = Output('c24_o4', ('TENSOR_INT32', [2, 1, 3, 1]))
c24_o5 = Output('c24_o5', ('TENSOR_INT32', [2, 1, 3, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_p2)
c24_model.AddOperand(c24_o3)
c24_model.AddOperand(c24_o4)
c24_model.AddOperand(c24_o5)
c24_model.Operation('SPLIT', c24_i0, c24_p1, c24_p2).To(c24_o3, c24_o4, c24_o5)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [4, -8, -3, 3, 1, -4, 5, 2, -5, -9, -1, 6, -7, -6, 7, -2, 8, 9],
    c24_o3: [4, 3, 5, -9, -7, -2],
    c24_o4: [-8, 1, 2, -1, -6, 8],
    c24_o5: [-3, -4, -5, 6, 7, 9],
}, model=c24_model, name='default_INT32_rank_input_4_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_INT32_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [3, 17]))
c25_p1 = Int32Scalar('c25_p1', 0)
c25_p2 = Int32Scalar('c25_p2', 3)
c25_o3 = Output('c25_o3', ('TENSOR_INT32', [1, 17]))
c25_o4 = Output('c25_o4', ('TENSOR_INT32', [1, 17]))
c25_o5 = Output('c25_o5', ('TENSOR_INT32', [1, 17]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_o3)
c25_model.AddOperand(c25_o4)
c25_model.AddOperand(c25_o5)
c25_model.Operation('SPLIT', c25_i0, c25_p1, c25_p2).To(c25_o3, c25_o4, c25_o5)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [
        7, -7, 8, -1, 4, 9, 6, -2, 5, 1, -9, -8, -6, -4, -5, -3, 3, 2, 0, 3, 6, -8, -7, 7, 1, -1, -2, 0, 2, 8,
        -5, 4, -3, -4, 9, -9, -6, 5, 7, -6, 1, 0, -7, 4, -1, -5, 6, -3, -2, -9, 5
    ],
    c25_o3: [7, -7, 8, -1, 4, 9, 6, -2, 5, 1, -9, -8, -6, -4, -5, -3, 3],
    c25_o4: [2, 0, 3, 6, -8, -7, 7, 1, -1, -2, 0, 2, 8, -5, 4, -3, -4],
    c25_o5: [9, -9, -6, 5, 7, -6, 1, 0, -7, 4, -1, -5, 6, -3, -2, -9, 5],
}, model=c25_model, name='default_INT32_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 1, 2], 0.3125, 127))
c26_p1 = Int32Scalar('c26_p1', -1)
c26_p2 = Int32Scalar('c26_p2', 2)
c26_o3 = Output('c26_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 1, 1], 0.3125, 127))
c26_o4 = Output('c26_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 1, 1], 0.3125, 127))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_o3)
c26_model.AddOperand(c26_o4)
c26_model.Operation('SPLIT', c26_i0, c26_p1, c26_p2).To(c26_o3, c26_o4)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [-84, -93, 104, -58],
    c26_o3: [-84, 104],
    c26_o4: [-93, -58],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_mixed_27
c27_p0 = Parameter('c27_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.4375, -128), [81, -116, 68, -110])
c27_p1 = Int32Scalar('c27_p1', 0)
c27_p2 = Int32Scalar('c27_p2', 1)
c27_o3 = Output('c27_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.4375, -128))
c27_model = Model()
c27_model.AddOperand(c27_p0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('SPLIT', c27_p0, c27_p1, c27_p2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_o3: [81, -116, 68, -110],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_rank_input_2_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.25, -94))
c28_p1 = Int32Scalar('c28_p1', 1)
c28_p2 = Int32Scalar('c28_p2', 2)
c28_o3 = Output('c28_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2], 0.25, -94))
c28_o4 = Output('c28_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2], 0.25, -94))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_p2)
c28_model.AddOperand(c28_o3)
c28_model.AddOperand(c28_o4)
c28_model.Operation('SPLIT', c28_i0, c28_p1, c28_p2).To(c28_o3, c28_o4)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [-106, 9, 99, 32],
    c28_o3: [-106, 9],
    c28_o4: [99, 32],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_2_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_rank_input_3_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 1], 0.3125, 3))
c29_p1 = Int32Scalar('c29_p1', -3)
c29_p2 = Int32Scalar('c29_p2', 2)
c29_o3 = Output('c29_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1], 0.3125, 3))
c29_o4 = Output('c29_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1], 0.3125, 3))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_o3)
c29_model.AddOperand(c29_o4)
c29_model.Operation('SPLIT', c29_i0, c29_p1, c29_p2).To(c29_o3, c29_o4)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [42, 78, 14, 114],
    c29_o3: [42, 78],
    c29_o4: [14, 114],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_3_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_rank_input_4_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 2], 0.125, -98))
c30_p1 = Int32Scalar('c30_p1', 2)
c30_p2 = Int32Scalar('c30_p2', 2)
c30_o3 = Output('c30_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2], 0.125, -98))
c30_o4 = Output('c30_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2], 0.125, -98))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_p2)
c30_model.AddOperand(c30_o3)
c30_model.AddOperand(c30_o4)
c30_model.Operation('SPLIT', c30_i0, c30_p1, c30_p2).To(c30_o3, c30_o4)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [93, 91, 70, 125, -114, -105, -107, 4],
    c30_o3: [93, 91, -114, -105],
    c30_o4: [70, 125, -107, 4],
}, model=c30_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_4_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_tail_31
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.4375, 0))
c31_p1 = Int32Scalar('c31_p1', -2)
c31_p2 = Int32Scalar('c31_p2', 2)
c31_o3 = Output('c31_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.4375, 0))
c31_o4 = Output('c31_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.4375, 0))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_o3)
c31_model.AddOperand(c31_o4)
c31_model.Operation('SPLIT', c31_i0, c31_p1, c31_p2).To(c31_o3, c31_o4)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_i0: [
        -117, -103, 30, -78, 18, -57, -30, 113, 105, -60, -92, 77, 92, 24, 119, -94, 109, 116, 108, -79, 17,
        -74, -75, 21, -17, 56, -36, 47, -44, 9, 16, 6, 60, 7
    ],
    c31_o3: [-117, -103, 30, -78, 18, -57, -30, 113, 105, -60, -92, 77, 92, 24, 119, -94, 109],
    c31_o4: [116, 108, -79, 17, -74, -75, 21, -17, 56, -36, 47, -44, 9, 16, 6, 60, 7],
}, model=c31_model, name='default_QUANT8_ASYMM_SIGNED_tail_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# split_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.375, 0))
c32_p1 = Int32Scalar('c32_p1', -1)
c32_p2 = Int32Scalar('c32_p2', 4)
c32_o3 = Output('c32_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [64], 0.375, 0))
c32_o4 = Output('c32_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [64], 0.375, 0))
c32_o5 = Output('c32_o5', ('TENSOR_QUANT8_ASYMM_SIGNED', [64], 0.375, 0))
c32_o6 = Output('c32_o6', ('TENSOR_QUANT8_ASYMM_SIGNED', [64], 0.375, 0))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_p2)
c32_model.AddOperand(c32_o3)
c32_model.AddOperand(c32_o4)
c32_model.AddOperand(c32_o5)
c32_model.AddOperand(c32_o6)
c32_model.Operation('SPLIT', c32_i0, c32_p1, c32_p2).To(c32_o3, c32_o4, c32_o5, c32_o6)
c32_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c32_i0: [
        -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67,
        -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47,
        -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27,
        -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6,
        -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
        73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
        98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120,
        -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103,
        -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87
    ],
    c32_o3: [
        -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67,
        -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47,
        -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27,
        -26, -25, -24, -23
    ],
    c32_o4: [
        -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1,
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
        28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41
    ],
    c32_o5: [
        42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66,
        67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91,
        92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105
    ],
    c32_o6: [
        106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
        126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114,
        -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97,
        -96, -95, -94, -93, -92, -91, -90, -89, -88, -87
    ],
}, model=c32_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
