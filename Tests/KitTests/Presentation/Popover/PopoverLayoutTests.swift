import CoreGraphics
import Testing

@testable import UIKit

@Suite struct PopoverLayoutTests {
    private let room = CGRect(x: 10, y: 10, width: 780, height: 580)
    private let size = CGSize(width: 200, height: 150)

    private func layout(
        _ source: CGRect,
        _ permitted: UIPopoverArrowDirection = .any,
        size: CGSize? = nil,
        overlaps: Bool = false
    ) -> PopoverLayout {
        PopoverLayout(size: size ?? self.size, beside: source, permitted: permitted, in: room, overlaps: overlaps)
    }

    @Test func itIsBelowItsSourceIfThereIsRoom() {
        let place = layout(CGRect(x: 300, y: 100, width: 60, height: 40))
        #expect(place.direction == .up && place.tip == CGPoint(x: 330, y: 140))
        #expect(place.frame == CGRect(x: 230, y: 153, width: 200, height: 150))
    }

    @Test func itIsAboveIfThereIsNoRoomBelow() {
        let place = layout(CGRect(x: 300, y: 500, width: 60, height: 40))
        #expect(place.direction == .down && place.frame.maxY == 487 && place.tip == CGPoint(x: 330, y: 500))
    }

    @Test func onlyPermittedSidesAreUsed() {
        let source = CGRect(x: 300, y: 300, width: 60, height: 40)
        #expect(layout(source, .left).frame.minX == 373 && layout(source, .left).tip == CGPoint(x: 360, y: 320))
        #expect(layout(source, .right).frame.maxX == 287 && layout(source, .right).direction == .right)
        #expect(layout(source, .down).direction == .down)
    }

    @Test func nearAnEdgeItMovesAndTheArrowStaysAtItsSource() {
        let place = layout(CGRect(x: 40, y: 100, width: 40, height: 40))
        #expect(place.frame.minX == 10 && place.tip.x == 60)
    }

    @Test func withoutRoomItIsSmallerOrCoversItsSource() {
        let source = CGRect(x: 300, y: 250, width: 60, height: 40)
        let tall = CGSize(width: 200, height: 1000)
        let place = layout(source, [.up, .down], size: tall)
        #expect(place.frame.height == 590 - 303 && !place.frame.intersects(source))
        #expect(layout(source, [.up, .down], size: tall, overlaps: true).frame.height == 580)
    }
}
