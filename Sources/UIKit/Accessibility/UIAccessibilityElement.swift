import CoreGraphics
import Foundation

/// An element that is no view: something that a view draws, or a group of views as one.
///
/// The view returns it in `accessibilityElements`, and keeps it alive by that.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The view, or other element, that this one is a part of.
    open weak var accessibilityContainer: AnyObject?

    /// Where the element is, in points of its container, which it moves with. Unused once `accessibilityFrame` is set.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { setRare { $0.accessibility.identifier = newValue } }
    }

    /// An element of a view.
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
