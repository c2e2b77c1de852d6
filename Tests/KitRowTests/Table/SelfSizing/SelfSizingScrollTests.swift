import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that wrong estimates have no visible effect: the rows on the screen move by the distance of the scroll.
    @Suite @MainActor struct SelfSizingScrollTests {
        private func fixture(_ random: inout SeededGenerator, _ sizing: SizedFixture.Sizing) -> SizedFixture {
            let fixture = SizedFixture.random(&random, sizing)
            fixture.giveHeights(&random)
            return fixture
        }

        @Test(arguments: 0..<12, SizedFixture.Sizing.allCases)
        func visibleRowsMoveAsFarAsTheTableIsScrolled(seed: UInt64, _ sizing: SizedFixture.Sizing) {
            var random = SeededGenerator(seed: seed)
            let fixture = fixture(&random, sizing)
            let screen = fixture.show()
            let table = fixture.table
            fixture.checkScreen("seed \(seed)")
            for step in 0..<120 {
                let before = fixture.seen(screen)
                let isJump = Int.random(in: 0..<12, using: &random) == 0
                let distance = CGFloat(Int.random(in: -60...60, using: &random))
                if isJump {
                    let end = max(1, table.contentSize.height - 480)
                    table.contentOffset.y = CGFloat.random(in: 0..<end, using: &random).rounded()
                } else {
                    table.contentOffset.y += distance
                }
                screen.advance(by: 1 / 60)
                let after = fixture.seen(screen)
                fixture.checkScreen("seed \(seed), step \(step)")
                if !isJump {
                    let moves = before.compactMap { id, frame in after[id].map { $0.minY - frame.minY } }
                    for move in moves {
                        #expect(abs(move - moves[0]) < 1e-6, "seed \(seed), step \(step): rows move apart")
                        #expect(
                            abs(move + distance) < 1e-6 || fixture.isAtAnEnd,
                            "seed \(seed), step \(step): moved by \(move) for \(distance) at \(table.contentOffset.y) of \(table.contentSize.height)"
                        )
                    }
                }
                if screen.isMoving { screen.settle() }
            }
        }

        @Test(arguments: 0..<4, SizedFixture.Sizing.allCases)
        func theRowUnderTheFingerMovesWithIt(seed: UInt64, _ sizing: SizedFixture.Sizing) {
            var random = SeededGenerator(seed: seed)
            let fixture = fixture(&random, sizing)
            let screen = fixture.show()
            let table = fixture.table
            for drag in 0..<8 {
                table.contentOffset.y = CGFloat.random(
                    in: 0...max(0, table.contentSize.height - 480),
                    using: &random
                ).rounded()
                screen.settle()
                let step = CGFloat(Int.random(in: -14...14, using: &random))
                var finger: CGFloat = step > 0 ? 20 : 460
                screen.touchDown(at: CGPoint(x: 100, y: finger))
                screen.advance(by: 1 / 60)
                for move in 0..<30 {
                    let before = fixture.seen(screen)
                    let wasDragging = table.isDragging
                    finger += step
                    screen.touchMove(to: CGPoint(x: 100, y: finger))
                    screen.advance(by: 1 / 60)
                    guard wasDragging, !fixture.isAtAnEnd else { continue }
                    for (id, frame) in fixture.seen(screen) {
                        guard let old = before[id] else { continue }
                        #expect(
                            abs(frame.minY - old.minY - step) < 0.51,
                            "seed \(seed), drag \(drag), move \(move)"
                        )
                    }
                }
                screen.touchUp()
                var before = fixture.seen(screen)
                var last: CGFloat?
                for frame in 0..<200 where screen.isMoving {
                    screen.advance(by: 1 / 60)
                    let after = fixture.seen(screen)
                    let moves = after.compactMap { id, frame in before[id].map { frame.minY - $0.minY } }
                    for move in moves { #expect(abs(move - moves[0]) < 1e-6, "seed \(seed), frame \(frame)") }
                    // A fling decelerates, and only changes its direction at an end.
                    if let last, let move = moves.first, !fixture.isAtAnEnd, last != 0 {
                        #expect(abs(move) <= abs(last) + 0.51, "seed \(seed), drag \(drag), frame \(frame)")
                    }
                    last = fixture.isAtAnEnd ? nil : moves.first
                    before = after
                }
                screen.settle()
                fixture.checkScreen("seed \(seed), drag \(drag)")
            }
        }

        @Test(arguments: 0..<12, SizedFixture.Sizing.allCases)
        func scrollingToARowLandsExactly(seed: UInt64, _ sizing: SizedFixture.Sizing) {
            var random = SeededGenerator(seed: seed)
            let fixture = SizedFixture.random(&random, sizing, sections: 2...6, rows: 1...400)
            fixture.giveHeights(&random)
            let screen = fixture.show()
            let table = fixture.table
            let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom, .none]
            for step in 0..<8 {
                let section = Int.random(in: fixture.sections.indices, using: &random)
                let count = fixture.sections[section].rows.count
                let row = IndexPath(row: Int.random(in: 0..<count, using: &random), section: section)
                let position = positions[Int.random(in: 0..<4, using: &random)]
                let animated = Bool.random(using: &random)
                let place = "seed \(seed), step \(step), \(row), \(position), animated \(animated)"
                table.scrollToRow(at: row, at: position, animated: animated)
                if animated { screen.settle() }
                let landed = table.contentOffset
                expectLanding(fixture, row, position, place)
                screen.settle()
                #expect(table.contentOffset == landed, "\(place): corrected after landing")
                expectLanding(fixture, row, position, place)
                fixture.checkScreen(place)
            }
        }

        @Test(arguments: 0..<8, SizedFixture.Sizing.allCases)
        func theEndsOfTheContentAreReachedWhateverItsHeightTurnsOutToBe(
            seed: UInt64,
            _ sizing: SizedFixture.Sizing
        ) {
            var random = SeededGenerator(seed: seed)
            let fixture = SizedFixture.random(&random, sizing, sections: 1...3, rows: 60...200)
            let screen = fixture.show()
            let table = fixture.table
            for animated in [true, false] {
                table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - 480), animated: animated)
                screen.settle()
                #expect(
                    abs(table.contentOffset.y - table.contentSize.height + 480) < 0.51,
                    "seed \(seed), animated \(animated), \(table.contentOffset.y) of \(table.contentSize.height)"
                )
                table.setContentOffset(.zero, animated: animated)
                screen.settle()
                #expect(table.contentOffset.y == 0, "seed \(seed)")
                fixture.checkScreen("seed \(seed)")
                table.reloadData()
                screen.settle()
            }
        }

        @Test(arguments: 0..<8, SizedFixture.Sizing.allCases)
        func anAnimatedScrollGoesOneWay(seed: UInt64, _ sizing: SizedFixture.Sizing) {
            var random = SeededGenerator(seed: seed)
            let fixture = SizedFixture.random(&random, sizing, sections: 1...3, rows: 60...200)
            fixture.giveHeights(&random)
            let screen = fixture.show()
            let table = fixture.table
            for step in 0..<6 {
                let section = Int.random(in: fixture.sections.indices, using: &random)
                let last = fixture.sections[section].rows.count - 1
                let target = IndexPath(row: Int.random(in: 0...last, using: &random), section: section)
                table.scrollToRow(at: target, at: .top, animated: true)
                let isDown = (table.animationTarget?.y ?? 0) > table.contentOffset.y
                var before = fixture.seen(screen)
                for frame in 0..<60 where screen.isMoving {
                    screen.advance(by: 1 / 60)
                    let after = fixture.seen(screen)
                    let moves = after.compactMap { id, frame in before[id].map { frame.minY - $0.minY } }
                    let place = "seed \(seed), step \(step), frame \(frame), to \(target)"
                    for move in moves {
                        #expect(abs(move - moves[0]) < 1e-6, "\(place): rows move apart")
                        #expect(isDown ? move < 0.51 : move > -0.51, "\(place): turned round by \(move)")
                    }
                    before = after
                }
                screen.settle()
                expectLanding(fixture, target, .top, "seed \(seed), step \(step)")
            }
        }

        private func expectLanding(
            _ fixture: SizedFixture,
            _ row: IndexPath,
            _ position: UITableView.ScrollPosition,
            _ place: String
        ) {
            let table = fixture.table
            let frame = table.rectForRow(at: row).offsetBy(dx: 0, dy: -table.contentOffset.y)
            #expect(abs(frame.height - fixture.height(fixture.sections[row.section].rows[row.row])) < 0.01, "\(place)")
            // The header stays at the top of a plain table.
            let top = table.rectForHeader(inSection: row.section).height
            let isAtEnd = fixture.isAtAnEnd
            switch position {
            case .top: #expect(abs(frame.minY - top) < 0.51 || isAtEnd, "\(place)")
            case .bottom: #expect(abs(frame.maxY - 480) < 0.51 || isAtEnd, "\(place)")
            case .middle: #expect(abs(frame.midY - (480 + top) / 2) < 0.51 || isAtEnd, "\(place)")
            case .none:
                let fits = frame.height <= 480 - top
                #expect(frame.minY > top - 0.51 && (frame.maxY < 480.51 || !fits) || isAtEnd, "\(place)")
            }
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func scrollingToTheTopOfASectionLandsThereThoughItIsEmpty(_ sizing: SizedFixture.Sizing) {
            var random = SeededGenerator(seed: 4)
            let fixture = SizedFixture.random(&random, sizing, sections: 6...6, rows: 20...60)
            fixture.sections[3].rows = []
            fixture.sections[3].header = 9_600
            let screen = fixture.show()
            for animated in [true, false] {
                for section in [3, 1, 4, 0] {
                    let place = IndexPath(row: NSNotFound, section: section)
                    fixture.table.scrollToRow(at: place, at: .top, animated: animated)
                    screen.settle()
                    let top = fixture.table.rect(forSection: section).minY
                    #expect(abs(top - fixture.table.contentOffset.y) < 0.51 || fixture.isAtAnEnd)
                }
            }
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func aLongListTouchesOnlyWhatComesIntoSight(_ sizing: SizedFixture.Sizing) {
            var random = SeededGenerator(seed: 8)
            let fixture = SizedFixture(
                heights: (0..<10_000).map { _ in CGFloat(Int.random(in: 30...130, using: &random)) }
            )
            let screen = fixture.show()
            let made = fixture.living.cells
            #expect(made < 30)
            var seen: Set<IndexPath> = Set(fixture.table.indexPathsForVisibleRows ?? [])
            for _ in 0..<300 {
                fixture.table.contentOffset.y += 400
                screen.advance(by: 1 / 60)
                seen.formUnion(fixture.table.indexPathsForVisibleRows ?? [])
            }
            // A few rows turn out to be off the screen once those before them are measured.
            #expect(fixture.cellsAsked.count < seen.count * 11 / 10)
            #expect(fixture.living.cells <= made + 20)
            fixture.cellsAsked = []
            fixture.table.scrollToRow(at: [0, 9_000], at: .middle, animated: false)
            screen.settle()
            #expect(fixture.cellsAsked.count < 40)
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func theThumbMovesByNoMoreThanWhatWasFoundOut(_ sizing: SizedFixture.Sizing) {
            // After the first rows have been measured, an estimate doesn't change.
            let fixture = SizedFixture(heights: (0..<2_000).map { $0 % 2 == 0 ? 60 : 100 }, sizing)
            let screen = fixture.show()
            let table = fixture.table
            for _ in 0..<60 {
                let before = table.contentSize.height
                let known = Set(table.indexPathsForVisibleRows ?? [])
                table.contentOffset.y += 30
                screen.advance(by: 1 / 60)
                let new = Set(table.indexPathsForVisibleRows ?? []).subtracting(known).count
                #expect(abs(table.contentSize.height - before) <= CGFloat(new) * 40)
            }
        }
    }
}
