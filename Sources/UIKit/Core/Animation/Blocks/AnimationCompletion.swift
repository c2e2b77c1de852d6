import QuartzCore

/// Calls a completion closure once, after every animation that entered has left, with whether all of them ran to
/// their end.
@MainActor
final class AnimationCompletion {
    private var block: ((Bool) -> Void)?
    private var cleanUps: [() -> Void] = []
    private var pending = 0
    private var hasFinished = true
    /// The device that makes the frame in which the closure is called.
    private var device: Device

    /// Creates a completion for animations on a device. If they turn out to be on another one, it is called there: code
    /// that resumes after an `await` may animate views while another device is the current one.
    init(on device: Device = .current, _ block: ((Bool) -> Void)?) {
        self.device = device
        self.block = block
    }

    /// Adds a closure that is called immediately before the completion closure.
    func afterwards(_ cleanUp: @escaping () -> Void) {
        cleanUps.append(cleanUp)
    }

    /// Counts the closure that starts the animations, or something else that has to end first.
    func enter() {
        pending += 1
    }

    /// Counts an animation on a device.
    func enter(on device: Device) {
        self.device = device
        pending += 1
    }

    /// Notes that one of them ended. The completion closure is called in the next frame after the last one.
    func leave(finished: Bool) {
        pending -= 1
        hasFinished = hasFinished && finished
        guard pending == 0, block != nil || !cleanUps.isEmpty else { return }
        // The completion must not run inside the closure that starts the animations, nor inside the removal that
        // stops them.
        device.clock.schedule(after: 0) { [self] in
            MainActor.assumeIsolated {
                // Another animation may have entered since.
                guard pending == 0 else { return }
                let (cleanUps, block) = (cleanUps, block)
                (self.cleanUps, self.block) = ([], nil)
                for cleanUp in cleanUps { cleanUp() }
                block?(hasFinished)
            }
        }
    }
}
