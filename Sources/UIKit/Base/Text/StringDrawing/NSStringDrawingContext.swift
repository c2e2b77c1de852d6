import CoreGraphics
import Foundation

/// The limits for shrinking text that is drawn, and the results.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the font sizes are scaled. 0, the default, means that text isn't shrunk.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale factor of the last text that was drawn or measured.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the last text, in points.
    open internal(set) var totalBounds = CGRect.zero
}
