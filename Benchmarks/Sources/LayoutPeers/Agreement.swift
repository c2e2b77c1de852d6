/// Whether the project's solver and kiwi find the same, or equally good, values for a layout.
public struct Agreement {
    /// An error that the two solvers disagree, so that comparing their times is meaningless.
    public struct Disagreement: Error, CustomStringConvertible {
        public let description: String
    }

    /// The variables whose values differ in some state although both solutions are optimal, because the
    /// constraints leave them ambiguous.
    public private(set) var open: Set<String> = []

    private let tolerance = 1e-6

    /// Compares the solvers in each of the layout's states, with its changes, and without each of its
    /// constraints in turn.
    ///
    /// - Throws: `Disagreement` if the violations differ at any level.
    public init(_ layout: Layout, kiwi: Kiwi) throws {
        let kiwiLayout = KiwiLayout(layout)
        let sessions: [any LayoutSession] = [UnfoldSession(layout), KiwiSession(kiwiLayout, in: kiwi)]
        for state in layout.states {
            for session in sessions { _ = session.suggest(state) }
            try compare(layout, sessions, state, "suggesting \(state)")
        }
        let state = layout.states[0]
        for session in sessions { _ = session.suggest(state) }

        var changed = layout
        for change in layout.changes { changed.constraints[change.constraint].constant = change.constant }
        for session in sessions { _ = session.change(true) }
        try compare(changed, sessions, state, "with its changes")
        for session in sessions { _ = session.change(false) }
        try compare(layout, sessions, state, "with its changes undone")

        for index in layout.constraints.indices {
            for session in sessions { _ = session.readd(index) }
            try compare(layout, sessions, state, "with constraint \(index) put back", notesOpen: false)
            var reduced = layout
            reduced.constraints.remove(at: index)
            reduced.changes = []
            let without: [any LayoutSession] = [UnfoldSession(reduced), KiwiSession(KiwiLayout(reduced), in: kiwi)]
            try compare(reduced, without, state, "without constraint \(index)", notesOpen: false)
        }
    }

    private mutating func compare(
        _ layout: Layout,
        _ sessions: [any LayoutSession],
        _ state: [Double],
        _ situation: String,
        notesOpen: Bool = true
    ) throws {
        let values = sessions.map { $0.values() }
        let missed = values.map { layout.violations(of: $0, suggested: state) }
        for (level, sums) in zip(layout.levels, zip(missed[0], missed[1]))
        where abs(sums.0 - sums.1) > tolerance * max(1, abs(sums.1)) {
            throw Disagreement(
                description: "\(situation): at \(level.name) the project's solver misses \(sums.0), kiwi \(sums.1)"
            )
        }
        guard notesOpen else { return }
        for (variable, pair) in zip(layout.variables, zip(values[0], values[1]))
        where abs(pair.0 - pair.1) > tolerance * max(1, abs(pair.1)) {
            open.insert(variable)
        }
    }
}
