import SeededRandom

/// A request to the client, or a notification, in which a program performs an action.
package enum TableCallback: String, Codable, CaseIterable, Sendable {
    case cellForRow, heightForRow, willDisplay, didEndDisplaying, didScroll, didSelect, titleForHeader

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }
}
