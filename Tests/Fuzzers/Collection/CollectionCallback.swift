import SeededRandom

/// A request to the client, or a notification, in which a program performs an action.
package enum CollectionCallback: String, Codable, CaseIterable, Sendable {
    case cellForItem, viewForSupplementary, sizeForItem, willDisplay, didEndDisplaying, willDisplaySupplementary
    case didEndDisplayingSupplementary, didScroll, didSelect, didEndDragging, didEndDecelerating, completion, moveItem

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }
}
