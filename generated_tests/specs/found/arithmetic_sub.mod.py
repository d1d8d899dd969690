from math import inf, nan

import numpy as np

# sub_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 1]))
c0_p2 = Int32Scalar('c0_p2', 2)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('SUB', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_i1: [-0.43432984, 2.737115, 2.2114508],
    c0_o3: [1.0, 1.0, -1.0, -0.36842108, -1.0, -1.0],
}, model=c0_model, name='sub_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT32_long_rows_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 17]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [17]))
c1_p2 = Int32Scalar('c1_p2', 1)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [2, 17]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('SUB', c1_i0, c1_i1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        1.125, -0.125, 0.25, -1.875, 2.25, 0.625, -1.75, -1.625, 1.0, -2.0, 0.875, 1.375, -0.25, 2.125,
        -2.375, -2.5, -1.125, 0.0, -0.625, 0.75, -2.625, -2.125, 2.75, -0.375, -1.0, -2.25, -2.75, 3.0, 2.375,
        1.875, 2.625, 0.125, 1.75, -3.0
    ],
    c1_i1: [
        0.0, 0.5, 0.25, 0.625, -0.875, 2.75, -0.75, -1.625, 2.25, -2.375, 1.375, -0.5, -2.0, -1.5, -1.875,
        -2.5, -0.125
    ],
    c1_o3: [
        1.125, 0.0, 0.0, 0.0, 3.125, 0.0, 0.0, 0.0, 0.0, 0.375, 0.0, 1.875, 1.75, 3.625, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.5, 0.0, 0.0, 0.0, 0.375, 0.625, 0.0, 0.0, 1.625, 2.875, 3.875, 4.125, 2.0, 4.25, 0.0
    ],
}, model=c1_model, name='sub_default_FLOAT32_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [1, 3, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c2_p2 = Int32Scalar('c2_p2', 2)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('SUB', c2_i0, c2_i1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-217.5, 290.8, -346.0],
    c2_i1: [-45.44, 385.5, 332.5, -494.2, 57.97, 473.2],
    c2_o3: [-1.0, -1.0, -1.0, 1.0, 1.0, -1.0],
}, model=c2_model, name='sub_default_FLOAT16_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_FLOAT16_equal_values_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [1, 2, 1, 3]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [1, 2, 3, 3]))
c3_p2 = Int32Scalar('c3_p2', 2)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT16', [1, 2, 3, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('SUB', c3_i0, c3_i1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [1.0, 3.0, 1.0, 2.0, 3.0, 2.0],
    c3_i1: [2.0, 3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0, 3.0, 2.0, 2.0, 2.0, 3.0, 1.0, 2.0],
    c3_o3: [-1.0, 0.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, 1.0, 0.0],
}, model=c3_model, name='sub_default_FLOAT16_equal_values_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_typical_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.0625, 128))
c4_i1 = Input('c4_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 62))
c4_p2 = Int32Scalar('c4_p2', 3)
c4_o3 = Output('c4_o3', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.00146484375, 240))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('SUB', c4_i0, c4_i1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [10, 150],
    c4_i1: [192, 225, 53, 168],
    c4_o3: [240, 240, 240, 240],
}, model=c4_model, name='sub_default_QUANT8_ASYMM_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_long_rows_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 60))
c5_i1 = Input('c5_i1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.25, 128))
c5_p2 = Int32Scalar('c5_p2', 2)
c5_o3 = Output('c5_o3', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 128))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('SUB', c5_i0, c5_i1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        199, 86, 250, 162, 239, 136, 95, 66, 109, 101, 168, 153, 249, 73, 142, 119, 170, 139, 127, 102, 70,
        107, 253, 62, 1, 42, 82, 206, 219, 92, 38, 100, 230, 5, 126, 224, 79, 183, 197, 248, 164, 133, 122,
        37, 98, 8, 4, 71, 81, 6, 144
    ],
    c5_i1: [121, 178, 65],
    c5_o3: [
        132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
        124, 132, 132, 124, 124, 124, 124, 132, 132, 132, 124, 132, 132, 124, 132, 132, 132, 132, 132, 132,
        132, 132, 132, 132, 132, 124, 124, 132, 132, 124, 132
    ],
}, model=c5_model, name='sub_default_QUANT8_ASYMM_long_rows_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_typical_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.4375, 128))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.0625, 128))
c6_p2 = Int32Scalar('c6_p2', 0)
c6_o3 = Output('c6_o3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.1875, 66))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('SUB', c6_i0, c6_i1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [168, 3, 14, 148, 238, 161, 173, 239],
    c6_i1: [
        183, 255, 103, 123, 215, 139, 176, 34, 232, 152, 55, 242, 167, 188, 187, 180, 163, 9, 117, 212, 129,
        32, 107, 109
    ],
    c6_o3: [
        141, 0, 0, 114, 130, 0, 0, 144, 125, 0, 0, 75, 255, 123, 151, 255, 255, 183, 175, 255, 255, 175, 178,
        255
    ],
}, model=c6_model, name='sub_default_QUANT8_ASYMM_typical_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_QUANT8_ASYMM_SIGNED_long_rows_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, -68))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.25, 0))
c7_p2 = Int32Scalar('c7_p2', 2)
c7_o3 = Output('c7_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 0))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_o3)
c7_model.Operation('SUB', c7_i0, c7_i1, c7_p2).To(c7_o3)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [
        71, -42, 122, 34, 111, 8, -33, -62, -19, -27, 40, 25, 121, -55, 14, -9, 42, 11, -1, -26, -58, -21,
        125, -66, -127, -86, -46, 78, 91, -36, -90, -28, 102, -123, -2, 96, -49, 55, 69, 120, 36, 5, -6, -91,
        -30, -120, -124, -57, -47, -122, 16
    ],
    c7_i1: [-7, 50, -63],
    c7_o3: [
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -4, 4, 4, -4, -4, -4, -4, 4, 4, 4, -4, 4,
        4, -4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -4, -4, 4, 4, -4, 4
    ],
}, model=c7_model, name='sub_default_QUANT8_ASYMM_SIGNED_long_rows_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_beyond_the_range_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [1, 3, 1]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [2, 1, 3, 1]))
c8_p2 = Int32Scalar('c8_p2', 0)
c8_o3 = Output('c8_o3', ('TENSOR_INT32', [2, 1, 3, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_o3)
c8_model.Operation('SUB', c8_i0, c8_i1, c8_p2).To(c8_o3)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [-414382487, -467183258, -962927104],
    c8_i1: [-1059888061, -97574983, -37483646, 828051542, 732124207, 713966334],
    c8_o3: [645505574, -369608275, -925443458, -1242434029, -1199307465, -1676893438],
}, model=c8_model, name='sub_default_INT32_beyond_the_range_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# sub_default_INT32_nearly_equal_9
c9_i0 = Input('c9_i0', ('TENSOR_INT32', [1, 2, 1]))
c9_i1 = Input('c9_i1', ('TENSOR_INT32', [2, 4]))
c9_p2 = Int32Scalar('c9_p2', 0)
c9_o3 = Output('c9_o3', ('TENSOR_INT32', [1, 2, 4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_o3)
c9_model.Operation('SUB', c9_i0, c9_i1, c9_p2).To(c9_o3)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [16777214, 16777215],
    c9_i1: [16777214, 16777214, 16777215, 16777213, 16777212, 16777215, 16777218, 16777213],
    c9_o3: [0, 0, -1, 1, 3, 0, -3, 2],
}, model=c9_model, name='sub_default_INT32_nearly_equal_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
