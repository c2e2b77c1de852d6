import CoreGraphics
import Foundation

/// The selection of a table, the row at its top and whether it is edited, for state restoration. Rows are kept by the
/// identifiers of a data source that has them, and by their index paths otherwise.
@MainActor
struct TableState {
    let table: UITableView

    private var models: (any UIDataSourceModelAssociation)? { table.dataSource as? any UIDataSourceModelAssociation }

    func encode(with coder: NSCoder) {
        coder.encode(table.isEditing, forKey: Key.editing)
        coder.encode((table.indexPathsForSelectedRows ?? []).map(name), forKey: Key.selection)
        let top = table.contentOffset.y + table.adjustedContentInset.top
        guard let row = table.indexPathsForVisibleRows?.first(where: { table.rectForRow(at: $0).maxY > top }) else {
            return
        }
        coder.encode(name(of: row), forKey: Key.row)
        coder.encode(Double(top - table.rectForRow(at: row).minY), forKey: Key.hidden)
    }

    func decode(with coder: NSCoder) {
        if coder.containsValue(forKey: Key.editing) { table.isEditing = coder.decodeBool(forKey: Key.editing) }
        for name in coder.decodeObject(forKey: Key.selection) as? [String] ?? [] {
            if let row = row(named: name) { table.selectRow(at: row, animated: false, scrollPosition: .none) }
        }
        guard let row = (coder.decodeObject(forKey: Key.row) as? String).flatMap(row) else { return }
        let hidden = coder.decodeDouble(forKey: Key.hidden)
        // A header above the first row was visible.
        if row == IndexPath(row: 0, section: 0), hidden <= 0 { return }
        table.scrollToRow(at: row, at: .top, animated: false)
        table.layoutIfNeeded()
        ScrollState(view: table).scroll(
            toX: table.contentOffset.x + table.adjustedContentInset.left,
            y: table.rectForRow(at: row).minY + hidden
        )
    }

    // MARK: The names of rows

    private func name(of row: IndexPath) -> String {
        models?.modelIdentifierForElement(at: row, in: table).map { Key.model + $0 } ?? "\(row.section) \(row.row)"
    }

    private func row(named name: String) -> IndexPath? {
        if name.hasPrefix(Key.model) {
            return models?.indexPathForElement(withModelIdentifier: String(name.dropFirst(Key.model.count)), in: table)
                .flatMap(existing)
        }
        let numbers = name.split(separator: " ").compactMap { Int($0) }
        return numbers.count == 2 ? existing(IndexPath(row: numbers[1], section: numbers[0])) : nil
    }

    private func existing(_ row: IndexPath) -> IndexPath? {
        let isThere =
            (0..<table.numberOfSections).contains(row.section)
            && (0..<table.numberOfRows(inSection: row.section)).contains(row.row)
        return isThere ? row : nil
    }

    private enum Key {
        static let editing = "UITableViewIsEditing"
        static let selection = "UITableViewSelection"
        static let row = "UITableViewTopRow"
        /// How much of the row at the top is hidden, in points.
        static let hidden = "UITableViewHiddenPart"
        /// The beginning of names that are identifiers of the data source.
        static let model = "#"
    }
}
