import UIKit

/// A table with a number of mixed rows, written as a typical client would.
class MixedTable: UITableViewController {
    private let count: Int
    /// Whether a row gets a different text each time it is shown, so that no cache contains it.
    private let changesTexts: Bool
    /// The number of texts so far, shared by all tables, because one table's words would be in another's caches.
    private static var texts = 0
    private var unfolded: Set<Int> = []

    init(count: Int, changesTexts: Bool = false) {
        self.count = count
        self.changesTexts = changesTexts
        super.init(style: .plain)
        // Leave out what not every side has: separators, and an indicator that fades in and out.
        tableView.separatorStyle = .none
        tableView.showsVerticalScrollIndicator = false
        tableView.register(MixedCell.self, forCellReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = indexPath.row
        Self.texts += 1
        let text = MixedRows.text(row, number: changesTexts ? Self.texts : row)
        (cell as? MixedCell)?.show(text, isUnfolded: unfolded.contains(row))
        return cell
    }

    /// Scrolls a row to the top of the screen, or as near to it as the end of the table permits.
    func jump(to row: Int) {
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    }

    /// Unfolds or folds a row, with animation.
    func toggle(_ row: Int) {
        let isUnfolded = unfolded.remove(row) == nil
        if isUnfolded { unfolded.insert(row) }
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? MixedCell)?.setUnfolded(isUnfolded)
        tableView.performBatchUpdates(nil)
    }

    /// Returns the current top of a row on the screen, including animations, or nil if the row isn't visible.
    func top(of row: Int) -> Double? {
        guard let layer = tableView.cellForRow(at: IndexPath(row: row, section: 0))?.layer else { return nil }
        let bounds = tableView.layer.presentation()?.bounds ?? tableView.bounds
        return Double((layer.presentation()?.frame ?? layer.frame).minY - bounds.minY)
    }

    /// The first row that begins on the screen.
    var firstWholeRow: Int? {
        tableView.indexPathsForVisibleRows?.map(\.row).first { (top(of: $0) ?? -1) >= 0 }
    }
}
