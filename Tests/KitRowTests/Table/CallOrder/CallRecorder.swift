import UIKit
import UIKitTesting

/// A table of five rows that records the calls of its delegate, and those of its data source about editing and cells.
@MainActor
final class CallRecorder: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var calls: [String] = []
    let table = UITableView(frame: .zero, style: .plain)
    let screen = TestScreen(size: CGSize(width: 320, height: 220))
    private var rows: [Int]

    /// Shows a table, and forgets the calls of its first layout.
    init(rows: Int = 5) {
        self.rows = Array(0..<rows)
        super.init(nibName: nil, bundle: nil)
        screen.show(self)
        screen.settle()
        calls = []
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view = table
    }

    func note(_ call: String, _ row: IndexPath?) {
        calls.append(row.map { "\(call) \($0.row)" } ?? "\(call) nil")
    }

    /// Performs a scenario, waits until nothing moves, and returns the calls.
    func calls(of scenario: (CallRecorder) -> Void) -> [String] {
        scenario(self)
        screen.settle()
        defer { calls = [] }
        return calls
    }

    // MARK: Data

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cellForRowAt", indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(rows[indexPath.row])"
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        note("commit", indexPath)
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        calls.append("moveRowAt \(source.row) to \(destination.row)")
        rows.insert(rows.remove(at: source.row), at: destination.row)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("canEditRowAt", indexPath)
        return true
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note("canMoveRowAt", indexPath)
        return true
    }

    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("willDisplay", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("didEndDisplaying", indexPath)
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlightRowAt", indexPath)
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("didHighlightRowAt", indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlightRowAt", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelectRowAt", indexPath)
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelectRowAt", indexPath) }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselectRowAt", indexPath)
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("didDeselectRowAt", indexPath)
    }

    func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        note("shouldBeginMultipleSelectionInteractionAt", indexPath)
        return true
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        note("didBeginMultipleSelectionInteractionAt", indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        calls.append("didEndMultipleSelectionInteraction")
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        note("editingStyleForRowAt", indexPath)
        return .delete
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        note("shouldIndentWhileEditingRowAt", indexPath)
        return true
    }

    func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        note("titleForDeleteConfirmationButtonForRowAt", indexPath)
        return nil
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        note("trailingSwipeActionsConfigurationForRowAt", indexPath)
        return nil
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("willBeginEditingRowAt", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("didEndEditingRowAt", indexPath)
    }

    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        calls.append("targetIndexPathForMoveFromRowAt \(source.row) to \(proposed.row)")
        return proposed
    }
}

extension CallRecorder: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        calls.append("prefetchRowsAt \(indexPaths.map { "\($0.row)" }.joined(separator: ", "))")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        calls.append("cancelPrefetchingForRowsAt \(indexPaths.map { "\($0.row)" }.joined(separator: ", "))")
    }
}
