from math import inf, nan

import numpy as np

# bidirectional_sequence_rnn_separate_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 1, 3]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [4, 3]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [4, 4]))
c0_i3 = Input('c0_i3', ('TENSOR_FLOAT32', [4]))
c0_i4 = Input('c0_i4', ('TENSOR_FLOAT32', [2, 4]))
c0_i5 = Input('c0_i5', ('TENSOR_FLOAT32', [3, 3]))
c0_i6 = Input('c0_i6', ('TENSOR_FLOAT32', [3, 3]))
c0_i7 = Input('c0_i7', ('TENSOR_FLOAT32', [3]))
c0_i8 = Input('c0_i8', ('TENSOR_FLOAT32', [2, 3]))
c0_i9 = Input('c0_i9', ('TENSOR_FLOAT32', [2, 1, 4]))
c0_i10 = Input('c0_i10', ('TENSOR_FLOAT32', [4, 4]))
c0_i11 = Input('c0_i11', ('TENSOR_FLOAT32', [3, 4]))
c0_p12 = Int32Scalar('c0_p12', 0)
c0_p13 = BoolScalar('c0_p13', False)
c0_p14 = BoolScalar('c0_p14', False)
c0_o15 = Output('c0_o15', ('TENSOR_FLOAT32', [2, 1, 4]))
c0_o16 = Output('c0_o16', ('TENSOR_FLOAT32', [2, 1, 3]))
c0_o17 = Output('c0_o17', ('TENSOR_FLOAT32', [2, 4]))
c0_o18 = Output('c0_o18', ('TENSOR_FLOAT32', [2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_i3)
c0_model.AddOperand(c0_i4)
c0_model.AddOperand(c0_i5)
c0_model.AddOperand(c0_i6)
c0_model.AddOperand(c0_i7)
c0_model.AddOperand(c0_i8)
c0_model.AddOperand(c0_i9)
c0_model.AddOperand(c0_i10)
c0_model.AddOperand(c0_i11)
c0_model.AddOperand(c0_p12)
c0_model.AddOperand(c0_p13)
c0_model.AddOperand(c0_p14)
c0_model.AddOperand(c0_o15)
c0_model.AddOperand(c0_o16)
c0_model.AddOperand(c0_o17)
c0_model.AddOperand(c0_o18)
c0_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c0_i0, c0_i1, c0_i2, c0_i3, c0_i4, c0_i5, c0_i6, c0_i7, c0_i8, c0_i9, c0_i10, c0_i11, c0_p12, c0_p13, c0_p14).To(c0_o15, c0_o16, c0_o17, c0_o18)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c0_i1: [
        -0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323, 1.4089936,
        -1.3087217, 1.1842276, 1.4615195
    ],
    c0_i2: [
        1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206, 1.0071114,
        -0.37962425, 2.399957, 1.6504638, -0.40747213, 2.52051, -1.8227844, 0.51317924
    ],
    c0_i3: [1.3880163, -1.2436854, 1.3844392, 1.1408968],
    c0_i4: [1.9621854, 1.7970264, -1.1335955, 0.6430166, -1.2802007, -0.86660665, 0.9993712, -2.2835329],
    c0_i5: [
        1.290055, -0.42315394, 1.5486767, -1.9997642, -1.7956364, -0.50747174, 0.21756476, 2.2881534,
        0.0008097561
    ],
    c0_i6: [2.4370828, 1.7647561, 2.7035837, 1.990544, -1.8369042, 0.72990525, 2.2424626, 2.369689, -1.8496383],
    c0_i7: [1.4628782, -1.3017099, 0.64233035],
    c0_i8: [2.515915, 0.26265046, -2.7364676, 1.3165338, 2.6647334, 2.6897728],
    c0_i9: [-0.96106106, -2.1272986, 1.006723, -1.8528556, 0.3893734, 0.19318135, 2.86087, -0.4129481],
    c0_i10: [
        1.469733, 2.1889973, -1.5453745, 0.47451878, -1.516039, -0.798894, -1.9825493, -2.6858861, 1.8545879,
        1.5820435, -2.9737072, 0.043338034, -1.5139953, 1.217632, -0.22710356, -1.5586631
    ],
    c0_i11: [
        -0.26898342, 2.853211, -1.8822342, -0.4057583, -2.854108, -1.7300944, -0.6337016, -0.003386579,
        -1.9983442, -2.7514014, 0.9833177, -2.0214202
    ],
    c0_o15: [2.0256655, 1.8332901, -1.0670086, 10.810246, -22.134504, -0.08045492, -19.123295, -13.517539],
    c0_o16: [-2.4344134, 1.0221258, 27.701767, 12.500266, -3.6211212, 1.6476009],
    c0_o17: [2.0256655, 1.8332901, -1.0670086, 10.810246, -22.134504, -0.08045492, -19.123295, -13.517539],
    c0_o18: [-2.4344134, 1.0221258, 27.701767, 12.500266, -3.6211212, 1.6476009],
}, model=c0_model, name='bidirectional_sequence_rnn_separate_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# bidirectional_sequence_rnn_merged_FLOAT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 1, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [4, 3]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [4, 4]))
c1_i3 = Input('c1_i3', ('TENSOR_FLOAT32', [4]))
c1_i4 = Input('c1_i4', ('TENSOR_FLOAT32', [2, 4]))
c1_i5 = Input('c1_i5', ('TENSOR_FLOAT32', [3, 3]))
c1_i6 = Input('c1_i6', ('TENSOR_FLOAT32', [3, 3]))
c1_i7 = Input('c1_i7', ('TENSOR_FLOAT32', [3]))
c1_i8 = Input('c1_i8', ('TENSOR_FLOAT32', [2, 3]))
c1_i9 = Input('c1_i9', ('TENSOR_FLOAT32', [2, 1, 4]))
c1_i10 = Input('c1_i10', ('TENSOR_FLOAT32', [4, 4]))
c1_i11 = Input('c1_i11', ('TENSOR_FLOAT32', [3, 4]))
c1_p12 = Int32Scalar('c1_p12', 0)
c1_p13 = BoolScalar('c1_p13', False)
c1_p14 = BoolScalar('c1_p14', True)
c1_o15 = Output('c1_o15', ('TENSOR_FLOAT32', [2, 1, 7]))
c1_o16 = Output('c1_o16', ('TENSOR_FLOAT32', [2, 4]))
c1_o17 = Output('c1_o17', ('TENSOR_FLOAT32', [2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_i3)
c1_model.AddOperand(c1_i4)
c1_model.AddOperand(c1_i5)
c1_model.AddOperand(c1_i6)
c1_model.AddOperand(c1_i7)
c1_model.AddOperand(c1_i8)
c1_model.AddOperand(c1_i9)
c1_model.AddOperand(c1_i10)
c1_model.AddOperand(c1_i11)
c1_model.AddOperand(c1_p12)
c1_model.AddOperand(c1_p13)
c1_model.AddOperand(c1_p14)
c1_model.AddOperand(c1_o15)
c1_model.AddOperand(c1_o16)
c1_model.AddOperand(c1_o17)
c1_model.Operation('BIDIRECTIONAL_SEQUENCE_RNN', c1_i0, c1_i1, c1_i2, c1_i3, c1_i4, c1_i5, c1_i6, c1_i7, c1_i8, c1_i9, c1_i10, c1_i11, c1_p12, c1_p13, c1_p14).To(c1_o15, c1_o16, c1_o17)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c1_i1: [
        -0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323, 1.4089936,
        -1.3087217, 1.1842276, 1.4615195
    ],
    c1_i2: [
        1.7969577, -0.4586326, 1.5493581, 2.6637166, 1.2394569, -2.495635, 0.31747645, -0.9483206, 1.0071114,
        -0.37962425, 2.399957, 1.6504638, -0.40747213, 2.52051, -1.8227844, 0.51317924
    ],
    c1_i3: [1.3880163, -1.2436854, 1.3844392, 1.1408968],
    c1_i4: [1.9621854, 1.7970264, -1.1335955, 0.6430166, -1.2802007, -0.86660665, 0.9993712, -2.2835329],
    c1_i5: [
        1.290055, -0.42315394, 1.5486767, -1.9997642, -1.7956364, -0.50747174, 0.21756476, 2.2881534,
        0.0008097561
    ],
    c1_i6: [2.4370828, 1.7647561, 2.7035837, 1.990544, -1.8369042, 0.72990525, 2.2424626, 2.369689, -1.8496383],
    c1_i7: [1.4628782, -1.3017099, 0.64233035],
    c1_i8: [2.515915, 0.26265046, -2.7364676, 1.3165338, 2.6647334, 2.6897728],
    c1_i9: [-0.96106106, -2.1272986, 1.006723, -1.8528556, 0.3893734, 0.19318135, 2.86087, -0.4129481],
    c1_i10: [
        1.469733, 2.1889973, -1.5453745, 0.47451878, -1.516039, -0.798894, -1.9825493, -2.6858861, 1.8545879,
        1.5820435, -2.9737072, 0.043338034, -1.5139953, 1.217632, -0.22710356, -1.5586631
    ],
    c1_i11: [
        -0.26898342, 2.853211, -1.8822342, -0.4057583, -2.854108, -1.7300944, -0.6337016, -0.003386579,
        -1.9983442, -2.7514014, 0.9833177, -2.0214202
    ],
    c1_o15: [
        2.0256655, 1.8332901, -1.0670086, 10.810246, -2.4344134, 1.0221258, 27.701767, -22.134504,
        -0.08045492, -19.123295, -13.517539, 12.500266, -3.6211212, 1.6476009
    ],
    c1_o16: [2.0256655, 1.8332901, -1.0670086, 10.810246, -22.134504, -0.08045492, -19.123295, -13.517539],
    c1_o17: [-2.4344134, 1.0221258, 27.701767, 12.500266, -3.6211212, 1.6476009],
}, model=c1_model, name='bidirectional_sequence_rnn_merged_FLOAT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
