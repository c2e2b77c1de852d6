/// Work for the time in which nothing moves, done in small turns so that whatever happens next need not wait for it.
///
/// The clock's host calls ``runTurn()`` when it has nothing better to do, after `demand` told that there is work. While
/// frames are needed nothing runs; the work goes on when they have come to an end. Used on the main thread only.
package final class IdleWork {
    /// Called when there is work and nothing moves; again only after a turn has returned `false`.
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

    /// Whether somebody waits for a turn.
    package var isWaiting: Bool { !tasks.isEmpty }

    /// Has `turn` called in idle time until it returns `false`. An owner that waits already goes on waiting with the turn
    /// that it has.
    package func add(for owner: AnyObject, turn: @escaping () -> Bool) {
        guard !tasks.contains(where: { $0.owner === owner }) else { return }
        tasks.append(Task(owner: owner, turn: turn))
        resume()
    }

    /// Does one turn of the work that waits longest.
    ///
    /// - Returns: whether to come again. If not, `demand` is called when there is more to do.
    package func runTurn() -> Bool {
        isDemanded = false
        guard !clock.isBusy, let task = tasks.first else { return false }
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
