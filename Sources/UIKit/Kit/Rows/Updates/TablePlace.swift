import Foundation

/// A place in a table: a section, or a row of a section. Rows are ordered like index paths.
enum TablePlace: Hashable, Comparable, Sendable {
    case section(Int)
    case row(section: Int, row: Int)

    /// Creates the place of a row; `nil` unless the path has two indexes.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self = .row(section: indexPath[0], row: indexPath[1])
    }

    var section: Int {
        switch self {
        case .section(let section), .row(let section, _): section
        }
    }
}

extension TablePlace: CustomStringConvertible {
    /// The place as UIKit's messages name it, without the address of the `NSIndexPath`.
    var description: String {
        switch self {
        case .section(let section): "section (\(section))"
        case .row(let section, let row): "index path ({length = 2, path = \(section) - \(row)})"
        }
    }
}
