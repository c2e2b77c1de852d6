import Foundation

/// The user's settings that apply to all apps.
package struct HostAppearance: Equatable, Sendable {
    package var isDark = false
    package var reducesMotion = false
    /// Whether colors have more contrast.
    package var increasesContrast = false
    package var isRightToLeft = false
    /// The factor by which to enlarge text. 1 is the designed size.
    package var textScale: CGFloat = 1
    /// Whether a screen reader is running.
    package var hasScreenReader = false

    package init(
        isDark: Bool = false,
        reducesMotion: Bool = false,
        increasesContrast: Bool = false,
        isRightToLeft: Bool = false,
        textScale: CGFloat = 1
    ) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.increasesContrast = increasesContrast
        self.isRightToLeft = isRightToLeft
        self.textScale = textScale
    }
}
