import Documents
import Reader
import UIKit

/// Shows the path of the row at the top of the screen or of the focused one, copies paths and values, and goes to
/// paths, whose rows may not be found yet.
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
    private var looking: Task<Void, Never>?
    /// A value that was found, and that the table does not have yet.
    private var pending: PathMatch?
    /// The row whose path is shown.
    private var shown: DocumentRowID?
    /// Whether the next key determines the part of the row to copy.
    private var isCopying = false

    /// - Parameters:
    ///   - showNotice: Shows a sentence until the user closes it.
    ///   - showStatus: Shows a short text until the status changes.
    init(
        _ document: any Document,
        _ rows: DocumentRows,
        _ revealer: RowRevealer,
        _ opener: RowOpener,
        showNotice: @escaping (String) -> Void,
        showStatus: @escaping (String) -> Void
    ) {
        self.document = document
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

    /// Goes to the row around the current one.
    func showParent() {
        guard let index = currentIndex, let parent = rows.outline.parent(ofRowAt: index) else { return }
        revealer.flash(parent)
    }

    /// Goes to the next row of the same group, or to the previous one.
    func showSibling(forward: Bool) {
        guard let index = currentIndex, let place = rows.outline.runs[index],
            let next = rows.outline.runs.index(of: place.row + (forward ? 1 : -1), in: place.group)
        else { return }
        revealer.flash(next)
    }

    // MARK: Showing

    /// The row that commands are about: the focused one, or the one at the top of the screen.
    var currentIndex: Int? {
        let table = rows.tableView
        let visible = table.indexPathsForVisibleRows ?? []
        if let cell = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell,
            let focused = table.indexPath(for: cell), visible.contains(focused)
        {
            return focused.row
        }
        let top = table.contentOffset.y + table.adjustedContentInset.top
        return (visible.first { table.rectForRow(at: $0).maxY > top + 1 } ?? visible.first)?.row
    }

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

    /// A part of a row that is copied.
    enum Copy: String {
        case value = "y"
        case key = "k"
        case path = "p"
        case brackets = "b"

        /// - Returns: `nil` for a letter without a meaning.
        init?(letter: String) { self.init(rawValue: letter) }
    }

    /// Lets the next key determine the part of the current row to copy.
    func beginCopy() { isCopying = true }

    /// Copies the part of the current row that the first key after ``beginCopy()`` determines.
    ///
    /// - Returns: `false` for a key that copies nothing. A key without characters, such as Shift, changes nothing.
    func copy(for key: UIKey?) -> Bool {
        guard isCopying, let key, !key.characters.isEmpty else { return false }
        isCopying = false
        guard let part = Copy(letter: key.characters) else { return false }
        copy(part)
        return true
    }

    /// Copies a part of the current row.
    func copy(_ copy: Copy) {
        guard let index = currentIndex, let place = rows.outline.runs[index],
            let document = rows.outline.document(ofGroup: place.group)
        else { return }
        let path = rows.outline.path(ofRowAt: index).path
        switch copy {
        case .path: write(path.text())
        case .brackets: write(path.text(in: .brackets))
        case .key:
            switch path.parts.last {
            case .key(let key): write(key)
            case .index(let index): write("\(index)")
            case .parsed, nil: showNotice("This row has no key to copy.")
            }
        case .value:
            guard let value = document.value(ofRowAt: rows.outline.documentRow(of: place), limit: Self.copyLimit) else {
                return showNotice("This value is larger than \(Self.copyLimit >> 20) MB, and is not copied.")
            }
            write(String(decoding: value, as: UTF8.self))
        }
    }

    private func write(_ text: String) {
        UIPasteboard.general.string = text
        let shown = text.prefix(80)
        showStatus("Copied: \(shown)\(shown.count < text.count ? "…" : "")")
    }
}
