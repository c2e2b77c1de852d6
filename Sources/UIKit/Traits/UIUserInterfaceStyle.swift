/// Whether the interface is dark on light or light on dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said; what is drawn takes it for light.
    case unspecified = 0
    /// Dark text on a light ground.
    case light = 1
    /// Light text on a dark ground.
    case dark = 2
}
