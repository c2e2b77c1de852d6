import Foundation

/// The levels of an expander's rows.
///
/// While the client is asked what a change depends on, such as a group, the levels don't change.
@MainActor
final class LevelStore<ID: Hashable, Level: ExpansionLevel> {
    typealias Change = ExpansionChange<ID, Level>
    typealias State = ExpansionState<ID, Level>

    /// The state before an animation, and the revisions before and after it.
    struct Earlier {
        fileprivate var state: State
        fileprivate var revision: Int
        fileprivate var revisionAfter: Int
    }

    /// The rows to which the policy applies together.
    var scope: ExpansionScope<ID>
    private(set) var current: State
    /// The number of changes of `current`.
    private(set) var revision = 0
    private var firstOpenRows = FirstOpenRows()
    private let places: RowPlaces<ID>
    private let queue: ChangeQueue<ID, Level>

    init(
        _ policy: ExpansionPolicy,
        _ scope: ExpansionScope<ID>,
        _ places: RowPlaces<ID>,
        _ queue: ChangeQueue<ID, Level>
    ) {
        current = State(policy: policy)
        self.scope = scope
        self.places = places
        self.queue = queue
    }

    subscript(id: ID) -> Level { current[id] }

    // MARK: Reads

    /// Whether the client has read a level that has changed since, for example for a height.
    private(set) var hasStaleReads = false
    private var isRead = false

    /// Returns the level of a row to the client.
    func read(_ id: ID) -> Level {
        isRead = true
        return current[id]
    }

    /// Counts reads from here on, because the table shows all changes.
    func forgetReads() {
        (isRead, hasStaleReads) = (false, false)
    }

    /// A closure that returns the group in which the policy counts a row.
    var group: (ID) -> AnyHashable? {
        { [self] id in
            switch scope.kind {
            case .table: 0
            case .section: places.section(of: id).map { AnyHashable($0) }
            case .group(let key): key(id)
            }
        }
    }

    /// Returns the level that a toggle sets, which is an open one if the policy doesn't allow the row to fold.
    func nextLevel(of id: ID, in state: State) -> Level {
        let next = state[id].next
        return state.allows(next, for: id, groupedBy: group) ? next : next.next
    }

    // MARK: Changes

    /// Changes a state as a whole.
    ///
    /// - Returns: The changes of all rows, also of those in the table that were never changed.
    func change(_ state: inout State, _ body: (inout State) -> Void) -> [Change] {
        var next = state
        body(&next)
        return state.replace(by: next, among: next.commonLevel == state.commonLevel ? [] : places.allIDs)
    }

    /// Computes and applies a change of levels without notifying the client.
    func assign(_ compute: (inout State) -> [Change]) -> [Change] {
        // While the queue is asking, other changes wait, so `current` doesn't change.
        let (changes, next) = queue.asking {
            var next = current
            return (compute(&next), next)
        }
        // A policy, and the order in which rows were opened, may change without a change of levels.
        if !changes.isEmpty || next != current {
            current = next
            revision += 1
            hasStaleReads = hasStaleReads || isRead
            isRead = false
        }
        return changes
    }

    /// Computes and applies a change of levels that can be taken back.
    func assignRevertibly(_ compute: (inout State) -> [Change]) -> (changes: [Change], earlier: Earlier) {
        let (before, revisionBefore) = (current, revision)
        let changes = assign(compute)
        return (changes, Earlier(state: before, revision: revisionBefore, revisionAfter: revision))
    }

    /// Folds the rows that the policy doesn't allow, after rows have moved from one group to another.
    ///
    /// What was open together before isn't allowed to be in other groups, so no earlier state is restored as a whole
    /// from here on.
    func regroup() -> [Change] {
        revision += 1
        return assign { $0.enforcePolicy(groupedBy: group) }
    }

    /// Returns a state without the open rows that its policy doesn't allow in the present groups.
    func allowed(_ state: State) -> State {
        queue.asking {
            var allowed = state
            allowed.enforcePolicy(groupedBy: group)
            return allowed
        }
    }

    /// Replaces all levels by those that the client sets.
    func replace(by state: State) {
        firstOpenRows.finish()
        current = state
        revision += 1
    }

    /// Removes the level of a row.
    func forget(_ id: ID) {
        if !current.remove(id).isEmpty { revision += 1 }
    }

    /// Returns one change for each row whose level differs from its level before a sequence of changes.
    ///
    /// - Parameter changeRevision: The revision right after the changes, if no row changes twice in them. If nothing
    ///   has changed since, they are the result as they are, and may be a million.
    func net(_ changes: [Change], at changeRevision: Int? = nil) -> [Change] {
        guard changeRevision != revision else { return changes }
        var seen: Set<ID> = []
        return changes.compactMap { change in
            guard seen.insert(change.id).inserted, current[change.id] != change.oldLevel else { return nil }
            return Change(id: change.id, from: change.oldLevel, to: current[change.id])
        }
    }

    /// Restores the levels of rows from before some changes, unless they have changed since.
    ///
    /// - Returns: The changes that restore them.
    func takeBack(_ changes: [Change], to earlier: Earlier?) -> [Change] {
        if let earlier, earlier.revisionAfter == revision {
            // If nothing has changed since, restoring the whole state also restores the order in
            // which rows were opened.
            (current, revision) = (earlier.state, earlier.revision)
            return changes.map { Change(id: $0.id, from: $0.newLevel, to: $0.oldLevel) }
        }
        let own = Set(changes.lazy.map(\.id))
        return assign { state in
            var undone: [Change] = []
            // Rows that fold come first, because they make room for the others under the policy.
            for isFolding in [true, false] {
                for change in changes where change.oldLevel.isFolded == isFolding && state[change.id] == change.newLevel
                {
                    var next = state
                    let step = next.set(change.oldLevel, for: change.id, groupedBy: group)
                    // A row that was opened since doesn't fold for one that was open before.
                    guard step.allSatisfy({ own.contains($0.id) }) else { continue }
                    undone += step
                    state = next
                }
            }
            return undone
        }
    }

    /// Records that a row is about to be shown.
    ///
    /// - Returns: Whether the row has to open, since the policy keeps one row of its group open and none has been open.
    func beginGroup(of id: ID) -> Bool {
        queue.asking {
            guard let key = group(id), firstOpenRows.begin(key) else { return false }
            return !current.unfolded.contains { group($0) == key }
        }
    }
}
