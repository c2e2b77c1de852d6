/// The spaces that a paste adds, and that a deletion of words removes.
struct SmartSpacing {
    var isOn = false

    /// Returns a string to paste over a range of a text, with a space where a word would touch another one.
    func pasting(_ string: String, over range: Range<Int>, in text: EditableText) -> String {
        guard isOn, let first = string.first, let last = string.last else { return string }
        let before = Self.isInWord(first) && range.lowerBound > 0 && text.isInWord(at: range.lowerBound - 1)
        let after = Self.isInWord(last) && text.isInWord(at: range.upperBound)
        return (before ? " " : "") + string + (after ? " " : "")
    }

    /// Returns the range to delete for a selection. With whole words it has one of the spaces beside them.
    func deleting(_ range: Range<Int>, in text: EditableText) -> Range<Int> {
        guard isOn, let first = text[range].first, let last = text[range].last, Self.isInWord(first),
            Self.isInWord(last)
        else { return range }
        let before = range.lowerBound > 0 ? text[range.lowerBound - 1..<range.lowerBound].last : nil
        let after = range.upperBound < text.end ? text[range.upperBound..<range.upperBound + 1].first : nil
        if before == " ", after.map({ !Self.isInWord($0) }) ?? true { return range.lowerBound - 1..<range.upperBound }
        if before.map(\.isNewline) ?? true, after == " " { return range.lowerBound..<range.upperBound + 1 }
        return range
    }

    private static func isInWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}

extension TextInputTraits {
    /// The spaces that the traits ask for.
    var spacing: SmartSpacing { SmartSpacing(isOn: smartInsertDeleteType == .yes && !isSecureTextEntry) }
}
