import CoreGraphics

/// How far content is pulled down to refresh it, and whether that begins a refresh.
struct RefreshPull: Equatable {
    /// The distance in points at which a refresh begins (unverified).
    static let threshold: CGFloat = 100
    /// The distance in points at which the first spoke of the wheel appears (unverified).
    private static let start: CGFloat = 24

    /// The distance by which the content is pulled beyond its top, in points.
    private(set) var distance: CGFloat = 0
    /// Whether the drag may begin a refresh. A drag begins one at most.
    private var isArmed = true
    /// Whether the content returns from a refresh that has ended, and shows no spokes meanwhile.
    private var isReturning = false

    /// The part of the wheel that is visible, from 0 to 1.
    var progress: CGFloat {
        isReturning ? 0 : min(max((distance - Self.start) / (Self.threshold - Self.start), 0), 1)
    }

    /// Follows the content.
    ///
    /// - Parameters:
    ///   - distance: The distance by which the content is pulled beyond its top, in points.
    ///   - isHeld: Whether a drag pulls the content, and not its own momentum or code.
    /// - Returns: Whether a refresh begins.
    mutating func follow(_ distance: CGFloat, isHeld: Bool) -> Bool {
        self.distance = distance
        if distance <= 0 { isReturning = false }
        guard isHeld else {
            isArmed = true
            return false
        }
        guard isArmed, distance >= Self.threshold else { return false }
        isArmed = false
        return true
    }

    /// Notes that a refresh has ended.
    mutating func end() {
        isReturning = distance > 0
    }
}
