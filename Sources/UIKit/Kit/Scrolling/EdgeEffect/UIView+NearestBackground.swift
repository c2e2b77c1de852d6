import CoreGraphics

extension UIView {
    /// The color of the background of the view, or of the nearest view above it that has one.
    var nearestBackgroundColor: UIColor {
        var next: UIView? = self
        while let view = next {
            if let color = view.backgroundColor, color.cgColor.alpha > 0 { return color }
            next = view.superview
        }
        return .systemBackground
    }
}
