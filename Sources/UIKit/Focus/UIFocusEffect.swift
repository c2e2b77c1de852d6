import CoreGraphics
import Foundation

/// How a view shows that keys go to it.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() {
        super.init()
    }
}

/// A line around the view in its tint colour.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the line is to the edge of what it goes around; the numbers are Apple's.
    public enum Position: Int, Sendable {
        /// Inside, where nothing around cuts it off.
        case automatic = 0
        case outside = 1
        case inside = 2
    }

    /// Where the line is. `.automatic` at first.
    open var position = Position.automatic

    /// What the line goes around, in the view's coordinates; `nil` for its bounds.
    let rect: CGRect?

    /// A line around the view's bounds.
    public override init() {
        rect = nil
        super.init()
    }

    /// A line around a rectangle of the view's coordinates.
    public init(rect: CGRect) {
        self.rect = rect
        super.init()
    }
}
