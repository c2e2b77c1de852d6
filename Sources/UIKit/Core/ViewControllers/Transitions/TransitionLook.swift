import CoreGraphics

/// The values of a view that an animator changes, to restore them after a transition that was canceled.
@MainActor
struct TransitionLook {
    private weak var view: UIView?
    private let center: CGPoint
    private let bounds: CGRect
    private let transform: CGAffineTransform
    private let alpha: CGFloat

    init?(of view: UIView?) {
        guard let view else { return nil }
        self.view = view
        (center, bounds, transform, alpha) = (view.center, view.bounds, view.transform, view.alpha)
    }

    func restore() {
        guard let view else { return }
        (view.transform, view.bounds, view.center, view.alpha) = (transform, bounds, center, alpha)
    }
}
