from math import inf, nan

import numpy as np

# lsh_projection_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 1, 4]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [2]))
c0_p3 = Int32Scalar('c0_p3', 2)
c0_o4 = Output('c0_o4', ('TENSOR_INT32', [12]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('LSH_PROJECTION', c0_i0, c0_i1, c0_i2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085
    ],
    c0_i1: [-0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323],
    c0_i2: [1.7969577, -0.4586326],
    c0_o4: [0, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0, 0],
}, model=c0_model, name='lsh_projection_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_long_rows_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [4, 17]))
c1_i1 = Input('c1_i1', ('TENSOR_INT32', [4, 3]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [4]))
c1_p3 = Int32Scalar('c1_p3', 2)
c1_o4 = Output('c1_o4', ('TENSOR_INT32', [68]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('LSH_PROJECTION', c1_i0, c1_i1, c1_i2, c1_p3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        0.25, -1.75, -0.375, 0.5, 1.875, 1.625, 1.5, 3.0, 0.125, 0.0, 1.375, 2.625, -0.125, -2.75, 2.5, 2.75,
        -3.0, -2.875, -2.125, 0.75, 0.375, 1.75, -0.75, 2.0, -2.0, -2.625, -1.125, -1.625, -1.5, -1.875,
        0.875, -0.5, -0.25, -2.375, -0.625, 0.625, -1.0, 2.25, -0.875, -1.375, 1.25, 2.125, -2.5, 2.375,
        2.875, -2.25, 1.125, -1.25, 1.0, 3.0, 1.625, 2.875, 0.375, 1.375, 2.0, -0.5, 0.875, 2.5, -1.25, -1.0,
        -0.375, 1.75, 1.25, 2.375, 2.125, -3.0, -1.125, 0.75
    ],
    c1_i1: [-2, 7, 3, 9, -3, -5, 4, 2, -7, 1, -9, -1],
    c1_i2: [1.125, 0.5, 2.375, 1.75],
    c1_o4: [
        1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1,
        1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0
    ],
}, model=c1_model, name='lsh_projection_default_FLOAT32_INT32_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_typical_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 4]))
c2_i1 = Input('c2_i1', ('TENSOR_INT32', [2, 1, 1, 2, 1]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [2]))
c2_p3 = Int32Scalar('c2_p3', 2)
c2_o4 = Output('c2_o4', ('TENSOR_INT32', [8]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('LSH_PROJECTION', c2_i0, c2_i1, c2_i2, c2_p3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [2.625, 2.5, 2.875, -1.75, 1.125, -2.375, 0.0, 1.25],
    c2_i1: [7, 9, -2, -4],
    c2_i2: [1.875, 3.0],
    c2_o4: [1, 1, 1, 0, 1, 0, 1, 0],
}, model=c2_model, name='lsh_projection_default_FLOAT32_INT32_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_beyond_the_range_3
c3_p0 = Parameter('c3_p0', ('TENSOR_FLOAT32', [2, 4]), [-128.93169, -41.544827, -361.1446, -54.522034, 310.2533, 242.2548, 302.56076, 267.38617])
c3_i1 = Input('c3_i1', ('TENSOR_INT32', [3, 3, 2, 3]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [3]))
c3_p3 = Int32Scalar('c3_p3', 2)
c3_o4 = Output('c3_o4', ('TENSOR_INT32', [8]))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('LSH_PROJECTION', c3_p0, c3_i1, c3_i2, c3_p3).To(c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i1: [
        968226915, -92430740, -167648102, 706186800, 446014606, 340049721, 458495414, 16787488, -89932402,
        -662819864, -322949723, -1062081197, -210073079, -506174223, -983008662, 609678926, -1032154227,
        626838149, -152907152, 810440595, 87197323, 685643783, -518999559, 441742142, 1003482831, -201951625,
        477445127, -52755866, -624504683, 1028383708, 487428883, -897463170, -105898231, -488809209,
        477979916, -575276671, -394573150, 1047051973, 675375918, -765621192, 185062597, 721546232,
        -161051311, 620375506, 702535360, 867422410, 742639610, -667158860, 1056454573, 392063293, 1041085582,
        -1040350996, -1050413043, 377370308
    ],
    c3_i2: [83.12348, -463.03558, 457.87057],
    c3_o4: [0, 0, 1, 1, 1, 1, 1, 1],
}, model=c3_model, name='lsh_projection_default_FLOAT32_INT32_beyond_the_range_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_full_mantissas_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 4]))
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [2, 1, 4]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [2]))
c4_p3 = Int32Scalar('c4_p3', 2)
c4_o4 = Output('c4_o4', ('TENSOR_INT32', [12]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('LSH_PROJECTION', c4_i0, c4_i1, c4_i2, c4_p3).To(c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085
    ],
    c4_i1: [3, -8, -3, 4, -6, 7, -1, -9],
    c4_i2: [1.7969577, -0.4586326],
    c4_o4: [0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0],
}, model=c4_model, name='lsh_projection_default_FLOAT32_INT32_full_mantissas_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_nearly_equal_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [3, 2]))
c5_i1 = Input('c5_i1', ('TENSOR_INT32', [2, 2]))
c5_p2 = Parameter('c5_p2', ('TENSOR_FLOAT32', []), None)
c5_p3 = Int32Scalar('c5_p3', 1)
c5_o4 = Output('c5_o4', ('TENSOR_INT32', [3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('LSH_PROJECTION', c5_i0, c5_i1, c5_p2, c5_p3).To(c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [1.0, 1.0000002, 1.0000002, 1.0000002, 1.0, 0.9999993],
    c5_i1: [16777213, 16777216, 16777219, 16777214],
    c5_o4: [2, 0, 3],
}, model=c5_model, name='lsh_projection_default_FLOAT32_INT32_nearly_equal_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_typical_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 2]))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [3]), [-9, 6, 9])
c6_p2 = Parameter('c6_p2', ('TENSOR_FLOAT32', []), None)
c6_p3 = Int32Scalar('c6_p3', 3)
c6_o4 = Output('c6_o4', ('TENSOR_INT32', [2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('LSH_PROJECTION', c6_i0, c6_p1, c6_p2, c6_p3).To(c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [1.375, -1.625, -1.25, -1.5],
    c6_o4: [1, 6],
}, model=c6_model, name='lsh_projection_default_FLOAT32_INT32_typical_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_INT32_typical_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT32', [4, 4]))
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [3, 3]))
c7_p2 = Parameter('c7_p2', ('TENSOR_FLOAT32', [3]), [1.125, 0.5, 2.0])
c7_p3 = Int32Scalar('c7_p3', 2)
c7_o4 = Output('c7_o4', ('TENSOR_INT32', [16]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('LSH_PROJECTION', c7_i0, c7_i1, c7_p2, c7_p3).To(c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [
        -2.0, 2.0, 2.5, -1.375, 0.5, 0.0, 1.625, -0.875, -1.25, -1.5, 2.375, -2.125, -3.0, -2.25, -2.625,
        0.625
    ],
    c7_i1: [8, 9, -3, -6, 2, 4, 7, -8, -9],
    c7_o4: [1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 1, 1],
}, model=c7_model, name='lsh_projection_default_FLOAT32_INT32_typical_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_full_mantissas_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT32', [3, 2]))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.125, 69))
c8_p2 = Parameter('c8_p2', ('TENSOR_FLOAT32', []), None)
c8_p3 = Int32Scalar('c8_p3', 1)
c8_o4 = Output('c8_o4', ('TENSOR_INT32', [3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('LSH_PROJECTION', c8_i0, c8_i1, c8_p2, c8_p3).To(c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c8_i1: [11, 42, 140, 153, 44, 201],
    c8_o4: [3, 2, 0],
}, model=c8_model, name='lsh_projection_default_FLOAT32_QUANT8_ASYMM_INT32_full_mantissas_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_long_rows_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT32', [4, 17]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [4, 3]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT32', [4]))
c9_p3 = Int32Scalar('c9_p3', 2)
c9_o4 = Output('c9_o4', ('TENSOR_INT32', [68]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('LSH_PROJECTION', c9_i0, c9_i1, c9_i2, c9_p3).To(c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [
        0.25, -1.75, -0.375, 0.5, 1.875, 1.625, 1.5, 3.0, 0.125, 0.0, 1.375, 2.625, -0.125, -2.75, 2.5, 2.75,
        -3.0, -2.875, -2.125, 0.75, 0.375, 1.75, -0.75, 2.0, -2.0, -2.625, -1.125, -1.625, -1.5, -1.875,
        0.875, -0.5, -0.25, -2.375, -0.625, 0.625, -1.0, 2.25, -0.875, -1.375, 1.25, 2.125, -2.5, 2.375,
        2.875, -2.25, 1.125, -1.25, 1.0, 3.0, 1.625, 2.875, 0.375, 1.375, 2.0, -0.5, 0.875, 2.5, -1.25, -1.0,
        -0.375, 1.75, 1.25, 2.375, 2.125, -3.0, -1.125, 0.75
    ],
    c9_i1: [0.375, 0.875, -2.125, 1.25, -0.375, 0.75, 0.125, 0.625, 1.875, -0.625, -2.5, 2.125],
    c9_i2: [1.125, 0.5, 2.375, 1.75],
    c9_o4: [
        0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1,
        0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1
    ],
}, model=c9_model, name='lsh_projection_default_FLOAT32_FLOAT16_INT32_long_rows_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT32_FLOAT16_INT32_full_mantissas_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT32', [3, 4]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [2, 1, 4]))
c10_i2 = Input('c10_i2', ('TENSOR_FLOAT32', [2]))
c10_p3 = Int32Scalar('c10_p3', 2)
c10_o4 = Output('c10_o4', ('TENSOR_INT32', [12]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('LSH_PROJECTION', c10_i0, c10_i1, c10_i2, c10_p3).To(c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [
        1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502, -2.6217005, 2.4294724, 2.1965687,
        -2.3892744, -1.1735063, -0.51410085
    ],
    c10_i1: [-0.4343, 2.736, 2.21, 0.3306, -2.125, 1.335, 0.11676, 2.875],
    c10_i2: [1.7969577, -0.4586326],
    c10_o4: [0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0],
}, model=c10_model, name='lsh_projection_default_FLOAT32_FLOAT16_INT32_full_mantissas_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_FLOAT32_INT32_full_mantissas_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [3, 4]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT32', [2, 1, 4]))
c11_i2 = Input('c11_i2', ('TENSOR_FLOAT16', [2]))
c11_p3 = Int32Scalar('c11_p3', 2)
c11_o4 = Output('c11_o4', ('TENSOR_INT32', [12]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('LSH_PROJECTION', c11_i0, c11_i1, c11_i2, c11_p3).To(c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [1.44, 1.271, 1.641, 2.37, -2.682, -2.303, -2.621, 2.43, 2.197, -2.389, -1.174, -0.514],
    c11_i1: [-0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323],
    c11_i2: [1.797, -0.4587],
    c11_o4: [0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1],
}, model=c11_model, name='lsh_projection_default_FLOAT16_FLOAT32_INT32_full_mantissas_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_long_rows_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [4, 17]))
c12_i1 = Input('c12_i1', ('TENSOR_INT32', [4, 3]))
c12_i2 = Input('c12_i2', ('TENSOR_FLOAT16', [4]))
c12_p3 = Int32Scalar('c12_p3', 2)
c12_o4 = Output('c12_o4', ('TENSOR_INT32', [68]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('LSH_PROJECTION', c12_i0, c12_i1, c12_i2, c12_p3).To(c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [
        0.25, -1.75, -0.375, 0.5, 1.875, 1.625, 1.5, 3.0, 0.125, 0.0, 1.375, 2.625, -0.125, -2.75, 2.5, 2.75,
        -3.0, -2.875, -2.125, 0.75, 0.375, 1.75, -0.75, 2.0, -2.0, -2.625, -1.125, -1.625, -1.5, -1.875,
        0.875, -0.5, -0.25, -2.375, -0.625, 0.625, -1.0, 2.25, -0.875, -1.375, 1.25, 2.125, -2.5, 2.375,
        2.875, -2.25, 1.125, -1.25, 1.0, 3.0, 1.625, 2.875, 0.375, 1.375, 2.0, -0.5, 0.875, 2.5, -1.25, -1.0,
        -0.375, 1.75, 1.25, 2.375, 2.125, -3.0, -1.125, 0.75
    ],
    c12_i1: [-2, 7, 3, 9, -3, -5, 4, 2, -7, 1, -9, -1],
    c12_i2: [1.125, 0.5, 2.375, 1.75],
    c12_o4: [
        1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1,
        1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0
    ],
}, model=c12_model, name='lsh_projection_default_FLOAT16_INT32_long_rows_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_nearly_equal_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [3, 2]))
c13_i1 = Input('c13_i1', ('TENSOR_INT32', [2, 2]))
c13_p2 = Parameter('c13_p2', ('TENSOR_FLOAT16', []), None)
c13_p3 = Int32Scalar('c13_p3', 1)
c13_o4 = Output('c13_o4', ('TENSOR_INT32', [3]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('LSH_PROJECTION', c13_i0, c13_i1, c13_p2, c13_p3).To(c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c13_i0: [0.375, 1.0, -0.75, 2.625, -2.0, -2.25],
    c13_i1: [16777213, 16777216, 16777219, 16777214],
    c13_o4: [1, 2, 3],
}, model=c13_model, name='lsh_projection_default_FLOAT16_INT32_nearly_equal_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_long_rows_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [4, 17]))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 114))
c14_i2 = Input('c14_i2', ('TENSOR_FLOAT16', [4]))
c14_p3 = Int32Scalar('c14_p3', 2)
c14_o4 = Output('c14_o4', ('TENSOR_INT32', [68]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_o4)
c14_model.Operation('LSH_PROJECTION', c14_i0, c14_i1, c14_i2, c14_p3).To(c14_o4)
c14_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c14_i0: [
        0.25, -1.75, -0.375, 0.5, 1.875, 1.625, 1.5, 3.0, 0.125, 0.0, 1.375, 2.625, -0.125, -2.75, 2.5, 2.75,
        -3.0, -2.875, -2.125, 0.75, 0.375, 1.75, -0.75, 2.0, -2.0, -2.625, -1.125, -1.625, -1.5, -1.875,
        0.875, -0.5, -0.25, -2.375, -0.625, 0.625, -1.0, 2.25, -0.875, -1.375, 1.25, 2.125, -2.5, 2.375,
        2.875, -2.25, 1.125, -1.25, 1.0, 3.0, 1.625, 2.875, 0.375, 1.375, 2.0, -0.5, 0.875, 2.5, -1.25, -1.0,
        -0.375, 1.75, 1.25, 2.375, 2.125, -3.0, -1.125, 0.75
    ],
    c14_i1: [106, 11, 52, 46, 77, 132, 120, 115, 139, 34, 80, 111],
    c14_i2: [1.125, 0.25, 1.5, 2.25],
    c14_o4: [
        1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 0,
        0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1
    ],
}, model=c14_model, name='lsh_projection_default_FLOAT16_QUANT8_ASYMM_INT32_long_rows_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_long_rows_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT16', [4, 17]))
c15_i1 = Input('c15_i1', ('TENSOR_FLOAT16', [4, 3]))
c15_i2 = Input('c15_i2', ('TENSOR_FLOAT16', [4]))
c15_p3 = Int32Scalar('c15_p3', 2)
c15_o4 = Output('c15_o4', ('TENSOR_INT32', [68]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_o4)
c15_model.Operation('LSH_PROJECTION', c15_i0, c15_i1, c15_i2, c15_p3).To(c15_o4)
c15_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c15_i0: [
        0.25, -1.75, -0.375, 0.5, 1.875, 1.625, 1.5, 3.0, 0.125, 0.0, 1.375, 2.625, -0.125, -2.75, 2.5, 2.75,
        -3.0, -2.875, -2.125, 0.75, 0.375, 1.75, -0.75, 2.0, -2.0, -2.625, -1.125, -1.625, -1.5, -1.875,
        0.875, -0.5, -0.25, -2.375, -0.625, 0.625, -1.0, 2.25, -0.875, -1.375, 1.25, 2.125, -2.5, 2.375,
        2.875, -2.25, 1.125, -1.25, 1.0, 3.0, 1.625, 2.875, 0.375, 1.375, 2.0, -0.5, 0.875, 2.5, -1.25, -1.0,
        -0.375, 1.75, 1.25, 2.375, 2.125, -3.0, -1.125, 0.75
    ],
    c15_i1: [0.375, 0.875, -2.125, 1.25, -0.375, 0.75, 0.125, 0.625, 1.875, -0.625, -2.5, 2.125],
    c15_i2: [1.125, 0.5, 2.375, 1.75],
    c15_o4: [
        0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1,
        0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1
    ],
}, model=c15_model, name='lsh_projection_default_FLOAT16_INT32_long_rows_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_typical_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT16', [2, 4]))
c16_i1 = Input('c16_i1', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c16_i2 = Input('c16_i2', ('TENSOR_FLOAT16', [2]))
c16_p3 = Int32Scalar('c16_p3', 2)
c16_o4 = Output('c16_o4', ('TENSOR_INT32', [8]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_o4)
c16_model.Operation('LSH_PROJECTION', c16_i0, c16_i1, c16_i2, c16_p3).To(c16_o4)
c16_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c16_i0: [2.625, 2.5, 2.875, -1.75, 1.125, -2.375, 0.0, 1.25],
    c16_i1: [1.0, 0.75, 2.125, 1.625],
    c16_i2: [1.875, 3.0],
    c16_o4: [0, 1, 0, 0, 0, 0, 1, 1],
}, model=c16_model, name='lsh_projection_default_FLOAT16_INT32_typical_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_beyond_the_range_17
c17_p0 = Parameter('c17_p0', ('TENSOR_FLOAT16', [2, 4]), [-128.9, -41.53, -361.2, -54.53, 310.2, 242.2, 302.5, 267.5])
c17_i1 = Input('c17_i1', ('TENSOR_FLOAT16', [3, 3, 2, 3]))
c17_i2 = Input('c17_i2', ('TENSOR_FLOAT16', [3]))
c17_p3 = Int32Scalar('c17_p3', 2)
c17_o4 = Output('c17_o4', ('TENSOR_INT32', [8]))
c17_model = Model()
c17_model.AddOperand(c17_p0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_o4)
c17_model.Operation('LSH_PROJECTION', c17_p0, c17_i1, c17_i2, c17_p3).To(c17_o4)
c17_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c17_i1: [
        -43.03, 328.8, 158.4, 7.816, -308.8, -494.5, -235.8, 284.0, 292.0, 377.5, 319.2, 205.8, -94.06,
        -24.56, 479.0, -418.0, -227.6, -268.0, 487.5, -356.5, 336.0, 289.0, 404.0, -310.8, 182.6, -484.5,
        175.8, -121.1, 148.9, -481.8, 225.4, 313.5, -165.2, -304.8, -236.8, 127.2, 412.5, -304.0, -65.4,
        -75.8, -408.2, 121.25, 98.9, -475.5, -24.75, -297.8, 265.8, 177.8, 475.5, 326.2, 399.8, -434.0,
        -454.5, -424.5
    ],
    c17_i2: [83.1, -463.0, 457.8],
    c17_o4: [0, 1, 1, 1, 0, 0, 1, 0],
}, model=c17_model, name='lsh_projection_default_FLOAT16_INT32_beyond_the_range_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_full_mantissas_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT16', [3, 4]))
c18_i1 = Input('c18_i1', ('TENSOR_FLOAT16', [2, 1, 4]))
c18_i2 = Input('c18_i2', ('TENSOR_FLOAT16', [2]))
c18_p3 = Int32Scalar('c18_p3', 2)
c18_o4 = Output('c18_o4', ('TENSOR_INT32', [12]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_o4)
c18_model.Operation('LSH_PROJECTION', c18_i0, c18_i1, c18_i2, c18_p3).To(c18_o4)
c18_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c18_i0: [1.44, 1.271, 1.641, 2.37, -2.682, -2.303, -2.621, 2.43, 2.197, -2.389, -1.174, -0.514],
    c18_i1: [-0.4343, 2.736, 2.21, 0.3306, -2.125, 1.335, 0.11676, 2.875],
    c18_i2: [1.797, -0.4587],
    c18_o4: [0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0],
}, model=c18_model, name='lsh_projection_default_FLOAT16_INT32_full_mantissas_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_typical_19
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT16', [4, 4]))
c19_i1 = Input('c19_i1', ('TENSOR_FLOAT16', [3, 3]))
c19_p2 = Parameter('c19_p2', ('TENSOR_FLOAT16', [3]), [1.125, 0.5, 2.0])
c19_p3 = Int32Scalar('c19_p3', 2)
c19_o4 = Output('c19_o4', ('TENSOR_INT32', [16]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_o4)
c19_model.Operation('LSH_PROJECTION', c19_i0, c19_i1, c19_p2, c19_p3).To(c19_o4)
c19_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c19_i0: [
        -2.0, 2.0, 2.5, -1.375, 0.5, 0.0, 1.625, -0.875, -1.25, -1.5, 2.375, -2.125, -3.0, -2.25, -2.625,
        0.625
    ],
    c19_i1: [2.375, -0.375, -2.875, -0.5, 0.25, 0.125, -0.25, -0.625, -0.125],
    c19_o4: [0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0],
}, model=c19_model, name='lsh_projection_default_FLOAT16_INT32_typical_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# lsh_projection_default_FLOAT16_INT32_typical_20
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT16', [2, 2]))
c20_p1 = Parameter('c20_p1', ('TENSOR_FLOAT16', [3]), [2.75, 1.625, 2.375])
c20_p2 = Parameter('c20_p2', ('TENSOR_FLOAT16', []), None)
c20_p3 = Int32Scalar('c20_p3', 3)
c20_o4 = Output('c20_o4', ('TENSOR_INT32', [2]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_o4)
c20_model.Operation('LSH_PROJECTION', c20_i0, c20_p1, c20_p2, c20_p3).To(c20_o4)
c20_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c20_i0: [1.375, -1.625, -1.25, -1.5],
    c20_o4: [0, 5],
}, model=c20_model, name='lsh_projection_default_FLOAT16_INT32_typical_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
