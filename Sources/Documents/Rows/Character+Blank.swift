extension Character {
    /// Whether the character is white space without a mark. Texts may leave it out.
    var isBlank: Bool { isWhitespace && unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
