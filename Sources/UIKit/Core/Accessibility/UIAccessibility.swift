import Foundation

/// The user's accessibility settings, and the connection to assistive technology.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether fading should replace motion that isn't part of the content.
    public private(set) static var isReduceMotionEnabled = false

    /// Whether controllers should cross-fade instead of sliding. Desktops have one setting for this and for
    /// `isReduceMotionEnabled`.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

    /// Whether a screen reader is running.
    public private(set) static var isVoiceOverRunning = false

    /// Posted when `isReduceMotionEnabled` changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    /// Posted when `prefersCrossFadeTransitions` changed.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )

    /// Posted when `isVoiceOverRunning` changed.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )

    /// Sends a notification to assistive technology. It has no cost if there is none.
    public static func post(notification: Notification, argument: Any?) {
        onPost?(notification, argument)
    }

    /// The closure that receives the notifications.
    package static var onPost: ((_ notification: Notification, _ argument: Any?) -> Void)?

    /// Whether someone observes the elements of the screen and needs a frame when they change.
    static var isObserved = false

    package static func setReduceMotion(_ isEnabled: Bool) {
        guard isEnabled != isReduceMotionEnabled else { return }
        isReduceMotionEnabled = isEnabled
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        NotificationCenter.default.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }

    package static func setScreenReader(_ isRunning: Bool) {
        guard isRunning != isVoiceOverRunning else { return }
        isVoiceOverRunning = isRunning
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }

    /// Restores the state of an app that has just started.
    static func reset() {
        onPost = nil
        isObserved = false
        setReduceMotion(false)
        setScreenReader(false)
    }
}
