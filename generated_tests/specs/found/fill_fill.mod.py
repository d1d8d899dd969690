from math import inf, nan

import numpy as np

# fill_default_INT32_FLOAT16_typical_0
c0_i0 = Input('c0_i0', ('TENSOR_INT32', [3]))
c0_p1 = Float16Scalar('c0_p1', 0.25)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT16', []))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('FILL', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [3, 4, 3],
    c0_o2: np.reshape(np.array([
        0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25,
        0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25,
        0.25, 0.25
    ], np.float16), [3, 4, 3]),
}, model=c0_model, name='fill_default_INT32_FLOAT16_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_FLOAT16_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_INT32', [4]))
c1_p1 = Float16Scalar('c1_p1', 0.25)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT16', []))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('FILL', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1, 2, 2, 4],
    c1_o2: np.reshape(np.array([0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25], np.float16), [1, 2, 2, 4]),
}, model=c1_model, name='fill_default_INT32_FLOAT16_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_nearly_equal_2
c2_p0 = Parameter('c2_p0', ('TENSOR_INT32', [5]), [3, 2, 3, 1, 2])
c2_p1 = Int32Scalar('c2_p1', 3)
c2_o2 = Output('c2_o2', ('TENSOR_INT32', [3, 2, 3, 1, 2]))
c2_model = Model()
c2_model.AddOperand(c2_p0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('FILL', c2_p0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_o2: [
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3
    ],
}, model=c2_model, name='fill_default_INT32_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fill_default_INT32_equal_values_3
c3_i0 = Input('c3_i0', ('TENSOR_INT32', [4]))
c3_p1 = Int32Scalar('c3_p1', 0)
c3_o2 = Output('c3_o2', ('TENSOR_INT32', []))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('FILL', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [1, 2, 2, 4],
    c3_o2: np.reshape(np.array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], np.int32), [1, 2, 2, 4]),
}, model=c3_model, name='fill_default_INT32_equal_values_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
