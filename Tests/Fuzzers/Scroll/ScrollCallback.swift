import SeededRandom

/// A notification of a scroll view's delegate, in which a program performs an action.
package enum ScrollCallback: String, Codable, CaseIterable, Sendable {
    case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
    case didEndScrollingAnimation, willBeginZooming, didZoom, didEndZooming

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }
}
