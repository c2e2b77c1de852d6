/// An effect that the change of a property has on its view.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Invalidates a part of the view.
    func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Draws the view again.
    nonisolated public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Lays out the view again.
    nonisolated public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Updates the constraints of the view.
    nonisolated public static var constraints: UIView.Invalidations.Constraints { UIView.Invalidations.Constraints() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Asks for the intrinsic size of the view again.
    nonisolated public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
        UIView.Invalidations.IntrinsicContentSize()
    }
}
