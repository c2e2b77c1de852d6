/// Opening and folding rows as the policy requires.
extension ExpansionState {
    /// Opens rows, as many in each group as the policy allows, and folds other rows of these groups.
    mutating func open<Group: Hashable>(
        _ ids: some Sequence<ID>,
        to level: Level,
        groupedBy group: (ID) -> Group?,
        into changes: inout [Change]
    ) {
        guard let limit = policy.limit else {
            for id in ids { change(id, to: level, into: &changes) }
            return
        }
        var seen: Set<ID> = []
        var spared: Set<ID> = []
        var numberSpared: [Group: Int] = [:]
        // An ID that is listed twice counts only once against the limit.
        for id in ids where seen.insert(id).inserted {
            if let own = group(id) {
                guard numberSpared[own, default: 0] < limit else { continue }
                numberSpared[own, default: 0] += 1
                spared.insert(id)
            }
            change(id, to: level, into: &changes)
        }
        // Only groups in which a row was opened are reduced. Other groups may exceed the limit
        // until `enforcePolicy` is called.
        let touched = numberSpared
        foldSurplus(over: limit, sparing: spared, into: &changes) { id in
            group(id).flatMap { touched[$0] == nil ? nil : $0 }
        }
    }

    /// Folds rows. If the policy keeps one row open, the last opened row of a group that would have none stays open.
    mutating func fold<Group: Hashable>(
        _ ids: some Sequence<ID>,
        groupedBy group: (ID) -> Group?,
        into changes: inout [Change]
    ) {
        let ids = Array(ids)
        let kept = policy.keepsOneOpen ? lastOpened(whereAllAreIn: Set(ids), groupedBy: group) : []
        for id in ids where !kept.contains(id) { change(id, to: .folded, into: &changes) }
    }

    /// Folds rows of groups that have more open rows than the limit, except spared ones. Rows fold
    /// in the order in which they were opened.
    mutating func foldSurplus<Group: Hashable>(
        over limit: Int,
        sparing spared: Set<ID>,
        into changes: inout [Change],
        groupedBy group: (ID) -> Group?
    ) {
        // No group can exceed the limit if all open rows together don't, so the closure isn't
        // called for each of them.
        guard levels.order.count > limit else { return }
        let open = levels.order.compactMap { id in group(id).map { (id: id, group: $0) } }
        var surplus: [Group: Int] = [:]
        for row in open { surplus[row.group, default: -limit] += 1 }
        for row in open where !spared.contains(row.id) {
            guard let number = surplus[row.group], number > 0 else { continue }
            surplus[row.group] = number - 1
            change(row.id, to: .folded, into: &changes)
        }
    }

    /// Returns the row that was opened last in each group whose open rows are all in a set.
    private func lastOpened<Group: Hashable>(whereAllAreIn ids: Set<ID>, groupedBy group: (ID) -> Group?) -> Set<ID> {
        guard ids.contains(where: levels.contains) else { return [] }
        var last: [Group: ID] = [:]
        var staysOpen: Set<Group> = []
        for id in levels.order {
            guard let own = group(id) else { continue }
            last[own] = id
            if !ids.contains(id) { staysOpen.insert(own) }
        }
        return Set(last.filter { !staysOpen.contains($0.key) }.values)
    }
}
