import CoreGraphics
import HostInterface
import QuartzCore

/// An element as assistive technology finds it on the screen.
package struct AccessibilityItem {
    /// What the rest is taken from.
    package let object: UIResponder
    package let label: String?
    package let value: String?
    package let hint: String?
    package let identifier: String?
    package let traits: UIAccessibilityTraits
    package let expandedStatus: UIAccessibility.ExpandedStatus
    package let customActions: [UIAccessibilityCustomAction]
    /// Whether a person operates it, and does not only read it.
    package let isOperated: Bool
    /// The part that is to be seen, in points of the screen.
    package let frame: CGRect

    @MainActor
    init(_ object: UIResponder, frame: CGRect) {
        self.object = object
        self.frame = frame
        label = object.accessibilityLabel
        value = object.accessibilityValue
        hint = object.accessibilityHint
        identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        traits = object.accessibilityTraits
        expandedStatus = object.accessibilityExpandedStatus
        customActions = object.accessibilityCustomActions ?? []
        isOperated = object.accessibilityRespondsToUserInteraction || !traits.isDisjoint(with: Self.operated)
    }

    private static let operated: UIAccessibilityTraits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction,
    ]

    /// Does what the element is for: asks the object, and otherwise touches it, in the middle of what is to be seen of it
    /// unless the object names a point.
    @MainActor
    package func activate() {
        guard !object.accessibilityActivate() else { return }
        let frame = object.accessibilityFrame
        let point = object.accessibilityActivationPoint
        UIScreen.main.tap(at: point == frame.middle ? self.frame.middle : point)
    }

    /// Performs an action by its name.
    ///
    /// - Returns: whether there is one of that name, and it was done.
    @MainActor
    package func perform(_ name: String) -> Bool {
        guard let action = customActions.first(where: { $0.name == name }) else { return false }
        return action.actionHandler?(action) ?? false
    }
}

extension UIScreen {
    /// Touches a point of the screen for assistive technology.
    fileprivate func tap(at point: CGPoint) {
        // A number that neither the mouse nor a finger has.
        var touch = HostTouch(id: -1, phase: .began, location: point, time: FrameClock.shared.now)
        deliver(touch)
        touch.phase = .ended
        deliver(touch)
    }
}
