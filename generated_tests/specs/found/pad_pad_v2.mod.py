from math import inf, nan

import numpy as np

# pad_v2_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 1, 1])
c0_p2 = Float32Scalar('c0_p2', 1.0)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 5]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('PAD_V2', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_o3: [1.0, 1.4400871, 1.2718399, 1.6404729, 1.0, 1.0, 2.3686938, -2.6826146, -2.302502, 1.0],
}, model=c0_model, name='pad_v2_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.4375, 156))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1, 2]), [1, 0])
c1_p2 = Int32Scalar('c1_p2', 255)
c1_o3 = Output('c1_o3', ('TENSOR_QUANT8_ASYMM', [4], 0.4375, 156))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('PAD_V2', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [121, 76, 5],
    c1_o3: [255, 121, 76, 5],
}, model=c1_model, name='pad_v2_default_QUANT8_ASYMM_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# pad_v2_default_QUANT8_ASYMM_SIGNED_INT32_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.4375, 28))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1, 2]), [1, 0])
c2_p2 = Int32Scalar('c2_p2', 127)
c2_o3 = Output('c2_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.4375, 28))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('PAD_V2', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-7, -52, -123],
    c2_o3: [127, -7, -52, -123],
}, model=c2_model, name='pad_v2_default_QUANT8_ASYMM_SIGNED_INT32_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
