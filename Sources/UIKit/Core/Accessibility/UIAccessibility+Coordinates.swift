import CoreGraphics

extension UIAccessibility {
    /// Converts a rectangle of a view to the coordinate system of the screen, which `accessibilityFrame` uses.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.layer.convert(rect, to: nil)
    }
}
