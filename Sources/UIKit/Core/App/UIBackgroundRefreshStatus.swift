/// Whether the app may be launched in the background. The raw values are Apple's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It may not, and the user can't change that.
    case restricted
    /// The user doesn't allow it.
    case denied
    case available
}
