import Foundation

/// The shape of the pointer over a region, and the effect of the view there.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
    /// The parts of a style.
    enum Look {
        case system, hidden
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
    }

    private(set) var look = Look.system

    /// Creates the style of the system.
    public required override init() {
        super.init()
    }

    /// Creates a style with an effect.
    ///
    /// - Parameter shape: The outline of the effect, in points of the container of the effect's preview; `nil` for that
    ///   of the view. For a hover effect it is the shape of the pointer. The pointer is an arrow otherwise.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init()
        look = .effect(effect, shape)
    }

    /// Creates a style with a shape of the pointer.
    ///
    /// - Parameter constrainedAxes: The axes on which the pointer stays in its region. It has no effect, since a
    ///   desktop doesn't hold the pointer for an app.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init()
        look = .shape(shape)
    }

    /// Returns a style without a pointer.
    open class func hidden() -> Self {
        let style = self.init()
        style.look = .hidden
        return style
    }

    /// Returns the style of the system: an arrow, and no effect.
    open class func system() -> Self { self.init() }

    /// Returns the style, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
