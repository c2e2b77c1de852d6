import CoreGraphics
import Foundation

@testable import Unfold

/// The computed contents of a table of notes: every row with its height, one after another.
struct TableModel {
    var notes: [Note]
    var open: [Note.ID] = []
    /// The rows of the second section, which have another expander.
    var others: [Note] = []
    var openOthers: Set<Note.ID> = []
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

    var contentHeight: CGFloat {
        notes.reduce(0) { $0 + height(of: $1) } + others.reduce(0) { $0 + height(ofOther: $1) }
    }

    func height(ofOther note: Note) -> CGFloat {
        rowHeight(openOthers.contains(note.id) ? note.lines : min(note.lines, NoteCell.foldedLines))
    }

    func height(at path: IndexPath) -> CGFloat {
        path.section == 0 ? height(of: notes[path.row]) : height(ofOther: others[path.row])
    }

    mutating func toggleOther(_ note: Note) {
        guard note.lines > NoteCell.foldedLines else { return }
        if openOthers.remove(note.id) == nil { openOthers.insert(note.id) }
    }

    mutating func toggle(_ note: Note) {
        if isOpen(note.id) {
            open.removeAll { $0 == note.id }
        } else if note.lines > NoteCell.foldedLines {
            open.append(note.id)
            if let limit, open.count > limit { open.removeFirst() }
        }
    }
}
