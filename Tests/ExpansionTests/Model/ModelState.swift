import Expansion

/// The specification of `ExpansionState`, with an array of the open rows in the order of opening.
struct ModelState {
    struct Row: Equatable {
        var id: Int
        var level: Size
    }

    var policy: ExpansionPolicy
    var rows: [Row] = []
    /// The group of each row in the table.
    var groups: [Int: Int] = [:]

    func level(_ id: Int) -> Size {
        rows.first { $0.id == id }?.level ?? .small
    }

    func openRows(inGroup group: Int?) -> [Int] {
        rows.map(\.id).filter { group != nil && groups[$0] == group }
    }

    mutating func setAll(_ level: Size, _ ids: [Int]) {
        let ids = ids.enumerated().filter { index, id in ids.firstIndex(of: id) == index }.map(\.element)
        for id in ids where groups[id] == nil { put(id, level) }
        for group in Set(ids.compactMap { groups[$0] }) {
            let asked = ids.filter { groups[$0] == group }
            if level == .small {
                close(asked, inGroup: group)
            } else {
                let winners = Array(asked.prefix(policy.limit ?? asked.count))
                // IDs of other groups come between these in the given order. `orderAsGiven` restores it.
                for id in winners { put(id, level) }
                shrink(group, sparing: winners)
            }
        }
    }

    /// Puts the rows that were just opened into the order in which they were requested.
    mutating func orderAsGiven(_ ids: [Int], openBefore: [Int]) {
        let old = rows.filter { openBefore.contains($0.id) }
        let new = rows.filter { !openBefore.contains($0.id) }
        rows = old + new.sorted { (ids.firstIndex(of: $0.id) ?? 0) < (ids.firstIndex(of: $1.id) ?? 0) }
    }

    mutating func enforce() {
        for group in Set(groups.values) { shrink(group, sparing: []) }
    }

    mutating func put(_ id: Int, _ level: Size) {
        if level == .small {
            rows.removeAll { $0.id == id }
        } else if let index = rows.firstIndex(where: { $0.id == id }) {
            rows[index].level = level
        } else {
            rows.append(Row(id: id, level: level))
        }
    }

    private mutating func close(_ ids: [Int], inGroup group: Int) {
        var doomed = openRows(inGroup: group).filter(ids.contains)
        // The last row that was opened stays open.
        if policy.keepsOneOpen, doomed.count == openRows(inGroup: group).count { _ = doomed.popLast() }
        for id in doomed { put(id, .small) }
    }

    private mutating func shrink(_ group: Int, sparing spared: [Int]) {
        while let limit = policy.limit, openRows(inGroup: group).count > limit,
            let oldest = openRows(inGroup: group).first(where: { !spared.contains($0) })
        {
            put(oldest, .small)
        }
    }
}
