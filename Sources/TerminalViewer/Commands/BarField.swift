import Terminal

/// A line of text in which the user writes, with the keys of readline.
struct BarField: Hashable, Sendable {
    private(set) var text = ""
    /// The number of characters before the cursor.
    private(set) var cursor = 0

    init(_ text: String = "") {
        self.text = text
        cursor = text.count
    }

    /// Applies a key.
    ///
    /// - Returns: Whether the key is one that writes.
    mutating func apply(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.character(let character), []): insert(String(character))
        case (.backspace, _): remove(max(0, cursor - 1)..<cursor)
        case (.delete, []), (.character("d"), .control): remove(cursor..<min(text.count, cursor + 1))
        case (.left, []), (.character("b"), .control): cursor = max(0, cursor - 1)
        case (.right, []), (.character("f"), .control): cursor = min(text.count, cursor + 1)
        case (.home, []), (.character("a"), .control): cursor = 0
        case (.end, []), (.character("e"), .control): cursor = text.count
        case (.character("u"), .control): remove(0..<cursor)
        case (.character("k"), .control): remove(cursor..<text.count)
        case (.character("w"), .control): remove(startOfWord..<cursor)
        case (.character("b"), .alt): cursor = startOfWord
        case (.character("f"), .alt): cursor = endOfWord
        default: return false
        }
        return true
    }

    /// Inserts a text at the cursor. Line ends become blanks.
    mutating func insert(_ new: String) {
        let line = String(new.map { $0.isNewline ? " " : $0 })
        let place = text.index(text.startIndex, offsetBy: cursor)
        let (before, after) = (String(text[..<place]), String(text[place...]))
        text = before + line + after
        // A mark may have joined the character before it.
        cursor = text.count - after.count
    }

    /// The text before the cursor.
    var beforeCursor: String { String(text.prefix(cursor)) }

    private mutating func remove(_ range: Range<Int>) {
        let all = Array(text)
        text = String(all[..<range.lowerBound] + all[range.upperBound...])
        cursor = range.lowerBound
    }

    private var startOfWord: Int {
        let all = Array(text)
        var place = cursor
        while place > 0, all[place - 1] == " " { place -= 1 }
        while place > 0, all[place - 1] != " " { place -= 1 }
        return place
    }

    private var endOfWord: Int {
        let all = Array(text)
        var place = cursor
        while place < all.count, all[place] == " " { place += 1 }
        while place < all.count, all[place] != " " { place += 1 }
        return place
    }
}
