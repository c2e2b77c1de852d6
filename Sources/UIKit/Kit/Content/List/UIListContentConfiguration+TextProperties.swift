import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties: Hashable {
        /// The alignment of a text.
        public enum TextAlignment: Hashable, Sendable {
            /// At the leading edge, by the direction of the text.
            case natural
            case center
            case justified
        }

        /// A change of the letters of a text.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        /// The color, before the transformer.
        public var color: UIColor {
            get { ownColor ?? standardColor }
            set { ownColor = newValue }
        }
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for all.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none
        /// The color that the client set.
        private var ownColor: UIColor?
        /// The color of the style and the state.
        var standardColor: UIColor

        init(_ style: UIFont.TextStyle, color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            standardColor = color
        }

        /// Returns the color after the transformer.
        public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        public static func == (first: TextProperties, second: TextProperties) -> Bool {
            first.font == second.font && first.color == second.color
                && first.colorTransformer?.key == second.colorTransformer?.key && first.alignment == second.alignment
                && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
                && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
                && first.minimumScaleFactor == second.minimumScaleFactor
                && first.allowsDefaultTighteningForTruncation == second.allowsDefaultTighteningForTruncation
                && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
                && first.showsExpansionTextWhenTruncated == second.showsExpansionTextWhenTruncated
                && first.transform == second.transform
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(alignment)
            hasher.combine(numberOfLines)
        }

        /// Returns a text with its letters changed.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
