import Documents
import Reader
import UIKit

/// Goes from error to error, or from warning to warning.
@MainActor
final class SeverityNavigator {
    private let document: any Document
    private let rows: DocumentRows
    private let revealer: RowRevealer
    private let opener: RowOpener
    private let showNotice: (String) -> Void
    /// The row of the document to which the user was led last.
    private var current: Int?
    private var looking: Task<Void, Never>?

    /// - Parameter showNotice: Shows a sentence.
    init(
        _ document: any Document,
        _ rows: DocumentRows,
        _ revealer: RowRevealer,
        _ opener: RowOpener,
        showNotice: @escaping (String) -> Void
    ) {
        self.document = document
        self.rows = rows
        self.revealer = revealer
        self.opener = opener
        self.showNotice = showNotice
    }

    /// Reveals the next entry of a severity, or the previous one, as soon as it is found. After the last one comes the
    /// first one.
    func step(to severity: Severity, forward: Bool) {
        looking?.cancel()
        let start = start(forward: forward)
        let list = rows.outline.list
        looking = Task { [weak self] in
            guard let document = self?.document else { return }
            let filter = RowFilter(severity: severity)
            let found = try? await document.findRow(meeting: filter, from: start, forward ? .forward : .backward) {
                list.place(of: $0) != nil
            }
            guard let self, !Task.isCancelled else { return }
            show(found, severity)
        }
    }

    func cancel() {
        looking?.cancel()
        current = nil
    }

    private func show(_ row: Int?, _ severity: Severity) {
        guard let row, row < rows.outline.documentCount else {
            return showNotice("\(document.title) has no \(severity == .error ? "errors" : "warnings").")
        }
        current = row
        if let index = opener.open(DocumentRowID(index: row)) { revealer.flash(index) }
    }

    /// Returns the row to begin with: the one beside the last one if that is in sight, or else the top-most one.
    private func start(forward: Bool) -> Int {
        let visible = (rows.tableView.indexPathsForVisibleRows ?? []).compactMap { rows.outline.id(at: $0.row)?.index }
        if let current, visible.contains(current) { return forward ? current + 1 : current - 1 }
        let top = visible.first ?? 0
        return forward ? top : top - 1
    }
}
