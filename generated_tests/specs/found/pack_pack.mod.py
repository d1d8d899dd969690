from math import inf, nan

import numpy as np

# pack_default_FLOAT32_typical_0
c0_p0 = Int32Scalar('c0_p0', 4)
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 2, 1, 2, 1]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [2, 2, 1, 2, 1]))
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 2, 1, 2, 2, 1]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('PACK', c0_p0, c0_i1, c0_i2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c0_i1: [0.75, 2.0, 2.5, -2.5, -1.375, -2.875, 0.125, -1.625],
    c0_i2: [-2.875, -2.375, -1.125, 1.25, -2.0, -0.25, -1.0, -0.375],
    c0_o3: [
        0.75, -2.875, 2.0, -2.375, 2.5, -1.125, -2.5, 1.25, -1.375, -2.0, -2.875, -0.25, 0.125, -1.0, -1.625,
        -0.375
    ],
}, model=c0_model, name='pack_default_FLOAT32_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_FLOAT16_typical_1
c1_p0 = Int32Scalar('c1_p0', 2)
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT16', [2, 3, 2]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT16', [2, 3, 2]))
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT16', [2, 3, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('PACK', c1_p0, c1_i1, c1_i2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i1: [-0.75, -2.25, -1.5, -2.75, 0.375, 2.625, -2.625, 3.0, 2.0, -1.625, 0.0, 1.875],
    c1_i2: [-1.75, -0.75, 2.0, 2.875, 2.5, 0.875, -0.5, 2.125, 1.0, 1.25, 0.75, -2.625],
    c1_o3: [
        -0.75, -2.25, -1.75, -0.75, -1.5, -2.75, 2.0, 2.875, 0.375, 2.625, 2.5, 0.875, -2.625, 3.0, -0.5,
        2.125, 2.0, -1.625, 1.0, 1.25, 0.0, 1.875, 0.75, -2.625
    ],
}, model=c1_model, name='pack_default_FLOAT16_typical_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_QUANT8_ASYMM_typical_2
c2_p0 = Int32Scalar('c2_p0', 2)
c2_i1 = Input('c2_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.0625, 112))
c2_i2 = Input('c2_i2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.0625, 112))
c2_o3 = Output('c2_o3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.0625, 112))
c2_model = Model()
c2_model.AddOperand(c2_p0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('PACK', c2_p0, c2_i1, c2_i2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i1: [112, 30, 196, 197, 6, 174, 22, 35, 72, 124, 155, 201],
    c2_i2: [168, 3, 14, 148, 238, 161, 173, 239, 214, 18, 59, 114],
    c2_o3: [
        112, 30, 168, 3, 196, 197, 14, 148, 6, 174, 238, 161, 22, 35, 173, 239, 72, 124, 214, 18, 155, 201,
        59, 114
    ],
}, model=c2_model, name='pack_default_QUANT8_ASYMM_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_QUANT8_ASYMM_SIGNED_typical_3
c3_p0 = Int32Scalar('c3_p0', 2)
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2], 0.0625, -16))
c3_i2 = Input('c3_i2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2], 0.0625, -16))
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.0625, -16))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('PACK', c3_p0, c3_i1, c3_i2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i1: [-16, -98, 68, 69, -122, 46, -106, -93, -56, -4, 27, 73],
    c3_i2: [40, -125, -114, 20, 110, 33, 45, 111, 86, -110, -69, -14],
    c3_o3: [
        -16, -98, 40, -125, 68, 69, -114, 20, -122, 46, 110, 33, -106, -93, 45, 111, -56, -4, 86, -110, 27,
        73, -69, -14
    ],
}, model=c3_model, name='pack_default_QUANT8_ASYMM_SIGNED_typical_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_INT32_typical_4
c4_p0 = Int32Scalar('c4_p0', 2)
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [2, 3, 2]))
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [2, 3, 2]))
c4_o3 = Output('c4_o3', ('TENSOR_INT32', [2, 3, 2, 2]))
c4_model = Model()
c4_model.AddOperand(c4_p0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('PACK', c4_p0, c4_i1, c4_i2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i1: [7, -4, 6, 9, -8, 4, -3, 3, 2, 0, 8, -5],
    c4_i2: [-7, -6, 1, 6, -1, -3, -9, 7, 9, 0, 3, 8],
    c4_o3: [7, -4, -7, -6, 6, 9, 1, 6, -8, 4, -1, -3, -3, 3, -9, 7, 2, 0, 9, 0, 8, -5, 3, 8],
}, model=c4_model, name='pack_default_INT32_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
