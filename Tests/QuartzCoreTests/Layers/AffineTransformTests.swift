import CoreGraphics
import Testing

@testable import QuartzCore

struct AffineTransformTests {
    @Test func theTransformIsThatOfTheLayer() {
        let layer = CALayer()
        #expect(layer.affineTransform() == .identity)
        let turn = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)
        layer.setAffineTransform(turn)
        #expect(layer.affineTransform() == turn)
        #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeAffineTransform(turn)))
        #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    }
}
