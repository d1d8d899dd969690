from math import inf, nan

import numpy as np

# concatenation_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c0_p2 = Int32Scalar('c0_p2', 0)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [4, 1, 1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('CONCATENATION', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [-0.5, 0.625],
    c0_i1: [2.5, -1.625],
    c0_o3: [-0.5, 0.625, 2.5, -1.625],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# concatenation_default_QUANT8_ASYMM_signature_1
c1_i0 = Input('c1_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.375, 217))
c1_i1 = Input('c1_i1', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 3], 0.375, 217))
c1_i2 = Input('c1_i2', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.375, 217))
c1_p3 = Int32Scalar('c1_p3', 0)
c1_o4 = Output('c1_o4', ('TENSOR_QUANT8_ASYMM', [6, 1, 3, 3], 0.5, 128))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('CONCATENATION', c1_i0, c1_i1, c1_i2, c1_p3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [89, 251, 48, 253, 21, 114, 71, 8, 127],
    c1_i1: [
        210, 147, 115, 78, 199, 30, 20, 208, 148, 5, 237, 252, 155, 86, 11, 83, 182, 194, 108, 89, 47, 169,
        55, 63, 225, 228, 79, 129, 216, 87, 190, 187, 43, 38, 46, 18
    ],
    c1_i2: [194, 13, 204, 143, 128, 65, 198, 72, 235],
    c1_o4: [
        32, 154, 1, 155, 0, 51, 18, 0, 60, 123, 75, 51, 24, 114, 0, 0, 121, 76, 0, 143, 154, 81, 30, 0, 27,
        102, 111, 46, 32, 0, 92, 6, 12, 134, 136, 24, 62, 127, 30, 108, 105, 0, 0, 0, 0, 111, 0, 118, 72, 61,
        14, 114, 19, 142
    ],
}, model=c1_model, name='default_QUANT8_ASYMM_signature_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# concatenation_default_FLOAT16_signature_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [1, 3, 2, 3]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT16', [1, 1, 2, 3]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT16', [1, 3, 2, 3]))
c2_p3 = Int32Scalar('c2_p3', 1)
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT16', [1, 7, 2, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('CONCATENATION', c2_i0, c2_i1, c2_i2, c2_p3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        1.375, 0.125, 1.0, 2.75, 0.75, 3.0, 0.5, 2.25, 0.625, 0.875, -2.875, -2.25, 2.625, -1.875, 1.625,
        -1.125, -2.5, 1.5
    ],
    c2_i1: [-2.5, 1.625, 1.875, -1.25, -1.875, -0.875],
    c2_i2: [
        -0.75, -1.375, 1.5, 1.875, -1.625, -1.125, 0.125, -0.625, 0.5, 1.25, -1.25, 2.0, 2.5, -2.25, -1.5,
        2.625, -0.875, 2.125
    ],
    c2_o4: [
        1.375, 0.125, 1.0, 2.75, 0.75, 3.0, 0.5, 2.25, 0.625, 0.875, -2.875, -2.25, 2.625, -1.875, 1.625,
        -1.125, -2.5, 1.5, -2.5, 1.625, 1.875, -1.25, -1.875, -0.875, -0.75, -1.375, 1.5, 1.875, -1.625,
        -1.125, 0.125, -0.625, 0.5, 1.25, -1.25, 2.0, 2.5, -2.25, -1.5, 2.625, -0.875, 2.125
    ],
}, model=c2_model, name='default_FLOAT16_signature_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# concatenation_default_QUANT8_ASYMM_SIGNED_signature_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.3125, -71))
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.3125, -71))
c3_p2 = Int32Scalar('c3_p2', 0)
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [5], 0.25, -79))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('CONCATENATION', c3_i0, c3_i1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [-13, 45, 35, -58],
    c3_i1: [-93],
    c3_o3: [-6, 66, 54, -63, -107],
}, model=c3_model, name='default_QUANT8_ASYMM_SIGNED_signature_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
