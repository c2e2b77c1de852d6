import Foundation
import QuartzCore
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what a table measures while nothing moves.
    @Suite @MainActor struct MeasuringAheadTests {
        private static func mixed(_ row: Int) -> CGFloat { [44, 61, 80, 120, 52][row % 5] }

        private func measuredRows(_ fixture: ScaleFixture) -> [Int] {
            let geometry = fixture.table.content.geometry
            return (0..<min(2_000, geometry.numberOfRows(in: 0))).filter { geometry.isMeasured(row: $0, in: 0) }
        }

        @Test(arguments: tableSizes)
        func aFewScreensAreMeasuredAndThenNothingWakesUp(rows: Int) {
            let fixture = ScaleFixture(rows: rows, height: Self.mixed)
            let screen = fixture.show()
            let seen = measuredRows(fixture).count
            let pictures = [screen.picture().pngData()]
            let made = fixture.cellsMade
            var turns = 0
            let calls = fixture.calls { turns = screen.runIdleWork() }
            // Three screens of rows with an average of 71 points, a few in each turn, and one turn that finds
            // nothing more.
            let measured = measuredRows(fixture)
            #expect(measured == Array(0..<measured.count))
            let end = fixture.table.rectForRow(at: [0, measured.count - 1]).maxY
            #expect(end >= 4 * 480 && end < 4 * 480 + 400)
            #expect(calls.cells == measured.count - seen)
            #expect(turns <= calls.cells / TableMetrics.idlePortion + 4)
            // One cell is reused for all measurements, the delegate isn't called, and nothing is visible.
            #expect(fixture.cellsMade <= made + 1)
            #expect(calls.shown == 0 && calls.hidden == 0 && calls.scrolls == 0 && calls.counts == 0)
            #expect(pictures == [screen.picture().pngData()])
            #expect(!Device.current.clock.idle.isWaiting && screen.runIdleWork() == 0)
            let later = fixture.calls {
                screen.advance(by: 3)
                screen.runIdleWork()
            }
            #expect(later == ScaleFixture.Calls())
        }

        /// A better estimate moves rows far down by much. The delegate is told, and may ask for the visible rows.
        @Test(arguments: [false, true])
        func theVisibleRowsStayWhenTheEstimateChanges(delegateAsks: Bool) {
            let fixture = ScaleFixture(rows: 100_000) { $0 % 2 == 0 || $0 < 20 ? 61 : 44 }
            let screen = fixture.show()
            let table = fixture.table
            if delegateAsks { fixture.didScroll = { _ = table.indexPathsForVisibleRows } }
            let height = table.contentSize.height
            table.scrollToRow(at: [0, 90_000], at: .middle, animated: false)
            screen.advance(by: 1 / 60)
            let seen = fixture.seen(screen)
            for _ in 0..<3 {
                screen.runIdleWork()
                screen.advance(by: 1 / 60)
            }
            #expect(abs(table.contentSize.height - height) > 100_000 && seen.count > 5)
            #expect(fixture.seen(screen) == seen)
            #expect(table.visibleCells.allSatisfy { $0.frame.intersects(table.bounds) })
        }

        /// The content of a table of moderate size has its exact height before anybody has scrolled through it.
        @Test(arguments: [(1, 60), (1, WholeMeasuring.rowLimit), (7, 40)], [false, true])
        func aTableOfModerateSizeIsMeasuredWhole(size: (sections: Int, rows: Int), isScrolled: Bool) {
            let fixture = ScaleFixture(rows: size.rows, sections: size.sections, height: Self.mixed)
            fixture.headers = size.sections > 1
            let screen = fixture.show()
            let table = fixture.table
            if isScrolled { table.scrollToRow(at: [size.sections / 2, size.rows / 2], at: .middle, animated: false) }
            screen.settle()
            let seen = fixture.seen(screen)
            for turn in 0..<1_000 where Device.current.clock.idle.isWaiting {
                screen.runIdleWork(upTo: 1)
                for (row, frame) in fixture.seen(screen) {
                    #expect(abs(frame.minY - (seen[row]?.minY ?? .nan)) < 1e-4, "turn \(turn), row \(row)")
                }
            }
            let rows = (0..<size.rows).map(Self.mixed).reduce(0, +)
            // A header, and the space above it.
            let header = fixture.headers ? table.rectForRow(at: [0, 0]).minY : 0
            #expect(abs(table.contentSize.height - CGFloat(size.sections) * (rows + header)) < 0.01)
            #expect(table.content.geometry.countOfUnmeasured == 0 && screen.runIdleWork() == 0)
        }

        /// A list that loads a page whenever it is asked for its last row doesn't load them all by itself.
        @Test func aListOfPagesLoadsOneOfThem() {
            final class Pages: UITableViewController {
                var rows = 40
                var isLoading = false

                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    if path.row == rows - 1 { isLoading = true }
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = "\(path.row)"
                    return cell
                }
            }
            let screen = TestScreen()
            let controller = Pages()
            screen.show(controller)
            screen.settle()
            for _ in 0..<5 {
                screen.runIdleWork()
                guard controller.isLoading else { continue }
                controller.isLoading = false
                controller.rows += 40
                controller.tableView.reloadData()
                screen.settle()
            }
            #expect(controller.rows == 80)
            screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.2)
            screen.settle()
            screen.runIdleWork()
            #expect(controller.isLoading)
        }

        @Test func rowsThatTheLastScrollLeadsToComeFirst() {
            let fixture = ScaleFixture(rows: 1_000_000, height: Self.mixed)
            let screen = fixture.show()
            let table = fixture.table
            func unmeasured(around row: Int) -> (above: Bool, below: Bool) {
                let geometry = table.content.geometry
                let visible = table.indexPathsForVisibleRows ?? []
                return (
                    !geometry.isMeasured(row: visible[0].row - 1, in: 0),
                    !geometry.isMeasured(row: visible[visible.count - 1].row + 1, in: 0)
                )
            }
            table.scrollToRow(at: [0, 500_000], at: .top, animated: false)
            screen.settle()
            screen.runIdleWork(upTo: 1)
            #expect(unmeasured(around: 500_000) == (true, false))
            table.scrollToRow(at: [0, 400_000], at: .top, animated: false)
            screen.settle()
            screen.runIdleWork(upTo: 1)
            #expect(unmeasured(around: 400_000) == (false, true))
            screen.runIdleWork()
            #expect(unmeasured(around: 400_000) == (false, false))
        }

        /// Measuring rows above the screen changes the offset, but nothing visible.
        @Test(arguments: 0..<6, [1_000, 1_000_000_000])
        func theReaderSeesNothingOfIt(seed: UInt64, rows: Int) {
            var random = SeededGenerator(seed: seed)
            let salt = Int.random(in: 1...1_000, using: &random)
            let fixture = ScaleFixture(rows: rows) { CGFloat(30 + ($0 &* 7_919 &+ salt) % 131) / 2 + 20 }
            let screen = fixture.show()
            let table = fixture.table
            for step in 0..<4 {
                let row = Int.random(in: 0..<rows, using: &random)
                table.scrollToRow(at: [0, row], at: .middle, animated: false)
                screen.settle()
                for turn in 0..<100 where Device.current.clock.idle.isWaiting {
                    let before = fixture.seen(screen)
                    screen.runIdleWork(upTo: 1)
                    let after = fixture.seen(screen)
                    let place = "seed \(seed), step \(step), turn \(turn), row \(row)"
                    #expect(Set(after.keys) == Set(before.keys), "\(place)")
                    for (row, frame) in after {
                        #expect(abs(frame.minY - (before[row]?.minY ?? .nan)) < 1e-4, "\(place)")
                    }
                }
                // All rows that a scroll by one screen reveals have their estimated heights.
                let height = table.contentSize.height
                let offset = table.contentOffset.y
                table.contentOffset.y = table.clampedOffset(offset + 470)
                screen.settle()
                table.contentOffset.y = table.clampedOffset(offset - 470)
                screen.settle()
                #expect(table.contentSize.height == height, "seed \(seed), step \(step)")
            }
        }

        @Test func aFingerAndAFlingHaveItWait() {
            let fixture = ScaleFixture(rows: 1_000_000, height: Self.mixed)
            let screen = fixture.show()
            let table = fixture.table
            screen.runIdleWork()
            screen.touchDown(at: CGPoint(x: 100, y: 400))
            screen.advance(by: 0.05)
            for step in 1...20 {
                screen.touchMove(to: CGPoint(x: 100, y: 400 - 18 * CGFloat(step)))
                screen.advance(by: 1 / 60)
                _ = Device.current.clock.idle.runTurn()
            }
            screen.advance(by: 1)
            let height = table.contentSize.height
            let held = fixture.calls { for _ in 0..<10 { _ = Device.current.clock.idle.runTurn() } }
            #expect(table.isTracking && held.cells == 0 && table.contentSize.height == height)
            screen.touchUp()
            screen.settle()
            #expect(fixture.calls { screen.runIdleWork() }.cells > 3)
        }

        @Test func aTableWhoseHeightsAreKnownNeverWakesUp() {
            for heights in [ScaleFixture.Heights.rowHeight(50), .delegate] {
                let fixture = ScaleFixture(rows: 500, heights)
                let screen = fixture.show()
                #expect(screen.runIdleWork() == 0)
            }
        }

        @Test func tablesThatAreGoneOrOffTheScreenMeasureNothing() {
            var fixture: ScaleFixture? = ScaleFixture(rows: 1_000, height: Self.mixed)
            let screen = fixture?.show()
            #expect(Device.current.clock.idle.isWaiting)
            weak let table = fixture?.table
            screen?.show(UIViewController())
            screen?.settle()
            if let fixture { #expect(fixture.calls { screen?.runIdleWork() }.cells == 0) }
            fixture = nil
            #expect(table == nil)
        }

        /// A client's update inside a callback is performed after it.
        @Test func updatesFromInsideAQuestionWait() {
            final class Busy: UITableViewController {
                var rows = 200
                var isEager = false

                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    if isEager {
                        isEager = false
                        rows += 1
                        table.insertRows(at: [[0, 0]], with: .automatic)
                    }
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = "\(path.row)"
                    return cell
                }
            }
            let screen = TestScreen()
            let controller = Busy()
            screen.show(controller)
            screen.settle()
            controller.isEager = true
            screen.runIdleWork()
            screen.settle()
            #expect(controller.tableView.numberOfRows(inSection: 0) == 201)
            #expect(!controller.isEager && !controller.tableView.hasUncommittedUpdates)
        }
    }
}
