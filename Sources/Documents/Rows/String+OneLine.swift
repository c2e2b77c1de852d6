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
        for character in self {
            let isSpace = character.isWhitespace
            if isSpace, isAfterSpace { continue }
            guard count < limit else { return line + "…" }
            line.append(isSpace ? " " : character)
            count += 1
            isAfterSpace = isSpace
        }
        if line.last == " " { line.removeLast() }
        return line
    }
}
