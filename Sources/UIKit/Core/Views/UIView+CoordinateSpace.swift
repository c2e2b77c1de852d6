import CoreGraphics

extension UIView: UICoordinateSpace {}

extension CGPoint {
    /// Returns the point in a window on a screen, for a point in the window.
    @MainActor func movedOntoScreen(from window: UIWindow?) -> CGPoint {
        let origin = window?.frame.origin ?? .zero
        return CGPoint(x: x + origin.x, y: y + origin.y)
    }

    /// Returns the point in a window, for a point on its screen.
    @MainActor func movedFromScreen(into window: UIWindow?) -> CGPoint {
        let origin = window?.frame.origin ?? .zero
        return CGPoint(x: x - origin.x, y: y - origin.y)
    }
}
