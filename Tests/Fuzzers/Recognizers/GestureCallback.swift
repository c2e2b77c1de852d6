import SeededRandom

/// A call of the client in which a program performs a reaction.
package enum GestureCallback: String, Codable, CaseIterable, Sendable {
    case stateOverride, handler, shouldBegin, shouldReceive, isSimultaneous
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled

    init(using generator: inout SeededGenerator) {
        // The first two are those in which apps act.
        self =
            generator.below(2) == 0
            ? (generator.below(2) == 0 ? .stateOverride : .handler)
            : Self.allCases[generator.below(Self.allCases.count)]
    }
}
