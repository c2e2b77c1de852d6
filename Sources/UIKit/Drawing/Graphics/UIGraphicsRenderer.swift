import Foundation

/// What draws into something of its own: see `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// What is made.
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        // Copied: who hands the format in may change it later.
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
    }
}

/// A closure that draws.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
