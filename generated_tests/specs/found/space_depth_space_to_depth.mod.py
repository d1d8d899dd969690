from math import inf, nan

import numpy as np

# space_to_depth_default_FLOAT32_typical_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 2, 2, 2]))
c0_p1 = Int32Scalar('c0_p1', 1)
c0_p2 = BoolScalar('c0_p2', True)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [4, 2, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('SPACE_TO_DEPTH', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        0.125, 2.875, 0.375, -1.375, -1.875, 1.375, -1.625, -1.25, -1.75, -1.0, 2.5, -2.75, 0.0, 0.75, 1.875,
        1.75, -2.625, 2.0, 1.5, -0.75, -3.0, 0.25, 0.5, 1.125, -0.25, -0.125, -0.5, 1.0, -2.375, -0.625, -2.5,
        0.875
    ],
    c0_o3: [
        0.125, 2.875, 0.375, -1.375, -1.875, 1.375, -1.625, -1.25, -1.75, -1.0, 2.5, -2.75, 0.0, 0.75, 1.875,
        1.75, -2.625, 2.0, 1.5, -0.75, -3.0, 0.25, 0.5, 1.125, -0.25, -0.125, -0.5, 1.0, -2.375, -0.625, -2.5,
        0.875
    ],
}, model=c0_model, name='space_to_depth_default_FLOAT32_typical_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# space_to_depth_default_FLOAT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [4, 1, 2, 2]))
c1_p1 = Int32Scalar('c1_p1', 1)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [4, 1, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('SPACE_TO_DEPTH', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        0.6387915, -1.0630008, 2.7255864, 1.2665157, 1.2644073, 2.8715298, -1.2511219, 1.0810783, 0.68844926,
        -0.53032005, 2.1643207, -1.3959475, -2.5211322, -0.732705, 2.759164, -2.6306355
    ],
    c1_o2: [
        0.6387915, -1.0630008, 2.7255864, 1.2665157, 1.2644073, 2.8715298, -1.2511219, 1.0810783, 0.68844926,
        -0.53032005, 2.1643207, -1.3959475, -2.5211322, -0.732705, 2.759164, -2.6306355
    ],
}, model=c1_model, name='space_to_depth_default_FLOAT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# space_to_depth_default_FLOAT32_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 4, 4, 2]))
c2_p1 = Int32Scalar('c2_p1', 2)
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [3, 2, 2, 8]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('SPACE_TO_DEPTH', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        -128.93169, -41.544827, -361.1446, -54.522034, 310.2533, 242.2548, 302.56076, 267.38617, -267.6137,
        -15.073994, -445.67163, 101.80337, 14.868174, 466.06665, 493.84592, -416.3957, -384.52994, -479.30157,
        -340.8694, 176.60779, -389.66592, 471.68167, -24.368834, -13.713306, -30.611465, -172.22937,
        -7.8213086, -374.18903, 293.36368, -197.20892, -398.5764, 397.0219, -309.96973, -125.364044,
        470.56866, 234.55817, 391.2747, -364.49466, -410.8438, 41.011078, -262.49942, -466.51123, 279.94165,
        -44.182587, 45.946472, -358.31613, 106.706276, 103.944115, -338.03784, 113.16748, -479.1745,
        290.07993, 332.48605, 130.90424, 119.15498, -236.67055, 418.4467, 178.28998, 38.55855, -63.099426,
        251.56296, 127.30279, 327.36835, 71.11753, -89.494095, 192.19444, -95.28175, -262.633, -327.4982,
        -348.27866, -10.719099, 51.136833, 71.309006, 476.78415, 236.10428, -11.627803, -426.18475,
        -471.97668, 241.69049, 440.78058, -168.253, 82.575584, -419.4903, -60.11947, -86.99916, 372.63257,
        109.604866, 149.53445, 233.16531, -244.25348, -395.15442, -54.677135, -421.58945, 186.21228,
        -132.8534, 322.19345
    ],
    c2_o2: [
        -128.93169, -41.544827, -361.1446, -54.522034, -267.6137, -15.073994, -445.67163, 101.80337, 310.2533,
        242.2548, 302.56076, 267.38617, 14.868174, 466.06665, 493.84592, -416.3957, -384.52994, -479.30157,
        -340.8694, 176.60779, -30.611465, -172.22937, -7.8213086, -374.18903, -389.66592, 471.68167,
        -24.368834, -13.713306, 293.36368, -197.20892, -398.5764, 397.0219, -309.96973, -125.364044,
        470.56866, 234.55817, -262.49942, -466.51123, 279.94165, -44.182587, 391.2747, -364.49466, -410.8438,
        41.011078, 45.946472, -358.31613, 106.706276, 103.944115, -338.03784, 113.16748, -479.1745, 290.07993,
        418.4467, 178.28998, 38.55855, -63.099426, 332.48605, 130.90424, 119.15498, -236.67055, 251.56296,
        127.30279, 327.36835, 71.11753, -89.494095, 192.19444, -95.28175, -262.633, 71.309006, 476.78415,
        236.10428, -11.627803, -327.4982, -348.27866, -10.719099, 51.136833, -426.18475, -471.97668,
        241.69049, 440.78058, -168.253, 82.575584, -419.4903, -60.11947, 233.16531, -244.25348, -395.15442,
        -54.677135, -86.99916, 372.63257, 109.604866, 149.53445, -421.58945, 186.21228, -132.8534, 322.19345
    ],
}, model=c2_model, name='space_to_depth_default_FLOAT32_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# space_to_depth_default_QUANT8_ASYMM_beyond_the_range_3
c3_p0 = Parameter('c3_p0', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 3], 0.375, 139), [
        0, 255, 0, 0, 0, 255, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0, 255, 255,
        0, 255, 0, 255, 255, 0, 255, 0, 0, 255
    ])
