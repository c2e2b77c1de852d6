import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite struct HeldThumbTests {
    private func axis(_ content: CGFloat) -> ScrollAxis {
        ScrollAxis(content: content, extent: 400, before: 0, after: 0, bounces: true, alwaysBounces: false)
    }

    /// With random drags and corrections, the thumb never moves against the finger, and is at an end
    /// when the content is.
    @Test(arguments: 0..<50)
    func itGoesWithTheFingerAndReachesTheEnds(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var content = CGFloat.random(in: 1_000...1e6, using: &random)
        var offset = CGFloat.random(in: 0...content - 400, using: &random)
        var thumb = HeldIndicator(nil, on: axis(content), offset: offset, at: 0)
        #expect(thumb.progress == axis(content).progress(at: offset))
        for step in 0..<300 {
            let before = thumb.progress
            if Bool.random(using: &random) {
                let change = CGFloat.random(in: -200...200, using: &random)
                content = max(800, content + change)
                offset = min(max(0, offset + change), content - 400)
                thumb.rebase(at: offset)
                #expect(thumb.progress == before, "seed \(seed), step \(step)")
            } else {
                let way = CGFloat.random(in: -1...1, using: &random) * (step % 10 == 0 ? content : 90)
                let old = offset
                offset = min(max(-50, offset + way), content - 350)
                thumb.follow(to: offset, on: axis(content), at: 0, glides: false)
                let move = thumb.progress - before
                let isInside = offset > 0 && offset < content - 400
                #expect(move * (offset - old) >= 0 || !isInside, "seed \(seed), step \(step)")
                if offset <= 0 { #expect(thumb.progress == 0, "seed \(seed), step \(step)") }
                if offset >= content - 400 { #expect(thumb.progress == 1, "seed \(seed), step \(step)") }
            }
            #expect(thumb.progress >= 0 && thumb.progress <= 1)
        }
    }

    @Test func letGoItGlidesToWhereItBelongs() {
        let (old, new) = (axis(10_000), axis(5_000))
        var thumb = HeldIndicator(nil, on: old, offset: 4_000, at: 1)
        var distance = abs(thumb.progress - new.progress(at: 4_000))
        for frame in 1...60 {
            thumb.follow(to: 4_000, on: new, at: 1 + Double(frame) / 60, glides: true)
            let left = abs(thumb.progress - new.progress(at: 4_000))
            #expect(left < distance && distance - left < 0.06)
            distance = left
        }
        #expect(distance < 0.001 && abs(thumb.distance - new.distance) < 10)
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct HeldThumbInTableTests {
        private func thumb(_ table: UITableView) -> CGRect {
            let layer = table.layer.sublayers?.first { $0.zPosition == .greatestFiniteMagnitude && $0.frame.width == 3 }
            return (layer?.frame ?? .null).offsetBy(dx: 0, dy: -table.bounds.minY)
        }

        /// Rows taller and shorter than estimated come in under a finger. The thumb moves down while the
        /// rows move up.
        @Test(arguments: [1, -1], [60, 20_000])
        func itDoesNotJumpUnderAFinger(direction: CGFloat, rows: Int) {
            let fixture = ScaleFixture(rows: rows) { $0 > rows / 2 - 20 ? ($0 % 2 == 0 ? 75 : 30) : 40 }
            let screen = fixture.show()
            let table = fixture.table
            table.scrollToRow(at: [0, rows / 2 - 8], at: .middle, animated: false)
            screen.settle()
            var finger: CGFloat = direction > 0 ? 450 : 30
            screen.touchDown(at: CGPoint(x: 100, y: finger))
            screen.touchMove(to: CGPoint(x: 100, y: finger - 12 * direction))
            screen.advance(by: 1 / 60)
            var (last, corrections) = (thumb(table), 0)
            for step in 0..<28 {
                let height = table.contentSize.height
                finger -= 15 * direction
                screen.touchMove(to: CGPoint(x: 100, y: finger))
                screen.advance(by: 1 / 60)
                if table.contentSize.height != height { corrections += 1 }
                let new = thumb(table)
                let move = (new.minY - last.minY) * direction
                #expect(move >= -1e-6 && move < 15, "step \(step): \(last) to \(new)")
                #expect(abs(new.height - last.height) < 1e-6, "step \(step)")
                last = new
            }
            #expect(table.isDragging && corrections > 2)
            screen.touchUp()
            screen.settle()
            // When it is shown again, it has the exact position.
            table.flashScrollIndicators()
            let way = 480 - 6 - thumb(table).height
            let progress = table.contentOffset.y / (table.contentSize.height - 480)
            #expect(abs(thumb(table).minY - 3 - way * progress) < 1e-6)
        }
    }
}
