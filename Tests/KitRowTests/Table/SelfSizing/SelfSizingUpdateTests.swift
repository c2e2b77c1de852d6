import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests self-sizing rows during insertions, deletions, moves and changes.
    @Suite @MainActor struct SelfSizingUpdateTests {
        private static let animations: [UITableView.RowAnimation] = [.fade, .automatic, .none, .left, .top, .middle]

        /// After any sequence of updates, the table equals one that was loaded in the final state.
        @Test(arguments: 0..<20, SizedFixture.Sizing.allCases)
        func randomUpdatesEndWhereAReloadEnds(seed: UInt64, _ sizing: SizedFixture.Sizing) {
            var random = SeededGenerator(seed: seed)
            let fixture = SizedFixture.random(&random, sizing, sections: 1...4, rows: 0...20)
            fixture.giveHeights(&random)
            let screen = fixture.show()
            for step in 0..<8 {
                let end = max(0, fixture.table.contentSize.height - 480)
                if Bool.random(using: &random) {
                    fixture.table.contentOffset.y = CGFloat.random(in: 0...end, using: &random).rounded()
                    screen.advance(by: 1 / 60)
                }
                // The table follows its new width only after the update.
                if Int.random(in: 0..<4, using: &random) == 0 {
                    fixture.table.bounds.size.width = CGFloat(Int.random(in: 200...400, using: &random))
                }
                switch Int.random(in: 0..<6, using: &random) {
                case 0: move(fixture, &random)
                case 1: changeSections(fixture, &random)
                default: change(fixture, &random)
                }
                fixture.checkScreen("seed \(seed), step \(step)")
                screen.advance(by: Double.random(in: 0...0.5, using: &random))
                fixture.checkScreen("seed \(seed), step \(step)")
            }
            screen.settle()
            #expect(fixture.table.cells.isSettled, "seed \(seed)")
            let place = readThrough(fixture, screen)
            fixture.table.reloadData()
            screen.settle()
            let fresh = readThrough(fixture, screen)
            #expect(place == fresh, "seed \(seed): heights differ from those of a table loaded so")
        }

        /// A client may change its data and then call the table, which has another width than its rows have.
        @Test(arguments: SizedFixture.Sizing.allCases)
        func aTableThatWasResizedAsksForNoRowsBeforeAnUpdate(_ sizing: SizedFixture.Sizing) {
            let fixture = SizedFixture(heights: Array(repeating: 60, count: 9), sizing)
            let screen = fixture.show()
            fixture.table.bounds.size.width = 240
            fixture.sections[0].rows.remove(at: 1)
            fixture.table.deleteRows(at: [[0, 1]], with: .fade)
            fixture.checkScreen("after the deletion")
            for frame in 0..<30 {
                let rows = fixture.seen(screen).sorted { $0.key < $1.key }.map(\.value)
                // The gap of the deleted row closes.
                for (row, next) in zip(rows.dropFirst(), rows.dropFirst(2)) {
                    #expect(abs(next.minY - row.maxY) < 1e-6, "frame \(frame)")
                }
                screen.advance(by: 1 / 60)
            }
            fixture.checkScreen("at the end")
        }

        /// Scrolls through the whole table, and returns the measured frames of all rows, headers and footers.
        private func readThrough(_ fixture: SizedFixture, _ screen: TestScreen) -> [CGRect] {
            let table = fixture.table
            table.contentOffset.y = 0
            screen.settle()
            while table.contentOffset.y < table.contentSize.height - 480 {
                table.contentOffset.y += 400
                screen.settle()
                fixture.checkScreen("reading through")
            }
            return fixture.sections.indices.flatMap { section in
                fixture.sections[section].rows.indices.map { table.rectForRow(at: [section, $0]) }
                    + [table.rectForHeader(inSection: section), table.rectForFooter(inSection: section)]
            }
        }

        private func change(_ fixture: SizedFixture, _ generator: inout SeededGenerator) {
            var random = generator
            defer { generator = random }
            let table = fixture.table
            let animation = Self.animations[Int.random(in: 0..<Self.animations.count, using: &random)]
            table.performBatchUpdates {
                for section in fixture.sections.indices {
                    // Cells on the screen get other contents without being reloaded.
                    for case let cell as SizedFixture.Cell in table.visibleCells
                    where Int.random(in: 0..<3, using: &random) == 0 {
                        guard let path = table.indexPath(for: cell), path.section == section else { continue }
                        let id = cell.row?.id
                        guard let row = fixture.sections[section].rows.firstIndex(where: { $0.id == id }) else {
                            continue
                        }
                        let area = CGFloat.random(in: 3_000...90_000, using: &random)
                        fixture.sections[section].rows[row].area = area
                        cell.take(fixture.sections[section].rows[row], fixture)
                    }
                    let rows = fixture.sections[section].rows.indices
                    let deleted = rows.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
                    let reloaded = rows.filter { !deleted.contains($0) && Int.random(in: 0..<6, using: &random) == 0 }
                    for row in reloaded {
                        fixture.sections[section].rows[row].area = CGFloat.random(in: 3_000...90_000, using: &random)
                    }
                    for row in deleted.reversed() { fixture.sections[section].rows.remove(at: row) }
                    var inserted: [Int] = []
                    for _ in 0..<Int.random(in: 0...3, using: &random) {
                        let place = Int.random(in: 0...fixture.sections[section].rows.count, using: &random)
                        let row = SizedFixture.randomRow(id: Int.random(in: 1_000...1_000_000, using: &random), &random)
                        fixture.sections[section].rows.insert(row, at: place)
                        inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
                    }
                    table.deleteRows(at: deleted.map { [section, $0] }, with: animation)
                    table.reloadRows(at: reloaded.map { [section, $0] }, with: animation)
                    table.insertRows(at: inserted.map { [section, $0] }, with: animation)
                }
            }
        }

        private func move(_ fixture: SizedFixture, _ random: inout SeededGenerator) {
            let places = fixture.sections.indices.flatMap { section in
                fixture.sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
            }
            guard !places.isEmpty else { return }
            let old = places[Int.random(in: places.indices, using: &random)]
            let row = fixture.sections[old.section].rows.remove(at: old.row)
            let section = Int.random(in: fixture.sections.indices, using: &random)
            let place = Int.random(in: 0...fixture.sections[section].rows.count, using: &random)
            fixture.sections[section].rows.insert(row, at: place)
            fixture.table.moveRow(at: old, to: [section, place])
        }

        private func changeSections(_ fixture: SizedFixture, _ random: inout SeededGenerator) {
            let id = Int.random(in: 1_000...1_000_000, using: &random)
            let new = SizedFixture.Section(
                rows: (0..<Int.random(in: 0...9, using: &random)).map { SizedFixture.randomRow(id: id + $0, &random) },
                header: Bool.random(using: &random) ? CGFloat.random(in: 3_000...30_000, using: &random) : nil,
                footer: Bool.random(using: &random) ? CGFloat.random(in: 3_000...30_000, using: &random) : nil
            )
            let place = Int.random(in: fixture.sections.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                fixture.sections.insert(new, at: place)
                fixture.table.insertSections([place], with: .fade)
            case 1:
                fixture.sections[place] = new
                fixture.table.reloadSections([place], with: .automatic)
            default:
                let section = fixture.sections.remove(at: place)
                fixture.sections.append(section)
                fixture.table.moveSection(place, toSection: fixture.sections.count - 1)
            }
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func heightsAreRememberedThroughInsertsDeletesAndMovesOffTheScreen(_ sizing: SizedFixture.Sizing) {
            let fixture = SizedFixture(heights: (0..<200).map { 40 + CGFloat($0 % 50) }, sizing)
            let screen = fixture.show()
            let table = fixture.table
            for _ in 0..<30 {
                table.contentOffset.y += 400
                screen.settle()
            }
            let last = (table.indexPathsForVisibleRows ?? []).last?.row ?? 0
            #expect(last > 100)
            let row = fixture.sections[0].rows.remove(at: 10)
            fixture.sections[0].rows.insert(row, at: 60)
            fixture.sections[0].rows.remove(at: 3)
            fixture.sections[0].rows.insert(.init(id: 999, area: 3_200), at: 5)
            fixture.cellsAsked = []
            table.performBatchUpdates {
                table.moveRow(at: [0, 10], to: [0, 60])
                table.deleteRows(at: [[0, 3]], with: .fade)
                table.insertRows(at: [[0, 5]], with: .fade)
            }
            screen.settle()
            #expect(fixture.cellsAsked.isEmpty)
            for row in 0..<100 where row != 5 {
                let expected = fixture.height(fixture.sections[0].rows[row])
                #expect(abs(table.rectForRow(at: [0, row]).height - expected) < 0.01, "row \(row)")
            }
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func severalRowsAtOnceGrowInOneMotionWithoutNewCells(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 12), sizing)
            let screen = fixture.show()
            let cells = fixture.table.visibleCells.compactMap { $0 as? SizedFixture.Cell }
            fixture.table.performBatchUpdates {
                for row in [1, 3, 4] {
                    fixture.sections[0].rows[row].area = 320 * CGFloat(60 + 10 * row)
                    cells[row].take(fixture.sections[0].rows[row], fixture)
                }
            }
            #expect(fixture.cellsAsked.isEmpty)
            #expect(fixture.table.visibleCells.prefix(4).elementsEqual(cells.prefix(4), by: ===))
            var heights = [CGFloat](repeating: 0, count: 5)
            for frame in 0..<40 {
                var edge: CGFloat?
                for (row, cell) in cells.prefix(5).enumerated() {
                    let now = screen.presentedFrame(of: cell)
                    if let edge { #expect(abs(now.minY - edge) < 1e-6, "frame \(frame)") }
                    edge = now.maxY
                    #expect(now.height >= heights[row] - 1e-9, "frame \(frame)")
                    heights[row] = now.height
                }
                screen.advance(by: 1 / 60)
            }
            #expect(heights == [50, 70, 50, 90, 100])
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func aRowThatChangesWhileItLeavesTheScreenHasItsNewHeightAtOnce(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 60, count: 30), sizing)
            let screen = fixture.show()
            let cells = fixture.table.visibleCells.compactMap { $0 as? SizedFixture.Cell }
            fixture.table.performBatchUpdates {
                for (row, area) in [(0, 320 * 600), (2, 320 * 90)] as [(Int, CGFloat)] {
                    fixture.sections[0].rows[row].area = area
                    cells[row].take(fixture.sections[0].rows[row], fixture)
                }
            }
            #expect(fixture.table.rectForRow(at: [0, 2]).height == 90)
            screen.settle()
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func settingRowHeightKeepsCellsAndSelection(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 60), sizing)
            let screen = fixture.show()
            let table = fixture.table
            table.selectRow(at: [0, 12], animated: false, scrollPosition: .top)
            screen.settle()
            let cell = try #require(table.cellForRow(at: [0, 12]))
            fixture.cellsAsked = []
            for height in [30, UITableView.automaticDimension, 100] as [CGFloat] {
                table.rowHeight = height
                screen.settle()
                #expect(table.cellForRow(at: [0, 12]) === cell && cell.isSelected)
                #expect(table.indexPathForSelectedRow == [0, 12])
                #expect(cell.frame.height == (height > 0 ? height : 50))
                #expect(abs(cell.frame.minY - table.contentOffset.y) < 0.51)
                #expect(!fixture.cellsAsked.contains([0, 12]))
            }
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func settingRowHeightInABatchMovesTheRows(_ sizing: SizedFixture.Sizing) throws {
            let fixture = SizedFixture(heights: Array(repeating: 50, count: 60), sizing)
            let screen = fixture.show()
            let cell = try #require(fixture.table.cellForRow(at: [0, 3]))
            fixture.table.performBatchUpdates { fixture.table.rowHeight = 80 }
            #expect(screen.presentedFrame(of: cell).minY == 150)
            screen.advance(by: 0.1)
            let half = screen.presentedFrame(of: cell).minY
            #expect(half > 150 && half < 240)
            screen.settle()
            #expect(screen.presentedFrame(of: cell) == CGRect(x: 0, y: 240, width: 320, height: 80))
        }

        @Test(arguments: 0..<8, SizedFixture.Sizing.allCases)
        func aChangeOfWidthKeepsWhatIsReadAndLeavesNoStaleHeight(seed: UInt64, _ sizing: SizedFixture.Sizing) throws {
            var random = SeededGenerator(seed: seed)
            let fixture = SizedFixture.random(&random, sizing)
            fixture.giveHeights(&random)
            let screen = fixture.show()
            let table = fixture.table
            table.contentOffset.y = CGFloat.random(in: 0...max(0, table.contentSize.height - 480), using: &random)
            screen.settle()
            for _ in 0..<6 {
                let place = table.readingPlace
                let width = CGFloat(Int.random(in: 150...900, using: &random))
                screen.resize(to: CGSize(width: width, height: 480))
                screen.settle()
                fixture.checkScreen("seed \(seed), width \(width)")
                guard let place, !fixture.isAtAnEnd else { continue }
                let now = try #require(table.readingPlace, "seed \(seed)")
                let span = table.content.span(of: place.element)
                let top = span.lowerBound + place.fraction * (span.upperBound - span.lowerBound) - place.distance
                #expect(abs(top - table.contentOffset.y) < 0.51, "seed \(seed), \(now) for \(place)")
            }
        }

        @Test(arguments: SizedFixture.Sizing.allCases)
        func everythingIsFreedWithTheTable(_ sizing: SizedFixture.Sizing) {
            let living = SizedFixture.Living()
            do {
                var random = SeededGenerator(seed: 5)
                let fixture = SizedFixture.random(&random, sizing, sections: 4...4, rows: 30...30)
                fixture.living = living
                let screen = fixture.show()
                for _ in 0..<5 {
                    change(fixture, &random)
                    fixture.table.contentOffset.y += 500
                    screen.advance(by: 0.2)
                    (fixture.table.visibleCells.first as? SizedFixture.Cell)?.invalidateIntrinsicContentSize()
                }
                screen.settle()
                #expect(living.cells > 0)
            }
            _ = TestScreen()
            #expect(living.cells == 0 && living.parts == 0)
        }
    }
}
