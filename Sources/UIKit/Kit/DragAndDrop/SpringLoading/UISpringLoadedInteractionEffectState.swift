/// The states of spring loading. The raw values are Apple's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the view, or none that it allows.
    case inactive = 0
    /// A drag is over the view.
    case possible = 1
    /// The view is about to be activated.
    case activating = 2
    /// The view has been activated.
    case activated = 3
}
