import Foundation

/// A place in the texts of a table's rows.
struct TableTextPosition: Comparable {
    var row: IndexPath
    /// The index of the text within the row.
    var part: Int
    /// The offset in the text, in UTF-16 code units.
    var offset: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.row != rhs.row { return lhs.row < rhs.row }
        return (lhs.part, lhs.offset) < (rhs.part, rhs.offset)
    }

    /// The place before all texts of a row.
    static func start(of row: IndexPath) -> Self { Self(row: row, part: 0, offset: 0) }

    /// The place after all texts of a row.
    static func end(of row: IndexPath) -> Self { Self(row: row, part: .max, offset: .max) }
}

/// The selected text of a table's rows, from where it was begun to where it leads.
struct TableTextRange: Equatable {
    var anchor: TableTextPosition
    var focus: TableTextPosition

    var lower: TableTextPosition { min(anchor, focus) }
    var upper: TableTextPosition { max(anchor, focus) }
    var isEmpty: Bool { anchor == focus }

    /// Returns the selected part of one text of a row; `nil` if none of it is selected.
    func range(ofPart part: Int, length: Int, in row: IndexPath) -> Range<Int>? {
        let (lower, upper) = (lower, upper)
        let first = TableTextPosition(row: row, part: part, offset: 0)
        let last = TableTextPosition(row: row, part: part, offset: length)
        guard lower < last, first < upper else { return nil }
        let from = lower < first ? 0 : lower.offset
        let to = last < upper ? length : upper.offset
        return from < to ? from..<to : nil
    }

    /// Returns the selection after rows moved; `nil` if the row of one of its ends was deleted.
    func carried(_ carry: (IndexPath) -> IndexPath?) -> TableTextRange? {
        guard let anchorRow = carry(anchor.row), let focusRow = carry(focus.row) else { return nil }
        var new = self
        (new.anchor.row, new.focus.row) = (anchorRow, focusRow)
        return new
    }
}
