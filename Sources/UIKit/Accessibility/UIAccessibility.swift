import CoreGraphics
import Foundation

/// What a person asked of every application so that it is easier to use, and the way to assistive technology.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether motion should be replaced by fading where it is not the content itself.
    public private(set) static var isReduceMotionEnabled = false

    /// Whether controllers should fade in and out instead of sliding. Desktops have one setting for this and
    /// `isReduceMotionEnabled`.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

    /// Whether a screen reader is at work.
    public private(set) static var isVoiceOverRunning = false

    /// `isReduceMotionEnabled` changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    /// `prefersCrossFadeTransitions` changed.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )

    /// `isVoiceOverRunning` changed.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )

    /// Tells assistive technology of something. Costs nothing where there is none.
    public static func post(notification: Notification, argument: Any?) {
        onPost?(notification, argument)
    }

    /// A rectangle of a view's coordinates in those of the screen, as `accessibilityFrame` has it.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.layer.convert(rect, to: nil)
    }

    /// Who hears what is posted.
    package static var onPost: ((_ notification: Notification, _ argument: Any?) -> Void)?

    /// Whether somebody follows what is said of the elements on the screen, and so needs a frame when it changes.
    static var isWatched = false

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

    /// As in an application that just started.
    static func reset() {
        onPost = nil
        isWatched = false
        setReduceMotion(false)
        setScreenReader(false)
    }
}
