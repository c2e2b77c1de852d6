import Foundation

/// A text with a selection, and the edits to both.
///
/// Offsets are in UTF-16 units, as in UIKit's API. They always lie on the boundary of a grapheme cluster. A
/// replacement is O(n) in the length of the text.
struct EditableText: Equatable, Sendable {
    private(set) var text: String
    /// The fixed end of the selection while it is extended.
    private(set) var anchor: Int
    /// The moving end of the selection, at which the caret is.
    private(set) var focus: Int
    /// The provisional text of an input method.
    private(set) var marked: Range<Int>?
    /// Whether the characters are hidden, and with them where words begin and end.
    var isSecret = false

    /// Creates a text with the caret at its end.
    init(_ text: String = "") {
        self.text = text
        anchor = text.utf16.count
        focus = anchor
    }

    /// The offset of the end of the text.
    var end: Int { text.utf16.count }
    /// The selected range; empty for a caret.
    var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
    var selectedText: String { self[selection] }

    subscript(range: Range<Int>) -> String {
        let range = aligned(range)
        return String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Selects the text between two offsets, or places the caret if they are equal. Outside of the marked text, this
    /// commits it.
    mutating func select(from anchor: Int, to focus: Int) {
        self.anchor = aligned(anchor)
        self.focus = aligned(focus)
        if let marked, selection.clamped(to: aligned(marked)) != selection { self.marked = nil }
    }

    /// Returns the range that a replacement of a range replaces: it is expanded to whole characters, unless it is the
    /// marked text, which may have merged with a character that isn't marked.
    func replaced(_ range: Range<Int>) -> Range<Int> {
        range == marked ? range : aligned(range)
    }

    /// Replaces a range, expanded to whole characters, and places the caret after the new text. The marked text is
    /// replaced as it is.
    mutating func replace(_ range: Range<Int>, with string: String) {
        let range = replaced(range)
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
        marked = nil
        // The end of the new text may have merged with the text after it into one grapheme cluster.
        let caret = aligned(range.lowerBound + string.utf16.count, up: true)
        (anchor, focus) = (caret, caret)
    }

    /// Replaces the marked text, or the selection if there is none, with an input method's provisional text.
    ///
    /// - Parameter selected: The range selected within the provisional text.
    mutating func mark(_ string: String, selecting selected: Range<Int>) {
        let range = marked ?? selection
        replace(range, with: string)
        guard !string.isEmpty else { return }
        let start = range.lowerBound
        marked = start..<start + string.utf16.count
        (anchor, focus) = (aligned(start + selected.lowerBound), aligned(start + selected.upperBound))
    }

    /// Commits the marked text.
    mutating func unmark() {
        marked = nil
    }

    /// The text without its mark.
    var unmarked: EditableText {
        var text = self
        text.unmark()
        return text
    }

    static func == (first: EditableText, second: EditableText) -> Bool {
        first.anchor == second.anchor && first.focus == second.focus && first.marked == second.marked
            && first.isSecret == second.isSecret && first.text.hasSameCodeUnits(as: second.text)
    }

    // MARK: Characters

    /// Returns the offset if it is on a character boundary. Otherwise returns the start or, if `up`, the end of the
    /// character around it.
    func aligned(_ offset: Int, up: Bool = false) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < end else { return end }
        let place = index(offset)
        // The index after a place inside a character is that after the character.
        let next = text.index(after: place)
        let start = text.index(before: next)
        return self.offset(start == place || !up ? start : next)
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
