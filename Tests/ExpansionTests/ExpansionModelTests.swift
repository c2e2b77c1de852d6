import Expansion
import SeededRandom
import Testing

/// Tests random changes against a model of plain arrays.
struct ExpansionModelTests {
    struct Run {
        var random: SeededGenerator
        var state: ExpansionState<Int, Size>
        var model: ModelState
        let numberOfRows: Int
        let numberOfGroups: Int

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            let policy = RandomMutation.policies[Int(seed) % RandomMutation.policies.count]
            state = ExpansionState(policy: policy)
            model = ModelState(policy: policy)
            numberOfRows = 1 + random.below(14)
            numberOfGroups = 1 + random.below(3)
            for id in 0..<numberOfRows { model.groups[id] = random.below(numberOfGroups) }
        }

        mutating func step() -> (mutation: RandomMutation, changes: [ExpansionChange<Int, Size>]) {
            let mutation = RandomMutation(&random, numberOfRows: numberOfRows, numberOfGroups: numberOfGroups)
            let changes = mutation.apply(to: &state, groups: model.groups)
            mutation.apply(to: &model)
            return (mutation, changes)
        }

        var levels: [Size] {
            (0..<numberOfRows).map { state[$0] }
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func theStateEqualsTheModelAfterEveryChange(seed: UInt64) throws {
        var run = Run(seed: seed)
        for step in 0..<300 {
            let (mutation, _) = run.step()
            let context: Comment = "seed \(seed), step \(step), \(mutation)"
            let (order, levels) = (run.model.rows.map(\.id), (0..<run.numberOfRows).map(run.model.level))
            try #require(Array(run.state.unfolded) == order, context)
            try #require(run.levels == levels, context)
            try #require(run.state.unfolded.count == run.model.rows.count, context)
            try #require(run.state.isEmpty == run.model.rows.isEmpty, context)
            try #require(Array(run.state.unfolded.reversed()) == order.reversed(), context)
            try #require(run.state.policy == run.model.policy, context)
        }
    }

    @Test(arguments: 100..<150 as Range<UInt64>)
    func allChangedRowsAreReturnedWithTheRequestedOnesFirst(seed: UInt64) throws {
        var run = Run(seed: seed)
        for step in 0..<300 {
            let before = run.levels
            let order = Array(run.state.unfolded)
            let (mutation, changes) = run.step()
            let context: Comment = "seed \(seed), step \(step), \(mutation), \(changes)"
            let changed = changes.map(\.id).sorted()
            let expected = before.indices.filter { before[$0] != run.levels[$0] }
            try #require(changed == expected, context)
            for change in changes {
                try #require(change.oldLevel == before[change.id] && change.newLevel == run.levels[change.id], context)
            }
            // The requested rows at the given level, in the given order, followed by the rows that were folded
            // for them, oldest first.
            let reached = changes.prefix { change in
                mutation.asked.contains(change.id) && !change.isFolding
            }
            let folded = changes.dropFirst(reached.count)
            let isAllFolded = folded.allSatisfy(\.isFolding)
            try #require(isAllFolded, context)
            let ranks = reached.compactMap { mutation.asked.firstIndex(of: $0.id) }
            try #require(ranks == ranks.sorted(), context)
            if case .setAll(.small, let ids) = mutation {
                let given = folded.compactMap { ids.firstIndex(of: $0.id) }
                try #require(given.count == folded.count && given == given.sorted(), context)
            } else {
                let ages = folded.compactMap { order.firstIndex(of: $0.id) }
                try #require(ages.count == folded.count && ages == ages.sorted(), context)
            }
        }
    }

    @Test(arguments: 200..<300 as Range<UInt64>)
    func aGroupObeysThePolicyAfterOneOfItsRowsIsOpened(seed: UInt64) throws {
        var run = Run(seed: seed)
        for step in 0..<300 {
            let openBefore = run.model.openRows
            let (mutation, _) = run.step()
            let context: Comment = "seed \(seed), step \(step), \(mutation)"
            let groups = run.model.groups
            func open(_ group: Int?) -> [Int] { run.state.unfolded.filter { group != nil && groups[$0] == group } }
            switch mutation {
            case .set, .toggle, .setAll, .expandAll:
                if let limit = run.state.policy.limit, mutation.asked.contains(where: { !run.state[$0].isFolded }) {
                    for id in mutation.asked where !run.state[id].isFolded {
                        try #require(open(groups[id]).count <= limit, context)
                    }
                }
                if run.state.policy.keepsOneOpen {
                    for group in Set(groups.values) where !openBefore(group).isEmpty {
                        try #require(!open(group).isEmpty, context)
                    }
                }
            case .collapseAll:
                for group in Set(groups.values) {
                    let kept = run.state.policy.keepsOneOpen ? openBefore(group).suffix(1) : []
                    try #require(open(group) == Array(kept), context)
                }
            case .enforcePolicy, .setPolicy:
                for group in Set(groups.values) {
                    let kept = openBefore(group).suffix(run.state.policy.limit ?? .max)
                    try #require(open(group) == Array(kept), context)
                }
            default: break
            }
        }
    }
}
