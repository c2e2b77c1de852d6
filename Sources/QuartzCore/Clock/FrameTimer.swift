import CoreGraphics

/// A block that waits for its frame; kept by the clock until it fires.
package final class FrameTimer {
    let due: CFTimeInterval
    /// Whether a screen on which nothing but this waits is at rest.
    let isPassive: Bool
    let block: () -> Void
    private weak var clock: FrameClock?

    init(due: CFTimeInterval, isPassive: Bool, clock: FrameClock, block: @escaping () -> Void) {
        self.due = due
        self.isPassive = isPassive
        self.clock = clock
        self.block = block
    }

    /// The block will not be called.
    package func cancel() {
        clock?.cancel(self)
    }
}
