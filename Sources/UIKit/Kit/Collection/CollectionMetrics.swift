import CoreGraphics
import Foundation

/// The metrics of collection views.
enum CollectionMetrics {
    /// The duration of an update, in seconds (unverified).
    static let updateDuration: TimeInterval = 0.3
    /// The greatest number of sections, and of items in one of them.
    static let highestCount = TableMetrics.highestCount
}
