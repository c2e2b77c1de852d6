/// The styles of modal presentations. The raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The default of the system: a sheet.
    case automatic = -2
    /// No adaptation, as the result of a delegate. It isn't a style of a presentation.
    case none = -1
    /// The presented view covers the window. The presenting controller disappears.
    case fullScreen = 0
    /// A sheet over the presenting controller, which doesn't disappear.
    case pageSheet = 1
    /// A sheet that is smaller than a page sheet in a wide window.
    case formSheet = 2
    /// The presented view covers the nearest controller that defines a presentation context, which disappears.
    case currentContext = 3
    /// The presentation controller of the transitioning delegate decides.
    case custom = 4
    /// The presented view covers the window. The presenting controller doesn't disappear.
    case overFullScreen = 5
    /// The presented view covers the nearest controller that defines a presentation context, which doesn't disappear.
    case overCurrentContext = 6
    /// A bubble beside a view, in a wide window.
    case popover = 7
}
