/// The effect of a view below the pointer.
public enum UIPointerEffect {
    /// How an effect tints a view.
    public enum TintMode: Hashable, Sendable {
        /// There is no tint.
        case none
        /// The tint is above the view.
        case overlay
        /// The tint is below the contents of the view.
        case underlay
    }

    /// The effect for the size of the view: that of `highlight` for a small one, and that of `hover` for others
    /// (unverified).
    case automatic(UITargetedPreview)
    /// There is a platter below the contents of the view.
    case highlight(UITargetedPreview)
    /// The view grows and has a shadow.
    case lift(UITargetedPreview)
    /// The view is tinted, and it grows and has a shadow as far as these are preferred.
    case hover(
        UITargetedPreview,
        preferredTintMode: UIPointerEffect.TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// The view, with its outline and its place.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
            preview
        }
    }
}
