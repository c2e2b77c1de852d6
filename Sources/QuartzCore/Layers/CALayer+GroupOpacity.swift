extension CALayer {
    /// Whether the opacity applies to the picture of the layer with its sublayers, and not to each of them. `true` by
    /// default. Without it, what lies behind another part of the picture shows through it.
    public var allowsGroupOpacity: Bool {
        get { state.look.allowsGroupOpacity }
        set {
            guard newValue != state.look.allowsGroupOpacity else { return }
            state.look.allowsGroupOpacity = newValue
            presentedState?.look.allowsGroupOpacity = newValue
            invalidateContents()
        }
    }
}
