/// The contrast between the colors of an interface. The raw values are Apple's.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified. Drawn like `normal`.
    case unspecified = -1
    case normal = 0
    /// The user prefers colors with more contrast.
    case high = 1
}
