import Foundation

/// What a person asked of every application.
package struct HostAppearance: Equatable, Sendable {
    package var isDark = false
    package var reducesMotion = false
    package var isRightToLeft = false
    /// How much larger than usual text should be: 1 is as designed.
    package var textScale: CGFloat = 1
    /// Whether a screen reader is at work.
    package var hasScreenReader = false

    package init(
        isDark: Bool = false,
        reducesMotion: Bool = false,
        isRightToLeft: Bool = false,
        textScale: CGFloat = 1
    ) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.isRightToLeft = isRightToLeft
        self.textScale = textScale
    }
}
