import SeededRandom

/// A change of a section of a compositional layout.
package enum CompositionStep: Codable, Sendable {
    /// An item reports a size, in quarters of a point.
    case report(item: Int, width: Int, height: Int)
    /// Items are replaced by others.
    case replace(first: Int, old: Int, new: Int)

    init(using generator: inout SeededGenerator) {
        if generator.below(4) == 0 {
            self = .replace(first: generator.below(20), old: generator.below(6), new: generator.below(5))
        } else {
            self = .report(item: generator.below(20), width: generator.below(400), height: generator.below(400))
        }
    }
}
