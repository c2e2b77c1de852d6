import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScreenTests {
    /// Laws that hold in every frame while rows change.
    @Suite @MainActor struct UITableViewMotionTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 480))

        private func show(_ fixture: TableFixture) {
            screen.show(fixture)
            screen.settle()
        }

        /// The frames of the visible rows on the screen, by name, at this moment.
        private func frames(_ fixture: TableFixture) -> [String: CGRect] {
            var frames: [String: CGRect] = [:]
            for cell in fixture.table.visibleCells {
                guard let cell = cell as? TableFixture.Cell else { continue }
                frames[cell.name] = screen.presentedFrame(of: cell)
            }
            return frames
        }

        private func run(_ fixture: TableFixture, frames count: Int = 40) -> [[String: CGRect]] {
            (0..<count).map { _ in
                let now = frames(fixture)
                screen.advance(by: 1 / 60)
                return now
            }
        }

        @Test(arguments: [UITableView.RowAnimation.fade, .automatic, .none])
        func aReloadedRowGrowsWithoutAStepBack(_ animation: UITableView.RowAnimation) throws {
            let fixture = TableFixture(rows: 12)
            show(fixture)
            fixture.sections[0][3].height = 132
            fixture.table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: animation)
            let trace = run(fixture)
            try expectUnfolding(trace, row: "row 3", above: ["row 0", "row 1", "row 2"], below: "row 4", to: 132)
        }

        @Test func anEmptyBatchAsksForHeightsAgainAndAnimatesWithTheSameCell() throws {
            let fixture = TableFixture(rows: 12)
            show(fixture)
            let cell = try #require(fixture.cell(3))
            fixture.log = []
            fixture.sections[0][3].height = 132
            fixture.table.performBatchUpdates(nil)
            let trace = run(fixture)
            #expect(fixture.cell(3) === cell)
            #expect(!fixture.log.contains("cell 0.3"))
            try expectUnfolding(trace, row: "row 3", above: ["row 0", "row 1", "row 2"], below: "row 4", to: 132)
        }

        @Test func rowsNeverOverlapNorComeApartDuringMixedUpdates() {
            let fixture = TableFixture(rows: 14)
            show(fixture)
            fixture.sections[0][2].height = 100
            fixture.sections[0][6].height = 20
            fixture.table.performBatchUpdates(nil)
            for now in run(fixture) {
                let sorted = now.values.sorted { $0.minY < $1.minY }
                for (upper, lower) in zip(sorted, sorted.dropFirst()) {
                    #expect(abs(upper.maxY - lower.minY) < 1e-6)
                }
            }
        }

        @Test func presentedEqualsModelAtRest() {
            let fixture = TableFixture(rows: 20)
            show(fixture)
            fixture.sections[0][1].height = 300
            fixture.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            screen.settle()
            for cell in fixture.table.visibleCells {
                #expect(screen.presentedFrame(of: cell) == cell.convert(cell.bounds, to: nil))
            }
        }

        @Test(arguments: [true, false])
        func turningRoundHalfWayKeepsPositionAndVelocity(reloads: Bool) throws {
            let fixture = TableFixture(rows: 12)
            show(fixture)
            // At this rate the spring bends by less than a fifth of a point a frame, and a jump in velocity by over one.
            screen.framesPerSecond = 480
            let row = IndexPath(row: 3, section: 0)
            func change(_ height: CGFloat) {
                fixture.sections[0][3].height = height
                if reloads {
                    fixture.table.reloadRows(at: [row], with: .fade)
                } else {
                    fixture.table.performBatchUpdates(nil)
                }
            }
            change(144)
            var heights: [CGFloat] = []
            var below: [CGFloat] = []
            for frame in 0..<600 {
                if frame == 40 { change(44) }
                let now = frames(fixture)
                heights.append(try #require(now["row 3"]).height)
                below.append(try #require(now["row 4"]).minY)
                screen.advance(by: 1 / 480)
            }
            #expect(heights[0] == 44)
            #expect(heights.last == 44)
            let top = try #require(heights.max())
            #expect(top > 60 && top < 144)
            for values in [heights, below] {
                let steps = zip(values.dropFirst(), values).map { $0 - $1 }
                for (step, previous) in zip(steps.dropFirst(), steps) {
                    #expect(abs(step - previous) < 0.5, "a kink of \(step - previous) points a frame")
                }
            }
        }

        @Test func aBatchInAnAnimationBlockTakesItsDuration() throws {
            let fixture = TableFixture(rows: 12)
            show(fixture)
            var finished: TimeInterval?
            let start = screen.now
            fixture.sections[0][3].height = 144
            UIView.animate(withDuration: 1) {
                fixture.table.performBatchUpdates(nil) { _ in finished = screen.now }
            }
            screen.advance(by: 0.5)
            let half = try #require(frames(fixture)["row 3"]).height
            #expect(abs(half - 94) < 1)
            screen.advance(by: 0.4)
            #expect(try #require(frames(fixture)["row 3"]).height < 144)
            screen.settle()
            #expect(abs(try #require(finished) - start - 1) < 0.04)
        }

        @Test func theTouchedRowStaysWhileAnotherOneAboveItCloses() throws {
            let fixture = TableFixture(rows: 40)
            fixture.sections[0][12].height = 200
            fixture.onSelect = { row in
                fixture.sections[0][12].height = 44
                fixture.sections[0][row.row].height = 120
                fixture.table.performBatchUpdates(nil)
            }
            show(fixture)
            fixture.table.contentOffset.y = 12 * 44 - 20
            screen.settle()
            let cell = try #require(fixture.cell(14))
            let before = screen.presentedFrame(of: cell).minY
            screen.tap(cell)
            for _ in 0..<40 {
                #expect(abs(screen.presentedFrame(of: cell).minY - before) < 1e-6)
                screen.advance(by: 1 / 60)
            }
            #expect(cell.frame.height == 120)
        }

        @Test func collapsingAtTheEndLeavesNoBlankSpace() {
            let fixture = TableFixture(rows: 20)
            fixture.sections[0][19].height = 400
            show(fixture)
            fixture.table.contentOffset.y = fixture.table.contentSize.height - 480
            screen.settle()
            fixture.sections[0][19].height = 44
            fixture.table.performBatchUpdates(nil)
            for now in run(fixture) {
                #expect((now.values.map(\.maxY).max() ?? 0) >= 480 - 1e-6)
            }
            #expect(fixture.table.contentOffset.y == fixture.table.contentSize.height - 480)
        }

        @Test func rowsInsertedAboveTheReaderMoveNothing() throws {
            let fixture = TableFixture(rows: 60)
            show(fixture)
            fixture.table.contentOffset.y = 1000
            screen.settle()
            let before = frames(fixture)
            fixture.sections[0].insert(contentsOf: [.init(name: "a"), .init(name: "b", height: 70)], at: 2)
            fixture.table.insertRows(at: [2, 3].map { IndexPath(row: $0, section: 0) }, with: .automatic)
            for now in run(fixture) {
                for (name, frame) in before where now[name] != nil {
                    #expect(abs((now[name]?.minY ?? 0) - frame.minY) < 1e-6)
                }
            }
        }

        @Test func aCellThatLeavesIsNotReusedBeforeItIsGone() throws {
            let fixture = TableFixture(rows: 12)
            show(fixture)
            let leaving = try #require(fixture.cell(2))
            fixture.sections[0].remove(at: 2)
            fixture.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            while leaving.superview != nil {
                #expect(leaving.timesReused == 0)
                #expect(!fixture.table.visibleCells.contains { $0 === leaving })
                screen.advance(by: 1 / 60)
                if screen.now > 3 { break }
            }
            #expect(leaving.superview == nil)
        }

        @Test func aCellThatWasReplacedNeverCoversTheNextRow() throws {
            let fixture = TableFixture(rows: 12)
            show(fixture)
            let row = IndexPath(row: 3, section: 0)
            for height in [144, 44, 100, 44] as [CGFloat] {
                fixture.sections[0][3].height = height
                fixture.table.reloadRows(at: [row], with: .fade)
                for _ in 0..<7 {
                    let edge = try #require(frames(fixture)["row 4"]).minY
                    for case let cell as TableFixture.Cell in fixture.table.subviews where cell.name == "row 3" {
                        #expect(screen.presentedFrame(of: cell).maxY <= edge + 1e-6)
                    }
                    screen.advance(by: 1 / 60)
                }
            }
        }

        private func expectUnfolding(
            _ trace: [[String: CGRect]],
            row: String,
            above: [String],
            below: String,
            to height: CGFloat
        ) throws {
            var last: CGFloat = 0
            for now in trace {
                let frame = try #require(now[row])
                #expect(frame.height >= last - 1e-9, "the row went back from \(last) to \(frame.height)")
                last = frame.height
                for name in above { #expect(now[name] == trace[0][name]) }
                if let next = now[below] { #expect(abs(next.minY - frame.maxY) < 1e-6) }
            }
            #expect(trace[0][row]?.height == 44)
            #expect(last == height)
        }
    }
}
