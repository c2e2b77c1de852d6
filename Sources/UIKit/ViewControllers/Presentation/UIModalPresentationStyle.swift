/// How much of the screen a presented controller takes; the numbers are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system likes it: a sheet.
    case automatic = -2
    /// All of the window. The presenting controller disappears.
    case fullScreen = 0
    /// A sheet over the presenting controller, which stays.
    case pageSheet = 1
    /// All of the window, over the presenting controller, which stays.
    case overFullScreen = 5
}
