import Foundation
import QuartzCore
import RowGeometry
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the estimated content height of a table.
    @Suite @MainActor struct EstimateTests {
        /// Returns a height between 40 and 140 points. Every hundredth is an outlier.
        private static func height(_ row: Int) -> CGFloat {
            let mixed = UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15 >> 33
            return mixed % 100 == 0 ? 5_000 : 40 + CGFloat(mixed % 101)
        }

        /// Jumps to random rows, which measures them, until a number of rows is measured.
        private func explore(_ fixture: ScaleFixture, _ screen: TestScreen, _ random: inout SeededGenerator, rows: Int)
        {
            while fixture.table.content.heights.count < rows {
                let row = Int.random(in: 0..<fixture.rowsInSection[0], using: &random)
                fixture.table.scrollToRow(at: [0, row], at: .top, animated: false)
                screen.settle()
                screen.runIdleWork()
            }
        }

        @Test(arguments: 0..<3)
        func theHeightIsNearTheTruthAndItsChangesBecomeFew(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let rows = 1_000_000
            let fixture = ScaleFixture(rows: rows) { 40 + (Self.height($0) - 40).truncatingRemainder(dividingBy: 101) }
            let screen = fixture.show()
            var estimates = [fixture.table.content.geometry.estimate]
            for limit in [100, 300, 1_200] {
                explore(fixture, screen, &random, rows: limit)
                estimates.append(fixture.table.content.geometry.estimate)
                // Four standard errors of as many heights between 40 and 140 points as the sample holds.
                let error = abs(fixture.table.contentSize.height / CGFloat(rows) - 90)
                #expect(error < 4 * 29.2 / CGFloat(min(limit, 256)).squareRoot() * 1.3, "seed \(seed), \(limit) rows")
            }
            for estimate in estimates { #expect(estimate.points >= 40 && estimate.points <= 140) }
            explore(fixture, screen, &random, rows: 4_000)
            #expect(fixture.table.content.geometry.estimate == estimates[3], "seed \(seed)")
        }

        @Test func oneOutlierDoesNotSwingIt() {
            for outlier in [0, 3, 40] {
                let fixture = ScaleFixture(rows: 100_000) { $0 == outlier ? 5_000 : 60 }
                let screen = fixture.show()
                screen.runIdleWork()
                for _ in 0..<20 {
                    fixture.table.contentOffset.y += 480
                    screen.settle()
                    screen.runIdleWork()
                }
                #expect(fixture.table.content.geometry.estimate == Extent(points: 60))
            }
        }

        @Test(arguments: [false, true])
        func aTableMeasuredFromEndToEndIsExact(inOrder: Bool) {
            var random = SeededGenerator(seed: 3)
            let rows = 700
            let fixture = ScaleFixture(rows: rows, height: Self.height)
            let screen = fixture.show(size: CGSize(width: 320, height: 2_000))
            var order = Array(0..<rows)
            if !inOrder { order.shuffle(using: &random) }
            for row in order where !fixture.table.content.geometry.isMeasured(row: row, in: 0) {
                fixture.table.scrollToRow(at: [0, row], at: .middle, animated: false)
                screen.settle()
                screen.runIdleWork()
            }
            #expect(fixture.table.contentSize.height == (0..<rows).reduce(0) { $0 + Self.height($1) })
        }

        @Test func aFingerKeepsItAsItIs() {
            var random = SeededGenerator(seed: 9)
            let fixture = ScaleFixture(rows: 1_000_000, height: Self.height)
            let screen = fixture.show()
            explore(fixture, screen, &random, rows: 100)
            let estimate = fixture.table.content.geometry.estimate
            // Many rows pass under a finger.
            for _ in 0..<120 {
                screen.touchDown(at: CGPoint(x: 100, y: 470))
                for y in [440, 240, 10] {
                    screen.touchMove(to: CGPoint(x: 100, y: CGFloat(y)))
                    screen.advance(by: 1 / 60)
                    _ = Device.current.clock.idle.runTurn()
                }
                #expect(fixture.table.content.geometry.estimate == estimate)
                screen.touchUp()
            }
            #expect(fixture.table.content.heights.count >= 256)
            #expect(fixture.table.content.geometry.estimate == estimate)
            screen.settle()
            screen.runIdleWork()
            #expect(fixture.table.content.geometry.estimate != estimate)
        }

        @Test func theClientsOwnEstimateStays() {
            let fixture = ScaleFixture(rows: 100_000, height: Self.height)
            fixture.table.estimatedRowHeight = 33
            let screen = fixture.show()
            for _ in 0..<20 {
                fixture.table.contentOffset.y += 480
                screen.settle()
                screen.runIdleWork()
            }
            #expect(fixture.table.content.geometry.estimate == Extent(points: 33))
        }

        @Test func ofVeryManyRowsSomeAreGuessed() {
            let fixture = ScaleFixture(rows: 1_000_000_000, height: { _ in 70 })
            fixture.estimate = { CGFloat(60 + $0 % 21) }
            let screen = fixture.show()
            #expect(fixture.calls.estimates < 1_000)
            #expect(abs(fixture.table.contentSize.height / 1e9 - 70) < 3)
            let before = fixture.seen(screen)
            fixture.table.performBatchUpdates({})
            screen.settle()
            #expect(fixture.seen(screen) == before)
        }
    }
}
