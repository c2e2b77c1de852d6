import CoreGraphics

extension UIColor {
    /// Sets the fill and the stroke colour of the current context, if there is one.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context, if there is one.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke colour of the current context, if there is one.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
