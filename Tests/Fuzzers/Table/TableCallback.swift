import SeededRandom

/// A question to the client, or a notice, in which a program does something.
package enum TableCallback: String, Codable, CaseIterable, Sendable {
    case cellForRow, heightForRow, willDisplay, didEndDisplaying, didScroll, didSelect, titleForHeader

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }
}
