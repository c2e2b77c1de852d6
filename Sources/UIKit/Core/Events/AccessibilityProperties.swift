import CoreGraphics

/// The accessibility values that the client set for an object.
struct AccessibilityProperties {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var language: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var respondsToUserInteraction: Bool?
    var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
    var customActions: [UIAccessibilityCustomAction]?
}
