import Foundation

/// An effect of a visual effect view: a `UIBlurEffect` or a `UIVibrancyEffect`. Immutable.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the receiver, since an effect is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
