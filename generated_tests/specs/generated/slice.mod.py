from math import inf, nan

import numpy as np

# slice_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 4]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [2]), [1, 3])
c0_p2 = Parameter('c0_p2', ('TENSOR_INT32', [2]), [1, 1])
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('SLICE', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [1.0, -1.375, 2.875, -0.625, -1.75, -2.125, 1.375, 1.75, 0.875, -1.25, 0.625, 0.375],
    c0_o3: [1.75],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 2, 2, 2]), [2.875, 0.0, 2.25, -3.0, -0.25, -2.0, 1.875, 1.25, -2.75, 1.75, -0.75, 1.0, 0.25, 2.0, 2.375, 3.0])
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [4]))
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [4]))
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', []))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('SLICE', c1_p0, c1_i1, c1_i2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i1: [1, 0, 0, 1],
    c1_i2: [-1, 1, 1, -1],
    c1_o3: np.reshape(np.array([1.75], np.float32), [1, 1, 1, 1]),
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT32_INT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1]), [0])
c2_p2 = Parameter('c2_p2', ('TENSOR_INT32', [1]), [1])
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('SLICE', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-0.5, 1.5],
    c2_o3: [-0.5],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT32_INT32_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [4, 4, 1]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [3]), [2, 1, 0])
c3_p2 = Parameter('c3_p2', ('TENSOR_INT32', [3]), [-1, 3, 1])
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT32', [2, 3, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('SLICE', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        -1.625, -3.0, 3.0, -1.0, -1.5, 0.75, -0.875, 1.875, 0.25, 2.0, 1.125, 1.625, 0.375, 0.625, -0.375,
        2.125
    ],
    c3_o3: [2.0, 1.125, 1.625, 0.625, -0.375, 2.125],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT32_INT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 1, 2, 2, 1]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [5]), [0, 0, 1, 0, 0])
