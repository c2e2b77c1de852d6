import CoreGraphics
import Foundation

/// The place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier of the menu. By default a unique one.
    open var identifier: AnyHashable { storedIdentifier }

    /// The point of the interaction's view at which the menu opens if there is no target rectangle.
    open var sourcePoint: CGPoint { storedPoint }

    /// The direction of an arrow from the menu to its target. A desktop's menu shows no arrow, so this is the side on
    /// which the menu opens: `.up` is below the target. By default `.automatic`, which is below, or above if there is
    /// no room.
    open var preferredArrowDirection: UIEditMenuArrowDirection {
        get { storedDirection }
        set { storedDirection = newValue }
    }

    private let storedIdentifier: AnyHashable
    private let storedPoint: CGPoint
    private var storedDirection = UIEditMenuArrowDirection.automatic

    private init(_ identifier: AnyHashable, _ point: CGPoint) {
        (storedIdentifier, storedPoint) = (identifier, point)
    }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: A value that identifies the menu; `nil` for a unique one.
    ///   - sourcePoint: The point at which the menu opens, in points of the interaction's view.
    public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.init(identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}

/// The direction of an arrow from an edit menu to its target. The raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    /// The menu is below the target.
    case up = 1
    /// The menu is above the target.
    case down = 2
    /// The menu is to the right of the target.
    case left = 3
    /// The menu is to the left of the target.
    case right = 4
}
