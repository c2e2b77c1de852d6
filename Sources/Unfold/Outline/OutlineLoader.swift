/// The loads of the groups of an outline that are open and don't have their rows yet.
@MainActor
final class OutlineLoader<ID: Hashable & Sendable> {
    /// Starts to load what is in a group, and returns a closure that cancels the load.
    typealias Start = @MainActor (ID, _ deliver: @escaping @MainActor (ExpansionTree<ID>) -> Void) -> () -> Void

    var load: (@MainActor (ID) async throws -> ExpansionTree<ID>)?
    /// Replaces tasks, for tests without them.
    var start: Start?
    /// Takes what was loaded.
    var deliver: @MainActor (ID, ExpansionTree<ID>) -> Void = { _, _ in }
    /// The groups that are open and not loaded, each with a closure that cancels its load. A load that failed stays
    /// here until its group folds, so that it isn't repeated meanwhile.
    private var loads: [ID: () -> Void] = [:]

    /// Starts the loads of groups that have none, and cancels those of all other groups.
    func update(_ wanted: Set<ID>) {
        for (id, cancel) in loads where !wanted.contains(id) {
            loads[id] = nil
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

    private func begin(_ id: ID) -> (() -> Void)? {
        let deliver = { @MainActor [weak self] (children: ExpansionTree<ID>) in
            guard let self, loads.removeValue(forKey: id) != nil else { return }
            self.deliver(id, children)
        }
        if let start { return start(id, deliver) }
        guard let load else { return nil }
        let task = Task {
            if let children = try? await load(id), !Task.isCancelled { deliver(children) }
        }
        return { task.cancel() }
    }
}