c4_p2 = Parameter('c4_p2', ('TENSOR_INT32', [5]), [1, -1, -1, 1, -1])
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT32', [1, 1, 1, 1, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('SLICE', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-2.125, -0.25, 2.0, -1.125, 2.375, 1.375, 2.625, -0.75],
    c4_o3: [2.0],
}, model=c4_model, name='default_FLOAT32_INT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [3, 17]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [2]), [1, 0])
c5_p2 = Parameter('c5_p2', ('TENSOR_INT32', [2]), [-1, 13])
c5_o3 = Output('c5_o3', ('TENSOR_FLOAT32', [2, 13]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('SLICE', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -0.875, 3.0, 0.0, 1.375, -2.875, -2.75, 1.0, 2.25, 0.875, -2.25, -1.25, -1.75, 2.375, 2.875, -1.125,
        -2.375, -3.0, -0.625, -2.5, -2.625, -2.125, -0.25, -1.5, 2.75, 1.875, -1.375, 1.625, 0.625, -0.75,
        2.0, -2.0, -0.125, 0.75, -1.625, 0.125, 0.25, -0.5, 1.25, 1.125, 1.5, -0.375, 2.125, 0.5, 1.75, 2.5,
        -1.875, 0.375, 2.625, -1.0, -1.75, 1.875
    ],
    c5_o3: [
        -0.625, -2.5, -2.625, -2.125, -0.25, -1.5, 2.75, 1.875, -1.375, 1.625, 0.625, -0.75, 2.0, 0.125, 0.25,
        -0.5, 1.25, 1.125, 1.5, -0.375, 2.125, 0.5, 1.75, 2.5, -1.875, 0.375
    ],
}, model=c5_model, name='default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT16_INT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [1, 1]), [-2.875])
c6_i1 = Input('c6_i1', ('TENSOR_INT32', [2]))
c6_p2 = Parameter('c6_p2', ('TENSOR_INT32', [2]), [-1, 1])
c6_o3 = Output('c6_o3', ('TENSOR_FLOAT16', []))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('SLICE', c6_p0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i1: [0, 0],
    c6_o3: np.reshape(np.array([-2.875], np.float16), [1, 1]),
}, model=c6_model, name='default_FLOAT16_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT16_INT32_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [3, 2, 1, 2]))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [4]), [2, 1, 0, 0])
c7_i2 = Input('c7_i2', ('TENSOR_INT32', [4]))
c7_o3 = Output('c7_o3', ('TENSOR_FLOAT16', []))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('SLICE', c7_i0, c7_p1, c7_i2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-1.375, -1.25, -2.125, 1.25, 0.25, -0.625, -2.375, -2.875, -2.5, 1.375, 0.5, 1.75],
    c7_i2: [-1, -1, -1, -1],
    c7_o3: np.reshape(np.array([0.5, 1.75], np.float16), [1, 1, 1, 2]),
}, model=c7_model, name='default_FLOAT16_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT16_INT32_rank_input_1_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4]))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [1]), [3])
c8_p2 = Parameter('c8_p2', ('TENSOR_INT32', [1]), [-1])
c8_o3 = Output('c8_o3', ('TENSOR_FLOAT16', [1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('SLICE', c8_i0, c8_p1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [0.125, -2.625, 0.5, 0.625],
    c8_o3: [0.625],
}, model=c8_model, name='default_FLOAT16_INT32_rank_input_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT16_INT32_rank_input_3_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4, 3, 3]))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [3]), [2, 1, 1])
c9_p2 = Parameter('c9_p2', ('TENSOR_INT32', [3]), [2, 1, -1])
c9_o3 = Output('c9_o3', ('TENSOR_FLOAT16', [2, 1, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('SLICE', c9_i0, c9_p1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        1.75, 1.625, -2.875, 1.375, 0.875, -0.625, 2.375, 0.25, 3.0, 0.625, 2.625, -0.75, -1.5, -0.875,
        -0.375, -1.875, -2.625, 0.375, -1.25, 1.875, 2.125, 1.125, -2.5, -1.375, -0.125, -2.375, 1.25, 0.5,
        -1.125, 0.75, 2.25, 2.5, 0.125, 1.0, -0.25, -3.0
    ],
    c9_o3: [-2.5, -1.375, 2.5, 0.125],
}, model=c9_model, name='default_FLOAT16_INT32_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT16_INT32_rank_input_5_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 2, 1, 2, 2]))
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', [5]), [1, 0, 0, 0, 0])
c10_p2 = Parameter('c10_p2', ('TENSOR_INT32', [5]), [-1, -1, -1, 2, -1])
c10_o3 = Output('c10_o3', ('TENSOR_FLOAT16', [1, 2, 1, 2, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_o3)
c10_model.Operation('SLICE', c10_i0, c10_p1, c10_p2).To(c10_o3)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        2.5, -2.875, 0.0, 1.5, -0.5, 2.0, -2.125, -1.0, 1.25, 1.625, -0.75, 2.875, -2.25, -1.375, -0.375,
        -1.25
    ],
    c10_o3: [1.25, 1.625, -0.75, 2.875, -2.25, -1.375, -0.375, -1.25],
}, model=c10_model, name='default_FLOAT16_INT32_rank_input_5_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_FLOAT16_INT32_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 17]))
c11_p1 = Parameter('c11_p1', ('TENSOR_INT32', [2]), [0, 7])
c11_p2 = Parameter('c11_p2', ('TENSOR_INT32', [2]), [1, 3])
c11_o3 = Output('c11_o3', ('TENSOR_FLOAT16', [1, 3]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_o3)
c11_model.Operation('SLICE', c11_i0, c11_p1, c11_p2).To(c11_o3)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        -2.375, -0.75, -2.625, 2.75, -1.875, -1.375, 0.625, -0.375, 1.125, -0.5, -1.5, 1.0, 1.75, 2.0, -2.75,
        -0.25, 1.875
    ],
    c11_o3: [-0.375, 1.125, -0.5],
}, model=c11_model, name='default_FLOAT16_INT32_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_INT32_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 3], 0.5, 255))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [3]), [0, 1, 1])
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [3]))
c12_o3 = Output('c12_o3', ('TENSOR_QUANT8_ASYMM', [], 0.5, 255))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_o3)
c12_model.Operation('SLICE', c12_i0, c12_p1, c12_i2).To(c12_o3)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [99, 12, 114, 143, 122, 82, 180, 212, 214, 211, 203, 244],
    c12_i2: [1, 2, 1],
    c12_o3: np.reshape(np.array([122, 212], np.uint8), [1, 2, 1]),
}, model=c12_model, name='default_QUANT8_ASYMM_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_INT32_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_ASYMM', [2], 0.125, 0), [63, 107])
c13_i1 = Input('c13_i1', ('TENSOR_INT32', [1]))
c13_p2 = Parameter('c13_p2', ('TENSOR_INT32', [1]), [-1])
c13_o3 = Output('c13_o3', ('TENSOR_QUANT8_ASYMM', [], 0.125, 0))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_o3)
c13_model.Operation('SLICE', c13_p0, c13_i1, c13_p2).To(c13_o3)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i1: [1],
    c13_o3: np.reshape(np.array([107], np.uint8), [1]),
}, model=c13_model, name='default_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_INT32_rank_input_2_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.1875, 128))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [2]), [1, 0])
c14_p2 = Parameter('c14_p2', ('TENSOR_INT32', [2]), [1, -1])
c14_o3 = Output('c14_o3', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.1875, 128))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_o3)
c14_model.Operation('SLICE', c14_i0, c14_p1, c14_p2).To(c14_o3)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [226, 109],
    c14_o3: [109],
}, model=c14_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_INT32_rank_input_4_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 1, 1], 0.5, 49))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [4]), [2, 1, 0, 0])
c15_p2 = Parameter('c15_p2', ('TENSOR_INT32', [4]), [-1, -1, 1, -1])
c15_o3 = Output('c15_o3', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 49))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_o3)
c15_model.Operation('SLICE', c15_i0, c15_p1, c15_p2).To(c15_o3)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [128, 103, 129, 56, 142, 169, 193, 188, 90],
    c15_o3: [188, 90],
}, model=c15_model, name='default_QUANT8_ASYMM_INT32_rank_input_4_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_INT32_rank_input_5_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 1], 0.4375, 112))
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', [5]), [0, 0, 0, 0, 0])
c16_p2 = Parameter('c16_p2', ('TENSOR_INT32', [5]), [-1, -1, -1, 1, 1])
c16_o3 = Output('c16_o3', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1, 1], 0.4375, 112))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_o3)
c16_model.Operation('SLICE', c16_i0, c16_p1, c16_p2).To(c16_o3)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [155, 137, 214, 219, 240, 7, 244, 102, 15, 216, 65, 230, 118, 209, 77, 69],
    c16_o3: [155, 214, 240, 244, 15, 65, 118, 77],
}, model=c16_model, name='default_QUANT8_ASYMM_INT32_rank_input_5_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.4375, 214))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [2]), [0, 9])
c17_p2 = Parameter('c17_p2', ('TENSOR_INT32', [2]), [-1, 7])
c17_o3 = Output('c17_o3', ('TENSOR_QUANT8_ASYMM', [1, 7], 0.4375, 214))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_o3)
c17_model.Operation('SLICE', c17_i0, c17_p1, c17_p2).To(c17_o3)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [163, 195, 132, 31, 60, 59, 183, 231, 164, 81, 74, 174, 110, 36, 52, 171, 9],
    c17_o3: [81, 74, 174, 110, 36, 52, 171],
}, model=c17_model, name='default_QUANT8_ASYMM_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_INT32', [4]))
c18_i1 = Input('c18_i1', ('TENSOR_INT32', [1]))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [1]))
c18_o3 = Output('c18_o3', ('TENSOR_INT32', []))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_o3)
c18_model.Operation('SLICE', c18_i0, c18_i1, c18_i2).To(c18_o3)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [2, 7, -1, -4],
    c18_i1: [0],
    c18_i2: [1],
    c18_o3: np.reshape(np.array([2], np.int32), [1]),
}, model=c18_model, name='default_INT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_mixed_19
c19_p0 = Parameter('c19_p0', ('TENSOR_INT32', [3, 2, 3, 1]), [4, -3, 3, 5, -4, -5, -8, 2, 1, 6, -2, -6, 8, 0, 9, -9, -7, 7])
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [4]), [1, 0, 2, 0])
c19_p2 = Parameter('c19_p2', ('TENSOR_INT32', [4]), [-1, 1, -1, 1])
c19_o3 = Output('c19_o3', ('TENSOR_INT32', [2, 1, 1, 1]))
c19_model = Model()
c19_model.AddOperand(c19_p0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_o3)
c19_model.Operation('SLICE', c19_p0, c19_p1, c19_p2).To(c19_o3)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_o3: [1, 9],
}, model=c19_model, name='default_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_rank_input_2_20
c20_i0 = Input('c20_i0', ('TENSOR_INT32', [1, 2]))
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', [2]), [0, 1])
c20_p2 = Parameter('c20_p2', ('TENSOR_INT32', [2]), [-1, 1])
c20_o3 = Output('c20_o3', ('TENSOR_INT32', [1, 1]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_o3)
c20_model.Operation('SLICE', c20_i0, c20_p1, c20_p2).To(c20_o3)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [3, 2],
    c20_o3: [2],
}, model=c20_model, name='default_INT32_rank_input_2_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_rank_input_3_21
c21_i0 = Input('c21_i0', ('TENSOR_INT32', [2, 2, 4]))
c21_p1 = Parameter('c21_p1', ('TENSOR_INT32', [3]), [0, 1, 3])
c21_p2 = Parameter('c21_p2', ('TENSOR_INT32', [3]), [1, -1, -1])
c21_o3 = Output('c21_o3', ('TENSOR_INT32', [1, 1, 1]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_o3)
c21_model.Operation('SLICE', c21_i0, c21_p1, c21_p2).To(c21_o3)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [9, -4, -5, 2, -8, -2, 7, -3, -1, 4, -9, 0, -7, 3, 8, -6],
    c21_o3: [-3],
}, model=c21_model, name='default_INT32_rank_input_3_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_rank_input_5_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [1, 1, 1, 2, 2]))
c22_p1 = Parameter('c22_p1', ('TENSOR_INT32', [5]), [0, 0, 0, 1, 1])
c22_p2 = Parameter('c22_p2', ('TENSOR_INT32', [5]), [1, -1, 1, 1, -1])
c22_o3 = Output('c22_o3', ('TENSOR_INT32', [1, 1, 1, 1, 1]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_o3)
c22_model.Operation('SLICE', c22_i0, c22_p1, c22_p2).To(c22_o3)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [3, 2, 5, 4],
    c22_o3: [4],
}, model=c22_model, name='default_INT32_rank_input_5_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_INT32_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [3, 17]))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [2]), [0, 15])
c23_p2 = Parameter('c23_p2', ('TENSOR_INT32', [2]), [3, -1])
c23_o3 = Output('c23_o3', ('TENSOR_INT32', [3, 2]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_p2)
c23_model.AddOperand(c23_o3)
c23_model.Operation('SLICE', c23_i0, c23_p1, c23_p2).To(c23_o3)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        4, -8, 9, -6, 3, 2, -1, -4, 8, 1, -7, -2, 5, 7, 6, -5, -3, -9, 0, -5, -8, -3, 1, -4, -7, 2, -9, 9, 3,
        -2, -6, 4, 0, 5, -1, 6, 8, 7, -2, -3, 5, -8, -7, 4, -6, 0, 1, 6, 3, -5, 7
    ],
    c23_o3: [-5, -3, 0, 5, -5, 7],
}, model=c23_model, name='default_INT32_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_SIGNED_INT32_mixed_24
c24_p0 = Parameter('c24_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3, 2], 0.3125, -128), [-61, 93, -28, -124, -106, 1, -99, -123, -27, 103, 127, 47, 54, -71, 53, 40, 37, -33])
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', [4]), [0, 0, 0, 0])
c24_i2 = Input('c24_i2', ('TENSOR_INT32', [4]))
c24_o3 = Output('c24_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.3125, -128))
c24_model = Model()
c24_model.AddOperand(c24_p0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_o3)
c24_model.Operation('SLICE', c24_p0, c24_p1, c24_i2).To(c24_o3)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i2: [3, -1, -1, -1],
    c24_o3: np.reshape(np.array([-61, 93, -28, -124, -106, 1, -99, -123, -27, 103, 127, 47, 54, -71, 53, 40, 37, -33], np.int8), [3, 1, 3, 2]),
}, model=c24_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_SIGNED_INT32_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 2], 0.375, 127))
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [5]))
c25_p2 = Parameter('c25_p2', ('TENSOR_INT32', [5]), [1, -1, -1, -1, 1])
c25_o3 = Output('c25_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.375, 127))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_o3)
c25_model.Operation('SLICE', c25_i0, c25_i1, c25_p2).To(c25_o3)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [43, 3, 31, 37, -90, -122, 89, 94],
    c25_i1: [1, 1, 0, 0, 0],
    c25_o3: np.reshape(np.array([89], np.int8), [1, 1, 1, 1, 1]),
}, model=c25_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.375, 0))
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', [1]), [0])
c26_p2 = Parameter('c26_p2', ('TENSOR_INT32', [1]), [2])
c26_o3 = Output('c26_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.375, 0))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_o3)
c26_model.Operation('SLICE', c26_i0, c26_p1, c26_p2).To(c26_o3)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [-2, -90, -113, -88],
    c26_o3: [-2, -90],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.1875, 0))
