import Foundation

/// A pattern of data in texts, and the address that a match opens.
@MainActor
struct DataPattern {
    private let expression: NSRegularExpression
    /// Returns the address for a match; `nil` if it isn't data of the kind after all. The match is without the
    /// punctuation that ends a sentence.
    private let url: (Substring) -> URL?

    /// - Parameter pattern: A regular expression, which ignores white space in itself.
    private init?(_ pattern: String, ignoresCase: Bool = false, _ url: @escaping (Substring) -> URL?) {
        let options: NSRegularExpression.Options =
            ignoresCase ? [.allowCommentsAndWhitespace, .caseInsensitive] : .allowCommentsAndWhitespace
        guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return nil }
        self.expression = expression
        self.url = url
    }

    /// Returns the patterns of kinds of data. Earlier ones take precedence.
    static func patterns(of types: UIDataDetectorTypes) -> [DataPattern] {
        var patterns: [DataPattern?] = []
        if types.contains(.link) { patterns += [web, mail, domain] }
        if types.contains(.address) { patterns.append(streetAddress) }
        if types.contains(.phoneNumber) { patterns += [internationalNumber, americanNumber, cityNumber] }
        return patterns.compactMap(\.self)
    }

    /// Returns the matches in a text, with their ranges in UTF-16 units.
    func matches(in text: String) -> [(range: Range<Int>, url: URL)] {
        expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            guard let range = Range(match.range, in: text) else { return nil }
            let part = Self.withoutPunctuation(text[range])
            guard let url = url(part) else { return nil }
            let start = match.range.location
            return (start..<start + part.utf16.count, url)
        }
    }

    /// Returns a match without the marks at its end that belong to the sentence around it. A bracket remains if the
    /// match has the one that opens it.
    private static func withoutPunctuation(_ match: Substring) -> Substring {
        var match = match
        while let last = match.last {
            switch last {
            case ".", ",", ";", ":", "!", "?", "'", "\"", "…", "’", "”", "»", "*", "_": break
            case ")" where match.filter { $0 == ")" }.count > match.filter { $0 == "(" }.count: break
            case "]" where match.filter { $0 == "]" }.count > match.filter { $0 == "[" }.count: break
            default: return match
            }
            match.removeLast()
        }
        return match
    }

    // MARK: Links

    private static let web = DataPattern(
        #"(?<![\w@]) (?: (?:https?|ftp):// | www\.(?=[\w-]+\.\w) ) [^\s<>"“”„]+"#,
        ignoresCase: true
    ) { match in
        let isComplete = match.contains("://")
        // A scheme alone is no address.
        guard !match.hasSuffix("://"), !match.hasSuffix(":/"), !match.hasSuffix("/:") else { return nil }
        return URL(string: isComplete ? String(match) : "http://" + match)
    }

    private static let mail = DataPattern(
        #"(?<![\w.%+@/-]) (?:mailto:)? [\w.%+-]+ @ (?:[a-z0-9] [a-z0-9-]* \.)+ [a-z]{2,}(?![\w@-])"#,
        ignoresCase: true
    ) { match in
        URL(string: match.lowercased().hasPrefix("mailto:") ? String(match) : "mailto:" + match)
    }

    /// A domain without a scheme. Its last part is one of those that are hardly ever a file's or a sentence's.
    private static let domain = DataPattern(
        #"""
        (?<![\w.@/-]) (?:[a-z0-9] [a-z0-9-]* \.)+ (?:com|org|net|edu|gov|info|biz|dev|app|io|eu|uk|de|fr|ch|at|jp|ca)
        (?![\w@-]) (?!\.[a-z0-9]) (?: :\d{2,5} )? (?: [/?\x23] [^\s<>"“”„]* )?
        """#,
        ignoresCase: true
    ) { URL(string: "http://" + $0) }

    // MARK: Phone numbers

    private static func phone(_ digits: ClosedRange<Int>) -> (Substring) -> URL? {
        { match in
            // A zero in brackets is dialed only inside the country.
            let number = match.replacingOccurrences(of: "(0)", with: "").filter { $0.isNumber || $0 == "+" }
            guard digits.contains(number.count) else { return nil }
            return URL(string: "tel:" + number)
        }
    }

    private static let internationalNumber = DataPattern(
        #"(?<![\w+]) \+ [1-9]\d{0,2} (?: [\ ./-]? (?: \(\d{1,4}\) | \d{1,12} ) ){1,6} (?![\w+])"#,
        phone(8...16)
    )

    private static let americanNumber = DataPattern(
        #"(?<![\w+.-]) (?:1[\ .-])? (?: \([2-9]\d{2}\)\ ? | [2-9]\d{2}[\ .-] ) \d{3}[\ .-]\d{4} (?![\w-])"#,
        phone(10...11)
    )

    /// A number that begins with the zero before a city's number.
    private static let cityNumber = DataPattern(
        #"""
        (?<![\w+.,:-]) (?: 0[1-9] (?:[\ .-]\d{2}){4} |
            (?: \(0[1-9]\d{0,4}\)\ ? | 0[1-9]\d{1,4}[\ /-] ) \d{2,8} (?: [\ -]\d{2,8} ){0,4} ) (?![\w:-])
        """#,
        phone(7...13)
    )

    // MARK: Addresses

    private static let streetAddress = DataPattern(
        #"""
        (?<![\w-]) \d{1,6} [A-Z]? \  (?:[NSEW]{1,2}\.?\ )? (?:[A-Z0-9][\w'.-]*\ ){1,4}
        (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Loop|Way|Place|Pl|Square|Sq|Parkway
        |Pkwy|Highway|Hwy|Circle|Cir|Terrace|Ter|Plaza)\b \.? (?:\ [NSEW]{1,2}\b)?
        (?: ,?\ (?:Apt|Suite|Ste|Unit|Floor|\x23)\.?\ ?\w+ )?
        (?: ,\s* | \s+ ) [A-Z][\w.'-]* (?:\ [A-Z][\w.'-]*){0,3} ,\ ? [A-Z]{2}\b (?: \ +\d{5}(?:-\d{4})? )?
        """#
    ) { match in
        var map = URLComponents(string: "https://maps.apple.com/")
        let words = match.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        map?.queryItems = [URLQueryItem(name: "q", value: words)]
        return map?.url
    }
}
