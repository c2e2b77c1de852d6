import CoreGraphics

extension UIView {
    /// The insets that the superview and the controller lead to.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let parent else { return (self as? UIWindow)?.screen.safeAreaInsets ?? .zero }
        let outer = parent.safeAreaInsets
        let insets = outer == .zero ? .zero : outer.overlap(with: frame, in: parent.bounds)
        return viewController.map { insets.adding($0.safeAreaAddition) } ?? insets
    }

    func notifySafeAreaChanged() {
        viewController?.viewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        constraintLayout.insetsDidChange()
        updateMarginsIfNeeded()
        setNeedsLayout()
        for child in children { child.notifySafeAreaChanged() }
    }
}
