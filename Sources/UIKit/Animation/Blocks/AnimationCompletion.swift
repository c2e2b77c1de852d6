import QuartzCore

/// Calls a block once when everything that entered has left, with whether all of it ran to the end.
@MainActor
final class AnimationCompletion {
    private var block: ((Bool) -> Void)?
    private var cleanUps: [() -> Void] = []
    private var pending = 0
    private var hasFinished = true

    init(_ block: ((Bool) -> Void)?) {
        self.block = block
    }

    /// Has something done right before the block is called.
    func afterwards(_ cleanUp: @escaping () -> Void) {
        cleanUps.append(cleanUp)
    }

    func enter() {
        pending += 1
    }

    func leave(finished: Bool) {
        pending -= 1
        hasFinished = hasFinished && finished
        guard pending == 0, block != nil || !cleanUps.isEmpty else { return }
        // Never from inside the block that starts the animations, nor from the removal that stops them.
        FrameClock.shared.schedule(after: 0) { [self] in
            MainActor.assumeIsolated {
                guard pending == 0 else { return }
                let (cleanUps, block) = (cleanUps, block)
                (self.cleanUps, self.block) = ([], nil)
                for cleanUp in cleanUps { cleanUp() }
                block?(hasFinished)
            }
        }
    }
}
