import CoreGraphics
import Foundation

/// The numbers of scrolling in one place. Apple publishes none of them: they are unverified.
enum ScrollMetrics {
    /// Seconds of an animated change of the offset.
    static let animationDuration: TimeInterval = 0.3
    /// Points short of an edge that still count as being there.
    static let edgeTolerance: CGFloat = 0.01
    /// How many times as far along one axis as along the other a drag must begin to keep to the one.
    static let lockRatio: CGFloat = 2
    /// Points per second below which content that is let go stays where it is.
    static let minimumFling: CGFloat = 20
    /// Points per second from which a paging view goes on to the next page, however short the drag.
    static let minimumPageTurn: CGFloat = 200
    /// Seconds that a touch waits before the view under it gets it, in case it becomes a drag.
    static let touchDelay: TimeInterval = 0.15
}
