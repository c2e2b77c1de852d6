import SeededRandom

/// An operation on a section snapshot. Items are small numbers. Operations that name an item that isn't there, or add
/// one that is, are skipped.
package enum SectionSnapshotStep: Codable, Sendable {
    case append([Int], to: Int?)
    case insert([Int], beside: Int, isAfter: Bool)
    case delete([Int])
    case expand([Int])
    case collapse([Int])
    /// Moves an item, with those inside it, next to another item.
    case take(Int, beside: Int, isAfter: Bool)
    /// Replaces the items inside an item by those inside the first of them.
    case flatten(Int)
    case deleteAll
    /// Shows the visible items in the table.
    case apply(animated: Bool)
    /// The duration in milliseconds.
    case advance(Int)

    static let itemCount = 40

    init(using generator: inout SeededGenerator) {
        let items = (0..<generator.below(6)).map { _ in generator.below(Self.itemCount) }
        let (item, other) = (generator.below(Self.itemCount), generator.below(Self.itemCount))
        let isAfter = generator.below(2) == 0
        switch generator.below(20) {
        case 0...4: self = .append(items, to: isAfter ? item : nil)
        case 5, 6: self = .insert(items, beside: item, isAfter: isAfter)
        case 7: self = .delete(Array(items.prefix(2)))
        case 8...10: self = .expand(items)
        case 11, 12: self = .collapse(items)
        case 13: self = .take(item, beside: other, isAfter: isAfter)
        case 14: self = .flatten(item)
        case 15: self = generator.below(10) == 0 ? .deleteAll : .expand(items)
        case 16...18: self = .apply(animated: isAfter)
        default: self = .advance(generator.below(500))
        }
    }
}
