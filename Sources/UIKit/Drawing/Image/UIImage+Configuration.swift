import Foundation

extension UIImage {
    /// What an image is chosen or drawn by. Immutable.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that the image is for, nil where they do not matter.
        public let traitCollection: UITraitCollection?

        /// For an image in an environment of these traits.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }

        /// Itself: a configuration does not change.
        open func copy(with zone: NSZone? = nil) -> Any {
            self
        }
    }

    /// How large and heavy a symbol is drawn. What is left open is taken from text of 17 points, regular. Immutable.
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

        /// As large as text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(Values(pointSize: pointSize))
        }

        /// As large as text of a size in points, and as heavy as one of a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        /// As large as text of a size in points, as heavy as one of a weight, and larger or smaller by a step.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Larger or smaller by a step.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(Values(scale: scale))
        }

        /// As heavy as text of a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(Values(weight: weight))
        }

        /// As large as text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(textStyle: textStyle))
        }

        /// As large as text of a style, and larger or smaller by a step.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(Values(scale: scale, textStyle: textStyle))
        }

        /// As large and heavy as text in a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// As large and heavy as text in a font, and larger or smaller by a step.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = SymbolWeight(nearestTo: UIFont.Weight(font.fontDescription.weight))
            self.init(Values(pointSize: font.pointSize, weight: weight, scale: scale))
        }

        /// What this configuration says, and over it what another says.
        func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var values = values
            values.pointSize = other.values.pointSize ?? (other.values.textStyle == nil ? values.pointSize : nil)
            values.textStyle = other.values.textStyle ?? (other.values.pointSize == nil ? values.textStyle : nil)
            values.weight = other.values.weight ?? values.weight
            values.scale = other.values.scale ?? values.scale
            return SymbolConfiguration(values)
        }

        /// Whether both say the same.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        open override var hash: Int {
            values.hashValue
        }
    }

    /// Whether a symbol is smaller or larger than the text beside it. The raw values are UIKit's.
    public enum SymbolScale: Int, Sendable {
        /// As it comes.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// A step smaller.
        case small = 1
        /// As large as a symbol usually is.
        case medium = 2
        /// A step larger.
        case large = 3
    }

    /// How heavy a symbol's lines are. The raw values are UIKit's.
    public enum SymbolWeight: Int, Sendable {
        /// Not said.
        case unspecified = 0
        /// As in an ultra-light font.
        case ultraLight = 1
        /// As in a thin font.
        case thin = 2
        /// As in a light font.
        case light = 3
        /// As in a regular font.
        case regular = 4
        /// As in a medium font.
        case medium = 5
        /// As in a semibold font.
        case semibold = 6
        /// As in a bold font.
        case bold = 7
        /// As in a heavy font.
        case heavy = 8
        /// As in a black font.
        case black = 9
    }
}

extension UIImage.SymbolWeight {
    /// The weights of fonts from ultra-light on.
    private static let fontWeights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The symbol weight that goes with a font's.
    init(nearestTo weight: UIFont.Weight) {
        let distances = Self.fontWeights.map { abs($0 - weight) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] }
        self = nearest.flatMap { Self(rawValue: $0 + 1) } ?? .regular
    }
}
