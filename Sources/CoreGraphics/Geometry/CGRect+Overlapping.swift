import Foundation

extension CGRect {
    /// Returns whether a part of this rectangle, or all of an empty one, is inside another one.
    ///
    /// Rectangles that only touch each other don't overlap. For `intersects` they do on Linux, and not on Apple's
    /// systems.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
