import Foundation

/// The matches of a query in a text.
@MainActor
enum TextMatches {
    /// Returns the ranges of the matches in UTF-16 units. No two overlap. Costs O(n) in the length of the text.
    static func ranges(of query: String, in text: String, _ options: UITextSearchOptions) -> [Range<Int>] {
        guard !query.isEmpty else { return [] }
        let (whole, comparison) = (text as NSString, options.stringCompareOptions.subtracting([.backwards, .anchored]))
        var (found, start): ([Range<Int>], Int) = ([], 0)
        while start < whole.length {
            let rest = NSRange(location: start, length: whole.length - start)
            let match = whole.range(of: query, options: comparison, range: rest)
            guard match.location != NSNotFound, match.length > 0 else { break }
            let range = match.location..<NSMaxRange(match)
            let isWhole = fits(range, in: whole, options.wordMatchMethod)
            if isWhole { found.append(range) }
            // Another match may begin inside one that isn't a word.
            start = isWhole ? range.upperBound : NSMaxRange(whole.rangeOfComposedCharacterSequence(at: match.location))
        }
        return found
    }

    private static func fits(
        _ range: Range<Int>,
        in text: NSString,
        _ method: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        switch method {
        case .contains: true
        case .startsWith: isWordEdge(range.lowerBound, in: text)
        case .fullWord: isWordEdge(range.lowerBound, in: text) && isWordEdge(range.upperBound, in: text)
        }
    }

    /// Whether a place is not between two characters of a word.
    private static func isWordEdge(_ offset: Int, in text: NSString) -> Bool {
        guard offset > 0, offset < text.length else { return true }
        return !isInWord(offset - 1, of: text) || !isInWord(offset, of: text)
    }

    private static func isInWord(_ offset: Int, of text: NSString) -> Bool {
        let character = text.substring(with: text.rangeOfComposedCharacterSequence(at: offset)).first
        return character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
