import Foundation

/// The user's accessibility settings, and the observers of accessibility, of a screen.
@MainActor
package final class AccessibilityStatus {
    package private(set) var isReduceMotionEnabled = false
    package private(set) var isDarkerSystemColorsEnabled = false
    package private(set) var isVoiceOverRunning = false
    /// The closure that receives the notifications that the app posts.
    package var onPost: ((_ notification: UIAccessibility.Notification, _ argument: Any?) -> Void)?
    /// Whether someone observes the elements of the screen and needs a frame when they change.
    var isObserved = false

    package func setReduceMotion(_ isEnabled: Bool) {
        guard isEnabled != isReduceMotionEnabled else { return }
        isReduceMotionEnabled = isEnabled
        let center = NotificationCenter.default
        center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        center.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }

    package func setDarkerSystemColors(_ isEnabled: Bool) {
        guard isEnabled != isDarkerSystemColorsEnabled else { return }
        isDarkerSystemColorsEnabled = isEnabled
        let name = UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        NotificationCenter.default.post(name: name, object: nil)
    }

    package func setScreenReader(_ isRunning: Bool) {
        guard isRunning != isVoiceOverRunning else { return }
        isVoiceOverRunning = isRunning
        NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }

    /// Restores the state of an app that has just started.
    func reset() {
        onPost = nil
        isObserved = false
        setReduceMotion(false)
        setDarkerSystemColors(false)
        setScreenReader(false)
    }
}
