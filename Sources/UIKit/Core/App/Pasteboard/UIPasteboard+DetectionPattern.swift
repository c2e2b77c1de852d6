extension UIPasteboard {
    /// The kinds of values that are looked for in a text. `DetectedValues` has them as key paths.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A text that is a number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
        /// A text that is probably the address of a web page.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
        )
        /// A text that is probably searched for on the web.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
        )

        /// The same pattern in `DetectedValues`; `nil` for one that is never found.
        var keyPath: PartialKeyPath<DetectedValues>? {
            switch self {
            case .number: \DetectedValues.number
            case .probableWebURL: \DetectedValues.probableWebURL
            case .probableWebSearch: \DetectedValues.probableWebSearch
            default: nil
            }
        }
    }
}

extension UIPasteboard.DetectedValues {
    /// The values by their patterns: a `Double` for a number, and otherwise a `String`.
    var byPattern: [UIPasteboard.DetectionPattern: Any] {
        var values: [UIPasteboard.DetectionPattern: Any] = [:]
        values[.number] = number
        if !probableWebURL.isEmpty { values[.probableWebURL] = probableWebURL }
        if !probableWebSearch.isEmpty { values[.probableWebSearch] = probableWebSearch }
        return values
    }
}
