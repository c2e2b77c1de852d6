/// The styles of modal presentations. The raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The default of the system: a sheet.
    case automatic = -2
    /// The presented view covers the window. The presenting controller disappears.
    case fullScreen = 0
    /// A sheet over the presenting controller, which doesn't disappear.
    case pageSheet = 1
    /// The presented view covers the window. The presenting controller doesn't disappear.
    case overFullScreen = 5
}
