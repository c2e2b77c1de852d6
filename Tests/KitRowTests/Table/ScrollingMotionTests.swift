import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests rows that scrolling brings onto the screen while the visible ones move.
    @Suite @MainActor struct ScrollingMotionTests {
        @Test(arguments: 0..<20)
        func rowsThatComeInMoveAsTheirNeighboursDo(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let fixture = TableFixture(rows: 60)
            for row in 0..<60 { fixture.sections[0][row].height = CGFloat(Int.random(in: 30...160, using: &random)) }
            let screen = fixture.show()
            fixture.table.contentOffset.y = 1500
            screen.settle()
            for _ in 0..<6 {
                let visible = (fixture.table.indexPathsForVisibleRows ?? []).map(\.row)
                for row in visible where Int.random(in: 0..<3, using: &random) == 0 {
                    fixture.sections[0][row].height = CGFloat(Int.random(in: 30...300, using: &random))
                }
                fixture.table.performBatchUpdates(nil)
                advance(Int.random(in: 0..<8, using: &random), fixture, screen, seed)
                // Scrolled step by step, so that each frame is checked.
                var y: CGFloat = Bool.random(using: &random) ? 400 : 80
                let step: CGFloat = y > 200 ? -25 : 25
                screen.touchDown(at: CGPoint(x: 160, y: y))
                for _ in 0..<12 {
                    y += step
                    screen.touchMove(to: CGPoint(x: 160, y: y))
                    advance(1, fixture, screen, seed)
                }
                screen.touchUp()
                advance(Int.random(in: 0..<40, using: &random), fixture, screen, seed)
            }
        }

        private func advance(_ frames: Int, _ fixture: TableFixture, _ screen: TestScreen, _ seed: UInt64) {
            for _ in 0..<frames {
                screen.advance(by: 1 / 60)
                let shown = (fixture.table.indexPathsForVisibleRows ?? []).compactMap { row in
                    fixture.table.cellForRow(at: row).map { (row.row, screen.presentedFrame(of: $0)) }
                }
                for (above, below) in zip(shown, shown.dropFirst()) where above.0 + 1 == below.0 {
                    #expect(
                        abs(above.1.maxY - below.1.minY) < 0.001,
                        "seed \(seed), at \(screen.now) s: row \(above.0) is at \(above.1), the next at \(below.1)"
                    )
                }
            }
        }
    }
}
