/// The loads of the groups of an outline that are open and don't have their rows yet.
@MainActor
final class OutlineLoader<ID: Hashable> {
    /// Starts to load what is in a group, and returns a closure that cancels the load.
    typealias Start = @MainActor (ID, _ deliver: @escaping @MainActor (ExpansionTree<ID>) -> Void) -> () -> Void

    var load: (@MainActor (ID) async throws -> ExpansionTree<ID>)?
    /// Replaces tasks, for tests without them.
    var start: Start?
    /// Takes what was loaded.
    var deliver: @MainActor (ID, ExpansionTree<ID>) -> Void = { _, _ in }
    /// Takes the error of a load that failed.
    var fail: @MainActor (ID, any Error) -> Void = { _, _ in }
    /// The groups that are open and not loaded, each with a closure that cancels its load. A load that failed stays
    /// here until its group folds or ``retry(_:)``, so that it isn't repeated meanwhile.
    private var loads: [ID: () -> Void] = [:]
    /// The errors of the loads that failed, of groups that are still open.
    private(set) var errors: [ID: any Error] = [:]

    /// Starts the loads of groups that have none, and cancels those of all other groups.
    func update(_ wanted: Set<ID>) {
        for (id, cancel) in loads where !wanted.contains(id) {
            loads[id] = nil
            errors[id] = nil
            cancel()
        }
        for id in wanted where loads[id] == nil {
            // The group counts as loading before it starts: a load may deliver at once.
            loads[id] = {}
            guard let cancel = begin(id) else {
                loads[id] = nil
                continue
            }
            if loads[id] != nil { loads[id] = cancel }
        }
    }

    /// Forgets that the load of a group failed, so that the next update starts it again.
    ///
    /// - Returns: Whether it failed.
    func retry(_ id: ID) -> Bool {
        guard errors.removeValue(forKey: id) != nil else { return false }
        loads[id] = nil
        return true
    }

    /// Ends the load of a group, unless it was canceled.
    func end(_ id: ID, _ result: Result<ExpansionTree<ID>, any Error>) {
        guard loads[id] != nil, errors[id] == nil else { return }
        switch result {
        case .success(let children):
            loads[id] = nil
            deliver(id, children)
        case .failure(let error):
            errors[id] = error
            fail(id, error)
        }
    }

    private func begin(_ id: ID) -> (() -> Void)? {
        if let start { return start(id) { [weak self] in self?.end(id, .success($0)) } }
        guard let load else { return nil }
        let task = Task { [weak self] in
            let result: Result<ExpansionTree<ID>, any Error>
            do { result = .success(try await load(id)) } catch { result = .failure(error) }
            // The group of a canceled load is folded, or loads again.
            if !Task.isCancelled { self?.end(id, result) }
        }
        return { task.cancel() }
    }
}
