import Foundation

/// How the elements of a menu are shown.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, NSCopying {
    /// The number of lines of a title or a subtitle, after which it is truncated. The default, `NSNotFound`, sets no
    /// limit.
    open var maximumNumberOfTitleLines = NSNotFound

    public required override init() {
        super.init()
    }

    /// Returns another object with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> Self in
            let copy = Self()
            copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
            return copy
        }
    }
}
