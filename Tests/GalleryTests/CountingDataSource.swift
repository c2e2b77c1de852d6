import UIKit

/// Forwards everything to another data source, and records the cells that it returned.
@MainActor
final class CountingDataSource: NSObject, UITableViewDataSource {
    private let source: any UITableViewDataSource
    /// The rows that a cell was requested for, since this was last emptied.
    var rowsAsked: [Int] = []
    /// The cells, retained so that no two of them can have the same identifier.
    private var cells: [ObjectIdentifier: UITableViewCell] = [:]

    init(_ source: any UITableViewDataSource) {
        self.source = source
    }

    /// The number of different cells so far.
    var cellCount: Int { cells.count }

    func numberOfSections(in tableView: UITableView) -> Int {
        source.numberOfSections(in: tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rowsAsked.append(indexPath.row)
        let cell = source.tableView(tableView, cellForRowAt: indexPath)
        cells[ObjectIdentifier(cell)] = cell
        return cell
    }
}
