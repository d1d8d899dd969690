from math import inf, nan

import numpy as np

# gather_default_FLOAT32_INT32_beyond_the_range_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 3]))
c0_p1 = Int32Scalar('c0_p1', -1)
c0_i2 = Input('c0_i2', ('TENSOR_INT32', [2, 2, 2]))
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('GATHER', c0_i0, c0_p1, c0_i2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [286.16364, -192.26819, 414.77692, 218.24803, -139.42285, 22.32266, 329.27554, 148.80615, -416.64612],
    c0_i2: [1, 0, 2, 0, 2, 1, 2, 1],
    c0_o3: [
        -192.26819, 286.16364, 414.77692, 286.16364, 414.77692, -192.26819, 414.77692, -192.26819, -139.42285,
        218.24803, 22.32266, 218.24803, 22.32266, -139.42285, 22.32266, -139.42285, 148.80615, 329.27554,
        -416.64612, 329.27554, -416.64612, 148.80615, -416.64612, 148.80615
    ],
}, model=c0_model, name='gather_default_FLOAT32_INT32_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT32_INT32_full_mantissas_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2]), [0.6387915, -1.0630008])
c1_p1 = Int32Scalar('c1_p1', 0)
c1_i2 = Input('c1_i2', ('TENSOR_INT32', [1, 3, 4]))
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 3, 4]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('GATHER', c1_p0, c1_p1, c1_i2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i2: [1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1],
    c1_o3: [
        -1.0630008, 0.6387915, -1.0630008, 0.6387915, -1.0630008, 0.6387915, 0.6387915, -1.0630008, 0.6387915,
        -1.0630008, 0.6387915, -1.0630008
    ],
}, model=c1_model, name='gather_default_FLOAT32_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT32_INT32_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
c2_p1 = Int32Scalar('c2_p1', 1)
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [1, 1, 2]))
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('GATHER', c2_i0, c2_p1, c2_i2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [0.9999993, 1.0, 1.0000007],
    c2_i2: [0, 1],
    c2_o3: [0.9999993, 1.0],
}, model=c2_model, name='gather_default_FLOAT32_INT32_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_FLOAT16_INT32_beyond_the_range_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [3, 2]))
c3_p1 = Int32Scalar('c3_p1', -1)
c3_i2 = Input('c3_i2', ('TENSOR_INT32', [2, 1, 2, 1, 2]))
c3_o3 = Output('c3_o3', ('TENSOR_FLOAT16', [3, 2, 1, 2, 1, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('GATHER', c3_i0, c3_p1, c3_i2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [-382.0, 235.8, 30.6, -138.4, -295.2, -125.6],
    c3_i2: [1, 0, 0, 1, 0, 1, 0, 1],
    c3_o3: [
        235.8, -382.0, -382.0, 235.8, -382.0, 235.8, -382.0, 235.8, -138.4, 30.6, 30.6, -138.4, 30.6, -138.4,
        30.6, -138.4, -125.6, -295.2, -295.2, -125.6, -295.2, -125.6, -295.2, -125.6
    ],
}, model=c3_model, name='gather_default_FLOAT16_INT32_beyond_the_range_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_QUANT8_ASYMM_INT32_beyond_the_range_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.1875, 128))
c4_p1 = Int32Scalar('c4_p1', -1)
c4_i2 = Input('c4_i2', ('TENSOR_INT32', [2, 2, 2]))
c4_o3 = Output('c4_o3', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.1875, 128))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('GATHER', c4_i0, c4_p1, c4_i2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [0, 255, 0, 0, 0, 255, 0, 255, 0],
    c4_i2: [0, 1, 2, 1, 0, 2, 1, 0],
    c4_o3: [0, 255, 0, 255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 0, 255, 0, 0, 255, 0],
}, model=c4_model, name='gather_default_QUANT8_ASYMM_INT32_beyond_the_range_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# gather_default_INT32_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_INT32', [3, 2]))
c5_p1 = Int32Scalar('c5_p1', -1)
c5_i2 = Input('c5_i2', ('TENSOR_INT32', [2, 1, 2, 1, 2]))
c5_o3 = Output('c5_o3', ('TENSOR_INT32', [3, 2, 1, 2, 1, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_i2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('GATHER', c5_i0, c5_p1, c5_i2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [-211271299, -820106587, -269862931, 506269817, 1012680609, 65698303],
    c5_i2: [1, 0, 0, 1, 0, 1, 0, 1],
    c5_o3: [
        -820106587, -211271299, -211271299, -820106587, -211271299, -820106587, -211271299, -820106587,
        506269817, -269862931, -269862931, 506269817, -269862931, 506269817, -269862931, 506269817, 65698303,
        1012680609, 1012680609, 65698303, 1012680609, 65698303, 1012680609, 65698303
    ],
}, model=c5_model, name='gather_default_INT32_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
