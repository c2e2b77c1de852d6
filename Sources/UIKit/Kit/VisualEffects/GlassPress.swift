import CoreGraphics

/// The gesture by which interactive glass notes a finger on it. It takes no touch from the controls on the glass.
@MainActor
final class GlassPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// - Parameter views: The views that grow.
    init(lifting views: [UIView]) {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
        cancelsTouchesInView = false
        delegate = self
        addAction { [weak self] _ in
            guard let self, state != .changed else { return }
            for view in views { view.liftGlass(state == .began) }
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
