import CoreGraphics
import Foundation

/// The numbers of pointer styles, in points and seconds. None of them is Apple's.
enum PointerMetrics {
    /// The time in which an effect appears or disappears.
    static let duration: TimeInterval = 0.15
    /// The greatest size of a view whose automatic effect is a platter.
    static let smallSize = CGSize(width: 240, height: 64)
    /// The distance between the edge of a platter and that of its view.
    static let platterOutset: CGFloat = 6
    /// The number of points by which a view grows at most, and the part of its size.
    static let growth: CGFloat = 8
    static let greatestGrowth: CGFloat = 0.1
    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 10
    static let shadowOffset = CGSize(width: 0, height: 4)
    /// The greatest width and height of the pointer, which desktops limit.
    static let greatestPointer: CGFloat = 128
}
