import Foundation
import TextLayout

extension UIFontDescriptor {
    /// The names of a descriptor's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family of the font, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font, a `String`, as accepted by `UIFont.init(name:size:)`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The text style whose font it is, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The features that are turned on or off, an array of dictionaries with a `type` and a `selector` each.
        ///
        /// Both are numbers of CoreText's `SFNTLayoutTypes.h`. Settings that correspond to no feature of OpenType have
        /// no effect, and are not kept.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The keys of a font feature's setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The identifier of the key.
        public let rawValue: String

        /// Creates a key with an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type of the feature, an `Int`, such as 36 for contextual alternates.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The selector within the type, an `Int`, such as 1 to turn contextual alternates off.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
}

extension FontDescription {
    /// Sets the attributes that a font has; others are left out. The name goes before the family and the size.
    mutating func set(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        if let name = attributes[.name] as? String, let named = FontName.description(named: name, size: size) {
            let features = features
            self = named
            self.features = features
        }
        if let family = attributes[.family] as? String { self.family = family }
        if let size = attributes[.size].flatMap(Self.number) { self.size = size }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            features = FontFeatures()
            for setting in settings {
                guard let type = setting[.type].flatMap(Self.number),
                    let selector = setting[.selector].flatMap(Self.number)
                else { continue }
                FontFeatureSettings.apply(type: Int(type), selector: Int(selector), to: &features)
            }
        }
    }

    /// The number in a value of any type that numbers have in dictionaries; `nil` beyond what features and sizes have.
    private static func number(_ value: Any) -> Double? {
        let number =
            switch value {
            case let number as any BinaryInteger: Double(number)
            case let number as any BinaryFloatingPoint: Double(number)
            case let number as NSNumber: number.doubleValue
            default: Double.nan
            }
        return abs(number) < 1e9 ? number : nil
    }

    /// The attributes from which `set(_:)` makes the same font.
    var attributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [
            .name: FontName(self).postScriptName, .size: CGFloat(size),
        ]
        if let family { attributes[.family] = family }
        let settings = FontFeatureSettings.settings(of: features)
        if !settings.isEmpty {
            attributes[.featureSettings] = settings.map { type, selector -> [UIFontDescriptor.FeatureKey: Int] in
                [.type: type, .selector: selector]
            }
        }
        return attributes
    }
}
