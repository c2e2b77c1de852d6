import Foundation

/// The user's accessibility settings, and the connection to assistive technology.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Posted when `isReduceMotionEnabled` changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    /// Posted when `prefersCrossFadeTransitions` changed.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )

    /// Posted when `isDarkerSystemColorsEnabled` changed.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    )

    /// Posted when `isVoiceOverRunning` changed.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
}
