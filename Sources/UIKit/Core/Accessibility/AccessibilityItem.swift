import CoreGraphics
import HostInterface
import QuartzCore

/// An element of the screen as assistive technology sees it.
package struct AccessibilityItem {
    /// The object that the other values are taken from.
    package let object: UIResponder
    let role: AccessibilityRole
    /// The place of the element in a list; `nil` if it is in none.
    package let listPlace: ListPlace?
    /// Whether the element or a view inside it has the focus or receives text.
    package let isFocused: Bool
    package let label: String?
    package let value: String?
    package let hint: String?
    package let identifier: String?
    package private(set) var traits: UIAccessibilityTraits
    package let expandedStatus: UIAccessibility.ExpandedStatus
    package let customActions: [UIAccessibilityCustomAction]
    /// Whether the user can interact with the element.
    package let respondsToUserInteraction: Bool
    /// The visible part of the element, in points of the screen.
    package let frame: CGRect

    @MainActor
    init(_ object: UIResponder, frame: CGRect) {
        self.object = object
        self.frame = frame
        role = object.accessibilityDefaults.role
        listPlace = object.accessibilityDefaults.listPlace
        isFocused = object.nearestScreen.isFocused(object)
        label = object.accessibilityLabel
        value = object.accessibilityValue
        hint = object.accessibilityHint
        identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        traits = object.accessibilityTraits
        expandedStatus = object.accessibilityExpandedStatus
        customActions = object.accessibilityCustomActions ?? []
        respondsToUserInteraction =
            object.accessibilityRespondsToUserInteraction || !traits.isDisjoint(with: Self.operated)
    }

    /// Returns the element with the traits of the state of a view that contains it, such as a selected cell has.
    func adding(_ state: UIAccessibilityTraits) -> AccessibilityItem {
        var item = self
        item.traits.formUnion(state)
        return item
    }

    private static let operated: UIAccessibilityTraits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction,
    ]

    /// Activates the element: calls its `accessibilityActivate()`, or else touches it, in the center of the visible
    /// part unless the object has another activation point.
    @MainActor
    package func activate() {
        guard !object.accessibilityActivate() else { return }
        let frame = object.accessibilityFrame
        let point = object.accessibilityActivationPoint
        object.nearestScreen.tap(at: point == frame.middle ? self.frame.middle : point)
    }

    /// Performs the action with a name.
    ///
    /// - Returns: Whether there is such an action and it was performed.
    @MainActor
    package func perform(_ name: String) -> Bool {
        guard let action = customActions.first(where: { $0.name == name }) else { return false }
        return action.perform()
    }
}

extension UIScreen {
    /// Whether an element is the one that keys go to: the current row of a menu, the focused view, or the text that is
    /// edited.
    fileprivate func isFocused(_ object: UIResponder) -> Bool {
        if let menu = events.keyReceiver { return menu.focusedElement === object }
        if let view = focusSystem.receiver(before: firstResponder.current) as? UIView, focusSystem.focusedView === view
        {
            return view === object
        }
        return firstResponder.current === object
    }

    /// Touches a point of the screen on behalf of assistive technology.
    fileprivate func tap(at point: CGPoint) {
        // An identifier that neither the mouse nor a finger has.
        var touch = HostTouch(id: -1, phase: .began, location: point, time: device.clock.now)
        deliver(touch)
        touch.phase = .ended
        deliver(touch)
    }
}
