import SeededRandom

/// The collection view that a program starts with.
package struct CollectionSetup: Codable, Sendable {
    /// The heights of the items in points, by section.
    package var sections: [[Int]]
    package var placing: CollectionPlacing
    package var hasHeaders: Bool
    /// Whether a diffable data source provides the items.
    package var usesSnapshots: Bool

    package init(
        sections: [[Int]],
        placing: CollectionPlacing = .grid,
        hasHeaders: Bool = false,
        usesSnapshots: Bool = false
    ) {
        self.sections = sections
        self.placing = placing
        self.hasHeaders = hasHeaders
        self.usesSnapshots = usesSnapshots
    }

    init(using generator: inout SeededGenerator) {
        let count = generator.below(3) == 0 ? 1 : 1 + generator.below(5)
        sections = (0..<count).map { _ in
            (0..<generator.below(20)).map { _ in TableStep.drawHeight(using: &generator) }
        }
        placing = CollectionPlacing(using: &generator)
        hasHeaders = generator.below(2) == 0
        usesSnapshots = generator.below(4) == 0
    }
}
