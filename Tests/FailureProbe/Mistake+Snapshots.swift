import Foundation
import UIKit

extension Mistake {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
    typealias Source = UITableViewDiffableDataSource<Int, Int>

    nonisolated static func snapshot(_ items: [Int] = [1, 2, 3]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private static func change(_ name: String, _ change: @escaping (inout Snapshot) -> Void) -> Mistake {
        Mistake(name) {
            var snapshot = snapshot()
            change(&snapshot)
        }
    }

    private static func changeSection(
        _ name: String,
        _ change: @escaping (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void
    ) -> Mistake {
        Mistake(name) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
            snapshot.append([1, 2])
            change(&snapshot)
        }
    }

    static let snapshots = [
        changeSection("an item appended to a section snapshot that is there") { $0.append([3, 1]) },
        changeSection("the level of an item that is not there") { _ = $0.level(of: 9) },
        Mistake("items without a section") {
            var snapshot = Snapshot()
            snapshot.appendItems([1])
        },
        change("items appended twice") { $0.appendItems([4, 5, 4]) },
        change("items in a section that is not there") { $0.appendItems([4], toSection: 1) },
        change("items inserted before one that is not there") { $0.insertItems([4], beforeItem: 9) },
        change("items inserted after one of them") { $0.insertItems([1, 2], afterItem: 1) },
        change("an item moved before one that is not there") { $0.moveItem(1, beforeItem: 9) },
        change("an item moved that is not there") { $0.moveItem(9, afterItem: 1) },
        change("items reloaded that are not there") { $0.reloadItems([1, 9]) },
        change("items reconfigured that are not there") { $0.reconfigureItems([9]) },
        change("sections reloaded that are not there") { $0.reloadSections([9]) },
        change("a section appended that is there") { $0.appendSections([0]) },
        change("sections appended twice") { $0.appendSections([1, 1]) },
        change("sections inserted after one that is not there") { $0.insertSections([1], afterSection: 9) },
        change("sections inserted before one of them") { $0.insertSections([0], beforeSection: 0) },
        change("a section moved before one that is not there") { $0.moveSection(0, beforeSection: 9) },
        change("a section moved after itself") { $0.moveSection(0, afterSection: 0) },
        change("the items of a section that is not there") { _ = $0.itemIdentifiers(inSection: 9) },
        change("the number of items of a section that is not there") { _ = $0.numberOfItems(inSection: 9) },
        Mistake("a cell for a row that is no item") {
            let table = UITableView()
            let source = Source(tableView: table) { _, _, _ in UITableViewCell() }
            _ = source.tableView(table, cellForRowAt: [0, 0])
        },
        Mistake("the number of rows in a section that the data source does not have") {
            let table = UITableView()
            _ = Source(tableView: table) { _, _, _ in nil }.tableView(table, numberOfRowsInSection: 0)
        },
        Mistake("a snapshot of the main queue while one of another queue waits") {
            let table = UITableView()
            let source = Source(tableView: table) { _, _, _ in nil }
            let thread = Thread { source.apply(snapshot()) }
            thread.start()
            while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
            source.apply(snapshot())
        },
        Mistake("no cell for an item") {
            let table = UITableView()
            let source = Source(tableView: table) { _, _, _ in nil }
            source.apply(snapshot())
            _ = source.tableView(table, cellForRowAt: [0, 1])
        },
    ]
}
