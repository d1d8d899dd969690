from math import inf, nan

import numpy as np

# resize_bilinear_by_shape_FLOAT32_beyond_the_range_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 3, 2, 4]), [
        -128.93169, -54.522034, 302.56076, -15.073994, 14.868174, -416.3957, -340.8694, 471.68167, -41.544827,
        310.2533, 267.38617, -445.67163, 466.06665, -384.52994, 176.60779, -24.368834, -361.1446, 242.2548,
        -267.6137, 101.80337, 493.84592, -479.30157, -389.66592, -13.713306, -30.611465, -374.18903,
        -398.5764, -125.364044, 391.2747, 41.011078, 279.94165, -358.31613, -172.22937, 293.36368, 397.0219,
        470.56866, -364.49466, -262.49942, -44.182587, 106.706276, -7.8213086, -197.20892, -309.96973,
        234.55817, -410.8438, -466.51123, 45.946472, 103.944115
    ])
c0_p1 = Int32Scalar('c0_p1', 5)
c0_p2 = Int32Scalar('c0_p2', 4)
c0_p3 = BoolScalar('c0_p3', True)
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('RESIZE_BILINEAR', c0_p0, c0_p1, c0_p2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c0_o4: [
        -128.93169, -69.40396, 159.72765, 175.50685, -15.073994, -57.031757, -199.77344, -105.67613, 79.82895,
        228.30383, 14.868174, -330.1429, -371.0799, -15.848963, 471.68167, 14.868174, -330.1429, -371.0799,
        -15.848963, 471.68167, -41.544827, 239.89368, 284.53302, -17.83695, -445.67163, 212.26091, 12.741526,
        118.34286, 39.190094, -235.02023, 466.06665, -214.41061, -47.8473, 96.21714, -24.368834, 466.06665,
        -214.41061, -47.8473, 96.21714, -24.368834, -361.1446, 121.57493, -63.6663, -119.84688, 101.80337,
        66.35066, -81.54858, -244.59325, -179.56587, 44.04503, 493.84592, -284.6721, -425.52017, -239.28488,
        -13.713306, 493.84592, -284.6721, -425.52017, -239.28488, -13.713306, -30.611465, -305.4735,
        -388.82144, -289.29144, -125.364044, 180.3316, -97.20486, -102.22601, -132.32646, -241.84009,
        391.2747, 111.0638, 184.36942, 24.638538, -358.31613, 391.2747, 111.0638, 184.36942, 24.638538,
        -358.31613, -172.22937, 200.24507, 355.55862, 426.4406, 470.56866, -268.362, -41.3267, 112.02465,
        221.3068, 288.63748, -364.49466, -282.89847, -131.50932, 16.172958, 106.706276, -364.49466,
        -282.89847, -131.50932, 16.172958, 106.706276, -7.8213086, -159.3314, -264.86542, -92.15857,
        234.55817, -209.33257, -307.35458, -211.951, -11.50652, 169.25114, -410.8438, -455.37775, -159.0366,
        69.14553, 103.944115, -410.8438, -455.37775, -159.0366, 69.14553, 103.944115
    ],
}, model=c0_model, name='resize_bilinear_by_shape_FLOAT32_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# resize_bilinear_by_shape_FLOAT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
c1_p1 = Int32Scalar('c1_p1', 3)
c1_p2 = Int32Scalar('c1_p2', 2)
c1_p3 = BoolScalar('c1_p3', False)
c1_p4 = BoolScalar('c1_p4', False)
c1_p5 = BoolScalar('c1_p5', True)
c1_o6 = Output('c1_o6', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_o6)
c1_model.Operation('RESIZE_BILINEAR', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5).To(c1_o6)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        1.0, 1.0000002, 1.0000002, 1.0000002, 1.0, 0.9999993, 1.0, 0.99999905, 0.99999976, 1.0, 0.99999976,
        0.9999995, 0.99999905, 1.0000005, 0.9999993, 1.0000002
    ],
    c1_o6: [
        1.0, 1.0000002, 1.0000002, 1.0000002, 1.0, 0.99999976, 1.0000001, 0.99999964, 1.0, 0.9999993, 1.0,
        0.99999905, 0.99999976, 1.0, 0.99999976, 0.9999995, 0.9999994, 1.0000002, 0.9999995, 0.9999999,
        0.99999905, 1.0000005, 0.9999993, 1.0000002
    ],
}, model=c1_model, name='resize_bilinear_by_shape_FLOAT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# resize_bilinear_by_scale_FLOAT32_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c2_p1 = Float32Scalar('c2_p1', 1.25)
c2_p2 = Float32Scalar('c2_p2', 2.25)
c2_p3 = BoolScalar('c2_p3', True)
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [2, 2, 6, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('RESIZE_BILINEAR', c2_i0, c2_p1, c2_p2, c2_p3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        0.067715324, -0.68960637, -0.04393699, -2.5956922, 1.4983115, -0.38719082, 2.5749876, -1.4342539,
        2.8854535, -1.6706841, -0.08105189, 2.6825945, -0.8850312, -2.406857, 0.49241036, -1.7849207,
        -2.331061, -2.741937, 1.0452458, -0.30878583, 1.6706831, -2.2202299, 2.993155, 0.39160365
    ],
    c2_o4: [
        0.067715324, -0.68960637, 0.011889167, -1.6426493, -0.04393699, -2.5956922, 0.7271873, -1.4914415,
        1.4983115, -0.38719082, 1.4983115, -0.38719082, 2.5749876, -1.4342539, 2.7302206, -1.552469,
        2.8854535, -1.6706841, 1.4022008, 0.5059552, -0.08105189, 2.6825945, -0.08105189, 2.6825945,
        -0.8850312, -2.406857, -0.19631043, -2.0958889, 0.49241036, -1.7849207, -0.91932523, -2.2634287,
        -2.331061, -2.741937, -2.331061, -2.741937, 1.0452458, -0.30878583, 1.3579645, -1.2645079, 1.6706831,
        -2.2202299, 2.3319192, -0.9143131, 2.993155, 0.39160365, 2.993155, 0.39160365
    ],
}, model=c2_model, name='resize_bilinear_by_scale_FLOAT32_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# resize_bilinear_by_scale_FLOAT32_nearly_equal_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
c3_p1 = Float32Scalar('c3_p1', 1.5)
c3_p2 = Float32Scalar('c3_p2', 1.25)
c3_p3 = BoolScalar('c3_p3', False)
c3_p4 = BoolScalar('c3_p4', False)
c3_p5 = BoolScalar('c3_p5', True)
c3_o6 = Output('c3_o6', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_o6)
c3_model.Operation('RESIZE_BILINEAR', c3_i0, c3_p1, c3_p2, c3_p3, c3_p4, c3_p5).To(c3_o6)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        1.0, 1.0000002, 1.0000002, 1.0000002, 1.0, 0.9999993, 1.0, 0.99999905, 0.99999976, 1.0, 0.99999976,
        0.9999995, 0.99999905, 1.0000005, 0.9999993, 1.0000002
    ],
    c3_o6: [
        1.0, 1.0000002, 1.0000002, 1.0000002, 1.0, 0.99999976, 1.0000001, 0.99999964, 1.0, 0.9999993, 1.0,
        0.99999905, 0.99999976, 1.0, 0.99999976, 0.9999995, 0.9999994, 1.0000002, 0.9999995, 0.9999999,
        0.99999905, 1.0000005, 0.9999993, 1.0000002
    ],
}, model=c3_model, name='resize_bilinear_by_scale_FLOAT32_nearly_equal_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