c3_p1 = Int32Scalar('c3_p1', 1)
c3_o2 = Output('c3_o2', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 3], 0.375, 139))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('SPACE_TO_DEPTH', c3_p0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_o2: [
        0, 255, 0, 0, 0, 255, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0, 255, 255,
        0, 255, 0, 255, 255, 0, 255, 0, 0, 255
    ],
}, model=c3_model, name='space_to_depth_default_QUANT8_ASYMM_beyond_the_range_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# space_to_depth_default_FLOAT16_equal_values_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [3, 2, 4, 3]))
c4_p1 = Int32Scalar('c4_p1', 2)
c4_p2 = BoolScalar('c4_p2', False)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT16', [3, 1, 2, 12]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('SPACE_TO_DEPTH', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 3.0, 1.0, 1.0, 3.0, 3.0, 3.0,
        1.0, 3.0, 2.0, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0, 2.0, 3.0, 2.0, 2.0, 3.0, 2.0, 2.0, 1.0, 1.0, 3.0, 1.0,
        1.0, 3.0, 2.0, 2.0, 3.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 3.0, 3.0, 3.0, 1.0, 1.0, 3.0, 2.0, 1.0, 2.0,
        3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 1.0, 1.0, 1.0, 3.0, 2.0, 3.0
    ],
    c4_o3: [
        1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 1.0, 3.0, 3.0, 1.0, 1.0, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0, 1.0, 3.0, 3.0,
        1.0, 3.0, 2.0, 3.0, 3.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 1.0, 3.0, 3.0, 2.0, 2.0, 3.0,
        2.0, 2.0, 2.0, 2.0, 3.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, 3.0, 3.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0,
        1.0, 1.0, 3.0, 2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 2.0, 3.0
    ],
}, model=c4_model, name='space_to_depth_default_FLOAT16_equal_values_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# space_to_depth_default_FLOAT16_typical_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 2, 2, 4]))
c5_p1 = Int32Scalar('c5_p1', 1)
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT16', [1, 2, 2, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('SPACE_TO_DEPTH', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        -1.75, -0.75, 2.0, 2.875, 2.5, 0.875, -0.5, 2.125, 1.0, 1.25, 0.75, -2.625, 0.375, 2.375, -3.0, 0.625
    ],
    c5_o2: [
        -1.75, -0.75, 2.0, 2.875, 2.5, 0.875, -0.5, 2.125, 1.0, 1.25, 0.75, -2.625, 0.375, 2.375, -3.0, 0.625
    ],
}, model=c5_model, name='space_to_depth_default_FLOAT16_typical_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# space_to_depth_default_QUANT8_ASYMM_SIGNED_beyond_the_range_6
c6_p0 = Parameter('c6_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 3], 0.375, 11), [
        -128, 127, -128, -128, -128, 127, -128, 127, -128, -128, -128, 127, 127, 127, 127, 127, 127, -128,
        -128, 127, -128, -128, -128, -128, 127, 127, -128, 127, -128, 127, 127, -128, 127, -128, -128, 127
    ])
c6_p1 = Int32Scalar('c6_p1', 1)
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 3], 0.375, 11))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('SPACE_TO_DEPTH', c6_p0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_o2: [
        -128, 127, -128, -128, -128, 127, -128, 127, -128, -128, -128, 127, 127, 127, 127, 127, 127, -128,
        -128, 127, -128, -128, -128, -128, 127, 127, -128, 127, -128, 127, 127, -128, 127, -128, -128, 127
    ],
}, model=c6_model, name='space_to_depth_default_QUANT8_ASYMM_SIGNED_beyond_the_range_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
