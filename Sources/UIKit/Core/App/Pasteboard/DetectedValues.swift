import Foundation

extension UIPasteboard {
    /// The values that a text of a pasteboard has for patterns.
    ///
    /// Apple's framework DataDetection, which finds addresses, links and other values in texts, isn't there, so the
    /// patterns are those for the whole text.
    public struct DetectedValues {
        /// The number that the text is; `nil` if it is none.
        public private(set) var number: Double?
        /// The text that is probably searched for on the web; empty if there is none.
        public private(set) var probableWebSearch = ""
        /// The text that is probably the address of a web page; empty if there is none.
        public private(set) var probableWebURL = ""

        /// The patterns that the text has, of those that were asked for.
        public var patterns: Set<PartialKeyPath<DetectedValues>> {
            var found: Set<PartialKeyPath<DetectedValues>> = []
            if number != nil { found.insert(\DetectedValues.number) }
            if !probableWebSearch.isEmpty { found.insert(\DetectedValues.probableWebSearch) }
            if !probableWebURL.isEmpty { found.insert(\DetectedValues.probableWebURL) }
            return found
        }

        /// - Parameter wanted: The patterns that are looked for. Others than those above are never found.
        init(_ text: String?, _ wanted: Set<PartialKeyPath<DetectedValues>>) {
            guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return }
            let pattern = TextPattern(text)
            if wanted.contains(\DetectedValues.number) { number = pattern.number }
            if wanted.contains(\DetectedValues.probableWebURL), pattern.isAddress { probableWebURL = text }
            if wanted.contains(\DetectedValues.probableWebSearch), pattern.isSearch { probableWebSearch = text }
        }
    }
}
