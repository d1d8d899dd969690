from math import inf, nan

import numpy as np

# reduce_sum_default_FLOAT32_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 17]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [-2])
c0_p2 = BoolScalar('c0_p2', True)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 17]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('REDUCE_SUM', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -0.375, -2.875, -1.875, 0.5, -1.5, 1.875, 2.375, 1.0, -1.75, 1.5, -0.75, 0.125, 0.0, 0.875, 2.5, 0.75,
        -1.25, 2.625, -1.125, -2.75, -0.875, -2.375, -0.25, -2.125, 0.375, -2.0, 1.125, 0.25, 2.125, -2.5,
        2.875, -3.0, -1.375, 2.0, 1.625, 2.25, 1.375, -2.625, 2.75, -0.5, -2.25, 1.75, -0.125, -1.625, 0.625,
        1.25, 3.0, -0.625, -1.0, -2.875, 0.25
    ],
    c0_o3: [
        3.875, -1.75, -3.25, -3.0, -1.125, 1.125, -2.0, 3.125, -3.875, 1.0, 0.125, 3.5, 0.5, 3.125, -1.5,
        -3.5, 1.0
    ],
}, model=c0_model, name='reduce_sum_default_FLOAT32_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT32_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 3]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1]), [1])
c1_p2 = BoolScalar('c1_p2', True)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('REDUCE_SUM', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.4400871, 1.2718399, 1.6404729],
    c1_o3: [4.3524],
}, model=c1_model, name='reduce_sum_default_FLOAT32_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_sum_default_FLOAT16_INT32_long_rows_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [3, 17]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1]), [-2])
c2_p2 = BoolScalar('c2_p2', True)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT16', [1, 17]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('REDUCE_SUM', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        -0.375, -2.875, -1.875, 0.5, -1.5, 1.875, 2.375, 1.0, -1.75, 1.5, -0.75, 0.125, 0.0, 0.875, 2.5, 0.75,
        -1.25, 2.625, -1.125, -2.75, -0.875, -2.375, -0.25, -2.125, 0.375, -2.0, 1.125, 0.25, 2.125, -2.5,
        2.875, -3.0, -1.375, 2.0, 1.625, 2.25, 1.375, -2.625, 2.75, -0.5, -2.25, 1.75, -0.125, -1.625, 0.625,
        1.25, 3.0, -0.625, -1.0, -2.875, 0.25
    ],
    c2_o3: [
        3.875, -1.75, -3.25, -3.0, -1.125, 1.125, -2.0, 3.125, -3.875, 1.0, 0.125, 3.5, 0.5, 3.125, -1.5,
        -3.5, 1.0
    ],
}, model=c2_model, name='reduce_sum_default_FLOAT16_INT32_long_rows_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
