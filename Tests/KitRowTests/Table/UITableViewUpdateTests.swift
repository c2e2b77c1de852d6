import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that after any update, the table equals one that was loaded in the final state.
    @Suite @MainActor struct UITableViewUpdateTests {
        /// The closure may be a parameter that does not escape.
        @Test func updatesMayBeAClosureThatDoesNotEscape() {
            func change(_ table: UITableView, _ changes: () -> Void) {
                table.performBatchUpdates(changes)
                table.performBatchUpdates(nil)
                table.performBatchUpdates(nil, completion: nil)
            }
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            change(fixture.table) {
                fixture.sections[0].removeFirst()
                fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
            screen.settle()
            #expect(fixture.table.numberOfRows(inSection: 0) == 4)
        }

        @Test(arguments: 0..<60)
        func randomUpdatesEndWhereAReloadEnds(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            let fixture = TableFixture(randomSections(&random))
            let screen = fixture.show()
            for step in 0..<6 {
                applyRandomUpdate(to: fixture, &random)
                // Sometimes the next update begins during the animation of this one.
                screen.advance(by: Double.random(in: 0...0.5, using: &random))
                checkModel(fixture, "seed \(seed), step \(step)")
            }
            screen.settle()
            checkPixels(fixture, screen, "seed \(seed)")
            #expect(fixture.table.cells.isSettled, "seed \(seed)")
        }

        private func randomRow(_ random: inout SeededGenerator) -> TableFixture.Row {
            .init(
                name: "r\(UInt32.random(in: 0...UInt32.max, using: &random))",
                height: CGFloat(Int.random(in: 1...5, using: &random) * 22)
            )
        }

        private func randomSections(_ random: inout SeededGenerator) -> [[TableFixture.Row]] {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 0...15, using: &random)).map { _ in randomRow(&random) }
            }
        }

        private func applyRandomUpdate(to fixture: TableFixture, _ generator: inout SeededGenerator) {
            var random = generator
            defer { generator = random }
            let animations: [UITableView.RowAnimation] = [
                .fade, .automatic, .none, .left, .right, .top, .bottom, .middle,
            ]
            let animation = animations[Int.random(in: 0..<animations.count, using: &random)]
            let table = fixture.table
            table.performBatchUpdates {
                for section in fixture.sections.indices {
                    let rows = fixture.sections[section].indices
                    let deleted = rows.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
                    let reloaded = rows.filter { !deleted.contains($0) && Int.random(in: 0..<6, using: &random) == 0 }
                    for row in reloaded { fixture.sections[section][row].height = randomRow(&random).height }
                    for row in deleted.reversed() { fixture.sections[section].remove(at: row) }
                    var inserted: [Int] = []
                    for _ in 0..<Int.random(in: 0...3, using: &random) {
                        let place = Int.random(in: 0...fixture.sections[section].count, using: &random)
                        fixture.sections[section].insert(randomRow(&random), at: place)
                        inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
                    }
                    table.deleteRows(at: deleted.map { IndexPath(row: $0, section: section) }, with: animation)
                    table.reloadRows(at: reloaded.map { IndexPath(row: $0, section: section) }, with: animation)
                    table.insertRows(at: inserted.map { IndexPath(row: $0, section: section) }, with: animation)
                }
            }
        }

        /// Checks that every row on the screen has one cell that shows the row, at the position that
        /// follows from the heights.
        private func checkModel(_ fixture: TableFixture, _ place: String) {
            let table = fixture.table
            var y: CGFloat = 0
            for (section, rows) in fixture.sections.enumerated() {
                for (index, row) in rows.enumerated() {
                    let path = IndexPath(row: index, section: section)
                    let frame = CGRect(x: 0, y: y, width: 320, height: row.height)
                    y += row.height
                    #expect(table.rectForRow(at: path) == frame, "\(place), row \(path)")
                    guard frame.maxY > table.bounds.minY, frame.minY < table.bounds.maxY else { continue }
                    let cell = table.cellForRow(at: path) as? TableFixture.Cell
                    #expect(cell?.name == row.name, "\(place), row \(path)")
                    #expect(cell?.frame == frame, "\(place), row \(path)")
                    #expect(cell?.superview === table, "\(place), row \(path)")
                }
            }
            #expect(table.contentSize.height == y, "\(place)")
        }

        private func checkPixels(_ fixture: TableFixture, _ screen: TestScreen, _ place: String) {
            let after = screen.picture().pngData()
            let offset = fixture.table.contentOffset
            fixture.table.reloadData()
            fixture.table.contentOffset = offset
            screen.settle()
            #expect(screen.picture().pngData() == after, "\(place): the picture differs from that of a table loaded so")
        }
    }
}
