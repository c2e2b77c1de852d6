import Foundation

/// The base class of graphics renderers. See `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// The format of the drawing.
    open private(set) var format: UIGraphicsRendererFormat

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        // Copied, since the caller may change its format later.
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
    }
}

/// A closure that draws.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
