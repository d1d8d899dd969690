from math import inf, nan

import numpy as np

# reduce_prod_default_FLOAT32_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 17]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [-2])
c0_p2 = BoolScalar('c0_p2', False)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [17]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('REDUCE_PROD', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        0.75, 1.375, 0.875, 1.5, 1.125, 1.25, 1.0, 0.5, 0.625, 1.5, 1.25, 0.75, 1.0, 1.125, 0.625, 1.375, 0.5,
        0.875, 1.125, 0.625, 1.375, 0.75, 0.5, 0.875, 1.25, 1.5, 1.0, 0.625, 1.25, 1.0, 1.125, 1.375, 0.875,
        1.5
    ],
    c0_o3: [
        0.65625, 1.546875, 0.546875, 2.0625, 0.84375, 0.625, 0.875, 0.625, 0.9375, 1.5, 0.78125, 0.9375, 1.0,
        1.265625, 0.859375, 1.203125, 0.75
    ],
}, model=c0_model, name='reduce_prod_default_FLOAT32_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT32_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1]), [-2])
c1_p2 = BoolScalar('c1_p2', False)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('REDUCE_PROD', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c1_o3: [-6.3374724, -6.9365153],
}, model=c1_model, name='reduce_prod_default_FLOAT32_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT32_INT32_typical_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 2, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_INT32', [1]))
c2_p2 = BoolScalar('c2_p2', True)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', []))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('REDUCE_PROD', c2_i0, c2_i1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-1.125, -1.5, -1.25, -0.75, -1.375, -1.0, -0.625, -0.875, -0.5, -0.75, -0.5, -1.5],
    c2_i1: [2],
    c2_o3: np.reshape(np.array([1.6875, 0.9375, 1.375, 0.546875, 0.375, 0.75], np.float32), [3, 2, 1]),
}, model=c2_model, name='reduce_prod_default_FLOAT32_INT32_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT16_INT32_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 17]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [1]), [-2])
c3_p2 = BoolScalar('c3_p2', False)
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT16', [17]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('REDUCE_PROD', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        0.75, 1.375, 0.875, 1.5, 1.125, 1.25, 1.0, 0.5, 0.625, 1.5, 1.25, 0.75, 1.0, 1.125, 0.625, 1.375, 0.5,
        0.875, 1.125, 0.625, 1.375, 0.75, 0.5, 0.875, 1.25, 1.5, 1.0, 0.625, 1.25, 1.0, 1.125, 1.375, 0.875,
        1.5
    ],
    c3_o3: [
        0.6562, 1.547, 0.547, 2.062, 0.8438, 0.625, 0.875, 0.625, 0.9375, 1.5, 0.7812, 0.9375, 1.0, 1.266,
        0.8594, 1.203, 0.75
    ],
}, model=c3_model, name='reduce_prod_default_FLOAT16_INT32_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_prod_default_FLOAT16_INT32_typical_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [3, 2, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [1]))
c4_p2 = BoolScalar('c4_p2', True)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT16', []))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('REDUCE_PROD', c4_i0, c4_i1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-1.125, -1.5, -1.25, -0.75, -1.375, -1.0, -0.625, -0.875, -0.5, -0.75, -0.5, -1.5],
    c4_i1: [2],
    c4_o3: np.reshape(np.array([1.6875, 0.9375, 1.375, 0.547, 0.375, 0.75], np.float16), [3, 2, 1]),
}, model=c4_model, name='reduce_prod_default_FLOAT16_INT32_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
