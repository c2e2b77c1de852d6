import Foundation

/// The attributes of a renderer's drawing.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle of the drawing's coordinates that is shown, in points. The renderer sets it.
    open internal(set) var bounds = CGRect.zero

    /// Creates a format for the current traits.
    public override required init() {
        super.init()
    }

    /// Returns the format for the current traits.
    open class func `default`() -> Self {
        self.init()
    }

    /// Returns the format for the current traits.
    open class func preferred() -> Self {
        self.init()
    }

    /// Returns an independent copy of the format.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
