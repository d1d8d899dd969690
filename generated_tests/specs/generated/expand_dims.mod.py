from math import inf, nan

import numpy as np

# expand_dims_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]), [1.625, 1.75, -0.625, 2.625])
c0_p1 = Int32Scalar('c0_p1', -4)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [1, 2, 1, 1, 1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('EXPAND_DIMS', c0_p0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o2: [1.625, 1.75, -0.625, 2.625],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT32_rank_input_1_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3]))
c1_p1 = Int32Scalar('c1_p1', 1)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [3, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('EXPAND_DIMS', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [-1.125, -1.625, -2.5],
    c1_o2: [-1.125, -1.625, -2.5],
}, model=c1_model, name='default_FLOAT32_rank_input_1_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 4]))
c2_p1 = Int32Scalar('c2_p1', -3)
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [1, 2, 4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('EXPAND_DIMS', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [1.5, -1.625, -1.75, 1.625, -0.75, 0.75, 2.0, 0.5],
    c2_o2: [1.5, -1.625, -1.75, 1.625, -0.75, 0.75, 2.0, 0.5],
}, model=c2_model, name='default_FLOAT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT32_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 4, 4]))
c3_p1 = Int32Scalar('c3_p1', 2)
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [1, 4, 1, 4]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('EXPAND_DIMS', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        2.25, 2.75, -1.875, 1.125, 2.625, 2.0, 0.625, -3.0, 0.5, 2.875, -2.875, -2.5, 3.0, 0.25, -1.625, -0.25
    ],
    c3_o2: [
        2.25, 2.75, -1.875, 1.125, 2.625, 2.0, 0.625, -3.0, 0.5, 2.875, -2.875, -2.5, 3.0, 0.25, -1.625, -0.25
    ],
}, model=c3_model, name='default_FLOAT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT32_rank_input_4_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 2, 2, 3]))
c4_p1 = Int32Scalar('c4_p1', -2)
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [2, 2, 2, 1, 3]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('EXPAND_DIMS', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        0.375, 0.75, 2.125, -2.25, -2.0, -2.625, 2.75, 0.5, -2.5, 1.375, 2.0, -1.5, -1.375, -1.875, 3.0,
        -0.375, -0.75, 1.125, -2.875, 1.75, 2.5, -1.125, 1.25, -2.75
    ],
    c4_o2: [
        0.375, 0.75, 2.125, -2.25, -2.0, -2.625, 2.75, 0.5, -2.5, 1.375, 2.0, -1.5, -1.375, -1.875, 3.0,
        -0.375, -0.75, 1.125, -2.875, 1.75, 2.5, -1.125, 1.25, -2.75
    ],
}, model=c4_model, name='default_FLOAT32_rank_input_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 17]))
c5_p1 = Int32Scalar('c5_p1', -3)
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [1, 2, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('EXPAND_DIMS', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        2.625, -2.25, -3.0, 2.375, 0.875, -0.125, 1.75, -1.25, -2.875, 0.5, -2.0, 2.0, 0.625, -1.5, 0.75,
        -0.375, -2.625, 0.125, 1.875, -2.375, -0.5, 2.75, 1.375, 3.0, -0.25, 0.375, 1.125, -1.125, 1.0, 1.25,
        -1.625, -1.875, -2.125, 2.875
    ],
    c5_o2: [
        2.625, -2.25, -3.0, 2.375, 0.875, -0.125, 1.75, -1.25, -2.875, 0.5, -2.0, 2.0, 0.625, -1.5, 0.75,
        -0.375, -2.625, 0.125, 1.875, -2.375, -0.5, 2.75, 1.375, 3.0, -0.25, 0.375, 1.125, -1.125, 1.0, 1.25,
        -1.625, -1.875, -2.125, 2.875
    ],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_p1 = Int32Scalar('c6_p1', -2)
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT32', [1, 10]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('EXPAND_DIMS', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38],
    c6_o2: [1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38],
}, model=c6_model, name='default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [2, 1, 1, 1, 1]), [1.875, 1.375])
c7_p1 = Int32Scalar('c7_p1', -4)
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', [2, 1, 1, 1, 1, 1]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('EXPAND_DIMS', c7_p0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o2: [1.875, 1.375],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT16_rank_input_1_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4]))
c8_p1 = Int32Scalar('c8_p1', -1)
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [4, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('EXPAND_DIMS', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [2.0, 1.625, -0.25, 1.125],
    c8_o2: [2.0, 1.625, -0.25, 1.125],
}, model=c8_model, name='default_FLOAT16_rank_input_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT16_rank_input_2_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [3, 4]))
c9_p1 = Int32Scalar('c9_p1', 2)
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [3, 4, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('EXPAND_DIMS', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [1.375, 1.75, 3.0, 0.5, -0.75, -1.875, 0.0, 0.125, -1.25, 2.0, 2.625, 1.25],
    c9_o2: [1.375, 1.75, 3.0, 0.5, -0.75, -1.875, 0.0, 0.125, -1.25, 2.0, 2.625, 1.25],
}, model=c9_model, name='default_FLOAT16_rank_input_2_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT16_rank_input_3_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 1, 2]))
c10_p1 = Int32Scalar('c10_p1', 3)
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [2, 1, 2, 1]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('EXPAND_DIMS', c10_i0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-1.5, 1.375, 1.125, -1.25],
    c10_o2: [-1.5, 1.375, 1.125, -1.25],
}, model=c10_model, name='default_FLOAT16_rank_input_3_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT16_rank_input_4_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 1, 1, 2]))
c11_p1 = Int32Scalar('c11_p1', 4)
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [1, 1, 1, 2, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('EXPAND_DIMS', c11_i0, c11_p1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-2.375, 1.375],
    c11_o2: [-2.375, 1.375],
}, model=c11_model, name='default_FLOAT16_rank_input_4_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_FLOAT16_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [3, 17]))
c12_p1 = Int32Scalar('c12_p1', -1)
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [3, 17, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('EXPAND_DIMS', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        0.25, 1.5, 1.375, 0.875, 2.5, -2.5, -1.875, -1.75, -2.625, -0.875, 1.75, 0.125, 0.75, 1.125, 2.0,
        -2.375, -2.25, -2.875, -0.75, -0.5, 1.625, 2.875, -2.75, -1.0, -1.25, -0.125, -3.0, 2.25, 0.375,
        -1.375, 0.0, 1.0, -0.625, -2.125, 2.375, 2.75, -1.5, -0.25, -1.125, 0.625, 2.625, 0.5, -0.375, 2.125,
        -1.625, 3.0, -2.0, 1.25, 1.875, 1.75, 1.375
    ],
    c12_o2: [
        0.25, 1.5, 1.375, 0.875, 2.5, -2.5, -1.875, -1.75, -2.625, -0.875, 1.75, 0.125, 0.75, 1.125, 2.0,
        -2.375, -2.25, -2.875, -0.75, -0.5, 1.625, 2.875, -2.75, -1.0, -1.25, -0.125, -3.0, 2.25, 0.375,
        -1.375, 0.0, 1.0, -0.625, -2.125, 2.375, 2.75, -1.5, -0.25, -1.125, 0.625, 2.625, 0.5, -0.375, 2.125,
        -1.625, 3.0, -2.0, 1.25, 1.875, 1.75, 1.375
    ],
}, model=c12_model, name='default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 1, 1], 0.375, 255), [108, 52, 155, 77])
c13_p1 = Int32Scalar('c13_p1', -4)
c13_o2 = Output('c13_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2, 1, 1], 0.375, 255))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('EXPAND_DIMS', c13_p0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_o2: [108, 52, 155, 77],
}, model=c13_model, name='default_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_rank_input_1_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.0625, 128))
c14_p1 = Int32Scalar('c14_p1', -1)
c14_o2 = Output('c14_o2', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.0625, 128))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('EXPAND_DIMS', c14_i0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [156, 98],
    c14_o2: [156, 98],
}, model=c14_model, name='default_QUANT8_ASYMM_rank_input_1_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_rank_input_2_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.375, 128))
c15_p1 = Int32Scalar('c15_p1', -2)
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.375, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('EXPAND_DIMS', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [144, 92],
    c15_o2: [144, 92],
}, model=c15_model, name='default_QUANT8_ASYMM_rank_input_2_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_rank_input_3_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.375, 128))
c16_p1 = Int32Scalar('c16_p1', 0)
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 1], 0.375, 128))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('EXPAND_DIMS', c16_i0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [203, 255, 80],
    c16_o2: [203, 255, 80],
}, model=c16_model, name='default_QUANT8_ASYMM_rank_input_3_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_rank_input_4_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 128))
c17_p1 = Int32Scalar('c17_p1', 0)
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1, 2], 0.5, 128))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('EXPAND_DIMS', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [3, 61, 43, 128, 62, 179, 95, 216, 219, 147, 96, 240],
    c17_o2: [3, 61, 43, 128, 62, 179, 95, 216, 219, 147, 96, 240],
}, model=c17_model, name='default_QUANT8_ASYMM_rank_input_4_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_zero_point_input_lowest_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1, 2], 0.25, 0))
c18_p1 = Int32Scalar('c18_p1', -6)
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2, 1, 2], 0.25, 0))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('EXPAND_DIMS', c18_i0, c18_p1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [146, 36, 154, 25, 150, 126, 247, 102],
    c18_o2: [146, 36, 154, 25, 150, 126, 247, 102],
}, model=c18_model, name='default_QUANT8_ASYMM_zero_point_input_lowest_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.4375, 182))
c19_p1 = Int32Scalar('c19_p1', 0)
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM', [1, 1, 17], 0.4375, 182))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('EXPAND_DIMS', c19_i0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [107, 98, 241, 32, 82, 121, 77, 146, 136, 203, 153, 47, 155, 123, 164, 190, 231],
    c19_o2: [107, 98, 241, 32, 82, 121, 77, 146, 136, 203, 153, 47, 155, 123, 164, 190, 231],
}, model=c19_model, name='default_QUANT8_ASYMM_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_every_8_bit_value_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.3125, 128))
c20_p1 = Int32Scalar('c20_p1', -2)
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM', [1, 256], 0.3125, 128))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('EXPAND_DIMS', c20_i0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [
        139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
        159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178,
        179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198,
        199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218,
        219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238,
        239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5,
        6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
        57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
        82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
        106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
        126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138
    ],
    c20_o2: [
        139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
        159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178,
        179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198,
        199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218,
        219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238,
        239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5,
        6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
        57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
        82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
        106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
        126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138
    ],
}, model=c20_model, name='default_QUANT8_ASYMM_every_8_bit_value_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_INT32_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_INT32', [3]), [-1, 1, 6])
c21_p1 = Int32Scalar('c21_p1', -2)
c21_o2 = Output('c21_o2', ('TENSOR_INT32', [1, 3]))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('EXPAND_DIMS', c21_p0, c21_p1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_o2: [-1, 1, 6],
}, model=c21_model, name='default_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_INT32_rank_input_2_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [4, 3]))
c22_p1 = Int32Scalar('c22_p1', 1)
c22_o2 = Output('c22_o2', ('TENSOR_INT32', [4, 1, 3]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('EXPAND_DIMS', c22_i0, c22_p1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [1, 6, 4, -2, -1, 0, 3, -9, 5, 8, -3, -7],
    c22_o2: [1, 6, 4, -2, -1, 0, 3, -9, 5, 8, -3, -7],
}, model=c22_model, name='default_INT32_rank_input_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_INT32_rank_input_3_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [1, 1, 1]))
c23_p1 = Int32Scalar('c23_p1', 0)
c23_o2 = Output('c23_o2', ('TENSOR_INT32', [1, 1, 1, 1]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('EXPAND_DIMS', c23_i0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [5],
    c23_o2: [5],
}, model=c23_model, name='default_INT32_rank_input_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_INT32_rank_input_4_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [2, 3, 2, 3]))
c24_p1 = Int32Scalar('c24_p1', 4)
c24_o2 = Output('c24_o2', ('TENSOR_INT32', [2, 3, 2, 3, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('EXPAND_DIMS', c24_i0, c24_p1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [
        0, 3, -8, 8, -1, -3, 7, -5, 5, -4, 2, 6, -2, 9, -6, -9, 4, 1, -7, -1, 5, 7, 4, 1, 9, -9, 6, 2, 3, -7,
        8, -8, -2, -6, -4, -3
    ],
    c24_o2: [
        0, 3, -8, 8, -1, -3, 7, -5, 5, -4, 2, 6, -2, 9, -6, -9, 4, 1, -7, -1, 5, 7, 4, 1, 9, -9, 6, 2, 3, -7,
        8, -8, -2, -6, -4, -3
    ],
}, model=c24_model, name='default_INT32_rank_input_4_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_INT32_rank_input_5_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [1, 1, 2, 2, 1]))
c25_p1 = Int32Scalar('c25_p1', -2)
c25_o2 = Output('c25_o2', ('TENSOR_INT32', [1, 1, 2, 2, 1, 1]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('EXPAND_DIMS', c25_i0, c25_p1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [-8, -2, 2, 4],
    c25_o2: [-8, -2, 2, 4],
}, model=c25_model, name='default_INT32_rank_input_5_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_INT32_tail_26
c26_i0 = Input('c26_i0', ('TENSOR_INT32', [3, 17]))
c26_p1 = Int32Scalar('c26_p1', 1)
c26_o2 = Output('c26_o2', ('TENSOR_INT32', [3, 1, 17]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('EXPAND_DIMS', c26_i0, c26_p1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [
        -9, -8, 0, -3, -6, -7, -4, 3, 4, 1, 9, 2, -5, -2, 6, 7, -1, 5, 8, -3, 2, -2, 0, 8, -5, 4, -1, -4, 3,
        -8, 9, 6, 5, -6, -7, 1, -9, 7, 6, -3, -5, -4, 7, 5, 1, -9, -2, 0, 2, -1, -6
    ],
    c26_o2: [
        -9, -8, 0, -3, -6, -7, -4, 3, 4, 1, 9, 2, -5, -2, 6, 7, -1, 5, 8, -3, 2, -2, 0, 8, -5, 4, -1, -4, 3,
        -8, 9, 6, 5, -6, -7, 1, -9, 7, 6, -3, -5, -4, 7, 5, 1, -9, -2, 0, 2, -1, -6
    ],
}, model=c26_model, name='default_INT32_tail_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_mixed_27
c27_p0 = Parameter('c27_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3], 0.125, 127), [42, -93, -58, 80, -42, -68])
c27_p1 = Int32Scalar('c27_p1', 1)
c27_o2 = Output('c27_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 3], 0.125, 127))
c27_model = Model()
c27_model.AddOperand(c27_p0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_o2)
c27_model.Operation('EXPAND_DIMS', c27_p0, c27_p1).To(c27_o2)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_o2: [42, -93, -58, 80, -42, -68],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_rank_input_1_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.375, 4))
c28_p1 = Int32Scalar('c28_p1', 0)
c28_o2 = Output('c28_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2], 0.375, 4))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_o2)
c28_model.Operation('EXPAND_DIMS', c28_i0, c28_p1).To(c28_o2)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [-1, 99],
    c28_o2: [-1, 99],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_1_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_rank_input_2_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.125, 0))
c29_p1 = Int32Scalar('c29_p1', 1)
c29_o2 = Output('c29_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2], 0.125, 0))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_o2)
c29_model.Operation('EXPAND_DIMS', c29_i0, c29_p1).To(c29_o2)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [-83, -126, -60, -76, 55, 79],
    c29_o2: [-83, -126, -60, -76, 55, 79],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_2_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_rank_input_4_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 1], 0.125, 0))
c30_p1 = Int32Scalar('c30_p1', 2)
c30_o2 = Output('c30_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 1], 0.125, 0))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_o2)
c30_model.Operation('EXPAND_DIMS', c30_i0, c30_p1).To(c30_o2)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [29, -80],
    c30_o2: [29, -80],
}, model=c30_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_4_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_rank_input_5_31
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 1, 2], 0.375, 55))
c31_p1 = Int32Scalar('c31_p1', -6)
c31_o2 = Output('c31_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 2, 1, 2], 0.375, 55))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_o2)
c31_model.Operation('EXPAND_DIMS', c31_i0, c31_p1).To(c31_o2)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_i0: [-36, -78, 5, 109, -75, -30, -6, 100, 71, 127, -4, 2, -107, -124, 38, -31],
    c31_o2: [-36, -78, 5, 109, -75, -30, -6, 100, 71, 127, -4, 2, -107, -124, 38, -31],
}, model=c31_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_5_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_zero_point_input_lowest_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 2, 1], 0.0625, -128))
c32_p1 = Int32Scalar('c32_p1', -3)
c32_o2 = Output('c32_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 1, 2, 1], 0.0625, -128))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_o2)
c32_model.Operation('EXPAND_DIMS', c32_i0, c32_p1).To(c32_o2)
c32_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c32_i0: [118, -100, 120, 87],
    c32_o2: [118, -100, 120, 87],
}, model=c32_model, name='default_QUANT8_ASYMM_SIGNED_zero_point_input_lowest_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_tail_33
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.3125, 0))
c33_p1 = Int32Scalar('c33_p1', 0)
c33_o2 = Output('c33_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 17], 0.3125, 0))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_p1)
c33_model.AddOperand(c33_o2)
c33_model.Operation('EXPAND_DIMS', c33_i0, c33_p1).To(c33_o2)
c33_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c33_i0: [
        -37, 35, 83, -75, -46, -60, 64, -105, 111, 122, 68, -52, 5, 67, 55, -41, 30, 127, -24, 89, -98, -94,
        -67, 87, -64, -86, -1, -69, 7, 110, 45, 74, 104, 8, -78, -87, -8, -123, -27, -51, 9, -43, 25, 27, 26,
        81, 40, -22, 115, -3, 15
    ],
    c33_o2: [
        -37, 35, 83, -75, -46, -60, 64, -105, 111, 122, 68, -52, 5, 67, 55, -41, 30, 127, -24, 89, -98, -94,
        -67, 87, -64, -86, -1, -69, 7, 110, 45, 74, 104, 8, -78, -87, -8, -123, -27, -51, 9, -43, 25, 27, 26,
        81, 40, -22, 115, -3, 15
    ],
}, model=c33_model, name='default_QUANT8_ASYMM_SIGNED_tail_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# expand_dims_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_34
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.25, -116))
c34_p1 = Int32Scalar('c34_p1', -1)
c34_o2 = Output('c34_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [256, 1], 0.25, -116))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_p1)
c34_model.AddOperand(c34_o2)
c34_model.Operation('EXPAND_DIMS', c34_i0, c34_p1).To(c34_o2)
c34_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c34_i0: [
        122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117,
        -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100,
        -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80,
        -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60,
        -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40,
        -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20,
        -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4,
        5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
        57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
        82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
        106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121
    ],
    c34_o2: [
        122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117,
        -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100,
        -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80,
        -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60,
        -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40,
        -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20,
        -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4,
        5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
        57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
        82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
        106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121
    ],
}, model=c34_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
