import UIKit

/// Passes everything on to another data source, and notes which cells it gave for which rows.
@MainActor
final class CountingDataSource: NSObject, UITableViewDataSource {
    private let source: any UITableViewDataSource
    /// The rows of which a cell was asked for, since this was last emptied.
    var rowsAsked: [Int] = []
    /// Kept, so that no two cells are taken for one.
    private var cells: [ObjectIdentifier: UITableViewCell] = [:]

    init(_ source: any UITableViewDataSource) {
        self.source = source
    }

    /// How many different cells there ever were.
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
