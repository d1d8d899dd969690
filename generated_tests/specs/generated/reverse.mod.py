from math import inf, nan

import numpy as np

# reverse_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [1, 2, 1, 1, 1, 1]), [-3.0, -0.375])
c0_i1 = Input('c0_i1', ('TENSOR_INT32', [1]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [1, 2, 1, 1, 1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('REVERSE', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('AIDL_V2')
Example({
    c0_i1: [1],
    c0_o2: [-0.375, -3.0],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1]), [0])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('REVERSE', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c1_i0: [0.75, 1.5],
    c1_o2: [1.5, 0.75],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 2]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1]), [1])
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('REVERSE', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c2_i0: [-1.75, 1.5, -2.0, 0.75],
    c2_o2: [1.5, -1.75, 0.75, -2.0],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 3, 4]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [1]), [2])
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [1, 3, 4]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('REVERSE', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c3_i0: [-2.125, -2.75, -2.5, 2.25, 0.25, 0.375, -1.25, 2.75, 3.0, -0.5, 0.875, -1.875],
    c3_o2: [2.25, -2.5, -2.75, -2.125, 2.75, -1.25, 0.375, 0.25, -1.875, 0.875, -0.5, 3.0],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_rank_input_4_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [1]), [2])
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('REVERSE', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c4_i0: [-2.625, -2.0, -1.0, 0.0, 3.0, -1.5],
    c4_o2: [-2.0, -2.625, 0.0, -1.0, -1.5, 3.0],
}, model=c4_model, name='default_FLOAT32_INT32_rank_input_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_rank_input_5_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 2, 1, 2, 1]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [1]), [0])
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [2, 2, 1, 2, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('REVERSE', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c5_i0: [3.0, -0.125, -2.375, 2.75, 1.625, 1.0, -1.375, -0.5],
    c5_o2: [1.625, 1.0, -1.375, -0.5, 3.0, -0.125, -2.375, 2.75],
}, model=c5_model, name='default_FLOAT32_INT32_rank_input_5_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_rank_input_7_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 2, 2, 1, 1, 1, 2]))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [1]), [6])
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT32', [2, 2, 2, 1, 1, 1, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('REVERSE', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c6_i0: [
        -1.125, -2.375, -2.0, -1.875, 1.875, 2.0, -0.25, -0.75, -0.625, 1.0, 1.375, -1.5, -2.25, 0.5, 0.25,
        2.25
    ],
    c6_o2: [
        -2.375, -1.125, -1.875, -2.0, 2.0, 1.875, -0.75, -0.25, 1.0, -0.625, -1.5, 1.375, 0.5, -2.25, 2.25,
        0.25
    ],
}, model=c6_model, name='default_FLOAT32_INT32_rank_input_7_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_rank_input_8_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT32', [1, 2, 2, 2, 1, 2, 1, 2]))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [1]), [5])
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT32', [1, 2, 2, 2, 1, 2, 1, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('REVERSE', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c7_i0: [
        2.875, -0.875, -1.75, 3.0, 2.375, 2.5, 1.5, -0.375, 0.375, -1.0, -2.375, -2.875, 1.875, -1.375, 0.75,
        -2.5, 0.5, 1.0, -1.875, 2.75, 2.25, 1.625, -2.75, -2.125, 1.75, -1.125, -0.25, 0.0, -0.625, 2.125,
        0.125, 1.125
    ],
    c7_o2: [
        -1.75, 3.0, 2.875, -0.875, 1.5, -0.375, 2.375, 2.5, -2.375, -2.875, 0.375, -1.0, 0.75, -2.5, 1.875,
        -1.375, -1.875, 2.75, 0.5, 1.0, -2.75, -2.125, 2.25, 1.625, -0.25, 0.0, 1.75, -1.125, 0.125, 1.125,
        -0.625, 2.125
    ],
}, model=c7_model, name='default_FLOAT32_INT32_rank_input_8_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT32_INT32_tail_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT32', [2, 17]))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [1]), [0])
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT32', [2, 17]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('REVERSE', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c8_i0: [
        -1.125, 2.875, -2.875, -0.25, 1.375, 0.25, -1.75, 0.375, 1.75, -1.5, -1.25, -2.25, -2.625, -0.125,
        0.0, 1.0, -3.0, 0.75, 2.25, -2.375, 2.125, -1.875, 1.625, -1.625, 3.0, 1.875, -2.5, 2.5, -2.125,
        -0.875, 0.875, -2.0, -1.0, -0.5
    ],
    c8_o2: [
        0.75, 2.25, -2.375, 2.125, -1.875, 1.625, -1.625, 3.0, 1.875, -2.5, 2.5, -2.125, -0.875, 0.875, -2.0,
        -1.0, -0.5, -1.125, 2.875, -2.875, -0.25, 1.375, 0.25, -1.75, 0.375, 1.75, -1.5, -1.25, -2.25, -2.625,
        -0.125, 0.0, 1.0, -3.0
    ],
}, model=c8_model, name='default_FLOAT32_INT32_tail_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 2, 1, 2, 1]))
c9_i1 = Input('c9_i1', ('TENSOR_INT32', [1]))
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [1, 2, 1, 2, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('REVERSE', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c9_i0: [-0.75, -2.125, 2.375, 1.75],
    c9_i1: [3],
    c9_o2: [-2.125, -0.75, 1.75, 2.375],
}, model=c9_model, name='default_FLOAT16_INT32_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_mixed_10
c10_p0 = Parameter('c10_p0', ('TENSOR_FLOAT16', [2, 2, 3]), [1.625, 2.25, -1.0, -0.625, -0.5, 2.875, -2.75, 1.375, 0.625, -2.875, -0.75, -2.375])
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', [1]), [1])
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [2, 2, 3]))
c10_model = Model()
c10_model.AddOperand(c10_p0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('REVERSE', c10_p0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c10_o2: [-0.625, -0.5, 2.875, 1.625, 2.25, -1.0, -2.875, -0.75, -2.375, -2.75, 1.375, 0.625],
}, model=c10_model, name='default_FLOAT16_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_rank_input_1_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [4]))
c11_p1 = Parameter('c11_p1', ('TENSOR_INT32', [1]), [0])
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [4]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('REVERSE', c11_i0, c11_p1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c11_i0: [0.625, 2.25, 0.25, 1.75],
    c11_o2: [1.75, 0.25, 2.25, 0.625],
}, model=c11_model, name='default_FLOAT16_INT32_rank_input_1_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_rank_input_2_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 4]))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [1]), [1])
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [1, 4]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('REVERSE', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c12_i0: [1.625, -0.25, -2.375, -2.25],
    c12_o2: [-2.25, -2.375, -0.25, 1.625],
}, model=c12_model, name='default_FLOAT16_INT32_rank_input_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_rank_input_4_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [2, 2, 2, 3]))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [1]), [2])
c13_o2 = Output('c13_o2', ('TENSOR_FLOAT16', [2, 2, 2, 3]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('REVERSE', c13_i0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c13_i0: [
        -1.375, -1.25, 2.375, -1.625, 2.75, -0.125, 1.0, 2.875, 1.25, -2.75, -0.875, -2.25, -0.25, -2.875,
        0.625, 0.875, 1.875, -0.625, -2.375, 2.5, -1.875, -2.625, -1.5, -1.0
    ],
    c13_o2: [
        -1.625, 2.75, -0.125, -1.375, -1.25, 2.375, -2.75, -0.875, -2.25, 1.0, 2.875, 1.25, 0.875, 1.875,
        -0.625, -0.25, -2.875, 0.625, -2.625, -1.5, -1.0, -2.375, 2.5, -1.875
    ],
}, model=c13_model, name='default_FLOAT16_INT32_rank_input_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_rank_input_6_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [1, 2, 1, 2, 2, 2]))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [1]), [5])
c14_o2 = Output('c14_o2', ('TENSOR_FLOAT16', [1, 2, 1, 2, 2, 2]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('REVERSE', c14_i0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c14_i0: [
        0.0, -1.25, 0.625, 3.0, 2.0, 1.75, 2.75, 1.125, 2.875, -0.5, -0.125, 1.25, -2.0, -1.625, 1.875, 1.625
    ],
    c14_o2: [
        -1.25, 0.0, 3.0, 0.625, 1.75, 2.0, 1.125, 2.75, -0.5, 2.875, 1.25, -0.125, -1.625, -2.0, 1.625, 1.875
    ],
}, model=c14_model, name='default_FLOAT16_INT32_rank_input_6_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_rank_input_7_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT16', [1, 1, 2, 1, 1, 1, 2]))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [1]), [2])
c15_o2 = Output('c15_o2', ('TENSOR_FLOAT16', [1, 1, 2, 1, 1, 1, 2]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('REVERSE', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c15_i0: [-2.0, 0.375, -1.875, 2.25],
    c15_o2: [-1.875, 2.25, -2.0, 0.375],
}, model=c15_model, name='default_FLOAT16_INT32_rank_input_7_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_rank_input_8_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT16', [1, 2, 1, 2, 2, 2, 1, 2]))
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', [1]), [7])
c16_o2 = Output('c16_o2', ('TENSOR_FLOAT16', [1, 2, 1, 2, 2, 2, 1, 2]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('REVERSE', c16_i0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c16_i0: [
        -2.5, 2.125, -0.75, 0.875, -2.25, -2.75, -1.375, -2.375, -1.125, 0.625, 1.375, 0.75, 1.125, 0.25,
        -1.25, -1.5, 1.25, -2.0, 1.625, -0.375, 3.0, -0.125, -0.5, -2.125, 1.5, 0.5, -1.75, -1.875, 0.0, 2.5,
        1.875, -1.0
    ],
    c16_o2: [
        2.125, -2.5, 0.875, -0.75, -2.75, -2.25, -2.375, -1.375, 0.625, -1.125, 0.75, 1.375, 0.25, 1.125,
        -1.5, -1.25, -2.0, 1.25, -0.375, 1.625, -0.125, 3.0, -2.125, -0.5, 0.5, 1.5, -1.875, -1.75, 2.5, 0.0,
        -1.0, 1.875
    ],
}, model=c16_model, name='default_FLOAT16_INT32_rank_input_8_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_FLOAT16_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT16', [2, 17]))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [1]), [1])
c17_o2 = Output('c17_o2', ('TENSOR_FLOAT16', [2, 17]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('REVERSE', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c17_i0: [
        1.375, 2.25, 1.75, -2.5, -2.25, -1.75, 0.125, -0.25, -2.625, 0.0, -1.375, 2.375, -1.125, 1.125, 2.125,
        -2.0, 2.875, -0.625, -1.5, 0.625, -2.875, 1.875, 2.5, 0.25, -0.5, -0.875, -1.625, -1.25, 1.25, 2.625,
        -2.75, -2.125, -3.0, -1.875
    ],
    c17_o2: [
        2.875, -2.0, 2.125, 1.125, -1.125, 2.375, -1.375, 0.0, -2.625, -0.25, 0.125, -1.75, -2.25, -2.5, 1.75,
        2.25, 1.375, -1.875, -3.0, -2.125, -2.75, 2.625, 1.25, -1.25, -1.625, -0.875, -0.5, 0.25, 2.5, 1.875,
        -2.875, 0.625, -1.5, -0.625
    ],
}, model=c17_model, name='default_FLOAT16_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 2, 2], 0.375, 255))
c18_i1 = Input('c18_i1', ('TENSOR_INT32', [1]))
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 2, 2], 0.375, 255))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('REVERSE', c18_i0, c18_i1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c18_i0: [10, 16, 81, 49, 188, 166, 235, 232, 66, 149, 184, 103, 141, 172, 53, 56],
    c18_i1: [0],
    c18_o2: [66, 149, 184, 103, 141, 172, 53, 56, 10, 16, 81, 49, 188, 166, 235, 232],
}, model=c18_model, name='default_QUANT8_ASYMM_INT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_mixed_19
c19_p0 = Parameter('c19_p0', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 2], 0.5, 0), [
        59, 157, 44, 90, 174, 232, 103, 35, 40, 73, 144, 243, 252, 187, 181, 49, 194, 160, 113, 3, 81, 203,
        66, 199, 137, 79, 39, 119, 146, 20, 67, 207, 60, 30, 136, 223
    ])
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [1]), [2])
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 2], 0.5, 0))
c19_model = Model()
c19_model.AddOperand(c19_p0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('REVERSE', c19_p0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c19_o2: [
        174, 232, 44, 90, 59, 157, 144, 243, 40, 73, 103, 35, 194, 160, 181, 49, 252, 187, 66, 199, 81, 203,
        113, 3, 146, 20, 39, 119, 137, 79, 136, 223, 60, 30, 67, 207
    ],
}, model=c19_model, name='default_QUANT8_ASYMM_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_rank_input_1_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.3125, 6))
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', [1]), [0])
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM', [4], 0.3125, 6))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('REVERSE', c20_i0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c20_i0: [150, 230, 105, 143],
    c20_o2: [143, 105, 230, 150],
}, model=c20_model, name='default_QUANT8_ASYMM_INT32_rank_input_1_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_rank_input_2_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.3125, 84))
c21_p1 = Parameter('c21_p1', ('TENSOR_INT32', [1]), [0])
c21_o2 = Output('c21_o2', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.3125, 84))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('REVERSE', c21_i0, c21_p1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c21_i0: [19, 34, 89, 131, 98, 139, 236, 206],
    c21_o2: [98, 139, 236, 206, 19, 34, 89, 131],
}, model=c21_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_rank_input_3_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.0625, 100))
c22_p1 = Parameter('c22_p1', ('TENSOR_INT32', [1]), [2])
c22_o2 = Output('c22_o2', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.0625, 100))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('REVERSE', c22_i0, c22_p1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c22_i0: [113, 114, 55, 205],
    c22_o2: [114, 113, 205, 55],
}, model=c22_model, name='default_QUANT8_ASYMM_INT32_rank_input_3_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_rank_input_5_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2, 1], 0.25, 252))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [1]), [3])
c23_o2 = Output('c23_o2', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2, 1], 0.25, 252))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('REVERSE', c23_i0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c23_i0: [240, 189, 82, 51],
    c23_o2: [189, 240, 51, 82],
}, model=c23_model, name='default_QUANT8_ASYMM_INT32_rank_input_5_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_rank_input_7_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 1, 2, 1], 0.1875, 240))
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', [1]), [5])
c24_o2 = Output('c24_o2', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 1, 2, 1], 0.1875, 240))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('REVERSE', c24_i0, c24_p1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c24_i0: [16, 10, 82, 120, 171, 164, 46, 166, 224, 194, 244, 44, 226, 106, 212, 61],
    c24_o2: [10, 16, 120, 82, 164, 171, 166, 46, 194, 224, 44, 244, 106, 226, 61, 212],
}, model=c24_model, name='default_QUANT8_ASYMM_INT32_rank_input_7_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_rank_input_8_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 1, 1, 2, 1, 1], 0.1875, 128))
c25_p1 = Parameter('c25_p1', ('TENSOR_INT32', [1]), [5])
c25_o2 = Output('c25_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 1, 1, 2, 1, 1], 0.1875, 128))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('REVERSE', c25_i0, c25_p1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c25_i0: [179, 226, 39, 60, 244, 250, 35, 12],
    c25_o2: [226, 179, 60, 39, 250, 244, 12, 35],
}, model=c25_model, name='default_QUANT8_ASYMM_INT32_rank_input_8_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_INT32_tail_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0625, 128))
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', [1]), [1])
c26_o2 = Output('c26_o2', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0625, 128))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('REVERSE', c26_i0, c26_p1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c26_i0: [
        56, 233, 191, 30, 201, 220, 187, 135, 46, 115, 104, 79, 24, 130, 48, 86, 179, 97, 105, 6, 125, 188,
        55, 205, 1, 247, 149, 134, 64, 209, 171, 59, 49, 118
    ],
    c26_o2: [
        179, 86, 48, 130, 24, 79, 104, 115, 46, 135, 187, 220, 201, 30, 191, 233, 56, 118, 49, 59, 171, 209,
        64, 134, 149, 247, 1, 205, 55, 188, 125, 6, 105, 97
    ],
}, model=c26_model, name='default_QUANT8_ASYMM_INT32_tail_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_mixed_27
c27_p0 = Parameter('c27_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 1, 2, 1, 2, 2], 0.5, 127), [98, 99, 74, -57, 104, -93, 6, -2, -22, -85, -42, 47, 58, -95, 78, 60])
c27_p1 = Parameter('c27_p1', ('TENSOR_INT32', [1]), [4])
c27_o2 = Output('c27_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 1, 2, 1, 2, 2], 0.5, 127))
c27_model = Model()
c27_model.AddOperand(c27_p0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_o2)
c27_model.Operation('REVERSE', c27_p0, c27_p1).To(c27_o2)
c27_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c27_o2: [104, -93, 6, -2, 98, 99, 74, -57, 58, -95, 78, 60, -22, -85, -42, 47],
}, model=c27_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_mixed_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 1], 0.25, -128))
c28_i1 = Input('c28_i1', ('TENSOR_INT32', [1]))
c28_o2 = Output('c28_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 1], 0.25, -128))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_o2)
c28_model.Operation('REVERSE', c28_i0, c28_i1).To(c28_o2)
c28_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c28_i0: [37, 36, 118, -25],
    c28_i1: [0],
    c28_o2: [118, -25, 37, 36],
}, model=c28_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.3125, 107))
c29_p1 = Parameter('c29_p1', ('TENSOR_INT32', [1]), [0])
c29_o2 = Output('c29_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.3125, 107))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_o2)
c29_model.Operation('REVERSE', c29_i0, c29_p1).To(c29_o2)
c29_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c29_i0: [-45, 67, -122],
    c29_o2: [-122, 67, -45],
}, model=c29_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.375, -46))
c30_p1 = Parameter('c30_p1', ('TENSOR_INT32', [1]), [0])
c30_o2 = Output('c30_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.375, -46))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_o2)
c30_model.Operation('REVERSE', c30_i0, c30_p1).To(c30_o2)
c30_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c30_i0: [97, 91, -5],
    c30_o2: [-5, 91, 97],
}, model=c30_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_31
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 4], 0.125, 0))
c31_p1 = Parameter('c31_p1', ('TENSOR_INT32', [1]), [1])
c31_o2 = Output('c31_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 4], 0.125, 0))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_o2)
c31_model.Operation('REVERSE', c31_i0, c31_p1).To(c31_o2)
c31_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c31_i0: [79, -74, 107, -25, -105, -55, -87, -81, -42, 110, -99, 38, 41, 34, -58, 116],
    c31_o2: [-105, -55, -87, -81, 79, -74, 107, -25, 41, 34, -58, 116, -42, 110, -99, 38],
}, model=c31_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2, 2], 0.1875, 67))
c32_p1 = Parameter('c32_p1', ('TENSOR_INT32', [1]), [3])
c32_o2 = Output('c32_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2, 2], 0.1875, 67))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_o2)
c32_model.Operation('REVERSE', c32_i0, c32_p1).To(c32_o2)
c32_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c32_i0: [
        114, 83, 18, -88, -25, -107, -110, 34, -15, -104, -22, -52, 16, 1, 58, -57, -34, -90, 9, -128, -87,
        53, 89, -124, 122, -10, 115, -60, 20, -21, -24, -98
    ],
    c32_o2: [
        18, -88, 114, 83, -110, 34, -25, -107, -22, -52, -15, -104, 58, -57, 16, 1, 9, -128, -34, -90, 89,
        -124, -87, 53, 115, -60, 122, -10, -24, -98, 20, -21
    ],
}, model=c32_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_6_33
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 2, 1], 0.4375, 0))
c33_p1 = Parameter('c33_p1', ('TENSOR_INT32', [1]), [4])
c33_o2 = Output('c33_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 2, 1], 0.4375, 0))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_p1)
c33_model.AddOperand(c33_o2)
c33_model.Operation('REVERSE', c33_i0, c33_p1).To(c33_o2)
c33_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c33_i0: [120, 48, -28, 33],
    c33_o2: [48, 120, 33, -28],
}, model=c33_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_6_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_7_34
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2, 1, 1, 2], 0.4375, 69))
c34_p1 = Parameter('c34_p1', ('TENSOR_INT32', [1]), [6])
c34_o2 = Output('c34_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2, 1, 1, 2], 0.4375, 69))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_p1)
c34_model.AddOperand(c34_o2)
c34_model.Operation('REVERSE', c34_i0, c34_p1).To(c34_o2)
c34_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c34_i0: [63, 8, 108, -8, 7, -100, 40, 5],
    c34_o2: [8, 63, -8, 108, -100, 7, 5, 40],
}, model=c34_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_7_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_QUANT8_ASYMM_SIGNED_INT32_tail_35
c35_i0 = Input('c35_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.4375, 0))
c35_p1 = Parameter('c35_p1', ('TENSOR_INT32', [1]), [0])
c35_o2 = Output('c35_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.4375, 0))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_p1)
c35_model.AddOperand(c35_o2)
c35_model.Operation('REVERSE', c35_i0, c35_p1).To(c35_o2)
c35_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c35_i0: [
        81, 105, -74, -67, -91, 39, -93, 1, -83, -25, -55, 64, 99, 96, -71, 2, 78, -89, 7, -36, -107, 54, 116,
        -40, -61, 76, 3, -101, -90, -3, 111, -120, 115, 31
    ],
    c35_o2: [
        -89, 7, -36, -107, 54, 116, -40, -61, 76, 3, -101, -90, -3, 111, -120, 115, 31, 81, 105, -74, -67,
        -91, 39, -93, 1, -83, -25, -55, 64, 99, 96, -71, 2, 78
    ],
}, model=c35_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_mixed_36
c36_p0 = Parameter('c36_p0', ('TENSOR_INT32', [2, 1, 1, 2, 2, 2, 1]), [-4, -8, -2, -7, -1, 1, 2, 6, -9, 4, -5, 3, 8, 0, 7, 5])
c36_p1 = Parameter('c36_p1', ('TENSOR_INT32', [1]), [0])
c36_o2 = Output('c36_o2', ('TENSOR_INT32', [2, 1, 1, 2, 2, 2, 1]))
c36_model = Model()
c36_model.AddOperand(c36_p0)
c36_model.AddOperand(c36_p1)
c36_model.AddOperand(c36_o2)
c36_model.Operation('REVERSE', c36_p0, c36_p1).To(c36_o2)
c36_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c36_o2: [-9, 4, -5, 3, 8, 0, 7, 5, -4, -8, -2, -7, -1, 1, 2, 6],
}, model=c36_model, name='default_INT32_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_mixed_37
c37_i0 = Input('c37_i0', ('TENSOR_INT32', [1, 2, 2, 1, 1]))
c37_i1 = Input('c37_i1', ('TENSOR_INT32', [1]))
c37_o2 = Output('c37_o2', ('TENSOR_INT32', [1, 2, 2, 1, 1]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_i1)
c37_model.AddOperand(c37_o2)
c37_model.Operation('REVERSE', c37_i0, c37_i1).To(c37_o2)
c37_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c37_i0: [-2, -6, 9, -4],
    c37_i1: [2],
    c37_o2: [-6, -2, -4, 9],
}, model=c37_model, name='default_INT32_mixed_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_rank_input_1_38
c38_i0 = Input('c38_i0', ('TENSOR_INT32', [4]))
c38_p1 = Parameter('c38_p1', ('TENSOR_INT32', [1]), [0])
c38_o2 = Output('c38_o2', ('TENSOR_INT32', [4]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_p1)
c38_model.AddOperand(c38_o2)
c38_model.Operation('REVERSE', c38_i0, c38_p1).To(c38_o2)
c38_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c38_i0: [5, 1, -9, 9],
    c38_o2: [9, -9, 1, 5],
}, model=c38_model, name='default_INT32_rank_input_1_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_rank_input_2_39
c39_i0 = Input('c39_i0', ('TENSOR_INT32', [2, 4]))
c39_p1 = Parameter('c39_p1', ('TENSOR_INT32', [1]), [0])
c39_o2 = Output('c39_o2', ('TENSOR_INT32', [2, 4]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_p1)
c39_model.AddOperand(c39_o2)
c39_model.Operation('REVERSE', c39_i0, c39_p1).To(c39_o2)
c39_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c39_i0: [9, -9, -5, 2, -2, -1, -8, 7],
    c39_o2: [-2, -1, -8, 7, 9, -9, -5, 2],
}, model=c39_model, name='default_INT32_rank_input_2_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_rank_input_3_40
c40_i0 = Input('c40_i0', ('TENSOR_INT32', [1, 4, 3]))
c40_p1 = Parameter('c40_p1', ('TENSOR_INT32', [1]), [1])
c40_o2 = Output('c40_o2', ('TENSOR_INT32', [1, 4, 3]))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_p1)
c40_model.AddOperand(c40_o2)
c40_model.Operation('REVERSE', c40_i0, c40_p1).To(c40_o2)
c40_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c40_i0: [4, -9, -1, -4, 6, 1, 5, 0, 2, -3, 3, -8],
    c40_o2: [-3, 3, -8, 5, 0, 2, -4, 6, 1, 4, -9, -1],
}, model=c40_model, name='default_INT32_rank_input_3_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_rank_input_4_41
c41_i0 = Input('c41_i0', ('TENSOR_INT32', [2, 3, 2, 3]))
c41_p1 = Parameter('c41_p1', ('TENSOR_INT32', [1]), [2])
c41_o2 = Output('c41_o2', ('TENSOR_INT32', [2, 3, 2, 3]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_p1)
c41_model.AddOperand(c41_o2)
c41_model.Operation('REVERSE', c41_i0, c41_p1).To(c41_o2)
c41_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c41_i0: [
        -8, 9, 7, 3, 5, -9, -3, -7, -5, 2, -6, 1, -4, 4, 0, -1, 8, 6, -2, -3, -1, 9, 0, -2, 8, 1, 7, 4, 6, -6,
        -4, -7, -8, 5, 2, -5
    ],
    c41_o2: [
        3, 5, -9, -8, 9, 7, 2, -6, 1, -3, -7, -5, -1, 8, 6, -4, 4, 0, 9, 0, -2, -2, -3, -1, 4, 6, -6, 8, 1, 7,
        5, 2, -5, -4, -7, -8
    ],
}, model=c41_model, name='default_INT32_rank_input_4_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_rank_input_6_42
c42_i0 = Input('c42_i0', ('TENSOR_INT32', [2, 1, 2, 2, 2, 1]))
c42_p1 = Parameter('c42_p1', ('TENSOR_INT32', [1]), [4])
c42_o2 = Output('c42_o2', ('TENSOR_INT32', [2, 1, 2, 2, 2, 1]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_p1)
c42_model.AddOperand(c42_o2)
c42_model.Operation('REVERSE', c42_i0, c42_p1).To(c42_o2)
c42_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c42_i0: [-2, 0, 6, 7, -7, -3, -5, 2, -8, -6, 4, 9, 5, -4, 3, 1],
    c42_o2: [0, -2, 7, 6, -3, -7, 2, -5, -6, -8, 9, 4, -4, 5, 1, 3],
}, model=c42_model, name='default_INT32_rank_input_6_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_rank_input_8_43
c43_i0 = Input('c43_i0', ('TENSOR_INT32', [2, 1, 2, 1, 2, 2, 1, 2]))
c43_p1 = Parameter('c43_p1', ('TENSOR_INT32', [1]), [2])
c43_o2 = Output('c43_o2', ('TENSOR_INT32', [2, 1, 2, 1, 2, 2, 1, 2]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_p1)
c43_model.AddOperand(c43_o2)
c43_model.Operation('REVERSE', c43_i0, c43_p1).To(c43_o2)
c43_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c43_i0: [
        -7, -3, 1, 8, 0, 2, 7, -6, 4, 9, -5, -9, -2, -4, 5, -1, 3, -8, 6, 6, 4, 0, -1, -9, -7, -5, 5, -8, -3,
        8, 2, 1
    ],
    c43_o2: [
        4, 9, -5, -9, -2, -4, 5, -1, -7, -3, 1, 8, 0, 2, 7, -6, -7, -5, 5, -8, -3, 8, 2, 1, 3, -8, 6, 6, 4, 0,
        -1, -9
    ],
}, model=c43_model, name='default_INT32_rank_input_8_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reverse_default_INT32_tail_44
c44_i0 = Input('c44_i0', ('TENSOR_INT32', [1, 17]))
c44_p1 = Parameter('c44_p1', ('TENSOR_INT32', [1]), [1])
c44_o2 = Output('c44_o2', ('TENSOR_INT32', [1, 17]))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_p1)
c44_model.AddOperand(c44_o2)
c44_model.Operation('REVERSE', c44_i0, c44_p1).To(c44_o2)
c44_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c44_i0: [-8, 3, 6, 9, -4, 0, -6, -1, -7, 4, -5, -3, -9, 2, 5, 1, 7],
    c44_o2: [7, 1, 5, 2, -9, -3, -5, 4, -7, -1, -6, 0, -4, 9, 6, 3, -8],
}, model=c44_model, name='default_INT32_tail_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
