extension String {
    /// The text as one line has it: breaks and tabs are spaces, and what controls a terminal is left out.
    var singleLine: String {
        var line = ""
        // A carriage return and the line feed behind it are one character, and one space.
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
