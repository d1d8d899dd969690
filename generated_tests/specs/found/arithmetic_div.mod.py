from math import inf, nan

import numpy as np

# div_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 1]))
c0_p2 = Int32Scalar('c0_p2', 2)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('DIV', c0_i0, c0_i1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_i1: [-0.43432984, 2.737115, 2.2114508],
    c0_o3: [-1.0, -1.0, 0.59934384, 0.86539805, -1.0, -1.0],
}, model=c0_model, name='div_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [2, 3, 2, 3]), [
        -66.97157, 37.49593, -193.71092, -311.386, -256.28992, 56.384167, -372.83142, -57.492306, -88.348526,
        -481.2916, 109.30813, -120.5501, 259.60422, 462.7259, 463.8931, 134.27144, -480.88815, 280.68686,
        336.365, -466.72214, -14.544553, -413.8896, 293.48703, 324.49216, 257.88882, -338.77237, -416.54672,
        -255.62148, 286.93378, 477.85693, -147.69218, 391.7042, -253.61774, -333.12497, -380.0636, -209.77177
    ])
c1_p2 = Int32Scalar('c1_p2', 0)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [2, 3, 2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('DIV', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        89.1924, -7.802949, 211.39676, 442.2744, -58.325584, -250.0783, -372.3977, 76.21026, -26.56736,
        359.88058, -312.95905, 112.41854
    ],
    c1_o3: [
        -1.3317949, 2.3787222, -0.46044073, 0.025058767, 0.03044579, -0.138389, -0.5670036, -3.6769574,
        -2.3927593, -0.9189323, 4.0461254, -3.6688015, -0.22467117, -0.1260478, -0.12573066, -1.8624831,
        0.5200342, -0.8909512, -1.1071239, 0.79790026, 25.60393, -0.18413186, 0.25967163, 0.23486009,
        -0.10301866, 0.07842245, 0.063780025, -1.4078652, 1.2542287, 0.7531137, 2.1189952, -0.79896784,
        1.2339793, -0.33746657, -0.29578876, -0.5359088
    ],
}, model=c1_model, name='div_default_FLOAT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_FLOAT16_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [3, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT16', [3, 1]))
c2_p2 = Int32Scalar('c2_p2', 2)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT16', [3, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('DIV', c2_i0, c2_i1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [1.44, 1.271, 1.641, 2.37, -2.682, -2.303],
    c2_i1: [-0.4343, 2.736, 2.21],
    c2_o3: [-1.0, -1.0, 0.5996, 0.8657, -1.0, -1.0],
}, model=c2_model, name='div_default_FLOAT16_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_nearly_equal_3
c3_p0 = Parameter('c3_p0', ('TENSOR_INT32', [1, 1, 1, 2]), [16777216, 16777218])
c3_i1 = Input('c3_i1', ('TENSOR_INT32', [1, 2]))
c3_p2 = Int32Scalar('c3_p2', 0)
c3_o3 = Output('c3_o3', ('TENSOR_INT32', [1, 1, 1, 2]))
c3_model = Model()
c3_model.AddOperand(c3_p0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('DIV', c3_p0, c3_i1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i1: [16777217, 16777216],
    c3_o3: [0, 1],
}, model=c3_model, name='div_default_INT32_nearly_equal_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_beyond_the_range_4
c4_i0 = Input('c4_i0', ('TENSOR_INT32', [1, 3, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [2, 1, 3, 1]))
c4_p2 = Int32Scalar('c4_p2', 0)
c4_o3 = Output('c4_o3', ('TENSOR_INT32', [2, 1, 3, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('DIV', c4_i0, c4_i1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-414382487, -467183258, -962927104],
    c4_i1: [-1059888061, -97574983, -37483646, 828051542, 732124207, 713966334],
    c4_o3: [0, 4, 25, -1, -1, -2],
}, model=c4_model, name='div_default_INT32_beyond_the_range_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# div_default_INT32_beyond_the_range_5
c5_i0 = Input('c5_i0', ('TENSOR_INT32', [2, 3, 2, 1]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [2, 3, 2, 3]), [
        -951863030, -143820365, 897442613, 80521897, 440639371, -415991049, -732291322, -668696308, 693706915,
        -550378383, -787180185, 121084072, -975045955, -800649408, 843372199, -123463790, 832707408,
        -189727023, -907392322, -1033565852, -1003712119, 234737417, -66916394, -258879373, -26664671,
        557495808, -966551023, 993696298, -580164986, 996202846, -318733450, 288345727, 760259921,
        -1032699448, -101200884, 602770433
    ])
c5_p2 = Int32Scalar('c5_p2', 0)
c5_o3 = Output('c5_o3', ('TENSOR_INT32', [2, 3, 2, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('DIV', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        -893344782, 191539221, -29970894, -16756706, -851881314, 453971082, -910647095, 949777062, -532618142,
        -125253243, -164863083, -537039029
    ],
    c5_o3: [
        0, 6, -1, 2, 0, -1, 0, 0, -1, 0, 0, -1, 0, 1, -2, -4, 0, -3, 1, 0, 0, 4, -15, -4, 19, -1, 0, -1, 0,
        -1, 0, -1, -1, 0, 5, -1
    ],
}, model=c5_model, name='div_default_INT32_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
