import Unfold

/// The levels as reported to the client, step by step.
@MainActor
struct ToldLevels {
    private weak var expander: FuzzedExpanderClient.Expander?
    private var told: [Int: FuzzedLevel] = [:]
    /// Whether the client itself set levels in this step. Those changes aren't reported to it.
    private var isVoid = false
    private(set) var flaw: String?

    init(_ expander: FuzzedExpanderClient.Expander?) {
        self.expander = expander
    }

    /// Stores the current levels.
    mutating func begin() {
        guard let expander else { return }
        told = Dictionary(uniqueKeysWithValues: expander.state.unfolded.map { ($0, expander[$0]) })
        isVoid = false
    }

    mutating func ignore() {
        isVoid = true
    }

    mutating func hear(_ changes: [ExpansionChange<Int, FuzzedLevel>]) {
        for change in changes {
            if told[change.id, default: .small] != change.oldLevel, !isVoid {
                flaw = "\(change) is told when the row is \(told[change.id, default: .small])"
            }
            told[change.id] = change.newLevel
        }
    }

    /// Compares the reported changes of a step with the actual levels.
    mutating func end() {
        guard let expander, !isVoid else { return }
        for id in Set(told.keys).union(expander.state.unfolded) where told[id, default: .small] != expander[id] {
            flaw = "row \(id) is \(expander[id]), and the client has heard of \(told[id, default: .small])"
        }
    }
}
