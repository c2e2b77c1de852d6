import Foundation

/// What kind of drawing a renderer is to make.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The part of the drawing's coordinates that is shown, in points. Set by the renderer.
    open internal(set) var bounds = CGRect.zero

    /// The format that suits the current traits.
    public override required init() {
        super.init()
    }

    /// The format that suits the current traits.
    open class func `default`() -> Self {
        self.init()
    }

    /// The format that suits the current traits.
    open class func preferred() -> Self {
        self.init()
    }

    /// An equal format that can be changed on its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
