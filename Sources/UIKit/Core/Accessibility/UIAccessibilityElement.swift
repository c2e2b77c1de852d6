import CoreGraphics
import Foundation

/// An element that isn't a view: an item that a view draws, or a group of views.
///
/// The view returns it in `accessibilityElements` and has to retain it, since the container is a weak reference.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The view or the element that contains this one.
    open weak var accessibilityContainer: AnyObject?

    /// The frame of the element in the coordinate system of its container. It moves with the container. A frame set
    /// as `accessibilityFrame` takes precedence.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { updateUncommonProperties { $0.accessibility.identifier = newValue } }
    }

    /// Creates an element in a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    open override var accessibilityFrame: CGRect {
        get {
            if let frame = rare?.accessibility.frame { return frame }
            switch accessibilityContainer {
            case let view as UIView:
                return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
            case let element as UIAccessibilityElement:
                let origin = element.accessibilityFrame.origin
                return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
            default: return accessibilityFrameInContainerSpace
            }
        }
        set { super.accessibilityFrame = newValue }
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }
}
