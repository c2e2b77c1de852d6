import CoreGraphics
import Foundation

/// The user's accessibility settings, and the connection to assistive technology.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether fading should replace motion that isn't part of the content.
    public static var isReduceMotionEnabled: Bool { UIScreen.main.accessibility.isReduceMotionEnabled }

    /// Whether controllers should cross-fade instead of sliding. Desktops have one setting for this and for
    /// `isReduceMotionEnabled`.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

    /// Whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { UIScreen.main.accessibility.isVoiceOverRunning }

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
        UIScreen.main.accessibility.onPost?(notification, argument)
    }

    /// Converts a rectangle of a view to the coordinate system of the screen, which `accessibilityFrame` uses.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.layer.convert(rect, to: nil)
    }
}
