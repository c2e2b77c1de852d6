import Foundation

/// The replacement of typed marks by typographic ones.
struct SmartPunctuation {
    var replacesQuotes = false
    var replacesDashes = false
    var locale = Locale.current

    /// Returns the range to replace, and the string to insert, for a string that is typed over the selection of a text.
    func typing(_ string: String, in text: EditableText) -> (range: Range<Int>, text: String) {
        let range = text.selection
        guard replacesQuotes || replacesDashes else { return (range, string) }
        // The text may be long, so only the character before the selection is copied.
        let before = text[max(0, range.lowerBound - 1)..<range.lowerBound].last
        switch string {
        case "\"" where replacesQuotes: return (range, quote(after: before, isDouble: true))
        case "'" where replacesQuotes: return (range, quote(after: before, isDouble: false))
        // The first of the two hyphens is in the text already.
        case "-" where replacesDashes && before == "-": return (range.lowerBound - 1..<range.upperBound, "—")
        default: return (range, string)
        }
    }

    private func quote(after before: Character?, isDouble: Bool) -> String {
        let isOpening = before.map { $0.isWhitespace || "([{—–-«“‘".contains($0) } ?? true
        return switch (isDouble, isOpening) {
        case (true, true): locale.quotationBeginDelimiter ?? "“"
        case (true, false): locale.quotationEndDelimiter ?? "”"
        case (false, true): locale.alternateQuotationBeginDelimiter ?? "‘"
        // An apostrophe is the same mark in every language.
        case (false, false): before?.isLetter ?? false ? "’" : locale.alternateQuotationEndDelimiter ?? "’"
        }
    }
}

extension TextInputTraits {
    /// The replacements that the traits ask for.
    var punctuation: SmartPunctuation {
        SmartPunctuation(
            replacesQuotes: smartQuotesType == .yes && !isSecureTextEntry,
            replacesDashes: smartDashesType == .yes && !isSecureTextEntry
        )
    }
}
