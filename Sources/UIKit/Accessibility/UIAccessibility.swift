import Foundation

/// What a person asked of every application so that it is easier to use.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether motion should be replaced by fading where it is not the content itself.
    public private(set) static var isReduceMotionEnabled = false

    /// `isReduceMotionEnabled` changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    static func setReduceMotion(_ isEnabled: Bool) {
        guard isEnabled != isReduceMotionEnabled else { return }
        isReduceMotionEnabled = isEnabled
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
}
