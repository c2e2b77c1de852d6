import CoreGraphics
import Foundation

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that is shown, in points of the view. `nil` by default, for all of it.
    open var visiblePath: UIBezierPath?

    /// The color behind the view. By default clear.
    open var backgroundColor: UIColor! = .clear

    /// Creates parameters with the defaults.
    public required override init() {
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = Self()
            copy.visiblePath = visiblePath
            copy.backgroundColor = backgroundColor
            return SendableCopy(object: copy)
        }.object
    }
}

/// A copy that leaves the main actor, on which `copy(with:)` is called.
struct SendableCopy: @unchecked Sendable {
    let object: Any
}
