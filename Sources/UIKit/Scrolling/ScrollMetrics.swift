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
    /// Radians per second of the spring that pulls standing content to a place where it is to rest.
    static let pullFrequency: CGFloat = 10
    /// Points per second from which a touch only stops the content. Slower content seems to stand already, and a touch
    /// is meant for what is in it.
    static let minimumCatch: CGFloat = 20
    /// Seconds that a touch waits before the view under it gets it, in case it becomes a drag.
    static let touchDelay: TimeInterval = 0.15

    /// Seconds of the way that a click of a wheel leads.
    static let wheelDuration: TimeInterval = 0.2
    /// Points that a click of a wheel leads on, for a view of an extent: GTK's rule, so that all windows scroll alike.
    static func wheelStep(forExtent extent: CGFloat) -> CGFloat { pow(max(extent, 0), 2 / 3) }

    /// Points across an indicator.
    static let indicatorWidth: CGFloat = 3
    /// Points from an indicator to the view's edges.
    static let indicatorMargin: CGFloat = 3
    /// Points of the indicator of very long content.
    static let shortIndicator: CGFloat = 36
    /// Points of an indicator that is pressed together.
    static let shortestIndicator: CGFloat = 7
    static let indicatorOpacity: CGFloat = 0.35
    /// Seconds.
    static let indicatorFadeIn: TimeInterval = 0.1
    static let indicatorFadeOut: TimeInterval = 0.25
    /// Seconds from when the content rests until its indicators go.
    static let indicatorRest: TimeInterval = 0.3
    /// Seconds for which indicators flash.
    /// In which an indicator that was held goes all but a third of the way to where it belongs (unverified).
    static let thumbGlide: TimeInterval = 0.15
    static let indicatorFlash: TimeInterval = 0.8
}
