import UIKit

/// Where a table is shown while it is measured.
@MainActor
protocol Stage: AnyObject {
    var table: MixedTable { get }

    /// Seconds of processor time so far: of this process, and of whoever draws for it.
    var spent: Double { get }
    /// Seconds of it that went into making pixels.
    var painted: Double { get }

    /// Has the next frame noted as the first.
    func expectFrame()

    /// The processor time of this process at the end of the first frame since one was expected, and what of the frame
    /// was painting.
    var firstFrame: (end: Double, paint: Double)? { get }

    /// Lets what was changed come on the screen.
    func present()

    /// Lets a motion run to its end.
    ///
    /// - Parameter look: called after each frame.
    /// - Returns: how many frames there were.
    func finishMotion(_ look: @escaping () -> Void) -> Int
}
