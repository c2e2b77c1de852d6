import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests laws that hold in every frame while rows change.
    @Suite @MainActor struct UITableViewMotionTests {
        /// Returns the presented frames of the visible rows by name.
        private func frames(_ fixture: TableFixture, _ screen: TestScreen) -> [String: CGRect] {
            var frames: [String: CGRect] = [:]
            for cell in fixture.table.visibleCells {
                guard let cell = cell as? TableFixture.Cell else { continue }
                frames[cell.name] = screen.presentedFrame(of: cell)
            }
            return frames
        }

        private func run(_ fixture: TableFixture, _ screen: TestScreen, frames count: Int = 40) -> [[String: CGRect]] {
            (0..<count).map { _ in
                let now = frames(fixture, screen)
                screen.advance(by: 1 / 60)
                return now
            }
        }

        @Test(arguments: [UITableView.RowAnimation.fade, .automatic, .none])
        func aReloadedRowGrowsWithoutAStepBack(_ animation: UITableView.RowAnimation) throws {
            let fixture = TableFixture(rows: 12)
            let screen = fixture.show()
            fixture.sections[0][3].height = 132
            fixture.table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: animation)
            let trace = run(fixture, screen)
            try expectUnfolding(trace, row: "row 3", above: ["row 0", "row 1", "row 2"], below: "row 4", to: 132)
        }

        @Test func anEmptyBatchAsksForHeightsAgainAndAnimatesWithTheSameCell() throws {
            let fixture = TableFixture(rows: 12)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(3))
            fixture.log = []
            fixture.sections[0][3].height = 132
            fixture.table.performBatchUpdates(nil)
            let trace = run(fixture, screen)
            #expect(fixture.cell(3) === cell)
            #expect(!fixture.log.contains("cell 0.3"))
            try expectUnfolding(trace, row: "row 3", above: ["row 0", "row 1", "row 2"], below: "row 4", to: 132)
        }

        @Test func rowsNeverOverlapNorComeApartDuringMixedUpdates() {
            let fixture = TableFixture(rows: 14)
            let screen = fixture.show()
            fixture.sections[0][2].height = 100
            fixture.sections[0][6].height = 20
            fixture.table.performBatchUpdates(nil)
            for now in run(fixture, screen) {
                let sorted = now.values.sorted { $0.minY < $1.minY }
                for (upper, lower) in zip(sorted, sorted.dropFirst()) {
                    #expect(abs(upper.maxY - lower.minY) < 1e-6)
                }
            }
        }

        @Test func presentedEqualsModelAtRest() {
            let fixture = TableFixture(rows: 20)
            let screen = fixture.show()
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
            let screen = fixture.show()
            // At this frame rate, the velocity of the spring changes by less than a fifth of a point per
            // frame, and a jump in velocity is more than one point.
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
                let now = frames(fixture, screen)
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
            let screen = fixture.show()
            var finished: TimeInterval?
            let start = screen.now
            fixture.sections[0][3].height = 144
            var outerFinished: TimeInterval?
            UIView.animate(withDuration: 1) {
                fixture.table.performBatchUpdates(nil) { _ in finished = screen.now }
            } completion: { _ in
                outerFinished = screen.now
            }
            screen.advance(by: 0.5)
            let half = try #require(frames(fixture, screen)["row 3"]).height
            #expect(abs(half - 94) < 1)
            screen.advance(by: 0.4)
            #expect(try #require(frames(fixture, screen)["row 3"]).height < 144)
            screen.settle()
            #expect(abs(try #require(finished) - start - 1) < 0.04)
            #expect(abs(try #require(outerFinished) - start - 1) < 0.06)
        }

        @Test func theTouchedRowStaysWhileAnotherOneAboveItCloses() throws {
            let fixture = TableFixture(rows: 40)
            fixture.sections[0][12].height = 200
            fixture.onSelect = { row in
                fixture.sections[0][12].height = 44
                fixture.sections[0][row.row].height = 120
                fixture.table.performBatchUpdates(nil)
            }
            let screen = fixture.show()
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
            let screen = fixture.show()
            fixture.table.contentOffset.y = fixture.table.contentSize.height - 480
            screen.settle()
            fixture.sections[0][19].height = 44
            fixture.table.performBatchUpdates(nil)
            for now in run(fixture, screen) {
                #expect((now.values.map(\.maxY).max() ?? 0) >= 480 - 1e-6)
            }
            #expect(fixture.table.contentOffset.y == fixture.table.contentSize.height - 480)
        }

        @Test func rowsInsertedAboveTheReaderMoveNothing() throws {
            let fixture = TableFixture(rows: 60)
            let screen = fixture.show()
            fixture.table.contentOffset.y = 1000
            screen.settle()
            let before = frames(fixture, screen)
            fixture.sections[0].insert(contentsOf: [.init(name: "a"), .init(name: "b", height: 70)], at: 2)
            fixture.table.insertRows(at: [2, 3].map { IndexPath(row: $0, section: 0) }, with: .automatic)
            for now in run(fixture, screen) {
                for (name, frame) in before where now[name] != nil {
                    #expect(abs((now[name]?.minY ?? 0) - frame.minY) < 1e-6)
                }
            }
        }

        @Test func aCellThatLeavesIsNotReusedBeforeItIsGone() throws {
            let fixture = TableFixture(rows: 12)
            let screen = fixture.show()
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
            let screen = fixture.show()
            let row = IndexPath(row: 3, section: 0)
            for height in [144, 44, 100, 44] as [CGFloat] {
                fixture.sections[0][3].height = height
                fixture.table.reloadRows(at: [row], with: .fade)
                for _ in 0..<7 {
                    let edge = try #require(frames(fixture, screen)["row 4"]).minY
                    for case let cell as TableFixture.Cell in fixture.table.subviews where cell.name == "row 3" {
                        #expect(screen.presentedFrame(of: cell).maxY <= edge + 1e-6)
                    }
                    screen.advance(by: 1 / 60)
                }
            }
        }

        @Test(arguments: 0..<6)
        func aSecondUpdateOfAnyKindKeepsPositionAndVelocity(kind: Int) throws {
            let fixture = TableFixture(rows: 10)
            let screen = fixture.show()
            screen.framesPerSecond = 480
            let cells = Dictionary(
                uniqueKeysWithValues: try [0, 5, 6].map { (row: Int) in
                    ("row \(row)", try #require(fixture.cell(row)))
                }
            )
            func change(_ kind: Int) {
                switch kind {
                case 0:
                    fixture.sections[0].insert(.init(name: "new", height: 80), at: 1)
                    fixture.table.insertRows(at: [[0, 1]], with: .automatic)
                case 1:
                    let row = fixture.sections[0].firstIndex { $0.name == "row 2" }!
                    fixture.sections[0].remove(at: row)
                    fixture.table.deleteRows(at: [[0, row]], with: .fade)
                default:
                    let row = fixture.sections[0].firstIndex { $0.name == "row 6" }!
                    fixture.sections[0].insert(fixture.sections[0].remove(at: row), at: 3)
                    fixture.table.moveRow(at: [0, row], to: [0, 3])
                }
            }
            change(kind / 2)
            var tops: [String: [CGFloat]] = [:]
            for frame in 0..<500 {
                if frame == 50 { change((kind / 2 + 1 + kind % 2) % 3) }
                for (name, cell) in cells { tops[name, default: []].append(screen.presentedFrame(of: cell).minY) }
                screen.advance(by: 1 / 480)
            }
            for (name, values) in tops {
                let steps = zip(values.dropFirst(), values).map { $0 - $1 }
                for (step, previous) in zip(steps.dropFirst(), steps) {
                    #expect(abs(step - previous) < 0.6, "\(name): a kink of \(step - previous) points a frame")
                }
                #expect(values.last == screen.presentedFrame(of: try #require(cells[name])).minY)
            }
        }

        @Test func anUpdateWhileDraggingOrFlingingMovesNothingUnderTheFinger() throws {
            let fixture = TableFixture(rows: 200)
            let screen = fixture.show()
            fixture.table.contentOffset.y = 3000
            screen.settle()
            screen.touchDown(at: CGPoint(x: 100, y: 400))
            var finger: CGFloat = 400
            func step(_ distance: CGFloat) {
                finger -= distance
                screen.touchMove(to: CGPoint(x: 100, y: finger))
                screen.advance(by: 1 / 60)
            }
            for _ in 0..<10 { step(6) }
            #expect(fixture.table.isDragging)
            let cell = try #require(fixture.table.visibleCells[3] as? TableFixture.Cell)
            fixture.sections[0].insert(.init(name: "new", height: 77), at: 0)
            fixture.sections[0][3].height = 10
            fixture.table.insertRows(at: [[0, 0]], with: .fade)
            for _ in 0..<10 {
                let before = screen.presentedFrame(of: cell).minY
                step(6)
                #expect(abs(screen.presentedFrame(of: cell).minY - before + 6) < 0.51)
            }
            screen.touchUp()
            #expect(fixture.table.isDecelerating)
            let next = try #require(fixture.table.visibleCells.last as? TableFixture.Cell)
            fixture.sections[0].insert(.init(name: "newer", height: 177), at: 0)
            fixture.table.insertRows(at: [[0, 0]], with: .fade)
            var last: CGFloat?
            var top = screen.presentedFrame(of: next).minY
            for _ in 0..<8 {
                screen.advance(by: 1 / 60)
                let now = screen.presentedFrame(of: next).minY
                #expect(now <= top && top - now < 7)
                if let last { #expect(top - now <= last + 0.51) }
                last = top - now
                top = now
            }
            screen.settle()
        }

        @Test func collapsingDuringTheBounceComesToRestWithoutAJump() throws {
            let fixture = TableFixture(rows: 30)
            let screen = fixture.show()
            screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.2, resting: 0.2)
            #expect(fixture.table.contentOffset.y < -20)
            let cell = try #require(fixture.cell(0))
            fixture.sections[0][4].height = 120
            fixture.table.performBatchUpdates(nil)
            var top = screen.presentedFrame(of: cell).minY
            while screen.isMoving {
                screen.advance(by: 1 / 60)
                let now = screen.presentedFrame(of: cell).minY
                #expect(now <= top + 0.51 && top - now < 25)
                top = now
            }
            #expect(fixture.table.contentOffset.y == 0)
        }

        @Test func aSpringAroundAnUpdateIsItsPace() throws {
            let fixture = TableFixture(rows: 12)
            let screen = fixture.show()
            fixture.sections[0][3].height = 144
            UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
                fixture.table.performBatchUpdates(nil)
            }
            var highest: CGFloat = 0
            for now in run(fixture, screen, frames: 60) { highest = max(highest, now["row 3"]?.height ?? 0) }
            #expect(highest > 150, "a spring of that damping overshoots")
            screen.settle()
            #expect(fixture.cell(3)?.frame.height == 144)
        }

        @Test func aPropertyAnimatorHoldsAnUpdateInItsHand() throws {
            let fixture = TableFixture(rows: 12)
            let screen = fixture.show()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                fixture.sections[0][3].height = 144
                fixture.table.performBatchUpdates(nil)
            }
            animator.fractionComplete = 0.3
            screen.advance(by: 1 / 60)
            #expect(abs((frames(fixture, screen)["row 3"]?.height ?? 0) - 74) < 0.51)
            #expect(abs((frames(fixture, screen)["row 4"]?.minY ?? 0) - 132 - 74) < 0.51)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            screen.settle()
            #expect(frames(fixture, screen)["row 3"]?.height == 144)
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
