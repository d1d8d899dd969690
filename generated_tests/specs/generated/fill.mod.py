from math import inf, nan

import numpy as np

# fill_default_INT32_FLOAT32_signature_0
c0_p0 = Parameter('c0_p0', ('TENSOR_INT32', [1]), [1])
c0_p1 = Float32Scalar('c0_p1', 0.75)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [1]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('FILL', c0_p0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c0_o2: [0.75],
}, model=c0_model, name='default_INT32_FLOAT32_signature_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_FLOAT32_runtime_shape_1
c1_i0 = Input('c1_i0', ('TENSOR_INT32', [3]))
c1_p1 = Float32Scalar('c1_p1', 1.75)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', []))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('FILL', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c1_i0: [4, 3, 2],
    c1_o2: np.reshape(np.array([
        1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75,
        1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75
    ], np.float32), [4, 3, 2]),
}, model=c1_model, name='default_INT32_FLOAT32_runtime_shape_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_FLOAT32_relaxed_2
c2_p0 = Parameter('c2_p0', ('TENSOR_INT32', [1]), [2])
c2_p1 = Float32Scalar('c2_p1', 1.75)
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2]))
c2_model = Model()
c2_model.AddOperand(c2_p0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('FILL', c2_p0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c2_o2: [1.75, 1.75],
}, model=c2_model, name='default_INT32_FLOAT32_relaxed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_FLOAT16_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_INT32', [2]))
c3_p1 = Float16Scalar('c3_p1', 0.5)
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT16', []))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('FILL', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [1, 1],
    c3_o2: np.reshape(np.array([0.5], np.float16), [1, 1]),
}, model=c3_model, name='default_INT32_FLOAT16_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_FLOAT16_constant_shape_4
c4_p0 = Parameter('c4_p0', ('TENSOR_INT32', [2]), [1, 1])
c4_p1 = Float16Scalar('c4_p1', 2.0)
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT16', [1, 1]))
c4_model = Model()
c4_model.AddOperand(c4_p0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('FILL', c4_p0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_o2: [2.0],
}, model=c4_model, name='default_INT32_FLOAT16_constant_shape_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_mixed_5
c5_p0 = Parameter('c5_p0', ('TENSOR_INT32', [1]), [1])
c5_p1 = Int32Scalar('c5_p1', 3)
c5_o2 = Output('c5_o2', ('TENSOR_INT32', [1]))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('FILL', c5_p0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c5_o2: [3],
}, model=c5_model, name='default_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_runtime_shape_6
c6_i0 = Input('c6_i0', ('TENSOR_INT32', [1]))
c6_p1 = Int32Scalar('c6_p1', 1)
c6_o2 = Output('c6_o2', ('TENSOR_INT32', []))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('FILL', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c6_i0: [1],
    c6_o2: np.reshape(np.array([1], np.int32), [1]),
}, model=c6_model, name='default_INT32_runtime_shape_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
