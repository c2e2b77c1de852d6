import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

@Suite struct MenuPlacementTests {
    private let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)

    /// A menu beside a rectangle is on the screen, has its size if there is room, and doesn't cover the rectangle if
    /// there is room on any side.
    @Test func aMenuCoversItsTargetOnlyWithoutRoom() {
        let seed = UInt64.random(in: 0...(.max))
        var random = SeededGenerator(seed: seed)
        let room = bounds.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        for _ in 0..<2_000 {
            let size = CGSize(
                width: .random(in: 20...500, using: &random),
                height: .random(in: 20...700, using: &random)
            )
            let target = CGRect(
                x: .random(in: -50...400, using: &random),
                y: .random(in: -50...600, using: &random),
                width: .random(in: 0...400, using: &random),
                height: .random(in: 0...400, using: &random)
            )
            let arrow = UIEditMenuArrowDirection(rawValue: .random(in: 0...4, using: &random)) ?? .automatic
            let isRightToLeft = Bool.random(using: &random)
            let frame = MenuPlacement.frame(
                size,
                at: .rect(target, arrow),
                in: bounds,
                isRightToLeft: isRightToLeft
            )
            #expect(room.insetBy(dx: -1e-9, dy: -1e-9).contains(frame), "seed \(seed)")
            #expect(frame.size == CGSize(width: min(size.width, room.width), height: min(size.height, room.height)))
            let gap = MenuMetrics.targetGap
            let hasRoom =
                target.minY - room.minY > frame.height + gap || room.maxY - target.maxY > frame.height + gap
                || target.minX - room.minX > frame.width + gap || room.maxX - target.maxX > frame.width + gap
            #expect(!hasRoom || !frame.intersects(target), "seed \(seed): \(frame) over \(target)")
        }
    }

    @Test func thePreferredSideComesFirst() {
        let target = CGRect(x: 150, y: 250, width: 100, height: 50)
        let size = CGSize(width: 120, height: 80)
        func frame(_ arrow: UIEditMenuArrowDirection, isRightToLeft: Bool = false) -> CGRect {
            MenuPlacement.frame(size, at: .rect(target, arrow), in: bounds, isRightToLeft: isRightToLeft)
        }
        #expect(frame(.automatic).origin == CGPoint(x: 150, y: 304) && frame(.up) == frame(.automatic))
        #expect(frame(.up, isRightToLeft: true).origin == CGPoint(x: 130, y: 304))
        #expect(frame(.down).origin == CGPoint(x: 150, y: 166))
        #expect(frame(.left).origin == CGPoint(x: 254, y: 235))
        #expect(frame(.right).origin == CGPoint(x: 26, y: 235))
    }
}
