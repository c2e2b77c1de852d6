import SeededRandom

/// A change of a table's data. The numbers of rows and sections are taken modulo their count.
package enum TableEdit: Codable, Sendable {
    case insert(heights: [Int], at: Int)
    case delete(Int)
    case move(Int, to: Int)
    /// Changes a height and calls `reloadRows`.
    case reload(Int, height: Int)
    /// Changes a height and calls `reconfigureRows`.
    case reconfigure(Int, height: Int)
    /// Changes a height without a call for the row. The table measures it again because of an update.
    case resize(Int, height: Int)
    case insertSection(heights: [Int], at: Int)
    case deleteSection(Int)
    case moveSection(Int, to: Int)
    case reloadSection(Int)

    init(using generator: inout SeededGenerator) {
        let (row, other) = (generator.below(64), generator.below(64))
        let height = TableStep.drawHeight(using: &generator)
        switch generator.below(16) {
        case 0...2: self = .insert(heights: (0...generator.below(3)).map { _ in height }, at: row)
        case 3...5: self = .delete(row)
        case 6, 7: self = .move(row, to: other)
        case 8, 9: self = .reload(row, height: height)
        case 10: self = .reconfigure(row, height: height)
        case 11: self = .resize(row, height: height)
        case 12: self = .insertSection(heights: (0..<generator.below(4)).map { _ in height }, at: other)
        case 13: self = .deleteSection(other)
        case 14: self = .moveSection(row, to: other)
        default: self = .reloadSection(other)
        }
    }
}
