import CoreGraphics
import Failures
import Foundation
import HostInterface
import QuartzCore
import UIKit

extension TestScreen {
    /// Turns the mouse wheel while the pointer is at a point of the window.
    ///
    /// ```swift
    /// screen.turnWheel(by: CGVector(dx: 0, dy: 3), at: middle)
    /// ```
    ///
    /// - Parameters:
    ///   - clicks: The amount in clicks. A positive value scrolls to content further down or right.
    ///     Fine wheels report fractions of a click.
    ///   - point: The location of the pointer in window coordinates.
    public func turnWheel(by clicks: CGVector, at point: CGPoint) {
        deliver(.changed, by: clicks, unit: .click, at: point)
    }

    /// Moves two fingers over a touchpad, once per frame, while the pointer is at a point of the window.
    ///
    /// ```swift
    /// screen.scroll(by: CGVector(dx: 0, dy: 200), at: middle, duration: 0.3, flings: true)
    /// ```
    ///
    /// - Parameters:
    ///   - distance: The distance in points. A positive value scrolls to content further down or right.
    ///   - point: The location of the pointer in window coordinates.
    ///   - duration: The time for which the fingers move, in seconds. A value that isn't positive
    ///     is a programming error.
    ///   - flings: Whether the fingers are lifted while they move, so that the scroll view
    ///     continues with their speed.
    public func scroll(by distance: CGVector, at point: CGPoint, duration: TimeInterval, flings: Bool = false) {
        programmerError(
            unless: duration > 0 && duration.isFinite,
            "A scroll takes time",
            in: "TestScreen.scroll(by:at:duration:flings:)",
            .invalidArgument
        )
        deliver(.began, at: point)
        var done = CGFloat(0)
        advance(by: duration) { progress in
            let step = CGFloat(progress) - done
            done = CGFloat(progress)
            deliver(.changed, by: CGVector(dx: distance.dx * step, dy: distance.dy * step), at: point)
        }
        deliver(.ended, at: point)
        guard flings else { return }
        let velocity = CGVector(dx: distance.dx / CGFloat(duration), dy: distance.dy / CGFloat(duration))
        deliver(.flung, velocity: velocity, at: point)
    }

    private func deliver(
        _ phase: HostScroll.Phase,
        by delta: CGVector = .zero,
        unit: HostScroll.Unit = .point,
        velocity: CGVector = .zero,
        at point: CGPoint
    ) {
        makeCurrent()
        screen.display.deliver(
            HostScroll(
                phase: phase,
                delta: delta,
                unit: unit,
                velocity: velocity,
                location: point,
                time: screen.clock.now
            )
        )
        finishEvent()
    }
}
