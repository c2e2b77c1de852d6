/// The influences on an equation that are not variables of the engine.
struct LayoutInfluences: OptionSet {
    let rawValue: UInt8

    /// Margins and safe areas.
    static let insets = LayoutInfluences(rawValue: 1)
    /// Baselines, which depend on solved sizes.
    static let baselines = LayoutInfluences(rawValue: 2)
    /// The origins of views' bounds, which scrolling changes.
    static let coordinates = LayoutInfluences(rawValue: 4)
    /// Views outside the root, and the content sizes of scroll views that determine their content themselves.
    static let outside = LayoutInfluences(rawValue: 8)
}
