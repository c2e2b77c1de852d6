import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Tests that a rotation in the plane is affine, so that Cairo can draw it.
struct RotatedLayerTests {
    @Test func aRotationAboutAnAxisLeavesTheAxis() {
        for step in 0..<2000 {
            let angle = CGFloat(step) * 0.00731
            #expect(CATransform3DIsAffine(CATransform3DMakeRotation(angle, 0, 0, 3)))
            #expect(CATransform3DMakeRotation(angle, 1, 0, 0).m11 == 1)
            #expect(CATransform3DMakeRotation(angle, 0, -2, 0).m22 == 1)
        }
    }
}
