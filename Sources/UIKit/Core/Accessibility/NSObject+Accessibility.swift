import Foundation
import ObjectRuntime

// Objects that aren't on the screen keep texts for those that are: an action has the label of its button.
extension NSObjectProtocol where Self: NSObject {
    /// The name of the element that the object stands for. The default is `nil`.
    public var accessibilityLabel: String? {
        get { AccessibilityTexts.of(self)?.label }
        set { AccessibilityTexts.made(for: self).label = newValue }
    }

    /// Whether the object stands for an element. The default is `false`.
    public var isAccessibilityElement: Bool {
        get { AccessibilityTexts.of(self)?.isElement ?? false }
        set { AccessibilityTexts.made(for: self).isElement = newValue }
    }

    /// The traits of the element that the object stands for. The default is none.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { AccessibilityTexts.of(self)?.traits ?? [] }
        set { AccessibilityTexts.made(for: self).traits = newValue }
    }

    /// The value of the element that the object stands for. The default is `nil`.
    public var accessibilityValue: String? {
        get { AccessibilityTexts.of(self)?.value }
        set { AccessibilityTexts.made(for: self).value = newValue }
    }

    /// A description of what activating the element does. The default is `nil`.
    public var accessibilityHint: String? {
        get { AccessibilityTexts.of(self)?.hint }
        set { AccessibilityTexts.made(for: self).hint = newValue }
    }
}

extension UIImage {
    /// A name of the image for tests. The default is `nil`.
    public var accessibilityIdentifier: String? {
        get { AccessibilityTexts.of(self)?.identifier }
        set { AccessibilityTexts.made(for: self).identifier = newValue }
    }
}

/// The texts of an object, which die with it.
private final class AccessibilityTexts {
    var isElement = false
    var traits: UIAccessibilityTraits = []
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?

    /// An address that no other association uses.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    static func of(_ object: NSObject) -> AccessibilityTexts? {
        objc_getAssociatedObject(object, key) as? AccessibilityTexts
    }

    static func made(for object: NSObject) -> AccessibilityTexts {
        if let texts = of(object) { return texts }
        let texts = AccessibilityTexts()
        objc_setAssociatedObject(object, key, texts, .OBJC_ASSOCIATION_RETAIN)
        return texts
    }
}
