import SeededRandom

/// The scroll view that a program starts with.
package struct ScrollSetup: Codable, Sendable {
    /// The size of the content in points.
    package var width: Int
    package var height: Int
    package var zooms: Bool
    /// Whether another scroll view is inside the content.
    package var isNested: Bool
    /// The switches that differ from their defaults.
    package var switched: [ScrollSwitch]

    package init(width: Int, height: Int, zooms: Bool = false, isNested: Bool = false, switched: [ScrollSwitch] = []) {
        self.width = width
        self.height = height
        self.zooms = zooms
        self.isNested = isNested
        self.switched = switched
    }

    init(using generator: inout SeededGenerator) {
        width = ScrollStep.drawLength(using: &generator)
        height = ScrollStep.drawLength(using: &generator)
        zooms = generator.below(3) == 0
        isNested = generator.below(3) == 0
        switched = ScrollSwitch.allCases.filter { _ in generator.below(5) == 0 }
    }
}