c27_p1 = Parameter('c27_p1', ('TENSOR_INT32', [2]), [1, 3])
c27_p2 = Parameter('c27_p2', ('TENSOR_INT32', [2]), [-1, 1])
c27_o3 = Output('c27_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.1875, 0))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_o3)
c27_model.Operation('SLICE', c27_i0, c27_p1, c27_p2).To(c27_o3)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [73, -39, 77, -32, 36, 9, 10, -79],
    c27_o3: [-79],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 2], 0.3125, 0))
c28_p1 = Parameter('c28_p1', ('TENSOR_INT32', [3]), [0, 2, 0])
c28_p2 = Parameter('c28_p2', ('TENSOR_INT32', [3]), [1, 1, 1])
c28_o3 = Output('c28_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1], 0.3125, 0))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_p2)
c28_model.AddOperand(c28_o3)
c28_model.Operation('SLICE', c28_i0, c28_p1, c28_p2).To(c28_o3)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [26, -47, -92, 39, -52, -1],
    c28_o3: [-52],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# slice_default_QUANT8_ASYMM_SIGNED_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.375, 0))
c29_p1 = Parameter('c29_p1', ('TENSOR_INT32', [2]), [0, 9])
c29_p2 = Parameter('c29_p2', ('TENSOR_INT32', [2]), [2, 2])
c29_o3 = Output('c29_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.375, 0))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_o3)
c29_model.Operation('SLICE', c29_i0, c29_p1, c29_p2).To(c29_o3)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        124, 107, -29, 64, 15, 108, 25, 55, -118, -66, 89, 44, 117, -5, -127, 116, -97, 40, -117, 58, 105,
        -107, 126, -119, 26, 67, -43, -50, 11, 75, 32, -53, -8, 24, 86, -125, 48, -32, -96, 63, 49, 69, 78,
        -37, -111, 19, 61, 47, -2, 97, -54
    ],
    c29_o3: [-66, 89, -43, -50],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
