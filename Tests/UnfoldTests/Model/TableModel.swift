import CoreGraphics

@testable import Unfold

/// The computed contents of a table of notes: every row with its height, one after another.
struct TableModel {
    var notes: [Note]
    var open: [Note.ID] = []
    let limit: Int?
    /// Returns the height for a number of visible lines.
    let rowHeight: (Int) -> CGFloat

    func isOpen(_ id: Note.ID) -> Bool { open.contains(id) }

    func height(of note: Note) -> CGFloat {
        rowHeight(isOpen(note.id) ? note.lines : min(note.lines, NoteCell.foldedLines))
    }

    func span(_ index: Int) -> ClosedRange<CGFloat> {
        let top = notes[..<index].reduce(0) { $0 + height(of: $1) }
        return top...(top + height(of: notes[index]))
    }

    var contentHeight: CGFloat { notes.reduce(0) { $0 + height(of: $1) } }

    mutating func toggle(_ note: Note) {
        if isOpen(note.id) {
            open.removeAll { $0 == note.id }
        } else if note.lines > NoteCell.foldedLines {
            open.append(note.id)
            if let limit, open.count > limit { open.removeFirst() }
        }
    }
}
