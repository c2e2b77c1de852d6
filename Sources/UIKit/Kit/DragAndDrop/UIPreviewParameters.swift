import CoreGraphics
import Foundation

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that is shown, in points of the view. `nil` by default, for all of it.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow, in points of the view. `nil` by default, for that of what is shown. An empty path
    /// means no shadow.
    open var shadowPath: UIBezierPath?

    /// The color behind the view. By default clear.
    open var backgroundColor: UIColor! = .clear

    /// Creates parameters with the defaults.
    public required override init() {
        super.init()
    }

    /// Creates parameters that show lines of text: the visible path is a rounded outline around the lines.
    ///
    /// The width of the outline's margin and its radius are unverified.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, in points of the view.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        visiblePath = TextLinesOutline(textLineRects.map(\.cgRectValue)).path
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = Self()
            copy.visiblePath = visiblePath
            copy.shadowPath = shadowPath
            copy.backgroundColor = backgroundColor
            return SendableCopy(object: copy)
        }.object
    }
}

/// A copy that leaves the main actor, on which `copy(with:)` is called.
struct SendableCopy: @unchecked Sendable {
    let object: Any
}
