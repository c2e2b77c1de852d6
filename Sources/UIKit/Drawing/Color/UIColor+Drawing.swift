import CoreGraphics

extension UIColor {
    /// Makes this the fill and the stroke colour of the current context, if there is one.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current context, if there is one.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the stroke colour of the current context, if there is one.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
