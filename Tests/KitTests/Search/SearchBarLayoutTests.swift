import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SearchBarLayoutTests {
    private let bounds = CGRect(x: 0, y: 0, width: 320, height: 64)
    private let all = SearchBarLayout(promptText: 17, showsCancel: true, hasScopes: true)

    @Test func partsAreBelowEachOtherInTheHeightOfTheBar() {
        let frames = all.frames(in: CGRect(x: 0, y: 0, width: 320, height: all.height), safeArea: .zero)
        // The prompt, the field with its padding, and the scopes.
        #expect(all.height == 145)
        #expect(frames.prompt.minY == 0 && frames.prompt.maxY <= frames.field.minY)
        #expect(frames.field.maxY < frames.scopes.minY && frames.scopes.maxY < all.height)
        #expect(frames.field.maxX < frames.cancel.minX && frames.cancel.maxX == 312)
    }

    @Test func aBarOfAnotherHeightHasItsPartsInTheMiddle() {
        let layout = SearchBarLayout()
        let field = layout.frames(in: bounds.insetBy(dx: 0, dy: -20), safeArea: .zero).field
        #expect(field.midY == 52 && field.height == 44)
    }

    @Test func fromRightToLeftThePartsAreMirroredBetweenTheSafeAreas() {
        var mirrored = all
        mirrored.isRightToLeft = true
        let safeArea = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        let usual = all.frames(in: bounds, safeArea: safeArea)
        let other = mirrored.frames(in: bounds, safeArea: safeArea)
        for (first, second) in [(usual.field, other.field), (usual.cancel, other.cancel)] {
            #expect(first.minX - 10 == 290 - second.maxX && first.size == second.size)
        }
    }

    @Test func aBarOfASearchControllerIsLowerAndHasWiderMargins() {
        let layout = SearchBarLayout(hasController: true)
        #expect(layout.height == 60)
        #expect(layout.frames(in: bounds, safeArea: .zero).field.minX == 16)
    }
}
