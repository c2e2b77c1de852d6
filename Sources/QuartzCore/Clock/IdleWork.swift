/// Work for the time in which nothing moves, done in small turns so that events and frames don't have to wait for it.
///
/// The clock's host calls ``runTurn()`` when it has nothing else to do, after `demand` has told it that there is
/// work. While frames are needed no work runs. It continues when they have ended. Used on the main thread only.
package final class IdleWork {
    /// Called when there is work and nothing moves. Called again only after a turn has returned `false`.
    package var demand: (() -> Void)? {
        didSet { resume() }
    }

    private struct Task {
        weak var owner: AnyObject?
        let turn: () -> Bool
    }

    private unowned let clock: FrameClock
    private var tasks: [Task] = []
    private var isDemanded = false

    init(clock: FrameClock) {
        self.clock = clock
    }

    /// Whether any work waits for a turn.
    package var isWaiting: Bool { !tasks.isEmpty }

    /// Calls `turn` repeatedly in idle time until it returns `false`. If the owner already waits, its
    /// earlier closure is kept.
    package func add(for owner: AnyObject, turn: @escaping () -> Bool) {
        guard !tasks.contains(where: { $0.owner === owner }) else { return }
        tasks.append(Task(owner: owner, turn: turn))
        resume()
    }

    /// Does one turn of the work that has waited longest.
    ///
    /// - Returns: Whether to call again. If false, `demand` is called when there is more to do.
    package func runTurn() -> Bool {
        isDemanded = false
        guard !clock.isBusy, let task = tasks.first else { return false }
        // The turn may have reset the work.
        if !task.turn(), !tasks.isEmpty { tasks.removeFirst() }
        isDemanded = isWaiting && !clock.isBusy
        return isDemanded
    }

    /// Asks for a turn if there is work and nothing moves.
    func resume() {
        guard let demand, isWaiting, !isDemanded, !clock.isBusy else { return }
        isDemanded = true
        demand()
    }

    func reset() {
        demand = nil
        tasks = []
        isDemanded = false
    }
}
