from math import inf, nan

import numpy as np

# heatmap_max_keypoint_default_FLOAT32_beyond_the_range_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [1, 3, 4, 4]), [
        315.3266, 222.4906, -484.00153, -393.38458, 273.3325, -470.69876, 230.55734, -448.3411, 382.47647,
        376.51123, -402.79224, -429.18958, -224.12772, -193.43703, -191.8458, -237.89262, 198.92906,
        134.40077, -472.88675, -431.5495, -415.14255, -191.0727, 239.1931, -132.64078, -449.84583, -135.4557,
        -129.65056, -205.93091, -170.71973, -261.35266, -137.0278, 147.42343, -404.39764, -290.6876,
        -240.91281, -76.370186, -236.09146, 43.91597, 213.69975, 236.33528, -82.06094, -24.704494, -42.485935,
        121.1203, 146.0103, -249.13919, 282.4204, -497.91803
    ])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 4]))
c0_p2 = BoolScalar('c0_p2', True)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 3]))
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [1, 3, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('HEATMAP_MAX_KEYPOINT', c0_p0, c0_i1, c0_p2).To(c0_o3, c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i1: [-265.5569, -425.0867, -0.039245147, -1.4895736],
    c0_o3: [425.69464, 254.33336, 288.31747],
    c0_o4: [-232.36717, -197.13962, -95.4901, -248.67125, -105.902214, -54.439213],
}, model=c0_model, name='heatmap_max_keypoint_default_FLOAT32_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
