from math import inf, nan

import numpy as np

# topk_v2_default_FLOAT32_INT32_equal_values_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 3, 3]))
c0_p1 = Int32Scalar('c0_p1', 3)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [3, 3, 3]))
c0_o3 = Output('c0_o3', ('TENSOR_INT32', [3, 3, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('TOPK_V2', c0_i0, c0_p1).To(c0_o2, c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0
    ],
    c0_o2: [
        2.0, 2.0, 2.0, 3.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0,
        1.0, 3.0, 2.0, 1.0, 3.0, 2.0, 1.0
    ],
    c0_o3: [2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 1, 2, 0, 0, 2, 1, 2, 1, 0, 0, 2, 1],
}, model=c0_model, name='topk_v2_default_FLOAT32_INT32_equal_values_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT32_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 3]))
c1_p1 = Int32Scalar('c1_p1', 2)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [1, 2]))
c1_o3 = Output('c1_o3', ('TENSOR_INT32', [1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('TOPK_V2', c1_i0, c1_p1).To(c1_o2, c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.4400871, 1.2718399, 1.6404729],
    c1_o2: [1.6404729, 1.4400871],
    c1_o3: [2, 0],
}, model=c1_model, name='topk_v2_default_FLOAT32_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_FLOAT16_INT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [3, 3, 3]))
c2_p1 = Int32Scalar('c2_p1', 3)
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT16', [3, 3, 3]))
c2_o3 = Output('c2_o3', ('TENSOR_INT32', [3, 3, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('TOPK_V2', c2_i0, c2_p1).To(c2_o2, c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0
    ],
    c2_o2: [
        2.0, 2.0, 2.0, 3.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0,
        1.0, 3.0, 2.0, 1.0, 3.0, 2.0, 1.0
    ],
    c2_o3: [2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 1, 2, 0, 0, 2, 1, 2, 1, 0, 0, 2, 1],
}, model=c2_model, name='topk_v2_default_FLOAT16_INT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_INT32_beyond_the_range_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.4375, 239))
c3_p1 = Int32Scalar('c3_p1', 1)
c3_o2 = Output('c3_o2', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 1], 0.4375, 239))
c3_o3 = Output('c3_o3', ('TENSOR_INT32', [2, 1, 2, 2, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('TOPK_V2', c3_i0, c3_p1).To(c3_o2, c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255],
    c3_o2: [0, 0, 0, 0, 255, 255, 255, 255],
    c3_o3: [1, 1, 1, 1, 1, 1, 1, 1],
}, model=c3_model, name='topk_v2_default_QUANT8_ASYMM_INT32_beyond_the_range_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_INT32_beyond_the_range_4
c4_i0 = Input('c4_i0', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c4_p1 = Int32Scalar('c4_p1', 1)
c4_o2 = Output('c4_o2', ('TENSOR_INT32', [2, 1, 2, 2, 1]))
c4_o3 = Output('c4_o3', ('TENSOR_INT32', [2, 1, 2, 2, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('TOPK_V2', c4_i0, c4_p1).To(c4_o2, c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440
    ],
    c4_o2: [-209026671, -89216832, -775552110, -117085180, 666263896, 1055279811, 831410465, 826213348],
    c4_o3: [0, 1, 1, 1, 1, 0, 0, 0],
}, model=c4_model, name='topk_v2_default_INT32_beyond_the_range_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_equal_values_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3], 0.375, 0))
c5_p1 = Int32Scalar('c5_p1', 3)
c5_o2 = Output('c5_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3], 0.375, 0))
c5_o3 = Output('c5_o3', ('TENSOR_INT32', [3, 3, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('TOPK_V2', c5_i0, c5_p1).To(c5_o2, c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [2, 2, 2, 3, 1, 3, 1, 2, 1, 1, 3, 1, 3, 3, 3, 1, 3, 2, 2, 1, 1, 1, 2, 3, 3, 1, 2],
    c5_o2: [2, 2, 2, 3, 3, 1, 2, 1, 1, 3, 1, 1, 3, 3, 3, 3, 2, 1, 2, 1, 1, 3, 2, 1, 3, 2, 1],
    c5_o3: [2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 1, 2, 0, 0, 2, 1, 2, 1, 0, 0, 2, 1],
}, model=c5_model, name='topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_equal_values_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2, 2], 0.4375, 111))
c6_p1 = Int32Scalar('c6_p1', 1)
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2, 1], 0.4375, 111))
c6_o3 = Output('c6_o3', ('TENSOR_INT32', [2, 1, 2, 2, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('TOPK_V2', c6_i0, c6_p1).To(c6_o2, c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [-128, -128, -128, -128, -128, -128, -128, -128, 127, 127, 127, 127, 127, 127, 127, 127],
    c6_o2: [-128, -128, -128, -128, 127, 127, 127, 127],
    c6_o3: [1, 1, 1, 1, 1, 1, 1, 1],
}, model=c6_model, name='topk_v2_default_QUANT8_ASYMM_SIGNED_INT32_beyond_the_range_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
