import SeededRandom

/// The table that a program starts with.
package struct TableSetup: Codable, Sendable {
    /// The heights of the rows in points, by section.
    package var sections: [[Int]]
    /// Whether constraints determine the heights instead of the delegate.
    package var isSelfSizing: Bool
    /// Whether sections have titles.
    package var hasTitles: Bool
    package var isGrouped: Bool

    package init(sections: [[Int]], isSelfSizing: Bool = false, hasTitles: Bool = false, isGrouped: Bool = false) {
        self.sections = sections
        self.isSelfSizing = isSelfSizing
        self.hasTitles = hasTitles
        self.isGrouped = isGrouped
    }

    init(using generator: inout SeededGenerator) {
        let count = generator.below(3) == 0 ? 1 + generator.below(4) : 1
        sections = (0..<count).map { _ in
            (0..<generator.below(30)).map { _ in TableStep.drawHeight(using: &generator) }
        }
        isSelfSizing = generator.below(2) == 0
        hasTitles = generator.below(3) == 0
        isGrouped = generator.below(4) == 0
    }
}
