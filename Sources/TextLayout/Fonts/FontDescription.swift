/// A request for a font. Equal descriptions give the same face and metrics.
package struct FontDescription: Hashable, Sendable {
    /// The name of the family; `nil` for the system font.
    package var family: String?
    /// The size in points, which are Pango's pixels. NaN becomes 0, so that equal descriptions compare as equal.
    package var size: Double {
        didSet {
            if size.isNaN { size = 0 }
            if size != oldValue { leading = 0 }
        }
    }
    /// The weight on UIKit's scale, −1 (thinnest) to 1 (heaviest), 0 being regular.
    package var weight: Double {
        didSet { if weight.isNaN { weight = 0 } }
    }
    package var isItalic: Bool
    /// The features that are turned on or off.
    package var features: FontFeatures
    /// Whether all characters are equally wide. Without a family, that is the monospaced system font.
    package var isMonospaced: Bool
    /// The space in points between two lines, which the fonts of text styles have in addition to their height.
    ///
    /// It may be negative. It belongs to a size, so changing the size removes it.
    package private(set) var leading: Double

    package init(
        family: String? = nil,
        size: Double,
        weight: Double = 0,
        isItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        isMonospaced: Bool = false,
        features: FontFeatures = FontFeatures(),
        leading: Double = 0
    ) {
        self.family = family
        self.size = size.isNaN ? 0 : size
        self.weight = weight.isNaN ? 0 : weight
        self.isItalic = isItalic
        self.features = features
        if hasMonospacedDigits { self.features[.monospacedDigits] = true }
        self.isMonospaced = isMonospaced
        self.leading = leading.isFinite ? leading : 0
    }

    /// The weight on the scale of CSS and OpenType, 100 to 900.
    ///
    /// UIKit's nine named weights correspond to the hundreds. Between them the scale is linear.
    package var cssWeight: Int {
        let named = Self.namedWeights
        guard let upper = named.firstIndex(where: { weight <= $0.uikit }) else { return 900 }
        guard upper > 0 else { return 100 }
        let (low, high) = (named[upper - 1], named[upper])
        let fraction = (weight - low.uikit) / (high.uikit - low.uikit)
        return Int((low.css + fraction * (high.css - low.css)).rounded())
    }

    private static let namedWeights: [(uikit: Double, css: Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The named weight on UIKit's scale that is nearest to a weight on that of CSS.
    static func weight(css: Double) -> Double {
        namedWeights.min { abs($0.css - css) < abs($1.css - css) }?.uikit ?? 0
    }

    /// The size with which fonts are created: finite, not negative, and small enough for Pango's 32-bit units.
    var usableSize: Double {
        size.isFinite ? min(max(size, 0), 10_000) : 0
    }
}
