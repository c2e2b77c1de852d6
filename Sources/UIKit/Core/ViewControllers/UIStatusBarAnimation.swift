/// The motions with which the status bar appears. The raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
