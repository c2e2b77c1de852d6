import UIKit

/// A place that shows a table while it is measured.
@MainActor
protocol Stage: AnyObject {
    var table: MixedTable { get }

    /// The seconds of processor time so far, of this process and of the process that draws for it.
    var spent: Double { get }
    /// The part of these seconds that went into drawing pixels.
    var painted: Double { get }

    /// Records the next frame as the first.
    func expectFrame()

    /// The processor time of this process at the end of the first frame since `expectFrame()`, and the
    /// part of the frame that was painting.
    var firstFrame: (end: Double, paint: Double)? { get }

    /// Brings changes onto the screen.
    func present()

    /// Does nothing for two seconds, and then turns the wheel of the mouse a few times.
    ///
    /// - Returns: The processor time and the number of wake-ups in a second, and the seconds from each event to the end
    ///   of the next frame; `nil` on a stage without a display.
    func rest() -> (time: Double, wakes: Double, events: [Double])?

    /// Turns the wheel of the mouse by a hundred clicks, and waits until all is quiet.
    ///
    /// - Returns: `false` on a stage without a display.
    func spinWheel() -> Bool

    /// Runs a motion to its end.
    ///
    /// - Parameter look: A closure that is called after each frame.
    /// - Returns: The number of frames.
    func finishMotion(_ look: @escaping () -> Void) -> Int
}
