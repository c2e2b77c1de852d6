/// One of the variants of an asset, with the conditions under which it applies.
protocol AssetEntry: Decodable {
    /// The kind of devices, such as `iphone`; `universal` or `nil` for all of them.
    var idiom: String? { get }
    var appearances: [AssetAppearance]? { get }
}

extension AssetEntry {
    /// Whether the variant is for devices whose apps run here.
    var isForThisIdiom: Bool { [nil, "universal", "iphone", "ipad"].contains(idiom) }
}

/// A condition, such as the dark appearance.
struct AssetAppearance: Decodable, Sendable {
    var appearance: String
    var value: String

    func isMet(by traits: UITraitCollection) -> Bool {
        switch (appearance, value) {
        case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
        case ("luminosity", "light"): traits.userInterfaceStyle != .dark
        case ("contrast", "high"): traits.accessibilityContrast == .high
        default: false
        }
    }
}

extension [AssetAppearance] {
    /// Returns how well a variant with these conditions fits traits: the number of conditions, or `nil` if one of them
    /// isn't met.
    func fit(_ traits: UITraitCollection) -> Int? {
        allSatisfy { $0.isMet(by: traits) } ? count : nil
    }
}
