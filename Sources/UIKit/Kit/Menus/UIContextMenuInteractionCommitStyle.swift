/// The ways in which a preview disappears when the user taps it. The raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview returns to its view.
    case dismiss = 0
    /// The preview grows over the window, for an app that then shows the content there.
    case pop = 1
}
