from math import inf, nan

import numpy as np

# less_default_FLOAT32_BOOL8_beyond_the_range_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 1]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 3, 3, 2]))
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [3, 3, 3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('LESS', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [-462.1757, -247.53925, -64.73075],
    c0_i1: [
        286.16364, -192.26819, 414.77692, 218.24803, -139.42285, 22.32266, 329.27554, 148.80615, -416.64612,
        60.64884, -176.01495, -47.731033, 495.51614, 172.11418, 152.70992, -133.54446, -45.85393, 173.69588,
        -359.05646, -74.09576, -232.8491, 123.53063, 252.15091, 29.809893, 376.63812, 1.2798032, 123.69716,
        213.01659, -438.62183, 212.62685, 308.74167, -176.4782, -145.59615, -181.6479, 29.15983, -167.24506,
        403.14307, 153.21547, -276.97354, -305.07843, -323.0123, 36.963596, -139.9789, 2.8719249, -70.16891,
        -491.46756, -483.5674, -428.3766, -33.38497, 182.68779, -334.61234, 345.22302, -182.43259, 453.53195
    ],
    c0_o2: [
        True, True, True, True, False, True, True, True, False, True, False, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, False, True, True, True, True,
        True, True, False, True, True, False, False, False, True, True, True, True, False, False, False, True,
        True, False, True, False, True
    ],
}, model=c0_model, name='less_default_FLOAT32_BOOL8_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 2, 1]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [2, 4]))
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('LESS', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [0.9999995, 0.99999976],
    c1_i1: [0.9999995, 0.9999995, 0.99999976, 0.9999993, 0.99999905, 0.99999976, 1.0000005, 0.9999993],
    c1_o2: [False, False, True, False, False, False, True, False],
}, model=c1_model, name='less_default_FLOAT32_BOOL8_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [3, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT16', [3, 3, 3, 2]))
c2_o2 = Output('c2_o2', ('TENSOR_BOOL8', [3, 3, 3, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('LESS', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-462.2, -247.5, -64.75],
    c2_i1: [
        286.2, -192.2, 414.8, 218.2, -139.4, 22.33, 329.2, 148.8, -416.8, 60.66, -176.0, -47.72, 495.5, 172.1,
        152.8, -133.5, -45.84, 173.8, -359.0, -74.1, -232.9, 123.5, 252.1, 29.81, 376.8, 1.28, 123.7, 213.0,
        -438.5, 212.6, 308.8, -176.5, -145.6, -181.6, 29.16, -167.2, 403.2, 153.2, -277.0, -305.0, -323.0,
        36.97, -140.0, 2.871, -70.2, -491.5, -483.5, -428.5, -33.38, 182.8, -334.5, 345.2, -182.4, 453.5
    ],
    c2_o2: [
        True, True, True, True, False, True, True, True, False, True, False, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, False, True, True, True, True,
        True, True, False, True, True, False, False, False, True, True, True, True, False, False, False, True,
        True, False, True, False, True
    ],
}, model=c2_model, name='less_default_FLOAT16_BOOL8_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.25, 177))
c3_i1 = Input('c3_i1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 128))
c3_o2 = Output('c3_o2', ('TENSOR_BOOL8', [2, 17]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('LESS', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        178, 177, 178, 176, 176, 176, 178, 177, 178, 176, 176, 177, 178, 176, 178, 176, 178, 177, 178, 176,
        177, 178, 176, 178, 176, 178, 176, 177, 178, 176, 178, 178, 176, 176
    ],
    c3_i1: [
        129, 127, 128, 128, 128, 127, 128, 129, 128, 128, 129, 128, 128, 128, 127, 127, 128, 129, 128, 128,
        128, 127, 128, 129, 128, 129, 128, 128, 128, 127, 128, 127, 128, 128
    ],
    c3_o2: [
        True, False, False, True, True, False, False, True, False, True, True, False, False, True, False,
        False, False, True, False, True, False, False, True, True, True, True, True, False, False, False,
        False, False, True, True
    ],
}, model=c3_model, name='less_default_QUANT8_ASYMM_BOOL8_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_beyond_the_range_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.4375, 128))
c4_i1 = Input('c4_i1', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.1875, 128))
c4_o2 = Output('c4_o2', ('TENSOR_BOOL8', [4, 3]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('LESS', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [0, 255, 0],
    c4_i1: [0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255],
    c4_o2: [True, False, True, True, False, True, True, False, True, True, False, True],
}, model=c4_model, name='less_default_QUANT8_ASYMM_BOOL8_beyond_the_range_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_full_mantissas_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.3125, 128))
c5_p1 = Parameter('c5_p1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.5, 128), [127, 129, 128])
c5_o2 = Output('c5_o2', ('TENSOR_BOOL8', [3, 2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('LESS', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [128, 128, 127, 128, 129, 128],
    c5_o2: [False, False, True, True, False, False],
}, model=c5_model, name='less_default_QUANT8_ASYMM_BOOL8_full_mantissas_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 1], 0.25, 128))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1, 1], 0.3125, 128))
c6_o2 = Output('c6_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('LESS', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [127, 129, 129, 127],
    c6_i1: [128, 128, 127, 128, 129, 128, 128, 127],
    c6_o2: [True, True, False, False, True, False, True, False],
}, model=c6_model, name='less_default_QUANT8_ASYMM_BOOL8_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_beyond_the_range_7
c7_i0 = Input('c7_i0', ('TENSOR_INT32', [3, 1]))
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [3, 3, 3, 2]))
c7_o2 = Output('c7_o2', ('TENSOR_BOOL8', [3, 3, 3, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('LESS', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [-722442428, -992514760, -933187814],
    c7_i1: [
        -731498354, 614531749, -291415493, -412892784, -889417219, 890726622, -501637491, 468684076,
        -489472941, -299408283, -179044509, 47937546, 1023361654, 707113811, 949319429, 319558765, 1067944062,
        -894740718, -946188171, 130242398, -591373359, -377989246, -894617097, -102501614, 486000402,
        1064112784, -489229724, 369612403, -483052303, 327942044, 507550526, -286784547, 720570663, -98470570,
        -620507317, 373009059, -544149346, -771067866, -148994635, -159119421, -647545914, -500039664,
        -524615362, 265280007, -425488334, 541489939, -247601667, 64016255, 46500081, 808824222, 504852406,
        2748356, 288945157, 265637626
    ],
    c7_o2: [
        False, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, False, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, False, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True
    ],
}, model=c7_model, name='less_default_INT32_BOOL8_beyond_the_range_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_nearly_equal_8
c8_i0 = Input('c8_i0', ('TENSOR_BOOL8', [1, 2, 1]))
c8_i1 = Input('c8_i1', ('TENSOR_BOOL8', [2, 4]))
c8_o2 = Output('c8_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('LESS', c8_i0, c8_i1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [False, True],
    c8_i1: [True, False, False, True, True, False, True, False],
    c8_o2: [True, False, False, True, False, False, False, False],
}, model=c8_model, name='less_default_BOOL8_nearly_equal_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_9
c9_p0 = Parameter('c9_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.1875, -86), [
        -87, -85, -86, -87, -85, -85, -86, -85, -87, -87, -86, -87, -85, -87, -85, -87, -85, -87, -85, -86,
        -85, -87, -87, -85, -86, -87, -85, -86, -85, -87, -87, -87, -86, -85
    ])
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.0625, 0))
c9_o2 = Output('c9_o2', ('TENSOR_BOOL8', [2, 17]))
c9_model = Model()
c9_model.AddOperand(c9_p0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('LESS', c9_p0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i1: [-2, 0, 2, -4, 4, -2, -4, 0, 2, 4, -2, -4, 4, 0, 2, 4, -4],
    c9_o2: [
        True, False, True, False, True, False, False, False, True, True, False, False, True, True, False,
        True, False, True, False, True, False, True, True, False, False, True, True, False, False, True, True,
        True, True, False
    ],
}, model=c9_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_long_rows_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_beyond_the_range_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.4375, 0))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.1875, 0))
c10_o2 = Output('c10_o2', ('TENSOR_BOOL8', [4, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('LESS', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [-128, 127, -128],
    c10_i1: [-128, -128, 127, 127, 127, -128, -128, -128, 127, -128, -128, 127],
    c10_o2: [True, False, True, True, False, True, True, False, True, True, False, True],
}, model=c10_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_beyond_the_range_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.25, 0))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 1, 1], 0.3125, 0))
c11_o2 = Output('c11_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('LESS', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [-1, 1, 1, -1],
    c11_i1: [0, 0, -1, 0, 1, 0, 0, -1],
    c11_o2: [True, True, False, False, True, False, True, False],
}, model=c11_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_full_mantissas_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
