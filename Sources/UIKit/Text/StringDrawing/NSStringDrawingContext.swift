import CoreGraphics
import Foundation

/// What text may be drawn smaller by to fit, and what came of it.
open class NSStringDrawingContext: NSObject {
    /// The least share of the fonts' sizes that is gone down to; 0, the value at first, is for not shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The share that the last text was drawn or measured with.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the last text took up, in points.
    open internal(set) var totalBounds = CGRect.zero
}
