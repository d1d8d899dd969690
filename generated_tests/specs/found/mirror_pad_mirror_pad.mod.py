from math import inf, nan

import numpy as np

# mirror_pad_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 2])
c0_p2 = Int32Scalar('c0_p2', 1)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 5]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('MIRROR_PAD', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [0.6387915, -1.0630008, 2.7255864],
    c0_o3: [0.6387915, -1.0630008, 2.7255864, 2.7255864, -1.0630008],
}, model=c0_model, name='mirror_pad_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_FLOAT32_INT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 1])
c1_p2 = Int32Scalar('c1_p2', 0)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('MIRROR_PAD', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [0.9999993, 1.0],
    c1_o3: [0.9999993, 1.0, 0.9999993],
}, model=c1_model, name='mirror_pad_default_FLOAT32_INT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mirror_pad_default_INT32_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_INT32', [2, 2]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2, 2]), [2, 2, 1, 2])
c2_p2 = Int32Scalar('c2_p2', 1)
c2_o3 = Output('c2_o3', ('TENSOR_INT32', [6, 5]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('MIRROR_PAD', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-209026671, -276878675, -389072267, -89216832],
    c2_o3: [
        -389072267, -389072267, -89216832, -89216832, -389072267, -209026671, -209026671, -276878675,
        -276878675, -209026671, -209026671, -209026671, -276878675, -276878675, -209026671, -389072267,
        -389072267, -89216832, -89216832, -389072267, -389072267, -389072267, -89216832, -89216832,
        -389072267, -209026671, -209026671, -276878675, -276878675, -209026671
    ],
}, model=c2_model, name='mirror_pad_default_INT32_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
