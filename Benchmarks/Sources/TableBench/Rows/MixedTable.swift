import UIKit

/// A table of so many mixed rows, as anybody would write it.
final class MixedTable: UITableViewController {
    private let count: Int
    /// Whether the text of a row is another one each time it is shown, so that no cache knows it.
    private let changesTexts: Bool
    /// How many texts there were, in all tables: one would know the words of another.
    private static var texts = 0
    private var unfolded: Set<Int> = []

    init(count: Int, changesTexts: Bool = false) {
        self.count = count
        self.changesTexts = changesTexts
        super.init(style: .plain)
        // What not every side has is left away: lines between rows, and an indicator that fades in and out.
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

    /// Shows a row at the top of the screen, or as near to it as the end of the table lets it be.
    func jump(to row: Int) {
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    }

    /// Unfolds a row, or folds it, as one motion.
    func toggle(_ row: Int) {
        let isUnfolded = unfolded.remove(row) == nil
        if isUnfolded { unfolded.insert(row) }
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? MixedCell)?.setUnfolded(isUnfolded)
        tableView.performBatchUpdates(nil)
    }

    /// Where a row is on the screen now, animations included; nil if it is not on it.
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
