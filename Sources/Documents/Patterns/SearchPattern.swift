/// A regular expression in Perl's syntax.
///
/// A match is within one line. The case of letters matters if the pattern contains a capital letter.
package struct SearchPattern: Sendable {
    /// The maximum number of ranges in a text.
    private static let rangeLimit = 1000

    package let text: String
    let expression: RegularExpression
    /// Whether no match contains a line end or depends on where the searched bytes begin or end, so that many lines can
    /// be searched at once.
    let isLineBound: Bool
    /// Whether the pattern is a plain text. It is also looked for in what rows show; the author of a regular expression
    /// says what the file has.
    let isPlainText: Bool
    /// Whether the pattern contains `^` or `$`.
    let hasAnchors: Bool

    /// - Parameter spelling: How what is searched spells text. A plain text is found as rows show it and as it is
    ///   spelled.
    init(_ text: String, spelled spelling: TextSpelling?) throws(SearchPatternError) {
        guard !text.isEmpty else { throw SearchPatternError(reason: "there is nothing to look for", position: nil) }
        self.text = text
        let ignoresCase = !Self.hasCapital(text)
        let pattern = spelling?.pattern(for: text, ignoresCase: ignoresCase) ?? text
        let original = try RegularExpression(pattern, ignoresCase: ignoresCase)
        let bound = LineBoundPattern(pattern)
        // The library decides whether a rewritten pattern is valid.
        let rewritten = bound.flatMap { try? RegularExpression($0.text, ignoresCase: ignoresCase) }
        isPlainText = TextSpelling.plainText(text) != nil
        expression = rewritten ?? original
        isLineBound = rewritten != nil
        hasAnchors = bound?.hasAnchors ?? true
    }

    /// Returns the ranges of the matches in a text, in order, without empty ones.
    ///
    /// The matches are drawn, on the main thread. So the work is limited, and matches in the rest of a text are left
    /// out if the pattern can match it in too many ways.
    package func ranges(in text: String) -> [Range<String.Index>] { ranges(in: text, .drawing) }

    func ranges(in text: String, _ budget: MatchBudget) -> [Range<String.Index>] {
        var text = text
        var found: [Range<Int>] = []
        let finder = MatchFinder(expression, budget)
        text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            TextLines.forEach(in: bytes) { line in
                var position = line.lowerBound
                let subject = MatchFinder.Subject(bytes: UnsafeRawBufferPointer(rebasing: bytes[line]))
                finder.beginLine()
                while position <= line.upperBound, found.count < Self.rangeLimit,
                    case .found(let match) = finder.firstMatch(in: subject, from: position - line.lowerBound)
                {
                    let start = line.lowerBound + match.lowerBound
                    let end = line.lowerBound + match.upperBound
                    if start < end { found.append(start..<end) }
                    position = start < end ? end : end + 1
                    while position < line.upperBound, bytes[position] & 0xC0 == 0x80 { position += 1 }
                }
                return found.count < Self.rangeLimit
            }
        }
        let start = text.utf8.startIndex
        return found.map {
            text.utf8.index(start, offsetBy: $0.lowerBound)..<text.utf8.index(start, offsetBy: $0.upperBound)
        }
    }

    /// Returns whether the pattern contains a capital letter that is not part of an escape sequence.
    private static func hasCapital(_ text: String) -> Bool {
        var isEscaped = false
        var isInBraces = false
        for character in text {
            if isInBraces {
                isInBraces = character != "}"
            } else if isEscaped {
                isEscaped = false
                isInBraces = "pPxogkN".contains(character) && text.contains("\\\(character){")
            } else if character == "\\" {
                isEscaped = true
            } else if character.isUppercase {
                return true
            }
        }
        return false
    }
}
