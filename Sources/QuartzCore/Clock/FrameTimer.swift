import CoreGraphics

/// A block that waits for its frame; kept by the clock until it fires.
package final class FrameTimer {
    let due: CFTimeInterval
    let block: () -> Void
    private weak var clock: FrameClock?

    init(due: CFTimeInterval, clock: FrameClock, block: @escaping () -> Void) {
        self.due = due
        self.clock = clock
        self.block = block
    }

    /// The block will not be called.
    package func cancel() {
        clock?.cancel(self)
    }
}
