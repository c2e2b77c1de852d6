import CoreGraphics

/// A finger on a switch, which taps it or drags its thumb.
struct SwitchDrag {
    /// The distance in points beyond which a touch drags the thumb (unverified).
    private static let slop: CGFloat = 4

    private let start: CGFloat
    private let startFraction: CGFloat
    private(set) var isDragging = false
    /// The way of the thumb from off, 0, to on, 1.
    private(set) var fraction: CGFloat

    /// - Parameter x: The position of the finger in the switch.
    init(at x: CGFloat, isOn: Bool) {
        start = x
        startFraction = isOn ? 1 : 0
        fraction = startFraction
    }

    mutating func move(to x: CGFloat, _ geometry: SwitchGeometry) {
        isDragging = isDragging || abs(x - start) > Self.slop
        guard isDragging else { return }
        fraction = min(max(startFraction + geometry.fraction(forDistance: x - start), 0), 1)
    }

    /// Returns whether the switch is on after the finger was lifted.
    func result(from isOn: Bool) -> Bool {
        isDragging ? fraction > 0.5 : !isOn
    }
}
