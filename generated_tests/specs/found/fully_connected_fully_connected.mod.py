from math import inf, nan

import numpy as np

# fully_connected_default_FLOAT32_typical_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 3, 3, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1]))
c0_p3 = Int32Scalar('c0_p3', 0)
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [27, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('FULLY_CONNECTED', c0_i0, c0_i1, c0_i2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        2.75, 0.125, 1.75, -1.75, 3.0, -1.5, 0.375, -1.875, 2.25, -1.25, 0.0, 0.5, 1.625, 2.5, 0.75, -1.375,
        -0.625, -2.375, -2.625, 0.25, -2.875, 2.125, -1.125, -2.0, 2.375, -2.125, -0.25, 2.0, 1.25, -0.875,
        -0.375, -3.0, -1.625, 2.625, 1.875, -2.5, 1.125, -0.5, 1.0, 0.875, -0.125, 0.625, -2.75, 2.875, -1.0,
        -2.25, 1.5, 1.375, -0.75, -1.875, 1.5, -0.625, -0.5, 1.0, 2.0, -0.875, 2.875, -1.5, -2.0, -1.625,
        1.75, -2.875, -2.625, -1.375, 0.5, -2.75, -1.75, 1.625, 0.75, -2.125, 0.0, -1.125, -2.375, 1.375,
        0.625, 0.25, -2.5, 0.125, 2.375, -2.25, 1.875, -0.25, 2.625, 2.5, -0.125, 1.125, -0.75, -1.0, 2.25,
        2.75, 2.125, 0.375, 3.0, 1.25, -0.375, -3.0, 0.875, -1.25, 2.625, -1.375, 3.0, 1.125, 0.5, -3.0,
        2.375, 0.75, 0.375, 2.25
    ],
    c0_i1: [0.375, -0.625, -2.25, 0.5],
    c0_i2: [2.625],
    c0_o4: [
        -1.234375, 2.90625, 4.5, -0.703125, 9.90625, 1.75, 6.40625, 2.984375, -5.09375, 1.546875, 9.8125,
        0.96875, -0.171875, -3.125, 8.328125, 10.296875, 9.28125, 3.671875, -0.40625, -4.859375, -1.171875,
        3.0625, -2.84375, 2.3125, -2.859375, 0.421875, 3.328125
    ],
}, model=c0_model, name='fully_connected_default_FLOAT32_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 1]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [4, 1]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [4]))
c1_p3 = Int32Scalar('c1_p3', 2)
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [3, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('FULLY_CONNECTED', c1_i0, c1_i1, c1_i2, c1_p3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [-2.8243437, -0.743179, -2.1731167],
    c1_i1: [1.4400871, 1.2718399, 1.6404729, 2.3686938],
    c1_i2: [-0.43432984, 2.737115, 2.2114508, 0.33055118],
    c1_o4: [-1.0, -0.85499793, -1.0, -1.0, -1.0, 1.0, 0.9922858, -1.0, -1.0, -0.026741507, -1.0, -1.0],
}, model=c1_model, name='fully_connected_default_FLOAT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
