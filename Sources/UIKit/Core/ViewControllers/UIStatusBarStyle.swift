/// The colors of the status bar. The raw values are Apple's.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, as the interface style asks for.
    case `default` = 0
    /// Light text for dark content.
    case lightContent = 1
    /// Dark text for light content.
    case darkContent = 3
}
