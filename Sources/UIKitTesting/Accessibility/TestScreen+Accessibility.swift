import CoreGraphics
import UIKit

/// Inspecting and operating the screen as an assistive technology does.
extension TestScreen {
    /// The accessibility elements of the screen in reading order.
    ///
    /// The array doesn't contain elements that are hidden or entirely clipped, or elements outside a modal view.
    ///
    /// ```swift
    /// let spoken = screen.accessibilityTree.map(\.description)
    /// ```
    public var accessibilityTree: [AccessibleElement] {
        makeCurrent()
        screen.display.layoutWindows()
        return AccessibilityTree.items(in: screen.display.windows).map(AccessibleElement.init)
    }

    /// Returns the first element with a label, or `nil` if there is none.
    ///
    /// ```swift
    /// let row = try #require(screen.element(labelled: "Comment 3"))
    /// ```
    ///
    /// - Parameter label: The accessibility label of the element.
    /// - Returns: The first such element in reading order.
    public func element(labelled label: String) -> AccessibleElement? {
        accessibilityTree.first { $0.label == label }
    }

    /// Activates an element as a screen reader does. Virtual time doesn't advance.
    ///
    /// It is a failure if the element is no longer on the screen.
    ///
    /// ```swift
    /// screen.activate(row)
    /// ```
    ///
    /// - Parameter element: The element to activate.
    public func activate(_ element: AccessibleElement) {
        current(element, to: "activate")?.item.activate()
        finishEvent()
    }

    /// Performs a custom action of an element. Virtual time doesn't advance.
    ///
    /// It is a failure if the element is no longer on the screen or has no action with that name.
    ///
    /// ```swift
    /// screen.perform("Expand", on: row)
    /// ```
    ///
    /// - Parameters:
    ///   - action: The name of the custom action.
    ///   - element: The element that has the action.
    /// - Returns: The result of the action, or `false` after a failure.
    @discardableResult
    public func perform(_ action: String, on element: AccessibleElement) -> Bool {
        guard let current = current(element, to: "perform an action of") else { return false }
        guard current.customActions.contains(action) else {
            onFailure("\(current) has no action “\(action)”, but \(current.customActions)")
            return false
        }
        defer { finishEvent() }
        return current.item.perform(action)
    }

    /// A Boolean value that indicates whether the user prefers reduced motion. The default is `false`.
    ///
    /// ```swift
    /// screen.reducesMotion = true
    /// ```
    public var reducesMotion: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { changeSettings { $0.setReduceMotion(newValue) } }
    }

    /// A Boolean value that indicates whether the user prefers colors with more contrast. The default is `false`.
    ///
    /// ```swift
    /// screen.increasesContrast = true
    /// ```
    public var increasesContrast: Bool {
        get { UIAccessibility.isDarkerSystemColorsEnabled }
        set { changeSettings { $0.setDarkerSystemColors(newValue) } }
    }

    /// A Boolean value that indicates whether a screen reader is running. The default is `false`.
    ///
    /// ```swift
    /// screen.isScreenReaderRunning = true
    /// ```
    public var isScreenReaderRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set { changeSettings { $0.setScreenReader(newValue) } }
    }

    /// Changes the settings of accessibility, and the traits that follow from them.
    private func changeSettings(_ change: (AccessibilityStatus) -> Void) {
        makeCurrent()
        change(screen.display.accessibility)
        screen.changeTraits { $0.accessibilityContrast = increasesContrast ? .high : .normal }
        finishEvent()
    }

    /// Returns the current snapshot of an element. Fails if the element is no longer on the screen.
    private func current(_ element: AccessibleElement, to action: String) -> AccessibleElement? {
        let current = accessibilityTree.first { $0.object === element.object }
        if current == nil { onFailure("Cannot \(action) \(element): it is not on the screen any more") }
        return current
    }
}
