import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the cost of a table, counted in calls and in frames that are set: it is the same for a
    /// thousand rows and a billion.
    @Suite @MainActor struct TableCostTests {
        private typealias Calls = ScaleFixture.Calls

        /// Returns the cost of several operations in a table with a number of rows.
        private func costs(rows: Int, at row: Int, _ heights: ScaleFixture.Heights) -> [String: Calls] {
            // A pattern that is the same around the row in every table.
            let fixture = ScaleFixture(rows: rows, heights) { [44, 61, 80, 120][($0 - row + rows * 4) % 4] }
            fixture.table.estimatedRowHeight = 61
            var costs: [String: Calls] = [:]
            let table = fixture.table
            let screen = fixture.show()
            costs["show"] = fixture.calls
            func note(_ name: String, _ work: () -> Void) {
                costs[name] = fixture.calls {
                    work()
                    screen.settle()
                }
            }
            note("jump") { table.scrollToRow(at: [0, row], at: .top, animated: false) }
            note("scroll") { table.contentOffset.y += 300 }
            note("nudge") { table.contentOffset.y += 1 }
            note("unfold") {
                fixture.open = [row + 6]
                table.performBatchUpdates({})
            }
            note("fold") {
                fixture.open = []
                table.performBatchUpdates({})
            }
            note("insert") {
                fixture.rowsInSection[0] += 2
                table.insertRows(at: [[0, row + 5], [0, 1]], with: .automatic)
            }
            note("delete") {
                fixture.rowsInSection[0] -= 2
                table.deleteRows(at: [[0, row + 5], [0, 1]], with: .fade)
            }
            note("reload row") { table.reloadRows(at: [[0, row + 5]], with: .automatic) }
            note("move") { table.moveRow(at: [0, 3], to: [0, rows - 3]) }
            note("select") { table.selectRow(at: [0, rows - 1], animated: false, scrollPosition: .none) }
            note("width") { screen.resize(to: CGSize(width: 400, height: 480)) }
            note("idle") { screen.runIdleWork() }
            note("heights") { table.sectionHeaderHeight = 20 }
            note("reload") { table.reloadData() }
            note("animated scroll") { table.scrollToRow(at: [0, row], at: .top, animated: true) }
            note("point") { for y in 0..<40 { _ = table.indexPathForRow(at: CGPoint(x: 5, y: CGFloat(y) * 1e5)) } }
            return costs
        }

        @Test func selfSizingRowsCostWhatIsInSight() { compare(.cell, at: 600) }

        @Test func rowsOfGivenHeightsCostWhatIsInSight() { compare(.delegate, at: 600) }

        @Test func rowsOfOneHeightCostWhatIsInSight() { compare(.rowHeight(44), at: 600) }

        private func compare(_ heights: ScaleFixture.Heights, at row: Int) {
            let least = costs(rows: tableSizes[0], at: row, heights)
            for rows in tableSizes.dropFirst() {
                let more = costs(rows: rows, at: row, heights)
                let far = costs(rows: rows, at: rows - 401, heights)
                for (name, calls) in least where name != "animated scroll" {
                    #expect(more[name] == calls, "\(name), \(rows) rows, at row \(row)")
                    #expect(far[name] == calls, "\(name), \(rows) rows, at row \(rows - 401)")
                }
                // It passes other rows on its way.
                let way = [least, more, far].compactMap { $0["animated scroll"]?.cells }
                #expect((way.max() ?? 0) - (way.min() ?? 0) <= 60 && way.count == 3, "\(rows) rows: \(way)")
            }
            // The costs are also small in absolute terms.
            for (name, calls) in least where name != "animated scroll" && name != "idle" {
                #expect(calls.cells <= 60 && calls.heights <= 120 && calls.counts <= 2, "\(name): \(calls)")
                #expect(calls.frames <= 120, "\(name): \(calls)")
            }
        }

        /// Without estimates, every height is requested once, in a single pass.
        @Test func exactHeightsOfAMillionRowsAreAskedOnce() {
            let rows = 1_000_000
            let fixture = ScaleFixture(rows: rows, .delegate) { CGFloat(30 + $0 % 7) }
            fixture.table.estimatedRowHeight = 0
            let screen = fixture.show()
            #expect(fixture.calls.heights >= rows && fixture.calls.heights <= rows + 100)
            let pattern = (30...36).reduce(0, +) * (rows / 7) + (0..<rows % 7).reduce(0) { $0 + 30 + $1 }
            #expect(fixture.table.contentSize.height == CGFloat(pattern))
            let later = fixture.calls {
                for row in [999_999, 500_000, 3] {
                    fixture.table.scrollToRow(at: [0, row], at: .top, animated: false)
                    screen.settle()
                }
                screen.runIdleWork()
            }
            #expect(later.heights <= 100)
        }

        /// The table has few enough rows to request all heights beforehand. An update requests those of the
        /// visible rows.
        @Test func anUpdateOfAThousandRowsAsksForThoseInSight() {
            let fixture = ScaleFixture(rows: 1_000, .delegate) { CGFloat(40 + $0 % 9) }
            let screen = fixture.show()
            let sum = (0..<1_000).map { 40 + $0 % 9 }.reduce(0, +)
            #expect(fixture.table.contentSize.height == CGFloat(sum))
            fixture.table.scrollToRow(at: [0, 500], at: .top, animated: false)
            screen.settle()
            let calls = fixture.calls {
                fixture.open = [502, 900]
                fixture.table.performBatchUpdates({})
                screen.settle()
            }
            #expect(calls.heights <= 60)
            // Changes off the screen are measured while scrolling there.
            let before = fixture.table.contentSize.height
            fixture.table.scrollToRow(at: [0, 899], at: .top, animated: false)
            screen.settle()
            #expect(fixture.table.contentSize.height == before + 150 - 40)
            #expect(screen.presentedFrame(of: fixture.table.visibleCells[0]).minY == 0)
        }

        /// The data source counts the sections one by one. Their headers are requested when they become visible.
        @Test func anUpdateAmongVeryManySectionsAsksOnlyForThoseInSight() {
            let sections = 3_000
            let fixture = ScaleFixture(rows: 3, sections: sections)
            fixture.headers = true
            let screen = fixture.show()
            let table = fixture.table
            table.scrollToRow(at: [2_000, 1], at: .top, animated: false)
            screen.settle()
            for work in [
                { table.performBatchUpdates({}) }, { table.reloadRows(at: [[2_000, 1]], with: .fade) },
                { screen.resize(to: CGSize(width: 400, height: 480)) },
            ] {
                let calls = fixture.calls {
                    work()
                    screen.settle()
                }
                #expect(calls.titles <= 300 && calls.counts <= sections, "\(calls)")
            }
            let scroll = fixture.calls {
                table.contentOffset.y += 20
                screen.settle()
            }
            #expect(scroll.titles <= 60 && scroll.counts == 0)
        }
    }
}
