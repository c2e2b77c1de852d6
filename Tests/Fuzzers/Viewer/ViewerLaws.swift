import Documents
import Fuzzing
import Reader
import UIKit
import Viewer

/// The laws of what a viewer shows at rest.
@MainActor struct ViewerLaws {
    private let controller: DocumentViewController
    private let document: any Document
    private var table: UITableView { controller.tableView }

    init(_ controller: DocumentViewController, _ document: any Document) {
        self.controller = controller
        self.document = document
    }

    var flaw: Flaw? {
        let count = table.numberOfRows(inSection: 0)
        if count != controller.visibleRowCount {
            return Flaw("the table has the visible rows", "\(count) rows, not \(controller.visibleRowCount)")
        }
        if let flaw = currentFlaw { return flaw }
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) else {
                return Flaw("rows in sight have cells", "\(path) has none")
            }
            let (frame, rect) = (cell.frame, table.rectForRow(at: path))
            if abs(frame.minY - rect.minY) > 0.1 || abs(frame.height - rect.height) > 0.1 {
                return Flaw("cells stand at their rows", "\(path) is at \(frame), not at \(rect)")
            }
            if let flaw = textFlaw(of: cell, at: path) { return flaw }
        }
        return nil
    }

    /// Returns a flaw unless the current row is a visible one that is on the screen, and the only one that is shown as
    /// current. A window with less room than a row shows none of them for certain.
    private var currentFlaw: Flaw? {
        let count = controller.visibleRowCount
        guard count > 0 else { return nil }
        guard let current = controller.currentRow, let index = controller.currentIndex,
            controller.id(ofRowAt: index) == current
        else { return Flaw("there is a current row", "\(controller.currentRow as Any) is not visible") }
        guard table.bounds.height >= Self.leastHeight, table.bounds.width > Self.leastWidth else { return nil }
        // Code may scroll all rows off the screen, which no user does.
        guard hasRowOnScreen else { return nil }
        if !controller.currentRowIsOnScreen {
            let rect = table.rectForRow(at: IndexPath(row: index, section: 0))
            return Flaw("the current row is on the screen", "\(index) is at \(rect), the screen at \(table.bounds)")
        }
        let shown = (table.indexPathsForVisibleRows ?? []).filter { controller.isShownAsCurrent($0) }.map(\.row)
        return shown == [index] ? nil : Flaw("the current row is shown as current", "\(shown), not \(index)")
    }

    /// Whether a row can be read. Where there are few rows, all of them may be scrolled behind a bar.
    private var hasRowOnScreen: Bool {
        let room = table.bounds.inset(by: table.adjustedContentInset)
        return (table.indexPathsForVisibleRows ?? []).contains { path in
            let rect = table.rectForRow(at: path)
            return min(rect.maxY, room.maxY) - max(rect.minY, room.minY) >= min(16, rect.height)
        }
    }

    /// Returns a flaw unless the visible rows are those of the document and, in order, those inside open rows.
    /// The bytes of the document must be there.
    var outlineFlaw: Flaw? {
        var index = 0
        var flaw: Flaw?
        func look(at rows: any Document, inside root: Int?) {
            for row in 0..<rows.rowCount where flaw == nil {
                let offset = root == nil ? nil : rows.byteRange(ofRowAt: row).lowerBound
                let id = DocumentRowID(index: root ?? row, offset: offset)
                if controller.id(ofRowAt: index) != id {
                    let shown = controller.id(ofRowAt: index)
                    flaw = Flaw(
                        "open rows are followed by the rows inside them",
                        "\(index): \(shown as Any), not \(id)"
                    )
                }
                index += 1
                guard controller.expander[id] == .expanded, let inside = rows.nestedRows(at: row) else { continue }
                look(at: inside.document, inside: root ?? row)
            }
        }
        look(at: document, inside: nil)
        if flaw == nil, index != controller.visibleRowCount {
            flaw = Flaw("there are no other rows", "\(controller.visibleRowCount) rows, not \(index)")
        }
        return flaw
    }

    /// Returns a flaw unless an open row's visible part has text wherever the row has some, and none
    /// far outside of it.
    private func textFlaw(of cell: UITableViewCell, at path: IndexPath) -> Flaw? {
        let (top, bottom) = (table.bounds.minY - cell.frame.minY, table.bounds.maxY - cell.frame.minY)
        let texts = ShownText.texts(of: cell)
        let height = table.bounds.height
        // A block has 32 lines.
        let room: CGFloat = height + 800
        // The summary and the error message of a row are separate labels, at its start and its end. In a window
        // without room for words they are high.
        for text in texts where text.frame.minY > 40 && text.frame.maxY < cell.frame.height - 20 {
            let isFar = text.frame.maxY < top - room || text.frame.minY > bottom + room
            if isFar, table.bounds.width > Self.leastWidth {
                return Flaw(
                    "text out of sight is let go of",
                    "\(path) has \(text.frame), \(top)...\(bottom) is in sight"
                )
            }
        }
        guard cell.frame.height > 2 * height else { return nil }
        let (first, last) = (max(top, 60), min(bottom, cell.frame.height - 120))
        for y in stride(from: first, to: max(first, last), by: 10)
        where !texts.contains(where: { $0.frame.minY - 10 <= y && y <= $0.frame.maxY + 10 }) {
            return Flaw("text in sight is shown", "\(path) has nothing at \(y) of \(cell.frame.height)")
        }
        return nil
    }

    /// Returns a flaw unless a newly opened viewer in the same state shows the same.
    ///
    /// The new viewer is below the other one in its window, so it has the same traits.
    ///
    /// - Parameters:
    ///   - includesColors: Whether the colors are compared, too. A search or a condition marks texts.
    ///   - settle: Lets the frames pass in which the new viewer shows rows far inside others.
    func flaw(
        comparedWithNewViewerOf fresh: any Document,
        includesColors: Bool,
        settle: () -> Void
    ) -> Flaw? {
        let other = DocumentViewController(fresh)
        other.view.frame = controller.view.frame
        controller.view.superview?.insertSubview(other.view, at: 0)
        other.view.layoutIfNeeded()
        other.restore(controller.expander.snapshot)
        if let current = controller.currentRow { other.makeCurrent(current) }
        other.view.layoutIfNeeded()
        if other.visibleRowCount != controller.visibleRowCount { settle() }
        if let current = controller.currentRow { other.makeCurrent(current) }
        defer { other.view.removeFromSuperview() }
        return flaw(comparedWith: ViewerLaws(other, fresh), includesColors)
    }

    /// The height of a window that has room for a row, with the bars around the rows.
    private static let leastHeight: CGFloat = 200
    /// The width of a window that has room for words.
    private static let leastWidth: CGFloat = 100

    /// Returns a flaw if a newly opened viewer in the same state shows a row differently.
    private func flaw(comparedWith fresh: ViewerLaws, _ includesColors: Bool) -> Flaw? {
        var isCompared = false
        let visible = table.indexPathsForVisibleRows ?? []
        for path in visible {
            guard let cell = table.cellForRow(at: path), let other = fresh.table.cellForRow(at: path) else { continue }
            isCompared = true
            guard abs(cell.frame.height - other.frame.height) < 0.1 else {
                return Flaw(
                    "rows are as high as fresh ones",
                    "\(path): \(cell.frame.height), not \(other.frame.height)"
                )
            }
            // A long text has labels for its visible part only, and the bars may cover less of a new viewer.
            let part = cell.convert(table.bounds, from: table)
                .intersection(other.convert(fresh.table.bounds, from: fresh.table)).insetBy(dx: 0, dy: 1)
            let isVisible = { (text: ShownText) in text.frame.intersects(part) }
            let texts = { (cell: UITableViewCell) in
                ShownText.texts(of: cell).filter(isVisible).map { includesColors ? $0 : $0.withoutColors }
            }
            let (shown, wanted) = (texts(cell), texts(other))
            if shown != wanted { return Flaw("rows read as fresh ones", "\(path): \(shown), not \(wanted)") }
            let (color, wantedColor) = (ShownText.background(of: cell), ShownText.background(of: other))
            if includesColors, color != wantedColor {
                return Flaw("rows have the colors of fresh ones", "\(path): \(color), not \(wantedColor)")
            }
        }
        // A window with less room than a row shows none of them for certain.
        guard isCompared || visible.isEmpty || table.bounds.height < Self.leastHeight else {
            let shown = fresh.table.indexPathsForVisibleRows ?? []
            return Flaw("a fresh viewer restores the place", "\(visible) are on the screen, and in it \(shown)")
        }
        return nil
    }
}
