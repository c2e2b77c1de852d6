/// The places of a bar. The raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
    /// The place that is usual for the bar.
    case any = 0
    /// Below the content. The shadow of the bar is above it.
    case bottom = 1
    /// Above the content. The shadow of the bar is below it.
    case top = 2
    /// At the top of the window. The background of the bar extends to the edge of the window.
    case topAttached = 3
}
