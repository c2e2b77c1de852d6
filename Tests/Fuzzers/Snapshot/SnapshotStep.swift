import SeededRandom

/// An operation on a snapshot. Sections and items are small numbers. Operations that UIKit forbids are skipped.
package enum SnapshotStep: Codable, Sendable {
    case appendSections([Int])
    case insertSections([Int], beside: Int, isAfter: Bool)
    case deleteSections([Int])
    case moveSection(Int, beside: Int, isAfter: Bool)
    case reloadSections([Int])
    case appendItems([Int], to: Int)
    case insertItems([Int], beside: Int, isAfter: Bool)
    case deleteItems([Int])
    case moveItem(Int, beside: Int, isAfter: Bool)
    case reloadItems([Int])
    case reconfigureItems([Int])
    case deleteAllItems
    /// Applies the snapshot, and continues with the data source's current one.
    case apply(animated: Bool)
    /// The duration in milliseconds.
    case advance(Int)

    static let sectionCount = 5
    static let itemCount = 30

    init(using generator: inout SeededGenerator) {
        let items = (0..<generator.below(6)).map { _ in generator.below(Self.itemCount) }
        let sections = (0..<generator.below(3)).map { _ in generator.below(Self.sectionCount) }
        let (item, section) = (generator.below(Self.itemCount), generator.below(Self.sectionCount))
        let isAfter = generator.below(2) == 0
        switch generator.below(20) {
        case 0: self = .appendSections(sections)
        case 1: self = .insertSections(sections, beside: section, isAfter: isAfter)
        case 2: self = .deleteSections(sections)
        case 3: self = .moveSection(generator.below(Self.sectionCount), beside: section, isAfter: isAfter)
        case 4: self = .reloadSections(sections)
        case 5..<8: self = .appendItems(items, to: section)
        case 8, 9: self = .insertItems(items, beside: item, isAfter: isAfter)
        case 10, 11: self = .deleteItems(items)
        case 12, 13: self = .moveItem(generator.below(Self.itemCount), beside: item, isAfter: isAfter)
        case 14: self = .reloadItems(items)
        case 15: self = .reconfigureItems(items)
        case 16: self = generator.below(10) == 0 ? .deleteAllItems : .appendSections(sections)
        case 17, 18: self = .apply(animated: isAfter)
        default: self = .advance(generator.below(500))
        }
    }
}
