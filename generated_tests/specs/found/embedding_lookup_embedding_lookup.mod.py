from math import inf, nan

import numpy as np

# embedding_lookup_default_INT32_FLOAT32_typical_0
c0_i0 = Input('c0_i0', ('TENSOR_INT32', [3]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 4]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [3, 4]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('EMBEDDING_LOOKUP', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1, 0, 1],
    c0_i1: [2.75, 0.125, 1.75, -1.75, 3.0, -1.5, 0.375, -1.875],
    c0_o2: [3.0, -1.5, 0.375, -1.875, 2.75, 0.125, 1.75, -1.75, 3.0, -1.5, 0.375, -1.875],
}, model=c0_model, name='embedding_lookup_default_INT32_FLOAT32_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_INT32', [2]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [2, 4, 3]), [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085, 1.0197965, 2.3749647, 1.6533116, 2.5682285, 0.7651799, 0.5888473,
        -0.59016776, -1.346033, -1.3314776, 0.013161404, 2.1947904, 0.75048196
    ])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2, 4, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('EMBEDDING_LOOKUP', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1, 0],
    c1_o2: [
        1.0197965, 2.3749647, 1.6533116, 2.5682285, 0.7651799, 0.5888473, -0.59016776, -1.346033, -1.3314776,
        0.013161404, 2.1947904, 0.75048196, 1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502,
        -2.6217005, 2.4294724, 2.1965687, -2.3892744, -1.1735063, -0.51410085
    ],
}, model=c1_model, name='embedding_lookup_default_INT32_FLOAT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_INT32', [2]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [4, 2]), [16777213, 16777216, 16777219, 16777214, 16777218, 16777213, 16777219, 16777213])
c2_o2 = Output('c2_o2', ('TENSOR_INT32', [2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('EMBEDDING_LOOKUP', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [2, 1],
    c2_o2: [16777218, 16777213, 16777219, 16777214],
}, model=c2_model, name='embedding_lookup_default_INT32_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
