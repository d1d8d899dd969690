from math import inf, nan

import numpy as np

# select_default_BOOL8_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_BOOL8', [3]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [3]))
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('SELECT', c0_i0, c0_i1, c0_i2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [False, True, False],
    c0_i1: [-0.43432984, 2.737115, 2.2114508],
    c0_i2: [1.7969577, -0.4586326, 1.5493581],
    c0_o3: [1.7969577, 2.737115, 1.5493581],
}, model=c0_model, name='select_default_BOOL8_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# select_default_BOOL8_INT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_BOOL8', [4]))
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [4]))
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [4]))
c1_o3 = Output('c1_o3', ('TENSOR_INT32', [4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('SELECT', c1_i0, c1_i1, c1_i2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [False, True, True, False],
    c1_i1: [968226915, -92430740, -167648102, 706186800],
    c1_i2: [-1018372089, 178506316, -934730340, -994361333],
    c1_o3: [-1018372089, -92430740, -167648102, -994361333],
}, model=c1_model, name='select_default_BOOL8_INT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
