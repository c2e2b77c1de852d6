import Foundation

extension NSAttributedString {
    /// The kinds of highlights of texts.
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A color behind the text.
        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// The colors of highlights.
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The color of the text view: see `UITextView.textHighlightAttributes`.
        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
    }
}
