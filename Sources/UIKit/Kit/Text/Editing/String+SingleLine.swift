extension String {
    /// The text as a single line. Line breaks and tabs become spaces, and control characters are removed.
    var singleLine: String {
        var line = ""
        // A CR LF pair is one `Character`, so it becomes a single space.
        for character in self {
            if character.isNewline || character == "\t" {
                line.append(" ")
            } else if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
                line.unicodeScalars.append(
                    contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control }
                )
            } else {
                line.append(character)
            }
        }
        return line
    }
}
