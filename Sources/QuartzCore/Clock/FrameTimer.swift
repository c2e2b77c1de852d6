import CoreGraphics

/// A block that waits for its frame. The clock retains it until it fires.
package final class FrameTimer {
    let due: CFTimeInterval
    /// Whether the screen counts as at rest while only this timer and others like it wait.
    let isPassive: Bool
    let block: () -> Void
    private weak var clock: FrameClock?

    init(due: CFTimeInterval, isPassive: Bool, clock: FrameClock, block: @escaping () -> Void) {
        self.due = due
        self.isPassive = isPassive
        self.clock = clock
        self.block = block
    }

    /// Cancels the timer. The block is not called.
    package func cancel() {
        clock?.cancel(self)
    }
}
