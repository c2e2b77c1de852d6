import SeededRandom

/// A call by which a controller learns of its appearance.
package enum AppearanceCall: String, Codable, CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }
}
