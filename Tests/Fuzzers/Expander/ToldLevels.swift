import Unfold

/// The levels as the client hears of them, step by step.
@MainActor
struct ToldLevels {
    private weak var expander: FuzzedExpanderClient.Expander?
    private var told: [Int: FuzzedLevel] = [:]
    /// Whether the client itself has set the levels in this step, of which it does not hear.
    private var isVoid = false
    private(set) var flaw: String?

    init(_ expander: FuzzedExpanderClient.Expander?) {
        self.expander = expander
    }

    /// Takes the levels as they are.
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

    /// Compares what was told in a step with what is.
    mutating func end() {
        guard let expander, !isVoid else { return }
        for id in Set(told.keys).union(expander.state.unfolded) where told[id, default: .small] != expander[id] {
            flaw = "row \(id) is \(expander[id]), and the client has heard of \(told[id, default: .small])"
        }
    }
}
