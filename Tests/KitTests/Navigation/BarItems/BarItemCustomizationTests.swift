import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite struct BarItemCustomizationTests {
    private let kinds: [BarItemCustomization.Kind] = [
        .movable("a"), .fixed, .optional("b", isShownByDefault: true), .optional("c", isShownByDefault: false),
    ]

    @Test func groupsHaveTheirOrderBeforeAChange() {
        let order = BarItemCustomization(defaultFor: kinds)
        #expect(order.shown == ["a", "b"] && order.indexes(of: kinds) == [0, 1, 2])
    }

    @Test func groupsThatStayKeepTheirPlaces() {
        var order = BarItemCustomization(defaultFor: kinds)
        order.move("b", by: -1)
        #expect(order.indexes(of: kinds) == [2, 1, 0])
        order.toggle("c")
        #expect(order.indexes(of: kinds) == [2, 1, 0, 3])
        order.toggle("b")
        #expect(order.indexes(of: kinds) == [0, 1, 3])
        order.move("a", by: -1)
        #expect(order.shown == ["a", "c"])
    }

    @Test func aKeptOrderFitsOtherGroups() {
        #expect(BarItemCustomization(["c", "x"], for: kinds).shown == ["c", "a"])
    }

    @Test(
        arguments: [(0, 300, false), (100, 100, false), (80, 30, false), (80, 60, true), (200, 250, false)]
            as [(CGFloat, CGFloat, Bool)]
    )
    func groupsThatFitAreShown(width: CGFloat, room: CGFloat, hasButton: Bool) {
        let widths = [width, width, width]
        let count = CenterFit.count(of: widths, in: room, button: 44, hasButton: hasButton)
        let total = CGFloat(count) * width + (count < 3 && !hasButton ? 44 : 0)
        #expect(count == 0 || total <= room)
        let more = CGFloat(count + 1) * width + (count + 1 < 3 && !hasButton ? 44 : 0)
        #expect(count == 3 || more > room)
    }
}
