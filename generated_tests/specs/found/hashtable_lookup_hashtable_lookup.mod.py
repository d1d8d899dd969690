from math import inf, nan

import numpy as np

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_INT32', [4]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [1])
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1]))
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [4]))
c0_o4 = Output('c0_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_o3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('HASHTABLE_LOOKUP', c0_i0, c0_p1, c0_i2).To(c0_o3, c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [2, 1, 1, 1],
    c0_i2: [0.6387915],
    c0_o3: [0.0, 0.6387915, 0.6387915, 0.6387915],
    c0_o4: [0, 1, 1, 1],
}, model=c0_model, name='hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_INT32', [3]))
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [1]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [1, 2, 2]))
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [3, 2, 2]))
c1_o4 = Output('c1_o4', ('TENSOR_QUANT8_ASYMM', [3], 1.0, 0))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_o3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('HASHTABLE_LOOKUP', c1_i0, c1_i1, c1_i2).To(c1_o3, c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [-4, -4, -3],
    c1_i1: [-4],
    c1_i2: [0.9999993, 1.0, 1.0000007, 0.9999995],
    c1_o3: [0.9999993, 1.0, 1.0000007, 0.9999995, 0.9999993, 1.0, 1.0000007, 0.9999995, 0.0, 0.0, 0.0, 0.0],
    c1_o4: [1, 1, 0],
}, model=c1_model, name='hashtable_lookup_default_INT32_FLOAT32_QUANT8_ASYMM_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_INT32', [3]))
c2_i1 = Input('c2_i1', ('TENSOR_INT32', [1]))
c2_i2 = Input('c2_i2', ('TENSOR_INT32', [1, 2, 2]))
c2_o3 = Output('c2_o3', ('TENSOR_INT32', [3, 2, 2]))
c2_o4 = Output('c2_o4', ('TENSOR_QUANT8_ASYMM', [3], 1.0, 0))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_o3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('HASHTABLE_LOOKUP', c2_i0, c2_i1, c2_i2).To(c2_o3, c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-4, -4, -3],
    c2_i1: [-4],
    c2_i2: [16777213, 16777216, 16777219, 16777214],
    c2_o3: [16777213, 16777216, 16777219, 16777214, 16777213, 16777216, 16777219, 16777214, 0, 0, 0, 0],
    c2_o4: [1, 1, 0],
}, model=c2_model, name='hashtable_lookup_default_INT32_QUANT8_ASYMM_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_beyond_the_range_3
c3_i0 = Input('c3_i0', ('TENSOR_INT32', [3]))
c3_i1 = Input('c3_i1', ('TENSOR_INT32', [3]))
c3_i2 = Input('c3_i2', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 3, 2], 0.4375, 128))
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 3, 2], 0.4375, 128))
c3_o4 = Output('c3_o4', ('TENSOR_QUANT8_ASYMM', [3], 1.0, 0))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_o3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('HASHTABLE_LOOKUP', c3_i0, c3_i1, c3_i2).To(c3_o3, c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [8, 8, 10],
    c3_i1: [5, 8, 10],
    c3_i2: [
        0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 0, 255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255,
        255, 255, 255, 0, 255, 0, 0, 0, 255, 255, 0, 255, 255, 255, 0, 255, 255, 0, 255, 255, 255, 0, 0, 255,
        0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 0, 255, 0, 255, 0, 255, 0, 255, 255,
        255, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 0, 255, 255, 255, 0, 0, 0,
        0, 0, 255, 0, 0, 255, 255, 0, 255
    ],
    c3_o3: [
        255, 0, 255, 255, 255, 0, 255, 255, 0, 255, 255, 255, 0, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255,
        255, 255, 255, 255, 255, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 255, 255, 0, 255, 255, 0, 255,
        255, 255, 0, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 0, 255, 0, 255,
        0, 255, 0, 255, 255, 255, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 0, 255,
        255, 255, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 255
    ],
    c3_o4: [1, 1, 1],
}, model=c3_model, name='hashtable_lookup_default_INT32_QUANT8_ASYMM_beyond_the_range_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_nearly_equal_4
c4_i0 = Input('c4_i0', ('TENSOR_INT32', [2]))
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [1]))
c4_i2 = Input('c4_i2', ('TENSOR_QUANT8_ASYMM', [1, 1, 2], 0.1875, 255))
c4_o3 = Output('c4_o3', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.1875, 255))
c4_o4 = Output('c4_o4', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 0))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_o3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('HASHTABLE_LOOKUP', c4_i0, c4_i1, c4_i2).To(c4_o3, c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-3, -3],
    c4_i1: [-3],
    c4_i2: [52, 104],
    c4_o3: [52, 104, 52, 104],
    c4_o4: [1, 1],
}, model=c4_model, name='hashtable_lookup_default_INT32_QUANT8_ASYMM_nearly_equal_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_INT32', [2]))
c5_i1 = Input('c5_i1', ('TENSOR_INT32', [2]))
c5_p2 = Parameter('c5_p2', ('TENSOR_QUANT8_ASYMM', [2], 0.3125, 128), [255, 255])
c5_o3 = Output('c5_o3', ('TENSOR_QUANT8_ASYMM', [2], 0.3125, 128))
c5_o4 = Output('c5_o4', ('TENSOR_QUANT8_ASYMM', [2], 1.0, 0))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('HASHTABLE_LOOKUP', c5_i0, c5_i1, c5_p2).To(c5_o3, c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [-6, -4],
    c5_i1: [-6, -4],
    c5_o3: [255, 255],
    c5_o4: [1, 1],
}, model=c5_model, name='hashtable_lookup_default_INT32_QUANT8_ASYMM_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_INT32', [4]))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [1]), [1])
c6_i2 = Input('c6_i2', ('TENSOR_QUANT8_ASYMM', [1], 0.1875, 128))
c6_o3 = Output('c6_o3', ('TENSOR_QUANT8_ASYMM', [4], 0.1875, 128))
c6_o4 = Output('c6_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_o3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('HASHTABLE_LOOKUP', c6_i0, c6_p1, c6_i2).To(c6_o3, c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [2, 1, 1, 1],
    c6_i2: [165],
    c6_o3: [0, 165, 165, 165],
    c6_o4: [0, 1, 1, 1],
}, model=c6_model, name='hashtable_lookup_default_INT32_QUANT8_ASYMM_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_full_mantissas_7
c7_p0 = Parameter('c7_p0', ('TENSOR_INT32', [4]), [4, 4, 7, 5])
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [3]))
c7_i2 = Input('c7_i2', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 2], 0.0625, 109))
c7_o3 = Output('c7_o3', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 2], 0.0625, 109))
c7_o4 = Output('c7_o4', ('TENSOR_QUANT8_ASYMM', [4], 1.0, 0))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_o3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('HASHTABLE_LOOKUP', c7_p0, c7_i1, c7_i2).To(c7_o3, c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i1: [2, 4, 6],
    c7_i2: [41, 178, 63, 213, 146, 25, 32, 96, 48, 161, 34, 238, 171, 138, 58, 173, 14, 103],
    c7_o3: [32, 96, 48, 161, 34, 238, 32, 96, 48, 161, 34, 238, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    c7_o4: [1, 1, 0, 0],
}, model=c7_model, name='hashtable_lookup_default_INT32_QUANT8_ASYMM_full_mantissas_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hashtable_lookup_default_INT32_QUANT8_ASYMM_typical_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [3]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [2]))
c8_i2 = Input('c8_i2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 128))
c8_o3 = Output('c8_o3', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 2], 0.5, 128))
c8_o4 = Output('c8_o4', ('TENSOR_QUANT8_ASYMM', [3], 1.0, 0))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_o3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('HASHTABLE_LOOKUP', c8_i0, c8_i1, c8_i2).To(c8_o3, c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [-9, -6, -9],
    c8_i1: [-9, -6],
    c8_i2: [
        156, 67, 57, 98, 198, 115, 116, 205, 92, 151, 189, 217, 58, 41, 203, 120, 27, 19, 55, 247, 85, 243,
        169, 100
    ],
    c8_o3: [
        156, 67, 57, 98, 198, 115, 116, 205, 92, 151, 189, 217, 58, 41, 203, 120, 27, 19, 55, 247, 85, 243,
        169, 100, 156, 67, 57, 98, 198, 115, 116, 205, 92, 151, 189, 217
    ],
    c8_o4: [1, 1, 1],
}, model=c8_model, name='hashtable_lookup_default_INT32_QUANT8_ASYMM_typical_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
