import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Transforms in objects.
@Suite struct TransformValueTests {
    private let turned = CATransform3DMakeRotation(1, 1, 2, 3)
    private let moved = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    @Test func aValueGivesWhatItHolds() {
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
        #expect(NSValue(cgAffineTransform: moved).cgAffineTransformValue == moved)
        #expect(NSValue(cgAffineTransform: moved) == NSValue(cgAffineTransform: moved))
        #expect(NSValue(cgAffineTransform: moved) != NSValue(cgAffineTransform: .identity))
    }

    @Test func itCastsToItsType() throws {
        let values: [Any] = [NSValue(caTransform3D: turned), NSValue(cgAffineTransform: moved), turned, moved]
        #expect(CATransform3DEqualToTransform(try #require(values[0] as? CATransform3D), turned))
        #expect(values[1] as? CGAffineTransform == moved)
        #expect((values[2] as? NSValue)?.caTransform3DValue.m11 == turned.m11)
        #expect((values[3] as? NSValue)?.cgAffineTransformValue == moved)
    }

    @Test func aValueOfAnotherTypeDoesNotCast() {
        for value: Any in [NSValue(cgAffineTransform: moved), NSValue(point: .zero), NSNumber(value: 1)] {
            #expect(value as? CATransform3D == nil)
        }
        #expect(CATransform3DIsIdentity(NSValue(point: .zero).caTransform3DValue))
    }
}
