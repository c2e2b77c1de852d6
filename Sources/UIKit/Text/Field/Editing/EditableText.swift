import Foundation

/// One line of text with a selection, and what keys and fingers do to both.
///
/// Places are UTF-16 offsets, as clients count, and always stand between two characters as a person sees them. Each
/// operation costs a pass over the text.
struct EditableText: Equatable, Sendable {
    private(set) var text: String
    /// The end of the selection that stays where it is while the other one is moved.
    private(set) var anchor: Int
    /// The end of the selection that moves: where the caret is.
    private(set) var focus: Int
    /// What an input method has not decided on yet.
    private(set) var marked: Range<Int>?

    /// A text with the caret at its end.
    init(_ text: String = "") {
        self.text = text
        anchor = text.utf16.count
        focus = anchor
    }

    /// Where the text ends.
    var end: Int { text.utf16.count }
    /// From the first selected place to the last one; empty for a caret.
    var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
    var selectedText: String { self[selection] }

    subscript(range: Range<Int>) -> String {
        let range = aligned(range)
        return String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Selects from one place to another, or puts the caret there if they are the same.
    mutating func select(from anchor: Int, to focus: Int) {
        self.anchor = aligned(anchor)
        self.focus = aligned(focus)
    }

    /// Puts a text in the place of a range, which is widened to whole characters, and the caret behind it.
    mutating func replace(_ range: Range<Int>, with string: String) {
        let range = aligned(range)
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
        marked = nil
        // What was put in may have become one character with what is behind it.
        let caret = aligned(range.lowerBound + string.utf16.count, up: true)
        (anchor, focus) = (caret, caret)
    }

    /// Puts what an input method has so far in the place of what it had before, or of the selection.
    ///
    /// - Parameter selected: what is selected of it.
    mutating func mark(_ string: String, selecting selected: Range<Int>) {
        let start = aligned(marked ?? selection).lowerBound
        replace(marked ?? selection, with: string)
        guard !string.isEmpty else { return }
        marked = start..<aligned(start + string.utf16.count, up: true)
        select(from: start + selected.lowerBound, to: start + selected.upperBound)
    }

    /// Keeps what an input method had so far as it is.
    mutating func unmark() {
        marked = nil
    }

    // MARK: Characters

    /// The place itself if it is between two characters, else where the character around it begins or (`up`) ends.
    func aligned(_ offset: Int, up: Bool = false) -> Int {
        guard offset > 0 else { return 0 }
        var place = 0
        for character in text {
            let next = place + character.utf16.count
            if offset < next { return offset == place || !up ? place : next }
            place = next
        }
        return place
    }

    func aligned(_ range: Range<Int>) -> Range<Int> {
        let start = aligned(range.lowerBound)
        return start..<max(start, aligned(range.upperBound, up: true))
    }

    func index(_ offset: Int) -> String.Index {
        String.Index(utf16Offset: min(max(offset, 0), end), in: text)
    }

    func offset(_ index: String.Index) -> Int {
        index.utf16Offset(in: text)
    }
}
