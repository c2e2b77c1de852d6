import CoreGraphics
import Foundation

/// An object that answers events, or passes them on to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    var rare: RareProperties?

    public override init() {
        super.init()
    }

    /// Who gets what this one does not answer; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this one is where keys and commands arrive first.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Whether it may become the first responder. `false` unless a subclass says so.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may cease to be the first responder. `true` unless a subclass says so.
    open var canResignFirstResponder: Bool { true }

    /// Makes this one the first responder, if it may be and the present one gives way.
    ///
    /// - Returns: whether it now is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        FirstResponder.pass(to: self)
    }

    /// Ceases to be the first responder.
    ///
    /// - Returns: whether it no longer is.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        FirstResponder.resign(self)
    }

    // MARK: Touches

    /// Fingers went down in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers that went down in the view moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers that went down in the view were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Something else took the touches over: what they began is to be undone.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesBegan(presses, with: event) }
    }

    /// Keys that are down repeat.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesChanged(presses, with: event) }
    }

    /// Keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesEnded(presses, with: event) }
    }

    /// The system took keys away: what they began is to be undone.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn(event) { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Accessibility

    /// Whether assistive technology finds this one, and nothing inside it. `true` for texts, buttons and fields, and for
    /// rows, whose own buttons are found after them.
    open var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? accessibilityDefaults.isElement }
        set { setRare { $0.accessibility.isElement = newValue } }
    }

    /// What it is called: the text of a label, the title of a button, the texts of a row, unless set.
    open var accessibilityLabel: String? {
        get { rare?.accessibility.label ?? accessibilityDefaults.label }
        set { setRare { $0.accessibility.label = newValue } }
    }

    /// What it holds or says at the moment: the text of a field, unless set.
    open var accessibilityValue: String? {
        get { rare?.accessibility.value ?? accessibilityDefaults.value }
        set { setRare { $0.accessibility.value = newValue } }
    }

    /// What activating it leads to. `nil` at first.
    open var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { setRare { $0.accessibility.hint = newValue } }
    }

    /// The language of its texts as a BCP 47 tag; `nil`, the value at first, is the person's.
    open var accessibilityLanguage: String? {
        get { rare?.accessibility.language }
        set { setRare { $0.accessibility.language = newValue } }
    }

    /// What it is and does. What follows from its state, such as `.selected` of a row, is among them whatever is set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { (rare?.accessibility.traits ?? accessibilityDefaults.traits).union(accessibilityDefaults.state) }
        set { setRare { $0.accessibility.traits = newValue.subtracting(accessibilityDefaults.state) } }
    }

    /// Where it is, in points of the screen: the bounds of a view, unless set.
    open var accessibilityFrame: CGRect {
        get { rare?.accessibility.frame ?? (self as? UIView).map { $0.layer.convert($0.bounds, to: nil) } ?? .zero }
        set { setRare { $0.accessibility.frame = newValue } }
    }

    /// Where it is touched when assistive technology activates it, in points of the screen: the middle, unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { rare?.accessibility.activationPoint ?? accessibilityFrame.middle }
        set { setRare { $0.accessibility.activationPoint = newValue } }
    }

    /// The elements inside in the order in which they are read, views among them; `nil`, the value at first, for those
    /// that are found in the views inside, from top to bottom and from where reading starts.
    open var accessibilityElements: [Any]? {
        get { rare?.accessibility.elements }
        set { setRare { $0.accessibility.elements = newValue } }
    }

    /// Whether assistive technology finds nothing here. `false` at first.
    open var accessibilityElementsHidden: Bool {
        get { rare?.accessibility.hidesElements ?? false }
        set { setRare { $0.accessibility.hidesElements = newValue } }
    }

    /// Whether assistive technology passes by the views beside this one. `false` at first.
    open var accessibilityViewIsModal: Bool {
        get { rare?.accessibility.isModal ?? false }
        set { setRare { $0.accessibility.isModal = newValue } }
    }

    /// Whether a person operates it, and does not only read it: controls and rows that can be selected, unless set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rare?.accessibility.isOperated ?? accessibilityDefaults.isOperated }
        set { setRare { $0.accessibility.isOperated = newValue } }
    }

    /// Whether it shows less or more of what belongs to it. `.unsupported` at first.
    open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { rare?.accessibility.expandedStatus ?? .unsupported }
        set { setRare { $0.accessibility.expandedStatus = newValue } }
    }

    /// What can be done to it besides activating it. `nil` at first.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { rare?.accessibility.customActions }
        set { setRare { $0.accessibility.customActions = newValue } }
    }

    /// Assistive technology activates it.
    ///
    /// - Returns: whether that was all; otherwise, as unless a subclass knows better, it is touched.
    open func accessibilityActivate() -> Bool { false }

    /// What it is to assistive technology as long as nobody says otherwise.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    private func passOn(_ event: UIPressesEvent?, _ call: (UIResponder) -> Void) {
        if let next { call(next) } else { event?.reachEndOfChain() }
    }
}
