extension UIAccessibility {
    /// Whether fading should replace motion that isn't part of the content.
    public static var isReduceMotionEnabled: Bool { UIScreen.main.accessibility.isReduceMotionEnabled }

    /// Whether controllers should cross-fade instead of sliding. Desktops have one setting for this and for
    /// `isReduceMotionEnabled`.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

    /// Whether bars and panels should be opaque. Desktops have one setting for this and for
    /// `isDarkerSystemColorsEnabled`, as macOS reduces transparency with more contrast.
    public static var isReduceTransparencyEnabled: Bool { isDarkerSystemColorsEnabled }

    /// Whether the user prefers colors with more contrast. System colors have it already, by the trait
    /// `accessibilityContrast`.
    public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.accessibility.isDarkerSystemColorsEnabled }

    /// Whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { UIScreen.main.accessibility.isVoiceOverRunning }

    /// Sends a notification to assistive technology. It has no cost if there is none.
    public static func post(notification: Notification, argument: Any?) {
        let screen = UIScreen.main
        screen.accessibility.onPost?(notification, argument)
        guard let host = screen.host, host.wantsElements, let text = argument as? String else { return }
        if notification == .announcement || notification == .pageScrolled { host.announce(text) }
    }
}
