import CoreGraphics

/// The measures of all sections of a flow, as the client gave them.
struct FlowContent: Hashable, Sendable {
    struct Section: Hashable, Sendable {
        var metrics: FlowSectionMetrics
        /// The sizes of the items before their cells are asked.
        var items: FlowItems
    }

    /// The number of items in each section, as the collection view has them.
    var counts: [Int] = []
    var sections: [Section] = []
    /// Whether items determine their size themselves.
    var isEstimated = false
}
