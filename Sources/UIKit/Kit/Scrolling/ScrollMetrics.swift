import CoreGraphics
import Foundation

/// The constants of scrolling. Apple publishes none of them. They are unverified, except for those with a source and
/// those of `Deceleration` and `Rebound`.
enum ScrollMetrics {
    /// The speed below which content beyond an edge counts as held there, in points per second. The value is that of
    /// Vercantez/openuikit (`UIScrollView.swift`).
    static let heldSpeed: CGFloat = 50
    /// The duration of an animated change of the offset, in seconds.
    static let animationDuration: TimeInterval = 0.3
    /// The distance from an edge that still counts as being at the edge, in points.
    static let edgeTolerance: CGFloat = 0.01

    /// How many times as far along one axis as along the other a drag must begin to be locked to that axis.
    static let lockRatio: CGFloat = 2
    /// The velocity below which released content stays where it is, in points per second.
    static let minimumFling: CGFloat = 20
    /// The velocity from which a paging view turns to the next page, however short the drag, in points per second.
    static let minimumPageTurn: CGFloat = 200
    /// The frequency of the spring that pulls content at rest to its target, in radians per second.
    static let pullFrequency: CGFloat = 10
    /// The velocity from which a touch only stops the content, in points per second. Slower content appears to be at
    /// rest already, so the touch is meant for a view in it.
    static let minimumCatch: CGFloat = 20
    /// The delay before the view under a touch receives it, in seconds, in case the touch becomes a drag.
    static let touchDelay: TimeInterval = 0.15

    /// The duration of the movement for a click of a wheel, in seconds.
    static let wheelDuration: TimeInterval = 0.2
    /// Returns the distance for a click of a wheel in a view of an extent, in points. This is GTK's rule, so that all
    /// windows scroll alike.
    static func wheelStep(forExtent extent: CGFloat) -> CGFloat { pow(max(extent, 0), 2 / 3) }

    /// The factor of the zoom scale for a click of a wheel while Control is held. Not Apple's value.
    static let zoomFactor: CGFloat = 1.2
    /// The distance on a touchpad that zooms as much as a click of a wheel, in points. Not Apple's value.
    static let zoomStep: CGFloat = 50

    /// The width of an indicator, in points.
    static let indicatorWidth: CGFloat = 3
    /// The distance from an indicator to the view's edges, in points.
    static let indicatorMargin: CGFloat = 3
    /// The width of a scroll bar under the pointer, in points.
    static let barWidth: CGFloat = 9
    /// The distance from the view's edge in which the pointer is on a scroll bar, and the one in which the bar appears,
    /// in points.
    static let barReach: CGFloat = 15
    static let barSight: CGFloat = 40
    /// The duration for which a scroll bar becomes wide or narrow, in seconds.
    static let barWidening: TimeInterval = 0.15
    /// The time before a click beside the thumb repeats, and between repetitions, in seconds.
    static let pageDelay: TimeInterval = 0.4
    static let pageInterval: TimeInterval = 0.2
    /// The part of a page that stays visible after a click beside the thumb.
    static let pageOverlap: CGFloat = 0.1
    static let barOpacity: CGFloat = 0.55
    /// The length of the indicator of very long content, in points.
    static let shortIndicator: CGFloat = 36
    /// The length to which an indicator can be compressed, in points.
    static let shortestIndicator: CGFloat = 7
    static let indicatorOpacity: CGFloat = 0.35
    /// The durations of fading in and out, in seconds.
    static let indicatorFadeIn: TimeInterval = 0.1
    static let indicatorFadeOut: TimeInterval = 0.25
    /// The delay between the end of a movement and the fading of the indicators, in seconds.
    static let indicatorRest: TimeInterval = 0.3
    /// The time constant with which a held indicator approaches its true position, in seconds: about a third of the
    /// distance is left after that time (unverified).
    static let thumbGlide: TimeInterval = 0.15
    /// The time for which indicators flash, in seconds.
    static let indicatorFlash: TimeInterval = 0.8
}
