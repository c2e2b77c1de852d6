import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct UICollectionViewLayoutAttributesTests {
    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tinted)?.tint = tint
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            nonisolated(unsafe) let object = object
            return MainActor.assumeIsolated { (object as? Tinted)?.tint == tint } && super.isEqual(object)
        }
    }

    @Test func attributesKnowTheirElement() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
        #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
        #expect(cell.indexPath == [1, 2])
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
        #expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "header")
        let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [3, 0])
        #expect(back.representedElementCategory == .decorationView && back.representedElementKind == "back")
        back.indexPath = [4, 0]
        #expect(back.indexPath == [4, 0] && back.representedElementKind == "back")
    }

    @Test func anElementIsVisibleWithoutATransformByDefault() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
        #expect(attributes.transform == .identity && CATransform3DIsIdentity(attributes.transform3D))
        #expect(attributes.frame == .zero)
    }

    @Test func theFrameSetsCenterAndSizeAndTheyTheFrame() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 0.1, y: 20, width: 0.3, height: 40)
        #expect(attributes.frame == CGRect(x: 0.1, y: 20, width: 0.3, height: 40))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
        attributes.center.x = 35
        #expect(attributes.frame == CGRect(x: 20, y: 20, width: 30, height: 40))
        attributes.size.width = 20
        #expect(attributes.frame == CGRect(x: 25, y: 20, width: 20, height: 40))
        attributes.bounds = CGRect(x: 7, y: 7, width: 10, height: 10)
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(attributes.frame == CGRect(x: 30, y: 35, width: 10, height: 10))
    }

    @Test func theFrameIsAroundTheTransformedView() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5).concatenating(.init(translationX: 5, y: 0))
        #expect(attributes.frame == CGRect(x: 5, y: 20, width: 40, height: 20))
        #expect(attributes.size == CGSize(width: 20, height: 40) && attributes.center == CGPoint(x: 20, y: 30))
        attributes.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        #expect(attributes.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
        #expect(attributes.size == CGSize(width: 30, height: 20) && attributes.center == CGPoint(x: 25, y: 5))
    }

    @Test func bothTransformsAreOne() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.transform = CGAffineTransform(rotationAngle: 1)
        #expect(CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeRotation(1, 0, 0, 1)))
        attributes.transform3D = CATransform3DMakeScale(3, 4, 5)
        #expect(attributes.transform == CGAffineTransform(scaleX: 3, y: 4))
    }

    @Test func copiesAreEqualAndIndependent() throws {
        let attributes = Tinted(forCellWith: [0, 1])
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        (attributes.alpha, attributes.zIndex, attributes.isHidden, attributes.tint) = (0.5, 7, true, 9)
        let copy = try #require(attributes.copy() as? Tinted)
        #expect(copy !== attributes && copy.isEqual(attributes) && copy == attributes && copy.hash == attributes.hash)
        #expect(copy.alpha == 0.5 && copy.zIndex == 7 && copy.isHidden && copy.tint == 9)
        copy.tint = 8
        #expect(!copy.isEqual(attributes) && attributes.tint == 9)
    }

    @Test func eachValueCounts() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.indexPath = [0, 2] }, { $0.frame.origin.x = 1 }, { $0.size.width = 1 }, { $0.alpha = 0 },
            { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.transform.tx = 1 },
        ]
        for (number, change) in changes.enumerated() {
            #expect(!attributes.with(change).isEqual(attributes), "change \(number)")
        }
        #expect(attributes.with { _ in }.isEqual(attributes) && !attributes.isEqual(nil))
        let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: [0, 1])
        #expect(!view.isEqual(attributes))
    }
}
