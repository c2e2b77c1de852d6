import CoreGraphics

extension UIListContentConfiguration {
    /// The appearance and the place of an image.
    public struct ImageProperties: Hashable {
        /// The length that reserves the room of a symbol at the preferred text size.
        public static let standardDimension: CGFloat = -1

        /// The size and the weight of a symbol. By default it has the size of the configuration's text, and follows the
        /// preferred text size.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of template images, before the transformer; the tint color of the view if it is `nil`.
        public var tintColor: UIColor? {
            get { ownTintColor ?? standardTintColor }
            set { ownTintColor = newValue }
        }
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The size that the image is scaled down to. A length of 0 sets no limit.
        public var maximumSize = CGSize.zero
        /// The size of the room in which the image is centered, so that texts of rows with different images begin at
        /// one place. A length of 0 reserves the length of the image.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        private var ownTintColor: UIColor?
        /// The color of the state.
        var standardTintColor: UIColor?

        init() {}

        /// Returns the color of template images in a view with a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public static func == (first: ImageProperties, second: ImageProperties) -> Bool {
            (first.preferredSymbolConfiguration === second.preferredSymbolConfiguration
                || first.preferredSymbolConfiguration == second.preferredSymbolConfiguration)
                && first.tintColor == second.tintColor
                && first.tintColorTransformer?.key == second.tintColorTransformer?.key
                && first.cornerRadius == second.cornerRadius && first.maximumSize == second.maximumSize
                && first.reservedLayoutSize == second.reservedLayoutSize
                && first.accessibilityIgnoresInvertColors == second.accessibilityIgnoresInvertColors
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }
}
