import SeededRandom

/// The table that a program of edits starts with.
package struct EditingSetup: Codable, Sendable {
    /// The numbers of rows, by section.
    package var sections: [Int]
    package var selectsSeveral: Bool
    package var hasRefreshControl: Bool
    /// Whether rows have actions at their leading end, too.
    package var hasLeadingActions: Bool

    package init(
        sections: [Int],
        selectsSeveral: Bool = false,
        hasRefreshControl: Bool = false,
        hasLeadingActions: Bool = false
    ) {
        self.sections = sections
        self.selectsSeveral = selectsSeveral
        self.hasRefreshControl = hasRefreshControl
        self.hasLeadingActions = hasLeadingActions
    }

    init(using generator: inout SeededGenerator) {
        sections = (0...generator.below(3)).map { _ in generator.below(12) }
        selectsSeveral = generator.below(2) == 0
        hasRefreshControl = generator.below(3) == 0
        hasLeadingActions = generator.below(3) == 0
    }
}
