from math import inf, nan

import numpy as np

# pack_default_FLOAT32_mixed_0
c0_p0 = Int32Scalar('c0_p0', 0)
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 2, 3]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [2, 2, 3]))
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 2, 2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('PACK', c0_p0, c0_i1, c0_i2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('AIDL_V2')
Example({
    c0_i1: [-1.25, 0.625, 0.75, 1.5, 2.0, 1.25, 1.0, -0.75, 1.875, 2.875, -0.125, 2.75],
    c0_i2: [1.75, -0.875, 0.875, 3.0, -0.375, -2.5, 0.375, 1.5, -3.0, 2.5, -1.875, 2.25],
    c0_o3: [
        -1.25, 0.625, 0.75, 1.5, 2.0, 1.25, 1.0, -0.75, 1.875, 2.875, -0.125, 2.75, 1.75, -0.875, 0.875, 3.0,
        -0.375, -2.5, 0.375, 1.5, -3.0, 2.5, -1.875, 2.25
    ],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_FLOAT16_signature_1
c1_p0 = Int32Scalar('c1_p0', 2)
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT16', [3, 2]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT16', [3, 2]))
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT16', [3, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('PACK', c1_p0, c1_i1, c1_i2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c1_i1: [2.875, -0.375, 1.875, -2.25, 1.125, 2.0],
    c1_i2: [-1.0, -1.75, -1.625, -1.5, -2.5, -1.375],
    c1_o3: [2.875, -1.0, -0.375, -1.75, 1.875, -1.625, -2.25, -1.5, 1.125, -2.5, 2.0, -1.375],
}, model=c1_model, name='default_FLOAT16_signature_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_QUANT8_ASYMM_signature_2
c2_p0 = Int32Scalar('c2_p0', 1)
c2_i1 = Input('c2_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.1875, 183))
c2_i2 = Input('c2_i2', ('TENSOR_QUANT8_ASYMM', [1], 0.1875, 183))
c2_o3 = Output('c2_o3', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.1875, 183))
c2_model = Model()
c2_model.AddOperand(c2_p0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('PACK', c2_p0, c2_i1, c2_i2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c2_i1: [40],
    c2_i2: [147],
    c2_o3: [40, 147],
}, model=c2_model, name='default_QUANT8_ASYMM_signature_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_QUANT8_ASYMM_SIGNED_signature_3
c3_p0 = Int32Scalar('c3_p0', 0)
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3], 0.125, -101))
c3_i2 = Input('c3_i2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3], 0.125, -101))
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3, 3], 0.125, -101))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('PACK', c3_p0, c3_i1, c3_i2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c3_i1: [-90, 25, -43, 51, -6, -72, 110, 89, 119],
    c3_i2: [-11, -42, -10, 80, -72, 32, 102, 0, -115],
    c3_o3: [-90, 25, -43, 51, -6, -72, 110, 89, 119, -11, -42, -10, 80, -72, 32, 102, 0, -115],
}, model=c3_model, name='default_QUANT8_ASYMM_SIGNED_signature_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pack_default_INT32_signature_4
c4_p0 = Int32Scalar('c4_p0', 4)
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c4_i3 = Input('c4_i3', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c4_o4 = Output('c4_o4', ('TENSOR_INT32', [1, 2, 1, 1, 3, 2]))
c4_model = Model()
c4_model.AddOperand(c4_p0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_i3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('PACK', c4_p0, c4_i1, c4_i2, c4_i3).To(c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c4_i1: [3, 0, 8, -2],
    c4_i2: [-7, -2, 0, 7],
    c4_i3: [9, 5, 2, 8],
    c4_o4: [3, 0, -7, -2, 9, 5, 8, -2, 0, 7, 2, 8],
}, model=c4_model, name='default_INT32_signature_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
