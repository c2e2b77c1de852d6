import CoreGraphics
import Foundation
import QuartzCore

/// An interaction by which the texts of a table's rows are selected: across rows by dragging with the mouse, and row by
/// row with the keyboard. Control and C copies, and a middle click elsewhere pastes.
package final class TableTextSelection: NSObject, UIInteraction {
    package private(set) weak var view: UIView?
    private weak var source: (any TableTextSource)?

    /// The selection; `nil` if nothing is selected.
    private(set) var range: TableTextRange? {
        didSet { if range != oldValue { rangeDidChange() } }
    }

    private lazy var recognizer = SelectionDrag(self)
    private var scrolling: FrameTimer?
    /// The pointer during a drag, in points of the window.
    private var pointer: CGPoint?

    /// The size of text in UTF-8 that is copied at most. Reading rows takes time.
    private static let copyLimit = 64 << 20
    /// The size of text that a middle click pastes at most.
    private static let selectionLimit = 1 << 20

    /// Creates the interaction. Add it to a table.
    package init(_ source: any TableTextSource) {
        self.source = source
    }

    package func willMove(to view: UIView?) {
        clear()
        self.view?.removeGestureRecognizer(recognizer)
        self.view?.setSelectionKeyHandler(nil)
    }

    package func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
        view?.setSelectionKeyHandler { [weak self] in self?.handle($0) ?? false }
    }

    var table: UITableView? { view as? UITableView }

    /// The table after the updates that aren't laid out yet, which may take rows and the selection away.
    private var laidOutTable: UITableView? {
        table?.layoutIfNeeded()
        return table
    }

    /// Whether text is selected.
    package var hasSelection: Bool { range.map { !$0.isEmpty } ?? false }

    /// Deselects all text. Reads none of it, since the rows may be gone.
    package func clear() {
        stopScrolling()
        range = nil
    }

    /// Selects the texts of all rows.
    package func selectAll() {
        guard let table = laidOutTable, let last = table.lastRow, let first = table.firstRow else { return }
        range = TableTextRange(anchor: .start(of: first), focus: .end(of: last))
    }

    /// Writes the selected text to the clipboard, or without a selection the text of a row.
    ///
    /// - Returns: Whether there was anything to copy.
    @discardableResult
    package func copy(orRow row: IndexPath? = nil) -> Bool {
        if let text = selectedText(limit: Self.copyLimit) {
            UIPasteboard.general.string = text
            return true
        }
        guard let row, laidOutTable?.contains(row) == true, let text = source?.texts(ofRowAt: row) else { return false }
        UIPasteboard.general.string = text.filter { !$0.isEmpty }.joined(separator: "\n")
        return true
    }

    /// Returns the selected text with a line for each text of each row, cut at a size; `nil` if nothing is selected.
    /// Costs reading the rows.
    package func selectedText(limit: Int = .max) -> String? {
        guard let table = laidOutTable, let source, let range, !range.isEmpty else { return nil }
        var (lines, size): ([String], Int) = ([], 0)
        var row: IndexPath? = range.lower.row
        while let current = row, current <= range.upper.row, size < limit {
            for (part, text) in source.texts(ofRowAt: current).enumerated() where !text.isEmpty {
                guard let selected = range.range(ofPart: part, length: text.utf16.count, in: current) else { continue }
                let string = text.part(utf16: selected)
                lines.append(string)
                size += string.utf8.count + 1
            }
            row = table.row(after: current)
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    // MARK: The table

    /// Shows the selection in the cells after rows were laid out.
    func rowsDidMove() {
        guard let table, let source, range != nil || isShown else { return }
        isShown = range != nil
        for (row, cell) in table.shownCells {
            for (part, view) in source.selectableTexts(in: cell).enumerated() {
                view.selectedTextOffsets = range?.range(ofPart: part, length: view.selectableText.utf16.count, in: row)
            }
        }
    }

    private var isShown = false

    /// Keeps the selection on its rows after an update of the table.
    func carry(_ carry: (IndexPath) -> IndexPath?) {
        range = range.flatMap { $0.carried(carry) }
    }

    private func rangeDidChange() {
        rowsDidMove()
        let events = view?.nearestScreen.events
        if range != nil {
            events?.selectionOwner = view
        } else if events?.selectionOwner === view {
            events?.selectionOwner = nil
        }
    }

    /// Returns the place in the texts that is nearest to a point of the table.
    private func position(at point: CGPoint) -> TableTextPosition? {
        guard let table, let source, let first = table.firstRow, let last = table.lastRow else { return nil }
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        let place = CGPoint(x: point.x, y: max(visible.minY, min(point.y, visible.maxY - 1)))
        guard let row = table.indexPathForRow(at: place), let cell = table.cellForRow(at: row) else {
            let isAbove = table.rectForRow(at: first).minY > place.y
            return isAbove ? .start(of: first) : table.rectForRow(at: last).maxY <= place.y ? .end(of: last) : nil
        }
        let views = source.selectableTexts(in: cell)
        let parts = views.indices.filter { !views[$0].isHidden && views[$0].bounds.height > 0 }
        let frames = parts.map { views[$0].convert(views[$0].bounds, to: table) }
        guard
            let nearest = frames.indices.min(by: {
                frames[$0].distance(toY: place.y) < frames[$1].distance(toY: place.y)
            })
        else { return .start(of: row) }
        let text = views[parts[nearest]]
        return TableTextPosition(
            row: row,
            part: parts[nearest],
            offset: text.textOffset(at: text.convert(place, from: table))
        )
    }

    // MARK: The mouse

    /// Begins a selection at a point of the table; with Shift, extends the one that there is.
    func beginDrag(at point: CGPoint, extending: Bool) {
        guard let position = position(at: point) else { return }
        if extending, let range {
            self.range = TableTextRange(anchor: range.anchor, focus: position)
        } else {
            range = TableTextRange(anchor: position, focus: position)
        }
    }

    func drag(to point: CGPoint, inWindow: CGPoint) {
        pointer = inWindow
        if let focus = position(at: point) { range?.focus = focus }
        scrollIfNeeded()
    }

    func endDrag() {
        stopScrolling()
        if range?.isEmpty == true { range = nil }
        guard let text = selectedText(limit: Self.selectionLimit) else { return }
        Clipboard.writeSelection(text)
    }

    private func stopScrolling() {
        scrolling?.cancel()
        (scrolling, pointer) = (nil, nil)
    }

    /// Scrolls while the pointer is above or below the rows, the faster the further away it is.
    private func scrollIfNeeded() {
        guard scrolling == nil, let table, let pointer else { return }
        let place = table.convert(pointer, from: nil)
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        let beyond = place.y < visible.minY ? place.y - visible.minY : max(0, place.y - visible.maxY)
        guard beyond != 0 else { return }
        scrolling = table.layer.device.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let table = self.table, let pointer = self.pointer else { return }
                self.scrolling = nil
                table.contentOffset.y = table.clampedOffset(table.contentOffset.y + beyond / 4)
                table.layoutIfNeeded()
                self.drag(to: table.convert(pointer, from: nil), inWindow: pointer)
            }
        }
    }

    // MARK: The keyboard

    /// Selects whole rows from the focused row on, or extends the selection by a row.
    func extendByRow(_ step: Int) -> Bool {
        guard let table = laidOutTable, let from = range?.focus.row ?? table.focusedRow, table.contains(from) else {
            return false
        }
        let next = (step > 0 ? table.row(after: from) : table.row(before: from)) ?? from
        let anchor = range?.anchor.row ?? from
        range =
            next < anchor
            ? TableTextRange(anchor: .end(of: anchor), focus: .start(of: next))
            : TableTextRange(anchor: .start(of: anchor), focus: .end(of: next))
        table.scrollToRow(at: next, at: .none, animated: false)
        if let text = selectedText(limit: Self.selectionLimit) { Clipboard.writeSelection(text) }
        return true
    }

    /// Handles a key that nothing else handled.
    ///
    /// - Returns: Whether it has a meaning.
    private func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, view?.window != nil else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, key.charactersIgnoringModifiers.lowercased(), modifiers) {
        case (_, "c", .control), (.keyboardInsert, _, .control): return copy(orRow: table?.focusedRow)
        case (_, "a", .control):
            selectAll()
            return true
        case (.keyboardDownArrow, _, .shift): return extendByRow(1)
        case (.keyboardUpArrow, _, .shift): return extendByRow(-1)
        case (.keyboardEscape, _, []) where hasSelection:
            clear()
            return true
        default: return false
        }
    }
}

extension CGRect {
    fileprivate func distance(toY y: CGFloat) -> CGFloat {
        max(minY - y, y - maxY, 0)
    }
}
