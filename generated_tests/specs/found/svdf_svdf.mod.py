from math import inf, nan

import numpy as np

# svdf_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [4, 2]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [4, 3]))
c0_p3 = Parameter('c0_p3', ('TENSOR_FLOAT32', []), None)
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [1, 12]))
c0_p5 = Int32Scalar('c0_p5', 2)
c0_p6 = Int32Scalar('c0_p6', 2)
c0_o7 = Output('c0_o7', ('TENSOR_FLOAT32', [1, 12]))
c0_o8 = Output('c0_o8', ('TENSOR_FLOAT32', [1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_o7)
c0_model.AddOperand(c0_o8)
c0_model.Operation('SVDF', c0_i0, c0_i1, c0_i2, c0_p3, c0_i4, c0_p5, c0_p6).To(c0_o7, c0_o8)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399],
    c0_i1: [-0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323],
    c0_i2: [
        1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206, 1.0071114,
        -0.37962425, 2.399957, 1.6504638
    ],
    c0_i4: [
        1.9621854, 1.7970264, -1.1335955, 0.6430166, -1.2802007, -0.86660665, 0.9993712, -2.2835329,
        -0.5057288, 0.9173817, 0.5069024, 0.037301566
    ],
    c0_o7: [
        1.7970264, 2.855699, 0.0, -1.2802007, 3.60509, 0.0, -2.2835329, -1.363413, 0.0, 0.5069024, 3.8243463,
        0.0
    ],
    c0_o8: [-1.0, 1.0],
}, model=c0_model, name='svdf_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
