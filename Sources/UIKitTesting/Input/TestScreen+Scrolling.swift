import CoreGraphics
import Failures
import Foundation
import HostInterface
import QuartzCore
import UIKit

extension TestScreen {
    /// Turns the mouse's wheel with the pointer at a point of the window: positive shows what is further down or right.
    ///
    /// ```swift
    /// screen.turnWheel(by: CGVector(dx: 0, dy: 3), at: middle)
    /// ```
    ///
    /// - Parameters:
    ///   - clicks: how far to turn; parts of a click are what fine wheels report.
    ///   - point: where the pointer is.
    public func turnWheel(by clicks: CGVector, at point: CGPoint) {
        deliver(.changed, by: clicks, unit: .click, at: point)
    }

    /// Slides two fingers over a touchpad with the pointer at a point of the window, one step a frame.
    ///
    /// ```swift
    /// screen.scroll(by: CGVector(dx: 0, dy: 200), at: middle, duration: 0.3, flings: true)
    /// ```
    ///
    /// - Parameters:
    ///   - distance: points, positive to show what is further down or right.
    ///   - point: where the pointer is.
    ///   - duration: seconds; not positive is a programmer error.
    ///   - flings: whether the fingers are lifted while they move, so that what scrolls goes on with that speed.
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
        checkIsNewest()
        UIScreen.main.deliver(
            HostScroll(
                phase: phase,
                delta: delta,
                unit: unit,
                velocity: velocity,
                location: point,
                time: FrameClock.shared.now
            )
        )
        finishEvent()
    }
}
