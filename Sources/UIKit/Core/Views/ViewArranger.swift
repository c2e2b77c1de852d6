/// A view that arranges subviews by constraints of its own.
@MainActor
protocol ViewArranger: UIView {
    /// Returns whether a view is among the views that are arranged.
    func arranges(_ view: UIView) -> Bool
    /// Invalidates the constraints, which are updated before the next layout.
    func arrangementDidChange()
    /// Invalidates the constraints if they depend on the intrinsic size of a view, which has changed.
    func contentDidChange(of view: UIView)
}
