import Expansion
import SeededRandom

/// A change of a state and its model.
enum RandomMutation {
    case set(Size, Int), toggle(Int), setAll(Size, [Int]), expandAll([Int]), collapseAll, remove(Int), prune(Set<Int>)
    case enforcePolicy, setPolicy(ExpansionPolicy)
    /// Moves a row to another group, or out of the table.
    case regroup(Int, Int?)

    static let policies = [ExpansionPolicy.independent, .accordion, .alwaysOne, .atMost(2), .atMost(3)]

    init(_ random: inout SeededGenerator, numberOfRows: Int, numberOfGroups: Int) {
        let id = random.below(numberOfRows)
        let level = Size.allCases[random.below(3)]
        let ids = (0..<random.below(numberOfRows)).map { _ in random.below(numberOfRows) }
        switch random.below(20) {
        case 0..<5: self = .set(level, id)
        case 5..<10: self = .toggle(id)
        case 10, 11: self = .setAll(level, ids)
        case 12: self = .expandAll(ids)
        case 13: self = .collapseAll
        case 14: self = .remove(id)
        case 15: self = .prune(Set(ids))
        case 16: self = .enforcePolicy
        case 17: self = .setPolicy(Self.policies[random.below(Self.policies.count)])
        default: self = .regroup(id, random.below(4) == 0 ? nil : random.below(numberOfGroups))
        }
    }

    func apply(to state: inout ExpansionState<Int, Size>, groups: [Int: Int]) -> [ExpansionChange<Int, Size>] {
        let group = { (id: Int) in groups[id] }
        switch self {
        case .set(let level, let id): return state.set(level, for: id, groupedBy: group)
        case .toggle(let id): return state.toggle(id, groupedBy: group)
        case .setAll(let level, let ids): return state.setAll(level, for: ids, groupedBy: group)
        case .expandAll(let ids): return state.expandAll(ids, groupedBy: group)
        case .collapseAll: return state.collapseAll(groupedBy: group)
        case .remove(let id): return state.remove(id)
        case .prune(let kept): return state.prune { kept.contains($0) }
        case .enforcePolicy: return state.enforcePolicy(groupedBy: group)
        case .setPolicy(let policy): return state.setPolicy(policy, groupedBy: group)
        case .regroup: return []
        }
    }

    func apply(to model: inout ModelState) {
        let before = model.rows.map(\.id)
        model.applyLevels(of: self)
        model.orderAsGiven(asked, openBefore: before)
    }

    /// The requested rows, in the given order.
    var asked: [Int] {
        switch self {
        case .set(_, let id), .toggle(let id), .remove(let id): [id]
        case .setAll(_, let ids), .expandAll(let ids): ids
        default: []
        }
    }
}

extension ModelState {
    fileprivate mutating func applyLevels(of mutation: RandomMutation) {
        switch mutation {
        case .set(let level, let id): setAll(level, [id])
        case .toggle(let id):
            let isLast = policy.keepsOneOpen && openRows(inGroup: groups[id]) == [id]
            switch level(id) {
            case .small: setAll(.medium, [id])
            case .medium: setAll(.big, [id])
            case .big: setAll(isLast ? .medium : .small, [id])
            }
        case .setAll(let level, let ids): setAll(level, ids)
        case .expandAll(let ids): setAll(.big, ids)
        case .collapseAll: setAll(.small, rows.map(\.id).filter { groups[$0] != nil })
        case .remove(let id): put(id, .small)
        case .prune(let kept): rows.removeAll { !kept.contains($0.id) }
        case .enforcePolicy: enforce()
        case .setPolicy(let policy):
            self.policy = policy
            enforce()
        case .regroup(let id, let group): groups[id] = group
        }
    }
}
