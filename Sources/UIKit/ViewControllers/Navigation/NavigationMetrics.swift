import CoreGraphics
import Foundation

/// What navigation looks like. Numbers without a source are unverified.
enum NavigationMetrics {
    /// Points of a bar's height below the safe area (UIKit's documented standard height on phones).
    static let barHeight: CGFloat = 44
    /// Points between an edge of the bar and what is in it.
    static let margin: CGFloat = 16
    /// Points between two things in a bar.
    static let spacing: CGFloat = 8
    /// Points of the title and of the buttons' text.
    static let fontSize: CGFloat = 17
    /// Points that a finger may leave a button by and still press it.
    static let reach: CGFloat = 70
    /// The part of its width by which the lower view makes way.
    static let parallax: CGFloat = 0.3
    /// How dark the lower view gets.
    static let dimming: CGFloat = 0.1
    /// Seconds of a push or pop: Apple's spring of mass 3 and stiffness 1000 until it is within a thousandth.
    static let duration: TimeInterval = 0.5
    /// Seconds in which a bar comes or goes: `UINavigationController.hideShowBarDuration` as known, unverified.
    static let barDuration: TimeInterval = 0.2
}
