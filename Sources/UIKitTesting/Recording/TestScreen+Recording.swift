import Failures
import Foundation
import Offscreen

extension TestScreen {
    /// Runs a script and records the frames that it makes, and the state at its end.
    ///
    /// ```swift
    /// let recording = screen.record(every: 1 / 30) {
    ///     screen.tap(cell)
    ///     screen.settle()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: seconds from one recorded frame to the next; those of the screen that come in between are left
    /// out.
    ///     Not positive is a programmer error.
    ///   - script: what happens meanwhile.
    public func record(every interval: TimeInterval = 1 / 30, _ script: () throws -> Void) rethrows -> Recording {
        programmerError(
            unless: interval > 0 && interval.isFinite,
            "The time between two recorded frames is positive",
            in: "TestScreen.record(every:_:)",
            .invalidArgument
        )
        makeCurrent()
        return Recording(try screen.record(every: interval, script))
    }
}
