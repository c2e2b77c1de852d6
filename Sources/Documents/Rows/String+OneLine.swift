extension String {
    /// The text on one line: each run of white space is one space, and what exceeds the limit is an ellipsis.
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
