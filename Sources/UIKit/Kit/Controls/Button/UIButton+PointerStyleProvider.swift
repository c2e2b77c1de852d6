extension UIButton {
    /// A closure that returns the style of the pointer over a button; `nil` for that of the system.
    ///
    /// - Parameters:
    ///   - proposedEffect: The effect of the system.
    ///   - proposedShape: The outline of the effect, in points of the container of its preview.
    public typealias PointerStyleProvider = (
        _ button: UIButton,
        _ proposedEffect: UIPointerEffect,
        _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?
}
