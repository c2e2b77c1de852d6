extension UIView {
    /// The view whose alpha masks this view with its subviews. It is not a subview, and is placed in the coordinates of
    /// this view. `nil` by default.
    ///
    /// Touches are delivered as if there were no mask. A view that masks another one or is a subview is removed there.
    public var mask: UIView? {
        get { layer.maskOwner as? UIView }
        set {
            guard newValue !== mask else { return }
            newValue?.removeFromSuperview()
            layer.setMask(newValue?.layer, owner: newValue)
        }
    }
}
