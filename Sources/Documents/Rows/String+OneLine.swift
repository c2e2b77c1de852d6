extension String {
    /// Returns the text on one line with its blanks. A line end becomes a space, and what exceeds the limit an
    /// ellipsis.
    func withoutLineEnds(limit: Int) -> String {
        var line = ""
        for (count, character) in enumerated() {
            guard count < limit else { return line + "…" }
            line.append(character.isNewline ? " " : character)
        }
        return line
    }

    /// Returns the text on one line. A run of white space becomes one space, and what exceeds the limit an ellipsis.
    func onOneLine(limit: Int) -> String {
        var line = ""
        var count = 0
        var isAfterSpace = true
        var index = startIndex
        while index < endIndex {
            if isAfterSpace { index = endOfBlanks(from: index) }
            guard index < endIndex else { break }
            let character = self[index]
            index = self.index(after: index)
            let isSpace = character.isBlank
            if isSpace, isAfterSpace { continue }
            guard count < limit else { return line + "…" }
            line.append(isSpace ? " " : character)
            count += 1
            isAfterSpace = isSpace
        }
        if line.last == " " { line.removeLast() }
        return line
    }

    /// Returns the end of the blanks from a place on that are characters of their own. Indents may be long, and finding
    /// out what a character is takes long.
    private func endOfBlanks(from start: Index) -> Index {
        let bytes = utf8
        var end = start
        while end < endIndex {
            let next = bytes.index(after: end)
            let byte = bytes[end]
            // A mark that follows belongs to the blank.
            guard byte == 0x20 || byte == 0x09 || byte == 0x0A, next == endIndex || bytes[next] < 0x80 else { break }
            end = next
        }
        return end
    }
}
