extension EditableText {
    /// U+200C ZERO WIDTH NON-JOINER has no glyph, and belongs to the character before it.
    private static let filler = "\u{200C}"

    /// The text as it is shown: the text itself, or a bullet for each character of a secret.
    ///
    /// It is as long as the text in UTF-16 units, so that its offsets are those of the text.
    var shownText: String {
        guard isSecret else { return text }
        return text.map { "•" + String(repeating: Self.filler, count: $0.utf16.count - 1) }.joined()
    }
}
