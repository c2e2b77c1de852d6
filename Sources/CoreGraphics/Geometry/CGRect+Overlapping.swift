import Foundation

extension CGRect {
    /// Returns whether the insides of two rectangles overlap. An empty rectangle overlaps one that it lies inside of.
    ///
    /// Rectangles that only touch don't overlap. `intersects` returns `true` for them on Linux and `false` on Apple's
    /// systems.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
