/// The features of a font that are turned on or off. All others are as the font and the script have them.
package struct FontFeatures: Hashable, Sendable {
    /// One bit per feature, in the order of `FontFeature.allCases`. They are compared for each text that is shaped.
    private var on: UInt64 = 0
    private var off: UInt64 = 0

    package init() {}

    package init(on: [FontFeature] = [], off: [FontFeature] = []) {
        for feature in on { self[feature] = true }
        for feature in off { self[feature] = false }
    }

    package var isEmpty: Bool { on | off == 0 }

    /// Whether a feature is on; `nil` if that is left to the font and the script.
    package subscript(_ feature: FontFeature) -> Bool? {
        get {
            let bit = Self.bit(of: feature)
            return on & bit != 0 ? true : off & bit != 0 ? false : nil
        }
        set {
            let bit = Self.bit(of: feature)
            on = newValue == true ? on | bit : on & ~bit
            off = newValue == false ? off | bit : off & ~bit
        }
    }

    /// The features that are turned on or off, in the order of `FontFeature.allCases`.
    package var settings: [(feature: FontFeature, isOn: Bool)] {
        isEmpty ? [] : FontFeature.allCases.compactMap { feature in self[feature].map { (feature, $0) } }
    }

    /// The features that are turned on, without those that are turned off.
    var turnedOn: FontFeatures {
        var features = self
        features.off = 0
        return features
    }

    private static func bit(of feature: FontFeature) -> UInt64 { 1 << UInt64(places[feature] ?? 0) }

    private static let places = Dictionary(
        uniqueKeysWithValues: FontFeature.allCases.enumerated().map { ($0.element, $0.offset) }
    )
}
