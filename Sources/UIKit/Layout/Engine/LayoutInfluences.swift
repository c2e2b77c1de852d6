/// What besides an engine's unknowns an equation depends on.
struct LayoutInfluences: OptionSet {
    let rawValue: UInt8

    /// Margins and safe areas.
    static let insets = LayoutInfluences(rawValue: 1)
    /// Baselines, which depend on the sizes that come out.
    static let baselines = LayoutInfluences(rawValue: 2)
    /// Where views' own coordinates begin, which scrolling changes.
    static let coordinates = LayoutInfluences(rawValue: 4)
    /// Views outside the root, and sizes that somebody else decides.
    static let outside = LayoutInfluences(rawValue: 8)
}
