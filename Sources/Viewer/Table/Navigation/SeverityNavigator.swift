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
    /// Returns the index of the current row.
    private let current: () -> Int?
    private var looking: Task<Void, Never>?

    /// - Parameters:
    ///   - current: Returns the index of the current row.
    ///   - showNotice: Shows a sentence.
    init(
        _ document: any Document,
        _ rows: DocumentRows,
        _ revealer: RowRevealer,
        _ opener: RowOpener,
        current: @escaping () -> Int?,
        showNotice: @escaping (String) -> Void
    ) {
        self.document = document
        self.rows = rows
        self.revealer = revealer
        (self.opener, self.current) = (opener, current)
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

    func cancel() { looking?.cancel() }

    private func show(_ row: Int?, _ severity: Severity) {
        guard let row, row < rows.outline.documentCount else {
            return showNotice("\(document.title) has no \(severity == .error ? "errors" : "warnings").")
        }
        if let index = opener.open(DocumentRowID(index: row)) { revealer.flash(index) }
    }

    /// Returns the row to begin with: the one beside the current one.
    private func start(forward: Bool) -> Int {
        let row = current().flatMap { rows.outline.id(at: $0)?.index }
        return (row ?? (forward ? -1 : 0)) + (forward ? 1 : -1)
    }
}
