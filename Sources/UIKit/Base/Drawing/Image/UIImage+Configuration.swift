import Foundation

extension UIImage {
    /// The attributes by which an image is chosen or drawn. Immutable.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits for which the image is chosen, or nil if they don't matter.
        open private(set) var traitCollection: UITraitCollection?

        /// Creates a configuration for an environment with the given traits.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }

        /// Returns the receiver, since a configuration is immutable.
        open func copy(with zone: NSZone? = nil) -> Any {
            self
        }
    }

    /// The size and weight of a symbol. Immutable. By default they match regular text of 17 points.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: Values

        struct Values: Hashable, Sendable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
        }

        init(_ values: Values) {
            self.values = values
            super.init(traitCollection: nil)
        }

        /// Creates a configuration for a point size.
        public convenience init(pointSize: CGFloat) {
            self.init(Values(pointSize: pointSize))
        }

        /// Creates a configuration for a point size and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration for a point size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration for a scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(Values(scale: scale))
        }

        /// Creates a configuration for a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(Values(weight: weight))
        }

        /// Creates a configuration for the point size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(textStyle: textStyle))
        }

        /// Creates a configuration for the point size of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(Values(scale: scale, textStyle: textStyle))
        }

        /// Creates a configuration for the point size and the weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// Creates a configuration for the point size and the weight of a font, and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = SymbolWeight(nearestTo: UIFont.Weight(font.fontDescription.weight))
            self.init(Values(pointSize: font.pointSize, weight: weight, scale: scale))
        }

        /// Returns this configuration, overridden by the values that the other one specifies.
        func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var values = values
            // A point size and a text style exclude each other: whichever the other configuration specifies
            // replaces both.
            values.pointSize = other.values.pointSize ?? (other.values.textStyle == nil ? values.pointSize : nil)
            values.textStyle = other.values.textStyle ?? (other.values.pointSize == nil ? values.textStyle : nil)
            values.weight = other.values.weight ?? values.weight
            values.scale = other.values.scale ?? values.scale
            return SymbolConfiguration(values)
        }

        /// Returns this configuration with the point size of its text style in an environment with traits.
        func resolved(with traits: UITraitCollection) -> SymbolConfiguration {
            guard let style = values.textStyle, values.pointSize == nil else { return self }
            var values = values
            values.textStyle = nil
            values.pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            return SymbolConfiguration(values)
        }

        /// Whether both configurations have the same values.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        open override var hash: Int {
            values.hashValue
        }
    }

    /// The size of a symbol relative to adjacent text. The raw values are UIKit's.
    public enum SymbolScale: Int, Sendable {
        /// The default scale, which is medium.
        case `default` = -1
        /// No scale is specified.
        case unspecified = 0
        /// Smaller than the default.
        case small = 1
        /// The usual size of a symbol.
        case medium = 2
        /// Larger than the default.
        case large = 3
    }

    /// The weight of a symbol's lines. The raw values are UIKit's.
    public enum SymbolWeight: Int, Sendable {
        /// No weight is specified.
        case unspecified = 0
        /// The weight of an ultra-light font.
        case ultraLight = 1
        /// The weight of a thin font.
        case thin = 2
        /// The weight of a light font.
        case light = 3
        /// The weight of a regular font.
        case regular = 4
        /// The weight of a medium font.
        case medium = 5
        /// The weight of a semibold font.
        case semibold = 6
        /// The weight of a bold font.
        case bold = 7
        /// The weight of a heavy font.
        case heavy = 8
        /// The weight of a black font.
        case black = 9
    }
}

extension UIImage.SymbolWeight {
    /// The font weights in the order of the symbol weights.
    private static let fontWeights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Creates the symbol weight that is closest to a font weight.
    init(nearestTo weight: UIFont.Weight) {
        let distances = Self.fontWeights.map { abs($0 - weight) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] }
        self = nearest.flatMap { Self(rawValue: $0 + 1) } ?? .regular
    }
}
