import CoreGraphics
import UIKit

/// The screen as assistive technology finds it.
extension TestScreen {
    /// The elements of the screen, in the order in which they are read: none that is hidden, cut off entirely, or beside
    /// a modal view.
    ///
    /// ```swift
    /// let spoken = screen.accessibilityTree.map(\.description)
    /// ```
    public var accessibilityTree: [AccessibleElement] {
        checkIsNewest()
        UIScreen.main.layoutWindows()
        return AccessibilityTree.items(in: UIScreen.main.windows).map(AccessibleElement.init)
    }

    /// The first element of a label; `nil` if there is none.
    ///
    /// ```swift
    /// let row = try #require(screen.element(labelled: "Comment 3"))
    /// ```
    public func element(labelled label: String) -> AccessibleElement? {
        accessibilityTree.first { $0.label == label }
    }

    /// Activates an element as a screen reader does. Takes no time. An element that has left the screen is a failure.
    ///
    /// ```swift
    /// screen.activate(row)
    /// ```
    public func activate(_ element: AccessibleElement) {
        current(element, to: "activate")?.item.activate()
        finishEvent()
    }

    /// Performs one of an element's custom actions. Takes no time. An element that has left the screen, or has no action of
    /// that name, is a failure.
    ///
    /// ```swift
    /// screen.perform("Expand", on: row)
    /// ```
    ///
    /// - Returns: whether the action says that it was done.
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

    /// Whether the person asked for less motion. `false` at first.
    ///
    /// ```swift
    /// screen.reducesMotion = true
    /// ```
    public var reducesMotion: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set {
            checkIsNewest()
            UIAccessibility.setReduceMotion(newValue)
            finishEvent()
        }
    }

    /// Whether a screen reader is at work. `false` at first.
    ///
    /// ```swift
    /// screen.isScreenReaderRunning = true
    /// ```
    public var isScreenReaderRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set {
            checkIsNewest()
            UIAccessibility.setScreenReader(newValue)
            finishEvent()
        }
    }

    /// Has `accessibilityPosts` filled from now on.
    func recordPosts() {
        UIAccessibility.onPost = { [weak self] notification, argument in
            let post = AccessibilityPost(
                notification: notification,
                text: argument as? String,
                element: argument as? UIResponder
            )
            self?.accessibilityPosts.append(post)
        }
    }

    /// What an element is by now.
    private func current(_ element: AccessibleElement, to action: String) -> AccessibleElement? {
        let current = accessibilityTree.first { $0.object === element.object }
        if current == nil { onFailure("Cannot \(action) \(element): it is not on the screen any more") }
        return current
    }
}
