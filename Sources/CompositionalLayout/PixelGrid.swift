import Foundation

/// The pixels of a screen, to which lengths and positions are aligned.
struct PixelGrid: Hashable, Sendable {
    /// Sums of lengths that are no binary fractions miss the edge of a pixel by much less, in pixels.
    private static let tolerance: CGFloat = 1e-5

    let scale: CGFloat

    /// Returns the next position at or before a position in points.
    func floor(_ points: CGFloat) -> CGFloat { (points * scale + Self.tolerance).rounded(.down) / scale }

    /// Returns the nearest position, and of two the later one.
    func round(_ points: CGFloat) -> CGFloat { (points * scale + 0.5 + Self.tolerance).rounded(.down) / scale }
}
