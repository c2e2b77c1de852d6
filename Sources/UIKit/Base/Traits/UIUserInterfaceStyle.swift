/// The light and the dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified. Drawn like `light`.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}
