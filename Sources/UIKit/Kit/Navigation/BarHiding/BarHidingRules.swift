import CoreGraphics

/// When a navigation controller hides its bars.
struct BarHidingRules: Equatable {
    var onSwipe = false
    var onTap = false
    var whenCompact = false
    var whenKeyboardAppears = false

    /// The distance in points after which a swipe hides or shows the bars (unverified).
    private static let swipeDistance: CGFloat = 20

    /// The causes for which bars are hidden.
    enum Cause: Equatable {
        case swipe, tap, compact, keyboard
    }

    /// Returns whether a drag hides the bars or shows them, or `nil` if it does neither.
    ///
    /// - Parameter translation: The distance that the finger has moved since the drag began or the bars changed, in
    ///   points.
    func isHidden(after translation: CGPoint) -> Bool? {
        let isVertical = abs(translation.y) > abs(translation.x)
        guard onSwipe, isVertical, abs(translation.y) >= Self.swipeDistance else { return nil }
        return translation.y < 0
    }

    /// Returns whether a tap changes the bars.
    ///
    /// - Parameters:
    ///   - cause: The cause for which the bars are hidden, or `nil` if it wasn't one of the rules.
    ///   - isHidden: Whether the bars are hidden.
    ///   - isInBars: Whether the tap is where the bars would be.
    func tapChangesBars(_ cause: Cause?, isHidden: Bool, isInBars: Bool) -> Bool {
        if onTap { return true }
        guard isHidden else { return false }
        return switch cause {
        case .keyboard: true
        case .compact: isInBars
        case .swipe, .tap, nil: false
        }
    }
}
