import Foundation

/// An effect of a visual effect view: a `UIBlurEffect`, a `UIVibrancyEffect` or a `UIGlassEffect`.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the receiver. Effects that can change return a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
