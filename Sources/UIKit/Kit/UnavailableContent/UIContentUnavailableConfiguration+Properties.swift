import CoreGraphics
import Foundation

extension UIContentUnavailableConfiguration {
    /// The appearance of an image.
    public struct ImageProperties: Hashable {
        /// The size and the weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: UnavailableContentMetrics.symbolSize
        )
        /// The color of template images. By default it is that of secondary text (*unverified*).
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        /// The size that the image is scaled down to. A length of 0, the default, sets no limit.
        public var maximumSize = CGSize.zero

        init() {}

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }

    /// The appearance of a text.
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for all.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The actions and the state of a button.
    public struct ButtonProperties: Hashable {
        /// The action of a tap.
        public var primaryAction: UIAction?
        /// The menu of the button, which a tap opens if there is no action.
        public var menu: UIMenu?
        /// Whether the button responds to taps. `true` by default.
        public var isEnabled = true
        public var role = UIButton.Role.normal

        init() {}
    }
}
