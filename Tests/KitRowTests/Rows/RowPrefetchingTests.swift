import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct RowPrefetchingTests {
        /// A prefetching data source that records its calls.
        private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
            var calls: [String] = []
            var onPrefetch: (UITableView) -> Void = { _ in }

            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                calls.append("fetch \(indexPaths.map(\.row))")
                onPrefetch(tableView)
            }

            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                calls.append("cancel \(indexPaths.map(\.row))")
            }

            func take() -> [String] {
                defer { calls = [] }
                return calls
            }
        }

        private func rows(_ range: ClosedRange<Int>) -> [Int] { Array(range) }

        private func scroll(_ table: UITableView, toRow row: CGFloat) {
            table.contentOffset.y = row * 48
            table.layoutIfNeeded()
        }

        /// A screen shows 10 rows.
        private func fixture() -> (TableFixture, Prefetcher, TestScreen) {
            let (fixture, prefetcher) = (TableFixture(rows: 100, height: 48), Prefetcher())
            fixture.table.prefetchDataSource = prefetcher
            return (fixture, prefetcher, fixture.show())
        }

        @Test func rowsAreAnnouncedOnceAScreenAhead() {
            let (fixture, prefetcher, _) = fixture()
            #expect(prefetcher.take() == ["fetch \(rows(10...19))"])
            scroll(fixture.table, toRow: 2)
            #expect(prefetcher.take() == ["fetch [20, 21]"])
            fixture.table.setNeedsLayout()
            fixture.table.layoutIfNeeded()
            #expect(prefetcher.take().isEmpty)
            scroll(fixture.table, toRow: 12)
            #expect(prefetcher.take() == ["fetch \(rows(22...31))"])
        }

        @Test func rowsAreCancelledWhenTheDirectionChanges() {
            let (fixture, prefetcher, _) = fixture()
            scroll(fixture.table, toRow: 40)
            _ = prefetcher.take()
            scroll(fixture.table, toRow: 39)
            #expect(prefetcher.take() == ["cancel \(rows(50...59))", "fetch \(Array(rows(29...38).reversed()))"])
        }

        @Test func nothingIsAnnouncedUnlessItIsEnabled() {
            let (fixture, prefetcher, _) = fixture()
            _ = prefetcher.take()
            fixture.table.isPrefetchingEnabled = false
            scroll(fixture.table, toRow: 5)
            #expect(prefetcher.take().isEmpty)
        }

        /// After an update, index paths may be those of other rows.
        @Test func rowsAreAnnouncedAgainAfterUpdatesAndReloads() {
            let (fixture, prefetcher, screen) = fixture()
            _ = prefetcher.take()
            fixture.sections[0].insert(.init(name: "new", height: 48), at: 0)
            fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            screen.settle()
            #expect(prefetcher.take().contains { $0.hasPrefix("fetch [10, 11") || $0.hasPrefix("fetch [11, 12") })
            fixture.table.reloadData()
            screen.settle()
            #expect(prefetcher.take().count == 1)
        }

        /// The update of the callback is shown when the table has done its work.
        @Test func theCallbackMayUpdateTheTable() {
            let (fixture, prefetcher, screen) = fixture()
            prefetcher.onPrefetch = { table in
                prefetcher.onPrefetch = { _ in }
                fixture.sections[0].removeLast(50)
                table.deleteRows(at: (50..<100).map { IndexPath(row: $0, section: 0) }, with: .none)
            }
            scroll(fixture.table, toRow: 3)
            screen.settle()
            #expect(fixture.table.numberOfRows(inSection: 0) == 50)
        }
    }
}
