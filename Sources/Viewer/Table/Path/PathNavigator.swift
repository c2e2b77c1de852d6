import Documents
import Reader
import UIKit

/// Shows the path of the current row, copies paths and values, and goes to paths, whose rows may not be found yet.
@MainActor
final class PathNavigator {
    /// The maximum size in bytes of a value that is copied.
    private static let copyLimit = 64 << 20

    /// The bar with the path; `nil` for a document whose rows have no rows inside them.
    let bar: PathBar?

    private let document: any Document
    private let rows: DocumentRows
    private let revealer: RowRevealer
    private let opener: RowOpener
    private let showNotice: (String) -> Void
    private let showStatus: (String) -> Void
    /// Returns the index of the current row, and the selected rows.
    private let current: () -> Int?
    private let selection: () -> ClosedRange<Int>
    /// Returns the names of the columns that are shown; `nil` if rows are not divided.
    var columnNames: () -> [String]? = { nil }
    private var looking: Task<Void, Never>?
    /// A value that was found, and that the table does not have yet.
    private var pending: PathMatch?
    /// The row whose path is shown.
    private var shown: DocumentRowID?
    /// Whether the next key determines the part of the row to copy.
    private var isCopying = false

    /// - Parameters:
    ///   - current: Returns the index of the current row.
    ///   - selection: Returns the selected rows.
    ///   - showNotice: Shows a sentence until the user closes it.
    ///   - showStatus: Shows a short text until the status changes.
    init(
        _ document: any Document,
        _ rows: DocumentRows,
        _ revealer: RowRevealer,
        _ opener: RowOpener,
        current: @escaping () -> Int?,
        selection: @escaping () -> ClosedRange<Int>,
        showNotice: @escaping (String) -> Void,
        showStatus: @escaping (String) -> Void
    ) {
        (self.document, self.current, self.selection) = (document, current, selection)
        self.showStatus = showStatus
        self.rows = rows
        self.revealer = revealer
        self.opener = opener
        self.showNotice = showNotice
        bar = document.format.hasNestedRows ? PathBar() : nil
        bar?.onPart = { [weak self] in self?.goToPart($0) }
    }

    // MARK: Going

    /// Whether a path is looked for, or is found and not shown yet.
    var isLooking: Bool { looking != nil || pending != nil }

    /// Goes to a path as soon as its value is found.
    func show(_ path: RowPath) {
        cancel()
        looking = Task { [weak self] in
            guard let document = self?.document else { return }
            do {
                let match = try await document.find(path)
                guard let self, !Task.isCancelled else { return }
                looking = nil
                pending = match
                showPending()
            } catch {
                guard let self, !Task.isCancelled else { return }
                looking = nil
                showNotice("\(error).")
            }
        }
    }

    /// Goes to the pending value, if the table has it.
    func showPending() {
        guard let match = pending, match.row < rows.outline.documentCount else { return }
        let id =
            match.offset.map { opener.row(at: .byte($0), inside: match.row) } ?? DocumentRowID(index: match.row)
        guard let id else { return }
        pending = nil
        if let index = opener.open(id) { revealer.flash(index) }
    }

    /// Discards the pending path.
    func cancel() {
        looking?.cancel()
        (looking, pending) = (nil, nil)
    }

    private func goToPart(_ part: Int) {
        guard let index = currentIndex else { return }
        let ids = rows.outline.path(ofRowAt: index).ids
        // The first part is the document.
        guard part > 0, part <= ids.count else { return revealer.reveal(0, opens: false) }
        if let index = rows.outline.index(of: ids[part - 1]) { revealer.flash(index) }
    }

    /// The index of the row around the current one.
    var parent: Int? { currentIndex.flatMap { rows.outline.parent(ofRowAt: $0) } }

    /// Returns the index of the next row of the same group, or that of the previous one.
    func sibling(forward: Bool) -> Int? {
        guard let index = currentIndex, let place = rows.outline.runs[index] else { return nil }
        return rows.outline.runs.index(of: place.row + (forward ? 1 : -1), in: place.group)
    }

    // MARK: Showing

    /// The row that commands are about: the current one.
    var currentIndex: Int? { current() }

    /// Shows the path of the current row.
    func update() {
        guard let bar else { return }
        let index = currentIndex
        let id = index.flatMap { rows.outline.id(at: $0) }
        guard id == nil || id != shown else { return }
        shown = id
        let parts = index.map { rows.outline.path(ofRowAt: $0).labels } ?? []
        // A space separates the name of the file, which is no part of the path.
        bar.show([document.title + " "] + parts)
    }

    // MARK: Copying

    /// Lets the next key determine the part of the current row to copy.
    func beginCopy() { isCopying = true }

    /// Copies the part of the current row that the first key after ``beginCopy()`` determines.
    ///
    /// - Returns: `false` for a key that copies nothing. A key without characters, such as Shift, changes nothing.
    func copy(for key: UIKey?) -> Bool {
        guard isCopying, let key, !key.characters.isEmpty else { return false }
        isCopying = false
        guard let kind = key.readerKey.flatMap(CommandTable.copyKind) else { return false }
        copy(kind)
        return true
    }

    /// Copies a part of the current row, or of the selected ones.
    func copy(_ kind: ReaderCommand.CopyKind) {
        guard let index = currentIndex else { return }
        let path = rows.outline.path(ofRowAt: index).path
        switch kind {
        case .path: write(path.text())
        case .brackets: write(path.text(in: .brackets))
        case .key:
            switch path.parts.last {
            case .key(let key): write(key)
            case .index(let index): write("\(index)")
            case .parsed, nil: showNotice("This row has no key to copy.")
            }
        case .table: write(rows.outline.table(ofRows: selection(), columns: columnNames()))
        case .value: copy { rows.outline.value(ofRowAt: $0, limit: $1) }
        case .text: copy { rows.outline.text(ofRowAt: $0, limit: $1) }
        }
    }

    /// Copies a text of each selected row.
    private func copy(_ text: (_ row: Int, _ limit: Int) -> String?) {
        var (texts, left) = ([String](), Self.copyLimit)
        for index in selection() {
            guard let text = text(index, left) else {
                return showNotice("This is larger than \(Self.copyLimit >> 20) MB, and is not copied.")
            }
            left -= text.utf8.count
            texts.append(text)
        }
        write(texts.joined(separator: "\n"))
    }

    private func write(_ text: String) {
        UIPasteboard.general.string = text
        let shown = text.prefix(80)
        showStatus("Copied: \(shown)\(shown.count < text.count ? "…" : "")")
    }
}
